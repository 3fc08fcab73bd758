import { controlsOf } from "@tests/support/drawn-controls";
import { attributesOf, linksOf, rendered, said, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { BillsTable } = await import("~/components/billing/bills-table");
const { DocumentMeter } = await import("~/components/billing/document-meter");
const { MethodPanel } = await import("~/components/billing/method-panel");
const { UsageChart } = await import("~/components/billing/usage-chart");
const { UsagePanel } = await import("~/components/billing/usage-panel");
const { ConnectionsTable } = await import("~/components/connections/connections-table");
const { ModelSettingsTable } = await import("~/components/connections/model-settings-table");
const { MailboxForm } = await import("~/components/mailboxes/mailbox-form");
const { EndpointsTable } = await import("~/components/webhooks/endpoints-table");

const t = (key: string, values: Record<string, unknown> = {}) => said(key, values);

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

  it("groups the digits of many documents of a day as the language does", () => {
    const days = [{ day: "2026-03-01", documents: 12_345 }];
    const titles = (language: "en" | "es") =>
      [
        ...rendered(
          UsageChart,
          { days, periodStart: "2026-03-01", periodEnd: "2026-03-02" },
          language,
        ).matchAll(/<title[^>]*>([^<]*)</g),
      ].map(([, title = ""]) => title);
    expect(titles("en")).toHaveLength(2);
    for (const title of titles("en")) expect(title).toMatch(/: 12,345$/);
    for (const title of titles("es")) expect(title).toMatch(/: 12\.345$/);
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
