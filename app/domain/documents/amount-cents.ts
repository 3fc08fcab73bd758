/** A canonical amount in cents; null for anything else. */
export function amountCents(value: string | undefined): number | null {
  if (value === undefined || !/^-?\d+(\.\d+)?$/.test(value)) return null;
  const number = Number(value);
  return Math.sign(number) * Math.round(Math.abs(number) * 100 + 1e-6);
}
