/* The entry of calls: from Python's objects to machine code, or to a GPU, in tens of nanoseconds.

   A Call is the object that `__call__` of a kernel or pipeline hands out. It has a list of signatures; a call is tried
   against them, the last hit first. Whatever none of them foresees goes to `slow`, a Python function, with the same
   arguments: another type, dtype or rank, a strided view, a number that does not fit, a keyword that is not interned,
   a captured value that changed.

   Rules: everything is checked before anything is made; what was made is dropped before falling back; and a call has
   the effect and the result that `slow` has. */
#include "arguments.c"

enum { WORDS = 512, ALIGNED_FROM = 4096 }; /* larger arrays begin a cache line */

typedef struct {
    PyObject head;
    vectorcallfunc call;
    PyObject *slow, *table; /* what falls back; a list of (signature, what it points to) */
    PyObject *over;         /* the domain of a call that does not state any, or NULL */
    int64_t last;           /* the signature that fitted last */
} Call;

static int64_t extent_of(const Extent *extent, const uint64_t *slots, const int64_t *domain, const int64_t *grid) {
    if (extent->from < 0) return extent->number;
    if (extent->of == OF_SLOTS) return (int64_t)slots[extent->from];
    return (extent->of == OF_DOMAIN ? domain : grid)[extent->from];
}

static void drop_memory(PyObject *capsule) { give_block_back(PyCapsule_GetPointer(capsule, NULL)); }

/* A new NumPy array, whose first element is at the start of a cache line if it is large; NULL, with an error set, if
   there is no memory. */
static PyObject *make_numpy(const Make *make, bool is_filled, const Py_ssize_t *shape, int64_t bytes) {
    Maker maker = (Maker)host.numpy[is_filled ? PyArray_Empty_AT : PyArray_Zeros_AT];
    PyArray_Descr *dtype = make->dtype;
    if (bytes < ALIGNED_FROM) {
        Py_IncRef((PyObject *)dtype); /* both functions take a reference away */
        return maker((int)make->rank, shape, dtype, 0);
    }
    PyObject *memory;
    uintptr_t data;
    if (is_block(bytes, is_filled)) {
        void *block = take_block(bytes, !is_filled);
        memory = block ? PyCapsule_New(block, NULL, drop_memory) : NULL;
        if (block && !memory) give_block_back(block);
        data = (uintptr_t)block;
    } else {
        Py_ssize_t room = bytes + CACHE_LINE;
        memory = maker(1, &room, ((Typer)host.numpy[PyArray_DescrFromType_AT])(NPY_UBYTE), 0);
        data = memory ? (uintptr_t)((PyArrayObject *)memory)->data : 0;
        data = (data + CACHE_LINE - 1) & -(uintptr_t)CACHE_LINE;
    }
    if (!memory) return NULL;
    Py_IncRef((PyObject *)dtype);
    PyObject *view = ((Viewer)host.numpy[PyArray_NewFromDescr_AT])(
        host.array_type, dtype, (int)make->rank, shape, NULL, (void *)data, NPY_ARRAY_CARRAY, NULL);
    if (!view) {
        Py_DecRef(memory);
    } else if (((Setter)host.numpy[PyArray_SetBaseObject_AT])(view, memory) < 0) { /* which took the reference */
        Py_DecRef(view);
        view = NULL;
    }
    return view;
}

static void give_back(Managed *made) {
    if (made->context) give_block_back(made);
    else PyMem_RawFree(made);
}

/* A new array of another library, at the start of a cache line, and where its elements are. Its record, extents and
   elements are in one piece of memory. */
static PyObject *make_tensor(const Signature *s, const Row *row, int64_t rank, bool is_filled, const Py_ssize_t *shape,
                             int64_t bytes, uint64_t *data) {
    struct { Managed managed; Py_ssize_t shape[RANK], strides[RANK]; } *made;
    size_t room = sizeof *made + CACHE_LINE + (size_t)bytes;
    PyObject *array = NULL;
    bool is_kept = is_block(bytes, is_filled);
    made = is_kept ? take_block((int64_t)room, !is_filled) : new_memory(room, !is_filled);
    if (!made) return NULL;
    *data = ((uint64_t)(made + 1) + CACHE_LINE - 1) & -(uint64_t)CACHE_LINE;
    made->managed = (Managed){
        1, 0, is_kept ? made : NULL, give_back, 0,
        {(char *)*data, row->tensor.place, row->tensor.kind, made->shape, made->strides, 0},
    };
    for (int64_t axis = rank - 1, step = 1; axis >= 0; step *= shape[axis--])
        made->shape[axis] = shape[axis], made->strides[axis] = step;
    if (!s->take(&made->managed, &array)) return array;
    give_back(&made->managed);
    return NULL;
}

