import type { DocumentKind } from "~/domain/extraction/extraction-result";

/** What the engine knows about a choice: its score and lead as logits, and which proofs support it. */
export type ConfidenceSignals = { score: number; margin: number; proofs: ReadonlySet<string> };

/** The probability, 0 to 1, that the chosen value of a field is right. */
export function confidenceOf(_field: string, signals: ConfidenceSignals, _kind: DocumentKind): number {
  const logit =
    -0.6 +
    0.35 * Math.min(4, signals.score) +
    0.3 * Math.min(4, signals.margin) +
    (signals.proofs.has("rate") ? 1 : 0);
  return Math.round((1 / (1 + Math.exp(-logit))) * 1e4) / 1e4;
}
