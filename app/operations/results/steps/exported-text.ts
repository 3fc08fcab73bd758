import type { ArithmeticProof, Finding, LineItem } from "@fieldwise/engine/results";
import { isIndividuallyApproved } from "~/domain/documents/approval";
import { valuesOf } from "~/domain/documents/fields-of-result";
import { proofAfterEdits } from "~/domain/documents/proof-after-edits";
import { type StoredRows, totalsOfKept } from "~/domain/documents/row-chunks";
import { editedRowsOf, presentRowsOf, type StoredResult } from "~/domain/documents/stored-result";
import { documentJson, lineJson } from "~/domain/exports/document-json";
import type { ExportedDocument, ExportedField } from "~/domain/exports/exported-document";
import type { FileStore } from "../../ports";
import { jsonWithList } from "./json-with-list";
import { eachPiece } from "./load-rows";

/** A document as exports take it, with its line items to be read piece by piece: a long table has no room as a whole. */
export type ExportedInPieces = Omit<ExportedDocument, "lineItems"> & {
  pieces(): AsyncGenerator<LineItem[]>;
};

type Row = Omit<ExportedDocument, "fields" | "lineItems" | "proof" | "findings"> & {
  approvedUnseen: boolean | null;
};
type Result = StoredResult & { proof: ArithmeticProof; findings: Finding[] | null };

/** A document as it is now: what people changed takes the place of what was found. */
export const exportedNow = (files: FileStore, document: Row, result: Result | null): ExportedInPieces => ({
  ...document,
  fields: valuesOf(result),
  proof:
    result &&
    proofAfterEdits(
      result.proof,
      { ...result, editedTotals: totalsOfKept(editedRowsOf(result)) },
      isIndividuallyApproved(document),
    ),
  findings: result?.findings ?? null,
  pieces: () => piecesOf(files, result, result && presentRowsOf(result)),
});

/** Pieces of line items, or of none. */
export async function* piecesOf(
  files: FileStore,
  at: { documentId: string; attempt: number } | null,
  rows: StoredRows | null,
): AsyncGenerator<LineItem[]> {
  if (at && rows) yield* eachPiece(files, at, rows);
}

/** A document as JSON. */
export const exportedJson = (
  { pieces, ...document }: ExportedInPieces,
  fields: ExportedField[],
): AsyncGenerator<string> =>
  jsonWithList(documentJson({ ...document, lineItems: [] }, fields), "lineItems", linesOf(pieces(), fields));

async function* linesOf(pieces: AsyncGenerator<LineItem[]>, fields: ExportedField[]) {
  for await (const piece of pieces) yield piece.map((item) => lineJson(item, fields));
}

/** A document as a JSON file of its own. */
export async function* jsonFile(document: ExportedInPieces, fields: ExportedField[]): AsyncGenerator<string> {
  yield* exportedJson(document, fields);
  yield "\n";
}
