import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { overdueUpdate } from "./deploy/overdue-updates.mjs";

// Which packages that are deployed should have been updated by now: `node scripts/overdue.mjs [name…]`. CI asks once a week and with
// each change; it ends with 1 when the time frames of SECURITY.md were not kept.
const run = promisify(execFile);
const { dependencies } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const wanted = process.argv.slice(2);
const parts = Object.entries(dependencies).filter(([name]) => wanted.length === 0 || wanted.includes(name));
let overdue = 0;
for (const [name, current] of parts) {
  const { stdout } = await run("npm", ["view", name, "time", "versions", "--json"]);
  const { time, versions } = JSON.parse(stdout);
  // The times of versions that were taken back stay there.
  const times = Object.fromEntries(Object.entries(time).filter(([version]) => versions.includes(version)));
  const late = overdueUpdate({ name, current, times }, new Date());
  if (!late) continue;
  overdue += 1;
  console.error(`${name} ${current}: ${late.version} has been there for ${late.days} days`);
}
console.log(`${parts.length} packages asked for, ${overdue} overdue (SECURITY.md)`);
process.exit(overdue ? 1 : 0);
