import { findReportFile } from "~/data/shard/report-files";
import { AppError } from "~/domain/errors/app-error";
import { reportFileIdInput } from "~/domain/reports/report-file";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { openKeptFile } from "./steps/kept-file";

/**
 * A file of a report that was made by a job. Throws AppError `not-found` when the tenant, or the model named, has none, or it is
 * kept no longer.
 */
export const downloadReportFile = defineOperation({
  name: "reports.download-file",
  permission: "Reports",
  input: reportFileIdInput,
  async run(context: TenantContext, { fileId, modelId }) {
    const row = modelId === undefined ? null : await findReportFile(context.shard, fileId);
    if (modelId !== undefined && row?.modelId !== modelId)
      throw new AppError("not-found", "reports.file.gone");
    return openKeptFile(context, fileId);
  },
});
