/** Scores beyond which one more says nothing: confidence is near 0 or 1 there, and the trees were fitted with it. */
const lowestScore = -4;
/** The other end. */
const highestScore = 16;

/**
 * What the engine knows about a choice. `score` and `margin` are logits, `share` and `reading` are 0..1. The kind of the document, how
 * many pages and rivals there are and how long the value is are not among them: they tell trees which source a value is of, and
 * made them worse on sources left out.
 */
export type ConfidenceSignals = {
  field: string;
  score: number;
  margin: number;
  /** The share of the probability that the value has among all candidates of its field and "not on the page". */
  share: number;
  proofs: ReadonlySet<string>;
  label: number;
  claimed: number;
  reading: number;
  recognised: boolean;
  checkDigit: boolean;
  /** Whether the check digits of what was read fail. */
  checkFails: boolean;
  repeated: boolean;
  /** Whether it is an address without a street: no number and word stand before its postal code. */
  streetless: boolean;
  /** Whether the totals of the document prove each other. */
  proven: boolean;
  /** Whether the layout is known, and what its memory says for and against the value, in logits. */
  known: boolean;
  memory: number;
  constant: number;
  against: number;
};

/** The signals as numbers by name, as the confidence model takes them. */
export function signalValues(signals: ConfidenceSignals): Record<string, number> {
  const flag = (holds: boolean) => (holds ? 1 : 0);
  const { proofs } = signals;
  return {
    score: clip(signals.score, lowestScore, highestScore),
    margin: clip(signals.margin, lowestScore, highestScore),
    share: signals.share,
    label: clip(signals.label, 0, 2),
    claimed: clip(signals.claimed, 0, 2),
    reading: signals.reading,
    recognised: flag(signals.recognised),
    addsUp: flag(proofs.has("adds-up")),
    rate: flag(proofs.has("rate") || proofs.has("columns")),
    lines: flag(proofs.has("lines")),
    paid: flag(proofs.has("paid")),
    dateOrder: flag(proofs.has("date-order")),
    sameBlock: flag(proofs.has("same-block")),
    checkDigit: flag(signals.checkDigit),
    checkFails: flag(signals.checkFails),
    repeated: flag(signals.repeated),
    streetless: flag(signals.streetless),
    proven: flag(signals.proven),
    known: flag(signals.known),
    memory: signals.memory,
    constant: signals.constant,
    against: signals.against,
    [`field:${signals.field}`]: 1,
  };
}

function clip(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
