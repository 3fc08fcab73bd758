import { env } from "cloudflare:workers";
import { auditRowsOf } from "@tests/support/audit-rows";
import { makePerson } from "@tests/support/make-person";
import { goodPassword } from "@tests/support/sign-up-user";
import { TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { findSecondFactor } from "~/data/control/second-factor";
import { beginSecondFactor } from "~/operations/accounts/begin-second-factor";
import { confirmSecondFactor } from "~/operations/accounts/confirm-second-factor";
import { findCaller } from "~/operations/accounts/find-caller";
import { findSessionStanding } from "~/operations/accounts/find-session-standing";
import { getSecondFactor } from "~/operations/accounts/get-second-factor";
import { passSecondFactor } from "~/operations/accounts/pass-second-factor";
import { renewRecoveryCodes } from "~/operations/accounts/renew-recovery-codes";
import { signIn } from "~/operations/accounts/sign-in";
import { switchOffSecondFactor } from "~/operations/accounts/switch-off-second-factor";
import { createSecrets } from "~/platform/secrets";

const minute = 60 * 1000;
const origin = () => ({ address: crypto.randomUUID(), userAgent: "test" });
const wrong = { code: "invalid", field: "code", messageKey: "accounts.problem.factor-wrong" };

/** A person whose app has been confirmed, and a clock that has passed on since. */
async function withSecondFactor() {
  const person = await makePerson();
  const { context, visitor, pass, email, token: firstToken } = person;
  const secret = await newSecretOf(person);
  const codeNow = () => new TOTP({ secret }).generate({ timestamp: visitor.now().getTime() });
  const confirmed = await confirmSecondFactor(context, {
    password: goodPassword,
    code: codeNow(),
    token: firstToken,
  });
  const { recoveryCodes, token } = confirmed;
  pass(minute);
  const enter = async () => (await signIn(visitor, { email, password: goodPassword, ...origin() })).token;
  const give = (token: string, code: string) => passSecondFactor(visitor, { token, code, ...origin() });
  return { ...person, token, firstToken, secret, codeNow, recoveryCodes, enter, give };
}

/** The secret that is shown to the session that asked for a new one. */
async function newSecretOf({ context, token }: Pick<Person, "context" | "token">) {
  await beginSecondFactor(context, { token });
  const state = await getSecondFactor(context, { token });
  if (state.is !== "unconfirmed") throw new Error("no secret was shown");
  return state.secret;
}

type Person = Awaited<ReturnType<typeof makePerson>>;

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("the second factor", () => {
  it("is asked for at sign-in: the session opens nothing until a code was given", async () => {
    const { visitor, enter, give, codeNow, person } = await withSecondFactor();
    const token = await enter();
    expect(await findCaller(visitor, { token })).toBeNull();
    expect(await findSessionStanding(visitor, { token })).toBe("awaits-second-factor");
    const opened = await give(token, codeNow());
    expect(await findCaller(visitor, { token })).toBeNull();
    expect((await findCaller(visitor, { token: opened.token }))?.id).toBe(person.id);
    expect(await auditRowsOf(person.id)).toContainEqual({
      operation: "accounts.sign-in",
      actor: `person ${person.id}`,
      detail: { awaitsSecondFactor: true },
    });
  });

  it("opens after the pepper was replaced, and is sealed anew; one that was copied from an account opens for no other", async () => {
    const { visitor, person, enter, codeNow, recoveryCodes } = await withSecondFactor();
    const rotated = { ...visitor, secrets: createSecrets(() => "another pepper, local environment only") };
    const sealOf = async (userId: string) =>
      (await findSecondFactor(visitor.control, userId))?.totpSecret ?? "";
    const before = await sealOf(person.id);
    await passSecondFactor(rotated, { token: await enter(), code: codeNow(), ...origin() });
    const after = await sealOf(person.id);
    expect([await rotated.secrets.isStaleSeal(before), await rotated.secrets.isStaleSeal(after)]).toEqual([
      true,
      false,
    ]);
    await passSecondFactor(rotated, { token: await enter(), code: recoveryCodes[0] ?? "", ...origin() });
    const other = await withSecondFactor();
    await env.DB_CONTROL.prepare("update users set totp_secret = ? where id = ?")
      .bind(before, other.person.id)
      .run();
    await expect(other.give(await other.enter(), codeNow())).rejects.toMatchObject(wrong);
  });

  it("takes a code once, also from another session and within its time", async () => {
    const { enter, give, codeNow } = await withSecondFactor();
    const [first, second] = [await enter(), await enter()];
    await give(first, codeNow());
    await expect(give(second, codeNow())).rejects.toMatchObject(wrong);
  });

  it("refuses the code that confirmed the app", async () => {
    const person = await makePerson();
    const secret = await newSecretOf(person);
    const code = new TOTP({ secret }).generate({ timestamp: person.visitor.now().getTime() });
    await confirmSecondFactor(person.context, { password: goodPassword, code, token: person.token });
    const { token } = await signIn(person.visitor, {
      email: person.email,
      password: goodPassword,
      ...origin(),
    });
    await expect(passSecondFactor(person.visitor, { token, code, ...origin() })).rejects.toMatchObject(wrong);
  });

  it("takes each recovery code once, however it is typed", async () => {
    const { enter, give, recoveryCodes, context, token } = await withSecondFactor();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ""] = recoveryCodes;
    await give(await enter(), code.toUpperCase().replace("-", " "));
    await expect(give(await enter(), code)).rejects.toMatchObject(wrong);
    expect(await getSecondFactor(context, { token })).toMatchObject({ is: "on", recoveryCodesLeft: 9 });
  });

  it("keeps neither the secret nor a recovery code in the clear", async () => {
    const { secret, recoveryCodes, person } = await withSecondFactor();
    const { env } = await import("cloudflare:workers");
    const row = await env.DB_CONTROL.prepare("SELECT * FROM users WHERE id = ?").bind(person.id).first();
    expect(JSON.stringify(row)).not.toContain(secret);
    for (const code of recoveryCodes) expect(JSON.stringify(row)).not.toContain(code);
  });

  it("is braked after ten wrong codes, even for the right one", async () => {
    const { enter, give, codeNow } = await withSecondFactor();
    const token = await enter();
    for (let attempt = 0; attempt < 10; attempt += 1)
      await expect(give(token, otherThan(codeNow()))).rejects.toMatchObject(wrong);
    await expect(give(token, codeNow())).rejects.toMatchObject({ code: "too-many" });
  });

  it("must be given within a quarter of an hour", async () => {
    const { enter, give, codeNow, pass } = await withSecondFactor();
    const token = await enter();
    pass(15 * minute);
    await expect(give(token, codeNow())).rejects.toMatchObject({ code: "unauthenticated" });
  });

  it("is switched off by password and code, and by neither alone", async () => {
    const { context, codeNow, enter, visitor } = await withSecondFactor();
    await expect(
      switchOffSecondFactor(context, { password: "wrong-horse-battery", code: codeNow() }),
    ).rejects.toMatchObject({ field: "password" });
    await expect(
      switchOffSecondFactor(context, { password: goodPassword, code: otherThan(codeNow()) }),
    ).rejects.toMatchObject(wrong);
    await switchOffSecondFactor(context, { password: goodPassword, code: codeNow() });
    expect(await findCaller(visitor, { token: await enter() })).not.toBeNull();
  });

  it("gives new recovery codes for a code; the old ones open nothing", async () => {
    const { context, codeNow, recoveryCodes, enter, give } = await withSecondFactor();
    const renewed = await renewRecoveryCodes(context, { code: codeNow() });
    await expect(give(await enter(), recoveryCodes[0] ?? "")).rejects.toMatchObject(wrong);
    await give(await enter(), renewed.recoveryCodes[0] ?? "");
  });

  it("is switched on by password and code, not by the code alone", async () => {
    const person = await makePerson();
    const { context, token, visitor } = person;
    const secret = await newSecretOf(person);
    const code = new TOTP({ secret }).generate({ timestamp: visitor.now().getTime() });
    for (const password of ["", "wrong-horse-battery"])
      await expect(confirmSecondFactor(context, { password, code, token })).rejects.toMatchObject({
        code: "invalid",
        field: "password",
        messageKey: "accounts.problem.password-wrong",
      });
    expect(await getSecondFactor(context, { token })).toMatchObject({ is: "unconfirmed" });
    await confirmSecondFactor(context, { password: goodPassword, code, token });
    expect((await getSecondFactor(context, { token })).is).toBe("on");
  });

  it("renews the token of the session that switches it on, and ends all others", async () => {
    const person = await makePerson();
    const { visitor, context, email, token } = person;
    const other = await signIn(visitor, { email, password: goodPassword, ...origin() });
    const secret = await newSecretOf(person);
    const code = new TOTP({ secret }).generate({ timestamp: visitor.now().getTime() });
    const confirmed = await confirmSecondFactor(context, { password: goodPassword, code, token });
    expect(await findCaller(visitor, { token })).toBeNull();
    expect(await findCaller(visitor, { token: other.token })).toBeNull();
    expect((await findCaller(visitor, { token: confirmed.token }))?.id).toBe(person.person.id);
  });

  it("shows and takes a new secret only in the session that asked for it, for a quarter of an hour", async () => {
    const person = await makePerson();
    const { visitor, context, email, token, pass } = person;
    const other = await signIn(visitor, { email, password: goodPassword, ...origin() });
    const secret = await newSecretOf({ context, token: other.token });
    expect(await getSecondFactor(context, { token })).toEqual({ is: "off" });
    const code = () => new TOTP({ secret }).generate({ timestamp: visitor.now().getTime() });
    const confirm = (byToken: string) =>
      confirmSecondFactor(context, { password: goodPassword, code: code(), token: byToken });
    await expect(confirm(token)).rejects.toMatchObject({ messageKey: "accounts.problem.factor-off" });
    pass(15 * minute + 1);
    await expect(confirm(other.token)).rejects.toMatchObject({ messageKey: "accounts.problem.factor-off" });
  });

  it("is not replaced by a new secret while it is on", async () => {
    const { context, token } = await withSecondFactor();
    await expect(beginSecondFactor(context, { token })).rejects.toMatchObject({ code: "conflict" });
  });
});
