import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { attachmentHeaders } from "~/http/attachment";
import { refusedPage } from "~/http/form-error-response";
import { requireTenant } from "~/http/signed-in";
import { getDocumentFile } from "~/operations/documents/get-file";

/** The file as it was received. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const documentId = args.params.documentId ?? "";
  const file = await getDocumentFile(context, { documentId }).catch(refusedPage);
  const headers = {
    ...attachmentHeaders(file.fileName, file.contentType),
    "Content-Length": String(file.byteSize),
  };
  return new Response(file.stream, { headers });
}
