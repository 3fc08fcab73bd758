import { demoAccount } from "~/domain/demo/demo-account";
import { seedDemoAccount } from "~/operations/demo/seed-account";
import { seedDemoModels } from "~/operations/demo/seed-models";
import type { WebBindings } from "~/platform/bindings";
import { makeTenantContext, makeVisitorContext } from "~/platform/context";
import { openTenant } from "~/platform/tenancy";

/** Creates the demo of the local environment; anywhere else this path does not exist. */
export async function seedLocally(request: Request, env: WebBindings): Promise<Response> {
  if (env.APP_ENV !== "local" || request.method !== "POST") return new Response(null, { status: 404 });
  const { apiKey } = (await request.json()) as { apiKey?: string };
  const visitor = makeVisitorContext(env, { kind: "system", id: "seed" });
  const account = await seedDemoAccount(visitor, { ...(apiKey && { apiKey }) });
  const home = await openTenant(env, visitor.control, demoAccount.tenantId);
  if (!home) throw new Error("the demo tenant was not made");
  const models = await seedDemoModels(makeTenantContext(visitor, home, env), {});
  return Response.json({ ...account, models });
}
