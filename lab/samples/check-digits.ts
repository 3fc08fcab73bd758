/** Australian Business Number: weighted sum of its eleven digits, the first less one, divides by 89. */
export function isAbn(text: string): boolean {
  const digits = digitsOf(text);
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  const sum = weights.reduce(
    (total, weight, i) => total + weight * ((digits[i] ?? 0) - (i === 0 ? 1 : 0)),
    0,
  );
  return digits.length === 11 && sum % 89 === 0;
}

/** Indian GSTIN: fifteen characters, the last a checksum over the others in base 36. */
export function isGstin(text: string): boolean {
  const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z]\dZ[0-9A-Z]$/.test(text)) return false;
  const sum = [...text.slice(0, 14)].reduce((total, sign, i) => {
    const product = signs.indexOf(sign) * (i % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return signs[(36 - (sum % 36)) % 36] === text[14];
}

/** Mexican RFC of a company: twelve characters, the last a checksum modulo 11. */
export function isRfc(text: string): boolean {
  const signs = "0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ";
  if (!/^[A-Z&Ñ]{3}\d{6}[0-9A-Z]{3}$/.test(text)) return false;
  const sum = [...` ${text.slice(0, 11)}`].reduce(
    (total, sign, i) => total + signs.indexOf(sign) * (13 - i),
    0,
  );
  const rest = 11 - (sum % 11);
  return text[11] === (rest === 11 ? "0" : rest === 10 ? "A" : String(rest));
}

/** New Zealand GST (IRD) number of nine digits: primary or secondary weights modulo 11. */
export function isNzGst(text: string): boolean {
  const digits = digitsOf(text);
  if (digits.length !== 9) return false;
  const check = (weights: number[]) => {
    const rest = weights.reduce((total, weight, i) => total + weight * (digits[i] ?? 0), 0) % 11;
    return rest === 0 ? 0 : 11 - rest;
  };
  const first = check([3, 2, 7, 6, 5, 4, 3, 2]);
  return (first === 10 ? check([7, 4, 3, 2, 5, 2, 7, 6]) : first) === digits[8];
}

/** Canadian business number (first nine digits of a GST/HST account): Luhn. */
export function isCanadianBusinessNumber(text: string): boolean {
  const digits = digitsOf(text).slice(0, 9);
  const sum = digits.reduce((total, digit, i) => {
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits.length === 9 && sum % 10 === 0;
}

function digitsOf(text: string): number[] {
  return [...text.replace(/\D/g, "")].map(Number);
}
