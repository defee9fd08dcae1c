
%struct.anon = type { i64, [56 x i8] }
%struct.Watch = type { i64, ptr, i32, i64, ptr, ptr, ptr, ptr }
%struct.Instruction = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Thing = type { i64, ptr, i64, i64, i64, i64, i64, i64, i64 }

; Function Attrs: nounwind optsize
define dso_local void @watch_release(ptr noundef writeonly captures(none) initializes((32, 40)) %0) local_unnamed_addr #0 {
  %2 = tail call ptr @PyEval_SaveThread() #9
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
  %3 = tail call i32 @PyThread_get_thread_ident() #9
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
  %5 = tail call i32 @PyThread_get_thread_ident() #9
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
  %18 = tail call ptr @PyEval_SaveThread() #9
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
  tail call void @handle_signals(ptr noundef nonnull %0, i64 poison, i64 poison, ptr poison) #10
  br label %44

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %35 = load ptr, ptr %34, align 8
  %36 = tail call i32 @PyThread_get_thread_ident() #9
  %37 = icmp eq i32 %5, %36
  br i1 %37, label %38, label %39

38:                                               ; preds = %33
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %29, i8 0, i64 16, i1 false)
  br label %39

39:                                               ; preds = %33, %38
  tail call void %30(ptr noundef nonnull %0, i64 noundef 0, i64 noundef 0, ptr noundef null, ptr noundef nonnull @handle_signals, ptr noundef %35) #9
  %40 = load i32, ptr %6, align 8
  %41 = tail call i32 @PyThread_get_thread_ident() #9
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

; Function Attrs: nounwind optsize
define dso_local zeroext i1 @watch_end(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  tail call void @PyEval_RestoreThread(ptr noundef nonnull %3) #9
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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %26 = load i32, ptr %25, align 8
  %27 = tail call i32 @PyThread_get_thread_ident() #9
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
  call void %37(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef nonnull %3, ptr noundef %38, ptr noundef %45) #9
  %46 = load i32, ptr %25, align 8
  %47 = call i32 @PyThread_get_thread_ident() #9
  %48 = icmp eq i32 %46, %47
  br i1 %48, label %49, label %51

49:                                               ; preds = %36
  %50 = getelementptr inbounds nuw i8, ptr %3, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %50, i8 0, i64 16, i1 false)
  br label %51

51:                                               ; preds = %36, %49
  store atomic i64 0, ptr %14 release, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @pool_help(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %4)
  %5 = load i32, ptr %4, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %6 = and i32 %5, 65472
  %7 = icmp eq i32 %6, 8064
  br i1 %7, label %9, label %8

8:                                                ; preds = %1
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store i32 8064, ptr %3, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %9

9:                                                ; preds = %1, %8
  %10 = load atomic i64, ptr %0 acquire, align 64
  %11 = and i64 %10, 4294967295
  %12 = lshr i64 %10, 32
  %13 = icmp samesign ult i64 %11, %12
  br i1 %13, label %14, label %49

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 192
  br label %21

21:                                               ; preds = %14, %43
  %22 = atomicrmw add ptr %0, i64 1 acq_rel, align 64
  %23 = and i64 %22, 4294967295
  %24 = lshr i64 %22, 32
  %25 = icmp samesign ult i64 %23, %24
  br i1 %25, label %26, label %49

26:                                               ; preds = %21
  %27 = load i64, ptr %15, align 8
  %28 = mul nsw i64 %27, %23
  %29 = add nuw nsw i64 %23, 1
  %30 = icmp eq i64 %29, %24
  br i1 %30, label %31, label %33

31:                                               ; preds = %26
  %32 = load i64, ptr %16, align 16
  br label %35

33:                                               ; preds = %26
  %34 = add nsw i64 %28, %27
  br label %35

35:                                               ; preds = %33, %31
  %36 = phi i64 [ %32, %31 ], [ %34, %33 ]
  %37 = load ptr, ptr %17, align 32
  %38 = call zeroext i1 @watch_poll(ptr noundef %37) #10
  br i1 %38, label %43, label %39

