import { env } from "cloudflare:workers";
import { noScriptUser } from "@tests/support/no-script-user";
import { codeFor, goodPassword, newEmail, signUpUser } from "@tests/support/sign-up-user";
import { describe, expect, it } from "vitest";

/** Puts the mails to an address first: those of tests with a clock of their own may be of later today. */
const putFirst = (email: string) =>
  env.DB_CONTROL.prepare(
    "update mail_outbox set created_at = (select max(created_at) from mail_outbox) where recipient = ?",
  )
    .bind(email)
    .run();

describe("signing up without script", () => {
  it("leads from e-mail and code to the form that creates an organization", async () => {
    const { user } = await signUpUser();
    expect(user.path()).toBe("/create-tenant");
    expect(user.value("Country/region")).toBe("AU");
  });

  it("says before anything is filled in that no plan is sold where somebody seems to be", async () => {
    const elsewhere = noScriptUser({ language: "es-AR" });
    await elsewhere.open("/signup");
    expect(elsewhere.text()).toMatch(/los planes se venden en .*Canadá/);
    const here = noScriptUser({ language: "en-CA" });
    await here.open("/signup");
    expect(here.text()).not.toContain("Plans are sold in");
  });

  it("shows the code in the outbox of the local environment", async () => {
    const user = noScriptUser();
    const email = newEmail();
    await user.open("/signup");
    user.type("E-mail address", email);
    await user.press("Send code");
    await putFirst(email);
    await user.open("/dev/outbox");
    expect(user.text()).toContain(email);
    expect(user.text()).toContain(await codeFor(email));
  });

  it("writes the mail in the reader's language", async () => {
    const user = noScriptUser({ language: "es-MX,es;q=0.9" });
    const email = newEmail();
    await user.open("/signup");
    expect(user.language()).toBe("es");
    user.type("Correo electrónico", email);
    await user.press("Enviar código");
    await putFirst(email);
    await user.open("/dev/outbox");
    expect(user.text()).toContain("Su código para registrarse");
  });

  it("keeps what was typed, says what is wrong and answers 422", async () => {
    const user = noScriptUser();
    const email = newEmail();
    await user.open("/signup");
    user.type("E-mail address", email);
    await user.press("Send code");
    user.type("Verification code", "12");
    user.type("Password", "password123");
    user.type("Confirm password", "password124");
    user.type("Given name", "Ines");
    await user.press("Create account");
    expect(user.status()).toBe(422);
    expect(user.value("E-mail address")).toBe(email);
    expect(user.value("Given name")).toBe("Ines");
    expect(user.value("Password")).toBe("");
    expect(user.errorAt("Verification code")).toBe("The code has 6 digits.");
    expect(user.errorAt("Password")).toContain("too common");
    expect(user.errorAt("Surname")).toBe("Required *");
    expect(user.text()).toContain("Surname: Required *");
  });

  it("answers the same for an e-mail that has an account, whose owner gets a mail without a code", async () => {
    const { email } = await signUpUser();
    const { env } = await import("cloudflare:workers");
    await env.DB_CONTROL.prepare("UPDATE verification_codes SET sent_at = 0 WHERE email = ?")
      .bind(email)
      .run();
    const stranger = noScriptUser();
    await stranger.open("/signup");
    stranger.type("E-mail address", email);
    await stranger.press("Send code");
    expect(stranger.status()).toBe(200);
    expect(stranger.text()).toContain(`We sent an e-mail to ${email}`);
    expect(await codeFor(email)).toBe("");
  });
});

describe("signing in and out without script", () => {
  it("goes back to where one wanted to go", async () => {
    const { email } = await signUpUser();
    const user = noScriptUser();
    await user.open("/create-tenant");
    expect(user.path()).toBe("/login?returnTo=%2Fcreate-tenant");
    user.type("E-mail address", email.toUpperCase());
    user.type("Password", goodPassword);
    await user.press("Sign in");
    expect(user.path()).toBe("/create-tenant");
  });

  it("says the same for a wrong password and an unknown e-mail", async () => {
    const { email } = await signUpUser();
    const answers = [];
    for (const typed of [email, newEmail()]) {
      const user = noScriptUser();
      await user.open("/login");
      user.type("E-mail address", typed);
      user.type("Password", "wrong-horse-battery");
      await user.press("Sign in");
      expect(user.value("E-mail address")).toBe(typed);
      answers.push([user.status(), user.text()]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[1]).toContain("The e-mail address or password is not correct.");
  });

  it("ends the session at once: its cookie opens nothing any more", async () => {
    const { user } = await signUpUser();
    const stolen = new Map(user.cookies);
    await user.press("CANCEL");
    expect(user.path()).toBe("/login");
    expect(user.cookies.has("session")).toBe(false);
    const thief = noScriptUser();
    for (const [name, value] of stolen) thief.cookies.set(name, value);
    await thief.open("/create-tenant");
    expect(thief.path()).toMatch(/^\/login/);
  });

  it("says that one is logged out", async () => {
    const user = noScriptUser();
    await user.open("/logout");
    expect(user.text()).toContain("Logged out Successfully");
    await user.follow("Log in again");
    expect(user.path()).toBe("/login");
  });
});
