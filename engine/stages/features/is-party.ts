import type { Candidate } from "../candidates/candidate";

/** Whether a candidate names or places someone. */
export function isParty(candidate: Candidate): boolean {
  return candidate.type === "name" || candidate.type === "address";
}
