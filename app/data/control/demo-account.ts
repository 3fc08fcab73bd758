import { eq } from "drizzle-orm";
import { userStatus } from "~/domain/accounts/person";
import { demoAccount } from "~/domain/demo/demo-account";
import { everything } from "~/domain/permissions/permission";
import { adminRole } from "~/domain/permissions/seeded-roles";
import type { ControlDatabase } from "./control-database";
import { apiKeys, members, tenants, users } from "./control-schema";
import { insertSeededRoles } from "./roles";

/** Whether the demo's user exists already. */
export async function demoExists(control: ControlDatabase): Promise<boolean> {
  const row = await control
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, demoAccount.userId))
    .get();
  return row !== undefined;
}

/** The statements that make the demo's tenant and its admin. */
export const insertDemoAccount = (control: ControlDatabase, passwordHash: string, createdAt: Date) =>
  [
    control.insert(tenants).values({
      id: demoAccount.tenantId,
      slug: "demo",
      name: "Demo",
      foldedName: "demo",
      companyName: "Harbour & Hill Trading",
      addressLine1: "500 Example Avenue",
      city: "Portland",
      state: "OR",
      postalCode: "97201",
      countryCode: "US",
      dataCenter: "us",
      shardId: "us-1",
      intakeToken: "demo2paper3data4",
      createdAt,
    }),
    insertSeededRoles(control, demoAccount.tenantId),
    control.insert(users).values({
      id: demoAccount.userId,
      email: demoAccount.email,
      givenName: "Dana",
      familyName: "Demo",
      countryCode: "US",
      passwordHash,
      createdAt,
    }),
    control.insert(members).values({
      id: demoAccount.memberId,
      tenantId: demoAccount.tenantId,
      userId: demoAccount.userId,
      email: demoAccount.email,
      givenName: "Dana",
      familyName: "Demo",
      roleId: adminRole,
      status: userStatus.active,
      joinedAt: createdAt,
      createdAt,
    }),
  ] as const;

/** The statement that makes this key the demo's API key; it replaces the one before. */
export const putDemoKey = (control: ControlDatabase, keyHash: string, hint: string, createdAt: Date) =>
  control
    .insert(apiKeys)
    .values({
      id: "demo",
      tenantId: demoAccount.tenantId,
      name: "Demo",
      hint,
      keyHash,
      permissions: [everything],
      memberId: demoAccount.memberId,
      createdAt,
    })
    .onConflictDoUpdate({
      target: apiKeys.id,
      set: { keyHash, hint, memberId: demoAccount.memberId },
    });
