
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) @gpu, ptr noundef nonnull align 8 dereferenceable(48) %0, i64 48, i1 false)
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
  %11 = alloca [2 x ptr], align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca %struct.Number, align 8
  %15 = alloca [6 x i64], align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.Number, align 8
  %18 = alloca %struct.Number, align 8
  %19 = alloca i64, align 8
  %20 = alloca [128 x ptr], align 8
  %21 = alloca [512 x i64], align 8
  %22 = alloca %struct.Said, align 8
  %23 = alloca [6 x i64], align 8
  %24 = alloca [6 x i64], align 8
  %25 = alloca %struct.Held, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %27 = load ptr, ptr %26, align 8
  %28 = load ptr, ptr @host, align 8
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %30 = load atomic i64, ptr %29 monotonic, align 8
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %1186

32:                                               ; preds = %2
  %33 = tail call i64 @llvm.read_volatile_register.i64(metadata !5)
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  tail call void @llvm.write_register.i64(metadata !5, i64 0)
  br label %36

36:                                               ; preds = %32, %35
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %38 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %39 = load i64, ptr %38, align 8
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %1183

41:                                               ; preds = %36
  %42 = load i64, ptr %37, align 8
  %43 = getelementptr inbounds nuw i8, ptr %27, i64 24
  %44 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %50 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %51 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %52 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %53 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %54 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %56 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %57 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %59 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %60 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %61 = getelementptr inbounds nuw i8, ptr %25, i64 16
  br label %62

62:                                               ; preds = %41, %1178
  %63 = phi i64 [ %39, %41 ], [ %1181, %1178 ]
  %64 = phi i64 [ 0, %41 ], [ %1179, %1178 ]
  %65 = phi i64 [ %42, %41 ], [ %1180, %1178 ]
  %66 = icmp slt i64 %65, %63
  %67 = select i1 %66, i64 %65, i64 0
  %68 = load ptr, ptr %43, align 8
  %69 = getelementptr inbounds ptr, ptr %68, i64 %67
  %70 = load ptr, ptr %69, align 8
  call void @Py_IncRef(ptr noundef %70) #16
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 24
  %72 = load ptr, ptr %71, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %25) #9
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %25, i8 0, i64 16, i1 false)
  %74 = load ptr, ptr %45, align 8
  %75 = getelementptr inbounds nuw i8, ptr %72, i64 528
  %76 = getelementptr inbounds nuw i8, ptr %72, i64 120
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds %struct.Row, ptr %75, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %72, i64 136
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds %struct.Captured, ptr %78, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr %72, i64 144
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds %struct.Equal, ptr %81, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %72, i64 152
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds %struct.Apart, ptr %84, i64 %86
  %88 = getelementptr inbounds nuw i8, ptr %72, i64 160
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds %struct.Make, ptr %87, i64 %89
  %91 = getelementptr inbounds nuw i8, ptr %72, i64 168
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds i64, ptr %90, i64 %92
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %22, i8 0, i64 24, i1 false)
  %94 = load i64, ptr %73, align 8
  %95 = icmp sgt i64 %94, -1
  br i1 %95, label %96, label %100

96:                                               ; preds = %62
  %97 = load ptr, ptr @host, align 8
  %98 = load atomic i64, ptr %97 monotonic, align 8
  %99 = icmp eq i64 %94, %98
  br i1 %99, label %100, label %1162

100:                                              ; preds = %96, %62
  %101 = load i64, ptr %46, align 8
  %102 = getelementptr inbounds nuw i8, ptr %72, i64 128
  %103 = load i64, ptr %102, align 8
  %104 = icmp sgt i64 %101, %103
  br i1 %104, label %1162, label %105

105:                                              ; preds = %100
  %106 = getelementptr inbounds nuw i8, ptr %72, i64 112
  %107 = load i64, ptr %106, align 8
  %108 = icmp sgt i64 %107, 0
  br i1 %108, label %119, label %109

109:                                              ; preds = %126, %105
  %110 = load i64, ptr %47, align 8
  %111 = icmp sgt i64 %110, 0
  br i1 %111, label %112, label %179

112:                                              ; preds = %109
  %113 = load ptr, ptr %48, align 8
  %114 = load ptr, ptr %49, align 8
  %115 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 120), align 8
  %116 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 128), align 8
  %117 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 136), align 8
  %118 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  br label %131

119:                                              ; preds = %105, %126
  %120 = phi i64 [ %129, %126 ], [ 0, %105 ]
  %121 = icmp slt i64 %120, %101
  br i1 %121, label %122, label %126

122:                                              ; preds = %119
  %123 = load ptr, ptr %1, align 8
  %124 = getelementptr inbounds nuw ptr, ptr %123, i64 %120
  %125 = load ptr, ptr %124, align 8
  br label %126

126:                                              ; preds = %122, %119
  %127 = phi ptr [ %125, %122 ], [ null, %119 ]
  %128 = getelementptr inbounds nuw ptr, ptr %20, i64 %120
  store ptr %127, ptr %128, align 8
  %129 = add nuw nsw i64 %120, 1
  %130 = icmp eq i64 %129, %107
  br i1 %130, label %109, label %119, !llvm.loop !28

131:                                              ; preds = %172, %112
  %132 = phi i64 [ %101, %112 ], [ %173, %172 ]
  %133 = phi i64 [ 0, %112 ], [ %174, %172 ]
  %134 = getelementptr inbounds nuw ptr, ptr %113, i64 %133
  %135 = load ptr, ptr %134, align 8
  %136 = getelementptr inbounds nuw ptr, ptr %114, i64 %133
  %137 = load ptr, ptr %136, align 8
  br i1 %108, label %138, label %160

138:                                              ; preds = %131
  %139 = icmp slt i64 %132, %107
  %140 = select i1 %139, i64 %132, i64 0
  br label %141

141:                                              ; preds = %148, %138
  %142 = phi i64 [ %152, %148 ], [ %140, %138 ]
  %143 = phi i64 [ %149, %148 ], [ 0, %138 ]
  %144 = getelementptr inbounds %struct.Row, ptr %75, i64 %142
  %145 = getelementptr inbounds nuw i8, ptr %144, i64 8
  %146 = load ptr, ptr %145, align 8
  %147 = icmp eq ptr %146, %135
  br i1 %147, label %154, label %148

148:                                              ; preds = %141
  %149 = add nuw nsw i64 %143, 1
  %150 = add nsw i64 %142, 1
  %151 = icmp slt i64 %150, %107
  %152 = select i1 %151, i64 %150, i64 0
  %153 = icmp eq i64 %149, %107
  br i1 %153, label %160, label %141, !llvm.loop !29

154:                                              ; preds = %141
  %155 = getelementptr inbounds ptr, ptr %20, i64 %142
  %156 = load ptr, ptr %155, align 8
  %157 = icmp eq ptr %156, null
  br i1 %157, label %158, label %1162

158:                                              ; preds = %154
  store ptr %137, ptr %155, align 8
  %159 = add nsw i64 %142, 1
  br label %172

160:                                              ; preds = %148, %131
  %161 = icmp eq ptr %135, %115
  %162 = icmp eq ptr %135, %116
  %163 = select i1 %161, i1 true, i1 %162
  %164 = icmp eq ptr %135, %117
  %165 = select i1 %163, i1 true, i1 %164
  br i1 %165, label %166, label %1162

166:                                              ; preds = %160
  %167 = select i1 %162, i64 8, i64 16
  %168 = select i1 %161, i64 0, i64 %167
  %169 = getelementptr inbounds nuw i8, ptr %22, i64 %168
  %170 = icmp eq ptr %137, %118
  %171 = select i1 %170, ptr null, ptr %137
  store ptr %171, ptr %169, align 8
  br label %172

172:                                              ; preds = %166, %158
  %173 = phi i64 [ %159, %158 ], [ %132, %166 ]
  %174 = add nuw nsw i64 %133, 1
  %175 = icmp eq i64 %174, %110
  br i1 %175, label %176, label %131, !llvm.loop !30

176:                                              ; preds = %172
  %177 = load ptr, ptr %50, align 8
  %178 = icmp eq ptr %177, null
  br i1 %178, label %179, label %184

179:                                              ; preds = %176, %109
  %180 = getelementptr inbounds nuw i8, ptr %72, i64 104
  %181 = load i64, ptr %180, align 8
  %182 = and i64 %181, 8
  %183 = icmp eq i64 %182, 0
  br i1 %183, label %198, label %1162

184:                                              ; preds = %176
  %185 = getelementptr inbounds nuw i8, ptr %72, i64 96
  %186 = load ptr, ptr %185, align 8
  %187 = icmp eq ptr %177, %186
  br i1 %187, label %198, label %188

188:                                              ; preds = %184
  %189 = getelementptr inbounds nuw i8, ptr %177, i64 8
  %190 = load ptr, ptr %189, align 8
  %191 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 80), align 8
  %192 = icmp eq ptr %190, %191
  br i1 %192, label %193, label %1162

193:                                              ; preds = %188
  %194 = call i32 @PyUnicode_Compare(ptr noundef nonnull %177, ptr noundef %186) #16
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %196, label %1162

196:                                              ; preds = %193
  %197 = load i64, ptr %76, align 8
  br label %198

198:                                              ; preds = %196, %184, %179
  %199 = phi i64 [ %197, %196 ], [ %77, %184 ], [ %77, %179 ]
  %200 = load ptr, ptr %22, align 8
  %201 = icmp eq ptr %200, null
  %202 = select i1 %201, ptr %74, ptr %200
  store ptr %202, ptr %22, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #9
  %203 = icmp slt i64 %199, 1
  br i1 %203, label %467, label %204

204:                                              ; preds = %198
  %205 = getelementptr inbounds nuw i8, ptr %72, i64 104
  br label %206

