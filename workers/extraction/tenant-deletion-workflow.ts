import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import type { DeletionRequest } from "~/domain/tenants/deletion-inputs";
import type { ExtractionBindings } from "~/platform/bindings";
import { makeErasureContext } from "~/platform/processing-contexts";
import { deleteTenant } from "./delete-tenant";

/** One instance takes one tenant from the wish to be deleted to the end, or to the cancelling of it. */
export class TenantDeletionWorkflow extends WorkflowEntrypoint<ExtractionBindings, DeletionRequest> {
  override async run(event: Readonly<WorkflowEvent<DeletionRequest>>, step: WorkflowStep): Promise<void> {
    const context = await makeErasureContext(this.env, event.payload.tenantId);
    if (context) await deleteTenant(context, event.payload, step);
  }
}
