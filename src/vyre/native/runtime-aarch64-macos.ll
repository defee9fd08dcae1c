
%struct.anon.0 = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, [12 x ptr] }
%struct.anon.1 = type { ptr, ptr, ptr, i64, i64, i64 }
%struct.timespec = type { i64, i64 }
%struct.anon = type { i64, [56 x i8] }
%struct.Watch = type { i64, ptr, i64, i64, ptr, ptr, ptr, ptr }
%struct.Instruction = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Thing = type { i64, ptr, i64, i64, i64, i64, i64, i64, i64 }
%struct.Arguments = type { ptr, ptr, ptr, i64, i64 }
%struct.Number = type { i32, i64, double }
%struct.Said = type { ptr, ptr, ptr }
%struct.Row = type { i64, ptr, i64, i64, %union.anon }
%union.anon = type { %struct.anon.2 }
%struct.anon.2 = type { ptr, i64, i64, i64, i64 }
%struct.Captured = type { ptr, ptr, ptr }
%struct.Equal = type { i64, i64, i64, i64, i64 }
%struct.Apart = type { i64, i64, i64, i64 }
%struct.Make = type { i64, i64, i64, i64, ptr, ptr, [3 x %struct.Extent] }
%struct.Extent = type { i64, i64, i64 }
%struct.Patch = type { i64, i64, i64 }
%struct.Node = type { ptr, ptr, i64, i64 }
%struct.Tensor = type { ptr, i64, i64, ptr, ptr, i64 }

