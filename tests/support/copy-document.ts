import { sql } from "drizzle-orm";
import type { TenantContext } from "~/operations/context";
import { usShard } from "./us-shard";

/** The rows that make a read document; what follows from them is made by triggers. */
const copied = ["documents", "results", "layout_keys", "supplier_documents"] as const;

/** Copies a read document with its result and how it was compared, in places of their own; answers the ids. */
export async function copyDocument(context: TenantContext, id: string, copies: number): Promise<string[]> {
  const { results } = await usShard()
    .prepare(
      `select t.name as held, c.name as called from sqlite_master t join pragma_table_info(t.name) c
       where t.type = 'table' and t.name in (${copied.map(() => "?").join()}) and c.name <> 'readiness'`,
    )
    .bind(...copied)
    .all<{ held: string; called: string }>();
  const ids = Array.from({ length: copies }, () => context.newId());
  for (const [place, copy] of ids.entries())
    for (const table of copied) {
      const columns = results.flatMap(({ held, called }) => (held === table ? [called] : []));
      const values = columns.map((called) => {
        if (called === (table === "documents" ? "id" : "document_id")) return sql`${copy}`;
        return called === "position" ? sql`${1_000 + place}` : sql.raw(called);
      });
      await context.shard.run(
        () => sql`insert or replace into ${sql.raw(table)} (${sql.raw(columns.join())})
          select ${sql.join(values, sql`, `)} from ${sql.raw(table)} where ${sql.raw(table === "documents" ? "id" : "document_id")} = ${id}`,
      );
    }
  return ids;
}
