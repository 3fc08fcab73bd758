import { patternFor } from "../../languages/compile";
import type { ExtractionRequest } from "../../results/extraction-result";
import { compact } from "../../text/fold";
import { taxRatesOf } from "../../values/tax-rates";
import type { Candidate } from "../candidates/candidate";
import type { Candidates } from "../candidates/find-candidates";
import type { DocumentFacts } from "../facts/document-facts";
import type { LabelHit } from "../labels/find-labels";
import type { Knowledge } from "../memory/knowledge";
import type { Recalled } from "../memory/recall-memory";
import { amountRelations } from "./amount-relations";
import { type Association, associationsOf, type Surroundings, sectionOf, targetOf } from "./associations";
import { contextFeatures } from "./context-features";
import { dateRelations } from "./date-relations";
import type { FeatureSources } from "./feature-sources";
import { type FieldIndependentFeatures, fieldIndependentFeatures } from "./field-independent-features";
import { isParty } from "./is-party";
import { memoized } from "./memoized";
import { pageFactsOf } from "./page-facts";
import { partyRelations } from "./party-relations";

/** Percent: no country taxes a sale by as much. */
const beyondRates = 40;

/** What scoring needs to know of the document; `standing` tells the features of a candidate that hold for every field. */
export type ScoringContext = FeatureSources & {
  standing: (candidate: Candidate) => FieldIndependentFeatures;
};

/** Gathers what scoring needs to know of the document. */
export function scoringContextOf(
  around: Surroundings,
  candidates: Candidates,
  {
    request,
    knowledge,
    facts,
    recalled,
  }: { request: ExtractionRequest; knowledge: Knowledge; facts: DocumentFacts; recalled: Recalled | null },
): ScoringContext {
  const associations = memoized((candidate) => tiesOf(candidate, around));
  const { kind, receivedOn } = request;
  const context = {
    around,
    candidates,
    knowledge,
    recalled,
    relations: new Map([
      ...amountRelations(candidates.amount, ratesOf(candidates, facts.country), saysRounding(around.layout)),
      ...dateRelations(candidates.date),
      ...partyRelations(candidates, around, facts.country),
    ]),
    contextFeatures: memoized(contextFeatures(around.layout)),
    page: pageFactsOf(around.layout, candidates, { kind, receivedOn, associations }),
  };
  return { ...context, standing: fieldIndependentFeatures(context) };
}

const rounding = new RegExp(`^${patternFor("roundings")}`);

/** Whether a line begins with the name of a rounding, which cash needs where the smallest coin is of five cents. */
const saysRounding = ({ lines }: Surroundings["layout"]): boolean => lines.some(namesRounding);

/** Whether a line begins with the name of a rounding, be it what was rounded off or the rounded sum. */
export const namesRounding = ({ text }: { text: string }): boolean => rounding.test(compact(text));

/** The tax rates in play, in percent: those of the country and those that are printed. */
export function ratesOf(candidates: Candidates, country: string | undefined): number[] {
  const printed = candidates.number
    .filter((number) => number.facts.has("percent"))
    .map((number) => Number(number.value));
  return [...new Set([...taxRatesOf(country), ...printed.filter((rate) => rate > 0 && rate < beyondRates)])];
}

function tiesOf(candidate: Candidate, around: Surroundings): Association[] {
  const target = targetOf(candidate);
  const direct = associationsOf(target, around);
  return isParty(candidate) ? [...direct, ...sectionOf(target, around, namesParty)] : direct;
}

const partyFields = new Set(["vendorName", "customerName", "shipToAddress"]);

/** Whether a label announces a party: vendor, customer or recipient. */
export function namesParty(label: LabelHit): boolean {
  return label.senses.some((sense) => partyFields.has(sense.field) && sense.strength >= 1);
}
