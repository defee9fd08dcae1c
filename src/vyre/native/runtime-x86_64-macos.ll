
%struct.anon.0 = type { [8 x ptr], i64, i32 }
%struct.anon.1 = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, [12 x ptr] }
%struct.anon.2 = type { ptr, ptr, ptr, i64, i64, i64 }
%struct.timespec = type { i64, i64 }
%struct.anon = type { i64, [56 x i8] }
%struct.Seat = type { i64, [56 x i8], i32, i32, [56 x i8] }
%struct.Watch = type { i64, ptr, i64, i64, ptr, ptr, ptr, ptr }
%struct.Instruction = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Thing = type { i64, ptr, i64, i64, i64, i64, i64, i64, i64 }
%struct.Arguments = type { ptr, ptr, ptr, i64, i64 }
%struct.Number = type { i32, i64, double }
%struct.Held = type { i64, [16 x %struct.Py_buffer] }
%struct.Py_buffer = type { ptr, ptr, i64, i64, i32, i32, ptr, ptr, ptr, ptr, ptr }
%struct.Row = type { i64, ptr, i64, i64, %union.anon, i64, i64, i64, i64, i64 }
%union.anon = type { %struct.anon.3 }
%struct.anon.3 = type { ptr, i64, i64, i64, i64 }
%struct.Captured = type { ptr, ptr, ptr }
%struct.Equal = type { i64, i64, i64, i64, i64 }
%struct.Apart = type { i64, i64, i64, i64 }
%struct.Make = type { i64, i64, i64, i64, ptr, ptr, [6 x %struct.Extent] }
%struct.Extent = type { i64, i64, i64 }
%struct.Patch = type { i64, i64, i64 }
%struct.Node = type { ptr, ptr, i64, i64 }
%struct.View = type { ptr, ptr, ptr, i64 }
%struct.Tensor = type { ptr, i64, i64, ptr, ptr, i64 }

@kept = internal global %struct.anon.0 zeroinitializer, align 8
@host = internal unnamed_addr global %struct.anon.1 zeroinitializer, align 8
@gpu = internal unnamed_addr global %struct.anon.2 zeroinitializer, align 8
@.str = private unnamed_addr constant [17 x i8] c"vyre.native.Call\00", align 1
@call_spec = internal global { ptr, i32, i32, i32, [4 x i8], ptr } { ptr @.str, i32 56, i32 0, i32 18432, [4 x i8] zeroinitializer, ptr @call_slots }, align 8
@call_slots = internal global [7 x { i32, [4 x i8], ptr }] [{ i32, [4 x i8], ptr } { i32 65, [4 x i8] zeroinitializer, ptr @call_new }, { i32, [4 x i8], ptr } { i32 50, [4 x i8] zeroinitializer, ptr @call_tuple }, { i32, [4 x i8], ptr } { i32 71, [4 x i8] zeroinitializer, ptr @call_traverse }, { i32, [4 x i8], ptr } { i32 51, [4 x i8] zeroinitializer, ptr @call_clear }, { i32, [4 x i8], ptr } { i32 52, [4 x i8] zeroinitializer, ptr @call_dealloc }, { i32, [4 x i8], ptr } { i32 72, [4 x i8] zeroinitializer, ptr @call_members }, { i32, [4 x i8], ptr } zeroinitializer], align 16
@.str.3 = private unnamed_addr constant [21 x i8] c"__vectorcalloffset__\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"slow\00", align 1
@call_members = internal global [3 x { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr }] [{ ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } { ptr @.str.3, i32 19, [4 x i8] zeroinitializer, i64 16, i32 1, [4 x i8] zeroinitializer, ptr null }, { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } { ptr @.str.4, i32 16, [4 x i8] zeroinitializer, i64 24, i32 0, [4 x i8] zeroinitializer, ptr null }, { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } zeroinitializer], align 16

; Function Attrs: nounwind optsize
define void @watch_release(ptr noundef writeonly captures(none) initializes((32, 40)) %0) local_unnamed_addr #0 {
  %2 = tail call ptr @PyEval_SaveThread() #15
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
  %3 = tail call i64 @PyThread_get_thread_ident() #15
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
  %6 = tail call i64 @PyThread_get_thread_ident() #15
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, %6
  br i1 %9, label %10, label %55

10:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  %11 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %2) #15
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
  %26 = call ptr @PyEval_SaveThread() #15
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
  call void @handle_signals(ptr noundef nonnull %0, i64 poison, i64 poison, ptr poison) #16
  br label %52

40:                                               ; preds = %35
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %42 = load ptr, ptr %41, align 8
  %43 = load i64, ptr %7, align 8
  %44 = call i64 @PyThread_get_thread_ident() #15
  %45 = icmp eq i64 %43, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %36, i8 0, i64 16, i1 false)
  br label %47

47:                                               ; preds = %40, %46
  call void %37(ptr noundef nonnull %0, i64 noundef 0, i64 noundef 0, ptr noundef null, ptr noundef nonnull @handle_signals, ptr noundef %42) #15
  %48 = load i64, ptr %7, align 8
  %49 = call i64 @PyThread_get_thread_ident() #15
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
  tail call void @PyEval_RestoreThread(ptr noundef nonnull %3) #15
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
  %24 = tail call i32 @sched_yield() #15
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
  %33 = tail call i64 @PyThread_get_thread_ident() #15
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
  call void %43(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef nonnull %3, ptr noundef %44, ptr noundef %51) #15
  %52 = load i64, ptr %31, align 8
  %53 = call i64 @PyThread_get_thread_ident() #15
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
  %47 = load ptr, ptr %18, align 16
  %48 = call zeroext i1 @watch_poll(ptr noundef %47) #16
  br i1 %48, label %56, label %49

49:                                               ; preds = %44
  %50 = mul nsw i64 %45, %38
  %51 = add nsw i64 %50, %45
  %52 = call i64 @llvm.smin.i64(i64 %51, i64 %46)
  %53 = load ptr, ptr %19, align 16
  %54 = load ptr, ptr %20, align 8
  %55 = load ptr, ptr %18, align 16
  call void %53(ptr noundef %54, i64 noundef %50, i64 noundef %52, ptr noundef %55) #15
  br label %56

56:                                               ; preds = %49, %44
  br i1 %21, label %57, label %58

57:                                               ; preds = %56
  call fastcc void @wake_some(ptr noundef nonnull %0, i32 noundef 1) #16
  br label %58

58:                                               ; preds = %57, %56
  %59 = add i32 %36, 1
  %60 = load atomic i64, ptr %30 acquire, align 8
  %61 = and i64 %60, 4294967295
  %62 = lshr i64 %60, 32
  %63 = icmp samesign ult i64 %61, %62
  br i1 %63, label %35, label %41, !llvm.loop !5

64:                                               ; preds = %41
  %65 = atomicrmw sub ptr %0, i32 %42 acq_rel, align 16
  %66 = or i32 %42, -2147483648
  %67 = icmp eq i32 %65, %66
  br i1 %67, label %68, label %70

68:                                               ; preds = %64
  %69 = call i32 @__ulock_wake(i32 noundef 1, ptr noundef nonnull %0, i64 noundef 0) #15
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
  %9 = load atomic i32, ptr %5 monotonic, align 16
  %10 = icmp ult i32 %9, %4
  br i1 %10, label %11, label %27

11:                                               ; preds = %7
  %12 = atomicrmw add ptr %5, i32 1 monotonic, align 16
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
  %22 = tail call i32 @__ulock_wake(i32 noundef 1, ptr noundef nonnull %21, i64 noundef 0) #15
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %3 = atomicrmw add ptr %2, i32 1 monotonic, align 4
  %4 = add i32 %3, 1
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %6 = zext i32 %4 to i64
  %7 = getelementptr inbounds nuw %struct.Seat, ptr %5, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 68
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %14

14:                                               ; preds = %59, %1
  %15 = phi i64 [ %61, %59 ], [ %11, %1 ]
  %16 = phi i32 [ %25, %59 ], [ 0, %1 ]
  %17 = zext i32 %16 to i64
  br label %18

18:                                               ; preds = %51, %14
  %19 = phi i64 [ %15, %14 ], [ %52, %51 ]
  %20 = load atomic i32, ptr %8 acquire, align 4
  %21 = icmp eq i32 %20, %16
  %22 = icmp sgt i64 %19, 0
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %27, label %24

24:                                               ; preds = %38, %18
  %25 = phi i32 [ %20, %18 ], [ %39, %38 ]
  %26 = phi i1 [ %21, %18 ], [ %41, %38 ]
  br i1 %26, label %44, label %55

27:                                               ; preds = %18, %38
  %28 = phi i64 [ %40, %38 ], [ 0, %18 ]
  %29 = load i64, ptr %12, align 16
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %37, label %31

31:                                               ; preds = %27
  %32 = and i64 %28, 31
  %33 = icmp eq i64 %32, 31
  br i1 %33, label %34, label %36

34:                                               ; preds = %31
  %35 = tail call i32 @sched_yield() #15
  br label %38

36:                                               ; preds = %31
  tail call void @llvm.x86.sse2.pause()
  br label %38

37:                                               ; preds = %27
  tail call void @llvm.x86.sse2.pause()
  br label %38

38:                                               ; preds = %34, %36, %37
  %39 = load atomic i32, ptr %8 acquire, align 4
  %40 = add nuw nsw i64 %28, 1
  %41 = icmp eq i32 %39, %16
  %42 = icmp slt i64 %40, %19
  %43 = select i1 %41, i1 %42, i1 false
  br i1 %43, label %27, label %24, !llvm.loop !9

44:                                               ; preds = %24
  %45 = icmp sgt i64 %19, 129
  %46 = sdiv i64 %19, 2
  %47 = select i1 %45, i64 %46, i64 64
  store atomic i32 1, ptr %9 seq_cst, align 4
  %48 = tail call i32 @__ulock_wait(i32 noundef 1, ptr noundef nonnull %8, i64 noundef %17, i32 noundef 0) #15
  store atomic i32 0, ptr %9 seq_cst, align 4
  tail call fastcc void @wake_some(ptr noundef nonnull %0, i32 noundef 2) #16
  %49 = load atomic i32, ptr %8 acquire, align 4
  %50 = icmp eq i32 %49, %16
  br i1 %50, label %53, label %51

51:                                               ; preds = %44, %53
  %52 = phi i64 [ %47, %44 ], [ %54, %53 ]
  br label %18, !llvm.loop !10

53:                                               ; preds = %44
  %54 = load i64, ptr %10, align 8
  br label %51

55:                                               ; preds = %24
  %56 = load i64, ptr %10, align 8
  %57 = load atomic i32, ptr %13 acquire, align 16
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %62

59:                                               ; preds = %55
  %60 = shl nsw i64 %19, 1
  %61 = tail call i64 @llvm.smin.i64(i64 %60, i64 %56)
  tail call void @pool_help(ptr noundef nonnull %0, i32 noundef %4) #16
  br label %14

62:                                               ; preds = %55
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_quit(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 256
  store atomic i32 1, ptr %2 seq_cst, align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %4 = load i64, ptr %3, align 16
  %5 = icmp sgt i64 %4, 1
  br i1 %5, label %7, label %6

6:                                                ; preds = %7, %1
  ret void

7:                                                ; preds = %1, %7
  %8 = phi i64 [ %13, %7 ], [ 1, %1 ]
  %9 = getelementptr inbounds nuw %struct.Seat, ptr %0, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 448
  %11 = atomicrmw add ptr %10, i32 1 seq_cst, align 16
  %12 = tail call i32 @__ulock_wake(i32 noundef 1, ptr noundef nonnull %10, i64 noundef 0) #15
  %13 = add nuw nsw i64 %8, 1
  %14 = load i64, ptr %3, align 16
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
  %16 = cmpxchg ptr %15, i32 0, i32 1 acquire monotonic, align 16
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %18, label %63

18:                                               ; preds = %14
  %19 = add nsw i64 %3, -1
  %20 = add i64 %19, %10
  %21 = sdiv i64 %20, %10
  %22 = icmp slt i64 %5, 0
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %24 = load i64, ptr %23, align 16
  %25 = tail call i64 @llvm.smin.i64(i64 %5, i64 %24)
  %26 = select i1 %22, i64 %24, i64 %25
  %27 = tail call i64 @llvm.umin.i64(i64 %26, i64 %21)
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %1, ptr %28, align 16
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %2, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %3, ptr %30, align 16
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %10, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %6, ptr %32, align 16
  %33 = trunc i64 %21 to i32
  store atomic i32 %33, ptr %0 monotonic, align 16
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %35 = trunc i64 %27 to i32
  store atomic i32 %35, ptr %34 monotonic, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store atomic i32 1, ptr %36 monotonic, align 16
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
  store atomic i64 %53, ptr %51 release, align 16
  %54 = icmp eq i64 %45, %27
  br i1 %54, label %40, label %42, !llvm.loop !12

55:                                               ; preds = %56, %18, %40
  tail call fastcc void @wake_some(ptr noundef nonnull %0, i32 noundef 2) #16
  br label %63

56:                                               ; preds = %40, %56
  %57 = phi i64 [ %61, %56 ], [ 1, %40 ]
  %58 = getelementptr inbounds nuw %struct.Seat, ptr %0, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 448
  %60 = atomicrmw add ptr %59, i32 1 seq_cst, align 16
  %61 = add nuw nsw i64 %57, 1
  %62 = icmp eq i64 %61, %27
  br i1 %62, label %55, label %56, !llvm.loop !13

63:                                               ; preds = %55, %14, %7
  %64 = phi i32 [ 0, %7 ], [ 1, %55 ], [ 0, %14 ]
  ret i32 %64
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(argmem: readwrite)
define i64 @pool_seats(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #4 {
  %4 = icmp slt i64 %2, 0
  br i1 %4, label %21, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 580
  %7 = load atomic i32, ptr %6 monotonic, align 4
  %8 = icmp eq i64 %2, 1
  br i1 %8, label %14, label %9

9:                                                ; preds = %5
  %10 = icmp eq i32 %7, 0
  %11 = select i1 %10, i64 1, i64 2
  %12 = shl i64 %2, %11
  %13 = sdiv i64 %1, %12
  br label %14

14:                                               ; preds = %5, %9
  %15 = phi i64 [ %13, %9 ], [ %1, %5 ]
  %16 = icmp slt i64 %15, 2
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %19 = load i64, ptr %18, align 16
  %20 = tail call i64 @llvm.smin.i64(i64 %15, i64 %19)
  br label %21

21:                                               ; preds = %14, %17, %3
  %22 = phi i64 [ -1, %3 ], [ 2, %14 ], [ %20, %17 ]
  ret i64 %22
}

; Function Attrs: nofree norecurse nounwind optsize memory(argmem: readwrite)
define i64 @pool_chunk(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #5 {
  %5 = icmp slt i64 %2, 0
  br i1 %5, label %51, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 580
  %8 = load atomic i32, ptr %7 monotonic, align 4
  %9 = icmp eq i64 %2, 1
  br i1 %9, label %15, label %10

10:                                               ; preds = %6
  %11 = icmp eq i32 %8, 0
  %12 = select i1 %11, i64 1, i64 2
  %13 = shl i64 %2, %12
  %14 = sdiv i64 %1, %13
  br label %15

15:                                               ; preds = %10, %6
  %16 = phi i64 [ %14, %10 ], [ %1, %6 ]
  %17 = icmp slt i64 %16, 2
  br i1 %17, label %23, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %20 = load i64, ptr %19, align 16
  %21 = tail call i64 @llvm.umin.i64(i64 %16, i64 %20)
  %22 = icmp slt i64 %20, 0
  br i1 %22, label %51, label %23

23:                                               ; preds = %15, %18
  %24 = phi i64 [ %21, %18 ], [ 2, %15 ]
  %25 = select i1 %9, i64 5, i64 3
  %26 = shl i64 %24, %25
  %27 = sdiv i64 %1, %26
  %28 = tail call i64 @llvm.smax.i64(i64 %27, i64 %2)
  %29 = shl nsw i64 %3, 3
  %30 = icmp sgt i64 %29, %3
  br i1 %30, label %31, label %46

31:                                               ; preds = %23
  %32 = shl nuw nsw i64 %24, 1
  %33 = sdiv i64 %1, %32
  br label %34

34:                                               ; preds = %31, %43
  %35 = phi i64 [ %29, %31 ], [ %44, %43 ]
  %36 = icmp sgt i64 %35, %33
  br i1 %36, label %43, label %37

37:                                               ; preds = %34
  %38 = add nsw i64 %35, %28
  %39 = freeze i64 %38
  %40 = add i64 %39, -1
  %41 = srem i64 %40, %35
  %42 = sub nsw i64 %40, %41
  br label %51

43:                                               ; preds = %34
  %44 = sdiv i64 %35, 2
  %45 = icmp sgt i64 %44, %3
  br i1 %45, label %34, label %46, !llvm.loop !14

46:                                               ; preds = %43, %23
  %47 = icmp sgt i64 %28, 4096
  %48 = add nuw nsw i64 %28, 1023
  %49 = and i64 %48, 9223372036854774784
  %50 = select i1 %47, i64 %49, i64 %28
  br label %51

51:                                               ; preds = %4, %37, %46, %18
  %52 = phi i64 [ 1, %18 ], [ %50, %46 ], [ %42, %37 ], [ 1, %4 ]
  ret i64 %52
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
  %12 = tail call i32 @__ulock_wake(i32 noundef 1, ptr noundef nonnull %11, i64 noundef 0) #15
  br label %13

13:                                               ; preds = %5, %10, %1
  ret i1 %4
}

; Function Attrs: nounwind optsize
define void @pool_spread(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = icmp eq ptr %0, null
  br i1 %8, label %33, label %9

9:                                                ; preds = %7
  %10 = tail call i64 @pool_chunk(ptr noundef nonnull %0, i64 noundef %3, i64 noundef %4, i64 noundef %5) #16
  %11 = icmp slt i64 %4, 0
  br i1 %11, label %28, label %12

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 580
  %14 = load atomic i32, ptr %13 monotonic, align 4
  %15 = icmp eq i64 %4, 1
  br i1 %15, label %21, label %16

16:                                               ; preds = %12
  %17 = icmp eq i32 %14, 0
  %18 = select i1 %17, i64 1, i64 2
  %19 = shl i64 %4, %18
  %20 = sdiv i64 %3, %19
  br label %21

21:                                               ; preds = %16, %12
  %22 = phi i64 [ %20, %16 ], [ %3, %12 ]
  %23 = icmp slt i64 %22, 2
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %26 = load i64, ptr %25, align 16
  %27 = tail call i64 @llvm.smin.i64(i64 %22, i64 %26)
  br label %28

28:                                               ; preds = %9, %21, %24
  %29 = phi i64 [ -1, %9 ], [ 2, %21 ], [ %27, %24 ]
  %30 = tail call i32 @pool_open(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %10, i64 noundef %29, ptr noundef %6) #16
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  tail call fastcc void @pool_finish(ptr noundef nonnull %0) #16
  br label %34

33:                                               ; preds = %7, %28
  tail call void %1(ptr noundef %2, i64 noundef 0, i64 noundef %3, ptr noundef %6) #15
  br label %34

34:                                               ; preds = %33, %32
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @pool_finish(ptr noundef %0) unnamed_addr #0 {
  tail call void @pool_help(ptr noundef %0, i32 noundef 0) #16
  %2 = load atomic i32, ptr %0 acquire, align 16
  %3 = and i32 %2, 2147483647
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %39, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 336
  br label %9

9:                                                ; preds = %5, %34
  %10 = phi i32 [ %2, %5 ], [ %36, %34 ]
  %11 = phi i64 [ 0, %5 ], [ %35, %34 ]
  %12 = load i64, ptr %6, align 8
  %13 = icmp slt i64 %11, %12
  br i1 %13, label %14, label %24

14:                                               ; preds = %9
  %15 = load i64, ptr %8, align 16
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %14
  %18 = and i64 %11, 31
  %19 = icmp eq i64 %18, 31
  br i1 %19, label %20, label %22

20:                                               ; preds = %17
  %21 = tail call i32 @sched_yield() #15
  br label %34

22:                                               ; preds = %17
  tail call void @llvm.x86.sse2.pause()
  br label %34

23:                                               ; preds = %14
  tail call void @llvm.x86.sse2.pause()
  br label %34

24:                                               ; preds = %9
  %25 = icmp sgt i32 %10, -1
  br i1 %25, label %31, label %26

26:                                               ; preds = %24
  %27 = zext i32 %10 to i64
  %28 = tail call i32 @__ulock_wait(i32 noundef 1, ptr noundef nonnull %0, i64 noundef %27, i32 noundef 20000) #15
  %29 = load ptr, ptr %7, align 16
  %30 = tail call zeroext i1 @watch_poll(ptr noundef %29) #16
  br label %34

31:                                               ; preds = %24
  %32 = or disjoint i32 %10, -2147483648
  %33 = cmpxchg ptr %0, i32 %10, i32 %32 acq_rel monotonic, align 16
  br label %34

34:                                               ; preds = %26, %31, %20, %22, %23
  %35 = add nuw nsw i64 %11, 1
  %36 = load atomic i32, ptr %0 acquire, align 16
  %37 = and i32 %36, 2147483647
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %9, !llvm.loop !15

39:                                               ; preds = %34, %1
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store atomic i32 0, ptr %40 release, align 16
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_await(ptr noundef %0, ptr noundef captures(none) initializes((32, 40)) %1) local_unnamed_addr #0 {
  %3 = tail call ptr @PyEval_SaveThread() #15
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store ptr %3, ptr %4, align 8
  tail call fastcc void @pool_finish(ptr noundef %0) #16
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %2
  tail call void @PyEval_RestoreThread(ptr noundef nonnull %5) #15
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
  %11 = tail call i64 @PyThread_get_thread_ident() #15
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
  %17 = tail call ptr @PyEval_SaveThread() #15
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
  call void @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 0, ptr noundef nonnull %10) #16
  br label %24

23:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i32 8064, ptr %8, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 0, ptr noundef nonnull %10) #16
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
  call void @PyEval_RestoreThread(ptr noundef nonnull %25) #15
  br label %28

