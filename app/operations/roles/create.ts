import { commit } from "~/data/commit";
import { insertControlAudit } from "~/data/control/control-audit";
import { insertRole } from "~/data/control/roles";
import { isUniqueViolation } from "~/data/is-unique-violation";
import { createRoleInput } from "~/domain/people/role-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { refuseEscalation, refuseRoleClash, roleNameTaken } from "./steps/role-rules";

/** Creates a role of at most the permissions that the caller holds. Returns its id. */
export const createRole = defineOperation({
  name: "roles.create",
  permission: "Roles.Edit",
  input: createRoleInput,
  async run(context: TenantContext, { name, permissions }) {
    const { control } = context;
    refuseEscalation(context, permissions);
    await refuseRoleClash(context, { id: null, name });
    const roleId = context.newId();
    await commit(control, [
      insertRole(control, { id: roleId, name, permissions }),
      insertControlAudit(control, auditOf(context, "roles.create", roleId, { name, permissions })),
    ]).catch((error: unknown) => {
      throw isUniqueViolation(error) ? roleNameTaken() : error;
    });
    return { roleId };
  },
});
