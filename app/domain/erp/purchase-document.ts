import type { FoundValue, LineItem } from "@fieldwise/engine/results";
import { amountCents } from "../documents/amount-cents";
import { AppError } from "../errors/app-error";
import type { ModelField } from "../models/tenant-model";
import type { PostingDate } from "./erp-settings";
import { ownVendorField, type VendorSign } from "./purchase-fields";
import { type PurchaseLine, purchaseLines } from "./purchase-lines";

/** What identifies the vendor, in the order in which it is looked up. */
export type PurchaseVendor = { taxNumber: string | null; number: string | null; name: string | null };

/** A document as ERP systems take it. Amounts of a credit memo are positive; sums are in cents, null where the document has none. */
export type PurchaseDocument = {
  kind: "invoice" | "credit-memo";
  /** Our id, by which it is known again. */
  reference: string;
  number: string;
  date: string;
  postingDate: string;
  dueDate: string | null;
  currency: string | null;
  orderNumber: string | null;
  vendor: PurchaseVendor;
  lines: PurchaseLine[];
  /** Whether the lines include tax. */
  includesTax: boolean;
  grossCents: number;
  netCents: number | null;
};

type Found = {
  documentId: string;
  model: { baseModelId: string; fields: readonly ModelField[] };
  fields: Readonly<Record<string, FoundValue>>;
  lineItems: readonly LineItem[];
  /** How many there are; more than are worth a line each come as one. */
  lineCount: number;
  settings: { postingDate: PostingDate };
  today: string;
};

const day = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The purchase invoice or credit memo of a document's values. A negative total makes a credit memo, whatever the model. Throws
 * AppError `invalid` with a sentence when what every ERP system asks for is missing.
 */
export function purchaseDocumentOf(found: Found): PurchaseDocument {
  const { fields, model } = found;
  const read = (key: string) => fields[key]?.value.trim() || null;
  const number = required(read("invoiceNumber"), "erp.problem.no-number");
  const date = required(read("invoiceDate"), "erp.problem.no-date");
  const total = amountCents(read("total") ?? read("amountDue") ?? undefined);
  if (!day.test(date)) throw new AppError("invalid", "erp.problem.no-date");
  if (total === null) throw new AppError("invalid", "erp.problem.no-total");
  const isCredit = model.baseModelId === creditNotes || total < 0;
  // A credit note may be printed with its amounts negative or not.
  const sign = isCredit && total < 0 ? -1 : 1;
  const cents = (key: string) => signed(amountCents(read(key) ?? undefined), sign);
  const gross = sign * total;
  const tax = cents("tax");
  const net = cents("subTotal") ?? (tax === null ? null : gross - tax);
  const readOwn = (sign: VendorSign) => {
    const field = ownVendorField(model.fields, sign);
    return field ? read(field.key) : null;
  };
  const vendor = {
    taxNumber: read("vendorTaxNumber") ?? readOwn("taxNumber"),
    number: readOwn("number"),
    name: read("vendorName") ?? readOwn("name"),
  };
  if (!vendor.taxNumber && !vendor.number && !vendor.name)
    throw new AppError("invalid", "erp.problem.no-vendor-named");
  const booked = purchaseLines({ ...found, sign, net, gross, number });
  return {
    kind: isCredit ? "credit-memo" : "invoice",
    reference: found.documentId,
    number,
    date,
    postingDate: found.settings.postingDate === "today" ? found.today : date,
    dueDate: day.test(read("dueDate") ?? "") ? read("dueDate") : null,
    currency: read("currency"),
    orderNumber: read("orderNumber"),
    vendor,
    ...booked,
    grossCents: gross,
    netCents: net,
  };
}

const creditNotes = "credit-notes";

function required(value: string | null, messageKey: string): string {
  if (value === null) throw new AppError("invalid", messageKey);
  return value;
}

const signed = (cents: number | null, sign: number) => (cents === null ? null : sign * cents);
