import { env } from "cloudflare:workers";
import { clockedVisitor } from "@tests/support/clocked-visitor";
import { makePerson } from "@tests/support/make-person";
import { codeFor, goodPassword, newEmail } from "@tests/support/sign-up-user";
import { describe, expect, it } from "vitest";
import { codeRules } from "~/domain/accounts/code-rules";
import { rateLimits } from "~/domain/accounts/rate-limits";
import { AppError } from "~/domain/errors/app-error";
import { resetPassword } from "~/operations/accounts/reset-password";
import { sendPasswordCode } from "~/operations/accounts/send-password-code";
import { sendVerificationCode } from "~/operations/accounts/send-verification-code";
import { signIn } from "~/operations/accounts/sign-in";
import { signUp } from "~/operations/accounts/sign-up";
import type { VisitorContext } from "~/operations/context";

/** More than any limit lets through: whoever is locked out stays it, however often he tries. */
const attempts = 150;
/** So many round trips to the database take their time where other work is done beside. */
const patient = { timeout: 90_000 };
const minute = 60 * 1000;
const wrongPassword = "wrong-horse-battery";
const newAddress = () => crypto.randomUUID();

/** How so many attempts were refused, by the message that each got. */
async function refusals(
  attempt: (number: number) => Promise<unknown>,
  times = attempts,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let number = 0; number < times; number += 1) {
    const said = await attempt(number).then(
      () => "let in",
      (error: unknown) => (error instanceof AppError ? error.messageKey : String(error)),
    );
    counts[said] = (counts[said] ?? 0) + 1;
  }
  return counts;
}

/** Counts the expensive comparisons, and answers "wrong" to each at once so that the attempts take seconds. */
function counted(context: VisitorContext) {
  const work = { comparisons: 0 };
  const passwordMatches = async () => {
    work.comparisons += 1;
    return false;
  };
  return { work, context: { ...context, secrets: { ...context.secrets, passwordMatches } } };
}

const password = (email: string, address = newAddress()) => ({
  email,
  address,
  userAgent: "test",
  password: wrongPassword,
});

describe("150 wrong passwords", patient, () => {
  it("for one account from as many addresses are locked after ten", async () => {
    const { email, visitor } = await makePerson();
    const { work, context } = counted(visitor);
    const said = await refusals(() => signIn(context, password(email)));
    expect(said).toEqual({
      "accounts.problem.sign-in": rateLimits.signInByEmail.most,
      "error.too-many": attempts - rateLimits.signInByEmail.most,
    });
    expect(work.comparisons).toBe(rateLimits.signInByEmail.most);
    const right = { ...password(email), password: goodPassword };
    await expect(signIn(visitor, right)).rejects.toMatchObject({ code: "too-many" });
  });

  it("for as many accounts from one address are locked after a hundred", async () => {
    const { context } = counted(clockedVisitor().context);
    const address = newAddress();
    const said = await refusals(() => signIn(context, password(newEmail(), address)));
    expect(said).toEqual({
      "accounts.problem.sign-in": rateLimits.signInByAddress.most,
      "error.too-many": attempts - rateLimits.signInByAddress.most,
    });
  });

  it("for an unknown e-mail are refused in the same words, as often, for the same work", async () => {
    const { visitor, email } = await makePerson();
    const outcomes = [];
    for (const asked of [email, newEmail()]) {
      const { work, context } = counted(visitor);
      outcomes.push([await refusals(() => signIn(context, password(asked)), 100), work.comparisons]);
    }
    expect(outcomes[0]).toEqual(outcomes[1]);
  });
});

describe("the comparison of a password", () => {
  it("is the same work for an account that only a provider opens, and for none, as for one with a password", async () => {
    const [{ visitor, email }, byProvider] = [await makePerson(), await makePerson()];
    await env.DB_CONTROL.prepare("UPDATE users SET password_hash = '' WHERE id = ?")
      .bind(byProvider.person.id)
      .run();
    const settings: string[] = [];
    const passwordMatches = async (_: string, hash: string) => {
      settings.push(hash.split("$").slice(0, 4).join("$"));
      return true;
    };
    const context = { ...visitor, secrets: { ...visitor.secrets, passwordMatches } };
    for (const asked of [byProvider.email, newEmail()])
      await expect(signIn(context, password(asked))).rejects.toMatchObject({ code: "invalid" });
    await signIn(context, password(email));
    const settingOfNew = (await visitor.secrets.hashPassword("new")).split("$").slice(0, 4).join("$");
    expect(settings).toEqual(Array(3).fill(settingOfNew));
  });
});

