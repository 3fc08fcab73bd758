import { type Equation, equation } from "./equation";
import type { ProofFigures } from "./proof-figures";

/** The sum of a meter: current read less previous read, times the meter's factor, is what was used. */
export function energyEquations({ number, printed }: ProofFigures): Equation[] {
  const [current, previous] = [number("currentRead"), number("previousRead")];
  const usage = number("usageKwh") ?? number("usageTherms");
  if (current === undefined || previous === undefined || usage === undefined || current <= previous)
    return [];
  const reads = { current: String(current), previous: String(previous), usage: String(usage) };
  const factor = usage / (current - previous);
  if (Math.abs(factor - 1) < 1e-6) return [equation("reads-usage", true, reads)];
  const known = [...printed].find((value) => value > 0 && Math.abs(factor / value - 1) < 0.002);
  if (known === undefined) return [equation("reads-usage", false, reads)];
  return [equation("reads-factor-usage", true, { ...reads, factor: String(known) })];
}
