
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
@call_slots = internal global [7 x { i32, [4 x i8], ptr }] [{ i32, [4 x i8], ptr } { i32 65, [4 x i8] zeroinitializer, ptr @call_new }, { i32, [4 x i8], ptr } { i32 50, [4 x i8] zeroinitializer, ptr @call_tuple }, { i32, [4 x i8], ptr } { i32 71, [4 x i8] zeroinitializer, ptr @call_traverse }, { i32, [4 x i8], ptr } { i32 51, [4 x i8] zeroinitializer, ptr @call_clear }, { i32, [4 x i8], ptr } { i32 52, [4 x i8] zeroinitializer, ptr @call_dealloc }, { i32, [4 x i8], ptr } { i32 72, [4 x i8] zeroinitializer, ptr @call_members }, { i32, [4 x i8], ptr } zeroinitializer], align 8
@.str.3 = private unnamed_addr constant [21 x i8] c"__vectorcalloffset__\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"slow\00", align 1
@call_members = internal global [3 x { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr }] [{ ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } { ptr @.str.3, i32 19, [4 x i8] zeroinitializer, i64 16, i32 1, [4 x i8] zeroinitializer, ptr null }, { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } { ptr @.str.4, i32 16, [4 x i8] zeroinitializer, i64 24, i32 0, [4 x i8] zeroinitializer, ptr null }, { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } zeroinitializer], align 8

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
  tail call void @llvm.aarch64.hint(i32 1)
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
  %24 = tail call i32 @sched_yield() #16
  br label %26

25:                                               ; preds = %20
  tail call void @llvm.aarch64.hint(i32 1)
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
  %3 = tail call i64 @llvm.read_volatile_register.i64(metadata !7)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  tail call void @llvm.write_register.i64(metadata !7, i64 0)
  br label %6

6:                                                ; preds = %2, %5
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %8 = load atomic i32, ptr %7 acquire, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %18, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %17 = icmp eq i32 %1, 0
  br label %22

18:                                               ; preds = %68, %6
  %19 = phi i32 [ 0, %6 ], [ %70, %68 ]
  br i1 %4, label %21, label %20

20:                                               ; preds = %18
  tail call void @llvm.write_register.i64(metadata !7, i64 %3)
  br label %21

21:                                               ; preds = %18, %20
  ret i32 %19

22:                                               ; preds = %10, %68
  %23 = phi i32 [ 0, %10 ], [ %70, %68 ]
  %24 = phi i32 [ 0, %10 ], [ %71, %68 ]
  %25 = add i32 %24, %1
  %26 = urem i32 %25, %8
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw %struct.Seat, ptr %11, i64 %27
  %29 = load atomic i64, ptr %28 acquire, align 8
  %30 = and i64 %29, 4294967295
  %31 = lshr i64 %29, 32
  %32 = icmp samesign ult i64 %30, %31
  br i1 %32, label %33, label %68

33:                                               ; preds = %22, %56
  %34 = phi i32 [ %57, %56 ], [ 0, %22 ]
  %35 = atomicrmw add ptr %28, i64 1 acq_rel, align 8
  %36 = and i64 %35, 4294967295
  %37 = lshr i64 %35, 32
  %38 = icmp samesign ult i64 %36, %37
  br i1 %38, label %42, label %39

39:                                               ; preds = %56, %33
  %40 = phi i32 [ %34, %33 ], [ %57, %56 ]
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %68, label %62

42:                                               ; preds = %33
  %43 = load i64, ptr %12, align 8
  %44 = load i64, ptr %13, align 16
  %45 = load ptr, ptr %14, align 16
  %46 = tail call fastcc zeroext i1 @watch_poll(ptr noundef %45) #17
  br i1 %46, label %54, label %47

47:                                               ; preds = %42
  %48 = mul nsw i64 %43, %36
  %49 = add nsw i64 %48, %43
  %50 = tail call i64 @llvm.smin.i64(i64 %49, i64 %44)
  %51 = load ptr, ptr %15, align 16
  %52 = load ptr, ptr %16, align 8
  %53 = load ptr, ptr %14, align 16
  tail call fastcc void @run_units(ptr noundef %51, ptr noundef %52, i64 noundef %48, i64 noundef %50, ptr noundef %53) #17
  br label %54

54:                                               ; preds = %47, %42
  br i1 %17, label %55, label %56

55:                                               ; preds = %54
  tail call fastcc void @wake_some(ptr noundef nonnull %0, i32 noundef 1) #17
  br label %56

56:                                               ; preds = %55, %54
  %57 = add i32 %34, 1
  %58 = load atomic i64, ptr %28 acquire, align 8
  %59 = and i64 %58, 4294967295
  %60 = lshr i64 %58, 32
  %61 = icmp samesign ult i64 %59, %60
  br i1 %61, label %33, label %39, !llvm.loop !8

62:                                               ; preds = %39
  %63 = atomicrmw sub ptr %0, i32 %40 acq_rel, align 16
  %64 = or i32 %40, -2147483648
  %65 = icmp eq i32 %63, %64
  br i1 %65, label %66, label %68

66:                                               ; preds = %62
  %67 = tail call i32 @__ulock_wake(i32 noundef 1, ptr noundef nonnull %0, i64 noundef 0) #16
  br label %68

68:                                               ; preds = %22, %66, %62, %39
  %69 = phi i32 [ 0, %39 ], [ %40, %66 ], [ %40, %62 ], [ 0, %22 ]
  %70 = add i32 %69, %23
  %71 = add nuw i32 %24, 1
  %72 = icmp eq i32 %71, %8
  br i1 %72, label %18, label %22, !llvm.loop !9
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
  %11 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %2) #16
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
  br i1 %12, label %14, label %6, !llvm.loop !10

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
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %18 = load atomic i32, ptr %17 seq_cst, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %24, label %20, !llvm.loop !11

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %22 = tail call i32 @__ulock_wake(i32 noundef 1, ptr noundef nonnull %21, i64 noundef 0) #16
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
  br label %14

14:                                               ; preds = %77, %1
  %15 = phi i32 [ %71, %77 ], [ 0, %1 ]
  %16 = phi i64 [ %72, %77 ], [ %11, %1 ]
  %17 = phi i32 [ %70, %77 ], [ 0, %1 ]
  %18 = zext i32 %17 to i64
  br label %19

19:                                               ; preds = %66, %14
  %20 = phi i32 [ %15, %14 ], [ %67, %66 ]
  %21 = phi i64 [ %16, %14 ], [ %68, %66 ]
  %22 = load atomic i32, ptr %8 acquire, align 4
  %23 = icmp eq i32 %22, %17
  %24 = icmp sgt i64 %21, 0
  %25 = select i1 %23, i1 %24, i1 false
  br i1 %25, label %29, label %26

26:                                               ; preds = %40, %19
  %27 = phi i32 [ %22, %19 ], [ %41, %40 ]
  %28 = phi i1 [ %23, %19 ], [ %43, %40 ]
  br i1 %28, label %50, label %46

29:                                               ; preds = %19, %40
  %30 = phi i64 [ %42, %40 ], [ 0, %19 ]
  %31 = load i64, ptr %13, align 16
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %39, label %33

33:                                               ; preds = %29
  %34 = and i64 %30, 31
  %35 = icmp eq i64 %34, 31
  br i1 %35, label %36, label %38

36:                                               ; preds = %33
  %37 = tail call i32 @sched_yield() #16
  br label %40

38:                                               ; preds = %33
  tail call void @llvm.aarch64.hint(i32 1)
  br label %40

39:                                               ; preds = %29
  tail call void @llvm.aarch64.hint(i32 1)
  br label %40

40:                                               ; preds = %36, %38, %39
  %41 = load atomic i32, ptr %8 acquire, align 4
  %42 = add nuw nsw i64 %30, 1
  %43 = icmp eq i32 %41, %17
  %44 = icmp slt i64 %42, %21
  %45 = select i1 %43, i1 %44, i1 false
  br i1 %45, label %29, label %26, !llvm.loop !12

46:                                               ; preds = %26
  %47 = shl nsw i64 %21, 1
  %48 = load i64, ptr %10, align 8
  %49 = tail call i64 @llvm.smin.i64(i64 %47, i64 %48)
  br label %69

50:                                               ; preds = %26
  %51 = icmp sgt i64 %21, 129
  %52 = sdiv i64 %21, 2
  %53 = select i1 %51, i64 %52, i64 64
  %54 = add i32 %20, 1
  %55 = and i32 %54, 15
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %59

57:                                               ; preds = %50
  %58 = load i64, ptr %10, align 8
  br label %59

59:                                               ; preds = %57, %50
  %60 = phi i64 [ %58, %57 ], [ %53, %50 ]
  store atomic i32 1, ptr %9 seq_cst, align 4
  %61 = tail call i32 @__ulock_wait(i32 noundef 1, ptr noundef nonnull %8, i64 noundef %18, i32 noundef 0) #16
  store atomic i32 0, ptr %9 seq_cst, align 4
  tail call fastcc void @wake_some(ptr noundef nonnull %0, i32 noundef 2) #17
  %62 = load atomic i32, ptr %8 acquire, align 4
  %63 = icmp eq i32 %62, %17
  br i1 %63, label %64, label %69

64:                                               ; preds = %59
  %65 = load i64, ptr %10, align 8
  br label %66

66:                                               ; preds = %64, %69
  %67 = phi i32 [ %71, %69 ], [ %54, %64 ]
  %68 = phi i64 [ %72, %69 ], [ %65, %64 ]
  br label %19, !llvm.loop !13

69:                                               ; preds = %59, %46
  %70 = phi i32 [ %27, %46 ], [ %62, %59 ]
  %71 = phi i32 [ %20, %46 ], [ %54, %59 ]
  %72 = phi i64 [ %49, %46 ], [ %60, %59 ]
  %73 = icmp eq i32 %70, %17
  br i1 %73, label %66, label %74

74:                                               ; preds = %69
  %75 = load atomic i32, ptr %12 acquire, align 16
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %79

77:                                               ; preds = %74
  %78 = tail call i32 @pool_help(ptr noundef nonnull %0, i32 noundef %4) #17
  br label %14

79:                                               ; preds = %74
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
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 520
  %11 = atomicrmw add ptr %10, i32 1 seq_cst, align 8
  %12 = tail call i32 @__ulock_wake(i32 noundef 1, ptr noundef nonnull %10, i64 noundef 0) #16
  %13 = add nuw nsw i64 %8, 1
  %14 = load i64, ptr %3, align 16
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
  br i1 %13, label %14, label %58

14:                                               ; preds = %7
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %16 = cmpxchg ptr %15, i32 0, i32 1 acquire monotonic, align 16
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %18, label %58

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
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %35 = trunc i64 %27 to i32
  store atomic i32 %35, ptr %34 monotonic, align 4
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store atomic i32 1, ptr %36 monotonic, align 16
  %37 = icmp sgt i64 %27, 0
  br i1 %37, label %38, label %40

38:                                               ; preds = %18
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %42

40:                                               ; preds = %50, %18
  fence seq_cst
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i32 -1, ptr %41, align 8
  tail call fastcc void @wake_some(ptr noundef nonnull %0, i32 noundef 4) #17
  br label %58

42:                                               ; preds = %38, %50
  %43 = phi i64 [ 0, %38 ], [ %51, %50 ]
  %44 = phi i64 [ 0, %38 ], [ %46, %50 ]
  %45 = getelementptr inbounds nuw %struct.Seat, ptr %39, i64 %44
  %46 = add nuw nsw i64 %44, 1
  br i1 %22, label %50, label %47

