import { extractWithEach } from "@fieldwise/engine";
import type { ExtractionRequest, ExtractionResult } from "@fieldwise/engine/results";
import { answerChanges, type Scorer, wordChanges } from "@fieldwise/engine/training";
import { read } from "~/data/commit";
import { selectDocumentSupplier } from "~/data/shard/supplier-documents";
import { findTenantModel, type StoredModel } from "~/data/shard/tenant-models";
import { selectShortIds } from "~/data/shard/training-documents";
import { noOpenQuestions } from "~/domain/documents/concerns";
import { concernsOf, judgedFound } from "~/domain/documents/readiness";
import { AppError } from "~/domain/errors/app-error";
import { extractionRequestOf } from "~/domain/processing/extraction-request-of";
import { maxComparedNow, maxComparedPages } from "~/domain/training/comparison-limits";
import { compareVersionsInput } from "~/domain/training/training-inputs";
import type { ComparedReadings } from "~/domain/training/version-comparison";
import { defineOperation } from "../define-operation";
import { turns } from "../event-loop-turns";
import type { RunContext } from "../processing/processing-context";
import { buildLayout } from "../processing/steps/build-layout";
import { gatherKnowledge } from "../processing/steps/gather-knowledge";
import { loadBase } from "../processing/steps/load-base";
import { loadScorer } from "../processing/steps/load-scorer";
import { loadDocuments, type StoredDocument } from "./steps/load-documents";

/**
 * Reads a model's newest short documents with two of its versions, "" being the base model, and says what comes out otherwise and
 * which labels each has learned. Nothing is changed. Throws AppError `not-found`.
 */
export const compareReadings = defineOperation({
  name: "training.compare-readings",
  permission: "system",
  input: compareVersionsInput,
  async run(context: RunContext, { modelId, beforeId, afterId }): Promise<ComparedReadings> {
    const model = await findTenantModel(context.shard, modelId);
    if (!model) throw new AppError("not-found", "error.model-not-found");
    const before = await weightsOf(context, model, beforeId);
    const after = await weightsOf(context, model, afterId);
    const ids = await selectShortIds(context.shard, {
      modelId,
      pages: maxComparedPages,
      limit: maxComparedNow,
    });
    const documents = await loadDocuments(context, modelId, ids);
    const compared: ComparedReadings = {
      documents: documents.length,
      otherDocuments: 0,
      worse: 0,
      better: 0,
      changes: [],
      labels: labelsOf(model, documents, { before, after }),
    };
    for (const document of documents) {
      const request = extractionRequestOf(model, document.receivedAt);
      const [old, next] = await readByBoth(context, { model, document, request, scorers: [before, after] });
      if (!old || !next) continue;
      const { documentId, fileName } = document;
      const changes = answerChanges(request.fields, old.fields, next.fields, null);
      const [[sender]] = await read(context.shard, [selectDocumentSupplier(context.shard, documentId)]);
      const supplierId = sender?.checkedSupplierId ?? null;
      const [was, is] = [old, next].map((found) => needsReview(model, found, supplierId));
      if (changes.length > 0) compared.otherDocuments += 1;
      if (!was && is) compared.worse += 1;
      if (was && !is) compared.better += 1;
      for (const { field, before: from, after: to } of changes)
        compared.changes.push({ documentId, fileName, field, before: from, after: to });
    }
    return compared;
  },
});

const weightsOf = (context: RunContext, model: StoredModel, versionId: string): Promise<Scorer> =>
  versionId === ""
    ? loadBase(context, model.baseModelId, model.pin)
    : loadScorer(context, { ...model, activeVersionId: versionId });

type Asked = {
  model: StoredModel;
  document: StoredDocument;
  request: ExtractionRequest;
  scorers: readonly Scorer[];
};

/** What both would find on a document with all else that is known of it, what is remembered of its layout included. */
async function readByBoth(
  context: RunContext,
  { model, document: { documentId, attempt, pages }, request, scorers }: Asked,
): Promise<ExtractionResult[]> {
  const layout = await buildLayout(pages);
  const knowledge = await gatherKnowledge(context, { model, documentId, attempt, layout });
  return extractWithEach(layout, request, { knowledge, scorers }, turns());
}

const needsReview = (model: StoredModel, found: ExtractionResult, supplierId: string | null): boolean =>
  concernsOf(model, judgedFound(found), noOpenQuestions, supplierId).length > 0;

/**
 * Words that are looked up: the different ones of some twenty documents are fewer, except for a dictionary someone
 * sends.
 */
const mostWords = 5_000;

function labelsOf(
  model: StoredModel,
  documents: readonly StoredDocument[],
  scorers: { before: Scorer; after: Scorer },
): ComparedReadings["labels"] {
  const words = new Set<string>();
  for (const { pages } of documents)
    for (const page of pages)
      for (const { text } of page.words)
        if (/\p{L}{2}/u.test(text) && !/\d/.test(text) && words.size < mostWords) words.add(plain(text));
  const { kind, fields } = extractionRequestOf(model, new Date(0));
  return fields.flatMap(({ key, line }) => {
    const changed = line ? [] : wordChanges(scorers, { field: key, kind, words });
    return changed.length > 0 ? [{ field: key, words: changed }] : [];
  });
}

const plain = (text: string): string => text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
