/** What is wrong with a coupon code that was entered, as a translation key, or null. A partner's is required. */
export function couponProblem(code: string, partner: boolean): string | null {
  if (code === "") return partner ? "form.required" : null;
  if (partner) return code.length < 8 || code.length > 15 ? "billing.problem.partner-code-length" : null;
  return code.length === 8 ? null : "billing.problem.coupon-length";
}
