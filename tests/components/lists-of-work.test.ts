import { buttonsOf, choicesOf, hiddenOf } from "@tests/support/drawn-controls";
import { attributesOf, linksOf, rendered, said, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";
import { rowOutcomes } from "~/domain/edits/edit-upload";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { RowTable } = await import("~/components/edits/row-table");
const { EInvoicePage } = await import("~/components/e-invoices/e-invoice-page");
const { BlindForm } = await import("~/components/error-budget/blind-form");
const { BudgetForm } = await import("~/components/error-budget/budget-form");
const { WaitingTable } = await import("~/components/inbox/waiting-table");
const { IntakeTable } = await import("~/components/intake/intake-table");
const { ModelsTable } = await import("~/components/models/models-table");
const { ModelFields } = await import("~/components/models/model-fields");
const { ReportFilesTable } = await import("~/components/reports/report-files-table");
const { RulesTable } = await import("~/components/rules/rules-table");
const { SettleAccountForm } = await import("~/components/suppliers/settle-account-form");
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

  it("offer the likeliest models first, each with a name that says the file, too", () => {
    const html = drawn({ proposed: [...models].reverse() });
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

describe("a blind check", () => {
  const fields = [
    { key: "total", name: "", labelKey: "field.total" },
    { key: "own:1", name: "Crate", labelKey: "field.own" },
  ];
  const drawn = (more: Partial<Parameters<typeof BlindForm>[0]> = {}) =>
    rendered(BlindForm, {
      document: { id: "d1", fileName: "a.pdf", revision: 4, images: ["/1", "/2"], fields },
      typed: { "fields.total": "12" },
      problems: [],
      differences: [],
      ...more,
    });

  it("shows every page, and asks for every field without what was found", () => {
    expect(attributesOf(drawn(), "src")).toEqual(["/1", "/2"]);
    expect(attributesOf(drawn(), "name")).toEqual(["documentId", "revision", "fields.total", "fields.own:1"]);
    expect(wordsOf(drawn())).toContain("Crate");
    expect(drawn()).not.toContain('type="radio"');
  });

  it("lets somebody choose where both differ, and keeps the rest as it was typed", () => {
    const html = drawn({ differences: [{ key: "total", read: "12", found: "" }] });
    expect(hiddenOf(html)).toEqual({
      documentId: "d1",
      revision: "4",
      compared: "yes",
      "fields.total": "12",
      "fields.own:1": "",
    });
    const choices = [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([tag]) => tag);
    expect(choices.map((tag) => attributesOf(tag, "value")[0])).toEqual(["read", "found"]);
    expect(choices.map((tag) => tag.includes("checked"))).toEqual([true, false]);
    expect(wordsOf(html)).toContain(
      t("models.budget.check.theirs", { value: t("models.budget.check.nothing") }),
    );
    expect(buttonsOf(html)).toEqual([t("models.budget.check.decide")]);
  });

  it("names the field of a refusal as the form does", () => {
    const problems = [{ field: "fields.own:1", messageKey: "error.unexpected", values: {} }];
    expect(wordsOf(drawn({ problems }))).toContain(`Crate: ${t("error.unexpected")}`);
  });
});

describe("the form of an error budget", () => {
  const fields = [{ key: "total", name: "", labelKey: "field.total" }];
  const drawn = (typed: Record<string, string>, isKept = false) =>
    rendered(BudgetForm, { typed, problems: [], fields, isKept });

  it("can be taken back only where there is or was one", () => {
    expect(buttonsOf(drawn({})).some((button) => button.startsWith("intent=remove"))).toBe(false);
    expect(buttonsOf(drawn({}, true)).some((button) => button.startsWith("intent=remove"))).toBe(true);
  });

  it("shows by an address, and saves by a form", () => {
    expect(attributesOf(drawn({}), "formMethod")).toEqual(["get"]);
  });

  it("keeps what was typed, ticks included", () => {
    const html = drawn({ errors: "1", approves: "yes", "own.total.values": "500" });
    expect(html).toMatch(/name="approves"[^>]*checked=""/);
    expect(attributesOf(html, "value")).toEqual(expect.arrayContaining(["1", "500"]));
    expect(drawn({ approves: "no" })).not.toContain("checked");
  });
});

describe("the rules of a model", () => {
  type Rule = Parameters<typeof RulesTable>[0]["rules"][number];
  const rule: Rule = {
    id: "r1",
    kind: "within",
    field: "total",
    other: "",
    value: "",
    sentence: "Total within 5",
    blocks: true,
  };
  const fields = [{ value: "total", label: "Total" }];
  const drawn = (more: Partial<Rule> = {}) => rendered(RulesTable, { rules: [{ ...rule, ...more }], fields });

  it("lead each to itself, can be deleted, and tried together", () => {
    expect(linksOf(drawn())).toEqual(["?rule=r1"]);
    expect(hiddenOf(drawn())).toEqual({ ruleId: "r1" });
    expect(buttonsOf(drawn())).toEqual([
      `intent=delete ${t("rules.delete")}`,
      `intent=test ${t("rules.test")}`,
    ]);
  });

  it("name fields by their labels, and one that the model no longer has by its key", () => {
    expect(wordsOf(drawn({ other: "gone" }))).toContain("gone");
    expect(wordsOf(drawn({ other: "total" })).match(/Total/g)?.length).toBeGreaterThan(2);
  });

  it("say whether they stop a document or warn of it", () => {
    expect(wordsOf(drawn())).toContain(t("rules.severity.blocks"));
    expect(wordsOf(drawn({ blocks: false }))).toContain(t("rules.severity.warns"));
    expect(wordsOf(drawn({ blocks: false }))).not.toContain(t("rules.severity.blocks"));
  });

  it("cannot be tried where there are none", () => {
    expect(wordsOf(rendered(RulesTable, { rules: [], fields }))).toBe(t("rules.none"));
  });
});

describe("an account that is not on file", () => {
  const drawn = (more: Partial<Parameters<typeof SettleAccountForm>[0]> = {}) =>
    rendered(SettleAccountForm, {
      revision: 3,
      unknown: ["DE1", "DE2"],
      onFile: [],
      maySettle: true,
      isLastEditor: false,
      mayBeAnother: true,
      hasSupplier: true,
      ...more,
    });
  const decisions = (html: string) =>
    [...html.matchAll(/<input type="radio"[^>]*>/g)].flatMap(([tag]) => attributesOf(tag, "value"));

  it("can be accepted only for a supplier, and be another's only where there may be one", () => {
    expect(decisions(drawn())).toEqual(["accepted", "another", "ours", "refused"]);
    expect(decisions(drawn({ hasSupplier: false }))).toEqual(["another", "ours", "refused"]);
    expect(decisions(drawn({ mayBeAnother: false }))).toEqual(["accepted", "ours", "refused"]);
  });

  it("is not settled by who edited the document last, nor by who may not", () => {
    expect(decisions(drawn({ isLastEditor: true }))).toEqual([]);
    expect(wordsOf(drawn({ isLastEditor: true }))).toContain(t("suppliers.error.last-editor"));
    expect(decisions(drawn({ maySettle: false }))).toEqual([]);
    expect(wordsOf(drawn({ maySettle: false }))).toContain(t("suppliers.settle-may-not"));
  });

  it("needs a decision, none being taken for granted", () => {
    expect(drawn().match(/required=""/g)).toHaveLength(4);
    expect(drawn()).not.toContain("checked");
    expect(hiddenOf(drawn())).toEqual({ revision: "3" });
    expect(wordsOf(drawn())).toContain("DE1, DE2");
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

describe("the table of models", () => {
  type Model = Parameters<typeof ModelsTable>[0]["models"][number];
  const model: Model = {
    id: "m1",
    name: "Bills",
    baseModelId: "invoices-north-america",
    fieldCount: 12,
    threshold: 8,
    reachable: 14,
    currency: "USD",
    culture: "en-US",
    changed: "1 March",
    archived: false,
    isPinned: false,
    storageProvider: "default",
  };
  const drawn = (more: Partial<Model> = {}, mayEdit = true) =>
    rendered(ModelsTable, { models: [{ ...model, ...more }], mayEdit, sorting: {} });

  it("leads to what may be done with each", () => {
    const paths = (html: string) => linksOf(html).map((link) => link.replace(/\/m1.*$/, ""));
    expect(paths(drawn())).toEqual([
      "/aimodels/edit-aimodel",
      "/document-processing",
      "/aimodels/model-file",
      "/aimodels/copy-aimodel",
      "/aimodels/archive-aimodel",
    ]);
    expect(paths(drawn({ archived: true })).at(-1)).toBe("/aimodels/restore-aimodel");
    expect(paths(drawn({}, false))).toEqual(["/document-processing", "/aimodels/model-file"]);
  });

  it("names the model in every link that says the same otherwise", () => {
    expect(attributesOf(drawn(), "aria-label").filter((label) => label.includes("Bills"))).toHaveLength(4);
  });

  it("marks a pinned one", () => {
    expect(wordsOf(drawn({ isPinned: true }))).toContain(t("models.versions.mark"));
    expect(wordsOf(drawn())).not.toContain(t("models.versions.mark"));
  });
});

describe("the fields of a model", () => {
  const offered = [
    { key: "total", labelKey: "field.total", line: false },
    { key: "quantity", labelKey: "field.quantity", line: true },
  ];
  const drawn = (
    values: Record<string, string>,
    messages: { field: string; label: string; text: string }[] = [],
  ) => rendered(ModelFields, { offered, values, messages });
  const ticked = (html: string) =>
    [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].flatMap(([tag]) => attributesOf(tag, "name"));

  it("are ticked as they were typed, weigh one unless told, and columns stay columns", () => {
    const html = drawn({ "take.total": "on", "required.total": "on", "weight.quantity": "3" });
    expect(ticked(html)).toEqual(["take.total", "required.total"]);
    expect([...html.matchAll(/type="number"[^>]*>/g)].flatMap(([tag]) => attributesOf(tag, "value"))).toEqual(
      ["1", "3"],
    );
    expect(attributesOf(html, "name")).not.toContain("line.quantity");
    expect(attributesOf(html, "name")).toContain("line.total");
  });

  it("say what is wrong with a weight or with taking one, at the field", () => {
    for (const field of ["weight.total", "take.total"]) {
      const html = drawn({}, [{ field, label: "", text: "Too much" }]);
      expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
      expect(wordsOf(html)).toContain("Too much");
    }
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
