import { columnPhrases } from "../../languages/compile";
import { type ColumnRole, columnRoles } from "../../languages/language";
import { compact } from "../../text/fold";

export type { ColumnRole };

const roleOfPhrase = new Map<string, ColumnRole>();
for (const role of columnRoles) {
  for (const phrase of columnPhrases(role).map(compact))
    if (!roleOfPhrase.has(phrase)) roleOfPhrase.set(phrase, role);
}

/** The role that a column heading announces, in one language or in two ("Menge / Quantity"), or undefined for words that head no known column. */
export function columnRoleOf(heading: string): ColumnRole | undefined {
  if (heading.trim() === "@") return "unitPrice";
  const parts = heading.split(/\s*\/\s+|\s+\/\s*/).filter(Boolean);
  if (parts.length > 1) return parts.map(columnRoleOf).find((role) => role !== undefined);
  const letters = compact(heading.replace(/[€$£₹]/g, " "));
  const bare = letters.replace(/(?:usd|aud|gbp|eur|nzd|cad|inr|mxn|myr|chf|rm|rs)$/, "");
  const short = bare.replace(/(?:amt|betrag)$/, "");
  return (
    roleOfPhrase.get(letters) ?? roleOfPhrase.get(bare) ?? patternRole(letters) ?? roleOfPhrase.get(short)
  );
}

const tax =
  "(?:(?:state|service|local|county|city)tax|sst|gst|hst|pst|qst|vat|iva|igv|itbms|mwst|ust|tva|tps|tvq|btw|salestax|tax|igst|cgst|sgst|mehrwertsteuer|umsatzsteuer)";
const sum =
  "(?:line|item|net|unit)?(?:total|amount|amt|value|price|betrag|gesamt|summe|importe|montant|totale|totaal|bedrag|valor|importo|prix)";
const patterns: readonly (readonly [RegExp, ColumnRole])[] = [
  [new RegExp(`^${tax}$`), "lineTax"],
  [
    /^(?:total|usage|energy|units?|billed|consumption|verbrauch|consumo|consommation)*(?:used)?(?:kwh|therms?|mwh)$/,
    "quantity",
  ],
  [/^(?:price|prijs|preis|prix|precio|prezzo|preco|rate|cost)(?:per|pro|par|por|x)$/, "unitPrice"],
  [
    new RegExp(
      `^(?:%${tax}|${tax}(?:%|rate|rate%|code|satz|tarief|tipo|in%)|(?:tipo|taux|taxa|aliquota|al)${tax}|${tax}\\d{1,2}%)$`,
    ),
    "taxRate",
  ],
  [
    new RegExp(
      `^(?:${tax}(?:amount|amt|bedrag|betrag|value)|(?:cuota|importe|montant|valor|importo|amount)${tax})$`,
    ),
    "lineTax",
  ],
  [new RegExp(`^${sum}(?:incl?|including|inclusive|inkl|con|avec|c|mit|ttc)(?:of)?${tax}?$`), "grossTotal"],
  [
    new RegExp(
      `^(?:unit)?(?:price|rate|cost|precio|preis|prix|prijs|preco|prezzo)(?:unit|unitario|unitaire)?(?:ex|exc|excl|excluding|sin|ht|net|netto|ohne)${tax}?$`,
    ),
    "unitPrice",
  ],
  [
    new RegExp(`^${sum}(?:ex|exc|excl|excluding|exclusive|before|sin|ht|ohne|zzgl)(?:of)?${tax}?$`),
    "netTotal",
  ],
];

/** Headings that name a tax, or say that it is in or out: they come in too many forms for a list. */
function patternRole(letters: string): ColumnRole | undefined {
  return patterns.find(([pattern]) => pattern.test(letters))?.[1];
}
