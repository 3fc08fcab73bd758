import { brokenPromises, underWay } from "./document-promises";
import { documentWorld, tick } from "./document-story";
import { chanceOf, type FaultPlan } from "./faults";
import { type Points, simulation } from "./simulation";
import { workers } from "./workers";

const minute = 60_000;
/** Faults come in the first quarter of an hour; what is not at its end a day and a half after is stuck. */
const faulty = 15 * minute;
const longest = 36 * 60 * minute;
/** Calls of a story without faults, those of the cron left out; with a pile of documents it has more. */
const usualCalls = { few: 540, pile: 900 };
const started = Date.UTC(2026, 2, 2, 8);

/** How a schedule went: what it broke, the calls it made without those of the cron, and its length in simulated minutes. */
type Outcome = { broken: string[]; calls: number; minutes: number };

/** Half of the stories have a pile of documents. */
const hasPile = (seed: number) => chanceOf(seed, "pile") < 0.5;

/** The plan of a schedule: how often calls fail, and which services are gone for a while. */
function planOf(seed: number): FaultPlan {
  const draw = (what: string) => chanceOf(seed, what);
  const rates = [0.003, 0.01, 0.03, 0.08];
  // Every other schedule hits a few calls of all that a story makes without faults, and no others.
  const isAimed = seed % 2 === 0;
  const targets = Array.from({ length: 1 + Math.floor(draw("targets") * 4) }, (_, at) =>
    Math.ceil(draw(`target ${at}`) * (hasPile(seed) ? usualCalls.pile : usualCalls.few)),
  );
  const first = Math.floor(draw("first") * 1_500);
  const services = [
    { service: /^(DB|SHARD)_/, says: "D1_ERROR: database is locked: SQLITE_BUSY" },
    { service: /^FILES_/, says: "We encountered an internal error. Please try again. (10001)" },
    {
      service: /^(SHARD.*(batch|run)|FILES.*(put|complete|uploadPart))/,
      says: "D1_ERROR: database or disk is full: SQLITE_FULL",
    },
    { service: /QUEUE/, says: "Queue sendBatch failed: Internal Server Error" },
  ];
  const gone = services[Math.floor(draw("service") * services.length)];
  const isOut = draw("outage") < 0.4;
  return {
    seed,
    rate: isAimed ? 0 : (rates[Math.floor(draw("rate") * rates.length)] ?? 0),
    targets: new Set(isAimed ? targets : []),
    outages:
      gone && isOut && !isAimed
        ? [{ ...gone, first, last: first + 10 + Math.floor(draw("length") * 200) }]
        : [],
    isOver: false,
  };
}

/** Runs one schedule to its end. The same seed makes the same faults. */
export async function runSchedule(seed: number, points: Points): Promise<Outcome> {
  const plan = planOf(seed);
  const run = simulation(plan, workers, points, started);
  const { clock } = run;
  const realFetch = globalThis.fetch;
  clock.install();
  try {
    const world = await documentWorld(run, hasPile(seed));
    Object.assign(globalThis, { fetch: world.fetch });
    let cron = clock.now() + minute * run.chance();
    while (clock.now() - started < longest) {
      await run.deliverAll();
      const elapsed = clock.now() - started;
      plan.isOver = elapsed > faulty;
      // A clock that is wrong occasionally, by up to a quarter of an hour either way.
      if (plan.isOver) clock.skew = 0;
      else if (run.chance() < 0.02) clock.skew = (run.chance() - 0.5) * 30 * minute;
      if (plan.isOver && world.isDone() && run.isQuiet() && (await underWay(world)).length === 0) break;
      const moments = [cron, clock.next(), run.queues.next()].filter((moment) => moment !== null);
      clock.moveTo(Math.max(clock.now(), Math.min(...moments)));
      if (clock.now() < cron) continue;
      tick(run);
      cron = clock.now() + (plan.isOver ? 3 : 2) * minute;
    }
    await run.deliverAll();
    const stuck = run.workflows.open().map((key) => `stuck: ${key}`);
    const minutes = Math.round((clock.now() - started) / minute);
    return { broken: [...(await brokenPromises(world)), ...stuck], calls: run.workCalls(), minutes };
  } finally {
    clock.uninstall();
    Object.assign(globalThis, { fetch: realFetch });
  }
}