206:                                              ; preds = %460, %204
  %207 = phi i64 [ 0, %204 ], [ %461, %460 ]
  %208 = getelementptr inbounds nuw %struct.Row, ptr %75, i64 %207
  %209 = getelementptr inbounds nuw i8, ptr %208, i64 16
  %210 = load i64, ptr %209, align 8
  %211 = load i64, ptr %106, align 8
  %212 = icmp slt i64 %210, %211
  br i1 %212, label %213, label %216

213:                                              ; preds = %206
  %214 = getelementptr inbounds ptr, ptr %20, i64 %210
  %215 = load ptr, ptr %214, align 8
  br label %216

216:                                              ; preds = %213, %206
  %217 = phi ptr [ %215, %213 ], [ null, %206 ]
  %218 = getelementptr inbounds nuw i8, ptr %208, i64 24
  %219 = load i64, ptr %218, align 8
  %220 = getelementptr inbounds i64, ptr %21, i64 %219
  %221 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %222 = icmp eq ptr %217, %221
  br i1 %222, label %223, label %228

223:                                              ; preds = %216
  %224 = load i64, ptr %205, align 8
  %225 = and i64 %224, 16
  %226 = icmp eq i64 %225, 0
  %227 = select i1 %226, ptr null, ptr %217
  br label %228

228:                                              ; preds = %223, %216
  %229 = phi ptr [ %227, %223 ], [ %217, %216 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #9
  %230 = load i64, ptr %208, align 8
  %231 = icmp sgt i64 %230, 3
  br i1 %231, label %233, label %232

232:                                              ; preds = %228
  store i64 0, ptr %19, align 8
  br label %245

233:                                              ; preds = %228
  %234 = getelementptr inbounds nuw i8, ptr %208, i64 96
  %235 = load i64, ptr %234, align 8
  store i64 %235, ptr %19, align 8
  %236 = icmp ne i64 %235, 0
  %237 = icmp ne ptr %229, null
  %238 = and i1 %237, %236
  br i1 %238, label %239, label %255, !prof !31

239:                                              ; preds = %233
  %240 = call fastcc ptr @follow(ptr noundef %229, ptr noundef %19) #17
  %241 = icmp eq ptr %240, null
  br i1 %241, label %464, label %242

242:                                              ; preds = %239
  %243 = load i64, ptr %208, align 8
  %244 = icmp slt i64 %243, 4
  br i1 %244, label %245, label %264

245:                                              ; preds = %242, %232
  %246 = phi ptr [ %229, %232 ], [ %240, %242 ]
  %247 = getelementptr inbounds nuw i8, ptr %208, i64 56
  %248 = load i64, ptr %247, align 8
  %249 = icmp eq i64 %248, 0
  %250 = icmp eq ptr %246, null
  br i1 %249, label %252, label %251

251:                                              ; preds = %245
  br i1 %250, label %460, label %464

252:                                              ; preds = %245
  br i1 %250, label %464, label %253

253:                                              ; preds = %252
  %254 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %73, ptr noundef nonnull readonly %208, ptr noundef %246, ptr noundef nonnull %21, ptr noundef nonnull %25) #17
  br i1 %254, label %460, label %464

255:                                              ; preds = %233
  %256 = icmp eq ptr %229, null
  br i1 %256, label %257, label %264

257:                                              ; preds = %255
  %258 = getelementptr inbounds nuw i8, ptr %208, i64 56
  %259 = load i64, ptr %258, align 8
  %260 = icmp eq i64 %259, 0
  br i1 %260, label %464, label %261

261:                                              ; preds = %257
  %262 = getelementptr inbounds nuw i8, ptr %208, i64 64
  %263 = load i64, ptr %262, align 8
  store i64 %263, ptr %220, align 8
  br label %460

264:                                              ; preds = %255, %242
  %265 = phi i64 [ %230, %255 ], [ %243, %242 ]
  %266 = phi ptr [ %229, %255 ], [ %240, %242 ]
  %267 = icmp eq i64 %265, 14
  br i1 %267, label %464, label %268

268:                                              ; preds = %264
  %269 = icmp samesign ult i64 %265, 10
  br i1 %269, label %270, label %428

270:                                              ; preds = %268
  %271 = load i64, ptr %19, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #9
  %272 = getelementptr inbounds nuw i8, ptr %208, i64 80
  %273 = load i64, ptr %272, align 8
  %274 = icmp eq i64 %273, 0
  br i1 %274, label %304, label %275

275:                                              ; preds = %270
  call void @llvm.experimental.noalias.scope.decl(metadata !32)
  %276 = getelementptr inbounds nuw i8, ptr %266, i64 16
  %277 = getelementptr inbounds nuw i8, ptr %266, i64 8
  %278 = load ptr, ptr %277, align 8, !noalias !32
  %279 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 48), align 8, !noalias !32
  %280 = icmp eq ptr %278, %279
  %281 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 248), align 8, !noalias !32
  %282 = icmp eq ptr %278, %281
  %283 = select i1 %280, i1 true, i1 %282
  br i1 %283, label %284, label %288

284:                                              ; preds = %275
  store i32 4, ptr %18, align 8, !alias.scope !32
  store i64 0, ptr %51, align 8, !alias.scope !32
  %285 = getelementptr double, ptr %276, i64 %273
  %286 = getelementptr i8, ptr %285, i64 -8
  %287 = load double, ptr %286, align 8, !noalias !32
  store double %287, ptr %52, align 8, !alias.scope !32
  br label %362

288:                                              ; preds = %275
  %289 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 240), align 8, !noalias !32
  %290 = icmp eq ptr %278, %289
  br i1 %290, label %291, label %296

291:                                              ; preds = %288
  store i32 4, ptr %18, align 8, !alias.scope !32
  store i64 0, ptr %51, align 8, !alias.scope !32
  %292 = getelementptr float, ptr %276, i64 %273
  %293 = getelementptr i8, ptr %292, i64 -4
  %294 = load float, ptr %293, align 4, !noalias !32
  %295 = fpext float %294 to double
  store double %295, ptr %52, align 8, !alias.scope !32
  br label %362

296:                                              ; preds = %288
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #9, !noalias !32
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %17, ptr noundef nonnull %266) #17, !noalias !32
  %297 = icmp eq i64 %273, 1
  %298 = load i32, ptr %17, align 8, !noalias !32
  %299 = icmp eq i32 %298, 0
  %300 = select i1 %297, i1 true, i1 %299
  br i1 %300, label %301, label %302

301:                                              ; preds = %296
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, ptr noundef nonnull align 8 dereferenceable(24) %17, i64 24, i1 false)
  br label %303

302:                                              ; preds = %296
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, i8 0, i64 24, i1 false), !alias.scope !32
  store i32 4, ptr %18, align 8, !alias.scope !32
  br label %303

303:                                              ; preds = %302, %301
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #9, !noalias !32
  br label %362

304:                                              ; preds = %270
  call void @llvm.experimental.noalias.scope.decl(metadata !35)
  %305 = getelementptr inbounds nuw i8, ptr %266, i64 8
  %306 = load ptr, ptr %305, align 8, !noalias !35
  %307 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8, !noalias !35
  %308 = icmp eq ptr %306, %307
  br i1 %308, label %310, label %309

309:                                              ; preds = %304
  call fastcc void @number_of(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %18, ptr noundef nonnull %266) #17
  br label %362

310:                                              ; preds = %304
  %311 = getelementptr inbounds nuw i8, ptr %266, i64 16
  %312 = load ptr, ptr %311, align 8, !noalias !35
  %313 = getelementptr inbounds nuw i8, ptr %266, i64 24
  %314 = load i32, ptr %313, align 8, !noalias !35
  %315 = icmp sgt i32 %314, 0
  br i1 %315, label %316, label %343

316:                                              ; preds = %310
  %317 = getelementptr inbounds nuw i8, ptr %266, i64 32
  %318 = getelementptr inbounds nuw i8, ptr %266, i64 40
  %319 = zext nneg i32 %314 to i64
  br label %320

320:                                              ; preds = %333, %316
  %321 = phi i64 [ 0, %316 ], [ %340, %333 ]
  %322 = phi i64 [ %271, %316 ], [ %341, %333 ]
  %323 = phi ptr [ %312, %316 ], [ %339, %333 ]
  %324 = and i64 %322, 65535
  %325 = icmp eq i64 %324, 0
  br i1 %325, label %332, label %326

326:                                              ; preds = %320
  %327 = load ptr, ptr %317, align 8, !noalias !35
  %328 = getelementptr inbounds nuw i64, ptr %327, i64 %321
  %329 = load i64, ptr %328, align 8, !noalias !35
  %330 = lshr i64 %324, 7
  %331 = icmp eq i64 %329, %330
  br i1 %331, label %333, label %332

332:                                              ; preds = %326, %320
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, i8 0, i64 24, i1 false), !alias.scope !35
  br label %362

333:                                              ; preds = %326
  %334 = and i64 %322, 127
  %335 = load ptr, ptr %318, align 8, !noalias !35
  %336 = getelementptr inbounds nuw i64, ptr %335, i64 %321
  %337 = load i64, ptr %336, align 8, !noalias !35
  %338 = mul nsw i64 %337, %334
  %339 = getelementptr inbounds i8, ptr %323, i64 %338
  %340 = add nuw nsw i64 %321, 1
  %341 = lshr i64 %322, 16
  %342 = icmp eq i64 %340, %319
  br i1 %342, label %343, label %320, !llvm.loop !38

343:                                              ; preds = %333, %310
  %344 = phi ptr [ %312, %310 ], [ %339, %333 ]
  %345 = phi i64 [ %271, %310 ], [ %341, %333 ]
  %346 = icmp eq i64 %345, 0
  br i1 %346, label %347, label %358

