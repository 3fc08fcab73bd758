import type { WorkflowStep } from "cloudflare:workers";
import { chooseModelForFile } from "~/operations/inbox/choose";
import { readFirstPage } from "~/operations/inbox/read";
import type { ProcessingContext } from "~/operations/processing/processing-context";
import { pagesSettled } from "~/platform/document-runs";
import { release } from "~/platform/release";
import { stepsOf } from "./steps-of";

/** Rounds of waiting for the recognised page, a minute each: a scan stands in the same queue as all other pages. */
const mostRounds = 240;
/** Rounds after which the page is asked for again, should its request have been lost. */
const askAgainEvery = 5;

/** The handling of a file without a model: its first page is read, and a model chosen or a person asked. */
export async function chooseForFile(
  context: ProcessingContext,
  file: { waitingFileId: string },
  step: WorkflowStep,
): Promise<void> {
  const perform = stepsOf(step);
  try {
    let { pending } = await perform("read", () => readFirstPage(context, { ...file, askAgain: true }));
    for (let round = 1; pending && round <= mostRounds; round++) {
      await nextEvent(step, round);
      const askAgain = round % askAgainEvery === 0;
      ({ pending } = await perform(`count ${round}`, () => readFirstPage(context, { ...file, askAgain })));
    }
    await perform("choose", () => chooseModelForFile(context, file));
  } catch (error) {
    // The sweep restarts it, and asks a person in the end.
    context.log.error("inbox.not-read", error, { tenantId: context.tenant.id, ...file });
  }
}

async function nextEvent(step: WorkflowStep, round: number): Promise<void> {
  try {
    release(await step.waitForEvent(`wait ${round}`, { type: pagesSettled, timeout: "60 seconds" }));
  } catch {
    // No event in this round: the store tells.
  }
}
