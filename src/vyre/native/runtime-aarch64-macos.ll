
%struct.anon.0 = type { [8 x ptr], i64, i32 }
%struct.anon.1 = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, [12 x ptr], ptr, ptr }
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
@call_slots = internal global [7 x { i32, [4 x i8], ptr }] [{ i32, [4 x i8], ptr } { i32 65, [4 x i8] zeroinitializer, ptr @call_new }, { i32, [4 x i8], ptr } { i32 50, [4 x i8] zeroinitializer, ptr @call_tuple }, { i32, [4 x i8], ptr } { i32 71, [4 x i8] zeroinitializer, ptr @call_traverse }, { i32, [4 x i8], ptr } { i32 51, [4 x i8] zeroinitializer, ptr @call_clear }, { i32, [4 x i8], ptr } { i32 52, [4 x i8] zeroinitializer, ptr @call_dealloc }, { i32, [4 x i8], ptr } { i32 72, [4 x i8] zeroinitializer, ptr @call_members }, { i32, [4 x i8], ptr } zeroinitializer], align 8
@.str.3 = private unnamed_addr constant [21 x i8] c"__vectorcalloffset__\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"slow\00", align 1
@call_members = internal global [3 x { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr }] [{ ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } { ptr @.str.3, i32 19, [4 x i8] zeroinitializer, i64 16, i32 1, [4 x i8] zeroinitializer, ptr null }, { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } { ptr @.str.4, i32 16, [4 x i8] zeroinitializer, i64 24, i32 0, [4 x i8] zeroinitializer, ptr null }, { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } zeroinitializer], align 8

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
  %6 = tail call i64 @PyThread_get_thread_ident() #16
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, %6
  br i1 %9, label %10, label %55

10:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  %11 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %2) #16
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
  br label %10, !llvm.loop !3

28:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
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
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nounwind optsize
define void @pool_help(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i64 @llvm.read_volatile_register.i64(metadata !5)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  tail call void @llvm.write_register.i64(metadata !5, i64 0)
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
  tail call void @llvm.write_register.i64(metadata !5, i64 %3)
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
  %44 = tail call zeroext i1 @watch_poll(ptr noundef %43) #17
  br i1 %44, label %52, label %45

45:                                               ; preds = %40
  %46 = mul nsw i64 %41, %34
  %47 = add nsw i64 %46, %41
  %48 = tail call i64 @llvm.smin.i64(i64 %47, i64 %42)
  %49 = load ptr, ptr %15, align 16
  %50 = load ptr, ptr %16, align 8
  %51 = load ptr, ptr %14, align 16
  tail call void %49(ptr noundef %50, i64 noundef %46, i64 noundef %48, ptr noundef %51) #16
  br label %52

52:                                               ; preds = %45, %40
  br i1 %17, label %53, label %54

53:                                               ; preds = %52
  tail call fastcc void @wake_some(ptr noundef nonnull %0, i32 noundef 1) #17
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
  %65 = tail call i32 @__ulock_wake(i32 noundef 1, ptr noundef nonnull %0, i64 noundef 0) #16
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
  %35 = tail call i32 @sched_yield() #16
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
  %48 = tail call i32 @__ulock_wait(i32 noundef 1, ptr noundef nonnull %8, i64 noundef %17, i32 noundef 0) #16
  store atomic i32 0, ptr %9 seq_cst, align 4
  tail call fastcc void @wake_some(ptr noundef nonnull %0, i32 noundef 2) #17
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
  tail call void @pool_help(ptr noundef nonnull %0, i32 noundef %4) #17
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
  %12 = tail call i32 @__ulock_wake(i32 noundef 1, ptr noundef nonnull %10, i64 noundef 0) #16
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
  tail call fastcc void @wake_some(ptr noundef nonnull %0, i32 noundef 2) #17
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
  %12 = tail call i32 @__ulock_wake(i32 noundef 1, ptr noundef nonnull %11, i64 noundef 0) #16
  br label %13

13:                                               ; preds = %5, %10, %1
  ret i1 %4
}

; Function Attrs: nounwind optsize
define void @pool_spread(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = icmp eq ptr %0, null
  br i1 %8, label %33, label %9

9:                                                ; preds = %7
  %10 = tail call i64 @pool_chunk(ptr noundef nonnull %0, i64 noundef %3, i64 noundef %4, i64 noundef %5) #17
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
  %30 = tail call i32 @pool_open(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %10, i64 noundef %29, ptr noundef %6) #17
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  tail call fastcc void @pool_finish(ptr noundef nonnull %0) #17
  br label %34

33:                                               ; preds = %7, %28
  tail call void %1(ptr noundef %2, i64 noundef 0, i64 noundef %3, ptr noundef %6) #16
  br label %34

34:                                               ; preds = %33, %32
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @pool_finish(ptr noundef %0) unnamed_addr #0 {
  tail call void @pool_help(ptr noundef %0, i32 noundef 0) #17
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
  %21 = tail call i32 @sched_yield() #16
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
  %28 = tail call i32 @__ulock_wait(i32 noundef 1, ptr noundef nonnull %0, i64 noundef %27, i32 noundef 20000) #16
  %29 = load ptr, ptr %7, align 16
  %30 = tail call zeroext i1 @watch_poll(ptr noundef %29) #17
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
  %3 = tail call ptr @PyEval_SaveThread() #16
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store ptr %3, ptr %4, align 8
  tail call fastcc void @pool_finish(ptr noundef %0) #17
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %2
  tail call void @PyEval_RestoreThread(ptr noundef nonnull %5) #16
  br label %8

8:                                                ; preds = %2, %7
  %9 = load atomic i64, ptr %1 monotonic, align 8
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_call(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  %8 = tail call i64 @PyThread_get_thread_ident() #16
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
  %14 = tail call ptr @PyEval_SaveThread() #16
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr %14, ptr %15, align 8
  %16 = tail call i64 @llvm.read_volatile_register.i64(metadata !5)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %6
  call void @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 0, ptr noundef nonnull %7) #17
  br label %20

19:                                               ; preds = %6
  tail call void @llvm.write_register.i64(metadata !5, i64 0)
  call void @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 0, ptr noundef nonnull %7) #17
  call void @llvm.write_register.i64(metadata !5, i64 %16)
  br label %20

20:                                               ; preds = %18, %19
  %21 = load ptr, ptr %15, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  call void @PyEval_RestoreThread(ptr noundef nonnull %21) #16
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
  tail call void @PyMem_RawFree(ptr noundef %15) #16
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
  %6 = tail call i64 @PyThread_get_thread_ident() #16
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
  %12 = tail call ptr @PyEval_SaveThread() #16
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store ptr %12, ptr %13, align 8
  %14 = tail call i64 @llvm.read_volatile_register.i64(metadata !5)
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %17

16:                                               ; preds = %4
  call fastcc void @run_sequence(ptr noundef %0, ptr noundef %2, i64 noundef %3, ptr noundef %5) #17
  br label %18

17:                                               ; preds = %4
  tail call void @llvm.write_register.i64(metadata !5, i64 0)
  call fastcc void @run_sequence(ptr noundef %0, ptr noundef %2, i64 noundef %3, ptr noundef %5) #17
  call void @llvm.write_register.i64(metadata !5, i64 %14)
  br label %18

18:                                               ; preds = %16, %17
  %19 = load ptr, ptr %13, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %22, label %21

21:                                               ; preds = %18
  call void @PyEval_RestoreThread(ptr noundef nonnull %19) #16
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
  %17 = tail call zeroext i1 @watch_poll(ptr noundef nonnull %3) #17
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
  tail call void %39(ptr noundef nonnull %30, i64 noundef 0, i64 noundef %35, ptr noundef nonnull %3) #16
  br label %99

41:                                               ; preds = %25
  %42 = getelementptr inbounds nuw i8, ptr %20, i64 48
  %43 = load i64, ptr %42, align 8
  tail call void @pool_spread(ptr noundef %0, ptr noundef %39, ptr noundef nonnull %30, i64 noundef %35, i64 noundef %43, i64 noundef 0, ptr noundef nonnull %3) #17
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
  %41 = tail call zeroext i1 @watch_poll(ptr noundef %3) #17
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
  br i1 %119, label %54, label %51, !llvm.loop !21
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
define void @call_gpu(ptr noundef readonly captures(none) %0) local_unnamed_addr #6 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) @gpu, ptr noundef nonnull align 8 dereferenceable(48) %0, i64 48, i1 false)
  ret void
}

; Function Attrs: nounwind optsize
define internal void @handle_signals(ptr noundef captures(none) initializes((24, 32)) %0, i64 %1, i64 %2, ptr readnone captures(none) %3) #0 {
  %5 = alloca %struct.timespec, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load ptr, ptr %6, align 8
  tail call void @PyEval_RestoreThread(ptr noundef %7) #16
  %8 = tail call i32 @PyErr_CheckSignals() #16
  %9 = tail call ptr @PyEval_SaveThread() #16
  store ptr %9, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %10 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %5) #16
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
declare void @llvm.aarch64.hint(i32) #7

; Function Attrs: nounwind
declare i64 @llvm.read_volatile_register.i64(metadata) #8

; Function Attrs: nocallback nounwind
declare void @llvm.write_register.i64(metadata, i64) #9

; Function Attrs: optsize
declare i32 @__ulock_wake(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare i32 @__ulock_wait(i32 noundef, ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare void @PyMem_RawFree(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #10

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
  tail call void @Py_IncRef(ptr noundef nonnull %41) #16
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
  br i1 %44, label %39, label %45, !llvm.loop !24

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
  %22 = tail call i32 %1(ptr noundef nonnull %19, ptr noundef %2) #16
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
  tail call void @PyObject_GC_UnTrack(ptr noundef %0) #16
  %14 = tail call ptr @PyType_GetSlot(ptr noundef %4, i32 noundef 74) #16
  tail call void %14(ptr noundef %0) #16
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
  tail call void @Py_DecRef(ptr noundef nonnull %19) #16
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
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca %struct.Number, align 8
  %12 = alloca [6 x i64], align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca %struct.Number, align 8
  %17 = alloca %struct.Number, align 8
  %18 = alloca i64, align 8
  %19 = alloca [128 x ptr], align 8
  %20 = alloca [512 x i64], align 8
  %21 = alloca [6 x i64], align 8
  %22 = alloca [6 x i64], align 8
  %23 = alloca i32, align 4
  %24 = alloca %struct.Held, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %26 = load ptr, ptr %25, align 8
  %27 = load ptr, ptr @host, align 8
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %29 = load atomic i64, ptr %28 monotonic, align 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %31, label %1221

31:                                               ; preds = %2
  %32 = tail call i64 @llvm.read_volatile_register.i64(metadata !5)
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %35, label %34

34:                                               ; preds = %31
  tail call void @llvm.write_register.i64(metadata !5, i64 0)
  br label %35

35:                                               ; preds = %31, %34
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %37 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %38 = load i64, ptr %37, align 8
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %1218

40:                                               ; preds = %35
  %41 = load i64, ptr %36, align 8
  %42 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %48 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %49 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %50 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %52 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %54 = getelementptr inbounds nuw i8, ptr %24, i64 8
  br label %55

55:                                               ; preds = %40, %1213
  %56 = phi i64 [ %38, %40 ], [ %1216, %1213 ]
  %57 = phi i64 [ 0, %40 ], [ %1214, %1213 ]
  %58 = phi i64 [ %41, %40 ], [ %1215, %1213 ]
  %59 = icmp slt i64 %58, %56
  %60 = select i1 %59, i64 %58, i64 0
  %61 = load ptr, ptr %42, align 8
  %62 = getelementptr inbounds ptr, ptr %61, i64 %60
  %63 = load ptr, ptr %62, align 8
  call void @Py_IncRef(ptr noundef %63) #16
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 24
  %65 = load ptr, ptr %64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #8
  store i64 0, ptr %24, align 8
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 32
  %67 = load ptr, ptr %43, align 8
  %68 = getelementptr inbounds nuw i8, ptr %65, i64 512
  %69 = getelementptr inbounds nuw i8, ptr %65, i64 120
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds %struct.Row, ptr %68, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %65, i64 136
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds %struct.Captured, ptr %71, i64 %73
  %75 = getelementptr inbounds nuw i8, ptr %65, i64 144
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds %struct.Equal, ptr %74, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr %65, i64 152
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds %struct.Apart, ptr %77, i64 %79
  %81 = getelementptr inbounds nuw i8, ptr %65, i64 160
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds %struct.Make, ptr %80, i64 %82
  %84 = getelementptr inbounds nuw i8, ptr %65, i64 168
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds i64, ptr %83, i64 %85
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #8
  %87 = load i64, ptr %66, align 8
  %88 = icmp sgt i64 %87, -1
  br i1 %88, label %89, label %93

89:                                               ; preds = %55
  %90 = load ptr, ptr @host, align 8
  %91 = load atomic i64, ptr %90 monotonic, align 8
  %92 = icmp eq i64 %87, %91
  br i1 %92, label %93, label %1197

93:                                               ; preds = %89, %55
  %94 = load i64, ptr %44, align 8
  %95 = getelementptr inbounds nuw i8, ptr %65, i64 128
  %96 = load i64, ptr %95, align 8
  %97 = icmp sgt i64 %94, %96
  br i1 %97, label %1197, label %98

98:                                               ; preds = %93
  %99 = getelementptr inbounds nuw i8, ptr %65, i64 112
  %100 = load i64, ptr %99, align 8
  %101 = icmp sgt i64 %100, 0
  br i1 %101, label %112, label %102

102:                                              ; preds = %119, %98
  %103 = load i64, ptr %45, align 8
  %104 = icmp sgt i64 %103, 0
  br i1 %104, label %105, label %180

105:                                              ; preds = %102
  %106 = load ptr, ptr %46, align 8
  %107 = load ptr, ptr %47, align 8
  %108 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 128), align 8
  %109 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 136), align 8
  %110 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 144), align 8
  %111 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  br label %124

