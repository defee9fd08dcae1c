
%struct.anon.0 = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, [12 x ptr] }
%struct.anon.1 = type { ptr, ptr, ptr, i64, i64, i64 }
%struct.timespec = type { i64, i64 }
%struct.anon = type { i64, [56 x i8] }
%struct.Seat = type { i64, [56 x i8], i32, i32, [56 x i8] }
%struct.anon.2 = type { i32, i32, i64, i32, i32, i64, i64, i64 }
%struct.Watch = type { i64, ptr, i64, i64, ptr, ptr, ptr, ptr }
%struct.Instruction = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Thing = type { i64, ptr, i64, i64, i64, i64, i64, i64, i64 }
%struct.Arguments = type { ptr, ptr, ptr, i64, i64 }
%struct.Number = type { i32, i64, double }
%struct.Row = type { i64, ptr, i64, i64, %union.anon }
%union.anon = type { %struct.anon.3 }
%struct.anon.3 = type { ptr, i64, i64, i64, i64 }
%struct.Captured = type { ptr, ptr, ptr }
%struct.Equal = type { i64, i64, i64, i64, i64 }
%struct.Apart = type { i64, i64, i64, i64 }
%struct.Make = type { i64, i64, i64, i64, ptr, ptr, [6 x %struct.Extent] }
%struct.Extent = type { i64, i64, i64 }
%struct.Patch = type { i64, i64, i64 }
%struct.Node = type { ptr, ptr, i64, i64 }
%struct.Tensor = type { ptr, i64, i64, ptr, ptr, i64 }

@host = internal unnamed_addr global %struct.anon.0 zeroinitializer, align 8
@gpu = internal unnamed_addr global %struct.anon.1 zeroinitializer, align 8
@.str = private unnamed_addr constant [17 x i8] c"vyre.native.Call\00", align 1
@call_spec = internal global { ptr, i32, i32, i32, [4 x i8], ptr } { ptr @.str, i32 56, i32 0, i32 18432, [4 x i8] zeroinitializer, ptr @call_slots }, align 8
@call_slots = internal global [7 x { i32, [4 x i8], ptr }] [{ i32, [4 x i8], ptr } { i32 65, [4 x i8] zeroinitializer, ptr @call_new }, { i32, [4 x i8], ptr } { i32 50, [4 x i8] zeroinitializer, ptr @call_tuple }, { i32, [4 x i8], ptr } { i32 71, [4 x i8] zeroinitializer, ptr @call_traverse }, { i32, [4 x i8], ptr } { i32 51, [4 x i8] zeroinitializer, ptr @call_clear }, { i32, [4 x i8], ptr } { i32 52, [4 x i8] zeroinitializer, ptr @call_dealloc }, { i32, [4 x i8], ptr } { i32 72, [4 x i8] zeroinitializer, ptr @call_members }, { i32, [4 x i8], ptr } zeroinitializer], align 8
@.str.3 = private unnamed_addr constant [21 x i8] c"__vectorcalloffset__\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"slow\00", align 1
@call_members = internal global [3 x { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr }] [{ ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } { ptr @.str.3, i32 19, [4 x i8] zeroinitializer, i64 16, i32 1, [4 x i8] zeroinitializer, ptr null }, { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } { ptr @.str.4, i32 16, [4 x i8] zeroinitializer, i64 24, i32 0, [4 x i8] zeroinitializer, ptr null }, { ptr, i32, [4 x i8], i64, i32, [4 x i8], ptr } zeroinitializer], align 8

; Function Attrs: nounwind optsize
define void @watch_release(ptr noundef writeonly captures(none) initializes((32, 40)) %0) local_unnamed_addr #0 {
  %2 = tail call ptr @PyEval_SaveThread() #15
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
  %3 = tail call i64 @PyThread_get_thread_ident() #15
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
define internal i1 @watch_poll(ptr noundef %0) #0 {
  %2 = alloca %struct.timespec, align 8
  %3 = load atomic i64, ptr %0 monotonic, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %55

5:                                                ; preds = %1
  %6 = tail call i64 @PyThread_get_thread_ident() #15
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, %6
  br i1 %9, label %10, label %55

10:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  %11 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #15
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
  %26 = call ptr @PyEval_SaveThread() #15
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
  call void @handle_signals(ptr noundef nonnull %0, i64 poison, i64 poison, ptr poison) #16
  br label %52

40:                                               ; preds = %35
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %42 = load ptr, ptr %41, align 8
  %43 = load i64, ptr %7, align 8
  %44 = call i64 @PyThread_get_thread_ident() #15
  %45 = icmp eq i64 %43, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %36, i8 0, i64 16, i1 false)
  br label %47

47:                                               ; preds = %40, %46
  call void %37(ptr noundef nonnull %0, i64 noundef 0, i64 noundef 0, ptr noundef null, ptr noundef nonnull @handle_signals, ptr noundef %42) #15
  %48 = load i64, ptr %7, align 8
  %49 = call i64 @PyThread_get_thread_ident() #15
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
define i1 @watch_end(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
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
  %24 = tail call i32 @sched_yield() #15
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
  %33 = tail call i64 @PyThread_get_thread_ident() #15
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
  call void %43(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef nonnull %3, ptr noundef %44, ptr noundef %51) #15
  %52 = load i64, ptr %31, align 8
  %53 = call i64 @PyThread_get_thread_ident() #15
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
  %43 = load ptr, ptr %14, align 32
  %44 = tail call i1 @watch_poll(ptr noundef %43) #16
  br i1 %44, label %52, label %45

45:                                               ; preds = %40
  %46 = mul nsw i64 %41, %34
  %47 = add nsw i64 %46, %41
  %48 = tail call i64 @llvm.smin.i64(i64 %47, i64 %42)
  %49 = load ptr, ptr %15, align 64
  %50 = load ptr, ptr %16, align 8
  %51 = load ptr, ptr %14, align 32
  tail call void %49(ptr noundef %50, i64 noundef %46, i64 noundef %48, ptr noundef %51) #15
  br label %52

52:                                               ; preds = %45, %40
  br i1 %17, label %53, label %54

53:                                               ; preds = %52
  tail call fastcc void @wake_some(ptr noundef nonnull %0, i32 noundef 1) #16
  br label %54

54:                                               ; preds = %53, %52
  %55 = add i32 %32, 1
  %56 = load atomic i64, ptr %26 acquire, align 8
  %57 = and i64 %56, 4294967295
  %58 = lshr i64 %56, 32
  %59 = icmp samesign ult i64 %57, %58
  br i1 %59, label %31, label %37, !llvm.loop !6

60:                                               ; preds = %37
  %61 = atomicrmw sub ptr %0, i32 %38 acq_rel, align 64
  %62 = or i32 %38, -2147483648
  %63 = icmp eq i32 %61, %62
  br i1 %63, label %64, label %66

64:                                               ; preds = %60
  %65 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %0, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #15
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
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 68
  %18 = load atomic i32, ptr %17 seq_cst, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %24, label %20, !llvm.loop !9

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 64
  %22 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %21, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #15
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
  %2 = alloca %struct.anon.2, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %4 = atomicrmw add ptr %3, i32 1 monotonic, align 4
  %5 = add i32 %4, 1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %7 = zext i32 %5 to i64
  %8 = getelementptr inbounds nuw %struct.Seat, ptr %6, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 68
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %12 = load i64, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  %13 = call i64 (i64, ...) @syscall(i64 noundef 275, i32 noundef 0, ptr noundef nonnull %2, i64 noundef 48, i32 noundef 0) #15
  %14 = icmp ne i64 %13, 0
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %16 = load i32, ptr %15, align 4
  %17 = icmp ne i32 %16, 0
  %18 = select i1 %14, i1 true, i1 %17
  br i1 %18, label %22, label %19

19:                                               ; preds = %1
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store i64 100000, ptr %20, align 8
  %21 = call i64 (i64, ...) @syscall(i64 noundef 274, i32 noundef 0, ptr noundef nonnull %2, i32 noundef 0) #15
  br label %22

22:                                               ; preds = %1, %19
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %25

25:                                               ; preds = %69, %22
  %26 = phi i64 [ %71, %69 ], [ %12, %22 ]
  %27 = phi i32 [ %35, %69 ], [ 0, %22 ]
  br label %28

28:                                               ; preds = %61, %25
  %29 = phi i64 [ %26, %25 ], [ %62, %61 ]
  %30 = load atomic i32, ptr %9 acquire, align 4
  %31 = icmp eq i32 %30, %27
  %32 = icmp sgt i64 %29, 0
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %37, label %34

34:                                               ; preds = %48, %28
  %35 = phi i32 [ %30, %28 ], [ %49, %48 ]
  %36 = phi i1 [ %31, %28 ], [ %51, %48 ]
  br i1 %36, label %54, label %65

37:                                               ; preds = %28, %48
  %38 = phi i64 [ %50, %48 ], [ 0, %28 ]
  %39 = load i64, ptr %23, align 16
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %47, label %41

41:                                               ; preds = %37
  %42 = and i64 %38, 31
  %43 = icmp eq i64 %42, 31
  br i1 %43, label %44, label %46

44:                                               ; preds = %41
  %45 = call i32 @sched_yield() #15
  br label %48

46:                                               ; preds = %41
  call void @llvm.aarch64.hint(i32 1)
  br label %48

47:                                               ; preds = %37
  call void @llvm.aarch64.hint(i32 1)
  br label %48

48:                                               ; preds = %44, %46, %47
  %49 = load atomic i32, ptr %9 acquire, align 4
  %50 = add nuw nsw i64 %38, 1
  %51 = icmp eq i32 %49, %27
  %52 = icmp slt i64 %50, %29
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %37, label %34, !llvm.loop !10

54:                                               ; preds = %34
  %55 = icmp sgt i64 %29, 129
  %56 = sdiv i64 %29, 2
  %57 = select i1 %55, i64 %56, i64 64
  store atomic i32 1, ptr %10 seq_cst, align 4
  %58 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %9, i32 noundef 128, i32 noundef %27, ptr noundef null, ptr noundef null, i32 noundef 0) #15
  store atomic i32 0, ptr %10 seq_cst, align 4
  call fastcc void @wake_some(ptr noundef nonnull %0, i32 noundef 2) #16
  %59 = load atomic i32, ptr %9 acquire, align 4
  %60 = icmp eq i32 %59, %27
  br i1 %60, label %63, label %61

61:                                               ; preds = %54, %63
  %62 = phi i64 [ %57, %54 ], [ %64, %63 ]
  br label %28, !llvm.loop !11

63:                                               ; preds = %54
  %64 = load i64, ptr %11, align 8
  br label %61

65:                                               ; preds = %34
  %66 = load i64, ptr %11, align 8
  %67 = load atomic i32, ptr %24 acquire, align 64
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %72

69:                                               ; preds = %65
  %70 = shl nsw i64 %29, 1
  %71 = call i64 @llvm.smin.i64(i64 %70, i64 %66)
  call void @pool_help(ptr noundef nonnull %0, i32 noundef %5) #16
  br label %25

72:                                               ; preds = %65
  ret void
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
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 448
  %11 = atomicrmw add ptr %10, i32 1 seq_cst, align 64
  %12 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %10, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #15
  %13 = add nuw nsw i64 %8, 1
  %14 = load i64, ptr %3, align 64
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
  %16 = cmpxchg ptr %15, i32 0, i32 1 acquire monotonic, align 64
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %18, label %63

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
  store atomic i64 %53, ptr %51 release, align 64
  %54 = icmp eq i64 %45, %27
  br i1 %54, label %40, label %42, !llvm.loop !13

55:                                               ; preds = %56, %18, %40
  tail call fastcc void @wake_some(ptr noundef nonnull %0, i32 noundef 2) #16
  br label %63

56:                                               ; preds = %40, %56
  %57 = phi i64 [ %61, %56 ], [ 1, %40 ]
  %58 = getelementptr inbounds nuw %struct.Seat, ptr %0, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 448
  %60 = atomicrmw add ptr %59, i32 1 seq_cst, align 64
  %61 = add nuw nsw i64 %57, 1
  %62 = icmp eq i64 %61, %27
  br i1 %62, label %55, label %56, !llvm.loop !14

