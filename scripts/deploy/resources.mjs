/** Where Cloudflare keeps what belongs to a data center; a database's place cannot be changed later. */
const locationOf = { us: "wnam", eu: "weur", in: "apac", au: "oc" };

/** A database that no resource of Cloudflare was named for yet: the ids of the repository are places to write one into. */
export const isPlaceholder = (databaseId) => /^0{8}-0{4}-0{4}-0{4}-0{11}\d$/.test(databaseId ?? "");

/**
 * Every resource that the Workers are bound to, each once: `{ kind, name, make, note }`, where `make` is the command that
 * makes it, or null where deploying does, or a person has to (`note` says how).
 */
export function resourcesOf({ workers }) {
  const all = workers.flatMap(resourcesOfWorker);
  return all.filter(
    ({ kind, name }, index) => index === all.findIndex((one) => one.kind === kind && one.name === name),
  );
}

function resourcesOfWorker(worker) {
  const { producers = [], consumers = [] } = worker.queues ?? {};
  const queues = [
    ...producers.map(({ queue }) => queue),
    ...consumers.flatMap(({ queue, dead_letter_queue }) => [queue, dead_letter_queue]),
  ];
  const byHand = (kind, name, note) => ({ kind, name, make: null, note });
  return [
    ...(worker.d1_databases ?? []).map(databaseOf),
    ...(worker.r2_buckets ?? []).map(({ bucket_name: name }) =>
      made("R2 bucket", name, `wrangler r2 bucket create ${name}`),
    ),
    ...queues.filter(Boolean).map((name) => made("queue", name, `wrangler queues create ${name}`)),
    ...(worker.workflows ?? [])
      .filter(({ script_name }) => !script_name || script_name === worker.name)
      .map(({ name }) => byHand("workflow", name, "made by deploying its Worker")),
    ...(worker.triggers?.crons ?? []).map((cron) => byHand("cron", cron, "made by deploying its Worker")),
    ...(worker.vars?.MAIL_DOMAIN
      ? ["documents", "reply"].map((box) =>
          byHand(
            "mail address",
            `${box}@${worker.vars.MAIL_DOMAIN}`,
            `Email Routing: with subaddressing, to the Worker ${worker.name}`,
          ),
        )
      : []),
    ...(worker.send_email ?? []).map(({ name }) =>
      byHand("sender", name, "Email Routing: verify the sender's address"),
    ),
    ...(worker.vars?.SITE_ORIGIN
      ? [byHand("custom domain", worker.vars.SITE_ORIGIN, `Workers: add it to ${worker.name}`)]
      : []),
  ];
}

const made = (kind, name, make) => ({ kind, name, make, note: "" });

function databaseOf({ database_name: name, database_id: id }) {
  const location = locationOf[/-(us|eu|in|au)-\d+$/.exec(name)?.[1] ?? ""];
  const make = `wrangler d1 create ${name}${location ? ` --location ${location}` : ""}`;
  return {
    ...made("D1 database", name, make),
    note: isPlaceholder(id) ? "then put its id into the configurations" : "",
  };
}
