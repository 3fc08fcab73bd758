import { certaintyOf } from "../../results/certainty";
import type { FoundValue } from "../../results/extraction-result";
import type { Recalled } from "../memory/recall-memory";
import type { Chosen } from "../scoring/scored";

/** What was answered, and the choices behind it, by field. */
type Answer = { fields: Record<string, FoundValue>; chosen: Record<string, Chosen> };

/**
 * The answer with what is remembered of the layout, in which every field that memory may not change stays as it is read
 * without it. Only a field that a person corrected on a document of this vendor is answered anew; of another vendor's
 * page only where the plain reading is doubtful. Elsewhere memory fills what is not read, and makes surer what it agrees with.
 */
export function keepReadings(plain: Answer, remembered: Answer, recalled: Recalled): Answer {
  const answer: Answer = { fields: { ...remembered.fields }, chosen: { ...remembered.chosen } };
  for (const key of new Set([...Object.keys(plain.chosen), ...Object.keys(plain.fields)])) {
    if (mayChange(key, plain, remembered, recalled)) continue;
    const [found, choice] = [plain.fields[key], plain.chosen[key]];
    if (found) answer.fields[key] = found;
    if (choice) answer.chosen[key] = choice;
  }
  return answer;
}

function mayChange(key: string, plain: Answer, remembered: Answer, { fields, match }: Recalled): boolean {
  const [read, known] = [valueIn(plain, key), valueIn(remembered, key)];
  if (read === undefined || read === known) return true;
  const field = fields.get(key);
  if (!field?.corrected || (known === undefined && field.absent === 0)) return false;
  return match.isVendor || certaintyOf(plain.fields[key]?.confidence ?? 0) === "doubtful";
}

/** A field that nobody asked for has a choice all the same, for the sums. */
const valueIn = ({ fields, chosen }: Answer, key: string): string | undefined =>
  fields[key]?.value ?? chosen[key]?.candidate.value;
