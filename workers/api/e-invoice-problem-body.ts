import type { EInvoiceProblem } from "~/domain/e-invoice/e-invoice-problem";
import type { Translate } from "~/locales/translate";

/** A broken rule as the API answers it, in the language of the request. */
export function eInvoiceProblemBody(t: Translate, problem: EInvoiceProblem) {
  const { rule, terms, line, messageKey, values, ask } = problem;
  const named = terms.map((term) => t(`einvoice.term.${term}`)).join(", ");
  const detail = t(messageKey, { ...values, terms: named });
  return { rule, businessTerms: [...terms], line, detail, ask };
}
