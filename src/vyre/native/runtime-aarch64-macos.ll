
%struct.anon.0 = type { [8 x ptr], i64, i32 }
%struct.anon.1 = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, [12 x ptr], ptr, ptr }
%struct.anon.2 = type { ptr, ptr, i64, i64, i64 }
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
  %3 = tail call i64 @llvm.read_volatile_register.i64(metadata !5)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  tail call void @llvm.write_register.i64(metadata !5, i64 0)
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
  tail call void @llvm.write_register.i64(metadata !5, i64 %3)
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
  br i1 %61, label %33, label %39, !llvm.loop !6

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
  br i1 %72, label %18, label %22, !llvm.loop !8
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
  br i1 %19, label %24, label %20, !llvm.loop !10

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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %6 = zext i32 %4 to i64
  %7 = getelementptr inbounds nuw %struct.Seat, ptr %5, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 68
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
  br i1 %45, label %29, label %26, !llvm.loop !11

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
  br label %19, !llvm.loop !12

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

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

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
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 576
  %11 = atomicrmw add ptr %10, i32 1 seq_cst, align 16
  %12 = tail call i32 @__ulock_wake(i32 noundef 1, ptr noundef nonnull %10, i64 noundef 0) #16
  %13 = add nuw nsw i64 %8, 1
  %14 = load i64, ptr %3, align 16
  %15 = icmp slt i64 %13, %14
  br i1 %15, label %7, label %6, !llvm.loop !13
}

; Function Attrs: nounwind optsize
define range(i32 0, 2) i32 @pool_open(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = ashr i64 %3, 30
  %9 = add nsw i64 %8, 1
  %10 = tail call i64 @llvm.smax.i64(i64 %4, i64 %9)
  %11 = icmp ne ptr %0, null
  %12 = icmp sgt i64 %3, %10
  %13 = select i1 %11, i1 %12, i1 false
  br i1 %13, label %14, label %65

14:                                               ; preds = %7
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %16 = cmpxchg ptr %15, i32 0, i32 1 acquire monotonic, align 16
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %18, label %65

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
  br i1 %37, label %38, label %50

38:                                               ; preds = %18
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %52

40:                                               ; preds = %59
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
  br i1 %49, label %50, label %42, !llvm.loop !14

50:                                               ; preds = %42, %18, %40
  fence seq_cst
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i32 -1, ptr %51, align 8
  tail call fastcc void @wake_some(ptr noundef nonnull %0, i32 noundef 4) #17
  br label %65

52:                                               ; preds = %38, %59
  %53 = phi i64 [ 0, %38 ], [ %55, %59 ]
  %54 = phi i64 [ 0, %38 ], [ %60, %59 ]
  %55 = add nuw nsw i64 %53, 1
  br i1 %22, label %59, label %56

56:                                               ; preds = %52
  %57 = mul i64 %55, %21
  %58 = udiv i64 %57, %27
  br label %59

59:                                               ; preds = %52, %56
  %60 = phi i64 [ %58, %56 ], [ %21, %52 ]
  %61 = getelementptr inbounds nuw %struct.Seat, ptr %39, i64 %53
  %62 = shl i64 %60, 32
  %63 = or i64 %62, %54
  store atomic i64 %63, ptr %61 release, align 16
  %64 = icmp eq i64 %55, %27
  br i1 %64, label %40, label %52, !llvm.loop !15

65:                                               ; preds = %50, %14, %7
  %66 = phi i32 [ 0, %7 ], [ 1, %50 ], [ 0, %14 ]
  ret i32 %66
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(argmem: readwrite)
define i64 @pool_seats(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #5 {
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
  %24 = load i64, ptr %23, align 16
  %25 = tail call i64 @llvm.smin.i64(i64 %20, i64 %24)
  br label %26

26:                                               ; preds = %19, %22, %4
  %27 = phi i64 [ -1, %4 ], [ 2, %19 ], [ %25, %22 ]
  ret i64 %27
}

; Function Attrs: nofree norecurse nounwind optsize memory(argmem: readwrite)
define i64 @pool_chunk(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr #6 {
  %6 = icmp slt i64 %2, 0
  br i1 %6, label %64, label %7

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
  %25 = load i64, ptr %24, align 16
  %26 = tail call i64 @llvm.umin.i64(i64 %21, i64 %25)
  %27 = icmp slt i64 %25, 0
  br i1 %27, label %64, label %28

28:                                               ; preds = %20, %23
  %29 = phi i64 [ %26, %23 ], [ 2, %20 ]
  %30 = add nuw nsw i64 %2, 3
  %31 = lshr i64 %30, 2
  %32 = tail call i64 @llvm.smax.i64(i64 %31, i64 %4)
  %33 = mul nsw i64 %29, %32
  %34 = sdiv i64 %1, %33
  %35 = icmp slt i64 %34, 1
  %36 = select i1 %10, i64 8, i64 32
  %37 = tail call i64 @llvm.smin.i64(i64 %34, i64 %36)
  %38 = select i1 %35, i64 1, i64 %37
  %39 = mul nsw i64 %38, %29
  %40 = add i64 %1, -1
  %41 = add i64 %40, %39
  %42 = sdiv i64 %41, %39
  %43 = shl nsw i64 %3, 3
  %44 = icmp sgt i64 %43, %3
  br i1 %44, label %45, label %54

45:                                               ; preds = %28
  %46 = shl nuw nsw i64 %29, 1
  %47 = sdiv i64 %1, %46
  br label %48

48:                                               ; preds = %45, %51
  %49 = phi i64 [ %43, %45 ], [ %52, %51 ]
  %50 = icmp sgt i64 %49, %47
  br i1 %50, label %51, label %57

51:                                               ; preds = %48
  %52 = sdiv i64 %49, 2
  %53 = icmp sgt i64 %52, %3
  br i1 %53, label %48, label %54, !llvm.loop !16

54:                                               ; preds = %51, %28
  %55 = icmp sgt i64 %42, 1024
  %56 = select i1 %55, i64 64, i64 %4
  br label %57

57:                                               ; preds = %48, %54
  %58 = phi i64 [ %56, %54 ], [ %49, %48 ]
  %59 = add nsw i64 %58, %42
  %60 = freeze i64 %59
  %61 = add i64 %60, -1
  %62 = srem i64 %61, %58
  %63 = sub nsw i64 %61, %62
  br label %64

64:                                               ; preds = %57, %5, %23
  %65 = phi i64 [ 1, %23 ], [ 1, %5 ], [ %63, %57 ]
  ret i64 %65
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
  %12 = tail call i32 @__ulock_wake(i32 noundef 1, ptr noundef nonnull %11, i64 noundef 0) #16
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
  %31 = load i64, ptr %30, align 16
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
  br i1 %69, label %70, label %40, !llvm.loop !17

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
  %17 = tail call i64 @llvm.read_volatile_register.i64(metadata !5)
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %7
  %20 = call i64 @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 0, i64 noundef %6, ptr noundef nonnull %8) #17
  br label %23

21:                                               ; preds = %7
  tail call void @llvm.write_register.i64(metadata !5, i64 0)
  %22 = call i64 @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 0, i64 noundef %6, ptr noundef nonnull %8) #17
  call void @llvm.write_register.i64(metadata !5, i64 %17)
  br label %23

23:                                               ; preds = %19, %21
  %24 = load ptr, ptr %16, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %27, label %26

26:                                               ; preds = %23
  call void @PyEval_RestoreThread(ptr noundef nonnull %24) #16
  br label %27

27:                                               ; preds = %23, %26
  %28 = load atomic i64, ptr %8 monotonic, align 8
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
  br i1 %18, label %3, label %5, !llvm.loop !18
}

; Function Attrs: nounwind optsize
define void @pool_sequence(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %6 = tail call i64 @PyThread_get_thread_ident() #16
  store i64 0, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr @poll_of_kernel, ptr %7, align 8
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
  br i1 %105, label %6, label %106, !llvm.loop !19

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
  br i1 %28, label %29, label %11, !llvm.loop !20

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
  br i1 %53, label %42, label %39, !llvm.loop !21

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
  br i1 %119, label %54, label %51, !llvm.loop !22
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
define void @call_gpu(ptr noundef readonly captures(none) %0) local_unnamed_addr #7 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) @gpu, ptr noundef nonnull align 8 dereferenceable(40) %0, i64 40, i1 false)
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
  br i1 %46, label %37, label %38, !llvm.loop !23

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
  br i1 %22, label %23, label %13, !llvm.loop !24

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
  br i1 %44, label %39, label %45, !llvm.loop !25

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
  br i1 %26, label %27, label %16, !llvm.loop !26

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
  br i1 %24, label %15, label %16, !llvm.loop !27
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
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [2 x ptr], align 8
  %8 = alloca [2 x ptr], align 8
  %9 = alloca [6 x i64], align 8
  %10 = alloca [2 x ptr], align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca %struct.Number, align 8
  %14 = alloca [6 x i64], align 8
  %15 = alloca i32, align 4
  %16 = alloca %struct.Number, align 8
  %17 = alloca %struct.Number, align 8
  %18 = alloca i64, align 8
  %19 = alloca [128 x ptr], align 8
  %20 = alloca [512 x i64], align 8
  %21 = alloca %struct.Said, align 8
  %22 = alloca [6 x i64], align 8
  %23 = alloca [6 x i64], align 8
  %24 = alloca %struct.Held, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %26 = load ptr, ptr %25, align 8
  %27 = load ptr, ptr @host, align 8
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %29 = load atomic i64, ptr %28 monotonic, align 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %31, label %1192

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
  br i1 %39, label %40, label %1189

40:                                               ; preds = %35
  %41 = load i64, ptr %36, align 8
  %42 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %43 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %49 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %50 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %51 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %52 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %53 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %54 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %56 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %59 = getelementptr inbounds nuw i8, ptr %24, i64 16
  br label %60

60:                                               ; preds = %40, %1184
  %61 = phi i64 [ %38, %40 ], [ %1187, %1184 ]
  %62 = phi i64 [ 0, %40 ], [ %1185, %1184 ]
  %63 = phi i64 [ %41, %40 ], [ %1186, %1184 ]
  %64 = icmp slt i64 %63, %61
  %65 = select i1 %64, i64 %63, i64 0
  %66 = load ptr, ptr %42, align 8
  %67 = getelementptr inbounds ptr, ptr %66, i64 %65
  %68 = load ptr, ptr %67, align 8
  call void @Py_IncRef(ptr noundef %68) #16
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 24
  %70 = load ptr, ptr %69, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #9
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %24, i8 0, i64 16, i1 false)
  %72 = load ptr, ptr %44, align 8
  %73 = getelementptr inbounds nuw i8, ptr %70, i64 528
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
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %21, i8 0, i64 24, i1 false)
  %92 = load i64, ptr %71, align 8
  %93 = icmp sgt i64 %92, -1
  br i1 %93, label %94, label %98

