import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import type { ExportRequest } from "~/domain/tenants/export-inputs";
import type { ExtractionBindings } from "~/platform/bindings";
import { makeExportContext } from "~/platform/tenant-exports";
import { exportTenant } from "./export-tenant";

/** One instance writes all archives of one export of a tenant. */
export class ExportWorkflow extends WorkflowEntrypoint<ExtractionBindings, ExportRequest> {
  override async run(event: Readonly<WorkflowEvent<ExportRequest>>, step: WorkflowStep): Promise<void> {
    const context = await makeExportContext(this.env, event.payload.tenantId);
    if (context) await exportTenant(context, event.payload, step);
  }
}
