/** The value below which the share `p` (0..1) of the sorted samples lies. */
const quantile = (sorted, p) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))];

/** Milliseconds from request to the last byte; throws when the answer is not a success. */
async function once({ url, headers }) {
  const start = performance.now();
  const answer = await fetch(url, { headers, redirect: "manual" });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - start;
}

/**
 * Asks for every target `rounds` times, in turn, so that what else the machine does falls on all alike. `targets` maps a
 * name to `{ url, headers }`; answers p50 and p95 in milliseconds per name.
 */
export async function measure(targets, rounds) {
  const samples = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (let round = -5; round < rounds; round++)
    for (const [name, target] of Object.entries(targets)) {
      const taken = await once(target);
      if (round >= 0) samples[name].push(taken);
    }
  return Object.fromEntries(
    Object.entries(samples).map(([name, values]) => {
      const sorted = values.sort((a, b) => a - b);
      return [name, { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) }];
    }),
  );
}

export { quantile };