@host = internal unnamed_addr global %struct.anon.0 zeroinitializer, align 8
@gpu = internal unnamed_addr global %struct.anon.1 zeroinitializer, align 8
@.str = private unnamed_addr constant [17 x i8] c"vyre.native.Call\00", align 1
@call_spec = internal global { ptr, i32, i32, i32, [4 x i8], ptr } { ptr @.str, i32 56, i32 0, i32 18432, [4 x i8] zeroinitializer, ptr @call_slots }, align 8
@call_slots = internal global [7 x { i32, [4 x i8], ptr }] [{ i32, [4 x i8], ptr } { i32 65, [4 x i8] zeroinitializer, ptr @call_new }, { i32, [4 x i8], ptr } { i32 50, [4 x i8] zeroinitializer, ptr @call_tuple }, { i32, [4 x i8], ptr } { i32 71, [4 x i8] zeroinitializer, ptr @call_traverse }, { i32, [4 x i8], ptr } { i32 51, [4 x i8] zeroinitializer, ptr @call_clear }, { i32, [4 x i8], ptr } { i32 52, [4 x i8] zeroinitializer, ptr @call_dealloc }, { i32, [4 x i8], ptr } { i32 72, [4 x i8] zeroinitializer, ptr @call_members }, { i32, [4 x i8], ptr } zeroinitializer], align 8
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
define internal zeroext i1 @watch_poll(ptr noundef %0) #0 {
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
  %11 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %2) #14
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
define zeroext i1 @watch_end(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
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
  %12 = load i64, ptr %8, align 16
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
  %6 = load atomic i64, ptr %0 acquire, align 16
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
  %18 = atomicrmw add ptr %0, i64 1 acq_rel, align 16
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
  %33 = load ptr, ptr %13, align 16
  %34 = tail call zeroext i1 @watch_poll(ptr noundef %33) #15
  br i1 %34, label %39, label %35

35:                                               ; preds = %31
  %36 = load ptr, ptr %14, align 16
  %37 = load ptr, ptr %15, align 8
  %38 = load ptr, ptr %13, align 16
  tail call void %36(ptr noundef %37, i64 noundef %24, i64 noundef %32, ptr noundef %38) #14
  br label %39

39:                                               ; preds = %35, %31
  %40 = atomicrmw sub ptr %16, i32 1 acq_rel, align 16
  %41 = icmp eq i32 %40, -2147483647
  br i1 %41, label %42, label %44

42:                                               ; preds = %39
  %43 = tail call i32 @__ulock_wake(i32 noundef 1, ptr noundef nonnull %16, i64 noundef 0) #14
  br label %44

44:                                               ; preds = %42, %39
  %45 = load atomic i64, ptr %0 acquire, align 16
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

6:                                                ; preds = %34, %1
  %7 = phi i32 [ %31, %34 ], [ 0, %1 ]
  %8 = zext i32 %7 to i64
  br label %9

9:                                                ; preds = %6, %26
  %10 = load atomic i32, ptr %3 acquire, align 16
  %11 = icmp eq i32 %10, %7
  br i1 %11, label %12, label %30

12:                                               ; preds = %9, %22
  %13 = phi i64 [ %24, %22 ], [ 0, %9 ]
  %14 = load i64, ptr %4, align 8
  %15 = icmp slt i64 %13, %14
  br i1 %15, label %16, label %26

16:                                               ; preds = %12
  %17 = and i64 %13, 31
  %18 = icmp eq i64 %17, 31
  br i1 %18, label %19, label %21

19:                                               ; preds = %16
  %20 = tail call i32 @sched_yield() #14
  br label %22

21:                                               ; preds = %16
  tail call void @llvm.aarch64.hint(i32 1)
  br label %22

22:                                               ; preds = %19, %21
  %23 = load atomic i32, ptr %3 acquire, align 16
  %24 = add nuw nsw i64 %13, 1
  %25 = icmp eq i32 %23, %7
  br i1 %25, label %12, label %30, !llvm.loop !6

26:                                               ; preds = %12
  %27 = atomicrmw add ptr %5, i32 1 seq_cst, align 16
  %28 = tail call i32 @__ulock_wait(i32 noundef 1, ptr noundef nonnull %3, i64 noundef %8, i32 noundef 0) #14
  %29 = atomicrmw sub ptr %5, i32 1 seq_cst, align 16
  br label %9, !llvm.loop !8

30:                                               ; preds = %9, %22
  %31 = phi i32 [ %23, %22 ], [ %10, %9 ]
  %32 = load atomic i32, ptr %2 acquire, align 16
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %35

34:                                               ; preds = %30
  tail call void @pool_help(ptr noundef nonnull %0) #15
  br label %6

35:                                               ; preds = %30
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_quit(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store atomic i32 1, ptr %2 seq_cst, align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %4 = atomicrmw add ptr %3, i32 1 seq_cst, align 16
  %5 = tail call i32 @__ulock_wake(i32 noundef 257, ptr noundef nonnull %3, i64 noundef 0) #14
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
  br i1 %12, label %13, label %38

13:                                               ; preds = %6
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %15 = cmpxchg ptr %14, i32 0, i32 1 acquire monotonic, align 16
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %17, label %38

17:                                               ; preds = %13
  %18 = add nsw i64 %3, -1
  %19 = add i64 %18, %9
  %20 = sdiv i64 %19, %9
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 256
  store ptr %1, ptr %21, align 16
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 264
  store ptr %2, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 272
  store i64 %3, ptr %23, align 16
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 280
  store i64 %9, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store ptr %5, ptr %25, align 16
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %27 = trunc i64 %20 to i32
  store atomic i32 %27, ptr %26 monotonic, align 16
  %28 = shl i64 %20, 32
  store atomic i64 %28, ptr %0 release, align 16
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %30 = atomicrmw add ptr %29, i32 1 seq_cst, align 16
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %32 = load atomic i32, ptr %31 seq_cst, align 16
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %38, label %34

34:                                               ; preds = %17
  %35 = icmp ugt i32 %27, 1
  %36 = select i1 %35, i32 257, i32 1
  %37 = tail call i32 @__ulock_wake(i32 noundef %36, ptr noundef nonnull %29, i64 noundef 0) #14
  br label %38

38:                                               ; preds = %13, %34, %17, %6
  %39 = phi i32 [ 0, %6 ], [ 0, %13 ], [ 1, %34 ], [ 1, %17 ]
  ret i32 %39
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
  tail call void @pool_help(ptr noundef %0) #15
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %3 = load atomic i32, ptr %2 acquire, align 16
  %4 = and i32 %3, 2147483647
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %35, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 288
  br label %9

9:                                                ; preds = %6, %30
  %10 = phi i32 [ %3, %6 ], [ %32, %30 ]
  %11 = phi i64 [ 0, %6 ], [ %31, %30 ]
  %12 = load i64, ptr %7, align 8
  %13 = icmp slt i64 %11, %12
  br i1 %13, label %14, label %20

14:                                               ; preds = %9
  %15 = and i64 %11, 31
  %16 = icmp eq i64 %15, 31
  br i1 %16, label %17, label %19

17:                                               ; preds = %14
  %18 = tail call i32 @sched_yield() #14
  br label %30

19:                                               ; preds = %14
  tail call void @llvm.aarch64.hint(i32 1)
  br label %30

20:                                               ; preds = %9
  %21 = icmp sgt i32 %10, -1
  br i1 %21, label %27, label %22

22:                                               ; preds = %20
  %23 = zext i32 %10 to i64
  %24 = tail call i32 @__ulock_wait(i32 noundef 1, ptr noundef nonnull %2, i64 noundef %23, i32 noundef 20000) #14
  %25 = load ptr, ptr %8, align 16
  %26 = tail call zeroext i1 @watch_poll(ptr noundef %25) #15
  br label %30

27:                                               ; preds = %20
  %28 = or disjoint i32 %10, -2147483648
  %29 = cmpxchg ptr %2, i32 %10, i32 %28 acq_rel monotonic, align 16
  br label %30

30:                                               ; preds = %22, %27, %17, %19
  %31 = add nuw nsw i64 %11, 1
  %32 = load atomic i32, ptr %2 acquire, align 16
  %33 = and i32 %32, 2147483647
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %9, !llvm.loop !9

35:                                               ; preds = %30, %1
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 320
  store atomic i32 0, ptr %36 release, align 16
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read)
define range(i64 5120, 4097) i64 @pool_chunk(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %5 = load i64, ptr %4, align 16
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
define noundef zeroext i1 @pool_is_awake(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3 = load atomic i32, ptr %2 monotonic, align 16
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %7 = atomicrmw add ptr %6, i32 1 monotonic, align 4
  %8 = and i32 %7, 15
  %9 = icmp eq i32 %8, 15
  br i1 %9, label %10, label %15

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %12 = icmp eq i32 %3, 1
  %13 = select i1 %12, i32 1, i32 257
  %14 = tail call i32 @__ulock_wake(i32 noundef %13, ptr noundef nonnull %11, i64 noundef 0) #14
  br label %15

15:                                               ; preds = %5, %10, %1
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
  %11 = load i64, ptr %10, align 16
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
  %17 = tail call zeroext i1 @watch_poll(ptr noundef nonnull %3) #15
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
  %41 = tail call zeroext i1 @watch_poll(ptr noundef %3) #15
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
  %10 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %5) #14
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

; Function Attrs: optsize
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare i32 @PyErr_CheckSignals() local_unnamed_addr #1

; Function Attrs: optsize
declare i32 @sched_yield() local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #9

; Function Attrs: optsize
declare i32 @__ulock_wake(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare i32 @__ulock_wait(i32 noundef, ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

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
  store ptr @call_vector, ptr %24, align 8
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

; Function Attrs: nounwind optsize
define internal ptr @call_tuple(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca [128 x ptr], align 8
  %5 = alloca [128 x ptr], align 8
  %6 = alloca i64, align 8
  %7 = alloca %struct.Arguments, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  store i64 0, ptr %6, align 8
  %8 = icmp eq ptr %2, null
  br i1 %8, label %23, label %9

9:                                                ; preds = %3
  %10 = tail call i64 @PyDict_Size(ptr noundef nonnull %2) #14
  %11 = add i64 %10, -1
  %12 = icmp ult i64 %11, 128
  br i1 %12, label %13, label %23

13:                                               ; preds = %9, %19
  %14 = phi i64 [ %20, %19 ], [ 0, %9 ]
  %15 = getelementptr inbounds nuw ptr, ptr %4, i64 %14
  %16 = getelementptr inbounds nuw ptr, ptr %5, i64 %14
  %17 = call i32 @PyDict_Next(ptr noundef nonnull %2, ptr noundef nonnull %6, ptr noundef nonnull %15, ptr noundef nonnull %16) #14
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %23, label %19

19:                                               ; preds = %13
  %20 = add nuw nsw i64 %14, 1
  %21 = load ptr, ptr %16, align 8
  call void @Py_IncRef(ptr noundef %21) #14
  %22 = icmp eq i64 %20, %10
  br i1 %22, label %23, label %13, !llvm.loop !15

23:                                               ; preds = %13, %19, %3, %9
  %24 = phi i64 [ %10, %9 ], [ 0, %3 ], [ %10, %19 ], [ %10, %13 ]
  %25 = phi i64 [ 0, %9 ], [ 0, %3 ], [ %14, %13 ], [ %10, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store ptr %26, ptr %7, align 8
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %4, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %5, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %31 = load i64, ptr %30, align 8
  store i64 %31, ptr %29, align 8
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %25, ptr %32, align 8
  %33 = icmp eq i64 %25, %24
  br i1 %33, label %34, label %36

34:                                               ; preds = %23
  %35 = call fastcc ptr @try_all(ptr noundef %0, ptr noundef %7) #15
  br label %36

36:                                               ; preds = %23, %34
  %37 = phi ptr [ %35, %34 ], [ null, %23 ]
  %38 = icmp sgt i64 %25, 0
  br i1 %38, label %39, label %45

39:                                               ; preds = %36, %39
  %40 = phi i64 [ %41, %39 ], [ %25, %36 ]
  %41 = add nsw i64 %40, -1
  %42 = getelementptr inbounds nuw ptr, ptr %5, i64 %41
  %43 = load ptr, ptr %42, align 8
  call void @Py_DecRef(ptr noundef %43) #14
  %44 = icmp samesign ugt i64 %40, 1
  br i1 %44, label %39, label %45, !llvm.loop !16

45:                                               ; preds = %39, %36
  %46 = icmp eq ptr %37, null
  br i1 %46, label %47, label %57

47:                                               ; preds = %45
  %48 = call ptr @PyErr_Occurred() #14
  %49 = icmp eq ptr %48, null
  br i1 %49, label %50, label %57

50:                                               ; preds = %47
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  %54 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %55 = select i1 %53, ptr %54, ptr %52
  call void @Py_IncRef(ptr noundef %55) #14
  %56 = call ptr @PyObject_Call(ptr noundef %55, ptr noundef nonnull %1, ptr noundef %2) #14
  call void @Py_DecRef(ptr noundef %55) #14
  br label %57

57:                                               ; preds = %45, %47, %50
  %58 = phi ptr [ %56, %50 ], [ null, %47 ], [ %37, %45 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  ret ptr %58
}

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
  br i1 %26, label %27, label %16, !llvm.loop !17

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
  br i1 %24, label %15, label %16, !llvm.loop !18
}

; Function Attrs: optsize
declare i32 @PyErr_BadArgument() local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyType_GenericNew(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal ptr @call_vector(ptr noundef captures(none) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #0 {
  %5 = alloca %struct.Arguments, align 8
  %6 = and i64 %2, 9223372036854775807
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  store ptr %1, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %8 = icmp eq ptr %3, null
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %10 = select i1 %8, ptr null, ptr %9
  store ptr %10, ptr %7, align 8
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %12 = getelementptr inbounds nuw ptr, ptr %1, i64 %6
  store ptr %12, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %6, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 32
  br i1 %8, label %18, label %15

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %17 = load i64, ptr %16, align 8
  br label %18

18:                                               ; preds = %4, %15
  %19 = phi i64 [ %17, %15 ], [ 0, %4 ]
  store i64 %19, ptr %14, align 8
  %20 = call fastcc ptr @try_all(ptr noundef %0, ptr noundef %5) #15
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %32

22:                                               ; preds = %18
  %23 = tail call ptr @PyErr_Occurred() #14
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %32

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  %29 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %30 = select i1 %28, ptr %29, ptr %27
  tail call void @Py_IncRef(ptr noundef %30) #14
  %31 = tail call ptr @PyObject_Vectorcall(ptr noundef %30, ptr noundef %1, i64 noundef %6, ptr noundef %3) #14
  tail call void @Py_DecRef(ptr noundef %30) #14
  br label %32

32:                                               ; preds = %18, %22, %25
  %33 = phi ptr [ %31, %25 ], [ null, %22 ], [ %20, %18 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret ptr %33
}

; Function Attrs: optsize
declare void @Py_IncRef(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc ptr @try_all(ptr noundef captures(none) %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #0 {
  %3 = alloca [1 x ptr], align 8
  %4 = alloca %struct.Number, align 8
  %5 = alloca [3 x i64], align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Number, align 8
  %10 = alloca [128 x ptr], align 8
  %11 = alloca [512 x i64], align 8
  %12 = alloca %struct.Said, align 8
  %13 = alloca [3 x i64], align 8
  %14 = alloca [3 x i64], align 8
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr @host, align 8
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %21 = load atomic i64, ptr %20 monotonic, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %676

23:                                               ; preds = %2
  %24 = tail call i64 @llvm.read_volatile_register.i64(metadata !3)
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %27, label %26

26:                                               ; preds = %23
  tail call void @llvm.write_register.i64(metadata !3, i64 0)
  br label %27

27:                                               ; preds = %23, %26
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = icmp sgt i64 %30, 0
  br i1 %31, label %32, label %673

32:                                               ; preds = %27
  %33 = load i64, ptr %28, align 8
  %34 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %40 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %41 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %42 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %43 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 8
  br label %45

45:                                               ; preds = %32, %668
  %46 = phi i64 [ %30, %32 ], [ %671, %668 ]
  %47 = phi i64 [ 0, %32 ], [ %669, %668 ]
  %48 = phi i64 [ %33, %32 ], [ %670, %668 ]
  %49 = icmp slt i64 %48, %46
  %50 = select i1 %49, i64 %48, i64 0
  %51 = load ptr, ptr %34, align 8
  %52 = getelementptr inbounds ptr, ptr %51, i64 %50
  %53 = load ptr, ptr %52, align 8
  call void @Py_IncRef(ptr noundef %53) #14
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 32
  %57 = load ptr, ptr %35, align 8
  %58 = getelementptr inbounds nuw i8, ptr %55, i64 408
  %59 = getelementptr inbounds nuw i8, ptr %55, i64 96
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds %struct.Row, ptr %58, i64 %60
  %62 = getelementptr inbounds nuw i8, ptr %55, i64 112
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds %struct.Captured, ptr %61, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %55, i64 120
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds %struct.Equal, ptr %64, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %55, i64 128
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds %struct.Apart, ptr %67, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %55, i64 136
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds %struct.Make, ptr %70, i64 %72
  %74 = getelementptr inbounds nuw i8, ptr %55, i64 144
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds i64, ptr %73, i64 %75
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %12, i8 0, i64 24, i1 false)
  %77 = load i64, ptr %56, align 8
  %78 = icmp sgt i64 %77, -1
  br i1 %78, label %79, label %83

79:                                               ; preds = %45
  %80 = load ptr, ptr @host, align 8
  %81 = load atomic i64, ptr %80 monotonic, align 8
  %82 = icmp eq i64 %77, %81
  br i1 %82, label %83, label %664

83:                                               ; preds = %79, %45
  %84 = load i64, ptr %36, align 8
  %85 = getelementptr inbounds nuw i8, ptr %55, i64 104
  %86 = load i64, ptr %85, align 8
  %87 = icmp sgt i64 %84, %86
  br i1 %87, label %664, label %88

88:                                               ; preds = %83
  %89 = getelementptr inbounds nuw i8, ptr %55, i64 88
  %90 = load i64, ptr %89, align 8
  %91 = icmp sgt i64 %90, 0
  br i1 %91, label %102, label %92

92:                                               ; preds = %109, %88
  %93 = load i64, ptr %37, align 8
  %94 = icmp sgt i64 %93, 0
  br i1 %94, label %95, label %170

95:                                               ; preds = %92
  %96 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 112), align 8
  %97 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 120), align 8
  %98 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 128), align 8
  %99 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %100 = load ptr, ptr %38, align 8
  %101 = load ptr, ptr %39, align 8
  br label %114

102:                                              ; preds = %88, %109
  %103 = phi i64 [ %112, %109 ], [ 0, %88 ]
  %104 = icmp slt i64 %103, %84
  br i1 %104, label %105, label %109

105:                                              ; preds = %102
  %106 = load ptr, ptr %1, align 8
  %107 = getelementptr inbounds nuw ptr, ptr %106, i64 %103
  %108 = load ptr, ptr %107, align 8
  br label %109

109:                                              ; preds = %105, %102
  %110 = phi ptr [ %108, %105 ], [ null, %102 ]
  %111 = getelementptr inbounds nuw ptr, ptr %10, i64 %103
  store ptr %110, ptr %111, align 8
  %112 = add nuw nsw i64 %103, 1
  %113 = icmp eq i64 %112, %90
  br i1 %113, label %92, label %102, !llvm.loop !19

114:                                              ; preds = %161, %95
  %115 = phi ptr [ null, %95 ], [ %162, %161 ]
  %116 = phi ptr [ null, %95 ], [ %163, %161 ]
  %117 = phi ptr [ null, %95 ], [ %164, %161 ]
  %118 = phi i64 [ 0, %95 ], [ %166, %161 ]
  %119 = phi i64 [ %84, %95 ], [ %165, %161 ]
  %120 = getelementptr inbounds nuw ptr, ptr %100, i64 %118
  %121 = load ptr, ptr %120, align 8
  %122 = getelementptr inbounds nuw ptr, ptr %101, i64 %118
  %123 = load ptr, ptr %122, align 8
  br i1 %91, label %124, label %146

124:                                              ; preds = %114
  %125 = icmp slt i64 %119, %90
  %126 = select i1 %125, i64 %119, i64 0
  br label %127

127:                                              ; preds = %134, %124
  %128 = phi i64 [ %138, %134 ], [ %126, %124 ]
  %129 = phi i64 [ %135, %134 ], [ 0, %124 ]
  %130 = getelementptr inbounds %struct.Row, ptr %58, i64 %128
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 8
  %132 = load ptr, ptr %131, align 8
  %133 = icmp eq ptr %132, %121
  br i1 %133, label %140, label %134

134:                                              ; preds = %127
  %135 = add nuw nsw i64 %129, 1
  %136 = add nsw i64 %128, 1
  %137 = icmp slt i64 %136, %90
  %138 = select i1 %137, i64 %136, i64 0
  %139 = icmp eq i64 %135, %90
  br i1 %139, label %146, label %127, !llvm.loop !20

140:                                              ; preds = %127
  %141 = getelementptr inbounds ptr, ptr %10, i64 %128
  %142 = load ptr, ptr %141, align 8
  %143 = icmp eq ptr %142, null
  br i1 %143, label %144, label %664

144:                                              ; preds = %140
  store ptr %123, ptr %141, align 8
  %145 = add nsw i64 %128, 1
  br label %161

146:                                              ; preds = %134, %114
  %147 = icmp eq ptr %121, %96
  br i1 %147, label %148, label %151

148:                                              ; preds = %146
  %149 = icmp eq ptr %123, %99
  %150 = select i1 %149, ptr null, ptr %123
  br label %161

151:                                              ; preds = %146
  %152 = icmp eq ptr %121, %97
  br i1 %152, label %153, label %156

153:                                              ; preds = %151
  %154 = icmp eq ptr %123, %99
  %155 = select i1 %154, ptr null, ptr %123
  br label %161

156:                                              ; preds = %151
  %157 = icmp eq ptr %121, %98
  br i1 %157, label %158, label %664

158:                                              ; preds = %156
  %159 = icmp eq ptr %123, %99
  %160 = select i1 %159, ptr null, ptr %123
  br label %161

161:                                              ; preds = %158, %153, %148, %144
  %162 = phi ptr [ %115, %153 ], [ %115, %158 ], [ %115, %144 ], [ %150, %148 ]
  %163 = phi ptr [ %155, %153 ], [ %116, %158 ], [ %116, %144 ], [ %116, %148 ]
  %164 = phi ptr [ %117, %153 ], [ %160, %158 ], [ %117, %144 ], [ %117, %148 ]
  %165 = phi i64 [ %119, %153 ], [ %119, %158 ], [ %145, %144 ], [ %119, %148 ]
  %166 = add nuw nsw i64 %118, 1
  %167 = icmp eq i64 %166, %93
  br i1 %167, label %168, label %114, !llvm.loop !21

168:                                              ; preds = %161
  store ptr %164, ptr %40, align 8
  store ptr %163, ptr %41, align 8
  %169 = icmp eq ptr %164, null
  br i1 %169, label %170, label %177

170:                                              ; preds = %168, %92
  %171 = phi ptr [ %162, %168 ], [ null, %92 ]
  %172 = phi ptr [ %163, %168 ], [ null, %92 ]
  %173 = getelementptr inbounds nuw i8, ptr %55, i64 80
  %174 = load i64, ptr %173, align 8
  %175 = and i64 %174, 8
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %191, label %664

177:                                              ; preds = %168
  %178 = getelementptr inbounds nuw i8, ptr %55, i64 72
  %179 = load ptr, ptr %178, align 8
  %180 = icmp eq ptr %164, %179
  br i1 %180, label %191, label %181

181:                                              ; preds = %177
  %182 = getelementptr inbounds nuw i8, ptr %164, i64 8
  %183 = load ptr, ptr %182, align 8
  %184 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 80), align 8
  %185 = icmp eq ptr %183, %184
  br i1 %185, label %186, label %664

186:                                              ; preds = %181
  %187 = call i32 @PyUnicode_Compare(ptr noundef nonnull %164, ptr noundef %179) #14
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %189, label %664

189:                                              ; preds = %186
  %190 = load i64, ptr %59, align 8
  br label %191

191:                                              ; preds = %189, %177, %170
  %192 = phi ptr [ %162, %189 ], [ %162, %177 ], [ %171, %170 ]
  %193 = phi ptr [ %163, %189 ], [ %163, %177 ], [ %172, %170 ]
  %194 = phi i64 [ %190, %189 ], [ %60, %177 ], [ %60, %170 ]
  %195 = icmp eq ptr %192, null
  %196 = select i1 %195, ptr %57, ptr %192
  store ptr %196, ptr %12, align 8
  %197 = icmp slt i64 %194, 1
  br i1 %197, label %395, label %198

198:                                              ; preds = %191
  %199 = getelementptr inbounds nuw i8, ptr %55, i64 80
  br label %200

200:                                              ; preds = %388, %198
  %201 = phi i64 [ 0, %198 ], [ %389, %388 ]
  %202 = getelementptr inbounds nuw %struct.Row, ptr %58, i64 %201
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 16
  %204 = load i64, ptr %203, align 8
  %205 = load i64, ptr %89, align 8
  %206 = icmp slt i64 %204, %205
  br i1 %206, label %207, label %210

207:                                              ; preds = %200
  %208 = getelementptr inbounds ptr, ptr %10, i64 %204
  %209 = load ptr, ptr %208, align 8
  br label %210

210:                                              ; preds = %207, %200
  %211 = phi ptr [ %209, %207 ], [ null, %200 ]
  %212 = getelementptr inbounds nuw i8, ptr %202, i64 24
  %213 = load i64, ptr %212, align 8
  %214 = getelementptr inbounds i64, ptr %11, i64 %213
  %215 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %216 = icmp eq ptr %211, %215
  br i1 %216, label %217, label %222

217:                                              ; preds = %210
  %218 = load i64, ptr %199, align 8
  %219 = and i64 %218, 16
  %220 = icmp eq i64 %219, 0
  %221 = select i1 %220, ptr null, ptr %211
  br label %222

222:                                              ; preds = %217, %210
  %223 = phi ptr [ %221, %217 ], [ %211, %210 ]
  %224 = load i64, ptr %202, align 8
  %225 = icmp slt i64 %224, 3
  br i1 %225, label %226, label %235

226:                                              ; preds = %222
  %227 = getelementptr inbounds nuw i8, ptr %202, i64 56
  %228 = load i64, ptr %227, align 8
  %229 = icmp eq i64 %228, 0
  %230 = icmp eq ptr %223, null
  br i1 %229, label %232, label %231

231:                                              ; preds = %226
  br i1 %230, label %388, label %664

232:                                              ; preds = %226
  br i1 %230, label %664, label %233

233:                                              ; preds = %232
  %234 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %56, ptr noundef nonnull readonly %202, ptr noundef %223, ptr noundef %214) #15
  br i1 %234, label %388, label %664

235:                                              ; preds = %222
  %236 = icmp eq ptr %223, null
  br i1 %236, label %237, label %244

237:                                              ; preds = %235
  %238 = getelementptr inbounds nuw i8, ptr %202, i64 56
  %239 = load i64, ptr %238, align 8
  %240 = icmp eq i64 %239, 0
  br i1 %240, label %664, label %241

241:                                              ; preds = %237
  %242 = getelementptr inbounds nuw i8, ptr %202, i64 64
  %243 = load i64, ptr %242, align 8
  store i64 %243, ptr %214, align 8
  br label %388

244:                                              ; preds = %235
  %245 = icmp eq i64 %224, 14
  br i1 %245, label %664, label %246

246:                                              ; preds = %244
  %247 = icmp samesign ult i64 %224, 9
  br i1 %247, label %248, label %314

248:                                              ; preds = %246
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #7
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %9, ptr noundef nonnull %223) #15
  %249 = load i64, ptr %202, align 8
  switch i64 %249, label %277 [
    i64 8, label %310
    i64 7, label %250
    i64 5, label %254
    i64 6, label %269
  ]

250:                                              ; preds = %248
  %251 = load i64, ptr %42, align 8
  store i64 %251, ptr %214, align 8
  %252 = load i32, ptr %9, align 8
  %253 = icmp eq i32 %252, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #7
  br i1 %253, label %388, label %664

254:                                              ; preds = %248
  %255 = load i64, ptr %42, align 8
  %256 = getelementptr inbounds nuw i8, ptr %202, i64 48
  %257 = load i64, ptr %256, align 8
  %258 = and i64 %257, %255
  store i64 %258, ptr %214, align 8
  %259 = load i32, ptr %9, align 8
  %260 = icmp eq i32 %259, 2
  br i1 %260, label %261, label %308

261:                                              ; preds = %254
  %262 = getelementptr inbounds nuw i8, ptr %202, i64 32
  %263 = load i64, ptr %262, align 8
  %264 = icmp sgt i64 %263, %255
  br i1 %264, label %308, label %265

265:                                              ; preds = %261
  %266 = getelementptr inbounds nuw i8, ptr %202, i64 40
  %267 = load i64, ptr %266, align 8
  %268 = icmp sgt i64 %255, %267
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #7
  br i1 %268, label %664, label %388

269:                                              ; preds = %248
  %270 = load i64, ptr %42, align 8
  store i64 %270, ptr %214, align 8
  %271 = load i32, ptr %9, align 8
  %272 = icmp eq i32 %271, 3
  br i1 %272, label %309, label %273

273:                                              ; preds = %269
  %274 = icmp eq i32 %271, 2
  %275 = icmp sgt i64 %270, -1
  %276 = select i1 %274, i1 %275, i1 false
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #7
  br i1 %276, label %388, label %664

277:                                              ; preds = %248
  %278 = load i32, ptr %9, align 8
  %279 = icmp eq i32 %278, 2
  br i1 %279, label %280, label %286

280:                                              ; preds = %277
  %281 = load i64, ptr %42, align 8
  %282 = add i64 %281, -9007199254740993
  %283 = icmp ult i64 %282, -18014398509481985
  br i1 %283, label %308, label %284

284:                                              ; preds = %280
  %285 = sitofp i64 %281 to double
  br label %289

286:                                              ; preds = %277
  %287 = load double, ptr %43, align 8
  %288 = icmp eq i32 %278, 4
  br i1 %288, label %289, label %308

289:                                              ; preds = %286, %284
  %290 = phi double [ %285, %284 ], [ %287, %286 ]
  %291 = icmp eq i64 %249, 4
  br i1 %291, label %292, label %296

292:                                              ; preds = %289
  %293 = fcmp uno double %290, 0.000000e+00
  %294 = bitcast double %290 to i64
  %295 = select i1 %293, i64 9221120237041090560, i64 %294
  store i64 %295, ptr %214, align 8
  br label %309

296:                                              ; preds = %289
  %297 = fptrunc double %290 to float
  %298 = call double @llvm.fabs.f64(double %290)
  %299 = bitcast double %298 to i64
  %300 = icmp samesign ugt i64 %299, 9218868437227405311
  %301 = fcmp uno double %290, 0.000000e+00
  %302 = bitcast float %297 to i32
  %303 = zext i32 %302 to i64
  %304 = select i1 %301, i64 2143289344, i64 %303
  store i64 %304, ptr %214, align 8
  %305 = call float @llvm.fabs.f32(float %297)
  %306 = fcmp une float %305, 0x7FF0000000000000
  %307 = select i1 %300, i1 true, i1 %306
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #7
  br i1 %307, label %388, label %664

308:                                              ; preds = %286, %280, %261, %254
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #7
  br label %664

309:                                              ; preds = %292, %269
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #7
  br label %388

310:                                              ; preds = %248
  %311 = load i64, ptr %42, align 8
  store i64 %311, ptr %214, align 8
  %312 = load i32, ptr %9, align 8
  %313 = icmp eq i32 %312, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #7
  br i1 %313, label %664, label %388

314:                                              ; preds = %246
  %315 = getelementptr inbounds nuw i8, ptr %202, i64 32
  %316 = load i64, ptr %315, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #7
  switch i64 %224, label %378 [
    i64 9, label %317
    i64 10, label %328
    i64 11, label %337
    i64 12, label %383
  ]

317:                                              ; preds = %314
  %318 = getelementptr inbounds nuw i8, ptr %223, i64 8
  %319 = load ptr, ptr %318, align 8
  %320 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %321 = icmp eq ptr %319, %320
  br i1 %321, label %322, label %381

322:                                              ; preds = %317
  %323 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %223, ptr noundef nonnull %8) #14
  %324 = icmp eq i64 %323, %316
  br i1 %324, label %325, label %381

325:                                              ; preds = %322
  %326 = load i32, ptr %8, align 4
  %327 = icmp eq i32 %326, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #7
  br i1 %327, label %388, label %664

328:                                              ; preds = %314
  %329 = getelementptr inbounds nuw i8, ptr %223, i64 8
  %330 = load ptr, ptr %329, align 8
  %331 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 56), align 8
  %332 = icmp eq ptr %330, %331
  br i1 %332, label %333, label %381

