import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Person } from "~/domain/accounts/person";
import type { Permission } from "~/domain/permissions/permission";
import type { BillingContext } from "~/operations/billing/billing-context";
import { gatewayOf } from "~/platform/payment/gateway-of";
import { requirePermission } from "./require-permission";

/** The signed-in person who may do so, with the payment service of this installation. */
export async function billingCaller(
  args: LoaderFunctionArgs | ActionFunctionArgs,
  permission: Extract<Permission, "Billing" | "Billing.Edit">,
): Promise<{ context: BillingContext; person: Person }> {
  const { context, person } = await requirePermission(args, permission);
  const gateway = gatewayOf(args.context.cloudflare.env, context.control, context.now);
  return { context: { ...context, gateway }, person };
}
