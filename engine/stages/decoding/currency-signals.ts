import type { DocumentFacts } from "../facts/document-facts";
import type { ScoringContext } from "../features/scoring-context";
import type { ConfidenceSignals } from "./confidence-signals";

/** A currency has no score: it is given one that says little, so that votes and country decide. In logits. */
const plainScore = 8;

/**
 * What the confidence model looks at for the currency, in the words that it has for other values: the lead and the share of its votes over
 * those for other currencies, and whether it is that of the country, as a label.
 */
export function currencySignals({
  facts,
  context,
}: {
  facts: Pick<DocumentFacts, "currency">;
  context: ScoringContext;
}): ConfidenceSignals {
  const { votes, against, local } = facts.currency;
  return {
    field: "currency",
    score: plainScore,
    margin: votes - against,
    share: votes > 0 ? votes / (votes + against) : 0,
    proofs: new Set(),
    label: local ? 1 : 0,
    claimed: 0,
    reading: 1,
    recognised: context.around.layout.recognised,
    checkDigit: false,
    checkFails: false,
    repeated: false,
    streetless: false,
    proven: false,
    known: context.recalled !== null,
    memory: 0,
    constant: 0,
    against: 0,
  };
}
