
%struct.anon.0 = type { [8 x ptr], i64, i32 }
%struct.anon.1 = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, [12 x ptr], ptr, ptr }
%struct.anon.2 = type { ptr, ptr, i64, i64, i64, ptr }
%struct.anon = type { i64, [56 x i8] }
%struct.Seat = type { i64, [56 x i8], i32, i32, [56 x i8] }
%struct.timespec = type { i64, i64 }
%struct.Watch = type { i64, ptr, i64, i64, ptr, ptr, ptr, ptr }
%struct.Instruction = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Thing = type { i64, ptr, i64, i64, i64, i64, i64, i64, i64 }
%struct.Arguments = type { ptr, ptr, ptr, i64, i64 }
%struct.Number = type { i32, i64, double }
%struct.Said = type { ptr, ptr, ptr }
%struct.Held = type { i64, i64, [16 x %struct.Py_buffer] }
%struct.Py_buffer = type { ptr, ptr, i64, i64, i32, i32, ptr, ptr, ptr, ptr, ptr }
%struct.Row = type { i64, ptr, i64, i64, %union.anon, i64, i64, i64, %union.anon.9, i64 }
%union.anon = type { %struct.anon.3 }
%struct.anon.3 = type { ptr, i64, i64, i64, i64 }
%union.anon.9 = type { i64 }
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
  %2 = tail call ptr @PyEval_SaveThread() #16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %2, ptr %3, align 8
  ret void
}

; Function Attrs: optsize
declare ptr @PyEval_SaveThread() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define void @watch_begin(ptr noundef writeonly captures(none) initializes((0, 64)) %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = tail call i64 @PyThread_get_thread_ident() #16
  store i64 0, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr @poll_of_kernel, ptr %4, align 8
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
define internal zeroext i1 @poll_of_kernel(ptr noundef %0, ptr noundef writeonly captures(none) initializes((0, 8)) %1) #0 {
  %3 = tail call fastcc zeroext i1 @watch_poll(ptr noundef %0) #17
  %4 = select i1 %3, i64 -1, i64 1048576
  store i64 %4, ptr %1, align 8
  ret i1 %3
}

; Function Attrs: optsize
declare i64 @PyThread_get_thread_ident() local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nounwind optsize
define zeroext i1 @watch_end(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  tail call void @PyEval_RestoreThread(ptr noundef nonnull %3) #16
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
  %24 = tail call i32 @sched_yield() #16
  br label %26

25:                                               ; preds = %20
  tail call void @llvm.x86.sse2.pause()
  br label %26

26:                                               ; preds = %23, %25
  %27 = add i64 %11, 1
  br label %10, !llvm.loop !3

28:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = tail call i64 @PyThread_get_thread_ident() #16
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
  call void %43(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef nonnull %3, ptr noundef %44, ptr noundef %51) #16
  %52 = load i64, ptr %31, align 8
  %53 = call i64 @PyThread_get_thread_ident() #16
  %54 = icmp eq i64 %52, %53
  br i1 %54, label %55, label %57

55:                                               ; preds = %42
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %56, i8 0, i64 16, i1 false)
  br label %57

57:                                               ; preds = %42, %55
  store atomic i64 0, ptr %14 release, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nounwind optsize
define i32 @pool_help(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %12 = load atomic i32, ptr %11 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %22, label %14

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %21 = icmp eq i32 %1, 0
  br label %26

22:                                               ; preds = %72, %10
  %23 = phi i32 [ 0, %10 ], [ %74, %72 ]
  br i1 %8, label %25, label %24

24:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store i32 %6, ptr %3, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %25

25:                                               ; preds = %22, %24
  ret i32 %23

26:                                               ; preds = %14, %72
  %27 = phi i32 [ 0, %14 ], [ %74, %72 ]
  %28 = phi i32 [ 0, %14 ], [ %75, %72 ]
  %29 = add i32 %28, %1
  %30 = urem i32 %29, %12
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw %struct.Seat, ptr %15, i64 %31
  %33 = load atomic i64, ptr %32 acquire, align 8
  %34 = and i64 %33, 4294967295
  %35 = lshr i64 %33, 32
  %36 = icmp samesign ult i64 %34, %35
  br i1 %36, label %37, label %72

37:                                               ; preds = %26, %60
  %38 = phi i32 [ %61, %60 ], [ 0, %26 ]
  %39 = atomicrmw add ptr %32, i64 1 acq_rel, align 8
  %40 = and i64 %39, 4294967295
  %41 = lshr i64 %39, 32
  %42 = icmp samesign ult i64 %40, %41
  br i1 %42, label %46, label %43

43:                                               ; preds = %60, %37
  %44 = phi i32 [ %38, %37 ], [ %61, %60 ]
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %72, label %66

46:                                               ; preds = %37
  %47 = load i64, ptr %16, align 8
  %48 = load i64, ptr %17, align 16
  %49 = load ptr, ptr %18, align 32
  %50 = call fastcc zeroext i1 @watch_poll(ptr noundef %49) #17
  br i1 %50, label %58, label %51

51:                                               ; preds = %46
  %52 = mul nsw i64 %47, %40
  %53 = add nsw i64 %52, %47
  %54 = call i64 @llvm.smin.i64(i64 %53, i64 %48)
  %55 = load ptr, ptr %19, align 64
  %56 = load ptr, ptr %20, align 8
  %57 = load ptr, ptr %18, align 32
  call fastcc void @run_units(ptr noundef %55, ptr noundef %56, i64 noundef %52, i64 noundef %54, ptr noundef %57) #17
  br label %58

58:                                               ; preds = %51, %46
  br i1 %21, label %59, label %60

59:                                               ; preds = %58
  call fastcc void @wake_some(ptr noundef nonnull %0, i32 noundef 1) #17
  br label %60

60:                                               ; preds = %59, %58
  %61 = add i32 %38, 1
  %62 = load atomic i64, ptr %32 acquire, align 8
  %63 = and i64 %62, 4294967295
  %64 = lshr i64 %62, 32
  %65 = icmp samesign ult i64 %63, %64
  br i1 %65, label %37, label %43, !llvm.loop !5

66:                                               ; preds = %43
  %67 = atomicrmw sub ptr %0, i32 %44 acq_rel, align 64
  %68 = or i32 %44, -2147483648
  %69 = icmp eq i32 %67, %68
  br i1 %69, label %70, label %72

70:                                               ; preds = %66
  %71 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %0, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #16
  br label %72

72:                                               ; preds = %26, %70, %66, %43
  %73 = phi i32 [ 0, %43 ], [ %44, %70 ], [ %44, %66 ], [ 0, %26 ]
  %74 = add i32 %73, %27
  %75 = add nuw i32 %28, 1
  %76 = icmp eq i32 %75, %12
  br i1 %76, label %22, label %26, !llvm.loop !7
}

; Function Attrs: nounwind optsize
define internal fastcc zeroext i1 @watch_poll(ptr noundef %0) unnamed_addr #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = load atomic i64, ptr %0 monotonic, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %55

5:                                                ; preds = %1
  %6 = tail call i64 @PyThread_get_thread_ident() #16
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, %6
  br i1 %9, label %10, label %55

10:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  %11 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #16
  %12 = load i64, ptr %2, align 8
  %13 = mul nsw i64 %12, 1000000000
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = add nsw i64 %13, %15
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
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
  %26 = call ptr @PyEval_SaveThread() #16
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
  call void @handle_signals(ptr noundef nonnull %0, i64 poison, i64 poison, ptr poison) #17
  br label %52

40:                                               ; preds = %35
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %42 = load ptr, ptr %41, align 8
  %43 = load i64, ptr %7, align 8
  %44 = call i64 @PyThread_get_thread_ident() #16
  %45 = icmp eq i64 %43, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %36, i8 0, i64 16, i1 false)
  br label %47

47:                                               ; preds = %40, %46
  call void %37(ptr noundef nonnull %0, i64 noundef 0, i64 noundef 0, ptr noundef null, ptr noundef nonnull @handle_signals, ptr noundef %42) #16
  %48 = load i64, ptr %7, align 8
  %49 = call i64 @PyThread_get_thread_ident() #16
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

; Function Attrs: nounwind optsize
define internal fastcc void @run_units(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) unnamed_addr #0 {
  br label %6

6:                                                ; preds = %10, %5
  %7 = phi i64 [ %2, %5 ], [ %11, %10 ]
  %8 = sub nsw i64 %3, %7
  %9 = icmp sgt i64 %8, 1048576
  br i1 %9, label %10, label %13

10:                                               ; preds = %6
  %11 = add nsw i64 %7, 1048576
  tail call void %0(ptr noundef %1, i64 noundef %7, i64 noundef %11, ptr noundef %4) #16
  %12 = tail call fastcc zeroext i1 @watch_poll(ptr noundef %4) #17
  br i1 %12, label %14, label %6, !llvm.loop !8

13:                                               ; preds = %6
  tail call void %0(ptr noundef %1, i64 noundef %7, i64 noundef %3, ptr noundef %4) #16
  br label %14

14:                                               ; preds = %10, %13
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @wake_some(ptr noundef %0, i32 noundef range(i32 1, 5) %1) unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %4 = load atomic i32, ptr %3 monotonic, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 512
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
  br i1 %19, label %24, label %20, !llvm.loop !9

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 64
  %22 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %21, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #16
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
  %2 = alloca [16 x i64], align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %4 = atomicrmw add ptr %3, i32 1 monotonic, align 4
  %5 = add i32 %4, 1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %7 = zext i32 %5 to i64
  %8 = getelementptr inbounds nuw %struct.Seat, ptr %6, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 68
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %12 = load i64, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %2, i8 0, i64 128, i1 false)
  %13 = call i64 (i64, ...) @syscall(i64 noundef 204, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %2) #16
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 384
  br label %17

17:                                               ; preds = %95, %1
  %18 = phi i32 [ %88, %95 ], [ -1, %1 ]
  %19 = phi i32 [ %89, %95 ], [ 0, %1 ]
  %20 = phi i64 [ %90, %95 ], [ %12, %1 ]
  %21 = phi i32 [ %87, %95 ], [ 0, %1 ]
  br label %22

22:                                               ; preds = %82, %17
  %23 = phi i32 [ %18, %17 ], [ %83, %82 ]
  %24 = phi i32 [ %19, %17 ], [ %84, %82 ]
  %25 = phi i64 [ %20, %17 ], [ %85, %82 ]
  %26 = load atomic i32, ptr %9 acquire, align 4
  %27 = icmp eq i32 %26, %21
  %28 = icmp sgt i64 %25, 0
  %29 = select i1 %27, i1 %28, i1 false
  br i1 %29, label %33, label %30

30:                                               ; preds = %44, %22
  %31 = phi i32 [ %26, %22 ], [ %45, %44 ]
  %32 = phi i1 [ %27, %22 ], [ %47, %44 ]
  br i1 %32, label %54, label %50

33:                                               ; preds = %22, %44
  %34 = phi i64 [ %46, %44 ], [ 0, %22 ]
  %35 = load i64, ptr %15, align 16
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %43, label %37

37:                                               ; preds = %33
  %38 = and i64 %34, 31
  %39 = icmp eq i64 %38, 31
  br i1 %39, label %40, label %42

40:                                               ; preds = %37
  %41 = call i32 @sched_yield() #16
  br label %44

42:                                               ; preds = %37
  call void @llvm.x86.sse2.pause()
  br label %44

43:                                               ; preds = %33
  call void @llvm.x86.sse2.pause()
  br label %44

44:                                               ; preds = %40, %42, %43
  %45 = load atomic i32, ptr %9 acquire, align 4
  %46 = add nuw nsw i64 %34, 1
  %47 = icmp eq i32 %45, %21
  %48 = icmp slt i64 %46, %25
  %49 = select i1 %47, i1 %48, i1 false
  br i1 %49, label %33, label %30, !llvm.loop !10

50:                                               ; preds = %30
  %51 = shl nsw i64 %25, 1
  %52 = load i64, ptr %11, align 8
  %53 = call i64 @llvm.smin.i64(i64 %51, i64 %52)
  br label %86

54:                                               ; preds = %30
  %55 = icmp sgt i64 %25, 129
  %56 = sdiv i64 %25, 2
  %57 = select i1 %55, i64 %56, i64 64
  %58 = add i32 %24, 1
  %59 = and i32 %58, 15
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %63

61:                                               ; preds = %54
  %62 = load i64, ptr %11, align 8
  br label %63

63:                                               ; preds = %61, %54
  %64 = phi i64 [ %62, %61 ], [ %57, %54 ]
  %65 = icmp sgt i32 %23, -1
  br i1 %65, label %66, label %75

66:                                               ; preds = %63
  %67 = lshr i32 %23, 6
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw i64, ptr %16, i64 %68
  %70 = and i32 %23, 63
  %71 = zext nneg i32 %70 to i64
  %72 = shl nuw i64 1, %71
  %73 = xor i64 %72, -1
  %74 = atomicrmw and ptr %69, i64 %73 monotonic, align 8
  br label %75

75:                                               ; preds = %63, %66
  store atomic i32 1, ptr %10 seq_cst, align 4
  %76 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %9, i32 noundef 128, i32 noundef %21, ptr noundef null, ptr noundef null, i32 noundef 0) #16
  store atomic i32 0, ptr %10 seq_cst, align 4
  %77 = call fastcc i32 @take_processor(ptr noundef nonnull %0, ptr noundef nonnull %2) #17
  call fastcc void @wake_some(ptr noundef nonnull %0, i32 noundef 2) #17
  %78 = load atomic i32, ptr %9 acquire, align 4
  %79 = icmp eq i32 %78, %21
  br i1 %79, label %80, label %86

80:                                               ; preds = %75
  %81 = load i64, ptr %11, align 8
  br label %82

82:                                               ; preds = %80, %86
  %83 = phi i32 [ %88, %86 ], [ %77, %80 ]
  %84 = phi i32 [ %89, %86 ], [ %58, %80 ]
  %85 = phi i64 [ %90, %86 ], [ %81, %80 ]
  br label %22, !llvm.loop !11

86:                                               ; preds = %75, %50
  %87 = phi i32 [ %31, %50 ], [ %78, %75 ]
  %88 = phi i32 [ %23, %50 ], [ %77, %75 ]
  %89 = phi i32 [ %24, %50 ], [ %58, %75 ]
  %90 = phi i64 [ %53, %50 ], [ %64, %75 ]
  %91 = icmp eq i32 %87, %21
  br i1 %91, label %82, label %92

92:                                               ; preds = %86
  %93 = load atomic i32, ptr %14 acquire, align 64
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %97

95:                                               ; preds = %92
  %96 = call i32 @pool_help(ptr noundef nonnull %0, i32 noundef %5) #17
  br label %17

97:                                               ; preds = %92
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: nounwind optsize
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define internal fastcc range(i32 -1, 1024) i32 @take_processor(ptr noundef captures(none) %0, ptr noundef readonly captures(address) %1) unnamed_addr #0 {
  %3 = alloca [16 x i64], align 16
  %4 = tail call i32 @sched_getcpu() #16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %5 = icmp ugt i32 %4, 1023
  br i1 %5, label %43, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 384
  br label %8

8:                                                ; preds = %6, %40
  %9 = phi i32 [ %4, %6 ], [ %41, %40 ]
  %10 = phi ptr [ %1, %6 ], [ null, %40 ]
  %11 = and i32 %9, 63
  %12 = zext nneg i32 %11 to i64
  %13 = shl nuw i64 1, %12
  %14 = lshr i32 %9, 6
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i64, ptr %7, i64 %15
  %17 = atomicrmw or ptr %16, i64 %13 monotonic, align 8
  %18 = and i64 %17, %13
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %43, label %20

20:                                               ; preds = %8
  %21 = icmp eq ptr %10, null
  br i1 %21, label %43, label %24

22:                                               ; preds = %24
  %23 = icmp eq i64 %34, 0
  br i1 %23, label %43, label %37

24:                                               ; preds = %20, %24
  %25 = phi i64 [ %35, %24 ], [ 0, %20 ]
  %26 = phi i64 [ %34, %24 ], [ 0, %20 ]
  %27 = getelementptr inbounds nuw i64, ptr %10, i64 %25
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds nuw i64, ptr %7, i64 %25
  %30 = load atomic i64, ptr %29 monotonic, align 8
  %31 = xor i64 %30, -1
  %32 = and i64 %28, %31
  %33 = getelementptr inbounds nuw i64, ptr %3, i64 %25
  store i64 %32, ptr %33, align 8
  %34 = or i64 %32, %26
  %35 = add nuw nsw i64 %25, 1
  %36 = icmp eq i64 %35, 16
  br i1 %36, label %22, label %24, !llvm.loop !12

37:                                               ; preds = %22
  %38 = call i64 (i64, ...) @syscall(i64 noundef 203, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %3) #16
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %40, label %43

40:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  %41 = call i32 @sched_getcpu() #16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %42 = icmp ugt i32 %41, 1023
  br i1 %42, label %43, label %8, !llvm.loop !13

43:                                               ; preds = %20, %37, %22, %8, %40, %2
  %44 = phi i32 [ -1, %2 ], [ -1, %20 ], [ -1, %22 ], [ %9, %8 ], [ -1, %40 ], [ -1, %37 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret i32 %44
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
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 576
  %11 = atomicrmw add ptr %10, i32 1 seq_cst, align 64
  %12 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %10, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #16
  %13 = add nuw nsw i64 %8, 1
  %14 = load i64, ptr %3, align 64
  %15 = icmp slt i64 %13, %14
  br i1 %15, label %7, label %6, !llvm.loop !14
}

