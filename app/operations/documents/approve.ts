import { approvable } from "~/domain/documents/approval";
import { approveInput } from "~/domain/documents/bulk-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { approveOne } from "./steps/approve-one";

/**
 * Approves a document: its values are settled. Throws AppError `not-found`, `conflict` when its status does not allow it
 * (one that missed its confidence is approved as reviewed) or when it changed since `revision`, and NotReady, which names
 * what speaks against it, unless `force` is said.
 */
export const approveDocument = defineOperation({
  name: "documents.approve",
  permission: "TenantModel.ApproveDocument",
  input: approveInput,
  run: (context: TenantContext, asked) =>
    approveOne(context, asked, {
      operation: "documents.approve",
      from: approvable,
      settled: [],
      conflictKey: "documents.error.not-approvable",
    }),
});
