import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { controlOf } from "~/data/control/tenant-control";
import { advanceMove, findMove } from "~/data/control/tenant-moves";
import { customerInput } from "~/domain/customers/customer-inputs";
import { AppError } from "~/domain/errors/app-error";
import { canBeCancelled } from "~/domain/tenants/move";
import { auditOf } from "../audit-of";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * Leaves a customer in its shard: what was copied is deleted. Throws AppError `conflict` when there is nothing to cancel (any
 * more).
 */
export const cancelMove = defineOperation({
  name: "customers.cancel-move",
  permission: "system-admin",
  input: customerInput,
  async run(context: VisitorContext, { tenantId }): Promise<void> {
    const control = controlOf(context.control, { tenantId });
    const move = await findMove(control);
    if (!move || !canBeCancelled(move.state)) throw new AppError("conflict", "customers.problem.not-moving");
    const [changed] = await commit(control, [
      advanceMove(control, move, { state: "cancelling", progressAt: context.now() }),
      insertControlAuditIfChanged(control, {
        ...auditOf(context, "customers.cancel-move", tenantId),
        tenantId,
      }),
    ]);
    if (changed.length === 0) throw new AppError("conflict", "customers.problem.not-moving");
  },
});