47:                                               ; preds = %42
  %48 = mul i64 %46, %21
  %49 = udiv i64 %48, %27
  br label %50

50:                                               ; preds = %42, %47
  %51 = phi i64 [ %49, %47 ], [ %21, %42 ]
  %52 = shl i64 %51, 32
  %53 = or i64 %52, %43
  store atomic i64 %53, ptr %45 release, align 16
  %54 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %55 = load atomic i32, ptr %54 monotonic, align 8
  %56 = add i32 %55, 1
  store atomic i32 %56, ptr %54 release, align 8
  %57 = icmp eq i64 %46, %27
  br i1 %57, label %40, label %42, !llvm.loop !15

58:                                               ; preds = %40, %14, %7
  %59 = phi i32 [ 0, %7 ], [ 1, %40 ], [ 0, %14 ]
  ret i32 %59
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
  %12 = load i64, ptr %11, align 16
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
  br i1 %30, label %31, label %18, !llvm.loop !16

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
  br i1 %6, label %43, label %7

7:                                                ; preds = %5
  %8 = add nsw i64 %2, 3
  %9 = sdiv i64 %8, 4
  %10 = tail call i64 @llvm.smax.i64(i64 %9, i64 %4)
  %11 = mul nsw i64 %10, %0
  %12 = sdiv i64 %1, %11
  %13 = icmp slt i64 %12, 1
  %14 = icmp sgt i64 %2, %4
  %15 = select i1 %14, i64 8, i64 32
  %16 = tail call i64 @llvm.smin.i64(i64 %12, i64 %15)
  %17 = select i1 %13, i64 1, i64 %16
  %18 = mul nsw i64 %17, %0
  %19 = add i64 %1, -1
  %20 = add i64 %19, %18
  %21 = sdiv i64 %20, %18
  %22 = shl nsw i64 %3, 3
  %23 = icmp sgt i64 %22, %3
  br i1 %23, label %24, label %33

24:                                               ; preds = %7
  %25 = shl nuw nsw i64 %0, 1
  %26 = sdiv i64 %1, %25
  br label %27

27:                                               ; preds = %24, %30
  %28 = phi i64 [ %22, %24 ], [ %31, %30 ]
  %29 = icmp sgt i64 %28, %26
  br i1 %29, label %30, label %36

30:                                               ; preds = %27
  %31 = sdiv i64 %28, 2
  %32 = icmp sgt i64 %31, %3
  br i1 %32, label %27, label %33, !llvm.loop !17

33:                                               ; preds = %30, %7
  %34 = icmp sgt i64 %21, 1024
  %35 = select i1 %34, i64 64, i64 %4
  br label %36

36:                                               ; preds = %27, %33
  %37 = phi i64 [ %35, %33 ], [ %28, %27 ]
  %38 = add nsw i64 %37, %21
  %39 = freeze i64 %38
  %40 = add i64 %39, -1
  %41 = srem i64 %40, %37
  %42 = sub nsw i64 %40, %41
  br label %43

43:                                               ; preds = %36, %5
  %44 = phi i64 [ 1, %5 ], [ %42, %36 ]
  ret i64 %44
}

; Function Attrs: nounwind optsize
define zeroext i1 @pool_is_awake(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %5, label %10

5:                                                ; preds = %3
  %6 = sdiv i64 %1, %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %8 = load i64, ptr %7, align 16
  %9 = tail call i64 @llvm.smin.i64(i64 %6, i64 %8)
  br label %13

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %12 = load i64, ptr %11, align 16
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
  br i1 %24, label %25, label %16, !llvm.loop !18

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
  %48 = tail call i32 @__ulock_wake(i32 noundef 1, ptr noundef nonnull %47, i64 noundef 0) #16
  br label %49

49:                                               ; preds = %40, %46
  %50 = add nuw i64 %41, 1
  %51 = icmp eq i64 %50, %33
  br i1 %51, label %52, label %40, !llvm.loop !19

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
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %4 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %3) #16
  %5 = load i64, ptr %3, align 8
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %7 = load i64, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  %8 = call i32 @pool_help(ptr noundef %0, i32 noundef 0) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  %9 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %2) #16
  %10 = load i64, ptr %2, align 8
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %12 = load i64, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  %13 = icmp eq i32 %8, 0
  br i1 %13, label %31, label %14

14:                                               ; preds = %1
  %15 = zext i32 %8 to i64
  %16 = sub i64 %10, %5
  %17 = mul i64 %16, 1000000000
  %18 = sub i64 %12, %7
  %19 = add i64 %18, %17
  %20 = sitofp i64 %19 to double
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %22 = load i64, ptr %21, align 16
  %23 = sitofp i64 %22 to double
  %24 = fmul double %20, %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %26 = load i64, ptr %25, align 8
  %27 = mul nsw i64 %26, %15
  %28 = sitofp i64 %27 to double
  %29 = fdiv double %24, %28
  %30 = fptosi double %29 to i64
  br label %31

31:                                               ; preds = %1, %14
  %32 = phi i64 [ %30, %14 ], [ 0, %1 ]
  %33 = load atomic i32, ptr %0 acquire, align 16
  %34 = and i32 %33, 2147483647
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %70, label %36

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 336
  br label %40

40:                                               ; preds = %36, %65
  %41 = phi i32 [ %33, %36 ], [ %67, %65 ]
  %42 = phi i64 [ 0, %36 ], [ %66, %65 ]
  %43 = load i64, ptr %37, align 8
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %45, label %55

45:                                               ; preds = %40
  %46 = load i64, ptr %39, align 16
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %54, label %48

48:                                               ; preds = %45
  %49 = and i64 %42, 31
  %50 = icmp eq i64 %49, 31
  br i1 %50, label %51, label %53

51:                                               ; preds = %48
  %52 = call i32 @sched_yield() #16
  br label %65

53:                                               ; preds = %48
  call void @llvm.aarch64.hint(i32 1)
  br label %65

54:                                               ; preds = %45
  call void @llvm.aarch64.hint(i32 1)
  br label %65

55:                                               ; preds = %40
  %56 = icmp sgt i32 %41, -1
  br i1 %56, label %62, label %57

57:                                               ; preds = %55
  %58 = zext i32 %41 to i64
  %59 = call i32 @__ulock_wait(i32 noundef 1, ptr noundef nonnull %0, i64 noundef %58, i32 noundef 20000) #16
  %60 = load ptr, ptr %38, align 16
  %61 = call fastcc zeroext i1 @watch_poll(ptr noundef %60) #17
  br label %65

62:                                               ; preds = %55
  %63 = or disjoint i32 %41, -2147483648
  %64 = cmpxchg ptr %0, i32 %41, i32 %63 acq_rel monotonic, align 16
  br label %65

65:                                               ; preds = %57, %62, %51, %53, %54
  %66 = add nuw nsw i64 %42, 1
  %67 = load atomic i32, ptr %0 acquire, align 16
  %68 = and i32 %67, 2147483647
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %40, !llvm.loop !20

70:                                               ; preds = %65, %31
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %72 = load i32, ptr %71, align 8
  %73 = icmp sgt i32 %72, -1
  br i1 %73, label %74, label %84

74:                                               ; preds = %70
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %76 = lshr i32 %72, 6
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i64, ptr %75, i64 %77
  %79 = and i32 %72, 63
  %80 = zext nneg i32 %79 to i64
  %81 = shl nuw i64 1, %80
  %82 = xor i64 %81, -1
  %83 = atomicrmw and ptr %78, i64 %82 monotonic, align 8
  br label %84

84:                                               ; preds = %70, %74
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %86 = load atomic i32, ptr %85 seq_cst, align 16
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %89, label %88

88:                                               ; preds = %84
  call void @pool_quit(ptr noundef nonnull %0) #17
  br label %89

89:                                               ; preds = %88, %84
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store atomic i32 0, ptr %90 release, align 16
  ret i64 %32
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
  %8 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  call void @watch_begin(ptr noundef nonnull %8, ptr noundef %1) #17
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %18

12:                                               ; preds = %7
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %16 = load atomic i64, ptr %15 monotonic, align 8
  %17 = add nsw i64 %16, 1
  store atomic i64 %17, ptr %15 release, align 8
  br label %18

18:                                               ; preds = %7, %12
  %19 = tail call ptr @PyEval_SaveThread() #16
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store ptr %19, ptr %20, align 8
  %21 = tail call i64 @llvm.read_volatile_register.i64(metadata !7)
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %18
  %24 = call i64 @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 0, i64 noundef %6, ptr noundef nonnull %8) #17
  br label %27

25:                                               ; preds = %18
  tail call void @llvm.write_register.i64(metadata !7, i64 0)
  %26 = call i64 @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 0, i64 noundef %6, ptr noundef nonnull %8) #17
  call void @llvm.write_register.i64(metadata !7, i64 %21)
  br label %27

27:                                               ; preds = %23, %25
  %28 = call zeroext i1 @watch_end(ptr noundef nonnull %8) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
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
  tail call void @PyMem_RawFree(ptr noundef %15) #16
  br label %16

16:                                               ; preds = %5, %10
  %17 = add nuw nsw i64 %6, 1
  %18 = icmp eq i64 %17, 8
  br i1 %18, label %3, label %5, !llvm.loop !21
}

; Function Attrs: nounwind optsize
define void @pool_sequence(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  call void @watch_begin(ptr noundef nonnull %5, ptr noundef %1) #17
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %13 = load atomic i64, ptr %12 monotonic, align 8
  %14 = add nsw i64 %13, 1
  store atomic i64 %14, ptr %12 release, align 8
  br label %15

15:                                               ; preds = %4, %9
  %16 = tail call ptr @PyEval_SaveThread() #16
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store ptr %16, ptr %17, align 8
  %18 = tail call i64 @llvm.read_volatile_register.i64(metadata !7)
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %21

20:                                               ; preds = %15
  call fastcc void @run_sequence(ptr noundef %0, ptr noundef %2, i64 noundef %3, ptr noundef %5) #17
  br label %22

21:                                               ; preds = %15
  tail call void @llvm.write_register.i64(metadata !7, i64 0)
  call fastcc void @run_sequence(ptr noundef %0, ptr noundef %2, i64 noundef %3, ptr noundef %5) #17
  call void @llvm.write_register.i64(metadata !7, i64 %18)
  br label %22

22:                                               ; preds = %20, %21
  %23 = call zeroext i1 @watch_end(ptr noundef nonnull %5) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
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
  br i1 %105, label %6, label %106, !llvm.loop !22

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
  br i1 %28, label %29, label %11, !llvm.loop !23

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
  br i1 %53, label %42, label %39, !llvm.loop !24

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
  br i1 %82, label %77, label %153, !llvm.loop !25

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
  br i1 %156, label %54, label %51, !llvm.loop !26
}

; Function Attrs: nounwind optsize
define range(i32 -1, 1) i32 @describe_cupy(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca [7 x ptr], align 8
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %5, i8 0, i64 48, i1 false)
  store ptr %0, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  br label %6

