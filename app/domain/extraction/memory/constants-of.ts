import { compact } from "../layout/fold";
import type { Lesson, TaughtField, VendorMemory } from "./vendor-memory";

/** A value that documents of this layout share. `times` is on how many of `known` documents it stood. */
export type Constant = {
  field: string;
  taught: TaughtField;
  value: string;
  times: number;
  known: number;
  sure: boolean;
};

/** What belongs to the vendor and not to the document: known after one document. */
const ofVendor = new Set(["vendorName", "vendorAddress", "vendorTaxNumber", "currency"]);

/** What often stays the same because the customer is the tenant: likely after one document, known after two. */
const ofCustomer = new Set([
  "customerName",
  "customerTaxNumber",
  "billToAddress",
  "shipToAddress",
  "accountNumber",
  "advertiser",
]);

/** Whether a field names the vendor itself. */
export const isOfVendor = (field: string): boolean => ofVendor.has(field);

/** The values of a field that repeat or belong to the vendor, the most frequent and latest first. */
export function constantsOf({ lessons }: VendorMemory, field: string): Constant[] {
  const known = lessons.flatMap((lesson) => taughtIn(lesson, field));
  const latest = known.at(-1);
  if (!latest || isMeasured(latest)) return [];
  const groups = new Map<string, TaughtField[]>();
  for (const taught of known) {
    const key = compact(taught.value ?? "");
    groups.set(key, [...(groups.get(key) ?? []), taught]);
  }
  return [...groups.values()]
    .map((same): Constant => {
      const taught = same.at(-1) as TaughtField;
      const times = same.length;
      const sure = ofVendor.has(field) || (times >= 2 && times >= 0.75 * known.length);
      return { field, taught, value: taught.value ?? "", times, known: known.length, sure };
    })
    .filter((constant) => constant.sure || ofCustomer.has(field))
    .sort((a, b) => b.times - a.times || known.indexOf(b.taught) - known.indexOf(a.taught))
    .slice(0, 3);
}

function taughtIn(lesson: Lesson, field: string): TaughtField[] {
  const taught = lesson.fields[field];
  return taught?.value ? [taught] : [];
}

/** Amounts, dates and counts are the document's own, whether or not they repeat. */
function isMeasured({ type }: TaughtField): boolean {
  return type === "amount" || type === "date" || type === "number" || type === "percent";
}
