
%struct.anon.0 = type { [8 x ptr], i64, i32 }
%struct.anon.1 = type { ptr, ptr, i64, i64, i64, [6 x ptr] }
%struct.anon.2 = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, [12 x ptr], ptr, ptr }
%struct.anon = type { i64, [56 x i8] }
%struct.Seat = type { i64, [56 x i8], i32, i32, [56 x i8] }
%struct.timespec = type { i64, i64 }
%struct.Watch = type { i64, ptr, i64, i64, ptr, ptr, ptr, ptr, i64 }
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
%struct.anon.10 = type { %struct.Tensor, [6 x i64] }
%struct.Tensor = type { ptr, i64, i64, ptr, ptr, i64 }

@kept = internal global %struct.anon.0 zeroinitializer, align 8
@describe_cupy.of = internal unnamed_addr constant [6 x i8] c"\00\01\01\00\00\00", align 1
@gpu = internal unnamed_addr global %struct.anon.1 zeroinitializer, align 8
@host = internal unnamed_addr global %struct.anon.2 zeroinitializer, align 8
@.str = private unnamed_addr constant [17 x i8] c"vyre.native.Call\00", align 1
@call_spec = internal global { ptr, i32, i32, i32, [4 x i8], ptr } { ptr @.str, i32 56, i32 0, i32 18432, [4 x i8] zeroinitializer, ptr @call_slots }, align 8
@call_slots = internal global [7 x { i32, [4 x i8], ptr }] [{ i32, [4 x i8], ptr } { i32 65, [4 x i8] zeroinitializer, ptr @call_new }, { i32, [4 x i8], ptr } { i32 50, [4 x i8] zeroinitializer, ptr @call_tuple }, { i32, [4 x i8], ptr } { i32 71, [4 x i8] zeroinitializer, ptr @call_traverse }, { i32, [4 x i8], ptr } { i32 51, [4 x i8] zeroinitializer, ptr @call_clear }, { i32, [4 x i8], ptr } { i32 52, [4 x i8] zeroinitializer, ptr @call_dealloc }, { i32, [4 x i8], ptr } { i32 72, [4 x i8] zeroinitializer, ptr @call_members }, { i32, [4 x i8], ptr } zeroinitializer], align 16
@.str.3 = private unnamed_addr constant [21 x i8] c"__vectorcalloffset__\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"slow\00", align 1
@call_members = internal global [3 x { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr }] [{ ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } { ptr @.str.3, i32 19, [4 x i8] zeroinitializer, i64 16, i32 1, [4 x i8] zeroinitializer, ptr null }, { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } { ptr @.str.4, i32 16, [4 x i8] zeroinitializer, i64 24, i32 0, [4 x i8] zeroinitializer, ptr null }, { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } zeroinitializer], align 16

; Function Attrs: nounwind optsize
define void @watch_release(ptr noundef captures(none) initializes((32, 40)) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %9 = load atomic i64, ptr %8 monotonic, align 8
  %10 = add nsw i64 %9, 1
  store atomic i64 %10, ptr %8 release, align 8
  br label %11

11:                                               ; preds = %5, %1
  %12 = tail call ptr @PyEval_SaveThread() #16
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %12, ptr %13, align 8
  ret void
}

; Function Attrs: optsize
declare ptr @PyEval_SaveThread() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define void @watch_begin(ptr noundef captures(none) initializes((0, 72)) %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = tail call i64 @PyThread_get_thread_ident() #16
  store i64 0, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr @poll_of_kernel, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %3, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 40
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  store ptr %1, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %9, i8 0, i64 24, i1 false)
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %2
  store i64 %3, ptr %11, align 8
  br label %46

15:                                               ; preds = %2
  %16 = icmp eq i64 %12, %3
  br i1 %16, label %46, label %17

17:                                               ; preds = %15
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store i64 -1, ptr %11, align 8
  store i64 1, ptr %10, align 8
  %19 = load atomic i64, ptr %18 acquire, align 8
  %20 = icmp slt i64 %19, 1
  br i1 %20, label %46, label %21

21:                                               ; preds = %17
  %22 = load i64, ptr %10, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %29

24:                                               ; preds = %21
  %25 = load ptr, ptr %8, align 8
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %27 = load atomic i64, ptr %26 monotonic, align 8
  %28 = add nsw i64 %27, 1
  store atomic i64 %28, ptr %26 release, align 8
  br label %29

29:                                               ; preds = %21, %24
  %30 = tail call ptr @PyEval_SaveThread() #16
  store ptr %30, ptr %7, align 8
  %31 = load atomic i64, ptr %18 acquire, align 8
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %35, label %33

33:                                               ; preds = %42, %29
  %34 = load ptr, ptr %7, align 8
  tail call void @PyEval_RestoreThread(ptr noundef %34) #16
  store ptr null, ptr %7, align 8
  br label %46

35:                                               ; preds = %29, %42
  %36 = phi i64 [ %43, %42 ], [ 0, %29 ]
  %37 = and i64 %36, 31
  %38 = icmp eq i64 %37, 31
  br i1 %38, label %39, label %41

39:                                               ; preds = %35
  %40 = tail call i32 @sched_yield() #16
  br label %42

41:                                               ; preds = %35
  tail call void @llvm.x86.sse2.pause()
  br label %42

42:                                               ; preds = %39, %41
  %43 = add i64 %36, 1
  %44 = load atomic i64, ptr %18 acquire, align 8
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %35, label %33, !llvm.loop !3

46:                                               ; preds = %14, %33, %17, %15
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: optsize
declare void @PyEval_RestoreThread(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define zeroext i1 @watch_end(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %19, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %17

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %13 = load atomic i64, ptr %12 monotonic, align 8
  %14 = add nsw i64 %13, -1
  store atomic i64 %14, ptr %12 release, align 8
  %15 = load ptr, ptr %2, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %19, label %17

17:                                               ; preds = %5, %9
  %18 = phi ptr [ %15, %9 ], [ %3, %5 ]
  tail call void @PyEval_RestoreThread(ptr noundef nonnull %18) #16
  br label %19

19:                                               ; preds = %1, %17, %9
  %20 = load atomic i64, ptr %0 monotonic, align 8
  %21 = icmp ne i64 %20, 0
  ret i1 %21
}

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
  br label %10, !llvm.loop !6

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
  br i1 %65, label %37, label %43, !llvm.loop !7

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
  br i1 %76, label %22, label %26, !llvm.loop !8
}

; Function Attrs: nounwind optsize
define internal fastcc zeroext i1 @watch_poll(ptr noundef %0) unnamed_addr #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = load atomic i64, ptr %0 monotonic, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %65

5:                                                ; preds = %1
  %6 = tail call i64 @PyThread_get_thread_ident() #16
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, %6
  br i1 %9, label %10, label %65

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
  br i1 %19, label %20, label %37

20:                                               ; preds = %10
  %21 = add nsw i64 %16, 50000000
  store i64 %21, ptr %17, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %65

25:                                               ; preds = %20
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %35

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 32
  %33 = load atomic i64, ptr %32 monotonic, align 8
  %34 = add nsw i64 %33, 1
  store atomic i64 %34, ptr %32 release, align 8
  br label %35

35:                                               ; preds = %25, %29
  %36 = call ptr @PyEval_SaveThread() #16
  store ptr %36, ptr %22, align 8
  br label %65

37:                                               ; preds = %10
  %38 = icmp slt i64 %16, %18
  br i1 %38, label %65, label %39

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, %6
  br i1 %44, label %45, label %65

45:                                               ; preds = %39
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %47 = load ptr, ptr %46, align 8
  %48 = icmp eq ptr %47, null
  br i1 %48, label %49, label %50

49:                                               ; preds = %45
  call void @handle_signals(ptr noundef nonnull %0, i64 poison, i64 poison, ptr poison) #17
  br label %62

50:                                               ; preds = %45
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %52 = load ptr, ptr %51, align 8
  %53 = load i64, ptr %7, align 8
  %54 = call i64 @PyThread_get_thread_ident() #16
  %55 = icmp eq i64 %53, %54
  br i1 %55, label %56, label %57

56:                                               ; preds = %50
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %46, i8 0, i64 16, i1 false)
  br label %57

57:                                               ; preds = %50, %56
  call void %47(ptr noundef nonnull %0, i64 noundef 0, i64 noundef 0, ptr noundef null, ptr noundef nonnull @handle_signals, ptr noundef %52) #16
  %58 = load i64, ptr %7, align 8
  %59 = call i64 @PyThread_get_thread_ident() #16
  %60 = icmp eq i64 %58, %59
  br i1 %60, label %61, label %62

61:                                               ; preds = %57
  store ptr %47, ptr %46, align 8
  store ptr %52, ptr %51, align 8
  br label %62

62:                                               ; preds = %61, %57, %49
  %63 = load atomic i64, ptr %0 monotonic, align 8
  %64 = icmp ne i64 %63, 0
  br label %65

65:                                               ; preds = %5, %37, %39, %20, %35, %62, %1
  %66 = phi i1 [ true, %1 ], [ false, %5 ], [ %64, %62 ], [ false, %20 ], [ false, %35 ], [ false, %39 ], [ false, %37 ]
  ret i1 %66
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
  br i1 %12, label %14, label %6, !llvm.loop !9

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
  br i1 %19, label %24, label %20, !llvm.loop !10

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
  br i1 %49, label %33, label %30, !llvm.loop !11

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
  br label %22, !llvm.loop !12

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
  br i1 %36, label %22, label %24, !llvm.loop !13

37:                                               ; preds = %22
  %38 = call i64 (i64, ...) @syscall(i64 noundef 203, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %3) #16
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %40, label %43

40:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  %41 = call i32 @sched_getcpu() #16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %42 = icmp ugt i32 %41, 1023
  br i1 %42, label %43, label %8, !llvm.loop !14

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
  br i1 %15, label %7, label %6, !llvm.loop !15
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
  br i1 %49, label %50, label %42, !llvm.loop !16

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
  br i1 %80, label %40, label %68, !llvm.loop !17

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
  br i1 %55, label %50, label %56, !llvm.loop !18

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
  tail call fastcc void @run_whole(ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %7) #17
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
  br i1 %70, label %71, label %42, !llvm.loop !19

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
define internal fastcc void @run_whole(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  %8 = icmp slt i64 %2, 2
  %9 = or i1 %8, %7
  br i1 %9, label %15, label %10

10:                                               ; preds = %4
  %11 = icmp samesign ult i64 %2, 128
  %12 = lshr i64 %2, 1
  %13 = and i64 %12, 4611686018427387840
  %14 = select i1 %11, i64 1, i64 %13
  tail call fastcc void @run_units(ptr noundef %0, ptr noundef %1, i64 noundef 0, i64 noundef %14, ptr noundef nonnull %3) #17
  br label %15

15:                                               ; preds = %4, %10
  %16 = phi i64 [ %14, %10 ], [ 0, %4 ]
  %17 = load atomic i64, ptr %3 monotonic, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %20

19:                                               ; preds = %15
  tail call fastcc void @run_units(ptr noundef %0, ptr noundef %1, i64 noundef %16, i64 noundef %2, ptr noundef nonnull %3) #17
  br label %20

20:                                               ; preds = %19, %15
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_await(ptr noundef %0, ptr noundef captures(none) initializes((32, 40)) %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %10 = load atomic i64, ptr %9 monotonic, align 8
  %11 = add nsw i64 %10, 1
  store atomic i64 %11, ptr %9 release, align 8
  br label %12

12:                                               ; preds = %2, %6
  %13 = tail call ptr @PyEval_SaveThread() #16
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store ptr %13, ptr %14, align 8
  %15 = tail call fastcc i64 @pool_finish(ptr noundef %0) #17
  %16 = tail call zeroext i1 @watch_end(ptr noundef nonnull %1) #17
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_call(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) local_unnamed_addr #0 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #9
  call void @watch_begin(ptr noundef nonnull %11, ptr noundef %1) #17
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 64
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %21

15:                                               ; preds = %7
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %19 = load atomic i64, ptr %18 monotonic, align 8
  %20 = add nsw i64 %19, 1
  store atomic i64 %20, ptr %18 release, align 8
  br label %21

21:                                               ; preds = %7, %15
  %22 = tail call ptr @PyEval_SaveThread() #16
  %23 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store ptr %22, ptr %23, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %10)
  %24 = load i32, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %25 = and i32 %24, 65472
  %26 = icmp eq i32 %25, 8064
  br i1 %26, label %27, label %29

27:                                               ; preds = %21
  %28 = call i64 @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 0, i64 noundef %6, ptr noundef nonnull %11) #17
  br label %31

29:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store i32 8064, ptr %9, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %30 = call i64 @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 0, i64 noundef %6, ptr noundef nonnull %11) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i32 %24, ptr %8, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %31

31:                                               ; preds = %27, %29
  %32 = call zeroext i1 @watch_end(ptr noundef nonnull %11) #17
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
  br i1 %18, label %3, label %5, !llvm.loop !20
}

; Function Attrs: nounwind optsize
define void @pool_sequence(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  call void @watch_begin(ptr noundef nonnull %8, ptr noundef %1) #17
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %18

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %16 = load atomic i64, ptr %15 monotonic, align 8
  %17 = add nsw i64 %16, 1
  store atomic i64 %17, ptr %15 release, align 8
  br label %18

18:                                               ; preds = %4, %12
  %19 = tail call ptr @PyEval_SaveThread() #16
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store ptr %19, ptr %20, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %7)
  %21 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %22 = and i32 %21, 65472
  %23 = icmp eq i32 %22, 8064
  br i1 %23, label %24, label %25

24:                                               ; preds = %18
  call fastcc void @run_sequence(ptr noundef %0, ptr noundef %2, i64 noundef %3, ptr noundef %8) #17
  br label %26

25:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store i32 8064, ptr %6, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call fastcc void @run_sequence(ptr noundef %0, ptr noundef %2, i64 noundef %3, ptr noundef %8) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store i32 %21, ptr %5, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %26

26:                                               ; preds = %24, %25
  %27 = call zeroext i1 @watch_end(ptr noundef nonnull %8) #17
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
  tail call fastcc void @run_whole(ptr noundef %40, ptr noundef nonnull %30, i64 noundef %36, ptr noundef nonnull %3) #17
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
  br i1 %105, label %6, label %106, !llvm.loop !21

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
  br i1 %28, label %29, label %11, !llvm.loop !22

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
  br i1 %53, label %42, label %39, !llvm.loop !23

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
  br i1 %119, label %54, label %51, !llvm.loop !24
}

