
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
  %8 = tail call ptr @PyType_FromSpec(ptr noundef nonnull @call_spec) #17
  ret ptr %8
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
  %4 = alloca [2 x ptr], align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [7 x ptr], align 8
  %8 = alloca [6 x i64], align 8
  %9 = alloca [1 x ptr], align 8
  %10 = alloca %struct.Number, align 8
  %11 = alloca [6 x i64], align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.Number, align 8
  %16 = alloca [128 x ptr], align 8
  %17 = alloca [512 x i64], align 8
  %18 = alloca [6 x i64], align 8
  %19 = alloca [6 x i64], align 8
  %20 = alloca i32, align 4
  %21 = alloca %struct.Held, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr @host, align 8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %26 = load atomic i64, ptr %25 monotonic, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %1157

28:                                               ; preds = %2
  %29 = tail call i64 @llvm.read_volatile_register.i64(metadata !3)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %32, label %31

31:                                               ; preds = %28
  tail call void @llvm.write_register.i64(metadata !3, i64 0)
  br label %32

32:                                               ; preds = %28, %31
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %34 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = icmp sgt i64 %35, 0
  br i1 %36, label %37, label %1154

37:                                               ; preds = %32
  %38 = load i64, ptr %33, align 8
  %39 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %45 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %46 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %47 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %49 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %50 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %51 = getelementptr inbounds nuw i8, ptr %21, i64 8
  br label %52

52:                                               ; preds = %37, %1149
  %53 = phi i64 [ %35, %37 ], [ %1152, %1149 ]
  %54 = phi i64 [ 0, %37 ], [ %1150, %1149 ]
  %55 = phi i64 [ %38, %37 ], [ %1151, %1149 ]
  %56 = icmp slt i64 %55, %53
  %57 = select i1 %56, i64 %55, i64 0
  %58 = load ptr, ptr %39, align 8
  %59 = getelementptr inbounds ptr, ptr %58, i64 %57
  %60 = load ptr, ptr %59, align 8
  call void @Py_IncRef(ptr noundef %60) #17
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 24
  %62 = load ptr, ptr %61, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #8
  store i64 0, ptr %21, align 8
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 32
  %64 = load ptr, ptr %40, align 8
  %65 = getelementptr inbounds nuw i8, ptr %62, i64 512
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
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #8
  %84 = load i64, ptr %63, align 8
  %85 = icmp sgt i64 %84, -1
  br i1 %85, label %86, label %90

86:                                               ; preds = %52
  %87 = load ptr, ptr @host, align 8
  %88 = load atomic i64, ptr %87 monotonic, align 8
  %89 = icmp eq i64 %84, %88
  br i1 %89, label %90, label %1133

90:                                               ; preds = %86, %52
  %91 = load i64, ptr %41, align 8
  %92 = getelementptr inbounds nuw i8, ptr %62, i64 128
  %93 = load i64, ptr %92, align 8
  %94 = icmp sgt i64 %91, %93
  br i1 %94, label %1133, label %95

95:                                               ; preds = %90
  %96 = getelementptr inbounds nuw i8, ptr %62, i64 112
  %97 = load i64, ptr %96, align 8
  %98 = icmp sgt i64 %97, 0
  br i1 %98, label %109, label %99

99:                                               ; preds = %116, %95
  %100 = load i64, ptr %42, align 8
  %101 = icmp sgt i64 %100, 0
  br i1 %101, label %102, label %177

102:                                              ; preds = %99
  %103 = load ptr, ptr %43, align 8
  %104 = load ptr, ptr %44, align 8
  %105 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 120), align 8
  %106 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 128), align 8
  %107 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 136), align 8
  %108 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  br label %121

109:                                              ; preds = %95, %116
  %110 = phi i64 [ %119, %116 ], [ 0, %95 ]
  %111 = icmp slt i64 %110, %91
  br i1 %111, label %112, label %116

112:                                              ; preds = %109
  %113 = load ptr, ptr %1, align 8
  %114 = getelementptr inbounds nuw ptr, ptr %113, i64 %110
  %115 = load ptr, ptr %114, align 8
  br label %116

116:                                              ; preds = %112, %109
  %117 = phi ptr [ %115, %112 ], [ null, %109 ]
  %118 = getelementptr inbounds nuw ptr, ptr %16, i64 %110
  store ptr %117, ptr %118, align 8
  %119 = add nuw nsw i64 %110, 1
  %120 = icmp eq i64 %119, %97
  br i1 %120, label %99, label %109, !llvm.loop !27

121:                                              ; preds = %168, %102
  %122 = phi ptr [ null, %102 ], [ %169, %168 ]
  %123 = phi ptr [ null, %102 ], [ %170, %168 ]
  %124 = phi ptr [ null, %102 ], [ %171, %168 ]
  %125 = phi i64 [ 0, %102 ], [ %173, %168 ]
  %126 = phi i64 [ %91, %102 ], [ %172, %168 ]
  %127 = getelementptr inbounds nuw ptr, ptr %103, i64 %125
  %128 = load ptr, ptr %127, align 8
  %129 = getelementptr inbounds nuw ptr, ptr %104, i64 %125
  %130 = load ptr, ptr %129, align 8
  br i1 %98, label %131, label %153

131:                                              ; preds = %121
  %132 = icmp slt i64 %126, %97
  %133 = select i1 %132, i64 %126, i64 0
  br label %134

134:                                              ; preds = %141, %131
  %135 = phi i64 [ %145, %141 ], [ %133, %131 ]
  %136 = phi i64 [ %142, %141 ], [ 0, %131 ]
  %137 = getelementptr inbounds %struct.Row, ptr %65, i64 %135
  %138 = getelementptr inbounds nuw i8, ptr %137, i64 8
  %139 = load ptr, ptr %138, align 8
  %140 = icmp eq ptr %139, %128
  br i1 %140, label %147, label %141

141:                                              ; preds = %134
  %142 = add nuw nsw i64 %136, 1
  %143 = add nsw i64 %135, 1
  %144 = icmp slt i64 %143, %97
  %145 = select i1 %144, i64 %143, i64 0
  %146 = icmp eq i64 %142, %97
  br i1 %146, label %153, label %134, !llvm.loop !28

147:                                              ; preds = %134
  %148 = getelementptr inbounds ptr, ptr %16, i64 %135
  %149 = load ptr, ptr %148, align 8
  %150 = icmp eq ptr %149, null
  br i1 %150, label %151, label %1133

151:                                              ; preds = %147
  store ptr %130, ptr %148, align 8
  %152 = add nsw i64 %135, 1
  br label %168

153:                                              ; preds = %141, %121
  %154 = icmp eq ptr %128, %105
  br i1 %154, label %155, label %158

155:                                              ; preds = %153
  %156 = icmp eq ptr %130, %108
  %157 = select i1 %156, ptr null, ptr %130
  br label %168

158:                                              ; preds = %153
  %159 = icmp eq ptr %128, %106
  br i1 %159, label %160, label %163

160:                                              ; preds = %158
  %161 = icmp eq ptr %130, %108
  %162 = select i1 %161, ptr null, ptr %130
  br label %168

163:                                              ; preds = %158
  %164 = icmp eq ptr %128, %107
  br i1 %164, label %165, label %1133

165:                                              ; preds = %163
  %166 = icmp eq ptr %130, %108
  %167 = select i1 %166, ptr null, ptr %130
  br label %168

168:                                              ; preds = %165, %160, %155, %151
  %169 = phi ptr [ %122, %151 ], [ %157, %155 ], [ %122, %160 ], [ %122, %165 ]
  %170 = phi ptr [ %123, %151 ], [ %123, %155 ], [ %162, %160 ], [ %123, %165 ]
  %171 = phi ptr [ %124, %151 ], [ %124, %155 ], [ %124, %160 ], [ %167, %165 ]
  %172 = phi i64 [ %152, %151 ], [ %126, %155 ], [ %126, %160 ], [ %126, %165 ]
  %173 = add nuw nsw i64 %125, 1
  %174 = icmp eq i64 %173, %100
  br i1 %174, label %175, label %121, !llvm.loop !29

175:                                              ; preds = %168
  %176 = icmp eq ptr %171, null
  br i1 %176, label %177, label %184

177:                                              ; preds = %175, %99
  %178 = phi ptr [ %170, %175 ], [ null, %99 ]
  %179 = phi ptr [ %169, %175 ], [ null, %99 ]
  %180 = getelementptr inbounds nuw i8, ptr %62, i64 104
  %181 = load i64, ptr %180, align 8
  %182 = and i64 %181, 8
  %183 = icmp eq i64 %182, 0
  br i1 %183, label %198, label %1133

184:                                              ; preds = %175
  %185 = getelementptr inbounds nuw i8, ptr %62, i64 96
  %186 = load ptr, ptr %185, align 8
  %187 = icmp eq ptr %171, %186
  br i1 %187, label %198, label %188

188:                                              ; preds = %184
  %189 = getelementptr inbounds nuw i8, ptr %171, i64 8
  %190 = load ptr, ptr %189, align 8
  %191 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 80), align 8
  %192 = icmp eq ptr %190, %191
  br i1 %192, label %193, label %1133

193:                                              ; preds = %188
  %194 = call i32 @PyUnicode_Compare(ptr noundef nonnull %171, ptr noundef %186) #17
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %196, label %1133

196:                                              ; preds = %193
  %197 = load i64, ptr %66, align 8
  br label %198

198:                                              ; preds = %196, %184, %177
  %199 = phi i64 [ %67, %177 ], [ %197, %196 ], [ %67, %184 ]
  %200 = phi ptr [ %179, %177 ], [ %169, %196 ], [ %169, %184 ]
  %201 = phi ptr [ %178, %177 ], [ %170, %196 ], [ %170, %184 ]
  %202 = icmp eq ptr %200, null
  %203 = select i1 %202, ptr %64, ptr %200
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #8
  %204 = icmp slt i64 %199, 1
  br i1 %204, label %427, label %205

205:                                              ; preds = %198
  %206 = getelementptr inbounds nuw i8, ptr %62, i64 104
  br label %207

