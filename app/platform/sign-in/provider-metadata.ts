import { z } from "zod";
import type { SignInProvider } from "./providers";
import { rememberedJson } from "./remembered-json";

const hour = 60 * 60 * 1000;

const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});

export type ProviderMetadata = z.output<typeof metadata>;

/**
 * What a provider publishes about itself (OpenID Connect Discovery 1.0), kept for an hour. Its issuer must be the one that
 * is set up, except at Microsoft, where it names the organization by a placeholder.
 */
export async function metadataOf({
  issuer,
  id,
}: Pick<SignInProvider, "issuer" | "id">): Promise<ProviderMetadata> {
  const base = issuer.replace(/\/$/, "");
  const found = metadata.parse(await rememberedJson(`${base}/.well-known/openid-configuration`, hour));
  if (id !== "microsoft" && found.issuer.replace(/\/$/, "") !== base)
    throw new Error(`${issuer} says that its issuer is ${found.issuer}`);
  return found;
}

/** The keys that a provider signs with, kept for an hour; `afresh` after a signature by an unknown key. */
export const keysOf = (found: ProviderMetadata, options: { afresh?: boolean } = {}) =>
  keysAt(found.jwks_uri, options);

/** The same at an address that is known. */
export const keysAt = (address: string, options: { afresh?: boolean } = {}) =>
  rememberedJson(address, hour, options);
