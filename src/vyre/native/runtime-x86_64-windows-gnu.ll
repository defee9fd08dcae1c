
%struct.anon.0 = type { [8 x ptr], i64, i32 }
%struct.anon.1 = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, [12 x ptr], ptr, ptr }
%struct.anon.2 = type { ptr, ptr, i64, i64, i64 }
%struct.anon = type { i64, [56 x i8] }
%struct.Seat = type { i64, [56 x i8], i32, i32, [56 x i8] }
%struct.Watch = type { i64, ptr, i32, i64, ptr, ptr, ptr, ptr }
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
define dso_local void @watch_release(ptr noundef writeonly captures(none) initializes((32, 40)) %0) local_unnamed_addr #0 {
  %2 = tail call ptr @PyEval_SaveThread() #16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %2, ptr %3, align 8
  ret void
}

; Function Attrs: optsize
declare dso_local ptr @PyEval_SaveThread() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @watch_begin(ptr noundef writeonly captures(none) initializes((0, 64)) %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @PyThread_get_thread_ident() #16
  store i64 0, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr @poll_of_kernel, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 %3, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %6, i8 0, i64 20, i1 false)
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
declare dso_local i32 @PyThread_get_thread_ident() local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define dso_local zeroext i1 @watch_end(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
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
declare dso_local void @PyEval_RestoreThread(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @run_on_stack(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef readonly captures(none) %4) local_unnamed_addr #0 {
  %6 = alloca i8, align 1
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 64
  br label %10

10:                                               ; preds = %20, %5
  %11 = phi i64 [ 0, %5 ], [ %21, %20 ]
  %12 = load i64, ptr %8, align 64
  %13 = urem i64 %11, %12
  %14 = getelementptr inbounds %struct.anon, ptr %9, i64 %13
  %15 = load atomic i64, ptr %14 monotonic, align 8
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %20

17:                                               ; preds = %10
  %18 = cmpxchg ptr %14, i64 0, i64 1 acquire monotonic, align 8
  %19 = extractvalue { i64, i1 } %18, 1
  br i1 %19, label %22, label %20

20:                                               ; preds = %17, %10
  tail call void @llvm.x86.sse2.pause()
  %21 = add i64 %11, 1
  br label %10, !llvm.loop !7

22:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %26 = load i32, ptr %25, align 8
  %27 = tail call i32 @PyThread_get_thread_ident() #16
  %28 = icmp eq i32 %26, %27
  br i1 %28, label %29, label %36

29:                                               ; preds = %22
  %30 = ptrtoint ptr %6 to i64
  %31 = and i64 %30, -64
  %32 = add i64 %31, -1024
  %33 = inttoptr i64 %32 to ptr
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store ptr %24, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store ptr %33, ptr %35, align 8
  br label %36

36:                                               ; preds = %22, %29
  %37 = load ptr, ptr %23, align 8
  %38 = load ptr, ptr %4, align 8
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %40 = load ptr, ptr %39, align 16
  %41 = add nuw nsw i64 %13, 1
  %42 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %43, %41
  %45 = getelementptr inbounds i8, ptr %40, i64 %44
  call void %37(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef nonnull %3, ptr noundef %38, ptr noundef %45) #16
  %46 = load i32, ptr %25, align 8
  %47 = call i32 @PyThread_get_thread_ident() #16
  %48 = icmp eq i32 %46, %47
  br i1 %48, label %49, label %51

49:                                               ; preds = %36
  %50 = getelementptr inbounds nuw i8, ptr %3, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %50, i8 0, i64 16, i1 false)
  br label %51

51:                                               ; preds = %36, %49
  store atomic i64 0, ptr %14 release, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: nounwind optsize
define dso_local i32 @pool_help(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
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
  br i1 %13, label %23, label %14

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %21 = icmp eq i32 %1, 0
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 128
  br label %27

23:                                               ; preds = %82, %10
  %24 = phi i32 [ 0, %10 ], [ %84, %82 ]
  br i1 %8, label %26, label %25

25:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store i32 %6, ptr %3, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %26

26:                                               ; preds = %23, %25
  ret i32 %24

27:                                               ; preds = %14, %82
  %28 = phi i32 [ 0, %14 ], [ %84, %82 ]
  %29 = phi i32 [ 0, %14 ], [ %85, %82 ]
  %30 = add i32 %29, %1
  %31 = urem i32 %30, %12
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw %struct.Seat, ptr %15, i64 %32
  %34 = load atomic i64, ptr %33 acquire, align 8
  %35 = and i64 %34, 4294967295
  %36 = lshr i64 %34, 32
  %37 = icmp samesign ult i64 %35, %36
  br i1 %37, label %38, label %82

38:                                               ; preds = %27, %74
  %39 = phi i32 [ %75, %74 ], [ 0, %27 ]
  %40 = atomicrmw add ptr %33, i64 1 acq_rel, align 8
  %41 = and i64 %40, 4294967295
  %42 = lshr i64 %40, 32
  %43 = icmp samesign ult i64 %41, %42
  br i1 %43, label %47, label %44

44:                                               ; preds = %74, %38
  %45 = phi i32 [ %39, %38 ], [ %75, %74 ]
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %82, label %80

47:                                               ; preds = %38
  %48 = load i64, ptr %16, align 8
  %49 = load i64, ptr %17, align 16
  %50 = load ptr, ptr %18, align 32
  %51 = call fastcc zeroext i1 @watch_poll(ptr noundef %50) #17
  br i1 %51, label %59, label %52

52:                                               ; preds = %47
  %53 = mul nsw i64 %48, %41
  %54 = add nsw i64 %53, %48
  %55 = call i64 @llvm.smin.i64(i64 %54, i64 %49)
  %56 = load ptr, ptr %19, align 64
  %57 = load ptr, ptr %20, align 8
  %58 = load ptr, ptr %18, align 32
  call fastcc void @run_units(ptr noundef %56, ptr noundef %57, i64 noundef %53, i64 noundef %55, ptr noundef %58) #17
  br label %59

59:                                               ; preds = %52, %47
  br i1 %21, label %60, label %74

60:                                               ; preds = %59
  %61 = load atomic i32, ptr %11 monotonic, align 4
  br label %62

62:                                               ; preds = %68, %60
  %63 = load atomic i32, ptr %22 monotonic, align 64
  %64 = icmp ult i32 %63, %61
  br i1 %64, label %65, label %74

65:                                               ; preds = %62
  %66 = atomicrmw add ptr %22, i32 1 monotonic, align 64
  %67 = icmp ult i32 %66, %61
  br i1 %67, label %68, label %74

68:                                               ; preds = %65
  %69 = zext i32 %66 to i64
  %70 = getelementptr inbounds nuw %struct.Seat, ptr %0, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 580
  %72 = load atomic i32, ptr %71 seq_cst, align 4
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %62, label %74

74:                                               ; preds = %68, %65, %62, %59
  %75 = add i32 %39, 1
  %76 = load atomic i64, ptr %33 acquire, align 8
  %77 = and i64 %76, 4294967295
  %78 = lshr i64 %76, 32
  %79 = icmp samesign ult i64 %77, %78
  br i1 %79, label %38, label %44, !llvm.loop !9

80:                                               ; preds = %44
  %81 = atomicrmw sub ptr %0, i32 %45 acq_rel, align 64
  br label %82

82:                                               ; preds = %27, %80, %44
  %83 = phi i32 [ 0, %44 ], [ %45, %80 ], [ 0, %27 ]
  %84 = add i32 %83, %28
  %85 = add nuw i32 %29, 1
  %86 = icmp eq i32 %85, %12
  br i1 %86, label %23, label %27, !llvm.loop !11
}

; Function Attrs: nounwind optsize
define internal fastcc zeroext i1 @watch_poll(ptr noundef %0) unnamed_addr #0 {
  %2 = load atomic i64, ptr %0 monotonic, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %47

4:                                                ; preds = %1
  %5 = tail call i32 @PyThread_get_thread_ident() #16
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, %5
  br i1 %8, label %9, label %47

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %19

13:                                               ; preds = %9
  store i64 4611686018477387903, ptr %10, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %47

17:                                               ; preds = %13
  %18 = tail call ptr @PyEval_SaveThread() #16
  store ptr %18, ptr %14, align 8
  br label %47

19:                                               ; preds = %9
  %20 = icmp sgt i64 %11, 4611686018427387903
  br i1 %20, label %47, label %21

21:                                               ; preds = %19
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %25 = load i64, ptr %24, align 8
  %26 = trunc i64 %25 to i32
  %27 = icmp eq i32 %5, %26
  br i1 %27, label %28, label %47

28:                                               ; preds = %21
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %33

32:                                               ; preds = %28
  tail call void @handle_signals(ptr noundef nonnull %0, i64 poison, i64 poison, ptr poison) #17
  br label %44

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %35 = load ptr, ptr %34, align 8
  %36 = tail call i32 @PyThread_get_thread_ident() #16
  %37 = icmp eq i32 %5, %36
  br i1 %37, label %38, label %39

38:                                               ; preds = %33
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %29, i8 0, i64 16, i1 false)
  br label %39

39:                                               ; preds = %33, %38
  tail call void %30(ptr noundef nonnull %0, i64 noundef 0, i64 noundef 0, ptr noundef null, ptr noundef nonnull @handle_signals, ptr noundef %35) #16
  %40 = load i32, ptr %6, align 8
  %41 = tail call i32 @PyThread_get_thread_ident() #16
  %42 = icmp eq i32 %40, %41
  br i1 %42, label %43, label %44

43:                                               ; preds = %39
  store ptr %30, ptr %29, align 8
  store ptr %35, ptr %34, align 8
  br label %44

44:                                               ; preds = %43, %39, %32
  %45 = load atomic i64, ptr %0 monotonic, align 8
  %46 = icmp ne i64 %45, 0
  br label %47

47:                                               ; preds = %4, %19, %21, %13, %17, %44, %1
  %48 = phi i1 [ true, %1 ], [ false, %4 ], [ %46, %44 ], [ false, %13 ], [ false, %17 ], [ false, %21 ], [ false, %19 ]
  ret i1 %48
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
  br i1 %12, label %14, label %6, !llvm.loop !12

13:                                               ; preds = %6
  tail call void %0(ptr noundef %1, i64 noundef %7, i64 noundef %3, ptr noundef %4) #16
  br label %14

14:                                               ; preds = %10, %13
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @pool_worker(ptr noundef captures(none) %0) local_unnamed_addr #0 {
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
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 128
  br label %15

15:                                               ; preds = %84, %1
  %16 = phi i32 [ %78, %84 ], [ 0, %1 ]
  %17 = phi i64 [ %79, %84 ], [ %11, %1 ]
  %18 = phi i32 [ %77, %84 ], [ 0, %1 ]
  br label %19

19:                                               ; preds = %73, %15
  %20 = phi i32 [ %16, %15 ], [ %74, %73 ]
  %21 = phi i64 [ %17, %15 ], [ %75, %73 ]
  %22 = load atomic i32, ptr %8 acquire, align 4
  %23 = icmp eq i32 %22, %18
  %24 = icmp sgt i64 %21, 0
  %25 = select i1 %23, i1 %24, i1 false
  br i1 %25, label %29, label %26

26:                                               ; preds = %29, %19
  %27 = phi i32 [ %22, %19 ], [ %31, %29 ]
  %28 = phi i1 [ %23, %19 ], [ %33, %29 ]
  br i1 %28, label %40, label %36

29:                                               ; preds = %19, %29
  %30 = phi i64 [ %32, %29 ], [ 0, %19 ]
  tail call void @llvm.x86.sse2.pause()
  %31 = load atomic i32, ptr %8 acquire, align 4
  %32 = add nuw nsw i64 %30, 1
  %33 = icmp eq i32 %31, %18
  %34 = icmp slt i64 %32, %21
  %35 = select i1 %33, i1 %34, i1 false
  br i1 %35, label %29, label %26, !llvm.loop !13

36:                                               ; preds = %26
  %37 = shl nsw i64 %21, 1
  %38 = load i64, ptr %10, align 8
  %39 = tail call i64 @llvm.smin.i64(i64 %37, i64 %38)
  br label %76

40:                                               ; preds = %26
  %41 = icmp sgt i64 %21, 129
  %42 = sdiv i64 %21, 2
  %43 = select i1 %41, i64 %42, i64 64
  %44 = add i32 %20, 1
  %45 = and i32 %44, 15
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %49

47:                                               ; preds = %40
  %48 = load i64, ptr %10, align 8
  br label %49

49:                                               ; preds = %47, %40
  %50 = phi i64 [ %48, %47 ], [ %43, %40 ]
  store atomic i32 1, ptr %9 seq_cst, align 4
  tail call void @llvm.x86.sse2.pause()
  store atomic i32 0, ptr %9 seq_cst, align 4
  %51 = load atomic i32, ptr %13 monotonic, align 4
  br label %52

52:                                               ; preds = %59, %49
  %53 = phi i32 [ 2, %49 ], [ %66, %59 ]
  %54 = load atomic i32, ptr %14 monotonic, align 64
  %55 = icmp ult i32 %54, %51
  br i1 %55, label %56, label %68

56:                                               ; preds = %52
  %57 = atomicrmw add ptr %14, i32 1 monotonic, align 64
  %58 = icmp ult i32 %57, %51
  br i1 %58, label %59, label %68

59:                                               ; preds = %56
  %60 = zext i32 %57 to i64
  %61 = getelementptr inbounds nuw %struct.Seat, ptr %0, i64 %60
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 580
  %63 = load atomic i32, ptr %62 seq_cst, align 4
  %64 = icmp ne i32 %63, 0
  %65 = sext i1 %64 to i32
  %66 = add nsw i32 %53, %65
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %52

68:                                               ; preds = %52, %56, %59
  %69 = load atomic i32, ptr %8 acquire, align 4
  %70 = icmp eq i32 %69, %18
  br i1 %70, label %71, label %76

71:                                               ; preds = %68
  %72 = load i64, ptr %10, align 8
  br label %73

73:                                               ; preds = %71, %76
  %74 = phi i32 [ %78, %76 ], [ %44, %71 ]
  %75 = phi i64 [ %79, %76 ], [ %72, %71 ]
  br label %19, !llvm.loop !14

76:                                               ; preds = %68, %36
  %77 = phi i32 [ %27, %36 ], [ %69, %68 ]
  %78 = phi i32 [ %20, %36 ], [ %44, %68 ]
  %79 = phi i64 [ %39, %36 ], [ %50, %68 ]
  %80 = icmp eq i32 %77, %18
  br i1 %80, label %73, label %81

81:                                               ; preds = %76
  %82 = load atomic i32, ptr %12 acquire, align 64
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %86

84:                                               ; preds = %81
  %85 = tail call i32 @pool_help(ptr noundef nonnull %0, i32 noundef %4) #17
  br label %15

