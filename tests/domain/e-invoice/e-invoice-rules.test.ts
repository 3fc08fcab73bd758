import { changedPaper, germanPaper } from "@tests/support/e-invoice-paper";
import { eInvoiceProblemBody } from "@workers/api/e-invoice-problem-body";
import { describe, expect, it } from "vitest";
import type { EInvoice, EInvoiceAllowance, VatCategory } from "~/domain/e-invoice/e-invoice";
import { eInvoiceOf } from "~/domain/e-invoice/e-invoice-of";
import { eInvoiceRules, ruleViolations } from "~/domain/e-invoice/rules/e-invoice-rules";
import en from "~/locales/en/energy.json";
import es from "~/locales/es/energy.json";
import type { Translate } from "~/locales/translate";

const whole = () => structuredClone(eInvoiceOf(germanPaper).invoice);
type Break = (invoice: EInvoice) => void;

/** An allowance or charge of the whole, or of the first line, that lacks something. */
const given = (isCharge: boolean, change: Partial<EInvoiceAllowance>): EInvoiceAllowance => ({
  isCharge,
  cents: 100,
  reason: "Why",
  category: "S",
  rate: "19",
  ...change,
});
const onAll =
  (isCharge: boolean, change: Partial<EInvoiceAllowance>): Break =>
  (invoice) => {
    invoice.allowances.push(given(isCharge, change));
  };
const onLine =
  (isCharge: boolean, change: Partial<EInvoiceAllowance>): Break =>
  (invoice) => {
    invoice.lines[0]?.allowances.push(given(isCharge, change));
  };
const set =
  (change: Partial<EInvoice>): Break =>
  (invoice) => {
    Object.assign(invoice, change);
  };
const line =
  (change: Partial<EInvoice["lines"][number]>): Break =>
  (invoice) => {
    Object.assign(invoice.lines[0] ?? {}, change);
  };
const group =
  (change: Partial<EInvoice["breakdown"][number]>): Break =>
  (invoice) => {
    Object.assign(invoice.breakdown[0] ?? {}, change);
  };
const totals =
  (change: Partial<EInvoice["totals"]>): Break =>
  (invoice) => {
    Object.assign(invoice.totals, change);
  };
const seller =
  (change: Partial<EInvoice["seller"]>): Break =>
  (invoice) => {
    Object.assign(invoice.seller, change);
  };
const buyer =
  (change: Partial<EInvoice["buyer"]>): Break =>
  (invoice) => {
    Object.assign(invoice.buyer, change);
  };
/** Both lines, or both allowances, so that two halves of a cent make a whole one. */
const bothLines =
  (change: Partial<EInvoice["lines"][number]>): Break =>
  (invoice) => {
    for (const one of invoice.lines) Object.assign(one, change);
  };
/** Works out again what follows from lines, allowances and charges, as far as they say it. */
const resum: Break = ({ lines, allowances, breakdown, totals }) => {
  const sum = (cents: (number | null)[]) => cents.reduce<number>((whole, one) => whole + (one ?? 0), 0);
  const given = (isCharge: boolean) => allowances.filter((one) => one.isCharge === isCharge);
  for (const one of breakdown) {
    const isOf = ({ category, rate }: { category: VatCategory | null; rate: string | null }) =>
      category === one.category && rate === one.rate;
    const off = given(false).filter(isOf);
    const on = given(true).filter(isOf);
    one.taxable = sum([...lines, ...on].filter((each) => isOf(each)).map(({ cents }) => cents));
    one.taxable -= sum(off.map(({ cents }) => cents));
    one.tax = Math.round((one.taxable * Number(one.rate ?? 0)) / 100);
  }
  totals.lines = sum(lines.map(({ cents }) => cents));
  totals.allowances = sum(given(false).map(({ cents }) => cents));
  totals.charges = sum(given(true).map(({ cents }) => cents));
  totals.net = totals.lines - totals.allowances + totals.charges;
  totals.tax = sum(breakdown.map(({ tax }) => tax));
  totals.gross = totals.net + totals.tax;
  totals.due = totals.gross - totals.prepaid + totals.rounding;
};
const addGroup =
  (change: Partial<EInvoice["breakdown"][number]>): Break =>
  ({ breakdown }) => {
    breakdown.push({
      category: "S",
      rate: "19",
      taxable: 0,
      tax: 0,
      reason: null,
      reasonCode: null,
      ...change,
    });
  };
