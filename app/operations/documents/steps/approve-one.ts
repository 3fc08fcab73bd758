import type { AuditedOperation } from "~/domain/audit/audited-operations";
import { type ConcernKind, neverForced } from "~/domain/documents/concerns";
import { NotReady } from "~/domain/documents/not-ready";
import type { DocumentStatus } from "~/domain/documents/status";
import type { TenantContext } from "../../context";
import { compareDueAmong } from "../../suppliers/steps/compare-due";
import { getDocument } from "../get";
import { approvalMove } from "./approval-move";
import { moveDocuments, requireDone } from "./move-documents";
import { assessUnassessed } from "./unready-documents";

type Asked = {
  documentId: string;
  modelId?: string | undefined;
  revision?: number | undefined;
  force: boolean;
};

/** How a document is approved: `settled` are concerns that are no reason to ask. */
type How = {
  operation: AuditedOperation;
  from: readonly DocumentStatus[];
  settled: readonly ConcernKind[];
  conflictKey: string;
};

/** Approves a document. Throws AppError `not-found`, `conflict`, and NotReady unless it is ready or `force` is said. */
export async function approveOne(
  context: TenantContext,
  { force, ...asked }: Asked,
  { conflictKey, settled, ...how }: How,
): Promise<{ status: DocumentStatus }> {
  await compareDueAmong(context, [asked.documentId]);
  if (!force) await assessUnassessed(context, [asked.documentId]);
  const move = approvalMove(context, {
    ...how,
    approvalId: context.newId(),
    unseen: false,
    onlyWith: force ? undefined : settled,
  });
  const outcomes = await moveDocuments(context, { ...asked, documentIds: [asked.documentId] }, move);
  if (outcomes[0]?.outcome === "conflict")
    await askIfUnready(context, { ...asked, force }, how.from, settled);
  requireDone(outcomes, conflictKey);
  return { status: "approved" };
}

/** Throws NotReady when that is why the document was not approved. */
async function askIfUnready(
  context: TenantContext,
  { documentId, revision, force }: Asked,
  from: readonly DocumentStatus[],
  settled: readonly ConcernKind[],
): Promise<void> {
  const document = await readDocument(context, documentId);
  if (!from.includes(document.status)) return;
  if (revision !== undefined && document.revision !== revision) return;
  const concerns = document.concerns.filter(({ kind }) =>
    force ? neverForced.includes(kind) : !settled.includes(kind),
  );
  if (concerns.length > 0) throw new NotReady([{ documentId, concerns }]);
}

/** Read for the answer alone: whoever may approve learns why not. */
const readDocument = (context: TenantContext, documentId: string) =>
  getDocument.definition.run(context, { documentId, asFound: false });
