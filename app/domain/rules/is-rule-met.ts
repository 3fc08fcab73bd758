import { matchesPattern } from "./matches-pattern";
import type { Rule } from "./rule";

/** Bounds such as "0..5000"; either may be left out. Null for what is none. */
export function boundsIn(value: string): { least: number; most: number } | null {
  const [, least = "", most = ""] = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/.exec(value) ?? [];
  if (least === "" && most === "") return null;
  return { least: least === "" ? -Infinity : Number(least), most: most === "" ? Infinity : Number(most) };
}

/** A tolerance such as "0.05" or "2%" as a function of what it is a share of. Null for what is none. */
export function toleranceIn(value: string): ((of: number) => number) | null {
  const [, figure, percent] = /^(\d+(?:\.\d+)?)\s*(%)?$/.exec(value) ?? [];
  if (figure === undefined) return null;
  return (of) => (percent ? (Math.abs(of) * Number(figure)) / 100 : Number(figure));
}

/** Sums of decimals are not exact in binary. */
const hair = 1e-9;

/**
 * Whether the values of a document meet a rule; "" is a field without a value, and meets every rule but `required-if`. Of a `unique` rule
 * `isTaken` says whether another document of the supplier has the value.
 */
export function isRuleMet(
  { kind, field, other, value }: Rule,
  valueIn: (key: string) => string,
  isTaken: boolean,
): boolean {
  const own = valueIn(field).trim();
  const against = other === "" ? "" : valueIn(other).trim();
  if (kind === "required-if")
    return own !== "" || against === "" || (value !== "" && !isSame(against, value));
  if (own === "" || (other !== "" && against === "")) return true;
  switch (kind) {
    case "equals":
      return isSame(own, other === "" ? value : against);
    case "within":
      return isWithin(own, other === "" ? null : against, value);
    case "not-before":
      return own >= (other === "" ? value : against);
    case "pattern":
      return matchesPattern(own.slice(0, mostCharacters), value);
    case "unique":
      return !isTaken;
    default:
      return kind satisfies never;
  }
}

/** Characters of a value that a pattern is held against. */
const mostCharacters = 500;

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text);

function isSame(one: string, other: string): boolean {
  if (isNumber(one) && isNumber(other)) return Math.abs(Number(one) - Number(other)) <= hair;
  return folded(one) === folded(other);
}

const folded = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();

/** What is no number is no matter of this rule. */
function isWithin(own: string, against: string | null, value: string): boolean {
  if (!isNumber(own)) return true;
  if (against === null) {
    const bounds = boundsIn(value);
    return !bounds || (Number(own) >= bounds.least - hair && Number(own) <= bounds.most + hair);
  }
  const tolerance = toleranceIn(value);
  if (!tolerance || !isNumber(against)) return true;
  return Math.abs(Number(own) - Number(against)) <= tolerance(Number(against)) + hair;
}