207:                                              ; preds = %423, %205
  %208 = phi i64 [ 0, %205 ], [ %424, %423 ]
  %209 = getelementptr inbounds nuw %struct.Row, ptr %65, i64 %208
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 16
  %211 = load i64, ptr %210, align 8
  %212 = load i64, ptr %96, align 8
  %213 = icmp slt i64 %211, %212
  br i1 %213, label %214, label %217

214:                                              ; preds = %207
  %215 = getelementptr inbounds ptr, ptr %16, i64 %211
  %216 = load ptr, ptr %215, align 8
  br label %217

217:                                              ; preds = %214, %207
  %218 = phi ptr [ %216, %214 ], [ null, %207 ]
  %219 = getelementptr inbounds nuw i8, ptr %209, i64 24
  %220 = load i64, ptr %219, align 8
  %221 = getelementptr inbounds i64, ptr %17, i64 %220
  %222 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %223 = icmp eq ptr %218, %222
  br i1 %223, label %224, label %229

224:                                              ; preds = %217
  %225 = load i64, ptr %206, align 8
  %226 = and i64 %225, 16
  %227 = icmp eq i64 %226, 0
  %228 = select i1 %227, ptr null, ptr %218
  br label %229

229:                                              ; preds = %224, %217
  %230 = phi ptr [ %228, %224 ], [ %218, %217 ]
  %231 = load i64, ptr %209, align 8
  %232 = icmp slt i64 %231, 4
  br i1 %232, label %233, label %242

233:                                              ; preds = %229
  %234 = getelementptr inbounds nuw i8, ptr %209, i64 56
  %235 = load i64, ptr %234, align 8
  %236 = icmp eq i64 %235, 0
  %237 = icmp eq ptr %230, null
  br i1 %236, label %239, label %238

238:                                              ; preds = %233
  br i1 %237, label %423, label %1131

239:                                              ; preds = %233
  br i1 %237, label %1131, label %240

240:                                              ; preds = %239
  %241 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %63, ptr noundef nonnull readonly %209, ptr noundef %230, ptr noundef nonnull %17, ptr noundef nonnull %21) #18
  br i1 %241, label %423, label %1131

242:                                              ; preds = %229
  %243 = icmp eq ptr %230, null
  br i1 %243, label %244, label %251

244:                                              ; preds = %242
  %245 = getelementptr inbounds nuw i8, ptr %209, i64 56
  %246 = load i64, ptr %245, align 8
  %247 = icmp eq i64 %246, 0
  br i1 %247, label %1131, label %248

248:                                              ; preds = %244
  %249 = getelementptr inbounds nuw i8, ptr %209, i64 64
  %250 = load i64, ptr %249, align 8
  store i64 %250, ptr %221, align 8
  br label %423

251:                                              ; preds = %242
  %252 = icmp eq i64 %231, 15
  br i1 %252, label %1131, label %253

253:                                              ; preds = %251
  %254 = icmp samesign ult i64 %231, 10
  br i1 %254, label %255, label %349

255:                                              ; preds = %253
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #8
  call void @llvm.experimental.noalias.scope.decl(metadata !30)
  %256 = getelementptr inbounds nuw i8, ptr %230, i64 8
  %257 = load ptr, ptr %256, align 8, !noalias !30
  %258 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8, !noalias !30
  %259 = icmp eq ptr %257, %258
  br i1 %259, label %262, label %260

260:                                              ; preds = %255
  call fastcc void @number_of(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %15, ptr noundef nonnull %230) #18
  %261 = load i64, ptr %209, align 8
  br label %283

262:                                              ; preds = %255
  %263 = getelementptr inbounds nuw i8, ptr %230, i64 24
  %264 = load i32, ptr %263, align 8, !noalias !30
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %266, label %277

266:                                              ; preds = %262
  %267 = getelementptr inbounds nuw i8, ptr %230, i64 64
  %268 = load i32, ptr %267, align 8, !noalias !30
  %269 = and i32 %268, 256
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %277, label %271

271:                                              ; preds = %266
  %272 = getelementptr inbounds nuw i8, ptr %230, i64 56
  %273 = load ptr, ptr %272, align 8, !noalias !30
  %274 = getelementptr inbounds nuw i8, ptr %273, i64 26
  %275 = load i8, ptr %274, align 2, !noalias !30
  %276 = icmp eq i8 %275, 62
  br i1 %276, label %277, label %278

277:                                              ; preds = %271, %266, %262
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %15, i8 0, i64 24, i1 false), !alias.scope !30
  br label %283

278:                                              ; preds = %271
  %279 = getelementptr inbounds nuw i8, ptr %273, i64 16
  %280 = load ptr, ptr %279, align 8, !noalias !30
  %281 = getelementptr inbounds nuw i8, ptr %230, i64 16
  %282 = load ptr, ptr %281, align 8, !noalias !30
  call fastcc void @number_at(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %15, ptr noundef %280, ptr noundef %282) #18
  br label %283

283:                                              ; preds = %278, %277, %260
  %284 = phi i64 [ %231, %278 ], [ %231, %277 ], [ %261, %260 ]
  switch i64 %284, label %312 [
    i64 9, label %345
    i64 8, label %285
    i64 6, label %289
    i64 7, label %304
  ]

285:                                              ; preds = %283
  %286 = load i64, ptr %45, align 8
  store i64 %286, ptr %221, align 8
  %287 = load i32, ptr %15, align 8
  %288 = icmp eq i32 %287, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  br i1 %288, label %423, label %1131

289:                                              ; preds = %283
  %290 = load i64, ptr %45, align 8
  %291 = getelementptr inbounds nuw i8, ptr %209, i64 48
  %292 = load i64, ptr %291, align 8
  %293 = and i64 %292, %290
  store i64 %293, ptr %221, align 8
  %294 = load i32, ptr %15, align 8
  %295 = icmp eq i32 %294, 2
  br i1 %295, label %296, label %343

296:                                              ; preds = %289
  %297 = getelementptr inbounds nuw i8, ptr %209, i64 32
  %298 = load i64, ptr %297, align 8
  %299 = icmp sgt i64 %298, %290
  br i1 %299, label %343, label %300

300:                                              ; preds = %296
  %301 = getelementptr inbounds nuw i8, ptr %209, i64 40
  %302 = load i64, ptr %301, align 8
  %303 = icmp sgt i64 %290, %302
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  br i1 %303, label %1131, label %423

304:                                              ; preds = %283
  %305 = load i64, ptr %45, align 8
  store i64 %305, ptr %221, align 8
  %306 = load i32, ptr %15, align 8
  %307 = icmp eq i32 %306, 3
  br i1 %307, label %344, label %308

308:                                              ; preds = %304
  %309 = icmp eq i32 %306, 2
  %310 = icmp sgt i64 %305, -1
  %311 = select i1 %309, i1 %310, i1 false
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  br i1 %311, label %423, label %1131

312:                                              ; preds = %283
  %313 = load i32, ptr %15, align 8
  %314 = icmp eq i32 %313, 2
  br i1 %314, label %315, label %321

315:                                              ; preds = %312
  %316 = load i64, ptr %45, align 8
  %317 = add i64 %316, -9007199254740993
  %318 = icmp ult i64 %317, -18014398509481985
  br i1 %318, label %343, label %319

319:                                              ; preds = %315
  %320 = sitofp i64 %316 to double
  br label %324

321:                                              ; preds = %312
  %322 = load double, ptr %46, align 8
  %323 = icmp eq i32 %313, 4
  br i1 %323, label %324, label %343

324:                                              ; preds = %321, %319
  %325 = phi double [ %320, %319 ], [ %322, %321 ]
  %326 = icmp eq i64 %284, 5
  br i1 %326, label %327, label %331

327:                                              ; preds = %324
  %328 = fcmp uno double %325, 0.000000e+00
  %329 = bitcast double %325 to i64
  %330 = select i1 %328, i64 9221120237041090560, i64 %329
  store i64 %330, ptr %221, align 8
  br label %344

331:                                              ; preds = %324
  %332 = fptrunc double %325 to float
  %333 = call double @llvm.fabs.f64(double %325)
  %334 = bitcast double %333 to i64
  %335 = icmp samesign ugt i64 %334, 9218868437227405311
  %336 = fcmp uno double %325, 0.000000e+00
  %337 = bitcast float %332 to i32
  %338 = zext i32 %337 to i64
  %339 = select i1 %336, i64 2143289344, i64 %338
  store i64 %339, ptr %221, align 8
  %340 = call float @llvm.fabs.f32(float %332)
  %341 = fcmp une float %340, 0x7FF0000000000000
  %342 = select i1 %335, i1 true, i1 %341
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  br i1 %342, label %423, label %1131

343:                                              ; preds = %321, %315, %296, %289
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  br label %1131

344:                                              ; preds = %327, %304
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  br label %423

345:                                              ; preds = %283
  %346 = load i64, ptr %45, align 8
  store i64 %346, ptr %221, align 8
  %347 = load i32, ptr %15, align 8
  %348 = icmp eq i32 %347, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  br i1 %348, label %1131, label %423

349:                                              ; preds = %253
  %350 = getelementptr inbounds nuw i8, ptr %209, i64 32
  %351 = load i64, ptr %350, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #8
  switch i64 %231, label %413 [
    i64 10, label %352
    i64 11, label %363
    i64 12, label %372
    i64 13, label %418
  ]

352:                                              ; preds = %349
  %353 = getelementptr inbounds nuw i8, ptr %230, i64 8
  %354 = load ptr, ptr %353, align 8
  %355 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %356 = icmp eq ptr %354, %355
  br i1 %356, label %357, label %416

357:                                              ; preds = %352
  %358 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %230, ptr noundef nonnull %14) #17
  %359 = icmp eq i64 %358, %351
  br i1 %359, label %360, label %416

360:                                              ; preds = %357
  %361 = load i32, ptr %14, align 4
  %362 = icmp eq i32 %361, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  br i1 %362, label %423, label %1131

363:                                              ; preds = %349
  %364 = getelementptr inbounds nuw i8, ptr %230, i64 8
  %365 = load ptr, ptr %364, align 8
  %366 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 56), align 8
  %367 = icmp eq ptr %365, %366
  br i1 %367, label %368, label %416

