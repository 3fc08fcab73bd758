import { init, type Methods } from "@embedpdf/pdfium";
import { inOneStep, ReadingError, type Steps } from "@fieldwise/engine/reading";

import { createMutex } from "./create-mutex";
import { readingMemory } from "./reading-memory";
import { yieldToEventLoop } from "./yield-to-event-loop";

/** One PDFium instance: its functions, and its memory, whose views change whenever it grows. */
export type PdfiumInstance = Methods & {
  /** The work that is left: every call and every turn of a loop takes one, and the instance aborts below zero. */
  work: WebAssembly.Global<"i32">;
  /** Where its table has a function that says "pause" whenever drawing asks (`pdfium-render.ts`). */
  pauses: number;
  pdfium: {
    HEAPU8: Uint8Array;
    HEAP32: Int32Array;
    HEAPF32: Float32Array;
    wasmExports: { malloc(size: number): number; free(at: number): void };
  };
};

/** Hands out the one instance of an isolate and takes it back when it breaks. */
export type Pdfium = {
  /** Whether this instance is still the one in use; what was open in another is gone. */
  isCurrent(instance: PdfiumInstance): boolean;
  /**
   * Runs work on the instance. When the instance aborts it is lost for good: it is dropped and ReadingError is thrown.
   * Says beside the result whether PDFium was refused memory, because it then leaves things out without a word.
   * What asks for more work than it may ends in ReadingError("too-complex").
   */
  run<T>(
    work: (instance: PdfiumInstance) => T,
    bounds: PdfiumBounds,
  ): Promise<{ result: T; starved: boolean }>;
  /**
   * The same for work in steps: others have a turn between them, but not with the instance, whose memory is bounded for one.
   * Null when the instance was given up meanwhile, and all that was begun in it is gone.
   */
  runInSteps<T>(
    work: (instance: PdfiumInstance) => Steps<T>,
    bounds: PdfiumBounds,
  ): Promise<{ result: T; starved: boolean } | null>;
  /** Gives the instance up when it has more bytes than `idle`: it never gives any back itself. */
  rest(idle?: number): void;
};

/** How many bytes the instance may have at most while some work runs, and how much work that may be. */
export type PdfiumBounds = { cap: number; work: number };

const mebibyte = 1024 * 1024;
const defaultCap = readingMemory.together;
const growthStep = mebibyte;
const wasmPage = 64 * 1024;
/**
 * Milliseconds: far beyond the slowest page on a machine that has much else to do. Anyone who holds the lane longer is
 * passed.
 */
const longestRun = 60_000;

/** Wraps a compiled PDFium module. The heap is capped, so that one document fails instead of the whole isolate. */
export function createPdfium(wasm: WebAssembly.Module): Pdfium {
  let current: PdfiumInstance | undefined;
  const lane = createMutex(longestRun);
  /** The steps under way; whoever is broken off between two of them never ends them. */
  let underWay: Steps<unknown> | undefined;
  let refusals = 0;
  const heap: HeapBound = {
    cap: defaultCap,
    refused() {
      refusals++;
    },
  };

  /** One piece of work: what it gives, and the work that is left. */
  function piece<T>(ready: PdfiumInstance, { cap, work }: PdfiumBounds, act: () => T): [T, left: number] {
    const before = refusals;
    heap.cap = cap;
    ready.work.value = work;
    try {
      const given = act();
      return [given, ready.work.value];
    } catch (error) {
      if (!isAbort(error)) throw error;
      if (current === ready) current = undefined;
      const isTooMuch = ready.work.value < 0 || error instanceof RangeError;
      const problem = isTooMuch ? "too-complex" : refusals > before ? "too-large" : "unreadable";
      throw new ReadingError(problem, error.message);
    } finally {
      heap.cap = defaultCap;
    }
  }

  async function inPieces<T>(
    ready: PdfiumInstance,
    steps: Steps<T>,
    bounds: PdfiumBounds,
  ): Promise<{ result: T; starved: boolean } | null> {
    const before = refusals;
    let { work } = bounds;
    for (;;) {
      const [step, left] = piece(ready, { ...bounds, work }, () => steps.next());
      if (step.done) return { result: step.value, starved: refusals > before };
      work = left;
      await yieldToEventLoop();
      if (current !== ready) return null;
    }
  }

  async function runInSteps<T>(
    work: (instance: PdfiumInstance) => Steps<T>,
    bounds: PdfiumBounds,
  ): Promise<{ result: T; starved: boolean } | null> {
    const leave = await lane.enter();
    let steps: Steps<T> | undefined;
    try {
      // What a request that was broken off has begun holds its memory for ever.
      if (underWay) current = undefined;
      current ??= await instantiate(wasm, heap);
      steps = work(current);
      underWay = steps;
      return await inPieces(current, steps, bounds);
    } finally {
      if (underWay === steps) underWay = undefined;
      leave();
    }
  }

  return {
    isCurrent: (instance) => instance === current,
    async run(work, bounds) {
      const ran = await runInSteps((instance) => inOneStep(() => work(instance)), bounds);
      if (!ran) throw new Error("work in one step was set aside");
      return ran;
    },
    runInSteps,
    rest(idle = readingMemory.pdfiumIdle) {
      if (current && current.pdfium.HEAPU8.length > idle) current = undefined;
    },
  };
}

