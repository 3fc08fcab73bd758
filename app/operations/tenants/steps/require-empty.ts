import { hasRows, restoredTables } from "~/data/shard/restored-rows";
import { AppError } from "~/domain/errors/app-error";
import type { RestoreContext } from "./restore-context";

/** Throws AppError `conflict` when the organization has anything that an export would bring. */
export async function requireEmpty(context: Pick<RestoreContext, "rows">): Promise<void> {
  if (!(await isEmpty(context))) throw new AppError("conflict", "tenants.problem.restore-not-empty");
}

/** Whether the organization has nothing that an export would bring. */
export async function isEmpty({ rows }: Pick<RestoreContext, "rows">): Promise<boolean> {
  const tables = await restoredTables(rows.shard);
  const filled = await Promise.all(tables.map((table) => hasRows(rows, table)));
  return !filled.includes(true);
}