368:                                              ; preds = %363
  %369 = getelementptr inbounds nuw i8, ptr %230, i64 16
  %370 = load i64, ptr %369, align 8
  %371 = icmp eq i64 %370, %351
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  br i1 %371, label %423, label %1131

372:                                              ; preds = %349
  %373 = inttoptr i64 %351 to ptr
  %374 = icmp eq ptr %230, %373
  br i1 %374, label %417, label %375

375:                                              ; preds = %372
  %376 = getelementptr inbounds nuw i8, ptr %230, i64 8
  %377 = load ptr, ptr %376, align 8
  %378 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 88), align 8
  %379 = icmp eq ptr %377, %378
  br i1 %379, label %380, label %416

380:                                              ; preds = %375
  %381 = getelementptr inbounds nuw i8, ptr %230, i64 16
  %382 = load i64, ptr %381, align 8
  %383 = getelementptr inbounds nuw i8, ptr %373, i64 16
  %384 = load i64, ptr %383, align 8
  %385 = icmp eq i64 %382, %384
  br i1 %385, label %386, label %416

386:                                              ; preds = %380
  %387 = icmp slt i64 %382, 1
  br i1 %387, label %417, label %388

388:                                              ; preds = %386
  %389 = getelementptr inbounds nuw i8, ptr %230, i64 24
  %390 = getelementptr inbounds nuw i8, ptr %373, i64 24
  br label %391

391:                                              ; preds = %408, %388
  %392 = phi i64 [ 0, %388 ], [ %409, %408 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #8
  %393 = getelementptr inbounds nuw ptr, ptr %389, i64 %392
  %394 = load ptr, ptr %393, align 8
  %395 = getelementptr inbounds nuw i8, ptr %394, i64 8
  %396 = load ptr, ptr %395, align 8
  %397 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %398 = icmp eq ptr %396, %397
  br i1 %398, label %399, label %412

399:                                              ; preds = %391
  %400 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %394, ptr noundef nonnull %12) #17
  %401 = load i32, ptr %12, align 4
  %402 = icmp eq i32 %401, 0
  br i1 %402, label %403, label %412

403:                                              ; preds = %399
  %404 = getelementptr inbounds nuw ptr, ptr %390, i64 %392
  %405 = load ptr, ptr %404, align 8
  %406 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef %405, ptr noundef nonnull %13) #17
  %407 = icmp eq i64 %400, %406
  br i1 %407, label %408, label %412

408:                                              ; preds = %403
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  %409 = add nuw nsw i64 %392, 1
  %410 = load i64, ptr %381, align 8
  %411 = icmp slt i64 %409, %410
  br i1 %411, label %391, label %417, !llvm.loop !33

412:                                              ; preds = %403, %399, %391
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  br label %416

413:                                              ; preds = %349
  %414 = ptrtoint ptr %230 to i64
  %415 = icmp eq i64 %351, %414
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  br i1 %415, label %423, label %1131

416:                                              ; preds = %380, %375, %363, %357, %352, %412
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  br label %1131

417:                                              ; preds = %408, %386, %372
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  br label %423

418:                                              ; preds = %349
  %419 = getelementptr inbounds nuw i8, ptr %230, i64 8
  %420 = load ptr, ptr %419, align 8
  %421 = inttoptr i64 %351 to ptr
  %422 = icmp eq ptr %420, %421
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  br i1 %422, label %423, label %1131

423:                                              ; preds = %418, %417, %413, %368, %360, %345, %344, %331, %308, %300, %285, %248, %240, %238
  %424 = add nuw nsw i64 %208, 1
  %425 = load i64, ptr %66, align 8
  %426 = icmp slt i64 %424, %425
  br i1 %426, label %207, label %427, !llvm.loop !34

427:                                              ; preds = %423, %198
  %428 = icmp ne ptr %203, null
  %429 = icmp ne ptr %201, null
  %430 = select i1 %428, ptr %203, ptr %201
  %431 = or i1 %429, %428
  %432 = zext i1 %428 to i64
  %433 = icmp eq ptr %201, null
  %434 = select i1 %433, i64 0, i64 2
  %435 = or disjoint i64 %434, %432
  %436 = icmp eq i64 %435, 0
  %437 = select i1 %436, i64 4, i64 %435
  %438 = getelementptr inbounds nuw i8, ptr %62, i64 104
  %439 = load i64, ptr %438, align 8
  %440 = xor i64 %439, -1
  %441 = and i64 %437, %440
  %442 = icmp eq i64 %441, 0
  %443 = xor i1 %428, true
  %444 = or i1 %433, %443
  %445 = and i1 %444, %442
  br i1 %445, label %446, label %1131

446:                                              ; preds = %427
  %447 = load i64, ptr %72, align 8
  %448 = icmp sgt i64 %447, 0
  br i1 %448, label %449, label %480

449:                                              ; preds = %446, %477
  %450 = phi i64 [ %478, %477 ], [ 0, %446 ]
  %451 = getelementptr inbounds nuw %struct.Equal, ptr %71, i64 %450
  br i1 %431, label %452, label %456

452:                                              ; preds = %449
  %453 = getelementptr inbounds nuw i8, ptr %451, i64 32
  %454 = load i64, ptr %453, align 8
  %455 = icmp eq i64 %454, 0
  br i1 %455, label %477, label %456

456:                                              ; preds = %452, %449
  %457 = load i64, ptr %451, align 8
  %458 = getelementptr inbounds i64, ptr %17, i64 %457
  %459 = load i64, ptr %458, align 8
  %460 = getelementptr inbounds nuw i8, ptr %451, i64 16
  %461 = load i64, ptr %460, align 8
  %462 = icmp slt i64 %461, 0
  %463 = getelementptr inbounds nuw i8, ptr %451, i64 24
  %464 = getelementptr inbounds nuw i64, ptr %17, i64 %461
  %465 = select i1 %462, ptr %463, ptr %464
  %466 = load i64, ptr %465, align 8
  %467 = getelementptr inbounds nuw i8, ptr %451, i64 8
  %468 = load i64, ptr %467, align 8
  %469 = icmp eq i64 %468, 1
  br i1 %469, label %474, label %470

470:                                              ; preds = %456
  %471 = add i64 %459, -1
  %472 = add i64 %471, %468
  %473 = sdiv i64 %472, %468
  br label %474

474:                                              ; preds = %470, %456
  %475 = phi i64 [ %473, %470 ], [ %459, %456 ]
  %476 = icmp eq i64 %475, %466
  br i1 %476, label %477, label %1131

477:                                              ; preds = %474, %452
  %478 = add nuw nsw i64 %450, 1
  %479 = icmp eq i64 %478, %447
  br i1 %479, label %480, label %449, !llvm.loop !35

480:                                              ; preds = %477, %446
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #8
  br i1 %431, label %481, label %526

481:                                              ; preds = %480
  %482 = getelementptr inbounds nuw i8, ptr %62, i64 192
  %483 = load i64, ptr %482, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #8
  store ptr %430, ptr %9, align 8
  %484 = getelementptr inbounds nuw i8, ptr %430, i64 8
  %485 = load ptr, ptr %484, align 8
  %486 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 88), align 8
  %487 = icmp eq ptr %485, %486
  br i1 %487, label %491, label %488

488:                                              ; preds = %481
  %489 = call i32 @PyType_IsSubtype(ptr noundef %485, ptr noundef %486) #17
  %490 = icmp eq i32 %489, 0
  br i1 %490, label %493, label %491

491:                                              ; preds = %488, %481
  %492 = getelementptr inbounds nuw i8, ptr %430, i64 24
  br label %500

493:                                              ; preds = %488
  %494 = load ptr, ptr %484, align 8
  %495 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 72), align 8
  %496 = icmp eq ptr %494, %495
  br i1 %496, label %497, label %504

497:                                              ; preds = %493
  %498 = getelementptr inbounds nuw i8, ptr %430, i64 24
  %499 = load ptr, ptr %498, align 8
  br label %500

500:                                              ; preds = %497, %491
  %501 = phi ptr [ %499, %497 ], [ %492, %491 ]
  %502 = getelementptr inbounds nuw i8, ptr %430, i64 16
  %503 = load i64, ptr %502, align 8
  br label %504

504:                                              ; preds = %500, %493
  %505 = phi ptr [ %9, %493 ], [ %501, %500 ]
  %506 = phi i64 [ 1, %493 ], [ %503, %500 ]
  %507 = icmp eq i64 %506, %483
  br i1 %507, label %508, label %525

508:                                              ; preds = %504
  %509 = icmp slt i64 %483, 1
  br i1 %509, label %524, label %510

510:                                              ; preds = %508, %519
  %511 = phi i64 [ %521, %519 ], [ 0, %508 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #8
  %512 = getelementptr inbounds nuw ptr, ptr %505, i64 %511
  %513 = load ptr, ptr %512, align 8
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %10, ptr noundef %513) #18
  %514 = load i32, ptr %10, align 8
  %515 = icmp eq i32 %514, 2
  %516 = load i64, ptr %47, align 8
  %517 = icmp ult i64 %516, 2147483648
  %518 = select i1 %515, i1 %517, i1 false
  br i1 %518, label %519, label %523

519:                                              ; preds = %510
  %520 = getelementptr inbounds nuw i64, ptr %11, i64 %511
  store i64 %516, ptr %520, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  %521 = add nuw nsw i64 %511, 1
  %522 = icmp eq i64 %521, %483
  br i1 %522, label %524, label %510, !llvm.loop !36

523:                                              ; preds = %510
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  br label %525

524:                                              ; preds = %519, %508
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  br label %526

525:                                              ; preds = %523, %504
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  br label %601

526:                                              ; preds = %524, %480
  %527 = getelementptr inbounds nuw i8, ptr %62, i64 192
  %528 = load i64, ptr %527, align 8
  %529 = call i64 @llvm.smax.i64(i64 %528, i64 3)
  %530 = trunc i64 %529 to i32
  %531 = icmp slt i32 %530, 1
  br i1 %531, label %602, label %532

