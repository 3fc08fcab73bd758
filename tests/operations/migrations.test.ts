import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";

const databases = [
  {
    name: "control",
    migrations: env.MIGRATIONS_CONTROL,
    empty: env.EMPTY_CONTROL,
    filled: env.FILLED_CONTROL,
  },
  { name: "shard", migrations: env.MIGRATIONS_SHARD, empty: env.EMPTY_SHARD, filled: env.FILLED_SHARD },
];

type Table = { name: string; sql: string };

const tablesOf = async (database: D1Database) =>
  (
    await database
      .prepare(
        "select name, sql from sqlite_master where type = 'table' and sql like 'CREATE TABLE%' order by name",
      )
      .all<Table>()
  ).results.filter(({ name }) => !/^(_cf|d1_|sqlite_|document_search)/.test(name));

/** The columns of a table as its statement declares them: names with type and whether they must be filled. */
const columnsOf = ({ sql }: Table) =>
  [...sql.matchAll(/[`"](\w+)[`"] (text|integer|real)([^,\n]*)/gi)].map(
    ([, name = "", type = "", rest = ""]) => ({
      name,
      type: type.toLowerCase(),
      needed: /not null|primary key/i.test(rest) && !/default/i.test(rest),
    }),
  );

/** Puts a row into every table that has none, with values that tell the table apart; references are not checked. */
async function fill(database: D1Database, stage: string): Promise<void> {
  const statements = [database.prepare("pragma defer_foreign_keys = on")];
  const tables = await tablesOf(database);
  const counts = await rowCounts(database);
  for (const table of tables) {
    if (counts[table.name]) continue;
    const columns = columnsOf(table).filter(({ needed }) => needed);
    const values = columns.map(({ name, type }) => plainValue(name, type, stage));
    statements.push(
      database
        .prepare(
          `insert or ignore into "${table.name}" (${columns.map(({ name }) => `"${name}"`).join(", ")})
          values (${columns.map(() => "?").join(", ")})`,
        )
        .bind(...values),
    );
  }
  await database.batch(statements);
}

/** Every id is the same one, so that each row refers to rows that are there. */
function plainValue(name: string, type: string, stage: string): string | number {
  if (type !== "text") return 1;
  if (/(^|_)id$/.test(name)) return "the-one";
  return name === "permissions" || name === "fields" ? "[]" : `${name} ${stage}`;
}

/** How many rows each table has, asked for in one round trip. */
async function rowCounts(database: D1Database): Promise<Record<string, number>> {
  const names = (await tablesOf(database)).map(({ name }) => name);
  if (names.length === 0) return {};
  const counts = await database.batch<{ rows: number }>(
    names.map((name) => database.prepare(`select count(*) as rows from "${name}"`)),
  );
  return Object.fromEntries(names.map((name, place) => [name, counts[place]?.results[0]?.rows ?? 0]));
}

const violations = async (database: D1Database) =>
  (await database.prepare("pragma foreign_key_check").all()).results;

describe.each(databases)("the migrations of a $name database", ({ name, migrations, empty, filled }) => {
  it("all run on an empty one", async () => {
    await applyD1Migrations(empty, migrations);
    expect(await violations(empty)).toEqual([]);
    expect((await tablesOf(empty)).length).toBeGreaterThan(8);
  });

  it("each run on one that was filled at the migration before, and lose no row", async () => {
    for (const [index, migration] of migrations.entries()) {
      const before = await rowCounts(filled);
      await applyD1Migrations(filled, migrations.slice(0, index + 1));
      const after = await rowCounts(filled);
      for (const [table, rows] of Object.entries(before))
        expect(after[table], `${table} after ${migration.name}`).toBeGreaterThanOrEqual(rows);
      await fill(filled, migration.name);
      expect(await violations(filled), `after ${migration.name}`).toEqual([]);
    }
    const now = await tablesOf(filled);
    await applyD1Migrations(empty, migrations);
    expect(now, name).toEqual(await tablesOf(empty));
    // Every migration is run, and there are more each month.
  }, 60_000);
});

describe("the move of tenants' people into a table of their own", () => {
  it("keeps every account and makes each one with a tenant an active member of it", async () => {
    const database = env.MOVED_CONTROL;
    const before = env.MIGRATIONS_CONTROL.filter(({ name }) => name < "0002");
    await applyD1Migrations(database, before);
    const user = database.prepare(
      `insert into users (id, email, given_name, family_name, country_code, password_hash, language, status, tenant_id,
        role_id, created_at) values (?, ?, ?, 'Marlow', 'AU', 'scrypt$x', 'es', ?, ?, ?, 5)`,
    );
    await database.batch([
      database.prepare(
        `insert into tenants (id, slug, name, folded_name, company_name, address_line_1, city, state, postal_code,
          country_code, data_center, shard_id, intake_token, created_at)
        values ('t', 's', 'n', 'f', 'c', 'a', 'c', 's', '2300', 'AU', 'au', 'au-1', 'token', 1)`,
      ),
      user.bind("with", "with@example.com", "Ines", 1, "t", "admin"),
      user.bind("without", "without@example.com", "Mei", 1, null, null),
      database.prepare(
        "insert into sessions (token_hash, user_id, created_at, expires_at) values ('h', 'with', 1, 2)",
      ),
    ]);
    await applyD1Migrations(database, env.MIGRATIONS_CONTROL);
    const rows = async (query: string) => (await database.prepare(query).all()).results;
    expect(
      await rows("select id, email, given_name, password_hash, language, created_at from users order by id"),
    ).toEqual([
      {
        id: "with",
        email: "with@example.com",
        given_name: "Ines",
        password_hash: "scrypt$x",
        language: "es",
        created_at: 5,
      },
      {
        id: "without",
        email: "without@example.com",
        given_name: "Mei",
        password_hash: "scrypt$x",
        language: "es",
        created_at: 5,
      },
    ]);
    expect(await rows("select tenant_id, user_id, email, role_id, status, joined_at from members")).toEqual([
      {
        tenant_id: "t",
        user_id: "with",
        email: "with@example.com",
        role_id: "admin",
        status: 1,
        joined_at: 5,
      },
    ]);
    expect(await rows("select user_id from sessions")).toEqual([{ user_id: "with" }]);
    expect(await violations(database)).toEqual([]);
  });
});
