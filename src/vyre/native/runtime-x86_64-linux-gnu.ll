
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
@call_slots = internal global [7 x { i32, [4 x i8], ptr }] [{ i32, [4 x i8], ptr } { i32 65, [4 x i8] zeroinitializer, ptr @call_new }, { i32, [4 x i8], ptr } { i32 50, [4 x i8] zeroinitializer, ptr @PyVectorcall_Call }, { i32, [4 x i8], ptr } { i32 71, [4 x i8] zeroinitializer, ptr @call_traverse }, { i32, [4 x i8], ptr } { i32 51, [4 x i8] zeroinitializer, ptr @call_clear }, { i32, [4 x i8], ptr } { i32 52, [4 x i8] zeroinitializer, ptr @call_dealloc }, { i32, [4 x i8], ptr } { i32 72, [4 x i8] zeroinitializer, ptr @call_members }, { i32, [4 x i8], ptr } zeroinitializer], align 16
@__const.read_domain.stated = private unnamed_addr constant [3 x i64] [i64 1, i64 1, i64 1], align 16
@.str.3 = private unnamed_addr constant [21 x i8] c"__vectorcalloffset__\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"slow\00", align 1
@call_members = internal global [3 x { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr }] [{ ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } { ptr @.str.3, i32 19, [4 x i8] zeroinitializer, i64 16, i32 1, [4 x i8] zeroinitializer, ptr null }, { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } { ptr @.str.4, i32 16, [4 x i8] zeroinitializer, i64 24, i32 0, [4 x i8] zeroinitializer, ptr null }, { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } zeroinitializer], align 16

; Function Attrs: nounwind optsize
define void @watch_release(ptr noundef writeonly captures(none) initializes((32, 40)) %0) local_unnamed_addr #0 {
  %2 = tail call ptr @PyEval_SaveThread() #13
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %2, ptr %3, align 8
  ret void
}

; Function Attrs: optsize
declare ptr @PyEval_SaveThread() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define range(i64 -1, 4294967296) i64 @float_begin() local_unnamed_addr #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %2)
  %3 = load i32, ptr %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  %4 = and i32 %3, 65472
  %5 = icmp eq i32 %4, 8064
  br i1 %5, label %7, label %6

6:                                                ; preds = %0
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  store i32 8064, ptr %1, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %1)
  call void @llvm.lifetime.end.p0(ptr nonnull %1)
  br label %7

7:                                                ; preds = %0, %6
  %8 = zext i32 %3 to i64
  %9 = select i1 %5, i64 -1, i64 %8
  ret i64 %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nounwind optsize
define void @float_end(i64 noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = icmp eq i64 %0, -1
  br i1 %3, label %9, label %4

4:                                                ; preds = %1
  %5 = trunc i64 %0 to i32
  %6 = and i32 %5, 65472
  %7 = icmp eq i32 %6, 8064
  br i1 %7, label %9, label %8

8:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store i32 %5, ptr %2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %9

9:                                                ; preds = %8, %4, %1
  ret void
}

; Function Attrs: nounwind optsize
define void @watch_begin(ptr noundef writeonly captures(none) initializes((0, 64)) %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = tail call i64 @PyThread_get_thread_ident() #13
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
  %6 = tail call i64 @PyThread_get_thread_ident() #13
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, %6
  br i1 %9, label %10, label %55

10:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7
  %11 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #13
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
  %26 = call ptr @PyEval_SaveThread() #13
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
  call void @handle_signals(ptr noundef nonnull %0, i64 poison, i64 poison, ptr poison) #14
  br label %52

40:                                               ; preds = %35
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %42 = load ptr, ptr %41, align 8
  %43 = load i64, ptr %7, align 8
  %44 = call i64 @PyThread_get_thread_ident() #13
  %45 = icmp eq i64 %43, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %36, i8 0, i64 16, i1 false)
  br label %47

47:                                               ; preds = %40, %46
  call void %37(ptr noundef nonnull %0, i64 noundef 0, i64 noundef 0, ptr noundef null, ptr noundef nonnull @handle_signals, ptr noundef %42) #13
  %48 = load i64, ptr %7, align 8
  %49 = call i64 @PyThread_get_thread_ident() #13
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
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define zeroext i1 @watch_end(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  tail call void @PyEval_RestoreThread(ptr noundef nonnull %3) #13
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
  %24 = tail call i32 @sched_yield() #13
  br label %26

25:                                               ; preds = %20
  tail call void @llvm.x86.sse2.pause()
  br label %26

26:                                               ; preds = %23, %25
  %27 = add i64 %11, 1
  br label %10, !llvm.loop !3

28:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = tail call i64 @PyThread_get_thread_ident() #13
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
  call void %43(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef nonnull %3, ptr noundef %44, ptr noundef %51) #13
  %52 = load i64, ptr %31, align 8
  %53 = call i64 @PyThread_get_thread_ident() #13
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
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %4)
  %5 = load i32, ptr %4, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %6 = and i32 %5, 65472
  %7 = icmp eq i32 %6, 8064
  br i1 %7, label %9, label %8

8:                                                ; preds = %1
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store i32 8064, ptr %3, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %9

9:                                                ; preds = %1, %8
  %10 = load atomic i64, ptr %0 acquire, align 64
  %11 = and i64 %10, 4294967295
  %12 = lshr i64 %10, 32
  %13 = icmp samesign ult i64 %11, %12
  br i1 %13, label %14, label %53

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 192
  br label %21

21:                                               ; preds = %14, %48
  %22 = atomicrmw add ptr %0, i64 1 acq_rel, align 64
  %23 = and i64 %22, 4294967295
  %24 = lshr i64 %22, 32
  %25 = icmp samesign ult i64 %23, %24
  br i1 %25, label %26, label %53

26:                                               ; preds = %21
  %27 = load i64, ptr %15, align 8
  %28 = mul nsw i64 %27, %23
  %29 = add nuw nsw i64 %23, 1
  %30 = icmp eq i64 %29, %24
  br i1 %30, label %31, label %33

31:                                               ; preds = %26
  %32 = load i64, ptr %16, align 16
  br label %35

33:                                               ; preds = %26
  %34 = add nsw i64 %28, %27
  br label %35

35:                                               ; preds = %33, %31
  %36 = phi i64 [ %32, %31 ], [ %34, %33 ]
  %37 = load ptr, ptr %17, align 32
  %38 = call zeroext i1 @watch_poll(ptr noundef %37) #14
  br i1 %38, label %43, label %39

39:                                               ; preds = %35
  %40 = load ptr, ptr %18, align 64
  %41 = load ptr, ptr %19, align 8
  %42 = load ptr, ptr %17, align 32
  call void %40(ptr noundef %41, i64 noundef %28, i64 noundef %36, ptr noundef %42) #13
  br label %43

43:                                               ; preds = %39, %35
  %44 = atomicrmw sub ptr %20, i32 1 acq_rel, align 64
  %45 = icmp eq i32 %44, -2147483647
  br i1 %45, label %46, label %48

46:                                               ; preds = %43
  %47 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %20, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #13
  br label %48

48:                                               ; preds = %46, %43
  %49 = load atomic i64, ptr %0 acquire, align 64
  %50 = and i64 %49, 4294967295
  %51 = lshr i64 %49, 32
  %52 = icmp samesign ult i64 %50, %51
  br i1 %52, label %21, label %53

53:                                               ; preds = %21, %48, %9
  br i1 %7, label %55, label %54

54:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store i32 %5, ptr %2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %55

55:                                               ; preds = %53, %54
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
  %19 = tail call i32 @sched_yield() #13
  br label %21

20:                                               ; preds = %15
  tail call void @llvm.x86.sse2.pause()
  br label %21

21:                                               ; preds = %18, %20
  %22 = load atomic i32, ptr %3 acquire, align 64
  %23 = add nuw nsw i64 %12, 1
  %24 = icmp eq i32 %22, %7
  br i1 %24, label %11, label %29, !llvm.loop !5

25:                                               ; preds = %11
  %26 = atomicrmw add ptr %5, i32 1 seq_cst, align 64
  %27 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 128, i32 noundef %7, ptr noundef null, ptr noundef null, i32 noundef 0) #13
  %28 = atomicrmw sub ptr %5, i32 1 seq_cst, align 64
  br label %8, !llvm.loop !7

29:                                               ; preds = %8, %21
  %30 = phi i32 [ %22, %21 ], [ %9, %8 ]
  %31 = load atomic i32, ptr %2 acquire, align 64
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %34

33:                                               ; preds = %29
  tail call void @pool_help(ptr noundef nonnull %0) #14
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
  %5 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #13
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
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %29, i32 noundef 129, i32 noundef %27, ptr noundef null, ptr noundef null, i32 noundef 0) #13
  br label %36

36:                                               ; preds = %13, %34, %17, %6
  %37 = phi i32 [ 0, %6 ], [ 0, %13 ], [ 1, %34 ], [ 1, %17 ]
  ret i32 %37
}

; Function Attrs: nounwind optsize
define void @pool_run(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = tail call i32 @pool_open(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) #14
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %6
  tail call fastcc void @pool_finish(ptr noundef %0) #14
  br label %11

10:                                               ; preds = %6
  tail call void %1(ptr noundef %2, i64 noundef 0, i64 noundef %3, ptr noundef %5) #13
  br label %11

11:                                               ; preds = %10, %9
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @pool_finish(ptr noundef %0) unnamed_addr #0 {
  %2 = alloca %struct.timespec, align 8
  tail call void @pool_help(ptr noundef %0) #14
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
  %20 = call i32 @sched_yield() #13
  br label %31

21:                                               ; preds = %16
  call void @llvm.x86.sse2.pause()
  br label %31

22:                                               ; preds = %11
  %23 = icmp sgt i32 %12, -1
  br i1 %23, label %28, label %24

24:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7
  store i64 0, ptr %2, align 8
  store i64 20000000, ptr %9, align 8
  %25 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 128, i32 noundef %12, ptr noundef nonnull %2, ptr noundef null, i32 noundef 0) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7
  %26 = load ptr, ptr %10, align 32
  %27 = call zeroext i1 @watch_poll(ptr noundef %26) #14
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
  br i1 %35, label %36, label %11, !llvm.loop !8

36:                                               ; preds = %31, %1
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 320
  store atomic i32 0, ptr %37 release, align 64
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read)
define range(i64 5120, 4097) i64 @pool_chunk(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #4 {
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
define noundef zeroext i1 @pool_is_awake(ptr noundef %0) local_unnamed_addr #0 {
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
  %12 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %11, i32 noundef 129, i32 noundef %3, ptr noundef null, ptr noundef null, i32 noundef 0) #13
  br label %13

13:                                               ; preds = %5, %10, %1
  ret i1 %4
}

