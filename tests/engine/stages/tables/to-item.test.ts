import { columnsOf } from "@engine/stages/tables/columns";
import { limitOf, rowsScoreOf, toItems } from "@engine/stages/tables/row-worth";
import { rowsOf } from "@engine/stages/tables/table-rows";
import { linesOf } from "@engine/stages/tables/to-item";
import { describe, expect, it } from "vitest";
import { linesIn, rowOf, sourcesOf, valuesOf } from "../../support/rows";

type Reading = Parameters<typeof sourcesOf>[1];

/** The items below the only header of a typed page. */
function itemsIn(typed: string, reading: Reading = {}) {
  const { layout, headers, labels, facts } = sourcesOf(typed, reading);
  const [header] = headers;
  if (!header) throw new Error("a header is wanted");
  const body = layout.lines.filter(({ index }) => index > header.lastLine);
  const columns = columnsOf(header.cells, body);
  const rows = rowsOf(body, columns, { mark: facts.decimalMark, labels });
  return toItems(rows, { columns, facts, limit: limitOf(rows, columns) });
}

const english = "Description            Qty     Unit Price     Amount";
const cellsIn = (row: string, reading?: Reading, header = english) =>
  valuesOf(itemsIn(`${header}\n${row}`, reading));

describe("the cells of a row", () => {
  it("are read by the columns they stand in", () => {
    expect(cellsIn("Kite                     2          10.00      20.00")).toEqual([
      { description: "Kite", quantity: "2", unitPrice: "10", netTotal: "20.00" },
    ]);
  });

  it("hold no rate as a count or a price", () => {
    expect(cellsIn("Kite                     15%                   20.00")).toEqual([
      { description: "Kite", netTotal: "20.00" },
    ]);
  });

  it.each([
    [
      "German",
      "Bezeichnung            Menge     Einzelpreis     Gesamtpreis",
      "Bohrer                    10           3,20           32,00",
    ],
    [
      "Spanish",
      "Descripción            Cantidad     Precio     Importe",
      "Broca                      10        3,20       32,00",
    ],
    [
      "French",
      "Désignation            Quantité     Prix unitaire     Montant",
      "Foret                      10              3,20       32,00",
    ],
    [
      "Italian",
      "Descrizione            Quantità     Prezzo     Importo",
      "Punta                      10        3,20       32,00",
    ],
    [
      "Dutch",
      "Omschrijving            Aantal     Prijs     Bedrag",
      "Boor                        10      3,20      32,00",
    ],
    [
      "Portuguese",
      "Descrição            Quantidade     Preço     Valor",
      "Broca                      10       3,20     32,00",
    ],
  ])("are read in %s", (_name, header, row) => {
    const [cells] = cellsIn(row, { mark: "," }, header);
    expect(cells).toMatchObject({ quantity: "10", unitPrice: "3.2", netTotal: "32.00" });
  });

  it("are plain numbers without trailing zeros, but for amounts", () => {
    const [cells] = cellsIn("Kite                 2.000          10.500      21.00");
    expect(cells).toMatchObject({ quantity: "2", unitPrice: "10.5", netTotal: "21.00" });
  });

  it("hold rates and taxes of the row", () => {
    const header = "Description            Qty     Unit Price     VAT %     Amount";
    const [cells] = cellsIn("Kite                     2          10.00        20      20.00", {}, header);
    expect(cells).toMatchObject({ taxRate: "20", netTotal: "20.00" });
  });

  it("hold a rate where a number has a percent sign, whatever heads its column", () => {
    const header = "Description            Qty     Unit Price     Tax      Amount";
    const [cells] = cellsIn("Kite                     2          10.00     20%      20.00", {}, header);
    expect(cells).toMatchObject({ taxRate: "20", netTotal: "20.00" });
    expect(cells).not.toHaveProperty("lineTax");
  });

  it.each([
    ["without its label", "Sku: KT-77      Kite                     2          10.00      20.00", "KT-77"],
    [
      "not as the number of a line",
      "Order line: 3   Kite                     2          10.00      20.00",
      undefined,
    ],
    [
      "not as words of a remark below",
      "                Kite                     2          10.00      20.00\nGross price :\n",
      undefined,
    ],
  ])("hold the code %s", (_name, row, code) => {
    const header = "Item code       Description            Qty     Unit Price     Amount";
    expect(cellsIn(row, {}, header)[0]?.itemCode).toBe(code);
  });

  it("hold the day of the row in the order of the document", () => {
    const header = "Date            Description            Qty     Unit Price     Amount";
    const row = "03/04/2026      Kite                     2          10.00      20.00";
    expect(cellsIn(row, { order: "dmy" }, header)[0]?.date).toBe("2026-04-03");
    expect(cellsIn(row, { order: "mdy" }, header)[0]?.date).toBe("2026-03-04");
  });

  it("are none where a line says nothing of an item", () => {
    expect(cellsIn("Thank you for your order")).toEqual([]);
    expect(cellsIn("                                                20.00")).toEqual([]);
  });
});

