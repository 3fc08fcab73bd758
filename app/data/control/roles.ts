import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import type { Role } from "~/domain/people/role";
import { seededRolesOf } from "~/domain/permissions/seeded-roles";
import type { NewRow } from "../new-row";
import type { ControlDatabase } from "./control-database";
import { members, roles, tenants } from "./control-schema";
import type { TenantControl } from "./tenant-control";

/** The tenant's own roles and the one that every tenant has. */
const ofTenant = (tenantId: string) => or(eq(roles.tenantId, tenantId), isNull(roles.tenantId));

const columns = (tenantId: string) => ({
  id: roles.id,
  name: roles.name,
  permissions: roles.permissions,
  tenantId: roles.tenantId,
  members: sql<number>`(select count(*) from members m where m.role_id = roles.id and m.tenant_id = ${tenantId})`,
});

/** The roles that the tenant can give, by name; `systemAdminRole` too where it exists. */
export async function selectRoles(control: TenantControl): Promise<Role[]> {
  const rows = await control
    .select(columns(control.tenantId))
    .from(roles)
    .where(ofTenant(control.tenantId))
    .orderBy(asc(sql`${roles.name} collate nocase`), asc(roles.id));
  return rows.map(asRole);
}

/** The role with this id if the tenant has it, or null. */
export async function findRole(control: TenantControl, roleId: string): Promise<Role | null> {
  const row = await control
    .select(columns(control.tenantId))
    .from(roles)
    .where(and(eq(roles.id, roleId), ofTenant(control.tenantId)))
    .get();
  return row ? asRole(row) : null;
}

type RoleRow = Omit<Role, "builtIn"> & { tenantId: string | null };

const asRole = ({ tenantId, ...role }: RoleRow): Role => ({
  ...role,
  builtIn: tenantId === null || role.permissions.includes("*"),
});

/** The roles that a tenant starts with; nothing when the tenant was not made by a statement before. */
export const insertSeededRoles = (control: ControlDatabase, tenantId: string) =>
  control.insert(roles).select(
    sql`select json_extract(value, '$.id'), ${tenantId}, json_extract(value, '$.name'), json_extract(value, '$.permissions')
      from json_each(${JSON.stringify(seededRolesOf(tenantId))})
      where exists (select 1 from ${tenants} where ${tenants.id} = ${tenantId})`,
  );

export const insertRole = (control: TenantControl, row: NewRow<typeof roles>) =>
  control.insert(roles).values({ ...row, tenantId: control.tenantId });

/** Changes a role of the tenant's own; returns no row when there is none. */
export const updateRole = (
  control: TenantControl,
  { id, ...change }: { id: string; name: string; permissions: string[] },
) =>
  control
    .update(roles)
    .set(change)
    .where(and(eq(roles.id, id), eq(roles.tenantId, control.tenantId)))
    .returning({ id: roles.id });

/** Deletes a role that nobody holds; returns no row when someone does. */
export const deleteUnusedRole = (control: TenantControl, roleId: string) =>
  control
    .delete(roles)
    .where(
      and(
        eq(roles.id, roleId),
        eq(roles.tenantId, control.tenantId),
        sql`not exists (select 1 from ${members} where ${members.roleId} = ${roleId})`,
      ),
    )
    .returning({ id: roles.id });
