import { postponeUntil, selectHandling } from "~/data/shard/document-handling";
import { maxDaysAhead, postponeInput } from "~/domain/documents/handling";
import { AppError } from "~/domain/errors/app-error";
import { firstInstantOf, localDayOf } from "~/domain/listing/local-day";
import { daysAfter } from "~/domain/reports/period";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { moveDocuments, requireDone } from "./steps/move-documents";

/**
 * Takes a document out of the review queue until a day of its model's calendar begins. It stays in lists and at its
 * address; its page shows who postponed it. Throws AppError `not-found`, `invalid` for a day that is not one of the
 * next 366, and `conflict` for a document that does not need review.
 */
export const postponeDocument = defineOperation({
  name: "documents.postpone",
  permission: "TenantModel.EditDocument",
  input: postponeInput,
  async run(context: TenantContext, { documentId, modelId, until }): Promise<{ until: string }> {
    const { shard, actor, now } = context;
    const [document] = await selectHandling(shard, documentId);
    if (!document || (modelId !== undefined && document.modelId !== modelId))
      throw new AppError("not-found", "documents.error.not-found");
    const today = localDayOf(now(), document.timeZone);
    const day = until ?? today;
    if (day <= today || day > daysAfter(today, maxDaysAhead))
      throw new AppError("invalid", "review.handling.error.day-out-of-range", {
        field: "until",
        values: { most: maxDaysAhead },
      });
    const postponed = { until: firstInstantOf({ day }, document.timeZone), by: actor.id };
    const outcomes = await moveDocuments(
      context,
      { documentIds: [documentId], modelId },
      {
        operation: "documents.postpone",
        update: (standing) => postponeUntil(shard, standing, postponed),
        detail: () => ({ until: day }),
      },
    );
    requireDone(outcomes, "review.handling.error.not-open");
    return { until: day };
  },
});
