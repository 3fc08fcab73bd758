import type { Line } from "../layout/line";
import { heightOf, type Token } from "../layout/token";
import type { Candidate } from "./candidate";
import { candidateOn } from "./candidate-on";
import { taxIdOf } from "./tax-ids";

/**
 * Tax numbers of a line: runs of close tokens that look like one of the known kinds ("51 824 753 556", "DE 123 456
 * 789"), and behind a tax label any code of five characters or more. Longest run first, without overlaps.
 */
export function findTaxIds(line: Line, isLabelled: (first: Token) => boolean): Candidate[] {
  const found: Candidate[] = [];
  for (let start = 0; start < line.tokens.length; start += 1) {
    const match = longestRun(line, start, isLabelled);
    if (!match) continue;
    found.push(match);
    start += match.tokens.length - 1;
  }
  return found;
}

function longestRun(line: Line, start: number, isLabelled: (first: Token) => boolean): Candidate | undefined {
  const first = line.tokens[start];
  if (!first || !/[\dA-Z]/.test(first.text)) return undefined;
  for (let length = Math.min(5, line.tokens.length - start); length >= 1; length -= 1) {
    const tokens = line.tokens.slice(start, start + length);
    if (!standClose(tokens)) continue;
    const text = tokens
      .map((token) => token.text)
      .join(" ")
      .replace(/^[(:#]+|[).,;:]+$/g, "");
    if (!/^[A-Z0-9Ñ&][A-Z0-9Ñ& ./-]*$/.test(text) || !/\d{2}/.test(text)) continue;
    const kind = taxIdOf(text);
    const plausible =
      kind && (kind.proven !== false || isLabelled(first)) && (length === 1 || isGrouped(text));
    if (plausible) return toCandidate(line, tokens, text, kind.proven === true, kind.kind);
  }
  return isLabelled(first) ? labelled(line, start) : undefined;
}

/** Behind a tax label: the token itself, with following digit groups. */
function labelled(line: Line, start: number): Candidate | undefined {
  const first = line.tokens[start];
  if (!first || !/\d/.test(first.text) || !/^[A-Z0-9(][A-Z0-9./-]*[),.]?$/i.test(first.text))
    return undefined;
  const tokens = [first];
  for (const token of line.tokens.slice(start + 1)) {
    if (
      !/^[\dA-Z]{2,5}$/.test(token.text) ||
      !/\d/.test(token.text) ||
      !standClose([tokens.at(-1) as Token, token])
    )
      break;
    tokens.push(token);
  }
  const text = tokens
    .map((token) => token.text)
    .join(" ")
    .replace(/^[(]+|[),.]+$/g, "");
  return text.replace(/[^\dA-Z]/gi, "").length < 6
    ? undefined
    : toCandidate(line, tokens, text, false, "other");
}

function isGrouped(text: string): boolean {
  return text.split(" ").every((part) => /^[A-Z]{0,3}[\dA-Z]{1,9}$/.test(part));
}

function standClose(tokens: readonly Token[]): boolean {
  return tokens.every((token, index) => {
    const before = tokens[index - 1];
    return !before || token.left - before.right < 0.9 * Math.min(heightOf(before), heightOf(token));
  });
}

function toCandidate(line: Line, tokens: Token[], text: string, proven: boolean, kind: string): Candidate {
  const facts = new Set<string>([`kind:${kind}`]);
  if (proven) facts.add("check-digit");
  if (kind !== "other") facts.add("known-shape");
  return candidateOn(line, tokens, { type: "taxId", value: text, facts });
}
