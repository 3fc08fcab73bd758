import { buttonsOf, choicesOf, hiddenOf } from "@tests/support/drawn-controls";
import { attributesOf, linksOf, rendered, said, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";
import { buttonStyle } from "~/components/form/button-style";
import { rowOutcomes } from "~/domain/edits/edit-upload";
import { shownEInvoice } from "~/routes/e-invoices/shown-e-invoice";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { RowTable } = await import("~/components/edits/row-table");
const { EInvoicePage } = await import("~/components/e-invoices/e-invoice-page");
const { WaitingTable } = await import("~/components/inbox/waiting-table");
const { IntakeTable } = await import("~/components/intake/intake-table");
const { ReportFilesTable } = await import("~/components/reports/report-files-table");
const { EndpointActions } = await import("~/components/webhooks/endpoint-actions");

const t = (key: string, values: Record<string, unknown> = {}) => said(key, values);
const models = [
  { id: "m1", name: "Bills" },
  { id: "m2", name: "Receipts" },
];
const optionChosen = (html: string, name: string) =>
  /<option value="([^"]*)" selected=""/.exec(
    new RegExp(`<select[^>]*name="${name}"[\\s\\S]*?</select>`).exec(html)?.[0] ?? "",
  )?.[1];

describe("the files that wait for a model", () => {
  type File = Parameters<typeof WaitingTable>[0]["files"][number];
  const file: File = {
    id: "w1",
    fileName: "scan.pdf",
    state: "waiting",
    kind: "invoice",
    kindConfidence: 0.9,
    reason: null,
    modelName: null,
    receivedAt: "1 March",
    keptUntil: "8 March",
    sender: null,
    proposed: [],
  };
  const drawn = (more: Partial<File> = {}, mayPut = true, known = models) =>
    rendered(WaitingTable, { files: [{ ...file, ...more }], models: known, mayPut });

  it("say what they look like once they are read, and how sure that is", () => {
    const reading = wordsOf(drawn({ state: "reading" }));
    expect(reading).toContain(t("intake.inbox.reading"));
    expect(reading).not.toContain("90%");
    expect(wordsOf(drawn())).toContain(`${t("intake.inbox.kind.invoice")} 90%`);
    expect(wordsOf(drawn({ kind: null }))).toContain(t("intake.inbox.kind.none"));
    expect(wordsOf(drawn({ kind: null }))).not.toContain("90%");
  });

  it("say why no model was chosen, and of one that could not be read no kind", () => {
    const unread = wordsOf(drawn({ reason: "unread", kind: null }));
    expect(unread).toContain(t("intake.inbox.why.unread", { model: "" }));
    expect(unread).not.toContain(t("intake.inbox.kind.none"));
  });

  it("name the likeliest model in the reason", () => {
    const told = wordsOf(drawn({ reason: "unsure", modelName: "Bills" }));
    expect(told).toContain(t("intake.inbox.why.unsure", { model: "Bills" }));
  });

  it("offer the likeliest model by a button, and the others in the list", () => {
    const html = drawn({ proposed: [...models].reverse(), reason: "written-in" });
    expect(attributesOf(html, "value").filter((value) => value.startsWith("m"))).toEqual(["m2", "m1", "m2"]);
  });

  it("offer models that are as likely by a button each, with a name that says the file, too", () => {
    const html = drawn({ proposed: [...models].reverse(), reason: "several" });
    expect(attributesOf(html, "value").filter((value) => value.startsWith("m"))).toEqual([
      "m2",
      "m1",
      "m1",
      "m2",
    ]);
    expect(attributesOf(html, "aria-label")).toContain(
      t("intake.inbox.put-file", { fileName: "scan.pdf", model: "Receipts" }),
    );
  });

  it("suggest the likeliest model without a primary button in every row", () => {
    const html = drawn({ proposed: models, reason: "several" });
    const kindOf = (id: string) => new RegExp(`<button[^>]*value="${id}"[^>]*>`).exec(html)?.[0] ?? "";
    expect(kindOf("m1")).toContain(buttonStyle("suggested"));
    expect(kindOf("m2")).toContain(buttonStyle("secondary"));
  });

  it("can be put into any model, or discarded, but only once they are read", () => {
    expect(choicesOf(drawn(), "otherModelId").map(([value]) => value)).toEqual(["", "m1", "m2"]);
    expect(buttonsOf(drawn()).at(-1)).toBe(`intent=discard ${t("intake.inbox.discard")} scan.pdf`);
    expect(buttonsOf(drawn({ state: "reading" }))).toEqual([]);
    expect(buttonsOf(drawn({}, true, []))).toHaveLength(1);
  });

  it("have no column for it for those who may not", () => {
    expect(drawn({}, false)).not.toContain("<form");
    const heads = (html: string) => html.match(/<th scope="col"/g)?.length;
    expect([heads(drawn({}, true)), heads(drawn({}, false))]).toEqual([3, 2]);
  });
});

