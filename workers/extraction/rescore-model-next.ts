import type { RescoreModelRequest } from "~/operations/ports";
import { rescoreModel } from "~/operations/training/rescore";
import type { ExtractionBindings } from "~/platform/bindings";
import { makeRunContext } from "~/platform/processing-contexts";
import { openProcessingQueue } from "~/platform/queues";

/** Scores the next waiting documents of a model and asks for those before them, so that no message takes long. */
export async function rescoreModelNext(
  bindings: ExtractionBindings,
  request: RescoreModelRequest,
): Promise<void> {
  const { tenantId, ...input } = request;
  const context = await makeRunContext(bindings, tenantId, "training");
  if (!context) return;
  const { before, done } = await rescoreModel(context, input);
  if (!done) await openProcessingQueue(bindings.INTAKE_QUEUE).rescore([{ ...request, before }]);
}
