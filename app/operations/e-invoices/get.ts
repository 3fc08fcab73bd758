import { eInvoiceInput } from "~/domain/e-invoice/e-invoice-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { type LoadedEInvoice, loadEInvoice } from "./steps/load-e-invoice";

/**
 * A document's e-invoice in a profile, whether it can be downloaded, which rules fail and which details of its parties
 * can be entered. Throws AppError `not-found`.
 */
export const getEInvoice = defineOperation({
  name: "e-invoices.get",
  permission: "TenantModel.ViewDocument",
  input: eInvoiceInput,
  run: (context: TenantContext, asked): Promise<LoadedEInvoice> => loadEInvoice(context, asked),
});
