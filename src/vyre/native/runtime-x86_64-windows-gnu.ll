
%struct.anon.0 = type { [8 x ptr], i64, i32 }
%struct.anon.1 = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, [12 x ptr], ptr, ptr }
%struct.anon.2 = type { ptr, ptr, ptr, i64, i64, i64 }
%struct.anon = type { i64, [56 x i8] }
%struct.Seat = type { i64, [56 x i8], i32, i32, [56 x i8] }
%struct.Watch = type { i64, ptr, i32, i64, ptr, ptr, ptr, ptr }
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
@call_slots = internal global [7 x { i32, [4 x i8], ptr }] [{ i32, [4 x i8], ptr } { i32 65, [4 x i8] zeroinitializer, ptr @call_new }, { i32, [4 x i8], ptr } { i32 50, [4 x i8] zeroinitializer, ptr @call_tuple }, { i32, [4 x i8], ptr } { i32 71, [4 x i8] zeroinitializer, ptr @call_traverse }, { i32, [4 x i8], ptr } { i32 51, [4 x i8] zeroinitializer, ptr @call_clear }, { i32, [4 x i8], ptr } { i32 52, [4 x i8] zeroinitializer, ptr @call_dealloc }, { i32, [4 x i8], ptr } { i32 72, [4 x i8] zeroinitializer, ptr @call_members }, { i32, [4 x i8], ptr } zeroinitializer], align 16
@.str.3 = private unnamed_addr constant [21 x i8] c"__vectorcalloffset__\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"slow\00", align 1
@call_members = internal global [3 x { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr }] [{ ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } { ptr @.str.3, i32 19, [4 x i8] zeroinitializer, i64 16, i32 1, [4 x i8] zeroinitializer, ptr null }, { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } { ptr @.str.4, i32 16, [4 x i8] zeroinitializer, i64 24, i32 0, [4 x i8] zeroinitializer, ptr null }, { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } zeroinitializer], align 16

; Function Attrs: nounwind optsize
define dso_local void @watch_release(ptr noundef writeonly captures(none) initializes((32, 40)) %0) local_unnamed_addr #0 {
  %2 = tail call ptr @PyEval_SaveThread() #15
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %2, ptr %3, align 8
  ret void
}

; Function Attrs: optsize
declare dso_local ptr @PyEval_SaveThread() local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @watch_begin(ptr noundef writeonly captures(none) initializes((0, 64)) %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @PyThread_get_thread_ident() #15
  store i64 0, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr @watch_poll, ptr %4, align 8
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
define internal zeroext i1 @watch_poll(ptr noundef %0) #0 {
  %2 = load atomic i64, ptr %0 monotonic, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %47

4:                                                ; preds = %1
  %5 = tail call i32 @PyThread_get_thread_ident() #15
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
  %18 = tail call ptr @PyEval_SaveThread() #15
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
  tail call void @handle_signals(ptr noundef nonnull %0, i64 poison, i64 poison, ptr poison) #16
  br label %44

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %35 = load ptr, ptr %34, align 8
  %36 = tail call i32 @PyThread_get_thread_ident() #15
  %37 = icmp eq i32 %5, %36
  br i1 %37, label %38, label %39

38:                                               ; preds = %33
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %29, i8 0, i64 16, i1 false)
  br label %39

39:                                               ; preds = %33, %38
  tail call void %30(ptr noundef nonnull %0, i64 noundef 0, i64 noundef 0, ptr noundef null, ptr noundef nonnull @handle_signals, ptr noundef %35) #15
  %40 = load i32, ptr %6, align 8
  %41 = tail call i32 @PyThread_get_thread_ident() #15
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
  tail call void @PyEval_RestoreThread(ptr noundef nonnull %3) #15
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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %26 = load i32, ptr %25, align 8
  %27 = tail call i32 @PyThread_get_thread_ident() #15
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
  call void %37(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef nonnull %3, ptr noundef %38, ptr noundef %45) #15
  %46 = load i32, ptr %25, align 8
  %47 = call i32 @PyThread_get_thread_ident() #15
  %48 = icmp eq i32 %46, %47
  br i1 %48, label %49, label %51

49:                                               ; preds = %36
  %50 = getelementptr inbounds nuw i8, ptr %3, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %50, i8 0, i64 16, i1 false)
  br label %51

51:                                               ; preds = %36, %49
  store atomic i64 0, ptr %14 release, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: nounwind optsize
define dso_local void @pool_help(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %12 = load atomic i32, ptr %11 acquire, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %23, label %14

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %21 = icmp eq i32 %1, 0
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 128
  br label %26

23:                                               ; preds = %80, %10
  br i1 %8, label %25, label %24

24:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store i32 %6, ptr %3, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %25

25:                                               ; preds = %23, %24
  ret void

26:                                               ; preds = %14, %80
  %27 = phi i32 [ 0, %14 ], [ %81, %80 ]
  %28 = add i32 %27, %1
  %29 = urem i32 %28, %12
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw %struct.Seat, ptr %15, i64 %30
  %32 = load atomic i64, ptr %31 acquire, align 8
  %33 = and i64 %32, 4294967295
  %34 = lshr i64 %32, 32
  %35 = icmp samesign ult i64 %33, %34
  br i1 %35, label %36, label %80

36:                                               ; preds = %26, %72
  %37 = phi i32 [ %73, %72 ], [ 0, %26 ]
  %38 = atomicrmw add ptr %31, i64 1 acq_rel, align 8
  %39 = and i64 %38, 4294967295
  %40 = lshr i64 %38, 32
  %41 = icmp samesign ult i64 %39, %40
  br i1 %41, label %45, label %42

42:                                               ; preds = %72, %36
  %43 = phi i32 [ %37, %36 ], [ %73, %72 ]
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %80, label %78

45:                                               ; preds = %36
  %46 = load i64, ptr %16, align 8
  %47 = load i64, ptr %17, align 16
  %48 = load ptr, ptr %18, align 32
  %49 = call zeroext i1 @watch_poll(ptr noundef %48) #16
  br i1 %49, label %57, label %50

50:                                               ; preds = %45
  %51 = mul nsw i64 %46, %39
  %52 = add nsw i64 %51, %46
  %53 = call i64 @llvm.smin.i64(i64 %52, i64 %47)
  %54 = load ptr, ptr %19, align 64
  %55 = load ptr, ptr %20, align 8
  %56 = load ptr, ptr %18, align 32
  call void %54(ptr noundef %55, i64 noundef %51, i64 noundef %53, ptr noundef %56) #15
  br label %57

57:                                               ; preds = %50, %45
  br i1 %21, label %58, label %72

58:                                               ; preds = %57
  %59 = load atomic i32, ptr %11 monotonic, align 8
  br label %60

60:                                               ; preds = %66, %58
  %61 = load atomic i32, ptr %22 monotonic, align 64
  %62 = icmp ult i32 %61, %59
  br i1 %62, label %63, label %72

63:                                               ; preds = %60
  %64 = atomicrmw add ptr %22, i32 1 monotonic, align 64
  %65 = icmp ult i32 %64, %59
  br i1 %65, label %66, label %72

66:                                               ; preds = %63
  %67 = zext i32 %64 to i64
  %68 = getelementptr inbounds nuw %struct.Seat, ptr %0, i64 %67
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 452
  %70 = load atomic i32, ptr %69 seq_cst, align 4
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %60, label %72

72:                                               ; preds = %66, %63, %60, %57
  %73 = add i32 %37, 1
  %74 = load atomic i64, ptr %31 acquire, align 8
  %75 = and i64 %74, 4294967295
  %76 = lshr i64 %74, 32
  %77 = icmp samesign ult i64 %75, %76
  br i1 %77, label %36, label %42, !llvm.loop !9

78:                                               ; preds = %42
  %79 = atomicrmw sub ptr %0, i32 %43 acq_rel, align 64
  br label %80

80:                                               ; preds = %26, %78, %42
  %81 = add nuw i32 %27, 1
  %82 = icmp eq i32 %81, %12
  br i1 %82, label %23, label %26, !llvm.loop !11
}

; Function Attrs: nounwind optsize
define dso_local void @pool_worker(ptr noundef captures(none) %0) local_unnamed_addr #0 {
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
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 128
  br label %15

15:                                               ; preds = %66, %1
  %16 = phi i64 [ %68, %66 ], [ %11, %1 ]
  %17 = phi i32 [ %25, %66 ], [ 0, %1 ]
  br label %18

18:                                               ; preds = %58, %15
  %19 = phi i64 [ %16, %15 ], [ %59, %58 ]
  %20 = load atomic i32, ptr %8 acquire, align 4
  %21 = icmp eq i32 %20, %17
  %22 = icmp sgt i64 %19, 0
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %27, label %24

24:                                               ; preds = %27, %18
  %25 = phi i32 [ %20, %18 ], [ %29, %27 ]
  %26 = phi i1 [ %21, %18 ], [ %31, %27 ]
  br i1 %26, label %34, label %62

27:                                               ; preds = %18, %27
  %28 = phi i64 [ %30, %27 ], [ 0, %18 ]
  tail call void @llvm.x86.sse2.pause()
  %29 = load atomic i32, ptr %8 acquire, align 4
  %30 = add nuw nsw i64 %28, 1
  %31 = icmp eq i32 %29, %17
  %32 = icmp slt i64 %30, %19
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %27, label %24, !llvm.loop !12

34:                                               ; preds = %24
  %35 = icmp sgt i64 %19, 129
  %36 = sdiv i64 %19, 2
  %37 = select i1 %35, i64 %36, i64 64
  store atomic i32 1, ptr %9 seq_cst, align 4
  tail call void @llvm.x86.sse2.pause()
  store atomic i32 0, ptr %9 seq_cst, align 4
  %38 = load atomic i32, ptr %13 monotonic, align 8
  br label %39

39:                                               ; preds = %46, %34
  %40 = phi i32 [ 2, %34 ], [ %53, %46 ]
  %41 = load atomic i32, ptr %14 monotonic, align 64
  %42 = icmp ult i32 %41, %38
  br i1 %42, label %43, label %55

43:                                               ; preds = %39
  %44 = atomicrmw add ptr %14, i32 1 monotonic, align 64
  %45 = icmp ult i32 %44, %38
  br i1 %45, label %46, label %55

46:                                               ; preds = %43
  %47 = zext i32 %44 to i64
  %48 = getelementptr inbounds nuw %struct.Seat, ptr %0, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 452
  %50 = load atomic i32, ptr %49 seq_cst, align 4
  %51 = icmp ne i32 %50, 0
  %52 = sext i1 %51 to i32
  %53 = add nsw i32 %40, %52
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %39

55:                                               ; preds = %39, %43, %46
  %56 = load atomic i32, ptr %8 acquire, align 4
  %57 = icmp eq i32 %56, %17
  br i1 %57, label %60, label %58

58:                                               ; preds = %55, %60
  %59 = phi i64 [ %37, %55 ], [ %61, %60 ]
  br label %18, !llvm.loop !13

60:                                               ; preds = %55
  %61 = load i64, ptr %10, align 8
  br label %58

62:                                               ; preds = %24
  %63 = load i64, ptr %10, align 8
  %64 = load atomic i32, ptr %12 acquire, align 64
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %69

66:                                               ; preds = %62
  %67 = shl nsw i64 %19, 1
  %68 = tail call i64 @llvm.smin.i64(i64 %67, i64 %63)
  tail call void @pool_help(ptr noundef nonnull %0, i32 noundef %4) #16
  br label %15

69:                                               ; preds = %62
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
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 448
  %11 = atomicrmw add ptr %10, i32 1 seq_cst, align 64
  %12 = add nuw nsw i64 %8, 1
  %13 = load i64, ptr %3, align 64
  %14 = icmp slt i64 %12, %13
  br i1 %14, label %7, label %6, !llvm.loop !14
}

; Function Attrs: nofree norecurse nounwind optsize memory(argmem: readwrite)
define dso_local range(i32 0, 2) i32 @pool_open(ptr noundef captures(address_is_null) %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6) local_unnamed_addr #5 {
  %8 = ashr i64 %3, 30
  %9 = add nsw i64 %8, 1
  %10 = tail call i64 @llvm.smax.i64(i64 %4, i64 %9)
  %11 = icmp ne ptr %0, null
  %12 = icmp sgt i64 %3, %10
  %13 = select i1 %11, i1 %12, i1 false
  br i1 %13, label %14, label %80

14:                                               ; preds = %7
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %16 = cmpxchg ptr %15, i32 0, i32 1 acquire monotonic, align 64
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %18, label %80

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
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %35 = trunc i64 %27 to i32
  store atomic i32 %35, ptr %34 monotonic, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store atomic i32 1, ptr %36 monotonic, align 64
  %37 = icmp sgt i64 %27, 0
  br i1 %37, label %38, label %55

38:                                               ; preds = %18
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 384
  br label %42

40:                                               ; preds = %49
  %41 = icmp eq i64 %27, 1
  br i1 %41, label %55, label %73

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
  store atomic i64 %53, ptr %51 release, align 64
  %54 = icmp eq i64 %45, %27
  br i1 %54, label %40, label %42, !llvm.loop !15

55:                                               ; preds = %73, %18, %40
  %56 = load atomic i32, ptr %34 monotonic, align 8
  br label %57

57:                                               ; preds = %64, %55
  %58 = phi i32 [ 2, %55 ], [ %71, %64 ]
  %59 = load atomic i32, ptr %36 monotonic, align 64
  %60 = icmp ult i32 %59, %56
  br i1 %60, label %61, label %80

61:                                               ; preds = %57
  %62 = atomicrmw add ptr %36, i32 1 monotonic, align 64
  %63 = icmp ult i32 %62, %56
  br i1 %63, label %64, label %80

64:                                               ; preds = %61
  %65 = zext i32 %62 to i64
  %66 = getelementptr inbounds nuw %struct.Seat, ptr %0, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 452
  %68 = load atomic i32, ptr %67 seq_cst, align 4
  %69 = icmp ne i32 %68, 0
  %70 = sext i1 %69 to i32
  %71 = add nsw i32 %58, %70
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %80, label %57

73:                                               ; preds = %40, %73
  %74 = phi i64 [ %78, %73 ], [ 1, %40 ]
  %75 = getelementptr inbounds nuw %struct.Seat, ptr %0, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 448
  %77 = atomicrmw add ptr %76, i32 1 seq_cst, align 64
  %78 = add nuw nsw i64 %74, 1
  %79 = icmp eq i64 %78, %27
  br i1 %79, label %55, label %73, !llvm.loop !16

80:                                               ; preds = %64, %61, %57, %14, %7
  %81 = phi i32 [ 0, %7 ], [ 0, %14 ], [ 1, %57 ], [ 1, %61 ], [ 1, %64 ]
  ret i32 %81
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(argmem: readwrite)
define dso_local i64 @pool_seats(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #6 {
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
  %19 = load i64, ptr %18, align 64
  %20 = tail call i64 @llvm.smin.i64(i64 %15, i64 %19)
  br label %21

21:                                               ; preds = %14, %17, %3
  %22 = phi i64 [ -1, %3 ], [ 2, %14 ], [ %20, %17 ]
  ret i64 %22
}