347:                                              ; preds = %343
  %348 = getelementptr inbounds nuw i8, ptr %266, i64 64
  %349 = load i32, ptr %348, align 8, !noalias !35
  %350 = and i32 %349, 256
  %351 = icmp eq i32 %350, 0
  br i1 %351, label %358, label %352

352:                                              ; preds = %347
  %353 = getelementptr inbounds nuw i8, ptr %266, i64 56
  %354 = load ptr, ptr %353, align 8, !noalias !35
  %355 = getelementptr inbounds nuw i8, ptr %354, i64 26
  %356 = load i8, ptr %355, align 2, !noalias !35
  %357 = icmp eq i8 %356, 62
  br i1 %357, label %358, label %359

358:                                              ; preds = %352, %347, %343
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, i8 0, i64 24, i1 false), !alias.scope !35
  br label %362

359:                                              ; preds = %352
  %360 = getelementptr inbounds nuw i8, ptr %354, i64 16
  %361 = load ptr, ptr %360, align 8, !noalias !35
  call fastcc void @number_at(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %18, ptr noundef %361, ptr noundef %344) #17
  br label %362

362:                                              ; preds = %359, %358, %332, %309, %303, %291, %284
  %363 = load i64, ptr %208, align 8
  switch i64 %363, label %391 [
    i64 9, label %424
    i64 8, label %364
    i64 6, label %368
    i64 7, label %383
  ]

364:                                              ; preds = %362
  %365 = load i64, ptr %51, align 8
  store i64 %365, ptr %220, align 8
  %366 = load i32, ptr %18, align 8
  %367 = icmp eq i32 %366, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #9
  br i1 %367, label %460, label %464

368:                                              ; preds = %362
  %369 = load i64, ptr %51, align 8
  %370 = getelementptr inbounds nuw i8, ptr %208, i64 48
  %371 = load i64, ptr %370, align 8
  %372 = and i64 %371, %369
  store i64 %372, ptr %220, align 8
  %373 = load i32, ptr %18, align 8
  %374 = icmp eq i32 %373, 2
  br i1 %374, label %375, label %422

375:                                              ; preds = %368
  %376 = getelementptr inbounds nuw i8, ptr %208, i64 32
  %377 = load i64, ptr %376, align 8
  %378 = icmp sgt i64 %377, %369
  br i1 %378, label %422, label %379

379:                                              ; preds = %375
  %380 = getelementptr inbounds nuw i8, ptr %208, i64 40
  %381 = load i64, ptr %380, align 8
  %382 = icmp sgt i64 %369, %381
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #9
  br i1 %382, label %464, label %460

383:                                              ; preds = %362
  %384 = load i64, ptr %51, align 8
  store i64 %384, ptr %220, align 8
  %385 = load i32, ptr %18, align 8
  %386 = icmp eq i32 %385, 3
  br i1 %386, label %423, label %387

387:                                              ; preds = %383
  %388 = icmp eq i32 %385, 2
  %389 = icmp sgt i64 %384, -1
  %390 = select i1 %388, i1 %389, i1 false
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #9
  br i1 %390, label %460, label %464

391:                                              ; preds = %362
  %392 = load i32, ptr %18, align 8
  %393 = icmp eq i32 %392, 2
  br i1 %393, label %394, label %400

394:                                              ; preds = %391
  %395 = load i64, ptr %51, align 8
  %396 = add i64 %395, -9007199254740993
  %397 = icmp ult i64 %396, -18014398509481985
  br i1 %397, label %422, label %398

398:                                              ; preds = %394
  %399 = sitofp i64 %395 to double
  br label %403

400:                                              ; preds = %391
  %401 = load double, ptr %52, align 8
  %402 = icmp eq i32 %392, 4
  br i1 %402, label %403, label %422

403:                                              ; preds = %400, %398
  %404 = phi double [ %399, %398 ], [ %401, %400 ]
  %405 = icmp eq i64 %363, 5
  br i1 %405, label %406, label %410

406:                                              ; preds = %403
  %407 = fcmp uno double %404, 0.000000e+00
  %408 = bitcast double %404 to i64
  %409 = select i1 %407, i64 9221120237041090560, i64 %408
  store i64 %409, ptr %220, align 8
  br label %423

410:                                              ; preds = %403
  %411 = fptrunc double %404 to float
  %412 = call double @llvm.fabs.f64(double %404)
  %413 = bitcast double %412 to i64
  %414 = icmp samesign ugt i64 %413, 9218868437227405311
  %415 = fcmp uno double %404, 0.000000e+00
  %416 = bitcast float %411 to i32
  %417 = zext i32 %416 to i64
  %418 = select i1 %415, i64 2143289344, i64 %417
  store i64 %418, ptr %220, align 8
  %419 = call float @llvm.fabs.f32(float %411)
  %420 = fcmp une float %419, 0x7FF0000000000000
  %421 = select i1 %414, i1 true, i1 %420
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #9
  br i1 %421, label %460, label %464

422:                                              ; preds = %400, %394, %375, %368
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #9
  br label %464

423:                                              ; preds = %406, %383
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #9
  br label %460

424:                                              ; preds = %362
  %425 = load i64, ptr %51, align 8
  store i64 %425, ptr %220, align 8
  %426 = load i32, ptr %18, align 8
  %427 = icmp eq i32 %426, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #9
  br i1 %427, label %464, label %460

428:                                              ; preds = %268
  %429 = getelementptr inbounds nuw i8, ptr %208, i64 32
  %430 = load i64, ptr %429, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #9
  switch i64 %265, label %451 [
    i64 10, label %431
    i64 11, label %442
    i64 12, label %455
  ]

431:                                              ; preds = %428
  %432 = getelementptr inbounds nuw i8, ptr %266, i64 8
  %433 = load ptr, ptr %432, align 8
  %434 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %435 = icmp eq ptr %433, %434
  br i1 %435, label %436, label %454

436:                                              ; preds = %431
  %437 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %266, ptr noundef nonnull %16) #16
  %438 = icmp eq i64 %437, %430
  br i1 %438, label %439, label %454

439:                                              ; preds = %436
  %440 = load i32, ptr %16, align 4
  %441 = icmp eq i32 %440, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  br i1 %441, label %460, label %464

442:                                              ; preds = %428
  %443 = getelementptr inbounds nuw i8, ptr %266, i64 8
  %444 = load ptr, ptr %443, align 8
  %445 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 56), align 8
  %446 = icmp eq ptr %444, %445
  br i1 %446, label %447, label %454

447:                                              ; preds = %442
  %448 = getelementptr inbounds nuw i8, ptr %266, i64 16
  %449 = load i64, ptr %448, align 8
  %450 = icmp eq i64 %449, %430
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  br i1 %450, label %460, label %464

451:                                              ; preds = %428
  %452 = ptrtoint ptr %266 to i64
  %453 = icmp eq i64 %430, %452
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  br i1 %453, label %460, label %464

454:                                              ; preds = %442, %436, %431
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  br label %464

455:                                              ; preds = %428
  %456 = getelementptr inbounds nuw i8, ptr %266, i64 8
  %457 = load ptr, ptr %456, align 8
  %458 = inttoptr i64 %430 to ptr
  %459 = icmp eq ptr %457, %458
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  br i1 %459, label %460, label %464

460:                                              ; preds = %455, %451, %447, %439, %424, %423, %410, %387, %379, %364, %261, %253, %251
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #9
  %461 = add nuw nsw i64 %207, 1
  %462 = load i64, ptr %76, align 8
  %463 = icmp slt i64 %461, %462
  br i1 %463, label %206, label %465, !llvm.loop !39

464:                                              ; preds = %455, %451, %447, %439, %424, %410, %387, %379, %364, %264, %257, %253, %252, %251, %239, %454, %422
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #9
  br label %1160

465:                                              ; preds = %460
  %466 = load ptr, ptr %22, align 8
  br label %467

467:                                              ; preds = %465, %198
  %468 = phi ptr [ %466, %465 ], [ %202, %198 ]
  %469 = icmp ne ptr %468, null
  %470 = load ptr, ptr %53, align 8
  %471 = icmp ne ptr %470, null
  %472 = select i1 %469, ptr %468, ptr %470
  %473 = or i1 %469, %471
  %474 = zext i1 %469 to i64
  %475 = icmp eq ptr %470, null
  %476 = select i1 %475, i64 0, i64 2
  %477 = or disjoint i64 %476, %474
  %478 = icmp eq i64 %477, 0
  %479 = select i1 %478, i64 4, i64 %477
  %480 = getelementptr inbounds nuw i8, ptr %72, i64 104
  %481 = load i64, ptr %480, align 8
  %482 = xor i64 %481, -1
  %483 = and i64 %479, %482
  %484 = icmp eq i64 %483, 0
  %485 = xor i1 %469, true
  %486 = or i1 %475, %485
  %487 = and i1 %486, %484
  br i1 %487, label %488, label %1160

488:                                              ; preds = %467
  %489 = load i64, ptr %82, align 8
  %490 = icmp sgt i64 %489, 0
  br i1 %490, label %491, label %522

491:                                              ; preds = %488, %519
  %492 = phi i64 [ %520, %519 ], [ 0, %488 ]
  %493 = getelementptr inbounds nuw %struct.Equal, ptr %81, i64 %492
  br i1 %473, label %494, label %498

494:                                              ; preds = %491
  %495 = getelementptr inbounds nuw i8, ptr %493, i64 32
  %496 = load i64, ptr %495, align 8
  %497 = icmp eq i64 %496, 0
  br i1 %497, label %519, label %498

