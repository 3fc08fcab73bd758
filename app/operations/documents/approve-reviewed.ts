import { approvableWhenReviewed, concernsResolvedByReview } from "~/domain/documents/approval";
import { approveInput } from "~/domain/documents/bulk-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { approveOne } from "./steps/approve-one";

/**
 * Approves a document that missed its confidence, or was edited, because a person looked at it. Throws AppError `not-found`,
 * `conflict` when there was nothing to review or it changed since `revision`, and NotReady when more than its score speaks
 * against it, unless `force` is said.
 */
export const approveReviewed = defineOperation({
  name: "documents.approve-reviewed",
  permission: "TenantModel.ApproveDocument",
  input: approveInput,
  run: (context: TenantContext, asked) =>
    approveOne(context, asked, {
      operation: "documents.approve-reviewed",
      from: approvableWhenReviewed,
      settled: concernsResolvedByReview,
      conflictKey: "documents.error.not-reviewed",
    }),
});
