import type { Recalled } from "../memory/recall-memory";
import type { DocumentFacts } from "./document-facts";

/** The facts with what the vendor's checked documents say of its dates and amounts; what this page shows wins over it. */
export function withVendorWriting(facts: DocumentFacts, recalled: Recalled | null): DocumentFacts {
  if (!recalled) return facts;
  const { dateOrder, decimalMark } = recalled;
  return {
    ...facts,
    dateOrder:
      dateOrder && facts.dateOrder.evidence !== "page"
        ? { ...facts.dateOrder, order: dateOrder }
        : facts.dateOrder,
    decimalMark: facts.isMarkShown ? facts.decimalMark : (decimalMark ?? facts.decimalMark),
  };
}
