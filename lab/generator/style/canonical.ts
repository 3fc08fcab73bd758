/** Cents as a decimal string with two decimals. */
export function canonicalAmount(cents: number): string {
  return canonicalScaled(cents, 2);
}

/** Units of 10^-decimals as a decimal string. */
export function canonicalScaled(scaled: number, decimals: number): string {
  const digits = String(Math.abs(Math.round(scaled))).padStart(decimals + 1, "0");
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return scaled < 0 ? `-${text}` : text;
}

/** A number without trailing zeros after its point. */
export function withoutTrailingZeros(text: string): string {
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}
