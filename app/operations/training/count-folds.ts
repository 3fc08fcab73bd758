import { trainingRunInput } from "~/domain/training/training-inputs";
import { minTrainingDocuments } from "~/domain/training/training-run";
import { defineOperation } from "../define-operation";
import type { TrainingRunContext } from "./training-run-context";

/**
 * Returns into how many folds the collected documents fall. None when there are too few of them to learn anything: some
 * may have been removed since, or their words may be missing.
 */
export const countFolds = defineOperation({
  name: "training.count-folds",
  permission: "system",
  input: trainingRunInput,
  async run({ material }: TrainingRunContext): Promise<{ folds: number }> {
    const learnt = await material.learnt();
    return { folds: learnt.length < minTrainingDocuments ? 0 : (await material.folds()).count };
  },
});