112:                                              ; preds = %98, %119
  %113 = phi i64 [ %122, %119 ], [ 0, %98 ]
  %114 = icmp slt i64 %113, %94
  br i1 %114, label %115, label %119

115:                                              ; preds = %112
  %116 = load ptr, ptr %1, align 8
  %117 = getelementptr inbounds nuw ptr, ptr %116, i64 %113
  %118 = load ptr, ptr %117, align 8
  br label %119

119:                                              ; preds = %115, %112
  %120 = phi ptr [ %118, %115 ], [ null, %112 ]
  %121 = getelementptr inbounds nuw ptr, ptr %19, i64 %113
  store ptr %120, ptr %121, align 8
  %122 = add nuw nsw i64 %113, 1
  %123 = icmp eq i64 %122, %100
  br i1 %123, label %102, label %112, !llvm.loop !27

124:                                              ; preds = %171, %105
  %125 = phi ptr [ null, %105 ], [ %172, %171 ]
  %126 = phi ptr [ null, %105 ], [ %173, %171 ]
  %127 = phi ptr [ null, %105 ], [ %174, %171 ]
  %128 = phi i64 [ 0, %105 ], [ %176, %171 ]
  %129 = phi i64 [ %94, %105 ], [ %175, %171 ]
  %130 = getelementptr inbounds nuw ptr, ptr %106, i64 %128
  %131 = load ptr, ptr %130, align 8
  %132 = getelementptr inbounds nuw ptr, ptr %107, i64 %128
  %133 = load ptr, ptr %132, align 8
  br i1 %101, label %134, label %156

134:                                              ; preds = %124
  %135 = icmp slt i64 %129, %100
  %136 = select i1 %135, i64 %129, i64 0
  br label %137

137:                                              ; preds = %144, %134
  %138 = phi i64 [ %148, %144 ], [ %136, %134 ]
  %139 = phi i64 [ %145, %144 ], [ 0, %134 ]
  %140 = getelementptr inbounds %struct.Row, ptr %68, i64 %138
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 8
  %142 = load ptr, ptr %141, align 8
  %143 = icmp eq ptr %142, %131
  br i1 %143, label %150, label %144

144:                                              ; preds = %137
  %145 = add nuw nsw i64 %139, 1
  %146 = add nsw i64 %138, 1
  %147 = icmp slt i64 %146, %100
  %148 = select i1 %147, i64 %146, i64 0
  %149 = icmp eq i64 %145, %100
  br i1 %149, label %156, label %137, !llvm.loop !28

150:                                              ; preds = %137
  %151 = getelementptr inbounds ptr, ptr %19, i64 %138
  %152 = load ptr, ptr %151, align 8
  %153 = icmp eq ptr %152, null
  br i1 %153, label %154, label %1197

154:                                              ; preds = %150
  store ptr %133, ptr %151, align 8
  %155 = add nsw i64 %138, 1
  br label %171

156:                                              ; preds = %144, %124
  %157 = icmp eq ptr %131, %108
  br i1 %157, label %158, label %161

158:                                              ; preds = %156
  %159 = icmp eq ptr %133, %111
  %160 = select i1 %159, ptr null, ptr %133
  br label %171

161:                                              ; preds = %156
  %162 = icmp eq ptr %131, %109
  br i1 %162, label %163, label %166

163:                                              ; preds = %161
  %164 = icmp eq ptr %133, %111
  %165 = select i1 %164, ptr null, ptr %133
  br label %171

166:                                              ; preds = %161
  %167 = icmp eq ptr %131, %110
  br i1 %167, label %168, label %1197

168:                                              ; preds = %166
  %169 = icmp eq ptr %133, %111
  %170 = select i1 %169, ptr null, ptr %133
  br label %171

171:                                              ; preds = %168, %163, %158, %154
  %172 = phi ptr [ %125, %154 ], [ %160, %158 ], [ %125, %163 ], [ %125, %168 ]
  %173 = phi ptr [ %126, %154 ], [ %126, %158 ], [ %165, %163 ], [ %126, %168 ]
  %174 = phi ptr [ %127, %154 ], [ %127, %158 ], [ %127, %163 ], [ %170, %168 ]
  %175 = phi i64 [ %155, %154 ], [ %129, %158 ], [ %129, %163 ], [ %129, %168 ]
  %176 = add nuw nsw i64 %128, 1
  %177 = icmp eq i64 %176, %103
  br i1 %177, label %178, label %124, !llvm.loop !29

178:                                              ; preds = %171
  %179 = icmp eq ptr %174, null
  br i1 %179, label %180, label %187

180:                                              ; preds = %178, %102
  %181 = phi ptr [ %173, %178 ], [ null, %102 ]
  %182 = phi ptr [ %172, %178 ], [ null, %102 ]
  %183 = getelementptr inbounds nuw i8, ptr %65, i64 104
  %184 = load i64, ptr %183, align 8
  %185 = and i64 %184, 8
  %186 = icmp eq i64 %185, 0
  br i1 %186, label %201, label %1197

187:                                              ; preds = %178
  %188 = getelementptr inbounds nuw i8, ptr %65, i64 96
  %189 = load ptr, ptr %188, align 8
  %190 = icmp eq ptr %174, %189
  br i1 %190, label %201, label %191

191:                                              ; preds = %187
  %192 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %193 = load ptr, ptr %192, align 8
  %194 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 88), align 8
  %195 = icmp eq ptr %193, %194
  br i1 %195, label %196, label %1197

196:                                              ; preds = %191
  %197 = call i32 @PyUnicode_Compare(ptr noundef nonnull %174, ptr noundef %189) #16
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %199, label %1197

199:                                              ; preds = %196
  %200 = load i64, ptr %69, align 8
  br label %201

201:                                              ; preds = %199, %187, %180
  %202 = phi i64 [ %70, %180 ], [ %200, %199 ], [ %70, %187 ]
  %203 = phi ptr [ %182, %180 ], [ %172, %199 ], [ %172, %187 ]
  %204 = phi ptr [ %181, %180 ], [ %173, %199 ], [ %173, %187 ]
  %205 = icmp eq ptr %203, null
  %206 = select i1 %205, ptr %67, ptr %203
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #8
  %207 = icmp slt i64 %202, 1
  br i1 %207, label %511, label %208

208:                                              ; preds = %201
  %209 = getelementptr inbounds nuw i8, ptr %65, i64 104
  br label %210

210:                                              ; preds = %506, %208
  %211 = phi i64 [ 0, %208 ], [ %507, %506 ]
  %212 = getelementptr inbounds nuw %struct.Row, ptr %68, i64 %211
  %213 = getelementptr inbounds nuw i8, ptr %212, i64 16
  %214 = load i64, ptr %213, align 8
  %215 = load i64, ptr %99, align 8
  %216 = icmp slt i64 %214, %215
  br i1 %216, label %217, label %220

217:                                              ; preds = %210
  %218 = getelementptr inbounds ptr, ptr %19, i64 %214
  %219 = load ptr, ptr %218, align 8
  br label %220

220:                                              ; preds = %217, %210
  %221 = phi ptr [ %219, %217 ], [ null, %210 ]
  %222 = getelementptr inbounds nuw i8, ptr %212, i64 24
  %223 = load i64, ptr %222, align 8
  %224 = getelementptr inbounds i64, ptr %20, i64 %223
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
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #8
  %234 = load i64, ptr %212, align 8
  %235 = icmp sgt i64 %234, 3
  br i1 %235, label %237, label %236

236:                                              ; preds = %232
  store i64 0, ptr %18, align 8
  br label %249

237:                                              ; preds = %232
  %238 = getelementptr inbounds nuw i8, ptr %212, i64 96
  %239 = load i64, ptr %238, align 8
  store i64 %239, ptr %18, align 8
  %240 = icmp ne i64 %239, 0
  %241 = icmp ne ptr %233, null
  %242 = and i1 %241, %240
  br i1 %242, label %243, label %259, !prof !30

243:                                              ; preds = %237
  %244 = call fastcc ptr @follow(ptr noundef %233, ptr noundef %18) #17
  %245 = icmp eq ptr %244, null
  br i1 %245, label %510, label %246

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
  br i1 %254, label %506, label %510

256:                                              ; preds = %249
  br i1 %254, label %510, label %257

257:                                              ; preds = %256
  %258 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %66, ptr noundef nonnull readonly %212, ptr noundef %250, ptr noundef nonnull %20, ptr noundef nonnull %24) #17
  br i1 %258, label %506, label %510

259:                                              ; preds = %237
  %260 = icmp eq ptr %233, null
  br i1 %260, label %261, label %268

261:                                              ; preds = %259
  %262 = getelementptr inbounds nuw i8, ptr %212, i64 56
  %263 = load i64, ptr %262, align 8
  %264 = icmp eq i64 %263, 0
  br i1 %264, label %510, label %265

265:                                              ; preds = %261
  %266 = getelementptr inbounds nuw i8, ptr %212, i64 64
  %267 = load i64, ptr %266, align 8
  store i64 %267, ptr %224, align 8
  br label %506

268:                                              ; preds = %259, %246
  %269 = phi i64 [ %234, %259 ], [ %247, %246 ]
  %270 = phi ptr [ %233, %259 ], [ %244, %246 ]
  %271 = icmp eq i64 %269, 15
  br i1 %271, label %510, label %272

272:                                              ; preds = %268
  %273 = icmp samesign ult i64 %269, 10
  br i1 %273, label %274, label %432

274:                                              ; preds = %272
  %275 = load i64, ptr %18, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #8
  %276 = getelementptr inbounds nuw i8, ptr %212, i64 80
  %277 = load i64, ptr %276, align 8
  %278 = icmp eq i64 %277, 0
  br i1 %278, label %308, label %279

279:                                              ; preds = %274
  call void @llvm.experimental.noalias.scope.decl(metadata !31)
  %280 = getelementptr inbounds nuw i8, ptr %270, i64 16
  %281 = getelementptr inbounds nuw i8, ptr %270, i64 8
  %282 = load ptr, ptr %281, align 8, !noalias !31
  %283 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 56), align 8, !noalias !31
  %284 = icmp eq ptr %282, %283
  %285 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 256), align 8, !noalias !31
  %286 = icmp eq ptr %282, %285
  %287 = select i1 %284, i1 true, i1 %286
  br i1 %287, label %288, label %292

288:                                              ; preds = %279
  store i32 4, ptr %17, align 8, !alias.scope !31
  store i64 0, ptr %48, align 8, !alias.scope !31
  %289 = getelementptr double, ptr %280, i64 %277
  %290 = getelementptr i8, ptr %289, i64 -8
  %291 = load double, ptr %290, align 8, !noalias !31
  store double %291, ptr %49, align 8, !alias.scope !31
  br label %366

292:                                              ; preds = %279
  %293 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 248), align 8, !noalias !31
  %294 = icmp eq ptr %282, %293
  br i1 %294, label %295, label %300

295:                                              ; preds = %292
  store i32 4, ptr %17, align 8, !alias.scope !31
  store i64 0, ptr %48, align 8, !alias.scope !31
  %296 = getelementptr float, ptr %280, i64 %277
  %297 = getelementptr i8, ptr %296, i64 -4
  %298 = load float, ptr %297, align 4, !noalias !31
  %299 = fpext float %298 to double
  store double %299, ptr %49, align 8, !alias.scope !31
  br label %366

