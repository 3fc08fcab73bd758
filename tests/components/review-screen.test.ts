import { linksOf, rendered, said, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";
import type { Review, ReviewField } from "~/components/documents/review";
import { draftOfForm } from "~/domain/review/draft-of-form";
import type { ReviewDraft } from "~/domain/review/review-draft";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { ConflictNotice } = await import("~/components/documents/conflict-notice");
const { ReviewScreen } = await import("~/components/documents/review-screen");

type Props = Parameters<typeof ReviewScreen>[0];

const field = (key: string, more: Partial<ReviewField> = {}): ReviewField => ({
  key,
  type: "text",
  name: "",
  labelKey: `field.${key}`,
  required: false,
  value: "x",
  confidence: 0.99,
  place: null,
  reasons: [],
  edited: false,
  toCheck: false,
  history: [],
  ...more,
});
const review = (more: Partial<Review> = {}) =>
  ({
    id: "d1",
    modelId: "m1",
    fields: [
      field("vendorName"),
      field("total", { toCheck: true, confidence: 0.4 }),
      field("vendorAddress", { type: "address" }),
    ],
    columns: [
      { key: "description", name: "", labelKey: "field.description", number: false },
      { key: "quantity", name: "", labelKey: "field.quantity", number: true },
    ],
    lines: [{ arithmetic: "untested", sums: [], cells: {} }],
    firstLine: 0,
    lineCount: 1,
    lineHistory: [],
    comments: [],
    findings: [],
    proof: { state: "untested", equations: [] },
    pages: [{ number: 1, state: "read", image: "/p/1", ratio: 1.4 }],
    ...more,
  }) as unknown as Review;
const hostile = 'O\'Hara & "Söhne" <b>🧾</b>';
const draft = (more: Partial<ReviewDraft> = {}): ReviewDraft => {
  const was = {
    fields: { vendorName: hostile, total: "12.50", vendorAddress: "1 Pier\nBath" },
    lines: [{ description: "Rope", quantity: "3" }],
  };
  return {
    revision: 7,
    window: { first: 0, of: 1 },
    was,
    fields: was.fields,
    lines: was.lines.map((cells, line) => ({ line, cells })),
    active: "total",
    pick: "one",
    corner: null,
    checked: [],
    picked: {},
    past: [],
    future: [],
    ...more,
  };
};
const drawn = (more: Partial<Props> = {}) =>
  rendered(ReviewScreen, {
    review: review(),
    page: { number: 1, width: 1000, height: 1400, image: "/p/1", words: [["Total", [0, 0, 0.1, 0.1]]] },
    draft: draft(),
    stamp: "1",
    problems: [],
    meanwhile: [],
    comment: "",
    pasted: "",
    look: { zoom: 100, turn: 0, annotating: false, ready: false, rows: 1 },
    onLook: () => {},
    onChanged: () => {},
    queue: { place: null, total: 0, next: null },
    moves: null,
    may: { edit: true, approve: true, dismiss: true },
    inQueue: false,
    ...more,
  });

const plain = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
const attribute = (tag: string, name: string) => {
  const found = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? null : plain(found);
};

/** What a browser sends of the review's form: hidden and filled inputs, ticked choices, areas of text. */
function sentBy(html: string): FormData {
  const form = new FormData();
  const inside = /<form[^>]* id="review"[\s\S]*?<\/form>/.exec(html)?.[0] ?? "";
  for (const [tag, , text = ""] of inside.matchAll(/<input[^>]*>|<(textarea)[^>]*>([\s\S]*?)<\/textarea>/g)) {
    const name = attribute(tag, "name");
    const type = attribute(tag, "type");
    if (!name || type === "image") continue;
    if ((type === "radio" || type === "checkbox") && !tag.includes(" checked=")) continue;
    form.append(
      name,
      tag.startsWith("<textarea") ? plain(text.replace(/^\n/, "")) : (attribute(tag, "value") ?? ""),
    );
  }
  return form;
}
const again = (given: ReviewDraft, more: Partial<Props> = {}) =>
  draftOfForm(sentBy(drawn({ draft: given, ...more })), draft({ revision: 0, fields: {}, lines: [] }));

describe("a review without script", () => {
  it("comes back from its form as it was drawn, whatever is in it", () => {
    expect(again(draft())).toEqual(draft());
  });

  it.each<[string, Partial<ReviewDraft>]>([
    ["changed values", { fields: { vendorName: "", total: "=1+1", vendorAddress: " a \n b " } }],
    [
      "a new row, and one that was deleted",
      { lines: [{ line: null, cells: { description: hostile, quantity: "" } }] },
    ],
    ["a page of a long table", { window: { first: 100, of: 250 } }],
    ["several words at a click", { pick: "several", active: "line.0.quantity" }],
    ["the first corner of a box", { pick: "box", corner: { page: 1, x: 0.125, y: 0.5 } }],
    [
      "places that were clicked",
      { picked: { total: { page: 2, words: [3, 4] }, "line.0.quantity": { page: 1, words: [9] } } },
    ],
    [
      "steps to undo and to do again",
      {
        past: [{ fields: { total: hostile }, lines: [{ line: 0, cells: { quantity: "1" } }], picked: {} }],
        future: [{ fields: { total: "2" }, lines: [], picked: { total: { page: 1, words: [1] } } }],
      },
    ],
  ])("keeps %s", (_name, more) => {
    const given = draft(more);
    expect(again(given)).toEqual(given);
  });

  it("keeps nothing of the form where it was only looked at", () => {
    const looked = again(draft(), { may: { edit: false, approve: false, dismiss: false } });
    expect(looked.fields).toEqual(draft().fields);
    expect(looked.lines).toEqual(draft().lines);
  });

  it("has its values before the words of the page, for who goes through it by keys", () => {
    const html = drawn();
    expect(html.indexOf('id="review"')).toBeLessThan(html.indexOf("data-page-words"));
    expect(html.indexOf('id="review"')).toBeGreaterThan(-1);
  });

  it("counts what is to be checked, or says that nothing is", () => {
    expect(wordsOf(drawn())).toContain(said("document.to-check", { count: 1 }));
    const sure = review({ fields: [field("total")], lines: [] });
    expect(wordsOf(drawn({ review: sure, draft: draft({ lines: [] }) }))).toContain(
      said("document.nothing-to-check"),
    );
  });

  it("leads from each problem to its input, cells by the number of their row", () => {
    const problems = [
      { field: "field.total", messageKey: "form.required", values: {} },
      { field: "line.0.quantity", messageKey: "form.required", values: {} },
    ];
    const html = drawn({ problems, draft: draft({ window: { first: 100, of: 101 } }) });
    expect(linksOf(html)).toEqual(expect.arrayContaining(["#field-field-total", "#field-line-0-quantity"]));
    const cell = said("document.cell", { column: said("field.quantity"), number: 101 });
    expect(wordsOf(html)).toContain(`${cell}: ${said("form.required")}`);
  });

  it("has no table of rows for a model without columns, and no bar for who may do nothing", () => {
    expect(drawn({ review: review({ columns: [] }) })).not.toContain('id="lines"');
    expect(drawn({ may: { edit: false, approve: false, dismiss: false } })).not.toContain("data-bar");
    expect(drawn({ may: { edit: false, approve: true, dismiss: false } })).toContain("data-bar");
  });

  it("shows no page where there is none yet, and its form all the same", () => {
    const html = drawn({ page: null });
    expect(html).not.toContain("data-page-words");
    expect(html).toContain('id="review"');
  });
});

describe("what somebody else saved meanwhile", () => {
  const change = { field: "total", row: null, before: "", now: "12", mine: null };
  const history = [{ before: "", after: "12", who: "Bo", at: "1 March", how: "typed" as const, page: null }];
  const notice = (...meanwhile: Parameters<typeof ConflictNotice>[0]["meanwhile"]) =>
    wordsOf(
      rendered(ConflictNotice, { review: review({ fields: [field("total", { history })] }), meanwhile }),
    );

  it("is told by who it was, what became of what, and what stands here", () => {
    expect(notice(change)).toContain(said("review.meanwhile", { who: "Bo" }));
    expect(notice(change)).toContain(
      said("review.meanwhile-change", { before: said("review.empty"), after: "12" }),
    );
    expect(notice(change)).not.toContain(said("review.meanwhile-mine", { mine: "13" }));
    expect(notice({ ...change, mine: "13" })).toContain(said("review.meanwhile-mine", { mine: "13" }));
  });

  it("names cells by their row, and nobody where nobody is known", () => {
    const cell = { ...change, field: "quantity", row: 101 };
    expect(notice(cell)).toContain(said("document.cell", { column: said("field.quantity"), number: 101 }));
    expect(notice(cell)).toContain(said("review.meanwhile", { who: said("review.somebody") }));
  });

  it("is nothing where nothing was", () => {
    expect(notice()).toBe("");
  });
});
