
%struct.anon.0 = type { [8 x ptr], i64, i32 }
%struct.anon.1 = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, [12 x ptr], ptr, ptr }
%struct.anon.2 = type { ptr, ptr, ptr, i64, i64, i64 }
%struct.anon = type { i64, [56 x i8] }
%struct.Seat = type { i64, [56 x i8], i32, i32, [56 x i8] }
%struct.timespec = type { i64, i64 }
%struct.Watch = type { i64, ptr, i64, i64, ptr, ptr, ptr, ptr }
%struct.Instruction = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Thing = type { i64, ptr, i64, i64, i64, i64, i64, i64, i64 }
%struct.Arguments = type { ptr, ptr, ptr, i64, i64 }
%struct.Number = type { i32, i64, double }
%struct.Said = type { ptr, ptr, ptr }
%struct.Held = type { i64, [16 x %struct.Py_buffer] }
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(264) @host, ptr noundef nonnull align 8 dereferenceable(264) %0, i64 264, i1 false)
  %2 = load i64, ptr getelementptr inbounds nuw (i8, ptr @host, i64 120), align 8
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
  %16 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 80), align 8
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
  %8 = alloca [7 x ptr], align 16
  %9 = alloca [6 x i64], align 16
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca %struct.Number, align 8
  %13 = alloca [6 x i64], align 16
  %14 = alloca i32, align 4
  %15 = alloca %struct.Number, align 8
  %16 = alloca %struct.Number, align 8
  %17 = alloca i64, align 8
  %18 = alloca [128 x ptr], align 16
  %19 = alloca [512 x i64], align 16
  %20 = alloca %struct.Said, align 8
  %21 = alloca [6 x i64], align 16
  %22 = alloca [6 x i64], align 16
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca %struct.Held, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = load ptr, ptr %27, align 8
  %29 = load ptr, ptr @host, align 8
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %31 = load atomic i64, ptr %30 monotonic, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %1181

33:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %25)
  %34 = load i32, ptr %25, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  %35 = and i32 %34, 65472
  %36 = icmp eq i32 %35, 8064
  br i1 %36, label %38, label %37

37:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  store i32 8064, ptr %24, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  br label %38

38:                                               ; preds = %33, %37
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %40 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %41 = load i64, ptr %40, align 8
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %1178

43:                                               ; preds = %38
  %44 = load i64, ptr %39, align 8
  %45 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %51 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %52 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %53 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %54 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %56 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %57 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %59 = getelementptr inbounds nuw i8, ptr %26, i64 8
  br label %60

60:                                               ; preds = %43, %1173
  %61 = phi i64 [ %41, %43 ], [ %1176, %1173 ]
  %62 = phi i64 [ 0, %43 ], [ %1174, %1173 ]
  %63 = phi i64 [ %44, %43 ], [ %1175, %1173 ]
  %64 = icmp slt i64 %63, %61
  %65 = select i1 %64, i64 %63, i64 0
  %66 = load ptr, ptr %45, align 8
  %67 = getelementptr inbounds ptr, ptr %66, i64 %65
  %68 = load ptr, ptr %67, align 8
  call void @Py_IncRef(ptr noundef %68) #16
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 24
  %70 = load ptr, ptr %69, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %26) #9
  store i64 0, ptr %26, align 8
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 32
  %72 = load ptr, ptr %46, align 8
  %73 = getelementptr inbounds nuw i8, ptr %70, i64 512
  %74 = getelementptr inbounds nuw i8, ptr %70, i64 120
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds %struct.Row, ptr %73, i64 %75
  %77 = getelementptr inbounds nuw i8, ptr %70, i64 136
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds %struct.Captured, ptr %76, i64 %78
  %80 = getelementptr inbounds nuw i8, ptr %70, i64 144
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds %struct.Equal, ptr %79, i64 %81
  %83 = getelementptr inbounds nuw i8, ptr %70, i64 152
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds %struct.Apart, ptr %82, i64 %84
  %86 = getelementptr inbounds nuw i8, ptr %70, i64 160
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds %struct.Make, ptr %85, i64 %87
  %89 = getelementptr inbounds nuw i8, ptr %70, i64 168
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds i64, ptr %88, i64 %90
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %20, i8 0, i64 24, i1 false)
  %92 = load i64, ptr %71, align 8
  %93 = icmp sgt i64 %92, -1
  br i1 %93, label %94, label %98

94:                                               ; preds = %60
  %95 = load ptr, ptr @host, align 8
  %96 = load atomic i64, ptr %95 monotonic, align 8
  %97 = icmp eq i64 %92, %96
  br i1 %97, label %98, label %1157

98:                                               ; preds = %94, %60
  %99 = load i64, ptr %47, align 8
  %100 = getelementptr inbounds nuw i8, ptr %70, i64 128
  %101 = load i64, ptr %100, align 8
  %102 = icmp sgt i64 %99, %101
  br i1 %102, label %1157, label %103

103:                                              ; preds = %98
  %104 = getelementptr inbounds nuw i8, ptr %70, i64 112
  %105 = load i64, ptr %104, align 8
  %106 = icmp sgt i64 %105, 0
  br i1 %106, label %117, label %107

107:                                              ; preds = %124, %103
  %108 = load i64, ptr %48, align 8
  %109 = icmp sgt i64 %108, 0
  br i1 %109, label %110, label %177

110:                                              ; preds = %107
  %111 = load ptr, ptr %49, align 8
  %112 = load ptr, ptr %50, align 8
  %113 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 128), align 8
  %114 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 136), align 8
  %115 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 144), align 8
  %116 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  br label %129

117:                                              ; preds = %103, %124
  %118 = phi i64 [ %127, %124 ], [ 0, %103 ]
  %119 = icmp slt i64 %118, %99
  br i1 %119, label %120, label %124

120:                                              ; preds = %117
  %121 = load ptr, ptr %1, align 8
  %122 = getelementptr inbounds nuw ptr, ptr %121, i64 %118
  %123 = load ptr, ptr %122, align 8
  br label %124

124:                                              ; preds = %120, %117
  %125 = phi ptr [ %123, %120 ], [ null, %117 ]
  %126 = getelementptr inbounds nuw ptr, ptr %18, i64 %118
  store ptr %125, ptr %126, align 8
  %127 = add nuw nsw i64 %118, 1
  %128 = icmp eq i64 %127, %105
  br i1 %128, label %107, label %117, !llvm.loop !29

129:                                              ; preds = %170, %110
  %130 = phi i64 [ %99, %110 ], [ %171, %170 ]
  %131 = phi i64 [ 0, %110 ], [ %172, %170 ]
  %132 = getelementptr inbounds nuw ptr, ptr %111, i64 %131
  %133 = load ptr, ptr %132, align 8
  %134 = getelementptr inbounds nuw ptr, ptr %112, i64 %131
  %135 = load ptr, ptr %134, align 8
  br i1 %106, label %136, label %158

136:                                              ; preds = %129
  %137 = icmp slt i64 %130, %105
  %138 = select i1 %137, i64 %130, i64 0
  br label %139

139:                                              ; preds = %146, %136
  %140 = phi i64 [ %150, %146 ], [ %138, %136 ]
  %141 = phi i64 [ %147, %146 ], [ 0, %136 ]
  %142 = getelementptr inbounds %struct.Row, ptr %73, i64 %140
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 8
  %144 = load ptr, ptr %143, align 8
  %145 = icmp eq ptr %144, %133
  br i1 %145, label %152, label %146

146:                                              ; preds = %139
  %147 = add nuw nsw i64 %141, 1
  %148 = add nsw i64 %140, 1
  %149 = icmp slt i64 %148, %105
  %150 = select i1 %149, i64 %148, i64 0
  %151 = icmp eq i64 %147, %105
  br i1 %151, label %158, label %139, !llvm.loop !30

152:                                              ; preds = %139
  %153 = getelementptr inbounds ptr, ptr %18, i64 %140
  %154 = load ptr, ptr %153, align 8
  %155 = icmp eq ptr %154, null
  br i1 %155, label %156, label %1157

156:                                              ; preds = %152
  store ptr %135, ptr %153, align 8
  %157 = add nsw i64 %140, 1
  br label %170

158:                                              ; preds = %146, %129
  %159 = icmp eq ptr %133, %113
  %160 = icmp eq ptr %133, %114
  %161 = select i1 %159, i1 true, i1 %160
  %162 = icmp eq ptr %133, %115
  %163 = select i1 %161, i1 true, i1 %162
  br i1 %163, label %164, label %1157

164:                                              ; preds = %158
  %165 = select i1 %160, i64 8, i64 16
  %166 = select i1 %159, i64 0, i64 %165
  %167 = getelementptr inbounds nuw i8, ptr %20, i64 %166
  %168 = icmp eq ptr %135, %116
  %169 = select i1 %168, ptr null, ptr %135
  store ptr %169, ptr %167, align 8
  br label %170

170:                                              ; preds = %164, %156
  %171 = phi i64 [ %157, %156 ], [ %130, %164 ]
  %172 = add nuw nsw i64 %131, 1
  %173 = icmp eq i64 %172, %108
  br i1 %173, label %174, label %129, !llvm.loop !31

174:                                              ; preds = %170
  %175 = load ptr, ptr %51, align 8
  %176 = icmp eq ptr %175, null
  br i1 %176, label %177, label %182

177:                                              ; preds = %174, %107
  %178 = getelementptr inbounds nuw i8, ptr %70, i64 104
  %179 = load i64, ptr %178, align 8
  %180 = and i64 %179, 8
  %181 = icmp eq i64 %180, 0
  br i1 %181, label %196, label %1157

182:                                              ; preds = %174
  %183 = getelementptr inbounds nuw i8, ptr %70, i64 96
  %184 = load ptr, ptr %183, align 8
  %185 = icmp eq ptr %175, %184
  br i1 %185, label %196, label %186

186:                                              ; preds = %182
  %187 = getelementptr inbounds nuw i8, ptr %175, i64 8
  %188 = load ptr, ptr %187, align 8
  %189 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 88), align 8
  %190 = icmp eq ptr %188, %189
  br i1 %190, label %191, label %1157

191:                                              ; preds = %186
  %192 = call i32 @PyUnicode_Compare(ptr noundef nonnull %175, ptr noundef %184) #16
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %194, label %1157

194:                                              ; preds = %191
  %195 = load i64, ptr %74, align 8
  br label %196

196:                                              ; preds = %194, %182, %177
  %197 = phi i64 [ %195, %194 ], [ %75, %182 ], [ %75, %177 ]
  %198 = load ptr, ptr %20, align 8
  %199 = icmp eq ptr %198, null
  %200 = select i1 %199, ptr %72, ptr %198
  store ptr %200, ptr %20, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #9
  %201 = icmp slt i64 %197, 1
  br i1 %201, label %465, label %202

