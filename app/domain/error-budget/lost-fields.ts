import type { ReviewThresholds } from "./review-thresholds";

/** Fields of which nothing passes any more: of a supplier's documents, or (null) of all that have no threshold of their own. */
export type LostFields = { supplierId: string | null; fields: string[] };

/**
 * What passed by the rules before and does not by those after, whatever the evidence: of all documents, and supplier by supplier where
 * it had rules of its own before or has them now.
 */
export function lostFields(before: ReviewThresholds | null, after: ReviewThresholds): LostFields[] {
  if (!before) return [];
  const lost = (of: (passing: ReviewThresholds) => Fields) =>
    Object.entries(of(before)).flatMap(([field, from]) =>
      from !== null && (of(after)[field] ?? null) === null ? [field] : [],
    );
  const general = lost(({ fields }) => fields);
  const ids = [...new Set([before, after].flatMap(({ suppliers }) => Object.keys(suppliers)))];
  const groups: LostFields[] = [
    { supplierId: null, fields: general },
    ...ids.map((id) => {
      // What a supplier followed like all others is told of all others.
      const isLostForAll = (field: string) =>
        general.includes(field) && before.suppliers[id]?.[field] === undefined;
      return {
        supplierId: id,
        fields: lost((rules) => effective(rules, id)).filter((one) => !isLostForAll(one)),
      };
    }),
  ];
  return groups.filter(({ fields }) => fields.length > 0);
}

/** What holds for the documents of a supplier: its own rules, and those of all others where it has none. */
const effective = ({ fields, suppliers }: ReviewThresholds, supplierId: string): Fields => ({
  ...fields,
  ...suppliers[supplierId],
});

type Fields = ReviewThresholds["fields"];
