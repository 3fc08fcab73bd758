import { countryHasPlans } from "~/data/control/plans";
import { tenantHasSubscription } from "~/data/control/subscriptions";
import { controlOf } from "~/data/control/tenant-control";
import { isMasterTenant } from "~/domain/tenants/master-tenant";
import type { Tenant } from "~/domain/tenants/tenant";
import type { VisitorContext } from "../../context";
import { ofTenant } from "../../of-tenant";

/** What the start-up flow asks of a tenant. */
export async function tenantFacts({ control }: VisitorContext, tenant: Pick<Tenant, "id" | "countryCode">) {
  const [hasPlans, hasSubscription] = await Promise.all([
    countryHasPlans(control, tenant.countryCode),
    tenantHasSubscription(controlOf(control, ofTenant({ tenant }, {}))),
  ]);
  return { isMaster: isMasterTenant(tenant), countryHasPlans: hasPlans, hasSubscription };
}
