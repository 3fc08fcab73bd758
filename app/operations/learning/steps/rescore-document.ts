import { extractAsync } from "@fieldwise/engine";
import { commit } from "~/data/commit";
import { selectResult } from "~/data/shard/document-details";
import { findRun } from "~/data/shard/document-progress";
import { selectPages } from "~/data/shard/pages";
import { moveWaiting, replaceResult } from "~/data/shard/rescorings";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import type { StoredModel } from "~/data/shard/tenant-models";
import type { AuditedOperation } from "~/domain/audit/audited-operations";
import { kindsOf, noOpenQuestions } from "~/domain/documents/concerns";
import { judgeDocument } from "~/domain/documents/judge-document";
import { concernsOf, judgedFound } from "~/domain/documents/readiness";
import { editedRowsOf, readRowsOf } from "~/domain/documents/stored-result";
import { answerDifferences } from "~/domain/processing/answer-differences";
import { extractionRequestOf } from "~/domain/processing/extraction-request-of";
import { checkedSupplierOf } from "~/domain/suppliers/checked-supplier";
import { auditOf } from "../../audit-of";
import { searchDuplicates } from "../../duplicates/steps/search-duplicates";
import { turns } from "../../event-loop-turns";
import type { RunContext } from "../../processing/processing-context";
import { buildLayout } from "../../processing/steps/build-layout";
import { gatherKnowledge } from "../../processing/steps/gather-knowledge";
import { loadPackedWords } from "../../processing/steps/load-words";
import { storeRunInput } from "../../processing/steps/store-run-input";
import { eachPiece } from "../../results/steps/load-rows";
import { storedResult } from "../../results/steps/store-rows";
import { compareDocument } from "../../suppliers/steps/compare-document";

/** Why a document is scored again, for the audit. With `memoryId` only a document of this memory's layout is. */
export type RescoreCause = {
  operation: AuditedOperation;
  detail: Record<string, unknown>;
  memoryId?: string;
};

/**
 * Scores a waiting document again with what is known now; returns whether its values are others now. One that a person
 * has touched stays as it is. `modelOf` returns the model of an id.
 */
export async function rescoreDocument(
  context: RunContext,
  documentId: string,
  modelOf: (modelId: string) => Promise<StoredModel | null>,
  cause: RescoreCause,
): Promise<boolean> {
  const { shard } = context;
  const [run, [stored]] = await Promise.all([findRun(shard, documentId), selectResult(shard, documentId)]);
  if (!run || !stored || stored.editedFields || editedRowsOf(stored)) return false;
  const model = await modelOf(run.modelId);
  if (!model) return false;
  const at = { documentId, attempt: run.attempt };
  const rows = await selectPages(shard, documentId, run.attempt);
  const read = rows.filter((row) => row.state === "read").map((row) => row.number);
  const loadPages = () => loadPackedWords(context.files, at, read);
  const layout = await buildLayout(await loadPages());
  const knowledge = await gatherKnowledge(context, { model, ...at, layout });
  const { memoryId, operation } = cause;
  if (memoryId && !knowledge.memories.some(({ id }) => id === memoryId)) return false;
  const request = extractionRequestOf(model, run.receivedAt);
  const answer = await extractAsync(layout, request, knowledge, turns());
  const differences = await answerDifferences(
    stored,
    eachPiece(context.files, stored, readRowsOf(stored)),
    answer,
  );
  const { status, score, confidence } = judgeDocument(model, answer);
  const compared = await compareDocument(context, {
    ...at,
    modelId: model.id,
    baseModelId: model.baseModelId,
    layout,
    values: answer.fields,
    rows: async () => answer.lineItems,
  });
  const concerns = kindsOf(
    concernsOf(model, judgedFound(answer), noOpenQuestions, checkedSupplierOf(compared)),
  );
  const waiting = { ...at };
  const inputHash = await storeRunInput(context, at, { request, pages: await loadPages(), knowledge });
  const detail = { ...cause.detail, status, score, confidence, fields: differences.fields };
  const isOther = differences.total > 0;
  const values = { fields: answer.fields, editedFields: null };
  if (isOther) await searchDuplicates(context, documentId, { values });
  const [, , , moved] = await commit(shard, [
    replaceResult(shard, waiting, { ...(await storedResult(context, at, answer)), inputHash }),
    insertShardAuditIfChanged(shard, auditOf(context, operation, documentId, detail)),
    compared.put,
    moveWaiting(shard, waiting, { status, score, confidence, concerns }),
    ...compared.news,
  ]);
  // Someone was quicker: what was compared is not what the document holds.
  if (isOther && moved.length === 0) await searchDuplicates(context, documentId);
  return isOther && moved.length > 0;
}
