import { textOf } from "@engine/stages/layout/token";
import { placeRows } from "@engine/stages/tables/place-rows";
import { describe, expect, it } from "vitest";
import { linesIn } from "../../support/rows";

const table = `
  Description          Qty     Price      Amount
  Oak panel              2     60.00      120.00
  polished twice
  Brass hinge            2      9.50       19.00
  Oak panel              1     60.00       60.00
  Total                                   199.00`;
const placed = (...rows: Record<string, string>[]) =>
  placeRows(rows, linesIn(table), ".").map(({ cells }) =>
    Object.fromEntries([...cells].map(([key, tokens]) => [key, textOf(tokens)])),
  );

describe("rows that a person confirmed, found back on the page", () => {
  it("have the words and numbers of their line, and of those below", () => {
    expect(
      placed({ description: "Oak panel polished twice", quantity: "2", unitPrice: "60", netTotal: "120.00" }),
    ).toEqual([
      { description: "Oak panel polished twice", quantity: "2", unitPrice: "60.00", netTotal: "120.00" },
    ]);
  });

  it("stand in their order: of two that are alike the lower one comes second", () => {
    const rows = placeRows(
      [
        { description: "Oak panel", unitPrice: "60", netTotal: "120.00" },
        { description: "Oak panel", unitPrice: "60", netTotal: "60.00" },
      ],
      linesIn(table),
      ".",
    );
    expect(rows.map(({ anchor }) => anchor.text.split("\t").at(-1))).toEqual(["120.00", "60.00"]);
  });

  it("take equal numbers from the columns that most rows share", () => {
    const cells = placed(
      { quantity: "2", netTotal: "120.00", unitPrice: "60.00" },
      { quantity: "2", netTotal: "19.00", unitPrice: "9.50" },
      { quantity: "1", netTotal: "60.00", unitPrice: "60.00" },
    );
    expect(cells.map((row) => [row.quantity, row.unitPrice, row.netTotal])).toEqual([
      ["2", "60.00", "120.00"],
      ["2", "9.50", "19.00"],
      ["1", "60.00", "60.00"],
    ]);
  });

  it.each([
    ["whose amount is not there", { description: "Oak panel", netTotal: "121.00" }],
    ["without numbers", { description: "Oak panel" }],
    ["with a count alone", { quantity: "2" }],
  ])("are left out %s", (_what, row) => {
    expect(placed(row)).toEqual([]);
  });

  it("lack a text that is mostly not there", () => {
    expect(placed({ description: "Pine shelf of Norway, oak", netTotal: "120.00" })).toEqual([
      { netTotal: "120.00" },
    ]);
  });

  it("are none on an empty page", () => {
    expect(placeRows([{ netTotal: "120.00" }], [], ".")).toEqual([]);
    expect(placed()).toEqual([]);
  });
});
