import { readCii } from "@engine/e-invoices/read-cii";
import { readUbl } from "@engine/e-invoices/read-ubl";
import { changedPaper, germanPaper, paperLine } from "@tests/support/e-invoice-paper";
import { describe, expect, it } from "vitest";
import { ciiDocument } from "~/domain/e-invoice/cii-document";
import { eInvoiceProfiles } from "~/domain/e-invoice/e-invoice";
import { ublDocument } from "~/domain/e-invoice/ubl-document";
import { validatedEInvoice } from "~/domain/e-invoice/validated-e-invoice";
import { readXml } from "~/platform/reader/read-xml";

const proven = { proof: { state: "proven" as const, equations: [] }, isAnsweredFor: true };
const judged = (paper = germanPaper) => validatedEInvoice(paper, proven);
const rulesOf = (paper = germanPaper) => judged(paper).problems.map(({ rule }) => rule);

/** The paper without tax, for this reason. */
const without = (zeroCategory: string) =>
  changedPaper({
    fields: { tax: "0.00", total: "100.00" },
    lines: germanPaper.lines.map((line) => ({ ...line, cells: { ...line.cells, taxRate: "0" } })),
    seller: { zeroCategory, zeroReason: "Why", endpointScheme: "9930", endpointId: "DE136695976" },
    buyer: { endpointScheme: "9930", endpointId: "DE129273398" },
  });