; Function Attrs: nounwind optsize
define range(i32 0, 2) i32 @pool_open(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = ashr i64 %3, 30
  %9 = add nsw i64 %8, 1
  %10 = tail call i64 @llvm.smax.i64(i64 %4, i64 %9)
  %11 = icmp ne ptr %0, null
  %12 = icmp sgt i64 %3, %10
  %13 = select i1 %11, i1 %12, i1 false
  br i1 %13, label %14, label %81

14:                                               ; preds = %7
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %16 = cmpxchg ptr %15, i32 0, i32 1 acquire monotonic, align 64
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %18, label %81

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
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %35 = trunc i64 %27 to i32
  store atomic i32 %35, ptr %34 monotonic, align 4
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store atomic i32 1, ptr %36 monotonic, align 64
  %37 = icmp sgt i64 %27, 0
  br i1 %37, label %38, label %50

38:                                               ; preds = %18
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %68

40:                                               ; preds = %75
  %41 = icmp eq i64 %27, 1
  br i1 %41, label %50, label %42

42:                                               ; preds = %40, %42
  %43 = phi i64 [ %48, %42 ], [ 1, %40 ]
  %44 = getelementptr inbounds nuw %struct.Seat, ptr %0, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 576
  %46 = load atomic i32, ptr %45 monotonic, align 4
  %47 = add i32 %46, 1
  store atomic i32 %47, ptr %45 release, align 4
  %48 = add nuw nsw i64 %43, 1
  %49 = icmp eq i64 %48, %27
  br i1 %49, label %50, label %42, !llvm.loop !15

50:                                               ; preds = %42, %18, %40
  fence seq_cst
  %51 = tail call i32 @sched_getcpu() #16
  %52 = icmp ugt i32 %51, 1023
  br i1 %52, label %65, label %53

53:                                               ; preds = %50
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %55 = and i32 %51, 63
  %56 = zext nneg i32 %55 to i64
  %57 = shl nuw i64 1, %56
  %58 = lshr i32 %51, 6
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw i64, ptr %54, i64 %59
  %61 = atomicrmw or ptr %60, i64 %57 monotonic, align 8
  %62 = and i64 %61, %57
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %63, i32 %51, i32 -1
  br label %65

65:                                               ; preds = %53, %50
  %66 = phi i32 [ -1, %50 ], [ %64, %53 ]
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i32 %66, ptr %67, align 8
  tail call fastcc void @wake_some(ptr noundef nonnull %0, i32 noundef 4) #17
  br label %81

68:                                               ; preds = %38, %75
  %69 = phi i64 [ 0, %38 ], [ %71, %75 ]
  %70 = phi i64 [ 0, %38 ], [ %76, %75 ]
  %71 = add nuw nsw i64 %69, 1
  br i1 %22, label %75, label %72

72:                                               ; preds = %68
  %73 = mul i64 %71, %21
  %74 = udiv i64 %73, %27
  br label %75

75:                                               ; preds = %68, %72
  %76 = phi i64 [ %74, %72 ], [ %21, %68 ]
  %77 = getelementptr inbounds nuw %struct.Seat, ptr %39, i64 %69
  %78 = shl i64 %76, 32
  %79 = or i64 %78, %70
  store atomic i64 %79, ptr %77 release, align 64
  %80 = icmp eq i64 %71, %27
  br i1 %80, label %40, label %68, !llvm.loop !16

81:                                               ; preds = %65, %14, %7
  %82 = phi i32 [ 0, %7 ], [ 1, %65 ], [ 0, %14 ]
  ret i32 %82
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(argmem: readwrite)
define i64 @pool_seats(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #6 {
  %5 = icmp slt i64 %2, 0
  br i1 %5, label %26, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 708
  %8 = load atomic i32, ptr %7 monotonic, align 4
  %9 = icmp sgt i64 %2, %3
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = add i64 %1, -1
  %12 = add i64 %11, %3
  %13 = sdiv i64 %12, %3
  br label %19

14:                                               ; preds = %6
  %15 = icmp ne i32 %8, 0
  %16 = zext i1 %15 to i64
  %17 = shl nuw i64 %2, %16
  %18 = sdiv i64 %1, %17
  br label %19

19:                                               ; preds = %14, %10
  %20 = phi i64 [ %13, %10 ], [ %18, %14 ]
  %21 = icmp slt i64 %20, 2
  br i1 %21, label %26, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %24 = load i64, ptr %23, align 64
  %25 = tail call i64 @llvm.smin.i64(i64 %20, i64 %24)
  br label %26

26:                                               ; preds = %19, %22, %4
  %27 = phi i64 [ -1, %4 ], [ 2, %19 ], [ %25, %22 ]
  ret i64 %27
}

; Function Attrs: nofree norecurse nounwind optsize memory(argmem: readwrite)
define i64 @pool_chunk(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr #7 {
  %6 = icmp slt i64 %2, 0
  br i1 %6, label %66, label %7

7:                                                ; preds = %5
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 708
  %9 = load atomic i32, ptr %8 monotonic, align 4
  %10 = icmp sgt i64 %2, %4
  br i1 %10, label %15, label %11

11:                                               ; preds = %7
  %12 = add i64 %1, -1
  %13 = add i64 %12, %4
  %14 = sdiv i64 %13, %4
  br label %20

15:                                               ; preds = %7
  %16 = icmp ne i32 %9, 0
  %17 = zext i1 %16 to i64
  %18 = shl nuw i64 %2, %17
  %19 = sdiv i64 %1, %18
  br label %20

20:                                               ; preds = %15, %11
  %21 = phi i64 [ %14, %11 ], [ %19, %15 ]
  %22 = icmp slt i64 %21, 2
  br i1 %22, label %28, label %23

23:                                               ; preds = %20
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %25 = load i64, ptr %24, align 64
  %26 = tail call i64 @llvm.umin.i64(i64 %21, i64 %25)
  %27 = icmp slt i64 %25, 0
  br i1 %27, label %66, label %28

28:                                               ; preds = %20, %23
  %29 = phi i64 [ %26, %23 ], [ 2, %20 ]
  %30 = add nuw nsw i64 %2, 3
  %31 = lshr i64 %30, 2
  %32 = tail call i64 @llvm.smax.i64(i64 %31, i64 %4)
  %33 = mul nsw i64 %29, %32
  %34 = sdiv i64 %1, %33
  %35 = icmp slt i64 %34, 1
  br i1 %35, label %40, label %36

36:                                               ; preds = %28
  %37 = select i1 %10, i64 8, i64 32
  %38 = tail call i64 @llvm.umin.i64(i64 %34, i64 %37)
  %39 = mul nsw i64 %38, %29
  br label %40

40:                                               ; preds = %28, %36
  %41 = phi i64 [ %39, %36 ], [ %29, %28 ]
  %42 = add i64 %1, -1
  %43 = add i64 %42, %41
  %44 = sdiv i64 %43, %41
  %45 = shl nsw i64 %3, 3
  %46 = icmp sgt i64 %45, %3
  br i1 %46, label %47, label %56

47:                                               ; preds = %40
  %48 = shl nuw nsw i64 %29, 1
  %49 = sdiv i64 %1, %48
  br label %50

50:                                               ; preds = %47, %53
  %51 = phi i64 [ %45, %47 ], [ %54, %53 ]
  %52 = icmp sgt i64 %51, %49
  br i1 %52, label %53, label %59

53:                                               ; preds = %50
  %54 = sdiv i64 %51, 2
  %55 = icmp sgt i64 %54, %3
  br i1 %55, label %50, label %56, !llvm.loop !17

56:                                               ; preds = %53, %40
  %57 = icmp sgt i64 %44, 1024
  %58 = select i1 %57, i64 64, i64 %4
  br label %59

59:                                               ; preds = %50, %56
  %60 = phi i64 [ %58, %56 ], [ %51, %50 ]
  %61 = add nsw i64 %60, %44
  %62 = freeze i64 %61
  %63 = add i64 %62, -1
  %64 = srem i64 %63, %60
  %65 = sub nsw i64 %63, %64
  br label %66

66:                                               ; preds = %59, %5, %23
  %67 = phi i64 [ 1, %23 ], [ 1, %5 ], [ %65, %59 ]
  ret i64 %67
}

; Function Attrs: nounwind optsize
define noundef zeroext i1 @pool_is_awake(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 708
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 704
  %12 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %11, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #16
  br label %13

13:                                               ; preds = %5, %10, %1
  ret i1 %4
}

; Function Attrs: nounwind optsize
define i64 @pool_spread(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = icmp eq ptr %0, null
  br i1 %9, label %39, label %10

10:                                               ; preds = %8
  %11 = tail call i64 @pool_chunk(ptr noundef nonnull %0, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) #17
  %12 = icmp slt i64 %4, 0
  br i1 %12, label %33, label %13

13:                                               ; preds = %10
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 708
  %15 = load atomic i32, ptr %14 monotonic, align 4
  %16 = icmp sgt i64 %4, %6
  br i1 %16, label %21, label %17

17:                                               ; preds = %13
  %18 = add i64 %3, -1
  %19 = add i64 %18, %6
  %20 = sdiv i64 %19, %6
  br label %26

21:                                               ; preds = %13
  %22 = icmp ne i32 %15, 0
  %23 = zext i1 %22 to i64
  %24 = shl nuw i64 %4, %23
  %25 = sdiv i64 %3, %24
  br label %26

26:                                               ; preds = %21, %17
  %27 = phi i64 [ %20, %17 ], [ %25, %21 ]
  %28 = icmp slt i64 %27, 2
  br i1 %28, label %33, label %29

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %31 = load i64, ptr %30, align 64
  %32 = tail call i64 @llvm.smin.i64(i64 %27, i64 %31)
  br label %33

33:                                               ; preds = %10, %26, %29
  %34 = phi i64 [ -1, %10 ], [ 2, %26 ], [ %32, %29 ]
  %35 = tail call i32 @pool_open(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %11, i64 noundef %34, ptr noundef %7) #17
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %39, label %37

37:                                               ; preds = %33
  %38 = tail call fastcc i64 @pool_finish(ptr noundef nonnull %0) #17
  br label %40

39:                                               ; preds = %8, %33
  tail call fastcc void @run_units(ptr noundef %1, ptr noundef %2, i64 noundef 0, i64 noundef %3, ptr noundef %7) #17
  br label %40

40:                                               ; preds = %39, %37
  %41 = phi i64 [ %38, %37 ], [ 0, %39 ]
  ret i64 %41
}

; Function Attrs: nounwind optsize
define internal fastcc i64 @pool_finish(ptr noundef %0) unnamed_addr #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  %5 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #16
  %6 = load i64, ptr %4, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %8 = load i64, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  %9 = call i32 @pool_help(ptr noundef %0, i32 noundef 0) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %10 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #16
  %11 = load i64, ptr %3, align 8
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %13 = load i64, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  %14 = icmp eq i32 %9, 0
  br i1 %14, label %32, label %15

15:                                               ; preds = %1
  %16 = zext i32 %9 to i64
  %17 = sub i64 %11, %6
  %18 = mul i64 %17, 1000000000
  %19 = sub i64 %13, %8
  %20 = add i64 %19, %18
  %21 = sitofp i64 %20 to double
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %23 = load i64, ptr %22, align 16
  %24 = sitofp i64 %23 to double
  %25 = fmul double %21, %24
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %27 = load i64, ptr %26, align 8
  %28 = mul nsw i64 %27, %16
  %29 = sitofp i64 %28 to double
  %30 = fdiv double %25, %29
  %31 = fptosi double %30 to i64
  br label %32

32:                                               ; preds = %1, %15
  %33 = phi i64 [ %31, %15 ], [ 0, %1 ]
  %34 = load atomic i32, ptr %0 acquire, align 64
  %35 = and i32 %34, 2147483647
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %71, label %37

37:                                               ; preds = %32
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 336
  br label %42

42:                                               ; preds = %37, %66
  %43 = phi i32 [ %34, %37 ], [ %68, %66 ]
  %44 = phi i64 [ 0, %37 ], [ %67, %66 ]
  %45 = load i64, ptr %38, align 8
  %46 = icmp slt i64 %44, %45
  br i1 %46, label %47, label %57

47:                                               ; preds = %42
  %48 = load i64, ptr %41, align 16
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %56, label %50

50:                                               ; preds = %47
  %51 = and i64 %44, 31
  %52 = icmp eq i64 %51, 31
  br i1 %52, label %53, label %55

53:                                               ; preds = %50
  %54 = call i32 @sched_yield() #16
  br label %66

55:                                               ; preds = %50
  call void @llvm.x86.sse2.pause()
  br label %66

56:                                               ; preds = %47
  call void @llvm.x86.sse2.pause()
  br label %66

57:                                               ; preds = %42
  %58 = icmp sgt i32 %43, -1
  br i1 %58, label %63, label %59

59:                                               ; preds = %57
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  store i64 0, ptr %2, align 8
  store i64 20000000, ptr %39, align 8
  %60 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %0, i32 noundef 128, i32 noundef %43, ptr noundef nonnull %2, ptr noundef null, i32 noundef 0) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  %61 = load ptr, ptr %40, align 32
  %62 = call fastcc zeroext i1 @watch_poll(ptr noundef %61) #17
  br label %66

63:                                               ; preds = %57
  %64 = or disjoint i32 %43, -2147483648
  %65 = cmpxchg ptr %0, i32 %43, i32 %64 acq_rel monotonic, align 64
  br label %66

66:                                               ; preds = %59, %63, %53, %55, %56
  %67 = add nuw nsw i64 %44, 1
  %68 = load atomic i32, ptr %0 acquire, align 64
  %69 = and i32 %68, 2147483647
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %42, !llvm.loop !18

71:                                               ; preds = %66, %32
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %73 = load i32, ptr %72, align 8
  %74 = icmp sgt i32 %73, -1
  br i1 %74, label %75, label %85

75:                                               ; preds = %71
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %77 = lshr i32 %73, 6
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i64, ptr %76, i64 %78
  %80 = and i32 %73, 63
  %81 = zext nneg i32 %80 to i64
  %82 = shl nuw i64 1, %81
  %83 = xor i64 %82, -1
  %84 = atomicrmw and ptr %79, i64 %83 monotonic, align 8
  br label %85

85:                                               ; preds = %71, %75
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %87 = load atomic i32, ptr %86 seq_cst, align 64
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %90, label %89

89:                                               ; preds = %85
  call void @pool_quit(ptr noundef nonnull %0) #17
  br label %90

90:                                               ; preds = %89, %85
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store atomic i32 0, ptr %91 release, align 64
  ret i64 %33
}

; Function Attrs: nounwind optsize
define void @pool_await(ptr noundef %0, ptr noundef captures(none) initializes((32, 40)) %1) local_unnamed_addr #0 {
  %3 = tail call ptr @PyEval_SaveThread() #16
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store ptr %3, ptr %4, align 8
  %5 = tail call fastcc i64 @pool_finish(ptr noundef %0) #17
  %6 = load ptr, ptr %4, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %9, label %8

8:                                                ; preds = %2
  tail call void @PyEval_RestoreThread(ptr noundef nonnull %6) #16
  br label %9

9:                                                ; preds = %2, %8
  %10 = load atomic i64, ptr %1 monotonic, align 8
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_call(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) local_unnamed_addr #0 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #9
  %12 = tail call i64 @PyThread_get_thread_ident() #16
  store i64 0, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr @poll_of_kernel, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 %12, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 40
  store i64 0, ptr %15, align 8
  store ptr %1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %17, i8 0, i64 16, i1 false)
  %18 = tail call ptr @PyEval_SaveThread() #16
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store ptr %18, ptr %19, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %10)
  %20 = load i32, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %21 = and i32 %20, 65472
  %22 = icmp eq i32 %21, 8064
  br i1 %22, label %23, label %25

23:                                               ; preds = %7
  %24 = call i64 @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 0, i64 noundef %6, ptr noundef nonnull %11) #17
  br label %27

25:                                               ; preds = %7
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store i32 8064, ptr %9, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %26 = call i64 @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 0, i64 noundef %6, ptr noundef nonnull %11) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i32 %20, ptr %8, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %27

27:                                               ; preds = %23, %25
  %28 = load ptr, ptr %19, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %31, label %30

30:                                               ; preds = %27
  call void @PyEval_RestoreThread(ptr noundef nonnull %28) #16
  br label %31

31:                                               ; preds = %27, %30
  %32 = load atomic i64, ptr %11 monotonic, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
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
  %15 = load ptr, ptr %11, align 64
  tail call void @PyMem_RawFree(ptr noundef %15) #16
  br label %16

16:                                               ; preds = %5, %10
  %17 = add nuw nsw i64 %6, 1
  %18 = icmp eq i64 %17, 8
  br i1 %18, label %3, label %5, !llvm.loop !19
}

; Function Attrs: nounwind optsize
define void @pool_sequence(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  %9 = tail call i64 @PyThread_get_thread_ident() #16
  store i64 0, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr @poll_of_kernel, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i64 %9, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %15 = tail call ptr @PyEval_SaveThread() #16
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
  call fastcc void @run_sequence(ptr noundef %0, ptr noundef %2, i64 noundef %3, ptr noundef %8) #17
  br label %22

21:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store i32 8064, ptr %6, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call fastcc void @run_sequence(ptr noundef %0, ptr noundef %2, i64 noundef %3, ptr noundef %8) #17
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
  call void @PyEval_RestoreThread(ptr noundef nonnull %23) #16
  br label %26

26:                                               ; preds = %22, %25
  %27 = load atomic i64, ptr %8 monotonic, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @run_sequence(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef nonnull %3) unnamed_addr #0 {
  %5 = icmp eq i64 %2, 0
  br i1 %5, label %106, label %6

6:                                                ; preds = %4, %102
  %7 = phi i64 [ %104, %102 ], [ 0, %4 ]
  %8 = phi i64 [ %10, %102 ], [ 0, %4 ]
  %9 = phi i64 [ %103, %102 ], [ 0, %4 ]
  %10 = add nuw nsw i64 %8, 1
  %11 = and i64 %10, 63
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %6
  %14 = load atomic i64, ptr %3 monotonic, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %18, label %106

16:                                               ; preds = %6
  %17 = tail call fastcc zeroext i1 @watch_poll(ptr noundef nonnull %3) #17
  br i1 %17, label %106, label %18

18:                                               ; preds = %16, %13
  %19 = add nuw nsw i64 %9, 1
  %20 = getelementptr inbounds %struct.Instruction, ptr %1, i64 %9
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %1, i64 %22
  %24 = load i64, ptr %20, align 8
  switch i64 %24, label %106 [
    i64 0, label %25
    i64 1, label %47
    i64 2, label %54
    i64 3, label %72
    i64 4, label %75
    i64 5, label %83
    i64 6, label %86
  ]

25:                                               ; preds = %18
  %26 = icmp eq i64 %7, 0
  %27 = select i1 %26, i64 16, i64 24
  %28 = getelementptr inbounds nuw i8, ptr %20, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %1, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %20, i64 56
  %32 = load i64, ptr %31, align 8
  %33 = and i64 %32, 1
  %34 = xor i64 %33, %7
  %35 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %20, i64 40
  %38 = load i64, ptr %37, align 8
  %39 = icmp ult i64 %36, %38
  %40 = inttoptr i64 %22 to ptr
  br i1 %39, label %41, label %42

41:                                               ; preds = %25
  tail call fastcc void @run_units(ptr noundef %40, ptr noundef nonnull %30, i64 noundef 0, i64 noundef %36, ptr noundef nonnull %3) #17
  br label %102

42:                                               ; preds = %25
  %43 = getelementptr inbounds nuw i8, ptr %20, i64 48
  %44 = load i64, ptr %43, align 8
  %45 = ashr i64 %32, 1
  %46 = tail call i64 @pool_spread(ptr noundef %0, ptr noundef %40, ptr noundef nonnull %30, i64 noundef %36, i64 noundef %44, i64 noundef 0, i64 noundef %45, ptr noundef nonnull %3) #17
  br label %102

47:                                               ; preds = %18
  %48 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds i8, ptr %1, i64 %49
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %53 = load i64, ptr %52, align 8
  tail call void @llvm.memset.p0.i64(ptr align 1 %51, i8 0, i64 %53, i1 false)
  br label %102

54:                                               ; preds = %18
  %55 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds i8, ptr %1, i64 %56
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds i8, ptr %58, i64 %60
  %62 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %63 = load i64, ptr %62, align 8
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %67, label %65

65:                                               ; preds = %54
  %66 = load i64, ptr %61, align 8
  br label %70

67:                                               ; preds = %54
  %68 = load i32, ptr %61, align 4
  %69 = zext i32 %68 to i64
  br label %70

70:                                               ; preds = %67, %65
  %71 = phi i64 [ %66, %65 ], [ %69, %67 ]
  store i64 %71, ptr %23, align 8
  br label %102

72:                                               ; preds = %18
  %73 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %74 = load i64, ptr %73, align 8
  store i64 %74, ptr %23, align 8
  br label %102

75:                                               ; preds = %18
  %76 = load i64, ptr %23, align 8
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %78, label %81

78:                                               ; preds = %75
  %79 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %80 = load i64, ptr %79, align 8
  br label %102

81:                                               ; preds = %75
  %82 = add nsw i64 %76, -1
  store i64 %82, ptr %23, align 8
  br label %102

83:                                               ; preds = %18
  %84 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %85 = load i64, ptr %84, align 8
  br label %102

86:                                               ; preds = %18
  %87 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds i8, ptr %1, i64 %88
  %90 = load ptr, ptr %89, align 8
  %91 = load i32, ptr %90, align 4
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %99, label %93

93:                                               ; preds = %86
  %94 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %95 = load i64, ptr %94, align 8
  %96 = zext i32 %91 to i64
  %97 = shl nuw nsw i64 %96, 1
  %98 = add nsw i64 %95, %97
  br label %102

99:                                               ; preds = %86
  %100 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %101 = load i64, ptr %100, align 8
  br label %102

102:                                              ; preds = %47, %70, %72, %83, %81, %78, %42, %41, %99, %93
  %103 = phi i64 [ %101, %99 ], [ %19, %41 ], [ %19, %47 ], [ %19, %70 ], [ %19, %72 ], [ %80, %78 ], [ %19, %81 ], [ %85, %83 ], [ %19, %42 ], [ %98, %93 ]
  %104 = phi i64 [ %7, %99 ], [ %34, %41 ], [ %7, %47 ], [ %7, %70 ], [ %7, %72 ], [ %7, %78 ], [ %7, %81 ], [ %7, %83 ], [ %34, %42 ], [ %7, %93 ]
  %105 = icmp ult i64 %103, %2
  br i1 %105, label %6, label %106, !llvm.loop !20

106:                                              ; preds = %102, %16, %13, %18, %4
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
  %16 = tail call i32 @sched_yield() #16
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
  br i1 %28, label %29, label %11, !llvm.loop !21

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
  %41 = tail call fastcc zeroext i1 @watch_poll(ptr noundef %3) #17
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
  br i1 %53, label %42, label %39, !llvm.loop !22

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
  tail call void %80(ptr noundef nonnull %83, i64 noundef 0, i64 noundef %86, ptr noundef %3) #16
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
  br i1 %119, label %54, label %51, !llvm.loop !23
}

; Function Attrs: nounwind optsize
define ptr @call_type(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) @host, ptr noundef nonnull align 8 dereferenceable(256) %0, i64 256, i1 false)
  %2 = load i64, ptr getelementptr inbounds nuw (i8, ptr @host, i64 112), align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %7, label %4

4:                                                ; preds = %1
  %5 = load i32, ptr getelementptr inbounds nuw (i8, ptr @call_spec, i64 16), align 8
  %6 = and i32 %5, -2049
  store i32 %6, ptr getelementptr inbounds nuw (i8, ptr @call_spec, i64 16), align 8
  br label %7

7:                                                ; preds = %4, %1
  %8 = tail call ptr @PyType_FromSpec(ptr noundef nonnull @call_spec) #16
  ret ptr %8
}

; Function Attrs: optsize
declare ptr @PyType_FromSpec(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @call_gpu(ptr noundef readonly captures(none) %0) local_unnamed_addr #8 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) @gpu, ptr noundef nonnull align 8 dereferenceable(48) %0, i64 48, i1 false)
  ret void
}

; Function Attrs: nounwind optsize
declare i32 @sched_yield() local_unnamed_addr #5

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #9

; Function Attrs: nounwind memory(argmem: write)
declare void @llvm.x86.sse.stmxcsr(ptr) #10

; Function Attrs: nounwind
declare void @llvm.x86.sse.ldmxcsr(ptr) #9