describe("the intake log", () => {
  type Line = Parameters<typeof IntakeTable>[0]["lines"][number];
  const line: Line = {
    id: "l1",
    at: "1 March",
    messageId: "<1@x>",
    sender: "ann@x.example",
    subject: "Bills",
    part: "",
    fileName: "a.pdf",
    outcome: "taken",
    reason: null,
    documentId: "d1",
    keptUntil: null,
    senderStanding: null,
    source: "mail",
  } as Line;
  const drawn = (more: Partial<Line> = {}, typed: Record<string, string> = {}, known = models) =>
    rendered(IntakeTable, { lines: [{ ...line, ...more }], models: known, typed });

  it("leads to the document that a file became", () => {
    expect(linksOf(drawn())).toEqual(["/documents/d1"]);
    expect(linksOf(drawn({ documentId: null }))).toEqual([]);
    expect(wordsOf(drawn({ documentId: null, fileName: "" }))).toContain("–");
  });

  it("marks a sender that is not listed, or not proved, and no other", () => {
    const words = (senderStanding: Line["senderStanding"]) => wordsOf(drawn({ senderStanding }));
    expect(words("unlisted" as Line["senderStanding"])).toContain(t("intake.standing.unlisted"));
    expect(words("unproved" as Line["senderStanding"])).toContain(t("intake.standing.unproved"));
    expect(words("listed" as Line["senderStanding"])).toBe(words(null));
  });

  it("says of a file from a folder where it is from", () => {
    expect(wordsOf(drawn({ source: "ftp" as Line["source"] }))).toContain(t("intake.source.ftp"));
    expect(wordsOf(drawn())).not.toContain(t("intake.source.ftp"));
  });

  it("offers a model for a file that is kept, with what was chosen before a refusal", () => {
    const kept = { documentId: null, keptUntil: "8 March", outcome: "refused" } as const;
    expect(hiddenOf(drawn(kept))).toEqual({ lineId: "l1" });
    expect(optionChosen(drawn(kept), "modelId")).toBe("");
    expect(optionChosen(drawn(kept, { lineId: "l1", modelId: "m2" }), "modelId")).toBe("m2");
    expect(optionChosen(drawn(kept, { lineId: "l2", modelId: "m2" }), "modelId")).toBe("");
    expect(drawn(kept, {}, [])).not.toContain("<form");
    expect(drawn()).not.toContain("<form");
  });
});

describe("the rows of an upload of values", () => {
  type Row = Parameters<typeof RowTable>[0]["rows"][number];
  const row: Row = {
    number: 2,
    documentId: "d1",
    fileName: "a.pdf",
    line: "",
    outcome: "change",
    changes: [{ field: "total", from: "", to: "12" }],
    problems: [],
  } as unknown as Row;
  const words = (more: Partial<Row> = {}) =>
    wordsOf(rendered(RowTable, { caption: "Rows", rows: [{ ...row, ...more }] }));

  it("say what each changes, and that a value was or will be empty", () => {
    expect(words()).toContain(`total : ${t("edits.from")} ${t("edits.empty")} ${t("edits.to")} 12`);
  });

  it("name a document that is not there by its id, without a link", () => {
    const html = rendered(RowTable, { caption: "Rows", rows: [{ ...row, fileName: null }] });
    expect(linksOf(html)).toEqual([]);
    expect(wordsOf(html)).toContain("d1");
  });

  it("tell a new line from the number of one", () => {
    expect(words({ line: "new" })).toContain(t("edits.new-line"));
    expect(words({ line: "7" })).toContain(" 7 ");
    expect(words({ line: "7" })).not.toContain(t("edits.new-line"));
    expect(words({ line: "" })).not.toContain(t("edits.new-line"));
  });

  it.each([...rowOutcomes, null])("have a word for the outcome %s in both languages", (outcome) => {
    for (const language of ["en", "es"] as const) {
      const drawn = wordsOf(rendered(RowTable, { caption: "Rows", rows: [{ ...row, outcome }] }, language));
      expect(drawn).toContain(said(`edits.outcome.${outcome ?? "open"}`, {}, language));
      expect(drawn).not.toContain("edits.");
    }
  });

  it("explain what somebody has to act on, and only that", () => {
    for (const outcome of ["conflict", "unknown", "held"] as const)
      expect(words({ outcome })).toContain(t(`edits.why.${outcome}`));
    expect(words({ outcome: "invalid" })).not.toContain(t("edits.why.held"));
  });

  it("say what is wrong with which field, or with the row as a whole", () => {
    const problem = { key: "error.unexpected", values: {} };
    expect(words({ problems: [{ ...problem, field: "total" }] } as Partial<Row>)).toContain(
      `total: ${t("error.unexpected")}`,
    );
    expect(words({ problems: [{ ...problem, field: "" }], changes: [] } as Partial<Row>)).not.toContain(":");
  });

  it("are a sentence where there are none", () => {
    expect(wordsOf(rendered(RowTable, { caption: "Rows", rows: [] }))).toBe(t("edits.no-rows"));
  });
});

