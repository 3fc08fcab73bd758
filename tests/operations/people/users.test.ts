import { env } from "cloudflare:workers";
import { auditRowsOf } from "@tests/support/audit-rows";
import { makeKey } from "@tests/support/make-key";
import { makeMember } from "@tests/support/make-member";
import { makePerson } from "@tests/support/make-person";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { describe, expect, it } from "vitest";
import { insertExport } from "~/data/control/tenant-exports";
import { assistantRoleOf } from "~/domain/permissions/seeded-roles";
import { findCaller } from "~/operations/accounts/find-caller";
import type { TenantContext } from "~/operations/context";
import { findKey } from "~/operations/keys/find";
import { deleteUser } from "~/operations/users/delete";
import { editUser } from "~/operations/users/edit";
import { endUserSessions } from "~/operations/users/end-sessions";
import { getUser } from "~/operations/users/get";
import { listUsers } from "~/operations/users/list";
import { removeUser } from "~/operations/users/remove";
import { setUserActive } from "~/operations/users/set-active";

/** A person with an account and a session, at work in the tenant. */
async function worker(context: TenantContext, roleId = "admin") {
  const { person, token, email, visitor } = await makePerson();
  const member = await makeMember(context, { userId: person.id, email, roleId });
  const signedIn = async () => (await findCaller(visitor, { token })) !== null;
  return { memberId: member.id, userId: person.id, email, signedIn };
}

const edit = (memberId: string, over: Partial<Parameters<typeof editUser>[1]> = {}) => ({
  memberId,
  givenName: "Ana",
  familyName: "Ruiz",
  roleId: "admin",
  features: null,
  ...over,
});

describe("the list of users", () => {
  it("is sorted by any of its fields and goes on by cursor, there and back", async () => {
    const context = await makeTenant();
    const names = ["alba", "Bruno", "carla", "Dora", "emil"];
    for (const familyName of names) await makeMember(context, { familyName, givenName: "Same" });
    await makeMember(context, { kind: "api", email: null, familyName: "" });
    await makeMember(await makeTenant());
    const first = await listUsers(context, { size: 2 });
    expect([first.totalCount, first.totalPages, first.previousCursor]).toEqual([5, 3, null]);
    const second = await listUsers(context, { size: 2, cursor: first.nextCursor ?? "" });
    const third = await listUsers(context, { size: 2, cursor: second.nextCursor ?? "" });
    const pages = [first, second, third].map(({ items }) => items.map(({ familyName }) => familyName));
    expect(pages).toEqual([["alba", "Bruno"], ["carla", "Dora"], ["emil"]]);
    expect(third.nextCursor).toBeNull();
    const back = await listUsers(context, { size: 2, cursor: third.previousCursor ?? "" });
    expect(back.items).toEqual(second.items);
    expect((await listUsers(context, { size: 2, page: 3 })).items).toEqual(third.items);
    const down = await listUsers(context, { sortField: "LASTNAME", sortOrder: "descending" });
    expect(down.items.map(({ familyName }) => familyName)).toEqual([...names].reverse());
  });

  it.each(["firstName", "email", "userStatus"])(
    "steps through equal values of %s one by one",
    async (sortField) => {
      const context = await makeTenant();
      for (let count = 0; count < 3; count += 1) await makeMember(context);
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof listUsers>> = await listUsers(context, {
          sortField,
          size: 1,
          cursor: cursor ?? undefined,
        });
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor);
      expect(new Set(seen).size).toBe(3);
      expect(seen).toHaveLength(3);
    },
  );

  it("is searched by part of name or e-mail; signs of patterns are ordinary signs", async () => {
    const context = await makeTenant();
    await makeMember(context, { givenName: "Maria", familyName: "Lopez", email: "m_l@example.com" });
    await makeMember(context, { givenName: "Otto", familyName: "Kern", email: "otto@example.com" });
    const found = async (search: string) =>
      (await listUsers(context, { search })).items.map((u) => u.givenName);
    expect(await found("maria lo")).toEqual(["Maria"]);
    expect(await found("OTTO@")).toEqual(["Otto"]);
    expect(await found("_")).toEqual(["Maria"]);
    expect(await found("%")).toEqual([]);
  });
});

