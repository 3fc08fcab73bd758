import type { Page } from "@fieldwise/engine/reading";
import { pageViewStateOf } from "~/components/documents/page-view-state";
import type { Review, ShownPage } from "~/components/documents/review";
import { approvable, approvableWhenReviewed, undoableApprovalsSince } from "~/domain/documents/approval";
import type { DocumentDetails } from "~/domain/documents/document-details";
import type { DocumentClaim } from "~/domain/documents/document-history";
import type { TrainingState } from "~/domain/documents/document-summary";
import { isOpen } from "~/domain/documents/handling";
import type { ReviewQueue } from "~/domain/documents/review-queue";
import { pageOfRow, type RowWindow } from "~/domain/documents/row-chunks";
import { shownTime } from "~/domain/documents/shown-time";
import {
  type DocumentStatus,
  hasResult,
  isEndState,
  isSettled,
  mayChangeModel,
  mayMove,
  statusWhenSubmitted,
} from "~/domain/documents/status";
import { type Access, isAllowed } from "~/domain/permissions/actor";
import { freshDraft } from "~/domain/review/fresh-draft";
import { type ReviewDraft, rowsOnPage } from "~/domain/review/review-draft";
import { isReadOnly, worksWhileReadOnly } from "~/domain/tenants/is-read-only";
import type { TenantContext } from "~/operations/context";
import { getDocument } from "~/operations/documents/get";
import { getPageWords } from "~/operations/documents/get-page-words";
import { getReviewQueue } from "~/operations/documents/get-review-queue";
import { getHistory } from "~/operations/documents/get-story";
import { reviewOf, shownPageOf } from "./review-of";

/** What the person may do with the document as it stands. */
export type ReviewRights = {
  edit: boolean;
  approve: boolean;
  takeBack: boolean;
  reprocess: boolean;
  /** Whether what could not be read can be typed. */
  type: boolean;
  submit: boolean;
  release: boolean;
  send: boolean;
  dismiss: boolean;
  delete: boolean;
  move: boolean;
  /** Whether someone may reject it, and undo that. */
  reject: boolean;
  /** Whether it can be rejected, postponed or given to a colleague. */
  handle: boolean;
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

/**
 * All that the review screen needs. The address says which page is looked at and which field is to be filled; `rows` are the
 * rows of a long table to take, else the page of them that the address names.
 */
export async function loadReview(
  context: TenantContext,
  documentId: string,
  query: URLSearchParams,
  rows: RowWindow = rowsAskedFor(query),
): Promise<LoadedReview> {
  const [document, story, queue] = await Promise.all([
    getDocument(context, { documentId, rows }),
    getHistory(context, { documentId }),
    getReviewQueue(context, { documentId, ready: pageViewStateOf(query).ready }),
  ]);
  const review = reviewOf(document, story);
  const [first] = review.fields;
  const [row] = query.has("rows") ? document.lineItems : [];
  const number = Number(query.get("page")) || (row && pageOfRow(row)) || first?.place?.page || 1;
  const read = hasResult(document.status)
    ? await getPageWords(context, { documentId, page: Math.max(1, Math.trunc(number)) })
    : null;
  const active = query.get("field") ?? first?.key ?? "";
  const may = rightsOf(context, document);
  const held = may.edit ? story.claim : null;
  const claim = held && { ...held, at: shownTime(held.since, document.culture, document.timeZone) };
  return {
    review,
    read,
    claim,
    queue,
    times: { culture: document.culture, timeZone: document.timeZone },
    page: shownPageOf(document, number, read),
    draft: freshDraft(document, active),
    saved: document,
    may: { ...may, edit: may.edit && claim?.mine !== false, approve: may.approve && claim?.mine !== false },
  };
}

const rowsAskedFor = (query: URLSearchParams) => ({
  first: (pageViewStateOf(query).rows - 1) * rowsOnPage,
  count: rowsOnPage,
});

const isSubmittable = (status: DocumentStatus, training: TrainingState | null) =>
  statusWhenSubmitted(status) !== null && !(training && isSettled(status));

function rightsOf(
  { actor, tenant, now }: TenantContext,
  { status, training, approvedAt }: Pick<DocumentDetails, "status" | "training" | "approvedAt">,
): ReviewRights {
  const holds = (access: Access) =>
    isAllowed(actor, access) && (!isReadOnly(tenant) || worksWhileReadOnly(access));
  return {
    edit: holds("TenantModel.EditDocument") && mayMove(status, "userEdited"),
    approve:
      holds("TenantModel.ApproveDocument") && [...approvable, ...approvableWhenReviewed].includes(status),
    takeBack:
      holds("TenantModel.ApproveDocument") &&
      status === "approved" &&
      approvedAt !== null &&
      approvedAt >= undoableApprovalsSince(now()),
    reprocess: holds("TenantModel.ReprocessDocument") && isEndState(status) && mayMove(status, "received"),
    type: holds("TenantModel.EditDocument") && status === "error",
    delete: holds("TenantModel.DeleteDocument") && isEndState(status),
    move:
      holds("TenantModel.DeleteDocument") &&
      holds("TenantModel.UploadDocument") &&
      mayChangeModel(status) &&
      training === null,
    dismiss: holds("TenantModel.EditDocument"),
    reject: holds("TenantModel.ApproveDocument"),
    handle: holds("TenantModel.EditDocument") && isOpen(status),
    release: holds("TenantModel.ReleaseDocument") && isSettled(status),
    send: holds("TenantModel.SendDocument") && isSettled(status),
    submit: holds("TenantModel.SubmitForTraining") && isSubmittable(status, training),
  };
}