6:                                                ; preds = %9, %2
  %7 = phi i64 [ %18, %9 ], [ 0, %2 ]
  %8 = icmp eq i64 %7, 6
  br i1 %8, label %21, label %9

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr @describe_cupy.of, i64 %7
  %11 = load i8, ptr %10, align 1
  %12 = zext i8 %11 to i64
  %13 = getelementptr inbounds nuw ptr, ptr %3, i64 %12
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 40), i64 %7
  %16 = load ptr, ptr %15, align 8
  %17 = tail call ptr @PyObject_GetAttr(ptr noundef %14, ptr noundef %16) #16
  %18 = add nuw nsw i64 %7, 1
  %19 = getelementptr inbounds nuw ptr, ptr %3, i64 %18
  store ptr %17, ptr %19, align 8
  %20 = icmp eq ptr %17, null
  br i1 %20, label %62, label %6, !llvm.loop !27

21:                                               ; preds = %6
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 24), align 8
  %25 = icmp eq ptr %23, %24
  br i1 %25, label %26, label %64

26:                                               ; preds = %21
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %28 = call fastcc i64 @items_of(ptr noundef %27, ptr noundef %4) #17
  %29 = icmp slt i64 %28, 7
  br i1 %29, label %30, label %64

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %32 = load ptr, ptr %31, align 8
  %33 = call ptr @PyLong_AsVoidPtr(ptr noundef %32) #16
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %35 = load ptr, ptr %34, align 8
  %36 = ptrtoint ptr %35 to i64
  %37 = add nsw i64 %28, %36
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 48
  store ptr %33, ptr %1, align 8
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 0, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store i64 %37, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store ptr %38, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %42, i8 0, i64 16, i1 false)
  %44 = load ptr, ptr %43, align 8
  %45 = call ptr @PyLong_AsVoidPtr(ptr noundef %44) #16
  %46 = ptrtoint ptr %45 to i64
  %47 = shl i64 %46, 32
  %48 = or disjoint i64 %47, 2
  store i64 %48, ptr %39, align 8
  %49 = icmp sgt i64 %28, 0
  br i1 %49, label %50, label %64

50:                                               ; preds = %30
  %51 = load ptr, ptr %4, align 8
  br label %52

52:                                               ; preds = %50, %52
  %53 = phi i64 [ 0, %50 ], [ %60, %52 ]
  %54 = getelementptr inbounds nuw ptr, ptr %51, i64 %53
  %55 = load ptr, ptr %54, align 8
  %56 = call ptr @PyLong_AsVoidPtr(ptr noundef %55) #16
  %57 = ptrtoint ptr %56 to i64
  %58 = load ptr, ptr %41, align 8
  %59 = getelementptr inbounds nuw i64, ptr %58, i64 %53
  store i64 %57, ptr %59, align 8
  %60 = add nuw nsw i64 %53, 1
  %61 = icmp eq i64 %60, %28
  br i1 %61, label %64, label %52, !llvm.loop !28

62:                                               ; preds = %9
  %63 = icmp eq i64 %7, 0
  br i1 %63, label %79, label %64

64:                                               ; preds = %52, %21, %30, %26, %62
  %65 = phi i1 [ false, %62 ], [ false, %26 ], [ false, %21 ], [ true, %30 ], [ true, %52 ]
  %66 = phi i64 [ %7, %62 ], [ 6, %26 ], [ 6, %21 ], [ 6, %30 ], [ 6, %52 ]
  %67 = and i64 %66, 4294967295
  br label %68

68:                                               ; preds = %64, %68
  %69 = phi i64 [ %67, %64 ], [ %70, %68 ]
  %70 = add nsw i64 %69, -1
  %71 = getelementptr inbounds nuw ptr, ptr %3, i64 %69
  %72 = load ptr, ptr %71, align 8
  call void @Py_DecRef(ptr noundef %72) #16
  %73 = icmp samesign ugt i64 %69, 1
  br i1 %73, label %68, label %74, !llvm.loop !29

74:                                               ; preds = %68
  br i1 %65, label %75, label %79

75:                                               ; preds = %74
  %76 = call ptr @PyErr_Occurred() #16
  %77 = icmp ne ptr %76, null
  %78 = sext i1 %77 to i32
  br label %79

79:                                               ; preds = %62, %75, %74
  %80 = phi i32 [ -1, %74 ], [ %78, %75 ], [ -1, %62 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret i32 %80
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

; Function Attrs: optsize
declare i32 @sched_yield() local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #8

; Function Attrs: nounwind
declare i64 @llvm.read_volatile_register.i64(metadata) #9

; Function Attrs: nocallback nounwind
declare void @llvm.write_register.i64(metadata, i64) #10

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
  %10 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %5) #16
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

; Function Attrs: optsize
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare i32 @PyErr_CheckSignals() local_unnamed_addr #1

; Function Attrs: optsize
declare i32 @__ulock_wake(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare i32 @__ulock_wait(i32 noundef, ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare void @PyMem_RawFree(ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare i32 @PyType_IsSubtype(ptr noundef, ptr noundef) local_unnamed_addr #1

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
  store ptr %25, ptr %4, align 8
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %27, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %33, ptr %36, align 8
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
  br i1 %46, label %37, label %38, !llvm.loop !30

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
  br i1 %22, label %23, label %13, !llvm.loop !31

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
  br i1 %44, label %39, label %45, !llvm.loop !32

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
  %4 = alloca [4 x ptr], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
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
  %22 = tail call i32 %1(ptr noundef nonnull %19, ptr noundef %2) #16
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %16, %21
  %25 = add nuw nsw i64 %17, 1
  %26 = icmp eq i64 %25, 4
  br i1 %26, label %27, label %16, !llvm.loop !33

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
  %2 = alloca [4 x ptr], align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
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
  br i1 %24, label %15, label %16, !llvm.loop !34
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
  %3 = alloca [2 x ptr], align 8
  %4 = alloca [2 x ptr], align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca %struct.Number, align 8
  %8 = alloca [6 x i64], align 8
  %9 = alloca i32, align 4
  %10 = alloca %struct.Number, align 8
  %11 = alloca %struct.Number, align 8
  %12 = alloca i64, align 8
  %13 = alloca [128 x ptr], align 8
  %14 = alloca [512 x i64], align 8
  %15 = alloca %struct.Said, align 8
  %16 = alloca [6 x i64], align 8
  %17 = alloca [6 x i64], align 8
  %18 = alloca i64, align 8
  %19 = alloca %struct.Held, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr @host, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %24 = load atomic i64, ptr %23 monotonic, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %26, label %860

26:                                               ; preds = %2
  %27 = tail call i64 @llvm.read_volatile_register.i64(metadata !7)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  tail call void @llvm.write_register.i64(metadata !7, i64 0)
  br label %30

30:                                               ; preds = %26, %29
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %32 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %33 = load i64, ptr %32, align 8
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %857

35:                                               ; preds = %30
  %36 = load i64, ptr %31, align 8
  %37 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %38 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %44 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %45 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %46 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %47 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %49 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %50 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %51 = getelementptr inbounds nuw i8, ptr %19, i64 16
  br label %52

52:                                               ; preds = %35, %852
  %53 = phi i64 [ %33, %35 ], [ %855, %852 ]
  %54 = phi i64 [ 0, %35 ], [ %853, %852 ]
  %55 = phi i64 [ %36, %35 ], [ %854, %852 ]
  %56 = icmp slt i64 %55, %53
  %57 = select i1 %56, i64 %55, i64 0
  %58 = load ptr, ptr %37, align 8
  %59 = getelementptr inbounds ptr, ptr %58, i64 %57
  %60 = load ptr, ptr %59, align 8
  call void @Py_IncRef(ptr noundef %60) #16
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 24
  %62 = load ptr, ptr %61, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #9
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %19, i8 0, i64 16, i1 false)
  %64 = load ptr, ptr %39, align 8
  %65 = getelementptr inbounds nuw i8, ptr %62, i64 528
  %66 = getelementptr inbounds nuw i8, ptr %62, i64 120
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds %struct.Row, ptr %65, i64 %67
  %69 = getelementptr inbounds nuw i8, ptr %62, i64 136
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds %struct.Captured, ptr %68, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %62, i64 144
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds %struct.Equal, ptr %71, i64 %73
  %75 = getelementptr inbounds nuw i8, ptr %62, i64 152
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds %struct.Apart, ptr %74, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr %62, i64 160
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds %struct.Make, ptr %77, i64 %79
  %81 = getelementptr inbounds nuw i8, ptr %62, i64 168
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds i64, ptr %80, i64 %82
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %15, i8 0, i64 24, i1 false)
  %84 = load i64, ptr %63, align 8
  %85 = load ptr, ptr @host, align 8
  %86 = load atomic i64, ptr %85 monotonic, align 8
  %87 = icmp eq i64 %84, %86
  br i1 %87, label %88, label %836

88:                                               ; preds = %52
  %89 = load i64, ptr %40, align 8
  %90 = getelementptr inbounds nuw i8, ptr %62, i64 128
  %91 = load i64, ptr %90, align 8
  %92 = icmp sgt i64 %89, %91
  br i1 %92, label %836, label %93

93:                                               ; preds = %88
  %94 = getelementptr inbounds nuw i8, ptr %62, i64 112
  %95 = load i64, ptr %94, align 8
  %96 = icmp sgt i64 %95, 0
  br i1 %96, label %107, label %97

97:                                               ; preds = %114, %93
  %98 = load i64, ptr %41, align 8
  %99 = icmp sgt i64 %98, 0
  br i1 %99, label %100, label %167

100:                                              ; preds = %97
  %101 = load ptr, ptr %42, align 8
  %102 = load ptr, ptr %43, align 8
  %103 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 120), align 8
  %104 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 128), align 8
  %105 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 136), align 8
  %106 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  br label %119

107:                                              ; preds = %93, %114
  %108 = phi i64 [ %117, %114 ], [ 0, %93 ]
  %109 = icmp slt i64 %108, %89
  br i1 %109, label %110, label %114

110:                                              ; preds = %107
  %111 = load ptr, ptr %1, align 8
  %112 = getelementptr inbounds nuw ptr, ptr %111, i64 %108
  %113 = load ptr, ptr %112, align 8
  br label %114

114:                                              ; preds = %110, %107
  %115 = phi ptr [ %113, %110 ], [ null, %107 ]
  %116 = getelementptr inbounds nuw ptr, ptr %13, i64 %108
  store ptr %115, ptr %116, align 8
  %117 = add nuw nsw i64 %108, 1
  %118 = icmp eq i64 %117, %95
  br i1 %118, label %97, label %107, !llvm.loop !35

119:                                              ; preds = %160, %100
  %120 = phi i64 [ %89, %100 ], [ %161, %160 ]
  %121 = phi i64 [ 0, %100 ], [ %162, %160 ]
  %122 = getelementptr inbounds nuw ptr, ptr %101, i64 %121
  %123 = load ptr, ptr %122, align 8
  %124 = getelementptr inbounds nuw ptr, ptr %102, i64 %121
  %125 = load ptr, ptr %124, align 8
  br i1 %96, label %126, label %148

126:                                              ; preds = %119
  %127 = icmp slt i64 %120, %95
  %128 = select i1 %127, i64 %120, i64 0
  br label %129

129:                                              ; preds = %136, %126
  %130 = phi i64 [ %140, %136 ], [ %128, %126 ]
  %131 = phi i64 [ %137, %136 ], [ 0, %126 ]
  %132 = getelementptr inbounds %struct.Row, ptr %65, i64 %130
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 8
  %134 = load ptr, ptr %133, align 8
  %135 = icmp eq ptr %134, %123
  br i1 %135, label %142, label %136

