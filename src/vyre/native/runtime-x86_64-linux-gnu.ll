
%struct.anon.0 = type { [8 x ptr], i64, i32 }
%struct.anon.1 = type { ptr, ptr, i64, i64, i64, [6 x ptr] }
%struct.anon.2 = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, [12 x ptr], ptr, ptr }
%struct.anon = type { i64, [56 x i8] }
%struct.Seat = type { i64, i32, i32, [48 x i8] }
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
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %18 = load atomic i32, ptr %17 seq_cst, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %24, label %20, !llvm.loop !10

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 8
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %3 = atomicrmw add ptr %2, i32 1 monotonic, align 4
  %4 = add i32 %3, 1
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %6 = zext i32 %4 to i64
  %7 = getelementptr inbounds nuw %struct.Seat, ptr %5, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 384
  br label %15

15:                                               ; preds = %93, %1
  %16 = phi i32 [ %86, %93 ], [ -1, %1 ]
  %17 = phi i32 [ %87, %93 ], [ 0, %1 ]
  %18 = phi i64 [ %88, %93 ], [ %11, %1 ]
  %19 = phi i32 [ %85, %93 ], [ 0, %1 ]
  br label %20

20:                                               ; preds = %80, %15
  %21 = phi i32 [ %16, %15 ], [ %81, %80 ]
  %22 = phi i32 [ %17, %15 ], [ %82, %80 ]
  %23 = phi i64 [ %18, %15 ], [ %83, %80 ]
  %24 = load atomic i32, ptr %8 acquire, align 4
  %25 = icmp eq i32 %24, %19
  %26 = icmp sgt i64 %23, 0
  %27 = select i1 %25, i1 %26, i1 false
  br i1 %27, label %31, label %28

28:                                               ; preds = %42, %20
  %29 = phi i32 [ %24, %20 ], [ %43, %42 ]
  %30 = phi i1 [ %25, %20 ], [ %45, %42 ]
  br i1 %30, label %52, label %48

31:                                               ; preds = %20, %42
  %32 = phi i64 [ %44, %42 ], [ 0, %20 ]
  %33 = load i64, ptr %13, align 16
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %41, label %35

35:                                               ; preds = %31
  %36 = and i64 %32, 31
  %37 = icmp eq i64 %36, 31
  br i1 %37, label %38, label %40

38:                                               ; preds = %35
  %39 = tail call i32 @sched_yield() #16
  br label %42

40:                                               ; preds = %35
  tail call void @llvm.x86.sse2.pause()
  br label %42

41:                                               ; preds = %31
  tail call void @llvm.x86.sse2.pause()
  br label %42

42:                                               ; preds = %38, %40, %41
  %43 = load atomic i32, ptr %8 acquire, align 4
  %44 = add nuw nsw i64 %32, 1
  %45 = icmp eq i32 %43, %19
  %46 = icmp slt i64 %44, %23
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %31, label %28, !llvm.loop !11

48:                                               ; preds = %28
  %49 = shl nsw i64 %23, 1
  %50 = load i64, ptr %10, align 8
  %51 = tail call i64 @llvm.smin.i64(i64 %49, i64 %50)
  br label %84

52:                                               ; preds = %28
  %53 = icmp sgt i64 %23, 129
  %54 = sdiv i64 %23, 2
  %55 = select i1 %53, i64 %54, i64 64
  %56 = add i32 %22, 1
  %57 = and i32 %56, 15
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %61

59:                                               ; preds = %52
  %60 = load i64, ptr %10, align 8
  br label %61

61:                                               ; preds = %59, %52
  %62 = phi i64 [ %60, %59 ], [ %55, %52 ]
  %63 = icmp sgt i32 %21, -1
  br i1 %63, label %64, label %73

64:                                               ; preds = %61
  %65 = lshr i32 %21, 6
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i64, ptr %14, i64 %66
  %68 = and i32 %21, 63
  %69 = zext nneg i32 %68 to i64
  %70 = shl nuw i64 1, %69
  %71 = xor i64 %70, -1
  %72 = atomicrmw and ptr %67, i64 %71 monotonic, align 8
  br label %73

73:                                               ; preds = %61, %64
  store atomic i32 1, ptr %9 seq_cst, align 4
  %74 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %8, i32 noundef 128, i32 noundef %19, ptr noundef null, ptr noundef null, i32 noundef 0) #16
  store atomic i32 0, ptr %9 seq_cst, align 4
  %75 = tail call fastcc i32 @take_processor(ptr noundef nonnull %0, i1 noundef zeroext true) #17
  tail call fastcc void @wake_some(ptr noundef nonnull %0, i32 noundef 2) #17
  %76 = load atomic i32, ptr %8 acquire, align 4
  %77 = icmp eq i32 %76, %19
  br i1 %77, label %78, label %84

78:                                               ; preds = %73
  %79 = load i64, ptr %10, align 8
  br label %80

80:                                               ; preds = %78, %84
  %81 = phi i32 [ %86, %84 ], [ %75, %78 ]
  %82 = phi i32 [ %87, %84 ], [ %56, %78 ]
  %83 = phi i64 [ %88, %84 ], [ %79, %78 ]
  br label %20, !llvm.loop !12

84:                                               ; preds = %73, %48
  %85 = phi i32 [ %29, %48 ], [ %76, %73 ]
  %86 = phi i32 [ %21, %48 ], [ %75, %73 ]
  %87 = phi i32 [ %22, %48 ], [ %56, %73 ]
  %88 = phi i64 [ %51, %48 ], [ %62, %73 ]
  %89 = icmp eq i32 %85, %19
  br i1 %89, label %80, label %90

90:                                               ; preds = %84
  %91 = load atomic i32, ptr %12 acquire, align 64
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %95

93:                                               ; preds = %90
  %94 = tail call i32 @pool_help(ptr noundef nonnull %0, i32 noundef %4) #17
  br label %15

95:                                               ; preds = %90
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 -1, 1024) i32 @take_processor(ptr noundef captures(none) %0, i1 noundef zeroext %1) unnamed_addr #0 {
  %3 = alloca [16 x i64], align 16
  %4 = tail call i32 @sched_getcpu() #16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %3, i8 0, i64 128, i1 false)
  %5 = icmp ugt i32 %4, 1023
  br i1 %5, label %48, label %6

6:                                                ; preds = %2
  %7 = xor i1 %1, true
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 384
  br label %9

9:                                                ; preds = %6, %43
  %10 = phi i32 [ %4, %6 ], [ %44, %43 ]
  %11 = phi i1 [ %7, %6 ], [ true, %43 ]
  %12 = and i32 %10, 63
  %13 = zext nneg i32 %12 to i64
  %14 = shl nuw i64 1, %13
  %15 = lshr i32 %10, 6
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i64, ptr %8, i64 %16
  %18 = atomicrmw or ptr %17, i64 %14 monotonic, align 8
  %19 = and i64 %18, %14
  %20 = icmp eq i64 %19, 0
  %21 = or i1 %11, %20
  br i1 %21, label %46, label %22

22:                                               ; preds = %9
  %23 = call i64 (i64, ...) @syscall(i64 noundef 39) #16
  %24 = call i64 (i64, ...) @syscall(i64 noundef 204, i64 noundef %23, i64 noundef 128, ptr noundef nonnull %3) #16
  %25 = icmp slt i64 %24, 0
  br i1 %25, label %48, label %28

26:                                               ; preds = %28
  %27 = icmp eq i64 %37, 0
  br i1 %27, label %48, label %40

28:                                               ; preds = %22, %28
  %29 = phi i64 [ %38, %28 ], [ 0, %22 ]
  %30 = phi i64 [ %37, %28 ], [ 0, %22 ]
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %29
  %32 = load atomic i64, ptr %31 monotonic, align 8
  %33 = xor i64 %32, -1
  %34 = getelementptr inbounds nuw i64, ptr %3, i64 %29
  %35 = load i64, ptr %34, align 8
  %36 = and i64 %35, %33
  store i64 %36, ptr %34, align 8
  %37 = or i64 %36, %30
  %38 = add nuw nsw i64 %29, 1
  %39 = icmp eq i64 %38, 16
  br i1 %39, label %26, label %28, !llvm.loop !13

40:                                               ; preds = %26
  %41 = call i64 (i64, ...) @syscall(i64 noundef 203, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %3) #16
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %43, label %48

43:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  %44 = call i32 @sched_getcpu() #16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %3, i8 0, i64 128, i1 false)
  %45 = icmp ugt i32 %44, 1023
  br i1 %45, label %48, label %9, !llvm.loop !14

46:                                               ; preds = %9
  %47 = select i1 %20, i32 %10, i32 -1
  br label %48

48:                                               ; preds = %22, %40, %26, %43, %2, %46
  %49 = phi i32 [ %47, %46 ], [ -1, %2 ], [ -1, %43 ], [ -1, %26 ], [ -1, %40 ], [ -1, %22 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret i32 %49
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
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 520
  %11 = atomicrmw add ptr %10, i32 1 seq_cst, align 8
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
  br i1 %13, label %14, label %74

14:                                               ; preds = %7
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %16 = cmpxchg ptr %15, i32 0, i32 1 acquire monotonic, align 64
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %18, label %74

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
  br i1 %37, label %38, label %40

38:                                               ; preds = %18
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %58

40:                                               ; preds = %66, %18
  fence seq_cst
  %41 = tail call i32 @sched_getcpu() #16
  %42 = icmp ugt i32 %41, 1023
  br i1 %42, label %55, label %43

43:                                               ; preds = %40
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %45 = and i32 %41, 63
  %46 = zext nneg i32 %45 to i64
  %47 = shl nuw i64 1, %46
  %48 = lshr i32 %41, 6
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i64, ptr %44, i64 %49
  %51 = atomicrmw or ptr %50, i64 %47 monotonic, align 8
  %52 = and i64 %51, %47
  %53 = icmp eq i64 %52, 0
  %54 = select i1 %53, i32 %41, i32 -1
  br label %55

55:                                               ; preds = %40, %43
  %56 = phi i32 [ %54, %43 ], [ -1, %40 ]
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i32 %56, ptr %57, align 8
  tail call fastcc void @wake_some(ptr noundef nonnull %0, i32 noundef 4) #17
  br label %74

58:                                               ; preds = %38, %66
  %59 = phi i64 [ 0, %38 ], [ %67, %66 ]
  %60 = phi i64 [ 0, %38 ], [ %62, %66 ]
  %61 = getelementptr inbounds nuw %struct.Seat, ptr %39, i64 %60
  %62 = add nuw nsw i64 %60, 1
  br i1 %22, label %66, label %63

63:                                               ; preds = %58
  %64 = mul i64 %62, %21
  %65 = udiv i64 %64, %27
  br label %66

66:                                               ; preds = %58, %63
  %67 = phi i64 [ %65, %63 ], [ %21, %58 ]
  %68 = shl i64 %67, 32
  %69 = or i64 %68, %59
  store atomic i64 %69, ptr %61 release, align 64
  %70 = getelementptr inbounds nuw i8, ptr %61, i64 8
  %71 = load atomic i32, ptr %70 monotonic, align 8
  %72 = add i32 %71, 1
  store atomic i32 %72, ptr %70 release, align 8
  %73 = icmp eq i64 %62, %27
  br i1 %73, label %40, label %58, !llvm.loop !16

74:                                               ; preds = %55, %14, %7
  %75 = phi i32 [ 0, %7 ], [ 1, %55 ], [ 0, %14 ]
  ret i32 %75
}

