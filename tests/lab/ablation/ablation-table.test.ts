import { expect, test } from "vitest";
import { ablationTable } from "../../../lab/ablation/ablation-table";

test("a table of numbers names those that are felt and counts the others", () => {
  const table = ablationTable([
    {
      file: "b.ts",
      name: "reach",
      value: 3,
      tried: { "0": { zf: { gained: 2, lost: 1 }, mr: { gained: 0, lost: 0 } } },
    },
    { file: "b.ts", name: "slack", value: 4, tried: { "0": { zf: { gained: 0, lost: 0 } }, "8": {} } },
    { file: "a.ts", name: "step", value: 1, tried: { "0": "fails" } },
  ]);
  expect(table.split("\n").slice(2)).toEqual([
    "| `a.ts` | `step` | 1 | 0 | the engine fails without |",
    "| `b.ts` | `reach` | 3 | 0 | zf +2 −1 |",
    "| `b.ts` | 1 not felt | | | |",
  ]);
});
