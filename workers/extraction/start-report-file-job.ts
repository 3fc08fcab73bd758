import { reportFileRequest } from "~/domain/reports/report-file";
import { ofTenantInput } from "~/operations/of-tenant";
import type { ExtractionBindings } from "~/platform/bindings";
import { startReportFile } from "~/platform/report-files";

const noted = reportFileRequest.extend(ofTenantInput.shape);

/** Starts a file of a report that the web Worker has noted. Only Workers bound to this one can ask. */
export async function startReportFileJob(request: Request, bindings: ExtractionBindings): Promise<Response> {
  const asked = noted.safeParse(await request.json());
  if (!asked.success) return new Response(asked.error.message, { status: 400 });
  await startReportFile(bindings.REPORT_WORKFLOW, asked.data);
  return new Response(null, { status: 202 });
}