63:                                               ; preds = %55, %14, %7
  %64 = phi i32 [ 0, %7 ], [ 1, %55 ], [ 0, %14 ]
  ret i32 %64
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read)
define i64 @pool_seats(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = icmp slt i64 %2, 0
  br i1 %4, label %17, label %5

5:                                                ; preds = %3
  %6 = icmp eq i64 %2, 1
  br i1 %6, label %10, label %7

7:                                                ; preds = %5
  %8 = shl nuw nsw i64 %2, 1
  %9 = sdiv i64 %1, %8
  br label %10

10:                                               ; preds = %5, %7
  %11 = phi i64 [ %9, %7 ], [ %1, %5 ]
  %12 = icmp slt i64 %11, 2
  br i1 %12, label %17, label %13

13:                                               ; preds = %10
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %15 = load i64, ptr %14, align 64
  %16 = tail call i64 @llvm.smin.i64(i64 %11, i64 %15)
  br label %17

17:                                               ; preds = %10, %13, %3
  %18 = phi i64 [ -1, %3 ], [ 2, %10 ], [ %16, %13 ]
  ret i64 %18
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define i64 @pool_chunk(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #6 {
  %5 = icmp slt i64 %2, 0
  br i1 %5, label %47, label %6

6:                                                ; preds = %4
  %7 = icmp eq i64 %2, 1
  br i1 %7, label %11, label %8

8:                                                ; preds = %6
  %9 = shl nuw nsw i64 %2, 1
  %10 = sdiv i64 %1, %9
  br label %11

11:                                               ; preds = %8, %6
  %12 = phi i64 [ %10, %8 ], [ %1, %6 ]
  %13 = icmp slt i64 %12, 2
  br i1 %13, label %19, label %14

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %16 = load i64, ptr %15, align 64
  %17 = tail call i64 @llvm.umin.i64(i64 %12, i64 %16)
  %18 = icmp slt i64 %16, 0
  br i1 %18, label %47, label %19

19:                                               ; preds = %11, %14
  %20 = phi i64 [ %17, %14 ], [ 2, %11 ]
  %21 = select i1 %7, i64 5, i64 3
  %22 = shl i64 %20, %21
  %23 = sdiv i64 %1, %22
  %24 = tail call i64 @llvm.smax.i64(i64 %23, i64 %2)
  %25 = shl nsw i64 %3, 3
  %26 = icmp sgt i64 %25, %3
  br i1 %26, label %27, label %42

27:                                               ; preds = %19
  %28 = shl nuw nsw i64 %20, 1
  %29 = sdiv i64 %1, %28
  br label %30

30:                                               ; preds = %27, %39
  %31 = phi i64 [ %25, %27 ], [ %40, %39 ]
  %32 = icmp sgt i64 %31, %29
  br i1 %32, label %39, label %33

33:                                               ; preds = %30
  %34 = add nsw i64 %31, %24
  %35 = freeze i64 %34
  %36 = add i64 %35, -1
  %37 = srem i64 %36, %31
  %38 = sub nsw i64 %36, %37
  br label %47

39:                                               ; preds = %30
  %40 = sdiv i64 %31, 2
  %41 = icmp sgt i64 %40, %3
  br i1 %41, label %30, label %42, !llvm.loop !15

42:                                               ; preds = %39, %19
  %43 = icmp sgt i64 %24, 4096
  %44 = add nuw nsw i64 %24, 1023
  %45 = and i64 %44, 9223372036854774784
  %46 = select i1 %43, i64 %45, i64 %24
  br label %47

47:                                               ; preds = %4, %33, %42, %14
  %48 = phi i64 [ 1, %14 ], [ %46, %42 ], [ %38, %33 ], [ 1, %4 ]
  ret i64 %48
}

; Function Attrs: nounwind optsize
define noundef i1 @pool_is_awake(ptr noundef %0) local_unnamed_addr #0 {
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
  %12 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %11, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #15
  br label %13

13:                                               ; preds = %5, %10, %1
  ret i1 %4
}

; Function Attrs: nounwind optsize
define void @pool_spread(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = icmp eq ptr %0, null
  br i1 %8, label %29, label %9

9:                                                ; preds = %7
  %10 = tail call i64 @pool_chunk(ptr noundef nonnull %0, i64 noundef %3, i64 noundef %4, i64 noundef %5) #16
  %11 = icmp slt i64 %4, 0
  br i1 %11, label %24, label %12

12:                                               ; preds = %9
  %13 = icmp eq i64 %4, 1
  br i1 %13, label %17, label %14

14:                                               ; preds = %12
  %15 = shl nuw nsw i64 %4, 1
  %16 = sdiv i64 %3, %15
  br label %17

17:                                               ; preds = %14, %12
  %18 = phi i64 [ %16, %14 ], [ %3, %12 ]
  %19 = icmp slt i64 %18, 2
  br i1 %19, label %24, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %22 = load i64, ptr %21, align 64
  %23 = tail call i64 @llvm.smin.i64(i64 %18, i64 %22)
  br label %24

24:                                               ; preds = %9, %17, %20
  %25 = phi i64 [ -1, %9 ], [ 2, %17 ], [ %23, %20 ]
  %26 = tail call i32 @pool_open(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %10, i64 noundef %25, ptr noundef %6) #16
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %29, label %28

28:                                               ; preds = %24
  tail call fastcc void @pool_finish(ptr noundef nonnull %0) #16
  br label %30

29:                                               ; preds = %7, %24
  tail call void %1(ptr noundef %2, i64 noundef 0, i64 noundef %3, ptr noundef %6) #15
  br label %30

30:                                               ; preds = %29, %28
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @pool_finish(ptr noundef %0) unnamed_addr #0 {
  %2 = alloca %struct.timespec, align 8
  tail call void @pool_help(ptr noundef %0, i32 noundef 0) #16
  %3 = load atomic i32, ptr %0 acquire, align 64
  %4 = and i32 %3, 2147483647
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %40, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 336
  br label %11

11:                                               ; preds = %6, %35
  %12 = phi i32 [ %3, %6 ], [ %37, %35 ]
  %13 = phi i64 [ 0, %6 ], [ %36, %35 ]
  %14 = load i64, ptr %7, align 8
  %15 = icmp slt i64 %13, %14
  br i1 %15, label %16, label %26

16:                                               ; preds = %11
  %17 = load i64, ptr %10, align 16
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %25, label %19

19:                                               ; preds = %16
  %20 = and i64 %13, 31
  %21 = icmp eq i64 %20, 31
  br i1 %21, label %22, label %24

22:                                               ; preds = %19
  %23 = call i32 @sched_yield() #15
  br label %35

24:                                               ; preds = %19
  call void @llvm.aarch64.hint(i32 1)
  br label %35

25:                                               ; preds = %16
  call void @llvm.aarch64.hint(i32 1)
  br label %35

26:                                               ; preds = %11
  %27 = icmp sgt i32 %12, -1
  br i1 %27, label %32, label %28

28:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  store i64 0, ptr %2, align 8
  store i64 20000000, ptr %8, align 8
  %29 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %0, i32 noundef 128, i32 noundef %12, ptr noundef nonnull %2, ptr noundef null, i32 noundef 0) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  %30 = load ptr, ptr %9, align 32
  %31 = call i1 @watch_poll(ptr noundef %30) #16
  br label %35

32:                                               ; preds = %26
  %33 = or disjoint i32 %12, -2147483648
  %34 = cmpxchg ptr %0, i32 %12, i32 %33 acq_rel monotonic, align 64
  br label %35

35:                                               ; preds = %28, %32, %22, %24, %25
  %36 = add nuw nsw i64 %13, 1
  %37 = load atomic i32, ptr %0 acquire, align 64
  %38 = and i32 %37, 2147483647
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %11, !llvm.loop !16

40:                                               ; preds = %35, %1
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store atomic i32 0, ptr %41 release, align 64
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_await(ptr noundef %0, ptr noundef captures(none) initializes((32, 40)) %1) local_unnamed_addr #0 {
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
define void @pool_call(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  %8 = tail call i64 @PyThread_get_thread_ident() #15
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
  %14 = tail call ptr @PyEval_SaveThread() #15
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr %14, ptr %15, align 8
  %16 = tail call i64 @llvm.read_volatile_register.i64(metadata !3)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %6
  call void @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 0, ptr noundef nonnull %7) #16
  br label %20

19:                                               ; preds = %6
  tail call void @llvm.write_register.i64(metadata !3, i64 0)
  call void @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 0, ptr noundef nonnull %7) #16
  call void @llvm.write_register.i64(metadata !3, i64 %16)
  br label %20

20:                                               ; preds = %18, %19
  %21 = load ptr, ptr %15, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  call void @PyEval_RestoreThread(ptr noundef nonnull %21) #15
  br label %24

24:                                               ; preds = %20, %23
  %25 = load atomic i64, ptr %7 monotonic, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_sequence(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %6 = tail call i64 @PyThread_get_thread_ident() #15
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
  %12 = tail call ptr @PyEval_SaveThread() #15
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store ptr %12, ptr %13, align 8
  %14 = tail call i64 @llvm.read_volatile_register.i64(metadata !3)
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %17

16:                                               ; preds = %4
  call fastcc void @run_sequence(ptr noundef %0, ptr noundef %2, i64 noundef %3, ptr noundef %5) #16
  br label %18

17:                                               ; preds = %4
  tail call void @llvm.write_register.i64(metadata !3, i64 0)
  call fastcc void @run_sequence(ptr noundef %0, ptr noundef %2, i64 noundef %3, ptr noundef %5) #16
  call void @llvm.write_register.i64(metadata !3, i64 %14)
  br label %18

18:                                               ; preds = %16, %17
  %19 = load ptr, ptr %13, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %22, label %21

21:                                               ; preds = %18
  call void @PyEval_RestoreThread(ptr noundef nonnull %19) #15
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
  %17 = tail call i1 @watch_poll(ptr noundef nonnull %3) #16
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
  br i1 %102, label %6, label %103, !llvm.loop !17

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
  %16 = tail call i32 @sched_yield() #15
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
  br i1 %28, label %29, label %11, !llvm.loop !18

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
  %41 = tail call i1 @watch_poll(ptr noundef %3) #16
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
  br i1 %53, label %42, label %39, !llvm.loop !19

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
  tail call void %80(ptr noundef nonnull %83, i64 noundef 0, i64 noundef %86, ptr noundef %3) #15
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
  br i1 %119, label %54, label %51, !llvm.loop !20
}

; Function Attrs: nounwind optsize
define ptr @call_type(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(232) @host, ptr noundef nonnull align 8 dereferenceable(232) %0, i64 232, i1 false)
  %2 = tail call ptr @PyType_FromSpec(ptr noundef nonnull @call_spec) #15
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
  tail call void @PyEval_RestoreThread(ptr noundef %7) #15
  %8 = tail call i32 @PyErr_CheckSignals() #15
  %9 = tail call ptr @PyEval_SaveThread() #15
  store ptr %9, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %10 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #15
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

; Function Attrs: nounwind optsize
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #0

; Function Attrs: optsize
declare i32 @PyErr_CheckSignals() local_unnamed_addr #1

; Function Attrs: nounwind optsize
declare i32 @sched_yield() local_unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #10

; Function Attrs: nounwind optsize
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #0

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
  tail call void @Py_IncRef(ptr noundef nonnull %41) #15
  br label %44

44:                                               ; preds = %38, %43
  %45 = add nuw nsw i64 %39, 1
  %46 = icmp eq i64 %45, 3
  br i1 %46, label %37, label %38, !llvm.loop !21

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
  br i1 %22, label %23, label %13, !llvm.loop !22

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
  br i1 %44, label %39, label %45, !llvm.loop !23

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
  %22 = tail call i32 %1(ptr noundef nonnull %19, ptr noundef %2) #15
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %16, %21
  %25 = add nuw nsw i64 %17, 1
  %26 = icmp eq i64 %25, 4
  br i1 %26, label %27, label %16, !llvm.loop !24

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
  br i1 %24, label %15, label %16, !llvm.loop !25
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
declare void @Py_IncRef(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc ptr @try_all(ptr noundef captures(none) %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #0 {
  %3 = alloca i64, align 8
  %4 = alloca [7 x ptr], align 8
  %5 = alloca [6 x i64], align 8
  %6 = alloca [1 x ptr], align 8
  %7 = alloca %struct.Number, align 8
  %8 = alloca [6 x i64], align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.Number, align 8
  %13 = alloca [128 x ptr], align 8
  %14 = alloca [512 x i64], align 8
  %15 = alloca [6 x i64], align 8
  %16 = alloca [6 x i64], align 8
  %17 = alloca i32, align 4
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr @host, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %22 = load atomic i64, ptr %21 monotonic, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %877

24:                                               ; preds = %2
  %25 = tail call i64 @llvm.read_volatile_register.i64(metadata !3)
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  tail call void @llvm.write_register.i64(metadata !3, i64 0)
  br label %28

28:                                               ; preds = %24, %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %30 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %31 = load i64, ptr %30, align 8
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %874

33:                                               ; preds = %28
  %34 = load i64, ptr %29, align 8
  %35 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %41 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %42 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %43 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 8
  br label %45

45:                                               ; preds = %33, %869
  %46 = phi i64 [ %31, %33 ], [ %872, %869 ]
  %47 = phi i64 [ 0, %33 ], [ %870, %869 ]
  %48 = phi i64 [ %34, %33 ], [ %871, %869 ]
  %49 = icmp slt i64 %48, %46
  %50 = select i1 %49, i64 %48, i64 0
  %51 = load ptr, ptr %35, align 8
  %52 = getelementptr inbounds ptr, ptr %51, i64 %50
  %53 = load ptr, ptr %52, align 8
  call void @Py_IncRef(ptr noundef %53) #15
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 32
  %57 = load ptr, ptr %36, align 8
  %58 = getelementptr inbounds nuw i8, ptr %55, i64 488
  %59 = getelementptr inbounds nuw i8, ptr %55, i64 96
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds %struct.Row, ptr %58, i64 %60
  %62 = getelementptr inbounds nuw i8, ptr %55, i64 112
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds %struct.Captured, ptr %61, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %55, i64 120
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds %struct.Equal, ptr %64, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %55, i64 128
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds %struct.Apart, ptr %67, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %55, i64 136
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds %struct.Make, ptr %70, i64 %72
  %74 = getelementptr inbounds nuw i8, ptr %55, i64 144
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds i64, ptr %73, i64 %75
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #8
  %77 = load i64, ptr %56, align 8
  %78 = icmp sgt i64 %77, -1
  br i1 %78, label %79, label %83

79:                                               ; preds = %45
  %80 = load ptr, ptr @host, align 8
  %81 = load atomic i64, ptr %80 monotonic, align 8
  %82 = icmp eq i64 %77, %81
  br i1 %82, label %83, label %865

83:                                               ; preds = %79, %45
  %84 = load i64, ptr %37, align 8
  %85 = getelementptr inbounds nuw i8, ptr %55, i64 104
  %86 = load i64, ptr %85, align 8
  %87 = icmp sgt i64 %84, %86
  br i1 %87, label %865, label %88

88:                                               ; preds = %83
  %89 = getelementptr inbounds nuw i8, ptr %55, i64 88
  %90 = load i64, ptr %89, align 8
  %91 = icmp sgt i64 %90, 0
  br i1 %91, label %102, label %92

92:                                               ; preds = %109, %88
  %93 = load i64, ptr %38, align 8
  %94 = icmp sgt i64 %93, 0
  br i1 %94, label %95, label %170

95:                                               ; preds = %92
  %96 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 112), align 8
  %97 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 120), align 8
  %98 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 128), align 8
  %99 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %100 = load ptr, ptr %39, align 8
  %101 = load ptr, ptr %40, align 8
  br label %114

