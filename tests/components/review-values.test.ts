import { readFileSync } from "node:fs";
import { buttonsOf, controlsOf } from "@tests/support/drawn-controls";
import { attributesOf, linksOf, rendered, said, wordsOf } from "@tests/support/rendered";
import { createRef } from "react";
import { describe, expect, it, vi } from "vitest";
import type { Review, ReviewField } from "~/components/documents/review";
import { concernKinds } from "~/domain/documents/concerns";
import { documentStatuses } from "~/domain/documents/status";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { Comments } = await import("~/components/documents/comments");
const { ConcernList } = await import("~/components/documents/concern-list");
const { Confidence } = await import("~/components/documents/confidence");
const { FoundBoxes } = await import("~/components/documents/found-boxes");
const { PageCorners } = await import("~/components/documents/page-corners");
const { PageView } = await import("~/components/documents/page-view");
const { PageWords } = await import("~/components/documents/page-words");
const { ReviewBar } = await import("~/components/documents/review-bar");
const { ReviewFieldRow } = await import("~/components/documents/review-field-row");
const { StatusBadge } = await import("~/components/documents/status-badge");
const { ValueCrop } = await import("~/components/documents/value-crop");

const look = { zoom: 100, turn: 0, annotating: false, ready: false, rows: 1 } as const;
const place = { page: 2, box: [0.1, 0.2, 0.3, 0.25] as [number, number, number, number] };
const field = (more: Partial<ReviewField> = {}): ReviewField => ({
  key: "total",
  type: "amount",
  name: "",
  labelKey: "field.total",
  required: false,
  value: "12.50",
  confidence: 0.99,
  place: null,
  reasons: [],
  edited: false,
  toCheck: false,
  history: [],
  ...more,
});
const page = (number: number, words: [string, [number, number, number, number]][] | null = []) => ({
  number,
  width: 1000,
  height: 1400,
  image: `/pages/${number}`,
  words,
});

