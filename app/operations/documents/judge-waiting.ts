import { z } from "zod";
import { advanceJudging, selectModelsToJudge, selectToJudge } from "~/data/shard/document-readiness";
import { isJudged } from "~/domain/documents/concerns";
import { defineOperation } from "../define-operation";
import type { RunContext, SweepContext } from "../processing/processing-context";
import { judgeDocuments } from "./judge-documents";

/** Models and documents of one turn of one shard; what is left over waits for the next minute. */
const modelsAtOnce = 5;
const documentsAtOnce = 200;

type Context = SweepContext & { openTenant(tenantId: string): Promise<RunContext | null> };

/**
 * Judges the next documents of models whose fields changed, and of models from before documents were judged: whether one
 * may rely on them. Answers how many models are not done yet. Run twice at once it judges twice, to the same end.
 */
export const judgeWaiting = defineOperation({
  name: "documents.judge-waiting",
  permission: "system",
  input: z.object({}),
  async run(context: Context): Promise<{ left: number }> {
    let left = 0;
    for (const { database } of context.shards)
      for (const model of await selectModelsToJudge(database, modelsAtOnce)) {
        const home = await context.openTenant(model.tenantId);
        // Of a tenant that is gone nothing is judged, and nothing waits behind it.
        if (!home) {
          await advanceJudging(database, model, null);
          continue;
        }
        const next = await selectToJudge(database, model, documentsAtOnce);
        const waiting = next.filter(({ status }) => isJudged(status)).map(({ id }) => id);
        await judgeDocuments(home, waiting);
        const below = next.length < documentsAtOnce ? null : (next.at(-1)?.position ?? null);
        await advanceJudging(database, model, below);
        if (below !== null) left += 1;
      }
    return { left };
  },
});
