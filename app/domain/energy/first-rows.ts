import type { EnergyBill } from "./energy-bill";

/** The first row of each document among rows of bills: what is said of a document as a whole is said there, once. */
export function firstRows(bills: readonly EnergyBill[]): ReadonlySet<EnergyBill> {
  const firsts = new Map<string, EnergyBill>();
  for (const bill of bills) if (!firsts.has(bill.documentId)) firsts.set(bill.documentId, bill);
  return new Set(firsts.values());
}
