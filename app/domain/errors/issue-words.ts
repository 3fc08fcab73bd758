import { z } from "zod";

type RawIssue = Parameters<NonNullable<ReturnType<typeof z.config>["localeError"]>>[0];

/**
 * Has zod ask here whenever a schema has no words of its own: its English would reach people and API clients. Done once this
 * file is loaded; tests do it again, because a copy of zod that comes later, within another tool, takes English back.
 */
export const setIssueWords = () => z.config({ localeError: wordsOf });

setIssueWords();

/** What is wrong with an input, as a translation key. */
function wordsOf(issue: RawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null ? "form.required" : "error.input.kind";
    case "too_small":
      return `error.input.least-${thingOf(issue.origin)}`;
    case "too_big":
      return `error.input.most-${thingOf(issue.origin)}`;
    case "invalid_format":
      return "error.input.format";
    case "invalid_value":
      return "error.input.choice";
    case "unrecognized_keys":
      return "error.input.unknown";
    default:
      return "error.input.wrong";
  }
}

/** What a length counts. */
const thingOf = (origin: string) =>
  origin === "string" ? "characters" : origin === "array" || origin === "set" ? "entries" : "number";

export type IssueValues = Record<string, string | number>;

/** What fills the placeholders of an issue's words: bounds, the kind that was expected, choices, unknown names. */
export function valuesOfIssue(issue: object): IssueValues {
  const values: IssueValues = {};
  for (const [name, value] of Object.entries(issue)) {
    if (!["minimum", "maximum", "expected", "values", "keys"].includes(name)) continue;
    values[name] = typeof value === "number" ? value : [value].flat().join(", ");
  }
  return values;
}
