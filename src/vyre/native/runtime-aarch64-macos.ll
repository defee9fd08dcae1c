
%struct.anon.0 = type { [8 x ptr], i64, i32 }
%struct.anon.1 = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, [12 x ptr] }
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
@call_slots = internal global [7 x { i32, [4 x i8], ptr }] [{ i32, [4 x i8], ptr } { i32 65, [4 x i8] zeroinitializer, ptr @call_new }, { i32, [4 x i8], ptr } { i32 50, [4 x i8] zeroinitializer, ptr @call_tuple }, { i32, [4 x i8], ptr } { i32 71, [4 x i8] zeroinitializer, ptr @call_traverse }, { i32, [4 x i8], ptr } { i32 51, [4 x i8] zeroinitializer, ptr @call_clear }, { i32, [4 x i8], ptr } { i32 52, [4 x i8] zeroinitializer, ptr @call_dealloc }, { i32, [4 x i8], ptr } { i32 72, [4 x i8] zeroinitializer, ptr @call_members }, { i32, [4 x i8], ptr } zeroinitializer], align 8
@.str.3 = private unnamed_addr constant [21 x i8] c"__vectorcalloffset__\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"slow\00", align 1
@call_members = internal global [3 x { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr }] [{ ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } { ptr @.str.3, i32 19, [4 x i8] zeroinitializer, i64 16, i32 1, [4 x i8] zeroinitializer, ptr null }, { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } { ptr @.str.4, i32 16, [4 x i8] zeroinitializer, i64 24, i32 0, [4 x i8] zeroinitializer, ptr null }, { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } zeroinitializer], align 8

; Function Attrs: nounwind optsize
define void @watch_release(ptr noundef writeonly captures(none) initializes((32, 40)) %0) local_unnamed_addr #0 {
  %2 = tail call ptr @PyEval_SaveThread() #17
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
  %3 = tail call i64 @PyThread_get_thread_ident() #17
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
  %6 = tail call i64 @PyThread_get_thread_ident() #17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, %6
  br i1 %9, label %10, label %55

10:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  %11 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %2) #17
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
  %26 = call ptr @PyEval_SaveThread() #17
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
  call void @handle_signals(ptr noundef nonnull %0, i64 poison, i64 poison, ptr poison) #18
  br label %52

40:                                               ; preds = %35
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %42 = load ptr, ptr %41, align 8
  %43 = load i64, ptr %7, align 8
  %44 = call i64 @PyThread_get_thread_ident() #17
  %45 = icmp eq i64 %43, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %36, i8 0, i64 16, i1 false)
  br label %47

47:                                               ; preds = %40, %46
  call void %37(ptr noundef nonnull %0, i64 noundef 0, i64 noundef 0, ptr noundef null, ptr noundef nonnull @handle_signals, ptr noundef %42) #17
  %48 = load i64, ptr %7, align 8
  %49 = call i64 @PyThread_get_thread_ident() #17
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
  tail call void @PyEval_RestoreThread(ptr noundef nonnull %3) #17
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
  %24 = tail call i32 @sched_yield() #17
  br label %26

25:                                               ; preds = %20
  tail call void @llvm.aarch64.hint(i32 1)
  br label %26

26:                                               ; preds = %23, %25
  %27 = add i64 %11, 1
  br label %10, !llvm.loop !4

28:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = tail call i64 @PyThread_get_thread_ident() #17
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
  call void %43(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef nonnull %3, ptr noundef %44, ptr noundef %51) #17
  %52 = load i64, ptr %31, align 8
  %53 = call i64 @PyThread_get_thread_ident() #17
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
  %3 = tail call i64 @llvm.read_volatile_register.i64(metadata !3)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  tail call void @llvm.write_register.i64(metadata !3, i64 0)
  br label %6

6:                                                ; preds = %2, %5
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %8 = load atomic i32, ptr %7 acquire, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %18, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %17 = icmp eq i32 %1, 0
  br label %21

18:                                               ; preds = %66, %6
  br i1 %4, label %20, label %19

19:                                               ; preds = %18
  tail call void @llvm.write_register.i64(metadata !3, i64 %3)
  br label %20

20:                                               ; preds = %18, %19
  ret void

21:                                               ; preds = %10, %66
  %22 = phi i32 [ 0, %10 ], [ %67, %66 ]
  %23 = add i32 %22, %1
  %24 = urem i32 %23, %8
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw %struct.Seat, ptr %11, i64 %25
  %27 = load atomic i64, ptr %26 acquire, align 8
  %28 = and i64 %27, 4294967295
  %29 = lshr i64 %27, 32
  %30 = icmp samesign ult i64 %28, %29
  br i1 %30, label %31, label %66

31:                                               ; preds = %21, %54
  %32 = phi i32 [ %55, %54 ], [ 0, %21 ]
  %33 = atomicrmw add ptr %26, i64 1 acq_rel, align 8
  %34 = and i64 %33, 4294967295
  %35 = lshr i64 %33, 32
  %36 = icmp samesign ult i64 %34, %35
  br i1 %36, label %40, label %37

37:                                               ; preds = %54, %31
  %38 = phi i32 [ %32, %31 ], [ %55, %54 ]
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %66, label %60

40:                                               ; preds = %31
  %41 = load i64, ptr %12, align 8
  %42 = load i64, ptr %13, align 16
  %43 = load ptr, ptr %14, align 16
  %44 = tail call zeroext i1 @watch_poll(ptr noundef %43) #18
  br i1 %44, label %52, label %45

45:                                               ; preds = %40
  %46 = mul nsw i64 %41, %34
  %47 = add nsw i64 %46, %41
  %48 = tail call i64 @llvm.smin.i64(i64 %47, i64 %42)
  %49 = load ptr, ptr %15, align 16
  %50 = load ptr, ptr %16, align 8
  %51 = load ptr, ptr %14, align 16
  tail call void %49(ptr noundef %50, i64 noundef %46, i64 noundef %48, ptr noundef %51) #17
  br label %52

52:                                               ; preds = %45, %40
  br i1 %17, label %53, label %54

53:                                               ; preds = %52
  tail call fastcc void @wake_some(ptr noundef nonnull %0, i32 noundef 1) #18
  br label %54

54:                                               ; preds = %53, %52
  %55 = add i32 %32, 1
  %56 = load atomic i64, ptr %26 acquire, align 8
  %57 = and i64 %56, 4294967295
  %58 = lshr i64 %56, 32
  %59 = icmp samesign ult i64 %57, %58
  br i1 %59, label %31, label %37, !llvm.loop !6

60:                                               ; preds = %37
  %61 = atomicrmw sub ptr %0, i32 %38 acq_rel, align 16
  %62 = or i32 %38, -2147483648
  %63 = icmp eq i32 %61, %62
  br i1 %63, label %64, label %66

64:                                               ; preds = %60
  %65 = tail call i32 @__ulock_wake(i32 noundef 1, ptr noundef nonnull %0, i64 noundef 0) #17
  br label %66

66:                                               ; preds = %21, %64, %60, %37
  %67 = add nuw i32 %22, 1
  %68 = icmp eq i32 %67, %8
  br i1 %68, label %18, label %21, !llvm.loop !8
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
  br i1 %19, label %24, label %20, !llvm.loop !9

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 64
  %22 = tail call i32 @__ulock_wake(i32 noundef 1, ptr noundef nonnull %21, i64 noundef 0) #17
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
  %35 = tail call i32 @sched_yield() #17
  br label %38

36:                                               ; preds = %31
  tail call void @llvm.aarch64.hint(i32 1)
  br label %38

37:                                               ; preds = %27
  tail call void @llvm.aarch64.hint(i32 1)
  br label %38

38:                                               ; preds = %34, %36, %37
  %39 = load atomic i32, ptr %8 acquire, align 4
  %40 = add nuw nsw i64 %28, 1
  %41 = icmp eq i32 %39, %16
  %42 = icmp slt i64 %40, %19
  %43 = select i1 %41, i1 %42, i1 false
  br i1 %43, label %27, label %24, !llvm.loop !10

44:                                               ; preds = %24
  %45 = icmp sgt i64 %19, 129
  %46 = sdiv i64 %19, 2
  %47 = select i1 %45, i64 %46, i64 64
  store atomic i32 1, ptr %9 seq_cst, align 4
  %48 = tail call i32 @__ulock_wait(i32 noundef 1, ptr noundef nonnull %8, i64 noundef %17, i32 noundef 0) #17
  store atomic i32 0, ptr %9 seq_cst, align 4
  tail call fastcc void @wake_some(ptr noundef nonnull %0, i32 noundef 2) #18
  %49 = load atomic i32, ptr %8 acquire, align 4
  %50 = icmp eq i32 %49, %16
  br i1 %50, label %53, label %51

51:                                               ; preds = %44, %53
  %52 = phi i64 [ %47, %44 ], [ %54, %53 ]
  br label %18, !llvm.loop !11

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
  tail call void @pool_help(ptr noundef nonnull %0, i32 noundef %4) #18
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
  %12 = tail call i32 @__ulock_wake(i32 noundef 1, ptr noundef nonnull %10, i64 noundef 0) #17
  %13 = add nuw nsw i64 %8, 1
  %14 = load i64, ptr %3, align 16
  %15 = icmp slt i64 %13, %14
  br i1 %15, label %7, label %6, !llvm.loop !12
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
  br i1 %54, label %40, label %42, !llvm.loop !13

55:                                               ; preds = %56, %18, %40
  tail call fastcc void @wake_some(ptr noundef nonnull %0, i32 noundef 2) #18
  br label %63

56:                                               ; preds = %40, %56
  %57 = phi i64 [ %61, %56 ], [ 1, %40 ]
  %58 = getelementptr inbounds nuw %struct.Seat, ptr %0, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 448
  %60 = atomicrmw add ptr %59, i32 1 seq_cst, align 16
  %61 = add nuw nsw i64 %57, 1
  %62 = icmp eq i64 %61, %27
  br i1 %62, label %55, label %56, !llvm.loop !14

63:                                               ; preds = %55, %14, %7
  %64 = phi i32 [ 0, %7 ], [ 1, %55 ], [ 0, %14 ]
  ret i32 %64
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(argmem: readwrite)
define i64 @pool_seats(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #5 {
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
define i64 @pool_chunk(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #6 {
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
  br i1 %45, label %34, label %46, !llvm.loop !15

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
  %12 = tail call i32 @__ulock_wake(i32 noundef 1, ptr noundef nonnull %11, i64 noundef 0) #17
  br label %13

13:                                               ; preds = %5, %10, %1
  ret i1 %4
}

; Function Attrs: nounwind optsize
define void @pool_spread(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = icmp eq ptr %0, null
  br i1 %8, label %33, label %9

9:                                                ; preds = %7
  %10 = tail call i64 @pool_chunk(ptr noundef nonnull %0, i64 noundef %3, i64 noundef %4, i64 noundef %5) #18
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
  %30 = tail call i32 @pool_open(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %10, i64 noundef %29, ptr noundef %6) #18
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  tail call fastcc void @pool_finish(ptr noundef nonnull %0) #18
  br label %34

33:                                               ; preds = %7, %28
  tail call void %1(ptr noundef %2, i64 noundef 0, i64 noundef %3, ptr noundef %6) #17
  br label %34

34:                                               ; preds = %33, %32
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @pool_finish(ptr noundef %0) unnamed_addr #0 {
  tail call void @pool_help(ptr noundef %0, i32 noundef 0) #18
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
  %21 = tail call i32 @sched_yield() #17
  br label %34

22:                                               ; preds = %17
  tail call void @llvm.aarch64.hint(i32 1)
  br label %34

23:                                               ; preds = %14
  tail call void @llvm.aarch64.hint(i32 1)
  br label %34

24:                                               ; preds = %9
  %25 = icmp sgt i32 %10, -1
  br i1 %25, label %31, label %26

26:                                               ; preds = %24
  %27 = zext i32 %10 to i64
  %28 = tail call i32 @__ulock_wait(i32 noundef 1, ptr noundef nonnull %0, i64 noundef %27, i32 noundef 20000) #17
  %29 = load ptr, ptr %7, align 16
  %30 = tail call zeroext i1 @watch_poll(ptr noundef %29) #18
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
  br i1 %38, label %39, label %9, !llvm.loop !16

39:                                               ; preds = %34, %1
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store atomic i32 0, ptr %40 release, align 16
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_await(ptr noundef %0, ptr noundef captures(none) initializes((32, 40)) %1) local_unnamed_addr #0 {
  %3 = tail call ptr @PyEval_SaveThread() #17
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store ptr %3, ptr %4, align 8
  tail call fastcc void @pool_finish(ptr noundef %0) #18
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %2
  tail call void @PyEval_RestoreThread(ptr noundef nonnull %5) #17
  br label %8

8:                                                ; preds = %2, %7
  %9 = load atomic i64, ptr %1 monotonic, align 8
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_call(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  %8 = tail call i64 @PyThread_get_thread_ident() #17
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
  %14 = tail call ptr @PyEval_SaveThread() #17
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr %14, ptr %15, align 8
  %16 = tail call i64 @llvm.read_volatile_register.i64(metadata !3)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %6
  call void @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 0, ptr noundef nonnull %7) #18
  br label %20

19:                                               ; preds = %6
  tail call void @llvm.write_register.i64(metadata !3, i64 0)
  call void @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 0, ptr noundef nonnull %7) #18
  call void @llvm.write_register.i64(metadata !3, i64 %16)
  br label %20

20:                                               ; preds = %18, %19
  %21 = load ptr, ptr %15, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  call void @PyEval_RestoreThread(ptr noundef nonnull %21) #17
  br label %24

24:                                               ; preds = %20, %23
  %25 = load atomic i64, ptr %7 monotonic, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
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
  tail call void @PyMem_RawFree(ptr noundef %15) #17
  br label %16

16:                                               ; preds = %5, %10
  %17 = add nuw nsw i64 %6, 1
  %18 = icmp eq i64 %17, 8
  br i1 %18, label %3, label %5, !llvm.loop !17
}

