import { analyse, answerFrom } from "./pipeline";
import type { ExtractionRequest, ExtractionResult } from "./results/extraction-result";
import { finishedAsync } from "./runtime/steps";
import type { ReadPages } from "./stages/layout/layout";
import type { Knowledge } from "./stages/memory/knowledge";
import type { Scorer } from "./weights/scorer";

/**
 * What `extract` would answer with each of these scorers, in their order, with turns for others in between. What does
 * not depend on weights is computed once.
 */
export async function extractWithEach(
  pages: ReadPages,
  request: ExtractionRequest,
  { knowledge, scorers }: { knowledge: Knowledge; scorers: readonly Scorer[] },
  pause: () => Promise<void> | undefined,
): Promise<ExtractionResult[]> {
  const seen = await finishedAsync(analyse({ pages, request, knowledge }), pause);
  const results: ExtractionResult[] = [];
  for (const scorer of scorers) {
    const known = { ...knowledge, scorer };
    const remembered = { ...seen.context.remembered, knowledge: known };
    const isSame = seen.context.plain === seen.context.remembered;
    const plain = isSame ? remembered : { ...seen.context.plain, knowledge: known };
    const context = { plain, remembered };
    results.push((await finishedAsync(answerFrom({ ...seen, knowledge: known, context }), pause)).result);
  }
  return results;
}
