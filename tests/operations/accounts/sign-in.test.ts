import { env } from "cloudflare:workers";
import { makeMember } from "@tests/support/make-member";
import { makePerson } from "@tests/support/make-person";
import { makeTenant } from "@tests/support/make-tenant";
import { goodPassword, newEmail } from "@tests/support/sign-up-user";
import { describe, expect, it } from "vitest";
import { userStatus } from "~/domain/accounts/person";
import { findCaller } from "~/operations/accounts/find-caller";
import { forgetExpired } from "~/operations/accounts/forget-expired";
import { listSessions } from "~/operations/accounts/list-sessions";
import { noteSession } from "~/operations/accounts/note-session";
import { revokeAllSessions } from "~/operations/accounts/revoke-all-sessions";
import { signIn } from "~/operations/accounts/sign-in";
import { signOut } from "~/operations/accounts/sign-out";

const minute = 60 * 1000;
const day = 24 * 60 * minute;

const form = (email: string, password = goodPassword) => ({
  email,
  password,
  address: crypto.randomUUID(),
  userAgent: "test",
});

describe("signing in", () => {
  it("opens a session of its own each time; the table holds no token", async () => {
    const { email, visitor, person } = await makePerson();
    const first = await signIn(visitor, form(email));
    const second = await signIn(visitor, form(email.toUpperCase()));
    expect(first.token).not.toBe(second.token);
    for (const { token } of [first, second])
      expect((await findCaller(visitor, { token }))?.id).toBe(person.id);
    const rows = await env.DB_CONTROL.prepare("SELECT * FROM sessions WHERE user_id = ?")
      .bind(person.id)
      .all();
    expect(rows.results).toHaveLength(3);
    expect(JSON.stringify(rows.results)).not.toContain(first.token);
  });

  it("refuses a wrong password and an unknown e-mail in the same words", async () => {
    const { email, visitor } = await makePerson();
    for (const attempt of [form(email, "wrong-horse-battery"), form(newEmail())])
      await expect(signIn(visitor, attempt)).rejects.toMatchObject({
        code: "invalid",
        messageKey: "accounts.problem.sign-in",
        field: undefined,
      });
  });

  it("is braked after ten attempts for one e-mail from anywhere, and works again in the next window", async () => {
    const { email, visitor, pass } = await makePerson();
    for (let attempt = 0; attempt < 10; attempt += 1)
      await expect(signIn(visitor, form(email, "wrong-horse-battery"))).rejects.toMatchObject({
        code: "invalid",
      });
    await expect(signIn(visitor, form(email))).rejects.toMatchObject({ code: "too-many" });
    pass(15 * minute);
    await signIn(visitor, form(email));
  });

  it("forgets wrong attempts once the right password was given", async () => {
    const { email, visitor } = await makePerson();
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 8; attempt += 1)
        await expect(signIn(visitor, form(email, "wrong-horse-battery"))).rejects.toMatchObject({
          code: "invalid",
        });
      await signIn(visitor, form(email));
    }
  });

  it("is braked after a hundred attempts from one address", async () => {
    const { visitor } = await makePerson();
    const address = crypto.randomUUID();
    await env.DB_CONTROL.prepare("INSERT INTO rate_counters (name, window_start, hits) VALUES (?, ?, 100)")
      .bind(`signInByAddress:${address}`, Math.floor(visitor.now().getTime() / (15 * minute)) * 15 * minute)
      .run();
    await expect(signIn(visitor, { ...form(newEmail()), address })).rejects.toMatchObject({
      code: "too-many",
    });
  });
});

describe("a session", () => {
  it("ends after thirty days and is forgotten a day later", async () => {
    const { email, visitor, pass, person } = await makePerson();
    await env.DB_CONTROL.prepare("delete from sessions where user_id = ?").bind(person.id).run();
    const { token } = await signIn(visitor, form(email));
    for (let used = 3; used < 30; used += 3) {
      pass(3 * day);
      await noteSession({ ...visitor, actor: { kind: "person", id: person.id, permissions: [] } }, { token });
    }
    pass(3 * day - 1);
    expect(await findCaller(visitor, { token })).not.toBeNull();
    pass(1);
    expect(await findCaller(visitor, { token })).toBeNull();
    pass(day + 1);
    await forgetExpired({ ...visitor, actor: { kind: "system", id: "cron" } }, {});
    const rows = await env.DB_CONTROL.prepare("SELECT * FROM sessions WHERE user_id = ?")
      .bind(person.id)
      .all();
    expect(rows.results).toEqual([]);
  });

  it("ends when it is not used for four days, and is listed no more", async () => {
    const { email, visitor, pass, person } = await makePerson();
    const { token } = await signIn(visitor, form(email));
    pass(4 * day - 1);
    expect(await findCaller(visitor, { token })).not.toBeNull();
    pass(1);
    expect(await findCaller(visitor, { token })).toBeNull();
    const mine = { ...visitor, actor: { kind: "person", id: person.id, permissions: [] } } as const;
    await env.DB_CONTROL.prepare("update sessions set last_seen_at = created_at where user_id = ?")
      .bind(person.id)
      .run();
    expect(await listSessions(mine, { token })).toEqual([]);
  });

  it("ends at once when its owner signs out, the others of the same person do not", async () => {
    const { email, token, visitor, context } = await makePerson();
    const other = await signIn(visitor, form(email));
    await signOut(context, { token });
    expect(await findCaller(visitor, { token })).toBeNull();
    expect(await findCaller(visitor, { token: other.token })).not.toBeNull();
  });

  it("ends with all others of the same person, and nobody else's", async () => {
    const { email, token, visitor, context } = await makePerson();
    const stranger = await makePerson();
    const other = await signIn(visitor, form(email));
    await expect(revokeAllSessions(context, {})).rejects.toMatchObject({ field: "password" });
    await revokeAllSessions(context, { password: goodPassword });
    for (const ended of [token, other.token]) expect(await findCaller(visitor, { token: ended })).toBeNull();
    expect(await findCaller(visitor, { token: stranger.token })).not.toBeNull();
  });

  it("opens nothing from the moment its owner is removed", async () => {
    const { token, visitor, person } = await makePerson();
    await makeMember(await makeTenant(), {
      userId: person.id,
      email: person.email,
      status: userStatus.removed,
    });
    expect(await findCaller(visitor, { token })).toBeNull();
  });

  it("cannot be ended by a visitor", async () => {
    const { token, visitor } = await makePerson();
    await expect(signOut(visitor, { token })).rejects.toMatchObject({ code: "unauthenticated" });
  });
});
