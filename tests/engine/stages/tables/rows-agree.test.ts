import { agreementWith } from "@engine/stages/tables/rows-agree";
import { describe, expect, it } from "vitest";
import { rowOf } from "../../support/rows";

const panel = { description: "Oak panel", quantity: "2", netTotal: "120.00" };
const hinge = { description: "Brass hinge", quantity: "2", netTotal: "19.00" };

describe("how rows compare with those that a person confirmed", () => {
  it("counts the right cells of each column", () => {
    const { right, worth } = agreementWith(
      [rowOf(panel), rowOf({ ...hinge, netTotal: "18.00" })],
      [panel, hinge],
    );
    expect(Object.fromEntries(right)).toEqual({ description: 2, quantity: 2, netTotal: 1 });
    expect(worth).toBe(5);
  });

  it("compares numbers by value and words without case, accents and spaces", () => {
    const read = rowOf({ description: "OAK-PANEL", quantity: "2.00", netTotal: "120" });
    expect(agreementWith([read], [panel]).worth).toBe(3);
  });

  it.each([
    ["too many", [rowOf(panel), rowOf({ description: "Terms" })], [panel]],
    ["too few", [rowOf(panel)], [panel, { description: "Terms" }]],
  ])("takes two off for a row %s", (_what, rows, confirmed) => {
    expect(agreementWith(rows, confirmed).worth).toBe(1);
  });

  it("gives each row to one confirmed row only", () => {
    const { right } = agreementWith([rowOf(panel)], [panel, panel]);
    expect(right.get("netTotal")).toBe(1);
  });

  it("gives a confirmed row the row that has most of it, in whatever order they stand", () => {
    const { worth } = agreementWith([rowOf(hinge), rowOf(panel)], [panel, hinge]);
    expect(worth).toBe(6);
  });

  it("of nothing with nothing is nothing", () => {
    expect(agreementWith([], [])).toEqual({ right: new Map(), worth: 0 });
  });
});