202:                                              ; preds = %196
  %203 = getelementptr inbounds nuw i8, ptr %70, i64 104
  br label %204

204:                                              ; preds = %458, %202
  %205 = phi i64 [ 0, %202 ], [ %459, %458 ]
  %206 = getelementptr inbounds nuw %struct.Row, ptr %73, i64 %205
  %207 = getelementptr inbounds nuw i8, ptr %206, i64 16
  %208 = load i64, ptr %207, align 8
  %209 = load i64, ptr %104, align 8
  %210 = icmp slt i64 %208, %209
  br i1 %210, label %211, label %214

211:                                              ; preds = %204
  %212 = getelementptr inbounds ptr, ptr %18, i64 %208
  %213 = load ptr, ptr %212, align 8
  br label %214

214:                                              ; preds = %211, %204
  %215 = phi ptr [ %213, %211 ], [ null, %204 ]
  %216 = getelementptr inbounds nuw i8, ptr %206, i64 24
  %217 = load i64, ptr %216, align 8
  %218 = getelementptr inbounds i64, ptr %19, i64 %217
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
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #9
  %228 = load i64, ptr %206, align 8
  %229 = icmp sgt i64 %228, 3
  br i1 %229, label %231, label %230

230:                                              ; preds = %226
  store i64 0, ptr %17, align 8
  br label %243

231:                                              ; preds = %226
  %232 = getelementptr inbounds nuw i8, ptr %206, i64 96
  %233 = load i64, ptr %232, align 8
  store i64 %233, ptr %17, align 8
  %234 = icmp ne i64 %233, 0
  %235 = icmp ne ptr %227, null
  %236 = and i1 %235, %234
  br i1 %236, label %237, label %253, !prof !32

237:                                              ; preds = %231
  %238 = call fastcc ptr @follow(ptr noundef %227, ptr noundef %17) #17
  %239 = icmp eq ptr %238, null
  br i1 %239, label %462, label %240

240:                                              ; preds = %237
  %241 = load i64, ptr %206, align 8
  %242 = icmp slt i64 %241, 4
  br i1 %242, label %243, label %262

243:                                              ; preds = %240, %230
  %244 = phi ptr [ %227, %230 ], [ %238, %240 ]
  %245 = getelementptr inbounds nuw i8, ptr %206, i64 56
  %246 = load i64, ptr %245, align 8
  %247 = icmp eq i64 %246, 0
  %248 = icmp eq ptr %244, null
  br i1 %247, label %250, label %249

249:                                              ; preds = %243
  br i1 %248, label %458, label %462

250:                                              ; preds = %243
  br i1 %248, label %462, label %251

251:                                              ; preds = %250
  %252 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %71, ptr noundef nonnull readonly %206, ptr noundef %244, ptr noundef nonnull %19, ptr noundef nonnull %26) #17
  br i1 %252, label %458, label %462

253:                                              ; preds = %231
  %254 = icmp eq ptr %227, null
  br i1 %254, label %255, label %262

255:                                              ; preds = %253
  %256 = getelementptr inbounds nuw i8, ptr %206, i64 56
  %257 = load i64, ptr %256, align 8
  %258 = icmp eq i64 %257, 0
  br i1 %258, label %462, label %259

259:                                              ; preds = %255
  %260 = getelementptr inbounds nuw i8, ptr %206, i64 64
  %261 = load i64, ptr %260, align 8
  store i64 %261, ptr %218, align 8
  br label %458

262:                                              ; preds = %253, %240
  %263 = phi i64 [ %228, %253 ], [ %241, %240 ]
  %264 = phi ptr [ %227, %253 ], [ %238, %240 ]
  %265 = icmp eq i64 %263, 14
  br i1 %265, label %462, label %266

266:                                              ; preds = %262
  %267 = icmp samesign ult i64 %263, 10
  br i1 %267, label %268, label %426

268:                                              ; preds = %266
  %269 = load i64, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #9
  %270 = getelementptr inbounds nuw i8, ptr %206, i64 80
  %271 = load i64, ptr %270, align 8
  %272 = icmp eq i64 %271, 0
  br i1 %272, label %302, label %273

273:                                              ; preds = %268
  call void @llvm.experimental.noalias.scope.decl(metadata !33)
  %274 = getelementptr inbounds nuw i8, ptr %264, i64 16
  %275 = getelementptr inbounds nuw i8, ptr %264, i64 8
  %276 = load ptr, ptr %275, align 8, !noalias !33
  %277 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 56), align 8, !noalias !33
  %278 = icmp eq ptr %276, %277
  %279 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 256), align 8, !noalias !33
  %280 = icmp eq ptr %276, %279
  %281 = select i1 %278, i1 true, i1 %280
  br i1 %281, label %282, label %286

282:                                              ; preds = %273
  store i32 4, ptr %16, align 8, !alias.scope !33
  store i64 0, ptr %52, align 8, !alias.scope !33
  %283 = getelementptr double, ptr %274, i64 %271
  %284 = getelementptr i8, ptr %283, i64 -8
  %285 = load double, ptr %284, align 8, !noalias !33
  store double %285, ptr %53, align 8, !alias.scope !33
  br label %360

286:                                              ; preds = %273
  %287 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 248), align 8, !noalias !33
  %288 = icmp eq ptr %276, %287
  br i1 %288, label %289, label %294

289:                                              ; preds = %286
  store i32 4, ptr %16, align 8, !alias.scope !33
  store i64 0, ptr %52, align 8, !alias.scope !33
  %290 = getelementptr float, ptr %274, i64 %271
  %291 = getelementptr i8, ptr %290, i64 -4
  %292 = load float, ptr %291, align 4, !noalias !33
  %293 = fpext float %292 to double
  store double %293, ptr %53, align 8, !alias.scope !33
  br label %360

294:                                              ; preds = %286
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #9, !noalias !33
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %15, ptr noundef nonnull %264) #17, !noalias !33
  %295 = icmp eq i64 %271, 1
  %296 = load i32, ptr %15, align 8, !noalias !33
  %297 = icmp eq i32 %296, 0
  %298 = select i1 %295, i1 true, i1 %297
  br i1 %298, label %299, label %300

299:                                              ; preds = %294
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %16, ptr noundef nonnull align 8 dereferenceable(24) %15, i64 24, i1 false)
  br label %301

300:                                              ; preds = %294
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %16, i8 0, i64 24, i1 false), !alias.scope !33
  store i32 4, ptr %16, align 8, !alias.scope !33
  br label %301

301:                                              ; preds = %300, %299
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9, !noalias !33
  br label %360

302:                                              ; preds = %268
  call void @llvm.experimental.noalias.scope.decl(metadata !36)
  %303 = getelementptr inbounds nuw i8, ptr %264, i64 8
  %304 = load ptr, ptr %303, align 8, !noalias !36
  %305 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8, !noalias !36
  %306 = icmp eq ptr %304, %305
  br i1 %306, label %308, label %307

307:                                              ; preds = %302
  call fastcc void @number_of(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %16, ptr noundef nonnull %264) #17
  br label %360

308:                                              ; preds = %302
  %309 = getelementptr inbounds nuw i8, ptr %264, i64 16
  %310 = load ptr, ptr %309, align 8, !noalias !36
  %311 = getelementptr inbounds nuw i8, ptr %264, i64 24
  %312 = load i32, ptr %311, align 8, !noalias !36
  %313 = icmp sgt i32 %312, 0
  br i1 %313, label %314, label %341

314:                                              ; preds = %308
  %315 = getelementptr inbounds nuw i8, ptr %264, i64 32
  %316 = getelementptr inbounds nuw i8, ptr %264, i64 40
  %317 = zext nneg i32 %312 to i64
  br label %318

318:                                              ; preds = %331, %314
  %319 = phi i64 [ 0, %314 ], [ %338, %331 ]
  %320 = phi i64 [ %269, %314 ], [ %339, %331 ]
  %321 = phi ptr [ %310, %314 ], [ %337, %331 ]
  %322 = and i64 %320, 65535
  %323 = icmp eq i64 %322, 0
  br i1 %323, label %330, label %324

324:                                              ; preds = %318
  %325 = load ptr, ptr %315, align 8, !noalias !36
  %326 = getelementptr inbounds nuw i64, ptr %325, i64 %319
  %327 = load i64, ptr %326, align 8, !noalias !36
  %328 = lshr i64 %322, 7
  %329 = icmp eq i64 %327, %328
  br i1 %329, label %331, label %330

330:                                              ; preds = %324, %318
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %16, i8 0, i64 24, i1 false), !alias.scope !36
  br label %360

331:                                              ; preds = %324
  %332 = and i64 %320, 127
  %333 = load ptr, ptr %316, align 8, !noalias !36
  %334 = getelementptr inbounds nuw i64, ptr %333, i64 %319
  %335 = load i64, ptr %334, align 8, !noalias !36
  %336 = mul nsw i64 %335, %332
  %337 = getelementptr inbounds i8, ptr %321, i64 %336
  %338 = add nuw nsw i64 %319, 1
  %339 = lshr i64 %320, 16
  %340 = icmp eq i64 %338, %317
  br i1 %340, label %341, label %318, !llvm.loop !39

341:                                              ; preds = %331, %308
  %342 = phi ptr [ %310, %308 ], [ %337, %331 ]
  %343 = phi i64 [ %269, %308 ], [ %339, %331 ]
  %344 = icmp eq i64 %343, 0
  br i1 %344, label %345, label %356

345:                                              ; preds = %341
  %346 = getelementptr inbounds nuw i8, ptr %264, i64 64
  %347 = load i32, ptr %346, align 8, !noalias !36
  %348 = and i32 %347, 256
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %356, label %350

350:                                              ; preds = %345
  %351 = getelementptr inbounds nuw i8, ptr %264, i64 56
  %352 = load ptr, ptr %351, align 8, !noalias !36
  %353 = getelementptr inbounds nuw i8, ptr %352, i64 26
  %354 = load i8, ptr %353, align 2, !noalias !36
  %355 = icmp eq i8 %354, 62
  br i1 %355, label %356, label %357

356:                                              ; preds = %350, %345, %341
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %16, i8 0, i64 24, i1 false), !alias.scope !36
  br label %360

357:                                              ; preds = %350
  %358 = getelementptr inbounds nuw i8, ptr %352, i64 16
  %359 = load ptr, ptr %358, align 8, !noalias !36
  call fastcc void @number_at(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %16, ptr noundef %359, ptr noundef %342) #17
  br label %360

360:                                              ; preds = %357, %356, %330, %307, %301, %289, %282
  %361 = load i64, ptr %206, align 8
  switch i64 %361, label %389 [
    i64 9, label %422
    i64 8, label %362
    i64 6, label %366
    i64 7, label %381
  ]

