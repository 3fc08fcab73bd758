import { type SupplierRow, selectFoundSuppliers, selectSuppliers } from "~/data/shard/suppliers";
import { decodeRowCursor, encodeRowCursor } from "~/domain/listing/row-cursor";
import { listSuppliersInput } from "~/domain/suppliers/supplier-inputs";
import { foldedTax, wordsOf } from "~/domain/suppliers/supplier-keys";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** A supplier of the list. */
export type ListedSupplier = Pick<
  SupplierRow,
  "id" | "number" | "name" | "taxNumbers" | "country" | "currency" | "orderRequired" | "documents"
>;

/**
 * A page of the suppliers by name; a search finds those with a word of their names, a number or a tax number that begins like its
 * first word, and has the others, too.
 */
export const listSuppliers = defineOperation({
  name: "suppliers.list",
  permission: "Suppliers",
  input: listSuppliersInput,
  async run(
    { shard }: TenantContext,
    { search, cursor, size },
  ): Promise<{ items: ListedSupplier[]; nextCursor: string | null }> {
    const found = cursor ? decodeRowCursor(cursor) : null;
    const after = found && { sortKey: String(found.value), id: found.id };
    const words = wordsOf(search);
    const [longest] = [...words].sort((a, b) => b.length - a.length);
    const rows =
      search === ""
        ? await selectSuppliers(shard, after, size + 1)
        : await selectFoundSuppliers(shard, [longest ?? "", foldedTax(search)], words, after, size + 1);
    const items = rows.slice(0, size);
    const last = items.at(-1);
    return {
      items: items.map(({ id, number, name, taxNumbers, country, currency, orderRequired, documents }) => ({
        id,
        number,
        name,
        taxNumbers,
        country,
        currency,
        orderRequired,
        documents,
      })),
      nextCursor:
        rows.length > size && last
          ? encodeRowCursor({ value: last.sortKey, id: last.id, back: false })
          : null,
    };
  },
});
