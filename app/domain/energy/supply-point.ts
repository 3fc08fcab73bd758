const weights = [3, 5, 7, 13, 17, 19, 23, 29, 31, 37, 41, 43];

/** Whether the check digit of a supply point's number is right: an MPAN or an NMI; null for a number that has none. */
export function supplyPointVerdict(text: string): boolean | null {
  const number = text.toUpperCase().replace(/[\s-]+/g, "");
  // An MPAN is printed with its top line of eight digits, or without.
  if (/^\d{13}$|^\d{21}$/.test(number)) return isMpan(number.slice(-13));
  if (/^[0-9A-HJ-NP-Z]{10}\d$/.test(number)) return isNmi(number);
  return null;
}

function isMpan(number: string): boolean {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
  return (sum % 11) % 10 === Number(number[12]);
}

/** AEMO, NMI procedure: every other character from the right is doubled, the digits of all are added up. */
function isNmi(number: string): boolean {
  const sum = [...number.slice(0, 10)].reverse().reduce((total, character, at) => {
    const code = character.charCodeAt(0) * (at % 2 === 0 ? 2 : 1);
    return total + [...String(code)].reduce((digits, digit) => digits + Number(digit), 0);
  }, 0);
  return (10 - (sum % 10)) % 10 === Number(number[10]);
}
