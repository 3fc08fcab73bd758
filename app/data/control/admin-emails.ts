import { and, asc, eq } from "drizzle-orm";
import { userStatus } from "~/domain/accounts/person";
import { adminRole } from "~/domain/permissions/seeded-roles";
import type { ControlDatabase } from "./control-database";
import { members } from "./control-schema";

/** The addresses of a tenant's active administrators. */
export async function selectAdminEmails(
  control: ControlDatabase,
  tenantId: string,
  limit: number,
): Promise<string[]> {
  const rows = await control
    .select({ email: members.email })
    .from(members)
    .where(
      and(
        eq(members.tenantId, tenantId),
        eq(members.roleId, adminRole),
        eq(members.status, userStatus.active),
      ),
    )
    .orderBy(asc(members.id))
    .limit(limit);
  return rows.flatMap(({ email }) => email ?? []);
}
