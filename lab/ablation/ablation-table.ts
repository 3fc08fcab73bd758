import { type Change, hasEffect, type TrialOutcomes } from "./outcomes";

/** A number that was tried: where it stands, and the outcome of each other number in its place. */
export type Row = { file: string; name: string; value: number; tried: TrialOutcomes };

/** The rows as a table in Markdown: each number that is felt, and how many of a file are not. */
export function ablationTable(rows: readonly Row[]): string {
  const files = [...new Set(rows.map(({ file }) => file))].sort();
  return [
    "| file | number | value | instead | what the number gains, what it costs |",
    "|---|---|---|---|---|",
    ...files.flatMap((file) => linesOf(file, rows)),
  ].join("\n");
}

function linesOf(file: string, rows: readonly Row[]): string[] {
  const own = rows.filter((row) => row.file === file);
  const felt = own.flatMap(({ name, value, tried }) => {
    const [instead, changed] = Object.entries(tried).find(([, one]) => hasEffect(one)) ?? [];
    return changed ? [`| \`${file}\` | \`${name}\` | ${value} | ${instead} | ${told(changed)} |`] : [];
  });
  const silent = own.length - felt.length;
  return silent > 0 ? [...felt, `| \`${file}\` | ${silent} not felt | | | |`] : felt;
}

function told(changed: Record<string, Change> | "fails"): string {
  if (changed === "fails") return "the engine fails without";
  return Object.entries(changed)
    .filter(([, { gained, lost }]) => gained + lost > 0)
    .map(([family, { gained, lost }]) => `${family} +${gained}${lost > 0 ? ` −${lost}` : ""}`)
    .join(", ");
}