; Function Attrs: nofree norecurse nounwind optsize memory(argmem: readwrite)
define dso_local i64 @pool_chunk(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #5 {
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
  %20 = load i64, ptr %19, align 64
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
  br i1 %45, label %34, label %46, !llvm.loop !17

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

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef zeroext i1 @pool_is_awake(ptr noundef captures(none) %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 580
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
define dso_local void @pool_spread(ptr noundef captures(address_is_null) %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = icmp eq ptr %0, null
  br i1 %8, label %33, label %9

9:                                                ; preds = %7
  %10 = tail call i64 @pool_chunk(ptr noundef nonnull %0, i64 noundef %3, i64 noundef %4, i64 noundef %5) #16
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
  %26 = load i64, ptr %25, align 64
  %27 = tail call i64 @llvm.smin.i64(i64 %22, i64 %26)
  br label %28

28:                                               ; preds = %9, %21, %24
  %29 = phi i64 [ -1, %9 ], [ 2, %21 ], [ %27, %24 ]
  %30 = tail call i32 @pool_open(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %10, i64 noundef %29, ptr noundef %6) #16
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  tail call fastcc void @pool_finish(ptr noundef nonnull %0) #16
  br label %34

33:                                               ; preds = %7, %28
  tail call void %1(ptr noundef %2, i64 noundef 0, i64 noundef %3, ptr noundef %6) #15
  br label %34

34:                                               ; preds = %33, %32
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @pool_finish(ptr noundef captures(none) %0) unnamed_addr #0 {
  tail call void @pool_help(ptr noundef %0, i32 noundef 0) #16
  %2 = load atomic i32, ptr %0 acquire, align 64
  %3 = and i32 %2, 2147483647
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %27, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %8

8:                                                ; preds = %5, %22
  %9 = phi i32 [ %2, %5 ], [ %24, %22 ]
  %10 = phi i64 [ 0, %5 ], [ %23, %22 ]
  %11 = load i64, ptr %6, align 8
  %12 = icmp slt i64 %10, %11
  br i1 %12, label %13, label %14

13:                                               ; preds = %8
  tail call void @llvm.x86.sse2.pause()
  br label %22

14:                                               ; preds = %8
  %15 = icmp sgt i32 %9, -1
  br i1 %15, label %19, label %16

16:                                               ; preds = %14
  tail call void @llvm.x86.sse2.pause()
  %17 = load ptr, ptr %7, align 32
  %18 = tail call zeroext i1 @watch_poll(ptr noundef %17) #16
  br label %22

19:                                               ; preds = %14
  %20 = or disjoint i32 %9, -2147483648
  %21 = cmpxchg ptr %0, i32 %9, i32 %20 acq_rel monotonic, align 64
  br label %22

22:                                               ; preds = %16, %19, %13
  %23 = add nuw nsw i64 %10, 1
  %24 = load atomic i32, ptr %0 acquire, align 64
  %25 = and i32 %24, 2147483647
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %8, !llvm.loop !18

27:                                               ; preds = %22, %1
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store atomic i32 0, ptr %28 release, align 64
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @pool_await(ptr noundef captures(none) %0, ptr noundef captures(none) initializes((32, 40)) %1) local_unnamed_addr #0 {
  %3 = tail call ptr @PyEval_SaveThread() #15
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store ptr %3, ptr %4, align 8
  tail call fastcc void @pool_finish(ptr noundef %0) #16
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %2
  tail call void @PyEval_RestoreThread(ptr noundef nonnull %5) #15
  br label %8

8:                                                ; preds = %2, %7
  %9 = load atomic i64, ptr %1 monotonic, align 8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @pool_call(ptr noundef captures(address_is_null) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #8
  %11 = tail call i32 @PyThread_get_thread_ident() #15
  store i64 0, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store ptr @watch_poll, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i32 %11, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %14, i8 0, i64 12, i1 false)
  store ptr %1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  %17 = tail call ptr @PyEval_SaveThread() #15
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 32
  store ptr %17, ptr %18, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %9)
  %19 = load i32, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %20 = and i32 %19, 65472
  %21 = icmp eq i32 %20, 8064
  br i1 %21, label %22, label %23

22:                                               ; preds = %6
  call void @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 0, ptr noundef nonnull %10) #16
  br label %24

23:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i32 8064, ptr %8, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 0, ptr noundef nonnull %10) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store i32 %19, ptr %7, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %24

24:                                               ; preds = %22, %23
  %25 = load ptr, ptr %18, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  call void @PyEval_RestoreThread(ptr noundef nonnull %25) #15
  br label %28

28:                                               ; preds = %24, %27
  %29 = load atomic i64, ptr %10 monotonic, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
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
  tail call void @PyMem_RawFree(ptr noundef %15) #15
  br label %16

16:                                               ; preds = %5, %10
  %17 = add nuw nsw i64 %6, 1
  %18 = icmp eq i64 %17, 8
  br i1 %18, label %3, label %5, !llvm.loop !19
}

; Function Attrs: nounwind optsize
define dso_local void @pool_sequence(ptr noundef captures(address_is_null) %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  %9 = tail call i32 @PyThread_get_thread_ident() #15
  store i64 0, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr @watch_poll, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 %9, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 20
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %12, i8 0, i64 12, i1 false)
  store ptr %1, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %15 = tail call ptr @PyEval_SaveThread() #15
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
  call fastcc void @run_sequence(ptr noundef %0, ptr noundef %2, i64 noundef %3, ptr noundef %8) #16
  br label %22

21:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store i32 8064, ptr %6, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call fastcc void @run_sequence(ptr noundef %0, ptr noundef %2, i64 noundef %3, ptr noundef %8) #16
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
  call void @PyEval_RestoreThread(ptr noundef nonnull %23) #15
  br label %26

26:                                               ; preds = %22, %25
  %27 = load atomic i64, ptr %8 monotonic, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @run_sequence(ptr noundef captures(address_is_null) %0, ptr noundef %1, i64 noundef %2, ptr noundef nonnull %3) unnamed_addr #0 {
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
  %17 = tail call zeroext i1 @watch_poll(ptr noundef nonnull %3) #16
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
  tail call void %39(ptr noundef nonnull %30, i64 noundef 0, i64 noundef %35, ptr noundef nonnull %3) #15
  br label %99

41:                                               ; preds = %25
  %42 = getelementptr inbounds nuw i8, ptr %20, i64 48
  %43 = load i64, ptr %42, align 8
  tail call void @pool_spread(ptr noundef %0, ptr noundef %39, ptr noundef nonnull %30, i64 noundef %35, i64 noundef %43, i64 noundef 0, ptr noundef nonnull %3) #16
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
  br i1 %102, label %6, label %103, !llvm.loop !20

103:                                              ; preds = %99, %16, %13, %18, %4
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
  br i1 %22, label %23, label %11, !llvm.loop !21

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
  %35 = tail call zeroext i1 @watch_poll(ptr noundef %3) #16
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
  br i1 %47, label %36, label %33, !llvm.loop !22

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
  tail call void %74(ptr noundef nonnull %77, i64 noundef 0, i64 noundef %80, ptr noundef %3) #15
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
  br i1 %113, label %48, label %45, !llvm.loop !23
}

; Function Attrs: nounwind optsize
define dso_local ptr @call_type(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
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
  %8 = tail call ptr @PyType_FromSpec(ptr noundef nonnull @call_spec) #15
  ret ptr %8
}

; Function Attrs: optsize
declare dso_local ptr @PyType_FromSpec(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @call_gpu(ptr noundef readonly captures(none) %0) local_unnamed_addr #7 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) @gpu, ptr noundef nonnull align 8 dereferenceable(48) %0, i64 48, i1 false)
  ret void
}

; Function Attrs: nounwind optsize
define internal void @handle_signals(ptr noundef captures(none) initializes((24, 32)) %0, i64 %1, i64 %2, ptr readnone captures(none) %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %6 = load ptr, ptr %5, align 8
  tail call void @PyEval_RestoreThread(ptr noundef %6) #15
  %7 = tail call i32 @PyErr_CheckSignals() #15
  %8 = tail call ptr @PyEval_SaveThread() #15
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

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #8

; Function Attrs: nounwind memory(argmem: write)
declare void @llvm.x86.sse.stmxcsr(ptr) #9

; Function Attrs: nounwind
declare void @llvm.x86.sse.ldmxcsr(ptr) #8

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
  %16 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 80), align 8
  %17 = icmp eq ptr %15, %16
  br i1 %17, label %20, label %18

18:                                               ; preds = %10, %6, %3
  %19 = tail call i32 @PyErr_BadArgument() #15
  br label %47

20:                                               ; preds = %10
  %21 = tail call ptr @PyType_GenericNew(ptr noundef %0, ptr noundef nonnull %1, ptr noundef null) #15
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
  store ptr %25, ptr %4, align 16
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %27, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %33, ptr %36, align 16
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
  tail call void @Py_IncRef(ptr noundef nonnull %41) #15
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  store i64 0, ptr %6, align 8
  %8 = icmp eq ptr %2, null
  br i1 %8, label %23, label %9

9:                                                ; preds = %3
  %10 = tail call i64 @PyDict_Size(ptr noundef nonnull %2) #15
  %11 = add i64 %10, -1
  %12 = icmp ult i64 %11, 128
  br i1 %12, label %13, label %23

13:                                               ; preds = %9, %19
  %14 = phi i64 [ %20, %19 ], [ 0, %9 ]
  %15 = getelementptr inbounds nuw ptr, ptr %4, i64 %14
  %16 = getelementptr inbounds nuw ptr, ptr %5, i64 %14
  %17 = call i32 @PyDict_Next(ptr noundef nonnull %2, ptr noundef nonnull %6, ptr noundef nonnull %15, ptr noundef nonnull %16) #15
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %23, label %19

19:                                               ; preds = %13
  %20 = add nuw nsw i64 %14, 1
  %21 = load ptr, ptr %16, align 8
  call void @Py_IncRef(ptr noundef %21) #15
  %22 = icmp eq i64 %20, %10
  br i1 %22, label %23, label %13, !llvm.loop !25

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
  %35 = call fastcc ptr @try_all(ptr noundef %0, ptr noundef %7) #16
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
  call void @Py_DecRef(ptr noundef %43) #15
  %44 = icmp samesign ugt i64 %40, 1
  br i1 %44, label %39, label %45, !llvm.loop !26

45:                                               ; preds = %39, %36
  %46 = icmp eq ptr %37, null
  br i1 %46, label %47, label %57

47:                                               ; preds = %45
  %48 = call ptr @PyErr_Occurred() #15
  %49 = icmp eq ptr %48, null
  br i1 %49, label %50, label %57

50:                                               ; preds = %47
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  %54 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %55 = select i1 %53, ptr %54, ptr %52
  call void @Py_IncRef(ptr noundef %55) #15
  %56 = call ptr @PyObject_Call(ptr noundef %55, ptr noundef nonnull %1, ptr noundef %2) #15
  call void @Py_DecRef(ptr noundef %55) #15
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
  %4 = alloca [4 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
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
  %22 = tail call i32 %1(ptr noundef nonnull %19, ptr noundef %2) #15
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %16, %21
  %25 = add nuw nsw i64 %17, 1
  %26 = icmp eq i64 %25, 4
  br i1 %26, label %27, label %16, !llvm.loop !27

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
  tail call void @Py_IncRef(ptr noundef %4) #15
  %5 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  store ptr %5, ptr %2, align 8
  %6 = icmp eq ptr %3, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %1
  tail call void @Py_DecRef(ptr noundef nonnull %3) #15
  br label %8

8:                                                ; preds = %7, %1
  ret i32 0
}

; Function Attrs: nounwind optsize
define internal void @call_dealloc(ptr noundef %0) #0 {
  %2 = alloca [4 x ptr], align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
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
  tail call void @PyObject_GC_UnTrack(ptr noundef %0) #15
  %14 = tail call ptr @PyType_GetSlot(ptr noundef %4, i32 noundef 74) #15
  tail call void %14(ptr noundef %0) #15
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
  tail call void @Py_DecRef(ptr noundef nonnull %19) #15
  br label %22

22:                                               ; preds = %16, %21
  %23 = add nuw nsw i64 %17, 1
  %24 = icmp eq i64 %23, 4
  br i1 %24, label %15, label %16, !llvm.loop !28
}

; Function Attrs: optsize
declare dso_local i32 @PyErr_BadArgument() local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local ptr @PyType_GenericNew(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

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
  %20 = call fastcc ptr @try_all(ptr noundef %0, ptr noundef %5) #16
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %32

22:                                               ; preds = %18
  %23 = tail call ptr @PyErr_Occurred() #15
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %32

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  %29 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %30 = select i1 %28, ptr %29, ptr %27
  tail call void @Py_IncRef(ptr noundef %30) #15
  %31 = tail call ptr @PyObject_Vectorcall(ptr noundef %30, ptr noundef %1, i64 noundef %6, ptr noundef %3) #15
  tail call void @Py_DecRef(ptr noundef %30) #15
  br label %32

32:                                               ; preds = %18, %22, %25
  %33 = phi ptr [ %31, %25 ], [ null, %22 ], [ %20, %18 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
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
  %8 = alloca [7 x ptr], align 16
  %9 = alloca [6 x i64], align 16
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca %struct.Number, align 8
  %13 = alloca [6 x i64], align 16
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %struct.Number, align 8
  %18 = alloca %struct.Number, align 8
  %19 = alloca i64, align 8
  %20 = alloca [128 x ptr], align 16
  %21 = alloca [512 x i64], align 16
  %22 = alloca [6 x i64], align 16
  %23 = alloca [6 x i64], align 16
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca %struct.Held, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %29 = load ptr, ptr %28, align 8
  %30 = load ptr, ptr @host, align 8
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %32 = load atomic i64, ptr %31 monotonic, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %1223

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
  br i1 %43, label %44, label %1220

44:                                               ; preds = %39
  %45 = load i64, ptr %40, align 8
  %46 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %52 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %53 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %54 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %56 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %27, i64 8
  br label %59

59:                                               ; preds = %44, %1215
  %60 = phi i64 [ %42, %44 ], [ %1218, %1215 ]
  %61 = phi i64 [ 0, %44 ], [ %1216, %1215 ]
  %62 = phi i64 [ %45, %44 ], [ %1217, %1215 ]
  %63 = icmp slt i64 %62, %60
  %64 = select i1 %63, i64 %62, i64 0
  %65 = load ptr, ptr %46, align 8
  %66 = getelementptr inbounds ptr, ptr %65, i64 %64
  %67 = load ptr, ptr %66, align 8
  call void @Py_IncRef(ptr noundef %67) #15
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %69 = load ptr, ptr %68, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %27) #8
  store i64 0, ptr %27, align 8
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 32
  %71 = load ptr, ptr %47, align 8
  %72 = getelementptr inbounds nuw i8, ptr %69, i64 512
  %73 = getelementptr inbounds nuw i8, ptr %69, i64 120
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds %struct.Row, ptr %72, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %69, i64 136
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds %struct.Captured, ptr %75, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %69, i64 144
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds %struct.Equal, ptr %78, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr %69, i64 152
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds %struct.Apart, ptr %81, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %69, i64 160
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds %struct.Make, ptr %84, i64 %86
  %88 = getelementptr inbounds nuw i8, ptr %69, i64 168
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds i64, ptr %87, i64 %89
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #8
  %91 = load i64, ptr %70, align 8
  %92 = icmp sgt i64 %91, -1
  br i1 %92, label %93, label %97

93:                                               ; preds = %59
  %94 = load ptr, ptr @host, align 8
  %95 = load atomic i64, ptr %94 monotonic, align 8
  %96 = icmp eq i64 %91, %95
  br i1 %96, label %97, label %1199

97:                                               ; preds = %93, %59
  %98 = load i64, ptr %48, align 8
  %99 = getelementptr inbounds nuw i8, ptr %69, i64 128
  %100 = load i64, ptr %99, align 8
  %101 = icmp sgt i64 %98, %100
  br i1 %101, label %1199, label %102

102:                                              ; preds = %97
  %103 = getelementptr inbounds nuw i8, ptr %69, i64 112
  %104 = load i64, ptr %103, align 8
  %105 = icmp sgt i64 %104, 0
  br i1 %105, label %116, label %106

106:                                              ; preds = %123, %102
  %107 = load i64, ptr %49, align 8
  %108 = icmp sgt i64 %107, 0
  br i1 %108, label %109, label %184

109:                                              ; preds = %106
  %110 = load ptr, ptr %50, align 8
  %111 = load ptr, ptr %51, align 8
  %112 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 128), align 8
  %113 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 136), align 8
  %114 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 144), align 8
  %115 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  br label %128

116:                                              ; preds = %102, %123
  %117 = phi i64 [ %126, %123 ], [ 0, %102 ]
  %118 = icmp slt i64 %117, %98
  br i1 %118, label %119, label %123

119:                                              ; preds = %116
  %120 = load ptr, ptr %1, align 8
  %121 = getelementptr inbounds nuw ptr, ptr %120, i64 %117
  %122 = load ptr, ptr %121, align 8
  br label %123

123:                                              ; preds = %119, %116
  %124 = phi ptr [ %122, %119 ], [ null, %116 ]
  %125 = getelementptr inbounds nuw ptr, ptr %20, i64 %117
  store ptr %124, ptr %125, align 8
  %126 = add nuw nsw i64 %117, 1
  %127 = icmp eq i64 %126, %104
  br i1 %127, label %106, label %116, !llvm.loop !29