; Function Attrs: nounwind optsize
define void @pool_spread(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = icmp eq ptr %0, null
  br i1 %7, label %8, label %9

8:                                                ; preds = %6
  tail call void %1(ptr noundef %2, i64 noundef 0, i64 noundef %3, ptr noundef %5) #13
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
  tail call void @pool_run(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %20, ptr noundef %5) #14
  br label %21

21:                                               ; preds = %9, %8
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_await(ptr noundef %0, ptr noundef captures(none) initializes((32, 40)) %1) local_unnamed_addr #0 {
  %3 = tail call ptr @PyEval_SaveThread() #13
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store ptr %3, ptr %4, align 8
  tail call fastcc void @pool_finish(ptr noundef %0) #14
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %2
  tail call void @PyEval_RestoreThread(ptr noundef nonnull %5) #13
  br label %8

8:                                                ; preds = %2, %7
  %9 = load atomic i64, ptr %1 monotonic, align 8
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_call(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #7
  %11 = tail call i64 @PyThread_get_thread_ident() #13
  store i64 0, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store ptr @watch_poll, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i64 %11, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 40
  store i64 0, ptr %14, align 8
  store ptr %1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  %17 = tail call ptr @PyEval_SaveThread() #13
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 32
  store ptr %17, ptr %18, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %9)
  %19 = load i32, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %20 = and i32 %19, 65472
  %21 = icmp eq i32 %20, 8064
  br i1 %21, label %22, label %23

22:                                               ; preds = %6
  call void @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef nonnull %10) #14
  br label %24

23:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i32 8064, ptr %8, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef nonnull %10) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store i32 %19, ptr %7, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %24

24:                                               ; preds = %22, %23
  %25 = load ptr, ptr %18, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  call void @PyEval_RestoreThread(ptr noundef nonnull %25) #13
  br label %28

28:                                               ; preds = %24, %27
  %29 = load atomic i64, ptr %10 monotonic, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #7
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_sequence(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #7
  %9 = tail call i64 @PyThread_get_thread_ident() #13
  store i64 0, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr @watch_poll, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i64 %9, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %15 = tail call ptr @PyEval_SaveThread() #13
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store ptr %15, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %7)
  %17 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %18 = and i32 %17, 65472
  %19 = icmp eq i32 %18, 8064
  br i1 %19, label %20, label %21

20:                                               ; preds = %4
  call fastcc void @run_sequence(ptr noundef %0, ptr noundef %2, i64 noundef %3, ptr noundef %8) #14
  br label %22

21:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store i32 8064, ptr %6, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call fastcc void @run_sequence(ptr noundef %0, ptr noundef %2, i64 noundef %3, ptr noundef %8) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store i32 %17, ptr %5, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %22

22:                                               ; preds = %20, %21
  %23 = load ptr, ptr %16, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %26, label %25

25:                                               ; preds = %22
  call void @PyEval_RestoreThread(ptr noundef nonnull %23) #13
  br label %26

26:                                               ; preds = %22, %25
  %27 = load atomic i64, ptr %8 monotonic, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #7
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
  %17 = tail call zeroext i1 @watch_poll(ptr noundef nonnull %3) #14
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
  tail call void %39(ptr noundef nonnull %30, i64 noundef 0, i64 noundef %35, ptr noundef nonnull %3) #13
  br label %99

41:                                               ; preds = %25
  %42 = getelementptr inbounds nuw i8, ptr %20, i64 48
  %43 = load i64, ptr %42, align 8
  tail call void @pool_spread(ptr noundef %0, ptr noundef %39, ptr noundef nonnull %30, i64 noundef %35, i64 noundef %43, ptr noundef nonnull %3) #14
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
  br i1 %102, label %6, label %103, !llvm.loop !9

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
  %16 = tail call i32 @sched_yield() #13
  br label %18

17:                                               ; preds = %11
  tail call void @llvm.x86.sse2.pause()
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
  br i1 %28, label %29, label %11, !llvm.loop !10

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
  %41 = tail call zeroext i1 @watch_poll(ptr noundef %3) #14
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
  br i1 %53, label %42, label %39, !llvm.loop !11

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
  tail call void %80(ptr noundef nonnull %83, i64 noundef 0, i64 noundef %86, ptr noundef %3) #13
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
  br i1 %119, label %54, label %51, !llvm.loop !12
}

; Function Attrs: nounwind optsize
define ptr @call_type(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(232) @host, ptr noundef nonnull align 8 dereferenceable(232) %0, i64 232, i1 false)
  %2 = tail call ptr @PyType_FromSpec(ptr noundef nonnull @call_spec) #13
  ret ptr %2
}

; Function Attrs: optsize
declare ptr @PyType_FromSpec(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @call_gpu(ptr noundef readonly captures(none) %0) local_unnamed_addr #5 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) @gpu, ptr noundef nonnull align 8 dereferenceable(48) %0, i64 48, i1 false)
  ret void
}

; Function Attrs: nounwind memory(argmem: write)
declare void @llvm.x86.sse.stmxcsr(ptr) #6

; Function Attrs: nounwind
declare void @llvm.x86.sse.ldmxcsr(ptr) #7

; Function Attrs: nounwind optsize
define internal void @handle_signals(ptr noundef captures(none) initializes((24, 32)) %0, i64 %1, i64 %2, ptr readnone captures(none) %3) #0 {
  %5 = alloca %struct.timespec, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load ptr, ptr %6, align 8
  tail call void @PyEval_RestoreThread(ptr noundef %7) #13
  %8 = tail call i32 @PyErr_CheckSignals() #13
  %9 = tail call ptr @PyEval_SaveThread() #13
  store ptr %9, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %10 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #13
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
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #8

; Function Attrs: optsize
declare i32 @PyErr_CheckSignals() local_unnamed_addr #1

; Function Attrs: nounwind optsize
declare i32 @sched_yield() local_unnamed_addr #8

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #7

; Function Attrs: nounwind optsize
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: nounwind optsize
define internal ptr @call_new(ptr noundef %0, ptr noundef %1, ptr noundef readnone captures(address_is_null) %2) #0 {
  %4 = alloca [3 x ptr], align 16
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
  %19 = tail call i32 @PyErr_BadArgument() #13
  br label %47

20:                                               ; preds = %10
  %21 = tail call ptr @PyType_GenericNew(ptr noundef %0, ptr noundef nonnull %1, ptr noundef null) #13
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
  store ptr %25, ptr %4, align 16
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %27, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %33, ptr %36, align 16
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
  tail call void @Py_IncRef(ptr noundef nonnull %41) #13
  br label %44

44:                                               ; preds = %38, %43
  %45 = add nuw nsw i64 %39, 1
  %46 = icmp eq i64 %45, 3
  br i1 %46, label %37, label %38, !llvm.loop !13

47:                                               ; preds = %37, %20, %18
  %48 = phi ptr [ null, %18 ], [ %21, %37 ], [ null, %20 ]
  ret ptr %48
}

; Function Attrs: optsize
declare ptr @PyVectorcall_Call(ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nounwind optsize
define internal i32 @call_traverse(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef %2) #0 {
  %4 = alloca [4 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  store ptr %6, ptr %4, align 16
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr %7, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %10, align 16
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
  %22 = tail call i32 %1(ptr noundef nonnull %19, ptr noundef %2) #13
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %16, %21
  %25 = add nuw nsw i64 %17, 1
  %26 = icmp eq i64 %25, 4
  br i1 %26, label %27, label %16, !llvm.loop !14

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
  tail call void @Py_IncRef(ptr noundef %4) #13
  %5 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  store ptr %5, ptr %2, align 8
  %6 = icmp eq ptr %3, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %1
  tail call void @Py_DecRef(ptr noundef nonnull %3) #13
  br label %8

8:                                                ; preds = %7, %1
  ret i32 0
}

; Function Attrs: nounwind optsize
define internal void @call_dealloc(ptr noundef %0) #0 {
  %2 = alloca [4 x ptr], align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = load ptr, ptr %5, align 8
  store ptr %6, ptr %2, align 16
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr %7, align 8
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %10, align 16
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store ptr %4, ptr %13, align 8
  tail call void @PyObject_GC_UnTrack(ptr noundef %0) #13
  %14 = tail call ptr @PyType_GetSlot(ptr noundef %4, i32 noundef 74) #13
  tail call void %14(ptr noundef %0) #13
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
  tail call void @Py_DecRef(ptr noundef nonnull %19) #13
  br label %22

22:                                               ; preds = %16, %21
  %23 = add nuw nsw i64 %17, 1
  %24 = icmp eq i64 %23, 4
  br i1 %24, label %15, label %16, !llvm.loop !15
}