describe("the page of an e-invoice", () => {
  const shown = {
    documentId: "d1",
    profile: "peppol",
    isSettled: true,
    isPdf: true,
    problems: [],
    parties: [],
  };
  const drawn = (more: Record<string, unknown> = {}) =>
    rendered(EInvoicePage, { ...shown, ...more } as Parameters<typeof EInvoicePage>[0]);
  const files = (html: string) => linksOf(html).filter((link) => link.includes("/e-invoice."));

  it("offers every format of the profile once nothing stands against it", () => {
    expect(files(drawn())).toEqual([
      "/documents/d1/e-invoice.xml?profile=peppol&format=ubl",
      "/documents/d1/e-invoice.xml?profile=peppol&format=cii",
      "/documents/d1/e-invoice.pdf?profile=peppol&format=pdf",
    ]);
    expect(files(drawn({ isPdf: false }))).toHaveLength(2);
  });

  it("writes amounts as the document's readers do, and nothing else", () => {
    const values = { lines: "47037.60", rate: "19", currency: "MXN" };
    const problems = [{ rule: "FW-NO-TAX", terms: [], line: null, messageKey: "", values, ask: null }];
    const document = { id: "d1", culture: "de-DE", fileKind: "pdf" };
    const loaded = { document, problems, invoice: {}, parties: { seller: {}, buyer: {} }, isSettled: false };
    const said = shownEInvoice(loaded as unknown as Parameters<typeof shownEInvoice>[0]).problems;
    expect(said[0]?.values).toEqual({ lines: "47.037,60", rate: "19", currency: "MXN" });
  });

  it("offers none before the document is approved, nor while a rule is broken", () => {
    expect(files(drawn({ isSettled: false }))).toEqual([]);
    expect(wordsOf(drawn({ isSettled: false }))).toContain(t("einvoice.not-settled"));
    const problem = {
      rule: "BR-1",
      terms: ["BT-1", "BT-2"],
      line: 3,
      messageKey: "error.unexpected",
      values: {},
    };
    const html = drawn({ problems: [problem] });
    expect(files(html)).toEqual([]);
    expect(wordsOf(html)).toContain(t("einvoice.on-line", { line: 3, text: t("error.unexpected") }));
    expect(wordsOf(html)).toContain("BR-1 BT-1, BT-2");
    expect(wordsOf(html)).not.toContain(t("einvoice.ready"));
  });

  it("marks the profile that is shown among all", () => {
    const current = [...drawn().matchAll(/<a[^>]*aria-current="page"[^>]*>/g)].flatMap(([tag]) =>
      linksOf(tag),
    );
    expect(current).toEqual(["?profile=peppol"]);
  });
});

describe("the files of reports", () => {
  type File = Parameters<typeof ReportFilesTable>[0]["files"][number];
  const file: File = {
    id: "f1",
    report: "documents",
    model: null,
    period: "March",
    requested: "1 April",
    expires: null,
    fileName: "march.csv",
    state: "ready",
    problem: null,
    done: 1,
    total: 4,
    shownDone: "1",
    shownTotal: "4",
    megabytes: "0.1",
  };
  const drawn = (more: Partial<File> = {}) => rendered(ReportFilesTable, { files: [{ ...file, ...more }] });

  it("are downloaded once they are ready, and not before", () => {
    expect(linksOf(drawn())).toEqual(["/reports/files/f1"]);
    for (const state of ["waiting", "running", "failed"] as const)
      expect(linksOf(drawn({ state }))).toEqual([]);
  });

  it("say how far they are, why one failed, and that none is of one model", () => {
    expect(drawn({ state: "running" })).toMatch(/<progress max="4" value="1"/);
    expect(wordsOf(drawn({ state: "failed", problem: "error.unexpected" }))).toContain(t("error.unexpected"));
    expect(wordsOf(drawn({ state: "failed" }))).toContain(t("reports.file.failed"));
    expect(wordsOf(drawn())).toContain(t("reports.file.all-models"));
    expect(wordsOf(drawn({ model: "Bills" }))).not.toContain(t("reports.file.all-models"));
  });
});

describe("what can be done with an endpoint of webhooks", () => {
  const values = (state: Parameters<typeof EndpointActions>[0]["state"]) =>
    buttonsOf(rendered(EndpointActions, { state, since: "2026-03-01" })).map(
      (button) => button.split(" ")[0],
    );

  it("is to switch it off and send again, or to switch it on with or without what was missed", () => {
    expect(values("enabled")).toEqual(["intent=test", "intent=off", "intent=resend-since"]);
    expect(values("disabled")).toEqual(["intent=test", "intent=on-resend", "intent=on"]);
  });
});
