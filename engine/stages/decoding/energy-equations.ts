import type { MeterRow } from "../tables/meter-rows";
import { type Equation, equation } from "./equation";
import type { ProofFigures } from "./proof-figures";

/** Share that a factor may differ from the printed one: use is rounded to whole units, of some hundred. */
const factorDrift = 0.002;

/**
 * The sums of meters: current read less previous read, times the meter's factor, is what was used. Row by row where the
 * bill has a table of readings, else for the reads among its fields.
 */
export function energyEquations(figures: ProofFigures): Equation[] {
  if (figures.meters.length === 0) return fieldEquations(figures);
  const equations = figures.meters.map((row) => rowEquation(row, figures.printed));
  const unlike = new Map(equations.map((one) => [JSON.stringify(one), one]));
  return [...unlike.values()];
}

function rowEquation({ previous, current, usage, factor }: MeterRow, printed: ReadonlySet<number>): Equation {
  const reads = { current: current.value, previous: previous.value, usage: usage.value };
  const difference = Number(current.value) - Number(previous.value);
  if (!factor) return checked(reads, printed);
  // What was used is printed rounded to its last digit.
  const tolerance = 0.5 * 10 ** -usage.decimals + 1e-6;
  const holds = Math.abs(difference * Number(factor.value) - Number(usage.value)) <= tolerance;
  if (Number(factor.value) === 1) return equation("reads-usage", holds, reads);
  return equation("reads-factor-usage", holds, { ...reads, factor: factor.value });
}

function fieldEquations({ number, printed }: ProofFigures): Equation[] {
  const [current, previous] = [number("currentRead"), number("previousRead")];
  const usage = number("usageKwh") ?? number("usageTherms");
  if (current === undefined || previous === undefined || usage === undefined || current <= previous)
    return [];
  const tried = checked(
    { current: String(current), previous: String(previous), usage: String(usage) },
    printed,
  );
  return tried.holds || !isOfOneRegister(current - previous, usage, printed) ? [tried] : [];
}

/**
 * Whether readings are those of one of two registers (day and night) while the use is that of both: the bill prints the use of this
 * register, that of the other, and their sum. Such readings say nothing of the sum.
 */
function isOfOneRegister(difference: number, usage: number, printed: ReadonlySet<number>): boolean {
  const isPrinted = (number: number) => [...printed].some((value) => Math.abs(value - number) < 1e-6);
  return usage - difference > 0 && isPrinted(difference) && isPrinted(usage - difference);
}

type Reads = { current: string; previous: string; usage: string };

/** The sum of reads that come without a factor: it is 1, or a number that is printed somewhere on the bill. */
function checked(reads: Reads, printed: ReadonlySet<number>): Equation {
  const factor = Number(reads.usage) / (Number(reads.current) - Number(reads.previous));
  if (Math.abs(factor - 1) < 1e-6) return equation("reads-usage", true, reads);
  const known = [...printed].find((value) => value > 0 && Math.abs(factor / value - 1) < factorDrift);
  if (known === undefined) return equation("reads-usage", false, reads);
  return equation("reads-factor-usage", true, { ...reads, factor: String(known) });
}