136:                                              ; preds = %129
  %137 = add nuw nsw i64 %131, 1
  %138 = add nsw i64 %130, 1
  %139 = icmp slt i64 %138, %95
  %140 = select i1 %139, i64 %138, i64 0
  %141 = icmp eq i64 %137, %95
  br i1 %141, label %148, label %129, !llvm.loop !36

142:                                              ; preds = %129
  %143 = getelementptr inbounds ptr, ptr %13, i64 %130
  %144 = load ptr, ptr %143, align 8
  %145 = icmp eq ptr %144, null
  br i1 %145, label %146, label %836

146:                                              ; preds = %142
  store ptr %125, ptr %143, align 8
  %147 = add nsw i64 %130, 1
  br label %160

148:                                              ; preds = %136, %119
  %149 = icmp eq ptr %123, %103
  %150 = icmp eq ptr %123, %104
  %151 = select i1 %149, i1 true, i1 %150
  %152 = icmp eq ptr %123, %105
  %153 = select i1 %151, i1 true, i1 %152
  br i1 %153, label %154, label %836

154:                                              ; preds = %148
  %155 = select i1 %150, i64 8, i64 16
  %156 = select i1 %149, i64 0, i64 %155
  %157 = getelementptr inbounds nuw i8, ptr %15, i64 %156
  %158 = icmp eq ptr %125, %106
  %159 = select i1 %158, ptr null, ptr %125
  store ptr %159, ptr %157, align 8
  br label %160

160:                                              ; preds = %154, %146
  %161 = phi i64 [ %147, %146 ], [ %120, %154 ]
  %162 = add nuw nsw i64 %121, 1
  %163 = icmp eq i64 %162, %98
  br i1 %163, label %164, label %119, !llvm.loop !37

164:                                              ; preds = %160
  %165 = load ptr, ptr %44, align 8
  %166 = icmp eq ptr %165, null
  br i1 %166, label %167, label %172

167:                                              ; preds = %164, %97
  %168 = getelementptr inbounds nuw i8, ptr %62, i64 104
  %169 = load i64, ptr %168, align 8
  %170 = and i64 %169, 8
  %171 = icmp eq i64 %170, 0
  br i1 %171, label %186, label %836

172:                                              ; preds = %164
  %173 = getelementptr inbounds nuw i8, ptr %62, i64 96
  %174 = load ptr, ptr %173, align 8
  %175 = icmp eq ptr %165, %174
  br i1 %175, label %186, label %176

176:                                              ; preds = %172
  %177 = getelementptr inbounds nuw i8, ptr %165, i64 8
  %178 = load ptr, ptr %177, align 8
  %179 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 80), align 8
  %180 = icmp eq ptr %178, %179
  br i1 %180, label %181, label %836

181:                                              ; preds = %176
  %182 = call i32 @PyUnicode_Compare(ptr noundef nonnull %165, ptr noundef %174) #16
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %184, label %836

184:                                              ; preds = %181
  %185 = load i64, ptr %66, align 8
  br label %186

186:                                              ; preds = %184, %172, %167
  %187 = phi i64 [ %185, %184 ], [ %67, %172 ], [ %67, %167 ]
  %188 = load ptr, ptr %15, align 8
  %189 = icmp eq ptr %188, null
  %190 = select i1 %189, ptr %64, ptr %188
  store ptr %190, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #9
  %191 = icmp slt i64 %187, 1
  br i1 %191, label %455, label %192

192:                                              ; preds = %186
  %193 = getelementptr inbounds nuw i8, ptr %62, i64 104
  br label %194

194:                                              ; preds = %448, %192
  %195 = phi i64 [ 0, %192 ], [ %449, %448 ]
  %196 = getelementptr inbounds nuw %struct.Row, ptr %65, i64 %195
  %197 = getelementptr inbounds nuw i8, ptr %196, i64 16
  %198 = load i64, ptr %197, align 8
  %199 = load i64, ptr %94, align 8
  %200 = icmp slt i64 %198, %199
  br i1 %200, label %201, label %204

201:                                              ; preds = %194
  %202 = getelementptr inbounds ptr, ptr %13, i64 %198
  %203 = load ptr, ptr %202, align 8
  br label %204

204:                                              ; preds = %201, %194
  %205 = phi ptr [ %203, %201 ], [ null, %194 ]
  %206 = getelementptr inbounds nuw i8, ptr %196, i64 24
  %207 = load i64, ptr %206, align 8
  %208 = getelementptr inbounds i64, ptr %14, i64 %207
  %209 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %210 = icmp eq ptr %205, %209
  br i1 %210, label %211, label %216

211:                                              ; preds = %204
  %212 = load i64, ptr %193, align 8
  %213 = and i64 %212, 16
  %214 = icmp eq i64 %213, 0
  %215 = select i1 %214, ptr null, ptr %205
  br label %216

216:                                              ; preds = %211, %204
  %217 = phi ptr [ %215, %211 ], [ %205, %204 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #9
  %218 = load i64, ptr %196, align 8
  %219 = icmp sgt i64 %218, 3
  br i1 %219, label %221, label %220

220:                                              ; preds = %216
  store i64 0, ptr %12, align 8
  br label %233

221:                                              ; preds = %216
  %222 = getelementptr inbounds nuw i8, ptr %196, i64 96
  %223 = load i64, ptr %222, align 8
  store i64 %223, ptr %12, align 8
  %224 = icmp ne i64 %223, 0
  %225 = icmp ne ptr %217, null
  %226 = and i1 %225, %224
  br i1 %226, label %227, label %243, !prof !38

227:                                              ; preds = %221
  %228 = call fastcc ptr @follow(ptr noundef %217, ptr noundef %12) #17
  %229 = icmp eq ptr %228, null
  br i1 %229, label %452, label %230

230:                                              ; preds = %227
  %231 = load i64, ptr %196, align 8
  %232 = icmp slt i64 %231, 4
  br i1 %232, label %233, label %252

233:                                              ; preds = %230, %220
  %234 = phi ptr [ %217, %220 ], [ %228, %230 ]
  %235 = getelementptr inbounds nuw i8, ptr %196, i64 56
  %236 = load i64, ptr %235, align 8
  %237 = icmp eq i64 %236, 0
  %238 = icmp eq ptr %234, null
  br i1 %237, label %240, label %239

239:                                              ; preds = %233
  br i1 %238, label %448, label %452

240:                                              ; preds = %233
  br i1 %238, label %452, label %241

241:                                              ; preds = %240
  %242 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %63, ptr noundef nonnull readonly %196, ptr noundef %234, ptr noundef nonnull %14, ptr noundef nonnull %19) #17
  br i1 %242, label %448, label %452

243:                                              ; preds = %221
  %244 = icmp eq ptr %217, null
  br i1 %244, label %245, label %252

245:                                              ; preds = %243
  %246 = getelementptr inbounds nuw i8, ptr %196, i64 56
  %247 = load i64, ptr %246, align 8
  %248 = icmp eq i64 %247, 0
  br i1 %248, label %452, label %249

249:                                              ; preds = %245
  %250 = getelementptr inbounds nuw i8, ptr %196, i64 64
  %251 = load i64, ptr %250, align 8
  store i64 %251, ptr %208, align 8
  br label %448

252:                                              ; preds = %243, %230
  %253 = phi i64 [ %218, %243 ], [ %231, %230 ]
  %254 = phi ptr [ %217, %243 ], [ %228, %230 ]
  %255 = icmp eq i64 %253, 14
  br i1 %255, label %452, label %256

256:                                              ; preds = %252
  %257 = icmp samesign ult i64 %253, 10
  br i1 %257, label %258, label %416

258:                                              ; preds = %256
  %259 = load i64, ptr %12, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #9
  %260 = getelementptr inbounds nuw i8, ptr %196, i64 80
  %261 = load i64, ptr %260, align 8
  %262 = icmp eq i64 %261, 0
  br i1 %262, label %292, label %263

263:                                              ; preds = %258
  call void @llvm.experimental.noalias.scope.decl(metadata !39)
  %264 = getelementptr inbounds nuw i8, ptr %254, i64 16
  %265 = getelementptr inbounds nuw i8, ptr %254, i64 8
  %266 = load ptr, ptr %265, align 8, !noalias !39
  %267 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 48), align 8, !noalias !39
  %268 = icmp eq ptr %266, %267
  %269 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 248), align 8, !noalias !39
  %270 = icmp eq ptr %266, %269
  %271 = select i1 %268, i1 true, i1 %270
  br i1 %271, label %272, label %276

272:                                              ; preds = %263
  store i32 4, ptr %11, align 8, !alias.scope !39
  store i64 0, ptr %45, align 8, !alias.scope !39
  %273 = getelementptr double, ptr %264, i64 %261
  %274 = getelementptr i8, ptr %273, i64 -8
  %275 = load double, ptr %274, align 8, !noalias !39
  store double %275, ptr %46, align 8, !alias.scope !39
  br label %350

276:                                              ; preds = %263
  %277 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 240), align 8, !noalias !39
  %278 = icmp eq ptr %266, %277
  br i1 %278, label %279, label %284

279:                                              ; preds = %276
  store i32 4, ptr %11, align 8, !alias.scope !39
  store i64 0, ptr %45, align 8, !alias.scope !39
  %280 = getelementptr float, ptr %264, i64 %261
  %281 = getelementptr i8, ptr %280, i64 -4
  %282 = load float, ptr %281, align 4, !noalias !39
  %283 = fpext float %282 to double
  store double %283, ptr %46, align 8, !alias.scope !39
  br label %350

284:                                              ; preds = %276
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #9, !noalias !39
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %10, ptr noundef nonnull %254) #17, !noalias !39
  %285 = icmp eq i64 %261, 1
  %286 = load i32, ptr %10, align 8, !noalias !39
  %287 = icmp eq i32 %286, 0
  %288 = select i1 %285, i1 true, i1 %287
  br i1 %288, label %289, label %290

289:                                              ; preds = %284
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %11, ptr noundef nonnull align 8 dereferenceable(24) %10, i64 24, i1 false)
  br label %291

290:                                              ; preds = %284
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %11, i8 0, i64 24, i1 false), !alias.scope !39
  store i32 4, ptr %11, align 8, !alias.scope !39
  br label %291

291:                                              ; preds = %290, %289
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9, !noalias !39
  br label %350

292:                                              ; preds = %258
  call void @llvm.experimental.noalias.scope.decl(metadata !42)
  %293 = getelementptr inbounds nuw i8, ptr %254, i64 8
  %294 = load ptr, ptr %293, align 8, !noalias !42
  %295 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8, !noalias !42
  %296 = icmp eq ptr %294, %295
  br i1 %296, label %298, label %297

297:                                              ; preds = %292
  call fastcc void @number_of(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %11, ptr noundef nonnull %254) #17
  br label %350

298:                                              ; preds = %292
  %299 = getelementptr inbounds nuw i8, ptr %254, i64 16
  %300 = load ptr, ptr %299, align 8, !noalias !42
  %301 = getelementptr inbounds nuw i8, ptr %254, i64 24
  %302 = load i32, ptr %301, align 8, !noalias !42
  %303 = icmp sgt i32 %302, 0
  br i1 %303, label %304, label %331

