import { patternFor } from "../../languages/compile";

/** A label that names an order or a contract by its number or date. */
export const orderNumberPattern = new RegExp(`^${patternFor("orderNumbers")}$`);

/** A label of what an order says besides. */
export const orderTermPattern = new RegExp(`^${patternFor("orderTerms")}(?: .*)?$`);

/** What only documents say that ask for money or tell that it was paid; somewhere in a line. */
export const paymentDemandPattern = new RegExp(`\\b${patternFor("demands")}\\b`);
