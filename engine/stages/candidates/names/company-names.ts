import { patternFor } from "../../../languages/compile";
import { hasCompanySuffix, isLegalForm } from "../../../text/company-suffix";
import type { Line, Segment } from "../../layout/line";
import type { Token } from "../../layout/token";
import type { Candidate } from "../candidate";
import { textPart } from "../parties/text-part";
import { nameCandidate } from "./name-candidate";

/** Set by hand: longer runs of words are sentences. */
const mostWords = 8;
const link = new RegExp(`^(?:[&+-]|${patternFor("nameLinks")})$`);

/**
 * Names told by the legal form of a company: whole segments of a few words, and inside longer ones the capitalised words
 * that end with it ("Registered office of Acme Tools Pty Ltd, 1 High Street").
 */
export function companyNames(lines: readonly Line[], isPlain: (segment: Segment) => boolean): Candidate[] {
  return lines.flatMap((line) =>
    line.segments.flatMap((segment) => {
      if (!hasCompanySuffix(segment.text)) return [];
      const isShort = segment.tokens.length <= mostWords + 1;
      const whole = textPart(segment.tokens, segment.line);
      return [
        ...(isShort && isPlain(segment) ? [nameCandidate(whole, line.page, ["company"])] : []),
        ...runsWithSuffix(segment)
          .filter((run) => run.length < segment.tokens.length)
          .map((run) => nameCandidate(textPart(run, segment.line), line.page, ["company", "in-sentence"])),
      ];
    }),
  );
}

function runsWithSuffix(segment: Segment): Token[][] {
  const runs: Token[][] = [];
  let from = 0;
  for (let index = 1; index < segment.tokens.length; index += 1) {
    const token = segment.tokens[index];
    const next = segment.tokens[index + 1];
    if (!token || !isLegalForm(token.text) || goesOn(next, segment.tokens[index + 2])) continue;
    const start = startOfRun(segment.tokens, from, index);
    if (index - start >= 1) runs.push(segment.tokens.slice(start, index + 1));
    from = index + 1;
  }
  return runs;
}

/** "S.A." goes on in "de C.V.", "Pty" in "Ltd". */
function goesOn(next: Token | undefined, afterNext: Token | undefined): boolean {
  if (!next) return false;
  return (
    isLegalForm(next.text) ||
    (next.text === "de" && afterNext !== undefined && /^[CR]\.?/.test(afterNext.text))
  );
}

/** The first of the capitalised words (and "&", "of", "de" between them) that lead up to the legal form. */
function startOfRun(tokens: readonly Token[], from: number, end: number): number {
  let start = end;
  for (let back = end - 1; back >= Math.max(from, end - mostWords); back -= 1) {
    const text = tokens[back]?.text ?? "";
    if (/[:;\u2022|]$|\w{3,}\.$/.test(text) && !isLegalForm(text)) break;
    if (/^["\u201c'(]?[\p{Lu}\d]/u.test(text)) start = back;
    else if (!link.test(text)) break;
  }
  return start;
}
