import type { EInvoice } from "../e-invoice";
import type { EInvoiceProblem } from "../e-invoice-problem";
import { refusal } from "../refusal";
import { codeRules } from "./code-rules";
import { documentRules } from "./document-rules";
import { profileRules } from "./profile-rules";
import type { EInvoiceRule } from "./rule";
import { sumRules } from "./sum-rules";
import { vatRules } from "./vat-rules";

/** All rules that an e-invoice of this product can break, in the order in which they are notified. */
export const eInvoiceRules: readonly EInvoiceRule[] = [
  ...documentRules,
  ...sumRules,
  ...vatRules,
  ...codeRules,
  ...profileRules,
];

/** The rules that an invoice breaks, each once, and once a line. */
export const ruleViolations = (invoice: EInvoice): EInvoiceProblem[] =>
  eInvoiceRules.flatMap(({ rule, terms, says, ask, broken }) =>
    broken(invoice).map(({ line, values }) =>
      refusal(rule, terms, values, says, { ...(line && { line }), ...(ask && { ask }) }),
    ),
  );
