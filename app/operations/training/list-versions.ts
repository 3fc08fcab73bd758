import { selectVersions } from "~/data/shard/model-versions";
import { findTenantModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { trainModelInput } from "~/domain/training/training-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { shownVersion } from "./steps/shown-version";

/** How many versions are listed; older ones are history that nobody goes back to. */
const mostVersions = 60;

/** The trained versions of a model, the latest first. Throws AppError `not-found`. */
export const listVersions = defineOperation({
  name: "training.list-versions",
  permission: "Model.ViewTrainingDocument",
  input: trainModelInput,
  async run({ shard }: TenantContext, { modelId }) {
    if (!(await findTenantModel(shard, modelId))) throw new AppError("not-found", "error.model-not-found");
    return (await selectVersions(shard, [modelId], mostVersions)).map(shownVersion);
  },
});
