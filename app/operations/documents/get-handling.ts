import { selectHandling } from "~/data/shard/document-handling";
import { documentIdInput } from "~/domain/documents/document-inputs";
import type { DocumentHandling } from "~/domain/documents/handling";
import { AppError } from "~/domain/errors/app-error";
import { localDayOf } from "~/domain/listing/local-day";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { namesOfActors } from "./steps/names-of-actors";

/**
 * Whether a document is rejected and why, postponed and until when, and to whom it is assigned. Throws AppError
 * `not-found`.
 */
export const getHandling = defineOperation({
  name: "documents.get-handling",
  permission: "TenantModel.ViewDocument",
  input: documentIdInput,
  async run(context: TenantContext, { documentId, modelId }): Promise<DocumentHandling> {
    const { shard, actor, now } = context;
    const [row] = await selectHandling(shard, documentId);
    if (!row || (modelId !== undefined && row.modelId !== modelId))
      throw new AppError("not-found", "documents.error.not-found");
    const { rejectedAt, rejectedBy, rejectReason, postponedUntil, postponedBy } = row;
    const { assignedTo, assignedBy, assignedAt } = row;
    const ids = [rejectedBy, postponedBy, assignedTo, assignedBy].filter((id) => id !== null);
    const names = ids.length > 0 ? await namesOfActors(context, ids) : new Map<string, string>();
    const nameOf = (id: string | null) => names.get(id ?? "") ?? null;
    return {
      rejection:
        row.status === "rejected" && rejectedAt
          ? { reason: rejectReason ?? "", who: nameOf(rejectedBy), at: rejectedAt }
          : null,
      postponement:
        postponedUntil && postponedUntil > now()
          ? { until: localDayOf(postponedUntil, row.timeZone), who: nameOf(postponedBy) }
          : null,
      assignment:
        assignedTo && assignedAt
          ? {
              userId: assignedTo,
              name: nameOf(assignedTo),
              mine: assignedTo === actor.id,
              by: nameOf(assignedBy),
              at: assignedAt,
            }
          : null,
    };
  },
});
