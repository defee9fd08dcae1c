
%struct.anon.0 = type { [8 x ptr], i64, i32 }
%struct.anon.1 = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, [12 x ptr] }
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
define dso_local range(i64 -1, 4294967296) i64 @float_begin() local_unnamed_addr #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %2)
  %3 = load i32, ptr %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  %4 = and i32 %3, 65472
  %5 = icmp eq i32 %4, 8064
  br i1 %5, label %7, label %6

6:                                                ; preds = %0
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  store i32 8064, ptr %1, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %1)
  call void @llvm.lifetime.end.p0(ptr nonnull %1)
  br label %7

7:                                                ; preds = %0, %6
  %8 = zext i32 %3 to i64
  %9 = select i1 %5, i64 -1, i64 %8
  ret i64 %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nounwind optsize
define dso_local void @float_end(i64 noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = icmp eq i64 %0, -1
  br i1 %3, label %9, label %4

4:                                                ; preds = %1
  %5 = trunc i64 %0 to i32
  %6 = and i32 %5, 65472
  %7 = icmp eq i32 %6, 8064
  br i1 %7, label %9, label %8

8:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store i32 %5, ptr %2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %9

9:                                                ; preds = %8, %4, %1
  ret void
}

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
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
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
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  ret void
}

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
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #9
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
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
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
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
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
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(232) @host, ptr noundef nonnull align 8 dereferenceable(232) %0, i64 232, i1 false)
  %2 = tail call ptr @PyType_FromSpec(ptr noundef nonnull @call_spec) #15
  ret ptr %2
}

; Function Attrs: optsize
declare dso_local ptr @PyType_FromSpec(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @call_gpu(ptr noundef readonly captures(none) %0) local_unnamed_addr #7 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) @gpu, ptr noundef nonnull align 8 dereferenceable(48) %0, i64 48, i1 false)
  ret void
}

; Function Attrs: nounwind memory(argmem: write)
declare void @llvm.x86.sse.stmxcsr(ptr) #8

; Function Attrs: nounwind
declare void @llvm.x86.sse.ldmxcsr(ptr) #9

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
declare void @llvm.x86.sse2.pause() #9

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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
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
  %22 = tail call i32 %1(ptr noundef nonnull %19, ptr noundef %2) #15
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %16, %21
  %25 = add nuw nsw i64 %17, 1
  %26 = icmp eq i64 %25, 4
  br i1 %26, label %27, label %16, !llvm.loop !27

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
  tail call void @PyObject_GC_UnTrack(ptr noundef %0) #15
  %14 = tail call ptr @PyType_GetSlot(ptr noundef %4, i32 noundef 74) #15
  tail call void %14(ptr noundef %0) #15
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
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  ret ptr %33
}

; Function Attrs: optsize
declare dso_local void @Py_IncRef(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc ptr @try_all(ptr noundef captures(none) %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = alloca [2 x ptr], align 16
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [7 x ptr], align 16
  %8 = alloca [6 x i64], align 16
  %9 = alloca [1 x ptr], align 8
  %10 = alloca %struct.Number, align 8
  %11 = alloca [6 x i64], align 16
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.Number, align 8
  %16 = alloca [128 x ptr], align 16
  %17 = alloca [512 x i64], align 16
  %18 = alloca [6 x i64], align 16
  %19 = alloca [6 x i64], align 16
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca %struct.Held, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = load ptr, ptr %24, align 8
  %26 = load ptr, ptr @host, align 8
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load atomic i64, ptr %27 monotonic, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %1113

30:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %22)
  %31 = load i32, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  %32 = and i32 %31, 65472
  %33 = icmp eq i32 %32, 8064
  br i1 %33, label %35, label %34

34:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  store i32 8064, ptr %21, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  br label %35

35:                                               ; preds = %30, %34
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %37 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %38 = load i64, ptr %37, align 8
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %1110

40:                                               ; preds = %35
  %41 = load i64, ptr %36, align 8
  %42 = getelementptr inbounds nuw i8, ptr %25, i64 24
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %48 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %49 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %50 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %52 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %53 = getelementptr inbounds nuw i8, ptr %23, i64 8
  br label %54

54:                                               ; preds = %40, %1105
  %55 = phi i64 [ %38, %40 ], [ %1108, %1105 ]
  %56 = phi i64 [ 0, %40 ], [ %1106, %1105 ]
  %57 = phi i64 [ %41, %40 ], [ %1107, %1105 ]
  %58 = icmp slt i64 %57, %55
  %59 = select i1 %58, i64 %57, i64 0
  %60 = load ptr, ptr %42, align 8
  %61 = getelementptr inbounds ptr, ptr %60, i64 %59
  %62 = load ptr, ptr %61, align 8
  call void @Py_IncRef(ptr noundef %62) #15
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 24
  %64 = load ptr, ptr %63, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #9
  store i64 0, ptr %23, align 8
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 32
  %66 = load ptr, ptr %43, align 8
  %67 = getelementptr inbounds nuw i8, ptr %64, i64 504
  %68 = getelementptr inbounds nuw i8, ptr %64, i64 112
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds %struct.Row, ptr %67, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %64, i64 128
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds %struct.Captured, ptr %70, i64 %72
  %74 = getelementptr inbounds nuw i8, ptr %64, i64 136
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds %struct.Equal, ptr %73, i64 %75
  %77 = getelementptr inbounds nuw i8, ptr %64, i64 144
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds %struct.Apart, ptr %76, i64 %78
  %80 = getelementptr inbounds nuw i8, ptr %64, i64 152
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds %struct.Make, ptr %79, i64 %81
  %83 = getelementptr inbounds nuw i8, ptr %64, i64 160
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds i64, ptr %82, i64 %84
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #9
  %86 = load i64, ptr %65, align 8
  %87 = icmp sgt i64 %86, -1
  br i1 %87, label %88, label %92

88:                                               ; preds = %54
  %89 = load ptr, ptr @host, align 8
  %90 = load atomic i64, ptr %89 monotonic, align 8
  %91 = icmp eq i64 %86, %90
  br i1 %91, label %92, label %1089

92:                                               ; preds = %88, %54
  %93 = load i64, ptr %44, align 8
  %94 = getelementptr inbounds nuw i8, ptr %64, i64 120
  %95 = load i64, ptr %94, align 8
  %96 = icmp sgt i64 %93, %95
  br i1 %96, label %1089, label %97

97:                                               ; preds = %92
  %98 = getelementptr inbounds nuw i8, ptr %64, i64 104
  %99 = load i64, ptr %98, align 8
  %100 = icmp sgt i64 %99, 0
  br i1 %100, label %111, label %101

101:                                              ; preds = %118, %97
  %102 = load i64, ptr %45, align 8
  %103 = icmp sgt i64 %102, 0
  br i1 %103, label %104, label %179

104:                                              ; preds = %101
  %105 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 112), align 8
  %106 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 120), align 8
  %107 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 128), align 8
  %108 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %109 = load ptr, ptr %46, align 8
  %110 = load ptr, ptr %47, align 8
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
  %120 = getelementptr inbounds nuw ptr, ptr %16, i64 %112
  store ptr %119, ptr %120, align 8
  %121 = add nuw nsw i64 %112, 1
  %122 = icmp eq i64 %121, %99
  br i1 %122, label %101, label %111, !llvm.loop !29

123:                                              ; preds = %170, %104
  %124 = phi ptr [ null, %104 ], [ %171, %170 ]
  %125 = phi ptr [ null, %104 ], [ %172, %170 ]
  %126 = phi ptr [ null, %104 ], [ %173, %170 ]
  %127 = phi i64 [ 0, %104 ], [ %175, %170 ]
  %128 = phi i64 [ %93, %104 ], [ %174, %170 ]
  %129 = getelementptr inbounds nuw ptr, ptr %109, i64 %127
  %130 = load ptr, ptr %129, align 8
  %131 = getelementptr inbounds nuw ptr, ptr %110, i64 %127
  %132 = load ptr, ptr %131, align 8
  br i1 %100, label %133, label %155

133:                                              ; preds = %123
  %134 = icmp slt i64 %128, %99
  %135 = select i1 %134, i64 %128, i64 0
  br label %136

136:                                              ; preds = %143, %133
  %137 = phi i64 [ %147, %143 ], [ %135, %133 ]
  %138 = phi i64 [ %144, %143 ], [ 0, %133 ]
  %139 = getelementptr inbounds %struct.Row, ptr %67, i64 %137
  %140 = getelementptr inbounds nuw i8, ptr %139, i64 8
  %141 = load ptr, ptr %140, align 8
  %142 = icmp eq ptr %141, %130
  br i1 %142, label %149, label %143

143:                                              ; preds = %136
  %144 = add nuw nsw i64 %138, 1
  %145 = add nsw i64 %137, 1
  %146 = icmp slt i64 %145, %99
  %147 = select i1 %146, i64 %145, i64 0
  %148 = icmp eq i64 %144, %99
  br i1 %148, label %155, label %136, !llvm.loop !30

149:                                              ; preds = %136
  %150 = getelementptr inbounds ptr, ptr %16, i64 %137
  %151 = load ptr, ptr %150, align 8
  %152 = icmp eq ptr %151, null
  br i1 %152, label %153, label %1089

153:                                              ; preds = %149
  store ptr %132, ptr %150, align 8
  %154 = add nsw i64 %137, 1
  br label %170

155:                                              ; preds = %143, %123
  %156 = icmp eq ptr %130, %105
  br i1 %156, label %157, label %160

157:                                              ; preds = %155
  %158 = icmp eq ptr %132, %108
  %159 = select i1 %158, ptr null, ptr %132
  br label %170

160:                                              ; preds = %155
  %161 = icmp eq ptr %130, %106
  br i1 %161, label %162, label %165

162:                                              ; preds = %160
  %163 = icmp eq ptr %132, %108
  %164 = select i1 %163, ptr null, ptr %132
  br label %170

165:                                              ; preds = %160
  %166 = icmp eq ptr %130, %107
  br i1 %166, label %167, label %1089

167:                                              ; preds = %165
  %168 = icmp eq ptr %132, %108
  %169 = select i1 %168, ptr null, ptr %132
  br label %170

