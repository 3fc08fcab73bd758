import { extract } from "@engine/extract";
import { certaintyOf } from "@engine/results/certainty";
import { proofOf } from "@engine/stages/decoding/proof-of";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { proofFigures } from "@tests/support/proof-figures";
import { describe, expect, it } from "vitest";
import { spanishInvoiceOff } from "../../documents/spanish-invoice-off";

const read = (typed: string) =>
  extract([pageOf(typed)], extractionRequest("invoice", { culture: "es-ES", currency: "EUR" }));
const labels = ["IVA     ", "IVA 8%  ", "I.V.A.  "];
const oneRow = "Revisión de montacargas           10      10,00      100,00";
const twoRows = `Revisión de montacargas            9      10,00       90,00
  Grasa                              1      10,00       10,00`;

describe("a Spanish invoice that does not add up", () => {
  it.each(
    labels.flatMap((label) => [
      [label, oneRow],
      [label, twoRows],
    ]),
  )("is not proven by a cell of its table (%s)", (label, rows) => {
    const { proof, fields } = read(spanishInvoiceOff.replace("IVA     ", label).replace(oneRow, rows));
    expect(proof.state).not.toBe("proven");
    // Whatever is answered beside the printed 8,00 has to be looked at.
    expect([fields.tax?.value, certaintyOf(fields.tax?.confidence ?? 0)]).toEqual(["10.00", "doubtful"]);
  });

  it("is proven where it adds up", () => {
    expect(
      read(spanishInvoiceOff.replace("IVA                  8,00", "IVA 10 %            10,00")).proof.state,
    ).toBe("proven");
  });
});

describe("a proof stands", () => {
  const net = { amounts: { subTotal: 250, tax: 25, total: 275 }, rates: [10], country: "AU" };
  const unsure = (...fields: string[]) => ({
    confidence: (field: string) => (fields.includes(field) ? 0.42 : 0.97),
  });
  const stateOf = (about: Parameters<typeof proofFigures>[0]) => proofOf(proofFigures(about)).state;

  it("on amounts that are sure", () => {
    expect(stateOf(net)).toBe("proven");
    expect(stateOf({ ...net, confidence: () => 0.94 })).toBe("consistent");
  });

  it("not on one that only fits", () => {
    expect(stateOf({ ...net, ...unsure("tax") })).toBe("consistent");
    expect(stateOf({ ...net, ...unsure("tax"), rows: [100, 150] })).toBe("consistent");
  });

  it("on one that a second sum bears out", () => {
    expect(stateOf({ ...net, ...unsure("subTotal"), rows: [100, 150] })).toBe("proven");
    expect(stateOf({ ...net, ...unsure("subTotal"), rows: [250] })).toBe("consistent");
    expect(stateOf({ ...net, ...unsure("tax"), columnSums: true })).toBe("proven");
    const paid = { payments: [{ cash: 30000, change: 2500 }] };
    expect(stateOf({ ...net, ...unsure("total"), ...paid })).toBe("proven");
  });

  it("on balances that movements and both sides agree on", () => {
    const amounts = { openingBalance: 100, closingBalance: 130.5 };
    const statement = { kind: "bank_statement" as const, amounts, rows: [50, -19.5] };
    expect(stateOf({ ...statement, ...unsure("openingBalance") })).toBe("consistent");
    const sides = { ...amounts, totalCredits: 50, totalDebits: 19.5 };
    expect(stateOf({ ...statement, amounts: sides, ...unsure("openingBalance") })).toBe("proven");
  });
});

describe("lines whose prices include tax", () => {
  const proof = (about: Partial<Parameters<typeof proofFigures>[0]>) =>
    proofOf(proofFigures({ amounts: { subTotal: 613.57, tax: 128.85 }, rows: [500, 242.42], ...about }));

  it("come to net and tax together, and lack no discount", () => {
    expect(proof({})).toMatchObject({
      equations: [
        {
          key: "equation.lines-with-tax",
          values: { lines: "742.42", subTotal: "613.57", tax: "128.85" },
          holds: true,
        },
      ],
      change: null,
    });
  });

  it("do so by a known rate where the tax was not read", () => {
    expect(proof({ amounts: { subTotal: 613.57 }, rates: [21] })).toMatchObject({
      equations: [{ key: "equation.lines-with-tax", values: { tax: "128.85" }, holds: true }],
      change: null,
    });
  });

  it("lack the discount that leads to the total, not one of all the tax", () => {
    const amounts = { subTotal: 593.36, tax: 124.61, total: 717.97 };
    expect(proof({ amounts, rows: [700, 22.21] }).change).toEqual({
      key: "change.discount-missing",
      values: { amount: "4.24" },
    });
  });

  it("are not said to lack a discount larger than what is left to pay", () => {
    expect(proof({ amounts: { total: 12.4 }, rows: [40, 5.34] })).toMatchObject({
      state: "differs",
      change: null,
    });
  });

  it("are not assumed where the difference is no tax", () => {
    expect(proof({ amounts: { subTotal: 600, tax: 126 }, rows: [500, 140] }).change).toEqual({
      key: "change.discount-missing",
      values: { amount: "40.00" },
    });
  });
});
