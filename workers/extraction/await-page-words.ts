import type { WorkflowStep } from "cloudflare:workers";
import { awaitPages } from "~/operations/processing/await-pages";
import type { ProcessingContext } from "~/operations/processing/processing-context";
import { pagesSettled } from "~/platform/document-runs";
import { release } from "~/platform/release";
import { stepsOf } from "./steps-of";

/**
 * Seconds of one round of waiting: short at first, then once a minute, which is also how a run shows it is alive; less
 * often while all that is left waits for its turn. The sweep takes a run for dead that is silent for three minutes.
 */
const secondsOf = (round: number, asked: number) => (asked > 0 ? Math.min(60, 15 * 2 ** (round - 1)) : 90);
/** Four hours in which pages were asked for and none came: a long queue is worth waiting for, a lost page is not. */
const mostSilentRounds = 240;
/** A day: two steps each, and a Workflow may have 10,000. */
const mostRounds = 1_000;
/** Rounds without a page settled after which the requests are sent again; twice as many every further time. */
const idleRounds = 2;

/**
 * Waits until every page of the run is settled. The OCR Worker sends an event when it settled the last one; because an
 * event can be lost, the pages themselves are counted after each round. Rounds in which no page was asked for, because
 * the tenant's other pages have their turn, are no silence.
 */
export async function awaitPageWords(
  context: ProcessingContext,
  run: { documentId: string; attempt: number },
  step: WorkflowStep,
): Promise<void> {
  const perform = stepsOf(step);
  let last = { pending: Number.POSITIVE_INFINITY, asked: 1 };
  let silent = 0;
  let askAfter = idleRounds;
  for (let round = 1; round <= mostRounds && silent < mostSilentRounds; round++) {
    await nextEvent(step, round, last.asked);
    const askAgain = silent >= askAfter;
    if (askAgain) askAfter *= 2;
    const { pending, asked } = await perform(`count pages ${round}`, () =>
      awaitPages(context, { ...run, askAgain }),
    );
    if (pending === 0) return;
    if (pending < last.pending) [silent, askAfter] = [0, idleRounds];
    else if (last.asked > 0) silent += 1;
    // What was counted by an earlier version did not say how many were asked for.
    last = { pending, asked: asked ?? pending };
  }
  throw new Error(`${last.pending} pages were never recognised`);
}

async function nextEvent(step: WorkflowStep, round: number, asked: number): Promise<void> {
  const wanted = { type: pagesSettled, timeout: `${secondsOf(round, asked)} seconds` } as const;
  try {
    release(await step.waitForEvent(`wait for pages ${round}`, wanted));
  } catch {
    // No event in this round: the count tells.
  }
}
