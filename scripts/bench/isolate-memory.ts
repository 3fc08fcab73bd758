import { type Isolate, isolatesAt } from "./isolates";

/** What an isolate holds in MB once garbage is collected: objects, and the bytes of array buffers and WebAssembly. */
export type IsolateMemory = { objects: number; buffers: number };

type Usage = { usedSize: number; backingStorageSize?: number };

const megabyte = 1024 * 1024;
const betweenLooks = 200;
const timeout = 2_000;

/**
 * Watches the isolates of Workers whose runtimes have inspectors at these ports. `peakOf` does some work and returns
 * what each held at most, as often as the isolate let itself be asked: between two pieces of what it runs. Close it, or
 * the program goes on.
 */
export async function watchIsolates(ports: readonly number[]) {
  const isolates = (await Promise.all(ports.map(isolatesAt))).flat();
  return {
    async peakOf<T>(work: () => Promise<T>): Promise<{ done: T; peaks: Record<string, IsolateMemory> }> {
      const peaks: Record<string, IsolateMemory> = {};
      let working = true;
      const look = async (isolate: Isolate) => {
        const { isCollected, ...now } = await memoryOf(isolate);
        const before = peaks[isolate.name];
        if (!before || (isCollected && sumOf(now) > sumOf(before))) peaks[isolate.name] = now;
      };
      const watching = isolates.map(async (isolate) => {
        while (working) {
          await look(isolate);
          await new Promise((resolve) => setTimeout(resolve, betweenLooks));
        }
        await look(isolate);
      });
      const done = await work().finally(() => {
        working = false;
      });
      await Promise.all(watching);
      return { done, peaks };
    },
    close() {
      for (const isolate of isolates) isolate.close();
    },
  };
}

const sumOf = ({ objects, buffers }: IsolateMemory) => objects + buffers;

/** An isolate collects when it runs next: one that does nothing is told with its garbage. */
async function memoryOf(isolate: Isolate): Promise<IsolateMemory & { isCollected: boolean }> {
  const isCollected = await Promise.race([
    isolate.ask("HeapProfiler.collectGarbage").then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, timeout, false)),
  ]);
  const { usedSize, backingStorageSize = 0 } = await isolate.ask<Usage>("Runtime.getHeapUsage");
  return { objects: usedSize / megabyte, buffers: backingStorageSize / megabyte, isCollected };
}
