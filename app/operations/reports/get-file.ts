import { findReportFile } from "~/data/shard/report-files";
import { AppError } from "~/domain/errors/app-error";
import { type ReportFileDetails, reportFileIdInput } from "~/domain/reports/report-file";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { keptFileOf } from "./steps/kept-file";

/** How far a file of a report is. Throws AppError `not-found` when the tenant, or the model named, has no such file. */
export const getReportFile = defineOperation({
  name: "reports.get-file",
  permission: "Reports",
  input: reportFileIdInput,
  async run({ shard }: TenantContext, { fileId, modelId }): Promise<ReportFileDetails> {
    const row = await findReportFile(shard, fileId);
    if (!row || (modelId !== undefined && row.modelId !== modelId))
      throw new AppError("not-found", "reports.file.gone");
    return keptFileOf(row);
  },
});