const all =
  (...breaks: Break[]): Break =>
  (invoice) => {
    for (const one of breaks) one(invoice);
  };
const profile = (name: EInvoice["profile"], ...breaks: Break[]): Break =>
  all((invoice) => void Object.assign(invoice, { profile: name }), ...breaks);
/** An invoice that comes to nothing: what is missing of it is not missed by a sum. */
const worthless = (...breaks: Break[]): Break => all(bothLines({ cents: 0 }), resum, ...breaks);
const country = (code: string): Break => all(seller({ country: code }), buyer({ country: code }));

/** A whole invoice turned to a category without tax. */
const turned =
  (category: VatCategory): Break =>
  (invoice) => {
    const rate = category === "S" ? "19" : category === "O" ? null : "0";
    for (const one of invoice.lines) Object.assign(one, { category, rate });
    const needs = category !== "S" && category !== "Z";
    Object.assign(invoice.breakdown[0] ?? {}, { category, rate, reason: needs ? "Because" : null });
    if (category !== "S") {
      Object.assign(invoice.breakdown[0] ?? {}, { tax: 0 });
      Object.assign(invoice.totals, { tax: 0, gross: 10_000, due: 10_000 });
    }
    if (category === "O")
      all(seller({ vatId: null, legalId: { scheme: "", id: "1" } }), buyer({ vatId: null }))(invoice);
    if (category === "K")
      invoice.delivery = { date: "2026-03-02", city: "Kiel", postCode: "24103", country: "DE" };
  };

const names: Record<VatCategory, string> = { S: "S", Z: "Z", E: "E", AE: "AE", K: "IC", G: "G", O: "O" };
const legalId = { scheme: "", id: "1" };
/** Known by the register of companies alone. */
const untaxed = all(seller({ vatId: null, taxId: null, legalId }), buyer({ vatId: null }));

/** A rule, how it is broken, and the rules that cannot but break with it, because they say the same of the same. */
type Breaking = [rule: string, broken: Break, along?: string[]];

/** How each rule of a category is broken. */
function ofCategory(category: VatCategory): Breaking[] {
  const name = (number: string) => `BR-${names[category]}-${number}`;
  const turn = turned(category);
  const rate = category === "S" ? "19" : category === "O" ? null : "0";
  const unknown: Break = category === "O" ? seller({ vatId: "DE136695976" }) : untaxed;
  const wrong = category === "S" ? "0" : "19";
  const needs = category !== "S" && category !== "Z";
  return [
    [name("01"), category === "S" ? all(turned("Z"), addGroup({})) : all(turn, twiceBrokenDown)],
    [name("02"), all(turn, unknown)],
    // Anyone who is unknown for an allowance is unknown for the lines of its category, too.
    [name("03"), all(turn, onAll(false, { category, rate }), resum, unknown), [name("02")]],
    [name("04"), all(turn, onAll(true, { category, rate }), resum, unknown), [name("02")]],
    [name("05"), all(turn, line({ rate: wrong }), resum)],
    [name("06"), all(turn, onAll(false, { category, rate: wrong }), resum)],
    [name("07"), all(turn, onAll(true, { category, rate: wrong }), resum)],
    [name("08"), all(turn, group({ taxable: 9_999 }))],
    // BR-CO-17 has the same slack as BR-S-09, and more than those of the categories without tax.
    category === "S"
      ? [name("09"), taxed(2_000), ["BR-CO-17"]]
      : [name("09"), all(turn, group({ tax: 50 }), totals({ tax: 50, gross: 10_050, due: 10_050 }))],
    [name("10"), all(turn, group({ reason: needs ? null : "Because", reasonCode: null }))],
  ];
}

