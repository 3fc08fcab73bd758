import type { CultureFormat } from "@fieldwise/engine/results";

/** A decimal string with a point, grouped and marked as a culture writes it. No digit is lost, however many there are. */
export function groupedNumber(value: string, format: CultureFormat): string {
  const [, sign = "", whole = "", decimals] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  const grouped = groupsOf(whole, format).join(format.group);
  return `${sign}${grouped}${decimals ? format.decimal + decimals : ""}`;
}

function groupsOf(whole: string, { leastBefore, further }: CultureFormat): string[] {
  if (whole.length < leastBefore + 3) return [whole];
  const groups = [whole.slice(-3)];
  for (let end = whole.length - 3; end > 0; end -= further)
    groups.unshift(whole.slice(Math.max(0, end - further), end));
  return groups;
}
