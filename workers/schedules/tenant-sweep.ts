import type { OfTenant } from "~/operations/of-tenant";
import { sweepTenants } from "~/operations/tenants/sweep";
import { sweepMoves } from "~/operations/tenants/sweep-moves";
import { sweepRestores } from "~/operations/tenants/sweep-restores";
import type { WebBindings } from "~/platform/bindings";
import { makeVisitorContext } from "~/platform/context";
import { siteOf } from "~/platform/site-of";
import { openTenant } from "~/platform/tenancy";
import { openTenantJobs } from "~/platform/tenant-jobs";
import { openMoveJobs } from "~/platform/tenant-moves";
import { openRestoreJobs } from "~/platform/tenant-restores";

/**
 * Looks after deletions, exports, restores and moves of tenants. Called every minute; costs one index lookup when there are none.
 */
export async function tenantSweep(env: WebBindings): Promise<void> {
  const visitor = makeVisitorContext(env, { kind: "system", id: "sweep" });
  const filesOf = async ({ tenantId }: OfTenant) =>
    (await openTenant(env, visitor.control, tenantId))?.files ?? null;
  const context = { ...visitor, jobs: openTenantJobs(env.EXTRACTION), filesOf };
  await sweepTenants(context, { origin: siteOf(env) });
  await sweepRestores({ ...visitor, jobs: openRestoreJobs(env.EXTRACTION), filesOf }, {});
  await sweepMoves({ ...visitor, jobs: openMoveJobs(env.EXTRACTION) }, {});
}
