import { heightOf } from "../../geometry/rect";
import type { CandidateFact } from "../../values/candidate-fact";
import { mendedTaxId, type TaxId, taxIdOf } from "../../values/tax-ids";
import type { Line } from "../layout/line";
import type { Token } from "../layout/token";
import type { Candidate } from "./candidate";
import { candidateOn } from "./candidate-on";

/** Letters and digits of a tax number behind its label. */
const leastCharacters = 6;

/** What tax numbers of a line are looked for with: which tokens a tax label announces, and which belong to dates. */
export type TaxIdSources = {
  isLabelled: (first: Token) => boolean;
  taken: ReadonlySet<Token>;
  /** Whether words were recognised, so that a digit may be misread. */
  recognised?: boolean;
};

/** Set by hand, in heights: a country's code may stand further from its number than groups of digits from each other. */
const behindCode = 1.6;

/** Set by hand: no tax number is printed in more groups. */
const mostTokens = 6;

/**
 * Tax numbers of a line: runs of close tokens that look like one of the known kinds ("51 824 753 556", "DE 123 456
 * 789"), and behind a tax label any code of six characters or more. Longest run first, without overlaps.
 */
export function findTaxIds(line: Line, sources: TaxIdSources): Candidate[] {
  const found: Candidate[] = [];
  for (let start = 0; start < line.tokens.length; start += 1) {
    const match = longestRun(line, start, sources);
    if (!match) continue;
    found.push(match);
    start += match.tokens.length - 1;
  }
  return found;
}

function longestRun(line: Line, start: number, sources: TaxIdSources): Candidate | undefined {
  const first = line.tokens[start];
  if (!first || !/[\dA-Z]/.test(first.text) || sources.taken.has(first)) return undefined;
  const isLabelled = sources.isLabelled(first);
  const whole = isLabelled ? labelled(line, start, sources.taken) : undefined;
  for (let length = Math.min(mostTokens, line.tokens.length - start); length >= 1; length -= 1) {
    const tokens = line.tokens.slice(start, start + length);
    if (!standClose(tokens)) continue;
    const text = bare(tokens);
    if (!/^[A-Z0-9Ñ&][A-Z0-9Ñ& ./-]*$/.test(text) || !/\d{2}/.test(text)) continue;
    if (whole && whole.tokens.length > length) break;
    const kind = taxIdOf(text);
    const plausible = kind && (isLabelled || !kind.needsLabel) && (length === 1 || isGrouped(text));
    if (!plausible) continue;
    const mended = sources.recognised ? mendedTaxId(text) : undefined;
    const found = toCandidate(line, tokens, { text, kind, isLabelled });
    return mended === undefined ? found : { ...found, value: mended, facts: found.facts.add("mended") };
  }
  return whole;
}

/** Behind a tax label: the token itself, with the digit groups that follow closely. */
function labelled(line: Line, start: number, taken: ReadonlySet<Token>): Candidate | undefined {
  const first = line.tokens[start];
  if (!first || !/\d/.test(first.text) || !/^[\u201c"'(:#]*[A-Z0-9][A-Z0-9./-]*[),.;]*$/i.test(first.text))
    return undefined;
  const tokens = [first];
  for (const token of line.tokens.slice(start + 1, start + mostTokens)) {
    const last = tokens.at(-1);
    if (!last || taken.has(token) || !/^[\dA-Z./-]{1,6}[),.;]?$/.test(token.text) || !/\d/.test(token.text))
      break;
    if (!standClose([last, token])) break;
    tokens.push(token);
  }
  const text = bare(tokens);
  const isAmount = /^\d[\d,]*\.\d{2}$|^\d[\d.]*,\d{2}$/.test(text);
  return isAmount || text.replace(/[^\dA-Z]/gi, "").length < leastCharacters
    ? undefined
    : toCandidate(line, tokens, { text, kind: undefined, isLabelled: true });
}

function bare(tokens: readonly Token[]): string {
  return tokens
    .map((token) => token.text)
    .join(" ")
    .replace(/(\d{3,4}), (?=\d{3}(?:, \d{3})*$)/g, "$1. ")
    .replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, "");
}

function isGrouped(text: string): boolean {
  return text.split(" ").every((part) => /^[A-Z]{0,3}[\dA-Z./-]{1,15}$/.test(part));
}

/** In heights, set by hand: groups of one number stand nearer to each other. */
const gapInNumber = 0.9;

function standClose(tokens: readonly Token[]): boolean {
  return tokens.every((token, index) => {
    const before = tokens[index - 1];
    const gap = before && /^[A-Z]{2}$/.test(before.text) ? behindCode : gapInNumber;
    return !before || token.left - before.right < gap * Math.min(heightOf(before), heightOf(token));
  });
}

type Found = { text: string; kind: TaxId | undefined; isLabelled: boolean };

function toCandidate(line: Line, tokens: Token[], { text, kind, isLabelled }: Found): Candidate {
  const facts = new Set<CandidateFact>([`kind:${kind?.kind ?? "other"}`]);
  if (kind) facts.add("known-shape").add(`country:${kind.country}`);
  if (kind?.proven) facts.add("check-digit");
  if (kind?.proven === false) facts.add("check-digit-wrong");
  if (isLabelled) facts.add("tax-label");
  return candidateOn(line, tokens, { type: "taxId", value: text, facts });
}
