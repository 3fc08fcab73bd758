import { selectVersions } from "~/data/shard/model-versions";
import { findTenantModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { versionInput } from "~/domain/training/training-inputs";
import { versionBefore } from "~/domain/training/version-state";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireVersion } from "./steps/require-version";
import { shownVersion } from "./steps/shown-version";

const mostVersions = 200;

/** A version with its model, and the version that going back from it would lead to. Throws AppError `not-found`. */
export const getVersion = defineOperation({
  name: "training.get-version",
  permission: "Model.ViewTrainingDocument",
  input: versionInput,
  async run(context: TenantContext, asked) {
    const { shard } = context;
    const version = await requireVersion(context, asked);
    const model = await findTenantModel(shard, version.modelId);
    if (!model) throw new AppError("not-found", "training.error.no-version");
    const { id, name, baseModelId, culture, timeZone, fields } = model;
    const versions = await selectVersions(shard, [id], mostVersions);
    const previous = version.state === "active" ? versionBefore(version, versions) : null;
    return {
      version: shownVersion(version),
      isPinned: model.pin !== null,
      model: { id, name, baseModelId, culture, timeZone, fields },
      previousNumber: previous?.number ?? null,
    };
  },
});
