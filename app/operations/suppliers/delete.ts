import { commit, read } from "~/data/commit";
import { selectOrderOfSupplier } from "~/data/shard/orders";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { renewComparisons } from "~/data/shard/supplier-documents";
import { deleteSupplierRows, findSupplier, selectAccountsOf } from "~/data/shard/suppliers";
import { AppError } from "~/domain/errors/app-error";
import { supplierIdInput } from "~/domain/suppliers/supplier-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation, requireAccess } from "../define-operation";

/**
 * Deletes a supplier; its documents that wait are compared again. One with bank accounts requires the permission to
 * verify these: without them nothing would stop a new one. Throws AppError `not-found`, `forbidden`, and `conflict`
 * while there are orders of it.
 */
export const deleteSupplier = defineOperation({
  name: "suppliers.delete",
  permission: "Suppliers.Edit",
  input: supplierIdInput,
  async run(context: TenantContext, { supplierId }): Promise<void> {
    const { shard } = context;
    const supplier = await findSupplier(shard, supplierId);
    if (!supplier) throw new AppError("not-found", "suppliers.error.not-found");
    const [orders] = await read(shard, [selectOrderOfSupplier(shard, supplierId)]);
    if (orders.length > 0) throw new AppError("conflict", "suppliers.error.has-orders");
    const accounts = await selectAccountsOf(shard, [supplierId]);
    if (accounts.length > 0) requireAccess(context.actor, "Suppliers.SettleBankAccount");
    await commit(shard, [
      insertShardAudit(
        shard,
        auditOf(context, "suppliers.delete", supplierId, {
          supplierName: supplier.name,
          accounts: accounts.length,
        }),
      ),
      ...renewComparisons(shard, { supplierIds: [supplierId], nameKeys: [], taxKeys: [] }),
      ...deleteSupplierRows(shard, supplierId),
    ]);
  },
});