532:                                              ; preds = %526
  %533 = getelementptr inbounds nuw i8, ptr %62, i64 352
  %534 = getelementptr inbounds nuw i8, ptr %62, i64 208
  %535 = getelementptr inbounds nuw i8, ptr %62, i64 200
  %536 = getelementptr inbounds nuw i8, ptr %62, i64 400
  %537 = and i64 %529, 2147483647
  %538 = call i64 @llvm.umax.i64(i64 %537, i64 1)
  br label %543

539:                                              ; preds = %596
  %540 = extractvalue { i64, i1 } %599, 0
  %541 = add nuw nsw i64 %545, 1
  %542 = icmp eq i64 %541, %538
  br i1 %542, label %602, label %543, !llvm.loop !37

543:                                              ; preds = %539, %532
  %544 = phi i64 [ 1, %532 ], [ %540, %539 ]
  %545 = phi i64 [ 0, %532 ], [ %541, %539 ]
  %546 = getelementptr inbounds nuw i64, ptr %533, i64 %545
  %547 = load i64, ptr %546, align 8
  %548 = icmp sgt i64 %528, %545
  br i1 %548, label %549, label %577

549:                                              ; preds = %543
  br i1 %431, label %567, label %550

550:                                              ; preds = %549
  %551 = getelementptr inbounds nuw %struct.Extent, ptr %534, i64 %545
  %552 = load i64, ptr %551, align 8
  %553 = icmp slt i64 %552, 0
  br i1 %553, label %554, label %556

554:                                              ; preds = %550
  %555 = getelementptr inbounds nuw i8, ptr %551, i64 8
  br label %564

556:                                              ; preds = %550
  %557 = getelementptr inbounds nuw i8, ptr %551, i64 16
  %558 = load i64, ptr %557, align 8
  %559 = icmp eq i64 %558, 0
  br i1 %559, label %560, label %562

560:                                              ; preds = %556
  %561 = getelementptr inbounds nuw i64, ptr %17, i64 %552
  br label %564

562:                                              ; preds = %556
  %563 = getelementptr inbounds nuw i64, ptr null, i64 %552
  br label %564

564:                                              ; preds = %562, %560, %554
  %565 = phi ptr [ %555, %554 ], [ %561, %560 ], [ %563, %562 ]
  %566 = load i64, ptr %565, align 8
  br label %578

567:                                              ; preds = %549
  %568 = getelementptr inbounds nuw i64, ptr %11, i64 %545
  %569 = load i64, ptr %568, align 8
  %570 = load i64, ptr %536, align 8
  %571 = icmp eq i64 %570, 0
  br i1 %571, label %584, label %572

572:                                              ; preds = %567
  %573 = getelementptr inbounds nuw %struct.Extent, ptr %63, i64 %545
  %574 = getelementptr inbounds nuw i8, ptr %573, i64 184
  %575 = load i64, ptr %574, align 8
  %576 = icmp eq i64 %569, %575
  br i1 %576, label %584, label %601

577:                                              ; preds = %543
  br i1 %431, label %584, label %578

578:                                              ; preds = %577, %564
  %579 = phi i64 [ %566, %564 ], [ 1, %577 ]
  %580 = load i64, ptr %535, align 8
  %581 = shl nuw i64 1, %545
  %582 = and i64 %580, %581
  %583 = icmp ne i64 %582, 0
  br label %584

584:                                              ; preds = %578, %577, %572, %567
  %585 = phi i64 [ %579, %578 ], [ 1, %577 ], [ %569, %567 ], [ %569, %572 ]
  %586 = phi i1 [ %583, %578 ], [ %429, %577 ], [ %429, %567 ], [ %429, %572 ]
  %587 = select i1 %586, i64 %547, i64 1
  %588 = mul nsw i64 %587, %585
  %589 = getelementptr inbounds nuw i64, ptr %18, i64 %545
  store i64 %588, ptr %589, align 8
  %590 = icmp eq i64 %547, 1
  %591 = select i1 %586, i1 true, i1 %590
  br i1 %591, label %596, label %592

592:                                              ; preds = %584
  %593 = add i64 %547, -1
  %594 = add i64 %593, %585
  %595 = sdiv i64 %594, %547
  br label %596

596:                                              ; preds = %592, %584
  %597 = phi i64 [ %595, %592 ], [ %585, %584 ]
  %598 = getelementptr inbounds nuw i64, ptr %19, i64 %545
  store i64 %597, ptr %598, align 8
  %599 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %544, i64 %597)
  %600 = extractvalue { i64, i1 } %599, 1
  br i1 %600, label %601, label %539

601:                                              ; preds = %596, %572, %525
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  br label %1131

602:                                              ; preds = %539, %526
  %603 = phi i64 [ 1, %526 ], [ %540, %539 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  %604 = load i64, ptr %75, align 8
  %605 = icmp slt i64 %604, 1
  br i1 %605, label %628, label %606

606:                                              ; preds = %602, %625
  %607 = phi i64 [ %626, %625 ], [ 0, %602 ]
  %608 = getelementptr inbounds nuw %struct.Apart, ptr %74, i64 %607
  %609 = load i64, ptr %608, align 8
  %610 = getelementptr inbounds i64, ptr %17, i64 %609
  %611 = load i64, ptr %610, align 8
  %612 = getelementptr inbounds nuw i8, ptr %608, i64 8
  %613 = load i64, ptr %612, align 8
  %614 = getelementptr inbounds i64, ptr %17, i64 %613
  %615 = load i64, ptr %614, align 8
  %616 = getelementptr inbounds nuw i8, ptr %608, i64 24
  %617 = load i64, ptr %616, align 8
  %618 = add i64 %617, %615
  %619 = icmp ult i64 %611, %618
  br i1 %619, label %620, label %625

620:                                              ; preds = %606
  %621 = getelementptr inbounds nuw i8, ptr %608, i64 16
  %622 = load i64, ptr %621, align 8
  %623 = add i64 %622, %611
  %624 = icmp ult i64 %615, %623
  br i1 %624, label %1131, label %625

625:                                              ; preds = %620, %606
  %626 = add nuw nsw i64 %607, 1
  %627 = icmp eq i64 %626, %604
  br i1 %627, label %628, label %606, !llvm.loop !38

628:                                              ; preds = %625, %602
  %629 = load i64, ptr %66, align 8
  %630 = icmp slt i64 %629, 1
  br i1 %630, label %667, label %631

631:                                              ; preds = %628, %664
  %632 = phi i64 [ %665, %664 ], [ 0, %628 ]
  %633 = getelementptr inbounds nuw %struct.Row, ptr %65, i64 %632
  %634 = load i64, ptr %633, align 8
  %635 = icmp slt i64 %634, 4
  br i1 %635, label %636, label %664

636:                                              ; preds = %631
  %637 = getelementptr inbounds nuw i8, ptr %633, i64 104
  %638 = load i64, ptr %637, align 8
  %639 = and i64 %638, 1099511627775
  %640 = icmp eq i64 %639, 0
  br i1 %640, label %664, label %641

641:                                              ; preds = %636
  %642 = getelementptr inbounds nuw i8, ptr %633, i64 96
  %643 = load i64, ptr %642, align 8
  %644 = getelementptr i64, ptr %17, i64 %643
  br label %645

645:                                              ; preds = %660, %641
  %646 = phi i64 [ %639, %641 ], [ %662, %660 ]
  %647 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %646, i1 true)
  %648 = trunc nuw nsw i64 %647 to i8
  %649 = freeze i8 %648
  %650 = udiv i8 %649, 6
  %651 = mul i8 %650, 6
  %652 = sub i8 %649, %651
  %653 = zext nneg i8 %652 to i64
  %654 = getelementptr inbounds nuw i64, ptr %18, i64 %653
  %655 = load i64, ptr %654, align 8
  %656 = zext nneg i8 %650 to i64
  %657 = getelementptr i64, ptr %644, i64 %656
  %658 = load i64, ptr %657, align 8
  %659 = icmp sgt i64 %655, %658
  br i1 %659, label %1131, label %660

660:                                              ; preds = %645
  %661 = add nsw i64 %646, -1
  %662 = and i64 %661, %646
  %663 = icmp eq i64 %662, 0
  br i1 %663, label %664, label %645, !llvm.loop !39

664:                                              ; preds = %660, %636, %631
  %665 = add nuw nsw i64 %632, 1
  %666 = icmp eq i64 %665, %629
  br i1 %666, label %667, label %631, !llvm.loop !40

667:                                              ; preds = %664, %628
  %668 = load i64, ptr %69, align 8
  %669 = icmp sgt i64 %668, 0
  br i1 %669, label %671, label %704

670:                                              ; preds = %698
  br i1 %699, label %704, label %1131

671:                                              ; preds = %667, %698
  %672 = phi i64 [ %700, %698 ], [ 0, %667 ]
  %673 = getelementptr inbounds nuw %struct.Captured, ptr %68, i64 %672
  %674 = getelementptr inbounds nuw i8, ptr %673, i64 8
  %675 = load ptr, ptr %674, align 8
  %676 = ptrtoint ptr %675 to i64
  %677 = load ptr, ptr %673, align 8
  switch i64 %676, label %687 [
    i64 0, label %678
    i64 1, label %684
  ]

678:                                              ; preds = %671
  %679 = getelementptr inbounds nuw i8, ptr %677, i64 16
  %680 = load ptr, ptr %679, align 8
  %681 = getelementptr inbounds nuw i8, ptr %673, i64 16
  %682 = load ptr, ptr %681, align 8
  %683 = icmp eq ptr %680, %682
  br label %698

684:                                              ; preds = %671
  %685 = call i64 @PyDict_Size(ptr noundef %677) #17
  %686 = icmp eq i64 %685, 0
  br label %698

687:                                              ; preds = %671
  %688 = call ptr @PyDict_GetItemWithError(ptr noundef %677, ptr noundef nonnull %675) #17
  %689 = icmp eq ptr %688, null
  br i1 %689, label %690, label %694, !prof !41

690:                                              ; preds = %687
  %691 = call ptr @PyErr_Occurred() #17
  %692 = icmp eq ptr %691, null
  br i1 %692, label %694, label %693

