import { originOf } from "@fieldwise/engine/training";
import { touchTrainingRun } from "~/data/shard/training-runs";
import { learntDocumentsKind } from "~/domain/stored/work-kinds";
import { checkedValues } from "~/domain/training/checked-values";
import { trainingChunkInput } from "~/domain/training/training-inputs";
import { chunkOf, type LearntDocument } from "~/domain/training/training-plan";
import { documentsAtOnce } from "~/domain/training/training-run";
import { versionFiles } from "~/domain/training/version-files";
import { defineOperation } from "../define-operation";
import { loadDocuments, type StoredDocument } from "./steps/load-documents";
import { storeTrainingArtifact } from "./steps/training-artifacts";
import type { TrainingRunContext } from "./training-run-context";

/** Records the vendor of each document in one part, so that folds can keep vendors together. Returns how many. */
export const collectDocuments = defineOperation({
  name: "training.collect",
  permission: "system",
  input: trainingChunkInput,
  async run(context: TrainingRunContext, { runId, chunk }): Promise<{ documents: number }> {
    const began = context.now().getTime();
    const { model, learn } = await context.material.plan();
    const ids = chunkOf(learn, chunk, documentsAtOnce);
    const documents = await loadDocuments(context, model.id, ids);
    const learnt = documents.map(learntOf);
    await storeTrainingArtifact(
      context.files,
      learntDocumentsKind,
      versionFiles.learnt(runId, chunk),
      learnt,
    );
    const at = context.now();
    await touchTrainingRun(context.shard, runId, {
      done: Math.min(learn.length, (chunk + 1) * documentsAtOnce),
      at,
      took: { stage: "collecting", milliseconds: at.getTime() - began },
    });
    return { documents: learnt.length };
  },
});

const learntOf = (document: StoredDocument): LearntDocument => ({
  documentId: document.documentId,
  attempt: document.attempt,
  revision: document.revision,
  ...originOf(document.pages, checkedValues(document) ?? {}),
});
