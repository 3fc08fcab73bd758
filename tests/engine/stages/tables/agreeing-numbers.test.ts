import type { ColumnRole } from "@engine/stages/layout/column-phrases";
import { numberIn } from "@engine/stages/layout/read-cells";
import { agreeingFactors } from "@engine/stages/tables/agreeing-numbers";
import type { Column } from "@engine/stages/tables/columns";
import type { TableRow } from "@engine/stages/tables/table-rows";
import type { DecimalMark } from "@engine/values/read-amount";
import { describe, expect, it } from "vitest";
import { lineIn } from "../../support/rows";

type Cell = readonly [role: ColumnRole | undefined, text: string];

/** Quantity, price and discount of a row whose words fell into these columns; the last one holds its amount. */
function factorsOf(cells: readonly Cell[], { mark = ".", known = {} as Record<string, string> } = {}) {
  const line = lineIn(cells.map(([, text]) => text).join(" "));
  let at = 0;
  const tokens = cells.map(([, text]) => {
    const count = text.split(/\s+/).filter(Boolean).length;
    at += count;
    return line.tokens.slice(at - count, at);
  });
  const columns = cells.map(([role]): Column => {
    const heading = { left: 0, right: 0, top: 0, bottom: 0, text: "", role };
    return { role, from: 0, to: 1, heading };
  });
  const row: TableRow = { cells: tokens, lines: [line], anchor: line, anchors: [line] };
  const decimal = mark as DecimalMark;
  const numberWritten = (text: string | undefined) =>
    numberIn(
      line.tokens.filter((token) => token.text === text),
      decimal,
    );
  const net = numberIn(tokens.at(-1) ?? [], decimal);
  const read = { net, quantity: numberWritten(known.quantity), unitPrice: numberWritten(known.unitPrice) };
  const found = agreeingFactors(row, columns, read, decimal);
  return found && [found.quantity?.value, found.unitPrice?.value, found.discount?.value];
}

const description = (text: string): Cell => ["description", text];
const net = (text: string): Cell => ["netTotal", text];

describe("quantity and price wherever the borders of columns fell", () => {
  it.each([
    [
      "both in the description",
      [description("Kite 2 10.00"), ["quantity", ""], ["unitPrice", ""], net("20.00")],
    ],
    ["both in the quantity", [description("Kite"), ["quantity", "2 10.00"], ["unitPrice", ""], net("20.00")]],
    ["one each, shifted", [description("Kite 2"), ["quantity", "10.00"], ["unitPrice", ""], net("20.00")]],
    [
      "in a column without a name",
      [description("Kite"), [undefined, "2"], ["unitPrice", "10.00"], net("20.00")],
    ],
  ] as [string, Cell[]][])("are found: %s", (_name, cells) => {
    expect(factorsOf(cells)).toEqual(["2", "10.00", undefined]);
  });

  it("stand in the order of their headings", () => {
    const cells = (first: ColumnRole, second: ColumnRole): Cell[] => [
      description("Kite 4 5"),
      [first, ""],
      [second, ""],
      net("20.00"),
    ];
    expect(factorsOf(cells("quantity", "unitPrice"))).toEqual(["4", "5", undefined]);
    expect(factorsOf(cells("unitPrice", "quantity"))).toEqual(["5", "4", undefined]);
  });

  it("are a price and a one where nothing heads the quantity", () => {
    const cells: Cell[] = [description("Room"), ["unitPrice", "1940 x 1 night"], net("1940")];
    expect(factorsOf(cells)).toEqual(["1", "1940", undefined]);
  });

  it("agree with the discount between them and the amount", () => {
    const cells: Cell[] = [
      description("Kite"),
      ["quantity", "2 10.00 5.00"],
      ["unitPrice", ""],
      net("15.00"),
    ];
    expect(factorsOf(cells)).toEqual(["2", "10.00", "5.00"]);
  });

  it("are those of several that the columns hold", () => {
    const cells: Cell[] = [description("Pipe 4 5"), ["quantity", "2"], ["unitPrice", "10.00"], net("20.00")];
    expect(factorsOf(cells, { known: { quantity: "2", unitPrice: "10.00" } })?.slice(0, 2)).toEqual([
      "2",
      "10.00",
    ]);
  });

  it("are read with the decimal mark of the document", () => {
    const cells: Cell[] = [
      description("Bohrer 2 1.500"),
      ["quantity", ""],
      ["unitPrice", ""],
      net("3.000,00"),
    ];
    expect(factorsOf(cells, { mark: "," })).toEqual(["2", "1500", undefined]);
  });

  it.each([
    ["no two of them make the amount", [description("Kite 3 10.00"), ["quantity", ""], net("20.00")]],
    ["there is one number only", [description("Kite 20.00"), ["quantity", ""], net("20.00")]],
    ["one of them is a percentage", [description("Kite 10% 200.00"), ["quantity", ""], net("20.00")]],
    ["one of them is part of a code", [description("Kite A2 10.00"), ["quantity", ""], net("20.00")]],
    ["one of them is a code in its column", [["itemCode", "2"], ["quantity", "10.00"], net("20.00")]],
    ["one of them is a rate of tax", [["taxRate", "2"], ["quantity", "10.00"], net("20.00")]],
    ["the row costs nothing", [description("Kite 0 10.00"), ["quantity", ""], net("0.00")]],
    ["no column is for them", [description("Kite 2 10.00"), net("20.00")]],
    ["there are too many to try", [description("1 2 3 4 5 6 7 8 9"), ["quantity", ""], net("20.00")]],
    ["the row has no amount", [description("Kite 2 10.00"), ["quantity", ""], net("free")]],
  ] as [string, Cell[]][])("are not found where %s", (_name, cells) => {
    expect(factorsOf(cells)).toBe(undefined);
  });
});
