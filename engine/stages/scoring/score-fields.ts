import type { FieldSpec } from "../../fields/field-spec";
import type { Reason } from "../../results/extraction-result";
import { finished, mappedInSteps, type Steps } from "../../runtime/steps";
import type { Features } from "../../weights/features";
import { candidateScorerFor } from "../../weights/scorer";
import { weightOwnersOf } from "../../weights/weight-owners";
import type { Candidate } from "../candidates/candidate";
import { suggestionReasons } from "../candidates/suggestion";
import { absenceFeatures, bestOf, labelStrength, noOptions } from "../features/absence-features";
import type { Surroundings } from "../features/associations";
import type { ScoringContext } from "../features/scoring-context";
import { isLabelText, isWeakLabelText } from "../labels/is-label-text";
import { type OwnLabels, ownLabelsOf } from "../labels/own-labels";
import type { DocumentLayout } from "../layout/document-layout";
import { type Option, optionMaker, scorerInputOf } from "./field-options";
import { isLabelled } from "./is-labelled";
import { labelReasons } from "./label-reasons";
import type { Scored } from "./scored";

/** Nobody decides for a candidate that scores below and has no label; it gets neither features nor reasons. */
export const minScore = -6;
/** Candidates looked at in one step. */
const candidatesAtOnce = 100;

/** Rates every candidate of the field's type against "not on the page", best first. */
export const scoreField = (spec: FieldSpec, context: ScoringContext): Scored[] =>
  finished(scoreInSteps(spec, context));

/** The same in steps of some candidates each. */
export function* scoreInSteps(spec: FieldSpec, context: ScoringContext): Steps<Scored[]> {
  const candidates = context.candidates[spec.candidates];
  const rate = candidateScorerFor(context.knowledge.scorer, weightOwnersOf(spec), context.page.kind);
  const optionOf = optionMaker(spec, context);
  let best = noOptions;
  const rated = yield* mappedInSteps(candidates, candidatesAtOnce, (candidate) => {
    const option = optionOf(candidate);
    best = bestOf(best, option);
    return rate(scorerInputOf(option, context));
  });
  const absent = rate(absenceFeatures(best));
  yield;
  // Of most candidates only the score is wanted, so that options are not kept but made again.
  const scored = yield* mappedInSteps(candidates, candidatesAtOnce, (candidate, index) => {
    const score = (rated[index] ?? 0) - absent;
    const option = optionOf(candidate);
    return score < minScore && labelStrength(option.labels) === 0
      ? lowScored(spec.key, option, score)
      : toScored(spec.key, option, score);
  });
  const shared = withShares(scored.sort((a, b) => b.score - a.score));
  return spec.own ? beforeLabels(spec, shared, context.around) : shared;
}

/**
 * The options of a field that a tenant made up that are better than any text that is nothing but labels or heads of columns. Where such a text
 * is best it stands in the place of the value, and the field is empty. Trained fields know that by their weights. A word
 * that is a weak label somewhere is a value where the field's own label announces it, and says nothing elsewhere. What stands among heads gives way to a value
 * below the label.
 */
function beforeLabels(spec: FieldSpec, scored: Scored[], { layout }: Surroundings): Scored[] {
  const own = ownLabelsOf([spec]);
  const standings = scored.map((option) => ({ option, standing: standingOf(option, layout, own) }));
  const isBelow = standings.some(({ option, standing }) => isLabelled(option) && standing === "value");
  const possible = standings.filter(
    ({ standing }) => standing !== "weak" && !(isBelow && standing === "head"),
  );
  const first = possible.findIndex(({ standing }) => standing !== "value");
  return (first < 0 ? possible : possible.slice(0, first)).map(({ option }) => option);
}

/** What a text is to a field that a tenant made up: a weak label that nothing announces says nothing. */
function standingOf(option: Scored, layout: DocumentLayout, own: OwnLabels): Standing {
  const { value } = option.candidate;
  const isWeak = isWeakLabelText(value);
  if (isWeak && !isLabelled(option)) return "weak";
  if (!isWeak && isLabelText(value, own)) return "label";
  return isAmongHeads(option.candidate, layout, own) ? "head" : "value";
}

type Standing = "value" | "label" | "head" | "weak";

/** Whether a text stands among labels and heads of columns, all others of its line: it heads something, too. */
function isAmongHeads({ line, tokens }: Candidate, { lines }: DocumentLayout, own: OwnLabels): boolean {
  const segments = lines[line]?.segments ?? [];
  const at = segments.findIndex((segment) => tokens[0] && segment.tokens.includes(tokens[0]));
  const others = segments.toSpliced(at, 1);
  const isLast = at === segments.length - 1;
  return others.length > 1 && !isLast && others.every(({ text }) => isLabelText(text, own));
}

const noFeatures: Features = Object.freeze({});
const noReasons = Object.freeze([]) as unknown as Reason[];

function toScored(field: string, option: Option, score: number): Scored {
  const { candidate, remembered } = option;
  const features = { ...option.standing, ...option.labels, ...remembered.features };
  const reasons = [
    ...remembered.reasons,
    ...labelReasons(field, option.ties, candidate),
    ...suggestionReasons(field, candidate),
  ];
  return { field, candidate, score, share: 0, features, reasons };
}

const lowScored = (field: string, { candidate }: Option, score: number): Scored => ({
  field,
  candidate,
  score,
  share: 0,
  features: noFeatures,
  reasons: noReasons,
});

/**
 * Shares the probability out by softmax; candidates of the same value have their shares together, and the best of them
 * scores for all.
 */
function withShares(scored: Scored[]): Scored[] {
  const highest = Math.max(0, scored[0]?.score ?? 0);
  const byValue = new Map<string, number>();
  let total = Math.exp(-highest);
  for (const { candidate, score } of scored) {
    const power = Math.exp(score - highest);
    total += power;
    byValue.set(candidate.value, (byValue.get(candidate.value) ?? 0) + power);
  }
  const seen = new Set<string>();
  for (const option of scored) {
    const together = byValue.get(option.candidate.value) ?? 0;
    const isFirst = !seen.has(option.candidate.value);
    seen.add(option.candidate.value);
    option.share = together / total;
    if (isFirst) option.score = highest + Math.log(together);
  }
  return scored.sort((a, b) => b.score - a.score);
}
