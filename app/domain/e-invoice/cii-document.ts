import { amountText } from "./decimal";
import type { EInvoice, EInvoiceAllowance, EInvoiceLine, EInvoiceParty } from "./e-invoice";
import { breakdownRate, rateOf } from "./shown-rate";
import { specifications, typeCodes } from "./specifications";
import { element, type XmlNode, xmlText } from "./xml-node";

const standard = "urn:un:unece:uncefact:data:standard:";

/** The invoice as UN/CEFACT Cross Industry Invoice D16B, its elements in the order of the schema. */
export function ciiDocument(invoice: EInvoice): string {
  const { id, process } = specifications[invoice.profile];
  const root = element(
    "rsm:CrossIndustryInvoice",
    [
      rsm("ExchangedDocumentContext", [
        ram("BusinessProcessSpecifiedDocumentContextParameter", [text("ID", process)]),
        ram("GuidelineSpecifiedDocumentContextParameter", [text("ID", id)]),
      ]),
      rsm("ExchangedDocument", [
        text("ID", invoice.number),
        text("TypeCode", typeCodes[invoice.kind]),
        ram("IssueDateTime", [date(invoice.issueDate)]),
      ]),
      rsm("SupplyChainTradeTransaction", [
        ...invoice.lines.map(line),
        agreement(invoice),
        delivery(invoice),
        settlement(invoice),
      ]),
    ],
    {
      "xmlns:rsm": `${standard}CrossIndustryInvoice:100`,
      "xmlns:ram": `${standard}ReusableAggregateBusinessInformationEntity:100`,
      "xmlns:udt": `${standard}UnqualifiedDataType:100`,
    },
  );
  if (!root) throw new Error("an e-invoice has a type, always");
  return xmlText(root);
}

type Nodes = (XmlNode | null)[];

const rsm = (name: string, content: Nodes) => element(`rsm:${name}`, content);
const ram = (name: string, content: Nodes) => element(`ram:${name}`, content);
const text = (name: string, value: string | null, attributes: Record<string, string | null> = {}) =>
  element(`ram:${name}`, value, attributes);
const money = (name: string, cents: number | null) => text(name, cents === null ? null : amountText(cents));
const someMoney = (name: string, cents: number) => (cents === 0 ? null : money(name, cents));

/** A day as YYYYMMDD, format 102 of UNTDID 2379. */
const date = (day: string | null) =>
  element("udt:DateTimeString", day?.replaceAll("-", "") ?? null, { format: "102" });

/** An element that the schema wants even when it is empty. */
const always = (name: string, content: Nodes): XmlNode =>
  ram(name, content) ?? { name: `ram:${name}`, attributes: {}, content: [] };

function line(of: EInvoiceLine): XmlNode | null {
  return ram("IncludedSupplyChainTradeLineItem", [
    ram("AssociatedDocumentLineDocument", [text("LineID", of.id)]),
    ram("SpecifiedTradeProduct", [text("SellerAssignedID", of.itemCode), text("Name", of.name)]),
    ram("SpecifiedLineTradeAgreement", [ram("NetPriceProductTradePrice", [text("ChargeAmount", of.price)])]),
    ram("SpecifiedLineTradeDelivery", [text("BilledQuantity", of.quantity, { unitCode: of.unit })]),
    ram("SpecifiedLineTradeSettlement", [
      tax(of),
      ...of.allowances.map(allowance),
      ram("SpecifiedTradeSettlementLineMonetarySummation", [money("LineTotalAmount", of.cents)]),
    ]),
  ]);
}

const tax = ({ category, rate }: Pick<EInvoiceLine, "category" | "rate">, name = "ApplicableTradeTax") =>
  category === null
    ? null
    : ram(name, [
        text("TypeCode", "VAT"),
        text("CategoryCode", category),
        text("RateApplicablePercent", rateOf(category, rate)),
      ]);

const allowance = ({ isCharge, cents, reason, category, rate }: EInvoiceAllowance) =>
  ram("SpecifiedTradeAllowanceCharge", [
    ram("ChargeIndicator", [element("udt:Indicator", String(isCharge))]),
    money("ActualAmount", cents),
    text("Reason", reason),
    tax({ category, rate }, "CategoryTradeTax"),
  ]);