; Function Attrs: nounwind optsize
define internal void @handle_signals(ptr noundef captures(none) initializes((24, 32)) %0, i64 %1, i64 %2, ptr readnone captures(none) %3) #0 {
  %5 = alloca %struct.timespec, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load ptr, ptr %6, align 8
  tail call void @PyEval_RestoreThread(ptr noundef %7) #16
  %8 = tail call i32 @PyErr_CheckSignals() #16
  %9 = tail call ptr @PyEval_SaveThread() #16
  store ptr %9, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %10 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #16
  %11 = load i64, ptr %5, align 8
  %12 = mul nsw i64 %11, 1000000000
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %14 = load i64, ptr %13, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
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
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare i32 @PyErr_CheckSignals() local_unnamed_addr #1

; Function Attrs: nounwind optsize
declare i32 @sched_getcpu() local_unnamed_addr #5

; Function Attrs: optsize
declare void @PyMem_RawFree(ptr noundef) local_unnamed_addr #1

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
  %19 = tail call i32 @PyErr_BadArgument() #16
  br label %47

20:                                               ; preds = %10
  %21 = tail call ptr @PyType_GenericNew(ptr noundef %0, ptr noundef nonnull %1, ptr noundef null) #16
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store ptr %25, ptr %4, align 16
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %27, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %33, ptr %36, align 16
  br label %38

37:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  br label %47

38:                                               ; preds = %23, %44
  %39 = phi i64 [ 0, %23 ], [ %45, %44 ]
  %40 = getelementptr inbounds nuw ptr, ptr %4, i64 %39
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, null
  br i1 %42, label %44, label %43

43:                                               ; preds = %38
  tail call void @Py_IncRef(ptr noundef nonnull %41) #16
  br label %44

44:                                               ; preds = %38, %43
  %45 = add nuw nsw i64 %39, 1
  %46 = icmp eq i64 %45, 3
  br i1 %46, label %37, label %38, !llvm.loop !24

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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  store i64 0, ptr %6, align 8
  %8 = icmp eq ptr %2, null
  br i1 %8, label %23, label %9

9:                                                ; preds = %3
  %10 = tail call i64 @PyDict_Size(ptr noundef nonnull %2) #16
  %11 = add i64 %10, -1
  %12 = icmp ult i64 %11, 128
  br i1 %12, label %13, label %23

13:                                               ; preds = %9, %19
  %14 = phi i64 [ %20, %19 ], [ 0, %9 ]
  %15 = getelementptr inbounds nuw ptr, ptr %4, i64 %14
  %16 = getelementptr inbounds nuw ptr, ptr %5, i64 %14
  %17 = call i32 @PyDict_Next(ptr noundef nonnull %2, ptr noundef nonnull %6, ptr noundef nonnull %15, ptr noundef nonnull %16) #16
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %23, label %19

19:                                               ; preds = %13
  %20 = add nuw nsw i64 %14, 1
  %21 = load ptr, ptr %16, align 8
  call void @Py_IncRef(ptr noundef %21) #16
  %22 = icmp eq i64 %20, %10
  br i1 %22, label %23, label %13, !llvm.loop !25

23:                                               ; preds = %13, %19, %3, %9
  %24 = phi i64 [ %10, %9 ], [ 0, %3 ], [ %10, %19 ], [ %10, %13 ]
  %25 = phi i64 [ 0, %9 ], [ 0, %3 ], [ %14, %13 ], [ %10, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
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
  %35 = call fastcc ptr @try_all(ptr noundef %0, ptr noundef %7) #17
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
  call void @Py_DecRef(ptr noundef %43) #16
  %44 = icmp samesign ugt i64 %40, 1
  br i1 %44, label %39, label %45, !llvm.loop !26

45:                                               ; preds = %39, %36
  %46 = icmp eq ptr %37, null
  br i1 %46, label %47, label %57

47:                                               ; preds = %45
  %48 = call ptr @PyErr_Occurred() #16
  %49 = icmp eq ptr %48, null
  br i1 %49, label %50, label %57

50:                                               ; preds = %47
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  %54 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %55 = select i1 %53, ptr %54, ptr %52
  call void @Py_IncRef(ptr noundef %55) #16
  %56 = call ptr @PyObject_Call(ptr noundef %55, ptr noundef nonnull %1, ptr noundef %2) #16
  call void @Py_DecRef(ptr noundef %55) #16
  br label %57

57:                                               ; preds = %45, %47, %50
  %58 = phi ptr [ %56, %50 ], [ null, %47 ], [ %37, %45 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret ptr %58
}

; Function Attrs: nounwind optsize
define internal i32 @call_traverse(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef %2) #0 {
  %4 = alloca [4 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
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
  %22 = tail call i32 %1(ptr noundef nonnull %19, ptr noundef %2) #16
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %16, %21
  %25 = add nuw nsw i64 %17, 1
  %26 = icmp eq i64 %25, 4
  br i1 %26, label %27, label %16, !llvm.loop !27

27:                                               ; preds = %24, %21
  %28 = phi i32 [ %22, %21 ], [ 0, %24 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret i32 %28
}

; Function Attrs: nounwind optsize
define internal noundef i32 @call_clear(ptr noundef captures(none) %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  tail call void @Py_IncRef(ptr noundef %4) #16
  %5 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  store ptr %5, ptr %2, align 8
  %6 = icmp eq ptr %3, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %1
  tail call void @Py_DecRef(ptr noundef nonnull %3) #16
  br label %8

8:                                                ; preds = %7, %1
  ret i32 0
}

; Function Attrs: nounwind optsize
define internal void @call_dealloc(ptr noundef %0) #0 {
  %2 = alloca [4 x ptr], align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
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
  tail call void @PyObject_GC_UnTrack(ptr noundef %0) #16
  %14 = tail call ptr @PyType_GetSlot(ptr noundef %4, i32 noundef 74) #16
  tail call void %14(ptr noundef %0) #16
  br label %16

15:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  ret void

16:                                               ; preds = %1, %22
  %17 = phi i64 [ 0, %1 ], [ %23, %22 ]
  %18 = getelementptr inbounds nuw ptr, ptr %2, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %22, label %21

21:                                               ; preds = %16
  tail call void @Py_DecRef(ptr noundef nonnull %19) #16
  br label %22

22:                                               ; preds = %16, %21
  %23 = add nuw nsw i64 %17, 1
  %24 = icmp eq i64 %23, 4
  br i1 %24, label %15, label %16, !llvm.loop !28
}

; Function Attrs: optsize
declare i32 @PyErr_BadArgument() local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyType_GenericNew(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal ptr @call_vector(ptr noundef captures(none) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #0 {
  %5 = alloca %struct.Arguments, align 8
  %6 = and i64 %2, 9223372036854775807
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
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
  %20 = call fastcc ptr @try_all(ptr noundef %0, ptr noundef %5) #17
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %32

22:                                               ; preds = %18
  %23 = tail call ptr @PyErr_Occurred() #16
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %32

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  %29 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %30 = select i1 %28, ptr %29, ptr %27
  tail call void @Py_IncRef(ptr noundef %30) #16
  %31 = tail call ptr @PyObject_Vectorcall(ptr noundef %30, ptr noundef %1, i64 noundef %6, ptr noundef %3) #16
  tail call void @Py_DecRef(ptr noundef %30) #16
  br label %32

32:                                               ; preds = %18, %22, %25
  %33 = phi ptr [ %31, %25 ], [ null, %22 ], [ %20, %18 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
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
  %8 = alloca [2 x ptr], align 16
  %9 = alloca [2 x ptr], align 16
  %10 = alloca [6 x i64], align 16
  %11 = alloca [2 x ptr], align 16
  %12 = alloca [2 x ptr], align 16
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca %struct.Number, align 8
  %16 = alloca [6 x i64], align 16
  %17 = alloca i32, align 4
  %18 = alloca %struct.Number, align 8
  %19 = alloca %struct.Number, align 8
  %20 = alloca i64, align 8
  %21 = alloca [128 x ptr], align 16
  %22 = alloca [512 x i64], align 16
  %23 = alloca %struct.Said, align 8
  %24 = alloca [6 x i64], align 16
  %25 = alloca [6 x i64], align 16
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca %struct.Held, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %30 = load ptr, ptr %29, align 8
  %31 = load ptr, ptr @host, align 8
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %33 = load atomic i64, ptr %32 monotonic, align 8
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %35, label %1188

35:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %27)
  %36 = load i32, ptr %27, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  %37 = and i32 %36, 65472
  %38 = icmp eq i32 %37, 8064
  br i1 %38, label %40, label %39

39:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  store i32 8064, ptr %26, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  br label %40

40:                                               ; preds = %35, %39
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %42 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %43 = load i64, ptr %42, align 8
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %1185

45:                                               ; preds = %40
  %46 = load i64, ptr %41, align 8
  %47 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %48 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %54 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %55 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %56 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %57 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %59 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %60 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %61 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %63 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %64 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %65 = getelementptr inbounds nuw i8, ptr %28, i64 16
  br label %66

66:                                               ; preds = %45, %1180
  %67 = phi i64 [ %43, %45 ], [ %1183, %1180 ]
  %68 = phi i64 [ 0, %45 ], [ %1181, %1180 ]
  %69 = phi i64 [ %46, %45 ], [ %1182, %1180 ]
  %70 = icmp slt i64 %69, %67
  %71 = select i1 %70, i64 %69, i64 0
  %72 = load ptr, ptr %47, align 8
  %73 = getelementptr inbounds ptr, ptr %72, i64 %71
  %74 = load ptr, ptr %73, align 8
  call void @Py_IncRef(ptr noundef %74) #16
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 24
  %76 = load ptr, ptr %75, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %28) #9
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  %78 = load ptr, ptr %49, align 8
  %79 = getelementptr inbounds nuw i8, ptr %76, i64 528
  %80 = getelementptr inbounds nuw i8, ptr %76, i64 120
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds %struct.Row, ptr %79, i64 %81
  %83 = getelementptr inbounds nuw i8, ptr %76, i64 136
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds %struct.Captured, ptr %82, i64 %84
  %86 = getelementptr inbounds nuw i8, ptr %76, i64 144
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds %struct.Equal, ptr %85, i64 %87
  %89 = getelementptr inbounds nuw i8, ptr %76, i64 152
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds %struct.Apart, ptr %88, i64 %90
  %92 = getelementptr inbounds nuw i8, ptr %76, i64 160
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds %struct.Make, ptr %91, i64 %93
  %95 = getelementptr inbounds nuw i8, ptr %76, i64 168
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds i64, ptr %94, i64 %96
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %23, i8 0, i64 24, i1 false)
  %98 = load i64, ptr %77, align 8
  %99 = icmp sgt i64 %98, -1
  br i1 %99, label %100, label %104

100:                                              ; preds = %66
  %101 = load ptr, ptr @host, align 8
  %102 = load atomic i64, ptr %101 monotonic, align 8
  %103 = icmp eq i64 %98, %102
  br i1 %103, label %104, label %1164

104:                                              ; preds = %100, %66
  %105 = load i64, ptr %50, align 8
  %106 = getelementptr inbounds nuw i8, ptr %76, i64 128
  %107 = load i64, ptr %106, align 8
  %108 = icmp sgt i64 %105, %107
  br i1 %108, label %1164, label %109

109:                                              ; preds = %104
  %110 = getelementptr inbounds nuw i8, ptr %76, i64 112
  %111 = load i64, ptr %110, align 8
  %112 = icmp sgt i64 %111, 0
  br i1 %112, label %123, label %113

113:                                              ; preds = %130, %109
  %114 = load i64, ptr %51, align 8
  %115 = icmp sgt i64 %114, 0
  br i1 %115, label %116, label %183

116:                                              ; preds = %113
  %117 = load ptr, ptr %52, align 8
  %118 = load ptr, ptr %53, align 8
  %119 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 120), align 8
  %120 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 128), align 8
  %121 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 136), align 8
  %122 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  br label %135

123:                                              ; preds = %109, %130
  %124 = phi i64 [ %133, %130 ], [ 0, %109 ]
  %125 = icmp slt i64 %124, %105
  br i1 %125, label %126, label %130

126:                                              ; preds = %123
  %127 = load ptr, ptr %1, align 8
  %128 = getelementptr inbounds nuw ptr, ptr %127, i64 %124
  %129 = load ptr, ptr %128, align 8
  br label %130

130:                                              ; preds = %126, %123
  %131 = phi ptr [ %129, %126 ], [ null, %123 ]
  %132 = getelementptr inbounds nuw ptr, ptr %21, i64 %124
  store ptr %131, ptr %132, align 8
  %133 = add nuw nsw i64 %124, 1
  %134 = icmp eq i64 %133, %111
  br i1 %134, label %113, label %123, !llvm.loop !29

135:                                              ; preds = %176, %116
  %136 = phi i64 [ %105, %116 ], [ %177, %176 ]
  %137 = phi i64 [ 0, %116 ], [ %178, %176 ]
  %138 = getelementptr inbounds nuw ptr, ptr %117, i64 %137
  %139 = load ptr, ptr %138, align 8
  %140 = getelementptr inbounds nuw ptr, ptr %118, i64 %137
  %141 = load ptr, ptr %140, align 8
  br i1 %112, label %142, label %164

142:                                              ; preds = %135
  %143 = icmp slt i64 %136, %111
  %144 = select i1 %143, i64 %136, i64 0
  br label %145

145:                                              ; preds = %152, %142
  %146 = phi i64 [ %156, %152 ], [ %144, %142 ]
  %147 = phi i64 [ %153, %152 ], [ 0, %142 ]
  %148 = getelementptr inbounds %struct.Row, ptr %79, i64 %146
  %149 = getelementptr inbounds nuw i8, ptr %148, i64 8
  %150 = load ptr, ptr %149, align 8
  %151 = icmp eq ptr %150, %139
  br i1 %151, label %158, label %152

152:                                              ; preds = %145
  %153 = add nuw nsw i64 %147, 1
  %154 = add nsw i64 %146, 1
  %155 = icmp slt i64 %154, %111
  %156 = select i1 %155, i64 %154, i64 0
  %157 = icmp eq i64 %153, %111
  br i1 %157, label %164, label %145, !llvm.loop !30

158:                                              ; preds = %145
  %159 = getelementptr inbounds ptr, ptr %21, i64 %146
  %160 = load ptr, ptr %159, align 8
  %161 = icmp eq ptr %160, null
  br i1 %161, label %162, label %1164

162:                                              ; preds = %158
  store ptr %141, ptr %159, align 8
  %163 = add nsw i64 %146, 1
  br label %176

164:                                              ; preds = %152, %135
  %165 = icmp eq ptr %139, %119
  %166 = icmp eq ptr %139, %120
  %167 = select i1 %165, i1 true, i1 %166
  %168 = icmp eq ptr %139, %121
  %169 = select i1 %167, i1 true, i1 %168
  br i1 %169, label %170, label %1164

170:                                              ; preds = %164
  %171 = select i1 %166, i64 8, i64 16
  %172 = select i1 %165, i64 0, i64 %171
  %173 = getelementptr inbounds nuw i8, ptr %23, i64 %172
  %174 = icmp eq ptr %141, %122
  %175 = select i1 %174, ptr null, ptr %141
  store ptr %175, ptr %173, align 8
  br label %176

176:                                              ; preds = %170, %162
  %177 = phi i64 [ %163, %162 ], [ %136, %170 ]
  %178 = add nuw nsw i64 %137, 1
  %179 = icmp eq i64 %178, %114
  br i1 %179, label %180, label %135, !llvm.loop !31

180:                                              ; preds = %176
  %181 = load ptr, ptr %54, align 8
  %182 = icmp eq ptr %181, null
  br i1 %182, label %183, label %188

183:                                              ; preds = %180, %113
  %184 = getelementptr inbounds nuw i8, ptr %76, i64 104
  %185 = load i64, ptr %184, align 8
  %186 = and i64 %185, 8
  %187 = icmp eq i64 %186, 0
  br i1 %187, label %202, label %1164

188:                                              ; preds = %180
  %189 = getelementptr inbounds nuw i8, ptr %76, i64 96
  %190 = load ptr, ptr %189, align 8
  %191 = icmp eq ptr %181, %190
  br i1 %191, label %202, label %192

192:                                              ; preds = %188
  %193 = getelementptr inbounds nuw i8, ptr %181, i64 8
  %194 = load ptr, ptr %193, align 8
  %195 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 80), align 8
  %196 = icmp eq ptr %194, %195
  br i1 %196, label %197, label %1164

197:                                              ; preds = %192
  %198 = call i32 @PyUnicode_Compare(ptr noundef nonnull %181, ptr noundef %190) #16
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %200, label %1164

200:                                              ; preds = %197
  %201 = load i64, ptr %80, align 8
  br label %202

202:                                              ; preds = %200, %188, %183
  %203 = phi i64 [ %201, %200 ], [ %81, %188 ], [ %81, %183 ]
  %204 = load ptr, ptr %23, align 8
  %205 = icmp eq ptr %204, null
  %206 = select i1 %205, ptr %78, ptr %204
  store ptr %206, ptr %23, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %25) #9
  %207 = icmp slt i64 %203, 1
  br i1 %207, label %471, label %208

208:                                              ; preds = %202
  %209 = getelementptr inbounds nuw i8, ptr %76, i64 104
  br label %210

210:                                              ; preds = %464, %208
  %211 = phi i64 [ 0, %208 ], [ %465, %464 ]
  %212 = getelementptr inbounds nuw %struct.Row, ptr %79, i64 %211
  %213 = getelementptr inbounds nuw i8, ptr %212, i64 16
  %214 = load i64, ptr %213, align 8
  %215 = load i64, ptr %110, align 8
  %216 = icmp slt i64 %214, %215
  br i1 %216, label %217, label %220

217:                                              ; preds = %210
  %218 = getelementptr inbounds ptr, ptr %21, i64 %214
  %219 = load ptr, ptr %218, align 8
  br label %220

220:                                              ; preds = %217, %210
  %221 = phi ptr [ %219, %217 ], [ null, %210 ]
  %222 = getelementptr inbounds nuw i8, ptr %212, i64 24
  %223 = load i64, ptr %222, align 8
  %224 = getelementptr inbounds i64, ptr %22, i64 %223
  %225 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %226 = icmp eq ptr %221, %225
  br i1 %226, label %227, label %232

227:                                              ; preds = %220
  %228 = load i64, ptr %209, align 8
  %229 = and i64 %228, 16
  %230 = icmp eq i64 %229, 0
  %231 = select i1 %230, ptr null, ptr %221
  br label %232

232:                                              ; preds = %227, %220
  %233 = phi ptr [ %231, %227 ], [ %221, %220 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #9
  %234 = load i64, ptr %212, align 8
  %235 = icmp sgt i64 %234, 3
  br i1 %235, label %237, label %236

236:                                              ; preds = %232
  store i64 0, ptr %20, align 8
  br label %249

237:                                              ; preds = %232
  %238 = getelementptr inbounds nuw i8, ptr %212, i64 96
  %239 = load i64, ptr %238, align 8
  store i64 %239, ptr %20, align 8
  %240 = icmp ne i64 %239, 0
  %241 = icmp ne ptr %233, null
  %242 = and i1 %241, %240
  br i1 %242, label %243, label %259, !prof !32

243:                                              ; preds = %237
  %244 = call fastcc ptr @follow(ptr noundef %233, ptr noundef %20) #17
  %245 = icmp eq ptr %244, null
  br i1 %245, label %468, label %246

246:                                              ; preds = %243
  %247 = load i64, ptr %212, align 8
  %248 = icmp slt i64 %247, 4
  br i1 %248, label %249, label %268

249:                                              ; preds = %246, %236
  %250 = phi ptr [ %233, %236 ], [ %244, %246 ]
  %251 = getelementptr inbounds nuw i8, ptr %212, i64 56
  %252 = load i64, ptr %251, align 8
  %253 = icmp eq i64 %252, 0
  %254 = icmp eq ptr %250, null
  br i1 %253, label %256, label %255

255:                                              ; preds = %249
  br i1 %254, label %464, label %468

256:                                              ; preds = %249
  br i1 %254, label %468, label %257

257:                                              ; preds = %256
  %258 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %77, ptr noundef nonnull readonly %212, ptr noundef %250, ptr noundef nonnull %22, ptr noundef nonnull %28) #17
  br i1 %258, label %464, label %468

259:                                              ; preds = %237
  %260 = icmp eq ptr %233, null
  br i1 %260, label %261, label %268

261:                                              ; preds = %259
  %262 = getelementptr inbounds nuw i8, ptr %212, i64 56
  %263 = load i64, ptr %262, align 8
  %264 = icmp eq i64 %263, 0
  br i1 %264, label %468, label %265

265:                                              ; preds = %261
  %266 = getelementptr inbounds nuw i8, ptr %212, i64 64
  %267 = load i64, ptr %266, align 8
  store i64 %267, ptr %224, align 8
  br label %464

268:                                              ; preds = %259, %246
  %269 = phi i64 [ %234, %259 ], [ %247, %246 ]
  %270 = phi ptr [ %233, %259 ], [ %244, %246 ]
  %271 = icmp eq i64 %269, 14
  br i1 %271, label %468, label %272

272:                                              ; preds = %268
  %273 = icmp samesign ult i64 %269, 10
  br i1 %273, label %274, label %432

