import type { XmlElement } from "../reading/embedded-parts";
import { ciiLine } from "./cii-line";
import { ciiParty } from "./cii-party";
import type { EmbeddedData, EmbeddedValues } from "./embedded-data";
import { putParties } from "./put-parties";
import { putValues } from "./put-values";
import { elementAt, elementsAt, textsAt } from "./xml-path";
import { amountOf, dateOf } from "./xml-values";

const transactionNames = "SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction";
const agreementNames = "ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement";
const deliveryNames = "ApplicableHeaderTradeDelivery|ApplicableSupplyChainTradeDelivery";
const settlementNames = "ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement";
const sumNames = "SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation";

/** The roots of ZUGFeRD 1.0, of Factur-X / ZUGFeRD 2.x (all profiles), and of Order-X. */
export const ciiRoots = {
  CrossIndustryDocument: "invoice",
  CrossIndustryInvoice: "invoice",
  SCRDMCCBDACIOMessageStructure: "order",
} as const;

/**
 * Maps UN/CEFACT Cross Industry Invoice (and the order message of Order-X, which shares its parts) to fields of the
 * catalogue. Business terms (BT) are those of EN 16931-1.
 */
export function readCii(
  root: XmlElement,
  kind: "invoice" | "order",
): Pick<EmbeddedData, "fields" | "lineItems"> {
  const fields: EmbeddedValues = {};
  const head = elementAt(root, "ExchangedDocument|HeaderExchangedDocument");
  const transaction = elementAt(root, transactionNames);
  const [number, date] =
    kind === "order" ? (["orderNumber", "orderDate"] as const) : (["invoiceNumber", "invoiceDate"] as const);
  // BT-1 and BT-2
  putValues(fields, number, ...textsAt(head, "ID"));
  putValues(fields, date, dateOf(textsAt(head, "IssueDateTime/DateTimeString", "IssueDateTime/DateTime")[0]));
  if (!transaction) return { fields, lineItems: [] };
  readAgreement(fields, elementAt(transaction, agreementNames), kind);
  readDelivery(fields, elementAt(transaction, deliveryNames));
  readSettlement(fields, elementAt(transaction, settlementNames));
  return {
    fields,
    lineItems: elementsAt(transaction, "IncludedSupplyChainTradeLineItem").map(ciiLine),
  };
}

function readAgreement(fields: EmbeddedValues, agreement: XmlElement | undefined, kind: string): void {
  if (!agreement) return;
  putParties(fields, {
    seller: ciiParty(elementAt(agreement, "SellerTradeParty")),
    buyer: ciiParty(elementAt(agreement, "BuyerTradeParty")),
  });
  // BT-13
  if (kind === "invoice")
    putValues(
      fields,
      "orderNumber",
      ...textsAt(agreement, "BuyerOrderReferencedDocument/IssuerAssignedID|ID"),
    );
}

function readDelivery(fields: EmbeddedValues, delivery: XmlElement | undefined): void {
  // BT-75 to BT-80
  const party = delivery && elementAt(delivery, "ShipToTradeParty");
  if (party) putValues(fields, "shipToAddress", ciiParty(party).address);
}

function readSettlement(fields: EmbeddedValues, settlement: XmlElement | undefined): void {
  if (!settlement) return;
  // BT-5, BT-9, BT-73, BT-74
  const [currency] = textsAt(settlement, "InvoiceCurrencyCode|OrderCurrencyCode");
  putValues(fields, "currency", currency);
  const due = "SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString";
  putValues(fields, "dueDate", dateOf(textsAt(settlement, due)[0]));
  const period = elementAt(settlement, "BillingSpecifiedPeriod");
  putValues(fields, "periodStart", dateOf(textsAt(period, "StartDateTime/DateTimeString")[0]));
  putValues(fields, "periodEnd", dateOf(textsAt(period, "EndDateTime/DateTimeString")[0]));
  const sums = elementAt(settlement, sumNames);
  if (sums) readSums(fields, sums, currency);
}

/** BT-109, BT-110 in the currency of the document (BT-111 is the same tax in another), BT-112 and BT-115. */
function readSums(fields: EmbeddedValues, sums: XmlElement, currency: string | undefined): void {
  const taxes = elementsAt(sums, "TaxTotalAmount");
  const tax = taxes.find(({ attributes }) => attributes.currencyID === currency) ?? taxes[0];
  putValues(fields, "subTotal", amountOf(textsAt(sums, "TaxBasisTotalAmount")[0]));
  putValues(fields, "tax", amountOf(tax?.text));
  const total = amountOf(textsAt(sums, "GrandTotalAmount")[0]);
  const due = amountOf(textsAt(sums, "DuePayableAmount")[0]);
  putValues(fields, "total", total ?? due);
  if (due !== total) putValues(fields, "amountDue", due);
}
