import { beginReplay, endReplay } from "~/data/shard/replays";
import { replayRequest } from "~/domain/processing/replay-job";
import { defineOperation } from "../define-operation";
import type { RunContext } from "./processing-context";
import { replayRun } from "./replay";

/**
 * Does a check that was recorded and keeps its report; one that has ended, or was begun once more, is left alone.
 * Returns whether it was done. Throws AppError `not-found` when the run has no result any more.
 */
export const runReplay = defineOperation({
  name: "processing.run-replay",
  permission: "system",
  input: replayRequest,
  async run(context: RunContext, request): Promise<{ done: boolean }> {
    const { shard } = context;
    const [begun] = await beginReplay(shard, request, context.now());
    if (!begun) return { done: false };
    const { documentId, attempt } = request;
    const report = await replayRun(context, { documentId, attempt });
    const [ended] = await endReplay(shard, request, { state: "done", report, at: context.now() });
    return { done: ended !== undefined };
  },
});