86:                                               ; preds = %81
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(argmem: readwrite)
define dso_local void @pool_quit(ptr noundef captures(none) %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 256
  store atomic i32 1, ptr %2 seq_cst, align 64
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %4 = load i64, ptr %3, align 64
  %5 = icmp sgt i64 %4, 1
  br i1 %5, label %7, label %6

6:                                                ; preds = %7, %1
  ret void

7:                                                ; preds = %1, %7
  %8 = phi i64 [ %12, %7 ], [ 1, %1 ]
  %9 = getelementptr inbounds nuw %struct.Seat, ptr %0, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 576
  %11 = atomicrmw add ptr %10, i32 1 seq_cst, align 64
  %12 = add nuw nsw i64 %8, 1
  %13 = load i64, ptr %3, align 64
  %14 = icmp slt i64 %12, %13
  br i1 %14, label %7, label %6, !llvm.loop !15
}

; Function Attrs: nofree norecurse nounwind optsize
define dso_local range(i32 0, 2) i32 @pool_open(ptr noundef captures(address_is_null) %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6) local_unnamed_addr #6 {
  %8 = ashr i64 %3, 30
  %9 = add nsw i64 %8, 1
  %10 = tail call i64 @llvm.smax.i64(i64 %4, i64 %9)
  %11 = icmp ne ptr %0, null
  %12 = icmp sgt i64 %3, %10
  %13 = select i1 %11, i1 %12, i1 false
  br i1 %13, label %14, label %82

14:                                               ; preds = %7
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %16 = cmpxchg ptr %15, i32 0, i32 1 acquire monotonic, align 64
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %18, label %82

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
  br label %69

40:                                               ; preds = %76
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
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i32 -1, ptr %51, align 8
  %52 = load atomic i32, ptr %34 monotonic, align 4
  br label %53

53:                                               ; preds = %60, %50
  %54 = phi i32 [ 4, %50 ], [ %67, %60 ]
  %55 = load atomic i32, ptr %36 monotonic, align 64
  %56 = icmp ult i32 %55, %52
  br i1 %56, label %57, label %82

57:                                               ; preds = %53
  %58 = atomicrmw add ptr %36, i32 1 monotonic, align 64
  %59 = icmp ult i32 %58, %52
  br i1 %59, label %60, label %82

60:                                               ; preds = %57
  %61 = zext i32 %58 to i64
  %62 = getelementptr inbounds nuw %struct.Seat, ptr %0, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 580
  %64 = load atomic i32, ptr %63 seq_cst, align 4
  %65 = icmp ne i32 %64, 0
  %66 = sext i1 %65 to i32
  %67 = add nsw i32 %54, %66
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %82, label %53

69:                                               ; preds = %38, %76
  %70 = phi i64 [ 0, %38 ], [ %72, %76 ]
  %71 = phi i64 [ 0, %38 ], [ %77, %76 ]
  %72 = add nuw nsw i64 %70, 1
  br i1 %22, label %76, label %73

73:                                               ; preds = %69
  %74 = mul i64 %72, %21
  %75 = udiv i64 %74, %27
  br label %76

76:                                               ; preds = %69, %73
  %77 = phi i64 [ %75, %73 ], [ %21, %69 ]
  %78 = getelementptr inbounds nuw %struct.Seat, ptr %39, i64 %70
  %79 = shl i64 %77, 32
  %80 = or i64 %79, %71
  store atomic i64 %80, ptr %78 release, align 64
  %81 = icmp eq i64 %72, %27
  br i1 %81, label %40, label %69, !llvm.loop !17

82:                                               ; preds = %60, %57, %53, %14, %7
  %83 = phi i32 [ 0, %7 ], [ 0, %14 ], [ 1, %53 ], [ 1, %57 ], [ 1, %60 ]
  ret i32 %83
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(argmem: readwrite)
define dso_local i64 @pool_seats(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #7 {
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
define dso_local i64 @pool_chunk(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr #5 {
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

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef zeroext i1 @pool_is_awake(ptr noundef captures(none) %0) local_unnamed_addr #7 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 708
  %3 = load atomic i32, ptr %2 monotonic, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %7 = atomicrmw add ptr %6, i32 1 monotonic, align 8
  br label %8

8:                                                ; preds = %5, %1
  ret i1 %4
}

; Function Attrs: nounwind optsize
define dso_local noundef i64 @pool_spread(ptr noundef captures(address_is_null) %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, ptr noundef %7) local_unnamed_addr #0 {
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
define internal fastcc noundef i64 @pool_finish(ptr noundef captures(none) %0) unnamed_addr #0 {
  %2 = tail call i32 @pool_help(ptr noundef %0, i32 noundef 0) #17
  %3 = load atomic i32, ptr %0 acquire, align 64
  %4 = and i32 %3, 2147483647
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %28, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %9

9:                                                ; preds = %6, %23
  %10 = phi i32 [ %3, %6 ], [ %25, %23 ]
  %11 = phi i64 [ 0, %6 ], [ %24, %23 ]
  %12 = load i64, ptr %7, align 8
  %13 = icmp slt i64 %11, %12
  br i1 %13, label %14, label %15

14:                                               ; preds = %9
  tail call void @llvm.x86.sse2.pause()
  br label %23

15:                                               ; preds = %9
  %16 = icmp sgt i32 %10, -1
  br i1 %16, label %20, label %17

17:                                               ; preds = %15
  tail call void @llvm.x86.sse2.pause()
  %18 = load ptr, ptr %8, align 32
  %19 = tail call fastcc zeroext i1 @watch_poll(ptr noundef %18) #17
  br label %23

20:                                               ; preds = %15
  %21 = or disjoint i32 %10, -2147483648
  %22 = cmpxchg ptr %0, i32 %10, i32 %21 acq_rel monotonic, align 64
  br label %23

23:                                               ; preds = %17, %20, %14
  %24 = add nuw nsw i64 %11, 1
  %25 = load atomic i32, ptr %0 acquire, align 64
  %26 = and i32 %25, 2147483647
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %9, !llvm.loop !19

28:                                               ; preds = %23, %1
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %30 = load i32, ptr %29, align 8
  %31 = icmp sgt i32 %30, -1
  br i1 %31, label %32, label %42

32:                                               ; preds = %28
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %34 = lshr i32 %30, 6
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i64, ptr %33, i64 %35
  %37 = and i32 %30, 63
  %38 = zext nneg i32 %37 to i64
  %39 = shl nuw i64 1, %38
  %40 = xor i64 %39, -1
  %41 = atomicrmw and ptr %36, i64 %40 monotonic, align 8
  br label %42

42:                                               ; preds = %28, %32
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %44 = load atomic i32, ptr %43 seq_cst, align 64
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %58, label %46

46:                                               ; preds = %42
  store atomic i32 1, ptr %43 seq_cst, align 64
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %48 = load i64, ptr %47, align 64
  %49 = icmp sgt i64 %48, 1
  br i1 %49, label %50, label %58

50:                                               ; preds = %46, %50
  %51 = phi i64 [ %55, %50 ], [ 1, %46 ]
  %52 = getelementptr inbounds nuw %struct.Seat, ptr %0, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 576
  %54 = atomicrmw add ptr %53, i32 1 seq_cst, align 64
  %55 = add nuw nsw i64 %51, 1
  %56 = load i64, ptr %47, align 64
  %57 = icmp slt i64 %55, %56
  br i1 %57, label %50, label %58, !llvm.loop !15

58:                                               ; preds = %50, %46, %42
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store atomic i32 0, ptr %59 release, align 64
  ret i64 0
}

; Function Attrs: nounwind optsize
define dso_local void @pool_await(ptr noundef captures(none) %0, ptr noundef captures(none) initializes((32, 40)) %1) local_unnamed_addr #0 {
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
define dso_local void @pool_call(ptr noundef captures(address_is_null) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) local_unnamed_addr #0 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #9
  %12 = tail call i32 @PyThread_get_thread_ident() #16
  store i64 0, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr @poll_of_kernel, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i32 %12, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 20
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %15, i8 0, i64 12, i1 false)
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
define dso_local i64 @blocks_kept(i64 noundef %0) local_unnamed_addr #0 {
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
define dso_local void @pool_sequence(ptr noundef captures(address_is_null) %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  %9 = tail call i32 @PyThread_get_thread_ident() #16
  store i64 0, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr @poll_of_kernel, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 %9, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 20
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %12, i8 0, i64 12, i1 false)
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
define internal fastcc void @run_sequence(ptr noundef captures(address_is_null) %0, ptr noundef %1, i64 noundef %2, ptr noundef nonnull %3) unnamed_addr #0 {
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
  br i1 %105, label %6, label %106, !llvm.loop !21

106:                                              ; preds = %102, %16, %13, %18, %4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @pool_bands(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i64, ptr %5, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 %7
  %9 = cmpxchg ptr %8, i64 0, i64 1 acquire monotonic, align 8
  %10 = extractvalue { i64, i1 } %9, 1
  br i1 %10, label %23, label %11

11:                                               ; preds = %4, %11
  %12 = phi i64 [ %13, %11 ], [ 0, %4 ]
  tail call void @llvm.x86.sse2.pause()
  %13 = add i64 %12, 1
  %14 = load i64, ptr %5, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 %14
  %16 = load i64, ptr %0, align 8
  %17 = urem i64 %13, %16
  %18 = load i64, ptr %6, align 8
  %19 = mul nsw i64 %18, %17
  %20 = getelementptr inbounds i8, ptr %15, i64 %19
  %21 = cmpxchg ptr %20, i64 0, i64 1 acquire monotonic, align 8
  %22 = extractvalue { i64, i1 } %21, 1
  br i1 %22, label %23, label %11, !llvm.loop !22

23:                                               ; preds = %11, %4
  %24 = phi ptr [ %8, %4 ], [ %20, %11 ]
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %0, i64 %26
  %28 = icmp slt i64 %1, %2
  br i1 %28, label %29, label %36

29:                                               ; preds = %23
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %33

33:                                               ; preds = %29, %45
  %34 = phi i64 [ %1, %29 ], [ %46, %45 ]
  %35 = tail call fastcc zeroext i1 @watch_poll(ptr noundef %3) #17
  br i1 %35, label %36, label %37

36:                                               ; preds = %33, %45, %23
  store atomic i64 0, ptr %24 release, align 8
  ret void

37:                                               ; preds = %33
  %38 = load i64, ptr %30, align 8
  %39 = mul nsw i64 %38, %34
  %40 = add nsw i64 %39, %38
  %41 = load i64, ptr %31, align 8
  %42 = tail call noundef i64 @llvm.smin.i64(i64 %40, i64 %41)
  %43 = load i64, ptr %32, align 8
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %48, label %45

45:                                               ; preds = %110, %37
  %46 = add i64 %34, 1
  %47 = icmp eq i64 %46, %2
  br i1 %47, label %36, label %33, !llvm.loop !23

48:                                               ; preds = %37, %110
  %49 = phi i64 [ %111, %110 ], [ 0, %37 ]
  %50 = getelementptr inbounds nuw %struct.Thing, ptr %27, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, 0
  %53 = getelementptr inbounds nuw i8, ptr %50, i64 32
  br i1 %52, label %54, label %81

54:                                               ; preds = %48
  %55 = load i64, ptr %31, align 8
  %56 = getelementptr inbounds nuw i8, ptr %50, i64 56
  %57 = load i64, ptr %56, align 8
  %58 = sub nsw i64 %39, %57
  %59 = tail call noundef range(i64 0, -9223372036854775808) i64 @llvm.smax.i64(i64 %58, i64 0)
  %60 = getelementptr inbounds nuw i8, ptr %50, i64 64
  %61 = load i64, ptr %60, align 8
  %62 = add nsw i64 %61, %42
  %63 = tail call noundef i64 @llvm.smin.i64(i64 %62, i64 %55)
  %64 = getelementptr inbounds nuw i8, ptr %50, i64 24
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds i8, ptr %24, i64 %65
  store i64 %59, ptr %66, align 8
  %67 = load i64, ptr %53, align 8
  %68 = getelementptr inbounds i8, ptr %24, i64 %67
  store i64 %39, ptr %68, align 8
  %69 = sub nsw i64 %63, %59
  %70 = getelementptr inbounds nuw i8, ptr %50, i64 40
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds i8, ptr %24, i64 %71
  store i64 %69, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds i8, ptr %24, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr %50, i64 48
  %79 = load i64, ptr %78, align 8
  %80 = mul nsw i64 %79, %69
  tail call void %74(ptr noundef nonnull %77, i64 noundef 0, i64 noundef %80, ptr noundef %3) #16
  br label %110

81:                                               ; preds = %48
  %82 = load i64, ptr %30, align 8
  %83 = load i64, ptr %31, align 8
  %84 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds i8, ptr %24, i64 %85
  %87 = load ptr, ptr %86, align 8
  %88 = getelementptr inbounds nuw i8, ptr %50, i64 56
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds nuw i8, ptr %50, i64 64
  %91 = load i64, ptr %90, align 8
  %92 = add i64 %89, %82
  %93 = add i64 %92, %91
  %94 = sub nsw i64 %39, %89
  %95 = load i64, ptr %53, align 8
  %96 = icmp eq i64 %95, 0
  %97 = sub nsw i64 0, %94
  %98 = tail call range(i64 0, -9223372036854775808) i64 @llvm.smax.i64(i64 %97, i64 0)
  %99 = select i1 %96, i64 %98, i64 %93
  %100 = sub nsw i64 %83, %94
  %101 = tail call noundef i64 @llvm.smin.i64(i64 %100, i64 %93)
  %102 = getelementptr inbounds nuw i8, ptr %50, i64 24
  %103 = load i64, ptr %102, align 8
  %104 = mul nsw i64 %99, %103
  tail call void @llvm.memset.p0.i64(ptr align 1 %87, i8 0, i64 %104, i1 false)
  %105 = load i64, ptr %102, align 8
  %106 = mul nsw i64 %105, %101
  %107 = getelementptr inbounds i8, ptr %87, i64 %106
  %108 = sub nsw i64 %93, %101
  %109 = mul nsw i64 %105, %108
  tail call void @llvm.memset.p0.i64(ptr align 1 %107, i8 0, i64 %109, i1 false)
  br label %110

110:                                              ; preds = %54, %81
  %111 = add nuw nsw i64 %49, 1
  %112 = load i64, ptr %32, align 8
  %113 = icmp slt i64 %111, %112
  br i1 %113, label %48, label %45, !llvm.loop !24
}

