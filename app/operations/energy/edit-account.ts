import { commit } from "~/data/commit";
import { findAccount, updateContract } from "~/data/shard/energy-bills";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { parseTypedNumber } from "~/domain/documents/typed-number";
import { contractInput } from "~/domain/energy/energy-inputs";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireEnergyModel } from "./steps/bill-pages";

const highestPrice = 1_000_000;

/** A price as it is typed; a decimal point is understood in every culture. */
function priceOf(text: string, culture: string): number | null {
  if (text === "") return null;
  const price = Number(parseTypedNumber(text, { culture, canonicalFirst: true }) ?? Number.NaN);
  if (price >= 0 && price <= highestPrice) return price;
  throw new AppError("invalid", "energy.error.price", { field: "unitPrice" });
}

/** Saves the contract of an account, which bills are checked against. Throws AppError `not-found` and `invalid`. */
export const editEnergyAccount = defineOperation({
  name: "energy.edit-account",
  permission: "TenantModel.EditModel",
  input: contractInput,
  async run(context: TenantContext, { modelId, accountId, unitPrice, ...dates }): Promise<void> {
    const { shard } = context;
    const { culture } = await requireEnergyModel(context, modelId);
    const contract = { ...dates, unitPrice: priceOf(unitPrice, culture) };
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
