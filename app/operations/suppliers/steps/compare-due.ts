import { commit, read } from "~/data/commit";
import { selectResult } from "~/data/shard/document-details";
import { countSupplierTry, selectComparable, selectDueAmong } from "~/data/shard/supplier-documents";
import { valuesOf } from "~/domain/documents/fields-of-result";
import { judgeDocuments } from "../../documents/steps/judge-documents";
import type { RunContext } from "../../processing/processing-context";
import { compareDocument, rowsOf } from "./compare-document";
import { learnSettled } from "./learn-suppliers";

/** Compares a document with the supplier file as it is now; one without a result is passed over. */
export async function compareAgain(context: RunContext, documentId: string): Promise<void> {
  const { shard } = context;
  await commit(shard, [countSupplierTry(shard, documentId)]);
  const [[document], [result]] = await read(shard, [
    selectComparable(shard, documentId),
    selectResult(shard, documentId),
  ]);
  if (!document || !result) return;
  const { put, news } = await compareDocument(context, {
    ...document,
    documentId,
    values: valuesOf(result),
    rows: rowsOf(context, result),
  });
  await commit(shard, [put, ...news]);
  // What an error budget lets pass depends on whose the document is.
  if (document.hasBudget) await judgeDocuments(context, [documentId]);
}

/**
 * Brings up to date what is known of these documents before someone relies on it: what was settled a moment ago is
 * learned, and those that wait are compared again.
 */
export async function compareDueAmong(context: RunContext, documentIds: readonly string[]): Promise<void> {
  await learnSettled(context);
  for (const { documentId } of await selectDueAmong(context.shard, documentIds))
    await compareAgain(context, documentId);
}
