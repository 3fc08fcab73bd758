import { commit } from "~/data/commit";
import { selectResult } from "~/data/shard/document-details";
import { findRun } from "~/data/shard/document-progress";
import { selectPages } from "~/data/shard/pages";
import { advanceRescoring, moveWaiting, replaceResult, selectRescoring } from "~/data/shard/rescorings";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { findTenantModel, type KeptModel } from "~/data/shard/tenant-models";
import { findMemory } from "~/data/shard/vendor-memories";
import { extract } from "~/domain/extraction/extract";
import { rescoreInput } from "~/domain/learning/learning-inputs";
import { answerDifferences } from "~/domain/processing/answer-differences";
import { extractionRequestOf } from "~/domain/processing/extraction-request-of";
import { judgeDocument } from "~/domain/scoring/judge-document";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import { gatherKnowledge } from "../processing/gather-knowledge";
import { loadWords } from "../processing/load-words";
import type { RunContext } from "../processing/processing-context";
import { storeRunInput } from "../processing/store-run-input";

/** Documents scored in one call, and at the same time. */
const atOnce = 100;
const inParallel = 6;

/** How far it is: `checked` of the waiting documents are done, `improved` of those of this call got other values. */
export type Rescored = { checked: number; improved: number; done: boolean };

/**
 * Scores the next hundred of the documents that wait in a layout with what was just learned. A document that a person has
 * touched meanwhile stays as it is. A repetition changes nothing more; a call for an older revision of the memory ends.
 */
export const rescoreWaiting = defineOperation({
  name: "learning.rescore",
  permission: "system",
  input: rescoreInput,
  async run(context: RunContext, input): Promise<Rescored> {
    const { shard, tenant } = context;
    const standing = await selectRescoring(shard, tenant.id, input.documentId).get();
    if (!standing || standing.revision !== input.revision || standing.checked !== input.checked)
      return { checked: standing?.checked ?? 0, improved: 0, done: true };
    const memory = await findMemory(shard, tenant.id, input.memoryId);
    const next = memory ? input.waiting.slice(input.checked, input.checked + atOnce) : [];
    const models = new Map<string, Promise<KeptModel | null>>();
    let improved = 0;
    for (let start = 0; start < next.length; start += inParallel) {
      const some = next.slice(start, start + inParallel);
      const changed = await Promise.all(
        some.map((documentId) => rescore(context, input, documentId, models)),
      );
      improved += changed.filter(Boolean).length;
    }
    const checked = input.checked + next.length;
    const done = next.length === 0 || checked >= input.waiting.length;
    const step = { checkedBefore: input.checked, checked, improved, endedAt: done ? context.now() : null };
    await commit(shard, [advanceRescoring(shard, input, step)]);
    return { checked, improved, done };
  },
});

/** Scores one document again; answers whether its values are others now. */
async function rescore(
  context: RunContext,
  { documentId: taughtBy, memoryId }: { documentId: string; memoryId: string },
  documentId: string,
  models: Map<string, Promise<KeptModel | null>>,
): Promise<boolean> {
  const { shard, tenant } = context;
  const [run, [kept]] = await Promise.all([
    findRun(shard, tenant.id, documentId),
    selectResult(shard, tenant.id, documentId),
  ]);
  if (!run || !kept || kept.editedFields || kept.editedLineItems) return false;
  const found = models.get(run.modelId) ?? findTenantModel(shard, tenant.id, run.modelId);
  models.set(run.modelId, found);
  const model = await found;
  if (!model) return false;
  const at = { documentId, attempt: run.attempt };
  const rows = await selectPages(shard, documentId, run.attempt);
  const read = rows.filter((row) => row.state === "read").map((row) => row.number);
  const pages = await loadWords(context.files, at, read);
  const knowledge = await gatherKnowledge(context, { model, ...at, pages });
  if (!knowledge.memories.some(({ id }) => id === memoryId)) return false;
  const request = extractionRequestOf(model, run.receivedAt.toISOString().slice(0, 10));
  const answer = extract(pages, request, knowledge);
  const differences = answerDifferences(kept, answer);
  const { status, score, confidence } = judgeDocument(model, answer);
  const waiting = { tenantId: tenant.id, ...at };
  const inputHash = await storeRunInput(context, at, { request, pages, knowledge });
  const detail = {
    ...{ memoryId, taughtBy, status, score },
    fields: [...new Set(differences.map(({ field }) => field))],
  };
  const [, , moved] = await commit(shard, [
    replaceResult(shard, waiting, { ...answer, inputHash }),
    insertShardAuditIfChanged(shard, auditOf(context, "learning.rescore", documentId, detail)),
    moveWaiting(shard, waiting, { status, score, confidence }),
  ]);
  return moved.length > 0 && differences.length > 0;
}
