import type { Candidate } from "../candidates/candidate";

/**
 * So many candidates have what was looked up of them kept: some 2 kB each. A document of more is so long that memory is
 * what it has least of, and the others are looked at anew for every field.
 */
const mostKept = 6_000;

/** What a candidate is looked up for, once however many fields ask. */
export function memoized<T>(look: (candidate: Candidate) => T): (candidate: Candidate) => T {
  const known = new Map<Candidate, T>();
  return (candidate) => {
    const before = known.get(candidate);
    if (before !== undefined) return before;
    const found = look(candidate);
    if (known.size < mostKept) known.set(candidate, found);
    return found;
  };
}