const twiceBrokenDown: Break = ({ breakdown }) => {
  breakdown.push(...structuredClone(breakdown));
};
const taxed = (tax: number): Break =>
  all(group({ tax }), totals({ tax, gross: 10_000 + tax, due: 10_000 + tax }));
const outside = (...breaks: Break[]): Break => all(turned("O"), ...breaks, resum);
const swedish = all(country("SE"), bothLines({ rate: "25" }), group({ rate: "25" }), resum);
const danish = { scheme: "0184", id: "DK12345678" };
const icelandic = { scheme: "0196", id: "1234567890" };
const icelanders = all(country("IS"), seller({ legalId: icelandic }), buyer({ legalId: icelandic }));

/** How every rule of the table is broken by a document that keeps all others. */
const breaks: Breaking[] = [
  ["BR-02", set({ number: null })],
  ["BR-03", set({ issueDate: "2 March" })],
  ["BR-05", set({ currency: null })],
  ["BR-06", seller({ name: null })],
  ["BR-07", buyer({ name: "" })],
  ["BR-09", seller({ country: null })],
  ["BR-11", buyer({ country: null })],
  ["BR-12", worthless(totals({ lines: null }))],
  ["BR-13", worthless(totals({ net: null }))],
  ["BR-14", worthless(totals({ gross: null }))],
  ["BR-15", totals({ due: null })],
  ["BR-16", all(set({ lines: [] }), onAll(true, {}), resum)],
  ["BR-21", line({ id: null })],
  ["BR-22", line({ quantity: null })],
  ["BR-23", line({ unit: null })],
  ["BR-24", all(line({ cents: null }), resum)],
  ["BR-25", line({ name: null })],
  ["BR-26", line({ price: null })],
  ["BR-27", line({ price: "-20" })],
  ["BR-31", all(onAll(false, { cents: null }), resum)],
  ["BR-32", all(onAll(false, { category: null }), resum)],
  ["BR-33", all(onAll(false, { reason: null }), resum)],
  ["BR-36", all(onAll(true, { cents: null }), resum)],
  ["BR-37", all(onAll(true, { category: null }), resum)],
  ["BR-38", all(onAll(true, { reason: "" }), resum)],
  ["BR-41", onLine(false, { cents: null })],
  ["BR-42", onLine(false, { reason: null })],
  ["BR-43", onLine(true, { cents: null })],
  ["BR-44", onLine(true, { reason: null })],
  ["BR-45", worthless(group({ taxable: null }))],
  ["BR-46", worthless(group({ tax: null }))],
  ["BR-47", addGroup({ category: null })],
  ["BR-48", addGroup({ rate: null })],
  ["BR-49", (invoice) => void Object.assign(invoice.payment, { code: null })],
  ["BR-61", set({ payment: { code: "58", account: null } })],
  ["BR-62", seller({ endpoint: { scheme: "", id: "x" } })],
  ["BR-63", buyer({ endpoint: { scheme: "", id: "x" } })],
  ["BR-CO-04", all(line({ category: null }), resum)],
  ["BR-CO-09", seller({ vatId: "XX136695976" })],
  ["BR-CO-10", totals({ lines: 9_999, net: 9_999, gross: 11_899, due: 11_899 })],
  ["BR-CO-11", totals({ allowances: 1, net: 9_999, gross: 11_899, due: 11_899 })],
  ["BR-CO-12", totals({ charges: 1, net: 10_001, gross: 11_901, due: 11_901 })],
  ["BR-CO-13", totals({ net: 10_001, gross: 11_901, due: 11_901 })],
  ["BR-CO-14", totals({ tax: 1_901, gross: 11_901, due: 11_901 })],
  ["BR-CO-15", totals({ gross: 11_901, due: 11_901 })],
  ["BR-CO-16", totals({ due: 11_899 })],
  ["BR-CO-17", taxed(2_000), ["BR-S-09"]],
  // What the lines are of is broken down nowhere.
  ["BR-CO-18", all(set({ breakdown: [] }), resum), ["BR-S-01"]],
  ["BR-CO-25", set({ dueDate: null })],
  ["BR-CO-26", all(turned("O"), seller({ legalId: null }))],
  ["BR-DEC-01", all(onAll(false, { cents: 0.5 }), onAll(false, { cents: 0.5 }), resum)],
  ["BR-DEC-05", all(onAll(true, { cents: 0.5 }), onAll(true, { cents: 0.5 }), resum)],
  // Half a cent in one sum is missing in those it is part of.
  ["BR-DEC-09", totals({ lines: 0.5 }), ["BR-CO-10", "BR-CO-13"]],
  ["BR-DEC-10", totals({ allowances: 0.5 }), ["BR-CO-11", "BR-CO-13"]],
  ["BR-DEC-11", totals({ charges: 0.5 }), ["BR-CO-12", "BR-CO-13"]],
  ["BR-DEC-12", totals({ net: 0.5 }), ["BR-CO-13", "BR-CO-15"]],
  ["BR-DEC-13", totals({ tax: 0.5 }), ["BR-CO-14", "BR-CO-15"]],
  ["BR-DEC-14", totals({ gross: 0.5 }), ["BR-CO-15", "BR-CO-16"]],
  ["BR-DEC-16", totals({ prepaid: 0.5 }), ["BR-CO-16"]],
  ["BR-DEC-17", totals({ rounding: 0.5 }), ["BR-CO-16"]],
  ["BR-DEC-18", totals({ due: 0.5 }), ["BR-CO-16"]],
  ["BR-DEC-19", group({ taxable: 10_000.5 }), ["BR-S-08"]],
  [
    "BR-DEC-20",
    all(line({ rate: "7" }), addGroup({ rate: "7" }), resum, ({ breakdown }) => {
      for (const one of breakdown) one.tax = (one.tax ?? 0) + (one.rate === "7" ? 0.5 : -0.5);
    }),
  ],
  ["BR-DEC-23", all(bothLines({ cents: 0.5 }), resum)],
  ["BR-DEC-24", onLine(false, { cents: 0.5 })],
  ["BR-DEC-27", onLine(true, { cents: 0.5 })],
  ...(["S", "Z", "E", "AE", "K", "G", "O"] as const).flatMap(ofCategory),
  ["BR-IC-11", all(turned("K"), (invoice) => void Object.assign(invoice.delivery, { date: null }))],
  ["BR-IC-12", all(turned("K"), (invoice) => void Object.assign(invoice.delivery, { country: null }))],
  // A group that nothing is of breaks the rule of its own category; a category that is none, the rule that asks for one.
  ["BR-O-11", outside(addGroup({})), ["BR-S-01"]],
  ["BR-O-12", outside(line({ category: null })), ["BR-CO-04"]],
  [
    "BR-O-13",
    outside(onAll(false, { category: "O", rate: null }), onAll(false, { category: null })),
    ["BR-32"],
  ],
  [
    "BR-O-14",
    outside(onAll(true, { category: "O", rate: null }), onAll(true, { category: null })),
    ["BR-37"],
  ],
  ["BR-CL-03", set({ currency: "EURO" })],
  ["BR-CL-11", seller({ legalId: { scheme: "0299", id: "1" } })],
  ["BR-CL-14", seller({ country: "XX" })],
  ["BR-CL-23", line({ unit: "QQQ" })],
  ["BR-CL-25", buyer({ endpoint: { scheme: "1234", id: "1" } })],
  ["BR-DE-19", (invoice) => void Object.assign(invoice.payment, { account: "DE00370400440532013000" })],
  [
    "PEPPOL-EN16931-R003",
    profile(
      "peppol",
      country("FR"),
      (invoice) => void Object.assign(invoice, { buyerReference: null, orderReference: null }),
    ),
  ],
  ["PEPPOL-EN16931-R010", profile("peppol", buyer({ endpoint: null }))],
  ["PEPPOL-EN16931-R020", profile("xrechnung", seller({ endpoint: null }))],
  ["PEPPOL-EN16931-CL008", profile("peppol", seller({ endpoint: { scheme: "EM", id: "a@b.example" } }))],
  ["PEPPOL-EN16931-R120", profile("peppol", line({ price: "20.01" }))],
  ["PEPPOL-COMMON-R040", profile("peppol", seller({ endpoint: { scheme: "0088", id: "4012345000001" } }))],
  ["PEPPOL-COMMON-R041", profile("peppol", seller({ legalId: { scheme: "0192", id: "123456789" } }))],
  ["PEPPOL-COMMON-R042", profile("peppol", buyer({ endpoint: { scheme: "0184", id: "12345678" } }))],
  ["PEPPOL-COMMON-R043", profile("peppol", buyer({ legalId: { scheme: "0208", id: "0123456789" } }))],
  ["PEPPOL-COMMON-R044", profile("peppol", buyer({ endpoint: { scheme: "0201", id: "UFY9" } }))],
  ["PEPPOL-COMMON-R045", profile("peppol", buyer({ endpoint: { scheme: "0210", id: "RSSMRA85T10A562" } }))],
  ["PEPPOL-COMMON-R047", profile("peppol", seller({ endpoint: { scheme: "0211", id: "IT00743110158" } }))],
  ["PEPPOL-COMMON-R049", profile("peppol", seller({ endpoint: { scheme: "0007", id: "5560360794" } }))],
  ["PEPPOL-COMMON-R050", profile("peppol", seller({ endpoint: { scheme: "0151", id: "51824753557" } }))],
  ["BR-DE-3", profile("xrechnung", seller({ city: null }))],
  ["BR-DE-4", profile("xrechnung", seller({ postCode: null }))],
  ...(["name", "phone", "mail"] as const).map(
    (part, at): Breaking => [
      `BR-DE-${5 + at}`,
      profile("xrechnung", (invoice) => void Object.assign(invoice.seller.contact, { [part]: null })),
    ],
  ),
  ["BR-DE-8", profile("xrechnung", buyer({ city: null }))],
  ["BR-DE-9", profile("xrechnung", buyer({ postCode: null }))],
  [
    "BR-DE-10",
    profile("xrechnung", turned("K"), (invoice) => void Object.assign(invoice.delivery, { city: null })),
  ],
  [
    "BR-DE-11",
    profile("xrechnung", turned("K"), (invoice) => void Object.assign(invoice.delivery, { postCode: null })),
  ],
  ["BR-DE-15", profile("xrechnung", set({ buyerReference: null }))],
  ["BR-DE-16", profile("xrechnung", seller({ vatId: null, taxId: null, legalId })), ["BR-S-02"]],
  ["DE-R-003", profile("peppol", seller({ city: null }))],
  ["DE-R-004", profile("peppol", seller({ postCode: null }))],
  ...(["name", "phone", "mail"] as const).map(
    (part, at): Breaking => [
      `DE-R-00${5 + at}`,
      profile("peppol", (invoice) => void Object.assign(invoice.seller.contact, { [part]: null })),
    ],
  ),
  ["DE-R-008", profile("peppol", buyer({ city: null }))],
  ["DE-R-009", profile("peppol", buyer({ postCode: null }))],
  [
    "DE-R-010",
    profile("peppol", turned("K"), (invoice) => void Object.assign(invoice.delivery, { city: null })),
  ],
  [
    "DE-R-011",
    profile("peppol", turned("K"), (invoice) => void Object.assign(invoice.delivery, { postCode: null })),
  ],
  ["DE-R-015", profile("peppol", set({ buyerReference: null }))],
  [
    "DK-R-005",
    profile(
      "peppol",
      country("DK"),
      seller({ legalId: danish }),
      (invoice) => void Object.assign(invoice.payment, { code: "30" }),
    ),
  ],
  ["DK-R-014", profile("peppol", country("DK"))],
  ["GR-R-004-1", profile("peppol", country("GR"))],
  ["IS-R-002", profile("peppol", country("IS"), buyer({ legalId: icelandic }))],
  ["IS-R-003", profile("peppol", icelanders, seller({ street: null }))],
  ["IS-R-004", profile("peppol", country("IS"), seller({ legalId: icelandic }))],
  ["IS-R-005", profile("peppol", icelanders, buyer({ postCode: null }))],
  ["IT-R-001", profile("peppol", country("IT"), seller({ taxId: "123" }))],
  ["IT-R-002", profile("peppol", country("IT"), seller({ street: null }))],
  ["NL-R-001", profile("peppol", country("NL"), set({ kind: "credit-note" }))],
  ["NL-R-002", profile("peppol", country("NL"), seller({ city: null }))],
  ["NL-R-003", profile("peppol", country("NL"), seller({ legalId: { scheme: "0002", id: "1" } }))],
  ["NL-R-004", profile("peppol", country("NL"), buyer({ street: null }))],
  ["NL-R-005", profile("peppol", country("NL"), buyer({ legalId: { scheme: "0002", id: "1" } }))],
  ["NL-R-008", profile("peppol", country("NL"), set({ payment: { code: "1", account: null } }))],
  ["NO-R-001", profile("peppol", country("NO"), seller({ vatId: "NO123456789MVA" }))],
  ["SE-R-001", profile("peppol", swedish, seller({ vatId: "SE5560360793" }))],
  ["SE-R-003", profile("peppol", country("SE"), seller({ legalId: { scheme: "", id: "556012-5790" } }))],
  [
    "SE-R-005",
    profile("peppol", country("SE"), seller({ taxId: "1", legalId: { scheme: "0007", id: "5560125790" } })),
  ],
  ["SE-R-006", profile("peppol", country("SE"), seller({ vatId: "SE556036079301" }))],
];