// Calls nested too deeply end as a RangeError, and leave the instance as broken as any other abort.
function isAbort(error: unknown): error is Error {
  return error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
}

type ResizeHeap = (size: number) => boolean;
type HeapBound = { cap: number; refused(): void };

async function instantiate(wasm: WebAssembly.Module, heap: HeapBound): Promise<PdfiumInstance> {
  let exported: WebAssembly.Exports = {};
  const overrides = {
    instantiateWasm(
      imports: { env: { emscripten_resize_heap: ResizeHeap } },
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ) {
      const grow = imports.env.emscripten_resize_heap;
      let wanted = 0;
      imports.env.emscripten_resize_heap = (size) => {
        wanted = size >>> 0;
        if (wanted <= heap.cap) return grow(size);
        heap.refused();
        return false;
      };
      const made = new WebAssembly.Instance(wasm, imports);
      exported = made.exports;
      growAsAsked(made, () => Math.min(heap.cap, Math.ceil(wanted / growthStep) * growthStep));
      done(made, wasm);
      return made.exports;
    },
    print() {},
    printErr() {},
  };
  const before = new Set(Object.getOwnPropertyNames(globalThis));
  const pdfium = (await init(overrides as never)) as unknown as PdfiumInstance;
  removeTraps(before);
  const { work } = exported;
  if (!(work instanceof WebAssembly.Global)) throw new Error("PDFium does not count its work");
  pdfium.PDFiumExt_Init();
  return Object.assign(pdfium, { work: work as PdfiumInstance["work"], pauses: pausesIn(exported) });
}

/**
 * Puts a function into the table that says "pause" to whoever asks. It must be one of PDFium's own, for the runtime
 * compiles none later: the one that tells a bitmap's width, which it reads next to where it is pointed.
 */
function pausesIn({ FPDFBitmap_GetWidth, ...exported }: WebAssembly.Exports): number {
  const table = Object.values(exported).find((value) => value instanceof WebAssembly.Table);
  if (!table) throw new Error("PDFium has no table of functions");
  const at = table.grow(1);
  table.set(at, FPDFBitmap_GetWidth);
  return at;
}

/** The glue code asks for a fifth more than it needs. Memory is what an isolate has least of, so it gets what it needs. */
function growAsAsked({ exports }: WebAssembly.Instance, wanted: () => number): void {
  const memory = Object.values(exports).find((value) => value instanceof WebAssembly.Memory);
  if (!memory) return;
  const grow = memory.grow.bind(memory);
  memory.grow = () => {
    return grow(Math.ceil((wanted() - memory.buffer.byteLength) / wasmPage));
  };
}

/**
 * The glue code defines getters on the global object that warn of functions it was built without. They would hold the
 * first instance for ever.
 */
function removeTraps(before: ReadonlySet<string>): void {
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (before.has(name)) continue;
    const property = Object.getOwnPropertyDescriptor(globalThis, name);
    if (property?.configurable && property.get && !property.set) Reflect.deleteProperty(globalThis, name);
  }
}