28:                                               ; preds = %24, %27
  %29 = load atomic i64, ptr %10 monotonic, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  ret void
}

; Function Attrs: nounwind optsize
define i64 @blocks_kept(i64 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i64 %0, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %16, %1
  %4 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @kept, i64 64) monotonic, align 8
  ret i64 %4

5:                                                ; preds = %1, %16
  %6 = phi i64 [ %17, %16 ], [ 0, %1 ]
  %7 = getelementptr inbounds nuw ptr, ptr @kept, i64 %6
  %8 = atomicrmw xchg ptr %7, i64 0 acq_rel, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %16, label %10

10:                                               ; preds = %5
  %11 = inttoptr i64 %8 to ptr
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @kept, i64 64), i64 %13 monotonic, align 8
  %15 = load ptr, ptr %11, align 16
  tail call void @PyMem_RawFree(ptr noundef %15) #15
  br label %16

16:                                               ; preds = %5, %10
  %17 = add nuw nsw i64 %6, 1
  %18 = icmp eq i64 %17, 8
  br i1 %18, label %3, label %5, !llvm.loop !16
}

; Function Attrs: nounwind optsize
define void @pool_sequence(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  %9 = tail call i64 @PyThread_get_thread_ident() #15
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
  %15 = tail call ptr @PyEval_SaveThread() #15
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
  call fastcc void @run_sequence(ptr noundef %0, ptr noundef %2, i64 noundef %3, ptr noundef %8) #16
  br label %22

21:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store i32 8064, ptr %6, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call fastcc void @run_sequence(ptr noundef %0, ptr noundef %2, i64 noundef %3, ptr noundef %8) #16
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
  call void @PyEval_RestoreThread(ptr noundef nonnull %23) #15
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
  %17 = tail call zeroext i1 @watch_poll(ptr noundef nonnull %3) #16
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
  tail call void %39(ptr noundef nonnull %30, i64 noundef 0, i64 noundef %35, ptr noundef nonnull %3) #15
  br label %99

41:                                               ; preds = %25
  %42 = getelementptr inbounds nuw i8, ptr %20, i64 48
  %43 = load i64, ptr %42, align 8
  tail call void @pool_spread(ptr noundef %0, ptr noundef %39, ptr noundef nonnull %30, i64 noundef %35, i64 noundef %43, i64 noundef 0, ptr noundef nonnull %3) #16
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
  br i1 %102, label %6, label %103, !llvm.loop !17

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
  %16 = tail call i32 @sched_yield() #15
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
  br i1 %28, label %29, label %11, !llvm.loop !18

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
  %41 = tail call zeroext i1 @watch_poll(ptr noundef %3) #16
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
  br i1 %53, label %42, label %39, !llvm.loop !19

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
  tail call void %80(ptr noundef nonnull %83, i64 noundef 0, i64 noundef %86, ptr noundef %3) #15
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
  br i1 %119, label %54, label %51, !llvm.loop !20
}

; Function Attrs: nounwind optsize
define ptr @call_type(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(240) @host, ptr noundef nonnull align 8 dereferenceable(240) %0, i64 240, i1 false)
  %2 = load i64, ptr getelementptr inbounds nuw (i8, ptr @host, i64 112), align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %7, label %4

4:                                                ; preds = %1
  %5 = load i32, ptr getelementptr inbounds nuw (i8, ptr @call_spec, i64 16), align 8
  %6 = and i32 %5, -2049
  store i32 %6, ptr getelementptr inbounds nuw (i8, ptr @call_spec, i64 16), align 8
  br label %7

7:                                                ; preds = %4, %1
  %8 = tail call ptr @PyType_FromSpec(ptr noundef nonnull @call_spec) #15
  ret ptr %8
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
  tail call void @PyEval_RestoreThread(ptr noundef %7) #15
  %8 = tail call i32 @PyErr_CheckSignals() #15
  %9 = tail call ptr @PyEval_SaveThread() #15
  store ptr %9, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %10 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %5) #15
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

; Function Attrs: optsize
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare i32 @PyErr_CheckSignals() local_unnamed_addr #1

; Function Attrs: optsize
declare i32 @sched_yield() local_unnamed_addr #1

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #8

; Function Attrs: optsize
declare i32 @__ulock_wake(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare i32 @__ulock_wait(i32 noundef, ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare void @PyMem_RawFree(ptr noundef) local_unnamed_addr #1

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
  %19 = tail call i32 @PyErr_BadArgument() #15
  br label %47

20:                                               ; preds = %10
  %21 = tail call ptr @PyType_GenericNew(ptr noundef %0, ptr noundef nonnull %1, ptr noundef null) #15
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
  tail call void @Py_IncRef(ptr noundef nonnull %41) #15
  br label %44

44:                                               ; preds = %38, %43
  %45 = add nuw nsw i64 %39, 1
  %46 = icmp eq i64 %45, 3
  br i1 %46, label %37, label %38, !llvm.loop !21

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
  %10 = tail call i64 @PyDict_Size(ptr noundef nonnull %2) #15
  %11 = add i64 %10, -1
  %12 = icmp ult i64 %11, 128
  br i1 %12, label %13, label %23

13:                                               ; preds = %9, %19
  %14 = phi i64 [ %20, %19 ], [ 0, %9 ]
  %15 = getelementptr inbounds nuw ptr, ptr %4, i64 %14
  %16 = getelementptr inbounds nuw ptr, ptr %5, i64 %14
  %17 = call i32 @PyDict_Next(ptr noundef nonnull %2, ptr noundef nonnull %6, ptr noundef nonnull %15, ptr noundef nonnull %16) #15
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %23, label %19

19:                                               ; preds = %13
  %20 = add nuw nsw i64 %14, 1
  %21 = load ptr, ptr %16, align 8
  call void @Py_IncRef(ptr noundef %21) #15
  %22 = icmp eq i64 %20, %10
  br i1 %22, label %23, label %13, !llvm.loop !22

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
  %35 = call fastcc ptr @try_all(ptr noundef %0, ptr noundef %7) #16
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
  call void @Py_DecRef(ptr noundef %43) #15
  %44 = icmp samesign ugt i64 %40, 1
  br i1 %44, label %39, label %45, !llvm.loop !23

45:                                               ; preds = %39, %36
  %46 = icmp eq ptr %37, null
  br i1 %46, label %47, label %57

47:                                               ; preds = %45
  %48 = call ptr @PyErr_Occurred() #15
  %49 = icmp eq ptr %48, null
  br i1 %49, label %50, label %57

50:                                               ; preds = %47
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  %54 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %55 = select i1 %53, ptr %54, ptr %52
  call void @Py_IncRef(ptr noundef %55) #15
  %56 = call ptr @PyObject_Call(ptr noundef %55, ptr noundef nonnull %1, ptr noundef %2) #15
  call void @Py_DecRef(ptr noundef %55) #15
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
  %22 = tail call i32 %1(ptr noundef nonnull %19, ptr noundef %2) #15
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %16, %21
  %25 = add nuw nsw i64 %17, 1
  %26 = icmp eq i64 %25, 4
  br i1 %26, label %27, label %16, !llvm.loop !24

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
  tail call void @Py_IncRef(ptr noundef %4) #15
  %5 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  store ptr %5, ptr %2, align 8
  %6 = icmp eq ptr %3, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %1
  tail call void @Py_DecRef(ptr noundef nonnull %3) #15
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
  tail call void @PyObject_GC_UnTrack(ptr noundef %0) #15
  %14 = tail call ptr @PyType_GetSlot(ptr noundef %4, i32 noundef 74) #15
  tail call void %14(ptr noundef %0) #15
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
  tail call void @Py_DecRef(ptr noundef nonnull %19) #15
  br label %22

22:                                               ; preds = %16, %21
  %23 = add nuw nsw i64 %17, 1
  %24 = icmp eq i64 %23, 4
  br i1 %24, label %15, label %16, !llvm.loop !25
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
  %20 = call fastcc ptr @try_all(ptr noundef %0, ptr noundef %5) #16
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %32

22:                                               ; preds = %18
  %23 = tail call ptr @PyErr_Occurred() #15
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %32

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  %29 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %30 = select i1 %28, ptr %29, ptr %27
  tail call void @Py_IncRef(ptr noundef %30) #15
  %31 = tail call ptr @PyObject_Vectorcall(ptr noundef %30, ptr noundef %1, i64 noundef %6, ptr noundef %3) #15
  tail call void @Py_DecRef(ptr noundef %30) #15
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
  %3 = alloca i32, align 4
  %4 = alloca [2 x ptr], align 16
  %5 = alloca [2 x ptr], align 16
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca [7 x ptr], align 16
  %9 = alloca [6 x i64], align 16
  %10 = alloca [1 x ptr], align 8
  %11 = alloca %struct.Number, align 8
  %12 = alloca [6 x i64], align 16
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca %struct.Number, align 8
  %17 = alloca [128 x ptr], align 16
  %18 = alloca [512 x i64], align 16
  %19 = alloca [6 x i64], align 16
  %20 = alloca [6 x i64], align 16
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca %struct.Held, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %26 = load ptr, ptr %25, align 8
  %27 = load ptr, ptr @host, align 8
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %29 = load atomic i64, ptr %28 monotonic, align 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %31, label %1159

31:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %23)
  %32 = load i32, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  %33 = and i32 %32, 65472
  %34 = icmp eq i32 %33, 8064
  br i1 %34, label %36, label %35

35:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  store i32 8064, ptr %22, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  br label %36

36:                                               ; preds = %31, %35
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %38 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %39 = load i64, ptr %38, align 8
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %1156

41:                                               ; preds = %36
  %42 = load i64, ptr %37, align 8
  %43 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %49 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %50 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %51 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %52 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %54 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %24, i64 8
  br label %56

56:                                               ; preds = %41, %1151
  %57 = phi i64 [ %39, %41 ], [ %1154, %1151 ]
  %58 = phi i64 [ 0, %41 ], [ %1152, %1151 ]
  %59 = phi i64 [ %42, %41 ], [ %1153, %1151 ]
  %60 = icmp slt i64 %59, %57
  %61 = select i1 %60, i64 %59, i64 0
  %62 = load ptr, ptr %43, align 8
  %63 = getelementptr inbounds ptr, ptr %62, i64 %61
  %64 = load ptr, ptr %63, align 8
  call void @Py_IncRef(ptr noundef %64) #15
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 24
  %66 = load ptr, ptr %65, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #8
  store i64 0, ptr %24, align 8
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 32
  %68 = load ptr, ptr %44, align 8
  %69 = getelementptr inbounds nuw i8, ptr %66, i64 512
  %70 = getelementptr inbounds nuw i8, ptr %66, i64 120
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds %struct.Row, ptr %69, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %66, i64 136
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds %struct.Captured, ptr %72, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %66, i64 144
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds %struct.Equal, ptr %75, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %66, i64 152
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds %struct.Apart, ptr %78, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr %66, i64 160
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds %struct.Make, ptr %81, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %66, i64 168
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds i64, ptr %84, i64 %86
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #8
  %88 = load i64, ptr %67, align 8
  %89 = icmp sgt i64 %88, -1
  br i1 %89, label %90, label %94

90:                                               ; preds = %56
  %91 = load ptr, ptr @host, align 8
  %92 = load atomic i64, ptr %91 monotonic, align 8
  %93 = icmp eq i64 %88, %92
  br i1 %93, label %94, label %1135

94:                                               ; preds = %90, %56
  %95 = load i64, ptr %45, align 8
  %96 = getelementptr inbounds nuw i8, ptr %66, i64 128
  %97 = load i64, ptr %96, align 8
  %98 = icmp sgt i64 %95, %97
  br i1 %98, label %1135, label %99

99:                                               ; preds = %94
  %100 = getelementptr inbounds nuw i8, ptr %66, i64 112
  %101 = load i64, ptr %100, align 8
  %102 = icmp sgt i64 %101, 0
  br i1 %102, label %113, label %103

103:                                              ; preds = %120, %99
  %104 = load i64, ptr %46, align 8
  %105 = icmp sgt i64 %104, 0
  br i1 %105, label %106, label %181

106:                                              ; preds = %103
  %107 = load ptr, ptr %47, align 8
  %108 = load ptr, ptr %48, align 8
  %109 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 120), align 8
  %110 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 128), align 8
  %111 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 136), align 8
  %112 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  br label %125

113:                                              ; preds = %99, %120
  %114 = phi i64 [ %123, %120 ], [ 0, %99 ]
  %115 = icmp slt i64 %114, %95
  br i1 %115, label %116, label %120

116:                                              ; preds = %113
  %117 = load ptr, ptr %1, align 8
  %118 = getelementptr inbounds nuw ptr, ptr %117, i64 %114
  %119 = load ptr, ptr %118, align 8
  br label %120

120:                                              ; preds = %116, %113
  %121 = phi ptr [ %119, %116 ], [ null, %113 ]
  %122 = getelementptr inbounds nuw ptr, ptr %17, i64 %114
  store ptr %121, ptr %122, align 8
  %123 = add nuw nsw i64 %114, 1
  %124 = icmp eq i64 %123, %101
  br i1 %124, label %103, label %113, !llvm.loop !26

125:                                              ; preds = %172, %106
  %126 = phi ptr [ null, %106 ], [ %173, %172 ]
  %127 = phi ptr [ null, %106 ], [ %174, %172 ]
  %128 = phi ptr [ null, %106 ], [ %175, %172 ]
  %129 = phi i64 [ 0, %106 ], [ %177, %172 ]
  %130 = phi i64 [ %95, %106 ], [ %176, %172 ]
  %131 = getelementptr inbounds nuw ptr, ptr %107, i64 %129
  %132 = load ptr, ptr %131, align 8
  %133 = getelementptr inbounds nuw ptr, ptr %108, i64 %129
  %134 = load ptr, ptr %133, align 8
  br i1 %102, label %135, label %157

135:                                              ; preds = %125
  %136 = icmp slt i64 %130, %101
  %137 = select i1 %136, i64 %130, i64 0
  br label %138

138:                                              ; preds = %145, %135
  %139 = phi i64 [ %149, %145 ], [ %137, %135 ]
  %140 = phi i64 [ %146, %145 ], [ 0, %135 ]
  %141 = getelementptr inbounds %struct.Row, ptr %69, i64 %139
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 8
  %143 = load ptr, ptr %142, align 8
  %144 = icmp eq ptr %143, %132
  br i1 %144, label %151, label %145

145:                                              ; preds = %138
  %146 = add nuw nsw i64 %140, 1
  %147 = add nsw i64 %139, 1
  %148 = icmp slt i64 %147, %101
  %149 = select i1 %148, i64 %147, i64 0
  %150 = icmp eq i64 %146, %101
  br i1 %150, label %157, label %138, !llvm.loop !27

151:                                              ; preds = %138
  %152 = getelementptr inbounds ptr, ptr %17, i64 %139
  %153 = load ptr, ptr %152, align 8
  %154 = icmp eq ptr %153, null
  br i1 %154, label %155, label %1135

155:                                              ; preds = %151
  store ptr %134, ptr %152, align 8
  %156 = add nsw i64 %139, 1
  br label %172

157:                                              ; preds = %145, %125
  %158 = icmp eq ptr %132, %109
  br i1 %158, label %159, label %162

159:                                              ; preds = %157
  %160 = icmp eq ptr %134, %112
  %161 = select i1 %160, ptr null, ptr %134
  br label %172

162:                                              ; preds = %157
  %163 = icmp eq ptr %132, %110
  br i1 %163, label %164, label %167

164:                                              ; preds = %162
  %165 = icmp eq ptr %134, %112
  %166 = select i1 %165, ptr null, ptr %134
  br label %172

167:                                              ; preds = %162
  %168 = icmp eq ptr %132, %111
  br i1 %168, label %169, label %1135

169:                                              ; preds = %167
  %170 = icmp eq ptr %134, %112
  %171 = select i1 %170, ptr null, ptr %134
  br label %172

172:                                              ; preds = %169, %164, %159, %155
  %173 = phi ptr [ %126, %155 ], [ %161, %159 ], [ %126, %164 ], [ %126, %169 ]
  %174 = phi ptr [ %127, %155 ], [ %127, %159 ], [ %166, %164 ], [ %127, %169 ]
  %175 = phi ptr [ %128, %155 ], [ %128, %159 ], [ %128, %164 ], [ %171, %169 ]
  %176 = phi i64 [ %156, %155 ], [ %130, %159 ], [ %130, %164 ], [ %130, %169 ]
  %177 = add nuw nsw i64 %129, 1
  %178 = icmp eq i64 %177, %104
  br i1 %178, label %179, label %125, !llvm.loop !28

179:                                              ; preds = %172
  %180 = icmp eq ptr %175, null
  br i1 %180, label %181, label %188

181:                                              ; preds = %179, %103
  %182 = phi ptr [ %174, %179 ], [ null, %103 ]
  %183 = phi ptr [ %173, %179 ], [ null, %103 ]
  %184 = getelementptr inbounds nuw i8, ptr %66, i64 104
  %185 = load i64, ptr %184, align 8
  %186 = and i64 %185, 8
  %187 = icmp eq i64 %186, 0
  br i1 %187, label %202, label %1135

188:                                              ; preds = %179
  %189 = getelementptr inbounds nuw i8, ptr %66, i64 96
  %190 = load ptr, ptr %189, align 8
  %191 = icmp eq ptr %175, %190
  br i1 %191, label %202, label %192