; Function Attrs: nounwind optsize
define dso_local ptr @call_type(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
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
declare dso_local ptr @PyType_FromSpec(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @call_gpu(ptr noundef readonly captures(none) %0) local_unnamed_addr #8 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) @gpu, ptr noundef nonnull align 8 dereferenceable(40) %0, i64 40, i1 false)
  ret void
}

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #9

; Function Attrs: nounwind memory(argmem: write)
declare void @llvm.x86.sse.stmxcsr(ptr) #10

; Function Attrs: nounwind
declare void @llvm.x86.sse.ldmxcsr(ptr) #9

; Function Attrs: nounwind optsize
define internal void @handle_signals(ptr noundef captures(none) initializes((24, 32)) %0, i64 %1, i64 %2, ptr readnone captures(none) %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %6 = load ptr, ptr %5, align 8
  tail call void @PyEval_RestoreThread(ptr noundef %6) #16
  %7 = tail call i32 @PyErr_CheckSignals() #16
  %8 = tail call ptr @PyEval_SaveThread() #16
  store ptr %8, ptr %5, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 4611686018477387903, ptr %9, align 8
  %10 = icmp eq i32 %7, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %4
  store atomic i64 1, ptr %0 monotonic, align 8
  br label %12

12:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @PyErr_CheckSignals() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @PyMem_RawFree(ptr noundef) local_unnamed_addr #1

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
  br i1 %46, label %37, label %38, !llvm.loop !25

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
  br i1 %22, label %23, label %13, !llvm.loop !26

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
  br i1 %44, label %39, label %45, !llvm.loop !27

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
  br i1 %26, label %27, label %16, !llvm.loop !28

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
  br i1 %24, label %15, label %16, !llvm.loop !29
}

; Function Attrs: optsize
declare dso_local i32 @PyErr_BadArgument() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local ptr @PyType_GenericNew(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

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
declare dso_local void @Py_IncRef(ptr noundef) local_unnamed_addr #1

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
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca %struct.Number, align 8
  %15 = alloca [6 x i64], align 16
  %16 = alloca i32, align 4
  %17 = alloca %struct.Number, align 8
  %18 = alloca %struct.Number, align 8
  %19 = alloca i64, align 8
  %20 = alloca [128 x ptr], align 16
  %21 = alloca [512 x i64], align 16
  %22 = alloca %struct.Said, align 8
  %23 = alloca [6 x i64], align 16
  %24 = alloca [6 x i64], align 16
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca %struct.Held, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %29 = load ptr, ptr %28, align 8
  %30 = load ptr, ptr @host, align 8
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %32 = load atomic i64, ptr %31 monotonic, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %1194

34:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %26)
  %35 = load i32, ptr %26, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  %36 = and i32 %35, 65472
  %37 = icmp eq i32 %36, 8064
  br i1 %37, label %39, label %38

38:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  store i32 8064, ptr %25, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  br label %39

39:                                               ; preds = %34, %38
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %41 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %42 = load i64, ptr %41, align 8
  %43 = icmp sgt i64 %42, 0
  br i1 %43, label %44, label %1191

44:                                               ; preds = %39
  %45 = load i64, ptr %40, align 8
  %46 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %47 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %53 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %54 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %56 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %57 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %59 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %61 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %62 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %63 = getelementptr inbounds nuw i8, ptr %27, i64 16
  br label %64

64:                                               ; preds = %44, %1186
  %65 = phi i64 [ %42, %44 ], [ %1189, %1186 ]
  %66 = phi i64 [ 0, %44 ], [ %1187, %1186 ]
  %67 = phi i64 [ %45, %44 ], [ %1188, %1186 ]
  %68 = icmp slt i64 %67, %65
  %69 = select i1 %68, i64 %67, i64 0
  %70 = load ptr, ptr %46, align 8
  %71 = getelementptr inbounds ptr, ptr %70, i64 %69
  %72 = load ptr, ptr %71, align 8
  call void @Py_IncRef(ptr noundef %72) #16
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 24
  %74 = load ptr, ptr %73, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %27) #9
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %27, i8 0, i64 16, i1 false)
  %76 = load ptr, ptr %48, align 8
  %77 = getelementptr inbounds nuw i8, ptr %74, i64 528
  %78 = getelementptr inbounds nuw i8, ptr %74, i64 120
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds %struct.Row, ptr %77, i64 %79
  %81 = getelementptr inbounds nuw i8, ptr %74, i64 136
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds %struct.Captured, ptr %80, i64 %82
  %84 = getelementptr inbounds nuw i8, ptr %74, i64 144
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds %struct.Equal, ptr %83, i64 %85
  %87 = getelementptr inbounds nuw i8, ptr %74, i64 152
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds %struct.Apart, ptr %86, i64 %88
  %90 = getelementptr inbounds nuw i8, ptr %74, i64 160
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds %struct.Make, ptr %89, i64 %91
  %93 = getelementptr inbounds nuw i8, ptr %74, i64 168
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds i64, ptr %92, i64 %94
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %22, i8 0, i64 24, i1 false)
  %96 = load i64, ptr %75, align 8
  %97 = icmp sgt i64 %96, -1
  br i1 %97, label %98, label %102

98:                                               ; preds = %64
  %99 = load ptr, ptr @host, align 8
  %100 = load atomic i64, ptr %99 monotonic, align 8
  %101 = icmp eq i64 %96, %100
  br i1 %101, label %102, label %1170

102:                                              ; preds = %98, %64
  %103 = load i64, ptr %49, align 8
  %104 = getelementptr inbounds nuw i8, ptr %74, i64 128
  %105 = load i64, ptr %104, align 8
  %106 = icmp sgt i64 %103, %105
  br i1 %106, label %1170, label %107

107:                                              ; preds = %102
  %108 = getelementptr inbounds nuw i8, ptr %74, i64 112
  %109 = load i64, ptr %108, align 8
  %110 = icmp sgt i64 %109, 0
  br i1 %110, label %121, label %111

111:                                              ; preds = %128, %107
  %112 = load i64, ptr %50, align 8
  %113 = icmp sgt i64 %112, 0
  br i1 %113, label %114, label %181

114:                                              ; preds = %111
  %115 = load ptr, ptr %51, align 8
  %116 = load ptr, ptr %52, align 8
  %117 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 120), align 8
  %118 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 128), align 8
  %119 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 136), align 8
  %120 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  br label %133

121:                                              ; preds = %107, %128
  %122 = phi i64 [ %131, %128 ], [ 0, %107 ]
  %123 = icmp slt i64 %122, %103
  br i1 %123, label %124, label %128

124:                                              ; preds = %121
  %125 = load ptr, ptr %1, align 8
  %126 = getelementptr inbounds nuw ptr, ptr %125, i64 %122
  %127 = load ptr, ptr %126, align 8
  br label %128

128:                                              ; preds = %124, %121
  %129 = phi ptr [ %127, %124 ], [ null, %121 ]
  %130 = getelementptr inbounds nuw ptr, ptr %20, i64 %122
  store ptr %129, ptr %130, align 8
  %131 = add nuw nsw i64 %122, 1
  %132 = icmp eq i64 %131, %109
  br i1 %132, label %111, label %121, !llvm.loop !30

133:                                              ; preds = %174, %114
  %134 = phi i64 [ %103, %114 ], [ %175, %174 ]
  %135 = phi i64 [ 0, %114 ], [ %176, %174 ]
  %136 = getelementptr inbounds nuw ptr, ptr %115, i64 %135
  %137 = load ptr, ptr %136, align 8
  %138 = getelementptr inbounds nuw ptr, ptr %116, i64 %135
  %139 = load ptr, ptr %138, align 8
  br i1 %110, label %140, label %162

140:                                              ; preds = %133
  %141 = icmp slt i64 %134, %109
  %142 = select i1 %141, i64 %134, i64 0
  br label %143

143:                                              ; preds = %150, %140
  %144 = phi i64 [ %154, %150 ], [ %142, %140 ]
  %145 = phi i64 [ %151, %150 ], [ 0, %140 ]
  %146 = getelementptr inbounds %struct.Row, ptr %77, i64 %144
  %147 = getelementptr inbounds nuw i8, ptr %146, i64 8
  %148 = load ptr, ptr %147, align 8
  %149 = icmp eq ptr %148, %137
  br i1 %149, label %156, label %150

150:                                              ; preds = %143
  %151 = add nuw nsw i64 %145, 1
  %152 = add nsw i64 %144, 1
  %153 = icmp slt i64 %152, %109
  %154 = select i1 %153, i64 %152, i64 0
  %155 = icmp eq i64 %151, %109
  br i1 %155, label %162, label %143, !llvm.loop !31

156:                                              ; preds = %143
  %157 = getelementptr inbounds ptr, ptr %20, i64 %144
  %158 = load ptr, ptr %157, align 8
  %159 = icmp eq ptr %158, null
  br i1 %159, label %160, label %1170

160:                                              ; preds = %156
  store ptr %139, ptr %157, align 8
  %161 = add nsw i64 %144, 1
  br label %174

162:                                              ; preds = %150, %133
  %163 = icmp eq ptr %137, %117
  %164 = icmp eq ptr %137, %118
  %165 = select i1 %163, i1 true, i1 %164
  %166 = icmp eq ptr %137, %119
  %167 = select i1 %165, i1 true, i1 %166
  br i1 %167, label %168, label %1170

168:                                              ; preds = %162
  %169 = select i1 %164, i64 8, i64 16
  %170 = select i1 %163, i64 0, i64 %169
  %171 = getelementptr inbounds nuw i8, ptr %22, i64 %170
  %172 = icmp eq ptr %139, %120
  %173 = select i1 %172, ptr null, ptr %139
  store ptr %173, ptr %171, align 8
  br label %174

174:                                              ; preds = %168, %160
  %175 = phi i64 [ %161, %160 ], [ %134, %168 ]
  %176 = add nuw nsw i64 %135, 1
  %177 = icmp eq i64 %176, %112
  br i1 %177, label %178, label %133, !llvm.loop !32

178:                                              ; preds = %174
  %179 = load ptr, ptr %53, align 8
  %180 = icmp eq ptr %179, null
  br i1 %180, label %181, label %186

181:                                              ; preds = %178, %111
  %182 = getelementptr inbounds nuw i8, ptr %74, i64 104
  %183 = load i64, ptr %182, align 8
  %184 = and i64 %183, 8
  %185 = icmp eq i64 %184, 0
  br i1 %185, label %200, label %1170

186:                                              ; preds = %178
  %187 = getelementptr inbounds nuw i8, ptr %74, i64 96
  %188 = load ptr, ptr %187, align 8
  %189 = icmp eq ptr %179, %188
  br i1 %189, label %200, label %190

190:                                              ; preds = %186
  %191 = getelementptr inbounds nuw i8, ptr %179, i64 8
  %192 = load ptr, ptr %191, align 8
  %193 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 80), align 8
  %194 = icmp eq ptr %192, %193
  br i1 %194, label %195, label %1170

195:                                              ; preds = %190
  %196 = call i32 @PyUnicode_Compare(ptr noundef nonnull %179, ptr noundef %188) #16
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %1170

198:                                              ; preds = %195
  %199 = load i64, ptr %78, align 8
  br label %200

200:                                              ; preds = %198, %186, %181
  %201 = phi i64 [ %199, %198 ], [ %79, %186 ], [ %79, %181 ]
  %202 = load ptr, ptr %22, align 8
  %203 = icmp eq ptr %202, null
  %204 = select i1 %203, ptr %76, ptr %202
  store ptr %204, ptr %22, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #9
  %205 = icmp slt i64 %201, 1
  br i1 %205, label %469, label %206

206:                                              ; preds = %200
  %207 = getelementptr inbounds nuw i8, ptr %74, i64 104
  br label %208

208:                                              ; preds = %462, %206
  %209 = phi i64 [ 0, %206 ], [ %463, %462 ]
  %210 = getelementptr inbounds nuw %struct.Row, ptr %77, i64 %209
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 16
  %212 = load i64, ptr %211, align 8
  %213 = load i64, ptr %108, align 8
  %214 = icmp slt i64 %212, %213
  br i1 %214, label %215, label %218

215:                                              ; preds = %208
  %216 = getelementptr inbounds ptr, ptr %20, i64 %212
  %217 = load ptr, ptr %216, align 8
  br label %218

218:                                              ; preds = %215, %208
  %219 = phi ptr [ %217, %215 ], [ null, %208 ]
  %220 = getelementptr inbounds nuw i8, ptr %210, i64 24
  %221 = load i64, ptr %220, align 8
  %222 = getelementptr inbounds i64, ptr %21, i64 %221
  %223 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %224 = icmp eq ptr %219, %223
  br i1 %224, label %225, label %230

225:                                              ; preds = %218
  %226 = load i64, ptr %207, align 8
  %227 = and i64 %226, 16
  %228 = icmp eq i64 %227, 0
  %229 = select i1 %228, ptr null, ptr %219
  br label %230

230:                                              ; preds = %225, %218
  %231 = phi ptr [ %229, %225 ], [ %219, %218 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #9
  %232 = load i64, ptr %210, align 8
  %233 = icmp sgt i64 %232, 3
  br i1 %233, label %235, label %234

234:                                              ; preds = %230
  store i64 0, ptr %19, align 8
  br label %247

235:                                              ; preds = %230
  %236 = getelementptr inbounds nuw i8, ptr %210, i64 96
  %237 = load i64, ptr %236, align 8
  store i64 %237, ptr %19, align 8
  %238 = icmp ne i64 %237, 0
  %239 = icmp ne ptr %231, null
  %240 = and i1 %239, %238
  br i1 %240, label %241, label %257, !prof !33

241:                                              ; preds = %235
  %242 = call fastcc ptr @follow(ptr noundef %231, ptr noundef %19) #17
  %243 = icmp eq ptr %242, null
  br i1 %243, label %466, label %244

244:                                              ; preds = %241
  %245 = load i64, ptr %210, align 8
  %246 = icmp slt i64 %245, 4
  br i1 %246, label %247, label %266

247:                                              ; preds = %244, %234
  %248 = phi ptr [ %231, %234 ], [ %242, %244 ]
  %249 = getelementptr inbounds nuw i8, ptr %210, i64 56
  %250 = load i64, ptr %249, align 8
  %251 = icmp eq i64 %250, 0
  %252 = icmp eq ptr %248, null
  br i1 %251, label %254, label %253

253:                                              ; preds = %247
  br i1 %252, label %462, label %466

254:                                              ; preds = %247
  br i1 %252, label %466, label %255

255:                                              ; preds = %254
  %256 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %75, ptr noundef nonnull readonly %210, ptr noundef %248, ptr noundef nonnull %21, ptr noundef nonnull %27) #17
  br i1 %256, label %462, label %466

257:                                              ; preds = %235
  %258 = icmp eq ptr %231, null
  br i1 %258, label %259, label %266

259:                                              ; preds = %257
  %260 = getelementptr inbounds nuw i8, ptr %210, i64 56
  %261 = load i64, ptr %260, align 8
  %262 = icmp eq i64 %261, 0
  br i1 %262, label %466, label %263

263:                                              ; preds = %259
  %264 = getelementptr inbounds nuw i8, ptr %210, i64 64
  %265 = load i64, ptr %264, align 8
  store i64 %265, ptr %222, align 8
  br label %462

266:                                              ; preds = %257, %244
  %267 = phi i64 [ %232, %257 ], [ %245, %244 ]
  %268 = phi ptr [ %231, %257 ], [ %242, %244 ]
  %269 = icmp eq i64 %267, 14
  br i1 %269, label %466, label %270

270:                                              ; preds = %266
  %271 = icmp samesign ult i64 %267, 10
  br i1 %271, label %272, label %430

272:                                              ; preds = %270
  %273 = load i64, ptr %19, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #9
  %274 = getelementptr inbounds nuw i8, ptr %210, i64 80
  %275 = load i64, ptr %274, align 8
  %276 = icmp eq i64 %275, 0
  br i1 %276, label %306, label %277

277:                                              ; preds = %272
  call void @llvm.experimental.noalias.scope.decl(metadata !34)
  %278 = getelementptr inbounds nuw i8, ptr %268, i64 16
  %279 = getelementptr inbounds nuw i8, ptr %268, i64 8
  %280 = load ptr, ptr %279, align 8, !noalias !34
  %281 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 48), align 8, !noalias !34
  %282 = icmp eq ptr %280, %281
  %283 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 248), align 8, !noalias !34
  %284 = icmp eq ptr %280, %283
  %285 = select i1 %282, i1 true, i1 %284
  br i1 %285, label %286, label %290

