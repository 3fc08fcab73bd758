import { commit } from "~/data/commit";
import { deleteEInvoiceSettings, putEInvoiceSettings } from "~/data/shard/e-invoices";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { eInvoiceSettingsInput } from "~/domain/e-invoice/e-invoice-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";

/** Says which e-invoice is put beside the files of a model's releases, or that none is. Throws AppError `not-found`. */
export const editEInvoiceSettings = defineOperation({
  name: "e-invoices.edit-settings",
  permission: "TenantModel.EditModel",
  input: eInvoiceSettingsInput,
  async run(context: TenantContext, { modelId, profile, withPdf }): Promise<void> {
    const { shard } = context;
    await requireModel(context, modelId);
    const change = profile
      ? putEInvoiceSettings(shard, { modelId, profile, withPdf, updatedAt: context.now() })
      : deleteEInvoiceSettings(shard, modelId);
    await commit(shard, [
      change,
      insertShardAuditIfChanged(
        shard,
        auditOf(context, "e-invoices.edit-settings", modelId, { profile, withPdf }),
      ),
    ]);
  },
});
