import { readForExport, readForExportOfIds } from "~/data/shard/document-export";
import type { StoredModel } from "~/data/shard/tenant-models";
import type { DocumentFilter } from "~/domain/documents/document-list-inputs";
import type { DocumentStatus } from "~/domain/documents/status";
import { exportedFieldsOf } from "~/domain/exports/exported-fields-of";
import { type AiReportDocument, aiReportOf } from "~/domain/validation/ai-report";
import { type ReceivedField, type RefusedValue, refusedValues } from "~/domain/validation/refused-rows";
import type { TenantContext } from "../../context";
import { scopeOf } from "../../documents/steps/document-scope";
import { namedOf } from "../../results/steps/named-documents";

/** Documents in memory at once. */
const documentsAtOnce = 50;

type Row = Awaited<ReturnType<typeof readForExport>>[number];

/** What a receiving system would refuse of a document's export. */
export type ApiReportDocument = {
  documentId: string;
  fileName: string;
  receivedOn: Date;
  status: DocumentStatus;
  refused: RefusedValue[];
};

type Asked = DocumentFilter & { documentIds?: string[] | undefined };

/** The documents that a report is about, a page at a time: those that are named, or those that a filter finds. */
export async function* reportRows(
  { shard, ...context }: TenantContext,
  model: StoredModel,
  { documentIds, ...filter }: Asked,
): AsyncGenerator<Row[]> {
  if (documentIds) {
    for (let start = 0; start < documentIds.length; start += documentsAtOnce)
      yield await readForExportOfIds(
        shard,
        { modelId: model.id },
        documentIds.slice(start, start + documentsAtOnce),
      );
    return;
  }
  const scope = scopeOf({ shard, ...context }, filter, model.timeZone);
  for (let below: number | null = null; ; ) {
    const rows: Row[] = await readForExport(shard, scope, below, documentsAtOnce, "read");
    yield rows;
    if (rows.length < documentsAtOnce) return;
    below = rows.at(-1)?.document.position ?? null;
  }
}

/** Report 1 on documents; `field` leaves out all other fields. */
export const aiReports = (model: StoredModel, rows: readonly Row[], field?: string): AiReportDocument[] =>
  rows.flatMap((row) => {
    const report = aiReportOf(model, row);
    if (!report) return [];
    return [field ? { ...report, fields: report.fields.filter((one) => one.field === field) } : report];
  });

/** Report 2 on documents. */
export async function apiReports(
  { files }: Pick<TenantContext, "files">,
  model: StoredModel,
  rows: readonly Row[],
  field?: string,
): Promise<ApiReportDocument[]> {
  const named = await namedOf(files, rows, exportedFieldsOf(model));
  const byId = new Map(named.map((one) => [one.documentId, one]));
  const fields = receivedFieldsOf(model);
  return rows.flatMap(({ document: { id: documentId, fileName, receivedOn, status } }) => {
    const found = byId.get(documentId);
    if (!found) return [];
    const refused = refusedValues(found, fields).filter((one) => !field || one.field === field);
    return [{ documentId, fileName, receivedOn, status, refused }];
  });
}

/** The columns of a model's export, and which of them must be filled. */
export const receivedFieldsOf = (model: Pick<StoredModel, "fields">): ReceivedField[] =>
  exportedFieldsOf(model).map(({ key, name, type, line }) => ({
    name,
    type,
    line,
    required: model.fields.some((field) => field.key === key && field.line === line && field.required),
  }));
