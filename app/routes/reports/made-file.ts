import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { attachmentHeaders } from "~/http/attachment";
import { refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { downloadReportFile } from "~/operations/reports/download-file";

/** A file of a report that was made in the background. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Reports");
  const { fileId = "" } = args.params;
  const file = await downloadReportFile(context, { fileId }).catch(refusedPage);
  const headers = attachmentHeaders(file.fileName, file.contentType);
  return new Response(file.stream, { headers: { ...headers, "Content-Length": String(file.byteSize) } });
}
