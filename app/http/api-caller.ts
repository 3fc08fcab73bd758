import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "~/operations/context";
import { findKey } from "~/operations/keys/find";
import { noteKeyUse, useNotedEvery } from "~/operations/keys/note-use";
import type { WebBindings } from "~/platform/bindings";
import { makeTenantContext, makeVisitorContext } from "~/platform/context";
import { homeOf } from "~/platform/tenancy";
import { originOf } from "./request-origin";

/**
 * The context of whoever holds the request's bearer key, from one query. Throws AppError `unauthenticated`, in the same
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
  const opened = await findKey(visitor, { key: key.slice(0, 500) });
  if (!opened || opened.tenant.status === "erasing") {
    visitor.log.info("api.key-refused", { address: visitor.address, known: opened !== null });
    throw new AppError("unauthenticated", "api.error.wrong-key");
  }
  const { id, permissions, isSystemAdmin, tenant, lastUsedAt } = opened;
  const context = { ...visitor, actor: { kind: "key", id, permissions, isSystemAdmin } as const };
  const isStale = !lastUsedAt || visitor.now().getTime() - lastUsedAt.getTime() >= useNotedEvery;
  if (isStale) later(noteKeyUse(context, { keyId: id }));
  return makeTenantContext(context, homeOf(env, tenant), env);
}
