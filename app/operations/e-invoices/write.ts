import { eInvoiceFileInput } from "~/domain/e-invoice/e-invoice-inputs";
import { NotAnEInvoice } from "~/domain/e-invoice/not-an-e-invoice";
import { ublDocument } from "~/domain/e-invoice/ubl-document";
import { AppError } from "~/domain/errors/app-error";
import { releaseName } from "~/domain/releases/release-paths";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import type { ExportFile } from "../documents/export";
import { textStream } from "../results/steps/text-stream";
import { loadEInvoice } from "./steps/load-e-invoice";

/**
 * Writes the e-invoice of an approved document. Throws AppError `not-found`, `conflict` for one that nobody approved, and
 * NotAnEInvoice, which names the rules that it breaks.
 */
export const writeEInvoice = defineOperation({
  name: "e-invoices.write",
  permission: "TenantModel.ViewDocument",
  input: eInvoiceFileInput,
  async run(context: TenantContext, { format: _, ...asked }): Promise<ExportFile> {
    const { invoice, problems, document, isSettled } = await loadEInvoice(context, asked);
    if (!isSettled) throw new AppError("conflict", "einvoice.error.not-approved");
    if (problems.length > 0) throw new NotAnEInvoice(problems);
    const name = releaseName({ documentId: document.id, fileName: document.fileName });
    return {
      fileName: `${name}.xml`,
      contentType: "application/xml",
      stream: textStream(whole(ublDocument(invoice))),
    };
  },
});

async function* whole(text: string) {
  yield text;
}
