import type { AnswerVerdict } from "./judge-answer";
import type { AnswerMetrics, FieldMetrics } from "./version-metrics";

/** The usual number for the expected calibration error (Guo et al. 2017). */
const bins = 10;

/**
 * Precision, recall and F1 by field and over all, and the expected calibration error: the mean distance between
 * confidence and share of right values over ten bins of equal width, weighted by their values.
 */
export function metricsOf(judgements: readonly AnswerVerdict[]): AnswerMetrics {
  const fields = new Map<string, AnswerVerdict[]>();
  for (const judgement of judgements) {
    const list = fields.get(judgement.field);
    if (list) list.push(judgement);
    else fields.set(judgement.field, [judgement]);
  }
  return {
    fields: Object.fromEntries([...fields].map(([field, list]) => [field, figuresOf(list)])),
    overall: figuresOf(judgements),
    calibrationError: calibrationError(judgements.filter(({ outcome }) => outcome !== "missing")),
  };
}

function figuresOf(judgements: readonly AnswerVerdict[]): FieldMetrics {
  const count = (outcome: AnswerVerdict["outcome"]) =>
    judgements.filter((judgement) => judgement.outcome === outcome).length;
  const [right, wrong] = [count("right"), count("wrong")];
  const values = right + wrong + count("missing");
  const answers = right + wrong + count("spurious");
  return {
    precision: share(right, answers),
    recall: share(right, values),
    f1: share(2 * right, values + answers),
    values,
  };
}

/** A share in four decimals, so that it is written alike everywhere; of nothing it is 0. */
const share = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((10_000 * part) / whole) / 10_000;

function calibrationError(answers: readonly AnswerVerdict[]): number {
  const sums = Array.from({ length: bins }, () => ({ confidence: 0, right: 0 }));
  for (const { confidence, outcome } of answers) {
    const bin = sums[Math.min(bins - 1, Math.floor(bins * confidence))];
    if (!bin) continue;
    bin.confidence += confidence;
    bin.right += outcome === "right" ? 1 : 0;
  }
  const distance = sums.reduce((sum, { confidence, right }) => sum + Math.abs(confidence - right), 0);
  return share(distance, answers.length);
}
