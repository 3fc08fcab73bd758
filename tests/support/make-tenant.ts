import { env } from "cloudflare:workers";
import { selectPlans } from "~/data/control/plans";
import { insertSeededRoles } from "~/data/control/roles";
import { insertSubscription } from "~/data/control/subscriptions";
import { insertTenant } from "~/data/control/tenants";
import { dayOf } from "~/domain/billing/days";
import { startSubscription } from "~/domain/billing/start-subscription";
import type { Actor } from "~/domain/permissions/actor";
import { everything } from "~/domain/permissions/permission";
import type { TenantContext } from "~/operations/context";
import { makeTenantContext, makeVisitorContext } from "~/platform/context";
import { newIdentifier } from "~/platform/identifiers";
import { openTenant } from "~/platform/tenancy";

/** Someone who may do everything in the tenant. */
export const adminActor: Actor = { kind: "person", id: "person-1", permissions: [everything] };

/** A fresh tenant of the us data center, subscribed to Gold, and a context inside it, for one test alone. */
export async function makeTenant(actor: Actor = adminActor): Promise<TenantContext> {
  const context = await makeUnpaidTenant(actor);
  const plan = (await selectPlans(context.control, "US")).at(-1);
  if (!plan) throw new Error("no plan is sold");
  await insertSubscription(context.control, {
    ...startSubscription({ plan, today: dayOf(context.now()), trial: false }),
    id: newIdentifier(),
    gateway: "sandbox",
    createdAt: context.now(),
  });
  return context;
}

/** The same before it has chosen a plan. */
export async function makeUnpaidTenant(actor: Actor = adminActor): Promise<TenantContext> {
  const visitor = makeVisitorContext(env, actor);
  const id = newIdentifier();
  const slug = `tenant-${id}`;
  await insertTenant(visitor.control, {
    id,
    slug,
    name: slug,
    foldedName: slug,
    companyName: "Blue Harbour Pty Ltd",
    addressLine1: "1 Wharf Road",
    city: "Newcastle",
    state: "NSW",
    postalCode: "2300",
    countryCode: "US",
    dataCenter: "us",
    shardId: "us-1",
    intakeToken: "k3m9x2p7q4rt",
    createdAt: new Date(),
  });
  await insertSeededRoles(visitor.control, id);
  const home = await openTenant(env, visitor.control, id);
  if (!home) throw new Error("the tenant that was just made is not there");
  return makeTenantContext(visitor, home, env);
}

/** The same tenant seen by someone else. */
export const asActor = (context: TenantContext, actor: Actor): TenantContext => ({ ...context, actor });