362:                                              ; preds = %360
  %363 = load i64, ptr %52, align 8
  store i64 %363, ptr %218, align 8
  %364 = load i32, ptr %16, align 8
  %365 = icmp eq i32 %364, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  br i1 %365, label %458, label %462

366:                                              ; preds = %360
  %367 = load i64, ptr %52, align 8
  %368 = getelementptr inbounds nuw i8, ptr %206, i64 48
  %369 = load i64, ptr %368, align 8
  %370 = and i64 %369, %367
  store i64 %370, ptr %218, align 8
  %371 = load i32, ptr %16, align 8
  %372 = icmp eq i32 %371, 2
  br i1 %372, label %373, label %420

373:                                              ; preds = %366
  %374 = getelementptr inbounds nuw i8, ptr %206, i64 32
  %375 = load i64, ptr %374, align 8
  %376 = icmp sgt i64 %375, %367
  br i1 %376, label %420, label %377

377:                                              ; preds = %373
  %378 = getelementptr inbounds nuw i8, ptr %206, i64 40
  %379 = load i64, ptr %378, align 8
  %380 = icmp sgt i64 %367, %379
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  br i1 %380, label %462, label %458

381:                                              ; preds = %360
  %382 = load i64, ptr %52, align 8
  store i64 %382, ptr %218, align 8
  %383 = load i32, ptr %16, align 8
  %384 = icmp eq i32 %383, 3
  br i1 %384, label %421, label %385

385:                                              ; preds = %381
  %386 = icmp eq i32 %383, 2
  %387 = icmp sgt i64 %382, -1
  %388 = select i1 %386, i1 %387, i1 false
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  br i1 %388, label %458, label %462

389:                                              ; preds = %360
  %390 = load i32, ptr %16, align 8
  %391 = icmp eq i32 %390, 2
  br i1 %391, label %392, label %398

392:                                              ; preds = %389
  %393 = load i64, ptr %52, align 8
  %394 = add i64 %393, -9007199254740993
  %395 = icmp ult i64 %394, -18014398509481985
  br i1 %395, label %420, label %396

396:                                              ; preds = %392
  %397 = sitofp i64 %393 to double
  br label %401

398:                                              ; preds = %389
  %399 = load double, ptr %53, align 8
  %400 = icmp eq i32 %390, 4
  br i1 %400, label %401, label %420

401:                                              ; preds = %398, %396
  %402 = phi double [ %397, %396 ], [ %399, %398 ]
  %403 = icmp eq i64 %361, 5
  br i1 %403, label %404, label %408

404:                                              ; preds = %401
  %405 = fcmp uno double %402, 0.000000e+00
  %406 = bitcast double %402 to i64
  %407 = select i1 %405, i64 9221120237041090560, i64 %406
  store i64 %407, ptr %218, align 8
  br label %421

408:                                              ; preds = %401
  %409 = fptrunc double %402 to float
  %410 = call double @llvm.fabs.f64(double %402)
  %411 = bitcast double %410 to i64
  %412 = icmp samesign ugt i64 %411, 9218868437227405311
  %413 = fcmp uno double %402, 0.000000e+00
  %414 = bitcast float %409 to i32
  %415 = zext i32 %414 to i64
  %416 = select i1 %413, i64 2143289344, i64 %415
  store i64 %416, ptr %218, align 8
  %417 = call float @llvm.fabs.f32(float %409)
  %418 = fcmp une float %417, 0x7FF0000000000000
  %419 = select i1 %412, i1 true, i1 %418
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  br i1 %419, label %458, label %462

420:                                              ; preds = %398, %392, %373, %366
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  br label %462

421:                                              ; preds = %404, %381
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  br label %458

422:                                              ; preds = %360
  %423 = load i64, ptr %52, align 8
  store i64 %423, ptr %218, align 8
  %424 = load i32, ptr %16, align 8
  %425 = icmp eq i32 %424, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  br i1 %425, label %462, label %458

426:                                              ; preds = %266
  %427 = getelementptr inbounds nuw i8, ptr %206, i64 32
  %428 = load i64, ptr %427, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #9
  switch i64 %263, label %449 [
    i64 10, label %429
    i64 11, label %440
    i64 12, label %453
  ]

429:                                              ; preds = %426
  %430 = getelementptr inbounds nuw i8, ptr %264, i64 8
  %431 = load ptr, ptr %430, align 8
  %432 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 72), align 8
  %433 = icmp eq ptr %431, %432
  br i1 %433, label %434, label %452

434:                                              ; preds = %429
  %435 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %264, ptr noundef nonnull %14) #16
  %436 = icmp eq i64 %435, %428
  br i1 %436, label %437, label %452

437:                                              ; preds = %434
  %438 = load i32, ptr %14, align 4
  %439 = icmp eq i32 %438, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  br i1 %439, label %458, label %462

440:                                              ; preds = %426
  %441 = getelementptr inbounds nuw i8, ptr %264, i64 8
  %442 = load ptr, ptr %441, align 8
  %443 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %444 = icmp eq ptr %442, %443
  br i1 %444, label %445, label %452

445:                                              ; preds = %440
  %446 = getelementptr inbounds nuw i8, ptr %264, i64 16
  %447 = load i64, ptr %446, align 8
  %448 = icmp eq i64 %447, %428
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  br i1 %448, label %458, label %462

449:                                              ; preds = %426
  %450 = ptrtoint ptr %264 to i64
  %451 = icmp eq i64 %428, %450
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  br i1 %451, label %458, label %462

452:                                              ; preds = %440, %434, %429
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  br label %462

453:                                              ; preds = %426
  %454 = getelementptr inbounds nuw i8, ptr %264, i64 8
  %455 = load ptr, ptr %454, align 8
  %456 = inttoptr i64 %428 to ptr
  %457 = icmp eq ptr %455, %456
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  br i1 %457, label %458, label %462

458:                                              ; preds = %453, %449, %445, %437, %422, %421, %408, %385, %377, %362, %259, %251, %249
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #9
  %459 = add nuw nsw i64 %205, 1
  %460 = load i64, ptr %74, align 8
  %461 = icmp slt i64 %459, %460
  br i1 %461, label %204, label %463, !llvm.loop !40

462:                                              ; preds = %453, %449, %445, %437, %422, %408, %385, %377, %362, %262, %255, %251, %250, %249, %237, %452, %420
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #9
  br label %1155

463:                                              ; preds = %458
  %464 = load ptr, ptr %20, align 8
  br label %465

465:                                              ; preds = %463, %196
  %466 = phi ptr [ %464, %463 ], [ %200, %196 ]
  %467 = icmp ne ptr %466, null
  %468 = load ptr, ptr %54, align 8
  %469 = icmp ne ptr %468, null
  %470 = select i1 %467, ptr %466, ptr %468
  %471 = or i1 %467, %469
  %472 = zext i1 %467 to i64
  %473 = icmp eq ptr %468, null
  %474 = select i1 %473, i64 0, i64 2
  %475 = or disjoint i64 %474, %472
  %476 = icmp eq i64 %475, 0
  %477 = select i1 %476, i64 4, i64 %475
  %478 = getelementptr inbounds nuw i8, ptr %70, i64 104
  %479 = load i64, ptr %478, align 8
  %480 = xor i64 %479, -1
  %481 = and i64 %477, %480
  %482 = icmp eq i64 %481, 0
  %483 = xor i1 %467, true
  %484 = or i1 %473, %483
  %485 = and i1 %484, %482
  br i1 %485, label %486, label %1155

486:                                              ; preds = %465
  %487 = load i64, ptr %80, align 8
  %488 = icmp sgt i64 %487, 0
  br i1 %488, label %489, label %520

489:                                              ; preds = %486, %517
  %490 = phi i64 [ %518, %517 ], [ 0, %486 ]
  %491 = getelementptr inbounds nuw %struct.Equal, ptr %79, i64 %490
  br i1 %471, label %492, label %496

492:                                              ; preds = %489
  %493 = getelementptr inbounds nuw i8, ptr %491, i64 32
  %494 = load i64, ptr %493, align 8
  %495 = icmp eq i64 %494, 0
  br i1 %495, label %517, label %496

496:                                              ; preds = %492, %489
  %497 = load i64, ptr %491, align 8
  %498 = getelementptr inbounds i64, ptr %19, i64 %497
  %499 = load i64, ptr %498, align 8
  %500 = getelementptr inbounds nuw i8, ptr %491, i64 16
  %501 = load i64, ptr %500, align 8
  %502 = icmp slt i64 %501, 0
  %503 = getelementptr inbounds nuw i8, ptr %491, i64 24
  %504 = getelementptr inbounds nuw i64, ptr %19, i64 %501
  %505 = select i1 %502, ptr %503, ptr %504
  %506 = load i64, ptr %505, align 8
  %507 = getelementptr inbounds nuw i8, ptr %491, i64 8
  %508 = load i64, ptr %507, align 8
  %509 = icmp eq i64 %508, 1
  br i1 %509, label %514, label %510

510:                                              ; preds = %496
  %511 = add i64 %499, -1
  %512 = add i64 %511, %508
  %513 = sdiv i64 %512, %508
  br label %514

514:                                              ; preds = %510, %496
  %515 = phi i64 [ %513, %510 ], [ %499, %496 ]
  %516 = icmp eq i64 %515, %506
  br i1 %516, label %517, label %1155

517:                                              ; preds = %514, %492
  %518 = add nuw nsw i64 %490, 1
  %519 = icmp eq i64 %518, %487
  br i1 %519, label %520, label %489, !llvm.loop !41

520:                                              ; preds = %517, %486
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #9
  br i1 %471, label %521, label %546

521:                                              ; preds = %520
  %522 = getelementptr inbounds nuw i8, ptr %70, i64 192
  %523 = load i64, ptr %522, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store ptr %470, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #9
  %524 = call fastcc i64 @items_of(ptr noundef %10, ptr noundef %11) #17
  %525 = icmp eq i64 %524, %523
  br i1 %525, label %526, label %545

526:                                              ; preds = %521
  %527 = icmp slt i64 %523, 1
  br i1 %527, label %544, label %528

528:                                              ; preds = %526
  %529 = load ptr, ptr %11, align 8
  br label %530

530:                                              ; preds = %539, %528
  %531 = phi i64 [ 0, %528 ], [ %541, %539 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #9
  %532 = getelementptr inbounds nuw ptr, ptr %529, i64 %531
  %533 = load ptr, ptr %532, align 8
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %12, ptr noundef %533) #17
  %534 = load i32, ptr %12, align 8
  %535 = icmp eq i32 %534, 2
  %536 = load i64, ptr %55, align 8
  %537 = icmp ult i64 %536, 2147483648
  %538 = select i1 %535, i1 %537, i1 false
  br i1 %538, label %539, label %543

