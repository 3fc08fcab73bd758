import { describe, expect, it } from "vitest";
import { passedPeriods } from "~/domain/billing/passed-periods";
import { stateByTimes } from "~/domain/connections/connection";
import { amountCents } from "~/domain/documents/amount-cents";
import { editedReason, isEdited } from "~/domain/documents/is-edited";
import {
  documentStatuses,
  hasResult,
  isEndState,
  isSettled,
  mayMove,
  statusesThatMayBecome,
  statusWhenSubmitted,
} from "~/domain/documents/status";
import { isEmptyZip, isZip, isZipFile } from "~/domain/intake/is-zip";
import { keyStateOf } from "~/domain/keys/api-user";
import { groupedNumber } from "~/domain/models/shown-number";
import { isTimeZone, timeZoneOfCountry, timeZones } from "~/domain/models/time-zones";

describe("a canonical amount in cents", () => {
  it.each([
    ["12.34", 1_234],
    ["-12.34", -1_234],
    ["12", 1_200],
    ["0.005", 1],
    ["-0.005", -1],
    ["1.005", 101],
    ["0.29", 29],
    ["1234567.89", 123_456_789],
  ])("%s is %i", (value, cents) => {
    expect(amountCents(value)).toBe(cents);
  });

  it("is none of what is no number", () => {
    for (const value of [undefined, "", "1,5", ".5", "5.", "1e3", "+1", "x"])
      expect(amountCents(value)).toBeNull();
  });
});

describe("the state of a connection", () => {
  const [early, late] = [new Date(1_000), new Date(2_000)];
  it.each([
    [null, null, "unused"],
    [early, null, "works"],
    [null, early, "failing"],
    [early, late, "failing"],
    [late, early, "works"],
    [late, late, "works"],
  ] as const)("after success %j and failure %j is %s", (lastSuccess, lastFailure, state) => {
    expect(stateByTimes({ lastSuccess, lastFailure })).toBe(state);
  });
});

describe("an edited value", () => {
  it("says what stood there, or that nothing did", () => {
    expect(editedReason("12")).toEqual({ key: "reason.edited", values: { before: "12" } });
    expect(editedReason("")).toEqual({ key: "reason.filled-in", values: {} });
  });

  it("is told from a found one by its reasons", () => {
    expect(isEdited([{ key: "reason.label", values: {} }, editedReason("")])).toBe(true);
    expect(isEdited([editedReason("1")])).toBe(true);
    expect(isEdited([{ key: "reason.label", values: {} }])).toBe(false);
    expect(isEdited([])).toBe(false);
  });
});

describe("the moves of a document", () => {
  it("from a state in which processing goes on are those of processing alone", () => {
    for (const to of ["userEdited", "approved", "released", "submitted", "forTraining"] as const)
      for (const from of ["received", "processing", "error", "split"] as const)
        expect(mayMove(from, to), `${from} to ${to}`).toBe(false);
  });

  it("to be released asks for approval", () => {
    expect(statusesThatMayBecome("released")).toEqual(["approved", "released"]);
  });

  it("to be approved asks for a result", () => {
    for (const from of statusesThatMayBecome("approved")) expect(hasResult(from), from).toBe(true);
  });

  it("lead out of every state but what operations of their own lead out of", () => {
    const stuck = documentStatuses.filter((from) => !documentStatuses.some((to) => mayMove(from, to)));
    expect(stuck).toEqual(["rejected", "split"]);
  });

  it("agree with what counts as over, as a result and as settled", () => {
    expect(documentStatuses.filter((status) => !isEndState(status))).toEqual(["received", "processing"]);
    expect(documentStatuses.filter((status) => isEndState(status) && !hasResult(status))).toEqual([
      "error",
      "split",
    ]);
    expect(documentStatuses.filter(isSettled)).toEqual(["approved", "released"]);
  });

  it("a settled document that is submitted for training stays settled", () => {
    const after = Object.fromEntries(documentStatuses.map((status) => [status, statusWhenSubmitted(status)]));
    expect(after).toEqual({
      received: null,
      processing: null,
      error: null,
      split: null,
      rejected: null,
      submitted: null,
      success: "submitted",
      failed: "submitted",
      userEdited: "submitted",
      forTraining: "submitted",
      trained: "submitted",
      approved: "approved",
      released: "released",
    });
  });
});

