
%struct.timespec = type { i64, i64 }
%struct.anon = type { i64, [56 x i8] }
%struct.Watch = type { i64, ptr, i64, i64, ptr, ptr, ptr, ptr }
%struct.Instruction = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Thing = type { i64, ptr, i64, i64, i64, i64, i64, i64, i64 }

; Function Attrs: nounwind optsize
define void @watch_release(ptr noundef writeonly captures(none) initializes((32, 40)) %0) local_unnamed_addr #0 {
  %2 = tail call ptr @PyEval_SaveThread() #10
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
  %3 = tail call i64 @PyThread_get_thread_ident() #10
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
  %6 = tail call i64 @PyThread_get_thread_ident() #10
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, %6
  br i1 %9, label %10, label %55

10:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5
  %11 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %2) #10
  %12 = load i64, ptr %2, align 8
  %13 = mul nsw i64 %12, 1000000000
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = add nsw i64 %13, %15
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5
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
  %26 = call ptr @PyEval_SaveThread() #10
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
  call void @handle_signals(ptr noundef nonnull %0, i64 poison, i64 poison, ptr poison) #11
  br label %52

40:                                               ; preds = %35
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %42 = load ptr, ptr %41, align 8
  %43 = load i64, ptr %7, align 8
  %44 = call i64 @PyThread_get_thread_ident() #10
  %45 = icmp eq i64 %43, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %36, i8 0, i64 16, i1 false)
  br label %47

47:                                               ; preds = %40, %46
  call void %37(ptr noundef nonnull %0, i64 noundef 0, i64 noundef 0, ptr noundef null, ptr noundef nonnull @handle_signals, ptr noundef %42) #10
  %48 = load i64, ptr %7, align 8
  %49 = call i64 @PyThread_get_thread_ident() #10
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

; Function Attrs: nounwind optsize
define zeroext i1 @watch_end(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  tail call void @PyEval_RestoreThread(ptr noundef nonnull %3) #10
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
  %24 = tail call i32 @sched_yield() #10
  br label %26

25:                                               ; preds = %20
  tail call void @llvm.aarch64.hint(i32 1)
  br label %26

26:                                               ; preds = %23, %25
  %27 = add i64 %11, 1
  br label %10, !llvm.loop !4

28:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = tail call i64 @PyThread_get_thread_ident() #10
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
  call void %43(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef nonnull %3, ptr noundef %44, ptr noundef %51) #10
  %52 = load i64, ptr %31, align 8
  %53 = call i64 @PyThread_get_thread_ident() #10
  %54 = icmp eq i64 %52, %53
  br i1 %54, label %55, label %57

55:                                               ; preds = %42
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %56, i8 0, i64 16, i1 false)
  br label %57

