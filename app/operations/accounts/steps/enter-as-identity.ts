import { commit } from "~/data/commit";
import { insertAccountAudit } from "~/data/control/control-audit";
import { insertIdentity } from "~/data/control/identities";
import { findCredentials, insertUser } from "~/data/control/users";
import { markCodeUsed } from "~/data/control/verification-codes";
import type { ProviderIdentity } from "~/domain/accounts/provider-identity";
import type { Language } from "~/locales/languages";
import type { VisitorContext } from "../../context";
import { accountAudit } from "./account-audit";
import { openSession } from "./open-session";

type Entering = {
  identity: ProviderIdentity;
  /** Proved to be the person's, by the provider or by our own code. */
  email: string;
  userAgent: string;
  language: Language;
  likelyCountry: string;
  /** The digest of the code that proved the e-mail; it is used up in the same batch. */
  codeHash?: string;
};

/**
 * Ties a new identity to the account of its proved e-mail, or to a new account, and opens a session. Two at once are
 * settled by the unique keys: the second batch fails as a whole.
 */
export async function enterAsIdentity(context: VisitorContext, entering: Entering) {
  const { identity, email, userAgent, codeHash } = entering;
  const known = await findCredentials(context.control, email);
  const account = known ?? { userId: context.newId(), language: entering.language, hasSecondFactor: false };
  const { token, statement } = await openSession(context, { ...account, userAgent });
  const { issuer, subject, provider } = identity;
  const createdAt = context.now();
  const { userId, language } = account;
  await commit(context.control, [
    insertAccountAudit(
      context.control,
      accountAudit(context, known ? "accounts.link-identity" : "accounts.sign-up", userId, { provider }),
    ),
    ...(known ? [] : [insertUser(context.control, newAccount(entering, userId, createdAt))]),
    ...(codeHash ? [markCodeUsed(context.control, codeHash, email, createdAt)] : []),
    insertIdentity(context.control, { issuer, subject, provider, userId, email, createdAt }),
    statement,
  ]);
  return { token, language };
}

/** No password opens the account until its owner sets one by mail. */
function newAccount({ identity, email, language, likelyCountry }: Entering, id: string, createdAt: Date) {
  const { givenName, familyName, countryCode } = identity;
  return {
    id,
    email,
    familyName,
    language,
    createdAt,
    passwordHash: "",
    givenName: givenName || (email.split("@")[0] ?? "").slice(0, 80),
    countryCode: countryCode || likelyCountry,
  };
}