/* A new array on a GPU, by a function of Python, which takes the stream if the array is our own. */
static PyObject *make_by(const Make *make, const Row *row, int64_t stream) {
    if (row->kind != DEVICE) return call_with(make->maker, NULL);
    PyObject *on = PyLong_FromLongLong(stream), *array = on ? call_with(make->maker, on) : NULL;
    if (on) Py_DecRef(on);
    return array;
}

static bool is_unchanged(const Captured *captured) {
    if (!captured->key) return ((PyCellObject *)captured->where)->content == captured->value;
    if (captured->key == EMPTY) return PyDict_Size(captured->where) == 0;
    PyObject *now = PyDict_GetItemWithError(captured->where, captured->key);
    if (unlikely(!now) && PyErr_Occurred()) return PyErr_Clear(), false;
    return now == captured->value;
}

/* The extents of a grid that code takes: at least three. */
static int axes_of(const Signature *s) { return s->rank < GRID ? GRID : (int)s->rank; }

/* The domain: invocations along each axis in `over`, and groups of them, or invocations, in `grid`. */
static bool read_domain(const Signature *s, const Equal *equals, const Said *said, const uint64_t *slots,
                        int64_t *over, int64_t *grid, int64_t *total) {
    bool is_said = said->domain != NULL || said->groups != NULL;
    int64_t takes = (said->domain ? TAKES_DOMAIN : 0) | (said->groups ? TAKES_GROUPS : 0);
    if ((takes ? takes : TAKES_NEITHER) & ~s->takes || (said->domain && said->groups)) return false;
    for (int64_t i = 0; i < s->equals; i++) {
        const Equal *e = &equals[i];
        if (is_said && !e->always) continue;
        int64_t size = (int64_t)slots[e->slot], other = e->other < 0 ? e->number : (int64_t)slots[e->other];
        if ((e->width == 1 ? size : (size + e->width - 1) / e->width) != other) return false;
    }
    int64_t stated[RANK];
    if (is_said && !read_extents(said->domain ? said->domain : said->groups, s->rank, stated)) return false;
    *total = 1;
    for (int axis = 0; axis < axes_of(s); axis++) {
        int64_t size = 1, width = s->workgroup[axis];
        if (axis < s->rank) size = is_said ? stated[axis] : extent_of(&s->domain[axis], slots, NULL, NULL);
        if (s->is_fixed && is_said && axis < s->rank && size != s->domain[axis].number) return false;
        bool counts = is_said ? said->groups != NULL : s->counted >> axis & 1;
        over[axis] = counts ? size * width : size;
        grid[axis] = counts || width == 1 ? size : (size + width - 1) / width;
        if (__builtin_mul_overflow(*total, grid[axis], total)) return false;
    }
    return true;
}

/* True if arrays share memory just as in the call that the code was compiled for. */
static bool share_alike(const Signature *s, const Apart *aparts, const uint64_t *slots) {
    for (int64_t i = 0; i < s->aparts; i++) {
        uint64_t a = slots[aparts[i].slot], b = slots[aparts[i].other];
        if (a < b + (uint64_t)aparts[i].other_bytes && b < a + (uint64_t)aparts[i].bytes) return s->shares;
    }
    return !s->shares;
}

