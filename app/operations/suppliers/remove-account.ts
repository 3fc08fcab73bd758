import { commit } from "~/data/commit";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { renewComparisons } from "~/data/shard/supplier-documents";
import { deleteSupplierAccount, findSupplier } from "~/data/shard/suppliers";
import { AppError } from "~/domain/errors/app-error";
import { removeAccountInput } from "~/domain/suppliers/supplier-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Removes a bank account of a supplier; waiting documents are compared again. Throws AppError `not-found`. */
export const removeSupplierAccount = defineOperation({
  name: "suppliers.remove-account",
  permission: "Suppliers.SettleBankAccount",
  input: removeAccountInput,
  async run(context: TenantContext, { supplierId, accountId }): Promise<void> {
    const { shard } = context;
    const supplier = await findSupplier(shard, supplierId);
    if (!supplier) throw new AppError("not-found", "suppliers.error.not-found");
    const [removed] = await commit(shard, [
      deleteSupplierAccount(shard, supplierId, accountId),
      insertShardAuditIfChanged(
        shard,
        auditOf(context, "suppliers.remove-account", supplierId, { supplierName: supplier.name }),
      ),
      ...renewComparisons(shard, { supplierIds: [supplierId], nameKeys: [], taxKeys: [] }),
    ]);
    if (removed.length === 0) throw new AppError("not-found", "suppliers.error.no-account");
  },
});
