/** An exact decimal number: `digits` tenths, hundredths … by `scale`. Nothing of an e-invoice is computed in floating point. */
export type Decimal = { digits: bigint; scale: number };

/** More places are no figure of a document, and would only make work. */
const mostPlaces = 12;

/** A canonical number as an exact one; null for anything else. */
export function decimalOf(text: string | null | undefined): Decimal | null {
  const match = /^([+-]?)(\d{1,18})(?:\.(\d+))?$/.exec(text?.trim() ?? "");
  if (!match) return null;
  const places = (match[3] ?? "").replace(/0+$/, "").slice(0, mostPlaces);
  const digits = BigInt(`${match[2]}${places}`);
  return { digits: match[1] === "-" ? -digits : digits, scale: places.length };
}

/** The number as XML writes it: without an exponent and without zeros that say nothing. */
export function decimalText({ digits, scale }: Decimal): string {
  const sign = digits < 0n ? "-" : "";
  const all = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, "0");
  const whole = all.slice(0, all.length - scale);
  const places = all.slice(all.length - scale).replace(/0+$/, "");
  return `${sign}${whole}${places && `.${places}`}`;
}

export const times = (one: Decimal, other: Decimal): Decimal => ({
  digits: one.digits * other.digits,
  scale: one.scale + other.scale,
});

/** One number divided by another, to this many places. The divisor must not be zero. */
export const divided = (one: Decimal, other: Decimal, places: number): Decimal => ({
  digits: rounded(one.digits * tenTo(other.scale + places), other.digits * tenTo(one.scale)),
  scale: places,
});

/** The number in hundredths, rounded as XPath rounds: halves go up. */
export const centsOf = ({ digits, scale }: Decimal): number => Number(rounded(digits * 100n, tenTo(scale)));

/** Hundredths as a number. */
export const decimalOfCents = (cents: number): Decimal => ({ digits: BigInt(cents), scale: 2 });

/** Hundredths as the text of an amount: always two places. */
export function amountText(cents: number): string {
  const all = Math.abs(cents).toString().padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${all.slice(0, -2)}.${all.slice(-2)}`;
}

/** A share of an amount in cents; `percent` is the rate. */
export const shareOf = (cents: number, percent: Decimal): number =>
  Number(rounded(BigInt(Math.round(cents)) * percent.digits, 100n * tenTo(percent.scale)));

/** What is left of an amount with tax when the tax of this rate is taken out. */
export const withoutShare = (cents: number, percent: Decimal): number =>
  Number(rounded(BigInt(cents) * 100n * tenTo(percent.scale), 100n * tenTo(percent.scale) + percent.digits));

export const isNegative = ({ digits }: Decimal): boolean => digits < 0n;
export const isZero = ({ digits }: Decimal): boolean => digits === 0n;
export const negated = ({ digits, scale }: Decimal): Decimal => ({ digits: -digits, scale });

const tenTo = (power: number) => 10n ** BigInt(power);

function rounded(above: bigint, below: bigint): bigint {
  const [top, bottom] = below < 0n ? [-above, -below] : [above, below];
  const doubled = 2n * top + bottom;
  const quotient = doubled / (2n * bottom);
  return doubled < 0n && doubled % (2n * bottom) !== 0n ? quotient - 1n : quotient;
}