498:                                              ; preds = %494, %491
  %499 = load i64, ptr %493, align 8
  %500 = getelementptr inbounds i64, ptr %21, i64 %499
  %501 = load i64, ptr %500, align 8
  %502 = getelementptr inbounds nuw i8, ptr %493, i64 16
  %503 = load i64, ptr %502, align 8
  %504 = icmp slt i64 %503, 0
  %505 = getelementptr inbounds nuw i8, ptr %493, i64 24
  %506 = getelementptr inbounds nuw i64, ptr %21, i64 %503
  %507 = select i1 %504, ptr %505, ptr %506
  %508 = load i64, ptr %507, align 8
  %509 = getelementptr inbounds nuw i8, ptr %493, i64 8
  %510 = load i64, ptr %509, align 8
  %511 = icmp eq i64 %510, 1
  br i1 %511, label %516, label %512

512:                                              ; preds = %498
  %513 = add i64 %501, -1
  %514 = add i64 %513, %510
  %515 = sdiv i64 %514, %510
  br label %516

516:                                              ; preds = %512, %498
  %517 = phi i64 [ %515, %512 ], [ %501, %498 ]
  %518 = icmp eq i64 %517, %508
  br i1 %518, label %519, label %1160

519:                                              ; preds = %516, %494
  %520 = add nuw nsw i64 %492, 1
  %521 = icmp eq i64 %520, %489
  br i1 %521, label %522, label %491, !llvm.loop !40

522:                                              ; preds = %519, %488
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #9
  br i1 %473, label %523, label %548

523:                                              ; preds = %522
  %524 = getelementptr inbounds nuw i8, ptr %72, i64 192
  %525 = load i64, ptr %524, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store ptr %472, ptr %12, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #9
  %526 = call fastcc i64 @items_of(ptr noundef %12, ptr noundef %13) #17
  %527 = icmp eq i64 %526, %525
  br i1 %527, label %528, label %547

528:                                              ; preds = %523
  %529 = icmp slt i64 %525, 1
  br i1 %529, label %546, label %530

530:                                              ; preds = %528
  %531 = load ptr, ptr %13, align 8
  br label %532

532:                                              ; preds = %541, %530
  %533 = phi i64 [ 0, %530 ], [ %543, %541 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #9
  %534 = getelementptr inbounds nuw ptr, ptr %531, i64 %533
  %535 = load ptr, ptr %534, align 8
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %14, ptr noundef %535) #17
  %536 = load i32, ptr %14, align 8
  %537 = icmp eq i32 %536, 2
  %538 = load i64, ptr %54, align 8
  %539 = icmp ult i64 %538, 2147483648
  %540 = select i1 %537, i1 %539, i1 false
  br i1 %540, label %541, label %545

541:                                              ; preds = %532
  %542 = getelementptr inbounds nuw i64, ptr %15, i64 %533
  store i64 %538, ptr %542, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  %543 = add nuw nsw i64 %533, 1
  %544 = icmp eq i64 %543, %525
  br i1 %544, label %546, label %532, !llvm.loop !41

545:                                              ; preds = %532
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  br label %547

546:                                              ; preds = %541, %528
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  br label %548

547:                                              ; preds = %545, %523
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  br label %623

548:                                              ; preds = %546, %522
  %549 = getelementptr inbounds nuw i8, ptr %72, i64 192
  %550 = load i64, ptr %549, align 8
  %551 = call i64 @llvm.smax.i64(i64 %550, i64 3)
  %552 = trunc i64 %551 to i32
  %553 = icmp slt i32 %552, 1
  br i1 %553, label %624, label %554

554:                                              ; preds = %548
  %555 = getelementptr inbounds nuw i8, ptr %72, i64 352
  %556 = getelementptr inbounds nuw i8, ptr %72, i64 208
  %557 = getelementptr inbounds nuw i8, ptr %72, i64 200
  %558 = getelementptr inbounds nuw i8, ptr %72, i64 400
  %559 = and i64 %551, 2147483647
  %560 = call i64 @llvm.umax.i64(i64 %559, i64 1)
  br label %565

561:                                              ; preds = %618
  %562 = extractvalue { i64, i1 } %621, 0
  %563 = add nuw nsw i64 %567, 1
  %564 = icmp eq i64 %563, %560
  br i1 %564, label %624, label %565, !llvm.loop !42

565:                                              ; preds = %561, %554
  %566 = phi i64 [ 1, %554 ], [ %562, %561 ]
  %567 = phi i64 [ 0, %554 ], [ %563, %561 ]
  %568 = getelementptr inbounds nuw i64, ptr %555, i64 %567
  %569 = load i64, ptr %568, align 8
  %570 = icmp sgt i64 %550, %567
  br i1 %570, label %571, label %599

571:                                              ; preds = %565
  br i1 %473, label %589, label %572

572:                                              ; preds = %571
  %573 = getelementptr inbounds nuw %struct.Extent, ptr %556, i64 %567
  %574 = load i64, ptr %573, align 8
  %575 = icmp slt i64 %574, 0
  br i1 %575, label %576, label %578

576:                                              ; preds = %572
  %577 = getelementptr inbounds nuw i8, ptr %573, i64 8
  br label %586

578:                                              ; preds = %572
  %579 = getelementptr inbounds nuw i8, ptr %573, i64 16
  %580 = load i64, ptr %579, align 8
  %581 = icmp eq i64 %580, 0
  br i1 %581, label %582, label %584

582:                                              ; preds = %578
  %583 = getelementptr inbounds nuw i64, ptr %21, i64 %574
  br label %586

584:                                              ; preds = %578
  %585 = getelementptr inbounds nuw i64, ptr null, i64 %574
  br label %586

586:                                              ; preds = %584, %582, %576
  %587 = phi ptr [ %577, %576 ], [ %583, %582 ], [ %585, %584 ]
  %588 = load i64, ptr %587, align 8
  br label %600

589:                                              ; preds = %571
  %590 = getelementptr inbounds nuw i64, ptr %15, i64 %567
  %591 = load i64, ptr %590, align 8
  %592 = load i64, ptr %558, align 8
  %593 = icmp eq i64 %592, 0
  br i1 %593, label %606, label %594

594:                                              ; preds = %589
  %595 = getelementptr inbounds nuw %struct.Extent, ptr %73, i64 %567
  %596 = getelementptr inbounds nuw i8, ptr %595, i64 184
  %597 = load i64, ptr %596, align 8
  %598 = icmp eq i64 %591, %597
  br i1 %598, label %606, label %623

599:                                              ; preds = %565
  br i1 %473, label %606, label %600

600:                                              ; preds = %599, %586
  %601 = phi i64 [ %588, %586 ], [ 1, %599 ]
  %602 = load i64, ptr %557, align 8
  %603 = shl nuw i64 1, %567
  %604 = and i64 %602, %603
  %605 = icmp ne i64 %604, 0
  br label %606

606:                                              ; preds = %600, %599, %594, %589
  %607 = phi i64 [ %601, %600 ], [ 1, %599 ], [ %591, %589 ], [ %591, %594 ]
  %608 = phi i1 [ %605, %600 ], [ %471, %599 ], [ %471, %589 ], [ %471, %594 ]
  %609 = select i1 %608, i64 %569, i64 1
  %610 = mul nsw i64 %609, %607
  %611 = getelementptr inbounds nuw i64, ptr %23, i64 %567
  store i64 %610, ptr %611, align 8
  %612 = icmp eq i64 %569, 1
  %613 = select i1 %608, i1 true, i1 %612
  br i1 %613, label %618, label %614

614:                                              ; preds = %606
  %615 = add i64 %569, -1
  %616 = add i64 %615, %607
  %617 = sdiv i64 %616, %569
  br label %618

618:                                              ; preds = %614, %606
  %619 = phi i64 [ %617, %614 ], [ %607, %606 ]
  %620 = getelementptr inbounds nuw i64, ptr %24, i64 %567
  store i64 %619, ptr %620, align 8
  %621 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %566, i64 %619)
  %622 = extractvalue { i64, i1 } %621, 1
  br i1 %622, label %623, label %561

623:                                              ; preds = %618, %594, %547
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  br label %1160

