import { expect, test } from "vitest";
import { concurrencyLimits } from "~/domain/processing/concurrency-limits";

/** As docs/scale.md has them: what works at once, and for how many seconds on one piece. */
const documents = { places: 45, seconds: 3, share: concurrencyLimits.documents };
const pages = { places: 20, seconds: 4, share: concurrencyLimits.pages };
const bound = 60;

type Service = { places: number; seconds: number; share: number };
type Arrival = { tenant: string; at: number; count: number };

/**
 * A queue that hands on in the order of arrival, places that work, and the line of each tenant in front of it. Answers
 * for each tenant when the last of its pieces was done, in seconds. Arrivals are in order of time.
 */
function simulate({ places, seconds, share }: Service, arrivals: readonly Arrival[]) {
  const lines = new Map<string, { waiting: number; underWay: number }>();
  const queue: string[] = [];
  let handedOut = 0;
  const running: { tenant: string; until: number }[] = [];
  let ended = 0;
  const done = new Map<string, number>();
  const lineOf = (tenant: string) => {
    const line = lines.get(tenant) ?? { waiting: 0, underWay: 0 };
    lines.set(tenant, line);
    return line;
  };
  const take = (tenant: string) => {
    const line = lineOf(tenant);
    while (line.underWay < share && line.waiting > 0) {
      line.waiting -= 1;
      line.underWay += 1;
      queue.push(tenant);
    }
  };
  const start = (now: number) => {
    for (; running.length - ended < places && handedOut < queue.length; handedOut++)
      running.push({ tenant: queue[handedOut] ?? "", until: now + seconds });
  };
  const endOne = () => {
    const { tenant, until } = running[ended] ?? { tenant: "", until: 0 };
    ended += 1;
    lineOf(tenant).underWay -= 1;
    done.set(tenant, until);
    take(tenant);
    start(until);
  };
  for (const { tenant, at, count } of arrivals) {
    while ((running[ended]?.until ?? Number.POSITIVE_INFINITY) <= at) endOne();
    lineOf(tenant).waiting += count;
    take(tenant);
    start(at);
  }
  while (ended < running.length) endOne();
  return (tenant: string) => done.get(tenant) ?? Number.NaN;
}

const heap = { tenant: "archive", at: 0, count: 100_000 };

test.each([
  ["documents", documents, 10],
  ["scanned pages", pages, 20],
])("behind another's 100,000 %s one is done soon", (_, service, most) => {
  for (const at of [0, 1, 59.9, 5_000]) {
    const doneAt = simulate(service, [heap, { tenant: "one", at, count: 1 }]);
    expect(doneAt("one") - at).toBeLessThanOrEqual(most);
    expect(most).toBeLessThanOrEqual(bound);
  }
});

test("without a share it would wait for all of them", () => {
  const shareless = { ...documents, share: Number.POSITIVE_INFINITY };
  const doneAt = simulate(shareless, [heap, { tenant: "one", at: 1, count: 1 }]);
  expect(doneAt("one")).toBeGreaterThan(6_000);
});

test.each([
  ["documents", documents],
  ["scanned pages", pages],
])("a tenant that is alone is as fast with its share of %s as without", (_, service) => {
  const withShare = simulate(service, [heap])("archive");
  const without = simulate({ ...service, share: Number.POSITIVE_INFINITY }, [heap])("archive");
  expect(withShare).toBe(without);
});

test("fifteen archives at once keep one document waiting for no more than a minute", () => {
  const archives = Array.from({ length: 15 }, (_, index) => ({
    ...heap,
    count: 2_000,
    tenant: `archive ${index}`,
  }));
  const doneAt = simulate(documents, [...archives, { tenant: "one", at: 30, count: 1 }]);
  expect(doneAt("one") - 30).toBeLessThanOrEqual(bound);
});

test("the shares are what docs/scale.md says, and no place stands empty for a tenant that is alone", () => {
  expect(concurrencyLimits).toEqual({ documents: 48, open: 192, pages: 40 });
  expect(concurrencyLimits.documents).toBeGreaterThanOrEqual(documents.places);
  expect(concurrencyLimits.pages).toBeGreaterThanOrEqual(2 * pages.places);
  expect(concurrencyLimits.open).toBeGreaterThan(concurrencyLimits.documents);
});
