import { clockedVisitor } from "@tests/support/clocked-visitor";
import { makePerson } from "@tests/support/make-person";
import { codeFor, newEmail } from "@tests/support/sign-up-user";
import { describe, expect, it } from "vitest";
import type { ProviderIdentity } from "~/domain/accounts/provider-identity";
import { findCaller } from "~/operations/accounts/find-caller";
import { verifyIdentityEmail } from "~/operations/accounts/prove-identity-email";
import { sendIdentityCode } from "~/operations/accounts/send-identity-code";
import { signInWithIdentity } from "~/operations/accounts/sign-in-with-identity";

const minute = 60 * 1000;

const from = (over: Partial<ProviderIdentity> = {}) => ({
  identity: {
    provider: "google" as const,
    issuer: "https://accounts.example",
    subject: crypto.randomUUID(),
    email: newEmail(),
    emailIsProved: true,
    givenName: "Ines",
    familyName: "Marlow",
    countryCode: "US",
    ...over,
  },
  language: "en" as const,
  likelyCountry: "AU",
  address: crypto.randomUUID(),
  userAgent: "test",
});

const tokenOf = (answer: object): string => ("token" in answer ? String(answer.token) : "");
const waitingOf = (answer: object): string => ("waiting" in answer ? String(answer.waiting) : "");

describe("an identity at a provider", () => {
  it("that is new makes an account of its claims, and opens the same one the next time", async () => {
    const { context } = clockedVisitor();
    const coming = from();
    const token = tokenOf(await signInWithIdentity(context, coming));
    const person = await findCaller(context, { token });
    expect(person).toMatchObject({ email: coming.identity.email, givenName: "Ines", countryCode: "US" });
    const changed = { ...coming, identity: { ...coming.identity, email: newEmail() } };
    const again = tokenOf(await signInWithIdentity(context, changed));
    expect((await findCaller(context, { token: again }))?.id).toBe(person?.id);
  });

  it("opens the account that its proved e-mail has", async () => {
    const { visitor, email, person } = await makePerson();
    const token = tokenOf(await signInWithIdentity(visitor, from({ email })));
    expect((await findCaller(visitor, { token }))?.id).toBe(person.id);
  });

  it("without a proved e-mail opens nothing until our code was given", async () => {
    const { visitor, email, person, pass } = await makePerson();
    pass(2 * minute);
    const coming = from({ email, emailIsProved: false, provider: "microsoft" });
    const waiting = waitingOf(await signInWithIdentity(visitor, coming));
    expect(waiting).not.toContain(email);
    const { language, likelyCountry, address, userAgent } = coming;
    await sendIdentityCode(visitor, { waiting, email, language, address });
    const proof = { waiting, email, language, likelyCountry, address, userAgent };
    await expect(verifyIdentityEmail(visitor, { ...proof, code: "000000" })).rejects.toMatchObject({
      field: "code",
    });
    const { token } = await verifyIdentityEmail(visitor, { ...proof, code: await codeFor(email) });
    expect((await findCaller(visitor, { token }))?.id).toBe(person.id);
    const known = tokenOf(await signInWithIdentity(visitor, coming));
    expect((await findCaller(visitor, { token: known }))?.id).toBe(person.id);
  });

  it.each([
    ["forged", async () => "AAAA-forged-AAAA"],
    [
      "over",
      async (visitor: Parameters<typeof signInWithIdentity>[0], pass: (ms: number) => void) => {
        const waiting = waitingOf(await signInWithIdentity(visitor, from({ emailIsProved: false })));
        pass(30 * minute);
        return waiting;
      },
    ],
  ])("cannot be proved when what waits is %s", async (_, waitingFor) => {
    const { context, pass } = clockedVisitor();
    const waiting = await waitingFor(context, pass);
    const ask = { waiting, email: newEmail(), language: "en" as const, address: crypto.randomUUID() };
    await expect(sendIdentityCode(context, ask)).rejects.toMatchObject({
      messageKey: "accounts.problem.identity-over",
    });
  });

  it("with the same subject at another issuer is somebody else", async () => {
    const { context } = clockedVisitor();
    const coming = from();
    const first = tokenOf(await signInWithIdentity(context, coming));
    const elsewhere = { ...coming.identity, issuer: "https://other.example", email: newEmail() };
    const second = tokenOf(await signInWithIdentity(context, { ...coming, identity: elsewhere }));
    const ids = await Promise.all([first, second].map((token) => findCaller(context, { token })));
    expect(ids[0]?.id).not.toBe(ids[1]?.id);
  });
});
