
%struct.anon.0 = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, [12 x ptr] }
%struct.anon.1 = type { ptr, ptr, ptr, i64, i64, i64 }
%struct.timespec = type { i64, i64 }
%struct.anon = type { i64, [56 x i8] }
%struct.Watch = type { i64, ptr, i64, i64, ptr, ptr, ptr, ptr }
%struct.Instruction = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Thing = type { i64, ptr, i64, i64, i64, i64, i64, i64, i64 }
%struct.Number = type { i32, i64, double }
%struct.Row = type { i64, ptr, i64, i64, %union.anon }
%union.anon = type { %struct.anon.2 }
%struct.anon.2 = type { ptr, i64, i64, i64, i64 }
%struct.Captured = type { ptr, ptr, ptr }
%struct.Equal = type { i64, i64, i64, i64, i64 }
%struct.Apart = type { i64, i64, i64, i64 }
%struct.Make = type { i64, i64, i64, i64, ptr, ptr, [3 x %struct.Extent] }
%struct.Extent = type { i64, i64, i64 }
%struct.Patch = type { i64, i64, i64 }
%struct.Tensor = type { ptr, i64, i64, ptr, ptr, i64 }

@host = internal unnamed_addr global %struct.anon.0 zeroinitializer, align 8
@gpu = internal unnamed_addr global %struct.anon.1 zeroinitializer, align 8
@.str = private unnamed_addr constant [17 x i8] c"vyre.native.Call\00", align 1
@call_spec = internal global { ptr, i32, i32, i32, [4 x i8], ptr } { ptr @.str, i32 56, i32 0, i32 18432, [4 x i8] zeroinitializer, ptr @call_slots }, align 8
@call_slots = internal global [7 x { i32, [4 x i8], ptr }] [{ i32, [4 x i8], ptr } { i32 65, [4 x i8] zeroinitializer, ptr @call_new }, { i32, [4 x i8], ptr } { i32 50, [4 x i8] zeroinitializer, ptr @PyVectorcall_Call }, { i32, [4 x i8], ptr } { i32 71, [4 x i8] zeroinitializer, ptr @call_traverse }, { i32, [4 x i8], ptr } { i32 51, [4 x i8] zeroinitializer, ptr @call_clear }, { i32, [4 x i8], ptr } { i32 52, [4 x i8] zeroinitializer, ptr @call_dealloc }, { i32, [4 x i8], ptr } { i32 72, [4 x i8] zeroinitializer, ptr @call_members }, { i32, [4 x i8], ptr } zeroinitializer], align 8
@__const.read_domain.stated = private unnamed_addr constant [3 x i64] [i64 1, i64 1, i64 1], align 8
@.str.3 = private unnamed_addr constant [21 x i8] c"__vectorcalloffset__\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"slow\00", align 1
@call_members = internal global [3 x { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr }] [{ ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } { ptr @.str.3, i32 19, [4 x i8] zeroinitializer, i64 16, i32 1, [4 x i8] zeroinitializer, ptr null }, { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } { ptr @.str.4, i32 16, [4 x i8] zeroinitializer, i64 24, i32 0, [4 x i8] zeroinitializer, ptr null }, { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } zeroinitializer], align 8

; Function Attrs: nounwind optsize
define void @watch_release(ptr noundef writeonly captures(none) initializes((32, 40)) %0) local_unnamed_addr #0 {
  %2 = tail call ptr @PyEval_SaveThread() #14
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %2, ptr %3, align 8
  ret void
}

; Function Attrs: optsize
declare ptr @PyEval_SaveThread() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define range(i64 1, 0) i64 @float_begin() local_unnamed_addr #0 {
  %1 = tail call i64 @llvm.read_volatile_register.i64(metadata !3)
  %2 = icmp eq i64 %1, 0
  br i1 %2, label %4, label %3

3:                                                ; preds = %0
  tail call void @llvm.write_register.i64(metadata !3, i64 0)
  br label %4

4:                                                ; preds = %0, %3
  %5 = phi i64 [ -1, %0 ], [ %1, %3 ]
  ret i64 %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: norecurse nounwind optsize
define void @float_end(i64 noundef %0) local_unnamed_addr #3 {
  %2 = add i64 %0, -1
  %3 = icmp ult i64 %2, -2
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  tail call void @llvm.write_register.i64(metadata !3, i64 %0)
  br label %5

5:                                                ; preds = %1, %4
  ret void
}

; Function Attrs: nounwind optsize
define void @watch_begin(ptr noundef writeonly captures(none) initializes((0, 64)) %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = tail call i64 @PyThread_get_thread_ident() #14
  store i64 0, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr @watch_poll, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %3, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  store ptr %1, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 48
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, i8 0, i64 16, i1 false)
  ret void
}

; Function Attrs: nounwind optsize
define internal i1 @watch_poll(ptr noundef %0) #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = load atomic i64, ptr %0 monotonic, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %55

5:                                                ; preds = %1
  %6 = tail call i64 @PyThread_get_thread_ident() #14
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, %6
  br i1 %9, label %10, label %55

10:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7
  %11 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #14
  %12 = load i64, ptr %2, align 8
  %13 = mul nsw i64 %12, 1000000000
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = add nsw i64 %13, %15
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %27

20:                                               ; preds = %10
  %21 = add nsw i64 %16, 50000000
  store i64 %21, ptr %17, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %55

25:                                               ; preds = %20
  %26 = call ptr @PyEval_SaveThread() #14
  store ptr %26, ptr %22, align 8
  br label %55

27:                                               ; preds = %10
  %28 = icmp slt i64 %16, %18
  br i1 %28, label %55, label %29

29:                                               ; preds = %27
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %33, %6
  br i1 %34, label %35, label %55

35:                                               ; preds = %29
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  call void @handle_signals(ptr noundef nonnull %0, i64 poison, i64 poison, ptr poison) #15
  br label %52

40:                                               ; preds = %35
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %42 = load ptr, ptr %41, align 8
  %43 = load i64, ptr %7, align 8
  %44 = call i64 @PyThread_get_thread_ident() #14
  %45 = icmp eq i64 %43, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %36, i8 0, i64 16, i1 false)
  br label %47

47:                                               ; preds = %40, %46
  call void %37(ptr noundef nonnull %0, i64 noundef 0, i64 noundef 0, ptr noundef null, ptr noundef nonnull @handle_signals, ptr noundef %42) #14
  %48 = load i64, ptr %7, align 8
  %49 = call i64 @PyThread_get_thread_ident() #14
  %50 = icmp eq i64 %48, %49
  br i1 %50, label %51, label %52

51:                                               ; preds = %47
  store ptr %37, ptr %36, align 8
  store ptr %42, ptr %41, align 8
  br label %52

52:                                               ; preds = %51, %47, %39
  %53 = load atomic i64, ptr %0 monotonic, align 8
  %54 = icmp ne i64 %53, 0
  br label %55

55:                                               ; preds = %5, %27, %29, %20, %25, %52, %1
  %56 = phi i1 [ true, %1 ], [ false, %5 ], [ %54, %52 ], [ false, %20 ], [ false, %25 ], [ false, %29 ], [ false, %27 ]
  ret i1 %56
}

; Function Attrs: optsize
declare i64 @PyThread_get_thread_ident() local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nounwind optsize
define i1 @watch_end(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  tail call void @PyEval_RestoreThread(ptr noundef nonnull %3) #14
  br label %6

6:                                                ; preds = %5, %1
  %7 = load atomic i64, ptr %0 monotonic, align 8
  %8 = icmp ne i64 %7, 0
  ret i1 %8
}

; Function Attrs: optsize
declare void @PyEval_RestoreThread(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define void @run_on_stack(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef readonly captures(none) %4) local_unnamed_addr #0 {
  %6 = alloca i8, align 1
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 64
  br label %10

10:                                               ; preds = %26, %5
  %11 = phi i64 [ 0, %5 ], [ %27, %26 ]
  %12 = load i64, ptr %8, align 64
  %13 = urem i64 %11, %12
  %14 = getelementptr inbounds %struct.anon, ptr %9, i64 %13
  %15 = load atomic i64, ptr %14 monotonic, align 8
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %20

17:                                               ; preds = %10
  %18 = cmpxchg ptr %14, i64 0, i64 1 acquire monotonic, align 8
  %19 = extractvalue { i64, i1 } %18, 1
  br i1 %19, label %28, label %20

20:                                               ; preds = %17, %10
  %21 = and i64 %11, 31
  %22 = icmp eq i64 %21, 31
  br i1 %22, label %23, label %25

23:                                               ; preds = %20
  %24 = tail call i32 @sched_yield() #14
  br label %26

25:                                               ; preds = %20
  tail call void @llvm.aarch64.hint(i32 1)
  br label %26

26:                                               ; preds = %23, %25
  %27 = add i64 %11, 1
  br label %10, !llvm.loop !4

28:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = tail call i64 @PyThread_get_thread_ident() #14
  %34 = icmp eq i64 %32, %33
  br i1 %34, label %35, label %42

35:                                               ; preds = %28
  %36 = ptrtoint ptr %6 to i64
  %37 = and i64 %36, -64
  %38 = add i64 %37, -1024
  %39 = inttoptr i64 %38 to ptr
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store ptr %30, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store ptr %39, ptr %41, align 8
  br label %42

42:                                               ; preds = %28, %35
  %43 = load ptr, ptr %29, align 8
  %44 = load ptr, ptr %4, align 8
  %45 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %46 = load ptr, ptr %45, align 16
  %47 = add nuw nsw i64 %13, 1
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %49 = load i64, ptr %48, align 8
  %50 = mul nsw i64 %49, %47
  %51 = getelementptr inbounds i8, ptr %46, i64 %50
  call void %43(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef nonnull %3, ptr noundef %44, ptr noundef %51) #14
  %52 = load i64, ptr %31, align 8
  %53 = call i64 @PyThread_get_thread_ident() #14
  %54 = icmp eq i64 %52, %53
  br i1 %54, label %55, label %57

55:                                               ; preds = %42
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %56, i8 0, i64 16, i1 false)
  br label %57

57:                                               ; preds = %42, %55
  store atomic i64 0, ptr %14 release, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_help(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i64 @llvm.read_volatile_register.i64(metadata !3)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %1
  tail call void @llvm.write_register.i64(metadata !3, i64 0)
  br label %5

5:                                                ; preds = %1, %4
  %6 = load atomic i64, ptr %0 acquire, align 64
  %7 = and i64 %6, 4294967295
  %8 = lshr i64 %6, 32
  %9 = icmp samesign ult i64 %7, %8
  br i1 %9, label %10, label %49

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 192
  br label %17

17:                                               ; preds = %10, %44
  %18 = atomicrmw add ptr %0, i64 1 acq_rel, align 64
  %19 = and i64 %18, 4294967295
  %20 = lshr i64 %18, 32
  %21 = icmp samesign ult i64 %19, %20
  br i1 %21, label %22, label %49

22:                                               ; preds = %17
  %23 = load i64, ptr %11, align 8
  %24 = mul nsw i64 %23, %19
  %25 = add nuw nsw i64 %19, 1
  %26 = icmp eq i64 %25, %20
  br i1 %26, label %27, label %29

27:                                               ; preds = %22
  %28 = load i64, ptr %12, align 16
  br label %31

29:                                               ; preds = %22
  %30 = add nsw i64 %24, %23
  br label %31

31:                                               ; preds = %29, %27
  %32 = phi i64 [ %28, %27 ], [ %30, %29 ]
  %33 = load ptr, ptr %13, align 32
  %34 = tail call i1 @watch_poll(ptr noundef %33) #15
  br i1 %34, label %39, label %35

35:                                               ; preds = %31
  %36 = load ptr, ptr %14, align 64
  %37 = load ptr, ptr %15, align 8
  %38 = load ptr, ptr %13, align 32
  tail call void %36(ptr noundef %37, i64 noundef %24, i64 noundef %32, ptr noundef %38) #14
  br label %39

39:                                               ; preds = %35, %31
  %40 = atomicrmw sub ptr %16, i32 1 acq_rel, align 64
  %41 = icmp eq i32 %40, -2147483647
  br i1 %41, label %42, label %44

42:                                               ; preds = %39
  %43 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %16, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #14
  br label %44

44:                                               ; preds = %42, %39
  %45 = load atomic i64, ptr %0 acquire, align 64
  %46 = and i64 %45, 4294967295
  %47 = lshr i64 %45, 32
  %48 = icmp samesign ult i64 %46, %47
  br i1 %48, label %17, label %49

49:                                               ; preds = %17, %44, %5
  br i1 %3, label %51, label %50

50:                                               ; preds = %49
  tail call void @llvm.write_register.i64(metadata !3, i64 %2)
  br label %51

51:                                               ; preds = %49, %50
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_worker(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 128
  br label %6

6:                                                ; preds = %33, %1
  %7 = phi i32 [ %30, %33 ], [ 0, %1 ]
  br label %8

8:                                                ; preds = %6, %25
  %9 = load atomic i32, ptr %3 acquire, align 64
  %10 = icmp eq i32 %9, %7
  br i1 %10, label %11, label %29

11:                                               ; preds = %8, %21
  %12 = phi i64 [ %23, %21 ], [ 0, %8 ]
  %13 = load i64, ptr %4, align 8
  %14 = icmp slt i64 %12, %13
  br i1 %14, label %15, label %25

15:                                               ; preds = %11
  %16 = and i64 %12, 31
  %17 = icmp eq i64 %16, 31
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = tail call i32 @sched_yield() #14
  br label %21

20:                                               ; preds = %15
  tail call void @llvm.aarch64.hint(i32 1)
  br label %21

21:                                               ; preds = %18, %20
  %22 = load atomic i32, ptr %3 acquire, align 64
  %23 = add nuw nsw i64 %12, 1
  %24 = icmp eq i32 %22, %7
  br i1 %24, label %11, label %29, !llvm.loop !6

25:                                               ; preds = %11
  %26 = atomicrmw add ptr %5, i32 1 seq_cst, align 64
  %27 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 128, i32 noundef %7, ptr noundef null, ptr noundef null, i32 noundef 0) #14
  %28 = atomicrmw sub ptr %5, i32 1 seq_cst, align 64
  br label %8, !llvm.loop !8

29:                                               ; preds = %8, %21
  %30 = phi i32 [ %22, %21 ], [ %9, %8 ]
  %31 = load atomic i32, ptr %2 acquire, align 64
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %34

33:                                               ; preds = %29
  tail call void @pool_help(ptr noundef nonnull %0) #15
  br label %6

34:                                               ; preds = %29
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_quit(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store atomic i32 1, ptr %2 seq_cst, align 64
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %4 = atomicrmw add ptr %3, i32 1 seq_cst, align 64
  %5 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #14
  ret void
}

; Function Attrs: nounwind optsize
define range(i32 0, 2) i32 @pool_open(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = ashr i64 %3, 30
  %8 = add nsw i64 %7, 1
  %9 = tail call i64 @llvm.smax.i64(i64 %4, i64 %8)
  %10 = icmp ne ptr %0, null
  %11 = icmp sgt i64 %3, %9
  %12 = select i1 %10, i1 %11, i1 false
  br i1 %12, label %13, label %36

13:                                               ; preds = %6
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %15 = cmpxchg ptr %14, i32 0, i32 1 acquire monotonic, align 64
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %17, label %36

17:                                               ; preds = %13
  %18 = add nsw i64 %3, -1
  %19 = add i64 %18, %9
  %20 = sdiv i64 %19, %9
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 256
  store ptr %1, ptr %21, align 64
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 264
  store ptr %2, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 272
  store i64 %3, ptr %23, align 16
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 280
  store i64 %9, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store ptr %5, ptr %25, align 32
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %27 = trunc i64 %20 to i32
  store atomic i32 %27, ptr %26 monotonic, align 64
  %28 = shl i64 %20, 32
  store atomic i64 %28, ptr %0 release, align 64
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %30 = atomicrmw add ptr %29, i32 1 seq_cst, align 64
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %32 = load atomic i32, ptr %31 seq_cst, align 64
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %36, label %34

34:                                               ; preds = %17
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %29, i32 noundef 129, i32 noundef %27, ptr noundef null, ptr noundef null, i32 noundef 0) #14
  br label %36

36:                                               ; preds = %13, %34, %17, %6
  %37 = phi i32 [ 0, %6 ], [ 0, %13 ], [ 1, %34 ], [ 1, %17 ]
  ret i32 %37
}