128:                                              ; preds = %175, %109
  %129 = phi ptr [ null, %109 ], [ %176, %175 ]
  %130 = phi ptr [ null, %109 ], [ %177, %175 ]
  %131 = phi ptr [ null, %109 ], [ %178, %175 ]
  %132 = phi i64 [ 0, %109 ], [ %180, %175 ]
  %133 = phi i64 [ %98, %109 ], [ %179, %175 ]
  %134 = getelementptr inbounds nuw ptr, ptr %110, i64 %132
  %135 = load ptr, ptr %134, align 8
  %136 = getelementptr inbounds nuw ptr, ptr %111, i64 %132
  %137 = load ptr, ptr %136, align 8
  br i1 %105, label %138, label %160

138:                                              ; preds = %128
  %139 = icmp slt i64 %133, %104
  %140 = select i1 %139, i64 %133, i64 0
  br label %141

141:                                              ; preds = %148, %138
  %142 = phi i64 [ %152, %148 ], [ %140, %138 ]
  %143 = phi i64 [ %149, %148 ], [ 0, %138 ]
  %144 = getelementptr inbounds %struct.Row, ptr %72, i64 %142
  %145 = getelementptr inbounds nuw i8, ptr %144, i64 8
  %146 = load ptr, ptr %145, align 8
  %147 = icmp eq ptr %146, %135
  br i1 %147, label %154, label %148

148:                                              ; preds = %141
  %149 = add nuw nsw i64 %143, 1
  %150 = add nsw i64 %142, 1
  %151 = icmp slt i64 %150, %104
  %152 = select i1 %151, i64 %150, i64 0
  %153 = icmp eq i64 %149, %104
  br i1 %153, label %160, label %141, !llvm.loop !30

154:                                              ; preds = %141
  %155 = getelementptr inbounds ptr, ptr %20, i64 %142
  %156 = load ptr, ptr %155, align 8
  %157 = icmp eq ptr %156, null
  br i1 %157, label %158, label %1199

158:                                              ; preds = %154
  store ptr %137, ptr %155, align 8
  %159 = add nsw i64 %142, 1
  br label %175

160:                                              ; preds = %148, %128
  %161 = icmp eq ptr %135, %112
  br i1 %161, label %162, label %165

162:                                              ; preds = %160
  %163 = icmp eq ptr %137, %115
  %164 = select i1 %163, ptr null, ptr %137
  br label %175

165:                                              ; preds = %160
  %166 = icmp eq ptr %135, %113
  br i1 %166, label %167, label %170

167:                                              ; preds = %165
  %168 = icmp eq ptr %137, %115
  %169 = select i1 %168, ptr null, ptr %137
  br label %175

170:                                              ; preds = %165
  %171 = icmp eq ptr %135, %114
  br i1 %171, label %172, label %1199

172:                                              ; preds = %170
  %173 = icmp eq ptr %137, %115
  %174 = select i1 %173, ptr null, ptr %137
  br label %175

175:                                              ; preds = %172, %167, %162, %158
  %176 = phi ptr [ %129, %158 ], [ %164, %162 ], [ %129, %167 ], [ %129, %172 ]
  %177 = phi ptr [ %130, %158 ], [ %130, %162 ], [ %169, %167 ], [ %130, %172 ]
  %178 = phi ptr [ %131, %158 ], [ %131, %162 ], [ %131, %167 ], [ %174, %172 ]
  %179 = phi i64 [ %159, %158 ], [ %133, %162 ], [ %133, %167 ], [ %133, %172 ]
  %180 = add nuw nsw i64 %132, 1
  %181 = icmp eq i64 %180, %107
  br i1 %181, label %182, label %128, !llvm.loop !31

182:                                              ; preds = %175
  %183 = icmp eq ptr %178, null
  br i1 %183, label %184, label %191

184:                                              ; preds = %182, %106
  %185 = phi ptr [ %177, %182 ], [ null, %106 ]
  %186 = phi ptr [ %176, %182 ], [ null, %106 ]
  %187 = getelementptr inbounds nuw i8, ptr %69, i64 104
  %188 = load i64, ptr %187, align 8
  %189 = and i64 %188, 8
  %190 = icmp eq i64 %189, 0
  br i1 %190, label %205, label %1199

191:                                              ; preds = %182
  %192 = getelementptr inbounds nuw i8, ptr %69, i64 96
  %193 = load ptr, ptr %192, align 8
  %194 = icmp eq ptr %178, %193
  br i1 %194, label %205, label %195

195:                                              ; preds = %191
  %196 = getelementptr inbounds nuw i8, ptr %178, i64 8
  %197 = load ptr, ptr %196, align 8
  %198 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 88), align 8
  %199 = icmp eq ptr %197, %198
  br i1 %199, label %200, label %1199

200:                                              ; preds = %195
  %201 = call i32 @PyUnicode_Compare(ptr noundef nonnull %178, ptr noundef %193) #15
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %203, label %1199

203:                                              ; preds = %200
  %204 = load i64, ptr %73, align 8
  br label %205

205:                                              ; preds = %203, %191, %184
  %206 = phi i64 [ %74, %184 ], [ %204, %203 ], [ %74, %191 ]
  %207 = phi ptr [ %186, %184 ], [ %176, %203 ], [ %176, %191 ]
  %208 = phi ptr [ %185, %184 ], [ %177, %203 ], [ %177, %191 ]
  %209 = icmp eq ptr %207, null
  %210 = select i1 %209, ptr %71, ptr %207
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #8
  %211 = icmp slt i64 %206, 1
  br i1 %211, label %515, label %212

212:                                              ; preds = %205
  %213 = getelementptr inbounds nuw i8, ptr %69, i64 104
  br label %214

214:                                              ; preds = %510, %212
  %215 = phi i64 [ 0, %212 ], [ %511, %510 ]
  %216 = getelementptr inbounds nuw %struct.Row, ptr %72, i64 %215
  %217 = getelementptr inbounds nuw i8, ptr %216, i64 16
  %218 = load i64, ptr %217, align 8
  %219 = load i64, ptr %103, align 8
  %220 = icmp slt i64 %218, %219
  br i1 %220, label %221, label %224

221:                                              ; preds = %214
  %222 = getelementptr inbounds ptr, ptr %20, i64 %218
  %223 = load ptr, ptr %222, align 8
  br label %224

224:                                              ; preds = %221, %214
  %225 = phi ptr [ %223, %221 ], [ null, %214 ]
  %226 = getelementptr inbounds nuw i8, ptr %216, i64 24
  %227 = load i64, ptr %226, align 8
  %228 = getelementptr inbounds i64, ptr %21, i64 %227
  %229 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %230 = icmp eq ptr %225, %229
  br i1 %230, label %231, label %236

231:                                              ; preds = %224
  %232 = load i64, ptr %213, align 8
  %233 = and i64 %232, 16
  %234 = icmp eq i64 %233, 0
  %235 = select i1 %234, ptr null, ptr %225
  br label %236

236:                                              ; preds = %231, %224
  %237 = phi ptr [ %235, %231 ], [ %225, %224 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #8
  %238 = load i64, ptr %216, align 8
  %239 = icmp sgt i64 %238, 3
  br i1 %239, label %241, label %240

240:                                              ; preds = %236
  store i64 0, ptr %19, align 8
  br label %253

241:                                              ; preds = %236
  %242 = getelementptr inbounds nuw i8, ptr %216, i64 96
  %243 = load i64, ptr %242, align 8
  store i64 %243, ptr %19, align 8
  %244 = icmp ne i64 %243, 0
  %245 = icmp ne ptr %237, null
  %246 = and i1 %245, %244
  br i1 %246, label %247, label %263, !prof !32

247:                                              ; preds = %241
  %248 = call fastcc ptr @follow(ptr noundef %237, ptr noundef %19) #16
  %249 = icmp eq ptr %248, null
  br i1 %249, label %514, label %250

250:                                              ; preds = %247
  %251 = load i64, ptr %216, align 8
  %252 = icmp slt i64 %251, 4
  br i1 %252, label %253, label %272

253:                                              ; preds = %250, %240
  %254 = phi ptr [ %237, %240 ], [ %248, %250 ]
  %255 = getelementptr inbounds nuw i8, ptr %216, i64 56
  %256 = load i64, ptr %255, align 8
  %257 = icmp eq i64 %256, 0
  %258 = icmp eq ptr %254, null
  br i1 %257, label %260, label %259

259:                                              ; preds = %253
  br i1 %258, label %510, label %514

260:                                              ; preds = %253
  br i1 %258, label %514, label %261

261:                                              ; preds = %260
  %262 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %70, ptr noundef nonnull readonly %216, ptr noundef %254, ptr noundef nonnull %21, ptr noundef nonnull %27) #16
  br i1 %262, label %510, label %514

263:                                              ; preds = %241
  %264 = icmp eq ptr %237, null
  br i1 %264, label %265, label %272

265:                                              ; preds = %263
  %266 = getelementptr inbounds nuw i8, ptr %216, i64 56
  %267 = load i64, ptr %266, align 8
  %268 = icmp eq i64 %267, 0
  br i1 %268, label %514, label %269

269:                                              ; preds = %265
  %270 = getelementptr inbounds nuw i8, ptr %216, i64 64
  %271 = load i64, ptr %270, align 8
  store i64 %271, ptr %228, align 8
  br label %510

272:                                              ; preds = %263, %250
  %273 = phi i64 [ %238, %263 ], [ %251, %250 ]
  %274 = phi ptr [ %237, %263 ], [ %248, %250 ]
  %275 = icmp eq i64 %273, 15
  br i1 %275, label %514, label %276

276:                                              ; preds = %272
  %277 = icmp samesign ult i64 %273, 10
  br i1 %277, label %278, label %436

278:                                              ; preds = %276
  %279 = load i64, ptr %19, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #8
  %280 = getelementptr inbounds nuw i8, ptr %216, i64 80
  %281 = load i64, ptr %280, align 8
  %282 = icmp eq i64 %281, 0
  br i1 %282, label %312, label %283

283:                                              ; preds = %278
  call void @llvm.experimental.noalias.scope.decl(metadata !33)
  %284 = getelementptr inbounds nuw i8, ptr %274, i64 16
  %285 = getelementptr inbounds nuw i8, ptr %274, i64 8
  %286 = load ptr, ptr %285, align 8, !noalias !33
  %287 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 56), align 8, !noalias !33
  %288 = icmp eq ptr %286, %287
  %289 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 256), align 8, !noalias !33
  %290 = icmp eq ptr %286, %289
  %291 = select i1 %288, i1 true, i1 %290
  br i1 %291, label %292, label %296

292:                                              ; preds = %283
  store i32 4, ptr %18, align 8, !alias.scope !33
  store i64 0, ptr %52, align 8, !alias.scope !33
  %293 = getelementptr double, ptr %284, i64 %281
  %294 = getelementptr i8, ptr %293, i64 -8
  %295 = load double, ptr %294, align 8, !noalias !33
  store double %295, ptr %53, align 8, !alias.scope !33
  br label %370

296:                                              ; preds = %283
  %297 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 248), align 8, !noalias !33
  %298 = icmp eq ptr %286, %297
  br i1 %298, label %299, label %304

299:                                              ; preds = %296
  store i32 4, ptr %18, align 8, !alias.scope !33
  store i64 0, ptr %52, align 8, !alias.scope !33
  %300 = getelementptr float, ptr %284, i64 %281
  %301 = getelementptr i8, ptr %300, i64 -4
  %302 = load float, ptr %301, align 4, !noalias !33
  %303 = fpext float %302 to double
  store double %303, ptr %53, align 8, !alias.scope !33
  br label %370

304:                                              ; preds = %296
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #8, !noalias !33
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %17, ptr noundef nonnull %274) #16, !noalias !33
  %305 = icmp eq i64 %281, 1
  %306 = load i32, ptr %17, align 8, !noalias !33
  %307 = icmp eq i32 %306, 0
  %308 = select i1 %305, i1 true, i1 %307
  br i1 %308, label %309, label %310

309:                                              ; preds = %304
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, ptr noundef nonnull align 8 dereferenceable(24) %17, i64 24, i1 false)
  br label %311

310:                                              ; preds = %304
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, i8 0, i64 24, i1 false), !alias.scope !33
  store i32 4, ptr %18, align 8, !alias.scope !33
  br label %311

311:                                              ; preds = %310, %309
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #8, !noalias !33
  br label %370

312:                                              ; preds = %278
  call void @llvm.experimental.noalias.scope.decl(metadata !36)
  %313 = getelementptr inbounds nuw i8, ptr %274, i64 8
  %314 = load ptr, ptr %313, align 8, !noalias !36
  %315 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8, !noalias !36
  %316 = icmp eq ptr %314, %315
  br i1 %316, label %318, label %317

317:                                              ; preds = %312
  call fastcc void @number_of(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %18, ptr noundef nonnull %274) #16
  br label %370

318:                                              ; preds = %312
  %319 = getelementptr inbounds nuw i8, ptr %274, i64 16
  %320 = load ptr, ptr %319, align 8, !noalias !36
  %321 = getelementptr inbounds nuw i8, ptr %274, i64 24
  %322 = load i32, ptr %321, align 8, !noalias !36
  %323 = icmp sgt i32 %322, 0
  br i1 %323, label %324, label %351

324:                                              ; preds = %318
  %325 = getelementptr inbounds nuw i8, ptr %274, i64 32
  %326 = getelementptr inbounds nuw i8, ptr %274, i64 40
  %327 = zext nneg i32 %322 to i64
  br label %328

328:                                              ; preds = %341, %324
  %329 = phi i64 [ 0, %324 ], [ %348, %341 ]
  %330 = phi i64 [ %279, %324 ], [ %349, %341 ]
  %331 = phi ptr [ %320, %324 ], [ %347, %341 ]
  %332 = and i64 %330, 65535
  %333 = icmp eq i64 %332, 0
  br i1 %333, label %340, label %334

334:                                              ; preds = %328
  %335 = load ptr, ptr %325, align 8, !noalias !36
  %336 = getelementptr inbounds nuw i64, ptr %335, i64 %329
  %337 = load i64, ptr %336, align 8, !noalias !36
  %338 = lshr i64 %332, 7
  %339 = icmp eq i64 %337, %338
  br i1 %339, label %341, label %340

340:                                              ; preds = %334, %328
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, i8 0, i64 24, i1 false), !alias.scope !36
  br label %370

341:                                              ; preds = %334
  %342 = and i64 %330, 127
  %343 = load ptr, ptr %326, align 8, !noalias !36
  %344 = getelementptr inbounds nuw i64, ptr %343, i64 %329
  %345 = load i64, ptr %344, align 8, !noalias !36
  %346 = mul nsw i64 %345, %342
  %347 = getelementptr inbounds i8, ptr %331, i64 %346
  %348 = add nuw nsw i64 %329, 1
  %349 = lshr i64 %330, 16
  %350 = icmp eq i64 %348, %327
  br i1 %350, label %351, label %328, !llvm.loop !39

351:                                              ; preds = %341, %318
  %352 = phi ptr [ %320, %318 ], [ %347, %341 ]
  %353 = phi i64 [ %279, %318 ], [ %349, %341 ]
  %354 = icmp eq i64 %353, 0
  br i1 %354, label %355, label %366

355:                                              ; preds = %351
  %356 = getelementptr inbounds nuw i8, ptr %274, i64 64
  %357 = load i32, ptr %356, align 8, !noalias !36
  %358 = and i32 %357, 256
  %359 = icmp eq i32 %358, 0
  br i1 %359, label %366, label %360

360:                                              ; preds = %355
  %361 = getelementptr inbounds nuw i8, ptr %274, i64 56
  %362 = load ptr, ptr %361, align 8, !noalias !36
  %363 = getelementptr inbounds nuw i8, ptr %362, i64 26
  %364 = load i8, ptr %363, align 2, !noalias !36
  %365 = icmp eq i8 %364, 62
  br i1 %365, label %366, label %367

366:                                              ; preds = %360, %355, %351
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %18, i8 0, i64 24, i1 false), !alias.scope !36
  br label %370

367:                                              ; preds = %360
  %368 = getelementptr inbounds nuw i8, ptr %362, i64 16
  %369 = load ptr, ptr %368, align 8, !noalias !36
  call fastcc void @number_at(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %18, ptr noundef %369, ptr noundef %352) #16
  br label %370

