import { regionOf, type WorldRegion } from "../tenants/world-regions";
import { type BaseModel, baseModels } from "./base-models";

/** Regions of the United Nations that write invoices as Asia and the Pacific do. */
const pacific: readonly WorldRegion[] = [
  "Australia and New Zealand",
  "Melanesia",
  "Micronesia",
  "Polynesia",
  "Eastern Asia",
  "South-eastern Asia",
  "Southern Asia",
];

/** The base model for the invoices of a country: of its part of the world, and of Europe's fields anywhere else. */
function usualBaseModel(countryCode: string): string {
  const region = regionOf(countryCode);
  if (region === "Northern America") return "invoices-north-america";
  return region && pacific.includes(region) ? "invoices-apac" : "invoices-europe";
}

/** The base models as a tenant of this country is offered them: the usual one first. */
export function offeredModels(countryCode: string): BaseModel[] {
  const usual = usualBaseModel(countryCode);
  return [...baseModels].sort((one, other) => Number(other.id === usual) - Number(one.id === usual));
}
