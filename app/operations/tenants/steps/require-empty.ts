import { hasRows, restoredTables } from "~/data/shard/restored-rows";
import { AppError } from "~/domain/errors/app-error";
import type { RestoreContext } from "./restore-context";

/** Throws AppError `conflict` when the organization has anything that an export would bring. */
export async function requireEmpty({ rows }: Pick<RestoreContext, "rows">): Promise<void> {
  const tables = await restoredTables(rows.shard);
  const filled = await Promise.all(tables.map((table) => hasRows(rows, table)));
  if (filled.includes(true)) throw new AppError("conflict", "tenants.problem.restore-not-empty");
}
