import { centsOf } from "../../values/read-amount";
import { namesRounding, type ScoringContext } from "../features/scoring-context";
import type { Chosen } from "../scoring/scored";

/** In cents: the smallest coin where a receipt rounds. */
const smallestCoin = 5;

const rounded = ["total", "amountDue"];

/**
 * Whether an amount to be paid cannot be what the page rounded it to: something was rounded off, and cents are left that no coin pays.
 * It is the sum before rounding, or recognised paper on which it was misread.
 */
export function isUnrounded(
  field: string,
  { candidate, features }: Chosen,
  context: ScoringContext,
): boolean {
  if (!rounded.includes(field)) return false;
  const cents = centsOf(candidate.value);
  if (!Number.isInteger(cents) || cents % smallestCoin === 0) return false;
  return (
    features["unrounded-as-shown"] === 1 || (context.around.layout.recognised && tellsRoundedOff(context))
  );
}

/** Whether a line names a rounding and holds no more than one rounds off: "Rounded total 198.67" holds more. */
const tellsRoundedOff = ({ around, candidates }: ScoringContext): boolean =>
  around.layout.lines.some(
    (line) =>
      namesRounding(line) &&
      !candidates.amount.some(
        ({ line: at, value }) => at === line.index && Math.abs(centsOf(value)) >= smallestCoin,
      ),
  );
