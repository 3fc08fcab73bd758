import { findRole } from "~/data/control/roles";
import { AppError } from "~/domain/errors/app-error";
import { mayGiveRole } from "~/domain/people/may-give-role";
import type { Role } from "~/domain/people/role";
import type { TenantContext } from "../../context";

/** A role that the actor may give to a user. Throws AppError `invalid` or `forbidden`, both at the field `roleId`. */
export async function requireGrantableRole(context: TenantContext, roleId: string): Promise<Role> {
  const role = await findRole(context.control, roleId);
  if (!role) throw new AppError("invalid", "people.problem.role", { field: "roleId" });
  if (!mayGiveRole(context.actor, role))
    throw new AppError("forbidden", "people.problem.role-above", { field: "roleId" });
  return role;
}

/** A role that the actor may change. Throws AppError `not-found`, `forbidden`, or `conflict` when it is built in. */
export async function requireEditableRole(context: TenantContext, roleId: string): Promise<Role> {
  const role = await findRole(context.control, roleId);
  if (!role) throw new AppError("not-found", "people.problem.no-such-role");
  if (role.builtIn) throw new AppError("conflict", "people.problem.role-built-in");
  if (!mayGiveRole(context.actor, role)) throw new AppError("forbidden", "people.problem.role-above-own");
  return role;
}