; Function Attrs: nofree norecurse nounwind optsize memory(argmem: readwrite)
define range(i64 2, 0) i64 @pool_seats(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #4 {
  %5 = icmp slt i64 %2, 0
  br i1 %5, label %34, label %6

6:                                                ; preds = %4
  %7 = icmp sgt i64 %2, %3
  %8 = tail call i64 @llvm.smax.i64(i64 %2, i64 %3)
  %9 = mul nuw nsw i64 %2, 3
  %10 = select i1 %7, i64 %9, i64 %3
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %12 = load i64, ptr %11, align 64
  %13 = icmp sgt i64 %12, 1
  br i1 %13, label %14, label %34

14:                                               ; preds = %6
  %15 = sub nsw i64 0, %8
  %16 = select i1 %7, i64 %15, i64 -1
  %17 = add i64 %16, %1
  br label %18

18:                                               ; preds = %14, %28
  %19 = phi i64 [ %26, %28 ], [ %17, %14 ]
  %20 = phi i64 [ %29, %28 ], [ 1, %14 ]
  %21 = getelementptr %struct.Seat, ptr %0, i64 %20
  %22 = getelementptr i8, ptr %21, i64 524
  %23 = load atomic i32, ptr %22 monotonic, align 4
  %24 = icmp eq i32 %23, 0
  %25 = select i1 %24, i64 %8, i64 %10
  %26 = sub nsw i64 %19, %25
  %27 = icmp slt i64 %26, 0
  br i1 %27, label %31, label %28

28:                                               ; preds = %18
  %29 = add nuw nsw i64 %20, 1
  %30 = icmp eq i64 %29, %12
  br i1 %30, label %31, label %18, !llvm.loop !17

31:                                               ; preds = %18, %28
  %32 = phi i64 [ %12, %28 ], [ %20, %18 ]
  %33 = tail call i64 @llvm.umax.i64(i64 %32, i64 2)
  br label %34

34:                                               ; preds = %6, %31, %4
  %35 = phi i64 [ -1, %4 ], [ 2, %6 ], [ %33, %31 ]
  ret i64 %35
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(none)
define i64 @pool_chunk(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr #5 {
  %6 = icmp slt i64 %0, 0
  br i1 %6, label %45, label %7

7:                                                ; preds = %5
  %8 = add nsw i64 %2, 3
  %9 = sdiv i64 %8, 4
  %10 = tail call i64 @llvm.smax.i64(i64 %9, i64 %4)
  %11 = mul nsw i64 %10, %0
  %12 = sdiv i64 %1, %11
  %13 = icmp slt i64 %12, 1
  br i1 %13, label %19, label %14

14:                                               ; preds = %7
  %15 = icmp sgt i64 %2, %4
  %16 = select i1 %15, i64 8, i64 32
  %17 = tail call i64 @llvm.umin.i64(i64 %12, i64 %16)
  %18 = mul nuw nsw i64 %17, %0
  br label %19

19:                                               ; preds = %7, %14
  %20 = phi i64 [ %18, %14 ], [ %0, %7 ]
  %21 = add i64 %1, -1
  %22 = add i64 %21, %20
  %23 = sdiv i64 %22, %20
  %24 = shl nsw i64 %3, 3
  %25 = icmp sgt i64 %24, %3
  br i1 %25, label %26, label %35

26:                                               ; preds = %19
  %27 = shl nuw nsw i64 %0, 1
  %28 = sdiv i64 %1, %27
  br label %29

29:                                               ; preds = %26, %32
  %30 = phi i64 [ %24, %26 ], [ %33, %32 ]
  %31 = icmp sgt i64 %30, %28
  br i1 %31, label %32, label %38

32:                                               ; preds = %29
  %33 = sdiv i64 %30, 2
  %34 = icmp sgt i64 %33, %3
  br i1 %34, label %29, label %35, !llvm.loop !18

35:                                               ; preds = %32, %19
  %36 = icmp sgt i64 %23, 1024
  %37 = select i1 %36, i64 64, i64 %4
  br label %38

38:                                               ; preds = %29, %35
  %39 = phi i64 [ %37, %35 ], [ %30, %29 ]
  %40 = add nsw i64 %39, %23
  %41 = freeze i64 %40
  %42 = add i64 %41, -1
  %43 = srem i64 %42, %39
  %44 = sub nsw i64 %42, %43
  br label %45

45:                                               ; preds = %38, %5
  %46 = phi i64 [ 1, %5 ], [ %44, %38 ]
  ret i64 %46
}

; Function Attrs: nounwind optsize
define zeroext i1 @pool_is_awake(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %5, label %10

5:                                                ; preds = %3
  %6 = sdiv i64 %1, %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %8 = load i64, ptr %7, align 64
  %9 = tail call i64 @llvm.smin.i64(i64 %6, i64 %8)
  br label %13

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %12 = load i64, ptr %11, align 64
  br label %13

13:                                               ; preds = %10, %5
  %14 = phi i64 [ %9, %5 ], [ %12, %10 ]
  %15 = icmp sgt i64 %14, 1
  br i1 %15, label %16, label %31

16:                                               ; preds = %13, %22
  %17 = phi i64 [ %23, %22 ], [ 1, %13 ]
  %18 = getelementptr %struct.Seat, ptr %0, i64 %17
  %19 = getelementptr i8, ptr %18, i64 524
  %20 = load atomic i32, ptr %19 monotonic, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %25

22:                                               ; preds = %16
  %23 = add nuw nsw i64 %17, 1
  %24 = icmp eq i64 %23, %14
  br i1 %24, label %25, label %16, !llvm.loop !19

25:                                               ; preds = %16, %22
  %26 = phi i64 [ %14, %22 ], [ %17, %16 ]
  %27 = freeze i64 %26
  %28 = icmp eq i64 %27, 1
  %29 = tail call i64 @llvm.smin.i64(i64 %14, i64 2)
  %30 = select i1 %28, i64 %29, i64 %14
  br label %31

31:                                               ; preds = %25, %13
  %32 = phi i64 [ %27, %25 ], [ 1, %13 ]
  %33 = phi i64 [ %30, %25 ], [ %14, %13 ]
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %52

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %37 = atomicrmw add ptr %36, i32 1 monotonic, align 8
  %38 = and i32 %37, 15
  %39 = icmp eq i32 %38, 15
  br i1 %39, label %40, label %52

40:                                               ; preds = %35, %49
  %41 = phi i64 [ %50, %49 ], [ %32, %35 ]
  %42 = getelementptr %struct.Seat, ptr %0, i64 %41
  %43 = getelementptr i8, ptr %42, i64 524
  %44 = load atomic i32, ptr %43 monotonic, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %49, label %46

46:                                               ; preds = %40
  %47 = getelementptr inbounds nuw i8, ptr %42, i64 520
  %48 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %47, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #16
  br label %49

49:                                               ; preds = %40, %46
  %50 = add nuw i64 %41, 1
  %51 = icmp eq i64 %50, %33
  br i1 %51, label %52, label %40, !llvm.loop !20

52:                                               ; preds = %49, %35, %31
  %53 = icmp samesign ugt i64 %32, 1
  ret i1 %53
}

; Function Attrs: nounwind optsize
define i64 @pool_spread(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = icmp eq ptr %0, null
  br i1 %9, label %17, label %10

10:                                               ; preds = %8
  %11 = tail call i64 @pool_seats(ptr noundef nonnull %0, i64 noundef %3, i64 noundef %4, i64 noundef %6) #17
  %12 = tail call i64 @pool_chunk(i64 noundef %11, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) #17
  %13 = tail call i32 @pool_open(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %12, i64 noundef %11, ptr noundef %7) #17
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %17, label %15

15:                                               ; preds = %10
  %16 = tail call fastcc i64 @pool_finish(ptr noundef nonnull %0) #17
  br label %18

17:                                               ; preds = %8, %10
  tail call fastcc void @run_whole(ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %7) #17
  br label %18

18:                                               ; preds = %17, %15
  %19 = phi i64 [ %16, %15 ], [ 0, %17 ]
  ret i64 %19
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
  br i1 %70, label %71, label %42, !llvm.loop !21

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
  br i1 %18, label %3, label %5, !llvm.loop !22
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
  br i1 %105, label %6, label %106, !llvm.loop !23

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
  br i1 %28, label %29, label %11, !llvm.loop !24

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

51:                                               ; preds = %153, %43
  %52 = add i64 %40, 1
  %53 = icmp eq i64 %52, %2
  br i1 %53, label %42, label %39, !llvm.loop !25

54:                                               ; preds = %43, %153
  %55 = phi i64 [ %154, %153 ], [ 0, %43 ]
  %56 = getelementptr inbounds nuw %struct.Thing, ptr %33, i64 %55
  %57 = load i64, ptr %56, align 8
  switch i64 %57, label %83 [
    i64 3, label %58
    i64 1, label %123
  ]

58:                                               ; preds = %54
  %59 = load i64, ptr %37, align 8
  %60 = getelementptr inbounds nuw i8, ptr %56, i64 16
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds i8, ptr %30, i64 %61
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %56, i64 56
  %65 = load i64, ptr %64, align 8
  %66 = sub nsw i64 %45, %65
  %67 = tail call noundef range(i64 0, -9223372036854775808) i64 @llvm.smax.i64(i64 %66, i64 0)
  %68 = getelementptr inbounds nuw i8, ptr %56, i64 64
  %69 = load i64, ptr %68, align 8
  %70 = add nsw i64 %69, %48
  %71 = tail call noundef i64 @llvm.smin.i64(i64 %70, i64 %59)
  %72 = getelementptr inbounds nuw i8, ptr %56, i64 24
  %73 = load i64, ptr %72, align 8
  %74 = mul nsw i64 %67, %73
  %75 = mul nsw i64 %71, %73
  %76 = icmp slt i64 %74, %75
  br i1 %76, label %77, label %153

77:                                               ; preds = %58, %77
  %78 = phi i64 [ %81, %77 ], [ %74, %58 ]
  %79 = getelementptr inbounds i8, ptr %63, i64 %78
  %80 = load volatile i8, ptr %79, align 1
  %81 = add nsw i64 %78, 64
  %82 = icmp slt i64 %81, %75
  br i1 %82, label %77, label %153, !llvm.loop !26

83:                                               ; preds = %54
  %84 = load i64, ptr %37, align 8
  %85 = getelementptr inbounds nuw i8, ptr %56, i64 56
  %86 = load i64, ptr %85, align 8
  %87 = sub nsw i64 %45, %86
  %88 = tail call noundef range(i64 0, -9223372036854775808) i64 @llvm.smax.i64(i64 %87, i64 0)
  %89 = getelementptr inbounds nuw i8, ptr %56, i64 64
  %90 = load i64, ptr %89, align 8
  %91 = add nsw i64 %90, %48
  %92 = tail call noundef i64 @llvm.smin.i64(i64 %91, i64 %84)
  %93 = icmp eq i64 %57, 2
  br i1 %93, label %94, label %102

94:                                               ; preds = %83
  %95 = mul nsw i64 %86, %45
  %96 = add i64 %90, -1
  %97 = add i64 %96, %95
  %98 = sdiv i64 %97, %90
  %99 = mul nsw i64 %86, %48
  %100 = add i64 %96, %99
  %101 = sdiv i64 %100, %90
  br label %102

102:                                              ; preds = %83, %94
  %103 = phi i64 [ %98, %94 ], [ %88, %83 ]
  %104 = phi i64 [ %101, %94 ], [ %92, %83 ]
  %105 = getelementptr inbounds nuw i8, ptr %56, i64 24
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds i8, ptr %30, i64 %106
  store i64 %103, ptr %107, align 8
  %108 = getelementptr inbounds nuw i8, ptr %56, i64 32
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds i8, ptr %30, i64 %109
  store i64 %45, ptr %110, align 8
  %111 = sub nsw i64 %104, %103
  %112 = getelementptr inbounds nuw i8, ptr %56, i64 40
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr inbounds i8, ptr %30, i64 %113
  store i64 %111, ptr %114, align 8
  %115 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %116 = load ptr, ptr %115, align 8
  %117 = getelementptr inbounds nuw i8, ptr %56, i64 16
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds i8, ptr %30, i64 %118
  %120 = getelementptr inbounds nuw i8, ptr %56, i64 48
  %121 = load i64, ptr %120, align 8
  %122 = mul nsw i64 %121, %111
  tail call void %116(ptr noundef nonnull %119, i64 noundef 0, i64 noundef %122, ptr noundef %3) #16
  br label %153

123:                                              ; preds = %54
  %124 = load i64, ptr %36, align 8
  %125 = load i64, ptr %37, align 8
  %126 = getelementptr inbounds nuw i8, ptr %56, i64 16
  %127 = load i64, ptr %126, align 8
  %128 = getelementptr inbounds i8, ptr %30, i64 %127
  %129 = load ptr, ptr %128, align 8
  %130 = getelementptr inbounds nuw i8, ptr %56, i64 56
  %131 = load i64, ptr %130, align 8
  %132 = getelementptr inbounds nuw i8, ptr %56, i64 64
  %133 = load i64, ptr %132, align 8
  %134 = add i64 %131, %124
  %135 = add i64 %134, %133
  %136 = sub nsw i64 %45, %131
  %137 = getelementptr inbounds nuw i8, ptr %56, i64 32
  %138 = load i64, ptr %137, align 8
  %139 = icmp eq i64 %138, 0
  %140 = sub nsw i64 0, %136
  %141 = tail call range(i64 0, -9223372036854775808) i64 @llvm.smax.i64(i64 %140, i64 0)
  %142 = select i1 %139, i64 %141, i64 %135
  %143 = sub nsw i64 %125, %136
  %144 = tail call noundef i64 @llvm.smin.i64(i64 %143, i64 %135)
  %145 = getelementptr inbounds nuw i8, ptr %56, i64 24
  %146 = load i64, ptr %145, align 8
  %147 = mul nsw i64 %142, %146
  tail call void @llvm.memset.p0.i64(ptr align 1 %129, i8 0, i64 %147, i1 false)
  %148 = load i64, ptr %145, align 8
  %149 = mul nsw i64 %148, %144
  %150 = getelementptr inbounds i8, ptr %129, i64 %149
  %151 = sub nsw i64 %135, %144
  %152 = mul nsw i64 %148, %151
  tail call void @llvm.memset.p0.i64(ptr align 1 %150, i8 0, i64 %152, i1 false)
  br label %153

153:                                              ; preds = %77, %58, %123, %102
  %154 = add nuw nsw i64 %55, 1
  %155 = load i64, ptr %38, align 8
  %156 = icmp slt i64 %154, %155
  br i1 %156, label %54, label %51, !llvm.loop !27
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
  br i1 %19, label %61, label %5, !llvm.loop !28

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
  br i1 %60, label %63, label %51, !llvm.loop !29

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
  br i1 %72, label %67, label %73, !llvm.loop !30

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

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

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
define void @call_gpu(ptr noundef readonly captures(none) %0) local_unnamed_addr #7 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) @gpu, ptr noundef nonnull align 8 dereferenceable(88) %0, i64 88, i1 false)
  ret void
}

; Function Attrs: nounwind optsize
declare i32 @sched_yield() local_unnamed_addr #8

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
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #8

; Function Attrs: optsize
declare i32 @PyErr_CheckSignals() local_unnamed_addr #1

; Function Attrs: nounwind optsize
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #8

; Function Attrs: nounwind optsize
declare i32 @sched_getcpu() local_unnamed_addr #8

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
  br i1 %46, label %37, label %38, !llvm.loop !31

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
  br i1 %22, label %23, label %13, !llvm.loop !32

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
  br i1 %44, label %39, label %45, !llvm.loop !33

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
  br i1 %26, label %27, label %16, !llvm.loop !34

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
  br i1 %24, label %15, label %16, !llvm.loop !35
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
  br i1 %28, label %29, label %862

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
  br i1 %38, label %39, label %859

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

56:                                               ; preds = %39, %854
  %57 = phi i64 [ %37, %39 ], [ %857, %854 ]
  %58 = phi i64 [ 0, %39 ], [ %855, %854 ]
  %59 = phi i64 [ %40, %39 ], [ %856, %854 ]
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
  %89 = load ptr, ptr @host, align 8
  %90 = load atomic i64, ptr %89 monotonic, align 8
  %91 = icmp eq i64 %88, %90
  br i1 %91, label %92, label %838

92:                                               ; preds = %56
  %93 = load i64, ptr %44, align 8
  %94 = getelementptr inbounds nuw i8, ptr %66, i64 128
  %95 = load i64, ptr %94, align 8
  %96 = icmp sgt i64 %93, %95
  br i1 %96, label %838, label %97

97:                                               ; preds = %92
  %98 = getelementptr inbounds nuw i8, ptr %66, i64 112
  %99 = load i64, ptr %98, align 8
  %100 = icmp sgt i64 %99, 0
  br i1 %100, label %111, label %101

101:                                              ; preds = %118, %97
  %102 = load i64, ptr %45, align 8
  %103 = icmp sgt i64 %102, 0
  br i1 %103, label %104, label %171

104:                                              ; preds = %101
  %105 = load ptr, ptr %46, align 8
  %106 = load ptr, ptr %47, align 8
  %107 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 120), align 8
  %108 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 128), align 8
  %109 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 136), align 8
  %110 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  br label %123

