import { afterEach, beforeEach, expect, vi } from "vitest";

const announced: RegExp[] = [];

/** Announces that the test makes something print this to console.error or console.warn. */
export const expectConsole = (pattern: RegExp) => announced.push(pattern);

let printed: string[] = [];

beforeEach(() => {
  printed = [];
  announced.length = 0;
  for (const method of ["error", "warn"] as const)
    vi.spyOn(console, method).mockImplementation(
      (...words: unknown[]) => void printed.push(words.map(String).join(" ")),
    );
  // Lines of the log's ordinary events, thousands in some tests.
  vi.spyOn(console, "info").mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  const surprises = printed.filter((line) => !announced.some((pattern) => pattern.test(line)));
  expect(surprises, "printed to console.error or console.warn without being announced").toEqual([]);
});
