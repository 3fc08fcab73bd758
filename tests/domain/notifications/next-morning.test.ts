import { describe, expect, it } from "vitest";
import { nextMorning } from "~/domain/notifications/next-morning";

describe("the next morning of mails", () => {
  it.each([
    ["before seven", "2026-03-09T06:00:00Z", "UTC", null, "2026-03-09T07:00:00.000Z"],
    ["at seven", "2026-03-09T07:00:00Z", "UTC", null, "2026-03-10T07:00:00.000Z"],
    ["before seven, told today", "2026-03-09T06:00:00Z", "UTC", "2026-03-09", "2026-03-10T07:00:00.000Z"],
    ["told yesterday", "2026-03-09T06:00:00Z", "UTC", "2026-03-08", "2026-03-09T07:00:00.000Z"],
    ["another day there", "2026-03-09T20:30:00Z", "Australia/Sydney", null, "2026-03-10T20:00:00.000Z"],
    ["in summer time", "2026-07-01T00:00:00Z", "America/New_York", null, "2026-07-01T11:00:00.000Z"],
    ["in winter time", "2026-12-01T00:00:00Z", "America/New_York", null, "2026-12-01T12:00:00.000Z"],
  ])("%s", (_, after, zone, sentDay, expected) => {
    expect(nextMorning(new Date(after), zone, sentDay).toISOString()).toBe(expected);
  });
});
