import { attributesOf, rendered, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { ConflictNotice } = await import("~/components/documents/conflict-notice");
const { DocumentActions } = await import("~/components/documents/document-actions");
const { ReleaseNotice } = await import("~/components/documents/release-notice");
const { EditState } = await import("~/components/edits/edit-state");

describe("the notice of a release", () => {
  type Release = NonNullable<Parameters<typeof ReleaseNotice>[0]["release"]>;
  const release = (change: Partial<Release> = {}): Release => ({
    provider: "ftp",
    state: "waiting",
    attempts: 0,
    problem: null,
    path: null,
    hasCsv: false,
    next: null,
    done: null,
    ...change,
  });
  const shown = (change: Partial<Release> | null, mayRelease = true) =>
    rendered(ReleaseNotice, { id: "d1", release: change && release(change), mayRelease, repeats: false });
  const failed = { state: "failed", attempts: 5, problem: "error.unexpected" } as const;

  it("is none of a document that was never released", () => {
    expect(shown(null)).toBe("");
  });

  it("keeps the page fresh until the first attempt is made", () => {
    expect(shown({})).toContain("?watch=1");
    expect(shown({ attempts: 1 })).not.toContain("?watch=1");
    expect(shown({ state: "done", path: "/in/a.json", done: "today" })).not.toContain("?watch=1");
  });

  it("offers the files that are there", () => {
    expect(attributesOf(shown({ state: "done", path: "/in/a.json", done: "today" }), "href")).toEqual([
      "/documents/d1/released.json",
    ]);
    expect(
      attributesOf(shown({ state: "done", path: "/in/a.json", hasCsv: true, done: "today" }), "href"),
    ).toEqual(["/documents/d1/released.json", "/documents/d1/released.csv"]);
    expect(attributesOf(shown({ attempts: 1 }), "href")).toEqual([]);
  });

  it("offers another try where it failed, to those who may", () => {
    expect(shown(failed)).toContain('value="release"');
    expect(shown(failed, false)).not.toContain('value="release"');
    expect(shown({ state: "done", path: "p", done: "today" })).not.toContain('value="release"');
  });

  it("alerts while there is a problem, also between two tries", () => {
    expect(attributesOf(shown(failed), "role")).toEqual(["alert"]);
    const again = shown({ attempts: 2, problem: "error.unexpected", next: "12:30" });
    expect(attributesOf(again, "role")).toEqual(["alert"]);
    expect(wordsOf(again)).toContain("12:30");
  });

  it("says when and where it was done", () => {
    const words = wordsOf(shown({ state: "done", path: "/in/a.json", done: "9 March" }));
    expect(words).toContain("/in/a.json");
    expect(words).toContain("9 March");
  });
});

describe("the notice of what somebody else saved meanwhile", () => {
  type Props = Parameters<typeof ConflictNotice>[0];
  const review = {
    fields: [{ key: "total", labelKey: "field.total", name: "", history: [{ who: "Ada" }] }],
    columns: [{ key: "description", labelKey: "field.description", name: "" }],
    lineHistory: [{ after: "Rope", who: "Bo" }],
  } as unknown as Props["review"];
  const change = (values: Partial<Props["meanwhile"][number]> = {}): Props["meanwhile"][number] => ({
    field: "total",
    row: null,
    before: "1",
    now: "2",
    mine: null,
    ...values,
  });
  const shown = (...meanwhile: Props["meanwhile"][number][]) =>
    wordsOf(rendered(ConflictNotice, { review, meanwhile }));

  it("is none without a change", () => {
    expect(shown()).toBe("");
  });

  it("names who saved, from what to what", () => {
    const words = shown(change());
    expect(words).toContain("Ada");
    expect(words).toMatch(/1.*2/);
  });

  it("names the one who changed a row by what stands there now", () => {
    expect(shown(change({ field: "description", row: 3, before: "", now: "Rope" }))).toMatch(/Bo.*3/);
    expect(shown(change({ field: "description", row: 3, now: "Tar" }))).not.toContain("Bo");
  });

  it("tells what was entered here only where it differs, and says of nothing that it is empty", () => {
    const [without, other, emptied] = [null, "7", ""].map((mine) => shown(change({ mine })));
    expect(without).not.toContain("7");
    expect(other).toContain("7");
    expect(emptied?.length).toBeGreaterThan(without?.length ?? 0);
    expect(shown(change({ before: "" }))).not.toBe(shown(change({ before: "1" })));
  });
});

describe("the actions of a document", () => {
  type Props = Parameters<typeof DocumentActions>[0];
  const none = {
    takeBack: false,
    reprocess: false,
    type: false,
    submit: false,
    release: false,
    erp: false,
    send: false,
    delete: false,
    handle: false,
  };
  const shown = (may: Partial<Props["may"]>, status: Props["status"] = "success", edited = false) =>
    rendered(DocumentActions, { id: "d1", status, may: { ...none, ...may }, edited });
  const intents = (html: string) =>
    [...html.matchAll(/<button[^>]*>/g)].flatMap(([button]) => attributesOf(button, "value"));

  it.each<[keyof Props["may"], string]>([
    ["takeBack", "take-back"],
    ["reprocess", "reprocess"],
    ["type", "type-by-hand"],
    ["submit", "submit"],
    ["release", "release"],
    ["erp", "erp"],
    ["send", "send"],
  ])("has a button for %s only where it is allowed", (name, intent) => {
    expect(intents(shown({}))).not.toContain(intent);
    expect(intents(shown({ [name]: true }))).toEqual([intent]);
  });

  it("sends what stands in the review with every button, where there is a review", () => {
    const all = { takeBack: true, reprocess: true, submit: true, release: true, erp: true, send: true };
    expect(attributesOf(shown(all), "form")).toHaveLength(6);
    expect(attributesOf(shown(all, "released"), "form")).toHaveLength(6);
    expect(attributesOf(shown(all, "error"), "form")).toEqual([]);
  });

  it("keeps what is rare in a menu, and what usually comes next in sight", () => {
    const menuOf = (html: string) => html.slice(html.indexOf("<details"), html.indexOf("</details>"));
    const all = { takeBack: true, reprocess: true, type: true, submit: true, release: true, delete: true };
    const menu = menuOf(shown(all, "approved"));
    expect(intents(menu)).toEqual(["take-back", "submit", "reprocess"]);
    expect(intents(menuOf(shown(all, "released")))).toContain("release");
    expect(attributesOf(menu, "href")).toContain("/documents/d1/delete");
  });

  it("leads to deleting, to the check and to an e-invoice", () => {
    expect(attributesOf(shown({ delete: true }), "href")).toContain("/documents/d1/delete");
    expect(attributesOf(shown({}), "href")).not.toContain("/documents/d1/delete");
    expect(attributesOf(shown({}), "href")).toContain("/documents/d1/e-invoice");
    expect(attributesOf(shown({}, "error"), "href")).not.toContain("/documents/d1/e-invoice");
    expect(attributesOf(shown({}), "formaction")).toEqual(["/documents/d1/replay"]);
    expect(attributesOf(shown({}, "received"), "formaction")).toEqual([]);
  });

  it("warns before edited values are read again", () => {
    const titles = (edited: boolean) => attributesOf(shown({ reprocess: true }, "success", edited), "title");
    expect(titles(true)).toHaveLength(titles(false).length + 1);
  });

  it("says that a released document is released once more", () => {
    expect(wordsOf(shown({ release: true }, "released"))).not.toBe(
      wordsOf(shown({ release: true }, "approved")),
    );
  });
});

describe("the state of an upload of edited values", () => {
  type Upload = Parameters<typeof EditState>[0]["upload"];
  const counts = { change: 4, same: 2, conflict: 0, invalid: 1, unknown: 0, held: 0, changed: 0 };
  const upload = (change: Partial<Upload> = {}): Upload =>
    ({
      status: "checking",
      problem: null,
      ignored: [],
      monthFirst: null,
      decimalMark: null,
      rows: 1_200,
      counts,
      ...change,
    }) as Upload;
  const shown = (change: Partial<Upload>, running = false) =>
    rendered(EditState, { upload: upload(change), running, repeats: false });

  it("says how many rows were looked at, and how many are left to be saved", () => {
    expect(wordsOf(shown({}, true))).toMatch(/\b7\b.*1,200/);
    expect(wordsOf(shown({ status: "applying" as Upload["status"] }, true))).toMatch(/\b4\b/);
    expect(wordsOf(shown({ status: "received" }, true))).not.toMatch(/\d/);
  });

  it("keeps the page fresh only while it runs", () => {
    expect(shown({}, true)).toContain("?watch=1");
    expect(shown({})).not.toContain("?watch=1");
  });

  it("tells of the end whether anything changed", () => {
    const done = (changed: number) =>
      wordsOf(shown({ status: "done", counts: { ...counts, changed } as Upload["counts"] }));
    expect(done(5)).toContain("5");
    expect(done(0)).not.toMatch(/\d/);
    expect(done(0)).not.toBe("");
  });

  it("tells how the file was read: order of dates, decimal mark, columns that were left out", () => {
    const words = [
      shown({ monthFirst: true }),
      shown({ monthFirst: false }),
      shown({ decimalMark: "." }),
      shown({ decimalMark: "," }),
      shown({ ignored: ["Colour", "Note"] }),
    ].map(wordsOf);
    expect(new Set(words).size).toBe(5);
    expect(words[4]).toContain("Colour, Note");
    expect(shown({})).not.toContain("<li");
  });
});
