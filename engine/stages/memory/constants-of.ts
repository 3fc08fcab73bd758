import { compact } from "../../text/fold";
import { isOfVendor } from "./vendor-fields";
import type { LearnedField, VendorMemory } from "./vendor-memory";

/**
 * A value of the vendor's own. `times` is on how many of the `known` documents it stood, `corrected` whether a person
 * wrote it on one of them.
 */
export type Constant = {
  field: string;
  taught: LearnedField;
  value: string;
  times: number;
  known: number;
  corrected: boolean;
};

/** The values of a field that belongs to the vendor, the most frequent and latest first; none for any other field. */
export function constantsOf({ samples }: VendorMemory, field: string): Constant[] {
  if (!isOfVendor(field)) return [];
  const known = samples.flatMap(({ fields }) => (fields[field]?.value ? [fields[field]] : []));
  const groups = new Map<string, LearnedField[]>();
  for (const taught of known) {
    const key = compact(taught.value ?? "");
    groups.set(key, [...(groups.get(key) ?? []), taught]);
  }
  return [...groups.values()]
    .map((same): Constant => {
      const taught = same.at(-1) as LearnedField;
      const corrected = same.some(({ asRead }) => !asRead);
      return { field, taught, value: taught.value ?? "", times: same.length, known: known.length, corrected };
    })
    .sort((a, b) => b.times - a.times || known.indexOf(b.taught) - known.indexOf(a.taught))
    .slice(0, 3);
}