274:                                              ; preds = %272
  %275 = load i64, ptr %20, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #9
  %276 = getelementptr inbounds nuw i8, ptr %212, i64 80
  %277 = load i64, ptr %276, align 8
  %278 = icmp eq i64 %277, 0
  br i1 %278, label %308, label %279

279:                                              ; preds = %274
  call void @llvm.experimental.noalias.scope.decl(metadata !33)
  %280 = getelementptr inbounds nuw i8, ptr %270, i64 16
  %281 = getelementptr inbounds nuw i8, ptr %270, i64 8
  %282 = load ptr, ptr %281, align 8, !noalias !33
  %283 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 48), align 8, !noalias !33
  %284 = icmp eq ptr %282, %283
  %285 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 248), align 8, !noalias !33
  %286 = icmp eq ptr %282, %285
  %287 = select i1 %284, i1 true, i1 %286
  br i1 %287, label %288, label %292

288:                                              ; preds = %279
  store i32 4, ptr %19, align 8, !alias.scope !33
  store i64 0, ptr %55, align 8, !alias.scope !33
  %289 = getelementptr double, ptr %280, i64 %277
  %290 = getelementptr i8, ptr %289, i64 -8
  %291 = load double, ptr %290, align 8, !noalias !33
  store double %291, ptr %56, align 8, !alias.scope !33
  br label %366

292:                                              ; preds = %279
  %293 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 240), align 8, !noalias !33
  %294 = icmp eq ptr %282, %293
  br i1 %294, label %295, label %300

295:                                              ; preds = %292
  store i32 4, ptr %19, align 8, !alias.scope !33
  store i64 0, ptr %55, align 8, !alias.scope !33
  %296 = getelementptr float, ptr %280, i64 %277
  %297 = getelementptr i8, ptr %296, i64 -4
  %298 = load float, ptr %297, align 4, !noalias !33
  %299 = fpext float %298 to double
  store double %299, ptr %56, align 8, !alias.scope !33
  br label %366

300:                                              ; preds = %292
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #9, !noalias !33
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %18, ptr noundef nonnull %270) #17, !noalias !33
  %301 = icmp eq i64 %277, 1
  %302 = load i32, ptr %18, align 8, !noalias !33
  %303 = icmp eq i32 %302, 0
  %304 = select i1 %301, i1 true, i1 %303
  br i1 %304, label %305, label %306

305:                                              ; preds = %300
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %19, ptr noundef nonnull align 8 dereferenceable(24) %18, i64 24, i1 false)
  br label %307

306:                                              ; preds = %300
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %19, i8 0, i64 24, i1 false), !alias.scope !33
  store i32 4, ptr %19, align 8, !alias.scope !33
  br label %307

307:                                              ; preds = %306, %305
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #9, !noalias !33
  br label %366

308:                                              ; preds = %274
  call void @llvm.experimental.noalias.scope.decl(metadata !36)
  %309 = getelementptr inbounds nuw i8, ptr %270, i64 8
  %310 = load ptr, ptr %309, align 8, !noalias !36
  %311 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8, !noalias !36
  %312 = icmp eq ptr %310, %311
  br i1 %312, label %314, label %313

313:                                              ; preds = %308
  call fastcc void @number_of(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %19, ptr noundef nonnull %270) #17
  br label %366

314:                                              ; preds = %308
  %315 = getelementptr inbounds nuw i8, ptr %270, i64 16
  %316 = load ptr, ptr %315, align 8, !noalias !36
  %317 = getelementptr inbounds nuw i8, ptr %270, i64 24
  %318 = load i32, ptr %317, align 8, !noalias !36
  %319 = icmp sgt i32 %318, 0
  br i1 %319, label %320, label %347

320:                                              ; preds = %314
  %321 = getelementptr inbounds nuw i8, ptr %270, i64 32
  %322 = getelementptr inbounds nuw i8, ptr %270, i64 40
  %323 = zext nneg i32 %318 to i64
  br label %324

324:                                              ; preds = %337, %320
  %325 = phi i64 [ 0, %320 ], [ %344, %337 ]
  %326 = phi i64 [ %275, %320 ], [ %345, %337 ]
  %327 = phi ptr [ %316, %320 ], [ %343, %337 ]
  %328 = and i64 %326, 65535
  %329 = icmp eq i64 %328, 0
  br i1 %329, label %336, label %330

330:                                              ; preds = %324
  %331 = load ptr, ptr %321, align 8, !noalias !36
  %332 = getelementptr inbounds nuw i64, ptr %331, i64 %325
  %333 = load i64, ptr %332, align 8, !noalias !36
  %334 = lshr i64 %328, 7
  %335 = icmp eq i64 %333, %334
  br i1 %335, label %337, label %336

336:                                              ; preds = %330, %324
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %19, i8 0, i64 24, i1 false), !alias.scope !36
  br label %366

337:                                              ; preds = %330
  %338 = and i64 %326, 127
  %339 = load ptr, ptr %322, align 8, !noalias !36
  %340 = getelementptr inbounds nuw i64, ptr %339, i64 %325
  %341 = load i64, ptr %340, align 8, !noalias !36
  %342 = mul nsw i64 %341, %338
  %343 = getelementptr inbounds i8, ptr %327, i64 %342
  %344 = add nuw nsw i64 %325, 1
  %345 = lshr i64 %326, 16
  %346 = icmp eq i64 %344, %323
  br i1 %346, label %347, label %324, !llvm.loop !39

347:                                              ; preds = %337, %314
  %348 = phi ptr [ %316, %314 ], [ %343, %337 ]
  %349 = phi i64 [ %275, %314 ], [ %345, %337 ]
  %350 = icmp eq i64 %349, 0
  br i1 %350, label %351, label %362

351:                                              ; preds = %347
  %352 = getelementptr inbounds nuw i8, ptr %270, i64 64
  %353 = load i32, ptr %352, align 8, !noalias !36
  %354 = and i32 %353, 256
  %355 = icmp eq i32 %354, 0
  br i1 %355, label %362, label %356

356:                                              ; preds = %351
  %357 = getelementptr inbounds nuw i8, ptr %270, i64 56
  %358 = load ptr, ptr %357, align 8, !noalias !36
  %359 = getelementptr inbounds nuw i8, ptr %358, i64 26
  %360 = load i8, ptr %359, align 2, !noalias !36
  %361 = icmp eq i8 %360, 62
  br i1 %361, label %362, label %363

362:                                              ; preds = %356, %351, %347
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %19, i8 0, i64 24, i1 false), !alias.scope !36
  br label %366

363:                                              ; preds = %356
  %364 = getelementptr inbounds nuw i8, ptr %358, i64 16
  %365 = load ptr, ptr %364, align 8, !noalias !36
  call fastcc void @number_at(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %19, ptr noundef %365, ptr noundef %348) #17
  br label %366

366:                                              ; preds = %363, %362, %336, %313, %307, %295, %288
  %367 = load i64, ptr %212, align 8
  switch i64 %367, label %395 [
    i64 9, label %428
    i64 8, label %368
    i64 6, label %372
    i64 7, label %387
  ]

368:                                              ; preds = %366
  %369 = load i64, ptr %55, align 8
  store i64 %369, ptr %224, align 8
  %370 = load i32, ptr %19, align 8
  %371 = icmp eq i32 %370, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #9
  br i1 %371, label %464, label %468

372:                                              ; preds = %366
  %373 = load i64, ptr %55, align 8
  %374 = getelementptr inbounds nuw i8, ptr %212, i64 48
  %375 = load i64, ptr %374, align 8
  %376 = and i64 %375, %373
  store i64 %376, ptr %224, align 8
  %377 = load i32, ptr %19, align 8
  %378 = icmp eq i32 %377, 2
  br i1 %378, label %379, label %426

379:                                              ; preds = %372
  %380 = getelementptr inbounds nuw i8, ptr %212, i64 32
  %381 = load i64, ptr %380, align 8
  %382 = icmp sgt i64 %381, %373
  br i1 %382, label %426, label %383

383:                                              ; preds = %379
  %384 = getelementptr inbounds nuw i8, ptr %212, i64 40
  %385 = load i64, ptr %384, align 8
  %386 = icmp sgt i64 %373, %385
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #9
  br i1 %386, label %468, label %464

387:                                              ; preds = %366
  %388 = load i64, ptr %55, align 8
  store i64 %388, ptr %224, align 8
  %389 = load i32, ptr %19, align 8
  %390 = icmp eq i32 %389, 3
  br i1 %390, label %427, label %391

391:                                              ; preds = %387
  %392 = icmp eq i32 %389, 2
  %393 = icmp sgt i64 %388, -1
  %394 = select i1 %392, i1 %393, i1 false
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #9
  br i1 %394, label %464, label %468

395:                                              ; preds = %366
  %396 = load i32, ptr %19, align 8
  %397 = icmp eq i32 %396, 2
  br i1 %397, label %398, label %404

398:                                              ; preds = %395
  %399 = load i64, ptr %55, align 8
  %400 = add i64 %399, -9007199254740993
  %401 = icmp ult i64 %400, -18014398509481985
  br i1 %401, label %426, label %402

402:                                              ; preds = %398
  %403 = sitofp i64 %399 to double
  br label %407

404:                                              ; preds = %395
  %405 = load double, ptr %56, align 8
  %406 = icmp eq i32 %396, 4
  br i1 %406, label %407, label %426

407:                                              ; preds = %404, %402
  %408 = phi double [ %403, %402 ], [ %405, %404 ]
  %409 = icmp eq i64 %367, 5
  br i1 %409, label %410, label %414

410:                                              ; preds = %407
  %411 = fcmp uno double %408, 0.000000e+00
  %412 = bitcast double %408 to i64
  %413 = select i1 %411, i64 9221120237041090560, i64 %412
  store i64 %413, ptr %224, align 8
  br label %427

414:                                              ; preds = %407
  %415 = fptrunc double %408 to float
  %416 = call double @llvm.fabs.f64(double %408)
  %417 = bitcast double %416 to i64
  %418 = icmp samesign ugt i64 %417, 9218868437227405311
  %419 = fcmp uno double %408, 0.000000e+00
  %420 = bitcast float %415 to i32
  %421 = zext i32 %420 to i64
  %422 = select i1 %419, i64 2143289344, i64 %421
  store i64 %422, ptr %224, align 8
  %423 = call float @llvm.fabs.f32(float %415)
  %424 = fcmp une float %423, 0x7FF0000000000000
  %425 = select i1 %418, i1 true, i1 %424
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #9
  br i1 %425, label %464, label %468

426:                                              ; preds = %404, %398, %379, %372
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #9
  br label %468

427:                                              ; preds = %410, %387
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #9
  br label %464

428:                                              ; preds = %366
  %429 = load i64, ptr %55, align 8
  store i64 %429, ptr %224, align 8
  %430 = load i32, ptr %19, align 8
  %431 = icmp eq i32 %430, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #9
  br i1 %431, label %468, label %464

432:                                              ; preds = %272
  %433 = getelementptr inbounds nuw i8, ptr %212, i64 32
  %434 = load i64, ptr %433, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #9
  switch i64 %269, label %455 [
    i64 10, label %435
    i64 11, label %446
    i64 12, label %459
  ]

435:                                              ; preds = %432
  %436 = getelementptr inbounds nuw i8, ptr %270, i64 8
  %437 = load ptr, ptr %436, align 8
  %438 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %439 = icmp eq ptr %437, %438
  br i1 %439, label %440, label %458

440:                                              ; preds = %435
  %441 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %270, ptr noundef nonnull %17) #16
  %442 = icmp eq i64 %441, %434
  br i1 %442, label %443, label %458

443:                                              ; preds = %440
  %444 = load i32, ptr %17, align 4
  %445 = icmp eq i32 %444, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #9
  br i1 %445, label %464, label %468

446:                                              ; preds = %432
  %447 = getelementptr inbounds nuw i8, ptr %270, i64 8
  %448 = load ptr, ptr %447, align 8
  %449 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 56), align 8
  %450 = icmp eq ptr %448, %449
  br i1 %450, label %451, label %458

451:                                              ; preds = %446
  %452 = getelementptr inbounds nuw i8, ptr %270, i64 16
  %453 = load i64, ptr %452, align 8
  %454 = icmp eq i64 %453, %434
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #9
  br i1 %454, label %464, label %468

455:                                              ; preds = %432
  %456 = ptrtoint ptr %270 to i64
  %457 = icmp eq i64 %434, %456
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #9
  br i1 %457, label %464, label %468

458:                                              ; preds = %446, %440, %435
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #9
  br label %468

459:                                              ; preds = %432
  %460 = getelementptr inbounds nuw i8, ptr %270, i64 8
  %461 = load ptr, ptr %460, align 8
  %462 = inttoptr i64 %434 to ptr
  %463 = icmp eq ptr %461, %462
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #9
  br i1 %463, label %464, label %468

464:                                              ; preds = %459, %455, %451, %443, %428, %427, %414, %391, %383, %368, %265, %257, %255
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #9
  %465 = add nuw nsw i64 %211, 1
  %466 = load i64, ptr %80, align 8
  %467 = icmp slt i64 %465, %466
  br i1 %467, label %210, label %469, !llvm.loop !40

468:                                              ; preds = %459, %455, %451, %443, %428, %414, %391, %383, %368, %268, %261, %257, %256, %255, %243, %458, %426
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #9
  br label %1162

469:                                              ; preds = %464
  %470 = load ptr, ptr %23, align 8
  br label %471

471:                                              ; preds = %469, %202
  %472 = phi ptr [ %470, %469 ], [ %206, %202 ]
  %473 = icmp ne ptr %472, null
  %474 = load ptr, ptr %57, align 8
  %475 = icmp ne ptr %474, null
  %476 = select i1 %473, ptr %472, ptr %474
  %477 = or i1 %473, %475
  %478 = zext i1 %473 to i64
  %479 = icmp eq ptr %474, null
  %480 = select i1 %479, i64 0, i64 2
  %481 = or disjoint i64 %480, %478
  %482 = icmp eq i64 %481, 0
  %483 = select i1 %482, i64 4, i64 %481
  %484 = getelementptr inbounds nuw i8, ptr %76, i64 104
  %485 = load i64, ptr %484, align 8
  %486 = xor i64 %485, -1
  %487 = and i64 %483, %486
  %488 = icmp eq i64 %487, 0
  %489 = xor i1 %473, true
  %490 = or i1 %479, %489
  %491 = and i1 %490, %488
  br i1 %491, label %492, label %1162

492:                                              ; preds = %471
  %493 = load i64, ptr %86, align 8
  %494 = icmp sgt i64 %493, 0
  br i1 %494, label %495, label %526

495:                                              ; preds = %492, %523
  %496 = phi i64 [ %524, %523 ], [ 0, %492 ]
  %497 = getelementptr inbounds nuw %struct.Equal, ptr %85, i64 %496
  br i1 %477, label %498, label %502

498:                                              ; preds = %495
  %499 = getelementptr inbounds nuw i8, ptr %497, i64 32
  %500 = load i64, ptr %499, align 8
  %501 = icmp eq i64 %500, 0
  br i1 %501, label %523, label %502

502:                                              ; preds = %498, %495
  %503 = load i64, ptr %497, align 8
  %504 = getelementptr inbounds i64, ptr %22, i64 %503
  %505 = load i64, ptr %504, align 8
  %506 = getelementptr inbounds nuw i8, ptr %497, i64 16
  %507 = load i64, ptr %506, align 8
  %508 = icmp slt i64 %507, 0
  %509 = getelementptr inbounds nuw i8, ptr %497, i64 24
  %510 = getelementptr inbounds nuw i64, ptr %22, i64 %507
  %511 = select i1 %508, ptr %509, ptr %510
  %512 = load i64, ptr %511, align 8
  %513 = getelementptr inbounds nuw i8, ptr %497, i64 8
  %514 = load i64, ptr %513, align 8
  %515 = icmp eq i64 %514, 1
  br i1 %515, label %520, label %516

516:                                              ; preds = %502
  %517 = add i64 %505, -1
  %518 = add i64 %517, %514
  %519 = sdiv i64 %518, %514
  br label %520

520:                                              ; preds = %516, %502
  %521 = phi i64 [ %519, %516 ], [ %505, %502 ]
  %522 = icmp eq i64 %521, %512
  br i1 %522, label %523, label %1162

523:                                              ; preds = %520, %498
  %524 = add nuw nsw i64 %496, 1
  %525 = icmp eq i64 %524, %493
  br i1 %525, label %526, label %495, !llvm.loop !41

526:                                              ; preds = %523, %492
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #9
  br i1 %477, label %527, label %552

527:                                              ; preds = %526
  %528 = getelementptr inbounds nuw i8, ptr %76, i64 192
  %529 = load i64, ptr %528, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store ptr %476, ptr %13, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #9
  %530 = call fastcc i64 @items_of(ptr noundef %13, ptr noundef %14) #17
  %531 = icmp eq i64 %530, %529
  br i1 %531, label %532, label %551

532:                                              ; preds = %527
  %533 = icmp slt i64 %529, 1
  br i1 %533, label %550, label %534

534:                                              ; preds = %532
  %535 = load ptr, ptr %14, align 8
  br label %536

536:                                              ; preds = %545, %534
  %537 = phi i64 [ 0, %534 ], [ %547, %545 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #9
  %538 = getelementptr inbounds nuw ptr, ptr %535, i64 %537
  %539 = load ptr, ptr %538, align 8
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %15, ptr noundef %539) #17
  %540 = load i32, ptr %15, align 8
  %541 = icmp eq i32 %540, 2
  %542 = load i64, ptr %58, align 8
  %543 = icmp ult i64 %542, 2147483648
  %544 = select i1 %541, i1 %543, i1 false
  br i1 %544, label %545, label %549

545:                                              ; preds = %536
  %546 = getelementptr inbounds nuw i64, ptr %16, i64 %537
  store i64 %542, ptr %546, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  %547 = add nuw nsw i64 %537, 1
  %548 = icmp eq i64 %547, %529
  br i1 %548, label %550, label %536, !llvm.loop !42

549:                                              ; preds = %536
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  br label %551

550:                                              ; preds = %545, %532
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %552

551:                                              ; preds = %549, %527
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %627

552:                                              ; preds = %550, %526
  %553 = getelementptr inbounds nuw i8, ptr %76, i64 192
  %554 = load i64, ptr %553, align 8
  %555 = call i64 @llvm.smax.i64(i64 %554, i64 3)
  %556 = trunc i64 %555 to i32
  %557 = icmp slt i32 %556, 1
  br i1 %557, label %628, label %558

558:                                              ; preds = %552
  %559 = getelementptr inbounds nuw i8, ptr %76, i64 352
  %560 = getelementptr inbounds nuw i8, ptr %76, i64 208
  %561 = getelementptr inbounds nuw i8, ptr %76, i64 200
  %562 = getelementptr inbounds nuw i8, ptr %76, i64 400
  %563 = and i64 %555, 2147483647
  %564 = call i64 @llvm.umax.i64(i64 %563, i64 1)
  br label %569

565:                                              ; preds = %622
  %566 = extractvalue { i64, i1 } %625, 0
  %567 = add nuw nsw i64 %571, 1
  %568 = icmp eq i64 %567, %564
  br i1 %568, label %628, label %569, !llvm.loop !43

569:                                              ; preds = %565, %558
  %570 = phi i64 [ 1, %558 ], [ %566, %565 ]
  %571 = phi i64 [ 0, %558 ], [ %567, %565 ]
  %572 = getelementptr inbounds nuw i64, ptr %559, i64 %571
  %573 = load i64, ptr %572, align 8
  %574 = icmp sgt i64 %554, %571
  br i1 %574, label %575, label %603

575:                                              ; preds = %569
  br i1 %477, label %593, label %576

576:                                              ; preds = %575
  %577 = getelementptr inbounds nuw %struct.Extent, ptr %560, i64 %571
  %578 = load i64, ptr %577, align 8
  %579 = icmp slt i64 %578, 0
  br i1 %579, label %580, label %582

580:                                              ; preds = %576
  %581 = getelementptr inbounds nuw i8, ptr %577, i64 8
  br label %590

582:                                              ; preds = %576
  %583 = getelementptr inbounds nuw i8, ptr %577, i64 16
  %584 = load i64, ptr %583, align 8
  %585 = icmp eq i64 %584, 0
  br i1 %585, label %586, label %588

586:                                              ; preds = %582
  %587 = getelementptr inbounds nuw i64, ptr %22, i64 %578
  br label %590

588:                                              ; preds = %582
  %589 = getelementptr inbounds nuw i64, ptr null, i64 %578
  br label %590

590:                                              ; preds = %588, %586, %580
  %591 = phi ptr [ %581, %580 ], [ %587, %586 ], [ %589, %588 ]
  %592 = load i64, ptr %591, align 8
  br label %604

593:                                              ; preds = %575
  %594 = getelementptr inbounds nuw i64, ptr %16, i64 %571
  %595 = load i64, ptr %594, align 8
  %596 = load i64, ptr %562, align 8
  %597 = icmp eq i64 %596, 0
  br i1 %597, label %610, label %598

598:                                              ; preds = %593
  %599 = getelementptr inbounds nuw %struct.Extent, ptr %77, i64 %571
  %600 = getelementptr inbounds nuw i8, ptr %599, i64 184
  %601 = load i64, ptr %600, align 8
  %602 = icmp eq i64 %595, %601
  br i1 %602, label %610, label %627

