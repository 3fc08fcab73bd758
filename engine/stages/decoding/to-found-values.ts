import type { ExtractionRequest, FieldType, FoundValue, Reason } from "../../results/extraction-result";
import { limitedByUnknownCodes } from "../../values/limited-by-unknown-codes";
import type { DocumentFacts } from "../facts/document-facts";
import { labelStrength } from "../features/absence-features";
import type { ScoringContext } from "../features/scoring-context";
import { placeOf } from "../layout/read-cells";
import type { Chosen } from "../scoring/scored";
import { confidenceOf } from "./confidence";
import type { ConfidenceSignals } from "./confidence-signals";
import { currencySignals } from "./currency-signals";
import { isStreetless } from "./is-streetless";
import { isUnrounded } from "./is-unrounded";

/** What the values are written with. */
export type FindingContext = { request: ExtractionRequest; facts: DocumentFacts; context: ScoringContext };

/** Writes the chosen candidates of the wanted header fields as values with confidence, place and reasons. */
export function toFoundValues(
  chosen: Record<string, Chosen>,
  about: FindingContext,
): Record<string, FoundValue> {
  const found: Record<string, FoundValue> = {};
  const signals = signalsOf(chosen, about);
  for (const { key, line, type } of about.request.fields) {
    if (line) continue;
    if (key === "currency") found.currency = currencyValue(about);
    const choice = chosen[key];
    const known = signals[key];
    if (choice && known) found[key] = toFoundValue(type, choice, known, about);
  }
  return found;
}

/** What the confidence model looks at, for every chosen header field. */
export function signalsOf(
  chosen: Record<string, Chosen>,
  { context }: FindingContext,
): Record<string, ConfidenceSignals> {
  const proven = chosen.total?.proofs.has("rate") === true || chosen.total?.proofs.has("lines") === true;
  const { around } = context;
  return mapValues(chosen, (choice, field) => ({
    field,
    score: choice.score,
    margin: choice.margin,
    share: choice.share,
    proofs: choice.proofs,
    label: labelStrength(choice.features),
    claimed: choice.features.claimed ?? 0,
    reading: Math.min(1, ...choice.candidate.tokens.map((token) => token.confidence)),
    recognised: around.layout.recognised,
    checkDigit: choice.candidate.facts.has("check-digit"),
    checkFails: choice.candidate.facts.has("check-digit-wrong"),
    repeated: choice.features.repeated === 1,
    streetless: choice.candidate.type === "address" && isStreetless(choice.candidate.value),
    proven,
    known: context.recalled !== null,
    memory: choice.features.memory ?? 0,
    constant: choice.features["memory-constant"] ?? 0,
    against: against(choice),
  }));
}

function against({ features }: Chosen): number {
  return (
    (features["memory-elsewhere"] ?? 0) +
    (features["memory-other-constant"] ?? 0) +
    (features["memory-absent"] ?? 0)
  );
}

function mapValues<From, To>(
  record: Record<string, From>,
  map: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}

function toFoundValue(
  type: FieldType,
  choice: Chosen,
  signals: ConfidenceSignals,
  { context }: FindingContext,
): FoundValue {
  const { candidate } = choice;
  return {
    value: type === "amount" ? withCents(candidate.value) : candidate.value,
    raw: candidate.raw,
    confidence: Math.min(
      candidate.facts.has("mended") ? mostMended : 1,
      choice.againstLabel || isUnrounded(signals.field, choice, context) ? mostAgainstLabel : 1,
      limitedByUnknownCodes(
        confidenceOf(signals, context.knowledge.scorer.confidence),
        candidate.tokens.map(({ text }) => text),
      ),
    ),
    place: placeOf(candidate.tokens),
    reasons: [
      ...(candidate.facts.has("mended")
        ? [{ key: "reason.repaired", values: { before: candidate.raw } }]
        : []),
      ...choice.reasons,
      ...proofReasons(choice, context),
    ],
  };
}

/** A mended number is never so sure that nobody need look, as mended amounts are not. */
const mostMended = 0.75;

/** A person should look at an amount that only fits, or that rounding left over: it is doubtful however well it fits. */
const mostAgainstLabel = 0.75;

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

/** A currency that no page tells is what the model assumes: no find, however often it comes true. */
const mostAssumed = 0.5;

function currencyValue(about: FindingContext): FoundValue {
  const { code, evidence, text } = about.facts.currency;
  const told = confidenceOf(currencySignals(about), about.context.knowledge.scorer.confidence);
  return {
    value: code,
    raw: text,
    confidence: evidence === "model" ? Math.min(mostAssumed, told) : told,
    place: null,
    reasons: [{ key: `reason.currency-${evidence}`, values: { text } }],
  };
}
