import { trainingRequestInput } from "~/domain/training/training-inputs";
import type { ExtractionBindings } from "~/platform/bindings";
import { startTrainingRun } from "~/platform/training-runs";

/** Starts a training that the web Worker has noted. Only Workers bound to this one can ask. */
export async function startTrainingJob(request: Request, bindings: ExtractionBindings): Promise<Response> {
  const asked = trainingRequestInput.safeParse(await request.json());
  if (!asked.success) return new Response(asked.error.message, { status: 400 });
  await startTrainingRun(bindings.TRAINING_WORKFLOW, asked.data);
  return new Response(null, { status: 202 });
}