300:                                              ; preds = %292
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #8, !noalias !31
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %16, ptr noundef nonnull %270) #17, !noalias !31
  %301 = icmp eq i64 %277, 1
  %302 = load i32, ptr %16, align 8, !noalias !31
  %303 = icmp eq i32 %302, 0
  %304 = select i1 %301, i1 true, i1 %303
  br i1 %304, label %305, label %306

305:                                              ; preds = %300
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %17, ptr noundef nonnull align 8 dereferenceable(24) %16, i64 24, i1 false)
  br label %307

306:                                              ; preds = %300
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %17, i8 0, i64 24, i1 false), !alias.scope !31
  store i32 4, ptr %17, align 8, !alias.scope !31
  br label %307

307:                                              ; preds = %306, %305
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #8, !noalias !31
  br label %366

308:                                              ; preds = %274
  call void @llvm.experimental.noalias.scope.decl(metadata !34)
  %309 = getelementptr inbounds nuw i8, ptr %270, i64 8
  %310 = load ptr, ptr %309, align 8, !noalias !34
  %311 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8, !noalias !34
  %312 = icmp eq ptr %310, %311
  br i1 %312, label %314, label %313

313:                                              ; preds = %308
  call fastcc void @number_of(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %17, ptr noundef nonnull %270) #17
  br label %366

314:                                              ; preds = %308
  %315 = getelementptr inbounds nuw i8, ptr %270, i64 16
  %316 = load ptr, ptr %315, align 8, !noalias !34
  %317 = getelementptr inbounds nuw i8, ptr %270, i64 24
  %318 = load i32, ptr %317, align 8, !noalias !34
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
  %331 = load ptr, ptr %321, align 8, !noalias !34
  %332 = getelementptr inbounds nuw i64, ptr %331, i64 %325
  %333 = load i64, ptr %332, align 8, !noalias !34
  %334 = lshr i64 %328, 7
  %335 = icmp eq i64 %333, %334
  br i1 %335, label %337, label %336

336:                                              ; preds = %330, %324
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %17, i8 0, i64 24, i1 false), !alias.scope !34
  br label %366

337:                                              ; preds = %330
  %338 = and i64 %326, 127
  %339 = load ptr, ptr %322, align 8, !noalias !34
  %340 = getelementptr inbounds nuw i64, ptr %339, i64 %325
  %341 = load i64, ptr %340, align 8, !noalias !34
  %342 = mul nsw i64 %341, %338
  %343 = getelementptr inbounds i8, ptr %327, i64 %342
  %344 = add nuw nsw i64 %325, 1
  %345 = lshr i64 %326, 16
  %346 = icmp eq i64 %344, %323
  br i1 %346, label %347, label %324, !llvm.loop !37

347:                                              ; preds = %337, %314
  %348 = phi ptr [ %316, %314 ], [ %343, %337 ]
  %349 = phi i64 [ %275, %314 ], [ %345, %337 ]
  %350 = icmp eq i64 %349, 0
  br i1 %350, label %351, label %362

351:                                              ; preds = %347
  %352 = getelementptr inbounds nuw i8, ptr %270, i64 64
  %353 = load i32, ptr %352, align 8, !noalias !34
  %354 = and i32 %353, 256
  %355 = icmp eq i32 %354, 0
  br i1 %355, label %362, label %356

356:                                              ; preds = %351
  %357 = getelementptr inbounds nuw i8, ptr %270, i64 56
  %358 = load ptr, ptr %357, align 8, !noalias !34
  %359 = getelementptr inbounds nuw i8, ptr %358, i64 26
  %360 = load i8, ptr %359, align 2, !noalias !34
  %361 = icmp eq i8 %360, 62
  br i1 %361, label %362, label %363

362:                                              ; preds = %356, %351, %347
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %17, i8 0, i64 24, i1 false), !alias.scope !34
  br label %366

363:                                              ; preds = %356
  %364 = getelementptr inbounds nuw i8, ptr %358, i64 16
  %365 = load ptr, ptr %364, align 8, !noalias !34
  call fastcc void @number_at(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %17, ptr noundef %365, ptr noundef %348) #17
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
  %369 = load i64, ptr %48, align 8
  store i64 %369, ptr %224, align 8
  %370 = load i32, ptr %17, align 8
  %371 = icmp eq i32 %370, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #8
  br i1 %371, label %506, label %510

372:                                              ; preds = %366
  %373 = load i64, ptr %48, align 8
  %374 = getelementptr inbounds nuw i8, ptr %212, i64 48
  %375 = load i64, ptr %374, align 8
  %376 = and i64 %375, %373
  store i64 %376, ptr %224, align 8
  %377 = load i32, ptr %17, align 8
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
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #8
  br i1 %386, label %510, label %506

387:                                              ; preds = %366
  %388 = load i64, ptr %48, align 8
  store i64 %388, ptr %224, align 8
  %389 = load i32, ptr %17, align 8
  %390 = icmp eq i32 %389, 3
  br i1 %390, label %427, label %391

391:                                              ; preds = %387
  %392 = icmp eq i32 %389, 2
  %393 = icmp sgt i64 %388, -1
  %394 = select i1 %392, i1 %393, i1 false
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #8
  br i1 %394, label %506, label %510

395:                                              ; preds = %366
  %396 = load i32, ptr %17, align 8
  %397 = icmp eq i32 %396, 2
  br i1 %397, label %398, label %404

398:                                              ; preds = %395
  %399 = load i64, ptr %48, align 8
  %400 = add i64 %399, -9007199254740993
  %401 = icmp ult i64 %400, -18014398509481985
  br i1 %401, label %426, label %402

402:                                              ; preds = %398
  %403 = sitofp i64 %399 to double
  br label %407

404:                                              ; preds = %395
  %405 = load double, ptr %49, align 8
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
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #8
  br i1 %425, label %506, label %510

426:                                              ; preds = %404, %398, %379, %372
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #8
  br label %510

427:                                              ; preds = %410, %387
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #8
  br label %506

428:                                              ; preds = %366
  %429 = load i64, ptr %48, align 8
  store i64 %429, ptr %224, align 8
  %430 = load i32, ptr %17, align 8
  %431 = icmp eq i32 %430, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #8
  br i1 %431, label %510, label %506

432:                                              ; preds = %272
  %433 = getelementptr inbounds nuw i8, ptr %212, i64 32
  %434 = load i64, ptr %433, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #8
  switch i64 %269, label %496 [
    i64 10, label %435
    i64 11, label %446
    i64 12, label %455
    i64 13, label %501
  ]

435:                                              ; preds = %432
  %436 = getelementptr inbounds nuw i8, ptr %270, i64 8
  %437 = load ptr, ptr %436, align 8
  %438 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 72), align 8
  %439 = icmp eq ptr %437, %438
  br i1 %439, label %440, label %499

440:                                              ; preds = %435
  %441 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %270, ptr noundef nonnull %15) #16
  %442 = icmp eq i64 %441, %434
  br i1 %442, label %443, label %499

443:                                              ; preds = %440
  %444 = load i32, ptr %15, align 4
  %445 = icmp eq i32 %444, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  br i1 %445, label %506, label %510

446:                                              ; preds = %432
  %447 = getelementptr inbounds nuw i8, ptr %270, i64 8
  %448 = load ptr, ptr %447, align 8
  %449 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %450 = icmp eq ptr %448, %449
  br i1 %450, label %451, label %499

451:                                              ; preds = %446
  %452 = getelementptr inbounds nuw i8, ptr %270, i64 16
  %453 = load i64, ptr %452, align 8
  %454 = icmp eq i64 %453, %434
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  br i1 %454, label %506, label %510

455:                                              ; preds = %432
  %456 = inttoptr i64 %434 to ptr
  %457 = icmp eq ptr %270, %456
  br i1 %457, label %500, label %458

458:                                              ; preds = %455
  %459 = getelementptr inbounds nuw i8, ptr %270, i64 8
  %460 = load ptr, ptr %459, align 8
  %461 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8
  %462 = icmp eq ptr %460, %461
  br i1 %462, label %463, label %499

463:                                              ; preds = %458
  %464 = getelementptr inbounds nuw i8, ptr %270, i64 16
  %465 = load i64, ptr %464, align 8
  %466 = getelementptr inbounds nuw i8, ptr %456, i64 16
  %467 = load i64, ptr %466, align 8
  %468 = icmp eq i64 %465, %467
  br i1 %468, label %469, label %499

469:                                              ; preds = %463
  %470 = icmp slt i64 %465, 1
  br i1 %470, label %500, label %471

471:                                              ; preds = %469
  %472 = getelementptr inbounds nuw i8, ptr %270, i64 24
  %473 = getelementptr inbounds nuw i8, ptr %456, i64 24
  br label %474

474:                                              ; preds = %491, %471
  %475 = phi i64 [ 0, %471 ], [ %492, %491 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #8
  %476 = getelementptr inbounds nuw ptr, ptr %472, i64 %475
  %477 = load ptr, ptr %476, align 8
  %478 = getelementptr inbounds nuw i8, ptr %477, i64 8
  %479 = load ptr, ptr %478, align 8
  %480 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 72), align 8
  %481 = icmp eq ptr %479, %480
  br i1 %481, label %482, label %495

482:                                              ; preds = %474
  %483 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %477, ptr noundef nonnull %13) #16
  %484 = load i32, ptr %13, align 4
  %485 = icmp eq i32 %484, 0
  br i1 %485, label %486, label %495

486:                                              ; preds = %482
  %487 = getelementptr inbounds nuw ptr, ptr %473, i64 %475
  %488 = load ptr, ptr %487, align 8
  %489 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef %488, ptr noundef nonnull %14) #16
  %490 = icmp eq i64 %483, %489
  br i1 %490, label %491, label %495

491:                                              ; preds = %486
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  %492 = add nuw nsw i64 %475, 1
  %493 = load i64, ptr %464, align 8
  %494 = icmp slt i64 %492, %493
  br i1 %494, label %474, label %500, !llvm.loop !38

495:                                              ; preds = %486, %482, %474
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  br label %499

496:                                              ; preds = %432
  %497 = ptrtoint ptr %270 to i64
  %498 = icmp eq i64 %434, %497
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  br i1 %498, label %506, label %510

499:                                              ; preds = %463, %458, %446, %440, %435, %495
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  br label %510

500:                                              ; preds = %491, %469, %455
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  br label %506

501:                                              ; preds = %432
  %502 = getelementptr inbounds nuw i8, ptr %270, i64 8
  %503 = load ptr, ptr %502, align 8
  %504 = inttoptr i64 %434 to ptr
  %505 = icmp eq ptr %503, %504
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  br i1 %505, label %506, label %510

506:                                              ; preds = %501, %500, %496, %451, %443, %428, %427, %414, %391, %383, %368, %265, %257, %255
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #8
  %507 = add nuw nsw i64 %211, 1
  %508 = load i64, ptr %69, align 8
  %509 = icmp slt i64 %507, %508
  br i1 %509, label %210, label %511, !llvm.loop !39

510:                                              ; preds = %501, %496, %451, %443, %428, %414, %391, %383, %368, %268, %261, %257, %256, %255, %243, %499, %426
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #8
  br label %1195

511:                                              ; preds = %506, %201
  %512 = icmp ne ptr %206, null
  %513 = icmp ne ptr %204, null
  %514 = select i1 %512, ptr %206, ptr %204
  %515 = or i1 %513, %512
  %516 = zext i1 %512 to i64
  %517 = icmp eq ptr %204, null
  %518 = select i1 %517, i64 0, i64 2
  %519 = or disjoint i64 %518, %516
  %520 = icmp eq i64 %519, 0
  %521 = select i1 %520, i64 4, i64 %519
  %522 = getelementptr inbounds nuw i8, ptr %65, i64 104
  %523 = load i64, ptr %522, align 8
  %524 = xor i64 %523, -1
  %525 = and i64 %521, %524
  %526 = icmp eq i64 %525, 0
  %527 = xor i1 %512, true
  %528 = or i1 %517, %527
  %529 = and i1 %528, %526
  br i1 %529, label %530, label %1195

530:                                              ; preds = %511
  %531 = load i64, ptr %75, align 8
  %532 = icmp sgt i64 %531, 0
  br i1 %532, label %533, label %564

533:                                              ; preds = %530, %561
  %534 = phi i64 [ %562, %561 ], [ 0, %530 ]
  %535 = getelementptr inbounds nuw %struct.Equal, ptr %74, i64 %534
  br i1 %515, label %536, label %540

536:                                              ; preds = %533
  %537 = getelementptr inbounds nuw i8, ptr %535, i64 32
  %538 = load i64, ptr %537, align 8
  %539 = icmp eq i64 %538, 0
  br i1 %539, label %561, label %540