describe("a ZIP file", () => {
  const bytes = (...first: number[]) => new Uint8Array([...first, 9, 9]);

  it("is told by its first bytes", () => {
    expect(isZip(bytes(0x50, 0x4b, 3, 4))).toBe(true);
    expect(isZip(bytes(0x50, 0x4b, 5, 6))).toBe(true);
    expect(isZip(bytes(0x50, 0x4b, 7, 8))).toBe(false);
    expect(isZip(new Uint8Array())).toBe(false);
    expect(isEmptyZip(bytes(0x50, 0x4b, 5, 6))).toBe(true);
    expect(isEmptyZip(bytes(0x50, 0x4b, 3, 4))).toBe(false);
  });

  it("was sent as one only with its name", () => {
    const zip = bytes(0x50, 0x4b, 3, 4);
    expect(isZipFile({ bytes: zip, fileName: "All.ZIP" })).toBe(true);
    expect(isZipFile({ bytes: zip, fileName: "sheet.xlsx" })).toBe(false);
    expect(isZipFile({ bytes: bytes(1, 2, 3, 4), fileName: "a.zip" })).toBe(false);
  });
});

describe("the state of an API key", () => {
  const now = new Date(10_000);
  it("is revoked before it is expired, and expired on its last moment", () => {
    expect(keyStateOf({ expiresAt: null, revokedAt: null }, now)).toBe("open");
    expect(keyStateOf({ expiresAt: new Date(10_001), revokedAt: null }, now)).toBe("open");
    expect(keyStateOf({ expiresAt: now, revokedAt: null }, now)).toBe("expired");
    expect(keyStateOf({ expiresAt: new Date(1), revokedAt: new Date(2) }, now)).toBe("revoked");
  });
});

describe("a number as a culture groups it", () => {
  const western = { group: ",", decimal: ".", leastBefore: 1, further: 3 } as Parameters<
    typeof groupedNumber
  >[1];
  const indian = { ...western, further: 2 };
  const spanish = { ...western, group: ".", decimal: ",", leastBefore: 2 };

  it.each([
    ["0", "0", "0", "0"],
    ["999", "999", "999", "999"],
    ["1234", "1,234", "1,234", "1234"],
    ["12345", "12,345", "12,345", "12.345"],
    ["-1234567.80", "-1,234,567.80", "-12,34,567.80", "-1.234.567,80"],
    ["12345678901234567890.123", "12,345,678,901,234,567,890.123", "1,23,45,67,89,01,23,45,67,890.123", ""],
  ])("%s", (value, one, two, three) => {
    expect(groupedNumber(value, western)).toBe(one);
    expect(groupedNumber(value, indian)).toBe(two);
    if (three) expect(groupedNumber(value, spanish)).toBe(three);
  });

  it("loses no digit", () => {
    for (let length = 1; length < 25; length++) {
      const value = "1234567890".repeat(3).slice(0, length);
      expect(groupedNumber(value, western).replaceAll(",", "")).toBe(value);
      expect(groupedNumber(value, indian).replaceAll(",", "")).toBe(value);
    }
  });
});

describe("time zones", () => {
  it("begin with UTC and have each name once", () => {
    expect(timeZones[0]).toBe("UTC");
    expect(new Set(timeZones).size).toBe(timeZones.length);
  });

  it("are known by other names too, but not by offsets", () => {
    expect(["Asia/Kolkata", "Asia/Calcutta", "UTC", "europe/berlin"].map(isTimeZone)).toEqual(
      Array.from({ length: 4 }, () => true),
    );
    expect(["+02:00", "", "Mars/Base", "Europe/"].map(isTimeZone)).toEqual(
      Array.from({ length: 4 }, () => false),
    );
  });

  it("are proposed by country, each a real one", () => {
    for (const country of ["US", "AU", "IN", "DE", "ES", "NZ"]) {
      expect(timeZoneOfCountry(country)).not.toBe("UTC");
      expect(isTimeZone(timeZoneOfCountry(country))).toBe(true);
    }
    expect(timeZoneOfCountry("ZZ")).toBe("UTC");
  });
});

describe("the periods of a subscription that passed unseen", () => {
  const known = { periodStart: "2026-01-15", periodEnd: "2026-02-15" };

  it("are none when the told one is the known one", () => {
    expect(passedPeriods(known, known)).toEqual([]);
  });

  it("are each of them, without a day left out or counted twice", () => {
    const told = { periodStart: "2026-04-15", periodEnd: "2026-05-15" };
    expect(passedPeriods(known, told)).toEqual([
      { periodStart: "2026-01-15", periodEnd: "2026-02-15" },
      { periodStart: "2026-02-15", periodEnd: "2026-03-15" },
      { periodStart: "2026-03-15", periodEnd: "2026-04-15" },
    ]);
  });

  it("end where the told one starts, also in the middle of one", () => {
    expect(passedPeriods(known, { periodStart: "2026-02-20", periodEnd: "2026-03-20" })).toEqual([
      { periodStart: "2026-01-15", periodEnd: "2026-02-15" },
      { periodStart: "2026-02-15", periodEnd: "2026-02-20" },
    ]);
  });

  it("are not looked for without end", () => {
    expect(passedPeriods(known, { periodStart: "2126-01-15", periodEnd: "2126-02-15" })).toHaveLength(24);
  });
});