286:                                              ; preds = %277
  store i32 4, ptr %18, align 8, !alias.scope !34
  store i64 0, ptr %54, align 8, !alias.scope !34
  %287 = getelementptr double, ptr %278, i64 %275
  %288 = getelementptr i8, ptr %287, i64 -8
  %289 = load double, ptr %288, align 8, !noalias !34
  store double %289, ptr %55, align 8, !alias.scope !34
  br label %364

290:                                              ; preds = %277
  %291 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 240), align 8, !noalias !34
  %292 = icmp eq ptr %280, %291
  br i1 %292, label %293, label %298

293:                                              ; preds = %290
  store i32 4, ptr %18, align 8, !alias.scope !34
  store i64 0, ptr %54, align 8, !alias.scope !34
  %294 = getelementptr float, ptr %278, i64 %275
  %295 = getelementptr i8, ptr %294, i64 -4
  %296 = load float, ptr %295, align 4, !noalias !34
  %297 = fpext float %296 to double
  store double %297, ptr %55, align 8, !alias.scope !34
  br label %364

298:                                              ; preds = %290
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #9, !noalias !34
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %17, ptr noundef nonnull %268) #17, !noalias !34
  %299 = icmp eq i64 %275, 1
  %300 = load i32, ptr %17, align 8, !noalias !34
  %301 = icmp eq i32 %300, 0
  %302 = select i1 %299, i1 true, i1 %301
  br i1 %302, label %303, label %304

303:                                              ; preds = %298
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, ptr noundef nonnull align 8 dereferenceable(24) %17, i64 24, i1 false)
  br label %305

304:                                              ; preds = %298
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, i8 0, i64 24, i1 false), !alias.scope !34
  store i32 4, ptr %18, align 8, !alias.scope !34
  br label %305

305:                                              ; preds = %304, %303
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #9, !noalias !34
  br label %364

306:                                              ; preds = %272
  call void @llvm.experimental.noalias.scope.decl(metadata !37)
  %307 = getelementptr inbounds nuw i8, ptr %268, i64 8
  %308 = load ptr, ptr %307, align 8, !noalias !37
  %309 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8, !noalias !37
  %310 = icmp eq ptr %308, %309
  br i1 %310, label %312, label %311

311:                                              ; preds = %306
  call fastcc void @number_of(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %18, ptr noundef nonnull %268) #17
  br label %364

312:                                              ; preds = %306
  %313 = getelementptr inbounds nuw i8, ptr %268, i64 16
  %314 = load ptr, ptr %313, align 8, !noalias !37
  %315 = getelementptr inbounds nuw i8, ptr %268, i64 24
  %316 = load i32, ptr %315, align 8, !noalias !37
  %317 = icmp sgt i32 %316, 0
  br i1 %317, label %318, label %345

318:                                              ; preds = %312
  %319 = getelementptr inbounds nuw i8, ptr %268, i64 32
  %320 = getelementptr inbounds nuw i8, ptr %268, i64 40
  %321 = zext nneg i32 %316 to i64
  br label %322

322:                                              ; preds = %335, %318
  %323 = phi i64 [ 0, %318 ], [ %342, %335 ]
  %324 = phi i64 [ %273, %318 ], [ %343, %335 ]
  %325 = phi ptr [ %314, %318 ], [ %341, %335 ]
  %326 = and i64 %324, 65535
  %327 = icmp eq i64 %326, 0
  br i1 %327, label %334, label %328

328:                                              ; preds = %322
  %329 = load ptr, ptr %319, align 8, !noalias !37
  %330 = getelementptr inbounds nuw i64, ptr %329, i64 %323
  %331 = load i64, ptr %330, align 8, !noalias !37
  %332 = lshr i64 %326, 7
  %333 = icmp eq i64 %331, %332
  br i1 %333, label %335, label %334

334:                                              ; preds = %328, %322
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, i8 0, i64 24, i1 false), !alias.scope !37
  br label %364

335:                                              ; preds = %328
  %336 = and i64 %324, 127
  %337 = load ptr, ptr %320, align 8, !noalias !37
  %338 = getelementptr inbounds nuw i64, ptr %337, i64 %323
  %339 = load i64, ptr %338, align 8, !noalias !37
  %340 = mul nsw i64 %339, %336
  %341 = getelementptr inbounds i8, ptr %325, i64 %340
  %342 = add nuw nsw i64 %323, 1
  %343 = lshr i64 %324, 16
  %344 = icmp eq i64 %342, %321
  br i1 %344, label %345, label %322, !llvm.loop !40

345:                                              ; preds = %335, %312
  %346 = phi ptr [ %314, %312 ], [ %341, %335 ]
  %347 = phi i64 [ %273, %312 ], [ %343, %335 ]
  %348 = icmp eq i64 %347, 0
  br i1 %348, label %349, label %360

349:                                              ; preds = %345
  %350 = getelementptr inbounds nuw i8, ptr %268, i64 64
  %351 = load i32, ptr %350, align 8, !noalias !37
  %352 = and i32 %351, 256
  %353 = icmp eq i32 %352, 0
  br i1 %353, label %360, label %354

354:                                              ; preds = %349
  %355 = getelementptr inbounds nuw i8, ptr %268, i64 56
  %356 = load ptr, ptr %355, align 8, !noalias !37
  %357 = getelementptr inbounds nuw i8, ptr %356, i64 26
  %358 = load i8, ptr %357, align 2, !noalias !37
  %359 = icmp eq i8 %358, 62
  br i1 %359, label %360, label %361

360:                                              ; preds = %354, %349, %345
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, i8 0, i64 24, i1 false), !alias.scope !37
  br label %364

361:                                              ; preds = %354
  %362 = getelementptr inbounds nuw i8, ptr %356, i64 16
  %363 = load ptr, ptr %362, align 8, !noalias !37
  call fastcc void @number_at(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %18, ptr noundef %363, ptr noundef %346) #17
  br label %364

364:                                              ; preds = %361, %360, %334, %311, %305, %293, %286
  %365 = load i64, ptr %210, align 8
  switch i64 %365, label %393 [
    i64 9, label %426
    i64 8, label %366
    i64 6, label %370
    i64 7, label %385
  ]

366:                                              ; preds = %364
  %367 = load i64, ptr %54, align 8
  store i64 %367, ptr %222, align 8
  %368 = load i32, ptr %18, align 8
  %369 = icmp eq i32 %368, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #9
  br i1 %369, label %462, label %466

370:                                              ; preds = %364
  %371 = load i64, ptr %54, align 8
  %372 = getelementptr inbounds nuw i8, ptr %210, i64 48
  %373 = load i64, ptr %372, align 8
  %374 = and i64 %373, %371
  store i64 %374, ptr %222, align 8
  %375 = load i32, ptr %18, align 8
  %376 = icmp eq i32 %375, 2
  br i1 %376, label %377, label %424

377:                                              ; preds = %370
  %378 = getelementptr inbounds nuw i8, ptr %210, i64 32
  %379 = load i64, ptr %378, align 8
  %380 = icmp sgt i64 %379, %371
  br i1 %380, label %424, label %381

381:                                              ; preds = %377
  %382 = getelementptr inbounds nuw i8, ptr %210, i64 40
  %383 = load i64, ptr %382, align 8
  %384 = icmp sgt i64 %371, %383
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #9
  br i1 %384, label %466, label %462

385:                                              ; preds = %364
  %386 = load i64, ptr %54, align 8
  store i64 %386, ptr %222, align 8
  %387 = load i32, ptr %18, align 8
  %388 = icmp eq i32 %387, 3
  br i1 %388, label %425, label %389

389:                                              ; preds = %385
  %390 = icmp eq i32 %387, 2
  %391 = icmp sgt i64 %386, -1
  %392 = select i1 %390, i1 %391, i1 false
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #9
  br i1 %392, label %462, label %466

393:                                              ; preds = %364
  %394 = load i32, ptr %18, align 8
  %395 = icmp eq i32 %394, 2
  br i1 %395, label %396, label %402

396:                                              ; preds = %393
  %397 = load i64, ptr %54, align 8
  %398 = add i64 %397, -9007199254740993
  %399 = icmp ult i64 %398, -18014398509481985
  br i1 %399, label %424, label %400

400:                                              ; preds = %396
  %401 = sitofp i64 %397 to double
  br label %405

402:                                              ; preds = %393
  %403 = load double, ptr %55, align 8
  %404 = icmp eq i32 %394, 4
  br i1 %404, label %405, label %424

405:                                              ; preds = %402, %400
  %406 = phi double [ %401, %400 ], [ %403, %402 ]
  %407 = icmp eq i64 %365, 5
  br i1 %407, label %408, label %412

408:                                              ; preds = %405
  %409 = fcmp uno double %406, 0.000000e+00
  %410 = bitcast double %406 to i64
  %411 = select i1 %409, i64 9221120237041090560, i64 %410
  store i64 %411, ptr %222, align 8
  br label %425

412:                                              ; preds = %405
  %413 = fptrunc double %406 to float
  %414 = call double @llvm.fabs.f64(double %406)
  %415 = bitcast double %414 to i64
  %416 = icmp samesign ugt i64 %415, 9218868437227405311
  %417 = fcmp uno double %406, 0.000000e+00
  %418 = bitcast float %413 to i32
  %419 = zext i32 %418 to i64
  %420 = select i1 %417, i64 2143289344, i64 %419
  store i64 %420, ptr %222, align 8
  %421 = call float @llvm.fabs.f32(float %413)
  %422 = fcmp une float %421, 0x7FF0000000000000
  %423 = select i1 %416, i1 true, i1 %422
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #9
  br i1 %423, label %462, label %466

424:                                              ; preds = %402, %396, %377, %370
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #9
  br label %466

425:                                              ; preds = %408, %385
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #9
  br label %462

426:                                              ; preds = %364
  %427 = load i64, ptr %54, align 8
  store i64 %427, ptr %222, align 8
  %428 = load i32, ptr %18, align 8
  %429 = icmp eq i32 %428, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #9
  br i1 %429, label %466, label %462

430:                                              ; preds = %270
  %431 = getelementptr inbounds nuw i8, ptr %210, i64 32
  %432 = load i64, ptr %431, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #9
  switch i64 %267, label %453 [
    i64 10, label %433
    i64 11, label %444
    i64 12, label %457
  ]

433:                                              ; preds = %430
  %434 = getelementptr inbounds nuw i8, ptr %268, i64 8
  %435 = load ptr, ptr %434, align 8
  %436 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %437 = icmp eq ptr %435, %436
  br i1 %437, label %438, label %456

438:                                              ; preds = %433
  %439 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %268, ptr noundef nonnull %16) #16
  %440 = icmp eq i64 %439, %432
  br i1 %440, label %441, label %456

441:                                              ; preds = %438
  %442 = load i32, ptr %16, align 4
  %443 = icmp eq i32 %442, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  br i1 %443, label %462, label %466

444:                                              ; preds = %430
  %445 = getelementptr inbounds nuw i8, ptr %268, i64 8
  %446 = load ptr, ptr %445, align 8
  %447 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 56), align 8
  %448 = icmp eq ptr %446, %447
  br i1 %448, label %449, label %456

449:                                              ; preds = %444
  %450 = getelementptr inbounds nuw i8, ptr %268, i64 16
  %451 = load i64, ptr %450, align 8
  %452 = icmp eq i64 %451, %432
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  br i1 %452, label %462, label %466

453:                                              ; preds = %430
  %454 = ptrtoint ptr %268 to i64
  %455 = icmp eq i64 %432, %454
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  br i1 %455, label %462, label %466

456:                                              ; preds = %444, %438, %433
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  br label %466

457:                                              ; preds = %430
  %458 = getelementptr inbounds nuw i8, ptr %268, i64 8
  %459 = load ptr, ptr %458, align 8
  %460 = inttoptr i64 %432 to ptr
  %461 = icmp eq ptr %459, %460
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  br i1 %461, label %462, label %466

462:                                              ; preds = %457, %453, %449, %441, %426, %425, %412, %389, %381, %366, %263, %255, %253
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #9
  %463 = add nuw nsw i64 %209, 1
  %464 = load i64, ptr %78, align 8
  %465 = icmp slt i64 %463, %464
  br i1 %465, label %208, label %467, !llvm.loop !41

466:                                              ; preds = %457, %453, %449, %441, %426, %412, %389, %381, %366, %266, %259, %255, %254, %253, %241, %456, %424
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #9
  br label %1168

467:                                              ; preds = %462
  %468 = load ptr, ptr %22, align 8
  br label %469

469:                                              ; preds = %467, %200
  %470 = phi ptr [ %468, %467 ], [ %204, %200 ]
  %471 = icmp ne ptr %470, null
  %472 = load ptr, ptr %56, align 8
  %473 = icmp ne ptr %472, null
  %474 = select i1 %471, ptr %470, ptr %472
  %475 = or i1 %471, %473
  %476 = zext i1 %471 to i64
  %477 = icmp eq ptr %472, null
  %478 = select i1 %477, i64 0, i64 2
  %479 = or disjoint i64 %478, %476
  %480 = icmp eq i64 %479, 0
  %481 = select i1 %480, i64 4, i64 %479
  %482 = getelementptr inbounds nuw i8, ptr %74, i64 104
  %483 = load i64, ptr %482, align 8
  %484 = xor i64 %483, -1
  %485 = and i64 %481, %484
  %486 = icmp eq i64 %485, 0
  %487 = xor i1 %471, true
  %488 = or i1 %477, %487
  %489 = and i1 %488, %486
  br i1 %489, label %490, label %1168

490:                                              ; preds = %469
  %491 = load i64, ptr %84, align 8
  %492 = icmp sgt i64 %491, 0
  br i1 %492, label %493, label %524

493:                                              ; preds = %490, %521
  %494 = phi i64 [ %522, %521 ], [ 0, %490 ]
  %495 = getelementptr inbounds nuw %struct.Equal, ptr %83, i64 %494
  br i1 %475, label %496, label %500

496:                                              ; preds = %493
  %497 = getelementptr inbounds nuw i8, ptr %495, i64 32
  %498 = load i64, ptr %497, align 8
  %499 = icmp eq i64 %498, 0
  br i1 %499, label %521, label %500

500:                                              ; preds = %496, %493
  %501 = load i64, ptr %495, align 8
  %502 = getelementptr inbounds i64, ptr %21, i64 %501
  %503 = load i64, ptr %502, align 8
  %504 = getelementptr inbounds nuw i8, ptr %495, i64 16
  %505 = load i64, ptr %504, align 8
  %506 = icmp slt i64 %505, 0
  %507 = getelementptr inbounds nuw i8, ptr %495, i64 24
  %508 = getelementptr inbounds nuw i64, ptr %21, i64 %505
  %509 = select i1 %506, ptr %507, ptr %508
  %510 = load i64, ptr %509, align 8
  %511 = getelementptr inbounds nuw i8, ptr %495, i64 8
  %512 = load i64, ptr %511, align 8
  %513 = icmp eq i64 %512, 1
  br i1 %513, label %518, label %514