603:                                              ; preds = %569
  br i1 %477, label %610, label %604

604:                                              ; preds = %603, %590
  %605 = phi i64 [ %592, %590 ], [ 1, %603 ]
  %606 = load i64, ptr %561, align 8
  %607 = shl nuw i64 1, %571
  %608 = and i64 %606, %607
  %609 = icmp ne i64 %608, 0
  br label %610

610:                                              ; preds = %604, %603, %598, %593
  %611 = phi i64 [ %605, %604 ], [ 1, %603 ], [ %595, %593 ], [ %595, %598 ]
  %612 = phi i1 [ %609, %604 ], [ %475, %603 ], [ %475, %593 ], [ %475, %598 ]
  %613 = select i1 %612, i64 %573, i64 1
  %614 = mul nsw i64 %613, %611
  %615 = getelementptr inbounds nuw i64, ptr %24, i64 %571
  store i64 %614, ptr %615, align 8
  %616 = icmp eq i64 %573, 1
  %617 = select i1 %612, i1 true, i1 %616
  br i1 %617, label %622, label %618

618:                                              ; preds = %610
  %619 = add i64 %573, -1
  %620 = add i64 %619, %611
  %621 = sdiv i64 %620, %573
  br label %622

622:                                              ; preds = %618, %610
  %623 = phi i64 [ %621, %618 ], [ %611, %610 ]
  %624 = getelementptr inbounds nuw i64, ptr %25, i64 %571
  store i64 %623, ptr %624, align 8
  %625 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %570, i64 %623)
  %626 = extractvalue { i64, i1 } %625, 1
  br i1 %626, label %627, label %565

627:                                              ; preds = %622, %598, %551
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  br label %1162

628:                                              ; preds = %565, %552
  %629 = phi i64 [ 1, %552 ], [ %566, %565 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  %630 = load i64, ptr %89, align 8
  %631 = icmp sgt i64 %630, 0
  br i1 %631, label %632, label %654

632:                                              ; preds = %628, %651
  %633 = phi i64 [ %652, %651 ], [ 0, %628 ]
  %634 = getelementptr inbounds nuw %struct.Apart, ptr %88, i64 %633
  %635 = load i64, ptr %634, align 8
  %636 = getelementptr inbounds i64, ptr %22, i64 %635
  %637 = load i64, ptr %636, align 8
  %638 = getelementptr inbounds nuw i8, ptr %634, i64 8
  %639 = load i64, ptr %638, align 8
  %640 = getelementptr inbounds i64, ptr %22, i64 %639
  %641 = load i64, ptr %640, align 8
  %642 = getelementptr inbounds nuw i8, ptr %634, i64 24
  %643 = load i64, ptr %642, align 8
  %644 = add i64 %643, %641
  %645 = icmp ult i64 %637, %644
  br i1 %645, label %646, label %651

646:                                              ; preds = %632
  %647 = getelementptr inbounds nuw i8, ptr %634, i64 16
  %648 = load i64, ptr %647, align 8
  %649 = add i64 %648, %637
  %650 = icmp ult i64 %641, %649
  br i1 %650, label %658, label %651

651:                                              ; preds = %646, %632
  %652 = add nuw nsw i64 %633, 1
  %653 = icmp eq i64 %652, %630
  br i1 %653, label %654, label %632, !llvm.loop !44

654:                                              ; preds = %651, %628
  %655 = getelementptr inbounds nuw i8, ptr %76, i64 464
  %656 = load i64, ptr %655, align 8
  %657 = icmp eq i64 %656, 0
  br i1 %657, label %662, label %1162

658:                                              ; preds = %646
  %659 = getelementptr inbounds nuw i8, ptr %76, i64 464
  %660 = load i64, ptr %659, align 8
  %661 = icmp eq i64 %660, 0
  br i1 %661, label %1162, label %662

662:                                              ; preds = %658, %654
  %663 = load i64, ptr %80, align 8
  %664 = icmp slt i64 %663, 1
  br i1 %664, label %699, label %665

665:                                              ; preds = %662, %696
  %666 = phi i64 [ %697, %696 ], [ 0, %662 ]
  %667 = getelementptr inbounds nuw %struct.Row, ptr %79, i64 %666
  %668 = load i64, ptr %667, align 8
  %669 = icmp slt i64 %668, 4
  br i1 %669, label %670, label %696

670:                                              ; preds = %665
  %671 = getelementptr inbounds nuw i8, ptr %667, i64 104
  %672 = load i64, ptr %671, align 8
  %673 = and i64 %672, 1099511627775
  %674 = icmp eq i64 %673, 0
  br i1 %674, label %696, label %675

675:                                              ; preds = %670
  %676 = getelementptr inbounds nuw i8, ptr %667, i64 96
  %677 = load i64, ptr %676, align 8
  %678 = getelementptr i64, ptr %22, i64 %677
  br label %679

679:                                              ; preds = %692, %675
  %680 = phi i64 [ %673, %675 ], [ %694, %692 ]
  %681 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %680, i1 true)
  %682 = trunc nuw nsw i64 %681 to i8
  %683 = urem i8 %682, 6
  %684 = zext nneg i8 %683 to i64
  %685 = getelementptr inbounds nuw i64, ptr %24, i64 %684
  %686 = load i64, ptr %685, align 8
  %687 = udiv i8 %682, 6
  %688 = zext nneg i8 %687 to i64
  %689 = getelementptr i64, ptr %678, i64 %688
  %690 = load i64, ptr %689, align 8
  %691 = icmp sgt i64 %686, %690
  br i1 %691, label %1162, label %692

692:                                              ; preds = %679
  %693 = add nsw i64 %680, -1
  %694 = and i64 %693, %680
  %695 = icmp eq i64 %694, 0
  br i1 %695, label %696, label %679, !llvm.loop !45

696:                                              ; preds = %692, %670, %665
  %697 = add nuw nsw i64 %666, 1
  %698 = icmp eq i64 %697, %663
  br i1 %698, label %699, label %665, !llvm.loop !46

699:                                              ; preds = %696, %662
  %700 = load i64, ptr %83, align 8
  %701 = icmp sgt i64 %700, 0
  br i1 %701, label %703, label %736

702:                                              ; preds = %730
  br i1 %731, label %736, label %1162

703:                                              ; preds = %699, %730
  %704 = phi i64 [ %732, %730 ], [ 0, %699 ]
  %705 = getelementptr inbounds nuw %struct.Captured, ptr %82, i64 %704
  %706 = getelementptr inbounds nuw i8, ptr %705, i64 8
  %707 = load ptr, ptr %706, align 8
  %708 = ptrtoint ptr %707 to i64
  %709 = load ptr, ptr %705, align 8
  switch i64 %708, label %719 [
    i64 0, label %710
    i64 1, label %716
  ]

710:                                              ; preds = %703
  %711 = getelementptr inbounds nuw i8, ptr %709, i64 16
  %712 = load ptr, ptr %711, align 8
  %713 = getelementptr inbounds nuw i8, ptr %705, i64 16
  %714 = load ptr, ptr %713, align 8
  %715 = icmp eq ptr %712, %714
  br label %730

716:                                              ; preds = %703
  %717 = call i64 @PyDict_Size(ptr noundef %709) #16
  %718 = icmp eq i64 %717, 0
  br label %730

719:                                              ; preds = %703
  %720 = call ptr @PyDict_GetItemWithError(ptr noundef %709, ptr noundef nonnull %707) #16
  %721 = icmp eq ptr %720, null
  br i1 %721, label %722, label %726, !prof !47

722:                                              ; preds = %719
  %723 = call ptr @PyErr_Occurred() #16
  %724 = icmp eq ptr %723, null
  br i1 %724, label %726, label %725

725:                                              ; preds = %722
  call void @PyErr_Clear() #16
  br label %1162

726:                                              ; preds = %722, %719
  %727 = getelementptr inbounds nuw i8, ptr %705, i64 16
  %728 = load ptr, ptr %727, align 8
  %729 = icmp eq ptr %720, %728
  br label %730

730:                                              ; preds = %726, %716, %710
  %731 = phi i1 [ %718, %716 ], [ %715, %710 ], [ %729, %726 ]
  %732 = add nuw nsw i64 %704, 1
  %733 = load i64, ptr %83, align 8
  %734 = icmp slt i64 %732, %733
  %735 = select i1 %734, i1 %731, i1 false
  br i1 %735, label %703, label %702, !llvm.loop !48

736:                                              ; preds = %702, %699
  %737 = getelementptr inbounds nuw i8, ptr %76, i64 176
  %738 = load ptr, ptr %737, align 8
  %739 = icmp eq ptr %738, null
  br i1 %739, label %743, label %740

740:                                              ; preds = %736
  %741 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 24), align 8
  %742 = call fastcc zeroext i1 @says(ptr noundef %738, ptr noundef null, ptr noundef %741) #17
  br i1 %742, label %743, label %1162

743:                                              ; preds = %740, %736
  %744 = getelementptr inbounds nuw i8, ptr %76, i64 448
  %745 = load ptr, ptr %744, align 8
  %746 = icmp eq ptr %745, null
  br i1 %746, label %798, label %747

747:                                              ; preds = %743
  %748 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %749 = getelementptr inbounds nuw i8, ptr %748, i64 8
  %750 = load i64, ptr %749, align 8
  %751 = inttoptr i64 %750 to ptr
  %752 = getelementptr inbounds nuw i8, ptr %748, i64 16
  %753 = load i64, ptr %752, align 8
  %754 = inttoptr i64 %753 to ptr
  %755 = load ptr, ptr @gpu, align 8
  %756 = call i64 @PyDict_Size(ptr noundef %755) #16
  %757 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %758 = load i64, ptr %757, align 8
  %759 = icmp eq i64 %756, %758
  br i1 %759, label %760, label %1162

760:                                              ; preds = %747
  %761 = icmp eq i64 %750, 0
  br i1 %761, label %769, label %762

762:                                              ; preds = %760
  %763 = load ptr, ptr %744, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #9
  store ptr null, ptr %12, align 16
  store ptr %763, ptr %59, align 8
  %764 = icmp ne ptr %763, null
  %765 = zext i1 %764 to i64
  %766 = or disjoint i64 %765, -9223372036854775808
  %767 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %751, ptr noundef nonnull %59, i64 noundef %766, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  %768 = call fastcc i64 @said_number(ptr noundef %767, ptr noundef null) #17
  br label %769

769:                                              ; preds = %762, %760
  %770 = phi i64 [ %768, %762 ], [ 0, %760 ]
  %771 = getelementptr inbounds nuw i8, ptr %76, i64 72
  %772 = load ptr, ptr %771, align 8
  %773 = icmp eq ptr %772, null
  %774 = icmp ult i64 %770, 3
  %775 = select i1 %773, i1 %774, i1 false
  br i1 %775, label %776, label %782

776:                                              ; preds = %769
  %777 = icmp eq i64 %753, 0
  br i1 %777, label %782, label %778

778:                                              ; preds = %776
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  %779 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %754, ptr noundef nonnull %60, i64 noundef -9223372036854775808, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  %780 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 40), align 8
  %781 = call fastcc i64 @said_number(ptr noundef %779, ptr noundef %780) #17
  br label %782

782:                                              ; preds = %778, %776, %769
  %783 = phi i64 [ %770, %769 ], [ %781, %778 ], [ 0, %776 ]
  %784 = call i64 @llvm.umax.i64(i64 %783, i64 1)
  %785 = icmp slt i64 %784, 0
  br i1 %785, label %1162, label %786

786:                                              ; preds = %782
  %787 = getelementptr inbounds nuw i8, ptr %76, i64 456
  %788 = load i64, ptr %787, align 8
  %789 = icmp ne i64 %788, 0
  %790 = icmp ugt i64 %783, 1
  %791 = and i1 %790, %789
  br i1 %791, label %1162, label %792

792:                                              ; preds = %786
  %793 = load i64, ptr %48, align 8
  %794 = icmp eq i64 %793, 0
  %795 = icmp eq i64 %793, %784
  %796 = or i1 %794, %795
  br i1 %796, label %797, label %1162

797:                                              ; preds = %792
  store i64 %784, ptr %48, align 8
  br label %798

798:                                              ; preds = %797, %743
  %799 = load i64, ptr %92, align 8
  %800 = icmp slt i64 %799, 1
  br i1 %800, label %1037, label %801

801:                                              ; preds = %798
  %802 = icmp eq ptr %472, null
  %803 = getelementptr inbounds nuw i8, ptr %76, i64 64
  %804 = and i1 %802, %479
  br label %805

805:                                              ; preds = %1032, %801
  %806 = phi i64 [ 0, %801 ], [ %1016, %1032 ]
  %807 = getelementptr inbounds nuw %struct.Make, ptr %91, i64 %806
  %808 = getelementptr inbounds nuw i8, ptr %807, i64 16
  %809 = load i64, ptr %808, align 8
  %810 = icmp eq i64 %809, 1
  br i1 %810, label %814, label %811

811:                                              ; preds = %805
  %812 = icmp eq i64 %809, 2
  %813 = and i1 %812, %804
  br label %814

814:                                              ; preds = %811, %805
  %815 = phi i1 [ true, %805 ], [ %813, %811 ]
  %816 = load i64, ptr %807, align 8
  %817 = getelementptr inbounds %struct.Row, ptr %79, i64 %816
  %818 = getelementptr inbounds nuw i8, ptr %817, i64 24
  %819 = load i64, ptr %818, align 8
  %820 = getelementptr inbounds i64, ptr %22, i64 %819
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #9
  %821 = getelementptr inbounds nuw i8, ptr %807, i64 24
  %822 = load i64, ptr %821, align 8
  %823 = getelementptr inbounds nuw i8, ptr %807, i64 8
  %824 = load i64, ptr %823, align 8
  %825 = icmp sgt i64 %824, 0
  br i1 %825, label %826, label %862

826:                                              ; preds = %814
  %827 = getelementptr inbounds nuw i8, ptr %807, i64 48
  br label %831

828:                                              ; preds = %853
  %829 = add nuw nsw i64 %832, 1
  %830 = icmp eq i64 %829, %824
  br i1 %830, label %862, label %831, !llvm.loop !49

831:                                              ; preds = %828, %826
  %832 = phi i64 [ 0, %826 ], [ %829, %828 ]
  %833 = phi i64 [ %822, %826 ], [ %859, %828 ]
  %834 = getelementptr inbounds nuw %struct.Extent, ptr %827, i64 %832
  %835 = load i64, ptr %834, align 8
  %836 = icmp slt i64 %835, 0
  br i1 %836, label %837, label %839

837:                                              ; preds = %831
  %838 = getelementptr inbounds nuw i8, ptr %834, i64 8
  br label %849

839:                                              ; preds = %831
  %840 = getelementptr inbounds nuw i8, ptr %834, i64 16
  %841 = load i64, ptr %840, align 8
  %842 = icmp eq i64 %841, 0
  br i1 %842, label %843, label %845

843:                                              ; preds = %839
  %844 = getelementptr inbounds nuw i64, ptr %22, i64 %835
  br label %849

845:                                              ; preds = %839
  %846 = icmp eq i64 %841, 1
  %847 = select i1 %846, ptr %24, ptr %25
  %848 = getelementptr inbounds nuw i64, ptr %847, i64 %835
  br label %849

849:                                              ; preds = %845, %843, %837
  %850 = phi ptr [ %838, %837 ], [ %844, %843 ], [ %848, %845 ]
  %851 = load i64, ptr %850, align 8
  %852 = icmp ugt i64 %851, 2147483647
  br i1 %852, label %1035, label %853

853:                                              ; preds = %849
  %854 = getelementptr inbounds nuw i64, ptr %10, i64 %832
  store i64 %851, ptr %854, align 8
  %855 = getelementptr inbounds nuw i64, ptr %820, i64 %832
  %856 = getelementptr inbounds nuw i8, ptr %855, i64 8
  store i64 %851, ptr %856, align 8
  %857 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %833, i64 %851)
  %858 = extractvalue { i64, i1 } %857, 1
  %859 = extractvalue { i64, i1 } %857, 0
  %860 = icmp sgt i64 %859, 70368744177664
  %861 = or i1 %858, %860
  br i1 %861, label %1035, label %828

862:                                              ; preds = %828, %814
  %863 = phi i64 [ %822, %814 ], [ %859, %828 ]
  %864 = getelementptr inbounds nuw i8, ptr %817, i64 80
  %865 = load i64, ptr %864, align 8
  %866 = icmp eq i64 %865, 0
  br i1 %866, label %870, label %867

867:                                              ; preds = %862
  %868 = getelementptr i64, ptr %820, i64 %824
  %869 = getelementptr i8, ptr %868, i64 8
  store i64 %865, ptr %869, align 8
  br label %870

870:                                              ; preds = %867, %862
  %871 = getelementptr inbounds nuw i8, ptr %807, i64 40
  %872 = load ptr, ptr %871, align 8
  %873 = icmp eq ptr %872, null
  br i1 %873, label %886, label %874

874:                                              ; preds = %870
  %875 = load i64, ptr %817, align 8
  %876 = icmp eq i64 %875, 3
  br i1 %876, label %879, label %877

877:                                              ; preds = %874
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %9, i8 0, i64 16, i1 false)
  %878 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %872, ptr noundef nonnull %61, i64 noundef -9223372036854775808, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  br label %1008

879:                                              ; preds = %874
  %880 = load i64, ptr %48, align 8
  %881 = call ptr @PyLong_FromLongLong(i64 noundef %880) #16
  %882 = icmp eq ptr %881, null
  br i1 %882, label %1011, label %883