370:                                              ; preds = %367, %366, %340, %317, %311, %299, %292
  %371 = load i64, ptr %216, align 8
  switch i64 %371, label %399 [
    i64 9, label %432
    i64 8, label %372
    i64 6, label %376
    i64 7, label %391
  ]

372:                                              ; preds = %370
  %373 = load i64, ptr %52, align 8
  store i64 %373, ptr %228, align 8
  %374 = load i32, ptr %18, align 8
  %375 = icmp eq i32 %374, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #8
  br i1 %375, label %510, label %514

376:                                              ; preds = %370
  %377 = load i64, ptr %52, align 8
  %378 = getelementptr inbounds nuw i8, ptr %216, i64 48
  %379 = load i64, ptr %378, align 8
  %380 = and i64 %379, %377
  store i64 %380, ptr %228, align 8
  %381 = load i32, ptr %18, align 8
  %382 = icmp eq i32 %381, 2
  br i1 %382, label %383, label %430

383:                                              ; preds = %376
  %384 = getelementptr inbounds nuw i8, ptr %216, i64 32
  %385 = load i64, ptr %384, align 8
  %386 = icmp sgt i64 %385, %377
  br i1 %386, label %430, label %387

387:                                              ; preds = %383
  %388 = getelementptr inbounds nuw i8, ptr %216, i64 40
  %389 = load i64, ptr %388, align 8
  %390 = icmp sgt i64 %377, %389
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #8
  br i1 %390, label %514, label %510

391:                                              ; preds = %370
  %392 = load i64, ptr %52, align 8
  store i64 %392, ptr %228, align 8
  %393 = load i32, ptr %18, align 8
  %394 = icmp eq i32 %393, 3
  br i1 %394, label %431, label %395

395:                                              ; preds = %391
  %396 = icmp eq i32 %393, 2
  %397 = icmp sgt i64 %392, -1
  %398 = select i1 %396, i1 %397, i1 false
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #8
  br i1 %398, label %510, label %514

399:                                              ; preds = %370
  %400 = load i32, ptr %18, align 8
  %401 = icmp eq i32 %400, 2
  br i1 %401, label %402, label %408

402:                                              ; preds = %399
  %403 = load i64, ptr %52, align 8
  %404 = add i64 %403, -9007199254740993
  %405 = icmp ult i64 %404, -18014398509481985
  br i1 %405, label %430, label %406

406:                                              ; preds = %402
  %407 = sitofp i64 %403 to double
  br label %411

408:                                              ; preds = %399
  %409 = load double, ptr %53, align 8
  %410 = icmp eq i32 %400, 4
  br i1 %410, label %411, label %430

411:                                              ; preds = %408, %406
  %412 = phi double [ %407, %406 ], [ %409, %408 ]
  %413 = icmp eq i64 %371, 5
  br i1 %413, label %414, label %418

414:                                              ; preds = %411
  %415 = fcmp uno double %412, 0.000000e+00
  %416 = bitcast double %412 to i64
  %417 = select i1 %415, i64 9221120237041090560, i64 %416
  store i64 %417, ptr %228, align 8
  br label %431

418:                                              ; preds = %411
  %419 = fptrunc double %412 to float
  %420 = call double @llvm.fabs.f64(double %412)
  %421 = bitcast double %420 to i64
  %422 = icmp samesign ugt i64 %421, 9218868437227405311
  %423 = fcmp uno double %412, 0.000000e+00
  %424 = bitcast float %419 to i32
  %425 = zext i32 %424 to i64
  %426 = select i1 %423, i64 2143289344, i64 %425
  store i64 %426, ptr %228, align 8
  %427 = call float @llvm.fabs.f32(float %419)
  %428 = fcmp une float %427, 0x7FF0000000000000
  %429 = select i1 %422, i1 true, i1 %428
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #8
  br i1 %429, label %510, label %514

430:                                              ; preds = %408, %402, %383, %376
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #8
  br label %514

431:                                              ; preds = %414, %391
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #8
  br label %510

432:                                              ; preds = %370
  %433 = load i64, ptr %52, align 8
  store i64 %433, ptr %228, align 8
  %434 = load i32, ptr %18, align 8
  %435 = icmp eq i32 %434, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #8
  br i1 %435, label %514, label %510

436:                                              ; preds = %276
  %437 = getelementptr inbounds nuw i8, ptr %216, i64 32
  %438 = load i64, ptr %437, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #8
  switch i64 %273, label %500 [
    i64 10, label %439
    i64 11, label %450
    i64 12, label %459
    i64 13, label %505
  ]

439:                                              ; preds = %436
  %440 = getelementptr inbounds nuw i8, ptr %274, i64 8
  %441 = load ptr, ptr %440, align 8
  %442 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 72), align 8
  %443 = icmp eq ptr %441, %442
  br i1 %443, label %444, label %503

444:                                              ; preds = %439
  %445 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %274, ptr noundef nonnull %16) #15
  %446 = icmp eq i64 %445, %438
  br i1 %446, label %447, label %503

447:                                              ; preds = %444
  %448 = load i32, ptr %16, align 4
  %449 = icmp eq i32 %448, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #8
  br i1 %449, label %510, label %514

450:                                              ; preds = %436
  %451 = getelementptr inbounds nuw i8, ptr %274, i64 8
  %452 = load ptr, ptr %451, align 8
  %453 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %454 = icmp eq ptr %452, %453
  br i1 %454, label %455, label %503

455:                                              ; preds = %450
  %456 = getelementptr inbounds nuw i8, ptr %274, i64 16
  %457 = load i64, ptr %456, align 8
  %458 = icmp eq i64 %457, %438
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #8
  br i1 %458, label %510, label %514

459:                                              ; preds = %436
  %460 = inttoptr i64 %438 to ptr
  %461 = icmp eq ptr %274, %460
  br i1 %461, label %504, label %462

462:                                              ; preds = %459
  %463 = getelementptr inbounds nuw i8, ptr %274, i64 8
  %464 = load ptr, ptr %463, align 8
  %465 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8
  %466 = icmp eq ptr %464, %465
  br i1 %466, label %467, label %503

467:                                              ; preds = %462
  %468 = getelementptr inbounds nuw i8, ptr %274, i64 16
  %469 = load i64, ptr %468, align 8
  %470 = getelementptr inbounds nuw i8, ptr %460, i64 16
  %471 = load i64, ptr %470, align 8
  %472 = icmp eq i64 %469, %471
  br i1 %472, label %473, label %503

473:                                              ; preds = %467
  %474 = icmp slt i64 %469, 1
  br i1 %474, label %504, label %475

475:                                              ; preds = %473
  %476 = getelementptr inbounds nuw i8, ptr %274, i64 24
  %477 = getelementptr inbounds nuw i8, ptr %460, i64 24
  br label %478

478:                                              ; preds = %495, %475
  %479 = phi i64 [ 0, %475 ], [ %496, %495 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #8
  %480 = getelementptr inbounds nuw ptr, ptr %476, i64 %479
  %481 = load ptr, ptr %480, align 8
  %482 = getelementptr inbounds nuw i8, ptr %481, i64 8
  %483 = load ptr, ptr %482, align 8
  %484 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 72), align 8
  %485 = icmp eq ptr %483, %484
  br i1 %485, label %486, label %499

486:                                              ; preds = %478
  %487 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %481, ptr noundef nonnull %14) #15
  %488 = load i32, ptr %14, align 4
  %489 = icmp eq i32 %488, 0
  br i1 %489, label %490, label %499

490:                                              ; preds = %486
  %491 = getelementptr inbounds nuw ptr, ptr %477, i64 %479
  %492 = load ptr, ptr %491, align 8
  %493 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef %492, ptr noundef nonnull %15) #15
  %494 = icmp eq i64 %487, %493
  br i1 %494, label %495, label %499

495:                                              ; preds = %490
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  %496 = add nuw nsw i64 %479, 1
  %497 = load i64, ptr %468, align 8
  %498 = icmp slt i64 %496, %497
  br i1 %498, label %478, label %504, !llvm.loop !40

499:                                              ; preds = %490, %486, %478
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  br label %503

500:                                              ; preds = %436
  %501 = ptrtoint ptr %274 to i64
  %502 = icmp eq i64 %438, %501
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #8
  br i1 %502, label %510, label %514

503:                                              ; preds = %467, %462, %450, %444, %439, %499
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #8
  br label %514

504:                                              ; preds = %495, %473, %459
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #8
  br label %510

505:                                              ; preds = %436
  %506 = getelementptr inbounds nuw i8, ptr %274, i64 8
  %507 = load ptr, ptr %506, align 8
  %508 = inttoptr i64 %438 to ptr
  %509 = icmp eq ptr %507, %508
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #8
  br i1 %509, label %510, label %514

510:                                              ; preds = %505, %504, %500, %455, %447, %432, %431, %418, %395, %387, %372, %269, %261, %259
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #8
  %511 = add nuw nsw i64 %215, 1
  %512 = load i64, ptr %73, align 8
  %513 = icmp slt i64 %511, %512
  br i1 %513, label %214, label %515, !llvm.loop !41

514:                                              ; preds = %505, %500, %455, %447, %432, %418, %395, %387, %372, %272, %265, %261, %260, %259, %247, %503, %430
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #8
  br label %1197

515:                                              ; preds = %510, %205
  %516 = icmp ne ptr %210, null
  %517 = icmp ne ptr %208, null
  %518 = select i1 %516, ptr %210, ptr %208
  %519 = or i1 %517, %516
  %520 = zext i1 %516 to i64
  %521 = icmp eq ptr %208, null
  %522 = select i1 %521, i64 0, i64 2
  %523 = or disjoint i64 %522, %520
  %524 = icmp eq i64 %523, 0
  %525 = select i1 %524, i64 4, i64 %523
  %526 = getelementptr inbounds nuw i8, ptr %69, i64 104
  %527 = load i64, ptr %526, align 8
  %528 = xor i64 %527, -1
  %529 = and i64 %525, %528
  %530 = icmp eq i64 %529, 0
  %531 = xor i1 %516, true
  %532 = or i1 %521, %531
  %533 = and i1 %532, %530
  br i1 %533, label %534, label %1197

534:                                              ; preds = %515
  %535 = load i64, ptr %79, align 8
  %536 = icmp sgt i64 %535, 0
  br i1 %536, label %537, label %568

537:                                              ; preds = %534, %565
  %538 = phi i64 [ %566, %565 ], [ 0, %534 ]
  %539 = getelementptr inbounds nuw %struct.Equal, ptr %78, i64 %538
  br i1 %519, label %540, label %544

540:                                              ; preds = %537
  %541 = getelementptr inbounds nuw i8, ptr %539, i64 32
  %542 = load i64, ptr %541, align 8
  %543 = icmp eq i64 %542, 0
  br i1 %543, label %565, label %544

544:                                              ; preds = %540, %537
  %545 = load i64, ptr %539, align 8
  %546 = getelementptr inbounds i64, ptr %21, i64 %545
  %547 = load i64, ptr %546, align 8
  %548 = getelementptr inbounds nuw i8, ptr %539, i64 16
  %549 = load i64, ptr %548, align 8
  %550 = icmp slt i64 %549, 0
  %551 = getelementptr inbounds nuw i8, ptr %539, i64 24
  %552 = getelementptr inbounds nuw i64, ptr %21, i64 %549
  %553 = select i1 %550, ptr %551, ptr %552
  %554 = load i64, ptr %553, align 8
  %555 = getelementptr inbounds nuw i8, ptr %539, i64 8
  %556 = load i64, ptr %555, align 8
  %557 = icmp eq i64 %556, 1
  br i1 %557, label %562, label %558

558:                                              ; preds = %544
  %559 = add i64 %547, -1
  %560 = add i64 %559, %556
  %561 = sdiv i64 %560, %556
  br label %562

562:                                              ; preds = %558, %544
  %563 = phi i64 [ %561, %558 ], [ %547, %544 ]
  %564 = icmp eq i64 %563, %554
  br i1 %564, label %565, label %1197

565:                                              ; preds = %562, %540
  %566 = add nuw nsw i64 %538, 1
  %567 = icmp eq i64 %566, %535
  br i1 %567, label %568, label %537, !llvm.loop !42

568:                                              ; preds = %565, %534
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #8
  br i1 %519, label %569, label %594

569:                                              ; preds = %568
  %570 = getelementptr inbounds nuw i8, ptr %69, i64 192
  %571 = load i64, ptr %570, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store ptr %518, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #8
  %572 = call fastcc i64 @items_of(ptr noundef %10, ptr noundef %11) #16
  %573 = icmp eq i64 %572, %571
  br i1 %573, label %574, label %593

574:                                              ; preds = %569
  %575 = icmp slt i64 %571, 1
  br i1 %575, label %592, label %576

576:                                              ; preds = %574
  %577 = load ptr, ptr %11, align 8
  br label %578

578:                                              ; preds = %587, %576
  %579 = phi i64 [ 0, %576 ], [ %589, %587 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #8
  %580 = getelementptr inbounds nuw ptr, ptr %577, i64 %579
  %581 = load ptr, ptr %580, align 8
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %12, ptr noundef %581) #16
  %582 = load i32, ptr %12, align 8
  %583 = icmp eq i32 %582, 2
  %584 = load i64, ptr %54, align 8
  %585 = icmp ult i64 %584, 2147483648
  %586 = select i1 %583, i1 %585, i1 false
  br i1 %586, label %587, label %591

587:                                              ; preds = %578
  %588 = getelementptr inbounds nuw i64, ptr %13, i64 %579
  store i64 %584, ptr %588, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  %589 = add nuw nsw i64 %579, 1
  %590 = icmp eq i64 %589, %571
  br i1 %590, label %592, label %578, !llvm.loop !43

591:                                              ; preds = %578
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  br label %593

592:                                              ; preds = %587, %574
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %594

593:                                              ; preds = %591, %569
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %669

594:                                              ; preds = %592, %568
  %595 = getelementptr inbounds nuw i8, ptr %69, i64 192
  %596 = load i64, ptr %595, align 8
  %597 = call i64 @llvm.smax.i64(i64 %596, i64 3)
  %598 = trunc i64 %597 to i32
  %599 = icmp slt i32 %598, 1
  br i1 %599, label %670, label %600

600:                                              ; preds = %594
  %601 = getelementptr inbounds nuw i8, ptr %69, i64 352
  %602 = getelementptr inbounds nuw i8, ptr %69, i64 208
  %603 = getelementptr inbounds nuw i8, ptr %69, i64 200
  %604 = getelementptr inbounds nuw i8, ptr %69, i64 400
  %605 = and i64 %597, 2147483647
  %606 = call i64 @llvm.umax.i64(i64 %605, i64 1)
  br label %611

607:                                              ; preds = %664
  %608 = extractvalue { i64, i1 } %667, 0
  %609 = add nuw nsw i64 %613, 1
  %610 = icmp eq i64 %609, %606
  br i1 %610, label %670, label %611, !llvm.loop !44

611:                                              ; preds = %607, %600
  %612 = phi i64 [ 1, %600 ], [ %608, %607 ]
  %613 = phi i64 [ 0, %600 ], [ %609, %607 ]
  %614 = getelementptr inbounds nuw i64, ptr %601, i64 %613
  %615 = load i64, ptr %614, align 8
  %616 = icmp sgt i64 %596, %613
  br i1 %616, label %617, label %645

617:                                              ; preds = %611
  br i1 %519, label %635, label %618

618:                                              ; preds = %617
  %619 = getelementptr inbounds nuw %struct.Extent, ptr %602, i64 %613
  %620 = load i64, ptr %619, align 8
  %621 = icmp slt i64 %620, 0
  br i1 %621, label %622, label %624

622:                                              ; preds = %618
  %623 = getelementptr inbounds nuw i8, ptr %619, i64 8
  br label %632

624:                                              ; preds = %618
  %625 = getelementptr inbounds nuw i8, ptr %619, i64 16
  %626 = load i64, ptr %625, align 8
  %627 = icmp eq i64 %626, 0
  br i1 %627, label %628, label %630

628:                                              ; preds = %624
  %629 = getelementptr inbounds nuw i64, ptr %21, i64 %620
  br label %632

630:                                              ; preds = %624
  %631 = getelementptr inbounds nuw i64, ptr null, i64 %620
  br label %632

632:                                              ; preds = %630, %628, %622
  %633 = phi ptr [ %623, %622 ], [ %629, %628 ], [ %631, %630 ]
  %634 = load i64, ptr %633, align 8
  br label %646

