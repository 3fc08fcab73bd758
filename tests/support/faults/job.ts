/** One piece of work in an isolate of its own: a request, a mail, a batch of messages, a run of a Workflow, a tick of the cron. */
export type Job = {
  number: number;
  kind: string;
  /** Calls that left it so far. */
  calls: number;
  /** Calls that are under way. */
  busy: number;
  /** Timers that it waits for. */
  waits: number;
  isDead: boolean;
  /** Ends the job: no line of it runs any more, not even a `finally`. */
  die: () => void;
};

/** How a job ended. */
export type Outcome<T> = { how: "done"; answer: T } | { how: "threw"; error: unknown } | { how: "died" };

/** What nobody ever answers. */
export const never = () => new Promise<never>(() => {});
