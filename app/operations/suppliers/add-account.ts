import { commit } from "~/data/commit";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { renewComparisons } from "~/data/shard/supplier-documents";
import { findSupplier, selectAccountsOf } from "~/data/shard/suppliers";
import { AppError } from "~/domain/errors/app-error";
import { addAccountInput } from "~/domain/suppliers/supplier-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { addedAccounts } from "./steps/keep-supplier";

/** Accounts that a supplier may have on file. */
const mostAccounts = 50;

/**
 * Adds a bank account to a supplier on a person's word; repeating it changes nothing. Throws AppError `not-found`,
 * InvalidInput for an invalid account, and `conflict` when there are too many.
 */
export const addSupplierAccount = defineOperation({
  name: "suppliers.add-account",
  permission: "Suppliers.SettleBankAccount",
  input: addAccountInput,
  async run(context: TenantContext, { supplierId, account }): Promise<void> {
    const { shard } = context;
    const supplier = await findSupplier(shard, supplierId);
    if (!supplier) throw new AppError("not-found", "suppliers.error.not-found");
    if ((await selectAccountsOf(shard, [supplierId])).length >= mostAccounts)
      throw new AppError("conflict", "suppliers.error.too-many-accounts", { values: { most: mostAccounts } });
    const [first, ...rest] = [
      ...addedAccounts(context, supplierId, [account.key], "person"),
      insertShardAuditIfChanged(
        shard,
        auditOf(context, "suppliers.add-account", supplierId, {
          supplierName: supplier.name,
          country: account.country,
        }),
      ),
      ...renewComparisons(shard, { supplierIds: [supplierId], nameKeys: [], taxKeys: [] }),
    ];
    if (first) await commit(shard, [first, ...rest]);
  },
});