635:                                              ; preds = %617
  %636 = getelementptr inbounds nuw i64, ptr %13, i64 %613
  %637 = load i64, ptr %636, align 8
  %638 = load i64, ptr %604, align 8
  %639 = icmp eq i64 %638, 0
  br i1 %639, label %652, label %640

640:                                              ; preds = %635
  %641 = getelementptr inbounds nuw %struct.Extent, ptr %70, i64 %613
  %642 = getelementptr inbounds nuw i8, ptr %641, i64 184
  %643 = load i64, ptr %642, align 8
  %644 = icmp eq i64 %637, %643
  br i1 %644, label %652, label %669

645:                                              ; preds = %611
  br i1 %519, label %652, label %646

646:                                              ; preds = %645, %632
  %647 = phi i64 [ %634, %632 ], [ 1, %645 ]
  %648 = load i64, ptr %603, align 8
  %649 = shl nuw i64 1, %613
  %650 = and i64 %648, %649
  %651 = icmp ne i64 %650, 0
  br label %652

652:                                              ; preds = %646, %645, %640, %635
  %653 = phi i64 [ %647, %646 ], [ 1, %645 ], [ %637, %635 ], [ %637, %640 ]
  %654 = phi i1 [ %651, %646 ], [ %517, %645 ], [ %517, %635 ], [ %517, %640 ]
  %655 = select i1 %654, i64 %615, i64 1
  %656 = mul nsw i64 %655, %653
  %657 = getelementptr inbounds nuw i64, ptr %22, i64 %613
  store i64 %656, ptr %657, align 8
  %658 = icmp eq i64 %615, 1
  %659 = select i1 %654, i1 true, i1 %658
  br i1 %659, label %664, label %660

660:                                              ; preds = %652
  %661 = add i64 %615, -1
  %662 = add i64 %661, %653
  %663 = sdiv i64 %662, %615
  br label %664

664:                                              ; preds = %660, %652
  %665 = phi i64 [ %663, %660 ], [ %653, %652 ]
  %666 = getelementptr inbounds nuw i64, ptr %23, i64 %613
  store i64 %665, ptr %666, align 8
  %667 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %612, i64 %665)
  %668 = extractvalue { i64, i1 } %667, 1
  br i1 %668, label %669, label %607

669:                                              ; preds = %664, %640, %593
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  br label %1197

670:                                              ; preds = %607, %594
  %671 = phi i64 [ 1, %594 ], [ %608, %607 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  %672 = load i64, ptr %82, align 8
  %673 = icmp slt i64 %672, 1
  br i1 %673, label %696, label %674

674:                                              ; preds = %670, %693
  %675 = phi i64 [ %694, %693 ], [ 0, %670 ]
  %676 = getelementptr inbounds nuw %struct.Apart, ptr %81, i64 %675
  %677 = load i64, ptr %676, align 8
  %678 = getelementptr inbounds i64, ptr %21, i64 %677
  %679 = load i64, ptr %678, align 8
  %680 = getelementptr inbounds nuw i8, ptr %676, i64 8
  %681 = load i64, ptr %680, align 8
  %682 = getelementptr inbounds i64, ptr %21, i64 %681
  %683 = load i64, ptr %682, align 8
  %684 = getelementptr inbounds nuw i8, ptr %676, i64 24
  %685 = load i64, ptr %684, align 8
  %686 = add i64 %685, %683
  %687 = icmp ult i64 %679, %686
  br i1 %687, label %688, label %693

688:                                              ; preds = %674
  %689 = getelementptr inbounds nuw i8, ptr %676, i64 16
  %690 = load i64, ptr %689, align 8
  %691 = add i64 %690, %679
  %692 = icmp ult i64 %683, %691
  br i1 %692, label %1197, label %693

693:                                              ; preds = %688, %674
  %694 = add nuw nsw i64 %675, 1
  %695 = icmp eq i64 %694, %672
  br i1 %695, label %696, label %674, !llvm.loop !45

696:                                              ; preds = %693, %670
  %697 = load i64, ptr %73, align 8
  %698 = icmp slt i64 %697, 1
  br i1 %698, label %733, label %699

699:                                              ; preds = %696, %730
  %700 = phi i64 [ %731, %730 ], [ 0, %696 ]
  %701 = getelementptr inbounds nuw %struct.Row, ptr %72, i64 %700
  %702 = load i64, ptr %701, align 8
  %703 = icmp slt i64 %702, 4
  br i1 %703, label %704, label %730

704:                                              ; preds = %699
  %705 = getelementptr inbounds nuw i8, ptr %701, i64 104
  %706 = load i64, ptr %705, align 8
  %707 = and i64 %706, 1099511627775
  %708 = icmp eq i64 %707, 0
  br i1 %708, label %730, label %709

709:                                              ; preds = %704
  %710 = getelementptr inbounds nuw i8, ptr %701, i64 96
  %711 = load i64, ptr %710, align 8
  %712 = getelementptr i64, ptr %21, i64 %711
  br label %713

713:                                              ; preds = %726, %709
  %714 = phi i64 [ %707, %709 ], [ %728, %726 ]
  %715 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %714, i1 true)
  %716 = trunc nuw nsw i64 %715 to i8
  %717 = urem i8 %716, 6
  %718 = zext nneg i8 %717 to i64
  %719 = getelementptr inbounds nuw i64, ptr %22, i64 %718
  %720 = load i64, ptr %719, align 8
  %721 = udiv i8 %716, 6
  %722 = zext nneg i8 %721 to i64
  %723 = getelementptr i64, ptr %712, i64 %722
  %724 = load i64, ptr %723, align 8
  %725 = icmp sgt i64 %720, %724
  br i1 %725, label %1197, label %726

726:                                              ; preds = %713
  %727 = add nsw i64 %714, -1
  %728 = and i64 %727, %714
  %729 = icmp eq i64 %728, 0
  br i1 %729, label %730, label %713, !llvm.loop !46

730:                                              ; preds = %726, %704, %699
  %731 = add nuw nsw i64 %700, 1
  %732 = icmp eq i64 %731, %697
  br i1 %732, label %733, label %699, !llvm.loop !47

733:                                              ; preds = %730, %696
  %734 = load i64, ptr %76, align 8
  %735 = icmp sgt i64 %734, 0
  br i1 %735, label %737, label %770

736:                                              ; preds = %764
  br i1 %765, label %770, label %1197

737:                                              ; preds = %733, %764
  %738 = phi i64 [ %766, %764 ], [ 0, %733 ]
  %739 = getelementptr inbounds nuw %struct.Captured, ptr %75, i64 %738
  %740 = getelementptr inbounds nuw i8, ptr %739, i64 8
  %741 = load ptr, ptr %740, align 8
  %742 = ptrtoint ptr %741 to i64
  %743 = load ptr, ptr %739, align 8
  switch i64 %742, label %753 [
    i64 0, label %744
    i64 1, label %750
  ]

744:                                              ; preds = %737
  %745 = getelementptr inbounds nuw i8, ptr %743, i64 16
  %746 = load ptr, ptr %745, align 8
  %747 = getelementptr inbounds nuw i8, ptr %739, i64 16
  %748 = load ptr, ptr %747, align 8
  %749 = icmp eq ptr %746, %748
  br label %764

750:                                              ; preds = %737
  %751 = call i64 @PyDict_Size(ptr noundef %743) #15
  %752 = icmp eq i64 %751, 0
  br label %764

753:                                              ; preds = %737
  %754 = call ptr @PyDict_GetItemWithError(ptr noundef %743, ptr noundef nonnull %741) #15
  %755 = icmp eq ptr %754, null
  br i1 %755, label %756, label %760, !prof !48

756:                                              ; preds = %753
  %757 = call ptr @PyErr_Occurred() #15
  %758 = icmp eq ptr %757, null
  br i1 %758, label %760, label %759

759:                                              ; preds = %756
  call void @PyErr_Clear() #15
  br label %1197

760:                                              ; preds = %756, %753
  %761 = getelementptr inbounds nuw i8, ptr %739, i64 16
  %762 = load ptr, ptr %761, align 8
  %763 = icmp eq ptr %754, %762
  br label %764

764:                                              ; preds = %760, %750, %744
  %765 = phi i1 [ %752, %750 ], [ %749, %744 ], [ %763, %760 ]
  %766 = add nuw nsw i64 %738, 1
  %767 = load i64, ptr %76, align 8
  %768 = icmp slt i64 %766, %767
  %769 = select i1 %768, i1 %765, i1 false
  br i1 %769, label %737, label %736, !llvm.loop !49

770:                                              ; preds = %736, %733
  %771 = getelementptr inbounds nuw i8, ptr %69, i64 176
  %772 = load ptr, ptr %771, align 8
  %773 = icmp eq ptr %772, null
  br i1 %773, label %777, label %774

774:                                              ; preds = %770
  %775 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 24), align 8
  %776 = call fastcc zeroext i1 @says(ptr noundef %772, ptr noundef null, ptr noundef %775) #16
  br i1 %776, label %777, label %1197

777:                                              ; preds = %774, %770
  %778 = getelementptr inbounds nuw i8, ptr %69, i64 448
  %779 = load ptr, ptr %778, align 8
  %780 = icmp eq ptr %779, null
  br i1 %780, label %812, label %781

781:                                              ; preds = %777
  %782 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %783 = getelementptr inbounds nuw i8, ptr %782, i64 8
  %784 = load i64, ptr %783, align 8
  %785 = inttoptr i64 %784 to ptr
  %786 = getelementptr inbounds nuw i8, ptr %782, i64 16
  %787 = load i64, ptr %786, align 8
  %788 = inttoptr i64 %787 to ptr
  %789 = load ptr, ptr @gpu, align 8
  %790 = call i64 @PyDict_Size(ptr noundef %789) #15
  %791 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %792 = load i64, ptr %791, align 8
  %793 = icmp eq i64 %790, %792
  br i1 %793, label %794, label %1197

794:                                              ; preds = %781
  %795 = icmp eq i64 %784, 0
  br i1 %795, label %800, label %796

796:                                              ; preds = %794
  %797 = load ptr, ptr %778, align 8
  %798 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 40), align 8
  %799 = call fastcc zeroext i1 @says(ptr noundef %785, ptr noundef %797, ptr noundef %798) #16
  br i1 %799, label %800, label %1197

800:                                              ; preds = %796, %794
  %801 = getelementptr inbounds nuw i8, ptr %69, i64 72
  %802 = load ptr, ptr %801, align 8
  %803 = icmp eq ptr %802, null
  %804 = icmp ne i64 %787, 0
  %805 = select i1 %803, i1 %804, i1 false
  br i1 %805, label %806, label %812

806:                                              ; preds = %800
  %807 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %808 = getelementptr inbounds nuw i8, ptr %807, i64 24
  %809 = load i64, ptr %808, align 8
  %810 = inttoptr i64 %809 to ptr
  %811 = call fastcc zeroext i1 @says(ptr noundef %788, ptr noundef null, ptr noundef %810) #16
  br i1 %811, label %812, label %1197

812:                                              ; preds = %806, %800, %777
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #8
  store i32 0, ptr %24, align 4
  %813 = icmp eq ptr %210, null
  %814 = load i64, ptr %85, align 8
  %815 = icmp slt i64 %814, 1
  br i1 %815, label %1061, label %816

816:                                              ; preds = %812
  %817 = getelementptr inbounds nuw i8, ptr %69, i64 64
  br label %818

818:                                              ; preds = %1056, %816
  %819 = phi i64 [ 0, %816 ], [ %1040, %1056 ]
  %820 = getelementptr inbounds nuw %struct.Make, ptr %84, i64 %819
  %821 = getelementptr inbounds nuw i8, ptr %820, i64 16
  %822 = load i64, ptr %821, align 8
  %823 = icmp eq i64 %822, 1
  br i1 %823, label %828, label %824

824:                                              ; preds = %818
  %825 = icmp eq i64 %822, 2
  %826 = select i1 %825, i1 %813, i1 false
  %827 = and i1 %521, %826
  br label %828

828:                                              ; preds = %824, %818
  %829 = phi i1 [ true, %818 ], [ %827, %824 ]
  %830 = load i64, ptr %820, align 8
  %831 = getelementptr inbounds %struct.Row, ptr %72, i64 %830
  %832 = getelementptr inbounds nuw i8, ptr %831, i64 24
  %833 = load i64, ptr %832, align 8
  %834 = getelementptr inbounds i64, ptr %21, i64 %833
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #8
  %835 = getelementptr inbounds nuw i8, ptr %820, i64 24
  %836 = load i64, ptr %835, align 8
  %837 = getelementptr inbounds nuw i8, ptr %820, i64 8
  %838 = load i64, ptr %837, align 8
  %839 = icmp sgt i64 %838, 0
  br i1 %839, label %840, label %876

840:                                              ; preds = %828
  %841 = getelementptr inbounds nuw i8, ptr %820, i64 48
  br label %845

842:                                              ; preds = %867
  %843 = add nuw nsw i64 %846, 1
  %844 = icmp eq i64 %843, %838
  br i1 %844, label %876, label %845, !llvm.loop !50

845:                                              ; preds = %842, %840
  %846 = phi i64 [ 0, %840 ], [ %843, %842 ]
  %847 = phi i64 [ %836, %840 ], [ %873, %842 ]
  %848 = getelementptr inbounds nuw %struct.Extent, ptr %841, i64 %846
  %849 = load i64, ptr %848, align 8
  %850 = icmp slt i64 %849, 0
  br i1 %850, label %851, label %853

851:                                              ; preds = %845
  %852 = getelementptr inbounds nuw i8, ptr %848, i64 8
  br label %863

853:                                              ; preds = %845
  %854 = getelementptr inbounds nuw i8, ptr %848, i64 16
  %855 = load i64, ptr %854, align 8
  %856 = icmp eq i64 %855, 0
  br i1 %856, label %857, label %859

857:                                              ; preds = %853
  %858 = getelementptr inbounds nuw i64, ptr %21, i64 %849
  br label %863

859:                                              ; preds = %853
  %860 = icmp eq i64 %855, 1
  %861 = select i1 %860, ptr %22, ptr %23
  %862 = getelementptr inbounds nuw i64, ptr %861, i64 %849
  br label %863

863:                                              ; preds = %859, %857, %851
  %864 = phi ptr [ %852, %851 ], [ %858, %857 ], [ %862, %859 ]
  %865 = load i64, ptr %864, align 8
  %866 = icmp ugt i64 %865, 2147483647
  br i1 %866, label %1059, label %867

867:                                              ; preds = %863
  %868 = getelementptr inbounds nuw i64, ptr %9, i64 %846
  store i64 %865, ptr %868, align 8
  %869 = getelementptr inbounds nuw i64, ptr %834, i64 %846
  %870 = getelementptr inbounds nuw i8, ptr %869, i64 8
  store i64 %865, ptr %870, align 8
  %871 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %847, i64 %865)
  %872 = extractvalue { i64, i1 } %871, 1
  %873 = extractvalue { i64, i1 } %871, 0
  %874 = icmp sgt i64 %873, 70368744177664
  %875 = or i1 %872, %874
  br i1 %875, label %1059, label %842

876:                                              ; preds = %842, %828
  %877 = phi i64 [ %836, %828 ], [ %873, %842 ]
  %878 = getelementptr inbounds nuw i8, ptr %831, i64 80
  %879 = load i64, ptr %878, align 8
  %880 = icmp eq i64 %879, 0
  br i1 %880, label %884, label %881

881:                                              ; preds = %876
  %882 = getelementptr i64, ptr %834, i64 %838
  %883 = getelementptr i8, ptr %882, i64 8
  store i64 %879, ptr %883, align 8
  br label %884

884:                                              ; preds = %881, %876
  %885 = getelementptr inbounds nuw i8, ptr %820, i64 40
  %886 = load ptr, ptr %885, align 8
  %887 = icmp eq ptr %886, null
  br i1 %887, label %916, label %888

888:                                              ; preds = %884
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(56) %8, i8 0, i64 56, i1 false)
  %889 = call i64 @llvm.smax.i64(i64 %838, i64 0)
  br label %890

890:                                              ; preds = %893, %888
  %891 = phi i64 [ 0, %888 ], [ %897, %893 ]
  %892 = icmp eq i64 %891, %889
  br i1 %892, label %900, label %893

