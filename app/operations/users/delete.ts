import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import {
  deleteAccountOf,
  deleteInvitationMails,
  deleteUserRow,
  endAccessOf,
  forgetRecipient,
} from "~/data/control/user-changes";
import { clearAssignments } from "~/data/shard/document-handling";
import { AppError } from "~/domain/errors/app-error";
import { memberInput } from "~/domain/people/user-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireLesserUser } from "./steps/require-user";

/**
 * Deletes a user for good, with the account and all that is kept of the person, unless another tenant knows the account as
 * well. The audit keeps ids only. The last administrator cannot be deleted.
 */
export const deleteUser = defineOperation({
  name: "users.delete",
  permission: "Users.Delete",
  input: memberInput,
  async run(context: TenantContext, { memberId }) {
    const { control } = context;
    const { userId, email } = await requireLesserUser(context, memberId);
    const [deleted] = await commit(control, [
      deleteUserRow(control, memberId),
      insertControlAuditIfChanged(control, auditOf(context, "users.delete", memberId, { userId })),
      ...endAccessOf(control, { memberId, userId, at: context.now() }),
      deleteInvitationMails(control, email, memberId),
      forgetRecipient(control, { memberId, email }),
      ...(userId ? deleteAccountOf(control, { memberId, userId, email }) : []),
    ]);
    if (deleted.length === 0) throw new AppError("conflict", "people.problem.last-admin");
    if (userId) await clearAssignments(context.shard, userId);
  },
});
