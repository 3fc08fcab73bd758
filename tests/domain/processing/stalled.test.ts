import { expect, test } from "vitest";
import { isUnrecoverable, stalled } from "~/domain/processing/stalled";

test.each([
  ["processing", stalled.mostRedrives - 1, false],
  ["processing", stalled.mostRedrives, true],
  ["received", stalled.mostRedrives + 3, false],
])("a document in %s that was re-driven %i times is given up: %s", (status, redrives, hopeless) =>
  expect(isUnrecoverable({ status, redrives })).toBe(hopeless),
);
