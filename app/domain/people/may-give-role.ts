import { type Actor, isAllowed } from "../permissions/actor";
import { permissionsOf } from "../permissions/permissions-of";
import { systemAdminRole } from "../permissions/seeded-roles";
import { mayGrant } from "./may-grant";

/**
 * Whether the actor may give this role to a user, take it away, or change a user who holds it. What system administrators
 * may do is more than all permissions of their tenant, so that theirs is for themselves to give.
 */
export function mayGiveRole(actor: Actor, role: { id: string; permissions: readonly string[] }): boolean {
  const isAbove = role.id === systemAdminRole && !isAllowed(actor, "system-admin");
  return !isAbove && mayGrant(permissionsOf(actor), role.permissions);
}
