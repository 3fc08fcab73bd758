import type { Candidate } from "../candidates/candidate";
import type { Candidates } from "../candidates/find-candidates";
import type { ExtractionRequest, Reason } from "../extraction-result";
import type { FieldSpec } from "../fields/field-spec";
import {
  type Association,
  associationsOf,
  type Surroundings,
  sectionOf,
  targetOf,
} from "../labels/associations";
import type { LabelHit } from "../labels/find-labels";
import { otherField } from "../labels/label-lexicon";
import { scoreOf } from "./features";
import { type PageFacts, pageFactsOf } from "./page-facts";
import { partyFeatures } from "./party-features";
import { placeFeatures } from "./place-features";
import type { Scored } from "./scored";
import { weightsOf } from "./weights";

/** What scoring needs to know of the document. */
export type ScoringContext = { around: Surroundings; candidates: Candidates; page: PageFacts };

/** Rates every candidate of the field's type, best first. */
export function scoreField(spec: FieldSpec, context: ScoringContext): Scored[] {
  const weights = weightsOf(spec, context.page.kind);
  return context.candidates[spec.candidates]
    .map((candidate) => {
      const ties = context.page.associations(candidate);
      const features = {
        bias: 1,
        ...labelFeatures(spec.key, ties),
        ...placeFeatures(candidate, context),
        ...(spec.candidates === "name" || spec.candidates === "address"
          ? partyFeatures(candidate, context)
          : {}),
      };
      const reasons = reasonsOf(spec.key, ties, candidate);
      return { field: spec.key, candidate, score: scoreOf(features, weights), features, reasons };
    })
    .sort((a, b) => b.score - a.score);
}

/** Gathers what scoring needs to know of the document. */
export function scoringContextOf(
  around: Surroundings,
  candidates: Candidates,
  request: ExtractionRequest,
): ScoringContext {
  const associations = rememberAssociations(around);
  const { kind, receivedOn } = request;
  return {
    around,
    candidates,
    page: pageFactsOf(around.layout, candidates, { kind, receivedOn, associations }),
  };
}

/** The associations of a candidate, looked up once however many fields ask. */
function rememberAssociations(around: Surroundings): PageFacts["associations"] {
  const known = new Map<Candidate, Association[]>();
  return (candidate) => {
    const ties = known.get(candidate) ?? tiesOf(candidate, around);
    known.set(candidate, ties);
    return ties;
  };
}

function tiesOf(candidate: Candidate, around: Surroundings): Association[] {
  const target = targetOf(candidate);
  const direct = associationsOf(target, around);
  return isParty(candidate) ? [...direct, ...sectionOf(target, around, namesParty)] : direct;
}

function isParty(candidate: Candidate): boolean {
  return candidate.type === "name" || candidate.type === "address";
}

const partyFields = new Set(["vendorName", "customerName", "shipToAddress"]);

function namesParty(label: LabelHit): boolean {
  return label.senses.some((sense) => partyFields.has(sense.field) && sense.strength >= 1);
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
