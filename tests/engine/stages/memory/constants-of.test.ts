import { constantsOf } from "@engine/stages/memory/constants-of";
import type { CorrectionSample, LearnedField, VendorMemory } from "@engine/stages/memory/vendor-memory";
import { describe, expect, it } from "vitest";

const taught = (value: string | null, corrected = false): LearnedField => ({
  type: "name",
  value,
  raw: value ?? "",
  place: null,
  ...(!corrected && { asRead: true as const }),
});

function memoryOf(field: string, ...values: (LearnedField | undefined)[]): VendorMemory {
  const samples = values.map(
    (value, at): CorrectionSample => ({
      documentId: `document ${at}`,
      recognised: false,
      fingerprint: { words: [], keys: [], pageCount: 1 },
      fields: value ? { [field]: value } : {},
      dateOrder: null,
      decimalMark: null,
      table: null,
    }),
  );
  return { format: 1, id: "memory", revision: 1, closed: false, record: {}, samples };
}

const constants = (field: string, ...values: (LearnedField | undefined)[]) =>
  constantsOf(memoryOf(field, ...values), field).map(({ value, times, known, corrected }) => [
    value,
    times,
    known,
    corrected,
  ]);

describe("values that are the vendor's own", () => {
  it("come the most frequent first, however they are spaced, in their latest spelling", () => {
    expect(constants("vendorName", taught("Bolt"), taught("Acme Tools"), taught("ACME TOOLS"))).toEqual([
      ["ACME TOOLS", 2, 3, false],
      ["Bolt", 1, 3, false],
    ]);
  });

  it("come the latest first of equally frequent ones, three at most", () => {
    const values = ["Bolt", "Acme", "Cable", "Dock"].map((value) => taught(value));
    expect(constants("vendorName", ...values).map(([value]) => value)).toEqual(["Dock", "Cable", "Acme"]);
  });

  it("say whether a person wrote them", () => {
    expect(constants("vendorName", taught("Acme"), taught("acme", true))).toEqual([["acme", 2, 2, true]]);
  });

  it.each(["total", "invoiceNumber", "customerName", "own:bay"])("are none for %s", (field) => {
    expect(constants(field, taught("Acme"), taught("Acme"))).toEqual([]);
  });

  it("are none where the documents had none", () => {
    expect(constants("vendorName", taught(null), undefined)).toEqual([]);
    expect(constants("vendorName")).toEqual([]);
  });
});
