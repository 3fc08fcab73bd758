/** The findings that say that a document is not of the type its model reads. */
const otherKinds = new Set<string>(["finding.other-kind", "finding.balance-labels", "finding.order-labels"]);

/** Whether a document does not seem to be of the type its model reads. */
export const looksLikeAnother = ({ findings }: { findings: readonly { key: string }[] }): boolean =>
  findings.some(({ key }) => otherKinds.has(key));
