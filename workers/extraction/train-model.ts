import type { WorkflowStep } from "cloudflare:workers";
import { answerDocuments } from "~/operations/training/answer";
import { collectDocuments } from "~/operations/training/collect";
import { countFolds } from "~/operations/training/count-folds";
import { failTraining } from "~/operations/training/fail";
import { finishTraining } from "~/operations/training/finish";
import { prepareTraining } from "~/operations/training/prepare";
import { trainWeights } from "~/operations/training/train";
import type { TrainingRunContext } from "~/operations/training/training-run-context";
import { stepsOf } from "./steps-of";

/**
 * A training: collect the documents, train once without each fold and once with all, read the documents with the
 * results, propose the version. Each step names an operation; a step that is done is not done again.
 */
export async function trainModel(
  context: TrainingRunContext,
  runId: string,
  step: WorkflowStep,
): Promise<void> {
  const perform = stepsOf(step);
  const fail = (problem: string) => perform("fail", () => failTraining(context, { runId, problem }));
  try {
    const plan = await perform("prepare", () => prepareTraining(context, { runId }));
    if (!plan.proceed) return;
    for (let chunk = 0; chunk < plan.collecting; chunk += 1)
      await perform(`collect ${chunk}`, () => collectDocuments(context, { runId, chunk }));
    const { folds } = await perform("fold", () => countFolds(context, { runId }));
    if (folds === 0) {
      await fail("training.problem.too-few");
      return;
    }
    for (let fold = 0; fold < folds; fold += 1)
      await perform(`measure ${fold}`, () => trainWeights(context, { runId, fold }));
    await perform("train", () => trainWeights(context, { runId, fold: null }));
    for (let chunk = 0; chunk < plan.answering; chunk += 1)
      await perform(`answer ${chunk}`, () => answerDocuments(context, { runId, chunk }));
    await perform("finish", () => finishTraining(context, { runId }));
  } catch (error) {
    const { failed } = await fail("training.problem.internal");
    if (failed) context.log.error("training.failed", error, { tenantId: context.tenant.id, runId });
  }
}