57:                                               ; preds = %42, %55
  store atomic i64 0, ptr %14 release, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_help(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i64 @llvm.read_volatile_register.i64(metadata !3)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %1
  tail call void @llvm.write_register.i64(metadata !3, i64 0)
  br label %5

5:                                                ; preds = %1, %4
  %6 = load atomic i64, ptr %0 acquire, align 16
  %7 = and i64 %6, 4294967295
  %8 = lshr i64 %6, 32
  %9 = icmp samesign ult i64 %7, %8
  br i1 %9, label %10, label %49

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 192
  br label %17

17:                                               ; preds = %10, %44
  %18 = atomicrmw add ptr %0, i64 1 acq_rel, align 16
  %19 = and i64 %18, 4294967295
  %20 = lshr i64 %18, 32
  %21 = icmp samesign ult i64 %19, %20
  br i1 %21, label %22, label %49

22:                                               ; preds = %17
  %23 = load i64, ptr %11, align 8
  %24 = mul nsw i64 %23, %19
  %25 = add nuw nsw i64 %19, 1
  %26 = icmp eq i64 %25, %20
  br i1 %26, label %27, label %29

27:                                               ; preds = %22
  %28 = load i64, ptr %12, align 16
  br label %31

29:                                               ; preds = %22
  %30 = add nsw i64 %24, %23
  br label %31

31:                                               ; preds = %29, %27
  %32 = phi i64 [ %28, %27 ], [ %30, %29 ]
  %33 = load ptr, ptr %13, align 16
  %34 = tail call zeroext i1 @watch_poll(ptr noundef %33) #11
  br i1 %34, label %39, label %35

35:                                               ; preds = %31
  %36 = load ptr, ptr %14, align 16
  %37 = load ptr, ptr %15, align 8
  %38 = load ptr, ptr %13, align 16
  tail call void %36(ptr noundef %37, i64 noundef %24, i64 noundef %32, ptr noundef %38) #10
  br label %39

39:                                               ; preds = %35, %31
  %40 = atomicrmw sub ptr %16, i32 1 acq_rel, align 16
  %41 = icmp eq i32 %40, -2147483647
  br i1 %41, label %42, label %44

42:                                               ; preds = %39
  %43 = tail call i32 @__ulock_wake(i32 noundef 1, ptr noundef nonnull %16, i64 noundef 0) #10
  br label %44

44:                                               ; preds = %42, %39
  %45 = load atomic i64, ptr %0 acquire, align 16
  %46 = and i64 %45, 4294967295
  %47 = lshr i64 %45, 32
  %48 = icmp samesign ult i64 %46, %47
  br i1 %48, label %17, label %49

49:                                               ; preds = %17, %44, %5
  br i1 %3, label %51, label %50

50:                                               ; preds = %49
  tail call void @llvm.write_register.i64(metadata !3, i64 %2)
  br label %51

51:                                               ; preds = %49, %50
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_worker(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 128
  br label %6

6:                                                ; preds = %34, %1
  %7 = phi i32 [ %31, %34 ], [ 0, %1 ]
  %8 = zext i32 %7 to i64
  br label %9

9:                                                ; preds = %6, %26
  %10 = load atomic i32, ptr %3 acquire, align 16
  %11 = icmp eq i32 %10, %7
  br i1 %11, label %12, label %30

12:                                               ; preds = %9, %22
  %13 = phi i64 [ %24, %22 ], [ 0, %9 ]
  %14 = load i64, ptr %4, align 8
  %15 = icmp slt i64 %13, %14
  br i1 %15, label %16, label %26

16:                                               ; preds = %12
  %17 = and i64 %13, 31
  %18 = icmp eq i64 %17, 31
  br i1 %18, label %19, label %21

19:                                               ; preds = %16
  %20 = tail call i32 @sched_yield() #10
  br label %22

21:                                               ; preds = %16
  tail call void @llvm.aarch64.hint(i32 1)
  br label %22

22:                                               ; preds = %19, %21
  %23 = load atomic i32, ptr %3 acquire, align 16
  %24 = add nuw nsw i64 %13, 1
  %25 = icmp eq i32 %23, %7
  br i1 %25, label %12, label %30, !llvm.loop !6

26:                                               ; preds = %12
  %27 = atomicrmw add ptr %5, i32 1 seq_cst, align 16
  %28 = tail call i32 @__ulock_wait(i32 noundef 1, ptr noundef nonnull %3, i64 noundef %8, i32 noundef 0) #10
  %29 = atomicrmw sub ptr %5, i32 1 seq_cst, align 16
  br label %9, !llvm.loop !8

30:                                               ; preds = %9, %22
  %31 = phi i32 [ %23, %22 ], [ %10, %9 ]
  %32 = load atomic i32, ptr %2 acquire, align 16
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %35

34:                                               ; preds = %30
  tail call void @pool_help(ptr noundef nonnull %0) #11
  br label %6

35:                                               ; preds = %30
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_quit(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store atomic i32 1, ptr %2 seq_cst, align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %4 = atomicrmw add ptr %3, i32 1 seq_cst, align 16
  %5 = tail call i32 @__ulock_wake(i32 noundef 257, ptr noundef nonnull %3, i64 noundef 0) #10
  ret void
}

; Function Attrs: nounwind optsize
define range(i32 0, 2) i32 @pool_open(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = ashr i64 %3, 30
  %8 = add nsw i64 %7, 1
  %9 = tail call i64 @llvm.smax.i64(i64 %4, i64 %8)
  %10 = icmp ne ptr %0, null
  %11 = icmp sgt i64 %3, %9
  %12 = select i1 %10, i1 %11, i1 false
  br i1 %12, label %13, label %38

13:                                               ; preds = %6
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %15 = cmpxchg ptr %14, i32 0, i32 1 acquire monotonic, align 16
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %17, label %38

17:                                               ; preds = %13
  %18 = add nsw i64 %3, -1
  %19 = add i64 %18, %9
  %20 = sdiv i64 %19, %9
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 256
  store ptr %1, ptr %21, align 16
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 264
  store ptr %2, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 272
  store i64 %3, ptr %23, align 16
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 280
  store i64 %9, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store ptr %5, ptr %25, align 16
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %27 = trunc i64 %20 to i32
  store atomic i32 %27, ptr %26 monotonic, align 16
  %28 = shl i64 %20, 32
  store atomic i64 %28, ptr %0 release, align 16
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %30 = atomicrmw add ptr %29, i32 1 seq_cst, align 16
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %32 = load atomic i32, ptr %31 seq_cst, align 16
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %38, label %34

34:                                               ; preds = %17
  %35 = icmp ugt i32 %27, 1
  %36 = select i1 %35, i32 257, i32 1
  %37 = tail call i32 @__ulock_wake(i32 noundef %36, ptr noundef nonnull %29, i64 noundef 0) #10
  br label %38

38:                                               ; preds = %13, %34, %17, %6
  %39 = phi i32 [ 0, %6 ], [ 0, %13 ], [ 1, %34 ], [ 1, %17 ]
  ret i32 %39
}

; Function Attrs: nounwind optsize
define void @pool_run(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = tail call i32 @pool_open(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) #11
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %6
  tail call fastcc void @pool_finish(ptr noundef %0) #11
  br label %11

10:                                               ; preds = %6
  tail call void %1(ptr noundef %2, i64 noundef 0, i64 noundef %3, ptr noundef %5) #10
  br label %11

11:                                               ; preds = %10, %9
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @pool_finish(ptr noundef %0) unnamed_addr #0 {
  tail call void @pool_help(ptr noundef %0) #11
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %3 = load atomic i32, ptr %2 acquire, align 16
  %4 = and i32 %3, 2147483647
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %35, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 288
  br label %9

9:                                                ; preds = %6, %30
  %10 = phi i32 [ %3, %6 ], [ %32, %30 ]
  %11 = phi i64 [ 0, %6 ], [ %31, %30 ]
  %12 = load i64, ptr %7, align 8
  %13 = icmp slt i64 %11, %12
  br i1 %13, label %14, label %20

14:                                               ; preds = %9
  %15 = and i64 %11, 31
  %16 = icmp eq i64 %15, 31
  br i1 %16, label %17, label %19

17:                                               ; preds = %14
  %18 = tail call i32 @sched_yield() #10
  br label %30

19:                                               ; preds = %14
  tail call void @llvm.aarch64.hint(i32 1)
  br label %30

20:                                               ; preds = %9
  %21 = icmp sgt i32 %10, -1
  br i1 %21, label %27, label %22

22:                                               ; preds = %20
  %23 = zext i32 %10 to i64
  %24 = tail call i32 @__ulock_wait(i32 noundef 1, ptr noundef nonnull %2, i64 noundef %23, i32 noundef 20000) #10
  %25 = load ptr, ptr %8, align 16
  %26 = tail call zeroext i1 @watch_poll(ptr noundef %25) #11
  br label %30

27:                                               ; preds = %20
  %28 = or disjoint i32 %10, -2147483648
  %29 = cmpxchg ptr %2, i32 %10, i32 %28 acq_rel monotonic, align 16
  br label %30

30:                                               ; preds = %22, %27, %17, %19
  %31 = add nuw nsw i64 %11, 1
  %32 = load atomic i32, ptr %2 acquire, align 16
  %33 = and i32 %32, 2147483647
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %9, !llvm.loop !9

35:                                               ; preds = %30, %1
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 320
  store atomic i32 0, ptr %36 release, align 16
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read)
define range(i64 5120, 4097) i64 @pool_chunk(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #4 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %5 = load i64, ptr %4, align 16
  %6 = icmp eq i64 %2, 1
  %7 = select i1 %6, i64 5, i64 3
  %8 = shl i64 %5, %7
  %9 = sdiv i64 %1, %8
  %10 = tail call i64 @llvm.smax.i64(i64 %9, i64 %2)
  %11 = icmp sgt i64 %10, 4096
  %12 = add nuw nsw i64 %10, 1023
  %13 = and i64 %12, 9223372036854774784
  %14 = select i1 %11, i64 %13, i64 %10
  ret i64 %14
}

; Function Attrs: nounwind optsize
define noundef zeroext i1 @pool_is_awake(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3 = load atomic i32, ptr %2 monotonic, align 16
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %7 = atomicrmw add ptr %6, i32 1 monotonic, align 4
  %8 = and i32 %7, 15
  %9 = icmp eq i32 %8, 15
  br i1 %9, label %10, label %15

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %12 = icmp eq i32 %3, 1
  %13 = select i1 %12, i32 1, i32 257
  %14 = tail call i32 @__ulock_wake(i32 noundef %13, ptr noundef nonnull %11, i64 noundef 0) #10
  br label %15

15:                                               ; preds = %5, %10, %1
  ret i1 %4
}

; Function Attrs: nounwind optsize
define void @pool_spread(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = icmp eq ptr %0, null
  br i1 %7, label %8, label %9

8:                                                ; preds = %6
  tail call void %1(ptr noundef %2, i64 noundef 0, i64 noundef %3, ptr noundef %5) #10
  br label %21

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %11 = load i64, ptr %10, align 16
  %12 = icmp eq i64 %4, 1
  %13 = select i1 %12, i64 5, i64 3
  %14 = shl i64 %11, %13
  %15 = sdiv i64 %3, %14
  %16 = tail call i64 @llvm.smax.i64(i64 %15, i64 %4)
  %17 = icmp sgt i64 %16, 4096
  %18 = add nuw nsw i64 %16, 1023
  %19 = and i64 %18, 9223372036854774784
  %20 = select i1 %17, i64 %19, i64 %16
  tail call void @pool_run(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %20, ptr noundef %5) #11
  br label %21

21:                                               ; preds = %9, %8
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_await(ptr noundef %0, ptr noundef captures(none) initializes((32, 40)) %1) local_unnamed_addr #0 {
  %3 = tail call ptr @PyEval_SaveThread() #10
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store ptr %3, ptr %4, align 8
  tail call fastcc void @pool_finish(ptr noundef %0) #11
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %2
  tail call void @PyEval_RestoreThread(ptr noundef nonnull %5) #10
  br label %8

8:                                                ; preds = %2, %7
  %9 = load atomic i64, ptr %1 monotonic, align 8
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_call(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  %8 = tail call i64 @PyThread_get_thread_ident() #10
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
  %14 = tail call ptr @PyEval_SaveThread() #10
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr %14, ptr %15, align 8
  %16 = tail call i64 @llvm.read_volatile_register.i64(metadata !3)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %6
  call void @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef nonnull %7) #11
  br label %20

19:                                               ; preds = %6
  tail call void @llvm.write_register.i64(metadata !3, i64 0)
  call void @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef nonnull %7) #11
  call void @llvm.write_register.i64(metadata !3, i64 %16)
  br label %20

20:                                               ; preds = %18, %19
  %21 = load ptr, ptr %15, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  call void @PyEval_RestoreThread(ptr noundef nonnull %21) #10
  br label %24

24:                                               ; preds = %20, %23
  %25 = load atomic i64, ptr %7 monotonic, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  ret void
}

; Function Attrs: nounwind optsize
define void @pool_sequence(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %6 = tail call i64 @PyThread_get_thread_ident() #10
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
  %12 = tail call ptr @PyEval_SaveThread() #10
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store ptr %12, ptr %13, align 8
  %14 = tail call i64 @llvm.read_volatile_register.i64(metadata !3)
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %17, label %16

16:                                               ; preds = %4
  tail call void @llvm.write_register.i64(metadata !3, i64 0)
  br label %17

17:                                               ; preds = %4, %16
  %18 = icmp eq i64 %3, 0
  br i1 %18, label %116, label %19

19:                                               ; preds = %17, %112
  %20 = phi i64 [ %114, %112 ], [ 0, %17 ]
  %21 = phi i64 [ %23, %112 ], [ 0, %17 ]
  %22 = phi i64 [ %113, %112 ], [ 0, %17 ]
  %23 = add nuw nsw i64 %21, 1
  %24 = and i64 %23, 63
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %29, label %26

26:                                               ; preds = %19
  %27 = load atomic i64, ptr %5 monotonic, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %31, label %116

29:                                               ; preds = %19
  %30 = call zeroext i1 @watch_poll(ptr noundef nonnull %5) #11
  br i1 %30, label %116, label %31

31:                                               ; preds = %29, %26
  %32 = add nuw nsw i64 %22, 1
  %33 = getelementptr inbounds %struct.Instruction, ptr %2, i64 %22
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds i8, ptr %2, i64 %35
  %37 = load i64, ptr %33, align 8
  switch i64 %37, label %116 [
    i64 0, label %38
    i64 1, label %57
    i64 2, label %64
    i64 3, label %82
    i64 4, label %85
    i64 5, label %93
    i64 6, label %96
  ]

38:                                               ; preds = %31
  %39 = icmp eq i64 %20, 0
  %40 = select i1 %39, i64 16, i64 24
  %41 = getelementptr inbounds nuw i8, ptr %33, i64 %40
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds i8, ptr %2, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr %33, i64 56
  %45 = load i64, ptr %44, align 8
  %46 = xor i64 %45, %20
  %47 = getelementptr inbounds nuw i8, ptr %33, i64 32
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %33, i64 40
  %50 = load i64, ptr %49, align 8
  %51 = icmp ult i64 %48, %50
  %52 = inttoptr i64 %35 to ptr
  br i1 %51, label %53, label %54

53:                                               ; preds = %38
  call void %52(ptr noundef nonnull %43, i64 noundef 0, i64 noundef %48, ptr noundef nonnull %5) #10
  br label %112

54:                                               ; preds = %38
  %55 = getelementptr inbounds nuw i8, ptr %33, i64 48
  %56 = load i64, ptr %55, align 8
  call void @pool_spread(ptr noundef %0, ptr noundef %52, ptr noundef nonnull %43, i64 noundef %48, i64 noundef %56, ptr noundef nonnull %5) #11
  br label %112

57:                                               ; preds = %31
  %58 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds i8, ptr %2, i64 %59
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %33, i64 32
  %63 = load i64, ptr %62, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %61, i8 0, i64 %63, i1 false)
  br label %112

64:                                               ; preds = %31
  %65 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds i8, ptr %2, i64 %66
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds i8, ptr %68, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %33, i64 32
  %73 = load i64, ptr %72, align 8
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %77, label %75

75:                                               ; preds = %64
  %76 = load i64, ptr %71, align 8
  br label %80

77:                                               ; preds = %64
  %78 = load i32, ptr %71, align 4
  %79 = zext i32 %78 to i64
  br label %80

80:                                               ; preds = %77, %75
  %81 = phi i64 [ %76, %75 ], [ %79, %77 ]
  store i64 %81, ptr %36, align 8
  br label %112

82:                                               ; preds = %31
  %83 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %84 = load i64, ptr %83, align 8
  store i64 %84, ptr %36, align 8
  br label %112

85:                                               ; preds = %31
  %86 = load i64, ptr %36, align 8
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %88, label %91

88:                                               ; preds = %85
  %89 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %90 = load i64, ptr %89, align 8
  br label %112

91:                                               ; preds = %85
  %92 = add nsw i64 %86, -1
  store i64 %92, ptr %36, align 8
  br label %112

93:                                               ; preds = %31
  %94 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %95 = load i64, ptr %94, align 8
  br label %112

96:                                               ; preds = %31
  %97 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds i8, ptr %2, i64 %98
  %100 = load ptr, ptr %99, align 8
  %101 = load i32, ptr %100, align 4
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %109, label %103

103:                                              ; preds = %96
  %104 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %105 = load i64, ptr %104, align 8
  %106 = zext i32 %101 to i64
  %107 = shl nuw nsw i64 %106, 1
  %108 = add nsw i64 %105, %107
  br label %112

109:                                              ; preds = %96
  %110 = getelementptr inbounds nuw i8, ptr %33, i64 32
  %111 = load i64, ptr %110, align 8
  br label %112

112:                                              ; preds = %109, %103, %93, %91, %88, %82, %80, %57, %54, %53
  %113 = phi i64 [ %111, %109 ], [ %32, %53 ], [ %32, %57 ], [ %32, %80 ], [ %32, %82 ], [ %90, %88 ], [ %32, %91 ], [ %95, %93 ], [ %32, %54 ], [ %108, %103 ]
  %114 = phi i64 [ %20, %109 ], [ %46, %53 ], [ %20, %57 ], [ %20, %80 ], [ %20, %82 ], [ %20, %88 ], [ %20, %91 ], [ %20, %93 ], [ %46, %54 ], [ %20, %103 ]
  %115 = icmp ult i64 %113, %3
  br i1 %115, label %19, label %116, !llvm.loop !10

116:                                              ; preds = %26, %29, %31, %112, %17
  br i1 %15, label %118, label %117

117:                                              ; preds = %116
  call void @llvm.write_register.i64(metadata !3, i64 %14)
  br label %118

118:                                              ; preds = %116, %117
  %119 = load ptr, ptr %13, align 8
  %120 = icmp eq ptr %119, null
  br i1 %120, label %122, label %121

121:                                              ; preds = %118
  call void @PyEval_RestoreThread(ptr noundef nonnull %119) #10
  br label %122

122:                                              ; preds = %118, %121
  %123 = load atomic i64, ptr %5 monotonic, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
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
  %16 = tail call i32 @sched_yield() #10
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
  br i1 %28, label %29, label %11, !llvm.loop !11

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
  %41 = tail call zeroext i1 @watch_poll(ptr noundef %3) #11
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
  br i1 %53, label %42, label %39, !llvm.loop !12

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
  tail call void %80(ptr noundef nonnull %83, i64 noundef 0, i64 noundef %86, ptr noundef %3) #10
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
  br i1 %119, label %54, label %51, !llvm.loop !13
}

