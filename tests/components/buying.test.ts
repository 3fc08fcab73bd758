import { buttonsOf, choicesOf, controlsOf, hiddenOf } from "@tests/support/drawn-controls";
import { attributesOf, linksOf, rendered, said, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";
import { mostColumns } from "~/domain/exports/export-layout";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { AuditFilterForm } = await import("~/components/audit/audit-filter-form");
const { BillsTable } = await import("~/components/billing/bills-table");
const { DocumentMeter } = await import("~/components/billing/document-meter");
const { MethodPanel } = await import("~/components/billing/method-panel");
const { UsageChart } = await import("~/components/billing/usage-chart");
const { UsagePanel } = await import("~/components/billing/usage-panel");
const { ConnectionsTable } = await import("~/components/connections/connections-table");
const { ModelSettingsTable } = await import("~/components/connections/model-settings-table");
const { DocumentsFilter } = await import("~/components/documents/documents-filter");
const { SendingsTable } = await import("~/components/documents/sendings-table");
const { StateLinks } = await import("~/components/documents/state-links");
const { SupplierNotice } = await import("~/components/documents/supplier-notice");
const { DownloadValues } = await import("~/components/edits/download-values");
const { OutcomeLinks } = await import("~/components/edits/outcome-links");
const { DescriptorForm } = await import("~/components/energy/descriptor-form");
const { ColumnRows } = await import("~/components/exports/column-rows");
const { DownloadForm } = await import("~/components/exports/download-form");
const { NewTemplate } = await import("~/components/exports/new-template");
const { PreviewTable } = await import("~/components/exports/preview-table");
const { PlacedNotice } = await import("~/components/inbox/placed-notice");
const { PlacedTable } = await import("~/components/inbox/placed-table");
const { DiscardQuestion } = await import("~/components/inbox/discard-question");
const { MailboxForm } = await import("~/components/mailboxes/mailbox-form");
const { OrderBills } = await import("~/components/orders/order-bills");
const { OrderLines } = await import("~/components/orders/order-lines");
const { OrdersPreview } = await import("~/components/orders/orders-preview");
const { OrdersTable } = await import("~/components/orders/orders-table");
const { ImportPreview } = await import("~/components/suppliers/import-preview");
const { SupplierAccounts } = await import("~/components/suppliers/supplier-accounts");
const { SupplierBills } = await import("~/components/suppliers/supplier-bills");
const { SupplierFacts } = await import("~/components/suppliers/supplier-facts");
const { SuppliersTable } = await import("~/components/suppliers/suppliers-table");
const { AiTable } = await import("~/components/validation/ai-table");
const { ApiTable } = await import("~/components/validation/api-table");
const { EndpointsTable } = await import("~/components/webhooks/endpoints-table");

const t = (key: string, values: Record<string, unknown> = {}) => said(key, values);
const dashes = (html: string) => wordsOf(html).match(/–/g)?.length ?? 0;

describe("a supplier", () => {
  const account = { id: "a1", shown: "DE89 3704", country: "", origin: "document", added: "1 March" };
  const accounts = (maySettle: boolean, more: object = {}) =>
    rendered(SupplierAccounts, { accounts: [account], maySettle, typed: "", messages: [], ...more });

  it("has accounts that are added and removed by those who may", () => {
    expect(hiddenOf(accounts(true))).toEqual({ accountId: "a1" });
    expect(attributesOf(accounts(true), "aria-label")).toContain(
      t("suppliers.account-remove-of", { account: "DE89 3704" }),
    );
    expect(accounts(false)).not.toContain("<form");
    expect(dashes(accounts(false))).toBe(1);
    const none = rendered(SupplierAccounts, { accounts: [], maySettle: false, typed: "", messages: [] });
    expect(wordsOf(none)).toContain(t("suppliers.accounts-none"));
  });

  it("keeps an account that was typed and refused, with the reason", () => {
    const messages = [{ field: "account", label: "", text: "Wrong digits" }];
    expect(controlsOf(accounts(true, { typed: "DE00", messages }))[0]).toMatchObject({
      value: "DE00",
      invalid: true,
    });
  });

  it("is told by what is on file, and by nothing that is not", () => {
    const facts = {
      number: "",
      otherNames: ["Quay Ltd", "The Quay"],
      taxNumbers: [],
      country: "GB",
      currency: "",
      email: "",
      defaultAccount: "",
      orderRequired: false,
      origin: "document",
      documents: 1,
    };
    const words = (more: object = {}) =>
      wordsOf(rendered(SupplierFacts, { supplier: { ...facts, ...more } }));
    expect(words()).toBe(
      `${t("suppliers.other-names")} Quay Ltd, The Quay ${t("suppliers.country")} GB ${t("suppliers.origin")} ${t("suppliers.origin.document")}`,
    );
    expect(words({ orderRequired: true })).toContain(`${t("suppliers.order-required")} ${t("dialog.yes")}`);
  });

  it("lists bills with why each is its own, and how its account stands", () => {
    const bill = {
      id: "d1",
      fileName: "a.pdf",
      status: "approved",
      received: "1 March",
      reason: null,
      outcome: null,
    };
    expect(dashes(rendered(SupplierBills, { bills: [bill] }))).toBe(2);
    expect(linksOf(rendered(SupplierBills, { bills: [bill] }))).toEqual(["/documents/d1"]);
    expect(wordsOf(rendered(SupplierBills, { bills: [] }))).toContain(t("suppliers.documents-none"));
  });

  it("is listed with a dash for what is not known", () => {
    const supplier = {
      id: "s1",
      number: "",
      name: "Quay",
      taxNumbers: [],
      country: "",
      currency: "",
      documents: 0,
    };
    expect(dashes(rendered(SuppliersTable, { suppliers: [supplier] }))).toBe(4);
    const known = { ...supplier, number: "S-1", taxNumbers: ["DE1", "DE2"], country: "DE", currency: "EUR" };
    expect(wordsOf(rendered(SuppliersTable, { suppliers: [known] }))).toContain("DE1, DE2");
    expect(linksOf(rendered(SuppliersTable, { suppliers: [known] }))).toEqual(["/suppliers/s1"]);
  });

  it("of a document is said where it has to be looked at, or where it is only good to know", () => {
    const shown = {
      sentences: ["Quay.", "New account."],
      look: true,
      supplierTo: "/suppliers/s1",
      settle: null,
    };
    const notice = (look: boolean, more: object = {}) =>
      rendered(SupplierNotice, { supplier: { ...shown, ...more }, look });
    expect(notice(false)).toBe("");
    expect(attributesOf(notice(true), "role")).toEqual(["alert"]);
    expect(linksOf(notice(true))).toEqual(["/suppliers/s1"]);
    expect(wordsOf(notice(true, { supplierTo: null }))).toBe("Quay. New account.");
    expect(linksOf(notice(true, { settle: { to: "/settle", text: "Settle" } }))).toEqual([
      "/suppliers/s1",
      "/settle",
    ]);
    expect(
      attributesOf(rendered(SupplierNotice, { supplier: { ...shown, look: false }, look: false }), "role"),
    ).toEqual([]);
    expect(rendered(SupplierNotice, { supplier: null, look: true })).toBe("");
  });
});

describe("a file of suppliers or orders before it is applied", () => {
  const row = { row: 2, name: "Quay", what: "new" as const, accounts: 1 };
  const preview = (more: object = {}) =>
    rendered(ImportPreview, {
      preview: { created: 1, changed: 0, rows: [row], refused: [], ...more },
      text: 'name\n"<b>"',
    });

  it("says what it would do, and is applied as it was looked at", () => {
    expect(wordsOf(preview())).toContain(t("suppliers.would", { count: 1, created: 1, changed: 0 }));
    expect(buttonsOf(preview())).toEqual([`intent=apply ${t("suppliers.apply")}`]);
    expect(preview()).toContain("&quot;&lt;b&gt;&quot;</textarea>");
  });

  it("cannot be applied where it would do nothing", () => {
    expect(buttonsOf(preview({ created: 0, rows: [] }))).toEqual([]);
  });

  it("shows a hundred of the rows that were refused, and counts the others", () => {
    const refused = Array.from({ length: 103 }, (_, at) => ({ row: at + 2, message: "form.required" }));
    const html = preview({ refused });
    expect(html.match(/<li>/g)).toHaveLength(100);
    expect(wordsOf(html)).toContain(t("suppliers.more-rows", { count: 3 }));
    expect(wordsOf(html)).toContain(`${t("suppliers.row", { row: 2 })}: ${t("form.required")}`);
    expect(wordsOf(preview({ refused: refused.slice(0, 100) }))).not.toContain(
      t("suppliers.more-rows", { count: 3 }),
    );
  });

  it("counts the rows that are not shown", () => {
    expect(wordsOf(preview({ created: 5 }))).toContain(t("suppliers.more-rows", { count: 4 }));
    const orders = {
      created: 1,
      changed: 2,
      count: 3,
      rows: [{ row: 2, number: "PO-1", line: "1", what: "changed" as const }],
      refused: [],
    };
    const words = wordsOf(rendered(OrdersPreview, { preview: orders, text: "" }));
    expect(words).toContain(t("orders.would", { count: 3, created: 1, changed: 2 }));
    expect(words).toContain(t("suppliers.more-rows", { count: 2 }));
  });
});

describe("orders", () => {
  it("are listed with supplier and state", () => {
    const order = { id: "o1", number: "PO-1", supplierName: null, currency: "", closed: false };
    const table = (closed: boolean) => rendered(OrdersTable, { orders: [{ ...order, closed }] });
    expect(linksOf(table(false))).toEqual(["/orders/o1"]);
    expect(wordsOf(table(false))).toContain(t("orders.open"));
    expect(wordsOf(table(true))).toContain(t("orders.closed"));
    expect(dashes(table(true))).toBe(2);
  });

  it("have lines, and bills that stand to them so or so", () => {
    const line = {
      line: "1",
      itemCode: "",
      description: "",
      quantity: "2",
      unitPrice: "3.00",
      received: "1",
      invoiced: "0",
      waiting: "1",
    };
    expect(dashes(rendered(OrderLines, { lines: [line] }))).toBe(2);
    const bill = { documentId: "d1", fileName: "a.pdf", status: "approved", outcome: null };
    expect(linksOf(rendered(OrderBills, { bills: [bill] }))).toEqual(["/documents/d1"]);
    expect(dashes(rendered(OrderBills, { bills: [bill] }))).toBe(1);
    expect(wordsOf(rendered(OrderBills, { bills: [] }))).toBe(t("orders.bills-none"));
  });

  it("that were sent to the ERP system are told with what became of them", () => {
    const row = {
      id: "d1",
      fileName: "a.pdf",
      asked: "1 March",
      kind: "business-central" as const,
      state: "sent" as const,
      attempts: 1,
      problem: null,
      detail: null,
      number: null,
      link: null,
      posted: false,
      ourTotal: null,
      theirTotal: null,
      next: null,
      done: "1 March",
    };
    const table = (more: object = {}, ticked = false) =>
      rendered(SendingsTable, { caption: "Sent", rows: [{ ...row, ...more }], ticked });
    expect(table()).not.toContain('type="checkbox"');
    expect(attributesOf(table({}, true), "value")).toEqual(["d1"]);
    expect(dashes(table())).toBe(1);
    expect(linksOf(table({ link: "https://erp.example/1" }))).toEqual([
      "/documents/d1",
      "https://erp.example/1",
    ]);
    expect(wordsOf(table({ link: "https://erp.example/1" }))).toContain(t("erp.column"));
    const links = rendered(StateLinks, {
      links: [
        { state: "refused", count: 1_000, isMore: true, current: true },
        { state: "sent", count: 0, isMore: false, current: false },
      ],
    });
    expect(linksOf(links)).toEqual(["?state=refused", "?state=sent"]);
    expect(wordsOf(links)).toMatch(/1,000 ?\+.* 0$/);
    expect(links.match(/aria-current="page"/g)).toHaveLength(1);
  });
});

describe("what an organization pays", () => {
  const subscription = { currency: "EUR", periodStart: "2026-03-01", periodEnd: "2026-04-01" };
  const usage = {
    used: 1_500,
    included: 1_000,
    overage: 500,
    overageAmount: 4_500,
    forecast: 700,
    forecastAmount: 6_300,
    days: [{ day: "2026-03-02", documents: 1_500 }],
  };
  const panel = (more: object = {}, language: "en" | "es" = "en") =>
    rendered(UsagePanel, { usage: { ...usage, ...more }, subscription } as never, language);

  it("is told with a bar that is never fuller than full", () => {
    expect(panel()).toMatch(/<progress[^>]*value="1000" max="1000"/);
    expect(panel({ included: 0 })).toMatch(/<progress[^>]*value="0" max="1"/);
    expect(wordsOf(panel())).toContain("45.00");
    expect(wordsOf(panel({}, "es"))).toContain("45,00");
    expect(panel({ used: 0 })).not.toContain("usage-chart-title");
  });

  it("is drawn day by day, the highest as high as the picture", () => {
    const days = [
      { day: "2026-03-02", documents: 10 },
      { day: "2026-03-03", documents: 5 },
    ];
    const html = rendered(UsageChart, { days, periodStart: "2026-03-01", periodEnd: "2026-03-05" });
    const bars = [
      ...html.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"><title>/g),
    ].map(([, ...numbers]) => numbers.map(Number));
    expect(bars.map(([x, , , tall]) => [x, tall])).toEqual([
      [15.5, 0],
      [170.5, 120],
      [325.5, 60],
      [480.5, 0],
    ]);
    const empty = rendered(UsageChart, { days: [], periodStart: "2026-03-01", periodEnd: "2026-03-01" });
    expect(empty).not.toMatch(/NaN|Infinity/);
  });

  it("is on bills, each as a PDF", () => {
    const bill = {
      id: "b1",
      number: "2026-7",
      billedOn: "2026-03-01",
      kind: "recurring",
      status: "paid",
      amount: 1_900,
      currency: "EUR",
    } as unknown as Parameters<typeof BillsTable>[0]["bills"][number];
    expect(linksOf(rendered(BillsTable, { bills: [bill] }))).toEqual(["/billing/bills/b1.pdf"]);
    expect(wordsOf(rendered(BillsTable, { bills: [bill] }, "es"))).toContain("19,00");
    expect(wordsOf(rendered(BillsTable, { bills: [] }))).toContain(t("billing.bills.none"));
  });

  it("is paid by a card, or by what the payment service keeps", () => {
    const card = { brand: "Visa", lastDigits: "1111", expiryMonth: 3, expiryYear: 2027 };
    const method = (more: object = {}) =>
      rendered(MethodPanel, { card, elsewhere: false, mayEdit: true, ...more });
    expect(wordsOf(method())).toContain(
      t("billing.method.card", { brand: "Visa", digits: "1111", month: "03", year: 2027 }),
    );
    expect(wordsOf(method({ card: null }))).toContain(t("billing.method.none"));
    expect(wordsOf(method({ elsewhere: true }))).toContain(t("billing.method.at-service"));
    expect([method({ elsewhere: true }).includes("data-whole"), method().includes("data-whole")]).toEqual([
      true,
      false,
    ]);
    expect(linksOf(method({ mayEdit: false }))).toEqual([]);
    const counted = { state: "counted", day: "2026-03-01" };
    expect(wordsOf(rendered(DocumentMeter, { meter: counted }))).toContain("2026");
  });
});

describe("connections, mailboxes and webhooks", () => {
  it("lead each to where it is set up, and say what is to be done", () => {
    const row = {
      id: "c1",
      kind: "mailbox",
      name: "in@x.example",
      to: "/mailbox",
      direction: "in",
      state: "works",
      lastSuccess: null,
      lastFailure: null,
      toDo: null,
    } as unknown as Parameters<typeof ConnectionsTable>[0]["connections"][number];
    const table = (more: object = {}) => rendered(ConnectionsTable, { connections: [{ ...row, ...more }] });
    expect(linksOf(table())).toEqual(["/mailbox"]);
    expect(wordsOf(table()).match(new RegExp(t("connections.never"), "g"))?.length).toBe(2);
    expect(wordsOf(table())).toContain(t("connections.nothing"));
    const models = rendered(ModelSettingsTable, { models: [{ id: "m1", name: "Bills" }] });
    expect(linksOf(models)).toHaveLength(6);
    for (const label of attributesOf(models, "aria-label")) expect(label).toMatch(/: Bills$/);
  });

  it("ask for a mailbox with its steps open until there is a secret, which is never shown", () => {
    const values = { directoryId: "d", clientId: "c", address: "in@x.example" };
    const form = (hasSecret: boolean) => rendered(MailboxForm, { values, hasSecret, messages: [] });
    expect(form(false)).toMatch(/<details open/);
    expect(form(true)).not.toMatch(/<details open/);
    expect(controlsOf(form(true)).map(({ value }) => value)).toEqual(["d", "c", "in@x.example", ""]);
    expect(controlsOf(form(true))[3]?.described).toBe(t("mailbox.secret-hint"));
  });

  it("list endpoints with their state, and why one is off", () => {
    const endpoint = {
      id: "w1",
      url: "https://x.example",
      events: 2,
      state: "disabled" as const,
      problem: "error.unexpected",
      lastSuccess: null,
      lastFailure: "1 March",
    };
    const html = rendered(EndpointsTable, { endpoints: [endpoint] });
    expect(linksOf(html)).toEqual(["/connections/webhooks/w1"]);
    expect(wordsOf(html)).toContain(`${t("webhooks.state.disabled")} ${t("error.unexpected")}`);
    expect(wordsOf(html)).toContain(t("webhooks.never"));
  });
});

describe("filters and files of lists", () => {
  const empty = { startDate: "", endDate: "", status: "", readiness: "", orderOutcome: "", text: "" };

  it("count what a list is narrowed by, besides its search", () => {
    const filter = (
      more: Partial<typeof empty>,
      messages: { field: string; label: string; text: string }[] = [],
    ) => rendered(DocumentsFilter, { filter: { ...empty, ...more }, messages });
    const label = t("documents.filter");
    expect(wordsOf(filter({ text: "x" }))).not.toContain(`${label} (`);
    expect(wordsOf(filter({ status: "error", readiness: "ready" }))).toContain(`${label} (2)`);
    expect(filter({})).not.toMatch(/<details[^>]* open/);
    expect(filter({}, [{ field: "status", label: "", text: "No such" }])).toMatch(/<details[^>]* open/);
    expect(controlsOf(filter({ status: "error" })).find(({ name }) => name === "status")?.value).toBe(
      "error",
    );
  });

  it("of the audit log name people and keys apart", () => {
    const filter = { actor: "k1", operation: "", subject: "d1", startDate: "", endDate: "" };
    const choices = {
      people: [{ id: "u1", givenName: "Ann", familyName: "Lee" }],
      keys: [{ id: "k1", name: "Importer" }],
      operations: [{ value: "documents.approve", label: "Approved" }],
    };
    const html = rendered(AuditFilterForm, { filter, choices, messages: [] });
    expect(choicesOf(html, "actor")).toEqual([
      ["", t("audit.anyone")],
      ["u1", "Ann Lee"],
      ["k1", t("audit.key", { name: "Importer" })],
    ]);
    expect(controlsOf(html).find(({ name }) => name === "actor")?.value).toBe("k1");
  });

  it("go along with a download of values", () => {
    const html = rendered(DownloadValues, {
      model: { id: "m1", name: "Bills" },
      filter: [{ name: "status", value: "error" }],
      count: 3,
    });
    expect(hiddenOf(html)).toEqual({ status: "error" });
    expect(attributesOf(html, "action")).toEqual(["/edits/m1/values"]);
    expect(wordsOf(html)).toContain(t("edits.download-count", { count: 3, model: "Bills" }));
  });

  it("of an upload's rows are those that some rows have, and the one at hand", () => {
    const counts = { change: 0, changed: 2, same: 0, conflict: 0, unknown: 0, invalid: 0, held: 0 };
    const links = (current: "held" | null) => linksOf(rendered(OutcomeLinks, { rows: 2, counts, current }));
    expect(links(null)).toEqual(["?", "?outcome=changed"]);
    expect(links("held")).toEqual(["?", "?outcome=changed", "?outcome=held"]);
  });
});

describe("the columns of an export", () => {
  const column = (heading: string) => ({ heading, source: "field.total", text: "" });
  const rows = (
    count: number,
    pressed = "",
    messages: { field: string; label: string; text: string }[] = [],
  ) =>
    rendered(ColumnRows, {
      columns: Array.from({ length: count }, (_, at) => column(`H${at}`)),
      choices: [{ source: "field.total", name: null }],
      messages,
      pressed,
    });
  const closed = (html: string) =>
    [...html.matchAll(/<button[^>]* disabled=""[^>]*>/g)].flatMap(([tag]) => attributesOf(tag, "value"));
  const focused = (html: string) =>
    [...html.matchAll(/<button[^>]* autofocus=""[^>]*>/gi)].flatMap(([tag]) => attributesOf(tag, "value"));

  it("move up and down between the ends, and are no more than there may be", () => {
    expect(closed(rows(3))).toEqual(["up:0", "down:2"]);
    expect(closed(rows(1))).toEqual(["up:0", "down:0"]);
    expect(closed(rows(mostColumns))).toContain("add");
    expect(closed(rows(mostColumns - 1))).not.toContain("add");
  });

  it.each([
    ["up:2", "up:1"],
    ["up:1", "down:0"],
    ["down:0", "down:1"],
    ["down:1", "up:2"],
    ["remove:1", "remove:1"],
    ["remove:3", "remove:2"],
    ["add", "add"],
  ])("pressed %s go on from %s", (pressed, focus) => {
    expect(focused(rows(3, pressed))).toEqual([focus]);
  });

  it("keep no focus that was elsewhere, and leave it to adding when none is left", () => {
    expect(focused(rows(3, "save"))).toEqual([]);
    expect(focused(rows(0, "remove:0"))).toEqual(["add"]);
  });

  it("say what is wrong with each of their parts together", () => {
    const messages = [
      { field: "columns.1.heading", label: "", text: "Twice." },
      { field: "columns.1.text", label: "", text: "Too long." },
    ];
    const html = rows(2, "", messages);
    expect(wordsOf(html)).toContain("Twice. Too long.");
    expect(controlsOf(html).filter(({ invalid }) => invalid)).toHaveLength(2);
    expect(controlsOf(html).find(({ invalid, described }) => invalid && described)?.described).toBe(
      "Twice. Too long.",
    );
  });

  it("are previewed, and templates made and downloaded", () => {
    const preview = rendered(PreviewTable, { headings: ["A", "B"], rows: [["1"], ["<b>", "2"]] });
    expect(preview.match(/<td/g)).toHaveLength(4);
    expect(preview).not.toContain("<b>");
    expect(wordsOf(rendered(PreviewTable, { headings: [], rows: [] }))).toContain(t("exports.preview-none"));
    expect(controlsOf(rendered(NewTemplate, { typed: {}, problems: undefined }))[0]?.value).toBe("blank");
    const download = rendered(DownloadForm, { modelId: "m1", templates: [{ id: "e1", name: "Ledger" }] });
    expect(attributesOf(download, "action")).toEqual(["/document-processing/m1/documents.csv"]);
    expect(choicesOf(download, "status").map(([status]) => status)).not.toContain("split");
    expect(controlsOf(download).find(({ name }) => name === "status")?.value).toBe("approved");
  });
});

describe("reports of what is wrong, and small notices", () => {
  it("of a receiving system have a row for each value, and say so of documents without any", () => {
    const why = { key: "error.unexpected", values: {} };
    type Refused = Parameters<typeof ApiTable>[0]["documents"][number]["refused"];
    const refused = [{ line: 2, field: "total", value: "x", why }] as unknown as Refused;
    const table = rendered(ApiTable, {
      documents: [
        { documentId: "d1", fileName: "a.pdf", refused },
        { documentId: "d2", fileName: "b.pdf", refused: [] },
      ],
    });
    expect(linksOf(table)).toEqual(["/documents/d1", "/documents/d2"]);
    expect(wordsOf(table)).toContain(t("error.unexpected"));
    expect(wordsOf(table)).toContain(t("validation.accepted"));
  });

  it("of the reader have what failed of the document and of each field", () => {
    const check = { key: "error.unexpected", values: {} };
    const field = {
      field: "total",
      label: "Total",
      read: "1",
      confidence: "99%",
      now: "2",
      person: "changed",
      failed: [check],
    };
    const document = { documentId: "d1", fileName: "a.pdf", failed: [check], fields: [field] };
    const html = rendered(AiTable, { document } as never);
    expect(wordsOf(html).match(new RegExp(t("error.unexpected"), "g"))).toHaveLength(2);
    const none = { ...document, failed: [], fields: [{ ...field, failed: [] }] };
    expect(rendered(AiTable, { document: none } as never)).not.toContain("<ul");
  });

  it("say what became of a file of the inbox", () => {
    const notice = (done: string | null, documentId: string | null = "d1", name: string | null = "Bills") =>
      rendered(PlacedNotice, { done, documentId, name });
    expect(wordsOf(notice("discarded"))).toBe(t("intake.inbox.discarded"));
    expect(linksOf(notice("placed"))).toEqual(["/documents/d1"]);
    expect([notice(null), notice("placed", null), notice("placed", "d1", null)]).toEqual(["", "", ""]);
    expect(hiddenOf(rendered(DiscardQuestion, { waitingFileId: "w1", fileName: "a.pdf" }))).toEqual({
      intent: "discard",
      waitingFileId: "w1",
    });
    const placed = {
      id: "d1",
      fileName: "a.pdf",
      at: "1 March",
      model: null,
      kind: null,
      confidence: 0.9,
      reason: "subject",
    };
    const words = wordsOf(rendered(PlacedTable, { files: [placed] }));
    expect(words).toContain(t("intake.inbox.kind.none"));
    expect(words).toContain("–");
  });

  it("describe a line of energy bills, open where something is wrong with it", () => {
    const line = {
      id: "l1",
      shown: "Peak <usage>",
      supplier: "",
      described: false,
      commodity: null,
      chargeType: "usage",
      unit: "kWh",
      heading: "",
      quantityHeading: "",
    };
    const form = (
      more: object = {},
      mayEdit = true,
      messages: { field: string; label: string; text: string }[] = [],
    ) => rendered(DescriptorForm, { line: { ...line, ...more }, mayEdit, messages });
    expect(buttonsOf(form())).toEqual([`intent=describe ${t("energy.describe")}`]);
    expect(buttonsOf(form({ described: true }))).toHaveLength(2);
    expect(buttonsOf(form({ described: true }, false))).toEqual([]);
    expect(form()).not.toMatch(/<details[^>]* open/);
    const wrong = form({}, true, [{ field: "heading-l1", label: "", text: "Too long" }]);
    expect(wrong).toMatch(/<details[^>]* open/);
    expect(controlsOf(wrong).find(({ invalid }) => invalid)?.name).toBe("heading-l1");
    expect(hiddenOf(form())).toEqual({ lineId: "l1", line: "Peak &lt;usage&gt;" });
  });
});
