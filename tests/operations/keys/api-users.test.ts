import { auditRowsOf } from "@tests/support/audit-rows";
import { makeKey } from "@tests/support/make-key";
import { makeMember } from "@tests/support/make-member";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { describe, expect, it } from "vitest";
import type { Permission } from "~/domain/permissions/permission";
import { assistantRoleOf, systemAdminRole } from "~/domain/permissions/seeded-roles";
import type { TenantContext } from "~/operations/context";
import { createKey } from "~/operations/keys/create";
import { createApiUser } from "~/operations/keys/create-user";
import { deleteApiUser } from "~/operations/keys/delete-user";
import { findKey } from "~/operations/keys/find";
import { getApiUser } from "~/operations/keys/get-user";
import { listApiUsers } from "~/operations/keys/list-users";
import { revokeKey } from "~/operations/keys/revoke";
import { createRole } from "~/operations/roles/create";
import { editRole } from "~/operations/roles/edit";

const day = 24 * 60 * 60 * 1000;

/** An API user whose role holds these permissions, with a key of all of them. */
async function apiUserWith(context: TenantContext, permissions: Permission[]) {
  const { roleId } = await createRole(context, { name: crypto.randomUUID(), permissions });
  const { memberId } = await createApiUser(context, { name: "Nightly upload", roleId });
  const { key, keyId } = await createKey(context, {
    memberId,
    name: "Server 1",
    permissions,
    lifetime: "30",
  });
  return { roleId, memberId, key, keyId };
}

