import type { BaseModel } from "./base-models";
import { cultureOfCountry } from "./cultures";
import { currencyOfCountry } from "./currencies";
import { reachableScore } from "./reachable-score";
import type { ModelField, TenantModel } from "./tenant-model";
import { timeZoneOfCountry } from "./time-zones";

const required = ["invoiceNumber", "orderNumber", "total", "closingBalance"];
const weights: Record<string, number> = {
  invoiceDate: 8,
  orderDate: 8,
  statementDate: 8,
  dueDate: 5,
  subTotal: 5,
  tax: 5,
};
const [requiredWeight, headerWeight, lineWeight] = [10, 4, 2];
/** The share of the reachable score that is asked for: the required fields and about half of the rest. */
const share = 0.6;

/** A new model as the form proposes it to a tenant of this country: all fields of the base model, sensible weights. */
export function proposedModel(base: BaseModel, countryCode: string): Omit<TenantModel, "id"> {
  const main = base.fields.find(({ key }) => required.includes(key))?.key;
  const fields = base.fields.map(({ key, line }): ModelField => {
    const isRequired = key === main || key === "total" || key === "closingBalance";
    return {
      key,
      line,
      required: isRequired,
      weight: isRequired ? requiredWeight : line ? lineWeight : (weights[key] ?? headerWeight),
    };
  });
  return {
    name: "",
    baseModelId: base.id,
    currency: currencyOfCountry(countryCode),
    timeZone: timeZoneOfCountry(countryCode),
    culture: cultureOfCountry(countryCode),
    threshold: Math.ceil(reachableScore(fields) * share),
    fields,
  };
}
