import { env } from "cloudflare:workers";
import { insertMember } from "~/data/control/members";
import { controlOf } from "~/data/control/tenant-control";
import { everything } from "~/domain/permissions/permission";
import { systemAdminRole } from "~/domain/permissions/seeded-roles";
import { masterTenantId } from "~/domain/tenants/master-tenant";
import { makeTenantContext } from "~/platform/context";
import { newIdentifier } from "~/platform/identifiers";
import { openTenant } from "~/platform/tenancy";
import { makeKey } from "./make-key";
import { makePerson } from "./make-person";

/** Someone who runs the service: a session, a context to act in, and an API key of the master tenant. */
export async function makeSystemAdmin() {
  const { person, token, visitor } = await makePerson();
  const memberId = newIdentifier();
  const { id, email, givenName, familyName } = person;
  await insertMember(controlOf(visitor.control, { tenantId: masterTenantId }), {
    id: memberId,
    userId: id,
    email,
    givenName,
    familyName,
    roleId: systemAdminRole,
    status: 1,
    createdAt: new Date(),
  });
  const actor = { kind: "person", id, permissions: [everything], isSystemAdmin: true } as const;
  const context = { ...visitor, actor };
  const home = await openTenant(env, visitor.control, masterTenantId);
  if (!home) throw new Error("there is no master tenant");
  const inMaster = makeTenantContext(context, home, env);
  const keyOf = (permissions: string[]) => makeKey(inMaster, { memberId, permissions });
  const { key } = await keyOf([everything]);
  return { context, inMaster, token, person, key, makeKey: keyOf };
}
