import type { RememberedColumn, TableMemory } from "@engine/stages/memory/table-memory";
import { rememberedRows } from "@engine/stages/tables/remembered-rows";
import { lettersOf } from "@engine/stages/tables/remembered-table";
import { describe, expect, it } from "vitest";
import { lineIn, sourcesOf, valuesOf } from "../../support/rows";

/** A column from one place of a typed line to another, in characters. */
const column = (
  key: string,
  from: number,
  to: number,
  about: Partial<RememberedColumn> = {},
): RememberedColumn => ({
  key,
  left: from / 100,
  right: to / 100,
  from: 0,
  to: 0,
  open: false,
  always: true,
  ...about,
});

const memory = (about: Partial<TableMemory> = {}): TableMemory => ({
  columns: [column("description", 0, 20), column("quantity", 22, 26), column("netTotal", 30, 40)],
  opening: "warestckwert",
  closing: "summe",
  rows: "columns",
  cells: [],
  ...about,
});

const page = [
  "Angebot von gestern     9        99,00",
  "Ware                  Stck        Wert",
  "Kite                    2        20,00",
  "Drachenschnur           4        30,00",
  "Summe                            50,00",
  "Danke                   1        12,00",
].join("\n");

const rowsIn = (typed: string, known: TableMemory = memory()) =>
  valuesOf(rememberedRows(known, sourcesOf(typed, { mark: "," })));

describe("the rows of a table whose columns are remembered", () => {
  it("stand between its head and its sum, whatever the heads are called", () => {
    expect(rowsIn(page)).toEqual([
      { description: "Kite", quantity: "2", netTotal: "20.00" },
      { description: "Drachenschnur", quantity: "4", netTotal: "30.00" },
    ]);
  });

  it("stand anywhere above the sum where the head is not seen", () => {
    expect(
      rowsIn(page, memory({ opening: "artikelmengepreis" })).map(({ description }) => description),
    ).toEqual(["Angebot von gestern", "Kite", "Drachenschnur"]);
  });

  it("go on to the end where the sum is not seen", () => {
    expect(rowsIn(page, memory({ closing: "endbetrag" })).map(({ netTotal }) => netTotal)).toEqual([
      "20.00",
      "30.00",
      "50.00",
      "12.00",
    ]);
  });

  it("end at a sum that says more than it did", () => {
    const longer = page.replace("Summe           ", "Summe inkl. MwSt");
    expect(rowsIn(longer, memory({ closing: "summeinklmwstundversand" }))).toHaveLength(2);
  });

  it("are none without a column that may tell where they stand", () => {
    expect(rowsIn(page, memory({ columns: [column("description", 0, 20)] }))).toEqual([]);
    expect(rowsIn(page, memory({ columns: [] }))).toEqual([]);
  });

  it("are lines with a number in the column of amounts", () => {
    const typed = page.replace("30,00", "offen");
    expect(rowsIn(typed).map(({ description }) => description)).toEqual(["Kite"]);
  });

  it("fill most of the columns that were always filled", () => {
    const typed = page.replace("Drachenschnur           4", "                         ");
    expect(rowsIn(typed)).toHaveLength(1);
    const without = page.replace("Drachenschnur           4", "Drachenschnur            ");
    expect(rowsIn(without).map(({ description }) => description)).toEqual(["Kite", "Drachenschnur"]);
  });

  it("have the lines below that an open column goes on for", () => {
    const typed = page.replace("Drachenschnur", "rot und blau\nmit Schnur\nDrachenschnur");
    const open = memory();
    open.columns[0] = column("description", 0, 20, { open: true });
    expect(rowsIn(typed, open)[0]?.description).toBe("Kite rot und blau mit Schnur");
    expect(rowsIn(typed)[0]?.description).toBe("Kite");
  });

  it("have the line above where the column stood above the amount", () => {
    const typed = [
      "Ware                  Stck        Wert",
      "Kite",
      "                        2        20,00",
      "Drachenschnur",
      "                        4        30,00",
      "Summe                            50,00",
    ].join("\n");
    const above = memory();
    above.columns[0] = column("description", 0, 20, { from: -1, to: -1 });
    expect(rowsIn(typed, above).map(({ description }) => description)).toEqual(["Kite", "Drachenschnur"]);
  });
});

describe("the letters by which a line is told again", () => {
  it.each([
    ["Pos.  Artikel-Nr.  Menge  Preis (€)", "posartikelnrmengepreis"],
    ["Summe 12,50", "summe"],
    ["DESCRIPCIÓN  Cant.", "descripcioncant"],
    ["12 34", ""],
  ])("%s: %s", (typed, letters) => expect(lettersOf(lineIn(typed))).toBe(letters));

  it("are none of no line", () => expect(lettersOf(undefined)).toBe(""));
});
