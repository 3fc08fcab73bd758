import { and, asc, eq, getTableColumns } from "drizzle-orm";
import type { Plan } from "~/domain/billing/plan";
import { plans } from "./billing-schema";
import type { ControlDatabase } from "./control-database";

const { active: _, ...planColumns } = getTableColumns(plans);

/** The plans that are sold in a country, the cheapest first. */
export const selectPlans = (control: ControlDatabase, countryCode: string): Promise<Plan[]> =>
  control
    .select(planColumns)
    .from(plans)
    .where(and(eq(plans.countryCode, countryCode), eq(plans.active, true)))
    .orderBy(asc(plans.rank));

/** The countries in which plans are sold, by their codes. */
export const selectSoldCountries = async (control: ControlDatabase): Promise<string[]> =>
  (
    await control
      .selectDistinct({ code: plans.countryCode })
      .from(plans)
      .where(eq(plans.active, true))
      .orderBy(asc(plans.countryCode))
  ).map(({ code }) => code);

/** Whether any plan is sold in the country. */
export async function countryHasPlans(control: ControlDatabase, countryCode: string): Promise<boolean> {
  const row = await control
    .select({ code: plans.code })
    .from(plans)
    .where(and(eq(plans.countryCode, countryCode), eq(plans.active, true)))
    .limit(1)
    .get();
  return row !== undefined;
}
