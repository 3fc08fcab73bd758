import { sweepStalled } from "~/operations/processing/sweep";
import type { WebBindings } from "~/platform/bindings";
import { makeSweepContext } from "~/platform/processing-contexts";

/** What the local start ticks once: no queue message survives the end of the local process, so nothing is on its way. */
export const atStart = "@start";

/** Restarts documents that stalled. Called every minute. */
export async function sweep(bindings: WebBindings, cron: string): Promise<void> {
  await sweepStalled(makeSweepContext(bindings), { everything: cron === atStart });
}
