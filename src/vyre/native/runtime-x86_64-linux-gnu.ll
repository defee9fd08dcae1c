
%struct.anon.0 = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, [12 x ptr] }
%struct.anon.1 = type { ptr, ptr, ptr, i64, i64, i64 }
%struct.timespec = type { i64, i64 }
%struct.anon = type { i64, [56 x i8] }
%struct.Seat = type { i64, [56 x i8], i32, i32, [56 x i8] }
%struct.anon.2 = type { i32, i32, i64, i32, i32, i64, i64, i64 }
%struct.Watch = type { i64, ptr, i64, i64, ptr, ptr, ptr, ptr }
%struct.Instruction = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Thing = type { i64, ptr, i64, i64, i64, i64, i64, i64, i64 }
%struct.Arguments = type { ptr, ptr, ptr, i64, i64 }
%struct.Number = type { i32, i64, double }
%struct.Row = type { i64, ptr, i64, i64, %union.anon }
%union.anon = type { %struct.anon.3 }
%struct.anon.3 = type { ptr, i64, i64, i64, i64 }
%struct.Captured = type { ptr, ptr, ptr }
%struct.Equal = type { i64, i64, i64, i64, i64 }
%struct.Apart = type { i64, i64, i64, i64 }
%struct.Make = type { i64, i64, i64, i64, ptr, ptr, [6 x %struct.Extent] }
%struct.Extent = type { i64, i64, i64 }
%struct.Patch = type { i64, i64, i64 }
%struct.Node = type { ptr, ptr, i64, i64 }
%struct.Tensor = type { ptr, i64, i64, ptr, ptr, i64 }

@host = internal unnamed_addr global %struct.anon.0 zeroinitializer, align 8
@gpu = internal unnamed_addr global %struct.anon.1 zeroinitializer, align 8
@.str = private unnamed_addr constant [17 x i8] c"vyre.native.Call\00", align 1
@call_spec = internal global { ptr, i32, i32, i32, [4 x i8], ptr } { ptr @.str, i32 56, i32 0, i32 18432, [4 x i8] zeroinitializer, ptr @call_slots }, align 8
@call_slots = internal global [7 x { i32, [4 x i8], ptr }] [{ i32, [4 x i8], ptr } { i32 65, [4 x i8] zeroinitializer, ptr @call_new }, { i32, [4 x i8], ptr } { i32 50, [4 x i8] zeroinitializer, ptr @call_tuple }, { i32, [4 x i8], ptr } { i32 71, [4 x i8] zeroinitializer, ptr @call_traverse }, { i32, [4 x i8], ptr } { i32 51, [4 x i8] zeroinitializer, ptr @call_clear }, { i32, [4 x i8], ptr } { i32 52, [4 x i8] zeroinitializer, ptr @call_dealloc }, { i32, [4 x i8], ptr } { i32 72, [4 x i8] zeroinitializer, ptr @call_members }, { i32, [4 x i8], ptr } zeroinitializer], align 16
@.str.3 = private unnamed_addr constant [21 x i8] c"__vectorcalloffset__\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"slow\00", align 1
@call_members = internal global [3 x { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr }] [{ ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } { ptr @.str.3, i32 19, [4 x i8] zeroinitializer, i64 16, i32 1, [4 x i8] zeroinitializer, ptr null }, { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } { ptr @.str.4, i32 16, [4 x i8] zeroinitializer, i64 24, i32 0, [4 x i8] zeroinitializer, ptr null }, { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } zeroinitializer], align 16

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
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  %11 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #14
  %12 = load i64, ptr %2, align 8
  %13 = mul nsw i64 %12, 1000000000
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = add nsw i64 %13, %15
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
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
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

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
  tail call void @llvm.x86.sse2.pause()
  br label %26

26:                                               ; preds = %23, %25
  %27 = add i64 %11, 1
  br label %10, !llvm.loop !3

28:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
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
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_help(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %5)
  %6 = load i32, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %7 = and i32 %6, 65472
  %8 = icmp eq i32 %7, 8064
  br i1 %8, label %10, label %9

9:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store i32 8064, ptr %4, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %10

10:                                               ; preds = %2, %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %12 = load atomic i32, ptr %11 acquire, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %22, label %14

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %21 = icmp eq i32 %1, 0
  br label %25

22:                                               ; preds = %70, %10
  br i1 %8, label %24, label %23

23:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store i32 %6, ptr %3, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %24

24:                                               ; preds = %22, %23
  ret void

25:                                               ; preds = %14, %70
  %26 = phi i32 [ 0, %14 ], [ %71, %70 ]
  %27 = add i32 %26, %1
  %28 = urem i32 %27, %12
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw %struct.Seat, ptr %15, i64 %29
  %31 = load atomic i64, ptr %30 acquire, align 8
  %32 = and i64 %31, 4294967295
  %33 = lshr i64 %31, 32
  %34 = icmp samesign ult i64 %32, %33
  br i1 %34, label %35, label %70

35:                                               ; preds = %25, %58
  %36 = phi i32 [ %59, %58 ], [ 0, %25 ]
  %37 = atomicrmw add ptr %30, i64 1 acq_rel, align 8
  %38 = and i64 %37, 4294967295
  %39 = lshr i64 %37, 32
  %40 = icmp samesign ult i64 %38, %39
  br i1 %40, label %44, label %41

41:                                               ; preds = %58, %35
  %42 = phi i32 [ %36, %35 ], [ %59, %58 ]
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %70, label %64

44:                                               ; preds = %35
  %45 = load i64, ptr %16, align 8
  %46 = load i64, ptr %17, align 16
  %47 = load ptr, ptr %18, align 32
  %48 = call zeroext i1 @watch_poll(ptr noundef %47) #15
  br i1 %48, label %56, label %49

49:                                               ; preds = %44
  %50 = mul nsw i64 %45, %38
  %51 = add nsw i64 %50, %45
  %52 = call i64 @llvm.smin.i64(i64 %51, i64 %46)
  %53 = load ptr, ptr %19, align 64
  %54 = load ptr, ptr %20, align 8
  %55 = load ptr, ptr %18, align 32
  call void %53(ptr noundef %54, i64 noundef %50, i64 noundef %52, ptr noundef %55) #14
  br label %56

56:                                               ; preds = %49, %44
  br i1 %21, label %57, label %58

57:                                               ; preds = %56
  call fastcc void @wake_some(ptr noundef nonnull %0, i32 noundef 1) #15
  br label %58

58:                                               ; preds = %57, %56
  %59 = add i32 %36, 1
  %60 = load atomic i64, ptr %30 acquire, align 8
  %61 = and i64 %60, 4294967295
  %62 = lshr i64 %60, 32
  %63 = icmp samesign ult i64 %61, %62
  br i1 %63, label %35, label %41, !llvm.loop !5

64:                                               ; preds = %41
  %65 = atomicrmw sub ptr %0, i32 %42 acq_rel, align 64
  %66 = or i32 %42, -2147483648
  %67 = icmp eq i32 %65, %66
  br i1 %67, label %68, label %70

68:                                               ; preds = %64
  %69 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %0, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #14
  br label %70

70:                                               ; preds = %25, %68, %64, %41
  %71 = add nuw i32 %26, 1
  %72 = icmp eq i32 %71, %12
  br i1 %72, label %22, label %25, !llvm.loop !7
}

; Function Attrs: nounwind optsize
define internal fastcc void @wake_some(ptr noundef %0, i32 noundef range(i32 1, 3) %1) unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %4 = load atomic i32, ptr %3 monotonic, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 384
  br label %7

7:                                                ; preds = %2, %24
  %8 = phi i32 [ %1, %2 ], [ %25, %24 ]
  %9 = load atomic i32, ptr %5 monotonic, align 64
  %10 = icmp ult i32 %9, %4
  br i1 %10, label %11, label %27

11:                                               ; preds = %7
  %12 = atomicrmw add ptr %5, i32 1 monotonic, align 64
  %13 = icmp ult i32 %12, %4
  br i1 %13, label %14, label %27

14:                                               ; preds = %11
  %15 = zext i32 %12 to i64
  %16 = getelementptr inbounds nuw %struct.Seat, ptr %6, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 68
  %18 = load atomic i32, ptr %17 seq_cst, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %24, label %20, !llvm.loop !8

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 64
  %22 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %21, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #14
  %23 = add nsw i32 %8, -1
  br label %24

24:                                               ; preds = %14, %20
  %25 = phi i32 [ %8, %14 ], [ %23, %20 ]
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %7, label %27

27:                                               ; preds = %11, %7, %24
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_worker(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.anon.2, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %4 = atomicrmw add ptr %3, i32 1 monotonic, align 4
  %5 = add i32 %4, 1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %7 = zext i32 %5 to i64
  %8 = getelementptr inbounds nuw %struct.Seat, ptr %6, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 68
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %12 = load i64, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  %13 = call i64 (i64, ...) @syscall(i64 noundef 315, i32 noundef 0, ptr noundef nonnull %2, i64 noundef 48, i32 noundef 0) #14
  %14 = icmp ne i64 %13, 0
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %16 = load i32, ptr %15, align 4
  %17 = icmp ne i32 %16, 0
  %18 = select i1 %14, i1 true, i1 %17
  br i1 %18, label %22, label %19

19:                                               ; preds = %1
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store i64 100000, ptr %20, align 8
  %21 = call i64 (i64, ...) @syscall(i64 noundef 314, i32 noundef 0, ptr noundef nonnull %2, i32 noundef 0) #14
  br label %22

22:                                               ; preds = %1, %19
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %25

25:                                               ; preds = %69, %22
  %26 = phi i64 [ %71, %69 ], [ %12, %22 ]
  %27 = phi i32 [ %35, %69 ], [ 0, %22 ]
  br label %28

28:                                               ; preds = %61, %25
  %29 = phi i64 [ %26, %25 ], [ %62, %61 ]
  %30 = load atomic i32, ptr %9 acquire, align 4
  %31 = icmp eq i32 %30, %27
  %32 = icmp sgt i64 %29, 0
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %37, label %34

34:                                               ; preds = %48, %28
  %35 = phi i32 [ %30, %28 ], [ %49, %48 ]
  %36 = phi i1 [ %31, %28 ], [ %51, %48 ]
  br i1 %36, label %54, label %65

37:                                               ; preds = %28, %48
  %38 = phi i64 [ %50, %48 ], [ 0, %28 ]
  %39 = load i64, ptr %23, align 16
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %47, label %41

41:                                               ; preds = %37
  %42 = and i64 %38, 31
  %43 = icmp eq i64 %42, 31
  br i1 %43, label %44, label %46

44:                                               ; preds = %41
  %45 = call i32 @sched_yield() #14
  br label %48

46:                                               ; preds = %41
  call void @llvm.x86.sse2.pause()
  br label %48

47:                                               ; preds = %37
  call void @llvm.x86.sse2.pause()
  br label %48

48:                                               ; preds = %44, %46, %47
  %49 = load atomic i32, ptr %9 acquire, align 4
  %50 = add nuw nsw i64 %38, 1
  %51 = icmp eq i32 %49, %27
  %52 = icmp slt i64 %50, %29
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %37, label %34, !llvm.loop !9

54:                                               ; preds = %34
  %55 = icmp sgt i64 %29, 129
  %56 = sdiv i64 %29, 2
  %57 = select i1 %55, i64 %56, i64 64
  store atomic i32 1, ptr %10 seq_cst, align 4
  %58 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %9, i32 noundef 128, i32 noundef %27, ptr noundef null, ptr noundef null, i32 noundef 0) #14
  store atomic i32 0, ptr %10 seq_cst, align 4
  call fastcc void @wake_some(ptr noundef nonnull %0, i32 noundef 2) #15
  %59 = load atomic i32, ptr %9 acquire, align 4
  %60 = icmp eq i32 %59, %27
  br i1 %60, label %63, label %61

61:                                               ; preds = %54, %63
  %62 = phi i64 [ %57, %54 ], [ %64, %63 ]
  br label %28, !llvm.loop !10

63:                                               ; preds = %54
  %64 = load i64, ptr %11, align 8
  br label %61

65:                                               ; preds = %34
  %66 = load i64, ptr %11, align 8
  %67 = load atomic i32, ptr %24 acquire, align 64
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %72

69:                                               ; preds = %65
  %70 = shl nsw i64 %29, 1
  %71 = call i64 @llvm.smin.i64(i64 %70, i64 %66)
  call void @pool_help(ptr noundef nonnull %0, i32 noundef %5) #15
  br label %25

72:                                               ; preds = %65
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_quit(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 256
  store atomic i32 1, ptr %2 seq_cst, align 64
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %4 = load i64, ptr %3, align 64
  %5 = icmp sgt i64 %4, 1
  br i1 %5, label %7, label %6

6:                                                ; preds = %7, %1
  ret void

7:                                                ; preds = %1, %7
  %8 = phi i64 [ %13, %7 ], [ 1, %1 ]
  %9 = getelementptr inbounds nuw %struct.Seat, ptr %0, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 448
  %11 = atomicrmw add ptr %10, i32 1 seq_cst, align 64
  %12 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %10, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #14
  %13 = add nuw nsw i64 %8, 1
  %14 = load i64, ptr %3, align 64
  %15 = icmp slt i64 %13, %14
  br i1 %15, label %7, label %6, !llvm.loop !11
}

