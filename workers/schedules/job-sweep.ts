import { indexWaiting } from "~/operations/documents/index-waiting";
import { sweepJobs } from "~/operations/processing/sweep-jobs";
import type { WebBindings } from "~/platform/bindings";
import { makeRunContext, makeSweepContext } from "~/platform/processing-contexts";
import { atStart } from "./sweep";

/** Sets jobs going again that stopped, and puts into the search index what is not there yet. Called every minute. */
export async function jobSweep(env: WebBindings, cron: string): Promise<void> {
  const context = makeSweepContext(env);
  await sweepJobs(context, { everything: cron === atStart });
  await indexWaiting({ ...context, openTenant: (tenantId) => makeRunContext(env, tenantId, "search") }, {});
}
