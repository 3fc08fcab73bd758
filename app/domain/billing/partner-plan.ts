import type { Plan } from "./plan";

/** What the metadata of a tenant says when it signed up by way of the promotional partner. */
export const partnerSource = "partner-redeem";

const partnerTier = "partner";

/** The code of a partner's plan: its country's and the tier's. */
export const partnerPlanCode = /^([a-z]{2})-partner$/;

/** Whether a tenant's metadata (a JSON text) names the promotional partner as the source of the sign-up. */
export function isFromPartner(metadata: string | null): boolean {
  try {
    const said: unknown = JSON.parse(metadata ?? "null");
    return typeof said === "object" && said !== null && "source" in said && said.source === partnerSource;
  } catch {
    return false;
  }
}

/**
 * The plans that a tenant may choose from: those of its country and, for a customer of the promotional partner, one more
 * that is copied from the second with nothing to pay each month.
 */
export function plansFor(plans: readonly Plan[], fromPartner: boolean): Plan[] {
  const [, second] = plans;
  if (!fromPartner || !second) return [...plans];
  return [...plans, partnerPlanOf(second, plans.length + 1)];
}

export const isPartnerPlan = ({ tier }: Pick<Plan, "tier">): boolean => tier === partnerTier;

const partnerPlanOf = (second: Plan, rank: number): Plan => ({
  ...second,
  code: `${second.countryCode.toLowerCase()}-${partnerTier}`,
  tier: partnerTier,
  rank,
  monthlyPrice: 0,
  introductionKey: "billing.plan.partner.introduction",
  trialNoteKey: "billing.plan.partner.trial-note",
});