/* Make the arrays of a call; `made` counts them, and where it fails, those that are to be dropped. */
static bool make_arrays(const Signature *s, const Row *rows, const Make *makes, const Said *said, PyObject **passed,
                        uint64_t *slots, const int64_t *over, const int64_t *grid, int64_t *made, Held *held) {
    bool is_said = said->domain != NULL || said->groups != NULL;
    for (int64_t i = 0; i < s->makes; i++) {
        const Make *make = &makes[i];
        bool is_filled = make->is_filled == ALWAYS_FILLED || (make->is_filled == FILLED_UNSTATED && !is_said);
        uint64_t *to = slots + rows[make->at].slot;
        Py_ssize_t shape[RANK];
        int64_t bytes = make->bytes_each;
        for (int64_t axis = 0; axis < make->rank; axis++) {
            int64_t size = extent_of(&make->extent[axis], slots, over, grid);
            if (size < 0 || size > AXIS) return false;
            shape[axis] = size;
            to[1 + axis] = (uint64_t)size;
            if (__builtin_mul_overflow(bytes, size, &bytes) || bytes > LARGEST) return false;
        }
        if (rows[make->at].parts) to[1 + make->rank] = (uint64_t)rows[make->at].parts;
        PyObject *array = make->maker    ? make_by(make, &rows[make->at], held->stream)
                          : s->take ? make_tensor(s, &rows[make->at], make->rank, is_filled, shape, bytes, to)
                                    : make_numpy(make, is_filled, shape, bytes);
        if (!array) return PyErr_Clear(), false; /* the slow way says it better */
        passed[make->at] = array, *made = i + 1;
        if (make->maker && !read_array(s, &rows[make->at], array, slots, held)) return false;
        if (!make->maker && !s->take) to[0] = (uint64_t)((PyArrayObject *)array)->data;
    }
    return true;
}

/* What became of running: not at all (the slow way is to be taken), done, or stopped with an exception set. */
typedef enum { REFUSED, DONE, STOPPED } Outcome;

/* Take the time that a call takes one thread for the estimate, if it is far off. */
enum { FAR_OFF = 4 };
static void learn(Spread *how, int64_t total, int64_t ns) {
    double each = (double)ns / (double)total;
    double scale = each > FAR_OFF * how->estimate ? how->estimate / each : 1;
    for (int i = 0; i < THRESHOLDS; i++) {
        int64_t units = (int64_t)((double)how->first[i] * scale);
        how->now[i] = units > 1 ? units : 1;
    }
}

/* Run a kernel. The interpreter is kept for short work, which costs less than giving it away; a kernel that turns out
   to be long gives it away itself. */
static Outcome run_kernel(const Signature *s, uint64_t *slots, const int64_t *grid, int64_t total) {
    Pool *pool = (Pool *)host.cell[CELL_POOL];
    Spread *how = s->how;
    const int64_t *from = how->now;
    bool is_long = total >= from[UNLOCKED], is_shared = is_long && total >= from[SHARED] && host.cell[CELL_THREADS] > 1;
    if (is_shared && !pool) return REFUSED; /* the slow way starts it */
    if (is_shared && total < from[WIDE]) is_shared = pool_is_awake(pool, total, from[CHUNK]);
    bool is_timed = total >= how->timed;
    int64_t chunk = from[CHUNK], row = s->rank > 1 ? grid[s->rank - 1] : 0, began = is_timed ? clock_ns() : 0, ns = 0;
    Watch watch;
    watch_begin(&watch, host.cell);
    if (is_long) watch_release(&watch);
    if (is_shared) ns = pool_spread(pool, s->code, slots, total, chunk, row, how->strip, &watch);
    else run_whole(s->code, slots, total, &watch);
    if (is_timed && !is_shared) ns = clock_ns() - began;
    bool is_slow = watch.due != 0, is_over = !watch_end(&watch);
    if (is_timed && is_over && (ns || !is_shared)) learn(how, total, ns);
    else if (is_slow && how->estimate > 0) how->timed = 0; /* it looked at the clock itself: time the next */
    return is_over ? DONE : STOPPED;
}

static void fill_words(const Signature *s, const Patch *patches, const uint64_t *slots, int64_t *words) {
    const int64_t *template = (const int64_t *)(patches + s->patches);
    __builtin_memcpy(words, template, (size_t)s->words * 8);
    for (int64_t i = 0; i < s->patches; i++) words[patches[i].at] = (int64_t)slots[patches[i].from] + patches[i].add;
}

