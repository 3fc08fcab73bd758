import { selectLeastConfidentDocuments } from "~/data/shard/least-confident-documents";
import { selectTenantModels } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { baseModelOf } from "~/domain/models/base-models";
import { isAllowed } from "~/domain/permissions/actor";
import { trainBaseModelInput } from "~/domain/training/training-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

const shown = 10;

/**
 * The documents that are the most useful to annotate next: those that nobody has looked at and of which the tenant's models
 * of a base model are least sure. None for whoever may not view documents. Throws AppError `not-found`.
 */
export const listUsefulDocuments = defineOperation({
  name: "training.list-useful",
  permission: "Model.ViewTrainingDocument",
  input: trainBaseModelInput,
  async run({ shard, actor }: TenantContext, { baseModelId }) {
    if (!baseModelOf(baseModelId)) throw new AppError("not-found", "error.model-not-found");
    if (!isAllowed(actor, "TenantModel.ViewDocument")) return [];
    const models = (await selectTenantModels(shard)).filter(
      (model) => model.baseModelId === baseModelId && model.archivedAt === null,
    );
    const found = await Promise.all(
      models.map(async ({ id, name }) =>
        (await selectLeastConfidentDocuments(shard, id, shown)).map((row) => ({
          ...row,
          modelName: name,
        })),
      ),
    );
    return found
      .flat()
      .sort((one, other) => (one.confidence ?? 0) - (other.confidence ?? 0))
      .slice(0, shown);
  },
});
