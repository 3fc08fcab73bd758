import { countConcernsOfUnready } from "~/data/shard/document-readiness";
import { modelIdInput } from "~/domain/models/model-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { reasonsOf } from "./steps/approval-counts";

/** Documents that are looked at to count their concerns: more than a person reviews in a day. */
const mostCounted = 1_000;

/**
 * How many of a model's newest documents that are not ready each concern keeps from being so; a document counts with each of
 * its own. A concern that none has is left out.
 */
export const countByConcern = defineOperation({
  name: "documents.count-by-concern",
  permission: "TenantModel.ViewDocument",
  input: modelIdInput,
  run: async ({ shard }: TenantContext, { modelId }) =>
    reasonsOf(await countConcernsOfUnready(shard, modelId, mostCounted)),
});