111:                                              ; preds = %97, %118
  %112 = phi i64 [ %121, %118 ], [ 0, %97 ]
  %113 = icmp slt i64 %112, %93
  br i1 %113, label %114, label %118

114:                                              ; preds = %111
  %115 = load ptr, ptr %1, align 8
  %116 = getelementptr inbounds nuw ptr, ptr %115, i64 %112
  %117 = load ptr, ptr %116, align 8
  br label %118

118:                                              ; preds = %114, %111
  %119 = phi ptr [ %117, %114 ], [ null, %111 ]
  %120 = getelementptr inbounds nuw ptr, ptr %14, i64 %112
  store ptr %119, ptr %120, align 8
  %121 = add nuw nsw i64 %112, 1
  %122 = icmp eq i64 %121, %99
  br i1 %122, label %101, label %111, !llvm.loop !36

123:                                              ; preds = %164, %104
  %124 = phi i64 [ %93, %104 ], [ %165, %164 ]
  %125 = phi i64 [ 0, %104 ], [ %166, %164 ]
  %126 = getelementptr inbounds nuw ptr, ptr %105, i64 %125
  %127 = load ptr, ptr %126, align 8
  %128 = getelementptr inbounds nuw ptr, ptr %106, i64 %125
  %129 = load ptr, ptr %128, align 8
  br i1 %100, label %130, label %152

130:                                              ; preds = %123
  %131 = icmp slt i64 %124, %99
  %132 = select i1 %131, i64 %124, i64 0
  br label %133

133:                                              ; preds = %140, %130
  %134 = phi i64 [ %144, %140 ], [ %132, %130 ]
  %135 = phi i64 [ %141, %140 ], [ 0, %130 ]
  %136 = getelementptr inbounds %struct.Row, ptr %69, i64 %134
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 8
  %138 = load ptr, ptr %137, align 8
  %139 = icmp eq ptr %138, %127
  br i1 %139, label %146, label %140

140:                                              ; preds = %133
  %141 = add nuw nsw i64 %135, 1
  %142 = add nsw i64 %134, 1
  %143 = icmp slt i64 %142, %99
  %144 = select i1 %143, i64 %142, i64 0
  %145 = icmp eq i64 %141, %99
  br i1 %145, label %152, label %133, !llvm.loop !37

146:                                              ; preds = %133
  %147 = getelementptr inbounds ptr, ptr %14, i64 %134
  %148 = load ptr, ptr %147, align 8
  %149 = icmp eq ptr %148, null
  br i1 %149, label %150, label %838

150:                                              ; preds = %146
  store ptr %129, ptr %147, align 8
  %151 = add nsw i64 %134, 1
  br label %164

152:                                              ; preds = %140, %123
  %153 = icmp eq ptr %127, %107
  %154 = icmp eq ptr %127, %108
  %155 = select i1 %153, i1 true, i1 %154
  %156 = icmp eq ptr %127, %109
  %157 = select i1 %155, i1 true, i1 %156
  br i1 %157, label %158, label %838

158:                                              ; preds = %152
  %159 = select i1 %154, i64 8, i64 16
  %160 = select i1 %153, i64 0, i64 %159
  %161 = getelementptr inbounds nuw i8, ptr %16, i64 %160
  %162 = icmp eq ptr %129, %110
  %163 = select i1 %162, ptr null, ptr %129
  store ptr %163, ptr %161, align 8
  br label %164

164:                                              ; preds = %158, %150
  %165 = phi i64 [ %151, %150 ], [ %124, %158 ]
  %166 = add nuw nsw i64 %125, 1
  %167 = icmp eq i64 %166, %102
  br i1 %167, label %168, label %123, !llvm.loop !38

168:                                              ; preds = %164
  %169 = load ptr, ptr %48, align 8
  %170 = icmp eq ptr %169, null
  br i1 %170, label %171, label %176

171:                                              ; preds = %168, %101
  %172 = getelementptr inbounds nuw i8, ptr %66, i64 104
  %173 = load i64, ptr %172, align 8
  %174 = and i64 %173, 8
  %175 = icmp eq i64 %174, 0
  br i1 %175, label %190, label %838

176:                                              ; preds = %168
  %177 = getelementptr inbounds nuw i8, ptr %66, i64 96
  %178 = load ptr, ptr %177, align 8
  %179 = icmp eq ptr %169, %178
  br i1 %179, label %190, label %180

180:                                              ; preds = %176
  %181 = getelementptr inbounds nuw i8, ptr %169, i64 8
  %182 = load ptr, ptr %181, align 8
  %183 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 80), align 8
  %184 = icmp eq ptr %182, %183
  br i1 %184, label %185, label %838

185:                                              ; preds = %180
  %186 = call i32 @PyUnicode_Compare(ptr noundef nonnull %169, ptr noundef %178) #16
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %188, label %838

188:                                              ; preds = %185
  %189 = load i64, ptr %70, align 8
  br label %190

190:                                              ; preds = %188, %176, %171
  %191 = phi i64 [ %189, %188 ], [ %71, %176 ], [ %71, %171 ]
  %192 = load ptr, ptr %16, align 8
  %193 = icmp eq ptr %192, null
  %194 = select i1 %193, ptr %68, ptr %192
  store ptr %194, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #9
  %195 = icmp slt i64 %191, 1
  br i1 %195, label %459, label %196

196:                                              ; preds = %190
  %197 = getelementptr inbounds nuw i8, ptr %66, i64 104
  br label %198

