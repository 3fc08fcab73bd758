import { controlOf } from "~/data/control/tenant-control";
import { findMove as findMoveOf, selectShardsOf } from "~/data/control/tenant-moves";
import { findTenant } from "~/data/control/tenants";
import { customerInput } from "~/domain/customers/customer-inputs";
import { AppError } from "~/domain/errors/app-error";
import { canBeCancelled } from "~/domain/tenants/move";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * The shard of a customer, the shards it could move to, and its last move; rows are counted as far as they were
 * compared. Throws AppError `not-found`.
 */
export const findMove = defineOperation({
  name: "customers.find-move",
  permission: "system-admin",
  input: customerInput,
  async run(context: VisitorContext & { bound: readonly string[] }, { tenantId }) {
    const tenant = await findTenant(context.control, tenantId);
    if (!tenant) throw new AppError("not-found", "error.not-found");
    const shards = await selectShardsOf(context.control, tenant.dataCenter);
    const move = await findMoveOf(controlOf(context.control, { tenantId }));
    return {
      shardId: tenant.shardId,
      others: shards.map(({ id }) => id).filter((id) => id !== tenant.shardId && context.bound.includes(id)),
      move: move && {
        toShard: move.toShard,
        state: move.state,
        isOpen: move.endedAt === null,
        canBeCancelled: canBeCancelled(move.state),
        startedAt: move.startedAt,
        rows: Object.values(move.tables).reduce((sum, { to }) => sum + to.rows, 0),
        files: move.files,
        problem: move.problem,
      },
    };
  },
});