94:                                               ; preds = %60
  %95 = load ptr, ptr @host, align 8
  %96 = load atomic i64, ptr %95 monotonic, align 8
  %97 = icmp eq i64 %92, %96
  br i1 %97, label %98, label %1168

98:                                               ; preds = %94, %60
  %99 = load i64, ptr %45, align 8
  %100 = getelementptr inbounds nuw i8, ptr %70, i64 128
  %101 = load i64, ptr %100, align 8
  %102 = icmp sgt i64 %99, %101
  br i1 %102, label %1168, label %103

103:                                              ; preds = %98
  %104 = getelementptr inbounds nuw i8, ptr %70, i64 112
  %105 = load i64, ptr %104, align 8
  %106 = icmp sgt i64 %105, 0
  br i1 %106, label %117, label %107

107:                                              ; preds = %124, %103
  %108 = load i64, ptr %46, align 8
  %109 = icmp sgt i64 %108, 0
  br i1 %109, label %110, label %177

110:                                              ; preds = %107
  %111 = load ptr, ptr %47, align 8
  %112 = load ptr, ptr %48, align 8
  %113 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 120), align 8
  %114 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 128), align 8
  %115 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 136), align 8
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
  %126 = getelementptr inbounds nuw ptr, ptr %19, i64 %118
  store ptr %125, ptr %126, align 8
  %127 = add nuw nsw i64 %118, 1
  %128 = icmp eq i64 %127, %105
  br i1 %128, label %107, label %117, !llvm.loop !28

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
  br i1 %151, label %158, label %139, !llvm.loop !29

152:                                              ; preds = %139
  %153 = getelementptr inbounds ptr, ptr %19, i64 %140
  %154 = load ptr, ptr %153, align 8
  %155 = icmp eq ptr %154, null
  br i1 %155, label %156, label %1168

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
  br i1 %163, label %164, label %1168

164:                                              ; preds = %158
  %165 = select i1 %160, i64 8, i64 16
  %166 = select i1 %159, i64 0, i64 %165
  %167 = getelementptr inbounds nuw i8, ptr %21, i64 %166
  %168 = icmp eq ptr %135, %116
  %169 = select i1 %168, ptr null, ptr %135
  store ptr %169, ptr %167, align 8
  br label %170

170:                                              ; preds = %164, %156
  %171 = phi i64 [ %157, %156 ], [ %130, %164 ]
  %172 = add nuw nsw i64 %131, 1
  %173 = icmp eq i64 %172, %108
  br i1 %173, label %174, label %129, !llvm.loop !30

174:                                              ; preds = %170
  %175 = load ptr, ptr %49, align 8
  %176 = icmp eq ptr %175, null
  br i1 %176, label %177, label %182

177:                                              ; preds = %174, %107
  %178 = getelementptr inbounds nuw i8, ptr %70, i64 104
  %179 = load i64, ptr %178, align 8
  %180 = and i64 %179, 8
  %181 = icmp eq i64 %180, 0
  br i1 %181, label %196, label %1168

182:                                              ; preds = %174
  %183 = getelementptr inbounds nuw i8, ptr %70, i64 96
  %184 = load ptr, ptr %183, align 8
  %185 = icmp eq ptr %175, %184
  br i1 %185, label %196, label %186

186:                                              ; preds = %182
  %187 = getelementptr inbounds nuw i8, ptr %175, i64 8
  %188 = load ptr, ptr %187, align 8
  %189 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 80), align 8
  %190 = icmp eq ptr %188, %189
  br i1 %190, label %191, label %1168

191:                                              ; preds = %186
  %192 = call i32 @PyUnicode_Compare(ptr noundef nonnull %175, ptr noundef %184) #16
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %194, label %1168

194:                                              ; preds = %191
  %195 = load i64, ptr %74, align 8
  br label %196

196:                                              ; preds = %194, %182, %177
  %197 = phi i64 [ %195, %194 ], [ %75, %182 ], [ %75, %177 ]
  %198 = load ptr, ptr %21, align 8
  %199 = icmp eq ptr %198, null
  %200 = select i1 %199, ptr %72, ptr %198
  store ptr %200, ptr %21, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #9
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
  %212 = getelementptr inbounds ptr, ptr %19, i64 %208
  %213 = load ptr, ptr %212, align 8
  br label %214

214:                                              ; preds = %211, %204
  %215 = phi ptr [ %213, %211 ], [ null, %204 ]
  %216 = getelementptr inbounds nuw i8, ptr %206, i64 24
  %217 = load i64, ptr %216, align 8
  %218 = getelementptr inbounds i64, ptr %20, i64 %217
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
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #9
  %228 = load i64, ptr %206, align 8
  %229 = icmp sgt i64 %228, 3
  br i1 %229, label %231, label %230

230:                                              ; preds = %226
  store i64 0, ptr %18, align 8
  br label %243

231:                                              ; preds = %226
  %232 = getelementptr inbounds nuw i8, ptr %206, i64 96
  %233 = load i64, ptr %232, align 8
  store i64 %233, ptr %18, align 8
  %234 = icmp ne i64 %233, 0
  %235 = icmp ne ptr %227, null
  %236 = and i1 %235, %234
  br i1 %236, label %237, label %253, !prof !31

237:                                              ; preds = %231
  %238 = call fastcc ptr @follow(ptr noundef %227, ptr noundef %18) #17
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
  %252 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %71, ptr noundef nonnull readonly %206, ptr noundef %244, ptr noundef nonnull %20, ptr noundef nonnull %24) #17
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
  %269 = load i64, ptr %18, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #9
  %270 = getelementptr inbounds nuw i8, ptr %206, i64 80
  %271 = load i64, ptr %270, align 8
  %272 = icmp eq i64 %271, 0
  br i1 %272, label %302, label %273

273:                                              ; preds = %268
  call void @llvm.experimental.noalias.scope.decl(metadata !32)
  %274 = getelementptr inbounds nuw i8, ptr %264, i64 16
  %275 = getelementptr inbounds nuw i8, ptr %264, i64 8
  %276 = load ptr, ptr %275, align 8, !noalias !32
  %277 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 48), align 8, !noalias !32
  %278 = icmp eq ptr %276, %277
  %279 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 248), align 8, !noalias !32
  %280 = icmp eq ptr %276, %279
  %281 = select i1 %278, i1 true, i1 %280
  br i1 %281, label %282, label %286

282:                                              ; preds = %273
  store i32 4, ptr %17, align 8, !alias.scope !32
  store i64 0, ptr %50, align 8, !alias.scope !32
  %283 = getelementptr double, ptr %274, i64 %271
  %284 = getelementptr i8, ptr %283, i64 -8
  %285 = load double, ptr %284, align 8, !noalias !32
  store double %285, ptr %51, align 8, !alias.scope !32
  br label %360

286:                                              ; preds = %273
  %287 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 240), align 8, !noalias !32
  %288 = icmp eq ptr %276, %287
  br i1 %288, label %289, label %294

289:                                              ; preds = %286
  store i32 4, ptr %17, align 8, !alias.scope !32
  store i64 0, ptr %50, align 8, !alias.scope !32
  %290 = getelementptr float, ptr %274, i64 %271
  %291 = getelementptr i8, ptr %290, i64 -4
  %292 = load float, ptr %291, align 4, !noalias !32
  %293 = fpext float %292 to double
  store double %293, ptr %51, align 8, !alias.scope !32
  br label %360

294:                                              ; preds = %286
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #9, !noalias !32
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %16, ptr noundef nonnull %264) #17, !noalias !32
  %295 = icmp eq i64 %271, 1
  %296 = load i32, ptr %16, align 8, !noalias !32
  %297 = icmp eq i32 %296, 0
  %298 = select i1 %295, i1 true, i1 %297
  br i1 %298, label %299, label %300

299:                                              ; preds = %294
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %17, ptr noundef nonnull align 8 dereferenceable(24) %16, i64 24, i1 false)
  br label %301

300:                                              ; preds = %294
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %17, i8 0, i64 24, i1 false), !alias.scope !32
  store i32 4, ptr %17, align 8, !alias.scope !32
  br label %301

301:                                              ; preds = %300, %299
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9, !noalias !32
  br label %360

302:                                              ; preds = %268
  call void @llvm.experimental.noalias.scope.decl(metadata !35)
  %303 = getelementptr inbounds nuw i8, ptr %264, i64 8
  %304 = load ptr, ptr %303, align 8, !noalias !35
  %305 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8, !noalias !35
  %306 = icmp eq ptr %304, %305
  br i1 %306, label %308, label %307

307:                                              ; preds = %302
  call fastcc void @number_of(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %17, ptr noundef nonnull %264) #17
  br label %360

308:                                              ; preds = %302
  %309 = getelementptr inbounds nuw i8, ptr %264, i64 16
  %310 = load ptr, ptr %309, align 8, !noalias !35
  %311 = getelementptr inbounds nuw i8, ptr %264, i64 24
  %312 = load i32, ptr %311, align 8, !noalias !35
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
  %325 = load ptr, ptr %315, align 8, !noalias !35
  %326 = getelementptr inbounds nuw i64, ptr %325, i64 %319
  %327 = load i64, ptr %326, align 8, !noalias !35
  %328 = lshr i64 %322, 7
  %329 = icmp eq i64 %327, %328
  br i1 %329, label %331, label %330

330:                                              ; preds = %324, %318
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %17, i8 0, i64 24, i1 false), !alias.scope !35
  br label %360

331:                                              ; preds = %324
  %332 = and i64 %320, 127
  %333 = load ptr, ptr %316, align 8, !noalias !35
  %334 = getelementptr inbounds nuw i64, ptr %333, i64 %319
  %335 = load i64, ptr %334, align 8, !noalias !35
  %336 = mul nsw i64 %335, %332
  %337 = getelementptr inbounds i8, ptr %321, i64 %336
  %338 = add nuw nsw i64 %319, 1
  %339 = lshr i64 %320, 16
  %340 = icmp eq i64 %338, %317
  br i1 %340, label %341, label %318, !llvm.loop !38

341:                                              ; preds = %331, %308
  %342 = phi ptr [ %310, %308 ], [ %337, %331 ]
  %343 = phi i64 [ %269, %308 ], [ %339, %331 ]
  %344 = icmp eq i64 %343, 0
  br i1 %344, label %345, label %356

345:                                              ; preds = %341
  %346 = getelementptr inbounds nuw i8, ptr %264, i64 64
  %347 = load i32, ptr %346, align 8, !noalias !35
  %348 = and i32 %347, 256
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %356, label %350

