import { buttonsOf } from "@tests/support/drawn-controls";
import { attributesOf, linksOf, rendered, said, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";
import { erpSentence, type ShownSending } from "~/components/documents/erp-sentence";
import type { Review } from "~/components/documents/review";
import { buttonStyle } from "~/components/form/button-style";
import { readinesses } from "~/domain/documents/concerns";
import { orderOutcomes } from "~/domain/orders/order-outcome";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { DocumentHeader } = await import("~/components/documents/document-header");
const { DuplicateNotices } = await import("~/components/documents/duplicate-notices");
const { ErpNotice } = await import("~/components/documents/erp-notice");
const { KeptFilesNotice } = await import("~/components/documents/kept-files-notice");
const { ListOrderLinks, ListReadinessLinks, ListStatusLinks } = await import(
  "~/components/documents/list-status-links"
);
const { HandlingForms } = await import("~/components/documents/handling-forms");
const { HomeLists } = await import("~/components/documents/home-lists");
const { HomeTiles } = await import("~/components/documents/home-tiles");
const { NextSteps } = await import("~/components/documents/next-steps");
const { ProofSentence } = await import("~/components/documents/proof-sentence");
const { RescoringNotice } = await import("~/components/documents/rescoring-notice");
const { TenantOverview } = await import("~/components/documents/tenant-overview");

const t = (key: string, values: Record<string, unknown> = {}) => said(key, values);

describe("the ways to set a document aside", () => {
  it("are equals: none of their buttons is primary", () => {
    const html = rendered(HandlingForms, {
      ...{ id: "d1", revision: 1, mayReject: true, isOpen: true, colleagues: [], assignedTo: "" },
      ...{ until: "", tomorrow: "2026-03-02", messages: {}, typed: {} },
    });
    expect(buttonsOf(html)).toHaveLength(3);
    expect(html).not.toContain(buttonStyle("primary"));
  });
});

describe("the head of a document", () => {
  const review = (more: Partial<Review> = {}) =>
    ({
      fileName: "bill.pdf",
      status: "success",
      readiness: null,
      confidence: null,
      score: null,
      threshold: 10,
      received: "1 March",
      processed: null,
      weights: null,
      training: null,
      concerns: [],
      ...more,
    }) as Review;
  const words = (more: Partial<Review> = {}) =>
    wordsOf(
      rendered(DocumentHeader, { review: review(more), place: "2 of 7", details: "x", children: "actions" }),
    );

  it("says what is known, and nothing of what is not", () => {
    expect(words()).toBe(
      `${t("dashboard.title")} bill.pdf ${t("status.success")} 2 of 7 ${t("document.details")} ${t("document.received", { at: "1 March" })} x actions`,
    );
  });

  it("never rounds the confidence up to what it is not", () => {
    const percent = (confidence: number) => words({ confidence }).match(/(\d+)%/)?.[1];
    expect([percent(0.999), percent(1), percent(0)]).toEqual(["99", "100", "0"]);
  });

  it("has a score of nought, too", () => {
    expect(words({ score: 0 })).toContain(t("document.score", { score: 0, threshold: 10 }));
  });

  it("says with which weights it was read, and whether these are pinned", () => {
    const weights = { name: "Base 12", isPinned: false };
    expect(words({ weights })).toContain(t("document.read-with", { weights: "Base 12" }));
    const pinned = words({ weights: { ...weights, isPinned: true } });
    expect(pinned).toContain(t("document.read-pinned", { weights: "Base 12" }));
    expect(t("document.read-pinned", { weights: "x" })).not.toBe(t("document.read-with", { weights: "x" }));
  });

  it.each(readinesses)("says that it is %s, and its status among the details", (readiness) => {
    const [head = "", details] = words({ readiness }).split(t("document.details"));
    expect(head).toContain(t(`readiness.${readiness}`));
    expect(head).not.toContain(t("status.success"));
    expect(details).toContain(t("status.success"));
  });

  it("has the first reason beside the word, how many there are besides, and all of them below it", () => {
    const concerns = (["missing", "sums"] as const).map((kind) => ({ kind, fields: [] }));
    const shown = words({ readiness: "blocked", concerns });
    const [first, second] = concerns.map(({ kind }) => t(`readiness.concern.${kind}`));
    expect(shown).toContain(`${t("readiness.blocked")} ${first} +1 ${first} ${second}`);
    expect(words({ readiness: "look", concerns: concerns.slice(1) })).not.toContain("+");
  });
});

describe("duplicates", () => {
  const duplicate = { documentId: "d2", fileName: "copy.pdf", level: "text", likeness: 0.966, earlier: true };
  const drawn = (more: Record<string, unknown> = {}, mayDismiss = true, reviewed = false) =>
    rendered(DuplicateNotices, {
      duplicates: [{ ...duplicate, ...more } as Parameters<typeof DuplicateNotices>[0]["duplicates"][number]],
      mayDismiss,
      reviewed,
    });

  it("are nothing where there is none", () => {
    expect(rendered(DuplicateNotices, { duplicates: [], mayDismiss: true, reviewed: true })).toBe("");
  });

  it("say which came first, and lead to the other one", () => {
    expect(wordsOf(drawn())).toContain(t("duplicates.looks-like"));
    expect(wordsOf(drawn({ earlier: false }))).toContain(t("duplicates.later"));
    expect(linksOf(drawn())).toEqual(["/documents/d2"]);
  });

  it("say how alike texts are, and of other likenesses no figure", () => {
    expect(wordsOf(drawn())).toContain(t("documents.percent", { percent: 97 }));
    expect(wordsOf(drawn({ level: "file" }))).not.toContain("%");
    expect(wordsOf(drawn({ likeness: null }))).not.toContain("%");
  });

  it("can be dismissed by those who may, with the review where there is one", () => {
    expect(attributesOf(drawn(), "value")).toEqual(["not-duplicate:d2"]);
    expect(attributesOf(drawn(), "form")).toEqual([]);
    expect(attributesOf(drawn({}, true, true), "form")).toEqual(["review"]);
    expect(buttonsOf(drawn({}, false))).toEqual([]);
  });
});

describe("what became of sending to the ERP system", () => {
  const sending = (more: Partial<ShownSending> = {}): ShownSending => ({
    kind: "business-central",
    state: "sent",
    attempts: 1,
    problem: null,
    detail: null,
    number: "107",
    link: null,
    posted: false,
    ourTotal: null,
    theirTotal: null,
    next: null,
    done: "1 March",
    ...more,
  });
  const kind = t("erp.kind.business-central");
  const problem = "erp.problem.sums";
  const why = t(problem, { detail: "", ours: "10", theirs: "12" });

  it.each<[string, Partial<ShownSending>, string]>([
    ["a draft", {}, t("erp.state.draft", { kind, at: "1 March", number: "107" })],
    ["a posted one", { posted: true }, t("erp.state.posted", { kind, at: "1 March", number: "107" })],
    [
      "a pending one",
      { kind: "finance-operations" },
      t("erp.state.pending", { kind: t("erp.kind.finance-operations"), at: "1 March", number: "107" }),
    ],
    ["one that waits", { state: "waiting", attempts: 0 }, t("erp.state.waiting", { kind })],
    [
      "one that waits for its hour",
      { state: "waiting", attempts: 0, next: "9 a.m." },
      t("erp.state.at", { kind, at: "9 a.m." }),
    ],
    [
      "one that is under way again",
      { state: "waiting", attempts: 2, next: "9 a.m." },
      t("erp.state.waiting", { kind }),
    ],
    [
      "one that failed and is tried again",
      { state: "waiting", problem, ourTotal: "10", theirTotal: "12", next: "9 a.m." },
      t("erp.state.retry", { kind, why, at: "9 a.m." }),
    ],
    [
      "one that was refused",
      { state: "refused", problem, ourTotal: "10", theirTotal: "12" },
      t("erp.state.refused", { kind, why }),
    ],
    [
      "one that stayed a draft for a reason",
      { problem, ourTotal: "10", theirTotal: "12" },
      `${t("erp.state.draft", { kind, at: "1 March", number: "107" })} ${why}`,
    ],
  ])("%s says so", (_name, more, sentence) => {
    expect(erpSentence(t, sending(more))).toBe(sentence);
  });

  const drawn = (more: Partial<ShownSending> | null, maySend = true) =>
    rendered(ErpNotice, { sending: more && sending(more), maySend, repeats: false });

  it("is nothing where nothing is sent", () => {
    expect(drawn(null)).toBe("");
  });

  it("alarms only where something is wrong", () => {
    const role = (more: Partial<ShownSending>) => attributesOf(drawn(more), "role")[0];
    expect([role({}), role({ state: "waiting" }), role({ problem })]).toEqual(["status", "status", "alert"]);
  });

  it("can be tried again by those who may, unless it is on its way", () => {
    const again = (more: Partial<ShownSending>, maySend = true) =>
      buttonsOf(drawn(more, maySend)).length === 1;
    expect([again({}), again({ state: "refused", problem }), again({ state: "waiting", problem })]).toEqual([
      true,
      true,
      true,
    ]);
    expect([again({ state: "waiting" }), again({}, false)]).toEqual([false, false]);
  });

  it("leads to the system where that said where, without saying from where", () => {
    const html = drawn({ link: "https://erp.example/1" });
    expect(linksOf(html)).toEqual(["https://erp.example/1"]);
    expect(html).toContain('rel="noreferrer"');
    expect(linksOf(drawn({}))).toEqual([]);
  });
});

describe("what adds up", () => {
  type Proof = Parameters<typeof ProofSentence>[0]["proof"];
  const equation = (holds: boolean): Proof["equations"][number] => ({
    key: "equation.net-tax-total",
    values: { subTotal: "10", tax: "2", total: holds ? "12" : "13" },
    holds,
  });
  const drawn = (state: Proof["state"], equations: Proof["equations"], change: Proof["change"] = null) =>
    rendered(ProofSentence, { proof: { state, equations, change } });

  it("is nothing where nothing could be tested", () => {
    expect(drawn("untested", [])).toBe("");
  });

  it("has each sum, with a word for whether it holds", () => {
    const words = wordsOf(drawn("differs", [equation(true), equation(false)]));
    expect(words).toContain(t("proof.differs"));
    expect(words).toMatch(/total 12 ?: /);
    expect(words).toContain(`: ${t("proof.holds")}`);
    expect(words).toContain(`: ${t("proof.fails")}`);
  });

  it("is green only where it is a proof", () => {
    expect(drawn("proven", [equation(true)])).toContain("text-success");
    expect(drawn("consistent", [equation(true)])).not.toContain("text-success");
    expect(drawn("differs", [equation(true)])).not.toContain("text-success");
  });

  it("says the smallest change that would make it add up", () => {
    const change = { key: "equation.net-tax-total", values: { subTotal: "11", tax: "2", total: "13" } };
    expect(wordsOf(drawn("differs", [equation(false)], change))).toMatch(/net 11 .* total 13$/);
  });
});

describe("what a correction did for others", () => {
  const rescoring = { waiting: 3, checked: 1, improved: 0, done: false };
  const drawn = (change: Partial<typeof rescoring> | null, justSaved = true) =>
    rendered(RescoringNotice, {
      rescoring: change && { ...rescoring, ...change },
      modelId: "m1",
      justSaved,
    });

  it("is nothing where it did nothing, nor while it is looked at on a later visit", () => {
    expect(drawn(null)).toBe("");
    expect(drawn({ done: true })).toBe("");
    expect(drawn({}, false)).toBe("");
  });

  it("is looked at right after saving, and can be asked for without script", () => {
    expect(wordsOf(drawn({}))).toContain(t("learning.checking", { count: 3 }));
    expect(drawn({})).toMatch(/<noscript><a href="\?done=save"/);
  });

  it("leads to the documents once some are better", () => {
    const html = drawn({ improved: 2, done: true }, false);
    expect(wordsOf(html)).toContain(t("learning.improved", { count: 2 }));
    expect(linksOf(html)).toEqual(["/document-processing/m1/documents"]);
  });
});

describe("the links above a list", () => {
  const link = { count: 1234, to: "?x", current: false };

  it("of statuses begin with all, and mark the one that is shown", () => {
    const html = rendered(ListStatusLinks, {
      links: [
        { ...link, status: null },
        { ...link, status: "error", to: "?status=error", current: true },
      ],
    });
    expect(wordsOf(html)).toBe(`${t("list.all")} 1,234 ${t("status.error")} 1,234`);
    expect([...html.matchAll(/<a[^>]*aria-current="page"[^>]*>/g)].map(([tag]) => linksOf(tag)[0])).toEqual([
      "?status=error",
    ]);
  });

  it("write counts as the reader's language does", () => {
    const html = rendered(ListStatusLinks, { links: [{ ...link, count: 12_345, status: null }] }, "es");
    expect(wordsOf(html)).toMatch(/12.345$/);
    expect(wordsOf(html)).not.toContain("12,345");
  });

  it("of readiness and of orders are nothing where nothing is counted", () => {
    expect(rendered(ListReadinessLinks, { links: [] })).toBe("");
    expect(rendered(ListOrderLinks, { links: [] })).toBe("");
  });

  it.each(orderOutcomes)("have a word for the outcome %s in both languages", (outcome) => {
    for (const language of ["en", "es"] as const) {
      const html = rendered(ListOrderLinks, { links: [{ ...link, outcome }] }, language);
      expect(wordsOf(html)).toContain(said(`orders.outcome.${outcome}`, {}, language));
      expect(wordsOf(html)).not.toContain("orders.");
    }
  });
});

describe("what waits for a model", () => {
  const drawn = (count: number, inbox: number) => rendered(KeptFilesNotice, { count, inbox });

  it("leads to the files of mails and to those of the inbox, each where there are some", () => {
    expect(drawn(0, 0)).toBe("");
    expect(linksOf(drawn(2, 0))).toEqual(["/aimodels/intake-log?kept=yes"]);
    expect(linksOf(drawn(0, 1))).toEqual(["/inbox"]);
    expect(linksOf(drawn(1, 1))).toHaveLength(2);
  });

  it("counts one as one", () => {
    expect(wordsOf(drawn(1, 0))).toContain(t("intake.waiting", { count: 1 }));
    expect(t("intake.waiting", { count: 1 })).not.toBe(t("intake.waiting", { count: 2 }).replace("2", "1"));
  });
});

describe("the dashboard", () => {
  type Props = Parameters<typeof TenantOverview>[0];
  const document = { id: "d1", fileName: "a.pdf", status: "failed" as const, model: "Bills", at: "1 March" };
  const trouble = {
    kind: "release" as const,
    about: "b.pdf",
    at: "2 March",
    to: "/documents/d2",
    problem: null,
  };
  const counts = { models: [], of: () => 0 } as unknown as Props["counts"];
  const home = (more: Partial<NonNullable<Props["home"]>> = {}) =>
    ({
      filter: { from: "", to: "", modelId: "" },
      messages: [],
      chart: { series: [], bars: [] },
      table: { columns: [], rows: [] },
      isNew: true,
      steps: [],
      tiles: [],
      waiting: [],
      latest: [],
      wrong: [],
      ...more,
    }) as unknown as NonNullable<Props["home"]>;
  const drawn = (more: Partial<Props> = {}) =>
    rendered(TenantOverview, {
      models: [],
      counts,
      home: null,
      readinesses: { models: [] } as unknown as Props["readinesses"],
      givenName: "Ada",
      tenantName: "Quay",
      mailAddress: null,
      kept: 0,
      inbox: 0,
      mayView: true,
      mayCreate: true,
      readyModelId: null,
      samplesModelId: null,
      mayUpload: true,
      ...more,
    });

  it("offers a model to those who may create one, and tells the others to wait", () => {
    expect(linksOf(drawn())).toEqual(["/aimodels/create-aimodel"]);
    expect(wordsOf(drawn())).toContain(t("dashboard.no-models"));
    expect(linksOf(drawn({ mayCreate: false }))).toEqual([]);
    expect(wordsOf(drawn({ mayCreate: false }))).toContain(t("dashboard.no-models-yet"));
  });

  it("says nothing of documents to those who may not see them", () => {
    const words = wordsOf(drawn({ mayView: false }));
    expect(words).toContain(t("dashboard.no-documents"));
    expect(words).not.toContain(t("dashboard.no-models"));
  });

  it("gives the address for mails only where there is one for the reader", () => {
    expect(wordsOf(drawn({ mailAddress: "in@quay.example" }))).toContain("in@quay.example");
    expect(wordsOf(drawn())).not.toContain(t("dashboard.mail.title"));
  });

  it("makes the first model of the country by one press, which says its name", () => {
    expect(attributesOf(drawn({ readyModelId: "invoices-north-america" }), "value")).toContain(
      "invoices-north-america",
    );
  });

  it("offers samples to those who may upload, with the first model or for the one that is there", () => {
    expect(wordsOf(drawn({ readyModelId: "receipts" }))).toContain(t("dashboard.ready-samples"));
    expect(wordsOf(drawn({ readyModelId: "receipts", mayUpload: false }))).not.toContain(
      t("dashboard.ready-samples"),
    );
    expect(attributesOf(drawn({ samplesModelId: "m1" }), "value")).toContain("m1");
  });

  it("shows steps until all are done", () => {
    const step = { key: "model", done: false, to: "/x" } as NonNullable<Props["home"]>["steps"][number];
    const title = t("dashboard.steps.title");
    expect(wordsOf(drawn({ home: home({ steps: [step, { ...step, done: true }] }) }))).toContain(title);
    expect(wordsOf(drawn({ home: home({ steps: [{ ...step, done: true }] }) }))).not.toContain(title);
  });

  it("shows a new organization what went wrong and nothing else, and figures once there are documents", () => {
    const wrong = t("dashboard.wrong.title");
    expect(wordsOf(drawn({ home: home() }))).not.toContain(wrong);
    expect(wordsOf(drawn({ home: home({ wrong: [trouble] }) }))).toContain(wrong);
    const words = wordsOf(drawn({ home: home({ isNew: false }) }));
    expect(words).toContain(t("reports.models.none"));
    expect(words).toContain(t("dashboard.wrong.none"));
  });

  it("begins with the first document that waits, and says what each trouble is", () => {
    const lists = rendered(HomeLists, {
      waiting: [document, { ...document, id: "d9" }],
      latest: [],
      wrong: [trouble],
    });
    expect(linksOf(lists)).toEqual(["/documents/d1", "/documents/d1", "/documents/d9", "/documents/d2"]);
    expect(wordsOf(lists)).toContain(t("dashboard.wrong.release"));
    expect(wordsOf(lists)).toContain(t("dashboard.latest.none"));
    const told = { ...trouble, problem: "error.unexpected" };
    const words = wordsOf(rendered(HomeLists, { waiting: [], latest: [], wrong: [told] }));
    expect(words).toContain(t("error.unexpected"));
    expect(words).not.toContain(t("dashboard.waiting.begin"));
  });

  it("ticks off what is done, and links what is not", () => {
    const step = { key: "model", done: true, to: "/m" } as NonNullable<Props["home"]>["steps"][number];
    expect(linksOf(rendered(NextSteps, { steps: [step] }))).toEqual([]);
    expect(wordsOf(rendered(NextSteps, { steps: [step] }))).toContain(t("dashboard.steps.done"));
    expect(linksOf(rendered(NextSteps, { steps: [{ ...step, done: false }] }))).toEqual(["/m"]);
  });

  it("compares each figure with the period before, unless it is one of now", () => {
    const tile = { key: "received", value: "12", before: "9" } as Parameters<
      typeof HomeTiles
    >[0]["tiles"][number];
    expect(wordsOf(rendered(HomeTiles, { tiles: [tile] }))).toContain(
      t("dashboard.tile.before", { before: "9" }),
    );
    expect(wordsOf(rendered(HomeTiles, { tiles: [{ ...tile, before: null }] }))).toContain(
      t("dashboard.tile.now"),
    );
  });
});
