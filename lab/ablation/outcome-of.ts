import { extract } from "@fieldwise/engine/lab";
import { baseKnowledge } from "@fieldwise/engine/memory";
import { type ExtractionResult, fieldOf } from "@fieldwise/engine/results";
import { matchesTruth } from "../evaluation/matches-truth";
import type { Truth } from "../evaluation/read-truth";
import type { AblationDocument } from "./ablation-documents";
import type { Outcome } from "./outcomes";

/** What comes out right of a document, and the answer itself as text. */
export function outcomeOf({
  family,
  pages,
  request,
  embedded,
  memories,
  truth,
}: AblationDocument): Outcome & { answer: string } {
  const result = extract(pages, request, { ...baseKnowledge, embedded, memories });
  return {
    family,
    right: rightFields(result, truth),
    rows: rightRows(result, truth),
    answer: JSON.stringify(result),
  };
}

/** The names of the scored fields that came out right: the true value, or nothing where nothing is printed. */
function rightFields(result: ExtractionResult, truth: Truth): string[] {
  const found = new Map(Object.entries(result.fields).map(([key, { value }]) => [nameOf(key), value]));
  return truth.scored.filter((name) => {
    const value = found.get(name);
    const known = truth.fields[name];
    return known
      ? value !== undefined && matchesTruth(keyOf(result, name), value, known)
      : value === undefined;
  });
}

function nameOf(key: string): string {
  return fieldOf(key)?.name ?? key;
}

function keyOf(result: ExtractionResult, name: string): string {
  return Object.keys(result.fields).find((key) => nameOf(key) === name) ?? name;
}

/** How many of the true rows were found with all their cells. */
function rightRows(result: ExtractionResult, truth: Truth): number {
  if (!truth.lineItemsScored) return 0;
  const rest = result.lineItems.map(({ cells }) => cells);
  return (truth.lineItems ?? []).filter(({ tax, ...row }) => {
    const wanted = Object.entries(tax === undefined ? row : { ...row, lineTax: tax });
    const place = rest.findIndex((cells) =>
      wanted.every(([key, value]) => cells[key] && matchesTruth(key, cells[key].value, { value })),
    );
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
  }).length;
}
