import type { ProviderId } from "~/domain/accounts/provider-identity";

/** The sign-in providers of a deployment. One whose client id or secret is missing does not exist. */
export type SignInBindings = {
  APP_ENV: string;
  MICROSOFT_CLIENT_ID?: string;
  MICROSOFT_CLIENT_SECRET?: string;
  /** `https://login.microsoftonline.com/common/v2.0` unless only one organization may sign in. */
  MICROSOFT_AUTHORITY?: string;
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  GOOGLE_ISSUER?: string;
  OIDC_CLIENT_ID?: string;
  OIDC_CLIENT_SECRET?: string;
  OIDC_ISSUER?: string;
  /** What the button of the directory says. */
  OIDC_NAME?: string;
};

/** A provider that is set up. `issuer` is where its metadata is found. */
export type SignInProvider = {
  id: ProviderId;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whether its `email_verified` counts: at Microsoft the administrators of any organization write the e-mails. */
  trustsEmail: boolean;
};

/** The providers that this deployment has keys for, in the order of their buttons. */
export function providersOf(bindings: SignInBindings): SignInProvider[] {
  const known = [
    {
      id: "microsoft",
      name: "Microsoft",
      issuer: bindings.MICROSOFT_AUTHORITY || "https://login.microsoftonline.com/common/v2.0",
      clientId: bindings.MICROSOFT_CLIENT_ID,
      clientSecret: bindings.MICROSOFT_CLIENT_SECRET,
      trustsEmail: false,
    },
    {
      id: "google",
      name: "Google",
      issuer: bindings.GOOGLE_ISSUER || "https://accounts.google.com",
      clientId: bindings.GOOGLE_CLIENT_ID,
      clientSecret: bindings.GOOGLE_CLIENT_SECRET,
      trustsEmail: true,
    },
    {
      id: "directory",
      name: bindings.OIDC_NAME || hostOf(bindings.OIDC_ISSUER),
      issuer: bindings.OIDC_ISSUER ?? "",
      clientId: bindings.OIDC_CLIENT_ID,
      clientSecret: bindings.OIDC_CLIENT_SECRET,
      trustsEmail: true,
    },
  ] as const;
  return known.flatMap(({ clientId, clientSecret, ...provider }) =>
    clientId && clientSecret && isUsable(provider.issuer, bindings.APP_ENV)
      ? [{ ...provider, clientId, clientSecret }]
      : [],
  );
}

/** The provider of this name, or null when it is not set up. */
export const findProvider = (bindings: SignInBindings, id: string | undefined) =>
  providersOf(bindings).find((provider) => provider.id === id) ?? null;

const hostOf = (issuer = "") => (URL.canParse(issuer) ? new URL(issuer).host : "");

/** Plain http is for a stand-in on the developer's machine. */
function isUsable(issuer: string, environment: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol } = new URL(issuer);
  return protocol === "https:" || (environment === "local" && protocol === "http:");
}
