import { env as realEnv } from "cloudflare:workers";
import type { ExtractionBindings, WebBindings } from "~/platform/bindings";
import { chanceOf, errorOf, type Fate, type FaultPlan, fateOf } from "./faults";
import { type Call, faultyBucket, faultyDatabase, type PutTimes } from "./faulty-bindings";
import { type Job, never, type Outcome } from "./job";
import { type QueueRules, simulatedQueues } from "./simulated-queues";
import { jobAtWork, realTurn, simulatedTime } from "./simulated-time";
import { simulatedWorkflows, type WorkflowProgram } from "./simulated-workflows";

/** The bindings of all Workers: a job takes those that it knows. */
export type AllBindings = WebBindings & ExtractionBindings;

export type Programs = {
  queues: Record<string, QueueRules & { consume(batch: MessageBatch, env: AllBindings): Promise<void> }>;
  workflows: Record<string, WorkflowProgram>;
  /** What answers the web Worker's requests to the document Worker. */
  extraction(request: Request, env: AllBindings): Promise<Response>;
};

/** Where calls were seen, and the outcome of them there: how often by fate, by kind of job and call. */
export type Points = Map<string, Map<Fate, number>>;

/** Small ones, so that the documents of a story fill them. */
const shares = { documents: 2, open: 4, pages: 1 };
/** A call that is slow takes up to this long: longer than a message or a run is thought dead. */
const slowest = 400_000;
/** Milliseconds of real time in which a job has to go on, or wait for something of the simulation. */
const longestSilence = 20_000;

