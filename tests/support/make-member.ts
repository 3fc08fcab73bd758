import { insertMember } from "~/data/control/members";
import { userStatus } from "~/domain/accounts/person";
import { adminRole } from "~/domain/permissions/seeded-roles";
import type { TenantContext } from "~/operations/context";
import { newIdentifier } from "~/platform/identifiers";

type Member = Parameters<typeof insertMember>[1];

/** A member of the tenant, active and with the admin's role unless `over` says otherwise. Answers the row. */
export async function makeMember({ control }: TenantContext, over: Partial<Member> = {}) {
  const id = newIdentifier();
  const row: Member = {
    id,
    email: `member-${id}@example.com`,
    givenName: "Mei",
    familyName: "Tan",
    roleId: adminRole,
    status: userStatus.active,
    createdAt: new Date(),
    ...over,
  };
  await insertMember(control, row);
  return row;
}