198:                                              ; preds = %452, %196
  %199 = phi i64 [ 0, %196 ], [ %453, %452 ]
  %200 = getelementptr inbounds nuw %struct.Row, ptr %69, i64 %199
  %201 = getelementptr inbounds nuw i8, ptr %200, i64 16
  %202 = load i64, ptr %201, align 8
  %203 = load i64, ptr %98, align 8
  %204 = icmp slt i64 %202, %203
  br i1 %204, label %205, label %208

205:                                              ; preds = %198
  %206 = getelementptr inbounds ptr, ptr %14, i64 %202
  %207 = load ptr, ptr %206, align 8
  br label %208

208:                                              ; preds = %205, %198
  %209 = phi ptr [ %207, %205 ], [ null, %198 ]
  %210 = getelementptr inbounds nuw i8, ptr %200, i64 24
  %211 = load i64, ptr %210, align 8
  %212 = getelementptr inbounds i64, ptr %15, i64 %211
  %213 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %214 = icmp eq ptr %209, %213
  br i1 %214, label %215, label %220

215:                                              ; preds = %208
  %216 = load i64, ptr %197, align 8
  %217 = and i64 %216, 16
  %218 = icmp eq i64 %217, 0
  %219 = select i1 %218, ptr null, ptr %209
  br label %220

220:                                              ; preds = %215, %208
  %221 = phi ptr [ %219, %215 ], [ %209, %208 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #9
  %222 = load i64, ptr %200, align 8
  %223 = icmp sgt i64 %222, 3
  br i1 %223, label %225, label %224

224:                                              ; preds = %220
  store i64 0, ptr %13, align 8
  br label %237

225:                                              ; preds = %220
  %226 = getelementptr inbounds nuw i8, ptr %200, i64 96
  %227 = load i64, ptr %226, align 8
  store i64 %227, ptr %13, align 8
  %228 = icmp ne i64 %227, 0
  %229 = icmp ne ptr %221, null
  %230 = and i1 %229, %228
  br i1 %230, label %231, label %247, !prof !39

231:                                              ; preds = %225
  %232 = call fastcc ptr @follow(ptr noundef %221, ptr noundef %13) #17
  %233 = icmp eq ptr %232, null
  br i1 %233, label %456, label %234

234:                                              ; preds = %231
  %235 = load i64, ptr %200, align 8
  %236 = icmp slt i64 %235, 4
  br i1 %236, label %237, label %256

237:                                              ; preds = %234, %224
  %238 = phi ptr [ %221, %224 ], [ %232, %234 ]
  %239 = getelementptr inbounds nuw i8, ptr %200, i64 56
  %240 = load i64, ptr %239, align 8
  %241 = icmp eq i64 %240, 0
  %242 = icmp eq ptr %238, null
  br i1 %241, label %244, label %243

243:                                              ; preds = %237
  br i1 %242, label %452, label %456

244:                                              ; preds = %237
  br i1 %242, label %456, label %245

245:                                              ; preds = %244
  %246 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %67, ptr noundef nonnull readonly %200, ptr noundef %238, ptr noundef nonnull %15, ptr noundef nonnull %22) #17
  br i1 %246, label %452, label %456

247:                                              ; preds = %225
  %248 = icmp eq ptr %221, null
  br i1 %248, label %249, label %256

249:                                              ; preds = %247
  %250 = getelementptr inbounds nuw i8, ptr %200, i64 56
  %251 = load i64, ptr %250, align 8
  %252 = icmp eq i64 %251, 0
  br i1 %252, label %456, label %253

253:                                              ; preds = %249
  %254 = getelementptr inbounds nuw i8, ptr %200, i64 64
  %255 = load i64, ptr %254, align 8
  store i64 %255, ptr %212, align 8
  br label %452

256:                                              ; preds = %247, %234
  %257 = phi i64 [ %222, %247 ], [ %235, %234 ]
  %258 = phi ptr [ %221, %247 ], [ %232, %234 ]
  %259 = icmp eq i64 %257, 14
  br i1 %259, label %456, label %260

260:                                              ; preds = %256
  %261 = icmp samesign ult i64 %257, 10
  br i1 %261, label %262, label %420

262:                                              ; preds = %260
  %263 = load i64, ptr %13, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #9
  %264 = getelementptr inbounds nuw i8, ptr %200, i64 80
  %265 = load i64, ptr %264, align 8
  %266 = icmp eq i64 %265, 0
  br i1 %266, label %296, label %267

267:                                              ; preds = %262
  call void @llvm.experimental.noalias.scope.decl(metadata !40)
  %268 = getelementptr inbounds nuw i8, ptr %258, i64 16
  %269 = getelementptr inbounds nuw i8, ptr %258, i64 8
  %270 = load ptr, ptr %269, align 8, !noalias !40
  %271 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 48), align 8, !noalias !40
  %272 = icmp eq ptr %270, %271
  %273 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 248), align 8, !noalias !40
  %274 = icmp eq ptr %270, %273
  %275 = select i1 %272, i1 true, i1 %274
  br i1 %275, label %276, label %280

276:                                              ; preds = %267
  store i32 4, ptr %12, align 8, !alias.scope !40
  store i64 0, ptr %49, align 8, !alias.scope !40
  %277 = getelementptr double, ptr %268, i64 %265
  %278 = getelementptr i8, ptr %277, i64 -8
  %279 = load double, ptr %278, align 8, !noalias !40
  store double %279, ptr %50, align 8, !alias.scope !40
  br label %354

280:                                              ; preds = %267
  %281 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 240), align 8, !noalias !40
  %282 = icmp eq ptr %270, %281
  br i1 %282, label %283, label %288

283:                                              ; preds = %280
  store i32 4, ptr %12, align 8, !alias.scope !40
  store i64 0, ptr %49, align 8, !alias.scope !40
  %284 = getelementptr float, ptr %268, i64 %265
  %285 = getelementptr i8, ptr %284, i64 -4
  %286 = load float, ptr %285, align 4, !noalias !40
  %287 = fpext float %286 to double
  store double %287, ptr %50, align 8, !alias.scope !40
  br label %354

288:                                              ; preds = %280
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #9, !noalias !40
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %11, ptr noundef nonnull %258) #17, !noalias !40
  %289 = icmp eq i64 %265, 1
  %290 = load i32, ptr %11, align 8, !noalias !40
  %291 = icmp eq i32 %290, 0
  %292 = select i1 %289, i1 true, i1 %291
  br i1 %292, label %293, label %294

293:                                              ; preds = %288
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %12, ptr noundef nonnull align 8 dereferenceable(24) %11, i64 24, i1 false)
  br label %295

294:                                              ; preds = %288
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %12, i8 0, i64 24, i1 false), !alias.scope !40
  store i32 4, ptr %12, align 8, !alias.scope !40
  br label %295

295:                                              ; preds = %294, %293
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9, !noalias !40
  br label %354

296:                                              ; preds = %262
  call void @llvm.experimental.noalias.scope.decl(metadata !43)
  %297 = getelementptr inbounds nuw i8, ptr %258, i64 8
  %298 = load ptr, ptr %297, align 8, !noalias !43
  %299 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8, !noalias !43
  %300 = icmp eq ptr %298, %299
  br i1 %300, label %302, label %301

301:                                              ; preds = %296
  call fastcc void @number_of(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %12, ptr noundef nonnull %258) #17
  br label %354

302:                                              ; preds = %296
  %303 = getelementptr inbounds nuw i8, ptr %258, i64 16
  %304 = load ptr, ptr %303, align 8, !noalias !43
  %305 = getelementptr inbounds nuw i8, ptr %258, i64 24
  %306 = load i32, ptr %305, align 8, !noalias !43
  %307 = icmp sgt i32 %306, 0
  br i1 %307, label %308, label %335

308:                                              ; preds = %302
  %309 = getelementptr inbounds nuw i8, ptr %258, i64 32
  %310 = getelementptr inbounds nuw i8, ptr %258, i64 40
  %311 = zext nneg i32 %306 to i64
  br label %312

312:                                              ; preds = %325, %308
  %313 = phi i64 [ 0, %308 ], [ %332, %325 ]
  %314 = phi i64 [ %263, %308 ], [ %333, %325 ]
  %315 = phi ptr [ %304, %308 ], [ %331, %325 ]
  %316 = and i64 %314, 65535
  %317 = icmp eq i64 %316, 0
  br i1 %317, label %324, label %318

318:                                              ; preds = %312
  %319 = load ptr, ptr %309, align 8, !noalias !43
  %320 = getelementptr inbounds nuw i64, ptr %319, i64 %313
  %321 = load i64, ptr %320, align 8, !noalias !43
  %322 = lshr i64 %316, 7
  %323 = icmp eq i64 %321, %322
  br i1 %323, label %325, label %324

324:                                              ; preds = %318, %312
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %12, i8 0, i64 24, i1 false), !alias.scope !43
  br label %354

325:                                              ; preds = %318
  %326 = and i64 %314, 127
  %327 = load ptr, ptr %310, align 8, !noalias !43
  %328 = getelementptr inbounds nuw i64, ptr %327, i64 %313
  %329 = load i64, ptr %328, align 8, !noalias !43
  %330 = mul nsw i64 %329, %326
  %331 = getelementptr inbounds i8, ptr %315, i64 %330
  %332 = add nuw nsw i64 %313, 1
  %333 = lshr i64 %314, 16
  %334 = icmp eq i64 %332, %311
  br i1 %334, label %335, label %312, !llvm.loop !46

335:                                              ; preds = %325, %302
  %336 = phi ptr [ %304, %302 ], [ %331, %325 ]
  %337 = phi i64 [ %263, %302 ], [ %333, %325 ]
  %338 = icmp eq i64 %337, 0
  br i1 %338, label %339, label %350

339:                                              ; preds = %335
  %340 = getelementptr inbounds nuw i8, ptr %258, i64 64
  %341 = load i32, ptr %340, align 8, !noalias !43
  %342 = and i32 %341, 256
  %343 = icmp eq i32 %342, 0
  br i1 %343, label %350, label %344

344:                                              ; preds = %339
  %345 = getelementptr inbounds nuw i8, ptr %258, i64 56
  %346 = load ptr, ptr %345, align 8, !noalias !43
  %347 = getelementptr inbounds nuw i8, ptr %346, i64 26
  %348 = load i8, ptr %347, align 2, !noalias !43
  %349 = icmp eq i8 %348, 62
  br i1 %349, label %350, label %351

350:                                              ; preds = %344, %339, %335
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %12, i8 0, i64 24, i1 false), !alias.scope !43
  br label %354

351:                                              ; preds = %344
  %352 = getelementptr inbounds nuw i8, ptr %346, i64 16
  %353 = load ptr, ptr %352, align 8, !noalias !43
  call fastcc void @number_at(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %12, ptr noundef %353, ptr noundef %336) #17
  br label %354

354:                                              ; preds = %351, %350, %324, %301, %295, %283, %276
  %355 = load i64, ptr %200, align 8
  switch i64 %355, label %383 [
    i64 9, label %416
    i64 8, label %356
    i64 6, label %360
    i64 7, label %375
  ]

356:                                              ; preds = %354
  %357 = load i64, ptr %49, align 8
  store i64 %357, ptr %212, align 8
  %358 = load i32, ptr %12, align 8
  %359 = icmp eq i32 %358, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  br i1 %359, label %452, label %456

