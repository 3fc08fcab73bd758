import { env } from "cloudflare:workers";
import { clockedVisitor } from "@tests/support/clocked-visitor";
import { codeFor, newEmail } from "@tests/support/sign-up-user";
import { beforeEach, describe, expect, it } from "vitest";
import { findCaller } from "~/operations/accounts/find-caller";
import { sendVerificationCode } from "~/operations/accounts/send-verification-code";
import { signUp } from "~/operations/accounts/sign-up";

const second = 1000;
const minute = 60 * second;

let visitor: ReturnType<typeof clockedVisitor>;
let email: string;
let address: string;

beforeEach(() => {
  visitor = clockedVisitor();
  email = newEmail();
  address = crypto.randomUUID();
});

const send = () => sendVerificationCode(visitor.context, { email, language: "en", address });

const form = (code: string) => ({
  email,
  code,
  password: "correct-horse-battery",
  passwordConfirmation: "correct-horse-battery",
  countryCode: "IN",
  givenName: "Asha",
  familyName: "Rao",
  language: "en" as const,
  address,
  userAgent: "test",
});

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("a verification code", () => {
  it("opens an account and a session", async () => {
    await send();
    const { token } = await signUp(visitor.context, form(await codeFor(email)));
    expect(await findCaller(visitor.context, { token })).toMatchObject({
      email,
      givenName: "Asha",
      familyName: "Rao",
      countryCode: "IN",
      status: null,
      tenantId: null,
      roleName: null,
      permissions: [],
    });
  });

  it("is kept neither in the code's row nor in the account's", async () => {
    await send();
    const code = await codeFor(email);
    const row = await env.DB_CONTROL.prepare("SELECT * FROM verification_codes WHERE email = ?")
      .bind(email)
      .first();
    expect(JSON.stringify(row)).not.toContain(code);
    await signUp(visitor.context, form(code));
    const user = await env.DB_CONTROL.prepare("SELECT * FROM users WHERE email = ?").bind(email).first();
    expect(user?.password_hash).toMatch(/^scrypt\$/);
    expect(JSON.stringify(user)).not.toContain("correct-horse");
  });

  it("works once", async () => {
    await send();
    const code = await codeFor(email);
    await signUp(visitor.context, form(code));
    await expect(signUp(visitor.context, form(code))).rejects.toMatchObject({
      messageKey: "accounts.problem.code-expired",
      field: "code",
    });
  });

  it("makes one account when it is used twice at the same moment", async () => {
    await send();
    const code = await codeFor(email);
    const outcomes = await Promise.allSettled([
      signUp(visitor.context, form(code)),
      signUp(visitor.context, form(code)),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("expires after ten minutes", async () => {
    await send();
    const code = await codeFor(email);
    visitor.pass(10 * minute);
    await expect(signUp(visitor.context, form(code))).rejects.toMatchObject({
      messageKey: "accounts.problem.code-expired",
    });
  });

  it("allows five guesses, even when they come at once; after that the right one is refused too", async () => {
    await send();
    const code = await codeFor(email);
    const guesses = Array.from({ length: 12 }, () => signUp(visitor.context, form(otherThan(code))));
    const answers = await Promise.allSettled(guesses);
    const keys = answers.map((answer) => answer.status === "rejected" && answer.reason.messageKey);
    expect(keys.filter((key) => key === "accounts.problem.code-wrong")).toHaveLength(5);
    expect(keys.filter((key) => key === "accounts.problem.code-expired")).toHaveLength(7);
    await expect(signUp(visitor.context, form(code))).rejects.toMatchObject({
      messageKey: "accounts.problem.code-expired",
    });
  });

  it("does not open an account of another e-mail", async () => {
    await send();
    const code = await codeFor(email);
    await expect(signUp(visitor.context, { ...form(code), email: newEmail() })).rejects.toMatchObject({
      messageKey: "accounts.problem.code-expired",
    });
  });
});

describe("asking for a code", () => {
  const mails = async () =>
    (await env.DB_CONTROL.prepare("SELECT id FROM mail_outbox WHERE recipient = ?").bind(email).all())
      .results;

  it("again within a minute is refused and sends nothing", async () => {
    await send();
    visitor.pass(59 * second);
    await expect(send()).rejects.toMatchObject({ messageKey: "accounts.problem.code-too-soon" });
    expect(await mails()).toHaveLength(1);
  });

  it("again after a minute makes the code before worthless", async () => {
    await send();
    const before = await codeFor(email);
    visitor.pass(minute);
    await send();
    expect(await mails()).toHaveLength(2);
    const codes = await signUp(visitor.context, form(before)).then(
      () => before,
      (error: { messageKey: string }) => error.messageKey,
    );
    // One time in a million the new code is the same.
    expect(codes).toBe("accounts.problem.code-wrong");
    await signUp(visitor.context, form(await codeFor(email)));
  });

  it("is braked per e-mail, whatever address it comes from", async () => {
    for (let request = 0; request < 6; request += 1) {
      address = crypto.randomUUID();
      await send();
      visitor.pass(2 * minute);
    }
    await expect(send()).rejects.toMatchObject({ code: "too-many", messageKey: "error.too-many" });
  });
});

describe("the sign-up form", () => {
  it.each([
    ["password", { password: "short", passwordConfirmation: "short" }, "accounts.problem.password-short"],
    [
      "password",
      { password: "PassWord123", passwordConfirmation: "PassWord123" },
      "accounts.problem.password-common",
    ],
    ["passwordConfirmation", { passwordConfirmation: "else" }, "accounts.problem.password-confirmation"],
    ["code", { code: "12a456" }, "accounts.problem.code-format"],
    ["email", { email: "nobody" }, "accounts.problem.email"],
    ["countryCode", { countryCode: "XX" }, "form.required"],
    ["givenName", { givenName: "  " }, "form.required"],
  ])("does not take a wrong %s %o, and spends no attempt", async (field, change, messageKey) => {
    await send();
    await expect(signUp(visitor.context, { ...form("123456"), ...change })).rejects.toMatchObject({
      issues: [{ path: field, messageKey }],
    });
    const row = await env.DB_CONTROL.prepare("SELECT attempts FROM verification_codes WHERE email = ?")
      .bind(email)
      .first();
    expect(row).toEqual({ attempts: 0 });
  });
});