; Function Attrs: nounwind optsize
define range(i32 0, 2) i32 @pool_open(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = ashr i64 %3, 30
  %9 = add nsw i64 %8, 1
  %10 = tail call i64 @llvm.smax.i64(i64 %4, i64 %9)
  %11 = icmp ne ptr %0, null
  %12 = icmp sgt i64 %3, %10
  %13 = select i1 %11, i1 %12, i1 false
  br i1 %13, label %14, label %63

14:                                               ; preds = %7
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %16 = cmpxchg ptr %15, i32 0, i32 1 acquire monotonic, align 64
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %18, label %63

18:                                               ; preds = %14
  %19 = add nsw i64 %3, -1
  %20 = add i64 %19, %10
  %21 = sdiv i64 %20, %10
  %22 = icmp slt i64 %5, 0
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %24 = load i64, ptr %23, align 64
  %25 = tail call i64 @llvm.smin.i64(i64 %5, i64 %24)
  %26 = select i1 %22, i64 %24, i64 %25
  %27 = tail call i64 @llvm.umin.i64(i64 %26, i64 %21)
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %1, ptr %28, align 64
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %2, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %3, ptr %30, align 16
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %10, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %6, ptr %32, align 32
  %33 = trunc i64 %21 to i32
  store atomic i32 %33, ptr %0 monotonic, align 64
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %35 = trunc i64 %27 to i32
  store atomic i32 %35, ptr %34 monotonic, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store atomic i32 1, ptr %36 monotonic, align 64
  %37 = icmp sgt i64 %27, 0
  br i1 %37, label %38, label %55

38:                                               ; preds = %18
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 384
  br label %42

40:                                               ; preds = %49
  %41 = icmp eq i64 %27, 1
  br i1 %41, label %55, label %56

42:                                               ; preds = %38, %49
  %43 = phi i64 [ 0, %38 ], [ %45, %49 ]
  %44 = phi i64 [ 0, %38 ], [ %50, %49 ]
  %45 = add nuw nsw i64 %43, 1
  br i1 %22, label %49, label %46

46:                                               ; preds = %42
  %47 = mul i64 %45, %21
  %48 = udiv i64 %47, %27
  br label %49

49:                                               ; preds = %42, %46
  %50 = phi i64 [ %48, %46 ], [ %21, %42 ]
  %51 = getelementptr inbounds nuw %struct.Seat, ptr %39, i64 %43
  %52 = shl i64 %50, 32
  %53 = or i64 %52, %44
  store atomic i64 %53, ptr %51 release, align 64
  %54 = icmp eq i64 %45, %27
  br i1 %54, label %40, label %42, !llvm.loop !12

55:                                               ; preds = %56, %18, %40
  tail call fastcc void @wake_some(ptr noundef nonnull %0, i32 noundef 2) #15
  br label %63

56:                                               ; preds = %40, %56
  %57 = phi i64 [ %61, %56 ], [ 1, %40 ]
  %58 = getelementptr inbounds nuw %struct.Seat, ptr %0, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 448
  %60 = atomicrmw add ptr %59, i32 1 seq_cst, align 64
  %61 = add nuw nsw i64 %57, 1
  %62 = icmp eq i64 %61, %27
  br i1 %62, label %55, label %56, !llvm.loop !13

63:                                               ; preds = %55, %14, %7
  %64 = phi i32 [ 0, %7 ], [ 1, %55 ], [ 0, %14 ]
  ret i32 %64
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read)
define i64 @pool_seats(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #4 {
  %4 = icmp slt i64 %2, 0
  br i1 %4, label %17, label %5

5:                                                ; preds = %3
  %6 = icmp eq i64 %2, 1
  br i1 %6, label %10, label %7

7:                                                ; preds = %5
  %8 = shl nuw nsw i64 %2, 1
  %9 = sdiv i64 %1, %8
  br label %10

10:                                               ; preds = %5, %7
  %11 = phi i64 [ %9, %7 ], [ %1, %5 ]
  %12 = icmp slt i64 %11, 2
  br i1 %12, label %17, label %13

13:                                               ; preds = %10
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %15 = load i64, ptr %14, align 64
  %16 = tail call i64 @llvm.smin.i64(i64 %11, i64 %15)
  br label %17

17:                                               ; preds = %10, %13, %3
  %18 = phi i64 [ -1, %3 ], [ 2, %10 ], [ %16, %13 ]
  ret i64 %18
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define i64 @pool_chunk(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #5 {
  %5 = icmp slt i64 %2, 0
  br i1 %5, label %47, label %6

6:                                                ; preds = %4
  %7 = icmp eq i64 %2, 1
  br i1 %7, label %11, label %8

8:                                                ; preds = %6
  %9 = shl nuw nsw i64 %2, 1
  %10 = sdiv i64 %1, %9
  br label %11

11:                                               ; preds = %8, %6
  %12 = phi i64 [ %10, %8 ], [ %1, %6 ]
  %13 = icmp slt i64 %12, 2
  br i1 %13, label %19, label %14

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %16 = load i64, ptr %15, align 64
  %17 = tail call i64 @llvm.umin.i64(i64 %12, i64 %16)
  %18 = icmp slt i64 %16, 0
  br i1 %18, label %47, label %19

19:                                               ; preds = %11, %14
  %20 = phi i64 [ %17, %14 ], [ 2, %11 ]
  %21 = select i1 %7, i64 5, i64 3
  %22 = shl i64 %20, %21
  %23 = sdiv i64 %1, %22
  %24 = tail call i64 @llvm.smax.i64(i64 %23, i64 %2)
  %25 = shl nsw i64 %3, 3
  %26 = icmp sgt i64 %25, %3
  br i1 %26, label %27, label %42

27:                                               ; preds = %19
  %28 = shl nuw nsw i64 %20, 1
  %29 = sdiv i64 %1, %28
  br label %30

30:                                               ; preds = %27, %39
  %31 = phi i64 [ %25, %27 ], [ %40, %39 ]
  %32 = icmp sgt i64 %31, %29
  br i1 %32, label %39, label %33

33:                                               ; preds = %30
  %34 = add nsw i64 %31, %24
  %35 = freeze i64 %34
  %36 = add i64 %35, -1
  %37 = srem i64 %36, %31
  %38 = sub nsw i64 %36, %37
  br label %47

39:                                               ; preds = %30
  %40 = sdiv i64 %31, 2
  %41 = icmp sgt i64 %40, %3
  br i1 %41, label %30, label %42, !llvm.loop !14

42:                                               ; preds = %39, %19
  %43 = icmp sgt i64 %24, 4096
  %44 = add nuw nsw i64 %24, 1023
  %45 = and i64 %44, 9223372036854774784
  %46 = select i1 %43, i64 %45, i64 %24
  br label %47

47:                                               ; preds = %4, %33, %42, %14
  %48 = phi i64 [ 1, %14 ], [ %46, %42 ], [ %38, %33 ], [ 1, %4 ]
  ret i64 %48
}

; Function Attrs: nounwind optsize
define noundef zeroext i1 @pool_is_awake(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 580
  %3 = load atomic i32, ptr %2 monotonic, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %13, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %7 = atomicrmw add ptr %6, i32 1 monotonic, align 8
  %8 = and i32 %7, 15
  %9 = icmp eq i32 %8, 15
  br i1 %9, label %10, label %13

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 576
  %12 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %11, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #14
  br label %13

13:                                               ; preds = %5, %10, %1
  ret i1 %4
}

; Function Attrs: nounwind optsize
define void @pool_spread(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = icmp eq ptr %0, null
  br i1 %8, label %29, label %9

9:                                                ; preds = %7
  %10 = tail call i64 @pool_chunk(ptr noundef nonnull %0, i64 noundef %3, i64 noundef %4, i64 noundef %5) #15
  %11 = icmp slt i64 %4, 0
  br i1 %11, label %24, label %12

12:                                               ; preds = %9
  %13 = icmp eq i64 %4, 1
  br i1 %13, label %17, label %14

14:                                               ; preds = %12
  %15 = shl nuw nsw i64 %4, 1
  %16 = sdiv i64 %3, %15
  br label %17

17:                                               ; preds = %14, %12
  %18 = phi i64 [ %16, %14 ], [ %3, %12 ]
  %19 = icmp slt i64 %18, 2
  br i1 %19, label %24, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %22 = load i64, ptr %21, align 64
  %23 = tail call i64 @llvm.smin.i64(i64 %18, i64 %22)
  br label %24

24:                                               ; preds = %9, %17, %20
  %25 = phi i64 [ -1, %9 ], [ 2, %17 ], [ %23, %20 ]
  %26 = tail call i32 @pool_open(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %10, i64 noundef %25, ptr noundef %6) #15
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %29, label %28

28:                                               ; preds = %24
  tail call fastcc void @pool_finish(ptr noundef nonnull %0) #15
  br label %30

29:                                               ; preds = %7, %24
  tail call void %1(ptr noundef %2, i64 noundef 0, i64 noundef %3, ptr noundef %6) #14
  br label %30

30:                                               ; preds = %29, %28
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @pool_finish(ptr noundef %0) unnamed_addr #0 {
  %2 = alloca %struct.timespec, align 8
  tail call void @pool_help(ptr noundef %0, i32 noundef 0) #15
  %3 = load atomic i32, ptr %0 acquire, align 64
  %4 = and i32 %3, 2147483647
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %40, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 336
  br label %11

11:                                               ; preds = %6, %35
  %12 = phi i32 [ %3, %6 ], [ %37, %35 ]
  %13 = phi i64 [ 0, %6 ], [ %36, %35 ]
  %14 = load i64, ptr %7, align 8
  %15 = icmp slt i64 %13, %14
  br i1 %15, label %16, label %26

16:                                               ; preds = %11
  %17 = load i64, ptr %10, align 16
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %25, label %19

19:                                               ; preds = %16
  %20 = and i64 %13, 31
  %21 = icmp eq i64 %20, 31
  br i1 %21, label %22, label %24

22:                                               ; preds = %19
  %23 = call i32 @sched_yield() #14
  br label %35

24:                                               ; preds = %19
  call void @llvm.x86.sse2.pause()
  br label %35

25:                                               ; preds = %16
  call void @llvm.x86.sse2.pause()
  br label %35

26:                                               ; preds = %11
  %27 = icmp sgt i32 %12, -1
  br i1 %27, label %32, label %28

28:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  store i64 0, ptr %2, align 8
  store i64 20000000, ptr %8, align 8
  %29 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %0, i32 noundef 128, i32 noundef %12, ptr noundef nonnull %2, ptr noundef null, i32 noundef 0) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  %30 = load ptr, ptr %9, align 32
  %31 = call zeroext i1 @watch_poll(ptr noundef %30) #15
  br label %35

32:                                               ; preds = %26
  %33 = or disjoint i32 %12, -2147483648
  %34 = cmpxchg ptr %0, i32 %12, i32 %33 acq_rel monotonic, align 64
  br label %35

35:                                               ; preds = %28, %32, %22, %24, %25
  %36 = add nuw nsw i64 %13, 1
  %37 = load atomic i32, ptr %0 acquire, align 64
  %38 = and i32 %37, 2147483647
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %11, !llvm.loop !15

40:                                               ; preds = %35, %1
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store atomic i32 0, ptr %41 release, align 64
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
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #8
  %11 = tail call i64 @PyThread_get_thread_ident() #14
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
  %17 = tail call ptr @PyEval_SaveThread() #14
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
  call void @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 0, ptr noundef nonnull %10) #15
  br label %24

23:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i32 8064, ptr %8, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 0, ptr noundef nonnull %10) #15
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
  call void @PyEval_RestoreThread(ptr noundef nonnull %25) #14
  br label %28

28:                                               ; preds = %24, %27
  %29 = load atomic i64, ptr %10 monotonic, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_sequence(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  %9 = tail call i64 @PyThread_get_thread_ident() #14
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
  %15 = tail call ptr @PyEval_SaveThread() #14
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
  call fastcc void @run_sequence(ptr noundef %0, ptr noundef %2, i64 noundef %3, ptr noundef %8) #15
  br label %22

21:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store i32 8064, ptr %6, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call fastcc void @run_sequence(ptr noundef %0, ptr noundef %2, i64 noundef %3, ptr noundef %8) #15
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
  call void @PyEval_RestoreThread(ptr noundef nonnull %23) #14
  br label %26

26:                                               ; preds = %22, %25
  %27 = load atomic i64, ptr %8 monotonic, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
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
  tail call void @pool_spread(ptr noundef %0, ptr noundef %39, ptr noundef nonnull %30, i64 noundef %35, i64 noundef %43, i64 noundef 0, ptr noundef nonnull %3) #15
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
  br i1 %102, label %6, label %103, !llvm.loop !16

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
  br i1 %28, label %29, label %11, !llvm.loop !17

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
  br i1 %53, label %42, label %39, !llvm.loop !18

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
  br i1 %119, label %54, label %51, !llvm.loop !19
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

; Function Attrs: nounwind memory(argmem: write)
declare void @llvm.x86.sse.stmxcsr(ptr) #7

; Function Attrs: nounwind
declare void @llvm.x86.sse.ldmxcsr(ptr) #8

; Function Attrs: nounwind optsize
define internal void @handle_signals(ptr noundef captures(none) initializes((24, 32)) %0, i64 %1, i64 %2, ptr readnone captures(none) %3) #0 {
  %5 = alloca %struct.timespec, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load ptr, ptr %6, align 8
  tail call void @PyEval_RestoreThread(ptr noundef %7) #14
  %8 = tail call i32 @PyErr_CheckSignals() #14
  %9 = tail call ptr @PyEval_SaveThread() #14
  store ptr %9, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %10 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #14
  %11 = load i64, ptr %5, align 8
  %12 = mul nsw i64 %11, 1000000000
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %14 = load i64, ptr %13, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
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
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #9

; Function Attrs: optsize
declare i32 @PyErr_CheckSignals() local_unnamed_addr #1

; Function Attrs: nounwind optsize
declare i32 @sched_yield() local_unnamed_addr #9

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #8

; Function Attrs: nounwind optsize
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #10

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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store ptr %25, ptr %4, align 16
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %27, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %33, ptr %36, align 16
  br label %38

37:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
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
  br i1 %46, label %37, label %38, !llvm.loop !20

47:                                               ; preds = %37, %20, %18
  %48 = phi ptr [ null, %18 ], [ %21, %37 ], [ null, %20 ]
  ret ptr %48
}

