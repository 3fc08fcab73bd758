import { commit } from "~/data/commit";
import { endReportFile, findReportFile } from "~/data/shard/report-files";
import {
  reportContentTypes,
  reportFileLifetime,
  reportFileRequest,
  reportFiles,
} from "~/domain/reports/report-file";
import type { ReportTable } from "~/domain/reports/report-list";
import { fillText } from "~/locales/fill-text";
import { defineOperation } from "../define-operation";
import type { RunContext } from "../processing/processing-context";
import { placeOfFigures } from "./steps/figures-scope";
import { fileMails } from "./steps/file-mails";
import { pagesOfPieces } from "./steps/kept-rows";
import { reportStream } from "./steps/report-text";

/**
 * All rows are written: makes the file of them, tells those who get it by mail, and keeps it for seven days. The mails
 * are written before the end is recorded, so that whoever is killed in between writes them again, to the same ids.
 * Returns whether this ended it.
 */
export const finishReportFile = defineOperation({
  name: "reports.finish-file",
  permission: "system",
  input: reportFileRequest,
  async run(context: RunContext, request): Promise<{ ready: boolean }> {
    const { shard, files, control } = context;
    const row = await findReportFile(shard, request.fileId);
    if (row?.attempts !== request.number || row.state !== "running") return { ready: false };
    const { id: fileId, format, language, pieces } = row;
    const pages = pagesOfPieces(files, { fileId, pieces });
    const { value: first } = await pages.next();
    async function* all(): AsyncGenerator<ReportTable> {
      yield first;
      yield* pages;
    }
    const { timeZone } = await placeOfFigures(context, row.modelId ?? undefined);
    const title = fillText(language, `reports.name.${row.report}`);
    const stream = reportStream(first.columns, all, { format, language, title, timeZone });
    const byteSize = await files.putStream(reportFiles.file(fileId), stream, reportContentTypes[format]);
    const at = context.now();
    const expiresAt = new Date(at.getTime() + reportFileLifetime);
    const [mail, ...mails] = await fileMails(context, row, { byteSize, expiresAt }, request.site);
    if (mail) await commit(control, [mail, ...mails]);
    const [ended] = await endReportFile(shard, request, { state: "ready", byteSize, expiresAt, at });
    if (!ended) return { ready: false };
    await files.deleteAll(reportFiles.pieces(fileId));
    return { ready: true };
  },
});
