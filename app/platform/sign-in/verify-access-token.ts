import {
  createLocalJWKSet,
  decodeProtectedHeader,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  jwtVerify,
} from "jose";
import { keysAt, metadataOf } from "./provider-metadata";
import { asymmetric } from "./verify-id-token";

/**
 * Access tokens of a sign-in provider that the API takes beside its keys. Without issuer and audience none is taken. Keys are
 * an address or the keys themselves (JSON); left out, those that the issuer publishes.
 */
export type ApiTokenBindings = {
  APP_ENV: string;
  API_TOKEN_ISSUER?: string;
  API_TOKEN_AUDIENCE?: string;
  API_TOKEN_KEYS?: string;
};

/** Whether a bearer token can be one: three parts of base64url. Our own keys and session tokens have no dots. */
export const looksLikeJwt = (token: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);

/**
 * Whose access token it is, as issuer and subject; null when it is none that counts here. Checked are signature, issuer,
 * audience and times (RFC 9068), and that it is no id token.
 */
export async function identityOfAccessToken(
  token: string,
  bindings: ApiTokenBindings,
): Promise<{ issuer: string; subject: string } | null> {
  const { API_TOKEN_ISSUER: issuer, API_TOKEN_AUDIENCE: audience } = bindings;
  if (!issuer || !audience) return null;
  try {
    const claims = await verified(token, { issuer, audience, bindings });
    const { sub, nonce, at_hash: accessHash } = claims;
    if (!sub || nonce !== undefined || accessHash !== undefined) return null;
    return { issuer, subject: sub };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

type Setting = { issuer: string; audience: string; bindings: ApiTokenBindings };

async function verified(token: string, { issuer, audience, bindings }: Setting): Promise<JWTPayload> {
  const check = async (keys: unknown) => {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys as JSONWebKeySet), {
      issuer,
      audience,
      algorithms: asymmetric,
      clockTolerance: 30,
      requiredClaims: ["iss", "sub", "aud", "exp"],
    });
    return payload;
  };
  const inline = bindings.API_TOKEN_KEYS?.trim().startsWith("{");
  if (inline) return check(JSON.parse(bindings.API_TOKEN_KEYS ?? ""));
  // What is not even a token asks nobody for keys.
  decodeProtectedHeader(token);
  const address = bindings.API_TOKEN_KEYS || (await metadataOf({ issuer, id: "directory" })).jwks_uri;
  try {
    return await check(await keysAt(address));
  } catch (error) {
    if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
    return check(await keysAt(address, { afresh: true }));
  }
}
