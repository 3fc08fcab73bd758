import type { ArithmeticProof } from "@fieldwise/engine/results";
import type { EInvoice } from "./e-invoice";
import { eInvoiceOf } from "./e-invoice-of";
import type { EInvoiceProblem } from "./e-invoice-problem";
import type { EInvoiceSource } from "./e-invoice-source";
import { refusal } from "./refusal";
import { ruleViolations } from "./rules/e-invoice-rules";

/** The problems of an e-invoice; it can be downloaded when there are none. */
export type JudgedEInvoice = { invoice: EInvoice; problems: EInvoiceProblem[] };

/** The state of the document: its sums, and whether a person vouches for its values. */
export type EInvoiceEligibility = { proof: ArithmeticProof; isAnsweredFor: boolean };

/**
 * Makes an e-invoice and judges it: first by the product's own proof, which is stricter than any rule of EN 16931, then by
 * what does not fit, then by the table of rules. A rule that only repeats what is missing says nothing new.
 */
export function validatedEInvoice(paper: EInvoiceSource, standing: EInvoiceEligibility): JudgedEInvoice {
  const { invoice, problems } = eInvoiceOf(paper);
  const proof = proofProblems(standing);
  const noted = [...proof, ...problems];
  const ends = noted.filter(({ rule }) => final.has(rule));
  if (ends.length > 0) return { invoice, problems: ends };
  const follows = noted.flatMap(({ rule }) => following[rule] ?? []);
  const own = noted.filter(({ rule }) => !follows.includes(rule));
  const broken = ruleViolations(invoice);
  const isOff = own.some(({ rule }) => sumsOf.has(rule));
  const told = broken.filter(({ rule, messageKey }) => !isOff || !isSum(rule, messageKey));
  const said = new Set<string>();
  return {
    invoice,
    problems: [...own, ...told].filter((problem) => {
      const key = `${problem.rule} ${problem.line} ${problem.terms.join()} ${problem.messageKey}`;
      return !said.has(key) && said.add(key);
    }),
  };
}

/** Without rates, or without tax, nothing comes to the total: that follows. */
const following: Record<string, readonly string[]> = {
  "FW-RATE": ["FW-DUE"],
  "FW-NO-TAX": ["FW-NET", "FW-RATE", "FW-TAX", "FW-TOTAL", "FW-DUE"],
};

/** Nothing that could be said of the parties makes an invoice of these. */
const final: ReadonlySet<string> = new Set(["FW-KIND", "FW-US-TAX", "FW-DEC"]);

/** What does not add up on the paper breaks the sums of the invoice, and its kinds of VAT, too; once is enough. */
const isSum = (rule: string, messageKey: string) =>
  messageKey === "einvoice.says.sum" ||
  messageKey === "einvoice.says.category" ||
  ["BR-12", "BR-13", "BR-14", "BR-15"].includes(rule);

const sumsOf: ReadonlySet<string> = new Set([
  "FW-PROOF",
  "FW-LINE",
  "FW-NET",
  "FW-TAX",
  "FW-RATE",
  "FW-NO-TAX",
  "FW-DUE",
  "FW-TOTAL",
]);

/** Sums that fail stop it, sums that nobody could try stop it unless a person answers for the values. */
function proofProblems({ proof, isAnsweredFor }: EInvoiceEligibility): EInvoiceProblem[] {
  const failing = proof.equations.find(({ holds, key }) => !holds && key !== "equation.rows");
  if (failing || proof.state === "differs") return [refusal("FW-PROOF", ["BT-112"], {}, "fw-proof-differs")];
  return proof.state === "proven" || isAnsweredFor
    ? []
    : [refusal("FW-PROOF", ["BT-112"], {}, `fw-proof-${proof.state}`)];
}
