import { quantile } from "../bench/latency.mjs";

/** A whole processor is taken for used up from this share on: the system's own work takes the rest. */
const usedUp = 0.9;

/** p50 and p95 of milliseconds in any order; null for both when there are none. */
export function spreadOf(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: quantile(sorted, 0.5) ?? null, p95: quantile(sorted, 0.95) ?? null };
}

/** p95 (milliseconds, null where none ended) of the documents sent in each of `count` windows of the same length. */
export function windowsOf({ documents, from, to, count }) {
  const length = (to - from) / count;
  return Array.from({ length: count }, (_, index) => {
    const [start, end] = [from + index * length, from + (index + 1) * length];
    const own = documents.filter(
      ({ sentAt, endedAt, problem }) => endedAt && !problem && sentAt >= start && sentAt < end,
    );
    return spreadOf(own.map(({ sentAt, endedAt }) => endedAt - sentAt)).p95;
  });
}

/**
 * By how much a value grows in an hour: the line of least squares through `[{ at, value }]`, `at` in milliseconds. Null
 * for fewer than three samples, since a line goes through any two.
 */
export function slopeAnHour(samples) {
  if (samples.length < 3) return null;
  const mean = (pick) => samples.reduce((sum, one) => sum + pick(one), 0) / samples.length;
  const [at, value] = [mean((one) => one.at), mean((one) => one.value)];
  const spread = mean((one) => (one.at - at) ** 2);
  return spread === 0 ? null : (mean((one) => (one.at - at) * (one.value - value)) / spread) * 3_600_000;
}

/** Documents an hour of a mix, from those of each kind alone (`capacities`) and how often each comes (`shares`, any sum). */
export function capacityOfMix(capacities, shares) {
  const whole = Object.values(shares).reduce((sum, share) => sum + share, 0);
  const hours = Object.entries(shares).reduce(
    (sum, [kind, share]) => sum + share / whole / capacities[kind],
    0,
  );
  return 1 / hours;
}

/**
 * What is used up first: `machine` is the busy share (0..1) of all processors, `processes` the processors that each of
 * ours uses. Without them, and of a machine that others use up, nothing
 * can be said.
 */
export function saturatedBy({ machine, cores, processes }) {
  const ours = Object.values(processes).reduce((sum, used) => sum + used, 0);
  const [name, most] = Object.entries(processes).sort(([, a], [, b]) => b - a)[0] ?? [];
  const percent = (share) => `${Math.round(100 * share)} %`;
  if (Object.keys(processes).length === 0)
    return `not seen (${percent(machine)} of this machine's ${cores} processors busy)`;
  if (machine >= usedUp)
    return ours >= cores / 2
      ? `the processors (${percent(machine)} of ${cores} busy, ${percent(ours / cores)} by the product, most by ${name})`
      : `the processors, by other programs (${percent(machine)} of ${cores} busy, only ${percent(ours / cores)} by the product)`;
  if (most >= usedUp)
    return `${name} (${most.toFixed(2)} processors; of the machine's ${cores} are ${percent(machine)} busy)`;
  return `no processor (${percent(machine)} of ${cores} busy, ${name} uses ${most.toFixed(2)}): what is waited for`;
}

/**
 * The outcome of the documents: `{ sent, finished, errors, doubled, lost }` and whether that is as promised. A document
 * is `{ sentAt, endedAt, status, problem, copies }`; one that a door refused has a problem, one without an end is lost.
 */
export function verdictOn(documents) {
  const count = (test) => documents.filter(test).length;
  const isError = ({ problem, status }) => Boolean(problem) || status === "error";
  const found = {
    sent: documents.length,
    finished: count((one) => one.endedAt && !isError(one)),
    errors: count(isError),
    doubled: count(({ copies }) => copies > 1),
    lost: count((one) => !one.endedAt && !one.problem),
  };
  return { ...found, holds: found.sent > 0 && found.errors + found.doubled + found.lost === 0 };
}
