import { selectAccounts } from "~/data/shard/energy-bills";
import { accountsInput } from "~/domain/energy/energy-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireEnergyModel } from "./steps/bill-pages";
import { noteSomeBills } from "./steps/note-bills";

/** An account with a supplier that bills of a model were for. */
export type EnergyAccount = {
  id: string;
  supplier: string;
  account: string;
  opensOn: string | null;
  closesOn: string | null;
  unitPrice: number | null;
};

/** A page of the accounts of a model, in the order in which they came up. Throws AppError `not-found` and `invalid`. */
export const listEnergyAccounts = defineOperation({
  name: "energy.list-accounts",
  permission: "TenantModel.ViewDocument",
  input: accountsInput,
  async run(
    context: TenantContext,
    { modelId, after, size },
  ): Promise<{ items: EnergyAccount[]; next: string | null }> {
    await requireEnergyModel(context, modelId);
    await noteSomeBills(context, modelId);
    const rows = await selectAccounts(context.shard, modelId, after, size + 1);
    const items = rows.slice(0, size).map(({ id, supplier, account, opensOn, closesOn, unitPrice }) => ({
      id,
      supplier,
      account,
      opensOn,
      closesOn,
      unitPrice,
    }));
    return { items, next: rows.length > size ? (items.at(-1)?.id ?? null) : null };
  },
});