; Function Attrs: nounwind optsize
define range(i32 -1, 1) i32 @describe_cupy(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca [7 x ptr], align 16
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(56) %3, i8 0, i64 56, i1 false)
  store ptr %0, ptr %3, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  br label %5

5:                                                ; preds = %8, %2
  %6 = phi i64 [ %17, %8 ], [ 0, %2 ]
  %7 = icmp eq i64 %6, 6
  br i1 %7, label %20, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr @describe_cupy.of, i64 %6
  %10 = load i8, ptr %9, align 1
  %11 = zext i8 %10 to i64
  %12 = getelementptr inbounds nuw ptr, ptr %3, i64 %11
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 40), i64 %6
  %15 = load ptr, ptr %14, align 8
  %16 = tail call ptr @PyObject_GetAttr(ptr noundef %13, ptr noundef %15) #16
  %17 = add nuw nsw i64 %6, 1
  %18 = getelementptr inbounds nuw ptr, ptr %3, i64 %17
  store ptr %16, ptr %18, align 8
  %19 = icmp eq ptr %16, null
  br i1 %19, label %61, label %5, !llvm.loop !25

20:                                               ; preds = %5
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %22 = load ptr, ptr %21, align 16
  %23 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 24), align 8
  %24 = icmp eq ptr %22, %23
  br i1 %24, label %25, label %63

25:                                               ; preds = %20
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %27 = call fastcc i64 @items_of(ptr noundef %26, ptr noundef %4) #17
  %28 = icmp slt i64 %27, 7
  br i1 %28, label %29, label %63

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %31 = load ptr, ptr %30, align 16
  %32 = call ptr @PyLong_AsVoidPtr(ptr noundef %31) #16
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %34 = load ptr, ptr %33, align 16
  %35 = ptrtoint ptr %34 to i64
  %36 = add nsw i64 %27, %35
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 48
  store ptr %32, ptr %1, align 8
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 0, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store i64 %36, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store ptr %37, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %41, i8 0, i64 16, i1 false)
  %43 = load ptr, ptr %42, align 8
  %44 = call ptr @PyLong_AsVoidPtr(ptr noundef %43) #16
  %45 = ptrtoint ptr %44 to i64
  %46 = shl i64 %45, 32
  %47 = or disjoint i64 %46, 2
  store i64 %47, ptr %38, align 8
  %48 = icmp sgt i64 %27, 0
  br i1 %48, label %49, label %63

49:                                               ; preds = %29
  %50 = load ptr, ptr %4, align 8
  br label %51

51:                                               ; preds = %49, %51
  %52 = phi i64 [ 0, %49 ], [ %59, %51 ]
  %53 = getelementptr inbounds nuw ptr, ptr %50, i64 %52
  %54 = load ptr, ptr %53, align 8
  %55 = call ptr @PyLong_AsVoidPtr(ptr noundef %54) #16
  %56 = ptrtoint ptr %55 to i64
  %57 = load ptr, ptr %40, align 8
  %58 = getelementptr inbounds nuw i64, ptr %57, i64 %52
  store i64 %56, ptr %58, align 8
  %59 = add nuw nsw i64 %52, 1
  %60 = icmp eq i64 %59, %27
  br i1 %60, label %63, label %51, !llvm.loop !26

61:                                               ; preds = %8
  %62 = icmp eq i64 %6, 0
  br i1 %62, label %78, label %63

63:                                               ; preds = %51, %20, %29, %25, %61
  %64 = phi i1 [ false, %61 ], [ false, %25 ], [ false, %20 ], [ true, %29 ], [ true, %51 ]
  %65 = phi i64 [ %6, %61 ], [ 6, %25 ], [ 6, %20 ], [ 6, %29 ], [ 6, %51 ]
  %66 = and i64 %65, 4294967295
  br label %67

67:                                               ; preds = %63, %67
  %68 = phi i64 [ %66, %63 ], [ %69, %67 ]
  %69 = add nsw i64 %68, -1
  %70 = getelementptr inbounds nuw ptr, ptr %3, i64 %68
  %71 = load ptr, ptr %70, align 8
  call void @Py_DecRef(ptr noundef %71) #16
  %72 = icmp samesign ugt i64 %68, 1
  br i1 %72, label %67, label %73, !llvm.loop !27

73:                                               ; preds = %67
  br i1 %64, label %74, label %78

74:                                               ; preds = %73
  %75 = call ptr @PyErr_Occurred() #16
  %76 = icmp ne ptr %75, null
  %77 = sext i1 %76 to i32
  br label %78

78:                                               ; preds = %61, %74, %73
  %79 = phi i32 [ -1, %73 ], [ %77, %74 ], [ -1, %61 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret i32 %79
}

; Function Attrs: optsize
declare ptr @PyObject_GetAttr(ptr noundef, ptr noundef) local_unnamed_addr #1

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
declare ptr @PyLong_AsVoidPtr(ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare void @Py_DecRef(ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyErr_Occurred() local_unnamed_addr #1

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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) @gpu, ptr noundef nonnull align 8 dereferenceable(88) %0, i64 88, i1 false)
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

; Function Attrs: optsize
declare i32 @PyType_IsSubtype(ptr noundef, ptr noundef) local_unnamed_addr #1

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
  br i1 %46, label %37, label %38, !llvm.loop !28

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
  br i1 %22, label %23, label %13, !llvm.loop !29

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
  br i1 %44, label %39, label %45, !llvm.loop !30

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
  br i1 %26, label %27, label %16, !llvm.loop !31

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
  br i1 %24, label %15, label %16, !llvm.loop !32
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
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca %struct.Number, align 8
  %9 = alloca [6 x i64], align 16
  %10 = alloca i32, align 4
  %11 = alloca %struct.Number, align 8
  %12 = alloca %struct.Number, align 8
  %13 = alloca i64, align 8
  %14 = alloca [128 x ptr], align 16
  %15 = alloca [512 x i64], align 16
  %16 = alloca %struct.Said, align 8
  %17 = alloca [6 x i64], align 16
  %18 = alloca [6 x i64], align 16
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca %struct.Held, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %24 = load ptr, ptr %23, align 8
  %25 = load ptr, ptr @host, align 8
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %27 = load atomic i64, ptr %26 monotonic, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %864

29:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %21)
  %30 = load i32, ptr %21, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  %31 = and i32 %30, 65472
  %32 = icmp eq i32 %31, 8064
  br i1 %32, label %34, label %33

33:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  store i32 8064, ptr %20, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  br label %34

34:                                               ; preds = %29, %33
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %36 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %37 = load i64, ptr %36, align 8
  %38 = icmp sgt i64 %37, 0
  br i1 %38, label %39, label %861

39:                                               ; preds = %34
  %40 = load i64, ptr %35, align 8
  %41 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %42 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %48 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %49 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %50 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %51 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %52 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %54 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %22, i64 16
  br label %56

56:                                               ; preds = %39, %856
  %57 = phi i64 [ %37, %39 ], [ %859, %856 ]
  %58 = phi i64 [ 0, %39 ], [ %857, %856 ]
  %59 = phi i64 [ %40, %39 ], [ %858, %856 ]
  %60 = icmp slt i64 %59, %57
  %61 = select i1 %60, i64 %59, i64 0
  %62 = load ptr, ptr %41, align 8
  %63 = getelementptr inbounds ptr, ptr %62, i64 %61
  %64 = load ptr, ptr %63, align 8
  call void @Py_IncRef(ptr noundef %64) #16
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 24
  %66 = load ptr, ptr %65, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #9
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %22, i8 0, i64 16, i1 false)
  %68 = load ptr, ptr %43, align 8
  %69 = getelementptr inbounds nuw i8, ptr %66, i64 528
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
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %16, i8 0, i64 24, i1 false)
  %88 = load i64, ptr %67, align 8
  %89 = icmp sgt i64 %88, -1
  br i1 %89, label %90, label %94

90:                                               ; preds = %56
  %91 = load ptr, ptr @host, align 8
  %92 = load atomic i64, ptr %91 monotonic, align 8
  %93 = icmp eq i64 %88, %92
  br i1 %93, label %94, label %840

94:                                               ; preds = %90, %56
  %95 = load i64, ptr %44, align 8
  %96 = getelementptr inbounds nuw i8, ptr %66, i64 128
  %97 = load i64, ptr %96, align 8
  %98 = icmp sgt i64 %95, %97
  br i1 %98, label %840, label %99

99:                                               ; preds = %94
  %100 = getelementptr inbounds nuw i8, ptr %66, i64 112
  %101 = load i64, ptr %100, align 8
  %102 = icmp sgt i64 %101, 0
  br i1 %102, label %113, label %103

103:                                              ; preds = %120, %99
  %104 = load i64, ptr %45, align 8
  %105 = icmp sgt i64 %104, 0
  br i1 %105, label %106, label %173

106:                                              ; preds = %103
  %107 = load ptr, ptr %46, align 8
  %108 = load ptr, ptr %47, align 8
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
  %122 = getelementptr inbounds nuw ptr, ptr %14, i64 %114
  store ptr %121, ptr %122, align 8
  %123 = add nuw nsw i64 %114, 1
  %124 = icmp eq i64 %123, %101
  br i1 %124, label %103, label %113, !llvm.loop !33

125:                                              ; preds = %166, %106
  %126 = phi i64 [ %95, %106 ], [ %167, %166 ]
  %127 = phi i64 [ 0, %106 ], [ %168, %166 ]
  %128 = getelementptr inbounds nuw ptr, ptr %107, i64 %127
  %129 = load ptr, ptr %128, align 8
  %130 = getelementptr inbounds nuw ptr, ptr %108, i64 %127
  %131 = load ptr, ptr %130, align 8
  br i1 %102, label %132, label %154

132:                                              ; preds = %125
  %133 = icmp slt i64 %126, %101
  %134 = select i1 %133, i64 %126, i64 0
  br label %135

135:                                              ; preds = %142, %132
  %136 = phi i64 [ %146, %142 ], [ %134, %132 ]
  %137 = phi i64 [ %143, %142 ], [ 0, %132 ]
  %138 = getelementptr inbounds %struct.Row, ptr %69, i64 %136
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 8
  %140 = load ptr, ptr %139, align 8
  %141 = icmp eq ptr %140, %129
  br i1 %141, label %148, label %142

142:                                              ; preds = %135
  %143 = add nuw nsw i64 %137, 1
  %144 = add nsw i64 %136, 1
  %145 = icmp slt i64 %144, %101
  %146 = select i1 %145, i64 %144, i64 0
  %147 = icmp eq i64 %143, %101
  br i1 %147, label %154, label %135, !llvm.loop !34

148:                                              ; preds = %135
  %149 = getelementptr inbounds ptr, ptr %14, i64 %136
  %150 = load ptr, ptr %149, align 8
  %151 = icmp eq ptr %150, null
  br i1 %151, label %152, label %840

152:                                              ; preds = %148
  store ptr %131, ptr %149, align 8
  %153 = add nsw i64 %136, 1
  br label %166

154:                                              ; preds = %142, %125
  %155 = icmp eq ptr %129, %109
  %156 = icmp eq ptr %129, %110
  %157 = select i1 %155, i1 true, i1 %156
  %158 = icmp eq ptr %129, %111
  %159 = select i1 %157, i1 true, i1 %158
  br i1 %159, label %160, label %840

160:                                              ; preds = %154
  %161 = select i1 %156, i64 8, i64 16
  %162 = select i1 %155, i64 0, i64 %161
  %163 = getelementptr inbounds nuw i8, ptr %16, i64 %162
  %164 = icmp eq ptr %131, %112
  %165 = select i1 %164, ptr null, ptr %131
  store ptr %165, ptr %163, align 8
  br label %166

166:                                              ; preds = %160, %152
  %167 = phi i64 [ %153, %152 ], [ %126, %160 ]
  %168 = add nuw nsw i64 %127, 1
  %169 = icmp eq i64 %168, %104
  br i1 %169, label %170, label %125, !llvm.loop !35

170:                                              ; preds = %166
  %171 = load ptr, ptr %48, align 8
  %172 = icmp eq ptr %171, null
  br i1 %172, label %173, label %178

173:                                              ; preds = %170, %103
  %174 = getelementptr inbounds nuw i8, ptr %66, i64 104
  %175 = load i64, ptr %174, align 8
  %176 = and i64 %175, 8
  %177 = icmp eq i64 %176, 0
  br i1 %177, label %192, label %840

178:                                              ; preds = %170
  %179 = getelementptr inbounds nuw i8, ptr %66, i64 96
  %180 = load ptr, ptr %179, align 8
  %181 = icmp eq ptr %171, %180
  br i1 %181, label %192, label %182

182:                                              ; preds = %178
  %183 = getelementptr inbounds nuw i8, ptr %171, i64 8
  %184 = load ptr, ptr %183, align 8
  %185 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 80), align 8
  %186 = icmp eq ptr %184, %185
  br i1 %186, label %187, label %840

187:                                              ; preds = %182
  %188 = call i32 @PyUnicode_Compare(ptr noundef nonnull %171, ptr noundef %180) #16
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %190, label %840

190:                                              ; preds = %187
  %191 = load i64, ptr %70, align 8
  br label %192

192:                                              ; preds = %190, %178, %173
  %193 = phi i64 [ %191, %190 ], [ %71, %178 ], [ %71, %173 ]
  %194 = load ptr, ptr %16, align 8
  %195 = icmp eq ptr %194, null
  %196 = select i1 %195, ptr %68, ptr %194
  store ptr %196, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #9
  %197 = icmp slt i64 %193, 1
  br i1 %197, label %461, label %198

198:                                              ; preds = %192
  %199 = getelementptr inbounds nuw i8, ptr %66, i64 104
  br label %200

200:                                              ; preds = %454, %198
  %201 = phi i64 [ 0, %198 ], [ %455, %454 ]
  %202 = getelementptr inbounds nuw %struct.Row, ptr %69, i64 %201
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 16
  %204 = load i64, ptr %203, align 8
  %205 = load i64, ptr %100, align 8
  %206 = icmp slt i64 %204, %205
  br i1 %206, label %207, label %210

