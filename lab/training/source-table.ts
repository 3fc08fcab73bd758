import { calibrationError } from "./calibration-of";
import type { ConfidenceSample } from "./fit-boosted-trees";
import type { LabelledDocument } from "./labelled-document";

/** A choice with how sure the engine would be of it. */
export type Judged = ConfidenceSample & { confidence: number };

/** What is told of a source: F1 of header values, expected calibration error, and which share passes at 99 % precision. */
type Row = Record<"values" | "f1" | "ece" | "passing", string | number>;

/** The documents of every source, those of the generator together as well, judged by what was chosen on them. */
export function sourceTable(
  documents: readonly LabelledDocument[],
  judged: readonly Judged[],
): Record<string, Row> {
  const rowOf = (isIn: (source: string) => boolean): Row => {
    const values = documents
      .filter(({ source }) => isIn(source))
      .reduce((sum, { truth }) => sum + valuesIn(truth), 0);
    const own = judged.filter(({ source }) => isIn(source));
    const right = own.filter((choice) => choice.right).length;
    return {
      values,
      f1: ((200 * right) / Math.max(1, own.length + values)).toFixed(1),
      ece: calibrationError(own, ({ confidence }) => confidence).toFixed(3),
      passing: `${(100 * passingAt(0.99, own)).toFixed(1)} %`,
    };
  };
  const sources = [...new Set(documents.map(({ source }) => source))].sort();
  const ofCorpora = new Set(
    documents.filter(({ origin }) => origin === "corpus").map(({ source }) => source),
  );
  return {
    ...Object.fromEntries(sources.map((source) => [source, rowOf((one) => one === source)])),
    "all generated": rowOf((source) => !ofCorpora.has(source)),
    "all of the corpora": rowOf((source) => ofCorpora.has(source)),
  };
}

/** The values that are on the page. */
const valuesIn = (truth: LabelledDocument["truth"]): number =>
  Object.values(truth).filter((values) => values.length > 0).length;

/** The largest share of the choices, the surest first, of which this part is right. */
export function passingAt(precision: number, choices: readonly Judged[]): number {
  const sorted = [...choices].sort((a, b) => b.confidence - a.confidence);
  let [right, passing] = [0, 0];
  for (const [index, choice] of sorted.entries()) {
    if (choice.right) right += 1;
    const isLastAtThis = (sorted[index + 1]?.confidence ?? -1) < choice.confidence;
    if (isLastAtThis && right / (index + 1) >= precision) passing = index + 1;
  }
  return passing / Math.max(1, sorted.length);
}
