import { userStatus } from "~/domain/accounts/person";
import { demoAdministrator } from "~/domain/demo/demo-administrator";
import { systemAdminRole } from "~/domain/permissions/seeded-roles";
import { masterTenantId } from "~/domain/tenants/master-tenant";
import type { ControlDatabase } from "./control-database";
import { members, users } from "./control-schema";

const { userId, memberId, email } = demoAdministrator;
const names = { givenName: "Sam", familyName: "Keeper" };

/** The statements that make a system administrator of the master tenant. Repeating them changes nothing. */
export const putDemoAdministrator = (control: ControlDatabase, passwordHash: string, createdAt: Date) =>
  [
    control
      .insert(users)
      .values({ id: userId, email, ...names, countryCode: "IN", passwordHash, createdAt })
      .onConflictDoNothing(),
    control
      .insert(members)
      .values({
        id: memberId,
        tenantId: masterTenantId,
        userId,
        email,
        ...names,
        createdAt,
        roleId: systemAdminRole,
        status: userStatus.active,
        joinedAt: createdAt,
      })
      .onConflictDoNothing(),
  ] as const;