207:                                              ; preds = %200
  %208 = getelementptr inbounds ptr, ptr %14, i64 %204
  %209 = load ptr, ptr %208, align 8
  br label %210

210:                                              ; preds = %207, %200
  %211 = phi ptr [ %209, %207 ], [ null, %200 ]
  %212 = getelementptr inbounds nuw i8, ptr %202, i64 24
  %213 = load i64, ptr %212, align 8
  %214 = getelementptr inbounds i64, ptr %15, i64 %213
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
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #9
  %224 = load i64, ptr %202, align 8
  %225 = icmp sgt i64 %224, 3
  br i1 %225, label %227, label %226

226:                                              ; preds = %222
  store i64 0, ptr %13, align 8
  br label %239

227:                                              ; preds = %222
  %228 = getelementptr inbounds nuw i8, ptr %202, i64 96
  %229 = load i64, ptr %228, align 8
  store i64 %229, ptr %13, align 8
  %230 = icmp ne i64 %229, 0
  %231 = icmp ne ptr %223, null
  %232 = and i1 %231, %230
  br i1 %232, label %233, label %249, !prof !36

233:                                              ; preds = %227
  %234 = call fastcc ptr @follow(ptr noundef %223, ptr noundef %13) #17
  %235 = icmp eq ptr %234, null
  br i1 %235, label %458, label %236

236:                                              ; preds = %233
  %237 = load i64, ptr %202, align 8
  %238 = icmp slt i64 %237, 4
  br i1 %238, label %239, label %258

239:                                              ; preds = %236, %226
  %240 = phi ptr [ %223, %226 ], [ %234, %236 ]
  %241 = getelementptr inbounds nuw i8, ptr %202, i64 56
  %242 = load i64, ptr %241, align 8
  %243 = icmp eq i64 %242, 0
  %244 = icmp eq ptr %240, null
  br i1 %243, label %246, label %245

245:                                              ; preds = %239
  br i1 %244, label %454, label %458

246:                                              ; preds = %239
  br i1 %244, label %458, label %247

247:                                              ; preds = %246
  %248 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %67, ptr noundef nonnull readonly %202, ptr noundef %240, ptr noundef nonnull %15, ptr noundef nonnull %22) #17
  br i1 %248, label %454, label %458

249:                                              ; preds = %227
  %250 = icmp eq ptr %223, null
  br i1 %250, label %251, label %258

251:                                              ; preds = %249
  %252 = getelementptr inbounds nuw i8, ptr %202, i64 56
  %253 = load i64, ptr %252, align 8
  %254 = icmp eq i64 %253, 0
  br i1 %254, label %458, label %255

255:                                              ; preds = %251
  %256 = getelementptr inbounds nuw i8, ptr %202, i64 64
  %257 = load i64, ptr %256, align 8
  store i64 %257, ptr %214, align 8
  br label %454

258:                                              ; preds = %249, %236
  %259 = phi i64 [ %224, %249 ], [ %237, %236 ]
  %260 = phi ptr [ %223, %249 ], [ %234, %236 ]
  %261 = icmp eq i64 %259, 14
  br i1 %261, label %458, label %262

262:                                              ; preds = %258
  %263 = icmp samesign ult i64 %259, 10
  br i1 %263, label %264, label %422

264:                                              ; preds = %262
  %265 = load i64, ptr %13, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #9
  %266 = getelementptr inbounds nuw i8, ptr %202, i64 80
  %267 = load i64, ptr %266, align 8
  %268 = icmp eq i64 %267, 0
  br i1 %268, label %298, label %269

269:                                              ; preds = %264
  call void @llvm.experimental.noalias.scope.decl(metadata !37)
  %270 = getelementptr inbounds nuw i8, ptr %260, i64 16
  %271 = getelementptr inbounds nuw i8, ptr %260, i64 8
  %272 = load ptr, ptr %271, align 8, !noalias !37
  %273 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 48), align 8, !noalias !37
  %274 = icmp eq ptr %272, %273
  %275 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 248), align 8, !noalias !37
  %276 = icmp eq ptr %272, %275
  %277 = select i1 %274, i1 true, i1 %276
  br i1 %277, label %278, label %282

278:                                              ; preds = %269
  store i32 4, ptr %12, align 8, !alias.scope !37
  store i64 0, ptr %49, align 8, !alias.scope !37
  %279 = getelementptr double, ptr %270, i64 %267
  %280 = getelementptr i8, ptr %279, i64 -8
  %281 = load double, ptr %280, align 8, !noalias !37
  store double %281, ptr %50, align 8, !alias.scope !37
  br label %356

282:                                              ; preds = %269
  %283 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 240), align 8, !noalias !37
  %284 = icmp eq ptr %272, %283
  br i1 %284, label %285, label %290

285:                                              ; preds = %282
  store i32 4, ptr %12, align 8, !alias.scope !37
  store i64 0, ptr %49, align 8, !alias.scope !37
  %286 = getelementptr float, ptr %270, i64 %267
  %287 = getelementptr i8, ptr %286, i64 -4
  %288 = load float, ptr %287, align 4, !noalias !37
  %289 = fpext float %288 to double
  store double %289, ptr %50, align 8, !alias.scope !37
  br label %356

290:                                              ; preds = %282
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #9, !noalias !37
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %11, ptr noundef nonnull %260) #17, !noalias !37
  %291 = icmp eq i64 %267, 1
  %292 = load i32, ptr %11, align 8, !noalias !37
  %293 = icmp eq i32 %292, 0
  %294 = select i1 %291, i1 true, i1 %293
  br i1 %294, label %295, label %296

295:                                              ; preds = %290
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %12, ptr noundef nonnull align 8 dereferenceable(24) %11, i64 24, i1 false)
  br label %297

296:                                              ; preds = %290
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %12, i8 0, i64 24, i1 false), !alias.scope !37
  store i32 4, ptr %12, align 8, !alias.scope !37
  br label %297

297:                                              ; preds = %296, %295
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9, !noalias !37
  br label %356

298:                                              ; preds = %264
  call void @llvm.experimental.noalias.scope.decl(metadata !40)
  %299 = getelementptr inbounds nuw i8, ptr %260, i64 8
  %300 = load ptr, ptr %299, align 8, !noalias !40
  %301 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8, !noalias !40
  %302 = icmp eq ptr %300, %301
  br i1 %302, label %304, label %303

303:                                              ; preds = %298
  call fastcc void @number_of(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %12, ptr noundef nonnull %260) #17
  br label %356

304:                                              ; preds = %298
  %305 = getelementptr inbounds nuw i8, ptr %260, i64 16
  %306 = load ptr, ptr %305, align 8, !noalias !40
  %307 = getelementptr inbounds nuw i8, ptr %260, i64 24
  %308 = load i32, ptr %307, align 8, !noalias !40
  %309 = icmp sgt i32 %308, 0
  br i1 %309, label %310, label %337

310:                                              ; preds = %304
  %311 = getelementptr inbounds nuw i8, ptr %260, i64 32
  %312 = getelementptr inbounds nuw i8, ptr %260, i64 40
  %313 = zext nneg i32 %308 to i64
  br label %314

314:                                              ; preds = %327, %310
  %315 = phi i64 [ 0, %310 ], [ %334, %327 ]
  %316 = phi i64 [ %265, %310 ], [ %335, %327 ]
  %317 = phi ptr [ %306, %310 ], [ %333, %327 ]
  %318 = and i64 %316, 65535
  %319 = icmp eq i64 %318, 0
  br i1 %319, label %326, label %320

320:                                              ; preds = %314
  %321 = load ptr, ptr %311, align 8, !noalias !40
  %322 = getelementptr inbounds nuw i64, ptr %321, i64 %315
  %323 = load i64, ptr %322, align 8, !noalias !40
  %324 = lshr i64 %318, 7
  %325 = icmp eq i64 %323, %324
  br i1 %325, label %327, label %326

326:                                              ; preds = %320, %314
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %12, i8 0, i64 24, i1 false), !alias.scope !40
  br label %356

327:                                              ; preds = %320
  %328 = and i64 %316, 127
  %329 = load ptr, ptr %312, align 8, !noalias !40
  %330 = getelementptr inbounds nuw i64, ptr %329, i64 %315
  %331 = load i64, ptr %330, align 8, !noalias !40
  %332 = mul nsw i64 %331, %328
  %333 = getelementptr inbounds i8, ptr %317, i64 %332
  %334 = add nuw nsw i64 %315, 1
  %335 = lshr i64 %316, 16
  %336 = icmp eq i64 %334, %313
  br i1 %336, label %337, label %314, !llvm.loop !43

337:                                              ; preds = %327, %304
  %338 = phi ptr [ %306, %304 ], [ %333, %327 ]
  %339 = phi i64 [ %265, %304 ], [ %335, %327 ]
  %340 = icmp eq i64 %339, 0
  br i1 %340, label %341, label %352

341:                                              ; preds = %337
  %342 = getelementptr inbounds nuw i8, ptr %260, i64 64
  %343 = load i32, ptr %342, align 8, !noalias !40
  %344 = and i32 %343, 256
  %345 = icmp eq i32 %344, 0
  br i1 %345, label %352, label %346

346:                                              ; preds = %341
  %347 = getelementptr inbounds nuw i8, ptr %260, i64 56
  %348 = load ptr, ptr %347, align 8, !noalias !40
  %349 = getelementptr inbounds nuw i8, ptr %348, i64 26
  %350 = load i8, ptr %349, align 2, !noalias !40
  %351 = icmp eq i8 %350, 62
  br i1 %351, label %352, label %353

352:                                              ; preds = %346, %341, %337
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %12, i8 0, i64 24, i1 false), !alias.scope !40
  br label %356

353:                                              ; preds = %346
  %354 = getelementptr inbounds nuw i8, ptr %348, i64 16
  %355 = load ptr, ptr %354, align 8, !noalias !40
  call fastcc void @number_at(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %12, ptr noundef %355, ptr noundef %338) #17
  br label %356

356:                                              ; preds = %353, %352, %326, %303, %297, %285, %278
  %357 = load i64, ptr %202, align 8
  switch i64 %357, label %385 [
    i64 9, label %418
    i64 8, label %358
    i64 6, label %362
    i64 7, label %377
  ]

358:                                              ; preds = %356
  %359 = load i64, ptr %49, align 8
  store i64 %359, ptr %214, align 8
  %360 = load i32, ptr %12, align 8
  %361 = icmp eq i32 %360, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  br i1 %361, label %454, label %458

362:                                              ; preds = %356
  %363 = load i64, ptr %49, align 8
  %364 = getelementptr inbounds nuw i8, ptr %202, i64 48
  %365 = load i64, ptr %364, align 8
  %366 = and i64 %365, %363
  store i64 %366, ptr %214, align 8
  %367 = load i32, ptr %12, align 8
  %368 = icmp eq i32 %367, 2
  br i1 %368, label %369, label %416

369:                                              ; preds = %362
  %370 = getelementptr inbounds nuw i8, ptr %202, i64 32
  %371 = load i64, ptr %370, align 8
  %372 = icmp sgt i64 %371, %363
  br i1 %372, label %416, label %373

373:                                              ; preds = %369
  %374 = getelementptr inbounds nuw i8, ptr %202, i64 40
  %375 = load i64, ptr %374, align 8
  %376 = icmp sgt i64 %363, %375
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  br i1 %376, label %458, label %454

377:                                              ; preds = %356
  %378 = load i64, ptr %49, align 8
  store i64 %378, ptr %214, align 8
  %379 = load i32, ptr %12, align 8
  %380 = icmp eq i32 %379, 3
  br i1 %380, label %417, label %381

381:                                              ; preds = %377
  %382 = icmp eq i32 %379, 2
  %383 = icmp sgt i64 %378, -1
  %384 = select i1 %382, i1 %383, i1 false
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  br i1 %384, label %454, label %458

385:                                              ; preds = %356
  %386 = load i32, ptr %12, align 8
  %387 = icmp eq i32 %386, 2
  br i1 %387, label %388, label %394

388:                                              ; preds = %385
  %389 = load i64, ptr %49, align 8
  %390 = add i64 %389, -9007199254740993
  %391 = icmp ult i64 %390, -18014398509481985
  br i1 %391, label %416, label %392

392:                                              ; preds = %388
  %393 = sitofp i64 %389 to double
  br label %397

394:                                              ; preds = %385
  %395 = load double, ptr %50, align 8
  %396 = icmp eq i32 %386, 4
  br i1 %396, label %397, label %416

397:                                              ; preds = %394, %392
  %398 = phi double [ %393, %392 ], [ %395, %394 ]
  %399 = icmp eq i64 %357, 5
  br i1 %399, label %400, label %404

400:                                              ; preds = %397
  %401 = fcmp uno double %398, 0.000000e+00
  %402 = bitcast double %398 to i64
  %403 = select i1 %401, i64 9221120237041090560, i64 %402
  store i64 %403, ptr %214, align 8
  br label %417

404:                                              ; preds = %397
  %405 = fptrunc double %398 to float
  %406 = call double @llvm.fabs.f64(double %398)
  %407 = bitcast double %406 to i64
  %408 = icmp samesign ugt i64 %407, 9218868437227405311
  %409 = fcmp uno double %398, 0.000000e+00
  %410 = bitcast float %405 to i32
  %411 = zext i32 %410 to i64
  %412 = select i1 %409, i64 2143289344, i64 %411
  store i64 %412, ptr %214, align 8
  %413 = call float @llvm.fabs.f32(float %405)
  %414 = fcmp une float %413, 0x7FF0000000000000
  %415 = select i1 %408, i1 true, i1 %414
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  br i1 %415, label %454, label %458

416:                                              ; preds = %394, %388, %369, %362
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  br label %458

417:                                              ; preds = %400, %377
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  br label %454

418:                                              ; preds = %356
  %419 = load i64, ptr %49, align 8
  store i64 %419, ptr %214, align 8
  %420 = load i32, ptr %12, align 8
  %421 = icmp eq i32 %420, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  br i1 %421, label %458, label %454

