import { changeStatusIfUnchanged } from "~/data/shard/document-moves";
import type { AuditedOperation } from "~/domain/audit/audited-operations";
import type { ConcernKind } from "~/domain/documents/concerns";
import type { DocumentStatus } from "~/domain/documents/status";
import type { TenantContext } from "../../context";
import type { DocumentMove } from "./move-documents";

type Approval = {
  operation: AuditedOperation;
  from: readonly DocumentStatus[];
  approvalId: string;
  unseen: boolean;
  /** What may speak against a document; undefined: anything. */
  onlyWith: readonly ConcernKind[] | undefined;
};

/** The move to `approved`. */
export const approvalMove = (
  context: TenantContext,
  { operation, from, approvalId, unseen, onlyWith }: Approval,
): DocumentMove => ({
  operation,
  update: (document) =>
    from.includes(document.status)
      ? changeStatusIfUnchanged(context.shard, document, {
          to: "approved",
          from,
          onlyWith,
          approval: { at: context.now(), id: approvalId, unseen },
        })
      : null,
  detail: ({ status, revision }) => ({ from: status, revision, ...(onlyWith ? {} : { force: true }) }),
});
