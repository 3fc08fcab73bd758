import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import type { ExportRequest } from "~/domain/tenants/export-inputs";
import type { ExtractionBindings } from "~/platform/bindings";
import { makeRunContext } from "~/platform/processing-contexts";
import { zip } from "~/platform/zip";
import { exportTenant } from "./export-tenant";

/** One instance writes all archives of one export of a tenant. */
export class ExportWorkflow extends WorkflowEntrypoint<ExtractionBindings, ExportRequest> {
  override async run(event: Readonly<WorkflowEvent<ExportRequest>>, step: WorkflowStep): Promise<void> {
    const context = await makeRunContext(this.env, event.payload.tenantId, "export");
    if (context) await exportTenant({ ...context, zip }, event.payload, step);
  }
}
