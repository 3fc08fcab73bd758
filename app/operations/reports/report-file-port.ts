import type { ReportFileRequest } from "~/domain/reports/report-file";
import type { OfTenant } from "../of-tenant";

/** Where files of reports are made. */
export type ReportFileJobs = {
  /** Sets the making of a file going that has been noted. Starting it twice starts it once. */
  start(request: OfTenant & ReportFileRequest): Promise<void>;
};