350:                                              ; preds = %345
  %351 = getelementptr inbounds nuw i8, ptr %264, i64 56
  %352 = load ptr, ptr %351, align 8, !noalias !35
  %353 = getelementptr inbounds nuw i8, ptr %352, i64 26
  %354 = load i8, ptr %353, align 2, !noalias !35
  %355 = icmp eq i8 %354, 62
  br i1 %355, label %356, label %357

356:                                              ; preds = %350, %345, %341
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %17, i8 0, i64 24, i1 false), !alias.scope !35
  br label %360

357:                                              ; preds = %350
  %358 = getelementptr inbounds nuw i8, ptr %352, i64 16
  %359 = load ptr, ptr %358, align 8, !noalias !35
  call fastcc void @number_at(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %17, ptr noundef %359, ptr noundef %342) #17
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
  %363 = load i64, ptr %50, align 8
  store i64 %363, ptr %218, align 8
  %364 = load i32, ptr %17, align 8
  %365 = icmp eq i32 %364, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #9
  br i1 %365, label %458, label %462

366:                                              ; preds = %360
  %367 = load i64, ptr %50, align 8
  %368 = getelementptr inbounds nuw i8, ptr %206, i64 48
  %369 = load i64, ptr %368, align 8
  %370 = and i64 %369, %367
  store i64 %370, ptr %218, align 8
  %371 = load i32, ptr %17, align 8
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
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #9
  br i1 %380, label %462, label %458

381:                                              ; preds = %360
  %382 = load i64, ptr %50, align 8
  store i64 %382, ptr %218, align 8
  %383 = load i32, ptr %17, align 8
  %384 = icmp eq i32 %383, 3
  br i1 %384, label %421, label %385

385:                                              ; preds = %381
  %386 = icmp eq i32 %383, 2
  %387 = icmp sgt i64 %382, -1
  %388 = select i1 %386, i1 %387, i1 false
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #9
  br i1 %388, label %458, label %462

389:                                              ; preds = %360
  %390 = load i32, ptr %17, align 8
  %391 = icmp eq i32 %390, 2
  br i1 %391, label %392, label %398

392:                                              ; preds = %389
  %393 = load i64, ptr %50, align 8
  %394 = add i64 %393, -9007199254740993
  %395 = icmp ult i64 %394, -18014398509481985
  br i1 %395, label %420, label %396

396:                                              ; preds = %392
  %397 = sitofp i64 %393 to double
  br label %401

398:                                              ; preds = %389
  %399 = load double, ptr %51, align 8
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
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #9
  br i1 %419, label %458, label %462

420:                                              ; preds = %398, %392, %373, %366
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #9
  br label %462

421:                                              ; preds = %404, %381
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #9
  br label %458

422:                                              ; preds = %360
  %423 = load i64, ptr %50, align 8
  store i64 %423, ptr %218, align 8
  %424 = load i32, ptr %17, align 8
  %425 = icmp eq i32 %424, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #9
  br i1 %425, label %462, label %458

426:                                              ; preds = %266
  %427 = getelementptr inbounds nuw i8, ptr %206, i64 32
  %428 = load i64, ptr %427, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #9
  switch i64 %263, label %449 [
    i64 10, label %429
    i64 11, label %440
    i64 12, label %453
  ]

429:                                              ; preds = %426
  %430 = getelementptr inbounds nuw i8, ptr %264, i64 8
  %431 = load ptr, ptr %430, align 8
  %432 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %433 = icmp eq ptr %431, %432
  br i1 %433, label %434, label %452

434:                                              ; preds = %429
  %435 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %264, ptr noundef nonnull %15) #16
  %436 = icmp eq i64 %435, %428
  br i1 %436, label %437, label %452

437:                                              ; preds = %434
  %438 = load i32, ptr %15, align 4
  %439 = icmp eq i32 %438, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  br i1 %439, label %458, label %462

440:                                              ; preds = %426
  %441 = getelementptr inbounds nuw i8, ptr %264, i64 8
  %442 = load ptr, ptr %441, align 8
  %443 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 56), align 8
  %444 = icmp eq ptr %442, %443
  br i1 %444, label %445, label %452

445:                                              ; preds = %440
  %446 = getelementptr inbounds nuw i8, ptr %264, i64 16
  %447 = load i64, ptr %446, align 8
  %448 = icmp eq i64 %447, %428
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  br i1 %448, label %458, label %462

449:                                              ; preds = %426
  %450 = ptrtoint ptr %264 to i64
  %451 = icmp eq i64 %428, %450
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  br i1 %451, label %458, label %462

452:                                              ; preds = %440, %434, %429
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  br label %462

453:                                              ; preds = %426
  %454 = getelementptr inbounds nuw i8, ptr %264, i64 8
  %455 = load ptr, ptr %454, align 8
  %456 = inttoptr i64 %428 to ptr
  %457 = icmp eq ptr %455, %456
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  br i1 %457, label %458, label %462

458:                                              ; preds = %453, %449, %445, %437, %422, %421, %408, %385, %377, %362, %259, %251, %249
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #9
  %459 = add nuw nsw i64 %205, 1
  %460 = load i64, ptr %74, align 8
  %461 = icmp slt i64 %459, %460
  br i1 %461, label %204, label %463, !llvm.loop !39

462:                                              ; preds = %453, %449, %445, %437, %422, %408, %385, %377, %362, %262, %255, %251, %250, %249, %237, %452, %420
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #9
  br label %1166

463:                                              ; preds = %458
  %464 = load ptr, ptr %21, align 8
  br label %465

465:                                              ; preds = %463, %196
  %466 = phi ptr [ %464, %463 ], [ %200, %196 ]
  %467 = icmp ne ptr %466, null
  %468 = load ptr, ptr %52, align 8
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
  br i1 %485, label %486, label %1166

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
  %498 = getelementptr inbounds i64, ptr %20, i64 %497
  %499 = load i64, ptr %498, align 8
  %500 = getelementptr inbounds nuw i8, ptr %491, i64 16
  %501 = load i64, ptr %500, align 8
  %502 = icmp slt i64 %501, 0
  %503 = getelementptr inbounds nuw i8, ptr %491, i64 24
  %504 = getelementptr inbounds nuw i64, ptr %20, i64 %501
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
  br i1 %516, label %517, label %1166

517:                                              ; preds = %514, %492
  %518 = add nuw nsw i64 %490, 1
  %519 = icmp eq i64 %518, %487
  br i1 %519, label %520, label %489, !llvm.loop !40

520:                                              ; preds = %517, %486
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #9
  br i1 %471, label %521, label %546

521:                                              ; preds = %520
  %522 = getelementptr inbounds nuw i8, ptr %70, i64 192
  %523 = load i64, ptr %522, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store ptr %470, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #9
  %524 = call fastcc i64 @items_of(ptr noundef %11, ptr noundef %12) #17
  %525 = icmp eq i64 %524, %523
  br i1 %525, label %526, label %545

526:                                              ; preds = %521
  %527 = icmp slt i64 %523, 1
  br i1 %527, label %544, label %528

528:                                              ; preds = %526
  %529 = load ptr, ptr %12, align 8
  br label %530

530:                                              ; preds = %539, %528
  %531 = phi i64 [ 0, %528 ], [ %541, %539 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #9
  %532 = getelementptr inbounds nuw ptr, ptr %529, i64 %531
  %533 = load ptr, ptr %532, align 8
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %13, ptr noundef %533) #17
  %534 = load i32, ptr %13, align 8
  %535 = icmp eq i32 %534, 2
  %536 = load i64, ptr %53, align 8
  %537 = icmp ult i64 %536, 2147483648
  %538 = select i1 %535, i1 %537, i1 false
  br i1 %538, label %539, label %543

539:                                              ; preds = %530
  %540 = getelementptr inbounds nuw i64, ptr %14, i64 %531
  store i64 %536, ptr %540, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #9
  %541 = add nuw nsw i64 %531, 1
  %542 = icmp eq i64 %541, %523
  br i1 %542, label %544, label %530, !llvm.loop !41

543:                                              ; preds = %530
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #9
  br label %545

544:                                              ; preds = %539, %526
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %546

545:                                              ; preds = %543, %521
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
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
  br i1 %562, label %622, label %563, !llvm.loop !42

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
  %581 = getelementptr inbounds nuw i64, ptr %20, i64 %572
  br label %584

582:                                              ; preds = %576
  %583 = getelementptr inbounds nuw i64, ptr null, i64 %572
  br label %584

584:                                              ; preds = %582, %580, %574
  %585 = phi ptr [ %575, %574 ], [ %581, %580 ], [ %583, %582 ]
  %586 = load i64, ptr %585, align 8
  br label %598

587:                                              ; preds = %569
  %588 = getelementptr inbounds nuw i64, ptr %14, i64 %565
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
  %609 = getelementptr inbounds nuw i64, ptr %22, i64 %565
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
  %618 = getelementptr inbounds nuw i64, ptr %23, i64 %565
  store i64 %617, ptr %618, align 8
  %619 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %564, i64 %617)
  %620 = extractvalue { i64, i1 } %619, 1
  br i1 %620, label %621, label %559

621:                                              ; preds = %616, %592, %545
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  br label %1166

