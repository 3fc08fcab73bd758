import type { TenantContext } from "../context";
import type { PaymentGateway } from "../payment-port";

/** What billing has besides: the payment service of this installation. */
export type BillingContext = TenantContext & { gateway: PaymentGateway };
