import { buttonsOf, controlsOf, hiddenOf } from "@tests/support/drawn-controls";
import { attributesOf, linksOf, rendered, said, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { SendingsTable } = await import("~/components/documents/sendings-table");
const { StateLinks } = await import("~/components/documents/state-links");
const { SupplierNotice } = await import("~/components/documents/supplier-notice");
const { OrderBills } = await import("~/components/orders/order-bills");
const { OrderLines } = await import("~/components/orders/order-lines");
const { OrdersPreview } = await import("~/components/orders/orders-preview");
const { OrdersTable } = await import("~/components/orders/orders-table");
const { ImportPreview } = await import("~/components/suppliers/import-preview");
const { SupplierAccounts } = await import("~/components/suppliers/supplier-accounts");
const { SupplierBills } = await import("~/components/suppliers/supplier-bills");
const { SupplierFacts } = await import("~/components/suppliers/supplier-facts");
const { SuppliersTable } = await import("~/components/suppliers/suppliers-table");

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
    const many = { ...known, documents: 12_345 };
    expect(wordsOf(rendered(SuppliersTable, { suppliers: [many] }))).toMatch(/12,345$/);
    expect(wordsOf(rendered(SuppliersTable, { suppliers: [many] }, "es"))).toMatch(/12\.345$/);
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
