import type { FieldType, LineItem } from "@fieldwise/engine/results";
import {
  type ColumnSource,
  type ComputedSource,
  columnSourceOf,
  type DocumentSource,
} from "./column-sources";
import { computedValue } from "./computed-values";
import type { ExportColumn, RowLayout } from "./export-layout";
import type { ExportedDocument } from "./exported-document";
import type { DayRange } from "./first-line";

/**
 * The content of a cell before it is written in some format; nothing where there is no value. A moment has the time zone on
 * whose calendar it is written.
 */
export type MappedCell =
  | { value: string | number; type: FieldType }
  | { value: Date; type: "date"; timeZone: string }
  | null;

/**
 * What rows are made by: columns with their sources taken apart, and what is known of the model; `year` is the financial year
 * of a file whose days are written without theirs.
 */
export type Mapping = {
  columns: readonly { column: ExportColumn; source: ColumnSource | null }[];
  lines: boolean;
  types: ReadonlyMap<string, FieldType>;
  credit: boolean;
  timeZone: string;
  year?: DayRange | null | undefined;
};

type About = Pick<Mapping, "types" | "credit" | "timeZone" | "year">;

/** A layout made ready for many documents. `credit`: the model reads credit notes. */
export const mappingOf = ({ rows, columns }: RowLayout, { types, credit, timeZone }: About): Mapping => ({
  columns: columns.map((column) => ({ column, source: columnSourceOf(column.source) })),
  lines: rows === "line",
  types,
  credit,
  timeZone,
});

/**
 * The rows of one document, or of a run of its line items that follows `before` others. A document without line
 * items has one row in either layout.
 */
export function mappedRows(document: ExportedDocument, mapping: Mapping, before = 0): MappedCell[][] {
  if (!mapping.lines || document.lineItems.length === 0) return [rowOf(document, null, mapping)];
  return document.lineItems.map((item, at) => rowOf(document, { item, number: before + at + 1 }, mapping));
}

type Line = { item: LineItem; number: number } | null;
type Subject = Omit<ExportedDocument, "lineItems">;

/** The row of a document, or of one of its line items; `number` counts from 1. */
const rowOf = (document: Subject, line: Line, mapping: Mapping): MappedCell[] =>
  mapping.columns.map(
    ({ column, source }) =>
      (source && cellOf(document, line, { column, source, ...mapping })) ?? textCell(column.text),
  );

type Wanted = About & { column: ExportColumn; source: ColumnSource };

function cellOf(
  document: Subject,
  line: Line,
  { column, source, types, credit, timeZone, year }: Wanted,
): MappedCell {
  switch (source.kind) {
    case "constant":
      return null;
    case "document":
      return documentCell(document, line, { of: source.of, timeZone });
    case "computed": {
      const from = { fields: document.fields, line: line?.item.cells ?? null, credit, year };
      return cell(computedValue(source.of, from), typeOf(source.of));
    }
    case "field":
      return cell(document.fields[source.key]?.value, types.get(column.source) ?? "text");
    case "line":
      return cell(line?.item.cells[source.key]?.value, types.get(column.source) ?? "text");
  }
}

const textual: readonly ComputedSource[] = [
  ...(["debitCredit", "purchaseType", "reference"] as const),
  ...(["vendorText", "reference30", "reference21"] as const),
];

function typeOf(source: ComputedSource): FieldType {
  if (source === "postingDay") return "date";
  return textual.includes(source) ? "text" : "amount";
}

const cell = (value: string | number | null | undefined, type: FieldType): MappedCell =>
  value === null || value === undefined || value === "" ? null : { value, type };

const textCell = (text: string) => cell(text, "text");

function documentCell(
  document: Subject,
  line: Line,
  { of, timeZone }: { of: DocumentSource; timeZone: string },
): MappedCell {
  switch (of) {
    case "documentId":
      return textCell(document.id);
    case "line":
      return cell(line?.number, "number");
    case "confidence":
      return cell(document.confidence, "number");
    case "receivedOn":
      return { value: document.receivedOn, type: "date", timeZone };
    case "processedOn":
      return document.processedOn && { value: document.processedOn, type: "date", timeZone };
    default:
      return textCell(document[of] ?? "");
  }
}
