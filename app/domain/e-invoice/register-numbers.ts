/** GS1: every digit from the right but the last, three times and once in turn, and the last one fills up to ten. */
export function isValidGln(id: string): boolean {
  if (!/^\d{8,14}$/.test(id)) return false;
  const sum = [...id.slice(0, -1)]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(id.at(-1));
}

/** Norwegian register of enterprises: weights 2 to 7 from the right, modulo 11. */
export function isValidNorwegianNumber(id: string): boolean {
  if (!/^\d{9}$/.test(id)) return false;
  const sum = [...id.slice(0, 8)]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * ((at % 6) + 2), 0);
  return (11 - (sum % 11)) % 11 === Number(id[8]);
}

/** Belgian enterprise number: 97 less the first eight digits modulo 97. */
export const isValidBelgianNumber = (id: string): boolean =>
  /^\d{10}$/.test(id) && 97 - (Number(id.slice(0, 8)) % 97) === Number(id.slice(8));

/** Swedish organisation number: Luhn. */
export function isValidSwedishNumber(id: string): boolean {
  if (!/^\d{10}$/.test(id)) return false;
  const sum = [...id].reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Australian business number: weights 10, 1, 3 to 19, one taken off the first digit, modulo 89. */
export function isValidAbn(id: string): boolean {
  if (!/^\d{11}$/.test(id)) return false;
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  const sum = weights.reduce(
    (total, weight, at) => total + weight * (Number(id[at]) - (at === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}

/** Italian tax code of a person (letters and digits at their places) or of a company (11 digits). */
export const isValidItalianTaxCode = (id: string): boolean =>
  /^(?:[A-Z]{6}\d{2}[A-Z]\d{2}[0-9A-Z]{3}\d[A-Z]|\d{11})$/i.test(id);

/** An Italian VAT number after its IT: Luhn over eleven digits. Those of other countries are not looked at. */
export function isValidItalianVatNumber(id: string): boolean {
  if (!/^IT/i.test(id)) return true;
  const digits = id.slice(2);
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
