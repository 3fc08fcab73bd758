import { restoreRequestInput } from "~/domain/tenants/restore-inputs";
import type { ExtractionBindings } from "~/platform/bindings";
import { startRestoreRun } from "~/platform/tenant-restores";

/** Starts a restore that the web Worker has noted. Only Workers bound to this one can ask. */
export async function startRestoreJob(request: Request, bindings: ExtractionBindings): Promise<Response> {
  const asked = restoreRequestInput.safeParse(await request.json());
  if (!asked.success) return new Response(asked.error.message, { status: 400 });
  await startRestoreRun(bindings.RESTORE_WORKFLOW, asked.data);
  return new Response(null, { status: 202 });
}