const guess = (number: number) => String(number).padStart(6, "0");

describe("150 wrong codes", patient, () => {
  const reset = (email: string, code: string, address = newAddress()) => ({
    email,
    code,
    address,
    userAgent: "test",
    password: goodPassword,
    passwordConfirmation: goodPassword,
  });

  it("for a forgotten password leave five guesses, then even the right code opens nothing", async () => {
    const { email, visitor } = await makePerson();
    await sendPasswordCode(visitor, { email, language: "en", address: newAddress() });
    const code = await codeFor(email);
    const said = await refusals((number) =>
      resetPassword(visitor, reset(email, guess(number) === code ? "999999" : guess(number))),
    );
    expect(said).toEqual({
      "accounts.problem.code-wrong": codeRules.attempts,
      "accounts.problem.code-expired": attempts - codeRules.attempts,
    });
    await expect(resetPassword(visitor, reset(email, code))).rejects.toMatchObject({ field: "code" });
  });

  it("for an unknown e-mail are refused alike", async () => {
    const { context } = clockedVisitor();
    const email = newEmail();
    await sendPasswordCode(context, { email, language: "en", address: newAddress() });
    const said = await refusals((number) => resetPassword(context, reset(email, guess(number))));
    expect(said["let in"]).toBeUndefined();
    expect(said["accounts.problem.code-wrong"]).toBeLessThanOrEqual(codeRules.attempts);
  });

  it("from one address are locked after a hundred, whoever they are for", async () => {
    const { context } = clockedVisitor();
    const address = newAddress();
    const said = await refusals((number) =>
      resetPassword(context, reset(newEmail(), guess(number), address)),
    );
    expect(said).toEqual({
      "accounts.problem.code-expired": rateLimits.resetByAddress.most,
      "error.too-many": attempts - rateLimits.resetByAddress.most,
    });
  });

  it("for signing up from one address are locked after a hundred", async () => {
    const { context } = clockedVisitor();
    const address = newAddress();
    const form = (code: string) => ({
      email: newEmail(),
      code,
      address,
      userAgent: "test",
      language: "en" as const,
      password: goodPassword,
      passwordConfirmation: goodPassword,
      countryCode: "AU",
      givenName: "Ines",
      familyName: "Marlow",
    });
    const said = await refusals((number) => signUp(context, form(guess(number))));
    expect(said["error.too-many"]).toBe(attempts - rateLimits.signUpByAddress.most);
  });

  it("cannot be had anew at will: six codes an hour for one e-mail, in thirty guesses", async () => {
    const { visitor, email, pass } = await makePerson();
    pass(60 * minute);
    let guesses = 0;
    for (let round = 0; round < 20; round += 1) {
      await sendPasswordCode(visitor, { email, language: "en", address: newAddress() }).catch(() => null);
      for (let number = 0; number < 10; number += 1)
        await resetPassword(visitor, reset(email, "abc123".replace(/\D/g, "0"))).catch((error: AppError) => {
          if (error.messageKey === "accounts.problem.code-wrong") guesses += 1;
        });
      pass(2 * minute);
    }
    expect(guesses).toBeLessThanOrEqual(rateLimits.codeByEmail.most * codeRules.attempts);
  });
});

describe("whether an e-mail has an account", () => {
  it.each([
    ["a forgotten password", sendPasswordCode],
    ["signing up", sendVerificationCode],
  ])("does not show when one asks for a code for %s: one row, one mail, no word", async (_, ask) => {
    const { visitor, email, pass } = await makePerson();
    pass(2 * minute);
    const traces = [];
    for (const asked of [email, newEmail()]) {
      const before = await mailsTo(asked);
      const answer = await ask(visitor, { email: asked, language: "en", address: newAddress() });
      traces.push([answer, (await mailsTo(asked)) - before]);
    }
    expect(traces).toEqual([
      [undefined, 1],
      [undefined, 1],
    ]);
  });
});

async function mailsTo(email: string): Promise<number> {
  const row = await env.DB_CONTROL.prepare("SELECT count(*) AS n FROM mail_outbox WHERE recipient = ?")
    .bind(email)
    .first<{ n: number }>();
  return row?.n ?? 0;
}