170:                                              ; preds = %167, %162, %157, %153
  %171 = phi ptr [ %124, %153 ], [ %159, %157 ], [ %124, %162 ], [ %124, %167 ]
  %172 = phi ptr [ %125, %153 ], [ %125, %157 ], [ %164, %162 ], [ %125, %167 ]
  %173 = phi ptr [ %126, %153 ], [ %126, %157 ], [ %126, %162 ], [ %169, %167 ]
  %174 = phi i64 [ %154, %153 ], [ %128, %157 ], [ %128, %162 ], [ %128, %167 ]
  %175 = add nuw nsw i64 %127, 1
  %176 = icmp eq i64 %175, %102
  br i1 %176, label %177, label %123, !llvm.loop !31

177:                                              ; preds = %170
  %178 = icmp eq ptr %173, null
  br i1 %178, label %179, label %186

179:                                              ; preds = %177, %101
  %180 = phi ptr [ %172, %177 ], [ null, %101 ]
  %181 = phi ptr [ %171, %177 ], [ null, %101 ]
  %182 = getelementptr inbounds nuw i8, ptr %64, i64 96
  %183 = load i64, ptr %182, align 8
  %184 = and i64 %183, 8
  %185 = icmp eq i64 %184, 0
  br i1 %185, label %200, label %1089

186:                                              ; preds = %177
  %187 = getelementptr inbounds nuw i8, ptr %64, i64 88
  %188 = load ptr, ptr %187, align 8
  %189 = icmp eq ptr %173, %188
  br i1 %189, label %200, label %190

190:                                              ; preds = %186
  %191 = getelementptr inbounds nuw i8, ptr %173, i64 8
  %192 = load ptr, ptr %191, align 8
  %193 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 80), align 8
  %194 = icmp eq ptr %192, %193
  br i1 %194, label %195, label %1089

195:                                              ; preds = %190
  %196 = call i32 @PyUnicode_Compare(ptr noundef nonnull %173, ptr noundef %188) #15
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %1089

198:                                              ; preds = %195
  %199 = load i64, ptr %68, align 8
  br label %200

200:                                              ; preds = %198, %186, %179
  %201 = phi i64 [ %69, %179 ], [ %199, %198 ], [ %69, %186 ]
  %202 = phi ptr [ %181, %179 ], [ %171, %198 ], [ %171, %186 ]
  %203 = phi ptr [ %180, %179 ], [ %172, %198 ], [ %172, %186 ]
  %204 = icmp eq ptr %202, null
  %205 = select i1 %204, ptr %66, ptr %202
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #9
  %206 = icmp slt i64 %201, 1
  br i1 %206, label %429, label %207

207:                                              ; preds = %200
  %208 = getelementptr inbounds nuw i8, ptr %64, i64 96
  br label %209

209:                                              ; preds = %425, %207
  %210 = phi i64 [ 0, %207 ], [ %426, %425 ]
  %211 = getelementptr inbounds nuw %struct.Row, ptr %67, i64 %210
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 16
  %213 = load i64, ptr %212, align 8
  %214 = load i64, ptr %98, align 8
  %215 = icmp slt i64 %213, %214
  br i1 %215, label %216, label %219

216:                                              ; preds = %209
  %217 = getelementptr inbounds ptr, ptr %16, i64 %213
  %218 = load ptr, ptr %217, align 8
  br label %219

219:                                              ; preds = %216, %209
  %220 = phi ptr [ %218, %216 ], [ null, %209 ]
  %221 = getelementptr inbounds nuw i8, ptr %211, i64 24
  %222 = load i64, ptr %221, align 8
  %223 = getelementptr inbounds i64, ptr %17, i64 %222
  %224 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %225 = icmp eq ptr %220, %224
  br i1 %225, label %226, label %231

226:                                              ; preds = %219
  %227 = load i64, ptr %208, align 8
  %228 = and i64 %227, 16
  %229 = icmp eq i64 %228, 0
  %230 = select i1 %229, ptr null, ptr %220
  br label %231

231:                                              ; preds = %226, %219
  %232 = phi ptr [ %230, %226 ], [ %220, %219 ]
  %233 = load i64, ptr %211, align 8
  %234 = icmp slt i64 %233, 4
  br i1 %234, label %235, label %244

235:                                              ; preds = %231
  %236 = getelementptr inbounds nuw i8, ptr %211, i64 56
  %237 = load i64, ptr %236, align 8
  %238 = icmp eq i64 %237, 0
  %239 = icmp eq ptr %232, null
  br i1 %238, label %241, label %240

240:                                              ; preds = %235
  br i1 %239, label %425, label %1087

241:                                              ; preds = %235
  br i1 %239, label %1087, label %242

242:                                              ; preds = %241
  %243 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %65, ptr noundef nonnull readonly %211, ptr noundef %232, ptr noundef nonnull %17, ptr noundef nonnull %23) #16
  br i1 %243, label %425, label %1087

244:                                              ; preds = %231
  %245 = icmp eq ptr %232, null
  br i1 %245, label %246, label %253

246:                                              ; preds = %244
  %247 = getelementptr inbounds nuw i8, ptr %211, i64 56
  %248 = load i64, ptr %247, align 8
  %249 = icmp eq i64 %248, 0
  br i1 %249, label %1087, label %250

250:                                              ; preds = %246
  %251 = getelementptr inbounds nuw i8, ptr %211, i64 64
  %252 = load i64, ptr %251, align 8
  store i64 %252, ptr %223, align 8
  br label %425

253:                                              ; preds = %244
  %254 = icmp eq i64 %233, 15
  br i1 %254, label %1087, label %255

255:                                              ; preds = %253
  %256 = icmp samesign ult i64 %233, 10
  br i1 %256, label %257, label %351

257:                                              ; preds = %255
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #9
  call void @llvm.experimental.noalias.scope.decl(metadata !32)
  %258 = getelementptr inbounds nuw i8, ptr %232, i64 8
  %259 = load ptr, ptr %258, align 8, !noalias !32
  %260 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8, !noalias !32
  %261 = icmp eq ptr %259, %260
  br i1 %261, label %264, label %262

262:                                              ; preds = %257
  call fastcc void @number_of(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %15, ptr noundef nonnull %232) #16
  %263 = load i64, ptr %211, align 8
  br label %285

264:                                              ; preds = %257
  %265 = getelementptr inbounds nuw i8, ptr %232, i64 24
  %266 = load i32, ptr %265, align 8, !noalias !32
  %267 = icmp eq i32 %266, 0
  br i1 %267, label %268, label %279

268:                                              ; preds = %264
  %269 = getelementptr inbounds nuw i8, ptr %232, i64 64
  %270 = load i32, ptr %269, align 8, !noalias !32
  %271 = and i32 %270, 256
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %279, label %273

273:                                              ; preds = %268
  %274 = getelementptr inbounds nuw i8, ptr %232, i64 56
  %275 = load ptr, ptr %274, align 8, !noalias !32
  %276 = getelementptr inbounds nuw i8, ptr %275, i64 26
  %277 = load i8, ptr %276, align 2, !noalias !32
  %278 = icmp eq i8 %277, 62
  br i1 %278, label %279, label %280

279:                                              ; preds = %273, %268, %264
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %15, i8 0, i64 24, i1 false), !alias.scope !32
  br label %285

280:                                              ; preds = %273
  %281 = getelementptr inbounds nuw i8, ptr %275, i64 16
  %282 = load ptr, ptr %281, align 8, !noalias !32
  %283 = getelementptr inbounds nuw i8, ptr %232, i64 16
  %284 = load ptr, ptr %283, align 8, !noalias !32
  call fastcc void @number_at(ptr dead_on_unwind nonnull writable sret(%struct.Number) align 8 %15, ptr noundef %282, ptr noundef %284) #16
  br label %285

285:                                              ; preds = %280, %279, %262
  %286 = phi i64 [ %233, %280 ], [ %233, %279 ], [ %263, %262 ]
  switch i64 %286, label %314 [
    i64 9, label %347
    i64 8, label %287
    i64 6, label %291
    i64 7, label %306
  ]

287:                                              ; preds = %285
  %288 = load i64, ptr %48, align 8
  store i64 %288, ptr %223, align 8
  %289 = load i32, ptr %15, align 8
  %290 = icmp eq i32 %289, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  br i1 %290, label %425, label %1087

291:                                              ; preds = %285
  %292 = load i64, ptr %48, align 8
  %293 = getelementptr inbounds nuw i8, ptr %211, i64 48
  %294 = load i64, ptr %293, align 8
  %295 = and i64 %294, %292
  store i64 %295, ptr %223, align 8
  %296 = load i32, ptr %15, align 8
  %297 = icmp eq i32 %296, 2
  br i1 %297, label %298, label %345

298:                                              ; preds = %291
  %299 = getelementptr inbounds nuw i8, ptr %211, i64 32
  %300 = load i64, ptr %299, align 8
  %301 = icmp sgt i64 %300, %292
  br i1 %301, label %345, label %302

302:                                              ; preds = %298
  %303 = getelementptr inbounds nuw i8, ptr %211, i64 40
  %304 = load i64, ptr %303, align 8
  %305 = icmp sgt i64 %292, %304
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  br i1 %305, label %1087, label %425

306:                                              ; preds = %285
  %307 = load i64, ptr %48, align 8
  store i64 %307, ptr %223, align 8
  %308 = load i32, ptr %15, align 8
  %309 = icmp eq i32 %308, 3
  br i1 %309, label %346, label %310

310:                                              ; preds = %306
  %311 = icmp eq i32 %308, 2
  %312 = icmp sgt i64 %307, -1
  %313 = select i1 %311, i1 %312, i1 false
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  br i1 %313, label %425, label %1087

314:                                              ; preds = %285
  %315 = load i32, ptr %15, align 8
  %316 = icmp eq i32 %315, 2
  br i1 %316, label %317, label %323

317:                                              ; preds = %314
  %318 = load i64, ptr %48, align 8
  %319 = add i64 %318, -9007199254740993
  %320 = icmp ult i64 %319, -18014398509481985
  br i1 %320, label %345, label %321

321:                                              ; preds = %317
  %322 = sitofp i64 %318 to double
  br label %326

323:                                              ; preds = %314
  %324 = load double, ptr %49, align 8
  %325 = icmp eq i32 %315, 4
  br i1 %325, label %326, label %345

326:                                              ; preds = %323, %321
  %327 = phi double [ %322, %321 ], [ %324, %323 ]
  %328 = icmp eq i64 %286, 5
  br i1 %328, label %329, label %333

329:                                              ; preds = %326
  %330 = fcmp uno double %327, 0.000000e+00
  %331 = bitcast double %327 to i64
  %332 = select i1 %330, i64 9221120237041090560, i64 %331
  store i64 %332, ptr %223, align 8
  br label %346

