import { commit } from "~/data/commit";
import { renewAllBills } from "~/data/shard/energy-bills";
import { deleteDescriptor } from "~/data/shard/energy-descriptors";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { descriptorIdInput } from "~/domain/energy/energy-inputs";
import { AppError } from "~/domain/errors/app-error";
import { auditOfTenant } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * Deletes the description of a line; it waits to be described again when a bill has it. Throws AppError `not-found`.
 */
export const forgetLine = defineOperation({
  name: "energy.forget-line",
  permission: "TenantModel.EditModel",
  input: descriptorIdInput,
  async run(context: TenantContext, { descriptorId }): Promise<void> {
    const { shard } = context;
    const [deleted] = await deleteDescriptor(shard, descriptorId);
    if (!deleted) throw new AppError("not-found", "error.not-found");
    await commit(shard, [
      renewAllBills(shard),
      insertShardAudit(shard, auditOfTenant(context, "energy.forget-line", { line: deleted.words })),
    ]);
  },
});