/* Run a plan: its words are a template that each call copies, patches and runs, so that any number of threads may. */
static Outcome run_plan(const Signature *s, const Patch *patches, uint64_t *slots) {
    int64_t stack[WORDS];
    int64_t *words = stack;
    Pool *pool = (Pool *)host.cell[CELL_POOL];
    if (s->is_wide && host.cell[CELL_THREADS] > 1 && !pool) return REFUSED;
    size_t room = s->work_bytes ? (size_t)s->work_bytes + CACHE_LINE : 0;
    bool is_kept = is_block((int64_t)room, !s->work_is_zero);
    void *memory = !room ? NULL : is_kept ? take_block((int64_t)room, s->work_is_zero) : new_memory(room, s->work_is_zero);
    if (s->words > WORDS) words = PyMem_RawMalloc((size_t)s->words * 8);
    Outcome outcome = REFUSED;
    if (words && (memory || !room)) {
        slots[s->work_slot] = ((uint64_t)memory + CACHE_LINE - 1) & -(uint64_t)CACHE_LINE;
        fill_words(s, patches, slots, words);
        Watch watch;
        watch_begin(&watch, host.cell);
        watch_release(&watch);
        run_sequence(s->is_wide ? pool : NULL, words, s->instructions, &watch);
        outcome = watch_end(&watch) ? STOPPED : DONE;
    }
    if (is_kept && memory) give_block_back(memory);
    else PyMem_RawFree(memory);
    if (words != stack) PyMem_RawFree(words);
    return outcome;
}

/* A number that a library says, or that of CuPy's stream; negative, without an error, where it fails. */
static int64_t said_number(PyObject *said, PyObject *attribute) {
    PyObject *number = said && attribute ? PyObject_GetAttr(said, attribute) : said;
    int64_t value = number ? (int64_t)PyLong_AsVoidPtr(number) : 0;
    if (said) Py_DecRef(said);
    if (number && number != said) Py_DecRef(number);
    return PyErr_Occurred() ? (PyErr_Clear(), -1) : value;
}

/* The stream that the caller has chosen on a GPU, of torch's or CuPy's, as `streams.py` chooses it; negative if that
   must look for a library. Arrays of these follow the stream of their own library alone. */
enum { DEFAULT_STREAM = 1, STREAM_PER_THREAD };
static int64_t stream_of_caller(const Signature *s) {
    PyObject *torch = (PyObject *)gpu.streams[1], *cupy = (PyObject *)gpu.streams[2];
    if (PyDict_Size(gpu.modules) != gpu.streams[0]) return -1; /* a library may have come */
    bool is_cupys = s->describe == describe_cupy;
    int64_t stream = torch && !is_cupys ? said_number(call_with(torch, s->index), NULL) : 0;
    if (is_cupys || (!s->describe && stream >= 0 && stream <= STREAM_PER_THREAD))
        stream = cupy ? said_number(call_with(cupy, NULL), gpu.attribute[1]) : 0;
    return stream ? stream : DEFAULT_STREAM;
}

/* Launch on a GPU. The words are those of cuLaunchKernelEx's record, then the arguments. */
enum { STREAM_AT = 4, CONFIG = 7, GPU_WORDS = CONFIG + 320 };
static Outcome run_gpu(const Signature *s, const Patch *patches, const uint64_t *slots, int64_t stream) {
    int64_t words[GPU_WORDS];
    fill_words(s, patches, slots, words);
    words[STREAM_AT] = stream;
    size_t bytes = (size_t)(s->words - CONFIG) * 8;
    void *extra[5] = {(void *)1, words + CONFIG, (void *)2, &bytes, NULL}; /* a buffer, its size, the end */
    return s->launch(words, s->kernel, NULL, extra) ? REFUSED : DONE;
}

/* A CUDA graph, and where its nodes keep the words that calls change; `cuda/graphs.py` writes these. The changes of all
   nodes follow the nodes: *word = slots[from] + add. Calls of one signature alternate between a few graphs, since the
   driver takes as long to be told new words as to launch. */
typedef struct { void *handle, *params; int64_t is_clear, changes; } Node;
typedef struct { int64_t *word, from, add; } Change;
typedef struct {
    void *exec, *stream, *context;
    int32_t (*get_context)(void **current);
    int32_t (*start)(void *exec, void *stream);
    int32_t (*tell)(void *exec, void *node, void *params);
    int32_t (*tell_clear)(void *exec, void *node, void *params, void *context);
    int64_t is_stale, nodes; /* stale: a node was not told the words that are here */
    Node node[];
} Graph;
typedef struct { int64_t turn, count; Graph *graph[]; } Graphs;

static int64_t word_of(const Change *change, const uint64_t *slots) { return (int64_t)slots[change->from] + change->add; }