333:                                              ; preds = %326
  %334 = fptrunc double %327 to float
  %335 = call double @llvm.fabs.f64(double %327)
  %336 = bitcast double %335 to i64
  %337 = icmp samesign ugt i64 %336, 9218868437227405311
  %338 = fcmp uno double %327, 0.000000e+00
  %339 = bitcast float %334 to i32
  %340 = zext i32 %339 to i64
  %341 = select i1 %338, i64 2143289344, i64 %340
  store i64 %341, ptr %223, align 8
  %342 = call float @llvm.fabs.f32(float %334)
  %343 = fcmp une float %342, 0x7FF0000000000000
  %344 = select i1 %337, i1 true, i1 %343
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  br i1 %344, label %425, label %1087

345:                                              ; preds = %323, %317, %298, %291
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  br label %1087

346:                                              ; preds = %329, %306
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  br label %425

347:                                              ; preds = %285
  %348 = load i64, ptr %48, align 8
  store i64 %348, ptr %223, align 8
  %349 = load i32, ptr %15, align 8
  %350 = icmp eq i32 %349, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #9
  br i1 %350, label %1087, label %425

351:                                              ; preds = %255
  %352 = getelementptr inbounds nuw i8, ptr %211, i64 32
  %353 = load i64, ptr %352, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #9
  switch i64 %233, label %415 [
    i64 10, label %354
    i64 11, label %365
    i64 12, label %374
    i64 13, label %420
  ]

354:                                              ; preds = %351
  %355 = getelementptr inbounds nuw i8, ptr %232, i64 8
  %356 = load ptr, ptr %355, align 8
  %357 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %358 = icmp eq ptr %356, %357
  br i1 %358, label %359, label %418

359:                                              ; preds = %354
  %360 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %232, ptr noundef nonnull %14) #15
  %361 = icmp eq i64 %360, %353
  br i1 %361, label %362, label %418

362:                                              ; preds = %359
  %363 = load i32, ptr %14, align 4
  %364 = icmp eq i32 %363, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  br i1 %364, label %425, label %1087

365:                                              ; preds = %351
  %366 = getelementptr inbounds nuw i8, ptr %232, i64 8
  %367 = load ptr, ptr %366, align 8
  %368 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 56), align 8
  %369 = icmp eq ptr %367, %368
  br i1 %369, label %370, label %418

370:                                              ; preds = %365
  %371 = getelementptr inbounds nuw i8, ptr %232, i64 16
  %372 = load i64, ptr %371, align 8
  %373 = icmp eq i64 %372, %353
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  br i1 %373, label %425, label %1087

374:                                              ; preds = %351
  %375 = inttoptr i64 %353 to ptr
  %376 = icmp eq ptr %232, %375
  br i1 %376, label %419, label %377

377:                                              ; preds = %374
  %378 = getelementptr inbounds nuw i8, ptr %232, i64 8
  %379 = load ptr, ptr %378, align 8
  %380 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 88), align 8
  %381 = icmp eq ptr %379, %380
  br i1 %381, label %382, label %418

382:                                              ; preds = %377
  %383 = getelementptr inbounds nuw i8, ptr %232, i64 16
  %384 = load i64, ptr %383, align 8
  %385 = getelementptr inbounds nuw i8, ptr %375, i64 16
  %386 = load i64, ptr %385, align 8
  %387 = icmp eq i64 %384, %386
  br i1 %387, label %388, label %418

388:                                              ; preds = %382
  %389 = icmp slt i64 %384, 1
  br i1 %389, label %419, label %390

390:                                              ; preds = %388
  %391 = getelementptr inbounds nuw i8, ptr %232, i64 24
  %392 = getelementptr inbounds nuw i8, ptr %375, i64 24
  br label %393

393:                                              ; preds = %410, %390
  %394 = phi i64 [ 0, %390 ], [ %411, %410 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #9
  %395 = getelementptr inbounds nuw ptr, ptr %391, i64 %394
  %396 = load ptr, ptr %395, align 8
  %397 = getelementptr inbounds nuw i8, ptr %396, i64 8
  %398 = load ptr, ptr %397, align 8
  %399 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %400 = icmp eq ptr %398, %399
  br i1 %400, label %401, label %414

401:                                              ; preds = %393
  %402 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %396, ptr noundef nonnull %12) #15
  %403 = load i32, ptr %12, align 4
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %405, label %414

405:                                              ; preds = %401
  %406 = getelementptr inbounds nuw ptr, ptr %392, i64 %394
  %407 = load ptr, ptr %406, align 8
  %408 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef %407, ptr noundef nonnull %13) #15
  %409 = icmp eq i64 %402, %408
  br i1 %409, label %410, label %414

410:                                              ; preds = %405
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  %411 = add nuw nsw i64 %394, 1
  %412 = load i64, ptr %383, align 8
  %413 = icmp slt i64 %411, %412
  br i1 %413, label %393, label %419, !llvm.loop !35

414:                                              ; preds = %405, %401, %393
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #9
  br label %418

415:                                              ; preds = %351
  %416 = ptrtoint ptr %232 to i64
  %417 = icmp eq i64 %353, %416
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  br i1 %417, label %425, label %1087

418:                                              ; preds = %382, %377, %365, %359, %354, %414
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  br label %1087

419:                                              ; preds = %410, %388, %374
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  br label %425

420:                                              ; preds = %351
  %421 = getelementptr inbounds nuw i8, ptr %232, i64 8
  %422 = load ptr, ptr %421, align 8
  %423 = inttoptr i64 %353 to ptr
  %424 = icmp eq ptr %422, %423
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #9
  br i1 %424, label %425, label %1087

425:                                              ; preds = %420, %419, %415, %370, %362, %347, %346, %333, %310, %302, %287, %250, %242, %240
  %426 = add nuw nsw i64 %210, 1
  %427 = load i64, ptr %68, align 8
  %428 = icmp slt i64 %426, %427
  br i1 %428, label %209, label %429, !llvm.loop !36

429:                                              ; preds = %425, %200
  %430 = icmp ne ptr %205, null
  %431 = icmp ne ptr %203, null
  %432 = select i1 %430, ptr %205, ptr %203
  %433 = or i1 %431, %430
  %434 = zext i1 %430 to i64
  %435 = icmp eq ptr %203, null
  %436 = select i1 %435, i64 0, i64 2
  %437 = or disjoint i64 %436, %434
  %438 = icmp eq i64 %437, 0
  %439 = select i1 %438, i64 4, i64 %437
  %440 = getelementptr inbounds nuw i8, ptr %64, i64 96
  %441 = load i64, ptr %440, align 8
  %442 = xor i64 %441, -1
  %443 = and i64 %439, %442
  %444 = icmp eq i64 %443, 0
  %445 = xor i1 %430, true
  %446 = or i1 %435, %445
  %447 = and i1 %446, %444
  br i1 %447, label %448, label %1087

448:                                              ; preds = %429
  %449 = load i64, ptr %74, align 8
  %450 = icmp sgt i64 %449, 0
  br i1 %450, label %451, label %482

451:                                              ; preds = %448, %479
  %452 = phi i64 [ %480, %479 ], [ 0, %448 ]
  %453 = getelementptr inbounds nuw %struct.Equal, ptr %73, i64 %452
  br i1 %433, label %454, label %458

454:                                              ; preds = %451
  %455 = getelementptr inbounds nuw i8, ptr %453, i64 32
  %456 = load i64, ptr %455, align 8
  %457 = icmp eq i64 %456, 0
  br i1 %457, label %479, label %458

458:                                              ; preds = %454, %451
  %459 = load i64, ptr %453, align 8
  %460 = getelementptr inbounds i64, ptr %17, i64 %459
  %461 = load i64, ptr %460, align 8
  %462 = getelementptr inbounds nuw i8, ptr %453, i64 16
  %463 = load i64, ptr %462, align 8
  %464 = icmp slt i64 %463, 0
  %465 = getelementptr inbounds nuw i8, ptr %453, i64 24
  %466 = getelementptr inbounds nuw i64, ptr %17, i64 %463
  %467 = select i1 %464, ptr %465, ptr %466
  %468 = load i64, ptr %467, align 8
  %469 = getelementptr inbounds nuw i8, ptr %453, i64 8
  %470 = load i64, ptr %469, align 8
  %471 = icmp eq i64 %470, 1
  br i1 %471, label %476, label %472

472:                                              ; preds = %458
  %473 = add i64 %461, -1
  %474 = add i64 %473, %470
  %475 = sdiv i64 %474, %470
  br label %476

476:                                              ; preds = %472, %458
  %477 = phi i64 [ %475, %472 ], [ %461, %458 ]
  %478 = icmp eq i64 %477, %468
  br i1 %478, label %479, label %1087

479:                                              ; preds = %476, %454
  %480 = add nuw nsw i64 %452, 1
  %481 = icmp eq i64 %480, %449
  br i1 %481, label %482, label %451, !llvm.loop !37

482:                                              ; preds = %479, %448
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #9
  br i1 %433, label %483, label %528

483:                                              ; preds = %482
  %484 = getelementptr inbounds nuw i8, ptr %64, i64 184
  %485 = load i64, ptr %484, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9
  store ptr %432, ptr %9, align 8
  %486 = getelementptr inbounds nuw i8, ptr %432, i64 8
  %487 = load ptr, ptr %486, align 8
  %488 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 88), align 8
  %489 = icmp eq ptr %487, %488
  br i1 %489, label %493, label %490

490:                                              ; preds = %483
  %491 = call i32 @PyType_IsSubtype(ptr noundef %487, ptr noundef %488) #15
  %492 = icmp eq i32 %491, 0
  br i1 %492, label %495, label %493

493:                                              ; preds = %490, %483
  %494 = getelementptr inbounds nuw i8, ptr %432, i64 24
  br label %502

495:                                              ; preds = %490
  %496 = load ptr, ptr %486, align 8
  %497 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 72), align 8
  %498 = icmp eq ptr %496, %497
  br i1 %498, label %499, label %506

499:                                              ; preds = %495
  %500 = getelementptr inbounds nuw i8, ptr %432, i64 24
  %501 = load ptr, ptr %500, align 8
  br label %502

502:                                              ; preds = %499, %493
  %503 = phi ptr [ %501, %499 ], [ %494, %493 ]
  %504 = getelementptr inbounds nuw i8, ptr %432, i64 16
  %505 = load i64, ptr %504, align 8
  br label %506