304:                                              ; preds = %298
  %305 = getelementptr inbounds nuw i8, ptr %254, i64 32
  %306 = getelementptr inbounds nuw i8, ptr %254, i64 40
  %307 = zext nneg i32 %302 to i64
  br label %308

308:                                              ; preds = %321, %304
  %309 = phi i64 [ 0, %304 ], [ %328, %321 ]
  %310 = phi i64 [ %259, %304 ], [ %329, %321 ]
  %311 = phi ptr [ %300, %304 ], [ %327, %321 ]
  %312 = and i64 %310, 65535
  %313 = icmp eq i64 %312, 0
  br i1 %313, label %320, label %314

314:                                              ; preds = %308
  %315 = load ptr, ptr %305, align 8, !noalias !42
  %316 = getelementptr inbounds nuw i64, ptr %315, i64 %309
  %317 = load i64, ptr %316, align 8, !noalias !42
  %318 = lshr i64 %312, 7
  %319 = icmp eq i64 %317, %318
  br i1 %319, label %321, label %320

320:                                              ; preds = %314, %308
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %11, i8 0, i64 24, i1 false), !alias.scope !42
  br label %350

321:                                              ; preds = %314
  %322 = and i64 %310, 127
  %323 = load ptr, ptr %306, align 8, !noalias !42
  %324 = getelementptr inbounds nuw i64, ptr %323, i64 %309
  %325 = load i64, ptr %324, align 8, !noalias !42
  %326 = mul nsw i64 %325, %322
  %327 = getelementptr inbounds i8, ptr %311, i64 %326
  %328 = add nuw nsw i64 %309, 1
  %329 = lshr i64 %310, 16
  %330 = icmp eq i64 %328, %307
  br i1 %330, label %331, label %308, !llvm.loop !45

331:                                              ; preds = %321, %298
  %332 = phi ptr [ %300, %298 ], [ %327, %321 ]
  %333 = phi i64 [ %259, %298 ], [ %329, %321 ]
  %334 = icmp eq i64 %333, 0
  br i1 %334, label %335, label %346

335:                                              ; preds = %331
  %336 = getelementptr inbounds nuw i8, ptr %254, i64 64
  %337 = load i32, ptr %336, align 8, !noalias !42
  %338 = and i32 %337, 256
  %339 = icmp eq i32 %338, 0
  br i1 %339, label %346, label %340

340:                                              ; preds = %335
  %341 = getelementptr inbounds nuw i8, ptr %254, i64 56
  %342 = load ptr, ptr %341, align 8, !noalias !42
  %343 = getelementptr inbounds nuw i8, ptr %342, i64 26
  %344 = load i8, ptr %343, align 2, !noalias !42
  %345 = icmp eq i8 %344, 62
  br i1 %345, label %346, label %347

346:                                              ; preds = %340, %335, %331
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %11, i8 0, i64 24, i1 false), !alias.scope !42
  br label %350

347:                                              ; preds = %340
  %348 = getelementptr inbounds nuw i8, ptr %342, i64 16
  %349 = load ptr, ptr %348, align 8, !noalias !42
  call fastcc void @number_at(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %11, ptr noundef %349, ptr noundef %332) #17
  br label %350

350:                                              ; preds = %347, %346, %320, %297, %291, %279, %272
  %351 = load i64, ptr %196, align 8
  switch i64 %351, label %379 [
    i64 9, label %412
    i64 8, label %352
    i64 6, label %356
    i64 7, label %371
  ]

352:                                              ; preds = %350
  %353 = load i64, ptr %45, align 8
  store i64 %353, ptr %208, align 8
  %354 = load i32, ptr %11, align 8
  %355 = icmp eq i32 %354, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  br i1 %355, label %448, label %452

356:                                              ; preds = %350
  %357 = load i64, ptr %45, align 8
  %358 = getelementptr inbounds nuw i8, ptr %196, i64 48
  %359 = load i64, ptr %358, align 8
  %360 = and i64 %359, %357
  store i64 %360, ptr %208, align 8
  %361 = load i32, ptr %11, align 8
  %362 = icmp eq i32 %361, 2
  br i1 %362, label %363, label %410

363:                                              ; preds = %356
  %364 = getelementptr inbounds nuw i8, ptr %196, i64 32
  %365 = load i64, ptr %364, align 8
  %366 = icmp sgt i64 %365, %357
  br i1 %366, label %410, label %367

367:                                              ; preds = %363
  %368 = getelementptr inbounds nuw i8, ptr %196, i64 40
  %369 = load i64, ptr %368, align 8
  %370 = icmp sgt i64 %357, %369
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  br i1 %370, label %452, label %448

371:                                              ; preds = %350
  %372 = load i64, ptr %45, align 8
  store i64 %372, ptr %208, align 8
  %373 = load i32, ptr %11, align 8
  %374 = icmp eq i32 %373, 3
  br i1 %374, label %411, label %375

375:                                              ; preds = %371
  %376 = icmp eq i32 %373, 2
  %377 = icmp sgt i64 %372, -1
  %378 = select i1 %376, i1 %377, i1 false
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  br i1 %378, label %448, label %452

379:                                              ; preds = %350
  %380 = load i32, ptr %11, align 8
  %381 = icmp eq i32 %380, 2
  br i1 %381, label %382, label %388

382:                                              ; preds = %379
  %383 = load i64, ptr %45, align 8
  %384 = add i64 %383, -9007199254740993
  %385 = icmp ult i64 %384, -18014398509481985
  br i1 %385, label %410, label %386

386:                                              ; preds = %382
  %387 = sitofp i64 %383 to double
  br label %391

388:                                              ; preds = %379
  %389 = load double, ptr %46, align 8
  %390 = icmp eq i32 %380, 4
  br i1 %390, label %391, label %410

391:                                              ; preds = %388, %386
  %392 = phi double [ %387, %386 ], [ %389, %388 ]
  %393 = icmp eq i64 %351, 5
  br i1 %393, label %394, label %398

394:                                              ; preds = %391
  %395 = fcmp uno double %392, 0.000000e+00
  %396 = bitcast double %392 to i64
  %397 = select i1 %395, i64 9221120237041090560, i64 %396
  store i64 %397, ptr %208, align 8
  br label %411

398:                                              ; preds = %391
  %399 = fptrunc double %392 to float
  %400 = call double @llvm.fabs.f64(double %392)
  %401 = bitcast double %400 to i64
  %402 = icmp samesign ugt i64 %401, 9218868437227405311
  %403 = fcmp uno double %392, 0.000000e+00
  %404 = bitcast float %399 to i32
  %405 = zext i32 %404 to i64
  %406 = select i1 %403, i64 2143289344, i64 %405
  store i64 %406, ptr %208, align 8
  %407 = call float @llvm.fabs.f32(float %399)
  %408 = fcmp une float %407, 0x7FF0000000000000
  %409 = select i1 %402, i1 true, i1 %408
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  br i1 %409, label %448, label %452

410:                                              ; preds = %388, %382, %363, %356
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  br label %452

411:                                              ; preds = %394, %371
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  br label %448

412:                                              ; preds = %350
  %413 = load i64, ptr %45, align 8
  store i64 %413, ptr %208, align 8
  %414 = load i32, ptr %11, align 8
  %415 = icmp eq i32 %414, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  br i1 %415, label %452, label %448

416:                                              ; preds = %256
  %417 = getelementptr inbounds nuw i8, ptr %196, i64 32
  %418 = load i64, ptr %417, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9
  switch i64 %253, label %439 [
    i64 10, label %419
    i64 11, label %430
    i64 12, label %443
  ]

419:                                              ; preds = %416
  %420 = getelementptr inbounds nuw i8, ptr %254, i64 8
  %421 = load ptr, ptr %420, align 8
  %422 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %423 = icmp eq ptr %421, %422
  br i1 %423, label %424, label %442

424:                                              ; preds = %419
  %425 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %254, ptr noundef nonnull %9) #16
  %426 = icmp eq i64 %425, %418
  br i1 %426, label %427, label %442

427:                                              ; preds = %424
  %428 = load i32, ptr %9, align 4
  %429 = icmp eq i32 %428, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  br i1 %429, label %448, label %452

430:                                              ; preds = %416
  %431 = getelementptr inbounds nuw i8, ptr %254, i64 8
  %432 = load ptr, ptr %431, align 8
  %433 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 56), align 8
  %434 = icmp eq ptr %432, %433
  br i1 %434, label %435, label %442

435:                                              ; preds = %430
  %436 = getelementptr inbounds nuw i8, ptr %254, i64 16
  %437 = load i64, ptr %436, align 8
  %438 = icmp eq i64 %437, %418
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  br i1 %438, label %448, label %452

439:                                              ; preds = %416
  %440 = ptrtoint ptr %254 to i64
  %441 = icmp eq i64 %418, %440
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  br i1 %441, label %448, label %452

442:                                              ; preds = %430, %424, %419
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  br label %452

443:                                              ; preds = %416
  %444 = getelementptr inbounds nuw i8, ptr %254, i64 8
  %445 = load ptr, ptr %444, align 8
  %446 = inttoptr i64 %418 to ptr
  %447 = icmp eq ptr %445, %446
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  br i1 %447, label %448, label %452

448:                                              ; preds = %443, %439, %435, %427, %412, %411, %398, %375, %367, %352, %249, %241, %239
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  %449 = add nuw nsw i64 %195, 1
  %450 = load i64, ptr %66, align 8
  %451 = icmp slt i64 %449, %450
  br i1 %451, label %194, label %453, !llvm.loop !46

452:                                              ; preds = %443, %439, %435, %427, %412, %398, %375, %367, %352, %252, %245, %241, %240, %239, %227, %442, %410
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  br label %834

453:                                              ; preds = %448
  %454 = load ptr, ptr %15, align 8
  br label %455

455:                                              ; preds = %453, %186
  %456 = phi ptr [ %454, %453 ], [ %190, %186 ]
  %457 = icmp ne ptr %456, null
  %458 = load ptr, ptr %47, align 8
  %459 = icmp ne ptr %458, null
  %460 = select i1 %457, ptr %456, ptr %458
  %461 = or i1 %457, %459
  %462 = zext i1 %457 to i64
  %463 = icmp eq ptr %458, null
  %464 = select i1 %463, i64 0, i64 2
  %465 = or disjoint i64 %464, %462
  %466 = icmp eq i64 %465, 0
  %467 = select i1 %466, i64 4, i64 %465
  %468 = getelementptr inbounds nuw i8, ptr %62, i64 104
  %469 = load i64, ptr %468, align 8
  %470 = xor i64 %469, -1
  %471 = and i64 %467, %470
  %472 = icmp eq i64 %471, 0
  %473 = xor i1 %457, true
  %474 = or i1 %463, %473
  %475 = and i1 %474, %472
  br i1 %475, label %476, label %834

476:                                              ; preds = %455
  %477 = load i64, ptr %72, align 8
  %478 = icmp sgt i64 %477, 0
  br i1 %478, label %479, label %510

479:                                              ; preds = %476, %507
  %480 = phi i64 [ %508, %507 ], [ 0, %476 ]
  %481 = getelementptr inbounds nuw %struct.Equal, ptr %71, i64 %480
  br i1 %461, label %482, label %486

482:                                              ; preds = %479
  %483 = getelementptr inbounds nuw i8, ptr %481, i64 32
  %484 = load i64, ptr %483, align 8
  %485 = icmp eq i64 %484, 0
  br i1 %485, label %507, label %486

