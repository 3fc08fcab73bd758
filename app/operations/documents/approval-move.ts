import { moveStanding } from "~/data/shard/document-moves";
import type { DocumentStatus } from "~/domain/documents/status";
import type { TenantContext } from "../context";
import type { DocumentMove } from "./move-documents";

/** The move to `approved`, from these statuses. */
export const approvalMove = (
  context: TenantContext,
  operation: string,
  from: readonly DocumentStatus[],
): DocumentMove => ({
  operation,
  update: (document) =>
    from.includes(document.status)
      ? moveStanding(context.shard, context.tenant.id, document, {
          ...{ to: "approved", from },
          approvedAt: context.now(),
        })
      : null,
  detail: ({ status, revision }) => ({ from: status, revision }),
});
