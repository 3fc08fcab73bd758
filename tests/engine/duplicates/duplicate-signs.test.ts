import { duplicateLevels, isStrongerLevel } from "@engine/duplicates/duplicate-level";
import { duplicateSignsOf } from "@engine/duplicates/duplicate-signs";
import { vendorKeys } from "@engine/duplicates/vendor-keys";
import { describe, expect, it } from "vitest";

const read = { vendorName: "Acme Tools", invoiceNumber: "INV-2O41", total: "118.00" };

describe("what a document is known again by", () => {
  it("is its values as read and as edited", () => {
    const edited = { ...read, invoiceNumber: "INV-2042" };
    const signs = duplicateSignsOf("invoice", { read, edited }, null);
    expect(signs.numbers).toEqual(["1nv2041", "1nv2042"]);
    expect(signs.read[0]?.key).not.toBe(signs.edited[0]?.key);
  });

  it("is its values as read alone where nobody changed any", () => {
    const signs = duplicateSignsOf("invoice", { read, edited: null }, null);
    expect(signs).toMatchObject({ edited: [], text: [], numbers: ["1nv2041"], sketch: null });
  });

  it("is no number where there is none, and keys of its text where it has a sketch", () => {
    const sketch = { numbers: Array.from({ length: 48 }, (_, at) => at), pairs: [] };
    const signs = duplicateSignsOf("invoice", { read: {}, edited: null }, sketch);
    expect(signs.numbers).toEqual([]);
    expect(new Set(signs.text).size).toBe(12);
  });
});

describe("ways in which a vendor is known again", () => {
  it.each([
    [{ vendorTaxNumber: "DE 136 695 976", vendorName: "Acme GmbH" }, ["tax de136695976", "name acme"]],
    [{ vendorTaxNumber: "123", vendorName: "Acme" }, ["name acme"]],
    [{ vendorName: "GmbH" }, []],
    [{}, []],
  ])("%j: %j", (values, keys) => {
    expect(vendorKeys(values)).toEqual(keys);
  });
});

it("a file says more than a number, and a number more than a text", () => {
  expect(isStrongerLevel("file", "number")).toBe(true);
  expect(isStrongerLevel("number", "text")).toBe(true);
  expect(isStrongerLevel("text", "date-total")).toBe(false);
  for (const level of duplicateLevels) expect(isStrongerLevel(level, level)).toBe(false);
});
