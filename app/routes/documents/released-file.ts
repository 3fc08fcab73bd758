import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { attachmentHeaders } from "~/http/attachment";
import { fileTransferOf } from "~/http/file-transfer";
import { refusedPage } from "~/http/form-error-response";
import { requireTenant } from "~/http/signed-in";
import { getReleasedFile } from "~/operations/documents/get-released-file";

/** A released file as the storage provider has it; the ending of the address says which. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const transfer = await fileTransferOf(args);
  const kind = new URL(args.request.url).pathname.endsWith(".csv") ? "csv" : "json";
  const documentId = args.params.documentId ?? "";
  const file = await getReleasedFile({ ...context, transfer }, { documentId, kind }).catch(refusedPage);
  return new Response(new Uint8Array(file.bytes), {
    headers: attachmentHeaders(
      file.fileName,
      kind === "csv" ? "text/csv; charset=utf-8" : "application/json",
    ),
  });
}