514:                                              ; preds = %500
  %515 = add i64 %503, -1
  %516 = add i64 %515, %512
  %517 = sdiv i64 %516, %512
  br label %518

518:                                              ; preds = %514, %500
  %519 = phi i64 [ %517, %514 ], [ %503, %500 ]
  %520 = icmp eq i64 %519, %510
  br i1 %520, label %521, label %1168

521:                                              ; preds = %518, %496
  %522 = add nuw nsw i64 %494, 1
  %523 = icmp eq i64 %522, %491
  br i1 %523, label %524, label %493, !llvm.loop !42

524:                                              ; preds = %521, %490
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #9
  br i1 %475, label %525, label %550

525:                                              ; preds = %524
  %526 = getelementptr inbounds nuw i8, ptr %74, i64 192
  %527 = load i64, ptr %526, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store ptr %474, ptr %12, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #9
  %528 = call fastcc i64 @items_of(ptr noundef %12, ptr noundef %13) #17
  %529 = icmp eq i64 %528, %527
  br i1 %529, label %530, label %549

530:                                              ; preds = %525
  %531 = icmp slt i64 %527, 1
  br i1 %531, label %548, label %532

532:                                              ; preds = %530
  %533 = load ptr, ptr %13, align 8
  br label %534

534:                                              ; preds = %543, %532
  %535 = phi i64 [ 0, %532 ], [ %545, %543 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #9
  %536 = getelementptr inbounds nuw ptr, ptr %533, i64 %535
  %537 = load ptr, ptr %536, align 8
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %14, ptr noundef %537) #17
  %538 = load i32, ptr %14, align 8
  %539 = icmp eq i32 %538, 2
  %540 = load i64, ptr %57, align 8
  %541 = icmp ult i64 %540, 2147483648
  %542 = select i1 %539, i1 %541, i1 false
  br i1 %542, label %543, label %547

543:                                              ; preds = %534
  %544 = getelementptr inbounds nuw i64, ptr %15, i64 %535
  store i64 %540, ptr %544, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  %545 = add nuw nsw i64 %535, 1
  %546 = icmp eq i64 %545, %527
  br i1 %546, label %548, label %534, !llvm.loop !43

547:                                              ; preds = %534
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  br label %549

548:                                              ; preds = %543, %530
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  br label %550

549:                                              ; preds = %547, %525
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  br label %625

550:                                              ; preds = %548, %524
  %551 = getelementptr inbounds nuw i8, ptr %74, i64 192
  %552 = load i64, ptr %551, align 8
  %553 = call i64 @llvm.smax.i64(i64 %552, i64 3)
  %554 = trunc i64 %553 to i32
  %555 = icmp slt i32 %554, 1
  br i1 %555, label %626, label %556

556:                                              ; preds = %550
  %557 = getelementptr inbounds nuw i8, ptr %74, i64 352
  %558 = getelementptr inbounds nuw i8, ptr %74, i64 208
  %559 = getelementptr inbounds nuw i8, ptr %74, i64 200
  %560 = getelementptr inbounds nuw i8, ptr %74, i64 400
  %561 = and i64 %553, 2147483647
  %562 = call i64 @llvm.umax.i64(i64 %561, i64 1)
  br label %567

563:                                              ; preds = %620
  %564 = extractvalue { i64, i1 } %623, 0
  %565 = add nuw nsw i64 %569, 1
  %566 = icmp eq i64 %565, %562
  br i1 %566, label %626, label %567, !llvm.loop !44

567:                                              ; preds = %563, %556
  %568 = phi i64 [ 1, %556 ], [ %564, %563 ]
  %569 = phi i64 [ 0, %556 ], [ %565, %563 ]
  %570 = getelementptr inbounds nuw i64, ptr %557, i64 %569
  %571 = load i64, ptr %570, align 8
  %572 = icmp sgt i64 %552, %569
  br i1 %572, label %573, label %601

573:                                              ; preds = %567
  br i1 %475, label %591, label %574

574:                                              ; preds = %573
  %575 = getelementptr inbounds nuw %struct.Extent, ptr %558, i64 %569
  %576 = load i64, ptr %575, align 8
  %577 = icmp slt i64 %576, 0
  br i1 %577, label %578, label %580

578:                                              ; preds = %574
  %579 = getelementptr inbounds nuw i8, ptr %575, i64 8
  br label %588

580:                                              ; preds = %574
  %581 = getelementptr inbounds nuw i8, ptr %575, i64 16
  %582 = load i64, ptr %581, align 8
  %583 = icmp eq i64 %582, 0
  br i1 %583, label %584, label %586

584:                                              ; preds = %580
  %585 = getelementptr inbounds nuw i64, ptr %21, i64 %576
  br label %588

586:                                              ; preds = %580
  %587 = getelementptr inbounds nuw i64, ptr null, i64 %576
  br label %588

588:                                              ; preds = %586, %584, %578
  %589 = phi ptr [ %579, %578 ], [ %585, %584 ], [ %587, %586 ]
  %590 = load i64, ptr %589, align 8
  br label %602

591:                                              ; preds = %573
  %592 = getelementptr inbounds nuw i64, ptr %15, i64 %569
  %593 = load i64, ptr %592, align 8
  %594 = load i64, ptr %560, align 8
  %595 = icmp eq i64 %594, 0
  br i1 %595, label %608, label %596

596:                                              ; preds = %591
  %597 = getelementptr inbounds nuw %struct.Extent, ptr %75, i64 %569
  %598 = getelementptr inbounds nuw i8, ptr %597, i64 184
  %599 = load i64, ptr %598, align 8
  %600 = icmp eq i64 %593, %599
  br i1 %600, label %608, label %625

601:                                              ; preds = %567
  br i1 %475, label %608, label %602

602:                                              ; preds = %601, %588
  %603 = phi i64 [ %590, %588 ], [ 1, %601 ]
  %604 = load i64, ptr %559, align 8
  %605 = shl nuw i64 1, %569
  %606 = and i64 %604, %605
  %607 = icmp ne i64 %606, 0
  br label %608

608:                                              ; preds = %602, %601, %596, %591
  %609 = phi i64 [ %603, %602 ], [ 1, %601 ], [ %593, %591 ], [ %593, %596 ]
  %610 = phi i1 [ %607, %602 ], [ %473, %601 ], [ %473, %591 ], [ %473, %596 ]
  %611 = select i1 %610, i64 %571, i64 1
  %612 = mul nsw i64 %611, %609
  %613 = getelementptr inbounds nuw i64, ptr %23, i64 %569
  store i64 %612, ptr %613, align 8
  %614 = icmp eq i64 %571, 1
  %615 = select i1 %610, i1 true, i1 %614
  br i1 %615, label %620, label %616

616:                                              ; preds = %608
  %617 = add i64 %571, -1
  %618 = add i64 %617, %609
  %619 = sdiv i64 %618, %571
  br label %620

620:                                              ; preds = %616, %608
  %621 = phi i64 [ %619, %616 ], [ %609, %608 ]
  %622 = getelementptr inbounds nuw i64, ptr %24, i64 %569
  store i64 %621, ptr %622, align 8
  %623 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %568, i64 %621)
  %624 = extractvalue { i64, i1 } %623, 1
  br i1 %624, label %625, label %563

625:                                              ; preds = %620, %596, %549
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  br label %1168

626:                                              ; preds = %563, %550
  %627 = phi i64 [ 1, %550 ], [ %564, %563 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  %628 = load i64, ptr %87, align 8
  %629 = icmp sgt i64 %628, 0
  br i1 %629, label %630, label %652

630:                                              ; preds = %626, %649
  %631 = phi i64 [ %650, %649 ], [ 0, %626 ]
  %632 = getelementptr inbounds nuw %struct.Apart, ptr %86, i64 %631
  %633 = load i64, ptr %632, align 8
  %634 = getelementptr inbounds i64, ptr %21, i64 %633
  %635 = load i64, ptr %634, align 8
  %636 = getelementptr inbounds nuw i8, ptr %632, i64 8
  %637 = load i64, ptr %636, align 8
  %638 = getelementptr inbounds i64, ptr %21, i64 %637
  %639 = load i64, ptr %638, align 8
  %640 = getelementptr inbounds nuw i8, ptr %632, i64 24
  %641 = load i64, ptr %640, align 8
  %642 = add i64 %641, %639
  %643 = icmp ult i64 %635, %642
  br i1 %643, label %644, label %649

644:                                              ; preds = %630
  %645 = getelementptr inbounds nuw i8, ptr %632, i64 16
  %646 = load i64, ptr %645, align 8
  %647 = add i64 %646, %635
  %648 = icmp ult i64 %639, %647
  br i1 %648, label %656, label %649

649:                                              ; preds = %644, %630
  %650 = add nuw nsw i64 %631, 1
  %651 = icmp eq i64 %650, %628
  br i1 %651, label %652, label %630, !llvm.loop !45

652:                                              ; preds = %649, %626
  %653 = getelementptr inbounds nuw i8, ptr %74, i64 464
  %654 = load i64, ptr %653, align 8
  %655 = icmp eq i64 %654, 0
  br i1 %655, label %660, label %1168

656:                                              ; preds = %644
  %657 = getelementptr inbounds nuw i8, ptr %74, i64 464
  %658 = load i64, ptr %657, align 8
  %659 = icmp eq i64 %658, 0
  br i1 %659, label %1168, label %660

660:                                              ; preds = %656, %652
  %661 = load i64, ptr %78, align 8
  %662 = icmp slt i64 %661, 1
  br i1 %662, label %697, label %663

663:                                              ; preds = %660, %694
  %664 = phi i64 [ %695, %694 ], [ 0, %660 ]
  %665 = getelementptr inbounds nuw %struct.Row, ptr %77, i64 %664
  %666 = load i64, ptr %665, align 8
  %667 = icmp slt i64 %666, 4
  br i1 %667, label %668, label %694

668:                                              ; preds = %663
  %669 = getelementptr inbounds nuw i8, ptr %665, i64 104
  %670 = load i64, ptr %669, align 8
  %671 = and i64 %670, 1099511627775
  %672 = icmp eq i64 %671, 0
  br i1 %672, label %694, label %673

673:                                              ; preds = %668
  %674 = getelementptr inbounds nuw i8, ptr %665, i64 96
  %675 = load i64, ptr %674, align 8
  %676 = getelementptr i64, ptr %21, i64 %675
  br label %677

677:                                              ; preds = %690, %673
  %678 = phi i64 [ %671, %673 ], [ %692, %690 ]
  %679 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %678, i1 true)
  %680 = trunc nuw nsw i64 %679 to i8
  %681 = urem i8 %680, 6
  %682 = zext nneg i8 %681 to i64
  %683 = getelementptr inbounds nuw i64, ptr %23, i64 %682
  %684 = load i64, ptr %683, align 8
  %685 = udiv i8 %680, 6
  %686 = zext nneg i8 %685 to i64
  %687 = getelementptr i64, ptr %676, i64 %686
  %688 = load i64, ptr %687, align 8
  %689 = icmp sgt i64 %684, %688
  br i1 %689, label %1168, label %690

690:                                              ; preds = %677
  %691 = add nsw i64 %678, -1
  %692 = and i64 %691, %678
  %693 = icmp eq i64 %692, 0
  br i1 %693, label %694, label %677, !llvm.loop !46

694:                                              ; preds = %690, %668, %663
  %695 = add nuw nsw i64 %664, 1
  %696 = icmp eq i64 %695, %661
  br i1 %696, label %697, label %663, !llvm.loop !47

697:                                              ; preds = %694, %660
  %698 = load i64, ptr %81, align 8
  %699 = icmp sgt i64 %698, 0
  br i1 %699, label %701, label %734

700:                                              ; preds = %728
  br i1 %729, label %734, label %1168

701:                                              ; preds = %697, %728
  %702 = phi i64 [ %730, %728 ], [ 0, %697 ]
  %703 = getelementptr inbounds nuw %struct.Captured, ptr %80, i64 %702
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
  br i1 %719, label %720, label %724, !prof !48

720:                                              ; preds = %717
  %721 = call ptr @PyErr_Occurred() #16
  %722 = icmp eq ptr %721, null
  br i1 %722, label %724, label %723

723:                                              ; preds = %720
  call void @PyErr_Clear() #16
  br label %1168

724:                                              ; preds = %720, %717
  %725 = getelementptr inbounds nuw i8, ptr %703, i64 16
  %726 = load ptr, ptr %725, align 8
  %727 = icmp eq ptr %718, %726
  br label %728

728:                                              ; preds = %724, %714, %708
  %729 = phi i1 [ %716, %714 ], [ %713, %708 ], [ %727, %724 ]
  %730 = add nuw nsw i64 %702, 1
  %731 = load i64, ptr %81, align 8
  %732 = icmp slt i64 %730, %731
  %733 = select i1 %732, i1 %729, i1 false
  br i1 %733, label %701, label %700, !llvm.loop !49

734:                                              ; preds = %700, %697
  %735 = getelementptr inbounds nuw i8, ptr %74, i64 176
  %736 = load ptr, ptr %735, align 8
  %737 = icmp eq ptr %736, null
  br i1 %737, label %741, label %738

738:                                              ; preds = %734
  %739 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 24), align 8
  %740 = call fastcc zeroext i1 @says(ptr noundef %736, ptr noundef null, ptr noundef %739) #17
  br i1 %740, label %741, label %1168

741:                                              ; preds = %738, %734
  %742 = getelementptr inbounds nuw i8, ptr %74, i64 448
  %743 = load ptr, ptr %742, align 8
  %744 = icmp eq ptr %743, null
  br i1 %744, label %804, label %745

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
  br i1 %757, label %758, label %1168

758:                                              ; preds = %745
  %759 = getelementptr inbounds nuw i8, ptr %74, i64 72
  %760 = load ptr, ptr %759, align 8
  %761 = icmp ne ptr %760, null
  %762 = icmp eq i64 %748, 0
  br i1 %762, label %778, label %763

763:                                              ; preds = %758
  %764 = load ptr, ptr %742, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #9
  store ptr null, ptr %11, align 16
  store ptr %764, ptr %58, align 8
  %765 = icmp ne ptr %764, null
  %766 = zext i1 %765 to i64
  %767 = or disjoint i64 %766, -9223372036854775808
  %768 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %749, ptr noundef nonnull %58, i64 noundef %767, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  %769 = icmp eq ptr %768, null
  br i1 %769, label %770, label %771

770:                                              ; preds = %763
  call void @PyErr_Clear() #16
  br label %1168

771:                                              ; preds = %763
  %772 = call ptr @PyLong_AsVoidPtr(ptr noundef nonnull %768) #16
  %773 = ptrtoint ptr %772 to i64
  call void @Py_DecRef(ptr noundef nonnull %768) #16
  %774 = icmp sgt ptr %772, inttoptr (i64 2 to ptr)
  %775 = icmp eq ptr %772, inttoptr (i64 2 to ptr)
  %776 = select i1 %761, i1 %775, i1 false
  %777 = select i1 %774, i1 true, i1 %776
  br i1 %777, label %788, label %778