333:                                              ; preds = %328
  %334 = getelementptr inbounds nuw i8, ptr %223, i64 16
  %335 = load i64, ptr %334, align 8
  %336 = icmp eq i64 %335, %316
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #7
  br i1 %336, label %388, label %664

337:                                              ; preds = %314
  %338 = inttoptr i64 %316 to ptr
  %339 = icmp eq ptr %223, %338
  br i1 %339, label %382, label %340

340:                                              ; preds = %337
  %341 = getelementptr inbounds nuw i8, ptr %223, i64 8
  %342 = load ptr, ptr %341, align 8
  %343 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 88), align 8
  %344 = icmp eq ptr %342, %343
  br i1 %344, label %345, label %381

345:                                              ; preds = %340
  %346 = getelementptr inbounds nuw i8, ptr %223, i64 16
  %347 = load i64, ptr %346, align 8
  %348 = getelementptr inbounds nuw i8, ptr %338, i64 16
  %349 = load i64, ptr %348, align 8
  %350 = icmp eq i64 %347, %349
  br i1 %350, label %351, label %381

351:                                              ; preds = %345
  %352 = icmp slt i64 %347, 1
  br i1 %352, label %382, label %353

353:                                              ; preds = %351
  %354 = getelementptr inbounds nuw i8, ptr %223, i64 24
  %355 = getelementptr inbounds nuw i8, ptr %338, i64 24
  br label %356

