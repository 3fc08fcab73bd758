import { expect, test } from "vitest";
import { retryTransient } from "~/platform/retry-transient";

/** Something that fails so often with this error, and the waits in between. */
function failing(times: number, message: string) {
  const waited: number[] = [];
  let tries = 0;
  const act = async () => {
    tries += 1;
    if (tries <= times) throw new Error(message);
    return tries;
  };
  return { waited, run: () => retryTransient(act, async (milliseconds) => void waited.push(milliseconds)) };
}

test("what fails of a moment is done again, with longer waits", async () => {
  const { run, waited } = failing(3, "Network connection lost.");
  expect(await run()).toBe(4);
  expect(waited).toEqual([250, 1_000, 3_000]);
});

test("what goes on failing fails, and what will not pass fails at once", async () => {
  await expect(failing(4, "D1 DB is overloaded").run()).rejects.toThrow("overloaded");
  const { run, waited } = failing(1, "UNIQUE constraint failed");
  await expect(run()).rejects.toThrow("UNIQUE");
  expect(waited).toEqual([]);
});
