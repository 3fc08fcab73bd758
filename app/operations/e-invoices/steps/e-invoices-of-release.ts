import { findEInvoiceSettings } from "~/data/shard/e-invoices";
import { AppError } from "~/domain/errors/app-error";
import { releaseName } from "~/domain/releases/release-paths";
import type { ReleasedFile } from "../../documents/release-ports";
import type { RunContext } from "../../processing/processing-context";
import type { PdfCarrier } from "../e-invoice-ports";
import { eInvoiceBytes } from "./e-invoice-file";
import { loadEInvoice } from "./load-e-invoice";

type Releasing = RunContext & { pdfs: PdfCarrier };

/** The e-invoices that lie beside the files of a release, and the rules by which the document is none. */
export type ReleasedEInvoices = { files: ReleasedFile[]; refusedBy: string[] };

/**
 * What a release brings along where its model wants it. A document that is no e-invoice is released without one; the audit says
 * by which rules. The paper with data is left out where it cannot take any.
 */
export async function eInvoicesOfRelease(
  context: Releasing,
  { documentId, modelId }: { documentId: string; modelId: string },
): Promise<ReleasedEInvoices> {
  const settings = await findEInvoiceSettings(context.shard, modelId);
  if (!settings) return { files: [], refusedBy: [] };
  const { invoice, problems, document } = await loadEInvoice(context, {
    documentId,
    profile: settings.profile,
  });
  if (problems.length > 0) return { files: [], refusedBy: [...new Set(problems.map(({ rule }) => rule))] };
  const name = `${releaseName({ documentId, fileName: document.fileName })}-e-invoice`;
  const formats =
    settings.withPdf && document.fileKind === "pdf" ? (["ubl", "pdf"] as const) : (["ubl"] as const);
  const files: ReleasedFile[] = [];
  for (const format of formats) {
    const bytes = await eInvoiceBytes(context, document, { invoice, format }).catch(refusedBytes);
    if (bytes)
      files.push({ name: `${name}.${format === "pdf" ? "pdf" : "xml"}`, open: () => streamOf(bytes) });
  }
  return { files, refusedBy: [] };
}

function refusedBytes(error: unknown): null {
  if (error instanceof AppError && error.code === "conflict") return null;
  throw error;
}

const streamOf = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