622:                                              ; preds = %559, %546
  %623 = phi i64 [ 1, %546 ], [ %560, %559 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  %624 = load i64, ptr %83, align 8
  %625 = icmp sgt i64 %624, 0
  br i1 %625, label %626, label %648

626:                                              ; preds = %622, %645
  %627 = phi i64 [ %646, %645 ], [ 0, %622 ]
  %628 = getelementptr inbounds nuw %struct.Apart, ptr %82, i64 %627
  %629 = load i64, ptr %628, align 8
  %630 = getelementptr inbounds i64, ptr %20, i64 %629
  %631 = load i64, ptr %630, align 8
  %632 = getelementptr inbounds nuw i8, ptr %628, i64 8
  %633 = load i64, ptr %632, align 8
  %634 = getelementptr inbounds i64, ptr %20, i64 %633
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
  br i1 %644, label %652, label %645

645:                                              ; preds = %640, %626
  %646 = add nuw nsw i64 %627, 1
  %647 = icmp eq i64 %646, %624
  br i1 %647, label %648, label %626, !llvm.loop !43

648:                                              ; preds = %645, %622
  %649 = getelementptr inbounds nuw i8, ptr %70, i64 464
  %650 = load i64, ptr %649, align 8
  %651 = icmp eq i64 %650, 0
  br i1 %651, label %656, label %1166

652:                                              ; preds = %640
  %653 = getelementptr inbounds nuw i8, ptr %70, i64 464
  %654 = load i64, ptr %653, align 8
  %655 = icmp eq i64 %654, 0
  br i1 %655, label %1166, label %656

656:                                              ; preds = %652, %648
  %657 = load i64, ptr %74, align 8
  %658 = icmp slt i64 %657, 1
  br i1 %658, label %695, label %659

659:                                              ; preds = %656, %692
  %660 = phi i64 [ %693, %692 ], [ 0, %656 ]
  %661 = getelementptr inbounds nuw %struct.Row, ptr %73, i64 %660
  %662 = load i64, ptr %661, align 8
  %663 = icmp slt i64 %662, 4
  br i1 %663, label %664, label %692

664:                                              ; preds = %659
  %665 = getelementptr inbounds nuw i8, ptr %661, i64 104
  %666 = load i64, ptr %665, align 8
  %667 = and i64 %666, 1099511627775
  %668 = icmp eq i64 %667, 0
  br i1 %668, label %692, label %669

669:                                              ; preds = %664
  %670 = getelementptr inbounds nuw i8, ptr %661, i64 96
  %671 = load i64, ptr %670, align 8
  %672 = getelementptr i64, ptr %20, i64 %671
  br label %673

673:                                              ; preds = %688, %669
  %674 = phi i64 [ %667, %669 ], [ %690, %688 ]
  %675 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %674, i1 true)
  %676 = trunc nuw nsw i64 %675 to i8
  %677 = freeze i8 %676
  %678 = udiv i8 %677, 6
  %679 = mul i8 %678, 6
  %680 = sub i8 %677, %679
  %681 = zext nneg i8 %680 to i64
  %682 = getelementptr inbounds nuw i64, ptr %22, i64 %681
  %683 = load i64, ptr %682, align 8
  %684 = zext nneg i8 %678 to i64
  %685 = getelementptr i64, ptr %672, i64 %684
  %686 = load i64, ptr %685, align 8
  %687 = icmp sgt i64 %683, %686
  br i1 %687, label %1166, label %688

688:                                              ; preds = %673
  %689 = add nsw i64 %674, -1
  %690 = and i64 %689, %674
  %691 = icmp eq i64 %690, 0
  br i1 %691, label %692, label %673, !llvm.loop !44

692:                                              ; preds = %688, %664, %659
  %693 = add nuw nsw i64 %660, 1
  %694 = icmp eq i64 %693, %657
  br i1 %694, label %695, label %659, !llvm.loop !45

695:                                              ; preds = %692, %656
  %696 = load i64, ptr %77, align 8
  %697 = icmp sgt i64 %696, 0
  br i1 %697, label %699, label %732

698:                                              ; preds = %726
  br i1 %727, label %732, label %1166

699:                                              ; preds = %695, %726
  %700 = phi i64 [ %728, %726 ], [ 0, %695 ]
  %701 = getelementptr inbounds nuw %struct.Captured, ptr %76, i64 %700
  %702 = getelementptr inbounds nuw i8, ptr %701, i64 8
  %703 = load ptr, ptr %702, align 8
  %704 = ptrtoint ptr %703 to i64
  %705 = load ptr, ptr %701, align 8
  switch i64 %704, label %715 [
    i64 0, label %706
    i64 1, label %712
  ]

706:                                              ; preds = %699
  %707 = getelementptr inbounds nuw i8, ptr %705, i64 16
  %708 = load ptr, ptr %707, align 8
  %709 = getelementptr inbounds nuw i8, ptr %701, i64 16
  %710 = load ptr, ptr %709, align 8
  %711 = icmp eq ptr %708, %710
  br label %726

712:                                              ; preds = %699
  %713 = call i64 @PyDict_Size(ptr noundef %705) #16
  %714 = icmp eq i64 %713, 0
  br label %726

715:                                              ; preds = %699
  %716 = call ptr @PyDict_GetItemWithError(ptr noundef %705, ptr noundef nonnull %703) #16
  %717 = icmp eq ptr %716, null
  br i1 %717, label %718, label %722, !prof !46

718:                                              ; preds = %715
  %719 = call ptr @PyErr_Occurred() #16
  %720 = icmp eq ptr %719, null
  br i1 %720, label %722, label %721

721:                                              ; preds = %718
  call void @PyErr_Clear() #16
  br label %1166

722:                                              ; preds = %718, %715
  %723 = getelementptr inbounds nuw i8, ptr %701, i64 16
  %724 = load ptr, ptr %723, align 8
  %725 = icmp eq ptr %716, %724
  br label %726

726:                                              ; preds = %722, %712, %706
  %727 = phi i1 [ %714, %712 ], [ %711, %706 ], [ %725, %722 ]
  %728 = add nuw nsw i64 %700, 1
  %729 = load i64, ptr %77, align 8
  %730 = icmp slt i64 %728, %729
  %731 = select i1 %730, i1 %727, i1 false
  br i1 %731, label %699, label %698, !llvm.loop !47

732:                                              ; preds = %698, %695
  %733 = getelementptr inbounds nuw i8, ptr %70, i64 176
  %734 = load ptr, ptr %733, align 8
  %735 = icmp eq ptr %734, null
  br i1 %735, label %739, label %736

736:                                              ; preds = %732
  %737 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 24), align 8
  %738 = call fastcc zeroext i1 @says(ptr noundef %734, ptr noundef null, ptr noundef %737) #17
  br i1 %738, label %739, label %1166

739:                                              ; preds = %736, %732
  %740 = getelementptr inbounds nuw i8, ptr %70, i64 448
  %741 = load ptr, ptr %740, align 8
  %742 = icmp eq ptr %741, null
  br i1 %742, label %802, label %743

743:                                              ; preds = %739
  %744 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %745 = getelementptr inbounds nuw i8, ptr %744, i64 8
  %746 = load i64, ptr %745, align 8
  %747 = inttoptr i64 %746 to ptr
  %748 = getelementptr inbounds nuw i8, ptr %744, i64 16
  %749 = load i64, ptr %748, align 8
  %750 = inttoptr i64 %749 to ptr
  %751 = load ptr, ptr @gpu, align 8
  %752 = call i64 @PyDict_Size(ptr noundef %751) #16
  %753 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %754 = load i64, ptr %753, align 8
  %755 = icmp eq i64 %752, %754
  br i1 %755, label %756, label %1166

756:                                              ; preds = %743
  %757 = getelementptr inbounds nuw i8, ptr %70, i64 72
  %758 = load ptr, ptr %757, align 8
  %759 = icmp ne ptr %758, null
  %760 = icmp eq i64 %746, 0
  br i1 %760, label %776, label %761

761:                                              ; preds = %756
  %762 = load ptr, ptr %740, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #9
  store ptr null, ptr %10, align 8
  store ptr %762, ptr %54, align 8
  %763 = icmp ne ptr %762, null
  %764 = zext i1 %763 to i64
  %765 = or disjoint i64 %764, -9223372036854775808
  %766 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %747, ptr noundef nonnull %54, i64 noundef %765, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  %767 = icmp eq ptr %766, null
  br i1 %767, label %768, label %769

768:                                              ; preds = %761
  call void @PyErr_Clear() #16
  br label %1166

769:                                              ; preds = %761
  %770 = call ptr @PyLong_AsVoidPtr(ptr noundef nonnull %766) #16
  %771 = ptrtoint ptr %770 to i64
  call void @Py_DecRef(ptr noundef nonnull %766) #16
  %772 = icmp sgt ptr %770, inttoptr (i64 2 to ptr)
  %773 = icmp eq ptr %770, inttoptr (i64 2 to ptr)
  %774 = select i1 %759, i1 %773, i1 false
  %775 = select i1 %772, i1 true, i1 %774
  br i1 %775, label %786, label %776

776:                                              ; preds = %769, %756
  %777 = icmp eq i64 %749, 0
  %778 = select i1 %759, i1 true, i1 %777
  br i1 %778, label %795, label %779

779:                                              ; preds = %776
  %780 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %781 = getelementptr inbounds nuw i8, ptr %780, i64 24
  %782 = load i64, ptr %781, align 8
  %783 = inttoptr i64 %782 to ptr
  %784 = call fastcc zeroext i1 @says(ptr noundef %750, ptr noundef null, ptr noundef %783) #17
  %785 = zext i1 %784 to i64
  br label %786

786:                                              ; preds = %779, %769
  %787 = phi i64 [ %785, %779 ], [ %771, %769 ]
  %788 = icmp eq i64 %787, 0
  br i1 %788, label %1166, label %789

789:                                              ; preds = %786
  %790 = getelementptr inbounds nuw i8, ptr %70, i64 456
  %791 = load i64, ptr %790, align 8
  %792 = icmp ne i64 %791, 0
  %793 = icmp ne i64 %787, 1
  %794 = and i1 %793, %792
  br i1 %794, label %1166, label %795

795:                                              ; preds = %789, %776
  %796 = phi i64 [ %787, %789 ], [ 1, %776 ]
  %797 = load i64, ptr %43, align 8
  %798 = icmp eq i64 %797, 0
  %799 = icmp eq i64 %797, %796
  %800 = or i1 %798, %799
  br i1 %800, label %801, label %1166

801:                                              ; preds = %795
  store i64 %796, ptr %43, align 8
  br label %802

802:                                              ; preds = %801, %739
  %803 = load i64, ptr %86, align 8
  %804 = icmp slt i64 %803, 1
  br i1 %804, label %1041, label %805

805:                                              ; preds = %802
  %806 = icmp eq ptr %466, null
  %807 = getelementptr inbounds nuw i8, ptr %70, i64 64
  %808 = and i1 %806, %473
  br label %809

809:                                              ; preds = %1036, %805
  %810 = phi i64 [ 0, %805 ], [ %1020, %1036 ]
  %811 = getelementptr inbounds nuw %struct.Make, ptr %85, i64 %810
  %812 = getelementptr inbounds nuw i8, ptr %811, i64 16
  %813 = load i64, ptr %812, align 8
  %814 = icmp eq i64 %813, 1
  br i1 %814, label %818, label %815

815:                                              ; preds = %809
  %816 = icmp eq i64 %813, 2
  %817 = and i1 %816, %808
  br label %818

818:                                              ; preds = %815, %809
  %819 = phi i1 [ true, %809 ], [ %817, %815 ]
  %820 = load i64, ptr %811, align 8
  %821 = getelementptr inbounds %struct.Row, ptr %73, i64 %820
  %822 = getelementptr inbounds nuw i8, ptr %821, i64 24
  %823 = load i64, ptr %822, align 8
  %824 = getelementptr inbounds i64, ptr %20, i64 %823
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9
  %825 = getelementptr inbounds nuw i8, ptr %811, i64 24
  %826 = load i64, ptr %825, align 8
  %827 = getelementptr inbounds nuw i8, ptr %811, i64 8
  %828 = load i64, ptr %827, align 8
  %829 = icmp sgt i64 %828, 0
  br i1 %829, label %830, label %866

