import { patternFor } from "../../../languages/compile";
import { endsWithLegalForm, isOnlyLegalForm } from "../../../text/company-suffix";
import { fold } from "../../../text/fold";
import { isCountryLine, isParticularLine, isPostalLine, isRegion } from "../parties/address-shape";

/** Characters of the longest name, with its legal form. */
const longestName = 90;
/** Share of letters among what is printed of a name. */
const mostlyLetters = 0.5;
/** Words of a name in small letters: more are a sentence. */
const mostSmallWords = 4;

const particle = new RegExp(`^${patternFor("nameParticles")}\\s`);
const titles = new RegExp(
  `^(?:tax |sales |commercial |proforma |pro forma |cash |credit |gst |vat |official |original |copy |service |final |simple |simplified |purchase |electronic |e-|customer |retail )*${patternFor("noNames")}[.:#]?(?: copy| \\(original\\)| no\\.?| number| #)?$`,
);

/** Whether a text could name a person or a company: mostly letters, no title of a document, no line of an address. */
export function isName(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "").length;
  if (
    /:$/.test(text) ||
    letters < 2 ||
    text.length > longestName ||
    letters < text.replace(/\s/g, "").length * mostlyLetters
  )
    return false;
  const isLowerCase = /^\p{Ll}/u.test(text) && !particle.test(text);
  if (isLowerCase && text.split(" ").length > mostSmallWords && !endsWithLegalForm(text)) return false;
  if (isOnlyLegalForm(text) || /\(?\d{3}\)?[\s-]\d{3}[\s-]?\d{4}/.test(text)) return false;
  if (isRegion(text)) return false;
  return !titles.test(fold(text)) && !isParticularLine(text) && !isPostalLine(text) && !isCountryLine(text);
}

const closingTitles = new RegExp(`\\s+${patternFor("closingTitles")}$`, "i");
const openingTitles = new RegExp(
  String.raw`^${patternFor("openingTitles")}\s+${patternFor("by")}\s+|^(?:for|c/o|m/s\.?|messrs\.?|attn\.?:?|dear|©(?: \d{4})?|\(c\)(?: \d{4})?|copyright(?: ©)?(?: \d{4})?)\s+`,
  "i",
);

/** The name without a document's title or a word of address at its ends ("Acme Invoice", "M/s Acme"), and without brackets. */
export function withoutTitle(text: string): string {
  return text
    .replace(openingTitles, "")
    .replace(closingTitles, "")
    .replace(/\s*\((?=[^)]*\d)[^)]*\)?$/, "");
}
