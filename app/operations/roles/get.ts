import { findRole } from "~/data/control/roles";
import { AppError } from "~/domain/errors/app-error";
import { roleInput } from "~/domain/people/role-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** One role of the tenant. Throws AppError `not-found`. */
export const getRole = defineOperation({
  name: "roles.get",
  permission: "Roles",
  input: roleInput,
  async run({ control }: TenantContext, { roleId }) {
    const role = await findRole(control, roleId);
    if (!role) throw new AppError("not-found", "people.problem.no-such-role");
    return role;
  },
});
