import { analysisOf } from "./analysis-of";
import { specsFor } from "./fields/specs-for";
import type { Page } from "./reading/page";
import type { ExtractionRequest } from "./results/extraction-result";
import type { Knowledge } from "./stages/memory/knowledge";
import { scoreField } from "./stages/scoring/score-fields";
import type { Scored } from "./stages/scoring/scored";

/**
 * Every candidate of each wanted header field with its score, best first, before anything is decided: for inspection. A
 * score is a logit against "the field is not on the page".
 */
export function scoresOf(
  pages: readonly Page[],
  request: ExtractionRequest,
  knowledge: Knowledge,
): Record<string, Scored[]> {
  const context = analysisOf(pages, request, knowledge).context.remembered;
  const wanted = new Set(request.fields.filter(({ line }) => !line).map(({ key }) => key));
  const specs = specsFor(request).filter(({ key }) => wanted.has(key));
  return Object.fromEntries(specs.map((spec) => [spec.key, scoreField(spec, context)]));
}