360:                                              ; preds = %354
  %361 = load i64, ptr %49, align 8
  %362 = getelementptr inbounds nuw i8, ptr %200, i64 48
  %363 = load i64, ptr %362, align 8
  %364 = and i64 %363, %361
  store i64 %364, ptr %212, align 8
  %365 = load i32, ptr %12, align 8
  %366 = icmp eq i32 %365, 2
  br i1 %366, label %367, label %414

367:                                              ; preds = %360
  %368 = getelementptr inbounds nuw i8, ptr %200, i64 32
  %369 = load i64, ptr %368, align 8
  %370 = icmp sgt i64 %369, %361
  br i1 %370, label %414, label %371

371:                                              ; preds = %367
  %372 = getelementptr inbounds nuw i8, ptr %200, i64 40
  %373 = load i64, ptr %372, align 8
  %374 = icmp sgt i64 %361, %373
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  br i1 %374, label %456, label %452

375:                                              ; preds = %354
  %376 = load i64, ptr %49, align 8
  store i64 %376, ptr %212, align 8
  %377 = load i32, ptr %12, align 8
  %378 = icmp eq i32 %377, 3
  br i1 %378, label %415, label %379

379:                                              ; preds = %375
  %380 = icmp eq i32 %377, 2
  %381 = icmp sgt i64 %376, -1
  %382 = select i1 %380, i1 %381, i1 false
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  br i1 %382, label %452, label %456

383:                                              ; preds = %354
  %384 = load i32, ptr %12, align 8
  %385 = icmp eq i32 %384, 2
  br i1 %385, label %386, label %392

386:                                              ; preds = %383
  %387 = load i64, ptr %49, align 8
  %388 = add i64 %387, -9007199254740993
  %389 = icmp ult i64 %388, -18014398509481985
  br i1 %389, label %414, label %390

390:                                              ; preds = %386
  %391 = sitofp i64 %387 to double
  br label %395

392:                                              ; preds = %383
  %393 = load double, ptr %50, align 8
  %394 = icmp eq i32 %384, 4
  br i1 %394, label %395, label %414

395:                                              ; preds = %392, %390
  %396 = phi double [ %391, %390 ], [ %393, %392 ]
  %397 = icmp eq i64 %355, 5
  br i1 %397, label %398, label %402

398:                                              ; preds = %395
  %399 = fcmp uno double %396, 0.000000e+00
  %400 = bitcast double %396 to i64
  %401 = select i1 %399, i64 9221120237041090560, i64 %400
  store i64 %401, ptr %212, align 8
  br label %415

402:                                              ; preds = %395
  %403 = fptrunc double %396 to float
  %404 = call double @llvm.fabs.f64(double %396)
  %405 = bitcast double %404 to i64
  %406 = icmp samesign ugt i64 %405, 9218868437227405311
  %407 = fcmp uno double %396, 0.000000e+00
  %408 = bitcast float %403 to i32
  %409 = zext i32 %408 to i64
  %410 = select i1 %407, i64 2143289344, i64 %409
  store i64 %410, ptr %212, align 8
  %411 = call float @llvm.fabs.f32(float %403)
  %412 = fcmp une float %411, 0x7FF0000000000000
  %413 = select i1 %406, i1 true, i1 %412
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  br i1 %413, label %452, label %456

414:                                              ; preds = %392, %386, %367, %360
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  br label %456

415:                                              ; preds = %398, %375
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  br label %452

416:                                              ; preds = %354
  %417 = load i64, ptr %49, align 8
  store i64 %417, ptr %212, align 8
  %418 = load i32, ptr %12, align 8
  %419 = icmp eq i32 %418, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  br i1 %419, label %456, label %452

420:                                              ; preds = %260
  %421 = getelementptr inbounds nuw i8, ptr %200, i64 32
  %422 = load i64, ptr %421, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #9
  switch i64 %257, label %443 [
    i64 10, label %423
    i64 11, label %434
    i64 12, label %447
  ]

423:                                              ; preds = %420
  %424 = getelementptr inbounds nuw i8, ptr %258, i64 8
  %425 = load ptr, ptr %424, align 8
  %426 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %427 = icmp eq ptr %425, %426
  br i1 %427, label %428, label %446

428:                                              ; preds = %423
  %429 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %258, ptr noundef nonnull %10) #16
  %430 = icmp eq i64 %429, %422
  br i1 %430, label %431, label %446

431:                                              ; preds = %428
  %432 = load i32, ptr %10, align 4
  %433 = icmp eq i32 %432, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  br i1 %433, label %452, label %456

434:                                              ; preds = %420
  %435 = getelementptr inbounds nuw i8, ptr %258, i64 8
  %436 = load ptr, ptr %435, align 8
  %437 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 56), align 8
  %438 = icmp eq ptr %436, %437
  br i1 %438, label %439, label %446

439:                                              ; preds = %434
  %440 = getelementptr inbounds nuw i8, ptr %258, i64 16
  %441 = load i64, ptr %440, align 8
  %442 = icmp eq i64 %441, %422
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  br i1 %442, label %452, label %456

443:                                              ; preds = %420
  %444 = ptrtoint ptr %258 to i64
  %445 = icmp eq i64 %422, %444
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  br i1 %445, label %452, label %456

446:                                              ; preds = %434, %428, %423
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  br label %456

447:                                              ; preds = %420
  %448 = getelementptr inbounds nuw i8, ptr %258, i64 8
  %449 = load ptr, ptr %448, align 8
  %450 = inttoptr i64 %422 to ptr
  %451 = icmp eq ptr %449, %450
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  br i1 %451, label %452, label %456

452:                                              ; preds = %447, %443, %439, %431, %416, %415, %402, %379, %371, %356, %253, %245, %243
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #9
  %453 = add nuw nsw i64 %199, 1
  %454 = load i64, ptr %70, align 8
  %455 = icmp slt i64 %453, %454
  br i1 %455, label %198, label %457, !llvm.loop !47

456:                                              ; preds = %447, %443, %439, %431, %416, %402, %379, %371, %356, %256, %249, %245, %244, %243, %231, %446, %414
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #9
  br label %836

457:                                              ; preds = %452
  %458 = load ptr, ptr %16, align 8
  br label %459

459:                                              ; preds = %457, %190
  %460 = phi ptr [ %458, %457 ], [ %194, %190 ]
  %461 = icmp ne ptr %460, null
  %462 = load ptr, ptr %51, align 8
  %463 = icmp ne ptr %462, null
  %464 = select i1 %461, ptr %460, ptr %462
  %465 = or i1 %461, %463
  %466 = zext i1 %461 to i64
  %467 = icmp eq ptr %462, null
  %468 = select i1 %467, i64 0, i64 2
  %469 = or disjoint i64 %468, %466
  %470 = icmp eq i64 %469, 0
  %471 = select i1 %470, i64 4, i64 %469
  %472 = getelementptr inbounds nuw i8, ptr %66, i64 104
  %473 = load i64, ptr %472, align 8
  %474 = xor i64 %473, -1
  %475 = and i64 %471, %474
  %476 = icmp eq i64 %475, 0
  %477 = xor i1 %461, true
  %478 = or i1 %467, %477
  %479 = and i1 %478, %476
  br i1 %479, label %480, label %836

480:                                              ; preds = %459
  %481 = load i64, ptr %76, align 8
  %482 = icmp sgt i64 %481, 0
  br i1 %482, label %483, label %514

483:                                              ; preds = %480, %511
  %484 = phi i64 [ %512, %511 ], [ 0, %480 ]
  %485 = getelementptr inbounds nuw %struct.Equal, ptr %75, i64 %484
  br i1 %465, label %486, label %490

486:                                              ; preds = %483
  %487 = getelementptr inbounds nuw i8, ptr %485, i64 32
  %488 = load i64, ptr %487, align 8
  %489 = icmp eq i64 %488, 0
  br i1 %489, label %511, label %490

490:                                              ; preds = %486, %483
  %491 = load i64, ptr %485, align 8
  %492 = getelementptr inbounds i64, ptr %15, i64 %491
  %493 = load i64, ptr %492, align 8
  %494 = getelementptr inbounds nuw i8, ptr %485, i64 16
  %495 = load i64, ptr %494, align 8
  %496 = icmp slt i64 %495, 0
  %497 = getelementptr inbounds nuw i8, ptr %485, i64 24
  %498 = getelementptr inbounds nuw i64, ptr %15, i64 %495
  %499 = select i1 %496, ptr %497, ptr %498
  %500 = load i64, ptr %499, align 8
  %501 = getelementptr inbounds nuw i8, ptr %485, i64 8
  %502 = load i64, ptr %501, align 8
  %503 = icmp eq i64 %502, 1
  br i1 %503, label %508, label %504

504:                                              ; preds = %490
  %505 = add i64 %493, -1
  %506 = add i64 %505, %502
  %507 = sdiv i64 %506, %502
  br label %508

508:                                              ; preds = %504, %490
  %509 = phi i64 [ %507, %504 ], [ %493, %490 ]
  %510 = icmp eq i64 %509, %500
  br i1 %510, label %511, label %836

511:                                              ; preds = %508, %486
  %512 = add nuw nsw i64 %484, 1
  %513 = icmp eq i64 %512, %481
  br i1 %513, label %514, label %483, !llvm.loop !48

514:                                              ; preds = %511, %480
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9
  br i1 %465, label %515, label %540

515:                                              ; preds = %514
  %516 = getelementptr inbounds nuw i8, ptr %66, i64 192
  %517 = load i64, ptr %516, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store ptr %464, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  %518 = call fastcc i64 @items_of(ptr noundef %6, ptr noundef %7) #17
  %519 = icmp eq i64 %518, %517
  br i1 %519, label %520, label %539

520:                                              ; preds = %515
  %521 = icmp slt i64 %517, 1
  br i1 %521, label %538, label %522

522:                                              ; preds = %520
  %523 = load ptr, ptr %7, align 8
  br label %524

524:                                              ; preds = %533, %522
  %525 = phi i64 [ 0, %522 ], [ %535, %533 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  %526 = getelementptr inbounds nuw ptr, ptr %523, i64 %525
  %527 = load ptr, ptr %526, align 8
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %8, ptr noundef %527) #17
  %528 = load i32, ptr %8, align 8
  %529 = icmp eq i32 %528, 2
  %530 = load i64, ptr %52, align 8
  %531 = icmp ult i64 %530, 2147483648
  %532 = select i1 %529, i1 %531, i1 false
  br i1 %532, label %533, label %537

533:                                              ; preds = %524
  %534 = getelementptr inbounds nuw i64, ptr %9, i64 %525
  store i64 %530, ptr %534, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  %535 = add nuw nsw i64 %525, 1
  %536 = icmp eq i64 %535, %517
  br i1 %536, label %538, label %524, !llvm.loop !49

537:                                              ; preds = %524
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  br label %539

538:                                              ; preds = %533, %520
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %540

539:                                              ; preds = %537, %515
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %615

540:                                              ; preds = %538, %514
  %541 = getelementptr inbounds nuw i8, ptr %66, i64 192
  %542 = load i64, ptr %541, align 8
  %543 = call i64 @llvm.smax.i64(i64 %542, i64 3)
  %544 = trunc i64 %543 to i32
  %545 = icmp slt i32 %544, 1
  br i1 %545, label %616, label %546

