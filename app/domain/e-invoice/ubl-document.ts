import { amountText } from "./decimal";
import type { EInvoice, EInvoiceAllowance, EInvoiceLine, EInvoiceParty } from "./e-invoice";
import { breakdownRate, rateOf } from "./shown-rate";
import { specifications, typeCodes } from "./specifications";
import { element, type XmlNode, xmlText } from "./xml-node";

const schema = "urn:oasis:names:specification:ubl:schema:xsd:";
/** The invoice as UBL 2.1, its elements in the order of the schema. What is missing is left out: that it is complete the rules say. */
export function ublDocument(invoice: EInvoice): string {
  const isInvoice = invoice.kind === "invoice";
  const name = isInvoice ? "Invoice" : "CreditNote";
  const { id, process } = specifications[invoice.profile];
  const root = element(
    name,
    [
      cbc("CustomizationID", id),
      cbc("ProfileID", process),
      cbc("ID", invoice.number),
      cbc("IssueDate", invoice.issueDate),
      isInvoice ? cbc("DueDate", invoice.dueDate) : null,
      cbc(`${name}TypeCode`, typeCodes[invoice.kind]),
      cbc("DocumentCurrencyCode", invoice.currency),
      cbc("BuyerReference", invoice.buyerReference),
      cac("OrderReference", [cbc("ID", invoice.orderReference)]),
      cac("BillingReference", [cac("InvoiceDocumentReference", [cbc("ID", invoice.precedingInvoice)])]),
      cac("AccountingSupplierParty", [party(invoice.seller, "seller")]),
      cac("AccountingCustomerParty", [party(invoice.buyer, "buyer")]),
      delivery(invoice),
      payment(invoice),
      cac("PaymentTerms", [cbc("Note", invoice.terms)]),
      ...invoice.allowances.map((one) => allowance(one, invoice)),
      taxTotal(invoice),
      totals(invoice),
      ...invoice.lines.map((one) => line(one, invoice)),
    ],
    {
      xmlns: `${schema}${name}-2`,
      "xmlns:cac": `${schema}CommonAggregateComponents-2`,
      "xmlns:cbc": `${schema}CommonBasicComponents-2`,
    },
  );
  if (!root) throw new Error("an e-invoice has a type, always");
  return xmlText(root);
}

type Nodes = (XmlNode | null)[];

const cbc = (name: string, text: string | null, attributes: Record<string, string | null> = {}) =>
  element(`cbc:${name}`, text, attributes);
const cac = (name: string, content: Nodes) => element(`cac:${name}`, content);
const money = (name: string, cents: number | null, { currency }: EInvoice) =>
  cbc(name, cents === null ? null : amountText(cents), { currencyID: currency });
/** Leaves out what is nothing. */
const someMoney = (name: string, cents: number, invoice: EInvoice) =>
  cents === 0 ? null : money(name, cents, invoice);

function party(of: EInvoiceParty, role: "seller" | "buyer"): XmlNode | null {
  const { contact, endpoint, legalId } = of;
  return cac("Party", [
    cbc("EndpointID", endpoint?.id ?? null, { schemeID: endpoint?.scheme ?? null }),
    cac("PartyIdentification", [cbc("ID", of.id)]),
    cac("PostalAddress", [
      cbc("StreetName", of.street),
      cbc("CityName", of.city),
      cbc("PostalZone", of.postCode),
      cbc("CountrySubentity", of.region),
      cac("Country", [cbc("IdentificationCode", of.country)]),
    ]),
    taxScheme(of.vatId, "VAT"),
    // The scheme of a tax number that is no VAT identifier is any other than VAT.
    role === "seller" ? taxScheme(of.taxId, "TAX") : null,
    cac("PartyLegalEntity", [
      cbc("RegistrationName", of.name),
      cbc("CompanyID", legalId?.id ?? null, { schemeID: legalId?.scheme ?? null }),
    ]),
    cac("Contact", [
      cbc("Name", contact.name),
      cbc("Telephone", contact.phone),
      cbc("ElectronicMail", contact.mail),
    ]),
  ]);
}

