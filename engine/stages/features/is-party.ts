import type { Candidate } from "../candidates/candidate";

/** Whether a candidate names or places somebody. */
export function isParty(candidate: Candidate): boolean {
  return candidate.type === "name" || candidate.type === "address";
}
