import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import type { TrainingRequest } from "~/operations/ports";
import { openTrainingMaterial } from "~/operations/training/steps/training-material";
import type { ExtractionBindings } from "~/platform/bindings";
import { makeRunContext } from "~/platform/processing-contexts";
import { trainModel } from "./train-model";

/** One instance takes one training of a tenant model from its documents to a proposed version. */
export class TrainingWorkflow extends WorkflowEntrypoint<ExtractionBindings, TrainingRequest> {
  override async run(event: Readonly<WorkflowEvent<TrainingRequest>>, step: WorkflowStep): Promise<void> {
    const { tenantId, runId } = event.payload;
    const context = await makeRunContext(this.env, tenantId, "training");
    if (context)
      await trainModel({ ...context, material: openTrainingMaterial(context, runId) }, runId, step);
  }
}