539:                                              ; preds = %530
  %540 = getelementptr inbounds nuw i64, ptr %13, i64 %531
  store i64 %536, ptr %540, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  %541 = add nuw nsw i64 %531, 1
  %542 = icmp eq i64 %541, %523
  br i1 %542, label %544, label %530, !llvm.loop !42

543:                                              ; preds = %530
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  br label %545

544:                                              ; preds = %539, %526
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %546

545:                                              ; preds = %543, %521
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %621

546:                                              ; preds = %544, %520
  %547 = getelementptr inbounds nuw i8, ptr %70, i64 192
  %548 = load i64, ptr %547, align 8
  %549 = call i64 @llvm.smax.i64(i64 %548, i64 3)
  %550 = trunc i64 %549 to i32
  %551 = icmp slt i32 %550, 1
  br i1 %551, label %622, label %552

552:                                              ; preds = %546
  %553 = getelementptr inbounds nuw i8, ptr %70, i64 352
  %554 = getelementptr inbounds nuw i8, ptr %70, i64 208
  %555 = getelementptr inbounds nuw i8, ptr %70, i64 200
  %556 = getelementptr inbounds nuw i8, ptr %70, i64 400
  %557 = and i64 %549, 2147483647
  %558 = call i64 @llvm.umax.i64(i64 %557, i64 1)
  br label %563

559:                                              ; preds = %616
  %560 = extractvalue { i64, i1 } %619, 0
  %561 = add nuw nsw i64 %565, 1
  %562 = icmp eq i64 %561, %558
  br i1 %562, label %622, label %563, !llvm.loop !43

563:                                              ; preds = %559, %552
  %564 = phi i64 [ 1, %552 ], [ %560, %559 ]
  %565 = phi i64 [ 0, %552 ], [ %561, %559 ]
  %566 = getelementptr inbounds nuw i64, ptr %553, i64 %565
  %567 = load i64, ptr %566, align 8
  %568 = icmp sgt i64 %548, %565
  br i1 %568, label %569, label %597

569:                                              ; preds = %563
  br i1 %471, label %587, label %570

570:                                              ; preds = %569
  %571 = getelementptr inbounds nuw %struct.Extent, ptr %554, i64 %565
  %572 = load i64, ptr %571, align 8
  %573 = icmp slt i64 %572, 0
  br i1 %573, label %574, label %576

574:                                              ; preds = %570
  %575 = getelementptr inbounds nuw i8, ptr %571, i64 8
  br label %584

576:                                              ; preds = %570
  %577 = getelementptr inbounds nuw i8, ptr %571, i64 16
  %578 = load i64, ptr %577, align 8
  %579 = icmp eq i64 %578, 0
  br i1 %579, label %580, label %582

580:                                              ; preds = %576
  %581 = getelementptr inbounds nuw i64, ptr %19, i64 %572
  br label %584

582:                                              ; preds = %576
  %583 = getelementptr inbounds nuw i64, ptr null, i64 %572
  br label %584

584:                                              ; preds = %582, %580, %574
  %585 = phi ptr [ %575, %574 ], [ %581, %580 ], [ %583, %582 ]
  %586 = load i64, ptr %585, align 8
  br label %598

587:                                              ; preds = %569
  %588 = getelementptr inbounds nuw i64, ptr %13, i64 %565
  %589 = load i64, ptr %588, align 8
  %590 = load i64, ptr %556, align 8
  %591 = icmp eq i64 %590, 0
  br i1 %591, label %604, label %592

592:                                              ; preds = %587
  %593 = getelementptr inbounds nuw %struct.Extent, ptr %71, i64 %565
  %594 = getelementptr inbounds nuw i8, ptr %593, i64 184
  %595 = load i64, ptr %594, align 8
  %596 = icmp eq i64 %589, %595
  br i1 %596, label %604, label %621

597:                                              ; preds = %563
  br i1 %471, label %604, label %598

598:                                              ; preds = %597, %584
  %599 = phi i64 [ %586, %584 ], [ 1, %597 ]
  %600 = load i64, ptr %555, align 8
  %601 = shl nuw i64 1, %565
  %602 = and i64 %600, %601
  %603 = icmp ne i64 %602, 0
  br label %604

604:                                              ; preds = %598, %597, %592, %587
  %605 = phi i64 [ %599, %598 ], [ 1, %597 ], [ %589, %587 ], [ %589, %592 ]
  %606 = phi i1 [ %603, %598 ], [ %469, %597 ], [ %469, %587 ], [ %469, %592 ]
  %607 = select i1 %606, i64 %567, i64 1
  %608 = mul nsw i64 %607, %605
  %609 = getelementptr inbounds nuw i64, ptr %21, i64 %565
  store i64 %608, ptr %609, align 8
  %610 = icmp eq i64 %567, 1
  %611 = select i1 %606, i1 true, i1 %610
  br i1 %611, label %616, label %612

612:                                              ; preds = %604
  %613 = add i64 %567, -1
  %614 = add i64 %613, %605
  %615 = sdiv i64 %614, %567
  br label %616

616:                                              ; preds = %612, %604
  %617 = phi i64 [ %615, %612 ], [ %605, %604 ]
  %618 = getelementptr inbounds nuw i64, ptr %22, i64 %565
  store i64 %617, ptr %618, align 8
  %619 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %564, i64 %617)
  %620 = extractvalue { i64, i1 } %619, 1
  br i1 %620, label %621, label %559

621:                                              ; preds = %616, %592, %545
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #9
  br label %1155

622:                                              ; preds = %559, %546
  %623 = phi i64 [ 1, %546 ], [ %560, %559 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #9
  %624 = load i64, ptr %83, align 8
  %625 = icmp slt i64 %624, 1
  br i1 %625, label %648, label %626

626:                                              ; preds = %622, %645
  %627 = phi i64 [ %646, %645 ], [ 0, %622 ]
  %628 = getelementptr inbounds nuw %struct.Apart, ptr %82, i64 %627
  %629 = load i64, ptr %628, align 8
  %630 = getelementptr inbounds i64, ptr %19, i64 %629
  %631 = load i64, ptr %630, align 8
  %632 = getelementptr inbounds nuw i8, ptr %628, i64 8
  %633 = load i64, ptr %632, align 8
  %634 = getelementptr inbounds i64, ptr %19, i64 %633
  %635 = load i64, ptr %634, align 8
  %636 = getelementptr inbounds nuw i8, ptr %628, i64 24
  %637 = load i64, ptr %636, align 8
  %638 = add i64 %637, %635
  %639 = icmp ult i64 %631, %638
  br i1 %639, label %640, label %645

640:                                              ; preds = %626
  %641 = getelementptr inbounds nuw i8, ptr %628, i64 16
  %642 = load i64, ptr %641, align 8
  %643 = add i64 %642, %631
  %644 = icmp ult i64 %635, %643
  br i1 %644, label %1155, label %645

645:                                              ; preds = %640, %626
  %646 = add nuw nsw i64 %627, 1
  %647 = icmp eq i64 %646, %624
  br i1 %647, label %648, label %626, !llvm.loop !44

648:                                              ; preds = %645, %622
  %649 = load i64, ptr %74, align 8
  %650 = icmp slt i64 %649, 1
  br i1 %650, label %685, label %651

651:                                              ; preds = %648, %682
  %652 = phi i64 [ %683, %682 ], [ 0, %648 ]
  %653 = getelementptr inbounds nuw %struct.Row, ptr %73, i64 %652
  %654 = load i64, ptr %653, align 8
  %655 = icmp slt i64 %654, 4
  br i1 %655, label %656, label %682

656:                                              ; preds = %651
  %657 = getelementptr inbounds nuw i8, ptr %653, i64 104
  %658 = load i64, ptr %657, align 8
  %659 = and i64 %658, 1099511627775
  %660 = icmp eq i64 %659, 0
  br i1 %660, label %682, label %661

661:                                              ; preds = %656
  %662 = getelementptr inbounds nuw i8, ptr %653, i64 96
  %663 = load i64, ptr %662, align 8
  %664 = getelementptr i64, ptr %19, i64 %663
  br label %665

665:                                              ; preds = %678, %661
  %666 = phi i64 [ %659, %661 ], [ %680, %678 ]
  %667 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %666, i1 true)
  %668 = trunc nuw nsw i64 %667 to i8
  %669 = urem i8 %668, 6
  %670 = zext nneg i8 %669 to i64
  %671 = getelementptr inbounds nuw i64, ptr %21, i64 %670
  %672 = load i64, ptr %671, align 8
  %673 = udiv i8 %668, 6
  %674 = zext nneg i8 %673 to i64
  %675 = getelementptr i64, ptr %664, i64 %674
  %676 = load i64, ptr %675, align 8
  %677 = icmp sgt i64 %672, %676
  br i1 %677, label %1155, label %678

678:                                              ; preds = %665
  %679 = add nsw i64 %666, -1
  %680 = and i64 %679, %666
  %681 = icmp eq i64 %680, 0
  br i1 %681, label %682, label %665, !llvm.loop !45

682:                                              ; preds = %678, %656, %651
  %683 = add nuw nsw i64 %652, 1
  %684 = icmp eq i64 %683, %649
  br i1 %684, label %685, label %651, !llvm.loop !46

685:                                              ; preds = %682, %648
  %686 = load i64, ptr %77, align 8
  %687 = icmp sgt i64 %686, 0
  br i1 %687, label %689, label %722

688:                                              ; preds = %716
  br i1 %717, label %722, label %1155

689:                                              ; preds = %685, %716
  %690 = phi i64 [ %718, %716 ], [ 0, %685 ]
  %691 = getelementptr inbounds nuw %struct.Captured, ptr %76, i64 %690
  %692 = getelementptr inbounds nuw i8, ptr %691, i64 8
  %693 = load ptr, ptr %692, align 8
  %694 = ptrtoint ptr %693 to i64
  %695 = load ptr, ptr %691, align 8
  switch i64 %694, label %705 [
    i64 0, label %696
    i64 1, label %702
  ]

696:                                              ; preds = %689
  %697 = getelementptr inbounds nuw i8, ptr %695, i64 16
  %698 = load ptr, ptr %697, align 8
  %699 = getelementptr inbounds nuw i8, ptr %691, i64 16
  %700 = load ptr, ptr %699, align 8
  %701 = icmp eq ptr %698, %700
  br label %716

702:                                              ; preds = %689
  %703 = call i64 @PyDict_Size(ptr noundef %695) #16
  %704 = icmp eq i64 %703, 0
  br label %716

705:                                              ; preds = %689
  %706 = call ptr @PyDict_GetItemWithError(ptr noundef %695, ptr noundef nonnull %693) #16
  %707 = icmp eq ptr %706, null
  br i1 %707, label %708, label %712, !prof !47

