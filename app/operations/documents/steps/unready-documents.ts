import { findUnjudged, selectConcerns } from "~/data/shard/document-readiness";
import { type ConcernKind, decodeConcerns } from "~/domain/documents/concerns";
import type { DocumentStatus } from "~/domain/documents/status";
import type { TenantContext } from "../../context";
import { judgeDocuments } from "./judge-documents";

type Asked = { documentIds: readonly string[]; modelId?: string | undefined };

/** A document that someone wants to approve, and what speaks against it. */
export type ApprovalCandidate = {
  id: string;
  fileName: string;
  status: DocumentStatus;
  concerns: ConcernKind[];
};

/** Assesses those of these documents whose assessment is not known, or out of date since their model changed. */
export async function assessUnassessed(
  context: TenantContext,
  documentIds: readonly string[],
): Promise<void> {
  const unjudged = await findUnjudged(context.shard, documentIds);
  await judgeDocuments(context, unjudged);
}

/** These documents as they are assessed now; those that are not there are left out. */
export async function assessedDocuments(
  context: TenantContext,
  { documentIds, modelId }: Asked,
): Promise<ApprovalCandidate[]> {
  const { shard } = context;
  await assessUnassessed(context, documentIds);
  const rows = await selectConcerns(shard, { modelId }, documentIds);
  return rows.map(({ concerns, ...row }) => ({ ...row, concerns: decodeConcerns(concerns ?? 0) }));
}