422:                                              ; preds = %262
  %423 = getelementptr inbounds nuw i8, ptr %202, i64 32
  %424 = load i64, ptr %423, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #9
  switch i64 %259, label %445 [
    i64 10, label %425
    i64 11, label %436
    i64 12, label %449
  ]

425:                                              ; preds = %422
  %426 = getelementptr inbounds nuw i8, ptr %260, i64 8
  %427 = load ptr, ptr %426, align 8
  %428 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %429 = icmp eq ptr %427, %428
  br i1 %429, label %430, label %448

430:                                              ; preds = %425
  %431 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %260, ptr noundef nonnull %10) #16
  %432 = icmp eq i64 %431, %424
  br i1 %432, label %433, label %448

433:                                              ; preds = %430
  %434 = load i32, ptr %10, align 4
  %435 = icmp eq i32 %434, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  br i1 %435, label %454, label %458

436:                                              ; preds = %422
  %437 = getelementptr inbounds nuw i8, ptr %260, i64 8
  %438 = load ptr, ptr %437, align 8
  %439 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 56), align 8
  %440 = icmp eq ptr %438, %439
  br i1 %440, label %441, label %448

441:                                              ; preds = %436
  %442 = getelementptr inbounds nuw i8, ptr %260, i64 16
  %443 = load i64, ptr %442, align 8
  %444 = icmp eq i64 %443, %424
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  br i1 %444, label %454, label %458

445:                                              ; preds = %422
  %446 = ptrtoint ptr %260 to i64
  %447 = icmp eq i64 %424, %446
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  br i1 %447, label %454, label %458

448:                                              ; preds = %436, %430, %425
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  br label %458

449:                                              ; preds = %422
  %450 = getelementptr inbounds nuw i8, ptr %260, i64 8
  %451 = load ptr, ptr %450, align 8
  %452 = inttoptr i64 %424 to ptr
  %453 = icmp eq ptr %451, %452
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  br i1 %453, label %454, label %458

454:                                              ; preds = %449, %445, %441, %433, %418, %417, %404, %381, %373, %358, %255, %247, %245
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #9
  %455 = add nuw nsw i64 %201, 1
  %456 = load i64, ptr %70, align 8
  %457 = icmp slt i64 %455, %456
  br i1 %457, label %200, label %459, !llvm.loop !44

458:                                              ; preds = %449, %445, %441, %433, %418, %404, %381, %373, %358, %258, %251, %247, %246, %245, %233, %448, %416
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #9
  br label %838

459:                                              ; preds = %454
  %460 = load ptr, ptr %16, align 8
  br label %461

461:                                              ; preds = %459, %192
  %462 = phi ptr [ %460, %459 ], [ %196, %192 ]
  %463 = icmp ne ptr %462, null
  %464 = load ptr, ptr %51, align 8
  %465 = icmp ne ptr %464, null
  %466 = select i1 %463, ptr %462, ptr %464
  %467 = or i1 %463, %465
  %468 = zext i1 %463 to i64
  %469 = icmp eq ptr %464, null
  %470 = select i1 %469, i64 0, i64 2
  %471 = or disjoint i64 %470, %468
  %472 = icmp eq i64 %471, 0
  %473 = select i1 %472, i64 4, i64 %471
  %474 = getelementptr inbounds nuw i8, ptr %66, i64 104
  %475 = load i64, ptr %474, align 8
  %476 = xor i64 %475, -1
  %477 = and i64 %473, %476
  %478 = icmp eq i64 %477, 0
  %479 = xor i1 %463, true
  %480 = or i1 %469, %479
  %481 = and i1 %480, %478
  br i1 %481, label %482, label %838

482:                                              ; preds = %461
  %483 = load i64, ptr %76, align 8
  %484 = icmp sgt i64 %483, 0
  br i1 %484, label %485, label %516

485:                                              ; preds = %482, %513
  %486 = phi i64 [ %514, %513 ], [ 0, %482 ]
  %487 = getelementptr inbounds nuw %struct.Equal, ptr %75, i64 %486
  br i1 %467, label %488, label %492

488:                                              ; preds = %485
  %489 = getelementptr inbounds nuw i8, ptr %487, i64 32
  %490 = load i64, ptr %489, align 8
  %491 = icmp eq i64 %490, 0
  br i1 %491, label %513, label %492

492:                                              ; preds = %488, %485
  %493 = load i64, ptr %487, align 8
  %494 = getelementptr inbounds i64, ptr %15, i64 %493
  %495 = load i64, ptr %494, align 8
  %496 = getelementptr inbounds nuw i8, ptr %487, i64 16
  %497 = load i64, ptr %496, align 8
  %498 = icmp slt i64 %497, 0
  %499 = getelementptr inbounds nuw i8, ptr %487, i64 24
  %500 = getelementptr inbounds nuw i64, ptr %15, i64 %497
  %501 = select i1 %498, ptr %499, ptr %500
  %502 = load i64, ptr %501, align 8
  %503 = getelementptr inbounds nuw i8, ptr %487, i64 8
  %504 = load i64, ptr %503, align 8
  %505 = icmp eq i64 %504, 1
  br i1 %505, label %510, label %506

506:                                              ; preds = %492
  %507 = add i64 %495, -1
  %508 = add i64 %507, %504
  %509 = sdiv i64 %508, %504
  br label %510

510:                                              ; preds = %506, %492
  %511 = phi i64 [ %509, %506 ], [ %495, %492 ]
  %512 = icmp eq i64 %511, %502
  br i1 %512, label %513, label %838

513:                                              ; preds = %510, %488
  %514 = add nuw nsw i64 %486, 1
  %515 = icmp eq i64 %514, %483
  br i1 %515, label %516, label %485, !llvm.loop !45

516:                                              ; preds = %513, %482
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9
  br i1 %467, label %517, label %542

517:                                              ; preds = %516
  %518 = getelementptr inbounds nuw i8, ptr %66, i64 192
  %519 = load i64, ptr %518, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store ptr %466, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  %520 = call fastcc i64 @items_of(ptr noundef %6, ptr noundef %7) #17
  %521 = icmp eq i64 %520, %519
  br i1 %521, label %522, label %541

522:                                              ; preds = %517
  %523 = icmp slt i64 %519, 1
  br i1 %523, label %540, label %524

524:                                              ; preds = %522
  %525 = load ptr, ptr %7, align 8
  br label %526

526:                                              ; preds = %535, %524
  %527 = phi i64 [ 0, %524 ], [ %537, %535 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  %528 = getelementptr inbounds nuw ptr, ptr %525, i64 %527
  %529 = load ptr, ptr %528, align 8
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %8, ptr noundef %529) #17
  %530 = load i32, ptr %8, align 8
  %531 = icmp eq i32 %530, 2
  %532 = load i64, ptr %52, align 8
  %533 = icmp ult i64 %532, 2147483648
  %534 = select i1 %531, i1 %533, i1 false
  br i1 %534, label %535, label %539

535:                                              ; preds = %526
  %536 = getelementptr inbounds nuw i64, ptr %9, i64 %527
  store i64 %532, ptr %536, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  %537 = add nuw nsw i64 %527, 1
  %538 = icmp eq i64 %537, %519
  br i1 %538, label %540, label %526, !llvm.loop !46

539:                                              ; preds = %526
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  br label %541

540:                                              ; preds = %535, %522
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %542

541:                                              ; preds = %539, %517
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %617

542:                                              ; preds = %540, %516
  %543 = getelementptr inbounds nuw i8, ptr %66, i64 192
  %544 = load i64, ptr %543, align 8
  %545 = call i64 @llvm.smax.i64(i64 %544, i64 3)
  %546 = trunc i64 %545 to i32
  %547 = icmp slt i32 %546, 1
  br i1 %547, label %618, label %548

548:                                              ; preds = %542
  %549 = getelementptr inbounds nuw i8, ptr %66, i64 352
  %550 = getelementptr inbounds nuw i8, ptr %66, i64 208
  %551 = getelementptr inbounds nuw i8, ptr %66, i64 200
  %552 = getelementptr inbounds nuw i8, ptr %66, i64 400
  %553 = and i64 %545, 2147483647
  %554 = call i64 @llvm.umax.i64(i64 %553, i64 1)
  br label %559

555:                                              ; preds = %612
  %556 = extractvalue { i64, i1 } %615, 0
  %557 = add nuw nsw i64 %561, 1
  %558 = icmp eq i64 %557, %554
  br i1 %558, label %618, label %559, !llvm.loop !47

559:                                              ; preds = %555, %548
  %560 = phi i64 [ 1, %548 ], [ %556, %555 ]
  %561 = phi i64 [ 0, %548 ], [ %557, %555 ]
  %562 = getelementptr inbounds nuw i64, ptr %549, i64 %561
  %563 = load i64, ptr %562, align 8
  %564 = icmp sgt i64 %544, %561
  br i1 %564, label %565, label %593

565:                                              ; preds = %559
  br i1 %467, label %583, label %566

566:                                              ; preds = %565
  %567 = getelementptr inbounds nuw %struct.Extent, ptr %550, i64 %561
  %568 = load i64, ptr %567, align 8
  %569 = icmp slt i64 %568, 0
  br i1 %569, label %570, label %572

570:                                              ; preds = %566
  %571 = getelementptr inbounds nuw i8, ptr %567, i64 8
  br label %580

572:                                              ; preds = %566
  %573 = getelementptr inbounds nuw i8, ptr %567, i64 16
  %574 = load i64, ptr %573, align 8
  %575 = icmp eq i64 %574, 0
  br i1 %575, label %576, label %578

576:                                              ; preds = %572
  %577 = getelementptr inbounds nuw i64, ptr %15, i64 %568
  br label %580

578:                                              ; preds = %572
  %579 = getelementptr inbounds nuw i64, ptr null, i64 %568
  br label %580

580:                                              ; preds = %578, %576, %570
  %581 = phi ptr [ %571, %570 ], [ %577, %576 ], [ %579, %578 ]
  %582 = load i64, ptr %581, align 8
  br label %594

583:                                              ; preds = %565
  %584 = getelementptr inbounds nuw i64, ptr %9, i64 %561
  %585 = load i64, ptr %584, align 8
  %586 = load i64, ptr %552, align 8
  %587 = icmp eq i64 %586, 0
  br i1 %587, label %600, label %588

588:                                              ; preds = %583
  %589 = getelementptr inbounds nuw %struct.Extent, ptr %67, i64 %561
  %590 = getelementptr inbounds nuw i8, ptr %589, i64 184
  %591 = load i64, ptr %590, align 8
  %592 = icmp eq i64 %585, %591
  br i1 %592, label %600, label %617

593:                                              ; preds = %559
  br i1 %467, label %600, label %594

594:                                              ; preds = %593, %580
  %595 = phi i64 [ %582, %580 ], [ 1, %593 ]
  %596 = load i64, ptr %551, align 8
  %597 = shl nuw i64 1, %561
  %598 = and i64 %596, %597
  %599 = icmp ne i64 %598, 0
  br label %600

600:                                              ; preds = %594, %593, %588, %583
  %601 = phi i64 [ %595, %594 ], [ 1, %593 ], [ %585, %583 ], [ %585, %588 ]
  %602 = phi i1 [ %599, %594 ], [ %465, %593 ], [ %465, %583 ], [ %465, %588 ]
  %603 = select i1 %602, i64 %563, i64 1
  %604 = mul nsw i64 %603, %601
  %605 = getelementptr inbounds nuw i64, ptr %17, i64 %561
  store i64 %604, ptr %605, align 8
  %606 = icmp eq i64 %563, 1
  %607 = select i1 %602, i1 true, i1 %606
  br i1 %607, label %612, label %608

608:                                              ; preds = %600
  %609 = add i64 %563, -1
  %610 = add i64 %609, %601
  %611 = sdiv i64 %610, %563
  br label %612

612:                                              ; preds = %608, %600
  %613 = phi i64 [ %611, %608 ], [ %601, %600 ]
  %614 = getelementptr inbounds nuw i64, ptr %18, i64 %561
  store i64 %613, ptr %614, align 8
  %615 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %560, i64 %613)
  %616 = extractvalue { i64, i1 } %615, 1
  br i1 %616, label %617, label %555

617:                                              ; preds = %612, %588, %541
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  br label %838

618:                                              ; preds = %555, %542
  %619 = phi i64 [ 1, %542 ], [ %556, %555 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  %620 = load i64, ptr %79, align 8
  %621 = icmp sgt i64 %620, 0
  br i1 %621, label %622, label %644

622:                                              ; preds = %618, %641
  %623 = phi i64 [ %642, %641 ], [ 0, %618 ]
  %624 = getelementptr inbounds nuw %struct.Apart, ptr %78, i64 %623
  %625 = load i64, ptr %624, align 8
  %626 = getelementptr inbounds i64, ptr %15, i64 %625
  %627 = load i64, ptr %626, align 8
  %628 = getelementptr inbounds nuw i8, ptr %624, i64 8
  %629 = load i64, ptr %628, align 8
  %630 = getelementptr inbounds i64, ptr %15, i64 %629
  %631 = load i64, ptr %630, align 8
  %632 = getelementptr inbounds nuw i8, ptr %624, i64 24
  %633 = load i64, ptr %632, align 8
  %634 = add i64 %633, %631
  %635 = icmp ult i64 %627, %634
  br i1 %635, label %636, label %641

636:                                              ; preds = %622
  %637 = getelementptr inbounds nuw i8, ptr %624, i64 16
  %638 = load i64, ptr %637, align 8
  %639 = add i64 %638, %627
  %640 = icmp ult i64 %631, %639
  br i1 %640, label %648, label %641

641:                                              ; preds = %636, %622
  %642 = add nuw nsw i64 %623, 1
  %643 = icmp eq i64 %642, %620
  br i1 %643, label %644, label %622, !llvm.loop !48

644:                                              ; preds = %641, %618
  %645 = getelementptr inbounds nuw i8, ptr %66, i64 464
  %646 = load i64, ptr %645, align 8
  %647 = icmp eq i64 %646, 0
  br i1 %647, label %652, label %838

648:                                              ; preds = %636
  %649 = getelementptr inbounds nuw i8, ptr %66, i64 464
  %650 = load i64, ptr %649, align 8
  %651 = icmp eq i64 %650, 0
  br i1 %651, label %838, label %652

652:                                              ; preds = %648, %644
  %653 = load i64, ptr %70, align 8
  %654 = icmp slt i64 %653, 1
  br i1 %654, label %689, label %655

655:                                              ; preds = %652, %686
  %656 = phi i64 [ %687, %686 ], [ 0, %652 ]
  %657 = getelementptr inbounds nuw %struct.Row, ptr %69, i64 %656
  %658 = load i64, ptr %657, align 8
  %659 = icmp slt i64 %658, 4
  br i1 %659, label %660, label %686

660:                                              ; preds = %655
  %661 = getelementptr inbounds nuw i8, ptr %657, i64 104
  %662 = load i64, ptr %661, align 8
  %663 = and i64 %662, 1099511627775
  %664 = icmp eq i64 %663, 0
  br i1 %664, label %686, label %665

665:                                              ; preds = %660
  %666 = getelementptr inbounds nuw i8, ptr %657, i64 96
  %667 = load i64, ptr %666, align 8
  %668 = getelementptr i64, ptr %15, i64 %667
  br label %669

669:                                              ; preds = %682, %665
  %670 = phi i64 [ %663, %665 ], [ %684, %682 ]
  %671 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %670, i1 true)
  %672 = trunc nuw nsw i64 %671 to i8
  %673 = urem i8 %672, 6
  %674 = zext nneg i8 %673 to i64
  %675 = getelementptr inbounds nuw i64, ptr %17, i64 %674
  %676 = load i64, ptr %675, align 8
  %677 = udiv i8 %672, 6
  %678 = zext nneg i8 %677 to i64
  %679 = getelementptr i64, ptr %668, i64 %678
  %680 = load i64, ptr %679, align 8
  %681 = icmp sgt i64 %676, %680
  br i1 %681, label %838, label %682

