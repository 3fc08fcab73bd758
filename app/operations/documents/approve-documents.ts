import { approvable } from "~/domain/documents/approval";
import { documentIdsInput } from "~/domain/documents/bulk-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { approvalMove } from "./approval-move";
import { moveDocuments } from "./move-documents";

/** Approves several documents; answers what came of each. One that missed its confidence is a conflict. */
export const approveDocuments = defineOperation({
  name: "documents.approve-many",
  permission: "TenantModel.ApproveDocument",
  input: documentIdsInput,
  run: (context: TenantContext, input) =>
    moveDocuments(context, input, approvalMove(context, "documents.approve", approvable)),
});