486:                                              ; preds = %482, %479
  %487 = load i64, ptr %481, align 8
  %488 = getelementptr inbounds i64, ptr %14, i64 %487
  %489 = load i64, ptr %488, align 8
  %490 = getelementptr inbounds nuw i8, ptr %481, i64 16
  %491 = load i64, ptr %490, align 8
  %492 = icmp slt i64 %491, 0
  %493 = getelementptr inbounds nuw i8, ptr %481, i64 24
  %494 = getelementptr inbounds nuw i64, ptr %14, i64 %491
  %495 = select i1 %492, ptr %493, ptr %494
  %496 = load i64, ptr %495, align 8
  %497 = getelementptr inbounds nuw i8, ptr %481, i64 8
  %498 = load i64, ptr %497, align 8
  %499 = icmp eq i64 %498, 1
  br i1 %499, label %504, label %500

500:                                              ; preds = %486
  %501 = add i64 %489, -1
  %502 = add i64 %501, %498
  %503 = sdiv i64 %502, %498
  br label %504

504:                                              ; preds = %500, %486
  %505 = phi i64 [ %503, %500 ], [ %489, %486 ]
  %506 = icmp eq i64 %505, %496
  br i1 %506, label %507, label %834

507:                                              ; preds = %504, %482
  %508 = add nuw nsw i64 %480, 1
  %509 = icmp eq i64 %508, %477
  br i1 %509, label %510, label %479, !llvm.loop !47

510:                                              ; preds = %507, %476
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  br i1 %461, label %511, label %536

511:                                              ; preds = %510
  %512 = getelementptr inbounds nuw i8, ptr %62, i64 192
  %513 = load i64, ptr %512, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store ptr %460, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %514 = call fastcc i64 @items_of(ptr noundef %5, ptr noundef %6) #17
  %515 = icmp eq i64 %514, %513
  br i1 %515, label %516, label %535

516:                                              ; preds = %511
  %517 = icmp slt i64 %513, 1
  br i1 %517, label %534, label %518

518:                                              ; preds = %516
  %519 = load ptr, ptr %6, align 8
  br label %520

520:                                              ; preds = %529, %518
  %521 = phi i64 [ 0, %518 ], [ %531, %529 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  %522 = getelementptr inbounds nuw ptr, ptr %519, i64 %521
  %523 = load ptr, ptr %522, align 8
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %7, ptr noundef %523) #17
  %524 = load i32, ptr %7, align 8
  %525 = icmp eq i32 %524, 2
  %526 = load i64, ptr %48, align 8
  %527 = icmp ult i64 %526, 2147483648
  %528 = select i1 %525, i1 %527, i1 false
  br i1 %528, label %529, label %533

529:                                              ; preds = %520
  %530 = getelementptr inbounds nuw i64, ptr %8, i64 %521
  store i64 %526, ptr %530, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  %531 = add nuw nsw i64 %521, 1
  %532 = icmp eq i64 %531, %513
  br i1 %532, label %534, label %520, !llvm.loop !48

533:                                              ; preds = %520
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  br label %535

534:                                              ; preds = %529, %516
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %536

535:                                              ; preds = %533, %511
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %611

536:                                              ; preds = %534, %510
  %537 = getelementptr inbounds nuw i8, ptr %62, i64 192
  %538 = load i64, ptr %537, align 8
  %539 = call i64 @llvm.smax.i64(i64 %538, i64 3)
  %540 = trunc i64 %539 to i32
  %541 = icmp slt i32 %540, 1
  br i1 %541, label %612, label %542

542:                                              ; preds = %536
  %543 = getelementptr inbounds nuw i8, ptr %62, i64 352
  %544 = getelementptr inbounds nuw i8, ptr %62, i64 208
  %545 = getelementptr inbounds nuw i8, ptr %62, i64 200
  %546 = getelementptr inbounds nuw i8, ptr %62, i64 400
  %547 = and i64 %539, 2147483647
  %548 = call i64 @llvm.umax.i64(i64 %547, i64 1)
  br label %553

549:                                              ; preds = %606
  %550 = extractvalue { i64, i1 } %609, 0
  %551 = add nuw nsw i64 %555, 1
  %552 = icmp eq i64 %551, %548
  br i1 %552, label %612, label %553, !llvm.loop !49

553:                                              ; preds = %549, %542
  %554 = phi i64 [ 1, %542 ], [ %550, %549 ]
  %555 = phi i64 [ 0, %542 ], [ %551, %549 ]
  %556 = getelementptr inbounds nuw i64, ptr %543, i64 %555
  %557 = load i64, ptr %556, align 8
  %558 = icmp sgt i64 %538, %555
  br i1 %558, label %559, label %587

559:                                              ; preds = %553
  br i1 %461, label %577, label %560

560:                                              ; preds = %559
  %561 = getelementptr inbounds nuw %struct.Extent, ptr %544, i64 %555
  %562 = load i64, ptr %561, align 8
  %563 = icmp slt i64 %562, 0
  br i1 %563, label %564, label %566

564:                                              ; preds = %560
  %565 = getelementptr inbounds nuw i8, ptr %561, i64 8
  br label %574

566:                                              ; preds = %560
  %567 = getelementptr inbounds nuw i8, ptr %561, i64 16
  %568 = load i64, ptr %567, align 8
  %569 = icmp eq i64 %568, 0
  br i1 %569, label %570, label %572

570:                                              ; preds = %566
  %571 = getelementptr inbounds nuw i64, ptr %14, i64 %562
  br label %574

572:                                              ; preds = %566
  %573 = getelementptr inbounds nuw i64, ptr null, i64 %562
  br label %574

574:                                              ; preds = %572, %570, %564
  %575 = phi ptr [ %565, %564 ], [ %571, %570 ], [ %573, %572 ]
  %576 = load i64, ptr %575, align 8
  br label %588

577:                                              ; preds = %559
  %578 = getelementptr inbounds nuw i64, ptr %8, i64 %555
  %579 = load i64, ptr %578, align 8
  %580 = load i64, ptr %546, align 8
  %581 = icmp eq i64 %580, 0
  br i1 %581, label %594, label %582

582:                                              ; preds = %577
  %583 = getelementptr inbounds nuw %struct.Extent, ptr %63, i64 %555
  %584 = getelementptr inbounds nuw i8, ptr %583, i64 184
  %585 = load i64, ptr %584, align 8
  %586 = icmp eq i64 %579, %585
  br i1 %586, label %594, label %611

587:                                              ; preds = %553
  br i1 %461, label %594, label %588

588:                                              ; preds = %587, %574
  %589 = phi i64 [ %576, %574 ], [ 1, %587 ]
  %590 = load i64, ptr %545, align 8
  %591 = shl nuw i64 1, %555
  %592 = and i64 %590, %591
  %593 = icmp ne i64 %592, 0
  br label %594

594:                                              ; preds = %588, %587, %582, %577
  %595 = phi i64 [ %589, %588 ], [ 1, %587 ], [ %579, %577 ], [ %579, %582 ]
  %596 = phi i1 [ %593, %588 ], [ %459, %587 ], [ %459, %577 ], [ %459, %582 ]
  %597 = select i1 %596, i64 %557, i64 1
  %598 = mul nsw i64 %597, %595
  %599 = getelementptr inbounds nuw i64, ptr %16, i64 %555
  store i64 %598, ptr %599, align 8
  %600 = icmp eq i64 %557, 1
  %601 = select i1 %596, i1 true, i1 %600
  br i1 %601, label %606, label %602

602:                                              ; preds = %594
  %603 = add i64 %557, -1
  %604 = add i64 %603, %595
  %605 = sdiv i64 %604, %557
  br label %606

606:                                              ; preds = %602, %594
  %607 = phi i64 [ %605, %602 ], [ %595, %594 ]
  %608 = getelementptr inbounds nuw i64, ptr %17, i64 %555
  store i64 %607, ptr %608, align 8
  %609 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %554, i64 %607)
  %610 = extractvalue { i64, i1 } %609, 1
  br i1 %610, label %611, label %549

611:                                              ; preds = %606, %582, %535
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  br label %834

612:                                              ; preds = %549, %536
  %613 = phi i64 [ 1, %536 ], [ %550, %549 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  %614 = load i64, ptr %75, align 8
  %615 = icmp sgt i64 %614, 0
  br i1 %615, label %616, label %638

616:                                              ; preds = %612, %635
  %617 = phi i64 [ %636, %635 ], [ 0, %612 ]
  %618 = getelementptr inbounds nuw %struct.Apart, ptr %74, i64 %617
  %619 = load i64, ptr %618, align 8
  %620 = getelementptr inbounds i64, ptr %14, i64 %619
  %621 = load i64, ptr %620, align 8
  %622 = getelementptr inbounds nuw i8, ptr %618, i64 8
  %623 = load i64, ptr %622, align 8
  %624 = getelementptr inbounds i64, ptr %14, i64 %623
  %625 = load i64, ptr %624, align 8
  %626 = getelementptr inbounds nuw i8, ptr %618, i64 24
  %627 = load i64, ptr %626, align 8
  %628 = add i64 %627, %625
  %629 = icmp ult i64 %621, %628
  br i1 %629, label %630, label %635

630:                                              ; preds = %616
  %631 = getelementptr inbounds nuw i8, ptr %618, i64 16
  %632 = load i64, ptr %631, align 8
  %633 = add i64 %632, %621
  %634 = icmp ult i64 %625, %633
  br i1 %634, label %642, label %635

635:                                              ; preds = %630, %616
  %636 = add nuw nsw i64 %617, 1
  %637 = icmp eq i64 %636, %614
  br i1 %637, label %638, label %616, !llvm.loop !50

638:                                              ; preds = %635, %612
  %639 = getelementptr inbounds nuw i8, ptr %62, i64 464
  %640 = load i64, ptr %639, align 8
  %641 = icmp eq i64 %640, 0
  br i1 %641, label %646, label %834

642:                                              ; preds = %630
  %643 = getelementptr inbounds nuw i8, ptr %62, i64 464
  %644 = load i64, ptr %643, align 8
  %645 = icmp eq i64 %644, 0
  br i1 %645, label %834, label %646

646:                                              ; preds = %642, %638
  %647 = load i64, ptr %66, align 8
  %648 = icmp slt i64 %647, 1
  br i1 %648, label %685, label %649

649:                                              ; preds = %646, %682
  %650 = phi i64 [ %683, %682 ], [ 0, %646 ]
  %651 = getelementptr inbounds nuw %struct.Row, ptr %65, i64 %650
  %652 = load i64, ptr %651, align 8
  %653 = icmp slt i64 %652, 4
  br i1 %653, label %654, label %682

654:                                              ; preds = %649
  %655 = getelementptr inbounds nuw i8, ptr %651, i64 104
  %656 = load i64, ptr %655, align 8
  %657 = and i64 %656, 1099511627775
  %658 = icmp eq i64 %657, 0
  br i1 %658, label %682, label %659

659:                                              ; preds = %654
  %660 = getelementptr inbounds nuw i8, ptr %651, i64 96
  %661 = load i64, ptr %660, align 8
  %662 = getelementptr i64, ptr %14, i64 %661
  br label %663

663:                                              ; preds = %678, %659
  %664 = phi i64 [ %657, %659 ], [ %680, %678 ]
  %665 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %664, i1 true)
  %666 = trunc nuw nsw i64 %665 to i8
  %667 = freeze i8 %666
  %668 = udiv i8 %667, 6
  %669 = mul i8 %668, 6
  %670 = sub i8 %667, %669
  %671 = zext nneg i8 %670 to i64
  %672 = getelementptr inbounds nuw i64, ptr %16, i64 %671
  %673 = load i64, ptr %672, align 8
  %674 = zext nneg i8 %668 to i64
  %675 = getelementptr i64, ptr %662, i64 %674
  %676 = load i64, ptr %675, align 8
  %677 = icmp sgt i64 %673, %676
  br i1 %677, label %834, label %678

