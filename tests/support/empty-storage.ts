import { env } from "cloudflare:workers";
import { expect, inject } from "vitest";

type Row = Record<string, unknown>;
type Table = { name: string; columns: string[]; rows: Row[] };

/** What the migrations put into the databases, kept by the Worker that runs one file after the other. */
const kept = globalThis as { rowsOfMigrations?: Map<D1Database, Table[]> };

const databases = [env.DB_CONTROL, env.SHARD_US_1, env.SHARD_EU_1, env.SHARD_IN_1, env.SHARD_AU_1];
const buckets = [env.FILES_US_1, env.FILES_EU_1, env.FILES_IN_1, env.FILES_AU_1];

async function tablesOf(database: D1Database): Promise<Table[]> {
  const { results } = await database
    .prepare(
      `select name from sqlite_master where type = 'table' and sql like 'CREATE TABLE%'
       and name not like '\\_cf%' escape '\\' and name not like 'sqlite%' and name not like 'document_search\\_%' escape '\\'
       or name = 'document_search_keys'`,
    )
    .all<{ name: string }>();
  return Promise.all(
    results.map(async ({ name }) => ({
      name,
      columns: (
        await database
          .prepare("select name from pragma_table_xinfo(?) where hidden = 0")
          .bind(name)
          .all<{ name: string }>()
      ).results.map((column) => column.name),
      rows: (await database.prepare(`select * from "${name}"`).all<Row>()).results,
    })),
  );
}

/** Deletes every row and puts those of the migrations back, in the place of what triggers make of them. */
const emptied = (database: D1Database, tables: readonly Table[]) =>
  database.batch([
    database.prepare("pragma defer_foreign_keys = on"),
    ...tables.map(({ name }) => database.prepare(`delete from "${name}"`)),
    ...tables.flatMap(({ name, columns, rows }) =>
      rows.map((row) =>
        database
          .prepare(
            `insert or replace into "${name}" (${columns.map((column) => `"${column}"`)}) values (${columns.map(() => "?")})`,
          )
          .bind(...columns.map((column) => row[column])),
      ),
    ),
  ]);

async function emptyBucket(bucket: R2Bucket | undefined): Promise<void> {
  if (!bucket) throw new Error("a bucket of wrangler.toml is not there");
  for (let list = await bucket.list(); list.objects.length > 0; list = await bucket.list())
    await bucket.delete(list.objects.map(({ key }) => key));
}

/** Whether the file that is about to run wants the databases as the migrations left them. */
const isOfWholeDatabases = inject("ofWholeDatabases").some((path) =>
  expect.getState().testPath?.includes(`/${path}`),
);

if (!kept.rowsOfMigrations)
  kept.rowsOfMigrations = new Map(
    await Promise.all(databases.map(async (database) => [database, await tablesOf(database)] as const)),
  );
else if (isOfWholeDatabases)
  await Promise.all([
    ...[...kept.rowsOfMigrations].map(([database, tables]) => emptied(database, tables)),
    ...buckets.map(emptyBucket),
  ]);
