import { z } from "zod";
import { commit, read } from "~/data/commit";
import { postponeBudget, selectBudget, selectDueBudgets } from "~/data/shard/error-budgets";
import { findTenantModel } from "~/data/shard/tenant-models";
import { defineOperation } from "../define-operation";
import { type OfTenant, ofTenant, openedOnce } from "../of-tenant";
import type { RunContext, SweepContext } from "../processing/processing-context";
import { deriveBudget } from "./steps/derive-budget";

/** Budgets of one turn of one shard: each reads some thousand rows; the rest waits for the next minute. */
const atOnce = 10;
/** One that failed goes to the end of the queue for so long. */
const pauseAfterFailure = 15 * 60 * 1_000;

type Context = SweepContext & { openTenant(found: OfTenant): Promise<RunContext | null> };

/** Looks at the evidence of the budgets that are due, and takes back what passes no more. Returns how many were done. */
export const deriveDueBudgets = defineOperation({
  name: "error-budget.derive-due",
  permission: "system",
  input: z.object({}),
  async run(context: Context): Promise<{ done: number }> {
    let done = 0;
    const open = openedOnce(context.openTenant);
    for (const { database, of } of context.shards)
      for (const due of await selectDueBudgets(database, context.now(), atOnce)) {
        const later = new Date(context.now().getTime() + pauseAfterFailure);
        await commit(of(due), [postponeBudget(of(due), due.modelId, later)]);
        const home = await open(due);
        if (home && (await isDone(home, due.modelId))) done += 1;
      }
    return { done };
  },
});

async function isDone(context: RunContext, modelId: string): Promise<boolean> {
  try {
    const [[budget]] = await read(context.shard, [selectBudget(context.shard, modelId)]);
    const model = await findTenantModel(context.shard, modelId);
    if (budget && model) await deriveBudget(context, budget, model);
    return true;
  } catch (error) {
    context.log.error("error-budget.not-derived", error, ofTenant(context, { modelId }));
    return false;
  }
}
