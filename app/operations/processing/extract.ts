import { extractAsync, finishedAsync } from "@fieldwise/engine";
import { textSketchInSteps } from "@fieldwise/engine/duplicates";
import type { DocumentLayout, Knowledge } from "@fieldwise/engine/memory";
import type { Page } from "@fieldwise/engine/reading";
import type { ExtractionRequest, ExtractionResult } from "@fieldwise/engine/results";
import { commit } from "~/data/commit";
import { endRun, findRun } from "~/data/shard/document-progress";
import { type PageRow, selectPages } from "~/data/shard/pages";
import { insertResult } from "~/data/shard/results";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { findTenantModel, type StoredModel } from "~/data/shard/tenant-models";
import { kindsOf, noOpenQuestions } from "~/domain/documents/concerns";
import { judgeDocument } from "~/domain/documents/judge-document";
import { concernsOf, judgedFound } from "~/domain/documents/readiness";
import { type DocumentStatus, isEndState } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import { extractionRequestOf } from "~/domain/processing/extraction-request-of";
import { arePoor, isUnreadable } from "~/domain/processing/is-unreadable";
import { extractDocumentInput } from "~/domain/processing/processing-inputs";
import { type PageOutcome, readingProblemOf } from "~/domain/processing/reading-outcome";
import { checkedSupplierOf } from "~/domain/suppliers/checked-supplier";
import { auditOf } from "../audit-of";
import { meterDocument } from "../billing/steps/meter-document";
import { noticeUsage } from "../billing/steps/notice-usage";
import { defineOperation } from "../define-operation";
import { searchDuplicates } from "../duplicates/steps/search-duplicates";
import { drawOf } from "../error-budget/steps/draw-of";
import { turns } from "../event-loop-turns";
import { noteLayout } from "../learning/steps/note-layout";
import { storedResult } from "../results/steps/store-rows";
import { compareDocument } from "../suppliers/steps/compare-document";
import { learnSettled } from "../suppliers/steps/learn-suppliers";
import { failDocument } from "./fail";
import type { RunContext } from "./processing-context";
import { buildLayout } from "./steps/build-layout";
import { gatherKnowledge } from "./steps/gather-knowledge";
import { loadPackedWords } from "./steps/load-words";
import { storeRunInput } from "./steps/store-run-input";

type Input = { documentId: string; attempt: number; wait: number; read: number; readAt: number };
type Material = {
  model: StoredModel;
  request: ExtractionRequest;
  outcomes: PageOutcome[];
  /** Whether every page is too poor a picture to be read. */
  isPoor: boolean;
  layout: DocumentLayout;
  knowledge: Knowledge;
  /** The words again: there is no room for them while values are found. */
  loadPages: () => Promise<Iterable<Page>>;
};

/**
 * Finds the fields in the words of a run and ends it as `success` or `failed`, or as `error` when no page has words.
 * Documents that look like it are recorded before. The first result of an attempt stays, so that a repetition changes
 * nothing. Returns the status the document has then. Throws AppError `not-found`.
 */
export const extractDocument = defineOperation({
  name: "processing.extract",
  permission: "system",
  input: extractDocumentInput,
  async run(context: RunContext, input): Promise<{ status: DocumentStatus }> {
    const started = context.now().getTime();
    const document = await findRun(context.shard, input.documentId);
    if (!document) throw new AppError("not-found", "error.document-not-found");
    if (document.attempt !== input.attempt || isEndState(document.status)) return { status: document.status };

    const material = await gather(context, input, document);
    const problem = readingProblemOf(material.outcomes);
    if (problem) return fail(context, input, problem);
    const loaded = context.now().getTime();
    const found = await extractAsync(material.layout, material.request, material.knowledge, turns());
    if (isUnreadable(material.isPoor, found)) return fail(context, input, "reading.unreadable");
    const ended = context.now().getTime();
    const timings = {
      wait: input.wait,
      read: input.read,
      recognise: Math.max(0, started - input.readAt),
      load: loaded - started,
      extract: ended - loaded,
    };
    return save(context, input, material, found, timings);
  },
});

async function fail(context: RunContext, { documentId, attempt }: Input, problem: string) {
  await failDocument(context, { documentId, attempt, problem });
  return { status: "error" as const };
}

async function gather(
  context: RunContext,
  input: Input,
  document: { modelId: string; receivedAt: Date },
): Promise<Material> {
  const [model, rows] = await Promise.all([
    findTenantModel(context.shard, document.modelId),
    selectPages(context.shard, input.documentId, input.attempt),
  ]);
  if (!model) throw new AppError("not-found", "error.model-not-found");
  const read = rows.filter((row) => row.state === "read").map((row) => row.number);
  const loadPages = () => loadPackedWords(context.files, input, read);
  const { layout, ...seen } = await look(rows, await loadPages());
  return {
    model,
    layout,
    loadPages,
    ...seen,
    knowledge: await gatherKnowledge(context, { model, ...input, layout }),
    request: extractionRequestOf(model, document.receivedAt),
  };
}

async function look(rows: readonly PageRow[], pages: Iterable<Page>) {
  const words = new Map<number, number>();
  for (const page of pages) words.set(page.number, page.words.length);
  const outcomes = rows.map(({ state, problem, number, confidence }) => ({
    state,
    problem,
    confidence,
    words: words.get(number) ?? 0,
  }));
  return { outcomes, isPoor: arePoor(pages), layout: await buildLayout(pages) };
}

async function save(
  context: RunContext,
  input: Input,
  material: Material,
  found: ExtractionResult,
  timings: Record<string, number>,
): Promise<{ status: DocumentStatus }> {
  const { status, score, confidence } = judgeDocument(material.model, found);
  const now = context.now();
  const detail = { attempt: input.attempt, status, score };
  await learnSettled(context);
  const { documentId, attempt } = input;
  const { layout, model } = material;
  const compared = await compareDocument(context, {
    documentId,
    attempt,
    modelId: model.id,
    layout,
    values: found.fields,
    rows: async () => found.lineItems,
    baseModelId: model.baseModelId,
  });
  const sketch = await finishedAsync(textSketchInSteps(await material.loadPages()), turns());
  // Before it is ready for anyone: whoever approves it the moment it ends has to be told of an earlier one.
  await searchDuplicates(context, documentId, {
    sketch,
    values: { fields: found.fields, editedFields: null },
  });
  const pages = await material.loadPages();
  await commit(context.shard, [
    insertResult(context.shard, {
      documentId: input.documentId,
      attempt: input.attempt,
      inputHash: await storeRunInput(context, input, { ...material, pages }),
      ...(await storedResult(context, input, found)),
      timings,
      createdAt: now,
    }),
    compared.put,
    ...drawOf(context.shard, model, documentId),
    endRun(context.shard, input, {
      status,
      score,
      confidence,
      problem: null,
      processedAt: now,
      concerns: kindsOf(
        concernsOf(material.model, judgedFound(found), noOpenQuestions, checkedSupplierOf(compared)),
      ),
    }),
    insertShardAuditIfChanged(
      context.shard,
      auditOf(context, "processing.extract", input.documentId, detail),
    ),
    ...noteLayout(
      context.shard,
      { modelId: material.model.id, documentId: input.documentId },
      material.layout,
    ),
    ...compared.news,
    ...(await meterDocument(context, input.documentId, pages)),
  ]);
  await noticeUsage(context);
  return { status };
}