678:                                              ; preds = %663
  %679 = add nsw i64 %664, -1
  %680 = and i64 %679, %664
  %681 = icmp eq i64 %680, 0
  br i1 %681, label %682, label %663, !llvm.loop !51

682:                                              ; preds = %678, %654, %649
  %683 = add nuw nsw i64 %650, 1
  %684 = icmp eq i64 %683, %647
  br i1 %684, label %685, label %649, !llvm.loop !52

685:                                              ; preds = %682, %646
  %686 = load i64, ptr %69, align 8
  %687 = icmp sgt i64 %686, 0
  br i1 %687, label %689, label %722

688:                                              ; preds = %716
  br i1 %717, label %722, label %834

689:                                              ; preds = %685, %716
  %690 = phi i64 [ %718, %716 ], [ 0, %685 ]
  %691 = getelementptr inbounds nuw %struct.Captured, ptr %68, i64 %690
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
  br i1 %707, label %708, label %712, !prof !53

708:                                              ; preds = %705
  %709 = call ptr @PyErr_Occurred() #16
  %710 = icmp eq ptr %709, null
  br i1 %710, label %712, label %711

711:                                              ; preds = %708
  call void @PyErr_Clear() #16
  br label %834

712:                                              ; preds = %708, %705
  %713 = getelementptr inbounds nuw i8, ptr %691, i64 16
  %714 = load ptr, ptr %713, align 8
  %715 = icmp eq ptr %706, %714
  br label %716

716:                                              ; preds = %712, %702, %696
  %717 = phi i1 [ %704, %702 ], [ %701, %696 ], [ %715, %712 ]
  %718 = add nuw nsw i64 %690, 1
  %719 = load i64, ptr %69, align 8
  %720 = icmp slt i64 %718, %719
  %721 = select i1 %720, i1 %717, i1 false
  br i1 %721, label %689, label %688, !llvm.loop !54

722:                                              ; preds = %685, %688
  %723 = getelementptr inbounds nuw i8, ptr %62, i64 176
  %724 = load ptr, ptr %723, align 8
  %725 = icmp eq ptr %724, null
  br i1 %725, label %729, label %726

726:                                              ; preds = %722
  %727 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 24), align 8
  %728 = call fastcc zeroext i1 @says(ptr noundef %724, ptr noundef null, ptr noundef %727) #17
  br i1 %728, label %729, label %834

729:                                              ; preds = %726, %722
  %730 = getelementptr inbounds nuw i8, ptr %62, i64 448
  %731 = load ptr, ptr %730, align 8
  %732 = icmp eq ptr %731, null
  br i1 %732, label %777, label %733

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
  br i1 %745, label %746, label %834

746:                                              ; preds = %733
  %747 = getelementptr inbounds nuw i8, ptr %62, i64 56
  %748 = load ptr, ptr %747, align 8
  %749 = icmp eq ptr %748, @describe_cupy
  %750 = icmp eq i64 %736, 0
  %751 = select i1 %750, i1 true, i1 %749
  br i1 %751, label %760, label %752

752:                                              ; preds = %746
  %753 = load ptr, ptr %730, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store ptr null, ptr %4, align 8
  store ptr %753, ptr %49, align 8
  %754 = icmp ne ptr %753, null
  %755 = zext i1 %754 to i64
  %756 = or disjoint i64 %755, -9223372036854775808
  %757 = call ptr @PyObject_Vectorcall(ptr noundef %737, ptr noundef nonnull %49, i64 noundef %756, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  %758 = call fastcc i64 @said_number(ptr noundef %757, ptr noundef null) #17
  %759 = load ptr, ptr %747, align 8
  br label %761

760:                                              ; preds = %746
  br i1 %749, label %767, label %761

761:                                              ; preds = %760, %752
  %762 = phi ptr [ %759, %752 ], [ %748, %760 ]
  %763 = phi i64 [ %758, %752 ], [ 0, %760 ]
  %764 = icmp eq ptr %762, null
  %765 = icmp ult i64 %763, 3
  %766 = select i1 %764, i1 %765, i1 false
  br i1 %766, label %767, label %773

767:                                              ; preds = %761, %760
  %768 = icmp eq i64 %739, 0
  br i1 %768, label %773, label %769

769:                                              ; preds = %767
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  %770 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %740, ptr noundef nonnull %50, i64 noundef -9223372036854775808, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  %771 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 48), align 8
  %772 = call fastcc i64 @said_number(ptr noundef %770, ptr noundef %771) #17
  br label %773

773:                                              ; preds = %769, %767, %761
  %774 = phi i64 [ %763, %761 ], [ %772, %769 ], [ 0, %767 ]
  %775 = call i64 @llvm.umax.i64(i64 %774, i64 1)
  %776 = icmp slt i64 %775, 0
  br i1 %776, label %834, label %777

777:                                              ; preds = %773, %729
  %778 = phi i64 [ %775, %773 ], [ 0, %729 ]
  %779 = getelementptr inbounds nuw i8, ptr %62, i64 456
  %780 = load i64, ptr %779, align 8
  %781 = icmp ne i64 %780, 0
  %782 = icmp ne i64 %778, 1
  %783 = and i1 %782, %781
  br i1 %783, label %834, label %784

784:                                              ; preds = %777
  %785 = load i64, ptr %38, align 8
  %786 = icmp eq i64 %785, 0
  %787 = icmp eq i64 %785, %778
  %788 = or i1 %786, %787
  br i1 %788, label %789, label %834

789:                                              ; preds = %784
  store i64 %778, ptr %38, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #9
  store i64 0, ptr %18, align 8
  %790 = call fastcc zeroext i1 @make_arrays(ptr noundef nonnull readonly %63, ptr noundef nonnull readonly %65, ptr noundef nonnull readonly %77, ptr noundef %15, ptr noundef %13, ptr noundef %14, ptr noundef %16, ptr noundef %17, ptr noundef %18, ptr noundef nonnull %19) #17
  br i1 %790, label %791, label %821

791:                                              ; preds = %789
  %792 = load i64, ptr %537, align 8
  %793 = call i64 @llvm.smax.i64(i64 %792, i64 3)
  %794 = trunc i64 %793 to i32
  %795 = icmp sgt i32 %794, 0
  %796 = getelementptr inbounds nuw i8, ptr %62, i64 40
  %797 = load i64, ptr %796, align 8
  %798 = icmp eq i64 %797, 0
  %799 = select i1 %795, i1 %798, i1 false
  br i1 %799, label %800, label %806

800:                                              ; preds = %791
  %801 = getelementptr inbounds nuw i8, ptr %62, i64 408
  %802 = load i64, ptr %801, align 8
  %803 = getelementptr i64, ptr %14, i64 %802
  %804 = shl i64 %793, 3
  %805 = and i64 %804, 17179869176
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %803, ptr nonnull align 8 %17, i64 %805, i1 false)
  br label %807

806:                                              ; preds = %791
  switch i64 %797, label %819 [
    i64 0, label %807
    i64 1, label %809
    i64 2, label %811
    i64 3, label %814
  ]

807:                                              ; preds = %806, %800
  %808 = call fastcc i32 @run_kernel(ptr noundef nonnull readonly %63, ptr noundef %14, ptr noundef %17, i64 noundef %613) #17
  br label %816

809:                                              ; preds = %806
  %810 = call fastcc i32 @run_plan(ptr noundef nonnull readonly %63, ptr noundef nonnull readonly %83, ptr noundef %14) #17
  br label %816

811:                                              ; preds = %806
  %812 = load i64, ptr %38, align 8
  %813 = call fastcc i32 @run_gpu(ptr noundef nonnull readonly %63, ptr noundef nonnull readonly %83, ptr noundef %14, i64 noundef %812) #17
  br label %816

814:                                              ; preds = %806
  %815 = call fastcc i32 @run_graph(ptr noundef nonnull readonly %63, ptr noundef %14) #17
  br label %816

816:                                              ; preds = %814, %811, %809, %807
  %817 = phi i32 [ %815, %814 ], [ %808, %807 ], [ %810, %809 ], [ %813, %811 ]
  %818 = icmp eq i32 %817, 1
  br i1 %818, label %819, label %821

819:                                              ; preds = %816, %806
  %820 = call fastcc ptr @returned(ptr noundef nonnull readonly %63, ptr noundef nonnull readonly %80, ptr noundef %13) #17
  br label %821

821:                                              ; preds = %819, %816, %789
  %822 = phi ptr [ %820, %819 ], [ null, %816 ], [ null, %789 ]
  %823 = load i64, ptr %18, align 8
  %824 = icmp sgt i64 %823, 0
  br i1 %824, label %825, label %833

825:                                              ; preds = %821, %825
  %826 = phi i64 [ %827, %825 ], [ %823, %821 ]
  %827 = add nsw i64 %826, -1
  %828 = getelementptr inbounds nuw %struct.Make, ptr %77, i64 %827
  %829 = load i64, ptr %828, align 8
  %830 = getelementptr inbounds ptr, ptr %13, i64 %829
  %831 = load ptr, ptr %830, align 8
  call void @Py_DecRef(ptr noundef %831) #16
  %832 = icmp samesign ugt i64 %826, 1
  br i1 %832, label %825, label %833, !llvm.loop !55

833:                                              ; preds = %825, %821
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #9
  br label %834

