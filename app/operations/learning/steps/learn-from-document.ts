import { type CheckedDocument, learnFrom } from "@fieldwise/engine";
import { fingerprintOf, lookupKeys, memoryKeys, type VendorMemory } from "@fieldwise/engine/memory";
import type { Page } from "@fieldwise/engine/reading";
import { commit, read } from "~/data/commit";
import { insertCorrectionSample } from "~/data/shard/correction-samples";
import { isGuardFailure } from "~/data/shard/corrections";
import { selectDocument, selectResult } from "~/data/shard/document-details";
import { deleteLayoutKeys, findWaitingDocuments } from "~/data/shard/layout-keys";
import { startRescoring } from "~/data/shard/rescorings";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { findMemoryTaughtBy, guardMemory, putMemory, putMemorySource } from "~/data/shard/vendor-memories";
import { checkedDocumentOf } from "~/domain/documents/checked-document-of";
import { headerFieldsOf, valuesOf } from "~/domain/documents/fields-of-result";
import { maxTaughtRows, pagesToTeach, type TableEnds, taughtHead } from "~/domain/documents/pages-to-teach";
import { pageOfRow, rowCountOf, type StoredRows } from "~/domain/documents/row-chunks";
import { editedRowsOf, presentRowsOf, type StoredResult } from "~/domain/documents/stored-result";
import { auditOf } from "../../audit-of";
import type { TenantContext } from "../../context";
import { ofTenant } from "../../of-tenant";
import type { FileStore } from "../../ports";
import { loadRows, rowsOnPages } from "../../results/steps/load-rows";
import { correctionSampleName } from "./correction-sample-name";
import { loadMemories } from "./load-memories";

/** What was learned: the memory and its revision, and the documents that wait in its layout. */
export type Learned = { memoryId: string; revision: number; waiting: string[] };

/** Waiting documents that one correction sets going. */
const mostWaiting = 500;

/**
 * Several people may teach the same memory at once; the later ones learn on top of what the others left. Anyone who has
 * to try again does so because another was kept, so that with as many tries as people everyone's correction is learned.
 */
const tries = 12;

/**
 * Learns from a saved document what its values and places say of its layout, and asks for the documents that wait in the
 * same layout to be scored again. Returns null when there is nothing to learn from: no result, or no words.
 */
export async function learnFromDocument(
  context: TenantContext,
  documentId: string,
  pages: readonly Page[],
): Promise<Learned | null> {
  const checked = await checkedDocument(context, documentId, pages);
  if (!checked) return null;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const learned = await teach(context, checked);
      await request(context, documentId, learned);
      return learned;
    } catch (error) {
      if (!isGuardFailure(error) || attempt >= tries) throw error;
    }
  }
}

type Checked = { modelId: string; document: CheckedDocument };

async function checkedDocument(
  { shard, files }: TenantContext,
  documentId: string,
  pages: readonly Page[],
): Promise<Checked | null> {
  const [[row], [stored]] = await read(shard, [
    selectDocument(shard, documentId),
    selectResult(shard, documentId),
  ]);
  if (!row || !stored || !pages.some((page) => page.words.length > 0)) return null;
  const fields = headerFieldsOf(row.model, null);
  const rows = presentRowsOf(stored);
  const taught = pagesToTeach(pages, valuesOf(stored), await tableEnds(files, stored, rows));
  const lineItems = await rowsOnPages(files, stored, rows, new Set(taught.map(({ number }) => number)));
  const result = { ...stored, lineItems, editedLineItems: editedRowsOf(stored) ? lineItems : null };
  const { modelId, pageCount } = row.document;
  const document = checkedDocumentOf({ documentId, result, fields, pages: taught, pageCount });
  return { modelId, document };
}

/** Where a table that is too long to teach with all of its rows has its head and its tail; null for any other. */
async function tableEnds(files: FileStore, at: StoredResult, rows: StoredRows): Promise<TableEnds | null> {
  const count = rowCountOf(rows);
  if (count <= maxTaughtRows) return null;
  const [head] = await loadRows(files, at, rows, { first: taughtHead, count: 1 });
  const [last] = await loadRows(files, at, rows, { first: count - 1, count: 1 });
  const pages = [head, last].map((row) => row && pageOfRow(row));
  return pages[0] && pages[1] ? { head: pages[0], tail: pages[1] } : null;
}

async function teach(context: TenantContext, { modelId, document }: Checked): Promise<Learned> {
  const { shard } = context;
  const owner = { modelId };
  const fingerprint = fingerprintOf(document.layout);
  const taught = await findMemoryTaughtBy(shard, document.documentId);
  const known = taught ? [taught.memory] : await loadMemories(context, modelId, fingerprint);
  const memory = learnFrom(known, document, context.newId());
  const before = known.find(({ id }) => id === memory.id)?.revision ?? 0;
  const waiting = await findWaitingDocuments(shard, owner, lookupKeys(fingerprint), mostWaiting);
  const learned = {
    memoryId: memory.id,
    revision: memory.revision,
    waiting: waiting.filter((id) => id !== document.documentId),
  };
  const stays = isIn(
    known.find(({ id }) => id === memory.id),
    document.documentId,
  );
  await keep(context, owner, { memory, before, documentId: document.documentId, learned, stays });
  return learned;
}

const isIn = (memory: VendorMemory | undefined, documentId: string): boolean =>
  memory?.samples.some((sample) => sample.documentId === documentId) ?? false;

/** What is kept: the memory, its revision before, what was learned, and whether the document's sample `stays` in its place. */
type Taught = {
  memory: VendorMemory;
  before: number;
  documentId: string;
  learned: Learned;
  stays: boolean;
};

async function keep(
  context: TenantContext,
  owner: { modelId: string },
  { memory, before, documentId, learned, stays }: Taught,
): Promise<void> {
  const { shard } = context;
  const at = context.now();
  const detail = { memoryId: memory.id, revision: memory.revision, waiting: learned.waiting.length };
  const samples = memory.samples.filter((sample) => sample.documentId === documentId);
  const named = await Promise.all(
    samples.map(async (body) => ({ ...(await correctionSampleName(context.secrets, body)), body })),
  );
  await commit(shard, [
    guardMemory(shard, memory.id, before),
    ...putMemory(shard, owner, memory, { keys: memoryKeys(memory), at }),
    ...named.flatMap((sample) => [
      insertCorrectionSample(shard, sample),
      putMemorySource(
        shard,
        { documentId, memoryId: memory.id, hash: sample.hash, place: memory.revision },
        { stays },
      ),
    ]),
    deleteLayoutKeys(shard, documentId),
    startRescoring(shard, {
      documentId,
      memoryId: memory.id,
      revision: memory.revision,
      waiting: learned.waiting.length,
      startedAt: at,
      endedAt: learned.waiting.length === 0 ? at : null,
    }),
    insertShardAudit(shard, auditOf(context, "learning.learn", documentId, detail)),
  ]);
}

/** A queue that is down costs the others their improvement, not the person the correction. */
async function request(context: TenantContext, documentId: string, learned: Learned): Promise<void> {
  if (learned.waiting.length === 0) return;
  try {
    await context.processing.rescore([ofTenant(context, { documentId, checked: 0, ...learned })]);
  } catch (error) {
    context.log.error("learning.not-queued", error, ofTenant(context, { documentId }));
  }
}
