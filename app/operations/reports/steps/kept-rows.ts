import { type PieceHead, reportFiles } from "~/domain/reports/report-file";
import type { ReportCell, ReportTable } from "~/domain/reports/report-list";
import type { RunContext } from "../../processing/processing-context";

/** Rows in memory at once. */
const rowsAtOnce = 1_000;

type Files = Pick<RunContext, "files">["files"];

/** The rows that are kept in pieces, in their order, some at a time; one page at least, which tells the columns. */
export async function* pagesOfPieces(
  files: Files,
  { fileId, pieces }: { fileId: string; pieces: number },
): AsyncGenerator<ReportTable> {
  let columns: PieceHead["columns"] | null = null;
  let rows: ReportCell[][] = [];
  for (let piece = 0; piece < pieces; piece += 1)
    for await (const line of linesOf(files, fileId, piece)) {
      if (columns) rows.push(JSON.parse(line) as ReportCell[]);
      columns ??= (JSON.parse(line) as PieceHead).columns;
      if (rows.length < rowsAtOnce) continue;
      yield pageOf(columns, rows);
      rows = [];
    }
  if (!columns) throw new Error(`the rows of report file ${fileId} have no head`);
  yield pageOf(columns, rows);
}

const pageOf = (columns: PieceHead["columns"], rows: ReportCell[][]): ReportTable => ({
  columns,
  rows,
  chart: { kind: "bars", series: [], bars: [] },
  next: null,
});

/** The lines of a piece; each ends with a line feed, which JSON writes nowhere else. */
async function* linesOf(files: Files, fileId: string, piece: number): AsyncGenerator<string> {
  const file = await files.get(reportFiles.piece(fileId, piece));
  if (!file) throw new Error(`piece ${piece} of report file ${fileId} is gone`);
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of file.stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}
