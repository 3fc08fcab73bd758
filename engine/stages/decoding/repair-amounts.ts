import type { FoundValue } from "../../results/extraction-result";
import { misreadingsBetween } from "../../values/misreading";
import { centsApart, money } from "./equation";
import type { ProofFigures } from "./proof-figures";
import { forcedValues, isSupported } from "./smallest-change";

/** A repaired value is shown to be sure of itself, never so sure that nobody need look where one was required to. */
const confidence = 0.75;

/**
 * Puts right one recognised amount that breaks net + tax = total. Only where a single one of the three can be meant,
 * two slips of recognition at most lead to what was read, and a second constraint (a known rate, the sum of the lines,
 * the cash paid) agrees; anything less is left for a person. Returns the fields, the same ones when nothing was
 * repaired.
 */
export function repairAmounts(
  fields: Record<string, FoundValue>,
  figures: ProofFigures,
): Record<string, FoundValue> {
  const amounts = ["subTotal", "tax", "total"].map((field) => figures.cents(field));
  const [net, tax, total] = amounts;
  if (!figures.recognised || net === undefined || tax === undefined || total === undefined) return fields;
  if (Math.abs(net + tax - total) <= centsApart) return fields;
  const forced = forcedValues(figures);
  const possible = ["subTotal", "tax", "total"].filter((field) => {
    const value = forced[field] ?? 0;
    const isSlip = misreadingsBetween(value, figures.cents(field) ?? 0) !== undefined;
    return isSlip && isSupported(field, value, figures);
  });
  const [field] = possible;
  const found = field === undefined ? undefined : fields[field];
  if (!found || field === undefined || possible.length !== 1) return fields;
  const reason = { key: "reason.repaired", values: { before: found.raw || found.value } };
  return {
    ...fields,
    [field]: { ...found, value: money(forced[field] ?? 0), confidence, reasons: [reason, ...found.reasons] },
  };
}