546:                                              ; preds = %540
  %547 = getelementptr inbounds nuw i8, ptr %66, i64 352
  %548 = getelementptr inbounds nuw i8, ptr %66, i64 208
  %549 = getelementptr inbounds nuw i8, ptr %66, i64 200
  %550 = getelementptr inbounds nuw i8, ptr %66, i64 400
  %551 = and i64 %543, 2147483647
  %552 = call i64 @llvm.umax.i64(i64 %551, i64 1)
  br label %557

553:                                              ; preds = %610
  %554 = extractvalue { i64, i1 } %613, 0
  %555 = add nuw nsw i64 %559, 1
  %556 = icmp eq i64 %555, %552
  br i1 %556, label %616, label %557, !llvm.loop !50

557:                                              ; preds = %553, %546
  %558 = phi i64 [ 1, %546 ], [ %554, %553 ]
  %559 = phi i64 [ 0, %546 ], [ %555, %553 ]
  %560 = getelementptr inbounds nuw i64, ptr %547, i64 %559
  %561 = load i64, ptr %560, align 8
  %562 = icmp sgt i64 %542, %559
  br i1 %562, label %563, label %591

563:                                              ; preds = %557
  br i1 %465, label %581, label %564

564:                                              ; preds = %563
  %565 = getelementptr inbounds nuw %struct.Extent, ptr %548, i64 %559
  %566 = load i64, ptr %565, align 8
  %567 = icmp slt i64 %566, 0
  br i1 %567, label %568, label %570

568:                                              ; preds = %564
  %569 = getelementptr inbounds nuw i8, ptr %565, i64 8
  br label %578

570:                                              ; preds = %564
  %571 = getelementptr inbounds nuw i8, ptr %565, i64 16
  %572 = load i64, ptr %571, align 8
  %573 = icmp eq i64 %572, 0
  br i1 %573, label %574, label %576

574:                                              ; preds = %570
  %575 = getelementptr inbounds nuw i64, ptr %15, i64 %566
  br label %578

576:                                              ; preds = %570
  %577 = getelementptr inbounds nuw i64, ptr null, i64 %566
  br label %578

578:                                              ; preds = %576, %574, %568
  %579 = phi ptr [ %569, %568 ], [ %575, %574 ], [ %577, %576 ]
  %580 = load i64, ptr %579, align 8
  br label %592

581:                                              ; preds = %563
  %582 = getelementptr inbounds nuw i64, ptr %9, i64 %559
  %583 = load i64, ptr %582, align 8
  %584 = load i64, ptr %550, align 8
  %585 = icmp eq i64 %584, 0
  br i1 %585, label %598, label %586

586:                                              ; preds = %581
  %587 = getelementptr inbounds nuw %struct.Extent, ptr %67, i64 %559
  %588 = getelementptr inbounds nuw i8, ptr %587, i64 184
  %589 = load i64, ptr %588, align 8
  %590 = icmp eq i64 %583, %589
  br i1 %590, label %598, label %615

591:                                              ; preds = %557
  br i1 %465, label %598, label %592

592:                                              ; preds = %591, %578
  %593 = phi i64 [ %580, %578 ], [ 1, %591 ]
  %594 = load i64, ptr %549, align 8
  %595 = shl nuw i64 1, %559
  %596 = and i64 %594, %595
  %597 = icmp ne i64 %596, 0
  br label %598

598:                                              ; preds = %592, %591, %586, %581
  %599 = phi i64 [ %593, %592 ], [ 1, %591 ], [ %583, %581 ], [ %583, %586 ]
  %600 = phi i1 [ %597, %592 ], [ %463, %591 ], [ %463, %581 ], [ %463, %586 ]
  %601 = select i1 %600, i64 %561, i64 1
  %602 = mul nsw i64 %601, %599
  %603 = getelementptr inbounds nuw i64, ptr %17, i64 %559
  store i64 %602, ptr %603, align 8
  %604 = icmp eq i64 %561, 1
  %605 = select i1 %600, i1 true, i1 %604
  br i1 %605, label %610, label %606

606:                                              ; preds = %598
  %607 = add i64 %561, -1
  %608 = add i64 %607, %599
  %609 = sdiv i64 %608, %561
  br label %610

610:                                              ; preds = %606, %598
  %611 = phi i64 [ %609, %606 ], [ %599, %598 ]
  %612 = getelementptr inbounds nuw i64, ptr %18, i64 %559
  store i64 %611, ptr %612, align 8
  %613 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %558, i64 %611)
  %614 = extractvalue { i64, i1 } %613, 1
  br i1 %614, label %615, label %553

615:                                              ; preds = %610, %586, %539
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  br label %836

616:                                              ; preds = %553, %540
  %617 = phi i64 [ 1, %540 ], [ %554, %553 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  %618 = load i64, ptr %79, align 8
  %619 = icmp sgt i64 %618, 0
  br i1 %619, label %620, label %642

620:                                              ; preds = %616, %639
  %621 = phi i64 [ %640, %639 ], [ 0, %616 ]
  %622 = getelementptr inbounds nuw %struct.Apart, ptr %78, i64 %621
  %623 = load i64, ptr %622, align 8
  %624 = getelementptr inbounds i64, ptr %15, i64 %623
  %625 = load i64, ptr %624, align 8
  %626 = getelementptr inbounds nuw i8, ptr %622, i64 8
  %627 = load i64, ptr %626, align 8
  %628 = getelementptr inbounds i64, ptr %15, i64 %627
  %629 = load i64, ptr %628, align 8
  %630 = getelementptr inbounds nuw i8, ptr %622, i64 24
  %631 = load i64, ptr %630, align 8
  %632 = add i64 %631, %629
  %633 = icmp ult i64 %625, %632
  br i1 %633, label %634, label %639

634:                                              ; preds = %620
  %635 = getelementptr inbounds nuw i8, ptr %622, i64 16
  %636 = load i64, ptr %635, align 8
  %637 = add i64 %636, %625
  %638 = icmp ult i64 %629, %637
  br i1 %638, label %646, label %639

639:                                              ; preds = %634, %620
  %640 = add nuw nsw i64 %621, 1
  %641 = icmp eq i64 %640, %618
  br i1 %641, label %642, label %620, !llvm.loop !51

642:                                              ; preds = %639, %616
  %643 = getelementptr inbounds nuw i8, ptr %66, i64 464
  %644 = load i64, ptr %643, align 8
  %645 = icmp eq i64 %644, 0
  br i1 %645, label %650, label %836

646:                                              ; preds = %634
  %647 = getelementptr inbounds nuw i8, ptr %66, i64 464
  %648 = load i64, ptr %647, align 8
  %649 = icmp eq i64 %648, 0
  br i1 %649, label %836, label %650

650:                                              ; preds = %646, %642
  %651 = load i64, ptr %70, align 8
  %652 = icmp slt i64 %651, 1
  br i1 %652, label %687, label %653

653:                                              ; preds = %650, %684
  %654 = phi i64 [ %685, %684 ], [ 0, %650 ]
  %655 = getelementptr inbounds nuw %struct.Row, ptr %69, i64 %654
  %656 = load i64, ptr %655, align 8
  %657 = icmp slt i64 %656, 4
  br i1 %657, label %658, label %684

658:                                              ; preds = %653
  %659 = getelementptr inbounds nuw i8, ptr %655, i64 104
  %660 = load i64, ptr %659, align 8
  %661 = and i64 %660, 1099511627775
  %662 = icmp eq i64 %661, 0
  br i1 %662, label %684, label %663

663:                                              ; preds = %658
  %664 = getelementptr inbounds nuw i8, ptr %655, i64 96
  %665 = load i64, ptr %664, align 8
  %666 = getelementptr i64, ptr %15, i64 %665
  br label %667

667:                                              ; preds = %680, %663
  %668 = phi i64 [ %661, %663 ], [ %682, %680 ]
  %669 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %668, i1 true)
  %670 = trunc nuw nsw i64 %669 to i8
  %671 = urem i8 %670, 6
  %672 = zext nneg i8 %671 to i64
  %673 = getelementptr inbounds nuw i64, ptr %17, i64 %672
  %674 = load i64, ptr %673, align 8
  %675 = udiv i8 %670, 6
  %676 = zext nneg i8 %675 to i64
  %677 = getelementptr i64, ptr %666, i64 %676
  %678 = load i64, ptr %677, align 8
  %679 = icmp sgt i64 %674, %678
  br i1 %679, label %836, label %680

680:                                              ; preds = %667
  %681 = add nsw i64 %668, -1
  %682 = and i64 %681, %668
  %683 = icmp eq i64 %682, 0
  br i1 %683, label %684, label %667, !llvm.loop !52

684:                                              ; preds = %680, %658, %653
  %685 = add nuw nsw i64 %654, 1
  %686 = icmp eq i64 %685, %651
  br i1 %686, label %687, label %653, !llvm.loop !53

687:                                              ; preds = %684, %650
  %688 = load i64, ptr %73, align 8
  %689 = icmp sgt i64 %688, 0
  br i1 %689, label %691, label %724

690:                                              ; preds = %718
  br i1 %719, label %724, label %836

691:                                              ; preds = %687, %718
  %692 = phi i64 [ %720, %718 ], [ 0, %687 ]
  %693 = getelementptr inbounds nuw %struct.Captured, ptr %72, i64 %692
  %694 = getelementptr inbounds nuw i8, ptr %693, i64 8
  %695 = load ptr, ptr %694, align 8
  %696 = ptrtoint ptr %695 to i64
  %697 = load ptr, ptr %693, align 8
  switch i64 %696, label %707 [
    i64 0, label %698
    i64 1, label %704
  ]

698:                                              ; preds = %691
  %699 = getelementptr inbounds nuw i8, ptr %697, i64 16
  %700 = load ptr, ptr %699, align 8
  %701 = getelementptr inbounds nuw i8, ptr %693, i64 16
  %702 = load ptr, ptr %701, align 8
  %703 = icmp eq ptr %700, %702
  br label %718

704:                                              ; preds = %691
  %705 = call i64 @PyDict_Size(ptr noundef %697) #16
  %706 = icmp eq i64 %705, 0
  br label %718

707:                                              ; preds = %691
  %708 = call ptr @PyDict_GetItemWithError(ptr noundef %697, ptr noundef nonnull %695) #16
  %709 = icmp eq ptr %708, null
  br i1 %709, label %710, label %714, !prof !54

710:                                              ; preds = %707
  %711 = call ptr @PyErr_Occurred() #16
  %712 = icmp eq ptr %711, null
  br i1 %712, label %714, label %713

713:                                              ; preds = %710
  call void @PyErr_Clear() #16
  br label %836

714:                                              ; preds = %710, %707
  %715 = getelementptr inbounds nuw i8, ptr %693, i64 16
  %716 = load ptr, ptr %715, align 8
  %717 = icmp eq ptr %708, %716
  br label %718

718:                                              ; preds = %714, %704, %698
  %719 = phi i1 [ %706, %704 ], [ %703, %698 ], [ %717, %714 ]
  %720 = add nuw nsw i64 %692, 1
  %721 = load i64, ptr %73, align 8
  %722 = icmp slt i64 %720, %721
  %723 = select i1 %722, i1 %719, i1 false
  br i1 %723, label %691, label %690, !llvm.loop !55

724:                                              ; preds = %687, %690
  %725 = getelementptr inbounds nuw i8, ptr %66, i64 176
  %726 = load ptr, ptr %725, align 8
  %727 = icmp eq ptr %726, null
  br i1 %727, label %731, label %728

