import { shownValue } from "../documents/shown-value";
import type { CheckOutcome } from "./check-outcome";

/** What is a name or a number by which something is called, not a quantity. */
const names = ["number", "file", "line", "meter"];

/** Outcomes with the dates and decimals of their sentences as people of a culture write them. */
export const shownOutcomes = (outcomes: readonly CheckOutcome[], culture: string): CheckOutcome[] =>
  outcomes.map((outcome) => ({
    ...outcome,
    values: Object.fromEntries(
      Object.entries(outcome.values).map(([name, value]) => [
        name,
        names.includes(name) || outcome.check === 5 ? value : shown(value, culture),
      ]),
    ),
  }));

const shown = (value: string, culture: string) =>
  shownValue(value, /^-?\d+\.\d+$/.test(value) ? "number" : "date", culture);