; Function Attrs: nounwind optsize
define void @pool_run(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = tail call i32 @pool_open(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) #15
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %6
  tail call fastcc void @pool_finish(ptr noundef %0) #15
  br label %11

10:                                               ; preds = %6
  tail call void %1(ptr noundef %2, i64 noundef 0, i64 noundef %3, ptr noundef %5) #14
  br label %11

11:                                               ; preds = %10, %9
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @pool_finish(ptr noundef %0) unnamed_addr #0 {
  %2 = alloca %struct.timespec, align 8
  tail call void @pool_help(ptr noundef %0) #15
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %4 = load atomic i32, ptr %3 acquire, align 64
  %5 = and i32 %4, 2147483647
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %36, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 288
  br label %11

11:                                               ; preds = %7, %31
  %12 = phi i32 [ %4, %7 ], [ %33, %31 ]
  %13 = phi i64 [ 0, %7 ], [ %32, %31 ]
  %14 = load i64, ptr %8, align 8
  %15 = icmp slt i64 %13, %14
  br i1 %15, label %16, label %22

16:                                               ; preds = %11
  %17 = and i64 %13, 31
  %18 = icmp eq i64 %17, 31
  br i1 %18, label %19, label %21

19:                                               ; preds = %16
  %20 = call i32 @sched_yield() #14
  br label %31

21:                                               ; preds = %16
  call void @llvm.aarch64.hint(i32 1)
  br label %31

22:                                               ; preds = %11
  %23 = icmp sgt i32 %12, -1
  br i1 %23, label %28, label %24

24:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7
  store i64 0, ptr %2, align 8
  store i64 20000000, ptr %9, align 8
  %25 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 128, i32 noundef %12, ptr noundef nonnull %2, ptr noundef null, i32 noundef 0) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7
  %26 = load ptr, ptr %10, align 32
  %27 = call i1 @watch_poll(ptr noundef %26) #15
  br label %31

28:                                               ; preds = %22
  %29 = or disjoint i32 %12, -2147483648
  %30 = cmpxchg ptr %3, i32 %12, i32 %29 acq_rel monotonic, align 64
  br label %31

31:                                               ; preds = %24, %28, %19, %21
  %32 = add nuw nsw i64 %13, 1
  %33 = load atomic i32, ptr %3 acquire, align 64
  %34 = and i32 %33, 2147483647
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %11, !llvm.loop !9

36:                                               ; preds = %31, %1
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 320
  store atomic i32 0, ptr %37 release, align 64
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read)
define range(i64 5120, 4097) i64 @pool_chunk(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %5 = load i64, ptr %4, align 64
  %6 = icmp eq i64 %2, 1
  %7 = select i1 %6, i64 5, i64 3
  %8 = shl i64 %5, %7
  %9 = sdiv i64 %1, %8
  %10 = tail call i64 @llvm.smax.i64(i64 %9, i64 %2)
  %11 = icmp sgt i64 %10, 4096
  %12 = add nuw nsw i64 %10, 1023
  %13 = and i64 %12, 9223372036854774784
  %14 = select i1 %11, i64 %13, i64 %10
  ret i64 %14
}

; Function Attrs: nounwind optsize
define noundef i1 @pool_is_awake(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3 = load atomic i32, ptr %2 monotonic, align 64
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %13, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %7 = atomicrmw add ptr %6, i32 1 monotonic, align 4
  %8 = and i32 %7, 15
  %9 = icmp eq i32 %8, 15
  br i1 %9, label %10, label %13

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %12 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %11, i32 noundef 129, i32 noundef %3, ptr noundef null, ptr noundef null, i32 noundef 0) #14
  br label %13

13:                                               ; preds = %5, %10, %1
  ret i1 %4
}

; Function Attrs: nounwind optsize
define void @pool_spread(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = icmp eq ptr %0, null
  br i1 %7, label %8, label %9

8:                                                ; preds = %6
  tail call void %1(ptr noundef %2, i64 noundef 0, i64 noundef %3, ptr noundef %5) #14
  br label %21

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %11 = load i64, ptr %10, align 64
  %12 = icmp eq i64 %4, 1
  %13 = select i1 %12, i64 5, i64 3
  %14 = shl i64 %11, %13
  %15 = sdiv i64 %3, %14
  %16 = tail call i64 @llvm.smax.i64(i64 %15, i64 %4)
  %17 = icmp sgt i64 %16, 4096
  %18 = add nuw nsw i64 %16, 1023
  %19 = and i64 %18, 9223372036854774784
  %20 = select i1 %17, i64 %19, i64 %16
  tail call void @pool_run(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %20, ptr noundef %5) #15
  br label %21

21:                                               ; preds = %9, %8
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_await(ptr noundef %0, ptr noundef captures(none) initializes((32, 40)) %1) local_unnamed_addr #0 {
  %3 = tail call ptr @PyEval_SaveThread() #14
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store ptr %3, ptr %4, align 8
  tail call fastcc void @pool_finish(ptr noundef %0) #15
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %2
  tail call void @PyEval_RestoreThread(ptr noundef nonnull %5) #14
  br label %8

8:                                                ; preds = %2, %7
  %9 = load atomic i64, ptr %1 monotonic, align 8
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_call(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  %8 = tail call i64 @PyThread_get_thread_ident() #14
  store i64 0, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @watch_poll, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %8, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %13, i8 0, i64 16, i1 false)
  %14 = tail call ptr @PyEval_SaveThread() #14
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr %14, ptr %15, align 8
  %16 = tail call i64 @llvm.read_volatile_register.i64(metadata !3)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %6
  call void @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef nonnull %7) #15
  br label %20

19:                                               ; preds = %6
  tail call void @llvm.write_register.i64(metadata !3, i64 0)
  call void @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef nonnull %7) #15
  call void @llvm.write_register.i64(metadata !3, i64 %16)
  br label %20

20:                                               ; preds = %18, %19
  %21 = load ptr, ptr %15, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  call void @PyEval_RestoreThread(ptr noundef nonnull %21) #14
  br label %24

24:                                               ; preds = %20, %23
  %25 = load atomic i64, ptr %7 monotonic, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_sequence(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %6 = tail call i64 @PyThread_get_thread_ident() #14
  store i64 0, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr @watch_poll, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %6, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i64 0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  %12 = tail call ptr @PyEval_SaveThread() #14
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store ptr %12, ptr %13, align 8
  %14 = tail call i64 @llvm.read_volatile_register.i64(metadata !3)
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %17

16:                                               ; preds = %4
  call fastcc void @run_sequence(ptr noundef %0, ptr noundef %2, i64 noundef %3, ptr noundef %5) #15
  br label %18

17:                                               ; preds = %4
  tail call void @llvm.write_register.i64(metadata !3, i64 0)
  call fastcc void @run_sequence(ptr noundef %0, ptr noundef %2, i64 noundef %3, ptr noundef %5) #15
  call void @llvm.write_register.i64(metadata !3, i64 %14)
  br label %18

18:                                               ; preds = %16, %17
  %19 = load ptr, ptr %13, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %22, label %21

21:                                               ; preds = %18
  call void @PyEval_RestoreThread(ptr noundef nonnull %19) #14
  br label %22

22:                                               ; preds = %18, %21
  %23 = load atomic i64, ptr %5 monotonic, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @run_sequence(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef nonnull %3) unnamed_addr #0 {
  %5 = icmp eq i64 %2, 0
  br i1 %5, label %103, label %6

6:                                                ; preds = %4, %99
  %7 = phi i64 [ %101, %99 ], [ 0, %4 ]
  %8 = phi i64 [ %10, %99 ], [ 0, %4 ]
  %9 = phi i64 [ %100, %99 ], [ 0, %4 ]
  %10 = add nuw nsw i64 %8, 1
  %11 = and i64 %10, 63
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %6
  %14 = load atomic i64, ptr %3 monotonic, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %18, label %103

16:                                               ; preds = %6
  %17 = tail call i1 @watch_poll(ptr noundef nonnull %3) #15
  br i1 %17, label %103, label %18

18:                                               ; preds = %16, %13
  %19 = add nuw nsw i64 %9, 1
  %20 = getelementptr inbounds %struct.Instruction, ptr %1, i64 %9
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %1, i64 %22
  %24 = load i64, ptr %20, align 8
  switch i64 %24, label %103 [
    i64 0, label %25
    i64 1, label %44
    i64 2, label %51
    i64 3, label %69
    i64 4, label %72
    i64 5, label %80
    i64 6, label %83
  ]

25:                                               ; preds = %18
  %26 = icmp eq i64 %7, 0
  %27 = select i1 %26, i64 16, i64 24
  %28 = getelementptr inbounds nuw i8, ptr %20, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %1, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %20, i64 56
  %32 = load i64, ptr %31, align 8
  %33 = xor i64 %32, %7
  %34 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %20, i64 40
  %37 = load i64, ptr %36, align 8
  %38 = icmp ult i64 %35, %37
  %39 = inttoptr i64 %22 to ptr
  br i1 %38, label %40, label %41

40:                                               ; preds = %25
  tail call void %39(ptr noundef nonnull %30, i64 noundef 0, i64 noundef %35, ptr noundef nonnull %3) #14
  br label %99

41:                                               ; preds = %25
  %42 = getelementptr inbounds nuw i8, ptr %20, i64 48
  %43 = load i64, ptr %42, align 8
  tail call void @pool_spread(ptr noundef %0, ptr noundef %39, ptr noundef nonnull %30, i64 noundef %35, i64 noundef %43, ptr noundef nonnull %3) #15
  br label %99

44:                                               ; preds = %18
  %45 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds i8, ptr %1, i64 %46
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %50 = load i64, ptr %49, align 8
  tail call void @llvm.memset.p0.i64(ptr align 1 %48, i8 0, i64 %50, i1 false)
  br label %99

51:                                               ; preds = %18
  %52 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds i8, ptr %1, i64 %53
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds i8, ptr %55, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %60 = load i64, ptr %59, align 8
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %64, label %62

62:                                               ; preds = %51
  %63 = load i64, ptr %58, align 8
  br label %67

64:                                               ; preds = %51
  %65 = load i32, ptr %58, align 4
  %66 = zext i32 %65 to i64
  br label %67

67:                                               ; preds = %64, %62
  %68 = phi i64 [ %63, %62 ], [ %66, %64 ]
  store i64 %68, ptr %23, align 8
  br label %99

69:                                               ; preds = %18
  %70 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %71 = load i64, ptr %70, align 8
  store i64 %71, ptr %23, align 8
  br label %99

72:                                               ; preds = %18
  %73 = load i64, ptr %23, align 8
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %75, label %78

75:                                               ; preds = %72
  %76 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %77 = load i64, ptr %76, align 8
  br label %99

78:                                               ; preds = %72
  %79 = add nsw i64 %73, -1
  store i64 %79, ptr %23, align 8
  br label %99

80:                                               ; preds = %18
  %81 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %82 = load i64, ptr %81, align 8
  br label %99

83:                                               ; preds = %18
  %84 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds i8, ptr %1, i64 %85
  %87 = load ptr, ptr %86, align 8
  %88 = load i32, ptr %87, align 4
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %96, label %90

90:                                               ; preds = %83
  %91 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %92 = load i64, ptr %91, align 8
  %93 = zext i32 %88 to i64
  %94 = shl nuw nsw i64 %93, 1
  %95 = add nsw i64 %92, %94
  br label %99

96:                                               ; preds = %83
  %97 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %98 = load i64, ptr %97, align 8
  br label %99

99:                                               ; preds = %44, %67, %69, %80, %78, %75, %41, %40, %96, %90
  %100 = phi i64 [ %98, %96 ], [ %19, %40 ], [ %19, %44 ], [ %19, %67 ], [ %19, %69 ], [ %77, %75 ], [ %19, %78 ], [ %82, %80 ], [ %19, %41 ], [ %95, %90 ]
  %101 = phi i64 [ %7, %96 ], [ %33, %40 ], [ %7, %44 ], [ %7, %67 ], [ %7, %69 ], [ %7, %75 ], [ %7, %78 ], [ %7, %80 ], [ %33, %41 ], [ %7, %90 ]
  %102 = icmp ult i64 %100, %2
  br i1 %102, label %6, label %103, !llvm.loop !10

103:                                              ; preds = %99, %16, %13, %18, %4
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_bands(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i64, ptr %5, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 %7
  %9 = cmpxchg ptr %8, i64 0, i64 1 acquire monotonic, align 8
  %10 = extractvalue { i64, i1 } %9, 1
  br i1 %10, label %29, label %11

11:                                               ; preds = %4, %18
  %12 = phi i64 [ %19, %18 ], [ 0, %4 ]
  %13 = and i64 %12, 31
  %14 = icmp eq i64 %13, 31
  br i1 %14, label %15, label %17

15:                                               ; preds = %11
  %16 = tail call i32 @sched_yield() #14
  br label %18

17:                                               ; preds = %11
  tail call void @llvm.aarch64.hint(i32 1)
  br label %18

18:                                               ; preds = %15, %17
  %19 = add i64 %12, 1
  %20 = load i64, ptr %5, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 %20
  %22 = load i64, ptr %0, align 8
  %23 = urem i64 %19, %22
  %24 = load i64, ptr %6, align 8
  %25 = mul nsw i64 %24, %23
  %26 = getelementptr inbounds i8, ptr %21, i64 %25
  %27 = cmpxchg ptr %26, i64 0, i64 1 acquire monotonic, align 8
  %28 = extractvalue { i64, i1 } %27, 1
  br i1 %28, label %29, label %11, !llvm.loop !11

29:                                               ; preds = %18, %4
  %30 = phi ptr [ %8, %4 ], [ %26, %18 ]
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %0, i64 %32
  %34 = icmp slt i64 %1, %2
  br i1 %34, label %35, label %42

35:                                               ; preds = %29
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %39

39:                                               ; preds = %35, %51
  %40 = phi i64 [ %1, %35 ], [ %52, %51 ]
  %41 = tail call i1 @watch_poll(ptr noundef %3) #15
  br i1 %41, label %42, label %43

42:                                               ; preds = %39, %51, %29
  store atomic i64 0, ptr %30 release, align 8
  ret void

43:                                               ; preds = %39
  %44 = load i64, ptr %36, align 8
  %45 = mul nsw i64 %44, %40
  %46 = add nsw i64 %45, %44
  %47 = load i64, ptr %37, align 8
  %48 = tail call noundef i64 @llvm.smin.i64(i64 %46, i64 %47)
  %49 = load i64, ptr %38, align 8
  %50 = icmp sgt i64 %49, 0
  br i1 %50, label %54, label %51

51:                                               ; preds = %116, %43
  %52 = add i64 %40, 1
  %53 = icmp eq i64 %52, %2
  br i1 %53, label %42, label %39, !llvm.loop !12

54:                                               ; preds = %43, %116
  %55 = phi i64 [ %117, %116 ], [ 0, %43 ]
  %56 = getelementptr inbounds nuw %struct.Thing, ptr %33, i64 %55
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, 0
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 32
  br i1 %58, label %60, label %87

60:                                               ; preds = %54
  %61 = load i64, ptr %37, align 8
  %62 = getelementptr inbounds nuw i8, ptr %56, i64 56
  %63 = load i64, ptr %62, align 8
  %64 = sub nsw i64 %45, %63
  %65 = tail call noundef range(i64 0, -9223372036854775808) i64 @llvm.smax.i64(i64 %64, i64 0)
  %66 = getelementptr inbounds nuw i8, ptr %56, i64 64
  %67 = load i64, ptr %66, align 8
  %68 = add nsw i64 %67, %48
  %69 = tail call noundef i64 @llvm.smin.i64(i64 %68, i64 %61)
  %70 = getelementptr inbounds nuw i8, ptr %56, i64 24
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds i8, ptr %30, i64 %71
  store i64 %65, ptr %72, align 8
  %73 = load i64, ptr %59, align 8
  %74 = getelementptr inbounds i8, ptr %30, i64 %73
  store i64 %45, ptr %74, align 8
  %75 = sub nsw i64 %69, %65
  %76 = getelementptr inbounds nuw i8, ptr %56, i64 40
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds i8, ptr %30, i64 %77
  store i64 %75, ptr %78, align 8
  %79 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %56, i64 16
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds i8, ptr %30, i64 %82
  %84 = getelementptr inbounds nuw i8, ptr %56, i64 48
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %85, %75
  tail call void %80(ptr noundef nonnull %83, i64 noundef 0, i64 noundef %86, ptr noundef %3) #14
  br label %116

87:                                               ; preds = %54
  %88 = load i64, ptr %36, align 8
  %89 = load i64, ptr %37, align 8
  %90 = getelementptr inbounds nuw i8, ptr %56, i64 16
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds i8, ptr %30, i64 %91
  %93 = load ptr, ptr %92, align 8
  %94 = getelementptr inbounds nuw i8, ptr %56, i64 56
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds nuw i8, ptr %56, i64 64
  %97 = load i64, ptr %96, align 8
  %98 = add i64 %95, %88
  %99 = add i64 %98, %97
  %100 = sub nsw i64 %45, %95
  %101 = load i64, ptr %59, align 8
  %102 = icmp eq i64 %101, 0
  %103 = sub nsw i64 0, %100
  %104 = tail call range(i64 0, -9223372036854775808) i64 @llvm.smax.i64(i64 %103, i64 0)
  %105 = select i1 %102, i64 %104, i64 %99
  %106 = sub nsw i64 %89, %100
  %107 = tail call noundef i64 @llvm.smin.i64(i64 %106, i64 %99)
  %108 = getelementptr inbounds nuw i8, ptr %56, i64 24
  %109 = load i64, ptr %108, align 8
  %110 = mul nsw i64 %105, %109
  tail call void @llvm.memset.p0.i64(ptr align 1 %93, i8 0, i64 %110, i1 false)
  %111 = load i64, ptr %108, align 8
  %112 = mul nsw i64 %111, %107
  %113 = getelementptr inbounds i8, ptr %93, i64 %112
  %114 = sub nsw i64 %99, %107
  %115 = mul nsw i64 %111, %114
  tail call void @llvm.memset.p0.i64(ptr align 1 %113, i8 0, i64 %115, i1 false)
  br label %116

116:                                              ; preds = %60, %87
  %117 = add nuw nsw i64 %55, 1
  %118 = load i64, ptr %38, align 8
  %119 = icmp slt i64 %117, %118
  br i1 %119, label %54, label %51, !llvm.loop !13
}

; Function Attrs: nounwind optsize
define ptr @call_type(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(232) @host, ptr noundef nonnull align 8 dereferenceable(232) %0, i64 232, i1 false)
  %2 = tail call ptr @PyType_FromSpec(ptr noundef nonnull @call_spec) #14
  ret ptr %2
}

