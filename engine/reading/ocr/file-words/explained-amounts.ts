const amount = /^[^\d]{0,4}(\d{1,3}(?:[.,'\u2019]?\d{3})*)[.,](\d{2})[^\d]{0,4}$/u;
/** Bounds the sums that are made. */
const mostAmounts = 60;

/** The cents of an amount as printed; undefined for anything else. */
export function centsIn(text: string): number | undefined {
  const [, whole, cents] = amount.exec(text.replace(/\s+/gu, "")) ?? [];
  return whole === undefined || cents === undefined
    ? undefined
    : Number(whole.replace(/\D/gu, "")) * 100 + Number(cents);
}

/**
 * Says whether arithmetic speaks for an amount on a page on which others were read surely: it stands there twice, or is
 * the sum or the difference of two others.
 */
export function explainedBy(sure: readonly number[]): (cents: number) => boolean {
  const amounts = [...new Set(sure.filter((cents) => cents > 0))].slice(0, mostAmounts);
  const known = new Set(amounts);
  for (const [index, one] of amounts.entries())
    for (const other of amounts.slice(index + 1)) {
      known.add(one + other);
      known.add(Math.abs(one - other));
    }
  return (cents) => known.has(cents);
}
