import { AppError } from "../errors/app-error";
import type { EInvoiceProblem } from "./e-invoice-problem";

/** A document that cannot leave as an e-invoice, with every rule that says so. */
export class NotAnEInvoice extends AppError {
  constructor(readonly problems: readonly EInvoiceProblem[]) {
    super("conflict", "einvoice.error.not-ready", { values: { rules: rulesIn(problems) } });
    this.name = "NotAnEInvoice";
  }
}

const rulesIn = (problems: readonly EInvoiceProblem[]) =>
  [...new Set(problems.map(({ rule }) => rule))].join(", ");
