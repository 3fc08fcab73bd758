import { and, eq, inArray } from "drizzle-orm";
import { bills } from "./billing-schema";
import { members, roles, tenants } from "./control-schema";
import type { TenantControl } from "./tenant-control";

/** Names of a tenant's members by id: the account's, or that of an API user or an invitation. */
export async function namesOfMembers(control: TenantControl, ids: readonly string[]) {
  const rows = await control
    .select({ id: members.id, givenName: members.givenName, familyName: members.familyName })
    .from(members)
    .where(and(eq(members.tenantId, control.tenantId), inArray(members.id, [...ids])));
  return new Map(rows.map(({ id, givenName, familyName }) => [id, `${givenName} ${familyName}`.trim()]));
}

/** Names of a tenant's own roles by id. */
export async function namesOfRoles(control: TenantControl, ids: readonly string[]) {
  const rows = await control
    .select({ id: roles.id, name: roles.name })
    .from(roles)
    .where(and(eq(roles.tenantId, control.tenantId), inArray(roles.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The tenant's own name, if it is among these ids. */
export async function namesOfTenants(control: TenantControl, ids: readonly string[]) {
  const rows = await control
    .select({ id: tenants.id, name: tenants.name })
    .from(tenants)
    .where(and(eq(tenants.id, control.tenantId), inArray(tenants.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Numbers of a tenant's bills by id. */
export async function numbersOfBills(control: TenantControl, ids: readonly string[]) {
  const rows = await control
    .select({ id: bills.id, number: bills.number })
    .from(bills)
    .where(and(eq(bills.tenantId, control.tenantId), inArray(bills.id, [...ids])));
  return new Map(rows.map(({ id, number }) => [id, number]));
}
