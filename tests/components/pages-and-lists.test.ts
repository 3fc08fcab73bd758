import { buttonsOf, hiddenOf } from "@tests/support/drawn-controls";
import { attributesOf, linksOf, rendered, said, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { BulkBar } = await import("~/components/documents/bulk-bar");
const { Findings } = await import("~/components/documents/findings");
const { NoRows } = await import("~/components/documents/no-rows");
const { PageStrip } = await import("~/components/documents/page-strip");
const { PageTools } = await import("~/components/documents/page-tools");
const { QueueLine } = await import("~/components/documents/queue-position");
const { labelOf, problemLabels, reviewLabels } = await import("~/components/documents/review-labels");
const { SplitStrip } = await import("~/components/documents/split-strip");
const { UploadResult } = await import("~/components/documents/upload-result");
const { FoundSums, FoundValues, MarkedPage } = await import("~/components/front/found-values");

const t = (key: string, values: Record<string, unknown> = {}) => said(key, values);
const look = { zoom: 100, turn: 0, annotating: false, ready: false, rows: 1 } as const;
const pages = [1, 2, 3].map((number) => ({ number, state: "read", image: `/p/${number}`, ratio: 1.4 }));

describe("what somebody should know of a document", () => {
  const finding = { key: "finding.other-kind", values: {}, about: null };

  it("is nothing where there is nothing to know", () => {
    expect(rendered(Findings, { findings: [], moves: null })).toBe("");
  });

  it("can be moved from there to the likelier models, or to another", () => {
    const moves = { documentId: "d1", proposed: [{ id: "m1", name: "Bills" }] };
    const html = rendered(Findings, { findings: [finding], moves });
    expect(buttonsOf(html)).toEqual([`modelId=m1 ${t("document.move-to", { model: "Bills" })}`]);
    expect(linksOf(html)).toEqual(["/documents/d1/move"]);
    expect(buttonsOf(rendered(Findings, { findings: [finding], moves: null }))).toEqual([]);
  });

  it("labels inputs by their fields, cells of any row included", () => {
    const review = {
      fields: [{ key: "total", name: "", labelKey: "field.total" }],
      columns: [{ key: "quantity", name: "", labelKey: "field.quantity" }],
    };
    const labels = reviewLabels(t as never, review as never);
    expect(labelOf(labels, "total")).toBe(t("field.total"));
    expect(labelOf(labels, "line.12.quantity")).toBe(t("field.quantity"));
    expect(labelOf(labels, "gone")).toBe("");
    const problems = [{ field: "line.2.quantity", messageKey: "x", values: {} }];
    const all = problemLabels(t as never, labels, problems, 100);
    expect(all["line.2.quantity"]).toBe(t("document.cell", { column: t("field.quantity"), number: 103 }));
    expect(all.comment).toBe(t("review.comment"));
  });
});

describe("the pages of a document", () => {
  it("are buttons of the review, the shown one marked; one page alone has none", () => {
    const strip = rendered(PageStrip, { pages, current: 2, look: { ...look, zoom: 150 } });
    expect(attributesOf(strip, "formaction")).toEqual([1, 2, 3].map((page) => `?page=${page}&zoom=150#page`));
    expect(strip.match(/aria-current="page"/g)).toHaveLength(1);
    expect(rendered(PageStrip, { pages: pages.slice(0, 1), current: 1, look })).toBe("");
  });

  it("are zoomed and turned, up to the ends", () => {
    const tools = (zoom: number, turn: 0 | 270 = 0) =>
      rendered(PageTools, { page: 1, look: { ...look, zoom, turn }, onLook: () => {} });
    expect(attributesOf(tools(100), "formaction")).toEqual([
      "?page=1#page",
      "?page=1&zoom=150#page",
      "?page=1&turn=270#page",
      "?page=1&turn=90#page",
    ]);
    expect(attributesOf(tools(200, 270), "formaction")[3]).toBe("?page=1&zoom=200#page");
    const ends = (html: string) => html.match(/aria-disabled="true"/g)?.length ?? 0;
    expect([ends(tools(100)), ends(tools(200)), ends(tools(400))]).toEqual([1, 0, 1]);
  });

  it("begin documents where that is proposed, else at the first", () => {
    const strip = (starts: number[], reviewed = false) => rendered(SplitStrip, { pages, starts, reviewed });
    const ticked = (html: string) =>
      [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].flatMap(([tag]) => attributesOf(tag, "value"));
    expect(ticked(strip([]))).toEqual(["1"]);
    expect(ticked(strip([1, 3]))).toEqual(["1", "3"]);
    expect(hiddenOf(strip([]))).toEqual({ strip: "3" });
    expect(buttonsOf(strip([])).map((button) => button.split(" ")[0])).toEqual(["intent=split"]);
    expect(buttonsOf(strip([1, 3])).map((button) => button.split(" ")[0])).toEqual([
      "intent=split",
      "intent=keep-whole",
    ]);
    expect(attributesOf(strip([1, 3], true), "form")).toEqual(["review"]);
    expect(attributesOf(strip([1, 3]), "form")).toEqual([]);
  });

  it("that wait are counted, and the next one is fetched ahead", () => {
    const queue = { place: null, total: 3, next: null } as Parameters<typeof QueueLine>[0]["queue"];
    const line = (more: Partial<typeof queue> = {}, ready = false) =>
      rendered(QueueLine, { queue: { ...queue, ...more }, ready });
    expect(line({ total: 0 })).toBe("");
    expect(wordsOf(line())).toBe(t("review.waiting", { count: 3 }));
    expect(wordsOf(line({ place: 2 }))).toBe(t("review.place", { place: 2, count: 3 }));
    expect(wordsOf(line({}, true))).toBe(t("review.ready-waiting", { count: 3 }));
    expect(wordsOf(line({ place: 2 }, true))).toBe(t("review.ready-place", { place: 2, count: 3 }));
    const next = { documentId: "d2", attempt: 4 } as NonNullable<typeof queue.next>;
    expect(linksOf(line({ next }))).toEqual(["/documents/d2/pages/1/image?width=1240&attempt=4"]);
  });
});

describe("a list of documents", () => {
  const may = {
    approve: false,
    "take-back": false,
    reprocess: false,
    submit: false,
    release: false,
    "send-to-erp": false,
    send: false,
    delete: false,
  };
  const bar = (more: Partial<typeof may> = {}, total: number | null = 12) =>
    rendered(BulkBar, { may: { ...may, ...more }, total, confirmTo: "/confirm", approveTo: "/approve" });
  const intents = (html: string) =>
    attributesOf(html, "value").filter((value) => !/^(ticked|all)$/.test(value));

  it("offers what may be done with what is ticked, deleting by a question", () => {
    const downloads = ["originals", "json", "csv", "xlsx", "edits", "ai", "api"];
    expect(intents(bar())).toEqual(downloads);
    expect(intents(bar({ approve: true, delete: true }))).toEqual(["approve", "delete", ...downloads]);
    expect(attributesOf(bar({ approve: true, delete: true, release: true }), "formaction")).toEqual([
      "/approve",
      "/confirm",
    ]);
  });

  it("says how many all are, unless they were not counted to their end", () => {
    expect(wordsOf(bar())).toContain(t("list.all-matching", { count: 12 }));
    expect(wordsOf(bar({}, null))).toContain(t("list.all-found"));
  });

  it("says why it is empty", () => {
    type Props = Parameters<typeof NoRows>[0];
    const none = (filter: object, isBeyond = false) =>
      rendered(NoRows, { filter, isBeyond, firstPage: "?first" } as Props);
    expect(wordsOf(none({ text: "" }))).toBe(t("documents.none"));
    expect(wordsOf(none({ text: "", status: "error" }))).toBe(t("documents.none-filtered"));
    expect(wordsOf(none({ text: "abc" }))).toContain(t("list.search-hint"));
    expect(linksOf(none({}, true))).toEqual(["?first"]);
  });

  it("says what became of an upload by the plain form", () => {
    const refused = [{ fileName: "a.exe", messageKey: "error.unexpected", values: {} }];
    expect(rendered(UploadResult, { received: 0, refused: [] })).toBe("");
    expect(wordsOf(rendered(UploadResult, { received: 2, refused: [] }))).toBe(
      t("documents.upload.taken", { count: 2 }),
    );
    const html = rendered(UploadResult, { received: 0, refused });
    expect(attributesOf(html, "role")).toEqual(["alert"]);
    expect(wordsOf(html)).toContain(`a.exe: ${t("error.unexpected")}`);
  });
});

describe("a sample of what is found", () => {
  const found = {
    key: "total",
    label: "Total",
    value: "<b>12</b>",
    confidence: "99%",
    certainty: "sure",
    word: "sure",
    reasons: "below Total",
    place: { left: "10%", top: "20%", width: "5%", height: "2%" },
  } as unknown as Parameters<typeof FoundValues>[0]["fields"][number];

  it("leads from the value to its place and back", () => {
    const values = rendered(FoundValues, {
      label: "Values",
      fields: [found, { ...found, key: "tax", place: null }],
    });
    expect(linksOf(values)).toEqual(["#place-total"]);
    expect(attributesOf(values, "id")).toEqual(["value-total", "value-tax"]);
    const page = rendered(MarkedPage, { src: "/p", width: 10, height: 14, alt: "Bill", fields: [found] });
    expect(linksOf(page)).toEqual(["#value-total"]);
    expect(attributesOf(page, "id")).toEqual(["place-total"]);
    expect(values + page).not.toContain("<b>");
  });

  it("marks sums that hold and that do not", () => {
    const equations = [
      { text: "1 + 2 = 3", holds: true },
      { text: "1 + 2 = 4", holds: false },
    ];
    const html = rendered(FoundSums, { title: "Sums", equations });
    expect(attributesOf(html, "class").filter((name) => /^text-(success|failed)$/.test(name))).toEqual([
      "text-success",
      "text-failed",
    ]);
  });
});
