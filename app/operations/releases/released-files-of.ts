import type { findRelease } from "~/data/shard/releases";
import { lineItemsOf, valuesOf } from "~/domain/documents/fields-of-result";
import { proofAfterEdits } from "~/domain/documents/proof-after-edits";
import { byteOrderMark } from "~/domain/exports/csv";
import { documentJson } from "~/domain/exports/document-json";
import { csvHeading, csvRows } from "~/domain/exports/documents-csv";
import type { ExportedDocument } from "~/domain/exports/exported-document";
import { exportedFieldsOf } from "~/domain/exports/exported-fields-of";
import { releaseName } from "~/domain/releases/release-paths";
import type { FileStore } from "../ports";
import { openResult } from "../results/load-rows";
import type { ReleasedFile } from "./release-ports";

type Release = NonNullable<Awaited<ReturnType<typeof findRelease>>>;

/** The files of a release: the values as JSON and, when the model wants it, as CSV with a row per line item. */
export async function releasedFilesOf(
  files: FileStore,
  { document, model, result: stored }: Release,
): Promise<ReleasedFile[]> {
  const result = stored && (await openResult(files, stored));
  const encoder = new TextEncoder();
  const name = releaseName({ documentId: document.id, fileName: document.fileName });
  const fields = exportedFieldsOf(model);
  const exported: ExportedDocument = {
    ...{ ...document, status: "released" as const },
    fields: valuesOf(result),
    lineItems: lineItemsOf(result),
    proof: result && proofAfterEdits(result.proof, result),
    findings: result?.findings ?? null,
  };
  const json = `${JSON.stringify(documentJson(exported, fields), null, 2)}\n`;
  const layout = { fields, lines: fields.some(({ line }) => line) };
  const csv = byteOrderMark + csvHeading(layout) + csvRows(exported, layout);
  return [
    { name: `${name}.json`, bytes: encoder.encode(json) },
    ...(model.csvGeneration ? [{ name: `${name}.csv`, bytes: encoder.encode(csv) }] : []),
  ];
}
