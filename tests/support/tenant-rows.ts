import { env } from "cloudflare:workers";
import { usShard } from "./us-shard";

type Row = Record<string, unknown>;

/** What says that something was asked, and not that it was done. */
const notes = new Set(["audit", "control_audit"]);

/** Every row of the tenant in the control database and in its shard but those of the audit, as one text for each table. */
export async function tenantRows(tenantId: string): Promise<Record<string, string>> {
  const found: [string, string][] = [];
  for (const database of [env.DB_CONTROL, usShard()])
    for (const { name } of await tablesOfTenants(database)) {
      const statement = database.prepare(`select * from "${name}" where tenant_id = ?`).bind(tenantId);
      found.push([
        name,
        (await statement.all<Row>()).results
          .map((row) => JSON.stringify(row))
          .sort()
          .join("\n"),
      ]);
    }
  return Object.fromEntries(found.filter(([name]) => !notes.has(name)));
}

async function tablesOfTenants(database: D1Database): Promise<{ name: string }[]> {
  const { results } = await database
    .prepare("select name, sql from sqlite_master where type = 'table' and sql is not null order by name")
    .all<{ name: string; sql: string }>();
  return results.filter(({ sql }) => /(?<!\w)tenant_id\b/.test(sql));
}
