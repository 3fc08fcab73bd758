import { buttonsOf, choicesOf, controlsOf, hiddenOf } from "@tests/support/drawn-controls";
import { attributesOf, rendered, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";
import type { ReplayReport } from "~/domain/processing/replay-report";
import { minTrainingDocuments } from "~/domain/training/training-run";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { PlanPanel } = await import("~/components/billing/plan-panel");
const { CustomersTable } = await import("~/components/customers/customers-table");
const { ServiceOverview } = await import("~/components/customers/service-overview");
const { HomeLists } = await import("~/components/documents/home-lists");
const { ReplayAnswer } = await import("~/components/documents/replay-answer");
const { SplitPanel } = await import("~/components/documents/split-panel");
const { DescriptorForm } = await import("~/components/energy/descriptor-form");
const { ColumnRows } = await import("~/components/exports/column-rows");
const { maxExportColumns } = await import("~/domain/exports/export-layout");
const { ModelTraining } = await import("~/components/training/model-training");

const linksOf = (html: string) =>
  [...html.matchAll(/<a[^>]*>/g)].flatMap(([tag]) => attributesOf(tag, "href"));

describe("the plan", () => {
  type Props = Parameters<typeof PlanPanel>[0];
  const draw = (subscription: Partial<Props["subscription"]> = {}, rest: Partial<Props> = {}) =>
    rendered(PlanPanel, {
      subscription: {
        tier: "silver",
        currency: "USD",
        monthlyPrice: 9_900,
        documentsIncluded: 500,
        status: "active",
        periodStart: "2026-11-01",
        periodEnd: "2026-12-01",
        cancelAtPeriodEnd: false,
        ...subscription,
      },
      nextBill: { day: "2026-12-01", amount: 9_900 },
      reactivation: null,
      mayEdit: true,
      upgrades: [{ code: "us-gold", tier: "gold" }],
      downgrades: [{ code: "us-bronze", tier: "bronze" }],
      ...rest,
    });

  it("says what it costs and when it is billed", () => {
    const words = wordsOf(draw());
    expect(words).toContain("$99.00");
    expect(words).toContain("Active");
    expect(words).toMatch(/Next bill \$99\.00 on \S+/);
    expect(wordsOf(draw({}, { nextBill: null }))).toContain("Next bill None");
  });

  it.each([
    ["trialing", {}, "Free until"],
    ["past-due", {}, "A payment was declined and will be retried."],
    ["suspended", {}, "A payment was declined for the last time."],
    ["canceled", {}, "The subscription has ended."],
    ["active", { cancelAtPeriodEnd: true }, "Canceled. The subscription ends on"],
  ] as const)("that is %s says so %j", (status, change, sentence) => {
    expect(wordsOf(draw({ status, ...change }))).toContain(sentence);
  });

  it("alerts where money is owed, and only there", () => {
    const alerts = (status: Props["subscription"]["status"]) => attributesOf(draw({ status }), "role");
    expect([alerts("past-due"), alerts("suspended")]).toEqual([["alert"], ["alert"]]);
    for (const status of ["active", "trialing", "canceled"] as const) expect(alerts(status)).toEqual([]);
  });

  it("can be changed to larger and smaller ones, and canceled", () => {
    expect(linksOf(draw())).toEqual([
      "/billing/change/us-gold",
      "/billing/cancel",
      "/billing/change/us-bronze",
    ]);
  });

  it("that ends can be kept, one that ended is started anew or resumed", () => {
    const ending = draw({ cancelAtPeriodEnd: true });
    expect(buttonsOf(ending)).toEqual(["intent=undo-cancel Keep the subscription"]);
    expect(linksOf(ending)).not.toContain("/billing/cancel");
    const ended = { status: "canceled" } as const;
    expect(linksOf(draw(ended, { reactivation: "new" }))).toEqual(["/payment_process/products"]);
    expect(linksOf(draw(ended, { reactivation: "resume" }))).toEqual(["/billing/reactivate"]);
    expect(buttonsOf(draw({ ...ended, cancelAtPeriodEnd: true }))).toEqual([]);
  });

  it("is only read by who may not change it", () => {
    const html = draw({ cancelAtPeriodEnd: true }, { mayEdit: false });
    expect([linksOf(html), buttonsOf(html)]).toEqual([[], []]);
  });
});

describe("customers", () => {
  type Customer = Parameters<typeof CustomersTable>[0]["customers"][number];
  const customer: Customer = {
    id: "t1",
    name: "Acme",
    companyName: "Acme Ltd",
    country: "United Kingdom",
    dataCenter: "eu",
    status: "active",
    suspendedFor: null,
    members: 3,
    plan: "Silver",
    since: "01/11/2026",
    usage: { used: 12, included: 500 },
    erasedOn: null,
  };
  const draw = (change: Partial<Customer> = {}, pickedId: string | null = null) =>
    rendered(CustomersTable, { customers: [{ ...customer, ...change }], pickedId });

  it("say how much of their plan is used, or that they have none", () => {
    expect(wordsOf(draw())).toContain("12 of 500 documents this period");
    expect(wordsOf(draw({ plan: null, usage: null }))).toContain("None");
  });

  it("can be selected once, and suspended while they are not", () => {
    expect(hiddenOf(draw())).toEqual({ tenantId: "t1" });
    expect(linksOf(draw())).toEqual(["/customers/t1/suspend", "/customers/t1/move"]);
    expect(buttonsOf(draw({}, "t1"))).toEqual([]);
    expect(wordsOf(draw({}, "t1"))).toContain("Selected");
  });

  it("suspended by an administrator can be resumed, for non-payment cannot", () => {
    const suspended = { status: "suspended" } as const;
    expect(linksOf(draw({ ...suspended, suspendedFor: "administrator" }))).toEqual([
      "/customers/t1/resume",
      "/customers/t1/move",
    ]);
    const unpaid = draw({ ...suspended, suspendedFor: "payment" });
    expect(linksOf(unpaid)).toEqual(["/customers/t1/move"]);
    expect(wordsOf(unpaid)).toContain("for non-payment");
  });

  it("that are being deleted cannot be selected", () => {
    expect(buttonsOf(draw({ status: "erasing", erasedOn: "02/12/2026" }))).toEqual([]);
    expect(wordsOf(draw({ status: "closing", erasedOn: "02/12/2026" }))).toContain("on 02/12/2026");
  });

  it("are counted by what waits in their storage", () => {
    const html = rendered(ServiceOverview, {
      givenName: "Ann",
      customers: [],
      hasMore: false,
      health: {
        control: "down",
        shards: [
          { id: "eu-1", database: "ok", files: "down", received: 2, processing: 3, oldestSeconds: 61 },
          { id: "us-1", database: "ok", files: "ok", received: 0, processing: 0, oldestSeconds: null },
        ],
      },
    });
    const words = wordsOf(html);
    expect(words).toContain("No customers yet.");
    expect(words).toContain("Accounts and customers: Not responding");
    expect(words).toMatch(/eu-1 .*Not responding .*5 .*2 minutes/);
    expect(linksOf(html)).not.toContain("/customers");
  });
});

describe("the lists of the start page", () => {
  const document = { id: "d1", fileName: "a.pdf", status: "failed" as const, model: "Bills", at: "10:00" };

  it("begin with the document that waits longest", () => {
    const html = rendered(HomeLists, {
      waiting: [document, { ...document, id: "d2" }],
      latest: [],
      wrong: [],
    });
    expect(linksOf(html)).toEqual(["/documents/d1", "/documents/d1", "/documents/d2"]);
    expect(wordsOf(html)).toContain("No documents yet.");
    expect(wordsOf(html)).toContain("No problems.");
  });

  it("offer no start where nothing waits", () => {
    const html = rendered(HomeLists, { waiting: [], latest: [document], wrong: [] });
    expect(wordsOf(html)).toContain("Nothing is waiting.");
    expect(linksOf(html)).toEqual(["/documents/d1"]);
  });

  it("say what went wrong, in words of its own where there are some", () => {
    const trouble = { about: "a.pdf", at: "10:00", to: "/x", problem: null };
    const words = wordsOf(
      rendered(HomeLists, {
        waiting: [],
        latest: [],
        wrong: [
          { ...trouble, kind: "release" },
          { ...trouble, kind: "refused", to: "/y", problem: "intake.reason.empty" },
        ],
      }),
    );
    expect(words).toContain("The release failed.");
    expect(words).toContain("The file is empty.");
    expect(words).not.toContain("The file was rejected.");
  });
});

describe("the answer of a reproducibility check", () => {
  const hash = "a".repeat(64);
  const same: ReplayReport = {
    state: "same",
    problem: null,
    inputHash: hash,
    resultHash: { before: hash, after: hash },
    engineVersion: { before: "1.2.0", after: "1.3.0" },
    modelVersion: { before: "m1", after: "m1" },
    changes: [],
    changesTotal: 0,
    today: [],
    todayTotal: 0,
  };
  const change = { field: "total", line: null, before: "1.00", after: null };
  const draw = (report: Partial<ReplayReport>, checked: string | null = null) =>
    rendered(ReplayAnswer, {
      documentId: "d1",
      report: { ...same, ...report },
      checked,
      labels: { total: "field.total" },
    });

  it("says so where not a byte differs, with versions and hashes cut for people", () => {
    const words = wordsOf(draw({}));
    expect(words).toContain("byte for byte");
    expect(words).toContain("1.2.0 1.3.0");
    expect(words).toContain(`${"a".repeat(12)}…`);
    expect(words).not.toContain("a".repeat(13));
    expect(attributesOf(draw({}), "title")).toContain(hash);
  });

  it("tells values that differ from words that do", () => {
    expect(wordsOf(draw({ state: "changed" }))).toContain("The values are the same");
    const words = wordsOf(draw({ state: "changed", changes: [change], changesTotal: 4 }));
    expect(words).toContain("the same input now gives different values");
    expect(words).toContain("Total: “1.00” → “–”");
    expect(words).toContain("… and 3 more.");
  });

  it("names the line of a line item, and a field that it does not know by its key", () => {
    const today = [{ field: "mystery", line: 2, before: null, after: "5" }];
    expect(wordsOf(draw({ today, todayTotal: 1 }))).toContain("Line 2, mystery: “–” → “5”");
  });

  it("says why it is impossible, and nothing of today", () => {
    const html = draw({ state: "impossible", problem: "replay.no-weights" });
    expect(wordsOf(html)).toContain("no longer exists");
    expect(wordsOf(html)).not.toContain("would change");
  });

  it("can be asked for again where it was kept", () => {
    expect(buttonsOf(draw({}))).toEqual([]);
    expect(buttonsOf(draw({}, "10:00"))).toEqual(["Check again"]);
  });
});

describe("a file of several documents", () => {
  type Props = Parameters<typeof SplitPanel>[0];
  const review = {
    id: "d1",
    status: "success",
    pageCount: 4,
    splittable: true,
    split: null,
    parent: null,
    pages: [1, 2, 3, 4].map((number) => ({ number, state: "read", image: `/p/${number}`, ratio: 1.4 })),
  } as unknown as Props["review"];
  const draw = (change: Partial<Props["review"]>, rest: Partial<Props> = {}) =>
    rendered(SplitPanel, {
      mayEdit: true,
      typed: null,
      error: undefined,
      ...rest,
      review: { ...review, ...change },
    });
  const proposed = [
    { first: 1, last: 2, confidence: 0.987 },
    { first: 3, last: 3, confidence: 0.9 },
  ] as unknown as NonNullable<Props["review"]["split"]>["proposed"];
  const parts = [
    { documentId: "p1", fileName: "a-p1-2.pdf", status: "success" as const, first: 1, last: 2 },
    { documentId: "p2", fileName: "a-p3.pdf", status: "error" as const, first: 3, last: 3 },
  ];

  it("is offered to be split, folded away, where nothing is proposed", () => {
    expect(draw({})).toContain("<details");
    expect(controlsOf(draw({})).find(({ name }) => name === "pages")?.value).toBe("");
  });

  it("is not, where it cannot be or nobody may", () => {
    for (const change of [{ splittable: false }, { pageCount: 1 }]) expect(draw(change)).toBe("");
    expect(draw({}, { mayEdit: false })).toBe("");
  });

  it("shows what is proposed, how sure that is, and has it typed in already", () => {
    const html = draw({ split: { proposed, parts: [], byPerson: false } });
    expect(wordsOf(html)).toContain("This file seems to contain 2 documents");
    expect(wordsOf(html)).toContain("pages 1-2 · 98% confidence");
    expect(wordsOf(html)).toContain("page 3 · 90% confidence");
    expect(controlsOf(html).find(({ name }) => name === "pages")?.value).toBe("1-2, 3");
  });

  it("keeps what was typed where it was wrong, and opens the form", () => {
    const html = draw({}, { typed: "4-1", error: "Enter page ranges" });
    const pages = controlsOf(html).find(({ name }) => name === "pages");
    expect(pages).toMatchObject({ value: "4-1", invalid: true });
    expect(html).toContain('<details open=""');
  });

  it("leads to its parts, and can be put together again by who may", () => {
    const html = draw({ split: { proposed: [], parts, byPerson: true } });
    expect(linksOf(html)).toEqual(["/documents/p1", "/documents/p2"]);
    expect(buttonsOf(html)).toEqual(["intent=keep-whole Undo: keep as one document"]);
    expect(buttonsOf(draw({ split: { proposed: [], parts, byPerson: true } }, { mayEdit: false }))).toEqual(
      [],
    );
  });

  it("is named by its part", () => {
    const html = draw({ parent: { documentId: "whole", first: 3, last: 4 } });
    expect(wordsOf(html)).toContain("Page(s) 3-4 of the file that was split");
    expect(linksOf(html)).toEqual(["/documents/whole"]);
  });
});

describe("a line of energy bills", () => {
  const line = {
    id: "l1",
    shown: "Peak energy",
    supplier: "Volt",
    described: true,
    commodity: "electric",
    chargeType: "usage",
    unit: "kWh",
    heading: "COST:USD:Peak",
    quantityHeading: "",
  };
  const draw = (change: Partial<typeof line> = {}, mayEdit = true) =>
    rendered(DescriptorForm, { line: { ...line, ...change }, mayEdit, messages: [] });

  it("has controls of its own, so that many stand on one page", () => {
    const names = controlsOf(draw()).map(({ name }) => name);
    expect(names).toEqual(["commodity-l1", "chargeType-l1", "unit-l1", "heading-l1", "quantityHeading-l1"]);
    expect(hiddenOf(draw())).toEqual({ lineId: "l1", line: "Peak energy" });
    expect(choicesOf(draw(), "commodity-l1")[0]).toEqual(["", "Unknown"]);
  });

  it("can be forgotten once it is described, by who may edit", () => {
    expect(buttonsOf(draw())).toEqual([
      "intent=describe Save description",
      "intent=forget Delete description",
    ]);
    expect(buttonsOf(draw({ described: false }))).toEqual(["intent=describe Save description"]);
    expect(buttonsOf(draw({}, false))).toEqual([]);
  });

  it("is open where something is wrong with it", () => {
    const messages = [{ field: "heading-l1", label: "", text: "A heading is TYPE:UNIT:LABEL" }];
    const html = rendered(DescriptorForm, { line, mayEdit: true, messages });
    expect(html).toContain('open=""');
    expect(
      controlsOf(html)
        .filter(({ invalid }) => invalid)
        .map(({ name }) => name),
    ).toEqual(["heading-l1"]);
  });
});

describe("columns of an export template", () => {
  const columns = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      heading: `H${at}`,
      source: "constant",
      text: "",
    })) as Parameters<typeof ColumnRows>[0]["columns"];
  const draw = (count: number, pressed = "") =>
    rendered(ColumnRows, { columns: columns(count), choices: [], messages: [], pressed });
  const focused = (html: string) =>
    [...html.matchAll(/<button[^>]*>/g)]
      .filter(([tag]) => tag.includes("autofocus"))
      .map(([tag]) => attributesOf(tag, "value")[0]);

  it("cannot be moved out of the list", () => {
    const disabled = [...draw(3).matchAll(/<button[^>]* disabled=""[^>]*>/g)].map(
      ([tag]) => attributesOf(tag, "value")[0],
    );
    expect(disabled).toEqual(["up:0", "down:2"]);
  });

  it.each([
    ["up:2", "up:1"],
    ["up:1", "down:0"],
    ["down:0", "down:1"],
    ["down:1", "up:2"],
    ["remove:2", "remove:2"],
    ["remove:3", "remove:2"],
    ["add", "add"],
  ])("go on with the keyboard after %s", (pressed, next) => {
    expect(focused(draw(3, pressed)).map((value) => value)).toEqual([next]);
  });

  it("focus nothing by themselves", () => {
    expect(focused(draw(3))).toEqual([]);
    expect(focused(draw(0, "remove:0"))).toEqual(["add"]);
  });

  it("come to an end", () => {
    const addable = (count: number) =>
      !/<button[^>]* disabled=""[^>]* value="add"|value="add"[^>]* disabled=""/.test(draw(count));
    expect([addable(maxExportColumns - 1), addable(maxExportColumns)]).toEqual([true, false]);
  });
});