693:                                              ; preds = %690
  call void @PyErr_Clear() #17
  br label %1131

694:                                              ; preds = %690, %687
  %695 = getelementptr inbounds nuw i8, ptr %673, i64 16
  %696 = load ptr, ptr %695, align 8
  %697 = icmp eq ptr %688, %696
  br label %698

698:                                              ; preds = %694, %684, %678
  %699 = phi i1 [ %686, %684 ], [ %683, %678 ], [ %697, %694 ]
  %700 = add nuw nsw i64 %672, 1
  %701 = load i64, ptr %69, align 8
  %702 = icmp slt i64 %700, %701
  %703 = select i1 %702, i1 %699, i1 false
  br i1 %703, label %671, label %670, !llvm.loop !42

704:                                              ; preds = %670, %667
  %705 = getelementptr inbounds nuw i8, ptr %62, i64 176
  %706 = load ptr, ptr %705, align 8
  %707 = icmp eq ptr %706, null
  br i1 %707, label %711, label %708

708:                                              ; preds = %704
  %709 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 24), align 8
  %710 = call fastcc zeroext i1 @says(ptr noundef %706, ptr noundef null, ptr noundef %709) #18
  br i1 %710, label %711, label %1131

711:                                              ; preds = %708, %704
  %712 = getelementptr inbounds nuw i8, ptr %62, i64 448
  %713 = load ptr, ptr %712, align 8
  %714 = icmp eq ptr %713, null
  br i1 %714, label %746, label %715

715:                                              ; preds = %711
  %716 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %717 = getelementptr inbounds nuw i8, ptr %716, i64 8
  %718 = load i64, ptr %717, align 8
  %719 = inttoptr i64 %718 to ptr
  %720 = getelementptr inbounds nuw i8, ptr %716, i64 16
  %721 = load i64, ptr %720, align 8
  %722 = inttoptr i64 %721 to ptr
  %723 = load ptr, ptr @gpu, align 8
  %724 = call i64 @PyDict_Size(ptr noundef %723) #17
  %725 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %726 = load i64, ptr %725, align 8
  %727 = icmp eq i64 %724, %726
  br i1 %727, label %728, label %1131

728:                                              ; preds = %715
  %729 = icmp eq i64 %718, 0
  br i1 %729, label %734, label %730

730:                                              ; preds = %728
  %731 = load ptr, ptr %712, align 8
  %732 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 40), align 8
  %733 = call fastcc zeroext i1 @says(ptr noundef %719, ptr noundef %731, ptr noundef %732) #18
  br i1 %733, label %734, label %1131

734:                                              ; preds = %730, %728
  %735 = getelementptr inbounds nuw i8, ptr %62, i64 72
  %736 = load ptr, ptr %735, align 8
  %737 = icmp eq ptr %736, null
  %738 = icmp ne i64 %721, 0
  %739 = select i1 %737, i1 %738, i1 false
  br i1 %739, label %740, label %746

740:                                              ; preds = %734
  %741 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %742 = getelementptr inbounds nuw i8, ptr %741, i64 24
  %743 = load i64, ptr %742, align 8
  %744 = inttoptr i64 %743 to ptr
  %745 = call fastcc zeroext i1 @says(ptr noundef %722, ptr noundef null, ptr noundef %744) #18
  br i1 %745, label %746, label %1131

746:                                              ; preds = %740, %734, %711
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #8
  store i32 0, ptr %20, align 4
  %747 = icmp eq ptr %203, null
  %748 = load i64, ptr %78, align 8
  %749 = icmp slt i64 %748, 1
  br i1 %749, label %995, label %750

750:                                              ; preds = %746
  %751 = getelementptr inbounds nuw i8, ptr %62, i64 64
  br label %752

752:                                              ; preds = %990, %750
  %753 = phi i64 [ 0, %750 ], [ %974, %990 ]
  %754 = getelementptr inbounds nuw %struct.Make, ptr %77, i64 %753
  %755 = getelementptr inbounds nuw i8, ptr %754, i64 16
  %756 = load i64, ptr %755, align 8
  %757 = icmp eq i64 %756, 1
  br i1 %757, label %762, label %758

758:                                              ; preds = %752
  %759 = icmp eq i64 %756, 2
  %760 = select i1 %759, i1 %747, i1 false
  %761 = and i1 %433, %760
  br label %762

762:                                              ; preds = %758, %752
  %763 = phi i1 [ true, %752 ], [ %761, %758 ]
  %764 = load i64, ptr %754, align 8
  %765 = getelementptr inbounds %struct.Row, ptr %65, i64 %764
  %766 = getelementptr inbounds nuw i8, ptr %765, i64 24
  %767 = load i64, ptr %766, align 8
  %768 = getelementptr inbounds i64, ptr %17, i64 %767
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  %769 = getelementptr inbounds nuw i8, ptr %754, i64 24
  %770 = load i64, ptr %769, align 8
  %771 = getelementptr inbounds nuw i8, ptr %754, i64 8
  %772 = load i64, ptr %771, align 8
  %773 = icmp sgt i64 %772, 0
  br i1 %773, label %774, label %810

774:                                              ; preds = %762
  %775 = getelementptr inbounds nuw i8, ptr %754, i64 48
  br label %779

776:                                              ; preds = %801
  %777 = add nuw nsw i64 %780, 1
  %778 = icmp eq i64 %777, %772
  br i1 %778, label %810, label %779, !llvm.loop !43

779:                                              ; preds = %776, %774
  %780 = phi i64 [ 0, %774 ], [ %777, %776 ]
  %781 = phi i64 [ %770, %774 ], [ %807, %776 ]
  %782 = getelementptr inbounds nuw %struct.Extent, ptr %775, i64 %780
  %783 = load i64, ptr %782, align 8
  %784 = icmp slt i64 %783, 0
  br i1 %784, label %785, label %787

785:                                              ; preds = %779
  %786 = getelementptr inbounds nuw i8, ptr %782, i64 8
  br label %797

787:                                              ; preds = %779
  %788 = getelementptr inbounds nuw i8, ptr %782, i64 16
  %789 = load i64, ptr %788, align 8
  %790 = icmp eq i64 %789, 0
  br i1 %790, label %791, label %793

791:                                              ; preds = %787
  %792 = getelementptr inbounds nuw i64, ptr %17, i64 %783
  br label %797

793:                                              ; preds = %787
  %794 = icmp eq i64 %789, 1
  %795 = select i1 %794, ptr %18, ptr %19
  %796 = getelementptr inbounds nuw i64, ptr %795, i64 %783
  br label %797

797:                                              ; preds = %793, %791, %785
  %798 = phi ptr [ %786, %785 ], [ %792, %791 ], [ %796, %793 ]
  %799 = load i64, ptr %798, align 8
  %800 = icmp ugt i64 %799, 2147483647
  br i1 %800, label %993, label %801

801:                                              ; preds = %797
  %802 = getelementptr inbounds nuw i64, ptr %8, i64 %780
  store i64 %799, ptr %802, align 8
  %803 = getelementptr inbounds nuw i64, ptr %768, i64 %780
  %804 = getelementptr inbounds nuw i8, ptr %803, i64 8
  store i64 %799, ptr %804, align 8
  %805 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %781, i64 %799)
  %806 = extractvalue { i64, i1 } %805, 1
  %807 = extractvalue { i64, i1 } %805, 0
  %808 = icmp sgt i64 %807, 70368744177664
  %809 = or i1 %806, %808
  br i1 %809, label %993, label %776

810:                                              ; preds = %776, %762
  %811 = phi i64 [ %770, %762 ], [ %807, %776 ]
  %812 = getelementptr inbounds nuw i8, ptr %765, i64 80
  %813 = load i64, ptr %812, align 8
  %814 = icmp eq i64 %813, 0
  br i1 %814, label %818, label %815

815:                                              ; preds = %810
  %816 = getelementptr i64, ptr %768, i64 %772
  %817 = getelementptr i8, ptr %816, i64 8
  store i64 %813, ptr %817, align 8
  br label %818

818:                                              ; preds = %815, %810
  %819 = getelementptr inbounds nuw i8, ptr %754, i64 40
  %820 = load ptr, ptr %819, align 8
  %821 = icmp eq ptr %820, null
  br i1 %821, label %850, label %822

822:                                              ; preds = %818
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %7, i8 0, i64 56, i1 false)
  %823 = call i64 @llvm.smax.i64(i64 %772, i64 0)
  br label %824

824:                                              ; preds = %827, %822
  %825 = phi i64 [ 0, %822 ], [ %831, %827 ]
  %826 = icmp eq i64 %825, %823
  br i1 %826, label %834, label %827

827:                                              ; preds = %824
  %828 = getelementptr inbounds nuw i64, ptr %8, i64 %825
  %829 = load i64, ptr %828, align 8
  %830 = call ptr @PyLong_FromLongLong(i64 noundef %829) #17
  %831 = add nuw i64 %825, 1
  %832 = getelementptr inbounds nuw ptr, ptr %7, i64 %831
  store ptr %830, ptr %832, align 8
  %833 = icmp eq ptr %830, null
  br i1 %833, label %834, label %824, !llvm.loop !44

834:                                              ; preds = %827, %824
  %835 = phi i64 [ %823, %824 ], [ %825, %827 ]
  %836 = icmp eq i64 %835, %772
  br i1 %836, label %837, label %840

837:                                              ; preds = %834
  %838 = or i64 %772, -9223372036854775808
  %839 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %820, ptr noundef nonnull %48, i64 noundef %838, ptr noundef null) #17
  br label %840

840:                                              ; preds = %837, %834
  %841 = phi ptr [ %839, %837 ], [ null, %834 ]
  %842 = icmp eq i64 %835, 0
  br i1 %842, label %849, label %843

843:                                              ; preds = %840, %843
  %844 = phi i64 [ %845, %843 ], [ %835, %840 ]
  %845 = add nsw i64 %844, -1
  %846 = getelementptr inbounds nuw ptr, ptr %7, i64 %844
  %847 = load ptr, ptr %846, align 8
  call void @Py_DecRef(ptr noundef %847) #17
  %848 = icmp sgt i64 %844, 1
  br i1 %848, label %843, label %849, !llvm.loop !45

