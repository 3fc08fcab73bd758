import { readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkSample } from "../../../lab/samples/check-sample.ts";
import type { Sample } from "../../../lab/samples/sample.ts";

const folder = "scripts/seed/documents";
const samples = JSON.parse(readFileSync(`${folder}/samples.json`, "utf8")) as Sample[];
const invoice = samples.find(({ kind }) => kind === "invoice");
const statement = samples.find(({ kind }) => kind === "bank_statement");

describe("the samples of the demo", () => {
  test.each(samples.map((sample) => [sample.file, sample] as const))(
    "%s adds up and is small",
    (file, sample) => {
      expect(() => checkSample(sample, readFileSync(`${folder}/${file}`))).not.toThrow();
      expect(statSync(`${folder}/${file}`).size).toBeGreaterThan(10_000);
    },
  );

  test("hold one document that cannot be read, and it claims nothing", () => {
    const unreadable = samples.filter(({ readable }) => !readable);
    expect(unreadable.map(({ fields, lineItems }) => [fields, lineItems])).toEqual([[{}, []]]);
  });
});

describe("the check of a sample", () => {
  test("finds a total that is a cent off", () => {
    const off = changed(invoice, "total", "1685.41");
    expect(() => checkSample(off, new Uint8Array())).toThrow("do not add up to the total");
  });

  test("finds a closing balance that does not follow", () => {
    const off = changed(statement, "closingBalance", "0.00");
    expect(() => checkSample(off, new Uint8Array())).toThrow("the closing balance is wrong");
  });

  test("finds a tax number with a wrong check digit", () => {
    const australian = samples.find(({ culture, kind }) => culture === "en-AU" && kind === "invoice");
    const off = changed(australian, "vendorTaxNumber", "29 183 926 575");
    expect(() => checkSample(off, new Uint8Array())).toThrow("29 183 926 575 has a wrong check digit");
  });

  test("finds a file that is too big", () => {
    if (!invoice) throw new Error("no invoice among the samples");
    expect(() => checkSample(invoice, new Uint8Array(500_000))).toThrow("too many");
  });
});

function changed(sample: Sample | undefined, field: string, value: string): Sample {
  if (!sample) throw new Error("no such sample");
  return { ...sample, fields: { ...sample.fields, [field]: { value } } };
}
