import { selectFileNames } from "~/data/shard/document-names";
import { selectReportedRows } from "~/data/shard/edit-rows";
import { editRowsInput } from "~/domain/edits/edit-inputs";
import type { RowOutcome, RowReport } from "~/domain/edits/edit-upload";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireUpload } from "./steps/require-upload";

/** A row of an upload with what it does; `fileName` is null where there is no such document. */
export type ReportedRow = RowReport & {
  number: number;
  documentId: string;
  fileName: string | null;
  line: string;
  outcome: RowOutcome | null;
};

/** A page of the rows of an upload; `next` is what `after` of the next page is. */
export type ReportedRows = { items: ReportedRow[]; next: number | null };

/** The rows of an upload in the order of the file, those of one outcome or all. Throws AppError `not-found`. */
export const listEditRows = defineOperation({
  name: "edits.list-rows",
  permission: "TenantModel.ViewDocument",
  input: editRowsInput,
  async run(context: TenantContext, { outcome, after, size, ...asked }): Promise<ReportedRows> {
    const upload = await requireUpload(context, asked);
    const rows = await selectReportedRows(context.shard, upload.id, { outcome, after, limit: size + 1 });
    const items = await withNames(context, rows.slice(0, size));
    return { items, next: rows.length > size ? (items.at(-1)?.number ?? null) : null };
  },
});

type Row = Awaited<ReturnType<typeof selectReportedRows>>[number];

/** The rows with the names of their documents. */
export async function withNames({ shard }: TenantContext, rows: readonly Row[]): Promise<ReportedRow[]> {
  const known = rows.filter(({ outcome }) => outcome !== "unknown");
  const names = await selectFileNames(shard, [...new Set(known.map(({ documentId }) => documentId))]);
  const nameOf = new Map(names.map(({ id, fileName }) => [id, fileName]));
  return rows.map(({ report, ...row }) => ({
    ...row,
    fileName: row.outcome === "unknown" ? null : (nameOf.get(row.documentId) ?? null),
    changes: report?.changes ?? [],
    problems: report?.problems ?? [],
  }));
}