const taxScheme = (id: string | null, scheme: string) =>
  id ? cac("PartyTaxScheme", [cbc("CompanyID", id), cac("TaxScheme", [cbc("ID", scheme)])]) : null;

const delivery = ({ delivery: { date, city, postCode, country } }: EInvoice) =>
  cac("Delivery", [
    cbc("ActualDeliveryDate", date),
    cac("DeliveryLocation", [
      cac("Address", [
        cbc("CityName", city),
        cbc("PostalZone", postCode),
        cac("Country", [cbc("IdentificationCode", country)]),
      ]),
    ]),
  ]);

const payment = ({ payment: { code, account }, number }: EInvoice) =>
  cac("PaymentMeans", [
    cbc("PaymentMeansCode", code),
    account ? cbc("PaymentID", number) : null,
    cac("PayeeFinancialAccount", [cbc("ID", account)]),
  ]);

function allowance(
  { isCharge, cents, reason, category, rate }: EInvoiceAllowance,
  invoice: EInvoice,
): XmlNode | null {
  return cac("AllowanceCharge", [
    cbc("ChargeIndicator", String(isCharge)),
    cbc("AllowanceChargeReason", reason),
    money("Amount", cents, invoice),
    category === null ? null : taxCategory("TaxCategory", category, rateOf(category, rate)),
  ]);
}

const taxCategory = (name: string, category: string | null, rate: string | null, reasons: Nodes = []) =>
  cac(name, [cbc("ID", category), cbc("Percent", rate), ...reasons, cac("TaxScheme", [cbc("ID", "VAT")])]);

const taxTotal = (invoice: EInvoice) =>
  cac("TaxTotal", [
    money("TaxAmount", invoice.totals.tax, invoice),
    ...invoice.breakdown.map(({ taxable, tax, category, rate, reason, reasonCode }) =>
      cac("TaxSubtotal", [
        money("TaxableAmount", taxable, invoice),
        money("TaxAmount", tax, invoice),
        taxCategory("TaxCategory", category, breakdownRate(invoice, category, rate), [
          cbc("TaxExemptionReasonCode", reasonCode),
          cbc("TaxExemptionReason", reason),
        ]),
      ]),
    ),
  ]);

function totals(invoice: EInvoice): XmlNode | null {
  const { totals: of } = invoice;
  return cac("LegalMonetaryTotal", [
    money("LineExtensionAmount", of.lines, invoice),
    money("TaxExclusiveAmount", of.net, invoice),
    money("TaxInclusiveAmount", of.gross, invoice),
    someMoney("AllowanceTotalAmount", of.allowances, invoice),
    someMoney("ChargeTotalAmount", of.charges, invoice),
    someMoney("PrepaidAmount", of.prepaid, invoice),
    someMoney("PayableRoundingAmount", of.rounding, invoice),
    money("PayableAmount", of.due, invoice),
  ]);
}

function line(of: EInvoiceLine, invoice: EInvoice): XmlNode | null {
  const [name, quantity] =
    invoice.kind === "invoice" ? ["InvoiceLine", "InvoicedQuantity"] : ["CreditNoteLine", "CreditedQuantity"];
  return cac(name ?? "", [
    cbc("ID", of.id),
    cbc(quantity ?? "", of.quantity, { unitCode: of.unit }),
    money("LineExtensionAmount", of.cents, invoice),
    ...of.allowances.map((one) => allowance(one, invoice)),
    cac("Item", [
      cbc("Name", of.name),
      cac("SellersItemIdentification", [cbc("ID", of.itemCode)]),
      taxCategory("ClassifiedTaxCategory", of.category, rateOf(of.category, of.rate)),
    ]),
    cac("Price", [cbc("PriceAmount", of.price, { currencyID: invoice.currency })]),
  ]);
}
