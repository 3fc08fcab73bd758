import { afterEach, describe, expect, it, vi } from "vitest";
import { AppError } from "~/domain/errors/app-error";

class NonRetryableError extends Error {}
const asked = vi.hoisted(() => ({
  again: [] as boolean[],
  pending: (_round: number): number => 0,
  asked: (_round: number): number | undefined => undefined,
}));
vi.mock("cloudflare:workflows", () => ({ NonRetryableError }));
vi.mock("~/operations/processing/await-pages", () => ({
  awaitPages: async (_context: unknown, { askAgain }: { askAgain: boolean }) => {
    asked.again.push(askAgain);
    return { pending: asked.pending(asked.again.length), asked: asked.asked(asked.again.length) };
  },
}));
const { awaitPageWords } = await import("@workers/extraction/await-page-words");
const { stepsOf } = await import("@workers/extraction/steps-of");

type Step = Parameters<typeof stepsOf>[0];
type Waited = { name: string; timeout: string };

/** The step of a Workflow that does everything at once; no event ever comes unless told. */
function aStep(event: () => unknown = () => Promise.reject(new Error("timeout"))) {
  const done: string[] = [];
  const waited: Waited[] = [];
  const step = {
    do: async (name: string, _patience: unknown, work: () => Promise<unknown>) => {
      done.push(name);
      return work();
    },
    waitForEvent: async (name: string, { timeout }: { timeout: string }) => {
      waited.push({ name, timeout });
      return event();
    },
  };
  return { step: step as unknown as Step, done, waited };
}
const wait = (step: Step) => awaitPageWords({} as never, { documentId: "d1", attempt: 1 }, step);

afterEach(() => {
  asked.again.length = 0;
  asked.asked = () => undefined;
});

describe("waiting for the words of pages", () => {
  it("ends with the first count that finds none pending, event or not", async () => {
    asked.pending = (round) => (round < 3 ? 2 : 0);
    const { step, done, waited } = aStep();
    await wait(step);
    expect(done).toEqual(["count pages 1", "count pages 2", "count pages 3"]);
    expect(waited.map(({ name }) => name)).toEqual([
      "wait for pages 1",
      "wait for pages 2",
      "wait for pages 3",
    ]);
  });

  it("waits longer from round to round, up to a minute", async () => {
    asked.pending = (round) => (round < 6 ? 10 - round : 0);
    const { step, waited } = aStep();
    await wait(step);
    expect(waited.map(({ timeout }) => timeout)).toEqual([
      "15 seconds",
      "30 seconds",
      "60 seconds",
      "60 seconds",
      "60 seconds",
      "60 seconds",
    ]);
  });

  it("does not ask again while pages are settled, however slowly", async () => {
    asked.pending = (round) => 12 - round;
    await wait(aStep(() => ({})).step);
    expect(asked.again).toHaveLength(12);
    expect(asked.again).not.toContain(true);
  });

  it("asks again after two silent rounds, then after twice as many each time", async () => {
    asked.pending = (round) => (round < 16 ? 5 : 0);
    await wait(aStep().step);
    const rounds = asked.again.flatMap((again, index) => (again ? [index + 1] : []));
    // Silent from the second round on: two rounds of it before the fourth, four before the sixth, eight before the tenth.
    expect(rounds).toEqual([4, 6, 10]);
  });

  it("begins to count silence anew with each page that is settled, and asks as soon as at first", async () => {
    asked.pending = (round) => (round < 6 ? 5 : round < 12 ? 4 : 0);
    await wait(aStep().step);
    // The page that came in the sixth round ended the silence.
    expect(asked.again.flatMap((again, index) => (again ? [index + 1] : []))).toEqual([4, 6, 9, 11]);
  });

  it("takes no round for silence in which no page was asked for, and counts less often then", async () => {
    // Others of the tenant have their turn for five hours.
    const until = 201;
    asked.pending = (round) => (round <= until + 3 ? 200 : 0);
    asked.asked = (round) => (round < until ? 0 : 40);
    const { step, waited } = aStep();
    await wait(step);
    expect(waited[1]?.timeout).toBe("90 seconds");
    expect(waited[until]?.timeout).toBe("60 seconds");
    expect(asked.again.indexOf(true)).toBe(until + 2);
  });

  it("has no more rounds than a Workflow has steps for", async () => {
    asked.pending = () => 200;
    asked.asked = () => 0;
    const { step, waited } = aStep();
    await expect(wait(step)).rejects.toThrow("200 pages were never recognised");
    expect(2 * waited.length).toBeLessThan(9_000);
  });

  it("gives up after four hours, saying how many are missing", async () => {
    asked.pending = () => 3;
    const { step, waited } = aStep();
    await expect(wait(step)).rejects.toThrow("3 pages were never recognised");
    expect(waited).toHaveLength(241);
    const seconds = waited.reduce((sum, { timeout }) => sum + Number.parseInt(timeout, 10), 0);
    expect(seconds / 3600).toBeGreaterThan(3.9);
    expect(seconds / 3600).toBeLessThan(4.1);
  });
});

describe("an operation as a step", () => {
  const perform = (work: () => Promise<unknown>) => stepsOf(aStep().step)("read", work);

  it("answers what it answered, as plain data", async () => {
    expect(await perform(async () => ({ pending: 2, at: new Date(0), none: undefined }))).toEqual({
      pending: 2,
      at: "1970-01-01T00:00:00.000Z",
    });
    expect(await perform(async () => null)).toBeNull();
  });

  it("is final where it refuses", async () => {
    const refusal = () => Promise.reject(new AppError("conflict", "error.unexpected"));
    await expect(perform(refusal)).rejects.toBeInstanceOf(NonRetryableError);
  });

  it("is final where the document itself is to blame, and says so behind the step", async () => {
    const failing = perform(() => Promise.reject(new RangeError("Invalid string length")));
    await expect(failing).rejects.toBeInstanceOf(NonRetryableError);
    await expect(failing).rejects.toThrow(/^lasting: RangeError: /);
    const network = perform(() => Promise.reject(new TypeError("fetch failed")));
    await expect(network).rejects.not.toBeInstanceOf(NonRetryableError);
  });

  it("may be tried again after anything else", async () => {
    const failing = perform(() => Promise.reject(new Error("the network is down")));
    await expect(failing).rejects.toThrow("the network is down");
    await expect(failing).rejects.not.toBeInstanceOf(NonRetryableError);
  });

  it("has a name, five tries and ten minutes each", async () => {
    const tried = vi.fn(async (_name: string, _patience: unknown, work: () => Promise<unknown>) => work());
    await stepsOf({ do: tried } as unknown as Step)("extract", async () => 1);
    expect(tried.mock.calls[0]?.slice(0, 2)).toEqual([
      "extract",
      { retries: { limit: 4, delay: "2 seconds", backoff: "exponential" }, timeout: "10 minutes" },
    ]);
  });
});
