import "./switch-rules";
import { createHash } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import type { AblationDocument } from "./ablation-documents";
import { outcomeOf } from "./outcome-of";
import type { Outcome } from "./outcomes";
import { switches } from "./switch-rules";

/** What one document gave: what was right, a digest of the answer, and the rules that mattered on the way. */
export type RuledOutcome = Outcome & { digest: string; mattered: number[] };

/** Documents to measure, by their places, with one rule off, or with all of them on. */
export type RuleQuestion = { off: number | undefined; places: number[] };

// Runs in a thread of its own, on a copy of the engine whose conditions can be switched off (see `replaceable.ts`).
const { documents } = workerData as { documents: AblationDocument[] };
parentPort?.on("message", ({ off, places }: RuleQuestion) => {
  switches.off = off;
  parentPort?.postMessage(attempt(places));
});

/** Nothing where the engine fails. */
function attempt(places: readonly number[]): RuledOutcome[] | null {
  try {
    return places.map((place) => measured(documents[place] as AblationDocument));
  } catch {
    return null;
  }
}

function measured(document: AblationDocument): RuledOutcome {
  switches.mattered = new Set();
  const { answer, ...outcome } = outcomeOf(document);
  const digest = createHash("sha256").update(answer).digest("hex").slice(0, 16);
  return { ...outcome, digest, mattered: [...switches.mattered] };
}
