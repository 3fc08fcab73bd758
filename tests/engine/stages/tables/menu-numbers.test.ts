import { extract } from "@engine/extract";
import { withMenuNumbers } from "@engine/stages/tables/menu-numbers";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";
import { rowOf, valuesOf } from "../../support/rows";

const dish = (description: string, netTotal: string, more: Record<string, string> = {}) =>
  rowOf({ description, netTotal, ...more });

describe("numbers that rows begin with", () => {
  it("are codes where the amounts are no multiples of them", () => {
    const rows = [
      dish("Lager", "4.90", { quantity: "611" }),
      dish("Stout", "4.90", { quantity: "616" }),
      dish("Naan", "3.90", { quantity: "044" }),
    ];
    expect(valuesOf(withMenuNumbers(rows))).toEqual([
      { description: "Lager", netTotal: "4.90", itemCode: "611" },
      { description: "Stout", netTotal: "4.90", itemCode: "616" },
      { description: "Naan", netTotal: "3.90", itemCode: "044" },
    ]);
  });

  it("are codes behind the count of the row", () => {
    const rows = [
      dish("140 A Shandy", "3.70", { quantity: "1" }),
      dish("12 A Wonton", "3.50", { quantity: "1" }),
      dish("SP13 A Pork with rice", "13.90", { quantity: "1" }),
    ];
    expect(valuesOf(withMenuNumbers(rows))[2]).toEqual({
      description: "Pork with rice",
      netTotal: "13.90",
      quantity: "1",
      itemCode: "SP13 A",
    });
  });

  it.each([
    [
      "the amounts are multiples of them",
      [dish("Cola", "9.90", { quantity: "3" }), dish("Pie", "30.00", { quantity: "6" })],
    ],
    [
      "they are low and none has a nought",
      [dish("Cola", "9.91", { quantity: "2" }), dish("Pie", "30.01", { quantity: "3" })],
    ],
    [
      "a price stands beside them",
      [
        dish("Cola", "77.00", { quantity: "70", unitPrice: "1.1" }),
        dish("Pie", "81.00", { quantity: "90", unitPrice: "0.9" }),
      ],
    ],
    ["most rows have none", [dish("68 Ribs", "13.50"), dish("Tea", "2.50"), dish("Beer", "3.60")]],
    ["there is one row", [dish("68 Ribs", "13.50")]],
  ])("stay where %s", (_name, rows) => {
    expect(withMenuNumbers(rows)).toEqual(rows);
  });
});

it("number the dishes of a slip, and count none", () => {
  const slip = pageOf(`
    Gasthaus Lotus
    Tisch 64
    611 Pils 0,5l              4,90
    044 Fladenbrot             3,90
    025 Teigtaschen            4,70
    259 Lamm Curry            15,90
    Summe Euro                29,40
    Bar                       29,40`);
  const { lineItems } = extract([slip], extractionRequest("receipt", { culture: "de-DE" }));
  expect(
    lineItems.map(({ cells }) => [cells.itemCode?.value, cells.description?.value, cells.quantity]),
  ).toEqual([
    ["611", "Pils 0,5l", undefined],
    ["044", "Fladenbrot", undefined],
    ["025", "Teigtaschen", undefined],
    ["259", "Lamm Curry", undefined],
  ]);
});
