import { analysisOf } from "../analysis-of";
import { specsFor } from "../fields/specs-for";
import type { Page } from "../reading/page";
import type { ExtractionRequest, Place } from "../results/extraction-result";
import type { Candidate } from "../stages/candidates/candidate";
import { absenceFeatures, bestOf, noOptions } from "../stages/features/absence-features";
import type { Knowledge } from "../stages/memory/knowledge";
import { optionMaker, scorerInputOf } from "../stages/scoring/field-options";
import type { CandidateFeatures } from "../weights/candidate-features";
import { type WeightOwners, weightOwnersOf } from "../weights/weight-owners";
import { agreement } from "./agreement";

/** Share of common words by which a reading may be worse than the best and still be right: one of fifty. */
const asGood = 0.02;

/**
 * What is true of a document, by field: every acceptable canonical value; an empty list says that the field is known not
 * to be on it. Fields that are left out are unknown.
 */
export type Truth = Record<string, readonly string[]>;

/** Where on the document true values stand, by field, as far as known. */
export type TruePlaces = Readonly<Record<string, Place>>;

/** One candidate for a field; `isRight` says whether it has a true value. */
export type TrainingOption = { features: CandidateFeatures; isRight: boolean };

/** The candidates for one field of one document. Without a right one the field is known to be absent. */
export type TrainingField = { owners: WeightOwners; absence: CandidateFeatures; options: TrainingOption[] };

/** One document as the trainer sees it. It is made again from words and truth, never stored. */
export type TrainingExample = { kind: string; weight: number; fields: TrainingField[] };

/**
 * Makes the training example of a document. A field whose true value is no candidate is left out: there is nothing to
 * learn from it. Only the best agreeing candidates of a name or an address count as right. Where the place of the value
 * is known, the candidate there is the right one, and others of the same value say nothing.
 */
export function trainingExampleOf(
  pages: readonly Page[],
  { request, knowledge }: { request: ExtractionRequest; knowledge: Knowledge },
  truth: Truth,
  places: TruePlaces = {},
): TrainingExample {
  const context = analysisOf(pages, request, knowledge).context.remembered;
  const fields = specsFor(request).flatMap((spec): TrainingField[] => {
    const values = truth[spec.key];
    if (!values) return [];
    const options = context.candidates[spec.candidates].map(optionMaker(spec, context));
    const agreements = options.map(({ candidate }) =>
      Math.max(0, ...values.map((value) => agreement(candidate.type, candidate.value, value))),
    );
    const best = Math.max(0, ...agreements);
    if (values.length > 0 && best === 0) return [];
    const agrees = agreements.map((agreement) => best > 0 && agreement >= best - asGood);
    const place = places[spec.key];
    const isThere = options.map(
      ({ candidate }, index) => agrees[index] === true && place !== undefined && standsAt(candidate, place),
    );
    const isPlaced = isThere.includes(true);
    const right = isPlaced ? isThere : agrees;
    return [
      {
        owners: weightOwnersOf(spec),
        absence: absenceFeatures(options.reduce(bestOf, noOptions)),
        options: options.flatMap((option, index) =>
          isPlaced && agrees[index] && !right[index]
            ? []
            : [{ features: scorerInputOf(option, context), isRight: right[index] === true }],
        ),
      },
    ];
  });
  return { kind: request.kind, weight: 1, fields };
}

/** Whether the middle of one of the candidate's words lies in the place. */
function standsAt(candidate: Candidate, { page, box: [left, top, right, bottom] }: Place): boolean {
  if (candidate.page !== page) return false;
  return candidate.tokens.some(({ box: [x1, y1, x2, y2] }) => {
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    return x >= left && x <= right && y >= top && y <= bottom;
  });
}