describe("the training of a model", () => {
  type Model = Parameters<typeof ModelTraining>[0]["model"];
  const model: Model = {
    id: "m1",
    name: "Bills",
    documents: minTrainingDocuments,
    trained: 0,
    run: null,
    isPinned: false,
    activeNumber: null,
    candidate: null,
    versions: [],
  };
  const draw = (change: Partial<Model> = {}, mayTrain = true) =>
    rendered(ModelTraining, { model: { ...model, ...change }, versionsTo: "/v", mayTrain, repeats: false });

  it("can be started with enough documents, by who may", () => {
    expect(buttonsOf(draw())).toEqual(["intent=train Train"]);
    expect(hiddenOf(draw())).toEqual({ modelId: "m1" });
    expect(buttonsOf(draw({}, false))).toEqual([]);
    const few = draw({ documents: minTrainingDocuments - 1 });
    expect(buttonsOf(few)).toEqual([]);
    expect(wordsOf(few)).toContain(`at least ${minTrainingDocuments} submitted documents`);
  });

  it("shows how far it is instead of the button", () => {
    const run = { state: "running", stage: "collecting", done: 3, total: 9, problem: null } as const;
    const html = draw({ run });
    expect(wordsOf(html)).toContain("collecting documents, 3 of 9");
    expect(buttonsOf(html).some((button) => button.includes("intent=train"))).toBe(false);
    expect(html).toContain('<progress max="9" value="3"');
    expect(draw({ run: { ...run, total: 0 } })).not.toContain("<progress");
  });

  it("says why it failed, and can be started again", () => {
    const html = draw({
      run: { state: "failed", stage: "training", done: 0, total: 0, problem: "training.problem.stalled" },
    });
    expect(wordsOf(html)).toContain("The last training failed. It made no more progress");
    expect(buttonsOf(html)).toEqual(["intent=train Train"]);
  });

  it("leads to what it proposes", () => {
    const html = draw({ candidate: { id: "v2", number: 2 }, activeNumber: 1 });
    expect(wordsOf(html)).toContain("In use: version 1");
    expect(wordsOf(html)).toContain("Version 2 is proposed.");
    expect(linksOf(html)).toEqual(["/v/v2"]);
    expect(wordsOf(draw())).toContain("In use: the base model");
  });
});
