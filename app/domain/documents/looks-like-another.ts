/** The findings which say that a document is of another kind than its model reads. */
const otherKinds = new Set<string>(["finding.other-kind", "finding.balance-labels", "finding.order-labels"]);

/** Whether a document seems to be of another kind than its model reads. */
export const looksLikeAnother = ({ findings }: { findings: readonly { key: string }[] }): boolean =>
  findings.some(({ key }) => otherKinds.has(key));
