import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { auditExportInput, auditListInput } from "~/domain/audit/audit-inputs";
import { documentListInput } from "~/domain/documents/document-list-inputs";
import { documentSearchInput, matchingInput } from "~/domain/documents/search-inputs";
import { editRowsInput, editsDownloadInput } from "~/domain/edits/edit-inputs";
import { energyCapInput, validationsFileInput, validationsInput } from "~/domain/energy/energy-inputs";
import { exportInput } from "~/domain/exports/export-inputs";
import { parseFilterDate } from "~/domain/listing/date-filter";
import { encodeCursor } from "~/domain/listing/list-cursor";
import { figuresInput, reportFileInput, reportInput, sendReportInput } from "~/domain/reports/report-inputs";
import {
  reportFileInput as validationFileInput,
  reportInput as validationInput,
} from "~/domain/validation/validation-inputs";

/** What is wrong, as `path: message`. */
function problems(schema: z.ZodType, input: unknown): string[] {
  const parsed = schema.safeParse(input);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

const cursor = encodeCursor({ value: "a", position: 7, back: false });
const mail = { report: "documents", toEmail: "ada@quay.example", site: "https://quay.example" };

/** Every input that lists and files of documents are asked for with, and the least that it takes. */
const withDates: [name: string, schema: z.ZodType, least: Record<string, unknown>][] = [
  ["a list", documentListInput, { modelId: "m" }],
  ["a search", documentSearchInput, { modelId: "m", text: "x" }],
  ["what matches", matchingInput, { modelId: "m" }],
  ["an export", exportInput, { modelId: "m" }],
  ["values to edit", editsDownloadInput, { modelId: "m" }],
  ["validations of bills", validationsInput, { modelId: "m" }],
  ["validations of bills as a file", validationsFileInput, { modelId: "m" }],
  ["bills for EnergyCAP", energyCapInput, { modelId: "m" }],
  ["a validation report", validationInput, { modelId: "m", type: "1" }],
  ["a validation report as a file", validationFileInput, { modelId: "m", type: "2" }],
  ["figures", figuresInput, {}],
  ["the audit log", auditListInput, {}],
  ["the audit log as a file", auditExportInput, {}],
];

describe.each(withDates)("the dates of %s", (_name, schema, least) => {
  it("may be left out or empty", () => {
    expect(problems(schema, least)).toEqual([]);
    expect(schema.parse({ ...least, startDate: "", endDate: "" })).toMatchObject({
      startDate: null,
      endDate: null,
    });
  });

  it("are days in two ways of writing", () => {
    expect(schema.parse({ ...least, startDate: "2026-03-01", endDate: "3/31/2026" })).toMatchObject({
      startDate: { day: "2026-03-01" },
      endDate: { day: "2026-03-31" },
    });
  });

  it("that are none are refused, each at its own name", () => {
    expect(problems(schema, { ...least, startDate: "soon", endDate: "2026-02-30" })).toEqual([
      "startDate: documents.error.not-a-date",
      "endDate: documents.error.not-a-date",
    ]);
  });

  it("may be the same day, but not turned around", () => {
    expect(problems(schema, { ...least, startDate: "2026-03-01", endDate: "2026-03-01" })).toEqual([]);
    expect(problems(schema, { ...least, startDate: "2026-03-02", endDate: "2026-03-01" })).toEqual([
      "endDate: documents.error.dates-turned",
    ]);
  });
});

/** Inputs that doors parse and operations parse again. */
const parsedTwice = withDates.filter(([name]) => !name.startsWith("the audit"));

describe.each(parsedTwice)("%s", (_name, schema, least) => {
  it("accepts its own output", () => {
    for (const dates of [{}, { startDate: "2026-03-01", endDate: "2026-03-01T10:00:00Z" }]) {
      const parsed = schema.parse({ ...least, ...dates });
      expect(schema.parse(parsed)).toEqual(parsed);
    }
  });
});

describe("a date of a filter", () => {
  it.each<[text: string, date: unknown]>([
    ["", null],
    ["  ", null],
    ["1900-01-01", null],
    ["1/1/1900", null],
    ["1900-01-01T00:00:00Z", null],
    ["2024-02-29", { day: "2024-02-29" }],
    ["2/29/2024", { day: "2024-02-29" }],
    [" 12/1/2026 ", { day: "2026-12-01" }],
    ["2026-03-01T10:00:00+02:00", { instant: new Date("2026-03-01T08:00:00Z") }],
    ["2026-03-01T10:00Z", { instant: new Date("2026-03-01T10:00:00Z") }],
    ["2025-02-29", undefined],
    ["13/1/2026", undefined],
    ["31/1/2026", undefined],
    ["2026-3-1", undefined],
    ["2026-03-01T10:00:00", undefined],
    ["2026-03-01T25:00:00Z", undefined],
    ["yesterday", undefined],
  ])("%j is %j", (text, date) => {
    expect(parseFilterDate(text)).toEqual(date);
  });
});

describe("a list of documents", () => {
  const list = (input: Record<string, unknown>) => documentListInput.parse({ modelId: "m", ...input });

  it("is the first twenty, the latest first, unless told otherwise", () => {
    expect(list({})).toMatchObject({ page: 1, size: 20, sortField: "receivedOn", sortOrder: "desc" });
    expect(list({ status: "", readiness: "", sortField: "", sortOrder: "", cursor: "" })).toEqual(list({}));
  });

  it("is asked for in any case, as other systems write it", () => {
    expect(
      list({ status: "USEREDITED", readiness: "Look", sortField: "FILENAME", sortOrder: "ASCENDING" }),
    ).toMatchObject({ status: "userEdited", readiness: "look", sortField: "fileName", sortOrder: "asc" });
    expect(list({ sortField: "DateCreated" }).sortField).toBe("receivedOn");
  });

  it.each([
    [{ status: "lost" }, "status: documents.error.no-such-status"],
    [{ readiness: "maybe" }, "readiness: documents.error.no-such-readiness"],
    [{ sortField: "colour" }, "sortField: documents.error.no-such-sort-field"],
    [{ sortOrder: "up" }, "sortOrder: documents.error.no-such-sort-order"],
    [{ page: 0 }, "page: documents.error.not-a-page"],
    [{ page: "x" }, "page: documents.error.not-a-page"],
    [{ size: 201 }, "size: documents.error.not-a-size"],
    [{ cursor: "x" }, "cursor: documents.error.not-a-cursor"],
  ])("refuses %j", (input, problem) => {
    expect(problems(documentListInput, { modelId: "m", ...input })).toEqual([problem]);
  });

  it("goes on from a cursor", () => {
    expect(list({ cursor }).cursor).toBe(cursor);
  });
});

describe("pages that go on from a cursor", () => {
  it.each<[string, z.ZodType, Record<string, unknown>]>([
    ["a search", documentSearchInput, { modelId: "m", text: "x" }],
    ["validations of bills", validationsInput, { modelId: "m" }],
    ["a validation report", validationInput, { modelId: "m", type: "1" }],
  ])("%s takes one that was made, none for an empty one, and no other", (_name, schema, least) => {
    expect(problems(schema, { ...least, cursor })).toEqual([]);
    expect(schema.parse({ ...least, cursor: "" })).not.toHaveProperty("cursor", "");
    expect(problems(schema, { ...least, cursor: "made-up" })).toEqual([
      "cursor: documents.error.not-a-cursor",
    ]);
  });

  it("the audit log takes the place of a row", () => {
    expect(problems(auditListInput, { before: "1760000000000_abc" })).toEqual([]);
    for (const before of ["", "abc", "_x", "12345678901234567_x", "1_"])
      expect(problems(auditListInput, { before })).toEqual(["before: documents.error.not-a-cursor"]);
  });
});

describe("the format of a file", () => {
  it.each<[string, z.ZodType, Record<string, unknown>]>([
    ["an export", exportInput, { modelId: "m" }],
    ["values to edit", editsDownloadInput, { modelId: "m" }],
    ["validations of bills", validationsFileInput, { modelId: "m" }],
    ["a validation report", validationFileInput, { modelId: "m", type: "1" }],
    ["a report", reportFileInput, { report: mail.report }],
  ])("of %s is CSV unless told otherwise, in any case", (_name, schema, least) => {
    expect(schema.parse(least)).toMatchObject({ format: "csv" });
    expect(schema.parse({ ...least, format: "XLSX" })).toMatchObject({ format: "xlsx" });
    expect(problems(schema, { ...least, format: "pdf" })).toHaveLength(1);
  });
});

describe("what is switched on", () => {
  it("line items of a file, unless they are switched off", () => {
    const of = (lines: unknown) => exportInput.parse({ modelId: "m", lines }).lines;
    expect([undefined, true, "1", "true", "ON", "yes"].map(of)).toEqual(
      Array.from({ length: 6 }, () => true),
    );
    expect([false, "0", "false", "", "no"].map(of)).toEqual(Array.from({ length: 5 }, () => false));
  });

  it("what else is in the archive for EnergyCAP, only when it is asked for", () => {
    expect(energyCapInput.parse({ modelId: "m" })).toMatchObject({
      includeJson: false,
      includeOriginalFile: false,
    });
    expect(energyCapInput.parse({ modelId: "m", includeJson: "on" })).toMatchObject({ includeJson: true });
  });
});

describe("a report", () => {
  it("is one that there is", () => {
    expect(problems(reportInput, { report: "horoscope" })).toEqual(["report: reports.error.no-such-report"]);
    expect(problems(figuresInput, { by: "week" })).toEqual(["by: reports.error.not-a-step"]);
    expect(figuresInput.parse({ modelId: "", by: "" })).toEqual({ startDate: null, endDate: null });
  });

  it("by mail goes to addresses, however they are written one after the other", () => {
    const parsed = sendReportInput.parse({
      ...mail,
      toEmail: " ada@quay.example ",
      ccEmails: "a@x.example, b@x.example;c@x.example\n",
    });
    expect(parsed).toMatchObject({
      toEmail: "ada@quay.example",
      ccEmails: ["a@x.example", "b@x.example", "c@x.example"],
    });
    expect(sendReportInput.parse({ ...mail, ccEmails: [" a@x.example ", ""] }).ccEmails).toEqual([
      "a@x.example",
    ]);
    expect(sendReportInput.parse(mail).ccEmails).toEqual([]);
  });

  it("goes to no more than ten, and to real ones", () => {
    const many = Array.from({ length: 11 }, (_, at) => `p${at}@x.example`);
    expect(problems(sendReportInput, { ...mail, ccEmails: many })).toEqual([
      "ccEmails: reports.error.too-many-addresses",
    ]);
    expect(problems(sendReportInput, { ...mail, ccEmails: "ada" })).toEqual([
      "ccEmails: reports.error.not-an-address",
    ]);
    expect(problems(sendReportInput, { ...mail, toEmail: "" })).toEqual([
      "toEmail: reports.error.not-an-address",
    ]);
  });
});

describe("the rows of an upload", () => {
  const least = { modelId: "m", uploadId: "u" };
  it("are all unless an outcome is named", () => {
    expect(editRowsInput.parse({ ...least, outcome: "" })).toMatchObject({ after: 0, size: 50 });
    expect(editRowsInput.parse({ ...least, outcome: "conflict", after: "12" })).toMatchObject({
      outcome: "conflict",
      after: 12,
    });
    expect(problems(editRowsInput, { ...least, outcome: "lost" })).toHaveLength(1);
    expect(problems(editRowsInput, { ...least, after: "x" })).toEqual(["after: error.invalid"]);
  });
});
