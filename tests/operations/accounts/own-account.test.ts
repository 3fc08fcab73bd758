import { env } from "cloudflare:workers";
import { makeMember } from "@tests/support/make-member";
import { makePerson } from "@tests/support/make-person";
import { makeTenant } from "@tests/support/make-tenant";
import { codeFor, goodPassword, newEmail } from "@tests/support/sign-up-user";
import { describe, expect, it } from "vitest";
import { changeEmail } from "~/operations/accounts/change-email";
import { changePassword } from "~/operations/accounts/change-password";
import { editProfile } from "~/operations/accounts/edit-profile";
import { endSession } from "~/operations/accounts/end-session";
import { findCaller } from "~/operations/accounts/find-caller";
import { listSessions } from "~/operations/accounts/list-sessions";
import { resetPassword } from "~/operations/accounts/reset-password";
import { sendNewEmailCode } from "~/operations/accounts/send-new-email-code";
import { sendPasswordCode } from "~/operations/accounts/send-password-code";
import { signIn } from "~/operations/accounts/sign-in";

const other = "another-horse-battery";
const origin = () => ({ address: crypto.randomUUID(), userAgent: "test" });
const mailsTo = async (email: string) =>
  (
    await env.DB_CONTROL.prepare("SELECT subject FROM mail_outbox WHERE recipient = ? ORDER BY rowid")
      .bind(email)
      .all<{ subject: string }>()
  ).results.map(({ subject }) => subject);

describe("a forgotten password", () => {
  const ask = (visitor: Awaited<ReturnType<typeof makePerson>>["visitor"], email: string) =>
    sendPasswordCode(visitor, { email, language: "en", address: crypto.randomUUID() });
  const form = (email: string, code: string) => ({
    email,
    code,
    password: other,
    passwordConfirmation: other,
    ...origin(),
  });

  it("is set anew by the mailed code, once, and ends all sessions", async () => {
    const { visitor, email, token } = await makePerson();
    await ask(visitor, email);
    const code = await codeFor(email);
    await resetPassword(visitor, form(email, code));
    expect(await findCaller(visitor, { token })).toBeNull();
    await expect(signIn(visitor, { email, password: goodPassword, ...origin() })).rejects.toMatchObject({
      code: "invalid",
    });
    await signIn(visitor, { email, password: other, ...origin() });
    await expect(resetPassword(visitor, form(email, code))).rejects.toMatchObject({ field: "code" });
    expect((await mailsTo(email)).at(-1)).toBe("Your Fieldwise password was changed");
  });

  it("answers the same for an e-mail without an account, which gets a mail without a code", async () => {
    const { visitor } = await makePerson();
    const stranger = newEmail();
    expect(await ask(visitor, stranger)).toBeUndefined();
    expect(await codeFor(stranger)).toBe("");
    await expect(resetPassword(visitor, form(stranger, "123456"))).rejects.toMatchObject({ field: "code" });
  });

  it("is not set by a code for something else", async () => {
    const { visitor, context, email } = await makePerson();
    await sendNewEmailCode(context, {
      email,
      password: goodPassword,
      language: "en",
      address: crypto.randomUUID(),
    });
    await expect(resetPassword(visitor, form(email, "123456"))).rejects.toMatchObject({
      messageKey: "accounts.problem.code-expired",
    });
  });
});

