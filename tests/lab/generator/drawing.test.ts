import type { Box } from "@engine/reading/page";
import { describe, expect, it, test } from "vitest";
import { type Face, widthOf } from "../../../lab/generator/drawing/face-widths";
import { overlaps } from "../../../lab/generator/drawing/overlaps";
import { placesOf } from "../../../lab/generator/drawing/places-of";
import { createSheet, plain, type TextStyle } from "../../../lab/generator/drawing/sheet";
import { wordsOf } from "../../../lab/generator/drawing/words-of";
import { truthOf } from "../../../lab/generator/truth-of";

const sans: Face = { family: "sans", bold: false };
const style: TextStyle = { size: 10, face: sans, stretch: 1 };
const marked = (text: string, key: string, value: string, group = 1) => ({
  text,
  marks: [{ key, value, group }],
});

describe("the width of a text", () => {
  const cases: [text: string, face: Face, thousandths: number][] = [
    ["0", sans, 556],
    ["Il", sans, 278 + 222],
    ["W", { family: "sans", bold: true }, 944],
    ["W", { family: "serif", bold: false }, 944],
    [" ", { family: "serif", bold: true }, 250],
    ["iW", { family: "mono", bold: false }, 1200],
    ["é", sans, 556],
    ["Ñ", sans, 722],
    ["€", { family: "serif", bold: false }, 500],
  ];
  test.each(cases)("%s", (text, face, thousandths) => {
    expect(Math.round(widthOf(text, face) * 1000)).toBe(thousandths);
  });

  it("is the sum of its characters", () => {
    expect(widthOf("Total 12", sans)).toBeCloseTo(widthOf("Total ", sans) + widthOf("12", sans));
  });
});

describe("text on a sheet", () => {
  const drawnAt = (x: number, align?: "left" | "right" | "centre") => {
    const sheet = createSheet(200, 100);
    const drawn = sheet.text(x, 50, "0000", style, align);
    return { left: sheet.inks[0]?.x ?? Number.NaN, drawn };
  };

  it("stands at the right of its place, at its left, or around it", () => {
    const { left, drawn } = drawnAt(100);
    expect([left, Math.round(drawn * 100)]).toEqual([100, 2224]);
    expect(drawnAt(100, "right").left).toBeCloseTo(100 - drawn);
    expect(drawnAt(100, "centre").left).toBeCloseTo(100 - drawn / 2);
  });

  it("keeps off the edges that printers leave blank", () => {
    expect(drawnAt(1).left).toBe(4);
    expect(drawnAt(199).left).toBeCloseTo(200 - 4 - drawnAt(100).drawn);
  });

  it("is nothing without a letter", () => {
    const sheet = createSheet(200, 100);
    expect(sheet.text(10, 10, ["  ", { text: " ", marks: [] }], style)).toBe(0);
    expect(sheet.inks).toEqual([]);
  });

  it("is measured as it is drawn, stretched and all", () => {
    const sheet = createSheet(400, 100);
    const wide = { ...style, stretch: 1.1 };
    expect(sheet.measure(["Total ", "12"], wide)).toBeCloseTo(sheet.text(10, 10, "Total 12", wide));
    expect(sheet.measure("Total 12", wide)).toBeCloseTo(1.1 * sheet.measure("Total 12", style));
  });

  it("goes to the page that is turned to", () => {
    const sheet = createSheet(200, 100);
    sheet.text(10, 10, "one", style);
    sheet.turnPage();
    sheet.text(10, 10, "two", style);
    sheet.box(5, 5, 50, 20);
    expect(sheet.pages).toBe(2);
    expect(sheet.inks.map(({ page }) => page)).toEqual([1, 2]);
    expect(sheet.rules.map(({ page }) => page)).toEqual([2, 2, 2, 2]);
    expect(wordsOf(sheet, 2).map(({ text }) => text)).toEqual(["two"]);
  });

  it("is put together from its pieces", () => {
    expect(plain(["Total ", marked("9.00", "total", "9.00")])).toBe("Total 9.00");
    expect(plain("alone")).toBe("alone");
  });
});

describe("the words of a sheet", () => {
  it("have boxes in fractions of it, from ascender to descender", () => {
    const sheet = createSheet(200, 100);
    sheet.text(20, 50, "00 00", style);
    const [first, second] = wordsOf(sheet, 1);
    const rounded = (box: Box | undefined) => box?.map((edge) => Math.round(edge * 1e4) / 1e4);
    expect(rounded(first?.box)).toEqual([0.1, 0.41, 0.1556, 0.521]);
    expect(rounded(second?.box)).toEqual([0.1695, 0.41, 0.2251, 0.521]);
  });

  it("end at the sheet's edge", () => {
    const sheet = createSheet(60, 20);
    sheet.text(4, 19.5, "WWWWWWWWWWWW", { ...style, size: 12 });
    for (const edge of wordsOf(sheet, 1)[0]?.box ?? []) expect(edge >= 0 && edge <= 1).toBe(true);
  });
});