830:                                              ; preds = %818
  %831 = getelementptr inbounds nuw i8, ptr %811, i64 48
  br label %835

832:                                              ; preds = %857
  %833 = add nuw nsw i64 %836, 1
  %834 = icmp eq i64 %833, %828
  br i1 %834, label %866, label %835, !llvm.loop !48

835:                                              ; preds = %832, %830
  %836 = phi i64 [ 0, %830 ], [ %833, %832 ]
  %837 = phi i64 [ %826, %830 ], [ %863, %832 ]
  %838 = getelementptr inbounds nuw %struct.Extent, ptr %831, i64 %836
  %839 = load i64, ptr %838, align 8
  %840 = icmp slt i64 %839, 0
  br i1 %840, label %841, label %843

841:                                              ; preds = %835
  %842 = getelementptr inbounds nuw i8, ptr %838, i64 8
  br label %853

843:                                              ; preds = %835
  %844 = getelementptr inbounds nuw i8, ptr %838, i64 16
  %845 = load i64, ptr %844, align 8
  %846 = icmp eq i64 %845, 0
  br i1 %846, label %847, label %849

847:                                              ; preds = %843
  %848 = getelementptr inbounds nuw i64, ptr %20, i64 %839
  br label %853

849:                                              ; preds = %843
  %850 = icmp eq i64 %845, 1
  %851 = select i1 %850, ptr %22, ptr %23
  %852 = getelementptr inbounds nuw i64, ptr %851, i64 %839
  br label %853

853:                                              ; preds = %849, %847, %841
  %854 = phi ptr [ %842, %841 ], [ %848, %847 ], [ %852, %849 ]
  %855 = load i64, ptr %854, align 8
  %856 = icmp ugt i64 %855, 2147483647
  br i1 %856, label %1039, label %857

857:                                              ; preds = %853
  %858 = getelementptr inbounds nuw i64, ptr %9, i64 %836
  store i64 %855, ptr %858, align 8
  %859 = getelementptr inbounds nuw i64, ptr %824, i64 %836
  %860 = getelementptr inbounds nuw i8, ptr %859, i64 8
  store i64 %855, ptr %860, align 8
  %861 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %837, i64 %855)
  %862 = extractvalue { i64, i1 } %861, 1
  %863 = extractvalue { i64, i1 } %861, 0
  %864 = icmp sgt i64 %863, 70368744177664
  %865 = or i1 %862, %864
  br i1 %865, label %1039, label %832

866:                                              ; preds = %832, %818
  %867 = phi i64 [ %826, %818 ], [ %863, %832 ]
  %868 = getelementptr inbounds nuw i8, ptr %821, i64 80
  %869 = load i64, ptr %868, align 8
  %870 = icmp eq i64 %869, 0
  br i1 %870, label %874, label %871

871:                                              ; preds = %866
  %872 = getelementptr i64, ptr %824, i64 %828
  %873 = getelementptr i8, ptr %872, i64 8
  store i64 %869, ptr %873, align 8
  br label %874

874:                                              ; preds = %871, %866
  %875 = getelementptr inbounds nuw i8, ptr %811, i64 40
  %876 = load ptr, ptr %875, align 8
  %877 = icmp eq ptr %876, null
  br i1 %877, label %890, label %878

878:                                              ; preds = %874
  %879 = load i64, ptr %821, align 8
  %880 = icmp eq i64 %879, 3
  br i1 %880, label %883, label %881

881:                                              ; preds = %878
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, i8 0, i64 16, i1 false)
  %882 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %876, ptr noundef nonnull %55, i64 noundef -9223372036854775808, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  br label %1012

883:                                              ; preds = %878
  %884 = load i64, ptr %43, align 8
  %885 = call ptr @PyLong_FromLongLong(i64 noundef %884) #16
  %886 = icmp eq ptr %885, null
  br i1 %886, label %1015, label %887

