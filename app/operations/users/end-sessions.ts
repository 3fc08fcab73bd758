import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { revokeSessionsOfMember } from "~/data/control/sessions";
import { userStatus } from "~/domain/accounts/person";
import { AppError } from "~/domain/errors/app-error";
import { memberInput } from "~/domain/people/user-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireLesserUser } from "./steps/require-user";

/**
 * Ends every session of an active user at once: the user stays active and can sign in again, keys keep working. Nothing is
 * changed and nothing audited when none is left. Throws AppError `conflict` when the user is not active.
 */
export const endUserSessions = defineOperation({
  name: "users.end-sessions",
  permission: "Users.Edit",
  input: memberInput,
  async run(context: TenantContext, { memberId }) {
    const { control } = context;
    const { status } = await requireLesserUser(context, memberId);
    if (status !== userStatus.active) throw new AppError("conflict", "people.problem.not-active");
    await commit(control, [
      revokeSessionsOfMember(control, memberId, context.now()),
      insertControlAuditIfChanged(control, auditOf(context, "users.end-sessions", memberId)),
    ]);
  },
});