describe("where a marked value is printed", () => {
  const sheet = createSheet(200, 100);
  const lines = sheet.newGroup();
  sheet.text(20, 20, ["Due ", marked("9.00", "total", "9.00", sheet.newGroup())], style);
  sheet.text(20, 40, marked("12 Quay St", "vendorAddress", "12 Quay St, Portsea", lines), style);
  sheet.text(30, 55, marked("Portsea", "vendorAddress", "12 Quay St, Portsea", lines), style);
  sheet.text(100, 80, marked("9.00", "total", "9.00", sheet.newGroup()), style);
  const places = placesOf(sheet);

  it("is the first of its places", () => {
    const [left = 0, top = 0, , bottom = 0] = places.get("total")?.box ?? [];
    expect(left).toBeCloseTo((20 + widthOf("Due ", sans) * 10) / 200);
    expect([top, bottom].map((edge) => Math.round(edge * 1000))).toEqual([110, 221]);
    expect(places.get("total")).toMatchObject({ value: "9.00", page: 1 });
  });

  it("is the box around all lines of its group", () => {
    const [left = 0, top = 0, right = 0, bottom = 0] = places.get("vendorAddress")?.box ?? [];
    expect([left, top, bottom].map((edge) => Math.round(edge * 1000))).toEqual([100, 310, 571]);
    expect(right).toBeCloseTo((20 + widthOf("12 Quay St", sans) * 10) / 200);
  });
});

describe("the truth of what was drawn", () => {
  const box: Box = [0, 0, 1, 1];
  const truth = (marks: Record<string, string>) =>
    truthOf(
      "invoice",
      new Map(Object.entries(marks).map(([key, value]) => [key, { value, page: 1, box }])),
      "EUR",
    );

  it("is what is printed; all other fields of the kind are absent", () => {
    const { fields, absent, places } = truth({ total: "9.00", invoiceNumber: "A-1" });
    expect(fields).toEqual({ currency: "EUR", total: "9.00", invoiceNumber: "A-1" });
    expect(absent).toContain("dueDate");
    expect(absent).not.toContain("total");
    expect(Object.keys(places)).toEqual(["total", "invoiceNumber"]);
  });

  it("leaves open what may be read either way", () => {
    const { fields, absent } = truth({ "?dueDate": "2026-01-01" });
    expect(fields).toEqual({ currency: "EUR" });
    expect(absent).not.toContain("dueDate");
  });

  it("sums a field that is printed in parts, and gives it no place", () => {
    const { fields, places } = truth({ "+tax:0": "1.10", "+tax:1": "2.20" });
    expect(fields.tax).toBe("3.30");
    expect(places).not.toHaveProperty("tax");
    expect(truth({ "+tax:0": "1.10", "+tax:1": "2.20", tax: "9.99" }).fields.tax).toBe("9.99");
  });

  it("gathers the cells of a row, rows in their order and none empty", () => {
    const { lineItems } = truth({
      "line:2:netTotal": "2.00",
      "line:0:description": "Bolts",
      "line:0:netTotal": "1.00",
    });
    expect(lineItems).toEqual([{ description: "Bolts", netTotal: "1.00" }, { netTotal: "2.00" }]);
  });
});

describe("texts that run into each other", () => {
  const word = (left: number, right: number, top = 0.1) => ({
    text: "x",
    box: [left, top, right, top + 0.02] as Box,
    confidence: 1,
  });

  it("are counted in pairs", () => {
    expect(overlaps([word(0.1, 0.2), word(0.15, 0.3), word(0.18, 0.4)])).toBe(3);
  });

  it("are none when they stand beside or above each other, or barely touch", () => {
    expect(overlaps([word(0.1, 0.2), word(0.2, 0.3)])).toBe(0);
    expect(overlaps([word(0.1, 0.2), word(0.198, 0.3)])).toBe(0);
    expect(overlaps([word(0.1, 0.2), word(0.1, 0.2, 0.13)])).toBe(0);
    expect(overlaps([word(0.1, 0.2), word(0.1, 0.2, 0.115)])).toBe(0);
  });

  it("are found whatever their order", () => {
    expect(overlaps([word(0.15, 0.3, 0.105), word(0.6, 0.7), word(0.1, 0.2)])).toBe(1);
  });
});
