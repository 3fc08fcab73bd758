import { commit } from "~/data/commit";
import { findErpSettings, putErpSettings } from "~/data/shard/erp-settings";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { findTenantModel } from "~/data/shard/tenant-models";
import { erpSettingsInput } from "~/domain/erp/erp-inputs";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import type { ErpSettingsContext } from "./erp-ports";
import { checkCompany } from "./steps/check-company";
import { sealedSecretOf, typedConnection } from "./steps/erp-connection";

/**
 * Saves where a model's approved documents are sent, after signing in there and finding the company and the account.
 * Throws AppError `not-found`, `invalid`, `unavailable` with a sentence, and `conflict` when someone else saved since.
 */
export const editErpSettings = defineOperation({
  name: "erp.edit-settings",
  permission: "TenantModel.EditModel",
  input: erpSettingsInput,
  async run(context: ErpSettingsContext, wanted): Promise<{ revision: number }> {
    const { shard } = context;
    const { modelId, revision, clientSecret: _, ...settings } = wanted;
    if (!(await findTenantModel(shard, modelId))) throw new AppError("not-found", "error.model-not-found");
    const saved = await findErpSettings(shard, modelId);
    const sealedSecret = await sealedSecretOf(context, wanted, saved);
    const company = await checkCompany(context, await typedConnection(context, wanted, saved), wanted);
    const { kind, environment, posting, postingDate, onApproval } = settings;
    const detail = { kind, environment, company: company.name, posting, postingDate, onApproval };
    const [changed] = await commit(shard, [
      putErpSettings(shard, revision, {
        modelId,
        ...settings,
        sealedSecret,
        companyName: company.name,
        updatedAt: context.now(),
      }),
      insertShardAuditIfChanged(shard, auditOf(context, "erp.edit-settings", modelId, detail)),
    ]);
    if (changed.length === 0) throw new AppError("conflict", "erp.problem.changed");
    return { revision: revision + 1 };
  },
});
