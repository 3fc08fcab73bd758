import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { attachmentHeaders } from "~/http/attachment";
import { refusedPage } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { requirePermission } from "~/http/require-permission";
import { exportAudit } from "~/operations/audit/export";
import { auditQueryOf } from "./audit-query";

/** The filtered log as a file. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Audit");
  const { filter } = auditQueryOf(args.request);
  const language = await languageOf(args.request);
  const file = await exportAudit(context, { ...filter, language }).catch(refusedPage);
  return new Response(file.stream, { headers: attachmentHeaders(file.fileName, "text/csv; charset=utf-8") });
}
