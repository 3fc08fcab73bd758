import { AsyncLocalStorage } from "node:async_hooks";
import { vi } from "vitest";
import type { Job } from "./job";

type Timer = { at: number; number: number; job: Job; ring: () => void };

/** Which job the code that runs belongs to, for timers that it sets. */
export const jobAtWork = new AsyncLocalStorage<Job>();

const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };
/** Timers up to here, in milliseconds, are ways to let others run and pass as they are. */
const shortest = 5;

/** Lets everything run that can, without any simulated time passing. */
export const realTurn = () => new Promise<void>((resolve) => real.setTimeout(resolve, 0));

/**
 * A clock that stands still until it is moved on. While it is installed, `Date` and the timers of jobs follow it. `skew`
 * (milliseconds) is what the clock on the wall is wrong by: it changes what `Date` says and no timer.
 */
export function simulatedTime(start: number) {
  const timers: Timer[] = [];
  let [now, skew, count] = [start, 0, 0];
  const show = () => vi.setSystemTime(now + skew);

  function add(job: Job, milliseconds: number, ring: () => void): Timer {
    count += 1;
    const timer = { at: now + milliseconds, number: count, job, ring };
    timers.push(timer);
    job.waits += 1;
    return timer;
  }
  function take(timer: Timer): boolean {
    const at = timers.indexOf(timer);
    if (at < 0) return false;
    timers.splice(at, 1);
    timer.job.waits -= 1;
    return true;
  }
  const first = () => timers.sort((a, b) => a.at - b.at || a.number - b.number)[0];

  return {
    install() {
      vi.useFakeTimers({ toFake: ["Date"], now: now + skew });
      const simulated = (ring: () => void, milliseconds = 0, ...rest: unknown[]) => {
        const job = jobAtWork.getStore();
        if (!job || milliseconds < shortest) return real.setTimeout(ring, milliseconds, ...rest);
        return add(job, milliseconds, ring);
      };
      const cleared = (timer: unknown) => {
        if (!timers.includes(timer as Timer)) real.clearTimeout(timer as number);
        else take(timer as Timer);
      };
      Object.assign(globalThis, { setTimeout: simulated, clearTimeout: cleared });
    },
    uninstall() {
      Object.assign(globalThis, real);
      vi.useRealTimers();
    },
    now: () => now,
    /** When the next timer rings, or null. */
    next: () => first()?.at ?? null,
    sleep: (job: Job, milliseconds: number) =>
      new Promise<void>((resolve) => void add(job, milliseconds, resolve)),
    /** The same with a way to end it early. */
    alarm(job: Job, milliseconds: number, ring: () => void) {
      const timer = add(job, milliseconds, ring);
      return () => take(timer);
    },
    /** What a job waited for that is dead by now rings no more. */
    forget(job: Job) {
      for (const timer of timers.filter((one) => one.job === job)) take(timer);
    },
    /** Moves on to a moment; rings what is due up to then. */
    moveTo(moment: number) {
      for (let timer = first(); timer && timer.at <= moment; timer = first()) {
        now = Math.max(now, timer.at);
        take(timer);
        show();
        timer.ring();
      }
      now = Math.max(now, moment);
      show();
    },
    set skew(milliseconds: number) {
      skew = milliseconds;
      show();
    },
  };
}

export type SimulatedTime = ReturnType<typeof simulatedTime>;