887:                                              ; preds = %883
  %888 = load ptr, ptr %875, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  store ptr null, ptr %7, align 8
  store ptr %885, ptr %56, align 8
  %889 = call ptr @PyObject_Vectorcall(ptr noundef %888, ptr noundef nonnull %56, i64 noundef -9223372036854775807, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  call void @Py_DecRef(ptr noundef nonnull %885) #16
  br label %1012

890:                                              ; preds = %874
  %891 = load ptr, ptr %807, align 8
  %892 = icmp eq ptr %891, null
  br i1 %892, label %952, label %893

893:                                              ; preds = %890
  %894 = add i64 %867, 240
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  store ptr null, ptr %6, align 8
  %895 = icmp sgt i64 %867, 262143
  %896 = icmp samesign ult i64 %867, 67108865
  %897 = or i1 %819, %896
  %898 = select i1 %895, i1 %897, i1 false
  br i1 %898, label %899, label %902

899:                                              ; preds = %893
  %900 = xor i1 %819, true
  %901 = call fastcc ptr @take_block(i64 noundef %894, i1 noundef zeroext %900) #17
  br label %907

902:                                              ; preds = %893
  br i1 %819, label %903, label %905

903:                                              ; preds = %902
  %904 = call ptr @PyMem_RawMalloc(i64 noundef %894) #16
  br label %907

905:                                              ; preds = %902
  %906 = call ptr @PyMem_RawCalloc(i64 noundef 1, i64 noundef %894) #16
  br label %907

907:                                              ; preds = %905, %903, %899
  %908 = phi ptr [ %901, %899 ], [ null, %903 ], [ null, %905 ]
  %909 = phi ptr [ %901, %899 ], [ %904, %903 ], [ %906, %905 ]
  %910 = icmp eq ptr %909, null
  br i1 %910, label %950, label %911

911:                                              ; preds = %907
  %912 = getelementptr inbounds nuw i8, ptr %909, i64 176
  %913 = ptrtoint ptr %912 to i64
  %914 = add i64 %913, 63
  %915 = and i64 %914, -64
  store i64 %915, ptr %824, align 8
  %916 = inttoptr i64 %915 to ptr
  %917 = getelementptr inbounds nuw i8, ptr %821, i64 40
  %918 = load i64, ptr %917, align 8
  %919 = getelementptr inbounds nuw i8, ptr %821, i64 48
  %920 = load i64, ptr %919, align 8
  %921 = getelementptr inbounds nuw i8, ptr %909, i64 80
  %922 = getelementptr inbounds nuw i8, ptr %909, i64 128
  store i32 1, ptr %909, align 8
  %923 = getelementptr inbounds nuw i8, ptr %909, i64 4
  store i32 0, ptr %923, align 4
  %924 = getelementptr inbounds nuw i8, ptr %909, i64 8
  store ptr %908, ptr %924, align 8
  %925 = getelementptr inbounds nuw i8, ptr %909, i64 16
  store ptr @give_back, ptr %925, align 8
  %926 = getelementptr inbounds nuw i8, ptr %909, i64 24
  store i64 0, ptr %926, align 8
  %927 = getelementptr inbounds nuw i8, ptr %909, i64 32
  store ptr %916, ptr %927, align 8
  %928 = getelementptr inbounds nuw i8, ptr %909, i64 40
  store i64 %918, ptr %928, align 8
  %929 = getelementptr inbounds nuw i8, ptr %909, i64 48
  store i64 %920, ptr %929, align 8
  %930 = getelementptr inbounds nuw i8, ptr %909, i64 56
  store ptr %921, ptr %930, align 8
  %931 = getelementptr inbounds nuw i8, ptr %909, i64 64
  store ptr %922, ptr %931, align 8
  %932 = getelementptr inbounds nuw i8, ptr %909, i64 72
  store i64 0, ptr %932, align 8
  br i1 %829, label %937, label %933

933:                                              ; preds = %937, %911
  %934 = load ptr, ptr %807, align 8
  %935 = call i32 %934(ptr noundef nonnull %909, ptr noundef nonnull %6) #16
  %936 = icmp eq i32 %935, 0
  br i1 %936, label %947, label %949

937:                                              ; preds = %911, %937
  %938 = phi i64 [ %945, %937 ], [ 1, %911 ]
  %939 = phi i64 [ %940, %937 ], [ %828, %911 ]
  %940 = add nsw i64 %939, -1
  %941 = getelementptr inbounds nuw i64, ptr %9, i64 %940
  %942 = load i64, ptr %941, align 8
  %943 = getelementptr inbounds nuw i64, ptr %921, i64 %940
  store i64 %942, ptr %943, align 8
  %944 = getelementptr inbounds nuw i64, ptr %922, i64 %940
  store i64 %938, ptr %944, align 8
  %945 = mul nsw i64 %942, %938
  %946 = icmp samesign ugt i64 %939, 1
  br i1 %946, label %937, label %933, !llvm.loop !49

947:                                              ; preds = %933
  %948 = load ptr, ptr %6, align 8
  br label %950

949:                                              ; preds = %933
  call void @give_back(ptr noundef nonnull %909) #17
  br label %950

950:                                              ; preds = %949, %947, %907
  %951 = phi ptr [ null, %949 ], [ %948, %947 ], [ null, %907 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  br label %1012

952:                                              ; preds = %890
  %953 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %954 = select i1 %819, i64 184, i64 183
  %955 = getelementptr inbounds nuw ptr, ptr %953, i64 %954
  %956 = load ptr, ptr %955, align 8
  %957 = getelementptr inbounds nuw i8, ptr %811, i64 32
  %958 = load ptr, ptr %957, align 8
  %959 = icmp slt i64 %867, 4096
  br i1 %959, label %960, label %964

960:                                              ; preds = %952
  call void @Py_IncRef(ptr noundef %958) #16
  %961 = load i64, ptr %827, align 8
  %962 = trunc i64 %961 to i32
  %963 = call ptr %956(i32 noundef %962, ptr noundef nonnull %9, ptr noundef %958, i32 noundef 0) #16
  br label %1012

964:                                              ; preds = %952
  %965 = icmp samesign ugt i64 %867, 262143
  %966 = icmp samesign ult i64 %867, 67108865
  %967 = or i1 %819, %966
  %968 = select i1 %965, i1 %967, i1 false
  br i1 %968, label %969, label %978

969:                                              ; preds = %964
  %970 = xor i1 %819, true
  %971 = call fastcc ptr @take_block(i64 noundef %867, i1 noundef zeroext %970) #17
  %972 = icmp eq ptr %971, null
  br i1 %972, label %1015, label %973

973:                                              ; preds = %969
  %974 = call ptr @PyCapsule_New(ptr noundef nonnull %971, ptr noundef null, ptr noundef nonnull @drop_memory) #16
  %975 = icmp eq ptr %974, null
  br i1 %975, label %976, label %993

976:                                              ; preds = %973
  %977 = getelementptr inbounds i8, ptr %971, i64 -64
  call fastcc void @keep_block(ptr noundef nonnull %977) #17
  br label %1015

978:                                              ; preds = %964
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %979 = add nuw nsw i64 %867, 64
  store i64 %979, ptr %5, align 8
  %980 = getelementptr inbounds nuw i8, ptr %953, i64 360
  %981 = load ptr, ptr %980, align 8
  %982 = call ptr %981(i32 noundef 2) #16
  %983 = call ptr %956(i32 noundef 1, ptr noundef nonnull %5, ptr noundef %982, i32 noundef 0) #16
  %984 = icmp eq ptr %983, null
  br i1 %984, label %985, label %986

985:                                              ; preds = %978
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  br label %1015

986:                                              ; preds = %978
  %987 = getelementptr inbounds nuw i8, ptr %983, i64 16
  %988 = load ptr, ptr %987, align 8
  %989 = ptrtoint ptr %988 to i64
  %990 = add i64 %989, 63
  %991 = and i64 %990, -64
  %992 = inttoptr i64 %991 to ptr
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  br label %993

993:                                              ; preds = %986, %973
  %994 = phi ptr [ %992, %986 ], [ %971, %973 ]
  %995 = phi ptr [ %983, %986 ], [ %974, %973 ]
  call void @Py_IncRef(ptr noundef %958) #16
  %996 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %997 = getelementptr inbounds nuw i8, ptr %996, i64 752
  %998 = load ptr, ptr %997, align 8
  %999 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8
  %1000 = load i64, ptr %827, align 8
  %1001 = trunc i64 %1000 to i32
  %1002 = call ptr %998(ptr noundef %999, ptr noundef %958, i32 noundef %1001, ptr noundef nonnull %9, ptr noundef null, ptr noundef %994, i32 noundef 1281, ptr noundef null) #16
  %1003 = icmp eq ptr %1002, null
  br i1 %1003, label %1004, label %1005

1004:                                             ; preds = %993
  call void @Py_DecRef(ptr noundef nonnull %995) #16
  br label %1015

1005:                                             ; preds = %993
  %1006 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %1007 = getelementptr inbounds nuw i8, ptr %1006, i64 2256
  %1008 = load ptr, ptr %1007, align 8
  %1009 = call i32 %1008(ptr noundef nonnull %1002, ptr noundef nonnull %995) #16
  %1010 = icmp slt i32 %1009, 0
  br i1 %1010, label %1011, label %1016

1011:                                             ; preds = %1005
  call void @Py_DecRef(ptr noundef nonnull %1002) #16
  br label %1015

1012:                                             ; preds = %960, %950, %887, %881
  %1013 = phi ptr [ %963, %960 ], [ %951, %950 ], [ %882, %881 ], [ %889, %887 ]
  %1014 = icmp eq ptr %1013, null
  br i1 %1014, label %1015, label %1016

1015:                                             ; preds = %1012, %969, %883, %1011, %1004, %985, %976
  call void @PyErr_Clear() #16
  br label %1039

1016:                                             ; preds = %1012, %1005
  %1017 = phi ptr [ %1013, %1012 ], [ %1002, %1005 ]
  %1018 = load i64, ptr %811, align 8
  %1019 = getelementptr inbounds ptr, ptr %19, i64 %1018
  store ptr %1017, ptr %1019, align 8
  %1020 = add nuw nsw i64 %810, 1
  %1021 = load ptr, ptr %875, align 8
  %1022 = icmp eq ptr %1021, null
  br i1 %1022, label %1029, label %1023

1023:                                             ; preds = %1016
  %1024 = getelementptr inbounds %struct.Row, ptr %73, i64 %1018
  %1025 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %71, ptr noundef nonnull readonly %1024, ptr noundef %1017, ptr noundef nonnull %20, ptr noundef nonnull %24) #17
  br i1 %1025, label %1026, label %1039

1026:                                             ; preds = %1023
  %1027 = load ptr, ptr %875, align 8
  %1028 = icmp eq ptr %1027, null
  br i1 %1028, label %1029, label %1036

1029:                                             ; preds = %1026, %1016
  %1030 = load ptr, ptr %807, align 8
  %1031 = icmp eq ptr %1030, null
  br i1 %1031, label %1032, label %1036

1032:                                             ; preds = %1029
  %1033 = getelementptr inbounds nuw i8, ptr %1017, i64 16
  %1034 = load ptr, ptr %1033, align 8
  %1035 = ptrtoint ptr %1034 to i64
  store i64 %1035, ptr %824, align 8
  br label %1036

1036:                                             ; preds = %1032, %1029, %1026
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  %1037 = load i64, ptr %86, align 8
  %1038 = icmp slt i64 %1020, %1037
  br i1 %1038, label %809, label %1041, !llvm.loop !50

1039:                                             ; preds = %1023, %857, %853, %1015
  %1040 = phi i64 [ %810, %1015 ], [ %810, %857 ], [ %810, %853 ], [ %1020, %1023 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  br label %1154

1041:                                             ; preds = %1036, %802
  %1042 = phi i64 [ 0, %802 ], [ %1020, %1036 ]
  %1043 = load i64, ptr %547, align 8
  %1044 = call i64 @llvm.smax.i64(i64 %1043, i64 3)
  %1045 = trunc i64 %1044 to i32
  %1046 = icmp sgt i32 %1045, 0
  %1047 = getelementptr inbounds nuw i8, ptr %70, i64 40
  %1048 = load i64, ptr %1047, align 8
  %1049 = icmp eq i64 %1048, 0
  %1050 = select i1 %1046, i1 %1049, i1 false
  br i1 %1050, label %1051, label %1057

1051:                                             ; preds = %1041
  %1052 = getelementptr inbounds nuw i8, ptr %70, i64 408
  %1053 = load i64, ptr %1052, align 8
  %1054 = getelementptr i64, ptr %20, i64 %1053
  %1055 = shl i64 %1044, 3
  %1056 = and i64 %1055, 17179869176
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1054, ptr nonnull align 8 %23, i64 %1056, i1 false)
  br label %1058

1057:                                             ; preds = %1041
  switch i64 %1048, label %1072 [
    i64 0, label %1058
    i64 1, label %1060
    i64 2, label %1062
    i64 3, label %1065
  ]

1058:                                             ; preds = %1057, %1051
  %1059 = call fastcc i32 @run_kernel(ptr noundef nonnull readonly %71, ptr noundef %20, ptr noundef %23, i64 noundef %623) #17
  br label %1067

1060:                                             ; preds = %1057
  %1061 = call fastcc i32 @run_plan(ptr noundef nonnull readonly %71, ptr noundef nonnull readonly %91, ptr noundef %20) #17
  br label %1067

1062:                                             ; preds = %1057
  %1063 = load i64, ptr %43, align 8
  %1064 = call fastcc i32 @run_gpu(ptr noundef nonnull readonly %71, ptr noundef nonnull readonly %91, ptr noundef %20, i64 noundef %1063) #17
  br label %1067

1065:                                             ; preds = %1057
  %1066 = call fastcc i32 @run_graph(ptr noundef nonnull readonly %71, ptr noundef %20) #17
  br label %1067

1067:                                             ; preds = %1065, %1062, %1060, %1058
  %1068 = phi i32 [ %1066, %1065 ], [ %1059, %1058 ], [ %1061, %1060 ], [ %1064, %1062 ]
  %1069 = icmp eq i32 %1068, 1
  br i1 %1069, label %1070, label %1154

1070:                                             ; preds = %1067
  %1071 = load i64, ptr %1047, align 8
  br label %1072

1072:                                             ; preds = %1070, %1057
  %1073 = phi i64 [ %1071, %1070 ], [ %1048, %1057 ]
  %1074 = icmp eq i64 %1073, 4
  %1075 = getelementptr inbounds nuw i8, ptr %70, i64 440
  %1076 = select i1 %1074, ptr %1075, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16)
  %1077 = load ptr, ptr %1076, align 8
  %1078 = load i64, ptr %89, align 8
  switch i64 %1078, label %1083 [
    i64 1, label %1079
    i64 0, label %1087
  ]

1079:                                             ; preds = %1072
  %1080 = load i64, ptr %88, align 8
  %1081 = getelementptr inbounds ptr, ptr %19, i64 %1080
  %1082 = load ptr, ptr %1081, align 8
  br label %1087

1083:                                             ; preds = %1072
  %1084 = call ptr @PyTuple_New(i64 noundef %1078) #16
  %1085 = load i64, ptr %89, align 8
  %1086 = icmp slt i64 %1085, 2
  br i1 %1086, label %1087, label %1089

1087:                                             ; preds = %1083, %1079, %1072
  %1088 = phi ptr [ %1084, %1083 ], [ %1077, %1072 ], [ %1082, %1079 ]
  call void @Py_IncRef(ptr noundef %1088) #16
  br label %1089

1089:                                             ; preds = %1087, %1083
  %1090 = phi ptr [ %1088, %1087 ], [ %1084, %1083 ]
  %1091 = icmp eq ptr %1090, null
  br i1 %1091, label %1154, label %1092

1092:                                             ; preds = %1089
  %1093 = getelementptr inbounds nuw i8, ptr %1090, i64 24
  %1094 = load i64, ptr %89, align 8
  %1095 = icmp sgt i64 %1094, 1
  br i1 %1095, label %1096, label %1111

1096:                                             ; preds = %1092, %1096
  %1097 = phi i64 [ %1106, %1096 ], [ 0, %1092 ]
  %1098 = getelementptr inbounds nuw i64, ptr %88, i64 %1097
  %1099 = load i64, ptr %1098, align 8
  %1100 = getelementptr inbounds ptr, ptr %19, i64 %1099
  %1101 = load ptr, ptr %1100, align 8
  call void @Py_IncRef(ptr noundef %1101) #16
  %1102 = load i64, ptr %1098, align 8
  %1103 = getelementptr inbounds ptr, ptr %19, i64 %1102
  %1104 = load ptr, ptr %1103, align 8
  %1105 = getelementptr inbounds nuw ptr, ptr %1093, i64 %1097
  store ptr %1104, ptr %1105, align 8
  %1106 = add nuw nsw i64 %1097, 1
  %1107 = load i64, ptr %89, align 8
  %1108 = icmp sgt i64 %1107, 1
  %1109 = icmp slt i64 %1106, %1107
  %1110 = select i1 %1108, i1 %1109, i1 false
  br i1 %1110, label %1096, label %1111