describe("a key of an API user", () => {
  it("is shown once, opens what was ticked, and names itself in the audit", async () => {
    const context = await makeTenant();
    const { roleId } = await createRole(context, { name: "Up", permissions: ["Roles", "Users.List"] });
    const { memberId } = await createApiUser(context, { name: "Nightly upload", roleId });
    const asked = {
      memberId,
      name: "Server 1",
      permissions: ["Users.List" as const],
      lifetime: "90" as const,
    };
    const { key, keyId } = await createKey(context, asked);
    expect(await findKey(context, { key })).toMatchObject({ id: keyId, permissions: ["Users.List"] });
    const { keys, openKeys } = await getApiUser(context, { memberId });
    expect([keys.length, openKeys]).toEqual([1, 1]);
    expect(keys[0]).toMatchObject({ name: "Server 1", hint: key.slice(0, 8), lastUsedAt: null });
    expect(Math.round((Number(keys[0]?.expiresAt) - Date.now()) / day)).toBe(90);
    expect(JSON.stringify(keys)).not.toContain(key);
    expect(await auditRowsOf(keyId)).toMatchObject([
      { operation: "keys.create", detail: { name: "Server 1" } },
    ]);
  });

  it.each(["the user's", "the creator's"])("allows no more than %s permissions", async (whose) => {
    const context = await makeTenant();
    const roleId = assistantRoleOf(context.tenant);
    const { memberId } = await createApiUser(context, { name: "Reader", roleId });
    const creator = asActor(context, { kind: "person", id: "p", permissions: ["ApiKeys.Edit"] });
    const [by, permission] =
      whose === "the user's" ? [context, "Roles" as const] : [creator, "Users.List" as const];
    const call = createKey(by, { memberId, name: "K", permissions: [permission], lifetime: "" });
    await expect(call).rejects.toMatchObject({
      code: "forbidden",
      messageKey: "keys.problem.permission-above",
    });
  });

  it("loses what its user loses, from the next request on", async () => {
    const context = await makeTenant();
    const { roleId, key } = await apiUserWith(context, ["Roles", "Users.List"]);
    await editRole(context, { roleId, name: "Less", permissions: ["Roles", "Audit"] });
    expect(await findKey(context, { key })).toMatchObject({ permissions: ["Roles"] });
  });

  it("dies with its user", async () => {
    const context = await makeTenant();
    const { memberId, key } = await apiUserWith(context, ["Roles"]);
    await deleteApiUser(context, { memberId });
    expect(await findKey(context, { key })).toBeNull();
    expect(await listApiUsers(context, {})).toEqual([]);
  });

  it("dies when it is revoked, and revoking twice is no mistake", async () => {
    const context = await makeTenant();
    const { memberId, key, keyId } = await apiUserWith(context, ["Roles"]);
    await revokeKey(context, { memberId, keyId });
    await revokeKey(context, { memberId, keyId });
    expect(await findKey(context, { key })).toBeNull();
    expect((await auditRowsOf(keyId)).map(({ operation }) => operation)).toEqual([
      "keys.create",
      "keys.revoke",
    ]);
  });

  it("dies when its time is over", async () => {
    const context = await makeTenant();
    const { key } = await apiUserWith(context, ["Roles"]);
    const later = (days: number) => ({ ...context, now: () => new Date(Date.now() + days * day) });
    expect(await findKey(later(29), { key })).not.toBeNull();
    expect(await findKey(later(31), { key })).toBeNull();
  });

  it("opens nothing for a user who is not there, is removed, or is of another tenant", async () => {
    const context = await makeTenant();
    const removed = await makeMember(context, { status: -1 });
    const elsewhere = await makeMember(await makeTenant());
    for (const memberId of ["nobody", removed.id, elsewhere.id]) {
      const { key } = await makeKey(context, { memberId });
      expect(await findKey(context, { key })).toBeNull();
    }
  });

  it("can use of the role only what the user's features let through", async () => {
    const context = await makeTenant();
    const { id } = await makeMember(context, { features: ["reports"] });
    const { key } = await makeKey(context, { memberId: id });
    expect(await findKey(context, { key })).toMatchObject({ permissions: ["Reports", "Reports.Send"] });
  });

  it("can be one of at most twenty", async () => {
    const context = await makeTenant();
    const { memberId } = await apiUserWith(context, ["Roles"]);
    for (let count = 1; count < 20; count += 1) await makeKey(context, { memberId });
    const asked = { memberId, name: "One more", permissions: ["Roles" as const], lifetime: "" as const };
    await expect(createKey(context, asked)).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("an API user", () => {
  it("gets no role that allows more than its maker's", async () => {
    const context = await makeTenant();
    const maker = asActor(context, { kind: "person", id: "p", permissions: ["ApiKeys.Edit", "Users.List"] });
    const call = createApiUser(maker, { name: "Mighty", roleId: "admin" });
    await expect(call).rejects.toMatchObject({ code: "forbidden", field: "roleId" });
    const roleId = assistantRoleOf(context.tenant);
    await expect(createApiUser(maker, { name: "Meek", roleId })).resolves.toBeTruthy();
  });

  it("outside the master tenant cannot be a system administrator", async () => {
    const call = createApiUser(await makeTenant(), { name: "Mighty", roleId: systemAdminRole });
    await expect(call).rejects.toMatchObject({ code: "invalid", field: "roleId" });
  });

  it("of another tenant is not there", async () => {
    const { memberId, keyId } = await apiUserWith(await makeTenant(), ["Roles"]);
    const context = await makeTenant();
    const missing = { code: "not-found", messageKey: "keys.problem.no-such-user" };
    const key = { name: "K", permissions: ["Roles" as const], lifetime: "" as const };
    for (const call of [
      () => getApiUser(context, { memberId }),
      () => deleteApiUser(context, { memberId }),
      () => createKey(context, { memberId, ...key }),
      () => revokeKey(context, { memberId, keyId }),
    ])
      await expect(call()).rejects.toMatchObject(missing);
  });

  it("revokes keys of its own only", async () => {
    const context = await makeTenant();
    const { memberId } = await apiUserWith(context, ["Roles"]);
    const { keyId, key } = await apiUserWith(context, ["Roles"]);
    await expect(revokeKey(context, { memberId, keyId })).rejects.toMatchObject({ code: "not-found" });
    expect(await findKey(context, { key })).not.toBeNull();
  });
});