static bool has_words(const Graph *g, const uint64_t *slots) {
    const Change *change = (const Change *)(g->node + g->nodes);
    for (int64_t n = 0; n < g->nodes; n++)
        for (int64_t i = 0; i < g->node[n].changes; i++, change++)
            if (*change->word != word_of(change, slots)) return false;
    return !g->is_stale;
}

static int32_t tell_words(Graph *g, const uint64_t *slots) {
    const Change *change = (const Change *)(g->node + g->nodes);
    int32_t status = 0;
    for (int64_t n = 0; n < g->nodes; n++) {
        const Node *node = &g->node[n];
        bool is_new = g->is_stale;
        for (int64_t i = 0; i < node->changes; i++, change++) {
            is_new |= *change->word != word_of(change, slots);
            *change->word = word_of(change, slots);
        }
        if (is_new && !status)
            status = node->is_clear ? g->tell_clear(g->exec, node->handle, node->params, g->context)
                                    : g->tell(g->exec, node->handle, node->params);
    }
    g->is_stale = status != 0;
    return status;
}

static Outcome run_graph(const Signature *s, const uint64_t *slots) {
    Graphs *graphs = s->kernel;
    void *current = NULL; /* the driver crashes if a thread without a context tells it words */
    if (graphs->graph[0]->get_context(&current) || current != graphs->graph[0]->context) return REFUSED;
    int64_t at = 0;
    while (at < graphs->count && !has_words(graphs->graph[at], slots)) at++;
    if (at == graphs->count) {
        at = graphs->turn, graphs->turn = (at + 1) % graphs->count;
        if (tell_words(graphs->graph[at], slots)) return REFUSED;
    }
    const Graph *g = graphs->graph[at];
    return g->start(g->exec, g->stream) ? REFUSED : DONE;
}

/* Notify a library of those of its arrays that were written; it may refuse arrays that it does not track. */
static void notify_written(const Signature *s, PyObject *const *passed) {
    const Row *rows = (const Row *)s->word;
    for (int64_t i = 0; s->changed && i < s->parameters; i++) {
        if (!(rows[i].within & IS_NOTIFIED)) continue;
        PyObject *result = call_with(s->changed, passed[rows[i].from]);
        if (result) Py_DecRef(result);
        else PyErr_Clear();
    }
}

/* One result, a tuple of several, or None. */
static PyObject *returned(const Signature *s, const int64_t *results, PyObject *const *passed) {
    PyObject *none = s->runs == RUN_NOTHING ? s->kernel : host.none;
    PyObject *value = s->results == 1 ? passed[results[0]] : s->results ? PyTuple_New(s->results) : none;
    if (s->results <= 1) Py_IncRef(value);
    for (int64_t r = 0; value && s->results > 1 && r < s->results; r++) {
        Py_IncRef(passed[results[r]]);
        ((PyTupleObject *)value)->item[r] = passed[results[r]];
    }
    if (!value || !s->finish) return value;
    notify_written(s, passed);
    if (s->finish == host.none) return value;
    PyObject *finished = call_with(s->finish, value);
    Py_DecRef(value);
    return finished;
}

static bool is_device(const Signature *s, PyObject *device) {
    if (!device) return !(s->takes & NEEDS_DEVICE);
    return device == s->device || (device->ob_type == host.str_type && !PyUnicode_Compare(device, s->device));
}