describe("the row of a field", () => {
  type Props = Parameters<typeof ReviewFieldRow>[0];
  const drawn = (about: Partial<ReviewField> = {}, more: Partial<Props> = {}) =>
    rendered(ReviewFieldRow, {
      field: field(about),
      text: "12.50",
      changed: false,
      toCheck: false,
      checked: false,
      address: "?page=1",
      first: false,
      active: false,
      page: null,
      image: undefined,
      error: undefined,
      mayEdit: true,
      look,
      ...more,
    });
  const input = (html: string) => controlsOf(html).find(({ name }) => name.startsWith("field."));

  it("can be told that its doubtful value is right, once, by those who may change it", () => {
    const doubtful = { confidence: 0.5, toCheck: true };
    const buttons = (more: Partial<Props>, about: Partial<ReviewField> = doubtful) =>
      buttonsOf(drawn(about, more)).filter((button) => button.startsWith("intent=checked:"));
    expect(buttons({ toCheck: true })).toEqual([expect.stringContaining(said("document.let-stand"))]);
    expect(buttons({ toCheck: true, mayEdit: false })).toEqual([]);
    expect(buttons({ toCheck: true }, { ...doubtful, value: null })).toEqual([]);
    expect(buttons({ checked: true })).toEqual([]);
    expect(wordsOf(drawn(doubtful, { checked: true }))).toContain(said("document.checked"));
    expect(wordsOf(drawn(doubtful, { checked: true, changed: true }))).not.toContain(
      said("document.checked"),
    );
    expect(wordsOf(drawn({ value: null }, { checked: true }))).not.toContain(said("document.checked"));
  });

  it("has an input with its label and the text at hand, not the saved one", () => {
    const drawnInput = input(drawn({}, { text: "13" }));
    expect(drawnInput).toMatchObject({ name: "field.total", value: "13", label: said("field.total") });
  });

  it("has the focus without script where the work begins, for whoever may change it", () => {
    expect(attributesOf(drawn({}, { first: true }), "autofocus")).toHaveLength(1);
    expect(attributesOf(drawn({}, { first: true, mayEdit: false }), "autofocus")).toEqual([]);
    expect(attributesOf(drawn(), "autofocus")).toEqual([]);
  });

  it("takes an address on several lines, and everything else on one", () => {
    expect(input(drawn({ type: "address", key: "vendorAddress" }))?.tag).toBe("textarea");
    expect(input(drawn({ type: "name" }))?.tag).toBe("input");
  });

  it("says of a field that the model asks for that it is required", () => {
    expect(input(drawn({ required: true }))?.label).toContain(said("models.required"));
    expect(input(drawn())?.label).not.toContain(said("models.required"));
  });

  it("says how sure the value is, unless a person changed it now or before", () => {
    const sure = said("certainty.sure");
    expect(wordsOf(drawn())).toContain(`99% ${sure}`);
    const edited = wordsOf(drawn({ edited: true }));
    expect(edited).toContain(said("document.edited"));
    expect(edited).not.toContain(sure);
    const changed = wordsOf(drawn({ edited: true }, { changed: true }));
    expect(changed).toContain(said("document.unsaved"));
    expect(changed).not.toContain(said("document.edited"));
  });

  it.each([
    [{ value: null, confidence: null }, false],
    [{ value: "", confidence: 1 }, false],
    [{ value: "12.50", confidence: null }, false],
    [{ value: null, confidence: null, required: true }, true],
  ])("says that %j was not found, and marks it where it must be there: %s", (about, isMarked) => {
    const html = drawn(about);
    expect(wordsOf(html)).toContain(said("document.not-found"));
    expect(wordsOf(html).includes(`! ${said("document.not-found")}`)).toBe(isMarked);
    expect(html.includes('<span class="text-failed">')).toBe(isMarked);
  });

  it("leads to the value where its page is shown, and asks for another page by a button of the form", () => {
    const here = drawn({ place }, { page: page(2) });
    expect(linksOf(here)).toEqual(["#box-total"]);
    expect(buttonsOf(here)).toEqual([]);
    const elsewhere = drawn({ place }, { page: page(1), look: { ...look, zoom: 200 } });
    expect(attributesOf(elsewhere, "formaction")).toEqual(["?page=2&zoom=200#box-total"]);
    expect(buttonsOf(elsewhere)).toEqual([`intent=show ${said("document.on-page", { number: 2 })}`]);
    expect(drawn({ place: null }, { page: page(1) })).not.toContain("#box-");
  });

  it("shows the piece of paper where page and place are known", () => {
    const image = { number: 2, state: "read", image: "/pages/2", ratio: 1.4 };
    expect(drawn({ place }, { image })).toContain('role="img"');
    expect(drawn({ place })).not.toContain('role="img"');
    expect(drawn({}, { image })).not.toContain('role="img"');
  });

  it("cannot be changed by those who may only look", () => {
    const html = drawn({}, { mayEdit: false });
    expect(html).toMatch(/readonly=""/i);
    expect(html).not.toContain('type="radio"');
  });

  it("says what is wrong, and says why the value was chosen as what describes it", () => {
    const reasons: ReviewField["reasons"] = [
      { key: "reason.adds-up", values: {} },
      { key: "reason.below", values: { label: "Total" } },
    ];
    const html = drawn({ reasons }, { error: "Not an amount" });
    expect(input(html)?.invalid).toBe(true);
    expect(wordsOf(html)).toContain("Not an amount");
    expect(input(html)?.described).toContain(
      `${said("reason.adds-up")} · ${said("reason.below", { label: "Total" })}`,
    );
  });
});

describe("a confidence", () => {
  it.each([
    [1, "100%", "sure"],
    [0.9999, "99%", "sure"],
    [0.95, "95%", "sure"],
    [0.9499, "94%", "likely"],
    [0.8, "80%", "likely"],
    [0.7999, "79%", "doubtful"],
    [0, "0%", "doubtful"],
  ])("of %d is %s and %s", (value, percent, certainty) => {
    expect(wordsOf(rendered(Confidence, { value }))).toBe(`${percent} ${said(`certainty.${certainty}`)}`);
  });
});

