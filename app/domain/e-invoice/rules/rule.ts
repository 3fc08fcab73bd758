import type { EInvoice } from "../e-invoice";
import type { MissingDetail } from "../e-invoice-problem";

/** One place where a rule is broken: on a line, counted from 1, or on the whole. */
export type RuleViolation = { line?: number; values?: Record<string, string> };

/**
 * A rule that a receiver checks: its published name, the business terms it is about, what its sentence says, and what is
 * asked when it is broken. `broken` is empty when the invoice keeps it.
 */
export type EInvoiceRule = {
  rule: string;
  terms: readonly string[];
  says: string;
  ask?: MissingDetail;
  broken(invoice: EInvoice): RuleViolation[];
};

/** A rule about the whole invoice. */
export const rule = (
  name: string,
  terms: readonly string[],
  says: string,
  holds: (invoice: EInvoice) => boolean,
  ask?: MissingDetail,
): EInvoiceRule => ({
  rule: name,
  terms,
  says,
  ...(ask && { ask }),
  broken: (invoice) => (holds(invoice) ? [] : [{}]),
});

/** A rule about something of which there are several. */
export const eachRule = <T>(
  name: string,
  terms: readonly string[],
  says: string,
  each: (invoice: EInvoice) => readonly T[],
  holds: (one: T, invoice: EInvoice) => boolean,
  ask?: MissingDetail,
): EInvoiceRule => ({
  rule: name,
  terms,
  says,
  ...(ask && { ask }),
  broken: (invoice) => (each(invoice).every((one) => holds(one, invoice)) ? [] : [{}]),
});

/** A rule about each line; tells which. */
export const lineRule = (
  name: string,
  terms: readonly string[],
  says: string,
  holds: (line: EInvoice["lines"][number], invoice: EInvoice) => boolean,
  ask?: MissingDetail,
): EInvoiceRule => ({
  rule: name,
  terms,
  says,
  ...(ask && { ask }),
  broken: (invoice) => invoice.lines.flatMap((line, at) => (holds(line, invoice) ? [] : [{ line: at + 1 }])),
});

export const seller = (detail: MissingDetail["detail"]): MissingDetail => ({ party: "seller", detail });
export const buyer = (detail: MissingDetail["detail"]): MissingDetail => ({ party: "buyer", detail });
