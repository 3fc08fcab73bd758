import type { WorkflowStep } from "cloudflare:workers";
import { awaitPages } from "~/operations/processing/await-pages";
import type { ProcessingContext } from "~/operations/processing/processing-context";
import { pagesSettled } from "~/platform/document-runs";
import { release } from "~/platform/release";
import { stepsOf } from "./steps-of";

/** Seconds of one round of waiting: short at first, then once a minute, which is also how a run shows it is alive. */
const secondsOf = (round: number) => Math.min(60, 15 * 2 ** (round - 1));
/** Four hours: a long queue of scanned pages is worth waiting for, a lost page is not. */
const mostRounds = 240;
/** Rounds without a page settled after which the requests are sent again; twice as many every further time. */
const roundsOfSilence = 2;

/**
 * Waits until every page of the run is settled. The OCR Worker sends an event when it settled the last one; because an
 * event can be lost, the pages themselves are counted after each round.
 */
export async function awaitPageWords(
  context: ProcessingContext,
  run: { documentId: string; attempt: number },
  step: WorkflowStep,
): Promise<void> {
  const perform = stepsOf(step);
  let last = Number.POSITIVE_INFINITY;
  let silent = 0;
  let askAfter = roundsOfSilence;
  for (let round = 1; round <= mostRounds; round++) {
    await nextEvent(step, round);
    const askAgain = silent >= askAfter;
    if (askAgain) askAfter *= 2;
    const { pending } = await perform(`count pages ${round}`, () =>
      awaitPages(context, { ...run, askAgain }),
    );
    if (pending === 0) return;
    silent = pending < last ? 0 : silent + 1;
    last = pending;
  }
  throw new Error(`${last} pages were never recognised`);
}

async function nextEvent(step: WorkflowStep, round: number): Promise<void> {
  const wanted = { type: pagesSettled, timeout: `${secondsOf(round)} seconds` } as const;
  try {
    release(await step.waitForEvent(`wait for pages ${round}`, wanted));
  } catch {
    // No event in this round: the count tells.
  }
}
