import { extractWithEach } from "@fieldwise/engine";
import { baseKnowledge } from "@fieldwise/engine/memory";
import type { ExtractionRequest } from "@fieldwise/engine/results";
import {
  type AnswerChange,
  answerChanges,
  type ComparedAnswers,
  joinAnswers,
  judgeAnswer,
  type Scorer,
} from "@fieldwise/engine/training";
import { touchTrainingRun } from "~/data/shard/training-runs";
import { extractionRequestOf } from "~/domain/processing/extraction-request-of";
import { comparedAnswersKind } from "~/domain/stored/work-kinds";
import { checkedValues } from "~/domain/training/checked-values";
import { trainingChunkInput } from "~/domain/training/training-inputs";
import { answeredIds, chunkOf, type TrainingPlan } from "~/domain/training/training-plan";
import { documentsAtOnce } from "~/domain/training/training-run";
import { versionFiles } from "~/domain/training/version-files";
import { defineOperation } from "../define-operation";
import { turns } from "../event-loop-turns";
import { buildLayout } from "../processing/steps/build-layout";
import { gatherKnowledge } from "../processing/steps/gather-knowledge";
import { loadScorer } from "../processing/steps/load-scorer";
import { loadDocuments, type StoredDocument } from "./steps/load-documents";
import { storeTrainingArtifact } from "./steps/training-artifacts";
import type { TrainingRunContext } from "./training-run-context";

/**
 * Answers one part of the documents with the version in use and with the new one, and those learned from also with the
 * weights that had not seen their vendor. Figures leave out what is remembered of layouts, which would hide the
 * weights; the list of changes has it, because it says what people will see.
 */
export const answerDocuments = defineOperation({
  name: "training.answer",
  permission: "system",
  input: trainingChunkInput,
  async run(context: TrainingRunContext, { runId, chunk }): Promise<{ documents: number }> {
    const began = context.now().getTime();
    const { material, shard } = context;
    material.dropExamples();
    const plan = await material.plan();
    const ids = answeredIds(plan);
    const foldOf = await foldsByDocument(context);
    const scorers = { before: await loadScorer(context, inUse(plan)) };
    const next = await material.scorer(null);
    const compared = new Set(plan.compare);
    const parts: ComparedAnswers[] = [];
    const documents = await loadDocuments(context, plan.model.id, chunkOf(ids, chunk, documentsAtOnce));
    for (const document of documents) {
      const fold = foldOf.get(document.documentId);
      const unseen = fold === undefined ? null : await material.scorer(fold);
      const isCompared = compared.has(document.documentId);
      const request = extractionRequestOf(plan.model, document.receivedAt);
      const asked = { document, request, next, ...scorers };
      const changes = isCompared ? await changesOn(context, plan, asked) : [];
      parts.push({ ...(await judged({ ...asked, unseen })), compared: isCompared ? 1 : 0, changes });
    }
    await storeTrainingArtifact(
      context.files,
      comparedAnswersKind,
      versionFiles.answers(runId, chunk),
      joinAnswers(parts),
    );
    const at = context.now();
    await touchTrainingRun(shard, runId, {
      stage: "comparing",
      done: Math.min(ids.length, (chunk + 1) * documentsAtOnce),
      total: ids.length,
      at,
      took: { stage: "comparing", milliseconds: at.getTime() - began },
    });
    return { documents: documents.length };
  },
});

async function foldsByDocument({ material }: TrainingRunContext): Promise<Map<string, number>> {
  const { foldOf } = await material.folds();
  return new Map((await material.learnt()).map(({ documentId }, index) => [documentId, foldOf[index] ?? 0]));
}

const inUse = ({ model, activeVersionId }: TrainingPlan) => ({ ...model, activeVersionId });

type Asked = { document: StoredDocument; request: ExtractionRequest; before: Scorer; next: Scorer };

/** What the document would be answered in use, with all that is known of it, before and after. */
async function changesOn(
  context: TrainingRunContext,
  plan: TrainingPlan,
  { document, request, before, next }: Asked,
): Promise<(AnswerChange & { documentId: string })[]> {
  const { documentId, attempt, pages } = document;
  const layout = await buildLayout(pages);
  const knowledge = await gatherKnowledge(context, { model: inUse(plan), documentId, attempt, layout });
  const known = { knowledge, scorers: [before, next] };
  const [old, found] = await extractWithEach(layout, request, known, turns());
  if (!old || !found) return [];
  const changes = answerChanges(request.fields, old.fields, found.fields, checkedValues(document));
  return changes.map((change) => ({ ...change, documentId }));
}

/** How right the document is answered before and after, by weights that have not seen its vendor. */
async function judged({
  document,
  request,
  before,
  unseen,
}: Asked & { unseen: Scorer | null }): Promise<Pick<ComparedAnswers, "before" | "after">> {
  if (!unseen) return { before: [], after: [] };
  const checked = checkedValues(document) ?? {};
  const known = { knowledge: baseKnowledge, scorers: [before, unseen] };
  const answers = await extractWithEach(document.pages, request, known, turns());
  const [old = [], fresh = []] = answers.map(({ fields }) => judgeAnswer(request.fields, fields, checked));
  return { before: old, after: fresh };
}
