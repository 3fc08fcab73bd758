import type { WorkflowStep } from "cloudflare:workers";
import { NonRetryableError } from "cloudflare:workflows";
import type { Call } from "./faulty-bindings";
import type { Job, Outcome } from "./job";
import type { SimulatedTime } from "./simulated-time";

type Status = "running" | "complete" | "errored";
type Instance = {
  key: string;
  params: unknown;
  status: Status;
  /** What its finished steps answered. */
  answers: Map<string, unknown>;
  /** Events that came while nobody waited. */
  events: string[];
  wake: (() => void) | null;
  job: Job | null;
  /** Its isolate ended, and nobody takes it up unless it is asked for again. */
  isAbandoned: boolean;
};

/** Does what a Workflow's class does in `run`, with the bindings of the job. */
export type WorkflowProgram = (env: never, params: never, step: WorkflowStep) => Promise<void>;

type Wires = {
  clock: SimulatedTime;
  programs: Record<string, WorkflowProgram>;
  /** Starts a job; `onEnd` hears how it ended. */
  start(
    kind: string,
    work: (env: never, job: Job, call: Call) => Promise<void>,
    onEnd: (outcome: Outcome<void>) => void,
  ): Job;
  chance(): number;
  /** The share of runs whose isolate ended that nobody takes up again. */
  abandoned: number;
};

const delays = { second: 1_000, minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** "15 seconds" in milliseconds; a number is one of them. */
function millisecondsOf(duration: unknown): number {
  if (typeof duration === "number") return duration;
  const [, count, unit] = /^(\d+) (second|minute|hour|day)s?$/.exec(String(duration)) ?? [];
  return Number(count) * delays[unit as keyof typeof delays];
}

/** Workflows that keep what their steps answered, so that a run whose isolate ended goes on behind the last one. */
export function simulatedWorkflows({ clock, programs, start, chance, abandoned }: Wires) {
  const instances = new Map<string, Instance>();

  function run(name: string, instance: Instance): void {
    const program = programs[name];
    if (!program) throw new Error(`no program for the workflow ${name}`);
    instance.status = "running";
    instance.isAbandoned = false;
    const isStill = () => instance.job === job;
    const job = start(
      `workflow ${name}`,
      (env, own, call) => program(env, instance.params as never, stepOf(instance, own, call)),
      (outcome) => {
        if (!isStill()) return;
        if (outcome.how !== "died") instance.status = outcome.how === "done" ? "complete" : "errored";
        else if (chance() >= abandoned) resume(name, instance);
        else instance.isAbandoned = true;
      },
    );
    instance.job = job;
  }

  function resume(name: string, instance: Instance): void {
    const waiting = start(
      "between runs",
      (_env, own) => clock.sleep(own, 5_000 + 60_000 * chance()),
      (outcome) => {
        if (outcome.how === "done" && instance.job === waiting) run(name, instance);
      },
    );
    instance.job = waiting;
  }

  function stepOf(instance: Instance, job: Job, call: Call): WorkflowStep {
    const sleep = (milliseconds: number) => clock.sleep(job, Math.max(0, milliseconds));
    const once = async (name: string, act: () => Promise<unknown>) => {
      if (!instance.answers.has(name)) instance.answers.set(name, await act());
      return instance.answers.get(name);
    };
    return {
      async do(
        name: string,
        config: { retries: { limit: number; delay: string } },
        act: () => Promise<unknown>,
      ) {
        if (instance.answers.has(name)) return instance.answers.get(name);
        for (let attempt = 0; ; attempt += 1)
          try {
            const answer = await act();
            await call("STEP.keep", async () => instance.answers.set(name, answer));
            return answer;
          } catch (error) {
            if (error instanceof NonRetryableError || attempt >= config.retries.limit) throw error;
            await sleep(millisecondsOf(config.retries.delay) * 2 ** attempt);
          }
      },
      sleep: (name: string, duration: unknown) => once(name, () => sleep(millisecondsOf(duration))),
      sleepUntil: (name: string, until: Date) =>
        once(name, () => sleep(new Date(until).getTime() - clock.now())),
      waitForEvent: (name: string, { timeout }: { timeout: string }) =>
        once(name, async () => {
          if (instance.events.pop()) return {};
          const came = await new Promise<boolean>((resolve) => {
            const end = clock.alarm(job, millisecondsOf(timeout), () => resolve(false));
            instance.wake = () => end() && resolve(true);
          });
          instance.wake = null;
          if (!came) throw new Error("no event in time");
          instance.events.pop();
          return {};
        }),
    } as unknown as WorkflowStep;
  }

  const handleOf = (name: string, instance: Instance, call: Call) => ({
    id: instance.key,
    status: () => call(`${name}.status`, async () => ({ status: instance.status })),
    restart: () =>
      call(`${name}.restart`, async () => {
        const { job } = instance;
        instance.job = null;
        job?.die();
        instance.answers.clear();
        instance.events.length = 0;
        run(name, instance);
      }),
    sendEvent: ({ type }: { type: string }) =>
      call(`${name}.sendEvent`, async () => {
        instance.events.push(type);
        instance.wake?.();
      }),
  });

  return {
    /** Runs that go on or wait, by key. */
    open: () =>
      [...instances.values()]
        .filter(({ status, isAbandoned }) => status === "running" && !isAbandoned)
        .map(({ key }) => key),
    binding: (name: string, call: Call): Workflow =>
      ({
        create: ({ id = crypto.randomUUID(), params }: WorkflowInstanceCreateOptions = {}) =>
          call(`${name}.create`, async () => {
            const key = `${name} ${id}`;
            if (instances.has(key)) throw new Error("(instance.already_exists) Provided id already exists");
            const instance: Instance = {
              key,
              params: JSON.parse(JSON.stringify(params)),
              status: "running",
              answers: new Map(),
              events: [],
              wake: null,
              job: null,
              isAbandoned: false,
            };
            instances.set(key, instance);
            run(name, instance);
            return handleOf(name, instance, call);
          }),
        get: (id: string) =>
          call(`${name}.get`, async () => {
            const instance = instances.get(`${name} ${id}`);
            if (!instance) throw new Error("(instance.not_found) Instance does not exist");
            return handleOf(name, instance, call);
          }),
      }) as unknown as Workflow,
  };
}
