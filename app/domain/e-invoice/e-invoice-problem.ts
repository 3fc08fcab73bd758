import type { PartyDetailName } from "./party-details";

/** The party that a missing detail belongs to. */
export type MissingDetail = { party: "seller" | "buyer"; detail: PartyDetailName };

/**
 * Why a document is no e-invoice yet: the rule that says so and the business terms it is about. `messageKey` is a
 * translation key, `line` counts from 1, `ask` is what the person can fill in.
 */
export type EInvoiceProblem = {
  rule: string;
  terms: readonly string[];
  messageKey: string;
  values: Record<string, string>;
  line: number | null;
  ask: MissingDetail | null;
};
