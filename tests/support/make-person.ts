import { env } from "cloudflare:workers";
import type { Person } from "~/domain/accounts/person";
import { findCaller } from "~/operations/accounts/find-caller";
import { sendVerificationCode } from "~/operations/accounts/send-verification-code";
import { signUp } from "~/operations/accounts/sign-up";
import type { VisitorContext } from "~/operations/context";
import { clockedVisitor } from "./clocked-visitor";
import { codeFor, goodPassword, newEmail } from "./sign-up-user";

/** A person who has signed up and has no tenant, with a session's token and a context to act in. */
export async function makePerson() {
  const { context: visitor, pass } = clockedVisitor();
  const email = newEmail();
  const origin = { address: crypto.randomUUID(), userAgent: "test" };
  await sendVerificationCode(visitor, { email, language: "en", address: origin.address });
  const { token } = await signUp(visitor, {
    email,
    code: await codeFor(email),
    password: goodPassword,
    passwordConfirmation: goodPassword,
    countryCode: "AU",
    givenName: "Ines",
    familyName: "Marlow",
    language: "en",
    ...origin,
  });
  await keepOpen(await visitor.secrets.digest(token));
  const person = (await findCaller(visitor, { token })) as Person;
  const actor = { kind: "person", id: person.id, permissions: [] } as const;
  const context: VisitorContext = { ...visitor, actor };
  return { email, token, person, visitor, context, pass };
}

/** Pages and the API know the real clock alone, by which the session would have been unused since the day of the tests. */
async function keepOpen(tokenHash: string): Promise<void> {
  await env.DB_CONTROL.prepare("update sessions set last_seen_at = ? where token_hash = ?")
    .bind(Date.now(), tokenHash)
    .run();
}