849:                                              ; preds = %843, %840
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  br label %966

850:                                              ; preds = %818
  %851 = load ptr, ptr %751, align 8
  %852 = icmp eq ptr %851, null
  br i1 %852, label %909, label %853

853:                                              ; preds = %850
  %854 = add i64 %811, 240
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  store ptr null, ptr %6, align 8
  %855 = icmp sgt i64 %811, 4194303
  %856 = and i1 %763, %855
  br i1 %856, label %857, label %859

857:                                              ; preds = %853
  %858 = call fastcc ptr @take_block(i64 noundef %854) #18
  br label %864

859:                                              ; preds = %853
  br i1 %763, label %860, label %862

860:                                              ; preds = %859
  %861 = call ptr @PyMem_RawMalloc(i64 noundef %854) #17
  br label %864

862:                                              ; preds = %859
  %863 = call ptr @PyMem_RawCalloc(i64 noundef 1, i64 noundef %854) #17
  br label %864

864:                                              ; preds = %862, %860, %857
  %865 = phi ptr [ %858, %857 ], [ null, %860 ], [ null, %862 ]
  %866 = phi ptr [ %858, %857 ], [ %861, %860 ], [ %863, %862 ]
  %867 = icmp eq ptr %866, null
  br i1 %867, label %907, label %868

868:                                              ; preds = %864
  %869 = getelementptr inbounds nuw i8, ptr %866, i64 176
  %870 = ptrtoint ptr %869 to i64
  %871 = add i64 %870, 63
  %872 = and i64 %871, -64
  store i64 %872, ptr %768, align 8
  %873 = inttoptr i64 %872 to ptr
  %874 = getelementptr inbounds nuw i8, ptr %765, i64 40
  %875 = load i64, ptr %874, align 8
  %876 = getelementptr inbounds nuw i8, ptr %765, i64 48
  %877 = load i64, ptr %876, align 8
  %878 = getelementptr inbounds nuw i8, ptr %866, i64 80
  %879 = getelementptr inbounds nuw i8, ptr %866, i64 128
  store i32 1, ptr %866, align 8
  %880 = getelementptr inbounds nuw i8, ptr %866, i64 4
  store i32 0, ptr %880, align 4
  %881 = getelementptr inbounds nuw i8, ptr %866, i64 8
  store ptr %865, ptr %881, align 8
  %882 = getelementptr inbounds nuw i8, ptr %866, i64 16
  store ptr @give_back, ptr %882, align 8
  %883 = getelementptr inbounds nuw i8, ptr %866, i64 24
  store i64 0, ptr %883, align 8
  %884 = getelementptr inbounds nuw i8, ptr %866, i64 32
  store ptr %873, ptr %884, align 8
  %885 = getelementptr inbounds nuw i8, ptr %866, i64 40
  store i64 %875, ptr %885, align 8
  %886 = getelementptr inbounds nuw i8, ptr %866, i64 48
  store i64 %877, ptr %886, align 8
  %887 = getelementptr inbounds nuw i8, ptr %866, i64 56
  store ptr %878, ptr %887, align 8
  %888 = getelementptr inbounds nuw i8, ptr %866, i64 64
  store ptr %879, ptr %888, align 8
  %889 = getelementptr inbounds nuw i8, ptr %866, i64 72
  store i64 0, ptr %889, align 8
  br i1 %773, label %894, label %890

890:                                              ; preds = %894, %868
  %891 = load ptr, ptr %751, align 8
  %892 = call i32 %891(ptr noundef nonnull %866, ptr noundef nonnull %6) #17
  %893 = icmp eq i32 %892, 0
  br i1 %893, label %904, label %906

894:                                              ; preds = %868, %894
  %895 = phi i64 [ %902, %894 ], [ 1, %868 ]
  %896 = phi i64 [ %897, %894 ], [ %772, %868 ]
  %897 = add nsw i64 %896, -1
  %898 = getelementptr inbounds nuw i64, ptr %8, i64 %897
  %899 = load i64, ptr %898, align 8
  %900 = getelementptr inbounds nuw i64, ptr %878, i64 %897
  store i64 %899, ptr %900, align 8
  %901 = getelementptr inbounds nuw i64, ptr %879, i64 %897
  store i64 %895, ptr %901, align 8
  %902 = mul nsw i64 %899, %895
  %903 = icmp samesign ugt i64 %896, 1
  br i1 %903, label %894, label %890, !llvm.loop !46

904:                                              ; preds = %890
  %905 = load ptr, ptr %6, align 8
  br label %907

906:                                              ; preds = %890
  call void @give_back(ptr noundef nonnull %866) #18
  br label %907

907:                                              ; preds = %906, %904, %864
  %908 = phi ptr [ null, %906 ], [ %905, %904 ], [ null, %864 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  br label %966

909:                                              ; preds = %850
  %910 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %911 = select i1 %763, i64 184, i64 183
  %912 = getelementptr inbounds nuw ptr, ptr %910, i64 %911
  %913 = load ptr, ptr %912, align 8
  %914 = getelementptr inbounds nuw i8, ptr %754, i64 32
  %915 = load ptr, ptr %914, align 8
  %916 = icmp slt i64 %811, 4096
  br i1 %916, label %917, label %921

917:                                              ; preds = %909
  call void @Py_IncRef(ptr noundef %915) #17
  %918 = load i64, ptr %771, align 8
  %919 = trunc i64 %918 to i32
  %920 = call ptr %913(i32 noundef %919, ptr noundef nonnull %8, ptr noundef %915, i32 noundef 0) #17
  br label %966

921:                                              ; preds = %909
  %922 = icmp samesign ugt i64 %811, 4194303
  %923 = and i1 %763, %922
  br i1 %923, label %924, label %932

924:                                              ; preds = %921
  %925 = call fastcc ptr @take_block(i64 noundef %811) #18
  %926 = icmp eq ptr %925, null
  br i1 %926, label %969, label %927

927:                                              ; preds = %924
  %928 = call ptr @PyCapsule_New(ptr noundef nonnull %925, ptr noundef null, ptr noundef nonnull @drop_memory) #17
  %929 = icmp eq ptr %928, null
  br i1 %929, label %930, label %947

930:                                              ; preds = %927
  %931 = getelementptr inbounds i8, ptr %925, i64 -64
  call fastcc void @keep_block(ptr noundef nonnull %931) #18
  br label %969

932:                                              ; preds = %921
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %933 = add nuw nsw i64 %811, 64
  store i64 %933, ptr %5, align 8
  %934 = getelementptr inbounds nuw i8, ptr %910, i64 360
  %935 = load ptr, ptr %934, align 8
  %936 = call ptr %935(i32 noundef 2) #17
  %937 = call ptr %913(i32 noundef 1, ptr noundef nonnull %5, ptr noundef %936, i32 noundef 0) #17
  %938 = icmp eq ptr %937, null
  br i1 %938, label %939, label %940

939:                                              ; preds = %932
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br label %969

940:                                              ; preds = %932
  %941 = getelementptr inbounds nuw i8, ptr %937, i64 16
  %942 = load ptr, ptr %941, align 8
  %943 = ptrtoint ptr %942 to i64
  %944 = add i64 %943, 63
  %945 = and i64 %944, -64
  %946 = inttoptr i64 %945 to ptr
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br label %947

947:                                              ; preds = %940, %927
  %948 = phi ptr [ %946, %940 ], [ %925, %927 ]
  %949 = phi ptr [ %937, %940 ], [ %928, %927 ]
  call void @Py_IncRef(ptr noundef %915) #17
  %950 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %951 = getelementptr inbounds nuw i8, ptr %950, i64 752
  %952 = load ptr, ptr %951, align 8
  %953 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8
  %954 = load i64, ptr %771, align 8
  %955 = trunc i64 %954 to i32
  %956 = call ptr %952(ptr noundef %953, ptr noundef %915, i32 noundef %955, ptr noundef nonnull %8, ptr noundef null, ptr noundef %948, i32 noundef 1281, ptr noundef null) #17
  %957 = icmp eq ptr %956, null
  br i1 %957, label %958, label %959

958:                                              ; preds = %947
  call void @Py_DecRef(ptr noundef nonnull %949) #17
  br label %969

959:                                              ; preds = %947
  %960 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %961 = getelementptr inbounds nuw i8, ptr %960, i64 2256
  %962 = load ptr, ptr %961, align 8
  %963 = call i32 %962(ptr noundef nonnull %956, ptr noundef nonnull %949) #17
  %964 = icmp slt i32 %963, 0
  br i1 %964, label %965, label %970

965:                                              ; preds = %959
  call void @Py_DecRef(ptr noundef nonnull %956) #17
  br label %969

966:                                              ; preds = %917, %907, %849
  %967 = phi ptr [ %841, %849 ], [ %908, %907 ], [ %920, %917 ]
  %968 = icmp eq ptr %967, null
  br i1 %968, label %969, label %970

969:                                              ; preds = %966, %924, %965, %958, %939, %930
  call void @PyErr_Clear() #17
  br label %993

970:                                              ; preds = %966, %959
  %971 = phi ptr [ %967, %966 ], [ %956, %959 ]
  %972 = load i64, ptr %754, align 8
  %973 = getelementptr inbounds ptr, ptr %16, i64 %972
  store ptr %971, ptr %973, align 8
  %974 = add nuw nsw i64 %753, 1
  %975 = load ptr, ptr %819, align 8
  %976 = icmp eq ptr %975, null
  br i1 %976, label %983, label %977

977:                                              ; preds = %970
  %978 = getelementptr inbounds %struct.Row, ptr %65, i64 %972
  %979 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %63, ptr noundef nonnull readonly %978, ptr noundef %971, ptr noundef nonnull %17, ptr noundef null) #18
  br i1 %979, label %980, label %993

980:                                              ; preds = %977
  %981 = load ptr, ptr %819, align 8
  %982 = icmp eq ptr %981, null
  br i1 %982, label %983, label %990

