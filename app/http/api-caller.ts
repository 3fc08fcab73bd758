import { AppError } from "~/domain/errors/app-error";
import { findIdentityCaller } from "~/operations/accounts/find-identity-caller";
import type { TenantContext, VisitorContext } from "~/operations/context";
import { findKey } from "~/operations/keys/find";
import { noteKeyUse, useNotedEvery } from "~/operations/keys/note-use";
import type { WebBindings } from "~/platform/bindings";
import { makeTenantContext, makeVisitorContext } from "~/platform/context";
import { identityOfAccessToken, looksLikeJwt } from "~/platform/sign-in/verify-access-token";
import { homeOf } from "~/platform/tenancy";
import { originOf } from "./request-origin";

/**
 * The context of whoever holds the request's bearer key, from one query, or of the person of a provider's access token. Throws AppError `unauthenticated`, in the same
 * words whether the key never was, was revoked or has expired. `later` outlives the answer.
 */
export async function apiCallerOf(
  request: Request,
  env: WebBindings,
  later: (work: Promise<unknown>) => void,
): Promise<TenantContext> {
  const key = /^Bearer +(\S+)\s*$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  if (!key) throw new AppError("unauthenticated", "api.error.no-key");
  const visitor = makeVisitorContext(env, { kind: "visitor", id: "visitor" }, originOf(request).address);
  if (looksLikeJwt(key)) return tokenCallerOf(visitor, key, env);
  const opened = await findKey(visitor, { key: key.slice(0, 500) });
  if (!opened || opened.tenant.status === "erasing") {
    visitor.log.info("api.key-refused", { address: visitor.address, known: opened !== null });
    throw new AppError("unauthenticated", "api.error.wrong-key");
  }
  const { id, permissions, isSystemAdmin, isSandbox, tenant, lastUsedAt } = opened;
  const context = { ...visitor, actor: { kind: "key", id, permissions, isSystemAdmin, isSandbox } as const };
  const isStale = !lastUsedAt || visitor.now().getTime() - lastUsedAt.getTime() >= useNotedEvery;
  if (isStale) later(noteKeyUse(context, { keyId: id }));
  return makeTenantContext(context, homeOf(env, tenant), env);
}

/** The context of the person whose access token of the sign-in provider this is. */
async function tokenCallerOf(
  visitor: VisitorContext,
  token: string,
  env: WebBindings,
): Promise<TenantContext> {
  const identity = token.length <= 8_000 ? await identityOfAccessToken(token, env) : null;
  const person = identity && (await findIdentityCaller(visitor, identity));
  if (!person || person.tenant.status === "erasing") {
    visitor.log.info("api.token-refused", { address: visitor.address, known: person !== null });
    throw new AppError("unauthenticated", "api.error.wrong-key");
  }
  const { id, permissions, isSystemAdmin, tenant } = person;
  const context = { ...visitor, actor: { kind: "person", id, permissions, isSystemAdmin } as const };
  return makeTenantContext(context, homeOf(env, tenant), env);
}
