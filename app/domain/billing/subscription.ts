import type { DiscountTerms, PlanTerms } from "./plan";

/** The payment service behind a subscription: Paddle, or the sandbox that moves no money. */
export type GatewayName = "sandbox" | "paddle";

/**
 * A subscription in trial has paid nothing yet; one that is past due owes a bill that is tried again; the last attempt
 * to charge a suspended one has failed; a canceled one is over.
 */
export type SubscriptionStatus = "trialing" | "active" | "past-due" | "suspended" | "canceled";

/** A subscription. Days are ISO dates; `periodEnd` is the day of the next bill and no part of the period. */
export type Subscription = PlanTerms &
  DiscountTerms & {
    id: string;
    tenantId: string;
    gateway: GatewayName;
    gatewayId: string | null;
    gatewayCustomerId: string | null;
    planCode: string;
    tier: string;
    status: SubscriptionStatus;
    trialEndsOn: string | null;
    periodStart: string;
    periodEnd: string;
    cancelAtPeriodEnd: boolean;
    suspendedAt: Date | null;
    endedAt: Date | null;
    revision: number;
    createdAt: Date;
  };