540:                                              ; preds = %536, %533
  %541 = load i64, ptr %535, align 8
  %542 = getelementptr inbounds i64, ptr %20, i64 %541
  %543 = load i64, ptr %542, align 8
  %544 = getelementptr inbounds nuw i8, ptr %535, i64 16
  %545 = load i64, ptr %544, align 8
  %546 = icmp slt i64 %545, 0
  %547 = getelementptr inbounds nuw i8, ptr %535, i64 24
  %548 = getelementptr inbounds nuw i64, ptr %20, i64 %545
  %549 = select i1 %546, ptr %547, ptr %548
  %550 = load i64, ptr %549, align 8
  %551 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %552 = load i64, ptr %551, align 8
  %553 = icmp eq i64 %552, 1
  br i1 %553, label %558, label %554

554:                                              ; preds = %540
  %555 = add i64 %543, -1
  %556 = add i64 %555, %552
  %557 = sdiv i64 %556, %552
  br label %558

558:                                              ; preds = %554, %540
  %559 = phi i64 [ %557, %554 ], [ %543, %540 ]
  %560 = icmp eq i64 %559, %550
  br i1 %560, label %561, label %1195

561:                                              ; preds = %558, %536
  %562 = add nuw nsw i64 %534, 1
  %563 = icmp eq i64 %562, %531
  br i1 %563, label %564, label %533, !llvm.loop !40

564:                                              ; preds = %561, %530
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #8
  br i1 %515, label %565, label %590

565:                                              ; preds = %564
  %566 = getelementptr inbounds nuw i8, ptr %65, i64 192
  %567 = load i64, ptr %566, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store ptr %514, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #8
  %568 = call fastcc i64 @items_of(ptr noundef %9, ptr noundef %10) #17
  %569 = icmp eq i64 %568, %567
  br i1 %569, label %570, label %589

570:                                              ; preds = %565
  %571 = icmp slt i64 %567, 1
  br i1 %571, label %588, label %572

572:                                              ; preds = %570
  %573 = load ptr, ptr %10, align 8
  br label %574

574:                                              ; preds = %583, %572
  %575 = phi i64 [ 0, %572 ], [ %585, %583 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #8
  %576 = getelementptr inbounds nuw ptr, ptr %573, i64 %575
  %577 = load ptr, ptr %576, align 8
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %11, ptr noundef %577) #17
  %578 = load i32, ptr %11, align 8
  %579 = icmp eq i32 %578, 2
  %580 = load i64, ptr %50, align 8
  %581 = icmp ult i64 %580, 2147483648
  %582 = select i1 %579, i1 %581, i1 false
  br i1 %582, label %583, label %587

583:                                              ; preds = %574
  %584 = getelementptr inbounds nuw i64, ptr %12, i64 %575
  store i64 %580, ptr %584, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  %585 = add nuw nsw i64 %575, 1
  %586 = icmp eq i64 %585, %567
  br i1 %586, label %588, label %574, !llvm.loop !41

587:                                              ; preds = %574
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  br label %589

588:                                              ; preds = %583, %570
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %590

589:                                              ; preds = %587, %565
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %665

590:                                              ; preds = %588, %564
  %591 = getelementptr inbounds nuw i8, ptr %65, i64 192
  %592 = load i64, ptr %591, align 8
  %593 = call i64 @llvm.smax.i64(i64 %592, i64 3)
  %594 = trunc i64 %593 to i32
  %595 = icmp slt i32 %594, 1
  br i1 %595, label %666, label %596

596:                                              ; preds = %590
  %597 = getelementptr inbounds nuw i8, ptr %65, i64 352
  %598 = getelementptr inbounds nuw i8, ptr %65, i64 208
  %599 = getelementptr inbounds nuw i8, ptr %65, i64 200
  %600 = getelementptr inbounds nuw i8, ptr %65, i64 400
  %601 = and i64 %593, 2147483647
  %602 = call i64 @llvm.umax.i64(i64 %601, i64 1)
  br label %607

603:                                              ; preds = %660
  %604 = extractvalue { i64, i1 } %663, 0
  %605 = add nuw nsw i64 %609, 1
  %606 = icmp eq i64 %605, %602
  br i1 %606, label %666, label %607, !llvm.loop !42

607:                                              ; preds = %603, %596
  %608 = phi i64 [ 1, %596 ], [ %604, %603 ]
  %609 = phi i64 [ 0, %596 ], [ %605, %603 ]
  %610 = getelementptr inbounds nuw i64, ptr %597, i64 %609
  %611 = load i64, ptr %610, align 8
  %612 = icmp sgt i64 %592, %609
  br i1 %612, label %613, label %641

613:                                              ; preds = %607
  br i1 %515, label %631, label %614

614:                                              ; preds = %613
  %615 = getelementptr inbounds nuw %struct.Extent, ptr %598, i64 %609
  %616 = load i64, ptr %615, align 8
  %617 = icmp slt i64 %616, 0
  br i1 %617, label %618, label %620

618:                                              ; preds = %614
  %619 = getelementptr inbounds nuw i8, ptr %615, i64 8
  br label %628

620:                                              ; preds = %614
  %621 = getelementptr inbounds nuw i8, ptr %615, i64 16
  %622 = load i64, ptr %621, align 8
  %623 = icmp eq i64 %622, 0
  br i1 %623, label %624, label %626

624:                                              ; preds = %620
  %625 = getelementptr inbounds nuw i64, ptr %20, i64 %616
  br label %628

626:                                              ; preds = %620
  %627 = getelementptr inbounds nuw i64, ptr null, i64 %616
  br label %628

628:                                              ; preds = %626, %624, %618
  %629 = phi ptr [ %619, %618 ], [ %625, %624 ], [ %627, %626 ]
  %630 = load i64, ptr %629, align 8
  br label %642

631:                                              ; preds = %613
  %632 = getelementptr inbounds nuw i64, ptr %12, i64 %609
  %633 = load i64, ptr %632, align 8
  %634 = load i64, ptr %600, align 8
  %635 = icmp eq i64 %634, 0
  br i1 %635, label %648, label %636

636:                                              ; preds = %631
  %637 = getelementptr inbounds nuw %struct.Extent, ptr %66, i64 %609
  %638 = getelementptr inbounds nuw i8, ptr %637, i64 184
  %639 = load i64, ptr %638, align 8
  %640 = icmp eq i64 %633, %639
  br i1 %640, label %648, label %665

641:                                              ; preds = %607
  br i1 %515, label %648, label %642

642:                                              ; preds = %641, %628
  %643 = phi i64 [ %630, %628 ], [ 1, %641 ]
  %644 = load i64, ptr %599, align 8
  %645 = shl nuw i64 1, %609
  %646 = and i64 %644, %645
  %647 = icmp ne i64 %646, 0
  br label %648

648:                                              ; preds = %642, %641, %636, %631
  %649 = phi i64 [ %643, %642 ], [ 1, %641 ], [ %633, %631 ], [ %633, %636 ]
  %650 = phi i1 [ %647, %642 ], [ %513, %641 ], [ %513, %631 ], [ %513, %636 ]
  %651 = select i1 %650, i64 %611, i64 1
  %652 = mul nsw i64 %651, %649
  %653 = getelementptr inbounds nuw i64, ptr %21, i64 %609
  store i64 %652, ptr %653, align 8
  %654 = icmp eq i64 %611, 1
  %655 = select i1 %650, i1 true, i1 %654
  br i1 %655, label %660, label %656

656:                                              ; preds = %648
  %657 = add i64 %611, -1
  %658 = add i64 %657, %649
  %659 = sdiv i64 %658, %611
  br label %660

660:                                              ; preds = %656, %648
  %661 = phi i64 [ %659, %656 ], [ %649, %648 ]
  %662 = getelementptr inbounds nuw i64, ptr %22, i64 %609
  store i64 %661, ptr %662, align 8
  %663 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %608, i64 %661)
  %664 = extractvalue { i64, i1 } %663, 1
  br i1 %664, label %665, label %603

665:                                              ; preds = %660, %636, %589
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  br label %1195

666:                                              ; preds = %603, %590
  %667 = phi i64 [ 1, %590 ], [ %604, %603 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  %668 = load i64, ptr %78, align 8
  %669 = icmp slt i64 %668, 1
  br i1 %669, label %692, label %670

670:                                              ; preds = %666, %689
  %671 = phi i64 [ %690, %689 ], [ 0, %666 ]
  %672 = getelementptr inbounds nuw %struct.Apart, ptr %77, i64 %671
  %673 = load i64, ptr %672, align 8
  %674 = getelementptr inbounds i64, ptr %20, i64 %673
  %675 = load i64, ptr %674, align 8
  %676 = getelementptr inbounds nuw i8, ptr %672, i64 8
  %677 = load i64, ptr %676, align 8
  %678 = getelementptr inbounds i64, ptr %20, i64 %677
  %679 = load i64, ptr %678, align 8
  %680 = getelementptr inbounds nuw i8, ptr %672, i64 24
  %681 = load i64, ptr %680, align 8
  %682 = add i64 %681, %679
  %683 = icmp ult i64 %675, %682
  br i1 %683, label %684, label %689

684:                                              ; preds = %670
  %685 = getelementptr inbounds nuw i8, ptr %672, i64 16
  %686 = load i64, ptr %685, align 8
  %687 = add i64 %686, %675
  %688 = icmp ult i64 %679, %687
  br i1 %688, label %1195, label %689

689:                                              ; preds = %684, %670
  %690 = add nuw nsw i64 %671, 1
  %691 = icmp eq i64 %690, %668
  br i1 %691, label %692, label %670, !llvm.loop !43

692:                                              ; preds = %689, %666
  %693 = load i64, ptr %69, align 8
  %694 = icmp slt i64 %693, 1
  br i1 %694, label %731, label %695

695:                                              ; preds = %692, %728
  %696 = phi i64 [ %729, %728 ], [ 0, %692 ]
  %697 = getelementptr inbounds nuw %struct.Row, ptr %68, i64 %696
  %698 = load i64, ptr %697, align 8
  %699 = icmp slt i64 %698, 4
  br i1 %699, label %700, label %728

700:                                              ; preds = %695
  %701 = getelementptr inbounds nuw i8, ptr %697, i64 104
  %702 = load i64, ptr %701, align 8
  %703 = and i64 %702, 1099511627775
  %704 = icmp eq i64 %703, 0
  br i1 %704, label %728, label %705

705:                                              ; preds = %700
  %706 = getelementptr inbounds nuw i8, ptr %697, i64 96
  %707 = load i64, ptr %706, align 8
  %708 = getelementptr i64, ptr %20, i64 %707
  br label %709

709:                                              ; preds = %724, %705
  %710 = phi i64 [ %703, %705 ], [ %726, %724 ]
  %711 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %710, i1 true)
  %712 = trunc nuw nsw i64 %711 to i8
  %713 = freeze i8 %712
  %714 = udiv i8 %713, 6
  %715 = mul i8 %714, 6
  %716 = sub i8 %713, %715
  %717 = zext nneg i8 %716 to i64
  %718 = getelementptr inbounds nuw i64, ptr %21, i64 %717
  %719 = load i64, ptr %718, align 8
  %720 = zext nneg i8 %714 to i64
  %721 = getelementptr i64, ptr %708, i64 %720
  %722 = load i64, ptr %721, align 8
  %723 = icmp sgt i64 %719, %722
  br i1 %723, label %1195, label %724

724:                                              ; preds = %709
  %725 = add nsw i64 %710, -1
  %726 = and i64 %725, %710
  %727 = icmp eq i64 %726, 0
  br i1 %727, label %728, label %709, !llvm.loop !44

728:                                              ; preds = %724, %700, %695
  %729 = add nuw nsw i64 %696, 1
  %730 = icmp eq i64 %729, %693
  br i1 %730, label %731, label %695, !llvm.loop !45

731:                                              ; preds = %728, %692
  %732 = load i64, ptr %72, align 8
  %733 = icmp sgt i64 %732, 0
  br i1 %733, label %735, label %768

734:                                              ; preds = %762
  br i1 %763, label %768, label %1195

735:                                              ; preds = %731, %762
  %736 = phi i64 [ %764, %762 ], [ 0, %731 ]
  %737 = getelementptr inbounds nuw %struct.Captured, ptr %71, i64 %736
  %738 = getelementptr inbounds nuw i8, ptr %737, i64 8
  %739 = load ptr, ptr %738, align 8
  %740 = ptrtoint ptr %739 to i64
  %741 = load ptr, ptr %737, align 8
  switch i64 %740, label %751 [
    i64 0, label %742
    i64 1, label %748
  ]

742:                                              ; preds = %735
  %743 = getelementptr inbounds nuw i8, ptr %741, i64 16
  %744 = load ptr, ptr %743, align 8
  %745 = getelementptr inbounds nuw i8, ptr %737, i64 16
  %746 = load ptr, ptr %745, align 8
  %747 = icmp eq ptr %744, %746
  br label %762

