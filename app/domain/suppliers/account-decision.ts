/**
 * What a second person decides about an account that is not on file: it is the supplier's, the organization's own, or
 * that of another supplier than the document was matched with; or it is rejected.
 */
export const accountDecisions = ["accepted", "ours", "another", "refused"] as const;

export type AccountDecision = (typeof accountDecisions)[number];
