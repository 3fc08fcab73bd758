import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Permission } from "~/domain/permissions/permission";
import type { TenantContext, VisitorContext } from "~/operations/context";
import { openVisit } from "~/operations/visits/open";
import type { StartVisitContext } from "~/operations/visits/start";
import { makeTenantContext, makeVisitorContext } from "~/platform/context";
import { homeOf, openTenant } from "~/platform/tenancy";
import { originOf } from "./request-origin";
import { visitTokenOf } from "./visit-cookie";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** Nothing may cache a visitor's pages, and no other site learns their address. */
export const visitHeaders = { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" };

/** A visit allows viewing what was tried and nothing else. */
const byVisit: readonly Permission[] = ["TenantModel.ViewDocument"];

/** An anonymous visitor, whoever is signed in besides. */
export const anonymousContextOf = ({ request, context: { cloudflare } }: Args): VisitorContext =>
  makeVisitorContext(cloudflare.env, { kind: "visitor", id: "visitor" }, originOf(request).address);

/** The same, with the way into a tenant that was just made for what is tried. */
export function newVisitOf(args: Args): StartVisitContext {
  const stranger = anonymousContextOf(args);
  const { env } = args.context.cloudflare;
  const system: VisitorContext = { ...stranger, actor: { kind: "system", id: "visit" } };
  return {
    ...stranger,
    async enter(tenantId) {
      const home = await openTenant(env, stranger.control, tenantId);
      if (!home) throw new Error("the tenant of a visit is not there");
      return makeTenantContext(system, home, env);
    },
  };
}

/** What identifies a visit: its address, and the cookie of the browser that started it. */
export const visitCredentials = async ({ request, params, context: { cloudflare } }: Args) => ({
  visitId: (params.visitId ?? "").slice(0, 64),
  token: (await visitTokenOf(request, cloudflare.env.APP_ENV)).slice(0, 64),
});

/** The visit, to view it. Throws AppError `not-found`. */
export async function visitOf(
  args: Args,
): Promise<{ context: TenantContext; documentId: string | null; expiresAt: Date }> {
  const stranger = anonymousContextOf(args);
  const { tenant, ...visit } = await openVisit(stranger, await visitCredentials(args));
  const { env } = args.context.cloudflare;
  const person = { ...stranger, actor: { kind: "person", id: "visitor", permissions: byVisit } as const };
  return { ...visit, context: makeTenantContext(person, homeOf(env, tenant), env) };
}