102:                                              ; preds = %88, %109
  %103 = phi i64 [ %112, %109 ], [ 0, %88 ]
  %104 = icmp slt i64 %103, %84
  br i1 %104, label %105, label %109

105:                                              ; preds = %102
  %106 = load ptr, ptr %1, align 8
  %107 = getelementptr inbounds nuw ptr, ptr %106, i64 %103
  %108 = load ptr, ptr %107, align 8
  br label %109

109:                                              ; preds = %105, %102
  %110 = phi ptr [ %108, %105 ], [ null, %102 ]
  %111 = getelementptr inbounds nuw ptr, ptr %13, i64 %103
  store ptr %110, ptr %111, align 8
  %112 = add nuw nsw i64 %103, 1
  %113 = icmp eq i64 %112, %90
  br i1 %113, label %92, label %102, !llvm.loop !26

114:                                              ; preds = %161, %95
  %115 = phi ptr [ null, %95 ], [ %162, %161 ]
  %116 = phi ptr [ null, %95 ], [ %163, %161 ]
  %117 = phi ptr [ null, %95 ], [ %164, %161 ]
  %118 = phi i64 [ 0, %95 ], [ %166, %161 ]
  %119 = phi i64 [ %84, %95 ], [ %165, %161 ]
  %120 = getelementptr inbounds nuw ptr, ptr %100, i64 %118
  %121 = load ptr, ptr %120, align 8
  %122 = getelementptr inbounds nuw ptr, ptr %101, i64 %118
  %123 = load ptr, ptr %122, align 8
  br i1 %91, label %124, label %146

124:                                              ; preds = %114
  %125 = icmp slt i64 %119, %90
  %126 = select i1 %125, i64 %119, i64 0
  br label %127

127:                                              ; preds = %134, %124
  %128 = phi i64 [ %138, %134 ], [ %126, %124 ]
  %129 = phi i64 [ %135, %134 ], [ 0, %124 ]
  %130 = getelementptr inbounds %struct.Row, ptr %58, i64 %128
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 8
  %132 = load ptr, ptr %131, align 8
  %133 = icmp eq ptr %132, %121
  br i1 %133, label %140, label %134

134:                                              ; preds = %127
  %135 = add nuw nsw i64 %129, 1
  %136 = add nsw i64 %128, 1
  %137 = icmp slt i64 %136, %90
  %138 = select i1 %137, i64 %136, i64 0
  %139 = icmp eq i64 %135, %90
  br i1 %139, label %146, label %127, !llvm.loop !27

140:                                              ; preds = %127
  %141 = getelementptr inbounds ptr, ptr %13, i64 %128
  %142 = load ptr, ptr %141, align 8
  %143 = icmp eq ptr %142, null
  br i1 %143, label %144, label %865

144:                                              ; preds = %140
  store ptr %123, ptr %141, align 8
  %145 = add nsw i64 %128, 1
  br label %161

146:                                              ; preds = %134, %114
  %147 = icmp eq ptr %121, %96
  br i1 %147, label %148, label %151

148:                                              ; preds = %146
  %149 = icmp eq ptr %123, %99
  %150 = select i1 %149, ptr null, ptr %123
  br label %161

151:                                              ; preds = %146
  %152 = icmp eq ptr %121, %97
  br i1 %152, label %153, label %156

153:                                              ; preds = %151
  %154 = icmp eq ptr %123, %99
  %155 = select i1 %154, ptr null, ptr %123
  br label %161

156:                                              ; preds = %151
  %157 = icmp eq ptr %121, %98
  br i1 %157, label %158, label %865

158:                                              ; preds = %156
  %159 = icmp eq ptr %123, %99
  %160 = select i1 %159, ptr null, ptr %123
  br label %161

161:                                              ; preds = %158, %153, %148, %144
  %162 = phi ptr [ %115, %153 ], [ %115, %158 ], [ %115, %144 ], [ %150, %148 ]
  %163 = phi ptr [ %155, %153 ], [ %116, %158 ], [ %116, %144 ], [ %116, %148 ]
  %164 = phi ptr [ %117, %153 ], [ %160, %158 ], [ %117, %144 ], [ %117, %148 ]
  %165 = phi i64 [ %119, %153 ], [ %119, %158 ], [ %145, %144 ], [ %119, %148 ]
  %166 = add nuw nsw i64 %118, 1
  %167 = icmp eq i64 %166, %93
  br i1 %167, label %168, label %114, !llvm.loop !28

168:                                              ; preds = %161
  %169 = icmp eq ptr %164, null
  br i1 %169, label %170, label %177

170:                                              ; preds = %168, %92
  %171 = phi ptr [ %163, %168 ], [ null, %92 ]
  %172 = phi ptr [ %162, %168 ], [ null, %92 ]
  %173 = getelementptr inbounds nuw i8, ptr %55, i64 80
  %174 = load i64, ptr %173, align 8
  %175 = and i64 %174, 8
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %191, label %865

177:                                              ; preds = %168
  %178 = getelementptr inbounds nuw i8, ptr %55, i64 72
  %179 = load ptr, ptr %178, align 8
  %180 = icmp eq ptr %164, %179
  br i1 %180, label %191, label %181

181:                                              ; preds = %177
  %182 = getelementptr inbounds nuw i8, ptr %164, i64 8
  %183 = load ptr, ptr %182, align 8
  %184 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 80), align 8
  %185 = icmp eq ptr %183, %184
  br i1 %185, label %186, label %865

186:                                              ; preds = %181
  %187 = call i32 @PyUnicode_Compare(ptr noundef nonnull %164, ptr noundef %179) #15
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %189, label %865

189:                                              ; preds = %186
  %190 = load i64, ptr %59, align 8
  br label %191

191:                                              ; preds = %189, %177, %170
  %192 = phi ptr [ %171, %170 ], [ %163, %177 ], [ %163, %189 ]
  %193 = phi ptr [ %172, %170 ], [ %162, %177 ], [ %162, %189 ]
  %194 = phi i64 [ %60, %170 ], [ %60, %177 ], [ %190, %189 ]
  %195 = icmp eq ptr %193, null
  %196 = select i1 %195, ptr %57, ptr %193
  %197 = icmp slt i64 %194, 1
  br i1 %197, label %392, label %198

198:                                              ; preds = %191
  %199 = getelementptr inbounds nuw i8, ptr %55, i64 80
  br label %200

200:                                              ; preds = %388, %198
  %201 = phi i64 [ 0, %198 ], [ %389, %388 ]
  %202 = getelementptr inbounds nuw %struct.Row, ptr %58, i64 %201
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 16
  %204 = load i64, ptr %203, align 8
  %205 = load i64, ptr %89, align 8
  %206 = icmp slt i64 %204, %205
  br i1 %206, label %207, label %210

207:                                              ; preds = %200
  %208 = getelementptr inbounds ptr, ptr %13, i64 %204
  %209 = load ptr, ptr %208, align 8
  br label %210

210:                                              ; preds = %207, %200
  %211 = phi ptr [ %209, %207 ], [ null, %200 ]
  %212 = getelementptr inbounds nuw i8, ptr %202, i64 24
  %213 = load i64, ptr %212, align 8
  %214 = getelementptr inbounds i64, ptr %14, i64 %213
  %215 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  %216 = icmp eq ptr %211, %215
  br i1 %216, label %217, label %222

217:                                              ; preds = %210
  %218 = load i64, ptr %199, align 8
  %219 = and i64 %218, 16
  %220 = icmp eq i64 %219, 0
  %221 = select i1 %220, ptr null, ptr %211
  br label %222

222:                                              ; preds = %217, %210
  %223 = phi ptr [ %221, %217 ], [ %211, %210 ]
  %224 = load i64, ptr %202, align 8
  %225 = icmp slt i64 %224, 3
  br i1 %225, label %226, label %235

226:                                              ; preds = %222
  %227 = getelementptr inbounds nuw i8, ptr %202, i64 56
  %228 = load i64, ptr %227, align 8
  %229 = icmp eq i64 %228, 0
  %230 = icmp eq ptr %223, null
  br i1 %229, label %232, label %231

231:                                              ; preds = %226
  br i1 %230, label %388, label %865

232:                                              ; preds = %226
  br i1 %230, label %865, label %233

233:                                              ; preds = %232
  %234 = call fastcc i1 @read_array(ptr noundef nonnull readonly %56, ptr noundef nonnull readonly %202, ptr noundef %223, ptr noundef %214) #16
  br i1 %234, label %388, label %865

235:                                              ; preds = %222
  %236 = icmp eq ptr %223, null
  br i1 %236, label %237, label %244

237:                                              ; preds = %235
  %238 = getelementptr inbounds nuw i8, ptr %202, i64 56
  %239 = load i64, ptr %238, align 8
  %240 = icmp eq i64 %239, 0
  br i1 %240, label %865, label %241

241:                                              ; preds = %237
  %242 = getelementptr inbounds nuw i8, ptr %202, i64 64
  %243 = load i64, ptr %242, align 8
  store i64 %243, ptr %214, align 8
  br label %388

244:                                              ; preds = %235
  %245 = icmp eq i64 %224, 14
  br i1 %245, label %865, label %246

246:                                              ; preds = %244
  %247 = icmp samesign ult i64 %224, 9
  br i1 %247, label %248, label %314

248:                                              ; preds = %246
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #8
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %12, ptr noundef nonnull %223) #16
  %249 = load i64, ptr %202, align 8
  switch i64 %249, label %277 [
    i64 8, label %310
    i64 7, label %250
    i64 5, label %254
    i64 6, label %269
  ]

250:                                              ; preds = %248
  %251 = load i64, ptr %41, align 8
  store i64 %251, ptr %214, align 8
  %252 = load i32, ptr %12, align 8
  %253 = icmp eq i32 %252, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  br i1 %253, label %388, label %865

254:                                              ; preds = %248
  %255 = load i64, ptr %41, align 8
  %256 = getelementptr inbounds nuw i8, ptr %202, i64 48
  %257 = load i64, ptr %256, align 8
  %258 = and i64 %257, %255
  store i64 %258, ptr %214, align 8
  %259 = load i32, ptr %12, align 8
  %260 = icmp eq i32 %259, 2
  br i1 %260, label %261, label %308

261:                                              ; preds = %254
  %262 = getelementptr inbounds nuw i8, ptr %202, i64 32
  %263 = load i64, ptr %262, align 8
  %264 = icmp sgt i64 %263, %255
  br i1 %264, label %308, label %265

265:                                              ; preds = %261
  %266 = getelementptr inbounds nuw i8, ptr %202, i64 40
  %267 = load i64, ptr %266, align 8
  %268 = icmp sgt i64 %255, %267
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  br i1 %268, label %865, label %388

269:                                              ; preds = %248
  %270 = load i64, ptr %41, align 8
  store i64 %270, ptr %214, align 8
  %271 = load i32, ptr %12, align 8
  %272 = icmp eq i32 %271, 3
  br i1 %272, label %309, label %273

273:                                              ; preds = %269
  %274 = icmp eq i32 %271, 2
  %275 = icmp sgt i64 %270, -1
  %276 = select i1 %274, i1 %275, i1 false
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  br i1 %276, label %388, label %865

277:                                              ; preds = %248
  %278 = load i32, ptr %12, align 8
  %279 = icmp eq i32 %278, 2
  br i1 %279, label %280, label %286

280:                                              ; preds = %277
  %281 = load i64, ptr %41, align 8
  %282 = add i64 %281, -9007199254740993
  %283 = icmp ult i64 %282, -18014398509481985
  br i1 %283, label %308, label %284

284:                                              ; preds = %280
  %285 = sitofp i64 %281 to double
  br label %289

286:                                              ; preds = %277
  %287 = load double, ptr %42, align 8
  %288 = icmp eq i32 %278, 4
  br i1 %288, label %289, label %308

289:                                              ; preds = %286, %284
  %290 = phi double [ %285, %284 ], [ %287, %286 ]
  %291 = icmp eq i64 %249, 4
  br i1 %291, label %292, label %296

292:                                              ; preds = %289
  %293 = fcmp uno double %290, 0.000000e+00
  %294 = bitcast double %290 to i64
  %295 = select i1 %293, i64 9221120237041090560, i64 %294
  store i64 %295, ptr %214, align 8
  br label %309

296:                                              ; preds = %289
  %297 = fptrunc double %290 to float
  %298 = call double @llvm.fabs.f64(double %290)
  %299 = bitcast double %298 to i64
  %300 = icmp samesign ugt i64 %299, 9218868437227405311
  %301 = fcmp uno double %290, 0.000000e+00
  %302 = bitcast float %297 to i32
  %303 = zext i32 %302 to i64
  %304 = select i1 %301, i64 2143289344, i64 %303
  store i64 %304, ptr %214, align 8
  %305 = call float @llvm.fabs.f32(float %297)
  %306 = fcmp une float %305, 0x7FF0000000000000
  %307 = select i1 %300, i1 true, i1 %306
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  br i1 %307, label %388, label %865

308:                                              ; preds = %286, %280, %261, %254
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  br label %865

309:                                              ; preds = %292, %269
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  br label %388

310:                                              ; preds = %248
  %311 = load i64, ptr %41, align 8
  store i64 %311, ptr %214, align 8
  %312 = load i32, ptr %12, align 8
  %313 = icmp eq i32 %312, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #8
  br i1 %313, label %865, label %388

314:                                              ; preds = %246
  %315 = getelementptr inbounds nuw i8, ptr %202, i64 32
  %316 = load i64, ptr %315, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #8
  switch i64 %224, label %378 [
    i64 9, label %317
    i64 10, label %328
    i64 11, label %337
    i64 12, label %383
  ]

317:                                              ; preds = %314
  %318 = getelementptr inbounds nuw i8, ptr %223, i64 8
  %319 = load ptr, ptr %318, align 8
  %320 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %321 = icmp eq ptr %319, %320
  br i1 %321, label %322, label %381