/** Isolates, queues, Workflows and a clock, on databases and buckets that are real. */
export function simulation(plan: FaultPlan, programs: Programs, points: Points, start: number) {
  const clock = simulatedTime(start);
  const jobs = new Set<Job>();
  const putAt: PutTimes = new Map();
  let [numbers, draws, calls, workCalls] = [0, 0, 0, 0];
  const chance = () => chanceOf(plan.seed, "draw", draws++);

  function note(point: string, fate: Fate): void {
    const seen = points.get(point) ?? new Map<Fate, number>();
    points.set(point, seen.set(fate, (seen.get(fate) ?? 0) + 1));
  }

  const callOf =
    (job: Job): Call =>
    async (what, effect) => {
      if (job.isDead) return never();
      job.calls += 1;
      calls += 1;
      if (job.kind !== "cron") workCalls += 1;
      const point = `${job.kind}: ${what}`;
      const outage = plan.isOver
        ? undefined
        : plan.outages.find((one) => one.service.test(what) && calls >= one.first && calls <= one.last);
      const fate = outage ? "fails" : fateOf(plan, job, job.kind === "cron" ? 0 : workCalls);
      note(point, fate);
      const failed = outage ? new Error(outage.says) : errorOf(plan, job, what);
      if (fate === "slow") await clock.sleep(job, chance() * slowest);
      if (fate === "fails") {
        await realTurn();
        throw failed;
      }
      if (fate === "dies-before") {
        job.die();
        return never();
      }
      job.busy += 1;
      try {
        const answer = await jobAtWork.exit(effect);
        if (fate === "dies-after") job.die();
        if (job.isDead) return never();
        if (fate === "answer-lost") throw failed;
        return answer;
      } finally {
        job.busy -= 1;
      }
    };

  const queues = simulatedQueues(programs.queues, () => clock.now());

  function envOf(job: Job): AllBindings {
    const call = callOf(job);
    const { DB_CONTROL, SHARD_US_1, FILES_US_1 } = realEnv;
    if (!FILES_US_1) throw new Error("the tests have no bucket");
    const queueBindings = {
      INTAKE_QUEUE: "fieldwise-intake",
      PAGES_QUEUE: "fieldwise-pages",
      RELEASE_QUEUE: "fieldwise-releases",
      WEBHOOK_QUEUE: "fieldwise-webhooks",
      ERP_QUEUE: "fieldwise-erp",
      FOLDER_QUEUE: "fieldwise-folders",
    };
    const ask = async (url: RequestInfo, init?: RequestInit) => {
      const request = new Request(url, init);
      return call("EXTRACTION.fetch", async () => {
        // Who waits for another isolate is not at work.
        job.busy -= 1;
        job.waits += 1;
        try {
          return await answerOf("extraction", (env) => programs.extraction(request, env));
        } finally {
          job.busy += 1;
          job.waits -= 1;
        }
      });
    };
    return {
      APP_ENV: "local",
      CHEAP_PASSWORDS: "yes",
      QUEUE_SHARES: shares,
      MAIL_DOMAIN: realEnv.MAIL_DOMAIN,
      SITE_ORIGIN: "",
      ERP_LOGIN_URL: "https://login.test",
      ERP_BUSINESS_CENTRAL_URL: "https://bc.test",
      DB_CONTROL: faultyDatabase("DB_CONTROL", DB_CONTROL, call),
      SHARD_US_1: faultyDatabase("SHARD_US_1", SHARD_US_1, call),
      FILES_US_1: faultyBucket("FILES_US_1", FILES_US_1, call, putAt),
      EXTRACTION: { fetch: ask } as unknown as Fetcher,
      ...Object.fromEntries(
        Object.entries(queueBindings).map(([name, queue]) => [name, queues.producer(queue, call)]),
      ),
      ...Object.fromEntries(
        Object.keys(programs.workflows).map((name) => [name, workflows.binding(name, call)]),
      ),
    } as unknown as AllBindings;
  }

  function begin<T>(
    kind: string,
    work: (env: AllBindings, job: Job, call: Call) => Promise<T>,
    onEnd: (outcome: Outcome<T>) => void,
  ): Job {
    let end: (outcome: Outcome<T>) => void = () => {};
    const ended = new Promise<Outcome<T>>((resolve) => {
      end = resolve;
    });
    numbers += 1;
    const job: Job = {
      number: numbers,
      kind,
      calls: 0,
      busy: 0,
      waits: 0,
      isDead: false,
      die() {
        if (job.isDead) return;
        job.isDead = true;
        clock.forget(job);
        end({ how: "died" });
      },
    };
    jobs.add(job);
    void ended.then((outcome) => {
      job.isDead = true;
      jobs.delete(job);
      onEnd(outcome);
    });
    jobAtWork
      .run(job, async () => work(envOf(job), job, callOf(job)))
      .then(
        (answer) => end({ how: "done", answer }),
        (error: unknown) => end({ how: "threw", error }),
      );
    return job;
  }

  /** A job that another waits for: its answer, or the error that the other sees. */
  const answerOf = <T>(kind: string, work: (env: AllBindings) => Promise<T>) =>
    new Promise<T>((resolve, reject) =>
      begin(kind, work, (outcome) => {
        if (outcome.how === "done") resolve(outcome.answer);
        else reject(outcome.how === "threw" ? outcome.error : new Error("Network connection lost."));
      }),
    );

  const workflows = simulatedWorkflows({
    clock,
    programs: programs.workflows,
    start: (kind, work, onEnd) => begin(kind, (env, job, call) => work(env as never, job, call), onEnd),
    chance,
    abandoned: 0.3,
  });

  /** Lets every job run until it has ended or waits for time to pass. */
  async function settle(): Promise<void> {
    const began = performance.now();
    for (let quiet = 0; quiet < 2; ) {
      await realTurn();
      const isBusy = [...jobs].some(({ busy, waits }) => busy > 0 || waits === 0);
      quiet = isBusy ? 0 : quiet + 1;
      if (performance.now() - began > longestSilence) {
        const kinds = [...jobs].map(({ kind, busy, waits, calls: made }) => ({ kind, busy, waits, made }));
        throw new Error(`nothing goes on: ${JSON.stringify(kinds)}`);
      }
    }
  }

  function deliver(queue: string): void {
    const consumer = programs.queues[queue];
    if (!consumer) throw new Error(`nobody consumes ${queue}`);
    const { batch, end } = queues.take(queue, chance, plan.isOver ? 0 : 0.1);
    begin(
      `queue ${queue}`,
      (env) => consumer.consume(batch, env),
      (outcome) => end(outcome.how),
    );
  }

  return {
    clock,
    chance,
    queues,
    workflows,
    settle,
    /** Starts a job; the promise says how it ended. */
    run: <T>(kind: string, work: (env: AllBindings, job: Job, call: Call) => Promise<T>) =>
      new Promise<Outcome<T>>((resolve) => void begin(kind, work, resolve)),
    /** Delivers what can be, in any order, until no message is due and nothing moves without time passing. */
    async deliverAll() {
      for (await settle(); ; await settle()) {
        const ready = queues.ready();
        if (ready.length === 0) return;
        // Several at once occasionally: what isolates do side by side comes in between.
        for (let count = 1 + Math.floor(chance() * 2); count > 0; count -= 1) {
          const queue = ready[Math.floor(chance() * ready.length)];
          if (queue) deliver(queue);
        }
      }
    },
    /** Whether nothing is under way. */
    isQuiet: () => jobs.size === 0 && queues.size() === 0 && workflows.open().length === 0,
    /** Calls so far, those of the cron left out. */
    workCalls: () => workCalls,
    /** A call of the job that runs just now, for what it asks the world without a binding. */
    callAtWork<T>(what: string, effect: () => Promise<T>): Promise<T> {
      const job = jobAtWork.getStore();
      return job ? callOf(job)(what, effect) : effect();
    },
  };
}

export type Simulation = ReturnType<typeof simulation>;