; Function Attrs: nounwind optsize
define void @pool_sequence(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %6 = tail call i64 @PyThread_get_thread_ident() #17
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
  %12 = tail call ptr @PyEval_SaveThread() #17
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store ptr %12, ptr %13, align 8
  %14 = tail call i64 @llvm.read_volatile_register.i64(metadata !3)
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %17

16:                                               ; preds = %4
  call fastcc void @run_sequence(ptr noundef %0, ptr noundef %2, i64 noundef %3, ptr noundef %5) #18
  br label %18

17:                                               ; preds = %4
  tail call void @llvm.write_register.i64(metadata !3, i64 0)
  call fastcc void @run_sequence(ptr noundef %0, ptr noundef %2, i64 noundef %3, ptr noundef %5) #18
  call void @llvm.write_register.i64(metadata !3, i64 %14)
  br label %18

18:                                               ; preds = %16, %17
  %19 = load ptr, ptr %13, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %22, label %21

21:                                               ; preds = %18
  call void @PyEval_RestoreThread(ptr noundef nonnull %19) #17
  br label %22

22:                                               ; preds = %18, %21
  %23 = load atomic i64, ptr %5 monotonic, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
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
  %17 = tail call zeroext i1 @watch_poll(ptr noundef nonnull %3) #18
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
  tail call void %39(ptr noundef nonnull %30, i64 noundef 0, i64 noundef %35, ptr noundef nonnull %3) #17
  br label %99

41:                                               ; preds = %25
  %42 = getelementptr inbounds nuw i8, ptr %20, i64 48
  %43 = load i64, ptr %42, align 8
  tail call void @pool_spread(ptr noundef %0, ptr noundef %39, ptr noundef nonnull %30, i64 noundef %35, i64 noundef %43, i64 noundef 0, ptr noundef nonnull %3) #18
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
  br i1 %102, label %6, label %103, !llvm.loop !18

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
  %16 = tail call i32 @sched_yield() #17
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
  br i1 %28, label %29, label %11, !llvm.loop !19

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
  %41 = tail call zeroext i1 @watch_poll(ptr noundef %3) #18
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
  br i1 %53, label %42, label %39, !llvm.loop !20

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
  tail call void %80(ptr noundef nonnull %83, i64 noundef 0, i64 noundef %86, ptr noundef %3) #17
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
  br i1 %119, label %54, label %51, !llvm.loop !21
}

; Function Attrs: nounwind optsize
define ptr @call_type(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(232) @host, ptr noundef nonnull align 8 dereferenceable(232) %0, i64 232, i1 false)
  %2 = tail call ptr @PyType_FromSpec(ptr noundef nonnull @call_spec) #17
  ret ptr %2
}

; Function Attrs: optsize
declare ptr @PyType_FromSpec(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @call_gpu(ptr noundef readonly captures(none) %0) local_unnamed_addr #7 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) @gpu, ptr noundef nonnull align 8 dereferenceable(48) %0, i64 48, i1 false)
  ret void
}

; Function Attrs: nounwind
declare i64 @llvm.read_volatile_register.i64(metadata) #8

; Function Attrs: nocallback nounwind
declare void @llvm.write_register.i64(metadata, i64) #9

; Function Attrs: nounwind optsize
define internal void @handle_signals(ptr noundef captures(none) initializes((24, 32)) %0, i64 %1, i64 %2, ptr readnone captures(none) %3) #0 {
  %5 = alloca %struct.timespec, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load ptr, ptr %6, align 8
  tail call void @PyEval_RestoreThread(ptr noundef %7) #17
  %8 = tail call i32 @PyErr_CheckSignals() #17
  %9 = tail call ptr @PyEval_SaveThread() #17
  store ptr %9, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %10 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %5) #17
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #10

; Function Attrs: optsize
declare i32 @__ulock_wake(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare i32 @__ulock_wait(i32 noundef, ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare void @PyMem_RawFree(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #11

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
  %19 = tail call i32 @PyErr_BadArgument() #17
  br label %47

20:                                               ; preds = %10
  %21 = tail call ptr @PyType_GenericNew(ptr noundef %0, ptr noundef nonnull %1, ptr noundef null) #17
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
  store ptr %25, ptr %4, align 8
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %27, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %33, ptr %36, align 8
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
  tail call void @Py_IncRef(ptr noundef nonnull %41) #17
  br label %44

44:                                               ; preds = %38, %43
  %45 = add nuw nsw i64 %39, 1
  %46 = icmp eq i64 %45, 3
  br i1 %46, label %37, label %38, !llvm.loop !22

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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  store i64 0, ptr %6, align 8
  %8 = icmp eq ptr %2, null
  br i1 %8, label %23, label %9

9:                                                ; preds = %3
  %10 = tail call i64 @PyDict_Size(ptr noundef nonnull %2) #17
  %11 = add i64 %10, -1
  %12 = icmp ult i64 %11, 128
  br i1 %12, label %13, label %23

13:                                               ; preds = %9, %19
  %14 = phi i64 [ %20, %19 ], [ 0, %9 ]
  %15 = getelementptr inbounds nuw ptr, ptr %4, i64 %14
  %16 = getelementptr inbounds nuw ptr, ptr %5, i64 %14
  %17 = call i32 @PyDict_Next(ptr noundef nonnull %2, ptr noundef nonnull %6, ptr noundef nonnull %15, ptr noundef nonnull %16) #17
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %23, label %19

19:                                               ; preds = %13
  %20 = add nuw nsw i64 %14, 1
  %21 = load ptr, ptr %16, align 8
  call void @Py_IncRef(ptr noundef %21) #17
  %22 = icmp eq i64 %20, %10
  br i1 %22, label %23, label %13, !llvm.loop !23

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
  %35 = call fastcc ptr @try_all(ptr noundef %0, ptr noundef %7) #18
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
  call void @Py_DecRef(ptr noundef %43) #17
  %44 = icmp samesign ugt i64 %40, 1
  br i1 %44, label %39, label %45, !llvm.loop !24

45:                                               ; preds = %39, %36
  %46 = icmp eq ptr %37, null
  br i1 %46, label %47, label %57

47:                                               ; preds = %45
  %48 = call ptr @PyErr_Occurred() #17
  %49 = icmp eq ptr %48, null
  br i1 %49, label %50, label %57

50:                                               ; preds = %47
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  %54 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %55 = select i1 %53, ptr %54, ptr %52
  call void @Py_IncRef(ptr noundef %55) #17
  %56 = call ptr @PyObject_Call(ptr noundef %55, ptr noundef nonnull %1, ptr noundef %2) #17
  call void @Py_DecRef(ptr noundef %55) #17
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
  %4 = alloca [4 x ptr], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
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
  %22 = tail call i32 %1(ptr noundef nonnull %19, ptr noundef %2) #17
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %16, %21
  %25 = add nuw nsw i64 %17, 1
  %26 = icmp eq i64 %25, 4
  br i1 %26, label %27, label %16, !llvm.loop !25

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
  tail call void @Py_IncRef(ptr noundef %4) #17
  %5 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  store ptr %5, ptr %2, align 8
  %6 = icmp eq ptr %3, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %1
  tail call void @Py_DecRef(ptr noundef nonnull %3) #17
  br label %8

8:                                                ; preds = %7, %1
  ret i32 0
}

; Function Attrs: nounwind optsize
define internal void @call_dealloc(ptr noundef %0) #0 {
  %2 = alloca [4 x ptr], align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
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
  tail call void @PyObject_GC_UnTrack(ptr noundef %0) #17
  %14 = tail call ptr @PyType_GetSlot(ptr noundef %4, i32 noundef 74) #17
  tail call void %14(ptr noundef %0) #17
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
  tail call void @Py_DecRef(ptr noundef nonnull %19) #17
  br label %22

22:                                               ; preds = %16, %21
  %23 = add nuw nsw i64 %17, 1
  %24 = icmp eq i64 %23, 4
  br i1 %24, label %15, label %16, !llvm.loop !26
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
  %20 = call fastcc ptr @try_all(ptr noundef %0, ptr noundef %5) #18
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %32

22:                                               ; preds = %18
  %23 = tail call ptr @PyErr_Occurred() #17
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %32

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  %29 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %30 = select i1 %28, ptr %29, ptr %27
  tail call void @Py_IncRef(ptr noundef %30) #17
  %31 = tail call ptr @PyObject_Vectorcall(ptr noundef %30, ptr noundef %1, i64 noundef %6, ptr noundef %3) #17
  tail call void @Py_DecRef(ptr noundef %30) #17
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
  %3 = alloca [2 x ptr], align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca [7 x ptr], align 8
  %7 = alloca [6 x i64], align 8
  %8 = alloca [1 x ptr], align 8
  %9 = alloca %struct.Number, align 8
  %10 = alloca [6 x i64], align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.Number, align 8
  %15 = alloca [128 x ptr], align 8
  %16 = alloca [512 x i64], align 8
  %17 = alloca [6 x i64], align 8
  %18 = alloca [6 x i64], align 8
  %19 = alloca i32, align 4
  %20 = alloca %struct.Held, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %22 = load ptr, ptr %21, align 8
  %23 = load ptr, ptr @host, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %25 = load atomic i64, ptr %24 monotonic, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %1111

27:                                               ; preds = %2
  %28 = tail call i64 @llvm.read_volatile_register.i64(metadata !3)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %31, label %30

30:                                               ; preds = %27
  tail call void @llvm.write_register.i64(metadata !3, i64 0)
  br label %31

31:                                               ; preds = %27, %30
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %33 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %34 = load i64, ptr %33, align 8
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %1108

36:                                               ; preds = %31
  %37 = load i64, ptr %32, align 8
  %38 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %44 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %45 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %46 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %49 = getelementptr inbounds nuw i8, ptr %20, i64 8
  br label %50

50:                                               ; preds = %36, %1103
  %51 = phi i64 [ %34, %36 ], [ %1106, %1103 ]
  %52 = phi i64 [ 0, %36 ], [ %1104, %1103 ]
  %53 = phi i64 [ %37, %36 ], [ %1105, %1103 ]
  %54 = icmp slt i64 %53, %51
  %55 = select i1 %54, i64 %53, i64 0
  %56 = load ptr, ptr %38, align 8
  %57 = getelementptr inbounds ptr, ptr %56, i64 %55
  %58 = load ptr, ptr %57, align 8
  call void @Py_IncRef(ptr noundef %58) #17
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %60 = load ptr, ptr %59, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #8
  store i64 0, ptr %20, align 8
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 32
  %62 = load ptr, ptr %39, align 8
  %63 = getelementptr inbounds nuw i8, ptr %60, i64 504
  %64 = getelementptr inbounds nuw i8, ptr %60, i64 112
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds %struct.Row, ptr %63, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %60, i64 128
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds %struct.Captured, ptr %66, i64 %68
  %70 = getelementptr inbounds nuw i8, ptr %60, i64 136
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds %struct.Equal, ptr %69, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %60, i64 144
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds %struct.Apart, ptr %72, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %60, i64 152
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds %struct.Make, ptr %75, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %60, i64 160
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds i64, ptr %78, i64 %80
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #8
  %82 = load i64, ptr %61, align 8
  %83 = icmp sgt i64 %82, -1
  br i1 %83, label %84, label %88

84:                                               ; preds = %50
  %85 = load ptr, ptr @host, align 8
  %86 = load atomic i64, ptr %85 monotonic, align 8
  %87 = icmp eq i64 %82, %86
  br i1 %87, label %88, label %1087

88:                                               ; preds = %84, %50
  %89 = load i64, ptr %40, align 8
  %90 = getelementptr inbounds nuw i8, ptr %60, i64 120
  %91 = load i64, ptr %90, align 8
  %92 = icmp sgt i64 %89, %91
  br i1 %92, label %1087, label %93

93:                                               ; preds = %88
  %94 = getelementptr inbounds nuw i8, ptr %60, i64 104
  %95 = load i64, ptr %94, align 8
  %96 = icmp sgt i64 %95, 0
  br i1 %96, label %107, label %97

97:                                               ; preds = %114, %93
  %98 = load i64, ptr %41, align 8
  %99 = icmp sgt i64 %98, 0
  br i1 %99, label %100, label %175

100:                                              ; preds = %97
  %101 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 112), align 8
  %102 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 120), align 8
  %103 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 128), align 8
  %104 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %105 = load ptr, ptr %42, align 8
  %106 = load ptr, ptr %43, align 8
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
  %116 = getelementptr inbounds nuw ptr, ptr %15, i64 %108
  store ptr %115, ptr %116, align 8
  %117 = add nuw nsw i64 %108, 1
  %118 = icmp eq i64 %117, %95
  br i1 %118, label %97, label %107, !llvm.loop !27

119:                                              ; preds = %166, %100
  %120 = phi ptr [ null, %100 ], [ %167, %166 ]
  %121 = phi ptr [ null, %100 ], [ %168, %166 ]
  %122 = phi ptr [ null, %100 ], [ %169, %166 ]
  %123 = phi i64 [ 0, %100 ], [ %171, %166 ]
  %124 = phi i64 [ %89, %100 ], [ %170, %166 ]
  %125 = getelementptr inbounds nuw ptr, ptr %105, i64 %123
  %126 = load ptr, ptr %125, align 8
  %127 = getelementptr inbounds nuw ptr, ptr %106, i64 %123
  %128 = load ptr, ptr %127, align 8
  br i1 %96, label %129, label %151