describe("comments", () => {
  const comment = { id: "c1", who: "Ada", at: "1 March", body: "Ask <b>Bo</b>\nagain" };
  const drawn = (more: Partial<Parameters<typeof Comments>[0]> = {}) =>
    rendered(Comments, { comments: [], typed: "", error: undefined, mayWrite: true, ...more });

  it("are nothing for those who may not write while nobody wrote", () => {
    expect(drawn({ mayWrite: false })).toBe("");
    expect(wordsOf(drawn({ mayWrite: false, comments: [comment] }))).toContain("Ada · 1 March");
    expect(drawn({ mayWrite: false, comments: [comment] })).not.toContain("<textarea");
  });

  it("stand open where there is something to read, to send or to mend", () => {
    const isOpen = (html: string) => /<details[^>]* open=""/.test(html);
    expect(isOpen(drawn())).toBe(false);
    expect(isOpen(drawn({ comments: [comment] }))).toBe(true);
    expect(isOpen(drawn({ typed: "draft" }))).toBe(true);
    expect(isOpen(drawn({ error: "Too long" }))).toBe(true);
  });

  it("keep what was typed, let nothing be markup and name nobody who is gone", () => {
    expect(controlsOf(drawn({ typed: "a <b> c" }))[0]?.value).toBe("a &lt;b&gt; c");
    const html = drawn({ comments: [{ ...comment, who: null }] });
    expect(html).not.toContain("<b>");
    expect(wordsOf(html)).toContain(`${said("review.somebody")} · 1 March`);
  });
});

describe("the bar below a review", () => {
  const bar = (more: Partial<Parameters<typeof ReviewBar>[0]> = {}) =>
    rendered(ReviewBar, {
      address: "?page=1",
      annotating: false,
      mayEdit: true,
      mayApprove: true,
      canUndo: false,
      canRedo: false,
      next: null,
      skipTo: "/documents/d2?from=queue",
      ...more,
    });
  const goal = (html: string) =>
    [...html.matchAll(/<button[^>]*>/g)]
      .filter(([tag]) => tag.includes("data-goal"))
      .flatMap(([tag]) => attributesOf(tag, "value"));

  it("has one button as the goal: approving, or saving for who may not", () => {
    expect(goal(bar())).toEqual(["approve"]);
    expect(goal(bar({ mayApprove: false }))).toEqual(["save"]);
    expect(goal(bar({ mayEdit: false }))).toEqual(["approve"]);
  });

  it("approves and goes on where another document waits, which can be skipped to", () => {
    const next = { documentId: "d2" } as NonNullable<Parameters<typeof ReviewBar>[0]["next"]>;
    expect(buttonsOf(bar())[0]).toBe(`intent=approve ${said("review.approve")}`);
    expect(buttonsOf(bar({ next }))[0]).toBe(`intent=approve ${said("review.approve-next")}`);
    expect(attributesOf(bar({ next }), "href")).toContain("/documents/d2?from=queue");
  });

  it("calls saving of a training document as it is called there", () => {
    expect(buttonsOf(bar({ annotating: true }))[1]).toBe(`intent=save ${said("annotations.save")}`);
    expect(buttonsOf(bar())[1]).toBe(`intent=save ${said("document.save")}`);
  });

  it("undoes and repeats only what is there to", () => {
    const open = (html: string) =>
      [...html.matchAll(/<button[^>]*>/g)]
        .filter(([tag]) => !tag.includes("disabled="))
        .flatMap(([tag]) => attributesOf(tag, "value"));
    expect(open(bar())).toEqual(["approve", "save"]);
    expect(open(bar({ canUndo: true }))).toEqual(["approve", "save", "undo"]);
    expect(open(bar({ canRedo: true }))).toEqual(["approve", "save", "redo"]);
    expect(buttonsOf(bar({ mayEdit: false }))).toHaveLength(1);
  });
});

