import { Authenticator } from "remix-auth";
import { identityOfClaims, type ProviderIdentity } from "~/domain/accounts/provider-identity";
import { metadataOf } from "./provider-metadata";
import type { SignInProvider } from "./providers";
import { type SentBack, signInStrategy, stateCookieName } from "./sign-in-strategy";
import { verifyIdToken } from "./verify-id-token";

/**
 * A provider, as this request meets it: `site` is the address of ours that people come back to, and `isPlain` says that this is
 * plain http on the developer's machine. With `again` the provider asks who it is, though it knows.
 */
export type SignInSetting = { provider: SignInProvider; isPlain: boolean; site: string; again?: boolean };

/** The answer that sends a browser to the provider, with the cookie that ties its return to this browser. */
export async function sendToProvider(request: Request, setting: SignInSetting): Promise<Response> {
  try {
    // A fresh address: whatever this request's carries, it must not be taken for someone's return.
    await authenticate(new Request(setting.site, { headers: { Cookie: cookiesOf(request) } }), setting);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
  throw new Error("the provider was not asked");
}

/** Who the provider says has come back. Throws when the return is not one of this browser, or proves nothing. */
export async function identityOfReturn(request: Request, setting: SignInSetting): Promise<ProviderIdentity> {
  const { provider } = setting;
  if (!new URL(request.url).searchParams.get("state")) throw new Error("a return without a state");
  const { idToken, nonce } = await authenticate(request, setting);
  const claims = await verifyIdToken(idToken, provider, await metadataOf(provider), nonce);
  return identityOfClaims(provider.id, claims, provider.trustsEmail);
}

/** The Set-Cookie headers that end what waited for a return from this provider. */
export function forgetReturn(request: Request, setting: SignInSetting): [string, string][] {
  const names = cookiesOf(request)
    .split(/;\s*/)
    .map((pair) => pair.slice(0, pair.indexOf("=")));
  return names
    .filter((name) => name.startsWith(`${stateCookieName(setting)}:`))
    .map((name) => [
      "Set-Cookie",
      `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${setting.isPlain ? "" : "; Secure"}`,
    ]);
}

async function authenticate(
  request: Request,
  { provider, isPlain, site, again = false }: SignInSetting,
): Promise<SentBack> {
  const redirectURI = `${site}/login/${provider.id}/callback`;
  const strategy = signInStrategy({
    provider,
    metadata: await metadataOf(provider),
    redirectURI,
    isPlain,
    again,
  });
  return new Authenticator<SentBack>().use(strategy, provider.id).authenticate(provider.id, request);
}

const cookiesOf = (request: Request) => request.headers.get("Cookie") ?? "";
