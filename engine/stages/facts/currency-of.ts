import type { Line } from "../layout/line";

/** Votes of a written code: as many as three signs. */
const codeVotes = 3;

const codes =
  "USD EUR GBP AUD NZD CAD INR MXN MYR SGD CHF JPY CNY HKD ZAR SEK NOK DKK PLN CZK HUF HRK BRL AED THB PHP IDR".split(
    " ",
  );
const signs: readonly [RegExp, string][] = [
  [/\u20ac|\beuros?\b/gi, "EUR"],
  // Recognised numbers with letters have some, too: "£24d0b29b".
  [/£(?!\d*\p{L})/gu, "GBP"],
  [/\u20b9|\bRs\.?(?=\s?\d)|\brupees\b/gi, "INR"],
  // Hotels write RM for a room, before its number or after a stroke.
  [/(?<![\w/])RM(?=\d|\b)(?!\s?\d+(?![\d.,])|\.?\s?#)/g, "MYR"],
  [/\bUS\$|\bUS Dollars?\b/gi, "USD"],
  [/\bAU?\$/g, "AUD"],
  [/\bCA?\$/g, "CAD"],
  [/\bNZ\$/g, "NZD"],
  [/\bS\$(?=[\s)]*(?:\d|$))/gm, "SGD"],
  [/\bHK\$/g, "HKD"],
  [/\b\d[\d.,]* ?kn\b|\(kn\)|\bkn: ?\d+[.,]\d\d\b/gi, "HRK"],
  [/\bK[\u010dè](?![\p{L}\d])/gu, "CZK"],
  [/\bz\u0142(?![\p{L}\d])/giu, "PLN"],
  [/\d ?Ft\b/g, "HUF"],
  [/\bSFr\.|\bFr\.(?=\s?\d+[.,]\d\d)/g, "CHF"],
  [/\bMX\$|\bpesos\b|\bM\.\s?N\./gi, "MXN"],
];
const dollars: Record<string, string> = { AU: "AUD", NZ: "NZD", CA: "CAD", MX: "MXN", SG: "SGD", US: "USD" };
const ofCountry: Record<string, string> = {
  ...dollars,
  IN: "INR",
  GB: "GBP",
  MY: "MYR",
  ES: "EUR",
  DE: "EUR",
  FR: "EUR",
  IT: "EUR",
  NL: "EUR",
  PT: "EUR",
  AT: "EUR",
  BE: "EUR",
  CH: "CHF",
  CZ: "CZK",
  DK: "DKK",
  FI: "EUR",
  HU: "HUF",
  IE: "EUR",
  LT: "EUR",
  NO: "NOK",
  PL: "PLN",
  SE: "SEK",
  SI: "EUR",
};

/**
 * The currency and why: a code or sign on the page, or what the country or the tenant model suggests. `votes` counts the signs for it
 * (a code counts as three, the country's own currency two more), `against` those of all others; `local` says whether it is the country's.
 */
export type CurrencyFact = {
  code: string;
  evidence: "code" | "sign" | "country" | "model";
  text: string;
  votes: number;
  against: number;
  local: boolean;
};

/**
 * Decides the document's currency (ISO 4217): a written code or an unmistakable sign first, then "$" read by the
 * country, then the country alone, then what the tenant model assumes.
 */
export function currencyOf(
  lines: readonly Line[],
  country: string | undefined,
  assumed: string,
): CurrencyFact {
  const text = lines.map((line) => line.text).join("\n");
  const counted = new Map<string, { votes: number; evidence: "code" | "sign"; text: string }>();
  const add = (code: string, votes: number, evidence: "code" | "sign", written: string) => {
    const known = counted.get(code);
    counted.set(code, {
      votes: (known?.votes ?? 0) + votes,
      evidence: known?.evidence ?? evidence,
      text: known?.text ?? written,
    });
  };
  for (const match of text.matchAll(/(?<![A-Za-z])([A-Z]{3})(?![A-Za-z])/g)) {
    if (match[1] && codes.includes(match[1])) add(match[1], codeVotes, "code", match[1]);
  }
  for (const [pattern, code] of signs)
    for (const match of text.matchAll(pattern)) add(code, 1, "sign", match[0]);
  const local = country && ofCountry[country];
  if (local && counted.has(local)) add(local, 2, "sign", local);
  const plain = text.match(/(?<![A-Za-z])\$/g)?.length ?? 0;
  if (plain > 0) add(dollarOf(counted, country, { assumed, plain }), plain, "sign", "$");
  const strongest = Math.max(0, ...[...counted.values()].map((found) => found.votes));
  const all = [...counted.values()].reduce((sum, found) => sum + found.votes, 0);
  const fact = (code: string, evidence: CurrencyFact["evidence"], written: string): CurrencyFact => {
    const votes = counted.get(code)?.votes ?? 0;
    return { code, evidence, text: written, votes, against: all - votes, local: code === local };
  };
  if (country && local && strongest <= 2 && !counted.has(local)) return fact(local, "country", country);
  const best = [...counted].sort((a, b) => b[1].votes - a[1].votes)[0];
  if (best) return fact(best[0], best[1].evidence, best[1].text);
  return country && local ? fact(local, "country", country) : fact(assumed, "model", assumed);
}

/** What "$" stands for: the dollar that is written elsewhere, unless plain signs of the country's own are more; the country's; or the model's. */
function dollarOf(
  counted: ReadonlyMap<string, { votes: number }>,
  country: string | undefined,
  { assumed, plain }: { assumed: string; plain: number },
): string {
  const own = country ? dollars[country] : undefined;
  const written = Object.values(dollars).find((code) => counted.has(code));
  if (written && (!own || (counted.get(written)?.votes ?? 0) >= plain)) return written;
  return own ?? (Object.values(dollars).includes(assumed) ? assumed : "USD");
}
