import type { Passing } from "./passing";

/** Fields of which nothing passes any more: of a supplier's documents, or (null) of all that have no threshold of their own. */
export type LostFields = { supplierId: string | null; fields: string[] };

/**
 * What passed by the rules before and does not by those after, whatever the evidence: group by group. A supplier without rules of its own
 * any more follows those of all others, which is no loss of its own.
 */
export function lostFields(before: Passing | null, after: Passing): LostFields[] {
  const lost = (was: Fields = {}, is: Fields = {}) =>
    Object.entries(was).flatMap(([field, from]) => (from !== null && is[field] === null ? [field] : []));
  const groups: LostFields[] = [
    { supplierId: null, fields: lost(before?.fields, after.fields) },
    ...Object.entries(after.suppliers).map(([supplierId, is]) => ({
      supplierId,
      fields: lost(before?.suppliers[supplierId], is),
    })),
  ];
  return groups.filter(({ fields }) => fields.length > 0);
}

type Fields = Passing["fields"];
