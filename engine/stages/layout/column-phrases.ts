import { columnPhrases, headingPart } from "../../languages/compile";
import { type ColumnRole, columnRoles } from "../../languages/language";
import { compact } from "../../text/fold";

export type { ColumnRole };

const roleOfPhrase = new Map<string, ColumnRole>();
for (const role of columnRoles) {
  for (const phrase of columnPhrases(role).map(compact))
    if (!roleOfPhrase.has(phrase)) roleOfPhrase.set(phrase, role);
}

const shortAmount = new RegExp(`${headingPart("shortAmounts")}$`);

/** The role that a column heading announces, in one language or in two ("Menge / Quantity"), or undefined for words that head no known column. */
export function columnRoleOf(heading: string): ColumnRole | undefined {
  if (heading.trim() === "@") return "unitPrice";
  const parts = heading.split(/\s*\/\s+|\s+\/\s*/).filter(Boolean);
  if (parts.length > 1) return parts.map(columnRoleOf).find((role) => role !== undefined);
  const letters = compact(heading.replace(/[\u20ac$£\u20b9]/g, " "));
  const bare = letters.replace(/(?:usd|aud|gbp|eur|nzd|cad|inr|mxn|myr|chf|rm|rs)$/, "");
  const short = bare.replace(shortAmount, "");
  return (
    roleOfPhrase.get(letters) ?? roleOfPhrase.get(bare) ?? patternRole(letters) ?? roleOfPhrase.get(short)
  );
}

const tax = headingPart("tax");
const sum = `(?:line|item|net|unit)?${headingPart("sum")}`;
const price = headingPart("price");
const [excluding, net, before] = [headingPart("excluding"), headingPart("net"), headingPart("before")];
const patterns: readonly (readonly [RegExp, ColumnRole])[] = [
  [new RegExp(`^${tax}$`), "lineTax"],
  [new RegExp(`^${headingPart("usage")}*(?:used)?(?:kwh|therms?|mwh)$`), "quantity"],
  [new RegExp(`^${price}${headingPart("per")}$`), "unitPrice"],
  [
    new RegExp(
      `^(?:%${tax}|${tax}${headingPart("taxRate")}|${headingPart("rateOf")}${tax}|${tax}\\d{1,2}%)$`,
    ),
    "taxRate",
  ],
  [new RegExp(`^(?:${tax}${headingPart("taxAmount")}|${headingPart("amountOf")}${tax})$`), "lineTax"],
  [new RegExp(`^${sum}${headingPart("including")}(?:of)?${tax}?$`), "grossTotal"],
  [new RegExp(`^(?:unit)?${price}${headingPart("ofUnit")}?(?:${excluding}|${net})${tax}?$`), "unitPrice"],
  [new RegExp(`^${sum}(?:${excluding}|${before})(?:of)?${tax}?$`), "netTotal"],
];

/** Headings that name a tax, or say that it is in or out: they come in too many forms for a list. */
function patternRole(letters: string): ColumnRole | undefined {
  return patterns.find(([pattern]) => pattern.test(letters))?.[1];
}