356:                                              ; preds = %373, %353
  %357 = phi i64 [ 0, %353 ], [ %374, %373 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  %358 = getelementptr inbounds nuw ptr, ptr %354, i64 %357
  %359 = load ptr, ptr %358, align 8
  %360 = getelementptr inbounds nuw i8, ptr %359, i64 8
  %361 = load ptr, ptr %360, align 8
  %362 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %363 = icmp eq ptr %361, %362
  br i1 %363, label %364, label %377

364:                                              ; preds = %356
  %365 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %359, ptr noundef nonnull %6) #14
  %366 = load i32, ptr %6, align 4
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %368, label %377

368:                                              ; preds = %364
  %369 = getelementptr inbounds nuw ptr, ptr %355, i64 %357
  %370 = load ptr, ptr %369, align 8
  %371 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef %370, ptr noundef nonnull %7) #14
  %372 = icmp eq i64 %365, %371
  br i1 %372, label %373, label %377

373:                                              ; preds = %368
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  %374 = add nuw nsw i64 %357, 1
  %375 = load i64, ptr %346, align 8
  %376 = icmp slt i64 %374, %375
  br i1 %376, label %356, label %382, !llvm.loop !22

377:                                              ; preds = %368, %364, %356
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  br label %381

378:                                              ; preds = %314
  %379 = ptrtoint ptr %223 to i64
  %380 = icmp eq i64 %316, %379
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #7
  br i1 %380, label %388, label %664

381:                                              ; preds = %345, %340, %328, %322, %317, %377
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #7
  br label %664

382:                                              ; preds = %373, %351, %337
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #7
  br label %388

383:                                              ; preds = %314
  %384 = getelementptr inbounds nuw i8, ptr %223, i64 8
  %385 = load ptr, ptr %384, align 8
  %386 = inttoptr i64 %316 to ptr
  %387 = icmp eq ptr %385, %386
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #7
  br i1 %387, label %388, label %664

388:                                              ; preds = %383, %382, %378, %333, %325, %310, %309, %296, %273, %265, %250, %241, %233, %231
  %389 = add nuw nsw i64 %201, 1
  %390 = load i64, ptr %59, align 8
  %391 = icmp slt i64 %389, %390
  br i1 %391, label %200, label %392, !llvm.loop !23

392:                                              ; preds = %388
  %393 = load ptr, ptr %12, align 8
  %394 = load ptr, ptr %41, align 8
  br label %395

395:                                              ; preds = %392, %191
  %396 = phi ptr [ %394, %392 ], [ %193, %191 ]
  %397 = phi ptr [ %393, %392 ], [ %196, %191 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #7
  %398 = icmp ne ptr %397, null
  %399 = icmp ne ptr %396, null
  %400 = select i1 %398, ptr %397, ptr %396
  %401 = or i1 %399, %398
  %402 = zext i1 %398 to i64
  %403 = icmp eq ptr %396, null
  %404 = select i1 %403, i64 0, i64 2
  %405 = or disjoint i64 %404, %402
  %406 = icmp eq i64 %405, 0
  %407 = select i1 %406, i64 4, i64 %405
  %408 = getelementptr inbounds nuw i8, ptr %55, i64 80
  %409 = load i64, ptr %408, align 8
  %410 = xor i64 %409, -1
  %411 = and i64 %407, %410
  %412 = icmp eq i64 %411, 0
  %413 = xor i1 %398, true
  %414 = or i1 %403, %413
  %415 = and i1 %414, %412
  br i1 %415, label %416, label %660

416:                                              ; preds = %395
  %417 = load i64, ptr %65, align 8
  %418 = icmp sgt i64 %417, 0
  br i1 %418, label %419, label %450

419:                                              ; preds = %416, %447
  %420 = phi i64 [ %448, %447 ], [ 0, %416 ]
  %421 = getelementptr inbounds nuw %struct.Equal, ptr %64, i64 %420
  br i1 %401, label %422, label %426

422:                                              ; preds = %419
  %423 = getelementptr inbounds nuw i8, ptr %421, i64 32
  %424 = load i64, ptr %423, align 8
  %425 = icmp eq i64 %424, 0
  br i1 %425, label %447, label %426

426:                                              ; preds = %422, %419
  %427 = load i64, ptr %421, align 8
  %428 = getelementptr inbounds i64, ptr %11, i64 %427
  %429 = load i64, ptr %428, align 8
  %430 = getelementptr inbounds nuw i8, ptr %421, i64 16
  %431 = load i64, ptr %430, align 8
  %432 = icmp slt i64 %431, 0
  %433 = getelementptr inbounds nuw i8, ptr %421, i64 24
  %434 = getelementptr inbounds nuw i64, ptr %11, i64 %431
  %435 = select i1 %432, ptr %433, ptr %434
  %436 = load i64, ptr %435, align 8
  %437 = getelementptr inbounds nuw i8, ptr %421, i64 8
  %438 = load i64, ptr %437, align 8
  %439 = icmp eq i64 %438, 1
  br i1 %439, label %444, label %440

440:                                              ; preds = %426
  %441 = add i64 %429, -1
  %442 = add i64 %441, %438
  %443 = sdiv i64 %442, %438
  br label %444

444:                                              ; preds = %440, %426
  %445 = phi i64 [ %443, %440 ], [ %429, %426 ]
  %446 = icmp eq i64 %445, %436
  br i1 %446, label %447, label %660

447:                                              ; preds = %444, %422
  %448 = add nuw nsw i64 %420, 1
  %449 = icmp eq i64 %448, %417
  br i1 %449, label %450, label %419, !llvm.loop !24

450:                                              ; preds = %447, %416
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, ptr noundef nonnull align 8 dereferenceable(24) @__const.read_domain.stated, i64 24, i1 false)
  br i1 %401, label %451, label %484

