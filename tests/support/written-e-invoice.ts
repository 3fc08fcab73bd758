import { elementAt, elementsAt, textsAt } from "@engine/e-invoices/xml-path";
import type { XmlElement } from "@engine/reading/embedded-parts";

/** The order in which UBL 2.1 and CII D16B have the elements that we write, by their parent. */
const orders: Record<string, string> = {
  Invoice:
    "CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode DocumentCurrencyCode BuyerReference OrderReference BillingReference AccountingSupplierParty AccountingCustomerParty Delivery PaymentMeans PaymentTerms AllowanceCharge TaxTotal LegalMonetaryTotal InvoiceLine",
  CreditNote:
    "CustomizationID ProfileID ID IssueDate CreditNoteTypeCode DocumentCurrencyCode BuyerReference OrderReference BillingReference AccountingSupplierParty AccountingCustomerParty Delivery PaymentMeans PaymentTerms AllowanceCharge TaxTotal LegalMonetaryTotal CreditNoteLine",
  Party: "EndpointID PartyIdentification PostalAddress PartyTaxScheme PartyLegalEntity Contact",
  Address: "CityName PostalZone Country",
  PostalAddress: "StreetName CityName PostalZone Country",
  PaymentMeans: "PaymentMeansCode PaymentID PayeeFinancialAccount",
  AllowanceCharge: "ChargeIndicator AllowanceChargeReason Amount TaxCategory",
  TaxSubtotal: "TaxableAmount TaxAmount TaxCategory",
  TaxCategory: "ID Percent TaxExemptionReasonCode TaxExemptionReason TaxScheme",
  ClassifiedTaxCategory: "ID Percent TaxScheme",
  LegalMonetaryTotal:
    "LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount",
  InvoiceLine: "ID InvoicedQuantity LineExtensionAmount AllowanceCharge Item Price",
  CreditNoteLine: "ID CreditedQuantity LineExtensionAmount AllowanceCharge Item Price",
  Item: "Name SellersItemIdentification ClassifiedTaxCategory",
  CrossIndustryInvoice: "ExchangedDocumentContext ExchangedDocument SupplyChainTradeTransaction",
  SupplyChainTradeTransaction:
    "IncludedSupplyChainTradeLineItem ApplicableHeaderTradeAgreement ApplicableHeaderTradeDelivery ApplicableHeaderTradeSettlement",
  SellerTradeParty:
    "ID Name SpecifiedLegalOrganization DefinedTradeContact PostalTradeAddress URIUniversalCommunication SpecifiedTaxRegistration",
  PostalTradeAddress: "PostcodeCode LineOne CityName CountryID",
  ApplicableHeaderTradeSettlement:
    "PaymentReference InvoiceCurrencyCode SpecifiedTradeSettlementPaymentMeans ApplicableTradeTax SpecifiedTradeAllowanceCharge SpecifiedTradePaymentTerms SpecifiedTradeSettlementHeaderMonetarySummation InvoiceReferencedDocument",
  ApplicableTradeTax:
    "CalculatedAmount TypeCode ExemptionReason BasisAmount CategoryCode ExemptionReasonCode RateApplicablePercent",
  SpecifiedTradeSettlementHeaderMonetarySummation:
    "LineTotalAmount ChargeTotalAmount AllowanceTotalAmount TaxBasisTotalAmount TaxTotalAmount RoundingAmount GrandTotalAmount TotalPrepaidAmount DuePayableAmount",
};

const cents = (text: string | undefined) => Math.round(Number(text ?? "0") * 100);
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

/** What is wrong with a written e-invoice: looked for in the XML itself, knowing nothing of how it was made. */
export function faultsIn(root: XmlElement): string[] {
  const faults: string[] = [];
  const expect = (rule: string, holds: boolean) => {
    if (!holds) faults.push(rule);
  };
  visit(root, (element) => {
    const order = orders[element.name]?.split(" ");
    const places = order && element.children.map(({ name }) => order.indexOf(name));
    expect(
      `order in ${element.name}`,
      !places || places.every((at, one) => at >= 0 && at >= (places[one - 1] ?? 0)),
    );
    const isEmpty = element.children.length === 0 && element.text === "";
    expect(`empty ${element.name}`, !isEmpty || element.name === "ApplicableHeaderTradeDelivery");
    if (element.name.endsWith("Amount") && element.name !== "PriceAmount" && element.name !== "ChargeAmount")
      expect(`decimals of ${element.name}`, /^-?\d+\.\d{2}$/.test(element.text));
  });
  if (root.name === "CrossIndustryInvoice") cii(root, expect);
  else ubl(root, expect);
  return faults;
}

type Expect = (rule: string, holds: boolean) => void;

function visit(element: XmlElement, look: (element: XmlElement) => void): void {
  look(element);
  for (const child of element.children) visit(child, look);
}

