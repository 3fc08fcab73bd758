import { extract } from "@fieldwise/engine/lab";
import { baseKnowledge, type VendorMemory } from "@fieldwise/engine/memory";
import type { Page } from "@fieldwise/engine/reading";
import type { ExtractionRequest, ExtractionResult } from "@fieldwise/engine/results";
import { matchesTruth, type TrueValue } from "./matches-truth";
import { teach } from "./teach";

/** A document of a series and what is known to be true of it; rows by column key. */
export type KnownDocument = {
  id: string;
  pages: Page[];
  request: ExtractionRequest;
  truth: Record<string, TrueValue>;
  rows?: Record<string, string>[] | undefined;
};

/** A value that was right before another field was corrected on other documents of the layout, and is not any more. */
export type Loss = { id: string; corrected: string; field: string; before: string; after: string };

/** How many right values nobody touched were looked at again, and which of them were lost. */
export type Untouched = { looked: number; losses: Loss[] };

/**
 * Runs a series in which the reader corrects only one field, on every document, and views all others: what was
 * right without any correction must still be. Where the field was read rightly, the reader types something that does not
 * stand on the page.
 */
export function untouchedValues(series: readonly KnownDocument[], corrected: string): Untouched {
  const outcome: Untouched = { looked: 0, losses: [] };
  let memories: VendorMemory[] = [];
  for (const [index, document] of series.entries()) {
    const { id, pages, request } = document;
    const before = extract(pages, request);
    const predicted = index === 0 ? before : extract(pages, request, { ...baseKnowledge, memories });
    if (index > 0) compare(document, { corrected, before, predicted }, outcome);
    const truth = document.truth[corrected];
    const answer = predicted.fields[corrected]?.value;
    const isRight = truth !== undefined && answer !== undefined && matchesTruth(corrected, answer, truth);
    const typed = !truth || isRight ? otherValue(document, corrected) : truth.value;
    const fields = { [corrected]: typed };
    const judged = new Set(request.fields.map(({ key }) => key));
    memories = teach(memories, { id, pages, request, predicted }, { fields }, judged);
  }
  return outcome;
}

type Course = { corrected: string; before: ExtractionResult; predicted: ExtractionResult };

function compare(document: KnownDocument, { corrected, before, predicted }: Course, outcome: Untouched) {
  const look = (field: string, isRight: (value: string) => boolean, was?: string, now?: string) => {
    if (was === undefined || !isRight(was)) return;
    outcome.looked += 1;
    if (now === undefined || !isRight(now))
      outcome.losses.push({ id: document.id, corrected, field, before: was, after: now ?? "" });
  };
  for (const [field, truth] of Object.entries(document.truth)) {
    if (field === corrected) continue;
    const isRight = (value: string) => matchesTruth(field, value, truth);
    look(field, isRight, before.fields[field]?.value, predicted.fields[field]?.value);
  }
  const rows = document.rows ?? [];
  if (before.lineItems.length !== rows.length) return;
  for (const [index, row] of rows.entries()) {
    for (const [key, value] of Object.entries(row)) {
      const isRight = (text: string) => meansTheSame(text, value);
      const at = (result: ExtractionResult) => result.lineItems[index]?.cells[key]?.value;
      look(`line.${index}.${key}`, isRight, at(before), at(predicted));
    }
  }
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

const meansTheSame = (one: string, other: string) =>
  plain(one) === plain(other) || (one !== "" && Number(one) === Number(other));

/** Something else than what is printed, of the field's type. */
function otherValue({ request }: KnownDocument, field: string): string {
  const type = request.fields.find(({ key }) => key === field)?.type;
  if (type === "date") return "2019-11-27";
  if (type === "amount" || type === "number") return "73194.66";
  if (type === "currency") return "ISK";
  return type === "address" ? "5 Nowhere Crescent, Otherton" : "Zyxomma 40977";
}