192:                                              ; preds = %188
  %193 = getelementptr inbounds nuw i8, ptr %175, i64 8
  %194 = load ptr, ptr %193, align 8
  %195 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 80), align 8
  %196 = icmp eq ptr %194, %195
  br i1 %196, label %197, label %1135

197:                                              ; preds = %192
  %198 = call i32 @PyUnicode_Compare(ptr noundef nonnull %175, ptr noundef %190) #15
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %200, label %1135

200:                                              ; preds = %197
  %201 = load i64, ptr %70, align 8
  br label %202

202:                                              ; preds = %200, %188, %181
  %203 = phi i64 [ %71, %181 ], [ %201, %200 ], [ %71, %188 ]
  %204 = phi ptr [ %183, %181 ], [ %173, %200 ], [ %173, %188 ]
  %205 = phi ptr [ %182, %181 ], [ %174, %200 ], [ %174, %188 ]
  %206 = icmp eq ptr %204, null
  %207 = select i1 %206, ptr %68, ptr %204
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #8
  %208 = icmp slt i64 %203, 1
  br i1 %208, label %431, label %209

209:                                              ; preds = %202
  %210 = getelementptr inbounds nuw i8, ptr %66, i64 104
  br label %211

211:                                              ; preds = %427, %209
  %212 = phi i64 [ 0, %209 ], [ %428, %427 ]
  %213 = getelementptr inbounds nuw %struct.Row, ptr %69, i64 %212
  %214 = getelementptr inbounds nuw i8, ptr %213, i64 16
  %215 = load i64, ptr %214, align 8
  %216 = load i64, ptr %100, align 8
  %217 = icmp slt i64 %215, %216
  br i1 %217, label %218, label %221

218:                                              ; preds = %211
  %219 = getelementptr inbounds ptr, ptr %17, i64 %215
  %220 = load ptr, ptr %219, align 8
  br label %221

221:                                              ; preds = %218, %211
  %222 = phi ptr [ %220, %218 ], [ null, %211 ]
  %223 = getelementptr inbounds nuw i8, ptr %213, i64 24
  %224 = load i64, ptr %223, align 8
  %225 = getelementptr inbounds i64, ptr %18, i64 %224
  %226 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %227 = icmp eq ptr %222, %226
  br i1 %227, label %228, label %233

228:                                              ; preds = %221
  %229 = load i64, ptr %210, align 8
  %230 = and i64 %229, 16
  %231 = icmp eq i64 %230, 0
  %232 = select i1 %231, ptr null, ptr %222
  br label %233

233:                                              ; preds = %228, %221
  %234 = phi ptr [ %232, %228 ], [ %222, %221 ]
  %235 = load i64, ptr %213, align 8
  %236 = icmp slt i64 %235, 4
  br i1 %236, label %237, label %246

237:                                              ; preds = %233
  %238 = getelementptr inbounds nuw i8, ptr %213, i64 56
  %239 = load i64, ptr %238, align 8
  %240 = icmp eq i64 %239, 0
  %241 = icmp eq ptr %234, null
  br i1 %240, label %243, label %242

242:                                              ; preds = %237
  br i1 %241, label %427, label %1133

243:                                              ; preds = %237
  br i1 %241, label %1133, label %244

244:                                              ; preds = %243
  %245 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %67, ptr noundef nonnull readonly %213, ptr noundef %234, ptr noundef nonnull %18, ptr noundef nonnull %24) #16
  br i1 %245, label %427, label %1133

246:                                              ; preds = %233
  %247 = icmp eq ptr %234, null
  br i1 %247, label %248, label %255

248:                                              ; preds = %246
  %249 = getelementptr inbounds nuw i8, ptr %213, i64 56
  %250 = load i64, ptr %249, align 8
  %251 = icmp eq i64 %250, 0
  br i1 %251, label %1133, label %252

252:                                              ; preds = %248
  %253 = getelementptr inbounds nuw i8, ptr %213, i64 64
  %254 = load i64, ptr %253, align 8
  store i64 %254, ptr %225, align 8
  br label %427

255:                                              ; preds = %246
  %256 = icmp eq i64 %235, 15
  br i1 %256, label %1133, label %257

257:                                              ; preds = %255
  %258 = icmp samesign ult i64 %235, 10
  br i1 %258, label %259, label %353

259:                                              ; preds = %257
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #8
  call void @llvm.experimental.noalias.scope.decl(metadata !29)
  %260 = getelementptr inbounds nuw i8, ptr %234, i64 8
  %261 = load ptr, ptr %260, align 8, !noalias !29
  %262 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8, !noalias !29
  %263 = icmp eq ptr %261, %262
  br i1 %263, label %266, label %264

264:                                              ; preds = %259
  call fastcc void @number_of(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %16, ptr noundef nonnull %234) #16
  %265 = load i64, ptr %213, align 8
  br label %287

266:                                              ; preds = %259
  %267 = getelementptr inbounds nuw i8, ptr %234, i64 24
  %268 = load i32, ptr %267, align 8, !noalias !29
  %269 = icmp eq i32 %268, 0
  br i1 %269, label %270, label %281

270:                                              ; preds = %266
  %271 = getelementptr inbounds nuw i8, ptr %234, i64 64
  %272 = load i32, ptr %271, align 8, !noalias !29
  %273 = and i32 %272, 256
  %274 = icmp eq i32 %273, 0
  br i1 %274, label %281, label %275

275:                                              ; preds = %270
  %276 = getelementptr inbounds nuw i8, ptr %234, i64 56
  %277 = load ptr, ptr %276, align 8, !noalias !29
  %278 = getelementptr inbounds nuw i8, ptr %277, i64 26
  %279 = load i8, ptr %278, align 2, !noalias !29
  %280 = icmp eq i8 %279, 62
  br i1 %280, label %281, label %282

281:                                              ; preds = %275, %270, %266
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %16, i8 0, i64 24, i1 false), !alias.scope !29
  br label %287

282:                                              ; preds = %275
  %283 = getelementptr inbounds nuw i8, ptr %277, i64 16
  %284 = load ptr, ptr %283, align 8, !noalias !29
  %285 = getelementptr inbounds nuw i8, ptr %234, i64 16
  %286 = load ptr, ptr %285, align 8, !noalias !29
  call fastcc void @number_at(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %16, ptr noundef %284, ptr noundef %286) #16
  br label %287

287:                                              ; preds = %282, %281, %264
  %288 = phi i64 [ %235, %282 ], [ %235, %281 ], [ %265, %264 ]
  switch i64 %288, label %316 [
    i64 9, label %349
    i64 8, label %289
    i64 6, label %293
    i64 7, label %308
  ]

289:                                              ; preds = %287
  %290 = load i64, ptr %49, align 8
  store i64 %290, ptr %225, align 8
  %291 = load i32, ptr %16, align 8
  %292 = icmp eq i32 %291, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #8
  br i1 %292, label %427, label %1133

293:                                              ; preds = %287
  %294 = load i64, ptr %49, align 8
  %295 = getelementptr inbounds nuw i8, ptr %213, i64 48
  %296 = load i64, ptr %295, align 8
  %297 = and i64 %296, %294
  store i64 %297, ptr %225, align 8
  %298 = load i32, ptr %16, align 8
  %299 = icmp eq i32 %298, 2
  br i1 %299, label %300, label %347

300:                                              ; preds = %293
  %301 = getelementptr inbounds nuw i8, ptr %213, i64 32
  %302 = load i64, ptr %301, align 8
  %303 = icmp sgt i64 %302, %294
  br i1 %303, label %347, label %304

304:                                              ; preds = %300
  %305 = getelementptr inbounds nuw i8, ptr %213, i64 40
  %306 = load i64, ptr %305, align 8
  %307 = icmp sgt i64 %294, %306
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #8
  br i1 %307, label %1133, label %427

308:                                              ; preds = %287
  %309 = load i64, ptr %49, align 8
  store i64 %309, ptr %225, align 8
  %310 = load i32, ptr %16, align 8
  %311 = icmp eq i32 %310, 3
  br i1 %311, label %348, label %312

312:                                              ; preds = %308
  %313 = icmp eq i32 %310, 2
  %314 = icmp sgt i64 %309, -1
  %315 = select i1 %313, i1 %314, i1 false
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #8
  br i1 %315, label %427, label %1133

316:                                              ; preds = %287
  %317 = load i32, ptr %16, align 8
  %318 = icmp eq i32 %317, 2
  br i1 %318, label %319, label %325

319:                                              ; preds = %316
  %320 = load i64, ptr %49, align 8
  %321 = add i64 %320, -9007199254740993
  %322 = icmp ult i64 %321, -18014398509481985
  br i1 %322, label %347, label %323

323:                                              ; preds = %319
  %324 = sitofp i64 %320 to double
  br label %328

325:                                              ; preds = %316
  %326 = load double, ptr %50, align 8
  %327 = icmp eq i32 %317, 4
  br i1 %327, label %328, label %347

328:                                              ; preds = %325, %323
  %329 = phi double [ %324, %323 ], [ %326, %325 ]
  %330 = icmp eq i64 %288, 5
  br i1 %330, label %331, label %335

331:                                              ; preds = %328
  %332 = fcmp uno double %329, 0.000000e+00
  %333 = bitcast double %329 to i64
  %334 = select i1 %332, i64 9221120237041090560, i64 %333
  store i64 %334, ptr %225, align 8
  br label %348

335:                                              ; preds = %328
  %336 = fptrunc double %329 to float
  %337 = call double @llvm.fabs.f64(double %329)
  %338 = bitcast double %337 to i64
  %339 = icmp samesign ugt i64 %338, 9218868437227405311
  %340 = fcmp uno double %329, 0.000000e+00
  %341 = bitcast float %336 to i32
  %342 = zext i32 %341 to i64
  %343 = select i1 %340, i64 2143289344, i64 %342
  store i64 %343, ptr %225, align 8
  %344 = call float @llvm.fabs.f32(float %336)
  %345 = fcmp une float %344, 0x7FF0000000000000
  %346 = select i1 %339, i1 true, i1 %345
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #8
  br i1 %346, label %427, label %1133

347:                                              ; preds = %325, %319, %300, %293
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #8
  br label %1133

348:                                              ; preds = %331, %308
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #8
  br label %427

349:                                              ; preds = %287
  %350 = load i64, ptr %49, align 8
  store i64 %350, ptr %225, align 8
  %351 = load i32, ptr %16, align 8
  %352 = icmp eq i32 %351, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #8
  br i1 %352, label %1133, label %427

353:                                              ; preds = %257
  %354 = getelementptr inbounds nuw i8, ptr %213, i64 32
  %355 = load i64, ptr %354, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #8
  switch i64 %235, label %417 [
    i64 10, label %356
    i64 11, label %367
    i64 12, label %376
    i64 13, label %422
  ]

356:                                              ; preds = %353
  %357 = getelementptr inbounds nuw i8, ptr %234, i64 8
  %358 = load ptr, ptr %357, align 8
  %359 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %360 = icmp eq ptr %358, %359
  br i1 %360, label %361, label %420

361:                                              ; preds = %356
  %362 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %234, ptr noundef nonnull %15) #15
  %363 = icmp eq i64 %362, %355
  br i1 %363, label %364, label %420

364:                                              ; preds = %361
  %365 = load i32, ptr %15, align 4
  %366 = icmp eq i32 %365, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  br i1 %366, label %427, label %1133

367:                                              ; preds = %353
  %368 = getelementptr inbounds nuw i8, ptr %234, i64 8
  %369 = load ptr, ptr %368, align 8
  %370 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 56), align 8
  %371 = icmp eq ptr %369, %370
  br i1 %371, label %372, label %420

372:                                              ; preds = %367
  %373 = getelementptr inbounds nuw i8, ptr %234, i64 16
  %374 = load i64, ptr %373, align 8
  %375 = icmp eq i64 %374, %355
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  br i1 %375, label %427, label %1133

376:                                              ; preds = %353
  %377 = inttoptr i64 %355 to ptr
  %378 = icmp eq ptr %234, %377
  br i1 %378, label %421, label %379

379:                                              ; preds = %376
  %380 = getelementptr inbounds nuw i8, ptr %234, i64 8
  %381 = load ptr, ptr %380, align 8
  %382 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 88), align 8
  %383 = icmp eq ptr %381, %382
  br i1 %383, label %384, label %420

384:                                              ; preds = %379
  %385 = getelementptr inbounds nuw i8, ptr %234, i64 16
  %386 = load i64, ptr %385, align 8
  %387 = getelementptr inbounds nuw i8, ptr %377, i64 16
  %388 = load i64, ptr %387, align 8
  %389 = icmp eq i64 %386, %388
  br i1 %389, label %390, label %420

390:                                              ; preds = %384
  %391 = icmp slt i64 %386, 1
  br i1 %391, label %421, label %392

392:                                              ; preds = %390
  %393 = getelementptr inbounds nuw i8, ptr %234, i64 24
  %394 = getelementptr inbounds nuw i8, ptr %377, i64 24
  br label %395

395:                                              ; preds = %412, %392
  %396 = phi i64 [ 0, %392 ], [ %413, %412 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #8
  %397 = getelementptr inbounds nuw ptr, ptr %393, i64 %396
  %398 = load ptr, ptr %397, align 8
  %399 = getelementptr inbounds nuw i8, ptr %398, i64 8
  %400 = load ptr, ptr %399, align 8
  %401 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %402 = icmp eq ptr %400, %401
  br i1 %402, label %403, label %416

403:                                              ; preds = %395
  %404 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %398, ptr noundef nonnull %13) #15
  %405 = load i32, ptr %13, align 4
  %406 = icmp eq i32 %405, 0
  br i1 %406, label %407, label %416

407:                                              ; preds = %403
  %408 = getelementptr inbounds nuw ptr, ptr %394, i64 %396
  %409 = load ptr, ptr %408, align 8
  %410 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef %409, ptr noundef nonnull %14) #15
  %411 = icmp eq i64 %404, %410
  br i1 %411, label %412, label %416

412:                                              ; preds = %407
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  %413 = add nuw nsw i64 %396, 1
  %414 = load i64, ptr %385, align 8
  %415 = icmp slt i64 %413, %414
  br i1 %415, label %395, label %421, !llvm.loop !32

416:                                              ; preds = %407, %403, %395
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  br label %420

417:                                              ; preds = %353
  %418 = ptrtoint ptr %234 to i64
  %419 = icmp eq i64 %355, %418
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  br i1 %419, label %427, label %1133

420:                                              ; preds = %384, %379, %367, %361, %356, %416
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  br label %1133

421:                                              ; preds = %412, %390, %376
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  br label %427

422:                                              ; preds = %353
  %423 = getelementptr inbounds nuw i8, ptr %234, i64 8
  %424 = load ptr, ptr %423, align 8
  %425 = inttoptr i64 %355 to ptr
  %426 = icmp eq ptr %424, %425
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  br i1 %426, label %427, label %1133

427:                                              ; preds = %422, %421, %417, %372, %364, %349, %348, %335, %312, %304, %289, %252, %244, %242
  %428 = add nuw nsw i64 %212, 1
  %429 = load i64, ptr %70, align 8
  %430 = icmp slt i64 %428, %429
  br i1 %430, label %211, label %431, !llvm.loop !33

431:                                              ; preds = %427, %202
  %432 = icmp ne ptr %207, null
  %433 = icmp ne ptr %205, null
  %434 = select i1 %432, ptr %207, ptr %205
  %435 = or i1 %433, %432
  %436 = zext i1 %432 to i64
  %437 = icmp eq ptr %205, null
  %438 = select i1 %437, i64 0, i64 2
  %439 = or disjoint i64 %438, %436
  %440 = icmp eq i64 %439, 0
  %441 = select i1 %440, i64 4, i64 %439
  %442 = getelementptr inbounds nuw i8, ptr %66, i64 104
  %443 = load i64, ptr %442, align 8
  %444 = xor i64 %443, -1
  %445 = and i64 %441, %444
  %446 = icmp eq i64 %445, 0
  %447 = xor i1 %432, true
  %448 = or i1 %437, %447
  %449 = and i1 %448, %446
  br i1 %449, label %450, label %1133

450:                                              ; preds = %431
  %451 = load i64, ptr %76, align 8
  %452 = icmp sgt i64 %451, 0
  br i1 %452, label %453, label %484

453:                                              ; preds = %450, %481
  %454 = phi i64 [ %482, %481 ], [ 0, %450 ]
  %455 = getelementptr inbounds nuw %struct.Equal, ptr %75, i64 %454
  br i1 %435, label %456, label %460

456:                                              ; preds = %453
  %457 = getelementptr inbounds nuw i8, ptr %455, i64 32
  %458 = load i64, ptr %457, align 8
  %459 = icmp eq i64 %458, 0
  br i1 %459, label %481, label %460

460:                                              ; preds = %456, %453
  %461 = load i64, ptr %455, align 8
  %462 = getelementptr inbounds i64, ptr %18, i64 %461
  %463 = load i64, ptr %462, align 8
  %464 = getelementptr inbounds nuw i8, ptr %455, i64 16
  %465 = load i64, ptr %464, align 8
  %466 = icmp slt i64 %465, 0
  %467 = getelementptr inbounds nuw i8, ptr %455, i64 24
  %468 = getelementptr inbounds nuw i64, ptr %18, i64 %465
  %469 = select i1 %466, ptr %467, ptr %468
  %470 = load i64, ptr %469, align 8
  %471 = getelementptr inbounds nuw i8, ptr %455, i64 8
  %472 = load i64, ptr %471, align 8
  %473 = icmp eq i64 %472, 1
  br i1 %473, label %478, label %474

474:                                              ; preds = %460
  %475 = add i64 %463, -1
  %476 = add i64 %475, %472
  %477 = sdiv i64 %476, %472
  br label %478

478:                                              ; preds = %474, %460
  %479 = phi i64 [ %477, %474 ], [ %463, %460 ]
  %480 = icmp eq i64 %479, %470
  br i1 %480, label %481, label %1133

481:                                              ; preds = %478, %456
  %482 = add nuw nsw i64 %454, 1
  %483 = icmp eq i64 %482, %451
  br i1 %483, label %484, label %453, !llvm.loop !34

484:                                              ; preds = %481, %450
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #8
  br i1 %435, label %485, label %530

485:                                              ; preds = %484
  %486 = getelementptr inbounds nuw i8, ptr %66, i64 192
  %487 = load i64, ptr %486, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #8
  store ptr %434, ptr %10, align 8
  %488 = getelementptr inbounds nuw i8, ptr %434, i64 8
  %489 = load ptr, ptr %488, align 8
  %490 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 88), align 8
  %491 = icmp eq ptr %489, %490
  br i1 %491, label %495, label %492

492:                                              ; preds = %485
  %493 = call i32 @PyType_IsSubtype(ptr noundef %489, ptr noundef %490) #15
  %494 = icmp eq i32 %493, 0
  br i1 %494, label %497, label %495

495:                                              ; preds = %492, %485
  %496 = getelementptr inbounds nuw i8, ptr %434, i64 24
  br label %504

497:                                              ; preds = %492
  %498 = load ptr, ptr %488, align 8
  %499 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 72), align 8
  %500 = icmp eq ptr %498, %499
  br i1 %500, label %501, label %508

501:                                              ; preds = %497
  %502 = getelementptr inbounds nuw i8, ptr %434, i64 24
  %503 = load ptr, ptr %502, align 8
  br label %504

504:                                              ; preds = %501, %495
  %505 = phi ptr [ %503, %501 ], [ %496, %495 ]
  %506 = getelementptr inbounds nuw i8, ptr %434, i64 16
  %507 = load i64, ptr %506, align 8
  br label %508

