import { and, eq, inArray } from "drizzle-orm";
import type { ControlDatabase } from "./control-database";
import { apiKeys, members, users } from "./control-schema";
import type { TenantControl } from "./tenant-control";

/** Names by account id; of people who are gone there is none. */
export async function namesOfUsers(control: ControlDatabase, userIds: readonly string[]) {
  const rows = await control
    .select({ id: users.id, givenName: users.givenName, familyName: users.familyName, email: users.email })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ id, ...user }) => [id, user]));
}

/** Names of a tenant's keys by id. */
export async function namesOfKeys(control: TenantControl, keyIds: readonly string[]) {
  const rows = await control
    .select({ id: apiKeys.id, name: apiKeys.name })
    .from(apiKeys)
    .where(and(eq(apiKeys.tenantId, control.tenantId), inArray(apiKeys.id, [...keyIds])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The people of a tenant and its keys that the audit can be filtered by: account or key id, and name. At most 500 each. */
export async function selectAuditedActors(control: TenantControl) {
  const people = await control
    .select({ id: users.id, givenName: users.givenName, familyName: users.familyName })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.tenantId, control.tenantId))
    .orderBy(members.familyName, members.givenName)
    .limit(500);
  const keys = await control
    .select({ id: apiKeys.id, name: apiKeys.name })
    .from(apiKeys)
    .where(eq(apiKeys.tenantId, control.tenantId))
    .orderBy(apiKeys.id)
    .limit(500);
  return { people, keys };
}