748:                                              ; preds = %735
  %749 = call i64 @PyDict_Size(ptr noundef %741) #16
  %750 = icmp eq i64 %749, 0
  br label %762

751:                                              ; preds = %735
  %752 = call ptr @PyDict_GetItemWithError(ptr noundef %741, ptr noundef nonnull %739) #16
  %753 = icmp eq ptr %752, null
  br i1 %753, label %754, label %758, !prof !46

754:                                              ; preds = %751
  %755 = call ptr @PyErr_Occurred() #16
  %756 = icmp eq ptr %755, null
  br i1 %756, label %758, label %757

757:                                              ; preds = %754
  call void @PyErr_Clear() #16
  br label %1195

758:                                              ; preds = %754, %751
  %759 = getelementptr inbounds nuw i8, ptr %737, i64 16
  %760 = load ptr, ptr %759, align 8
  %761 = icmp eq ptr %752, %760
  br label %762

762:                                              ; preds = %758, %748, %742
  %763 = phi i1 [ %750, %748 ], [ %747, %742 ], [ %761, %758 ]
  %764 = add nuw nsw i64 %736, 1
  %765 = load i64, ptr %72, align 8
  %766 = icmp slt i64 %764, %765
  %767 = select i1 %766, i1 %763, i1 false
  br i1 %767, label %735, label %734, !llvm.loop !47

768:                                              ; preds = %734, %731
  %769 = getelementptr inbounds nuw i8, ptr %65, i64 176
  %770 = load ptr, ptr %769, align 8
  %771 = icmp eq ptr %770, null
  br i1 %771, label %775, label %772

772:                                              ; preds = %768
  %773 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 24), align 8
  %774 = call fastcc zeroext i1 @says(ptr noundef %770, ptr noundef null, ptr noundef %773) #17
  br i1 %774, label %775, label %1195

775:                                              ; preds = %772, %768
  %776 = getelementptr inbounds nuw i8, ptr %65, i64 448
  %777 = load ptr, ptr %776, align 8
  %778 = icmp eq ptr %777, null
  br i1 %778, label %810, label %779

779:                                              ; preds = %775
  %780 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %781 = getelementptr inbounds nuw i8, ptr %780, i64 8
  %782 = load i64, ptr %781, align 8
  %783 = inttoptr i64 %782 to ptr
  %784 = getelementptr inbounds nuw i8, ptr %780, i64 16
  %785 = load i64, ptr %784, align 8
  %786 = inttoptr i64 %785 to ptr
  %787 = load ptr, ptr @gpu, align 8
  %788 = call i64 @PyDict_Size(ptr noundef %787) #16
  %789 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %790 = load i64, ptr %789, align 8
  %791 = icmp eq i64 %788, %790
  br i1 %791, label %792, label %1195

792:                                              ; preds = %779
  %793 = icmp eq i64 %782, 0
  br i1 %793, label %798, label %794

794:                                              ; preds = %792
  %795 = load ptr, ptr %776, align 8
  %796 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 40), align 8
  %797 = call fastcc zeroext i1 @says(ptr noundef %783, ptr noundef %795, ptr noundef %796) #17
  br i1 %797, label %798, label %1195

798:                                              ; preds = %794, %792
  %799 = getelementptr inbounds nuw i8, ptr %65, i64 72
  %800 = load ptr, ptr %799, align 8
  %801 = icmp eq ptr %800, null
  %802 = icmp ne i64 %785, 0
  %803 = select i1 %801, i1 %802, i1 false
  br i1 %803, label %804, label %810

804:                                              ; preds = %798
  %805 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %806 = getelementptr inbounds nuw i8, ptr %805, i64 24
  %807 = load i64, ptr %806, align 8
  %808 = inttoptr i64 %807 to ptr
  %809 = call fastcc zeroext i1 @says(ptr noundef %786, ptr noundef null, ptr noundef %808) #17
  br i1 %809, label %810, label %1195

810:                                              ; preds = %804, %798, %775
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #8
  store i32 0, ptr %23, align 4
  %811 = icmp eq ptr %206, null
  %812 = load i64, ptr %81, align 8
  %813 = icmp slt i64 %812, 1
  br i1 %813, label %1059, label %814

814:                                              ; preds = %810
  %815 = getelementptr inbounds nuw i8, ptr %65, i64 64
  br label %816

816:                                              ; preds = %1054, %814
  %817 = phi i64 [ 0, %814 ], [ %1038, %1054 ]
  %818 = getelementptr inbounds nuw %struct.Make, ptr %80, i64 %817
  %819 = getelementptr inbounds nuw i8, ptr %818, i64 16
  %820 = load i64, ptr %819, align 8
  %821 = icmp eq i64 %820, 1
  br i1 %821, label %826, label %822

822:                                              ; preds = %816
  %823 = icmp eq i64 %820, 2
  %824 = select i1 %823, i1 %811, i1 false
  %825 = and i1 %517, %824
  br label %826

826:                                              ; preds = %822, %816
  %827 = phi i1 [ true, %816 ], [ %825, %822 ]
  %828 = load i64, ptr %818, align 8
  %829 = getelementptr inbounds %struct.Row, ptr %68, i64 %828
  %830 = getelementptr inbounds nuw i8, ptr %829, i64 24
  %831 = load i64, ptr %830, align 8
  %832 = getelementptr inbounds i64, ptr %20, i64 %831
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  %833 = getelementptr inbounds nuw i8, ptr %818, i64 24
  %834 = load i64, ptr %833, align 8
  %835 = getelementptr inbounds nuw i8, ptr %818, i64 8
  %836 = load i64, ptr %835, align 8
  %837 = icmp sgt i64 %836, 0
  br i1 %837, label %838, label %874

838:                                              ; preds = %826
  %839 = getelementptr inbounds nuw i8, ptr %818, i64 48
  br label %843

840:                                              ; preds = %865
  %841 = add nuw nsw i64 %844, 1
  %842 = icmp eq i64 %841, %836
  br i1 %842, label %874, label %843, !llvm.loop !48

843:                                              ; preds = %840, %838
  %844 = phi i64 [ 0, %838 ], [ %841, %840 ]
  %845 = phi i64 [ %834, %838 ], [ %871, %840 ]
  %846 = getelementptr inbounds nuw %struct.Extent, ptr %839, i64 %844
  %847 = load i64, ptr %846, align 8
  %848 = icmp slt i64 %847, 0
  br i1 %848, label %849, label %851

849:                                              ; preds = %843
  %850 = getelementptr inbounds nuw i8, ptr %846, i64 8
  br label %861

851:                                              ; preds = %843
  %852 = getelementptr inbounds nuw i8, ptr %846, i64 16
  %853 = load i64, ptr %852, align 8
  %854 = icmp eq i64 %853, 0
  br i1 %854, label %855, label %857

855:                                              ; preds = %851
  %856 = getelementptr inbounds nuw i64, ptr %20, i64 %847
  br label %861

857:                                              ; preds = %851
  %858 = icmp eq i64 %853, 1
  %859 = select i1 %858, ptr %21, ptr %22
  %860 = getelementptr inbounds nuw i64, ptr %859, i64 %847
  br label %861

861:                                              ; preds = %857, %855, %849
  %862 = phi ptr [ %850, %849 ], [ %856, %855 ], [ %860, %857 ]
  %863 = load i64, ptr %862, align 8
  %864 = icmp ugt i64 %863, 2147483647
  br i1 %864, label %1057, label %865

865:                                              ; preds = %861
  %866 = getelementptr inbounds nuw i64, ptr %8, i64 %844
  store i64 %863, ptr %866, align 8
  %867 = getelementptr inbounds nuw i64, ptr %832, i64 %844
  %868 = getelementptr inbounds nuw i8, ptr %867, i64 8
  store i64 %863, ptr %868, align 8
  %869 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %845, i64 %863)
  %870 = extractvalue { i64, i1 } %869, 1
  %871 = extractvalue { i64, i1 } %869, 0
  %872 = icmp sgt i64 %871, 70368744177664
  %873 = or i1 %870, %872
  br i1 %873, label %1057, label %840

874:                                              ; preds = %840, %826
  %875 = phi i64 [ %834, %826 ], [ %871, %840 ]
  %876 = getelementptr inbounds nuw i8, ptr %829, i64 80
  %877 = load i64, ptr %876, align 8
  %878 = icmp eq i64 %877, 0
  br i1 %878, label %882, label %879

879:                                              ; preds = %874
  %880 = getelementptr i64, ptr %832, i64 %836
  %881 = getelementptr i8, ptr %880, i64 8
  store i64 %877, ptr %881, align 8
  br label %882

882:                                              ; preds = %879, %874
  %883 = getelementptr inbounds nuw i8, ptr %818, i64 40
  %884 = load ptr, ptr %883, align 8
  %885 = icmp eq ptr %884, null
  br i1 %885, label %914, label %886

886:                                              ; preds = %882
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %7, i8 0, i64 56, i1 false)
  %887 = call i64 @llvm.smax.i64(i64 %836, i64 0)
  br label %888

888:                                              ; preds = %891, %886
  %889 = phi i64 [ 0, %886 ], [ %895, %891 ]
  %890 = icmp eq i64 %889, %887
  br i1 %890, label %898, label %891

891:                                              ; preds = %888
  %892 = getelementptr inbounds nuw i64, ptr %8, i64 %889
  %893 = load i64, ptr %892, align 8
  %894 = call ptr @PyLong_FromLongLong(i64 noundef %893) #16
  %895 = add nuw i64 %889, 1
  %896 = getelementptr inbounds nuw ptr, ptr %7, i64 %895
  store ptr %894, ptr %896, align 8
  %897 = icmp eq ptr %894, null
  br i1 %897, label %898, label %888, !llvm.loop !49

898:                                              ; preds = %891, %888
  %899 = phi i64 [ %887, %888 ], [ %889, %891 ]
  %900 = icmp eq i64 %899, %836
  br i1 %900, label %901, label %904

901:                                              ; preds = %898
  %902 = or i64 %836, -9223372036854775808
  %903 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %884, ptr noundef nonnull %51, i64 noundef %902, ptr noundef null) #16
  br label %904

904:                                              ; preds = %901, %898
  %905 = phi ptr [ %903, %901 ], [ null, %898 ]
  %906 = icmp eq i64 %899, 0
  br i1 %906, label %913, label %907

907:                                              ; preds = %904, %907
  %908 = phi i64 [ %909, %907 ], [ %899, %904 ]
  %909 = add nsw i64 %908, -1
  %910 = getelementptr inbounds nuw ptr, ptr %7, i64 %908
  %911 = load ptr, ptr %910, align 8
  call void @Py_DecRef(ptr noundef %911) #16
  %912 = icmp sgt i64 %908, 1
  br i1 %912, label %907, label %913, !llvm.loop !50

913:                                              ; preds = %907, %904
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  br label %1030

914:                                              ; preds = %882
  %915 = load ptr, ptr %815, align 8
  %916 = icmp eq ptr %915, null
  br i1 %916, label %973, label %917

917:                                              ; preds = %914
  %918 = add i64 %875, 240
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  store ptr null, ptr %6, align 8
  %919 = icmp sgt i64 %875, 4194303
  %920 = and i1 %827, %919
  br i1 %920, label %921, label %923

921:                                              ; preds = %917
  %922 = call fastcc ptr @take_block(i64 noundef %918) #17
  br label %928

923:                                              ; preds = %917
  br i1 %827, label %924, label %926

924:                                              ; preds = %923
  %925 = call ptr @PyMem_RawMalloc(i64 noundef %918) #16
  br label %928

926:                                              ; preds = %923
  %927 = call ptr @PyMem_RawCalloc(i64 noundef 1, i64 noundef %918) #16
  br label %928

928:                                              ; preds = %926, %924, %921
  %929 = phi ptr [ %922, %921 ], [ null, %924 ], [ null, %926 ]
  %930 = phi ptr [ %922, %921 ], [ %925, %924 ], [ %927, %926 ]
  %931 = icmp eq ptr %930, null
  br i1 %931, label %971, label %932