129:                                              ; preds = %119
  %130 = icmp slt i64 %124, %95
  %131 = select i1 %130, i64 %124, i64 0
  br label %132

132:                                              ; preds = %139, %129
  %133 = phi i64 [ %143, %139 ], [ %131, %129 ]
  %134 = phi i64 [ %140, %139 ], [ 0, %129 ]
  %135 = getelementptr inbounds %struct.Row, ptr %63, i64 %133
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 8
  %137 = load ptr, ptr %136, align 8
  %138 = icmp eq ptr %137, %126
  br i1 %138, label %145, label %139

139:                                              ; preds = %132
  %140 = add nuw nsw i64 %134, 1
  %141 = add nsw i64 %133, 1
  %142 = icmp slt i64 %141, %95
  %143 = select i1 %142, i64 %141, i64 0
  %144 = icmp eq i64 %140, %95
  br i1 %144, label %151, label %132, !llvm.loop !28

145:                                              ; preds = %132
  %146 = getelementptr inbounds ptr, ptr %15, i64 %133
  %147 = load ptr, ptr %146, align 8
  %148 = icmp eq ptr %147, null
  br i1 %148, label %149, label %1087

149:                                              ; preds = %145
  store ptr %128, ptr %146, align 8
  %150 = add nsw i64 %133, 1
  br label %166

151:                                              ; preds = %139, %119
  %152 = icmp eq ptr %126, %101
  br i1 %152, label %153, label %156

153:                                              ; preds = %151
  %154 = icmp eq ptr %128, %104
  %155 = select i1 %154, ptr null, ptr %128
  br label %166

156:                                              ; preds = %151
  %157 = icmp eq ptr %126, %102
  br i1 %157, label %158, label %161

158:                                              ; preds = %156
  %159 = icmp eq ptr %128, %104
  %160 = select i1 %159, ptr null, ptr %128
  br label %166

161:                                              ; preds = %156
  %162 = icmp eq ptr %126, %103
  br i1 %162, label %163, label %1087

163:                                              ; preds = %161
  %164 = icmp eq ptr %128, %104
  %165 = select i1 %164, ptr null, ptr %128
  br label %166

166:                                              ; preds = %163, %158, %153, %149
  %167 = phi ptr [ %120, %149 ], [ %155, %153 ], [ %120, %158 ], [ %120, %163 ]
  %168 = phi ptr [ %121, %149 ], [ %121, %153 ], [ %160, %158 ], [ %121, %163 ]
  %169 = phi ptr [ %122, %149 ], [ %122, %153 ], [ %122, %158 ], [ %165, %163 ]
  %170 = phi i64 [ %150, %149 ], [ %124, %153 ], [ %124, %158 ], [ %124, %163 ]
  %171 = add nuw nsw i64 %123, 1
  %172 = icmp eq i64 %171, %98
  br i1 %172, label %173, label %119, !llvm.loop !29

173:                                              ; preds = %166
  %174 = icmp eq ptr %169, null
  br i1 %174, label %175, label %182

175:                                              ; preds = %173, %97
  %176 = phi ptr [ %168, %173 ], [ null, %97 ]
  %177 = phi ptr [ %167, %173 ], [ null, %97 ]
  %178 = getelementptr inbounds nuw i8, ptr %60, i64 96
  %179 = load i64, ptr %178, align 8
  %180 = and i64 %179, 8
  %181 = icmp eq i64 %180, 0
  br i1 %181, label %196, label %1087

182:                                              ; preds = %173
  %183 = getelementptr inbounds nuw i8, ptr %60, i64 88
  %184 = load ptr, ptr %183, align 8
  %185 = icmp eq ptr %169, %184
  br i1 %185, label %196, label %186

186:                                              ; preds = %182
  %187 = getelementptr inbounds nuw i8, ptr %169, i64 8
  %188 = load ptr, ptr %187, align 8
  %189 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 80), align 8
  %190 = icmp eq ptr %188, %189
  br i1 %190, label %191, label %1087

191:                                              ; preds = %186
  %192 = call i32 @PyUnicode_Compare(ptr noundef nonnull %169, ptr noundef %184) #17
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %194, label %1087

194:                                              ; preds = %191
  %195 = load i64, ptr %64, align 8
  br label %196

196:                                              ; preds = %194, %182, %175
  %197 = phi i64 [ %65, %175 ], [ %195, %194 ], [ %65, %182 ]
  %198 = phi ptr [ %177, %175 ], [ %167, %194 ], [ %167, %182 ]
  %199 = phi ptr [ %176, %175 ], [ %168, %194 ], [ %168, %182 ]
  %200 = icmp eq ptr %198, null
  %201 = select i1 %200, ptr %62, ptr %198
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #8
  %202 = icmp slt i64 %197, 1
  br i1 %202, label %425, label %203

203:                                              ; preds = %196
  %204 = getelementptr inbounds nuw i8, ptr %60, i64 96
  br label %205

205:                                              ; preds = %421, %203
  %206 = phi i64 [ 0, %203 ], [ %422, %421 ]
  %207 = getelementptr inbounds nuw %struct.Row, ptr %63, i64 %206
  %208 = getelementptr inbounds nuw i8, ptr %207, i64 16
  %209 = load i64, ptr %208, align 8
  %210 = load i64, ptr %94, align 8
  %211 = icmp slt i64 %209, %210
  br i1 %211, label %212, label %215

212:                                              ; preds = %205
  %213 = getelementptr inbounds ptr, ptr %15, i64 %209
  %214 = load ptr, ptr %213, align 8
  br label %215

215:                                              ; preds = %212, %205
  %216 = phi ptr [ %214, %212 ], [ null, %205 ]
  %217 = getelementptr inbounds nuw i8, ptr %207, i64 24
  %218 = load i64, ptr %217, align 8
  %219 = getelementptr inbounds i64, ptr %16, i64 %218
  %220 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %221 = icmp eq ptr %216, %220
  br i1 %221, label %222, label %227

222:                                              ; preds = %215
  %223 = load i64, ptr %204, align 8
  %224 = and i64 %223, 16
  %225 = icmp eq i64 %224, 0
  %226 = select i1 %225, ptr null, ptr %216
  br label %227

227:                                              ; preds = %222, %215
  %228 = phi ptr [ %226, %222 ], [ %216, %215 ]
  %229 = load i64, ptr %207, align 8
  %230 = icmp slt i64 %229, 4
  br i1 %230, label %231, label %240

231:                                              ; preds = %227
  %232 = getelementptr inbounds nuw i8, ptr %207, i64 56
  %233 = load i64, ptr %232, align 8
  %234 = icmp eq i64 %233, 0
  %235 = icmp eq ptr %228, null
  br i1 %234, label %237, label %236

236:                                              ; preds = %231
  br i1 %235, label %421, label %1085

237:                                              ; preds = %231
  br i1 %235, label %1085, label %238

238:                                              ; preds = %237
  %239 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %61, ptr noundef nonnull readonly %207, ptr noundef %228, ptr noundef nonnull %16, ptr noundef nonnull %20) #18
  br i1 %239, label %421, label %1085

240:                                              ; preds = %227
  %241 = icmp eq ptr %228, null
  br i1 %241, label %242, label %249

242:                                              ; preds = %240
  %243 = getelementptr inbounds nuw i8, ptr %207, i64 56
  %244 = load i64, ptr %243, align 8
  %245 = icmp eq i64 %244, 0
  br i1 %245, label %1085, label %246

246:                                              ; preds = %242
  %247 = getelementptr inbounds nuw i8, ptr %207, i64 64
  %248 = load i64, ptr %247, align 8
  store i64 %248, ptr %219, align 8
  br label %421

249:                                              ; preds = %240
  %250 = icmp eq i64 %229, 15
  br i1 %250, label %1085, label %251

251:                                              ; preds = %249
  %252 = icmp samesign ult i64 %229, 10
  br i1 %252, label %253, label %347

253:                                              ; preds = %251
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #8
  call void @llvm.experimental.noalias.scope.decl(metadata !30)
  %254 = getelementptr inbounds nuw i8, ptr %228, i64 8
  %255 = load ptr, ptr %254, align 8, !noalias !30
  %256 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8, !noalias !30
  %257 = icmp eq ptr %255, %256
  br i1 %257, label %260, label %258

258:                                              ; preds = %253
  call fastcc void @number_of(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %14, ptr noundef nonnull %228) #18
  %259 = load i64, ptr %207, align 8
  br label %281

260:                                              ; preds = %253
  %261 = getelementptr inbounds nuw i8, ptr %228, i64 24
  %262 = load i32, ptr %261, align 8, !noalias !30
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %264, label %275

264:                                              ; preds = %260
  %265 = getelementptr inbounds nuw i8, ptr %228, i64 64
  %266 = load i32, ptr %265, align 8, !noalias !30
  %267 = and i32 %266, 256
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %275, label %269

269:                                              ; preds = %264
  %270 = getelementptr inbounds nuw i8, ptr %228, i64 56
  %271 = load ptr, ptr %270, align 8, !noalias !30
  %272 = getelementptr inbounds nuw i8, ptr %271, i64 26
  %273 = load i8, ptr %272, align 2, !noalias !30
  %274 = icmp eq i8 %273, 62
  br i1 %274, label %275, label %276

275:                                              ; preds = %269, %264, %260
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %14, i8 0, i64 24, i1 false), !alias.scope !30
  br label %281

276:                                              ; preds = %269
  %277 = getelementptr inbounds nuw i8, ptr %271, i64 16
  %278 = load ptr, ptr %277, align 8, !noalias !30
  %279 = getelementptr inbounds nuw i8, ptr %228, i64 16
  %280 = load ptr, ptr %279, align 8, !noalias !30
  call fastcc void @number_at(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %14, ptr noundef %278, ptr noundef %280) #18
  br label %281

281:                                              ; preds = %276, %275, %258
  %282 = phi i64 [ %229, %276 ], [ %229, %275 ], [ %259, %258 ]
  switch i64 %282, label %310 [
    i64 9, label %343
    i64 8, label %283
    i64 6, label %287
    i64 7, label %302
  ]

283:                                              ; preds = %281
  %284 = load i64, ptr %44, align 8
  store i64 %284, ptr %219, align 8
  %285 = load i32, ptr %14, align 8
  %286 = icmp eq i32 %285, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  br i1 %286, label %421, label %1085

287:                                              ; preds = %281
  %288 = load i64, ptr %44, align 8
  %289 = getelementptr inbounds nuw i8, ptr %207, i64 48
  %290 = load i64, ptr %289, align 8
  %291 = and i64 %290, %288
  store i64 %291, ptr %219, align 8
  %292 = load i32, ptr %14, align 8
  %293 = icmp eq i32 %292, 2
  br i1 %293, label %294, label %341

294:                                              ; preds = %287
  %295 = getelementptr inbounds nuw i8, ptr %207, i64 32
  %296 = load i64, ptr %295, align 8
  %297 = icmp sgt i64 %296, %288
  br i1 %297, label %341, label %298

298:                                              ; preds = %294
  %299 = getelementptr inbounds nuw i8, ptr %207, i64 40
  %300 = load i64, ptr %299, align 8
  %301 = icmp sgt i64 %288, %300
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  br i1 %301, label %1085, label %421

302:                                              ; preds = %281
  %303 = load i64, ptr %44, align 8
  store i64 %303, ptr %219, align 8
  %304 = load i32, ptr %14, align 8
  %305 = icmp eq i32 %304, 3
  br i1 %305, label %342, label %306

306:                                              ; preds = %302
  %307 = icmp eq i32 %304, 2
  %308 = icmp sgt i64 %303, -1
  %309 = select i1 %307, i1 %308, i1 false
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  br i1 %309, label %421, label %1085

310:                                              ; preds = %281
  %311 = load i32, ptr %14, align 8
  %312 = icmp eq i32 %311, 2
  br i1 %312, label %313, label %319

313:                                              ; preds = %310
  %314 = load i64, ptr %44, align 8
  %315 = add i64 %314, -9007199254740993
  %316 = icmp ult i64 %315, -18014398509481985
  br i1 %316, label %341, label %317

317:                                              ; preds = %313
  %318 = sitofp i64 %314 to double
  br label %322

319:                                              ; preds = %310
  %320 = load double, ptr %45, align 8
  %321 = icmp eq i32 %311, 4
  br i1 %321, label %322, label %341

322:                                              ; preds = %319, %317
  %323 = phi double [ %318, %317 ], [ %320, %319 ]
  %324 = icmp eq i64 %282, 5
  br i1 %324, label %325, label %329

325:                                              ; preds = %322
  %326 = fcmp uno double %323, 0.000000e+00
  %327 = bitcast double %323 to i64
  %328 = select i1 %326, i64 9221120237041090560, i64 %327
  store i64 %328, ptr %219, align 8
  br label %342

329:                                              ; preds = %322
  %330 = fptrunc double %323 to float
  %331 = call double @llvm.fabs.f64(double %323)
  %332 = bitcast double %331 to i64
  %333 = icmp samesign ugt i64 %332, 9218868437227405311
  %334 = fcmp uno double %323, 0.000000e+00
  %335 = bitcast float %330 to i32
  %336 = zext i32 %335 to i64
  %337 = select i1 %334, i64 2143289344, i64 %336
  store i64 %337, ptr %219, align 8
  %338 = call float @llvm.fabs.f32(float %330)
  %339 = fcmp une float %338, 0x7FF0000000000000
  %340 = select i1 %333, i1 true, i1 %339
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  br i1 %340, label %421, label %1085

