import type { DocumentKind } from "@fieldwise/engine/results";
import { baseModels } from "../models/base-models";
import { proposedModel } from "../models/proposed-model";
import type { TenantModel } from "../models/tenant-model";

/** The base model of invoices with most fields, tax and net amount among them; the pages write neutral labels. */
const usualInvoices = "invoices-europe";

/** The model that a visitor's document is read with: every field of the kind's base model, written as the country writes. */
export function trialModel(kind: DocumentKind, countryCode: string): Omit<TenantModel, "id"> {
  const ofKind = baseModels.filter((model) => model.kind === kind);
  const base = ofKind.find(({ id }) => id === usualInvoices) ?? ofKind[0];
  if (!base) throw new Error(`no base model reads a ${kind}`);
  return { ...proposedModel(base, countryCode), name: "Visit" };
}
