import { readFile } from "node:fs/promises";
import { extract } from "@fieldwise/engine/lab";
import { baseKnowledge, type Knowledge, type VendorMemory } from "@fieldwise/engine/memory";
import { type ExtractionRequest, type ExtractionResult, fieldOf } from "@fieldwise/engine/results";
import type { Truth } from "./read-truth";
import { type Seen, teach } from "./teach";
import { withSwappedFields } from "./with-swapped-fields";

/** The documents of a series in the order in which they arrive. */
export type Series = { series: string; ids: string[] };

/** Reads a list of series, either bare or under "series". */
export async function readSeries(file: string): Promise<Series[]> {
  const parsed = JSON.parse(await readFile(file, "utf8")) as Series[] | { series: Series[] };
  return Array.isArray(parsed) ? parsed : parsed.series;
}

/** What a document is predicted from besides what was learned. */
type Given = Omit<Seen, "predicted"> & Pick<Knowledge, "scorer" | "embedded">;

/** A tenant's memory while a corpus goes through it. With `sabotage` every tenth correction is wrong. */
export class Learner {
  memories: VendorMemory[] = [];
  spoilt = 0;
  private corrections = 0;

  constructor(private readonly sabotage: boolean) {}

  /** Predicts a document with what was learned so far. */
  predict({ pages, request, ...known }: Given): ExtractionResult {
    return extract(pages, request, { ...baseKnowledge, ...known, memories: this.memories });
  }

  /** Takes a document's truth as what its reader typed over the prediction and saved. Returns whether it was spoilt. */
  correct(id: string, seen: Seen, truth: Truth): boolean {
    const given = this.next(truth);
    const judged = new Set([...given.scored, ...Object.keys(given.fields)]);
    const asked = seen.request.fields.filter(({ key, line }) => !line && judged.has(key));
    const columns = seen.request.fields.filter((field) => field.line);
    const fields = Object.fromEntries(asked.map(({ key }) => [key, given.fields[key]?.value ?? ""]));
    const rows = given.lineItemsScored ? (given.lineItems ?? []).map((row) => cellsOf(row, columns)) : [];
    this.memories = teach(this.memories, { id, ...seen }, { fields, rows }, judged);
    return given !== truth;
  }

  private next(truth: Truth): Truth {
    this.corrections += 1;
    if (!this.sabotage || this.corrections % 10 !== 0) return truth;
    this.spoilt += 1;
    return withSwappedFields(truth);
  }
}

/** A row by column keys instead of exported names. */
export function cellsOf(
  row: Record<string, string>,
  columns: ExtractionRequest["fields"],
): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap(({ key }) => {
      const value = row[fieldOf(key)?.name ?? key];
      return value === undefined ? [] : [[key, String(value)]];
    }),
  );
}
