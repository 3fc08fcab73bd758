import { read } from "~/data/commit";
import { countTrainingDocuments, selectTrainingDocuments } from "~/data/shard/training-documents";
import { AppError } from "~/domain/errors/app-error";
import { baseModelOf } from "~/domain/models/base-models";
import { trainingDocumentsInput } from "~/domain/training/training-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * A page of the documents submitted for training to the tenant's models of a base model, the latest first. A cursor goes
 * on at any depth at the same cost. Throws AppError `not-found`.
 */
export const listTrainingDocuments = defineOperation({
  name: "training.list-documents",
  permission: "Model.ViewTrainingDocument",
  input: trainingDocumentsInput,
  async run(context: TenantContext, { baseModelId, modelId, documentId, page, size, cursor }) {
    if (!baseModelOf(baseModelId)) throw new AppError("not-found", "error.model-not-found");
    const { shard } = context;
    const scope = { baseModelId, modelId, documentId };
    const offset = cursor === undefined ? (page - 1) * size : 0;
    const [counts, rows] = await read(shard, [
      countTrainingDocuments(shard, scope),
      selectTrainingDocuments(shard, scope, { before: cursor, limit: size + 1, offset }),
    ]);
    const totalCount = counts[0]?.total ?? 0;
    const items = rows.slice(0, size);
    return {
      items,
      page,
      size,
      totalCount,
      totalPages: Math.ceil(totalCount / size),
      nextCursor: rows.length > size ? (items.at(-1)?.documentId ?? null) : null,
    };
  },
});
