import type { Deal } from "../content/deal";
import type { Party } from "../content/party";
import type { LabelName } from "../style/labels/english";
import type { Composer } from "./composer";
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
  title(composer: Composer): LabelName;
  numberLabel: LabelName;
  number: string;
  owner: Party;
  ownerKeys: OwnerKeys;
  entries(composer: Composer): Entry[];
  ownerParty(composer: Composer): PrintedParty;
  otherParty(composer: Composer): PrintedParty;
  shipParty(composer: Composer): PrintedParty | undefined;
};

/** An invoice or credit note: the vendor's paper, sent to the customer. */
export function invoicePaper(deal: Deal, kind: "invoice" | "credit_note"): TradePaper {
  return {
    kind,
    deal,
    title(composer) {
      if (kind === "credit_note") return "creditNote";
      return deal.taxes.length > 0 && composer.style.country.code !== "US" ? "taxInvoice" : "invoice";
    },
    numberLabel: kind === "credit_note" ? "creditNumber" : "invoiceNumber",
    number: deal.number,
    owner: deal.vendor,
    ownerKeys: { name: "vendorName", address: "vendorAddress", taxNumber: "vendorTaxNumber" },
    entries: (composer) => invoiceEntries(composer, deal, kind),
    ownerParty: (composer) => sellerParty(composer, deal),
    otherParty: (composer) => customerParty(composer, deal),
    shipParty: (composer) => shipParty(composer, deal),
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
    entries: (composer) => orderEntries(composer, deal),
    ownerParty: (composer) => ({
      ...customerParty(composer, deal),
      label: composer.label("buyer"),
      number: undefined,
      above: [],
    }),
    otherParty: (composer) => ({
      ...sellerParty(composer, deal),
      label: composer.label("vendorTo"),
      taxNumber: composer.chance("vendor.tax-number", 0.2)
        ? {
            label: composer.choose("vendor.tax-label", deal.vendor.country.taxIdLabels),
            value: deal.vendor.taxNumber,
            key: "vendorTaxNumber",
          }
        : undefined,
    }),
    shipParty: (composer) => shipParty(composer, deal),
  };
}
