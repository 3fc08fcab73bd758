import { exportRequestInput } from "~/domain/tenants/export-inputs";
import type { ExtractionBindings } from "~/platform/bindings";
import { startExportRun } from "~/platform/tenant-jobs";

/** Starts an export that the web Worker has noted. Only Workers bound to this one can ask. */
export async function startExportJob(request: Request, bindings: ExtractionBindings): Promise<Response> {
  const asked = exportRequestInput.safeParse(await request.json());
  if (!asked.success) return new Response(asked.error.message, { status: 400 });
  await startExportRun(bindings.EXPORT_WORKFLOW, asked.data);
  return new Response(null, { status: 202 });
}
