import { insertTenantModel } from "~/data/shard/tenant-models";
import { foldModelName } from "~/domain/models/fold-model-name";
import type { TenantModel } from "~/domain/models/tenant-model";
import type { TenantContext } from "~/operations/context";

/** A model of the tenant, straight into its row: invoices in US dollars with three header fields and three columns. */
export async function makeModel(
  context: TenantContext,
  change: Partial<TenantModel> = {},
): Promise<TenantModel> {
  const model: TenantModel = {
    id: context.newId(),
    name: "Supplier Invoices",
    baseModelId: "invoices-north-america",
    currency: "USD",
    threshold: 10,
    timeZone: "UTC",
    culture: "en-US",
    fields: [
      { key: "invoiceNumber", weight: 5, required: true, line: false },
      { key: "invoiceDate", weight: 3, required: false, line: false },
      { key: "total", weight: 5, required: true, line: false },
      { key: "description", weight: 1, required: false, line: true },
      { key: "quantity", weight: 1, required: false, line: true },
      { key: "netTotal", weight: 1, required: false, line: true },
    ],
    ...change,
  };
  const now = context.now();
  await insertTenantModel(context.shard, {
    ...model,
    foldedName: foldModelName(model.name),
    createdAt: now,
    updatedAt: now,
  });
  return model;
}
