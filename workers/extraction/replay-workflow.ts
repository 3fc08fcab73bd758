import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import type { ReplayRequest } from "~/domain/processing/replay-job";
import type { OfTenant } from "~/operations/of-tenant";
import type { ExtractionBindings } from "~/platform/bindings";
import { makeRunContext } from "~/platform/processing-contexts";
import { documentReader } from "./document-reader";
import { replayResult } from "./replay-result";

/** One instance checks one result once. */
export class ReplayWorkflow extends WorkflowEntrypoint<ExtractionBindings, OfTenant & ReplayRequest> {
  override async run(
    event: Readonly<WorkflowEvent<OfTenant & ReplayRequest>>,
    step: WorkflowStep,
  ): Promise<void> {
    const { tenantId, ...request } = event.payload;
    const context = await makeRunContext(this.env, tenantId, "replay");
    if (!context) return;
    documentReader.rest();
    await replayResult(context, request, step);
  }
}
