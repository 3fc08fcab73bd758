import { z } from "zod";
import { processingRun } from "./processing-inputs";
import type { ReplayReport } from "./replay-report";

/**
 * Whether a check waits to be begun, runs, or ended: with a report, or with a problem that kept it from one. A document
 * has one check at a time, and the last one is kept.
 */
export const replayStates = ["waiting", "running", "done", "failed"] as const;
export type ReplayState = (typeof replayStates)[number];

/** `problem` is a translation key. `report` is there when the check is done. */
export type ReplayJob = {
  state: ReplayState;
  problem: string | null;
  requestedAt: Date;
  endedAt: Date | null;
  report: ReplayReport | null;
};

/**
 * Milliseconds after which a check that did not move is begun once more. It runs in one go: 20,000 line items take three
 * minutes where the processor is shared.
 */
export const replayStallsAfter = 15 * 60 * 1000;

/** One that was started this many times without ending will not come to one. */
export const maxReplayAttempts = 3;

/**
 * Whether a document is checked within the request: so few pages whose line items are no long table take a second. `hasPieces`
 * says that they are kept in pieces.
 */
export const isQuickReplay = (document: { pageCount: number | null; hasPieces: boolean }) =>
  !document.hasPieces && (document.pageCount ?? 1) <= 5;

/**
 * A run of a document to be checked: `requestedAt` (Unix time, ms) and `number`, how often that was begun, tell the last
 * beginning from those before it, which count no more.
 */
export const replayRequest = processingRun.extend({
  requestedAt: z.number().int(),
  number: z.number().int().min(1),
});
export type ReplayRequest = z.infer<typeof replayRequest>;

/** `problem` is the translation key of the sentence that tells a person why. */
export const failReplayInput = replayRequest.extend({ problem: z.string().min(1).max(100) });
