/** What the engine knows about a choice. `score` and `margin` are logits, `reading` is the reader's 0..1. */
export type ConfidenceSignals = {
  field: string;
  score: number;
  margin: number;
  proofs: ReadonlySet<string>;
  labelled: boolean;
  claimed: number;
  reading: number;
  checkDigit: boolean;
};

/** The signals as numbers of about the size of one, by name, for the confidence model. */
export function signalValues(signals: ConfidenceSignals): Record<string, number> {
  const flag = (holds: boolean) => (holds ? 1 : 0);
  return {
    bias: 1,
    score: Math.min(6, Math.max(-2, signals.score)) / 3,
    margin: Math.min(5, Math.max(-1, signals.margin)) / 2.5,
    unlabelled: flag(!signals.labelled),
    claimed: Math.min(1, signals.claimed),
    misread: 1 - signals.reading,
    recognised: flag(signals.reading < 1),
    addsUp: flag(signals.proofs.has("adds-up")),
    rate: flag(signals.proofs.has("rate") || signals.proofs.has("columns")),
    lines: flag(signals.proofs.has("lines")),
    paid: flag(signals.proofs.has("paid")),
    dateOrder: flag(signals.proofs.has("date-order")),
    sameBlock: flag(signals.proofs.has("same-block")),
    checkDigit: flag(signals.checkDigit),
    [`field:${signals.field}`]: 1,
  };
}