508:                                              ; preds = %504, %497
  %509 = phi ptr [ %10, %497 ], [ %505, %504 ]
  %510 = phi i64 [ 1, %497 ], [ %507, %504 ]
  %511 = icmp eq i64 %510, %487
  br i1 %511, label %512, label %529

512:                                              ; preds = %508
  %513 = icmp slt i64 %487, 1
  br i1 %513, label %528, label %514

514:                                              ; preds = %512, %523
  %515 = phi i64 [ %525, %523 ], [ 0, %512 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #8
  %516 = getelementptr inbounds nuw ptr, ptr %509, i64 %515
  %517 = load ptr, ptr %516, align 8
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %11, ptr noundef %517) #16
  %518 = load i32, ptr %11, align 8
  %519 = icmp eq i32 %518, 2
  %520 = load i64, ptr %51, align 8
  %521 = icmp ult i64 %520, 2147483648
  %522 = select i1 %519, i1 %521, i1 false
  br i1 %522, label %523, label %527

523:                                              ; preds = %514
  %524 = getelementptr inbounds nuw i64, ptr %12, i64 %515
  store i64 %520, ptr %524, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  %525 = add nuw nsw i64 %515, 1
  %526 = icmp eq i64 %525, %487
  br i1 %526, label %528, label %514, !llvm.loop !35

527:                                              ; preds = %514
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  br label %529

528:                                              ; preds = %523, %512
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  br label %530

529:                                              ; preds = %527, %508
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  br label %605

530:                                              ; preds = %528, %484
  %531 = getelementptr inbounds nuw i8, ptr %66, i64 192
  %532 = load i64, ptr %531, align 8
  %533 = call i64 @llvm.smax.i64(i64 %532, i64 3)
  %534 = trunc i64 %533 to i32
  %535 = icmp slt i32 %534, 1
  br i1 %535, label %606, label %536

536:                                              ; preds = %530
  %537 = getelementptr inbounds nuw i8, ptr %66, i64 352
  %538 = getelementptr inbounds nuw i8, ptr %66, i64 208
  %539 = getelementptr inbounds nuw i8, ptr %66, i64 200
  %540 = getelementptr inbounds nuw i8, ptr %66, i64 400
  %541 = and i64 %533, 2147483647
  %542 = call i64 @llvm.umax.i64(i64 %541, i64 1)
  br label %547

543:                                              ; preds = %600
  %544 = extractvalue { i64, i1 } %603, 0
  %545 = add nuw nsw i64 %549, 1
  %546 = icmp eq i64 %545, %542
  br i1 %546, label %606, label %547, !llvm.loop !36

547:                                              ; preds = %543, %536
  %548 = phi i64 [ 1, %536 ], [ %544, %543 ]
  %549 = phi i64 [ 0, %536 ], [ %545, %543 ]
  %550 = getelementptr inbounds nuw i64, ptr %537, i64 %549
  %551 = load i64, ptr %550, align 8
  %552 = icmp sgt i64 %532, %549
  br i1 %552, label %553, label %581

553:                                              ; preds = %547
  br i1 %435, label %571, label %554

554:                                              ; preds = %553
  %555 = getelementptr inbounds nuw %struct.Extent, ptr %538, i64 %549
  %556 = load i64, ptr %555, align 8
  %557 = icmp slt i64 %556, 0
  br i1 %557, label %558, label %560

558:                                              ; preds = %554
  %559 = getelementptr inbounds nuw i8, ptr %555, i64 8
  br label %568

560:                                              ; preds = %554
  %561 = getelementptr inbounds nuw i8, ptr %555, i64 16
  %562 = load i64, ptr %561, align 8
  %563 = icmp eq i64 %562, 0
  br i1 %563, label %564, label %566

564:                                              ; preds = %560
  %565 = getelementptr inbounds nuw i64, ptr %18, i64 %556
  br label %568

566:                                              ; preds = %560
  %567 = getelementptr inbounds nuw i64, ptr null, i64 %556
  br label %568

568:                                              ; preds = %566, %564, %558
  %569 = phi ptr [ %559, %558 ], [ %565, %564 ], [ %567, %566 ]
  %570 = load i64, ptr %569, align 8
  br label %582

571:                                              ; preds = %553
  %572 = getelementptr inbounds nuw i64, ptr %12, i64 %549
  %573 = load i64, ptr %572, align 8
  %574 = load i64, ptr %540, align 8
  %575 = icmp eq i64 %574, 0
  br i1 %575, label %588, label %576

576:                                              ; preds = %571
  %577 = getelementptr inbounds nuw %struct.Extent, ptr %67, i64 %549
  %578 = getelementptr inbounds nuw i8, ptr %577, i64 184
  %579 = load i64, ptr %578, align 8
  %580 = icmp eq i64 %573, %579
  br i1 %580, label %588, label %605

581:                                              ; preds = %547
  br i1 %435, label %588, label %582

582:                                              ; preds = %581, %568
  %583 = phi i64 [ %570, %568 ], [ 1, %581 ]
  %584 = load i64, ptr %539, align 8
  %585 = shl nuw i64 1, %549
  %586 = and i64 %584, %585
  %587 = icmp ne i64 %586, 0
  br label %588

588:                                              ; preds = %582, %581, %576, %571
  %589 = phi i64 [ %583, %582 ], [ 1, %581 ], [ %573, %571 ], [ %573, %576 ]
  %590 = phi i1 [ %587, %582 ], [ %433, %581 ], [ %433, %571 ], [ %433, %576 ]
  %591 = select i1 %590, i64 %551, i64 1
  %592 = mul nsw i64 %591, %589
  %593 = getelementptr inbounds nuw i64, ptr %19, i64 %549
  store i64 %592, ptr %593, align 8
  %594 = icmp eq i64 %551, 1
  %595 = select i1 %590, i1 true, i1 %594
  br i1 %595, label %600, label %596

596:                                              ; preds = %588
  %597 = add i64 %551, -1
  %598 = add i64 %597, %589
  %599 = sdiv i64 %598, %551
  br label %600

600:                                              ; preds = %596, %588
  %601 = phi i64 [ %599, %596 ], [ %589, %588 ]
  %602 = getelementptr inbounds nuw i64, ptr %20, i64 %549
  store i64 %601, ptr %602, align 8
  %603 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %548, i64 %601)
  %604 = extractvalue { i64, i1 } %603, 1
  br i1 %604, label %605, label %543

605:                                              ; preds = %600, %576, %529
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  br label %1133

606:                                              ; preds = %543, %530
  %607 = phi i64 [ 1, %530 ], [ %544, %543 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  %608 = load i64, ptr %79, align 8
  %609 = icmp slt i64 %608, 1
  br i1 %609, label %632, label %610

610:                                              ; preds = %606, %629
  %611 = phi i64 [ %630, %629 ], [ 0, %606 ]
  %612 = getelementptr inbounds nuw %struct.Apart, ptr %78, i64 %611
  %613 = load i64, ptr %612, align 8
  %614 = getelementptr inbounds i64, ptr %18, i64 %613
  %615 = load i64, ptr %614, align 8
  %616 = getelementptr inbounds nuw i8, ptr %612, i64 8
  %617 = load i64, ptr %616, align 8
  %618 = getelementptr inbounds i64, ptr %18, i64 %617
  %619 = load i64, ptr %618, align 8
  %620 = getelementptr inbounds nuw i8, ptr %612, i64 24
  %621 = load i64, ptr %620, align 8
  %622 = add i64 %621, %619
  %623 = icmp ult i64 %615, %622
  br i1 %623, label %624, label %629

624:                                              ; preds = %610
  %625 = getelementptr inbounds nuw i8, ptr %612, i64 16
  %626 = load i64, ptr %625, align 8
  %627 = add i64 %626, %615
  %628 = icmp ult i64 %619, %627
  br i1 %628, label %1133, label %629

629:                                              ; preds = %624, %610
  %630 = add nuw nsw i64 %611, 1
  %631 = icmp eq i64 %630, %608
  br i1 %631, label %632, label %610, !llvm.loop !37

632:                                              ; preds = %629, %606
  %633 = load i64, ptr %70, align 8
  %634 = icmp slt i64 %633, 1
  br i1 %634, label %669, label %635

635:                                              ; preds = %632, %666
  %636 = phi i64 [ %667, %666 ], [ 0, %632 ]
  %637 = getelementptr inbounds nuw %struct.Row, ptr %69, i64 %636
  %638 = load i64, ptr %637, align 8
  %639 = icmp slt i64 %638, 4
  br i1 %639, label %640, label %666

640:                                              ; preds = %635
  %641 = getelementptr inbounds nuw i8, ptr %637, i64 104
  %642 = load i64, ptr %641, align 8
  %643 = and i64 %642, 1099511627775
  %644 = icmp eq i64 %643, 0
  br i1 %644, label %666, label %645

645:                                              ; preds = %640
  %646 = getelementptr inbounds nuw i8, ptr %637, i64 96
  %647 = load i64, ptr %646, align 8
  %648 = getelementptr i64, ptr %18, i64 %647
  br label %649

649:                                              ; preds = %662, %645
  %650 = phi i64 [ %643, %645 ], [ %664, %662 ]
  %651 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %650, i1 true)
  %652 = trunc nuw nsw i64 %651 to i8
  %653 = urem i8 %652, 6
  %654 = zext nneg i8 %653 to i64
  %655 = getelementptr inbounds nuw i64, ptr %19, i64 %654
  %656 = load i64, ptr %655, align 8
  %657 = udiv i8 %652, 6
  %658 = zext nneg i8 %657 to i64
  %659 = getelementptr i64, ptr %648, i64 %658
  %660 = load i64, ptr %659, align 8
  %661 = icmp sgt i64 %656, %660
  br i1 %661, label %1133, label %662

662:                                              ; preds = %649
  %663 = add nsw i64 %650, -1
  %664 = and i64 %663, %650
  %665 = icmp eq i64 %664, 0
  br i1 %665, label %666, label %649, !llvm.loop !38

666:                                              ; preds = %662, %640, %635
  %667 = add nuw nsw i64 %636, 1
  %668 = icmp eq i64 %667, %633
  br i1 %668, label %669, label %635, !llvm.loop !39

669:                                              ; preds = %666, %632
  %670 = load i64, ptr %73, align 8
  %671 = icmp sgt i64 %670, 0
  br i1 %671, label %673, label %706

672:                                              ; preds = %700
  br i1 %701, label %706, label %1133

673:                                              ; preds = %669, %700
  %674 = phi i64 [ %702, %700 ], [ 0, %669 ]
  %675 = getelementptr inbounds nuw %struct.Captured, ptr %72, i64 %674
  %676 = getelementptr inbounds nuw i8, ptr %675, i64 8
  %677 = load ptr, ptr %676, align 8
  %678 = ptrtoint ptr %677 to i64
  %679 = load ptr, ptr %675, align 8
  switch i64 %678, label %689 [
    i64 0, label %680
    i64 1, label %686
  ]

680:                                              ; preds = %673
  %681 = getelementptr inbounds nuw i8, ptr %679, i64 16
  %682 = load ptr, ptr %681, align 8
  %683 = getelementptr inbounds nuw i8, ptr %675, i64 16
  %684 = load ptr, ptr %683, align 8
  %685 = icmp eq ptr %682, %684
  br label %700

686:                                              ; preds = %673
  %687 = call i64 @PyDict_Size(ptr noundef %679) #15
  %688 = icmp eq i64 %687, 0
  br label %700

689:                                              ; preds = %673
  %690 = call ptr @PyDict_GetItemWithError(ptr noundef %679, ptr noundef nonnull %677) #15
  %691 = icmp eq ptr %690, null
  br i1 %691, label %692, label %696, !prof !40

692:                                              ; preds = %689
  %693 = call ptr @PyErr_Occurred() #15
  %694 = icmp eq ptr %693, null
  br i1 %694, label %696, label %695

695:                                              ; preds = %692
  call void @PyErr_Clear() #15
  br label %1133

696:                                              ; preds = %692, %689
  %697 = getelementptr inbounds nuw i8, ptr %675, i64 16
  %698 = load ptr, ptr %697, align 8
  %699 = icmp eq ptr %690, %698
  br label %700

700:                                              ; preds = %696, %686, %680
  %701 = phi i1 [ %688, %686 ], [ %685, %680 ], [ %699, %696 ]
  %702 = add nuw nsw i64 %674, 1
  %703 = load i64, ptr %73, align 8
  %704 = icmp slt i64 %702, %703
  %705 = select i1 %704, i1 %701, i1 false
  br i1 %705, label %673, label %672, !llvm.loop !41

706:                                              ; preds = %672, %669
  %707 = getelementptr inbounds nuw i8, ptr %66, i64 176
  %708 = load ptr, ptr %707, align 8
  %709 = icmp eq ptr %708, null
  br i1 %709, label %713, label %710

710:                                              ; preds = %706
  %711 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 24), align 8
  %712 = call fastcc zeroext i1 @says(ptr noundef %708, ptr noundef null, ptr noundef %711) #16
  br i1 %712, label %713, label %1133

713:                                              ; preds = %710, %706
  %714 = getelementptr inbounds nuw i8, ptr %66, i64 448
  %715 = load ptr, ptr %714, align 8
  %716 = icmp eq ptr %715, null
  br i1 %716, label %748, label %717

717:                                              ; preds = %713
  %718 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %719 = getelementptr inbounds nuw i8, ptr %718, i64 8
  %720 = load i64, ptr %719, align 8
  %721 = inttoptr i64 %720 to ptr
  %722 = getelementptr inbounds nuw i8, ptr %718, i64 16
  %723 = load i64, ptr %722, align 8
  %724 = inttoptr i64 %723 to ptr
  %725 = load ptr, ptr @gpu, align 8
  %726 = call i64 @PyDict_Size(ptr noundef %725) #15
  %727 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %728 = load i64, ptr %727, align 8
  %729 = icmp eq i64 %726, %728
  br i1 %729, label %730, label %1133

730:                                              ; preds = %717
  %731 = icmp eq i64 %720, 0
  br i1 %731, label %736, label %732

732:                                              ; preds = %730
  %733 = load ptr, ptr %714, align 8
  %734 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 40), align 8
  %735 = call fastcc zeroext i1 @says(ptr noundef %721, ptr noundef %733, ptr noundef %734) #16
  br i1 %735, label %736, label %1133

736:                                              ; preds = %732, %730
  %737 = getelementptr inbounds nuw i8, ptr %66, i64 72
  %738 = load ptr, ptr %737, align 8
  %739 = icmp eq ptr %738, null
  %740 = icmp ne i64 %723, 0
  %741 = select i1 %739, i1 %740, i1 false
  br i1 %741, label %742, label %748

742:                                              ; preds = %736
  %743 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %744 = getelementptr inbounds nuw i8, ptr %743, i64 24
  %745 = load i64, ptr %744, align 8
  %746 = inttoptr i64 %745 to ptr
  %747 = call fastcc zeroext i1 @says(ptr noundef %724, ptr noundef null, ptr noundef %746) #16
  br i1 %747, label %748, label %1133

748:                                              ; preds = %742, %736, %713
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #8
  store i32 0, ptr %21, align 4
  %749 = icmp eq ptr %207, null
  %750 = load i64, ptr %82, align 8
  %751 = icmp slt i64 %750, 1
  br i1 %751, label %997, label %752

752:                                              ; preds = %748
  %753 = getelementptr inbounds nuw i8, ptr %66, i64 64
  br label %754

754:                                              ; preds = %992, %752
  %755 = phi i64 [ 0, %752 ], [ %976, %992 ]
  %756 = getelementptr inbounds nuw %struct.Make, ptr %81, i64 %755
  %757 = getelementptr inbounds nuw i8, ptr %756, i64 16
  %758 = load i64, ptr %757, align 8
  %759 = icmp eq i64 %758, 1
  br i1 %759, label %764, label %760

760:                                              ; preds = %754
  %761 = icmp eq i64 %758, 2
  %762 = select i1 %761, i1 %749, i1 false
  %763 = and i1 %437, %762
  br label %764

764:                                              ; preds = %760, %754
  %765 = phi i1 [ true, %754 ], [ %763, %760 ]
  %766 = load i64, ptr %756, align 8
  %767 = getelementptr inbounds %struct.Row, ptr %69, i64 %766
  %768 = getelementptr inbounds nuw i8, ptr %767, i64 24
  %769 = load i64, ptr %768, align 8
  %770 = getelementptr inbounds i64, ptr %18, i64 %769
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #8
  %771 = getelementptr inbounds nuw i8, ptr %756, i64 24
  %772 = load i64, ptr %771, align 8
  %773 = getelementptr inbounds nuw i8, ptr %756, i64 8
  %774 = load i64, ptr %773, align 8
  %775 = icmp sgt i64 %774, 0
  br i1 %775, label %776, label %812

776:                                              ; preds = %764
  %777 = getelementptr inbounds nuw i8, ptr %756, i64 48
  br label %781

778:                                              ; preds = %803
  %779 = add nuw nsw i64 %782, 1
  %780 = icmp eq i64 %779, %774
  br i1 %780, label %812, label %781, !llvm.loop !42

781:                                              ; preds = %778, %776
  %782 = phi i64 [ 0, %776 ], [ %779, %778 ]
  %783 = phi i64 [ %772, %776 ], [ %809, %778 ]
  %784 = getelementptr inbounds nuw %struct.Extent, ptr %777, i64 %782
  %785 = load i64, ptr %784, align 8
  %786 = icmp slt i64 %785, 0
  br i1 %786, label %787, label %789

787:                                              ; preds = %781
  %788 = getelementptr inbounds nuw i8, ptr %784, i64 8
  br label %799

789:                                              ; preds = %781
  %790 = getelementptr inbounds nuw i8, ptr %784, i64 16
  %791 = load i64, ptr %790, align 8
  %792 = icmp eq i64 %791, 0
  br i1 %792, label %793, label %795

793:                                              ; preds = %789
  %794 = getelementptr inbounds nuw i64, ptr %18, i64 %785
  br label %799

795:                                              ; preds = %789
  %796 = icmp eq i64 %791, 1
  %797 = select i1 %796, ptr %19, ptr %20
  %798 = getelementptr inbounds nuw i64, ptr %797, i64 %785
  br label %799

799:                                              ; preds = %795, %793, %787
  %800 = phi ptr [ %788, %787 ], [ %794, %793 ], [ %798, %795 ]
  %801 = load i64, ptr %800, align 8
  %802 = icmp ugt i64 %801, 2147483647
  br i1 %802, label %995, label %803

803:                                              ; preds = %799
  %804 = getelementptr inbounds nuw i64, ptr %9, i64 %782
  store i64 %801, ptr %804, align 8
  %805 = getelementptr inbounds nuw i64, ptr %770, i64 %782
  %806 = getelementptr inbounds nuw i8, ptr %805, i64 8
  store i64 %801, ptr %806, align 8
  %807 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %783, i64 %801)
  %808 = extractvalue { i64, i1 } %807, 1
  %809 = extractvalue { i64, i1 } %807, 0
  %810 = icmp sgt i64 %809, 70368744177664
  %811 = or i1 %808, %810
  br i1 %811, label %995, label %778

812:                                              ; preds = %778, %764
  %813 = phi i64 [ %772, %764 ], [ %809, %778 ]
  %814 = getelementptr inbounds nuw i8, ptr %767, i64 80
  %815 = load i64, ptr %814, align 8
  %816 = icmp eq i64 %815, 0
  br i1 %816, label %820, label %817

817:                                              ; preds = %812
  %818 = getelementptr i64, ptr %770, i64 %774
  %819 = getelementptr i8, ptr %818, i64 8
  store i64 %815, ptr %819, align 8
  br label %820

820:                                              ; preds = %817, %812
  %821 = getelementptr inbounds nuw i8, ptr %756, i64 40
  %822 = load ptr, ptr %821, align 8
  %823 = icmp eq ptr %822, null
  br i1 %823, label %852, label %824

