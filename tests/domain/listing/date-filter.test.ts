import { describe, expect, it } from "vitest";
import { parseFilterDate } from "~/domain/listing/date-filter";
import { decodeCursor, encodeCursor } from "~/domain/listing/list-cursor";
import { firstInstantAfter, firstInstantOf } from "~/domain/listing/local-day";

describe("a date of a filter", () => {
  it.each([
    ["2026-03-09", { day: "2026-03-09" }],
    ["3/9/2026", { day: "2026-03-09" }],
    ["12/31/2026", { day: "2026-12-31" }],
    ["2026-03-09T10:30:00Z", { instant: new Date("2026-03-09T10:30:00Z") }],
    ["2026-03-09T10:30+11:00", { instant: new Date("2026-03-08T23:30:00Z") }],
    ["", null],
    ["null", null],
    ["nul", undefined],
    ["1900-01-01", null],
    ["01/01/1900", null],
    ["1900-01-01T00:00:00Z", null],
    ["2026-02-30", undefined],
    ["31/12/2026", undefined],
    ["yesterday", undefined],
    ["2026-03-09T10:30", undefined],
    ["2026-03-09T25:30:00Z", undefined],
  ])("%j", (text, date) => expect(parseFilterDate(text)).toEqual(date));
});

describe("a day of a time zone", () => {
  it.each([
    ["2026-03-09", "UTC", "2026-03-09T00:00:00.000Z", "2026-03-10T00:00:00.000Z"],
    ["2026-03-09", "Australia/Sydney", "2026-03-08T13:00:00.000Z", "2026-03-09T13:00:00.000Z"],
    // The clocks change on these days: 23 and 25 hours.
    ["2026-03-08", "America/New_York", "2026-03-08T05:00:00.000Z", "2026-03-09T04:00:00.000Z"],
    ["2026-11-01", "America/New_York", "2026-11-01T04:00:00.000Z", "2026-11-02T05:00:00.000Z"],
    ["2026-12-31", "Asia/Kolkata", "2026-12-30T18:30:00.000Z", "2026-12-31T18:30:00.000Z"],
  ])("%s in %s begins and ends", (day, zone, first, after) => {
    expect(firstInstantOf({ day }, zone).toISOString()).toBe(first);
    expect(firstInstantAfter({ day }, zone).toISOString()).toBe(after);
  });

  it("takes an instant as it is, itself included", () => {
    const instant = new Date("2026-03-09T10:30:00Z");
    expect(firstInstantOf({ instant }, "UTC")).toEqual(instant);
    expect(firstInstantAfter({ instant }, "UTC").toISOString()).toBe("2026-03-09T10:30:00.001Z");
  });
});

describe("a cursor", () => {
  it.each([
    { value: "Ñandú.pdf", position: 7, back: false },
    { value: 0.5, position: 7, back: true },
    { value: null, position: 0, back: false },
  ])("%j travels through a URL", (cursor) => {
    const text = encodeCursor(cursor);
    expect(encodeURIComponent(text)).toBe(text);
    expect(decodeCursor(text)).toEqual(cursor);
  });

  it.each(["", "abc", "%%%", btoa("[1]"), btoa('[{"a":1},2,0]'), btoa('["x","y",0]')])(
    "%j is none",
    (text) => {
      expect(decodeCursor(text)).toBeNull();
    },
  );
});
