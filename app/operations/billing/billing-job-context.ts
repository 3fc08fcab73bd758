import type { VisitorContext } from "../context";
import type { OfTenant } from "../of-tenant";
import type { PaymentGateway } from "../payment-port";
import type { RunContext } from "../processing/processing-context";

/** What billing one tenant needs where no request asks for it. */
export type BillingJobContext = RunContext & { gateway: PaymentGateway };

/** What looking after the subscriptions of all tenants needs: the way to each of them. */
export type BillingSweepContext = VisitorContext & {
  gateway: PaymentGateway;
  /** The context of a tenant, or null when it is gone. */
  enter(found: OfTenant): Promise<BillingJobContext | null>;
};
