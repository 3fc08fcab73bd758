import type { Finding, FoundValue, Reason, WantedField } from "../../results/extraction-result";
import { isExact, matchesEmbedded } from "../candidates/is-same-value";
import { coverage, wordsOf } from "../candidates/word-overlap";
import type { ScoringContext } from "../features/scoring-context";
import { placeOf } from "../layout/read-cells";
import { findPrinted, type Printed } from "./find-printed";

/** Share of an embedded text's words that must be printed for the engine's own to be another wording of it. */
const wordedShare = 0.5;

/**
 * A value that the file carries: equally right forms of it, the first one leading, and how the source is told. `certain`
 * is set where the data itself stands on the page, as form fields do, so that finding it there is proof enough.
 */
export type EmbeddedFieldValue = { values: readonly string[]; reason: Reason; certain: boolean };

/** The outcome for a field: the value, and the finding for a person. */
export type ReconciledField = { found: FoundValue; finding: Finding | null };

/** Confidences: embedded and read alike; embedded and printed; embedded alone; embedded against the print. */
const sure = { agrees: 0.995, printed: 0.98, alone: 0.9, differs: 0.3 };

/** From what confidence on the engine's own reading stands against embedded data, by whether wording may differ. */
const contradictsFrom = { exact: 0.3, worded: 0.6 };

/**
 * Compares what the file carries for a field with what the engine read on the page. The embedded value is taken; where
 * it is printed too, the place is shown; where the print says something else, confidence falls and a finding names both.
 */
export function reconcileField(
  field: WantedField,
  carried: EmbeddedFieldValue,
  own: FoundValue | undefined,
  context: ScoringContext,
): ReconciledField {
  const { key, type } = field;
  const [value = ""] = carried.values;
  if (own && carried.values.some((form) => matchesEmbedded(type, own, form)))
    return agreed(own, value, carried, type === "address" || type === "date");
  const printed = printedOf(field, carried.values, context);
  const doubts = own !== undefined && contradicts(field, value, own, context);
  if (printed && (printed.labelled || carried.certain || !doubts)) return taken(carried, printed, value);
  if (own && doubts) return differs(key, value, carried, own);
  const reasons = [carried.reason, { key: "reason.embedded-not-printed", values: {} }];
  return { found: { value, raw: "", confidence: sure.alone, place: null, reasons }, finding: null };
}

function agreed(
  own: FoundValue,
  value: string,
  { reason }: EmbeddedFieldValue,
  leads: boolean,
): ReconciledField {
  const reasons = [reason, { key: "reason.embedded-agrees", values: {} }, ...own.reasons];
  const confidence = Math.max(own.confidence, sure.agrees);
  return { found: { ...own, value: leads ? value : own.value, confidence, reasons }, finding: null };
}

function printedOf(
  { key, type }: WantedField,
  values: readonly string[],
  context: ScoringContext,
): Printed | undefined {
  const found = values.flatMap((value) => findPrinted(key, type, value, context) ?? []);
  return found.find(({ labelled }) => labelled) ?? found[0];
}

function taken({ reason }: EmbeddedFieldValue, { candidate }: Printed, value: string): ReconciledField {
  const reasons = [reason, { key: "reason.embedded-printed", values: {} }];
  const { raw, tokens } = candidate;
  return {
    found: { value, raw, confidence: sure.printed, place: placeOf(tokens), reasons },
    finding: null,
  };
}

/** Whether the engine's own reading is a statement against the embedded one, and not a guess or another wording. */
function contradicts(
  { type }: WantedField,
  value: string,
  own: FoundValue,
  context: ScoringContext,
): boolean {
  if (type === "currency") return own.reasons.some((reason) => reason.key === "reason.currency-code");
  if (isExact(type)) return own.confidence >= contradictsFrom.exact;
  return own.confidence >= contradictsFrom.worded && coverage(value, printedWords(context)) < wordedShare;
}

function printedWords({ around }: ScoringContext): Set<string> {
  return new Set(around.layout.lines.flatMap((line) => wordsOf(line.text)));
}

function differs(
  field: string,
  value: string,
  { reason }: EmbeddedFieldValue,
  own: FoundValue,
): ReconciledField {
  const values = { embedded: value, printed: own.value };
  const reasons = [reason, { key: "reason.embedded-differs", values: { printed: own.raw || own.value } }];
  const confidence = Math.min(own.confidence, sure.differs);
  return {
    found: { ...own, value, confidence, reasons },
    finding: { key: "finding.embedded-differs", values, field },
  };
}
