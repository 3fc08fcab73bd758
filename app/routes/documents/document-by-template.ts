import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { attachmentHeaders } from "~/http/attachment";
import { refusedPage } from "~/http/form-answer";
import { requireTenant } from "~/http/signed-in";
import { exportDocument } from "~/operations/documents/export-one";

/** One document as a file by an export template of its model. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const { documentId = "", templateId = "" } = args.params;
  const asked = { documentId, template: templateId };
  const { fileName, contentType, stream } = await exportDocument(context, asked).catch(refusedPage);
  return new Response(stream, { headers: attachmentHeaders(fileName, contentType) });
}
