import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { attachmentHeaders } from "~/http/attachment";
import { refusedPage } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { redirect } from "~/http/redirect";
import { reportLink, reportQueryOf } from "~/http/report-query";
import { requirePermission } from "~/http/require-permission";
import { exportReport } from "~/operations/reports/export";

/** A report as a file; a long one is made in the background, once someone presses the button that asks for it. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Reports");
  const { filter, report, format } = reportQueryOf(args.request);
  const language = await languageOf(args.request);
  const input = { ...filter, report, format, language } as Parameters<typeof exportReport>[1];
  const file = await exportReport(context, input).catch(refusedPage);
  if (!file) return redirect(reportLink("/reports/files", { report, format, ...filter }));
  return new Response(file.stream, { headers: attachmentHeaders(file.fileName, file.contentType) });
}
