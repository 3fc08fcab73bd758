import { baseModels } from "../models/base-models";
import { reachableScore } from "../models/reachable-score";
import type { ModelField, TenantModel } from "../models/tenant-model";

const american = { currency: "USD", culture: "en-US", timeZone: "America/Los_Angeles" };
const australian = { currency: "AUD", culture: "en-AU", timeZone: "Australia/Sydney" };
const required = new Set(["invoiceNumber", "total", "orderNumber", "closingBalance"]);

/** The demo's tenant AI models: one per base model, with all its fields; the number and the total weigh most. */
export const demoModels: Omit<TenantModel, "id">[] = baseModels.map(({ id, name, kind, fields }) => {
  const weighted: ModelField[] = fields.map(({ key, line }) => {
    const counts = required.has(key) && !(kind === "receipt" && key === "invoiceNumber");
    return { key, line, required: counts, weight: counts ? 10 : line ? 1 : 3 };
  });
  return {
    name,
    baseModelId: id,
    ...(id === "invoices-apac" ? australian : american),
    fields: weighted,
    threshold: Math.floor(reachableScore(weighted) * 0.6),
  };
});