778:                                              ; preds = %771, %758
  %779 = icmp eq i64 %751, 0
  %780 = select i1 %761, i1 true, i1 %779
  br i1 %780, label %797, label %781

781:                                              ; preds = %778
  %782 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %783 = getelementptr inbounds nuw i8, ptr %782, i64 24
  %784 = load i64, ptr %783, align 8
  %785 = inttoptr i64 %784 to ptr
  %786 = call fastcc zeroext i1 @says(ptr noundef %752, ptr noundef null, ptr noundef %785) #17
  %787 = zext i1 %786 to i64
  br label %788

788:                                              ; preds = %781, %771
  %789 = phi i64 [ %787, %781 ], [ %773, %771 ]
  %790 = icmp eq i64 %789, 0
  br i1 %790, label %1168, label %791

791:                                              ; preds = %788
  %792 = getelementptr inbounds nuw i8, ptr %74, i64 456
  %793 = load i64, ptr %792, align 8
  %794 = icmp ne i64 %793, 0
  %795 = icmp ne i64 %789, 1
  %796 = and i1 %795, %794
  br i1 %796, label %1168, label %797

797:                                              ; preds = %791, %778
  %798 = phi i64 [ %789, %791 ], [ 1, %778 ]
  %799 = load i64, ptr %47, align 8
  %800 = icmp eq i64 %799, 0
  %801 = icmp eq i64 %799, %798
  %802 = or i1 %800, %801
  br i1 %802, label %803, label %1168

803:                                              ; preds = %797
  store i64 %798, ptr %47, align 8
  br label %804

804:                                              ; preds = %803, %741
  %805 = load i64, ptr %90, align 8
  %806 = icmp slt i64 %805, 1
  br i1 %806, label %1043, label %807

807:                                              ; preds = %804
  %808 = icmp eq ptr %470, null
  %809 = getelementptr inbounds nuw i8, ptr %74, i64 64
  %810 = and i1 %808, %477
  br label %811

811:                                              ; preds = %1038, %807
  %812 = phi i64 [ 0, %807 ], [ %1022, %1038 ]
  %813 = getelementptr inbounds nuw %struct.Make, ptr %89, i64 %812
  %814 = getelementptr inbounds nuw i8, ptr %813, i64 16
  %815 = load i64, ptr %814, align 8
  %816 = icmp eq i64 %815, 1
  br i1 %816, label %820, label %817

817:                                              ; preds = %811
  %818 = icmp eq i64 %815, 2
  %819 = and i1 %818, %810
  br label %820

820:                                              ; preds = %817, %811
  %821 = phi i1 [ true, %811 ], [ %819, %817 ]
  %822 = load i64, ptr %813, align 8
  %823 = getelementptr inbounds %struct.Row, ptr %77, i64 %822
  %824 = getelementptr inbounds nuw i8, ptr %823, i64 24
  %825 = load i64, ptr %824, align 8
  %826 = getelementptr inbounds i64, ptr %21, i64 %825
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #9
  %827 = getelementptr inbounds nuw i8, ptr %813, i64 24
  %828 = load i64, ptr %827, align 8
  %829 = getelementptr inbounds nuw i8, ptr %813, i64 8
  %830 = load i64, ptr %829, align 8
  %831 = icmp sgt i64 %830, 0
  br i1 %831, label %832, label %868

832:                                              ; preds = %820
  %833 = getelementptr inbounds nuw i8, ptr %813, i64 48
  br label %837

834:                                              ; preds = %859
  %835 = add nuw nsw i64 %838, 1
  %836 = icmp eq i64 %835, %830
  br i1 %836, label %868, label %837, !llvm.loop !50

837:                                              ; preds = %834, %832
  %838 = phi i64 [ 0, %832 ], [ %835, %834 ]
  %839 = phi i64 [ %828, %832 ], [ %865, %834 ]
  %840 = getelementptr inbounds nuw %struct.Extent, ptr %833, i64 %838
  %841 = load i64, ptr %840, align 8
  %842 = icmp slt i64 %841, 0
  br i1 %842, label %843, label %845

843:                                              ; preds = %837
  %844 = getelementptr inbounds nuw i8, ptr %840, i64 8
  br label %855

845:                                              ; preds = %837
  %846 = getelementptr inbounds nuw i8, ptr %840, i64 16
  %847 = load i64, ptr %846, align 8
  %848 = icmp eq i64 %847, 0
  br i1 %848, label %849, label %851

849:                                              ; preds = %845
  %850 = getelementptr inbounds nuw i64, ptr %21, i64 %841
  br label %855

851:                                              ; preds = %845
  %852 = icmp eq i64 %847, 1
  %853 = select i1 %852, ptr %23, ptr %24
  %854 = getelementptr inbounds nuw i64, ptr %853, i64 %841
  br label %855

855:                                              ; preds = %851, %849, %843
  %856 = phi ptr [ %844, %843 ], [ %850, %849 ], [ %854, %851 ]
  %857 = load i64, ptr %856, align 8
  %858 = icmp ugt i64 %857, 2147483647
  br i1 %858, label %1041, label %859

859:                                              ; preds = %855
  %860 = getelementptr inbounds nuw i64, ptr %10, i64 %838
  store i64 %857, ptr %860, align 8
  %861 = getelementptr inbounds nuw i64, ptr %826, i64 %838
  %862 = getelementptr inbounds nuw i8, ptr %861, i64 8
  store i64 %857, ptr %862, align 8
  %863 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %839, i64 %857)
  %864 = extractvalue { i64, i1 } %863, 1
  %865 = extractvalue { i64, i1 } %863, 0
  %866 = icmp sgt i64 %865, 70368744177664
  %867 = or i1 %864, %866
  br i1 %867, label %1041, label %834

868:                                              ; preds = %834, %820
  %869 = phi i64 [ %828, %820 ], [ %865, %834 ]
  %870 = getelementptr inbounds nuw i8, ptr %823, i64 80
  %871 = load i64, ptr %870, align 8
  %872 = icmp eq i64 %871, 0
  br i1 %872, label %876, label %873

873:                                              ; preds = %868
  %874 = getelementptr i64, ptr %826, i64 %830
  %875 = getelementptr i8, ptr %874, i64 8
  store i64 %871, ptr %875, align 8
  br label %876

876:                                              ; preds = %873, %868
  %877 = getelementptr inbounds nuw i8, ptr %813, i64 40
  %878 = load ptr, ptr %877, align 8
  %879 = icmp eq ptr %878, null
  br i1 %879, label %892, label %880

880:                                              ; preds = %876
  %881 = load i64, ptr %823, align 8
  %882 = icmp eq i64 %881, 3
  br i1 %882, label %885, label %883

883:                                              ; preds = %880
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %9, i8 0, i64 16, i1 false)
  %884 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %878, ptr noundef nonnull %59, i64 noundef -9223372036854775808, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  br label %1014

885:                                              ; preds = %880
  %886 = load i64, ptr %47, align 8
  %887 = call ptr @PyLong_FromLongLong(i64 noundef %886) #16
  %888 = icmp eq ptr %887, null
  br i1 %888, label %1017, label %889

889:                                              ; preds = %885
  %890 = load ptr, ptr %877, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  store ptr null, ptr %8, align 16
  store ptr %887, ptr %60, align 8
  %891 = call ptr @PyObject_Vectorcall(ptr noundef %890, ptr noundef nonnull %60, i64 noundef -9223372036854775807, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  call void @Py_DecRef(ptr noundef nonnull %887) #16
  br label %1014

892:                                              ; preds = %876
  %893 = load ptr, ptr %809, align 8
  %894 = icmp eq ptr %893, null
  br i1 %894, label %954, label %895

895:                                              ; preds = %892
  %896 = add i64 %869, 240
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  store ptr null, ptr %7, align 8
  %897 = icmp sgt i64 %869, 262143
  %898 = icmp samesign ult i64 %869, 67108865
  %899 = or i1 %821, %898
  %900 = select i1 %897, i1 %899, i1 false
  br i1 %900, label %901, label %904

901:                                              ; preds = %895
  %902 = xor i1 %821, true
  %903 = call fastcc ptr @take_block(i64 noundef %896, i1 noundef zeroext %902) #17
  br label %909

904:                                              ; preds = %895
  br i1 %821, label %905, label %907

905:                                              ; preds = %904
  %906 = call ptr @PyMem_RawMalloc(i64 noundef %896) #16
  br label %909

907:                                              ; preds = %904
  %908 = call ptr @PyMem_RawCalloc(i64 noundef 1, i64 noundef %896) #16
  br label %909

909:                                              ; preds = %907, %905, %901
  %910 = phi ptr [ %903, %901 ], [ null, %905 ], [ null, %907 ]
  %911 = phi ptr [ %903, %901 ], [ %906, %905 ], [ %908, %907 ]
  %912 = icmp eq ptr %911, null
  br i1 %912, label %952, label %913

913:                                              ; preds = %909
  %914 = getelementptr inbounds nuw i8, ptr %911, i64 176
  %915 = ptrtoint ptr %914 to i64
  %916 = add i64 %915, 63
  %917 = and i64 %916, -64
  store i64 %917, ptr %826, align 8
  %918 = inttoptr i64 %917 to ptr
  %919 = getelementptr inbounds nuw i8, ptr %823, i64 40
  %920 = load i64, ptr %919, align 8
  %921 = getelementptr inbounds nuw i8, ptr %823, i64 48
  %922 = load i64, ptr %921, align 8
  %923 = getelementptr inbounds nuw i8, ptr %911, i64 80
  %924 = getelementptr inbounds nuw i8, ptr %911, i64 128
  store i32 1, ptr %911, align 8
  %925 = getelementptr inbounds nuw i8, ptr %911, i64 4
  store i32 0, ptr %925, align 4
  %926 = getelementptr inbounds nuw i8, ptr %911, i64 8
  store ptr %910, ptr %926, align 8
  %927 = getelementptr inbounds nuw i8, ptr %911, i64 16
  store ptr @give_back, ptr %927, align 8
  %928 = getelementptr inbounds nuw i8, ptr %911, i64 24
  store i64 0, ptr %928, align 8
  %929 = getelementptr inbounds nuw i8, ptr %911, i64 32
  store ptr %918, ptr %929, align 8
  %930 = getelementptr inbounds nuw i8, ptr %911, i64 40
  store i64 %920, ptr %930, align 8
  %931 = getelementptr inbounds nuw i8, ptr %911, i64 48
  store i64 %922, ptr %931, align 8
  %932 = getelementptr inbounds nuw i8, ptr %911, i64 56
  store ptr %923, ptr %932, align 8
  %933 = getelementptr inbounds nuw i8, ptr %911, i64 64
  store ptr %924, ptr %933, align 8
  %934 = getelementptr inbounds nuw i8, ptr %911, i64 72
  store i64 0, ptr %934, align 8
  br i1 %831, label %939, label %935

935:                                              ; preds = %939, %913
  %936 = load ptr, ptr %809, align 8
  %937 = call i32 %936(ptr noundef nonnull %911, ptr noundef nonnull %7) #16
  %938 = icmp eq i32 %937, 0
  br i1 %938, label %949, label %951

939:                                              ; preds = %913, %939
  %940 = phi i64 [ %947, %939 ], [ 1, %913 ]
  %941 = phi i64 [ %942, %939 ], [ %830, %913 ]
  %942 = add nsw i64 %941, -1
  %943 = getelementptr inbounds nuw i64, ptr %10, i64 %942
  %944 = load i64, ptr %943, align 8
  %945 = getelementptr inbounds nuw i64, ptr %923, i64 %942
  store i64 %944, ptr %945, align 8
  %946 = getelementptr inbounds nuw i64, ptr %924, i64 %942
  store i64 %940, ptr %946, align 8
  %947 = mul nsw i64 %944, %940
  %948 = icmp samesign ugt i64 %941, 1
  br i1 %948, label %939, label %935, !llvm.loop !51

949:                                              ; preds = %935
  %950 = load ptr, ptr %7, align 8
  br label %952

951:                                              ; preds = %935
  call void @give_back(ptr noundef nonnull %911) #17
  br label %952

952:                                              ; preds = %951, %949, %909
  %953 = phi ptr [ null, %951 ], [ %950, %949 ], [ null, %909 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  br label %1014

954:                                              ; preds = %892
  %955 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %956 = select i1 %821, i64 184, i64 183
  %957 = getelementptr inbounds nuw ptr, ptr %955, i64 %956
  %958 = load ptr, ptr %957, align 8
  %959 = getelementptr inbounds nuw i8, ptr %813, i64 32
  %960 = load ptr, ptr %959, align 8
  %961 = icmp slt i64 %869, 4096
  br i1 %961, label %962, label %966

962:                                              ; preds = %954
  call void @Py_IncRef(ptr noundef %960) #16
  %963 = load i64, ptr %829, align 8
  %964 = trunc i64 %963 to i32
  %965 = call ptr %958(i32 noundef %964, ptr noundef nonnull %10, ptr noundef %960, i32 noundef 0) #16
  br label %1014

966:                                              ; preds = %954
  %967 = icmp samesign ugt i64 %869, 262143
  %968 = icmp samesign ult i64 %869, 67108865
  %969 = or i1 %821, %968
  %970 = select i1 %967, i1 %969, i1 false
  br i1 %970, label %971, label %980

971:                                              ; preds = %966
  %972 = xor i1 %821, true
  %973 = call fastcc ptr @take_block(i64 noundef %869, i1 noundef zeroext %972) #17
  %974 = icmp eq ptr %973, null
  br i1 %974, label %1017, label %975

975:                                              ; preds = %971
  %976 = call ptr @PyCapsule_New(ptr noundef nonnull %973, ptr noundef null, ptr noundef nonnull @drop_memory) #16
  %977 = icmp eq ptr %976, null
  br i1 %977, label %978, label %995

978:                                              ; preds = %975
  %979 = getelementptr inbounds i8, ptr %973, i64 -64
  call fastcc void @keep_block(ptr noundef nonnull %979) #17
  br label %1017

980:                                              ; preds = %966
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %981 = add nuw nsw i64 %869, 64
  store i64 %981, ptr %6, align 8
  %982 = getelementptr inbounds nuw i8, ptr %955, i64 360
  %983 = load ptr, ptr %982, align 8
  %984 = call ptr %983(i32 noundef 2) #16
  %985 = call ptr %958(i32 noundef 1, ptr noundef nonnull %6, ptr noundef %984, i32 noundef 0) #16
  %986 = icmp eq ptr %985, null
  br i1 %986, label %987, label %988

987:                                              ; preds = %980
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  br label %1017

988:                                              ; preds = %980
  %989 = getelementptr inbounds nuw i8, ptr %985, i64 16
  %990 = load ptr, ptr %989, align 8
  %991 = ptrtoint ptr %990 to i64
  %992 = add i64 %991, 63
  %993 = and i64 %992, -64
  %994 = inttoptr i64 %993 to ptr
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  br label %995

995:                                              ; preds = %988, %975
  %996 = phi ptr [ %994, %988 ], [ %973, %975 ]
  %997 = phi ptr [ %985, %988 ], [ %976, %975 ]
  call void @Py_IncRef(ptr noundef %960) #16
  %998 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %999 = getelementptr inbounds nuw i8, ptr %998, i64 752
  %1000 = load ptr, ptr %999, align 8
  %1001 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8
  %1002 = load i64, ptr %829, align 8
  %1003 = trunc i64 %1002 to i32
  %1004 = call ptr %1000(ptr noundef %1001, ptr noundef %960, i32 noundef %1003, ptr noundef nonnull %10, ptr noundef null, ptr noundef %996, i32 noundef 1281, ptr noundef null) #16
  %1005 = icmp eq ptr %1004, null
  br i1 %1005, label %1006, label %1007

1006:                                             ; preds = %995
  call void @Py_DecRef(ptr noundef nonnull %997) #16
  br label %1017

1007:                                             ; preds = %995
  %1008 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %1009 = getelementptr inbounds nuw i8, ptr %1008, i64 2256
  %1010 = load ptr, ptr %1009, align 8
  %1011 = call i32 %1010(ptr noundef nonnull %1004, ptr noundef nonnull %997) #16
  %1012 = icmp slt i32 %1011, 0
  br i1 %1012, label %1013, label %1018

1013:                                             ; preds = %1007
  call void @Py_DecRef(ptr noundef nonnull %1004) #16
  br label %1017

1014:                                             ; preds = %962, %952, %889, %883
  %1015 = phi ptr [ %965, %962 ], [ %953, %952 ], [ %884, %883 ], [ %891, %889 ]
  %1016 = icmp eq ptr %1015, null
  br i1 %1016, label %1017, label %1018

1017:                                             ; preds = %1014, %971, %885, %1013, %1006, %987, %978
  call void @PyErr_Clear() #16
  br label %1041

1018:                                             ; preds = %1014, %1007
  %1019 = phi ptr [ %1015, %1014 ], [ %1004, %1007 ]
  %1020 = load i64, ptr %813, align 8
  %1021 = getelementptr inbounds ptr, ptr %20, i64 %1020
  store ptr %1019, ptr %1021, align 8
  %1022 = add nuw nsw i64 %812, 1
  %1023 = load ptr, ptr %877, align 8
  %1024 = icmp eq ptr %1023, null
  br i1 %1024, label %1031, label %1025

1025:                                             ; preds = %1018
  %1026 = getelementptr inbounds %struct.Row, ptr %77, i64 %1020
  %1027 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %75, ptr noundef nonnull readonly %1026, ptr noundef %1019, ptr noundef nonnull %21, ptr noundef nonnull %27) #17
  br i1 %1027, label %1028, label %1041

1028:                                             ; preds = %1025
  %1029 = load ptr, ptr %877, align 8
  %1030 = icmp eq ptr %1029, null
  br i1 %1030, label %1031, label %1038

1031:                                             ; preds = %1028, %1018
  %1032 = load ptr, ptr %809, align 8
  %1033 = icmp eq ptr %1032, null
  br i1 %1033, label %1034, label %1038

1034:                                             ; preds = %1031
  %1035 = getelementptr inbounds nuw i8, ptr %1019, i64 16
  %1036 = load ptr, ptr %1035, align 8
  %1037 = ptrtoint ptr %1036 to i64
  store i64 %1037, ptr %826, align 8
  br label %1038

1038:                                             ; preds = %1034, %1031, %1028
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  %1039 = load i64, ptr %90, align 8
  %1040 = icmp slt i64 %1022, %1039
  br i1 %1040, label %811, label %1043, !llvm.loop !52

1041:                                             ; preds = %1025, %859, %855, %1017
  %1042 = phi i64 [ %812, %1017 ], [ %812, %859 ], [ %812, %855 ], [ %1022, %1025 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  br label %1156

1043:                                             ; preds = %1038, %804
  %1044 = phi i64 [ 0, %804 ], [ %1022, %1038 ]
  %1045 = load i64, ptr %551, align 8
  %1046 = call i64 @llvm.smax.i64(i64 %1045, i64 3)
  %1047 = trunc i64 %1046 to i32
  %1048 = icmp sgt i32 %1047, 0
  %1049 = getelementptr inbounds nuw i8, ptr %74, i64 40
  %1050 = load i64, ptr %1049, align 8
  %1051 = icmp eq i64 %1050, 0
  %1052 = select i1 %1048, i1 %1051, i1 false
  br i1 %1052, label %1053, label %1059

1053:                                             ; preds = %1043
  %1054 = getelementptr inbounds nuw i8, ptr %74, i64 408
  %1055 = load i64, ptr %1054, align 8
  %1056 = getelementptr i64, ptr %21, i64 %1055
  %1057 = shl i64 %1046, 3
  %1058 = and i64 %1057, 17179869176
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1056, ptr nonnull align 16 %24, i64 %1058, i1 false)
  br label %1060

1059:                                             ; preds = %1043
  switch i64 %1050, label %1074 [
    i64 0, label %1060
    i64 1, label %1062
    i64 2, label %1064
    i64 3, label %1067
  ]

1060:                                             ; preds = %1059, %1053
  %1061 = call fastcc i32 @run_kernel(ptr noundef nonnull readonly %75, ptr noundef %21, ptr noundef %24, i64 noundef %627) #17
  br label %1069

1062:                                             ; preds = %1059
  %1063 = call fastcc i32 @run_plan(ptr noundef nonnull readonly %75, ptr noundef nonnull readonly %95, ptr noundef %21) #17
  br label %1069

1064:                                             ; preds = %1059
  %1065 = load i64, ptr %47, align 8
  %1066 = call fastcc i32 @run_gpu(ptr noundef nonnull readonly %75, ptr noundef nonnull readonly %95, ptr noundef %21, i64 noundef %1065) #17
  br label %1069

1067:                                             ; preds = %1059
  %1068 = call fastcc i32 @run_graph(ptr noundef nonnull readonly %75, ptr noundef %21) #17
  br label %1069

1069:                                             ; preds = %1067, %1064, %1062, %1060
  %1070 = phi i32 [ %1068, %1067 ], [ %1061, %1060 ], [ %1063, %1062 ], [ %1066, %1064 ]
  %1071 = icmp eq i32 %1070, 1
  br i1 %1071, label %1072, label %1156

1072:                                             ; preds = %1069
  %1073 = load i64, ptr %1049, align 8
  br label %1074

1074:                                             ; preds = %1072, %1059
  %1075 = phi i64 [ %1073, %1072 ], [ %1050, %1059 ]
  %1076 = icmp eq i64 %1075, 4
  %1077 = getelementptr inbounds nuw i8, ptr %74, i64 440
  %1078 = select i1 %1076, ptr %1077, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16)
  %1079 = load ptr, ptr %1078, align 8
  %1080 = load i64, ptr %93, align 8
  switch i64 %1080, label %1085 [
    i64 1, label %1081
    i64 0, label %1089
  ]