; Function Attrs: nounwind optsize
define internal ptr @call_tuple(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca [128 x ptr], align 16
  %5 = alloca [128 x ptr], align 16
  %6 = alloca i64, align 8
  %7 = alloca %struct.Arguments, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
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
  br i1 %22, label %23, label %13, !llvm.loop !21

23:                                               ; preds = %13, %19, %3, %9
  %24 = phi i64 [ %10, %9 ], [ 0, %3 ], [ %10, %19 ], [ %10, %13 ]
  %25 = phi i64 [ 0, %9 ], [ 0, %3 ], [ %14, %13 ], [ %10, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
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
  br i1 %44, label %39, label %45, !llvm.loop !22

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
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret ptr %58
}

; Function Attrs: nounwind optsize
define internal i32 @call_traverse(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef %2) #0 {
  %4 = alloca [4 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
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
  %22 = tail call i32 %1(ptr noundef nonnull %19, ptr noundef %2) #14
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %16, %21
  %25 = add nuw nsw i64 %17, 1
  %26 = icmp eq i64 %25, 4
  br i1 %26, label %27, label %16, !llvm.loop !23

27:                                               ; preds = %24, %21
  %28 = phi i32 [ %22, %21 ], [ 0, %24 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
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
  %2 = alloca [4 x ptr], align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
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
  tail call void @PyObject_GC_UnTrack(ptr noundef %0) #14
  %14 = tail call ptr @PyType_GetSlot(ptr noundef %4, i32 noundef 74) #14
  tail call void %14(ptr noundef %0) #14
  br label %16

15:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
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
  br i1 %24, label %15, label %16, !llvm.loop !24
}

; Function Attrs: optsize
declare i32 @PyErr_BadArgument() local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyType_GenericNew(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal ptr @call_vector(ptr noundef captures(none) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #0 {
  %5 = alloca %struct.Arguments, align 8
  %6 = and i64 %2, 9223372036854775807
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
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
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret ptr %33
}

; Function Attrs: optsize
declare void @Py_IncRef(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc ptr @try_all(ptr noundef captures(none) %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #0 {
  %3 = alloca i64, align 8
  %4 = alloca [7 x ptr], align 16
  %5 = alloca [6 x i64], align 16
  %6 = alloca i32, align 4
  %7 = alloca [1 x ptr], align 8
  %8 = alloca %struct.Number, align 8
  %9 = alloca [6 x i64], align 16
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Number, align 8
  %14 = alloca [128 x ptr], align 16
  %15 = alloca [512 x i64], align 16
  %16 = alloca [6 x i64], align 16
  %17 = alloca [6 x i64], align 16
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %22 = load ptr, ptr %21, align 8
  %23 = load ptr, ptr @host, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %25 = load atomic i64, ptr %24 monotonic, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %881

27:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %20)
  %28 = load i32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  %29 = and i32 %28, 65472
  %30 = icmp eq i32 %29, 8064
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  store i32 8064, ptr %19, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  br label %32

32:                                               ; preds = %27, %31
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %34 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = icmp sgt i64 %35, 0
  br i1 %36, label %37, label %878

37:                                               ; preds = %32
  %38 = load i64, ptr %33, align 8
  %39 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %45 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %46 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %47 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 8
  br label %49

49:                                               ; preds = %37, %873
  %50 = phi i64 [ %35, %37 ], [ %876, %873 ]
  %51 = phi i64 [ 0, %37 ], [ %874, %873 ]
  %52 = phi i64 [ %38, %37 ], [ %875, %873 ]
  %53 = icmp slt i64 %52, %50
  %54 = select i1 %53, i64 %52, i64 0
  %55 = load ptr, ptr %39, align 8
  %56 = getelementptr inbounds ptr, ptr %55, i64 %54
  %57 = load ptr, ptr %56, align 8
  call void @Py_IncRef(ptr noundef %57) #14
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 24
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 32
  %61 = load ptr, ptr %40, align 8
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 488
  %63 = getelementptr inbounds nuw i8, ptr %59, i64 96
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds %struct.Row, ptr %62, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %59, i64 112
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds %struct.Captured, ptr %65, i64 %67
  %69 = getelementptr inbounds nuw i8, ptr %59, i64 120
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds %struct.Equal, ptr %68, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %59, i64 128
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds %struct.Apart, ptr %71, i64 %73
  %75 = getelementptr inbounds nuw i8, ptr %59, i64 136
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds %struct.Make, ptr %74, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr %59, i64 144
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds i64, ptr %77, i64 %79
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #8
  %81 = load i64, ptr %60, align 8
  %82 = icmp sgt i64 %81, -1
  br i1 %82, label %83, label %87

83:                                               ; preds = %49
  %84 = load ptr, ptr @host, align 8
  %85 = load atomic i64, ptr %84 monotonic, align 8
  %86 = icmp eq i64 %81, %85
  br i1 %86, label %87, label %869

87:                                               ; preds = %83, %49
  %88 = load i64, ptr %41, align 8
  %89 = getelementptr inbounds nuw i8, ptr %59, i64 104
  %90 = load i64, ptr %89, align 8
  %91 = icmp sgt i64 %88, %90
  br i1 %91, label %869, label %92

92:                                               ; preds = %87
  %93 = getelementptr inbounds nuw i8, ptr %59, i64 88
  %94 = load i64, ptr %93, align 8
  %95 = icmp sgt i64 %94, 0
  br i1 %95, label %106, label %96

96:                                               ; preds = %113, %92
  %97 = load i64, ptr %42, align 8
  %98 = icmp sgt i64 %97, 0
  br i1 %98, label %99, label %174

99:                                               ; preds = %96
  %100 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 112), align 8
  %101 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 120), align 8
  %102 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 128), align 8
  %103 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %104 = load ptr, ptr %43, align 8
  %105 = load ptr, ptr %44, align 8
  br label %118

106:                                              ; preds = %92, %113
  %107 = phi i64 [ %116, %113 ], [ 0, %92 ]
  %108 = icmp slt i64 %107, %88
  br i1 %108, label %109, label %113

109:                                              ; preds = %106
  %110 = load ptr, ptr %1, align 8
  %111 = getelementptr inbounds nuw ptr, ptr %110, i64 %107
  %112 = load ptr, ptr %111, align 8
  br label %113

113:                                              ; preds = %109, %106
  %114 = phi ptr [ %112, %109 ], [ null, %106 ]
  %115 = getelementptr inbounds nuw ptr, ptr %14, i64 %107
  store ptr %114, ptr %115, align 8
  %116 = add nuw nsw i64 %107, 1
  %117 = icmp eq i64 %116, %94
  br i1 %117, label %96, label %106, !llvm.loop !25

118:                                              ; preds = %165, %99
  %119 = phi ptr [ null, %99 ], [ %166, %165 ]
  %120 = phi ptr [ null, %99 ], [ %167, %165 ]
  %121 = phi ptr [ null, %99 ], [ %168, %165 ]
  %122 = phi i64 [ 0, %99 ], [ %170, %165 ]
  %123 = phi i64 [ %88, %99 ], [ %169, %165 ]
  %124 = getelementptr inbounds nuw ptr, ptr %104, i64 %122
  %125 = load ptr, ptr %124, align 8
  %126 = getelementptr inbounds nuw ptr, ptr %105, i64 %122
  %127 = load ptr, ptr %126, align 8
  br i1 %95, label %128, label %150

128:                                              ; preds = %118
  %129 = icmp slt i64 %123, %94
  %130 = select i1 %129, i64 %123, i64 0
  br label %131

131:                                              ; preds = %138, %128
  %132 = phi i64 [ %142, %138 ], [ %130, %128 ]
  %133 = phi i64 [ %139, %138 ], [ 0, %128 ]
  %134 = getelementptr inbounds %struct.Row, ptr %62, i64 %132
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %136 = load ptr, ptr %135, align 8
  %137 = icmp eq ptr %136, %125
  br i1 %137, label %144, label %138

138:                                              ; preds = %131
  %139 = add nuw nsw i64 %133, 1
  %140 = add nsw i64 %132, 1
  %141 = icmp slt i64 %140, %94
  %142 = select i1 %141, i64 %140, i64 0
  %143 = icmp eq i64 %139, %94
  br i1 %143, label %150, label %131, !llvm.loop !26

144:                                              ; preds = %131
  %145 = getelementptr inbounds ptr, ptr %14, i64 %132
  %146 = load ptr, ptr %145, align 8
  %147 = icmp eq ptr %146, null
  br i1 %147, label %148, label %869

148:                                              ; preds = %144
  store ptr %127, ptr %145, align 8
  %149 = add nsw i64 %132, 1
  br label %165

150:                                              ; preds = %138, %118
  %151 = icmp eq ptr %125, %100
  br i1 %151, label %152, label %155

152:                                              ; preds = %150
  %153 = icmp eq ptr %127, %103
  %154 = select i1 %153, ptr null, ptr %127
  br label %165

155:                                              ; preds = %150
  %156 = icmp eq ptr %125, %101
  br i1 %156, label %157, label %160

157:                                              ; preds = %155
  %158 = icmp eq ptr %127, %103
  %159 = select i1 %158, ptr null, ptr %127
  br label %165

160:                                              ; preds = %155
  %161 = icmp eq ptr %125, %102
  br i1 %161, label %162, label %869

162:                                              ; preds = %160
  %163 = icmp eq ptr %127, %103
  %164 = select i1 %163, ptr null, ptr %127
  br label %165

165:                                              ; preds = %162, %157, %152, %148
  %166 = phi ptr [ %119, %157 ], [ %119, %162 ], [ %119, %148 ], [ %154, %152 ]
  %167 = phi ptr [ %159, %157 ], [ %120, %162 ], [ %120, %148 ], [ %120, %152 ]
  %168 = phi ptr [ %121, %157 ], [ %164, %162 ], [ %121, %148 ], [ %121, %152 ]
  %169 = phi i64 [ %123, %157 ], [ %123, %162 ], [ %149, %148 ], [ %123, %152 ]
  %170 = add nuw nsw i64 %122, 1
  %171 = icmp eq i64 %170, %97
  br i1 %171, label %172, label %118, !llvm.loop !27

172:                                              ; preds = %165
  %173 = icmp eq ptr %168, null
  br i1 %173, label %174, label %181

174:                                              ; preds = %172, %96
  %175 = phi ptr [ %167, %172 ], [ null, %96 ]
  %176 = phi ptr [ %166, %172 ], [ null, %96 ]
  %177 = getelementptr inbounds nuw i8, ptr %59, i64 80
  %178 = load i64, ptr %177, align 8
  %179 = and i64 %178, 8
  %180 = icmp eq i64 %179, 0
  br i1 %180, label %195, label %869

181:                                              ; preds = %172
  %182 = getelementptr inbounds nuw i8, ptr %59, i64 72
  %183 = load ptr, ptr %182, align 8
  %184 = icmp eq ptr %168, %183
  br i1 %184, label %195, label %185

185:                                              ; preds = %181
  %186 = getelementptr inbounds nuw i8, ptr %168, i64 8
  %187 = load ptr, ptr %186, align 8
  %188 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 80), align 8
  %189 = icmp eq ptr %187, %188
  br i1 %189, label %190, label %869

190:                                              ; preds = %185
  %191 = call i32 @PyUnicode_Compare(ptr noundef nonnull %168, ptr noundef %183) #14
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %869

193:                                              ; preds = %190
  %194 = load i64, ptr %63, align 8
  br label %195

195:                                              ; preds = %193, %181, %174
  %196 = phi ptr [ %175, %174 ], [ %167, %181 ], [ %167, %193 ]
  %197 = phi ptr [ %176, %174 ], [ %166, %181 ], [ %166, %193 ]
  %198 = phi i64 [ %64, %174 ], [ %64, %181 ], [ %194, %193 ]
  %199 = icmp eq ptr %197, null
  %200 = select i1 %199, ptr %61, ptr %197
  %201 = icmp slt i64 %198, 1
  br i1 %201, label %396, label %202

202:                                              ; preds = %195
  %203 = getelementptr inbounds nuw i8, ptr %59, i64 80
  br label %204

204:                                              ; preds = %392, %202
  %205 = phi i64 [ 0, %202 ], [ %393, %392 ]
  %206 = getelementptr inbounds nuw %struct.Row, ptr %62, i64 %205
  %207 = getelementptr inbounds nuw i8, ptr %206, i64 16
  %208 = load i64, ptr %207, align 8
  %209 = load i64, ptr %93, align 8
  %210 = icmp slt i64 %208, %209
  br i1 %210, label %211, label %214

