/** The databases of a plan: the control database first, since shards are found by it. */
export function databasesOf({ workers }) {
  const all = workers.flatMap(({ d1_databases = [], config }) =>
    d1_databases.map(({ binding, database_name: name }) => ({ binding, name, config })),
  );
  const once = all.filter(({ name }, index) => index === all.findIndex((one) => one.name === name));
  return once.sort((a, b) => Number(b.binding === "DB_CONTROL") - Number(a.binding === "DB_CONTROL"));
}

/**
 * Brings the databases to their newest form one after the other, then deploys the Workers. `wrangler(args)` runs the
 * tool and answers `{ code, printed }`; `say` prints a line. A step that fails ends it: what was done by then is said,
 * with the commands that take it back. Migrations only add, so the Workers that run go on in between. Returns whether
 * all was done.
 */
export async function deploySteps(plan, { wrangler, say }) {
  const migrated = [];
  const deployed = [];
  for (const { name, config } of databasesOf(plan)) {
    const before = await wrangler(["d1", "time-travel", "info", name, "--json", "-c", config]);
    const bookmark = before.code === 0 ? bookmarkIn(before.printed) : undefined;
    if (!bookmark) return failed(`${name}: where it stands now cannot be found out`, before);
    const applied = await wrangler(["d1", "migrations", "apply", name, "--remote", "-c", config]);
    if (applied.code !== 0) return failed(`${name}: its migrations failed`, applied);
    migrated.push({ name, bookmark });
    say(`${name} has its newest form; before: ${bookmark}`);
  }
  for (const { name, config } of plan.workers) {
    const outcome = await wrangler(["deploy", "-c", config]);
    if (outcome.code !== 0) return failed(`${name} was not deployed`, outcome);
    deployed.push(name);
    say(`${name} is deployed`);
  }
  return true;

  function failed(what, { printed }) {
    say(`${printed.trim()}\n\n${what}. Nothing after it was done; what runs goes on.`);
    for (const name of deployed) say(`  back: wrangler rollback --name ${name}`);
    for (const { name, bookmark } of migrated)
      say(
        `  back, with the loss of what was written since: wrangler d1 time-travel restore ${name} --bookmark=${bookmark}`,
      );
    return false;
  }
}

function bookmarkIn(printed) {
  try {
    return JSON.parse(printed.slice(printed.indexOf("{"))).bookmark;
  } catch {
    return undefined;
  }
}