932:                                              ; preds = %928
  %933 = getelementptr inbounds nuw i8, ptr %930, i64 176
  %934 = ptrtoint ptr %933 to i64
  %935 = add i64 %934, 63
  %936 = and i64 %935, -64
  store i64 %936, ptr %832, align 8
  %937 = inttoptr i64 %936 to ptr
  %938 = getelementptr inbounds nuw i8, ptr %829, i64 40
  %939 = load i64, ptr %938, align 8
  %940 = getelementptr inbounds nuw i8, ptr %829, i64 48
  %941 = load i64, ptr %940, align 8
  %942 = getelementptr inbounds nuw i8, ptr %930, i64 80
  %943 = getelementptr inbounds nuw i8, ptr %930, i64 128
  store i32 1, ptr %930, align 8
  %944 = getelementptr inbounds nuw i8, ptr %930, i64 4
  store i32 0, ptr %944, align 4
  %945 = getelementptr inbounds nuw i8, ptr %930, i64 8
  store ptr %929, ptr %945, align 8
  %946 = getelementptr inbounds nuw i8, ptr %930, i64 16
  store ptr @give_back, ptr %946, align 8
  %947 = getelementptr inbounds nuw i8, ptr %930, i64 24
  store i64 0, ptr %947, align 8
  %948 = getelementptr inbounds nuw i8, ptr %930, i64 32
  store ptr %937, ptr %948, align 8
  %949 = getelementptr inbounds nuw i8, ptr %930, i64 40
  store i64 %939, ptr %949, align 8
  %950 = getelementptr inbounds nuw i8, ptr %930, i64 48
  store i64 %941, ptr %950, align 8
  %951 = getelementptr inbounds nuw i8, ptr %930, i64 56
  store ptr %942, ptr %951, align 8
  %952 = getelementptr inbounds nuw i8, ptr %930, i64 64
  store ptr %943, ptr %952, align 8
  %953 = getelementptr inbounds nuw i8, ptr %930, i64 72
  store i64 0, ptr %953, align 8
  br i1 %837, label %958, label %954

954:                                              ; preds = %958, %932
  %955 = load ptr, ptr %815, align 8
  %956 = call i32 %955(ptr noundef nonnull %930, ptr noundef nonnull %6) #16
  %957 = icmp eq i32 %956, 0
  br i1 %957, label %968, label %970

958:                                              ; preds = %932, %958
  %959 = phi i64 [ %966, %958 ], [ 1, %932 ]
  %960 = phi i64 [ %961, %958 ], [ %836, %932 ]
  %961 = add nsw i64 %960, -1
  %962 = getelementptr inbounds nuw i64, ptr %8, i64 %961
  %963 = load i64, ptr %962, align 8
  %964 = getelementptr inbounds nuw i64, ptr %942, i64 %961
  store i64 %963, ptr %964, align 8
  %965 = getelementptr inbounds nuw i64, ptr %943, i64 %961
  store i64 %959, ptr %965, align 8
  %966 = mul nsw i64 %963, %959
  %967 = icmp samesign ugt i64 %960, 1
  br i1 %967, label %958, label %954, !llvm.loop !51

968:                                              ; preds = %954
  %969 = load ptr, ptr %6, align 8
  br label %971

970:                                              ; preds = %954
  call void @give_back(ptr noundef nonnull %930) #17
  br label %971

971:                                              ; preds = %970, %968, %928
  %972 = phi ptr [ null, %970 ], [ %969, %968 ], [ null, %928 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  br label %1030

973:                                              ; preds = %914
  %974 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 112), align 8
  %975 = select i1 %827, i64 184, i64 183
  %976 = getelementptr inbounds nuw ptr, ptr %974, i64 %975
  %977 = load ptr, ptr %976, align 8
  %978 = getelementptr inbounds nuw i8, ptr %818, i64 32
  %979 = load ptr, ptr %978, align 8
  %980 = icmp slt i64 %875, 4096
  br i1 %980, label %981, label %985

981:                                              ; preds = %973
  call void @Py_IncRef(ptr noundef %979) #16
  %982 = load i64, ptr %835, align 8
  %983 = trunc i64 %982 to i32
  %984 = call ptr %977(i32 noundef %983, ptr noundef nonnull %8, ptr noundef %979, i32 noundef 0) #16
  br label %1030

985:                                              ; preds = %973
  %986 = icmp samesign ugt i64 %875, 4194303
  %987 = and i1 %827, %986
  br i1 %987, label %988, label %996

988:                                              ; preds = %985
  %989 = call fastcc ptr @take_block(i64 noundef %875) #17
  %990 = icmp eq ptr %989, null
  br i1 %990, label %1033, label %991

991:                                              ; preds = %988
  %992 = call ptr @PyCapsule_New(ptr noundef nonnull %989, ptr noundef null, ptr noundef nonnull @drop_memory) #16
  %993 = icmp eq ptr %992, null
  br i1 %993, label %994, label %1011

994:                                              ; preds = %991
  %995 = getelementptr inbounds i8, ptr %989, i64 -64
  call fastcc void @keep_block(ptr noundef nonnull %995) #17
  br label %1033

996:                                              ; preds = %985
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %997 = add nuw nsw i64 %875, 64
  store i64 %997, ptr %5, align 8
  %998 = getelementptr inbounds nuw i8, ptr %974, i64 360
  %999 = load ptr, ptr %998, align 8
  %1000 = call ptr %999(i32 noundef 2) #16
  %1001 = call ptr %977(i32 noundef 1, ptr noundef nonnull %5, ptr noundef %1000, i32 noundef 0) #16
  %1002 = icmp eq ptr %1001, null
  br i1 %1002, label %1003, label %1004

1003:                                             ; preds = %996
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br label %1033

1004:                                             ; preds = %996
  %1005 = getelementptr inbounds nuw i8, ptr %1001, i64 16
  %1006 = load ptr, ptr %1005, align 8
  %1007 = ptrtoint ptr %1006 to i64
  %1008 = add i64 %1007, 63
  %1009 = and i64 %1008, -64
  %1010 = inttoptr i64 %1009 to ptr
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br label %1011

1011:                                             ; preds = %1004, %991
  %1012 = phi ptr [ %1010, %1004 ], [ %989, %991 ]
  %1013 = phi ptr [ %1001, %1004 ], [ %992, %991 ]
  call void @Py_IncRef(ptr noundef %979) #16
  %1014 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 112), align 8
  %1015 = getelementptr inbounds nuw i8, ptr %1014, i64 752
  %1016 = load ptr, ptr %1015, align 8
  %1017 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %1018 = load i64, ptr %835, align 8
  %1019 = trunc i64 %1018 to i32
  %1020 = call ptr %1016(ptr noundef %1017, ptr noundef %979, i32 noundef %1019, ptr noundef nonnull %8, ptr noundef null, ptr noundef %1012, i32 noundef 1281, ptr noundef null) #16
  %1021 = icmp eq ptr %1020, null
  br i1 %1021, label %1022, label %1023

1022:                                             ; preds = %1011
  call void @Py_DecRef(ptr noundef nonnull %1013) #16
  br label %1033

1023:                                             ; preds = %1011
  %1024 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 112), align 8
  %1025 = getelementptr inbounds nuw i8, ptr %1024, i64 2256
  %1026 = load ptr, ptr %1025, align 8
  %1027 = call i32 %1026(ptr noundef nonnull %1020, ptr noundef nonnull %1013) #16
  %1028 = icmp slt i32 %1027, 0
  br i1 %1028, label %1029, label %1034

1029:                                             ; preds = %1023
  call void @Py_DecRef(ptr noundef nonnull %1020) #16
  br label %1033

1030:                                             ; preds = %981, %971, %913
  %1031 = phi ptr [ %905, %913 ], [ %972, %971 ], [ %984, %981 ]
  %1032 = icmp eq ptr %1031, null
  br i1 %1032, label %1033, label %1034

1033:                                             ; preds = %1030, %988, %1029, %1022, %1003, %994
  call void @PyErr_Clear() #16
  br label %1057

1034:                                             ; preds = %1030, %1023
  %1035 = phi ptr [ %1031, %1030 ], [ %1020, %1023 ]
  %1036 = load i64, ptr %818, align 8
  %1037 = getelementptr inbounds ptr, ptr %19, i64 %1036
  store ptr %1035, ptr %1037, align 8
  %1038 = add nuw nsw i64 %817, 1
  %1039 = load ptr, ptr %883, align 8
  %1040 = icmp eq ptr %1039, null
  br i1 %1040, label %1047, label %1041

1041:                                             ; preds = %1034
  %1042 = getelementptr inbounds %struct.Row, ptr %68, i64 %1036
  %1043 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %66, ptr noundef nonnull readonly %1042, ptr noundef %1035, ptr noundef nonnull %20, ptr noundef null) #17
  br i1 %1043, label %1044, label %1057

1044:                                             ; preds = %1041
  %1045 = load ptr, ptr %883, align 8
  %1046 = icmp eq ptr %1045, null
  br i1 %1046, label %1047, label %1054

1047:                                             ; preds = %1044, %1034
  %1048 = load ptr, ptr %815, align 8
  %1049 = icmp eq ptr %1048, null
  br i1 %1049, label %1050, label %1054

1050:                                             ; preds = %1047
  %1051 = getelementptr inbounds nuw i8, ptr %1035, i64 16
  %1052 = load ptr, ptr %1051, align 8
  %1053 = ptrtoint ptr %1052 to i64
  store i64 %1053, ptr %832, align 8
  br label %1054

1054:                                             ; preds = %1050, %1047, %1044
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  %1055 = load i64, ptr %81, align 8
  %1056 = icmp slt i64 %1038, %1055
  br i1 %1056, label %816, label %1059, !llvm.loop !52

1057:                                             ; preds = %1041, %865, %861, %1033
  %1058 = phi i64 [ %817, %1033 ], [ %817, %865 ], [ %817, %861 ], [ %1038, %1041 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  br label %1182

1059:                                             ; preds = %1054, %810
  %1060 = phi i64 [ 0, %810 ], [ %1038, %1054 ]
  %1061 = load i64, ptr %591, align 8
  %1062 = call i64 @llvm.smax.i64(i64 %1061, i64 3)
  %1063 = trunc i64 %1062 to i32
  %1064 = icmp sgt i32 %1063, 0
  %1065 = getelementptr inbounds nuw i8, ptr %65, i64 40
  %1066 = load i64, ptr %1065, align 8
  %1067 = icmp eq i64 %1066, 0
  %1068 = select i1 %1064, i1 %1067, i1 false
  br i1 %1068, label %1069, label %1075

1069:                                             ; preds = %1059
  %1070 = getelementptr inbounds nuw i8, ptr %65, i64 408
  %1071 = load i64, ptr %1070, align 8
  %1072 = getelementptr i64, ptr %20, i64 %1071
  %1073 = shl i64 %1062, 3
  %1074 = and i64 %1073, 17179869176
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1072, ptr nonnull align 8 %22, i64 %1074, i1 false)
  br label %1076

1075:                                             ; preds = %1059
  switch i64 %1066, label %1097 [
    i64 0, label %1076
    i64 1, label %1078
    i64 2, label %1080
    i64 3, label %1082
  ]

1076:                                             ; preds = %1075, %1069
  %1077 = call fastcc i32 @run_kernel(ptr noundef nonnull readonly %66, ptr noundef %20, ptr noundef %22, i64 noundef %667) #17
  br label %1084

1078:                                             ; preds = %1075
  %1079 = call fastcc i32 @run_plan(ptr noundef nonnull readonly %66, ptr noundef nonnull readonly %86, ptr noundef %20) #17
  br label %1084

1080:                                             ; preds = %1075
  %1081 = call fastcc i32 @run_gpu(ptr noundef nonnull readonly %66, ptr noundef nonnull readonly %86, ptr noundef %20, ptr noundef %23) #17
  br label %1084

1082:                                             ; preds = %1075
  %1083 = call fastcc i32 @run_graph(ptr noundef nonnull readonly %66, ptr noundef %20) #17
  br label %1084

1084:                                             ; preds = %1082, %1080, %1078, %1076
  %1085 = phi i32 [ %1083, %1082 ], [ %1077, %1076 ], [ %1079, %1078 ], [ %1081, %1080 ]
  %1086 = icmp eq i32 %1085, 1
  br i1 %1086, label %1087, label %1182

1087:                                             ; preds = %1084
  %1088 = load i64, ptr %1065, align 8
  %1089 = load i32, ptr %23, align 4
  %1090 = icmp eq i64 %1088, 2
  br i1 %1090, label %1091, label %1097

1091:                                             ; preds = %1087
  %1092 = load ptr, ptr %776, align 8
  %1093 = icmp eq ptr %1092, null
  br i1 %1093, label %1094, label %1103

1094:                                             ; preds = %1091
  %1095 = sext i32 %1089 to i64
  %1096 = call ptr @PyLong_FromLongLong(i64 noundef %1095) #16
  br label %1182

1097:                                             ; preds = %1087, %1075
  %1098 = phi i64 [ %1088, %1087 ], [ %1066, %1075 ]
  %1099 = freeze i64 %1098
  %1100 = icmp eq i64 %1099, 4
  %1101 = getelementptr inbounds nuw i8, ptr %65, i64 440
  %1102 = select i1 %1100, ptr %1101, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16)
  br label %1103

