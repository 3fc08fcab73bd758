import type { DeletionRequest } from "~/domain/tenants/deletion-inputs";
import type { ExportRequest } from "~/domain/tenants/export-inputs";
import type { TenantJobs } from "~/operations/tenants/steps/tenant-jobs";
import { inTime } from "./in-time";
import { release } from "./release";

const timeout = 10_000;

/** Asks the document Worker over its service binding to start the long jobs of tenants. */
export const openTenantJobs = (extraction: Fetcher): TenantJobs => ({
  startDeletion: (request) => askForJob(extraction, "deletions", request),
  startExport: (request) => askForJob(extraction, "exports", request),
});

/** Asks the document Worker for a job of this kind. Throws when it refuses. */
export async function askForJob(extraction: Fetcher, what: string, request: unknown): Promise<void> {
  const body = JSON.stringify(request);
  const answer = await inTime(
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
    release(await inTime(workflow.create({ id, params }), timeout));
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