341:                                              ; preds = %319, %313, %294, %287
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  br label %1085

342:                                              ; preds = %325, %302
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  br label %421

343:                                              ; preds = %281
  %344 = load i64, ptr %44, align 8
  store i64 %344, ptr %219, align 8
  %345 = load i32, ptr %14, align 8
  %346 = icmp eq i32 %345, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  br i1 %346, label %1085, label %421

347:                                              ; preds = %251
  %348 = getelementptr inbounds nuw i8, ptr %207, i64 32
  %349 = load i64, ptr %348, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #8
  switch i64 %229, label %411 [
    i64 10, label %350
    i64 11, label %361
    i64 12, label %370
    i64 13, label %416
  ]

350:                                              ; preds = %347
  %351 = getelementptr inbounds nuw i8, ptr %228, i64 8
  %352 = load ptr, ptr %351, align 8
  %353 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %354 = icmp eq ptr %352, %353
  br i1 %354, label %355, label %414

355:                                              ; preds = %350
  %356 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %228, ptr noundef nonnull %13) #17
  %357 = icmp eq i64 %356, %349
  br i1 %357, label %358, label %414

358:                                              ; preds = %355
  %359 = load i32, ptr %13, align 4
  %360 = icmp eq i32 %359, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  br i1 %360, label %421, label %1085

361:                                              ; preds = %347
  %362 = getelementptr inbounds nuw i8, ptr %228, i64 8
  %363 = load ptr, ptr %362, align 8
  %364 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 56), align 8
  %365 = icmp eq ptr %363, %364
  br i1 %365, label %366, label %414

366:                                              ; preds = %361
  %367 = getelementptr inbounds nuw i8, ptr %228, i64 16
  %368 = load i64, ptr %367, align 8
  %369 = icmp eq i64 %368, %349
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  br i1 %369, label %421, label %1085

370:                                              ; preds = %347
  %371 = inttoptr i64 %349 to ptr
  %372 = icmp eq ptr %228, %371
  br i1 %372, label %415, label %373

373:                                              ; preds = %370
  %374 = getelementptr inbounds nuw i8, ptr %228, i64 8
  %375 = load ptr, ptr %374, align 8
  %376 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 88), align 8
  %377 = icmp eq ptr %375, %376
  br i1 %377, label %378, label %414

378:                                              ; preds = %373
  %379 = getelementptr inbounds nuw i8, ptr %228, i64 16
  %380 = load i64, ptr %379, align 8
  %381 = getelementptr inbounds nuw i8, ptr %371, i64 16
  %382 = load i64, ptr %381, align 8
  %383 = icmp eq i64 %380, %382
  br i1 %383, label %384, label %414

384:                                              ; preds = %378
  %385 = icmp slt i64 %380, 1
  br i1 %385, label %415, label %386

386:                                              ; preds = %384
  %387 = getelementptr inbounds nuw i8, ptr %228, i64 24
  %388 = getelementptr inbounds nuw i8, ptr %371, i64 24
  br label %389

389:                                              ; preds = %406, %386
  %390 = phi i64 [ 0, %386 ], [ %407, %406 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #8
  %391 = getelementptr inbounds nuw ptr, ptr %387, i64 %390
  %392 = load ptr, ptr %391, align 8
  %393 = getelementptr inbounds nuw i8, ptr %392, i64 8
  %394 = load ptr, ptr %393, align 8
  %395 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %396 = icmp eq ptr %394, %395
  br i1 %396, label %397, label %410

397:                                              ; preds = %389
  %398 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %392, ptr noundef nonnull %11) #17
  %399 = load i32, ptr %11, align 4
  %400 = icmp eq i32 %399, 0
  br i1 %400, label %401, label %410

401:                                              ; preds = %397
  %402 = getelementptr inbounds nuw ptr, ptr %388, i64 %390
  %403 = load ptr, ptr %402, align 8
  %404 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef %403, ptr noundef nonnull %12) #17
  %405 = icmp eq i64 %398, %404
  br i1 %405, label %406, label %410

406:                                              ; preds = %401
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  %407 = add nuw nsw i64 %390, 1
  %408 = load i64, ptr %379, align 8
  %409 = icmp slt i64 %407, %408
  br i1 %409, label %389, label %415, !llvm.loop !33

410:                                              ; preds = %401, %397, %389
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  br label %414

411:                                              ; preds = %347
  %412 = ptrtoint ptr %228 to i64
  %413 = icmp eq i64 %349, %412
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  br i1 %413, label %421, label %1085

414:                                              ; preds = %378, %373, %361, %355, %350, %410
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  br label %1085

415:                                              ; preds = %406, %384, %370
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  br label %421

416:                                              ; preds = %347
  %417 = getelementptr inbounds nuw i8, ptr %228, i64 8
  %418 = load ptr, ptr %417, align 8
  %419 = inttoptr i64 %349 to ptr
  %420 = icmp eq ptr %418, %419
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  br i1 %420, label %421, label %1085

421:                                              ; preds = %416, %415, %411, %366, %358, %343, %342, %329, %306, %298, %283, %246, %238, %236
  %422 = add nuw nsw i64 %206, 1
  %423 = load i64, ptr %64, align 8
  %424 = icmp slt i64 %422, %423
  br i1 %424, label %205, label %425, !llvm.loop !34

425:                                              ; preds = %421, %196
  %426 = icmp ne ptr %201, null
  %427 = icmp ne ptr %199, null
  %428 = select i1 %426, ptr %201, ptr %199
  %429 = or i1 %427, %426
  %430 = zext i1 %426 to i64
  %431 = icmp eq ptr %199, null
  %432 = select i1 %431, i64 0, i64 2
  %433 = or disjoint i64 %432, %430
  %434 = icmp eq i64 %433, 0
  %435 = select i1 %434, i64 4, i64 %433
  %436 = getelementptr inbounds nuw i8, ptr %60, i64 96
  %437 = load i64, ptr %436, align 8
  %438 = xor i64 %437, -1
  %439 = and i64 %435, %438
  %440 = icmp eq i64 %439, 0
  %441 = xor i1 %426, true
  %442 = or i1 %431, %441
  %443 = and i1 %442, %440
  br i1 %443, label %444, label %1085

444:                                              ; preds = %425
  %445 = load i64, ptr %70, align 8
  %446 = icmp sgt i64 %445, 0
  br i1 %446, label %447, label %478

447:                                              ; preds = %444, %475
  %448 = phi i64 [ %476, %475 ], [ 0, %444 ]
  %449 = getelementptr inbounds nuw %struct.Equal, ptr %69, i64 %448
  br i1 %429, label %450, label %454

450:                                              ; preds = %447
  %451 = getelementptr inbounds nuw i8, ptr %449, i64 32
  %452 = load i64, ptr %451, align 8
  %453 = icmp eq i64 %452, 0
  br i1 %453, label %475, label %454

454:                                              ; preds = %450, %447
  %455 = load i64, ptr %449, align 8
  %456 = getelementptr inbounds i64, ptr %16, i64 %455
  %457 = load i64, ptr %456, align 8
  %458 = getelementptr inbounds nuw i8, ptr %449, i64 16
  %459 = load i64, ptr %458, align 8
  %460 = icmp slt i64 %459, 0
  %461 = getelementptr inbounds nuw i8, ptr %449, i64 24
  %462 = getelementptr inbounds nuw i64, ptr %16, i64 %459
  %463 = select i1 %460, ptr %461, ptr %462
  %464 = load i64, ptr %463, align 8
  %465 = getelementptr inbounds nuw i8, ptr %449, i64 8
  %466 = load i64, ptr %465, align 8
  %467 = icmp eq i64 %466, 1
  br i1 %467, label %472, label %468

468:                                              ; preds = %454
  %469 = add i64 %457, -1
  %470 = add i64 %469, %466
  %471 = sdiv i64 %470, %466
  br label %472

472:                                              ; preds = %468, %454
  %473 = phi i64 [ %471, %468 ], [ %457, %454 ]
  %474 = icmp eq i64 %473, %464
  br i1 %474, label %475, label %1085

475:                                              ; preds = %472, %450
  %476 = add nuw nsw i64 %448, 1
  %477 = icmp eq i64 %476, %445
  br i1 %477, label %478, label %447, !llvm.loop !35

478:                                              ; preds = %475, %444
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #8
  br i1 %429, label %479, label %524

479:                                              ; preds = %478
  %480 = getelementptr inbounds nuw i8, ptr %60, i64 184
  %481 = load i64, ptr %480, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  store ptr %428, ptr %8, align 8
  %482 = getelementptr inbounds nuw i8, ptr %428, i64 8
  %483 = load ptr, ptr %482, align 8
  %484 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 88), align 8
  %485 = icmp eq ptr %483, %484
  br i1 %485, label %489, label %486

486:                                              ; preds = %479
  %487 = call i32 @PyType_IsSubtype(ptr noundef %483, ptr noundef %484) #17
  %488 = icmp eq i32 %487, 0
  br i1 %488, label %491, label %489

489:                                              ; preds = %486, %479
  %490 = getelementptr inbounds nuw i8, ptr %428, i64 24
  br label %498

491:                                              ; preds = %486
  %492 = load ptr, ptr %482, align 8
  %493 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 72), align 8
  %494 = icmp eq ptr %492, %493
  br i1 %494, label %495, label %502

495:                                              ; preds = %491
  %496 = getelementptr inbounds nuw i8, ptr %428, i64 24
  %497 = load ptr, ptr %496, align 8
  br label %498

498:                                              ; preds = %495, %489
  %499 = phi ptr [ %497, %495 ], [ %490, %489 ]
  %500 = getelementptr inbounds nuw i8, ptr %428, i64 16
  %501 = load i64, ptr %500, align 8
  br label %502

502:                                              ; preds = %498, %491
  %503 = phi ptr [ %8, %491 ], [ %499, %498 ]
  %504 = phi i64 [ 1, %491 ], [ %501, %498 ]
  %505 = icmp eq i64 %504, %481
  br i1 %505, label %506, label %523

506:                                              ; preds = %502
  %507 = icmp slt i64 %481, 1
  br i1 %507, label %522, label %508

508:                                              ; preds = %506, %517
  %509 = phi i64 [ %519, %517 ], [ 0, %506 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #8
  %510 = getelementptr inbounds nuw ptr, ptr %503, i64 %509
  %511 = load ptr, ptr %510, align 8
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %9, ptr noundef %511) #18
  %512 = load i32, ptr %9, align 8
  %513 = icmp eq i32 %512, 2
  %514 = load i64, ptr %46, align 8
  %515 = icmp ult i64 %514, 2147483648
  %516 = select i1 %513, i1 %515, i1 false
  br i1 %516, label %517, label %521

517:                                              ; preds = %508
  %518 = getelementptr inbounds nuw i64, ptr %10, i64 %509
  store i64 %514, ptr %518, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  %519 = add nuw nsw i64 %509, 1
  %520 = icmp eq i64 %519, %481
  br i1 %520, label %522, label %508, !llvm.loop !36

521:                                              ; preds = %508
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  br label %523

522:                                              ; preds = %517, %506
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  br label %524

523:                                              ; preds = %521, %502
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  br label %599

524:                                              ; preds = %522, %478
  %525 = getelementptr inbounds nuw i8, ptr %60, i64 184
  %526 = load i64, ptr %525, align 8
  %527 = call i64 @llvm.smax.i64(i64 %526, i64 3)
  %528 = trunc i64 %527 to i32
  %529 = icmp slt i32 %528, 1
  br i1 %529, label %600, label %530

530:                                              ; preds = %524
  %531 = getelementptr inbounds nuw i8, ptr %60, i64 344
  %532 = getelementptr inbounds nuw i8, ptr %60, i64 200
  %533 = getelementptr inbounds nuw i8, ptr %60, i64 192
  %534 = getelementptr inbounds nuw i8, ptr %60, i64 392
  %535 = and i64 %527, 2147483647
  %536 = call i64 @llvm.umax.i64(i64 %535, i64 1)
  br label %541

537:                                              ; preds = %594
  %538 = extractvalue { i64, i1 } %597, 0
  %539 = add nuw nsw i64 %543, 1
  %540 = icmp eq i64 %539, %536
  br i1 %540, label %600, label %541, !llvm.loop !37

541:                                              ; preds = %537, %530
  %542 = phi i64 [ 1, %530 ], [ %538, %537 ]
  %543 = phi i64 [ 0, %530 ], [ %539, %537 ]
  %544 = getelementptr inbounds nuw i64, ptr %531, i64 %543
  %545 = load i64, ptr %544, align 8
  %546 = icmp sgt i64 %526, %543
  br i1 %546, label %547, label %575

547:                                              ; preds = %541
  br i1 %429, label %565, label %548

548:                                              ; preds = %547
  %549 = getelementptr inbounds nuw %struct.Extent, ptr %532, i64 %543
  %550 = load i64, ptr %549, align 8
  %551 = icmp slt i64 %550, 0
  br i1 %551, label %552, label %554

552:                                              ; preds = %548
  %553 = getelementptr inbounds nuw i8, ptr %549, i64 8
  br label %562

554:                                              ; preds = %548
  %555 = getelementptr inbounds nuw i8, ptr %549, i64 16
  %556 = load i64, ptr %555, align 8
  %557 = icmp eq i64 %556, 0
  br i1 %557, label %558, label %560

558:                                              ; preds = %554
  %559 = getelementptr inbounds nuw i64, ptr %16, i64 %550
  br label %562

