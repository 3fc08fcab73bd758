import { clockedVisitor } from "@tests/support/clocked-visitor";
import { makePerson } from "@tests/support/make-person";
import { codeFor, goodPassword, newEmail } from "@tests/support/sign-up-user";
import { describe, expect, it } from "vitest";
import { changePassword } from "~/operations/accounts/change-password";
import { resetPassword } from "~/operations/accounts/reset-password";
import { sendPasswordCode } from "~/operations/accounts/send-password-code";
import { sendVerificationCode } from "~/operations/accounts/send-verification-code";
import { signIn } from "~/operations/accounts/sign-in";
import { signUp } from "~/operations/accounts/sign-up";
import type { VisitorContext } from "~/operations/context";

const known = "known-from-a-breach";
const rare = "never-seen-anywhere";
const refused = { code: "invalid", field: "password", messageKey: "accounts.problem.password-breached" };
const origin = () => ({ address: crypto.randomUUID(), userAgent: "test" });

/** The same context with a service that knows one password. */
const warned = <T extends VisitorContext>(context: T): T => ({
  ...context,
  secrets: { ...context.secrets, isBreached: async (password: string) => password === known },
});

const both = (password: string) => ({ password, passwordConfirmation: password });

describe("a password that is known from a breach", () => {
  it("is refused at sign-up, and the code is still good", async () => {
    const { context } = clockedVisitor();
    const email = newEmail();
    await sendVerificationCode(context, { email, language: "en", address: crypto.randomUUID() });
    const person = {
      email,
      code: await codeFor(email),
      countryCode: "IN",
      givenName: "Asha",
      familyName: "Rao",
      language: "en" as const,
    };
    const form = (password: string) => ({ ...person, ...both(password), ...origin() });
    await expect(signUp(warned(context), form(known))).rejects.toMatchObject(refused);
    await signUp(warned(context), form(rare));
  });

  it("is refused where one is changed, and the old one stays", async () => {
    const { context, visitor, email, token } = await makePerson();
    const change = { ...both(known), currentPassword: goodPassword, token };
    await expect(changePassword(warned(context), change)).rejects.toMatchObject(refused);
    await signIn(visitor, { email, password: goodPassword, ...origin() });
    await changePassword(warned(context), { ...change, ...both(rare) });
  });

  it("is refused where one is set anew, and the code is still good", async () => {
    const { visitor, email } = await makePerson();
    await sendPasswordCode(visitor, { email, language: "en", address: crypto.randomUUID() });
    const form = { email, code: await codeFor(email), ...origin() };
    await expect(resetPassword(warned(visitor), { ...form, ...both(known) })).rejects.toMatchObject(refused);
    await resetPassword(warned(visitor), { ...form, ...both(rare) });
  });
});