; Function Attrs: optsize
declare ptr @PyType_FromSpec(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @call_gpu(ptr noundef readonly captures(none) %0) local_unnamed_addr #6 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) @gpu, ptr noundef nonnull align 8 dereferenceable(48) %0, i64 48, i1 false)
  ret void
}

; Function Attrs: nounwind
declare i64 @llvm.read_volatile_register.i64(metadata) #7

; Function Attrs: nocallback nounwind
declare void @llvm.write_register.i64(metadata, i64) #8

; Function Attrs: nounwind optsize
define internal void @handle_signals(ptr noundef captures(none) initializes((24, 32)) %0, i64 %1, i64 %2, ptr readnone captures(none) %3) #0 {
  %5 = alloca %struct.timespec, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load ptr, ptr %6, align 8
  tail call void @PyEval_RestoreThread(ptr noundef %7) #14
  %8 = tail call i32 @PyErr_CheckSignals() #14
  %9 = tail call ptr @PyEval_SaveThread() #14
  store ptr %9, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %10 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #14
  %11 = load i64, ptr %5, align 8
  %12 = mul nsw i64 %11, 1000000000
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %14 = load i64, ptr %13, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  %15 = add i64 %14, 50000000
  %16 = add i64 %15, %12
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %16, ptr %17, align 8
  %18 = icmp eq i32 %8, 0
  br i1 %18, label %20, label %19

19:                                               ; preds = %4
  store atomic i64 1, ptr %0 monotonic, align 8
  br label %20

20:                                               ; preds = %19, %4
  ret void
}

; Function Attrs: nounwind optsize
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #0

; Function Attrs: optsize
declare i32 @PyErr_CheckSignals() local_unnamed_addr #1

; Function Attrs: nounwind optsize
declare i32 @sched_yield() local_unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #9

; Function Attrs: nounwind optsize
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #10

; Function Attrs: nounwind optsize
define internal ptr @call_new(ptr noundef %0, ptr noundef %1, ptr noundef readnone captures(address_is_null) %2) #0 {
  %4 = alloca [3 x ptr], align 8
  %5 = icmp eq ptr %2, null
  br i1 %5, label %6, label %18

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 3
  br i1 %9, label %10, label %18

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %15 = load ptr, ptr %14, align 8
  %16 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 72), align 8
  %17 = icmp eq ptr %15, %16
  br i1 %17, label %20, label %18

18:                                               ; preds = %10, %6, %3
  %19 = tail call i32 @PyErr_BadArgument() #14
  br label %47

20:                                               ; preds = %10
  %21 = tail call ptr @PyType_GenericNew(ptr noundef %0, ptr noundef nonnull %1, ptr noundef null) #14
  %22 = icmp eq ptr %21, null
  br i1 %22, label %47, label %23

23:                                               ; preds = %20
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store ptr @call, ptr %24, align 8
  %25 = load ptr, ptr %11, align 8
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 24
  store ptr %25, ptr %26, align 8
  %27 = load ptr, ptr %12, align 8
  %28 = getelementptr inbounds nuw i8, ptr %21, i64 32
  store ptr %27, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %30 = load ptr, ptr %29, align 8
  %31 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %32 = icmp eq ptr %30, %31
  %33 = select i1 %32, ptr null, ptr %30
  %34 = getelementptr inbounds nuw i8, ptr %21, i64 40
  store ptr %33, ptr %34, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  store ptr %25, ptr %4, align 8
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %27, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %33, ptr %36, align 8
  br label %38

37:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  br label %47

38:                                               ; preds = %23, %44
  %39 = phi i64 [ 0, %23 ], [ %45, %44 ]
  %40 = getelementptr inbounds nuw ptr, ptr %4, i64 %39
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, null
  br i1 %42, label %44, label %43

43:                                               ; preds = %38
  tail call void @Py_IncRef(ptr noundef nonnull %41) #14
  br label %44

44:                                               ; preds = %38, %43
  %45 = add nuw nsw i64 %39, 1
  %46 = icmp eq i64 %45, 3
  br i1 %46, label %37, label %38, !llvm.loop !14

47:                                               ; preds = %37, %20, %18
  %48 = phi ptr [ null, %18 ], [ %21, %37 ], [ null, %20 ]
  ret ptr %48
}

; Function Attrs: optsize
declare ptr @PyVectorcall_Call(ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nounwind optsize
define internal i32 @call_traverse(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef %2) #0 {
  %4 = alloca [4 x ptr], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  store ptr %6, ptr %4, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr %7, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %10, align 8
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %15 = load ptr, ptr %14, align 8
  store ptr %15, ptr %13, align 8
  br label %16

16:                                               ; preds = %3, %24
  %17 = phi i64 [ 0, %3 ], [ %25, %24 ]
  %18 = getelementptr inbounds nuw ptr, ptr %4, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %24, label %21

21:                                               ; preds = %16
  %22 = tail call i32 %1(ptr noundef nonnull %19, ptr noundef %2) #14
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %16, %21
  %25 = add nuw nsw i64 %17, 1
  %26 = icmp eq i64 %25, 4
  br i1 %26, label %27, label %16, !llvm.loop !15

27:                                               ; preds = %24, %21
  %28 = phi i32 [ %22, %21 ], [ 0, %24 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  ret i32 %28
}

; Function Attrs: nounwind optsize
define internal noundef i32 @call_clear(ptr noundef captures(none) %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  tail call void @Py_IncRef(ptr noundef %4) #14
  %5 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  store ptr %5, ptr %2, align 8
  %6 = icmp eq ptr %3, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %1
  tail call void @Py_DecRef(ptr noundef nonnull %3) #14
  br label %8

8:                                                ; preds = %7, %1
  ret i32 0
}

; Function Attrs: nounwind optsize
define internal void @call_dealloc(ptr noundef %0) #0 {
  %2 = alloca [4 x ptr], align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = load ptr, ptr %5, align 8
  store ptr %6, ptr %2, align 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr %7, align 8
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %10, align 8
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store ptr %4, ptr %13, align 8
  tail call void @PyObject_GC_UnTrack(ptr noundef %0) #14
  %14 = tail call ptr @PyType_GetSlot(ptr noundef %4, i32 noundef 74) #14
  tail call void %14(ptr noundef %0) #14
  br label %16

15:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7
  ret void

16:                                               ; preds = %1, %22
  %17 = phi i64 [ 0, %1 ], [ %23, %22 ]
  %18 = getelementptr inbounds nuw ptr, ptr %2, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %22, label %21

21:                                               ; preds = %16
  tail call void @Py_DecRef(ptr noundef nonnull %19) #14
  br label %22

22:                                               ; preds = %16, %21
  %23 = add nuw nsw i64 %17, 1
  %24 = icmp eq i64 %23, 4
  br i1 %24, label %15, label %16, !llvm.loop !16
}

; Function Attrs: optsize
declare i32 @PyErr_BadArgument() local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyType_GenericNew(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal ptr @call(ptr noundef captures(none) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #0 {
  %5 = alloca i64, align 8
  %6 = alloca [4 x ptr], align 8
  %7 = alloca [3 x i64], align 8
  %8 = alloca [1 x ptr], align 8
  %9 = alloca %struct.Number, align 8
  %10 = alloca [3 x i64], align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.Number, align 8
  %15 = alloca [128 x ptr], align 8
  %16 = alloca [512 x i64], align 8
  %17 = alloca [3 x i64], align 8
  %18 = alloca [3 x i64], align 8
  %19 = alloca i32, align 4
  %20 = and i64 %2, 9223372036854775807
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %22 = load ptr, ptr %21, align 8
  %23 = tail call i64 @llvm.read_volatile_register.i64(metadata !3)
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %26, label %25

25:                                               ; preds = %4
  tail call void @llvm.write_register.i64(metadata !3, i64 0)
  br label %26

26:                                               ; preds = %4, %25
  %27 = icmp eq ptr %3, null
  br i1 %27, label %33, label %28

28:                                               ; preds = %26
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 0
  %32 = select i1 %31, ptr null, ptr %3
  br label %33

33:                                               ; preds = %28, %26
  %34 = phi ptr [ %32, %28 ], [ null, %26 ]
  %35 = load ptr, ptr @host, align 8
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %37 = load atomic i64, ptr %36 monotonic, align 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %39, label %859

39:                                               ; preds = %33
  %40 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %43 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %44 = icmp sgt i64 %41, 0
  br i1 %44, label %45, label %859

45:                                               ; preds = %39
  %46 = load i64, ptr %42, align 8
  %47 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %49 = icmp eq ptr %34, null
  %50 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %51 = getelementptr inbounds nuw i8, ptr %34, i64 24
  %52 = getelementptr inbounds nuw ptr, ptr %1, i64 %20
  %53 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %54 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %55 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %56 = getelementptr inbounds nuw i8, ptr %6, i64 8
  br label %57

57:                                               ; preds = %45, %854
  %58 = phi i64 [ %41, %45 ], [ %857, %854 ]
  %59 = phi i64 [ %46, %45 ], [ %856, %854 ]
  %60 = phi i64 [ 0, %45 ], [ %855, %854 ]
  %61 = icmp slt i64 %59, %58
  %62 = select i1 %61, i64 %59, i64 0
  %63 = load ptr, ptr %47, align 8
  %64 = getelementptr inbounds ptr, ptr %63, i64 %62
  %65 = load ptr, ptr %64, align 8
  call void @Py_IncRef(ptr noundef %65) #14
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 32
  %69 = load ptr, ptr %48, align 8
  %70 = getelementptr inbounds nuw i8, ptr %67, i64 408
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 96
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds %struct.Row, ptr %70, i64 %72
  %74 = getelementptr inbounds nuw i8, ptr %67, i64 112
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds %struct.Captured, ptr %73, i64 %75
  %77 = getelementptr inbounds nuw i8, ptr %67, i64 120
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds %struct.Equal, ptr %76, i64 %78
  %80 = getelementptr inbounds nuw i8, ptr %67, i64 128
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds %struct.Apart, ptr %79, i64 %81
  %83 = getelementptr inbounds nuw i8, ptr %67, i64 136
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds %struct.Make, ptr %82, i64 %84
  %86 = getelementptr inbounds nuw i8, ptr %67, i64 144
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds i64, ptr %85, i64 %87
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #7
  %89 = load i64, ptr %68, align 8
  %90 = icmp sgt i64 %89, -1
  br i1 %90, label %91, label %95

91:                                               ; preds = %57
  %92 = load ptr, ptr @host, align 8
  %93 = load atomic i64, ptr %92 monotonic, align 8
  %94 = icmp eq i64 %89, %93
  br i1 %94, label %95, label %850

95:                                               ; preds = %91, %57
  %96 = getelementptr inbounds nuw i8, ptr %67, i64 104
  %97 = load i64, ptr %96, align 8
  %98 = icmp sgt i64 %20, %97
  br i1 %98, label %850, label %99

99:                                               ; preds = %95
  %100 = getelementptr inbounds nuw i8, ptr %67, i64 88
  %101 = load i64, ptr %100, align 8
  %102 = icmp sgt i64 %101, 0
  br i1 %102, label %112, label %103

103:                                              ; preds = %118, %99
  br i1 %49, label %179, label %104

104:                                              ; preds = %103
  %105 = load i64, ptr %50, align 8
  %106 = icmp sgt i64 %105, 0
  br i1 %106, label %107, label %179

107:                                              ; preds = %104
  %108 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 112), align 8
  %109 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 120), align 8
  %110 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 128), align 8
  %111 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  br label %123

112:                                              ; preds = %99, %118
  %113 = phi i64 [ %121, %118 ], [ 0, %99 ]
  %114 = icmp samesign ult i64 %113, %20
  br i1 %114, label %115, label %118

115:                                              ; preds = %112
  %116 = getelementptr inbounds nuw ptr, ptr %1, i64 %113
  %117 = load ptr, ptr %116, align 8
  br label %118

118:                                              ; preds = %115, %112
  %119 = phi ptr [ %117, %115 ], [ null, %112 ]
  %120 = getelementptr inbounds nuw ptr, ptr %15, i64 %113
  store ptr %119, ptr %120, align 8
  %121 = add nuw nsw i64 %113, 1
  %122 = icmp eq i64 %121, %101
  br i1 %122, label %103, label %112, !llvm.loop !17

