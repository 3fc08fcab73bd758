import { withoutDates } from "@engine/stages/tables/leading-dates";
import type { DateOrder } from "@engine/values/read-dates";
import { describe, expect, it } from "vitest";
import { rowOf, valuesOf } from "../../support/rows";

const read = (order: DateOrder, ...descriptions: string[]) =>
  valuesOf(
    withoutDates(
      descriptions.map((description) => rowOf({ description })),
      order,
    ),
  );

describe("days in front of names", () => {
  it.each([
    ["dmy", "03/04/2026 Room 12 breakfast", "2026-04-03", "Room 12 breakfast"],
    ["mdy", "03/04/2026 Room, breakfast", "2026-03-04", "Room, breakfast"],
    ["mdy", "17/04/2026 Minibar", "2026-04-17", "Minibar"],
    ["dmy", "2026-04-03 | Parking", "2026-04-03", "Parking"],
    ["dmy", "3 April 2026: City tax", "2026-04-03", "City tax"],
    ["dmy", "3 de abril de 2026, Desayuno", "2026-04-03", "Desayuno"],
  ] as const)("in %s, %s, are %s", (order, written, date, description) => {
    expect(read(order, written)).toEqual([{ date, description }]);
  });

  it("are taken where half of the rows have one, and the others stay as they are", () => {
    expect(read("dmy", "03/04/2026 Breakfast", "Late checkout")).toEqual([
      { date: "2026-04-03", description: "Breakfast" },
      { description: "Late checkout" },
    ]);
    expect(read("dmy", "03/04/2026 Breakfast", "Late checkout", "Parking")[0]).toEqual({
      description: "03/04/2026 Breakfast",
    });
  });

  it.each([
    "Service on 03/04/2026",
    "03/04/2026 - 09/04/2026 Rental of a car",
    "03/04/2026",
    "31/02/2026 Breakfast",
    "03/04/2026 12",
  ])("%s is left alone", (description) => {
    expect(read("dmy", description)).toEqual([{ description }]);
  });

  it("rows without a name have none", () => {
    expect(valuesOf(withoutDates([rowOf({ netTotal: "4.00" })], "dmy"))).toEqual([{ netTotal: "4.00" }]);
    expect(withoutDates([], "dmy")).toEqual([]);
  });
});
