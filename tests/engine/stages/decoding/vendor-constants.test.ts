import { withVendorConstants } from "@engine/stages/decoding/vendor-constants";
import type { Recalled, RecalledConstant } from "@engine/stages/memory/recall-memory";
import { extractionRequest } from "@tests/support/extraction-request";
import { describe, expect, it } from "vitest";
import { found, tokensIn } from "../../support/rows";

type Known = Partial<RecalledConstant> & { vendor?: number; isVendor?: boolean; misreadable?: boolean };

const name = "Harbour Tools Ltd";

function recalledAs(
  field: string,
  { vendor = 0.9, isVendor = true, misreadable = false, ...about }: Known,
): Recalled {
  const constant: RecalledConstant = {
    field,
    taught: { type: "name", value: name, raw: name, place: null },
    value: name,
    times: 3,
    known: 3,
    corrected: true,
    tokens: [],
    strength: 0.9,
    ...about,
  };
  const recalled = {
    field,
    corrected: true,
    places: [],
    constants: [constant],
    absent: 0,
    times: 3,
    trust: 1,
  };
  return {
    match: { isVendor, vendor, layout: 1 } as Recalled["match"],
    misreadable,
    fields: new Map([[field, recalled]]),
    table: null,
    tableCorrected: false,
    dateOrder: null,
    decimalMark: null,
  };
}

const request = extractionRequest("invoice");
const filled = (about: Known = {}, field = "vendorName") =>
  withVendorConstants({}, recalledAs(field, about), request)[field];

describe("the vendor's own name where nothing was read", () => {
  it("is written without a place, to be looked at", () => {
    expect(filled()).toEqual({
      value: name,
      raw: name,
      confidence: 0.75,
      place: null,
      reasons: [{ key: "reason.memory-constant", values: { count: "3" } }],
    });
  });

  it("is as sure as the vendor, and never likely", () => {
    expect(filled({ vendor: 0.55, times: 1 })?.confidence).toBe(0.7);
    expect(filled({ vendor: 1, times: 20 })?.confidence).toBe(0.75);
  });

  it.each([
    ["the page is not surely the vendor's", { vendor: 0.54 }],
    ["the page is another vendor's", { isVendor: false }],
    ["the vendor's documents differ in it", { strength: 0.59 }],
    ["it stands on the page, where it was not chosen", { tokens: tokensIn(name) }],
  ])("is not written where %s", (_name, about) => expect(filled(about)).toBe(undefined));

  it("is written for fields of the vendor alone, and those that are asked for", () => {
    expect(filled({}, "customerName")).toBe(undefined);
    expect(filled({}, "invoiceNumber")).toBe(undefined);
    expect(filled({}, "vendorTaxNumber")?.value).toBe(name);
    const nothing = { ...request, fields: [] };
    expect(withVendorConstants({}, recalledAs("vendorName", {}), nothing)).toEqual({});
  });
});

describe("what was read of the vendor", () => {
  const value = (
    read: string,
    about: Known = {},
    confidence = 0.9,
    reasons: { key: string; values: Record<string, string> }[] = [],
  ) =>
    withVendorConstants(
      { vendorName: { ...found(read), confidence, reasons } },
      recalledAs("vendorName", about),
      request,
    ).vendorName;

  it.each([
    ["another name in a text layer", "Oakfield Trust", {}, 0.9],
    ["a misspelt name in a text layer", "Harbour Toois Ltd", {}, 0.9],
    ["another name that recognition read", "Oakfield Trust", { misreadable: true }, 0.9],
    [
      "a misread name that nobody ever corrected",
      "Harbour Toois Ltd",
      { misreadable: true, corrected: false },
      0.9,
    ],
    ["a part of it that is likely", "Harbour", { misreadable: true }, 0.9],
    ["a doubtful name that is nothing like it", "Oakfield Trust", { misreadable: true }, 0.5],
    [
      "a doubtful part of a name that stands on the page",
      "Harbour",
      { misreadable: true, tokens: tokensIn(name) },
      0.5,
    ],
  ])("stays: %s", (_name, read, about, confidence) => {
    expect(value(read, about, confidence)?.value).toBe(read);
  });

  it("is spelt as a person wrote it where recognition misread it, and keeps its place", () => {
    const reason = { key: "reason.letterhead", values: {} };
    expect(value("Harbour Toois Ltd", { misreadable: true }, 0.9, [reason])).toMatchObject({
      value: name,
      raw: "Harbour Toois Ltd",
      confidence: 0.9,
      reasons: [{ key: "reason.memory-constant" }, reason],
    });
  });

  it("is completed where only a part of it was read, doubtfully", () => {
    expect(value("Harbour", { misreadable: true }, 0.5)).toMatchObject({ value: name, place: null });
  });

  it.each(["reason.currency-country", "reason.currency-model"])(
    "gives way where it is a currency that only follows from %s",
    (key) => {
      const read = { currency: { ...found("EUR"), reasons: [{ key, values: {} }] } };
      const known = (corrected: boolean) =>
        withVendorConstants(read, recalledAs("currency", { value: "CHF", corrected }), request).currency
          ?.value;
      expect(known(true)).toBe("CHF");
      expect(known(false)).toBe("EUR");
    },
  );

  it("stays where a sign on the page tells the currency", () => {
    const read = { currency: { ...found("EUR"), reasons: [{ key: "reason.currency-sign", values: {} }] } };
    expect(withVendorConstants(read, recalledAs("currency", { value: "CHF" }), request).currency?.value).toBe(
      "EUR",
    );
  });
});