123:                                              ; preds = %170, %107
  %124 = phi ptr [ null, %107 ], [ %171, %170 ]
  %125 = phi ptr [ null, %107 ], [ %172, %170 ]
  %126 = phi ptr [ null, %107 ], [ %173, %170 ]
  %127 = phi i64 [ 0, %107 ], [ %175, %170 ]
  %128 = phi i64 [ %20, %107 ], [ %174, %170 ]
  %129 = getelementptr inbounds nuw ptr, ptr %51, i64 %127
  %130 = load ptr, ptr %129, align 8
  %131 = getelementptr inbounds nuw ptr, ptr %52, i64 %127
  %132 = load ptr, ptr %131, align 8
  br i1 %102, label %133, label %155

133:                                              ; preds = %123
  %134 = icmp slt i64 %128, %101
  %135 = select i1 %134, i64 %128, i64 0
  br label %136

136:                                              ; preds = %143, %133
  %137 = phi i64 [ %147, %143 ], [ %135, %133 ]
  %138 = phi i64 [ %144, %143 ], [ 0, %133 ]
  %139 = getelementptr inbounds nuw %struct.Row, ptr %70, i64 %137
  %140 = getelementptr inbounds nuw i8, ptr %139, i64 8
  %141 = load ptr, ptr %140, align 8
  %142 = icmp eq ptr %141, %130
  br i1 %142, label %149, label %143

143:                                              ; preds = %136
  %144 = add nuw nsw i64 %138, 1
  %145 = add nuw nsw i64 %137, 1
  %146 = icmp slt i64 %145, %101
  %147 = select i1 %146, i64 %145, i64 0
  %148 = icmp eq i64 %144, %101
  br i1 %148, label %155, label %136, !llvm.loop !18

149:                                              ; preds = %136
  %150 = getelementptr inbounds nuw ptr, ptr %15, i64 %137
  %151 = load ptr, ptr %150, align 8
  %152 = icmp eq ptr %151, null
  br i1 %152, label %153, label %850

153:                                              ; preds = %149
  store ptr %132, ptr %150, align 8
  %154 = add nuw nsw i64 %137, 1
  br label %170

155:                                              ; preds = %143, %123
  %156 = icmp eq ptr %130, %108
  br i1 %156, label %157, label %160

157:                                              ; preds = %155
  %158 = icmp eq ptr %132, %111
  %159 = select i1 %158, ptr null, ptr %132
  br label %170

160:                                              ; preds = %155
  %161 = icmp eq ptr %130, %109
  br i1 %161, label %162, label %165

162:                                              ; preds = %160
  %163 = icmp eq ptr %132, %111
  %164 = select i1 %163, ptr null, ptr %132
  br label %170

165:                                              ; preds = %160
  %166 = icmp eq ptr %130, %110
  br i1 %166, label %167, label %850

167:                                              ; preds = %165
  %168 = icmp eq ptr %132, %111
  %169 = select i1 %168, ptr null, ptr %132
  br label %170

170:                                              ; preds = %167, %162, %157, %153
  %171 = phi ptr [ %124, %162 ], [ %124, %167 ], [ %124, %153 ], [ %159, %157 ]
  %172 = phi ptr [ %164, %162 ], [ %125, %167 ], [ %125, %153 ], [ %125, %157 ]
  %173 = phi ptr [ %126, %162 ], [ %169, %167 ], [ %126, %153 ], [ %126, %157 ]
  %174 = phi i64 [ %128, %162 ], [ %128, %167 ], [ %154, %153 ], [ %128, %157 ]
  %175 = add nuw nsw i64 %127, 1
  %176 = icmp eq i64 %175, %105
  br i1 %176, label %177, label %123, !llvm.loop !19

177:                                              ; preds = %170
  %178 = icmp eq ptr %173, null
  br i1 %178, label %179, label %186

179:                                              ; preds = %177, %104, %103
  %180 = phi ptr [ null, %103 ], [ %172, %177 ], [ null, %104 ]
  %181 = phi ptr [ null, %103 ], [ %171, %177 ], [ null, %104 ]
  %182 = getelementptr inbounds nuw i8, ptr %67, i64 80
  %183 = load i64, ptr %182, align 8
  %184 = and i64 %183, 8
  %185 = icmp eq i64 %184, 0
  br i1 %185, label %200, label %850

186:                                              ; preds = %177
  %187 = getelementptr inbounds nuw i8, ptr %67, i64 72
  %188 = load ptr, ptr %187, align 8
  %189 = icmp eq ptr %173, %188
  br i1 %189, label %200, label %190

190:                                              ; preds = %186
  %191 = getelementptr inbounds nuw i8, ptr %173, i64 8
  %192 = load ptr, ptr %191, align 8
  %193 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 80), align 8
  %194 = icmp eq ptr %192, %193
  br i1 %194, label %195, label %850

195:                                              ; preds = %190
  %196 = call i32 @PyUnicode_Compare(ptr noundef nonnull %173, ptr noundef %188) #14
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %850

198:                                              ; preds = %195
  %199 = load i64, ptr %71, align 8
  br label %200

200:                                              ; preds = %198, %186, %179
  %201 = phi ptr [ %180, %179 ], [ %172, %186 ], [ %172, %198 ]
  %202 = phi ptr [ %181, %179 ], [ %171, %186 ], [ %171, %198 ]
  %203 = phi i64 [ %72, %179 ], [ %72, %186 ], [ %199, %198 ]
  %204 = icmp eq ptr %202, null
  %205 = select i1 %204, ptr %69, ptr %202
  %206 = icmp slt i64 %203, 1
  br i1 %206, label %396, label %207

207:                                              ; preds = %200
  %208 = getelementptr inbounds nuw i8, ptr %67, i64 80
  br label %209

209:                                              ; preds = %392, %207
  %210 = phi i64 [ 0, %207 ], [ %393, %392 ]
  %211 = getelementptr inbounds nuw %struct.Row, ptr %70, i64 %210
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 16
  %213 = load i64, ptr %212, align 8
  %214 = load i64, ptr %100, align 8
  %215 = icmp slt i64 %213, %214
  br i1 %215, label %216, label %219

216:                                              ; preds = %209
  %217 = getelementptr inbounds ptr, ptr %15, i64 %213
  %218 = load ptr, ptr %217, align 8
  br label %219

219:                                              ; preds = %216, %209
  %220 = phi ptr [ %218, %216 ], [ null, %209 ]
  %221 = getelementptr inbounds nuw i8, ptr %211, i64 24
  %222 = load i64, ptr %221, align 8
  %223 = getelementptr inbounds i64, ptr %16, i64 %222
  %224 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %225 = icmp eq ptr %220, %224
  br i1 %225, label %226, label %231

226:                                              ; preds = %219
  %227 = load i64, ptr %208, align 8
  %228 = and i64 %227, 16
  %229 = icmp eq i64 %228, 0
  %230 = select i1 %229, ptr null, ptr %220
  br label %231

231:                                              ; preds = %226, %219
  %232 = phi ptr [ %230, %226 ], [ %220, %219 ]
  %233 = load i64, ptr %211, align 8
  %234 = icmp slt i64 %233, 3
  br i1 %234, label %235, label %244

235:                                              ; preds = %231
  %236 = getelementptr inbounds nuw i8, ptr %211, i64 56
  %237 = load i64, ptr %236, align 8
  %238 = icmp eq i64 %237, 0
  %239 = icmp eq ptr %232, null
  br i1 %238, label %241, label %240

240:                                              ; preds = %235
  br i1 %239, label %392, label %850

241:                                              ; preds = %235
  br i1 %239, label %850, label %242

242:                                              ; preds = %241
  %243 = call fastcc i1 @read_array(ptr noundef nonnull readonly %68, ptr noundef nonnull readonly %211, ptr noundef %232, ptr noundef %223) #15
  br i1 %243, label %392, label %850

244:                                              ; preds = %231
  %245 = icmp eq ptr %232, null
  br i1 %245, label %246, label %253

246:                                              ; preds = %244
  %247 = getelementptr inbounds nuw i8, ptr %211, i64 56
  %248 = load i64, ptr %247, align 8
  %249 = icmp eq i64 %248, 0
  br i1 %249, label %850, label %250

250:                                              ; preds = %246
  %251 = getelementptr inbounds nuw i8, ptr %211, i64 64
  %252 = load i64, ptr %251, align 8
  store i64 %252, ptr %223, align 8
  br label %392

253:                                              ; preds = %244
  %254 = icmp eq i64 %233, 13
  br i1 %254, label %850, label %255

255:                                              ; preds = %253
  %256 = icmp samesign ult i64 %233, 9
  br i1 %256, label %257, label %323

257:                                              ; preds = %255
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #7
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %14, ptr noundef nonnull %232) #15
  %258 = load i64, ptr %211, align 8
  switch i64 %258, label %286 [
    i64 8, label %319
    i64 7, label %259
    i64 5, label %263
    i64 6, label %278
  ]

259:                                              ; preds = %257
  %260 = load i64, ptr %53, align 8
  store i64 %260, ptr %223, align 8
  %261 = load i32, ptr %14, align 8
  %262 = icmp eq i32 %261, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #7
  br i1 %262, label %392, label %850

263:                                              ; preds = %257
  %264 = load i64, ptr %53, align 8
  %265 = getelementptr inbounds nuw i8, ptr %211, i64 48
  %266 = load i64, ptr %265, align 8
  %267 = and i64 %266, %264
  store i64 %267, ptr %223, align 8
  %268 = load i32, ptr %14, align 8
  %269 = icmp eq i32 %268, 2
  br i1 %269, label %270, label %317

270:                                              ; preds = %263
  %271 = getelementptr inbounds nuw i8, ptr %211, i64 32
  %272 = load i64, ptr %271, align 8
  %273 = icmp sgt i64 %272, %264
  br i1 %273, label %317, label %274

274:                                              ; preds = %270
  %275 = getelementptr inbounds nuw i8, ptr %211, i64 40
  %276 = load i64, ptr %275, align 8
  %277 = icmp sgt i64 %264, %276
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #7
  br i1 %277, label %850, label %392

278:                                              ; preds = %257
  %279 = load i64, ptr %53, align 8
  store i64 %279, ptr %223, align 8
  %280 = load i32, ptr %14, align 8
  %281 = icmp eq i32 %280, 3
  br i1 %281, label %318, label %282

282:                                              ; preds = %278
  %283 = icmp eq i32 %280, 2
  %284 = icmp sgt i64 %279, -1
  %285 = select i1 %283, i1 %284, i1 false
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #7
  br i1 %285, label %392, label %850

286:                                              ; preds = %257
  %287 = load i32, ptr %14, align 8
  %288 = icmp eq i32 %287, 2
  br i1 %288, label %289, label %295

289:                                              ; preds = %286
  %290 = load i64, ptr %53, align 8
  %291 = add i64 %290, -9007199254740993
  %292 = icmp ult i64 %291, -18014398509481985
  br i1 %292, label %317, label %293

293:                                              ; preds = %289
  %294 = sitofp i64 %290 to double
  br label %298

295:                                              ; preds = %286
  %296 = load double, ptr %54, align 8
  %297 = icmp eq i32 %287, 4
  br i1 %297, label %298, label %317

298:                                              ; preds = %295, %293
  %299 = phi double [ %294, %293 ], [ %296, %295 ]
  %300 = icmp eq i64 %258, 4
  br i1 %300, label %301, label %305

301:                                              ; preds = %298
  %302 = fcmp uno double %299, 0.000000e+00
  %303 = bitcast double %299 to i64
  %304 = select i1 %302, i64 9221120237041090560, i64 %303
  store i64 %304, ptr %223, align 8
  br label %318

305:                                              ; preds = %298
  %306 = fptrunc double %299 to float
  %307 = call double @llvm.fabs.f64(double %299)
  %308 = bitcast double %307 to i64
  %309 = icmp samesign ugt i64 %308, 9218868437227405311
  %310 = fcmp uno double %299, 0.000000e+00
  %311 = bitcast float %306 to i32
  %312 = zext i32 %311 to i64
  %313 = select i1 %310, i64 2143289344, i64 %312
  store i64 %313, ptr %223, align 8
  %314 = call float @llvm.fabs.f32(float %306)
  %315 = fcmp une float %314, 0x7FF0000000000000
  %316 = select i1 %309, i1 true, i1 %315
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #7
  br i1 %316, label %392, label %850

317:                                              ; preds = %295, %289, %270, %263
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #7
  br label %850

318:                                              ; preds = %301, %278
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #7
  br label %392

319:                                              ; preds = %257
  %320 = load i64, ptr %53, align 8
  store i64 %320, ptr %223, align 8
  %321 = load i32, ptr %14, align 8
  %322 = icmp eq i32 %321, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #7
  br i1 %322, label %850, label %392

323:                                              ; preds = %255
  %324 = getelementptr inbounds nuw i8, ptr %211, i64 32
  %325 = load i64, ptr %324, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #7
  switch i64 %233, label %383 [
    i64 9, label %326
    i64 10, label %337
    i64 11, label %342
  ]

326:                                              ; preds = %323
  %327 = getelementptr inbounds nuw i8, ptr %232, i64 8
  %328 = load ptr, ptr %327, align 8
  %329 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %330 = icmp eq ptr %328, %329
  br i1 %330, label %331, label %386

331:                                              ; preds = %326
  %332 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %232, ptr noundef nonnull %13) #14
  %333 = icmp eq i64 %332, %325
  br i1 %333, label %334, label %386

334:                                              ; preds = %331
  %335 = load i32, ptr %13, align 4
  %336 = icmp eq i32 %335, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #7
  br i1 %336, label %392, label %850

337:                                              ; preds = %323
  %338 = getelementptr inbounds nuw i8, ptr %232, i64 8
  %339 = load ptr, ptr %338, align 8
  %340 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 56), align 8
  %341 = icmp eq ptr %339, %340
  br i1 %341, label %388, label %386

342:                                              ; preds = %323
  %343 = inttoptr i64 %325 to ptr
  %344 = icmp eq ptr %232, %343
  br i1 %344, label %387, label %345

345:                                              ; preds = %342
  %346 = getelementptr inbounds nuw i8, ptr %232, i64 8
  %347 = load ptr, ptr %346, align 8
  %348 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 88), align 8
  %349 = icmp eq ptr %347, %348
  br i1 %349, label %350, label %386

350:                                              ; preds = %345
  %351 = getelementptr inbounds nuw i8, ptr %232, i64 16
  %352 = load i64, ptr %351, align 8
  %353 = getelementptr inbounds nuw i8, ptr %343, i64 16
  %354 = load i64, ptr %353, align 8
  %355 = icmp eq i64 %352, %354
  br i1 %355, label %356, label %386

356:                                              ; preds = %350
  %357 = icmp slt i64 %352, 1
  br i1 %357, label %387, label %358

358:                                              ; preds = %356
  %359 = getelementptr inbounds nuw i8, ptr %232, i64 24
  %360 = getelementptr inbounds nuw i8, ptr %343, i64 24
  br label %361

361:                                              ; preds = %378, %358
  %362 = phi i64 [ 0, %358 ], [ %379, %378 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #7
  %363 = getelementptr inbounds nuw ptr, ptr %359, i64 %362
  %364 = load ptr, ptr %363, align 8
  %365 = getelementptr inbounds nuw i8, ptr %364, i64 8
  %366 = load ptr, ptr %365, align 8
  %367 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %368 = icmp eq ptr %366, %367
  br i1 %368, label %369, label %382

369:                                              ; preds = %361
  %370 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %364, ptr noundef nonnull %11) #14
  %371 = load i32, ptr %11, align 4
  %372 = icmp eq i32 %371, 0
  br i1 %372, label %373, label %382

373:                                              ; preds = %369
  %374 = getelementptr inbounds nuw ptr, ptr %360, i64 %362
  %375 = load ptr, ptr %374, align 8
  %376 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef %375, ptr noundef nonnull %12) #14
  %377 = icmp eq i64 %370, %376
  br i1 %377, label %378, label %382