451:                                              ; preds = %450
  %452 = getelementptr inbounds nuw i8, ptr %55, i64 168
  %453 = load i64, ptr %452, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  store ptr %400, ptr %3, align 8
  %454 = getelementptr inbounds nuw i8, ptr %400, i64 8
  %455 = load ptr, ptr %454, align 8
  %456 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 88), align 8
  %457 = icmp eq ptr %455, %456
  br i1 %457, label %458, label %462

458:                                              ; preds = %451
  %459 = getelementptr inbounds nuw i8, ptr %400, i64 24
  %460 = getelementptr inbounds nuw i8, ptr %400, i64 16
  %461 = load i64, ptr %460, align 8
  br label %462

462:                                              ; preds = %458, %451
  %463 = phi ptr [ %459, %458 ], [ %3, %451 ]
  %464 = phi i64 [ %461, %458 ], [ 1, %451 ]
  %465 = icmp eq i64 %464, %453
  br i1 %465, label %466, label %483

466:                                              ; preds = %462
  %467 = icmp slt i64 %453, 1
  br i1 %467, label %482, label %468

468:                                              ; preds = %466, %477
  %469 = phi i64 [ %479, %477 ], [ 0, %466 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %470 = getelementptr inbounds nuw ptr, ptr %463, i64 %469
  %471 = load ptr, ptr %470, align 8
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %4, ptr noundef %471) #15
  %472 = load i32, ptr %4, align 8
  %473 = icmp eq i32 %472, 2
  %474 = load i64, ptr %44, align 8
  %475 = icmp ult i64 %474, 2147483648
  %476 = select i1 %473, i1 %475, i1 false
  br i1 %476, label %477, label %481

477:                                              ; preds = %468
  %478 = getelementptr inbounds nuw i64, ptr %5, i64 %469
  store i64 %474, ptr %478, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  %479 = add nuw nsw i64 %469, 1
  %480 = icmp eq i64 %479, %453
  br i1 %480, label %482, label %468, !llvm.loop !25

481:                                              ; preds = %468
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  br label %483

482:                                              ; preds = %477, %466
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  br label %484

483:                                              ; preds = %481, %462
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  br label %553

484:                                              ; preds = %482, %450
  %485 = getelementptr inbounds nuw i8, ptr %55, i64 256
  %486 = getelementptr inbounds nuw i8, ptr %55, i64 168
  %487 = getelementptr inbounds nuw i8, ptr %55, i64 184
  %488 = getelementptr inbounds nuw i8, ptr %55, i64 176
  %489 = getelementptr inbounds nuw i8, ptr %55, i64 280
  %490 = load i64, ptr %486, align 8
  br label %495

491:                                              ; preds = %548
  %492 = extractvalue { i64, i1 } %551, 0
  %493 = add nuw nsw i64 %497, 1
  %494 = icmp eq i64 %493, 3
  br i1 %494, label %554, label %495, !llvm.loop !26

495:                                              ; preds = %491, %484
  %496 = phi i64 [ 1, %484 ], [ %492, %491 ]
  %497 = phi i64 [ 0, %484 ], [ %493, %491 ]
  %498 = getelementptr inbounds nuw i64, ptr %485, i64 %497
  %499 = load i64, ptr %498, align 8
  %500 = icmp sgt i64 %490, %497
  br i1 %500, label %501, label %529

501:                                              ; preds = %495
  br i1 %401, label %519, label %502

502:                                              ; preds = %501
  %503 = getelementptr inbounds nuw %struct.Extent, ptr %487, i64 %497
  %504 = load i64, ptr %503, align 8
  %505 = icmp slt i64 %504, 0
  br i1 %505, label %506, label %508

506:                                              ; preds = %502
  %507 = getelementptr inbounds nuw i8, ptr %503, i64 8
  br label %516

508:                                              ; preds = %502
  %509 = getelementptr inbounds nuw i8, ptr %503, i64 16
  %510 = load i64, ptr %509, align 8
  %511 = icmp eq i64 %510, 0
  br i1 %511, label %512, label %514

512:                                              ; preds = %508
  %513 = getelementptr inbounds nuw i64, ptr %11, i64 %504
  br label %516

514:                                              ; preds = %508
  %515 = getelementptr inbounds nuw i64, ptr null, i64 %504
  br label %516

516:                                              ; preds = %514, %512, %506
  %517 = phi ptr [ %507, %506 ], [ %513, %512 ], [ %515, %514 ]
  %518 = load i64, ptr %517, align 8
  br label %530

519:                                              ; preds = %501
  %520 = getelementptr inbounds nuw i64, ptr %5, i64 %497
  %521 = load i64, ptr %520, align 8
  %522 = load i64, ptr %489, align 8
  %523 = icmp eq i64 %522, 0
  br i1 %523, label %536, label %524

524:                                              ; preds = %519
  %525 = getelementptr inbounds nuw %struct.Extent, ptr %56, i64 %497
  %526 = getelementptr inbounds nuw i8, ptr %525, i64 160
  %527 = load i64, ptr %526, align 8
  %528 = icmp eq i64 %521, %527
  br i1 %528, label %536, label %553

529:                                              ; preds = %495
  br i1 %401, label %536, label %530

530:                                              ; preds = %529, %516
  %531 = phi i64 [ %518, %516 ], [ 1, %529 ]
  %532 = load i64, ptr %488, align 8
  %533 = shl nuw nsw i64 1, %497
  %534 = and i64 %532, %533
  %535 = icmp ne i64 %534, 0
  br label %536

536:                                              ; preds = %530, %529, %524, %519
  %537 = phi i64 [ %531, %530 ], [ 1, %529 ], [ %521, %519 ], [ %521, %524 ]
  %538 = phi i1 [ %535, %530 ], [ %399, %529 ], [ %399, %519 ], [ %399, %524 ]
  %539 = select i1 %538, i64 %499, i64 1
  %540 = mul nsw i64 %539, %537
  %541 = getelementptr inbounds nuw i64, ptr %13, i64 %497
  store i64 %540, ptr %541, align 8
  %542 = icmp eq i64 %499, 1
  %543 = select i1 %538, i1 true, i1 %542
  br i1 %543, label %548, label %544

544:                                              ; preds = %536
  %545 = add i64 %499, -1
  %546 = add i64 %545, %537
  %547 = sdiv i64 %546, %499
  br label %548

548:                                              ; preds = %544, %536
  %549 = phi i64 [ %547, %544 ], [ %537, %536 ]
  %550 = getelementptr inbounds nuw i64, ptr %14, i64 %497
  store i64 %549, ptr %550, align 8
  %551 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %496, i64 %549)
  %552 = extractvalue { i64, i1 } %551, 1
  br i1 %552, label %553, label %491

553:                                              ; preds = %548, %524, %483
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  br label %660

554:                                              ; preds = %491
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  %555 = load i64, ptr %68, align 8
  %556 = icmp slt i64 %555, 1
  br i1 %556, label %579, label %557

557:                                              ; preds = %554, %576
  %558 = phi i64 [ %577, %576 ], [ 0, %554 ]
  %559 = getelementptr inbounds nuw %struct.Apart, ptr %67, i64 %558
  %560 = load i64, ptr %559, align 8
  %561 = getelementptr inbounds i64, ptr %11, i64 %560
  %562 = load i64, ptr %561, align 8
  %563 = getelementptr inbounds nuw i8, ptr %559, i64 8
  %564 = load i64, ptr %563, align 8
  %565 = getelementptr inbounds i64, ptr %11, i64 %564
  %566 = load i64, ptr %565, align 8
  %567 = getelementptr inbounds nuw i8, ptr %559, i64 24
  %568 = load i64, ptr %567, align 8
  %569 = add i64 %568, %566
  %570 = icmp ult i64 %562, %569
  br i1 %570, label %571, label %576

571:                                              ; preds = %557
  %572 = getelementptr inbounds nuw i8, ptr %559, i64 16
  %573 = load i64, ptr %572, align 8
  %574 = add i64 %573, %562
  %575 = icmp ult i64 %566, %574
  br i1 %575, label %660, label %576

576:                                              ; preds = %571, %557
  %577 = add nuw nsw i64 %558, 1
  %578 = icmp eq i64 %577, %555
  br i1 %578, label %579, label %557, !llvm.loop !27

579:                                              ; preds = %576, %554
  %580 = load i64, ptr %62, align 8
  %581 = icmp sgt i64 %580, 0
  br i1 %581, label %582, label %613

582:                                              ; preds = %579, %609
  %583 = phi i64 [ %610, %609 ], [ 0, %579 ]
  %584 = getelementptr inbounds nuw %struct.Captured, ptr %61, i64 %583
  %585 = getelementptr inbounds nuw i8, ptr %584, i64 8
  %586 = load ptr, ptr %585, align 8
  %587 = ptrtoint ptr %586 to i64
  %588 = load ptr, ptr %584, align 8
  switch i64 %587, label %592 [
    i64 0, label %603
    i64 1, label %589
  ]

589:                                              ; preds = %582
  %590 = call i64 @PyDict_Size(ptr noundef %588) #14
  %591 = icmp eq i64 %590, 0
  br i1 %591, label %609, label %660

592:                                              ; preds = %582
  %593 = call ptr @PyDict_GetItemWithError(ptr noundef %588, ptr noundef nonnull %586) #14
  %594 = icmp eq ptr %593, null
  br i1 %594, label %595, label %599, !prof !28

595:                                              ; preds = %592
  %596 = call ptr @PyErr_Occurred() #14
  %597 = icmp eq ptr %596, null
  br i1 %597, label %599, label %598

598:                                              ; preds = %595
  call void @PyErr_Clear() #14
  br label %660

599:                                              ; preds = %595, %592
  %600 = getelementptr inbounds nuw i8, ptr %584, i64 16
  %601 = load ptr, ptr %600, align 8
  %602 = icmp eq ptr %593, %601
  br i1 %602, label %609, label %660

603:                                              ; preds = %582
  %604 = getelementptr inbounds nuw i8, ptr %588, i64 16
  %605 = load ptr, ptr %604, align 8
  %606 = getelementptr inbounds nuw i8, ptr %584, i64 16
  %607 = load ptr, ptr %606, align 8
  %608 = icmp eq ptr %605, %607
  br i1 %608, label %609, label %660

609:                                              ; preds = %603, %599, %589
  %610 = add nuw nsw i64 %583, 1
  %611 = load i64, ptr %62, align 8
  %612 = icmp slt i64 %610, %611
  br i1 %612, label %582, label %613, !llvm.loop !29

613:                                              ; preds = %609, %579
  %614 = getelementptr inbounds nuw i8, ptr %55, i64 152
  %615 = load ptr, ptr %614, align 8
  %616 = icmp eq ptr %615, null
  br i1 %616, label %620, label %617

