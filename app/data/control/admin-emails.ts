import { and, asc, eq } from "drizzle-orm";
import { userStatus } from "~/domain/accounts/person";
import { adminRole } from "~/domain/permissions/seeded-roles";
import { members } from "./control-schema";
import type { TenantControl } from "./tenant-control";

/** The addresses of a tenant's active administrators. */
export async function selectAdminEmails(control: TenantControl, limit: number): Promise<string[]> {
  const rows = await control
    .select({ email: members.email })
    .from(members)
    .where(
      and(
        eq(members.tenantId, control.tenantId),
        eq(members.roleId, adminRole),
        eq(members.status, userStatus.active),
      ),
    )
    .orderBy(asc(members.id))
    .limit(limit);
  return rows.flatMap(({ email }) => email ?? []);
}