39:                                               ; preds = %35
  %40 = load ptr, ptr %18, align 64
  %41 = load ptr, ptr %19, align 8
  %42 = load ptr, ptr %17, align 32
  call void %40(ptr noundef %41, i64 noundef %28, i64 noundef %36, ptr noundef %42) #9
  br label %43

43:                                               ; preds = %39, %35
  %44 = atomicrmw sub ptr %20, i32 1 acq_rel, align 64
  %45 = load atomic i64, ptr %0 acquire, align 64
  %46 = and i64 %45, 4294967295
  %47 = lshr i64 %45, 32
  %48 = icmp samesign ult i64 %46, %47
  br i1 %48, label %21, label %49

49:                                               ; preds = %21, %43, %9
  br i1 %7, label %51, label %50

50:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store i32 %5, ptr %2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %51

51:                                               ; preds = %49, %50
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @pool_worker(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 128
  br label %6

6:                                                ; preds = %26, %1
  %7 = phi i32 [ %23, %26 ], [ 0, %1 ]
  br label %8

8:                                                ; preds = %6, %19
  %9 = load atomic i32, ptr %3 acquire, align 64
  %10 = icmp eq i32 %9, %7
  br i1 %10, label %11, label %22

11:                                               ; preds = %8, %15
  %12 = phi i64 [ %17, %15 ], [ 0, %8 ]
  %13 = load i64, ptr %4, align 8
  %14 = icmp slt i64 %12, %13
  br i1 %14, label %15, label %19

15:                                               ; preds = %11
  tail call void @llvm.x86.sse2.pause()
  %16 = load atomic i32, ptr %3 acquire, align 64
  %17 = add nuw nsw i64 %12, 1
  %18 = icmp eq i32 %16, %7
  br i1 %18, label %11, label %22, !llvm.loop !9

19:                                               ; preds = %11
  %20 = atomicrmw add ptr %5, i32 1 seq_cst, align 64
  tail call void @llvm.x86.sse2.pause()
  %21 = atomicrmw sub ptr %5, i32 1 seq_cst, align 64
  br label %8, !llvm.loop !11

22:                                               ; preds = %8, %15
  %23 = phi i32 [ %16, %15 ], [ %9, %8 ]
  %24 = load atomic i32, ptr %2 acquire, align 64
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %27

26:                                               ; preds = %22
  tail call void @pool_help(ptr noundef nonnull %0) #10
  br label %6

27:                                               ; preds = %22
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(argmem: readwrite)
define dso_local void @pool_quit(ptr noundef captures(none) %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store atomic i32 1, ptr %2 seq_cst, align 64
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %4 = atomicrmw add ptr %3, i32 1 seq_cst, align 64
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(argmem: readwrite)
define dso_local range(i32 0, 2) i32 @pool_open(ptr noundef captures(address_is_null) %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #4 {
  %7 = ashr i64 %3, 30
  %8 = add nsw i64 %7, 1
  %9 = tail call i64 @llvm.smax.i64(i64 %4, i64 %8)
  %10 = icmp ne ptr %0, null
  %11 = icmp sgt i64 %3, %9
  %12 = select i1 %10, i1 %11, i1 false
  br i1 %12, label %13, label %33

13:                                               ; preds = %6
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %15 = cmpxchg ptr %14, i32 0, i32 1 acquire monotonic, align 64
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %17, label %33

17:                                               ; preds = %13
  %18 = add nsw i64 %3, -1
  %19 = add i64 %18, %9
  %20 = sdiv i64 %19, %9
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 256
  store ptr %1, ptr %21, align 64
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 264
  store ptr %2, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 272
  store i64 %3, ptr %23, align 16
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 280
  store i64 %9, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store ptr %5, ptr %25, align 32
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %27 = trunc i64 %20 to i32
  store atomic i32 %27, ptr %26 monotonic, align 64
  %28 = shl i64 %20, 32
  store atomic i64 %28, ptr %0 release, align 64
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %30 = atomicrmw add ptr %29, i32 1 seq_cst, align 64
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %32 = load atomic i32, ptr %31 seq_cst, align 64
  br label %33

33:                                               ; preds = %17, %13, %6
  %34 = phi i32 [ 0, %6 ], [ 0, %13 ], [ 1, %17 ]
  ret i32 %34
}

; Function Attrs: nounwind optsize
define dso_local void @pool_run(ptr noundef captures(address_is_null) %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = tail call i32 @pool_open(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) #10
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %6
  tail call fastcc void @pool_finish(ptr noundef %0) #10
  br label %11

10:                                               ; preds = %6
  tail call void %1(ptr noundef %2, i64 noundef 0, i64 noundef %3, ptr noundef %5) #9
  br label %11

11:                                               ; preds = %10, %9
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @pool_finish(ptr noundef captures(none) %0) unnamed_addr #0 {
  tail call void @pool_help(ptr noundef %0) #10
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %3 = load atomic i32, ptr %2 acquire, align 64
  %4 = and i32 %3, 2147483647
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %28, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 288
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
  %19 = tail call zeroext i1 @watch_poll(ptr noundef %18) #10
  br label %23

20:                                               ; preds = %15
  %21 = or disjoint i32 %10, -2147483648
  %22 = cmpxchg ptr %2, i32 %10, i32 %21 acq_rel monotonic, align 64
  br label %23

23:                                               ; preds = %17, %20, %14
  %24 = add nuw nsw i64 %11, 1
  %25 = load atomic i32, ptr %2 acquire, align 64
  %26 = and i32 %25, 2147483647
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %9, !llvm.loop !12

28:                                               ; preds = %23, %1
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 320
  store atomic i32 0, ptr %29 release, align 64
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read)
define dso_local range(i64 5120, 4097) i64 @pool_chunk(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %5 = load i64, ptr %4, align 64
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

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef zeroext i1 @pool_is_awake(ptr noundef captures(none) %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3 = load atomic i32, ptr %2 monotonic, align 64
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %7 = atomicrmw add ptr %6, i32 1 monotonic, align 4
  br label %8

8:                                                ; preds = %5, %1
  ret i1 %4
}

; Function Attrs: nounwind optsize
define dso_local void @pool_spread(ptr noundef captures(address_is_null) %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = icmp eq ptr %0, null
  br i1 %7, label %8, label %9

8:                                                ; preds = %6
  tail call void %1(ptr noundef %2, i64 noundef 0, i64 noundef %3, ptr noundef %5) #9
  br label %21

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %11 = load i64, ptr %10, align 64
  %12 = icmp eq i64 %4, 1
  %13 = select i1 %12, i64 5, i64 3
  %14 = shl i64 %11, %13
  %15 = sdiv i64 %3, %14
  %16 = tail call i64 @llvm.smax.i64(i64 %15, i64 %4)
  %17 = icmp sgt i64 %16, 4096
  %18 = add nuw nsw i64 %16, 1023
  %19 = and i64 %18, 9223372036854774784
  %20 = select i1 %17, i64 %19, i64 %16
  tail call void @pool_run(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %20, ptr noundef %5) #10
  br label %21

21:                                               ; preds = %9, %8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @pool_await(ptr noundef captures(none) %0, ptr noundef captures(none) initializes((32, 40)) %1) local_unnamed_addr #0 {
  %3 = tail call ptr @PyEval_SaveThread() #9
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store ptr %3, ptr %4, align 8
  tail call fastcc void @pool_finish(ptr noundef %0) #10
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %2
  tail call void @PyEval_RestoreThread(ptr noundef nonnull %5) #9
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
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #7
  %11 = tail call i32 @PyThread_get_thread_ident() #9
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
  %17 = tail call ptr @PyEval_SaveThread() #9
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
  call void @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef nonnull %10) #10
  br label %24

23:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i32 8064, ptr %8, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @pool_spread(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef nonnull %10) #10
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
  call void @PyEval_RestoreThread(ptr noundef nonnull %25) #9
  br label %28

28:                                               ; preds = %24, %27
  %29 = load atomic i64, ptr %10 monotonic, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @pool_sequence(ptr noundef captures(address_is_null) %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Watch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #7
  %9 = tail call i32 @PyThread_get_thread_ident() #9
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
  %15 = tail call ptr @PyEval_SaveThread() #9
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store ptr %15, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %7)
  %17 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %18 = and i32 %17, 65472
  %19 = icmp eq i32 %18, 8064
  br i1 %19, label %21, label %20

20:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store i32 8064, ptr %6, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %21

21:                                               ; preds = %4, %20
  %22 = icmp eq i64 %3, 0
  br i1 %22, label %120, label %23

23:                                               ; preds = %21, %116
  %24 = phi i64 [ %118, %116 ], [ 0, %21 ]
  %25 = phi i64 [ %27, %116 ], [ 0, %21 ]
  %26 = phi i64 [ %117, %116 ], [ 0, %21 ]
  %27 = add nuw nsw i64 %25, 1
  %28 = and i64 %27, 63
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %33, label %30

30:                                               ; preds = %23
  %31 = load atomic i64, ptr %8 monotonic, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %35, label %120

33:                                               ; preds = %23
  %34 = call zeroext i1 @watch_poll(ptr noundef nonnull %8) #10
  br i1 %34, label %120, label %35

35:                                               ; preds = %33, %30
  %36 = add nuw nsw i64 %26, 1
  %37 = getelementptr inbounds %struct.Instruction, ptr %2, i64 %26
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds i8, ptr %2, i64 %39
  %41 = load i64, ptr %37, align 8
  switch i64 %41, label %120 [
    i64 0, label %42
    i64 1, label %61
    i64 2, label %68
    i64 3, label %86
    i64 4, label %89
    i64 5, label %97
    i64 6, label %100
  ]

42:                                               ; preds = %35
  %43 = icmp eq i64 %24, 0
  %44 = select i1 %43, i64 16, i64 24
  %45 = getelementptr inbounds nuw i8, ptr %37, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds i8, ptr %2, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %37, i64 56
  %49 = load i64, ptr %48, align 8
  %50 = xor i64 %49, %24
  %51 = getelementptr inbounds nuw i8, ptr %37, i64 32
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %37, i64 40
  %54 = load i64, ptr %53, align 8
  %55 = icmp ult i64 %52, %54
  %56 = inttoptr i64 %39 to ptr
  br i1 %55, label %57, label %58

57:                                               ; preds = %42
  call void %56(ptr noundef nonnull %47, i64 noundef 0, i64 noundef %52, ptr noundef nonnull %8) #9
  br label %116

58:                                               ; preds = %42
  %59 = getelementptr inbounds nuw i8, ptr %37, i64 48
  %60 = load i64, ptr %59, align 8
  call void @pool_spread(ptr noundef %0, ptr noundef %56, ptr noundef nonnull %47, i64 noundef %52, i64 noundef %60, ptr noundef nonnull %8) #10
  br label %116

61:                                               ; preds = %35
  %62 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds i8, ptr %2, i64 %63
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %37, i64 32
  %67 = load i64, ptr %66, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %65, i8 0, i64 %67, i1 false)
  br label %116

68:                                               ; preds = %35
  %69 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds i8, ptr %2, i64 %70
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %37, i64 24
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds i8, ptr %72, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %37, i64 32
  %77 = load i64, ptr %76, align 8
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %81, label %79

79:                                               ; preds = %68
  %80 = load i64, ptr %75, align 8
  br label %84

81:                                               ; preds = %68
  %82 = load i32, ptr %75, align 4
  %83 = zext i32 %82 to i64
  br label %84

84:                                               ; preds = %81, %79
  %85 = phi i64 [ %80, %79 ], [ %83, %81 ]
  store i64 %85, ptr %40, align 8
  br label %116

86:                                               ; preds = %35
  %87 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %88 = load i64, ptr %87, align 8
  store i64 %88, ptr %40, align 8
  br label %116

89:                                               ; preds = %35
  %90 = load i64, ptr %40, align 8
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %92, label %95

92:                                               ; preds = %89
  %93 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %94 = load i64, ptr %93, align 8
  br label %116

95:                                               ; preds = %89
  %96 = add nsw i64 %90, -1
  store i64 %96, ptr %40, align 8
  br label %116

97:                                               ; preds = %35
  %98 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %99 = load i64, ptr %98, align 8
  br label %116

100:                                              ; preds = %35
  %101 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %102 = load i64, ptr %101, align 8
  %103 = getelementptr inbounds i8, ptr %2, i64 %102
  %104 = load ptr, ptr %103, align 8
  %105 = load i32, ptr %104, align 4
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %113, label %107

107:                                              ; preds = %100
  %108 = getelementptr inbounds nuw i8, ptr %37, i64 24
  %109 = load i64, ptr %108, align 8
  %110 = zext i32 %105 to i64
  %111 = shl nuw nsw i64 %110, 1
  %112 = add nsw i64 %109, %111
  br label %116

113:                                              ; preds = %100
  %114 = getelementptr inbounds nuw i8, ptr %37, i64 32
  %115 = load i64, ptr %114, align 8
  br label %116

116:                                              ; preds = %113, %107, %97, %95, %92, %86, %84, %61, %58, %57
  %117 = phi i64 [ %115, %113 ], [ %36, %57 ], [ %36, %61 ], [ %36, %84 ], [ %36, %86 ], [ %94, %92 ], [ %36, %95 ], [ %99, %97 ], [ %36, %58 ], [ %112, %107 ]
  %118 = phi i64 [ %24, %113 ], [ %50, %57 ], [ %24, %61 ], [ %24, %84 ], [ %24, %86 ], [ %24, %92 ], [ %24, %95 ], [ %24, %97 ], [ %50, %58 ], [ %24, %107 ]
  %119 = icmp ult i64 %117, %3
  br i1 %119, label %23, label %120, !llvm.loop !13

120:                                              ; preds = %30, %33, %35, %116, %21
  br i1 %19, label %122, label %121

121:                                              ; preds = %120
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store i32 %17, ptr %5, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %122

122:                                              ; preds = %120, %121
  %123 = load ptr, ptr %16, align 8
  %124 = icmp eq ptr %123, null
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  call void @PyEval_RestoreThread(ptr noundef nonnull %123) #9
  br label %126

126:                                              ; preds = %122, %125
  %127 = load atomic i64, ptr %8 monotonic, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #7
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
  br i1 %22, label %23, label %11, !llvm.loop !14

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
  %35 = tail call zeroext i1 @watch_poll(ptr noundef %3) #10
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
  br i1 %47, label %36, label %33, !llvm.loop !15

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
  tail call void %74(ptr noundef nonnull %77, i64 noundef 0, i64 noundef %80, ptr noundef %3) #9
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
  br i1 %113, label %48, label %45, !llvm.loop !16
}

; Function Attrs: nounwind memory(argmem: write)
declare void @llvm.x86.sse.stmxcsr(ptr) #6

; Function Attrs: nounwind
declare void @llvm.x86.sse.ldmxcsr(ptr) #7

; Function Attrs: nounwind optsize
define internal void @handle_signals(ptr noundef captures(none) initializes((24, 32)) %0, i64 %1, i64 %2, ptr readnone captures(none) %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %6 = load ptr, ptr %5, align 8
  tail call void @PyEval_RestoreThread(ptr noundef %6) #9
  %7 = tail call i32 @PyErr_CheckSignals() #9
  %8 = tail call ptr @PyEval_SaveThread() #9
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
declare void @llvm.x86.sse2.pause() #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #8

attributes #0 = { nounwind optsize }
attributes #1 = { optsize }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nofree norecurse nounwind optsize willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) }
attributes #6 = { nounwind memory(argmem: write) }
attributes #7 = { nounwind }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind optsize }
attributes #10 = { optsize }

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
!11 = distinct !{!11, !8}
!12 = distinct !{!12, !8}
!13 = distinct !{!13, !10, !8}
!14 = distinct !{!14, !8}
!15 = distinct !{!15, !10, !8}
!16 = distinct !{!16, !10, !8}
