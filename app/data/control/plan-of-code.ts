import { eq } from "drizzle-orm";
import { partnerPlanCode, plansFor } from "~/domain/billing/partner-plan";
import type { Plan } from "~/domain/billing/plan";
import { plans } from "./billing-schema";
import type { ControlDatabase } from "./control-database";
import { selectPlans } from "./plans";

/** The plan of this code, sold or not any more, or null. A partner's plan stands in no table: it is made of another. */
export async function findPlan(control: ControlDatabase, code: string): Promise<Plan | null> {
  const country = partnerPlanCode.exec(code)?.[1]?.toUpperCase();
  if (!country) return (await control.select().from(plans).where(eq(plans.code, code)).get()) ?? null;
  return plansFor(await selectPlans(control, country), true).find((plan) => plan.code === code) ?? null;
}