728:                                              ; preds = %724
  %729 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 24), align 8
  %730 = call fastcc zeroext i1 @says(ptr noundef %726, ptr noundef null, ptr noundef %729) #17
  br i1 %730, label %731, label %836

731:                                              ; preds = %728, %724
  %732 = getelementptr inbounds nuw i8, ptr %66, i64 448
  %733 = load ptr, ptr %732, align 8
  %734 = icmp eq ptr %733, null
  br i1 %734, label %779, label %735

735:                                              ; preds = %731
  %736 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %737 = getelementptr inbounds nuw i8, ptr %736, i64 8
  %738 = load i64, ptr %737, align 8
  %739 = inttoptr i64 %738 to ptr
  %740 = getelementptr inbounds nuw i8, ptr %736, i64 16
  %741 = load i64, ptr %740, align 8
  %742 = inttoptr i64 %741 to ptr
  %743 = load ptr, ptr @gpu, align 8
  %744 = call i64 @PyDict_Size(ptr noundef %743) #16
  %745 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %746 = load i64, ptr %745, align 8
  %747 = icmp eq i64 %744, %746
  br i1 %747, label %748, label %836

748:                                              ; preds = %735
  %749 = getelementptr inbounds nuw i8, ptr %66, i64 56
  %750 = load ptr, ptr %749, align 8
  %751 = icmp eq ptr %750, @describe_cupy
  %752 = icmp eq i64 %738, 0
  %753 = select i1 %752, i1 true, i1 %751
  br i1 %753, label %762, label %754

754:                                              ; preds = %748
  %755 = load ptr, ptr %732, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  store ptr null, ptr %5, align 16
  store ptr %755, ptr %53, align 8
  %756 = icmp ne ptr %755, null
  %757 = zext i1 %756 to i64
  %758 = or disjoint i64 %757, -9223372036854775808
  %759 = call ptr @PyObject_Vectorcall(ptr noundef %739, ptr noundef nonnull %53, i64 noundef %758, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  %760 = call fastcc i64 @said_number(ptr noundef %759, ptr noundef null) #17
  %761 = load ptr, ptr %749, align 8
  br label %763

762:                                              ; preds = %748
  br i1 %751, label %769, label %763

763:                                              ; preds = %762, %754
  %764 = phi ptr [ %761, %754 ], [ %750, %762 ]
  %765 = phi i64 [ %760, %754 ], [ 0, %762 ]
  %766 = icmp eq ptr %764, null
  %767 = icmp ult i64 %765, 3
  %768 = select i1 %766, i1 %767, i1 false
  br i1 %768, label %769, label %775

769:                                              ; preds = %763, %762
  %770 = icmp eq i64 %741, 0
  br i1 %770, label %775, label %771

771:                                              ; preds = %769
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  %772 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %742, ptr noundef nonnull %54, i64 noundef -9223372036854775808, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  %773 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 48), align 8
  %774 = call fastcc i64 @said_number(ptr noundef %772, ptr noundef %773) #17
  br label %775

775:                                              ; preds = %771, %769, %763
  %776 = phi i64 [ %765, %763 ], [ %774, %771 ], [ 0, %769 ]
  %777 = call i64 @llvm.umax.i64(i64 %776, i64 1)
  %778 = icmp slt i64 %777, 0
  br i1 %778, label %836, label %779

779:                                              ; preds = %775, %731
  %780 = phi i64 [ %777, %775 ], [ 0, %731 ]
  %781 = getelementptr inbounds nuw i8, ptr %66, i64 456
  %782 = load i64, ptr %781, align 8
  %783 = icmp ne i64 %782, 0
  %784 = icmp ne i64 %780, 1
  %785 = and i1 %784, %783
  br i1 %785, label %836, label %786

786:                                              ; preds = %779
  %787 = load i64, ptr %42, align 8
  %788 = icmp eq i64 %787, 0
  %789 = icmp eq i64 %787, %780
  %790 = or i1 %788, %789
  br i1 %790, label %791, label %836

791:                                              ; preds = %786
  store i64 %780, ptr %42, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #9
  store i64 0, ptr %19, align 8
  %792 = call fastcc zeroext i1 @make_arrays(ptr noundef nonnull readonly %67, ptr noundef nonnull readonly %69, ptr noundef nonnull readonly %81, ptr noundef %16, ptr noundef %14, ptr noundef %15, ptr noundef %17, ptr noundef %18, ptr noundef %19, ptr noundef nonnull %22) #17
  br i1 %792, label %793, label %823

793:                                              ; preds = %791
  %794 = load i64, ptr %541, align 8
  %795 = call i64 @llvm.smax.i64(i64 %794, i64 3)
  %796 = trunc i64 %795 to i32
  %797 = icmp sgt i32 %796, 0
  %798 = getelementptr inbounds nuw i8, ptr %66, i64 40
  %799 = load i64, ptr %798, align 8
  %800 = icmp eq i64 %799, 0
  %801 = select i1 %797, i1 %800, i1 false
  br i1 %801, label %802, label %808

802:                                              ; preds = %793
  %803 = getelementptr inbounds nuw i8, ptr %66, i64 408
  %804 = load i64, ptr %803, align 8
  %805 = getelementptr i64, ptr %15, i64 %804
  %806 = shl i64 %795, 3
  %807 = and i64 %806, 17179869176
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %805, ptr nonnull align 16 %18, i64 %807, i1 false)
  br label %809

808:                                              ; preds = %793
  switch i64 %799, label %821 [
    i64 0, label %809
    i64 1, label %811
    i64 2, label %813
    i64 3, label %816
  ]

809:                                              ; preds = %808, %802
  %810 = call fastcc i32 @run_kernel(ptr noundef nonnull readonly %67, ptr noundef %15, ptr noundef %18, i64 noundef %617) #17
  br label %818

811:                                              ; preds = %808
  %812 = call fastcc i32 @run_plan(ptr noundef nonnull readonly %67, ptr noundef nonnull readonly %87, ptr noundef %15) #17
  br label %818

813:                                              ; preds = %808
  %814 = load i64, ptr %42, align 8
  %815 = call fastcc i32 @run_gpu(ptr noundef nonnull readonly %67, ptr noundef nonnull readonly %87, ptr noundef %15, i64 noundef %814) #17
  br label %818

816:                                              ; preds = %808
  %817 = call fastcc i32 @run_graph(ptr noundef nonnull readonly %67, ptr noundef %15) #17
  br label %818

818:                                              ; preds = %816, %813, %811, %809
  %819 = phi i32 [ %817, %816 ], [ %810, %809 ], [ %812, %811 ], [ %815, %813 ]
  %820 = icmp eq i32 %819, 1
  br i1 %820, label %821, label %823

821:                                              ; preds = %818, %808
  %822 = call fastcc ptr @returned(ptr noundef nonnull readonly %67, ptr noundef nonnull readonly %84, ptr noundef %14) #17
  br label %823

823:                                              ; preds = %821, %818, %791
  %824 = phi ptr [ %822, %821 ], [ null, %818 ], [ null, %791 ]
  %825 = load i64, ptr %19, align 8
  %826 = icmp sgt i64 %825, 0
  br i1 %826, label %827, label %835

827:                                              ; preds = %823, %827
  %828 = phi i64 [ %829, %827 ], [ %825, %823 ]
  %829 = add nsw i64 %828, -1
  %830 = getelementptr inbounds nuw %struct.Make, ptr %81, i64 %829
  %831 = load i64, ptr %830, align 8
  %832 = getelementptr inbounds ptr, ptr %14, i64 %831
  %833 = load ptr, ptr %832, align 8
  call void @Py_DecRef(ptr noundef %833) #16
  %834 = icmp samesign ugt i64 %828, 1
  br i1 %834, label %827, label %835, !llvm.loop !56

835:                                              ; preds = %827, %823
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #9
  br label %836

