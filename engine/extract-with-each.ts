import { sightOf } from "./analysis";
import { answerFrom } from "./pipeline";
import type { Page } from "./reading/page";
import type { ExtractionRequest, ExtractionResult } from "./results/extraction-result";
import { finished } from "./runtime/steps";
import type { Knowledge } from "./stages/memory/knowledge";
import type { Scorer } from "./weights/scorer";

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