; Function Attrs: optsize
declare i32 @PyErr_BadArgument() local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyType_GenericNew(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal ptr @call(ptr noundef captures(none) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #0 {
  %5 = alloca i64, align 8
  %6 = alloca [4 x ptr], align 16
  %7 = alloca [3 x i64], align 16
  %8 = alloca i32, align 4
  %9 = alloca [1 x ptr], align 8
  %10 = alloca %struct.Number, align 8
  %11 = alloca [3 x i64], align 16
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.Number, align 8
  %16 = alloca [128 x ptr], align 16
  %17 = alloca [512 x i64], align 16
  %18 = alloca [3 x i64], align 16
  %19 = alloca [3 x i64], align 16
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = and i64 %2, 9223372036854775807
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = load ptr, ptr %24, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %22)
  %26 = load i32, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  %27 = and i32 %26, 65472
  %28 = icmp eq i32 %27, 8064
  br i1 %28, label %30, label %29

29:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  store i32 8064, ptr %21, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  br label %30

30:                                               ; preds = %4, %29
  %31 = icmp eq ptr %3, null
  br i1 %31, label %37, label %32

32:                                               ; preds = %30
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  %36 = select i1 %35, ptr null, ptr %3
  br label %37

37:                                               ; preds = %32, %30
  %38 = phi ptr [ %36, %32 ], [ null, %30 ]
  %39 = load ptr, ptr @host, align 8
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %41 = load atomic i64, ptr %40 monotonic, align 8
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %43, label %863

43:                                               ; preds = %37
  %44 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %47 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %48 = icmp sgt i64 %45, 0
  br i1 %48, label %49, label %863

49:                                               ; preds = %43
  %50 = load i64, ptr %46, align 8
  %51 = getelementptr inbounds nuw i8, ptr %25, i64 24
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %53 = icmp eq ptr %38, null
  %54 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %55 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %56 = getelementptr inbounds nuw ptr, ptr %1, i64 %23
  %57 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %59 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %60 = getelementptr inbounds nuw i8, ptr %6, i64 8
  br label %61

61:                                               ; preds = %49, %858
  %62 = phi i64 [ %45, %49 ], [ %861, %858 ]
  %63 = phi i64 [ %50, %49 ], [ %860, %858 ]
  %64 = phi i64 [ 0, %49 ], [ %859, %858 ]
  %65 = icmp slt i64 %63, %62
  %66 = select i1 %65, i64 %63, i64 0
  %67 = load ptr, ptr %51, align 8
  %68 = getelementptr inbounds ptr, ptr %67, i64 %66
  %69 = load ptr, ptr %68, align 8
  call void @Py_IncRef(ptr noundef %69) #13
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 24
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 32
  %73 = load ptr, ptr %52, align 8
  %74 = getelementptr inbounds nuw i8, ptr %71, i64 408
  %75 = getelementptr inbounds nuw i8, ptr %71, i64 96
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds %struct.Row, ptr %74, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr %71, i64 112
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds %struct.Captured, ptr %77, i64 %79
  %81 = getelementptr inbounds nuw i8, ptr %71, i64 120
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds %struct.Equal, ptr %80, i64 %82
  %84 = getelementptr inbounds nuw i8, ptr %71, i64 128
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds %struct.Apart, ptr %83, i64 %85
  %87 = getelementptr inbounds nuw i8, ptr %71, i64 136
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds %struct.Make, ptr %86, i64 %88
  %90 = getelementptr inbounds nuw i8, ptr %71, i64 144
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds i64, ptr %89, i64 %91
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #7
  %93 = load i64, ptr %72, align 8
  %94 = icmp sgt i64 %93, -1
  br i1 %94, label %95, label %99

95:                                               ; preds = %61
  %96 = load ptr, ptr @host, align 8
  %97 = load atomic i64, ptr %96 monotonic, align 8
  %98 = icmp eq i64 %93, %97
  br i1 %98, label %99, label %854

99:                                               ; preds = %95, %61
  %100 = getelementptr inbounds nuw i8, ptr %71, i64 104
  %101 = load i64, ptr %100, align 8
  %102 = icmp sgt i64 %23, %101
  br i1 %102, label %854, label %103

103:                                              ; preds = %99
  %104 = getelementptr inbounds nuw i8, ptr %71, i64 88
  %105 = load i64, ptr %104, align 8
  %106 = icmp sgt i64 %105, 0
  br i1 %106, label %116, label %107

107:                                              ; preds = %122, %103
  br i1 %53, label %183, label %108

108:                                              ; preds = %107
  %109 = load i64, ptr %54, align 8
  %110 = icmp sgt i64 %109, 0
  br i1 %110, label %111, label %183

111:                                              ; preds = %108
  %112 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 112), align 8
  %113 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 120), align 8
  %114 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 128), align 8
  %115 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  br label %127

116:                                              ; preds = %103, %122
  %117 = phi i64 [ %125, %122 ], [ 0, %103 ]
  %118 = icmp samesign ult i64 %117, %23
  br i1 %118, label %119, label %122

119:                                              ; preds = %116
  %120 = getelementptr inbounds nuw ptr, ptr %1, i64 %117
  %121 = load ptr, ptr %120, align 8
  br label %122

122:                                              ; preds = %119, %116
  %123 = phi ptr [ %121, %119 ], [ null, %116 ]
  %124 = getelementptr inbounds nuw ptr, ptr %16, i64 %117
  store ptr %123, ptr %124, align 8
  %125 = add nuw nsw i64 %117, 1
  %126 = icmp eq i64 %125, %105
  br i1 %126, label %107, label %116, !llvm.loop !16

127:                                              ; preds = %174, %111
  %128 = phi ptr [ null, %111 ], [ %175, %174 ]
  %129 = phi ptr [ null, %111 ], [ %176, %174 ]
  %130 = phi ptr [ null, %111 ], [ %177, %174 ]
  %131 = phi i64 [ 0, %111 ], [ %179, %174 ]
  %132 = phi i64 [ %23, %111 ], [ %178, %174 ]
  %133 = getelementptr inbounds nuw ptr, ptr %55, i64 %131
  %134 = load ptr, ptr %133, align 8
  %135 = getelementptr inbounds nuw ptr, ptr %56, i64 %131
  %136 = load ptr, ptr %135, align 8
  br i1 %106, label %137, label %159

137:                                              ; preds = %127
  %138 = icmp slt i64 %132, %105
  %139 = select i1 %138, i64 %132, i64 0
  br label %140

140:                                              ; preds = %147, %137
  %141 = phi i64 [ %151, %147 ], [ %139, %137 ]
  %142 = phi i64 [ %148, %147 ], [ 0, %137 ]
  %143 = getelementptr inbounds nuw %struct.Row, ptr %74, i64 %141
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 8
  %145 = load ptr, ptr %144, align 8
  %146 = icmp eq ptr %145, %134
  br i1 %146, label %153, label %147

147:                                              ; preds = %140
  %148 = add nuw nsw i64 %142, 1
  %149 = add nuw nsw i64 %141, 1
  %150 = icmp slt i64 %149, %105
  %151 = select i1 %150, i64 %149, i64 0
  %152 = icmp eq i64 %148, %105
  br i1 %152, label %159, label %140, !llvm.loop !17

153:                                              ; preds = %140
  %154 = getelementptr inbounds nuw ptr, ptr %16, i64 %141
  %155 = load ptr, ptr %154, align 8
  %156 = icmp eq ptr %155, null
  br i1 %156, label %157, label %854

157:                                              ; preds = %153
  store ptr %136, ptr %154, align 8
  %158 = add nuw nsw i64 %141, 1
  br label %174

159:                                              ; preds = %147, %127
  %160 = icmp eq ptr %134, %112
  br i1 %160, label %161, label %164

161:                                              ; preds = %159
  %162 = icmp eq ptr %136, %115
  %163 = select i1 %162, ptr null, ptr %136
  br label %174

164:                                              ; preds = %159
  %165 = icmp eq ptr %134, %113
  br i1 %165, label %166, label %169

166:                                              ; preds = %164
  %167 = icmp eq ptr %136, %115
  %168 = select i1 %167, ptr null, ptr %136
  br label %174

169:                                              ; preds = %164
  %170 = icmp eq ptr %134, %114
  br i1 %170, label %171, label %854

171:                                              ; preds = %169
  %172 = icmp eq ptr %136, %115
  %173 = select i1 %172, ptr null, ptr %136
  br label %174

174:                                              ; preds = %171, %166, %161, %157
  %175 = phi ptr [ %128, %166 ], [ %128, %171 ], [ %128, %157 ], [ %163, %161 ]
  %176 = phi ptr [ %168, %166 ], [ %129, %171 ], [ %129, %157 ], [ %129, %161 ]
  %177 = phi ptr [ %130, %166 ], [ %173, %171 ], [ %130, %157 ], [ %130, %161 ]
  %178 = phi i64 [ %132, %166 ], [ %132, %171 ], [ %158, %157 ], [ %132, %161 ]
  %179 = add nuw nsw i64 %131, 1
  %180 = icmp eq i64 %179, %109
  br i1 %180, label %181, label %127, !llvm.loop !18

181:                                              ; preds = %174
  %182 = icmp eq ptr %177, null
  br i1 %182, label %183, label %190

183:                                              ; preds = %181, %108, %107
  %184 = phi ptr [ null, %107 ], [ %176, %181 ], [ null, %108 ]
  %185 = phi ptr [ null, %107 ], [ %175, %181 ], [ null, %108 ]
  %186 = getelementptr inbounds nuw i8, ptr %71, i64 80
  %187 = load i64, ptr %186, align 8
  %188 = and i64 %187, 8
  %189 = icmp eq i64 %188, 0
  br i1 %189, label %204, label %854

190:                                              ; preds = %181
  %191 = getelementptr inbounds nuw i8, ptr %71, i64 72
  %192 = load ptr, ptr %191, align 8
  %193 = icmp eq ptr %177, %192
  br i1 %193, label %204, label %194

194:                                              ; preds = %190
  %195 = getelementptr inbounds nuw i8, ptr %177, i64 8
  %196 = load ptr, ptr %195, align 8
  %197 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 80), align 8
  %198 = icmp eq ptr %196, %197
  br i1 %198, label %199, label %854

199:                                              ; preds = %194
  %200 = call i32 @PyUnicode_Compare(ptr noundef nonnull %177, ptr noundef %192) #13
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %202, label %854

202:                                              ; preds = %199
  %203 = load i64, ptr %75, align 8
  br label %204

204:                                              ; preds = %202, %190, %183
  %205 = phi ptr [ %184, %183 ], [ %176, %190 ], [ %176, %202 ]
  %206 = phi ptr [ %185, %183 ], [ %175, %190 ], [ %175, %202 ]
  %207 = phi i64 [ %76, %183 ], [ %76, %190 ], [ %203, %202 ]
  %208 = icmp eq ptr %206, null
  %209 = select i1 %208, ptr %73, ptr %206
  %210 = icmp slt i64 %207, 1
  br i1 %210, label %400, label %211

211:                                              ; preds = %204
  %212 = getelementptr inbounds nuw i8, ptr %71, i64 80
  br label %213

213:                                              ; preds = %396, %211
  %214 = phi i64 [ 0, %211 ], [ %397, %396 ]
  %215 = getelementptr inbounds nuw %struct.Row, ptr %74, i64 %214
  %216 = getelementptr inbounds nuw i8, ptr %215, i64 16
  %217 = load i64, ptr %216, align 8
  %218 = load i64, ptr %104, align 8
  %219 = icmp slt i64 %217, %218
  br i1 %219, label %220, label %223

220:                                              ; preds = %213
  %221 = getelementptr inbounds ptr, ptr %16, i64 %217
  %222 = load ptr, ptr %221, align 8
  br label %223

223:                                              ; preds = %220, %213
  %224 = phi ptr [ %222, %220 ], [ null, %213 ]
  %225 = getelementptr inbounds nuw i8, ptr %215, i64 24
  %226 = load i64, ptr %225, align 8
  %227 = getelementptr inbounds i64, ptr %17, i64 %226
  %228 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %229 = icmp eq ptr %224, %228
  br i1 %229, label %230, label %235

230:                                              ; preds = %223
  %231 = load i64, ptr %212, align 8
  %232 = and i64 %231, 16
  %233 = icmp eq i64 %232, 0
  %234 = select i1 %233, ptr null, ptr %224
  br label %235

235:                                              ; preds = %230, %223
  %236 = phi ptr [ %234, %230 ], [ %224, %223 ]
  %237 = load i64, ptr %215, align 8
  %238 = icmp slt i64 %237, 3
  br i1 %238, label %239, label %248

239:                                              ; preds = %235
  %240 = getelementptr inbounds nuw i8, ptr %215, i64 56
  %241 = load i64, ptr %240, align 8
  %242 = icmp eq i64 %241, 0
  %243 = icmp eq ptr %236, null
  br i1 %242, label %245, label %244

244:                                              ; preds = %239
  br i1 %243, label %396, label %854

245:                                              ; preds = %239
  br i1 %243, label %854, label %246