/* The result of a call that fits a signature; NULL without an error where it does not. */
static PyObject *try_signature(const Signature *s, PyObject *over, const Arguments *arguments, Held *held) {
    const Row *rows = (const Row *)s->word;
    const Captured *captured = (const Captured *)(rows + s->rows);
    const Equal *equals = (const Equal *)(captured + s->captured);
    const Apart *aparts = (const Apart *)(equals + s->equals);
    const Make *makes = (const Make *)(aparts + s->aparts);
    const int64_t *results = (const int64_t *)(makes + s->makes);
    const Patch *patches = (const Patch *)(results + s->results);
    PyObject *passed[ROWS_MOST];
    uint64_t slots[SLOTS_MOST];
    Said said = {NULL, NULL, NULL};
    if (s->gate != atomic_load_explicit(host.gate, memory_order_relaxed)) return NULL;
    if (!sort_arguments(s, rows, arguments, passed, &said) || !is_device(s, said.device)) return NULL;
    if (!said.domain) said.domain = over;
    int64_t domain[RANK], grid[RANK], total;
    bool fits = read_arguments(s, rows, passed, slots, held) &&
                read_domain(s, equals, &said, slots, domain, grid, &total) && share_alike(s, aparts, slots) &&
                are_within(s, rows, slots, domain);
    for (int64_t i = 0; i < s->captured && fits; i++) fits = is_unchanged(&captured[i]);
    if (!fits || (s->check && !says(s->check, NULL, host.true_))) return NULL;
    int64_t stream = s->index ? stream_of_caller(s) : 0; /* on which all arrays must be ready */
    if (stream < 0 || (s->is_bound && stream != DEFAULT_STREAM) || (held->stream && held->stream != stream)) return NULL;
    held->stream = stream;
    int64_t made = 0;
    Outcome outcome = REFUSED;
    if (make_arrays(s, rows, makes, &said, passed, slots, domain, grid, &made, held)) {
        for (int axis = 0; axis < axes_of(s) && s->runs == RUN_KERNEL; axis++)
            slots[s->grid_slot + axis] = (uint64_t)grid[axis];
        switch (s->runs) {
        case RUN_KERNEL: outcome = run_kernel(s, slots, grid, total); break;
        case RUN_PLAN: outcome = run_plan(s, patches, slots); break;
        case RUN_GPU: outcome = run_gpu(s, patches, slots, held->stream); break;
        case RUN_GRAPH: outcome = run_graph(s, slots); break;
        default: outcome = DONE;
        }
    }
    PyObject *result = outcome == DONE ? returned(s, results, passed) : NULL;
    while (made > 0) Py_DecRef(passed[makes[--made].at]);
    return result;
}

/* The result of a call that fits a signature; NULL where none does, or with an exception set. */
static PyObject *try_all(Call *c, const Arguments *arguments) {
    const PyListObject *table = (const PyListObject *)c->table;
    if (atomic_load_explicit(host.gate + 1, memory_order_relaxed)) return NULL; /* a pipeline is being recorded */
    PyObject *result = NULL;
    FloatState was = float_state_begin();
    Py_ssize_t at = c->last;
    for (Py_ssize_t tried = 0; tried < table->size && !result; tried++, at++) {
        if (at >= table->size) at = 0;
        PyObject *item = table->item[at];
        Py_IncRef(item); /* Python may take it out while the lock is given away */
        const PyBytesObject *signature = (const PyBytesObject *)((PyTupleObject *)item)->item[0];
        Held held;
        held.count = held.stream = 0;
        result = try_signature((const Signature *)signature->data, c->over, arguments, &held);
        release(&held);
        Py_DecRef(item);
        if (result) c->last = at;
        else if (PyErr_Occurred()) break;
    }
    float_state_end(was);
    return result;
}

/* `slow` with a reference of ours, for it may exchange itself while it runs. */
static PyObject *slow_of(Call *c) {
    PyObject *slow = c->slow ? c->slow : host.none;
    Py_IncRef(slow);
    return slow;
}

static PyObject *call_vector(PyObject *self, PyObject *const *args, size_t flags, PyObject *names) {
    Call *c = (Call *)self;
    Py_ssize_t count = (Py_ssize_t)(flags & ~VECTORCALL_OFFSET_BIT);
    const PyTupleObject *named = (const PyTupleObject *)names;
    Arguments arguments = {args, named ? named->item : NULL, args + count, count, named ? named->size : 0};
    PyObject *result = try_all(c, &arguments);
    if (result || PyErr_Occurred()) return result;
    PyObject *slow = slow_of(c);
    result = PyObject_Vectorcall(slow, args, (size_t)count, names);
    Py_DecRef(slow);
    return result;
}

/* The same for a tuple and a dict: unpacking them would cost as much as the rest. */
static PyObject *call_tuple(PyObject *self, PyObject *args, PyObject *named) {
    Call *c = (Call *)self;
    PyObject *names[ROWS_MOST], *values[ROWS_MOST];
    Py_ssize_t count = 0, place = 0, all = named ? PyDict_Size(named) : 0;
    while (count < all && all <= ROWS_MOST && PyDict_Next(named, &place, &names[count], &values[count]))
        Py_IncRef(values[count++]); /* another thread may change the dict while the lock is given away */
    const PyTupleObject *positional = (const PyTupleObject *)args;
    Arguments arguments = {positional->item, names, values, positional->size, count};
    PyObject *result = count == all ? try_all(c, &arguments) : NULL;
    while (count > 0) Py_DecRef(values[--count]);
    if (result || PyErr_Occurred()) return result;
    PyObject *slow = slow_of(c);
    result = PyObject_Call(slow, args, named);
    Py_DecRef(slow);
    return result;
}

