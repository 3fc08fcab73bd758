/**
 * Countries whose postal codes have letters, by ISO 3166-1 (Universal Postal Union, addressing systems of its members).
 * In all others they are digits.
 */
const withLetters = new Set(
  "AD AI AR BB BM BN CA FK GB GG GI GS IE IM IO JE KY KZ LC LT LV MD MS MT NL PN SH SO SZ TC VE VG".split(
    " ",
  ),
);

export const hasLettersInPostalCode = (countryCode: string) => withLetters.has(countryCode);

/**
 * What is wrong with a postal code, as a translation key, or null. It has 4 to 7 digits; where the country's codes have
 * letters, 4 to 7 letters and digits, with spaces or hyphens between them.
 */
export function postalCodeProblem(code: string, countryCode = ""): string | null {
  if (code === "") return "form.required";
  const lettered = hasLettersInPostalCode(countryCode);
  const counted = lettered ? code.replace(/[ -]/g, "") : code;
  if (lettered && /[^A-Za-z\d]/.test(counted)) return "tenants.problem.postal-code-characters";
  if (!lettered && /\D/.test(counted)) return "tenants.problem.postal-code-digits";
  if (counted.length < 4) return "tenants.problem.postal-code-short";
  if (counted.length > 7) return "tenants.problem.postal-code-long";
  return null;
}
