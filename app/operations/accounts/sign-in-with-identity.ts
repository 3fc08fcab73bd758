import { commit } from "~/data/commit";
import { insertAccountAudit } from "~/data/control/control-audit";
import { findUserOfIdentity } from "~/data/control/identities";
import { identitySignInInput } from "~/domain/accounts/identity-inputs";
import type { ProviderIdentity } from "~/domain/accounts/provider-identity";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { accountAudit } from "./steps/account-audit";
import { enterAsIdentity } from "./steps/enter-as-identity";
import { openSession } from "./steps/open-session";
import { pendingFactorDetail } from "./steps/pending-factor-detail";

const minute = 60 * 1000;

/** Either the token of a session, or the sealed identity that waits until the person has proved the e-mail. */
export type IdentityAnswer = { token: string; language: string } | { waiting: string; email: string };

/**
 * Signs in whoever a provider has verified. A known identity opens its account. A new one is tied to the account of its
 * e-mail only where the provider proves the e-mail; else it waits for our own code.
 */
export const signInWithIdentity = defineOperation({
  name: "accounts.sign-in-with-identity",
  permission: "anyone",
  input: identitySignInInput,
  async run(context: VisitorContext, input): Promise<IdentityAnswer> {
    const { identity } = input;
    const known = await findUserOfIdentity(context.control, identity.issuer, identity.subject);
    if (known) return enterAsKnown(context, { ...known, ...input });
    if (identity.emailIsProved) return enterAsIdentity(context, { ...input, email: identity.email });
    const until = context.now().getTime() + 30 * minute;
    const waiting = await context.secrets.seal(JSON.stringify({ identity, until }), {
      purpose: "waiting-identity",
      owner: "",
    });
    return { waiting, email: identity.email };
  },
});

type Known = {
  userId: string;
  language: string;
  hasSecondFactor: boolean;
  userAgent: string;
  identity: ProviderIdentity;
};

async function enterAsKnown(context: VisitorContext, known: Known) {
  const { token, statement } = await openSession(context, known);
  const { provider } = known.identity;
  await commit(context.control, [
    statement,
    insertAccountAudit(
      context.control,
      accountAudit(context, "accounts.sign-in", known.userId, { provider, ...pendingFactorDetail(known) }),
    ),
  ]);
  return { token, language: known.language };
}