824:                                              ; preds = %820
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(56) %8, i8 0, i64 56, i1 false)
  %825 = call i64 @llvm.smax.i64(i64 %774, i64 0)
  br label %826

826:                                              ; preds = %829, %824
  %827 = phi i64 [ 0, %824 ], [ %833, %829 ]
  %828 = icmp eq i64 %827, %825
  br i1 %828, label %836, label %829

829:                                              ; preds = %826
  %830 = getelementptr inbounds nuw i64, ptr %9, i64 %827
  %831 = load i64, ptr %830, align 8
  %832 = call ptr @PyLong_FromLongLong(i64 noundef %831) #15
  %833 = add nuw i64 %827, 1
  %834 = getelementptr inbounds nuw ptr, ptr %8, i64 %833
  store ptr %832, ptr %834, align 8
  %835 = icmp eq ptr %832, null
  br i1 %835, label %836, label %826, !llvm.loop !43

836:                                              ; preds = %829, %826
  %837 = phi i64 [ %825, %826 ], [ %827, %829 ]
  %838 = icmp eq i64 %837, %774
  br i1 %838, label %839, label %842

839:                                              ; preds = %836
  %840 = or i64 %774, -9223372036854775808
  %841 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %822, ptr noundef nonnull %52, i64 noundef %840, ptr noundef null) #15
  br label %842

842:                                              ; preds = %839, %836
  %843 = phi ptr [ %841, %839 ], [ null, %836 ]
  %844 = icmp eq i64 %837, 0
  br i1 %844, label %851, label %845

845:                                              ; preds = %842, %845
  %846 = phi i64 [ %847, %845 ], [ %837, %842 ]
  %847 = add nsw i64 %846, -1
  %848 = getelementptr inbounds nuw ptr, ptr %8, i64 %846
  %849 = load ptr, ptr %848, align 8
  call void @Py_DecRef(ptr noundef %849) #15
  %850 = icmp sgt i64 %846, 1
  br i1 %850, label %845, label %851, !llvm.loop !44

851:                                              ; preds = %845, %842
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  br label %968

852:                                              ; preds = %820
  %853 = load ptr, ptr %753, align 8
  %854 = icmp eq ptr %853, null
  br i1 %854, label %911, label %855

855:                                              ; preds = %852
  %856 = add i64 %813, 240
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  store ptr null, ptr %7, align 8
  %857 = icmp sgt i64 %813, 4194303
  %858 = and i1 %765, %857
  br i1 %858, label %859, label %861

859:                                              ; preds = %855
  %860 = call fastcc ptr @take_block(i64 noundef %856) #16
  br label %866

861:                                              ; preds = %855
  br i1 %765, label %862, label %864

862:                                              ; preds = %861
  %863 = call ptr @PyMem_RawMalloc(i64 noundef %856) #15
  br label %866

864:                                              ; preds = %861
  %865 = call ptr @PyMem_RawCalloc(i64 noundef 1, i64 noundef %856) #15
  br label %866

866:                                              ; preds = %864, %862, %859
  %867 = phi ptr [ %860, %859 ], [ null, %862 ], [ null, %864 ]
  %868 = phi ptr [ %860, %859 ], [ %863, %862 ], [ %865, %864 ]
  %869 = icmp eq ptr %868, null
  br i1 %869, label %909, label %870

870:                                              ; preds = %866
  %871 = getelementptr inbounds nuw i8, ptr %868, i64 176
  %872 = ptrtoint ptr %871 to i64
  %873 = add i64 %872, 63
  %874 = and i64 %873, -64
  store i64 %874, ptr %770, align 8
  %875 = inttoptr i64 %874 to ptr
  %876 = getelementptr inbounds nuw i8, ptr %767, i64 40
  %877 = load i64, ptr %876, align 8
  %878 = getelementptr inbounds nuw i8, ptr %767, i64 48
  %879 = load i64, ptr %878, align 8
  %880 = getelementptr inbounds nuw i8, ptr %868, i64 80
  %881 = getelementptr inbounds nuw i8, ptr %868, i64 128
  store i32 1, ptr %868, align 8
  %882 = getelementptr inbounds nuw i8, ptr %868, i64 4
  store i32 0, ptr %882, align 4
  %883 = getelementptr inbounds nuw i8, ptr %868, i64 8
  store ptr %867, ptr %883, align 8
  %884 = getelementptr inbounds nuw i8, ptr %868, i64 16
  store ptr @give_back, ptr %884, align 8
  %885 = getelementptr inbounds nuw i8, ptr %868, i64 24
  store i64 0, ptr %885, align 8
  %886 = getelementptr inbounds nuw i8, ptr %868, i64 32
  store ptr %875, ptr %886, align 8
  %887 = getelementptr inbounds nuw i8, ptr %868, i64 40
  store i64 %877, ptr %887, align 8
  %888 = getelementptr inbounds nuw i8, ptr %868, i64 48
  store i64 %879, ptr %888, align 8
  %889 = getelementptr inbounds nuw i8, ptr %868, i64 56
  store ptr %880, ptr %889, align 8
  %890 = getelementptr inbounds nuw i8, ptr %868, i64 64
  store ptr %881, ptr %890, align 8
  %891 = getelementptr inbounds nuw i8, ptr %868, i64 72
  store i64 0, ptr %891, align 8
  br i1 %775, label %896, label %892

892:                                              ; preds = %896, %870
  %893 = load ptr, ptr %753, align 8
  %894 = call i32 %893(ptr noundef nonnull %868, ptr noundef nonnull %7) #15
  %895 = icmp eq i32 %894, 0
  br i1 %895, label %906, label %908

896:                                              ; preds = %870, %896
  %897 = phi i64 [ %904, %896 ], [ 1, %870 ]
  %898 = phi i64 [ %899, %896 ], [ %774, %870 ]
  %899 = add nsw i64 %898, -1
  %900 = getelementptr inbounds nuw i64, ptr %9, i64 %899
  %901 = load i64, ptr %900, align 8
  %902 = getelementptr inbounds nuw i64, ptr %880, i64 %899
  store i64 %901, ptr %902, align 8
  %903 = getelementptr inbounds nuw i64, ptr %881, i64 %899
  store i64 %897, ptr %903, align 8
  %904 = mul nsw i64 %901, %897
  %905 = icmp samesign ugt i64 %898, 1
  br i1 %905, label %896, label %892, !llvm.loop !45

906:                                              ; preds = %892
  %907 = load ptr, ptr %7, align 8
  br label %909

908:                                              ; preds = %892
  call void @give_back(ptr noundef nonnull %868) #16
  br label %909

909:                                              ; preds = %908, %906, %866
  %910 = phi ptr [ null, %908 ], [ %907, %906 ], [ null, %866 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  br label %968

911:                                              ; preds = %852
  %912 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %913 = select i1 %765, i64 184, i64 183
  %914 = getelementptr inbounds nuw ptr, ptr %912, i64 %913
  %915 = load ptr, ptr %914, align 8
  %916 = getelementptr inbounds nuw i8, ptr %756, i64 32
  %917 = load ptr, ptr %916, align 8
  %918 = icmp slt i64 %813, 4096
  br i1 %918, label %919, label %923

919:                                              ; preds = %911
  call void @Py_IncRef(ptr noundef %917) #15
  %920 = load i64, ptr %773, align 8
  %921 = trunc i64 %920 to i32
  %922 = call ptr %915(i32 noundef %921, ptr noundef nonnull %9, ptr noundef %917, i32 noundef 0) #15
  br label %968

923:                                              ; preds = %911
  %924 = icmp samesign ugt i64 %813, 4194303
  %925 = and i1 %765, %924
  br i1 %925, label %926, label %934

926:                                              ; preds = %923
  %927 = call fastcc ptr @take_block(i64 noundef %813) #16
  %928 = icmp eq ptr %927, null
  br i1 %928, label %971, label %929

929:                                              ; preds = %926
  %930 = call ptr @PyCapsule_New(ptr noundef nonnull %927, ptr noundef null, ptr noundef nonnull @drop_memory) #15
  %931 = icmp eq ptr %930, null
  br i1 %931, label %932, label %949

932:                                              ; preds = %929
  %933 = getelementptr inbounds i8, ptr %927, i64 -64
  call fastcc void @keep_block(ptr noundef nonnull %933) #16
  br label %971

934:                                              ; preds = %923
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %935 = add nuw nsw i64 %813, 64
  store i64 %935, ptr %6, align 8
  %936 = getelementptr inbounds nuw i8, ptr %912, i64 360
  %937 = load ptr, ptr %936, align 8
  %938 = call ptr %937(i32 noundef 2) #15
  %939 = call ptr %915(i32 noundef 1, ptr noundef nonnull %6, ptr noundef %938, i32 noundef 0) #15
  %940 = icmp eq ptr %939, null
  br i1 %940, label %941, label %942

941:                                              ; preds = %934
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  br label %971

942:                                              ; preds = %934
  %943 = getelementptr inbounds nuw i8, ptr %939, i64 16
  %944 = load ptr, ptr %943, align 8
  %945 = ptrtoint ptr %944 to i64
  %946 = add i64 %945, 63
  %947 = and i64 %946, -64
  %948 = inttoptr i64 %947 to ptr
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  br label %949

949:                                              ; preds = %942, %929
  %950 = phi ptr [ %948, %942 ], [ %927, %929 ]
  %951 = phi ptr [ %939, %942 ], [ %930, %929 ]
  call void @Py_IncRef(ptr noundef %917) #15
  %952 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %953 = getelementptr inbounds nuw i8, ptr %952, i64 752
  %954 = load ptr, ptr %953, align 8
  %955 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8
  %956 = load i64, ptr %773, align 8
  %957 = trunc i64 %956 to i32
  %958 = call ptr %954(ptr noundef %955, ptr noundef %917, i32 noundef %957, ptr noundef nonnull %9, ptr noundef null, ptr noundef %950, i32 noundef 1281, ptr noundef null) #15
  %959 = icmp eq ptr %958, null
  br i1 %959, label %960, label %961

960:                                              ; preds = %949
  call void @Py_DecRef(ptr noundef nonnull %951) #15
  br label %971

961:                                              ; preds = %949
  %962 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %963 = getelementptr inbounds nuw i8, ptr %962, i64 2256
  %964 = load ptr, ptr %963, align 8
  %965 = call i32 %964(ptr noundef nonnull %958, ptr noundef nonnull %951) #15
  %966 = icmp slt i32 %965, 0
  br i1 %966, label %967, label %972

967:                                              ; preds = %961
  call void @Py_DecRef(ptr noundef nonnull %958) #15
  br label %971

968:                                              ; preds = %919, %909, %851
  %969 = phi ptr [ %843, %851 ], [ %910, %909 ], [ %922, %919 ]
  %970 = icmp eq ptr %969, null
  br i1 %970, label %971, label %972

971:                                              ; preds = %968, %926, %967, %960, %941, %932
  call void @PyErr_Clear() #15
  br label %995

972:                                              ; preds = %968, %961
  %973 = phi ptr [ %969, %968 ], [ %958, %961 ]
  %974 = load i64, ptr %756, align 8
  %975 = getelementptr inbounds ptr, ptr %17, i64 %974
  store ptr %973, ptr %975, align 8
  %976 = add nuw nsw i64 %755, 1
  %977 = load ptr, ptr %821, align 8
  %978 = icmp eq ptr %977, null
  br i1 %978, label %985, label %979

979:                                              ; preds = %972
  %980 = getelementptr inbounds %struct.Row, ptr %69, i64 %974
  %981 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %67, ptr noundef nonnull readonly %980, ptr noundef %973, ptr noundef nonnull %18, ptr noundef null) #16
  br i1 %981, label %982, label %995

982:                                              ; preds = %979
  %983 = load ptr, ptr %821, align 8
  %984 = icmp eq ptr %983, null
  br i1 %984, label %985, label %992

985:                                              ; preds = %982, %972
  %986 = load ptr, ptr %753, align 8
  %987 = icmp eq ptr %986, null
  br i1 %987, label %988, label %992

988:                                              ; preds = %985
  %989 = getelementptr inbounds nuw i8, ptr %973, i64 16
  %990 = load ptr, ptr %989, align 8
  %991 = ptrtoint ptr %990 to i64
  store i64 %991, ptr %770, align 8
  br label %992

992:                                              ; preds = %988, %985, %982
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  %993 = load i64, ptr %82, align 8
  %994 = icmp slt i64 %976, %993
  br i1 %994, label %754, label %997, !llvm.loop !46

995:                                              ; preds = %979, %803, %799, %971
  %996 = phi i64 [ %755, %971 ], [ %755, %803 ], [ %755, %799 ], [ %976, %979 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  br label %1120

997:                                              ; preds = %992, %748
  %998 = phi i64 [ 0, %748 ], [ %976, %992 ]
  %999 = load i64, ptr %531, align 8
  %1000 = call i64 @llvm.smax.i64(i64 %999, i64 3)
  %1001 = trunc i64 %1000 to i32
  %1002 = icmp sgt i32 %1001, 0
  %1003 = getelementptr inbounds nuw i8, ptr %66, i64 40
  %1004 = load i64, ptr %1003, align 8
  %1005 = icmp eq i64 %1004, 0
  %1006 = select i1 %1002, i1 %1005, i1 false
  br i1 %1006, label %1007, label %1013

1007:                                             ; preds = %997
  %1008 = getelementptr inbounds nuw i8, ptr %66, i64 408
  %1009 = load i64, ptr %1008, align 8
  %1010 = getelementptr i64, ptr %18, i64 %1009
  %1011 = shl i64 %1000, 3
  %1012 = and i64 %1011, 17179869176
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1010, ptr nonnull align 16 %20, i64 %1012, i1 false)
  br label %1014

1013:                                             ; preds = %997
  switch i64 %1004, label %1035 [
    i64 0, label %1014
    i64 1, label %1016
    i64 2, label %1018
    i64 3, label %1020
  ]

1014:                                             ; preds = %1013, %1007
  %1015 = call fastcc i32 @run_kernel(ptr noundef nonnull readonly %67, ptr noundef %18, ptr noundef %20, i64 noundef %607) #16
  br label %1022

1016:                                             ; preds = %1013
  %1017 = call fastcc i32 @run_plan(ptr noundef nonnull readonly %67, ptr noundef nonnull readonly %87, ptr noundef %18) #16
  br label %1022

1018:                                             ; preds = %1013
  %1019 = call fastcc i32 @run_gpu(ptr noundef nonnull readonly %67, ptr noundef nonnull readonly %87, ptr noundef %18, ptr noundef %21) #16
  br label %1022

1020:                                             ; preds = %1013
  %1021 = call fastcc i32 @run_graph(ptr noundef nonnull readonly %67, ptr noundef %18) #16
  br label %1022

1022:                                             ; preds = %1020, %1018, %1016, %1014
  %1023 = phi i32 [ %1021, %1020 ], [ %1015, %1014 ], [ %1017, %1016 ], [ %1019, %1018 ]
  %1024 = icmp eq i32 %1023, 1
  br i1 %1024, label %1025, label %1120

1025:                                             ; preds = %1022
  %1026 = load i64, ptr %1003, align 8
  %1027 = load i32, ptr %21, align 4
  %1028 = icmp eq i64 %1026, 2
  br i1 %1028, label %1029, label %1035

1029:                                             ; preds = %1025
  %1030 = load ptr, ptr %714, align 8
  %1031 = icmp eq ptr %1030, null
  br i1 %1031, label %1032, label %1041

1032:                                             ; preds = %1029
  %1033 = sext i32 %1027 to i64
  %1034 = call ptr @PyLong_FromLongLong(i64 noundef %1033) #15
  br label %1120

1035:                                             ; preds = %1025, %1013
  %1036 = phi i64 [ %1026, %1025 ], [ %1004, %1013 ]
  %1037 = freeze i64 %1036
  %1038 = icmp eq i64 %1037, 4
  %1039 = getelementptr inbounds nuw i8, ptr %66, i64 440
  %1040 = select i1 %1038, ptr %1039, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16)
  br label %1041

1041:                                             ; preds = %1035, %1029
  %1042 = phi ptr [ getelementptr inbounds nuw (i8, ptr @host, i64 16), %1029 ], [ %1040, %1035 ]
  %1043 = load ptr, ptr %1042, align 8
  %1044 = load i64, ptr %85, align 8
  switch i64 %1044, label %1049 [
    i64 1, label %1045
    i64 0, label %1053
  ]

1045:                                             ; preds = %1041
  %1046 = load i64, ptr %84, align 8
  %1047 = getelementptr inbounds ptr, ptr %17, i64 %1046
  %1048 = load ptr, ptr %1047, align 8
  br label %1053

1049:                                             ; preds = %1041
  %1050 = call ptr @PyTuple_New(i64 noundef %1044) #15
  %1051 = load i64, ptr %85, align 8
  %1052 = icmp slt i64 %1051, 2
  br i1 %1052, label %1053, label %1055

1053:                                             ; preds = %1049, %1045, %1041
  %1054 = phi ptr [ %1050, %1049 ], [ %1043, %1041 ], [ %1048, %1045 ]
  call void @Py_IncRef(ptr noundef %1054) #15
  br label %1055

1055:                                             ; preds = %1053, %1049
  %1056 = phi ptr [ %1054, %1053 ], [ %1050, %1049 ]
  %1057 = icmp eq ptr %1056, null
  br i1 %1057, label %1120, label %1058

1058:                                             ; preds = %1055
  %1059 = getelementptr inbounds nuw i8, ptr %1056, i64 24
  %1060 = load i64, ptr %85, align 8
  %1061 = icmp sgt i64 %1060, 1
  br i1 %1061, label %1062, label %1077

1062:                                             ; preds = %1058, %1062
  %1063 = phi i64 [ %1072, %1062 ], [ 0, %1058 ]
  %1064 = getelementptr inbounds nuw i64, ptr %84, i64 %1063
  %1065 = load i64, ptr %1064, align 8
  %1066 = getelementptr inbounds ptr, ptr %17, i64 %1065
  %1067 = load ptr, ptr %1066, align 8
  call void @Py_IncRef(ptr noundef %1067) #15
  %1068 = load i64, ptr %1064, align 8
  %1069 = getelementptr inbounds ptr, ptr %17, i64 %1068
  %1070 = load ptr, ptr %1069, align 8
  %1071 = getelementptr inbounds nuw ptr, ptr %1059, i64 %1063
  store ptr %1070, ptr %1071, align 8
  %1072 = add nuw nsw i64 %1063, 1
  %1073 = load i64, ptr %85, align 8
  %1074 = icmp sgt i64 %1073, 1
  %1075 = icmp slt i64 %1072, %1073
  %1076 = select i1 %1074, i1 %1075, i1 false
  br i1 %1076, label %1062, label %1077

1077:                                             ; preds = %1062, %1058
  %1078 = getelementptr inbounds nuw i8, ptr %66, i64 184
  %1079 = load ptr, ptr %1078, align 8
  %1080 = icmp eq ptr %1079, null
  br i1 %1080, label %1120, label %1081

1081:                                             ; preds = %1077
  %1082 = getelementptr inbounds nuw i8, ptr %66, i64 88
  %1083 = load ptr, ptr %1082, align 8
  %1084 = icmp eq ptr %1083, null
  br i1 %1084, label %1114, label %1085

1085:                                             ; preds = %1081, %1108
  %1086 = phi ptr [ %1110, %1108 ], [ %1083, %1081 ]
  %1087 = phi i64 [ %1109, %1108 ], [ 0, %1081 ]
  %1088 = load i64, ptr %100, align 8
  %1089 = icmp slt i64 %1087, %1088
  br i1 %1089, label %1090, label %1112