506:                                              ; preds = %502, %495
  %507 = phi ptr [ %9, %495 ], [ %503, %502 ]
  %508 = phi i64 [ 1, %495 ], [ %505, %502 ]
  %509 = icmp eq i64 %508, %485
  br i1 %509, label %510, label %527

510:                                              ; preds = %506
  %511 = icmp slt i64 %485, 1
  br i1 %511, label %526, label %512

512:                                              ; preds = %510, %521
  %513 = phi i64 [ %523, %521 ], [ 0, %510 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #9
  %514 = getelementptr inbounds nuw ptr, ptr %507, i64 %513
  %515 = load ptr, ptr %514, align 8
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %10, ptr noundef %515) #16
  %516 = load i32, ptr %10, align 8
  %517 = icmp eq i32 %516, 2
  %518 = load i64, ptr %50, align 8
  %519 = icmp ult i64 %518, 2147483648
  %520 = select i1 %517, i1 %519, i1 false
  br i1 %520, label %521, label %525

521:                                              ; preds = %512
  %522 = getelementptr inbounds nuw i64, ptr %11, i64 %513
  store i64 %518, ptr %522, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  %523 = add nuw nsw i64 %513, 1
  %524 = icmp eq i64 %523, %485
  br i1 %524, label %526, label %512, !llvm.loop !38

525:                                              ; preds = %512
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  br label %527

526:                                              ; preds = %521, %510
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  br label %528

527:                                              ; preds = %525, %506
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  br label %603

528:                                              ; preds = %526, %482
  %529 = getelementptr inbounds nuw i8, ptr %64, i64 184
  %530 = load i64, ptr %529, align 8
  %531 = call i64 @llvm.smax.i64(i64 %530, i64 3)
  %532 = trunc i64 %531 to i32
  %533 = icmp slt i32 %532, 1
  br i1 %533, label %604, label %534

534:                                              ; preds = %528
  %535 = getelementptr inbounds nuw i8, ptr %64, i64 344
  %536 = getelementptr inbounds nuw i8, ptr %64, i64 200
  %537 = getelementptr inbounds nuw i8, ptr %64, i64 192
  %538 = getelementptr inbounds nuw i8, ptr %64, i64 392
  %539 = and i64 %531, 2147483647
  %540 = call i64 @llvm.umax.i64(i64 %539, i64 1)
  br label %545

541:                                              ; preds = %598
  %542 = extractvalue { i64, i1 } %601, 0
  %543 = add nuw nsw i64 %547, 1
  %544 = icmp eq i64 %543, %540
  br i1 %544, label %604, label %545, !llvm.loop !39

545:                                              ; preds = %541, %534
  %546 = phi i64 [ 1, %534 ], [ %542, %541 ]
  %547 = phi i64 [ 0, %534 ], [ %543, %541 ]
  %548 = getelementptr inbounds nuw i64, ptr %535, i64 %547
  %549 = load i64, ptr %548, align 8
  %550 = icmp sgt i64 %530, %547
  br i1 %550, label %551, label %579

551:                                              ; preds = %545
  br i1 %433, label %569, label %552

552:                                              ; preds = %551
  %553 = getelementptr inbounds nuw %struct.Extent, ptr %536, i64 %547
  %554 = load i64, ptr %553, align 8
  %555 = icmp slt i64 %554, 0
  br i1 %555, label %556, label %558

556:                                              ; preds = %552
  %557 = getelementptr inbounds nuw i8, ptr %553, i64 8
  br label %566

558:                                              ; preds = %552
  %559 = getelementptr inbounds nuw i8, ptr %553, i64 16
  %560 = load i64, ptr %559, align 8
  %561 = icmp eq i64 %560, 0
  br i1 %561, label %562, label %564

562:                                              ; preds = %558
  %563 = getelementptr inbounds nuw i64, ptr %17, i64 %554
  br label %566

564:                                              ; preds = %558
  %565 = getelementptr inbounds nuw i64, ptr null, i64 %554
  br label %566

566:                                              ; preds = %564, %562, %556
  %567 = phi ptr [ %557, %556 ], [ %563, %562 ], [ %565, %564 ]
  %568 = load i64, ptr %567, align 8
  br label %580

569:                                              ; preds = %551
  %570 = getelementptr inbounds nuw i64, ptr %11, i64 %547
  %571 = load i64, ptr %570, align 8
  %572 = load i64, ptr %538, align 8
  %573 = icmp eq i64 %572, 0
  br i1 %573, label %586, label %574

574:                                              ; preds = %569
  %575 = getelementptr inbounds nuw %struct.Extent, ptr %65, i64 %547
  %576 = getelementptr inbounds nuw i8, ptr %575, i64 176
  %577 = load i64, ptr %576, align 8
  %578 = icmp eq i64 %571, %577
  br i1 %578, label %586, label %603

579:                                              ; preds = %545
  br i1 %433, label %586, label %580

580:                                              ; preds = %579, %566
  %581 = phi i64 [ %568, %566 ], [ 1, %579 ]
  %582 = load i64, ptr %537, align 8
  %583 = shl nuw i64 1, %547
  %584 = and i64 %582, %583
  %585 = icmp ne i64 %584, 0
  br label %586

586:                                              ; preds = %580, %579, %574, %569
  %587 = phi i64 [ %581, %580 ], [ 1, %579 ], [ %571, %569 ], [ %571, %574 ]
  %588 = phi i1 [ %585, %580 ], [ %431, %579 ], [ %431, %569 ], [ %431, %574 ]
  %589 = select i1 %588, i64 %549, i64 1
  %590 = mul nsw i64 %589, %587
  %591 = getelementptr inbounds nuw i64, ptr %18, i64 %547
  store i64 %590, ptr %591, align 8
  %592 = icmp eq i64 %549, 1
  %593 = select i1 %588, i1 true, i1 %592
  br i1 %593, label %598, label %594

594:                                              ; preds = %586
  %595 = add i64 %549, -1
  %596 = add i64 %595, %587
  %597 = sdiv i64 %596, %549
  br label %598

598:                                              ; preds = %594, %586
  %599 = phi i64 [ %597, %594 ], [ %587, %586 ]
  %600 = getelementptr inbounds nuw i64, ptr %19, i64 %547
  store i64 %599, ptr %600, align 8
  %601 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %546, i64 %599)
  %602 = extractvalue { i64, i1 } %601, 1
  br i1 %602, label %603, label %541

603:                                              ; preds = %598, %574, %527
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  br label %1087

604:                                              ; preds = %541, %528
  %605 = phi i64 [ 1, %528 ], [ %542, %541 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #9
  %606 = load i64, ptr %77, align 8
  %607 = icmp slt i64 %606, 1
  br i1 %607, label %630, label %608

608:                                              ; preds = %604, %627
  %609 = phi i64 [ %628, %627 ], [ 0, %604 ]
  %610 = getelementptr inbounds nuw %struct.Apart, ptr %76, i64 %609
  %611 = load i64, ptr %610, align 8
  %612 = getelementptr inbounds i64, ptr %17, i64 %611
  %613 = load i64, ptr %612, align 8
  %614 = getelementptr inbounds nuw i8, ptr %610, i64 8
  %615 = load i64, ptr %614, align 8
  %616 = getelementptr inbounds i64, ptr %17, i64 %615
  %617 = load i64, ptr %616, align 8
  %618 = getelementptr inbounds nuw i8, ptr %610, i64 24
  %619 = load i64, ptr %618, align 8
  %620 = add i64 %619, %617
  %621 = icmp ult i64 %613, %620
  br i1 %621, label %622, label %627

622:                                              ; preds = %608
  %623 = getelementptr inbounds nuw i8, ptr %610, i64 16
  %624 = load i64, ptr %623, align 8
  %625 = add i64 %624, %613
  %626 = icmp ult i64 %617, %625
  br i1 %626, label %1087, label %627

627:                                              ; preds = %622, %608
  %628 = add nuw nsw i64 %609, 1
  %629 = icmp eq i64 %628, %606
  br i1 %629, label %630, label %608, !llvm.loop !40

630:                                              ; preds = %627, %604
  %631 = load i64, ptr %68, align 8
  %632 = icmp slt i64 %631, 1
  br i1 %632, label %666, label %633

633:                                              ; preds = %630, %663
  %634 = phi i64 [ %664, %663 ], [ 0, %630 ]
  %635 = getelementptr inbounds nuw %struct.Row, ptr %67, i64 %634
  %636 = load i64, ptr %635, align 8
  %637 = icmp slt i64 %636, 4
  br i1 %637, label %638, label %663

638:                                              ; preds = %633
  %639 = getelementptr inbounds nuw i8, ptr %635, i64 104
  %640 = load i64, ptr %639, align 8
  %641 = icmp eq i64 %640, 0
  br i1 %641, label %663, label %642

642:                                              ; preds = %638
  %643 = getelementptr inbounds nuw i8, ptr %635, i64 96
  %644 = load i64, ptr %643, align 8
  %645 = getelementptr i64, ptr %17, i64 %644
  br label %646

646:                                              ; preds = %659, %642
  %647 = phi i64 [ %640, %642 ], [ %661, %659 ]
  %648 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %647, i1 true)
  %649 = trunc nuw nsw i64 %648 to i8
  %650 = urem i8 %649, 6
  %651 = zext nneg i8 %650 to i64
  %652 = getelementptr inbounds nuw i64, ptr %18, i64 %651
  %653 = load i64, ptr %652, align 8
  %654 = udiv i8 %649, 6
  %655 = zext nneg i8 %654 to i64
  %656 = getelementptr i64, ptr %645, i64 %655
  %657 = load i64, ptr %656, align 8
  %658 = icmp sgt i64 %653, %657
  br i1 %658, label %1087, label %659

659:                                              ; preds = %646
  %660 = add nsw i64 %647, -1
  %661 = and i64 %660, %647
  %662 = icmp eq i64 %661, 0
  br i1 %662, label %663, label %646, !llvm.loop !41

663:                                              ; preds = %659, %638, %633
  %664 = add nuw nsw i64 %634, 1
  %665 = icmp eq i64 %664, %631
  br i1 %665, label %666, label %633, !llvm.loop !42

666:                                              ; preds = %663, %630
  %667 = load i64, ptr %71, align 8
  %668 = icmp sgt i64 %667, 0
  br i1 %668, label %670, label %703

669:                                              ; preds = %697
  br i1 %698, label %703, label %1087

