import { patternFor } from "../../languages/compile";
import { fold } from "../../text/fold";
import type { DocumentLayout } from "../layout/document-layout";
import type { Scored } from "../scoring/scored";

/** Logits that the consumption of a day, or an average, costs: it has the unit and half the label. Set by hand, as the next two. */
const averageCost = 6;
/** What a consumption gains that is the difference of the readings. */
const readingsGain = 4;
/** What one gains that is the sum of two others in the same unit, by day and by night; each of these is a part. */
const wholeGain = 2;

const averages = new RegExp(`(?<![\\p{L}])${patternFor("averages")}(?![\\p{L}])`, "u");

/** Words behind a consumption that still speak of it: its unit, "per day". */
const wordsBehind = 3;

/** The options for what was used, by what the bill's numbers make together and by what stands beside them. */
export function withUsageEvidence(
  options: readonly Scored[],
  { currentRead, previousRead }: Record<string, readonly Scored[]>,
  { lines }: DocumentLayout,
): Scored[] {
  const used = differenceOf(currentRead?.[0], previousRead?.[0]);
  const isAverage = options.map((option) => averages.test(wordsBeside(option, lines)));
  const parts = options.filter((option, index) => hasUnit(option) && !isAverage[index]);
  return options
    .map((option, index) => ({
      ...option,
      score:
        option.score -
        (isAverage[index] ? averageCost : 0) +
        (used !== undefined && isSame(numberOf(option), used) ? readingsGain : 0) +
        (isWhole(option, parts) ? wholeGain : 0),
    }))
    .sort((a, b) => b.score - a.score);
}

const numberOf = ({ candidate }: Scored): number => Number(candidate.value);

/** Consumption is printed with two decimals at most: half of the last one. */
const halfDigit = 0.005;

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < halfDigit;

const hasUnit = ({ candidate }: Scored): boolean => candidate.facts.has("kwh-unit");

/** What was used by the readings, where both are believed. */
function differenceOf(current: Scored | undefined, previous: Scored | undefined): number | undefined {
  if (!current || !previous || current.score <= 0 || previous.score <= 0) return undefined;
  const used = numberOf(current) - numberOf(previous);
  return used > 0 ? used : undefined;
}

function isWhole(option: Scored, parts: readonly Scored[]): boolean {
  const whole = numberOf(option);
  const values = [...new Set(parts.map(numberOf))].filter((value) => value > 0 && value < whole);
  return values.some((value, index) => values.slice(index + 1).some((other) => isSame(value + other, whole)));
}

function wordsBeside({ candidate }: Scored, lines: DocumentLayout["lines"]): string {
  const { segments = [], tokens = [] } = lines[candidate.line] ?? {};
  const at = segments.findIndex((one) => one.tokens.some((token) => candidate.tokens.includes(token)));
  const near = segments.slice(Math.max(0, at - 1), at + 1).flatMap((segment) => segment.tokens);
  const last = candidate.tokens.at(-1);
  const end = last ? tokens.indexOf(last) + 1 : 0;
  const words = new Set([...near, ...tokens.slice(end, end + wordsBehind)]);
  return fold([...words].map(({ text }) => text).join(" "));
}
