import { env } from "cloudflare:workers";
import { makePerson } from "@tests/support/make-person";
import { TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { beginSecondFactor } from "~/operations/accounts/begin-second-factor";
import { changePassword } from "~/operations/accounts/change-password";
import { confirmSecondFactor } from "~/operations/accounts/confirm-second-factor";
import { endSession } from "~/operations/accounts/end-session";
import { findCaller } from "~/operations/accounts/find-caller";
import { getSecondFactor } from "~/operations/accounts/get-second-factor";
import { listSessions } from "~/operations/accounts/list-sessions";
import { revokeAllSessions } from "~/operations/accounts/revoke-all-sessions";
import { sendNewEmailCode } from "~/operations/accounts/send-new-email-code";

const minute = 60 * 1000;
const refusal = { code: "invalid", messageKey: "accounts.problem.sign-in-again", field: undefined };

/** Someone whose account only a sign-in provider opens, who signed in so many minutes ago. */
async function withoutPassword(minutes: number) {
  const { context, token, person, visitor, pass, email } = await makePerson();
  await env.DB_CONTROL.prepare("update users set password_hash = '' where id = ?").bind(person.id).run();
  pass(minutes * minute);
  const caller = await findCaller(visitor, { token });
  return { context: { ...context, signedInAt: caller?.signedInAt as Date }, token, email };
}
type Owner = Awaited<ReturnType<typeof withoutPassword>>;

async function switchOn({ context, token }: Owner) {
  await beginSecondFactor(context, { token });
  const state = await getSecondFactor(context, { token });
  if (state.is !== "unconfirmed") throw new Error("no secret was shown");
  const code = new TOTP({ secret: state.secret }).generate({ timestamp: context.now().getTime() });
  return confirmSecondFactor(context, { password: "", code, token });
}

const changes: Record<string, (owner: Owner) => Promise<unknown>> = {
  "switching a second factor on": switchOn,
  "ending a session": async ({ context, token }) => {
    const [session] = await listSessions(context, { token });
    return endSession(context, { sessionId: session?.id ?? "", password: "" });
  },
  "signing out everywhere": ({ context }) => revokeAllSessions(context, { password: "" }),
  "setting a first password": ({ context, token }) =>
    changePassword(context, {
      currentPassword: "",
      token,
      password: "another-horse-battery",
      passwordConfirmation: "another-horse-battery",
    }),
  "changing the e-mail": ({ context, email }) =>
    sendNewEmailCode(context, {
      email: `new-${email}`,
      password: "",
      language: "en",
      address: crypto.randomUUID(),
    }),
};

describe.each(Object.entries(changes))("%s, without a password", (_, change) => {
  it("needs a sign-in of the last 15 minutes", async () => {
    await expect(change(await withoutPassword(16))).rejects.toMatchObject(refusal);
    await change(await withoutPassword(14));
  });

  it("is refused where no session is known", async () => {
    const { context, ...owner } = await withoutPassword(1);
    const { signedInAt: _, ...unknown } = context;
    await expect(change({ ...owner, context: unknown } as Owner)).rejects.toMatchObject(refusal);
  });
});
