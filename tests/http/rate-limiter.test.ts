import { describe, expect, it } from "vitest";
import { type CountHits, createRateLimiter } from "~/http/rate-limiter";

/** A shared count as the database keeps it, and the work that gates left for later. */
function sharedCount() {
  const counts = new Map<string, number>();
  let reports = 0;
  const count: CountHits = async (name, start, hits) => {
    reports++;
    const key = `${name} ${start.getTime()}`;
    const sum = (counts.get(key) ?? 0) + hits;
    counts.set(key, sum);
    return sum;
  };
  const work: Promise<unknown>[] = [];
  const later = (one: Promise<unknown>) => void work.push(one);
  return { count, later, settle: () => Promise.all(work.splice(0)), reports: () => reports };
}

const at = (seconds: number) => new Date(60_000 * 1_000 + seconds * 1_000);
const minute = { most: 100, window: 60_000 };

describe("a rate gate", () => {
  it("lets the limit through in a window, says how long to wait, and begins anew", () => {
    const { count, later } = sharedCount();
    const gate = createRateLimiter({ ...minute, most: 2 });
    expect([gate("k", at(0), count, later), gate("k", at(1), count, later)]).toEqual([0, 0]);
    expect(gate("k", at(50.5), count, later)).toBe(10);
    expect(gate("k", at(60), count, later)).toBe(0);
  });

  it("counts by name", () => {
    const { count, later } = sharedCount();
    const gate = createRateLimiter({ ...minute, most: 1 });
    expect([gate("a", at(0), count, later), gate("b", at(0), count, later)]).toEqual([0, 0]);
    expect(gate("a", at(0), count, later)).toBeGreaterThan(0);
  });

  it("learns of what other isolates let through, with few reports", async () => {
    const { count, later, settle, reports } = sharedCount();
    const gates = [createRateLimiter(minute), createRateLimiter(minute)];
    const passed = [0, 0];
    for (let turn = 0; turn < 200; turn++) {
      for (const [index, gate] of gates.entries())
        if (gate("k", at(turn / 1000), count, later) === 0) passed[index] = (passed[index] ?? 0) + 1;
      await settle();
    }
    const [one = 0, two = 0] = passed;
    expect(one + two).toBeGreaterThanOrEqual(minute.most);
    expect(one + two).toBeLessThanOrEqual(minute.most + 2 * 50);
    expect(reports()).toBeLessThanOrEqual(8);
  });

  it("loses no hit when a report fails", async () => {
    const { later, settle } = sharedCount();
    const gate = createRateLimiter({ ...minute, most: 60 });
    const broken: CountHits = async () => {
      throw new Error("the database is away");
    };
    for (let hit = 0; hit < 60; hit++)
      expect(gate("k", at(0), broken, (work) => later(work.catch(() => undefined)))).toBe(0);
    await settle();
    expect(gate("k", at(0), broken, (work) => later(work.catch(() => undefined)))).toBeGreaterThan(0);
  });
});