1103:                                             ; preds = %1097, %1091
  %1104 = phi ptr [ getelementptr inbounds nuw (i8, ptr @host, i64 16), %1091 ], [ %1102, %1097 ]
  %1105 = load ptr, ptr %1104, align 8
  %1106 = load i64, ptr %84, align 8
  switch i64 %1106, label %1111 [
    i64 1, label %1107
    i64 0, label %1115
  ]

1107:                                             ; preds = %1103
  %1108 = load i64, ptr %83, align 8
  %1109 = getelementptr inbounds ptr, ptr %19, i64 %1108
  %1110 = load ptr, ptr %1109, align 8
  br label %1115

1111:                                             ; preds = %1103
  %1112 = call ptr @PyTuple_New(i64 noundef %1106) #16
  %1113 = load i64, ptr %84, align 8
  %1114 = icmp slt i64 %1113, 2
  br i1 %1114, label %1115, label %1117

1115:                                             ; preds = %1111, %1107, %1103
  %1116 = phi ptr [ %1112, %1111 ], [ %1105, %1103 ], [ %1110, %1107 ]
  call void @Py_IncRef(ptr noundef %1116) #16
  br label %1117

1117:                                             ; preds = %1115, %1111
  %1118 = phi ptr [ %1116, %1115 ], [ %1112, %1111 ]
  %1119 = icmp eq ptr %1118, null
  br i1 %1119, label %1182, label %1120

1120:                                             ; preds = %1117
  %1121 = getelementptr inbounds nuw i8, ptr %1118, i64 24
  %1122 = load i64, ptr %84, align 8
  %1123 = icmp sgt i64 %1122, 1
  br i1 %1123, label %1124, label %1139

1124:                                             ; preds = %1120, %1124
  %1125 = phi i64 [ %1134, %1124 ], [ 0, %1120 ]
  %1126 = getelementptr inbounds nuw i64, ptr %83, i64 %1125
  %1127 = load i64, ptr %1126, align 8
  %1128 = getelementptr inbounds ptr, ptr %19, i64 %1127
  %1129 = load ptr, ptr %1128, align 8
  call void @Py_IncRef(ptr noundef %1129) #16
  %1130 = load i64, ptr %1126, align 8
  %1131 = getelementptr inbounds ptr, ptr %19, i64 %1130
  %1132 = load ptr, ptr %1131, align 8
  %1133 = getelementptr inbounds nuw ptr, ptr %1121, i64 %1125
  store ptr %1132, ptr %1133, align 8
  %1134 = add nuw nsw i64 %1125, 1
  %1135 = load i64, ptr %84, align 8
  %1136 = icmp sgt i64 %1135, 1
  %1137 = icmp slt i64 %1134, %1135
  %1138 = select i1 %1136, i1 %1137, i1 false
  br i1 %1138, label %1124, label %1139

1139:                                             ; preds = %1124, %1120
  %1140 = getelementptr inbounds nuw i8, ptr %65, i64 184
  %1141 = load ptr, ptr %1140, align 8
  %1142 = icmp eq ptr %1141, null
  br i1 %1142, label %1182, label %1143

1143:                                             ; preds = %1139
  %1144 = getelementptr inbounds nuw i8, ptr %65, i64 88
  %1145 = load ptr, ptr %1144, align 8
  %1146 = icmp eq ptr %1145, null
  br i1 %1146, label %1176, label %1147

1147:                                             ; preds = %1143, %1170
  %1148 = phi ptr [ %1172, %1170 ], [ %1145, %1143 ]
  %1149 = phi i64 [ %1171, %1170 ], [ 0, %1143 ]
  %1150 = load i64, ptr %99, align 8
  %1151 = icmp slt i64 %1149, %1150
  br i1 %1151, label %1152, label %1174

1152:                                             ; preds = %1147
  %1153 = getelementptr inbounds nuw %struct.Row, ptr %68, i64 %1149
  %1154 = getelementptr inbounds nuw i8, ptr %1153, i64 104
  %1155 = load i64, ptr %1154, align 8
  %1156 = and i64 %1155, 1099511627776
  %1157 = icmp eq i64 %1156, 0
  br i1 %1157, label %1170, label %1158

1158:                                             ; preds = %1152
  %1159 = getelementptr inbounds nuw i8, ptr %1153, i64 16
  %1160 = load i64, ptr %1159, align 8
  %1161 = getelementptr inbounds ptr, ptr %19, i64 %1160
  %1162 = load ptr, ptr %1161, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store ptr null, ptr %4, align 8
  store ptr %1162, ptr %52, align 8
  %1163 = icmp ne ptr %1162, null
  %1164 = zext i1 %1163 to i64
  %1165 = or disjoint i64 %1164, -9223372036854775808
  %1166 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %1148, ptr noundef nonnull %52, i64 noundef %1165, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  %1167 = icmp eq ptr %1166, null
  br i1 %1167, label %1169, label %1168

1168:                                             ; preds = %1158
  call void @Py_DecRef(ptr noundef nonnull %1166) #16
  br label %1170

1169:                                             ; preds = %1158
  call void @PyErr_Clear() #16
  br label %1170

1170:                                             ; preds = %1169, %1168, %1152
  %1171 = add nuw nsw i64 %1149, 1
  %1172 = load ptr, ptr %1144, align 8
  %1173 = icmp eq ptr %1172, null
  br i1 %1173, label %1174, label %1147, !llvm.loop !53

1174:                                             ; preds = %1170, %1147
  %1175 = load ptr, ptr %1140, align 8
  br label %1176

1176:                                             ; preds = %1174, %1143
  %1177 = phi ptr [ %1175, %1174 ], [ %1141, %1143 ]
  %1178 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %1179 = icmp eq ptr %1177, %1178
  br i1 %1179, label %1182, label %1180

1180:                                             ; preds = %1176
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  store ptr null, ptr %3, align 8
  store ptr %1118, ptr %53, align 8
  %1181 = call ptr @PyObject_Vectorcall(ptr noundef %1177, ptr noundef nonnull %53, i64 noundef -9223372036854775807, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  call void @Py_DecRef(ptr noundef nonnull %1118) #16
  br label %1182

1182:                                             ; preds = %1180, %1176, %1139, %1117, %1094, %1084, %1057
  %1183 = phi i64 [ %1058, %1057 ], [ %1060, %1084 ], [ %1060, %1094 ], [ %1060, %1117 ], [ %1060, %1139 ], [ %1060, %1176 ], [ %1060, %1180 ]
  %1184 = phi ptr [ null, %1057 ], [ null, %1084 ], [ %1096, %1094 ], [ null, %1117 ], [ %1118, %1139 ], [ %1118, %1176 ], [ %1181, %1180 ]
  %1185 = icmp sgt i64 %1183, 0
  br i1 %1185, label %1186, label %1194

1186:                                             ; preds = %1182, %1186
  %1187 = phi i64 [ %1188, %1186 ], [ %1183, %1182 ]
  %1188 = add nsw i64 %1187, -1
  %1189 = getelementptr inbounds nuw %struct.Make, ptr %80, i64 %1188
  %1190 = load i64, ptr %1189, align 8
  %1191 = getelementptr inbounds ptr, ptr %19, i64 %1190
  %1192 = load ptr, ptr %1191, align 8
  call void @Py_DecRef(ptr noundef %1192) #16
  %1193 = icmp samesign ugt i64 %1187, 1
  br i1 %1193, label %1186, label %1194, !llvm.loop !54

1194:                                             ; preds = %1186, %1182
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #8
  br label %1195

1195:                                             ; preds = %558, %684, %709, %1194, %804, %794, %779, %772, %757, %734, %665, %511, %510
  %1196 = phi ptr [ %1184, %1194 ], [ null, %734 ], [ null, %772 ], [ null, %804 ], [ null, %779 ], [ null, %794 ], [ null, %709 ], [ null, %511 ], [ null, %684 ], [ null, %510 ], [ null, %665 ], [ null, %757 ], [ null, %558 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #8
  br label %1197

1197:                                             ; preds = %150, %166, %89, %93, %180, %191, %196, %1195
  %1198 = phi ptr [ null, %89 ], [ %1196, %1195 ], [ null, %196 ], [ null, %180 ], [ null, %191 ], [ null, %93 ], [ null, %166 ], [ null, %150 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #8
  %1199 = load i64, ptr %24, align 8
  %1200 = icmp sgt i64 %1199, 0
  br i1 %1200, label %1201, label %1207

1201:                                             ; preds = %1197, %1201
  %1202 = phi i64 [ %1205, %1201 ], [ %1199, %1197 ]
  %1203 = add nsw i64 %1202, -1
  store i64 %1203, ptr %24, align 8
  %1204 = getelementptr inbounds nuw %struct.Py_buffer, ptr %54, i64 %1203
  call void @PyBuffer_Release(ptr noundef nonnull %1204) #16
  %1205 = load i64, ptr %24, align 8
  %1206 = icmp sgt i64 %1205, 0
  br i1 %1206, label %1201, label %1207, !llvm.loop !55

1207:                                             ; preds = %1201, %1197
  call void @Py_DecRef(ptr noundef %63) #16
  %1208 = icmp eq ptr %1198, null
  br i1 %1208, label %1210, label %1209

1209:                                             ; preds = %1207
  store i64 %60, ptr %36, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #8
  br label %1218

1210:                                             ; preds = %1207
  %1211 = call ptr @PyErr_Occurred() #16
  %1212 = icmp eq ptr %1211, null
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #8
  br i1 %1212, label %1213, label %1218

1213:                                             ; preds = %1210
  %1214 = add nuw nsw i64 %57, 1
  %1215 = add nsw i64 %60, 1
  %1216 = load i64, ptr %37, align 8
  %1217 = icmp slt i64 %1214, %1216
  br i1 %1217, label %55, label %1218, !llvm.loop !56

1218:                                             ; preds = %1213, %1210, %1209, %35
  %1219 = phi ptr [ %1198, %1209 ], [ null, %35 ], [ null, %1210 ], [ null, %1213 ]
  br i1 %33, label %1221, label %1220

1220:                                             ; preds = %1218
  call void @llvm.write_register.i64(metadata !5, i64 %32)
  br label %1221

1221:                                             ; preds = %1220, %1218, %2
  %1222 = phi ptr [ null, %2 ], [ %1219, %1218 ], [ %1219, %1220 ]
  ret ptr %1222
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
  %9 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %0, ptr noundef nonnull %5, i64 noundef %8, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
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
  %41 = tail call i32 @__ulock_wake(i32 noundef 1, ptr noundef nonnull %40, i64 noundef 0) #16
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
  %73 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %6) #16
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
  %82 = call i64 @PyThread_get_thread_ident() #16
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
  %89 = call ptr @PyEval_SaveThread() #16
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
  call void @pool_spread(ptr noundef %10, ptr noundef %93, ptr noundef nonnull %1, i64 noundef %3, i64 noundef %66, i64 noundef %103, ptr noundef nonnull %7) #17
  br label %105

104:                                              ; preds = %91
  call void %93(ptr noundef nonnull %1, i64 noundef 0, i64 noundef %3, ptr noundef nonnull %7) #16
  br label %105

105:                                              ; preds = %104, %102
  br i1 %71, label %114, label %106

106:                                              ; preds = %105
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %107 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %5) #16
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
  call void @PyEval_RestoreThread(ptr noundef nonnull %118) #16
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
  br i1 %152, label %160, label %142, !llvm.loop !57

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
  %32 = tail call fastcc ptr @take_block(i64 noundef %23) #17
  br label %38

33:                                               ; preds = %30
  br i1 %26, label %36, label %34

34:                                               ; preds = %33
  %35 = tail call ptr @PyMem_RawCalloc(i64 noundef 1, i64 noundef %23) #16
  br label %38

36:                                               ; preds = %33
  %37 = tail call ptr @PyMem_RawMalloc(i64 noundef %23) #16
  br label %38

38:                                               ; preds = %31, %36, %34, %18
  %39 = phi ptr [ null, %18 ], [ %32, %31 ], [ %35, %34 ], [ %37, %36 ]
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %41 = load i64, ptr %40, align 8
  %42 = icmp sgt i64 %41, 512
  br i1 %42, label %43, label %46

43:                                               ; preds = %38
  %44 = shl i64 %41, 3
  %45 = tail call ptr @PyMem_RawMalloc(i64 noundef %44) #16
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
  br i1 %80, label %66, label %81, !llvm.loop !58

81:                                               ; preds = %66, %52
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %82 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  %83 = call i64 @PyThread_get_thread_ident() #16
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
  %89 = call ptr @PyEval_SaveThread() #16
  %90 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store ptr %89, ptr %90, align 8
  %91 = load i64, ptr %9, align 8
  %92 = icmp eq i64 %91, 0
  %93 = select i1 %92, ptr null, ptr %8
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %95 = load i64, ptr %94, align 8
  call fastcc void @run_sequence(ptr noundef %93, ptr noundef nonnull %47, i64 noundef %95, ptr noundef %5) #17
  %96 = load ptr, ptr %90, align 8
  %97 = icmp eq ptr %96, null
  br i1 %97, label %99, label %98

98:                                               ; preds = %81
  call void @PyEval_RestoreThread(ptr noundef nonnull %96) #16
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
  call fastcc void @keep_block(ptr noundef nonnull %108) #17
  br label %110

109:                                              ; preds = %103
  call void @PyMem_RawFree(ptr noundef %39) #16
  br label %110

110:                                              ; preds = %109, %107
  %111 = icmp eq ptr %47, %4
  br i1 %111, label %113, label %112

112:                                              ; preds = %110
  call void @PyMem_RawFree(ptr noundef %47) #16
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
  br i1 %28, label %29, label %15, !llvm.loop !58

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
  br i1 %58, label %59, label %42, !llvm.loop !59

59:                                               ; preds = %55, %32
  %60 = phi ptr [ %34, %32 ], [ %41, %55 ]
  %61 = add nuw nsw i64 %33, 1
  %62 = icmp eq i64 %61, %28
  br i1 %62, label %63, label %32, !llvm.loop !60

63:                                               ; preds = %59, %22
  %64 = getelementptr inbounds nuw i8, ptr %25, i64 56
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %42, %63
  %68 = add nuw nsw i64 %23, 1
  %69 = icmp eq i64 %68, %20
  br i1 %69, label %73, label %22, !llvm.loop !61

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
  br i1 %124, label %106, label %101, !llvm.loop !62

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
  br i1 %144, label %91, label %145, !llvm.loop !63

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
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
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
  br i1 %6, label %41, label %7

7:                                                ; preds = %2, %33
  %8 = phi ptr [ %36, %33 ], [ %0, %2 ]
  %9 = phi i64 [ %37, %33 ], [ %5, %2 ]
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %13 = icmp eq ptr %11, %12
  br i1 %13, label %41, label %14

14:                                               ; preds = %7
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %15 = and i64 %9, 32768
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %20, label %17

17:                                               ; preds = %14
  %18 = and i64 %9, 32767
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 %18
  br label %33

20:                                               ; preds = %14
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
  br label %33

32:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  br label %41

33:                                               ; preds = %17, %28
  %34 = phi i64 [ %31, %28 ], [ %9, %17 ]
  %35 = phi ptr [ %30, %28 ], [ %19, %17 ]
  %36 = load ptr, ptr %35, align 8
  store ptr %36, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  %37 = lshr i64 %34, 16
  store i64 %37, ptr %1, align 8
  %38 = icmp ne i64 %37, 0
  %39 = icmp ne ptr %36, null
  %40 = select i1 %38, i1 %39, i1 false
  br i1 %40, label %7, label %41, !llvm.loop !64

41:                                               ; preds = %33, %7, %2, %32
  %42 = phi ptr [ null, %32 ], [ %0, %2 ], [ %36, %33 ], [ %8, %7 ]
  ret ptr %42
}