617:                                              ; preds = %613
  %618 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 24), align 8
  %619 = call fastcc zeroext i1 @says(ptr noundef %615, ptr noundef null, ptr noundef %618) #15
  br i1 %619, label %620, label %660

620:                                              ; preds = %617, %613
  %621 = getelementptr inbounds nuw i8, ptr %55, i64 352
  %622 = load ptr, ptr %621, align 8
  %623 = icmp eq ptr %622, null
  br i1 %623, label %626, label %624

624:                                              ; preds = %620
  %625 = call fastcc zeroext i1 @is_on_default_stream(ptr noundef nonnull readonly %56) #15
  br i1 %625, label %626, label %660

626:                                              ; preds = %624, %620
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #7
  store i64 0, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #7
  store i32 0, ptr %16, align 4
  %627 = call fastcc zeroext i1 @make_arrays(ptr noundef nonnull readonly %56, ptr noundef nonnull readonly %58, ptr noundef nonnull readonly %70, ptr noundef %12, ptr noundef %10, ptr noundef %11, ptr noundef %13, ptr noundef %14, ptr noundef %15) #15
  br i1 %627, label %628, label %648

628:                                              ; preds = %626
  %629 = getelementptr inbounds nuw i8, ptr %55, i64 40
  %630 = load i64, ptr %629, align 8
  switch i64 %630, label %640 [
    i64 0, label %631
    i64 2, label %638
    i64 1, label %636
  ]

631:                                              ; preds = %628
  %632 = getelementptr inbounds nuw i8, ptr %55, i64 288
  %633 = load i64, ptr %632, align 8
  %634 = getelementptr i64, ptr %11, i64 %633
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %634, ptr noundef nonnull align 8 dereferenceable(24) %14, i64 24, i1 false)
  %635 = call fastcc i32 @run_kernel(ptr noundef nonnull readonly %56, ptr noundef %11, i64 noundef %492) #15
  br label %642

636:                                              ; preds = %628
  %637 = call fastcc i32 @run_plan(ptr noundef nonnull readonly %56, ptr noundef nonnull readonly %76, ptr noundef %11) #15
  br label %642

638:                                              ; preds = %628
  %639 = call fastcc i32 @run_gpu(ptr noundef nonnull readonly %56, ptr noundef nonnull readonly %76, ptr noundef %11, ptr noundef %16) #15
  br label %642

640:                                              ; preds = %628
  %641 = call fastcc i32 @run_graph(ptr noundef nonnull readonly %56, ptr noundef %11) #15
  br label %642

642:                                              ; preds = %640, %638, %636, %631
  %643 = phi i32 [ %641, %640 ], [ %635, %631 ], [ %637, %636 ], [ %639, %638 ]
  %644 = icmp eq i32 %643, 1
  br i1 %644, label %645, label %648

645:                                              ; preds = %642
  %646 = load i32, ptr %16, align 4
  %647 = call fastcc ptr @returned(ptr noundef nonnull readonly %56, ptr noundef nonnull readonly %73, ptr noundef %10, i32 noundef %646) #15
  br label %648

648:                                              ; preds = %645, %642, %626
  %649 = phi ptr [ %647, %645 ], [ null, %642 ], [ null, %626 ]
  %650 = load i64, ptr %15, align 8
  %651 = icmp sgt i64 %650, 0
  br i1 %651, label %652, label %661

652:                                              ; preds = %648, %652
  %653 = phi i64 [ %654, %652 ], [ %650, %648 ]
  %654 = add nsw i64 %653, -1
  %655 = getelementptr inbounds nuw %struct.Make, ptr %70, i64 %654
  %656 = load i64, ptr %655, align 8
  %657 = getelementptr inbounds ptr, ptr %10, i64 %656
  %658 = load ptr, ptr %657, align 8
  call void @Py_DecRef(ptr noundef %658) #14
  %659 = icmp samesign ugt i64 %653, 1
  br i1 %659, label %652, label %661, !llvm.loop !30

660:                                              ; preds = %444, %571, %603, %599, %589, %617, %553, %598, %624, %395
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #7
  br label %664

661:                                              ; preds = %652, %648
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #7
  call void @Py_DecRef(ptr noundef %53) #14
  %662 = icmp eq ptr %649, null
  br i1 %662, label %665, label %663

663:                                              ; preds = %661
  store i64 %50, ptr %28, align 8
  br label %673

664:                                              ; preds = %156, %140, %325, %333, %378, %250, %265, %296, %273, %231, %237, %233, %232, %383, %310, %244, %308, %83, %381, %181, %186, %170, %79, %660
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #7
  call void @Py_DecRef(ptr noundef %53) #14
  br label %665

665:                                              ; preds = %664, %661
  %666 = call ptr @PyErr_Occurred() #14
  %667 = icmp eq ptr %666, null
  br i1 %667, label %668, label %673

668:                                              ; preds = %665
  %669 = add nuw nsw i64 %47, 1
  %670 = add nsw i64 %50, 1
  %671 = load i64, ptr %29, align 8
  %672 = icmp slt i64 %669, %671
  br i1 %672, label %45, label %673, !llvm.loop !31

673:                                              ; preds = %668, %665, %663, %27
  %674 = phi ptr [ null, %27 ], [ %649, %663 ], [ null, %665 ], [ null, %668 ]
  br i1 %25, label %676, label %675

675:                                              ; preds = %673
  call void @llvm.write_register.i64(metadata !3, i64 %24)
  br label %676

676:                                              ; preds = %675, %673, %2
  %677 = phi ptr [ null, %2 ], [ %674, %673 ], [ %674, %675 ]
  ret ptr %677
}

; Function Attrs: optsize
declare ptr @PyErr_Occurred() local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyObject_Vectorcall(ptr noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare void @Py_DecRef(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc zeroext i1 @says(ptr noundef nonnull %0, ptr noundef %1, ptr noundef readnone captures(address) %2) unnamed_addr #0 {
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
define internal fastcc zeroext i1 @is_on_default_stream(ptr noundef readonly captures(none) %0) unnamed_addr #0 {
  %2 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = inttoptr i64 %4 to ptr
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %7 = load i64, ptr %6, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = load ptr, ptr @gpu, align 8
  %10 = tail call i64 @PyDict_Size(ptr noundef %9) #14
  %11 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %10, %12
  br i1 %13, label %14, label %33

14:                                               ; preds = %1
  %15 = icmp eq i64 %4, 0
  br i1 %15, label %21, label %16

16:                                               ; preds = %14
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 40), align 8
  %20 = tail call fastcc zeroext i1 @says(ptr noundef %5, ptr noundef %18, ptr noundef %19) #15
  br i1 %20, label %21, label %33

21:                                               ; preds = %16, %14
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, null
  %25 = icmp ne i64 %7, 0
  %26 = select i1 %24, i1 %25, i1 false
  br i1 %26, label %27, label %33

27:                                               ; preds = %21
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %30 = load i64, ptr %29, align 8
  %31 = inttoptr i64 %30 to ptr
  %32 = tail call fastcc zeroext i1 @says(ptr noundef %8, ptr noundef null, ptr noundef %31) #15
  br label %33

33:                                               ; preds = %21, %16, %1, %27
  %34 = phi i1 [ false, %1 ], [ %32, %27 ], [ false, %16 ], [ true, %21 ]
  ret i1 %34
}

; Function Attrs: nounwind optsize
define internal fastcc noundef zeroext i1 @make_arrays(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef nonnull readonly captures(none) %3, ptr noundef nonnull writeonly captures(none) %4, ptr noundef nonnull captures(none) %5, ptr noundef nonnull readonly captures(none) %6, ptr noundef nonnull readonly captures(none) %7, ptr noundef nonnull writeonly captures(none) %8) unnamed_addr #0 {
  %10 = alloca i64, align 8
  %11 = alloca [4 x ptr], align 8
  %12 = alloca [3 x i64], align 8
  %13 = load ptr, ptr %3, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %19

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br label %19

19:                                               ; preds = %15, %9
  %20 = phi i1 [ false, %9 ], [ %18, %15 ]
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %22 = load i64, ptr %21, align 8
  %23 = icmp slt i64 %22, 1
  br i1 %23, label %182, label %24

24:                                               ; preds = %19
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 8
  br label %26

26:                                               ; preds = %24, %178
  %27 = phi i64 [ 0, %24 ], [ %167, %178 ]
  %28 = getelementptr inbounds nuw %struct.Make, ptr %2, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 1
  %32 = icmp eq i64 %30, 2
  %33 = select i1 %32, i1 %20, i1 false
  %34 = select i1 %31, i1 true, i1 %33
  %35 = select i1 %34, i64 184, i64 183
  %36 = load i64, ptr %28, align 8
  %37 = getelementptr inbounds %struct.Row, ptr %1, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 24
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds i64, ptr %5, i64 %39
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #7
  %41 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %83

46:                                               ; preds = %26
  %47 = getelementptr inbounds nuw i8, ptr %28, i64 48
  br label %52

48:                                               ; preds = %74
  %49 = add nuw nsw i64 %53, 1
  %50 = load i64, ptr %43, align 8
  %51 = icmp slt i64 %49, %50
  br i1 %51, label %52, label %83, !llvm.loop !32

52:                                               ; preds = %46, %48
  %53 = phi i64 [ 0, %46 ], [ %49, %48 ]
  %54 = phi i64 [ %42, %46 ], [ %80, %48 ]
  %55 = getelementptr inbounds nuw %struct.Extent, ptr %47, i64 %53
  %56 = load i64, ptr %55, align 8
  %57 = icmp slt i64 %56, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %52
  %59 = getelementptr inbounds nuw i8, ptr %55, i64 8
  br label %70

60:                                               ; preds = %52
  %61 = getelementptr inbounds nuw i8, ptr %55, i64 16
  %62 = load i64, ptr %61, align 8
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %64, label %66

64:                                               ; preds = %60
  %65 = getelementptr inbounds nuw i64, ptr %5, i64 %56
  br label %70

66:                                               ; preds = %60
  %67 = icmp eq i64 %62, 1
  %68 = select i1 %67, ptr %6, ptr %7
  %69 = getelementptr inbounds nuw i64, ptr %68, i64 %56
  br label %70

70:                                               ; preds = %58, %64, %66
  %71 = phi ptr [ %59, %58 ], [ %65, %64 ], [ %69, %66 ]
  %72 = load i64, ptr %71, align 8
  %73 = icmp ugt i64 %72, 2147483647
  br i1 %73, label %181, label %74

