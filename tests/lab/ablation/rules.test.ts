import { describe, expect, it } from "vitest";
import { rulesIn } from "../../../lab/ablation/rules-in";
import { type RuleRow, rulesTable, whatChanged } from "../../../lab/ablation/rules-table";

const source = `
export function rows(all: Row[], sums: Set<number>): Row[] {
  if (all.length === 0 || !sums.size) return [];
  const kept = withCodes(all, sums).filter((row) => row.cents);
  return isOld(kept) ? kept : withinBounds(kept);
}
`;

describe("the rules of a source", () => {
  const found = rulesIn(source);

  it("are conditions, their parts, filters and passes, with what stands for them when they are off", () => {
    expect(found.map(({ line, text, off }) => [line, text, off])).toEqual([
      [3, "all.length === 0 || !sums.size", "false"],
      [3, "all.length === 0", "false"],
      [3, "!sums.size", "false"],
      [4, "withCodes(all, sums)", "all"],
      [4, "row.cents", "true"],
      [5, "isOld(kept)", "false"],
    ]);
  });

  it("stand where the source has them", () => {
    expect(found.map(({ from, to }) => source.slice(from, to))).toEqual(found.map(({ text }) => text));
  });
});

describe("what a rule is worth", () => {
  const read = (right: string[], digest: string) => ({
    family: "slips",
    right,
    rows: 0,
    digest,
    mattered: [],
  });

  it.each([
    ["a right value less", [read([], "b")], "felt"],
    ["another answer, none of them right", [read(["total"], "b")], "other"],
    ["the same answer", [read(["total"], "a")], "none"],
    ["no answer", null, "fails"],
  ] as const)("is told by what comes without it: %s", (_, without, effect) => {
    expect(whatChanged([read(["total"], "a")], without && [...without]).effect).toBe(effect);
  });

  it("is counted by file", () => {
    const row = (file: string, effect: RuleRow["effect"], matters: number): RuleRow => ({
      file,
      line: 1,
      text: "",
      matters,
      effect,
      changed: {},
    });
    const rows = [
      row("b.ts", "felt", 9),
      row("a.ts", "none", 0),
      row("b.ts", "none", 3),
      row("b.ts", "other", 1),
    ];
    expect(rulesTable(rows).split("\n").slice(2)).toEqual([
      "| `a.ts` | 1 | 0 | 0 | 0 | 1 |",
      "| `b.ts` | 3 | 1 | 1 | 1 | 0 |",
    ]);
  });
});