670:                                              ; preds = %666, %697
  %671 = phi i64 [ %699, %697 ], [ 0, %666 ]
  %672 = getelementptr inbounds nuw %struct.Captured, ptr %70, i64 %671
  %673 = getelementptr inbounds nuw i8, ptr %672, i64 8
  %674 = load ptr, ptr %673, align 8
  %675 = ptrtoint ptr %674 to i64
  %676 = load ptr, ptr %672, align 8
  switch i64 %675, label %686 [
    i64 0, label %677
    i64 1, label %683
  ]

677:                                              ; preds = %670
  %678 = getelementptr inbounds nuw i8, ptr %676, i64 16
  %679 = load ptr, ptr %678, align 8
  %680 = getelementptr inbounds nuw i8, ptr %672, i64 16
  %681 = load ptr, ptr %680, align 8
  %682 = icmp eq ptr %679, %681
  br label %697

683:                                              ; preds = %670
  %684 = call i64 @PyDict_Size(ptr noundef %676) #15
  %685 = icmp eq i64 %684, 0
  br label %697

686:                                              ; preds = %670
  %687 = call ptr @PyDict_GetItemWithError(ptr noundef %676, ptr noundef nonnull %674) #15
  %688 = icmp eq ptr %687, null
  br i1 %688, label %689, label %693, !prof !43

689:                                              ; preds = %686
  %690 = call ptr @PyErr_Occurred() #15
  %691 = icmp eq ptr %690, null
  br i1 %691, label %693, label %692

692:                                              ; preds = %689
  call void @PyErr_Clear() #15
  br label %1087

693:                                              ; preds = %689, %686
  %694 = getelementptr inbounds nuw i8, ptr %672, i64 16
  %695 = load ptr, ptr %694, align 8
  %696 = icmp eq ptr %687, %695
  br label %697

697:                                              ; preds = %693, %683, %677
  %698 = phi i1 [ %685, %683 ], [ %682, %677 ], [ %696, %693 ]
  %699 = add nuw nsw i64 %671, 1
  %700 = load i64, ptr %71, align 8
  %701 = icmp slt i64 %699, %700
  %702 = select i1 %701, i1 %698, i1 false
  br i1 %702, label %670, label %669, !llvm.loop !44

703:                                              ; preds = %669, %666
  %704 = getelementptr inbounds nuw i8, ptr %64, i64 168
  %705 = load ptr, ptr %704, align 8
  %706 = icmp eq ptr %705, null
  br i1 %706, label %710, label %707

707:                                              ; preds = %703
  %708 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 24), align 8
  %709 = call fastcc zeroext i1 @says(ptr noundef %705, ptr noundef null, ptr noundef %708) #16
  br i1 %709, label %710, label %1087

710:                                              ; preds = %707, %703
  %711 = getelementptr inbounds nuw i8, ptr %64, i64 440
  %712 = load ptr, ptr %711, align 8
  %713 = icmp eq ptr %712, null
  br i1 %713, label %745, label %714

714:                                              ; preds = %710
  %715 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %716 = getelementptr inbounds nuw i8, ptr %715, i64 8
  %717 = load i64, ptr %716, align 8
  %718 = inttoptr i64 %717 to ptr
  %719 = getelementptr inbounds nuw i8, ptr %715, i64 16
  %720 = load i64, ptr %719, align 8
  %721 = inttoptr i64 %720 to ptr
  %722 = load ptr, ptr @gpu, align 8
  %723 = call i64 @PyDict_Size(ptr noundef %722) #15
  %724 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %725 = load i64, ptr %724, align 8
  %726 = icmp eq i64 %723, %725
  br i1 %726, label %727, label %1087

727:                                              ; preds = %714
  %728 = icmp eq i64 %717, 0
  br i1 %728, label %733, label %729

729:                                              ; preds = %727
  %730 = load ptr, ptr %711, align 8
  %731 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 40), align 8
  %732 = call fastcc zeroext i1 @says(ptr noundef %718, ptr noundef %730, ptr noundef %731) #16
  br i1 %732, label %733, label %1087

733:                                              ; preds = %729, %727
  %734 = getelementptr inbounds nuw i8, ptr %64, i64 72
  %735 = load ptr, ptr %734, align 8
  %736 = icmp eq ptr %735, null
  %737 = icmp ne i64 %720, 0
  %738 = select i1 %736, i1 %737, i1 false
  br i1 %738, label %739, label %745

739:                                              ; preds = %733
  %740 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %741 = getelementptr inbounds nuw i8, ptr %740, i64 24
  %742 = load i64, ptr %741, align 8
  %743 = inttoptr i64 %742 to ptr
  %744 = call fastcc zeroext i1 @says(ptr noundef %721, ptr noundef null, ptr noundef %743) #16
  br i1 %744, label %745, label %1087

745:                                              ; preds = %739, %733, %710
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #9
  store i32 0, ptr %20, align 4
  %746 = icmp eq ptr %205, null
  %747 = load i64, ptr %80, align 8
  %748 = icmp slt i64 %747, 1
  br i1 %748, label %994, label %749

749:                                              ; preds = %745
  %750 = getelementptr inbounds nuw i8, ptr %64, i64 64
  br label %751

751:                                              ; preds = %989, %749
  %752 = phi i64 [ 0, %749 ], [ %973, %989 ]
  %753 = getelementptr inbounds nuw %struct.Make, ptr %79, i64 %752
  %754 = getelementptr inbounds nuw i8, ptr %753, i64 16
  %755 = load i64, ptr %754, align 8
  %756 = icmp eq i64 %755, 1
  br i1 %756, label %761, label %757

757:                                              ; preds = %751
  %758 = icmp eq i64 %755, 2
  %759 = select i1 %758, i1 %746, i1 false
  %760 = and i1 %435, %759
  br label %761

761:                                              ; preds = %757, %751
  %762 = phi i1 [ true, %751 ], [ %760, %757 ]
  %763 = load i64, ptr %753, align 8
  %764 = getelementptr inbounds %struct.Row, ptr %67, i64 %763
  %765 = getelementptr inbounds nuw i8, ptr %764, i64 24
  %766 = load i64, ptr %765, align 8
  %767 = getelementptr inbounds i64, ptr %17, i64 %766
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  %768 = getelementptr inbounds nuw i8, ptr %753, i64 24
  %769 = load i64, ptr %768, align 8
  %770 = getelementptr inbounds nuw i8, ptr %753, i64 8
  %771 = load i64, ptr %770, align 8
  %772 = icmp sgt i64 %771, 0
  br i1 %772, label %773, label %809

773:                                              ; preds = %761
  %774 = getelementptr inbounds nuw i8, ptr %753, i64 48
  br label %778

775:                                              ; preds = %800
  %776 = add nuw nsw i64 %779, 1
  %777 = icmp eq i64 %776, %771
  br i1 %777, label %809, label %778, !llvm.loop !45

778:                                              ; preds = %775, %773
  %779 = phi i64 [ 0, %773 ], [ %776, %775 ]
  %780 = phi i64 [ %769, %773 ], [ %806, %775 ]
  %781 = getelementptr inbounds nuw %struct.Extent, ptr %774, i64 %779
  %782 = load i64, ptr %781, align 8
  %783 = icmp slt i64 %782, 0
  br i1 %783, label %784, label %786

784:                                              ; preds = %778
  %785 = getelementptr inbounds nuw i8, ptr %781, i64 8
  br label %796

786:                                              ; preds = %778
  %787 = getelementptr inbounds nuw i8, ptr %781, i64 16
  %788 = load i64, ptr %787, align 8
  %789 = icmp eq i64 %788, 0
  br i1 %789, label %790, label %792

790:                                              ; preds = %786
  %791 = getelementptr inbounds nuw i64, ptr %17, i64 %782
  br label %796

792:                                              ; preds = %786
  %793 = icmp eq i64 %788, 1
  %794 = select i1 %793, ptr %18, ptr %19
  %795 = getelementptr inbounds nuw i64, ptr %794, i64 %782
  br label %796

796:                                              ; preds = %792, %790, %784
  %797 = phi ptr [ %785, %784 ], [ %791, %790 ], [ %795, %792 ]
  %798 = load i64, ptr %797, align 8
  %799 = icmp ugt i64 %798, 2147483647
  br i1 %799, label %992, label %800

800:                                              ; preds = %796
  %801 = getelementptr inbounds nuw i64, ptr %8, i64 %779
  store i64 %798, ptr %801, align 8
  %802 = getelementptr inbounds nuw i64, ptr %767, i64 %779
  %803 = getelementptr inbounds nuw i8, ptr %802, i64 8
  store i64 %798, ptr %803, align 8
  %804 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %780, i64 %798)
  %805 = extractvalue { i64, i1 } %804, 1
  %806 = extractvalue { i64, i1 } %804, 0
  %807 = icmp sgt i64 %806, 70368744177664
  %808 = or i1 %805, %807
  br i1 %808, label %992, label %775

809:                                              ; preds = %775, %761
  %810 = phi i64 [ %769, %761 ], [ %806, %775 ]
  %811 = getelementptr inbounds nuw i8, ptr %764, i64 80
  %812 = load i64, ptr %811, align 8
  %813 = icmp eq i64 %812, 0
  br i1 %813, label %817, label %814

814:                                              ; preds = %809
  %815 = getelementptr i64, ptr %767, i64 %771
  %816 = getelementptr i8, ptr %815, i64 8
  store i64 %812, ptr %816, align 8
  br label %817

817:                                              ; preds = %814, %809
  %818 = getelementptr inbounds nuw i8, ptr %753, i64 40
  %819 = load ptr, ptr %818, align 8
  %820 = icmp eq ptr %819, null
  br i1 %820, label %849, label %821

821:                                              ; preds = %817
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(56) %7, i8 0, i64 56, i1 false)
  %822 = call i64 @llvm.smax.i64(i64 %771, i64 0)
  br label %823

823:                                              ; preds = %826, %821
  %824 = phi i64 [ 0, %821 ], [ %830, %826 ]
  %825 = icmp eq i64 %824, %822
  br i1 %825, label %833, label %826

826:                                              ; preds = %823
  %827 = getelementptr inbounds nuw i64, ptr %8, i64 %824
  %828 = load i64, ptr %827, align 8
  %829 = call ptr @PyLong_FromLongLong(i64 noundef %828) #15
  %830 = add nuw i64 %824, 1
  %831 = getelementptr inbounds nuw ptr, ptr %7, i64 %830
  store ptr %829, ptr %831, align 8
  %832 = icmp eq ptr %829, null
  br i1 %832, label %833, label %823, !llvm.loop !46

