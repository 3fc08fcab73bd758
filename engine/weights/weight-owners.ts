import type { CandidateType } from "../values/candidate-type";

/**
 * The names under which the weights of a field are stored. Named features mean the same for every custom field, so that
 * those share weights by type; the words around a value belong to one field only.
 */
export type WeightOwners = { named: readonly string[]; context: readonly string[] };

/** The owners of a field's weights. `own` marks a custom field. */
export function weightOwnersOf({
  key,
  candidates,
  own,
}: {
  key: string;
  candidates: CandidateType;
  own?: boolean;
}): WeightOwners {
  return own ? { named: [ownFieldsOf(candidates), key], context: [key] } : { named: [key], context: [key] };
}

/** Who owns the weights of all fields of a type that tenants made up; no key of a field has a blank. */
export const ownFieldsOf = (type: CandidateType): string => `own fields: ${type}`;
