import { noScriptUser } from "@tests/support/no-script-user";
import { codeFor, goodPassword, newEmail, signUpUser } from "@tests/support/sign-up-user";
import { describe, expect, it } from "vitest";

const newPassword = "another-horse-battery";

async function askForCode(email: string) {
  const user = noScriptUser();
  await user.open("/login");
  await user.follow("Forgot your password?");
  user.type("E-mail address", email);
  await user.press("Send code");
  return user;
}

async function setPassword(user: ReturnType<typeof noScriptUser>, code: string) {
  user.type("Verification code", code);
  user.type("New password", newPassword);
  user.type("Confirm password", newPassword);
  await user.press("Set new password");
}

async function signIn(email: string, password: string) {
  const user = noScriptUser();
  await user.open("/login");
  user.type("E-mail address", email);
  user.type("Password", password);
  await user.press("Sign in");
  return user;
}

describe("a forgotten password without script", () => {
  it("is replaced by the code from the mail, which ends every session and the old password", async () => {
    const { user: before, email } = await signUpUser();
    const user = await askForCode(email);
    await setPassword(user, await codeFor(email));
    expect(user.path()).toBe("/login?said=password-reset");
    expect(user.text()).toContain("Your password has been changed and every session has ended.");
    await before.open("/create-tenant");
    expect(before.path()).toContain("/login");
    expect((await signIn(email, goodPassword)).status()).toBe(422);
    expect((await signIn(email, newPassword)).path()).toBe("/create-tenant");
  });

  it("stays as it is when the code is wrong", async () => {
    const { email } = await signUpUser();
    const user = await askForCode(email);
    await setPassword(user, (await codeFor(email)) === "111111" ? "222222" : "111111");
    expect(user.status()).toBe(422);
    expect(user.errorAt("Verification code")).toBe("This code is not correct.");
    expect(user.value("New password")).toBe("");
    expect((await signIn(email, goodPassword)).path()).toBe("/create-tenant");
  });

  it("answers an address without an account in the same words", async () => {
    const email = newEmail();
    const user = await askForCode(email);
    expect(user.text()).toContain(`We sent an e-mail to ${email}`);
    expect(await codeFor(email)).toBe("");
  });
});
