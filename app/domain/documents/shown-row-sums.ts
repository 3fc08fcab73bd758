import type { LineItem, Reason } from "@fieldwise/engine/results";
import { shownValue } from "./shown-value";

/** The sums that were tried on a line item, in the numbers of a person of this culture ("3 × 4.10 = 12.30"). */
export function shownRowSums({ cells }: LineItem, culture: string): Reason[] {
  return Object.values(cells)
    .flatMap(({ reasons }) => reasons)
    .filter(({ key }) => key.startsWith("reason.row-"))
    .map(({ key, values }) => ({
      key,
      values: Object.fromEntries(
        Object.entries(values).map(([name, text]) => [
          name,
          name === "raw" ? text : shownNumber(text, culture),
        ]),
      ),
    }));
}

const shownNumber = (text: string, culture: string) =>
  /^-?\d+(?:\.\d+)?$/.test(text) ? shownValue(text, "number", culture) : text;
