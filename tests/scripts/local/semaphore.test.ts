import { describe, expect, it } from "vitest";
import { createSemaphore } from "../../../scripts/local/semaphore.mjs";

const never = new AbortController().signal;
const settled = async (promise: Promise<unknown>) => {
  const late = Symbol("late");
  const first = await Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 20, late))]);
  return first !== late;
};

describe("a line that lets so many in at once", () => {
  it("lets the next in when one leaves, first come first served", async () => {
    const line = createSemaphore(2);
    const order: string[] = [];
    const enter = async (name: string) => {
      const leave = await line.enter(never);
      order.push(name);
      return leave;
    };
    const [first, second] = [await enter("first"), await enter("second")];
    const third = enter("third");
    const fourth = enter("fourth");
    expect(await settled(third)).toBe(false);
    second();
    const leaveThird = await third;
    expect(await settled(fourth)).toBe(false);
    first();
    (await fourth)();
    leaveThird();
    expect(order).toEqual(["first", "second", "third", "fourth"]);
  });

  it("forgets who gave up waiting", async () => {
    const line = createSemaphore(1);
    const leave = await line.enter(never);
    const impatient = new AbortController();
    const given = line.enter(impatient.signal);
    const patient = line.enter(never);
    impatient.abort();
    (await given)();
    expect(await settled(patient)).toBe(false);
    leave();
    expect(await settled(patient)).toBe(true);
  });

  it("does not let go of a place twice for somebody who gave up once inside", async () => {
    const line = createSemaphore(1);
    const inside = new AbortController();
    await line.enter(inside.signal);
    inside.abort();
    expect(await settled(line.enter(never))).toBe(false);
  });

  it("loses nobody when one who waited gives up after it was let in", async () => {
    const line = createSemaphore(1);
    const leaveFirst = await line.enter(never);
    const late = new AbortController();
    const second = line.enter(late.signal);
    leaveFirst();
    const leaveSecond = await second;
    const third = line.enter(never);
    late.abort();
    leaveSecond();
    expect(await settled(third)).toBe(true);
  });

  it("is closed when the last one is out, and lets nobody in until it is opened", async () => {
    const line = createSemaphore(2);
    const leave = await line.enter(never);
    const empty = line.close();
    const waiting = line.enter(never);
    expect(await settled(empty)).toBe(false);
    leave();
    expect(await settled(empty)).toBe(true);
    expect(await settled(waiting)).toBe(false);
    line.open();
    expect(await settled(waiting)).toBe(true);
  });

  it("is closed at once when nobody is in", async () => {
    expect(await settled(createSemaphore(1).close())).toBe(true);
  });
});
