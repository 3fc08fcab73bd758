import { findTenantModel, type StoredModel } from "~/data/shard/tenant-models";
import { ofTenant } from "../../of-tenant";
import type { RunContext } from "../../processing/processing-context";
import { type RescoreCause, rescoreDocument } from "./rescore-document";

/** Documents scored at the same time. */
const inParallel = 6;

/**
 * Scores documents again, a few at a time; returns how many of them have other values now. One that cannot be scored
 * keeps its answer and does not hold up the others.
 */
export async function rescoreSome(
  context: RunContext,
  documentIds: readonly string[],
  cause: RescoreCause,
): Promise<number> {
  const models = new Map<string, Promise<StoredModel | null>>();
  const modelOf = (modelId: string) => {
    const model = models.get(modelId) ?? findTenantModel(context.shard, modelId);
    models.set(modelId, model);
    return model;
  };
  let improved = 0;
  for (let start = 0; start < documentIds.length; start += inParallel) {
    const some = documentIds.slice(start, start + inParallel);
    const changed = await Promise.all(
      some.map((id) =>
        rescoreDocument(context, id, modelOf, cause).catch((error: unknown) => {
          context.log.error("learning.not-rescored", error, ofTenant(context, { documentId: id }));
          return false;
        }),
      ),
    );
    improved += changed.filter(Boolean).length;
  }
  return improved;
}