1111:                                             ; preds = %1096, %1092
  %1112 = getelementptr inbounds nuw i8, ptr %70, i64 184
  %1113 = load ptr, ptr %1112, align 8
  %1114 = icmp eq ptr %1113, null
  br i1 %1114, label %1154, label %1115

1115:                                             ; preds = %1111
  %1116 = getelementptr inbounds nuw i8, ptr %70, i64 88
  %1117 = load ptr, ptr %1116, align 8
  %1118 = icmp eq ptr %1117, null
  br i1 %1118, label %1148, label %1119

1119:                                             ; preds = %1115, %1142
  %1120 = phi ptr [ %1144, %1142 ], [ %1117, %1115 ]
  %1121 = phi i64 [ %1143, %1142 ], [ 0, %1115 ]
  %1122 = load i64, ptr %104, align 8
  %1123 = icmp slt i64 %1121, %1122
  br i1 %1123, label %1124, label %1146

1124:                                             ; preds = %1119
  %1125 = getelementptr inbounds nuw %struct.Row, ptr %73, i64 %1121
  %1126 = getelementptr inbounds nuw i8, ptr %1125, i64 104
  %1127 = load i64, ptr %1126, align 8
  %1128 = and i64 %1127, 1099511627776
  %1129 = icmp eq i64 %1128, 0
  br i1 %1129, label %1142, label %1130

1130:                                             ; preds = %1124
  %1131 = getelementptr inbounds nuw i8, ptr %1125, i64 16
  %1132 = load i64, ptr %1131, align 8
  %1133 = getelementptr inbounds ptr, ptr %19, i64 %1132
  %1134 = load ptr, ptr %1133, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store ptr null, ptr %4, align 8
  store ptr %1134, ptr %57, align 8
  %1135 = icmp ne ptr %1134, null
  %1136 = zext i1 %1135 to i64
  %1137 = or disjoint i64 %1136, -9223372036854775808
  %1138 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %1120, ptr noundef nonnull %57, i64 noundef %1137, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  %1139 = icmp eq ptr %1138, null
  br i1 %1139, label %1141, label %1140

1140:                                             ; preds = %1130
  call void @Py_DecRef(ptr noundef nonnull %1138) #16
  br label %1142

1141:                                             ; preds = %1130
  call void @PyErr_Clear() #16
  br label %1142

1142:                                             ; preds = %1141, %1140, %1124
  %1143 = add nuw nsw i64 %1121, 1
  %1144 = load ptr, ptr %1116, align 8
  %1145 = icmp eq ptr %1144, null
  br i1 %1145, label %1146, label %1119, !llvm.loop !51

1146:                                             ; preds = %1142, %1119
  %1147 = load ptr, ptr %1112, align 8
  br label %1148

1148:                                             ; preds = %1146, %1115
  %1149 = phi ptr [ %1147, %1146 ], [ %1113, %1115 ]
  %1150 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %1151 = icmp eq ptr %1149, %1150
  br i1 %1151, label %1154, label %1152

1152:                                             ; preds = %1148
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  store ptr null, ptr %3, align 8
  store ptr %1090, ptr %58, align 8
  %1153 = call ptr @PyObject_Vectorcall(ptr noundef %1149, ptr noundef nonnull %58, i64 noundef -9223372036854775807, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  call void @Py_DecRef(ptr noundef nonnull %1090) #16
  br label %1154

1154:                                             ; preds = %1152, %1148, %1111, %1089, %1067, %1039
  %1155 = phi i64 [ %1040, %1039 ], [ %1042, %1067 ], [ %1042, %1089 ], [ %1042, %1111 ], [ %1042, %1148 ], [ %1042, %1152 ]
  %1156 = phi ptr [ null, %1039 ], [ null, %1067 ], [ null, %1089 ], [ %1090, %1111 ], [ %1090, %1148 ], [ %1153, %1152 ]
  %1157 = icmp sgt i64 %1155, 0
  br i1 %1157, label %1158, label %1166

1158:                                             ; preds = %1154, %1158
  %1159 = phi i64 [ %1160, %1158 ], [ %1155, %1154 ]
  %1160 = add nsw i64 %1159, -1
  %1161 = getelementptr inbounds nuw %struct.Make, ptr %85, i64 %1160
  %1162 = load i64, ptr %1161, align 8
  %1163 = getelementptr inbounds ptr, ptr %19, i64 %1162
  %1164 = load ptr, ptr %1163, align 8
  call void @Py_DecRef(ptr noundef %1164) #16
  %1165 = icmp samesign ugt i64 %1159, 1
  br i1 %1165, label %1158, label %1166, !llvm.loop !52

1166:                                             ; preds = %514, %1158, %673, %1154, %795, %789, %786, %768, %743, %736, %721, %698, %652, %648, %621, %465, %462
  %1167 = phi ptr [ null, %768 ], [ null, %698 ], [ null, %736 ], [ null, %795 ], [ null, %789 ], [ null, %786 ], [ null, %743 ], [ %1156, %1154 ], [ null, %721 ], [ %1156, %1158 ], [ null, %465 ], [ null, %673 ], [ null, %462 ], [ null, %621 ], [ null, %652 ], [ null, %648 ], [ null, %514 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #9
  br label %1168

1168:                                             ; preds = %152, %158, %94, %98, %177, %186, %191, %1166
  %1169 = phi ptr [ null, %94 ], [ %1167, %1166 ], [ null, %191 ], [ null, %177 ], [ null, %186 ], [ null, %98 ], [ null, %158 ], [ null, %152 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #9
  %1170 = load i64, ptr %24, align 8
  %1171 = icmp sgt i64 %1170, 0
  br i1 %1171, label %1172, label %1178

1172:                                             ; preds = %1168, %1172
  %1173 = phi i64 [ %1176, %1172 ], [ %1170, %1168 ]
  %1174 = add nsw i64 %1173, -1
  store i64 %1174, ptr %24, align 8
  %1175 = getelementptr inbounds nuw %struct.Py_buffer, ptr %59, i64 %1174
  call void @PyBuffer_Release(ptr noundef nonnull %1175) #16
  %1176 = load i64, ptr %24, align 8
  %1177 = icmp sgt i64 %1176, 0
  br i1 %1177, label %1172, label %1178, !llvm.loop !53

1178:                                             ; preds = %1172, %1168
  call void @Py_DecRef(ptr noundef %68) #16
  %1179 = icmp eq ptr %1169, null
  br i1 %1179, label %1181, label %1180

1180:                                             ; preds = %1178
  store i64 %65, ptr %36, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #9
  br label %1189

1181:                                             ; preds = %1178
  %1182 = call ptr @PyErr_Occurred() #16
  %1183 = icmp eq ptr %1182, null
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #9
  br i1 %1183, label %1184, label %1189

1184:                                             ; preds = %1181
  %1185 = add nuw nsw i64 %62, 1
  %1186 = add nsw i64 %65, 1
  %1187 = load i64, ptr %37, align 8
  %1188 = icmp slt i64 %1185, %1187
  br i1 %1188, label %60, label %1189, !llvm.loop !54

1189:                                             ; preds = %1184, %1181, %1180, %35
  %1190 = phi ptr [ %1169, %1180 ], [ null, %35 ], [ null, %1181 ], [ null, %1184 ]
  br i1 %33, label %1192, label %1191

1191:                                             ; preds = %1189
  call void @llvm.write_register.i64(metadata !5, i64 %32)
  br label %1192

1192:                                             ; preds = %1191, %1189, %2
  %1193 = phi ptr [ null, %2 ], [ %1190, %1189 ], [ %1190, %1191 ]
  ret ptr %1193
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
  br i1 %24, label %138, label %25

25:                                               ; preds = %19
  br i1 %22, label %26, label %42

26:                                               ; preds = %25
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %28 = load i64, ptr %27, align 8
  %29 = icmp slt i64 %3, %28
  br i1 %29, label %30, label %42

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %10, i64 708
  %32 = load atomic i32, ptr %31 monotonic, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %42, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %10, i64 264
  %36 = atomicrmw add ptr %35, i32 1 monotonic, align 8
  %37 = and i32 %36, 15
  %38 = icmp eq i32 %37, 15
  br i1 %38, label %39, label %42

39:                                               ; preds = %34
  %40 = getelementptr inbounds nuw i8, ptr %10, i64 704
  %41 = tail call i32 @__ulock_wake(i32 noundef 1, ptr noundef nonnull %40, i64 noundef 0) #16
  br label %42

42:                                               ; preds = %15, %4, %39, %34, %30, %26, %25
  %43 = phi i1 [ false, %39 ], [ true, %26 ], [ false, %25 ], [ true, %30 ], [ false, %34 ], [ false, %4 ], [ false, %15 ]
  %44 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %45 = load i64, ptr %44, align 8
  %46 = icmp slt i64 %3, %45
  %47 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %50 = load i64, ptr %49, align 8
  %51 = icmp sgt i64 %50, 1
  br i1 %51, label %52, label %56

52:                                               ; preds = %42
  %53 = getelementptr i64, ptr %2, i64 %50
  %54 = getelementptr i8, ptr %53, i64 -8
  %55 = load i64, ptr %54, align 8
  br label %56

56:                                               ; preds = %42, %52
  %57 = phi i64 [ %55, %52 ], [ 0, %42 ]
  br i1 %46, label %65, label %58

58:                                               ; preds = %56
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %59 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %6) #16
  %60 = load i64, ptr %6, align 8
  %61 = mul i64 %60, -1000000000
  %62 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %63 = load i64, ptr %62, align 8
  %64 = sub i64 %61, %63
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  br label %65

65:                                               ; preds = %56, %58
  %66 = phi i64 [ %64, %58 ], [ 0, %56 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  %67 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  %68 = call i64 @PyThread_get_thread_ident() #16
  store i64 0, ptr %7, align 8
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @poll_of_kernel, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %68, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %72 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %71, i8 0, i64 16, i1 false)
  store ptr %67, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %7, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %73, i8 0, i64 16, i1 false)
  br i1 %14, label %77, label %74

74:                                               ; preds = %65
  %75 = call ptr @PyEval_SaveThread() #16
  %76 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr %75, ptr %76, align 8
  br label %77

77:                                               ; preds = %74, %65
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %79 = load ptr, ptr %78, align 8
  br i1 %43, label %80, label %84

80:                                               ; preds = %77
  %81 = getelementptr inbounds nuw i8, ptr %12, i64 80
  %82 = load i64, ptr %81, align 8
  %83 = call i64 @pool_spread(ptr noundef %10, ptr noundef %79, ptr noundef nonnull %1, i64 noundef %3, i64 noundef %48, i64 noundef %57, i64 noundef %82, ptr noundef nonnull %7) #17
  br label %93

84:                                               ; preds = %77
  call fastcc void @run_units(ptr noundef %79, ptr noundef nonnull %1, i64 noundef 0, i64 noundef %3, ptr noundef nonnull %7) #17
  br i1 %46, label %93, label %85

85:                                               ; preds = %84
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %86 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %5) #16
  %87 = load i64, ptr %5, align 8
  %88 = mul nsw i64 %87, 1000000000
  %89 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %90 = load i64, ptr %89, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  %91 = add i64 %90, %66
  %92 = add i64 %91, %88
  br label %93

