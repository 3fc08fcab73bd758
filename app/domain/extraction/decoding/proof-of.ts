import type { ArithmeticProof } from "../extraction-result";
import type { ItemRow } from "../lines/item-row";
import type { Chosen } from "../scoring/scored";

/**
 * States which equations of the document hold. "proven" needs net, tax by a known rate (or the sum of the lines) and
 * total to agree; a bare sum is "consistent"; one that fails is "differs".
 */
export function proofOf(chosen: Record<string, Chosen>, rows: readonly ItemRow[]): ArithmeticProof {
  const cents = (field: string) => chosen[field]?.candidate.cents;
  const [net, tax, total] = [cents("subTotal"), cents("tax"), cents("total")];
  const equations: ArithmeticProof["equations"] = [];
  if (net !== undefined && tax !== undefined && total !== undefined) {
    const values = { subTotal: money(net), tax: money(tax), total: money(total) };
    equations.push({ key: "equation.net-tax-total", values, holds: Math.abs(net + tax - total) <= 2 });
  }
  const sums = rows.map((row) => row.cents).filter((value) => value !== undefined);
  const target = net ?? total;
  if (sums.length > 0 && target !== undefined) {
    const lines = sums.reduce((sum, value) => sum + value, 0);
    const meets = [net, total].some((value) => value !== undefined && Math.abs(value - lines) <= 2);
    equations.push({
      key: "equation.lines",
      values: { lines: money(lines), sum: money(target) },
      holds: meets,
    });
  }
  return { state: stateOf(equations, chosen), equations };
}

function stateOf(
  equations: ArithmeticProof["equations"],
  chosen: Record<string, Chosen>,
): ArithmeticProof["state"] {
  const [sum, lines] = ["equation.net-tax-total", "equation.lines"].map((key) =>
    equations.find((one) => one.key === key),
  );
  if (!sum) return lines?.holds ? "consistent" : "untested";
  if (!sum.holds) return "differs";
  return chosen.total?.proofs.has("rate") || chosen.total?.proofs.has("columns") || lines?.holds
    ? "proven"
    : "consistent";
}

function money(cents: number): string {
  return (cents / 100).toFixed(2);
}