function ubl(root: XmlElement, expect: Expect): void {
  const one = (path: string, from: XmlElement = root) => textsAt(from, path)[0];
  const total = (name: string) => cents(one(`LegalMonetaryTotal/${name}`));
  const lines = elementsAt(root, "InvoiceLine|CreditNoteLine");
  const allowances = elementsAt(root, "AllowanceCharge");
  const amounts = (flag: string) =>
    sum(allowances.filter((of) => one("ChargeIndicator", of) === flag).map((of) => cents(one("Amount", of))));
  const groups = elementsAt(root, "TaxTotal/TaxSubtotal");
  expect(
    "BR-CO-10",
    total("LineExtensionAmount") === sum(lines.map((line) => cents(one("LineExtensionAmount", line)))),
  );
  expect("BR-CO-11", total("AllowanceTotalAmount") === amounts("false"));
  expect("BR-CO-12", total("ChargeTotalAmount") === amounts("true"));
  expect(
    "BR-CO-13",
    total("TaxExclusiveAmount") === total("LineExtensionAmount") - amounts("false") + amounts("true"),
  );
  const tax = cents(one("TaxTotal/TaxAmount"));
  expect("BR-CO-14", tax === sum(groups.map((group) => cents(one("TaxAmount", group)))));
  expect("BR-CO-15", total("TaxInclusiveAmount") === total("TaxExclusiveAmount") + tax);
  expect(
    "BR-CO-16",
    total("PayableAmount") ===
      total("TaxInclusiveAmount") - total("PrepaidAmount") + total("PayableRoundingAmount"),
  );
  const isOpen = total("PayableAmount") > 0;
  expect("BR-CO-25", !isOpen || Boolean(one("DueDate") ?? one("PaymentTerms/Note")));
  for (const group of groups) {
    const [category, rate = "0"] = [one("TaxCategory/ID", group), one("TaxCategory/Percent", group)];
    const at = (path: string, of: XmlElement) =>
      one(`${path}/ID`, of) === category && (one(`${path}/Percent`, of) ?? "0") === rate;
    const taxable = sum([
      ...lines
        .filter((line) => at("Item/ClassifiedTaxCategory", line))
        .map((line) => cents(one("LineExtensionAmount", line))),
      ...allowances
        .filter((of) => at("TaxCategory", of))
        .map((of) => (one("ChargeIndicator", of) === "true" ? 1 : -1) * cents(one("Amount", of))),
    ]);
    expect(`BR-${category}-08`, cents(one("TaxableAmount", group)) === taxable);
    expect("BR-CO-17", Math.abs((taxable * Number(rate)) / 100 - cents(one("TaxAmount", group))) < 100);
    const reason =
      one("TaxCategory/TaxExemptionReason", group) ?? one("TaxCategory/TaxExemptionReasonCode", group);
    expect(`BR-${category}-10`, Boolean(reason) === !["S", "Z"].includes(category ?? ""));
  }
  for (const line of lines) {
    const [quantity, price] = [
      Number(one("InvoicedQuantity|CreditedQuantity", line)),
      Number(one("Price/PriceAmount", line)),
    ];
    const off = sum(
      elementsAt(line, "AllowanceCharge").map(
        (of) => (one("ChargeIndicator", of) === "true" ? 1 : -1) * cents(one("Amount", of)),
      ),
    );
    expect(
      "PEPPOL-EN16931-R120",
      Math.abs(quantity * price * 100 + off - cents(one("LineExtensionAmount", line))) <= 2.000001,
    );
    expect("BR-27", price >= 0);
    expect("BR-23", Boolean(elementAt(line, "InvoicedQuantity|CreditedQuantity")?.attributes.unitCode));
  }
}

function cii(root: XmlElement, expect: Expect): void {
  const settlement = elementAt(root, "SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement");
  expect("settlement", settlement !== undefined);
  if (!settlement) return;
  const of = (path: string) =>
    cents(textsAt(settlement, `SpecifiedTradeSettlementHeaderMonetarySummation/${path}`)[0]);
  const lines = elementsAt(root, "SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem");
  const amount = "SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount";
  expect("BR-CO-10", of("LineTotalAmount") === sum(lines.map((line) => cents(textsAt(line, amount)[0]))));
  expect(
    "BR-CO-13",
    of("TaxBasisTotalAmount") ===
      of("LineTotalAmount") - of("AllowanceTotalAmount") + of("ChargeTotalAmount"),
  );
  const taxes = textsAt(settlement, "ApplicableTradeTax/CalculatedAmount");
  expect("BR-CO-14", of("TaxTotalAmount") === sum(taxes.map(cents)));
  expect("BR-CO-15", of("GrandTotalAmount") === of("TaxBasisTotalAmount") + of("TaxTotalAmount"));
  expect(
    "BR-CO-16",
    of("DuePayableAmount") === of("GrandTotalAmount") - of("TotalPrepaidAmount") + of("RoundingAmount"),
  );
}
