import { documentFiles } from "~/domain/documents/document-files";
import { ciiDocument } from "~/domain/e-invoice/cii-document";
import type { EInvoice, EInvoiceFormat } from "~/domain/e-invoice/e-invoice";
import { ublDocument } from "~/domain/e-invoice/ubl-document";
import { AppError } from "~/domain/errors/app-error";
import type { FileStore } from "../../ports";
import type { PdfCarrier } from "../e-invoice-ports";

export type EInvoiceFileContext = { files: FileStore; pdfs: PdfCarrier };

type Filed = { id: string; fileKind: string | null };

/** A PDF is taken apart and put together in memory, at several times its size. */
const mostPdfBytes = 8 * 1024 * 1024;

/** The bytes of an e-invoice in a format. Throws AppError `conflict` for a PDF with data of what is no PDF, or of one that cannot take any. */
export async function eInvoiceBytes(
  { files, pdfs }: EInvoiceFileContext,
  { id, fileKind }: Filed,
  { invoice, format }: { invoice: EInvoice; format: EInvoiceFormat },
): Promise<Uint8Array> {
  if (format === "ubl") return new TextEncoder().encode(ublDocument(invoice));
  const cii = ciiDocument(invoice);
  if (format === "cii") return new TextEncoder().encode(cii);
  if (fileKind !== "pdf") throw new AppError("conflict", "einvoice.error.no-pdf");
  const file = await files.get(documentFiles.original(id));
  if (!file) throw new AppError("not-found", "documents.error.not-found");
  if (file.byteSize > mostPdfBytes) {
    await file.stream.cancel();
    throw new AppError("conflict", "einvoice.error.pdf-too-large", {
      values: { most: mostPdfBytes / 1024 / 1024 },
    });
  }
  const pdf = new Uint8Array(await new Response(file.stream).arrayBuffer());
  const carrying = await pdfs.carry(pdf, cii);
  if (!carrying) throw new AppError("conflict", "einvoice.error.pdf-unwritable");
  return carrying;
}