708:                                              ; preds = %705
  %709 = call ptr @PyErr_Occurred() #16
  %710 = icmp eq ptr %709, null
  br i1 %710, label %712, label %711

711:                                              ; preds = %708
  call void @PyErr_Clear() #16
  br label %1155

712:                                              ; preds = %708, %705
  %713 = getelementptr inbounds nuw i8, ptr %691, i64 16
  %714 = load ptr, ptr %713, align 8
  %715 = icmp eq ptr %706, %714
  br label %716

716:                                              ; preds = %712, %702, %696
  %717 = phi i1 [ %704, %702 ], [ %701, %696 ], [ %715, %712 ]
  %718 = add nuw nsw i64 %690, 1
  %719 = load i64, ptr %77, align 8
  %720 = icmp slt i64 %718, %719
  %721 = select i1 %720, i1 %717, i1 false
  br i1 %721, label %689, label %688, !llvm.loop !48

722:                                              ; preds = %688, %685
  %723 = getelementptr inbounds nuw i8, ptr %70, i64 176
  %724 = load ptr, ptr %723, align 8
  %725 = icmp eq ptr %724, null
  br i1 %725, label %729, label %726

726:                                              ; preds = %722
  %727 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 24), align 8
  %728 = call fastcc zeroext i1 @says(ptr noundef %724, ptr noundef null, ptr noundef %727) #17
  br i1 %728, label %729, label %1155

729:                                              ; preds = %726, %722
  %730 = getelementptr inbounds nuw i8, ptr %70, i64 448
  %731 = load ptr, ptr %730, align 8
  %732 = icmp eq ptr %731, null
  br i1 %732, label %764, label %733

733:                                              ; preds = %729
  %734 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %735 = getelementptr inbounds nuw i8, ptr %734, i64 8
  %736 = load i64, ptr %735, align 8
  %737 = inttoptr i64 %736 to ptr
  %738 = getelementptr inbounds nuw i8, ptr %734, i64 16
  %739 = load i64, ptr %738, align 8
  %740 = inttoptr i64 %739 to ptr
  %741 = load ptr, ptr @gpu, align 8
  %742 = call i64 @PyDict_Size(ptr noundef %741) #16
  %743 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %744 = load i64, ptr %743, align 8
  %745 = icmp eq i64 %742, %744
  br i1 %745, label %746, label %1155

746:                                              ; preds = %733
  %747 = icmp eq i64 %736, 0
  br i1 %747, label %752, label %748

748:                                              ; preds = %746
  %749 = load ptr, ptr %730, align 8
  %750 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 40), align 8
  %751 = call fastcc zeroext i1 @says(ptr noundef %737, ptr noundef %749, ptr noundef %750) #17
  br i1 %751, label %752, label %1155

752:                                              ; preds = %748, %746
  %753 = getelementptr inbounds nuw i8, ptr %70, i64 72
  %754 = load ptr, ptr %753, align 8
  %755 = icmp eq ptr %754, null
  %756 = icmp ne i64 %739, 0
  %757 = select i1 %755, i1 %756, i1 false
  br i1 %757, label %758, label %764

758:                                              ; preds = %752
  %759 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %760 = getelementptr inbounds nuw i8, ptr %759, i64 24
  %761 = load i64, ptr %760, align 8
  %762 = inttoptr i64 %761 to ptr
  %763 = call fastcc zeroext i1 @says(ptr noundef %740, ptr noundef null, ptr noundef %762) #17
  br i1 %763, label %764, label %1155

764:                                              ; preds = %758, %752, %729
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #9
  store i32 0, ptr %23, align 4
  %765 = load i64, ptr %86, align 8
  %766 = icmp slt i64 %765, 1
  br i1 %766, label %1019, label %767

767:                                              ; preds = %764
  %768 = icmp eq ptr %466, null
  %769 = getelementptr inbounds nuw i8, ptr %70, i64 64
  %770 = and i1 %768, %473
  br label %771

771:                                              ; preds = %1014, %767
  %772 = phi i64 [ 0, %767 ], [ %998, %1014 ]
  %773 = getelementptr inbounds nuw %struct.Make, ptr %85, i64 %772
  %774 = getelementptr inbounds nuw i8, ptr %773, i64 16
  %775 = load i64, ptr %774, align 8
  %776 = icmp eq i64 %775, 1
  br i1 %776, label %780, label %777

777:                                              ; preds = %771
  %778 = icmp eq i64 %775, 2
  %779 = and i1 %778, %770
  br label %780

780:                                              ; preds = %777, %771
  %781 = phi i1 [ true, %771 ], [ %779, %777 ]
  %782 = load i64, ptr %773, align 8
  %783 = getelementptr inbounds %struct.Row, ptr %73, i64 %782
  %784 = getelementptr inbounds nuw i8, ptr %783, i64 24
  %785 = load i64, ptr %784, align 8
  %786 = getelementptr inbounds i64, ptr %19, i64 %785
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9
  %787 = getelementptr inbounds nuw i8, ptr %773, i64 24
  %788 = load i64, ptr %787, align 8
  %789 = getelementptr inbounds nuw i8, ptr %773, i64 8
  %790 = load i64, ptr %789, align 8
  %791 = icmp sgt i64 %790, 0
  br i1 %791, label %792, label %828

792:                                              ; preds = %780
  %793 = getelementptr inbounds nuw i8, ptr %773, i64 48
  br label %797

794:                                              ; preds = %819
  %795 = add nuw nsw i64 %798, 1
  %796 = icmp eq i64 %795, %790
  br i1 %796, label %828, label %797, !llvm.loop !49

797:                                              ; preds = %794, %792
  %798 = phi i64 [ 0, %792 ], [ %795, %794 ]
  %799 = phi i64 [ %788, %792 ], [ %825, %794 ]
  %800 = getelementptr inbounds nuw %struct.Extent, ptr %793, i64 %798
  %801 = load i64, ptr %800, align 8
  %802 = icmp slt i64 %801, 0
  br i1 %802, label %803, label %805

803:                                              ; preds = %797
  %804 = getelementptr inbounds nuw i8, ptr %800, i64 8
  br label %815

805:                                              ; preds = %797
  %806 = getelementptr inbounds nuw i8, ptr %800, i64 16
  %807 = load i64, ptr %806, align 8
  %808 = icmp eq i64 %807, 0
  br i1 %808, label %809, label %811

809:                                              ; preds = %805
  %810 = getelementptr inbounds nuw i64, ptr %19, i64 %801
  br label %815

811:                                              ; preds = %805
  %812 = icmp eq i64 %807, 1
  %813 = select i1 %812, ptr %21, ptr %22
  %814 = getelementptr inbounds nuw i64, ptr %813, i64 %801
  br label %815

815:                                              ; preds = %811, %809, %803
  %816 = phi ptr [ %804, %803 ], [ %810, %809 ], [ %814, %811 ]
  %817 = load i64, ptr %816, align 8
  %818 = icmp ugt i64 %817, 2147483647
  br i1 %818, label %1017, label %819

819:                                              ; preds = %815
  %820 = getelementptr inbounds nuw i64, ptr %9, i64 %798
  store i64 %817, ptr %820, align 8
  %821 = getelementptr inbounds nuw i64, ptr %786, i64 %798
  %822 = getelementptr inbounds nuw i8, ptr %821, i64 8
  store i64 %817, ptr %822, align 8
  %823 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %799, i64 %817)
  %824 = extractvalue { i64, i1 } %823, 1
  %825 = extractvalue { i64, i1 } %823, 0
  %826 = icmp sgt i64 %825, 70368744177664
  %827 = or i1 %824, %826
  br i1 %827, label %1017, label %794

828:                                              ; preds = %794, %780
  %829 = phi i64 [ %788, %780 ], [ %825, %794 ]
  %830 = getelementptr inbounds nuw i8, ptr %783, i64 80
  %831 = load i64, ptr %830, align 8
  %832 = icmp eq i64 %831, 0
  br i1 %832, label %836, label %833

833:                                              ; preds = %828
  %834 = getelementptr i64, ptr %786, i64 %790
  %835 = getelementptr i8, ptr %834, i64 8
  store i64 %831, ptr %835, align 8
  br label %836

836:                                              ; preds = %833, %828
  %837 = getelementptr inbounds nuw i8, ptr %773, i64 40
  %838 = load ptr, ptr %837, align 8
  %839 = icmp eq ptr %838, null
  br i1 %839, label %868, label %840

840:                                              ; preds = %836
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(56) %8, i8 0, i64 56, i1 false)
  %841 = call i64 @llvm.smax.i64(i64 %790, i64 0)
  br label %842

842:                                              ; preds = %845, %840
  %843 = phi i64 [ 0, %840 ], [ %849, %845 ]
  %844 = icmp eq i64 %843, %841
  br i1 %844, label %852, label %845

845:                                              ; preds = %842
  %846 = getelementptr inbounds nuw i64, ptr %9, i64 %843
  %847 = load i64, ptr %846, align 8
  %848 = call ptr @PyLong_FromLongLong(i64 noundef %847) #16
  %849 = add nuw i64 %843, 1
  %850 = getelementptr inbounds nuw ptr, ptr %8, i64 %849
  store ptr %848, ptr %850, align 8
  %851 = icmp eq ptr %848, null
  br i1 %851, label %852, label %842, !llvm.loop !50

852:                                              ; preds = %845, %842
  %853 = phi i64 [ %841, %842 ], [ %843, %845 ]
  %854 = icmp eq i64 %853, %790
  br i1 %854, label %855, label %858

855:                                              ; preds = %852
  %856 = or i64 %790, -9223372036854775808
  %857 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %838, ptr noundef nonnull %56, i64 noundef %856, ptr noundef null) #16
  br label %858

858:                                              ; preds = %855, %852
  %859 = phi ptr [ %857, %855 ], [ null, %852 ]
  %860 = icmp eq i64 %853, 0
  br i1 %860, label %867, label %861

861:                                              ; preds = %858, %861
  %862 = phi i64 [ %863, %861 ], [ %853, %858 ]
  %863 = add nsw i64 %862, -1
  %864 = getelementptr inbounds nuw ptr, ptr %8, i64 %862
  %865 = load ptr, ptr %864, align 8
  call void @Py_DecRef(ptr noundef %865) #16
  %866 = icmp sgt i64 %862, 1
  br i1 %866, label %861, label %867, !llvm.loop !51

867:                                              ; preds = %861, %858
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  br label %990

868:                                              ; preds = %836
  %869 = load ptr, ptr %769, align 8
  %870 = icmp eq ptr %869, null
  br i1 %870, label %930, label %871

871:                                              ; preds = %868
  %872 = add i64 %829, 240
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  store ptr null, ptr %7, align 8
  %873 = icmp sgt i64 %829, 262143
  %874 = icmp samesign ult i64 %829, 67108865
  %875 = or i1 %781, %874
  %876 = select i1 %873, i1 %875, i1 false
  br i1 %876, label %877, label %880

