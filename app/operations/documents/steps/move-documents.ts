import { commit, type Statement } from "~/data/commit";
import { type DocumentState, findDocumentStates } from "~/data/shard/document-moves";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import type { AuditedOperation } from "~/domain/audit/audited-operations";
import type { DocumentOutcome } from "~/domain/documents/document-outcome";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../../audit-of";
import type { TenantContext } from "../../context";

/** Documents that are committed together. Each is independent: one that moved meanwhile holds no other up. */
const documentsAtOnce = 50;

type Asked = { documentIds: readonly string[]; modelId?: string | undefined; revision?: number | undefined };

/**
 * A change of status. `update` changes the document's row if it is still as seen and returns its id, null when its
 * status does not allow it; `also` follows the audit row and takes effect only with it.
 */
export type DocumentMove = {
  operation: AuditedOperation;
  update(document: DocumentState): UpdateStatement | null;
  also?(document: DocumentState): Statement;
  detail?(document: DocumentState): Record<string, unknown>;
};

type UpdateStatement = Statement & PromiseLike<{ id: string }[]>;

/** Moves each document on its own, with its audit row in the same batch; returns an outcome for every id, in order. */
export async function moveDocuments(
  context: TenantContext,
  { documentIds, modelId, revision }: Asked,
  move: DocumentMove,
): Promise<DocumentOutcome[]> {
  const { shard } = context;
  const standing = await findDocumentStates(shard, documentIds, modelId);
  const moved = new Set<string>();
  const asSeen = [...standing.values()].filter(
    (document) => revision === undefined || document.revision === revision,
  );
  for (let start = 0; start < asSeen.length; start += documentsAtOnce)
    for (const id of await moveSome(context, asSeen.slice(start, start + documentsAtOnce), move))
      moved.add(id);
  return documentIds.map((documentId) => {
    if (!standing.has(documentId)) return { documentId, outcome: "not-found" };
    return { documentId, outcome: moved.has(documentId) ? "done" : "conflict" };
  });
}

async function moveSome(
  context: TenantContext,
  documents: readonly DocumentState[],
  move: DocumentMove,
): Promise<string[]> {
  const statements = documents.flatMap((document) => statementsOf(context, document, move));
  const [first, ...rest] = statements;
  if (!first) return [];
  const answers: unknown[] = await commit(context.shard, [first, ...rest]);
  return answers
    .flatMap((answer) => (Array.isArray(answer) ? answer : []))
    .map((row: { id: string }) => row.id);
}

function statementsOf(context: TenantContext, document: DocumentState, move: DocumentMove): Statement[] {
  const update = move.update(document);
  if (!update) return [];
  const entry = auditOf(context, move.operation, document.id, move.detail?.(document));
  const also = move.also?.(document);
  return [update, insertShardAuditIfChanged(context.shard, entry), ...(also ? [also] : [])];
}

/** The outcome of a single document as operations on one tell it. Throws AppError `not-found` and `conflict`. */
export function requireDone([only]: readonly DocumentOutcome[], conflictKey: string): void {
  if (!only || only.outcome === "not-found") throw new AppError("not-found", "documents.error.not-found");
  if (only.outcome === "conflict") throw new AppError("conflict", conflictKey);
}