246:                                              ; preds = %245
  %247 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %72, ptr noundef nonnull readonly %215, ptr noundef %236, ptr noundef %227) #14
  br i1 %247, label %396, label %854

248:                                              ; preds = %235
  %249 = icmp eq ptr %236, null
  br i1 %249, label %250, label %257

250:                                              ; preds = %248
  %251 = getelementptr inbounds nuw i8, ptr %215, i64 56
  %252 = load i64, ptr %251, align 8
  %253 = icmp eq i64 %252, 0
  br i1 %253, label %854, label %254

254:                                              ; preds = %250
  %255 = getelementptr inbounds nuw i8, ptr %215, i64 64
  %256 = load i64, ptr %255, align 8
  store i64 %256, ptr %227, align 8
  br label %396

257:                                              ; preds = %248
  %258 = icmp eq i64 %237, 13
  br i1 %258, label %854, label %259

259:                                              ; preds = %257
  %260 = icmp samesign ult i64 %237, 9
  br i1 %260, label %261, label %327

261:                                              ; preds = %259
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #7
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %15, ptr noundef nonnull %236) #14
  %262 = load i64, ptr %215, align 8
  switch i64 %262, label %290 [
    i64 8, label %323
    i64 7, label %263
    i64 5, label %267
    i64 6, label %282
  ]

263:                                              ; preds = %261
  %264 = load i64, ptr %57, align 8
  store i64 %264, ptr %227, align 8
  %265 = load i32, ptr %15, align 8
  %266 = icmp eq i32 %265, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #7
  br i1 %266, label %396, label %854

267:                                              ; preds = %261
  %268 = load i64, ptr %57, align 8
  %269 = getelementptr inbounds nuw i8, ptr %215, i64 48
  %270 = load i64, ptr %269, align 8
  %271 = and i64 %270, %268
  store i64 %271, ptr %227, align 8
  %272 = load i32, ptr %15, align 8
  %273 = icmp eq i32 %272, 2
  br i1 %273, label %274, label %321

274:                                              ; preds = %267
  %275 = getelementptr inbounds nuw i8, ptr %215, i64 32
  %276 = load i64, ptr %275, align 8
  %277 = icmp sgt i64 %276, %268
  br i1 %277, label %321, label %278

278:                                              ; preds = %274
  %279 = getelementptr inbounds nuw i8, ptr %215, i64 40
  %280 = load i64, ptr %279, align 8
  %281 = icmp sgt i64 %268, %280
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #7
  br i1 %281, label %854, label %396

282:                                              ; preds = %261
  %283 = load i64, ptr %57, align 8
  store i64 %283, ptr %227, align 8
  %284 = load i32, ptr %15, align 8
  %285 = icmp eq i32 %284, 3
  br i1 %285, label %322, label %286

286:                                              ; preds = %282
  %287 = icmp eq i32 %284, 2
  %288 = icmp sgt i64 %283, -1
  %289 = select i1 %287, i1 %288, i1 false
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #7
  br i1 %289, label %396, label %854

290:                                              ; preds = %261
  %291 = load i32, ptr %15, align 8
  %292 = icmp eq i32 %291, 2
  br i1 %292, label %293, label %299

293:                                              ; preds = %290
  %294 = load i64, ptr %57, align 8
  %295 = add i64 %294, -9007199254740993
  %296 = icmp ult i64 %295, -18014398509481985
  br i1 %296, label %321, label %297

297:                                              ; preds = %293
  %298 = sitofp i64 %294 to double
  br label %302

299:                                              ; preds = %290
  %300 = load double, ptr %58, align 8
  %301 = icmp eq i32 %291, 4
  br i1 %301, label %302, label %321

302:                                              ; preds = %299, %297
  %303 = phi double [ %298, %297 ], [ %300, %299 ]
  %304 = icmp eq i64 %262, 4
  br i1 %304, label %305, label %309

305:                                              ; preds = %302
  %306 = fcmp uno double %303, 0.000000e+00
  %307 = bitcast double %303 to i64
  %308 = select i1 %306, i64 9221120237041090560, i64 %307
  store i64 %308, ptr %227, align 8
  br label %322

309:                                              ; preds = %302
  %310 = fptrunc double %303 to float
  %311 = call double @llvm.fabs.f64(double %303)
  %312 = bitcast double %311 to i64
  %313 = icmp samesign ugt i64 %312, 9218868437227405311
  %314 = fcmp uno double %303, 0.000000e+00
  %315 = bitcast float %310 to i32
  %316 = zext i32 %315 to i64
  %317 = select i1 %314, i64 2143289344, i64 %316
  store i64 %317, ptr %227, align 8
  %318 = call float @llvm.fabs.f32(float %310)
  %319 = fcmp une float %318, 0x7FF0000000000000
  %320 = select i1 %313, i1 true, i1 %319
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #7
  br i1 %320, label %396, label %854

321:                                              ; preds = %299, %293, %274, %267
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #7
  br label %854

322:                                              ; preds = %305, %282
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #7
  br label %396

323:                                              ; preds = %261
  %324 = load i64, ptr %57, align 8
  store i64 %324, ptr %227, align 8
  %325 = load i32, ptr %15, align 8
  %326 = icmp eq i32 %325, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #7
  br i1 %326, label %854, label %396

327:                                              ; preds = %259
  %328 = getelementptr inbounds nuw i8, ptr %215, i64 32
  %329 = load i64, ptr %328, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #7
  switch i64 %237, label %387 [
    i64 9, label %330
    i64 10, label %341
    i64 11, label %346
  ]

330:                                              ; preds = %327
  %331 = getelementptr inbounds nuw i8, ptr %236, i64 8
  %332 = load ptr, ptr %331, align 8
  %333 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %334 = icmp eq ptr %332, %333
  br i1 %334, label %335, label %390

335:                                              ; preds = %330
  %336 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %236, ptr noundef nonnull %14) #13
  %337 = icmp eq i64 %336, %329
  br i1 %337, label %338, label %390

338:                                              ; preds = %335
  %339 = load i32, ptr %14, align 4
  %340 = icmp eq i32 %339, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #7
  br i1 %340, label %396, label %854

341:                                              ; preds = %327
  %342 = getelementptr inbounds nuw i8, ptr %236, i64 8
  %343 = load ptr, ptr %342, align 8
  %344 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 56), align 8
  %345 = icmp eq ptr %343, %344
  br i1 %345, label %392, label %390

346:                                              ; preds = %327
  %347 = inttoptr i64 %329 to ptr
  %348 = icmp eq ptr %236, %347
  br i1 %348, label %391, label %349

349:                                              ; preds = %346
  %350 = getelementptr inbounds nuw i8, ptr %236, i64 8
  %351 = load ptr, ptr %350, align 8
  %352 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 88), align 8
  %353 = icmp eq ptr %351, %352
  br i1 %353, label %354, label %390

354:                                              ; preds = %349
  %355 = getelementptr inbounds nuw i8, ptr %236, i64 16
  %356 = load i64, ptr %355, align 8
  %357 = getelementptr inbounds nuw i8, ptr %347, i64 16
  %358 = load i64, ptr %357, align 8
  %359 = icmp eq i64 %356, %358
  br i1 %359, label %360, label %390

360:                                              ; preds = %354
  %361 = icmp slt i64 %356, 1
  br i1 %361, label %391, label %362

362:                                              ; preds = %360
  %363 = getelementptr inbounds nuw i8, ptr %236, i64 24
  %364 = getelementptr inbounds nuw i8, ptr %347, i64 24
  br label %365

365:                                              ; preds = %382, %362
  %366 = phi i64 [ 0, %362 ], [ %383, %382 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #7
  %367 = getelementptr inbounds nuw ptr, ptr %363, i64 %366
  %368 = load ptr, ptr %367, align 8
  %369 = getelementptr inbounds nuw i8, ptr %368, i64 8
  %370 = load ptr, ptr %369, align 8
  %371 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %372 = icmp eq ptr %370, %371
  br i1 %372, label %373, label %386

373:                                              ; preds = %365
  %374 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %368, ptr noundef nonnull %12) #13
  %375 = load i32, ptr %12, align 4
  %376 = icmp eq i32 %375, 0
  br i1 %376, label %377, label %386

377:                                              ; preds = %373
  %378 = getelementptr inbounds nuw ptr, ptr %364, i64 %366
  %379 = load ptr, ptr %378, align 8
  %380 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef %379, ptr noundef nonnull %13) #13
  %381 = icmp eq i64 %374, %380
  br i1 %381, label %382, label %386

382:                                              ; preds = %377
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #7
  %383 = add nuw nsw i64 %366, 1
  %384 = load i64, ptr %355, align 8
  %385 = icmp slt i64 %383, %384
  br i1 %385, label %365, label %391, !llvm.loop !19

386:                                              ; preds = %377, %373, %365
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #7
  br label %390

387:                                              ; preds = %327
  %388 = ptrtoint ptr %236 to i64
  %389 = icmp eq i64 %329, %388
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #7
  br i1 %389, label %396, label %854

390:                                              ; preds = %354, %349, %341, %335, %330, %386
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #7
  br label %854

391:                                              ; preds = %382, %360, %346
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #7
  br label %396

392:                                              ; preds = %341
  %393 = getelementptr inbounds nuw i8, ptr %236, i64 16
  %394 = load i64, ptr %393, align 8
  %395 = icmp eq i64 %394, %329
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #7
  br i1 %395, label %396, label %854

396:                                              ; preds = %392, %391, %387, %338, %323, %322, %309, %286, %278, %263, %254, %246, %244
  %397 = add nuw nsw i64 %214, 1
  %398 = load i64, ptr %75, align 8
  %399 = icmp slt i64 %397, %398
  br i1 %399, label %213, label %400, !llvm.loop !20

400:                                              ; preds = %396, %204
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #7
  %401 = icmp ne ptr %209, null
  %402 = icmp ne ptr %205, null
  %403 = select i1 %401, ptr %209, ptr %205
  %404 = or i1 %402, %401
  %405 = zext i1 %401 to i64
  %406 = icmp eq ptr %205, null
  %407 = select i1 %406, i64 0, i64 2
  %408 = or disjoint i64 %407, %405
  %409 = icmp eq i64 %408, 0
  %410 = select i1 %409, i64 4, i64 %408
  %411 = getelementptr inbounds nuw i8, ptr %71, i64 80
  %412 = load i64, ptr %411, align 8
  %413 = xor i64 %412, -1
  %414 = and i64 %410, %413
  %415 = icmp eq i64 %414, 0
  %416 = xor i1 %401, true
  %417 = or i1 %406, %416
  %418 = and i1 %417, %415
  br i1 %418, label %419, label %850

419:                                              ; preds = %400
  %420 = load i64, ptr %81, align 8
  %421 = icmp sgt i64 %420, 0
  br i1 %421, label %422, label %453

