import { replayRequest } from "~/domain/processing/replay-job";
import { ofTenantInput } from "~/operations/of-tenant";
import type { ExtractionBindings } from "~/platform/bindings";
import { startReplayRun } from "~/platform/replays";

const noted = replayRequest.extend(ofTenantInput.shape);

/** Starts a replay that the web Worker has noted. Only Workers bound to this one can ask. */
export async function startReplayJob(request: Request, bindings: ExtractionBindings): Promise<Response> {
  const asked = noted.safeParse(await request.json());
  if (!asked.success) return new Response(asked.error.message, { status: 400 });
  await startReplayRun(bindings.REPLAY_WORKFLOW, asked.data);
  return new Response(null, { status: 202 });
}
