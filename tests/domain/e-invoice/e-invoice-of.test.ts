import { readCii } from "@engine/e-invoices/read-cii";
import { readUbl } from "@engine/e-invoices/read-ubl";
import { changedPaper, germanPaper, paperLine } from "@tests/support/e-invoice-paper";
import { describe, expect, it } from "vitest";
import { ciiDocument } from "~/domain/e-invoice/cii-document";
import { eInvoiceProfiles } from "~/domain/e-invoice/e-invoice";
import { judgedEInvoice } from "~/domain/e-invoice/judged-e-invoice";
import { ublDocument } from "~/domain/e-invoice/ubl-document";
import { readXml } from "~/platform/reader/read-xml";

const proven = { proof: { state: "proven" as const, equations: [] }, isAnsweredFor: true };
const judged = (paper = germanPaper) => judgedEInvoice(paper, proven);
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
