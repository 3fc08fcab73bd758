import { deletionRequestInput } from "~/domain/tenants/deletion-inputs";
import type { ExtractionBindings } from "~/platform/bindings";
import { startDeletionRun } from "~/platform/tenant-jobs";

/** Starts a deletion that the web Worker has noted. Only Workers bound to this one can ask. */
export async function startDeletionJob(request: Request, bindings: ExtractionBindings): Promise<Response> {
  const asked = deletionRequestInput.safeParse(await request.json());
  if (!asked.success) return new Response(asked.error.message, { status: 400 });
  await startDeletionRun(bindings.DELETION_WORKFLOW, asked.data);
  return new Response(null, { status: 202 });
}
