import { commit } from "~/data/commit";
import { endReportFile, findReportFile } from "~/data/shard/report-files";
import { type ReportFileRequest, reportFileLifetime, reportFiles } from "~/domain/reports/report-file";
import type { RunContext } from "../../processing/processing-context";
import { fileMails } from "./file-mails";

/**
 * Ends the making of a file that cannot be made: its rows go, and who was to get it by mail gets the sums and a link to the report.
 * Returns whether it was still being made.
 */
export async function giveUpReportFile(
  context: RunContext,
  request: ReportFileRequest,
  problem: string,
): Promise<boolean> {
  const { shard, control, files } = context;
  const row = await findReportFile(shard, request.fileId);
  if (row?.attempts !== request.number) return false;
  const at = context.now();
  const expiresAt = new Date(at.getTime() + reportFileLifetime);
  const [ended] = await endReportFile(shard, request, { state: "failed", problem, expiresAt, at });
  if (!ended) return false;
  // The report itself may be what fails: then nobody is written to, and the page says so.
  const mails = await fileMails(context, row, null, request.site).catch((error: unknown) => {
    context.log.error("reports.not-sent", error, { fileId: row.id });
    return [];
  });
  const [first, ...rest] = mails;
  if (first) await commit(control, [first, ...rest]);
  await files.deleteAll(reportFiles.all(row.id));
  return true;
}