1090:                                             ; preds = %1085
  %1091 = getelementptr inbounds nuw %struct.Row, ptr %69, i64 %1087
  %1092 = getelementptr inbounds nuw i8, ptr %1091, i64 104
  %1093 = load i64, ptr %1092, align 8
  %1094 = and i64 %1093, 1099511627776
  %1095 = icmp eq i64 %1094, 0
  br i1 %1095, label %1108, label %1096

1096:                                             ; preds = %1090
  %1097 = getelementptr inbounds nuw i8, ptr %1091, i64 16
  %1098 = load i64, ptr %1097, align 8
  %1099 = getelementptr inbounds ptr, ptr %17, i64 %1098
  %1100 = load ptr, ptr %1099, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  store ptr null, ptr %5, align 16
  store ptr %1100, ptr %53, align 8
  %1101 = icmp ne ptr %1100, null
  %1102 = zext i1 %1101 to i64
  %1103 = or disjoint i64 %1102, -9223372036854775808
  %1104 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %1086, ptr noundef nonnull %53, i64 noundef %1103, ptr noundef null) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  %1105 = icmp eq ptr %1104, null
  br i1 %1105, label %1107, label %1106

1106:                                             ; preds = %1096
  call void @Py_DecRef(ptr noundef nonnull %1104) #15
  br label %1108

1107:                                             ; preds = %1096
  call void @PyErr_Clear() #15
  br label %1108

1108:                                             ; preds = %1107, %1106, %1090
  %1109 = add nuw nsw i64 %1087, 1
  %1110 = load ptr, ptr %1082, align 8
  %1111 = icmp eq ptr %1110, null
  br i1 %1111, label %1112, label %1085, !llvm.loop !47

1112:                                             ; preds = %1108, %1085
  %1113 = load ptr, ptr %1078, align 8
  br label %1114

1114:                                             ; preds = %1112, %1081
  %1115 = phi ptr [ %1113, %1112 ], [ %1079, %1081 ]
  %1116 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %1117 = icmp eq ptr %1115, %1116
  br i1 %1117, label %1120, label %1118

1118:                                             ; preds = %1114
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store ptr null, ptr %4, align 16
  store ptr %1056, ptr %54, align 8
  %1119 = call ptr @PyObject_Vectorcall(ptr noundef %1115, ptr noundef nonnull %54, i64 noundef -9223372036854775807, ptr noundef null) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @Py_DecRef(ptr noundef nonnull %1056) #15
  br label %1120

1120:                                             ; preds = %1118, %1114, %1077, %1055, %1032, %1022, %995
  %1121 = phi i64 [ %996, %995 ], [ %998, %1022 ], [ %998, %1032 ], [ %998, %1055 ], [ %998, %1077 ], [ %998, %1114 ], [ %998, %1118 ]
  %1122 = phi ptr [ null, %995 ], [ null, %1022 ], [ %1034, %1032 ], [ null, %1055 ], [ %1056, %1077 ], [ %1056, %1114 ], [ %1119, %1118 ]
  %1123 = icmp sgt i64 %1121, 0
  br i1 %1123, label %1124, label %1132

1124:                                             ; preds = %1120, %1124
  %1125 = phi i64 [ %1126, %1124 ], [ %1121, %1120 ]
  %1126 = add nsw i64 %1125, -1
  %1127 = getelementptr inbounds nuw %struct.Make, ptr %81, i64 %1126
  %1128 = load i64, ptr %1127, align 8
  %1129 = getelementptr inbounds ptr, ptr %17, i64 %1128
  %1130 = load ptr, ptr %1129, align 8
  call void @Py_DecRef(ptr noundef %1130) #15
  %1131 = icmp samesign ugt i64 %1125, 1
  br i1 %1131, label %1124, label %1132, !llvm.loop !48

1132:                                             ; preds = %1124, %1120
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #8
  br label %1133

1133:                                             ; preds = %422, %417, %372, %364, %349, %335, %312, %304, %289, %255, %248, %244, %243, %242, %478, %624, %649, %1132, %742, %732, %717, %710, %695, %672, %605, %431, %420, %347
  %1134 = phi ptr [ %1122, %1132 ], [ null, %672 ], [ null, %710 ], [ null, %742 ], [ null, %717 ], [ null, %732 ], [ null, %347 ], [ null, %478 ], [ null, %605 ], [ null, %431 ], [ null, %624 ], [ null, %649 ], [ null, %695 ], [ null, %420 ], [ null, %242 ], [ null, %243 ], [ null, %244 ], [ null, %248 ], [ null, %255 ], [ null, %289 ], [ null, %304 ], [ null, %312 ], [ null, %335 ], [ null, %349 ], [ null, %364 ], [ null, %372 ], [ null, %417 ], [ null, %422 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #8
  br label %1135

1135:                                             ; preds = %151, %167, %90, %94, %181, %192, %197, %1133
  %1136 = phi ptr [ null, %90 ], [ %1134, %1133 ], [ null, %197 ], [ null, %181 ], [ null, %192 ], [ null, %94 ], [ null, %167 ], [ null, %151 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #8
  %1137 = load i64, ptr %24, align 8
  %1138 = icmp sgt i64 %1137, 0
  br i1 %1138, label %1139, label %1145

1139:                                             ; preds = %1135, %1139
  %1140 = phi i64 [ %1143, %1139 ], [ %1137, %1135 ]
  %1141 = add nsw i64 %1140, -1
  store i64 %1141, ptr %24, align 8
  %1142 = getelementptr inbounds nuw %struct.Py_buffer, ptr %55, i64 %1141
  call void @PyBuffer_Release(ptr noundef nonnull %1142) #15
  %1143 = load i64, ptr %24, align 8
  %1144 = icmp sgt i64 %1143, 0
  br i1 %1144, label %1139, label %1145, !llvm.loop !49

1145:                                             ; preds = %1139, %1135
  call void @Py_DecRef(ptr noundef %64) #15
  %1146 = icmp eq ptr %1136, null
  br i1 %1146, label %1148, label %1147

1147:                                             ; preds = %1145
  store i64 %61, ptr %37, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #8
  br label %1156

1148:                                             ; preds = %1145
  %1149 = call ptr @PyErr_Occurred() #15
  %1150 = icmp eq ptr %1149, null
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #8
  br i1 %1150, label %1151, label %1156

1151:                                             ; preds = %1148
  %1152 = add nuw nsw i64 %58, 1
  %1153 = add nsw i64 %61, 1
  %1154 = load i64, ptr %38, align 8
  %1155 = icmp slt i64 %1152, %1154
  br i1 %1155, label %56, label %1156, !llvm.loop !50

1156:                                             ; preds = %1151, %1148, %1147, %36
  %1157 = phi ptr [ %1136, %1147 ], [ null, %36 ], [ null, %1148 ], [ null, %1151 ]
  br i1 %34, label %1159, label %1158

1158:                                             ; preds = %1156
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store i32 %32, ptr %3, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %1159

1159:                                             ; preds = %1158, %1156, %2
  %1160 = phi ptr [ null, %2 ], [ %1157, %1156 ], [ %1157, %1158 ]
  ret ptr %1160
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
  %9 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %0, ptr noundef nonnull %5, i64 noundef %8, ptr noundef null) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  call void @PyErr_Clear() #15
  br label %14

12:                                               ; preds = %3
  call void @Py_DecRef(ptr noundef nonnull %9) #15
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %12 = load ptr, ptr %11, align 8
  %13 = load i64, ptr %12, align 8
  %14 = icmp slt i64 %3, %13
  br i1 %14, label %42, label %15

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %3, %17
  br i1 %18, label %42, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %21 = load i64, ptr %20, align 8
  %22 = icmp sgt i64 %21, 1
  %23 = icmp eq i64 %9, 0
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %162, label %25

25:                                               ; preds = %19
  br i1 %22, label %26, label %42

26:                                               ; preds = %25
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %28 = load i64, ptr %27, align 8
  %29 = icmp slt i64 %3, %28
  br i1 %29, label %30, label %45

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %10, i64 580
  %32 = load atomic i32, ptr %31 monotonic, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %45, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %10, i64 264
  %36 = atomicrmw add ptr %35, i32 1 monotonic, align 8
  %37 = and i32 %36, 15
  %38 = icmp eq i32 %37, 15
  br i1 %38, label %39, label %42

39:                                               ; preds = %34
  %40 = getelementptr inbounds nuw i8, ptr %10, i64 576
  %41 = tail call i32 @__ulock_wake(i32 noundef 1, ptr noundef nonnull %40, i64 noundef 0) #15
  br label %42

42:                                               ; preds = %25, %34, %39, %4, %15
  %43 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %44 = load i64, ptr %43, align 8
  br label %65

45:                                               ; preds = %26, %30
  %46 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %47 = load i64, ptr %46, align 8
  %48 = icmp slt i64 %47, 0
  br i1 %48, label %65, label %49

49:                                               ; preds = %45
  %50 = getelementptr inbounds nuw i8, ptr %10, i64 580
  %51 = load atomic i32, ptr %50 monotonic, align 4
  %52 = icmp eq i64 %47, 1
  br i1 %52, label %58, label %53

53:                                               ; preds = %49
  %54 = icmp eq i32 %51, 0
  %55 = select i1 %54, i64 1, i64 2
  %56 = shl i64 %47, %55
  %57 = sdiv i64 %3, %56
  br label %58

58:                                               ; preds = %53, %49
  %59 = phi i64 [ %57, %53 ], [ %3, %49 ]
  %60 = icmp slt i64 %59, 2
  br i1 %60, label %65, label %61

61:                                               ; preds = %58
  %62 = getelementptr inbounds nuw i8, ptr %10, i64 320
  %63 = load i64, ptr %62, align 16
  %64 = tail call i64 @llvm.smin.i64(i64 %59, i64 %63)
  br label %65

65:                                               ; preds = %61, %58, %45, %42
  %66 = phi i64 [ %44, %42 ], [ %47, %45 ], [ %47, %58 ], [ %47, %61 ]
  %67 = phi i1 [ false, %42 ], [ true, %45 ], [ true, %58 ], [ true, %61 ]
  %68 = phi i64 [ 1, %42 ], [ -1, %45 ], [ 2, %58 ], [ %64, %61 ]
  %69 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %70 = load i64, ptr %69, align 8
  %71 = icmp slt i64 %3, %70
  br i1 %71, label %79, label %72

72:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %73 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %6) #15
  %74 = load i64, ptr %6, align 8
  %75 = mul i64 %74, -1000000000
  %76 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %77 = load i64, ptr %76, align 8
  %78 = sub i64 %75, %77
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  br label %79

79:                                               ; preds = %65, %72
  %80 = phi i64 [ %78, %72 ], [ 0, %65 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  %81 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  %82 = call i64 @PyThread_get_thread_ident() #15
  store i64 0, ptr %7, align 8
  %83 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @watch_poll, ptr %83, align 8
  %84 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %82, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %86 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %85, i8 0, i64 16, i1 false)
  store ptr %81, ptr %86, align 8
  %87 = getelementptr inbounds nuw i8, ptr %7, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %87, i8 0, i64 16, i1 false)
  br i1 %14, label %91, label %88

88:                                               ; preds = %79
  %89 = call ptr @PyEval_SaveThread() #15
  %90 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr %89, ptr %90, align 8
  br label %91

91:                                               ; preds = %88, %79
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %93 = load ptr, ptr %92, align 8
  br i1 %67, label %94, label %104

94:                                               ; preds = %91
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %96 = load i64, ptr %95, align 8
  %97 = icmp sgt i64 %96, 1
  br i1 %97, label %98, label %102

98:                                               ; preds = %94
  %99 = getelementptr i64, ptr %2, i64 %96
  %100 = getelementptr i8, ptr %99, i64 -8
  %101 = load i64, ptr %100, align 8
  br label %102

102:                                              ; preds = %94, %98
  %103 = phi i64 [ %101, %98 ], [ 0, %94 ]
  call void @pool_spread(ptr noundef %10, ptr noundef %93, ptr noundef nonnull %1, i64 noundef %3, i64 noundef %66, i64 noundef %103, ptr noundef nonnull %7) #16
  br label %105

104:                                              ; preds = %91
  call void %93(ptr noundef nonnull %1, i64 noundef 0, i64 noundef %3, ptr noundef nonnull %7) #15
  br label %105

105:                                              ; preds = %104, %102
  br i1 %71, label %114, label %106

106:                                              ; preds = %105
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %107 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %5) #15
  %108 = load i64, ptr %5, align 8
  %109 = mul nsw i64 %108, 1000000000
  %110 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %111 = load i64, ptr %110, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  %112 = add i64 %111, %80
  %113 = add i64 %112, %109
  br label %114

114:                                              ; preds = %105, %106
  %115 = phi i64 [ %113, %106 ], [ 0, %105 ]
  %116 = load i64, ptr %85, align 8
  %117 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %118 = load ptr, ptr %117, align 8
  %119 = icmp eq ptr %118, null
  br i1 %119, label %121, label %120

120:                                              ; preds = %114
  call void @PyEval_RestoreThread(ptr noundef nonnull %118) #15
  br label %121

121:                                              ; preds = %114, %120
  %122 = load atomic i64, ptr %7 monotonic, align 8
  %123 = icmp ne i64 %122, 0
  %124 = select i1 %71, i1 true, i1 %123
  br i1 %124, label %153, label %125

125:                                              ; preds = %121
  %126 = icmp sgt i64 %68, 1
  %127 = call i64 @llvm.smax.i64(i64 %115, i64 10000)
  %128 = add nsw i64 %127, -10000
  %129 = select i1 %126, i64 %128, i64 %115
  %130 = sitofp i64 %129 to double
  %131 = sitofp i64 %68 to double
  %132 = fmul double %131, %130
  %133 = sitofp i64 %3 to double
  %134 = fdiv double %132, %133
  %135 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %136 = load double, ptr %135, align 8
  %137 = fmul double %136, 4.000000e+00
  %138 = fcmp ogt double %134, %137
  %139 = fdiv double %136, %134
  %140 = select i1 %138, double %139, double 1.000000e+00
  %141 = getelementptr inbounds nuw i8, ptr %12, i64 32
  br label %142

142:                                              ; preds = %142, %125
  %143 = phi i64 [ 0, %125 ], [ %151, %142 ]
  %144 = getelementptr inbounds nuw i64, ptr %141, i64 %143
  %145 = load i64, ptr %144, align 8
  %146 = sitofp i64 %145 to double
  %147 = fmul double %140, %146
  %148 = fptosi double %147 to i64
  %149 = call i64 @llvm.smax.i64(i64 %148, i64 1)
  %150 = getelementptr inbounds nuw i64, ptr %12, i64 %143
  store i64 %149, ptr %150, align 8
  %151 = add nuw nsw i64 %143, 1
  %152 = icmp eq i64 %151, 4
  br i1 %152, label %160, label %142, !llvm.loop !51

153:                                              ; preds = %121
  %154 = icmp eq i64 %116, 0
  br i1 %154, label %160, label %155

155:                                              ; preds = %153
  %156 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %157 = load double, ptr %156, align 8
  %158 = fcmp ogt double %157, 0.000000e+00
  br i1 %158, label %159, label %160

159:                                              ; preds = %155
  store i64 0, ptr %69, align 8
  br label %160

160:                                              ; preds = %142, %153, %155, %159
  %161 = select i1 %123, i32 2, i32 1
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  br label %162

162:                                              ; preds = %19, %160
  %163 = phi i32 [ %161, %160 ], [ 0, %19 ]
  ret i32 %163
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 3) i32 @run_plan(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull captures(none) %2) unnamed_addr #0 {
  %4 = alloca [512 x i64], align 16
  %5 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  %7 = load i64, ptr %6, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %18, label %12

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = icmp slt i64 %14, 2
  %16 = icmp ne i64 %7, 0
  %17 = select i1 %15, i1 true, i1 %16
  br i1 %17, label %18, label %113

18:                                               ; preds = %12, %3
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  %22 = add i64 %20, 64
  %23 = select i1 %21, i64 0, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  %27 = icmp sgt i64 %23, 4194303
  %28 = and i1 %26, %27
  %29 = icmp ne i64 %23, 0
  br i1 %29, label %30, label %38

30:                                               ; preds = %18
  br i1 %28, label %31, label %33

31:                                               ; preds = %30
  %32 = tail call fastcc ptr @take_block(i64 noundef %23) #16
  br label %38

33:                                               ; preds = %30
  br i1 %26, label %36, label %34

34:                                               ; preds = %33
  %35 = tail call ptr @PyMem_RawCalloc(i64 noundef 1, i64 noundef %23) #15
  br label %38

36:                                               ; preds = %33
  %37 = tail call ptr @PyMem_RawMalloc(i64 noundef %23) #15
  br label %38

38:                                               ; preds = %31, %36, %34, %18
  %39 = phi ptr [ null, %18 ], [ %32, %31 ], [ %35, %34 ], [ %37, %36 ]
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %41 = load i64, ptr %40, align 8
  %42 = icmp sgt i64 %41, 512
  br i1 %42, label %43, label %46

43:                                               ; preds = %38
  %44 = shl i64 %41, 3
  %45 = tail call ptr @PyMem_RawMalloc(i64 noundef %44) #15
  br label %46

46:                                               ; preds = %43, %38
  %47 = phi ptr [ %45, %43 ], [ %4, %38 ]
  %48 = icmp eq ptr %47, null
  %49 = icmp eq ptr %39, null
  %50 = and i1 %29, %49
  %51 = select i1 %48, i1 true, i1 %50
  br i1 %51, label %103, label %52

52:                                               ; preds = %46
  %53 = ptrtoint ptr %39 to i64
  %54 = add i64 %53, 63
  %55 = and i64 %54, -64
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds i64, ptr %2, i64 %57
  store i64 %55, ptr %58, align 8
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds %struct.Patch, ptr %1, i64 %60
  %62 = load i64, ptr %40, align 8
  %63 = shl i64 %62, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %47, ptr readonly align 8 %61, i64 %63, i1 false)
  %64 = load i64, ptr %59, align 8
  %65 = icmp sgt i64 %64, 0
  br i1 %65, label %66, label %81

66:                                               ; preds = %52, %66
  %67 = phi i64 [ %78, %66 ], [ 0, %52 ]
  %68 = getelementptr inbounds nuw %struct.Patch, ptr %1, i64 %67
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds i64, ptr %2, i64 %70
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %74 = load i64, ptr %73, align 8
  %75 = add nsw i64 %74, %72
  %76 = load i64, ptr %68, align 8
  %77 = getelementptr inbounds i64, ptr %47, i64 %76
  store i64 %75, ptr %77, align 8
  %78 = add nuw nsw i64 %67, 1
  %79 = load i64, ptr %59, align 8
  %80 = icmp slt i64 %78, %79
  br i1 %80, label %66, label %81, !llvm.loop !52

81:                                               ; preds = %66, %52
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %82 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  %83 = call i64 @PyThread_get_thread_ident() #15
  store i64 0, ptr %5, align 8
  %84 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr @watch_poll, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %83, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %87 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i64 0, ptr %86, align 8
  store ptr %82, ptr %87, align 8
  %88 = getelementptr inbounds nuw i8, ptr %5, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %88, i8 0, i64 16, i1 false)
  %89 = call ptr @PyEval_SaveThread() #15
  %90 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store ptr %89, ptr %90, align 8
  %91 = load i64, ptr %9, align 8
  %92 = icmp eq i64 %91, 0
  %93 = select i1 %92, ptr null, ptr %8
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %95 = load i64, ptr %94, align 8
  call fastcc void @run_sequence(ptr noundef %93, ptr noundef nonnull %47, i64 noundef %95, ptr noundef %5) #16
  %96 = load ptr, ptr %90, align 8
  %97 = icmp eq ptr %96, null
  br i1 %97, label %99, label %98