211:                                              ; preds = %204
  %212 = getelementptr inbounds ptr, ptr %14, i64 %208
  %213 = load ptr, ptr %212, align 8
  br label %214

214:                                              ; preds = %211, %204
  %215 = phi ptr [ %213, %211 ], [ null, %204 ]
  %216 = getelementptr inbounds nuw i8, ptr %206, i64 24
  %217 = load i64, ptr %216, align 8
  %218 = getelementptr inbounds i64, ptr %15, i64 %217
  %219 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %220 = icmp eq ptr %215, %219
  br i1 %220, label %221, label %226

221:                                              ; preds = %214
  %222 = load i64, ptr %203, align 8
  %223 = and i64 %222, 16
  %224 = icmp eq i64 %223, 0
  %225 = select i1 %224, ptr null, ptr %215
  br label %226

226:                                              ; preds = %221, %214
  %227 = phi ptr [ %225, %221 ], [ %215, %214 ]
  %228 = load i64, ptr %206, align 8
  %229 = icmp slt i64 %228, 3
  br i1 %229, label %230, label %239

230:                                              ; preds = %226
  %231 = getelementptr inbounds nuw i8, ptr %206, i64 56
  %232 = load i64, ptr %231, align 8
  %233 = icmp eq i64 %232, 0
  %234 = icmp eq ptr %227, null
  br i1 %233, label %236, label %235

235:                                              ; preds = %230
  br i1 %234, label %392, label %869

236:                                              ; preds = %230
  br i1 %234, label %869, label %237

237:                                              ; preds = %236
  %238 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %60, ptr noundef nonnull readonly %206, ptr noundef %227, ptr noundef %218) #15
  br i1 %238, label %392, label %869

239:                                              ; preds = %226
  %240 = icmp eq ptr %227, null
  br i1 %240, label %241, label %248

241:                                              ; preds = %239
  %242 = getelementptr inbounds nuw i8, ptr %206, i64 56
  %243 = load i64, ptr %242, align 8
  %244 = icmp eq i64 %243, 0
  br i1 %244, label %869, label %245

245:                                              ; preds = %241
  %246 = getelementptr inbounds nuw i8, ptr %206, i64 64
  %247 = load i64, ptr %246, align 8
  store i64 %247, ptr %218, align 8
  br label %392

248:                                              ; preds = %239
  %249 = icmp eq i64 %228, 14
  br i1 %249, label %869, label %250

250:                                              ; preds = %248
  %251 = icmp samesign ult i64 %228, 9
  br i1 %251, label %252, label %318

252:                                              ; preds = %250
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #8
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %13, ptr noundef nonnull %227) #15
  %253 = load i64, ptr %206, align 8
  switch i64 %253, label %281 [
    i64 8, label %314
    i64 7, label %254
    i64 5, label %258
    i64 6, label %273
  ]

254:                                              ; preds = %252
  %255 = load i64, ptr %45, align 8
  store i64 %255, ptr %218, align 8
  %256 = load i32, ptr %13, align 8
  %257 = icmp eq i32 %256, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  br i1 %257, label %392, label %869

258:                                              ; preds = %252
  %259 = load i64, ptr %45, align 8
  %260 = getelementptr inbounds nuw i8, ptr %206, i64 48
  %261 = load i64, ptr %260, align 8
  %262 = and i64 %261, %259
  store i64 %262, ptr %218, align 8
  %263 = load i32, ptr %13, align 8
  %264 = icmp eq i32 %263, 2
  br i1 %264, label %265, label %312

265:                                              ; preds = %258
  %266 = getelementptr inbounds nuw i8, ptr %206, i64 32
  %267 = load i64, ptr %266, align 8
  %268 = icmp sgt i64 %267, %259
  br i1 %268, label %312, label %269

269:                                              ; preds = %265
  %270 = getelementptr inbounds nuw i8, ptr %206, i64 40
  %271 = load i64, ptr %270, align 8
  %272 = icmp sgt i64 %259, %271
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  br i1 %272, label %869, label %392

273:                                              ; preds = %252
  %274 = load i64, ptr %45, align 8
  store i64 %274, ptr %218, align 8
  %275 = load i32, ptr %13, align 8
  %276 = icmp eq i32 %275, 3
  br i1 %276, label %313, label %277

277:                                              ; preds = %273
  %278 = icmp eq i32 %275, 2
  %279 = icmp sgt i64 %274, -1
  %280 = select i1 %278, i1 %279, i1 false
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  br i1 %280, label %392, label %869

281:                                              ; preds = %252
  %282 = load i32, ptr %13, align 8
  %283 = icmp eq i32 %282, 2
  br i1 %283, label %284, label %290

284:                                              ; preds = %281
  %285 = load i64, ptr %45, align 8
  %286 = add i64 %285, -9007199254740993
  %287 = icmp ult i64 %286, -18014398509481985
  br i1 %287, label %312, label %288

288:                                              ; preds = %284
  %289 = sitofp i64 %285 to double
  br label %293

290:                                              ; preds = %281
  %291 = load double, ptr %46, align 8
  %292 = icmp eq i32 %282, 4
  br i1 %292, label %293, label %312

293:                                              ; preds = %290, %288
  %294 = phi double [ %289, %288 ], [ %291, %290 ]
  %295 = icmp eq i64 %253, 4
  br i1 %295, label %296, label %300

296:                                              ; preds = %293
  %297 = fcmp uno double %294, 0.000000e+00
  %298 = bitcast double %294 to i64
  %299 = select i1 %297, i64 9221120237041090560, i64 %298
  store i64 %299, ptr %218, align 8
  br label %313

300:                                              ; preds = %293
  %301 = fptrunc double %294 to float
  %302 = call double @llvm.fabs.f64(double %294)
  %303 = bitcast double %302 to i64
  %304 = icmp samesign ugt i64 %303, 9218868437227405311
  %305 = fcmp uno double %294, 0.000000e+00
  %306 = bitcast float %301 to i32
  %307 = zext i32 %306 to i64
  %308 = select i1 %305, i64 2143289344, i64 %307
  store i64 %308, ptr %218, align 8
  %309 = call float @llvm.fabs.f32(float %301)
  %310 = fcmp une float %309, 0x7FF0000000000000
  %311 = select i1 %304, i1 true, i1 %310
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  br i1 %311, label %392, label %869

312:                                              ; preds = %290, %284, %265, %258
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  br label %869

313:                                              ; preds = %296, %273
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  br label %392

314:                                              ; preds = %252
  %315 = load i64, ptr %45, align 8
  store i64 %315, ptr %218, align 8
  %316 = load i32, ptr %13, align 8
  %317 = icmp eq i32 %316, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  br i1 %317, label %869, label %392

318:                                              ; preds = %250
  %319 = getelementptr inbounds nuw i8, ptr %206, i64 32
  %320 = load i64, ptr %319, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #8
  switch i64 %228, label %382 [
    i64 9, label %321
    i64 10, label %332
    i64 11, label %341
    i64 12, label %387
  ]

321:                                              ; preds = %318
  %322 = getelementptr inbounds nuw i8, ptr %227, i64 8
  %323 = load ptr, ptr %322, align 8
  %324 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %325 = icmp eq ptr %323, %324
  br i1 %325, label %326, label %385

326:                                              ; preds = %321
  %327 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %227, ptr noundef nonnull %12) #14
  %328 = icmp eq i64 %327, %320
  br i1 %328, label %329, label %385

329:                                              ; preds = %326
  %330 = load i32, ptr %12, align 4
  %331 = icmp eq i32 %330, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  br i1 %331, label %392, label %869

332:                                              ; preds = %318
  %333 = getelementptr inbounds nuw i8, ptr %227, i64 8
  %334 = load ptr, ptr %333, align 8
  %335 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 56), align 8
  %336 = icmp eq ptr %334, %335
  br i1 %336, label %337, label %385

337:                                              ; preds = %332
  %338 = getelementptr inbounds nuw i8, ptr %227, i64 16
  %339 = load i64, ptr %338, align 8
  %340 = icmp eq i64 %339, %320
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  br i1 %340, label %392, label %869

341:                                              ; preds = %318
  %342 = inttoptr i64 %320 to ptr
  %343 = icmp eq ptr %227, %342
  br i1 %343, label %386, label %344

344:                                              ; preds = %341
  %345 = getelementptr inbounds nuw i8, ptr %227, i64 8
  %346 = load ptr, ptr %345, align 8
  %347 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 88), align 8
  %348 = icmp eq ptr %346, %347
  br i1 %348, label %349, label %385

349:                                              ; preds = %344
  %350 = getelementptr inbounds nuw i8, ptr %227, i64 16
  %351 = load i64, ptr %350, align 8
  %352 = getelementptr inbounds nuw i8, ptr %342, i64 16
  %353 = load i64, ptr %352, align 8
  %354 = icmp eq i64 %351, %353
  br i1 %354, label %355, label %385

355:                                              ; preds = %349
  %356 = icmp slt i64 %351, 1
  br i1 %356, label %386, label %357

357:                                              ; preds = %355
  %358 = getelementptr inbounds nuw i8, ptr %227, i64 24
  %359 = getelementptr inbounds nuw i8, ptr %342, i64 24
  br label %360

360:                                              ; preds = %377, %357
  %361 = phi i64 [ 0, %357 ], [ %378, %377 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #8
  %362 = getelementptr inbounds nuw ptr, ptr %358, i64 %361
  %363 = load ptr, ptr %362, align 8
  %364 = getelementptr inbounds nuw i8, ptr %363, i64 8
  %365 = load ptr, ptr %364, align 8
  %366 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %367 = icmp eq ptr %365, %366
  br i1 %367, label %368, label %381

368:                                              ; preds = %360
  %369 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %363, ptr noundef nonnull %10) #14
  %370 = load i32, ptr %10, align 4
  %371 = icmp eq i32 %370, 0
  br i1 %371, label %372, label %381

372:                                              ; preds = %368
  %373 = getelementptr inbounds nuw ptr, ptr %359, i64 %361
  %374 = load ptr, ptr %373, align 8
  %375 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef %374, ptr noundef nonnull %11) #14
  %376 = icmp eq i64 %369, %375
  br i1 %376, label %377, label %381

377:                                              ; preds = %372
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  %378 = add nuw nsw i64 %361, 1
  %379 = load i64, ptr %350, align 8
  %380 = icmp slt i64 %378, %379
  br i1 %380, label %360, label %386, !llvm.loop !28

381:                                              ; preds = %372, %368, %360
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  br label %385

382:                                              ; preds = %318
  %383 = ptrtoint ptr %227 to i64
  %384 = icmp eq i64 %320, %383
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  br i1 %384, label %392, label %869

385:                                              ; preds = %349, %344, %332, %326, %321, %381
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  br label %869

386:                                              ; preds = %377, %355, %341
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  br label %392

387:                                              ; preds = %318
  %388 = getelementptr inbounds nuw i8, ptr %227, i64 8
  %389 = load ptr, ptr %388, align 8
  %390 = inttoptr i64 %320 to ptr
  %391 = icmp eq ptr %389, %390
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  br i1 %391, label %392, label %869

392:                                              ; preds = %387, %386, %382, %337, %329, %314, %313, %300, %277, %269, %254, %245, %237, %235
  %393 = add nuw nsw i64 %205, 1
  %394 = load i64, ptr %63, align 8
  %395 = icmp slt i64 %393, %394
  br i1 %395, label %204, label %396, !llvm.loop !29

396:                                              ; preds = %392, %195
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #8
  %397 = icmp ne ptr %200, null
  %398 = icmp ne ptr %196, null
  %399 = select i1 %397, ptr %200, ptr %196
  %400 = or i1 %398, %397
  %401 = zext i1 %397 to i64
  %402 = icmp eq ptr %196, null
  %403 = select i1 %402, i64 0, i64 2
  %404 = or disjoint i64 %403, %401
  %405 = icmp eq i64 %404, 0
  %406 = select i1 %405, i64 4, i64 %404
  %407 = getelementptr inbounds nuw i8, ptr %59, i64 80
  %408 = load i64, ptr %407, align 8
  %409 = xor i64 %408, -1
  %410 = and i64 %406, %409
  %411 = icmp eq i64 %410, 0
  %412 = xor i1 %397, true
  %413 = or i1 %402, %412
  %414 = and i1 %413, %411
  br i1 %414, label %415, label %865

415:                                              ; preds = %396
  %416 = load i64, ptr %69, align 8
  %417 = icmp sgt i64 %416, 0
  br i1 %417, label %418, label %449

418:                                              ; preds = %415, %446
  %419 = phi i64 [ %447, %446 ], [ 0, %415 ]
  %420 = getelementptr inbounds nuw %struct.Equal, ptr %68, i64 %419
  br i1 %400, label %421, label %425

421:                                              ; preds = %418
  %422 = getelementptr inbounds nuw i8, ptr %420, i64 32
  %423 = load i64, ptr %422, align 8
  %424 = icmp eq i64 %423, 0
  br i1 %424, label %446, label %425

425:                                              ; preds = %421, %418
  %426 = load i64, ptr %420, align 8
  %427 = getelementptr inbounds i64, ptr %15, i64 %426
  %428 = load i64, ptr %427, align 8
  %429 = getelementptr inbounds nuw i8, ptr %420, i64 16
  %430 = load i64, ptr %429, align 8
  %431 = icmp slt i64 %430, 0
  %432 = getelementptr inbounds nuw i8, ptr %420, i64 24
  %433 = getelementptr inbounds nuw i64, ptr %15, i64 %430
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
  br i1 %445, label %446, label %865