877:                                              ; preds = %871
  %878 = xor i1 %781, true
  %879 = call fastcc ptr @take_block(i64 noundef %872, i1 noundef zeroext %878) #17
  br label %885

880:                                              ; preds = %871
  br i1 %781, label %881, label %883

881:                                              ; preds = %880
  %882 = call ptr @PyMem_RawMalloc(i64 noundef %872) #16
  br label %885

883:                                              ; preds = %880
  %884 = call ptr @PyMem_RawCalloc(i64 noundef 1, i64 noundef %872) #16
  br label %885

885:                                              ; preds = %883, %881, %877
  %886 = phi ptr [ %879, %877 ], [ null, %881 ], [ null, %883 ]
  %887 = phi ptr [ %879, %877 ], [ %882, %881 ], [ %884, %883 ]
  %888 = icmp eq ptr %887, null
  br i1 %888, label %928, label %889

889:                                              ; preds = %885
  %890 = getelementptr inbounds nuw i8, ptr %887, i64 176
  %891 = ptrtoint ptr %890 to i64
  %892 = add i64 %891, 63
  %893 = and i64 %892, -64
  store i64 %893, ptr %786, align 8
  %894 = inttoptr i64 %893 to ptr
  %895 = getelementptr inbounds nuw i8, ptr %783, i64 40
  %896 = load i64, ptr %895, align 8
  %897 = getelementptr inbounds nuw i8, ptr %783, i64 48
  %898 = load i64, ptr %897, align 8
  %899 = getelementptr inbounds nuw i8, ptr %887, i64 80
  %900 = getelementptr inbounds nuw i8, ptr %887, i64 128
  store i32 1, ptr %887, align 8
  %901 = getelementptr inbounds nuw i8, ptr %887, i64 4
  store i32 0, ptr %901, align 4
  %902 = getelementptr inbounds nuw i8, ptr %887, i64 8
  store ptr %886, ptr %902, align 8
  %903 = getelementptr inbounds nuw i8, ptr %887, i64 16
  store ptr @give_back, ptr %903, align 8
  %904 = getelementptr inbounds nuw i8, ptr %887, i64 24
  store i64 0, ptr %904, align 8
  %905 = getelementptr inbounds nuw i8, ptr %887, i64 32
  store ptr %894, ptr %905, align 8
  %906 = getelementptr inbounds nuw i8, ptr %887, i64 40
  store i64 %896, ptr %906, align 8
  %907 = getelementptr inbounds nuw i8, ptr %887, i64 48
  store i64 %898, ptr %907, align 8
  %908 = getelementptr inbounds nuw i8, ptr %887, i64 56
  store ptr %899, ptr %908, align 8
  %909 = getelementptr inbounds nuw i8, ptr %887, i64 64
  store ptr %900, ptr %909, align 8
  %910 = getelementptr inbounds nuw i8, ptr %887, i64 72
  store i64 0, ptr %910, align 8
  br i1 %791, label %915, label %911

911:                                              ; preds = %915, %889
  %912 = load ptr, ptr %769, align 8
  %913 = call i32 %912(ptr noundef nonnull %887, ptr noundef nonnull %7) #16
  %914 = icmp eq i32 %913, 0
  br i1 %914, label %925, label %927

915:                                              ; preds = %889, %915
  %916 = phi i64 [ %923, %915 ], [ 1, %889 ]
  %917 = phi i64 [ %918, %915 ], [ %790, %889 ]
  %918 = add nsw i64 %917, -1
  %919 = getelementptr inbounds nuw i64, ptr %9, i64 %918
  %920 = load i64, ptr %919, align 8
  %921 = getelementptr inbounds nuw i64, ptr %899, i64 %918
  store i64 %920, ptr %921, align 8
  %922 = getelementptr inbounds nuw i64, ptr %900, i64 %918
  store i64 %916, ptr %922, align 8
  %923 = mul nsw i64 %920, %916
  %924 = icmp samesign ugt i64 %917, 1
  br i1 %924, label %915, label %911, !llvm.loop !52

925:                                              ; preds = %911
  %926 = load ptr, ptr %7, align 8
  br label %928

927:                                              ; preds = %911
  call void @give_back(ptr noundef nonnull %887) #17
  br label %928

928:                                              ; preds = %927, %925, %885
  %929 = phi ptr [ null, %927 ], [ %926, %925 ], [ null, %885 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  br label %990

930:                                              ; preds = %868
  %931 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 112), align 8
  %932 = select i1 %781, i64 184, i64 183
  %933 = getelementptr inbounds nuw ptr, ptr %931, i64 %932
  %934 = load ptr, ptr %933, align 8
  %935 = getelementptr inbounds nuw i8, ptr %773, i64 32
  %936 = load ptr, ptr %935, align 8
  %937 = icmp slt i64 %829, 4096
  br i1 %937, label %938, label %942

938:                                              ; preds = %930
  call void @Py_IncRef(ptr noundef %936) #16
  %939 = load i64, ptr %789, align 8
  %940 = trunc i64 %939 to i32
  %941 = call ptr %934(i32 noundef %940, ptr noundef nonnull %9, ptr noundef %936, i32 noundef 0) #16
  br label %990

942:                                              ; preds = %930
  %943 = icmp samesign ugt i64 %829, 262143
  %944 = icmp samesign ult i64 %829, 67108865
  %945 = or i1 %781, %944
  %946 = select i1 %943, i1 %945, i1 false
  br i1 %946, label %947, label %956

947:                                              ; preds = %942
  %948 = xor i1 %781, true
  %949 = call fastcc ptr @take_block(i64 noundef %829, i1 noundef zeroext %948) #17
  %950 = icmp eq ptr %949, null
  br i1 %950, label %993, label %951

951:                                              ; preds = %947
  %952 = call ptr @PyCapsule_New(ptr noundef nonnull %949, ptr noundef null, ptr noundef nonnull @drop_memory) #16
  %953 = icmp eq ptr %952, null
  br i1 %953, label %954, label %971

954:                                              ; preds = %951
  %955 = getelementptr inbounds i8, ptr %949, i64 -64
  call fastcc void @keep_block(ptr noundef nonnull %955) #17
  br label %993

956:                                              ; preds = %942
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %957 = add nuw nsw i64 %829, 64
  store i64 %957, ptr %6, align 8
  %958 = getelementptr inbounds nuw i8, ptr %931, i64 360
  %959 = load ptr, ptr %958, align 8
  %960 = call ptr %959(i32 noundef 2) #16
  %961 = call ptr %934(i32 noundef 1, ptr noundef nonnull %6, ptr noundef %960, i32 noundef 0) #16
  %962 = icmp eq ptr %961, null
  br i1 %962, label %963, label %964

963:                                              ; preds = %956
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  br label %993

964:                                              ; preds = %956
  %965 = getelementptr inbounds nuw i8, ptr %961, i64 16
  %966 = load ptr, ptr %965, align 8
  %967 = ptrtoint ptr %966 to i64
  %968 = add i64 %967, 63
  %969 = and i64 %968, -64
  %970 = inttoptr i64 %969 to ptr
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  br label %971

971:                                              ; preds = %964, %951
  %972 = phi ptr [ %970, %964 ], [ %949, %951 ]
  %973 = phi ptr [ %961, %964 ], [ %952, %951 ]
  call void @Py_IncRef(ptr noundef %936) #16
  %974 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 112), align 8
  %975 = getelementptr inbounds nuw i8, ptr %974, i64 752
  %976 = load ptr, ptr %975, align 8
  %977 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %978 = load i64, ptr %789, align 8
  %979 = trunc i64 %978 to i32
  %980 = call ptr %976(ptr noundef %977, ptr noundef %936, i32 noundef %979, ptr noundef nonnull %9, ptr noundef null, ptr noundef %972, i32 noundef 1281, ptr noundef null) #16
  %981 = icmp eq ptr %980, null
  br i1 %981, label %982, label %983

982:                                              ; preds = %971
  call void @Py_DecRef(ptr noundef nonnull %973) #16
  br label %993

983:                                              ; preds = %971
  %984 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 112), align 8
  %985 = getelementptr inbounds nuw i8, ptr %984, i64 2256
  %986 = load ptr, ptr %985, align 8
  %987 = call i32 %986(ptr noundef nonnull %980, ptr noundef nonnull %973) #16
  %988 = icmp slt i32 %987, 0
  br i1 %988, label %989, label %994

989:                                              ; preds = %983
  call void @Py_DecRef(ptr noundef nonnull %980) #16
  br label %993

990:                                              ; preds = %938, %928, %867
  %991 = phi ptr [ %859, %867 ], [ %929, %928 ], [ %941, %938 ]
  %992 = icmp eq ptr %991, null
  br i1 %992, label %993, label %994

993:                                              ; preds = %990, %947, %989, %982, %963, %954
  call void @PyErr_Clear() #16
  br label %1017

994:                                              ; preds = %990, %983
  %995 = phi ptr [ %991, %990 ], [ %980, %983 ]
  %996 = load i64, ptr %773, align 8
  %997 = getelementptr inbounds ptr, ptr %18, i64 %996
  store ptr %995, ptr %997, align 8
  %998 = add nuw nsw i64 %772, 1
  %999 = load ptr, ptr %837, align 8
  %1000 = icmp eq ptr %999, null
  br i1 %1000, label %1007, label %1001

1001:                                             ; preds = %994
  %1002 = getelementptr inbounds %struct.Row, ptr %73, i64 %996
  %1003 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %71, ptr noundef nonnull readonly %1002, ptr noundef %995, ptr noundef nonnull %19, ptr noundef null) #17
  br i1 %1003, label %1004, label %1017

1004:                                             ; preds = %1001
  %1005 = load ptr, ptr %837, align 8
  %1006 = icmp eq ptr %1005, null
  br i1 %1006, label %1007, label %1014

1007:                                             ; preds = %1004, %994
  %1008 = load ptr, ptr %769, align 8
  %1009 = icmp eq ptr %1008, null
  br i1 %1009, label %1010, label %1014

1010:                                             ; preds = %1007
  %1011 = getelementptr inbounds nuw i8, ptr %995, i64 16
  %1012 = load ptr, ptr %1011, align 8
  %1013 = ptrtoint ptr %1012 to i64
  store i64 %1013, ptr %786, align 8
  br label %1014

1014:                                             ; preds = %1010, %1007, %1004
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  %1015 = load i64, ptr %86, align 8
  %1016 = icmp slt i64 %998, %1015
  br i1 %1016, label %771, label %1019, !llvm.loop !53

