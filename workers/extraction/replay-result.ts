import type { WorkflowStep } from "cloudflare:workers";
import type { ReplayRequest } from "~/domain/processing/replay-job";
import { failReplay } from "~/operations/processing/fail-replay";
import type { RunContext } from "~/operations/processing/processing-context";
import { runReplay } from "~/operations/processing/run-replay";
import { stepsOf } from "./steps-of";

/** A reproducibility check from the request to its report, or to the reason why there is none. */
export async function replayResult(
  context: RunContext,
  request: ReplayRequest,
  step: WorkflowStep,
): Promise<void> {
  const perform = stepsOf(step);
  try {
    await perform("replay", () => runReplay(context, request));
  } catch (error) {
    const { failed } = await perform("fail", () =>
      failReplay(context, { ...request, problem: "replay.failed" }),
    );
    if (failed) context.log.error("processing.replay-failed", error, request);
  }
}