const agreement = (invoice: EInvoice) =>
  ram("ApplicableHeaderTradeAgreement", [
    text("BuyerReference", invoice.buyerReference),
    party("SellerTradeParty", invoice.seller, true),
    party("BuyerTradeParty", invoice.buyer, false),
    ram("BuyerOrderReferencedDocument", [text("IssuerAssignedID", invoice.orderReference)]),
  ]);

function party(name: string, of: EInvoiceParty, isSeller: boolean): XmlNode | null {
  const { contact, endpoint, legalId } = of;
  return ram(name, [
    text("ID", of.id),
    text("Name", of.name),
    ram("SpecifiedLegalOrganization", [
      text("ID", legalId?.id ?? null, { schemeID: legalId?.scheme ?? null }),
    ]),
    ram("DefinedTradeContact", [
      text("PersonName", contact.name),
      ram("TelephoneUniversalCommunication", [text("CompleteNumber", contact.phone)]),
      ram("EmailURIUniversalCommunication", [text("URIID", contact.mail)]),
    ]),
    ram("PostalTradeAddress", [
      text("PostcodeCode", of.postCode),
      text("LineOne", of.street),
      text("CityName", of.city),
      text("CountryID", of.country),
      text("CountrySubDivisionName", of.region),
    ]),
    ram("URIUniversalCommunication", [
      text("URIID", endpoint?.id ?? null, { schemeID: endpoint?.scheme ?? null }),
    ]),
    registration(of.vatId, "VA"),
    isSeller ? registration(of.taxId, "FC") : null,
  ]);
}

const registration = (id: string | null, scheme: "VA" | "FC") =>
  ram("SpecifiedTaxRegistration", [text("ID", id, { schemeID: scheme })]);

const delivery = ({ delivery: { date: day, city, postCode, country } }: EInvoice) =>
  always("ApplicableHeaderTradeDelivery", [
    ram("ShipToTradeParty", [
      ram("PostalTradeAddress", [
        text("PostcodeCode", postCode),
        text("CityName", city),
        text("CountryID", country),
      ]),
    ]),
    ram("ActualDeliverySupplyChainEvent", [ram("OccurrenceDateTime", [date(day)])]),
  ]);

function settlement(invoice: EInvoice): XmlNode | null {
  const { payment, totals, currency } = invoice;
  return ram("ApplicableHeaderTradeSettlement", [
    payment.account ? text("PaymentReference", invoice.number) : null,
    text("InvoiceCurrencyCode", currency),
    ram("SpecifiedTradeSettlementPaymentMeans", [
      text("TypeCode", payment.code),
      ram("PayeePartyCreditorFinancialAccount", [text("IBANID", payment.account)]),
    ]),
    ...invoice.breakdown.map((one) =>
      ram("ApplicableTradeTax", [
        money("CalculatedAmount", one.tax),
        text("TypeCode", "VAT"),
        text("ExemptionReason", one.reason),
        money("BasisAmount", one.taxable),
        text("CategoryCode", one.category),
        text("ExemptionReasonCode", one.reasonCode),
        text("RateApplicablePercent", breakdownRate(invoice, one.category, one.rate)),
      ]),
    ),
    ...invoice.allowances.map(allowance),
    ram("SpecifiedTradePaymentTerms", [
      text("Description", invoice.terms),
      ram("DueDateDateTime", [date(invoice.dueDate)]),
    ]),
    ram("SpecifiedTradeSettlementHeaderMonetarySummation", [
      money("LineTotalAmount", totals.lines),
      someMoney("ChargeTotalAmount", totals.charges),
      someMoney("AllowanceTotalAmount", totals.allowances),
      money("TaxBasisTotalAmount", totals.net),
      text("TaxTotalAmount", totals.tax === null ? null : amountText(totals.tax), { currencyID: currency }),
      someMoney("RoundingAmount", totals.rounding),
      money("GrandTotalAmount", totals.gross),
      someMoney("TotalPrepaidAmount", totals.prepaid),
      money("DuePayableAmount", totals.due),
    ]),
    ram("InvoiceReferencedDocument", [text("IssuerAssignedID", invoice.precedingInvoice)]),
  ]);
}
