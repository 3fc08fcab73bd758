/** The compact form of an account number. */
const compactIban = (text: string): string => text.replace(/[\s.-]/g, "").toUpperCase();

/** ISO 13616: the check digits make the number, letters as 10 to 35, one more than a multiple of 97. */
export function isValidIban(text: string): boolean {
  const iban = compactIban(text);
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]{10,30}$/.test(iban)) return false;
  const digits = [...`${iban.slice(4)}${iban.slice(0, 4)}`].map((sign) => Number.parseInt(sign, 36)).join("");
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
