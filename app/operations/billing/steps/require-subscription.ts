import { findNewestSubscription } from "~/data/control/subscriptions";
import type { Subscription } from "~/domain/billing/subscription";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../../context";

/** The tenant's newest subscription, over or not. Throws AppError `not-found` when it never had one. */
export async function requireSubscription({ control }: TenantContext): Promise<Subscription> {
  const subscription = await findNewestSubscription(control);
  if (!subscription) throw new AppError("not-found", "billing.problem.no-subscription");
  return subscription;
}

/** The same, unless it is over. Throws AppError `conflict`. */
export async function requireLiveSubscription(context: TenantContext): Promise<Subscription> {
  const subscription = await requireSubscription(context);
  if (subscription.status === "canceled") throw new AppError("conflict", "billing.problem.is-over");
  return subscription;
}