893:                                              ; preds = %890
  %894 = getelementptr inbounds nuw i64, ptr %9, i64 %891
  %895 = load i64, ptr %894, align 8
  %896 = call ptr @PyLong_FromLongLong(i64 noundef %895) #15
  %897 = add nuw i64 %891, 1
  %898 = getelementptr inbounds nuw ptr, ptr %8, i64 %897
  store ptr %896, ptr %898, align 8
  %899 = icmp eq ptr %896, null
  br i1 %899, label %900, label %890, !llvm.loop !51

900:                                              ; preds = %893, %890
  %901 = phi i64 [ %889, %890 ], [ %891, %893 ]
  %902 = icmp eq i64 %901, %838
  br i1 %902, label %903, label %906

903:                                              ; preds = %900
  %904 = or i64 %838, -9223372036854775808
  %905 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %886, ptr noundef nonnull %55, i64 noundef %904, ptr noundef null) #15
  br label %906

906:                                              ; preds = %903, %900
  %907 = phi ptr [ %905, %903 ], [ null, %900 ]
  %908 = icmp eq i64 %901, 0
  br i1 %908, label %915, label %909

909:                                              ; preds = %906, %909
  %910 = phi i64 [ %911, %909 ], [ %901, %906 ]
  %911 = add nsw i64 %910, -1
  %912 = getelementptr inbounds nuw ptr, ptr %8, i64 %910
  %913 = load ptr, ptr %912, align 8
  call void @Py_DecRef(ptr noundef %913) #15
  %914 = icmp sgt i64 %910, 1
  br i1 %914, label %909, label %915, !llvm.loop !52

915:                                              ; preds = %909, %906
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  br label %1032

916:                                              ; preds = %884
  %917 = load ptr, ptr %817, align 8
  %918 = icmp eq ptr %917, null
  br i1 %918, label %975, label %919

919:                                              ; preds = %916
  %920 = add i64 %877, 240
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  store ptr null, ptr %7, align 8
  %921 = icmp sgt i64 %877, 4194303
  %922 = and i1 %829, %921
  br i1 %922, label %923, label %925

923:                                              ; preds = %919
  %924 = call fastcc ptr @take_block(i64 noundef %920) #16
  br label %930

925:                                              ; preds = %919
  br i1 %829, label %926, label %928

926:                                              ; preds = %925
  %927 = call ptr @PyMem_RawMalloc(i64 noundef %920) #15
  br label %930

928:                                              ; preds = %925
  %929 = call ptr @PyMem_RawCalloc(i64 noundef 1, i64 noundef %920) #15
  br label %930

930:                                              ; preds = %928, %926, %923
  %931 = phi ptr [ %924, %923 ], [ null, %926 ], [ null, %928 ]
  %932 = phi ptr [ %924, %923 ], [ %927, %926 ], [ %929, %928 ]
  %933 = icmp eq ptr %932, null
  br i1 %933, label %973, label %934

934:                                              ; preds = %930
  %935 = getelementptr inbounds nuw i8, ptr %932, i64 176
  %936 = ptrtoint ptr %935 to i64
  %937 = add i64 %936, 63
  %938 = and i64 %937, -64
  store i64 %938, ptr %834, align 8
  %939 = inttoptr i64 %938 to ptr
  %940 = getelementptr inbounds nuw i8, ptr %831, i64 40
  %941 = load i64, ptr %940, align 8
  %942 = getelementptr inbounds nuw i8, ptr %831, i64 48
  %943 = load i64, ptr %942, align 8
  %944 = getelementptr inbounds nuw i8, ptr %932, i64 80
  %945 = getelementptr inbounds nuw i8, ptr %932, i64 128
  store i32 1, ptr %932, align 8
  %946 = getelementptr inbounds nuw i8, ptr %932, i64 4
  store i32 0, ptr %946, align 4
  %947 = getelementptr inbounds nuw i8, ptr %932, i64 8
  store ptr %931, ptr %947, align 8
  %948 = getelementptr inbounds nuw i8, ptr %932, i64 16
  store ptr @give_back, ptr %948, align 8
  %949 = getelementptr inbounds nuw i8, ptr %932, i64 24
  store i64 0, ptr %949, align 8
  %950 = getelementptr inbounds nuw i8, ptr %932, i64 32
  store ptr %939, ptr %950, align 8
  %951 = getelementptr inbounds nuw i8, ptr %932, i64 40
  store i64 %941, ptr %951, align 8
  %952 = getelementptr inbounds nuw i8, ptr %932, i64 48
  store i64 %943, ptr %952, align 8
  %953 = getelementptr inbounds nuw i8, ptr %932, i64 56
  store ptr %944, ptr %953, align 8
  %954 = getelementptr inbounds nuw i8, ptr %932, i64 64
  store ptr %945, ptr %954, align 8
  %955 = getelementptr inbounds nuw i8, ptr %932, i64 72
  store i64 0, ptr %955, align 8
  br i1 %839, label %960, label %956

956:                                              ; preds = %960, %934
  %957 = load ptr, ptr %817, align 8
  %958 = call i32 %957(ptr noundef nonnull %932, ptr noundef nonnull %7) #15
  %959 = icmp eq i32 %958, 0
  br i1 %959, label %970, label %972

960:                                              ; preds = %934, %960
  %961 = phi i64 [ %968, %960 ], [ 1, %934 ]
  %962 = phi i64 [ %963, %960 ], [ %838, %934 ]
  %963 = add nsw i64 %962, -1
  %964 = getelementptr inbounds nuw i64, ptr %9, i64 %963
  %965 = load i64, ptr %964, align 8
  %966 = getelementptr inbounds nuw i64, ptr %944, i64 %963
  store i64 %965, ptr %966, align 8
  %967 = getelementptr inbounds nuw i64, ptr %945, i64 %963
  store i64 %961, ptr %967, align 8
  %968 = mul nsw i64 %965, %961
  %969 = icmp samesign ugt i64 %962, 1
  br i1 %969, label %960, label %956, !llvm.loop !53

970:                                              ; preds = %956
  %971 = load ptr, ptr %7, align 8
  br label %973

972:                                              ; preds = %956
  call void @give_back(ptr noundef nonnull %932) #16
  br label %973

973:                                              ; preds = %972, %970, %930
  %974 = phi ptr [ null, %972 ], [ %971, %970 ], [ null, %930 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  br label %1032

975:                                              ; preds = %916
  %976 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 112), align 8
  %977 = select i1 %829, i64 184, i64 183
  %978 = getelementptr inbounds nuw ptr, ptr %976, i64 %977
  %979 = load ptr, ptr %978, align 8
  %980 = getelementptr inbounds nuw i8, ptr %820, i64 32
  %981 = load ptr, ptr %980, align 8
  %982 = icmp slt i64 %877, 4096
  br i1 %982, label %983, label %987

983:                                              ; preds = %975
  call void @Py_IncRef(ptr noundef %981) #15
  %984 = load i64, ptr %837, align 8
  %985 = trunc i64 %984 to i32
  %986 = call ptr %979(i32 noundef %985, ptr noundef nonnull %9, ptr noundef %981, i32 noundef 0) #15
  br label %1032

987:                                              ; preds = %975
  %988 = icmp samesign ugt i64 %877, 4194303
  %989 = and i1 %829, %988
  br i1 %989, label %990, label %998

990:                                              ; preds = %987
  %991 = call fastcc ptr @take_block(i64 noundef %877) #16
  %992 = icmp eq ptr %991, null
  br i1 %992, label %1035, label %993

993:                                              ; preds = %990
  %994 = call ptr @PyCapsule_New(ptr noundef nonnull %991, ptr noundef null, ptr noundef nonnull @drop_memory) #15
  %995 = icmp eq ptr %994, null
  br i1 %995, label %996, label %1013

996:                                              ; preds = %993
  %997 = getelementptr inbounds i8, ptr %991, i64 -64
  call fastcc void @keep_block(ptr noundef nonnull %997) #16
  br label %1035

998:                                              ; preds = %987
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %999 = add nuw nsw i64 %877, 64
  store i64 %999, ptr %6, align 8
  %1000 = getelementptr inbounds nuw i8, ptr %976, i64 360
  %1001 = load ptr, ptr %1000, align 8
  %1002 = call ptr %1001(i32 noundef 2) #15
  %1003 = call ptr %979(i32 noundef 1, ptr noundef nonnull %6, ptr noundef %1002, i32 noundef 0) #15
  %1004 = icmp eq ptr %1003, null
  br i1 %1004, label %1005, label %1006

1005:                                             ; preds = %998
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  br label %1035

1006:                                             ; preds = %998
  %1007 = getelementptr inbounds nuw i8, ptr %1003, i64 16
  %1008 = load ptr, ptr %1007, align 8
  %1009 = ptrtoint ptr %1008 to i64
  %1010 = add i64 %1009, 63
  %1011 = and i64 %1010, -64
  %1012 = inttoptr i64 %1011 to ptr
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  br label %1013

1013:                                             ; preds = %1006, %993
  %1014 = phi ptr [ %1012, %1006 ], [ %991, %993 ]
  %1015 = phi ptr [ %1003, %1006 ], [ %994, %993 ]
  call void @Py_IncRef(ptr noundef %981) #15
  %1016 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 112), align 8
  %1017 = getelementptr inbounds nuw i8, ptr %1016, i64 752
  %1018 = load ptr, ptr %1017, align 8
  %1019 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %1020 = load i64, ptr %837, align 8
  %1021 = trunc i64 %1020 to i32
  %1022 = call ptr %1018(ptr noundef %1019, ptr noundef %981, i32 noundef %1021, ptr noundef nonnull %9, ptr noundef null, ptr noundef %1014, i32 noundef 1281, ptr noundef null) #15
  %1023 = icmp eq ptr %1022, null
  br i1 %1023, label %1024, label %1025

1024:                                             ; preds = %1013
  call void @Py_DecRef(ptr noundef nonnull %1015) #15
  br label %1035

1025:                                             ; preds = %1013
  %1026 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 112), align 8
  %1027 = getelementptr inbounds nuw i8, ptr %1026, i64 2256
  %1028 = load ptr, ptr %1027, align 8
  %1029 = call i32 %1028(ptr noundef nonnull %1022, ptr noundef nonnull %1015) #15
  %1030 = icmp slt i32 %1029, 0
  br i1 %1030, label %1031, label %1036

1031:                                             ; preds = %1025
  call void @Py_DecRef(ptr noundef nonnull %1022) #15
  br label %1035

1032:                                             ; preds = %983, %973, %915
  %1033 = phi ptr [ %907, %915 ], [ %974, %973 ], [ %986, %983 ]
  %1034 = icmp eq ptr %1033, null
  br i1 %1034, label %1035, label %1036

1035:                                             ; preds = %1032, %990, %1031, %1024, %1005, %996
  call void @PyErr_Clear() #15
  br label %1059

1036:                                             ; preds = %1032, %1025
  %1037 = phi ptr [ %1033, %1032 ], [ %1022, %1025 ]
  %1038 = load i64, ptr %820, align 8
  %1039 = getelementptr inbounds ptr, ptr %20, i64 %1038
  store ptr %1037, ptr %1039, align 8
  %1040 = add nuw nsw i64 %819, 1
  %1041 = load ptr, ptr %885, align 8
  %1042 = icmp eq ptr %1041, null
  br i1 %1042, label %1049, label %1043

1043:                                             ; preds = %1036
  %1044 = getelementptr inbounds %struct.Row, ptr %72, i64 %1038
  %1045 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %70, ptr noundef nonnull readonly %1044, ptr noundef %1037, ptr noundef nonnull %21, ptr noundef null) #16
  br i1 %1045, label %1046, label %1059

1046:                                             ; preds = %1043
  %1047 = load ptr, ptr %885, align 8
  %1048 = icmp eq ptr %1047, null
  br i1 %1048, label %1049, label %1056

1049:                                             ; preds = %1046, %1036
  %1050 = load ptr, ptr %817, align 8
  %1051 = icmp eq ptr %1050, null
  br i1 %1051, label %1052, label %1056

1052:                                             ; preds = %1049
  %1053 = getelementptr inbounds nuw i8, ptr %1037, i64 16
  %1054 = load ptr, ptr %1053, align 8
  %1055 = ptrtoint ptr %1054 to i64
  store i64 %1055, ptr %834, align 8
  br label %1056

1056:                                             ; preds = %1052, %1049, %1046
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  %1057 = load i64, ptr %85, align 8
  %1058 = icmp slt i64 %1040, %1057
  br i1 %1058, label %818, label %1061, !llvm.loop !54

1059:                                             ; preds = %1043, %867, %863, %1035
  %1060 = phi i64 [ %819, %1035 ], [ %819, %867 ], [ %819, %863 ], [ %1040, %1043 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  br label %1184

1061:                                             ; preds = %1056, %812
  %1062 = phi i64 [ 0, %812 ], [ %1040, %1056 ]
  %1063 = load i64, ptr %595, align 8
  %1064 = call i64 @llvm.smax.i64(i64 %1063, i64 3)
  %1065 = trunc i64 %1064 to i32
  %1066 = icmp sgt i32 %1065, 0
  %1067 = getelementptr inbounds nuw i8, ptr %69, i64 40
  %1068 = load i64, ptr %1067, align 8
  %1069 = icmp eq i64 %1068, 0
  %1070 = select i1 %1066, i1 %1069, i1 false
  br i1 %1070, label %1071, label %1077

1071:                                             ; preds = %1061
  %1072 = getelementptr inbounds nuw i8, ptr %69, i64 408
  %1073 = load i64, ptr %1072, align 8
  %1074 = getelementptr i64, ptr %21, i64 %1073
  %1075 = shl i64 %1064, 3
  %1076 = and i64 %1075, 17179869176
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1074, ptr nonnull align 16 %23, i64 %1076, i1 false)
  br label %1078

1077:                                             ; preds = %1061
  switch i64 %1068, label %1099 [
    i64 0, label %1078
    i64 1, label %1080
    i64 2, label %1082
    i64 3, label %1084
  ]

1078:                                             ; preds = %1077, %1071
  %1079 = call fastcc i32 @run_kernel(ptr noundef nonnull readonly %70, ptr noundef %21, ptr noundef %23, i64 noundef %671) #16
  br label %1086

1080:                                             ; preds = %1077
  %1081 = call fastcc i32 @run_plan(ptr noundef nonnull readonly %70, ptr noundef nonnull readonly %90, ptr noundef %21) #16
  br label %1086

1082:                                             ; preds = %1077
  %1083 = call fastcc i32 @run_gpu(ptr noundef nonnull readonly %70, ptr noundef nonnull readonly %90, ptr noundef %21, ptr noundef %24) #16
  br label %1086

1084:                                             ; preds = %1077
  %1085 = call fastcc i32 @run_graph(ptr noundef nonnull readonly %70, ptr noundef %21) #16
  br label %1086

1086:                                             ; preds = %1084, %1082, %1080, %1078
  %1087 = phi i32 [ %1085, %1084 ], [ %1079, %1078 ], [ %1081, %1080 ], [ %1083, %1082 ]
  %1088 = icmp eq i32 %1087, 1
  br i1 %1088, label %1089, label %1184

1089:                                             ; preds = %1086
  %1090 = load i64, ptr %1067, align 8
  %1091 = load i32, ptr %24, align 4
  %1092 = icmp eq i64 %1090, 2
  br i1 %1092, label %1093, label %1099

1093:                                             ; preds = %1089
  %1094 = load ptr, ptr %778, align 8
  %1095 = icmp eq ptr %1094, null
  br i1 %1095, label %1096, label %1105

1096:                                             ; preds = %1093
  %1097 = sext i32 %1091 to i64
  %1098 = call ptr @PyLong_FromLongLong(i64 noundef %1097) #15
  br label %1184

1099:                                             ; preds = %1089, %1077
  %1100 = phi i64 [ %1090, %1089 ], [ %1068, %1077 ]
  %1101 = freeze i64 %1100
  %1102 = icmp eq i64 %1101, 4
  %1103 = getelementptr inbounds nuw i8, ptr %69, i64 440
  %1104 = select i1 %1102, ptr %1103, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16)
  br label %1105

1105:                                             ; preds = %1099, %1093
  %1106 = phi ptr [ getelementptr inbounds nuw (i8, ptr @host, i64 16), %1093 ], [ %1104, %1099 ]
  %1107 = load ptr, ptr %1106, align 8
  %1108 = load i64, ptr %88, align 8
  switch i64 %1108, label %1113 [
    i64 1, label %1109
    i64 0, label %1117
  ]

