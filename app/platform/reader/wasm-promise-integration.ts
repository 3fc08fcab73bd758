type Call = (...given: number[]) => unknown;

/** JavaScript Promise Integration, which the types do not know yet. */
type SetAside = {
  /** A function that WebAssembly calls, and that sets the calling WebAssembly aside while its promise is open. */
  Suspending: new (
    work: Call,
  ) => WebAssembly.ImportValue & Call;
  /** What calls an exported function so that it can be set aside; the promise is its result. */
  promising(run: Call): (...given: number[]) => Promise<number>;
};

const runtime = WebAssembly as Partial<SetAside>;

/** How WebAssembly is set aside in the middle of its work and goes on later; null where the runtime cannot (Node before 25). */
export const wasmPromiseIntegration: SetAside | null =
  runtime.Suspending && runtime.promising
    ? { Suspending: runtime.Suspending, promising: runtime.promising }
    : null;