378:                                              ; preds = %373
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #7
  %379 = add nuw nsw i64 %362, 1
  %380 = load i64, ptr %351, align 8
  %381 = icmp slt i64 %379, %380
  br i1 %381, label %361, label %387, !llvm.loop !20

382:                                              ; preds = %373, %369, %361
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #7
  br label %386

383:                                              ; preds = %323
  %384 = ptrtoint ptr %232 to i64
  %385 = icmp eq i64 %325, %384
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #7
  br i1 %385, label %392, label %850

386:                                              ; preds = %350, %345, %337, %331, %326, %382
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #7
  br label %850

387:                                              ; preds = %378, %356, %342
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #7
  br label %392

388:                                              ; preds = %337
  %389 = getelementptr inbounds nuw i8, ptr %232, i64 16
  %390 = load i64, ptr %389, align 8
  %391 = icmp eq i64 %390, %325
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #7
  br i1 %391, label %392, label %850

392:                                              ; preds = %388, %387, %383, %334, %319, %318, %305, %282, %274, %259, %250, %242, %240
  %393 = add nuw nsw i64 %210, 1
  %394 = load i64, ptr %71, align 8
  %395 = icmp slt i64 %393, %394
  br i1 %395, label %209, label %396, !llvm.loop !21

396:                                              ; preds = %392, %200
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #7
  %397 = icmp ne ptr %205, null
  %398 = icmp ne ptr %201, null
  %399 = select i1 %397, ptr %205, ptr %201
  %400 = or i1 %398, %397
  %401 = zext i1 %397 to i64
  %402 = icmp eq ptr %201, null
  %403 = select i1 %402, i64 0, i64 2
  %404 = or disjoint i64 %403, %401
  %405 = icmp eq i64 %404, 0
  %406 = select i1 %405, i64 4, i64 %404
  %407 = getelementptr inbounds nuw i8, ptr %67, i64 80
  %408 = load i64, ptr %407, align 8
  %409 = xor i64 %408, -1
  %410 = and i64 %406, %409
  %411 = icmp eq i64 %410, 0
  %412 = xor i1 %397, true
  %413 = or i1 %402, %412
  %414 = and i1 %413, %411
  br i1 %414, label %415, label %846

415:                                              ; preds = %396
  %416 = load i64, ptr %77, align 8
  %417 = icmp sgt i64 %416, 0
  br i1 %417, label %418, label %449

418:                                              ; preds = %415, %446
  %419 = phi i64 [ %447, %446 ], [ 0, %415 ]
  %420 = getelementptr inbounds nuw %struct.Equal, ptr %76, i64 %419
  br i1 %400, label %421, label %425

421:                                              ; preds = %418
  %422 = getelementptr inbounds nuw i8, ptr %420, i64 32
  %423 = load i64, ptr %422, align 8
  %424 = icmp eq i64 %423, 0
  br i1 %424, label %446, label %425

425:                                              ; preds = %421, %418
  %426 = load i64, ptr %420, align 8
  %427 = getelementptr inbounds i64, ptr %16, i64 %426
  %428 = load i64, ptr %427, align 8
  %429 = getelementptr inbounds nuw i8, ptr %420, i64 16
  %430 = load i64, ptr %429, align 8
  %431 = icmp slt i64 %430, 0
  %432 = getelementptr inbounds nuw i8, ptr %420, i64 24
  %433 = getelementptr inbounds nuw i64, ptr %16, i64 %430
  %434 = select i1 %431, ptr %432, ptr %433
  %435 = load i64, ptr %434, align 8
  %436 = getelementptr inbounds nuw i8, ptr %420, i64 8
  %437 = load i64, ptr %436, align 8
  %438 = icmp eq i64 %437, 1
  br i1 %438, label %443, label %439

439:                                              ; preds = %425
  %440 = add i64 %428, -1
  %441 = add i64 %440, %437
  %442 = sdiv i64 %441, %437
  br label %443

443:                                              ; preds = %439, %425
  %444 = phi i64 [ %442, %439 ], [ %428, %425 ]
  %445 = icmp eq i64 %444, %435
  br i1 %445, label %446, label %846

446:                                              ; preds = %443, %421
  %447 = add nuw nsw i64 %419, 1
  %448 = icmp eq i64 %447, %416
  br i1 %448, label %449, label %418, !llvm.loop !22

449:                                              ; preds = %446, %415
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #7
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %10, ptr noundef nonnull align 8 dereferenceable(24) @__const.read_domain.stated, i64 24, i1 false)
  br i1 %400, label %450, label %483

450:                                              ; preds = %449
  %451 = getelementptr inbounds nuw i8, ptr %67, i64 168
  %452 = load i64, ptr %451, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #7
  store ptr %399, ptr %8, align 8
  %453 = getelementptr inbounds nuw i8, ptr %399, i64 8
  %454 = load ptr, ptr %453, align 8
  %455 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 88), align 8
  %456 = icmp eq ptr %454, %455
  br i1 %456, label %457, label %461

457:                                              ; preds = %450
  %458 = getelementptr inbounds nuw i8, ptr %399, i64 24
  %459 = getelementptr inbounds nuw i8, ptr %399, i64 16
  %460 = load i64, ptr %459, align 8
  br label %461

461:                                              ; preds = %457, %450
  %462 = phi ptr [ %458, %457 ], [ %8, %450 ]
  %463 = phi i64 [ %460, %457 ], [ 1, %450 ]
  %464 = icmp eq i64 %463, %452
  br i1 %464, label %465, label %482

465:                                              ; preds = %461
  %466 = icmp slt i64 %452, 1
  br i1 %466, label %481, label %467

467:                                              ; preds = %465, %476
  %468 = phi i64 [ %478, %476 ], [ 0, %465 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #7
  %469 = getelementptr inbounds nuw ptr, ptr %462, i64 %468
  %470 = load ptr, ptr %469, align 8
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %9, ptr noundef %470) #15
  %471 = load i32, ptr %9, align 8
  %472 = icmp eq i32 %471, 2
  %473 = load i64, ptr %55, align 8
  %474 = icmp ult i64 %473, 2147483648
  %475 = select i1 %472, i1 %474, i1 false
  br i1 %475, label %476, label %480

476:                                              ; preds = %467
  %477 = getelementptr inbounds nuw i64, ptr %10, i64 %468
  store i64 %473, ptr %477, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #7
  %478 = add nuw nsw i64 %468, 1
  %479 = icmp eq i64 %478, %452
  br i1 %479, label %481, label %467, !llvm.loop !23

480:                                              ; preds = %467
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #7
  br label %482

481:                                              ; preds = %476, %465
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #7
  br label %483

482:                                              ; preds = %480, %461
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #7
  br label %552

483:                                              ; preds = %481, %449
  %484 = getelementptr inbounds nuw i8, ptr %67, i64 256
  %485 = getelementptr inbounds nuw i8, ptr %67, i64 168
  %486 = getelementptr inbounds nuw i8, ptr %67, i64 184
  %487 = getelementptr inbounds nuw i8, ptr %67, i64 176
  %488 = getelementptr inbounds nuw i8, ptr %67, i64 280
  %489 = load i64, ptr %485, align 8
  br label %494

490:                                              ; preds = %547
  %491 = extractvalue { i64, i1 } %550, 0
  %492 = add nuw nsw i64 %496, 1
  %493 = icmp eq i64 %492, 3
  br i1 %493, label %553, label %494, !llvm.loop !24

494:                                              ; preds = %490, %483
  %495 = phi i64 [ 1, %483 ], [ %491, %490 ]
  %496 = phi i64 [ 0, %483 ], [ %492, %490 ]
  %497 = getelementptr inbounds nuw i64, ptr %484, i64 %496
  %498 = load i64, ptr %497, align 8
  %499 = icmp sgt i64 %489, %496
  br i1 %499, label %500, label %528

500:                                              ; preds = %494
  br i1 %400, label %518, label %501

501:                                              ; preds = %500
  %502 = getelementptr inbounds nuw %struct.Extent, ptr %486, i64 %496
  %503 = load i64, ptr %502, align 8
  %504 = icmp slt i64 %503, 0
  br i1 %504, label %505, label %507

505:                                              ; preds = %501
  %506 = getelementptr inbounds nuw i8, ptr %502, i64 8
  br label %515

507:                                              ; preds = %501
  %508 = getelementptr inbounds nuw i8, ptr %502, i64 16
  %509 = load i64, ptr %508, align 8
  %510 = icmp eq i64 %509, 0
  br i1 %510, label %511, label %513

511:                                              ; preds = %507
  %512 = getelementptr inbounds nuw i64, ptr %16, i64 %503
  br label %515

513:                                              ; preds = %507
  %514 = getelementptr inbounds nuw i64, ptr null, i64 %503
  br label %515

515:                                              ; preds = %513, %511, %505
  %516 = phi ptr [ %506, %505 ], [ %512, %511 ], [ %514, %513 ]
  %517 = load i64, ptr %516, align 8
  br label %529

518:                                              ; preds = %500
  %519 = getelementptr inbounds nuw i64, ptr %10, i64 %496
  %520 = load i64, ptr %519, align 8
  %521 = load i64, ptr %488, align 8
  %522 = icmp eq i64 %521, 0
  br i1 %522, label %535, label %523

523:                                              ; preds = %518
  %524 = getelementptr inbounds nuw %struct.Extent, ptr %68, i64 %496
  %525 = getelementptr inbounds nuw i8, ptr %524, i64 160
  %526 = load i64, ptr %525, align 8
  %527 = icmp eq i64 %520, %526
  br i1 %527, label %535, label %552

528:                                              ; preds = %494
  br i1 %400, label %535, label %529

529:                                              ; preds = %528, %515
  %530 = phi i64 [ %517, %515 ], [ 1, %528 ]
  %531 = load i64, ptr %487, align 8
  %532 = shl nuw nsw i64 1, %496
  %533 = and i64 %531, %532
  %534 = icmp ne i64 %533, 0
  br label %535

535:                                              ; preds = %529, %528, %523, %518
  %536 = phi i64 [ %530, %529 ], [ 1, %528 ], [ %520, %518 ], [ %520, %523 ]
  %537 = phi i1 [ %534, %529 ], [ %398, %528 ], [ %398, %518 ], [ %398, %523 ]
  %538 = select i1 %537, i64 %498, i64 1
  %539 = mul nsw i64 %538, %536
  %540 = getelementptr inbounds nuw i64, ptr %17, i64 %496
  store i64 %539, ptr %540, align 8
  %541 = icmp eq i64 %498, 1
  %542 = select i1 %537, i1 true, i1 %541
  br i1 %542, label %547, label %543

543:                                              ; preds = %535
  %544 = add i64 %498, -1
  %545 = add i64 %544, %536
  %546 = sdiv i64 %545, %498
  br label %547

547:                                              ; preds = %543, %535
  %548 = phi i64 [ %546, %543 ], [ %536, %535 ]
  %549 = getelementptr inbounds nuw i64, ptr %18, i64 %496
  store i64 %548, ptr %549, align 8
  %550 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %495, i64 %548)
  %551 = extractvalue { i64, i1 } %550, 1
  br i1 %551, label %552, label %490

552:                                              ; preds = %547, %523, %482
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #7
  br label %846

553:                                              ; preds = %490
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #7
  %554 = load i64, ptr %80, align 8
  %555 = icmp slt i64 %554, 1
  br i1 %555, label %578, label %556

556:                                              ; preds = %553, %575
  %557 = phi i64 [ %576, %575 ], [ 0, %553 ]
  %558 = getelementptr inbounds nuw %struct.Apart, ptr %79, i64 %557
  %559 = load i64, ptr %558, align 8
  %560 = getelementptr inbounds i64, ptr %16, i64 %559
  %561 = load i64, ptr %560, align 8
  %562 = getelementptr inbounds nuw i8, ptr %558, i64 8
  %563 = load i64, ptr %562, align 8
  %564 = getelementptr inbounds i64, ptr %16, i64 %563
  %565 = load i64, ptr %564, align 8
  %566 = getelementptr inbounds nuw i8, ptr %558, i64 24
  %567 = load i64, ptr %566, align 8
  %568 = add i64 %567, %565
  %569 = icmp ult i64 %561, %568
  br i1 %569, label %570, label %575

570:                                              ; preds = %556
  %571 = getelementptr inbounds nuw i8, ptr %558, i64 16
  %572 = load i64, ptr %571, align 8
  %573 = add i64 %572, %561
  %574 = icmp ult i64 %565, %573
  br i1 %574, label %846, label %575

575:                                              ; preds = %570, %556
  %576 = add nuw nsw i64 %557, 1
  %577 = icmp eq i64 %576, %554
  br i1 %577, label %578, label %556, !llvm.loop !25

578:                                              ; preds = %575, %553
  %579 = load i64, ptr %74, align 8
  %580 = icmp sgt i64 %579, 0
  br i1 %580, label %581, label %612

581:                                              ; preds = %578, %608
  %582 = phi i64 [ %609, %608 ], [ %579, %578 ]
  %583 = phi i64 [ %610, %608 ], [ 0, %578 ]
  %584 = getelementptr inbounds nuw %struct.Captured, ptr %73, i64 %583
  %585 = getelementptr inbounds nuw i8, ptr %584, i64 8
  %586 = load ptr, ptr %585, align 8
  %587 = icmp eq ptr %586, null
  %588 = load ptr, ptr %584, align 8
  br i1 %587, label %589, label %595

589:                                              ; preds = %581
  %590 = getelementptr inbounds nuw i8, ptr %588, i64 16
  %591 = load ptr, ptr %590, align 8
  %592 = getelementptr inbounds nuw i8, ptr %584, i64 16
  %593 = load ptr, ptr %592, align 8
  %594 = icmp eq ptr %591, %593
  br i1 %594, label %608, label %846

595:                                              ; preds = %581
  %596 = call ptr @PyDict_GetItemWithError(ptr noundef %588, ptr noundef nonnull %586) #14
  %597 = icmp eq ptr %596, null
  br i1 %597, label %598, label %602, !prof !26

598:                                              ; preds = %595
  %599 = call ptr @PyErr_Occurred() #14
  %600 = icmp eq ptr %599, null
  br i1 %600, label %602, label %601

601:                                              ; preds = %598
  call void @PyErr_Clear() #14
  br label %846

602:                                              ; preds = %598, %595
  %603 = getelementptr inbounds nuw i8, ptr %584, i64 16
  %604 = load ptr, ptr %603, align 8
  %605 = icmp eq ptr %596, %604
  br i1 %605, label %606, label %846

606:                                              ; preds = %602
  %607 = load i64, ptr %74, align 8
  br label %608

608:                                              ; preds = %606, %589
  %609 = phi i64 [ %607, %606 ], [ %582, %589 ]
  %610 = add nuw nsw i64 %583, 1
  %611 = icmp slt i64 %610, %609
  br i1 %611, label %581, label %612, !llvm.loop !27

612:                                              ; preds = %608, %578
  %613 = getelementptr inbounds nuw i8, ptr %67, i64 152
  %614 = load ptr, ptr %613, align 8
  %615 = icmp eq ptr %614, null
  br i1 %615, label %619, label %616

616:                                              ; preds = %612
  %617 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 24), align 8
  %618 = call fastcc i1 @says(ptr noundef %614, ptr noundef null, ptr noundef %617) #15
  br i1 %618, label %619, label %846

619:                                              ; preds = %616, %612
  %620 = getelementptr inbounds nuw i8, ptr %67, i64 352
  %621 = load ptr, ptr %620, align 8
  %622 = icmp eq ptr %621, null
  br i1 %622, label %654, label %623