1109:                                             ; preds = %1105
  %1110 = load i64, ptr %87, align 8
  %1111 = getelementptr inbounds ptr, ptr %20, i64 %1110
  %1112 = load ptr, ptr %1111, align 8
  br label %1117

1113:                                             ; preds = %1105
  %1114 = call ptr @PyTuple_New(i64 noundef %1108) #15
  %1115 = load i64, ptr %88, align 8
  %1116 = icmp slt i64 %1115, 2
  br i1 %1116, label %1117, label %1119

1117:                                             ; preds = %1113, %1109, %1105
  %1118 = phi ptr [ %1114, %1113 ], [ %1107, %1105 ], [ %1112, %1109 ]
  call void @Py_IncRef(ptr noundef %1118) #15
  br label %1119

1119:                                             ; preds = %1117, %1113
  %1120 = phi ptr [ %1118, %1117 ], [ %1114, %1113 ]
  %1121 = icmp eq ptr %1120, null
  br i1 %1121, label %1184, label %1122

1122:                                             ; preds = %1119
  %1123 = getelementptr inbounds nuw i8, ptr %1120, i64 24
  %1124 = load i64, ptr %88, align 8
  %1125 = icmp sgt i64 %1124, 1
  br i1 %1125, label %1126, label %1141

1126:                                             ; preds = %1122, %1126
  %1127 = phi i64 [ %1136, %1126 ], [ 0, %1122 ]
  %1128 = getelementptr inbounds nuw i64, ptr %87, i64 %1127
  %1129 = load i64, ptr %1128, align 8
  %1130 = getelementptr inbounds ptr, ptr %20, i64 %1129
  %1131 = load ptr, ptr %1130, align 8
  call void @Py_IncRef(ptr noundef %1131) #15
  %1132 = load i64, ptr %1128, align 8
  %1133 = getelementptr inbounds ptr, ptr %20, i64 %1132
  %1134 = load ptr, ptr %1133, align 8
  %1135 = getelementptr inbounds nuw ptr, ptr %1123, i64 %1127
  store ptr %1134, ptr %1135, align 8
  %1136 = add nuw nsw i64 %1127, 1
  %1137 = load i64, ptr %88, align 8
  %1138 = icmp sgt i64 %1137, 1
  %1139 = icmp slt i64 %1136, %1137
  %1140 = select i1 %1138, i1 %1139, i1 false
  br i1 %1140, label %1126, label %1141

1141:                                             ; preds = %1126, %1122
  %1142 = getelementptr inbounds nuw i8, ptr %69, i64 184
  %1143 = load ptr, ptr %1142, align 8
  %1144 = icmp eq ptr %1143, null
  br i1 %1144, label %1184, label %1145

1145:                                             ; preds = %1141
  %1146 = getelementptr inbounds nuw i8, ptr %69, i64 88
  %1147 = load ptr, ptr %1146, align 8
  %1148 = icmp eq ptr %1147, null
  br i1 %1148, label %1178, label %1149

1149:                                             ; preds = %1145, %1172
  %1150 = phi ptr [ %1174, %1172 ], [ %1147, %1145 ]
  %1151 = phi i64 [ %1173, %1172 ], [ 0, %1145 ]
  %1152 = load i64, ptr %103, align 8
  %1153 = icmp slt i64 %1151, %1152
  br i1 %1153, label %1154, label %1176

1154:                                             ; preds = %1149
  %1155 = getelementptr inbounds nuw %struct.Row, ptr %72, i64 %1151
  %1156 = getelementptr inbounds nuw i8, ptr %1155, i64 104
  %1157 = load i64, ptr %1156, align 8
  %1158 = and i64 %1157, 1099511627776
  %1159 = icmp eq i64 %1158, 0
  br i1 %1159, label %1172, label %1160

1160:                                             ; preds = %1154
  %1161 = getelementptr inbounds nuw i8, ptr %1155, i64 16
  %1162 = load i64, ptr %1161, align 8
  %1163 = getelementptr inbounds ptr, ptr %20, i64 %1162
  %1164 = load ptr, ptr %1163, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  store ptr null, ptr %5, align 16
  store ptr %1164, ptr %56, align 8
  %1165 = icmp ne ptr %1164, null
  %1166 = zext i1 %1165 to i64
  %1167 = or disjoint i64 %1166, -9223372036854775808
  %1168 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %1150, ptr noundef nonnull %56, i64 noundef %1167, ptr noundef null) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  %1169 = icmp eq ptr %1168, null
  br i1 %1169, label %1171, label %1170

1170:                                             ; preds = %1160
  call void @Py_DecRef(ptr noundef nonnull %1168) #15
  br label %1172

1171:                                             ; preds = %1160
  call void @PyErr_Clear() #15
  br label %1172

1172:                                             ; preds = %1171, %1170, %1154
  %1173 = add nuw nsw i64 %1151, 1
  %1174 = load ptr, ptr %1146, align 8
  %1175 = icmp eq ptr %1174, null
  br i1 %1175, label %1176, label %1149, !llvm.loop !55

1176:                                             ; preds = %1172, %1149
  %1177 = load ptr, ptr %1142, align 8
  br label %1178

1178:                                             ; preds = %1176, %1145
  %1179 = phi ptr [ %1177, %1176 ], [ %1143, %1145 ]
  %1180 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %1181 = icmp eq ptr %1179, %1180
  br i1 %1181, label %1184, label %1182

1182:                                             ; preds = %1178
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store ptr null, ptr %4, align 16
  store ptr %1120, ptr %57, align 8
  %1183 = call ptr @PyObject_Vectorcall(ptr noundef %1179, ptr noundef nonnull %57, i64 noundef -9223372036854775807, ptr noundef null) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @Py_DecRef(ptr noundef nonnull %1120) #15
  br label %1184

1184:                                             ; preds = %1182, %1178, %1141, %1119, %1096, %1086, %1059
  %1185 = phi i64 [ %1060, %1059 ], [ %1062, %1086 ], [ %1062, %1096 ], [ %1062, %1119 ], [ %1062, %1141 ], [ %1062, %1178 ], [ %1062, %1182 ]
  %1186 = phi ptr [ null, %1059 ], [ null, %1086 ], [ %1098, %1096 ], [ null, %1119 ], [ %1120, %1141 ], [ %1120, %1178 ], [ %1183, %1182 ]
  %1187 = icmp sgt i64 %1185, 0
  br i1 %1187, label %1188, label %1196

1188:                                             ; preds = %1184, %1188
  %1189 = phi i64 [ %1190, %1188 ], [ %1185, %1184 ]
  %1190 = add nsw i64 %1189, -1
  %1191 = getelementptr inbounds nuw %struct.Make, ptr %84, i64 %1190
  %1192 = load i64, ptr %1191, align 8
  %1193 = getelementptr inbounds ptr, ptr %20, i64 %1192
  %1194 = load ptr, ptr %1193, align 8
  call void @Py_DecRef(ptr noundef %1194) #15
  %1195 = icmp samesign ugt i64 %1189, 1
  br i1 %1195, label %1188, label %1196, !llvm.loop !56

1196:                                             ; preds = %1188, %1184
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #8
  br label %1197

1197:                                             ; preds = %562, %688, %713, %1196, %806, %796, %781, %774, %759, %736, %669, %515, %514
  %1198 = phi ptr [ %1186, %1196 ], [ null, %736 ], [ null, %774 ], [ null, %806 ], [ null, %781 ], [ null, %796 ], [ null, %713 ], [ null, %515 ], [ null, %688 ], [ null, %514 ], [ null, %669 ], [ null, %759 ], [ null, %562 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #8
  br label %1199

1199:                                             ; preds = %154, %170, %93, %97, %184, %195, %200, %1197
  %1200 = phi ptr [ null, %93 ], [ %1198, %1197 ], [ null, %200 ], [ null, %184 ], [ null, %195 ], [ null, %97 ], [ null, %170 ], [ null, %154 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #8
  %1201 = load i64, ptr %27, align 8
  %1202 = icmp sgt i64 %1201, 0
  br i1 %1202, label %1203, label %1209

1203:                                             ; preds = %1199, %1203
  %1204 = phi i64 [ %1207, %1203 ], [ %1201, %1199 ]
  %1205 = add nsw i64 %1204, -1
  store i64 %1205, ptr %27, align 8
  %1206 = getelementptr inbounds nuw %struct.Py_buffer, ptr %58, i64 %1205
  call void @PyBuffer_Release(ptr noundef nonnull %1206) #15
  %1207 = load i64, ptr %27, align 8
  %1208 = icmp sgt i64 %1207, 0
  br i1 %1208, label %1203, label %1209, !llvm.loop !57

1209:                                             ; preds = %1203, %1199
  call void @Py_DecRef(ptr noundef %67) #15
  %1210 = icmp eq ptr %1200, null
  br i1 %1210, label %1212, label %1211

1211:                                             ; preds = %1209
  store i64 %64, ptr %40, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %27) #8
  br label %1220

1212:                                             ; preds = %1209
  %1213 = call ptr @PyErr_Occurred() #15
  %1214 = icmp eq ptr %1213, null
  call void @llvm.lifetime.end.p0(ptr nonnull %27) #8
  br i1 %1214, label %1215, label %1220

1215:                                             ; preds = %1212
  %1216 = add nuw nsw i64 %61, 1
  %1217 = add nsw i64 %64, 1
  %1218 = load i64, ptr %41, align 8
  %1219 = icmp slt i64 %1216, %1218
  br i1 %1219, label %59, label %1220, !llvm.loop !58

1220:                                             ; preds = %1215, %1212, %1211, %39
  %1221 = phi ptr [ %1200, %1211 ], [ null, %39 ], [ null, %1212 ], [ null, %1215 ]
  br i1 %37, label %1223, label %1222

1222:                                             ; preds = %1220
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store i32 %35, ptr %3, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %1223

1223:                                             ; preds = %1222, %1220, %2
  %1224 = phi ptr [ null, %2 ], [ %1221, %1220 ], [ %1221, %1222 ]
  ret ptr %1224
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store ptr null, ptr %4, align 16
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %1, ptr %5, align 8
  %6 = icmp ne ptr %1, null
  %7 = zext i1 %6 to i64
  %8 = or disjoint i64 %7, -9223372036854775808
  %9 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %0, ptr noundef nonnull %5, i64 noundef %8, ptr noundef null) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  call void @PyErr_Clear() #15
  br label %14

12:                                               ; preds = %3
  call void @Py_DecRef(ptr noundef nonnull %9) #15
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
  br i1 %22, label %131, label %23

23:                                               ; preds = %17
  br i1 %20, label %24, label %35

24:                                               ; preds = %23
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = icmp slt i64 %3, %26
  br i1 %27, label %28, label %38

28:                                               ; preds = %24
  %29 = getelementptr inbounds nuw i8, ptr %8, i64 580
  %30 = load atomic i32, ptr %29 monotonic, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %38, label %32

32:                                               ; preds = %28
  %33 = getelementptr inbounds nuw i8, ptr %8, i64 264
  %34 = atomicrmw add ptr %33, i32 1 monotonic, align 8
  br label %35

35:                                               ; preds = %23, %32, %4, %13
  %36 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %37 = load i64, ptr %36, align 8
  br label %60

38:                                               ; preds = %24, %28
  %39 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %40 = load i64, ptr %39, align 8
  %41 = icmp slt i64 %40, 0
  br i1 %41, label %60, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw i8, ptr %8, i64 580
  %44 = load atomic i32, ptr %43 monotonic, align 4
  %45 = icmp eq i64 %40, 1
  br i1 %45, label %51, label %46

46:                                               ; preds = %42
  %47 = icmp eq i32 %44, 0
  %48 = select i1 %47, i64 1, i64 2
  %49 = shl i64 %40, %48
  %50 = sdiv i64 %3, %49
  br label %51

51:                                               ; preds = %46, %42
  %52 = phi i64 [ %50, %46 ], [ %3, %42 ]
  %53 = icmp slt i64 %52, 2
  br i1 %53, label %60, label %54

54:                                               ; preds = %51
  %55 = getelementptr inbounds nuw i8, ptr %8, i64 320
  %56 = load i64, ptr %55, align 64
  %57 = tail call i64 @llvm.smin.i64(i64 %52, i64 %56)
  %58 = sitofp i64 %57 to double
  %59 = tail call double @llvm.copysign.f64(double 0.000000e+00, double %58)
  br label %60

60:                                               ; preds = %54, %51, %38, %35
  %61 = phi i64 [ %37, %35 ], [ %40, %38 ], [ %40, %51 ], [ %40, %54 ]
  %62 = phi i1 [ false, %35 ], [ true, %38 ], [ true, %51 ], [ true, %54 ]
  %63 = phi double [ 0.000000e+00, %35 ], [ -0.000000e+00, %38 ], [ 0.000000e+00, %51 ], [ %59, %54 ]
  %64 = getelementptr inbounds nuw i8, ptr %10, i64 72
  %65 = load i64, ptr %64, align 8
  %66 = icmp slt i64 %3, %65
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %67 = tail call i32 @PyThread_get_thread_ident() #15
  store i64 0, ptr %5, align 8
  %68 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr @watch_poll, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 %67, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %71 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %70, i8 0, i64 20, i1 false)
  store ptr %6, ptr %71, align 8
  %72 = getelementptr inbounds nuw i8, ptr %5, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %72, i8 0, i64 16, i1 false)
  br i1 %12, label %76, label %73

73:                                               ; preds = %60
  %74 = tail call ptr @PyEval_SaveThread() #15
  %75 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store ptr %74, ptr %75, align 8
  br label %76

76:                                               ; preds = %73, %60
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %78 = load ptr, ptr %77, align 8
  br i1 %62, label %79, label %89

79:                                               ; preds = %76
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %81 = load i64, ptr %80, align 8
  %82 = icmp sgt i64 %81, 1
  br i1 %82, label %83, label %87

83:                                               ; preds = %79
  %84 = getelementptr i64, ptr %2, i64 %81
  %85 = getelementptr i8, ptr %84, i64 -8
  %86 = load i64, ptr %85, align 8
  br label %87

87:                                               ; preds = %79, %83
  %88 = phi i64 [ %86, %83 ], [ 0, %79 ]
  call void @pool_spread(ptr noundef %8, ptr noundef %78, ptr noundef nonnull %1, i64 noundef %3, i64 noundef %61, i64 noundef %88, ptr noundef nonnull %5) #16
  br label %90

89:                                               ; preds = %76
  call void %78(ptr noundef nonnull %1, i64 noundef 0, i64 noundef %3, ptr noundef nonnull %5) #15
  br label %90

90:                                               ; preds = %89, %87
  %91 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %94 = load ptr, ptr %93, align 8
  %95 = icmp eq ptr %94, null
  br i1 %95, label %97, label %96

96:                                               ; preds = %90
  call void @PyEval_RestoreThread(ptr noundef nonnull %94) #15
  br label %97

97:                                               ; preds = %90, %96
  %98 = load atomic i64, ptr %5 monotonic, align 8
  %99 = icmp ne i64 %98, 0
  %100 = select i1 %66, i1 true, i1 %99
  br i1 %100, label %122, label %101

101:                                              ; preds = %97
  %102 = sitofp i64 %3 to double
  %103 = fdiv double %63, %102
  %104 = getelementptr inbounds nuw i8, ptr %10, i64 64
  %105 = load double, ptr %104, align 8
  %106 = fmul double %105, 4.000000e+00
  %107 = fcmp ogt double %103, %106
  %108 = fdiv double %105, %103
  %109 = select i1 %107, double %108, double 1.000000e+00
  %110 = getelementptr inbounds nuw i8, ptr %10, i64 32
  br label %111

111:                                              ; preds = %111, %101
  %112 = phi i64 [ 0, %101 ], [ %120, %111 ]
  %113 = getelementptr inbounds nuw i64, ptr %110, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = sitofp i64 %114 to double
  %116 = fmul double %109, %115
  %117 = fptosi double %116 to i64
  %118 = call i64 @llvm.smax.i64(i64 %117, i64 1)
  %119 = getelementptr inbounds nuw i64, ptr %10, i64 %112
  store i64 %118, ptr %119, align 8
  %120 = add nuw nsw i64 %112, 1
  %121 = icmp eq i64 %120, 4
  br i1 %121, label %129, label %111, !llvm.loop !59

