import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import type { ReportFileRequest } from "~/domain/reports/report-file";
import type { OfTenant } from "~/operations/of-tenant";
import type { ExtractionBindings } from "~/platform/bindings";
import { makeRunContext } from "~/platform/processing-contexts";
import { makeReportFile } from "./make-report-file";

/** One instance makes one file of a report. */
export class ReportWorkflow extends WorkflowEntrypoint<ExtractionBindings, OfTenant & ReportFileRequest> {
  override async run(
    event: Readonly<WorkflowEvent<OfTenant & ReportFileRequest>>,
    step: WorkflowStep,
  ): Promise<void> {
    const { tenantId, ...request } = event.payload;
    const context = await makeRunContext(this.env, tenantId, "reports");
    if (context) await makeReportFile(context, request, step);
  }
}
