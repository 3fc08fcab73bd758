import { readFile } from "node:fs/promises";
import path from "node:path";
import { checkedDocumentOf } from "~/domain/documents/checked-document-of";
import { correctResult } from "~/domain/documents/correct-result";
import { extract } from "~/domain/extraction/extract";
import type { ExtractionRequest, ExtractionResult } from "~/domain/extraction/extraction-result";
import type { Knowledge } from "~/domain/extraction/knowledge";
import { learnFrom } from "~/domain/extraction/memory/learn-from";
import { placeTyped } from "~/domain/extraction/memory/place-typed";
import type { VendorMemory } from "~/domain/extraction/memory/vendor-memory";
import { fieldOf } from "~/domain/models/field-catalogue";
import type { Page } from "~/domain/reading/page";
import { spoil } from "./spoil";

/** The truth of a document as far as a correction is made of it. */
export type Truth = {
  fields: Record<string, { value: string }>;
  scored: string[];
  lineItems?: Record<string, string>[];
  lineItemsScored?: boolean;
};

/** The documents of a series in the order in which they arrive. */
export type Series = { series: string; ids: string[] };

/** Reads a list of series, either bare or under "series". */
export async function readSeries(file: string): Promise<Series[]> {
  const parsed = JSON.parse(await readFile(file, "utf8")) as Series[] | { series: Series[] };
  return Array.isArray(parsed) ? parsed : parsed.series;
}

/** Reads a document's truth from beside the document. */
export async function readTruth(file: string): Promise<Truth> {
  const name = `${path.basename(file).replace(/\.[^.]+$/, "")}.truth.json`;
  return JSON.parse(await readFile(path.join(path.dirname(file), name), "utf8")) as Truth;
}

/** A tenant's memory while a corpus goes through it. With `sabotage` every tenth correction is wrong. */
export class Learner {
  memories: VendorMemory[] = [];
  private corrections = 0;

  constructor(
    private readonly knowledge: Knowledge,
    private readonly sabotage: boolean,
  ) {}

  /** Predicts a document with what was learned so far. */
  predict(pages: Page[], request: ExtractionRequest): ExtractionResult {
    return extract(pages, request, this.known());
  }

  /** Takes a document's truth as what its reader typed over the prediction and saved. */
  correct(
    id: string,
    pages: Page[],
    request: ExtractionRequest,
    predicted: ExtractionResult,
    truth: Truth,
  ): void {
    this.corrections += 1;
    const given = this.sabotage && this.corrections % 10 === 0 ? spoil(truth) : truth;
    const judged = new Set([...given.scored, ...Object.keys(given.fields)]);
    const fields = request.fields.filter((field) => !field.line && judged.has(field.key));
    const columns = request.fields.filter((field) => field.line);
    const kept = { ...predicted, editedFields: null, editedLineItems: null };
    const typed = Object.fromEntries(fields.map(({ key }) => [key, given.fields[key]?.value ?? ""]));
    const lineItems = given.lineItemsScored
      ? given.lineItems?.map((row) => ({ line: null, cells: cellsOf(row, columns) }))
      : undefined;
    const corrected = correctResult(kept, { fields: typed, lineItems }, [], {
      fields,
      columns,
      writing: { culture: request.culture, canonicalFirst: true },
    });
    const places = placeTyped(pages, typedIn(corrected.editedFields ?? {}, fields), {
      request,
      knowledge: this.known(),
    });
    const edited = Object.fromEntries(
      Object.entries(corrected.editedFields ?? {}).map(([key, value]) => [
        key,
        { ...value, place: places[key]?.place ?? null },
      ]),
    );
    const result = {
      ...kept,
      editedFields: edited,
      editedLineItems: lineItems ? corrected.editedLineItems : [],
    };
    const checked = checkedDocumentOf({ documentId: id, pages, result, fields });
    const memory = learnFrom(this.memories, checked, `memory-${id}`);
    this.memories = [...this.memories.filter((other) => other.id !== memory.id), memory];
  }

  private known(): Knowledge {
    return { ...this.knowledge, memories: this.memories };
  }
}

function typedIn(
  edited: Record<string, { value: string; raw: string }>,
  fields: ExtractionRequest["fields"],
) {
  return Object.fromEntries(
    fields.flatMap(({ key, type }) => {
      const value = edited[key];
      return value?.value ? [[key, { type, value: value.value, raw: value.raw }]] : [];
    }),
  );
}

/** A row by column keys instead of exported names. */
function cellsOf(row: Record<string, string>, columns: ExtractionRequest["fields"]): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap(({ key }) => {
      const value = row[fieldOf(key)?.name ?? key];
      return value === undefined ? [] : [[key, String(value)]];
    }),
  );
}