/** The elements that have a text, with it, in their order. */
const valuesIn = (text: string) =>
  [...text.matchAll(/<([\w:]+)[^<>]*>([^<>]+)<\//g)].map(([, name, value]) => `${name}:${value}`).join(" ");

describe("an e-invoice", () => {
  it.each(eInvoiceProfiles)("of a whole paper keeps every rule of %s", (profile) => {
    expect(judged({ ...germanPaper, profile }).problems).toEqual([]);
  });

  it.each([
    ["UBL", ublDocument, readUbl],
    ["CII", ciiDocument, readCii],
  ])("gives every value back when our own reader reads its %s", (_name, write, read) => {
    const root = readXml(new TextEncoder().encode(write(judged().invoice)));
    const { fields, lineItems } = read(root, "invoice");
    const { vendorAddress: _, billToAddress: __, ...values } = germanPaper.fields;
    for (const [key, value] of Object.entries(values)) expect(fields[key]?.[0]).toBe(value);
    expect(lineItems).toMatchObject(
      germanPaper.lines.map(({ cells: { unitPrice, ...cells } }) => ({
        ...cells,
        unitPrice: String(Number(unitPrice)),
      })),
    );
  });

  it.each([
    ["UBL", ublDocument, readUbl],
    ["CII", ciiDocument, readCii],
  ])("keeps the state of an address, and with it the country, in its %s", (_name, write, read) => {
    const fields = {
      billToAddress: "Shop 3, 77 Jetty Approach, Semaphore Bay SA 5998",
      customerTaxNumber: "",
    };
    const { invoice } = judged(changedPaper({ fields, buyer: { country: "" } }));
    const root = readXml(new TextEncoder().encode(write(invoice)));
    expect(read(root, "invoice").fields.billToAddress?.[0]).toBe(fields.billToAddress);
  });

  it("is asked for what is missing", () => {
    const { problems } = judged(
      changedPaper({ fields: { vendorTaxNumber: "", customerTaxNumber: "" }, buyer: { country: "" } }),
    );
    expect(problems.map(({ ask }) => ask)).toContainEqual({ party: "seller", detail: "country" });
    expect(problems.map(({ ask }) => ask)).toContainEqual({ party: "buyer", detail: "country" });
  });

  it.each([
    ["UBL", ublDocument, "cbc:CityName:Kiel cbc:PostalZone:24103 cbc:IdentificationCode:DE"],
    ["CII", ciiDocument, "ram:PostcodeCode:24103 ram:CityName:Kiel ram:CountryID:DE"],
  ])("says in its %s where a supply within the Union goes to (BR-DE-10, BR-DE-11)", (_name, write, place) => {
    const { invoice, problems } = judged({ ...without("K"), profile: "xrechnung" });
    expect(problems).toEqual([]);
    expect(valuesIn(write(invoice))).toContain(place);
  });

  it.each([
    ["UBL", ublDocument, "<cbc:Percent>", "<cbc:Percent>0</cbc:Percent>"],
    [
      "CII",
      ciiDocument,
      "<ram:RateApplicablePercent>",
      "<ram:RateApplicablePercent>0</ram:RateApplicablePercent>",
    ],
  ])(
    "has in its %s a rate outside of the scope of VAT in the breakdown of XRechnung only",
    (_name, write, any, nought) => {
      const text = (profile: "en16931" | "xrechnung") => write(judged({ ...without("O"), profile }).invoice);
      expect(text("en16931")).not.toContain(any);
      expect(text("xrechnung").split(any)).toHaveLength(2);
      expect(text("xrechnung")).toContain(nought);
    },
  );

  it("names a seller without any VAT or register number by its tax number (BR-CO-26)", () => {
    const paper = changedPaper({ fields: { vendorTaxNumber: "36AABCD3058K1ZM" }, seller: { country: "IN" } });
    const { invoice, problems } = judged(paper);
    expect(problems).toEqual([]);
    expect(valuesIn(ublDocument(invoice))).toContain("cbc:ID:36AABCD3058K1ZM cbc:StreetName");
    expect(valuesIn(ciiDocument(invoice))).toContain("ram:ID:36AABCD3058K1ZM ram:Name:Seil");
  });

  it.each(["19.00", "8.25"])("refuses sales tax of the United States, be it %s of 100.00", (tax) => {
    const fields = {
      vendorTaxNumber: "",
      vendorAddress: "1 Main St, Springfield, IL 62701",
      tax,
      total: `1${tax.padStart(5, "0")}`,
    };
    const lines = [paperLine({ description: "Rope", netTotal: "100.00" })];
    expect(rulesOf(changedPaper({ fields, lines }))).toContain("FW-US-TAX");
  });

  describe("of a model that extracts the total only", () => {
    const only = (total: string, change: Parameters<typeof changedPaper>[0] = {}) =>
      changedPaper({
        ...change,
        fields: { subTotal: "", tax: "", total, ...change.fields },
        lines: change.lines ?? [paperLine({ description: "Tau", netTotal: "47037.60" })],
      });

    it("takes net and tax from the lines and the seller's usual rate", () => {
      const paper = only("54563.62", {
        fields: { vendorTaxNumber: "" },
        seller: { country: "MX", taxId: "X" },
      });
      const { invoice, problems } = judged(paper);
      expect(problems).toEqual([]);
      expect(invoice.totals).toMatchObject({ net: 4_703_760, tax: 752_602, gross: 5_456_362 });
    });

    it("takes them from the rates that the lines say, be the amounts with tax or without", () => {
      const at = (rate: string, netTotal: string) =>
        paperLine({ description: "Tau", netTotal, taxRate: rate });
      const totals = { net: 30_000, tax: 3_300, gross: 33_300 };
      for (const lines of [
        [at("19", "100.00"), at("7", "200.00")],
        [at("19", "119.00"), at("7", "214.00")],
      ]) {
        const { invoice, problems } = judged(only("333.00", { lines }));
        expect(problems).toEqual([]);
        expect(invoice.totals).toMatchObject(totals);
      }
    });

    it("counts a discount for the whole", () => {
      const discounts = [{ name: "Discount", amount: "10.00" }];
      const lines = [paperLine({ description: "Tau", netTotal: "110.00" })];
      const { invoice, problems } = judged(only("119.00", { lines, discounts }));
      expect(problems).toEqual([]);
      expect(invoice.totals).toMatchObject({ lines: 11_000, net: 10_000, tax: 1_900 });
    });

    it("has no tax where the lines say that there is none, and a discount comes to the total", () => {
      const discounts = [{ name: "Discount", amount: "10.00" }];
      const lines = [paperLine({ description: "Tau", netTotal: "110.00", taxRate: "0" })];
      const seller = { zeroCategory: "Z" };
      const { invoice, problems } = judged(only("100.00", { lines, discounts, seller }));
      expect(problems).toEqual([]);
      expect(invoice.totals).toMatchObject({ lines: 11_000, net: 10_000, tax: 0 });
    });

    it("says that the tax is not known when no rate makes it, and nothing of a net amount that nobody printed", () => {
      const { problems } = judged(only("50000.00"));
      expect(problems).toMatchObject([
        { rule: "FW-NO-TAX", values: { lines: "47037.60", gross: "50000.00" } },
      ]);
    });

    it("guesses no rate for a country that is not known", () => {
      const fields = { vendorTaxNumber: "", vendorAddress: "" };
      const rules = rulesOf(only("54563.62", { fields, seller: { country: "" } }));
      expect(rules).toEqual(expect.arrayContaining(["FW-NO-TAX", "BR-09"]));
      expect(rules.filter((rule) => rule.startsWith("FW-"))).toEqual(["FW-NO-TAX"]);
    });

    it("refuses sales tax of the United States before all", () => {
      const fields = { vendorTaxNumber: "", vendorAddress: "1 Main St, Springfield, IL 62701" };
      expect(rulesOf(only("50917.70", { fields }))).toEqual(["FW-US-TAX"]);
    });
  });

  it("refuses a line that does not multiply, which no rule of EN 16931 sees", () => {
    const lines = [
      paperLine({
        description: "Tau",
        quantity: "3",
        unitPrice: "100.00",
        netTotal: "100.00",
        taxRate: "19",
      }),
    ];
    expect(rulesOf(changedPaper({ lines }))).toEqual(["FW-LINE"]);
  });
});
