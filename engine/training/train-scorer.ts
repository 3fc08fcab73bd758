import type { CandidateFeatures } from "../weights/candidate-features";
import { NamedWeights } from "../weights/named-weights";
import {
  candidateScorerFor,
  type OwnerHashes,
  ownerHashes,
  type Scorer,
  tableScorerOf,
} from "../weights/scorer";
import { emptyTable, keyOfWeight, type WeightTable, weightIndex } from "../weights/weight-table";
import { shuffled } from "./shuffled";
import type { TrainingExample, TrainingField } from "./training-example";

/** Prime, so that epochs are shuffled by seeds that are far apart. */
const seedStep = 7919;
/** Smaller slopes change no weight by what a float of 32 bits tells. */
const leastSlope = 1e-4;

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
 * of a field and "not on the page", by AdaGrad (Duchi, Hazan and Singer 2011). Where several candidates are right,
 * their probabilities add up. `runEpoch` returns the mean loss in nats a field.
 */
export function startTraining(
  base: Scorer,
  examples: readonly TrainingExample[],
  options: TrainingOptions,
): Training {
  const prepared = examples.map((example) => prepare(base, example));
  const table = emptyTable(options.bits, fieldsOf(prepared));
  const squares = { values: new Float32Array(table.values.length), named: new NamedWeights() };
  const step: Step = { table, squares, options };
  return {
    runEpoch(epoch) {
      let loss = 0;
      let count = 0;
      for (const index of shuffled(prepared.length, options.seed + seedStep * epoch)) {
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

type Step = { table: WeightTable; squares: Pick<WeightTable, "named" | "values">; options: TrainingOptions };
type Prepared = { weight: number; fields: PreparedField[] };
type PreparedField = Omit<TrainingField, "owners"> & { hashes: OwnerHashes; fixed: number[] };

/** What does not change while training: the field's hashes, and each candidate's score by the base. */
function prepare(base: Scorer, { kind, weight, fields }: TrainingExample): Prepared {
  return {
    weight,
    fields: fields.map(({ owners, absence, options }) => {
      const rate = candidateScorerFor(base, owners, kind);
      const fixed = options.map((option) => rate(option.features));
      return { absence, options, hashes: ownerHashes(owners, kind), fixed: [...fixed, rate(absence)] };
    }),
  };
}

function learnField(step: Step, { hashes, fixed, options, absence }: PreparedField, weight: number): number {
  const rate = tableScorerOf(step.table, hashes);
  const all = [...options.map((option) => option.features), absence];
  const isAbsent = !options.some((option) => option.isRight);
  const right = [...options.map((option) => option.isRight), isAbsent];
  const scores = all.map((features, index) => (fixed[index] ?? 0) + rate(features));
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const rightTotal = powers.reduce((sum, power, index) => sum + (right[index] ? power : 0), 0);
  for (const [index, features] of all.entries()) {
    const expected = (powers[index] ?? 0) / total;
    const wanted = right[index] && rightTotal > 0 ? (powers[index] ?? 0) / rightTotal : 0;
    const slope = weight * (expected - wanted);
    if (Math.abs(slope) > leastSlope) move(step, hashes, features, slope);
  }
  return -Math.log(Math.max(1e-12, rightTotal / total));
}

/** The hashes of all fields that are trained with. */
function fieldsOf(prepared: readonly Prepared[]): Set<number> {
  return new Set(
    prepared.flatMap(({ fields }) => fields.flatMap(({ hashes }) => [...hashes.named, ...hashes.context])),
  );
}

function move(step: Step, hashes: OwnerHashes, features: CandidateFeatures, slope: number): void {
  const { table, squares } = step;
  for (const hash of hashes.context)
    for (let index = 0; index < features.contextFeatures.length; index += 1) {
      const place = weightIndex(hash, features.contextFeatures[index] as number, table.bits);
      moveWeight(table.values, squares.values, { place, slope, options: step.options });
    }
  for (const owner of hashes.named)
    for (const [feature, strength] of features.named) {
      const key = keyOfWeight(owner, feature);
      const place = table.named.placeFor(key);
      // Keys come to both in the same order, so that they have the same place in both.
      squares.named.placeFor(key);
      moveWeight(table.named.values, squares.named.values, {
        place,
        slope: slope * strength,
        options: step.options,
      });
    }
}

/** Keeps the first steps of AdaGrad as long as the rate. */
const firstSquare = 1;

type Move = { place: number; slope: number; options: TrainingOptions };

function moveWeight(values: Float32Array, squares: Float32Array, { place, slope, options }: Move): void {
  const value = values[place] as number;
  const gradient = slope + options.decay * value;
  const square = (squares[place] as number) + gradient * gradient;
  squares[place] = square;
  values[place] = value - (options.rate * gradient) / Math.sqrt(firstSquare + square);
}
