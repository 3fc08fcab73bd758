import {
  concernOfFinding,
  type ExtractionResult,
  type Finding,
  type FoundValue,
} from "@fieldwise/engine/results";
import type { ModelField, TenantModel } from "../models/tenant-model";

/** Below this confidence a value is shown but does not count as extracted. */
const extractedFrom = 0.5;

/**
 * The verdict on a result. `score` is the sum of the weights of the extracted fields, `confidence` (0..1) the mean of
 * all fields' confidences by weight; `status` is "failed" when a required field is missing or the score falls short.
 */
export type Verdict = { status: "success" | "failed"; score: number; confidence: number; missing: string[] };

type Judged = Pick<ExtractionResult, "fields" | "lineItems"> & {
  findings?: readonly Finding[];
};

/**
 * Judges a result by the tenant model's rule: every required field extracted, and the weights of the extracted fields
 * together at least the model's threshold, and no finding demands that someone looks. `missing` lists the required
 * fields that were not extracted.
 */
export function judgeDocument(model: Pick<TenantModel, "fields" | "threshold">, result: Judged): Verdict {
  const confidences = model.fields.map((field) => ({ field, confidence: confidenceIn(field, result) }));
  const isExtracted = (confidence: number) => confidence >= extractedFrom;
  const score = sum(
    confidences.filter(({ confidence }) => isExtracted(confidence)).map(({ field }) => field.weight),
  );
  const missing = confidences
    .filter(({ field, confidence }) => field.required && !isExtracted(confidence))
    .map(({ field }) => field.key);
  const alarms = (result.findings ?? []).some(({ key }) => concernOfFinding(key) === "embedded");
  const weights = sum(model.fields.map((field) => field.weight));
  const weighted = sum(confidences.map(({ field, confidence }) => field.weight * confidence));
  return {
    status: missing.length > 0 || score < model.threshold || alarms ? "failed" : "success",
    score,
    confidence: weights > 0 ? Math.round((weighted / weights) * 1e4) / 1e4 : 0,
    missing,
  };
}

/** A field's confidence; a line-item column counts with the best of its rows, a missing value with 0. */
function confidenceIn(field: ModelField, { fields, lineItems }: Judged): number {
  const values: (FoundValue | undefined)[] = field.line
    ? lineItems.map((item) => item.cells[field.key])
    : [fields[field.key]];
  return values.reduce(
    (best, value) => (value && value.value !== "" ? Math.max(best, value.confidence) : best),
    0,
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
