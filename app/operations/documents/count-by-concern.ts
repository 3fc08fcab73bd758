import { countConcernsOfUnready } from "~/data/shard/document-readiness";
import { type ConcernKind, concernKinds, decodeConcerns } from "~/domain/documents/concerns";
import { modelIdInput } from "~/domain/models/model-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

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
  async run(context: TenantContext, { modelId }): Promise<{ kind: ConcernKind; count: number }[]> {
    const rows = await countConcernsOfUnready(context.shard, modelId, mostCounted);
    return concernKinds
      .map((kind) => ({
        kind,
        count: rows
          .filter(({ concerns }) => decodeConcerns(concerns ?? 0).includes(kind))
          .reduce((sum, { count }) => sum + count, 0),
      }))
      .filter(({ count }) => count > 0);
  },
});
