import { describe, expect, it } from "vitest";
import { modelNamesIn } from "~/domain/intake/mail-subject";
import { foldModelName } from "~/domain/models/fold-model-name";

describe("the name of a model, folded", () => {
  it.each([
    ["Bank Statements", "bank-statements"],
    ["  bank_statements ", "bank-statements"],
    ["Bank --  Statements", "bank-statements"],
    ["Facturas Energía – Año", "facturas-energía-año"],
    ["Ｉｎｖｏｉｃｅｓ", "invoices"],
    ["In\u200bvoices", "invoices"],
    ["-Invoices-", "invoices"],
    ["Energi\u0301a", "energía"],
    [" - ", ""],
  ])("%j is %j", (name, folded) => expect(foldModelName(name)).toBe(folded));
});

describe("what a subject names", () => {
  it.each([
    ["Invoices-North-America", "invoices-north-america"],
    ["RE: Fwd: Invoices North America", "invoices-north-america"],
    ["Re[2]: FW: invoices", "invoices"],
    ["RE : invoices", "invoices"],
    ["AW: WG: Rechnungen", "rechnungen"],
    ["RV: Facturas", "facturas"],
    ["TR: RÉF: Factures", "factures"],
    ["ENC: Faturas", "faturas"],
    ["I: R: Fatture", "fatture"],
    ["SV: VS: Fakturor", "fakturor"],
    ["回复：转发：Invoices", "invoices"],
    ["[EXTERNAL] Fwd: Invoices", "invoices"],
    ["Reports: March", "reports:-march"],
  ])("%j is %j in the end", (subject, name) => expect(modelNamesIn(subject).at(-1)).toBe(name));

  it("is first of all the subject as it stands", () => {
    expect(modelNamesIn("TR: Invoices")).toEqual(["tr:-invoices", "invoices"]);
  });

  it.each(["", "   ", "Re:", "Fwd: RE:  "])("%j names at most the mark itself", (subject) => {
    expect(modelNamesIn(subject).filter((name) => !/:/.test(name))).toEqual([]);
  });
});
