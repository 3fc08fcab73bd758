import type { CandidateFact } from "../../values/candidate-fact";
import type { Line, Segment } from "../layout/line";
import type { Token } from "../layout/token";
import type { Candidate } from "./candidate";
import { candidateOn } from "./candidate-on";

/** Pieces of one number: cards have four, accounts seven. */
const mostPieces = 7;
/** Digits of a number in pieces behind a letter. */
const leastBehindLetter = 3;
/** Digits of one without: fewer are an amount or a size. */
const leastDigits = 5;

/**
 * Tokens that may be a number or code: they hold a digit and are no date, no amount with decimals, no time, no e-mail
 * or web address. Digit groups that stand close ("1234 5678 9012") are also offered as one.
 */
export function findIds(line: Line, taken: ReadonlySet<Token>): Candidate[] {
  return line.segments.flatMap((segment) => [
    ...segment.tokens.filter((token) => !taken.has(token)).flatMap((token) => single(line, token)),
    ...groups(line, segment, taken),
  ]);
}

function single(line: Line, token: Token): Candidate[] {
  const text = token.text.replace(/^[#:.,;(*"'\u201c]+|[:.,;)*"'\u201d]+$/g, "");
  return isId(text) ? [toCandidate(line, [token], text)] : [];
}

/** Characters of one word that is a number; longer ones are keys and check sums, which nobody asks for. */
const longestId = 32;

function isId(text: string): boolean {
  if (
    text.length < 2 ||
    text.length > longestId ||
    !/\d/.test(text) ||
    !/^[\p{L}\d][\p{L}\d/_.#-]*$/u.test(text)
  )
    return false;
  if (/^\d{1,3}(?:[.,]\d{3})*[.,]\d{2}$/.test(text) || /^\d+[.,]\d{1,2}$/.test(text)) return false;
  return !/^\d{1,2}:\d{2}/.test(text) && !/www\.|\.com|@/.test(text);
}

/** What a part of a number in pieces looks like: digits, a short code, a code that ends or begins with a dash or slash. */
const part =
  /^[#(]?(?:[A-Z]{1,4}\d*|[A-Z]?[\dXx*]{2,}[A-Z]?|\d+(?:-\d+)+|\d|[-/.]|[A-Z\d]{1,12}[-/]|[-/][A-Z\d]{1,12})[).,;:]?$/;

/** Runs of two to six close tokens of digits or short codes. */
function groups(line: Line, segment: Segment, taken: ReadonlySet<Token>): Candidate[] {
  const found: Candidate[] = [];
  let run: Token[] = [];
  for (const token of [...segment.tokens, undefined]) {
    if (token && !taken.has(token) && part.test(token.text)) {
      run.push(token);
      continue;
    }
    if (run.length >= 2 && run.length <= mostPieces) {
      const text = run
        .map((token) => token.text)
        .join(" ")
        .replace(/^[#(]+|[).,;:]+$/g, "");
      if (
        /\d{2,}.*\d/.test(text) &&
        text.replace(/\D/g, "").length >= (/^[A-Z]/.test(text) ? leastBehindLetter : leastDigits)
      )
        found.push(toCandidate(line, run, text));
    }
    run = [];
  }
  return found;
}

function toCandidate(line: Line, tokens: Token[], text: string): Candidate {
  const facts = new Set<CandidateFact>();
  if (/\p{L}/u.test(text)) facts.add("has-letters");
  if (/^\d{10,}$/.test(text)) facts.add("long-digits");
  if (text.replace(/[^\p{L}\d]/gu, "").length <= 2) facts.add("short");
  if (tokens.length > 1) facts.add("groups");
  if (/^(?:19|20)\d{2}$/.test(text)) facts.add("year");
  return candidateOn(line, tokens, { type: "id", value: text, facts });
}
