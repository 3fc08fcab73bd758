import { type FieldType, fieldCatalogue, fieldOf } from "@fieldwise/engine/results";
import type { ExportedField } from "./exported-document";

/** What a document says about itself. */
const documentSources = [
  ...(["documentId", "fileName", "status", "confidence"] as const),
  ...(["receivedOn", "processedOn", "problem", "source", "line", "supplierNumber"] as const),
] as const;

/**
 * What is worked out of several fields, as programs for accounts want it. `net`, `tax` and `unitPrice` are the line's, or the
 * document's where it has no line items; `total` is the document's; the `absolute` ones have no sign. `debitCredit` is S for
 * a bill and H for a credit note (DATEV), `purchaseType` PI or PC (Sage), `reference` the number of the invoice with hyphens for
 * what DATEV does not take. `postingDay` is the invoice date where it lies in the financial year of the file. `vendorText`,
 * `reference30` and `reference21` are the vendor's name and the number of the invoice, cut to 60, 30 and 21 characters.
 */
const computedSources = [
  ...(["quantity", "unitPrice", "net", "tax", "absoluteNet", "absoluteTax"] as const),
  ...(["absoluteTotal", "debitCredit", "purchaseType", "reference"] as const),
  ...(["postingDay", "vendorText", "reference30", "reference21"] as const),
] as const;

export type DocumentSource = (typeof documentSources)[number];
export type ComputedSource = (typeof computedSources)[number];

/** A source taken apart; null for anything else. */
export type ColumnSource =
  | { kind: "constant" }
  | { kind: "document"; of: DocumentSource }
  | { kind: "computed"; of: ComputedSource }
  | { kind: "field" | "line"; key: string };

/** "constant", "document.fileName", "computed.net", "field.total" or "line.netTotal". */
export function columnSourceOf(source: string): ColumnSource | null {
  if (source === "constant") return { kind: "constant" };
  const at = source.indexOf(".");
  const [kind, name] = [source.slice(0, at), source.slice(at + 1)];
  if (at < 0 || name === "") return null;
  if (kind === "field" || kind === "line") return { kind, key: name };
  const document = documentSources.find((one) => one === name);
  if (kind === "document" && document) return { kind, of: document };
  const computed = computedSources.find((one) => one === name);
  return kind === "computed" && computed ? { kind, of: computed } : null;
}

/** Whether a column can have this source: a field is one of the model's or of the product's. */
export function isKnownSource(source: string, fields: readonly ExportedField[]): boolean {
  const found = columnSourceOf(source);
  if (!found) return false;
  if (!("key" in found)) return true;
  const line = found.kind === "line";
  return (
    fields.some((field) => field.key === found.key && field.line === line) || isOfProduct(found.key, line)
  );
}

const isOfProduct = (key: string, line: boolean) => fieldOf(key)?.line === line;

/** Every source that a column of the model can have, in the order in which forms show them; the model's own fields first. */
export function sourcesFor(fields: readonly ExportedField[]): string[] {
  const own = fields.map(sourceOfField);
  const others = fieldCatalogue.map(sourceOfField).filter((source) => !own.includes(source));
  return [
    "constant",
    ...own,
    ...computedSources.map((name) => `computed.${name}`),
    ...documentSources.map((name) => `document.${name}`),
    ...others,
  ];
}

export const sourceOfField = ({ key, line }: { key: string; line: boolean }): string =>
  `${line ? "line" : "field"}.${key}`;

/** The types of the fields by their source. */
export const typesOf = (fields: readonly ExportedField[]): ReadonlyMap<string, FieldType> =>
  new Map([...fieldCatalogue, ...fields].map((field) => [sourceOfField(field), field.type]));