; Function Attrs: nounwind
declare i64 @llvm.read_volatile_register.i64(metadata) #5

; Function Attrs: nocallback nounwind
declare void @llvm.write_register.i64(metadata, i64) #6

; Function Attrs: nounwind optsize
define internal void @handle_signals(ptr noundef captures(none) initializes((24, 32)) %0, i64 %1, i64 %2, ptr readnone captures(none) %3) #0 {
  %5 = alloca %struct.timespec, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load ptr, ptr %6, align 8
  tail call void @PyEval_RestoreThread(ptr noundef %7) #10
  %8 = tail call i32 @PyErr_CheckSignals() #10
  %9 = tail call ptr @PyEval_SaveThread() #10
  store ptr %9, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %10 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %5) #10
  %11 = load i64, ptr %5, align 8
  %12 = mul nsw i64 %11, 1000000000
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %14 = load i64, ptr %13, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
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

; Function Attrs: optsize
declare i32 @__ulock_wake(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare i32 @__ulock_wait(i32 noundef, ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #9

attributes #0 = { nounwind optsize }
attributes #1 = { optsize }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { norecurse nounwind optsize }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) }
attributes #5 = { nounwind }
attributes #6 = { nocallback nounwind }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nounwind optsize }
attributes #11 = { optsize }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{!"clang version 22.1.8"}
!3 = !{!"fpcr"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.disable"}
!6 = distinct !{!6, !7, !5}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !7, !5}
!11 = distinct !{!11, !5}
!12 = distinct !{!12, !7, !5}
!13 = distinct !{!13, !7, !5}
