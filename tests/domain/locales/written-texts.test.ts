import { describe, expect, it } from "vitest";
import { cookieKinds } from "~/domain/accounts/cookie-kinds";
import { cookieList } from "~/locales/cookie-list";
import { fillPlaceholders } from "~/locales/fill-placeholders";
import { fillText } from "~/locales/fill-text";
import { pluralForms } from "~/locales/plural-forms";
import { headingOf, wordedCell } from "~/locales/report-cell";
import { shownCount } from "~/locales/shown-count";
import { shownValue } from "~/locales/shown-value";
import { aiRows, apiRows, reportHeadings } from "~/operations/validation/steps/report-tables";

describe("a text with places in it", () => {
  it("is filled by name, every time, and with nothing where nothing is known", () => {
    expect(fillPlaceholders("{{a}} of {{b}}, {{a}}", { a: 1, b: "two" })).toBe("1 of two, 1");
    expect(fillPlaceholders("{{a}}!", {})).toBe("!");
    expect(fillPlaceholders("{a} {{ a }} {{a.b}}", { a: 1 })).toBe("{a} {{ a }} {{a.b}}");
  });

  it("takes what fills it as it is, places of its own included", () => {
    expect(fillPlaceholders("{{a}} {{b}}", { a: "{{b}}", b: "$& $1" })).toBe("{{b}} $& $1");
  });

  it("is its key where there is no such text", () => {
    expect(fillText("en", "nothing.of.the.kind" as never, { a: 1 })).toBe("nothing.of.the.kind");
    expect(fillText("es", "form.required")).not.toBe(fillText("en", "form.required"));
  });
});

describe("a count in a text", () => {
  it.each([
    [0, "en", ["k_zero", "k_other", "k_other", "k"]],
    [1, "en", ["k_one", "k_other", "k"]],
    [2, "en", ["k_other", "k_other", "k"]],
    [1, "es", ["k_one", "k_other", "k"]],
    [1_000_000, "es", ["k_many", "k_other", "k"]],
  ] as const)("of %d in %s is looked for under %j", (count, language, forms) => {
    expect(pluralForms(language, "k", count)).toEqual(forms);
  });

  it("has its digits grouped as the language groups them", () => {
    expect([shownCount(1_234, "en"), shownCount(1_234, "es"), shownCount(12_345, "es")]).toEqual([
      "1,234",
      "1234",
      "12.345",
    ]);
    expect([shownCount(1_234.6, "en"), shownCount(1_234, undefined)]).toEqual(["1,235", "1,234"]);
  });

  it("is grouped where it is the count, and left where it is another number", () => {
    expect(shownValue("count", 12_345, "en")).toBe("12,345");
    expect(shownValue("year", 2026, "en")).toBe(2026);
    expect(shownValue("count", "12345", "en")).toBe("12345");
  });
});

describe("a cell of a report", () => {
  const sentence = { key: "error.unexpected", values: {} };

  it("keeps numbers as numbers and nothing as nothing", () => {
    expect(wordedCell({ kind: "number" } as never, 1234.5, "es")).toBe(1234.5);
    expect(wordedCell(undefined, null, "en")).toBeNull();
  });

  it("says words in the language, and leaves texts as they are", () => {
    expect(wordedCell({ kind: "word" } as never, "status.error", "en")).toBe(fillText("en", "status.error"));
    expect(wordedCell({ kind: "text" } as never, "status.error", "en")).toBe("status.error");
    expect(wordedCell(undefined, "status.error", "en")).toBe("status.error");
  });

  it("says several sentences one after the other, and none as nothing", () => {
    const said = fillText("es", "error.unexpected");
    expect(wordedCell(undefined, [sentence, sentence] as never, "es")).toBe(`${said}; ${said}`);
    expect(wordedCell(undefined, [], "es")).toBeNull();
  });

  it("stands under a heading of its own, or of its column's key", () => {
    expect(headingOf({ key: "success" } as never, "en")).toBe(fillText("en", "reports.column.success"));
    expect(headingOf({ key: "x", label: "counts.model" } as never, "en")).toBe(
      fillText("en", "counts.model"),
    );
  });
});

describe("the reports of what is wrong as tables", () => {
  const about = { documentId: "d1", fileName: "a.pdf", receivedOn: new Date(0), status: "failed" as const };
  const failed = [{ key: "error.unexpected", values: {} }] as never[];
  const field = { field: "total", read: "1", confidence: 0.5, now: "2", person: "changed", failed: [] };
  const said = fillText("en", "error.unexpected");

  it("have a row for each field, and one for what is about none of them", () => {
    expect(aiRows([{ ...about, failed, fields: [field] }] as never, "en")).toEqual([
      ["d1", "a.pdf", "failed", null, null, null, null, null, said],
      ["d1", "a.pdf", "failed", "total", "1", 0.5, "2", "changed", null],
    ]);
    expect(aiRows([{ ...about, failed: [], fields: [{ ...field, failed }] }] as never, "en")).toEqual([
      ["d1", "a.pdf", "failed", "total", "1", 0.5, "2", "changed", said],
    ]);
  });

  it("have a row for each value that would be refused, an empty one as nothing", () => {
    const why = { key: "error.unexpected", values: {} };
    const refused = [
      { line: 2, field: "total", value: "x", why },
      { line: null, field: "date", value: "", why },
    ];
    expect(apiRows([{ ...about, refused }] as never, "en")).toEqual([
      ["d1", "a.pdf", "failed", 2, "total", "x", said],
      ["d1", "a.pdf", "failed", null, "date", null, said],
    ]);
    expect(apiRows([{ ...about, refused: [] }], "en")).toEqual([]);
  });

  it("have as many headings as cells", () => {
    const [ai] = aiRows([{ ...about, failed, fields: [] }] as never, "en");
    expect(ai).toHaveLength(reportHeadings["1"].length);
    const refused = [{ line: 1, field: "a", value: "b", why: { key: "error.unexpected", values: {} } }];
    const [api] = apiRows([{ ...about, refused }] as never, "en");
    expect(api).toHaveLength(reportHeadings["2"].length);
  });
});

describe("the list of cookies", () => {
  const kinds = Object.keys(cookieKinds);
  const purposes = Object.fromEntries(kinds.map((kind) => [kind, `for ${kind}`])) as Parameters<
    typeof cookieList
  >[0];
  const words = { days: "days", minutes: "minutes", untilThen: "up to" };

  it("has every kind with how long it lasts and what it is for", () => {
    const list = cookieList(purposes, words);
    expect(list).toHaveLength(kinds.length);
    expect(list).toContain("- language (up to 365 days): for language");
    expect(list).toContain("- identity (up to 30 minutes): for identity");
    expect(list).toContain("- state (up to 1 day): for state");
    for (const line of list) expect(line).toMatch(/^- [\w-]+ \(up to \d+ (days?|minutes)\): for /);
  });
});
