import type { Review, ShownPage } from "~/components/documents/review";
import { freshDraft, type ReviewDraft } from "~/domain/documents/review-draft";
import { hasResult, isEndState, mayMove } from "~/domain/documents/status";
import { isAllowed } from "~/domain/permissions/actor";
import type { Page } from "~/domain/reading/page";
import type { TenantContext } from "~/operations/context";
import { getDocument } from "~/operations/documents/get-document";
import { getPageWords } from "~/operations/documents/get-page-words";
import { reviewOf, shownPageOf } from "./review-of";

/** What the person may do with the document as it stands. */
export type ReviewRights = {
  edit: boolean;
  reprocess: boolean;
  submit: boolean;
  dismiss: boolean;
  delete: boolean;
};

export type LoadedReview = {
  review: Review;
  page: ShownPage | null;
  /** The page's words as they were read. */
  read: Page | null;
  draft: ReviewDraft;
  may: ReviewRights;
};

/** All that the review screen needs. The address says which page is looked at and which field is to be filled. */
export async function loadReview(
  context: TenantContext,
  documentId: string,
  query: URLSearchParams,
): Promise<LoadedReview> {
  const document = await getDocument(context, { documentId });
  const review = reviewOf(document);
  const [first] = review.fields;
  const number = Number(query.get("page")) || first?.place?.page || 1;
  const read = hasResult(document.status)
    ? await getPageWords(context, { documentId, page: Math.max(1, Math.trunc(number)) })
    : null;
  const active = query.get("field") ?? first?.key ?? "";
  const { status } = document;
  return {
    review,
    read,
    page: shownPageOf(document, number, read),
    draft: freshDraft(document, active),
    may: {
      edit: isAllowed(context.actor, "TenantModel.EditDocument") && mayMove(status, "userEdited"),
      reprocess:
        isAllowed(context.actor, "TenantModel.ReprocessDocument") &&
        isEndState(status) &&
        mayMove(status, "received"),
      delete: isAllowed(context.actor, "TenantModel.DeleteDocument") && isEndState(status),
      dismiss: isAllowed(context.actor, "TenantModel.EditDocument"),
      submit: isAllowed(context.actor, "TenantModel.SubmitForTraining") && mayMove(status, "submitted"),
    },
  };
}