322:                                              ; preds = %317
  %323 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %223, ptr noundef nonnull %11) #15
  %324 = icmp eq i64 %323, %316
  br i1 %324, label %325, label %381

325:                                              ; preds = %322
  %326 = load i32, ptr %11, align 4
  %327 = icmp eq i32 %326, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  br i1 %327, label %388, label %865

328:                                              ; preds = %314
  %329 = getelementptr inbounds nuw i8, ptr %223, i64 8
  %330 = load ptr, ptr %329, align 8
  %331 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 56), align 8
  %332 = icmp eq ptr %330, %331
  br i1 %332, label %333, label %381

333:                                              ; preds = %328
  %334 = getelementptr inbounds nuw i8, ptr %223, i64 16
  %335 = load i64, ptr %334, align 8
  %336 = icmp eq i64 %335, %316
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  br i1 %336, label %388, label %865

337:                                              ; preds = %314
  %338 = inttoptr i64 %316 to ptr
  %339 = icmp eq ptr %223, %338
  br i1 %339, label %382, label %340

340:                                              ; preds = %337
  %341 = getelementptr inbounds nuw i8, ptr %223, i64 8
  %342 = load ptr, ptr %341, align 8
  %343 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 88), align 8
  %344 = icmp eq ptr %342, %343
  br i1 %344, label %345, label %381

345:                                              ; preds = %340
  %346 = getelementptr inbounds nuw i8, ptr %223, i64 16
  %347 = load i64, ptr %346, align 8
  %348 = getelementptr inbounds nuw i8, ptr %338, i64 16
  %349 = load i64, ptr %348, align 8
  %350 = icmp eq i64 %347, %349
  br i1 %350, label %351, label %381

351:                                              ; preds = %345
  %352 = icmp slt i64 %347, 1
  br i1 %352, label %382, label %353

353:                                              ; preds = %351
  %354 = getelementptr inbounds nuw i8, ptr %223, i64 24
  %355 = getelementptr inbounds nuw i8, ptr %338, i64 24
  br label %356

356:                                              ; preds = %373, %353
  %357 = phi i64 [ 0, %353 ], [ %374, %373 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #8
  %358 = getelementptr inbounds nuw ptr, ptr %354, i64 %357
  %359 = load ptr, ptr %358, align 8
  %360 = getelementptr inbounds nuw i8, ptr %359, i64 8
  %361 = load ptr, ptr %360, align 8
  %362 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %363 = icmp eq ptr %361, %362
  br i1 %363, label %364, label %377

364:                                              ; preds = %356
  %365 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %359, ptr noundef nonnull %9) #15
  %366 = load i32, ptr %9, align 4
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %368, label %377

368:                                              ; preds = %364
  %369 = getelementptr inbounds nuw ptr, ptr %355, i64 %357
  %370 = load ptr, ptr %369, align 8
  %371 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef %370, ptr noundef nonnull %10) #15
  %372 = icmp eq i64 %365, %371
  br i1 %372, label %373, label %377

373:                                              ; preds = %368
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  %374 = add nuw nsw i64 %357, 1
  %375 = load i64, ptr %346, align 8
  %376 = icmp slt i64 %374, %375
  br i1 %376, label %356, label %382, !llvm.loop !29

377:                                              ; preds = %368, %364, %356
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #8
  br label %381

378:                                              ; preds = %314
  %379 = ptrtoint ptr %223 to i64
  %380 = icmp eq i64 %316, %379
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  br i1 %380, label %388, label %865

381:                                              ; preds = %345, %340, %328, %322, %317, %377
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  br label %865

382:                                              ; preds = %373, %351, %337
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  br label %388

383:                                              ; preds = %314
  %384 = getelementptr inbounds nuw i8, ptr %223, i64 8
  %385 = load ptr, ptr %384, align 8
  %386 = inttoptr i64 %316 to ptr
  %387 = icmp eq ptr %385, %386
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #8
  br i1 %387, label %388, label %865

388:                                              ; preds = %383, %382, %378, %333, %325, %310, %309, %296, %273, %265, %250, %241, %233, %231
  %389 = add nuw nsw i64 %201, 1
  %390 = load i64, ptr %59, align 8
  %391 = icmp slt i64 %389, %390
  br i1 %391, label %200, label %392, !llvm.loop !30

392:                                              ; preds = %388, %191
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #8
  %393 = icmp ne ptr %196, null
  %394 = icmp ne ptr %192, null
  %395 = select i1 %393, ptr %196, ptr %192
  %396 = or i1 %394, %393
  %397 = zext i1 %393 to i64
  %398 = icmp eq ptr %192, null
  %399 = select i1 %398, i64 0, i64 2
  %400 = or disjoint i64 %399, %397
  %401 = icmp eq i64 %400, 0
  %402 = select i1 %401, i64 4, i64 %400
  %403 = getelementptr inbounds nuw i8, ptr %55, i64 80
  %404 = load i64, ptr %403, align 8
  %405 = xor i64 %404, -1
  %406 = and i64 %402, %405
  %407 = icmp eq i64 %406, 0
  %408 = xor i1 %393, true
  %409 = or i1 %398, %408
  %410 = and i1 %409, %407
  br i1 %410, label %411, label %861

411:                                              ; preds = %392
  %412 = load i64, ptr %65, align 8
  %413 = icmp sgt i64 %412, 0
  br i1 %413, label %414, label %445

414:                                              ; preds = %411, %442
  %415 = phi i64 [ %443, %442 ], [ 0, %411 ]
  %416 = getelementptr inbounds nuw %struct.Equal, ptr %64, i64 %415
  br i1 %396, label %417, label %421

417:                                              ; preds = %414
  %418 = getelementptr inbounds nuw i8, ptr %416, i64 32
  %419 = load i64, ptr %418, align 8
  %420 = icmp eq i64 %419, 0
  br i1 %420, label %442, label %421

421:                                              ; preds = %417, %414
  %422 = load i64, ptr %416, align 8
  %423 = getelementptr inbounds i64, ptr %14, i64 %422
  %424 = load i64, ptr %423, align 8
  %425 = getelementptr inbounds nuw i8, ptr %416, i64 16
  %426 = load i64, ptr %425, align 8
  %427 = icmp slt i64 %426, 0
  %428 = getelementptr inbounds nuw i8, ptr %416, i64 24
  %429 = getelementptr inbounds nuw i64, ptr %14, i64 %426
  %430 = select i1 %427, ptr %428, ptr %429
  %431 = load i64, ptr %430, align 8
  %432 = getelementptr inbounds nuw i8, ptr %416, i64 8
  %433 = load i64, ptr %432, align 8
  %434 = icmp eq i64 %433, 1
  br i1 %434, label %439, label %435

435:                                              ; preds = %421
  %436 = add i64 %424, -1
  %437 = add i64 %436, %433
  %438 = sdiv i64 %437, %433
  br label %439

439:                                              ; preds = %435, %421
  %440 = phi i64 [ %438, %435 ], [ %424, %421 ]
  %441 = icmp eq i64 %440, %431
  br i1 %441, label %442, label %861

442:                                              ; preds = %439, %417
  %443 = add nuw nsw i64 %415, 1
  %444 = icmp eq i64 %443, %412
  br i1 %444, label %445, label %414, !llvm.loop !31

445:                                              ; preds = %442, %411
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #8
  br i1 %396, label %446, label %479

446:                                              ; preds = %445
  %447 = getelementptr inbounds nuw i8, ptr %55, i64 168
  %448 = load i64, ptr %447, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  store ptr %395, ptr %6, align 8
  %449 = getelementptr inbounds nuw i8, ptr %395, i64 8
  %450 = load ptr, ptr %449, align 8
  %451 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 88), align 8
  %452 = icmp eq ptr %450, %451
  br i1 %452, label %453, label %457

453:                                              ; preds = %446
  %454 = getelementptr inbounds nuw i8, ptr %395, i64 24
  %455 = getelementptr inbounds nuw i8, ptr %395, i64 16
  %456 = load i64, ptr %455, align 8
  br label %457

457:                                              ; preds = %453, %446
  %458 = phi ptr [ %454, %453 ], [ %6, %446 ]
  %459 = phi i64 [ %456, %453 ], [ 1, %446 ]
  %460 = icmp eq i64 %459, %448
  br i1 %460, label %461, label %478

461:                                              ; preds = %457
  %462 = icmp slt i64 %448, 1
  br i1 %462, label %477, label %463

463:                                              ; preds = %461, %472
  %464 = phi i64 [ %474, %472 ], [ 0, %461 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  %465 = getelementptr inbounds nuw ptr, ptr %458, i64 %464
  %466 = load ptr, ptr %465, align 8
  call fastcc void @number_of(ptr dead_on_unwind writable sret(%struct.Number) align 8 %7, ptr noundef %466) #16
  %467 = load i32, ptr %7, align 8
  %468 = icmp eq i32 %467, 2
  %469 = load i64, ptr %43, align 8
  %470 = icmp ult i64 %469, 2147483648
  %471 = select i1 %468, i1 %470, i1 false
  br i1 %471, label %472, label %476

472:                                              ; preds = %463
  %473 = getelementptr inbounds nuw i64, ptr %8, i64 %464
  store i64 %469, ptr %473, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  %474 = add nuw nsw i64 %464, 1
  %475 = icmp eq i64 %474, %448
  br i1 %475, label %477, label %463, !llvm.loop !32

476:                                              ; preds = %463
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  br label %478

477:                                              ; preds = %472, %461
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  br label %479

478:                                              ; preds = %476, %457
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  br label %554

479:                                              ; preds = %477, %445
  %480 = getelementptr inbounds nuw i8, ptr %55, i64 168
  %481 = load i64, ptr %480, align 8
  %482 = call i64 @llvm.smax.i64(i64 %481, i64 3)
  %483 = trunc i64 %482 to i32
  %484 = icmp slt i32 %483, 1
  br i1 %484, label %555, label %485

485:                                              ; preds = %479
  %486 = getelementptr inbounds nuw i8, ptr %55, i64 328
  %487 = getelementptr inbounds nuw i8, ptr %55, i64 184
  %488 = getelementptr inbounds nuw i8, ptr %55, i64 176
  %489 = getelementptr inbounds nuw i8, ptr %55, i64 376
  %490 = and i64 %482, 2147483647
  %491 = call i64 @llvm.umax.i64(i64 %490, i64 1)
  br label %496

492:                                              ; preds = %549
  %493 = extractvalue { i64, i1 } %552, 0
  %494 = add nuw nsw i64 %498, 1
  %495 = icmp eq i64 %494, %491
  br i1 %495, label %555, label %496, !llvm.loop !33

496:                                              ; preds = %492, %485
  %497 = phi i64 [ 1, %485 ], [ %493, %492 ]
  %498 = phi i64 [ 0, %485 ], [ %494, %492 ]
  %499 = getelementptr inbounds nuw i64, ptr %486, i64 %498
  %500 = load i64, ptr %499, align 8
  %501 = icmp sgt i64 %481, %498
  br i1 %501, label %502, label %530

502:                                              ; preds = %496
  br i1 %396, label %520, label %503

503:                                              ; preds = %502
  %504 = getelementptr inbounds nuw %struct.Extent, ptr %487, i64 %498
  %505 = load i64, ptr %504, align 8
  %506 = icmp slt i64 %505, 0
  br i1 %506, label %507, label %509

507:                                              ; preds = %503
  %508 = getelementptr inbounds nuw i8, ptr %504, i64 8
  br label %517

509:                                              ; preds = %503
  %510 = getelementptr inbounds nuw i8, ptr %504, i64 16
  %511 = load i64, ptr %510, align 8
  %512 = icmp eq i64 %511, 0
  br i1 %512, label %513, label %515

513:                                              ; preds = %509
  %514 = getelementptr inbounds nuw i64, ptr %14, i64 %505
  br label %517

515:                                              ; preds = %509
  %516 = getelementptr inbounds nuw i64, ptr null, i64 %505
  br label %517

517:                                              ; preds = %515, %513, %507
  %518 = phi ptr [ %508, %507 ], [ %514, %513 ], [ %516, %515 ]
  %519 = load i64, ptr %518, align 8
  br label %531

520:                                              ; preds = %502
  %521 = getelementptr inbounds nuw i64, ptr %8, i64 %498
  %522 = load i64, ptr %521, align 8
  %523 = load i64, ptr %489, align 8
  %524 = icmp eq i64 %523, 0
  br i1 %524, label %537, label %525

525:                                              ; preds = %520
  %526 = getelementptr inbounds nuw %struct.Extent, ptr %56, i64 %498
  %527 = getelementptr inbounds nuw i8, ptr %526, i64 160
  %528 = load i64, ptr %527, align 8
  %529 = icmp eq i64 %522, %528
  br i1 %529, label %537, label %554

530:                                              ; preds = %496
  br i1 %396, label %537, label %531

531:                                              ; preds = %530, %517
  %532 = phi i64 [ %519, %517 ], [ 1, %530 ]
  %533 = load i64, ptr %488, align 8
  %534 = shl nuw i64 1, %498
  %535 = and i64 %533, %534
  %536 = icmp ne i64 %535, 0
  br label %537

537:                                              ; preds = %531, %530, %525, %520
  %538 = phi i64 [ %532, %531 ], [ 1, %530 ], [ %522, %520 ], [ %522, %525 ]
  %539 = phi i1 [ %536, %531 ], [ %394, %530 ], [ %394, %520 ], [ %394, %525 ]
  %540 = select i1 %539, i64 %500, i64 1
  %541 = mul nsw i64 %540, %538
  %542 = getelementptr inbounds nuw i64, ptr %15, i64 %498
  store i64 %541, ptr %542, align 8
  %543 = icmp eq i64 %500, 1
  %544 = select i1 %539, i1 true, i1 %543
  br i1 %544, label %549, label %545

545:                                              ; preds = %537
  %546 = add i64 %500, -1
  %547 = add i64 %546, %538
  %548 = sdiv i64 %547, %500
  br label %549

549:                                              ; preds = %545, %537
  %550 = phi i64 [ %548, %545 ], [ %538, %537 ]
  %551 = getelementptr inbounds nuw i64, ptr %16, i64 %498
  store i64 %550, ptr %551, align 8
  %552 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %497, i64 %550)
  %553 = extractvalue { i64, i1 } %552, 1
  br i1 %553, label %554, label %492

