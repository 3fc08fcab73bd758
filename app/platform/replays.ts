import type { ReplayRequest } from "~/domain/processing/replay-job";
import { replayReport } from "~/domain/processing/replay-report";
import type { OfTenant } from "~/operations/of-tenant";
import type { Replays } from "~/operations/replay-port";
import { release } from "./release";
import { withTimeout } from "./with-timeout";

const timeout = 10_000;

/** Replays run in the document Worker, where the engine and its weights are. */
export const openReplays = (extraction: Fetcher): Replays => ({
  async replay(run) {
    const answer = await extraction.fetch("http://extraction/replays", {
      method: "POST",
      body: JSON.stringify(run),
    });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`the replay of document ${run.documentId} failed: ${answer.status}`);
    return replayReport.parse(await answer.json());
  },
  async start(request) {
    const body = JSON.stringify(request);
    const answer = await withTimeout(
      extraction.fetch("http://extraction/replay-runs", { method: "POST", body }),
      timeout,
    );
    if (!answer.ok) throw new Error(`the replay was refused with ${answer.status}`);
  },
});

/** Starts the Workflow instance of a replay; one that is there already is left alone. */
export async function startReplayRun(workflow: Workflow, request: OfTenant & ReplayRequest): Promise<void> {
  const id = `${request.documentId}-${request.requestedAt}-${request.number}`;
  try {
    release(await withTimeout(workflow.create({ id, params: request }), timeout));
  } catch (error) {
    const instance = await workflow.get(id).catch(() => null);
    if (!instance) throw error;
    release(instance);
  }
}
