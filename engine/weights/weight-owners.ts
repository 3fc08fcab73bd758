import type { CandidateType } from "../values/candidate-type";

/**
 * Under which names the weights of a field stand. Named features mean the same for every field that a tenant made up, so
 * that those share weights by type; what stands around a value is of one field alone.
 */
export type WeightOwners = { named: readonly string[]; context: readonly string[] };

/** The owners of a field's weights. `own` says that a tenant made the field up. */
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
