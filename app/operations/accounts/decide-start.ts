import { z } from "zod";
import { findMembership } from "~/data/control/membership";
import { countryHasPlans } from "~/data/control/plans";
import { tenantHasSubscription } from "~/data/control/subscriptions";
import { findTenant } from "~/data/control/tenants";
import { type Person, userStatus } from "~/domain/accounts/person";
import { type StartStep, startStep } from "~/domain/accounts/start-step";
import { masterTenantId } from "~/domain/tenants/master-tenant";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/** What whoever comes in is known by. `person` is who the session belongs to. */
type Incoming = { person: Person; state: string | null; source: string | null };

/** The next step of a signed-in person: where the start-up flow leads. */
export const decideStart = defineOperation({
  name: "accounts.decide-start",
  permission: "signed-in",
  input: z.custom<Incoming>(),
  async run(context: VisitorContext, { person, state, source }): Promise<StartStep> {
    const { tenantId, memberId } = person;
    const membership =
      tenantId && memberId
        ? { status: userStatus.active, tenantId, memberId }
        : await findMembership(context.control, person);
    const tenant = tenantId ? await tenantFacts(context, tenantId) : null;
    return startStep({ account: "open", state, source, membership, tenant });
  },
});

async function tenantFacts(context: VisitorContext, tenantId: string) {
  const tenant = await findTenant(context.control, tenantId);
  if (!tenant) return null;
  const [hasPlans, hasSubscription] = await Promise.all([
    countryHasPlans(context.control, tenant.countryCode),
    tenantHasSubscription(context.control, tenantId),
  ]);
  return { isMaster: tenantId === masterTenantId, countryHasPlans: hasPlans, hasSubscription };
}
