import { findReportFile } from "~/data/shard/report-files";
import { AppError } from "~/domain/errors/app-error";
import {
  type ReportFileDetails,
  reportContentTypes,
  reportFileName,
  reportFiles,
} from "~/domain/reports/report-file";
import type { RunContext } from "../../processing/processing-context";
import type { ReportFileRow } from "./file-scope";

/** What a person is shown of a file that was requested. */
export function keptFileOf(row: ReportFileRow): ReportFileDetails {
  const { id, report, modelId, fromDay: from, toDay: to, format, state } = row;
  const { problem, done, total, byteSize, requestedAt, expiresAt } = row;
  return {
    id,
    report,
    modelId,
    from,
    to,
    format,
    state,
    problem,
    done,
    total,
    byteSize,
    requestedAt,
    expiresAt,
  };
}

/** The bytes of a file. Throws AppError `not-found` when there is none, it is not made yet, or it is kept no longer. */
export async function openKeptFile(context: Pick<RunContext, "shard" | "files" | "now">, fileId: string) {
  const row = await findReportFile(context.shard, fileId);
  const isOpen = row?.state === "ready" && row.expiresAt !== null && row.expiresAt > context.now();
  const file = isOpen ? await context.files.get(reportFiles.file(fileId)) : null;
  if (!row || !file) throw new AppError("not-found", "reports.file.gone");
  const kept = keptFileOf(row);
  return { ...file, contentType: reportContentTypes[kept.format], fileName: reportFileName(kept) };
}