446:                                              ; preds = %443, %421
  %447 = add nuw nsw i64 %419, 1
  %448 = icmp eq i64 %447, %416
  br i1 %448, label %449, label %418, !llvm.loop !30

449:                                              ; preds = %446, %415
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #8
  br i1 %400, label %450, label %483

450:                                              ; preds = %449
  %451 = getelementptr inbounds nuw i8, ptr %59, i64 168
  %452 = load i64, ptr %451, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  store ptr %399, ptr %7, align 8
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
  %462 = phi ptr [ %458, %457 ], [ %7, %450 ]
  %463 = phi i64 [ %460, %457 ], [ 1, %450 ]
  %464 = icmp eq i64 %463, %452
  br i1 %464, label %465, label %482

465:                                              ; preds = %461
  %466 = icmp slt i64 %452, 1
  br i1 %466, label %481, label %467

467:                                              ; preds = %465, %476
  %468 = phi i64 [ %478, %476 ], [ 0, %465 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  %469 = getelementptr inbounds nuw ptr, ptr %462, i64 %468
  %470 = load ptr, ptr %469, align 8
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %8, ptr noundef %470) #15
  %471 = load i32, ptr %8, align 8
  %472 = icmp eq i32 %471, 2
  %473 = load i64, ptr %47, align 8
  %474 = icmp ult i64 %473, 2147483648
  %475 = select i1 %472, i1 %474, i1 false
  br i1 %475, label %476, label %480

476:                                              ; preds = %467
  %477 = getelementptr inbounds nuw i64, ptr %9, i64 %468
  store i64 %473, ptr %477, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  %478 = add nuw nsw i64 %468, 1
  %479 = icmp eq i64 %478, %452
  br i1 %479, label %481, label %467, !llvm.loop !31

480:                                              ; preds = %467
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  br label %482

481:                                              ; preds = %476, %465
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  br label %483

482:                                              ; preds = %480, %461
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  br label %558

483:                                              ; preds = %481, %449
  %484 = getelementptr inbounds nuw i8, ptr %59, i64 168
  %485 = load i64, ptr %484, align 8
  %486 = call i64 @llvm.smax.i64(i64 %485, i64 3)
  %487 = trunc i64 %486 to i32
  %488 = icmp slt i32 %487, 1
  br i1 %488, label %559, label %489

489:                                              ; preds = %483
  %490 = getelementptr inbounds nuw i8, ptr %59, i64 328
  %491 = getelementptr inbounds nuw i8, ptr %59, i64 184
  %492 = getelementptr inbounds nuw i8, ptr %59, i64 176
  %493 = getelementptr inbounds nuw i8, ptr %59, i64 376
  %494 = and i64 %486, 2147483647
  %495 = call i64 @llvm.umax.i64(i64 %494, i64 1)
  br label %500

496:                                              ; preds = %553
  %497 = extractvalue { i64, i1 } %556, 0
  %498 = add nuw nsw i64 %502, 1
  %499 = icmp eq i64 %498, %495
  br i1 %499, label %559, label %500, !llvm.loop !32

500:                                              ; preds = %496, %489
  %501 = phi i64 [ 1, %489 ], [ %497, %496 ]
  %502 = phi i64 [ 0, %489 ], [ %498, %496 ]
  %503 = getelementptr inbounds nuw i64, ptr %490, i64 %502
  %504 = load i64, ptr %503, align 8
  %505 = icmp sgt i64 %485, %502
  br i1 %505, label %506, label %534

506:                                              ; preds = %500
  br i1 %400, label %524, label %507

507:                                              ; preds = %506
  %508 = getelementptr inbounds nuw %struct.Extent, ptr %491, i64 %502
  %509 = load i64, ptr %508, align 8
  %510 = icmp slt i64 %509, 0
  br i1 %510, label %511, label %513

511:                                              ; preds = %507
  %512 = getelementptr inbounds nuw i8, ptr %508, i64 8
  br label %521

513:                                              ; preds = %507
  %514 = getelementptr inbounds nuw i8, ptr %508, i64 16
  %515 = load i64, ptr %514, align 8
  %516 = icmp eq i64 %515, 0
  br i1 %516, label %517, label %519

517:                                              ; preds = %513
  %518 = getelementptr inbounds nuw i64, ptr %15, i64 %509
  br label %521

519:                                              ; preds = %513
  %520 = getelementptr inbounds nuw i64, ptr null, i64 %509
  br label %521

521:                                              ; preds = %519, %517, %511
  %522 = phi ptr [ %512, %511 ], [ %518, %517 ], [ %520, %519 ]
  %523 = load i64, ptr %522, align 8
  br label %535

524:                                              ; preds = %506
  %525 = getelementptr inbounds nuw i64, ptr %9, i64 %502
  %526 = load i64, ptr %525, align 8
  %527 = load i64, ptr %493, align 8
  %528 = icmp eq i64 %527, 0
  br i1 %528, label %541, label %529

529:                                              ; preds = %524
  %530 = getelementptr inbounds nuw %struct.Extent, ptr %60, i64 %502
  %531 = getelementptr inbounds nuw i8, ptr %530, i64 160
  %532 = load i64, ptr %531, align 8
  %533 = icmp eq i64 %526, %532
  br i1 %533, label %541, label %558

534:                                              ; preds = %500
  br i1 %400, label %541, label %535

535:                                              ; preds = %534, %521
  %536 = phi i64 [ %523, %521 ], [ 1, %534 ]
  %537 = load i64, ptr %492, align 8
  %538 = shl nuw i64 1, %502
  %539 = and i64 %537, %538
  %540 = icmp ne i64 %539, 0
  br label %541

541:                                              ; preds = %535, %534, %529, %524
  %542 = phi i64 [ %536, %535 ], [ 1, %534 ], [ %526, %524 ], [ %526, %529 ]
  %543 = phi i1 [ %540, %535 ], [ %398, %534 ], [ %398, %524 ], [ %398, %529 ]
  %544 = select i1 %543, i64 %504, i64 1
  %545 = mul nsw i64 %544, %542
  %546 = getelementptr inbounds nuw i64, ptr %16, i64 %502
  store i64 %545, ptr %546, align 8
  %547 = icmp eq i64 %504, 1
  %548 = select i1 %543, i1 true, i1 %547
  br i1 %548, label %553, label %549

549:                                              ; preds = %541
  %550 = add i64 %504, -1
  %551 = add i64 %550, %542
  %552 = sdiv i64 %551, %504
  br label %553

553:                                              ; preds = %549, %541
  %554 = phi i64 [ %552, %549 ], [ %542, %541 ]
  %555 = getelementptr inbounds nuw i64, ptr %17, i64 %502
  store i64 %554, ptr %555, align 8
  %556 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %501, i64 %554)
  %557 = extractvalue { i64, i1 } %556, 1
  br i1 %557, label %558, label %496

558:                                              ; preds = %553, %529, %482
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  br label %865

559:                                              ; preds = %496, %483
  %560 = phi i64 [ 1, %483 ], [ %497, %496 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  %561 = load i64, ptr %72, align 8
  %562 = icmp slt i64 %561, 1
  br i1 %562, label %585, label %563

563:                                              ; preds = %559, %582
  %564 = phi i64 [ %583, %582 ], [ 0, %559 ]
  %565 = getelementptr inbounds nuw %struct.Apart, ptr %71, i64 %564
  %566 = load i64, ptr %565, align 8
  %567 = getelementptr inbounds i64, ptr %15, i64 %566
  %568 = load i64, ptr %567, align 8
  %569 = getelementptr inbounds nuw i8, ptr %565, i64 8
  %570 = load i64, ptr %569, align 8
  %571 = getelementptr inbounds i64, ptr %15, i64 %570
  %572 = load i64, ptr %571, align 8
  %573 = getelementptr inbounds nuw i8, ptr %565, i64 24
  %574 = load i64, ptr %573, align 8
  %575 = add i64 %574, %572
  %576 = icmp ult i64 %568, %575
  br i1 %576, label %577, label %582

577:                                              ; preds = %563
  %578 = getelementptr inbounds nuw i8, ptr %565, i64 16
  %579 = load i64, ptr %578, align 8
  %580 = add i64 %579, %568
  %581 = icmp ult i64 %572, %580
  br i1 %581, label %865, label %582

582:                                              ; preds = %577, %563
  %583 = add nuw nsw i64 %564, 1
  %584 = icmp eq i64 %583, %561
  br i1 %584, label %585, label %563, !llvm.loop !33

585:                                              ; preds = %582, %559
  %586 = load i64, ptr %66, align 8
  %587 = icmp sgt i64 %586, 0
  br i1 %587, label %588, label %619

588:                                              ; preds = %585, %615
  %589 = phi i64 [ %616, %615 ], [ 0, %585 ]
  %590 = getelementptr inbounds nuw %struct.Captured, ptr %65, i64 %589
  %591 = getelementptr inbounds nuw i8, ptr %590, i64 8
  %592 = load ptr, ptr %591, align 8
  %593 = ptrtoint ptr %592 to i64
  %594 = load ptr, ptr %590, align 8
  switch i64 %593, label %598 [
    i64 0, label %609
    i64 1, label %595
  ]

595:                                              ; preds = %588
  %596 = call i64 @PyDict_Size(ptr noundef %594) #14
  %597 = icmp eq i64 %596, 0
  br i1 %597, label %615, label %865

598:                                              ; preds = %588
  %599 = call ptr @PyDict_GetItemWithError(ptr noundef %594, ptr noundef nonnull %592) #14
  %600 = icmp eq ptr %599, null
  br i1 %600, label %601, label %605, !prof !34

601:                                              ; preds = %598
  %602 = call ptr @PyErr_Occurred() #14
  %603 = icmp eq ptr %602, null
  br i1 %603, label %605, label %604

604:                                              ; preds = %601
  call void @PyErr_Clear() #14
  br label %865

605:                                              ; preds = %601, %598
  %606 = getelementptr inbounds nuw i8, ptr %590, i64 16
  %607 = load ptr, ptr %606, align 8
  %608 = icmp eq ptr %599, %607
  br i1 %608, label %615, label %865

609:                                              ; preds = %588
  %610 = getelementptr inbounds nuw i8, ptr %594, i64 16
  %611 = load ptr, ptr %610, align 8
  %612 = getelementptr inbounds nuw i8, ptr %590, i64 16
  %613 = load ptr, ptr %612, align 8
  %614 = icmp eq ptr %611, %613
  br i1 %614, label %615, label %865

615:                                              ; preds = %609, %605, %595
  %616 = add nuw nsw i64 %589, 1
  %617 = load i64, ptr %66, align 8
  %618 = icmp slt i64 %616, %617
  br i1 %618, label %588, label %619, !llvm.loop !35

619:                                              ; preds = %615, %585
  %620 = getelementptr inbounds nuw i8, ptr %59, i64 152
  %621 = load ptr, ptr %620, align 8
  %622 = icmp eq ptr %621, null
  br i1 %622, label %626, label %623

623:                                              ; preds = %619
  %624 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 24), align 8
  %625 = call fastcc zeroext i1 @says(ptr noundef %621, ptr noundef null, ptr noundef %624) #15
  br i1 %625, label %626, label %865

626:                                              ; preds = %623, %619
  %627 = getelementptr inbounds nuw i8, ptr %59, i64 424
  %628 = load ptr, ptr %627, align 8
  %629 = icmp eq ptr %628, null
  br i1 %629, label %661, label %630

630:                                              ; preds = %626
  %631 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %632 = getelementptr inbounds nuw i8, ptr %631, i64 8
  %633 = load i64, ptr %632, align 8
  %634 = inttoptr i64 %633 to ptr
  %635 = getelementptr inbounds nuw i8, ptr %631, i64 16
  %636 = load i64, ptr %635, align 8
  %637 = inttoptr i64 %636 to ptr
  %638 = load ptr, ptr @gpu, align 8
  %639 = call i64 @PyDict_Size(ptr noundef %638) #14
  %640 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %641 = load i64, ptr %640, align 8
  %642 = icmp eq i64 %639, %641
  br i1 %642, label %643, label %865

643:                                              ; preds = %630
  %644 = icmp eq i64 %633, 0
  br i1 %644, label %649, label %645

645:                                              ; preds = %643
  %646 = load ptr, ptr %627, align 8
  %647 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 40), align 8
  %648 = call fastcc zeroext i1 @says(ptr noundef %634, ptr noundef %646, ptr noundef %647) #15
  br i1 %648, label %649, label %865

649:                                              ; preds = %645, %643
  %650 = getelementptr inbounds nuw i8, ptr %59, i64 64
  %651 = load ptr, ptr %650, align 8
  %652 = icmp eq ptr %651, null
  %653 = icmp ne i64 %636, 0
  %654 = select i1 %652, i1 %653, i1 false
  br i1 %654, label %655, label %661

655:                                              ; preds = %649
  %656 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %657 = getelementptr inbounds nuw i8, ptr %656, i64 24
  %658 = load i64, ptr %657, align 8
  %659 = inttoptr i64 %658 to ptr
  %660 = call fastcc zeroext i1 @says(ptr noundef %637, ptr noundef null, ptr noundef %659) #15
  br i1 %660, label %661, label %865

661:                                              ; preds = %649, %655, %626
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #8
  store i32 0, ptr %18, align 4
  %662 = icmp eq ptr %200, null
  %663 = load i64, ptr %75, align 8
  %664 = icmp slt i64 %663, 1
  br i1 %664, label %822, label %665

