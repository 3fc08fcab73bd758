import { buttonsOf, controlsOf, hiddenOf } from "@tests/support/drawn-controls";
import { attributesOf, rendered, said, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";
import { rowsOnPage } from "~/domain/review/review-draft";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { LineItems } = await import("~/components/documents/line-items");
const { RowPages } = await import("~/components/documents/row-pages");
const { PasteRows } = await import("~/components/documents/paste-rows");
const { LineTools } = await import("~/components/documents/line-tools");
const { LineHistory } = await import("~/components/documents/line-history");
const { ValueHistory } = await import("~/components/documents/value-history");

type Props = Parameters<typeof LineItems>[0];
type Change = Parameters<typeof ValueHistory>[0]["history"][number];
type LineChange = Parameters<typeof LineHistory>[0]["changes"][number];

const change = (more: Partial<Change> = {}): Change => ({
  before: "1",
  after: "2",
  who: "Ada",
  at: "1 March",
  how: "typed",
  page: null,
  ...more,
});

const columns: Props["review"]["columns"] = [
  { key: "description", name: "", labelKey: "field.description", number: false },
  { key: "quantity", name: "", labelKey: "field.quantity", number: true },
];
const saved = (arithmetic: string, sums: { key: string; values: Record<string, string> }[] = []) => ({
  arithmetic,
  sums,
  cells: {},
});

/** A table of two saved rows, "Rope" and "Paint", as the form has it. */
function lineItems(more: Partial<Props> = {}, review: Partial<Props["review"]> = {}): Props {
  const was = [
    { description: "Rope", quantity: "3" },
    { description: "Paint", quantity: "2" },
  ];
  return {
    review: {
      columns,
      lines: [saved("agrees"), saved("differs")],
      firstLine: 0,
      lineCount: 2,
      lineHistory: [],
      ...review,
    } as Props["review"],
    turn: 0,
    draft: {
      was: { fields: {}, lines: was },
      lines: was.map((cells, line) => ({ line, cells })),
      window: { first: 0, of: 2 },
    },
    toCheck: new Set(),
    first: undefined,
    address: "/documents/d1?page=1",
    active: "",
    error: () => undefined,
    mayEdit: true,
    pasted: "",
    ...more,
  };
}
const drawn = (more: Partial<Props> = {}, review: Partial<Props["review"]> = {}) =>
  rendered(LineItems, lineItems(more, review));
const headsOf = (html: string) =>
  [...html.matchAll(/<th scope="row"[^>]*>([\s\S]*?)<\/th>/g)].map(([, inside = ""]) => wordsOf(inside));

describe("the table of line items", () => {
  it("has an input for every cell, named by row and column, with what stands in it", () => {
    const cells = controlsOf(drawn()).filter(({ name }) => name.startsWith("line."));
    expect(cells.map(({ name, value }) => [name, value])).toEqual([
      ["line.0.description", "Rope"],
      ["line.0.quantity", "3"],
      ["line.1.description", "Paint"],
      ["line.1.quantity", "2"],
    ]);
    const column = said("field.quantity");
    expect(cells[3]?.label).toBe(said("document.cell", { column, number: 2 }));
  });

  it("sends along which saved row each row is, and nothing for a new one", () => {
    const { draft } = lineItems();
    const lines = [draft.lines[1], { line: null, cells: {} }].flatMap((line) => line ?? []);
    expect(hiddenOf(drawn({ draft: { ...draft, lines } }))).toEqual({ "row.0": "1", "row.1": "" });
  });

  it("is no table without rows, but rows can be added", () => {
    const { draft } = lineItems();
    const html = drawn({ draft: { ...draft, was: { fields: {}, lines: [] }, lines: [] } });
    expect(html).not.toContain("<table");
    expect(buttonsOf(html)).toContain(`intent=add ${said("document.line-add")}`);
    expect(wordsOf(html)).toContain(said("document.lines", { count: 2 }));
  });

  it("cannot be changed by those who may only look", () => {
    const html = drawn({ mayEdit: false });
    expect(buttonsOf(html)).toEqual([]);
    expect(html.match(/readOnly=""/gi)).toHaveLength(4);
    expect(html).not.toContain('type="radio"');
  });

  it("says of each saved row whether it multiplies, by its own sum where there is one", () => {
    expect(headsOf(drawn())).toEqual([
      `1 ${said("document.line-agrees")}`,
      `2 ${said("document.line-differs")}`,
    ]);
    const sums = [{ key: "reason.adds-up", values: {} }];
    const [first] = headsOf(drawn({}, { lines: [saved("agrees", sums), saved("untested")] }));
    expect(first).toBe(`1 ${said("reason.adds-up")}`);
    expect(headsOf(drawn({}, { lines: [saved("untested"), saved("untested")] }))).toEqual(["1", "2"]);
  });

  it("says of a changed row, and of a new one, that it is not saved yet, and no sum of what it was", () => {
    const { draft } = lineItems();
    const lines: Props["draft"]["lines"] = [
      { line: 0, cells: { description: "Rope", quantity: "4" } },
      { line: 1, cells: { description: "Paint", quantity: "2" } },
      { line: null, cells: {} },
    ];
    const unsaved = said("document.unsaved");
    expect(headsOf(drawn({ draft: { ...draft, lines } }))).toEqual([
      `1 ${unsaved}`,
      `2 ${said("document.line-differs")}`,
      `3 ${unsaved}`,
    ]);
  });

  it("colors a row that multiplies green, and one that does not red", () => {
    const marks = [...drawn().matchAll(/<span class="(text-(?:success|failed))" title=/g)].map(
      ([, one]) => one,
    );
    expect(marks).toEqual(["text-success", "text-failed"]);
  });

  it("numbers the rows of a later page by where they stand, and judges each by its own saved row", () => {
    const { draft } = lineItems();
    const window = { first: 100, of: 102 };
    const html = drawn({ draft: { ...draft, window } }, { firstLine: 100, lineCount: 102 });
    expect(headsOf(html)).toEqual([
      `101 ${said("document.line-agrees")}`,
      `102 ${said("document.line-differs")}`,
    ]);
    // The answer shows page two, while the rows that were loaded begin at 101: what is known of them is one row on.
    const shifted = drawn({ draft: { ...draft, window } }, { firstLine: 101, lineCount: 102 });
    expect(headsOf(shifted)).toEqual(["101", `102 ${said("document.line-agrees")}`]);
  });

  it("marks a doubtful cell by more than color, and says so where it is read aloud", () => {
    const cells = controlsOf(drawn({ toCheck: new Set(["line.1.quantity"]) }));
    const doubtful = cells.filter(({ label }) => label.endsWith(said("certainty.doubtful")));
    expect(doubtful.map(({ name }) => name)).toEqual(["line.1.quantity"]);
    const html = drawn({ toCheck: new Set(["line.1.quantity"]) });
    expect(html.match(/<span aria-hidden="true" class="text-failed">!</g)).toHaveLength(1);
  });

  it("stands a refusal beside its cell and points at it", () => {
    const html = drawn({ error: (name) => (name === "line.0.quantity" ? "Not a number" : undefined) });
    const wrong = controlsOf(html).filter(({ invalid }) => invalid);
    expect(wrong.map(({ name, described }) => [name, described])).toEqual([
      ["line.0.quantity", "Not a number"],
    ]);
  });

  it("ticks the cell that a click on the page fills, and only that", () => {
    const ticked = controlsOf(drawn({ active: "line.1.description" })).filter(({ checked }) => checked);
    expect(ticked.map(({ name, value }) => [name, value])).toEqual([["active", "line.1.description"]]);
  });

  it("escapes what a document says", () => {
    const { draft } = lineItems();
    const lines = [{ line: 0, cells: { description: '"><script>x</script>', quantity: "3" } }];
    expect(drawn({ draft: { ...draft, lines } })).not.toContain("<script>");
  });
});

describe("the tools of a row", () => {
  const tools = (row: number) => rendered(LineTools, { row, number: row + 1, address: "/here" });

  it("each name their row, and come back to the table", () => {
    expect(attributesOf(tools(4), "value")).toEqual(["add:4", "split:4", "merge:4", "delete:4"]);
    expect(new Set(attributesOf(tools(4), "formaction"))).toEqual(new Set(["/here#lines"]));
    for (const title of attributesOf(tools(4), "title")) expect(title).toContain("5");
  });

  it("do not merge the first row, which has none above it", () => {
    const disabled = (html: string) =>
      [...html.matchAll(/<button[^>]*>/g)].filter(([tag]) => tag.includes("disabled=")).map(([tag]) => tag);
    expect(disabled(tools(0)).map((tag) => attributesOf(tag, "value")[0])).toEqual(["merge:0"]);
    expect(disabled(tools(1))).toEqual([]);
  });
});

describe("the way through the rows of a long table", () => {
  const pages = (first: number, count: number, more: Partial<Parameters<typeof RowPages>[0]> = {}) =>
    rendered(RowPages, {
      first,
      shown: Math.min(rowsOnPage, count - first),
      count,
      address: "/d",
      mayEdit: true,
      ...more,
    });
  const closed = (html: string) =>
    [...html.matchAll(/<button[^>]*>/g)]
      .filter(([tag]) => tag.includes("disabled="))
      .flatMap(([tag]) => attributesOf(tag, "value"));

  it("is not there while all rows are on one page", () => {
    expect(pages(0, 1)).toBe("");
    expect(pages(0, rowsOnPage)).toBe("");
    expect(pages(0, rowsOnPage + 1)).not.toBe("");
  });

  it("stays where rows of a later page were deleted until one page was left", () => {
    expect(pages(rowsOnPage, rowsOnPage, { shown: 0 })).not.toBe("");
  });

  it.each([
    [0, 250, ["rows:0"]],
    [100, 250, []],
    [200, 250, ["rows:4"]],
    [100, 200, ["rows:3"]],
  ])("from row %d of %d does not go to %j", (first, count, expected) => {
    expect(closed(pages(first, count))).toEqual(expected);
  });

  it("says which rows these are, counted from one", () => {
    expect(wordsOf(pages(200, 250))).toContain(
      said("review.rows-shown", { first: 201, last: 250, count: 250 }),
    );
  });

  it("goes to a row by its number, and to none that is not there", () => {
    const html = pages(0, 250);
    expect(html).toMatch(/<input[^>]*name="row"[^>]*min="1"[^>]*max="250"/);
    expect(buttonsOf(html)).toContain(`intent=rows ${said("review.rows-go")}`);
  });

  it("says that leaving saves only to those who can have changed something", () => {
    const saves = said("review.rows-saves");
    expect(wordsOf(pages(0, 250))).toContain(saves);
    expect(wordsOf(pages(0, 250, { mayEdit: false }))).not.toContain(saves);
  });
});

describe("rows to be pasted", () => {
  const paste = (typed: string, error?: string) => rendered(PasteRows, { address: "/d", typed, error });

  it("stand open while they wait, and are kept", () => {
    expect(paste("")).not.toMatch(/<details open/);
    expect(paste("a\tb\n1\t2")).toMatch(/<details open/);
    expect(controlsOf(paste("a\tb\n1\t2"))[0]?.value).toBe("a\tb\n1\t2");
  });

  it("say what is wrong with them", () => {
    const [control] = controlsOf(paste("a", "Too wide"));
    expect([control?.invalid, control?.described]).toEqual([true, "Too wide"]);
    expect(controlsOf(paste("a"))[0]?.invalid).toBe(false);
  });
});

describe("the history of a value", () => {
  const history = (...changes: Change[]) => rendered(ValueHistory, { history: changes });

  it("is nothing where nobody changed it", () => {
    expect(history()).toBe("");
  });

  it("ends with what was read, which is what the first change replaced", () => {
    const words = wordsOf(history(change({ before: "2", after: "3" }), change({ before: "1", after: "2" })));
    expect(words).toMatch(new RegExp(`${said("review.machine", { value: "1" })}$`));
    const none = wordsOf(history(change({ before: "" })));
    expect(none).toMatch(new RegExp(`${said("review.machine-none")}$`));
  });

  it("names empty values and people who are gone", () => {
    const values = { before: said("review.empty"), after: "2", who: said("review.somebody"), at: "1 March" };
    expect(wordsOf(history(change({ before: "", who: null })))).toContain(said("review.change", values));
    const emptied = { before: "1", after: said("review.empty"), who: "Ada", at: "1 March" };
    expect(wordsOf(history(change({ after: "" })))).toContain(said("review.change", emptied));
  });

  it("says from which page a value was clicked, and of typed ones nothing", () => {
    const page = said("review.from-page", { number: 3 });
    expect(wordsOf(history(change({ how: "clicked", page: 3 })))).toContain(page);
    expect(wordsOf(history(change({ how: "typed", page: 3 })))).not.toContain(page);
    const nowhere = wordsOf(history(change({ how: "clicked", page: null })));
    expect(nowhere).toBe(wordsOf(history(change())));
  });

  it("of rows names the cell as it was numbered then", () => {
    const line: LineChange = { ...change(), line: 7, name: "", labelKey: "field.quantity" };
    const cell = said("document.cell", { column: said("field.quantity"), number: 7 });
    expect(wordsOf(rendered(LineHistory, { changes: [line] }))).toContain(cell);
    expect(rendered(LineHistory, { changes: [] })).toBe("");
    const own: LineChange = { ...line, labelKey: "field.own", name: "Crate" };
    expect(wordsOf(rendered(LineHistory, { changes: [own] }))).toContain("Crate");
  });
});