983:                                              ; preds = %980, %970
  %984 = load ptr, ptr %751, align 8
  %985 = icmp eq ptr %984, null
  br i1 %985, label %986, label %990

986:                                              ; preds = %983
  %987 = getelementptr inbounds nuw i8, ptr %971, i64 16
  %988 = load ptr, ptr %987, align 8
  %989 = ptrtoint ptr %988 to i64
  store i64 %989, ptr %768, align 8
  br label %990

990:                                              ; preds = %986, %983, %980
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  %991 = load i64, ptr %78, align 8
  %992 = icmp slt i64 %974, %991
  br i1 %992, label %752, label %995, !llvm.loop !47

993:                                              ; preds = %977, %801, %797, %969
  %994 = phi i64 [ %753, %969 ], [ %753, %801 ], [ %753, %797 ], [ %974, %977 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  br label %1118

995:                                              ; preds = %990, %746
  %996 = phi i64 [ 0, %746 ], [ %974, %990 ]
  %997 = load i64, ptr %527, align 8
  %998 = call i64 @llvm.smax.i64(i64 %997, i64 3)
  %999 = trunc i64 %998 to i32
  %1000 = icmp sgt i32 %999, 0
  %1001 = getelementptr inbounds nuw i8, ptr %62, i64 40
  %1002 = load i64, ptr %1001, align 8
  %1003 = icmp eq i64 %1002, 0
  %1004 = select i1 %1000, i1 %1003, i1 false
  br i1 %1004, label %1005, label %1011

1005:                                             ; preds = %995
  %1006 = getelementptr inbounds nuw i8, ptr %62, i64 408
  %1007 = load i64, ptr %1006, align 8
  %1008 = getelementptr i64, ptr %17, i64 %1007
  %1009 = shl i64 %998, 3
  %1010 = and i64 %1009, 17179869176
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1008, ptr nonnull align 8 %19, i64 %1010, i1 false)
  br label %1012

1011:                                             ; preds = %995
  switch i64 %1002, label %1033 [
    i64 0, label %1012
    i64 1, label %1014
    i64 2, label %1016
    i64 3, label %1018
  ]

1012:                                             ; preds = %1011, %1005
  %1013 = call fastcc i32 @run_kernel(ptr noundef nonnull readonly %63, ptr noundef %17, ptr noundef %19, i64 noundef %603) #18
  br label %1020

1014:                                             ; preds = %1011
  %1015 = call fastcc i32 @run_plan(ptr noundef nonnull readonly %63, ptr noundef nonnull readonly %83, ptr noundef %17) #18
  br label %1020

1016:                                             ; preds = %1011
  %1017 = call fastcc i32 @run_gpu(ptr noundef nonnull readonly %63, ptr noundef nonnull readonly %83, ptr noundef %17, ptr noundef %20) #18
  br label %1020

1018:                                             ; preds = %1011
  %1019 = call fastcc i32 @run_graph(ptr noundef nonnull readonly %63, ptr noundef %17) #18
  br label %1020

1020:                                             ; preds = %1018, %1016, %1014, %1012
  %1021 = phi i32 [ %1019, %1018 ], [ %1013, %1012 ], [ %1015, %1014 ], [ %1017, %1016 ]
  %1022 = icmp eq i32 %1021, 1
  br i1 %1022, label %1023, label %1118

1023:                                             ; preds = %1020
  %1024 = load i64, ptr %1001, align 8
  %1025 = load i32, ptr %20, align 4
  %1026 = icmp eq i64 %1024, 2
  br i1 %1026, label %1027, label %1033

1027:                                             ; preds = %1023
  %1028 = load ptr, ptr %712, align 8
  %1029 = icmp eq ptr %1028, null
  br i1 %1029, label %1030, label %1039

1030:                                             ; preds = %1027
  %1031 = sext i32 %1025 to i64
  %1032 = call ptr @PyLong_FromLongLong(i64 noundef %1031) #17
  br label %1118

1033:                                             ; preds = %1023, %1011
  %1034 = phi i64 [ %1024, %1023 ], [ %1002, %1011 ]
  %1035 = freeze i64 %1034
  %1036 = icmp eq i64 %1035, 4
  %1037 = getelementptr inbounds nuw i8, ptr %62, i64 440
  %1038 = select i1 %1036, ptr %1037, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16)
  br label %1039

1039:                                             ; preds = %1033, %1027
  %1040 = phi ptr [ getelementptr inbounds nuw (i8, ptr @host, i64 16), %1027 ], [ %1038, %1033 ]
  %1041 = load ptr, ptr %1040, align 8
  %1042 = load i64, ptr %81, align 8
  switch i64 %1042, label %1047 [
    i64 1, label %1043
    i64 0, label %1051
  ]

1043:                                             ; preds = %1039
  %1044 = load i64, ptr %80, align 8
  %1045 = getelementptr inbounds ptr, ptr %16, i64 %1044
  %1046 = load ptr, ptr %1045, align 8
  br label %1051

1047:                                             ; preds = %1039
  %1048 = call ptr @PyTuple_New(i64 noundef %1042) #17
  %1049 = load i64, ptr %81, align 8
  %1050 = icmp slt i64 %1049, 2
  br i1 %1050, label %1051, label %1053

1051:                                             ; preds = %1047, %1043, %1039
  %1052 = phi ptr [ %1048, %1047 ], [ %1041, %1039 ], [ %1046, %1043 ]
  call void @Py_IncRef(ptr noundef %1052) #17
  br label %1053

1053:                                             ; preds = %1051, %1047
  %1054 = phi ptr [ %1052, %1051 ], [ %1048, %1047 ]
  %1055 = icmp eq ptr %1054, null
  br i1 %1055, label %1118, label %1056

1056:                                             ; preds = %1053
  %1057 = getelementptr inbounds nuw i8, ptr %1054, i64 24
  %1058 = load i64, ptr %81, align 8
  %1059 = icmp sgt i64 %1058, 1
  br i1 %1059, label %1060, label %1075

1060:                                             ; preds = %1056, %1060
  %1061 = phi i64 [ %1070, %1060 ], [ 0, %1056 ]
  %1062 = getelementptr inbounds nuw i64, ptr %80, i64 %1061
  %1063 = load i64, ptr %1062, align 8
  %1064 = getelementptr inbounds ptr, ptr %16, i64 %1063
  %1065 = load ptr, ptr %1064, align 8
  call void @Py_IncRef(ptr noundef %1065) #17
  %1066 = load i64, ptr %1062, align 8
  %1067 = getelementptr inbounds ptr, ptr %16, i64 %1066
  %1068 = load ptr, ptr %1067, align 8
  %1069 = getelementptr inbounds nuw ptr, ptr %1057, i64 %1061
  store ptr %1068, ptr %1069, align 8
  %1070 = add nuw nsw i64 %1061, 1
  %1071 = load i64, ptr %81, align 8
  %1072 = icmp sgt i64 %1071, 1
  %1073 = icmp slt i64 %1070, %1071
  %1074 = select i1 %1072, i1 %1073, i1 false
  br i1 %1074, label %1060, label %1075

1075:                                             ; preds = %1060, %1056
  %1076 = getelementptr inbounds nuw i8, ptr %62, i64 184
  %1077 = load ptr, ptr %1076, align 8
  %1078 = icmp eq ptr %1077, null
  br i1 %1078, label %1118, label %1079

1079:                                             ; preds = %1075
  %1080 = getelementptr inbounds nuw i8, ptr %62, i64 88
  %1081 = load ptr, ptr %1080, align 8
  %1082 = icmp eq ptr %1081, null
  br i1 %1082, label %1112, label %1083

1083:                                             ; preds = %1079, %1106
  %1084 = phi ptr [ %1108, %1106 ], [ %1081, %1079 ]
  %1085 = phi i64 [ %1107, %1106 ], [ 0, %1079 ]
  %1086 = load i64, ptr %96, align 8
  %1087 = icmp slt i64 %1085, %1086
  br i1 %1087, label %1088, label %1110

1088:                                             ; preds = %1083
  %1089 = getelementptr inbounds nuw %struct.Row, ptr %65, i64 %1085
  %1090 = getelementptr inbounds nuw i8, ptr %1089, i64 104
  %1091 = load i64, ptr %1090, align 8
  %1092 = and i64 %1091, 1099511627776
  %1093 = icmp eq i64 %1092, 0
  br i1 %1093, label %1106, label %1094

1094:                                             ; preds = %1088
  %1095 = getelementptr inbounds nuw i8, ptr %1089, i64 16
  %1096 = load i64, ptr %1095, align 8
  %1097 = getelementptr inbounds ptr, ptr %16, i64 %1096
  %1098 = load ptr, ptr %1097, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store ptr null, ptr %4, align 8
  store ptr %1098, ptr %49, align 8
  %1099 = icmp ne ptr %1098, null
  %1100 = zext i1 %1099 to i64
  %1101 = or disjoint i64 %1100, -9223372036854775808
  %1102 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %1084, ptr noundef nonnull %49, i64 noundef %1101, ptr noundef null) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  %1103 = icmp eq ptr %1102, null
  br i1 %1103, label %1105, label %1104

1104:                                             ; preds = %1094
  call void @Py_DecRef(ptr noundef nonnull %1102) #17
  br label %1106

1105:                                             ; preds = %1094
  call void @PyErr_Clear() #17
  br label %1106

1106:                                             ; preds = %1105, %1104, %1088
  %1107 = add nuw nsw i64 %1085, 1
  %1108 = load ptr, ptr %1080, align 8
  %1109 = icmp eq ptr %1108, null
  br i1 %1109, label %1110, label %1083, !llvm.loop !48

1110:                                             ; preds = %1106, %1083
  %1111 = load ptr, ptr %1076, align 8
  br label %1112

1112:                                             ; preds = %1110, %1079
  %1113 = phi ptr [ %1111, %1110 ], [ %1077, %1079 ]
  %1114 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %1115 = icmp eq ptr %1113, %1114
  br i1 %1115, label %1118, label %1116

