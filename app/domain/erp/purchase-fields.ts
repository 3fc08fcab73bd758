import { baseModelOf } from "../models/base-models";
import type { ModelField } from "../models/tenant-model";

/** What every ERP system asks of a purchase document. */
export type PurchaseNeed = "number" | "date" | "total" | "vendor";

/** What identifies the vendor. */
export type VendorSign = "taxNumber" | "number" | "name";

/** What to do about needs that a model's fields do not meet. */
export type PurchaseRemedy = "choose" | "own" | "other-model";

const catalogueKeys: Record<PurchaseNeed, readonly string[]> = {
  number: ["invoiceNumber"],
  date: ["invoiceDate"],
  total: ["total", "amountDue"],
  vendor: ["vendorTaxNumber", "vendorName"],
};

const needs = ["number", "date", "total", "vendor"] as const;

/** Names that a field of one's own has, by what it holds of the vendor. */
const ownNames: Record<VendorSign, RegExp> = {
  taxNumber:
    /^(vendor|supplier)(tax|vat|gst)(number|no|id|code)?$|^(nif|cif|rfc|numerofiscal)(de|del)?proveedor$/,
  number: /^(vendor|supplier)(number|no|id|code)$|^(numero|codigo)(de|del)?proveedor$/,
  name: /^(vendor|supplier)(name)?$|^(nombre)?(de|del)?proveedor$/,
};

/** The field of one's own that holds this of the vendor, or undefined. */
export const ownVendorField = (fields: readonly ModelField[], sign: VendorSign): ModelField | undefined =>
  fields.find(({ own }) => own && ownNames[sign].test(foldedName(own.name)));

/**
 * What a model's fields lack for its documents to become purchase invoices or credit memos, and what to do about it: choose fields
 * that the base model has, add one of one's own for the vendor, or use a model of another base model. Null when they lack nothing.
 */
export function missingPurchaseFields(model: {
  baseModelId: string;
  fields: readonly ModelField[];
}): { needs: PurchaseNeed[]; remedy: PurchaseRemedy } | null {
  const isMetBy = (keys: ReadonlySet<string>) => (need: PurchaseNeed) =>
    catalogueKeys[need].some((key) => keys.has(key));
  const isChosen = isMetBy(new Set(model.fields.map(({ key }) => key)));
  const hasOwnVendor = (["taxNumber", "number", "name"] as const).some((sign) =>
    ownVendorField(model.fields, sign),
  );
  const lacking = needs.filter((need) => !isChosen(need) && !(need === "vendor" && hasOwnVendor));
  if (lacking.length === 0) return null;
  const isOffered = isMetBy(new Set(baseModelOf(model.baseModelId)?.fields.map(({ key }) => key)));
  const notOffered = lacking.filter((need) => !isOffered(need));
  if (notOffered.length === 0) return { needs: lacking, remedy: "choose" };
  return { needs: lacking, remedy: notOffered.every((need) => need === "vendor") ? "own" : "other-model" };
}

const foldedName = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
