import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Live memory in MB at the moment it was highest: objects, array buffers, memories of WebAssembly. */
export type Memory = { all: number; objects: number; arrays: number; wasm: number };

export type MemoryWatch = { look(): void; peakOf(work: () => Promise<unknown>): Promise<Memory> };

const megabyte = 1024 * 1024;
const large = megabyte / 4;
// Looking takes tens of milliseconds, so the highest moment is known to within this many bytes.
const betweenLooks = 3 * megabyte;
const none: Memory = { all: 0, objects: 0, arrays: 0, wasm: 0 };

/**
 * Watches what an isolate would hold however eagerly it collects: each time a large array is made, and whenever `look` is
 * called, garbage is collected and what is left counted. Start it before the modules that are watched are loaded.
 */
export function watchMemory(): MemoryWatch {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  let peak = none;
  function look(): void {
    const first = liveMemory(collect);
    if (first.all <= peak.all) return;
    // The engine frees the bytes of what it collected in its own time, at the latest when it collects again.
    const again = liveMemory(collect);
    if (again.all > peak.all) peak = again;
  }
  let unseen = 0;
  onLargeArrays((bytes) => {
    unseen += bytes;
    if (unseen < betweenLooks) return;
    unseen = 0;
    look();
  });
  return {
    look,
    async peakOf(work) {
      peak = none;
      look();
      await work();
      look();
      return peak;
    },
  };
}

function liveMemory(collect: () => void): Memory {
  collect();
  const { heapUsed, arrayBuffers, external } = process.memoryUsage();
  // Besides the memories of instances, external are a few megabytes of compiled modules.
  const [objects, arrays, wasm] = [heapUsed, arrayBuffers, external - arrayBuffers].map(
    (part) => part / megabyte,
  );
  return {
    all: (heapUsed + external) / megabyte,
    objects: objects ?? 0,
    arrays: arrays ?? 0,
    wasm: wasm ?? 0,
  };
}

function onLargeArrays(made: (bytes: number) => void): void {
  for (const name of [
    "Uint8Array",
    "Uint8ClampedArray",
    "Uint16Array",
    "Int16Array",
    "Uint32Array",
    "Int32Array",
    "Float32Array",
    "Float64Array",
  ] as const) {
    const plain = globalThis[name];
    const construct = (target: typeof plain, given: unknown[], asked: unknown) => {
      const array = Reflect.construct(target, given, asked === watched ? target : (asked as typeof plain));
      if (array.byteLength >= large && !(given[0] instanceof ArrayBuffer)) made(array.byteLength);
      return array;
    };
    const watched: typeof plain = new Proxy(plain, { construct });
    Object.defineProperty(globalThis, name, { value: watched });
    for (const method of ["slice", "map", "filter"] as const) {
      const copy = plain.prototype[method] as (...given: unknown[]) => { byteLength: number };
      Object.defineProperty(plain.prototype, method, {
        value(this: unknown, ...given: unknown[]) {
          const copied = copy.apply(this, given);
          if (copied.byteLength >= large) made(copied.byteLength);
          return copied;
        },
      });
    }
  }
}
