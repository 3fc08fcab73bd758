import type { FieldType } from "../../results/extraction-result";
import type { CandidateType } from "../../values/candidate-type";
import type { Candidate } from "../candidates/candidate";
import { matchesEmbedded } from "../candidates/is-same-value";
import { runsOf } from "../candidates/runs-of";
import type { ScoringContext } from "../features/scoring-context";

/** Where a value is printed, and whether a label there says that it is this field. */
export type Printed = { candidate: Candidate; labelled: boolean };

const candidatesOf: Partial<Record<FieldType, readonly CandidateType[]>> = {
  amount: ["amount"],
  number: ["number"],
  percent: ["number"],
  date: ["date"],
  address: ["address"],
  name: ["name"],
};

/** Looks a value up among what is printed; the place with the field's own label goes before the others. */
export function findPrinted(
  field: string,
  type: FieldType,
  value: string,
  context: ScoringContext,
): Printed | undefined {
  const found = (candidatesOf[type] ?? [])
    .flatMap((kind) => context.candidates[kind])
    .filter((candidate) => matchesEmbedded(type, candidate, value));
  if (type !== "amount" && type !== "date" && type !== "number")
    found.unshift(...runsOf(value, value, context.around.layout));
  const printed = found.map((candidate) => ({
    candidate,
    labelled: isLabelled(field, candidate, context),
  }));
  return printed.find(({ labelled }) => labelled) ?? printed[0];
}

/** Set by hand: a label that stands well by its value; of the field, a weak one will do. */
const [leastQuality, leastStrength] = [0.4, 0.5];

function isLabelled(field: string, candidate: Candidate, { page }: ScoringContext): boolean {
  return page
    .associations(candidate)
    .some(
      ({ label, quality }) =>
        quality > leastQuality &&
        label.senses.some((sense) => sense.field === field && sense.strength >= leastStrength),
    );
}
