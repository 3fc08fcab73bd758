import type { ExtractionRequest } from "../../results/extraction-result";
import type { Steps } from "../../runtime/steps";
import type { LayoutFound } from "../layout/layout";
import type { MemoryFound } from "../memory/memory";
import { type DocumentFacts, factsOf } from "./document-facts";
import { withVendorWriting } from "./vendor-writing";

/** Facts about the whole document: country, currency, order of dates, decimal mark. */
export type FactsFound = { facts: DocumentFacts };

/** Finds the facts about the whole document; checked documents of the vendor count as evidence of its formats. */
// biome-ignore lint/correctness/useYield: one step
export function* facts({
  layout,
  request,
  recalled,
}: LayoutFound & MemoryFound & { request: ExtractionRequest }): Steps<FactsFound> {
  return { facts: withVendorWriting(factsOf(layout, request), recalled) };
}