665:                                              ; preds = %661, %817
  %666 = phi i64 [ %807, %817 ], [ 0, %661 ]
  %667 = getelementptr inbounds nuw %struct.Make, ptr %74, i64 %666
  %668 = getelementptr inbounds nuw i8, ptr %667, i64 16
  %669 = load i64, ptr %668, align 8
  %670 = icmp eq i64 %669, 1
  %671 = icmp eq i64 %669, 2
  %672 = select i1 %671, i1 %662, i1 false
  %673 = and i1 %672, %402
  %674 = select i1 %670, i1 true, i1 %673
  %675 = select i1 %674, i64 184, i64 183
  %676 = load i64, ptr %667, align 8
  %677 = getelementptr inbounds %struct.Row, ptr %62, i64 %676
  %678 = getelementptr inbounds nuw i8, ptr %677, i64 24
  %679 = load i64, ptr %678, align 8
  %680 = getelementptr inbounds i64, ptr %15, i64 %679
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %681 = getelementptr inbounds nuw i8, ptr %667, i64 24
  %682 = load i64, ptr %681, align 8
  %683 = getelementptr inbounds nuw i8, ptr %667, i64 8
  %684 = load i64, ptr %683, align 8
  %685 = icmp sgt i64 %684, 0
  br i1 %685, label %686, label %723

686:                                              ; preds = %665
  %687 = getelementptr inbounds nuw i8, ptr %667, i64 48
  br label %692

688:                                              ; preds = %714
  %689 = add nuw nsw i64 %693, 1
  %690 = load i64, ptr %683, align 8
  %691 = icmp slt i64 %689, %690
  br i1 %691, label %692, label %723, !llvm.loop !36

692:                                              ; preds = %688, %686
  %693 = phi i64 [ 0, %686 ], [ %689, %688 ]
  %694 = phi i64 [ %682, %686 ], [ %720, %688 ]
  %695 = getelementptr inbounds nuw %struct.Extent, ptr %687, i64 %693
  %696 = load i64, ptr %695, align 8
  %697 = icmp slt i64 %696, 0
  br i1 %697, label %698, label %700

698:                                              ; preds = %692
  %699 = getelementptr inbounds nuw i8, ptr %695, i64 8
  br label %710

700:                                              ; preds = %692
  %701 = getelementptr inbounds nuw i8, ptr %695, i64 16
  %702 = load i64, ptr %701, align 8
  %703 = icmp eq i64 %702, 0
  br i1 %703, label %704, label %706

704:                                              ; preds = %700
  %705 = getelementptr inbounds nuw i64, ptr %15, i64 %696
  br label %710

706:                                              ; preds = %700
  %707 = icmp eq i64 %702, 1
  %708 = select i1 %707, ptr %16, ptr %17
  %709 = getelementptr inbounds nuw i64, ptr %708, i64 %696
  br label %710

710:                                              ; preds = %706, %704, %698
  %711 = phi ptr [ %699, %698 ], [ %705, %704 ], [ %709, %706 ]
  %712 = load i64, ptr %711, align 8
  %713 = icmp ugt i64 %712, 2147483647
  br i1 %713, label %820, label %714

714:                                              ; preds = %710
  %715 = getelementptr inbounds nuw i64, ptr %5, i64 %693
  store i64 %712, ptr %715, align 8
  %716 = getelementptr inbounds nuw i64, ptr %680, i64 %693
  %717 = getelementptr inbounds nuw i8, ptr %716, i64 8
  store i64 %712, ptr %717, align 8
  %718 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %694, i64 %712)
  %719 = extractvalue { i64, i1 } %718, 1
  %720 = extractvalue { i64, i1 } %718, 0
  %721 = icmp sgt i64 %720, 70368744177664
  %722 = or i1 %719, %721
  br i1 %722, label %820, label %688

723:                                              ; preds = %688, %665
  %724 = phi i64 [ %684, %665 ], [ %690, %688 ]
  %725 = phi i64 [ %682, %665 ], [ %720, %688 ]
  %726 = getelementptr inbounds nuw i8, ptr %667, i64 40
  %727 = load ptr, ptr %726, align 8
  %728 = icmp eq ptr %727, null
  br i1 %728, label %757, label %729

729:                                              ; preds = %723
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  %730 = call i64 @llvm.smax.i64(i64 %724, i64 0)
  br label %731

731:                                              ; preds = %734, %729
  %732 = phi i64 [ 0, %729 ], [ %738, %734 ]
  %733 = icmp eq i64 %732, %730
  br i1 %733, label %741, label %734

734:                                              ; preds = %731
  %735 = getelementptr inbounds nuw i64, ptr %5, i64 %732
  %736 = load i64, ptr %735, align 8
  %737 = call ptr @PyLong_FromLongLong(i64 noundef %736) #14
  %738 = add nuw i64 %732, 1
  %739 = getelementptr inbounds nuw ptr, ptr %4, i64 %738
  store ptr %737, ptr %739, align 8
  %740 = icmp eq ptr %737, null
  br i1 %740, label %741, label %731, !llvm.loop !37

741:                                              ; preds = %734, %731
  %742 = phi i64 [ %730, %731 ], [ %732, %734 ]
  %743 = icmp eq i64 %742, %724
  br i1 %743, label %744, label %747

744:                                              ; preds = %741
  %745 = or i64 %724, -9223372036854775808
  %746 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %727, ptr noundef nonnull %48, i64 noundef %745, ptr noundef null) #14
  br label %747

747:                                              ; preds = %744, %741
  %748 = phi ptr [ %746, %744 ], [ null, %741 ]
  %749 = icmp eq i64 %742, 0
  br i1 %749, label %756, label %750

750:                                              ; preds = %747, %750
  %751 = phi i64 [ %752, %750 ], [ %742, %747 ]
  %752 = add nsw i64 %751, -1
  %753 = getelementptr inbounds nuw ptr, ptr %4, i64 %751
  %754 = load ptr, ptr %753, align 8
  call void @Py_DecRef(ptr noundef %754) #14
  %755 = icmp sgt i64 %751, 1
  br i1 %755, label %750, label %756, !llvm.loop !38

756:                                              ; preds = %750, %747
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  br label %800

757:                                              ; preds = %723
  %758 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %759 = getelementptr inbounds nuw ptr, ptr %758, i64 %675
  %760 = load ptr, ptr %759, align 8
  %761 = getelementptr inbounds nuw i8, ptr %667, i64 32
  %762 = load ptr, ptr %761, align 8
  %763 = icmp slt i64 %725, 4096
  br i1 %763, label %764, label %768

764:                                              ; preds = %757
  call void @Py_IncRef(ptr noundef %762) #14
  %765 = load i64, ptr %683, align 8
  %766 = trunc i64 %765 to i32
  %767 = call ptr %760(i32 noundef %766, ptr noundef nonnull %5, ptr noundef %762, i32 noundef 0) #14
  br label %800

768:                                              ; preds = %757
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %769 = add nuw nsw i64 %725, 64
  store i64 %769, ptr %3, align 8
  %770 = getelementptr inbounds nuw i8, ptr %758, i64 360
  %771 = load ptr, ptr %770, align 8
  %772 = call ptr %771(i32 noundef 2) #14
  %773 = call ptr %760(i32 noundef 1, ptr noundef nonnull %3, ptr noundef %772, i32 noundef 0) #14
  %774 = icmp eq ptr %773, null
  br i1 %774, label %798, label %775

775:                                              ; preds = %768
  %776 = getelementptr inbounds nuw i8, ptr %773, i64 16
  %777 = load ptr, ptr %776, align 8
  %778 = ptrtoint ptr %777 to i64
  %779 = add i64 %778, 63
  %780 = and i64 %779, -64
  call void @Py_IncRef(ptr noundef %762) #14
  %781 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %782 = getelementptr inbounds nuw i8, ptr %781, i64 752
  %783 = load ptr, ptr %782, align 8
  %784 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8
  %785 = load i64, ptr %683, align 8
  %786 = trunc i64 %785 to i32
  %787 = inttoptr i64 %780 to ptr
  %788 = call ptr %783(ptr noundef %784, ptr noundef %762, i32 noundef %786, ptr noundef nonnull %5, ptr noundef null, ptr noundef %787, i32 noundef 1281, ptr noundef null) #14
  %789 = icmp eq ptr %788, null
  br i1 %789, label %796, label %790

790:                                              ; preds = %775
  %791 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %792 = getelementptr inbounds nuw i8, ptr %791, i64 2256
  %793 = load ptr, ptr %792, align 8
  %794 = call i32 %793(ptr noundef nonnull %788, ptr noundef nonnull %773) #14
  %795 = icmp slt i32 %794, 0
  br i1 %795, label %796, label %798

796:                                              ; preds = %790, %775
  %797 = phi ptr [ %773, %775 ], [ %788, %790 ]
  call void @Py_DecRef(ptr noundef nonnull %797) #14
  br label %798

798:                                              ; preds = %796, %790, %768
  %799 = phi ptr [ null, %768 ], [ %788, %790 ], [ null, %796 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  br label %800

800:                                              ; preds = %798, %764, %756
  %801 = phi ptr [ %748, %756 ], [ %767, %764 ], [ %799, %798 ]
  %802 = icmp eq ptr %801, null
  br i1 %802, label %803, label %804

803:                                              ; preds = %800
  call void @PyErr_Clear() #14
  br label %820

804:                                              ; preds = %800
  %805 = load i64, ptr %667, align 8
  %806 = getelementptr inbounds ptr, ptr %14, i64 %805
  store ptr %801, ptr %806, align 8
  %807 = add nuw nsw i64 %666, 1
  %808 = load ptr, ptr %726, align 8
  %809 = icmp eq ptr %808, null
  br i1 %809, label %810, label %814

810:                                              ; preds = %804
  %811 = getelementptr inbounds nuw i8, ptr %801, i64 16
  %812 = load ptr, ptr %811, align 8
  %813 = ptrtoint ptr %812 to i64
  store i64 %813, ptr %680, align 8
  br label %817

814:                                              ; preds = %804
  %815 = getelementptr inbounds %struct.Row, ptr %62, i64 %805
  %816 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %60, ptr noundef nonnull readonly %815, ptr noundef %801, ptr noundef %680) #15
  br i1 %816, label %817, label %820

817:                                              ; preds = %814, %810
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  %818 = load i64, ptr %75, align 8
  %819 = icmp slt i64 %807, %818
  br i1 %819, label %665, label %822, !llvm.loop !39

820:                                              ; preds = %814, %710, %714, %803
  %821 = phi i64 [ %666, %803 ], [ %666, %710 ], [ %666, %714 ], [ %807, %814 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br label %853

822:                                              ; preds = %817, %661
  %823 = phi i64 [ 0, %661 ], [ %807, %817 ]
  %824 = load i64, ptr %484, align 8
  %825 = call i64 @llvm.smax.i64(i64 %824, i64 3)
  %826 = trunc i64 %825 to i32
  %827 = icmp sgt i32 %826, 0
  %828 = getelementptr inbounds nuw i8, ptr %59, i64 40
  %829 = load i64, ptr %828, align 8
  %830 = icmp eq i64 %829, 0
  %831 = select i1 %827, i1 %830, i1 false
  br i1 %831, label %832, label %838

832:                                              ; preds = %822
  %833 = getelementptr inbounds nuw i8, ptr %59, i64 384
  %834 = load i64, ptr %833, align 8
  %835 = getelementptr i64, ptr %15, i64 %834
  %836 = shl i64 %825, 3
  %837 = and i64 %836, 17179869176
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %835, ptr nonnull align 16 %17, i64 %837, i1 false)
  br label %839

838:                                              ; preds = %822
  switch i64 %829, label %845 [
    i64 0, label %839
    i64 1, label %841
    i64 2, label %843
  ]

839:                                              ; preds = %838, %832
  %840 = call fastcc i32 @run_kernel(ptr noundef nonnull readonly %60, ptr noundef %15, ptr noundef %17, i64 noundef %560) #15
  br label %847

841:                                              ; preds = %838
  %842 = call fastcc i32 @run_plan(ptr noundef nonnull readonly %60, ptr noundef nonnull readonly %80, ptr noundef %15) #15
  br label %847

843:                                              ; preds = %838
  %844 = call fastcc i32 @run_gpu(ptr noundef nonnull readonly %60, ptr noundef nonnull readonly %80, ptr noundef %15, ptr noundef %18) #15
  br label %847

845:                                              ; preds = %838
  %846 = call fastcc i32 @run_graph(ptr noundef nonnull readonly %60, ptr noundef %15) #15
  br label %847

847:                                              ; preds = %845, %843, %841, %839
  %848 = phi i32 [ %846, %845 ], [ %840, %839 ], [ %842, %841 ], [ %844, %843 ]
  %849 = icmp eq i32 %848, 1
  br i1 %849, label %850, label %853

850:                                              ; preds = %847
  %851 = load i32, ptr %18, align 4
  %852 = call fastcc ptr @returned(ptr noundef nonnull readonly %60, ptr noundef nonnull readonly %77, ptr noundef %14, i32 noundef %851) #15
  br label %853

853:                                              ; preds = %820, %850, %847
  %854 = phi i64 [ %823, %850 ], [ %823, %847 ], [ %821, %820 ]
  %855 = phi ptr [ %852, %850 ], [ null, %847 ], [ null, %820 ]
  %856 = icmp sgt i64 %854, 0
  br i1 %856, label %857, label %866

