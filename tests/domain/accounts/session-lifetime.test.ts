import { describe, expect, it } from "vitest";
import { hasEnded } from "~/domain/accounts/session-lifetime";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = new Date("2026-11-24T12:00:00Z");
const ago = (time: number) => new Date(now.getTime() - time);

describe("a session", () => {
  it.each([
    ["of anybody, over a long weekend", false, 20 * day, 4 * day - minute, false],
    ["of anybody, unused for four days", false, 20 * day, 4 * day, true],
    ["of a system administrator, after a short break", true, 3 * hour, 59 * minute, false],
    ["of a system administrator, after an hour's break", true, 3 * hour, 60 * minute, true],
    ["of a system administrator, at the end of the day", true, 12 * hour, minute, true],
  ])("%s", (_name, isSystemAdmin, open, unused, ended) => {
    const session = { signedInAt: ago(open), lastSeenAt: ago(unused) };
    expect(hasEnded(session, isSystemAdmin, now)).toBe(ended);
  });

  it("that was never noted to be used counts from its beginning", () => {
    expect(hasEnded({ signedInAt: ago(4 * day), lastSeenAt: null }, false, now)).toBe(true);
    expect(hasEnded({ signedInAt: ago(3 * day), lastSeenAt: null }, false, now)).toBe(false);
  });
});
