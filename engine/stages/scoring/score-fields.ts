import type { FieldSpec } from "../../fields/field-spec";
import { finished, mappedInSteps, type Steps } from "../../runtime/steps";
import { rateFor } from "../../weights/scorer";
import { suggestionFor } from "../candidates/suggestion";
import { absenceFeatures } from "../features/absence-features";
import type { ScoringContext } from "../features/scoring-context";
import { type Option, optionsFor } from "./field-options";
import { labelReasons } from "./label-reasons";
import type { Scored } from "./scored";

/** Nobody decides for a candidate that scores below; it gets neither features nor reasons. */
const leastScore = -6;
/** Options rated in one step. */
const optionsAtOnce = 500;

/** Rates every candidate of the field's type against "not on the page", best first. */
export const scoreField = (spec: FieldSpec, context: ScoringContext): Scored[] =>
  finished(scoreInSteps(spec, context));

/** The same in steps of some candidates each. */
export function* scoreInSteps(spec: FieldSpec, context: ScoringContext): Steps<Scored[]> {
  const rate = rateFor(context.knowledge.scorer, spec.key, context.page.kind);
  const options = yield* optionsFor(spec, context);
  const absent = rate(absenceFeatures(options));
  yield;
  const scored = yield* mappedInSteps(options, optionsAtOnce, (option) =>
    toScored(
      spec.key,
      option,
      option.prior + suggestionFor(spec.key, option.candidate).logit + rate(option.seen) - absent,
    ),
  );
  return withShares(scored.sort((a, b) => b.score - a.score));
}

function toScored(field: string, option: Option, score: number): Scored {
  const { candidate, prior, remembered } = option;
  if (score < leastScore) return { field, candidate, score, prior, share: 0, features: {}, reasons: [] };
  const features = { ...option.standing, ...option.labels, ...remembered.features };
  const reasons = [
    ...remembered.reasons,
    ...labelReasons(field, option.ties, candidate),
    ...suggestionFor(field, candidate).reasons,
  ];
  return { field, candidate, score, prior, share: 0, features, reasons };
}

/**
 * Shares the probability out by softmax; candidates of the same value have their shares together, and the best of them
 * scores for all.
 */
function withShares(scored: readonly Scored[]): Scored[] {
  const highest = Math.max(0, scored[0]?.score ?? 0);
  const byValue = new Map<string, number>();
  let total = Math.exp(-highest);
  for (const { candidate, score } of scored) {
    const power = Math.exp(score - highest);
    total += power;
    byValue.set(candidate.value, (byValue.get(candidate.value) ?? 0) + power);
  }
  const seen = new Set<string>();
  return scored
    .map((option) => {
      const together = byValue.get(option.candidate.value) ?? 0;
      const isFirst = !seen.has(option.candidate.value);
      seen.add(option.candidate.value);
      return {
        ...option,
        share: together / total,
        score: isFirst ? highest + Math.log(together) : option.score,
      };
    })
    .sort((a, b) => b.score - a.score);
}