883:                                              ; preds = %879
  %884 = load ptr, ptr %871, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  store ptr null, ptr %8, align 16
  store ptr %881, ptr %62, align 8
  %885 = call ptr @PyObject_Vectorcall(ptr noundef %884, ptr noundef nonnull %62, i64 noundef -9223372036854775807, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  call void @Py_DecRef(ptr noundef nonnull %881) #16
  br label %1008

886:                                              ; preds = %870
  %887 = load ptr, ptr %803, align 8
  %888 = icmp eq ptr %887, null
  br i1 %888, label %948, label %889

889:                                              ; preds = %886
  %890 = add i64 %863, 240
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  store ptr null, ptr %7, align 8
  %891 = icmp sgt i64 %863, 262143
  %892 = icmp samesign ult i64 %863, 67108865
  %893 = or i1 %815, %892
  %894 = select i1 %891, i1 %893, i1 false
  br i1 %894, label %895, label %898

895:                                              ; preds = %889
  %896 = xor i1 %815, true
  %897 = call fastcc ptr @take_block(i64 noundef %890, i1 noundef zeroext %896) #17
  br label %903

898:                                              ; preds = %889
  br i1 %815, label %899, label %901

899:                                              ; preds = %898
  %900 = call ptr @PyMem_RawMalloc(i64 noundef %890) #16
  br label %903

901:                                              ; preds = %898
  %902 = call ptr @PyMem_RawCalloc(i64 noundef 1, i64 noundef %890) #16
  br label %903

903:                                              ; preds = %901, %899, %895
  %904 = phi ptr [ %897, %895 ], [ null, %899 ], [ null, %901 ]
  %905 = phi ptr [ %897, %895 ], [ %900, %899 ], [ %902, %901 ]
  %906 = icmp eq ptr %905, null
  br i1 %906, label %946, label %907

907:                                              ; preds = %903
  %908 = getelementptr inbounds nuw i8, ptr %905, i64 176
  %909 = ptrtoint ptr %908 to i64
  %910 = add i64 %909, 63
  %911 = and i64 %910, -64
  store i64 %911, ptr %820, align 8
  %912 = inttoptr i64 %911 to ptr
  %913 = getelementptr inbounds nuw i8, ptr %817, i64 40
  %914 = load i64, ptr %913, align 8
  %915 = getelementptr inbounds nuw i8, ptr %817, i64 48
  %916 = load i64, ptr %915, align 8
  %917 = getelementptr inbounds nuw i8, ptr %905, i64 80
  %918 = getelementptr inbounds nuw i8, ptr %905, i64 128
  store i32 1, ptr %905, align 8
  %919 = getelementptr inbounds nuw i8, ptr %905, i64 4
  store i32 0, ptr %919, align 4
  %920 = getelementptr inbounds nuw i8, ptr %905, i64 8
  store ptr %904, ptr %920, align 8
  %921 = getelementptr inbounds nuw i8, ptr %905, i64 16
  store ptr @give_back, ptr %921, align 8
  %922 = getelementptr inbounds nuw i8, ptr %905, i64 24
  store i64 0, ptr %922, align 8
  %923 = getelementptr inbounds nuw i8, ptr %905, i64 32
  store ptr %912, ptr %923, align 8
  %924 = getelementptr inbounds nuw i8, ptr %905, i64 40
  store i64 %914, ptr %924, align 8
  %925 = getelementptr inbounds nuw i8, ptr %905, i64 48
  store i64 %916, ptr %925, align 8
  %926 = getelementptr inbounds nuw i8, ptr %905, i64 56
  store ptr %917, ptr %926, align 8
  %927 = getelementptr inbounds nuw i8, ptr %905, i64 64
  store ptr %918, ptr %927, align 8
  %928 = getelementptr inbounds nuw i8, ptr %905, i64 72
  store i64 0, ptr %928, align 8
  br i1 %825, label %933, label %929

929:                                              ; preds = %933, %907
  %930 = load ptr, ptr %803, align 8
  %931 = call i32 %930(ptr noundef nonnull %905, ptr noundef nonnull %7) #16
  %932 = icmp eq i32 %931, 0
  br i1 %932, label %943, label %945

933:                                              ; preds = %907, %933
  %934 = phi i64 [ %941, %933 ], [ 1, %907 ]
  %935 = phi i64 [ %936, %933 ], [ %824, %907 ]
  %936 = add nsw i64 %935, -1
  %937 = getelementptr inbounds nuw i64, ptr %10, i64 %936
  %938 = load i64, ptr %937, align 8
  %939 = getelementptr inbounds nuw i64, ptr %917, i64 %936
  store i64 %938, ptr %939, align 8
  %940 = getelementptr inbounds nuw i64, ptr %918, i64 %936
  store i64 %934, ptr %940, align 8
  %941 = mul nsw i64 %938, %934
  %942 = icmp samesign ugt i64 %935, 1
  br i1 %942, label %933, label %929, !llvm.loop !50

943:                                              ; preds = %929
  %944 = load ptr, ptr %7, align 8
  br label %946

945:                                              ; preds = %929
  call void @give_back(ptr noundef nonnull %905) #17
  br label %946

946:                                              ; preds = %945, %943, %903
  %947 = phi ptr [ null, %945 ], [ %944, %943 ], [ null, %903 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  br label %1008

948:                                              ; preds = %886
  %949 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %950 = select i1 %815, i64 184, i64 183
  %951 = getelementptr inbounds nuw ptr, ptr %949, i64 %950
  %952 = load ptr, ptr %951, align 8
  %953 = getelementptr inbounds nuw i8, ptr %807, i64 32
  %954 = load ptr, ptr %953, align 8
  %955 = icmp slt i64 %863, 4096
  br i1 %955, label %956, label %960

956:                                              ; preds = %948
  call void @Py_IncRef(ptr noundef %954) #16
  %957 = load i64, ptr %823, align 8
  %958 = trunc i64 %957 to i32
  %959 = call ptr %952(i32 noundef %958, ptr noundef nonnull %10, ptr noundef %954, i32 noundef 0) #16
  br label %1008

960:                                              ; preds = %948
  %961 = icmp samesign ugt i64 %863, 262143
  %962 = icmp samesign ult i64 %863, 67108865
  %963 = or i1 %815, %962
  %964 = select i1 %961, i1 %963, i1 false
  br i1 %964, label %965, label %974

965:                                              ; preds = %960
  %966 = xor i1 %815, true
  %967 = call fastcc ptr @take_block(i64 noundef %863, i1 noundef zeroext %966) #17
  %968 = icmp eq ptr %967, null
  br i1 %968, label %1011, label %969

969:                                              ; preds = %965
  %970 = call ptr @PyCapsule_New(ptr noundef nonnull %967, ptr noundef null, ptr noundef nonnull @drop_memory) #16
  %971 = icmp eq ptr %970, null
  br i1 %971, label %972, label %989

972:                                              ; preds = %969
  %973 = getelementptr inbounds i8, ptr %967, i64 -64
  call fastcc void @keep_block(ptr noundef nonnull %973) #17
  br label %1011

974:                                              ; preds = %960
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %975 = add nuw nsw i64 %863, 64
  store i64 %975, ptr %6, align 8
  %976 = getelementptr inbounds nuw i8, ptr %949, i64 360
  %977 = load ptr, ptr %976, align 8
  %978 = call ptr %977(i32 noundef 2) #16
  %979 = call ptr %952(i32 noundef 1, ptr noundef nonnull %6, ptr noundef %978, i32 noundef 0) #16
  %980 = icmp eq ptr %979, null
  br i1 %980, label %981, label %982

981:                                              ; preds = %974
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  br label %1011

982:                                              ; preds = %974
  %983 = getelementptr inbounds nuw i8, ptr %979, i64 16
  %984 = load ptr, ptr %983, align 8
  %985 = ptrtoint ptr %984 to i64
  %986 = add i64 %985, 63
  %987 = and i64 %986, -64
  %988 = inttoptr i64 %987 to ptr
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  br label %989

989:                                              ; preds = %982, %969
  %990 = phi ptr [ %988, %982 ], [ %967, %969 ]
  %991 = phi ptr [ %979, %982 ], [ %970, %969 ]
  call void @Py_IncRef(ptr noundef %954) #16
  %992 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %993 = getelementptr inbounds nuw i8, ptr %992, i64 752
  %994 = load ptr, ptr %993, align 8
  %995 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8
  %996 = load i64, ptr %823, align 8
  %997 = trunc i64 %996 to i32
  %998 = call ptr %994(ptr noundef %995, ptr noundef %954, i32 noundef %997, ptr noundef nonnull %10, ptr noundef null, ptr noundef %990, i32 noundef 1281, ptr noundef null) #16
  %999 = icmp eq ptr %998, null
  br i1 %999, label %1000, label %1001

1000:                                             ; preds = %989
  call void @Py_DecRef(ptr noundef nonnull %991) #16
  br label %1011

1001:                                             ; preds = %989
  %1002 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %1003 = getelementptr inbounds nuw i8, ptr %1002, i64 2256
  %1004 = load ptr, ptr %1003, align 8
  %1005 = call i32 %1004(ptr noundef nonnull %998, ptr noundef nonnull %991) #16
  %1006 = icmp slt i32 %1005, 0
  br i1 %1006, label %1007, label %1012

1007:                                             ; preds = %1001
  call void @Py_DecRef(ptr noundef nonnull %998) #16
  br label %1011

1008:                                             ; preds = %956, %946, %883, %877
  %1009 = phi ptr [ %959, %956 ], [ %947, %946 ], [ %878, %877 ], [ %885, %883 ]
  %1010 = icmp eq ptr %1009, null
  br i1 %1010, label %1011, label %1012

1011:                                             ; preds = %1008, %965, %879, %1007, %1000, %981, %972
  call void @PyErr_Clear() #16
  br label %1035

1012:                                             ; preds = %1008, %1001
  %1013 = phi ptr [ %1009, %1008 ], [ %998, %1001 ]
  %1014 = load i64, ptr %807, align 8
  %1015 = getelementptr inbounds ptr, ptr %21, i64 %1014
  store ptr %1013, ptr %1015, align 8
  %1016 = add nuw nsw i64 %806, 1
  %1017 = load ptr, ptr %871, align 8
  %1018 = icmp eq ptr %1017, null
  br i1 %1018, label %1025, label %1019

1019:                                             ; preds = %1012
  %1020 = getelementptr inbounds %struct.Row, ptr %79, i64 %1014
  %1021 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %77, ptr noundef nonnull readonly %1020, ptr noundef %1013, ptr noundef nonnull %22, ptr noundef nonnull %28) #17
  br i1 %1021, label %1022, label %1035

1022:                                             ; preds = %1019
  %1023 = load ptr, ptr %871, align 8
  %1024 = icmp eq ptr %1023, null
  br i1 %1024, label %1025, label %1032

1025:                                             ; preds = %1022, %1012
  %1026 = load ptr, ptr %803, align 8
  %1027 = icmp eq ptr %1026, null
  br i1 %1027, label %1028, label %1032

1028:                                             ; preds = %1025
  %1029 = getelementptr inbounds nuw i8, ptr %1013, i64 16
  %1030 = load ptr, ptr %1029, align 8
  %1031 = ptrtoint ptr %1030 to i64
  store i64 %1031, ptr %820, align 8
  br label %1032

1032:                                             ; preds = %1028, %1025, %1022
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  %1033 = load i64, ptr %92, align 8
  %1034 = icmp slt i64 %1016, %1033
  br i1 %1034, label %805, label %1037, !llvm.loop !51

1035:                                             ; preds = %1019, %853, %849, %1011
  %1036 = phi i64 [ %806, %1011 ], [ %806, %853 ], [ %806, %849 ], [ %1016, %1019 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  br label %1150

1037:                                             ; preds = %1032, %798
  %1038 = phi i64 [ 0, %798 ], [ %1016, %1032 ]
  %1039 = load i64, ptr %553, align 8
  %1040 = call i64 @llvm.smax.i64(i64 %1039, i64 3)
  %1041 = trunc i64 %1040 to i32
  %1042 = icmp sgt i32 %1041, 0
  %1043 = getelementptr inbounds nuw i8, ptr %76, i64 40
  %1044 = load i64, ptr %1043, align 8
  %1045 = icmp eq i64 %1044, 0
  %1046 = select i1 %1042, i1 %1045, i1 false
  br i1 %1046, label %1047, label %1053

1047:                                             ; preds = %1037
  %1048 = getelementptr inbounds nuw i8, ptr %76, i64 408
  %1049 = load i64, ptr %1048, align 8
  %1050 = getelementptr i64, ptr %22, i64 %1049
  %1051 = shl i64 %1040, 3
  %1052 = and i64 %1051, 17179869176
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1050, ptr nonnull align 16 %25, i64 %1052, i1 false)
  br label %1054

1053:                                             ; preds = %1037
  switch i64 %1044, label %1068 [
    i64 0, label %1054
    i64 1, label %1056
    i64 2, label %1058
    i64 3, label %1061
  ]

1054:                                             ; preds = %1053, %1047
  %1055 = call fastcc i32 @run_kernel(ptr noundef nonnull readonly %77, ptr noundef %22, ptr noundef %25, i64 noundef %629) #17
  br label %1063

1056:                                             ; preds = %1053
  %1057 = call fastcc i32 @run_plan(ptr noundef nonnull readonly %77, ptr noundef nonnull readonly %97, ptr noundef %22) #17
  br label %1063

1058:                                             ; preds = %1053
  %1059 = load i64, ptr %48, align 8
  %1060 = call fastcc i32 @run_gpu(ptr noundef nonnull readonly %77, ptr noundef nonnull readonly %97, ptr noundef %22, i64 noundef %1059) #17
  br label %1063

1061:                                             ; preds = %1053
  %1062 = call fastcc i32 @run_graph(ptr noundef nonnull readonly %77, ptr noundef %22) #17
  br label %1063

1063:                                             ; preds = %1061, %1058, %1056, %1054
  %1064 = phi i32 [ %1062, %1061 ], [ %1055, %1054 ], [ %1057, %1056 ], [ %1060, %1058 ]
  %1065 = icmp eq i32 %1064, 1
  br i1 %1065, label %1066, label %1150

1066:                                             ; preds = %1063
  %1067 = load i64, ptr %1043, align 8
  br label %1068

1068:                                             ; preds = %1066, %1053
  %1069 = phi i64 [ %1067, %1066 ], [ %1044, %1053 ]
  %1070 = icmp eq i64 %1069, 4
  %1071 = getelementptr inbounds nuw i8, ptr %76, i64 440
  %1072 = select i1 %1070, ptr %1071, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16)
  %1073 = load ptr, ptr %1072, align 8
  %1074 = load i64, ptr %95, align 8
  switch i64 %1074, label %1079 [
    i64 1, label %1075
    i64 0, label %1083
  ]

1075:                                             ; preds = %1068
  %1076 = load i64, ptr %94, align 8
  %1077 = getelementptr inbounds ptr, ptr %21, i64 %1076
  %1078 = load ptr, ptr %1077, align 8
  br label %1083

1079:                                             ; preds = %1068
  %1080 = call ptr @PyTuple_New(i64 noundef %1074) #16
  %1081 = load i64, ptr %95, align 8
  %1082 = icmp slt i64 %1081, 2
  br i1 %1082, label %1083, label %1085

1083:                                             ; preds = %1079, %1075, %1068
  %1084 = phi ptr [ %1080, %1079 ], [ %1073, %1068 ], [ %1078, %1075 ]
  call void @Py_IncRef(ptr noundef %1084) #16
  br label %1085

1085:                                             ; preds = %1083, %1079
  %1086 = phi ptr [ %1084, %1083 ], [ %1080, %1079 ]
  %1087 = icmp eq ptr %1086, null
  br i1 %1087, label %1150, label %1088

1088:                                             ; preds = %1085
  %1089 = getelementptr inbounds nuw i8, ptr %1086, i64 24
  %1090 = load i64, ptr %95, align 8
  %1091 = icmp sgt i64 %1090, 1
  br i1 %1091, label %1092, label %1107

1092:                                             ; preds = %1088, %1092
  %1093 = phi i64 [ %1102, %1092 ], [ 0, %1088 ]
  %1094 = getelementptr inbounds nuw i64, ptr %94, i64 %1093
  %1095 = load i64, ptr %1094, align 8
  %1096 = getelementptr inbounds ptr, ptr %21, i64 %1095
  %1097 = load ptr, ptr %1096, align 8
  call void @Py_IncRef(ptr noundef %1097) #16
  %1098 = load i64, ptr %1094, align 8
  %1099 = getelementptr inbounds ptr, ptr %21, i64 %1098
  %1100 = load ptr, ptr %1099, align 8
  %1101 = getelementptr inbounds nuw ptr, ptr %1089, i64 %1093
  store ptr %1100, ptr %1101, align 8
  %1102 = add nuw nsw i64 %1093, 1
  %1103 = load i64, ptr %95, align 8
  %1104 = icmp sgt i64 %1103, 1
  %1105 = icmp slt i64 %1102, %1103
  %1106 = select i1 %1104, i1 %1105, i1 false
  br i1 %1106, label %1092, label %1107

1107:                                             ; preds = %1092, %1088
  %1108 = getelementptr inbounds nuw i8, ptr %76, i64 184
  %1109 = load ptr, ptr %1108, align 8
  %1110 = icmp eq ptr %1109, null
  br i1 %1110, label %1150, label %1111

1111:                                             ; preds = %1107
  %1112 = getelementptr inbounds nuw i8, ptr %76, i64 88
  %1113 = load ptr, ptr %1112, align 8
  %1114 = icmp eq ptr %1113, null
  br i1 %1114, label %1144, label %1115

1115:                                             ; preds = %1111, %1138
  %1116 = phi ptr [ %1140, %1138 ], [ %1113, %1111 ]
  %1117 = phi i64 [ %1139, %1138 ], [ 0, %1111 ]
  %1118 = load i64, ptr %110, align 8
  %1119 = icmp slt i64 %1117, %1118
  br i1 %1119, label %1120, label %1142

1120:                                             ; preds = %1115
  %1121 = getelementptr inbounds nuw %struct.Row, ptr %79, i64 %1117
  %1122 = getelementptr inbounds nuw i8, ptr %1121, i64 104
  %1123 = load i64, ptr %1122, align 8
  %1124 = and i64 %1123, 1099511627776
  %1125 = icmp eq i64 %1124, 0
  br i1 %1125, label %1138, label %1126

1126:                                             ; preds = %1120
  %1127 = getelementptr inbounds nuw i8, ptr %1121, i64 16
  %1128 = load i64, ptr %1127, align 8
  %1129 = getelementptr inbounds ptr, ptr %21, i64 %1128
  %1130 = load ptr, ptr %1129, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  store ptr null, ptr %5, align 16
  store ptr %1130, ptr %63, align 8
  %1131 = icmp ne ptr %1130, null
  %1132 = zext i1 %1131 to i64
  %1133 = or disjoint i64 %1132, -9223372036854775808
  %1134 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %1116, ptr noundef nonnull %63, i64 noundef %1133, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  %1135 = icmp eq ptr %1134, null
  br i1 %1135, label %1137, label %1136

1136:                                             ; preds = %1126
  call void @Py_DecRef(ptr noundef nonnull %1134) #16
  br label %1138

1137:                                             ; preds = %1126
  call void @PyErr_Clear() #16
  br label %1138

1138:                                             ; preds = %1137, %1136, %1120
  %1139 = add nuw nsw i64 %1117, 1
  %1140 = load ptr, ptr %1112, align 8
  %1141 = icmp eq ptr %1140, null
  br i1 %1141, label %1142, label %1115, !llvm.loop !52

1142:                                             ; preds = %1138, %1115
  %1143 = load ptr, ptr %1108, align 8
  br label %1144

1144:                                             ; preds = %1142, %1111
  %1145 = phi ptr [ %1143, %1142 ], [ %1109, %1111 ]
  %1146 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %1147 = icmp eq ptr %1145, %1146
  br i1 %1147, label %1150, label %1148

1148:                                             ; preds = %1144
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store ptr null, ptr %4, align 16
  store ptr %1086, ptr %64, align 8
  %1149 = call ptr @PyObject_Vectorcall(ptr noundef %1145, ptr noundef nonnull %64, i64 noundef -9223372036854775807, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  call void @Py_DecRef(ptr noundef nonnull %1086) #16
  br label %1150

1150:                                             ; preds = %1148, %1144, %1107, %1085, %1063, %1035
  %1151 = phi i64 [ %1036, %1035 ], [ %1038, %1063 ], [ %1038, %1085 ], [ %1038, %1107 ], [ %1038, %1144 ], [ %1038, %1148 ]
  %1152 = phi ptr [ null, %1035 ], [ null, %1063 ], [ null, %1085 ], [ %1086, %1107 ], [ %1086, %1144 ], [ %1149, %1148 ]
  %1153 = icmp sgt i64 %1151, 0
  br i1 %1153, label %1154, label %1162

1154:                                             ; preds = %1150, %1154
  %1155 = phi i64 [ %1156, %1154 ], [ %1151, %1150 ]
  %1156 = add nsw i64 %1155, -1
  %1157 = getelementptr inbounds nuw %struct.Make, ptr %91, i64 %1156
  %1158 = load i64, ptr %1157, align 8
  %1159 = getelementptr inbounds ptr, ptr %21, i64 %1158
  %1160 = load ptr, ptr %1159, align 8
  call void @Py_DecRef(ptr noundef %1160) #16
  %1161 = icmp samesign ugt i64 %1155, 1
  br i1 %1161, label %1154, label %1162, !llvm.loop !53

1162:                                             ; preds = %520, %1154, %679, %1150, %792, %786, %782, %747, %740, %725, %702, %658, %654, %627, %471, %468
  %1163 = phi ptr [ null, %747 ], [ null, %702 ], [ null, %740 ], [ null, %792 ], [ null, %786 ], [ null, %782 ], [ %1152, %1150 ], [ null, %725 ], [ %1152, %1154 ], [ null, %471 ], [ null, %679 ], [ null, %468 ], [ null, %627 ], [ null, %658 ], [ null, %654 ], [ null, %520 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %25) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #9
  br label %1164

1164:                                             ; preds = %158, %164, %100, %104, %183, %192, %197, %1162
  %1165 = phi ptr [ null, %100 ], [ %1163, %1162 ], [ null, %197 ], [ null, %183 ], [ null, %192 ], [ null, %104 ], [ null, %164 ], [ null, %158 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #9
  %1166 = load i64, ptr %28, align 8
  %1167 = icmp sgt i64 %1166, 0
  br i1 %1167, label %1168, label %1174

1168:                                             ; preds = %1164, %1168
  %1169 = phi i64 [ %1172, %1168 ], [ %1166, %1164 ]
  %1170 = add nsw i64 %1169, -1
  store i64 %1170, ptr %28, align 8
  %1171 = getelementptr inbounds nuw %struct.Py_buffer, ptr %65, i64 %1170
  call void @PyBuffer_Release(ptr noundef nonnull %1171) #16
  %1172 = load i64, ptr %28, align 8
  %1173 = icmp sgt i64 %1172, 0
  br i1 %1173, label %1168, label %1174, !llvm.loop !54

1174:                                             ; preds = %1168, %1164
  call void @Py_DecRef(ptr noundef %74) #16
  %1175 = icmp eq ptr %1165, null
  br i1 %1175, label %1177, label %1176

1176:                                             ; preds = %1174
  store i64 %71, ptr %41, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %28) #9
  br label %1185

1177:                                             ; preds = %1174
  %1178 = call ptr @PyErr_Occurred() #16
  %1179 = icmp eq ptr %1178, null
  call void @llvm.lifetime.end.p0(ptr nonnull %28) #9
  br i1 %1179, label %1180, label %1185

1180:                                             ; preds = %1177
  %1181 = add nuw nsw i64 %68, 1
  %1182 = add nsw i64 %71, 1
  %1183 = load i64, ptr %42, align 8
  %1184 = icmp slt i64 %1181, %1183
  br i1 %1184, label %66, label %1185, !llvm.loop !55

1185:                                             ; preds = %1180, %1177, %1176, %40
  %1186 = phi ptr [ %1165, %1176 ], [ null, %40 ], [ null, %1177 ], [ null, %1180 ]
  br i1 %38, label %1188, label %1187

1187:                                             ; preds = %1185
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store i32 %36, ptr %3, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %1188

1188:                                             ; preds = %1187, %1185, %2
  %1189 = phi ptr [ null, %2 ], [ %1186, %1185 ], [ %1186, %1187 ]
  ret ptr %1189
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store ptr null, ptr %4, align 16
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %1, ptr %5, align 8
  %6 = icmp ne ptr %1, null
  %7 = zext i1 %6 to i64
  %8 = or disjoint i64 %7, -9223372036854775808
  %9 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %0, ptr noundef nonnull %5, i64 noundef %8, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  call void @PyErr_Clear() #16
  br label %14

12:                                               ; preds = %3
  call void @Py_DecRef(ptr noundef nonnull %9) #16
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
  br i1 %14, label %32, label %15

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %3, %17
  br i1 %18, label %32, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %21 = load i64, ptr %20, align 8
  %22 = icmp sgt i64 %21, 1
  %23 = icmp eq i64 %9, 0
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %128, label %25

25:                                               ; preds = %19
  br i1 %22, label %26, label %32

26:                                               ; preds = %25
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %28 = load i64, ptr %27, align 8
  %29 = icmp slt i64 %3, %28
  br i1 %29, label %30, label %32

30:                                               ; preds = %26
  %31 = tail call zeroext i1 @pool_is_awake(ptr noundef %10) #17
  br label %32

32:                                               ; preds = %15, %4, %30, %26, %25
  %33 = phi i1 [ %31, %30 ], [ true, %26 ], [ false, %25 ], [ false, %4 ], [ false, %15 ]
  %34 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %3, %35
  %37 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %40 = load i64, ptr %39, align 8
  %41 = icmp sgt i64 %40, 1
  br i1 %41, label %42, label %46

42:                                               ; preds = %32
  %43 = getelementptr i64, ptr %2, i64 %40
  %44 = getelementptr i8, ptr %43, i64 -8
  %45 = load i64, ptr %44, align 8
  br label %46

46:                                               ; preds = %32, %42
  %47 = phi i64 [ %45, %42 ], [ 0, %32 ]
  br i1 %36, label %55, label %48

48:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %49 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %50 = load i64, ptr %6, align 8
  %51 = mul i64 %50, -1000000000
  %52 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %53 = load i64, ptr %52, align 8
  %54 = sub i64 %51, %53
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  br label %55

55:                                               ; preds = %46, %48
  %56 = phi i64 [ %54, %48 ], [ 0, %46 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  %57 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  %58 = call i64 @PyThread_get_thread_ident() #16
  store i64 0, ptr %7, align 8
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @poll_of_kernel, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %58, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %62 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %61, i8 0, i64 16, i1 false)
  store ptr %57, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %7, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %63, i8 0, i64 16, i1 false)
  br i1 %14, label %67, label %64