623:                                              ; preds = %619
  %624 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %625 = getelementptr inbounds nuw i8, ptr %624, i64 8
  %626 = load i64, ptr %625, align 8
  %627 = inttoptr i64 %626 to ptr
  %628 = getelementptr inbounds nuw i8, ptr %624, i64 16
  %629 = load i64, ptr %628, align 8
  %630 = inttoptr i64 %629 to ptr
  %631 = load ptr, ptr @gpu, align 8
  %632 = call i64 @PyDict_Size(ptr noundef %631) #14
  %633 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %634 = load i64, ptr %633, align 8
  %635 = icmp eq i64 %632, %634
  br i1 %635, label %636, label %846

636:                                              ; preds = %623
  %637 = icmp eq i64 %626, 0
  br i1 %637, label %642, label %638

638:                                              ; preds = %636
  %639 = load ptr, ptr %620, align 8
  %640 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 40), align 8
  %641 = call fastcc i1 @says(ptr noundef %627, ptr noundef %639, ptr noundef %640) #15
  br i1 %641, label %642, label %846

642:                                              ; preds = %638, %636
  %643 = getelementptr inbounds nuw i8, ptr %67, i64 64
  %644 = load ptr, ptr %643, align 8
  %645 = icmp eq ptr %644, null
  %646 = icmp ne i64 %629, 0
  %647 = select i1 %645, i1 %646, i1 false
  br i1 %647, label %648, label %654

648:                                              ; preds = %642
  %649 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %650 = getelementptr inbounds nuw i8, ptr %649, i64 24
  %651 = load i64, ptr %650, align 8
  %652 = inttoptr i64 %651 to ptr
  %653 = call fastcc i1 @says(ptr noundef %630, ptr noundef null, ptr noundef %652) #15
  br i1 %653, label %654, label %846

654:                                              ; preds = %642, %648, %619
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #7
  store i32 0, ptr %19, align 4
  %655 = icmp eq ptr %205, null
  %656 = load i64, ptr %83, align 8
  %657 = icmp slt i64 %656, 1
  br i1 %657, label %815, label %658

658:                                              ; preds = %654, %810
  %659 = phi i64 [ %800, %810 ], [ 0, %654 ]
  %660 = getelementptr inbounds nuw %struct.Make, ptr %82, i64 %659
  %661 = getelementptr inbounds nuw i8, ptr %660, i64 16
  %662 = load i64, ptr %661, align 8
  %663 = icmp eq i64 %662, 1
  %664 = icmp eq i64 %662, 2
  %665 = select i1 %664, i1 %655, i1 false
  %666 = and i1 %665, %402
  %667 = select i1 %663, i1 true, i1 %666
  %668 = select i1 %667, i64 184, i64 183
  %669 = load i64, ptr %660, align 8
  %670 = getelementptr inbounds %struct.Row, ptr %70, i64 %669
  %671 = getelementptr inbounds nuw i8, ptr %670, i64 24
  %672 = load i64, ptr %671, align 8
  %673 = getelementptr inbounds i64, ptr %16, i64 %672
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  %674 = getelementptr inbounds nuw i8, ptr %660, i64 24
  %675 = load i64, ptr %674, align 8
  %676 = getelementptr inbounds nuw i8, ptr %660, i64 8
  %677 = load i64, ptr %676, align 8
  %678 = icmp sgt i64 %677, 0
  br i1 %678, label %679, label %716

679:                                              ; preds = %658
  %680 = getelementptr inbounds nuw i8, ptr %660, i64 48
  br label %685

681:                                              ; preds = %707
  %682 = add nuw nsw i64 %686, 1
  %683 = load i64, ptr %676, align 8
  %684 = icmp slt i64 %682, %683
  br i1 %684, label %685, label %716, !llvm.loop !28

685:                                              ; preds = %681, %679
  %686 = phi i64 [ 0, %679 ], [ %682, %681 ]
  %687 = phi i64 [ %675, %679 ], [ %713, %681 ]
  %688 = getelementptr inbounds nuw %struct.Extent, ptr %680, i64 %686
  %689 = load i64, ptr %688, align 8
  %690 = icmp slt i64 %689, 0
  br i1 %690, label %691, label %693

691:                                              ; preds = %685
  %692 = getelementptr inbounds nuw i8, ptr %688, i64 8
  br label %703

693:                                              ; preds = %685
  %694 = getelementptr inbounds nuw i8, ptr %688, i64 16
  %695 = load i64, ptr %694, align 8
  %696 = icmp eq i64 %695, 0
  br i1 %696, label %697, label %699

697:                                              ; preds = %693
  %698 = getelementptr inbounds nuw i64, ptr %16, i64 %689
  br label %703

699:                                              ; preds = %693
  %700 = icmp eq i64 %695, 1
  %701 = select i1 %700, ptr %17, ptr %18
  %702 = getelementptr inbounds nuw i64, ptr %701, i64 %689
  br label %703

703:                                              ; preds = %699, %697, %691
  %704 = phi ptr [ %692, %691 ], [ %698, %697 ], [ %702, %699 ]
  %705 = load i64, ptr %704, align 8
  %706 = icmp ugt i64 %705, 2147483647
  br i1 %706, label %813, label %707

707:                                              ; preds = %703
  %708 = getelementptr inbounds nuw i64, ptr %7, i64 %686
  store i64 %705, ptr %708, align 8
  %709 = getelementptr inbounds nuw i64, ptr %673, i64 %686
  %710 = getelementptr inbounds nuw i8, ptr %709, i64 8
  store i64 %705, ptr %710, align 8
  %711 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %687, i64 %705)
  %712 = extractvalue { i64, i1 } %711, 1
  %713 = extractvalue { i64, i1 } %711, 0
  %714 = icmp sgt i64 %713, 70368744177664
  %715 = or i1 %712, %714
  br i1 %715, label %813, label %681

716:                                              ; preds = %681, %658
  %717 = phi i64 [ %677, %658 ], [ %683, %681 ]
  %718 = phi i64 [ %675, %658 ], [ %713, %681 ]
  %719 = getelementptr inbounds nuw i8, ptr %660, i64 40
  %720 = load ptr, ptr %719, align 8
  %721 = icmp eq ptr %720, null
  br i1 %721, label %750, label %722

722:                                              ; preds = %716
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %6, i8 0, i64 32, i1 false)
  %723 = call i64 @llvm.smax.i64(i64 %717, i64 0)
  br label %724

724:                                              ; preds = %727, %722
  %725 = phi i64 [ 0, %722 ], [ %731, %727 ]
  %726 = icmp eq i64 %725, %723
  br i1 %726, label %734, label %727

727:                                              ; preds = %724
  %728 = getelementptr inbounds nuw i64, ptr %7, i64 %725
  %729 = load i64, ptr %728, align 8
  %730 = call ptr @PyLong_FromLongLong(i64 noundef %729) #14
  %731 = add nuw i64 %725, 1
  %732 = getelementptr inbounds nuw ptr, ptr %6, i64 %731
  store ptr %730, ptr %732, align 8
  %733 = icmp eq ptr %730, null
  br i1 %733, label %734, label %724, !llvm.loop !29

734:                                              ; preds = %727, %724
  %735 = phi i64 [ %723, %724 ], [ %725, %727 ]
  %736 = icmp eq i64 %735, %717
  br i1 %736, label %737, label %740

737:                                              ; preds = %734
  %738 = or i64 %717, -9223372036854775808
  %739 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %720, ptr noundef nonnull %56, i64 noundef %738, ptr noundef null) #14
  br label %740

740:                                              ; preds = %737, %734
  %741 = phi ptr [ %739, %737 ], [ null, %734 ]
  %742 = icmp eq i64 %735, 0
  br i1 %742, label %749, label %743

743:                                              ; preds = %740, %743
  %744 = phi i64 [ %745, %743 ], [ %735, %740 ]
  %745 = add nsw i64 %744, -1
  %746 = getelementptr inbounds nuw ptr, ptr %6, i64 %744
  %747 = load ptr, ptr %746, align 8
  call void @Py_DecRef(ptr noundef %747) #14
  %748 = icmp sgt i64 %744, 1
  br i1 %748, label %743, label %749, !llvm.loop !30

749:                                              ; preds = %743, %740
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  br label %793

750:                                              ; preds = %716
  %751 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %752 = getelementptr inbounds nuw ptr, ptr %751, i64 %668
  %753 = load ptr, ptr %752, align 8
  %754 = getelementptr inbounds nuw i8, ptr %660, i64 32
  %755 = load ptr, ptr %754, align 8
  %756 = icmp slt i64 %718, 4096
  br i1 %756, label %757, label %761

757:                                              ; preds = %750
  call void @Py_IncRef(ptr noundef %755) #14
  %758 = load i64, ptr %676, align 8
  %759 = trunc i64 %758 to i32
  %760 = call ptr %753(i32 noundef %759, ptr noundef nonnull %7, ptr noundef %755, i32 noundef 0) #14
  br label %793

761:                                              ; preds = %750
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %762 = add nuw nsw i64 %718, 64
  store i64 %762, ptr %5, align 8
  %763 = getelementptr inbounds nuw i8, ptr %751, i64 360
  %764 = load ptr, ptr %763, align 8
  %765 = call ptr %764(i32 noundef 2) #14
  %766 = call ptr %753(i32 noundef 1, ptr noundef nonnull %5, ptr noundef %765, i32 noundef 0) #14
  %767 = icmp eq ptr %766, null
  br i1 %767, label %791, label %768

768:                                              ; preds = %761
  %769 = getelementptr inbounds nuw i8, ptr %766, i64 16
  %770 = load ptr, ptr %769, align 8
  %771 = ptrtoint ptr %770 to i64
  %772 = add i64 %771, 63
  %773 = and i64 %772, -64
  call void @Py_IncRef(ptr noundef %755) #14
  %774 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %775 = getelementptr inbounds nuw i8, ptr %774, i64 752
  %776 = load ptr, ptr %775, align 8
  %777 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8
  %778 = load i64, ptr %676, align 8
  %779 = trunc i64 %778 to i32
  %780 = inttoptr i64 %773 to ptr
  %781 = call ptr %776(ptr noundef %777, ptr noundef %755, i32 noundef %779, ptr noundef nonnull %7, ptr noundef null, ptr noundef %780, i32 noundef 1281, ptr noundef null) #14
  %782 = icmp eq ptr %781, null
  br i1 %782, label %789, label %783

783:                                              ; preds = %768
  %784 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %785 = getelementptr inbounds nuw i8, ptr %784, i64 2256
  %786 = load ptr, ptr %785, align 8
  %787 = call i32 %786(ptr noundef nonnull %781, ptr noundef nonnull %766) #14
  %788 = icmp slt i32 %787, 0
  br i1 %788, label %789, label %791

789:                                              ; preds = %783, %768
  %790 = phi ptr [ %766, %768 ], [ %781, %783 ]
  call void @Py_DecRef(ptr noundef nonnull %790) #14
  br label %791

791:                                              ; preds = %789, %783, %761
  %792 = phi ptr [ null, %761 ], [ %781, %783 ], [ null, %789 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  br label %793

793:                                              ; preds = %791, %757, %749
  %794 = phi ptr [ %741, %749 ], [ %760, %757 ], [ %792, %791 ]
  %795 = icmp eq ptr %794, null
  br i1 %795, label %796, label %797

796:                                              ; preds = %793
  call void @PyErr_Clear() #14
  br label %813

797:                                              ; preds = %793
  %798 = load i64, ptr %660, align 8
  %799 = getelementptr inbounds ptr, ptr %15, i64 %798
  store ptr %794, ptr %799, align 8
  %800 = add nuw nsw i64 %659, 1
  %801 = load ptr, ptr %719, align 8
  %802 = icmp eq ptr %801, null
  br i1 %802, label %803, label %807

803:                                              ; preds = %797
  %804 = getelementptr inbounds nuw i8, ptr %794, i64 16
  %805 = load ptr, ptr %804, align 8
  %806 = ptrtoint ptr %805 to i64
  store i64 %806, ptr %673, align 8
  br label %810

807:                                              ; preds = %797
  %808 = getelementptr inbounds %struct.Row, ptr %70, i64 %798
  %809 = call fastcc i1 @read_array(ptr noundef nonnull readonly %68, ptr noundef nonnull readonly %808, ptr noundef %794, ptr noundef %673) #15
  br i1 %809, label %810, label %813

810:                                              ; preds = %807, %803
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  %811 = load i64, ptr %83, align 8
  %812 = icmp slt i64 %800, %811
  br i1 %812, label %658, label %815, !llvm.loop !31

813:                                              ; preds = %807, %703, %707, %796
  %814 = phi i64 [ %659, %796 ], [ %659, %703 ], [ %659, %707 ], [ %800, %807 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  br label %834

815:                                              ; preds = %810, %654
  %816 = phi i64 [ 0, %654 ], [ %800, %810 ]
  %817 = getelementptr inbounds nuw i8, ptr %67, i64 40
  %818 = load i64, ptr %817, align 8
  switch i64 %818, label %826 [
    i64 0, label %819
    i64 1, label %824
  ]

819:                                              ; preds = %815
  %820 = getelementptr inbounds nuw i8, ptr %67, i64 288
  %821 = load i64, ptr %820, align 8
  %822 = getelementptr i64, ptr %16, i64 %821
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %822, ptr noundef nonnull align 8 dereferenceable(24) %18, i64 24, i1 false)
  %823 = call fastcc i32 @run_kernel(ptr noundef nonnull readonly %68, ptr noundef %16, i64 noundef %491) #15
  br label %828

824:                                              ; preds = %815
  %825 = call fastcc i32 @run_plan(ptr noundef nonnull readonly %68, ptr noundef nonnull readonly %88, ptr noundef %16) #15
  br label %828

826:                                              ; preds = %815
  %827 = call fastcc i32 @run_gpu(ptr noundef nonnull readonly %68, ptr noundef nonnull readonly %88, ptr noundef %16, ptr noundef %19) #15
  br label %828

828:                                              ; preds = %826, %824, %819
  %829 = phi i32 [ %823, %819 ], [ %825, %824 ], [ %827, %826 ]
  %830 = icmp eq i32 %829, 1
  br i1 %830, label %831, label %834

831:                                              ; preds = %828
  %832 = load i32, ptr %19, align 4
  %833 = call fastcc ptr @returned(ptr noundef nonnull readonly %68, ptr noundef nonnull readonly %85, ptr noundef %15, i32 noundef %832) #15
  br label %834

834:                                              ; preds = %813, %831, %828
  %835 = phi i64 [ %816, %831 ], [ %816, %828 ], [ %814, %813 ]
  %836 = phi ptr [ %833, %831 ], [ null, %828 ], [ null, %813 ]
  %837 = icmp sgt i64 %835, 0
  br i1 %837, label %838, label %847

838:                                              ; preds = %834, %838
  %839 = phi i64 [ %840, %838 ], [ %835, %834 ]
  %840 = add nsw i64 %839, -1
  %841 = getelementptr inbounds nuw %struct.Make, ptr %82, i64 %840
  %842 = load i64, ptr %841, align 8
  %843 = getelementptr inbounds ptr, ptr %15, i64 %842
  %844 = load ptr, ptr %843, align 8
  call void @Py_DecRef(ptr noundef %844) #14
  %845 = icmp samesign ugt i64 %839, 1
  br i1 %845, label %838, label %847, !llvm.loop !32

846:                                              ; preds = %443, %570, %602, %589, %616, %552, %396, %648, %601, %623, %638
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #7
  br label %850

847:                                              ; preds = %838, %834
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #7
  call void @Py_DecRef(ptr noundef %65) #14
  %848 = icmp eq ptr %836, null
  br i1 %848, label %851, label %849

849:                                              ; preds = %847
  store i64 %62, ptr %42, align 8
  br label %859

850:                                              ; preds = %149, %165, %334, %383, %259, %274, %305, %282, %240, %246, %242, %241, %388, %319, %253, %317, %179, %386, %95, %195, %190, %91, %846
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #7
  call void @Py_DecRef(ptr noundef %65) #14
  br label %851

851:                                              ; preds = %850, %847
  %852 = call ptr @PyErr_Occurred() #14
  %853 = icmp eq ptr %852, null
  br i1 %853, label %854, label %859

854:                                              ; preds = %851
  %855 = add nuw nsw i64 %60, 1
  %856 = add nsw i64 %62, 1
  %857 = load i64, ptr %43, align 8
  %858 = icmp slt i64 %855, %857
  br i1 %858, label %57, label %859, !llvm.loop !33

859:                                              ; preds = %854, %851, %33, %849, %39
  %860 = phi ptr [ null, %39 ], [ %836, %849 ], [ null, %33 ], [ null, %851 ], [ null, %854 ]
  br i1 %24, label %862, label %861

861:                                              ; preds = %859
  call void @llvm.write_register.i64(metadata !3, i64 %23)
  br label %862

862:                                              ; preds = %859, %861
  %863 = icmp eq ptr %860, null
  br i1 %863, label %864, label %874

864:                                              ; preds = %862
  %865 = call ptr @PyErr_Occurred() #14
  %866 = icmp eq ptr %865, null
  br i1 %866, label %867, label %874

867:                                              ; preds = %864
  %868 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %869 = load ptr, ptr %868, align 8
  %870 = icmp eq ptr %869, null
  %871 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %872 = select i1 %870, ptr %871, ptr %869
  call void @Py_IncRef(ptr noundef %872) #14
  %873 = call ptr @PyObject_Vectorcall(ptr noundef %872, ptr noundef %1, i64 noundef %20, ptr noundef %34) #14
  call void @Py_DecRef(ptr noundef %872) #14
  br label %874

874:                                              ; preds = %862, %864, %867
  %875 = phi ptr [ %873, %867 ], [ null, %864 ], [ %860, %862 ]
  ret ptr %875
}

