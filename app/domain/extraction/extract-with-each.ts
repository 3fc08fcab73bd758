import type { Page } from "../reading/page";
import type { ExtractionRequest, ExtractionResult } from "./extraction-result";
import type { Knowledge } from "./knowledge";
import { answerFrom } from "./pipeline";
import type { Scorer } from "./scorer/scorer";
import { sightOf } from "./sight";
import { finished } from "./steps";

/**
 * What `extract` would answer with each of these scorers, in their order. What can be seen on the pages is looked at once:
 * it does not depend on weights.
 */
export function extractWithEach(
  pages: readonly Page[],
  request: ExtractionRequest,
  knowledge: Knowledge,
  scorers: readonly Scorer[],
): ExtractionResult[] {
  const sight = sightOf(pages, request, knowledge);
  return scorers.map((scorer) => {
    const known = { knowledge: { ...knowledge, scorer } };
    const context = { ...sight.context, ...known };
    const plain = sight.plain === sight.context ? context : { ...sight.plain, ...known };
    return finished(answerFrom({ ...sight, context, plain }, request));
  });
}
