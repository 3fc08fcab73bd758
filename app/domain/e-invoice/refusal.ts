import type { EInvoiceProblem, MissingDetail } from "./e-invoice-problem";

/**
 * A problem by its rule. Rules of our own begin with FW and have a sentence each; those of the published tables share
 * sentences by what they say.
 */
export function refusal(
  rule: string,
  terms: readonly string[],
  values: Record<string, string> = {},
  says: string = rule.toLowerCase(),
  where: { line?: number; ask?: MissingDetail } = {},
): EInvoiceProblem {
  return {
    rule,
    terms,
    messageKey: `einvoice.says.${says}`,
    values,
    line: where.line ?? null,
    ask: where.ask ?? null,
  };
}
