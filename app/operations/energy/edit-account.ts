import { commit } from "~/data/commit";
import { findAccount, updateContract } from "~/data/shard/energy-bills";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { contractInput } from "~/domain/energy/energy-inputs";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Keeps what is agreed for an account, which bills are checked against. Throws AppError `not-found`. */
export const editEnergyAccount = defineOperation({
  name: "energy.edit-account",
  permission: "TenantModel.EditModel",
  input: contractInput,
  async run(context: TenantContext, { modelId, accountId, ...contract }): Promise<void> {
    const { shard } = context;
    const account = await findAccount(shard, accountId);
    if (!account || account.modelId !== modelId) throw new AppError("not-found", "error.not-found");
    await commit(shard, [
      updateContract(shard, accountId, contract),
      insertShardAuditIfChanged(
        shard,
        auditOf(context, "energy.edit-account", modelId, { account: account.account, ...contract }),
      ),
    ]);
  },
});