682:                                              ; preds = %669
  %683 = add nsw i64 %670, -1
  %684 = and i64 %683, %670
  %685 = icmp eq i64 %684, 0
  br i1 %685, label %686, label %669, !llvm.loop !49

686:                                              ; preds = %682, %660, %655
  %687 = add nuw nsw i64 %656, 1
  %688 = icmp eq i64 %687, %653
  br i1 %688, label %689, label %655, !llvm.loop !50

689:                                              ; preds = %686, %652
  %690 = load i64, ptr %73, align 8
  %691 = icmp sgt i64 %690, 0
  br i1 %691, label %693, label %726

692:                                              ; preds = %720
  br i1 %721, label %726, label %838

693:                                              ; preds = %689, %720
  %694 = phi i64 [ %722, %720 ], [ 0, %689 ]
  %695 = getelementptr inbounds nuw %struct.Captured, ptr %72, i64 %694
  %696 = getelementptr inbounds nuw i8, ptr %695, i64 8
  %697 = load ptr, ptr %696, align 8
  %698 = ptrtoint ptr %697 to i64
  %699 = load ptr, ptr %695, align 8
  switch i64 %698, label %709 [
    i64 0, label %700
    i64 1, label %706
  ]

700:                                              ; preds = %693
  %701 = getelementptr inbounds nuw i8, ptr %699, i64 16
  %702 = load ptr, ptr %701, align 8
  %703 = getelementptr inbounds nuw i8, ptr %695, i64 16
  %704 = load ptr, ptr %703, align 8
  %705 = icmp eq ptr %702, %704
  br label %720

706:                                              ; preds = %693
  %707 = call i64 @PyDict_Size(ptr noundef %699) #16
  %708 = icmp eq i64 %707, 0
  br label %720

709:                                              ; preds = %693
  %710 = call ptr @PyDict_GetItemWithError(ptr noundef %699, ptr noundef nonnull %697) #16
  %711 = icmp eq ptr %710, null
  br i1 %711, label %712, label %716, !prof !51

712:                                              ; preds = %709
  %713 = call ptr @PyErr_Occurred() #16
  %714 = icmp eq ptr %713, null
  br i1 %714, label %716, label %715

715:                                              ; preds = %712
  call void @PyErr_Clear() #16
  br label %838

716:                                              ; preds = %712, %709
  %717 = getelementptr inbounds nuw i8, ptr %695, i64 16
  %718 = load ptr, ptr %717, align 8
  %719 = icmp eq ptr %710, %718
  br label %720

720:                                              ; preds = %716, %706, %700
  %721 = phi i1 [ %708, %706 ], [ %705, %700 ], [ %719, %716 ]
  %722 = add nuw nsw i64 %694, 1
  %723 = load i64, ptr %73, align 8
  %724 = icmp slt i64 %722, %723
  %725 = select i1 %724, i1 %721, i1 false
  br i1 %725, label %693, label %692, !llvm.loop !52

726:                                              ; preds = %692, %689
  %727 = getelementptr inbounds nuw i8, ptr %66, i64 176
  %728 = load ptr, ptr %727, align 8
  %729 = icmp eq ptr %728, null
  br i1 %729, label %733, label %730

730:                                              ; preds = %726
  %731 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 24), align 8
  %732 = call fastcc zeroext i1 @says(ptr noundef %728, ptr noundef null, ptr noundef %731) #17
  br i1 %732, label %733, label %838

733:                                              ; preds = %730, %726
  %734 = getelementptr inbounds nuw i8, ptr %66, i64 448
  %735 = load ptr, ptr %734, align 8
  %736 = icmp eq ptr %735, null
  br i1 %736, label %781, label %737

737:                                              ; preds = %733
  %738 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %739 = getelementptr inbounds nuw i8, ptr %738, i64 8
  %740 = load i64, ptr %739, align 8
  %741 = inttoptr i64 %740 to ptr
  %742 = getelementptr inbounds nuw i8, ptr %738, i64 16
  %743 = load i64, ptr %742, align 8
  %744 = inttoptr i64 %743 to ptr
  %745 = load ptr, ptr @gpu, align 8
  %746 = call i64 @PyDict_Size(ptr noundef %745) #16
  %747 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %748 = load i64, ptr %747, align 8
  %749 = icmp eq i64 %746, %748
  br i1 %749, label %750, label %838

750:                                              ; preds = %737
  %751 = getelementptr inbounds nuw i8, ptr %66, i64 56
  %752 = load ptr, ptr %751, align 8
  %753 = icmp eq ptr %752, @describe_cupy
  %754 = icmp eq i64 %740, 0
  %755 = select i1 %754, i1 true, i1 %753
  br i1 %755, label %764, label %756

756:                                              ; preds = %750
  %757 = load ptr, ptr %734, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  store ptr null, ptr %5, align 16
  store ptr %757, ptr %53, align 8
  %758 = icmp ne ptr %757, null
  %759 = zext i1 %758 to i64
  %760 = or disjoint i64 %759, -9223372036854775808
  %761 = call ptr @PyObject_Vectorcall(ptr noundef %741, ptr noundef nonnull %53, i64 noundef %760, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  %762 = call fastcc i64 @said_number(ptr noundef %761, ptr noundef null) #17
  %763 = load ptr, ptr %751, align 8
  br label %765

764:                                              ; preds = %750
  br i1 %753, label %771, label %765

765:                                              ; preds = %764, %756
  %766 = phi ptr [ %763, %756 ], [ %752, %764 ]
  %767 = phi i64 [ %762, %756 ], [ 0, %764 ]
  %768 = icmp eq ptr %766, null
  %769 = icmp ult i64 %767, 3
  %770 = select i1 %768, i1 %769, i1 false
  br i1 %770, label %771, label %777

771:                                              ; preds = %765, %764
  %772 = icmp eq i64 %743, 0
  br i1 %772, label %777, label %773

773:                                              ; preds = %771
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  %774 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %744, ptr noundef nonnull %54, i64 noundef -9223372036854775808, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  %775 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 48), align 8
  %776 = call fastcc i64 @said_number(ptr noundef %774, ptr noundef %775) #17
  br label %777

777:                                              ; preds = %773, %771, %765
  %778 = phi i64 [ %767, %765 ], [ %776, %773 ], [ 0, %771 ]
  %779 = call i64 @llvm.umax.i64(i64 %778, i64 1)
  %780 = icmp slt i64 %779, 0
  br i1 %780, label %838, label %781

781:                                              ; preds = %777, %733
  %782 = phi i64 [ %779, %777 ], [ 0, %733 ]
  %783 = getelementptr inbounds nuw i8, ptr %66, i64 456
  %784 = load i64, ptr %783, align 8
  %785 = icmp ne i64 %784, 0
  %786 = icmp ne i64 %782, 1
  %787 = and i1 %786, %785
  br i1 %787, label %838, label %788

788:                                              ; preds = %781
  %789 = load i64, ptr %42, align 8
  %790 = icmp eq i64 %789, 0
  %791 = icmp eq i64 %789, %782
  %792 = or i1 %790, %791
  br i1 %792, label %793, label %838

793:                                              ; preds = %788
  store i64 %782, ptr %42, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #9
  store i64 0, ptr %19, align 8
  %794 = call fastcc zeroext i1 @make_arrays(ptr noundef nonnull readonly %67, ptr noundef nonnull readonly %69, ptr noundef nonnull readonly %81, ptr noundef %16, ptr noundef %14, ptr noundef %15, ptr noundef %17, ptr noundef %18, ptr noundef %19, ptr noundef nonnull %22) #17
  br i1 %794, label %795, label %825

795:                                              ; preds = %793
  %796 = load i64, ptr %543, align 8
  %797 = call i64 @llvm.smax.i64(i64 %796, i64 3)
  %798 = trunc i64 %797 to i32
  %799 = icmp sgt i32 %798, 0
  %800 = getelementptr inbounds nuw i8, ptr %66, i64 40
  %801 = load i64, ptr %800, align 8
  %802 = icmp eq i64 %801, 0
  %803 = select i1 %799, i1 %802, i1 false
  br i1 %803, label %804, label %810

804:                                              ; preds = %795
  %805 = getelementptr inbounds nuw i8, ptr %66, i64 408
  %806 = load i64, ptr %805, align 8
  %807 = getelementptr i64, ptr %15, i64 %806
  %808 = shl i64 %797, 3
  %809 = and i64 %808, 17179869176
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %807, ptr nonnull align 16 %18, i64 %809, i1 false)
  br label %811

810:                                              ; preds = %795
  switch i64 %801, label %823 [
    i64 0, label %811
    i64 1, label %813
    i64 2, label %815
    i64 3, label %818
  ]

811:                                              ; preds = %810, %804
  %812 = call fastcc i32 @run_kernel(ptr noundef nonnull readonly %67, ptr noundef %15, ptr noundef %18, i64 noundef %619) #17
  br label %820

813:                                              ; preds = %810
  %814 = call fastcc i32 @run_plan(ptr noundef nonnull readonly %67, ptr noundef nonnull readonly %87, ptr noundef %15) #17
  br label %820

815:                                              ; preds = %810
  %816 = load i64, ptr %42, align 8
  %817 = call fastcc i32 @run_gpu(ptr noundef nonnull readonly %67, ptr noundef nonnull readonly %87, ptr noundef %15, i64 noundef %816) #17
  br label %820

818:                                              ; preds = %810
  %819 = call fastcc i32 @run_graph(ptr noundef nonnull readonly %67, ptr noundef %15) #17
  br label %820

820:                                              ; preds = %818, %815, %813, %811
  %821 = phi i32 [ %819, %818 ], [ %812, %811 ], [ %814, %813 ], [ %817, %815 ]
  %822 = icmp eq i32 %821, 1
  br i1 %822, label %823, label %825

823:                                              ; preds = %820, %810
  %824 = call fastcc ptr @returned(ptr noundef nonnull readonly %67, ptr noundef nonnull readonly %84, ptr noundef %14) #17
  br label %825

825:                                              ; preds = %823, %820, %793
  %826 = phi ptr [ %824, %823 ], [ null, %820 ], [ null, %793 ]
  %827 = load i64, ptr %19, align 8
  %828 = icmp sgt i64 %827, 0
  br i1 %828, label %829, label %837

829:                                              ; preds = %825, %829
  %830 = phi i64 [ %831, %829 ], [ %827, %825 ]
  %831 = add nsw i64 %830, -1
  %832 = getelementptr inbounds nuw %struct.Make, ptr %81, i64 %831
  %833 = load i64, ptr %832, align 8
  %834 = getelementptr inbounds ptr, ptr %14, i64 %833
  %835 = load ptr, ptr %834, align 8
  call void @Py_DecRef(ptr noundef %835) #16
  %836 = icmp samesign ugt i64 %830, 1
  br i1 %836, label %829, label %837, !llvm.loop !53

837:                                              ; preds = %829, %825
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #9
  br label %838

