import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from "jose";
import { keysOf, type ProviderMetadata } from "./provider-metadata";
import type { SignInProvider } from "./providers";

/** Algorithms whose keys a provider publishes; a token that is signed with a shared secret is nobody's. */
export const asymmetric = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "EdDSA"];

/**
 * The claims of an id token after all checks of OpenID Connect Core 3.1.3.7: signature, issuer, audience, authorized party,
 * times and nonce. Throws when one fails.
 */
export async function verifyIdToken(
  idToken: string,
  provider: SignInProvider,
  metadata: ProviderMetadata,
  nonce: string,
): Promise<JWTPayload> {
  const claims = await verified(idToken, provider, metadata);
  if (claims.iss !== expectedIssuer(metadata.issuer, claims)) throw new Error("id token of another issuer");
  if (claims.nonce !== nonce) throw new Error("id token of another request");
  if (typeof claims.sub !== "string" || claims.sub === "") throw new Error("id token without a subject");
  if (claims.azp !== undefined && claims.azp !== provider.clientId)
    throw new Error("id token for another party");
  return claims;
}

async function verified(idToken: string, provider: SignInProvider, metadata: ProviderMetadata) {
  const check = async (keys: unknown) =>
    (
      await jwtVerify(idToken, createLocalJWKSet(keys as JSONWebKeySet), {
        audience: provider.clientId,
        algorithms: asymmetric,
        clockTolerance: 30,
        requiredClaims: ["iss", "sub", "exp", "iat"],
      })
    ).payload;
  try {
    return await check(await keysOf(metadata));
  } catch (error) {
    // The provider may have changed its keys within the hour.
    if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
    return check(await keysOf(metadata, { afresh: true }));
  }
}

/** Microsoft's `common` and `organizations` publish an issuer with a placeholder for the organization of the person. */
function expectedIssuer(published: string, claims: JWTPayload): string {
  const organization = typeof claims.tid === "string" && /^[\w-]{1,64}$/.test(claims.tid) ? claims.tid : "";
  return published.replace("{tenantid}", organization);
}
