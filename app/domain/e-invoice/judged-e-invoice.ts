import type { ArithmeticProof } from "@fieldwise/engine/results";
import type { EInvoice } from "./e-invoice";
import { eInvoiceOf } from "./e-invoice-of";
import type { EInvoicePaper } from "./e-invoice-paper";
import type { EInvoiceProblem } from "./e-invoice-problem";
import { refusal } from "./refusal";
import { brokenRules } from "./rules/e-invoice-rules";

/** What stands against an e-invoice; it may leave when there is nothing. */
export type JudgedEInvoice = { invoice: EInvoice; problems: EInvoiceProblem[] };

/** How the document stands: its sums, and whether a person answers for its values. */
export type Standing = { proof: ArithmeticProof; isAnsweredFor: boolean };

/**
 * Makes an e-invoice and judges it: first by the product's own proof, which is stricter than any rule of EN 16931, then by
 * what does not fit, then by the table of rules. A rule that only repeats what is missing says nothing new.
 */
export function judgedEInvoice(paper: EInvoicePaper, standing: Standing): JudgedEInvoice {
  const { invoice, problems } = eInvoiceOf(paper);
  const proof = proofProblems(standing);
  const own = [...proof, ...problems];
  const broken = brokenRules(invoice);
  // What does not add up on the paper breaks the sums of the invoice, too; once is enough.
  const told = own.some(({ rule }) => sumsOf.has(rule))
    ? broken.filter(({ messageKey }) => messageKey !== "einvoice.says.sum")
    : broken;
  const said = new Set<string>();
  return {
    invoice,
    problems: [...own, ...told].filter((problem) => {
      const key = `${problem.rule} ${problem.line} ${problem.terms.join()} ${problem.messageKey}`;
      return !said.has(key) && said.add(key);
    }),
  };
}

const sumsOf: ReadonlySet<string> = new Set([
  "FW-PROOF",
  "FW-LINE",
  "FW-NET",
  "FW-TAX",
  "FW-RATE",
  "FW-DUE",
  "FW-TOTAL",
]);

/** Sums that fail stop it, sums that nobody could try stop it unless a person answers for the values. */
function proofProblems({ proof, isAnsweredFor }: Standing): EInvoiceProblem[] {
  const failing = proof.equations.find(({ holds, key }) => !holds && key !== "equation.rows");
  if (failing || proof.state === "differs") return [refusal("FW-PROOF", ["BT-112"], {}, "fw-proof-differs")];
  return proof.state === "proven" || isAnsweredFor
    ? []
    : [refusal("FW-PROOF", ["BT-112"], {}, `fw-proof-${proof.state}`)];
}