1081:                                             ; preds = %1074
  %1082 = load i64, ptr %92, align 8
  %1083 = getelementptr inbounds ptr, ptr %20, i64 %1082
  %1084 = load ptr, ptr %1083, align 8
  br label %1089

1085:                                             ; preds = %1074
  %1086 = call ptr @PyTuple_New(i64 noundef %1080) #16
  %1087 = load i64, ptr %93, align 8
  %1088 = icmp slt i64 %1087, 2
  br i1 %1088, label %1089, label %1091

1089:                                             ; preds = %1085, %1081, %1074
  %1090 = phi ptr [ %1086, %1085 ], [ %1079, %1074 ], [ %1084, %1081 ]
  call void @Py_IncRef(ptr noundef %1090) #16
  br label %1091

1091:                                             ; preds = %1089, %1085
  %1092 = phi ptr [ %1090, %1089 ], [ %1086, %1085 ]
  %1093 = icmp eq ptr %1092, null
  br i1 %1093, label %1156, label %1094

1094:                                             ; preds = %1091
  %1095 = getelementptr inbounds nuw i8, ptr %1092, i64 24
  %1096 = load i64, ptr %93, align 8
  %1097 = icmp sgt i64 %1096, 1
  br i1 %1097, label %1098, label %1113

1098:                                             ; preds = %1094, %1098
  %1099 = phi i64 [ %1108, %1098 ], [ 0, %1094 ]
  %1100 = getelementptr inbounds nuw i64, ptr %92, i64 %1099
  %1101 = load i64, ptr %1100, align 8
  %1102 = getelementptr inbounds ptr, ptr %20, i64 %1101
  %1103 = load ptr, ptr %1102, align 8
  call void @Py_IncRef(ptr noundef %1103) #16
  %1104 = load i64, ptr %1100, align 8
  %1105 = getelementptr inbounds ptr, ptr %20, i64 %1104
  %1106 = load ptr, ptr %1105, align 8
  %1107 = getelementptr inbounds nuw ptr, ptr %1095, i64 %1099
  store ptr %1106, ptr %1107, align 8
  %1108 = add nuw nsw i64 %1099, 1
  %1109 = load i64, ptr %93, align 8
  %1110 = icmp sgt i64 %1109, 1
  %1111 = icmp slt i64 %1108, %1109
  %1112 = select i1 %1110, i1 %1111, i1 false
  br i1 %1112, label %1098, label %1113

1113:                                             ; preds = %1098, %1094
  %1114 = getelementptr inbounds nuw i8, ptr %74, i64 184
  %1115 = load ptr, ptr %1114, align 8
  %1116 = icmp eq ptr %1115, null
  br i1 %1116, label %1156, label %1117

1117:                                             ; preds = %1113
  %1118 = getelementptr inbounds nuw i8, ptr %74, i64 88
  %1119 = load ptr, ptr %1118, align 8
  %1120 = icmp eq ptr %1119, null
  br i1 %1120, label %1150, label %1121

1121:                                             ; preds = %1117, %1144
  %1122 = phi ptr [ %1146, %1144 ], [ %1119, %1117 ]
  %1123 = phi i64 [ %1145, %1144 ], [ 0, %1117 ]
  %1124 = load i64, ptr %108, align 8
  %1125 = icmp slt i64 %1123, %1124
  br i1 %1125, label %1126, label %1148

1126:                                             ; preds = %1121
  %1127 = getelementptr inbounds nuw %struct.Row, ptr %77, i64 %1123
  %1128 = getelementptr inbounds nuw i8, ptr %1127, i64 104
  %1129 = load i64, ptr %1128, align 8
  %1130 = and i64 %1129, 1099511627776
  %1131 = icmp eq i64 %1130, 0
  br i1 %1131, label %1144, label %1132

1132:                                             ; preds = %1126
  %1133 = getelementptr inbounds nuw i8, ptr %1127, i64 16
  %1134 = load i64, ptr %1133, align 8
  %1135 = getelementptr inbounds ptr, ptr %20, i64 %1134
  %1136 = load ptr, ptr %1135, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  store ptr null, ptr %5, align 16
  store ptr %1136, ptr %61, align 8
  %1137 = icmp ne ptr %1136, null
  %1138 = zext i1 %1137 to i64
  %1139 = or disjoint i64 %1138, -9223372036854775808
  %1140 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %1122, ptr noundef nonnull %61, i64 noundef %1139, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  %1141 = icmp eq ptr %1140, null
  br i1 %1141, label %1143, label %1142

1142:                                             ; preds = %1132
  call void @Py_DecRef(ptr noundef nonnull %1140) #16
  br label %1144

1143:                                             ; preds = %1132
  call void @PyErr_Clear() #16
  br label %1144

1144:                                             ; preds = %1143, %1142, %1126
  %1145 = add nuw nsw i64 %1123, 1
  %1146 = load ptr, ptr %1118, align 8
  %1147 = icmp eq ptr %1146, null
  br i1 %1147, label %1148, label %1121, !llvm.loop !53

1148:                                             ; preds = %1144, %1121
  %1149 = load ptr, ptr %1114, align 8
  br label %1150

1150:                                             ; preds = %1148, %1117
  %1151 = phi ptr [ %1149, %1148 ], [ %1115, %1117 ]
  %1152 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %1153 = icmp eq ptr %1151, %1152
  br i1 %1153, label %1156, label %1154

1154:                                             ; preds = %1150
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store ptr null, ptr %4, align 16
  store ptr %1092, ptr %62, align 8
  %1155 = call ptr @PyObject_Vectorcall(ptr noundef %1151, ptr noundef nonnull %62, i64 noundef -9223372036854775807, ptr noundef null) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  call void @Py_DecRef(ptr noundef nonnull %1092) #16
  br label %1156

1156:                                             ; preds = %1154, %1150, %1113, %1091, %1069, %1041
  %1157 = phi i64 [ %1042, %1041 ], [ %1044, %1069 ], [ %1044, %1091 ], [ %1044, %1113 ], [ %1044, %1150 ], [ %1044, %1154 ]
  %1158 = phi ptr [ null, %1041 ], [ null, %1069 ], [ null, %1091 ], [ %1092, %1113 ], [ %1092, %1150 ], [ %1155, %1154 ]
  %1159 = icmp sgt i64 %1157, 0
  br i1 %1159, label %1160, label %1168

1160:                                             ; preds = %1156, %1160
  %1161 = phi i64 [ %1162, %1160 ], [ %1157, %1156 ]
  %1162 = add nsw i64 %1161, -1
  %1163 = getelementptr inbounds nuw %struct.Make, ptr %89, i64 %1162
  %1164 = load i64, ptr %1163, align 8
  %1165 = getelementptr inbounds ptr, ptr %20, i64 %1164
  %1166 = load ptr, ptr %1165, align 8
  call void @Py_DecRef(ptr noundef %1166) #16
  %1167 = icmp samesign ugt i64 %1161, 1
  br i1 %1167, label %1160, label %1168, !llvm.loop !54

1168:                                             ; preds = %518, %1160, %677, %1156, %797, %791, %788, %770, %745, %738, %723, %700, %656, %652, %625, %469, %466
  %1169 = phi ptr [ null, %770 ], [ null, %700 ], [ null, %738 ], [ null, %797 ], [ null, %791 ], [ null, %788 ], [ null, %745 ], [ %1158, %1156 ], [ null, %723 ], [ %1158, %1160 ], [ null, %469 ], [ null, %677 ], [ null, %466 ], [ null, %625 ], [ null, %656 ], [ null, %652 ], [ null, %518 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #9
  br label %1170

1170:                                             ; preds = %156, %162, %98, %102, %181, %190, %195, %1168
  %1171 = phi ptr [ null, %98 ], [ %1169, %1168 ], [ null, %195 ], [ null, %181 ], [ null, %190 ], [ null, %102 ], [ null, %162 ], [ null, %156 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #9
  %1172 = load i64, ptr %27, align 8
  %1173 = icmp sgt i64 %1172, 0
  br i1 %1173, label %1174, label %1180

1174:                                             ; preds = %1170, %1174
  %1175 = phi i64 [ %1178, %1174 ], [ %1172, %1170 ]
  %1176 = add nsw i64 %1175, -1
  store i64 %1176, ptr %27, align 8
  %1177 = getelementptr inbounds nuw %struct.Py_buffer, ptr %63, i64 %1176
  call void @PyBuffer_Release(ptr noundef nonnull %1177) #16
  %1178 = load i64, ptr %27, align 8
  %1179 = icmp sgt i64 %1178, 0
  br i1 %1179, label %1174, label %1180, !llvm.loop !55

1180:                                             ; preds = %1174, %1170
  call void @Py_DecRef(ptr noundef %72) #16
  %1181 = icmp eq ptr %1171, null
  br i1 %1181, label %1183, label %1182

1182:                                             ; preds = %1180
  store i64 %69, ptr %40, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %27) #9
  br label %1191

1183:                                             ; preds = %1180
  %1184 = call ptr @PyErr_Occurred() #16
  %1185 = icmp eq ptr %1184, null
  call void @llvm.lifetime.end.p0(ptr nonnull %27) #9
  br i1 %1185, label %1186, label %1191

1186:                                             ; preds = %1183
  %1187 = add nuw nsw i64 %66, 1
  %1188 = add nsw i64 %69, 1
  %1189 = load i64, ptr %41, align 8
  %1190 = icmp slt i64 %1187, %1189
  br i1 %1190, label %64, label %1191, !llvm.loop !56

1191:                                             ; preds = %1186, %1183, %1182, %39
  %1192 = phi ptr [ %1171, %1182 ], [ null, %39 ], [ null, %1183 ], [ null, %1186 ]
  br i1 %37, label %1194, label %1193

1193:                                             ; preds = %1191
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store i32 %35, ptr %3, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %1194

1194:                                             ; preds = %1193, %1191, %2
  %1195 = phi ptr [ null, %2 ], [ %1192, %1191 ], [ %1192, %1193 ]
  ret ptr %1195
}

