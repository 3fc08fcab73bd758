import { insertMemberOnce } from "~/data/control/members";
import { insertRole, selectRoles, updateRole } from "~/data/control/roles";
import type { TenantRestore } from "~/data/control/tenant-restores";
import { userStatus } from "~/domain/accounts/person";
import { invitationLifetime } from "~/domain/people/invitation";
import type { Role } from "~/domain/people/role";
import { permissions } from "~/domain/permissions/permission";
import {
  adminRole,
  assistantRoleOf,
  reservedRoleNames,
  systemAdminRole,
} from "~/domain/permissions/seeded-roles";
import { restoreLimits } from "~/domain/tenants/restore";
import { restoredPeople, restoredRoles } from "~/domain/tenants/restore-inputs";
import { keyOfTenant } from "../../of-tenant";
import { type ArchivedFile, DamagedArchive, jsonOf } from "./read-archive";
import type { RestoringContext } from "./restore-context";

type Entry = {
  restore: TenantRestore;
  key: string;
  directory: readonly ArchivedFile[];
  file: ArchivedFile;
};

/**
 * Restores the roles, and invites the people who were invited or active. No mail goes out: whoever manages users sends it. API
 * users come back with their keys, which nobody can restore. Returns how many were invited.
 */
export async function restorePeople(context: RestoringContext, entry: Entry): Promise<number> {
  const roles = await restoreRoles(context, entry);
  const json = await jsonOf(context.files, entry.key, entry.file, restoreLimits.rowsBytes);
  const parsed = restoredPeople.safeParse(json);
  if (!parsed.success || parsed.data.length > restoreLimits.people)
    throw new DamagedArchive("users.json holds no people");
  const people = parsed.data.filter(
    ({ kind, email, userStatus: status }) =>
      kind === "person" && email !== null && status !== userStatus.removed,
  );
  for (const person of people) {
    const roleId = roles.get(person.role) ?? assistantRoleOf(context.tenant);
    const at = context.now();
    await insertMemberOnce(context.control, {
      id: await idOf(context, person.userId),
      kind: "person",
      email: person.email?.toLowerCase() ?? null,
      givenName: person.firstName,
      familyName: person.lastName,
      roleId,
      features: roleId === adminRole ? null : person.features,
      status: userStatus.invited,
      invitedAt: at,
      invitationExpiresAt: new Date(at.getTime() + invitationLifetime),
      createdAt: at,
    });
  }
  return people.length;
}

/** The roles by their name, those of the export among them; a built-in one stays as it is. */
async function restoreRoles(context: RestoringContext, entry: Entry): Promise<Map<string, string>> {
  const { control, files } = context;
  const file = entry.directory.find(({ name }) => name === "roles.json");
  const json = file ? await jsonOf(files, entry.key, file, restoreLimits.rowsBytes) : [];
  const parsed = restoredRoles.safeParse(json);
  if (!parsed.success || parsed.data.length > restoreLimits.roles)
    throw new DamagedArchive("roles.json holds no roles");
  // The role of those who run the service is nobody's to give, whatever an archive calls it.
  const own = (await selectRoles(control)).filter(({ id }) => id !== systemAdminRole);
  const known = new Map(own.map((role): [string, Role] => [role.name, role]));
  const byName = new Map([...known].map(([name, { id }]) => [name, id]));
  for (const role of parsed.data) {
    if (reservedRoleNames.includes(role.name.toLowerCase())) continue;
    const held = permissions.filter((permission) => role.permissions.includes(permission));
    const same = known.get(role.name);
    const id = same?.id ?? (await idOf(context, role.roleId));
    if (!same) await insertRole(control, { id, name: role.name, permissions: held }).onConflictDoNothing();
    else if (!same.builtIn) await updateRole(control, { id, name: role.name, permissions: held });
    byName.set(role.name, id);
  }
  return byName;
}

/** The same id however often it is asked for. */
async function idOf(context: RestoringContext, old: string): Promise<string> {
  const digest = await context.secrets.digest(keyOfTenant(context, "restored", old));
  return digest.slice(0, 32);
}
