/**
 * What a second person makes of an account that is not on file: it is the supplier's, the organization's own, or that of another
 * supplier than the document was held for; or it is refused.
 */
export const accountDecisions = ["accepted", "ours", "another", "refused"] as const;

export type AccountDecision = (typeof accountDecisions)[number];
