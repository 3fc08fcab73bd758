import type { ReportFileRequest } from "~/domain/reports/report-file";
import type { OfTenant } from "~/operations/of-tenant";
import type { ReportFileJobs } from "~/operations/reports/report-file-port";
import { release } from "./release";
import { withTimeout } from "./with-timeout";

const timeout = 10_000;

/** Files of reports are made in the document Worker, beside the other Workflows. */
export const openReportFiles = (extraction: Fetcher): ReportFileJobs => ({
  async start(request) {
    const body = JSON.stringify(request);
    const answer = await withTimeout(
      extraction.fetch("http://extraction/report-files", { method: "POST", body }),
      timeout,
    );
    if (!answer.ok) throw new Error(`the report file was refused with ${answer.status}`);
  },
});

/** Starts the Workflow instance of a file; one that is there already is left alone. */
export async function startReportFile(
  workflow: Workflow,
  request: OfTenant & ReportFileRequest,
): Promise<void> {
  const id = `${request.fileId}-${request.number}`;
  try {
    release(await withTimeout(workflow.create({ id, params: request }), timeout));
  } catch (error) {
    const instance = await workflow.get(id).catch(() => null);
    if (!instance) throw error;
    release(instance);
  }
}
