import { shownCount } from "./shown-count";

/** What stands in a text for a value: a `count` with its digits grouped as the language has it, others as they are. */
export const shownValue = <Value>(
  name: unknown,
  value: Value,
  language: string | undefined,
): Value | string => (name === "count" && typeof value === "number" ? shownCount(value, language) : value);
