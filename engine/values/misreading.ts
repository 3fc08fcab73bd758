/** Digits that recognition takes for one another. */
const confused = ["08", "06", "68", "17", "38", "56", "49", "58"];

/** Whether recognition takes one of two digits for the other. */
export const isConfused = (one: string, other: string): boolean =>
  confused.includes([one, other].sort().join(""));

/**
 * How many errors of recognition lead from the printed amount to the one that was read (both in cents): a
 * confused digit, a lost leading digit or a lost decimal mark is one each. Undefined when more than two would be needed.
 */
export function misreadingsBetween(printed: number, read: number): number | undefined {
  if (Math.sign(printed) !== Math.sign(read) || printed === read) return undefined;
  const [there, seen] = [String(Math.abs(printed)), String(Math.abs(read))];
  const errors = Math.min(
    substitutions(there, seen),
    1 + substitutions(there.slice(1), seen),
    1 + substitutions(`${there}00`, seen),
  );
  return errors <= 2 ? errors : undefined;
}

function substitutions(there: string, seen: string): number {
  if (there.length !== seen.length || there === "") return Number.POSITIVE_INFINITY;
  let errors = 0;
  for (let at = 0; at < there.length; at += 1) {
    const [one = "", other = ""] = [there[at], seen[at]];
    if (one === other) continue;
    if (!isConfused(one, other)) return Number.POSITIVE_INFINITY;
    errors += 1;
  }
  return errors;
}
