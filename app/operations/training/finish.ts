import {
  type ComparedAnswers,
  joinAnswers,
  metricsOf,
  type VersionMetrics,
} from "@fieldwise/engine/training";
import { commit } from "~/data/commit";
import { insertAnswerChanges } from "~/data/shard/answer-changes";
import {
  discardCandidates,
  insertVersion,
  insertVersionDocuments,
  selectTrainedWith,
} from "~/data/shard/model-versions";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { endTrainingRun, findTrainingRun } from "~/data/shard/training-runs";
import { AppError } from "~/domain/errors/app-error";
import { comparedAnswersKind } from "~/domain/stored/work-kinds";
import { changesSummary } from "~/domain/training/changes-summary";
import { trainingRunInput } from "~/domain/training/training-inputs";
import { answeredIds, chunkCount } from "~/domain/training/training-plan";
import { documentsAtOnce } from "~/domain/training/training-run";
import { versionFiles } from "~/domain/training/version-files";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import { loadTrainingArtifact } from "./steps/training-artifacts";
import type { TrainingRunContext } from "./training-run-context";

/**
 * Proposes the new version with its metrics and what it would change; one that was proposed before and not decided on is
 * turned down by it. Repeating it changes nothing.
 */
export const finishTraining = defineOperation({
  name: "training.finish",
  permission: "system",
  input: trainingRunInput,
  async run(context: TrainingRunContext, { runId }): Promise<{ versionId: string }> {
    const { shard, material, files } = context;
    const run = await findTrainingRun(shard, runId);
    if (!run) throw new AppError("not-found", "training.error.no-run");
    if (run.state !== "running") return { versionId: run.versionId ?? "" };
    const { model, version } = await material.plan();
    const learnt = await material.learnt();
    const answers = await loadAnswers(context, runId);
    const at = context.now();
    await commit(shard, [
      discardCandidates(shard, model.id, { at, by: context.actor.id }),
      insertVersion(shard, {
        ...version,
        modelId: model.id,
        state: "candidate",
        createdAt: at,
        metrics: await metrics(context, answers),
        documentCount: learnt.length,
        changes: changesSummary(answers),
      }),
      insertVersionDocuments(
        shard,
        version.id,
        learnt.map(({ documentId, revision }) => ({ documentId, revision })),
      ),
      insertAnswerChanges(shard, version.id, answers.changes),
      endTrainingRun(shard, runId, { state: "ready", problem: null, versionId: version.id, at }),
      insertShardAudit(
        shard,
        auditOf(context, "training.finish", model.id, { runId, number: version.number }),
      ),
    ]);
    await files.deleteAll(versionFiles.allOfRun(runId));
    return { versionId: version.id };
  },
});

async function loadAnswers({ material, files }: TrainingRunContext, runId: string): Promise<ComparedAnswers> {
  const count = chunkCount(answeredIds(await material.plan()), documentsAtOnce);
  const keys = Array.from({ length: count }, (_, chunk) => versionFiles.answers(runId, chunk));
  return joinAnswers(
    await Promise.all(keys.map((key) => loadTrainingArtifact(files, comparedAnswersKind, key))),
  );
}

async function metrics(context: TrainingRunContext, answers: ComparedAnswers): Promise<VersionMetrics> {
  const { material, shard } = context;
  const { activeVersionId } = await material.plan();
  const { by, count, vendors } = await material.folds();
  const ids = (await material.learnt()).map(({ documentId }) => documentId);
  const seen = activeVersionId ? await selectTrainedWith(shard, activeVersionId, ids) : [];
  return {
    by,
    folds: count,
    vendors,
    documents: ids.length,
    seenBefore: seen.length,
    before: metricsOf(answers.before),
    after: metricsOf(answers.after),
  };
}
