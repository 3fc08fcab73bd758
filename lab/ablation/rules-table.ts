import type { RuledOutcome } from "./measure-rules";
import { changesBetween, hasEffect, type TrialOutcomes } from "./outcomes";

/** What is lost without a rule: right values and rows, some other answer, nothing at all; "fails" where the engine does. */
export type RuleEffect = { effect: "felt" | "other" | "none" | "fails"; changed: TrialOutcomes[string] };

/** A rule that was tried. `matters` is on how many documents its answer was another than when it is off. */
export type RuleRow = { file: string; line: number; text: string; matters: number } & RuleEffect;

/** Compares documents as they are read with a rule and without it; null where the engine fails without. */
export function whatChanged(
  withIt: readonly RuledOutcome[],
  without: readonly RuledOutcome[] | null,
): RuleEffect {
  if (!without) return { effect: "fails", changed: "fails" };
  const changed = changesBetween(withIt, without);
  if (hasEffect(changed)) return { effect: "felt", changed };
  const isOther = without.some(({ digest }, index) => digest !== withIt[index]?.digest);
  return { effect: isOther ? "other" : "none", changed };
}

/** Markdown: for each file how many of its rules are felt, change some answer, change none or never matter. */
export function rulesTable(rows: readonly RuleRow[]): string {
  const files = [...new Set(rows.map(({ file }) => file))].sort();
  return [
    "| file | rules | felt | other answers only | no other answer | never matter |",
    "|---|---|---|---|---|---|",
    ...files.map((file) => lineOf(file, rows)),
  ].join("\n");
}

function lineOf(file: string, rows: readonly RuleRow[]): string {
  const own = rows.filter((row) => row.file === file);
  const count = (is: (row: RuleRow) => boolean) => own.filter(is).length;
  const counts = [
    own.length,
    count(({ effect }) => effect === "felt" || effect === "fails"),
    count(({ effect }) => effect === "other"),
    count(({ effect, matters }) => effect === "none" && matters > 0),
    count(({ matters }) => matters === 0),
  ];
  return `| \`${file}\` | ${counts.join(" | ")} |`;
}