64:                                               ; preds = %55
  %65 = call ptr @PyEval_SaveThread() #16
  %66 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr %65, ptr %66, align 8
  br label %67

67:                                               ; preds = %64, %55
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %69 = load ptr, ptr %68, align 8
  br i1 %33, label %70, label %74

70:                                               ; preds = %67
  %71 = getelementptr inbounds nuw i8, ptr %12, i64 80
  %72 = load i64, ptr %71, align 8
  %73 = call i64 @pool_spread(ptr noundef %10, ptr noundef %69, ptr noundef nonnull %1, i64 noundef %3, i64 noundef %38, i64 noundef %47, i64 noundef %72, ptr noundef nonnull %7) #17
  br label %83

74:                                               ; preds = %67
  call fastcc void @run_units(ptr noundef %69, ptr noundef nonnull %1, i64 noundef 0, i64 noundef %3, ptr noundef nonnull %7) #17
  br i1 %36, label %83, label %75

75:                                               ; preds = %74
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %76 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #16
  %77 = load i64, ptr %5, align 8
  %78 = mul nsw i64 %77, 1000000000
  %79 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %80 = load i64, ptr %79, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  %81 = add i64 %80, %56
  %82 = add i64 %81, %78
  br label %83

83:                                               ; preds = %70, %75, %74
  %84 = phi i64 [ 0, %74 ], [ %82, %75 ], [ %73, %70 ]
  %85 = load i64, ptr %61, align 8
  %86 = icmp eq i64 %85, 0
  %87 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %88 = load ptr, ptr %87, align 8
  %89 = icmp eq ptr %88, null
  br i1 %89, label %91, label %90

90:                                               ; preds = %83
  call void @PyEval_RestoreThread(ptr noundef nonnull %88) #16
  br label %91

91:                                               ; preds = %83, %90
  %92 = load atomic i64, ptr %7 monotonic, align 8
  %93 = icmp ne i64 %92, 0
  %94 = select i1 %36, i1 true, i1 %93
  %95 = icmp eq i64 %84, 0
  %96 = and i1 %33, %95
  %97 = select i1 %94, i1 true, i1 %96
  br i1 %97, label %120, label %98

98:                                               ; preds = %91
  %99 = sitofp i64 %84 to double
  %100 = sitofp i64 %3 to double
  %101 = fdiv double %99, %100
  %102 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %103 = load double, ptr %102, align 8
  %104 = fmul double %103, 4.000000e+00
  %105 = fcmp ogt double %101, %104
  %106 = fdiv double %103, %101
  %107 = select i1 %105, double %106, double 1.000000e+00
  %108 = getelementptr inbounds nuw i8, ptr %12, i64 32
  br label %109

109:                                              ; preds = %109, %98
  %110 = phi i64 [ 0, %98 ], [ %118, %109 ]
  %111 = getelementptr inbounds nuw i64, ptr %108, i64 %110
  %112 = load i64, ptr %111, align 8
  %113 = sitofp i64 %112 to double
  %114 = fmul double %107, %113
  %115 = fptosi double %114 to i64
  %116 = call i64 @llvm.smax.i64(i64 %115, i64 1)
  %117 = getelementptr inbounds nuw i64, ptr %12, i64 %110
  store i64 %116, ptr %117, align 8
  %118 = add nuw nsw i64 %110, 1
  %119 = icmp eq i64 %118, 4
  br i1 %119, label %126, label %109, !llvm.loop !56

120:                                              ; preds = %91
  br i1 %86, label %126, label %121

121:                                              ; preds = %120
  %122 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %123 = load double, ptr %122, align 8
  %124 = fcmp ogt double %123, 0.000000e+00
  br i1 %124, label %125, label %126

125:                                              ; preds = %121
  store i64 0, ptr %34, align 8
  br label %126

126:                                              ; preds = %109, %120, %121, %125
  %127 = select i1 %93, i32 2, i32 1
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  br label %128

128:                                              ; preds = %19, %126
  %129 = phi i32 [ %127, %126 ], [ 0, %19 ]
  ret i32 %129
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 3) i32 @run_plan(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull captures(none) %2) unnamed_addr #0 {
  %4 = alloca [512 x i64], align 16
  %5 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  %7 = load i64, ptr %6, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %18, label %12

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = icmp slt i64 %14, 2
  %16 = icmp ne i64 %7, 0
  %17 = select i1 %15, i1 true, i1 %16
  br i1 %17, label %18, label %118

18:                                               ; preds = %12, %3
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  %22 = add i64 %20, 64
  %23 = select i1 %21, i64 0, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  %27 = icmp sgt i64 %23, 262143
  br i1 %27, label %30, label %28

28:                                               ; preds = %18
  %29 = icmp eq i64 %23, 0
  br i1 %29, label %41, label %36

30:                                               ; preds = %18
  %31 = icmp samesign ult i64 %23, 67108865
  %32 = or i1 %26, %31
  br i1 %32, label %33, label %37

33:                                               ; preds = %30
  %34 = icmp ne i64 %25, 0
  %35 = tail call fastcc ptr @take_block(i64 noundef %23, i1 noundef zeroext %34) #17
  br label %41

36:                                               ; preds = %28
  br i1 %26, label %39, label %37

37:                                               ; preds = %30, %36
  %38 = tail call ptr @PyMem_RawCalloc(i64 noundef 1, i64 noundef %23) #16
  br label %41

39:                                               ; preds = %36
  %40 = tail call ptr @PyMem_RawMalloc(i64 noundef %23) #16
  br label %41

41:                                               ; preds = %33, %39, %37, %28
  %42 = phi i1 [ false, %28 ], [ true, %33 ], [ true, %37 ], [ true, %39 ]
  %43 = phi i1 [ false, %28 ], [ true, %33 ], [ false, %37 ], [ false, %39 ]
  %44 = phi ptr [ null, %28 ], [ %35, %33 ], [ %38, %37 ], [ %40, %39 ]
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %46 = load i64, ptr %45, align 8
  %47 = icmp sgt i64 %46, 512
  br i1 %47, label %48, label %51

48:                                               ; preds = %41
  %49 = shl i64 %46, 3
  %50 = tail call ptr @PyMem_RawMalloc(i64 noundef %49) #16
  br label %51

51:                                               ; preds = %48, %41
  %52 = phi ptr [ %50, %48 ], [ %4, %41 ]
  %53 = icmp eq ptr %52, null
  %54 = icmp eq ptr %44, null
  %55 = and i1 %42, %54
  %56 = select i1 %53, i1 true, i1 %55
  br i1 %56, label %108, label %57

57:                                               ; preds = %51
  %58 = ptrtoint ptr %44 to i64
  %59 = add i64 %58, 63
  %60 = and i64 %59, -64
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds i64, ptr %2, i64 %62
  store i64 %60, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds %struct.Patch, ptr %1, i64 %65
  %67 = load i64, ptr %45, align 8
  %68 = shl i64 %67, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %52, ptr readonly align 8 %66, i64 %68, i1 false)
  %69 = load i64, ptr %64, align 8
  %70 = icmp sgt i64 %69, 0
  br i1 %70, label %71, label %86

71:                                               ; preds = %57, %71
  %72 = phi i64 [ %83, %71 ], [ 0, %57 ]
  %73 = getelementptr inbounds nuw %struct.Patch, ptr %1, i64 %72
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds i64, ptr %2, i64 %75
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %73, i64 16
  %79 = load i64, ptr %78, align 8
  %80 = add nsw i64 %79, %77
  %81 = load i64, ptr %73, align 8
  %82 = getelementptr inbounds i64, ptr %52, i64 %81
  store i64 %80, ptr %82, align 8
  %83 = add nuw nsw i64 %72, 1
  %84 = load i64, ptr %64, align 8
  %85 = icmp slt i64 %83, %84
  br i1 %85, label %71, label %86, !llvm.loop !57

86:                                               ; preds = %71, %57
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %87 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  %88 = call i64 @PyThread_get_thread_ident() #16
  store i64 0, ptr %5, align 8
  %89 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr @poll_of_kernel, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %88, ptr %90, align 8
  %91 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %92 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i64 0, ptr %91, align 8
  store ptr %87, ptr %92, align 8
  %93 = getelementptr inbounds nuw i8, ptr %5, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %93, i8 0, i64 16, i1 false)
  %94 = call ptr @PyEval_SaveThread() #16
  %95 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store ptr %94, ptr %95, align 8
  %96 = load i64, ptr %9, align 8
  %97 = icmp eq i64 %96, 0
  %98 = select i1 %97, ptr null, ptr %8
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %100 = load i64, ptr %99, align 8
  call fastcc void @run_sequence(ptr noundef %98, ptr noundef nonnull %52, i64 noundef %100, ptr noundef %5) #17
  %101 = load ptr, ptr %95, align 8
  %102 = icmp eq ptr %101, null
  br i1 %102, label %104, label %103

103:                                              ; preds = %86
  call void @PyEval_RestoreThread(ptr noundef nonnull %101) #16
  br label %104

104:                                              ; preds = %86, %103
  %105 = load atomic i64, ptr %5 monotonic, align 8
  %106 = icmp eq i64 %105, 0
  %107 = select i1 %106, i32 1, i32 2
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  br label %108

108:                                              ; preds = %104, %51
  %109 = phi i32 [ 0, %51 ], [ %107, %104 ]
  %110 = icmp ne ptr %44, null
  %111 = select i1 %43, i1 %110, i1 false
  br i1 %111, label %112, label %114

112:                                              ; preds = %108
  %113 = getelementptr inbounds i8, ptr %44, i64 -64
  call fastcc void @keep_block(ptr noundef nonnull %113) #17
  br label %115

114:                                              ; preds = %108
  call void @PyMem_RawFree(ptr noundef %44) #16
  br label %115

115:                                              ; preds = %114, %112
  %116 = icmp eq ptr %52, %4
  br i1 %116, label %118, label %117

117:                                              ; preds = %115
  call void @PyMem_RawFree(ptr noundef %52) #16
  br label %118

118:                                              ; preds = %115, %117, %12
  %119 = phi i32 [ 0, %12 ], [ %109, %117 ], [ %109, %115 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret i32 %119
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 2) i32 @run_gpu(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2, i64 noundef %3) unnamed_addr #0 {
  %5 = alloca [327 x i64], align 16
  %6 = alloca i64, align 8
  %7 = alloca [5 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Patch, ptr %1, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 448
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
  br i1 %28, label %29, label %15, !llvm.loop !57

29:                                               ; preds = %15, %4
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %3, ptr %30, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %31 = add i64 %13, -56
  store i64 %31, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  store ptr inttoptr (i64 1 to ptr), ptr %7, align 16
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store ptr %33, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr inttoptr (i64 2 to ptr), ptr %34, align 16
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %6, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr null, ptr %36, align 16
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %40 = load ptr, ptr %39, align 8
  %41 = call i32 %38(ptr noundef nonnull %5, ptr noundef %40, ptr noundef null, ptr noundef nonnull %7) #16
  %42 = icmp eq i32 %41, 0
  %43 = zext i1 %42 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  ret i32 %43
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 2) i32 @run_graph(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #0 {
  %3 = alloca ptr, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %5 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  store ptr null, ptr %3, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 %9(ptr noundef nonnull %3) #16
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
  br i1 %58, label %59, label %42, !llvm.loop !58

59:                                               ; preds = %55, %32
  %60 = phi ptr [ %34, %32 ], [ %41, %55 ]
  %61 = add nuw nsw i64 %33, 1
  %62 = icmp eq i64 %61, %28
  br i1 %62, label %63, label %32, !llvm.loop !59

63:                                               ; preds = %59, %22
  %64 = getelementptr inbounds nuw i8, ptr %25, i64 56
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %42, %63
  %68 = add nuw nsw i64 %23, 1
  %69 = icmp eq i64 %68, %20
  br i1 %69, label %73, label %22, !llvm.loop !60

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
  br i1 %124, label %106, label %101, !llvm.loop !61

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
  %136 = call i32 %134(ptr noundef %129, ptr noundef %130, ptr noundef %132, ptr noundef %135) #16
  br label %140

137:                                              ; preds = %125
  %138 = load ptr, ptr %90, align 8
  %139 = call i32 %138(ptr noundef %129, ptr noundef %130, ptr noundef %132) #16
  br label %140

140:                                              ; preds = %137, %133, %101
  %141 = phi i32 [ %94, %101 ], [ %136, %133 ], [ %139, %137 ]
  %142 = add nuw nsw i64 %93, 1
  %143 = load i64, ptr %80, align 8
  %144 = icmp slt i64 %142, %143
  br i1 %144, label %91, label %145, !llvm.loop !62

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
  %158 = call i32 %154(ptr noundef %155, ptr noundef %157) #16
  %159 = icmp eq i32 %158, 0
  %160 = zext i1 %159 to i32
  br label %161

161:                                              ; preds = %149, %145, %2, %12
  %162 = phi i32 [ 0, %2 ], [ 0, %12 ], [ %160, %149 ], [ 0, %145 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret i32 %162
}

; Function Attrs: optsize
declare i32 @PyUnicode_Compare(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc ptr @follow(ptr noundef nonnull %0, ptr noundef nonnull captures(none) %1) unnamed_addr #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %5 = load i64, ptr %1, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %42, label %7

7:                                                ; preds = %2, %34
  %8 = phi ptr [ %37, %34 ], [ %0, %2 ]
  %9 = phi i64 [ %38, %34 ], [ %5, %2 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  %10 = and i64 %9, 32768
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %7
  %13 = and i64 %9, 32767
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 %13
  br label %34

15:                                               ; preds = %7
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8
  %19 = icmp eq ptr %17, %18
  br i1 %19, label %32, label %20

20:                                               ; preds = %15
  %21 = call fastcc i64 @items_of(ptr noundef %3, ptr noundef %4) #17
  %22 = lshr i64 %9, 7
  %23 = and i64 %22, 255
  %24 = icmp eq i64 %21, %23
  %25 = load ptr, ptr %4, align 8
  %26 = icmp ne ptr %25, %3
  %27 = select i1 %24, i1 %26, i1 false
  br i1 %27, label %28, label %32

28:                                               ; preds = %20
  %29 = and i64 %9, 127
  %30 = getelementptr inbounds nuw ptr, ptr %25, i64 %29
  %31 = load i64, ptr %1, align 8
  br label %34

32:                                               ; preds = %15, %20
  %33 = phi ptr [ null, %20 ], [ %8, %15 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  br label %42

34:                                               ; preds = %28, %12
  %35 = phi i64 [ %31, %28 ], [ %9, %12 ]
  %36 = phi ptr [ %30, %28 ], [ %14, %12 ]
  %37 = load ptr, ptr %36, align 8
  store ptr %37, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  %38 = lshr i64 %35, 16
  store i64 %38, ptr %1, align 8
  %39 = icmp ne i64 %38, 0
  %40 = icmp ne ptr %37, null
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %7, label %42, !llvm.loop !63

42:                                               ; preds = %34, %2, %32
  %43 = phi ptr [ %33, %32 ], [ %0, %2 ], [ %37, %34 ]
  ret ptr %43
}

; Function Attrs: nounwind optsize
define internal fastcc noundef zeroext i1 @read_array(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull %2, ptr noundef nonnull writeonly captures(none) %3, ptr noundef nonnull %4) unnamed_addr #0 {
  %6 = alloca %struct.View, align 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %8, %10
  br i1 %11, label %12, label %88, !prof !64

12:                                               ; preds = %5
  %13 = load i64, ptr %1, align 8
  switch i64 %13, label %83 [
    i64 0, label %14
    i64 1, label %79
    i64 2, label %81
  ], !prof !65

14:                                               ; preds = %12
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %16 = load i32, ptr %15, align 8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, %17
  br i1 %21, label %22, label %88, !prof !64

22:                                               ; preds = %14
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %24 = load i32, ptr %23, align 8
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %27 = load i64, ptr %26, align 8
  %28 = and i64 %27, %25
  %29 = icmp eq i64 %28, %27
  br i1 %29, label %30, label %88, !prof !64

30:                                               ; preds = %22
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %32 = load i64, ptr %31, align 8
  %33 = icmp ne i64 %32, 0
  %34 = and i32 %24, 1
  %35 = icmp ne i32 %34, 0
  %36 = and i1 %35, %33
  br i1 %36, label %88, label %37, !prof !47

37:                                               ; preds = %30
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %39 = load ptr, ptr %38, align 8
  %40 = load ptr, ptr %18, align 8
  %41 = icmp eq ptr %39, %40
  br i1 %41, label %57, label %42, !prof !64

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw i8, ptr %39, i64 28
  %44 = load i32, ptr %43, align 4
  %45 = icmp ult i32 %44, 32
  br i1 %45, label %46, label %88

46:                                               ; preds = %42
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %48 = load i64, ptr %47, align 8
  %49 = zext nneg i32 %44 to i64
  %50 = shl nuw nsw i64 1, %49
  %51 = and i64 %48, %50
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %88, label %53

53:                                               ; preds = %46
  %54 = getelementptr inbounds nuw i8, ptr %39, i64 26
  %55 = load i8, ptr %54, align 2
  %56 = icmp eq i8 %55, 62
  br i1 %56, label %88, label %57

57:                                               ; preds = %53, %37
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %59, 0
  %61 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %62 = load ptr, ptr %61, align 8
  br i1 %60, label %70, label %63

63:                                               ; preds = %57
  %64 = ptrtoint ptr %62 to i64
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %66 = load i64, ptr %65, align 8
  %67 = add nsw i64 %66, -1
  %68 = and i64 %67, %64
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %70, label %88, !prof !64

70:                                               ; preds = %63, %57
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  store ptr %62, ptr %6, align 8
  %71 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %73 = load ptr, ptr %72, align 8
  store ptr %73, ptr %71, align 8
  %74 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %75 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %76 = load ptr, ptr %75, align 8
  store ptr %76, ptr %74, align 8
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i64 1, ptr %77, align 8
  %78 = call fastcc zeroext i1 @write_array(ptr noundef nonnull readonly %1, ptr noundef %6, i64 noundef %17, ptr noundef nonnull %3) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  br label %88

79:                                               ; preds = %12
  %80 = tail call fastcc zeroext i1 @read_tensor(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef %3) #17
  br label %88

81:                                               ; preds = %12
  %82 = tail call fastcc zeroext i1 @read_buffer(ptr noundef nonnull %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #17
  br label %88

83:                                               ; preds = %12
  %84 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds i64, ptr %3, i64 %85
  %87 = tail call fastcc zeroext i1 @read_device(ptr noundef nonnull %1, ptr noundef %2, ptr noundef %86, ptr noundef %4) #17
  br label %88

88:                                               ; preds = %70, %63, %53, %46, %42, %30, %22, %14, %81, %83, %5, %79
  %89 = phi i1 [ false, %5 ], [ %87, %83 ], [ %80, %79 ], [ %82, %81 ], [ false, %30 ], [ false, %14 ], [ false, %22 ], [ false, %42 ], [ %78, %70 ], [ false, %46 ], [ false, %53 ], [ false, %63 ]
  ret i1 %89
}

; Function Attrs: nounwind optsize
define internal fastcc i64 @items_of(ptr noundef nonnull %0, ptr noundef nonnull writeonly captures(none) initializes((0, 8)) %1) unnamed_addr #0 {
  store ptr %0, ptr %1, align 8
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 72), align 8
  %7 = icmp eq ptr %5, %6
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %10 = load ptr, ptr %9, align 8
  br label %22

11:                                               ; preds = %2
  %12 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 88), align 8
  %13 = icmp eq ptr %5, %12
  br i1 %13, label %19, label %14

14:                                               ; preds = %11
  %15 = tail call i32 @PyType_IsSubtype(ptr noundef %5, ptr noundef %12) #16
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %27, label %17

17:                                               ; preds = %14
  %18 = load ptr, ptr %0, align 8
  br label %19

19:                                               ; preds = %17, %11
  %20 = phi ptr [ %18, %17 ], [ %3, %11 ]
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 24
  br label %22

22:                                               ; preds = %8, %19
  %23 = phi ptr [ %21, %19 ], [ %10, %8 ]
  store ptr %23, ptr %1, align 8
  %24 = load ptr, ptr %0, align 8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = load i64, ptr %25, align 8
  br label %27

27:                                               ; preds = %22, %14
  %28 = phi i64 [ 1, %14 ], [ %26, %22 ]
  ret i64 %28
}