; Function Attrs: optsize
declare dso_local ptr @PyErr_Occurred() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local ptr @PyObject_Vectorcall(ptr noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @Py_DecRef(ptr noundef) local_unnamed_addr #1

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
  %5 = alloca %struct.Watch, align 8
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  %7 = load i64, ptr %6, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %10 = load ptr, ptr %9, align 8
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %3, %11
  br i1 %12, label %35, label %13

13:                                               ; preds = %4
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %3, %15
  br i1 %16, label %35, label %17

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %19 = load i64, ptr %18, align 8
  %20 = icmp sgt i64 %19, 1
  %21 = icmp eq i64 %7, 0
  %22 = select i1 %20, i1 %21, i1 false
  br i1 %22, label %114, label %23

23:                                               ; preds = %17
  br i1 %20, label %24, label %35

24:                                               ; preds = %23
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = icmp slt i64 %3, %26
  br i1 %27, label %28, label %35

28:                                               ; preds = %24
  %29 = getelementptr inbounds nuw i8, ptr %8, i64 708
  %30 = load atomic i32, ptr %29 monotonic, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %35, label %32

32:                                               ; preds = %28
  %33 = getelementptr inbounds nuw i8, ptr %8, i64 264
  %34 = atomicrmw add ptr %33, i32 1 monotonic, align 8
  br label %35

35:                                               ; preds = %13, %4, %32, %28, %24, %23
  %36 = phi i1 [ false, %32 ], [ true, %24 ], [ false, %23 ], [ true, %28 ], [ false, %4 ], [ false, %13 ]
  %37 = getelementptr inbounds nuw i8, ptr %10, i64 72
  %38 = load i64, ptr %37, align 8
  %39 = icmp slt i64 %3, %38
  %40 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %43 = load i64, ptr %42, align 8
  %44 = icmp sgt i64 %43, 1
  br i1 %44, label %45, label %49

45:                                               ; preds = %35
  %46 = getelementptr i64, ptr %2, i64 %43
  %47 = getelementptr i8, ptr %46, i64 -8
  %48 = load i64, ptr %47, align 8
  br label %49

49:                                               ; preds = %35, %45
  %50 = phi i64 [ %48, %45 ], [ 0, %35 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %51 = tail call i32 @PyThread_get_thread_ident() #16
  store i64 0, ptr %5, align 8
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr @poll_of_kernel, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 %51, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %55 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %54, i8 0, i64 20, i1 false)
  store ptr %6, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %5, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %56, i8 0, i64 16, i1 false)
  br i1 %12, label %60, label %57

57:                                               ; preds = %49
  %58 = tail call ptr @PyEval_SaveThread() #16
  %59 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store ptr %58, ptr %59, align 8
  br label %60

60:                                               ; preds = %57, %49
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %62 = load ptr, ptr %61, align 8
  br i1 %36, label %63, label %67

63:                                               ; preds = %60
  %64 = getelementptr inbounds nuw i8, ptr %10, i64 80
  %65 = load i64, ptr %64, align 8
  %66 = call i64 @pool_spread(ptr noundef %8, ptr noundef %62, ptr noundef nonnull %1, i64 noundef %3, i64 noundef %41, i64 noundef %50, i64 noundef %65, ptr noundef nonnull %5) #17
  br label %68

67:                                               ; preds = %60
  call fastcc void @run_units(ptr noundef %62, ptr noundef nonnull %1, i64 noundef 0, i64 noundef %3, ptr noundef nonnull %5) #17
  br label %68

68:                                               ; preds = %67, %63
  %69 = phi i64 [ 0, %67 ], [ %66, %63 ]
  %70 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i64 %71, 0
  %73 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %74 = load ptr, ptr %73, align 8
  %75 = icmp eq ptr %74, null
  br i1 %75, label %77, label %76

76:                                               ; preds = %68
  call void @PyEval_RestoreThread(ptr noundef nonnull %74) #16
  br label %77

77:                                               ; preds = %68, %76
  %78 = load atomic i64, ptr %5 monotonic, align 8
  %79 = icmp ne i64 %78, 0
  %80 = select i1 %39, i1 true, i1 %79
  %81 = icmp eq i64 %69, 0
  %82 = and i1 %36, %81
  %83 = or i1 %82, %80
  br i1 %83, label %106, label %84

84:                                               ; preds = %77
  %85 = sitofp i64 %69 to double
  %86 = sitofp i64 %3 to double
  %87 = fdiv double %85, %86
  %88 = getelementptr inbounds nuw i8, ptr %10, i64 64
  %89 = load double, ptr %88, align 8
  %90 = fmul double %89, 4.000000e+00
  %91 = fcmp ogt double %87, %90
  %92 = fdiv double %89, %87
  %93 = select i1 %91, double %92, double 1.000000e+00
  %94 = getelementptr inbounds nuw i8, ptr %10, i64 32
  br label %95

95:                                               ; preds = %95, %84
  %96 = phi i64 [ 0, %84 ], [ %104, %95 ]
  %97 = getelementptr inbounds nuw i64, ptr %94, i64 %96
  %98 = load i64, ptr %97, align 8
  %99 = sitofp i64 %98 to double
  %100 = fmul double %93, %99
  %101 = fptosi double %100 to i64
  %102 = call i64 @llvm.smax.i64(i64 %101, i64 1)
  %103 = getelementptr inbounds nuw i64, ptr %10, i64 %96
  store i64 %102, ptr %103, align 8
  %104 = add nuw nsw i64 %96, 1
  %105 = icmp eq i64 %104, 4
  br i1 %105, label %112, label %95, !llvm.loop !57

106:                                              ; preds = %77
  br i1 %72, label %112, label %107

107:                                              ; preds = %106
  %108 = getelementptr inbounds nuw i8, ptr %10, i64 64
  %109 = load double, ptr %108, align 8
  %110 = fcmp ogt double %109, 0.000000e+00
  br i1 %110, label %111, label %112

111:                                              ; preds = %107
  store i64 0, ptr %37, align 8
  br label %112

112:                                              ; preds = %95, %106, %107, %111
  %113 = select i1 %79, i32 2, i32 1
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  br label %114

114:                                              ; preds = %17, %112
  %115 = phi i32 [ %113, %112 ], [ 0, %17 ]
  ret i32 %115
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
  br i1 %85, label %71, label %86, !llvm.loop !58

86:                                               ; preds = %71, %57
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %87 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  %88 = call i32 @PyThread_get_thread_ident() #16
  store i64 0, ptr %5, align 8
  %89 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr @poll_of_kernel, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 %88, ptr %90, align 8
  %91 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %92 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %91, i8 0, i64 12, i1 false)
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
  br i1 %28, label %29, label %15, !llvm.loop !58

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
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret i32 %162
}

; Function Attrs: optsize
declare dso_local i32 @PyUnicode_Compare(ptr noundef, ptr noundef) local_unnamed_addr #1

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
  br i1 %41, label %7, label %42, !llvm.loop !64

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
  br i1 %11, label %12, label %88, !prof !65

12:                                               ; preds = %5
  %13 = load i64, ptr %1, align 8
  switch i64 %13, label %83 [
    i64 0, label %14
    i64 1, label %79
    i64 2, label %81
  ], !prof !66

14:                                               ; preds = %12
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %16 = load i32, ptr %15, align 8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, %17
  br i1 %21, label %22, label %88, !prof !65

22:                                               ; preds = %14
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %24 = load i32, ptr %23, align 8
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %27 = load i64, ptr %26, align 8
  %28 = and i64 %27, %25
  %29 = icmp eq i64 %28, %27
  br i1 %29, label %30, label %88, !prof !65

30:                                               ; preds = %22
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %32 = load i64, ptr %31, align 8
  %33 = icmp ne i64 %32, 0
  %34 = and i32 %24, 1
  %35 = icmp ne i32 %34, 0
  %36 = and i1 %35, %33
  br i1 %36, label %88, label %37, !prof !48

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
  br i1 %69, label %70, label %88, !prof !65

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
declare dso_local i32 @PyType_IsSubtype(ptr noundef, ptr noundef) local_unnamed_addr #1

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
  br i1 %24, label %36, label %25, !prof !48

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
declare dso_local ptr @PyObject_GetAttr(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @PyErr_Clear() local_unnamed_addr #1

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
  br i1 %28, label %29, label %34, !llvm.loop !70

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
  br i1 %54, label %39, label %55, !llvm.loop !71

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
declare dso_local i32 @PyObject_GetBuffer(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local ptr @PyLong_AsVoidPtr(ptr noundef) local_unnamed_addr #1

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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !72)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9, !noalias !72
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
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9, !noalias !72
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
declare dso_local i64 @PyLong_AsLongLongAndOverflow(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @PyLong_AsUnsignedLongLong(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #13

; Function Attrs: optsize
declare dso_local i64 @PyDict_Size(ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local ptr @PyDict_GetItemWithError(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local ptr @PyLong_FromLongLong(i64 noundef) local_unnamed_addr #1

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
  br i1 %28, label %31, label %5, !llvm.loop !76

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
  br i1 %46, label %34, label %33, !llvm.loop !77

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
declare dso_local ptr @PyMem_RawMalloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local ptr @PyMem_RawCalloc(i64 noundef, i64 noundef) local_unnamed_addr #1

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
  br i1 %28, label %7, label %9, !llvm.loop !78

29:                                               ; preds = %32
  %30 = add nuw nsw i64 %33, 1
  %31 = icmp eq i64 %30, 8
  br i1 %31, label %37, label %32, !llvm.loop !79

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
declare dso_local ptr @PyCapsule_New(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal void @drop_memory(ptr noundef %0) #0 {
  %2 = tail call ptr @PyCapsule_GetPointer(ptr noundef %0, ptr noundef null) #16
  %3 = getelementptr inbounds i8, ptr %2, i64 -64
  tail call fastcc void @keep_block(ptr noundef nonnull %3) #17
  ret void
}

; Function Attrs: optsize
declare dso_local ptr @PyCapsule_GetPointer(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local ptr @PyTuple_New(i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @PyBuffer_Release(ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @PyDict_Next(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local ptr @PyObject_Call(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @PyObject_GC_UnTrack(ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local ptr @PyType_GetSlot(ptr noundef, i32 noundef) local_unnamed_addr #1

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
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree norecurse nounwind optsize memory(argmem: readwrite) }
attributes #6 = { nofree norecurse nounwind optsize }
attributes #7 = { mustprogress nofree norecurse nounwind optsize willreturn memory(argmem: readwrite) }
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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: NoDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "runtime.c", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 2}
!4 = !{i32 8, !"PIC Level", i32 2}
!5 = !{i32 1, !"MaxTLSAlign", i32 65536}
!6 = !{!"clang version 22.1.8"}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = distinct !{!9, !10, !8}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10, !8}
!12 = distinct !{!12, !10, !8}
!13 = distinct !{!13, !10, !8}
!14 = distinct !{!14, !8}
!15 = distinct !{!15, !10, !8}
!16 = distinct !{!16, !10, !8}
!17 = distinct !{!17, !10, !8}
!18 = distinct !{!18, !10, !8}
!19 = distinct !{!19, !8}
!20 = distinct !{!20, !10, !8}
!21 = distinct !{!21, !10, !8}
!22 = distinct !{!22, !8}
!23 = distinct !{!23, !10, !8}
!24 = distinct !{!24, !10, !8}
!25 = distinct !{!25, !10, !8}
!26 = distinct !{!26, !10, !8}
!27 = distinct !{!27, !10, !8}
!28 = distinct !{!28, !10, !8}
!29 = distinct !{!29, !10, !8}
!30 = distinct !{!30, !10, !8}
!31 = distinct !{!31, !10, !8}
!32 = distinct !{!32, !10, !8}
!33 = !{!"branch_weights", !"expected", i32 2146410, i32 2145337238}
!34 = !{!35}
!35 = distinct !{!35, !36, !"part_of: argument 0"}
!36 = distinct !{!36, !"part_of"}
!37 = !{!38}
!38 = distinct !{!38, !39, !"element_of: argument 0"}
!39 = distinct !{!39, !"element_of"}
!40 = distinct !{!40, !10, !8}
!41 = distinct !{!41, !10, !8}
!42 = distinct !{!42, !10, !8}
!43 = distinct !{!43, !10, !8}
!44 = distinct !{!44, !10, !8}
!45 = distinct !{!45, !10, !8}
!46 = distinct !{!46, !10, !8}
!47 = distinct !{!47, !10, !8}
!48 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!49 = distinct !{!49, !10, !8}
!50 = distinct !{!50, !10, !8}
!51 = distinct !{!51, !10, !8}
!52 = distinct !{!52, !10, !8}
!53 = distinct !{!53, !10, !8}
!54 = distinct !{!54, !10, !8}
!55 = distinct !{!55, !10, !8}
!56 = distinct !{!56, !10, !8}
!57 = distinct !{!57, !10, !8}
!58 = distinct !{!58, !10, !8}
!59 = distinct !{!59, !10, !8}
!60 = distinct !{!60, !10, !8}
!61 = distinct !{!61, !10, !8}
!62 = distinct !{!62, !10, !8}
!63 = distinct !{!63, !10, !8}
!64 = distinct !{!64, !10, !8}
!65 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!66 = !{!"branch_weights", i32 1, i32 8000, i32 2, i32 1}
!67 = distinct !{!67, !10, !8}
!68 = distinct !{!68, !10, !8}
!69 = distinct !{!69, !10, !8}
!70 = distinct !{!70, !10, !8}
!71 = distinct !{!71, !10, !8}
!72 = !{!73}
!73 = distinct !{!73, !74, !"number_of_int: argument 0"}
!74 = distinct !{!74, !"number_of_int"}
!75 = distinct !{!75, !10, !8}
!76 = distinct !{!76, !10, !8}
!77 = distinct !{!77, !10, !8}
!78 = distinct !{!78, !10, !8}
!79 = distinct !{!79, !10, !8}
