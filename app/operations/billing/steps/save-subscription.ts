import { commit, type Statement } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { changeSubscription, type SubscriptionChanges } from "~/data/control/subscriptions";
import type { AuditedOperation } from "~/domain/audit/audited-operations";
import type { Subscription } from "~/domain/billing/subscription";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../../audit-of";
import type { TenantContext } from "../../context";

/**
 * Changes a subscription as it was seen, with its audit row and what goes with it. Throws AppError `conflict` when it
 * changed meanwhile.
 */
export async function saveSubscription(
  context: TenantContext,
  subscription: Subscription,
  changes: SubscriptionChanges,
  {
    name,
    detail = {},
    rows = [],
  }: { name: AuditedOperation; detail?: Record<string, unknown>; rows?: Statement[] },
): Promise<void> {
  const { control } = context;
  const [changed] = await commit(control, [
    changeSubscription(control, subscription, changes),
    insertControlAuditIfChanged(control, auditOf(context, name, subscription.id, detail)),
    ...rows,
  ]);
  if (changed.length === 0) throw new AppError("conflict", "billing.problem.changed");
}
