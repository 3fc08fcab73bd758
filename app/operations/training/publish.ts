import { commit } from "~/data/commit";
import { findPublished, insertPublication, selectPublications } from "~/data/control/base-publications";
import { insertControlAudit } from "~/data/control/control-audit";
import { isUniqueViolation } from "~/data/is-unique-violation";
import type { VersionRow } from "~/data/shard/model-versions";
import { findTenantModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { publishInput } from "~/domain/training/training-inputs";
import { versionFiles } from "~/domain/training/version-files";
import { mayPublish } from "~/domain/training/version-state";
import { weightsText } from "~/domain/training/weights-text";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireBaseModels } from "./steps/manages-base-models";
import { requireVersion } from "./steps/require-version";

/**
 * Publishes a version of the service's own model as the weights of its base model: every model on this base that was
 * not trained itself reads new documents with it, in all tenants. What was read before stays as it is. Returns the
 * number of the publication. Throws AppError `not-found`, `forbidden` outside of the service's own tenant, and
 * `conflict` when the version is not in use there, is in force already, or someone else published meanwhile.
 */
export const publishVersion = defineOperation({
  name: "training.publish",
  permission: "system-admin",
  input: publishInput,
  async run(context: TenantContext, { baseModelId, versionId }): Promise<{ number: number }> {
    requireBaseModels(context);
    const version = await requireVersion(context, { versionId });
    const model = await findTenantModel(context.shard, version.modelId);
    if (model?.baseModelId !== baseModelId) throw new AppError("not-found", "training.error.no-version");
    if (!mayPublish(version.state)) throw new AppError("conflict", "training.error.not-publishable");
    if ((await findPublished(context.control, baseModelId))?.versionId === version.id)
      throw new AppError("conflict", "training.error.published-already");
    return { number: await publish(context, baseModelId, version) };
  },
});

async function publish(context: TenantContext, baseModelId: string, version: VersionRow): Promise<number> {
  const { control, files, actor } = context;
  const { id: versionId, modelId, number: versionNumber, documentCount } = version;
  const bytes = await files.bytes(versionFiles.weights(modelId, versionId));
  if (!bytes) throw new Error(`the weights of version ${versionId} are missing`);
  const [latest] = await selectPublications(control, baseModelId, 1);
  const number = (latest?.number ?? 0) + 1;
  const row = { baseModelId, number, modelId, versionId, versionNumber, documentCount };
  const detail = { baseModelId, versionId, number: versionNumber };
  try {
    await commit(control, [
      insertPublication(control, {
        ...row,
        weights: weightsText(bytes),
        publishedAt: context.now(),
        publishedBy: actor.id,
      }),
      insertControlAudit(control, auditOf(context, "training.publish", modelId, detail)),
    ]);
  } catch (error) {
    if (isUniqueViolation(error))
      throw new AppError("conflict", "training.error.published-meanwhile", { cause: error });
    throw error;
  }
  return number;
}