1017:                                             ; preds = %1001, %819, %815, %993
  %1018 = phi i64 [ %772, %993 ], [ %772, %819 ], [ %772, %815 ], [ %998, %1001 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  br label %1142

1019:                                             ; preds = %1014, %764
  %1020 = phi i64 [ 0, %764 ], [ %998, %1014 ]
  %1021 = load i64, ptr %547, align 8
  %1022 = call i64 @llvm.smax.i64(i64 %1021, i64 3)
  %1023 = trunc i64 %1022 to i32
  %1024 = icmp sgt i32 %1023, 0
  %1025 = getelementptr inbounds nuw i8, ptr %70, i64 40
  %1026 = load i64, ptr %1025, align 8
  %1027 = icmp eq i64 %1026, 0
  %1028 = select i1 %1024, i1 %1027, i1 false
  br i1 %1028, label %1029, label %1035

1029:                                             ; preds = %1019
  %1030 = getelementptr inbounds nuw i8, ptr %70, i64 408
  %1031 = load i64, ptr %1030, align 8
  %1032 = getelementptr i64, ptr %19, i64 %1031
  %1033 = shl i64 %1022, 3
  %1034 = and i64 %1033, 17179869176
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1032, ptr nonnull align 16 %22, i64 %1034, i1 false)
  br label %1036

1035:                                             ; preds = %1019
  switch i64 %1026, label %1057 [
    i64 0, label %1036
    i64 1, label %1038
    i64 2, label %1040
    i64 3, label %1042
  ]

1036:                                             ; preds = %1035, %1029
  %1037 = call fastcc i32 @run_kernel(ptr noundef nonnull readonly %71, ptr noundef %19, ptr noundef %22, i64 noundef %623) #17
  br label %1044

1038:                                             ; preds = %1035
  %1039 = call fastcc i32 @run_plan(ptr noundef nonnull readonly %71, ptr noundef nonnull readonly %91, ptr noundef %19) #17
  br label %1044

1040:                                             ; preds = %1035
  %1041 = call fastcc i32 @run_gpu(ptr noundef nonnull readonly %71, ptr noundef nonnull readonly %91, ptr noundef %19, ptr noundef %23) #17
  br label %1044

1042:                                             ; preds = %1035
  %1043 = call fastcc i32 @run_graph(ptr noundef nonnull readonly %71, ptr noundef %19) #17
  br label %1044

1044:                                             ; preds = %1042, %1040, %1038, %1036
  %1045 = phi i32 [ %1043, %1042 ], [ %1037, %1036 ], [ %1039, %1038 ], [ %1041, %1040 ]
  %1046 = icmp eq i32 %1045, 1
  br i1 %1046, label %1047, label %1142

1047:                                             ; preds = %1044
  %1048 = load i64, ptr %1025, align 8
  %1049 = load i32, ptr %23, align 4
  %1050 = icmp eq i64 %1048, 2
  br i1 %1050, label %1051, label %1057

1051:                                             ; preds = %1047
  %1052 = load ptr, ptr %730, align 8
  %1053 = icmp eq ptr %1052, null
  br i1 %1053, label %1054, label %1063

1054:                                             ; preds = %1051
  %1055 = sext i32 %1049 to i64
  %1056 = call ptr @PyLong_FromLongLong(i64 noundef %1055) #16
  br label %1142

1057:                                             ; preds = %1047, %1035
  %1058 = phi i64 [ %1048, %1047 ], [ %1026, %1035 ]
  %1059 = freeze i64 %1058
  %1060 = icmp eq i64 %1059, 4
  %1061 = getelementptr inbounds nuw i8, ptr %70, i64 440
  %1062 = select i1 %1060, ptr %1061, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16)
  br label %1063

1063:                                             ; preds = %1057, %1051
  %1064 = phi ptr [ getelementptr inbounds nuw (i8, ptr @host, i64 16), %1051 ], [ %1062, %1057 ]
  %1065 = load ptr, ptr %1064, align 8
  %1066 = load i64, ptr %89, align 8
  switch i64 %1066, label %1071 [
    i64 1, label %1067
    i64 0, label %1075
  ]

1067:                                             ; preds = %1063
  %1068 = load i64, ptr %88, align 8
  %1069 = getelementptr inbounds ptr, ptr %18, i64 %1068
  %1070 = load ptr, ptr %1069, align 8
  br label %1075

1071:                                             ; preds = %1063
  %1072 = call ptr @PyTuple_New(i64 noundef %1066) #16
  %1073 = load i64, ptr %89, align 8
  %1074 = icmp slt i64 %1073, 2
  br i1 %1074, label %1075, label %1077

1075:                                             ; preds = %1071, %1067, %1063
  %1076 = phi ptr [ %1072, %1071 ], [ %1065, %1063 ], [ %1070, %1067 ]
  call void @Py_IncRef(ptr noundef %1076) #16
  br label %1077

1077:                                             ; preds = %1075, %1071
  %1078 = phi ptr [ %1076, %1075 ], [ %1072, %1071 ]
  %1079 = icmp eq ptr %1078, null
  br i1 %1079, label %1142, label %1080

1080:                                             ; preds = %1077
  %1081 = getelementptr inbounds nuw i8, ptr %1078, i64 24
  %1082 = load i64, ptr %89, align 8
  %1083 = icmp sgt i64 %1082, 1
  br i1 %1083, label %1084, label %1099

1084:                                             ; preds = %1080, %1084
  %1085 = phi i64 [ %1094, %1084 ], [ 0, %1080 ]
  %1086 = getelementptr inbounds nuw i64, ptr %88, i64 %1085
  %1087 = load i64, ptr %1086, align 8
  %1088 = getelementptr inbounds ptr, ptr %18, i64 %1087
  %1089 = load ptr, ptr %1088, align 8
  call void @Py_IncRef(ptr noundef %1089) #16
  %1090 = load i64, ptr %1086, align 8
  %1091 = getelementptr inbounds ptr, ptr %18, i64 %1090
  %1092 = load ptr, ptr %1091, align 8
  %1093 = getelementptr inbounds nuw ptr, ptr %1081, i64 %1085
  store ptr %1092, ptr %1093, align 8
  %1094 = add nuw nsw i64 %1085, 1
  %1095 = load i64, ptr %89, align 8
  %1096 = icmp sgt i64 %1095, 1
  %1097 = icmp slt i64 %1094, %1095
  %1098 = select i1 %1096, i1 %1097, i1 false
  br i1 %1098, label %1084, label %1099

1099:                                             ; preds = %1084, %1080
  %1100 = getelementptr inbounds nuw i8, ptr %70, i64 184
  %1101 = load ptr, ptr %1100, align 8
  %1102 = icmp eq ptr %1101, null
  br i1 %1102, label %1142, label %1103

1103:                                             ; preds = %1099
  %1104 = getelementptr inbounds nuw i8, ptr %70, i64 88
  %1105 = load ptr, ptr %1104, align 8
  %1106 = icmp eq ptr %1105, null
  br i1 %1106, label %1136, label %1107

1107:                                             ; preds = %1103, %1130
  %1108 = phi ptr [ %1132, %1130 ], [ %1105, %1103 ]
  %1109 = phi i64 [ %1131, %1130 ], [ 0, %1103 ]
  %1110 = load i64, ptr %104, align 8
  %1111 = icmp slt i64 %1109, %1110
  br i1 %1111, label %1112, label %1134

1112:                                             ; preds = %1107
  %1113 = getelementptr inbounds nuw %struct.Row, ptr %73, i64 %1109
  %1114 = getelementptr inbounds nuw i8, ptr %1113, i64 104
  %1115 = load i64, ptr %1114, align 8
  %1116 = and i64 %1115, 1099511627776
  %1117 = icmp eq i64 %1116, 0
  br i1 %1117, label %1130, label %1118

1118:                                             ; preds = %1112
  %1119 = getelementptr inbounds nuw i8, ptr %1113, i64 16
  %1120 = load i64, ptr %1119, align 8
  %1121 = getelementptr inbounds ptr, ptr %18, i64 %1120
  %1122 = load ptr, ptr %1121, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  store ptr null, ptr %5, align 16
  store ptr %1122, ptr %57, align 8
  %1123 = icmp ne ptr %1122, null
  %1124 = zext i1 %1123 to i64
  %1125 = or disjoint i64 %1124, -9223372036854775808
  %1126 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %1108, ptr noundef nonnull %57, i64 noundef %1125, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  %1127 = icmp eq ptr %1126, null
  br i1 %1127, label %1129, label %1128

1128:                                             ; preds = %1118
  call void @Py_DecRef(ptr noundef nonnull %1126) #16
  br label %1130

1129:                                             ; preds = %1118
  call void @PyErr_Clear() #16
  br label %1130

1130:                                             ; preds = %1129, %1128, %1112
  %1131 = add nuw nsw i64 %1109, 1
  %1132 = load ptr, ptr %1104, align 8
  %1133 = icmp eq ptr %1132, null
  br i1 %1133, label %1134, label %1107, !llvm.loop !54

1134:                                             ; preds = %1130, %1107
  %1135 = load ptr, ptr %1100, align 8
  br label %1136

1136:                                             ; preds = %1134, %1103
  %1137 = phi ptr [ %1135, %1134 ], [ %1101, %1103 ]
  %1138 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %1139 = icmp eq ptr %1137, %1138
  br i1 %1139, label %1142, label %1140

