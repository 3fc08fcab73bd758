import { workerData } from "node:worker_threads";

// Imported before the engine, whose constants look here when they are made (see `replaceable.ts`).
Object.assign(globalThis, { replaced: (workerData as { replaced?: Record<number, number> }).replaced });
