import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { deleteInvitation, deleteInvitationMails } from "~/data/control/user-changes";
import { AppError } from "~/domain/errors/app-error";
import { memberInput } from "~/domain/people/user-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireUser } from "./steps/require-user";

/**
 * Withdraws an open invitation: its link stops working, and the invited person's data is deleted. Throws `conflict`.
 */
export const withdrawInvitation = defineOperation({
  name: "users.withdraw-invitation",
  permission: "Users.Invite",
  input: memberInput,
  async run(context: TenantContext, { memberId }) {
    const { control } = context;
    const { email } = await requireUser(context, memberId);
    const [withdrawn] = await commit(control, [
      deleteInvitation(control, memberId),
      insertControlAuditIfChanged(control, auditOf(context, "users.withdraw-invitation", memberId)),
      deleteInvitationMails(control, email, memberId),
    ]);
    if (withdrawn.length === 0) throw new AppError("conflict", "people.problem.not-invited");
  },
});
