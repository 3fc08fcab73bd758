import { expect, test } from "vitest";
import { isTransientError } from "~/domain/errors/is-transient-error";

test.each([
  [new Error("D1_ERROR: D1 DB is overloaded. Requests queued for too long."), true],
  [new Error("Network connection lost."), true],
  [new Error("Failed query", { cause: new Error("D1_ERROR: database is locked: SQLITE_BUSY") }), true],
  [new Error("internal error; reference = abc"), true],
  [new Error("D1_ERROR: UNIQUE constraint failed"), false],
  [new TypeError("Cannot read properties of undefined"), false],
  ["internal error", false],
])("%s passes: %s", (error, passes) => {
  expect(isTransientError(error)).toBe(passes);
});
