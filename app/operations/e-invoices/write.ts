import type { EInvoiceFormat } from "~/domain/e-invoice/e-invoice";
import { eInvoiceFileInput } from "~/domain/e-invoice/e-invoice-inputs";
import { NotAnEInvoice } from "~/domain/e-invoice/not-an-e-invoice";
import { AppError } from "~/domain/errors/app-error";
import { releaseName } from "~/domain/releases/release-paths";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { type EInvoiceFileContext, eInvoiceBytes } from "./steps/e-invoice-file";
import { loadEInvoice } from "./steps/load-e-invoice";

/** An e-invoice as a file. */
export type EInvoiceFile = { fileName: string; contentType: string; bytes: Uint8Array };

/** All three of a document may lie in one folder. */
const endings = { ubl: ".xml", cii: "-cii.xml", pdf: ".pdf" } as const satisfies Record<
  EInvoiceFormat,
  string
>;

/**
 * Writes the e-invoice of an approved document: as UBL, as CII, or as the document itself with CII in it. Throws AppError
 * `not-found`, `conflict` for one that nobody approved and for a PDF that cannot take data, and NotAnEInvoice, which names the
 * rules that it breaks.
 */
export const writeEInvoice = defineOperation({
  name: "e-invoices.write",
  permission: "TenantModel.ViewDocument",
  input: eInvoiceFileInput,
  async run(context: TenantContext & EInvoiceFileContext, { format, ...asked }): Promise<EInvoiceFile> {
    const { invoice, problems, document, isSettled } = await loadEInvoice(context, asked);
    if (!isSettled) throw new AppError("conflict", "einvoice.error.not-approved");
    if (problems.length > 0) throw new NotAnEInvoice(problems);
    const name = releaseName({ documentId: document.id, fileName: document.fileName });
    return {
      fileName: `${name}${endings[format]}`,
      contentType: format === "pdf" ? "application/pdf" : "application/xml",
      bytes: await eInvoiceBytes(context, document, { invoice, format }),
    };
  },
});
