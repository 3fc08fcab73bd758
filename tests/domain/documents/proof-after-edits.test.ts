import type { ArithmeticProof, FoundValue, LineItem } from "@engine/results/extraction-result";
import { describe, expect, it } from "vitest";
import type { OriginalAndEditedResult } from "~/domain/documents/fields-of-result";
import { proofAfterEdits } from "~/domain/documents/proof-after-edits";

const found = (value: string): FoundValue => ({ value, raw: value, confidence: 1, place: null, reasons: [] });
const row = (netTotal: string, arithmetic: LineItem["arithmetic"] = "agrees"): LineItem => ({
  cells: { netTotal: found(netTotal) },
  arithmetic,
});

const lines = { key: "equation.lines-net", values: { lines: "100.00", subTotal: "100.00" }, holds: true };
const rate = {
  key: "equation.net-rate-total",
  holds: true,
  values: { subTotal: "100.00", tax: "8.00", total: "108.00", rate: "8" },
};
const rows = { key: "equation.rows", values: { agree: "2", tested: "2" }, holds: true };
const proven: ArithmeticProof = { state: "proven", equations: [lines, rate, rows], change: null };

const result = (change: Partial<OriginalAndEditedResult> = {}): OriginalAndEditedResult => ({
  fields: { total: found("108.00"), invoiceNumber: found("A-1") },
  editedFields: null,
  lineItems: [row("60.00"), row("40.00")],
  editedLineItems: null,
  ...change,
});

const withTotal = (total: string) => result({ editedFields: { total: found(total) } });

describe("the proof of a result that people changed", () => {
  it("stays as it was read while nobody touched a number", () => {
    expect(proofAfterEdits(proven, result())).toBe(proven);
    const renamed = result({ editedFields: { invoiceNumber: found("A-2") } });
    expect(proofAfterEdits(proven, renamed)).toBe(proven);
    expect(proofAfterEdits(proven, withTotal("108.00"))).toBe(proven);
  });

  it("says that it does not add up, in the numbers of today, and what is missing", () => {
    expect(proofAfterEdits(proven, withTotal("118.00"))).toEqual({
      state: "differs",
      equations: [
        lines,
        {
          key: "equation.net-tax-total",
          holds: false,
          values: { subTotal: "100.00", tax: "8.00", total: "118.00" },
        },
        rows,
      ],
      change: { key: "change.difference", values: { amount: "10.00" } },
    });
  });

  it("adds up again when the misread number was put right", () => {
    const misread: ArithmeticProof = {
      state: "differs",
      equations: [
        lines,
        {
          key: "equation.net-tax-total",
          holds: false,
          values: { subTotal: "100.00", tax: "8.00", total: "103.00" },
        },
      ],
      change: { key: "change.misread-total", values: { read: "103.00", would: "108.00" } },
    };
    const corrected = result({
      fields: { total: found("103.00") },
      editedFields: { total: found("108.00") },
    });
    expect(proofAfterEdits(misread, corrected)).toMatchObject({ state: "proven", change: null });
  });

  it.each([
    [[row("60.00"), row("50.00", "untested")], "change.discount-missing", "10.00"],
    [[row("60.00")], "change.row-missing", "40.00"],
  ])("tries the sum of the lines with the lines of today", (editedLineItems, key, amount) => {
    const proof = proofAfterEdits(proven, result({ editedLineItems }));
    expect(proof).toMatchObject({ state: "differs", change: { key, values: { amount } } });
    expect(proof.equations.at(-1)).toMatchObject({ values: { agree: "1", tested: "1" }, holds: true });
  });

  it("claims nothing of a sum that can no longer be tried", () => {
    const within: ArithmeticProof = {
      state: "consistent",
      equations: [
        {
          key: "equation.tax-within-total",
          holds: true,
          values: { total: "108.00", rate: "8", tax: "8.00" },
        },
      ],
    };
    expect(proofAfterEdits(within, withTotal("118.00"))).toMatchObject({ state: "untested", equations: [] });
    expect(proofAfterEdits(proven, withTotal(""))).toMatchObject({
      state: "consistent",
      equations: [lines, rows],
    });
  });

  it("does not stand on an amount that was not sure, until a person wrote it", () => {
    const doubtful = { tax: { ...found("8.00"), confidence: 0.42 } };
    const stored = result({ fields: { total: found("108.00"), ...doubtful } });
    expect(proofAfterEdits(proven, stored)).toEqual({ ...proven, state: "consistent" });
    expect(proofAfterEdits(proven, { ...stored, editedFields: { tax: found("8.00") } }).state).toBe("proven");
  });

  it("stands on amounts that were not sure once somebody approved them as they are", () => {
    const doubtful = { tax: { ...found("8.00"), confidence: 0.42 } };
    const stored = result({ fields: { total: found("108.00"), ...doubtful } });
    const unsure: ArithmeticProof = { ...proven, state: "consistent" };
    expect(proofAfterEdits(unsure, stored).state).toBe("consistent");
    expect(proofAfterEdits(unsure, stored, true)).toEqual(proven);
    expect(proofAfterEdits(proven, stored, true)).toBe(proven);
    const single: ArithmeticProof = { ...unsure, equations: [lines] };
    expect(proofAfterEdits(single, stored, true).state).toBe("consistent");
    const differs: ArithmeticProof = { ...unsure, state: "differs" };
    expect(proofAfterEdits(differs, stored, true)).toBe(differs);
  });

  it("takes lines for prices with tax before it misses a discount", () => {
    const edited = result({
      fields: { subTotal: found("100.00"), tax: found("8.00") },
      editedLineItems: [row("64.80"), row("43.20")],
    });
    const netOnly: ArithmeticProof = { state: "consistent", equations: [lines], change: null };
    expect(proofAfterEdits(netOnly, edited)).toMatchObject({
      equations: [
        {
          key: "equation.lines-with-tax",
          holds: true,
          values: { lines: "108.00", subTotal: "100.00", tax: "8.00" },
        },
      ],
      change: null,
    });
  });
});
