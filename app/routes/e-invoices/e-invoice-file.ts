import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { eInvoiceFormats } from "~/domain/e-invoice/e-invoice";
import { attachmentHeaders } from "~/http/attachment";
import { refusedPage } from "~/http/form-error-response";
import { requireTenant } from "~/http/signed-in";
import { writeEInvoice } from "~/operations/e-invoices/write";
import { pdfCarrier } from "~/platform/e-invoice/pdf-carrier";
import { profileIn } from "./profile-in";

/** The e-invoice of an approved document as a file. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const named = new URL(args.request.url).searchParams.get("format");
  const format = eInvoiceFormats.find((one) => one === named) ?? "ubl";
  const asked = { documentId: args.params.documentId ?? "", profile: profileIn(args.request), format };
  const { fileName, contentType, bytes } = await writeEInvoice({ ...context, pdfs: pdfCarrier }, asked).catch(
    refusedPage,
  );
  return new Response(new Uint8Array(bytes), { headers: attachmentHeaders(fileName, contentType) });
}
