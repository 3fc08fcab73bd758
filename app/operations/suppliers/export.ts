import { z } from "zod";
import { type SupplierRow, selectAccountsOf, selectSuppliers } from "~/data/shard/suppliers";
import { supplierLine, suppliersHeading } from "~/domain/suppliers/suppliers-file";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import type { ExportFile } from "../documents/export";
import { csvExport } from "../results/steps/csv-export";

/** Suppliers fetched at once. */
const atOnce = 500;

/** All suppliers as CSV, in the columns in which the import takes them. */
export const exportSuppliers = defineOperation({
  name: "suppliers.export",
  permission: "Suppliers",
  input: z.object({}),
  run: async (context: TenantContext): Promise<ExportFile> =>
    csvExport(context, "suppliers", suppliersHeading(), linesOf(context)),
});

async function* linesOf({ shard }: TenantContext): AsyncGenerator<string> {
  let after: { sortKey: string; id: string } | null = null;
  for (;;) {
    const rows: SupplierRow[] = await selectSuppliers(shard, after, atOnce);
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const accounts = await selectAccountsOf(shard, ids);
    for (const row of rows)
      yield supplierLine({
        ...row,
        accounts: accounts.filter(({ supplierId }) => supplierId === row.id).map(({ key }) => key),
      });
    const last = rows.at(-1);
    after = last ? { sortKey: last.sortKey, id: last.id } : null;
    if (rows.length < atOnce) return;
  }
}