836:                                              ; preds = %508, %667, %835, %786, %779, %775, %735, %728, %713, %690, %646, %642, %615, %459, %456
  %837 = phi ptr [ null, %690 ], [ null, %728 ], [ %824, %835 ], [ null, %786 ], [ null, %779 ], [ null, %775 ], [ null, %735 ], [ null, %713 ], [ null, %459 ], [ null, %642 ], [ null, %456 ], [ null, %615 ], [ null, %646 ], [ null, %667 ], [ null, %508 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #9
  br label %838

838:                                              ; preds = %146, %152, %56, %92, %171, %180, %185, %836
  %839 = phi ptr [ null, %56 ], [ %837, %836 ], [ null, %185 ], [ null, %171 ], [ null, %180 ], [ null, %92 ], [ null, %152 ], [ null, %146 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  %840 = load i64, ptr %22, align 8
  %841 = icmp sgt i64 %840, 0
  br i1 %841, label %842, label %848

842:                                              ; preds = %838, %842
  %843 = phi i64 [ %846, %842 ], [ %840, %838 ]
  %844 = add nsw i64 %843, -1
  store i64 %844, ptr %22, align 8
  %845 = getelementptr inbounds nuw %struct.Py_buffer, ptr %55, i64 %844
  call void @PyBuffer_Release(ptr noundef nonnull %845) #16
  %846 = load i64, ptr %22, align 8
  %847 = icmp sgt i64 %846, 0
  br i1 %847, label %842, label %848, !llvm.loop !57

848:                                              ; preds = %842, %838
  call void @Py_DecRef(ptr noundef %64) #16
  %849 = icmp eq ptr %839, null
  br i1 %849, label %851, label %850

850:                                              ; preds = %848
  store i64 %61, ptr %35, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #9
  br label %859

851:                                              ; preds = %848
  %852 = call ptr @PyErr_Occurred() #16
  %853 = icmp eq ptr %852, null
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #9
  br i1 %853, label %854, label %859

854:                                              ; preds = %851
  %855 = add nuw nsw i64 %58, 1
  %856 = add nsw i64 %61, 1
  %857 = load i64, ptr %36, align 8
  %858 = icmp slt i64 %855, %857
  br i1 %858, label %56, label %859, !llvm.loop !58

859:                                              ; preds = %854, %851, %850, %34
  %860 = phi ptr [ %839, %850 ], [ null, %34 ], [ null, %851 ], [ null, %854 ]
  br i1 %32, label %862, label %861

861:                                              ; preds = %859
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store i32 %30, ptr %3, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %862

862:                                              ; preds = %861, %859, %2
  %863 = phi ptr [ null, %2 ], [ %860, %859 ], [ %860, %861 ]
  ret ptr %863
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
  br i1 %58, label %59, label %90, !llvm.loop !59

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
  br i1 %181, label %172, label %168, !llvm.loop !60

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
  br i1 %274, label %32, label %276, !llvm.loop !61

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
  br i1 %14, label %34, label %15

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %3, %17
  br i1 %18, label %34, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %21 = load i64, ptr %20, align 8
  %22 = icmp sgt i64 %21, 1
  %23 = icmp eq i64 %9, 0
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %129, label %25

25:                                               ; preds = %19
  br i1 %22, label %26, label %34

26:                                               ; preds = %25
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %28 = load i64, ptr %27, align 8
  %29 = icmp slt i64 %3, %28
  br i1 %29, label %30, label %34

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %32 = load i64, ptr %31, align 8
  %33 = tail call zeroext i1 @pool_is_awake(ptr noundef %10, i64 noundef %3, i64 noundef %32) #17
  br label %34

34:                                               ; preds = %15, %4, %30, %26, %25
  %35 = phi i1 [ %33, %30 ], [ true, %26 ], [ false, %25 ], [ false, %4 ], [ false, %15 ]
  %36 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %37 = load i64, ptr %36, align 8
  %38 = icmp slt i64 %3, %37
  %39 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %42 = load i64, ptr %41, align 8
  %43 = icmp sgt i64 %42, 1
  br i1 %43, label %44, label %48

44:                                               ; preds = %34
  %45 = getelementptr i64, ptr %2, i64 %42
  %46 = getelementptr i8, ptr %45, i64 -8
  %47 = load i64, ptr %46, align 8
  br label %48

48:                                               ; preds = %34, %44
  %49 = phi i64 [ %47, %44 ], [ 0, %34 ]
  br i1 %38, label %57, label %50

50:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %51 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #16
  %52 = load i64, ptr %6, align 8
  %53 = mul i64 %52, -1000000000
  %54 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %55 = load i64, ptr %54, align 8
  %56 = sub i64 %53, %55
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  br label %57

57:                                               ; preds = %48, %50
  %58 = phi i64 [ %56, %50 ], [ 0, %48 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  %59 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  call void @watch_begin(ptr noundef nonnull %7, ptr noundef %59) #17
  br i1 %14, label %73, label %60

60:                                               ; preds = %57
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %62 = load i64, ptr %61, align 8
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %64, label %70

64:                                               ; preds = %60
  %65 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 32
  %68 = load atomic i64, ptr %67 monotonic, align 8
  %69 = add nsw i64 %68, 1
  store atomic i64 %69, ptr %67 release, align 8
  br label %70

70:                                               ; preds = %60, %64
  %71 = call ptr @PyEval_SaveThread() #16
  %72 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr %71, ptr %72, align 8
  br label %73

73:                                               ; preds = %70, %57
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %75 = load ptr, ptr %74, align 8
  br i1 %35, label %76, label %80

76:                                               ; preds = %73
  %77 = getelementptr inbounds nuw i8, ptr %12, i64 80
  %78 = load i64, ptr %77, align 8
  %79 = call i64 @pool_spread(ptr noundef %10, ptr noundef %75, ptr noundef nonnull %1, i64 noundef %3, i64 noundef %40, i64 noundef %49, i64 noundef %78, ptr noundef nonnull %7) #17
  br label %89

80:                                               ; preds = %73
  call fastcc void @run_whole(ptr noundef %75, ptr noundef nonnull %1, i64 noundef %3, ptr noundef nonnull %7) #17
  br i1 %38, label %89, label %81

81:                                               ; preds = %80
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %82 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #16
  %83 = load i64, ptr %5, align 8
  %84 = mul nsw i64 %83, 1000000000
  %85 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %86 = load i64, ptr %85, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  %87 = add i64 %86, %58
  %88 = add i64 %87, %84
  br label %89

89:                                               ; preds = %76, %81, %80
  %90 = phi i64 [ 0, %80 ], [ %88, %81 ], [ %79, %76 ]
  %91 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %92 = load i64, ptr %91, align 8
  %93 = call zeroext i1 @watch_end(ptr noundef nonnull %7) #17
  %94 = select i1 %38, i1 true, i1 %93
  %95 = icmp eq i64 %90, 0
  %96 = select i1 %95, i1 %35, i1 false
  %97 = select i1 %94, i1 true, i1 %96
  br i1 %97, label %120, label %98

98:                                               ; preds = %89
  %99 = sitofp i64 %90 to double
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
  br i1 %119, label %127, label %109, !llvm.loop !62

120:                                              ; preds = %89
  %121 = icmp eq i64 %92, 0
  br i1 %121, label %127, label %122

122:                                              ; preds = %120
  %123 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %124 = load double, ptr %123, align 8
  %125 = fcmp ogt double %124, 0.000000e+00
  br i1 %125, label %126, label %127

126:                                              ; preds = %122
  store i64 0, ptr %36, align 8
  br label %127

127:                                              ; preds = %109, %120, %122, %126
  %128 = select i1 %93, i32 2, i32 1
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  br label %129

129:                                              ; preds = %19, %127
  %130 = phi i32 [ %128, %127 ], [ 0, %19 ]
  ret i32 %130
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
  br i1 %86, label %72, label %87, !llvm.loop !63

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
  br i1 %28, label %29, label %15, !llvm.loop !63

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
  br i1 %58, label %59, label %42, !llvm.loop !64

59:                                               ; preds = %55, %32
  %60 = phi ptr [ %34, %32 ], [ %41, %55 ]
  %61 = add nuw nsw i64 %33, 1
  %62 = icmp eq i64 %61, %28
  br i1 %62, label %63, label %32, !llvm.loop !65

63:                                               ; preds = %59, %22
  %64 = getelementptr inbounds nuw i8, ptr %25, i64 56
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %42, %63
  %68 = add nuw nsw i64 %23, 1
  %69 = icmp eq i64 %68, %20
  br i1 %69, label %73, label %22, !llvm.loop !66

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
  br i1 %124, label %106, label %101, !llvm.loop !67

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
  br i1 %144, label %91, label %145, !llvm.loop !68

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
  br i1 %84, label %85, label %58, !llvm.loop !69

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
  br i1 %41, label %7, label %42, !llvm.loop !70

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
  br i1 %11, label %12, label %88, !prof !71

12:                                               ; preds = %5
  %13 = load i64, ptr %1, align 8
  switch i64 %13, label %83 [
    i64 0, label %14
    i64 1, label %79
    i64 2, label %81
  ], !prof !72

14:                                               ; preds = %12
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %16 = load i32, ptr %15, align 8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, %17
  br i1 %21, label %22, label %88, !prof !71

22:                                               ; preds = %14
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %24 = load i32, ptr %23, align 8
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %27 = load i64, ptr %26, align 8
  %28 = and i64 %27, %25
  %29 = icmp eq i64 %28, %27
  br i1 %29, label %30, label %88, !prof !71

30:                                               ; preds = %22
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %32 = load i64, ptr %31, align 8
  %33 = icmp ne i64 %32, 0
  %34 = and i32 %24, 1
  %35 = icmp ne i32 %34, 0
  %36 = and i1 %35, %33
  br i1 %36, label %88, label %37, !prof !54

37:                                               ; preds = %30
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %39 = load ptr, ptr %38, align 8
  %40 = load ptr, ptr %18, align 8
  %41 = icmp eq ptr %39, %40
  br i1 %41, label %57, label %42, !prof !71

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
  br i1 %69, label %70, label %88, !prof !71

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
  br i1 %47, label %68, label %48, !llvm.loop !73

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
  br i1 %7, label %10, label %8, !prof !71

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
  br i1 %24, label %36, label %25, !prof !54

25:                                               ; preds = %19
  %26 = add nuw nsw i64 %20, 1
  %27 = getelementptr inbounds nuw i64, ptr %13, i64 %26
  store i64 %23, ptr %27, align 8
  %28 = icmp eq i64 %26, %2
  br i1 %28, label %29, label %19, !llvm.loop !74

29:                                               ; preds = %25, %10
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %36, label %33, !prof !71

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
  br i1 %93, label %94, label %29, !llvm.loop !75

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
  br i1 %28, label %29, label %34, !llvm.loop !76

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
  br i1 %54, label %39, label %55, !llvm.loop !77

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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !78)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9, !noalias !78
  %18 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %1, ptr noundef nonnull %3) #16, !noalias !78
  %19 = load i32, ptr %3, align 4, !noalias !78
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25, !prof !71

21:                                               ; preds = %17
  store i32 2, ptr %0, align 8, !alias.scope !78
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %22, align 4, !alias.scope !78
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %18, ptr %23, align 8, !alias.scope !78
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %24, align 8, !alias.scope !78
  br label %39

25:                                               ; preds = %17
  %26 = icmp slt i32 %19, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !78
  br label %39

28:                                               ; preds = %25
  %29 = call i64 @PyLong_AsUnsignedLongLong(ptr noundef nonnull %1) #16, !noalias !78
  %30 = icmp eq i64 %29, -1
  br i1 %30, label %31, label %34

31:                                               ; preds = %28
  %32 = call ptr @PyErr_Occurred() #16, !noalias !78
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %38

34:                                               ; preds = %31, %28
  store i32 3, ptr %0, align 8, !alias.scope !78
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %35, align 4, !alias.scope !78
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %29, ptr %36, align 8, !alias.scope !78
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %37, align 8, !alias.scope !78
  br label %39

38:                                               ; preds = %31
  call void @PyErr_Clear() #16, !noalias !78
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !78
  br label %39

39:                                               ; preds = %21, %27, %34, %38
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9, !noalias !78
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
  br i1 %11, label %80, label %4, !llvm.loop !81

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
  br i1 %28, label %31, label %5, !llvm.loop !82

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
  br i1 %46, label %34, label %33, !llvm.loop !83

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
  br i1 %28, label %7, label %9, !llvm.loop !84

29:                                               ; preds = %32
  %30 = add nuw nsw i64 %33, 1
  %31 = icmp eq i64 %30, 8
  br i1 %31, label %37, label %32, !llvm.loop !85

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
declare i64 @llvm.umax.i64(i64, i64) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #14

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
attributes #4 = { nofree norecurse nounwind optsize memory(argmem: readwrite) }
attributes #5 = { nofree norecurse nosync nounwind optsize memory(none) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #8 = { nounwind optsize }
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
!19 = distinct !{!19, !4, !5}
!20 = distinct !{!20, !4, !5}
!21 = distinct !{!21, !5}
!22 = distinct !{!22, !4, !5}
!23 = distinct !{!23, !4, !5}
!24 = distinct !{!24, !5}
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
!36 = distinct !{!36, !4, !5}
!37 = distinct !{!37, !4, !5}
!38 = distinct !{!38, !4, !5}
!39 = !{!"branch_weights", !"expected", i32 2146410, i32 2145337238}
!40 = !{!41}
!41 = distinct !{!41, !42, !"part_of: argument 0"}
!42 = distinct !{!42, !"part_of"}
!43 = !{!44}
!44 = distinct !{!44, !45, !"element_of: argument 0"}
!45 = distinct !{!45, !"element_of"}
!46 = distinct !{!46, !4, !5}
!47 = distinct !{!47, !4, !5}
!48 = distinct !{!48, !4, !5}
!49 = distinct !{!49, !4, !5}
!50 = distinct !{!50, !4, !5}
!51 = distinct !{!51, !4, !5}
!52 = distinct !{!52, !4, !5}
!53 = distinct !{!53, !4, !5}
!54 = !{!"branch_weights", !"expected", i32 1, i32 2000}
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
!68 = distinct !{!68, !4, !5}
!69 = distinct !{!69, !4, !5}
!70 = distinct !{!70, !4, !5}
!71 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!72 = !{!"branch_weights", i32 1, i32 8000, i32 2, i32 1}
!73 = distinct !{!73, !4, !5}
!74 = distinct !{!74, !4, !5}
!75 = distinct !{!75, !4, !5}
!76 = distinct !{!76, !4, !5}
!77 = distinct !{!77, !4, !5}
!78 = !{!79}
!79 = distinct !{!79, !80, !"number_of_int: argument 0"}
!80 = distinct !{!80, !"number_of_int"}
!81 = distinct !{!81, !4, !5}
!82 = distinct !{!82, !4, !5}
!83 = distinct !{!83, !4, !5}
!84 = distinct !{!84, !4, !5}
!85 = distinct !{!85, !4, !5}