; Function Attrs: optsize
declare i32 @PyType_IsSubtype(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc noundef zeroext i1 @read_tensor(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #0 {
  %5 = alloca %struct.Tensor, align 8
  %6 = alloca %struct.View, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %17, label %10

10:                                               ; preds = %4
  %11 = tail call ptr @PyObject_GetAttr(ptr noundef nonnull %2, ptr noundef nonnull %8) #16
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  tail call void @PyErr_Clear() #16
  br label %67

14:                                               ; preds = %10
  tail call void @Py_DecRef(ptr noundef nonnull %11) #16
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
  %23 = tail call fastcc zeroext i1 @says(ptr noundef %19, ptr noundef nonnull %2, ptr noundef %22) #17
  br i1 %23, label %24, label %67

24:                                               ; preds = %21, %17
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %26 = load ptr, ptr %25, align 8
  %27 = call i32 %26(ptr noundef nonnull %2, ptr noundef nonnull %5) #16
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %30, label %29

29:                                               ; preds = %24
  call void @PyErr_Clear() #16
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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
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
  %64 = call fastcc zeroext i1 @read_view(ptr noundef nonnull %1, ptr noundef %6, i64 noundef %61, i64 noundef %63, ptr noundef %3) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  br label %65

65:                                               ; preds = %30, %37, %43, %29
  %66 = phi i1 [ false, %29 ], [ %64, %43 ], [ false, %37 ], [ false, %30 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  br label %67

67:                                               ; preds = %13, %14, %21, %65
  %68 = phi i1 [ %66, %65 ], [ false, %21 ], [ false, %14 ], [ false, %13 ]
  ret i1 %68
}

; Function Attrs: nounwind optsize
define internal fastcc noundef zeroext i1 @read_buffer(ptr noundef readonly captures(none) %0, ptr noundef nonnull %1, ptr noundef nonnull writeonly captures(none) %2, ptr noundef nonnull %3) unnamed_addr #0 {
  %5 = alloca %struct.View, align 8
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %7 = load i64, ptr %3, align 8
  %8 = getelementptr inbounds %struct.Py_buffer, ptr %6, i64 %7
  %9 = icmp eq i64 %7, 16
  br i1 %9, label %68, label %10

10:                                               ; preds = %4
  %11 = tail call i32 @PyObject_GetBuffer(ptr noundef nonnull %1, ptr noundef nonnull %8, i32 noundef 28) #16
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call void @PyErr_Clear() #16
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
  br i1 %47, label %68, label %48, !llvm.loop !66

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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
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
  %67 = call fastcc zeroext i1 @read_view(ptr noundef %0, ptr noundef %5, i64 noundef %23, i64 noundef %66, ptr noundef %2) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  br label %68

68:                                               ; preds = %45, %37, %27, %20, %14, %52, %56, %4, %13
  %69 = phi i1 [ false, %4 ], [ false, %13 ], [ false, %14 ], [ false, %27 ], [ false, %20 ], [ %67, %56 ], [ false, %52 ], [ false, %37 ], [ false, %45 ]
  ret i1 %69
}

; Function Attrs: nounwind optsize
define internal fastcc noundef zeroext i1 @read_device(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2, ptr noundef nonnull captures(none) %3) unnamed_addr #0 {
  %5 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 16), align 8
  %6 = getelementptr inbounds i8, ptr %1, i64 %5
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %7, %9
  br i1 %10, label %11, label %28

11:                                               ; preds = %4
  %12 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 24), align 8
  %13 = getelementptr inbounds i8, ptr %1, i64 %12
  %14 = load ptr, ptr %13, align 8
  %15 = tail call ptr @PyLong_AsVoidPtr(ptr noundef %14) #16
  %16 = ptrtoint ptr %15 to i64
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, 0
  %20 = icmp eq i64 %18, %16
  %21 = select i1 %19, i1 true, i1 %20
  br i1 %21, label %22, label %28

22:                                               ; preds = %11
  store i64 %16, ptr %17, align 8
  %23 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 32), align 8
  %24 = getelementptr inbounds i8, ptr %1, i64 %23
  %25 = load ptr, ptr %24, align 8
  %26 = tail call ptr @PyLong_AsVoidPtr(ptr noundef %25) #16
  %27 = ptrtoint ptr %26 to i64
  store i64 %27, ptr %2, align 8
  br label %28

28:                                               ; preds = %22, %11, %4
  %29 = phi i1 [ false, %4 ], [ true, %22 ], [ false, %11 ]
  ret i1 %29
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc noundef zeroext i1 @write_array(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #11 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8, !prof !64

8:                                                ; preds = %4
  %9 = tail call fastcc zeroext i1 @write_strided(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #17
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
  br i1 %24, label %36, label %25, !prof !47

25:                                               ; preds = %19
  %26 = add nuw nsw i64 %20, 1
  %27 = getelementptr inbounds nuw i64, ptr %13, i64 %26
  store i64 %23, ptr %27, align 8
  %28 = icmp eq i64 %26, %2
  br i1 %28, label %29, label %19, !llvm.loop !67

29:                                               ; preds = %25, %10
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %36, label %33, !prof !64

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
define internal fastcc noundef zeroext i1 @write_strided(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #11 {
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
  br i1 %93, label %94, label %29, !llvm.loop !68

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
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #12

; Function Attrs: optsize
declare ptr @PyObject_GetAttr(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare void @PyErr_Clear() local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc noundef zeroext i1 @read_view(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull writeonly captures(none) %4) unnamed_addr #11 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %9 = load i64, ptr %8, align 8
  %10 = tail call i64 @llvm.umax.i64(i64 %9, i64 1)
  %11 = mul nsw i64 %10, %7
  %12 = load ptr, ptr %1, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %65, label %14

14:                                               ; preds = %5
  %15 = ptrtoint ptr %12 to i64
  %16 = and i64 %3, 255
  %17 = add nsw i64 %16, -1
  %18 = and i64 %17, %15
  %19 = ashr i64 %3, 8
  %20 = icmp eq i64 %18, %19
  br i1 %20, label %21, label %65

21:                                               ; preds = %14
  %22 = icmp sgt i64 %2, 0
  br i1 %22, label %23, label %55

23:                                               ; preds = %21
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %25 = load ptr, ptr %24, align 8
  br label %34

26:                                               ; preds = %34
  %27 = add nuw nsw i64 %35, 1
  %28 = icmp eq i64 %27, %2
  br i1 %28, label %29, label %34, !llvm.loop !69

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %31, null
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br i1 %32, label %55, label %39

34:                                               ; preds = %26, %23
  %35 = phi i64 [ 0, %23 ], [ %27, %26 ]
  %36 = getelementptr inbounds nuw i64, ptr %25, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %55, label %26

39:                                               ; preds = %29, %52
  %40 = phi i64 [ %42, %52 ], [ %2, %29 ]
  %41 = phi i64 [ %53, %52 ], [ %11, %29 ]
  %42 = add nsw i64 %40, -1
  %43 = getelementptr inbounds nuw i64, ptr %25, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = icmp eq i64 %44, 1
  br i1 %45, label %52, label %46

46:                                               ; preds = %39
  %47 = getelementptr inbounds nuw i64, ptr %31, i64 %42
  %48 = load i64, ptr %47, align 8
  %49 = load i64, ptr %33, align 8
  %50 = mul nsw i64 %49, %48
  %51 = icmp eq i64 %50, %41
  br i1 %51, label %52, label %59

52:                                               ; preds = %46, %39
  %53 = mul nsw i64 %44, %41
  %54 = icmp samesign ugt i64 %40, 1
  br i1 %54, label %39, label %55, !llvm.loop !70

55:                                               ; preds = %34, %52, %21, %29
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %63, label %65

59:                                               ; preds = %46
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %65, label %63

63:                                               ; preds = %55, %59
  %64 = tail call fastcc zeroext i1 @write_array(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, ptr noundef %4) #17
  br label %65

65:                                               ; preds = %55, %59, %63, %5, %14
  %66 = phi i1 [ false, %5 ], [ false, %14 ], [ false, %59 ], [ %64, %63 ], [ false, %55 ]
  ret i1 %66
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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !71)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9, !noalias !71
  %18 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %1, ptr noundef nonnull %3) #16, !noalias !71
  %19 = load i32, ptr %3, align 4, !noalias !71
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25, !prof !64

21:                                               ; preds = %17
  store i32 2, ptr %0, align 8, !alias.scope !71
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %22, align 4, !alias.scope !71
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %18, ptr %23, align 8, !alias.scope !71
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %24, align 8, !alias.scope !71
  br label %39

25:                                               ; preds = %17
  %26 = icmp slt i32 %19, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !71
  br label %39

28:                                               ; preds = %25
  %29 = call i64 @PyLong_AsUnsignedLongLong(ptr noundef nonnull %1) #16, !noalias !71
  %30 = icmp eq i64 %29, -1
  br i1 %30, label %31, label %34

31:                                               ; preds = %28
  %32 = call ptr @PyErr_Occurred() #16, !noalias !71
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %38

34:                                               ; preds = %31, %28
  store i32 3, ptr %0, align 8, !alias.scope !71
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %35, align 4, !alias.scope !71
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %29, ptr %36, align 8, !alias.scope !71
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %37, align 8, !alias.scope !71
  br label %39

38:                                               ; preds = %31
  call void @PyErr_Clear() #16, !noalias !71
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !71
  br label %39

39:                                               ; preds = %21, %27, %34, %38
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9, !noalias !71
  br label %52

40:                                               ; preds = %14
  %41 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 40), align 8
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
  tail call fastcc void @number_at(ptr dead_on_unwind writable sret(%struct.Number) align 8 %0, ptr noundef %5, ptr noundef nonnull %51) #17
  br label %52

52:                                               ; preds = %50, %43, %39, %8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @number_at(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Number) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, ptr noundef readonly captures(none) %2) unnamed_addr #11 {
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
  br i1 %11, label %80, label %4, !llvm.loop !74

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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #13

; Function Attrs: optsize
declare i64 @PyDict_Size(ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyDict_GetItemWithError(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc i64 @said_number(ptr noundef %0, ptr noundef %1) unnamed_addr #0 {
  %3 = icmp ne ptr %0, null
  %4 = icmp ne ptr %1, null
  %5 = and i1 %3, %4
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = tail call ptr @PyObject_GetAttr(ptr noundef nonnull %0, ptr noundef nonnull %1) #16
  br label %8

8:                                                ; preds = %2, %6
  %9 = phi ptr [ %7, %6 ], [ %0, %2 ]
  %10 = icmp eq ptr %9, null
  br i1 %10, label %14, label %11

11:                                               ; preds = %8
  %12 = tail call ptr @PyLong_AsVoidPtr(ptr noundef nonnull %9) #16
  %13 = ptrtoint ptr %12 to i64
  br label %14

14:                                               ; preds = %8, %11
  %15 = phi i64 [ %13, %11 ], [ 0, %8 ]
  br i1 %3, label %16, label %17

16:                                               ; preds = %14
  tail call void @Py_DecRef(ptr noundef nonnull %0) #16
  br label %17

17:                                               ; preds = %16, %14
  %18 = icmp eq ptr %9, %0
  %19 = or i1 %10, %18
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  tail call void @Py_DecRef(ptr noundef nonnull %9) #16
  br label %21

21:                                               ; preds = %20, %17
  %22 = tail call ptr @PyErr_Occurred() #16
  %23 = icmp eq ptr %22, null
  br i1 %23, label %25, label %24

24:                                               ; preds = %21
  tail call void @PyErr_Clear() #16
  br label %25

25:                                               ; preds = %21, %24
  %26 = phi i64 [ -1, %24 ], [ %15, %21 ]
  ret i64 %26
}

; Function Attrs: optsize
declare ptr @PyLong_FromLongLong(i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc ptr @take_block(i64 noundef %0, i1 noundef zeroext %1) unnamed_addr #0 {
  %3 = sdiv i64 %0, 4
  %4 = add nsw i64 %3, %0
  br label %5

5:                                                ; preds = %2, %26
  %6 = phi i64 [ 0, %2 ], [ %27, %26 ]
  %7 = getelementptr inbounds nuw ptr, ptr @kept, i64 %6
  %8 = load atomic i64, ptr %7 monotonic, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %26, label %10

10:                                               ; preds = %5
  %11 = atomicrmw xchg ptr %7, i64 0 acquire, align 8
  %12 = inttoptr i64 %11 to ptr
  %13 = icmp eq i64 %11, 0
  br i1 %13, label %26, label %14

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @kept, i64 64), i64 %16 monotonic, align 8
  %18 = load i64, ptr %15, align 8
  %19 = icmp slt i64 %18, %0
  %20 = icmp sgt i64 %18, %4
  %21 = select i1 %19, i1 true, i1 %20
  br i1 %21, label %25, label %22

22:                                               ; preds = %14
  br i1 %1, label %23, label %29

23:                                               ; preds = %22
  %24 = getelementptr inbounds nuw i8, ptr %12, i64 64
  tail call void @llvm.memset.p0.i64(ptr nonnull align 64 %24, i8 0, i64 %0, i1 false)
  br label %29

25:                                               ; preds = %14
  tail call fastcc void @keep_block(ptr noundef nonnull %12) #17
  br label %26

26:                                               ; preds = %10, %25, %5
  %27 = add nuw nsw i64 %6, 1
  %28 = icmp eq i64 %27, 8
  br i1 %28, label %31, label %5, !llvm.loop !75

29:                                               ; preds = %23, %22
  %30 = getelementptr inbounds nuw i8, ptr %12, i64 64
  br label %59

31:                                               ; preds = %26
  %32 = add i64 %0, 128
  br label %34

33:                                               ; preds = %43
  br i1 %45, label %59, label %47

34:                                               ; preds = %43, %31
  %35 = phi i1 [ true, %31 ], [ false, %43 ]
  br i1 %35, label %38, label %36

36:                                               ; preds = %34
  %37 = tail call i64 @blocks_kept(i64 noundef 1) #17
  br label %38

38:                                               ; preds = %36, %34
  br i1 %1, label %39, label %41

39:                                               ; preds = %38
  %40 = tail call ptr @PyMem_RawCalloc(i64 noundef 1, i64 noundef %32) #16
  br label %43

41:                                               ; preds = %38
  %42 = tail call ptr @PyMem_RawMalloc(i64 noundef %32) #16
  br label %43

43:                                               ; preds = %41, %39
  %44 = phi ptr [ %40, %39 ], [ %42, %41 ]
  %45 = icmp eq ptr %44, null
  %46 = and i1 %35, %45
  br i1 %46, label %34, label %33, !llvm.loop !76

47:                                               ; preds = %33
  %48 = ptrtoint ptr %44 to i64
  %49 = add i64 %48, 127
  %50 = and i64 %49, -64
  %51 = inttoptr i64 %50 to ptr
  %52 = getelementptr inbounds i8, ptr %51, i64 -64
  store ptr %44, ptr %52, align 64
  %53 = getelementptr inbounds i8, ptr %51, i64 -56
  store i64 %0, ptr %53, align 8
  %54 = getelementptr inbounds i8, ptr %51, i64 -48
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %54, i8 0, i64 48, i1 false)
  %55 = add i64 %48, 4095
  %56 = and i64 %55, -4096
  %57 = and i64 %0, -4096
  %58 = tail call i64 (i64, ...) @syscall(i64 noundef 28, i64 noundef %56, i64 noundef %57, i32 noundef 14) #16
  br label %59

59:                                               ; preds = %47, %33, %29
  %60 = phi ptr [ %30, %29 ], [ %51, %47 ], [ null, %33 ]
  ret ptr %60
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
  tail call fastcc void @keep_block(ptr noundef nonnull %6) #17
  br label %8

7:                                                ; preds = %1
  tail call void @PyMem_RawFree(ptr noundef nonnull %0) #16
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
  %25 = load ptr, ptr %21, align 64
  tail call void @PyMem_RawFree(ptr noundef %25) #16
  br label %26

26:                                               ; preds = %20, %13, %9
  %27 = add nuw nsw i32 %10, 1
  %28 = icmp eq i32 %27, 8
  br i1 %28, label %7, label %9, !llvm.loop !77

29:                                               ; preds = %32
  %30 = add nuw nsw i64 %33, 1
  %31 = icmp eq i64 %30, 8
  br i1 %31, label %37, label %32, !llvm.loop !78

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
  %51 = load ptr, ptr %50, align 64
  tail call void @PyMem_RawFree(ptr noundef %51) #16
  br label %52

52:                                               ; preds = %32, %49, %37
  ret void
}

; Function Attrs: optsize
declare ptr @PyCapsule_New(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal void @drop_memory(ptr noundef %0) #0 {
  %2 = tail call ptr @PyCapsule_GetPointer(ptr noundef %0, ptr noundef null) #16
  %3 = getelementptr inbounds i8, ptr %2, i64 -64
  tail call fastcc void @keep_block(ptr noundef nonnull %3) #17
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
declare i64 @llvm.smax.i64(i64, i64) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #14

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #15

attributes #0 = { nounwind optsize }
attributes #1 = { optsize }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind optsize }
attributes #6 = { mustprogress nofree norecurse nounwind optsize willreturn memory(argmem: readwrite) }
attributes #7 = { nofree norecurse nounwind optsize memory(argmem: readwrite) }
attributes #8 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #9 = { nounwind }
attributes #10 = { nounwind memory(argmem: write) }
attributes #11 = { nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #12 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #16 = { nounwind optsize }
attributes #17 = { optsize }

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
!10 = distinct !{!10, !6, !4}
!11 = distinct !{!11, !4}
!12 = distinct !{!12, !6, !4}
!13 = distinct !{!13, !4}
!14 = distinct !{!14, !6, !4}
!15 = distinct !{!15, !6, !4}
!16 = distinct !{!16, !6, !4}
!17 = distinct !{!17, !6, !4}
!18 = distinct !{!18, !4}
!19 = distinct !{!19, !6, !4}
!20 = distinct !{!20, !6, !4}
!21 = distinct !{!21, !4}
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
!32 = !{!"branch_weights", !"expected", i32 2146410, i32 2145337238}
!33 = !{!34}
!34 = distinct !{!34, !35, !"part_of: argument 0"}
!35 = distinct !{!35, !"part_of"}
!36 = !{!37}
!37 = distinct !{!37, !38, !"element_of: argument 0"}
!38 = distinct !{!38, !"element_of"}
!39 = distinct !{!39, !6, !4}
!40 = distinct !{!40, !6, !4}
!41 = distinct !{!41, !6, !4}
!42 = distinct !{!42, !6, !4}
!43 = distinct !{!43, !6, !4}
!44 = distinct !{!44, !6, !4}
!45 = distinct !{!45, !6, !4}
!46 = distinct !{!46, !6, !4}
!47 = !{!"branch_weights", !"expected", i32 1, i32 2000}
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
!58 = distinct !{!58, !6, !4}
!59 = distinct !{!59, !6, !4}
!60 = distinct !{!60, !6, !4}
!61 = distinct !{!61, !6, !4}
!62 = distinct !{!62, !6, !4}
!63 = distinct !{!63, !6, !4}
!64 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!65 = !{!"branch_weights", i32 1, i32 8000, i32 2, i32 1}
!66 = distinct !{!66, !6, !4}
!67 = distinct !{!67, !6, !4}
!68 = distinct !{!68, !6, !4}
!69 = distinct !{!69, !6, !4}
!70 = distinct !{!70, !6, !4}
!71 = !{!72}
!72 = distinct !{!72, !73, !"number_of_int: argument 0"}
!73 = distinct !{!73, !"number_of_int"}
!74 = distinct !{!74, !6, !4}
!75 = distinct !{!75, !6, !4}
!76 = distinct !{!76, !6, !4}
!77 = distinct !{!77, !6, !4}
!78 = distinct !{!78, !6, !4}