; Function Attrs: nounwind optsize
define internal fastcc noundef zeroext i1 @read_array(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull %2, ptr noundef nonnull writeonly captures(none) %3, ptr noundef %4) unnamed_addr #0 {
  %6 = alloca %struct.View, align 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %8, %10
  br i1 %11, label %12, label %77, !prof !65

12:                                               ; preds = %5
  %13 = load i64, ptr %1, align 8
  switch i64 %13, label %72 [
    i64 0, label %14
    i64 1, label %68
    i64 2, label %70
  ], !prof !66

14:                                               ; preds = %12
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %16 = load i32, ptr %15, align 8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, %17
  br i1 %21, label %22, label %77, !prof !65

22:                                               ; preds = %14
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %24 = load i32, ptr %23, align 8
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %27 = load i64, ptr %26, align 8
  %28 = and i64 %27, %25
  %29 = icmp eq i64 %28, %27
  br i1 %29, label %30, label %77, !prof !65

30:                                               ; preds = %22
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %32 = load i64, ptr %31, align 8
  %33 = icmp ne i64 %32, 0
  %34 = and i32 %24, 1
  %35 = icmp ne i32 %34, 0
  %36 = and i1 %35, %33
  br i1 %36, label %77, label %37, !prof !46

37:                                               ; preds = %30
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %39 = load ptr, ptr %38, align 8
  %40 = load ptr, ptr %18, align 8
  %41 = icmp eq ptr %39, %40
  br i1 %41, label %57, label %42, !prof !65

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
  %67 = call fastcc zeroext i1 @write_array(ptr noundef nonnull readonly %1, ptr noundef %6, i64 noundef %17, ptr noundef nonnull %3) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  br label %77

68:                                               ; preds = %12
  %69 = tail call fastcc zeroext i1 @read_tensor(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef %3) #17
  br label %77

70:                                               ; preds = %12
  %71 = tail call fastcc zeroext i1 @read_buffer(ptr noundef nonnull %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #17
  br label %77

72:                                               ; preds = %12
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds i64, ptr %3, i64 %74
  %76 = tail call fastcc zeroext i1 @read_device(ptr noundef nonnull %1, ptr noundef %2, ptr noundef %75) #17
  br label %77

77:                                               ; preds = %57, %53, %46, %42, %30, %22, %14, %70, %72, %5, %68
  %78 = phi i1 [ false, %5 ], [ %76, %72 ], [ %69, %68 ], [ %71, %70 ], [ false, %30 ], [ false, %14 ], [ false, %22 ], [ %67, %57 ], [ false, %46 ], [ false, %53 ], [ false, %42 ]
  ret i1 %78
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
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
  %64 = call fastcc zeroext i1 @read_view(ptr noundef nonnull %1, ptr noundef %6, i64 noundef %61, i64 noundef %63, ptr noundef %3) #17
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
  br i1 %47, label %68, label %48, !llvm.loop !67

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
  %67 = call fastcc zeroext i1 @read_view(ptr noundef %0, ptr noundef %5, i64 noundef %23, i64 noundef %66, ptr noundef %2) #17
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
  br i1 %7, label %10, label %8, !prof !65

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
  br i1 %24, label %36, label %25, !prof !46

25:                                               ; preds = %19
  %26 = add nuw nsw i64 %20, 1
  %27 = getelementptr inbounds nuw i64, ptr %13, i64 %26
  store i64 %23, ptr %27, align 8
  %28 = icmp eq i64 %26, %2
  br i1 %28, label %29, label %19, !llvm.loop !68

29:                                               ; preds = %25, %10
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %36, label %33, !prof !65

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
  br i1 %93, label %94, label %29, !llvm.loop !69

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
  br i1 %26, label %27, label %32, !llvm.loop !70

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
  br i1 %52, label %37, label %53, !llvm.loop !71

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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !72)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8, !noalias !72
  %18 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %1, ptr noundef nonnull %3) #16, !noalias !72
  %19 = load i32, ptr %3, align 4, !noalias !72
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25, !prof !65

21:                                               ; preds = %17
  store i32 2, ptr %0, align 8, !alias.scope !72
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %22, align 4, !alias.scope !72
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %18, ptr %23, align 8, !alias.scope !72
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %24, align 8, !alias.scope !72
  br label %39

25:                                               ; preds = %17
  %26 = icmp slt i32 %19, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !72
  br label %39

28:                                               ; preds = %25
  %29 = call i64 @PyLong_AsUnsignedLongLong(ptr noundef nonnull %1) #16, !noalias !72
  %30 = icmp eq i64 %29, -1
  br i1 %30, label %31, label %34

31:                                               ; preds = %28
  %32 = call ptr @PyErr_Occurred() #16, !noalias !72
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %38

34:                                               ; preds = %31, %28
  store i32 3, ptr %0, align 8, !alias.scope !72
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %35, align 4, !alias.scope !72
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %29, ptr %36, align 8, !alias.scope !72
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %37, align 8, !alias.scope !72
  br label %39

38:                                               ; preds = %31
  call void @PyErr_Clear() #16, !noalias !72
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !72
  br label %39

39:                                               ; preds = %21, %27, %34, %38
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8, !noalias !72
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
  br i1 %11, label %80, label %4, !llvm.loop !75

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
  tail call fastcc void @keep_block(ptr noundef nonnull %11) #17
  br label %22

22:                                               ; preds = %9, %21, %4
  %23 = add nuw nsw i64 %5, 1
  %24 = icmp eq i64 %23, 8
  br i1 %24, label %27, label %4, !llvm.loop !76

25:                                               ; preds = %13
  %26 = getelementptr inbounds nuw i8, ptr %11, i64 64
  br label %46

27:                                               ; preds = %22
  %28 = add i64 %0, 128
  %29 = tail call ptr @PyMem_RawMalloc(i64 noundef %28) #16
  %30 = icmp eq ptr %29, null
  br i1 %30, label %31, label %37

31:                                               ; preds = %27
  %32 = tail call i64 @blocks_kept(i64 noundef 1) #17
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %46

34:                                               ; preds = %31
  %35 = tail call ptr @PyMem_RawMalloc(i64 noundef %28) #16
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
  %51 = load ptr, ptr %50, align 16
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
attributes #4 = { mustprogress nofree norecurse nounwind optsize willreturn memory(argmem: readwrite) }
attributes #5 = { nofree norecurse nounwind optsize memory(argmem: readwrite) }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #8 = { nounwind }
attributes #9 = { nocallback nounwind }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
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
!5 = !{!"fpcr"}
!6 = distinct !{!6, !7, !4}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7, !4}
!9 = distinct !{!9, !7, !4}
!10 = distinct !{!10, !7, !4}
!11 = distinct !{!11, !4}
!12 = distinct !{!12, !7, !4}
!13 = distinct !{!13, !7, !4}
!14 = distinct !{!14, !7, !4}
!15 = distinct !{!15, !7, !4}
!16 = distinct !{!16, !4}
!17 = distinct !{!17, !7, !4}
!18 = distinct !{!18, !7, !4}
!19 = distinct !{!19, !4}
!20 = distinct !{!20, !7, !4}
!21 = distinct !{!21, !7, !4}
!22 = distinct !{!22, !7, !4}
!23 = distinct !{!23, !7, !4}
!24 = distinct !{!24, !7, !4}
!25 = distinct !{!25, !7, !4}
!26 = distinct !{!26, !7, !4}
!27 = distinct !{!27, !7, !4}
!28 = distinct !{!28, !7, !4}
!29 = distinct !{!29, !7, !4}
!30 = !{!"branch_weights", !"expected", i32 2146410, i32 2145337238}
!31 = !{!32}
!32 = distinct !{!32, !33, !"part_of: argument 0"}
!33 = distinct !{!33, !"part_of"}
!34 = !{!35}
!35 = distinct !{!35, !36, !"element_of: argument 0"}
!36 = distinct !{!36, !"element_of"}
!37 = distinct !{!37, !7, !4}
!38 = distinct !{!38, !7, !4}
!39 = distinct !{!39, !7, !4}
!40 = distinct !{!40, !7, !4}
!41 = distinct !{!41, !7, !4}
!42 = distinct !{!42, !7, !4}
!43 = distinct !{!43, !7, !4}
!44 = distinct !{!44, !7, !4}
!45 = distinct !{!45, !7, !4}
!46 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!47 = distinct !{!47, !7, !4}
!48 = distinct !{!48, !7, !4}
!49 = distinct !{!49, !7, !4}
!50 = distinct !{!50, !7, !4}
!51 = distinct !{!51, !7, !4}
!52 = distinct !{!52, !7, !4}
!53 = distinct !{!53, !7, !4}
!54 = distinct !{!54, !7, !4}
!55 = distinct !{!55, !7, !4}
!56 = distinct !{!56, !7, !4}
!57 = distinct !{!57, !7, !4}
!58 = distinct !{!58, !7, !4}
!59 = distinct !{!59, !7, !4}
!60 = distinct !{!60, !7, !4}
!61 = distinct !{!61, !7, !4}
!62 = distinct !{!62, !7, !4}
!63 = distinct !{!63, !7, !4}
!64 = distinct !{!64, !7, !4}
!65 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!66 = !{!"branch_weights", i32 1, i32 8000, i32 2, i32 1}
!67 = distinct !{!67, !7, !4}
!68 = distinct !{!68, !7, !4}
!69 = distinct !{!69, !7, !4}
!70 = distinct !{!70, !7, !4}
!71 = distinct !{!71, !7, !4}
!72 = !{!73}
!73 = distinct !{!73, !74, !"number_of_int: argument 0"}
!74 = distinct !{!74, !"number_of_int"}
!75 = distinct !{!75, !7, !4}
!76 = distinct !{!76, !7, !4}
!77 = distinct !{!77, !7, !4}
!78 = distinct !{!78, !7, !4}