554:                                              ; preds = %549, %525, %478
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  br label %861

555:                                              ; preds = %492, %479
  %556 = phi i64 [ 1, %479 ], [ %493, %492 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #8
  %557 = load i64, ptr %68, align 8
  %558 = icmp slt i64 %557, 1
  br i1 %558, label %581, label %559

559:                                              ; preds = %555, %578
  %560 = phi i64 [ %579, %578 ], [ 0, %555 ]
  %561 = getelementptr inbounds nuw %struct.Apart, ptr %67, i64 %560
  %562 = load i64, ptr %561, align 8
  %563 = getelementptr inbounds i64, ptr %14, i64 %562
  %564 = load i64, ptr %563, align 8
  %565 = getelementptr inbounds nuw i8, ptr %561, i64 8
  %566 = load i64, ptr %565, align 8
  %567 = getelementptr inbounds i64, ptr %14, i64 %566
  %568 = load i64, ptr %567, align 8
  %569 = getelementptr inbounds nuw i8, ptr %561, i64 24
  %570 = load i64, ptr %569, align 8
  %571 = add i64 %570, %568
  %572 = icmp ult i64 %564, %571
  br i1 %572, label %573, label %578

573:                                              ; preds = %559
  %574 = getelementptr inbounds nuw i8, ptr %561, i64 16
  %575 = load i64, ptr %574, align 8
  %576 = add i64 %575, %564
  %577 = icmp ult i64 %568, %576
  br i1 %577, label %861, label %578

578:                                              ; preds = %573, %559
  %579 = add nuw nsw i64 %560, 1
  %580 = icmp eq i64 %579, %557
  br i1 %580, label %581, label %559, !llvm.loop !34

581:                                              ; preds = %578, %555
  %582 = load i64, ptr %62, align 8
  %583 = icmp sgt i64 %582, 0
  br i1 %583, label %584, label %615

584:                                              ; preds = %581, %611
  %585 = phi i64 [ %612, %611 ], [ 0, %581 ]
  %586 = getelementptr inbounds nuw %struct.Captured, ptr %61, i64 %585
  %587 = getelementptr inbounds nuw i8, ptr %586, i64 8
  %588 = load ptr, ptr %587, align 8
  %589 = ptrtoint ptr %588 to i64
  %590 = load ptr, ptr %586, align 8
  switch i64 %589, label %594 [
    i64 0, label %605
    i64 1, label %591
  ]

591:                                              ; preds = %584
  %592 = call i64 @PyDict_Size(ptr noundef %590) #15
  %593 = icmp eq i64 %592, 0
  br i1 %593, label %611, label %861

594:                                              ; preds = %584
  %595 = call ptr @PyDict_GetItemWithError(ptr noundef %590, ptr noundef nonnull %588) #15
  %596 = icmp eq ptr %595, null
  br i1 %596, label %597, label %601, !prof !35

597:                                              ; preds = %594
  %598 = call ptr @PyErr_Occurred() #15
  %599 = icmp eq ptr %598, null
  br i1 %599, label %601, label %600

600:                                              ; preds = %597
  call void @PyErr_Clear() #15
  br label %861

601:                                              ; preds = %597, %594
  %602 = getelementptr inbounds nuw i8, ptr %586, i64 16
  %603 = load ptr, ptr %602, align 8
  %604 = icmp eq ptr %595, %603
  br i1 %604, label %611, label %861

605:                                              ; preds = %584
  %606 = getelementptr inbounds nuw i8, ptr %590, i64 16
  %607 = load ptr, ptr %606, align 8
  %608 = getelementptr inbounds nuw i8, ptr %586, i64 16
  %609 = load ptr, ptr %608, align 8
  %610 = icmp eq ptr %607, %609
  br i1 %610, label %611, label %861

611:                                              ; preds = %605, %601, %591
  %612 = add nuw nsw i64 %585, 1
  %613 = load i64, ptr %62, align 8
  %614 = icmp slt i64 %612, %613
  br i1 %614, label %584, label %615, !llvm.loop !36

615:                                              ; preds = %611, %581
  %616 = getelementptr inbounds nuw i8, ptr %55, i64 152
  %617 = load ptr, ptr %616, align 8
  %618 = icmp eq ptr %617, null
  br i1 %618, label %622, label %619

619:                                              ; preds = %615
  %620 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 24), align 8
  %621 = call fastcc i1 @says(ptr noundef %617, ptr noundef null, ptr noundef %620) #16
  br i1 %621, label %622, label %861

622:                                              ; preds = %619, %615
  %623 = getelementptr inbounds nuw i8, ptr %55, i64 424
  %624 = load ptr, ptr %623, align 8
  %625 = icmp eq ptr %624, null
  br i1 %625, label %657, label %626

626:                                              ; preds = %622
  %627 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %628 = getelementptr inbounds nuw i8, ptr %627, i64 8
  %629 = load i64, ptr %628, align 8
  %630 = inttoptr i64 %629 to ptr
  %631 = getelementptr inbounds nuw i8, ptr %627, i64 16
  %632 = load i64, ptr %631, align 8
  %633 = inttoptr i64 %632 to ptr
  %634 = load ptr, ptr @gpu, align 8
  %635 = call i64 @PyDict_Size(ptr noundef %634) #15
  %636 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %637 = load i64, ptr %636, align 8
  %638 = icmp eq i64 %635, %637
  br i1 %638, label %639, label %861

639:                                              ; preds = %626
  %640 = icmp eq i64 %629, 0
  br i1 %640, label %645, label %641

641:                                              ; preds = %639
  %642 = load ptr, ptr %623, align 8
  %643 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 40), align 8
  %644 = call fastcc i1 @says(ptr noundef %630, ptr noundef %642, ptr noundef %643) #16
  br i1 %644, label %645, label %861

645:                                              ; preds = %641, %639
  %646 = getelementptr inbounds nuw i8, ptr %55, i64 64
  %647 = load ptr, ptr %646, align 8
  %648 = icmp eq ptr %647, null
  %649 = icmp ne i64 %632, 0
  %650 = select i1 %648, i1 %649, i1 false
  br i1 %650, label %651, label %657

651:                                              ; preds = %645
  %652 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gpu, i64 8), align 8
  %653 = getelementptr inbounds nuw i8, ptr %652, i64 24
  %654 = load i64, ptr %653, align 8
  %655 = inttoptr i64 %654 to ptr
  %656 = call fastcc i1 @says(ptr noundef %633, ptr noundef null, ptr noundef %655) #16
  br i1 %656, label %657, label %861

657:                                              ; preds = %645, %651, %622
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #8
  store i32 0, ptr %17, align 4
  %658 = icmp eq ptr %196, null
  %659 = load i64, ptr %71, align 8
  %660 = icmp slt i64 %659, 1
  br i1 %660, label %818, label %661

661:                                              ; preds = %657, %813
  %662 = phi i64 [ %803, %813 ], [ 0, %657 ]
  %663 = getelementptr inbounds nuw %struct.Make, ptr %70, i64 %662
  %664 = getelementptr inbounds nuw i8, ptr %663, i64 16
  %665 = load i64, ptr %664, align 8
  %666 = icmp eq i64 %665, 1
  %667 = icmp eq i64 %665, 2
  %668 = select i1 %667, i1 %658, i1 false
  %669 = and i1 %668, %398
  %670 = select i1 %666, i1 true, i1 %669
  %671 = select i1 %670, i64 184, i64 183
  %672 = load i64, ptr %663, align 8
  %673 = getelementptr inbounds %struct.Row, ptr %58, i64 %672
  %674 = getelementptr inbounds nuw i8, ptr %673, i64 24
  %675 = load i64, ptr %674, align 8
  %676 = getelementptr inbounds i64, ptr %14, i64 %675
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %677 = getelementptr inbounds nuw i8, ptr %663, i64 24
  %678 = load i64, ptr %677, align 8
  %679 = getelementptr inbounds nuw i8, ptr %663, i64 8
  %680 = load i64, ptr %679, align 8
  %681 = icmp sgt i64 %680, 0
  br i1 %681, label %682, label %719

682:                                              ; preds = %661
  %683 = getelementptr inbounds nuw i8, ptr %663, i64 48
  br label %688

684:                                              ; preds = %710
  %685 = add nuw nsw i64 %689, 1
  %686 = load i64, ptr %679, align 8
  %687 = icmp slt i64 %685, %686
  br i1 %687, label %688, label %719, !llvm.loop !37

688:                                              ; preds = %684, %682
  %689 = phi i64 [ 0, %682 ], [ %685, %684 ]
  %690 = phi i64 [ %678, %682 ], [ %716, %684 ]
  %691 = getelementptr inbounds nuw %struct.Extent, ptr %683, i64 %689
  %692 = load i64, ptr %691, align 8
  %693 = icmp slt i64 %692, 0
  br i1 %693, label %694, label %696

694:                                              ; preds = %688
  %695 = getelementptr inbounds nuw i8, ptr %691, i64 8
  br label %706

696:                                              ; preds = %688
  %697 = getelementptr inbounds nuw i8, ptr %691, i64 16
  %698 = load i64, ptr %697, align 8
  %699 = icmp eq i64 %698, 0
  br i1 %699, label %700, label %702

700:                                              ; preds = %696
  %701 = getelementptr inbounds nuw i64, ptr %14, i64 %692
  br label %706

702:                                              ; preds = %696
  %703 = icmp eq i64 %698, 1
  %704 = select i1 %703, ptr %15, ptr %16
  %705 = getelementptr inbounds nuw i64, ptr %704, i64 %692
  br label %706

706:                                              ; preds = %702, %700, %694
  %707 = phi ptr [ %695, %694 ], [ %701, %700 ], [ %705, %702 ]
  %708 = load i64, ptr %707, align 8
  %709 = icmp ugt i64 %708, 2147483647
  br i1 %709, label %816, label %710

710:                                              ; preds = %706
  %711 = getelementptr inbounds nuw i64, ptr %5, i64 %689
  store i64 %708, ptr %711, align 8
  %712 = getelementptr inbounds nuw i64, ptr %676, i64 %689
  %713 = getelementptr inbounds nuw i8, ptr %712, i64 8
  store i64 %708, ptr %713, align 8
  %714 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %690, i64 %708)
  %715 = extractvalue { i64, i1 } %714, 1
  %716 = extractvalue { i64, i1 } %714, 0
  %717 = icmp sgt i64 %716, 70368744177664
  %718 = or i1 %715, %717
  br i1 %718, label %816, label %684

719:                                              ; preds = %684, %661
  %720 = phi i64 [ %680, %661 ], [ %686, %684 ]
  %721 = phi i64 [ %678, %661 ], [ %716, %684 ]
  %722 = getelementptr inbounds nuw i8, ptr %663, i64 40
  %723 = load ptr, ptr %722, align 8
  %724 = icmp eq ptr %723, null
  br i1 %724, label %753, label %725

725:                                              ; preds = %719
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  %726 = call i64 @llvm.smax.i64(i64 %720, i64 0)
  br label %727

727:                                              ; preds = %730, %725
  %728 = phi i64 [ 0, %725 ], [ %734, %730 ]
  %729 = icmp eq i64 %728, %726
  br i1 %729, label %737, label %730

730:                                              ; preds = %727
  %731 = getelementptr inbounds nuw i64, ptr %5, i64 %728
  %732 = load i64, ptr %731, align 8
  %733 = call ptr @PyLong_FromLongLong(i64 noundef %732) #15
  %734 = add nuw i64 %728, 1
  %735 = getelementptr inbounds nuw ptr, ptr %4, i64 %734
  store ptr %733, ptr %735, align 8
  %736 = icmp eq ptr %733, null
  br i1 %736, label %737, label %727, !llvm.loop !38

737:                                              ; preds = %730, %727
  %738 = phi i64 [ %726, %727 ], [ %728, %730 ]
  %739 = icmp eq i64 %738, %720
  br i1 %739, label %740, label %743

740:                                              ; preds = %737
  %741 = or i64 %720, -9223372036854775808
  %742 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %723, ptr noundef nonnull %44, i64 noundef %741, ptr noundef null) #15
  br label %743

743:                                              ; preds = %740, %737
  %744 = phi ptr [ %742, %740 ], [ null, %737 ]
  %745 = icmp eq i64 %738, 0
  br i1 %745, label %752, label %746

746:                                              ; preds = %743, %746
  %747 = phi i64 [ %748, %746 ], [ %738, %743 ]
  %748 = add nsw i64 %747, -1
  %749 = getelementptr inbounds nuw ptr, ptr %4, i64 %747
  %750 = load ptr, ptr %749, align 8
  call void @Py_DecRef(ptr noundef %750) #15
  %751 = icmp sgt i64 %747, 1
  br i1 %751, label %746, label %752, !llvm.loop !39

752:                                              ; preds = %746, %743
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  br label %796

753:                                              ; preds = %719
  %754 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %755 = getelementptr inbounds nuw ptr, ptr %754, i64 %671
  %756 = load ptr, ptr %755, align 8
  %757 = getelementptr inbounds nuw i8, ptr %663, i64 32
  %758 = load ptr, ptr %757, align 8
  %759 = icmp slt i64 %721, 4096
  br i1 %759, label %760, label %764

760:                                              ; preds = %753
  call void @Py_IncRef(ptr noundef %758) #15
  %761 = load i64, ptr %679, align 8
  %762 = trunc i64 %761 to i32
  %763 = call ptr %756(i32 noundef %762, ptr noundef nonnull %5, ptr noundef %758, i32 noundef 0) #15
  br label %796

