import type { EnergyBill } from "./energy-bill";

/**
 * The bills that a bill follows: those of its meter, else, where the meter was exchanged, those of the account's one meter for
 * the commodity. A bill without an account follows none.
 */
export function comparableBills(
  bill: EnergyBill,
  ofMeter: readonly EnergyBill[],
  ofAccount: readonly EnergyBill[],
): readonly EnergyBill[] {
  if (bill.accountKey === "") return [];
  if (ofMeter.length > 0) return ofMeter;
  const same = ofAccount.filter(({ commodity }) => commodity === bill.commodity);
  const meters = new Set(same.map(({ meterKey }) => meterKey));
  return meters.size === 1 ? same : [];
}
