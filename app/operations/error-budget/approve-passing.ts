import { z } from "zod";
import { read } from "~/data/commit";
import { selectApproving, selectPassingDocuments } from "~/data/shard/error-budgets";
import { defineOperation } from "../define-operation";
import { approveDocuments } from "../documents/approve-many";
import { type OfTenant, ofTenant, openedOnce } from "../of-tenant";
import type { RunContext, SweepContext } from "../processing/processing-context";

/** Models of a shard that are read at once, and documents of a model in a minute. */
const modelsAtOnce = 100;
const documentsAtOnce = 100;

type Context = SweepContext & { openTenant(found: OfTenant): Promise<RunContext | null> };

/**
 * Approves what passes within the error budget of models that are set to do so automatically: documents that nothing speaks against and chance
 * did not draw. Nobody saw them, as when a list is approved. Returns how many.
 */
export const approvePassing = defineOperation({
  name: "error-budget.approve-passing",
  permission: "system",
  input: z.object({}),
  async run(context: Context): Promise<{ approved: number }> {
    let approved = 0;
    const open = openedOnce(context.openTenant);
    for (const { database } of context.shards) {
      let after = "";
      for (let isMore = true; isMore; ) {
        const models = await selectApproving(database, after, modelsAtOnce);
        isMore = models.length === modelsAtOnce;
        after = models.at(-1)?.modelId ?? "";
        for (const found of models) {
          const home = await open(found);
          if (home) approved += await approveOf({ ...home, processing: context.processing }, found.modelId);
        }
      }
    }
    return { approved };
  },
});

async function approveOf(
  context: RunContext & Pick<SweepContext, "processing">,
  modelId: string,
): Promise<number> {
  const { shard, log } = context;
  const [waiting] = await read(shard, [selectPassingDocuments(shard, modelId, documentsAtOnce)]);
  if (waiting.length === 0) return 0;
  try {
    const documentIds = waiting.map(({ id }) => id);
    const outcomes = await approveDocuments(context, { modelId, documentIds, unready: "leave" });
    return outcomes.filter(({ outcome }) => outcome === "done").length;
  } catch (error) {
    log.error("error-budget.not-approved", error, ofTenant(context, { modelId }));
    return 0;
  }
}
