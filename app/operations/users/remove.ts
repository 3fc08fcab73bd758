import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { endAccessOf, markUserRemoved } from "~/data/control/user-changes";
import { clearAssignments } from "~/data/shard/document-handling";
import { userStatus } from "~/domain/accounts/person";
import { AppError } from "~/domain/errors/app-error";
import { memberInput } from "~/domain/people/user-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireLesserUser } from "./steps/require-user";

/** Sets an active user removed: sessions and keys end at once, the data stays, and documents that were given to the user are nobody's again. The last administrator cannot go. */
export const removeUser = defineOperation({
  name: "users.remove",
  permission: "Users.Edit",
  input: memberInput,
  async run(context: TenantContext, { memberId }) {
    const { control } = context;
    const { userId, status } = await requireLesserUser(context, memberId);
    if (status !== userStatus.active) throw new AppError("conflict", "people.problem.not-active");
    const at = context.now();
    const [removed] = await commit(control, [
      markUserRemoved(control, memberId, at),
      insertControlAuditIfChanged(control, auditOf(context, "users.remove", memberId)),
      ...endAccessOf(control, { memberId, userId, at }),
    ]);
    if (removed.length === 0) throw new AppError("conflict", "people.problem.last-admin");
    if (userId) await clearAssignments(context.shard, userId);
  },
});
