import type { ArithmeticProof } from "@fieldwise/engine/results";

/** The verdict on a document's sums as shown to people. "partly": the totals are proven, and another sum fails. */
export type ProofVerdict = ArithmeticProof["state"] | "partly";

/** The verdict on a document's sums in one word: "proven" only where nothing contradicts it. */
export const proofVerdict = ({ state, equations }: ArithmeticProof): ProofVerdict =>
  state === "proven" && equations.some(({ holds }) => !holds) ? "partly" : state;
