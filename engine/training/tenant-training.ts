import { asStored } from "../weights/encode-scorer";
import type { Scorer } from "../weights/scorer";
import { startTraining, type TrainingOptions } from "./train-scorer";
import type { TrainingExample } from "./training-example";

/** How tenants' documents are learned: few documents, so many rounds and short steps on top of the base weights. */
const options: Omit<TrainingOptions, "version"> = { epochs: 8, seed: 1, rate: 0.15, decay: 0.002, bits: 18 };

/** A training of a tenant's weights under way: rounds 0 to `rounds` - 1, then the result. */
export type TenantTraining = { rounds: number; runRound(round: number): void; result(): Scorer };

/**
 * Starts training weights for a tenant's model on top of `base`, which stays as it is. The result returns the same
 * before and after storing; the same base and examples give the same weights.
 */
export function startTenantTraining(
  base: Scorer,
  examples: readonly TrainingExample[],
  version: string,
): TenantTraining {
  const training = startTraining(base, examples, { ...options, version });
  return {
    rounds: options.epochs,
    runRound: (round) => void training.runEpoch(round),
    result: () => asStored(training.result()),
  };
}

/** The same in one go. */
export function trainTenantScorer(
  base: Scorer,
  examples: readonly TrainingExample[],
  version: string,
): Scorer {
  const training = startTenantTraining(base, examples, version);
  for (let round = 0; round < training.rounds; round += 1) training.runRound(round);
  return training.result();
}