764:                                              ; preds = %753
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %765 = add nuw nsw i64 %721, 64
  store i64 %765, ptr %3, align 8
  %766 = getelementptr inbounds nuw i8, ptr %754, i64 360
  %767 = load ptr, ptr %766, align 8
  %768 = call ptr %767(i32 noundef 2) #15
  %769 = call ptr %756(i32 noundef 1, ptr noundef nonnull %3, ptr noundef %768, i32 noundef 0) #15
  %770 = icmp eq ptr %769, null
  br i1 %770, label %794, label %771

771:                                              ; preds = %764
  %772 = getelementptr inbounds nuw i8, ptr %769, i64 16
  %773 = load ptr, ptr %772, align 8
  %774 = ptrtoint ptr %773 to i64
  %775 = add i64 %774, 63
  %776 = and i64 %775, -64
  call void @Py_IncRef(ptr noundef %758) #15
  %777 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %778 = getelementptr inbounds nuw i8, ptr %777, i64 752
  %779 = load ptr, ptr %778, align 8
  %780 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 96), align 8
  %781 = load i64, ptr %679, align 8
  %782 = trunc i64 %781 to i32
  %783 = inttoptr i64 %776 to ptr
  %784 = call ptr %779(ptr noundef %780, ptr noundef %758, i32 noundef %782, ptr noundef nonnull %5, ptr noundef null, ptr noundef %783, i32 noundef 1281, ptr noundef null) #15
  %785 = icmp eq ptr %784, null
  br i1 %785, label %792, label %786

786:                                              ; preds = %771
  %787 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 104), align 8
  %788 = getelementptr inbounds nuw i8, ptr %787, i64 2256
  %789 = load ptr, ptr %788, align 8
  %790 = call i32 %789(ptr noundef nonnull %784, ptr noundef nonnull %769) #15
  %791 = icmp slt i32 %790, 0
  br i1 %791, label %792, label %794

792:                                              ; preds = %786, %771
  %793 = phi ptr [ %769, %771 ], [ %784, %786 ]
  call void @Py_DecRef(ptr noundef nonnull %793) #15
  br label %794

794:                                              ; preds = %792, %786, %764
  %795 = phi ptr [ null, %764 ], [ %784, %786 ], [ null, %792 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  br label %796

796:                                              ; preds = %794, %760, %752
  %797 = phi ptr [ %744, %752 ], [ %763, %760 ], [ %795, %794 ]
  %798 = icmp eq ptr %797, null
  br i1 %798, label %799, label %800

799:                                              ; preds = %796
  call void @PyErr_Clear() #15
  br label %816

800:                                              ; preds = %796
  %801 = load i64, ptr %663, align 8
  %802 = getelementptr inbounds ptr, ptr %13, i64 %801
  store ptr %797, ptr %802, align 8
  %803 = add nuw nsw i64 %662, 1
  %804 = load ptr, ptr %722, align 8
  %805 = icmp eq ptr %804, null
  br i1 %805, label %806, label %810

806:                                              ; preds = %800
  %807 = getelementptr inbounds nuw i8, ptr %797, i64 16
  %808 = load ptr, ptr %807, align 8
  %809 = ptrtoint ptr %808 to i64
  store i64 %809, ptr %676, align 8
  br label %813

810:                                              ; preds = %800
  %811 = getelementptr inbounds %struct.Row, ptr %58, i64 %801
  %812 = call fastcc i1 @read_array(ptr noundef nonnull readonly %56, ptr noundef nonnull readonly %811, ptr noundef %797, ptr noundef %676) #16
  br i1 %812, label %813, label %816

813:                                              ; preds = %810, %806
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  %814 = load i64, ptr %71, align 8
  %815 = icmp slt i64 %803, %814
  br i1 %815, label %661, label %818, !llvm.loop !40

816:                                              ; preds = %810, %706, %710, %799
  %817 = phi i64 [ %662, %799 ], [ %662, %706 ], [ %662, %710 ], [ %803, %810 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br label %849

818:                                              ; preds = %813, %657
  %819 = phi i64 [ 0, %657 ], [ %803, %813 ]
  %820 = load i64, ptr %480, align 8
  %821 = call i64 @llvm.smax.i64(i64 %820, i64 3)
  %822 = trunc i64 %821 to i32
  %823 = icmp sgt i32 %822, 0
  %824 = getelementptr inbounds nuw i8, ptr %55, i64 40
  %825 = load i64, ptr %824, align 8
  %826 = icmp eq i64 %825, 0
  %827 = select i1 %823, i1 %826, i1 false
  br i1 %827, label %828, label %834

828:                                              ; preds = %818
  %829 = getelementptr inbounds nuw i8, ptr %55, i64 384
  %830 = load i64, ptr %829, align 8
  %831 = getelementptr i64, ptr %14, i64 %830
  %832 = shl i64 %821, 3
  %833 = and i64 %832, 17179869176
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %831, ptr nonnull align 8 %16, i64 %833, i1 false)
  br label %835

834:                                              ; preds = %818
  switch i64 %825, label %841 [
    i64 0, label %835
    i64 1, label %837
    i64 2, label %839
  ]

835:                                              ; preds = %834, %828
  %836 = call fastcc i32 @run_kernel(ptr noundef nonnull readonly %56, ptr noundef %14, ptr noundef %16, i64 noundef %556) #16
  br label %843

837:                                              ; preds = %834
  %838 = call fastcc i32 @run_plan(ptr noundef nonnull readonly %56, ptr noundef nonnull readonly %76, ptr noundef %14) #16
  br label %843

839:                                              ; preds = %834
  %840 = call fastcc i32 @run_gpu(ptr noundef nonnull readonly %56, ptr noundef nonnull readonly %76, ptr noundef %14, ptr noundef %17) #16
  br label %843

841:                                              ; preds = %834
  %842 = call fastcc i32 @run_graph(ptr noundef nonnull readonly %56, ptr noundef %14) #16
  br label %843

843:                                              ; preds = %841, %839, %837, %835
  %844 = phi i32 [ %842, %841 ], [ %836, %835 ], [ %838, %837 ], [ %840, %839 ]
  %845 = icmp eq i32 %844, 1
  br i1 %845, label %846, label %849

846:                                              ; preds = %843
  %847 = load i32, ptr %17, align 4
  %848 = call fastcc ptr @returned(ptr noundef nonnull readonly %56, ptr noundef nonnull readonly %73, ptr noundef %13, i32 noundef %847) #16
  br label %849

849:                                              ; preds = %816, %846, %843
  %850 = phi i64 [ %819, %846 ], [ %819, %843 ], [ %817, %816 ]
  %851 = phi ptr [ %848, %846 ], [ null, %843 ], [ null, %816 ]
  %852 = icmp sgt i64 %850, 0
  br i1 %852, label %853, label %862

853:                                              ; preds = %849, %853
  %854 = phi i64 [ %855, %853 ], [ %850, %849 ]
  %855 = add nsw i64 %854, -1
  %856 = getelementptr inbounds nuw %struct.Make, ptr %70, i64 %855
  %857 = load i64, ptr %856, align 8
  %858 = getelementptr inbounds ptr, ptr %13, i64 %857
  %859 = load ptr, ptr %858, align 8
  call void @Py_DecRef(ptr noundef %859) #15
  %860 = icmp samesign ugt i64 %854, 1
  br i1 %860, label %853, label %862, !llvm.loop !41

861:                                              ; preds = %439, %573, %605, %601, %591, %619, %554, %600, %651, %392, %626, %641
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  br label %865

862:                                              ; preds = %853, %849
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  call void @Py_DecRef(ptr noundef %53) #15
  %863 = icmp eq ptr %851, null
  br i1 %863, label %866, label %864

864:                                              ; preds = %862
  store i64 %50, ptr %29, align 8
  br label %874

865:                                              ; preds = %156, %140, %325, %333, %378, %250, %265, %296, %273, %231, %237, %233, %232, %383, %310, %244, %308, %83, %381, %181, %186, %170, %79, %861
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #8
  call void @Py_DecRef(ptr noundef %53) #15
  br label %866

866:                                              ; preds = %865, %862
  %867 = call ptr @PyErr_Occurred() #15
  %868 = icmp eq ptr %867, null
  br i1 %868, label %869, label %874

869:                                              ; preds = %866
  %870 = add nuw nsw i64 %47, 1
  %871 = add nsw i64 %50, 1
  %872 = load i64, ptr %30, align 8
  %873 = icmp slt i64 %870, %872
  br i1 %873, label %45, label %874, !llvm.loop !42

874:                                              ; preds = %869, %866, %864, %28
  %875 = phi ptr [ null, %28 ], [ %851, %864 ], [ null, %866 ], [ null, %869 ]
  br i1 %26, label %877, label %876

876:                                              ; preds = %874
  call void @llvm.write_register.i64(metadata !3, i64 %25)
  br label %877

877:                                              ; preds = %876, %874, %2
  %878 = phi ptr [ null, %2 ], [ %875, %874 ], [ %875, %876 ]
  ret ptr %878
}

; Function Attrs: optsize
declare ptr @PyErr_Occurred() local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyObject_Vectorcall(ptr noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare void @Py_DecRef(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc i1 @says(ptr noundef nonnull %0, ptr noundef %1, ptr noundef readnone captures(address) %2) unnamed_addr #0 {
  %4 = alloca [2 x ptr], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store ptr null, ptr %4, align 8
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
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.Watch, align 8
  %8 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  %9 = load i64, ptr %8, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %12 = load ptr, ptr %11, align 8
  %13 = load i64, ptr %12, align 8
  %14 = icmp slt i64 %3, %13
  br i1 %14, label %33, label %15

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %3, %17
  br i1 %18, label %33, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %21 = load i64, ptr %20, align 8
  %22 = icmp sgt i64 %21, 1
  %23 = icmp eq i64 %9, 0
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %152, label %25

25:                                               ; preds = %19
  br i1 %22, label %26, label %33

26:                                               ; preds = %25
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %28 = load i64, ptr %27, align 8
  %29 = icmp slt i64 %3, %28
  br i1 %29, label %36, label %30

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %32 = load i64, ptr %31, align 8
  br label %40

33:                                               ; preds = %25, %4, %15
  %34 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %35 = load i64, ptr %34, align 8
  br label %55

36:                                               ; preds = %26
  %37 = tail call i1 @pool_is_awake(ptr noundef %10) #16
  %38 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %39 = load i64, ptr %38, align 8
  br i1 %37, label %40, label %55

40:                                               ; preds = %30, %36
  %41 = phi i64 [ %32, %30 ], [ %39, %36 ]
  %42 = icmp slt i64 %41, 0
  br i1 %42, label %55, label %43

43:                                               ; preds = %40
  %44 = icmp eq i64 %41, 1
  br i1 %44, label %48, label %45

45:                                               ; preds = %43
  %46 = shl nuw nsw i64 %41, 1
  %47 = sdiv i64 %3, %46
  br label %48

48:                                               ; preds = %45, %43
  %49 = phi i64 [ %47, %45 ], [ %3, %43 ]
  %50 = icmp slt i64 %49, 2
  br i1 %50, label %55, label %51

51:                                               ; preds = %48
  %52 = getelementptr inbounds nuw i8, ptr %10, i64 320
  %53 = load i64, ptr %52, align 64
  %54 = tail call i64 @llvm.smin.i64(i64 %49, i64 %53)
  br label %55

55:                                               ; preds = %51, %48, %40, %33, %36
  %56 = phi i64 [ %35, %33 ], [ %39, %36 ], [ %41, %40 ], [ %41, %48 ], [ %41, %51 ]
  %57 = phi i1 [ false, %33 ], [ false, %36 ], [ true, %40 ], [ true, %48 ], [ true, %51 ]
  %58 = phi i64 [ 1, %33 ], [ 1, %36 ], [ -1, %40 ], [ 2, %48 ], [ %54, %51 ]
  %59 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %60 = load i64, ptr %59, align 8
  %61 = icmp slt i64 %3, %60
  br i1 %61, label %69, label %62

62:                                               ; preds = %55
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %63 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #15
  %64 = load i64, ptr %6, align 8
  %65 = mul i64 %64, -1000000000
  %66 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %67 = load i64, ptr %66, align 8
  %68 = sub i64 %65, %67
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  br label %69

69:                                               ; preds = %55, %62
  %70 = phi i64 [ %68, %62 ], [ 0, %55 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  %71 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  %72 = call i64 @PyThread_get_thread_ident() #15
  store i64 0, ptr %7, align 8
  %73 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr @watch_poll, ptr %73, align 8
  %74 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %72, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %76 = getelementptr inbounds nuw i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %75, i8 0, i64 16, i1 false)
  store ptr %71, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %7, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %77, i8 0, i64 16, i1 false)
  br i1 %14, label %81, label %78

78:                                               ; preds = %69
  %79 = call ptr @PyEval_SaveThread() #15
  %80 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr %79, ptr %80, align 8
  br label %81

81:                                               ; preds = %78, %69
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %83 = load ptr, ptr %82, align 8
  br i1 %57, label %84, label %94

84:                                               ; preds = %81
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %86 = load i64, ptr %85, align 8
  %87 = icmp sgt i64 %86, 1
  br i1 %87, label %88, label %92

88:                                               ; preds = %84
  %89 = getelementptr i64, ptr %2, i64 %86
  %90 = getelementptr i8, ptr %89, i64 -8
  %91 = load i64, ptr %90, align 8
  br label %92

92:                                               ; preds = %84, %88
  %93 = phi i64 [ %91, %88 ], [ 0, %84 ]
  call void @pool_spread(ptr noundef %10, ptr noundef %83, ptr noundef nonnull %1, i64 noundef %3, i64 noundef %56, i64 noundef %93, ptr noundef nonnull %7) #16
  br label %95

94:                                               ; preds = %81
  call void %83(ptr noundef nonnull %1, i64 noundef 0, i64 noundef %3, ptr noundef nonnull %7) #15
  br label %95

95:                                               ; preds = %94, %92
  br i1 %61, label %104, label %96

96:                                               ; preds = %95
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %97 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #15
  %98 = load i64, ptr %5, align 8
  %99 = mul nsw i64 %98, 1000000000
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %101 = load i64, ptr %100, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  %102 = add i64 %101, %70
  %103 = add i64 %102, %99
  br label %104

104:                                              ; preds = %95, %96
  %105 = phi i64 [ %103, %96 ], [ 0, %95 ]
  %106 = load i64, ptr %75, align 8
  %107 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %108 = load ptr, ptr %107, align 8
  %109 = icmp eq ptr %108, null
  br i1 %109, label %111, label %110

110:                                              ; preds = %104
  call void @PyEval_RestoreThread(ptr noundef nonnull %108) #15
  br label %111

111:                                              ; preds = %104, %110
  %112 = load atomic i64, ptr %7 monotonic, align 8
  %113 = icmp ne i64 %112, 0
  %114 = select i1 %61, i1 true, i1 %113
  br i1 %114, label %143, label %115

115:                                              ; preds = %111
  %116 = icmp sgt i64 %58, 1
  %117 = call i64 @llvm.smax.i64(i64 %105, i64 10000)
  %118 = add nsw i64 %117, -10000
  %119 = select i1 %116, i64 %118, i64 %105
  %120 = sitofp i64 %119 to double
  %121 = sitofp i64 %58 to double
  %122 = fmul double %121, %120
  %123 = sitofp i64 %3 to double
  %124 = fdiv double %122, %123
  %125 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %126 = load double, ptr %125, align 8
  %127 = fmul double %126, 4.000000e+00
  %128 = fcmp ogt double %124, %127
  %129 = fdiv double %126, %124
  %130 = select i1 %128, double %129, double 1.000000e+00
  %131 = getelementptr inbounds nuw i8, ptr %12, i64 32
  br label %132

132:                                              ; preds = %132, %115
  %133 = phi i64 [ 0, %115 ], [ %141, %132 ]
  %134 = getelementptr inbounds nuw i64, ptr %131, i64 %133
  %135 = load i64, ptr %134, align 8
  %136 = sitofp i64 %135 to double
  %137 = fmul double %130, %136
  %138 = fptosi double %137 to i64
  %139 = call i64 @llvm.smax.i64(i64 %138, i64 1)
  %140 = getelementptr inbounds nuw i64, ptr %12, i64 %133
  store i64 %139, ptr %140, align 8
  %141 = add nuw nsw i64 %133, 1
  %142 = icmp eq i64 %141, 4
  br i1 %142, label %150, label %132, !llvm.loop !43

143:                                              ; preds = %111
  %144 = icmp eq i64 %106, 0
  br i1 %144, label %150, label %145

145:                                              ; preds = %143
  %146 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %147 = load double, ptr %146, align 8
  %148 = fcmp ogt double %147, 0.000000e+00
  br i1 %148, label %149, label %150

149:                                              ; preds = %145
  store i64 0, ptr %59, align 8
  br label %150

150:                                              ; preds = %132, %143, %145, %149
  %151 = select i1 %113, i32 2, i32 1
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  br label %152

152:                                              ; preds = %19, %150
  %153 = phi i32 [ %151, %150 ], [ 0, %19 ]
  ret i32 %153
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 3) i32 @run_plan(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull captures(none) %2) unnamed_addr #0 {
  %4 = alloca [512 x i64], align 8
  %5 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  %7 = load i64, ptr %6, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %18, label %12

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = icmp slt i64 %14, 2
  %16 = icmp ne i64 %7, 0
  %17 = select i1 %15, i1 true, i1 %16
  br i1 %17, label %18, label %102

