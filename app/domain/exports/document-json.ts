import type { FoundValue, LineItem } from "@fieldwise/engine/results";
import type { ExportedDocument, ExportedField } from "./exported-document";

/** A value as JSON gives it. `box` is [left, top, right, bottom] in fractions of the page, `page` counts from 1. */
export type JsonValue = {
  value: string;
  raw: string;
  confidence: number;
  page: number | null;
  box: readonly number[] | null;
};

/** One document as JSON: what is exported, alone or in a list. Fields without a value are null. */
export function documentJson(document: ExportedDocument, fields: ExportedField[]) {
  return {
    documentId: document.id,
    fileName: document.fileName,
    source: document.source,
    status: document.status,
    confidence: document.confidence,
    problem: document.problem,
    receivedOn: document.receivedOn.toISOString(),
    processedOn: document.processedOn?.toISOString() ?? null,
    fields: byName(
      fields.filter((field) => !field.line),
      document.fields,
    ),
    lineItems: document.lineItems.map((item) => lineJson(item, fields)),
    arithmetic: document.proof?.state ?? null,
    findings: (document.findings ?? []).map(({ key, field, values }) => ({ finding: key, field, ...values })),
  };
}

/** A line item as JSON. */
export const lineJson = ({ cells }: LineItem, fields: ExportedField[]): Record<string, JsonValue | null> =>
  byName(
    fields.filter((field) => field.line),
    cells,
  );

const byName = (
  fields: ExportedField[],
  values: Record<string, FoundValue>,
): Record<string, JsonValue | null> =>
  Object.fromEntries(fields.map(({ key, name }) => [name, jsonValue(values[key])]));

const jsonValue = (found: FoundValue | undefined): JsonValue | null =>
  found
    ? {
        value: found.value,
        raw: found.raw,
        confidence: found.confidence,
        page: found.place?.page ?? null,
        box: found.place?.box ?? null,
      }
    : null;