describe("changing the e-mail", () => {
  const sendTo = (context: Awaited<ReturnType<typeof makePerson>>["context"], email: string) =>
    sendNewEmailCode(context, {
      email,
      password: goodPassword,
      language: "en",
      address: crypto.randomUUID(),
    });

  it("is proved by a code to the new address; member and old address follow", async () => {
    const { context, visitor, token, email, person } = await makePerson();
    const tenant = await makeTenant();
    const member = await makeMember(tenant, { userId: person.id, email });
    const fresh = newEmail();
    await sendTo(context, fresh);
    await changeEmail(context, { email: fresh, password: goodPassword, code: await codeFor(fresh) });
    expect((await findCaller(visitor, { token }))?.email).toBe(fresh);
    const row = await env.DB_CONTROL.prepare("SELECT email FROM members WHERE id = ?")
      .bind(member.id)
      .first();
    expect(row).toEqual({ email: fresh });
    expect((await mailsTo(email)).at(-1)).toBe("The e-mail address of your Fieldwise account was changed");
  });

  it("asks for the password and for the right code", async () => {
    const { context } = await makePerson();
    const fresh = newEmail();
    const wrong = { email: fresh, password: other, language: "en", address: "test" } as const;
    await expect(sendNewEmailCode(context, wrong)).rejects.toMatchObject({ field: "password" });
    await sendTo(context, fresh);
    await expect(
      changeEmail(context, { email: fresh, password: other, code: await codeFor(fresh) }),
    ).rejects.toMatchObject({ field: "password" });
    await expect(
      changeEmail(context, { email: fresh, password: goodPassword, code: "x23456" }),
    ).rejects.toMatchObject({ code: "invalid" });
  });

  it("to one that somebody has answers the same and sends no code", async () => {
    const [{ context }, somebody] = [await makePerson(), await makePerson()];
    await env.DB_CONTROL.prepare("UPDATE verification_codes SET sent_at = 0 WHERE email = ?")
      .bind(somebody.email)
      .run();
    expect(await sendTo(context, somebody.email)).toBeUndefined();
    expect((await mailsTo(somebody.email)).at(-1)).toBe("Your Fieldwise account");
  });
});

describe("one's own sessions", () => {
  it("are listed with this one marked, and each can be ended", async () => {
    const { context, visitor, email, token } = await makePerson();
    const second = await signIn(visitor, { email, password: goodPassword, ...origin() });
    const listed = await listSessions(context, { token });
    expect(listed.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
    const sessionId = listed.find(({ isThis }) => !isThis)?.id ?? "";
    const password = goodPassword;
    for (const wrong of ["", "wrong-horse-battery"])
      await expect(endSession(context, { sessionId, password: wrong })).rejects.toMatchObject({
        code: "invalid",
        field: "password",
      });
    expect(await findCaller(visitor, { token: second.token })).not.toBeNull();
    await endSession(context, { sessionId, password });
    expect(await findCaller(visitor, { token: second.token })).toBeNull();
    expect(await findCaller(visitor, { token })).not.toBeNull();
    await expect(endSession(context, { sessionId, password })).rejects.toMatchObject({ code: "not-found" });
  });

  it("of somebody else cannot be ended", async () => {
    const [mine, theirs] = [await makePerson(), await makePerson()];
    const [session] = await listSessions(theirs.context, { token: theirs.token });
    await expect(
      endSession(mine.context, { sessionId: session?.id ?? "", password: goodPassword }),
    ).rejects.toMatchObject({
      code: "not-found",
    });
    expect(await findCaller(theirs.visitor, { token: theirs.token })).not.toBeNull();
  });

  it("end with a change of password, but for this one", async () => {
    const { context, visitor, email, token } = await makePerson();
    const second = await signIn(visitor, { email, password: goodPassword, ...origin() });
    const form = { password: other, passwordConfirmation: other, token };
    await expect(changePassword(context, { ...form, currentPassword: other })).rejects.toMatchObject({
      field: "currentPassword",
    });
    const renewed = await changePassword(context, { ...form, currentPassword: goodPassword });
    expect(await findCaller(visitor, { token: renewed.token })).not.toBeNull();
    expect(await findCaller(visitor, { token })).toBeNull();
    expect(await findCaller(visitor, { token: second.token })).toBeNull();
  });
});

describe("editing the profile", () => {
  it("changes account and member alike", async () => {
    const { context, visitor, token, person, email } = await makePerson();
    const member = await makeMember(await makeTenant(), { userId: person.id, email });
    await editProfile(context, { givenName: " Inés ", familyName: "Marlow Ruiz", language: "es" });
    expect(await findCaller(visitor, { token })).toMatchObject({ givenName: "Inés", language: "es" });
    const row = await env.DB_CONTROL.prepare("SELECT given_name, family_name FROM members WHERE id = ?")
      .bind(member.id)
      .first();
    expect(row).toEqual({ given_name: "Inés", family_name: "Marlow Ruiz" });
  });
});