857:                                              ; preds = %853, %857
  %858 = phi i64 [ %859, %857 ], [ %854, %853 ]
  %859 = add nsw i64 %858, -1
  %860 = getelementptr inbounds nuw %struct.Make, ptr %74, i64 %859
  %861 = load i64, ptr %860, align 8
  %862 = getelementptr inbounds ptr, ptr %14, i64 %861
  %863 = load ptr, ptr %862, align 8
  call void @Py_DecRef(ptr noundef %863) #14
  %864 = icmp samesign ugt i64 %858, 1
  br i1 %864, label %857, label %866, !llvm.loop !40

865:                                              ; preds = %443, %577, %609, %605, %595, %623, %558, %604, %655, %396, %630, %645
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #8
  br label %869

866:                                              ; preds = %857, %853
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  call void @Py_DecRef(ptr noundef %57) #14
  %867 = icmp eq ptr %855, null
  br i1 %867, label %870, label %868

868:                                              ; preds = %866
  store i64 %54, ptr %33, align 8
  br label %878

869:                                              ; preds = %160, %144, %329, %337, %382, %254, %269, %300, %277, %235, %241, %237, %236, %387, %314, %248, %312, %87, %385, %185, %190, %174, %83, %865
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  call void @Py_DecRef(ptr noundef %57) #14
  br label %870

870:                                              ; preds = %869, %866
  %871 = call ptr @PyErr_Occurred() #14
  %872 = icmp eq ptr %871, null
  br i1 %872, label %873, label %878

873:                                              ; preds = %870
  %874 = add nuw nsw i64 %51, 1
  %875 = add nsw i64 %54, 1
  %876 = load i64, ptr %34, align 8
  %877 = icmp slt i64 %874, %876
  br i1 %877, label %49, label %878, !llvm.loop !41

878:                                              ; preds = %873, %870, %868, %32
  %879 = phi ptr [ null, %32 ], [ %855, %868 ], [ null, %870 ], [ null, %873 ]
  br i1 %30, label %881, label %880

880:                                              ; preds = %878
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store i32 %28, ptr %6, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %881

881:                                              ; preds = %880, %878, %2
  %882 = phi ptr [ null, %2 ], [ %879, %878 ], [ %879, %880 ]
  ret ptr %882
}

; Function Attrs: optsize
declare ptr @PyErr_Occurred() local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyObject_Vectorcall(ptr noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare void @Py_DecRef(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc zeroext i1 @says(ptr noundef nonnull %0, ptr noundef %1, ptr noundef readnone captures(address) %2) unnamed_addr #0 {
  %4 = alloca [2 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store ptr null, ptr %4, align 16
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %1, ptr %5, align 8
  %6 = icmp ne ptr %1, null
  %7 = zext i1 %6 to i64
  %8 = or disjoint i64 %7, -9223372036854775808
  %9 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %0, ptr noundef nonnull %5, i64 noundef %8, ptr noundef null) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
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
define internal fastcc range(i32 0, 3) i32 @run_kernel(ptr noundef readonly captures(none) %0, ptr noundef nonnull %1, ptr noundef nonnull readonly captures(none) %2, i64 noundef %3) unnamed_addr #0 {
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.Watch, align 8
  %8 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  %9 = load i64, ptr %8, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %12 = load ptr, ptr %11, align 8
  %13 = load i64, ptr %12, align 8
  %14 = icmp slt i64 %3, %13
  br i1 %14, label %33, label %15

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %3, %17
  br i1 %18, label %33, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %21 = load i64, ptr %20, align 8
  %22 = icmp sgt i64 %21, 1
  %23 = icmp eq i64 %9, 0
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %152, label %25

25:                                               ; preds = %19
  br i1 %22, label %26, label %33

26:                                               ; preds = %25
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %28 = load i64, ptr %27, align 8
  %29 = icmp slt i64 %3, %28
  br i1 %29, label %36, label %30

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %32 = load i64, ptr %31, align 8
  br label %40

33:                                               ; preds = %25, %4, %15
  %34 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %35 = load i64, ptr %34, align 8
  br label %55

36:                                               ; preds = %26
  %37 = tail call zeroext i1 @pool_is_awake(ptr noundef %10) #15
  %38 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %39 = load i64, ptr %38, align 8
  br i1 %37, label %40, label %55

40:                                               ; preds = %30, %36
  %41 = phi i64 [ %32, %30 ], [ %39, %36 ]
  %42 = icmp slt i64 %41, 0
  br i1 %42, label %55, label %43

43:                                               ; preds = %40
  %44 = icmp eq i64 %41, 1
  br i1 %44, label %48, label %45

45:                                               ; preds = %43
  %46 = shl nuw nsw i64 %41, 1
  %47 = sdiv i64 %3, %46
  br label %48

48:                                               ; preds = %45, %43
  %49 = phi i64 [ %47, %45 ], [ %3, %43 ]
  %50 = icmp slt i64 %49, 2
  br i1 %50, label %55, label %51

51:                                               ; preds = %48
  %52 = getelementptr inbounds nuw i8, ptr %10, i64 320
  %53 = load i64, ptr %52, align 64
  %54 = tail call i64 @llvm.smin.i64(i64 %49, i64 %53)
  br label %55

55:                                               ; preds = %51, %48, %40, %33, %36
  %56 = phi i64 [ %35, %33 ], [ %39, %36 ], [ %41, %40 ], [ %41, %48 ], [ %41, %51 ]
  %57 = phi i1 [ false, %33 ], [ false, %36 ], [ true, %40 ], [ true, %48 ], [ true, %51 ]
  %58 = phi i64 [ 1, %33 ], [ 1, %36 ], [ -1, %40 ], [ 2, %48 ], [ %54, %51 ]
  %59 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %60 = load i64, ptr %59, align 8
  %61 = icmp slt i64 %3, %60
  br i1 %61, label %69, label %62

62:                                               ; preds = %55
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %63 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #14
  %64 = load i64, ptr %6, align 8
  %65 = mul i64 %64, -1000000000
  %66 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %67 = load i64, ptr %66, align 8
  %68 = sub i64 %65, %67
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  br label %69

69:                                               ; preds = %55, %62
  %70 = phi i64 [ %68, %62 ], [ 0, %55 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  %71 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  %72 = call i64 @PyThread_get_thread_ident() #14
  store i64 0, ptr %7, align 8
  %73 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @watch_poll, ptr %73, align 8
  %74 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %72, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %76 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %75, i8 0, i64 16, i1 false)
  store ptr %71, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %7, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %77, i8 0, i64 16, i1 false)
  br i1 %14, label %81, label %78

78:                                               ; preds = %69
  %79 = call ptr @PyEval_SaveThread() #14
  %80 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr %79, ptr %80, align 8
  br label %81

81:                                               ; preds = %78, %69
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %83 = load ptr, ptr %82, align 8
  br i1 %57, label %84, label %94

84:                                               ; preds = %81
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %86 = load i64, ptr %85, align 8
  %87 = icmp sgt i64 %86, 1
  br i1 %87, label %88, label %92

88:                                               ; preds = %84
  %89 = getelementptr i64, ptr %2, i64 %86
  %90 = getelementptr i8, ptr %89, i64 -8
  %91 = load i64, ptr %90, align 8
  br label %92

92:                                               ; preds = %84, %88
  %93 = phi i64 [ %91, %88 ], [ 0, %84 ]
  call void @pool_spread(ptr noundef %10, ptr noundef %83, ptr noundef nonnull %1, i64 noundef %3, i64 noundef %56, i64 noundef %93, ptr noundef nonnull %7) #15
  br label %95

94:                                               ; preds = %81
  call void %83(ptr noundef nonnull %1, i64 noundef 0, i64 noundef %3, ptr noundef nonnull %7) #14
  br label %95

95:                                               ; preds = %94, %92
  br i1 %61, label %104, label %96

96:                                               ; preds = %95
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %97 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #14
  %98 = load i64, ptr %5, align 8
  %99 = mul nsw i64 %98, 1000000000
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %101 = load i64, ptr %100, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  %102 = add i64 %101, %70
  %103 = add i64 %102, %99
  br label %104

104:                                              ; preds = %95, %96
  %105 = phi i64 [ %103, %96 ], [ 0, %95 ]
  %106 = load i64, ptr %75, align 8
  %107 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %108 = load ptr, ptr %107, align 8
  %109 = icmp eq ptr %108, null
  br i1 %109, label %111, label %110

110:                                              ; preds = %104
  call void @PyEval_RestoreThread(ptr noundef nonnull %108) #14
  br label %111

111:                                              ; preds = %104, %110
  %112 = load atomic i64, ptr %7 monotonic, align 8
  %113 = icmp ne i64 %112, 0
  %114 = select i1 %61, i1 true, i1 %113
  br i1 %114, label %143, label %115

115:                                              ; preds = %111
  %116 = icmp sgt i64 %58, 1
  %117 = call i64 @llvm.smax.i64(i64 %105, i64 10000)
  %118 = add nsw i64 %117, -10000
  %119 = select i1 %116, i64 %118, i64 %105
  %120 = sitofp i64 %119 to double
  %121 = sitofp i64 %58 to double
  %122 = fmul double %121, %120
  %123 = sitofp i64 %3 to double
  %124 = fdiv double %122, %123
  %125 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %126 = load double, ptr %125, align 8
  %127 = fmul double %126, 4.000000e+00
  %128 = fcmp ogt double %124, %127
  %129 = fdiv double %126, %124
  %130 = select i1 %128, double %129, double 1.000000e+00
  %131 = getelementptr inbounds nuw i8, ptr %12, i64 32
  br label %132

132:                                              ; preds = %132, %115
  %133 = phi i64 [ 0, %115 ], [ %141, %132 ]
  %134 = getelementptr inbounds nuw i64, ptr %131, i64 %133
  %135 = load i64, ptr %134, align 8
  %136 = sitofp i64 %135 to double
  %137 = fmul double %130, %136
  %138 = fptosi double %137 to i64
  %139 = call i64 @llvm.smax.i64(i64 %138, i64 1)
  %140 = getelementptr inbounds nuw i64, ptr %12, i64 %133
  store i64 %139, ptr %140, align 8
  %141 = add nuw nsw i64 %133, 1
  %142 = icmp eq i64 %141, 4
  br i1 %142, label %150, label %132, !llvm.loop !42

143:                                              ; preds = %111
  %144 = icmp eq i64 %106, 0
  br i1 %144, label %150, label %145

145:                                              ; preds = %143
  %146 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %147 = load double, ptr %146, align 8
  %148 = fcmp ogt double %147, 0.000000e+00
  br i1 %148, label %149, label %150

149:                                              ; preds = %145
  store i64 0, ptr %59, align 8
  br label %150

150:                                              ; preds = %132, %143, %145, %149
  %151 = select i1 %113, i32 2, i32 1
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  br label %152

152:                                              ; preds = %19, %150
  %153 = phi i32 [ %151, %150 ], [ 0, %19 ]
  ret i32 %153
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 3) i32 @run_plan(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull captures(none) %2) unnamed_addr #0 {
  %4 = alloca [512 x i64], align 16
  %5 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  %7 = load i64, ptr %6, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 448
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
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  %22 = add i64 %20, 64
  %23 = select i1 %21, i64 0, i64 %22
  %24 = icmp ne i64 %23, 0
  br i1 %24, label %25, label %33

25:                                               ; preds = %18
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 440
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
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 408
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
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds i64, ptr %2, i64 %52
  store i64 %50, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 416
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
  br i1 %75, label %61, label %76, !llvm.loop !43

