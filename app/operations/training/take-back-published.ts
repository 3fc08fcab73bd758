import { commit } from "~/data/commit";
import { findPublished, unpublish } from "~/data/control/base-publications";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { AppError } from "~/domain/errors/app-error";
import { takeBackInput } from "~/domain/training/training-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireBaseModels } from "./steps/manages-base-models";

/**
 * Unpublishes the weights in force of a base model: those published before them are in force again, or the shipped ones.
 * Returns the number then in force, null for the shipped weights. Versions that were trained on what is taken back keep it.
 * Throws AppError `forbidden` outside of the service's own tenant, and `conflict` when `number` is not in force (any more).
 */
export const unpublishVersion = defineOperation({
  name: "training.take-back-published",
  permission: "system-admin",
  input: takeBackInput,
  async run(context: TenantContext, asked): Promise<{ number: number | null }> {
    requireBaseModels(context);
    const { control } = context;
    const { baseModelId, number } = asked;
    const inForce = await findPublished(control, baseModelId);
    if (inForce?.number !== number) throw new AppError("conflict", "training.error.published-meanwhile");
    const { modelId, versionId, versionNumber } = inForce;
    const detail = { baseModelId, versionId, number: versionNumber };
    const [taken] = await commit(control, [
      unpublish(control, asked, context.now()),
      insertControlAuditIfChanged(control, auditOf(context, "training.take-back-published", modelId, detail)),
    ]);
    if (taken.length === 0) throw new AppError("conflict", "training.error.published-meanwhile");
    return { number: (await findPublished(control, baseModelId))?.number ?? null };
  },
});