; Function Attrs: optsize
declare void @Py_IncRef(ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare void @Py_DecRef(ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyErr_Occurred() local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyObject_Vectorcall(ptr noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc i1 @says(ptr noundef nonnull %0, ptr noundef %1, ptr noundef readnone captures(address) %2) unnamed_addr #0 {
  %4 = alloca [2 x ptr], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  store ptr null, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %1, ptr %5, align 8
  %6 = icmp ne ptr %1, null
  %7 = zext i1 %6 to i64
  %8 = or disjoint i64 %7, -9223372036854775808
  %9 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %0, ptr noundef nonnull %5, i64 noundef %8, ptr noundef null) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  call void @PyErr_Clear() #14
  br label %14

12:                                               ; preds = %3
  call void @Py_DecRef(ptr noundef nonnull %9) #14
  %13 = icmp eq ptr %9, %2
  br label %14

14:                                               ; preds = %12, %11
  %15 = phi i1 [ %13, %12 ], [ false, %11 ]
  ret i1 %15
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 3) i32 @run_kernel(ptr noundef readonly captures(none) %0, ptr noundef nonnull %1, i64 noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.Watch, align 8
  %5 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %9 = load i64, ptr %8, align 8
  %10 = icmp slt i64 %2, %9
  br i1 %10, label %29, label %11

11:                                               ; preds = %3
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %13 = load i64, ptr %12, align 8
  %14 = icmp slt i64 %2, %13
  br i1 %14, label %29, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = icmp sgt i64 %17, 1
  %19 = icmp eq i64 %6, 0
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %57, label %21

21:                                               ; preds = %15
  br i1 %18, label %22, label %29

22:                                               ; preds = %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %24 = load i64, ptr %23, align 8
  %25 = icmp slt i64 %2, %24
  br i1 %25, label %26, label %29

26:                                               ; preds = %22
  %27 = tail call i1 @pool_is_awake(ptr noundef %7) #15
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  br label %29

29:                                               ; preds = %11, %3, %26, %22, %21
  %30 = phi ptr [ %28, %26 ], [ %5, %22 ], [ %5, %21 ], [ %5, %3 ], [ %5, %11 ]
  %31 = phi i1 [ %27, %26 ], [ true, %22 ], [ false, %21 ], [ false, %3 ], [ false, %11 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %32 = tail call i64 @PyThread_get_thread_ident() #14
  store i64 0, ptr %4, align 8
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr @watch_poll, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %32, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %35, i8 0, i64 16, i1 false)
  store ptr %30, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %37, i8 0, i64 16, i1 false)
  br i1 %10, label %41, label %38

38:                                               ; preds = %29
  %39 = tail call ptr @PyEval_SaveThread() #14
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store ptr %39, ptr %40, align 8
  br label %41

41:                                               ; preds = %38, %29
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %43 = load ptr, ptr %42, align 8
  br i1 %31, label %44, label %47

44:                                               ; preds = %41
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %46 = load i64, ptr %45, align 8
  call void @pool_spread(ptr noundef %7, ptr noundef %43, ptr noundef nonnull %1, i64 noundef %2, i64 noundef %46, ptr noundef nonnull %4) #15
  br label %48

47:                                               ; preds = %41
  call void %43(ptr noundef nonnull %1, i64 noundef 0, i64 noundef %2, ptr noundef nonnull %4) #14
  br label %48

48:                                               ; preds = %47, %44
  %49 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %50 = load ptr, ptr %49, align 8
  %51 = icmp eq ptr %50, null
  br i1 %51, label %53, label %52

52:                                               ; preds = %48
  call void @PyEval_RestoreThread(ptr noundef nonnull %50) #14
  br label %53

53:                                               ; preds = %48, %52
  %54 = load atomic i64, ptr %4 monotonic, align 8
  %55 = icmp eq i64 %54, 0
  %56 = select i1 %55, i32 1, i32 2
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  br label %57

57:                                               ; preds = %15, %53
  %58 = phi i32 [ %56, %53 ], [ 0, %15 ]
  ret i32 %58
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 3) i32 @run_plan(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull captures(none) %2) unnamed_addr #0 {
  %4 = alloca [512 x i64], align 8
  %5 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  %7 = load i64, ptr %6, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %18, label %12

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = icmp slt i64 %14, 2
  %16 = icmp ne i64 %7, 0
  %17 = select i1 %15, i1 true, i1 %16
  br i1 %17, label %18, label %102

18:                                               ; preds = %12, %3
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  %22 = add i64 %20, 64
  %23 = select i1 %21, i64 0, i64 %22
  %24 = icmp ne i64 %23, 0
  br i1 %24, label %25, label %33

25:                                               ; preds = %18
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %31, label %29

29:                                               ; preds = %25
  %30 = tail call ptr @PyMem_RawCalloc(i64 noundef 1, i64 noundef %23) #14
  br label %33

31:                                               ; preds = %25
  %32 = tail call ptr @PyMem_RawMalloc(i64 noundef %23) #14
  br label %33

33:                                               ; preds = %29, %31, %18
  %34 = phi ptr [ null, %18 ], [ %30, %29 ], [ %32, %31 ]
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %36 = load i64, ptr %35, align 8
  %37 = icmp sgt i64 %36, 512
  br i1 %37, label %38, label %41

38:                                               ; preds = %33
  %39 = shl i64 %36, 3
  %40 = tail call ptr @PyMem_RawMalloc(i64 noundef %39) #14
  br label %41

41:                                               ; preds = %38, %33
  %42 = phi ptr [ %40, %38 ], [ %4, %33 ]
  %43 = icmp eq ptr %42, null
  %44 = icmp eq ptr %34, null
  %45 = and i1 %24, %44
  %46 = select i1 %43, i1 true, i1 %45
  br i1 %46, label %98, label %47

47:                                               ; preds = %41
  %48 = ptrtoint ptr %34 to i64
  %49 = add i64 %48, 63
  %50 = and i64 %49, -64
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds i64, ptr %2, i64 %52
  store i64 %50, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds %struct.Patch, ptr %1, i64 %55
  %57 = load i64, ptr %35, align 8
  %58 = shl i64 %57, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %42, ptr readonly align 8 %56, i64 %58, i1 false)
  %59 = load i64, ptr %54, align 8
  %60 = icmp sgt i64 %59, 0
  br i1 %60, label %61, label %76

61:                                               ; preds = %47, %61
  %62 = phi i64 [ %73, %61 ], [ 0, %47 ]
  %63 = getelementptr inbounds nuw %struct.Patch, ptr %1, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds i64, ptr %2, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %69 = load i64, ptr %68, align 8
  %70 = add nsw i64 %69, %67
  %71 = load i64, ptr %63, align 8
  %72 = getelementptr inbounds i64, ptr %42, i64 %71
  store i64 %70, ptr %72, align 8
  %73 = add nuw nsw i64 %62, 1
  %74 = load i64, ptr %54, align 8
  %75 = icmp slt i64 %73, %74
  br i1 %75, label %61, label %76, !llvm.loop !34

76:                                               ; preds = %61, %47
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %77 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  %78 = call i64 @PyThread_get_thread_ident() #14
  store i64 0, ptr %5, align 8
  %79 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr @watch_poll, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %78, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %82 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i64 0, ptr %81, align 8
  store ptr %77, ptr %82, align 8
  %83 = getelementptr inbounds nuw i8, ptr %5, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %83, i8 0, i64 16, i1 false)
  %84 = call ptr @PyEval_SaveThread() #14
  %85 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store ptr %84, ptr %85, align 8
  %86 = load i64, ptr %9, align 8
  %87 = icmp eq i64 %86, 0
  %88 = select i1 %87, ptr null, ptr %8
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %90 = load i64, ptr %89, align 8
  call fastcc void @run_sequence(ptr noundef %88, ptr noundef nonnull %42, i64 noundef %90, ptr noundef %5) #15
  %91 = load ptr, ptr %85, align 8
  %92 = icmp eq ptr %91, null
  br i1 %92, label %94, label %93

93:                                               ; preds = %76
  call void @PyEval_RestoreThread(ptr noundef nonnull %91) #14
  br label %94

94:                                               ; preds = %76, %93
  %95 = load atomic i64, ptr %5 monotonic, align 8
  %96 = icmp eq i64 %95, 0
  %97 = select i1 %96, i32 1, i32 2
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  br label %98

98:                                               ; preds = %94, %41
  %99 = phi i32 [ 0, %41 ], [ %97, %94 ]
  call void @PyMem_RawFree(ptr noundef %34) #14
  %100 = icmp eq ptr %42, %4
  br i1 %100, label %102, label %101

101:                                              ; preds = %98
  call void @PyMem_RawFree(ptr noundef %42) #14
  br label %102

102:                                              ; preds = %98, %101, %12
  %103 = phi i32 [ 0, %12 ], [ %99, %101 ], [ %99, %98 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  ret i32 %103
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 2) i32 @run_gpu(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #0 {
  %5 = alloca [327 x i64], align 8
  %6 = alloca i64, align 8
  %7 = alloca [5 x ptr], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Patch, ptr %1, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %12 = load i64, ptr %11, align 8
  %13 = shl i64 %12, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %5, ptr readonly align 8 %10, i64 %13, i1 false)
  %14 = icmp sgt i64 %9, 0
  br i1 %14, label %15, label %29

15:                                               ; preds = %4, %15
  %16 = phi i64 [ %27, %15 ], [ 0, %4 ]
  %17 = getelementptr inbounds nuw %struct.Patch, ptr %1, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds i64, ptr %2, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %23 = load i64, ptr %22, align 8
  %24 = add nsw i64 %23, %21
  %25 = load i64, ptr %17, align 8
  %26 = getelementptr inbounds i64, ptr %5, i64 %25
  store i64 %24, ptr %26, align 8
  %27 = add nuw nsw i64 %16, 1
  %28 = icmp eq i64 %27, %9
  br i1 %28, label %29, label %15, !llvm.loop !34

29:                                               ; preds = %15, %4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  %30 = add i64 %13, -56
  store i64 %30, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  store ptr inttoptr (i64 1 to ptr), ptr %7, align 8
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store ptr %32, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr inttoptr (i64 2 to ptr), ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %6, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr null, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %39 = load ptr, ptr %38, align 8
  %40 = call i32 %37(ptr noundef nonnull %5, ptr noundef %39, ptr noundef null, ptr noundef nonnull %7) #14
  store i32 %40, ptr %3, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %47, label %42

42:                                               ; preds = %29
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, null
  %46 = zext i1 %45 to i32
  br label %47

47:                                               ; preds = %42, %29
  %48 = phi i32 [ 1, %29 ], [ %46, %42 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret i32 %48
}

; Function Attrs: nounwind optsize
define internal fastcc ptr @returned(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2, i32 noundef %3) unnamed_addr #0 {
  %5 = alloca [2 x ptr], align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 2
  br i1 %8, label %9, label %16

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %16

13:                                               ; preds = %9
  %14 = sext i32 %3 to i64
  %15 = tail call ptr @PyLong_FromLongLong(i64 noundef %14) #14
  br label %60

16:                                               ; preds = %9, %4
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %18 = load i64, ptr %17, align 8
  switch i64 %18, label %25 [
    i64 1, label %19
    i64 0, label %23
  ]

19:                                               ; preds = %16
  %20 = load i64, ptr %1, align 8
  %21 = getelementptr inbounds ptr, ptr %2, i64 %20
  %22 = load ptr, ptr %21, align 8
  br label %29

23:                                               ; preds = %16
  %24 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  br label %29

25:                                               ; preds = %16
  %26 = tail call ptr @PyTuple_New(i64 noundef %18) #14
  %27 = load i64, ptr %17, align 8
  %28 = icmp slt i64 %27, 2
  br i1 %28, label %29, label %31

29:                                               ; preds = %19, %23, %25
  %30 = phi ptr [ %26, %25 ], [ %24, %23 ], [ %22, %19 ]
  tail call void @Py_IncRef(ptr noundef %30) #14
  br label %31

31:                                               ; preds = %29, %25
  %32 = phi ptr [ %30, %29 ], [ %26, %25 ]
  %33 = icmp eq ptr %32, null
  br i1 %33, label %60, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %36 = load i64, ptr %17, align 8
  %37 = icmp sgt i64 %36, 1
  br i1 %37, label %38, label %53

38:                                               ; preds = %34, %38
  %39 = phi i64 [ %48, %38 ], [ 0, %34 ]
  %40 = getelementptr inbounds nuw i64, ptr %1, i64 %39
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds ptr, ptr %2, i64 %41
  %43 = load ptr, ptr %42, align 8
  tail call void @Py_IncRef(ptr noundef %43) #14
  %44 = load i64, ptr %40, align 8
  %45 = getelementptr inbounds ptr, ptr %2, i64 %44
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw ptr, ptr %35, i64 %39
  store ptr %46, ptr %47, align 8
  %48 = add nuw nsw i64 %39, 1
  %49 = load i64, ptr %17, align 8
  %50 = icmp sgt i64 %49, 1
  %51 = icmp slt i64 %48, %49
  %52 = select i1 %50, i1 %51, i1 false
  br i1 %52, label %38, label %53

53:                                               ; preds = %38, %34
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %55 = load ptr, ptr %54, align 8
  %56 = icmp eq ptr %55, null
  br i1 %56, label %60, label %57

57:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  store ptr null, ptr %5, align 8
  %58 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %32, ptr %58, align 8
  %59 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %55, ptr noundef nonnull %58, i64 noundef -9223372036854775807, ptr noundef null) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @Py_DecRef(ptr noundef nonnull %32) #14
  br label %60

60:                                               ; preds = %31, %57, %53, %13
  %61 = phi ptr [ %15, %13 ], [ %59, %57 ], [ %32, %53 ], [ null, %31 ]
  ret ptr %61
}

