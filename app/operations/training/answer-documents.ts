import { touchTrainingRun } from "~/data/shard/training-runs";
import { extractWithEach } from "~/domain/extraction/extract-with-each";
import { baseKnowledge } from "~/domain/extraction/knowledge";
import type { Scorer } from "~/domain/extraction/scorer/scorer";
import type { TenantModel } from "~/domain/models/tenant-model";
import { extractionRequestOf } from "~/domain/processing/extraction-request-of";
import { answerChanges } from "~/domain/training/answer-changes";
import { checkedValues } from "~/domain/training/checked-values";
import { type ComparedAnswers, joinAnswers } from "~/domain/training/compared-answers";
import { judgeAnswer } from "~/domain/training/judge-answer";
import { trainingChunkInput } from "~/domain/training/training-inputs";
import { answeredIds, chunkOf } from "~/domain/training/training-plan";
import { documentsAtOnce } from "~/domain/training/training-run";
import { versionFiles } from "~/domain/training/version-files";
import { defineOperation } from "../define-operation";
import { loadScorer } from "../processing/load-scorer";
import { loadDocuments, type StoredDocument } from "./load-documents";
import type { TrainingRunContext } from "./training-run-context";
import { storePaper } from "./working-papers";

/**
 * Answers one part of the documents with the version in use and with the new one, and those learnt from also with the
 * weights that had not seen their vendor. What is remembered of layouts is left out: it would hide the difference.
 */
export const answerDocuments = defineOperation({
  name: "training.answer",
  permission: "system",
  input: trainingChunkInput,
  async run(context: TrainingRunContext, { runId, chunk }): Promise<{ documents: number }> {
    const began = context.now().getTime();
    const { material, shard, tenant } = context;
    material.dropExamples();
    const plan = await material.plan();
    const ids = answeredIds(plan);
    const foldOf = await foldsByDocument(context);
    const scorers = { before: await loadScorer(context, plan.model.id, plan.activeVersionId) };
    const next = await material.scorer(null);
    const compared = new Set(plan.compare);
    const parts: ComparedAnswers[] = [];
    const documents = await loadDocuments(context, plan.model.id, chunkOf(ids, chunk, documentsAtOnce));
    for (const document of documents) {
      const fold = foldOf.get(document.documentId);
      const unseen = fold === undefined ? null : await material.scorer(fold);
      const isCompared = compared.has(document.documentId);
      parts.push(compare(document, plan.model, { ...scorers, next, unseen, isCompared }));
    }
    await storePaper(context.files, versionFiles.answers(runId, chunk), joinAnswers(parts));
    const at = context.now();
    await touchTrainingRun(
      shard,
      { tenantId: tenant.id, runId },
      {
        ...{ stage: "comparing", done: Math.min(ids.length, (chunk + 1) * documentsAtOnce) },
        ...{ total: ids.length, at, took: { stage: "comparing", milliseconds: at.getTime() - began } },
      },
    );
    return { documents: documents.length };
  },
});

async function foldsByDocument({ material }: TrainingRunContext): Promise<Map<string, number>> {
  const { foldOf } = await material.folds();
  return new Map((await material.learnt()).map(({ documentId }, index) => [documentId, foldOf[index] ?? 0]));
}

type Scorers = { before: Scorer; next: Scorer; unseen: Scorer | null; isCompared: boolean };

function compare(
  document: StoredDocument,
  model: TenantModel,
  { before, next, unseen, isCompared }: Scorers,
): ComparedAnswers {
  const { documentId, pages } = document;
  const request = extractionRequestOf(model, document.receivedAt.toISOString().slice(0, 10));
  const scorers = unseen ? [before, next, unseen] : [before, next];
  const [old, found, fresh] = extractWithEach(pages, request, baseKnowledge, scorers);
  const checked = checkedValues(document);
  const changes =
    isCompared && old && found ? answerChanges(request.fields, old.fields, found.fields, checked) : [];
  const judge = (fields: NonNullable<typeof old>["fields"]) =>
    judgeAnswer(request.fields, fields, checked ?? {});
  return {
    compared: isCompared ? 1 : 0,
    changes: changes.map((change) => ({ ...change, documentId })),
    before: fresh && old ? judge(old.fields) : [],
    after: fresh ? judge(fresh.fields) : [],
  };
}
