import type { TrainingRequest, TrainingRuns } from "~/operations/ports";
import { release } from "./release";
import { withTimeout } from "./with-timeout";

const timeout = 10_000;

/** Asks the document Worker over its service binding to start trainings. */
export const openTrainingRuns = (extraction: Fetcher): TrainingRuns => ({
  async start(request: TrainingRequest) {
    const body = JSON.stringify(request);
    const answer = await withTimeout(
      extraction.fetch("http://extraction/trainings", { method: "POST", body }),
      timeout,
    );
    if (!answer.ok) throw new Error(`the training was refused with ${answer.status}`);
  },
});

/** Starts the Workflow instance of a training; one that is there already is left alone. */
export async function startTrainingRun(workflow: Workflow, request: TrainingRequest): Promise<void> {
  const id = request.runId;
  try {
    release(await withTimeout(workflow.create({ id, params: request }), timeout));
  } catch (error) {
    const instance = await workflow.get(id).catch(() => null);
    if (!instance) throw error;
    release(instance);
  }
}