422:                                              ; preds = %419, %450
  %423 = phi i64 [ %451, %450 ], [ 0, %419 ]
  %424 = getelementptr inbounds nuw %struct.Equal, ptr %80, i64 %423
  br i1 %404, label %425, label %429

425:                                              ; preds = %422
  %426 = getelementptr inbounds nuw i8, ptr %424, i64 32
  %427 = load i64, ptr %426, align 8
  %428 = icmp eq i64 %427, 0
  br i1 %428, label %450, label %429

429:                                              ; preds = %425, %422
  %430 = load i64, ptr %424, align 8
  %431 = getelementptr inbounds i64, ptr %17, i64 %430
  %432 = load i64, ptr %431, align 8
  %433 = getelementptr inbounds nuw i8, ptr %424, i64 16
  %434 = load i64, ptr %433, align 8
  %435 = icmp slt i64 %434, 0
  %436 = getelementptr inbounds nuw i8, ptr %424, i64 24
  %437 = getelementptr inbounds nuw i64, ptr %17, i64 %434
  %438 = select i1 %435, ptr %436, ptr %437
  %439 = load i64, ptr %438, align 8
  %440 = getelementptr inbounds nuw i8, ptr %424, i64 8
  %441 = load i64, ptr %440, align 8
  %442 = icmp eq i64 %441, 1
  br i1 %442, label %447, label %443

443:                                              ; preds = %429
  %444 = add i64 %432, -1
  %445 = add i64 %444, %441
  %446 = sdiv i64 %445, %441
  br label %447

447:                                              ; preds = %443, %429
  %448 = phi i64 [ %446, %443 ], [ %432, %429 ]
  %449 = icmp eq i64 %448, %439
  br i1 %449, label %450, label %850

450:                                              ; preds = %447, %425
  %451 = add nuw nsw i64 %423, 1
  %452 = icmp eq i64 %451, %420
  br i1 %452, label %453, label %422, !llvm.loop !21

453:                                              ; preds = %450, %419
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #7
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %11, ptr noundef nonnull align 16 dereferenceable(24) @__const.read_domain.stated, i64 24, i1 false)
  br i1 %404, label %454, label %487

454:                                              ; preds = %453
  %455 = getelementptr inbounds nuw i8, ptr %71, i64 168
  %456 = load i64, ptr %455, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #7
  store ptr %403, ptr %9, align 8
  %457 = getelementptr inbounds nuw i8, ptr %403, i64 8
  %458 = load ptr, ptr %457, align 8
  %459 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 88), align 8
  %460 = icmp eq ptr %458, %459
  br i1 %460, label %461, label %465

461:                                              ; preds = %454
  %462 = getelementptr inbounds nuw i8, ptr %403, i64 24
  %463 = getelementptr inbounds nuw i8, ptr %403, i64 16
  %464 = load i64, ptr %463, align 8
  br label %465

465:                                              ; preds = %461, %454
  %466 = phi ptr [ %462, %461 ], [ %9, %454 ]
  %467 = phi i64 [ %464, %461 ], [ 1, %454 ]
  %468 = icmp eq i64 %467, %456
  br i1 %468, label %469, label %486

469:                                              ; preds = %465
  %470 = icmp slt i64 %456, 1
  br i1 %470, label %485, label %471

471:                                              ; preds = %469, %480
  %472 = phi i64 [ %482, %480 ], [ 0, %469 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #7
  %473 = getelementptr inbounds nuw ptr, ptr %466, i64 %472
  %474 = load ptr, ptr %473, align 8
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %10, ptr noundef %474) #14
  %475 = load i32, ptr %10, align 8
  %476 = icmp eq i32 %475, 2
  %477 = load i64, ptr %59, align 8
  %478 = icmp ult i64 %477, 2147483648
  %479 = select i1 %476, i1 %478, i1 false
  br i1 %479, label %480, label %484

480:                                              ; preds = %471
  %481 = getelementptr inbounds nuw i64, ptr %11, i64 %472
  store i64 %477, ptr %481, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #7
  %482 = add nuw nsw i64 %472, 1
  %483 = icmp eq i64 %482, %456
  br i1 %483, label %485, label %471, !llvm.loop !22

484:                                              ; preds = %471
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #7
  br label %486

485:                                              ; preds = %480, %469
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #7
  br label %487

486:                                              ; preds = %484, %465
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #7
  br label %556

487:                                              ; preds = %485, %453
  %488 = getelementptr inbounds nuw i8, ptr %71, i64 256
  %489 = getelementptr inbounds nuw i8, ptr %71, i64 168
  %490 = getelementptr inbounds nuw i8, ptr %71, i64 184
  %491 = getelementptr inbounds nuw i8, ptr %71, i64 176
  %492 = getelementptr inbounds nuw i8, ptr %71, i64 280
  %493 = load i64, ptr %489, align 8
  br label %498

494:                                              ; preds = %551
  %495 = extractvalue { i64, i1 } %554, 0
  %496 = add nuw nsw i64 %500, 1
  %497 = icmp eq i64 %496, 3
  br i1 %497, label %557, label %498, !llvm.loop !23

498:                                              ; preds = %494, %487
  %499 = phi i64 [ 1, %487 ], [ %495, %494 ]
  %500 = phi i64 [ 0, %487 ], [ %496, %494 ]
  %501 = getelementptr inbounds nuw i64, ptr %488, i64 %500
  %502 = load i64, ptr %501, align 8
  %503 = icmp sgt i64 %493, %500
  br i1 %503, label %504, label %532

504:                                              ; preds = %498
  br i1 %404, label %522, label %505

505:                                              ; preds = %504
  %506 = getelementptr inbounds nuw %struct.Extent, ptr %490, i64 %500
  %507 = load i64, ptr %506, align 8
  %508 = icmp slt i64 %507, 0
  br i1 %508, label %509, label %511

509:                                              ; preds = %505
  %510 = getelementptr inbounds nuw i8, ptr %506, i64 8
  br label %519

511:                                              ; preds = %505
  %512 = getelementptr inbounds nuw i8, ptr %506, i64 16
  %513 = load i64, ptr %512, align 8
  %514 = icmp eq i64 %513, 0
  br i1 %514, label %515, label %517

515:                                              ; preds = %511
  %516 = getelementptr inbounds nuw i64, ptr %17, i64 %507
  br label %519

517:                                              ; preds = %511
  %518 = getelementptr inbounds nuw i64, ptr null, i64 %507
  br label %519

519:                                              ; preds = %517, %515, %509
  %520 = phi ptr [ %510, %509 ], [ %516, %515 ], [ %518, %517 ]
  %521 = load i64, ptr %520, align 8
  br label %533

522:                                              ; preds = %504
  %523 = getelementptr inbounds nuw i64, ptr %11, i64 %500
  %524 = load i64, ptr %523, align 8
  %525 = load i64, ptr %492, align 8
  %526 = icmp eq i64 %525, 0
  br i1 %526, label %539, label %527

527:                                              ; preds = %522
  %528 = getelementptr inbounds nuw %struct.Extent, ptr %72, i64 %500
  %529 = getelementptr inbounds nuw i8, ptr %528, i64 160
  %530 = load i64, ptr %529, align 8
  %531 = icmp eq i64 %524, %530
  br i1 %531, label %539, label %556

532:                                              ; preds = %498
  br i1 %404, label %539, label %533

533:                                              ; preds = %532, %519
  %534 = phi i64 [ %521, %519 ], [ 1, %532 ]
  %535 = load i64, ptr %491, align 8
  %536 = shl nuw nsw i64 1, %500
  %537 = and i64 %535, %536
  %538 = icmp ne i64 %537, 0
  br label %539

539:                                              ; preds = %533, %532, %527, %522
  %540 = phi i64 [ %534, %533 ], [ 1, %532 ], [ %524, %522 ], [ %524, %527 ]
  %541 = phi i1 [ %538, %533 ], [ %402, %532 ], [ %402, %522 ], [ %402, %527 ]
  %542 = select i1 %541, i64 %502, i64 1
  %543 = mul nsw i64 %542, %540
  %544 = getelementptr inbounds nuw i64, ptr %18, i64 %500
  store i64 %543, ptr %544, align 8
  %545 = icmp eq i64 %502, 1
  %546 = select i1 %541, i1 true, i1 %545
  br i1 %546, label %551, label %547

547:                                              ; preds = %539
  %548 = add i64 %502, -1
  %549 = add i64 %548, %540
  %550 = sdiv i64 %549, %502
  br label %551

551:                                              ; preds = %547, %539
  %552 = phi i64 [ %550, %547 ], [ %540, %539 ]
  %553 = getelementptr inbounds nuw i64, ptr %19, i64 %500
  store i64 %552, ptr %553, align 8
  %554 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %499, i64 %552)
  %555 = extractvalue { i64, i1 } %554, 1
  br i1 %555, label %556, label %494

556:                                              ; preds = %551, %527, %486
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #7
  br label %850

557:                                              ; preds = %494
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #7
  %558 = load i64, ptr %84, align 8
  %559 = icmp slt i64 %558, 1
  br i1 %559, label %582, label %560

560:                                              ; preds = %557, %579
  %561 = phi i64 [ %580, %579 ], [ 0, %557 ]
  %562 = getelementptr inbounds nuw %struct.Apart, ptr %83, i64 %561
  %563 = load i64, ptr %562, align 8
  %564 = getelementptr inbounds i64, ptr %17, i64 %563
  %565 = load i64, ptr %564, align 8
  %566 = getelementptr inbounds nuw i8, ptr %562, i64 8
  %567 = load i64, ptr %566, align 8
  %568 = getelementptr inbounds i64, ptr %17, i64 %567
  %569 = load i64, ptr %568, align 8
  %570 = getelementptr inbounds nuw i8, ptr %562, i64 24
  %571 = load i64, ptr %570, align 8
  %572 = add i64 %571, %569
  %573 = icmp ult i64 %565, %572
  br i1 %573, label %574, label %579

574:                                              ; preds = %560
  %575 = getelementptr inbounds nuw i8, ptr %562, i64 16
  %576 = load i64, ptr %575, align 8
  %577 = add i64 %576, %565
  %578 = icmp ult i64 %569, %577
  br i1 %578, label %850, label %579

579:                                              ; preds = %574, %560
  %580 = add nuw nsw i64 %561, 1
  %581 = icmp eq i64 %580, %558
  br i1 %581, label %582, label %560, !llvm.loop !24

582:                                              ; preds = %579, %557
  %583 = load i64, ptr %78, align 8
  %584 = icmp sgt i64 %583, 0
  br i1 %584, label %585, label %616

