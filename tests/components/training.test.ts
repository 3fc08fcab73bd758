import { buttonsOf, hiddenOf } from "@tests/support/drawn-controls";
import { attributesOf, linksOf, rendered, said, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";
import type { ShownModel, VersionRow } from "~/components/training/shown-training";
import { documentStatuses } from "~/domain/documents/status";
import { minTrainingDocuments } from "~/domain/training/training-run";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { AnnotationOutcomes } = await import("~/components/training/annotation-outcomes");
const { BeforeAfter } = await import("~/components/training/before-after");
const { ChangesTable } = await import("~/components/training/changes-table");
const { F1Bars } = await import("~/components/training/f1-bars");
const { MetricsTable } = await import("~/components/training/metrics-table");
const { ModelTraining } = await import("~/components/training/model-training");
const { PublishQuestion } = await import("~/components/training/publish-question");
const { PublishedBase } = await import("~/components/training/published-base");
const { RunProgress } = await import("~/components/training/run-progress");
const { TakeBackQuestion } = await import("~/components/training/take-back-question");
const { TrainingDocumentsTable } = await import("~/components/training/training-documents-table");
const { UsefulDocuments } = await import("~/components/training/useful-documents");
const { VersionStateBadge } = await import("~/components/training/version-state-badge");
const { VersionsTable } = await import("~/components/training/versions-table");

const t = (key: string, values: Record<string, unknown> = {}) => said(key, values);
const metrics = (f1: number, values = 10) => ({ precision: f1, recall: f1, f1, values });
const document = { id: "d1", fileName: "a.pdf", modelName: "Bills", status: "submitted" as const };
const publication = { number: 3, versionNumber: 7, documents: 12, published: "1 March" };

describe("a figure before and after", () => {
  const drawn = (before: number | null, after: number | null) => rendered(BeforeAfter, { before, after });

  it.each([
    [0.5, 0.6, "text-success"],
    [0.6, 0.5, "text-failed"],
    [null, 0.1, "text-success"],
    [0.1, null, "text-failed"],
  ])("from %j to %j is %s", (before, after, colour) => {
    expect(drawn(before, after)).toContain(colour);
  });

  it("is neither where nothing changed", () => {
    for (const [before, after] of [
      [0.5, 0.5],
      [null, null],
      [null, 0],
    ] as const)
      expect(drawn(before, after)).not.toMatch(/text-(success|failed)/);
  });

  it("has three decimals, and a dash where nothing was measured", () => {
    expect(wordsOf(drawn(0.5, 1))).toBe(`${t("training.before")} 0.500 ${t("training.after")} 1.000`);
    expect(wordsOf(drawn(null, 1))).toContain("–");
  });

  it("as bars is as long as it is, and says so in words", () => {
    const html = rendered(F1Bars, { label: "Total", before: metrics(0.25), after: metrics(1) });
    expect(attributesOf(html, "width")).toEqual(["100", "25", "100"]);
    expect(wordsOf(html)).toBe(t("training.bars-of", { field: "Total", before: "0.250", after: "1.000" }));
  });
});

describe("the figures of a version", () => {
  const fields = [
    { key: "total", labelKey: "field.total", name: "" },
    { key: "own:1", labelKey: "field.own", name: "Crate" },
    { key: "tax", labelKey: "field.tax", name: "" },
  ];
  const side = (f1: number, of: Record<string, ReturnType<typeof metrics>>) => ({
    overall: metrics(f1, 20),
    calibrationError: 0.0123,
    fields: of,
  });
  type Metrics = Parameters<typeof MetricsTable>[0]["metrics"];
  const drawn = (more: Partial<Metrics> = {}) =>
    rendered(MetricsTable, {
      metrics: {
        before: side(0.5, { total: metrics(0.5) }),
        after: side(0.75, { total: metrics(0.75, 8), "own:1": metrics(0, 0) }),
        documents: 9,
        vendors: 4,
        seenBefore: 0,
        by: "vendor",
        ...more,
      } as unknown as Metrics,
      fields,
    });
  const rows = (html: string) =>
    [...html.matchAll(/<th scope="row"[^>]*>([\s\S]*?)<\/th>/g)].map(([, inside = ""]) => wordsOf(inside));

  it("begin with all fields, then those that were measured before or after", () => {
    expect(rows(drawn()).map((row) => row.replace(`${t("training.field")} `, ""))).toEqual([
      t("training.all-fields"),
      t("field.total"),
      "Crate",
    ]);
  });

  it("count the values of the side that had more, and measure nothing where there were none", () => {
    const words = wordsOf(drawn());
    expect(words).toMatch(new RegExp(`${t("field.total")} ${t("training.values")} 10 `));
    expect(words).toMatch(/Crate .* – .* – /);
  });

  it("group the digits of many values as the language does", () => {
    const many = side(0.5, { total: metrics(0.5, 12_345) });
    expect(wordsOf(drawn({ before: many } as never))).toContain(`${t("training.values")} 12,345 `);
  });

  it("say on how many documents they were measured, and which of them were seen before", () => {
    expect(wordsOf(drawn())).toContain(t("training.measured-vendor", { documents: 9, vendors: 4 }));
    expect(wordsOf(drawn())).not.toContain(t("training.seen-before", { count: 2 }));
    expect(wordsOf(drawn({ seenBefore: 2 }))).toContain(t("training.seen-before", { count: 2 }));
  });
});

describe("what a version would answer differently", () => {
  type Row = Parameters<typeof ChangesTable>[0]["rows"][number];
  const row: Row = {
    id: "1",
    documentId: "d1",
    fileName: "a.pdf",
    field: "total",
    before: null,
    after: "12",
    checked: "12",
    verdict: "better",
  } as unknown as Row;
  const fields = [{ key: "total", labelKey: "field.total", name: "" }];
  const words = (more: Partial<Row> = {}) =>
    wordsOf(rendered(ChangesTable, { rows: [{ ...row, ...more }], fields }));

  it("names the field, and one that is gone by its key", () => {
    expect(words()).toContain(t("field.total"));
    expect(words({ field: "gone" })).toContain("gone");
  });

  it("tells nothing from a value, and shows no checked value where nobody checked", () => {
    expect(words()).toContain(t("training.nothing"));
    expect(words({ verdict: "unknown", checked: "99" })).not.toContain("99");
    expect(words({ verdict: "worse", checked: "99" })).toContain("99");
  });

  it.each(["better", "worse", "still-wrong", "unknown"] as const)("says that it is %s", (verdict) => {
    expect(words({ verdict })).toContain(t(`training.verdict.${verdict}`));
  });
});

describe("the training of a model", () => {
  const model = (more: Partial<ShownModel> = {}): ShownModel => ({
    id: "m1",
    name: "Bills",
    documents: minTrainingDocuments,
    trained: 0,
    run: null,
    isPinned: false,
    activeNumber: null,
    candidate: null,
    versions: [],
    ...more,
  });
  const run = { state: "running" as const, stage: "reading", done: 2, total: 5, problem: null };
  const drawn = (more: Partial<ShownModel> = {}, mayTrain = true) =>
    rendered(ModelTraining, {
      model: model(more),
      versionsTo: "/versions",
      mayTrain,
      repeats: false,
    });
  const isOffered = (html: string) => buttonsOf(html).length > 0;

  it("begins with enough documents, by those who may, and once at a time", () => {
    expect(isOffered(drawn())).toBe(true);
    expect(hiddenOf(drawn())).toEqual({ modelId: "m1" });
    expect(isOffered(drawn({ documents: minTrainingDocuments - 1 }))).toBe(false);
    expect(wordsOf(drawn({ documents: 0 }))).toContain(
      t("training.needs-more", { fewest: minTrainingDocuments }),
    );
    expect(isOffered(drawn({}, false))).toBe(false);
    expect(isOffered(drawn({ run: run as ShownModel["run"] }))).toBe(false);
  });

  it("says what the model reads with, and that it stays with that", () => {
    expect(wordsOf(drawn())).toContain(t("training.base-in-use"));
    expect(wordsOf(drawn({ activeNumber: 4 }))).toContain(t("training.version-in-use", { number: 4 }));
    expect(wordsOf(drawn())).not.toContain(t("training.pinned"));
    expect(wordsOf(drawn({ isPinned: true }))).toContain(t("training.pinned"));
  });

  it("says why it failed", () => {
    const failed = { ...run, state: "failed", problem: "error.unexpected" } as ShownModel["run"];
    expect(wordsOf(drawn({ run: failed }))).toContain(`${t("training.failed")} ${t("error.unexpected")}`);
    expect(attributesOf(drawn({ run: failed }), "role")).toContain("alert");
    expect(isOffered(drawn({ run: failed }))).toBe(true);
  });

  it("leads to a version that waits for a decision", () => {
    expect(linksOf(drawn({ candidate: { id: "v2", number: 2 } }))).toEqual(["/versions/v2"]);
  });

  it("under way says how far it is, as soon as that is known", () => {
    const progress = (total: number) =>
      rendered(RunProgress, { run: { ...run, total } as never, repeats: false });
    expect(progress(5)).toMatch(/<progress max="5" value="2"/);
    expect(progress(0)).not.toContain("<progress");
  });
});

describe("the versions of a model", () => {
  const version: VersionRow = {
    id: "v1",
    number: 1,
    state: "active",
    made: "1 March",
    isStale: false,
    documentCount: 9,
    before: 0.5,
    after: 0.6,
    changedDocuments: 3,
  };
  const drawn = (more: Partial<VersionRow> = {}) =>
    rendered(VersionsTable, {
      caption: "Versions",
      versionsTo: "/versions",
      versions: [{ ...version, ...more }],
    });

  it("lead each to its page, a stale one being marked", () => {
    expect(linksOf(drawn())).toEqual(["/versions/v1"]);
    expect(wordsOf(drawn())).not.toContain(t("training.stale"));
    expect(wordsOf(drawn({ isStale: true }))).toContain(t("training.stale"));
  });

  it("group the digits of many documents as the language does", () => {
    const html = drawn({ documentCount: 12_345, changedDocuments: 54_321 });
    expect(wordsOf(html)).toMatch(/ 12,345 .* 54,321$/);
  });

  it("stand each in a state with a shape and a word of its own", () => {
    const states = ["candidate", "active", "retired", "discarded"] as const;
    const badges = states.map((state) => rendered(VersionStateBadge, { state }));
    expect(new Set(badges.map(wordsOf)).size).toBe(4);
    expect(new Set(badges.flatMap((html) => attributesOf(html, "d"))).size).toBe(4);
  });
});

describe("the weights of a base model", () => {
  const offer = { id: "v1", name: "Bills", number: 1, documentCount: 9 };
  const publish = (offers: readonly (typeof offer)[]) =>
    rendered(PublishQuestion, { base: "Invoice", offers, cancelTo: "/back", problems: undefined });

  it("are published from the first version unless another is chosen", () => {
    const html = publish([offer, { ...offer, id: "v2" }]);
    const radios = [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([tag]) => tag);
    expect(radios.map((tag) => tag.includes("checked"))).toEqual([true, false]);
    expect(attributesOf(html, "value")).toEqual(expect.arrayContaining(["v1", "v2"]));
  });

  it("are not published where there is nothing to", () => {
    expect(publish([])).not.toContain("<form");
    expect(linksOf(publish([]))).toEqual(["/back"]);
  });

  const takeBack = (inForce: typeof publication | null, before: typeof publication | null) =>
    rendered(TakeBackQuestion, { base: "Invoice", inForce, before, cancelTo: "/back", problems: undefined });

  it("are taken back by their number, which says what comes after them", () => {
    expect(hiddenOf(takeBack(publication, null))).toEqual({ number: "3" });
    expect(wordsOf(takeBack(publication, null))).toContain(t("training.back-to-shipped"));
    const before = { ...publication, number: 2 };
    expect(wordsOf(takeBack(publication, before))).toContain(t("training.back-to-published", before));
    expect(takeBack(null, null)).not.toContain("<form");
  });

  it("are told with what can be done, and where documents for them are added", () => {
    const base = (models: ShownModel[], published: typeof publication | null) =>
      rendered(PublishedBase, { baseId: "invoices-north-america", models, published });
    expect(linksOf(base([], null))).toEqual([
      "/training-documents/invoices-north-america/publish",
      "/aimodels/create-aimodel?baseModel=invoices-north-america",
    ]);
    expect(linksOf(base([{ id: "m1", name: "Bills" } as ShownModel], publication))).toEqual([
      "/training-documents/invoices-north-america/publish",
      "/training-documents/invoices-north-america/take-back",
      "/document-processing/m1/documents",
    ]);
  });
});

describe("training documents", () => {
  const table = (status: (typeof documentStatuses)[number], mayWithdraw = true) =>
    rendered(TrainingDocumentsTable, {
      caption: "Documents",
      rows: [{ ...document, status, submitted: "1 March" }],
      mayWithdraw,
    });

  it("are taken out while they count, by those who may", () => {
    const out = documentStatuses.filter((status) => buttonsOf(table(status)).length > 0);
    expect(out).toEqual(["submitted", "trained", "approved", "released"]);
    expect(buttonsOf(table("submitted", false))).toEqual([]);
    expect(hiddenOf(table("submitted"))).toEqual({ documentId: "d1" });
  });

  it("are annotated on their page", () => {
    expect(linksOf(table("forTraining"))).toEqual(["/documents/d1", "/documents/d1?from=training"]);
  });

  it("that would help most are taken away one by one or together", () => {
    const rows = [
      { ...document, confidence: 0.519 },
      { ...document, id: "d2", confidence: null },
    ];
    const html = rendered(UsefulDocuments, { rows, zipTo: "/zip" });
    expect(linksOf(html).filter((link) => link.startsWith("/zip"))).toEqual([
      "/zip?documentId=d1",
      "/zip?documentId=d2",
      "/zip?documentId=d1&documentId=d2",
    ]);
    expect(wordsOf(html)).toContain("51%");
    expect(wordsOf(html)).toContain(" 0%");
    expect(wordsOf(rendered(UsefulDocuments, { rows: [], zipTo: "/zip" }))).toBe(
      t("annotations.none-useful"),
    );
  });

  it("that were annotated by a file say what came of it, and which field is to blame", () => {
    const outcome = {
      file: "a.json",
      documentId: null,
      outcome: "refused",
      problem: "error.unexpected",
      field: "total",
    };
    type Outcomes = Parameters<typeof AnnotationOutcomes>[0]["outcomes"];
    const drawn = (more: object = {}) =>
      rendered(AnnotationOutcomes, { outcomes: [{ ...outcome, ...more }] as unknown as Outcomes });
    expect(wordsOf(drawn())).toContain(`total: ${t("error.unexpected")}`);
    expect(wordsOf(drawn({ field: null }))).not.toContain("total:");
    expect(drawn()).toContain("text-failed");
    for (const good of ["done", "unchanged"])
      expect(drawn({ outcome: good, problem: null })).toContain("text-success");
    expect(linksOf(drawn({ documentId: "d1" }))).toEqual(["/documents/d1"]);
  });
});