122:                                              ; preds = %97
  %123 = icmp eq i64 %92, 0
  br i1 %123, label %129, label %124

124:                                              ; preds = %122
  %125 = getelementptr inbounds nuw i8, ptr %10, i64 64
  %126 = load double, ptr %125, align 8
  %127 = fcmp ogt double %126, 0.000000e+00
  br i1 %127, label %128, label %129

128:                                              ; preds = %124
  store i64 0, ptr %64, align 8
  br label %129

129:                                              ; preds = %111, %122, %124, %128
  %130 = select i1 %99, i32 2, i32 1
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br label %131

131:                                              ; preds = %17, %129
  %132 = phi i32 [ %130, %129 ], [ 0, %17 ]
  ret i32 %132
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 3) i32 @run_plan(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull captures(none) %2) unnamed_addr #0 {
  %4 = alloca [512 x i64], align 16
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
  %32 = tail call fastcc ptr @take_block(i64 noundef %23) #16
  br label %38

33:                                               ; preds = %30
  br i1 %26, label %36, label %34

34:                                               ; preds = %33
  %35 = tail call ptr @PyMem_RawCalloc(i64 noundef 1, i64 noundef %23) #15
  br label %38

36:                                               ; preds = %33
  %37 = tail call ptr @PyMem_RawMalloc(i64 noundef %23) #15
  br label %38

38:                                               ; preds = %31, %36, %34, %18
  %39 = phi ptr [ null, %18 ], [ %32, %31 ], [ %35, %34 ], [ %37, %36 ]
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %41 = load i64, ptr %40, align 8
  %42 = icmp sgt i64 %41, 512
  br i1 %42, label %43, label %46

43:                                               ; preds = %38
  %44 = shl i64 %41, 3
  %45 = tail call ptr @PyMem_RawMalloc(i64 noundef %44) #15
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
  br i1 %80, label %66, label %81, !llvm.loop !60

81:                                               ; preds = %66, %52
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %82 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  %83 = call i32 @PyThread_get_thread_ident() #15
  store i64 0, ptr %5, align 8
  %84 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr @watch_poll, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 %83, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %87 = getelementptr inbounds nuw i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %86, i8 0, i64 12, i1 false)
  store ptr %82, ptr %87, align 8
  %88 = getelementptr inbounds nuw i8, ptr %5, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %88, i8 0, i64 16, i1 false)
  %89 = call ptr @PyEval_SaveThread() #15
  %90 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store ptr %89, ptr %90, align 8
  %91 = load i64, ptr %9, align 8
  %92 = icmp eq i64 %91, 0
  %93 = select i1 %92, ptr null, ptr %8
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %95 = load i64, ptr %94, align 8
  call fastcc void @run_sequence(ptr noundef %93, ptr noundef nonnull %47, i64 noundef %95, ptr noundef %5) #16
  %96 = load ptr, ptr %90, align 8
  %97 = icmp eq ptr %96, null
  br i1 %97, label %99, label %98

98:                                               ; preds = %81
  call void @PyEval_RestoreThread(ptr noundef nonnull %96) #15
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
  call fastcc void @keep_block(ptr noundef nonnull %108) #16
  br label %110

109:                                              ; preds = %103
  call void @PyMem_RawFree(ptr noundef %39) #15
  br label %110

110:                                              ; preds = %109, %107
  %111 = icmp eq ptr %47, %4
  br i1 %111, label %113, label %112

112:                                              ; preds = %110
  call void @PyMem_RawFree(ptr noundef %47) #15
  br label %113

113:                                              ; preds = %110, %112, %12
  %114 = phi i32 [ 0, %12 ], [ %104, %112 ], [ %104, %110 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret i32 %114
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 2) i32 @run_gpu(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #0 {
  %5 = alloca [327 x i64], align 16
  %6 = alloca i64, align 8
  %7 = alloca [5 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
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
  br i1 %28, label %29, label %15, !llvm.loop !60

29:                                               ; preds = %15, %4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %30 = add i64 %13, -56
  store i64 %30, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
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
  %40 = call i32 %37(ptr noundef nonnull %5, ptr noundef %39, ptr noundef null, ptr noundef nonnull %7) #15
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
  %10 = call i32 %9(ptr noundef nonnull %3) #15
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
  %136 = call i32 %134(ptr noundef %129, ptr noundef %130, ptr noundef %132, ptr noundef %135) #15
  br label %140

137:                                              ; preds = %125
  %138 = load ptr, ptr %90, align 8
  %139 = call i32 %138(ptr noundef %129, ptr noundef %130, ptr noundef %132) #15
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
  %158 = call i32 %154(ptr noundef %155, ptr noundef %157) #15
  %159 = icmp eq i32 %158, 0
  %160 = zext i1 %159 to i32
  br label %161

161:                                              ; preds = %149, %145, %2, %12
  %162 = phi i32 [ 0, %2 ], [ 0, %12 ], [ %160, %149 ], [ 0, %145 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
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
  %21 = call fastcc i64 @items_of(ptr noundef %3, ptr noundef %4) #16
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
  br i1 %40, label %7, label %41, !llvm.loop !66

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
  br i1 %11, label %12, label %77, !prof !67

12:                                               ; preds = %5
  %13 = load i64, ptr %1, align 8
  switch i64 %13, label %72 [
    i64 0, label %14
    i64 1, label %68
    i64 2, label %70
  ], !prof !68

14:                                               ; preds = %12
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %16 = load i32, ptr %15, align 8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, %17
  br i1 %21, label %22, label %77, !prof !67

22:                                               ; preds = %14
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %24 = load i32, ptr %23, align 8
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %27 = load i64, ptr %26, align 8
  %28 = and i64 %27, %25
  %29 = icmp eq i64 %28, %27
  br i1 %29, label %30, label %77, !prof !67

30:                                               ; preds = %22
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %32 = load i64, ptr %31, align 8
  %33 = icmp ne i64 %32, 0
  %34 = and i32 %24, 1
  %35 = icmp ne i32 %34, 0
  %36 = and i1 %35, %33
  br i1 %36, label %77, label %37, !prof !48

37:                                               ; preds = %30
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %39 = load ptr, ptr %38, align 8
  %40 = load ptr, ptr %18, align 8
  %41 = icmp eq ptr %39, %40
  br i1 %41, label %57, label %42, !prof !67

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
  %67 = call fastcc zeroext i1 @write_array(ptr noundef nonnull readonly %1, ptr noundef %6, i64 noundef %17, ptr noundef nonnull %3) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  br label %77

68:                                               ; preds = %12
  %69 = tail call fastcc zeroext i1 @read_tensor(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef %3) #16
  br label %77

70:                                               ; preds = %12
  %71 = tail call fastcc zeroext i1 @read_buffer(ptr noundef nonnull %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #16
  br label %77

72:                                               ; preds = %12
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds i64, ptr %3, i64 %74
  %76 = tail call fastcc zeroext i1 @read_device(ptr noundef nonnull %1, ptr noundef %2, ptr noundef %75) #16
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
  %15 = tail call i32 @PyType_IsSubtype(ptr noundef %5, ptr noundef %12) #15
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
  %11 = tail call ptr @PyObject_GetAttr(ptr noundef nonnull %2, ptr noundef nonnull %8) #15
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  tail call void @PyErr_Clear() #15
  br label %67

14:                                               ; preds = %10
  tail call void @Py_DecRef(ptr noundef nonnull %11) #15
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
  %23 = tail call fastcc zeroext i1 @says(ptr noundef %19, ptr noundef nonnull %2, ptr noundef %22) #16
  br i1 %23, label %24, label %67

24:                                               ; preds = %21, %17
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %26 = load ptr, ptr %25, align 8
  %27 = call i32 %26(ptr noundef nonnull %2, ptr noundef nonnull %5) #15
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %30, label %29

29:                                               ; preds = %24
  call void @PyErr_Clear() #15
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
  %64 = call fastcc zeroext i1 @read_view(ptr noundef nonnull %1, ptr noundef %6, i64 noundef %61, i64 noundef %63, ptr noundef %3) #16
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
  %11 = tail call i32 @PyObject_GetBuffer(ptr noundef nonnull %1, ptr noundef nonnull %8, i32 noundef 28) #15
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call void @PyErr_Clear() #15
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
  br i1 %47, label %68, label %48, !llvm.loop !69

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
  %67 = call fastcc zeroext i1 @read_view(ptr noundef %0, ptr noundef %5, i64 noundef %23, i64 noundef %66, ptr noundef %2) #16
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
  %20 = tail call ptr @PyLong_AsVoidPtr(ptr noundef %19) #15
  %21 = ptrtoint ptr %20 to i64
  store i64 %21, ptr %2, align 8
  br label %22

22:                                               ; preds = %3, %10, %16
  %23 = phi i1 [ true, %16 ], [ false, %10 ], [ false, %3 ]
  ret i1 %23
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc noundef zeroext i1 @write_array(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #10 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8, !prof !67

8:                                                ; preds = %4
  %9 = tail call fastcc zeroext i1 @write_strided(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #16
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
  br i1 %28, label %29, label %19, !llvm.loop !70

29:                                               ; preds = %25, %10
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %36, label %33, !prof !67

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
define internal fastcc noundef zeroext i1 @write_strided(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #10 {
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
  br i1 %93, label %94, label %29, !llvm.loop !71

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
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #11

; Function Attrs: optsize
declare dso_local ptr @PyObject_GetAttr(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @PyErr_Clear() local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc noundef zeroext i1 @read_view(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull writeonly captures(none) %4) unnamed_addr #10 {
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
  br i1 %26, label %27, label %32, !llvm.loop !72

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
  br i1 %52, label %37, label %53, !llvm.loop !73

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
  %62 = tail call fastcc zeroext i1 @write_array(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, ptr noundef %4) #16
  br label %63

63:                                               ; preds = %53, %57, %61, %5, %14
  %64 = phi i1 [ false, %5 ], [ false, %14 ], [ false, %57 ], [ %62, %61 ], [ false, %53 ]
  ret i1 %64
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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !74)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8, !noalias !74
  %18 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %1, ptr noundef nonnull %3) #15, !noalias !74
  %19 = load i32, ptr %3, align 4, !noalias !74
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25, !prof !67

21:                                               ; preds = %17
  store i32 2, ptr %0, align 8, !alias.scope !74
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %22, align 4, !alias.scope !74
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %18, ptr %23, align 8, !alias.scope !74
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %24, align 8, !alias.scope !74
  br label %39

25:                                               ; preds = %17
  %26 = icmp slt i32 %19, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !74
  br label %39

28:                                               ; preds = %25
  %29 = call i64 @PyLong_AsUnsignedLongLong(ptr noundef nonnull %1) #15, !noalias !74
  %30 = icmp eq i64 %29, -1
  br i1 %30, label %31, label %34

31:                                               ; preds = %28
  %32 = call ptr @PyErr_Occurred() #15, !noalias !74
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %38

34:                                               ; preds = %31, %28
  store i32 3, ptr %0, align 8, !alias.scope !74
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %35, align 4, !alias.scope !74
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %29, ptr %36, align 8, !alias.scope !74
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %37, align 8, !alias.scope !74
  br label %39

38:                                               ; preds = %31
  call void @PyErr_Clear() #15, !noalias !74
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !74
  br label %39

39:                                               ; preds = %21, %27, %34, %38
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8, !noalias !74
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
  tail call fastcc void @number_at(ptr dead_on_unwind writable sret(%struct.Number) align 8 %0, ptr noundef %5, ptr noundef nonnull %51) #16
  br label %52

52:                                               ; preds = %50, %43, %39, %8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @number_at(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Number) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, ptr noundef readonly captures(none) %2) unnamed_addr #10 {
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
  br i1 %11, label %80, label %4, !llvm.loop !77

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
declare i64 @llvm.cttz.i64(i64, i1 immarg) #12

; Function Attrs: optsize
declare dso_local i64 @PyDict_Size(ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local ptr @PyDict_GetItemWithError(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local ptr @PyLong_FromLongLong(i64 noundef) local_unnamed_addr #1

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
  tail call fastcc void @keep_block(ptr noundef nonnull %11) #16
  br label %22

22:                                               ; preds = %9, %21, %4
  %23 = add nuw nsw i64 %5, 1
  %24 = icmp eq i64 %23, 8
  br i1 %24, label %27, label %4, !llvm.loop !78

25:                                               ; preds = %13
  %26 = getelementptr inbounds nuw i8, ptr %11, i64 64
  br label %46

27:                                               ; preds = %22
  %28 = add i64 %0, 128
  %29 = tail call ptr @PyMem_RawMalloc(i64 noundef %28) #15
  %30 = icmp eq ptr %29, null
  br i1 %30, label %31, label %37

31:                                               ; preds = %27
  %32 = tail call i64 @blocks_kept(i64 noundef 1) #16
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %46

34:                                               ; preds = %31
  %35 = tail call ptr @PyMem_RawMalloc(i64 noundef %28) #15
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
  tail call fastcc void @keep_block(ptr noundef nonnull %6) #16
  br label %8

7:                                                ; preds = %1
  tail call void @PyMem_RawFree(ptr noundef nonnull %0) #15
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
  tail call void @PyMem_RawFree(ptr noundef %25) #15
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
  tail call void @PyMem_RawFree(ptr noundef %51) #15
  br label %52

52:                                               ; preds = %32, %49, %37
  ret void
}

; Function Attrs: optsize
declare dso_local ptr @PyCapsule_New(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal void @drop_memory(ptr noundef %0) #0 {
  %2 = tail call ptr @PyCapsule_GetPointer(ptr noundef %0, ptr noundef null) #15
  %3 = getelementptr inbounds i8, ptr %2, i64 -64
  tail call fastcc void @keep_block(ptr noundef nonnull %3) #16
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
declare i64 @llvm.smax.i64(i64, i64) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #13

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #13

attributes #0 = { nounwind optsize }
attributes #1 = { optsize }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree norecurse nounwind optsize memory(argmem: readwrite) }
attributes #6 = { mustprogress nofree norecurse nounwind optsize willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #8 = { nounwind }
attributes #9 = { nounwind memory(argmem: write) }
attributes #10 = { nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #11 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #15 = { nounwind optsize }
attributes #16 = { optsize }

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
!13 = distinct !{!13, !8}
!14 = distinct !{!14, !10, !8}
!15 = distinct !{!15, !10, !8}
!16 = distinct !{!16, !10, !8}
!17 = distinct !{!17, !10, !8}
!18 = distinct !{!18, !8}
!19 = distinct !{!19, !10, !8}
!20 = distinct !{!20, !10, !8}
!21 = distinct !{!21, !8}
!22 = distinct !{!22, !10, !8}
!23 = distinct !{!23, !10, !8}
!24 = distinct !{!24, !10, !8}
!25 = distinct !{!25, !10, !8}
!26 = distinct !{!26, !10, !8}
!27 = distinct !{!27, !10, !8}
!28 = distinct !{!28, !10, !8}
!29 = distinct !{!29, !10, !8}
!30 = distinct !{!30, !10, !8}
!31 = distinct !{!31, !10, !8}
!32 = !{!"branch_weights", !"expected", i32 2146410, i32 2145337238}
!33 = !{!34}
!34 = distinct !{!34, !35, !"part_of: argument 0"}
!35 = distinct !{!35, !"part_of"}
!36 = !{!37}
!37 = distinct !{!37, !38, !"element_of: argument 0"}
!38 = distinct !{!38, !"element_of"}
!39 = distinct !{!39, !10, !8}
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
!65 = distinct !{!65, !10, !8}
!66 = distinct !{!66, !10, !8}
!67 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!68 = !{!"branch_weights", i32 1, i32 8000, i32 2, i32 1}
!69 = distinct !{!69, !10, !8}
!70 = distinct !{!70, !10, !8}
!71 = distinct !{!71, !10, !8}
!72 = distinct !{!72, !10, !8}
!73 = distinct !{!73, !10, !8}
!74 = !{!75}
!75 = distinct !{!75, !76, !"number_of_int: argument 0"}
!76 = distinct !{!76, !"number_of_int"}
!77 = distinct !{!77, !10, !8}
!78 = distinct !{!78, !10, !8}
!79 = distinct !{!79, !10, !8}
!80 = distinct !{!80, !10, !8}
