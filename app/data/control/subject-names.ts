import { and, eq, inArray } from "drizzle-orm";
import type { NamedSubject } from "~/domain/audit/subject-path";
import { bills } from "./billing-schema";
import { apiKeys, members, roles, tenants, users } from "./control-schema";
import type { TenantControl } from "./tenant-control";

type Named = Promise<Map<string, NamedSubject>>;

/** Names of accounts by id, each with its member in the tenant, if it has one there. */
export async function namesOfAccounts(control: TenantControl, ids: readonly string[]): Named {
  const rows = await control
    .select({ id: users.id, givenName: users.givenName, familyName: users.familyName, owner: members.id })
    .from(users)
    .leftJoin(members, and(eq(members.userId, users.id), eq(members.tenantId, control.tenantId)))
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, owner, ...name }) => [id, { name: wholeName(name), owner }]));
}

/** Names of a tenant's members by id: the account's, or that of an API user or an invitation. */
export async function namesOfMembers(control: TenantControl, ids: readonly string[]): Named {
  const rows = await control
    .select({
      id: members.id,
      givenName: members.givenName,
      familyName: members.familyName,
      accountId: members.userId,
    })
    .from(members)
    .where(and(eq(members.tenantId, control.tenantId), inArray(members.id, [...ids])));
  return new Map(rows.map(({ id, accountId, ...name }) => [id, { name: wholeName(name), accountId }]));
}

const wholeName = ({ givenName, familyName }: { givenName: string; familyName: string }) =>
  `${givenName} ${familyName}`.trim();

/** Names of a tenant's keys by id, each with its API user, if it has one. */
export async function namesOfApiKeys(control: TenantControl, ids: readonly string[]): Named {
  const rows = await control
    .select({ id: apiKeys.id, name: apiKeys.name, owner: apiKeys.memberId })
    .from(apiKeys)
    .where(and(eq(apiKeys.tenantId, control.tenantId), inArray(apiKeys.id, [...ids])));
  return new Map(rows.map(({ id, ...named }) => [id, named]));
}

/** Names of a tenant's own roles by id. */
export async function namesOfRoles(control: TenantControl, ids: readonly string[]): Named {
  const rows = await control
    .select({ id: roles.id, name: roles.name })
    .from(roles)
    .where(and(eq(roles.tenantId, control.tenantId), inArray(roles.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, { name }]));
}

/** The tenant's own name, if it is among these ids. */
export async function namesOfTenants(control: TenantControl, ids: readonly string[]): Named {
  const rows = await control
    .select({ id: tenants.id, name: tenants.name })
    .from(tenants)
    .where(and(eq(tenants.id, control.tenantId), inArray(tenants.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, { name }]));
}

/** Numbers of a tenant's bills by id. */
export async function numbersOfBills(control: TenantControl, ids: readonly string[]): Named {
  const rows = await control
    .select({ id: bills.id, number: bills.number })
    .from(bills)
    .where(and(eq(bills.tenantId, control.tenantId), inArray(bills.id, [...ids])));
  return new Map(rows.map(({ id, number }) => [id, { name: number }]));
}
