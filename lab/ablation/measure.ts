import "./replace-numbers";
import { parentPort, workerData } from "node:worker_threads";
import type { AblationDocument } from "./ablation-documents";
import { outcomeOf } from "./outcome-of";
import type { Outcome } from "./outcomes";

// Runs in a thread of its own, on a copy of the engine whose chosen numbers can be replaced (see `replaceable.ts`).
const { documents } = workerData as { documents: AblationDocument[] };
parentPort?.postMessage(documents.map(outcomeOf).map(({ answer, ...outcome }): Outcome => outcome));
