import { advanceReportFile, findReportFile } from "~/data/shard/report-files";
import { AppError } from "~/domain/errors/app-error";
import { type PieceHead, reportFileRequest, reportFiles, rowsOfPiece } from "~/domain/reports/report-file";
import { defineOperation } from "../define-operation";
import type { RunContext } from "../processing/processing-context";
import { textStream } from "../results/steps/text-stream";
import { type ReportFileRow, scopeOfFile } from "./steps/file-scope";
import { reportBuilders } from "./steps/report-builders";

/** Rows in memory at once. */
const rowsAtOnce = 1_000;

/**
 * Writes the next piece of a report's rows, a row a line; `done` says that there are no more. Written again, a piece takes the
 * place of the one before. Throws AppError `not-found` when the making has ended, or was begun once more.
 */
export const writeFileRows = defineOperation({
  name: "reports.write-file-rows",
  permission: "system",
  input: reportFileRequest,
  async run(
    context: RunContext & { rowsOfPiece?: number },
    request,
  ): Promise<{ done: boolean; rows: number }> {
    const { shard, files } = context;
    const row = await findReportFile(shard, request.fileId);
    const isOpen = row?.attempts === request.number && ["waiting", "running"].includes(row.state);
    if (!row || !isOpen) throw new AppError("not-found", "reports.file.gone");
    if (row.pieces > 0 && row.cursor === null) return { done: true, rows: row.done };
    const written = { rows: 0, next: row.cursor };
    const lines = linesOf(context, row, written, context.rowsOfPiece ?? rowsOfPiece);
    await files.putStream(reportFiles.piece(row.id, row.pieces), textStream(lines), "application/x-ndjson");
    const piece = { piece: row.pieces, cursor: written.next, rows: written.rows, at: context.now() };
    const [noted] = await advanceReportFile(shard, request, piece);
    return { done: noted !== undefined && written.next === null, rows: row.done + written.rows };
  },
});

type Written = { rows: number; next: string | null };

async function* linesOf(
  context: RunContext,
  row: ReportFileRow,
  written: Written,
  most: number,
): AsyncGenerator<string> {
  const scope = scopeOfFile(row);
  do {
    const page = { cursor: written.next, size: rowsAtOnce };
    const { columns, rows, next } = await reportBuilders[row.report](context, scope, page);
    if (row.pieces === 0 && written.rows === 0 && page.cursor === null) {
      const head: PieceHead = { columns };
      yield `${JSON.stringify(head)}\n`;
    }
    for (const cells of rows) yield `${JSON.stringify(cells)}\n`;
    written.rows += rows.length;
    written.next = next;
  } while (written.next !== null && written.rows < most);
}
