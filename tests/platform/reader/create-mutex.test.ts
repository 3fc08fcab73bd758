import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMutex } from "~/platform/reader/create-mutex";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe("what is done one at a time", () => {
  it("never overlaps, and comes in the order of asking", async () => {
    const lane = createMutex(60_000);
    const order: number[] = [];
    let inside = 0;
    const work = async (number: number) => {
      const leave = await lane.enter();
      inside += 1;
      expect(inside).toBe(1);
      await pause(50);
      order.push(number);
      inside -= 1;
      leave();
    };
    const all = Promise.all([1, 2, 3, 4, 5].map(work));
    await vi.advanceTimersByTimeAsync(1_000);
    await all;
    expect(order).toEqual([1, 2, 3, 4, 5]);
  });

  it("goes on beside somebody who works for long, and waits for them", async () => {
    const lane = createMutex(60_000);
    const leave = await lane.enter();
    let entered = false;
    void lane.enter().then(() => {
      entered = true;
    });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(entered).toBe(false);
    leave();
    await vi.advanceTimersByTimeAsync(10);
    expect(entered).toBe(true);
  });

  it("goes on after a turn that never ends", async () => {
    const lane = createMutex(60_000);
    await lane.enter();
    let entered = false;
    void lane.enter().then(() => {
      entered = true;
    });
    await vi.advanceTimersByTimeAsync(60_100);
    expect(entered).toBe(true);
  });

  it("goes on after a request that was broken off, with its turn or in the line", async () => {
    const lane = createMutex(600_000);
    await lane.enter();
    void lane.enter();
    // What the runtime does with the timers of a request that is gone.
    vi.clearAllTimers();
    let entered = false;
    void lane.enter().then(() => {
      entered = true;
    });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(entered).toBe(true);
  });
});
