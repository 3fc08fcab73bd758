import { commit } from "~/data/commit";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { countSuppliers } from "~/data/shard/suppliers";
import { AppError } from "~/domain/errors/app-error";
import { maxSuppliers, supplierInput } from "~/domain/suppliers/supplier-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { newSupplier, requireFreeNumber } from "./steps/keep-supplier";

/** Adds a supplier; returns its id. Throws InvalidInput, and AppError `conflict` when its number is another's. */
export const createSupplier = defineOperation({
  name: "suppliers.create",
  permission: "Suppliers.Edit",
  input: supplierInput,
  async run(context: TenantContext, given): Promise<{ supplierId: string }> {
    const { shard, newId } = context;
    await requireFreeNumber(context, given, null);
    const [known] = await countSuppliers(shard);
    if ((known?.count ?? 0) >= maxSuppliers)
      throw new AppError("conflict", "suppliers.error.too-many", { values: { most: maxSuppliers } });
    const supplierId = newId();
    await commit(shard, [
      insertShardAudit(shard, auditOf(context, "suppliers.create", supplierId, { supplierName: given.name })),
      ...newSupplier(context, supplierId, given, "person"),
    ]);
    return { supplierId };
  },
});
