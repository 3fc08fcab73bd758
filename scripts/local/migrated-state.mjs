import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { root, runTool } from "../bootstrap.mjs";
import { newestIn } from "../newest-in.mjs";
import { withLockFile } from "../with-lock-file.mjs";

const kinds = ["control", "shard"].map((kind) => path.join(root, "migrations", kind));
const template = path.join(root, "build", "databases");

/**
 * Migrates the local databases of a state folder unless it was done with the same migrations before. A folder without
 * any gets a copy of databases that are migrated once for all: the migrations take ten seconds of processor time, and
 * the tests start a server on a new folder again and again.
 */
export async function migrateIfStale(state) {
  if (isMigrated(state)) return;
  if (existsSync(path.join(state, "v3", "d1"))) return migrate(state);
  mkdirSync(path.dirname(template), { recursive: true });
  await withLockFile(`${template}.making`, async () => {
    await makeTemplate();
    copyWhole(path.join(template, "v3", "d1"), path.join(state, "v3", "d1"));
  });
  stamp(state);
}

/** A start that is killed meanwhile leaves no half of a database under the name that the next one looks for. */
function copyWhole(from, to) {
  rmSync(`${to}.new`, { recursive: true, force: true });
  cpSync(from, `${to}.new`, { recursive: true });
  renameSync(`${to}.new`, to);
}

/** Migrations may be edited until they are landed, so the template is made again when one is newer. */
async function makeTemplate() {
  if (isMigrated(template) && newestIn(template) > Math.max(...kinds.map(newestIn))) return;
  const staging = `${template}.new`;
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  await migrate(staging);
  rmSync(template, { recursive: true, force: true });
  renameSync(staging, template);
}

async function migrate(state) {
  if ((await runTool("scripts/local-database.mjs", [state])) !== 0)
    throw new Error("the local databases cannot be migrated");
  stamp(state);
}

const allMigrations = () => kinds.flatMap((folder) => readdirSync(folder)).join("\n");
const stampOf = (state) => path.join(state, ".migrated");
const stamp = (state) => writeFileSync(stampOf(state), allMigrations());

function isMigrated(state) {
  return existsSync(stampOf(state)) && readFileSync(stampOf(state), "utf8") === allMigrations();
}
