import type { CandidateFeatures } from "../weights/candidate-features";
import { rateFor, type Scorer } from "../weights/scorer";
import { emptyTable, fieldHashes, placeOfWeight, type WeightTable } from "../weights/weight-table";
import { shuffled } from "./shuffled";
import type { TrainingExample, TrainingField } from "./training-example";

/**
 * How to train. `rate` is the first step's length in logits, `decay` pulls each weight towards 0 whenever it is touched,
 * `bits` sizes the table. The same examples, options and base give the same weights, bit for bit.
 */
export type TrainingOptions = {
  version: string;
  epochs: number;
  seed: number;
  rate: number;
  decay: number;
  bits: number;
};

/** A training under way. Epochs can be run one by one, so that a long training need not block its isolate. */
export type Training = { runEpoch: (epoch: number) => number; result: () => Scorer };

/**
 * Fits a table of weights on top of `base`, which stays as it is: multinomial logistic regression over the candidates
 * of a field and "not on the page", by AdaGrad (Duchi, Hazan and Singer 2011). Where several candidates are right, their
 * probabilities add up. `runEpoch` answers the mean loss in nats a field.
 */
export function startTraining(
  base: Scorer,
  examples: readonly TrainingExample[],
  options: TrainingOptions,
): Training {
  const table = emptyTable(options.bits);
  const squares = new Float32Array(table.values.length);
  const prepared = examples.map((example) => prepare(base, example));
  const step: Step = { table, squares, options };
  return {
    runEpoch(epoch) {
      let loss = 0;
      let count = 0;
      for (const index of shuffled(prepared.length, options.seed + 7919 * epoch)) {
        for (const field of prepared[index]?.fields ?? []) {
          loss += learnField(step, field, prepared[index]?.weight ?? 1);
          count += 1;
        }
      }
      return loss / Math.max(1, count);
    },
    result: () => ({ ...base, version: options.version, tables: [...base.tables, table] }),
  };
}

/** Trains in one go; see startTraining. */
export function trainScorer(
  base: Scorer,
  examples: readonly TrainingExample[],
  options: TrainingOptions,
): Scorer {
  const training = startTraining(base, examples, options);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) training.runEpoch(epoch);
  return training.result();
}

type Step = { table: WeightTable; squares: Float32Array; options: TrainingOptions };
type Prepared = { weight: number; fields: PreparedField[] };
type PreparedField = Omit<TrainingField, "field"> & { hashes: readonly number[]; fixed: number[] };

/** What does not change while training: the field's hashes, and each candidate's score by prior and base. */
function prepare(base: Scorer, { kind, weight, fields }: TrainingExample): Prepared {
  return {
    weight,
    fields: fields.map(({ field, absence, options }) => {
      const rate = rateFor(base, field, kind);
      const fixed = options.map((option) => option.prior + rate(option.features));
      return { absence, options, hashes: fieldHashes(field, kind), fixed: [...fixed, rate(absence)] };
    }),
  };
}

function learnField(step: Step, { hashes, fixed, options, absence }: PreparedField, weight: number): number {
  const { table } = step;
  const all = [...options.map((option) => option.features), absence];
  const isAbsent = !options.some((option) => option.isRight);
  const right = [...options.map((option) => option.isRight), isAbsent];
  const scores = all.map((features, index) => (fixed[index] ?? 0) + sumOf(table, hashes, features));
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const rightTotal = powers.reduce((sum, power, index) => sum + (right[index] ? power : 0), 0);
  for (const [index, features] of all.entries()) {
    const expected = (powers[index] ?? 0) / total;
    const wanted = right[index] && rightTotal > 0 ? (powers[index] ?? 0) / rightTotal : 0;
    const slope = weight * (expected - wanted);
    if (Math.abs(slope) > 1e-4) move(step, hashes, features, slope);
  }
  return -Math.log(Math.max(1e-12, rightTotal / total));
}

function sumOf(
  { bits, values }: WeightTable,
  hashes: readonly number[],
  features: CandidateFeatures,
): number {
  let sum = 0;
  for (const hash of hashes) {
    for (let index = 0; index < features.contextFeatures.length; index += 1)
      sum += values[placeOfWeight(hash, features.contextFeatures[index] as number, bits)] as number;
    for (const [feature, strength] of features.named)
      sum += (values[placeOfWeight(hash, feature, bits)] as number) * strength;
  }
  return sum;
}

function move(step: Step, hashes: readonly number[], features: CandidateFeatures, slope: number): void {
  const { bits } = step.table;
  for (const hash of hashes) {
    for (let index = 0; index < features.contextFeatures.length; index += 1)
      moveWeight(step, placeOfWeight(hash, features.contextFeatures[index] as number, bits), slope);
    for (const [feature, strength] of features.named)
      moveWeight(step, placeOfWeight(hash, feature, bits), slope * strength);
  }
}

/** Keeps the first steps of AdaGrad as long as the rate. */
const firstSquare = 1;

function moveWeight({ table, squares, options }: Step, place: number, slope: number): void {
  const value = table.values[place] as number;
  const gradient = slope + options.decay * value;
  const square = (squares[place] as number) + gradient * gradient;
  squares[place] = square;
  table.values[place] = value - (options.rate * gradient) / Math.sqrt(firstSquare + square);
}
