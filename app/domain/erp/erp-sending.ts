import type { ErpKind } from "./erp-settings";

/** `waiting` until the ERP system has the document and its file; `refused` when retrying will not help. */
export type SendingState = "waiting" | "sent" | "refused";

/** In order of importance to those who look after them. */
export const sendingStates = ["refused", "waiting", "sent"] as const satisfies readonly SendingState[];

/** Sendings of a state are counted up to here. */
export const maxCountedSendings = 1_000;

/** How often a sending is tried before it is given up: within some four hours. */
export const maxSendingAttempts = 8;

/** How long one run has a document for itself, in milliseconds; its calls end earlier. */
export const sendingHeld = 10 * 60_000;
export const sendingEnds = 8 * 60_000;

/** Milliseconds until a sending is tried again after this many attempts: 1, 3, 9, 27 and then 60 minutes, or as long as asked. */
export const sendingDelay = (attempts: number, askedSeconds: number | null): number =>
  1_000 *
  Math.max(Math.min(3_600, 60 * 3 ** (attempts - 1)), Math.min(askedSeconds ?? 0, longestAskedSeconds));

/** The longest pause that an ERP system can plausibly ask for. */
const longestAskedSeconds = 3_600;

/** Sums that differ by no more than a cent are the same. */
export const isSameSum = (ours: number, theirs: number): boolean => Math.abs(ours - theirs) <= 1;

/**
 * The state of a sending. `problem` is the key of a sentence, filled with `detail`; for one that was sent it says why
 * it stayed a draft. `ourTotal` and `theirTotal` are the totals that were compared.
 */
export type ErpSendingDetails = {
  kind: ErpKind;
  state: SendingState;
  attempts: number;
  problem: string | null;
  detail: string | null;
  number: string | null;
  link: string | null;
  posted: boolean;
  ourTotal: string | null;
  theirTotal: string | null;
  requestedAt: Date;
  nextAt: Date | null;
  doneAt: Date | null;
};