833:                                              ; preds = %826, %823
  %834 = phi i64 [ %822, %823 ], [ %824, %826 ]
  %835 = icmp eq i64 %834, %771
  br i1 %835, label %836, label %839

836:                                              ; preds = %833
  %837 = or i64 %771, -9223372036854775808
  %838 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %819, ptr noundef nonnull %51, i64 noundef %837, ptr noundef null) #15
  br label %839

839:                                              ; preds = %836, %833
  %840 = phi ptr [ %838, %836 ], [ null, %833 ]
  %841 = icmp eq i64 %834, 0
  br i1 %841, label %848, label %842

842:                                              ; preds = %839, %842
  %843 = phi i64 [ %844, %842 ], [ %834, %839 ]
  %844 = add nsw i64 %843, -1
  %845 = getelementptr inbounds nuw ptr, ptr %7, i64 %843
  %846 = load ptr, ptr %845, align 8
  call void @Py_DecRef(ptr noundef %846) #15
  %847 = icmp sgt i64 %843, 1
  br i1 %847, label %842, label %848, !llvm.loop !47

848:                                              ; preds = %842, %839
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  br label %965

849:                                              ; preds = %817
  %850 = load ptr, ptr %750, align 8
  %851 = icmp eq ptr %850, null
  br i1 %851, label %908, label %852

852:                                              ; preds = %849
  %853 = add i64 %810, 240
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  store ptr null, ptr %6, align 8
  %854 = icmp sgt i64 %810, 4194303
  %855 = and i1 %762, %854
  br i1 %855, label %856, label %858

856:                                              ; preds = %852
  %857 = call fastcc ptr @take_block(i64 noundef %853) #16
  br label %863

858:                                              ; preds = %852
  br i1 %762, label %859, label %861

859:                                              ; preds = %858
  %860 = call ptr @PyMem_RawMalloc(i64 noundef %853) #15
  br label %863

861:                                              ; preds = %858
  %862 = call ptr @PyMem_RawCalloc(i64 noundef 1, i64 noundef %853) #15
  br label %863

863:                                              ; preds = %861, %859, %856
  %864 = phi ptr [ %857, %856 ], [ null, %859 ], [ null, %861 ]
  %865 = phi ptr [ %857, %856 ], [ %860, %859 ], [ %862, %861 ]
  %866 = icmp eq ptr %865, null
  br i1 %866, label %906, label %867

867:                                              ; preds = %863
  %868 = getelementptr inbounds nuw i8, ptr %865, i64 176
  %869 = ptrtoint ptr %868 to i64
  %870 = add i64 %869, 63
  %871 = and i64 %870, -64
  store i64 %871, ptr %767, align 8
  %872 = inttoptr i64 %871 to ptr
  %873 = getelementptr inbounds nuw i8, ptr %764, i64 40
  %874 = load i64, ptr %873, align 8
  %875 = getelementptr inbounds nuw i8, ptr %764, i64 48
  %876 = load i64, ptr %875, align 8
  %877 = getelementptr inbounds nuw i8, ptr %865, i64 80
  %878 = getelementptr inbounds nuw i8, ptr %865, i64 128
  store i32 1, ptr %865, align 8
  %879 = getelementptr inbounds nuw i8, ptr %865, i64 4
  store i32 0, ptr %879, align 4
  %880 = getelementptr inbounds nuw i8, ptr %865, i64 8
  store ptr %864, ptr %880, align 8
  %881 = getelementptr inbounds nuw i8, ptr %865, i64 16
  store ptr @give_back, ptr %881, align 8
  %882 = getelementptr inbounds nuw i8, ptr %865, i64 24
  store i64 0, ptr %882, align 8
  %883 = getelementptr inbounds nuw i8, ptr %865, i64 32
  store ptr %872, ptr %883, align 8
  %884 = getelementptr inbounds nuw i8, ptr %865, i64 40
  store i64 %874, ptr %884, align 8
  %885 = getelementptr inbounds nuw i8, ptr %865, i64 48
  store i64 %876, ptr %885, align 8
  %886 = getelementptr inbounds nuw i8, ptr %865, i64 56
  store ptr %877, ptr %886, align 8
  %887 = getelementptr inbounds nuw i8, ptr %865, i64 64
  store ptr %878, ptr %887, align 8
  %888 = getelementptr inbounds nuw i8, ptr %865, i64 72
  store i64 0, ptr %888, align 8
  br i1 %772, label %893, label %889

889:                                              ; preds = %893, %867
  %890 = load ptr, ptr %750, align 8
  %891 = call i32 %890(ptr noundef nonnull %865, ptr noundef nonnull %6) #15
  %892 = icmp eq i32 %891, 0
  br i1 %892, label %903, label %905

893:                                              ; preds = %867, %893
  %894 = phi i64 [ %901, %893 ], [ 1, %867 ]
  %895 = phi i64 [ %896, %893 ], [ %771, %867 ]
  %896 = add nsw i64 %895, -1
  %897 = getelementptr inbounds nuw i64, ptr %8, i64 %896
  %898 = load i64, ptr %897, align 8
  %899 = getelementptr inbounds nuw i64, ptr %877, i64 %896
  store i64 %898, ptr %899, align 8
  %900 = getelementptr inbounds nuw i64, ptr %878, i64 %896
  store i64 %894, ptr %900, align 8
  %901 = mul nsw i64 %898, %894
  %902 = icmp samesign ugt i64 %895, 1
  br i1 %902, label %893, label %889, !llvm.loop !48

903:                                              ; preds = %889
  %904 = load ptr, ptr %6, align 8
  br label %906

905:                                              ; preds = %889
  call void @give_back(ptr noundef nonnull %865) #16
  br label %906