1116:                                             ; preds = %1112
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  store ptr null, ptr %3, align 8
  store ptr %1054, ptr %50, align 8
  %1117 = call ptr @PyObject_Vectorcall(ptr noundef %1113, ptr noundef nonnull %50, i64 noundef -9223372036854775807, ptr noundef null) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  call void @Py_DecRef(ptr noundef nonnull %1054) #17
  br label %1118

1118:                                             ; preds = %1116, %1112, %1075, %1053, %1030, %1020, %993
  %1119 = phi i64 [ %994, %993 ], [ %996, %1020 ], [ %996, %1030 ], [ %996, %1053 ], [ %996, %1075 ], [ %996, %1112 ], [ %996, %1116 ]
  %1120 = phi ptr [ null, %993 ], [ null, %1020 ], [ %1032, %1030 ], [ null, %1053 ], [ %1054, %1075 ], [ %1054, %1112 ], [ %1117, %1116 ]
  %1121 = icmp sgt i64 %1119, 0
  br i1 %1121, label %1122, label %1130

1122:                                             ; preds = %1118, %1122
  %1123 = phi i64 [ %1124, %1122 ], [ %1119, %1118 ]
  %1124 = add nsw i64 %1123, -1
  %1125 = getelementptr inbounds nuw %struct.Make, ptr %77, i64 %1124
  %1126 = load i64, ptr %1125, align 8
  %1127 = getelementptr inbounds ptr, ptr %16, i64 %1126
  %1128 = load ptr, ptr %1127, align 8
  call void @Py_DecRef(ptr noundef %1128) #17
  %1129 = icmp samesign ugt i64 %1123, 1
  br i1 %1129, label %1122, label %1130, !llvm.loop !49

1130:                                             ; preds = %1122, %1118
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #8
  br label %1131

1131:                                             ; preds = %418, %413, %368, %360, %345, %331, %308, %300, %285, %251, %244, %240, %239, %238, %474, %620, %645, %1130, %740, %730, %715, %708, %693, %670, %601, %427, %416, %343
  %1132 = phi ptr [ %1120, %1130 ], [ null, %670 ], [ null, %708 ], [ null, %740 ], [ null, %715 ], [ null, %730 ], [ null, %343 ], [ null, %474 ], [ null, %601 ], [ null, %427 ], [ null, %620 ], [ null, %645 ], [ null, %693 ], [ null, %416 ], [ null, %238 ], [ null, %239 ], [ null, %240 ], [ null, %244 ], [ null, %251 ], [ null, %285 ], [ null, %300 ], [ null, %308 ], [ null, %331 ], [ null, %345 ], [ null, %360 ], [ null, %368 ], [ null, %413 ], [ null, %418 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #8
  br label %1133

1133:                                             ; preds = %147, %163, %86, %90, %177, %188, %193, %1131
  %1134 = phi ptr [ null, %86 ], [ %1132, %1131 ], [ null, %193 ], [ null, %177 ], [ null, %188 ], [ null, %90 ], [ null, %163 ], [ null, %147 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #8
  %1135 = load i64, ptr %21, align 8
  %1136 = icmp sgt i64 %1135, 0
  br i1 %1136, label %1137, label %1143

1137:                                             ; preds = %1133, %1137
  %1138 = phi i64 [ %1141, %1137 ], [ %1135, %1133 ]
  %1139 = add nsw i64 %1138, -1
  store i64 %1139, ptr %21, align 8
  %1140 = getelementptr inbounds nuw %struct.Py_buffer, ptr %51, i64 %1139
  call void @PyBuffer_Release(ptr noundef nonnull %1140) #17
  %1141 = load i64, ptr %21, align 8
  %1142 = icmp sgt i64 %1141, 0
  br i1 %1142, label %1137, label %1143, !llvm.loop !50

1143:                                             ; preds = %1137, %1133
  call void @Py_DecRef(ptr noundef %60) #17
  %1144 = icmp eq ptr %1134, null
  br i1 %1144, label %1146, label %1145

1145:                                             ; preds = %1143
  store i64 %57, ptr %33, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #8
  br label %1154

1146:                                             ; preds = %1143
  %1147 = call ptr @PyErr_Occurred() #17
  %1148 = icmp eq ptr %1147, null
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #8
  br i1 %1148, label %1149, label %1154

1149:                                             ; preds = %1146
  %1150 = add nuw nsw i64 %54, 1
  %1151 = add nsw i64 %57, 1
  %1152 = load i64, ptr %34, align 8
  %1153 = icmp slt i64 %1150, %1152
  br i1 %1153, label %52, label %1154, !llvm.loop !51

1154:                                             ; preds = %1149, %1146, %1145, %32
  %1155 = phi ptr [ %1134, %1145 ], [ null, %32 ], [ null, %1146 ], [ null, %1149 ]
  br i1 %30, label %1157, label %1156

1156:                                             ; preds = %1154
  call void @llvm.write_register.i64(metadata !3, i64 %29)
  br label %1157

1157:                                             ; preds = %1156, %1154, %2
  %1158 = phi ptr [ null, %2 ], [ %1155, %1154 ], [ %1155, %1156 ]
  ret ptr %1158
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
  br i1 %152, label %160, label %142, !llvm.loop !52

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
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 432
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
  br i1 %80, label %66, label %81, !llvm.loop !53

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
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 424
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Patch, ptr %1, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 432
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
  br i1 %28, label %29, label %15, !llvm.loop !53

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
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %39 = load ptr, ptr %38, align 8
  %40 = call i32 %37(ptr noundef nonnull %5, ptr noundef %39, ptr noundef null, ptr noundef nonnull %7) #17
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
  br i1 %58, label %59, label %42, !llvm.loop !54

59:                                               ; preds = %55, %32
  %60 = phi ptr [ %34, %32 ], [ %41, %55 ]
  %61 = add nuw nsw i64 %33, 1
  %62 = icmp eq i64 %61, %28
  br i1 %62, label %63, label %32, !llvm.loop !55

63:                                               ; preds = %59, %22
  %64 = getelementptr inbounds nuw i8, ptr %25, i64 56
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %42, %63
  %68 = add nuw nsw i64 %23, 1
  %69 = icmp eq i64 %68, %20
  br i1 %69, label %73, label %22, !llvm.loop !56

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
  br i1 %124, label %106, label %101, !llvm.loop !57

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
  br i1 %144, label %91, label %145, !llvm.loop !58

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
  br i1 %11, label %12, label %77, !prof !59

12:                                               ; preds = %5
  %13 = load i64, ptr %1, align 8
  switch i64 %13, label %72 [
    i64 0, label %14
    i64 1, label %68
    i64 2, label %70
  ], !prof !60

14:                                               ; preds = %12
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %16 = load i32, ptr %15, align 8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, %17
  br i1 %21, label %22, label %77, !prof !59

22:                                               ; preds = %14
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %24 = load i32, ptr %23, align 8
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %27 = load i64, ptr %26, align 8
  %28 = and i64 %27, %25
  %29 = icmp eq i64 %28, %27
  br i1 %29, label %30, label %77, !prof !59

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
  br i1 %41, label %57, label %42, !prof !59

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
  br i1 %47, label %68, label %48, !llvm.loop !61

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
  br i1 %7, label %10, label %8, !prof !59

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
  br i1 %28, label %29, label %19, !llvm.loop !62

29:                                               ; preds = %25, %10
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %36, label %33, !prof !59

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
  br i1 %93, label %94, label %29, !llvm.loop !63

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
  br i1 %26, label %27, label %32, !llvm.loop !64

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
  br i1 %52, label %37, label %53, !llvm.loop !65

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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !66)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8, !noalias !66
  %18 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %1, ptr noundef nonnull %3) #17, !noalias !66
  %19 = load i32, ptr %3, align 4, !noalias !66
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25, !prof !59

21:                                               ; preds = %17
  store i32 2, ptr %0, align 8, !alias.scope !66
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %22, align 4, !alias.scope !66
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %18, ptr %23, align 8, !alias.scope !66
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %24, align 8, !alias.scope !66
  br label %39

25:                                               ; preds = %17
  %26 = icmp slt i32 %19, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !66
  br label %39

28:                                               ; preds = %25
  %29 = call i64 @PyLong_AsUnsignedLongLong(ptr noundef nonnull %1) #17, !noalias !66
  %30 = icmp eq i64 %29, -1
  br i1 %30, label %31, label %34

31:                                               ; preds = %28
  %32 = call ptr @PyErr_Occurred() #17, !noalias !66
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %38

34:                                               ; preds = %31, %28
  store i32 3, ptr %0, align 8, !alias.scope !66
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %35, align 4, !alias.scope !66
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %29, ptr %36, align 8, !alias.scope !66
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %37, align 8, !alias.scope !66
  br label %39

38:                                               ; preds = %31
  call void @PyErr_Clear() #17, !noalias !66
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !66
  br label %39

39:                                               ; preds = %21, %27, %34, %38
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8, !noalias !66
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
  %6 = getelementptr inbounds nuw ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 144), i64 %5
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %1, %7
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw nsw i64 %5, 1
  %11 = icmp eq i64 %10, 12
  br i1 %11, label %80, label %4, !llvm.loop !69

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
  br i1 %24, label %27, label %4, !llvm.loop !70

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
  br i1 %28, label %7, label %9, !llvm.loop !71

29:                                               ; preds = %32
  %30 = add nuw nsw i64 %33, 1
  %31 = icmp eq i64 %30, 8
  br i1 %31, label %37, label %32, !llvm.loop !72

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
!58 = distinct !{!58, !7, !5}
!59 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!60 = !{!"branch_weights", i32 1, i32 8000, i32 2, i32 1}
!61 = distinct !{!61, !7, !5}
!62 = distinct !{!62, !7, !5}
!63 = distinct !{!63, !7, !5}
!64 = distinct !{!64, !7, !5}
!65 = distinct !{!65, !7, !5}
!66 = !{!67}
!67 = distinct !{!67, !68, !"number_of_int: argument 0"}
!68 = distinct !{!68, !"number_of_int"}
!69 = distinct !{!69, !7, !5}
!70 = distinct !{!70, !7, !5}
!71 = distinct !{!71, !7, !5}
!72 = distinct !{!72, !7, !5}