74:                                               ; preds = %70
  %75 = getelementptr inbounds nuw i64, ptr %12, i64 %53
  store i64 %72, ptr %75, align 8
  %76 = getelementptr inbounds nuw i64, ptr %40, i64 %53
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 8
  store i64 %72, ptr %77, align 8
  %78 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %54, i64 %72)
  %79 = extractvalue { i64, i1 } %78, 1
  %80 = extractvalue { i64, i1 } %78, 0
  %81 = icmp sgt i64 %80, 70368744177664
  %82 = or i1 %79, %81
  br i1 %82, label %181, label %48

83:                                               ; preds = %48, %26
  %84 = phi i64 [ %44, %26 ], [ %50, %48 ]
  %85 = phi i64 [ %42, %26 ], [ %80, %48 ]
  %86 = getelementptr inbounds nuw i8, ptr %28, i64 40
  %87 = load ptr, ptr %86, align 8
  %88 = icmp eq ptr %87, null
  br i1 %88, label %117, label %89

89:                                               ; preds = %83
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %11, i8 0, i64 32, i1 false)
  %90 = call i64 @llvm.smax.i64(i64 %84, i64 0)
  br label %91

91:                                               ; preds = %94, %89
  %92 = phi i64 [ 0, %89 ], [ %98, %94 ]
  %93 = icmp eq i64 %92, %90
  br i1 %93, label %101, label %94

94:                                               ; preds = %91
  %95 = getelementptr inbounds nuw i64, ptr %12, i64 %92
  %96 = load i64, ptr %95, align 8
  %97 = call ptr @PyLong_FromLongLong(i64 noundef %96) #14
  %98 = add nuw i64 %92, 1
  %99 = getelementptr inbounds nuw ptr, ptr %11, i64 %98
  store ptr %97, ptr %99, align 8
  %100 = icmp eq ptr %97, null
  br i1 %100, label %101, label %91, !llvm.loop !33

101:                                              ; preds = %94, %91
  %102 = phi i64 [ %90, %91 ], [ %92, %94 ]
  %103 = icmp eq i64 %102, %84
  br i1 %103, label %104, label %107

104:                                              ; preds = %101
  %105 = or i64 %84, -9223372036854775808
  %106 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %87, ptr noundef nonnull %25, i64 noundef %105, ptr noundef null) #14
  br label %107

107:                                              ; preds = %104, %101
  %108 = phi ptr [ %106, %104 ], [ null, %101 ]
  %109 = icmp eq i64 %102, 0
  br i1 %109, label %116, label %110

110:                                              ; preds = %107, %110
  %111 = phi i64 [ %112, %110 ], [ %102, %107 ]
  %112 = add nsw i64 %111, -1
  %113 = getelementptr inbounds nuw ptr, ptr %11, i64 %111
  %114 = load ptr, ptr %113, align 8
  call void @Py_DecRef(ptr noundef %114) #14
  %115 = icmp sgt i64 %111, 1
  br i1 %115, label %110, label %116, !llvm.loop !34

116:                                              ; preds = %110, %107
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #7
  br label %160

117:                                              ; preds = %83
  %118 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %119 = getelementptr inbounds nuw ptr, ptr %118, i64 %35
  %120 = load ptr, ptr %119, align 8
  %121 = getelementptr inbounds nuw i8, ptr %28, i64 32
  %122 = load ptr, ptr %121, align 8
  %123 = icmp slt i64 %85, 4096
  br i1 %123, label %124, label %128

124:                                              ; preds = %117
  call void @Py_IncRef(ptr noundef %122) #14
  %125 = load i64, ptr %43, align 8
  %126 = trunc i64 %125 to i32
  %127 = call ptr %120(i32 noundef %126, ptr noundef nonnull %12, ptr noundef %122, i32 noundef 0) #14
  br label %160

128:                                              ; preds = %117
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #7
  %129 = add nuw nsw i64 %85, 64
  store i64 %129, ptr %10, align 8
  %130 = getelementptr inbounds nuw i8, ptr %118, i64 360
  %131 = load ptr, ptr %130, align 8
  %132 = call ptr %131(i32 noundef 2) #14
  %133 = call ptr %120(i32 noundef 1, ptr noundef nonnull %10, ptr noundef %132, i32 noundef 0) #14
  %134 = icmp eq ptr %133, null
  br i1 %134, label %158, label %135

135:                                              ; preds = %128
  %136 = getelementptr inbounds nuw i8, ptr %133, i64 16
  %137 = load ptr, ptr %136, align 8
  %138 = ptrtoint ptr %137 to i64
  %139 = add i64 %138, 63
  %140 = and i64 %139, -64
  call void @Py_IncRef(ptr noundef %122) #14
  %141 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 752
  %143 = load ptr, ptr %142, align 8
  %144 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8
  %145 = load i64, ptr %43, align 8
  %146 = trunc i64 %145 to i32
  %147 = inttoptr i64 %140 to ptr
  %148 = call ptr %143(ptr noundef %144, ptr noundef %122, i32 noundef %146, ptr noundef nonnull %12, ptr noundef null, ptr noundef %147, i32 noundef 1281, ptr noundef null) #14
  %149 = icmp eq ptr %148, null
  br i1 %149, label %156, label %150

150:                                              ; preds = %135
  %151 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %152 = getelementptr inbounds nuw i8, ptr %151, i64 2256
  %153 = load ptr, ptr %152, align 8
  %154 = call i32 %153(ptr noundef nonnull %148, ptr noundef nonnull %133) #14
  %155 = icmp slt i32 %154, 0
  br i1 %155, label %156, label %158

156:                                              ; preds = %150, %135
  %157 = phi ptr [ %133, %135 ], [ %148, %150 ]
  call void @Py_DecRef(ptr noundef nonnull %157) #14
  br label %158