18:                                               ; preds = %12, %3
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  %22 = add i64 %20, 64
  %23 = select i1 %21, i64 0, i64 %22
  %24 = icmp ne i64 %23, 0
  br i1 %24, label %25, label %33

25:                                               ; preds = %18
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %31, label %29

29:                                               ; preds = %25
  %30 = tail call ptr @PyMem_RawCalloc(i64 noundef 1, i64 noundef %23) #15
  br label %33

31:                                               ; preds = %25
  %32 = tail call ptr @PyMem_RawMalloc(i64 noundef %23) #15
  br label %33

33:                                               ; preds = %29, %31, %18
  %34 = phi ptr [ null, %18 ], [ %30, %29 ], [ %32, %31 ]
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %36 = load i64, ptr %35, align 8
  %37 = icmp sgt i64 %36, 512
  br i1 %37, label %38, label %41

38:                                               ; preds = %33
  %39 = shl i64 %36, 3
  %40 = tail call ptr @PyMem_RawMalloc(i64 noundef %39) #15
  br label %41

41:                                               ; preds = %38, %33
  %42 = phi ptr [ %40, %38 ], [ %4, %33 ]
  %43 = icmp eq ptr %42, null
  %44 = icmp eq ptr %34, null
  %45 = and i1 %24, %44
  %46 = select i1 %43, i1 true, i1 %45
  br i1 %46, label %98, label %47

47:                                               ; preds = %41
  %48 = ptrtoint ptr %34 to i64
  %49 = add i64 %48, 63
  %50 = and i64 %49, -64
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds i64, ptr %2, i64 %52
  store i64 %50, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds %struct.Patch, ptr %1, i64 %55
  %57 = load i64, ptr %35, align 8
  %58 = shl i64 %57, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %42, ptr readonly align 8 %56, i64 %58, i1 false)
  %59 = load i64, ptr %54, align 8
  %60 = icmp sgt i64 %59, 0
  br i1 %60, label %61, label %76

61:                                               ; preds = %47, %61
  %62 = phi i64 [ %73, %61 ], [ 0, %47 ]
  %63 = getelementptr inbounds nuw %struct.Patch, ptr %1, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds i64, ptr %2, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %69 = load i64, ptr %68, align 8
  %70 = add nsw i64 %69, %67
  %71 = load i64, ptr %63, align 8
  %72 = getelementptr inbounds i64, ptr %42, i64 %71
  store i64 %70, ptr %72, align 8
  %73 = add nuw nsw i64 %62, 1
  %74 = load i64, ptr %54, align 8
  %75 = icmp slt i64 %73, %74
  br i1 %75, label %61, label %76, !llvm.loop !44

76:                                               ; preds = %61, %47
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %77 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 8), align 8
  %78 = call i64 @PyThread_get_thread_ident() #15
  store i64 0, ptr %5, align 8
  %79 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr @watch_poll, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %78, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %82 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i64 0, ptr %81, align 8
  store ptr %77, ptr %82, align 8
  %83 = getelementptr inbounds nuw i8, ptr %5, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %83, i8 0, i64 16, i1 false)
  %84 = call ptr @PyEval_SaveThread() #15
  %85 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store ptr %84, ptr %85, align 8
  %86 = load i64, ptr %9, align 8
  %87 = icmp eq i64 %86, 0
  %88 = select i1 %87, ptr null, ptr %8
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %90 = load i64, ptr %89, align 8
  call fastcc void @run_sequence(ptr noundef %88, ptr noundef nonnull %42, i64 noundef %90, ptr noundef %5) #16
  %91 = load ptr, ptr %85, align 8
  %92 = icmp eq ptr %91, null
  br i1 %92, label %94, label %93

93:                                               ; preds = %76
  call void @PyEval_RestoreThread(ptr noundef nonnull %91) #15
  br label %94

94:                                               ; preds = %76, %93
  %95 = load atomic i64, ptr %5 monotonic, align 8
  %96 = icmp eq i64 %95, 0
  %97 = select i1 %96, i32 1, i32 2
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br label %98

98:                                               ; preds = %94, %41
  %99 = phi i32 [ 0, %41 ], [ %97, %94 ]
  call void @PyMem_RawFree(ptr noundef %34) #15
  %100 = icmp eq ptr %42, %4
  br i1 %100, label %102, label %101

101:                                              ; preds = %98
  call void @PyMem_RawFree(ptr noundef %42) #15
  br label %102

102:                                              ; preds = %98, %101, %12
  %103 = phi i32 [ 0, %12 ], [ %99, %101 ], [ %99, %98 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret i32 %103
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 2) i32 @run_gpu(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #0 {
  %5 = alloca [327 x i64], align 8
  %6 = alloca i64, align 8
  %7 = alloca [5 x ptr], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Patch, ptr %1, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 408
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
  br i1 %28, label %29, label %15, !llvm.loop !44

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
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %39 = load ptr, ptr %38, align 8
  %40 = call i32 %37(ptr noundef nonnull %5, ptr noundef %39, ptr noundef null, ptr noundef nonnull %7) #15
  store i32 %40, ptr %3, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %47, label %42

42:                                               ; preds = %29
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 392
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 384
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
  br i1 %58, label %59, label %42, !llvm.loop !45

59:                                               ; preds = %55, %32
  %60 = phi ptr [ %34, %32 ], [ %41, %55 ]
  %61 = add nuw nsw i64 %33, 1
  %62 = icmp eq i64 %61, %28
  br i1 %62, label %63, label %32, !llvm.loop !46

63:                                               ; preds = %59, %22
  %64 = getelementptr inbounds nuw i8, ptr %25, i64 56
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %42, %63
  %68 = add nuw nsw i64 %23, 1
  %69 = icmp eq i64 %68, %20
  br i1 %69, label %73, label %22, !llvm.loop !47

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
  br i1 %124, label %106, label %101, !llvm.loop !48

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
  br i1 %144, label %91, label %145, !llvm.loop !49

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

; Function Attrs: nounwind optsize
define internal fastcc ptr @returned(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2, i32 noundef %3) unnamed_addr #0 {
  %5 = alloca [2 x ptr], align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 2
  br i1 %8, label %9, label %16

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %16

13:                                               ; preds = %9
  %14 = sext i32 %3 to i64
  %15 = tail call ptr @PyLong_FromLongLong(i64 noundef %14) #15
  br label %60

16:                                               ; preds = %9, %4
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %18 = load i64, ptr %17, align 8
  switch i64 %18, label %25 [
    i64 1, label %19
    i64 0, label %23
  ]

19:                                               ; preds = %16
  %20 = load i64, ptr %1, align 8
  %21 = getelementptr inbounds ptr, ptr %2, i64 %20
  %22 = load ptr, ptr %21, align 8
  br label %29

23:                                               ; preds = %16
  %24 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 16), align 8
  br label %29

25:                                               ; preds = %16
  %26 = tail call ptr @PyTuple_New(i64 noundef %18) #15
  %27 = load i64, ptr %17, align 8
  %28 = icmp slt i64 %27, 2
  br i1 %28, label %29, label %31

29:                                               ; preds = %19, %23, %25
  %30 = phi ptr [ %26, %25 ], [ %24, %23 ], [ %22, %19 ]
  tail call void @Py_IncRef(ptr noundef %30) #15
  br label %31

31:                                               ; preds = %29, %25
  %32 = phi ptr [ %30, %29 ], [ %26, %25 ]
  %33 = icmp eq ptr %32, null
  br i1 %33, label %60, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %36 = load i64, ptr %17, align 8
  %37 = icmp sgt i64 %36, 1
  br i1 %37, label %38, label %53

38:                                               ; preds = %34, %38
  %39 = phi i64 [ %48, %38 ], [ 0, %34 ]
  %40 = getelementptr inbounds nuw i64, ptr %1, i64 %39
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds ptr, ptr %2, i64 %41
  %43 = load ptr, ptr %42, align 8
  tail call void @Py_IncRef(ptr noundef %43) #15
  %44 = load i64, ptr %40, align 8
  %45 = getelementptr inbounds ptr, ptr %2, i64 %44
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw ptr, ptr %35, i64 %39
  store ptr %46, ptr %47, align 8
  %48 = add nuw nsw i64 %39, 1
  %49 = load i64, ptr %17, align 8
  %50 = icmp sgt i64 %49, 1
  %51 = icmp slt i64 %48, %49
  %52 = select i1 %50, i1 %51, i1 false
  br i1 %52, label %38, label %53

53:                                               ; preds = %38, %34
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %55 = load ptr, ptr %54, align 8
  %56 = icmp eq ptr %55, null
  br i1 %56, label %60, label %57

57:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  store ptr null, ptr %5, align 8
  %58 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %32, ptr %58, align 8
  %59 = call ptr @PyObject_Vectorcall(ptr noundef nonnull %55, ptr noundef nonnull %58, i64 noundef -9223372036854775807, ptr noundef null) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @Py_DecRef(ptr noundef nonnull %32) #15
  br label %60

60:                                               ; preds = %31, %57, %53, %13
  %61 = phi ptr [ %15, %13 ], [ %59, %57 ], [ %32, %53 ], [ null, %31 ]
  ret ptr %61
}

