import type { WorkflowStep } from "cloudflare:workers";

/**
 * The steps of a Workflow without one: each is done at once, and to sleep moves the clock. `before` is called before each
 * sleep, with its name.
 */
export function clockedStep(start: Date, before: (name: string) => Promise<void> = async () => {}) {
  let now = start;
  const done: string[] = [];
  const step = {
    async do(name: string, _config: unknown, work: () => Promise<unknown>) {
      const answer = await work();
      done.push(name);
      return answer;
    },
    sleep: (name: string) => before(name),
    async sleepUntil(name: string, until: Date) {
      await before(name);
      if (until > now) now = until;
    },
  } as unknown as WorkflowStep;
  return { step, done, now: () => now };
}
