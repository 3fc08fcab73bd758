import type { DocumentKind } from "@fieldwise/engine/results";
import { baseModels } from "../models/base-models";
import { reachableScore } from "../models/reachable-score";
import type { ModelField, TenantModel } from "../models/tenant-model";

const american = { currency: "USD", culture: "en-US", timeZone: "America/Los_Angeles" };
const australian = { currency: "AUD", culture: "en-AU", timeZone: "Australia/Sydney" };

const european = { currency: "EUR", culture: "en-GB", timeZone: "Europe/Berlin" };
const places: Record<string, typeof american> = {
  "invoices-apac": australian,
  "invoices-europe": european,
};

/** What a document of the kind is of no use without. */
const requiredFields: Record<DocumentKind, readonly string[]> = {
  invoice: ["invoiceNumber", "total"],
  credit_note: ["invoiceNumber", "total"],
  receipt: ["total"],
  purchase_order: ["orderNumber", "total"],
  bank_statement: ["accountNumber", "closingBalance"],
  energy_bill: ["accountNumber", "total"],
};

/** The demo's tenant AI models: one per base model, with all its fields; the number and the total weigh most. */
export const demoModels: Omit<TenantModel, "id">[] = baseModels.map(({ id, name, kind, fields }) => {
  const weighted: ModelField[] = fields.map(({ key, line }) => {
    const required = requiredFields[kind].includes(key);
    return { key, line, required, weight: required ? 10 : line ? 1 : 3 };
  });
  return {
    name,
    baseModelId: id,
    ...(places[id] ?? american),
    fields: weighted,
    threshold: Math.floor(reachableScore(weighted) * 0.6),
  };
});