838:                                              ; preds = %510, %669, %837, %788, %781, %777, %737, %730, %715, %692, %648, %644, %617, %461, %458
  %839 = phi ptr [ null, %692 ], [ null, %730 ], [ %826, %837 ], [ null, %788 ], [ null, %781 ], [ null, %777 ], [ null, %737 ], [ null, %669 ], [ null, %461 ], [ null, %715 ], [ null, %458 ], [ null, %617 ], [ null, %648 ], [ null, %644 ], [ null, %510 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #9
  br label %840

840:                                              ; preds = %148, %154, %90, %94, %173, %182, %187, %838
  %841 = phi ptr [ null, %90 ], [ %839, %838 ], [ null, %187 ], [ null, %173 ], [ null, %182 ], [ null, %94 ], [ null, %154 ], [ null, %148 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  %842 = load i64, ptr %22, align 8
  %843 = icmp sgt i64 %842, 0
  br i1 %843, label %844, label %850

844:                                              ; preds = %840, %844
  %845 = phi i64 [ %848, %844 ], [ %842, %840 ]
  %846 = add nsw i64 %845, -1
  store i64 %846, ptr %22, align 8
  %847 = getelementptr inbounds nuw %struct.Py_buffer, ptr %55, i64 %846
  call void @PyBuffer_Release(ptr noundef nonnull %847) #16
  %848 = load i64, ptr %22, align 8
  %849 = icmp sgt i64 %848, 0
  br i1 %849, label %844, label %850, !llvm.loop !54

850:                                              ; preds = %844, %840
  call void @Py_DecRef(ptr noundef %64) #16
  %851 = icmp eq ptr %841, null
  br i1 %851, label %853, label %852

852:                                              ; preds = %850
  store i64 %61, ptr %35, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #9
  br label %861

853:                                              ; preds = %850
  %854 = call ptr @PyErr_Occurred() #16
  %855 = icmp eq ptr %854, null
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #9
  br i1 %855, label %856, label %861

856:                                              ; preds = %853
  %857 = add nuw nsw i64 %58, 1
  %858 = add nsw i64 %61, 1
  %859 = load i64, ptr %36, align 8
  %860 = icmp slt i64 %857, %859
  br i1 %860, label %56, label %861, !llvm.loop !55

861:                                              ; preds = %856, %853, %852, %34
  %862 = phi ptr [ %841, %852 ], [ null, %34 ], [ null, %853 ], [ null, %856 ]
  br i1 %32, label %864, label %863

863:                                              ; preds = %861
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store i32 %30, ptr %3, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %864

864:                                              ; preds = %863, %861, %2
  %865 = phi ptr [ null, %2 ], [ %862, %861 ], [ %862, %863 ]
  ret ptr %865
}

; Function Attrs: optsize
declare ptr @PyObject_Vectorcall(ptr noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #1

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
define internal fastcc noundef zeroext i1 @make_arrays(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef nonnull readonly captures(none) %3, ptr noundef nonnull writeonly captures(none) %4, ptr noundef nonnull captures(none) %5, ptr noundef nonnull readonly captures(none) %6, ptr noundef nonnull readonly captures(none) %7, ptr noundef nonnull writeonly captures(none) %8, ptr noundef nonnull %9) unnamed_addr #0 {
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca [2 x ptr], align 16
  %14 = alloca [2 x ptr], align 16
  %15 = alloca [6 x i64], align 16
  %16 = load ptr, ptr %3, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %22

18:                                               ; preds = %10
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br label %22

22:                                               ; preds = %18, %10
  %23 = phi i1 [ false, %10 ], [ %21, %18 ]
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %25 = load i64, ptr %24, align 8
  %26 = icmp slt i64 %25, 1
  br i1 %26, label %276, label %27

27:                                               ; preds = %22
  %28 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %32

32:                                               ; preds = %27, %272
  %33 = phi i64 [ 0, %27 ], [ %255, %272 ]
  %34 = getelementptr inbounds nuw %struct.Make, ptr %2, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 1
  br i1 %37, label %41, label %38

38:                                               ; preds = %32
  %39 = icmp eq i64 %36, 2
  %40 = select i1 %39, i1 %23, i1 false
  br label %41

41:                                               ; preds = %38, %32
  %42 = phi i1 [ true, %32 ], [ %40, %38 ]
  %43 = load i64, ptr %34, align 8
  %44 = getelementptr inbounds %struct.Row, ptr %1, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 24
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds i64, ptr %5, i64 %46
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #9
  %48 = getelementptr inbounds nuw i8, ptr %34, i64 24
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %51 = load i64, ptr %50, align 8
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %92

53:                                               ; preds = %41
  %54 = getelementptr inbounds nuw i8, ptr %34, i64 48
  br label %59

55:                                               ; preds = %81
  %56 = add nuw nsw i64 %60, 1
  %57 = load i64, ptr %50, align 8
  %58 = icmp slt i64 %56, %57
  br i1 %58, label %59, label %90, !llvm.loop !56

59:                                               ; preds = %53, %55
  %60 = phi i64 [ 0, %53 ], [ %56, %55 ]
  %61 = phi i64 [ %49, %53 ], [ %87, %55 ]
  %62 = getelementptr inbounds nuw %struct.Extent, ptr %54, i64 %60
  %63 = load i64, ptr %62, align 8
  %64 = icmp slt i64 %63, 0
  br i1 %64, label %65, label %67

65:                                               ; preds = %59
  %66 = getelementptr inbounds nuw i8, ptr %62, i64 8
  br label %77

67:                                               ; preds = %59
  %68 = getelementptr inbounds nuw i8, ptr %62, i64 16
  %69 = load i64, ptr %68, align 8
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %71, label %73

71:                                               ; preds = %67
  %72 = getelementptr inbounds nuw i64, ptr %5, i64 %63
  br label %77

73:                                               ; preds = %67
  %74 = icmp eq i64 %69, 1
  %75 = select i1 %74, ptr %6, ptr %7
  %76 = getelementptr inbounds nuw i64, ptr %75, i64 %63
  br label %77

77:                                               ; preds = %65, %71, %73
  %78 = phi ptr [ %66, %65 ], [ %72, %71 ], [ %76, %73 ]
  %79 = load i64, ptr %78, align 8
  %80 = icmp ugt i64 %79, 2147483647
  br i1 %80, label %275, label %81

81:                                               ; preds = %77
  %82 = getelementptr inbounds nuw i64, ptr %15, i64 %60
  store i64 %79, ptr %82, align 8
  %83 = getelementptr inbounds nuw i64, ptr %47, i64 %60
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 8
  store i64 %79, ptr %84, align 8
  %85 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %61, i64 %79)
  %86 = extractvalue { i64, i1 } %85, 1
  %87 = extractvalue { i64, i1 } %85, 0
  %88 = icmp sgt i64 %87, 70368744177664
  %89 = or i1 %86, %88
  br i1 %89, label %275, label %55

90:                                               ; preds = %55
  %91 = load i64, ptr %34, align 8
  br label %92

92:                                               ; preds = %90, %41
  %93 = phi i64 [ %51, %41 ], [ %57, %90 ]
  %94 = phi i64 [ %43, %41 ], [ %91, %90 ]
  %95 = phi i64 [ %49, %41 ], [ %87, %90 ]
  %96 = getelementptr inbounds %struct.Row, ptr %1, i64 %94
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 80
  %98 = load i64, ptr %97, align 8
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %103, label %100

100:                                              ; preds = %92
  %101 = getelementptr i64, ptr %47, i64 %93
  %102 = getelementptr i8, ptr %101, i64 8
  store i64 %98, ptr %102, align 8
  br label %103

103:                                              ; preds = %100, %92
  %104 = getelementptr inbounds nuw i8, ptr %34, i64 40
  %105 = load ptr, ptr %104, align 8
  %106 = icmp eq ptr %105, null
  br i1 %106, label %121, label %107

107:                                              ; preds = %103
  %108 = load i64, ptr %34, align 8
  %109 = getelementptr inbounds %struct.Row, ptr %1, i64 %108
  %110 = load i64, ptr %109, align 8
  %111 = icmp eq i64 %110, 3
  br i1 %111, label %114, label %112

112:                                              ; preds = %107
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %113 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %105, ptr noundef nonnull %28, i64 noundef -9223372036854775808, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  br label %247

114:                                              ; preds = %107
  %115 = load i64, ptr %29, align 8
  %116 = call ptr @PyLong_FromLongLong(i64 noundef %115) #16
  %117 = icmp eq ptr %116, null
  br i1 %117, label %250, label %118

118:                                              ; preds = %114
  %119 = load ptr, ptr %104, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #9
  store ptr null, ptr %13, align 16
  store ptr %116, ptr %30, align 8
  %120 = call ptr @PyObject_Vectorcall(ptr noundef %119, ptr noundef nonnull %30, i64 noundef -9223372036854775807, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #9
  call void @Py_DecRef(ptr noundef nonnull %116) #16
  br label %247

121:                                              ; preds = %103
  %122 = load ptr, ptr %31, align 8
  %123 = icmp eq ptr %122, null
  br i1 %123, label %187, label %124

124:                                              ; preds = %121
  %125 = load i64, ptr %34, align 8
  %126 = getelementptr inbounds %struct.Row, ptr %1, i64 %125
  %127 = load i64, ptr %50, align 8
  %128 = add i64 %95, 240
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #9
  store ptr null, ptr %12, align 8
  %129 = icmp sgt i64 %95, 262143
  %130 = icmp samesign ult i64 %95, 67108865
  %131 = or i1 %42, %130
  %132 = select i1 %129, i1 %131, i1 false
  br i1 %132, label %133, label %136

133:                                              ; preds = %124
  %134 = xor i1 %42, true
  %135 = call fastcc ptr @take_block(i64 noundef %128, i1 noundef zeroext %134) #17
  br label %141

136:                                              ; preds = %124
  br i1 %42, label %139, label %137

137:                                              ; preds = %136
  %138 = call ptr @PyMem_RawCalloc(i64 noundef 1, i64 noundef %128) #16
  br label %141

139:                                              ; preds = %136
  %140 = call ptr @PyMem_RawMalloc(i64 noundef %128) #16
  br label %141

141:                                              ; preds = %139, %137, %133
  %142 = phi ptr [ %135, %133 ], [ null, %137 ], [ null, %139 ]
  %143 = phi ptr [ %135, %133 ], [ %138, %137 ], [ %140, %139 ]
  %144 = icmp eq ptr %143, null
  br i1 %144, label %185, label %145

145:                                              ; preds = %141
  %146 = getelementptr inbounds nuw i8, ptr %143, i64 176
  %147 = ptrtoint ptr %146 to i64
  %148 = add i64 %147, 63
  %149 = and i64 %148, -64
  store i64 %149, ptr %47, align 8
  %150 = inttoptr i64 %149 to ptr
  %151 = getelementptr inbounds nuw i8, ptr %126, i64 40
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr inbounds nuw i8, ptr %126, i64 48
  %154 = load i64, ptr %153, align 8
  %155 = getelementptr inbounds nuw i8, ptr %143, i64 80
  %156 = getelementptr inbounds nuw i8, ptr %143, i64 128
  store i32 1, ptr %143, align 8
  %157 = getelementptr inbounds nuw i8, ptr %143, i64 4
  store i32 0, ptr %157, align 4
  %158 = getelementptr inbounds nuw i8, ptr %143, i64 8
  store ptr %142, ptr %158, align 8
  %159 = getelementptr inbounds nuw i8, ptr %143, i64 16
  store ptr @give_back, ptr %159, align 8
  %160 = getelementptr inbounds nuw i8, ptr %143, i64 24
  store i64 0, ptr %160, align 8
  %161 = getelementptr inbounds nuw i8, ptr %143, i64 32
  store ptr %150, ptr %161, align 8
  %162 = getelementptr inbounds nuw i8, ptr %143, i64 40
  store i64 %152, ptr %162, align 8
  %163 = getelementptr inbounds nuw i8, ptr %143, i64 48
  store i64 %154, ptr %163, align 8
  %164 = getelementptr inbounds nuw i8, ptr %143, i64 56
  store ptr %155, ptr %164, align 8
  %165 = getelementptr inbounds nuw i8, ptr %143, i64 64
  store ptr %156, ptr %165, align 8
  %166 = getelementptr inbounds nuw i8, ptr %143, i64 72
  store i64 0, ptr %166, align 8
  %167 = icmp sgt i64 %127, 0
  br i1 %167, label %172, label %168

168:                                              ; preds = %172, %145
  %169 = load ptr, ptr %31, align 8
  %170 = call i32 %169(ptr noundef nonnull %143, ptr noundef nonnull %12) #16
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %182, label %184

172:                                              ; preds = %145, %172
  %173 = phi i64 [ %180, %172 ], [ 1, %145 ]
  %174 = phi i64 [ %175, %172 ], [ %127, %145 ]
  %175 = add nsw i64 %174, -1
  %176 = getelementptr inbounds nuw i64, ptr %15, i64 %175
  %177 = load i64, ptr %176, align 8
  %178 = getelementptr inbounds nuw i64, ptr %155, i64 %175
  store i64 %177, ptr %178, align 8
  %179 = getelementptr inbounds nuw i64, ptr %156, i64 %175
  store i64 %173, ptr %179, align 8
  %180 = mul nsw i64 %177, %173
  %181 = icmp samesign ugt i64 %174, 1
  br i1 %181, label %172, label %168, !llvm.loop !57

182:                                              ; preds = %168
  %183 = load ptr, ptr %12, align 8
  br label %185

184:                                              ; preds = %168
  call void @give_back(ptr noundef nonnull %143) #17
  br label %185

185:                                              ; preds = %141, %182, %184
  %186 = phi ptr [ null, %184 ], [ %183, %182 ], [ null, %141 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  br label %247

187:                                              ; preds = %121
  %188 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %189 = select i1 %42, i64 184, i64 183
  %190 = getelementptr inbounds nuw ptr, ptr %188, i64 %189
  %191 = load ptr, ptr %190, align 8
  %192 = getelementptr inbounds nuw i8, ptr %34, i64 32
  %193 = load ptr, ptr %192, align 8
  %194 = icmp slt i64 %95, 4096
  br i1 %194, label %195, label %199

195:                                              ; preds = %187
  call void @Py_IncRef(ptr noundef %193) #16
  %196 = load i64, ptr %50, align 8
  %197 = trunc i64 %196 to i32
  %198 = call ptr %191(i32 noundef %197, ptr noundef nonnull %15, ptr noundef %193, i32 noundef 0) #16
  br label %247

199:                                              ; preds = %187
  %200 = icmp samesign ugt i64 %95, 262143
  %201 = icmp samesign ult i64 %95, 67108865
  %202 = or i1 %42, %201
  %203 = select i1 %200, i1 %202, i1 false
  br i1 %203, label %204, label %213

204:                                              ; preds = %199
  %205 = xor i1 %42, true
  %206 = call fastcc ptr @take_block(i64 noundef %95, i1 noundef zeroext %205) #17
  %207 = icmp eq ptr %206, null
  br i1 %207, label %250, label %208

208:                                              ; preds = %204
  %209 = call ptr @PyCapsule_New(ptr noundef nonnull %206, ptr noundef null, ptr noundef nonnull @drop_memory) #16
  %210 = icmp eq ptr %209, null
  br i1 %210, label %211, label %228

211:                                              ; preds = %208
  %212 = getelementptr inbounds i8, ptr %206, i64 -64
  call fastcc void @keep_block(ptr noundef nonnull %212) #17
  br label %250

213:                                              ; preds = %199
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #9
  %214 = add nuw nsw i64 %95, 64
  store i64 %214, ptr %11, align 8
  %215 = getelementptr inbounds nuw i8, ptr %188, i64 360
  %216 = load ptr, ptr %215, align 8
  %217 = call ptr %216(i32 noundef 2) #16
  %218 = call ptr %191(i32 noundef 1, ptr noundef nonnull %11, ptr noundef %217, i32 noundef 0) #16
  %219 = icmp eq ptr %218, null
  br i1 %219, label %220, label %221

220:                                              ; preds = %213
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  br label %250

221:                                              ; preds = %213
  %222 = getelementptr inbounds nuw i8, ptr %218, i64 16
  %223 = load ptr, ptr %222, align 8
  %224 = ptrtoint ptr %223 to i64
  %225 = add i64 %224, 63
  %226 = and i64 %225, -64
  %227 = inttoptr i64 %226 to ptr
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  br label %228

228:                                              ; preds = %221, %208
  %229 = phi ptr [ %227, %221 ], [ %206, %208 ]
  %230 = phi ptr [ %218, %221 ], [ %209, %208 ]
  call void @Py_IncRef(ptr noundef %193) #16
  %231 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %232 = getelementptr inbounds nuw i8, ptr %231, i64 752
  %233 = load ptr, ptr %232, align 8
  %234 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8
  %235 = load i64, ptr %50, align 8
  %236 = trunc i64 %235 to i32
  %237 = call ptr %233(ptr noundef %234, ptr noundef %193, i32 noundef %236, ptr noundef nonnull %15, ptr noundef null, ptr noundef %229, i32 noundef 1281, ptr noundef null) #16
  %238 = icmp eq ptr %237, null
  br i1 %238, label %239, label %240

239:                                              ; preds = %228
  call void @Py_DecRef(ptr noundef nonnull %230) #16
  br label %250

240:                                              ; preds = %228
  %241 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %242 = getelementptr inbounds nuw i8, ptr %241, i64 2256
  %243 = load ptr, ptr %242, align 8
  %244 = call i32 %243(ptr noundef nonnull %237, ptr noundef nonnull %230) #16
  %245 = icmp slt i32 %244, 0
  br i1 %245, label %246, label %251

246:                                              ; preds = %240
  call void @Py_DecRef(ptr noundef nonnull %237) #16
  br label %250

247:                                              ; preds = %195, %118, %112, %185
  %248 = phi ptr [ %198, %195 ], [ %186, %185 ], [ %113, %112 ], [ %120, %118 ]
  %249 = icmp eq ptr %248, null
  br i1 %249, label %250, label %251

250:                                              ; preds = %204, %114, %247, %211, %239, %246, %220
  call void @PyErr_Clear() #16
  br label %275

251:                                              ; preds = %240, %247
  %252 = phi ptr [ %248, %247 ], [ %237, %240 ]
  %253 = load i64, ptr %34, align 8
  %254 = getelementptr inbounds ptr, ptr %4, i64 %253
  store ptr %252, ptr %254, align 8
  %255 = add nuw nsw i64 %33, 1
  store i64 %255, ptr %8, align 8
  %256 = load ptr, ptr %104, align 8
  %257 = icmp eq ptr %256, null
  br i1 %257, label %265, label %258

258:                                              ; preds = %251
  %259 = load i64, ptr %34, align 8
  %260 = getelementptr inbounds %struct.Row, ptr %1, i64 %259
  %261 = call fastcc zeroext i1 @read_array(ptr noundef %0, ptr noundef %260, ptr noundef %252, ptr noundef %5, ptr noundef %9) #17
  br i1 %261, label %262, label %275

262:                                              ; preds = %258
  %263 = load ptr, ptr %104, align 8
  %264 = icmp eq ptr %263, null
  br i1 %264, label %265, label %272

265:                                              ; preds = %251, %262
  %266 = load ptr, ptr %31, align 8
  %267 = icmp eq ptr %266, null
  br i1 %267, label %268, label %272

268:                                              ; preds = %265
  %269 = getelementptr inbounds nuw i8, ptr %252, i64 16
  %270 = load ptr, ptr %269, align 8
  %271 = ptrtoint ptr %270 to i64
  store i64 %271, ptr %47, align 8
  br label %272

272:                                              ; preds = %268, %265, %262
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  %273 = load i64, ptr %24, align 8
  %274 = icmp slt i64 %255, %273
  br i1 %274, label %32, label %276, !llvm.loop !58

275:                                              ; preds = %258, %77, %81, %250
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  br label %276

276:                                              ; preds = %272, %22, %275
  %277 = phi i1 [ false, %275 ], [ true, %22 ], [ true, %272 ]
  ret i1 %277
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
  br i1 %24, label %127, label %25

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
  call void @watch_begin(ptr noundef nonnull %7, ptr noundef %57) #17
  br i1 %14, label %71, label %58

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %60 = load i64, ptr %59, align 8
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %62, label %68

62:                                               ; preds = %58
  %63 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 32
  %66 = load atomic i64, ptr %65 monotonic, align 8
  %67 = add nsw i64 %66, 1
  store atomic i64 %67, ptr %65 release, align 8
  br label %68

68:                                               ; preds = %58, %62
  %69 = call ptr @PyEval_SaveThread() #16
  %70 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr %69, ptr %70, align 8
  br label %71

71:                                               ; preds = %68, %55
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %73 = load ptr, ptr %72, align 8
  br i1 %33, label %74, label %78

74:                                               ; preds = %71
  %75 = getelementptr inbounds nuw i8, ptr %12, i64 80
  %76 = load i64, ptr %75, align 8
  %77 = call i64 @pool_spread(ptr noundef %10, ptr noundef %73, ptr noundef nonnull %1, i64 noundef %3, i64 noundef %38, i64 noundef %47, i64 noundef %76, ptr noundef nonnull %7) #17
  br label %87

78:                                               ; preds = %71
  call fastcc void @run_whole(ptr noundef %73, ptr noundef nonnull %1, i64 noundef %3, ptr noundef nonnull %7) #17
  br i1 %36, label %87, label %79

79:                                               ; preds = %78
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %80 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #16
  %81 = load i64, ptr %5, align 8
  %82 = mul nsw i64 %81, 1000000000
  %83 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %84 = load i64, ptr %83, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  %85 = add i64 %84, %56
  %86 = add i64 %85, %82
  br label %87

87:                                               ; preds = %74, %79, %78
  %88 = phi i64 [ 0, %78 ], [ %86, %79 ], [ %77, %74 ]
  %89 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %90 = load i64, ptr %89, align 8
  %91 = call zeroext i1 @watch_end(ptr noundef nonnull %7) #17
  %92 = select i1 %36, i1 true, i1 %91
  %93 = icmp eq i64 %88, 0
  %94 = and i1 %33, %93
  %95 = select i1 %92, i1 true, i1 %94
  br i1 %95, label %118, label %96

96:                                               ; preds = %87
  %97 = sitofp i64 %88 to double
  %98 = sitofp i64 %3 to double
  %99 = fdiv double %97, %98
  %100 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %101 = load double, ptr %100, align 8
  %102 = fmul double %101, 4.000000e+00
  %103 = fcmp ogt double %99, %102
  %104 = fdiv double %101, %99
  %105 = select i1 %103, double %104, double 1.000000e+00
  %106 = getelementptr inbounds nuw i8, ptr %12, i64 32
  br label %107

107:                                              ; preds = %107, %96
  %108 = phi i64 [ 0, %96 ], [ %116, %107 ]
  %109 = getelementptr inbounds nuw i64, ptr %106, i64 %108
  %110 = load i64, ptr %109, align 8
  %111 = sitofp i64 %110 to double
  %112 = fmul double %105, %111
  %113 = fptosi double %112 to i64
  %114 = call i64 @llvm.smax.i64(i64 %113, i64 1)
  %115 = getelementptr inbounds nuw i64, ptr %12, i64 %108
  store i64 %114, ptr %115, align 8
  %116 = add nuw nsw i64 %108, 1
  %117 = icmp eq i64 %116, 4
  br i1 %117, label %125, label %107, !llvm.loop !59

118:                                              ; preds = %87
  %119 = icmp eq i64 %90, 0
  br i1 %119, label %125, label %120

120:                                              ; preds = %118
  %121 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %122 = load double, ptr %121, align 8
  %123 = fcmp ogt double %122, 0.000000e+00
  br i1 %123, label %124, label %125

124:                                              ; preds = %120
  store i64 0, ptr %34, align 8
  br label %125

125:                                              ; preds = %107, %118, %120, %124
  %126 = select i1 %91, i32 2, i32 1
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  br label %127

127:                                              ; preds = %19, %125
  %128 = phi i32 [ %126, %125 ], [ 0, %19 ]
  ret i32 %128
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
  %26 = icmp sgt i64 %23, 262143
  br i1 %26, label %29, label %27

27:                                               ; preds = %18
  %28 = icmp eq i64 %23, 0
  br i1 %28, label %42, label %36

29:                                               ; preds = %18
  %30 = icmp eq i64 %25, 0
  %31 = icmp samesign ult i64 %23, 67108865
  %32 = or i1 %30, %31
  br i1 %32, label %33, label %38

33:                                               ; preds = %29
  %34 = icmp ne i64 %25, 0
  %35 = tail call fastcc ptr @take_block(i64 noundef %23, i1 noundef zeroext %34) #17
  br label %42

36:                                               ; preds = %27
  %37 = icmp eq i64 %25, 0
  br i1 %37, label %40, label %38

38:                                               ; preds = %29, %36
  %39 = tail call ptr @PyMem_RawCalloc(i64 noundef 1, i64 noundef %23) #16
  br label %42

40:                                               ; preds = %36
  %41 = tail call ptr @PyMem_RawMalloc(i64 noundef %23) #16
  br label %42

42:                                               ; preds = %40, %38, %33, %27
  %43 = phi i1 [ false, %27 ], [ true, %33 ], [ true, %38 ], [ true, %40 ]
  %44 = phi i1 [ false, %27 ], [ true, %33 ], [ false, %38 ], [ false, %40 ]
  %45 = phi ptr [ null, %27 ], [ %35, %33 ], [ %39, %38 ], [ %41, %40 ]
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %47 = load i64, ptr %46, align 8
  %48 = icmp sgt i64 %47, 512
  br i1 %48, label %49, label %52

49:                                               ; preds = %42
  %50 = shl i64 %47, 3
  %51 = tail call ptr @PyMem_RawMalloc(i64 noundef %50) #16
  br label %52

52:                                               ; preds = %49, %42
  %53 = phi ptr [ %51, %49 ], [ %4, %42 ]
  %54 = icmp eq ptr %53, null
  %55 = icmp eq ptr %45, null
  %56 = and i1 %43, %55
  %57 = select i1 %54, i1 true, i1 %56
  br i1 %57, label %108, label %58

58:                                               ; preds = %52
  %59 = ptrtoint ptr %45 to i64
  %60 = add i64 %59, 63
  %61 = and i64 %60, -64
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds i64, ptr %2, i64 %63
  store i64 %61, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds %struct.Patch, ptr %1, i64 %66
  %68 = load i64, ptr %46, align 8
  %69 = shl i64 %68, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %53, ptr readonly align 8 %67, i64 %69, i1 false)
  %70 = load i64, ptr %65, align 8
  %71 = icmp sgt i64 %70, 0
  br i1 %71, label %72, label %87

72:                                               ; preds = %58, %72
  %73 = phi i64 [ %84, %72 ], [ 0, %58 ]
  %74 = getelementptr inbounds nuw %struct.Patch, ptr %1, i64 %73
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 8
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds i64, ptr %2, i64 %76
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %74, i64 16
  %80 = load i64, ptr %79, align 8
  %81 = add nsw i64 %80, %78
  %82 = load i64, ptr %74, align 8
  %83 = getelementptr inbounds i64, ptr %53, i64 %82
  store i64 %81, ptr %83, align 8
  %84 = add nuw nsw i64 %73, 1
  %85 = load i64, ptr %65, align 8
  %86 = icmp slt i64 %84, %85
  br i1 %86, label %72, label %87, !llvm.loop !60

87:                                               ; preds = %72, %58
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %88 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  call void @watch_begin(ptr noundef nonnull %5, ptr noundef %88) #17
  %89 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %90 = load i64, ptr %89, align 8
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %92, label %98

92:                                               ; preds = %87
  %93 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 32
  %96 = load atomic i64, ptr %95 monotonic, align 8
  %97 = add nsw i64 %96, 1
  store atomic i64 %97, ptr %95 release, align 8
  br label %98

98:                                               ; preds = %87, %92
  %99 = call ptr @PyEval_SaveThread() #16
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store ptr %99, ptr %100, align 8
  %101 = load i64, ptr %9, align 8
  %102 = icmp eq i64 %101, 0
  %103 = select i1 %102, ptr null, ptr %8
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %105 = load i64, ptr %104, align 8
  call fastcc void @run_sequence(ptr noundef %103, ptr noundef nonnull %53, i64 noundef %105, ptr noundef %5) #17
  %106 = call zeroext i1 @watch_end(ptr noundef nonnull %5) #17
  %107 = select i1 %106, i32 2, i32 1
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  br label %108

108:                                              ; preds = %98, %52
  %109 = phi i32 [ 0, %52 ], [ %107, %98 ]
  %110 = icmp ne ptr %45, null
  %111 = select i1 %44, i1 %110, i1 false
  br i1 %111, label %112, label %114

112:                                              ; preds = %108
  %113 = getelementptr inbounds i8, ptr %45, i64 -64
  call fastcc void @keep_block(ptr noundef nonnull %113) #17
  br label %115

114:                                              ; preds = %108
  call void @PyMem_RawFree(ptr noundef %45) #16
  br label %115

115:                                              ; preds = %114, %112
  %116 = icmp eq ptr %53, %4
  br i1 %116, label %118, label %117

117:                                              ; preds = %115
  call void @PyMem_RawFree(ptr noundef %53) #16
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
  br i1 %28, label %29, label %15, !llvm.loop !60

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
  br i1 %58, label %59, label %42, !llvm.loop !61

59:                                               ; preds = %55, %32
  %60 = phi ptr [ %34, %32 ], [ %41, %55 ]
  %61 = add nuw nsw i64 %33, 1
  %62 = icmp eq i64 %61, %28
  br i1 %62, label %63, label %32, !llvm.loop !62

63:                                               ; preds = %59, %22
  %64 = getelementptr inbounds nuw i8, ptr %25, i64 56
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %42, %63
  %68 = add nuw nsw i64 %23, 1
  %69 = icmp eq i64 %68, %20
  br i1 %69, label %73, label %22, !llvm.loop !63

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
  br i1 %124, label %106, label %101, !llvm.loop !64

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
  br i1 %144, label %91, label %145, !llvm.loop !65

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

; Function Attrs: nounwind optsize
define internal fastcc ptr @returned(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2) unnamed_addr #0 {
  %4 = alloca [2 x ptr], align 16
  %5 = alloca [2 x ptr], align 16
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %10 = select i1 %8, ptr %9, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16)
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %13 = load i64, ptr %12, align 8
  switch i64 %13, label %18 [
    i64 1, label %14
    i64 0, label %22
  ]

14:                                               ; preds = %3
  %15 = load i64, ptr %1, align 8
  %16 = getelementptr inbounds ptr, ptr %2, i64 %15
  %17 = load ptr, ptr %16, align 8
  br label %22

18:                                               ; preds = %3
  %19 = tail call ptr @PyTuple_New(i64 noundef %13) #16
  %20 = load i64, ptr %12, align 8
  %21 = icmp slt i64 %20, 2
  br i1 %21, label %22, label %24

22:                                               ; preds = %14, %3, %18
  %23 = phi ptr [ %19, %18 ], [ %11, %3 ], [ %17, %14 ]
  tail call void @Py_IncRef(ptr noundef %23) #16
  br label %24

24:                                               ; preds = %22, %18
  %25 = phi ptr [ %23, %22 ], [ %19, %18 ]
  %26 = icmp eq ptr %25, null
  br i1 %26, label %94, label %27

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 24
  %29 = load i64, ptr %12, align 8
  %30 = icmp sgt i64 %29, 1
  br i1 %30, label %31, label %46

31:                                               ; preds = %27, %31
  %32 = phi i64 [ %41, %31 ], [ 0, %27 ]
  %33 = getelementptr inbounds nuw i64, ptr %1, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds ptr, ptr %2, i64 %34
  %36 = load ptr, ptr %35, align 8
  tail call void @Py_IncRef(ptr noundef %36) #16
  %37 = load i64, ptr %33, align 8
  %38 = getelementptr inbounds ptr, ptr %2, i64 %37
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw ptr, ptr %28, i64 %32
  store ptr %39, ptr %40, align 8
  %41 = add nuw nsw i64 %32, 1
  %42 = load i64, ptr %12, align 8
  %43 = icmp sgt i64 %42, 1
  %44 = icmp slt i64 %41, %42
  %45 = select i1 %43, i1 %44, i1 false
  br i1 %45, label %31, label %46

46:                                               ; preds = %31, %27
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %94, label %50

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %54 = load ptr, ptr %53, align 8
  %55 = icmp eq ptr %54, null
  br i1 %55, label %87, label %56

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %58

58:                                               ; preds = %81, %56
  %59 = phi ptr [ %54, %56 ], [ %83, %81 ]
  %60 = phi i64 [ 0, %56 ], [ %82, %81 ]
  %61 = load i64, ptr %52, align 8
  %62 = icmp slt i64 %60, %61
  br i1 %62, label %63, label %85

63:                                               ; preds = %58
  %64 = getelementptr inbounds nuw %struct.Row, ptr %51, i64 %60
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 104
  %66 = load i64, ptr %65, align 8
  %67 = and i64 %66, 1099511627776
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %81, label %69

69:                                               ; preds = %63
  %70 = getelementptr inbounds nuw i8, ptr %64, i64 16
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds ptr, ptr %2, i64 %71
  %73 = load ptr, ptr %72, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  store ptr null, ptr %5, align 16
  store ptr %73, ptr %57, align 8
  %74 = icmp ne ptr %73, null
  %75 = zext i1 %74 to i64
  %76 = or disjoint i64 %75, -9223372036854775808
  %77 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %59, ptr noundef nonnull %57, i64 noundef %76, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  %78 = icmp eq ptr %77, null
  br i1 %78, label %80, label %79

79:                                               ; preds = %69
  call void @Py_DecRef(ptr noundef nonnull %77) #16
  br label %81

80:                                               ; preds = %69
  call void @PyErr_Clear() #16
  br label %81

81:                                               ; preds = %80, %79, %63
  %82 = add nuw nsw i64 %60, 1
  %83 = load ptr, ptr %53, align 8
  %84 = icmp eq ptr %83, null
  br i1 %84, label %85, label %58, !llvm.loop !66

85:                                               ; preds = %81, %58
  %86 = load ptr, ptr %47, align 8
  br label %87

87:                                               ; preds = %85, %50
  %88 = phi ptr [ %86, %85 ], [ %48, %50 ]
  %89 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %90 = icmp eq ptr %88, %89
  br i1 %90, label %94, label %91

91:                                               ; preds = %87
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store ptr null, ptr %4, align 16
  %92 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %25, ptr %92, align 8
  %93 = call ptr @PyObject_Vectorcall(ptr noundef %88, ptr noundef nonnull %92, i64 noundef -9223372036854775807, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  call void @Py_DecRef(ptr noundef nonnull %25) #16
  br label %94

94:                                               ; preds = %24, %87, %46, %91
  %95 = phi ptr [ %25, %87 ], [ %93, %91 ], [ %25, %46 ], [ null, %24 ]
  ret ptr %95
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
  br i1 %41, label %7, label %42, !llvm.loop !67

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
  br i1 %11, label %12, label %88, !prof !68

12:                                               ; preds = %5
  %13 = load i64, ptr %1, align 8
  switch i64 %13, label %83 [
    i64 0, label %14
    i64 1, label %79
    i64 2, label %81
  ], !prof !69

14:                                               ; preds = %12
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %16 = load i32, ptr %15, align 8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, %17
  br i1 %21, label %22, label %88, !prof !68

22:                                               ; preds = %14
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %24 = load i32, ptr %23, align 8
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %27 = load i64, ptr %26, align 8
  %28 = and i64 %27, %25
  %29 = icmp eq i64 %28, %27
  br i1 %29, label %30, label %88, !prof !68

30:                                               ; preds = %22
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %32 = load i64, ptr %31, align 8
  %33 = icmp ne i64 %32, 0
  %34 = and i32 %24, 1
  %35 = icmp ne i32 %34, 0
  %36 = and i1 %35, %33
  br i1 %36, label %88, label %37, !prof !51

37:                                               ; preds = %30
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %39 = load ptr, ptr %38, align 8
  %40 = load ptr, ptr %18, align 8
  %41 = icmp eq ptr %39, %40
  br i1 %41, label %57, label %42, !prof !68

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
  br i1 %69, label %70, label %88, !prof !68

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
define internal fastcc noundef zeroext i1 @read_tensor(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #0 {
  %5 = alloca %struct.anon.10, align 8
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
  %31 = load ptr, ptr %5, align 8
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %33, %42
  br i1 %43, label %44, label %65

44:                                               ; preds = %30
  %45 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %48 = load i64, ptr %47, align 8
  %49 = icmp eq i64 %46, %48
  br i1 %49, label %50, label %65

50:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %51 = getelementptr inbounds nuw i8, ptr %31, i64 %39
  store ptr %51, ptr %6, align 8
  %52 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %35, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr %37, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %58 = load i64, ptr %57, align 8
  %59 = call i64 @llvm.umax.i64(i64 %58, i64 1)
  %60 = mul nsw i64 %59, %56
  store i64 %60, ptr %54, align 8
  %61 = load i64, ptr %40, align 8
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %63 = load i64, ptr %62, align 8
  %64 = call fastcc zeroext i1 @read_view(ptr noundef nonnull %1, ptr noundef %6, i64 noundef %61, i64 noundef %63, ptr noundef %3) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  br label %65

65:                                               ; preds = %50, %44, %30, %29
  %66 = phi i1 [ false, %29 ], [ %64, %50 ], [ false, %44 ], [ false, %30 ]
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
  br i1 %47, label %68, label %48, !llvm.loop !70

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
  br i1 %7, label %10, label %8, !prof !68

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
  br i1 %24, label %36, label %25, !prof !51

25:                                               ; preds = %19
  %26 = add nuw nsw i64 %20, 1
  %27 = getelementptr inbounds nuw i64, ptr %13, i64 %26
  store i64 %23, ptr %27, align 8
  %28 = icmp eq i64 %26, %2
  br i1 %28, label %29, label %19, !llvm.loop !71

29:                                               ; preds = %25, %10
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %36, label %33, !prof !68

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
  br i1 %93, label %94, label %29, !llvm.loop !72

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
  br i1 %28, label %29, label %34, !llvm.loop !73

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
  br i1 %54, label %39, label %55, !llvm.loop !74

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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !75)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9, !noalias !75
  %18 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %1, ptr noundef nonnull %3) #16, !noalias !75
  %19 = load i32, ptr %3, align 4, !noalias !75
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25, !prof !68

21:                                               ; preds = %17
  store i32 2, ptr %0, align 8, !alias.scope !75
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %22, align 4, !alias.scope !75
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %18, ptr %23, align 8, !alias.scope !75
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %24, align 8, !alias.scope !75
  br label %39

25:                                               ; preds = %17
  %26 = icmp slt i32 %19, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !75
  br label %39

28:                                               ; preds = %25
  %29 = call i64 @PyLong_AsUnsignedLongLong(ptr noundef nonnull %1) #16, !noalias !75
  %30 = icmp eq i64 %29, -1
  br i1 %30, label %31, label %34

31:                                               ; preds = %28
  %32 = call ptr @PyErr_Occurred() #16, !noalias !75
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %38

34:                                               ; preds = %31, %28
  store i32 3, ptr %0, align 8, !alias.scope !75
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %35, align 4, !alias.scope !75
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %29, ptr %36, align 8, !alias.scope !75
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %37, align 8, !alias.scope !75
  br label %39

38:                                               ; preds = %31
  call void @PyErr_Clear() #16, !noalias !75
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !75
  br label %39

39:                                               ; preds = %21, %27, %34, %38
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9, !noalias !75
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
  br i1 %11, label %80, label %4, !llvm.loop !78

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
  br i1 %28, label %31, label %5, !llvm.loop !79

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
  br i1 %46, label %34, label %33, !llvm.loop !80

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
  br i1 %28, label %7, label %9, !llvm.loop !81

29:                                               ; preds = %32
  %30 = add nuw nsw i64 %33, 1
  %31 = icmp eq i64 %30, 8
  br i1 %31, label %37, label %32, !llvm.loop !82

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
declare ptr @PyMem_RawCalloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyMem_RawMalloc(i64 noundef) local_unnamed_addr #1

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
declare i64 @llvm.umax.i64(i64, i64) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #14

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
!3 = distinct !{!3, !4, !5}
!4 = !{!"llvm.loop.mustprogress"}
!5 = !{!"llvm.loop.unroll.disable"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !4, !5}
!8 = distinct !{!8, !4, !5}
!9 = distinct !{!9, !4, !5}
!10 = distinct !{!10, !4, !5}
!11 = distinct !{!11, !4, !5}
!12 = distinct !{!12, !5}
!13 = distinct !{!13, !4, !5}
!14 = distinct !{!14, !5}
!15 = distinct !{!15, !4, !5}
!16 = distinct !{!16, !4, !5}
!17 = distinct !{!17, !4, !5}
!18 = distinct !{!18, !4, !5}
!19 = distinct !{!19, !5}
!20 = distinct !{!20, !4, !5}
!21 = distinct !{!21, !4, !5}
!22 = distinct !{!22, !5}
!23 = distinct !{!23, !4, !5}
!24 = distinct !{!24, !4, !5}
!25 = distinct !{!25, !4, !5}
!26 = distinct !{!26, !4, !5}
!27 = distinct !{!27, !4, !5}
!28 = distinct !{!28, !4, !5}
!29 = distinct !{!29, !4, !5}
!30 = distinct !{!30, !4, !5}
!31 = distinct !{!31, !4, !5}
!32 = distinct !{!32, !4, !5}
!33 = distinct !{!33, !4, !5}
!34 = distinct !{!34, !4, !5}
!35 = distinct !{!35, !4, !5}
!36 = !{!"branch_weights", !"expected", i32 2146410, i32 2145337238}
!37 = !{!38}
!38 = distinct !{!38, !39, !"part_of: argument 0"}
!39 = distinct !{!39, !"part_of"}
!40 = !{!41}
!41 = distinct !{!41, !42, !"element_of: argument 0"}
!42 = distinct !{!42, !"element_of"}
!43 = distinct !{!43, !4, !5}
!44 = distinct !{!44, !4, !5}
!45 = distinct !{!45, !4, !5}
!46 = distinct !{!46, !4, !5}
!47 = distinct !{!47, !4, !5}
!48 = distinct !{!48, !4, !5}
!49 = distinct !{!49, !4, !5}
!50 = distinct !{!50, !4, !5}
!51 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!52 = distinct !{!52, !4, !5}
!53 = distinct !{!53, !4, !5}
!54 = distinct !{!54, !4, !5}
!55 = distinct !{!55, !4, !5}
!56 = distinct !{!56, !4, !5}
!57 = distinct !{!57, !4, !5}
!58 = distinct !{!58, !4, !5}
!59 = distinct !{!59, !4, !5}
!60 = distinct !{!60, !4, !5}
!61 = distinct !{!61, !4, !5}
!62 = distinct !{!62, !4, !5}
!63 = distinct !{!63, !4, !5}
!64 = distinct !{!64, !4, !5}
!65 = distinct !{!65, !4, !5}
!66 = distinct !{!66, !4, !5}
!67 = distinct !{!67, !4, !5}
!68 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!69 = !{!"branch_weights", i32 1, i32 8000, i32 2, i32 1}
!70 = distinct !{!70, !4, !5}
!71 = distinct !{!71, !4, !5}
!72 = distinct !{!72, !4, !5}
!73 = distinct !{!73, !4, !5}
!74 = distinct !{!74, !4, !5}
!75 = !{!76}
!76 = distinct !{!76, !77, !"number_of_int: argument 0"}
!77 = distinct !{!77, !"number_of_int"}
!78 = distinct !{!78, !4, !5}
!79 = distinct !{!79, !4, !5}
!80 = distinct !{!80, !4, !5}
!81 = distinct !{!81, !4, !5}
!82 = distinct !{!82, !4, !5}
