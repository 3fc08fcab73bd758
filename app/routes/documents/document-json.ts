import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { attachmentHeaders } from "~/http/attachment";
import { refusedPage } from "~/http/form-error-response";
import { requireTenant } from "~/http/signed-in";
import { exportDocument } from "~/operations/documents/export-one";

/** One document's result as a file: JSON, or by the export template that is named. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const documentId = args.params.documentId ?? "";
  const template = new URL(args.request.url).searchParams.get("template");
  const asked = { documentId, ...(template && { template }) };
  const { fileName, contentType, stream } = await exportDocument(context, asked).catch(refusedPage);
  return new Response(stream, { headers: attachmentHeaders(fileName, contentType) });
}
