import { isPlaceholder } from "./resources.mjs";

/** Cloudflare's bounds, as its documentation of limits gave them in November 2026. */
const bounds = {
  statement: 100_000,
  batch: 100,
  batchSeconds: 60,
  retries: 100,
  concurrency: 250,
  cpuMilliseconds: 300_000,
};

/**
 * What speaks against deploying this: `{ level, says }`. An "error" stops it. "setup" is what everyone has to do once,
 * and stops it too, but is expected where nothing was deployed yet.
 */
export function checkPlan(plan) {
  return [
    ...plan.workers.flatMap((worker) => checkWorker(worker, plan.workers)),
    ...sharedBindings(plan.workers),
    ...unheardQueues(plan.workers),
    ...Object.entries(plan.migrations).flatMap(([kind, migrations]) => checkMigrations(kind, migrations)),
  ];
}

const error = (says) => ({ level: "error", says });
const setup = (says) => ({ level: "setup", says });

function checkWorker(worker, workers) {
  const { name, compatibility_flags: flags = [], vars = {} } = worker;
  const isPublic = Boolean(worker.assets);
  return [
    ...(vars.APP_ENV === "production"
      ? []
      : [error(`${name}: APP_ENV is ${vars.APP_ENV ?? "not set"}, not production`)]),
    ...(flags.includes("nodejs_compat") ? [] : [error(`${name}: the flag nodejs_compat is missing`)]),
    ...(isPublic && !flags.includes("global_fetch_strictly_public")
      ? [
          error(
            `${name}: without the flag global_fetch_strictly_public a webhook to a host of the own zone passes its firewall`,
          ),
        ]
      : []),
    ...(isPublic || worker.workers_dev === false
      ? []
      : [error(`${name}: workers_dev must be false, it answers other Workers alone`)]),
    ...(isPublic || worker.preview_urls === false ? [] : [error(`${name}: preview_urls must be false`)]),
    ...(worker.observability?.enabled ? [] : [error(`${name}: observability is off, its log would be lost`)]),
    ...(worker.compatibility_date === workers[0].compatibility_date
      ? []
      : [error(`${name}: another compatibility_date than ${workers[0].name}`)]),
    ...((worker.limits?.cpu_ms ?? 0) > bounds.cpuMilliseconds
      ? [error(`${name}: limits.cpu_ms is above ${bounds.cpuMilliseconds}`)]
      : []),
    ...(isPublic && !worker.triggers?.crons?.length ? [error(`${name}: no cron, so nothing is swept`)] : []),
    ...(isPublic ? checkAddresses(name, vars) : []),
    ...(worker.queues?.consumers ?? []).flatMap((consumer) => checkConsumer(name, consumer)),
    ...(worker.services ?? [])
      .filter(({ service }) => !workers.some((one) => one.name === service))
      .map(({ service }) => error(`${name}: bound to ${service}, which is not deployed here`)),
  ];
}

function checkAddresses(name, { SITE_ORIGIN = "", MAIL_DOMAIN = "" }) {
  const origin = URL.parse(SITE_ORIGIN);
  const isOrigin = origin?.protocol === "https:" && origin.origin === SITE_ORIGIN;
  return [
    ...(isOrigin
      ? []
      : [
          error(
            `${name}: SITE_ORIGIN is no origin such as https://app.example.com: ${SITE_ORIGIN || "not set"}`,
          ),
        ]),
    ...(isOrigin && origin.hostname.endsWith(".example")
      ? [setup(`${name}: SITE_ORIGIN is still ${SITE_ORIGIN}`)]
      : []),
    ...(/^[\w-]+(\.[\w-]+)+$/.test(MAIL_DOMAIN)
      ? []
      : [error(`${name}: MAIL_DOMAIN is no domain: ${MAIL_DOMAIN || "not set"}`)]),
    ...(MAIL_DOMAIN.endsWith(".example") ? [setup(`${name}: MAIL_DOMAIN is still ${MAIL_DOMAIN}`)] : []),
  ];
}

