import { findActive } from "~/data/shard/model-versions";
import { AppError } from "~/domain/errors/app-error";
import { versionInput } from "~/domain/training/training-inputs";
import { mayPromote, previousOf } from "~/domain/training/version-state";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { activateVersion } from "./steps/activate-version";
import { requireVersion } from "./steps/require-version";

/**
 * Puts a version into use: new documents are read with it, waiting ones are scored again, what it was trained with becomes
 * `trained`. Documents that a person has touched keep their values. Throws AppError `not-found`, and `conflict` when the
 * version was turned down or is in use.
 */
export const promoteVersion = defineOperation({
  name: "training.promote",
  permission: "Model.TrainModel",
  input: versionInput,
  async run(context: TenantContext, asked): Promise<{ versionId: string }> {
    const version = await requireVersion(context, asked);
    if (!mayPromote(version.state)) throw new AppError("conflict", "training.error.not-promotable");
    const active = await findActive(context.shard, version.modelId);
    const change = { operation: "training.promote" as const, active, previousIds: previousOf(active) };
    await activateVersion(context, version, change);
    return { versionId: version.id };
  },
});