describe("what arithmetic says of a row", () => {
  const rowIn = (row: string) => itemsIn(`${english}\n${row}`)[0]?.item;

  it.each([
    ["agrees", "Kite                     2          10.00      20.00", 0.96, "reason.row-product"],
    ["differs", "Kite                     2          10.00      25.00", 0.5, "reason.row-differs"],
  ])("%s", (state, row, confidence, reason) => {
    const item = rowIn(row);
    expect(item?.arithmetic).toBe(state);
    expect(item?.cells.netTotal).toMatchObject({ confidence, reasons: [{ key: reason }] });
    expect(item?.cells.quantity?.confidence).toBe(confidence);
  });

  it("is nothing without a quantity and a price", () => {
    const item = rowIn("Delivery                                        20.00");
    expect(item?.arithmetic).toBe("untested");
    expect(item?.cells.netTotal).toMatchObject({ confidence: 0.78, reasons: [] });
    expect(Object.keys(item?.cells ?? {})).toEqual(["netTotal", "description"]);
  });

  it("gives the quantity that price and amount demand, to be looked at", () => {
    expect(rowIn("Kite                                10.00      30.00")?.cells.quantity).toEqual({
      value: "3",
      raw: "",
      confidence: 0.55,
      place: null,
      reasons: [{ key: "reason.from-arithmetic", values: { price: "10.00", amount: "30.00" } }],
    });
  });

  it("gives the price that quantity and amount demand", () => {
    expect(rowIn("Kite                     4                     30.00")?.cells.unitPrice).toMatchObject({
      value: "7.5",
      place: null,
    });
  });

  it.each([
    ["the quantity would not be whole", "Kite                                20.00      30.00", "quantity"],
    ["the quantity would be nothing", "Kite                                20.00       0.00", "quantity"],
    [
      "the price would have parts of a cent",
      "Kite                     3                     10.00",
      "unitPrice",
    ],
  ])("gives nothing where %s", (_name, row, key) => {
    expect(rowIn(row)?.cells).not.toHaveProperty(key);
  });
});

describe("how much rows are worth", () => {
  it.each([
    ["an amount", rowOf({ netTotal: "20.00" }), 1],
    ["an amount with a name", rowOf({ description: "Kite", netTotal: "20.00" }), 4],
    ["numbers that agree", rowOf({ quantity: "2", netTotal: "20.00" }, { arithmetic: "agrees" }), 5],
    ["numbers that differ", rowOf({ quantity: "2", netTotal: "20.00" }, { arithmetic: "differs" }), 0],
  ])("%s", (_name, row, worth) => expect(rowsScoreOf([row])).toBe(worth));

  it("is that of all of them", () => {
    expect(rowsScoreOf([rowOf({ netTotal: "1.00" }), rowOf({ netTotal: "2.00" })])).toBe(2);
    expect(rowsScoreOf([])).toBe(0);
  });
});

it("the words of a cell go by their lines", () => {
  const lines = linesIn("Kite red\nwith a tail\nand cord");
  const [first, second] = lines;
  if (!first || !second) throw new Error("two lines are wanted");
  const words = [...first.tokens, ...second.tokens];
  const row = { cells: [words], lines, anchor: first, anchors: [first] };
  expect(linesOf(words, row).map((line) => line.map(({ text }) => text))).toEqual([
    ["Kite", "red"],
    ["with", "a", "tail"],
  ]);
});
