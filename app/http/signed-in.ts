import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { SessionStatus } from "~/data/control/sessions";
import { needsPlan } from "~/domain/accounts/needs-plan";
import type { Person } from "~/domain/accounts/person";
import { masterTenantId } from "~/domain/tenants/master-tenant";
import { needsCustomer } from "~/domain/tenants/needs-customer";
import { findCaller } from "~/operations/accounts/find-caller";
import { findSessionStanding } from "~/operations/accounts/find-session-standing";
import { mayWork } from "~/operations/accounts/may-work";
import { isStale, noteSession } from "~/operations/accounts/note-session";
import type { TenantContext, VisitorContext } from "~/operations/context";
import { makeTenantContext, makeVisitorContext } from "~/platform/context";
import { openTenant, type TenantHome } from "~/platform/tenancy";
import { actingFor } from "./acting-for";
import { countPersonRequest } from "./person-gate";
import { signedOutResponse } from "./preserve-form-entries";
import { redirect } from "./redirect";
import { originOf } from "./request-origin";
import { forgetSession, sessionTokenOf } from "./session-cookie";
import { statusOf } from "./status-of";
import { noteWork } from "./wake-after-work";

type Args = LoaderFunctionArgs | ActionFunctionArgs;
/** `wait`: after how many seconds the person may ask again; 0 at once. */
type Caller = { context: VisitorContext; person: Person | null; wait: number };

/** A page has several loaders; they share one look at the session. The load context is new for each request. */
const callers = new WeakMap<AppLoadContext, Promise<Caller>>();

/** The context of whoever asks: a person when a session is open, else a visitor. */
export const visitorOf = async (args: Args): Promise<VisitorContext> => (await callerOf(args)).context;

/** The signed-in person, or null. */
export const personOf = async (args: Args): Promise<Person | null> => (await callerOf(args)).person;

/** Why the session that the request brought opens nothing, or null when it brought none or an open one. */
export async function standingOf(args: Args): Promise<SessionStatus | null> {
  const { context, person } = await callerOf(args);
  const token = person ? null : await sessionTokenOf(args.request, args.context.cloudflare.env.APP_ENV);
  return token ? findSessionStanding(context, { token }) : null;
}

/**
 * The signed-in person with a context to act in. Without one: to the sign-in page, and from there back here. Who asks for
 * too much in a minute is told to wait.
 */
export async function requirePerson(args: Args): Promise<{ context: VisitorContext; person: Person }> {
  const { context, person, wait } = await callerOf(args);
  if (wait > 0) throw tooMany(wait);
  if (person) {
    if (owesSecondFactor(args, person)) throw redirect("/Profile/second-factor?required");
    return { context, person };
  }
  if ((await standingOf(args)) === "removed") {
    const headers = await forgetSession(args.request, args.context.cloudflare.env.APP_ENV);
    throw redirect("/logout?reason=removed", { headers });
  }
  throw (
    signedOutResponse(args.context) ??
    redirect(`/login?returnTo=${encodeURIComponent(returnPathOf(args.request))}`)
  );
}

/**
 * The signed-in person and the context of the person's tenant, to work in. Anyone who has none, or may not work in it
 * yet, goes to the sign-in page, which decides.
 */
export async function requireTenant(args: Args): Promise<{ context: TenantContext; person: Person }> {
  const { context, person } = await requirePerson(args);
  const { env } = args.context.cloudflare;
  const acting = actingFor(context, person);
  const customer = acting && (await openTenant(env, context.control, acting.tenantId));
  if (acting && customer && isOpen(customer))
    // The operator's people have a second factor of their own accord.
    return { context: noteWork(args, makeTenantContext(acting.context, customer, env)), person };
  const home = person.tenantId ? await openTenant(env, context.control, person.tenantId) : null;
  if (!home) throw redirect("/login");
  if (!isOpen(home)) throw new Response("tenants.problem.erasing", { status: 410 });
  if (home.tenant.secondFactor === "required" && !person.hasSecondFactor && !isSettingUp(args))
    throw redirect("/Profile/second-factor?required");
  const { pathname } = new URL(args.request.url);
  if (needsPlan(pathname) && !(await worksIn(args, context, home))) throw redirect("/login");
  if (home.tenant.id === masterTenantId && needsCustomer(pathname)) throw redirect("/customers");
  return { context: noteWork(args, makeTenantContext(context, home, env)), person };
}

/** Asked once for a request, like who the caller is. */
const workers = new WeakMap<AppLoadContext, Promise<boolean>>();

function worksIn({ context: key }: Args, context: VisitorContext, { tenant }: TenantHome): Promise<boolean> {
  const known = workers.get(key) ?? mayWork(context, { tenant });
  workers.set(key, known);
  return known;
}

/** A tenant that is being erased opens for nobody. */
const isOpen = ({ tenant }: TenantHome) => tenant.status !== "erasing";

function callerOf(args: Args): Promise<Caller> {
  const known = callers.get(args.context);
  if (known) return known;
  const caller = lookUpCaller(args);
  callers.set(args.context, caller);
  return caller;
}

async function lookUpCaller(args: Args): Promise<Caller> {
  const {
    request,
    context: { cloudflare },
  } = args;
  const visitor = makeVisitorContext(
    cloudflare.env,
    { kind: "visitor", id: "visitor" },
    originOf(request).address,
  );
  const token = await sessionTokenOf(request, cloudflare.env.APP_ENV);
  const person = token ? await findCaller(visitor, { token }) : null;
  if (!person) return { context: visitor, person: null, wait: 0 };
  const { id, permissions, isSystemAdmin } = person;
  const context: VisitorContext = {
    ...visitor,
    actor: { kind: "person", id, permissions, isSystemAdmin },
    signedInAt: person.signedInAt,
  };
  if (token && isStale(person.lastSeenAt, visitor.now()))
    cloudflare.ctx.waitUntil(noteSession(context, { token }));
  return { context, person, wait: countPersonRequest(args, context, id) };
}

/**
 * Anyone who runs the service sets up a second factor before anything else. On a developer's machine, where the demo's
 * administrator is everyone's, nobody is made to.
 */
function owesSecondFactor({ request, context: { cloudflare } }: Args, person: Person): boolean {
  if (!person.isSystemAdmin || person.hasSecondFactor || cloudflare.env.APP_ENV === "local") return false;
  return !isSettingUp({ request });
}

/** Where a second factor is set up, and the way out. */
const isSettingUp = ({ request }: { request: Request }): boolean =>
  /^\/(Profile\/second-factor|logout)(\.data)?$/i.test(new URL(request.url).pathname);

/** The page that says so; it says after how many seconds, too, for programs. */
const tooMany = (wait: number) =>
  Response.json(
    { messageKey: "error.too-many-requests", values: { seconds: wait } },
    { status: statusOf["too-many"], headers: { "Retry-After": String(wait) } },
  );

function returnPathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
