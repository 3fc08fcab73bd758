import type { DeletionRequest } from "~/domain/tenants/deletion-inputs";
import type { ExportRequest } from "~/domain/tenants/export-inputs";
import type { TenantJobs } from "~/operations/tenants/steps/tenant-jobs";
import { release } from "./release";
import { withTimeout } from "./with-timeout";

const timeout = 10_000;

/** Asks the document Worker over its service binding to start the long jobs of tenants. */
export const openTenantJobs = (extraction: Fetcher): TenantJobs => ({
  startDeletion: (request) => requestJob(extraction, "deletions", request),
  startExport: (request) => requestJob(extraction, "exports", request),
});

/** Asks the document Worker for a job of this kind. Throws when it refuses. */
export async function requestJob(extraction: Fetcher, what: string, request: unknown): Promise<void> {
  const body = JSON.stringify(request);
  const answer = await withTimeout(
    extraction.fetch(`http://extraction/${what}`, { method: "POST", body }),
    timeout,
  );
  if (!answer.ok) throw new Error(`${what} were refused with ${answer.status}`);
}

/** Starts the Workflow instance of a deletion. */
export const startDeletionRun = (workflow: Workflow, request: DeletionRequest): Promise<void> =>
  startJob(workflow, `${request.tenantId}-${request.requestedAt}`, request);

/** Starts the Workflow instance of an export. */
export const startExportRun = (workflow: Workflow, request: ExportRequest): Promise<void> =>
  startJob(workflow, request.exportId, request);

/** Starts an instance; one that is under way is left alone, one that ended before its work was done starts again. */
export async function startJob(workflow: Workflow, id: string, params: unknown): Promise<void> {
  try {
    release(await withTimeout(workflow.create({ id, params }), timeout));
  } catch (error) {
    const instance = await workflow.get(id).catch(() => null);
    if (!instance) throw error;
    try {
      const { status } = await instance.status();
      if (["errored", "terminated", "complete"].includes(status)) await instance.restart();
    } finally {
      release(instance);
    }
  }
}
