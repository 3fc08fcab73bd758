import { commit } from "~/data/commit";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { findSupplier } from "~/data/shard/suppliers";
import { AppError } from "~/domain/errors/app-error";
import { editSupplierInput } from "~/domain/suppliers/supplier-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { changedSupplier, requireFreeNumber } from "./steps/keep-supplier";

/**
 * Changes what is on file of a supplier; its documents that wait are compared again. Its bank accounts are changed by themselves. Throws
 * AppError `not-found`, InvalidInput, and `conflict` when its number is another's.
 */
export const editSupplier = defineOperation({
  name: "suppliers.edit",
  permission: "Suppliers.Edit",
  input: editSupplierInput,
  async run(context: TenantContext, { supplierId, ...given }): Promise<void> {
    const { shard } = context;
    if (!(await findSupplier(shard, supplierId)))
      throw new AppError("not-found", "suppliers.error.not-found");
    await requireFreeNumber(context, given, supplierId);
    await commit(shard, [
      insertShardAudit(shard, auditOf(context, "suppliers.edit", supplierId, { supplierName: given.name })),
      ...changedSupplier(context, supplierId, given),
    ]);
  },
});