describe("the words of a page", () => {
  const words: [string, [number, number, number, number]][] = [
    ["Total", [0.1, 0.1, 0.2, 0.12]],
    ["12.50", [0.3, 0.1, 0.4, 0.12]],
  ];
  const drawn = rendered(PageWords, {
    page: 3,
    words,
    address: "?page=3",
    into: "Total",
    stop: createRef<HTMLButtonElement>(),
    onEntered: () => {},
    onLeave: () => {},
  });

  it("are buttons of the review, known by page and index", () => {
    expect(attributesOf(drawn, "value")).toEqual(["3:0", "3:1"]);
    expect(new Set(attributesOf(drawn, "form"))).toEqual(new Set(["review"]));
    expect(attributesOf(drawn, "aria-label")).toEqual([said("review.words-fill", { field: "Total" })]);
  });

  it("are each a stop of the Tab key without script", () => {
    expect(drawn).not.toContain("tabindex");
  });

  it("lie where they are printed", () => {
    expect(attributesOf(drawn, "style")[1]).toBe("left:30.00%;top:10.00%;width:10.00%;height:2.00%");
  });
});

const review = (more: Partial<Review> = {}) =>
  ({ fields: [], lines: [], firstLine: 0, columns: [], ...more }) as unknown as Review;

describe("the boxes of what was found", () => {
  const cells = { quantity: { confidence: 0.5, place, edited: false } };
  const columns = [{ key: "quantity", name: "", labelKey: "field.quantity", number: true }];
  const boxes = (about: Partial<Review>, active = "") =>
    rendered(FoundBoxes, {
      review: review(about),
      page: 2,
      active,
      activeBox: createRef<HTMLSpanElement>(),
    });

  it("are those of this page, each leading to its input", () => {
    const fields = [
      field({ place }),
      field({ key: "tax", place: { ...place, page: 1 } }),
      field({ key: "x" }),
    ];
    expect(attributesOf(boxes({ fields }), "href")).toEqual(["#field-field-total"]);
    const lines = [{ arithmetic: "agrees", sums: [], cells }];
    expect(attributesOf(boxes({ lines, columns }), "href")).toEqual(["#field-line-0-quantity"]);
  });

  it("name a cell by the number of its row in the whole table", () => {
    const lines = [{ arithmetic: "agrees", sums: [], cells }];
    const cell = said("document.cell", { column: said("field.quantity"), number: 101 });
    expect(attributesOf(boxes({ lines, columns, firstLine: 100 }), "title")).toEqual([cell]);
  });

  it("leave out cells of columns that the model no longer has", () => {
    const lines = [{ arithmetic: "agrees", sums: [], cells }];
    expect(boxes({ lines, columns: [] })).toBe("");
  });

  it("are dashed where the value is doubtful, and filled where it is at hand", () => {
    const outline = (confidence: number | null) => boxes({ fields: [field({ place, confidence })] });
    expect(outline(0.5)).toContain("border-dashed");
    expect(outline(null)).toContain("border-dashed");
    expect(outline(0.99)).not.toContain("border-dashed");
    expect(boxes({ fields: [field({ place })] }, "total")).toContain("border-2");
    expect(boxes({ fields: [field({ place })] }, "tax")).not.toContain("border-2");
  });
});

describe("the piece of paper of a value", () => {
  const crop = (box: [number, number, number, number]) =>
    attributesOf(rendered(ValueCrop, { image: "/p", ratio: 1.5, box, label: "Total" }), "viewBox")[0]
      ?.split(" ")
      .map((part) => Math.round(Number(part)));

  it("is cut with some of what stands around it, in thousandths of the page's width", () => {
    expect(crop([0.1, 0.2, 0.3, 0.22])).toEqual([88, 294, 224, 42]);
  });

  it("is never wider than half a page", () => {
    expect(crop([0, 0.2, 1, 0.22])?.[2]).toBe(520);
  });
});