560:                                              ; preds = %554
  %561 = getelementptr inbounds nuw i64, ptr null, i64 %550
  br label %562

562:                                              ; preds = %560, %558, %552
  %563 = phi ptr [ %553, %552 ], [ %559, %558 ], [ %561, %560 ]
  %564 = load i64, ptr %563, align 8
  br label %576

565:                                              ; preds = %547
  %566 = getelementptr inbounds nuw i64, ptr %10, i64 %543
  %567 = load i64, ptr %566, align 8
  %568 = load i64, ptr %534, align 8
  %569 = icmp eq i64 %568, 0
  br i1 %569, label %582, label %570

570:                                              ; preds = %565
  %571 = getelementptr inbounds nuw %struct.Extent, ptr %61, i64 %543
  %572 = getelementptr inbounds nuw i8, ptr %571, i64 176
  %573 = load i64, ptr %572, align 8
  %574 = icmp eq i64 %567, %573
  br i1 %574, label %582, label %599

575:                                              ; preds = %541
  br i1 %429, label %582, label %576

576:                                              ; preds = %575, %562
  %577 = phi i64 [ %564, %562 ], [ 1, %575 ]
  %578 = load i64, ptr %533, align 8
  %579 = shl nuw i64 1, %543
  %580 = and i64 %578, %579
  %581 = icmp ne i64 %580, 0
  br label %582

582:                                              ; preds = %576, %575, %570, %565
  %583 = phi i64 [ %577, %576 ], [ 1, %575 ], [ %567, %565 ], [ %567, %570 ]
  %584 = phi i1 [ %581, %576 ], [ %427, %575 ], [ %427, %565 ], [ %427, %570 ]
  %585 = select i1 %584, i64 %545, i64 1
  %586 = mul nsw i64 %585, %583
  %587 = getelementptr inbounds nuw i64, ptr %17, i64 %543
  store i64 %586, ptr %587, align 8
  %588 = icmp eq i64 %545, 1
  %589 = select i1 %584, i1 true, i1 %588
  br i1 %589, label %594, label %590

590:                                              ; preds = %582
  %591 = add i64 %545, -1
  %592 = add i64 %591, %583
  %593 = sdiv i64 %592, %545
  br label %594

594:                                              ; preds = %590, %582
  %595 = phi i64 [ %593, %590 ], [ %583, %582 ]
  %596 = getelementptr inbounds nuw i64, ptr %18, i64 %543
  store i64 %595, ptr %596, align 8
  %597 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %542, i64 %595)
  %598 = extractvalue { i64, i1 } %597, 1
  br i1 %598, label %599, label %537

599:                                              ; preds = %594, %570, %523
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  br label %1085

600:                                              ; preds = %537, %524
  %601 = phi i64 [ 1, %524 ], [ %538, %537 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  %602 = load i64, ptr %73, align 8
  %603 = icmp slt i64 %602, 1
  br i1 %603, label %626, label %604

604:                                              ; preds = %600, %623
  %605 = phi i64 [ %624, %623 ], [ 0, %600 ]
  %606 = getelementptr inbounds nuw %struct.Apart, ptr %72, i64 %605
  %607 = load i64, ptr %606, align 8
  %608 = getelementptr inbounds i64, ptr %16, i64 %607
  %609 = load i64, ptr %608, align 8
  %610 = getelementptr inbounds nuw i8, ptr %606, i64 8
  %611 = load i64, ptr %610, align 8
  %612 = getelementptr inbounds i64, ptr %16, i64 %611
  %613 = load i64, ptr %612, align 8
  %614 = getelementptr inbounds nuw i8, ptr %606, i64 24
  %615 = load i64, ptr %614, align 8
  %616 = add i64 %615, %613
  %617 = icmp ult i64 %609, %616
  br i1 %617, label %618, label %623

618:                                              ; preds = %604
  %619 = getelementptr inbounds nuw i8, ptr %606, i64 16
  %620 = load i64, ptr %619, align 8
  %621 = add i64 %620, %609
  %622 = icmp ult i64 %613, %621
  br i1 %622, label %1085, label %623

623:                                              ; preds = %618, %604
  %624 = add nuw nsw i64 %605, 1
  %625 = icmp eq i64 %624, %602
  br i1 %625, label %626, label %604, !llvm.loop !38

626:                                              ; preds = %623, %600
  %627 = load i64, ptr %64, align 8
  %628 = icmp slt i64 %627, 1
  br i1 %628, label %664, label %629

629:                                              ; preds = %626, %661
  %630 = phi i64 [ %662, %661 ], [ 0, %626 ]
  %631 = getelementptr inbounds nuw %struct.Row, ptr %63, i64 %630
  %632 = load i64, ptr %631, align 8
  %633 = icmp slt i64 %632, 4
  br i1 %633, label %634, label %661

634:                                              ; preds = %629
  %635 = getelementptr inbounds nuw i8, ptr %631, i64 104
  %636 = load i64, ptr %635, align 8
  %637 = icmp eq i64 %636, 0
  br i1 %637, label %661, label %638

638:                                              ; preds = %634
  %639 = getelementptr inbounds nuw i8, ptr %631, i64 96
  %640 = load i64, ptr %639, align 8
  %641 = getelementptr i64, ptr %16, i64 %640
  br label %642

642:                                              ; preds = %657, %638
  %643 = phi i64 [ %636, %638 ], [ %659, %657 ]
  %644 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %643, i1 true)
  %645 = trunc nuw nsw i64 %644 to i8
  %646 = freeze i8 %645
  %647 = udiv i8 %646, 6
  %648 = mul i8 %647, 6
  %649 = sub i8 %646, %648
  %650 = zext nneg i8 %649 to i64
  %651 = getelementptr inbounds nuw i64, ptr %17, i64 %650
  %652 = load i64, ptr %651, align 8
  %653 = zext nneg i8 %647 to i64
  %654 = getelementptr i64, ptr %641, i64 %653
  %655 = load i64, ptr %654, align 8
  %656 = icmp sgt i64 %652, %655
  br i1 %656, label %1085, label %657

657:                                              ; preds = %642
  %658 = add nsw i64 %643, -1
  %659 = and i64 %658, %643
  %660 = icmp eq i64 %659, 0
  br i1 %660, label %661, label %642, !llvm.loop !39

661:                                              ; preds = %657, %634, %629
  %662 = add nuw nsw i64 %630, 1
  %663 = icmp eq i64 %662, %627
  br i1 %663, label %664, label %629, !llvm.loop !40

664:                                              ; preds = %661, %626
  %665 = load i64, ptr %67, align 8
  %666 = icmp sgt i64 %665, 0
  br i1 %666, label %668, label %701

667:                                              ; preds = %695
  br i1 %696, label %701, label %1085

668:                                              ; preds = %664, %695
  %669 = phi i64 [ %697, %695 ], [ 0, %664 ]
  %670 = getelementptr inbounds nuw %struct.Captured, ptr %66, i64 %669
  %671 = getelementptr inbounds nuw i8, ptr %670, i64 8
  %672 = load ptr, ptr %671, align 8
  %673 = ptrtoint ptr %672 to i64
  %674 = load ptr, ptr %670, align 8
  switch i64 %673, label %684 [
    i64 0, label %675
    i64 1, label %681
  ]

675:                                              ; preds = %668
  %676 = getelementptr inbounds nuw i8, ptr %674, i64 16
  %677 = load ptr, ptr %676, align 8
  %678 = getelementptr inbounds nuw i8, ptr %670, i64 16
  %679 = load ptr, ptr %678, align 8
  %680 = icmp eq ptr %677, %679
  br label %695

681:                                              ; preds = %668
  %682 = call i64 @PyDict_Size(ptr noundef %674) #17
  %683 = icmp eq i64 %682, 0
  br label %695

684:                                              ; preds = %668
  %685 = call ptr @PyDict_GetItemWithError(ptr noundef %674, ptr noundef nonnull %672) #17
  %686 = icmp eq ptr %685, null
  br i1 %686, label %687, label %691, !prof !41

687:                                              ; preds = %684
  %688 = call ptr @PyErr_Occurred() #17
  %689 = icmp eq ptr %688, null
  br i1 %689, label %691, label %690

690:                                              ; preds = %687
  call void @PyErr_Clear() #17
  br label %1085

691:                                              ; preds = %687, %684
  %692 = getelementptr inbounds nuw i8, ptr %670, i64 16
  %693 = load ptr, ptr %692, align 8
  %694 = icmp eq ptr %685, %693
  br label %695

695:                                              ; preds = %691, %681, %675
  %696 = phi i1 [ %683, %681 ], [ %680, %675 ], [ %694, %691 ]
  %697 = add nuw nsw i64 %669, 1
  %698 = load i64, ptr %67, align 8
  %699 = icmp slt i64 %697, %698
  %700 = select i1 %699, i1 %696, i1 false
  br i1 %700, label %668, label %667, !llvm.loop !42

701:                                              ; preds = %667, %664
  %702 = getelementptr inbounds nuw i8, ptr %60, i64 168
  %703 = load ptr, ptr %702, align 8
  %704 = icmp eq ptr %703, null
  br i1 %704, label %708, label %705

705:                                              ; preds = %701
  %706 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 24), align 8
  %707 = call fastcc zeroext i1 @says(ptr noundef %703, ptr noundef null, ptr noundef %706) #18
  br i1 %707, label %708, label %1085

708:                                              ; preds = %705, %701
  %709 = getelementptr inbounds nuw i8, ptr %60, i64 440
  %710 = load ptr, ptr %709, align 8
  %711 = icmp eq ptr %710, null
  br i1 %711, label %743, label %712

712:                                              ; preds = %708
  %713 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %714 = getelementptr inbounds nuw i8, ptr %713, i64 8
  %715 = load i64, ptr %714, align 8
  %716 = inttoptr i64 %715 to ptr
  %717 = getelementptr inbounds nuw i8, ptr %713, i64 16
  %718 = load i64, ptr %717, align 8
  %719 = inttoptr i64 %718 to ptr
  %720 = load ptr, ptr @gpu, align 8
  %721 = call i64 @PyDict_Size(ptr noundef %720) #17
  %722 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %723 = load i64, ptr %722, align 8
  %724 = icmp eq i64 %721, %723
  br i1 %724, label %725, label %1085

725:                                              ; preds = %712
  %726 = icmp eq i64 %715, 0
  br i1 %726, label %731, label %727

727:                                              ; preds = %725
  %728 = load ptr, ptr %709, align 8
  %729 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 40), align 8
  %730 = call fastcc zeroext i1 @says(ptr noundef %716, ptr noundef %728, ptr noundef %729) #18
  br i1 %730, label %731, label %1085

731:                                              ; preds = %727, %725
  %732 = getelementptr inbounds nuw i8, ptr %60, i64 72
  %733 = load ptr, ptr %732, align 8
  %734 = icmp eq ptr %733, null
  %735 = icmp ne i64 %718, 0
  %736 = select i1 %734, i1 %735, i1 false
  br i1 %736, label %737, label %743

737:                                              ; preds = %731
  %738 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %739 = getelementptr inbounds nuw i8, ptr %738, i64 24
  %740 = load i64, ptr %739, align 8
  %741 = inttoptr i64 %740 to ptr
  %742 = call fastcc zeroext i1 @says(ptr noundef %719, ptr noundef null, ptr noundef %741) #18
  br i1 %742, label %743, label %1085

743:                                              ; preds = %737, %731, %708
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #8
  store i32 0, ptr %19, align 4
  %744 = icmp eq ptr %201, null
  %745 = load i64, ptr %76, align 8
  %746 = icmp slt i64 %745, 1
  br i1 %746, label %992, label %747

747:                                              ; preds = %743
  %748 = getelementptr inbounds nuw i8, ptr %60, i64 64
  br label %749

749:                                              ; preds = %987, %747
  %750 = phi i64 [ 0, %747 ], [ %971, %987 ]
  %751 = getelementptr inbounds nuw %struct.Make, ptr %75, i64 %750
  %752 = getelementptr inbounds nuw i8, ptr %751, i64 16
  %753 = load i64, ptr %752, align 8
  %754 = icmp eq i64 %753, 1
  br i1 %754, label %759, label %755

755:                                              ; preds = %749
  %756 = icmp eq i64 %753, 2
  %757 = select i1 %756, i1 %744, i1 false
  %758 = and i1 %431, %757
  br label %759

759:                                              ; preds = %755, %749
  %760 = phi i1 [ true, %749 ], [ %758, %755 ]
  %761 = load i64, ptr %751, align 8
  %762 = getelementptr inbounds %struct.Row, ptr %63, i64 %761
  %763 = getelementptr inbounds nuw i8, ptr %762, i64 24
  %764 = load i64, ptr %763, align 8
  %765 = getelementptr inbounds i64, ptr %16, i64 %764
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  %766 = getelementptr inbounds nuw i8, ptr %751, i64 24
  %767 = load i64, ptr %766, align 8
  %768 = getelementptr inbounds nuw i8, ptr %751, i64 8
  %769 = load i64, ptr %768, align 8
  %770 = icmp sgt i64 %769, 0
  br i1 %770, label %771, label %807

771:                                              ; preds = %759
  %772 = getelementptr inbounds nuw i8, ptr %751, i64 48
  br label %776

773:                                              ; preds = %798
  %774 = add nuw nsw i64 %777, 1
  %775 = icmp eq i64 %774, %769
  br i1 %775, label %807, label %776, !llvm.loop !43

776:                                              ; preds = %773, %771
  %777 = phi i64 [ 0, %771 ], [ %774, %773 ]
  %778 = phi i64 [ %767, %771 ], [ %804, %773 ]
  %779 = getelementptr inbounds nuw %struct.Extent, ptr %772, i64 %777
  %780 = load i64, ptr %779, align 8
  %781 = icmp slt i64 %780, 0
  br i1 %781, label %782, label %784

