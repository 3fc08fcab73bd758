import { isLegalForm } from "./company-suffix";
import { fold } from "./fold";

/** Characters below which a name tells nobody. */
const leastCharacters = 3;

/** The words of a text as names of companies are compared: without legal forms, case and marks. */
export const nameWords = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .filter((word) => !isLegalForm(word))
    .map((word) => fold(word).replace(/[^\p{L}\p{N}]/gu, ""))
    .filter((word) => word !== "");

/** How the name of a company is compared: without its legal form, case and marks; null for one too short to tell. */
export function nameKey(name: string): string | null {
  const key = nameWords(name).join("");
  return key.length >= leastCharacters ? key : null;
}
