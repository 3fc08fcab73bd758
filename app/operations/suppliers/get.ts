import { read } from "~/data/commit";
import { selectDocumentsOfSupplier } from "~/data/shard/supplier-documents";
import { findSupplier, type KnownSupplier, selectAccountsOf } from "~/data/shard/suppliers";
import type { DocumentStatus } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import type { AccountOutcome } from "~/domain/suppliers/account-outcome";
import type { SupplierReason } from "~/domain/suppliers/match-supplier";
import { supplierPageInput } from "~/domain/suppliers/supplier-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Documents of a supplier that its page shows at once. */
const documentsAtOnce = 25;

/** A supplier, the accounts on its file, and its documents. */
export type SupplierDetails = Omit<KnownSupplier, "sortKey"> & {
  accounts: { id: string; key: string; country: string; origin: string; addedAt: Date }[];
  bills: {
    documentId: string;
    fileName: string;
    status: DocumentStatus;
    receivedAt: Date;
    reason: SupplierReason | null;
    outcome: AccountOutcome | null;
  }[];
  next: string | null;
};

/** A supplier with its accounts, and a page of its documents, the newest first. Throws AppError `not-found`. */
export const getSupplier = defineOperation({
  name: "suppliers.get",
  permission: "Suppliers",
  input: supplierPageInput,
  async run({ shard }: TenantContext, { supplierId, before }): Promise<SupplierDetails> {
    const supplier = await findSupplier(shard, supplierId);
    if (!supplier) throw new AppError("not-found", "suppliers.error.not-found");
    const [accounts, rows] = await read(shard, [
      selectAccountsOf(shard, [supplierId]),
      selectDocumentsOfSupplier(shard, supplierId, before ?? null, documentsAtOnce + 1),
    ]);
    const { sortKey: _, ...details } = supplier;
    const bills = rows.slice(0, documentsAtOnce);
    return {
      ...details,
      accounts: accounts.map(({ id, key, country, origin, addedAt }) => ({
        id,
        key,
        country,
        origin,
        addedAt,
      })),
      bills,
      next: rows.length > documentsAtOnce ? (bills.at(-1)?.documentId ?? null) : null,
    };
  },
});
