import type { OfTenant } from "~/operations/of-tenant";
import { sweepTenants } from "~/operations/tenants/sweep";
import type { WebBindings } from "~/platform/bindings";
import { makeVisitorContext } from "~/platform/context";
import { siteOf } from "~/platform/site-of";
import { openTenant } from "~/platform/tenancy";
import { openTenantJobs } from "~/platform/tenant-jobs";

/** Looks after deletions and exports of tenants. Called every minute; costs one look into an index when there are none. */
export async function tenantSweep(env: WebBindings): Promise<void> {
  const visitor = makeVisitorContext(env, { kind: "system", id: "sweep" });
  const filesOf = async ({ tenantId }: OfTenant) =>
    (await openTenant(env, visitor.control, tenantId))?.files ?? null;
  const context = { ...visitor, jobs: openTenantJobs(env.EXTRACTION), filesOf };
  await sweepTenants(context, { origin: siteOf(env) });
}
