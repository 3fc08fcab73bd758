import type { Day } from "../billing/days";
import type { EnergyBill } from "./energy-bill";

/** The checks of an energy bill, by their numbers. */
export const energyChecks = Array.from({ length: 20 }, (_, index) => index + 1);

export const severities = ["pass", "info", "warning", "severe", "unknown"] as const;

/** `unknown` says that there is nothing to compare with: it never counts as passed. */
export type Severity = (typeof severities)[number];

/** The outcome of a check of a bill; `values` fill its sentence. */
export type CheckOutcome = { check: number; severity: Severity; values: Record<string, string> };

/** The contract of an account, as far as it was entered. */
export type EnergyContract = { opensOn: Day | null; closesOn: Day | null; unitPrice: number | null };

export const noContract: EnergyContract = { opensOn: null, closesOn: null, unitPrice: null };

/**
 * What a bill is compared with: earlier bills of its supplier, account and meter, the latest first; other bills of the
 * supplier with its number; the contract; today, and the country whose taxes apply.
 */
export type BillHistory = {
  earlier: readonly EnergyBill[];
  sameNumber: readonly EnergyBill[];
  contract: EnergyContract;
  today: Day;
  country: string;
};

/** Null is unknown, true a pass, else the values of the sentence that says what is wrong. */
export type CheckResult = null | true | Record<string, string | number>;

/** A number as sentences have it: at most four decimals. */
export const roundedText = (value: number): string => String(Math.round(value * 10_000) / 10_000);
