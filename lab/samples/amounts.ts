/** One line of a bill. `unitCents` is the price of one unit in cents, fractions of a cent allowed. */
export type BillLine = {
  code: string;
  description: string;
  quantity: number;
  unit?: string;
  unitCents: number;
};

/** The amount of a line in whole cents. */
export function lineCents(line: BillLine): number {
  return Math.round(line.quantity * line.unitCents);
}

/** The sum of all lines in whole cents. */
export function sumCents(lines: BillLine[]): number {
  return lines.reduce((sum, line) => sum + lineCents(line), 0);
}

/** A share of an amount in whole cents; the rate is in percent. */
export function percentOf(cents: number, rate: number): number {
  return Math.round((cents * rate) / 100);
}

/** Cents as a canonical decimal with two places: 123450 is "1234.50". */
export function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Cents as printed in a culture: 12345000 is "123,450.00" in en-US and "1,23,450.00" in en-IN. */
export function printed(cents: number, culture = "en-US"): string {
  return new Intl.NumberFormat(culture, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    cents / 100,
  );
}

/** The true values of bill lines under the column keys of the field catalogue. */
export function trueLines(lines: BillLine[], taxRate?: string): Record<string, string>[] {
  return lines.map((line) => ({
    ...(line.code ? { itemCode: line.code } : {}),
    description: line.description,
    quantity: String(line.quantity),
    unitPrice: String(line.unitCents / 100),
    ...(taxRate ? { taxRate } : {}),
    netTotal: decimal(lineCents(line)),
  }));
}

/** Field values without alternatives, in short. */
export function trueFields(values: Record<string, string>): Record<string, { value: string }> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }]));
}