585:                                              ; preds = %582, %612
  %586 = phi i64 [ %613, %612 ], [ %583, %582 ]
  %587 = phi i64 [ %614, %612 ], [ 0, %582 ]
  %588 = getelementptr inbounds nuw %struct.Captured, ptr %77, i64 %587
  %589 = getelementptr inbounds nuw i8, ptr %588, i64 8
  %590 = load ptr, ptr %589, align 8
  %591 = icmp eq ptr %590, null
  %592 = load ptr, ptr %588, align 8
  br i1 %591, label %593, label %599

593:                                              ; preds = %585
  %594 = getelementptr inbounds nuw i8, ptr %592, i64 16
  %595 = load ptr, ptr %594, align 8
  %596 = getelementptr inbounds nuw i8, ptr %588, i64 16
  %597 = load ptr, ptr %596, align 8
  %598 = icmp eq ptr %595, %597
  br i1 %598, label %612, label %850

599:                                              ; preds = %585
  %600 = call ptr @PyDict_GetItemWithError(ptr noundef %592, ptr noundef nonnull %590) #13
  %601 = icmp eq ptr %600, null
  br i1 %601, label %602, label %606, !prof !25

602:                                              ; preds = %599
  %603 = call ptr @PyErr_Occurred() #13
  %604 = icmp eq ptr %603, null
  br i1 %604, label %606, label %605

605:                                              ; preds = %602
  call void @PyErr_Clear() #13
  br label %850

606:                                              ; preds = %602, %599
  %607 = getelementptr inbounds nuw i8, ptr %588, i64 16
  %608 = load ptr, ptr %607, align 8
  %609 = icmp eq ptr %600, %608
  br i1 %609, label %610, label %850

610:                                              ; preds = %606
  %611 = load i64, ptr %78, align 8
  br label %612

612:                                              ; preds = %610, %593
  %613 = phi i64 [ %611, %610 ], [ %586, %593 ]
  %614 = add nuw nsw i64 %587, 1
  %615 = icmp slt i64 %614, %613
  br i1 %615, label %585, label %616, !llvm.loop !26

616:                                              ; preds = %612, %582
  %617 = getelementptr inbounds nuw i8, ptr %71, i64 152
  %618 = load ptr, ptr %617, align 8
  %619 = icmp eq ptr %618, null
  br i1 %619, label %623, label %620

620:                                              ; preds = %616
  %621 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 24), align 8
  %622 = call fastcc zeroext i1 @says(ptr noundef %618, ptr noundef null, ptr noundef %621) #14
  br i1 %622, label %623, label %850

623:                                              ; preds = %620, %616
  %624 = getelementptr inbounds nuw i8, ptr %71, i64 352
  %625 = load ptr, ptr %624, align 8
  %626 = icmp eq ptr %625, null
  br i1 %626, label %658, label %627

627:                                              ; preds = %623
  %628 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %629 = getelementptr inbounds nuw i8, ptr %628, i64 8
  %630 = load i64, ptr %629, align 8
  %631 = inttoptr i64 %630 to ptr
  %632 = getelementptr inbounds nuw i8, ptr %628, i64 16
  %633 = load i64, ptr %632, align 8
  %634 = inttoptr i64 %633 to ptr
  %635 = load ptr, ptr @gpu, align 8
  %636 = call i64 @PyDict_Size(ptr noundef %635) #13
  %637 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %638 = load i64, ptr %637, align 8
  %639 = icmp eq i64 %636, %638
  br i1 %639, label %640, label %850

640:                                              ; preds = %627
  %641 = icmp eq i64 %630, 0
  br i1 %641, label %646, label %642

642:                                              ; preds = %640
  %643 = load ptr, ptr %624, align 8
  %644 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 40), align 8
  %645 = call fastcc zeroext i1 @says(ptr noundef %631, ptr noundef %643, ptr noundef %644) #14
  br i1 %645, label %646, label %850

646:                                              ; preds = %642, %640
  %647 = getelementptr inbounds nuw i8, ptr %71, i64 64
  %648 = load ptr, ptr %647, align 8
  %649 = icmp eq ptr %648, null
  %650 = icmp ne i64 %633, 0
  %651 = select i1 %649, i1 %650, i1 false
  br i1 %651, label %652, label %658

652:                                              ; preds = %646
  %653 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %654 = getelementptr inbounds nuw i8, ptr %653, i64 24
  %655 = load i64, ptr %654, align 8
  %656 = inttoptr i64 %655 to ptr
  %657 = call fastcc zeroext i1 @says(ptr noundef %634, ptr noundef null, ptr noundef %656) #14
  br i1 %657, label %658, label %850

658:                                              ; preds = %646, %652, %623
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #7
  store i32 0, ptr %20, align 4
  %659 = icmp eq ptr %209, null
  %660 = load i64, ptr %87, align 8
  %661 = icmp slt i64 %660, 1
  br i1 %661, label %819, label %662

662:                                              ; preds = %658, %814
  %663 = phi i64 [ %804, %814 ], [ 0, %658 ]
  %664 = getelementptr inbounds nuw %struct.Make, ptr %86, i64 %663
  %665 = getelementptr inbounds nuw i8, ptr %664, i64 16
  %666 = load i64, ptr %665, align 8
  %667 = icmp eq i64 %666, 1
  %668 = icmp eq i64 %666, 2
  %669 = select i1 %668, i1 %659, i1 false
  %670 = and i1 %669, %406
  %671 = select i1 %667, i1 true, i1 %670
  %672 = select i1 %671, i64 184, i64 183
  %673 = load i64, ptr %664, align 8
  %674 = getelementptr inbounds %struct.Row, ptr %74, i64 %673
  %675 = getelementptr inbounds nuw i8, ptr %674, i64 24
  %676 = load i64, ptr %675, align 8
  %677 = getelementptr inbounds i64, ptr %17, i64 %676
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  %678 = getelementptr inbounds nuw i8, ptr %664, i64 24
  %679 = load i64, ptr %678, align 8
  %680 = getelementptr inbounds nuw i8, ptr %664, i64 8
  %681 = load i64, ptr %680, align 8
  %682 = icmp sgt i64 %681, 0
  br i1 %682, label %683, label %720

683:                                              ; preds = %662
  %684 = getelementptr inbounds nuw i8, ptr %664, i64 48
  br label %689

685:                                              ; preds = %711
  %686 = add nuw nsw i64 %690, 1
  %687 = load i64, ptr %680, align 8
  %688 = icmp slt i64 %686, %687
  br i1 %688, label %689, label %720, !llvm.loop !27

689:                                              ; preds = %685, %683
  %690 = phi i64 [ 0, %683 ], [ %686, %685 ]
  %691 = phi i64 [ %679, %683 ], [ %717, %685 ]
  %692 = getelementptr inbounds nuw %struct.Extent, ptr %684, i64 %690
  %693 = load i64, ptr %692, align 8
  %694 = icmp slt i64 %693, 0
  br i1 %694, label %695, label %697

695:                                              ; preds = %689
  %696 = getelementptr inbounds nuw i8, ptr %692, i64 8
  br label %707

697:                                              ; preds = %689
  %698 = getelementptr inbounds nuw i8, ptr %692, i64 16
  %699 = load i64, ptr %698, align 8
  %700 = icmp eq i64 %699, 0
  br i1 %700, label %701, label %703

701:                                              ; preds = %697
  %702 = getelementptr inbounds nuw i64, ptr %17, i64 %693
  br label %707

703:                                              ; preds = %697
  %704 = icmp eq i64 %699, 1
  %705 = select i1 %704, ptr %18, ptr %19
  %706 = getelementptr inbounds nuw i64, ptr %705, i64 %693
  br label %707

707:                                              ; preds = %703, %701, %695
  %708 = phi ptr [ %696, %695 ], [ %702, %701 ], [ %706, %703 ]
  %709 = load i64, ptr %708, align 8
  %710 = icmp ugt i64 %709, 2147483647
  br i1 %710, label %817, label %711

711:                                              ; preds = %707
  %712 = getelementptr inbounds nuw i64, ptr %7, i64 %690
  store i64 %709, ptr %712, align 8
  %713 = getelementptr inbounds nuw i64, ptr %677, i64 %690
  %714 = getelementptr inbounds nuw i8, ptr %713, i64 8
  store i64 %709, ptr %714, align 8
  %715 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %691, i64 %709)
  %716 = extractvalue { i64, i1 } %715, 1
  %717 = extractvalue { i64, i1 } %715, 0
  %718 = icmp sgt i64 %717, 70368744177664
  %719 = or i1 %716, %718
  br i1 %719, label %817, label %685

720:                                              ; preds = %685, %662
  %721 = phi i64 [ %681, %662 ], [ %687, %685 ]
  %722 = phi i64 [ %679, %662 ], [ %717, %685 ]
  %723 = getelementptr inbounds nuw i8, ptr %664, i64 40
  %724 = load ptr, ptr %723, align 8
  %725 = icmp eq ptr %724, null
  br i1 %725, label %754, label %726

726:                                              ; preds = %720
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %6, i8 0, i64 32, i1 false)
  %727 = call i64 @llvm.smax.i64(i64 %721, i64 0)
  br label %728

728:                                              ; preds = %731, %726
  %729 = phi i64 [ 0, %726 ], [ %735, %731 ]
  %730 = icmp eq i64 %729, %727
  br i1 %730, label %738, label %731

731:                                              ; preds = %728
  %732 = getelementptr inbounds nuw i64, ptr %7, i64 %729
  %733 = load i64, ptr %732, align 8
  %734 = call ptr @PyLong_FromLongLong(i64 noundef %733) #13
  %735 = add nuw i64 %729, 1
  %736 = getelementptr inbounds nuw ptr, ptr %6, i64 %735
  store ptr %734, ptr %736, align 8
  %737 = icmp eq ptr %734, null
  br i1 %737, label %738, label %728, !llvm.loop !28

738:                                              ; preds = %731, %728
  %739 = phi i64 [ %727, %728 ], [ %729, %731 ]
  %740 = icmp eq i64 %739, %721
  br i1 %740, label %741, label %744

741:                                              ; preds = %738
  %742 = or i64 %721, -9223372036854775808
  %743 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %724, ptr noundef nonnull %60, i64 noundef %742, ptr noundef null) #13
  br label %744

744:                                              ; preds = %741, %738
  %745 = phi ptr [ %743, %741 ], [ null, %738 ]
  %746 = icmp eq i64 %739, 0
  br i1 %746, label %753, label %747

747:                                              ; preds = %744, %747
  %748 = phi i64 [ %749, %747 ], [ %739, %744 ]
  %749 = add nsw i64 %748, -1
  %750 = getelementptr inbounds nuw ptr, ptr %6, i64 %748
  %751 = load ptr, ptr %750, align 8
  call void @Py_DecRef(ptr noundef %751) #13
  %752 = icmp sgt i64 %748, 1
  br i1 %752, label %747, label %753, !llvm.loop !29

753:                                              ; preds = %747, %744
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  br label %797

