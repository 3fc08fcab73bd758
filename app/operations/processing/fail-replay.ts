import { endReplay } from "~/data/shard/replays";
import { failReplayInput } from "~/domain/processing/replay-job";
import { defineOperation } from "../define-operation";
import type { RunContext } from "./processing-context";

/** Ends a check that cannot come to a report; returns whether it still ran. */
export const failReplay = defineOperation({
  name: "processing.fail-replay",
  permission: "system",
  input: failReplayInput,
  async run(context: RunContext, { problem, ...request }): Promise<{ failed: boolean }> {
    const [ended] = await endReplay(context.shard, request, { state: "failed", problem, at: context.now() });
    return { failed: ended !== undefined };
  },
});
