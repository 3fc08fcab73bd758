import { expect, test } from "vitest";
import { isPermanentError, permanentErrorMessage } from "~/domain/processing/is-permanent-error";

test.each([
  [new Error("D1_ERROR: string or blob too big: SQLITE_TOOBIG"), true],
  [new Error("Failed query: insert", { cause: new Error("D1_ERROR: string or blob too big") }), true],
  [new RangeError("Maximum call stack size exceeded"), true],
  [new TypeError("Cannot read properties of undefined (reading 'box')"), true],
  [new Error(permanentErrorMessage(new TypeError("x is not a function"))), true],
  [new TypeError("fetch failed"), false],
  [new TypeError("Network connection lost."), false],
  [new Error("D1_ERROR: Network connection lost"), false],
  [new Error("internal error; reference = 1"), false],
  ["SQLITE_TOOBIG", false],
])("%s lasts: %s", (error, lasts) => {
  expect(isPermanentError(error)).toBe(lasts);
});