624:                                              ; preds = %561, %548
  %625 = phi i64 [ 1, %548 ], [ %562, %561 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  %626 = load i64, ptr %85, align 8
  %627 = icmp sgt i64 %626, 0
  br i1 %627, label %628, label %650

628:                                              ; preds = %624, %647
  %629 = phi i64 [ %648, %647 ], [ 0, %624 ]
  %630 = getelementptr inbounds nuw %struct.Apart, ptr %84, i64 %629
  %631 = load i64, ptr %630, align 8
  %632 = getelementptr inbounds i64, ptr %21, i64 %631
  %633 = load i64, ptr %632, align 8
  %634 = getelementptr inbounds nuw i8, ptr %630, i64 8
  %635 = load i64, ptr %634, align 8
  %636 = getelementptr inbounds i64, ptr %21, i64 %635
  %637 = load i64, ptr %636, align 8
  %638 = getelementptr inbounds nuw i8, ptr %630, i64 24
  %639 = load i64, ptr %638, align 8
  %640 = add i64 %639, %637
  %641 = icmp ult i64 %633, %640
  br i1 %641, label %642, label %647

642:                                              ; preds = %628
  %643 = getelementptr inbounds nuw i8, ptr %630, i64 16
  %644 = load i64, ptr %643, align 8
  %645 = add i64 %644, %633
  %646 = icmp ult i64 %637, %645
  br i1 %646, label %654, label %647

647:                                              ; preds = %642, %628
  %648 = add nuw nsw i64 %629, 1
  %649 = icmp eq i64 %648, %626
  br i1 %649, label %650, label %628, !llvm.loop !43

650:                                              ; preds = %647, %624
  %651 = getelementptr inbounds nuw i8, ptr %72, i64 464
  %652 = load i64, ptr %651, align 8
  %653 = icmp eq i64 %652, 0
  br i1 %653, label %658, label %1160

654:                                              ; preds = %642
  %655 = getelementptr inbounds nuw i8, ptr %72, i64 464
  %656 = load i64, ptr %655, align 8
  %657 = icmp eq i64 %656, 0
  br i1 %657, label %1160, label %658

658:                                              ; preds = %654, %650
  %659 = load i64, ptr %76, align 8
  %660 = icmp slt i64 %659, 1
  br i1 %660, label %697, label %661

661:                                              ; preds = %658, %694
  %662 = phi i64 [ %695, %694 ], [ 0, %658 ]
  %663 = getelementptr inbounds nuw %struct.Row, ptr %75, i64 %662
  %664 = load i64, ptr %663, align 8
  %665 = icmp slt i64 %664, 4
  br i1 %665, label %666, label %694

666:                                              ; preds = %661
  %667 = getelementptr inbounds nuw i8, ptr %663, i64 104
  %668 = load i64, ptr %667, align 8
  %669 = and i64 %668, 1099511627775
  %670 = icmp eq i64 %669, 0
  br i1 %670, label %694, label %671

671:                                              ; preds = %666
  %672 = getelementptr inbounds nuw i8, ptr %663, i64 96
  %673 = load i64, ptr %672, align 8
  %674 = getelementptr i64, ptr %21, i64 %673
  br label %675

675:                                              ; preds = %690, %671
  %676 = phi i64 [ %669, %671 ], [ %692, %690 ]
  %677 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %676, i1 true)
  %678 = trunc nuw nsw i64 %677 to i8
  %679 = freeze i8 %678
  %680 = udiv i8 %679, 6
  %681 = mul i8 %680, 6
  %682 = sub i8 %679, %681
  %683 = zext nneg i8 %682 to i64
  %684 = getelementptr inbounds nuw i64, ptr %23, i64 %683
  %685 = load i64, ptr %684, align 8
  %686 = zext nneg i8 %680 to i64
  %687 = getelementptr i64, ptr %674, i64 %686
  %688 = load i64, ptr %687, align 8
  %689 = icmp sgt i64 %685, %688
  br i1 %689, label %1160, label %690

690:                                              ; preds = %675
  %691 = add nsw i64 %676, -1
  %692 = and i64 %691, %676
  %693 = icmp eq i64 %692, 0
  br i1 %693, label %694, label %675, !llvm.loop !44

694:                                              ; preds = %690, %666, %661
  %695 = add nuw nsw i64 %662, 1
  %696 = icmp eq i64 %695, %659
  br i1 %696, label %697, label %661, !llvm.loop !45

697:                                              ; preds = %694, %658
  %698 = load i64, ptr %79, align 8
  %699 = icmp sgt i64 %698, 0
  br i1 %699, label %701, label %734

700:                                              ; preds = %728
  br i1 %729, label %734, label %1160

701:                                              ; preds = %697, %728
  %702 = phi i64 [ %730, %728 ], [ 0, %697 ]
  %703 = getelementptr inbounds nuw %struct.Captured, ptr %78, i64 %702
  %704 = getelementptr inbounds nuw i8, ptr %703, i64 8
  %705 = load ptr, ptr %704, align 8
  %706 = ptrtoint ptr %705 to i64
  %707 = load ptr, ptr %703, align 8
  switch i64 %706, label %717 [
    i64 0, label %708
    i64 1, label %714
  ]

708:                                              ; preds = %701
  %709 = getelementptr inbounds nuw i8, ptr %707, i64 16
  %710 = load ptr, ptr %709, align 8
  %711 = getelementptr inbounds nuw i8, ptr %703, i64 16
  %712 = load ptr, ptr %711, align 8
  %713 = icmp eq ptr %710, %712
  br label %728

714:                                              ; preds = %701
  %715 = call i64 @PyDict_Size(ptr noundef %707) #16
  %716 = icmp eq i64 %715, 0
  br label %728

717:                                              ; preds = %701
  %718 = call ptr @PyDict_GetItemWithError(ptr noundef %707, ptr noundef nonnull %705) #16
  %719 = icmp eq ptr %718, null
  br i1 %719, label %720, label %724, !prof !46

720:                                              ; preds = %717
  %721 = call ptr @PyErr_Occurred() #16
  %722 = icmp eq ptr %721, null
  br i1 %722, label %724, label %723

723:                                              ; preds = %720
  call void @PyErr_Clear() #16
  br label %1160

724:                                              ; preds = %720, %717
  %725 = getelementptr inbounds nuw i8, ptr %703, i64 16
  %726 = load ptr, ptr %725, align 8
  %727 = icmp eq ptr %718, %726
  br label %728

728:                                              ; preds = %724, %714, %708
  %729 = phi i1 [ %716, %714 ], [ %713, %708 ], [ %727, %724 ]
  %730 = add nuw nsw i64 %702, 1
  %731 = load i64, ptr %79, align 8
  %732 = icmp slt i64 %730, %731
  %733 = select i1 %732, i1 %729, i1 false
  br i1 %733, label %701, label %700, !llvm.loop !47

734:                                              ; preds = %700, %697
  %735 = getelementptr inbounds nuw i8, ptr %72, i64 176
  %736 = load ptr, ptr %735, align 8
  %737 = icmp eq ptr %736, null
  br i1 %737, label %741, label %738

738:                                              ; preds = %734
  %739 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 24), align 8
  %740 = call fastcc zeroext i1 @says(ptr noundef %736, ptr noundef null, ptr noundef %739) #17
  br i1 %740, label %741, label %1160

741:                                              ; preds = %738, %734
  %742 = getelementptr inbounds nuw i8, ptr %72, i64 448
  %743 = load ptr, ptr %742, align 8
  %744 = icmp eq ptr %743, null
  br i1 %744, label %796, label %745

745:                                              ; preds = %741
  %746 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %747 = getelementptr inbounds nuw i8, ptr %746, i64 8
  %748 = load i64, ptr %747, align 8
  %749 = inttoptr i64 %748 to ptr
  %750 = getelementptr inbounds nuw i8, ptr %746, i64 16
  %751 = load i64, ptr %750, align 8
  %752 = inttoptr i64 %751 to ptr
  %753 = load ptr, ptr @gpu, align 8
  %754 = call i64 @PyDict_Size(ptr noundef %753) #16
  %755 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %756 = load i64, ptr %755, align 8
  %757 = icmp eq i64 %754, %756
  br i1 %757, label %758, label %1160

758:                                              ; preds = %745
  %759 = icmp eq i64 %748, 0
  br i1 %759, label %767, label %760

760:                                              ; preds = %758
  %761 = load ptr, ptr %742, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #9
  store ptr null, ptr %11, align 8
  store ptr %761, ptr %55, align 8
  %762 = icmp ne ptr %761, null
  %763 = zext i1 %762 to i64
  %764 = or disjoint i64 %763, -9223372036854775808
  %765 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %749, ptr noundef nonnull %55, i64 noundef %764, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  %766 = call fastcc i64 @said_number(ptr noundef %765, ptr noundef null) #17
  br label %767

767:                                              ; preds = %760, %758
  %768 = phi i64 [ %766, %760 ], [ 0, %758 ]
  %769 = getelementptr inbounds nuw i8, ptr %72, i64 72
  %770 = load ptr, ptr %769, align 8
  %771 = icmp eq ptr %770, null
  %772 = icmp ult i64 %768, 3
  %773 = select i1 %771, i1 %772, i1 false
  br i1 %773, label %774, label %780

774:                                              ; preds = %767
  %775 = icmp eq i64 %751, 0
  br i1 %775, label %780, label %776

776:                                              ; preds = %774
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  %777 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %752, ptr noundef nonnull %56, i64 noundef -9223372036854775808, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  %778 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 40), align 8
  %779 = call fastcc i64 @said_number(ptr noundef %777, ptr noundef %778) #17
  br label %780

780:                                              ; preds = %776, %774, %767
  %781 = phi i64 [ %768, %767 ], [ %779, %776 ], [ 0, %774 ]
  %782 = call i64 @llvm.umax.i64(i64 %781, i64 1)
  %783 = icmp slt i64 %782, 0
  br i1 %783, label %1160, label %784

784:                                              ; preds = %780
  %785 = getelementptr inbounds nuw i8, ptr %72, i64 456
  %786 = load i64, ptr %785, align 8
  %787 = icmp ne i64 %786, 0
  %788 = icmp ugt i64 %781, 1
  %789 = and i1 %788, %787
  br i1 %789, label %1160, label %790

790:                                              ; preds = %784
  %791 = load i64, ptr %44, align 8
  %792 = icmp eq i64 %791, 0
  %793 = icmp eq i64 %791, %782
  %794 = or i1 %792, %793
  br i1 %794, label %795, label %1160

795:                                              ; preds = %790
  store i64 %782, ptr %44, align 8
  br label %796

796:                                              ; preds = %795, %741
  %797 = load i64, ptr %88, align 8
  %798 = icmp slt i64 %797, 1
  br i1 %798, label %1035, label %799

799:                                              ; preds = %796
  %800 = icmp eq ptr %468, null
  %801 = getelementptr inbounds nuw i8, ptr %72, i64 64
  %802 = and i1 %800, %475
  br label %803

803:                                              ; preds = %1030, %799
  %804 = phi i64 [ 0, %799 ], [ %1014, %1030 ]
  %805 = getelementptr inbounds nuw %struct.Make, ptr %87, i64 %804
  %806 = getelementptr inbounds nuw i8, ptr %805, i64 16
  %807 = load i64, ptr %806, align 8
  %808 = icmp eq i64 %807, 1
  br i1 %808, label %812, label %809

809:                                              ; preds = %803
  %810 = icmp eq i64 %807, 2
  %811 = and i1 %810, %802
  br label %812

