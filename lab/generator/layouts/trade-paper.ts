import type { Deal } from "../content/deal";
import type { Party } from "../content/party";
import type { LabelName } from "../style/labels/english";
import type { Desk } from "./desk";
import type { Entry } from "./entry";
import { invoiceEntries } from "./invoice-entries";
import { customerParty, sellerParty, shipParty } from "./invoice-parties";
import type { OwnerKeys } from "./letterhead";
import { orderEntries } from "./order-entries";
import type { PrintedParty } from "./party-block";

/** Who is who on a trade document: whose paper it is, to whom it goes, what its information block says. */
export type TradePaper = {
  kind: "invoice" | "credit_note" | "purchase_order" | "receipt";
  deal: Deal;
  title(desk: Desk): LabelName;
  numberLabel: LabelName;
  number: string;
  owner: Party;
  ownerKeys: OwnerKeys;
  entries(desk: Desk): Entry[];
  ownerParty(desk: Desk): PrintedParty;
  otherParty(desk: Desk): PrintedParty;
  shipParty(desk: Desk): PrintedParty | undefined;
};

/** An invoice or credit note: the vendor's paper, sent to the customer. */
export function invoicePaper(deal: Deal, kind: "invoice" | "credit_note"): TradePaper {
  return {
    kind,
    deal,
    title(desk) {
      if (kind === "credit_note") return "creditNote";
      return deal.taxes.length > 0 && desk.style.country.code !== "US" ? "taxInvoice" : "invoice";
    },
    numberLabel: kind === "credit_note" ? "creditNumber" : "invoiceNumber",
    number: deal.number,
    owner: deal.vendor,
    ownerKeys: { name: "vendorName", address: "vendorAddress", taxNumber: "vendorTaxNumber" },
    entries: (desk) => invoiceEntries(desk, deal, kind),
    ownerParty: (desk) => sellerParty(desk, deal),
    otherParty: (desk) => customerParty(desk, deal),
    shipParty: (desk) => shipParty(desk, deal),
  };
}

/** A receipt on a whole sheet: an invoice that is paid. */
export function receiptPaper(deal: Deal): TradePaper {
  return {
    ...invoicePaper(deal, "invoice"),
    kind: "receipt",
    title: () => "receipt",
    numberLabel: "receiptNumber",
  };
}

/** A purchase order: the buyer's paper, sent to the vendor. */
export function orderPaper(deal: Deal): TradePaper {
  return {
    kind: "purchase_order",
    deal,
    title: () => "purchaseOrder",
    numberLabel: "ownOrderNumber",
    number: deal.orderNumber,
    owner: deal.customer,
    ownerKeys: { name: "customerName", address: "billToAddress", taxNumber: "customerTaxNumber" },
    entries: (desk) => orderEntries(desk, deal),
    ownerParty: (desk) => ({
      ...customerParty(desk, deal),
      label: desk.label("buyer"),
      number: undefined,
      above: [],
    }),
    otherParty: (desk) => ({
      ...sellerParty(desk, deal),
      label: desk.label("vendorTo"),
      taxNumber: desk.chance("vendor.tax-number", 0.2)
        ? {
            label: desk.choose("vendor.tax-label", deal.vendor.country.taxIdLabels),
            value: deal.vendor.taxNumber,
            key: "vendorTaxNumber",
          }
        : undefined,
    }),
    shipParty: (desk) => shipParty(desk, deal),
  };
}