782:                                              ; preds = %776
  %783 = getelementptr inbounds nuw i8, ptr %779, i64 8
  br label %794

784:                                              ; preds = %776
  %785 = getelementptr inbounds nuw i8, ptr %779, i64 16
  %786 = load i64, ptr %785, align 8
  %787 = icmp eq i64 %786, 0
  br i1 %787, label %788, label %790

788:                                              ; preds = %784
  %789 = getelementptr inbounds nuw i64, ptr %16, i64 %780
  br label %794

790:                                              ; preds = %784
  %791 = icmp eq i64 %786, 1
  %792 = select i1 %791, ptr %17, ptr %18
  %793 = getelementptr inbounds nuw i64, ptr %792, i64 %780
  br label %794

794:                                              ; preds = %790, %788, %782
  %795 = phi ptr [ %783, %782 ], [ %789, %788 ], [ %793, %790 ]
  %796 = load i64, ptr %795, align 8
  %797 = icmp ugt i64 %796, 2147483647
  br i1 %797, label %990, label %798

798:                                              ; preds = %794
  %799 = getelementptr inbounds nuw i64, ptr %7, i64 %777
  store i64 %796, ptr %799, align 8
  %800 = getelementptr inbounds nuw i64, ptr %765, i64 %777
  %801 = getelementptr inbounds nuw i8, ptr %800, i64 8
  store i64 %796, ptr %801, align 8
  %802 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %778, i64 %796)
  %803 = extractvalue { i64, i1 } %802, 1
  %804 = extractvalue { i64, i1 } %802, 0
  %805 = icmp sgt i64 %804, 70368744177664
  %806 = or i1 %803, %805
  br i1 %806, label %990, label %773

807:                                              ; preds = %773, %759
  %808 = phi i64 [ %767, %759 ], [ %804, %773 ]
  %809 = getelementptr inbounds nuw i8, ptr %762, i64 80
  %810 = load i64, ptr %809, align 8
  %811 = icmp eq i64 %810, 0
  br i1 %811, label %815, label %812

812:                                              ; preds = %807
  %813 = getelementptr i64, ptr %765, i64 %769
  %814 = getelementptr i8, ptr %813, i64 8
  store i64 %810, ptr %814, align 8
  br label %815

815:                                              ; preds = %812, %807
  %816 = getelementptr inbounds nuw i8, ptr %751, i64 40
  %817 = load ptr, ptr %816, align 8
  %818 = icmp eq ptr %817, null
  br i1 %818, label %847, label %819

819:                                              ; preds = %815
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %820 = call i64 @llvm.smax.i64(i64 %769, i64 0)
  br label %821

821:                                              ; preds = %824, %819
  %822 = phi i64 [ 0, %819 ], [ %828, %824 ]
  %823 = icmp eq i64 %822, %820
  br i1 %823, label %831, label %824

824:                                              ; preds = %821
  %825 = getelementptr inbounds nuw i64, ptr %7, i64 %822
  %826 = load i64, ptr %825, align 8
  %827 = call ptr @PyLong_FromLongLong(i64 noundef %826) #17
  %828 = add nuw i64 %822, 1
  %829 = getelementptr inbounds nuw ptr, ptr %6, i64 %828
  store ptr %827, ptr %829, align 8
  %830 = icmp eq ptr %827, null
  br i1 %830, label %831, label %821, !llvm.loop !44

831:                                              ; preds = %824, %821
  %832 = phi i64 [ %820, %821 ], [ %822, %824 ]
  %833 = icmp eq i64 %832, %769
  br i1 %833, label %834, label %837

834:                                              ; preds = %831
  %835 = or i64 %769, -9223372036854775808
  %836 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %817, ptr noundef nonnull %47, i64 noundef %835, ptr noundef null) #17
  br label %837

837:                                              ; preds = %834, %831
  %838 = phi ptr [ %836, %834 ], [ null, %831 ]
  %839 = icmp eq i64 %832, 0
  br i1 %839, label %846, label %840

840:                                              ; preds = %837, %840
  %841 = phi i64 [ %842, %840 ], [ %832, %837 ]
  %842 = add nsw i64 %841, -1
  %843 = getelementptr inbounds nuw ptr, ptr %6, i64 %841
  %844 = load ptr, ptr %843, align 8
  call void @Py_DecRef(ptr noundef %844) #17
  %845 = icmp sgt i64 %841, 1
  br i1 %845, label %840, label %846, !llvm.loop !45

846:                                              ; preds = %840, %837
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  br label %963

847:                                              ; preds = %815
  %848 = load ptr, ptr %748, align 8
  %849 = icmp eq ptr %848, null
  br i1 %849, label %906, label %850

850:                                              ; preds = %847
  %851 = add i64 %808, 240
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  store ptr null, ptr %5, align 8
  %852 = icmp sgt i64 %808, 4194303
  %853 = and i1 %760, %852
  br i1 %853, label %854, label %856

854:                                              ; preds = %850
  %855 = call fastcc ptr @take_block(i64 noundef %851) #18
  br label %861

856:                                              ; preds = %850
  br i1 %760, label %857, label %859

857:                                              ; preds = %856
  %858 = call ptr @PyMem_RawMalloc(i64 noundef %851) #17
  br label %861

859:                                              ; preds = %856
  %860 = call ptr @PyMem_RawCalloc(i64 noundef 1, i64 noundef %851) #17
  br label %861

861:                                              ; preds = %859, %857, %854
  %862 = phi ptr [ %855, %854 ], [ null, %857 ], [ null, %859 ]
  %863 = phi ptr [ %855, %854 ], [ %858, %857 ], [ %860, %859 ]
  %864 = icmp eq ptr %863, null
  br i1 %864, label %904, label %865

865:                                              ; preds = %861
  %866 = getelementptr inbounds nuw i8, ptr %863, i64 176
  %867 = ptrtoint ptr %866 to i64
  %868 = add i64 %867, 63
  %869 = and i64 %868, -64
  store i64 %869, ptr %765, align 8
  %870 = inttoptr i64 %869 to ptr
  %871 = getelementptr inbounds nuw i8, ptr %762, i64 40
  %872 = load i64, ptr %871, align 8
  %873 = getelementptr inbounds nuw i8, ptr %762, i64 48
  %874 = load i64, ptr %873, align 8
  %875 = getelementptr inbounds nuw i8, ptr %863, i64 80
  %876 = getelementptr inbounds nuw i8, ptr %863, i64 128
  store i32 1, ptr %863, align 8
  %877 = getelementptr inbounds nuw i8, ptr %863, i64 4
  store i32 0, ptr %877, align 4
  %878 = getelementptr inbounds nuw i8, ptr %863, i64 8
  store ptr %862, ptr %878, align 8
  %879 = getelementptr inbounds nuw i8, ptr %863, i64 16
  store ptr @give_back, ptr %879, align 8
  %880 = getelementptr inbounds nuw i8, ptr %863, i64 24
  store i64 0, ptr %880, align 8
  %881 = getelementptr inbounds nuw i8, ptr %863, i64 32
  store ptr %870, ptr %881, align 8
  %882 = getelementptr inbounds nuw i8, ptr %863, i64 40
  store i64 %872, ptr %882, align 8
  %883 = getelementptr inbounds nuw i8, ptr %863, i64 48
  store i64 %874, ptr %883, align 8
  %884 = getelementptr inbounds nuw i8, ptr %863, i64 56
  store ptr %875, ptr %884, align 8
  %885 = getelementptr inbounds nuw i8, ptr %863, i64 64
  store ptr %876, ptr %885, align 8
  %886 = getelementptr inbounds nuw i8, ptr %863, i64 72
  store i64 0, ptr %886, align 8
  br i1 %770, label %891, label %887

887:                                              ; preds = %891, %865
  %888 = load ptr, ptr %748, align 8
  %889 = call i32 %888(ptr noundef nonnull %863, ptr noundef nonnull %5) #17
  %890 = icmp eq i32 %889, 0
  br i1 %890, label %901, label %903

891:                                              ; preds = %865, %891
  %892 = phi i64 [ %899, %891 ], [ 1, %865 ]
  %893 = phi i64 [ %894, %891 ], [ %769, %865 ]
  %894 = add nsw i64 %893, -1
  %895 = getelementptr inbounds nuw i64, ptr %7, i64 %894
  %896 = load i64, ptr %895, align 8
  %897 = getelementptr inbounds nuw i64, ptr %875, i64 %894
  store i64 %896, ptr %897, align 8
  %898 = getelementptr inbounds nuw i64, ptr %876, i64 %894
  store i64 %892, ptr %898, align 8
  %899 = mul nsw i64 %896, %892
  %900 = icmp samesign ugt i64 %893, 1
  br i1 %900, label %891, label %887, !llvm.loop !46

901:                                              ; preds = %887
  %902 = load ptr, ptr %5, align 8
  br label %904

903:                                              ; preds = %887
  call void @give_back(ptr noundef nonnull %863) #18
  br label %904

904:                                              ; preds = %903, %901, %861
  %905 = phi ptr [ null, %903 ], [ %902, %901 ], [ null, %861 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br label %963

906:                                              ; preds = %847
  %907 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %908 = select i1 %760, i64 184, i64 183
  %909 = getelementptr inbounds nuw ptr, ptr %907, i64 %908
  %910 = load ptr, ptr %909, align 8
  %911 = getelementptr inbounds nuw i8, ptr %751, i64 32
  %912 = load ptr, ptr %911, align 8
  %913 = icmp slt i64 %808, 4096
  br i1 %913, label %914, label %918

914:                                              ; preds = %906
  call void @Py_IncRef(ptr noundef %912) #17
  %915 = load i64, ptr %768, align 8
  %916 = trunc i64 %915 to i32
  %917 = call ptr %910(i32 noundef %916, ptr noundef nonnull %7, ptr noundef %912, i32 noundef 0) #17
  br label %963

918:                                              ; preds = %906
  %919 = icmp samesign ugt i64 %808, 4194303
  %920 = and i1 %760, %919
  br i1 %920, label %921, label %929

921:                                              ; preds = %918
  %922 = call fastcc ptr @take_block(i64 noundef %808) #18
  %923 = icmp eq ptr %922, null
  br i1 %923, label %966, label %924

924:                                              ; preds = %921
  %925 = call ptr @PyCapsule_New(ptr noundef nonnull %922, ptr noundef null, ptr noundef nonnull @drop_memory) #17
  %926 = icmp eq ptr %925, null
  br i1 %926, label %927, label %944

927:                                              ; preds = %924
  %928 = getelementptr inbounds i8, ptr %922, i64 -64
  call fastcc void @keep_block(ptr noundef nonnull %928) #18
  br label %966

929:                                              ; preds = %918
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %930 = add nuw nsw i64 %808, 64
  store i64 %930, ptr %4, align 8
  %931 = getelementptr inbounds nuw i8, ptr %907, i64 360
  %932 = load ptr, ptr %931, align 8
  %933 = call ptr %932(i32 noundef 2) #17
  %934 = call ptr %910(i32 noundef 1, ptr noundef nonnull %4, ptr noundef %933, i32 noundef 0) #17
  %935 = icmp eq ptr %934, null
  br i1 %935, label %936, label %937

936:                                              ; preds = %929
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  br label %966

937:                                              ; preds = %929
  %938 = getelementptr inbounds nuw i8, ptr %934, i64 16
  %939 = load ptr, ptr %938, align 8
  %940 = ptrtoint ptr %939 to i64
  %941 = add i64 %940, 63
  %942 = and i64 %941, -64
  %943 = inttoptr i64 %942 to ptr
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  br label %944

944:                                              ; preds = %937, %924
  %945 = phi ptr [ %943, %937 ], [ %922, %924 ]
  %946 = phi ptr [ %934, %937 ], [ %925, %924 ]
  call void @Py_IncRef(ptr noundef %912) #17
  %947 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %948 = getelementptr inbounds nuw i8, ptr %947, i64 752
  %949 = load ptr, ptr %948, align 8
  %950 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8
  %951 = load i64, ptr %768, align 8
  %952 = trunc i64 %951 to i32
  %953 = call ptr %949(ptr noundef %950, ptr noundef %912, i32 noundef %952, ptr noundef nonnull %7, ptr noundef null, ptr noundef %945, i32 noundef 1281, ptr noundef null) #17
  %954 = icmp eq ptr %953, null
  br i1 %954, label %955, label %956

955:                                              ; preds = %944
  call void @Py_DecRef(ptr noundef nonnull %946) #17
  br label %966

956:                                              ; preds = %944
  %957 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %958 = getelementptr inbounds nuw i8, ptr %957, i64 2256
  %959 = load ptr, ptr %958, align 8
  %960 = call i32 %959(ptr noundef nonnull %953, ptr noundef nonnull %946) #17
  %961 = icmp slt i32 %960, 0
  br i1 %961, label %962, label %967

962:                                              ; preds = %956
  call void @Py_DecRef(ptr noundef nonnull %953) #17
  br label %966

963:                                              ; preds = %914, %904, %846
  %964 = phi ptr [ %838, %846 ], [ %905, %904 ], [ %917, %914 ]
  %965 = icmp eq ptr %964, null
  br i1 %965, label %966, label %967

966:                                              ; preds = %963, %921, %962, %955, %936, %927
  call void @PyErr_Clear() #17
  br label %990

967:                                              ; preds = %963, %956
  %968 = phi ptr [ %964, %963 ], [ %953, %956 ]
  %969 = load i64, ptr %751, align 8
  %970 = getelementptr inbounds ptr, ptr %15, i64 %969
  store ptr %968, ptr %970, align 8
  %971 = add nuw nsw i64 %750, 1
  %972 = load ptr, ptr %816, align 8
  %973 = icmp eq ptr %972, null
  br i1 %973, label %980, label %974

974:                                              ; preds = %967
  %975 = getelementptr inbounds %struct.Row, ptr %63, i64 %969
  %976 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %61, ptr noundef nonnull readonly %975, ptr noundef %968, ptr noundef nonnull %16, ptr noundef null) #18
  br i1 %976, label %977, label %990

