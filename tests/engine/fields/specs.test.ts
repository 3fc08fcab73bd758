import { fieldCatalogue, fieldOf } from "@engine/fields/field-catalogue";
import { fieldLabels } from "@engine/fields/field-labels";
import { fieldSpecs } from "@engine/fields/field-specs";
import { ownFieldSpec } from "@engine/fields/own-field-spec";
import { specsFor } from "@engine/fields/specs-for";
import type { FieldType } from "@engine/results/extraction-result";
import { findLabels } from "@engine/stages/labels/find-labels";
import { maxOwnLabelLength, noOwnLabels, ownLabelsOf } from "@engine/stages/labels/own-labels";
import { describe, expect, it } from "vitest";
import { lineIn } from "../support/rows";

const labelsOf = (name: string, type: FieldType = "text") =>
  ownFieldSpec({ key: "own:x", type, name }).labels;

describe("the labels of a field that a tenant made up", () => {
  it.each<[string, FieldType, string[], string[], string[]]>([
    ["Project", "text", ["Project"], [], []],
    ["Loading bay", "text", ["Loading bay"], [], ["Loading"]],
    ["Harbour dues paid", "amount", ["Harbour dues paid"], [], ["Harbour", "dues", "paid"]],
    ["Cost-centre/branch", "text", ["Cost centre branch"], [], ["Cost", "centre", "branch"]],
    ["Date", "date", ["Date"], [], []],
    ["  ", "text", [""], [], []],
  ])("%j as %s", (name, type, strong, usual, weak) => {
    expect(labelsOf(name, type)).toEqual({ strong, usual, weak });
  });

  it("are the words of its kind, too, where its name ends with one", () => {
    const { strong, usual } = labelsOf("Delivery note number", "id");
    expect(strong).toEqual(["Delivery note number"]);
    expect(usual?.[0]).toBe("Delivery note");
    expect(usual?.length).toBeGreaterThan(3);
    expect(usual?.every((label) => label.startsWith("Delivery note"))).toBe(true);
    expect(labelsOf("Delivery note number", "text").usual).toEqual(["Delivery note"]);
  });

  it("are taken for labels on the page", () => {
    const specs = specsFor({
      fields: [{ key: "own:bay", type: "text", line: false, ownName: "Loading bay" }],
    });
    const own = ownLabelsOf(specs);
    const hits = findLabels(lineIn("Loading bay: Dock 14"), false, own);
    expect(hits.map(({ text, senses }) => [text, senses[0]?.field])).toEqual([["Loading bay", "own:bay"]]);
    expect(maxOwnLabelLength(own)).toBe("loadingbay".length);
    expect(findLabels(lineIn("Loading bay: Dock 14"), false)).toEqual([]);
  });

  it("are none of the catalogue's", () => {
    expect(ownLabelsOf(fieldSpecs)).toBe(noOwnLabels);
    expect(maxOwnLabelLength(noOwnLabels)).toBe(0);
  });
});

describe("the fields of a request", () => {
  it("are the catalogue's, and the tenant's own behind them", () => {
    const own = { key: "own:bay", type: "percent" as const, line: false, ownName: "Waste share" };
    const specs = specsFor({ fields: [own] });
    expect(specs.slice(0, fieldSpecs.length)).toEqual(fieldSpecs);
    expect(specs.slice(fieldSpecs.length)).toMatchObject([
      { key: "own:bay", candidates: "number", own: true },
    ]);
  });

  it("are the very same where the tenant made up none, or a column", () => {
    expect(specsFor({ fields: [{ key: "total", type: "amount", line: false }] })).toBe(fieldSpecs);
    expect(specsFor({ fields: [{ key: "own:c", type: "text", line: true, ownName: "Bin" }] })).toBe(
      fieldSpecs,
    );
  });

  it("are each found in one way: header fields alone, each once", () => {
    const keys = fieldSpecs.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect([...keys].sort()).toEqual(
      fieldCatalogue
        .filter(({ line }) => !line)
        .map(({ key }) => key)
        .sort(),
    );
  });

  it("take candidates of their type", () => {
    const odd = fieldSpecs
      .filter(({ key, candidates }) => fieldOf(key)?.type !== candidates)
      .map(({ key, candidates }) => [key, candidates]);
    expect(odd).toEqual([
      ["vendorTaxNumber", "taxId"],
      ["customerTaxNumber", "taxId"],
    ]);
  });
});

describe("labels that a field borrows", () => {
  const spec = (key: string) => {
    const found = fieldSpecs.find((one) => one.key === key);
    if (!found) throw new Error(`${key} is a field`);
    return fieldLabels(found);
  };

  it("announce both: who is billed stands over the address that is billed", () => {
    const customer = spec("customerName");
    expect(spec("billToAddress").usual).toEqual(
      expect.arrayContaining([...customer.strong, ...customer.usual]),
    );
  });

  it.each(fieldSpecs.map(({ key }) => key).filter((key) => key !== "currency"))("leave %s some", (key) => {
    const { strong, usual, weak } = spec(key);
    expect(strong.length + usual.length + weak.length).toBeGreaterThan(0);
  });
});
