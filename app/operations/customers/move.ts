import { commit } from "~/data/commit";
import { insertControlAudit } from "~/data/control/control-audit";
import { controlOf } from "~/data/control/tenant-control";
import { insertMove, selectShardsOf } from "~/data/control/tenant-moves";
import { findRestore } from "~/data/control/tenant-restores";
import { findTenant } from "~/data/control/tenants";
import { isUniqueViolation } from "~/data/is-unique-violation";
import { AppError } from "~/domain/errors/app-error";
import { moveCustomerInput } from "~/domain/tenants/move-inputs";
import { isLockedIn } from "~/domain/tenants/restore";
import { auditOf } from "../audit-of";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import type { MoveJobs } from "../tenants/steps/move-context";

export type MoveCustomerContext = VisitorContext & {
  jobs: MoveJobs;
  /** The shards that the Workers are bound to. */
  bound: readonly string[];
};

/**
 * Starts the job that moves a customer to another shard of its data center; it stays in use meanwhile. Throws AppError
 * `invalid` for a shard that it cannot go to, `conflict` while a move is open, an export is being restored or the
 * customer is being deleted.
 */
export const moveCustomer = defineOperation({
  name: "customers.move",
  permission: "system-admin",
  input: moveCustomerInput,
  async run(context: MoveCustomerContext, { tenantId, shardId }): Promise<{ moveId: string }> {
    const tenant = await findTenant(context.control, tenantId);
    if (!tenant) throw new AppError("not-found", "error.not-found");
    const control = controlOf(context.control, { tenantId });
    const restore = await findRestore(control);
    if (restore && isLockedIn(restore.state)) throw new AppError("conflict", "customers.problem.restoring");
    const shards = await selectShardsOf(context.control, tenant.dataCenter);
    const isOpen = shards.some(({ id }) => id === shardId) && context.bound.includes(shardId);
    if (!isOpen || shardId === tenant.shardId)
      throw new AppError("invalid", "customers.problem.no-such-shard", { field: "shardId" });
    if (tenant.status === "closing" || tenant.status === "erasing")
      throw new AppError("conflict", "customers.problem.closing");
    const moveId = context.newId();
    const move = { id: moveId, fromShard: tenant.shardId, toShard: shardId, at: context.now() };
    try {
      await commit(control, [
        insertMove(control, move),
        insertControlAudit(control, { ...auditOf(context, "customers.move", tenantId), tenantId }),
      ]);
    } catch (error) {
      if (isUniqueViolation(error))
        throw new AppError("conflict", "customers.problem.moving", { cause: error });
      throw error;
    }
    // The sweep starts what could not be started now.
    await context.jobs.startMove({ tenantId, moveId }).catch((error: unknown) => {
      context.log.warn("tenants.move-not-started", { moveId, error });
    });
    return { moveId };
  },
});
