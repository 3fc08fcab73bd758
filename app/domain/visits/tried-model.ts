import type { DocumentKind } from "@fieldwise/engine/results";
import { type BaseModel, baseModels, fieldsOfKind } from "../models/base-models";
import { proposedModel } from "../models/proposed-model";
import type { TenantModel } from "../models/tenant-model";
import { pickDataCenter } from "../tenants/data-center";

const invoicesOf: Record<string, string> = {
  us: "invoices-north-america",
  eu: "invoices-europe",
  in: "invoices-apac",
  au: "invoices-apac",
};

/** The model that a visitor's document is read with: every field that its kind can hold, as the country writes them. */
export function triedModel(kind: DocumentKind, countryCode: string): Omit<TenantModel, "id"> {
  const ofKind = baseModels.filter((model) => model.kind === kind);
  const base = ofKind.find(({ id }) => id === invoicesOf[pickDataCenter(countryCode)]) ?? ofKind[0];
  if (!base) throw new Error(`no base model reads a ${kind}`);
  const all: BaseModel = { ...base, fields: withOwnWording(base, kind) };
  return { ...proposedModel(all, countryCode), name: "Visit" };
}

const withOwnWording = (base: BaseModel, kind: DocumentKind) =>
  fieldsOfKind(kind).map((field) => base.fields.find(({ key }) => key === field.key) ?? field);