812:                                              ; preds = %809, %803
  %813 = phi i1 [ true, %803 ], [ %811, %809 ]
  %814 = load i64, ptr %805, align 8
  %815 = getelementptr inbounds %struct.Row, ptr %75, i64 %814
  %816 = getelementptr inbounds nuw i8, ptr %815, i64 24
  %817 = load i64, ptr %816, align 8
  %818 = getelementptr inbounds i64, ptr %21, i64 %817
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9
  %819 = getelementptr inbounds nuw i8, ptr %805, i64 24
  %820 = load i64, ptr %819, align 8
  %821 = getelementptr inbounds nuw i8, ptr %805, i64 8
  %822 = load i64, ptr %821, align 8
  %823 = icmp sgt i64 %822, 0
  br i1 %823, label %824, label %860

824:                                              ; preds = %812
  %825 = getelementptr inbounds nuw i8, ptr %805, i64 48
  br label %829

826:                                              ; preds = %851
  %827 = add nuw nsw i64 %830, 1
  %828 = icmp eq i64 %827, %822
  br i1 %828, label %860, label %829, !llvm.loop !48

829:                                              ; preds = %826, %824
  %830 = phi i64 [ 0, %824 ], [ %827, %826 ]
  %831 = phi i64 [ %820, %824 ], [ %857, %826 ]
  %832 = getelementptr inbounds nuw %struct.Extent, ptr %825, i64 %830
  %833 = load i64, ptr %832, align 8
  %834 = icmp slt i64 %833, 0
  br i1 %834, label %835, label %837

835:                                              ; preds = %829
  %836 = getelementptr inbounds nuw i8, ptr %832, i64 8
  br label %847

837:                                              ; preds = %829
  %838 = getelementptr inbounds nuw i8, ptr %832, i64 16
  %839 = load i64, ptr %838, align 8
  %840 = icmp eq i64 %839, 0
  br i1 %840, label %841, label %843

841:                                              ; preds = %837
  %842 = getelementptr inbounds nuw i64, ptr %21, i64 %833
  br label %847

843:                                              ; preds = %837
  %844 = icmp eq i64 %839, 1
  %845 = select i1 %844, ptr %23, ptr %24
  %846 = getelementptr inbounds nuw i64, ptr %845, i64 %833
  br label %847

847:                                              ; preds = %843, %841, %835
  %848 = phi ptr [ %836, %835 ], [ %842, %841 ], [ %846, %843 ]
  %849 = load i64, ptr %848, align 8
  %850 = icmp ugt i64 %849, 2147483647
  br i1 %850, label %1033, label %851

851:                                              ; preds = %847
  %852 = getelementptr inbounds nuw i64, ptr %9, i64 %830
  store i64 %849, ptr %852, align 8
  %853 = getelementptr inbounds nuw i64, ptr %818, i64 %830
  %854 = getelementptr inbounds nuw i8, ptr %853, i64 8
  store i64 %849, ptr %854, align 8
  %855 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %831, i64 %849)
  %856 = extractvalue { i64, i1 } %855, 1
  %857 = extractvalue { i64, i1 } %855, 0
  %858 = icmp sgt i64 %857, 70368744177664
  %859 = or i1 %856, %858
  br i1 %859, label %1033, label %826

860:                                              ; preds = %826, %812
  %861 = phi i64 [ %820, %812 ], [ %857, %826 ]
  %862 = getelementptr inbounds nuw i8, ptr %815, i64 80
  %863 = load i64, ptr %862, align 8
  %864 = icmp eq i64 %863, 0
  br i1 %864, label %868, label %865

865:                                              ; preds = %860
  %866 = getelementptr i64, ptr %818, i64 %822
  %867 = getelementptr i8, ptr %866, i64 8
  store i64 %863, ptr %867, align 8
  br label %868

868:                                              ; preds = %865, %860
  %869 = getelementptr inbounds nuw i8, ptr %805, i64 40
  %870 = load ptr, ptr %869, align 8
  %871 = icmp eq ptr %870, null
  br i1 %871, label %884, label %872

872:                                              ; preds = %868
  %873 = load i64, ptr %815, align 8
  %874 = icmp eq i64 %873, 3
  br i1 %874, label %877, label %875

875:                                              ; preds = %872
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, i8 0, i64 16, i1 false)
  %876 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %870, ptr noundef nonnull %57, i64 noundef -9223372036854775808, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  br label %1006

877:                                              ; preds = %872
  %878 = load i64, ptr %44, align 8
  %879 = call ptr @PyLong_FromLongLong(i64 noundef %878) #16
  %880 = icmp eq ptr %879, null
  br i1 %880, label %1009, label %881