describe("editing a user", () => {
  it("changes name, role and features, and the account's name with it", async () => {
    const context = await makeTenant();
    await makeMember(context);
    const { memberId, userId } = await worker(context);
    const roleId = assistantRoleOf(context.tenant);
    await editUser(context, edit(memberId, { roleId, features: ["people"] }));
    expect(await getUser(context, { memberId })).toMatchObject({
      givenName: "Ana",
      familyName: "Ruiz",
      roleName: "Assistant",
      features: ["people"],
    });
    const account = await env.DB_CONTROL.prepare("select given_name from users where id = ?")
      .bind(userId)
      .first();
    expect(account).toEqual({ given_name: "Ana" });
    expect(await auditRowsOf(memberId)).toMatchObject([
      { operation: "users.edit", detail: { roleId, formerRoleId: "admin" } },
    ]);
  });

  it("is not for somebody whose role allows less", async () => {
    const context = await makeTenant();
    const { id } = await makeMember(context);
    const editor = asActor(context, {
      kind: "person",
      id: "p",
      permissions: ["Users.List", "Users.Edit", "Users.Delete"],
    });
    const roleId = assistantRoleOf(context.tenant);
    for (const call of [
      () => editUser(editor, edit(id, { roleId })),
      () => removeUser(editor, { memberId: id }),
      () => endUserSessions(editor, { memberId: id }),
      () => deleteUser(editor, { memberId: id }),
    ])
      await expect(call()).rejects.toMatchObject({ messageKey: "people.problem.user-above" });
    const { id: assistant } = await makeMember(context, { roleId });
    await expect(editUser(editor, edit(assistant, { roleId: "admin" }))).rejects.toMatchObject({
      messageKey: "people.problem.role-above",
    });
    await editUser(editor, edit(assistant, { roleId }));
  });
});

describe("the last administrator", () => {
  it("can be neither demoted, removed nor deleted; the last but one can", async () => {
    const context = await makeTenant();
    const { id: last } = await makeMember(context);
    await makeMember(context, { status: -1 });
    await makeMember(context, { status: 0 });
    const roleId = assistantRoleOf(context.tenant);
    const ways = [
      (memberId: string) => editUser(context, edit(memberId, { roleId })),
      (memberId: string) => removeUser(context, { memberId }),
      (memberId: string) => deleteUser(context, { memberId }),
    ];
    for (const way of ways) {
      await expect(way(last)).rejects.toMatchObject({
        code: "conflict",
        messageKey: "people.problem.last-admin",
      });
      const { id: other } = await makeMember(context);
      await way(other);
    }
    expect(await getUser(context, { memberId: last })).toMatchObject({ status: 1, roleId: "admin" });
  });

  it("keeps sessions and keys when the removal is refused", async () => {
    const context = await makeTenant();
    const { memberId, signedIn } = await worker(context);
    await expect(deleteUser(context, { memberId })).rejects.toMatchObject({ code: "conflict" });
    expect(await signedIn()).toBe(true);
  });
});

