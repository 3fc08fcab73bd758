import type { TenantContext } from "~/operations/context";
import { assignDocument } from "~/operations/documents/assign";
import { getReviewQueue } from "~/operations/documents/get-review-queue";
import { postponeDocument } from "~/operations/documents/postpone";
import { rejectDocument } from "~/operations/documents/reject";
import { resumeDocument } from "~/operations/documents/resume";
import { undoRejection } from "~/operations/documents/undo-rejection";

type Asked = {
  documentId: string;
  site: string;
  intent?: string;
  reason?: string;
  revision?: string;
  until?: string;
  userId?: string;
};

/**
 * Does what a form about a document as a whole asks; returns where to go: to the next in the queue, unless it was a way
 * back.
 */
export async function answerHandling(context: TenantContext, asked: Asked): Promise<string> {
  const { documentId, intent = "" } = asked;
  switch (intent) {
    case "reject":
      await rejectDocument(context, {
        documentId,
        reason: asked.reason ?? "",
        ...(asked.revision && { revision: Number(asked.revision) }),
      });
      return onward(context, documentId, "reject");
    case "postpone":
      await postponeDocument(context, { documentId, until: asked.until ?? "" });
      return onward(context, documentId, "postpone");
    case "assign": {
      const { userId } = await assignDocument(context, {
        documentId,
        userId: asked.userId ?? "",
        site: asked.site,
      });
      const stays = userId === null || userId === context.actor.id;
      return stays
        ? `/documents/${documentId}${userId === null ? "?done=unassign" : ""}`
        : onward(context, documentId, "assign");
    }
    case "undo-rejection":
      await undoRejection(context, { documentId });
      return `/documents/${documentId}?done=undo-rejection`;
    case "resume":
      await resumeDocument(context, { documentId });
      return `/documents/${documentId}?done=resume`;
    default:
      return `/documents/${documentId}/handle`;
  }
}

/** The next document that waits, with the way back to this one; this one when none does. */
async function onward(context: TenantContext, documentId: string, done: string): Promise<string> {
  const { next } = await getReviewQueue(context, { documentId });
  return next
    ? `/documents/${next.documentId}?${new URLSearchParams({ done, from: "queue", before: documentId })}`
    : `/documents/${documentId}?done=${done}-last`;
}