906:                                              ; preds = %905, %903, %863
  %907 = phi ptr [ null, %905 ], [ %904, %903 ], [ null, %863 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  br label %965

908:                                              ; preds = %849
  %909 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %910 = select i1 %762, i64 184, i64 183
  %911 = getelementptr inbounds nuw ptr, ptr %909, i64 %910
  %912 = load ptr, ptr %911, align 8
  %913 = getelementptr inbounds nuw i8, ptr %753, i64 32
  %914 = load ptr, ptr %913, align 8
  %915 = icmp slt i64 %810, 4096
  br i1 %915, label %916, label %920

916:                                              ; preds = %908
  call void @Py_IncRef(ptr noundef %914) #15
  %917 = load i64, ptr %770, align 8
  %918 = trunc i64 %917 to i32
  %919 = call ptr %912(i32 noundef %918, ptr noundef nonnull %8, ptr noundef %914, i32 noundef 0) #15
  br label %965

920:                                              ; preds = %908
  %921 = icmp samesign ugt i64 %810, 4194303
  %922 = and i1 %762, %921
  br i1 %922, label %923, label %931

923:                                              ; preds = %920
  %924 = call fastcc ptr @take_block(i64 noundef %810) #16
  %925 = icmp eq ptr %924, null
  br i1 %925, label %968, label %926

926:                                              ; preds = %923
  %927 = call ptr @PyCapsule_New(ptr noundef nonnull %924, ptr noundef null, ptr noundef nonnull @drop_memory) #15
  %928 = icmp eq ptr %927, null
  br i1 %928, label %929, label %946

929:                                              ; preds = %926
  %930 = getelementptr inbounds i8, ptr %924, i64 -64
  call fastcc void @keep_block(ptr noundef nonnull %930) #16
  br label %968

931:                                              ; preds = %920
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %932 = add nuw nsw i64 %810, 64
  store i64 %932, ptr %5, align 8
  %933 = getelementptr inbounds nuw i8, ptr %909, i64 360
  %934 = load ptr, ptr %933, align 8
  %935 = call ptr %934(i32 noundef 2) #15
  %936 = call ptr %912(i32 noundef 1, ptr noundef nonnull %5, ptr noundef %935, i32 noundef 0) #15
  %937 = icmp eq ptr %936, null
  br i1 %937, label %938, label %939

938:                                              ; preds = %931
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  br label %968

939:                                              ; preds = %931
  %940 = getelementptr inbounds nuw i8, ptr %936, i64 16
  %941 = load ptr, ptr %940, align 8
  %942 = ptrtoint ptr %941 to i64
  %943 = add i64 %942, 63
  %944 = and i64 %943, -64
  %945 = inttoptr i64 %944 to ptr
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  br label %946

946:                                              ; preds = %939, %926
  %947 = phi ptr [ %945, %939 ], [ %924, %926 ]
  %948 = phi ptr [ %936, %939 ], [ %927, %926 ]
  call void @Py_IncRef(ptr noundef %914) #15
  %949 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %950 = getelementptr inbounds nuw i8, ptr %949, i64 752
  %951 = load ptr, ptr %950, align 8
  %952 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8
  %953 = load i64, ptr %770, align 8
  %954 = trunc i64 %953 to i32
  %955 = call ptr %951(ptr noundef %952, ptr noundef %914, i32 noundef %954, ptr noundef nonnull %8, ptr noundef null, ptr noundef %947, i32 noundef 1281, ptr noundef null) #15
  %956 = icmp eq ptr %955, null
  br i1 %956, label %957, label %958

957:                                              ; preds = %946
  call void @Py_DecRef(ptr noundef nonnull %948) #15
  br label %968

958:                                              ; preds = %946
  %959 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %960 = getelementptr inbounds nuw i8, ptr %959, i64 2256
  %961 = load ptr, ptr %960, align 8
  %962 = call i32 %961(ptr noundef nonnull %955, ptr noundef nonnull %948) #15
  %963 = icmp slt i32 %962, 0
  br i1 %963, label %964, label %969

964:                                              ; preds = %958
  call void @Py_DecRef(ptr noundef nonnull %955) #15
  br label %968

965:                                              ; preds = %916, %906, %848
  %966 = phi ptr [ %840, %848 ], [ %907, %906 ], [ %919, %916 ]
  %967 = icmp eq ptr %966, null
  br i1 %967, label %968, label %969

968:                                              ; preds = %965, %923, %964, %957, %938, %929
  call void @PyErr_Clear() #15
  br label %992

969:                                              ; preds = %965, %958
  %970 = phi ptr [ %966, %965 ], [ %955, %958 ]
  %971 = load i64, ptr %753, align 8
  %972 = getelementptr inbounds ptr, ptr %16, i64 %971
  store ptr %970, ptr %972, align 8
  %973 = add nuw nsw i64 %752, 1
  %974 = load ptr, ptr %818, align 8
  %975 = icmp eq ptr %974, null
  br i1 %975, label %982, label %976

976:                                              ; preds = %969
  %977 = getelementptr inbounds %struct.Row, ptr %67, i64 %971
  %978 = call fastcc zeroext i1 @read_array(ptr noundef nonnull readonly %65, ptr noundef nonnull readonly %977, ptr noundef %970, ptr noundef nonnull %17, ptr noundef null) #16
  br i1 %978, label %979, label %992

979:                                              ; preds = %976
  %980 = load ptr, ptr %818, align 8
  %981 = icmp eq ptr %980, null
  br i1 %981, label %982, label %989

982:                                              ; preds = %979, %969
  %983 = load ptr, ptr %750, align 8
  %984 = icmp eq ptr %983, null
  br i1 %984, label %985, label %989

985:                                              ; preds = %982
  %986 = getelementptr inbounds nuw i8, ptr %970, i64 16
  %987 = load ptr, ptr %986, align 8
  %988 = ptrtoint ptr %987 to i64
  store i64 %988, ptr %767, align 8
  br label %989

989:                                              ; preds = %985, %982, %979
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  %990 = load i64, ptr %80, align 8
  %991 = icmp slt i64 %973, %990
  br i1 %991, label %751, label %994, !llvm.loop !49

992:                                              ; preds = %976, %800, %796, %968
  %993 = phi i64 [ %752, %968 ], [ %752, %800 ], [ %752, %796 ], [ %973, %976 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  br label %1074

994:                                              ; preds = %989, %745
  %995 = phi i64 [ 0, %745 ], [ %973, %989 ]
  %996 = load i64, ptr %529, align 8
  %997 = call i64 @llvm.smax.i64(i64 %996, i64 3)
  %998 = trunc i64 %997 to i32
  %999 = icmp sgt i32 %998, 0
  %1000 = getelementptr inbounds nuw i8, ptr %64, i64 40
  %1001 = load i64, ptr %1000, align 8
  %1002 = icmp eq i64 %1001, 0
  %1003 = select i1 %999, i1 %1002, i1 false
  br i1 %1003, label %1004, label %1010

1004:                                             ; preds = %994
  %1005 = getelementptr inbounds nuw i8, ptr %64, i64 400
  %1006 = load i64, ptr %1005, align 8
  %1007 = getelementptr i64, ptr %17, i64 %1006
  %1008 = shl i64 %997, 3
  %1009 = and i64 %1008, 17179869176
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1007, ptr nonnull align 16 %19, i64 %1009, i1 false)
  br label %1011

1010:                                             ; preds = %994
  switch i64 %1001, label %1017 [
    i64 0, label %1011
    i64 1, label %1013
    i64 2, label %1015
  ]

1011:                                             ; preds = %1010, %1004
  %1012 = call fastcc i32 @run_kernel(ptr noundef nonnull readonly %65, ptr noundef %17, ptr noundef %19, i64 noundef %605) #16
  br label %1019

1013:                                             ; preds = %1010
  %1014 = call fastcc i32 @run_plan(ptr noundef nonnull readonly %65, ptr noundef nonnull readonly %85, ptr noundef %17) #16
  br label %1019

1015:                                             ; preds = %1010
  %1016 = call fastcc i32 @run_gpu(ptr noundef nonnull readonly %65, ptr noundef nonnull readonly %85, ptr noundef %17, ptr noundef %20) #16
  br label %1019

1017:                                             ; preds = %1010
  %1018 = call fastcc i32 @run_graph(ptr noundef nonnull readonly %65, ptr noundef %17) #16
  br label %1019

1019:                                             ; preds = %1017, %1015, %1013, %1011
  %1020 = phi i32 [ %1018, %1017 ], [ %1012, %1011 ], [ %1014, %1013 ], [ %1016, %1015 ]
  %1021 = icmp eq i32 %1020, 1
  br i1 %1021, label %1022, label %1074

1022:                                             ; preds = %1019
  %1023 = load i32, ptr %20, align 4
  %1024 = load i64, ptr %1000, align 8
  %1025 = icmp eq i64 %1024, 2
  br i1 %1025, label %1026, label %1032

1026:                                             ; preds = %1022
  %1027 = load ptr, ptr %711, align 8
  %1028 = icmp eq ptr %1027, null
  br i1 %1028, label %1029, label %1032

1029:                                             ; preds = %1026
  %1030 = sext i32 %1023 to i64
  %1031 = call ptr @PyLong_FromLongLong(i64 noundef %1030) #15
  br label %1074

1032:                                             ; preds = %1026, %1022
  %1033 = load i64, ptr %83, align 8
  switch i64 %1033, label %1040 [
    i64 1, label %1034
    i64 0, label %1038
  ]

1034:                                             ; preds = %1032
  %1035 = load i64, ptr %82, align 8
  %1036 = getelementptr inbounds ptr, ptr %16, i64 %1035
  %1037 = load ptr, ptr %1036, align 8
  br label %1044

1038:                                             ; preds = %1032
  %1039 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  br label %1044

1040:                                             ; preds = %1032
  %1041 = call ptr @PyTuple_New(i64 noundef %1033) #15
  %1042 = load i64, ptr %83, align 8
  %1043 = icmp slt i64 %1042, 2
  br i1 %1043, label %1044, label %1046

1044:                                             ; preds = %1040, %1038, %1034
  %1045 = phi ptr [ %1041, %1040 ], [ %1039, %1038 ], [ %1037, %1034 ]
  call void @Py_IncRef(ptr noundef %1045) #15
  br label %1046

1046:                                             ; preds = %1044, %1040
  %1047 = phi ptr [ %1045, %1044 ], [ %1041, %1040 ]
  %1048 = icmp eq ptr %1047, null
  br i1 %1048, label %1074, label %1049

1049:                                             ; preds = %1046
  %1050 = getelementptr inbounds nuw i8, ptr %1047, i64 24
  %1051 = load i64, ptr %83, align 8
  %1052 = icmp sgt i64 %1051, 1
  br i1 %1052, label %1053, label %1068

1053:                                             ; preds = %1049, %1053
  %1054 = phi i64 [ %1063, %1053 ], [ 0, %1049 ]
  %1055 = getelementptr inbounds nuw i64, ptr %82, i64 %1054
  %1056 = load i64, ptr %1055, align 8
  %1057 = getelementptr inbounds ptr, ptr %16, i64 %1056
  %1058 = load ptr, ptr %1057, align 8
  call void @Py_IncRef(ptr noundef %1058) #15
  %1059 = load i64, ptr %1055, align 8
  %1060 = getelementptr inbounds ptr, ptr %16, i64 %1059
  %1061 = load ptr, ptr %1060, align 8
  %1062 = getelementptr inbounds nuw ptr, ptr %1050, i64 %1054
  store ptr %1061, ptr %1062, align 8
  %1063 = add nuw nsw i64 %1054, 1
  %1064 = load i64, ptr %83, align 8
  %1065 = icmp sgt i64 %1064, 1
  %1066 = icmp slt i64 %1063, %1064
  %1067 = select i1 %1065, i1 %1066, i1 false
  br i1 %1067, label %1053, label %1068

1068:                                             ; preds = %1053, %1049
  %1069 = getelementptr inbounds nuw i8, ptr %64, i64 176
  %1070 = load ptr, ptr %1069, align 8
  %1071 = icmp eq ptr %1070, null
  br i1 %1071, label %1074, label %1072

1072:                                             ; preds = %1068
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store ptr null, ptr %4, align 16
  store ptr %1047, ptr %52, align 8
  %1073 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %1070, ptr noundef nonnull %52, i64 noundef -9223372036854775807, ptr noundef null) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  call void @Py_DecRef(ptr noundef nonnull %1047) #15
  br label %1074

1074:                                             ; preds = %1072, %1068, %1046, %1029, %1019, %992
  %1075 = phi i64 [ %993, %992 ], [ %995, %1019 ], [ %995, %1029 ], [ %995, %1046 ], [ %995, %1068 ], [ %995, %1072 ]
  %1076 = phi ptr [ null, %992 ], [ null, %1019 ], [ %1031, %1029 ], [ null, %1046 ], [ %1047, %1068 ], [ %1073, %1072 ]
  %1077 = icmp sgt i64 %1075, 0
  br i1 %1077, label %1078, label %1086

1078:                                             ; preds = %1074, %1078
  %1079 = phi i64 [ %1080, %1078 ], [ %1075, %1074 ]
  %1080 = add nsw i64 %1079, -1
  %1081 = getelementptr inbounds nuw %struct.Make, ptr %79, i64 %1080
  %1082 = load i64, ptr %1081, align 8
  %1083 = getelementptr inbounds ptr, ptr %16, i64 %1082
  %1084 = load ptr, ptr %1083, align 8
  call void @Py_DecRef(ptr noundef %1084) #15
  %1085 = icmp samesign ugt i64 %1079, 1
  br i1 %1085, label %1078, label %1086, !llvm.loop !50

1086:                                             ; preds = %1078, %1074
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #9
  br label %1087

