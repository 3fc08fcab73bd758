import { z } from "zod";
import { type SupplierRow, selectAccountsOf, selectSuppliers } from "~/data/shard/suppliers";
import { byteOrderMark } from "~/domain/exports/csv";
import { localDayOf } from "~/domain/listing/local-day";
import { timeZoneOfCountry } from "~/domain/models/time-zones";
import { supplierLine, suppliersHeading } from "~/domain/suppliers/suppliers-file";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import type { ExportFile } from "../documents/export";
import { textStream } from "../results/steps/text-stream";

/** Suppliers fetched at once. */
const atOnce = 500;

/** All suppliers as CSV, in the columns in which the import takes them. */
export const exportSuppliers = defineOperation({
  name: "suppliers.export",
  permission: "Suppliers",
  input: z.object({}),
  async run(context: TenantContext): Promise<ExportFile> {
    return {
      stream: textStream(linesOf(context)),
      contentType: "text/csv; charset=utf-8",
      fileName: `suppliers-${localDayOf(context.now(), timeZoneOfCountry(context.tenant.countryCode))}.csv`,
    };
  },
});

async function* linesOf({ shard }: TenantContext): AsyncGenerator<string> {
  yield byteOrderMark + suppliersHeading();
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
