import { patternFor } from "../../../languages/compile";
import { hasCompanySuffix } from "../../../text/company-suffix";
import type { CandidateFact } from "../../../values/candidate-fact";
import type { Candidate } from "../candidate";
import { isStreetLine } from "../parties/address-shape";
import type { TextPart } from "../parties/party";
import { withoutTitle } from "./name-shape";

/** Letters below which a name is tiny: "BP", "IBM". */
const tinyBelow = 4;
/** Words above which a name is rather a sentence. */
const wordyAbove = 7;

/** The name that a piece of text makes, with what its words show. */
export function nameCandidate(part: TextPart, page: number, facts: readonly CandidateFact[]): Candidate {
  const value = nameOf(part.text);
  return {
    type: "name",
    value,
    raw: part.text,
    tokens: part.tokens,
    page,
    line: part.line,
    facts: new Set<CandidateFact>([...facts, ...factsOf(value)]),
    left: part.left,
    top: part.top,
    right: part.right,
    bottom: part.bottom,
  };
}

/** The name in a printed text: without ornament, a document's title and signs at its ends, its legal form as it is written. */
export function nameOf(text: string): string {
  const bare = withoutOrnament(withLegalForm(text));
  return withoutTitle(
    bare.replace(/^[\s,:;·\u2022|*'"\u201c\u201d~_=-]+|[\s,:;·\u2022|*'"\u201c\u201d~_=\u2122®-]+$/g, ""),
  );
}

function factsOf(value: string): CandidateFact[] {
  const words = value.split(/\s+/);
  const letters = value.replace(/[^\p{L}]/gu, "");
  const isCompany = hasCompanySuffix(value);
  const holds: [CandidateFact, boolean][] = [
    ["company", isCompany],
    ["street", isStreetLine(value)],
    ["starts-with-digit", /^\d/.test(value)],
    ["tiny", letters.length < tinyBelow],
    ["lower-case", /^\p{Ll}/u.test(value)],
    ["wordy", words.length > wordyAbove],
    ["capitals", letters !== "" && letters === letters.toUpperCase()],
    ["person-shape", !isCompany && isPersonal(words)],
  ];
  return holds.flatMap(([fact, isThere]) => (isThere ? [fact] : []));
}

const courtesies = new RegExp(`^${patternFor("courtesies")}\\.?$`, "i");

/** Two to four capitalised words without digits, as people are called; a courtesy in front settles it. */
export function isPersonal(words: readonly string[]): boolean {
  if (words.length > 1 && courtesies.test(words[0] ?? "")) return true;
  return (
    words.length >= 2 && words.length <= 4 && words.every((word) => /^\p{Lu}[\p{L}'\u2019.-]*$/u.test(word))
  );
}

/**
 * Slips set a name between stars, which recognition reads as letters: "xxx Acme GmbH xk". A logo of one letter stands
 * before the name that begins with it: "H Horizon".
 */
function withoutOrnament(text: string): string {
  return text
    .replace(/^(?:(?:x{2,}|X{3,}|[*#=~»>+]{2,})\s+)+|(?:\s+(?:x[xk]+|X{3,}|[*#=~«<+]{2,}))+$/g, "")
    .replace(/\s(?:x{3,}|[*#=~]{2,}|\|)(?=\s)/g, "")
    .replace(/^(\p{Lu}) (?=\1\p{L}{2})/u, "");
}

/** "SON. BHD", "SUN BHD" and "SDN 8HD" are what recognition makes of "SDN. BHD", "GnbH 8 Co.KG" of "GmbH & Co.KG". */
function withLegalForm(text: string): string {
  return text
    .replace(/\bS[0ODU]N(\.?)(,?) [B8]H[D0OZ]\b/g, "SDN$1$2 BHD")
    .replace(/\bG[mn]b[H4](?![\p{L}\d])/gu, "GmbH")
    .replace(/ [s8S6\u00a7] (?=Co\.?\s?KG)/g, " & ");
}
