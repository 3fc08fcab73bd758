import type { Candidate } from "../candidates/candidate";
import type { Reason } from "../extraction-result";
import type { FieldSpec } from "../fields/field-spec";
import type { Association } from "../labels/associations";
import { otherField } from "../labels/label-lexicon";
import { memoryFor } from "../memory/memory-for";
import { absenceFeatures } from "../scorer/absence-features";
import type { CandidateFeatures } from "../scorer/candidate-features";
import { namedHashes } from "../scorer/named-hashes";
import { rateFor } from "../scorer/scorer";
import { type Features, scoreOf } from "./features";
import { partyFeatures } from "./party-features";
import { placeFeatures } from "./place-features";
import type { Scored } from "./scored";
import { isParty, namesParty, type ScoringContext } from "./scoring-context";
import { weightsOf } from "./weights";

/** A candidate that could fill a field, with all that its score is made of. `prior` is the score by hand-set weights. */
export type Option = {
  candidate: Candidate;
  features: Features;
  seen: CandidateFeatures;
  prior: number;
  reasons: Reason[];
};

/** Every candidate of the field's type with its features, in order of the page. */
export function optionsFor(spec: FieldSpec, context: ScoringContext): Option[] {
  const weights = weightsOf(spec, context.page.kind);
  const memory = memoryFor(spec, context);
  return context.candidates[spec.candidates].map((candidate) => {
    const ties = context.page.associations(candidate);
    const features = {
      bias: 1,
      ...labelFeatures(spec.key, ties),
      ...placeFeatures(candidate, context),
      ...context.relations.get(candidate),
      ...(isParty(candidate) ? partyFeatures(candidate, context) : {}),
    };
    const seen = { marks: context.marks(candidate), named: namedHashes(features) };
    const remembered = memory(candidate);
    const reasons = [...remembered.reasons, ...reasonsOf(spec.key, ties, candidate)];
    return {
      candidate,
      features: { ...features, ...remembered.features },
      seen,
      prior: scoreOf(features, weights) + remembered.logit,
      reasons,
    };
  });
}

/** Rates every candidate of the field's type against "not on the page", best first. */
export function scoreField(spec: FieldSpec, context: ScoringContext): Scored[] {
  const rate = rateFor(context.knowledge.scorer, spec.key, context.page.kind);
  const options = optionsFor(spec, context);
  const absent = rate(absenceFeatures(options));
  const scored = options
    .map(({ candidate, features, seen, prior, reasons }) => {
      const score = prior + rate(seen) - absent;
      return { field: spec.key, candidate, score, prior, share: 0, features, reasons };
    })
    .sort((a, b) => b.score - a.score);
  return withShares(scored);
}

/**
 * Shares the probability out by softmax; candidates of the same value have their shares together, and the best of them
 * scores for all.
 */
export function withShares(scored: readonly Scored[]): Scored[] {
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

function labelFeatures(field: string, ties: readonly Association[]) {
  const own = (relation: Association["relation"]) =>
    Math.max(
      0,
      ...ties.filter((tie) => tie.relation === relation).map((tie) => tie.quality * strengthFor(field, tie)),
    );
  const right = own("right");
  const below = own("below");
  const section = own("section");
  const best = Math.max(right, below, section);
  const foreign = Math.max(0, ...ties.map((tie) => foreignPull(field, tie)));
  return {
    "label-right": right === best ? right : 0,
    "label-below": below === best && below > right ? below : 0,
    "label-section": section === best && section > Math.max(right, below) ? section : 0,
    unlabelled: best < 0.15 ? 1 : 0,
    claimed: foreign > best ? foreign - 0.5 * best : 0,
    colon: ties.some((tie) => tie.label.endsWithColon && tie.quality > 0.6 && strengthFor(field, tie) > 0)
      ? 1
      : 0,
  };
}

function strengthFor(field: string, tie: Association): number {
  return tie.label.senses.find((sense) => sense.field === field)?.strength ?? 0;
}

/** How strongly a label of something else pulls the candidate away. */
function foreignPull(field: string, tie: Association): number {
  if (strengthFor(field, tie) > 0) return 0;
  const strongest = Math.max(
    0,
    ...tie.label.senses.map((sense) => (sense.field === otherField ? 0.8 : sense.strength)),
  );
  const isOverParty = tie.relation === "below" && addressFields.has(field) && !namesParty(tie.label);
  return tie.quality * strongest * (isOverParty ? 0.25 : 1);
}

/** A label that names no party and stands above an address says little about it. */
const addressFields = new Set(["vendorAddress", "billToAddress", "shipToAddress"]);

const relationReason = { right: "reason.right-of", below: "reason.below", section: "reason.in-section" };

function reasonsOf(field: string, ties: readonly Association[], candidate: Candidate): Reason[] {
  const best = ties
    .filter((tie) => strengthFor(field, tie) > 0)
    .sort((a, b) => b.quality * strengthFor(field, b) - a.quality * strengthFor(field, a))[0];
  const reasons: Reason[] = [];
  if (best)
    reasons.push({
      key: relationReason[best.relation],
      values: { label: best.label.text },
    });
  if (candidate.facts.has("check-digit"))
    reasons.push({ key: "reason.check-digit", values: { kind: kindOf(candidate) } });
  return reasons;
}

function kindOf(candidate: Candidate): string {
  return [...candidate.facts].find((fact) => fact.startsWith("kind:"))?.slice(5) ?? "";
}
