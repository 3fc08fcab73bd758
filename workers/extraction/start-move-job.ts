import { moveRequestInput } from "~/domain/tenants/move-inputs";
import type { ExtractionBindings } from "~/platform/bindings";
import { startMoveRun } from "~/platform/tenant-moves";

/** Starts a move that the web Worker has noted. Only Workers bound to this one can ask. */
export async function startMoveJob(request: Request, bindings: ExtractionBindings): Promise<Response> {
  const asked = moveRequestInput.safeParse(await request.json());
  if (!asked.success) return new Response(asked.error.message, { status: 400 });
  await startMoveRun(bindings.MOVE_WORKFLOW, asked.data);
  return new Response(null, { status: 202 });
}