/* Call(slow, table, over): `over` may be None. Nobody else sees the table, which only `entry.py` writes. */
static PyObject *call_new(PyTypeObject *type, PyObject *args, PyObject *named) {
    const PyTupleObject *given = (const PyTupleObject *)args;
    if (named || given->size != 3 || given->item[1]->ob_type != host.list_type) {
        PyErr_BadArgument();
        return NULL;
    }
    Call *made = (Call *)PyType_GenericNew(type, args, named);
    if (!made) return NULL;
    made->call = call_vector, made->slow = given->item[0], made->table = given->item[1];
    made->over = given->item[2] == host.none ? NULL : given->item[2];
    PyObject *held[] = {made->slow, made->table, made->over};
    for (int i = 0; i < 3; i++)
        if (held[i]) Py_IncRef(held[i]);
    return (PyObject *)made;
}

static int call_traverse(PyObject *self, visitproc visit, void *argument) {
    Call *c = (Call *)self;
    PyObject *held[] = {(PyObject *)self->ob_type, c->slow, c->table, c->over};
    for (int i = 0; i < 4; i++) {
        int stop = held[i] ? visit(held[i], argument) : 0;
        if (stop) return stop;
    }
    return 0;
}

/* The table stays: what a call finds there must be a list. Its signatures hold no reference back to us. */
static int call_clear(PyObject *self) {
    Call *c = (Call *)self;
    PyObject *slow = c->slow;
    Py_IncRef(host.none), c->slow = host.none;
    if (slow) Py_DecRef(slow);
    return 0;
}

static void call_dealloc(PyObject *self) {
    Call *c = (Call *)self;
    PyTypeObject *type = self->ob_type;
    PyObject *held[] = {c->slow, c->table, c->over, (PyObject *)type};
    PyObject_GC_UnTrack(self);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
    for (int i = 0; i < 4; i++)
        if (held[i]) Py_DecRef(held[i]);
}

static PyMemberDef call_members[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(Call, call), READONLY, NULL},
    {"slow", T_OBJECT_EX, offsetof(Call, slow), 0, NULL},
    {NULL, 0, 0, 0, NULL},
};
static PyType_Slot call_slots[] = {
    {Py_tp_new, call_new},           {Py_tp_call, call_tuple}, {Py_tp_traverse, call_traverse},
    {Py_tp_clear, call_clear},       {Py_tp_dealloc, call_dealloc},   {Py_tp_members, call_members},
    {0, NULL},
};
static PyType_Spec call_spec = {
    "vyre.native.Call", sizeof(Call), 0, Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_HAVE_VECTORCALL, call_slots,
};

/* The type of Calls, once `words` has said where things are: the fields of `host` in their order. Python 3.11 packs the
   keywords of a kernel's call into a dict, which is then read as it is. */
PyObject *call_type(const int64_t *words) {
    __builtin_memcpy(&host, words, sizeof host);
    if (host.packs_keywords) call_spec.flags &= ~(unsigned)Py_TPFLAGS_HAVE_VECTORCALL;
    return PyType_FromSpec(&call_spec);
}

/* What launches on GPUs need, likewise. */
void call_gpu(const int64_t *words) { __builtin_memcpy(&gpu, words, sizeof gpu); }

_Static_assert(sizeof host == 32 * 8 && sizeof gpu == 11 * 8, "entry.py and cuda/signature.py write these");
_Static_assert(sizeof(Signature) == 62 * 8 && sizeof(Row) == 14 * 8 && sizeof(Make) == 24 * 8, "signature.py, too");
_Static_assert(sizeof(Captured) == 24 && sizeof(Equal) == 40 && sizeof(Apart) == 32 && sizeof(Patch) == 24, "and these");
_Static_assert(sizeof(Spread) == 11 * 8, "and pool.py this");
