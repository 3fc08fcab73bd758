import { readdirSync, readFileSync } from "node:fs";
import { getPlatformProxy, unstable_readConfig } from "wrangler";

const createTable = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** Brings every local D1 to the newest migration, keeping the same table as `wrangler d1 migrations apply`. */
const [stateDir = ".wrangler/state"] = process.argv.slice(2);
const { d1_databases: databases } = unstable_readConfig({ config: "wrangler.toml" });
const { env, dispose } = await getPlatformProxy({
  configPath: "wrangler.toml",
  persist: { path: `${stateDir}/v3` },
  remoteBindings: false,
});
try {
  for (const { binding, migrations_dir: folder } of databases) await migrate(env[binding], folder);
} finally {
  await dispose();
}

async function migrate(database, folder) {
  await database.prepare(createTable.replaceAll("\n", " ")).run();
  const { results } = await database.prepare("SELECT name FROM d1_migrations").all();
  const applied = new Set(results.map((row) => row.name));
  const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  for (const name of files.sort().filter((file) => !applied.has(file))) {
    const statements = readFileSync(`${folder}/${name}`, "utf8").split("--> statement-breakpoint");
    await database.batch([
      ...statements.filter((sql) => sql.trim()).map((sql) => database.prepare(sql.trim())),
      database.prepare("INSERT INTO d1_migrations(name) VALUES(?)").bind(name),
    ]);
  }
}
