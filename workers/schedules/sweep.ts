import { sweepStalled } from "~/operations/processing/sweep";
import { sweepLine } from "~/operations/processing/sweep-line";
import type { WebBindings } from "~/platform/bindings";
import { makeSweepContext } from "~/platform/processing-contexts";

/** What the local start ticks once: no queue message survives the end of the local process, so nothing is on its way. */
export const atStart = "@start";

/** Restarts documents that stalled, and starts those whose turn has come. Called every minute. */
export async function sweep(bindings: WebBindings, cron: string): Promise<void> {
  const context = makeSweepContext(bindings);
  await sweepStalled(context, { everything: cron === atStart });
  await sweepLine(context, {});
}
