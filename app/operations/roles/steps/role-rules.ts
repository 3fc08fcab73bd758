import { selectRoles } from "~/data/control/roles";
import { AppError } from "~/domain/errors/app-error";
import { mayGrant } from "~/domain/people/may-grant";
import { maxRoles } from "~/domain/people/role";
import { foldRoleName } from "~/domain/people/role-inputs";
import { permissionsOf } from "~/domain/permissions/permissions-of";
import type { TenantContext } from "../../context";

/** Refuses permissions that the actor does not hold: they are not the actor's to give. */
export function refuseEscalation({ actor }: TenantContext, permissions: readonly string[]): void {
  if (!mayGrant(permissionsOf(actor), permissions))
    throw new AppError("forbidden", "people.problem.permission-above", { field: "permissions" });
}

/** Refuses a name that another role of the tenant has, and a role beyond the most that a tenant can have. */
export async function refuseRoleClash(
  { control }: TenantContext,
  role: { id: string | null; name: string },
): Promise<void> {
  const roles = await selectRoles(control);
  if (roles.some(({ id, name }) => id !== role.id && foldRoleName(name) === foldRoleName(role.name)))
    throw roleNameTaken();
  if (role.id === null && roles.length >= maxRoles)
    throw new AppError("conflict", "people.problem.too-many-roles", { values: { most: maxRoles } });
}

export const roleNameTaken = () =>
  new AppError("conflict", "people.problem.role-name-taken", { field: "name" });
