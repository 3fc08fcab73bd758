import { findTenantMetadata } from "~/data/control/billed-tenant";
import { selectPlans } from "~/data/control/plans";
import { isFromPartner, plansFor } from "~/domain/billing/partner-plan";
import type { Plan } from "~/domain/billing/plan";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../../context";

/** The plans that the tenant may choose from, the partner's among them while the sign-up came from there. */
export async function plansOfTenant({ control, tenant }: TenantContext): Promise<Plan[]> {
  const [plans, metadata] = await Promise.all([
    selectPlans(control, tenant.countryCode),
    findTenantMetadata(control),
  ]);
  return plansFor(plans, isFromPartner(metadata));
}

/** One of them. Throws AppError `not-found`. */
export async function requirePlan(context: TenantContext, planCode: string): Promise<Plan> {
  const plan = (await plansOfTenant(context)).find(({ code }) => code === planCode);
  if (!plan) throw new AppError("not-found", "billing.problem.plan-not-found");
  return plan;
}
