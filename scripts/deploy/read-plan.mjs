import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { unstable_readConfig } from "wrangler";
import { root } from "../bootstrap.mjs";

/** In the order in which they are deployed: the other two are bound to the document Worker. */
const configFiles = ["workers/extraction/wrangler.toml", "workers/ocr/wrangler.toml", "wrangler.toml"];

/** What is to be deployed: the Workers as their configurations say, and the migrations of both kinds of database. */
export function readPlan() {
  return {
    workers: configFiles.map((config) => ({
      ...unstable_readConfig({ config: path.join(root, config) }, { hideWarnings: true }),
      config,
    })),
    migrations: { control: readMigrations("control"), shard: readMigrations("shard") },
  };
}

function readMigrations(kind) {
  const folder = path.join(root, "migrations", kind);
  const journal = JSON.parse(readFileSync(path.join(folder, "meta/_journal.json"), "utf8"));
  const read = (name) => ({ name, sql: readFileSync(path.join(folder, name), "utf8") });
  return {
    listed: journal.entries.map(({ tag }) => `${tag}.sql`),
    files: existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => name.endsWith(".sql"))
          .sort()
          .map(read)
      : [],
  };
}
