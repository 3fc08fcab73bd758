import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { deleteUnusedRole, findRole } from "~/data/control/roles";
import { AppError } from "~/domain/errors/app-error";
import { roleInput } from "~/domain/people/role-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireEditableRole } from "./steps/require-role";

/** Deletes a role that nobody holds. Throws AppError `conflict` with the number of users who do. */
export const deleteRole = defineOperation({
  name: "roles.delete",
  permission: "Roles.Edit",
  input: roleInput,
  async run(context: TenantContext, { roleId }) {
    const { control } = context;
    const { name } = await requireEditableRole(context, roleId);
    const [deleted] = await commit(control, [
      deleteUnusedRole(control, roleId),
      insertControlAuditIfChanged(control, auditOf(context, "roles.delete", roleId, { name })),
    ]);
    if (deleted.length > 0) return;
    const count = (await findRole(control, roleId))?.members ?? 0;
    throw new AppError("conflict", "people.problem.role-in-use", { values: { count } });
  },
});
