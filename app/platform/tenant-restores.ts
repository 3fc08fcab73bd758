import type { RestoreRequest } from "~/domain/tenants/restore-inputs";
import type { TenantContext } from "~/operations/context";
import type {
  RestoreContext,
  RestoreJobs,
  RestoringContext,
} from "~/operations/tenants/steps/restore-context";
import type { StorageBindings, WebBindings } from "./bindings";
import { hashingStream } from "./hashing-stream";
import { makeRunContext } from "./processing-contexts";
import { moveSideOf } from "./tenancy";
import { requestJob, startJob } from "./tenant-jobs";

/** Asks the document Worker over its service binding to go on with a restore. */
export const openRestoreJobs = (extraction: Fetcher): RestoreJobs => ({
  startRestore: (request) => requestJob(extraction, "restores", request),
});

/** Starts the Workflow instance of a restore. */
export const startRestoreRun = (workflow: Workflow, request: RestoreRequest): Promise<void> =>
  startJob(workflow, request.restoreId, request);

/** The context of a person's work on a restore into the tenant. */
export const restoreContextOf = (context: TenantContext, env: WebBindings): RestoreContext => ({
  ...context,
  digested: hashingStream,
  rows: moveSideOf(env, context.tenant, context.tenant.shardId).rows,
  jobs: openRestoreJobs(env.EXTRACTION),
});

/** The context of the job of a restore; null when there is no such tenant (any more). */
export async function makeRestoringContext(
  bindings: StorageBindings,
  tenantId: string,
): Promise<RestoringContext | null> {
  const context = await makeRunContext(bindings, tenantId, "restore");
  return context && { ...context, rows: moveSideOf(bindings, context.tenant, context.tenant.shardId).rows };
}
