/** What is wrong with a postal code, as a translation key, or null. It has 4 to 7 digits. */
export function postalCodeProblem(code: string): string | null {
  if (code === "") return "form.required";
  if (/\D/.test(code)) return "tenants.problem.postal-code-digits";
  if (code.length < 4) return "tenants.problem.postal-code-short";
  if (code.length > 7) return "tenants.problem.postal-code-long";
  return null;
}
