import { env } from "cloudflare:workers";
import type { Actor } from "~/domain/permissions/actor";
import type { VisitorContext } from "~/operations/context";
import { makeVisitorContext } from "~/platform/context";

/** A visitor's context whose clock stands still until `pass` moves it on by so many milliseconds. */
export function clockedVisitor(actor: Actor = { kind: "visitor", id: "visitor" }) {
  let now = Date.UTC(2026, 9, 31, 12);
  const context: VisitorContext = { ...makeVisitorContext(env, actor), now: () => new Date(now) };
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { context, pass };
}
