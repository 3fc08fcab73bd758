import { confidenceOf } from "~/domain/scoring/confidence";
import type { ConfidenceSignals } from "~/domain/scoring/confidence-signals";
import type { ExtractionRequest, FieldType, FoundValue, Reason } from "./extraction-result";
import type { DocumentFacts } from "./facts/document-facts";
import { placeOf } from "./lines/read-cells";
import type { Chosen } from "./scoring/scored";
import type { ScoringContext } from "./scoring/scoring-context";

/** What the values are written with. */
export type FindingContext = { request: ExtractionRequest; facts: DocumentFacts; context: ScoringContext };

/** Writes the chosen candidates of the wanted header fields as values with confidence, place and reasons. */
export function toFoundValues(
  chosen: Record<string, Chosen>,
  about: FindingContext,
): Record<string, FoundValue> {
  const found: Record<string, FoundValue> = {};
  for (const { key, line, type } of about.request.fields) {
    if (line) continue;
    if (key === "currency") found.currency = currencyValue(about);
    const choice = chosen[key];
    if (choice) found[key] = toFoundValue(key, type, choice, about);
  }
  return found;
}

/** What the confidence model looks at for a choice. */
function signalsOf(field: string, { candidate, features, margin, proofs, score }: Chosen): ConfidenceSignals {
  return {
    field,
    score,
    margin,
    proofs,
    labelled: !features.unlabelled,
    claimed: features.claimed ?? 0,
    reading: Math.min(1, ...candidate.tokens.map((token) => token.confidence)),
    checkDigit: candidate.facts.has("check-digit"),
  };
}

function toFoundValue(key: string, type: FieldType, choice: Chosen, { context }: FindingContext): FoundValue {
  const { candidate } = choice;
  return {
    value: type === "amount" ? withCents(candidate.value) : candidate.value,
    raw: candidate.raw,
    confidence: confidenceOf(signalsOf(key, choice)),
    place: placeOf(candidate.tokens),
    reasons: [...choice.reasons, ...proofReasons(choice, context)],
  };
}

/** Amounts are written with at least two decimals. */
function withCents(value: string): string {
  const decimals = value.split(".")[1]?.length ?? 0;
  return decimals >= 2 ? value : Number(value).toFixed(2);
}

const proofReason: Record<string, string> = {
  "adds-up": "reason.adds-up",
  rate: "reason.known-rate",
  lines: "reason.sum-of-lines",
  columns: "reason.column-sums",
  paid: "reason.cash-and-change",
  "date-order": "reason.date-order",
  "same-block": "reason.same-block",
};

function proofReasons(choice: Chosen, { candidates }: ScoringContext): Reason[] {
  const reasons = [...choice.proofs].flatMap((proof) => {
    const key = proofReason[proof];
    return key ? [{ key, values: {} }] : [];
  });
  if (choice.features.largest) reasons.push({ key: "reason.largest-amount", values: {} });
  if (candidates[choice.candidate.type].length === 1)
    reasons.push({ key: "reason.only-candidate", values: {} });
  if (choice.features["first-in-letterhead"]) reasons.push({ key: "reason.letterhead", values: {} });
  return reasons;
}

function currencyValue({ facts }: FindingContext): FoundValue {
  const { code, evidence, text } = facts.currency;
  const confidence = { code: 0.97, sign: 0.95, country: 0.75, model: 0.5 }[evidence];
  return {
    value: code,
    raw: text,
    confidence,
    place: null,
    reasons: [{ key: `reason.currency-${evidence}`, values: { text } }],
  };
}
