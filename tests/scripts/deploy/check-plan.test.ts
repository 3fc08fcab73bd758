import { describe, expect, it } from "vitest";
import { checkPlan, type Plan } from "../../../scripts/deploy/check-plan.mjs";
import { sizeOf } from "../../../scripts/deploy/program-sizes.mjs";
import { readPlan } from "../../../scripts/deploy/read-plan.mjs";
import { isPlaceholder, resourcesOf } from "../../../scripts/deploy/resources.mjs";

const plan = readPlan();
const web = (of: Plan) => of.workers.find(({ name }) => name === "fieldwise-web");
const documents = (of: Plan) => of.workers.find(({ name }) => name === "fieldwise-extraction");

/** What is found in the repository's plan after `change` was made to a copy of it, beyond what is found without. */
function foundAfter(change: (copy: Plan) => void): string[] {
  const copy = structuredClone(plan);
  change(copy);
  const before = checkPlan(plan).map(({ says }) => says);
  return checkPlan(copy)
    .filter(({ level }) => level === "error")
    .map(({ says }) => says)
    .filter((says) => !before.includes(says));
}

describe("what is deployed from here", () => {
  it("lacks only what everybody sets up: ids of databases, the site and the mail domain", () => {
    const found = checkPlan(plan);
    expect(found.filter(({ level }) => level === "error")).toEqual([]);
    expect(found).toHaveLength(7);
  });

  it("is held to be set up once these are given", () => {
    const copy = structuredClone(plan);
    for (const worker of copy.workers)
      for (const database of worker.d1_databases)
        database.database_id = database.database_id.replace(/^0{8}/, "5eed0000");
    Object.assign(web(copy).vars, { SITE_ORIGIN: "https://app.harbour.test", MAIL_DOMAIN: "harbour.test" });
    expect(checkPlan(copy)).toEqual([]);
  });

  it("needs each resource once, made in the place of its data center", () => {
    const resources = resourcesOf(plan);
    const names = resources.map(({ kind, name }) => `${kind} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    const commands = resources.flatMap(({ make }) => make ?? []);
    expect(commands).toContain("wrangler d1 create fieldwise-eu-1 --location weur");
    expect(commands).toContain("wrangler queues create fieldwise-pages-dead");
    expect(names).toContain("mail address reply@fieldwise.example");
  });
});

describe("a plan that must not be deployed", () => {
  it.each<[string, (copy: Plan) => void, RegExp]>([
    ["a development setting", (of) => (documents(of).vars.APP_ENV = "local"), /APP_ENV is local/],
    [
      "a flag of the firewall",
      (of) => (web(of).compatibility_flags = ["nodejs_compat"]),
      /passes its firewall/,
    ],
    ["Node's flag", (of) => (documents(of).compatibility_flags = []), /nodejs_compat is missing/],
    [
      "an inner Worker that the world may call",
      (of) => (documents(of).workers_dev = true),
      /workers_dev must be false/,
    ],
    [
      "previews of an inner Worker",
      (of) => (documents(of).preview_urls = true),
      /preview_urls must be false/,
    ],
    ["no log", (of) => (web(of).observability = undefined), /observability is off/],
    ["two dates", (of) => (web(of).compatibility_date = "2025-01-01"), /another compatibility_date/],
    ["no cron", (of) => (web(of).triggers.crons = []), /no cron/],
    ["too much processor time", (of) => (documents(of).limits.cpu_ms = 300_001), /cpu_ms is above/],
    ["a site that is no origin", (of) => (web(of).vars.SITE_ORIGIN = "https://a.test/login"), /is no origin/],
    ["a site without encryption", (of) => (web(of).vars.SITE_ORIGIN = "http://a.test"), /is no origin/],
    ["no mail domain", (of) => (web(of).vars.MAIL_DOMAIN = ""), /MAIL_DOMAIN is no domain: not set/],
    [
      "a service that is not there",
      (of) => (web(of).services[0].service = "elsewhere"),
      /bound to elsewhere/,
    ],
    [
      "batches that are too large",
      (of) => (web(of).queues.consumers[0].max_batch_size = 101),
      /max_batch_size of/,
    ],
    [
      "a queue that nothing reads",
      (of) => web(of).queues.consumers.shift(),
      /nothing reads the queue fieldwise-releases/,
    ],
    [
      "a shard that one Worker lacks",
      (of) => (web(of).d1_databases = web(of).d1_databases.slice(0, -1)),
      /SHARD_AU_1 is not bound in fieldwise-web/,
    ],
    [
      "a shard without files",
      (of) => {
        for (const worker of of.workers) worker.r2_buckets = worker.r2_buckets.slice(1);
      },
      /SHARD_US_1 has no FILES_US_1/,
    ],
    [
      "a binding that means two buckets",
      (of) => (web(of).r2_buckets[0].bucket_name = "another"),
      /FILES_US_1 is not the same in all Workers/,
    ],
    [
      "two shards in one database",
      (of) => {
        for (const { d1_databases } of of.workers) d1_databases[2].database_id = d1_databases[1].database_id;
      },
      /two databases have one id/,
    ],
    ["a migration that is gone", (of) => of.migrations.shard?.files.pop(), /is listed and not there/],
    [
      "a migration that nobody listed",
      (of) => of.migrations.control?.listed.pop(),
      /is there and not listed/,
    ],
    [
      "a gap between migrations",
      (of) => {
        of.migrations.shard?.files.splice(3, 1);
        of.migrations.shard?.listed.splice(3, 1);
      },
      /not one after the other at 0004_/,
    ],
    [
      "a statement that D1 refuses",
      (of) => of.migrations.shard?.files.splice(0, 1, { name: "0000_start.sql", sql: "x".repeat(100_001) }),
      /longer than the 100000 bytes/,
    ],
  ])("%s", (_name, change, says) => {
    const found = foundAfter(change);
    expect(found.join("\n")).toMatch(says);
  });
});

describe("a Worker's size", () => {
  const mebibyte = 1024 * 1024;
  it.each([
    [1, 1, ["free", "paid"]],
    [20, 3, ["free", "paid"]],
    [20, 3.01, ["paid"]],
    [20, 10.01, []],
    [65, 2, []],
  ])("%s MiB, %s compressed, goes to %s", (unpacked, packed, plans) => {
    expect(sizeOf("w", unpacked * mebibyte, packed * mebibyte).plans).toEqual(plans);
  });
});

it.each([
  ["00000000-0000-0000-0000-000000000003", true],
  ["5f1c0000-0000-0000-0000-000000000003", false],
  [undefined, false],
])("the id %s is a placeholder: %s", (id, is) => {
  expect(isPlaceholder(id)).toBe(is);
});