754:                                              ; preds = %720
  %755 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %756 = getelementptr inbounds nuw ptr, ptr %755, i64 %672
  %757 = load ptr, ptr %756, align 8
  %758 = getelementptr inbounds nuw i8, ptr %664, i64 32
  %759 = load ptr, ptr %758, align 8
  %760 = icmp slt i64 %722, 4096
  br i1 %760, label %761, label %765

761:                                              ; preds = %754
  call void @Py_IncRef(ptr noundef %759) #13
  %762 = load i64, ptr %680, align 8
  %763 = trunc i64 %762 to i32
  %764 = call ptr %757(i32 noundef %763, ptr noundef nonnull %7, ptr noundef %759, i32 noundef 0) #13
  br label %797

765:                                              ; preds = %754
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %766 = add nuw nsw i64 %722, 64
  store i64 %766, ptr %5, align 8
  %767 = getelementptr inbounds nuw i8, ptr %755, i64 360
  %768 = load ptr, ptr %767, align 8
  %769 = call ptr %768(i32 noundef 2) #13
  %770 = call ptr %757(i32 noundef 1, ptr noundef nonnull %5, ptr noundef %769, i32 noundef 0) #13
  %771 = icmp eq ptr %770, null
  br i1 %771, label %795, label %772

772:                                              ; preds = %765
  %773 = getelementptr inbounds nuw i8, ptr %770, i64 16
  %774 = load ptr, ptr %773, align 8
  %775 = ptrtoint ptr %774 to i64
  %776 = add i64 %775, 63
  %777 = and i64 %776, -64
  call void @Py_IncRef(ptr noundef %759) #13
  %778 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %779 = getelementptr inbounds nuw i8, ptr %778, i64 752
  %780 = load ptr, ptr %779, align 8
  %781 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8
  %782 = load i64, ptr %680, align 8
  %783 = trunc i64 %782 to i32
  %784 = inttoptr i64 %777 to ptr
  %785 = call ptr %780(ptr noundef %781, ptr noundef %759, i32 noundef %783, ptr noundef nonnull %7, ptr noundef null, ptr noundef %784, i32 noundef 1281, ptr noundef null) #13
  %786 = icmp eq ptr %785, null
  br i1 %786, label %793, label %787

787:                                              ; preds = %772
  %788 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %789 = getelementptr inbounds nuw i8, ptr %788, i64 2256
  %790 = load ptr, ptr %789, align 8
  %791 = call i32 %790(ptr noundef nonnull %785, ptr noundef nonnull %770) #13
  %792 = icmp slt i32 %791, 0
  br i1 %792, label %793, label %795

793:                                              ; preds = %787, %772
  %794 = phi ptr [ %770, %772 ], [ %785, %787 ]
  call void @Py_DecRef(ptr noundef nonnull %794) #13
  br label %795

795:                                              ; preds = %793, %787, %765
  %796 = phi ptr [ null, %765 ], [ %785, %787 ], [ null, %793 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  br label %797

797:                                              ; preds = %795, %761, %753
  %798 = phi ptr [ %745, %753 ], [ %764, %761 ], [ %796, %795 ]
  %799 = icmp eq ptr %798, null
  br i1 %799, label %800, label %801

800:                                              ; preds = %797
  call void @PyErr_Clear() #13
  br label %817

801:                                              ; preds = %797
  %802 = load i64, ptr %664, align 8
  %803 = getelementptr inbounds ptr, ptr %16, i64 %802
  store ptr %798, ptr %803, align 8
  %804 = add nuw nsw i64 %663, 1
  %805 = load ptr, ptr %723, align 8
  %806 = icmp eq ptr %805, null
  br i1 %806, label %807, label %811

807:                                              ; preds = %801
  %808 = getelementptr inbounds nuw i8, ptr %798, i64 16
  %809 = load ptr, ptr %808, align 8
  %810 = ptrtoint ptr %809 to i64
  store i64 %810, ptr %677, align 8
  br label %814

811:                                              ; preds = %801
  %812 = getelementptr inbounds %struct.Row, ptr %74, i64 %802
  %813 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %72, ptr noundef nonnull readonly %812, ptr noundef %798, ptr noundef %677) #14
  br i1 %813, label %814, label %817

814:                                              ; preds = %811, %807
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  %815 = load i64, ptr %87, align 8
  %816 = icmp slt i64 %804, %815
  br i1 %816, label %662, label %819, !llvm.loop !30

817:                                              ; preds = %811, %707, %711, %800
  %818 = phi i64 [ %663, %800 ], [ %663, %707 ], [ %663, %711 ], [ %804, %811 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  br label %838

819:                                              ; preds = %814, %658
  %820 = phi i64 [ 0, %658 ], [ %804, %814 ]
  %821 = getelementptr inbounds nuw i8, ptr %71, i64 40
  %822 = load i64, ptr %821, align 8
  switch i64 %822, label %830 [
    i64 0, label %823
    i64 1, label %828
  ]

823:                                              ; preds = %819
  %824 = getelementptr inbounds nuw i8, ptr %71, i64 288
  %825 = load i64, ptr %824, align 8
  %826 = getelementptr i64, ptr %17, i64 %825
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %826, ptr noundef nonnull align 16 dereferenceable(24) %19, i64 24, i1 false)
  %827 = call fastcc i32 @run_kernel(ptr noundef nonnull readonly %72, ptr noundef %17, i64 noundef %495) #14
  br label %832

828:                                              ; preds = %819
  %829 = call fastcc i32 @run_plan(ptr noundef nonnull readonly %72, ptr noundef nonnull readonly %92, ptr noundef %17) #14
  br label %832

830:                                              ; preds = %819
  %831 = call fastcc i32 @run_gpu(ptr noundef nonnull readonly %72, ptr noundef nonnull readonly %92, ptr noundef %17, ptr noundef %20) #14
  br label %832

832:                                              ; preds = %830, %828, %823
  %833 = phi i32 [ %827, %823 ], [ %829, %828 ], [ %831, %830 ]
  %834 = icmp eq i32 %833, 1
  br i1 %834, label %835, label %838

835:                                              ; preds = %832
  %836 = load i32, ptr %20, align 4
  %837 = call fastcc ptr @returned(ptr noundef nonnull readonly %72, ptr noundef nonnull readonly %89, ptr noundef %16, i32 noundef %836) #14
  br label %838

838:                                              ; preds = %817, %835, %832
  %839 = phi i64 [ %820, %835 ], [ %820, %832 ], [ %818, %817 ]
  %840 = phi ptr [ %837, %835 ], [ null, %832 ], [ null, %817 ]
  %841 = icmp sgt i64 %839, 0
  br i1 %841, label %842, label %851

842:                                              ; preds = %838, %842
  %843 = phi i64 [ %844, %842 ], [ %839, %838 ]
  %844 = add nsw i64 %843, -1
  %845 = getelementptr inbounds nuw %struct.Make, ptr %86, i64 %844
  %846 = load i64, ptr %845, align 8
  %847 = getelementptr inbounds ptr, ptr %16, i64 %846
  %848 = load ptr, ptr %847, align 8
  call void @Py_DecRef(ptr noundef %848) #13
  %849 = icmp samesign ugt i64 %843, 1
  br i1 %849, label %842, label %851, !llvm.loop !31

850:                                              ; preds = %447, %574, %606, %593, %620, %556, %400, %652, %605, %627, %642
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #7
  br label %854

851:                                              ; preds = %842, %838
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #7
  call void @Py_DecRef(ptr noundef %69) #13
  %852 = icmp eq ptr %840, null
  br i1 %852, label %855, label %853

853:                                              ; preds = %851
  store i64 %66, ptr %46, align 8
  br label %863

854:                                              ; preds = %153, %169, %338, %387, %263, %278, %309, %286, %244, %250, %246, %245, %392, %323, %257, %321, %183, %390, %99, %199, %194, %95, %850
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #7
  call void @Py_DecRef(ptr noundef %69) #13
  br label %855

855:                                              ; preds = %854, %851
  %856 = call ptr @PyErr_Occurred() #13
  %857 = icmp eq ptr %856, null
  br i1 %857, label %858, label %863

858:                                              ; preds = %855
  %859 = add nuw nsw i64 %64, 1
  %860 = add nsw i64 %66, 1
  %861 = load i64, ptr %47, align 8
  %862 = icmp slt i64 %859, %861
  br i1 %862, label %61, label %863, !llvm.loop !32

863:                                              ; preds = %858, %855, %37, %853, %43
  %864 = phi ptr [ null, %43 ], [ %840, %853 ], [ null, %37 ], [ null, %855 ], [ null, %858 ]
  br i1 %28, label %866, label %865

865:                                              ; preds = %863
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i32 %26, ptr %8, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %866

866:                                              ; preds = %863, %865
  %867 = icmp eq ptr %864, null
  br i1 %867, label %868, label %878

868:                                              ; preds = %866
  %869 = call ptr @PyErr_Occurred() #13
  %870 = icmp eq ptr %869, null
  br i1 %870, label %871, label %878

871:                                              ; preds = %868
  %872 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %873 = load ptr, ptr %872, align 8
  %874 = icmp eq ptr %873, null
  %875 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %876 = select i1 %874, ptr %875, ptr %873
  call void @Py_IncRef(ptr noundef %876) #13
  %877 = call ptr @PyObject_Vectorcall(ptr noundef %876, ptr noundef %1, i64 noundef %23, ptr noundef %38) #13
  call void @Py_DecRef(ptr noundef %876) #13
  br label %878

878:                                              ; preds = %866, %868, %871
  %879 = phi ptr [ %877, %871 ], [ null, %868 ], [ %864, %866 ]
  ret ptr %879
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
define internal fastcc zeroext i1 @says(ptr noundef nonnull %0, ptr noundef %1, ptr noundef readnone captures(address) %2) unnamed_addr #0 {
  %4 = alloca [2 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  store ptr null, ptr %4, align 16
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %1, ptr %5, align 8
  %6 = icmp ne ptr %1, null
  %7 = zext i1 %6 to i64
  %8 = or disjoint i64 %7, -9223372036854775808
  %9 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %0, ptr noundef nonnull %5, i64 noundef %8, ptr noundef null) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  call void @PyErr_Clear() #13
  br label %14

12:                                               ; preds = %3
  call void @Py_DecRef(ptr noundef nonnull %9) #13
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
  %27 = tail call zeroext i1 @pool_is_awake(ptr noundef %7) #14
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  br label %29