881:                                              ; preds = %877
  %882 = load ptr, ptr %869, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  store ptr null, ptr %7, align 8
  store ptr %879, ptr %58, align 8
  %883 = call ptr @PyObject_Vectorcall(ptr noundef %882, ptr noundef nonnull %58, i64 noundef -9223372036854775807, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  call void @Py_DecRef(ptr noundef nonnull %879) #16
  br label %1006

884:                                              ; preds = %868
  %885 = load ptr, ptr %801, align 8
  %886 = icmp eq ptr %885, null
  br i1 %886, label %946, label %887

887:                                              ; preds = %884
  %888 = add i64 %861, 240
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  store ptr null, ptr %6, align 8
  %889 = icmp sgt i64 %861, 262143
  %890 = icmp samesign ult i64 %861, 67108865
  %891 = or i1 %813, %890
  %892 = select i1 %889, i1 %891, i1 false
  br i1 %892, label %893, label %896

893:                                              ; preds = %887
  %894 = xor i1 %813, true
  %895 = call fastcc ptr @take_block(i64 noundef %888, i1 noundef zeroext %894) #17
  br label %901

896:                                              ; preds = %887
  br i1 %813, label %897, label %899

897:                                              ; preds = %896
  %898 = call ptr @PyMem_RawMalloc(i64 noundef %888) #16
  br label %901

899:                                              ; preds = %896
  %900 = call ptr @PyMem_RawCalloc(i64 noundef 1, i64 noundef %888) #16
  br label %901

901:                                              ; preds = %899, %897, %893
  %902 = phi ptr [ %895, %893 ], [ null, %897 ], [ null, %899 ]
  %903 = phi ptr [ %895, %893 ], [ %898, %897 ], [ %900, %899 ]
  %904 = icmp eq ptr %903, null
  br i1 %904, label %944, label %905

905:                                              ; preds = %901
  %906 = getelementptr inbounds nuw i8, ptr %903, i64 176
  %907 = ptrtoint ptr %906 to i64
  %908 = add i64 %907, 63
  %909 = and i64 %908, -64
  store i64 %909, ptr %818, align 8
  %910 = inttoptr i64 %909 to ptr
  %911 = getelementptr inbounds nuw i8, ptr %815, i64 40
  %912 = load i64, ptr %911, align 8
  %913 = getelementptr inbounds nuw i8, ptr %815, i64 48
  %914 = load i64, ptr %913, align 8
  %915 = getelementptr inbounds nuw i8, ptr %903, i64 80
  %916 = getelementptr inbounds nuw i8, ptr %903, i64 128
  store i32 1, ptr %903, align 8
  %917 = getelementptr inbounds nuw i8, ptr %903, i64 4
  store i32 0, ptr %917, align 4
  %918 = getelementptr inbounds nuw i8, ptr %903, i64 8
  store ptr %902, ptr %918, align 8
  %919 = getelementptr inbounds nuw i8, ptr %903, i64 16
  store ptr @give_back, ptr %919, align 8
  %920 = getelementptr inbounds nuw i8, ptr %903, i64 24
  store i64 0, ptr %920, align 8
  %921 = getelementptr inbounds nuw i8, ptr %903, i64 32
  store ptr %910, ptr %921, align 8
  %922 = getelementptr inbounds nuw i8, ptr %903, i64 40
  store i64 %912, ptr %922, align 8
  %923 = getelementptr inbounds nuw i8, ptr %903, i64 48
  store i64 %914, ptr %923, align 8
  %924 = getelementptr inbounds nuw i8, ptr %903, i64 56
  store ptr %915, ptr %924, align 8
  %925 = getelementptr inbounds nuw i8, ptr %903, i64 64
  store ptr %916, ptr %925, align 8
  %926 = getelementptr inbounds nuw i8, ptr %903, i64 72
  store i64 0, ptr %926, align 8
  br i1 %823, label %931, label %927

927:                                              ; preds = %931, %905
  %928 = load ptr, ptr %801, align 8
  %929 = call i32 %928(ptr noundef nonnull %903, ptr noundef nonnull %6) #16
  %930 = icmp eq i32 %929, 0
  br i1 %930, label %941, label %943

931:                                              ; preds = %905, %931
  %932 = phi i64 [ %939, %931 ], [ 1, %905 ]
  %933 = phi i64 [ %934, %931 ], [ %822, %905 ]
  %934 = add nsw i64 %933, -1
  %935 = getelementptr inbounds nuw i64, ptr %9, i64 %934
  %936 = load i64, ptr %935, align 8
  %937 = getelementptr inbounds nuw i64, ptr %915, i64 %934
  store i64 %936, ptr %937, align 8
  %938 = getelementptr inbounds nuw i64, ptr %916, i64 %934
  store i64 %932, ptr %938, align 8
  %939 = mul nsw i64 %936, %932
  %940 = icmp samesign ugt i64 %933, 1
  br i1 %940, label %931, label %927, !llvm.loop !49

941:                                              ; preds = %927
  %942 = load ptr, ptr %6, align 8
  br label %944

943:                                              ; preds = %927
  call void @give_back(ptr noundef nonnull %903) #17
  br label %944

944:                                              ; preds = %943, %941, %901
  %945 = phi ptr [ null, %943 ], [ %942, %941 ], [ null, %901 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  br label %1006

946:                                              ; preds = %884
  %947 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %948 = select i1 %813, i64 184, i64 183
  %949 = getelementptr inbounds nuw ptr, ptr %947, i64 %948
  %950 = load ptr, ptr %949, align 8
  %951 = getelementptr inbounds nuw i8, ptr %805, i64 32
  %952 = load ptr, ptr %951, align 8
  %953 = icmp slt i64 %861, 4096
  br i1 %953, label %954, label %958

954:                                              ; preds = %946
  call void @Py_IncRef(ptr noundef %952) #16
  %955 = load i64, ptr %821, align 8
  %956 = trunc i64 %955 to i32
  %957 = call ptr %950(i32 noundef %956, ptr noundef nonnull %9, ptr noundef %952, i32 noundef 0) #16
  br label %1006

958:                                              ; preds = %946
  %959 = icmp samesign ugt i64 %861, 262143
  %960 = icmp samesign ult i64 %861, 67108865
  %961 = or i1 %813, %960
  %962 = select i1 %959, i1 %961, i1 false
  br i1 %962, label %963, label %972

963:                                              ; preds = %958
  %964 = xor i1 %813, true
  %965 = call fastcc ptr @take_block(i64 noundef %861, i1 noundef zeroext %964) #17
  %966 = icmp eq ptr %965, null
  br i1 %966, label %1009, label %967

967:                                              ; preds = %963
  %968 = call ptr @PyCapsule_New(ptr noundef nonnull %965, ptr noundef null, ptr noundef nonnull @drop_memory) #16
  %969 = icmp eq ptr %968, null
  br i1 %969, label %970, label %987

970:                                              ; preds = %967
  %971 = getelementptr inbounds i8, ptr %965, i64 -64
  call fastcc void @keep_block(ptr noundef nonnull %971) #17
  br label %1009

972:                                              ; preds = %958
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %973 = add nuw nsw i64 %861, 64
  store i64 %973, ptr %5, align 8
  %974 = getelementptr inbounds nuw i8, ptr %947, i64 360
  %975 = load ptr, ptr %974, align 8
  %976 = call ptr %975(i32 noundef 2) #16
  %977 = call ptr %950(i32 noundef 1, ptr noundef nonnull %5, ptr noundef %976, i32 noundef 0) #16
  %978 = icmp eq ptr %977, null
  br i1 %978, label %979, label %980

979:                                              ; preds = %972
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  br label %1009

980:                                              ; preds = %972
  %981 = getelementptr inbounds nuw i8, ptr %977, i64 16
  %982 = load ptr, ptr %981, align 8
  %983 = ptrtoint ptr %982 to i64
  %984 = add i64 %983, 63
  %985 = and i64 %984, -64
  %986 = inttoptr i64 %985 to ptr
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  br label %987

987:                                              ; preds = %980, %967
  %988 = phi ptr [ %986, %980 ], [ %965, %967 ]
  %989 = phi ptr [ %977, %980 ], [ %968, %967 ]
  call void @Py_IncRef(ptr noundef %952) #16
  %990 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %991 = getelementptr inbounds nuw i8, ptr %990, i64 752
  %992 = load ptr, ptr %991, align 8
  %993 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8
  %994 = load i64, ptr %821, align 8
  %995 = trunc i64 %994 to i32
  %996 = call ptr %992(ptr noundef %993, ptr noundef %952, i32 noundef %995, ptr noundef nonnull %9, ptr noundef null, ptr noundef %988, i32 noundef 1281, ptr noundef null) #16
  %997 = icmp eq ptr %996, null
  br i1 %997, label %998, label %999

998:                                              ; preds = %987
  call void @Py_DecRef(ptr noundef nonnull %989) #16
  br label %1009

999:                                              ; preds = %987
  %1000 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %1001 = getelementptr inbounds nuw i8, ptr %1000, i64 2256
  %1002 = load ptr, ptr %1001, align 8
  %1003 = call i32 %1002(ptr noundef nonnull %996, ptr noundef nonnull %989) #16
  %1004 = icmp slt i32 %1003, 0
  br i1 %1004, label %1005, label %1010

1005:                                             ; preds = %999
  call void @Py_DecRef(ptr noundef nonnull %996) #16
  br label %1009

1006:                                             ; preds = %954, %944, %881, %875
  %1007 = phi ptr [ %957, %954 ], [ %945, %944 ], [ %876, %875 ], [ %883, %881 ]
  %1008 = icmp eq ptr %1007, null
  br i1 %1008, label %1009, label %1010

1009:                                             ; preds = %1006, %963, %877, %1005, %998, %979, %970
  call void @PyErr_Clear() #16
  br label %1033

1010:                                             ; preds = %1006, %999
  %1011 = phi ptr [ %1007, %1006 ], [ %996, %999 ]
  %1012 = load i64, ptr %805, align 8
  %1013 = getelementptr inbounds ptr, ptr %20, i64 %1012
  store ptr %1011, ptr %1013, align 8
  %1014 = add nuw nsw i64 %804, 1
  %1015 = load ptr, ptr %869, align 8
  %1016 = icmp eq ptr %1015, null
  br i1 %1016, label %1023, label %1017

1017:                                             ; preds = %1010
  %1018 = getelementptr inbounds %struct.Row, ptr %75, i64 %1012
  %1019 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %73, ptr noundef nonnull readonly %1018, ptr noundef %1011, ptr noundef nonnull %21, ptr noundef nonnull %25) #17
  br i1 %1019, label %1020, label %1033

1020:                                             ; preds = %1017
  %1021 = load ptr, ptr %869, align 8
  %1022 = icmp eq ptr %1021, null
  br i1 %1022, label %1023, label %1030

1023:                                             ; preds = %1020, %1010
  %1024 = load ptr, ptr %801, align 8
  %1025 = icmp eq ptr %1024, null
  br i1 %1025, label %1026, label %1030

1026:                                             ; preds = %1023
  %1027 = getelementptr inbounds nuw i8, ptr %1011, i64 16
  %1028 = load ptr, ptr %1027, align 8
  %1029 = ptrtoint ptr %1028 to i64
  store i64 %1029, ptr %818, align 8
  br label %1030

1030:                                             ; preds = %1026, %1023, %1020
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  %1031 = load i64, ptr %88, align 8
  %1032 = icmp slt i64 %1014, %1031
  br i1 %1032, label %803, label %1035, !llvm.loop !50

1033:                                             ; preds = %1017, %851, %847, %1009
  %1034 = phi i64 [ %804, %1009 ], [ %804, %851 ], [ %804, %847 ], [ %1014, %1017 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  br label %1148

1035:                                             ; preds = %1030, %796
  %1036 = phi i64 [ 0, %796 ], [ %1014, %1030 ]
  %1037 = load i64, ptr %549, align 8
  %1038 = call i64 @llvm.smax.i64(i64 %1037, i64 3)
  %1039 = trunc i64 %1038 to i32
  %1040 = icmp sgt i32 %1039, 0
  %1041 = getelementptr inbounds nuw i8, ptr %72, i64 40
  %1042 = load i64, ptr %1041, align 8
  %1043 = icmp eq i64 %1042, 0
  %1044 = select i1 %1040, i1 %1043, i1 false
  br i1 %1044, label %1045, label %1051

1045:                                             ; preds = %1035
  %1046 = getelementptr inbounds nuw i8, ptr %72, i64 408
  %1047 = load i64, ptr %1046, align 8
  %1048 = getelementptr i64, ptr %21, i64 %1047
  %1049 = shl i64 %1038, 3
  %1050 = and i64 %1049, 17179869176
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1048, ptr nonnull align 8 %24, i64 %1050, i1 false)
  br label %1052

1051:                                             ; preds = %1035
  switch i64 %1042, label %1066 [
    i64 0, label %1052
    i64 1, label %1054
    i64 2, label %1056
    i64 3, label %1059
  ]

1052:                                             ; preds = %1051, %1045
  %1053 = call fastcc i32 @run_kernel(ptr noundef nonnull readonly %73, ptr noundef %21, ptr noundef %24, i64 noundef %625) #17
  br label %1061

1054:                                             ; preds = %1051
  %1055 = call fastcc i32 @run_plan(ptr noundef nonnull readonly %73, ptr noundef nonnull readonly %93, ptr noundef %21) #17
  br label %1061

1056:                                             ; preds = %1051
  %1057 = load i64, ptr %44, align 8
  %1058 = call fastcc i32 @run_gpu(ptr noundef nonnull readonly %73, ptr noundef nonnull readonly %93, ptr noundef %21, i64 noundef %1057) #17
  br label %1061

1059:                                             ; preds = %1051
  %1060 = call fastcc i32 @run_graph(ptr noundef nonnull readonly %73, ptr noundef %21) #17
  br label %1061

1061:                                             ; preds = %1059, %1056, %1054, %1052
  %1062 = phi i32 [ %1060, %1059 ], [ %1053, %1052 ], [ %1055, %1054 ], [ %1058, %1056 ]
  %1063 = icmp eq i32 %1062, 1
  br i1 %1063, label %1064, label %1148

1064:                                             ; preds = %1061
  %1065 = load i64, ptr %1041, align 8
  br label %1066

1066:                                             ; preds = %1064, %1051
  %1067 = phi i64 [ %1065, %1064 ], [ %1042, %1051 ]
  %1068 = icmp eq i64 %1067, 4
  %1069 = getelementptr inbounds nuw i8, ptr %72, i64 440
  %1070 = select i1 %1068, ptr %1069, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16)
  %1071 = load ptr, ptr %1070, align 8
  %1072 = load i64, ptr %91, align 8
  switch i64 %1072, label %1077 [
    i64 1, label %1073
    i64 0, label %1081
  ]

1073:                                             ; preds = %1066
  %1074 = load i64, ptr %90, align 8
  %1075 = getelementptr inbounds ptr, ptr %20, i64 %1074
  %1076 = load ptr, ptr %1075, align 8
  br label %1081

