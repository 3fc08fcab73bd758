import { auditRowsOf } from "@tests/support/audit-rows";
import { makePerson } from "@tests/support/make-person";
import { goodPassword } from "@tests/support/sign-up-user";
import { TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { beginSecondFactor } from "~/operations/accounts/begin-second-factor";
import { confirmSecondFactor } from "~/operations/accounts/confirm-second-factor";
import { findCaller } from "~/operations/accounts/find-caller";
import { findSessionStanding } from "~/operations/accounts/find-session-standing";
import { getSecondFactor } from "~/operations/accounts/get-second-factor";
import { passSecondFactor } from "~/operations/accounts/pass-second-factor";
import { renewRecoveryCodes } from "~/operations/accounts/renew-recovery-codes";
import { signIn } from "~/operations/accounts/sign-in";
import { switchOffSecondFactor } from "~/operations/accounts/switch-off-second-factor";

const minute = 60 * 1000;
const origin = () => ({ address: crypto.randomUUID(), userAgent: "test" });
const wrong = { code: "invalid", field: "code", messageKey: "accounts.problem.factor-wrong" };

/** A person whose app has been confirmed, and a clock that has passed on since. */
async function withSecondFactor() {
  const person = await makePerson();
  const { context, visitor, pass, email } = person;
  await beginSecondFactor(context, {});
  const state = await getSecondFactor(context, {});
  if (state.is !== "unconfirmed") throw new Error("no secret was shown");
  const { secret } = state;
  const codeNow = () => new TOTP({ secret }).generate({ timestamp: visitor.now().getTime() });
  const { recoveryCodes } = await confirmSecondFactor(context, { code: codeNow() });
  pass(minute);
  const enter = async () => (await signIn(visitor, { email, password: goodPassword, ...origin() })).token;
  const give = (token: string, code: string) => passSecondFactor(visitor, { token, code, ...origin() });
  return { ...person, secret, codeNow, recoveryCodes, enter, give };
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("the second factor", () => {
  it("is asked for at sign-in: the session opens nothing until a code was given", async () => {
    const { visitor, enter, give, codeNow, person } = await withSecondFactor();
    const token = await enter();
    expect(await findCaller(visitor, { token })).toBeNull();
    expect(await findSessionStanding(visitor, { token })).toBe("awaits-second-factor");
    await give(token, codeNow());
    expect((await findCaller(visitor, { token }))?.id).toBe(person.id);
    expect(await auditRowsOf(person.id)).toContainEqual({
      ...{ operation: "accounts.sign-in", actor: `person ${person.id}` },
      detail: { awaitsSecondFactor: true },
    });
  });

  it("takes a code once, also from another session and within its time", async () => {
    const { enter, give, codeNow } = await withSecondFactor();
    const [first, second] = [await enter(), await enter()];
    await give(first, codeNow());
    await expect(give(second, codeNow())).rejects.toMatchObject(wrong);
  });

  it("refuses the code that confirmed the app", async () => {
    const person = await makePerson();
    await beginSecondFactor(person.context, {});
    const state = await getSecondFactor(person.context, {});
    if (state.is !== "unconfirmed") throw new Error("no secret was shown");
    const timestamp = person.visitor.now().getTime();
    const code = new TOTP({ secret: state.secret }).generate({ timestamp });
    await confirmSecondFactor(person.context, { code });
    const { token } = await signIn(person.visitor, {
      ...{ email: person.email, password: goodPassword },
      ...origin(),
    });
    await expect(passSecondFactor(person.visitor, { token, code, ...origin() })).rejects.toMatchObject(wrong);
  });

  it("takes each recovery code once, however it is typed", async () => {
    const { enter, give, recoveryCodes, context } = await withSecondFactor();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ""] = recoveryCodes;
    await give(await enter(), code.toUpperCase().replace("-", " "));
    await expect(give(await enter(), code)).rejects.toMatchObject(wrong);
    expect(await getSecondFactor(context, {})).toMatchObject({ is: "on", recoveryCodesLeft: 9 });
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

  it("is not replaced by a new secret while it is on", async () => {
    const { context } = await withSecondFactor();
    await expect(beginSecondFactor(context, {})).rejects.toMatchObject({ code: "conflict" });
  });
});
