import type { Job } from "./job";

/**
 * What becomes of a call: it fails before it has any effect, it takes effect and its answer is lost, it is slow, or the isolate
 * ends before or after it.
 */
export const fates = ["fails", "answer-lost", "slow", "dies-before", "dies-after"] as const;
export type Fate = (typeof fates)[number] | "passes";

/**
 * Which calls come to grief. `rate` is the share that do, `targets` are single ones, counted without those of the cron; `outages`
 * are stretches of calls of one service that all fail.
 */
export type FaultPlan = {
  seed: number;
  rate: number;
  targets: ReadonlySet<number>;
  outages: readonly Outage[];
  isOver: boolean;
};
export type Outage = { service: RegExp; first: number; last: number; says: string };

/** A number 0..1 from the seed and where something stands: the same however jobs come in between. */
export function chanceOf(seed: number, ...place: (string | number)[]): number {
  let mixed = seed | 0;
  for (const letter of place.join("/"))
    mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193) ^ (mixed >>> 15);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** The fate of a job's next call, which is the `number`th that is not the cron's; 0 for one that is. */
export function fateOf(plan: FaultPlan, job: Job, number: number): Fate {
  const isHit = plan.targets.has(number) || chanceOf(plan.seed, "whether", job.number, job.calls) < plan.rate;
  if (plan.isOver || !isHit) return "passes";
  const which = Math.floor(chanceOf(plan.seed, "which", job.number, job.calls) * fates.length);
  return fates[which] ?? "fails";
}

const messages: [service: RegExp, says: string[]][] = [
  [
    /^(DB|SHARD)_/,
    [
      "D1_ERROR: database is locked: SQLITE_BUSY",
      "D1_ERROR: Network connection lost.",
      "D1_ERROR: D1 DB is overloaded. Requests queued for too long.",
      "D1_ERROR: database or disk is full: SQLITE_FULL",
    ],
  ],
  [
    /^FILES_/,
    [
      "We encountered an internal error. Please try again. (10001)",
      "Network connection lost.",
      "put: no space left on device",
    ],
  ],
  [/QUEUE/, ["Queue sendBatch failed: Internal Server Error", "Queue sendBatch failed: Too Many Requests"]],
];

/** The error by which a service tells that a call of it failed. */
export function errorOf(plan: FaultPlan, job: Job, service: string): Error {
  const says = messages.find(([pattern]) => pattern.test(service))?.[1] ?? ["Network connection lost."];
  const which = Math.floor(chanceOf(plan.seed, "words", job.number, job.calls) * says.length);
  return new Error(says[which] ?? says[0]);
}
