import { replayReport } from "~/domain/processing/replay-report";
import type { Replays } from "~/operations/replay-port";

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
});