describe("a removed user", () => {
  it("is out at once, with all keys, and comes back when set active", async () => {
    const context = await makeTenant();
    await makeMember(context);
    const { memberId, signedIn } = await worker(context);
    const { key } = await makeKey(context, { memberId });
    expect(await findKey(context, { key })).not.toBeNull();
    await removeUser(context, { memberId });
    expect([await signedIn(), await findKey(context, { key })]).toEqual([false, null]);
    await expect(removeUser(context, { memberId })).rejects.toMatchObject({ code: "conflict" });
    await setUserActive(context, { memberId });
    expect(await getUser(context, { memberId })).toMatchObject({ status: 1 });
    expect(await findKey(context, { key })).toBeNull();
    await expect(setUserActive(context, { memberId })).rejects.toMatchObject({ code: "conflict" });
  });

  it("cannot be set active while at work in another tenant", async () => {
    const context = await makeTenant();
    await makeMember(context);
    const { memberId, userId } = await worker(context);
    await removeUser(context, { memberId });
    await makeMember(await makeTenant(), { userId });
    await expect(setUserActive(context, { memberId })).rejects.toMatchObject({ code: "conflict" });
  });

  it("who was only invited cannot be set active", async () => {
    const context = await makeTenant();
    const { id } = await makeMember(context, { status: 0 });
    await expect(setUserActive(context, { memberId: id })).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("signing a user out everywhere", () => {
  it("ends all of the user's sessions and nobody else's, leaves the keys, and stands in the audit", async () => {
    const context = await makeTenant();
    const [one, other] = [await worker(context), await worker(context)];
    const { key } = await makeKey(context, { memberId: one.memberId });
    await env.DB_CONTROL.prepare(
      `insert into sessions (token_hash, user_id, created_at, expires_at)
        select token_hash || '-second', user_id, created_at, expires_at from sessions where user_id = ?`,
    )
      .bind(one.userId)
      .run();
    expect([await one.signedIn(), await other.signedIn()]).toEqual([true, true]);
    expect(await openSessionsOf(one.userId)).toBe(2);
    await endUserSessions(context, { memberId: one.memberId });
    expect([await one.signedIn(), await other.signedIn()]).toEqual([false, true]);
    expect(await openSessionsOf(one.userId)).toBe(0);
    expect(await findKey(context, { key })).not.toBeNull();
    expect(await getUser(context, { memberId: one.memberId })).toMatchObject({ status: 1 });
    await endUserSessions(context, { memberId: one.memberId });
    expect(await auditRowsOf(one.memberId)).toMatchObject([{ operation: "users.end-sessions" }]);
  });

  it("is not for somebody who works in another tenant by now", async () => {
    const context = await makeTenant();
    await makeMember(context);
    const { memberId, userId } = await worker(context);
    await removeUser(context, { memberId });
    await makeMember(await makeTenant(), { userId });
    await env.DB_CONTROL.prepare("update sessions set revoked_at = null where user_id = ?")
      .bind(userId)
      .run();
    await expect(endUserSessions(context, { memberId })).rejects.toMatchObject({
      code: "conflict",
      messageKey: "people.problem.not-active",
    });
    expect(await openSessionsOf(userId)).toBe(1);
  });
});

async function openSessionsOf(userId: string): Promise<number> {
  const { results } = await env.DB_CONTROL.prepare(
    "select token_hash from sessions where user_id = ? and revoked_at is null",
  )
    .bind(userId)
    .all();
  return results.length;
}

describe("deleting a user for good", () => {
  const personalTables = [
    "users",
    "members",
    "mail_outbox",
    "verification_codes",
    "identities",
    "audit",
    "sessions",
    "tenant_exports",
  ];

  async function tracesOf(texts: string[]): Promise<string[]> {
    const found: string[] = [];
    for (const table of personalTables) {
      const { results } = await env.DB_CONTROL.prepare(`select * from ${table}`).all();
      const written = JSON.stringify(results);
      if (texts.some((text) => written.includes(text))) found.push(table);
    }
    return found;
  }

  it("leaves nothing of the person in any table but an id", async () => {
    const context = await makeTenant();
    await makeMember(context);
    const { memberId, userId, email } = await worker(context);
    await env.DB_CONTROL.prepare(
      "insert into identities values ('https://idp.example', ?, 'google', ?, ?, 0)",
    )
      .bind(userId, userId, email)
      .run();
    await insertExport(context.control, {
      id: context.newId(),
      state: "ready",
      requestedBy: userId,
      recipient: email,
      requestedAt: new Date(),
      progressAt: new Date(),
    });
    const before = await tracesOf([email, userId]);
    expect(before).toEqual([
      "users",
      "members",
      "mail_outbox",
      "verification_codes",
      "identities",
      "audit",
      "sessions",
      "tenant_exports",
    ]);
    await deleteUser(context, { memberId });
    expect(await tracesOf([email])).toEqual([]);
    expect(await tracesOf([userId])).toEqual(["audit", "tenant_exports"]);
    expect((await auditRowsOf(memberId)).at(-1)).toMatchObject({ operation: "users.delete" });
  });

  it("keeps the account of somebody who is at work in another tenant by now", async () => {
    const context = await makeTenant();
    await makeMember(context);
    const { memberId, userId, signedIn } = await worker(context);
    await removeUser(context, { memberId });
    await makeMember(await makeTenant(), { userId });
    await deleteUser(context, { memberId });
    await expect(getUser(context, { memberId })).rejects.toMatchObject({ code: "not-found" });
    const account = await env.DB_CONTROL.prepare("select id from users where id = ?").bind(userId).first();
    expect(account).toEqual({ id: userId });
    expect(await signedIn()).toBe(false);
  });
});

it("a user of another tenant is not there for anybody else", async () => {
  const context = await makeTenant();
  const { id } = await makeMember(await makeTenant());
  const missing = { code: "not-found", messageKey: "people.problem.no-such-user" };
  for (const call of [getUser, endUserSessions, removeUser, setUserActive, deleteUser])
    await expect(call(context, { memberId: id })).rejects.toMatchObject(missing);
  await expect(editUser(context, edit(id))).rejects.toMatchObject(missing);
});