977:                                              ; preds = %974
  %978 = load ptr, ptr %816, align 8
  %979 = icmp eq ptr %978, null
  br i1 %979, label %980, label %987

980:                                              ; preds = %977, %967
  %981 = load ptr, ptr %748, align 8
  %982 = icmp eq ptr %981, null
  br i1 %982, label %983, label %987

983:                                              ; preds = %980
  %984 = getelementptr inbounds nuw i8, ptr %968, i64 16
  %985 = load ptr, ptr %984, align 8
  %986 = ptrtoint ptr %985 to i64
  store i64 %986, ptr %765, align 8
  br label %987

987:                                              ; preds = %983, %980, %977
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  %988 = load i64, ptr %76, align 8
  %989 = icmp slt i64 %971, %988
  br i1 %989, label %749, label %992, !llvm.loop !47

990:                                              ; preds = %974, %798, %794, %966
  %991 = phi i64 [ %750, %966 ], [ %750, %798 ], [ %750, %794 ], [ %971, %974 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  br label %1072

992:                                              ; preds = %987, %743
  %993 = phi i64 [ 0, %743 ], [ %971, %987 ]
  %994 = load i64, ptr %525, align 8
  %995 = call i64 @llvm.smax.i64(i64 %994, i64 3)
  %996 = trunc i64 %995 to i32
  %997 = icmp sgt i32 %996, 0
  %998 = getelementptr inbounds nuw i8, ptr %60, i64 40
  %999 = load i64, ptr %998, align 8
  %1000 = icmp eq i64 %999, 0
  %1001 = select i1 %997, i1 %1000, i1 false
  br i1 %1001, label %1002, label %1008

1002:                                             ; preds = %992
  %1003 = getelementptr inbounds nuw i8, ptr %60, i64 400
  %1004 = load i64, ptr %1003, align 8
  %1005 = getelementptr i64, ptr %16, i64 %1004
  %1006 = shl i64 %995, 3
  %1007 = and i64 %1006, 17179869176
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1005, ptr nonnull align 8 %18, i64 %1007, i1 false)
  br label %1009

1008:                                             ; preds = %992
  switch i64 %999, label %1015 [
    i64 0, label %1009
    i64 1, label %1011
    i64 2, label %1013
  ]

1009:                                             ; preds = %1008, %1002
  %1010 = call fastcc i32 @run_kernel(ptr noundef nonnull readonly %61, ptr noundef %16, ptr noundef %18, i64 noundef %601) #18
  br label %1017

1011:                                             ; preds = %1008
  %1012 = call fastcc i32 @run_plan(ptr noundef nonnull readonly %61, ptr noundef nonnull readonly %81, ptr noundef %16) #18
  br label %1017

1013:                                             ; preds = %1008
  %1014 = call fastcc i32 @run_gpu(ptr noundef nonnull readonly %61, ptr noundef nonnull readonly %81, ptr noundef %16, ptr noundef %19) #18
  br label %1017

1015:                                             ; preds = %1008
  %1016 = call fastcc i32 @run_graph(ptr noundef nonnull readonly %61, ptr noundef %16) #18
  br label %1017

1017:                                             ; preds = %1015, %1013, %1011, %1009
  %1018 = phi i32 [ %1016, %1015 ], [ %1010, %1009 ], [ %1012, %1011 ], [ %1014, %1013 ]
  %1019 = icmp eq i32 %1018, 1
  br i1 %1019, label %1020, label %1072

1020:                                             ; preds = %1017
  %1021 = load i32, ptr %19, align 4
  %1022 = load i64, ptr %998, align 8
  %1023 = icmp eq i64 %1022, 2
  br i1 %1023, label %1024, label %1030

1024:                                             ; preds = %1020
  %1025 = load ptr, ptr %709, align 8
  %1026 = icmp eq ptr %1025, null
  br i1 %1026, label %1027, label %1030

1027:                                             ; preds = %1024
  %1028 = sext i32 %1021 to i64
  %1029 = call ptr @PyLong_FromLongLong(i64 noundef %1028) #17
  br label %1072

1030:                                             ; preds = %1024, %1020
  %1031 = load i64, ptr %79, align 8
  switch i64 %1031, label %1038 [
    i64 1, label %1032
    i64 0, label %1036
  ]

1032:                                             ; preds = %1030
  %1033 = load i64, ptr %78, align 8
  %1034 = getelementptr inbounds ptr, ptr %15, i64 %1033
  %1035 = load ptr, ptr %1034, align 8
  br label %1042

1036:                                             ; preds = %1030
  %1037 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  br label %1042

1038:                                             ; preds = %1030
  %1039 = call ptr @PyTuple_New(i64 noundef %1031) #17
  %1040 = load i64, ptr %79, align 8
  %1041 = icmp slt i64 %1040, 2
  br i1 %1041, label %1042, label %1044

1042:                                             ; preds = %1038, %1036, %1032
  %1043 = phi ptr [ %1039, %1038 ], [ %1037, %1036 ], [ %1035, %1032 ]
  call void @Py_IncRef(ptr noundef %1043) #17
  br label %1044

1044:                                             ; preds = %1042, %1038
  %1045 = phi ptr [ %1043, %1042 ], [ %1039, %1038 ]
  %1046 = icmp eq ptr %1045, null
  br i1 %1046, label %1072, label %1047

1047:                                             ; preds = %1044
  %1048 = getelementptr inbounds nuw i8, ptr %1045, i64 24
  %1049 = load i64, ptr %79, align 8
  %1050 = icmp sgt i64 %1049, 1
  br i1 %1050, label %1051, label %1066

1051:                                             ; preds = %1047, %1051
  %1052 = phi i64 [ %1061, %1051 ], [ 0, %1047 ]
  %1053 = getelementptr inbounds nuw i64, ptr %78, i64 %1052
  %1054 = load i64, ptr %1053, align 8
  %1055 = getelementptr inbounds ptr, ptr %15, i64 %1054
  %1056 = load ptr, ptr %1055, align 8
  call void @Py_IncRef(ptr noundef %1056) #17
  %1057 = load i64, ptr %1053, align 8
  %1058 = getelementptr inbounds ptr, ptr %15, i64 %1057
  %1059 = load ptr, ptr %1058, align 8
  %1060 = getelementptr inbounds nuw ptr, ptr %1048, i64 %1052
  store ptr %1059, ptr %1060, align 8
  %1061 = add nuw nsw i64 %1052, 1
  %1062 = load i64, ptr %79, align 8
  %1063 = icmp sgt i64 %1062, 1
  %1064 = icmp slt i64 %1061, %1062
  %1065 = select i1 %1063, i1 %1064, i1 false
  br i1 %1065, label %1051, label %1066

1066:                                             ; preds = %1051, %1047
  %1067 = getelementptr inbounds nuw i8, ptr %60, i64 176
  %1068 = load ptr, ptr %1067, align 8
  %1069 = icmp eq ptr %1068, null
  br i1 %1069, label %1072, label %1070

1070:                                             ; preds = %1066
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  store ptr null, ptr %3, align 8
  store ptr %1045, ptr %48, align 8
  %1071 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %1068, ptr noundef nonnull %48, i64 noundef -9223372036854775807, ptr noundef null) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  call void @Py_DecRef(ptr noundef nonnull %1045) #17
  br label %1072

1072:                                             ; preds = %1070, %1066, %1044, %1027, %1017, %990
  %1073 = phi i64 [ %991, %990 ], [ %993, %1017 ], [ %993, %1027 ], [ %993, %1044 ], [ %993, %1066 ], [ %993, %1070 ]
  %1074 = phi ptr [ null, %990 ], [ null, %1017 ], [ %1029, %1027 ], [ null, %1044 ], [ %1045, %1066 ], [ %1071, %1070 ]
  %1075 = icmp sgt i64 %1073, 0
  br i1 %1075, label %1076, label %1084

1076:                                             ; preds = %1072, %1076
  %1077 = phi i64 [ %1078, %1076 ], [ %1073, %1072 ]
  %1078 = add nsw i64 %1077, -1
  %1079 = getelementptr inbounds nuw %struct.Make, ptr %75, i64 %1078
  %1080 = load i64, ptr %1079, align 8
  %1081 = getelementptr inbounds ptr, ptr %15, i64 %1080
  %1082 = load ptr, ptr %1081, align 8
  call void @Py_DecRef(ptr noundef %1082) #17
  %1083 = icmp samesign ugt i64 %1077, 1
  br i1 %1083, label %1076, label %1084, !llvm.loop !48

1084:                                             ; preds = %1076, %1072
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #8
  br label %1085

1085:                                             ; preds = %416, %411, %366, %358, %343, %329, %306, %298, %283, %249, %242, %238, %237, %236, %472, %618, %642, %1084, %737, %727, %712, %705, %690, %667, %599, %425, %414, %341
  %1086 = phi ptr [ %1074, %1084 ], [ null, %667 ], [ null, %705 ], [ null, %737 ], [ null, %712 ], [ null, %727 ], [ null, %341 ], [ null, %472 ], [ null, %599 ], [ null, %425 ], [ null, %618 ], [ null, %642 ], [ null, %690 ], [ null, %414 ], [ null, %236 ], [ null, %237 ], [ null, %238 ], [ null, %242 ], [ null, %249 ], [ null, %283 ], [ null, %298 ], [ null, %306 ], [ null, %329 ], [ null, %343 ], [ null, %358 ], [ null, %366 ], [ null, %411 ], [ null, %416 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #8
  br label %1087

1087:                                             ; preds = %145, %161, %84, %88, %175, %186, %191, %1085
  %1088 = phi ptr [ null, %84 ], [ %1086, %1085 ], [ null, %191 ], [ null, %175 ], [ null, %186 ], [ null, %88 ], [ null, %161 ], [ null, %145 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  %1089 = load i64, ptr %20, align 8
  %1090 = icmp sgt i64 %1089, 0
  br i1 %1090, label %1091, label %1097

1091:                                             ; preds = %1087, %1091
  %1092 = phi i64 [ %1095, %1091 ], [ %1089, %1087 ]
  %1093 = add nsw i64 %1092, -1
  store i64 %1093, ptr %20, align 8
  %1094 = getelementptr inbounds nuw %struct.Py_buffer, ptr %49, i64 %1093
  call void @PyBuffer_Release(ptr noundef nonnull %1094) #17
  %1095 = load i64, ptr %20, align 8
  %1096 = icmp sgt i64 %1095, 0
  br i1 %1096, label %1091, label %1097, !llvm.loop !49

1097:                                             ; preds = %1091, %1087
  call void @Py_DecRef(ptr noundef %58) #17
  %1098 = icmp eq ptr %1088, null
  br i1 %1098, label %1100, label %1099

1099:                                             ; preds = %1097
  store i64 %55, ptr %32, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #8
  br label %1108

1100:                                             ; preds = %1097
  %1101 = call ptr @PyErr_Occurred() #17
  %1102 = icmp eq ptr %1101, null
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #8
  br i1 %1102, label %1103, label %1108

1103:                                             ; preds = %1100
  %1104 = add nuw nsw i64 %52, 1
  %1105 = add nsw i64 %55, 1
  %1106 = load i64, ptr %33, align 8
  %1107 = icmp slt i64 %1104, %1106
  br i1 %1107, label %50, label %1108, !llvm.loop !50

1108:                                             ; preds = %1103, %1100, %1099, %31
  %1109 = phi ptr [ %1088, %1099 ], [ null, %31 ], [ null, %1100 ], [ null, %1103 ]
  br i1 %29, label %1111, label %1110

1110:                                             ; preds = %1108
  call void @llvm.write_register.i64(metadata !3, i64 %28)
  br label %1111

1111:                                             ; preds = %1110, %1108, %2
  %1112 = phi ptr [ null, %2 ], [ %1109, %1108 ], [ %1109, %1110 ]
  ret ptr %1112
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store ptr null, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %1, ptr %5, align 8
  %6 = icmp ne ptr %1, null
  %7 = zext i1 %6 to i64
  %8 = or disjoint i64 %7, -9223372036854775808
  %9 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %0, ptr noundef nonnull %5, i64 noundef %8, ptr noundef null) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  call void @PyErr_Clear() #17
  br label %14

12:                                               ; preds = %3
  call void @Py_DecRef(ptr noundef nonnull %9) #17
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 384
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
  %41 = tail call i32 @__ulock_wake(i32 noundef 1, ptr noundef nonnull %40, i64 noundef 0) #17
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
  %73 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %6) #17
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
  %82 = call i64 @PyThread_get_thread_ident() #17
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
  %89 = call ptr @PyEval_SaveThread() #17
  %90 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr %89, ptr %90, align 8
  br label %91

91:                                               ; preds = %88, %79
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %93 = load ptr, ptr %92, align 8
  br i1 %67, label %94, label %104

94:                                               ; preds = %91
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 152
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
  call void @pool_spread(ptr noundef %10, ptr noundef %93, ptr noundef nonnull %1, i64 noundef %3, i64 noundef %66, i64 noundef %103, ptr noundef nonnull %7) #18
  br label %105

