import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { updateRole } from "~/data/control/roles";
import { isUniqueViolation } from "~/data/is-unique-violation";
import { editRoleInput } from "~/domain/people/role-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireEditableRole } from "./steps/require-role";
import { refuseEscalation, refuseRoleClash, roleNameTaken } from "./steps/role-rules";

/** Changes name and permissions of a role; whoever holds it may do the rest from the next request on. */
export const editRole = defineOperation({
  name: "roles.edit",
  permission: "Roles.Edit",
  input: editRoleInput,
  async run(context: TenantContext, { roleId, name, permissions }) {
    const { control } = context;
    const before = await requireEditableRole(context, roleId);
    refuseEscalation(context, permissions);
    await refuseRoleClash(context, { id: roleId, name });
    const detail = {
      name,
      added: permissions.filter((permission) => !before.permissions.includes(permission)),
      taken: before.permissions.filter((permission) => !permissions.some((kept) => kept === permission)),
    };
    await commit(control, [
      updateRole(control, { id: roleId, name, permissions }),
      insertControlAuditIfChanged(control, auditOf(context, "roles.edit", roleId, detail)),
    ]).catch((error: unknown) => {
      throw isUniqueViolation(error) ? roleNameTaken() : error;
    });
  },
});