76:                                               ; preds = %61, %47
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
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
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 400
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
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
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
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret i32 %103
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 2) i32 @run_gpu(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #0 {
  %5 = alloca [327 x i64], align 16
  %6 = alloca i64, align 8
  %7 = alloca [5 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Patch, ptr %1, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 408
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
  br i1 %28, label %29, label %15, !llvm.loop !43

29:                                               ; preds = %15, %4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %30 = add i64 %13, -56
  store i64 %30, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
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
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %39 = load ptr, ptr %38, align 8
  %40 = call i32 %37(ptr noundef nonnull %5, ptr noundef %39, ptr noundef null, ptr noundef nonnull %7) #14
  store i32 %40, ptr %3, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %47, label %42

42:                                               ; preds = %29
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, null
  %46 = zext i1 %45 to i32
  br label %47

47:                                               ; preds = %42, %29
  %48 = phi i32 [ 1, %29 ], [ %46, %42 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret i32 %48
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 2) i32 @run_graph(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #0 {
  %3 = alloca ptr, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %5 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  store ptr null, ptr %3, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 %9(ptr noundef nonnull %3) #14
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %161

12:                                               ; preds = %2
  %13 = load ptr, ptr %3, align 8
  %14 = load ptr, ptr %6, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %13, %16
  br i1 %17, label %18, label %161

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %20 = load i64, ptr %19, align 8
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %22, label %70

22:                                               ; preds = %18, %67
  %23 = phi i64 [ %68, %67 ], [ 0, %18 ]
  %24 = getelementptr inbounds nuw ptr, ptr %6, i64 %23
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 72
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 64
  %28 = load i64, ptr %27, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %63

30:                                               ; preds = %22
  %31 = getelementptr inbounds nuw %struct.Node, ptr %26, i64 %28
  br label %32

32:                                               ; preds = %59, %30
  %33 = phi i64 [ %61, %59 ], [ 0, %30 ]
  %34 = phi ptr [ %60, %59 ], [ %31, %30 ]
  %35 = getelementptr inbounds nuw %struct.Node, ptr %26, i64 %33
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = icmp sgt i64 %37, 0
  br i1 %38, label %39, label %59

39:                                               ; preds = %32
  %40 = mul i64 %37, 24
  %41 = getelementptr i8, ptr %34, i64 %40
  br label %42

42:                                               ; preds = %55, %39
  %43 = phi i64 [ %56, %55 ], [ 0, %39 ]
  %44 = phi ptr [ %57, %55 ], [ %34, %39 ]
  %45 = load ptr, ptr %44, align 8
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds i64, ptr %1, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %52 = load i64, ptr %51, align 8
  %53 = add nsw i64 %52, %50
  %54 = icmp eq i64 %46, %53
  br i1 %54, label %55, label %67

55:                                               ; preds = %42
  %56 = add nuw nsw i64 %43, 1
  %57 = getelementptr inbounds nuw i8, ptr %44, i64 24
  %58 = icmp eq i64 %56, %37
  br i1 %58, label %59, label %42, !llvm.loop !44

59:                                               ; preds = %55, %32
  %60 = phi ptr [ %34, %32 ], [ %41, %55 ]
  %61 = add nuw nsw i64 %33, 1
  %62 = icmp eq i64 %61, %28
  br i1 %62, label %63, label %32, !llvm.loop !45

63:                                               ; preds = %59, %22
  %64 = getelementptr inbounds nuw i8, ptr %25, i64 56
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %42, %63
  %68 = add nuw nsw i64 %23, 1
  %69 = icmp eq i64 %68, %20
  br i1 %69, label %73, label %22, !llvm.loop !46

70:                                               ; preds = %63, %18
  %71 = phi i64 [ 0, %18 ], [ %23, %63 ]
  %72 = icmp eq i64 %71, %20
  br i1 %72, label %73, label %149

73:                                               ; preds = %67, %70
  %74 = load i64, ptr %5, align 8
  %75 = add nsw i64 %74, 1
  %76 = srem i64 %75, %20
  store i64 %76, ptr %5, align 8
  %77 = getelementptr inbounds ptr, ptr %6, i64 %74
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 72
  %80 = getelementptr inbounds nuw i8, ptr %78, i64 64
  %81 = load i64, ptr %80, align 8
  %82 = icmp sgt i64 %81, 0
  br i1 %82, label %85, label %83

83:                                               ; preds = %73
  %84 = getelementptr inbounds nuw i8, ptr %78, i64 56
  store i64 0, ptr %84, align 8
  br label %149

85:                                               ; preds = %73
  %86 = getelementptr inbounds nuw %struct.Node, ptr %79, i64 %81
  %87 = getelementptr inbounds nuw i8, ptr %78, i64 56
  %88 = getelementptr inbounds nuw i8, ptr %78, i64 48
  %89 = getelementptr inbounds nuw i8, ptr %78, i64 16
  %90 = getelementptr inbounds nuw i8, ptr %78, i64 40
  br label %91

91:                                               ; preds = %140, %85
  %92 = phi ptr [ %86, %85 ], [ %102, %140 ]
  %93 = phi i64 [ 0, %85 ], [ %142, %140 ]
  %94 = phi i32 [ 0, %85 ], [ %141, %140 ]
  %95 = getelementptr inbounds nuw %struct.Node, ptr %79, i64 %93
  %96 = load i64, ptr %87, align 8
  %97 = icmp ne i64 %96, 0
  %98 = getelementptr inbounds nuw i8, ptr %95, i64 24
  %99 = load i64, ptr %98, align 8
  %100 = icmp sgt i64 %99, 0
  br i1 %100, label %106, label %101

101:                                              ; preds = %106, %91
  %102 = phi ptr [ %92, %91 ], [ %122, %106 ]
  %103 = phi i1 [ %97, %91 ], [ %120, %106 ]
  %104 = icmp eq i32 %94, 0
  %105 = select i1 %103, i1 %104, i1 false
  br i1 %105, label %125, label %140

106:                                              ; preds = %91, %106
  %107 = phi i64 [ %121, %106 ], [ 0, %91 ]
  %108 = phi i1 [ %120, %106 ], [ %97, %91 ]
  %109 = phi ptr [ %122, %106 ], [ %92, %91 ]
  %110 = load ptr, ptr %109, align 8
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds nuw i8, ptr %109, i64 8
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr inbounds i64, ptr %1, i64 %113
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds nuw i8, ptr %109, i64 16
  %117 = load i64, ptr %116, align 8
  %118 = add nsw i64 %117, %115
  %119 = icmp ne i64 %111, %118
  %120 = or i1 %108, %119
  store i64 %118, ptr %110, align 8
  %121 = add nuw nsw i64 %107, 1
  %122 = getelementptr inbounds nuw i8, ptr %109, i64 24
  %123 = load i64, ptr %98, align 8
  %124 = icmp slt i64 %121, %123
  br i1 %124, label %106, label %101, !llvm.loop !47

125:                                              ; preds = %101
  %126 = getelementptr inbounds nuw i8, ptr %95, i64 16
  %127 = load i64, ptr %126, align 8
  %128 = icmp eq i64 %127, 0
  %129 = load ptr, ptr %78, align 8
  %130 = load ptr, ptr %95, align 8
  %131 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %132 = load ptr, ptr %131, align 8
  br i1 %128, label %137, label %133

133:                                              ; preds = %125
  %134 = load ptr, ptr %88, align 8
  %135 = load ptr, ptr %89, align 8
  %136 = call i32 %134(ptr noundef %129, ptr noundef %130, ptr noundef %132, ptr noundef %135) #14
  br label %140

137:                                              ; preds = %125
  %138 = load ptr, ptr %90, align 8
  %139 = call i32 %138(ptr noundef %129, ptr noundef %130, ptr noundef %132) #14
  br label %140

140:                                              ; preds = %137, %133, %101
  %141 = phi i32 [ %94, %101 ], [ %136, %133 ], [ %139, %137 ]
  %142 = add nuw nsw i64 %93, 1
  %143 = load i64, ptr %80, align 8
  %144 = icmp slt i64 %142, %143
  br i1 %144, label %91, label %145, !llvm.loop !48

145:                                              ; preds = %140
  %146 = icmp ne i32 %141, 0
  %147 = zext i1 %146 to i64
  store i64 %147, ptr %87, align 8
  %148 = icmp eq i32 %141, 0
  br i1 %148, label %149, label %161

149:                                              ; preds = %83, %145, %70
  %150 = phi i64 [ %74, %145 ], [ %71, %70 ], [ %74, %83 ]
  %151 = getelementptr inbounds ptr, ptr %6, i64 %150
  %152 = load ptr, ptr %151, align 8
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 32
  %154 = load ptr, ptr %153, align 8
  %155 = load ptr, ptr %152, align 8
  %156 = getelementptr inbounds nuw i8, ptr %152, i64 8
  %157 = load ptr, ptr %156, align 8
  %158 = call i32 %154(ptr noundef %155, ptr noundef %157) #14
  %159 = icmp eq i32 %158, 0
  %160 = zext i1 %159 to i32
  br label %161

161:                                              ; preds = %149, %145, %2, %12
  %162 = phi i32 [ 0, %2 ], [ 0, %12 ], [ %160, %149 ], [ 0, %145 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret i32 %162
}

; Function Attrs: nounwind optsize
define internal fastcc ptr @returned(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2, i32 noundef %3) unnamed_addr #0 {
  %5 = alloca [2 x ptr], align 16
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 2
  br i1 %8, label %9, label %16

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 392
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  store ptr null, ptr %5, align 16
  %58 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %32, ptr %58, align 8
  %59 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %55, ptr noundef nonnull %58, i64 noundef -9223372036854775807, ptr noundef null) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
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
  br i1 %9, label %10, label %70, !prof !49

10:                                               ; preds = %4
  %11 = load i64, ptr %1, align 8
  switch i64 %11, label %68 [
    i64 0, label %12
    i64 1, label %66
  ], !prof !50

12:                                               ; preds = %10
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %14 = load i32, ptr %13, align 8
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, %15
  br i1 %19, label %20, label %70, !prof !49

20:                                               ; preds = %12
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %22 = load i32, ptr %21, align 8
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %25 = load i64, ptr %24, align 8
  %26 = and i64 %25, %23
  %27 = icmp eq i64 %26, %25
  br i1 %27, label %28, label %70, !prof !49

28:                                               ; preds = %20
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %30 = load ptr, ptr %29, align 8
  %31 = load ptr, ptr %16, align 8
  %32 = icmp eq ptr %30, %31
  br i1 %32, label %48, label %33, !prof !49

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
  br i1 %60, label %61, label %70, !prof !49

61:                                               ; preds = %55
  %62 = add nuw nsw i64 %56, 1
  %63 = getelementptr inbounds nuw i64, ptr %3, i64 %62
  store i64 %59, ptr %63, align 8
  %64 = load i64, ptr %17, align 8
  %65 = icmp sgt i64 %64, %62
  br i1 %65, label %55, label %70, !llvm.loop !51

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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
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
  br i1 %73, label %74, label %55, !llvm.loop !52

74:                                               ; preds = %55, %65, %69, %46, %40, %34, %22, %21
  %75 = phi i1 [ false, %21 ], [ false, %22 ], [ false, %40 ], [ false, %34 ], [ true, %46 ], [ false, %65 ], [ false, %55 ], [ true, %69 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !53)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8, !noalias !53
  %18 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %1, ptr noundef nonnull %3) #14, !noalias !53
  %19 = load i32, ptr %3, align 4, !noalias !53
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25, !prof !49

21:                                               ; preds = %17
  store i32 2, ptr %0, align 8, !alias.scope !53
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %22, align 4, !alias.scope !53
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %18, ptr %23, align 8, !alias.scope !53
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %24, align 8, !alias.scope !53
  br label %39

25:                                               ; preds = %17
  %26 = icmp slt i32 %19, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !53
  br label %39

28:                                               ; preds = %25
  %29 = call i64 @PyLong_AsUnsignedLongLong(ptr noundef nonnull %1) #14, !noalias !53
  %30 = icmp eq i64 %29, -1
  br i1 %30, label %31, label %34

31:                                               ; preds = %28
  %32 = call ptr @PyErr_Occurred() #14, !noalias !53
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %38

34:                                               ; preds = %31, %28
  store i32 3, ptr %0, align 8, !alias.scope !53
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %35, align 4, !alias.scope !53
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %29, ptr %36, align 8, !alias.scope !53
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %37, align 8, !alias.scope !53
  br label %39

38:                                               ; preds = %31
  call void @PyErr_Clear() #14, !noalias !53
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !53
  br label %39

39:                                               ; preds = %21, %27, %34, %38
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8, !noalias !53
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
  br i1 %57, label %126, label %50, !llvm.loop !56

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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #12

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #12

attributes #0 = { nounwind optsize }
attributes #1 = { optsize }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) }
attributes #5 = { nofree norecurse nosync nounwind optsize memory(argmem: read) }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #7 = { nounwind memory(argmem: write) }
attributes #8 = { nounwind }
attributes #9 = { nounwind optsize }
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
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll.disable"}
!5 = distinct !{!5, !6, !4}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6, !4}
!8 = distinct !{!8, !6, !4}
!9 = distinct !{!9, !6, !4}
!10 = distinct !{!10, !4}
!11 = distinct !{!11, !6, !4}
!12 = distinct !{!12, !6, !4}
!13 = distinct !{!13, !6, !4}
!14 = distinct !{!14, !6, !4}
!15 = distinct !{!15, !4}
!16 = distinct !{!16, !6, !4}
!17 = distinct !{!17, !4}
!18 = distinct !{!18, !6, !4}
!19 = distinct !{!19, !6, !4}
!20 = distinct !{!20, !6, !4}
!21 = distinct !{!21, !6, !4}
!22 = distinct !{!22, !6, !4}
!23 = distinct !{!23, !6, !4}
!24 = distinct !{!24, !6, !4}
!25 = distinct !{!25, !6, !4}
!26 = distinct !{!26, !6, !4}
!27 = distinct !{!27, !6, !4}
!28 = distinct !{!28, !6, !4}
!29 = distinct !{!29, !6, !4}
!30 = distinct !{!30, !6, !4}
!31 = distinct !{!31, !6, !4}
!32 = distinct !{!32, !6, !4}
!33 = distinct !{!33, !6, !4}
!34 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!35 = distinct !{!35, !6, !4}
!36 = distinct !{!36, !6, !4}
!37 = distinct !{!37, !6, !4}
!38 = distinct !{!38, !6, !4}
!39 = distinct !{!39, !6, !4}
!40 = distinct !{!40, !6, !4}
!41 = distinct !{!41, !6, !4}
!42 = distinct !{!42, !6, !4}
!43 = distinct !{!43, !6, !4}
!44 = distinct !{!44, !6, !4}
!45 = distinct !{!45, !6, !4}
!46 = distinct !{!46, !6, !4}
!47 = distinct !{!47, !6, !4}
!48 = distinct !{!48, !6, !4}
!49 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!50 = !{!"branch_weights", i32 1, i32 4000, i32 1}
!51 = distinct !{!51, !6, !4}
!52 = distinct !{!52, !6, !4}
!53 = !{!54}
!54 = distinct !{!54, !55, !"number_of_int: argument 0"}
!55 = distinct !{!55, !"number_of_int"}
!56 = distinct !{!56, !6, !4}