29:                                               ; preds = %11, %3, %26, %22, %21
  %30 = phi ptr [ %28, %26 ], [ %5, %22 ], [ %5, %21 ], [ %5, %3 ], [ %5, %11 ]
  %31 = phi i1 [ %27, %26 ], [ true, %22 ], [ false, %21 ], [ false, %3 ], [ false, %11 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %32 = tail call i64 @PyThread_get_thread_ident() #13
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
  %39 = tail call ptr @PyEval_SaveThread() #13
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
  call void @pool_spread(ptr noundef %7, ptr noundef %43, ptr noundef nonnull %1, i64 noundef %2, i64 noundef %46, ptr noundef nonnull %4) #14
  br label %48

47:                                               ; preds = %41
  call void %43(ptr noundef nonnull %1, i64 noundef 0, i64 noundef %2, ptr noundef nonnull %4) #13
  br label %48

48:                                               ; preds = %47, %44
  %49 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %50 = load ptr, ptr %49, align 8
  %51 = icmp eq ptr %50, null
  br i1 %51, label %53, label %52

52:                                               ; preds = %48
  call void @PyEval_RestoreThread(ptr noundef nonnull %50) #13
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
  %4 = alloca [512 x i64], align 16
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
  %30 = tail call ptr @PyMem_RawCalloc(i64 noundef 1, i64 noundef %23) #13
  br label %33

31:                                               ; preds = %25
  %32 = tail call ptr @PyMem_RawMalloc(i64 noundef %23) #13
  br label %33

33:                                               ; preds = %29, %31, %18
  %34 = phi ptr [ null, %18 ], [ %30, %29 ], [ %32, %31 ]
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %36 = load i64, ptr %35, align 8
  %37 = icmp sgt i64 %36, 512
  br i1 %37, label %38, label %41

38:                                               ; preds = %33
  %39 = shl i64 %36, 3
  %40 = tail call ptr @PyMem_RawMalloc(i64 noundef %39) #13
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
  br i1 %75, label %61, label %76, !llvm.loop !33

76:                                               ; preds = %61, %47
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %77 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  %78 = call i64 @PyThread_get_thread_ident() #13
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
  %84 = call ptr @PyEval_SaveThread() #13
  %85 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store ptr %84, ptr %85, align 8
  %86 = load i64, ptr %9, align 8
  %87 = icmp eq i64 %86, 0
  %88 = select i1 %87, ptr null, ptr %8
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %90 = load i64, ptr %89, align 8
  call fastcc void @run_sequence(ptr noundef %88, ptr noundef nonnull %42, i64 noundef %90, ptr noundef %5) #14
  %91 = load ptr, ptr %85, align 8
  %92 = icmp eq ptr %91, null
  br i1 %92, label %94, label %93

93:                                               ; preds = %76
  call void @PyEval_RestoreThread(ptr noundef nonnull %91) #13
  br label %94

94:                                               ; preds = %76, %93
  %95 = load atomic i64, ptr %5 monotonic, align 8
  %96 = icmp eq i64 %95, 0
  %97 = select i1 %96, i32 1, i32 2
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  br label %98

98:                                               ; preds = %94, %41
  %99 = phi i32 [ 0, %41 ], [ %97, %94 ]
  call void @PyMem_RawFree(ptr noundef %34) #13
  %100 = icmp eq ptr %42, %4
  br i1 %100, label %102, label %101

101:                                              ; preds = %98
  call void @PyMem_RawFree(ptr noundef %42) #13
  br label %102

102:                                              ; preds = %98, %101, %12
  %103 = phi i32 [ 0, %12 ], [ %99, %101 ], [ %99, %98 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  ret i32 %103
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 2) i32 @run_gpu(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #0 {
  %5 = alloca [327 x i64], align 16
  %6 = alloca i64, align 8
  %7 = alloca [5 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Patch, ptr %1, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %12 = load i64, ptr %11, align 8
  %13 = shl i64 %12, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %5, ptr readonly align 8 %10, i64 %13, i1 false)
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
  br i1 %28, label %29, label %15, !llvm.loop !33

29:                                               ; preds = %15, %4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  %30 = add i64 %13, -56
  store i64 %30, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  store ptr inttoptr (i64 1 to ptr), ptr %7, align 16
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store ptr %32, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr inttoptr (i64 2 to ptr), ptr %33, align 16
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %6, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr null, ptr %35, align 16
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %39 = load ptr, ptr %38, align 8
  %40 = call i32 %37(ptr noundef nonnull %5, ptr noundef %39, ptr noundef null, ptr noundef nonnull %7) #13
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
  %5 = alloca [2 x ptr], align 16
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
  %15 = tail call ptr @PyLong_FromLongLong(i64 noundef %14) #13
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
  %26 = tail call ptr @PyTuple_New(i64 noundef %18) #13
  %27 = load i64, ptr %17, align 8
  %28 = icmp slt i64 %27, 2
  br i1 %28, label %29, label %31

29:                                               ; preds = %19, %23, %25
  %30 = phi ptr [ %26, %25 ], [ %24, %23 ], [ %22, %19 ]
  tail call void @Py_IncRef(ptr noundef %30) #13
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
  tail call void @Py_IncRef(ptr noundef %43) #13
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
  store ptr null, ptr %5, align 16
  %58 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %32, ptr %58, align 8
  %59 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %55, ptr noundef nonnull %58, i64 noundef -9223372036854775807, ptr noundef null) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @Py_DecRef(ptr noundef nonnull %32) #13
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
  br i1 %9, label %10, label %70, !prof !34

10:                                               ; preds = %4
  %11 = load i64, ptr %1, align 8
  switch i64 %11, label %68 [
    i64 0, label %12
    i64 1, label %66
  ], !prof !35

12:                                               ; preds = %10
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %14 = load i32, ptr %13, align 8
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, %15
  br i1 %19, label %20, label %70, !prof !34

20:                                               ; preds = %12
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %22 = load i32, ptr %21, align 8
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %25 = load i64, ptr %24, align 8
  %26 = and i64 %25, %23
  %27 = icmp eq i64 %26, %25
  br i1 %27, label %28, label %70, !prof !34

28:                                               ; preds = %20
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %30 = load ptr, ptr %29, align 8
  %31 = load ptr, ptr %16, align 8
  %32 = icmp eq ptr %30, %31
  br i1 %32, label %48, label %33, !prof !34

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
  br i1 %60, label %61, label %70, !prof !34

61:                                               ; preds = %55
  %62 = add nuw nsw i64 %56, 1
  %63 = getelementptr inbounds nuw i64, ptr %3, i64 %62
  store i64 %59, ptr %63, align 8
  %64 = load i64, ptr %17, align 8
  %65 = icmp sgt i64 %64, %62
  br i1 %65, label %55, label %70, !llvm.loop !36

66:                                               ; preds = %10
  %67 = tail call fastcc zeroext i1 @read_tensor(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef %3) #14
  br label %70

68:                                               ; preds = %10
  %69 = tail call fastcc zeroext i1 @read_device(ptr noundef nonnull %1, ptr noundef %2, ptr noundef %3) #14
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
  %10 = tail call ptr @PyObject_GetAttr(ptr noundef nonnull %2, ptr noundef nonnull %7) #13
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  tail call void @PyErr_Clear() #13
  br label %76

13:                                               ; preds = %9
  tail call void @Py_DecRef(ptr noundef nonnull %10) #13
  %14 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 32), align 8
  %15 = icmp eq ptr %10, %14
  br i1 %15, label %16, label %76

16:                                               ; preds = %13, %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8
  %19 = call i32 %18(ptr noundef nonnull %2, ptr noundef nonnull %5) #13
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:                                               ; preds = %16
  call void @PyErr_Clear() #13
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
  br i1 %73, label %74, label %55, !llvm.loop !37

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
  %20 = tail call ptr @PyLong_AsVoidPtr(ptr noundef %19) #13
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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !38)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7, !noalias !38
  %18 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %1, ptr noundef nonnull %3) #13, !noalias !38
  %19 = load i32, ptr %3, align 4, !noalias !38
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25, !prof !34

21:                                               ; preds = %17
  store i32 2, ptr %0, align 8, !alias.scope !38
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %22, align 4, !alias.scope !38
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %18, ptr %23, align 8, !alias.scope !38
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %24, align 8, !alias.scope !38
  br label %39

25:                                               ; preds = %17
  %26 = icmp slt i32 %19, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !38
  br label %39

28:                                               ; preds = %25
  %29 = call i64 @PyLong_AsUnsignedLongLong(ptr noundef nonnull %1) #13, !noalias !38
  %30 = icmp eq i64 %29, -1
  br i1 %30, label %31, label %34

31:                                               ; preds = %28
  %32 = call ptr @PyErr_Occurred() #13, !noalias !38
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %38

34:                                               ; preds = %31, %28
  store i32 3, ptr %0, align 8, !alias.scope !38
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %35, align 4, !alias.scope !38
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %29, ptr %36, align 8, !alias.scope !38
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %37, align 8, !alias.scope !38
  br label %39

38:                                               ; preds = %31
  call void @PyErr_Clear() #13, !noalias !38
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !38
  br label %39

39:                                               ; preds = %21, %27, %34, %38
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !noalias !38
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
  br i1 %57, label %126, label %50, !llvm.loop !41

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
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #10

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
declare i64 @llvm.smax.i64(i64, i64) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #12

attributes #0 = { nounwind optsize }
attributes #1 = { optsize }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #6 = { nounwind memory(argmem: write) }
attributes #7 = { nounwind }
attributes #8 = { nounwind optsize }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #13 = { nounwind optsize }
attributes #14 = { optsize }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{!"clang version 22.1.8"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll.disable"}
!5 = distinct !{!5, !6, !4}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !4}
!8 = distinct !{!8, !4}
!9 = distinct !{!9, !6, !4}
!10 = distinct !{!10, !4}
!11 = distinct !{!11, !6, !4}
!12 = distinct !{!12, !6, !4}
!13 = distinct !{!13, !6, !4}
!14 = distinct !{!14, !6, !4}
!15 = distinct !{!15, !6, !4}
!16 = distinct !{!16, !6, !4}
!17 = distinct !{!17, !6, !4}
!18 = distinct !{!18, !6, !4}
!19 = distinct !{!19, !6, !4}
!20 = distinct !{!20, !6, !4}
!21 = distinct !{!21, !6, !4}
!22 = distinct !{!22, !6, !4}
!23 = distinct !{!23, !6, !4}
!24 = distinct !{!24, !6, !4}
!25 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!26 = distinct !{!26, !6, !4}
!27 = distinct !{!27, !6, !4}
!28 = distinct !{!28, !6, !4}
!29 = distinct !{!29, !6, !4}
!30 = distinct !{!30, !6, !4}
!31 = distinct !{!31, !6, !4}
!32 = distinct !{!32, !6, !4}
!33 = distinct !{!33, !6, !4}
!34 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!35 = !{!"branch_weights", i32 1, i32 4000, i32 1}
!36 = distinct !{!36, !6, !4}
!37 = distinct !{!37, !6, !4}
!38 = !{!39}
!39 = distinct !{!39, !40, !"number_of_int: argument 0"}
!40 = distinct !{!40, !"number_of_int"}
!41 = distinct !{!41, !6, !4}
