import type { LineItem } from "@engine/results/extraction-result";
import { withRowReason } from "@engine/stages/tables/with-row-reason";
import { expect, it } from "vitest";
import { found, rowOf } from "../../support/rows";

const product = { key: "reason.row-product", values: {} };

it("a cell that nothing speaks for is told by its row", () => {
  const { item } = rowOf({ description: "Oak panel", netTotal: "120.00" });
  const proven: LineItem = {
    ...item,
    cells: { ...item.cells, netTotal: { ...found("120.00"), reasons: [product] } },
  };
  const told = withRowReason(proven, 7);
  expect(told.cells.description?.reasons).toEqual([{ key: "reason.table-row", values: { row: "7" } }]);
  expect(told.cells.netTotal?.reasons).toEqual([product]);
  expect(proven.cells.description?.reasons).toEqual([]);
});

it("a row that is told already stays the same", () => {
  const item: LineItem = {
    arithmetic: "agrees",
    cells: { netTotal: { ...found("1.00"), reasons: [product] } },
  };
  expect(withRowReason(item, 1)).toBe(item);
});
