import type { Permission } from "./permission";

/** The role that may do everything in its tenant; nobody can edit or delete it. */
export const adminRole = "admin";

/** The role of the people who run the service: it exists in the master tenant alone. */
export const systemAdminRole = "system-admin";

/** What the specification's browser recognises roles by: no tenant may give these names to a role of its own. */
export const reservedRoleNames = ["admin", "systemadmin"];

/** The role of a user who is invited without one being named. */
export const assistantRoleOf = (tenant: { id: string }) => `assistant-${tenant.id}`;

/** The roles that every tenant starts with, and may edit or delete. */
export const seededRolesOf = (tenantId: string) => [
  { id: assistantRoleOf({ id: tenantId }), tenantId, name: "Assistant", permissions: [...assistant] },
  {
    id: `edit-permissions-${tenantId}`,
    tenantId,
    name: "Edit Permissions",
    permissions: [...editPermissions],
  },
];

const assistant: readonly Permission[] = ["Users.List"];
const editPermissions: readonly Permission[] = [
  ...(["Roles", "Roles.Edit", "Users.List", "Users.Edit"] as const),
  ...(["TenantModel.ViewModel", "TenantModel.EditModel"] as const),
];
