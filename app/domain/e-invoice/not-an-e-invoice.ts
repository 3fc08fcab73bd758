import { AppError } from "../errors/app-error";
import type { EInvoiceProblem } from "./e-invoice-problem";

/** A document that cannot become an e-invoice, with every failed rule. */
export class NotAnEInvoice extends AppError {
  constructor(readonly problems: readonly EInvoiceProblem[]) {
    super("conflict", "einvoice.error.not-ready", { values: { rules: rulesIn(problems) } });
    this.name = "NotAnEInvoice";
  }
}

const rulesIn = (problems: readonly EInvoiceProblem[]) =>
  [...new Set(problems.map(({ rule }) => rule))].join(", ");
