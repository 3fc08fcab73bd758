import { selectWaiting } from "~/data/shard/rescorings";
import { findTenantModel } from "~/data/shard/tenant-models";
import { rescoreModelInput } from "~/domain/learning/learning-inputs";
import { defineOperation } from "../define-operation";
import { rescoreSome } from "../learning/steps/rescore-some";
import type { RunContext } from "../processing/processing-context";

/** Documents scored in one call. */
const atOnce = 100;

/** `before`: the position from which the next call goes on; `improved`: documents of this call with other values now. */
export type RescoredModel = { before: number | null; improved: number; done: boolean };

/**
 * Scores the next hundred of a model's waiting documents, the latest first, with the version it uses now. One that a
 * person has touched stays as it is. Does nothing when the model uses yet another version by now.
 */
export const rescoreModel = defineOperation({
  name: "training.rescore",
  permission: "system",
  input: rescoreModelInput,
  async run(context: RunContext, { modelId, versionId, before }): Promise<RescoredModel> {
    const { shard } = context;
    const model = await findTenantModel(shard, modelId);
    if (!model || model.activeVersionId !== versionId) return { before, improved: 0, done: true };
    const next = await selectWaiting(shard, { modelId }, { before, limit: atOnce });
    const ids = next.map(({ id }) => id);
    const detail = { versionId };
    const improved = await rescoreSome(context, ids, { operation: "training.rescore", detail });
    return { before: next.at(-1)?.position ?? before, improved, done: next.length < atOnce };
  },
});
