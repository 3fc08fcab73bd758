import { commit } from "~/data/commit";
import { deleteApiUserRow } from "~/data/control/api-users";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { endAccessOf } from "~/data/control/user-changes";
import { AppError } from "~/domain/errors/app-error";
import { apiUserInput } from "~/domain/keys/key-inputs";
import { mayGiveRole } from "~/domain/people/may-give-role";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireApiUser } from "./steps/require-api-user";

/** Deletes an API user; its keys stop working. The keys' names stay for the audit. */
export const deleteApiUser = defineOperation({
  name: "keys.delete-user",
  permission: "ApiKeys.Edit",
  input: apiUserInput,
  async run(context: TenantContext, { memberId }) {
    const { control } = context;
    const { name, roleId, permissions } = await requireApiUser(context, memberId);
    if (!mayGiveRole(context.actor, { id: roleId, permissions }))
      throw new AppError("forbidden", "people.problem.user-above");
    await commit(control, [
      deleteApiUserRow(control, memberId),
      insertControlAuditIfChanged(control, auditOf(context, "keys.delete-user", memberId, { name })),
      ...endAccessOf(control, { memberId, userId: null, at: context.now() }),
    ]);
  },
});