describe("a page to look at", () => {
  type Props = Parameters<typeof PageView>[0];
  const drawn = (more: Partial<Props> = {}) =>
    rendered(PageView, {
      review: review(),
      page: page(1, [["Total", [0, 0, 0.1, 0.1]]]),
      look,
      address: "?page=1",
      active: "",
      into: "Total",
      pick: "one",
      corner: null,
      mayEdit: true,
      shown: 0,
      word: createRef<HTMLButtonElement>(),
      onBox: () => {},
      onWordsEntered: () => {},
      onLeave: () => {},
      ...more,
    });

  it("has its words as buttons for those who may change something", () => {
    expect(attributesOf(drawn(), "value")).toEqual(["1:0"]);
    expect(attributesOf(drawn({ mayEdit: false }), "value")).toEqual([]);
  });

  it("says that a page was not read yet", () => {
    expect(wordsOf(drawn({ page: page(1, null) }))).toContain(said("document.no-words"));
    expect(wordsOf(drawn())).not.toContain(said("document.no-words"));
  });

  it("has the shape of the page, lying where it is turned by a quarter", () => {
    const ratio = (turn: 0 | 90 | 180 | 270) => {
      const style = attributesOf(drawn({ look: { ...look, turn } }), "style")[0] ?? "";
      return Number(/aspect-ratio:([\d.]+)/.exec(style)?.[1]).toFixed(3);
    };
    expect([ratio(0), ratio(180)]).toEqual(["0.714", "0.714"]);
    expect([ratio(90), ratio(270)]).toEqual(["1.400", "1.400"]);
  });

  it("is one picture to click corners on without script, while a box is asked for", () => {
    const box = drawn({ pick: "box" });
    expect(box).toMatch(/<input type="image"/);
    expect(attributesOf(drawn({ pick: "box", mayEdit: false }), "type")).not.toContain("image");
    expect(drawn({ pick: "several" })).not.toMatch(/<input type="image"/);
  });
});

describe("corners on a page", () => {
  const corners = (corner: Parameters<typeof PageCorners>[0]["corner"], zoom = 100) =>
    rendered(PageCorners, { page: page(2), zoom, corner, address: "?page=2" });

  it("say how large the picture is that was clicked on, at every zoom", () => {
    const sent = (html: string) =>
      [...html.matchAll(/name="point\.(\w+)" value="(\d+)"/g)].map(([, name, value]) => [
        name,
        Number(value),
      ]);
    expect(sent(corners(null))).toEqual([
      ["width", 640],
      ["height", 896],
      ["page", 2],
    ]);
    expect(sent(corners(null, 150)).slice(0, 2)).toEqual([
      ["width", 960],
      ["height", 1344],
    ]);
  });

  it("ask for the second one once the first is on this page", () => {
    const first = said("review.first-corner", { number: 2 });
    const second = said("review.second-corner", { number: 2 });
    expect(attributesOf(corners(null), "alt")).toEqual([first]);
    expect(attributesOf(corners({ page: 1, x: 0.5, y: 0.5 }), "alt")).toEqual([first]);
    const html = corners({ page: 2, x: 0.25, y: 0.5 });
    expect(attributesOf(html, "alt")).toEqual([second]);
    expect(html).toContain("left:25%;top:50%");
  });
});

describe("concerns", () => {
  it.each(concernKinds)("say what %s is in both languages, with the fields that it is about", (kind) => {
    const concern = {
      kind,
      fields: [
        { labelKey: "field.total", name: "" },
        { labelKey: "field.own", name: "Crate" },
      ],
    };
    for (const language of ["en", "es"] as const) {
      const words = wordsOf(rendered(ConcernList, { concerns: [concern] }, language));
      const fields = `${said("field.total", {}, language)}, Crate`;
      const reason = said(`readiness.concern.${kind}`, {}, language);
      expect(reason).not.toContain("readiness.");
      expect(words).toBe(said("readiness.about", { reason, fields }, language));
      expect(wordsOf(rendered(ConcernList, { concerns: [{ kind, fields: [] }] }, language))).toBe(reason);
    }
  });
});

describe("the badge of a status", () => {
  it("has a word of its own for each in both languages, and a shape", () => {
    for (const language of ["en", "es"] as const) {
      const drawn = documentStatuses.map((status) => rendered(StatusBadge, { status }, language));
      expect(new Set(drawn.map(wordsOf)).size).toBe(documentStatuses.length);
      expect(new Set(drawn.flatMap((html) => attributesOf(html, "href"))).size).toBe(documentStatuses.length);
    }
  });

  it("has a colour of the style sheet for every status", () => {
    const styles = readFileSync("app/styles.css", "utf8");
    for (const status of documentStatuses)
      expect(styles).toMatch(new RegExp(`\\.status-${status}\\b[^}]*color: `));
  });
});
