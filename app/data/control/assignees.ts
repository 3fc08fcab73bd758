import { asc, eq } from "drizzle-orm";
import { activePeople } from "./active-people";
import { members } from "./control-schema";
import type { TenantControl } from "./tenant-control";

const isPerson = eq(members.kind, "person");

/** People of a tenant who are active, by last name, with what decides what they may see and are written. At most `limit`. */
export const selectColleagues = (control: TenantControl, limit: number) =>
  activePeople(control, isPerson)
    .orderBy(asc(members.familyName), asc(members.givenName), asc(members.id))
    .limit(limit);

/** The same of one person, or null. */
export async function findColleague(control: TenantControl, userId: string) {
  return (await activePeople(control, isPerson, eq(members.userId, userId)).get()) ?? null;
}
