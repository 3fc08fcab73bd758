import type { DocumentStatus } from "~/domain/documents/status";
import { type SettledStatus, updateResultInput } from "~/domain/documents/update-result-input";
import type { Access, Actor } from "~/domain/permissions/actor";
import type { TenantContext } from "../context";
import { defineOperation, requireAccess } from "../define-operation";
import { type SavedCorrections, saveCorrected } from "./steps/save-corrected";
import { statusChangeOf } from "./steps/settlement";

/**
 * Saves corrections and gives the document the requested status: approved, submitted, or in another status that may follow,
 * with the confidence that is named. All of it or nothing. Approving and submitting ask for their own permissions. Throws
 * what saving throws, AppError `conflict` when the status cannot follow, and NotReady when it is to be approved, something
 * speaks against that, and `force` is not said.
 */
export const updateResult = defineOperation({
  name: "documents.update-result",
  permission: "TenantModel.EditDocument",
  input: updateResultInput,
  async run(
    context: TenantContext,
    { status, confidence, remark, force, ...wanted },
  ): Promise<SavedCorrections> {
    requireStatusAccess(context.actor, status);
    return saveCorrected(context, wanted, (document) =>
      statusChangeOf(context, document, { status, confidence, remark, force, reviewed: false }),
    );
  },
});

const accessTo: Partial<Record<DocumentStatus, Access>> = {
  approved: "TenantModel.ApproveDocument",
  submitted: "TenantModel.SubmitForTraining",
};

/** Throws AppError `forbidden` when someone who may edit a document may not bring it to this status. */
export function requireStatusAccess(actor: Actor, status: SettledStatus | undefined): void {
  const access = status && accessTo[status];
  if (access) requireAccess(actor, access);
}
