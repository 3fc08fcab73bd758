import { rendered, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, test, vi } from "vitest";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { EditState } = await import("~/components/edits/edit-state");

type Props = Parameters<typeof EditState>[0];

const noRows: Props["upload"]["counts"] = {
  change: 0,
  same: 0,
  conflict: 0,
  unknown: 0,
  invalid: 0,
  held: 0,
  changed: 0,
};
const shown = (upload: Partial<Props["upload"]>, more: Partial<Props> = {}, language?: "en" | "es") =>
  rendered(
    EditState,
    {
      upload: {
        status: "ready",
        problem: null,
        ignored: [],
        monthFirst: null,
        decimalMark: null,
        rows: 1200,
        counts: noRows,
        ...upload,
      },
      running: false,
      repeats: false,
      ...more,
    },
    language,
  );

describe("how an upload of values stands", () => {
  it("is nothing to say where a person is to go on", () => {
    expect(wordsOf(shown({}))).toBe("");
  });

  const cases: [status: Props["upload"]["status"], counts: Partial<typeof noRows>, words: string][] = [
    ["received", {}, "The file is being read."],
    ["checking", { change: 200, same: 300 }, "compared with the documents: 500 of 1,200 rows"],
    ["applying", { change: 700, changed: 500 }, "being saved: 700 of 1,200 rows to go"],
  ];
  test.each(cases)("is told while it is %s", (status, counts, words) => {
    const html = shown({ status, counts: { ...noRows, ...counts } }, { running: true });
    expect(wordsOf(html)).toContain(words);
    expect(html).toContain('role="status"');
    expect(html).toContain("?watch=1");
  });

  it("writes its numbers as the reader's language does", () => {
    const html = shown({ status: "applying", rows: 12_000, counts: noRows }, { running: true }, "es");
    expect(wordsOf(html)).toMatch(/12\.000|12\s000/);
  });

  it("reloads by itself only where that was asked for", () => {
    const at = (repeats: boolean) => shown({ status: "received" }, { running: true, repeats });
    expect(at(true)).toContain('http-equiv="refresh"');
    expect(at(false)).not.toContain('http-equiv="refresh"');
  });

  it("says how much was saved, and so when nothing was", () => {
    const done = (changed: number) => wordsOf(shown({ status: "done", counts: { ...noRows, changed } }));
    expect(done(1)).toBe("The changes of 1 row were saved.");
    expect(done(2)).toBe("The changes of 2 rows were saved.");
    expect(done(0)).toBe("Nothing was saved: no row contains a change that can be saved.");
  });
});

describe("how a file of values is read", () => {
  const readings: [upload: Partial<Props["upload"]>, words: string][] = [
    [{ monthFirst: true }, "Dates in this file are read as month/day/year."],
    [{ monthFirst: false }, "Dates in this file are read as day/month/year."],
    [{ decimalMark: "." }, "Numbers in this file are read with a decimal point."],
    [{ decimalMark: "," }, "Numbers in this file are read with a decimal comma."],
    [{ ignored: ["Remark", "Colour"] }, "are ignored: Remark, Colour"],
  ];
  test.each(readings)("%o", (upload, words) => {
    expect(wordsOf(shown(upload))).toContain(words);
  });

  it("is not mentioned where nothing has to be decided", () => {
    expect(shown({})).not.toContain("<ul");
  });
});