1140:                                             ; preds = %1136
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store ptr null, ptr %4, align 16
  store ptr %1078, ptr %58, align 8
  %1141 = call ptr @PyObject_Vectorcall(ptr noundef %1137, ptr noundef nonnull %58, i64 noundef -9223372036854775807, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  call void @Py_DecRef(ptr noundef nonnull %1078) #16
  br label %1142

1142:                                             ; preds = %1140, %1136, %1099, %1077, %1054, %1044, %1017
  %1143 = phi i64 [ %1018, %1017 ], [ %1020, %1044 ], [ %1020, %1054 ], [ %1020, %1077 ], [ %1020, %1099 ], [ %1020, %1136 ], [ %1020, %1140 ]
  %1144 = phi ptr [ null, %1017 ], [ null, %1044 ], [ %1056, %1054 ], [ null, %1077 ], [ %1078, %1099 ], [ %1078, %1136 ], [ %1141, %1140 ]
  %1145 = icmp sgt i64 %1143, 0
  br i1 %1145, label %1146, label %1154

1146:                                             ; preds = %1142, %1146
  %1147 = phi i64 [ %1148, %1146 ], [ %1143, %1142 ]
  %1148 = add nsw i64 %1147, -1
  %1149 = getelementptr inbounds nuw %struct.Make, ptr %85, i64 %1148
  %1150 = load i64, ptr %1149, align 8
  %1151 = getelementptr inbounds ptr, ptr %18, i64 %1150
  %1152 = load ptr, ptr %1151, align 8
  call void @Py_DecRef(ptr noundef %1152) #16
  %1153 = icmp samesign ugt i64 %1147, 1
  br i1 %1153, label %1146, label %1154, !llvm.loop !55

1154:                                             ; preds = %1146, %1142
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #9
  br label %1155

1155:                                             ; preds = %514, %640, %665, %1154, %758, %748, %733, %726, %711, %688, %621, %465, %462
  %1156 = phi ptr [ %1144, %1154 ], [ null, %688 ], [ null, %726 ], [ null, %758 ], [ null, %733 ], [ null, %748 ], [ null, %665 ], [ null, %465 ], [ null, %640 ], [ null, %462 ], [ null, %621 ], [ null, %711 ], [ null, %514 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #9
  br label %1157

1157:                                             ; preds = %152, %158, %94, %98, %177, %186, %191, %1155
  %1158 = phi ptr [ null, %94 ], [ %1156, %1155 ], [ null, %191 ], [ null, %177 ], [ null, %186 ], [ null, %98 ], [ null, %158 ], [ null, %152 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #9
  %1159 = load i64, ptr %26, align 8
  %1160 = icmp sgt i64 %1159, 0
  br i1 %1160, label %1161, label %1167

1161:                                             ; preds = %1157, %1161
  %1162 = phi i64 [ %1165, %1161 ], [ %1159, %1157 ]
  %1163 = add nsw i64 %1162, -1
  store i64 %1163, ptr %26, align 8
  %1164 = getelementptr inbounds nuw %struct.Py_buffer, ptr %59, i64 %1163
  call void @PyBuffer_Release(ptr noundef nonnull %1164) #16
  %1165 = load i64, ptr %26, align 8
  %1166 = icmp sgt i64 %1165, 0
  br i1 %1166, label %1161, label %1167, !llvm.loop !56

1167:                                             ; preds = %1161, %1157
  call void @Py_DecRef(ptr noundef %68) #16
  %1168 = icmp eq ptr %1158, null
  br i1 %1168, label %1170, label %1169

1169:                                             ; preds = %1167
  store i64 %65, ptr %39, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %26) #9
  br label %1178

1170:                                             ; preds = %1167
  %1171 = call ptr @PyErr_Occurred() #16
  %1172 = icmp eq ptr %1171, null
  call void @llvm.lifetime.end.p0(ptr nonnull %26) #9
  br i1 %1172, label %1173, label %1178

1173:                                             ; preds = %1170
  %1174 = add nuw nsw i64 %62, 1
  %1175 = add nsw i64 %65, 1
  %1176 = load i64, ptr %40, align 8
  %1177 = icmp slt i64 %1174, %1176
  br i1 %1177, label %60, label %1178, !llvm.loop !57

1178:                                             ; preds = %1173, %1170, %1169, %38
  %1179 = phi ptr [ %1158, %1169 ], [ null, %38 ], [ null, %1170 ], [ null, %1173 ]
  br i1 %36, label %1181, label %1180

1180:                                             ; preds = %1178
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store i32 %34, ptr %3, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %1181

1181:                                             ; preds = %1180, %1178, %2
  %1182 = phi ptr [ null, %2 ], [ %1179, %1178 ], [ %1179, %1180 ]
  ret ptr %1182
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
  br i1 %119, label %126, label %109, !llvm.loop !58

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
  br i1 %17, label %18, label %118

18:                                               ; preds = %12, %3
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  %22 = add i64 %20, 64
  %23 = select i1 %21, i64 0, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 464
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
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 432
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
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds i64, ptr %2, i64 %62
  store i64 %60, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 440
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
  br i1 %85, label %71, label %86, !llvm.loop !59

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
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 424
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
define internal fastcc range(i32 0, 2) i32 @run_gpu(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #0 {
  %5 = alloca [327 x i64], align 16
  %6 = alloca i64, align 8
  %7 = alloca [5 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
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
  br i1 %28, label %29, label %15, !llvm.loop !59

29:                                               ; preds = %15, %4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %30 = add i64 %13, -56
  store i64 %30, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
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
  %40 = call i32 %37(ptr noundef nonnull %5, ptr noundef %39, ptr noundef null, ptr noundef nonnull %7) #16
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
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  ret i32 %48
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
  br i1 %58, label %59, label %42, !llvm.loop !60

59:                                               ; preds = %55, %32
  %60 = phi ptr [ %34, %32 ], [ %41, %55 ]
  %61 = add nuw nsw i64 %33, 1
  %62 = icmp eq i64 %61, %28
  br i1 %62, label %63, label %32, !llvm.loop !61

63:                                               ; preds = %59, %22
  %64 = getelementptr inbounds nuw i8, ptr %25, i64 56
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %42, %63
  %68 = add nuw nsw i64 %23, 1
  %69 = icmp eq i64 %68, %20
  br i1 %69, label %73, label %22, !llvm.loop !62

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
  br i1 %124, label %106, label %101, !llvm.loop !63

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
  br i1 %144, label %91, label %145, !llvm.loop !64

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
  %18 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
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
  br i1 %41, label %7, label %42, !llvm.loop !65

42:                                               ; preds = %34, %2, %32
  %43 = phi ptr [ %33, %32 ], [ %0, %2 ], [ %37, %34 ]
  ret ptr %43
}

; Function Attrs: nounwind optsize
define internal fastcc noundef zeroext i1 @read_array(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull %2, ptr noundef nonnull writeonly captures(none) %3, ptr noundef %4) unnamed_addr #0 {
  %6 = alloca %struct.View, align 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %8, %10
  br i1 %11, label %12, label %88, !prof !66

12:                                               ; preds = %5
  %13 = load i64, ptr %1, align 8
  switch i64 %13, label %83 [
    i64 0, label %14
    i64 1, label %79
    i64 2, label %81
  ], !prof !67

14:                                               ; preds = %12
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %16 = load i32, ptr %15, align 8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, %17
  br i1 %21, label %22, label %88, !prof !66

22:                                               ; preds = %14
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %24 = load i32, ptr %23, align 8
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %27 = load i64, ptr %26, align 8
  %28 = and i64 %27, %25
  %29 = icmp eq i64 %28, %27
  br i1 %29, label %30, label %88, !prof !66

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
  br i1 %41, label %57, label %42, !prof !66

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
  br i1 %69, label %70, label %88, !prof !66

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
  %87 = tail call fastcc zeroext i1 @read_device(ptr noundef nonnull %1, ptr noundef %2, ptr noundef %86) #17
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
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 80), align 8
  %7 = icmp eq ptr %5, %6
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %10 = load ptr, ptr %9, align 8
  br label %22

11:                                               ; preds = %2
  %12 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8
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
define internal fastcc noundef zeroext i1 @read_buffer(ptr noundef readonly captures(none) %0, ptr noundef nonnull %1, ptr noundef nonnull writeonly captures(none) %2, ptr noundef %3) unnamed_addr #0 {
  %5 = alloca %struct.View, align 8
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 8
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
  br i1 %47, label %68, label %48, !llvm.loop !68

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
  %20 = tail call ptr @PyLong_AsVoidPtr(ptr noundef %19) #16
  %21 = ptrtoint ptr %20 to i64
  store i64 %21, ptr %2, align 8
  br label %22

22:                                               ; preds = %3, %10, %16
  %23 = phi i1 [ true, %16 ], [ false, %10 ], [ false, %3 ]
  ret i1 %23
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc noundef zeroext i1 @write_array(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #11 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8, !prof !66

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
  br i1 %28, label %29, label %19, !llvm.loop !69

29:                                               ; preds = %25, %10
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %36, label %33, !prof !66

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
  br i1 %93, label %94, label %29, !llvm.loop !70

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
  br i1 %26, label %27, label %32, !llvm.loop !71

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
  br i1 %52, label %37, label %53, !llvm.loop !72

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
  %62 = tail call fastcc zeroext i1 @write_array(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, ptr noundef %4) #17
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
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
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
  %15 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 72), align 8
  %16 = icmp eq ptr %5, %15
  br i1 %16, label %17, label %40

17:                                               ; preds = %14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !73)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9, !noalias !73
  %18 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %1, ptr noundef nonnull %3) #16, !noalias !73
  %19 = load i32, ptr %3, align 4, !noalias !73
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25, !prof !66

21:                                               ; preds = %17
  store i32 2, ptr %0, align 8, !alias.scope !73
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %22, align 4, !alias.scope !73
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %18, ptr %23, align 8, !alias.scope !73
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %24, align 8, !alias.scope !73
  br label %39

25:                                               ; preds = %17
  %26 = icmp slt i32 %19, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !73
  br label %39

28:                                               ; preds = %25
  %29 = call i64 @PyLong_AsUnsignedLongLong(ptr noundef nonnull %1) #16, !noalias !73
  %30 = icmp eq i64 %29, -1
  br i1 %30, label %31, label %34

31:                                               ; preds = %28
  %32 = call ptr @PyErr_Occurred() #16, !noalias !73
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %38

34:                                               ; preds = %31, %28
  store i32 3, ptr %0, align 8, !alias.scope !73
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %35, align 4, !alias.scope !73
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %29, ptr %36, align 8, !alias.scope !73
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %37, align 8, !alias.scope !73
  br label %39

38:                                               ; preds = %31
  call void @PyErr_Clear() #16, !noalias !73
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !73
  br label %39

39:                                               ; preds = %21, %27, %34, %38
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9, !noalias !73
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
  %6 = getelementptr inbounds nuw ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 152), i64 %5
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %1, %7
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw nsw i64 %5, 1
  %11 = icmp eq i64 %10, 12
  br i1 %11, label %80, label %4, !llvm.loop !76

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
  br i1 %28, label %31, label %5, !llvm.loop !77

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
  br i1 %46, label %34, label %33, !llvm.loop !78

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
  br i1 %28, label %7, label %9, !llvm.loop !79

29:                                               ; preds = %32
  %30 = add nuw nsw i64 %33, 1
  %31 = icmp eq i64 %30, 8
  br i1 %31, label %37, label %32, !llvm.loop !80

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
declare i64 @llvm.umin.i64(i64, i64) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #14

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
!64 = distinct !{!64, !6, !4}
!65 = distinct !{!65, !6, !4}
!66 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!67 = !{!"branch_weights", i32 1, i32 8000, i32 2, i32 1}
!68 = distinct !{!68, !6, !4}
!69 = distinct !{!69, !6, !4}
!70 = distinct !{!70, !6, !4}
!71 = distinct !{!71, !6, !4}
!72 = distinct !{!72, !6, !4}
!73 = !{!74}
!74 = distinct !{!74, !75, !"number_of_int: argument 0"}
!75 = distinct !{!75, !"number_of_int"}
!76 = distinct !{!76, !6, !4}
!77 = distinct !{!77, !6, !4}
!78 = distinct !{!78, !6, !4}
!79 = distinct !{!79, !6, !4}
!80 = distinct !{!80, !6, !4}
