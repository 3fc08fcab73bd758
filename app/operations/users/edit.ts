import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { renameAccountOf, updateUser } from "~/data/control/user-changes";
import { AppError } from "~/domain/errors/app-error";
import { editUserInput } from "~/domain/people/user-inputs";
import { adminRole } from "~/domain/permissions/seeded-roles";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireGrantableRole } from "../roles/steps/require-role";
import { requireLesserUser } from "./steps/require-user";

/** Changes name, role and features of a user; the e-mail stays. An administrator has every feature. */
export const editUser = defineOperation({
  name: "users.edit",
  permission: "Users.Edit",
  input: editUserInput,
  async run(context: TenantContext, { memberId, features: chosen, ...change }) {
    const { control } = context;
    const before = await requireLesserUser(context, memberId);
    await requireGrantableRole(context, change.roleId);
    const features = change.roleId === adminRole ? null : chosen === undefined ? before.features : chosen;
    const { givenName, familyName, roleId } = change;
    const detail = { roleId, features, formerRoleId: before.roleId };
    const [changed] = await commit(control, [
      updateUser(control, memberId, { ...change, features }),
      insertControlAuditIfChanged(control, auditOf(context, "users.edit", memberId, detail)),
      renameAccountOf(control, memberId, { givenName, familyName }),
    ]);
    if (changed.length === 0)
      throw new AppError("conflict", "people.problem.last-admin", { field: "roleId" });
  },
});
