import { createHmac } from "node:crypto";
import { MicrosoftStrategy } from "remix-auth-microsoft";
import { OAuth2Strategy } from "remix-auth-oauth2";
import type { ProviderMetadata } from "./provider-metadata";
import type { SignInProvider } from "./providers";

/** What a strategy hands over when the provider has sent someone back: the id token, and the nonce it must carry. */
export type SentBack = { idToken: string; nonce: string };

type Setting = {
  provider: SignInProvider;
  metadata: ProviderMetadata;
  redirectURI: string;
  isPlain: boolean;
  again: boolean;
};
type Verify = OAuth2Strategy<SentBack>["verify"];

/** The authorization code flow with PKCE for a provider. State and verifier wait in a cookie of the provider's own. */
export function signInStrategy(setting: Setting): OAuth2Strategy<SentBack> {
  const verify: Verify = async ({ request, tokens }) => ({
    idToken: tokens.idToken(),
    nonce: nonceFor(setting.provider, new URL(request.url).searchParams),
  });
  return setting.provider.id === "microsoft"
    ? new MicrosoftSignIn(setting, verify)
    : new ProviderSignIn(setting, verify);
}

/** The name that the cookies of a provider begin with. */
export const stateCookieName = ({ provider: { id }, isPlain }: Pick<Setting, "provider" | "isPlain">) =>
  isPlain ? `sign-in-${id}` : `__Host-sign-in-${id}`;

class ProviderSignIn extends OAuth2Strategy<SentBack> {
  constructor(
    private readonly setting: Setting,
    verify: Verify,
  ) {
    super(optionsOf(setting), verify);
  }

  protected override authorizationParams(params: URLSearchParams): URLSearchParams {
    return completed(params, this.setting);
  }
}

/** Microsoft's strategy at the endpoints that the authority publishes, with a cookie that it would drop otherwise. */
class MicrosoftSignIn extends MicrosoftStrategy<SentBack> {
  constructor(
    private readonly setting: Setting,
    verify: Verify,
  ) {
    const { provider, redirectURI } = setting;
    const { clientId, clientSecret } = provider;
    super({ clientId, clientSecret, redirectURI }, verify);
    this.options = { ...this.options, ...optionsOf(setting) };
  }

  protected override authorizationParams(params: URLSearchParams): URLSearchParams {
    return completed(super.authorizationParams(params), this.setting);
  }
}

const optionsOf = ({ provider, metadata, redirectURI, isPlain }: Setting) => ({
  clientId: provider.clientId,
  clientSecret: provider.clientSecret,
  redirectURI,
  authorizationEndpoint: metadata.authorization_endpoint,
  tokenEndpoint: metadata.token_endpoint,
  scopes: ["openid", "profile", "email"],
  cookie: {
    name: stateCookieName({ provider, isPlain }),
    path: "/",
    httpOnly: true as const,
    ...(!isPlain && { secure: true as const }),
    sameSite: "Lax" as const,
  },
});

function completed(params: URLSearchParams, { provider, again }: Setting): URLSearchParams {
  params.set("nonce", nonceFor(provider, params));
  // Google knows no sign-in that is asked for again; choosing the account is the most that it asks.
  if (again) params.set("prompt", provider.id === "google" ? "select_account" : "login");
  return params;
}

/** The state is bound to this browser by its cookie; a nonce made from it is bound too, and needs no cookie of its own. */
const nonceFor = ({ clientSecret }: SignInProvider, params: URLSearchParams) =>
  createHmac("sha256", clientSecret)
    .update(`nonce|${params.get("state") ?? ""}`)
    .digest("base64url");