; Function Attrs: optsize
declare i32 @PyUnicode_Compare(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc noundef i1 @read_array(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %6, %8
  br i1 %9, label %10, label %70, !prof !50

10:                                               ; preds = %4
  %11 = load i64, ptr %1, align 8
  switch i64 %11, label %68 [
    i64 0, label %12
    i64 1, label %66
  ], !prof !51

12:                                               ; preds = %10
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %14 = load i32, ptr %13, align 8
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, %15
  br i1 %19, label %20, label %70, !prof !50

20:                                               ; preds = %12
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %22 = load i32, ptr %21, align 8
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %25 = load i64, ptr %24, align 8
  %26 = and i64 %25, %23
  %27 = icmp eq i64 %26, %25
  br i1 %27, label %28, label %70, !prof !50

28:                                               ; preds = %20
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %30 = load ptr, ptr %29, align 8
  %31 = load ptr, ptr %16, align 8
  %32 = icmp eq ptr %30, %31
  br i1 %32, label %48, label %33, !prof !50

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %35 = load i32, ptr %34, align 4
  %36 = icmp ult i32 %35, 32
  br i1 %36, label %37, label %70

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %39 = load i64, ptr %38, align 8
  %40 = zext nneg i32 %35 to i64
  %41 = shl nuw nsw i64 1, %40
  %42 = and i64 %39, %41
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %70, label %44

44:                                               ; preds = %37
  %45 = getelementptr inbounds nuw i8, ptr %30, i64 26
  %46 = load i8, ptr %45, align 2
  %47 = icmp eq i8 %46, 62
  br i1 %47, label %70, label %48

48:                                               ; preds = %44, %28
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %50 = load ptr, ptr %49, align 8
  %51 = ptrtoint ptr %50 to i64
  store i64 %51, ptr %3, align 8
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %53 = load i64, ptr %17, align 8
  %54 = icmp slt i64 %53, 1
  br i1 %54, label %70, label %55

55:                                               ; preds = %48, %61
  %56 = phi i64 [ %62, %61 ], [ 0, %48 ]
  %57 = load ptr, ptr %52, align 8
  %58 = getelementptr inbounds nuw i64, ptr %57, i64 %56
  %59 = load i64, ptr %58, align 8
  %60 = icmp slt i64 %59, 2147483648
  br i1 %60, label %61, label %70, !prof !50

61:                                               ; preds = %55
  %62 = add nuw nsw i64 %56, 1
  %63 = getelementptr inbounds nuw i64, ptr %3, i64 %62
  store i64 %59, ptr %63, align 8
  %64 = load i64, ptr %17, align 8
  %65 = icmp sgt i64 %64, %62
  br i1 %65, label %55, label %70, !llvm.loop !52

66:                                               ; preds = %10
  %67 = tail call fastcc i1 @read_tensor(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef %3) #16
  br label %70

68:                                               ; preds = %10
  %69 = tail call fastcc i1 @read_device(ptr noundef nonnull %1, ptr noundef %2, ptr noundef %3) #16
  br label %70

70:                                               ; preds = %61, %55, %48, %44, %37, %33, %20, %12, %66, %68, %4
  %71 = phi i1 [ false, %4 ], [ %69, %68 ], [ %67, %66 ], [ false, %20 ], [ false, %12 ], [ false, %33 ], [ false, %44 ], [ false, %37 ], [ true, %48 ], [ %60, %55 ], [ %60, %61 ]
  ret i1 %71
}

; Function Attrs: nounwind optsize
define internal fastcc noundef i1 @read_tensor(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #0 {
  %5 = alloca %struct.Tensor, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %16, label %9

9:                                                ; preds = %4
  %10 = tail call ptr @PyObject_GetAttr(ptr noundef nonnull %2, ptr noundef nonnull %7) #15
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  tail call void @PyErr_Clear() #15
  br label %76

13:                                               ; preds = %9
  tail call void @Py_DecRef(ptr noundef nonnull %10) #15
  %14 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 32), align 8
  %15 = icmp eq ptr %10, %14
  br i1 %15, label %16, label %76

16:                                               ; preds = %13, %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8
  %19 = call i32 %18(ptr noundef nonnull %2, ptr noundef nonnull %5) #15
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:                                               ; preds = %16
  call void @PyErr_Clear() #15
  br label %74

22:                                               ; preds = %16
  %23 = load ptr, ptr %5, align 8
  %24 = ptrtoint ptr %23 to i64
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %26, %24
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %29, %32
  br i1 %33, label %34, label %74

34:                                               ; preds = %22
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %36, %38
  br i1 %39, label %40, label %74

40:                                               ; preds = %34
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %42 = load i64, ptr %41, align 8
  %43 = add nsw i64 %42, -1
  %44 = and i64 %43, %27
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %46, label %74

46:                                               ; preds = %40
  store i64 %27, ptr %3, align 8
  %47 = load i64, ptr %30, align 8
  %48 = icmp slt i64 %47, 1
  br i1 %48, label %74, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %53 = load ptr, ptr %52, align 8
  %54 = icmp eq ptr %53, null
  br label %55

55:                                               ; preds = %49, %69
  %56 = phi i64 [ %47, %49 ], [ %58, %69 ]
  %57 = phi i64 [ 1, %49 ], [ %72, %69 ]
  %58 = add nsw i64 %56, -1
  %59 = getelementptr inbounds nuw i64, ptr %51, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = icmp sgt i64 %60, 2147483647
  br i1 %61, label %74, label %62

62:                                               ; preds = %55
  %63 = icmp eq i64 %60, 1
  %64 = or i1 %63, %54
  br i1 %64, label %69, label %65

65:                                               ; preds = %62
  %66 = getelementptr inbounds nuw i64, ptr %53, i64 %58
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %67, %57
  br i1 %68, label %69, label %74

69:                                               ; preds = %65, %62
  %70 = getelementptr inbounds nuw i64, ptr %3, i64 %56
  store i64 %60, ptr %70, align 8
  %71 = load i64, ptr %59, align 8
  %72 = mul nsw i64 %71, %57
  %73 = icmp samesign ult i64 %56, 2
  br i1 %73, label %74, label %55, !llvm.loop !53

74:                                               ; preds = %55, %65, %69, %46, %40, %34, %22, %21
  %75 = phi i1 [ false, %21 ], [ false, %22 ], [ false, %40 ], [ false, %34 ], [ true, %46 ], [ false, %65 ], [ false, %55 ], [ true, %69 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  br label %76

76:                                               ; preds = %12, %13, %74
  %77 = phi i1 [ %75, %74 ], [ false, %13 ], [ false, %12 ]
  ret i1 %77
}

; Function Attrs: nounwind optsize
define internal fastcc noundef i1 @read_device(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #0 {
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

; Function Attrs: optsize
declare ptr @PyObject_GetAttr(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare void @PyErr_Clear() local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyLong_AsVoidPtr(ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define internal fastcc void @number_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Number) align 8 %0, ptr noundef %1) unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %7 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 56), align 8
  %8 = icmp eq ptr %5, %7
  br i1 %8, label %9, label %14

9:                                                ; preds = %2
  store i32 4, ptr %0, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %10, align 4
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load double, ptr %6, align 8
  store double %13, ptr %12, align 8
  br label %127

14:                                               ; preds = %2
  %15 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 64), align 8
  %16 = icmp eq ptr %5, %15
  br i1 %16, label %17, label %40

17:                                               ; preds = %14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !54)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8, !noalias !54
  %18 = call i64 @PyLong_AsLongLongAndOverflow(ptr noundef nonnull %1, ptr noundef nonnull %3) #15, !noalias !54
  %19 = load i32, ptr %3, align 4, !noalias !54
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25, !prof !50

21:                                               ; preds = %17
  store i32 2, ptr %0, align 8, !alias.scope !54
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %22, align 4, !alias.scope !54
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %18, ptr %23, align 8, !alias.scope !54
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %24, align 8, !alias.scope !54
  br label %39

25:                                               ; preds = %17
  %26 = icmp slt i32 %19, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !54
  br label %39

28:                                               ; preds = %25
  %29 = call i64 @PyLong_AsUnsignedLongLong(ptr noundef nonnull %1) #15, !noalias !54
  %30 = icmp eq i64 %29, -1
  br i1 %30, label %31, label %34

31:                                               ; preds = %28
  %32 = call ptr @PyErr_Occurred() #15, !noalias !54
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %38

34:                                               ; preds = %31, %28
  store i32 3, ptr %0, align 8, !alias.scope !54
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %35, align 4, !alias.scope !54
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %29, ptr %36, align 8, !alias.scope !54
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %37, align 8, !alias.scope !54
  br label %39

38:                                               ; preds = %31
  call void @PyErr_Clear() #15, !noalias !54
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !alias.scope !54
  br label %39

39:                                               ; preds = %21, %27, %34, %38
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8, !noalias !54
  br label %127

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
  br label %127

50:                                               ; preds = %40, %55
  %51 = phi i64 [ %56, %55 ], [ 0, %40 ]
  %52 = getelementptr inbounds nuw ptr, ptr getelementptr inbounds nuw (i8, ptr @host, i64 136), i64 %51
  %53 = load ptr, ptr %52, align 8
  %54 = icmp eq ptr %5, %53
  br i1 %54, label %58, label %55

55:                                               ; preds = %50
  %56 = add nuw nsw i64 %51, 1
  %57 = icmp eq i64 %56, 12
  br i1 %57, label %126, label %50, !llvm.loop !57

58:                                               ; preds = %50
  %59 = trunc nuw nsw i64 %51 to i32
  switch i32 %59, label %126 [
    i32 0, label %60
    i32 1, label %67
    i32 2, label %73
    i32 3, label %79
    i32 4, label %85
    i32 11, label %85
    i32 5, label %90
    i32 6, label %96
    i32 7, label %102
    i32 8, label %108
    i32 9, label %115
    i32 10, label %121
  ]

60:                                               ; preds = %58
  store i32 1, ptr %0, align 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %61, align 4
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %63 = load i8, ptr %6, align 1
  %64 = icmp ne i8 %63, 0
  %65 = zext i1 %64 to i64
  store i64 %65, ptr %62, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %66, align 8
  br label %127

67:                                               ; preds = %58
  store i32 2, ptr %0, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %68, align 4
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %70 = load i8, ptr %6, align 1
  %71 = sext i8 %70 to i64
  store i64 %71, ptr %69, align 8
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %72, align 8
  br label %127

73:                                               ; preds = %58
  store i32 2, ptr %0, align 8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %74, align 4
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %76 = load i16, ptr %6, align 2
  %77 = sext i16 %76 to i64
  store i64 %77, ptr %75, align 8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %78, align 8
  br label %127

79:                                               ; preds = %58
  store i32 2, ptr %0, align 8
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %80, align 4
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %82 = load i32, ptr %6, align 4
  %83 = sext i32 %82 to i64
  store i64 %83, ptr %81, align 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %84, align 8
  br label %127

85:                                               ; preds = %58, %58
  store i32 2, ptr %0, align 8
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %86, align 4
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %88 = load i64, ptr %6, align 8
  store i64 %88, ptr %87, align 8
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %89, align 8
  br label %127

90:                                               ; preds = %58
  store i32 2, ptr %0, align 8
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %91, align 4
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %93 = load i8, ptr %6, align 1
  %94 = zext i8 %93 to i64
  store i64 %94, ptr %92, align 8
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %95, align 8
  br label %127

96:                                               ; preds = %58
  store i32 2, ptr %0, align 8
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %97, align 4
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %99 = load i16, ptr %6, align 2
  %100 = zext i16 %99 to i64
  store i64 %100, ptr %98, align 8
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %101, align 8
  br label %127

102:                                              ; preds = %58
  store i32 2, ptr %0, align 8
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %103, align 4
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %105 = load i32, ptr %6, align 4
  %106 = zext i32 %105 to i64
  store i64 %106, ptr %104, align 8
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %107, align 8
  br label %127

108:                                              ; preds = %58
  %109 = load i64, ptr %6, align 8
  %110 = icmp slt i64 %109, 0
  %111 = select i1 %110, i32 3, i32 2
  store i32 %111, ptr %0, align 8
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %112, align 4
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %109, ptr %113, align 8
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 0.000000e+00, ptr %114, align 8
  br label %127

115:                                              ; preds = %58
  store i32 4, ptr %0, align 8
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %116, align 4
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %117, align 8
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %119 = load float, ptr %6, align 4
  %120 = fpext float %119 to double
  store double %120, ptr %118, align 8
  br label %127

121:                                              ; preds = %58
  store i32 4, ptr %0, align 8
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %122, align 4
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %123, align 8
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %125 = load double, ptr %6, align 8
  store double %125, ptr %124, align 8
  br label %127

126:                                              ; preds = %55, %58
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false)
  br label %127

127:                                              ; preds = %60, %67, %73, %79, %85, %90, %96, %102, %108, %115, %121, %126, %43, %39, %9
  ret void
}

; Function Attrs: optsize
declare i64 @PyLong_AsLongLongAndOverflow(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare i64 @PyLong_AsUnsignedLongLong(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #12

; Function Attrs: optsize
declare i64 @PyDict_Size(ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyDict_GetItemWithError(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyLong_FromLongLong(i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyMem_RawCalloc(i64 noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyMem_RawMalloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare void @PyMem_RawFree(ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyTuple_New(i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare i32 @PyDict_Next(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyObject_Call(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare void @PyObject_GC_UnTrack(ptr noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare ptr @PyType_GetSlot(ptr noundef, i32 noundef) local_unnamed_addr #1

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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #13

attributes #0 = { nounwind optsize }
attributes #1 = { optsize }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { norecurse nounwind optsize }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) }
attributes #6 = { nofree norecurse nosync nounwind optsize memory(argmem: read) }
attributes #7 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #8 = { nounwind }
attributes #9 = { nocallback nounwind }
attributes #10 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #15 = { nounwind optsize }
attributes #16 = { optsize }

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
!18 = distinct !{!18, !5}
!19 = distinct !{!19, !7, !5}
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
!30 = distinct !{!30, !7, !5}
!31 = distinct !{!31, !7, !5}
!32 = distinct !{!32, !7, !5}
!33 = distinct !{!33, !7, !5}
!34 = distinct !{!34, !7, !5}
!35 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!36 = distinct !{!36, !7, !5}
!37 = distinct !{!37, !7, !5}
!38 = distinct !{!38, !7, !5}
!39 = distinct !{!39, !7, !5}
!40 = distinct !{!40, !7, !5}
!41 = distinct !{!41, !7, !5}
!42 = distinct !{!42, !7, !5}
!43 = distinct !{!43, !7, !5}
!44 = distinct !{!44, !7, !5}
!45 = distinct !{!45, !7, !5}
!46 = distinct !{!46, !7, !5}
!47 = distinct !{!47, !7, !5}
!48 = distinct !{!48, !7, !5}
!49 = distinct !{!49, !7, !5}
!50 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!51 = !{!"branch_weights", i32 1, i32 4000, i32 1}
!52 = distinct !{!52, !7, !5}
!53 = distinct !{!53, !7, !5}
!54 = !{!55}
!55 = distinct !{!55, !56, !"number_of_int: argument 0"}
!56 = distinct !{!56, !"number_of_int"}
!57 = distinct !{!57, !7, !5}
