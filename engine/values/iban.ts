/**
 * The length of an IBAN by its country: the IBAN registry of SWIFT, the registration authority of ISO 13616, release 99. Countries of
 * one length stand together.
 */
const countriesOfLength: Readonly<Record<number, string>> = {
  15: "NO",
  16: "BE",
  18: "DK FI FK FO GL NL SD",
  19: "MK SI",
  20: "AT BA EE KZ LT LU MN XK",
  21: "CH HR LI LV",
  22: "BG BH CR DE GB GE IE ME RS VA",
  23: "AE GI IL IQ OM SO TL",
  24: "AD CZ ES MD PK RO SA SE SK TN VG",
  25: "LY PT ST",
  26: "IS TR",
  27: "BI DJ FR GR IT MC MR SM",
  28: "AL AZ BY CY DO GT HN HU LB NI PL SV",
  29: "BR EG PS QA UA",
  30: "JO KW MU YE",
  31: "MT SC",
  32: "LC",
  33: "RU",
};

const lengths = new Map(
  Object.entries(countriesOfLength).flatMap(([length, countries]) =>
    countries.split(" ").map((country) => [country, Number(length)] as const),
  ),
);

/** How long an IBAN of a country is; undefined where there are none. */
export const ibanLength = (country: string): number | undefined => lengths.get(country);

/** ISO 7064 MOD 97-10 over capitals and digits: the first four characters go last, letters are numbers from 10, and the rest is 1. */
export function passesMod97(text: string): boolean {
  let rest = 0;
  for (const sign of text.slice(4) + text.slice(0, 4))
    for (const digit of Number.parseInt(sign, 36).toString()) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** Whether a text in capitals without spaces is an IBAN: country, length of that country, check digits. */
export const isIban = (text: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(text) && text.length === ibanLength(text.slice(0, 2)) && passesMod97(text);