1077:                                             ; preds = %1066
  %1078 = call ptr @PyTuple_New(i64 noundef %1072) #16
  %1079 = load i64, ptr %91, align 8
  %1080 = icmp slt i64 %1079, 2
  br i1 %1080, label %1081, label %1083

1081:                                             ; preds = %1077, %1073, %1066
  %1082 = phi ptr [ %1078, %1077 ], [ %1071, %1066 ], [ %1076, %1073 ]
  call void @Py_IncRef(ptr noundef %1082) #16
  br label %1083

1083:                                             ; preds = %1081, %1077
  %1084 = phi ptr [ %1082, %1081 ], [ %1078, %1077 ]
  %1085 = icmp eq ptr %1084, null
  br i1 %1085, label %1148, label %1086

1086:                                             ; preds = %1083
  %1087 = getelementptr inbounds nuw i8, ptr %1084, i64 24
  %1088 = load i64, ptr %91, align 8
  %1089 = icmp sgt i64 %1088, 1
  br i1 %1089, label %1090, label %1105

1090:                                             ; preds = %1086, %1090
  %1091 = phi i64 [ %1100, %1090 ], [ 0, %1086 ]
  %1092 = getelementptr inbounds nuw i64, ptr %90, i64 %1091
  %1093 = load i64, ptr %1092, align 8
  %1094 = getelementptr inbounds ptr, ptr %20, i64 %1093
  %1095 = load ptr, ptr %1094, align 8
  call void @Py_IncRef(ptr noundef %1095) #16
  %1096 = load i64, ptr %1092, align 8
  %1097 = getelementptr inbounds ptr, ptr %20, i64 %1096
  %1098 = load ptr, ptr %1097, align 8
  %1099 = getelementptr inbounds nuw ptr, ptr %1087, i64 %1091
  store ptr %1098, ptr %1099, align 8
  %1100 = add nuw nsw i64 %1091, 1
  %1101 = load i64, ptr %91, align 8
  %1102 = icmp sgt i64 %1101, 1
  %1103 = icmp slt i64 %1100, %1101
  %1104 = select i1 %1102, i1 %1103, i1 false
  br i1 %1104, label %1090, label %1105

1105:                                             ; preds = %1090, %1086
  %1106 = getelementptr inbounds nuw i8, ptr %72, i64 184
  %1107 = load ptr, ptr %1106, align 8
  %1108 = icmp eq ptr %1107, null
  br i1 %1108, label %1148, label %1109

1109:                                             ; preds = %1105
  %1110 = getelementptr inbounds nuw i8, ptr %72, i64 88
  %1111 = load ptr, ptr %1110, align 8
  %1112 = icmp eq ptr %1111, null
  br i1 %1112, label %1142, label %1113

1113:                                             ; preds = %1109, %1136
  %1114 = phi ptr [ %1138, %1136 ], [ %1111, %1109 ]
  %1115 = phi i64 [ %1137, %1136 ], [ 0, %1109 ]
  %1116 = load i64, ptr %106, align 8
  %1117 = icmp slt i64 %1115, %1116
  br i1 %1117, label %1118, label %1140

1118:                                             ; preds = %1113
  %1119 = getelementptr inbounds nuw %struct.Row, ptr %75, i64 %1115
  %1120 = getelementptr inbounds nuw i8, ptr %1119, i64 104
  %1121 = load i64, ptr %1120, align 8
  %1122 = and i64 %1121, 1099511627776
  %1123 = icmp eq i64 %1122, 0
  br i1 %1123, label %1136, label %1124

1124:                                             ; preds = %1118
  %1125 = getelementptr inbounds nuw i8, ptr %1119, i64 16
  %1126 = load i64, ptr %1125, align 8
  %1127 = getelementptr inbounds ptr, ptr %20, i64 %1126
  %1128 = load ptr, ptr %1127, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store ptr null, ptr %4, align 8
  store ptr %1128, ptr %59, align 8
  %1129 = icmp ne ptr %1128, null
  %1130 = zext i1 %1129 to i64
  %1131 = or disjoint i64 %1130, -9223372036854775808
  %1132 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %1114, ptr noundef nonnull %59, i64 noundef %1131, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  %1133 = icmp eq ptr %1132, null
  br i1 %1133, label %1135, label %1134

1134:                                             ; preds = %1124
  call void @Py_DecRef(ptr noundef nonnull %1132) #16
  br label %1136

1135:                                             ; preds = %1124
  call void @PyErr_Clear() #16
  br label %1136

1136:                                             ; preds = %1135, %1134, %1118
  %1137 = add nuw nsw i64 %1115, 1
  %1138 = load ptr, ptr %1110, align 8
  %1139 = icmp eq ptr %1138, null
  br i1 %1139, label %1140, label %1113, !llvm.loop !51

1140:                                             ; preds = %1136, %1113
  %1141 = load ptr, ptr %1106, align 8
  br label %1142

1142:                                             ; preds = %1140, %1109
  %1143 = phi ptr [ %1141, %1140 ], [ %1107, %1109 ]
  %1144 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %1145 = icmp eq ptr %1143, %1144
  br i1 %1145, label %1148, label %1146

1146:                                             ; preds = %1142
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  store ptr null, ptr %3, align 8
  store ptr %1084, ptr %60, align 8
  %1147 = call ptr @PyObject_Vectorcall(ptr noundef %1143, ptr noundef nonnull %60, i64 noundef -9223372036854775807, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  call void @Py_DecRef(ptr noundef nonnull %1084) #16
  br label %1148

1148:                                             ; preds = %1146, %1142, %1105, %1083, %1061, %1033
  %1149 = phi i64 [ %1034, %1033 ], [ %1036, %1061 ], [ %1036, %1083 ], [ %1036, %1105 ], [ %1036, %1142 ], [ %1036, %1146 ]
  %1150 = phi ptr [ null, %1033 ], [ null, %1061 ], [ null, %1083 ], [ %1084, %1105 ], [ %1084, %1142 ], [ %1147, %1146 ]
  %1151 = icmp sgt i64 %1149, 0
  br i1 %1151, label %1152, label %1160

1152:                                             ; preds = %1148, %1152
  %1153 = phi i64 [ %1154, %1152 ], [ %1149, %1148 ]
  %1154 = add nsw i64 %1153, -1
  %1155 = getelementptr inbounds nuw %struct.Make, ptr %87, i64 %1154
  %1156 = load i64, ptr %1155, align 8
  %1157 = getelementptr inbounds ptr, ptr %20, i64 %1156
  %1158 = load ptr, ptr %1157, align 8
  call void @Py_DecRef(ptr noundef %1158) #16
  %1159 = icmp samesign ugt i64 %1153, 1
  br i1 %1159, label %1152, label %1160, !llvm.loop !52

1160:                                             ; preds = %516, %1152, %675, %1148, %790, %784, %780, %745, %738, %723, %700, %654, %650, %623, %467, %464
  %1161 = phi ptr [ null, %745 ], [ null, %700 ], [ null, %738 ], [ null, %790 ], [ null, %784 ], [ null, %780 ], [ %1150, %1148 ], [ null, %723 ], [ %1150, %1152 ], [ null, %467 ], [ null, %675 ], [ null, %464 ], [ null, %623 ], [ null, %654 ], [ null, %650 ], [ null, %516 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #9
  br label %1162

1162:                                             ; preds = %154, %160, %96, %100, %179, %188, %193, %1160
  %1163 = phi ptr [ null, %96 ], [ %1161, %1160 ], [ null, %193 ], [ null, %179 ], [ null, %188 ], [ null, %100 ], [ null, %160 ], [ null, %154 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #9
  %1164 = load i64, ptr %25, align 8
  %1165 = icmp sgt i64 %1164, 0
  br i1 %1165, label %1166, label %1172

1166:                                             ; preds = %1162, %1166
  %1167 = phi i64 [ %1170, %1166 ], [ %1164, %1162 ]
  %1168 = add nsw i64 %1167, -1
  store i64 %1168, ptr %25, align 8
  %1169 = getelementptr inbounds nuw %struct.Py_buffer, ptr %61, i64 %1168
  call void @PyBuffer_Release(ptr noundef nonnull %1169) #16
  %1170 = load i64, ptr %25, align 8
  %1171 = icmp sgt i64 %1170, 0
  br i1 %1171, label %1166, label %1172, !llvm.loop !53

1172:                                             ; preds = %1166, %1162
  call void @Py_DecRef(ptr noundef %70) #16
  %1173 = icmp eq ptr %1163, null
  br i1 %1173, label %1175, label %1174

1174:                                             ; preds = %1172
  store i64 %67, ptr %37, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %25) #9
  br label %1183

1175:                                             ; preds = %1172
  %1176 = call ptr @PyErr_Occurred() #16
  %1177 = icmp eq ptr %1176, null
  call void @llvm.lifetime.end.p0(ptr nonnull %25) #9
  br i1 %1177, label %1178, label %1183

1178:                                             ; preds = %1175
  %1179 = add nuw nsw i64 %64, 1
  %1180 = add nsw i64 %67, 1
  %1181 = load i64, ptr %38, align 8
  %1182 = icmp slt i64 %1179, %1181
  br i1 %1182, label %62, label %1183, !llvm.loop !54

1183:                                             ; preds = %1178, %1175, %1174, %36
  %1184 = phi ptr [ %1163, %1174 ], [ null, %36 ], [ null, %1175 ], [ null, %1178 ]
  br i1 %34, label %1186, label %1185

1185:                                             ; preds = %1183
  call void @llvm.write_register.i64(metadata !5, i64 %33)
  br label %1186

1186:                                             ; preds = %1185, %1183, %2
  %1187 = phi ptr [ null, %2 ], [ %1184, %1183 ], [ %1184, %1185 ]
  ret ptr %1187
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
