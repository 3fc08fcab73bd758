import type { Day } from "./days";
import type { GatewayName, SubscriptionStatus } from "./subscription";

/** What the payment service says about a subscription: all of it, as it was when the event occurred. */
export type SubscriptionUpdate = {
  kind: "subscription";
  gatewayId: string;
  customerId: string;
  planCode: string;
  status: Exclude<SubscriptionStatus, "suspended">;
  trialEndsOn: Day | null;
  periodStart: Day;
  periodEnd: Day;
  cancelAtPeriodEnd: boolean;
  couponCode: string | null;
  percentOff: number;
  amountOff: number;
  /** Whether the next bill is discounted: 1 or 0. The service counts further ones by itself. */
  discountedBillsLeft: number;
  /** When the service made the subscription, ISO 8601. */
  begunAt: string;
};

/** What the payment service says about a payment. `origin` tells a monthly bill from one for overage. */
export type PaymentUpdate = {
  kind: "payment";
  gatewayId: string;
  subscriptionGatewayId: string;
  origin: "recurring" | "overage";
  paid: boolean;
  amount: number;
  currency: string;
  billedOn: Day;
  periodStart: Day;
  periodEnd: Day;
};

/** An event of the payment service. `tenantId` is the customer that we named when it was begun. */
export type PaymentEvent = {
  gateway: GatewayName;
  eventId: string;
  type: string;
  tenantId: string;
  occurredAt: Date;
  update: SubscriptionUpdate | PaymentUpdate;
};
