import { findCaller } from "~/operations/accounts/find-caller";
import type { VisitorContext } from "~/operations/context";
import type { StorageBindings } from "~/platform/bindings";
import { makeVisitorContext } from "~/platform/context";
import { originOf } from "./request-origin";

/**
 * The context of the person whose session's token the request bears, or null. For the few calls of the API that someone
 * makes who is in no tenant yet, and so has no key.
 */
export async function sessionCallerOf(
  request: Request,
  env: StorageBindings,
): Promise<VisitorContext | null> {
  const token = /^Bearer +([\w-]{40,50})\s*$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  if (!token) return null;
  const visitor = makeVisitorContext(env, { kind: "visitor", id: "visitor" }, originOf(request).address);
  const person = await findCaller(visitor, { token });
  if (!person) return null;
  const { id, permissions, isSystemAdmin } = person;
  return { ...visitor, actor: { kind: "person", id, permissions, isSystemAdmin } };
}