98:                                               ; preds = %81
  call void @PyEval_RestoreThread(ptr noundef nonnull %96) #15
  br label %99

99:                                               ; preds = %81, %98
  %100 = load atomic i64, ptr %5 monotonic, align 8
  %101 = icmp eq i64 %100, 0
  %102 = select i1 %101, i32 1, i32 2
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br label %103

103:                                              ; preds = %99, %46
  %104 = phi i32 [ 0, %46 ], [ %102, %99 ]
  %105 = icmp ne ptr %39, null
  %106 = select i1 %28, i1 %105, i1 false
  br i1 %106, label %107, label %109

107:                                              ; preds = %103
  %108 = getelementptr inbounds i8, ptr %39, i64 -64
  call fastcc void @keep_block(ptr noundef nonnull %108) #16
  br label %110

109:                                              ; preds = %103
  call void @PyMem_RawFree(ptr noundef %39) #15
  br label %110

110:                                              ; preds = %109, %107
  %111 = icmp eq ptr %47, %4
  br i1 %111, label %113, label %112

112:                                              ; preds = %110
  call void @PyMem_RawFree(ptr noundef %47) #15
  br label %113

113:                                              ; preds = %110, %112, %12
  %114 = phi i32 [ 0, %12 ], [ %104, %112 ], [ %104, %110 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret i32 %114
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 2) i32 @run_gpu(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #0 {
  %5 = alloca [327 x i64], align 16
  %6 = alloca i64, align 8
  %7 = alloca [5 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Patch, ptr %1, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 432
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
  br i1 %28, label %29, label %15, !llvm.loop !52

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
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %39 = load ptr, ptr %38, align 8
  %40 = call i32 %37(ptr noundef nonnull %5, ptr noundef %39, ptr noundef null, ptr noundef nonnull %7) #15
  store i32 %40, ptr %3, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %47, label %42

42:                                               ; preds = %29
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 416
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %5 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  store ptr null, ptr %3, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 %9(ptr noundef nonnull %3) #15
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
  br i1 %58, label %59, label %42, !llvm.loop !53

59:                                               ; preds = %55, %32
  %60 = phi ptr [ %34, %32 ], [ %41, %55 ]
  %61 = add nuw nsw i64 %33, 1
  %62 = icmp eq i64 %61, %28
  br i1 %62, label %63, label %32, !llvm.loop !54

63:                                               ; preds = %59, %22
  %64 = getelementptr inbounds nuw i8, ptr %25, i64 56
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %42, %63
  %68 = add nuw nsw i64 %23, 1
  %69 = icmp eq i64 %68, %20
  br i1 %69, label %73, label %22, !llvm.loop !55

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
  br i1 %124, label %106, label %101, !llvm.loop !56

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
  %136 = call i32 %134(ptr noundef %129, ptr noundef %130, ptr noundef %132, ptr noundef %135) #15
  br label %140

137:                                              ; preds = %125
  %138 = load ptr, ptr %90, align 8
  %139 = call i32 %138(ptr noundef %129, ptr noundef %130, ptr noundef %132) #15
  br label %140

140:                                              ; preds = %137, %133, %101
  %141 = phi i32 [ %94, %101 ], [ %136, %133 ], [ %139, %137 ]
  %142 = add nuw nsw i64 %93, 1
  %143 = load i64, ptr %80, align 8
  %144 = icmp slt i64 %142, %143
  br i1 %144, label %91, label %145, !llvm.loop !57

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
  %158 = call i32 %154(ptr noundef %155, ptr noundef %157) #15
  %159 = icmp eq i32 %158, 0
  %160 = zext i1 %159 to i32
  br label %161

161:                                              ; preds = %149, %145, %2, %12
  %162 = phi i32 [ 0, %2 ], [ 0, %12 ], [ %160, %149 ], [ 0, %145 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret i32 %162
}

; Function Attrs: optsize
declare i32 @PyUnicode_Compare(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc noundef zeroext i1 @read_array(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull %2, ptr noundef nonnull writeonly captures(none) %3, ptr noundef %4) unnamed_addr #0 {
  %6 = alloca %struct.View, align 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %8, %10
  br i1 %11, label %12, label %77, !prof !58

12:                                               ; preds = %5
  %13 = load i64, ptr %1, align 8
  switch i64 %13, label %72 [
    i64 0, label %14
    i64 1, label %68
    i64 2, label %70
  ], !prof !59

14:                                               ; preds = %12
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %16 = load i32, ptr %15, align 8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, %17
  br i1 %21, label %22, label %77, !prof !58

22:                                               ; preds = %14
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %24 = load i32, ptr %23, align 8
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %27 = load i64, ptr %26, align 8
  %28 = and i64 %27, %25
  %29 = icmp eq i64 %28, %27
  br i1 %29, label %30, label %77, !prof !58

30:                                               ; preds = %22
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %32 = load i64, ptr %31, align 8
  %33 = icmp ne i64 %32, 0
  %34 = and i32 %24, 1
  %35 = icmp ne i32 %34, 0
  %36 = and i1 %35, %33
  br i1 %36, label %77, label %37, !prof !40

37:                                               ; preds = %30
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %39 = load ptr, ptr %38, align 8
  %40 = load ptr, ptr %18, align 8
  %41 = icmp eq ptr %39, %40
  br i1 %41, label %57, label %42, !prof !58

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw i8, ptr %39, i64 28
  %44 = load i32, ptr %43, align 4
  %45 = icmp ult i32 %44, 32
  br i1 %45, label %46, label %77

46:                                               ; preds = %42
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %48 = load i64, ptr %47, align 8
  %49 = zext nneg i32 %44 to i64
  %50 = shl nuw nsw i64 1, %49
  %51 = and i64 %48, %50
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %77, label %53

53:                                               ; preds = %46
  %54 = getelementptr inbounds nuw i8, ptr %39, i64 26
  %55 = load i8, ptr %54, align 2
  %56 = icmp eq i8 %55, 62
  br i1 %56, label %77, label %57

57:                                               ; preds = %53, %37
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %58 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %59 = load ptr, ptr %58, align 8
  store ptr %59, ptr %6, align 8
  %60 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %61 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %62 = load ptr, ptr %61, align 8
  store ptr %62, ptr %60, align 8
  %63 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %64 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %65 = load ptr, ptr %64, align 8
  store ptr %65, ptr %63, align 8
  %66 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 1, ptr %66, align 8
  %67 = call fastcc zeroext i1 @write_array(ptr noundef nonnull readonly %1, ptr noundef %6, i64 noundef %17, ptr noundef nonnull %3) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  br label %77

68:                                               ; preds = %12
  %69 = tail call fastcc zeroext i1 @read_tensor(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef %3) #16
  br label %77

70:                                               ; preds = %12
  %71 = tail call fastcc zeroext i1 @read_buffer(ptr noundef nonnull %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #16
  br label %77

72:                                               ; preds = %12
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds i64, ptr %3, i64 %74
  %76 = tail call fastcc zeroext i1 @read_device(ptr noundef nonnull %1, ptr noundef %2, ptr noundef %75) #16
  br label %77

77:                                               ; preds = %57, %53, %46, %42, %30, %22, %14, %70, %72, %5, %68
  %78 = phi i1 [ false, %5 ], [ %76, %72 ], [ %69, %68 ], [ %71, %70 ], [ false, %30 ], [ false, %14 ], [ false, %22 ], [ %67, %57 ], [ false, %46 ], [ false, %53 ], [ false, %42 ]
  ret i1 %78
}

; Function Attrs: nounwind optsize
define internal fastcc noundef zeroext i1 @read_tensor(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #0 {
  %5 = alloca %struct.Tensor, align 8
  %6 = alloca %struct.View, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %17, label %10

10:                                               ; preds = %4
  %11 = tail call ptr @PyObject_GetAttr(ptr noundef nonnull %2, ptr noundef nonnull %8) #15
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  tail call void @PyErr_Clear() #15
  br label %67

14:                                               ; preds = %10
  tail call void @Py_DecRef(ptr noundef nonnull %11) #15
  %15 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 32), align 8
  %16 = icmp eq ptr %11, %15
  br i1 %16, label %17, label %67

17:                                               ; preds = %14, %4
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %24, label %21

21:                                               ; preds = %17
  %22 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 32), align 8
  %23 = tail call fastcc zeroext i1 @says(ptr noundef %19, ptr noundef nonnull %2, ptr noundef %22) #16
  br i1 %23, label %24, label %67

24:                                               ; preds = %21, %17
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %26 = load ptr, ptr %25, align 8
  %27 = call i32 %26(ptr noundef nonnull %2, ptr noundef nonnull %5) #15
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %30, label %29

29:                                               ; preds = %24
  call void @PyErr_Clear() #15
  br label %65

30:                                               ; preds = %24
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %32, %35
  br i1 %36, label %37, label %65

37:                                               ; preds = %30
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %39, %41
  br i1 %42, label %43, label %65

43:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %44 = load ptr, ptr %5, align 8
  %45 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 %46
  store ptr %47, ptr %6, align 8
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %49 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %48, align 8
  %51 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %53 = load ptr, ptr %52, align 8
  store ptr %53, ptr %51, align 8
  %54 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %58 = load i64, ptr %57, align 8
  %59 = call i64 @llvm.umax.i64(i64 %58, i64 1)
  %60 = mul nsw i64 %59, %56
  store i64 %60, ptr %54, align 8
  %61 = load i64, ptr %33, align 8
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %63 = load i64, ptr %62, align 8
  %64 = call fastcc zeroext i1 @read_view(ptr noundef nonnull %1, ptr noundef %6, i64 noundef %61, i64 noundef %63, ptr noundef %3) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  br label %65

65:                                               ; preds = %30, %37, %43, %29
  %66 = phi i1 [ false, %29 ], [ %64, %43 ], [ false, %37 ], [ false, %30 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br label %67

67:                                               ; preds = %13, %14, %21, %65
  %68 = phi i1 [ %66, %65 ], [ false, %21 ], [ false, %14 ], [ false, %13 ]
  ret i1 %68
}

; Function Attrs: nounwind optsize
define internal fastcc noundef zeroext i1 @read_buffer(ptr noundef readonly captures(none) %0, ptr noundef nonnull %1, ptr noundef nonnull writeonly captures(none) %2, ptr noundef %3) unnamed_addr #0 {
  %5 = alloca %struct.View, align 8
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %7 = load i64, ptr %3, align 8
  %8 = getelementptr inbounds %struct.Py_buffer, ptr %6, i64 %7
  %9 = icmp eq i64 %7, 16
  br i1 %9, label %68, label %10

10:                                               ; preds = %4
  %11 = tail call i32 @PyObject_GetBuffer(ptr noundef nonnull %1, ptr noundef nonnull %8, i32 noundef 28) #15
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call void @PyErr_Clear() #15
  br label %68

14:                                               ; preds = %10
  %15 = load i64, ptr %3, align 8
  %16 = add nsw i64 %15, 1
  store i64 %16, ptr %3, align 8
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %68, label %20

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 36
  %22 = load i32, ptr %21, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, %23
  br i1 %26, label %27, label %68

27:                                               ; preds = %20
  %28 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %29, %31
  br i1 %32, label %33, label %68

33:                                               ; preds = %27
  %34 = load i8, ptr %18, align 1
  switch i8 %34, label %37 [
    i8 61, label %35
    i8 60, label %35
    i8 64, label %35
  ]

35:                                               ; preds = %33, %33, %33
  %36 = getelementptr inbounds nuw i8, ptr %18, i64 1
  br label %37

37:                                               ; preds = %33, %35
  %38 = phi ptr [ %36, %35 ], [ %18, %33 ]
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %68, label %42

42:                                               ; preds = %37
  %43 = load i8, ptr %38, align 1
  %44 = sext i8 %43 to i64
  br label %48

45:                                               ; preds = %48
  %46 = ashr i64 %49, 8
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %68, label %48, !llvm.loop !60

48:                                               ; preds = %42, %45
  %49 = phi i64 [ %40, %42 ], [ %46, %45 ]
  %50 = and i64 %49, 255
  %51 = icmp eq i64 %50, %44
  br i1 %51, label %52, label %45

52:                                               ; preds = %48
  %53 = getelementptr inbounds nuw i8, ptr %38, i64 1
  %54 = load i8, ptr %53, align 1
  %55 = icmp eq i8 %54, 0
  br i1 %55, label %56, label %68

56:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %57 = load ptr, ptr %8, align 8
  store ptr %57, ptr %5, align 8
  %58 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %60 = load ptr, ptr %59, align 8
  store ptr %60, ptr %58, align 8
  %61 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %63 = load ptr, ptr %62, align 8
  store ptr %63, ptr %61, align 8
  %64 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 1, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %66 = load i64, ptr %65, align 8
  %67 = call fastcc zeroext i1 @read_view(ptr noundef %0, ptr noundef %5, i64 noundef %23, i64 noundef %66, ptr noundef %2) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br label %68

68:                                               ; preds = %45, %37, %27, %20, %14, %52, %56, %4, %13
  %69 = phi i1 [ false, %4 ], [ false, %13 ], [ false, %14 ], [ false, %27 ], [ false, %20 ], [ %67, %56 ], [ false, %52 ], [ false, %37 ], [ false, %45 ]
  ret i1 %69
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
  %20 = tail call ptr @PyLong_AsVoidPtr(ptr noundef %19) #15
  %21 = ptrtoint ptr %20 to i64
  store i64 %21, ptr %2, align 8
  br label %22

22:                                               ; preds = %3, %10, %16
  %23 = phi i1 [ true, %16 ], [ false, %10 ], [ false, %3 ]
  ret i1 %23
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc noundef zeroext i1 @write_array(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #10 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8, !prof !58

8:                                                ; preds = %4
  %9 = tail call fastcc zeroext i1 @write_strided(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #16
  br label %36

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i64, ptr %3, i64 %12
  %14 = load ptr, ptr %1, align 8
  %15 = ptrtoint ptr %14 to i64
  store i64 %15, ptr %13, align 8
  %16 = icmp sgt i64 %2, 0
  br i1 %16, label %17, label %29

17:                                               ; preds = %10
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %19

19:                                               ; preds = %17, %25
  %20 = phi i64 [ 0, %17 ], [ %26, %25 ]
  %21 = load ptr, ptr %18, align 8
  %22 = getelementptr inbounds nuw i64, ptr %21, i64 %20
  %23 = load i64, ptr %22, align 8
  %24 = icmp sgt i64 %23, 2147483647
  br i1 %24, label %36, label %25, !prof !40

25:                                               ; preds = %19
  %26 = add nuw nsw i64 %20, 1
  %27 = getelementptr inbounds nuw i64, ptr %13, i64 %26
  store i64 %23, ptr %27, align 8
  %28 = icmp eq i64 %26, %2
  br i1 %28, label %29, label %19, !llvm.loop !61

29:                                               ; preds = %25, %10
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %36, label %33, !prof !58

33:                                               ; preds = %29
  %34 = getelementptr i64, ptr %13, i64 %2
  %35 = getelementptr i8, ptr %34, i64 8
  store i64 %31, ptr %35, align 8
  br label %36

36:                                               ; preds = %19, %33, %29, %8
  %37 = phi i1 [ %9, %8 ], [ true, %29 ], [ true, %33 ], [ false, %19 ]
  ret i1 %37
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc noundef zeroext i1 @write_strided(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #10 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %6 = load i64, ptr %5, align 8
  %7 = icmp ne i64 %6, 0
  %8 = zext i1 %7 to i64
  %9 = add nsw i64 %2, %8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds i64, ptr %3, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds i64, ptr %3, i64 %14
  %16 = getelementptr inbounds i64, ptr %15, i64 %9
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %18 = icmp sgt i64 %9, 0
  br i1 %18, label %19, label %94

19:                                               ; preds = %4
  %20 = load i64, ptr %17, align 8
  %21 = lshr i64 %20, 58
  %22 = and i64 %21, 8
  %23 = xor i64 %22, 8
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %29

29:                                               ; preds = %19, %90
  %30 = phi i64 [ 0, %19 ], [ %84, %90 ]
  %31 = phi i64 [ 0, %19 ], [ %83, %90 ]
  %32 = phi ptr [ %24, %19 ], [ %91, %90 ]
  %33 = phi i64 [ 0, %19 ], [ %92, %90 ]
  %34 = icmp slt i64 %33, %2
  br i1 %34, label %35, label %44

35:                                               ; preds = %29
  %36 = load ptr, ptr %26, align 8
  %37 = getelementptr inbounds nuw i64, ptr %36, i64 %33
  %38 = load ptr, ptr %27, align 8
  %39 = getelementptr inbounds nuw i64, ptr %38, i64 %33
  %40 = load i64, ptr %39, align 8
  %41 = load i64, ptr %28, align 8
  %42 = mul nsw i64 %41, %40
  %43 = load i64, ptr %25, align 8
  br label %46

44:                                               ; preds = %29
  %45 = load i64, ptr %25, align 8
  br label %46

46:                                               ; preds = %44, %35
  %47 = phi i64 [ %43, %35 ], [ %45, %44 ]
  %48 = phi ptr [ %37, %35 ], [ %5, %44 ]
  %49 = phi i64 [ %42, %35 ], [ %45, %44 ]
  %50 = load i64, ptr %48, align 8
  %51 = sdiv i64 %49, %47
  %52 = load i64, ptr %17, align 8
  %53 = shl nuw nsw i64 %33, 1
  %54 = ashr i64 %52, %53
  %55 = and i64 %54, 3
  %56 = add i64 %50, -2147483648
  %57 = icmp ult i64 %56, -2147483647
  br i1 %57, label %117, label %58

58:                                               ; preds = %46
  %59 = icmp samesign ult i64 %50, 2
  %60 = mul nsw i64 %51, %47
  %61 = icmp eq i64 %60, %49
  %62 = select i1 %59, i1 true, i1 %61
  br i1 %62, label %63, label %117

63:                                               ; preds = %58
  %64 = icmp eq i64 %50, 1
  %65 = icmp eq i64 %51, 0
  %66 = select i1 %64, i1 true, i1 %65
  %67 = icmp eq i64 %51, 1
  %68 = select i1 %67, i64 1, i64 2
  %69 = select i1 %66, i64 0, i64 %68
  %70 = icmp eq i64 %55, %69
  br i1 %70, label %71, label %117

71:                                               ; preds = %63
  %72 = add nsw i64 %50, -1
  %73 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %72, i64 %51)
  %74 = extractvalue { i64, i1 } %73, 1
  %75 = extractvalue { i64, i1 } %73, 0
  %76 = add i64 %75, -2147483648
  %77 = icmp ult i64 %76, -4294967295
  %78 = or i1 %74, %77
  br i1 %78, label %117, label %79

79:                                               ; preds = %71
  %80 = icmp slt i64 %75, 0
  %81 = select i1 %80, i64 %30, i64 %31
  %82 = add nsw i64 %81, %75
  %83 = select i1 %80, i64 %31, i64 %82
  %84 = select i1 %80, i64 %82, i64 %30
  %85 = getelementptr inbounds nuw i64, ptr %15, i64 %33
  store i64 %50, ptr %85, align 8
  %86 = icmp eq i64 %55, 2
  br i1 %86, label %87, label %90

87:                                               ; preds = %79
  %88 = and i64 %51, 4294967295
  %89 = getelementptr inbounds nuw i8, ptr %32, i64 8
  store i64 %88, ptr %32, align 8
  br label %90

90:                                               ; preds = %87, %79
  %91 = phi ptr [ %89, %87 ], [ %32, %79 ]
  %92 = add nuw nsw i64 %33, 1
  %93 = icmp eq i64 %92, %9
  br i1 %93, label %94, label %29, !llvm.loop !62

94:                                               ; preds = %90, %4
  %95 = phi i64 [ 0, %4 ], [ %83, %90 ]
  %96 = phi i64 [ 0, %4 ], [ %84, %90 ]
  %97 = sub nsw i64 %95, %96
  %98 = icmp sgt i64 %97, 2147483646
  br i1 %98, label %117, label %99

99:                                               ; preds = %94
  %100 = icmp eq i64 %96, 0
  %101 = load i64, ptr %17, align 8
  %102 = and i64 %101, 2305843009213693952
  %103 = icmp eq i64 %102, 0
  %104 = xor i1 %100, %103
  br i1 %104, label %105, label %117

105:                                              ; preds = %99
  br i1 %100, label %108, label %106

106:                                              ; preds = %105
  %107 = sub nsw i64 0, %96
  store i64 %107, ptr %16, align 8
  br label %108

108:                                              ; preds = %106, %105
  %109 = load ptr, ptr %1, align 8
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %111 = load i64, ptr %110, align 8
  %112 = mul nsw i64 %111, %96
  %113 = getelementptr inbounds i8, ptr %109, i64 %112
  %114 = ptrtoint ptr %113 to i64
  store i64 %114, ptr %12, align 8
  %115 = add nsw i64 %97, 1
  %116 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store i64 %115, ptr %116, align 8
  br label %117

117:                                              ; preds = %71, %46, %63, %58, %94, %99, %108
  %118 = phi i1 [ false, %94 ], [ true, %108 ], [ false, %99 ], [ false, %58 ], [ false, %63 ], [ false, %46 ], [ false, %71 ]
  ret i1 %118
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #11

; Function Attrs: optsize
declare ptr @PyObject_GetAttr(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare void @PyErr_Clear() local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc noundef zeroext i1 @read_view(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull writeonly captures(none) %4) unnamed_addr #10 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %9 = load i64, ptr %8, align 8
  %10 = tail call i64 @llvm.umax.i64(i64 %9, i64 1)
  %11 = mul nsw i64 %10, %7
  %12 = load ptr, ptr %1, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %63, label %14

14:                                               ; preds = %5
  %15 = ptrtoint ptr %12 to i64
  %16 = add nsw i64 %3, -1
  %17 = and i64 %16, %15
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %63

19:                                               ; preds = %14
  %20 = icmp sgt i64 %2, 0
  br i1 %20, label %21, label %53

21:                                               ; preds = %19
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %23 = load ptr, ptr %22, align 8
  br label %32

24:                                               ; preds = %32
  %25 = add nuw nsw i64 %33, 1
  %26 = icmp eq i64 %25, %2
  br i1 %26, label %27, label %32, !llvm.loop !63

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, null
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br i1 %30, label %53, label %37

32:                                               ; preds = %24, %21
  %33 = phi i64 [ 0, %21 ], [ %25, %24 ]
  %34 = getelementptr inbounds nuw i64, ptr %23, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %53, label %24

37:                                               ; preds = %27, %50
  %38 = phi i64 [ %40, %50 ], [ %2, %27 ]
  %39 = phi i64 [ %51, %50 ], [ %11, %27 ]
  %40 = add nsw i64 %38, -1
  %41 = getelementptr inbounds nuw i64, ptr %23, i64 %40
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 1
  br i1 %43, label %50, label %44

44:                                               ; preds = %37
  %45 = getelementptr inbounds nuw i64, ptr %29, i64 %40
  %46 = load i64, ptr %45, align 8
  %47 = load i64, ptr %31, align 8
  %48 = mul nsw i64 %47, %46
  %49 = icmp eq i64 %48, %39
  br i1 %49, label %50, label %57

50:                                               ; preds = %44, %37
  %51 = mul nsw i64 %42, %39
  %52 = icmp samesign ugt i64 %38, 1
  br i1 %52, label %37, label %53, !llvm.loop !64

53:                                               ; preds = %32, %50, %19, %27
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %55 = load i64, ptr %54, align 8
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %61, label %63

57:                                               ; preds = %44
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %63, label %61

61:                                               ; preds = %53, %57
  %62 = tail call fastcc zeroext i1 @write_array(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, ptr noundef %4) #16
  br label %63

63:                                               ; preds = %53, %57, %61, %5, %14
  %64 = phi i1 [ false, %5 ], [ false, %14 ], [ false, %57 ], [ %62, %61 ], [ false, %53 ]
  ret i1 %64
}

; Function Attrs: optsize
declare i32 @PyObject_GetBuffer(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyLong_AsVoidPtr(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc void @number_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Number) align 8 captures(none) %0, ptr noundef %1) unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 56), align 8
  %7 = icmp eq ptr %5, %6
  br i1 %7, label %8, label %14

8:                                                ; preds = %2
  store i32 4, ptr %0, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %9, align 4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %13 = load double, ptr %12, align 8
  store double %13, ptr %11, align 8
  br label %52

14:                                               ; preds = %2
  %15 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %16 = icmp eq ptr %5, %15
  br i1 %16, label %17, label %40

17:                                               ; preds = %14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !65)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8, !noalias !65
  %18 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %1, ptr noundef nonnull %3) #15, !noalias !65
  %19 = load i32, ptr %3, align 4, !noalias !65
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25, !prof !58

21:                                               ; preds = %17
  store i32 2, ptr %0, align 8, !alias.scope !65
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %22, align 4, !alias.scope !65
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %18, ptr %23, align 8, !alias.scope !65
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %24, align 8, !alias.scope !65
  br label %39

25:                                               ; preds = %17
  %26 = icmp slt i32 %19, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !65
  br label %39

28:                                               ; preds = %25
  %29 = call i64 @PyLong_AsUnsignedLongLong(ptr noundef nonnull %1) #15, !noalias !65
  %30 = icmp eq i64 %29, -1
  br i1 %30, label %31, label %34

31:                                               ; preds = %28
  %32 = call ptr @PyErr_Occurred() #15, !noalias !65
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %38

34:                                               ; preds = %31, %28
  store i32 3, ptr %0, align 8, !alias.scope !65
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %35, align 4, !alias.scope !65
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %29, ptr %36, align 8, !alias.scope !65
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %37, align 8, !alias.scope !65
  br label %39

38:                                               ; preds = %31
  call void @PyErr_Clear() #15, !noalias !65
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !65
  br label %39

39:                                               ; preds = %21, %27, %34, %38
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8, !noalias !65
  br label %52

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
  br label %52

50:                                               ; preds = %40
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 16
  tail call fastcc void @number_at(ptr dead_on_unwind writable sret(%struct.Number) align 8 %0, ptr noundef %5, ptr noundef nonnull %51) #16
  br label %52

52:                                               ; preds = %50, %43, %39, %8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @number_at(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Number) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, ptr noundef readonly captures(none) %2) unnamed_addr #10 {
  br label %4

