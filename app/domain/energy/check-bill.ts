import type { BillHistory, CheckOutcome, CheckResult, Severity } from "./check-outcome";
import type { EnergyBill } from "./energy-bill";
import {
  accountOpen,
  capacitySame,
  costUsual,
  noDuplicate,
  noGap,
  notEstimatedTwice,
  notZero,
  periodLength,
  priceUsual,
  readsFollowOn,
  sameMeter,
  usageUsual,
} from "./history-checks";
import {
  balanceRolls,
  chargesAddUp,
  datesPossible,
  linesMultiply,
  loadFactor,
  readsGiveUsage,
  supplyPointRight,
  taxKnown,
} from "./single-bill-checks";

type Check = {
  judge(bill: EnergyBill, history: BillHistory): CheckResult;
  failing: Exclude<Severity, "pass">;
};

/** The checks in the order of their numbers, and how bad it is when one fails. */
const checks: readonly Check[] = [
  { judge: chargesAddUp, failing: "severe" },
  { judge: balanceRolls, failing: "warning" },
  { judge: readsGiveUsage, failing: "severe" },
  { judge: readsFollowOn, failing: "severe" },
  { judge: sameMeter, failing: "warning" },
  { judge: noGap, failing: "warning" },
  { judge: periodLength, failing: "info" },
  { judge: datesPossible, failing: "warning" },
  { judge: noDuplicate, failing: "severe" },
  { judge: notEstimatedTwice, failing: "warning" },
  { judge: usageUsual, failing: "warning" },
  { judge: costUsual, failing: "warning" },
  { judge: priceUsual, failing: "warning" },
  { judge: linesMultiply, failing: "warning" },
  { judge: notZero, failing: "warning" },
  { judge: loadFactor, failing: "info" },
  { judge: capacitySame, failing: "warning" },
  { judge: taxKnown, failing: "warning" },
  { judge: supplyPointRight, failing: "severe" },
  { judge: accountOpen, failing: "severe" },
];

/** The outcome of the twenty checks of a bill. */
export const checkBill = (bill: EnergyBill, history: BillHistory): CheckOutcome[] =>
  checks.map(({ judge, failing }, index) => {
    const judged = judge(bill, history);
    const severity = judged === null ? "unknown" : judged === true ? "pass" : failing;
    const values = judged === null || judged === true ? {} : judged;
    return {
      check: index + 1,
      severity,
      values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    };
  });
