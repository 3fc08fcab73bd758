import { describe, expect, it } from "vitest";
import { endpointPause, maxAttempts, retryAfterOf, retryDelay } from "~/domain/webhooks/webhook-endpoint";

const [second, minute, hour] = [1_000, 60_000, 3_600_000];

describe("the schedule of a delivery", () => {
  it("is that of Standard Webhooks: ten attempts in some three days", () => {
    const waits = Array.from({ length: maxAttempts }, (_, tried) => retryDelay(tried + 1, 0, null));
    expect(waits).toEqual([
      5 * second,
      5 * minute,
      30 * minute,
      2 * hour,
      5 * hour,
      10 * hour,
      14 * hour,
      20 * hour,
      24 * hour,
      null,
    ]);
  });

  it("adds up to a tenth, and never comes back before the receiver asked for", () => {
    expect(retryDelay(2, 1, null)).toBe(5.5 * minute);
    expect(retryDelay(2, 0.5, null)).toBe(5.25 * minute);
    expect(retryDelay(1, 0, hour)).toBe(hour);
    expect(retryDelay(3, 0, second)).toBe(30 * minute);
    expect(retryDelay(1, 0, 400 * 24 * hour)).toBe(24 * hour);
  });

  it("leaves an endpoint alone longer after each failure in a row, five minutes at most", () => {
    expect([1, 2, 3, 10, 500].map((failures) => endpointPause(failures, null))).toEqual([
      5 * second,
      10 * second,
      20 * second,
      5 * minute,
      5 * minute,
    ]);
    expect(endpointPause(1, 2 * hour)).toBe(2 * hour);
  });
});

describe("Retry-After", () => {
  const now = new Date("2026-11-20T10:00:00Z");
  it.each([
    [null, null],
    ["", null],
    ["120", 120 * second],
    [" 0 ", 0],
    ["Fri, 20 Nov 2026 10:05:00 GMT", 5 * minute],
    ["Fri, 20 Nov 2026 09:00:00 GMT", 0],
    ["soon", null],
  ])("%s", (header, milliseconds) => {
    expect(retryAfterOf(header, now)).toBe(milliseconds);
  });
});
