import { layoutOf } from "@engine/stages/layout/document-layout";
import { findTableHeaders } from "@engine/stages/layout/table-header";
import { findItemRows } from "@engine/stages/tables/find-item-rows";
import { tableMemoryOf } from "@engine/stages/tables/learn-table";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

const sheet = (rows: string) => `
      Kram             Wieviel      Zeug         Summa
${rows}
      Allet zusammen                              99.00`;
const first = sheet(`
      Kite             2            AA           20.00
      Glider           4            BB           79.00`);
const second = sheet(`
      Boomerang        7            CC           95.00
      Ball             1            DD            4.00`);

function valuesOf(typed: string, memory: Parameters<typeof findItemRows>[2]) {
  const layout = layoutOf([pageOf(typed)]);
  const sources = {
    layout,
    headers: findTableHeaders(layout.lines),
    labels: new Map(),
    facts: { decimalMark: ".", dateOrder: { order: "dmy" } } as const,
  };
  return findItemRows(sources, "invoice", memory).map(({ item }) =>
    Object.fromEntries(Object.entries(item.cells).map(([key, { value }]) => [key, value])),
  );
}

describe("a remembered table", () => {
  const confirmed = [
    { itemCode: "AA", description: "Kite", quantity: "2", netTotal: "20.00" },
    { itemCode: "BB", description: "Glider", quantity: "4", netTotal: "79.00" },
  ];
  const memory = tableMemoryOf(confirmed, layoutOf([pageOf(first)]), ".");

  it("is read by the columns of the confirmed one, whatever its headings say", () => {
    expect(valuesOf(second, memory)).toEqual([
      { itemCode: "CC", description: "Boomerang", quantity: "7", netTotal: "95.00" },
      { itemCode: "DD", description: "Ball", quantity: "1", netTotal: "4.00" },
    ]);
  });

  it("is read otherwise without the memory", () => {
    expect(valuesOf(second, null)[0]?.itemCode).toBeUndefined();
  });

  it("is not learned from rows that do not stand on the page", () => {
    const rows = [{ description: "Elsewhere", netTotal: "1.23" }];
    expect(tableMemoryOf(rows, layoutOf([pageOf(first)]), ".")).toBeNull();
  });
});