; Function Attrs: optsize
declare i32 @PyUnicode_Compare(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc noundef i1 @read_array(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %6, %8
  br i1 %9, label %10, label %70, !prof !35

10:                                               ; preds = %4
  %11 = load i64, ptr %1, align 8
  switch i64 %11, label %68 [
    i64 0, label %12
    i64 1, label %66
  ], !prof !36

12:                                               ; preds = %10
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %14 = load i32, ptr %13, align 8
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, %15
  br i1 %19, label %20, label %70, !prof !35

20:                                               ; preds = %12
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %22 = load i32, ptr %21, align 8
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %25 = load i64, ptr %24, align 8
  %26 = and i64 %25, %23
  %27 = icmp eq i64 %26, %25
  br i1 %27, label %28, label %70, !prof !35

28:                                               ; preds = %20
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %30 = load ptr, ptr %29, align 8
  %31 = load ptr, ptr %16, align 8
  %32 = icmp eq ptr %30, %31
  br i1 %32, label %48, label %33, !prof !35

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %35 = load i32, ptr %34, align 4
  %36 = icmp ult i32 %35, 32
  br i1 %36, label %37, label %70

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %39 = load i64, ptr %38, align 8
  %40 = zext nneg i32 %35 to i64
  %41 = shl nuw nsw i64 1, %40
  %42 = and i64 %39, %41
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %70, label %44

44:                                               ; preds = %37
  %45 = getelementptr inbounds nuw i8, ptr %30, i64 26
  %46 = load i8, ptr %45, align 2
  %47 = icmp eq i8 %46, 62
  br i1 %47, label %70, label %48

48:                                               ; preds = %44, %28
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %50 = load ptr, ptr %49, align 8
  %51 = ptrtoint ptr %50 to i64
  store i64 %51, ptr %3, align 8
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %53 = load i64, ptr %17, align 8
  %54 = icmp slt i64 %53, 1
  br i1 %54, label %70, label %55

55:                                               ; preds = %48, %61
  %56 = phi i64 [ %62, %61 ], [ 0, %48 ]
  %57 = load ptr, ptr %52, align 8
  %58 = getelementptr inbounds nuw i64, ptr %57, i64 %56
  %59 = load i64, ptr %58, align 8
  %60 = icmp slt i64 %59, 2147483648
  br i1 %60, label %61, label %70, !prof !35

61:                                               ; preds = %55
  %62 = add nuw nsw i64 %56, 1
  %63 = getelementptr inbounds nuw i64, ptr %3, i64 %62
  store i64 %59, ptr %63, align 8
  %64 = load i64, ptr %17, align 8
  %65 = icmp sgt i64 %64, %62
  br i1 %65, label %55, label %70, !llvm.loop !37

66:                                               ; preds = %10
  %67 = tail call fastcc i1 @read_tensor(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef %3) #15
  br label %70

68:                                               ; preds = %10
  %69 = tail call fastcc i1 @read_device(ptr noundef nonnull %1, ptr noundef %2, ptr noundef %3) #15
  br label %70

70:                                               ; preds = %61, %55, %48, %44, %37, %33, %20, %12, %66, %68, %4
  %71 = phi i1 [ false, %4 ], [ %69, %68 ], [ %67, %66 ], [ false, %20 ], [ false, %12 ], [ false, %33 ], [ false, %44 ], [ false, %37 ], [ true, %48 ], [ %60, %55 ], [ %60, %61 ]
  ret i1 %71
}

; Function Attrs: nounwind optsize
define internal fastcc noundef i1 @read_tensor(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #0 {
  %5 = alloca %struct.Tensor, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %16, label %9

9:                                                ; preds = %4
  %10 = tail call ptr @PyObject_GetAttr(ptr noundef nonnull %2, ptr noundef nonnull %7) #14
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  tail call void @PyErr_Clear() #14
  br label %76

13:                                               ; preds = %9
  tail call void @Py_DecRef(ptr noundef nonnull %10) #14
  %14 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 32), align 8
  %15 = icmp eq ptr %10, %14
  br i1 %15, label %16, label %76

16:                                               ; preds = %13, %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8
  %19 = call i32 %18(ptr noundef nonnull %2, ptr noundef nonnull %5) #14
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:                                               ; preds = %16
  call void @PyErr_Clear() #14
  br label %74

22:                                               ; preds = %16
  %23 = load ptr, ptr %5, align 8
  %24 = ptrtoint ptr %23 to i64
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %26, %24
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %29, %32
  br i1 %33, label %34, label %74

34:                                               ; preds = %22
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %36, %38
  br i1 %39, label %40, label %74

40:                                               ; preds = %34
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %42 = load i64, ptr %41, align 8
  %43 = add nsw i64 %42, -1
  %44 = and i64 %43, %27
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %46, label %74

46:                                               ; preds = %40
  store i64 %27, ptr %3, align 8
  %47 = load i64, ptr %30, align 8
  %48 = icmp slt i64 %47, 1
  br i1 %48, label %74, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %53 = load ptr, ptr %52, align 8
  %54 = icmp eq ptr %53, null
  br label %55

55:                                               ; preds = %49, %69
  %56 = phi i64 [ %47, %49 ], [ %58, %69 ]
  %57 = phi i64 [ 1, %49 ], [ %72, %69 ]
  %58 = add nsw i64 %56, -1
  %59 = getelementptr inbounds nuw i64, ptr %51, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = icmp sgt i64 %60, 2147483647
  br i1 %61, label %74, label %62

62:                                               ; preds = %55
  %63 = icmp eq i64 %60, 1
  %64 = or i1 %63, %54
  br i1 %64, label %69, label %65

65:                                               ; preds = %62
  %66 = getelementptr inbounds nuw i64, ptr %53, i64 %58
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %67, %57
  br i1 %68, label %69, label %74

69:                                               ; preds = %65, %62
  %70 = getelementptr inbounds nuw i64, ptr %3, i64 %56
  store i64 %60, ptr %70, align 8
  %71 = load i64, ptr %59, align 8
  %72 = mul nsw i64 %71, %57
  %73 = icmp samesign ult i64 %56, 2
  br i1 %73, label %74, label %55, !llvm.loop !38

74:                                               ; preds = %55, %65, %69, %46, %40, %34, %22, %21
  %75 = phi i1 [ false, %21 ], [ false, %22 ], [ false, %40 ], [ false, %34 ], [ true, %46 ], [ false, %65 ], [ false, %55 ], [ true, %69 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  br label %76

76:                                               ; preds = %12, %13, %74
  %77 = phi i1 [ %75, %74 ], [ false, %13 ], [ false, %12 ]
  ret i1 %77
}

; Function Attrs: nounwind optsize
define internal fastcc noundef i1 @read_device(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #0 {
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 24), align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 %4
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %6, %8
  br i1 %9, label %10, label %22

10:                                               ; preds = %3
  %11 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 32), align 8
  %12 = getelementptr inbounds i8, ptr %1, i64 %11
  %13 = load ptr, ptr %12, align 8
  %14 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 16), align 8
  %15 = icmp eq ptr %13, %14
  br i1 %15, label %16, label %22

16:                                               ; preds = %10
  %17 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 40), align 8
  %18 = getelementptr inbounds i8, ptr %1, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = tail call ptr @PyLong_AsVoidPtr(ptr noundef %19) #14
  %21 = ptrtoint ptr %20 to i64
  store i64 %21, ptr %2, align 8
  br label %22

22:                                               ; preds = %3, %10, %16
  %23 = phi i1 [ true, %16 ], [ false, %10 ], [ false, %3 ]
  ret i1 %23
}

; Function Attrs: optsize
declare ptr @PyObject_GetAttr(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare void @PyErr_Clear() local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyLong_AsVoidPtr(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc void @number_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Number) align 8 %0, ptr noundef %1) unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %7 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 56), align 8
  %8 = icmp eq ptr %5, %7
  br i1 %8, label %9, label %14

9:                                                ; preds = %2
  store i32 4, ptr %0, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %10, align 4
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load double, ptr %6, align 8
  store double %13, ptr %12, align 8
  br label %127

14:                                               ; preds = %2
  %15 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %16 = icmp eq ptr %5, %15
  br i1 %16, label %17, label %40

17:                                               ; preds = %14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !39)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7, !noalias !39
  %18 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %1, ptr noundef nonnull %3) #14, !noalias !39
  %19 = load i32, ptr %3, align 4, !noalias !39
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25, !prof !35

21:                                               ; preds = %17
  store i32 2, ptr %0, align 8, !alias.scope !39
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %22, align 4, !alias.scope !39
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %18, ptr %23, align 8, !alias.scope !39
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %24, align 8, !alias.scope !39
  br label %39

25:                                               ; preds = %17
  %26 = icmp slt i32 %19, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !39
  br label %39

28:                                               ; preds = %25
  %29 = call i64 @PyLong_AsUnsignedLongLong(ptr noundef nonnull %1) #14, !noalias !39
  %30 = icmp eq i64 %29, -1
  br i1 %30, label %31, label %34

31:                                               ; preds = %28
  %32 = call ptr @PyErr_Occurred() #14, !noalias !39
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %38

34:                                               ; preds = %31, %28
  store i32 3, ptr %0, align 8, !alias.scope !39
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %35, align 4, !alias.scope !39
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %29, ptr %36, align 8, !alias.scope !39
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %37, align 8, !alias.scope !39
  br label %39

38:                                               ; preds = %31
  call void @PyErr_Clear() #14, !noalias !39
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !39
  br label %39

39:                                               ; preds = %21, %27, %34, %38
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !noalias !39
  br label %127

40:                                               ; preds = %14
  %41 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 48), align 8
  %42 = icmp eq ptr %5, %41
  br i1 %42, label %43, label %50

43:                                               ; preds = %40
  store i32 1, ptr %0, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %44, align 4
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %46 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 24), align 8
  %47 = icmp eq ptr %1, %46
  %48 = zext i1 %47 to i64
  store i64 %48, ptr %45, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %49, align 8
  br label %127

50:                                               ; preds = %40, %55
  %51 = phi i64 [ %56, %55 ], [ 0, %40 ]
  %52 = getelementptr inbounds nuw ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 136), i64 %51
  %53 = load ptr, ptr %52, align 8
  %54 = icmp eq ptr %5, %53
  br i1 %54, label %58, label %55

55:                                               ; preds = %50
  %56 = add nuw nsw i64 %51, 1
  %57 = icmp eq i64 %56, 12
  br i1 %57, label %126, label %50, !llvm.loop !42

58:                                               ; preds = %50
  %59 = trunc nuw nsw i64 %51 to i32
  switch i32 %59, label %126 [
    i32 0, label %60
    i32 1, label %67
    i32 2, label %73
    i32 3, label %79
    i32 4, label %85
    i32 11, label %85
    i32 5, label %90
    i32 6, label %96
    i32 7, label %102
    i32 8, label %108
    i32 9, label %115
    i32 10, label %121
  ]

60:                                               ; preds = %58
  store i32 1, ptr %0, align 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %61, align 4
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %63 = load i8, ptr %6, align 1
  %64 = icmp ne i8 %63, 0
  %65 = zext i1 %64 to i64
  store i64 %65, ptr %62, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %66, align 8
  br label %127

67:                                               ; preds = %58
  store i32 2, ptr %0, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %68, align 4
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %70 = load i8, ptr %6, align 1
  %71 = sext i8 %70 to i64
  store i64 %71, ptr %69, align 8
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %72, align 8
  br label %127

73:                                               ; preds = %58
  store i32 2, ptr %0, align 8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %74, align 4
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %76 = load i16, ptr %6, align 2
  %77 = sext i16 %76 to i64
  store i64 %77, ptr %75, align 8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %78, align 8
  br label %127

79:                                               ; preds = %58
  store i32 2, ptr %0, align 8
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %80, align 4
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %82 = load i32, ptr %6, align 4
  %83 = sext i32 %82 to i64
  store i64 %83, ptr %81, align 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %84, align 8
  br label %127

85:                                               ; preds = %58, %58
  store i32 2, ptr %0, align 8
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %86, align 4
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %88 = load i64, ptr %6, align 8
  store i64 %88, ptr %87, align 8
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %89, align 8
  br label %127

90:                                               ; preds = %58
  store i32 2, ptr %0, align 8
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %91, align 4
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %93 = load i8, ptr %6, align 1
  %94 = zext i8 %93 to i64
  store i64 %94, ptr %92, align 8
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %95, align 8
  br label %127

96:                                               ; preds = %58
  store i32 2, ptr %0, align 8
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %97, align 4
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %99 = load i16, ptr %6, align 2
  %100 = zext i16 %99 to i64
  store i64 %100, ptr %98, align 8
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %101, align 8
  br label %127

102:                                              ; preds = %58
  store i32 2, ptr %0, align 8
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %103, align 4
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %105 = load i32, ptr %6, align 4
  %106 = zext i32 %105 to i64
  store i64 %106, ptr %104, align 8
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %107, align 8
  br label %127

108:                                              ; preds = %58
  %109 = load i64, ptr %6, align 8
  %110 = icmp slt i64 %109, 0
  %111 = select i1 %110, i32 3, i32 2
  store i32 %111, ptr %0, align 8
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %112, align 4
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %109, ptr %113, align 8
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %114, align 8
  br label %127

115:                                              ; preds = %58
  store i32 4, ptr %0, align 8
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %116, align 4
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %117, align 8
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %119 = load float, ptr %6, align 4
  %120 = fpext float %119 to double
  store double %120, ptr %118, align 8
  br label %127

121:                                              ; preds = %58
  store i32 4, ptr %0, align 8
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %122, align 4
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %123, align 8
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %125 = load double, ptr %6, align 8
  store double %125, ptr %124, align 8
  br label %127

126:                                              ; preds = %55, %58
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false)
  br label %127

127:                                              ; preds = %60, %67, %73, %79, %85, %90, %96, %102, %108, %115, %121, %126, %43, %39, %9
  ret void
}

; Function Attrs: optsize
declare i64 @PyLong_AsLongLongAndOverflow(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare i64 @PyLong_AsUnsignedLongLong(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #11

; Function Attrs: optsize
declare ptr @PyDict_GetItemWithError(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare i64 @PyDict_Size(ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyLong_FromLongLong(i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyMem_RawCalloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyMem_RawMalloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare void @PyMem_RawFree(ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyTuple_New(i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare void @PyObject_GC_UnTrack(ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyType_GetSlot(ptr noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #12

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #12

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #12

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #12

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #13

attributes #0 = { nounwind optsize }
attributes #1 = { optsize }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { norecurse nounwind optsize }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #7 = { nounwind }
attributes #8 = { nocallback nounwind }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #14 = { nounwind optsize }
attributes #15 = { optsize }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{!"clang version 22.1.8"}
!3 = !{!"fpcr"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.disable"}
!6 = distinct !{!6, !7, !5}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !7, !5}
!11 = distinct !{!11, !5}
!12 = distinct !{!12, !7, !5}
!13 = distinct !{!13, !7, !5}
!14 = distinct !{!14, !7, !5}
!15 = distinct !{!15, !7, !5}
!16 = distinct !{!16, !7, !5}
!17 = distinct !{!17, !7, !5}
!18 = distinct !{!18, !7, !5}
!19 = distinct !{!19, !7, !5}
!20 = distinct !{!20, !7, !5}
!21 = distinct !{!21, !7, !5}
!22 = distinct !{!22, !7, !5}
!23 = distinct !{!23, !7, !5}
!24 = distinct !{!24, !7, !5}
!25 = distinct !{!25, !7, !5}
!26 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!27 = distinct !{!27, !7, !5}
!28 = distinct !{!28, !7, !5}
!29 = distinct !{!29, !7, !5}
!30 = distinct !{!30, !7, !5}
!31 = distinct !{!31, !7, !5}
!32 = distinct !{!32, !7, !5}
!33 = distinct !{!33, !7, !5}
!34 = distinct !{!34, !7, !5}
!35 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!36 = !{!"branch_weights", i32 1, i32 4000, i32 1}
!37 = distinct !{!37, !7, !5}
!38 = distinct !{!38, !7, !5}
!39 = !{!40}
!40 = distinct !{!40, !41, !"number_of_int: argument 0"}
!41 = distinct !{!41, !"number_of_int"}
!42 = distinct !{!42, !7, !5}
