import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { attachmentHeaders } from "~/http/attachment";
import { refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { getExportFile } from "~/operations/tenants/download-export";

/** One archive of an export. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Tenant.Export");
  const { exportId = "", number = "" } = args.params;
  const file = await getExportFile(context, { exportId, number }).catch(refusedPage);
  const headers = attachmentHeaders(file.fileName, file.contentType);
  return new Response(file.stream, { headers: { ...headers, "Content-Length": String(file.byteSize) } });
}
