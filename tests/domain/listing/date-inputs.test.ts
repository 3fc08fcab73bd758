import { describe, expect, it } from "vitest";
import { auditListInput } from "~/domain/audit/audit-inputs";
import { documentListInput } from "~/domain/documents/document-list-inputs";
import { contractInput } from "~/domain/energy/energy-inputs";
import { dateInput, dayInput, requiredDate } from "~/domain/listing/date-inputs";
import { localDayOf, localTimeOf } from "~/domain/listing/local-day";
import { extractionRequestOf } from "~/domain/processing/extraction-request-of";
import { figuresInput } from "~/domain/reports/report-inputs";
import { resendSinceInput } from "~/domain/webhooks/webhook-inputs";

const contract = { modelId: "m", accountId: "a" };

/** Every place that takes a date, as what it makes of a text: a day, null for none, or undefined for a refusal. */
const places: Record<string, (text: string | null | undefined) => unknown> = {
  "a list's filter": (startDate) => documentListInput.safeParse({ modelId: "m", startDate }).data?.startDate,
  "a report's period": (endDate) => figuresInput.safeParse({ endDate }).data?.endDate,
  "the audit's filter": (startDate) => auditListInput.safeParse({ startDate }).data?.startDate,
  "an account's dates": (opensOn) => {
    const { data } = contractInput.safeParse({ ...contract, opensOn });
    return data && (data.opensOn === null ? null : { day: data.opensOn });
  },
};

describe.each(Object.entries(places))("%s", (_, read) => {
  it.each([
    ["3/9/2026", { day: "2026-03-09" }],
    ["03/09/2026", { day: "2026-03-09" }],
    ["2026-03-09", { day: "2026-03-09" }],
    ["", null],
    [null, null],
    [undefined, null],
    ["1900-01-01", null],
    ["1/1/1900", null],
    ["31/12/2026", undefined],
    ["2026-02-29", undefined],
    ["soon", undefined],
    [`${" ".repeat(60)}2026-03-09`, undefined],
  ])("reads %j as %j", (text, date) => expect(read(text)).toEqual(date));
});

describe("a date that must be there", () => {
  const since = (value: unknown) =>
    resendSinceInput.safeParse({ endpointId: "e", since: value }).data?.since ?? null;

  it("is a day or an instant, month/day/year too", () => {
    expect(since("11/20/2026")).toEqual({ day: "2026-11-20" });
    expect(since("2026-11-20T08:00:00+02:00")).toEqual({ instant: new Date("2026-11-20T06:00:00Z") });
    expect(since(new Date(0))).toEqual({ instant: new Date(0) });
    expect(since({ day: "2026-11-20" })).toEqual({ day: "2026-11-20" });
  });

  it.each(["", "1900-01-01", "5", "20/11/2026", null, undefined])("is not %j", (text) => {
    expect(requiredDate("key").safeParse(text).error?.issues[0]?.message).toBe("key");
  });
});

it("dates that were read are taken again as they are", () => {
  for (const text of ["3/9/2026", "2026-03-09T10:30:00Z", ""])
    expect(dateInput.parse(dateInput.parse(text))).toEqual(dateInput.parse(text));
  expect(dayInput("key").parse(dayInput("key").parse("3/9/2026"))).toBe("2026-03-09");
  expect(dayInput("key").safeParse("2026-03-09T10:30:00Z").success).toBe(false);
});

describe("the clock of a time zone", () => {
  const late = new Date("2026-03-09T22:30:00.250Z");

  it.each([
    ["UTC", "2026-03-09T22:30:00.250Z"],
    ["Australia/Sydney", "2026-03-10T09:30:00.250Z"],
    ["America/Los_Angeles", "2026-03-09T15:30:00.250Z"],
  ])("in %s shows %s", (timeZone, shown) => {
    expect(new Date(localTimeOf(late, timeZone)).toISOString()).toBe(shown);
    expect(localDayOf(late, timeZone)).toBe(shown.slice(0, 10));
  });

  it("says on which day a document came: one that is dated today is none of the future", () => {
    const model = { id: "m", baseModelId: "invoices-apac", culture: "en-AU", currency: "AUD", fields: [] };
    const requestIn = (timeZone: string) =>
      extractionRequestOf(
        { ...model, timeZone } as unknown as Parameters<typeof extractionRequestOf>[0],
        late,
      );
    expect(requestIn("Australia/Sydney").receivedOn).toBe("2026-03-10");
    expect(requestIn("America/Los_Angeles").receivedOn).toBe("2026-03-09");
  });
});