4:                                                ; preds = %3, %9
  %5 = phi i64 [ 0, %3 ], [ %10, %9 ]
  %6 = getelementptr inbounds nuw ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 144), i64 %5
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %1, %7
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw nsw i64 %5, 1
  %11 = icmp eq i64 %10, 12
  br i1 %11, label %80, label %4, !llvm.loop !68

12:                                               ; preds = %4
  %13 = trunc nuw nsw i64 %5 to i32
  switch i32 %13, label %80 [
    i32 0, label %14
    i32 1, label %21
    i32 2, label %27
    i32 3, label %33
    i32 4, label %39
    i32 11, label %39
    i32 5, label %44
    i32 6, label %50
    i32 7, label %56
    i32 8, label %62
    i32 9, label %69
    i32 10, label %75
  ]

14:                                               ; preds = %12
  store i32 1, ptr %0, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %15, align 4
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = load i8, ptr %2, align 1
  %18 = icmp ne i8 %17, 0
  %19 = zext i1 %18 to i64
  store i64 %19, ptr %16, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %20, align 8
  br label %81

21:                                               ; preds = %12
  store i32 2, ptr %0, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = load i8, ptr %2, align 1
  %25 = sext i8 %24 to i64
  store i64 %25, ptr %23, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %26, align 8
  br label %81

27:                                               ; preds = %12
  store i32 2, ptr %0, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %30 = load i16, ptr %2, align 2
  %31 = sext i16 %30 to i64
  store i64 %31, ptr %29, align 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %32, align 8
  br label %81

33:                                               ; preds = %12
  store i32 2, ptr %0, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %34, align 4
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %36 = load i32, ptr %2, align 4
  %37 = sext i32 %36 to i64
  store i64 %37, ptr %35, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %38, align 8
  br label %81

39:                                               ; preds = %12, %12
  store i32 2, ptr %0, align 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %40, align 4
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %42 = load i64, ptr %2, align 8
  store i64 %42, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %43, align 8
  br label %81

44:                                               ; preds = %12
  store i32 2, ptr %0, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %45, align 4
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %47 = load i8, ptr %2, align 1
  %48 = zext i8 %47 to i64
  store i64 %48, ptr %46, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %49, align 8
  br label %81

50:                                               ; preds = %12
  store i32 2, ptr %0, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %51, align 4
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = load i16, ptr %2, align 2
  %54 = zext i16 %53 to i64
  store i64 %54, ptr %52, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %55, align 8
  br label %81

56:                                               ; preds = %12
  store i32 2, ptr %0, align 8
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %57, align 4
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %59 = load i32, ptr %2, align 4
  %60 = zext i32 %59 to i64
  store i64 %60, ptr %58, align 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %61, align 8
  br label %81

62:                                               ; preds = %12
  %63 = load i64, ptr %2, align 8
  %64 = icmp slt i64 %63, 0
  %65 = select i1 %64, i32 3, i32 2
  store i32 %65, ptr %0, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %66, align 4
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %63, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %68, align 8
  br label %81

69:                                               ; preds = %12
  store i32 4, ptr %0, align 8
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %70, align 4
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %71, align 8
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %73 = load float, ptr %2, align 4
  %74 = fpext float %73 to double
  store double %74, ptr %72, align 8
  br label %81

75:                                               ; preds = %12
  store i32 4, ptr %0, align 8
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %76, align 4
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %79 = load double, ptr %2, align 8
  store double %79, ptr %78, align 8
  br label %81

80:                                               ; preds = %9, %12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false)
  br label %81

81:                                               ; preds = %80, %75, %69, %62, %56, %50, %44, %39, %33, %27, %21, %14
  ret void
}

; Function Attrs: optsize
declare i64 @PyLong_AsLongLongAndOverflow(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare i64 @PyLong_AsUnsignedLongLong(ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare i32 @PyType_IsSubtype(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #12

; Function Attrs: optsize
declare i64 @PyDict_Size(ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyDict_GetItemWithError(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyLong_FromLongLong(i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc ptr @take_block(i64 noundef %0) unnamed_addr #0 {
  %2 = sdiv i64 %0, 4
  %3 = add nsw i64 %2, %0
  br label %4

4:                                                ; preds = %1, %22
  %5 = phi i64 [ 0, %1 ], [ %23, %22 ]
  %6 = getelementptr inbounds nuw ptr, ptr @kept, i64 %5
  %7 = load atomic i64, ptr %6 monotonic, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %22, label %9

9:                                                ; preds = %4
  %10 = atomicrmw xchg ptr %6, i64 0 acquire, align 8
  %11 = inttoptr i64 %10 to ptr
  %12 = icmp eq i64 %10, 0
  br i1 %12, label %22, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @kept, i64 64), i64 %15 monotonic, align 8
  %17 = load i64, ptr %14, align 8
  %18 = icmp slt i64 %17, %0
  %19 = icmp sgt i64 %17, %3
  %20 = select i1 %18, i1 true, i1 %19
  br i1 %20, label %21, label %25

21:                                               ; preds = %13
  tail call fastcc void @keep_block(ptr noundef nonnull %11) #16
  br label %22

22:                                               ; preds = %9, %21, %4
  %23 = add nuw nsw i64 %5, 1
  %24 = icmp eq i64 %23, 8
  br i1 %24, label %27, label %4, !llvm.loop !69

25:                                               ; preds = %13
  %26 = getelementptr inbounds nuw i8, ptr %11, i64 64
  br label %46

27:                                               ; preds = %22
  %28 = add i64 %0, 128
  %29 = tail call ptr @PyMem_RawMalloc(i64 noundef %28) #15
  %30 = icmp eq ptr %29, null
  br i1 %30, label %31, label %37

31:                                               ; preds = %27
  %32 = tail call i64 @blocks_kept(i64 noundef 1) #16
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %46

34:                                               ; preds = %31
  %35 = tail call ptr @PyMem_RawMalloc(i64 noundef %28) #15
  %36 = icmp eq ptr %35, null
  br i1 %36, label %46, label %37

37:                                               ; preds = %34, %27
  %38 = phi ptr [ %35, %34 ], [ %29, %27 ]
  %39 = ptrtoint ptr %38 to i64
  %40 = add i64 %39, 127
  %41 = and i64 %40, -64
  %42 = inttoptr i64 %41 to ptr
  %43 = getelementptr inbounds i8, ptr %42, i64 -64
  store ptr %38, ptr %43, align 64
  %44 = getelementptr inbounds i8, ptr %42, i64 -56
  store i64 %0, ptr %44, align 8
  %45 = getelementptr inbounds i8, ptr %42, i64 -48
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %45, i8 0, i64 48, i1 false)
  br label %46

46:                                               ; preds = %37, %34, %31, %25
  %47 = phi ptr [ %26, %25 ], [ %42, %37 ], [ null, %34 ], [ null, %31 ]
  ret ptr %47
}

; Function Attrs: optsize
declare ptr @PyMem_RawMalloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyMem_RawCalloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal void @give_back(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, ptr %0, i64 -64
  tail call fastcc void @keep_block(ptr noundef nonnull %6) #16
  br label %8

7:                                                ; preds = %1
  tail call void @PyMem_RawFree(ptr noundef nonnull %0) #15
  br label %8

8:                                                ; preds = %7, %5
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @keep_block(ptr noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8
  %4 = icmp sgt i64 %3, 268435456
  br i1 %4, label %49, label %5

5:                                                ; preds = %1
  %6 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @kept, i64 64), i64 %3 monotonic, align 8
  br label %9

7:                                                ; preds = %26
  %8 = ptrtoint ptr %0 to i64
  br label %32

9:                                                ; preds = %5, %26
  %10 = phi i32 [ 0, %5 ], [ %27, %26 ]
  %11 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @kept, i64 64) monotonic, align 8
  %12 = icmp sgt i64 %11, 268435456
  br i1 %12, label %13, label %26

13:                                               ; preds = %9
  %14 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @kept, i64 72), i32 1 monotonic, align 8
  %15 = and i32 %14, 7
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw ptr, ptr @kept, i64 %16
  %18 = atomicrmw xchg ptr %17, i64 0 acq_rel, align 8
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %26, label %20

20:                                               ; preds = %13
  %21 = inttoptr i64 %18 to ptr
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %23 = load i64, ptr %22, align 8
  %24 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @kept, i64 64), i64 %23 monotonic, align 8
  %25 = load ptr, ptr %21, align 16
  tail call void @PyMem_RawFree(ptr noundef %25) #15
  br label %26

26:                                               ; preds = %20, %13, %9
  %27 = add nuw nsw i32 %10, 1
  %28 = icmp eq i32 %27, 8
  br i1 %28, label %7, label %9, !llvm.loop !70

29:                                               ; preds = %32
  %30 = add nuw nsw i64 %33, 1
  %31 = icmp eq i64 %30, 8
  br i1 %31, label %37, label %32, !llvm.loop !71

32:                                               ; preds = %7, %29
  %33 = phi i64 [ 0, %7 ], [ %30, %29 ]
  %34 = getelementptr inbounds nuw ptr, ptr @kept, i64 %33
  %35 = cmpxchg ptr %34, i64 0, i64 %8 acq_rel monotonic, align 8
  %36 = extractvalue { i64, i1 } %35, 1
  br i1 %36, label %52, label %29

37:                                               ; preds = %29
  %38 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @kept, i64 72), i32 1 monotonic, align 8
  %39 = and i32 %38, 7
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw ptr, ptr @kept, i64 %40
  %42 = atomicrmw xchg ptr %41, i64 %8 acq_rel, align 8
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %52, label %44

44:                                               ; preds = %37
  %45 = inttoptr i64 %42 to ptr
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %47 = load i64, ptr %46, align 8
  %48 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @kept, i64 64), i64 %47 monotonic, align 8
  br label %49

49:                                               ; preds = %1, %44
  %50 = phi ptr [ %45, %44 ], [ %0, %1 ]
  %51 = load ptr, ptr %50, align 16
  tail call void @PyMem_RawFree(ptr noundef %51) #15
  br label %52

52:                                               ; preds = %32, %49, %37
  ret void
}

; Function Attrs: optsize
declare ptr @PyCapsule_New(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal void @drop_memory(ptr noundef %0) #0 {
  %2 = tail call ptr @PyCapsule_GetPointer(ptr noundef %0, ptr noundef null) #15
  %3 = getelementptr inbounds i8, ptr %2, i64 -64
  tail call fastcc void @keep_block(ptr noundef nonnull %3) #16
  ret void
}

; Function Attrs: optsize
declare ptr @PyCapsule_GetPointer(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyTuple_New(i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare void @PyBuffer_Release(ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare i32 @PyDict_Next(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyObject_Call(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare void @PyObject_GC_UnTrack(ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyType_GetSlot(ptr noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #13

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #14

attributes #0 = { nounwind optsize }
attributes #1 = { optsize }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nounwind optsize willreturn memory(argmem: readwrite) }
attributes #5 = { nofree norecurse nounwind optsize memory(argmem: readwrite) }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #7 = { nounwind memory(argmem: write) }
attributes #8 = { nounwind }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #11 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #15 = { nounwind optsize }
attributes #16 = { optsize }

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
!17 = distinct !{!17, !6, !4}
!18 = distinct !{!18, !4}
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
!29 = !{!30}
!30 = distinct !{!30, !31, !"element_of: argument 0"}
!31 = distinct !{!31, !"element_of"}
!32 = distinct !{!32, !6, !4}
!33 = distinct !{!33, !6, !4}
!34 = distinct !{!34, !6, !4}
!35 = distinct !{!35, !6, !4}
!36 = distinct !{!36, !6, !4}
!37 = distinct !{!37, !6, !4}
!38 = distinct !{!38, !6, !4}
!39 = distinct !{!39, !6, !4}
!40 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!41 = distinct !{!41, !6, !4}
!42 = distinct !{!42, !6, !4}
!43 = distinct !{!43, !6, !4}
!44 = distinct !{!44, !6, !4}
!45 = distinct !{!45, !6, !4}
!46 = distinct !{!46, !6, !4}
!47 = distinct !{!47, !6, !4}
!48 = distinct !{!48, !6, !4}
!49 = distinct !{!49, !6, !4}
!50 = distinct !{!50, !6, !4}
!51 = distinct !{!51, !6, !4}
!52 = distinct !{!52, !6, !4}
!53 = distinct !{!53, !6, !4}
!54 = distinct !{!54, !6, !4}
!55 = distinct !{!55, !6, !4}
!56 = distinct !{!56, !6, !4}
!57 = distinct !{!57, !6, !4}
!58 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!59 = !{!"branch_weights", i32 1, i32 8000, i32 2, i32 1}
!60 = distinct !{!60, !6, !4}
!61 = distinct !{!61, !6, !4}
!62 = distinct !{!62, !6, !4}
!63 = distinct !{!63, !6, !4}
!64 = distinct !{!64, !6, !4}
!65 = !{!66}
!66 = distinct !{!66, !67, !"number_of_int: argument 0"}
!67 = distinct !{!67, !"number_of_int"}
!68 = distinct !{!68, !6, !4}
!69 = distinct !{!69, !6, !4}
!70 = distinct !{!70, !6, !4}
!71 = distinct !{!71, !6, !4}
