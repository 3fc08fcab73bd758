import type { XmlElement } from "../reading/embedded-parts";
import type { EmbeddedData, EmbeddedValues } from "./embedded-data";
import { putParties } from "./put-parties";
import { putValues } from "./put-values";
import { ublLine } from "./ubl-line";
import { ublAddress, ublParty } from "./ubl-party";
import { elementAt, elementsAt, textsAt } from "./xml-path";
import { amountOf, dateOf } from "./xml-values";

/** The roots of UBL 2.1 documents that carry what the catalogue knows. */
export const ublRoots = { Invoice: "invoice", CreditNote: "invoice", Order: "order" } as const;

/** Maps a UBL 2.1 invoice, credit note or order to fields of the catalogue. Business terms (BT) are those of EN 16931-1. */
export function readUbl(
  root: XmlElement,
  kind: "invoice" | "order",
): Pick<EmbeddedData, "fields" | "lineItems"> {
  const fields: EmbeddedValues = {};
  const [number, date] =
    kind === "order" ? (["orderNumber", "orderDate"] as const) : (["invoiceNumber", "invoiceDate"] as const);
  // BT-1, BT-2, BT-9, BT-5, BT-13, BT-73, BT-74
  putValues(fields, number, ...textsAt(root, "ID"));
  putValues(fields, date, dateOf(textsAt(root, "IssueDate")[0]));
  putValues(fields, "dueDate", dateOf(textsAt(root, "DueDate", "PaymentMeans/PaymentDueDate")[0]));
  const [currency] = textsAt(root, "DocumentCurrencyCode", "PricingCurrencyCode");
  putValues(fields, "currency", currency);
  if (kind === "invoice") putValues(fields, "orderNumber", ...textsAt(root, "OrderReference/ID"));
  putValues(fields, "periodStart", dateOf(textsAt(root, "InvoicePeriod/StartDate")[0]));
  putValues(fields, "periodEnd", dateOf(textsAt(root, "InvoicePeriod/EndDate")[0]));
  readParties(fields, root);
  readSums(fields, root, currency);
  const lines = elementsAt(root, "InvoiceLine|CreditNoteLine");
  return { fields, lineItems: [...lines, ...elementsAt(root, "OrderLine/LineItem")].map(ublLine) };
}

function readParties(fields: EmbeddedValues, root: XmlElement): void {
  putParties(fields, {
    seller: ublParty(elementAt(root, "AccountingSupplierParty|SellerSupplierParty/Party")),
    buyer: ublParty(elementAt(root, "AccountingCustomerParty|BuyerCustomerParty/Party")),
  });
  // BT-75 to BT-80
  const place =
    elementAt(root, "Delivery/DeliveryLocation/Address") ?? elementAt(root, "Delivery/DeliveryAddress");
  putValues(fields, "shipToAddress", ublAddress(place));
}

/** BT-109, BT-110 in the currency of the document, BT-112 and BT-115. */
function readSums(fields: EmbeddedValues, root: XmlElement, currency: string | undefined): void {
  const taxes = elementsAt(root, "TaxTotal/TaxAmount");
  const tax = taxes.find(({ attributes }) => attributes.currencyID === currency) ?? taxes[0];
  putValues(fields, "tax", amountOf(tax?.text));
  const sums = elementAt(root, "LegalMonetaryTotal|AnticipatedMonetaryTotal");
  const sum = (name: string) => amountOf(textsAt(sums, name)[0]);
  const [total, due] = [sum("TaxInclusiveAmount"), sum("PayableAmount")];
  putValues(fields, "subTotal", sum("TaxExclusiveAmount"));
  putValues(fields, "total", total ?? due);
  if (due !== total) putValues(fields, "amountDue", due);
}
