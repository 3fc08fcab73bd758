import { rescoreWaiting } from "~/operations/learning/rescore";
import type { RescoreRequest } from "~/operations/ports";
import type { ExtractionBindings } from "~/platform/bindings";
import { makeRunContext } from "~/platform/processing-contexts";
import { openProcessingQueue } from "~/platform/queues";

/** Scores the next waiting documents of a layout and asks for those after them, so that no message takes long. */
export async function rescoreNext(bindings: ExtractionBindings, request: RescoreRequest): Promise<void> {
  const { tenantId, ...input } = request;
  const context = await makeRunContext(bindings, tenantId, "learning");
  if (!context) return;
  const { checked, done } = await rescoreWaiting(context, input);
  if (!done) await openProcessingQueue(bindings.INTAKE_QUEUE).rescore([{ ...request, checked }]);
}
