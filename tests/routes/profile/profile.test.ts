import { makeMember } from "@tests/support/make-member";
import { makeTenant } from "@tests/support/make-tenant";
import { noScriptUser } from "@tests/support/no-script-user";
import { codeFor, goodPassword, newEmail, signUpUser } from "@tests/support/sign-up-user";
import { TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { userStatus } from "~/domain/accounts/person";

type User = ReturnType<typeof noScriptUser>;

/** Someone with a password who works in an organization. */
async function member() {
  const email = newEmail();
  const context = await makeTenant();
  await makeMember(context, { email, userId: null, status: userStatus.invited });
  const { user } = await signUpUser({ email });
  await user.open("/login");
  return { user, email };
}

async function signIn(email: string, password = goodPassword) {
  const user = noScriptUser();
  await user.open("/login");
  user.type("E-mail address", email);
  user.type("Password", password);
  await user.press("Sign in");
  return user;
}

async function switchOn(user: User) {
  await user.open("/Profile/second-factor");
  await user.press("Set up an authenticator app");
  const secret = /into the app: ((?:[A-Z2-7]{4} ?)+)/.exec(user.text())?.[1]?.replaceAll(" ", "") ?? "";
  user.type("Password", goodPassword);
  user.type("Code", new TOTP({ secret }).generate());
  await user.press("Switch on");
  return user.text().match(/\b[a-z0-9]{5}(?:-[a-z0-9]{5}){4}\b/g) ?? [];
}

describe("the profile without script", () => {
  it("changes names and language, and keeps what was typed when a name is missing", async () => {
    const { user } = await member();
    await user.open("/Profile/editprofile");
    user.type("Given name", "Inés");
    user.type("Surname", "");
    await user.press("Save");
    expect([user.errorAt("Surname"), user.value("Given name")]).toEqual(["Required *", "Inés"]);
    user.type("Surname", "Marlow");
    user.choose("Language", "Español");
    await user.press("Save");
    expect(user.text()).toContain("Su perfil se ha guardado.");
    expect(user.language()).toBe("es");
    await user.open("/dashboard");
    expect(user.text()).toContain("Inés");
  });

  it("changes the e-mail address by password and code; the old one opens nothing", async () => {
    const { user, email } = await member();
    const next = newEmail();
    await user.open("/Profile/email");
    user.type("New e-mail address", next);
    user.type("Password", goodPassword);
    await user.press("Send code");
    user.type("Password", goodPassword);
    user.type("Verification code", await codeFor(next));
    await user.press("Change e-mail address");
    expect(user.text()).toContain("Your e-mail address has been changed.");
    expect((await signIn(email)).status()).toBe(422);
    expect((await signIn(next)).status()).toBe(200);
  });

  it("sends no code to a new address without the password", async () => {
    const { user } = await member();
    const next = newEmail();
    await user.open("/Profile/email");
    user.type("New e-mail address", next);
    user.type("Password", "not-my-password");
    await user.press("Send code");
    expect(user.errorAt("Password")).toBe("This password is not correct.");
    expect(await codeFor(next)).toBe("");
  });

  it("changes the password and ends every other session", async () => {
    const { user, email } = await member();
    const other = await signIn(email);
    await user.open("/Profile/password");
    user.type("Current password", goodPassword);
    user.type("New password", "another-horse-battery");
    user.type("Confirm password", "another-horse-battery");
    await user.press("Change password");
    expect(user.text()).toContain("all your other sessions have ended");
    await other.open("/Profile/sessions");
    expect(other.path()).toContain("/login");
  });

  it("lists the sessions and signs out everywhere", async () => {
    const { user, email } = await member();
    const other = await signIn(email);
    await user.open("/Profile/sessions");
    expect(user.text().match(/Signed in/g)).toHaveLength(2);
    await user.follow("Sign out everywhere");
    user.type("Password", "not-my-password");
    await user.press("Sign out everywhere");
    expect(user.errorAt("Password")).toBe("This password is not correct.");
    user.type("Password", goodPassword);
    await user.press("Sign out everywhere");
    expect(user.path()).toBe("/logout");
    await other.open("/Profile/sessions");
    expect(other.path()).toContain("/login");
  });

  it("ends one other session for the password, and not without it", async () => {
    const { user, email } = await member();
    const other = await signIn(email);
    await user.open("/Profile/sessions");
    await user.follow("End session");
    expect(user.text()).toContain("Whoever uses that session will have to sign in again.");
    await user.press("End session");
    expect(user.errorAt("Password")).toBe("This password is not correct.");
    await other.open("/Profile/sessions");
    expect(other.path()).toBe("/Profile/sessions");
    user.type("Password", goodPassword);
    await user.press("End session");
    expect(user.text()).toContain("The session was ended.");
    await other.open("/Profile/sessions");
    expect(other.path()).toContain("/login");
  });
});

describe("a second step without script", () => {
  it("opens nothing before its code; a recovery code does, once", async () => {
    const { user, email } = await member();
    const [recovery = ""] = await switchOn(user);
    expect(user.text()).toContain("Two-step verification is on. Recovery codes left: 10.");
    const next = await signIn(email);
    expect(next.path()).toBe("/login/second-factor");
    await next.open("/Profile/sessions");
    expect(next.path()).toContain("/login");
    await next.open("/login/second-factor");
    next.type("Code", recovery);
    await next.press("Sign in");
    await next.open("/Profile/second-factor");
    expect(next.text()).toContain("Recovery codes left: 9.");
    const again = await signIn(email);
    again.type("Code", recovery);
    await again.press("Sign in");
    expect(again.errorAt("Code")).toBe("This code is not correct or has already been used.");
  });

  it("goes off by password and code, not by one of them", async () => {
    const { user, email } = await member();
    const [first = "", second = ""] = await switchOn(user);
    await user.open("/Profile/second-factor");
    await user.follow("Switch off");
    user.type("Password", "not-my-password");
    user.type("Code", first);
    await user.press("Switch off");
    expect(user.errorAt("Password")).toBe("This password is not correct.");
    user.type("Password", goodPassword);
    user.type("Code", second);
    await user.press("Switch off");
    expect(user.text()).toContain("Two-step verification is off.");
    expect((await signIn(email)).path()).not.toContain("second-factor");
  });
});
