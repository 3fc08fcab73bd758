import type { Review, ShownPage } from "~/components/documents/review";
import { approvable, approvableWhenReviewed } from "~/domain/documents/approval";
import type { DocumentDetails } from "~/domain/documents/document-details";
import type { DocumentClaim } from "~/domain/documents/document-story";
import { freshDraft, type ReviewDraft } from "~/domain/documents/review-draft";
import type { ReviewQueue } from "~/domain/documents/review-queue";
import { shownTime } from "~/domain/documents/shown-time";
import {
  type DocumentStatus,
  hasResult,
  isEndState,
  isSettled,
  mayMove,
  statusWhenSubmitted,
} from "~/domain/documents/status";
import { type Access, isAllowed } from "~/domain/permissions/actor";
import type { Page } from "~/domain/reading/page";
import { isReadOnly, worksWhileReadOnly } from "~/domain/tenants/is-read-only";
import type { TenantContext } from "~/operations/context";
import { claimDocument } from "~/operations/documents/claim-document";
import { getDocument } from "~/operations/documents/get-document";
import { getPageWords } from "~/operations/documents/get-page-words";
import { getReviewQueue } from "~/operations/documents/get-review-queue";
import { getStory } from "~/operations/documents/get-story";
import { reviewOf, shownPageOf } from "./review-of";

/** What the person may do with the document as it stands. */
export type ReviewRights = {
  edit: boolean;
  approve: boolean;
  reprocess: boolean;
  submit: boolean;
  release: boolean;
  send: boolean;
  dismiss: boolean;
  delete: boolean;
};

export type LoadedReview = {
  review: Review;
  page: ShownPage | null;
  /** The page's words as they were read. */
  read: Page | null;
  draft: ReviewDraft;
  /** The document as it is saved. */
  saved: DocumentDetails;
  may: ReviewRights;
  /** Who works on it; null for a document that nobody claimed, or that cannot be edited. */
  claim: (DocumentClaim & { at: string }) | null;
  queue: ReviewQueue;
  /** How the model writes times. */
  times: { culture: string; timeZone: string };
};

type Opening = {
  /** Whether to look only, without saying that the person works on the document. */
  peek: boolean;
};

/** All that the review screen needs. The address says which page is looked at and which field is to be filled. */
export async function loadReview(
  context: TenantContext,
  documentId: string,
  query: URLSearchParams,
  { peek }: Opening,
): Promise<LoadedReview> {
  const [document, story, queue] = await Promise.all([
    getDocument(context, { documentId }),
    getStory(context, { documentId }),
    getReviewQueue(context, { documentId }),
  ]);
  const review = reviewOf(document, story);
  const [first] = review.fields;
  const number = Number(query.get("page")) || first?.place?.page || 1;
  const read = hasResult(document.status)
    ? await getPageWords(context, { documentId, page: Math.max(1, Math.trunc(number)) })
    : null;
  const active = query.get("field") ?? first?.key ?? "";
  const may = rightsOf(context, document);
  const held = may.edit && !peek ? await claimDocument(context, { documentId }) : null;
  const claim = held && { ...held, at: shownTime(held.since, document.culture, document.timeZone) };
  return {
    ...{ review, read, claim, queue },
    times: { culture: document.culture, timeZone: document.timeZone },
    page: shownPageOf(document, number, read),
    draft: freshDraft(document, active),
    saved: document,
    may: { ...may, edit: may.edit && claim?.mine !== false, approve: may.approve && claim?.mine !== false },
  };
}

const isSubmittable = (status: DocumentStatus, isTraining: boolean) =>
  statusWhenSubmitted(status) !== null && !(isTraining && isSettled(status));

function rightsOf(
  { actor, tenant }: TenantContext,
  { status, isTraining }: { status: DocumentStatus; isTraining: boolean },
): ReviewRights {
  const holds = (access: Access) =>
    isAllowed(actor, access) && (!isReadOnly(tenant) || worksWhileReadOnly(access));
  return {
    edit: holds("TenantModel.EditDocument") && mayMove(status, "userEdited"),
    approve:
      holds("TenantModel.ApproveDocument") && [...approvable, ...approvableWhenReviewed].includes(status),
    reprocess: holds("TenantModel.ReprocessDocument") && isEndState(status) && mayMove(status, "received"),
    delete: holds("TenantModel.DeleteDocument") && isEndState(status),
    dismiss: holds("TenantModel.EditDocument"),
    release: holds("TenantModel.ReleaseDocument") && isSettled(status),
    send: holds("TenantModel.SendDocument") && isSettled(status),
    submit: holds("TenantModel.SubmitForTraining") && isSubmittable(status, isTraining),
  };
}
