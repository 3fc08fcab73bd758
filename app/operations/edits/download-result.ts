import { selectReportedRows } from "~/data/shard/edit-rows";
import { editResultInput } from "~/domain/edits/edit-inputs";
import { fillText } from "~/locales/fill-text";
import type { Language } from "~/locales/languages";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import type { ExportFile } from "../documents/export";
import { fileNamePart, tableFile } from "../results/steps/table-file";
import { type ReportedRow, withNames } from "./list-rows";
import { requireUpload } from "./steps/require-upload";

/** Rows in memory at once. */
const rowsAtOnce = 200;

const headings = [
  "row",
  "documentId",
  "fileName",
  "line",
  "outcome",
  "field",
  "from",
  "to",
  "reason",
] as const;

/**
 * The outcome of each row of an upload as CSV, XLSX or JSON, streamed: a line for every value that changes and for
 * everything that is wrong, at least one for each row. Throws AppError `not-found`.
 */
export const downloadEditResult = defineOperation({
  name: "edits.download-result",
  permission: "TenantModel.ViewDocument",
  input: editResultInput,
  async run(context: TenantContext, { format, language, ...asked }): Promise<ExportFile> {
    const { id, fileName } = await requireUpload(context, asked);
    const rows = async function* () {
      for (let after = 0; ; ) {
        const found = await selectReportedRows(context.shard, id, {
          outcome: undefined,
          after,
          limit: rowsAtOnce,
        });
        yield (await withNames(context, found)).flatMap((row) => linesOf(row, language));
        if (found.length < rowsAtOnce) return;
        after = found.at(-1)?.number ?? 0;
      }
    };
    const name = `${fileNamePart(fileName.replace(/\.\w+$/, ""))}-result`;
    return tableFile({ name: "Result", headings: [...headings], rows }, format, name);
  },
});

function linesOf(row: ReportedRow, language: Language): (string | number | null)[][] {
  const { number, documentId, fileName, line, outcome, changes, problems } = row;
  const about = [number, documentId, fileName, line, outcome];
  const lines = [
    ...changes.map(({ field, from, to }) => [...about, field, from, to, null]),
    ...problems.map(({ field, key, values }) => [
      ...about,
      field || null,
      null,
      null,
      fillText(language, key, values),
    ]),
  ];
  return lines.length > 0 ? lines : [[...about, null, null, null, null]];
}
