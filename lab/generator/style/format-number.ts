import type { NumberFormat } from "../content/country-facts";

/** Writes a number given in units of 10^-decimals by a country's format; a minus stands in front. */
export function formatNumber(scaled: number, decimals: number, format: NumberFormat): string {
  const digits = String(Math.abs(Math.round(scaled))).padStart(decimals + 1, "0");
  const whole = grouped(digits.slice(0, digits.length - decimals), format);
  const fraction = decimals === 0 ? "" : `${format.decimal}${digits.slice(-decimals)}`;
  return `${scaled < 0 ? "-" : ""}${whole}${fraction}`;
}

function grouped(whole: string, { group, lakh }: NumberFormat): string {
  if (group === "") return whole;
  if (!lakh || whole.length <= 3) return whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, group)}${group}${whole.slice(-3)}`;
}