1087:                                             ; preds = %420, %415, %370, %362, %347, %333, %310, %302, %287, %253, %246, %242, %241, %240, %476, %622, %646, %1086, %739, %729, %714, %707, %692, %669, %603, %429, %418, %345
  %1088 = phi ptr [ %1076, %1086 ], [ null, %669 ], [ null, %707 ], [ null, %739 ], [ null, %714 ], [ null, %729 ], [ null, %345 ], [ null, %476 ], [ null, %603 ], [ null, %429 ], [ null, %622 ], [ null, %646 ], [ null, %692 ], [ null, %418 ], [ null, %240 ], [ null, %241 ], [ null, %242 ], [ null, %246 ], [ null, %253 ], [ null, %287 ], [ null, %302 ], [ null, %310 ], [ null, %333 ], [ null, %347 ], [ null, %362 ], [ null, %370 ], [ null, %415 ], [ null, %420 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #9
  br label %1089

1089:                                             ; preds = %149, %165, %88, %92, %179, %190, %195, %1087
  %1090 = phi ptr [ null, %88 ], [ %1088, %1087 ], [ null, %195 ], [ null, %179 ], [ null, %190 ], [ null, %92 ], [ null, %165 ], [ null, %149 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #9
  %1091 = load i64, ptr %23, align 8
  %1092 = icmp sgt i64 %1091, 0
  br i1 %1092, label %1093, label %1099

1093:                                             ; preds = %1089, %1093
  %1094 = phi i64 [ %1097, %1093 ], [ %1091, %1089 ]
  %1095 = add nsw i64 %1094, -1
  store i64 %1095, ptr %23, align 8
  %1096 = getelementptr inbounds nuw %struct.Py_buffer, ptr %53, i64 %1095
  call void @PyBuffer_Release(ptr noundef nonnull %1096) #15
  %1097 = load i64, ptr %23, align 8
  %1098 = icmp sgt i64 %1097, 0
  br i1 %1098, label %1093, label %1099, !llvm.loop !51

1099:                                             ; preds = %1093, %1089
  call void @Py_DecRef(ptr noundef %62) #15
  %1100 = icmp eq ptr %1090, null
  br i1 %1100, label %1102, label %1101

1101:                                             ; preds = %1099
  store i64 %59, ptr %36, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #9
  br label %1110

1102:                                             ; preds = %1099
  %1103 = call ptr @PyErr_Occurred() #15
  %1104 = icmp eq ptr %1103, null
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #9
  br i1 %1104, label %1105, label %1110

1105:                                             ; preds = %1102
  %1106 = add nuw nsw i64 %56, 1
  %1107 = add nsw i64 %59, 1
  %1108 = load i64, ptr %37, align 8
  %1109 = icmp slt i64 %1106, %1108
  br i1 %1109, label %54, label %1110, !llvm.loop !52

1110:                                             ; preds = %1105, %1102, %1101, %35
  %1111 = phi ptr [ %1090, %1101 ], [ null, %35 ], [ null, %1102 ], [ null, %1105 ]
  br i1 %33, label %1113, label %1112

1112:                                             ; preds = %1110
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store i32 %31, ptr %3, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %1113

1113:                                             ; preds = %1112, %1110, %2
  %1114 = phi ptr [ null, %2 ], [ %1111, %1110 ], [ %1111, %1112 ]
  ret ptr %1114
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
  %9 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %0, ptr noundef nonnull %5, i64 noundef %8, ptr noundef null) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
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
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 384
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
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
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %78 = load ptr, ptr %77, align 8
  br i1 %62, label %79, label %89

79:                                               ; preds = %76
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 152
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
  br i1 %121, label %129, label %111, !llvm.loop !53

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
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  br label %131

131:                                              ; preds = %17, %129
  %132 = phi i32 [ %130, %129 ], [ 0, %17 ]
  ret i32 %132
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 3) i32 @run_plan(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull captures(none) %2) unnamed_addr #0 {
  %4 = alloca [512 x i64], align 16
  %5 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
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
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 424
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
  br i1 %80, label %66, label %81, !llvm.loop !54

81:                                               ; preds = %66, %52
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
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
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 416
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
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
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
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret i32 %114
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 2) i32 @run_gpu(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #0 {
  %5 = alloca [327 x i64], align 16
  %6 = alloca i64, align 8
  %7 = alloca [5 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Patch, ptr %1, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 424
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
  br i1 %28, label %29, label %15, !llvm.loop !54

29:                                               ; preds = %15, %4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %30 = add i64 %13, -56
  store i64 %30, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
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
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %39 = load ptr, ptr %38, align 8
  %40 = call i32 %37(ptr noundef nonnull %5, ptr noundef %39, ptr noundef null, ptr noundef nonnull %7) #15
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
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  ret i32 %48
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 2) i32 @run_graph(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #0 {
  %3 = alloca ptr, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %5 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
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
  br i1 %58, label %59, label %42, !llvm.loop !55

59:                                               ; preds = %55, %32
  %60 = phi ptr [ %34, %32 ], [ %41, %55 ]
  %61 = add nuw nsw i64 %33, 1
  %62 = icmp eq i64 %61, %28
  br i1 %62, label %63, label %32, !llvm.loop !56

63:                                               ; preds = %59, %22
  %64 = getelementptr inbounds nuw i8, ptr %25, i64 56
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %42, %63
  %68 = add nuw nsw i64 %23, 1
  %69 = icmp eq i64 %68, %20
  br i1 %69, label %73, label %22, !llvm.loop !57

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
  br i1 %124, label %106, label %101, !llvm.loop !58

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
  br i1 %144, label %91, label %145, !llvm.loop !59

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
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret i32 %162
}

; Function Attrs: optsize
declare dso_local i32 @PyUnicode_Compare(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc noundef zeroext i1 @read_array(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull %2, ptr noundef nonnull writeonly captures(none) %3, ptr noundef %4) unnamed_addr #0 {
  %6 = alloca %struct.View, align 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %8, %10
  br i1 %11, label %12, label %77, !prof !60

12:                                               ; preds = %5
  %13 = load i64, ptr %1, align 8
  switch i64 %13, label %72 [
    i64 0, label %14
    i64 1, label %68
    i64 2, label %70
  ], !prof !61

14:                                               ; preds = %12
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %16 = load i32, ptr %15, align 8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, %17
  br i1 %21, label %22, label %77, !prof !60

22:                                               ; preds = %14
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %24 = load i32, ptr %23, align 8
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %27 = load i64, ptr %26, align 8
  %28 = and i64 %27, %25
  %29 = icmp eq i64 %28, %27
  br i1 %29, label %30, label %77, !prof !60

30:                                               ; preds = %22
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %32 = load i64, ptr %31, align 8
  %33 = icmp ne i64 %32, 0
  %34 = and i32 %24, 1
  %35 = icmp ne i32 %34, 0
  %36 = and i1 %35, %33
  br i1 %36, label %77, label %37, !prof !43

37:                                               ; preds = %30
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %39 = load ptr, ptr %38, align 8
  %40 = load ptr, ptr %18, align 8
  %41 = icmp eq ptr %39, %40
  br i1 %41, label %57, label %42, !prof !60

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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
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
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
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
  %64 = call fastcc zeroext i1 @read_view(ptr noundef nonnull %1, ptr noundef %6, i64 noundef %61, i64 noundef %63, ptr noundef %3) #16
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
  br i1 %47, label %68, label %48, !llvm.loop !62

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
  %67 = call fastcc zeroext i1 @read_view(ptr noundef %0, ptr noundef %5, i64 noundef %23, i64 noundef %66, ptr noundef %2) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
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
  br i1 %7, label %10, label %8, !prof !60

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
  br i1 %24, label %36, label %25, !prof !43

25:                                               ; preds = %19
  %26 = add nuw nsw i64 %20, 1
  %27 = getelementptr inbounds nuw i64, ptr %13, i64 %26
  store i64 %23, ptr %27, align 8
  %28 = icmp eq i64 %26, %2
  br i1 %28, label %29, label %19, !llvm.loop !63

29:                                               ; preds = %25, %10
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %36, label %33, !prof !60

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
  br i1 %93, label %94, label %29, !llvm.loop !64

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
  br i1 %26, label %27, label %32, !llvm.loop !65

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
  br i1 %52, label %37, label %53, !llvm.loop !66

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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !67)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9, !noalias !67
  %18 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %1, ptr noundef nonnull %3) #15, !noalias !67
  %19 = load i32, ptr %3, align 4, !noalias !67
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25, !prof !60

21:                                               ; preds = %17
  store i32 2, ptr %0, align 8, !alias.scope !67
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %22, align 4, !alias.scope !67
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %18, ptr %23, align 8, !alias.scope !67
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %24, align 8, !alias.scope !67
  br label %39

25:                                               ; preds = %17
  %26 = icmp slt i32 %19, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !67
  br label %39

28:                                               ; preds = %25
  %29 = call i64 @PyLong_AsUnsignedLongLong(ptr noundef nonnull %1) #15, !noalias !67
  %30 = icmp eq i64 %29, -1
  br i1 %30, label %31, label %34

31:                                               ; preds = %28
  %32 = call ptr @PyErr_Occurred() #15, !noalias !67
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %38

34:                                               ; preds = %31, %28
  store i32 3, ptr %0, align 8, !alias.scope !67
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %35, align 4, !alias.scope !67
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %29, ptr %36, align 8, !alias.scope !67
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %37, align 8, !alias.scope !67
  br label %39

38:                                               ; preds = %31
  call void @PyErr_Clear() #15, !noalias !67
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !67
  br label %39

39:                                               ; preds = %21, %27, %34, %38
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9, !noalias !67
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
  %6 = getelementptr inbounds nuw ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 136), i64 %5
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %1, %7
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw nsw i64 %5, 1
  %11 = icmp eq i64 %10, 12
  br i1 %11, label %80, label %4, !llvm.loop !70

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

; Function Attrs: optsize
declare dso_local i32 @PyType_IsSubtype(ptr noundef, ptr noundef) local_unnamed_addr #1

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
  br i1 %24, label %27, label %4, !llvm.loop !71

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
  br i1 %28, label %7, label %9, !llvm.loop !72

29:                                               ; preds = %32
  %30 = add nuw nsw i64 %33, 1
  %31 = icmp eq i64 %30, 8
  br i1 %31, label %37, label %32, !llvm.loop !73

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
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree norecurse nounwind optsize memory(argmem: readwrite) }
attributes #6 = { mustprogress nofree norecurse nounwind optsize willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #8 = { nounwind memory(argmem: write) }
attributes #9 = { nounwind }
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
!32 = !{!33}
!33 = distinct !{!33, !34, !"element_of: argument 0"}
!34 = distinct !{!34, !"element_of"}
!35 = distinct !{!35, !10, !8}
!36 = distinct !{!36, !10, !8}
!37 = distinct !{!37, !10, !8}
!38 = distinct !{!38, !10, !8}
!39 = distinct !{!39, !10, !8}
!40 = distinct !{!40, !10, !8}
!41 = distinct !{!41, !10, !8}
!42 = distinct !{!42, !10, !8}
!43 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!44 = distinct !{!44, !10, !8}
!45 = distinct !{!45, !10, !8}
!46 = distinct !{!46, !10, !8}
!47 = distinct !{!47, !10, !8}
!48 = distinct !{!48, !10, !8}
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
!60 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!61 = !{!"branch_weights", i32 1, i32 8000, i32 2, i32 1}
!62 = distinct !{!62, !10, !8}
!63 = distinct !{!63, !10, !8}
!64 = distinct !{!64, !10, !8}
!65 = distinct !{!65, !10, !8}
!66 = distinct !{!66, !10, !8}
!67 = !{!68}
!68 = distinct !{!68, !69, !"number_of_int: argument 0"}
!69 = distinct !{!69, !"number_of_int"}
!70 = distinct !{!70, !10, !8}
!71 = distinct !{!71, !10, !8}
!72 = distinct !{!72, !10, !8}
!73 = distinct !{!73, !10, !8}
