/** A kind of tax number: how it looks in compact form and whether its check digits hold (`check` true without any). */
type TaxIdKind = {
  name: string;
  country: string;
  pattern: RegExp;
  check: ((id: string) => boolean) | undefined;
};

/** A recognised tax number: its kind, its country and whether check digits prove it (undefined: the kind has none). */
export type TaxId = { kind: string; country: string; proven: boolean | undefined };

const kinds: readonly TaxIdKind[] = [
  kind("GSTIN", "IN", /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/, gstinHolds),
  kind("ABN", "AU", /^\d{11}$/, abnHolds),
  kind("VAT", "DE", /^DE\d{9}$/, (id) => mod1110(id.slice(2))),
  kind("VAT", "FR", /^FR[0-9A-Z]{2}\d{9}$/, frenchHolds),
  kind("VAT", "GB", /^GB(\d{9}|\d{12})$/, undefined),
  kind("VAT", "NL", /^NL\d{9}B\d{2}$/, undefined),
  kind("VAT", "IT", /^IT\d{11}$/, (id) => luhn(id.slice(2))),
  kind("VAT", "ES", /^ES[0-9A-Z]\d{7}[0-9A-Z]$/, (id) => spanishHolds(id.slice(2))),
  kind("NIF", "ES", /^([A-HJ-NP-SUVW]\d{7}[0-9A-J]|[0-9XYZ]\d{7}[A-Z])$/, spanishHolds),
  kind("VAT", "PT", /^PT\d{9}$/, (id) => portugueseHolds(id.slice(2))),
  kind("VAT", "BE", /^BE[01]?\d{9}$/, undefined),
  kind("VAT", "AT", /^ATU\d{8}$/, undefined),
  kind("VAT", "EU", /^(BG|CY|CZ|DK|EE|EL|FI|HR|HU|IE|LT|LU|LV|MT|PL|RO|SE|SI|SK)[0-9A-Z]{8,12}$/, undefined),
  kind("VAT", "CH", /^CHE\d{9}(MWST|TVA|IVA)?$/, undefined),
  kind("RFC", "MX", /^[A-ZÑ&]{3,4}\d{6}[0-9A-Z]{3}$/, undefined),
  kind("PAN", "IN", /^[A-Z]{5}\d{4}[A-Z]$/, undefined),
  kind("GST", "CA", /^\d{9}RT\d{4}$/, undefined),
];

/** Recognises a tax number by its shape and check digits; the text may hold spaces, dots and dashes. */
export function taxIdOf(text: string): TaxId | undefined {
  const id = text.toUpperCase().replace(/[^0-9A-ZÑ&]/g, "");
  const match = kinds.find((entry) => entry.pattern.test(id) && (entry.name !== "ABN" || abnHolds(id)));
  return match && { kind: match.name, country: match.country, proven: match.check?.(id) };
}

function kind(name: string, country: string, pattern: RegExp, check: TaxIdKind["check"]): TaxIdKind {
  return { name, country, pattern, check };
}

/** Australian Business Register: weights 10, 1, 3 … 19 on the digits, one taken off the first, divisible by 89. */
function abnHolds(id: string): boolean {
  const sum = [...id].reduce((total, digit, index) => {
    const weight = index === 0 ? 10 : 2 * index - 1;
    return total + (Number(digit) - (index === 0 ? 1 : 0)) * weight;
  }, 0);
  return sum % 89 === 0;
}

/** Indian GST council: base 36, factors 1 and 2 in turn, digits of the product added. */
function gstinHolds(id: string): boolean {
  const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const sum = [...id.slice(0, 14)].reduce((total, character, index) => {
    const product = alphabet.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return alphabet[(36 - (sum % 36)) % 36] === id[14];
}

/** German VAT id and others: ISO 7064 MOD 11,10. */
function mod1110(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}

function frenchHolds(id: string): boolean {
  const key = id.slice(2, 4);
  return !/^\d{2}$/.test(key) || (12 + 3 * (Number(id.slice(4)) % 97)) % 97 === Number(key);
}

function luhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Spanish tax agency: personal numbers by the letter of n mod 23, companies by a Luhn-like digit or its letter. */
function spanishHolds(id: string): boolean {
  if (/^[0-9XYZ]/.test(id)) {
    const number = Number(id.slice(0, 8).replace(/^[XYZ]/, (letter) => String("XYZ".indexOf(letter))));
    return "TRWAGMYFPDXBNJZSQVHLCKE"[number % 23] === id[8];
  }
  const control = (10 - (companySum(id.slice(1, 8)) % 10)) % 10;
  return id[8] === String(control) || id[8] === "JABCDEFGHI"[control];
}

function companySum(digits: string): number {
  return [...digits].reduce((total, digit, index) => {
    const value = index % 2 === 0 ? 2 * Number(digit) : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
}

function portugueseHolds(digits: string): boolean {
  const sum = [...digits.slice(0, 8)].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0);
  const rest = sum % 11;
  return Number(digits[8]) === (rest < 2 ? 0 : 11 - rest);
}