158:                                              ; preds = %156, %150, %128
  %159 = phi ptr [ null, %128 ], [ %148, %150 ], [ null, %156 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #7
  br label %160

160:                                              ; preds = %158, %124, %116
  %161 = phi ptr [ %108, %116 ], [ %127, %124 ], [ %159, %158 ]
  %162 = icmp eq ptr %161, null
  br i1 %162, label %163, label %164

163:                                              ; preds = %160
  call void @PyErr_Clear() #14
  br label %181

164:                                              ; preds = %160
  %165 = load i64, ptr %28, align 8
  %166 = getelementptr inbounds ptr, ptr %4, i64 %165
  store ptr %161, ptr %166, align 8
  %167 = add nuw nsw i64 %27, 1
  store i64 %167, ptr %8, align 8
  %168 = load ptr, ptr %86, align 8
  %169 = icmp eq ptr %168, null
  br i1 %169, label %170, label %174

170:                                              ; preds = %164
  %171 = getelementptr inbounds nuw i8, ptr %161, i64 16
  %172 = load ptr, ptr %171, align 8
  %173 = ptrtoint ptr %172 to i64
  store i64 %173, ptr %40, align 8
  br label %178

174:                                              ; preds = %164
  %175 = load i64, ptr %28, align 8
  %176 = getelementptr inbounds %struct.Row, ptr %1, i64 %175
  %177 = call fastcc zeroext i1 @read_array(ptr noundef %0, ptr noundef %176, ptr noundef %161, ptr noundef %40) #15
  br i1 %177, label %178, label %181

178:                                              ; preds = %174, %170
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #7
  %179 = load i64, ptr %21, align 8
  %180 = icmp slt i64 %167, %179
  br i1 %180, label %26, label %182, !llvm.loop !35

181:                                              ; preds = %174, %70, %74, %163
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #7
  br label %182

182:                                              ; preds = %178, %19, %181
  %183 = phi i1 [ false, %181 ], [ true, %19 ], [ true, %178 ]
  ret i1 %183
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
  %27 = tail call zeroext i1 @pool_is_awake(ptr noundef %7) #15
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
  br i1 %75, label %61, label %76, !llvm.loop !36

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
  br i1 %28, label %29, label %15, !llvm.loop !36

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
define internal fastcc range(i32 0, 2) i32 @run_graph(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %58

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %10

10:                                               ; preds = %8, %55
  %11 = phi i64 [ 0, %8 ], [ %56, %55 ]
  %12 = getelementptr inbounds nuw ptr, ptr %9, i64 %11
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 64
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %51

18:                                               ; preds = %10
  %19 = getelementptr inbounds nuw %struct.Node, ptr %14, i64 %16
  br label %20

20:                                               ; preds = %47, %18
  %21 = phi i64 [ %49, %47 ], [ 0, %18 ]
  %22 = phi ptr [ %48, %47 ], [ %19, %18 ]
  %23 = getelementptr inbounds nuw %struct.Node, ptr %14, i64 %21
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %25 = load i64, ptr %24, align 8
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %27, label %47

27:                                               ; preds = %20
  %28 = mul i64 %25, 24
  %29 = getelementptr i8, ptr %22, i64 %28
  br label %30

30:                                               ; preds = %43, %27
  %31 = phi i64 [ %44, %43 ], [ 0, %27 ]
  %32 = phi ptr [ %45, %43 ], [ %22, %27 ]
  %33 = load ptr, ptr %32, align 8
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds i64, ptr %1, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %40 = load i64, ptr %39, align 8
  %41 = add nsw i64 %40, %38
  %42 = icmp eq i64 %34, %41
  br i1 %42, label %43, label %55

43:                                               ; preds = %30
  %44 = add nuw nsw i64 %31, 1
  %45 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %46 = icmp eq i64 %44, %25
  br i1 %46, label %47, label %30, !llvm.loop !37

47:                                               ; preds = %43, %20
  %48 = phi ptr [ %22, %20 ], [ %29, %43 ]
  %49 = add nuw nsw i64 %21, 1
  %50 = icmp eq i64 %49, %16
  br i1 %50, label %51, label %20, !llvm.loop !38

51:                                               ; preds = %47, %10
  %52 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %58, label %55

55:                                               ; preds = %30, %51
  %56 = add nuw nsw i64 %11, 1
  %57 = icmp eq i64 %56, %6
  br i1 %57, label %61, label %10, !llvm.loop !39

58:                                               ; preds = %51, %2
  %59 = phi i64 [ 0, %2 ], [ %11, %51 ]
  %60 = icmp eq i64 %59, %6
  br i1 %60, label %61, label %138

61:                                               ; preds = %55, %58
  %62 = load i64, ptr %4, align 8
  %63 = add nsw i64 %62, 1
  %64 = srem i64 %63, %6
  store i64 %64, ptr %4, align 8
  %65 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %66 = getelementptr inbounds ptr, ptr %65, i64 %62
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 64
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 56
  %70 = load i64, ptr %69, align 8
  %71 = icmp sgt i64 %70, 0
  br i1 %71, label %74, label %72

72:                                               ; preds = %61
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 48
  store i64 0, ptr %73, align 8
  br label %138

74:                                               ; preds = %61
  %75 = getelementptr inbounds nuw %struct.Node, ptr %68, i64 %70
  %76 = getelementptr inbounds nuw i8, ptr %67, i64 48
  %77 = getelementptr inbounds nuw i8, ptr %67, i64 40
  %78 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %79 = getelementptr inbounds nuw i8, ptr %67, i64 32
  br label %80

80:                                               ; preds = %129, %74
  %81 = phi ptr [ %75, %74 ], [ %91, %129 ]
  %82 = phi i64 [ 0, %74 ], [ %131, %129 ]
  %83 = phi i32 [ 0, %74 ], [ %130, %129 ]
  %84 = getelementptr inbounds nuw %struct.Node, ptr %68, i64 %82
  %85 = load i64, ptr %76, align 8
  %86 = icmp ne i64 %85, 0
  %87 = getelementptr inbounds nuw i8, ptr %84, i64 24
  %88 = load i64, ptr %87, align 8
  %89 = icmp sgt i64 %88, 0
  br i1 %89, label %95, label %90

90:                                               ; preds = %95, %80
  %91 = phi ptr [ %81, %80 ], [ %111, %95 ]
  %92 = phi i1 [ %86, %80 ], [ %109, %95 ]
  %93 = icmp eq i32 %83, 0
  %94 = select i1 %92, i1 %93, i1 false
  br i1 %94, label %114, label %129

95:                                               ; preds = %80, %95
  %96 = phi i64 [ %110, %95 ], [ 0, %80 ]
  %97 = phi i1 [ %109, %95 ], [ %86, %80 ]
  %98 = phi ptr [ %111, %95 ], [ %81, %80 ]
  %99 = load ptr, ptr %98, align 8
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw i8, ptr %98, i64 8
  %102 = load i64, ptr %101, align 8
  %103 = getelementptr inbounds i64, ptr %1, i64 %102
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds nuw i8, ptr %98, i64 16
  %106 = load i64, ptr %105, align 8
  %107 = add nsw i64 %106, %104
  %108 = icmp ne i64 %100, %107
  %109 = or i1 %97, %108
  store i64 %107, ptr %99, align 8
  %110 = add nuw nsw i64 %96, 1
  %111 = getelementptr inbounds nuw i8, ptr %98, i64 24
  %112 = load i64, ptr %87, align 8
  %113 = icmp slt i64 %110, %112
  br i1 %113, label %95, label %90, !llvm.loop !40

114:                                              ; preds = %90
  %115 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %116 = load i64, ptr %115, align 8
  %117 = icmp eq i64 %116, 0
  %118 = load ptr, ptr %67, align 8
  %119 = load ptr, ptr %84, align 8
  %120 = getelementptr inbounds nuw i8, ptr %84, i64 8
  %121 = load ptr, ptr %120, align 8
  br i1 %117, label %126, label %122

122:                                              ; preds = %114
  %123 = load ptr, ptr %77, align 8
  %124 = load ptr, ptr %78, align 8
  %125 = tail call i32 %123(ptr noundef %118, ptr noundef %119, ptr noundef %121, ptr noundef %124) #14
  br label %129

126:                                              ; preds = %114
  %127 = load ptr, ptr %79, align 8
  %128 = tail call i32 %127(ptr noundef %118, ptr noundef %119, ptr noundef %121) #14
  br label %129

129:                                              ; preds = %126, %122, %90
  %130 = phi i32 [ %83, %90 ], [ %125, %122 ], [ %128, %126 ]
  %131 = add nuw nsw i64 %82, 1
  %132 = load i64, ptr %69, align 8
  %133 = icmp slt i64 %131, %132
  br i1 %133, label %80, label %134, !llvm.loop !41

134:                                              ; preds = %129
  %135 = icmp ne i32 %130, 0
  %136 = zext i1 %135 to i64
  store i64 %136, ptr %76, align 8
  %137 = icmp eq i32 %130, 0
  br i1 %137, label %138, label %151

138:                                              ; preds = %72, %134, %58
  %139 = phi i64 [ %62, %134 ], [ %59, %58 ], [ %62, %72 ]
  %140 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %141 = getelementptr inbounds ptr, ptr %140, i64 %139
  %142 = load ptr, ptr %141, align 8
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 24
  %144 = load ptr, ptr %143, align 8
  %145 = load ptr, ptr %142, align 8
  %146 = getelementptr inbounds nuw i8, ptr %142, i64 8
  %147 = load ptr, ptr %146, align 8
  %148 = tail call i32 %144(ptr noundef %145, ptr noundef %147) #14
  %149 = icmp eq i32 %148, 0
  %150 = zext i1 %149 to i32
  br label %151

151:                                              ; preds = %134, %138
  %152 = phi i32 [ %150, %138 ], [ 0, %134 ]
  ret i32 %152
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
define internal fastcc noundef zeroext i1 @read_array(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %6, %8
  br i1 %9, label %10, label %70, !prof !42

10:                                               ; preds = %4
  %11 = load i64, ptr %1, align 8
  switch i64 %11, label %68 [
    i64 0, label %12
    i64 1, label %66
  ], !prof !43

12:                                               ; preds = %10
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %14 = load i32, ptr %13, align 8
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, %15
  br i1 %19, label %20, label %70, !prof !42

20:                                               ; preds = %12
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %22 = load i32, ptr %21, align 8
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %25 = load i64, ptr %24, align 8
  %26 = and i64 %25, %23
  %27 = icmp eq i64 %26, %25
  br i1 %27, label %28, label %70, !prof !42

28:                                               ; preds = %20
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %30 = load ptr, ptr %29, align 8
  %31 = load ptr, ptr %16, align 8
  %32 = icmp eq ptr %30, %31
  br i1 %32, label %48, label %33, !prof !42

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
  br i1 %60, label %61, label %70, !prof !42

61:                                               ; preds = %55
  %62 = add nuw nsw i64 %56, 1
  %63 = getelementptr inbounds nuw i64, ptr %3, i64 %62
  store i64 %59, ptr %63, align 8
  %64 = load i64, ptr %17, align 8
  %65 = icmp sgt i64 %64, %62
  br i1 %65, label %55, label %70, !llvm.loop !44

66:                                               ; preds = %10
  %67 = tail call fastcc zeroext i1 @read_tensor(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef %3) #15
  br label %70

68:                                               ; preds = %10
  %69 = tail call fastcc zeroext i1 @read_device(ptr noundef nonnull %1, ptr noundef %2, ptr noundef %3) #15
  br label %70

70:                                               ; preds = %61, %55, %48, %44, %37, %33, %20, %12, %66, %68, %4
  %71 = phi i1 [ false, %4 ], [ %69, %68 ], [ %67, %66 ], [ false, %20 ], [ false, %12 ], [ false, %33 ], [ false, %44 ], [ false, %37 ], [ true, %48 ], [ %60, %55 ], [ %60, %61 ]
  ret i1 %71
}

; Function Attrs: nounwind optsize
define internal fastcc noundef zeroext i1 @read_tensor(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #0 {
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
  br i1 %73, label %74, label %55, !llvm.loop !45

74:                                               ; preds = %55, %65, %69, %46, %40, %34, %22, %21
  %75 = phi i1 [ false, %21 ], [ false, %22 ], [ false, %40 ], [ false, %34 ], [ true, %46 ], [ false, %65 ], [ false, %55 ], [ true, %69 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  br label %76

76:                                               ; preds = %12, %13, %74
  %77 = phi i1 [ %75, %74 ], [ false, %13 ], [ false, %12 ]
  ret i1 %77
}

; Function Attrs: nounwind optsize
define internal fastcc noundef zeroext i1 @read_device(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #0 {
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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !46)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7, !noalias !46
  %18 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %1, ptr noundef nonnull %3) #14, !noalias !46
  %19 = load i32, ptr %3, align 4, !noalias !46
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25, !prof !42

21:                                               ; preds = %17
  store i32 2, ptr %0, align 8, !alias.scope !46
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %22, align 4, !alias.scope !46
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %18, ptr %23, align 8, !alias.scope !46
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %24, align 8, !alias.scope !46
  br label %39

25:                                               ; preds = %17
  %26 = icmp slt i32 %19, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !46
  br label %39

28:                                               ; preds = %25
  %29 = call i64 @PyLong_AsUnsignedLongLong(ptr noundef nonnull %1) #14, !noalias !46
  %30 = icmp eq i64 %29, -1
  br i1 %30, label %31, label %34

31:                                               ; preds = %28
  %32 = call ptr @PyErr_Occurred() #14, !noalias !46
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %38

34:                                               ; preds = %31, %28
  store i32 3, ptr %0, align 8, !alias.scope !46
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %35, align 4, !alias.scope !46
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %29, ptr %36, align 8, !alias.scope !46
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %37, align 8, !alias.scope !46
  br label %39

38:                                               ; preds = %31
  call void @PyErr_Clear() #14, !noalias !46
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !46
  br label %39

39:                                               ; preds = %21, %27, %34, %38
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !noalias !46
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
  br i1 %57, label %126, label %50, !llvm.loop !49

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
declare i64 @PyDict_Size(ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyDict_GetItemWithError(ptr noundef, ptr noundef) local_unnamed_addr #1

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
declare i32 @PyDict_Next(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyObject_Call(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

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
!26 = distinct !{!26, !7, !5}
!27 = distinct !{!27, !7, !5}
!28 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!29 = distinct !{!29, !7, !5}
!30 = distinct !{!30, !7, !5}
!31 = distinct !{!31, !7, !5}
!32 = distinct !{!32, !7, !5}
!33 = distinct !{!33, !7, !5}
!34 = distinct !{!34, !7, !5}
!35 = distinct !{!35, !7, !5}
!36 = distinct !{!36, !7, !5}
!37 = distinct !{!37, !7, !5}
!38 = distinct !{!38, !7, !5}
!39 = distinct !{!39, !7, !5}
!40 = distinct !{!40, !7, !5}
!41 = distinct !{!41, !7, !5}
!42 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!43 = !{!"branch_weights", i32 1, i32 4000, i32 1}
!44 = distinct !{!44, !7, !5}
!45 = distinct !{!45, !7, !5}
!46 = !{!47}
!47 = distinct !{!47, !48, !"number_of_int: argument 0"}
!48 = distinct !{!48, !"number_of_int"}
!49 = distinct !{!49, !7, !5}