834:                                              ; preds = %504, %663, %833, %784, %777, %773, %733, %726, %711, %688, %642, %638, %611, %455, %452
  %835 = phi ptr [ null, %688 ], [ null, %726 ], [ %822, %833 ], [ null, %784 ], [ null, %777 ], [ null, %773 ], [ null, %733 ], [ null, %711 ], [ null, %455 ], [ null, %638 ], [ null, %452 ], [ null, %611 ], [ null, %642 ], [ null, %663 ], [ null, %504 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  br label %836

836:                                              ; preds = %142, %148, %52, %88, %167, %176, %181, %834
  %837 = phi ptr [ null, %52 ], [ %835, %834 ], [ null, %181 ], [ null, %167 ], [ null, %176 ], [ null, %88 ], [ null, %148 ], [ null, %142 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #9
  %838 = load i64, ptr %19, align 8
  %839 = icmp sgt i64 %838, 0
  br i1 %839, label %840, label %846

840:                                              ; preds = %836, %840
  %841 = phi i64 [ %844, %840 ], [ %838, %836 ]
  %842 = add nsw i64 %841, -1
  store i64 %842, ptr %19, align 8
  %843 = getelementptr inbounds nuw %struct.Py_buffer, ptr %51, i64 %842
  call void @PyBuffer_Release(ptr noundef nonnull %843) #16
  %844 = load i64, ptr %19, align 8
  %845 = icmp sgt i64 %844, 0
  br i1 %845, label %840, label %846, !llvm.loop !56

846:                                              ; preds = %840, %836
  call void @Py_DecRef(ptr noundef %60) #16
  %847 = icmp eq ptr %837, null
  br i1 %847, label %849, label %848

848:                                              ; preds = %846
  store i64 %57, ptr %31, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #9
  br label %857

849:                                              ; preds = %846
  %850 = call ptr @PyErr_Occurred() #16
  %851 = icmp eq ptr %850, null
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #9
  br i1 %851, label %852, label %857

852:                                              ; preds = %849
  %853 = add nuw nsw i64 %54, 1
  %854 = add nsw i64 %57, 1
  %855 = load i64, ptr %32, align 8
  %856 = icmp slt i64 %853, %855
  br i1 %856, label %52, label %857, !llvm.loop !57

857:                                              ; preds = %852, %849, %848, %30
  %858 = phi ptr [ %837, %848 ], [ null, %30 ], [ null, %849 ], [ null, %852 ]
  br i1 %28, label %860, label %859

859:                                              ; preds = %857
  call void @llvm.write_register.i64(metadata !7, i64 %27)
  br label %860

860:                                              ; preds = %859, %857, %2
  %861 = phi ptr [ null, %2 ], [ %858, %857 ], [ %858, %859 ]
  ret ptr %861
}

; Function Attrs: optsize
declare ptr @PyObject_Vectorcall(ptr noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc zeroext i1 @says(ptr noundef nonnull %0, ptr noundef %1, ptr noundef readnone captures(address) %2) unnamed_addr #0 {
  %4 = alloca [2 x ptr], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store ptr null, ptr %4, align 8
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
  %13 = alloca [2 x ptr], align 8
  %14 = alloca [2 x ptr], align 8
  %15 = alloca [6 x i64], align 8
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
  br i1 %58, label %59, label %90, !llvm.loop !58

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
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
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
  store ptr null, ptr %13, align 8
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
  br i1 %181, label %172, label %168, !llvm.loop !59

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
  br i1 %274, label %32, label %276, !llvm.loop !60

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
  %51 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %6) #16
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
  %82 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %5) #16
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
  br i1 %119, label %127, label %109, !llvm.loop !61

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
  %4 = alloca [512 x i64], align 8
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
  br i1 %86, label %72, label %87, !llvm.loop !62

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
  %5 = alloca [327 x i64], align 8
  %6 = alloca i64, align 8
  %7 = alloca [5 x ptr], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Patch, ptr %1, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 448
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
  br i1 %28, label %29, label %15, !llvm.loop !62

29:                                               ; preds = %15, %4
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 %3, ptr %30, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %31 = add i64 %13, -56
  store i64 %31, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  store ptr inttoptr (i64 1 to ptr), ptr %7, align 8
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store ptr %33, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr inttoptr (i64 2 to ptr), ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %6, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr null, ptr %36, align 8
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
  br i1 %58, label %59, label %42, !llvm.loop !63

59:                                               ; preds = %55, %32
  %60 = phi ptr [ %34, %32 ], [ %41, %55 ]
  %61 = add nuw nsw i64 %33, 1
  %62 = icmp eq i64 %61, %28
  br i1 %62, label %63, label %32, !llvm.loop !64

63:                                               ; preds = %59, %22
  %64 = getelementptr inbounds nuw i8, ptr %25, i64 56
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %42, %63
  %68 = add nuw nsw i64 %23, 1
  %69 = icmp eq i64 %68, %20
  br i1 %69, label %73, label %22, !llvm.loop !65

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
  br i1 %124, label %106, label %101, !llvm.loop !66

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
  br i1 %144, label %91, label %145, !llvm.loop !67

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
  %4 = alloca [2 x ptr], align 8
  %5 = alloca [2 x ptr], align 8
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
  store ptr null, ptr %5, align 8
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
  br i1 %84, label %85, label %58, !llvm.loop !68

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
  store ptr null, ptr %4, align 8
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
  br i1 %41, label %7, label %42, !llvm.loop !69

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
  br i1 %11, label %12, label %88, !prof !70

12:                                               ; preds = %5
  %13 = load i64, ptr %1, align 8
  switch i64 %13, label %83 [
    i64 0, label %14
    i64 1, label %79
    i64 2, label %81
  ], !prof !71

14:                                               ; preds = %12
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %16 = load i32, ptr %15, align 8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, %17
  br i1 %21, label %22, label %88, !prof !70

22:                                               ; preds = %14
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %24 = load i32, ptr %23, align 8
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %27 = load i64, ptr %26, align 8
  %28 = and i64 %27, %25
  %29 = icmp eq i64 %28, %27
  br i1 %29, label %30, label %88, !prof !70

30:                                               ; preds = %22
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %32 = load i64, ptr %31, align 8
  %33 = icmp ne i64 %32, 0
  %34 = and i32 %24, 1
  %35 = icmp ne i32 %34, 0
  %36 = and i1 %35, %33
  br i1 %36, label %88, label %37, !prof !53

37:                                               ; preds = %30
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %39 = load ptr, ptr %38, align 8
  %40 = load ptr, ptr %18, align 8
  %41 = icmp eq ptr %39, %40
  br i1 %41, label %57, label %42, !prof !70

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
  br i1 %69, label %70, label %88, !prof !70

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
  br i1 %47, label %68, label %48, !llvm.loop !72

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
  br i1 %7, label %10, label %8, !prof !70

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
  br i1 %24, label %36, label %25, !prof !53

25:                                               ; preds = %19
  %26 = add nuw nsw i64 %20, 1
  %27 = getelementptr inbounds nuw i64, ptr %13, i64 %26
  store i64 %23, ptr %27, align 8
  %28 = icmp eq i64 %26, %2
  br i1 %28, label %29, label %19, !llvm.loop !73

29:                                               ; preds = %25, %10
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %36, label %33, !prof !70

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
  br i1 %93, label %94, label %29, !llvm.loop !74

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
  br i1 %28, label %29, label %34, !llvm.loop !75

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
  br i1 %54, label %39, label %55, !llvm.loop !76

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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !77)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9, !noalias !77
  %18 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %1, ptr noundef nonnull %3) #16, !noalias !77
  %19 = load i32, ptr %3, align 4, !noalias !77
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25, !prof !70

21:                                               ; preds = %17
  store i32 2, ptr %0, align 8, !alias.scope !77
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %22, align 4, !alias.scope !77
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %18, ptr %23, align 8, !alias.scope !77
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %24, align 8, !alias.scope !77
  br label %39

25:                                               ; preds = %17
  %26 = icmp slt i32 %19, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !77
  br label %39

28:                                               ; preds = %25
  %29 = call i64 @PyLong_AsUnsignedLongLong(ptr noundef nonnull %1) #16, !noalias !77
  %30 = icmp eq i64 %29, -1
  br i1 %30, label %31, label %34

31:                                               ; preds = %28
  %32 = call ptr @PyErr_Occurred() #16, !noalias !77
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %38

34:                                               ; preds = %31, %28
  store i32 3, ptr %0, align 8, !alias.scope !77
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %35, align 4, !alias.scope !77
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %29, ptr %36, align 8, !alias.scope !77
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %37, align 8, !alias.scope !77
  br label %39

38:                                               ; preds = %31
  call void @PyErr_Clear() #16, !noalias !77
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !77
  br label %39

39:                                               ; preds = %21, %27, %34, %38
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9, !noalias !77
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
  br i1 %11, label %80, label %4, !llvm.loop !80

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
  tail call void @llvm.memset.p0.i64(ptr nonnull align 16 %24, i8 0, i64 %0, i1 false)
  br label %29

25:                                               ; preds = %14
  tail call fastcc void @keep_block(ptr noundef nonnull %12) #17
  br label %26

26:                                               ; preds = %10, %25, %5
  %27 = add nuw nsw i64 %6, 1
  %28 = icmp eq i64 %27, 8
  br i1 %28, label %31, label %5, !llvm.loop !81

29:                                               ; preds = %23, %22
  %30 = getelementptr inbounds nuw i8, ptr %12, i64 64
  br label %55

31:                                               ; preds = %26
  %32 = add i64 %0, 128
  br label %34

33:                                               ; preds = %43
  br i1 %45, label %55, label %47

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
  br i1 %46, label %34, label %33, !llvm.loop !82

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
  br label %55

55:                                               ; preds = %47, %33, %29
  %56 = phi ptr [ %30, %29 ], [ %51, %47 ], [ null, %33 ]
  ret ptr %56
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
  %25 = load ptr, ptr %21, align 16
  tail call void @PyMem_RawFree(ptr noundef %25) #16
  br label %26

26:                                               ; preds = %20, %13, %9
  %27 = add nuw nsw i32 %10, 1
  %28 = icmp eq i32 %27, 8
  br i1 %28, label %7, label %9, !llvm.loop !83

29:                                               ; preds = %32
  %30 = add nuw nsw i64 %33, 1
  %31 = icmp eq i64 %30, 8
  br i1 %31, label %37, label %32, !llvm.loop !84

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
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #9 = { nounwind }
attributes #10 = { nocallback nounwind }
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
!7 = !{!"fpcr"}
!8 = distinct !{!8, !4, !5}
!9 = distinct !{!9, !4, !5}
!10 = distinct !{!10, !4, !5}
!11 = distinct !{!11, !4, !5}
!12 = distinct !{!12, !4, !5}
!13 = distinct !{!13, !5}
!14 = distinct !{!14, !4, !5}
!15 = distinct !{!15, !4, !5}
!16 = distinct !{!16, !4, !5}
!17 = distinct !{!17, !4, !5}
!18 = distinct !{!18, !4, !5}
!19 = distinct !{!19, !4, !5}
!20 = distinct !{!20, !5}
!21 = distinct !{!21, !4, !5}
!22 = distinct !{!22, !4, !5}
!23 = distinct !{!23, !5}
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
!36 = distinct !{!36, !4, !5}
!37 = distinct !{!37, !4, !5}
!38 = !{!"branch_weights", !"expected", i32 2146410, i32 2145337238}
!39 = !{!40}
!40 = distinct !{!40, !41, !"part_of: argument 0"}
!41 = distinct !{!41, !"part_of"}
!42 = !{!43}
!43 = distinct !{!43, !44, !"element_of: argument 0"}
!44 = distinct !{!44, !"element_of"}
!45 = distinct !{!45, !4, !5}
!46 = distinct !{!46, !4, !5}
!47 = distinct !{!47, !4, !5}
!48 = distinct !{!48, !4, !5}
!49 = distinct !{!49, !4, !5}
!50 = distinct !{!50, !4, !5}
!51 = distinct !{!51, !4, !5}
!52 = distinct !{!52, !4, !5}
!53 = !{!"branch_weights", !"expected", i32 1, i32 2000}
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
!68 = distinct !{!68, !4, !5}
!69 = distinct !{!69, !4, !5}
!70 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!71 = !{!"branch_weights", i32 1, i32 8000, i32 2, i32 1}
!72 = distinct !{!72, !4, !5}
!73 = distinct !{!73, !4, !5}
!74 = distinct !{!74, !4, !5}
!75 = distinct !{!75, !4, !5}
!76 = distinct !{!76, !4, !5}
!77 = !{!78}
!78 = distinct !{!78, !79, !"number_of_int: argument 0"}
!79 = distinct !{!79, !"number_of_int"}
!80 = distinct !{!80, !4, !5}
!81 = distinct !{!81, !4, !5}
!82 = distinct !{!82, !4, !5}
!83 = distinct !{!83, !4, !5}
!84 = distinct !{!84, !4, !5}
