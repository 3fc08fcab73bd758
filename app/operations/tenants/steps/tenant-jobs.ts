import type { DeletionRequest } from "~/domain/tenants/deletion-inputs";
import type { ExportRequest } from "~/domain/tenants/export-inputs";
import type { TenantContext } from "../../context";

/** Starts the long jobs of a tenant. Starting one twice starts it once; one that failed starts again. */
export type TenantJobs = {
  startDeletion(request: DeletionRequest): Promise<void>;
  startExport(request: ExportRequest): Promise<void>;
};

export type TenantJobsContext = TenantContext & { jobs: TenantJobs };