93:                                               ; preds = %80, %85, %84
  %94 = phi i64 [ 0, %84 ], [ %92, %85 ], [ %83, %80 ]
  %95 = load i64, ptr %71, align 8
  %96 = icmp eq i64 %95, 0
  %97 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %98 = load ptr, ptr %97, align 8
  %99 = icmp eq ptr %98, null
  br i1 %99, label %101, label %100

100:                                              ; preds = %93
  call void @PyEval_RestoreThread(ptr noundef nonnull %98) #16
  br label %101

101:                                              ; preds = %93, %100
  %102 = load atomic i64, ptr %7 monotonic, align 8
  %103 = icmp ne i64 %102, 0
  %104 = select i1 %46, i1 true, i1 %103
  %105 = icmp eq i64 %94, 0
  %106 = and i1 %43, %105
  %107 = select i1 %104, i1 true, i1 %106
  br i1 %107, label %130, label %108

108:                                              ; preds = %101
  %109 = sitofp i64 %94 to double
  %110 = sitofp i64 %3 to double
  %111 = fdiv double %109, %110
  %112 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %113 = load double, ptr %112, align 8
  %114 = fmul double %113, 4.000000e+00
  %115 = fcmp ogt double %111, %114
  %116 = fdiv double %113, %111
  %117 = select i1 %115, double %116, double 1.000000e+00
  %118 = getelementptr inbounds nuw i8, ptr %12, i64 32
  br label %119

119:                                              ; preds = %119, %108
  %120 = phi i64 [ 0, %108 ], [ %128, %119 ]
  %121 = getelementptr inbounds nuw i64, ptr %118, i64 %120
  %122 = load i64, ptr %121, align 8
  %123 = sitofp i64 %122 to double
  %124 = fmul double %117, %123
  %125 = fptosi double %124 to i64
  %126 = call i64 @llvm.smax.i64(i64 %125, i64 1)
  %127 = getelementptr inbounds nuw i64, ptr %12, i64 %120
  store i64 %126, ptr %127, align 8
  %128 = add nuw nsw i64 %120, 1
  %129 = icmp eq i64 %128, 4
  br i1 %129, label %136, label %119, !llvm.loop !55

130:                                              ; preds = %101
  br i1 %96, label %136, label %131

131:                                              ; preds = %130
  %132 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %133 = load double, ptr %132, align 8
  %134 = fcmp ogt double %133, 0.000000e+00
  br i1 %134, label %135, label %136

135:                                              ; preds = %131
  store i64 0, ptr %44, align 8
  br label %136

136:                                              ; preds = %119, %130, %131, %135
  %137 = select i1 %103, i32 2, i32 1
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  br label %138

138:                                              ; preds = %19, %136
  %139 = phi i32 [ %137, %136 ], [ 0, %19 ]
  ret i32 %139
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
  br i1 %85, label %71, label %86, !llvm.loop !56

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
  br i1 %28, label %29, label %15, !llvm.loop !56

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
  br i1 %58, label %59, label %42, !llvm.loop !57

59:                                               ; preds = %55, %32
  %60 = phi ptr [ %34, %32 ], [ %41, %55 ]
  %61 = add nuw nsw i64 %33, 1
  %62 = icmp eq i64 %61, %28
  br i1 %62, label %63, label %32, !llvm.loop !58

63:                                               ; preds = %59, %22
  %64 = getelementptr inbounds nuw i8, ptr %25, i64 56
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %42, %63
  %68 = add nuw nsw i64 %23, 1
  %69 = icmp eq i64 %68, %20
  br i1 %69, label %73, label %22, !llvm.loop !59

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
  br i1 %124, label %106, label %101, !llvm.loop !60

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
  br i1 %144, label %91, label %145, !llvm.loop !61

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
  br i1 %41, label %7, label %42, !llvm.loop !62

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
  br i1 %11, label %12, label %88, !prof !63

12:                                               ; preds = %5
  %13 = load i64, ptr %1, align 8
  switch i64 %13, label %83 [
    i64 0, label %14
    i64 1, label %79
    i64 2, label %81
  ], !prof !64

14:                                               ; preds = %12
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %16 = load i32, ptr %15, align 8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, %17
  br i1 %21, label %22, label %88, !prof !63

22:                                               ; preds = %14
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %24 = load i32, ptr %23, align 8
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %27 = load i64, ptr %26, align 8
  %28 = and i64 %27, %25
  %29 = icmp eq i64 %28, %27
  br i1 %29, label %30, label %88, !prof !63

30:                                               ; preds = %22
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %32 = load i64, ptr %31, align 8
  %33 = icmp ne i64 %32, 0
  %34 = and i32 %24, 1
  %35 = icmp ne i32 %34, 0
  %36 = and i1 %35, %33
  br i1 %36, label %88, label %37, !prof !46

37:                                               ; preds = %30
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %39 = load ptr, ptr %38, align 8
  %40 = load ptr, ptr %18, align 8
  %41 = icmp eq ptr %39, %40
  br i1 %41, label %57, label %42, !prof !63

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
  br i1 %69, label %70, label %88, !prof !63

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
  br i1 %47, label %68, label %48, !llvm.loop !65

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
  br i1 %7, label %10, label %8, !prof !63

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
  br i1 %28, label %29, label %19, !llvm.loop !66

29:                                               ; preds = %25, %10
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %36, label %33, !prof !63

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
  br i1 %93, label %94, label %29, !llvm.loop !67

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
  br i1 %28, label %29, label %34, !llvm.loop !68

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
  br i1 %54, label %39, label %55, !llvm.loop !69

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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !70)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9, !noalias !70
  %18 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %1, ptr noundef nonnull %3) #16, !noalias !70
  %19 = load i32, ptr %3, align 4, !noalias !70
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25, !prof !63

21:                                               ; preds = %17
  store i32 2, ptr %0, align 8, !alias.scope !70
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %22, align 4, !alias.scope !70
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %18, ptr %23, align 8, !alias.scope !70
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %24, align 8, !alias.scope !70
  br label %39

25:                                               ; preds = %17
  %26 = icmp slt i32 %19, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !70
  br label %39

28:                                               ; preds = %25
  %29 = call i64 @PyLong_AsUnsignedLongLong(ptr noundef nonnull %1) #16, !noalias !70
  %30 = icmp eq i64 %29, -1
  br i1 %30, label %31, label %34

31:                                               ; preds = %28
  %32 = call ptr @PyErr_Occurred() #16, !noalias !70
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %38

34:                                               ; preds = %31, %28
  store i32 3, ptr %0, align 8, !alias.scope !70
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %35, align 4, !alias.scope !70
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %29, ptr %36, align 8, !alias.scope !70
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %37, align 8, !alias.scope !70
  br label %39

38:                                               ; preds = %31
  call void @PyErr_Clear() #16, !noalias !70
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !70
  br label %39

39:                                               ; preds = %21, %27, %34, %38
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9, !noalias !70
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
  br i1 %11, label %80, label %4, !llvm.loop !73

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
  tail call void @llvm.memset.p0.i64(ptr nonnull align 16 %24, i8 0, i64 %0, i1 false)
  br label %29

25:                                               ; preds = %14
  tail call fastcc void @keep_block(ptr noundef nonnull %12) #17
  br label %26

26:                                               ; preds = %10, %25, %5
  %27 = add nuw nsw i64 %6, 1
  %28 = icmp eq i64 %27, 8
  br i1 %28, label %31, label %5, !llvm.loop !74

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
  br i1 %46, label %34, label %33, !llvm.loop !75

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
  br i1 %28, label %7, label %9, !llvm.loop !76

29:                                               ; preds = %32
  %30 = add nuw nsw i64 %33, 1
  %31 = icmp eq i64 %30, 8
  br i1 %31, label %37, label %32, !llvm.loop !77

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
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nofree norecurse nounwind optsize willreturn memory(argmem: readwrite) }
attributes #6 = { nofree norecurse nounwind optsize memory(argmem: readwrite) }
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
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll.disable"}
!5 = !{!"fpcr"}
!6 = distinct !{!6, !7, !4}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7, !4}
!9 = distinct !{!9, !7, !4}
!10 = distinct !{!10, !7, !4}
!11 = distinct !{!11, !7, !4}
!12 = distinct !{!12, !4}
!13 = distinct !{!13, !7, !4}
!14 = distinct !{!14, !7, !4}
!15 = distinct !{!15, !7, !4}
!16 = distinct !{!16, !7, !4}
!17 = distinct !{!17, !4}
!18 = distinct !{!18, !7, !4}
!19 = distinct !{!19, !7, !4}
!20 = distinct !{!20, !4}
!21 = distinct !{!21, !7, !4}
!22 = distinct !{!22, !7, !4}
!23 = distinct !{!23, !7, !4}
!24 = distinct !{!24, !7, !4}
!25 = distinct !{!25, !7, !4}
!26 = distinct !{!26, !7, !4}
!27 = distinct !{!27, !7, !4}
!28 = distinct !{!28, !7, !4}
!29 = distinct !{!29, !7, !4}
!30 = distinct !{!30, !7, !4}
!31 = !{!"branch_weights", !"expected", i32 2146410, i32 2145337238}
!32 = !{!33}
!33 = distinct !{!33, !34, !"part_of: argument 0"}
!34 = distinct !{!34, !"part_of"}
!35 = !{!36}
!36 = distinct !{!36, !37, !"element_of: argument 0"}
!37 = distinct !{!37, !"element_of"}
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
!63 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!64 = !{!"branch_weights", i32 1, i32 8000, i32 2, i32 1}
!65 = distinct !{!65, !7, !4}
!66 = distinct !{!66, !7, !4}
!67 = distinct !{!67, !7, !4}
!68 = distinct !{!68, !7, !4}
!69 = distinct !{!69, !7, !4}
!70 = !{!71}
!71 = distinct !{!71, !72, !"number_of_int: argument 0"}
!72 = distinct !{!72, !"number_of_int"}
!73 = distinct !{!73, !7, !4}
!74 = distinct !{!74, !7, !4}
!75 = distinct !{!75, !7, !4}
!76 = distinct !{!76, !7, !4}
!77 = distinct !{!77, !7, !4}
