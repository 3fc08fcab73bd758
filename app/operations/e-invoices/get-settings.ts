import { findEInvoiceSettings } from "~/data/shard/e-invoices";
import type { StoredModel } from "~/data/shard/tenant-models";
import type { EInvoiceProfile } from "~/domain/e-invoice/e-invoice";
import { eInvoiceModelInput } from "~/domain/e-invoice/e-invoice-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";

/** Which e-invoice lies beside the files of a release: null for none. */
export type EInvoiceSettings = { model: StoredModel; profile: EInvoiceProfile | null; withPdf: boolean };

/** What releases of a model bring along. Throws AppError `not-found`. */
export const getEInvoiceSettings = defineOperation({
  name: "e-invoices.get-settings",
  permission: "TenantModel.ViewDocument",
  input: eInvoiceModelInput,
  async run(context: TenantContext, { modelId }): Promise<EInvoiceSettings> {
    const model = await requireModel(context, modelId);
    const row = await findEInvoiceSettings(context.shard, modelId);
    return { model, profile: row?.profile ?? null, withPdf: row?.withPdf ?? false };
  },
});
