import { countryHasPlans } from "~/data/control/plans";
import { tenantHasSubscription } from "~/data/control/subscriptions";
import { masterTenantId } from "~/domain/tenants/master-tenant";
import type { Tenant } from "~/domain/tenants/tenant";
import type { VisitorContext } from "../context";

/** What the start-up flow asks of a tenant. */
export async function tenantFacts({ control }: VisitorContext, tenant: Pick<Tenant, "id" | "countryCode">) {
  const [hasPlans, hasSubscription] = await Promise.all([
    countryHasPlans(control, tenant.countryCode),
    tenantHasSubscription(control, tenant.id),
  ]);
  return { isMaster: tenant.id === masterTenantId, countryHasPlans: hasPlans, hasSubscription };
}