function checkConsumer(name, { queue, ...settings }) {
  const over = [
    ["max_batch_size", bounds.batch],
    ["max_batch_timeout", bounds.batchSeconds],
    ["max_retries", bounds.retries],
    ["max_concurrency", bounds.concurrency],
  ].filter(([setting, most]) => (settings[setting] ?? 0) > most);
  return over.map(([setting, most]) => error(`${name}: ${setting} of ${queue} is above ${most}`));
}

/** A database or bucket means the same wherever it is bound, every shard has its files, and none is bound twice. */
function sharedBindings(workers) {
  const bound = workers.flatMap(({ name, d1_databases = [], r2_buckets = [] }) => [
    ...d1_databases.map(({ binding, database_name, database_id }) => ({
      worker: name,
      binding,
      means: `${database_name} ${database_id}`,
    })),
    ...r2_buckets.map(({ binding, bucket_name }) => ({ worker: name, binding, means: bucket_name })),
  ]);
  const bindings = [...new Set(bound.map(({ binding }) => binding))];
  const ids = new Set(
    workers.flatMap(({ d1_databases = [] }) => d1_databases.map(({ database_id }) => database_id)),
  );
  return [
    ...bindings.flatMap((binding) => {
      const of = bound.filter((one) => one.binding === binding);
      const absent = workers
        .filter(({ name }) => !of.some(({ worker }) => worker === name))
        .map(({ name }) => name);
      return [
        ...(new Set(of.map(({ means }) => means)).size > 1
          ? [error(`${binding} is not the same in all Workers`)]
          : []),
        ...(absent.length ? [error(`${binding} is not bound in ${absent.join(", ")}`)] : []),
      ];
    }),
    ...bindings
      .filter(
        (binding) => binding.startsWith("SHARD_") && !bindings.includes(binding.replace("SHARD_", "FILES_")),
      )
      .map((binding) => error(`${binding} has no ${binding.replace("SHARD_", "FILES_")}`)),
    ...(ids.size < bindings.filter((binding) => /^(SHARD_|DB_)/.test(binding)).length
      ? [error("two databases have one id")]
      : []),
    ...[...ids]
      .filter(isPlaceholder)
      .map((id) => setup(`the id ${id} is a place for the id of a database of yours`)),
  ];
}

/** Queues that are written to and never read: their messages would be dropped after four days. */
function unheardQueues(workers) {
  const of = (of) => workers.flatMap(({ queues }) => queues?.[of] ?? []);
  const read = new Set(of("consumers").map(({ queue }) => queue));
  const written = [
    ...of("producers").map(({ queue }) => queue),
    ...of("consumers").flatMap(({ dead_letter_queue }) => dead_letter_queue ?? []),
  ];
  return [...new Set(written)]
    .filter((queue) => !read.has(queue))
    .map((queue) => error(`nothing reads the queue ${queue}`));
}

function checkMigrations(kind, { listed, files }) {
  const names = files.map(({ name }) => name);
  const isTooLong = (statement) => Buffer.byteLength(statement) > bounds.statement;
  return [
    ...listed
      .filter((name) => !names.includes(name))
      .map((name) => error(`migrations/${kind}/${name} is listed and not there`)),
    ...names
      .filter((name) => !listed.includes(name))
      .map((name) => error(`migrations/${kind}/${name} is there and not listed`)),
    ...names
      .filter((name, index) => Number(name.slice(0, 4)) !== index)
      .slice(0, 1)
      .map((name) => error(`migrations/${kind}: the numbers are not one after the other at ${name}`)),
    ...files
      .filter(({ sql }) => sql.split("--> statement-breakpoint").some(isTooLong))
      .map(({ name }) =>
        error(
          `migrations/${kind}/${name} has a statement longer than the ${bounds.statement} bytes that D1 takes`,
        ),
      ),
  ];
}