/** The texts of a language, filled with values that are plain. */
const filled =
  (texts: Record<string, string>): Translate =>
  (key, values = {}) =>
    (texts[key] ?? "").replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
const textsOf = { en: filled(en), es: filled(es) };

describe("the table of rules", () => {
  it("finds nothing in a whole invoice", () => {
    expect(ruleViolations(whole())).toEqual([]);
    expect(ruleViolations(eInvoiceOf(changedPaper({ profile: "peppol" })).invoice)).toEqual([]);
  });

  it.each(breaks)("%s is broken by a document that breaks nothing else", (name, broken, along = []) => {
    const invoice = whole();
    broken(invoice);
    const found = ruleViolations(invoice);
    expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set([name, ...along]));
    for (const { terms, messageKey } of found)
      expect([terms.length > 0, messageKey]).toEqual([true, expect.stringMatching(/^einvoice\.says\./)]);
  });

  it("tells of a broken rule its sentence with its business terms, in both languages", () => {
    const said = breaks.flatMap(([name, broken]) => {
      const invoice = whole();
      broken(invoice);
      return ruleViolations(invoice).filter(({ rule }) => rule === name);
    });
    for (const problem of said)
      for (const language of ["en", "es"] as const) {
        const { rule, businessTerms, detail } = eInvoiceProblemBody(textsOf[language], problem);
        expect([rule, businessTerms.every((term) => /^B[TG]-\d+$/.test(term))]).toEqual([problem.rule, true]);
        expect(detail, `${rule} ${language}`).toMatch(/^\p{Lu}[^{}]+[.?]$/u);
        expect(detail).not.toContain("einvoice.");
      }
  });

  it("has no rule that nothing breaks", () => {
    const shown = new Set(breaks.map(([name]) => name));
    expect([...new Set(eInvoiceRules.map(({ rule }) => rule))].filter((name) => !shown.has(name))).toEqual(
      [],
    );
  });
});
