import { patternFor } from "../languages/compile";

/** Legal forms that are no words of their own, however they are written. */
const forms = patternFor("legalForms");
/** Legal forms that are also words or syllables: only in capitals, or "Co". */
const capital = patternFor("legalCapitals");
const plain = `(?:${forms}|${patternFor("companyWords")})`;

const anywhere = new RegExp(`(?:^|[\\s,(&])${plain}\\.?\\)?(?=$|[\\s,(.;-])`, "i");
const inCapitals = new RegExp(`(?:^|[\\s,(&])${capital}\\.?\\)?(?=$|[\\s,(.;-])`);
const alone = new RegExp(`^(?:${forms}\\.?|${capital}\\.?)[,)]?$`, "i");
const only = new RegExp(`^(?:(?:de\\s|&\\s)?(?:${forms}|${capital})\\.?[,)]?(?:\\s+|$))+$`, "i");

/** Whether a text ends or carries the legal form of a company ("Pty Ltd", "S.L.", "GmbH"). */
export function hasCompanySuffix(text: string): boolean {
  return anywhere.test(text) || inCapitals.test(text);
}

/** Whether the last word of a text is a legal form: "Acme Sdn Bhd", but not "Acme Ltd's terms". */
export function endsWithLegalForm(text: string): boolean {
  return isLegalForm(text.slice(text.lastIndexOf(" ") + 1));
}

/** Whether a word is nothing but a legal form ("GmbH", "Ltd.", "S.A."). */
export function isLegalForm(word: string): boolean {
  return alone.test(word);
}

/** Whether a text is a legal form of one word or several ("S.A. de C.V.", "Pty Ltd"), as it stands under a name that was broken off. */
export function isOnlyLegalForm(text: string): boolean {
  return only.test(text);
}
