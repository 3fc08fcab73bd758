import type { Statement } from "~/data/commit";
import { renewComparisons } from "~/data/shard/supplier-documents";
import {
  insertSupplier,
  insertSupplierAccount,
  replaceSupplierKeys,
  selectSuppliersByKeys,
  updateSupplier,
} from "~/data/shard/suppliers";
import { AppError } from "~/domain/errors/app-error";
import { countryOf } from "~/domain/suppliers/judge-account";
import type { SupplierInput } from "~/domain/suppliers/supplier-inputs";
import {
  foldedName,
  foldedNumber,
  foldedTax,
  keysOfSupplier,
  sortKeyOf,
} from "~/domain/suppliers/supplier-keys";
import type { TenantContext } from "../../context";

/** What a new supplier is put on file with. */
export const newSupplier = (
  { shard, now }: TenantContext,
  supplierId: string,
  given: SupplierInput,
  origin: "file" | "person",
): Statement[] => [
  insertSupplier(shard, {
    id: supplierId,
    ...given,
    sortKey: sortKeyOf(given.name),
    origin,
    createdAt: now(),
    updatedAt: now(),
  }),
  ...keysAndComparisons(shard, supplierId, given),
];

/** What changes one that is on file. */
export const changedSupplier = (
  { shard, now }: TenantContext,
  supplierId: string,
  given: SupplierInput,
): Statement[] => [
  updateSupplier(shard, supplierId, { ...given, sortKey: sortKeyOf(given.name), updatedAt: now() }),
  ...keysAndComparisons(shard, supplierId, given),
];

/** Documents of the supplier, and of senders like it, are compared again whenever it changes. */
const keysAndComparisons = (
  shard: TenantContext["shard"],
  supplierId: string,
  given: SupplierInput,
): Statement[] => [
  ...replaceSupplierKeys(shard, supplierId, keysOfSupplier(given)),
  ...renewComparisons(shard, {
    supplierIds: [supplierId],
    nameKeys: [given.name, ...given.otherNames].map(foldedName),
    taxKeys: given.taxNumbers.map(foldedTax),
  }),
];

/** Accounts that a person or a file puts on a supplier's file. */
export const addedAccounts = (
  { shard, newId, now, actor }: TenantContext,
  supplierId: string,
  keys: readonly string[],
  origin: "file" | "person",
): Statement[] =>
  keys.map((key) =>
    insertSupplierAccount(shard, {
      id: newId(),
      supplierId,
      key,
      country: countryOf(key),
      origin,
      addedBy: actor.id,
      addedAt: now(),
    }),
  );

/** Throws AppError `conflict` when another supplier has this number. */
export async function requireFreeNumber(
  { shard }: TenantContext,
  { number }: SupplierInput,
  supplierId: string | null,
): Promise<void> {
  const folded = foldedNumber(number);
  if (folded === "") return;
  const owners = await selectSuppliersByKeys(shard, [`number ${folded}`]);
  if (owners.some((owner) => owner.supplierId !== supplierId))
    throw new AppError("conflict", "suppliers.error.number-taken", { field: "number" });
}
