import type { Candidate, CandidateType } from "../candidates/candidate";
import { candidateOn } from "../candidates/candidate-on";
import type { FieldType } from "../extraction-result";
import { compact } from "../layout/fold";
import type { Line } from "../layout/line";
import type { ScoringContext } from "../scoring/scoring-context";
import { saysSame } from "./is-same-value";

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
    .filter((candidate) => saysSame(type, candidate, value));
  if (type !== "amount" && type !== "date" && type !== "number") found.unshift(...runsOf(value, context));
  const printed = found.map((candidate) => ({
    candidate,
    labelled: isLabelled(field, candidate, context),
  }));
  return printed.find(({ labelled }) => labelled) ?? printed[0];
}

function isLabelled(field: string, candidate: Candidate, { page }: ScoringContext): boolean {
  return page
    .associations(candidate)
    .some(
      ({ label, quality }) =>
        quality > 0.4 && label.senses.some((sense) => sense.field === field && sense.strength >= 0.5),
    );
}

/** Every run of words on one line that has exactly the letters and digits of the text. */
function runsOf(text: string, { around }: ScoringContext): Candidate[] {
  const wanted = compact(text);
  return wanted.length < 2 ? [] : around.layout.lines.flatMap((line) => runsOn(line, wanted, text));
}

function runsOn(line: Line, wanted: string, value: string): Candidate[] {
  const parts = line.tokens.map((token) => compact(token.text));
  return parts.flatMap((_, start) => {
    let letters = "";
    for (let end = start; end < parts.length && letters.length < wanted.length; end += 1) {
      letters += parts[end];
      if (letters === wanted) {
        const tokens = line.tokens.slice(start, end + 1);
        return [candidateOn(line, tokens, { type: "id", value, facts: new Set() })];
      }
      if (!wanted.startsWith(letters)) return [];
    }
    return [];
  });
}