104:                                              ; preds = %91
  call void %93(ptr noundef nonnull %1, i64 noundef 0, i64 noundef %3, ptr noundef nonnull %7) #17
  br label %105

105:                                              ; preds = %104, %102
  br i1 %71, label %114, label %106

106:                                              ; preds = %105
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %107 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %5) #17
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
  call void @PyEval_RestoreThread(ptr noundef nonnull %118) #17
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
  %4 = alloca [512 x i64], align 8
  %5 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  %7 = load i64, ptr %6, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 464
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
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  %22 = add i64 %20, 64
  %23 = select i1 %21, i64 0, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  %27 = icmp sgt i64 %23, 4194303
  %28 = and i1 %26, %27
  %29 = icmp ne i64 %23, 0
  br i1 %29, label %30, label %38

30:                                               ; preds = %18
  br i1 %28, label %31, label %33

31:                                               ; preds = %30
  %32 = tail call fastcc ptr @take_block(i64 noundef %23) #18
  br label %38

33:                                               ; preds = %30
  br i1 %26, label %36, label %34

34:                                               ; preds = %33
  %35 = tail call ptr @PyMem_RawCalloc(i64 noundef 1, i64 noundef %23) #17
  br label %38

36:                                               ; preds = %33
  %37 = tail call ptr @PyMem_RawMalloc(i64 noundef %23) #17
  br label %38

38:                                               ; preds = %31, %36, %34, %18
  %39 = phi ptr [ null, %18 ], [ %32, %31 ], [ %35, %34 ], [ %37, %36 ]
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %41 = load i64, ptr %40, align 8
  %42 = icmp sgt i64 %41, 512
  br i1 %42, label %43, label %46

43:                                               ; preds = %38
  %44 = shl i64 %41, 3
  %45 = tail call ptr @PyMem_RawMalloc(i64 noundef %44) #17
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
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds i64, ptr %2, i64 %57
  store i64 %55, ptr %58, align 8
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 432
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
  %83 = call i64 @PyThread_get_thread_ident() #17
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
  %89 = call ptr @PyEval_SaveThread() #17
  %90 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store ptr %89, ptr %90, align 8
  %91 = load i64, ptr %9, align 8
  %92 = icmp eq i64 %91, 0
  %93 = select i1 %92, ptr null, ptr %8
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %95 = load i64, ptr %94, align 8
  call fastcc void @run_sequence(ptr noundef %93, ptr noundef nonnull %47, i64 noundef %95, ptr noundef %5) #18
  %96 = load ptr, ptr %90, align 8
  %97 = icmp eq ptr %96, null
  br i1 %97, label %99, label %98

98:                                               ; preds = %81
  call void @PyEval_RestoreThread(ptr noundef nonnull %96) #17
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
  call fastcc void @keep_block(ptr noundef nonnull %108) #18
  br label %110

109:                                              ; preds = %103
  call void @PyMem_RawFree(ptr noundef %39) #17
  br label %110

110:                                              ; preds = %109, %107
  %111 = icmp eq ptr %47, %4
  br i1 %111, label %113, label %112

112:                                              ; preds = %110
  call void @PyMem_RawFree(ptr noundef %47) #17
  br label %113

113:                                              ; preds = %110, %112, %12
  %114 = phi i32 [ 0, %12 ], [ %104, %112 ], [ %104, %110 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret i32 %114
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 2) i32 @run_gpu(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #0 {
  %5 = alloca [327 x i64], align 8
  %6 = alloca i64, align 8
  %7 = alloca [5 x ptr], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Patch, ptr %1, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 424
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
  br i1 %28, label %29, label %15, !llvm.loop !52

29:                                               ; preds = %15, %4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %30 = add i64 %13, -56
  store i64 %30, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
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
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %39 = load ptr, ptr %38, align 8
  %40 = call i32 %37(ptr noundef nonnull %5, ptr noundef %39, ptr noundef null, ptr noundef nonnull %7) #17
  store i32 %40, ptr %3, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %47, label %42

42:                                               ; preds = %29
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 408
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %5 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  store ptr null, ptr %3, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 %9(ptr noundef nonnull %3) #17
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
  %136 = call i32 %134(ptr noundef %129, ptr noundef %130, ptr noundef %132, ptr noundef %135) #17
  br label %140

137:                                              ; preds = %125
  %138 = load ptr, ptr %90, align 8
  %139 = call i32 %138(ptr noundef %129, ptr noundef %130, ptr noundef %132) #17
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
  %158 = call i32 %154(ptr noundef %155, ptr noundef %157) #17
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
  br i1 %36, label %77, label %37, !prof !41

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
  %67 = call fastcc zeroext i1 @write_array(ptr noundef nonnull readonly %1, ptr noundef %6, i64 noundef %17, ptr noundef nonnull %3) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  br label %77

68:                                               ; preds = %12
  %69 = tail call fastcc zeroext i1 @read_tensor(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef %3) #18
  br label %77

70:                                               ; preds = %12
  %71 = tail call fastcc zeroext i1 @read_buffer(ptr noundef nonnull %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #18
  br label %77

72:                                               ; preds = %12
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds i64, ptr %3, i64 %74
  %76 = tail call fastcc zeroext i1 @read_device(ptr noundef nonnull %1, ptr noundef %2, ptr noundef %75) #18
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
  %11 = tail call ptr @PyObject_GetAttr(ptr noundef nonnull %2, ptr noundef nonnull %8) #17
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  tail call void @PyErr_Clear() #17
  br label %67

14:                                               ; preds = %10
  tail call void @Py_DecRef(ptr noundef nonnull %11) #17
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
  %23 = tail call fastcc zeroext i1 @says(ptr noundef %19, ptr noundef nonnull %2, ptr noundef %22) #18
  br i1 %23, label %24, label %67

24:                                               ; preds = %21, %17
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %26 = load ptr, ptr %25, align 8
  %27 = call i32 %26(ptr noundef nonnull %2, ptr noundef nonnull %5) #17
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %30, label %29

29:                                               ; preds = %24
  call void @PyErr_Clear() #17
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
  %64 = call fastcc zeroext i1 @read_view(ptr noundef nonnull %1, ptr noundef %6, i64 noundef %61, i64 noundef %63, ptr noundef %3) #18
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
  %11 = tail call i32 @PyObject_GetBuffer(ptr noundef nonnull %1, ptr noundef nonnull %8, i32 noundef 28) #17
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call void @PyErr_Clear() #17
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
  %67 = call fastcc zeroext i1 @read_view(ptr noundef %0, ptr noundef %5, i64 noundef %23, i64 noundef %66, ptr noundef %2) #18
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
  %20 = tail call ptr @PyLong_AsVoidPtr(ptr noundef %19) #17
  %21 = ptrtoint ptr %20 to i64
  store i64 %21, ptr %2, align 8
  br label %22

22:                                               ; preds = %3, %10, %16
  %23 = phi i1 [ true, %16 ], [ false, %10 ], [ false, %3 ]
  ret i1 %23
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc noundef zeroext i1 @write_array(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #12 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8, !prof !58

8:                                                ; preds = %4
  %9 = tail call fastcc zeroext i1 @write_strided(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #18
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
  br i1 %24, label %36, label %25, !prof !41

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
define internal fastcc noundef zeroext i1 @write_strided(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #12 {
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
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #13

; Function Attrs: optsize
declare ptr @PyObject_GetAttr(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare void @PyErr_Clear() local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc noundef zeroext i1 @read_view(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull writeonly captures(none) %4) unnamed_addr #12 {
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
  %62 = tail call fastcc zeroext i1 @write_array(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, ptr noundef %4) #18
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
  %18 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %1, ptr noundef nonnull %3) #17, !noalias !65
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
  %29 = call i64 @PyLong_AsUnsignedLongLong(ptr noundef nonnull %1) #17, !noalias !65
  %30 = icmp eq i64 %29, -1
  br i1 %30, label %31, label %34

31:                                               ; preds = %28
  %32 = call ptr @PyErr_Occurred() #17, !noalias !65
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
  call void @PyErr_Clear() #17, !noalias !65
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
  tail call fastcc void @number_at(ptr dead_on_unwind writable sret(%struct.Number) align 8 %0, ptr noundef %5, ptr noundef nonnull %51) #18
  br label %52

52:                                               ; preds = %50, %43, %39, %8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @number_at(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Number) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, ptr noundef readonly captures(none) %2) unnamed_addr #12 {
  br label %4

4:                                                ; preds = %3, %9
  %5 = phi i64 [ 0, %3 ], [ %10, %9 ]
  %6 = getelementptr inbounds nuw ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 136), i64 %5
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
declare i64 @llvm.cttz.i64(i64, i1 immarg) #14

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
  tail call fastcc void @keep_block(ptr noundef nonnull %11) #18
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
  %29 = tail call ptr @PyMem_RawMalloc(i64 noundef %28) #17
  %30 = icmp eq ptr %29, null
  br i1 %30, label %31, label %37

31:                                               ; preds = %27
  %32 = tail call i64 @blocks_kept(i64 noundef 1) #18
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %46

34:                                               ; preds = %31
  %35 = tail call ptr @PyMem_RawMalloc(i64 noundef %28) #17
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
  tail call fastcc void @keep_block(ptr noundef nonnull %6) #18
  br label %8

7:                                                ; preds = %1
  tail call void @PyMem_RawFree(ptr noundef nonnull %0) #17
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
  tail call void @PyMem_RawFree(ptr noundef %25) #17
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
  tail call void @PyMem_RawFree(ptr noundef %51) #17
  br label %52

52:                                               ; preds = %32, %49, %37
  ret void
}

; Function Attrs: optsize
declare ptr @PyCapsule_New(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal void @drop_memory(ptr noundef %0) #0 {
  %2 = tail call ptr @PyCapsule_GetPointer(ptr noundef %0, ptr noundef null) #17
  %3 = getelementptr inbounds i8, ptr %2, i64 -64
  tail call fastcc void @keep_block(ptr noundef nonnull %3) #18
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
declare i64 @llvm.smax.i64(i64, i64) #15

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #15

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #15

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #15

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #15

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #15

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #16

attributes #0 = { nounwind optsize }
attributes #1 = { optsize }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { norecurse nounwind optsize }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nofree norecurse nounwind optsize willreturn memory(argmem: readwrite) }
attributes #6 = { nofree norecurse nounwind optsize memory(argmem: readwrite) }
attributes #7 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #8 = { nounwind }
attributes #9 = { nocallback nounwind }
attributes #10 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #13 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #17 = { nounwind optsize }
attributes #18 = { optsize }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{!"clang version 22.1.8"}
!3 = !{!"fpcr"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.disable"}
!6 = distinct !{!6, !7, !5}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7, !5}
!9 = distinct !{!9, !7, !5}
!10 = distinct !{!10, !7, !5}
!11 = distinct !{!11, !5}
!12 = distinct !{!12, !7, !5}
!13 = distinct !{!13, !7, !5}
!14 = distinct !{!14, !7, !5}
!15 = distinct !{!15, !7, !5}
!16 = distinct !{!16, !5}
!17 = distinct !{!17, !7, !5}
!18 = distinct !{!18, !7, !5}
!19 = distinct !{!19, !5}
!20 = distinct !{!20, !7, !5}
!21 = distinct !{!21, !7, !5}
!22 = distinct !{!22, !7, !5}
!23 = distinct !{!23, !7, !5}
!24 = distinct !{!24, !7, !5}
!25 = distinct !{!25, !7, !5}
!26 = distinct !{!26, !7, !5}
!27 = distinct !{!27, !7, !5}
!28 = distinct !{!28, !7, !5}
!29 = distinct !{!29, !7, !5}
!30 = !{!31}
!31 = distinct !{!31, !32, !"element_of: argument 0"}
!32 = distinct !{!32, !"element_of"}
!33 = distinct !{!33, !7, !5}
!34 = distinct !{!34, !7, !5}
!35 = distinct !{!35, !7, !5}
!36 = distinct !{!36, !7, !5}
!37 = distinct !{!37, !7, !5}
!38 = distinct !{!38, !7, !5}
!39 = distinct !{!39, !7, !5}
!40 = distinct !{!40, !7, !5}
!41 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!42 = distinct !{!42, !7, !5}
!43 = distinct !{!43, !7, !5}
!44 = distinct !{!44, !7, !5}
!45 = distinct !{!45, !7, !5}
!46 = distinct !{!46, !7, !5}
!47 = distinct !{!47, !7, !5}
!48 = distinct !{!48, !7, !5}
!49 = distinct !{!49, !7, !5}
!50 = distinct !{!50, !7, !5}
!51 = distinct !{!51, !7, !5}
!52 = distinct !{!52, !7, !5}
!53 = distinct !{!53, !7, !5}
!54 = distinct !{!54, !7, !5}
!55 = distinct !{!55, !7, !5}
!56 = distinct !{!56, !7, !5}
!57 = distinct !{!57, !7, !5}
!58 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!59 = !{!"branch_weights", i32 1, i32 8000, i32 2, i32 1}
!60 = distinct !{!60, !7, !5}
!61 = distinct !{!61, !7, !5}
!62 = distinct !{!62, !7, !5}
!63 = distinct !{!63, !7, !5}
!64 = distinct !{!64, !7, !5}
!65 = !{!66}
!66 = distinct !{!66, !67, !"number_of_int: argument 0"}
!67 = distinct !{!67, !"number_of_int"}
!68 = distinct !{!68, !7, !5}
!69 = distinct !{!69, !7, !5}
!70 = distinct !{!70, !7, !5}
!71 = distinct !{!71, !7, !5}
