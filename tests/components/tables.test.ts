import { attributesOf, linksOf, rendered, said, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";
import { shownMeter } from "~/http/shown-meter";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { DocumentsTable } = await import("~/components/documents/documents-table");
const { UploadProgress } = await import("~/components/documents/upload-progress");
const { FoundList } = await import("~/components/energy/found-list");
const { MeterPanel } = await import("~/components/energy/meter-panel");
const { PeriodChart } = await import("~/components/energy/period-chart");
const { PermissionBoxes } = await import("~/components/people/permission-boxes");
const { DeliveriesTable } = await import("~/components/webhooks/deliveries-table");

describe("the table of documents", () => {
  type Row = Parameters<typeof DocumentsTable>[0]["rows"][number];
  const row = (change: Partial<Row> = {}): Row => ({
    id: "d1",
    fileName: "bill.pdf",
    status: "success",
    readiness: "ready",
    concerns: [],
    training: null,
    confidence: 0.989,
    problem: null,
    received: "1 March",
    processed: null,
    waits: false,
    duplicate: false,
    source: "browser",
    pageCount: null,
    parent: null,
    release: null,
    values: {},
    ...change,
  });
  const columns = (...keys: string[]) =>
    keys.map((key) => ({ key, labelKey: "documents.file", name: "", number: false }));
  const shown = (change: Partial<Row>, ...keys: string[]) =>
    rendered(DocumentsTable, {
      caption: "Bills",
      rows: [row(change)],
      columns: columns(...keys),
      sorting: {},
      from: "",
    });

  it("ticks each document by its id, and leads to it", () => {
    const html = shown({});
    expect(html).toMatch(/<input[^>]*name="documentId"[^>]*value="d1"/);
    expect(linksOf(html)).toEqual(["/documents/d1"]);
    expect(attributesOf(html, "aria-label").join()).toContain("bill.pdf");
  });

  it("cuts what speaks against a document before it grows wider than the page, and no other column for it", () => {
    const html = shown({ readiness: "look", concerns: ["doubtful"] }, "receivedOn");
    const growing = html.split("<td").filter((cell) => cell.includes("sm:max-w-0"));
    expect(growing).toHaveLength(1);
    expect(wordsOf(`<td${growing[0]}`)).toContain(said("readiness.short.doubtful"));
  });

  it("shows the first page where somebody wants to see it and there is one", () => {
    const html = shown({ pageCount: 2 }, "picture");
    expect(html).toMatch(/<img[^>]*src="\/documents\/d1\/pages\/1\/image\?width=160"[^>]*alt=""/);
    expect(shown({ pageCount: 2 }, "source")).not.toContain("<img");
    expect(shown({ pageCount: null }, "picture")).not.toContain("<img");
  });

  it("leads to the file that a document was split off from", () => {
    const html = shown({ parent: { id: "p", fileName: "all.pdf" } });
    expect(linksOf(html)).toEqual(["/documents/d1", "/documents/p"]);
    expect(wordsOf(html)).toContain("all.pdf");
  });

  it("never rounds a confidence up", () => {
    expect(wordsOf(shown({ confidence: 0.999 }, "confidence"))).toContain("99");
    expect(wordsOf(shown({ confidence: 0.999 }, "confidence"))).not.toContain("100");
    expect(wordsOf(shown({ confidence: 1 }, "confidence"))).toContain("100");
  });

  it.each(["confidence", "processedOn", "pageCount", "release", "total"])(
    "has a dash in the column %s where there is nothing",
    (key) => {
      expect(wordsOf(shown({ confidence: null }, key))).toMatch(/–/);
    },
  );

  it("has the value of a field in its column, and no other", () => {
    const words = wordsOf(shown({ values: { total: "12.50", tax: "2.50" } }, "total"));
    expect(words).toContain("12.50");
    expect(words).not.toContain(" 2.50");
  });

  it("tells a duplicate, a problem, and a release that failed", () => {
    const plain = wordsOf(shown({}));
    for (const change of [
      { duplicate: true },
      { problem: "error.unexpected" },
      { release: { state: "failed", problem: "error.unexpected", isStored: false } as const },
      { training: "submitted" } as Partial<Row>,
    ])
      expect(wordsOf(shown(change)).length).toBeGreaterThan(plain.length);
    const under = { state: "waiting", problem: null, isStored: false } as const;
    expect(wordsOf(shown({ release: under }))).toBe(plain);
  });

  it("has no readiness of what was not judged", () => {
    expect(wordsOf(shown({ readiness: null }))).toContain("–");
    expect(wordsOf(shown({ readiness: null, concerns: ["duplicate"] as unknown as Row["concerns"] }))).toBe(
      wordsOf(shown({ readiness: null })),
    );
  });
});

describe("the progress of uploads", () => {
  type Upload = Parameters<typeof UploadProgress>[0]["uploads"][number];
  const upload = (state: Upload["state"], change: Partial<Upload> = {}): Upload =>
    ({
      key: `${state}${Math.random()}`,
      fileName: `${state}.pdf`,
      byteSize: 1,
      file: null,
      at: 0,
      share: 0.5,
      state,
      message: null,
      ...change,
    }) as Upload;
  const shown = (...uploads: Upload[]) =>
    rendered(UploadProgress, { uploads, onSendAgain: () => {}, onGiveUp: () => {} });
  const buttons = (html: string) => html.match(/<button/g)?.length ?? 0;

  it("is nothing without a file", () => {
    expect(shown()).toBe("");
  });

  it("counts those that were received among all", () => {
    expect(wordsOf(shown(upload("received"), upload("sending"), upload("received")))).toMatch(/\b2\b.*\b3\b/);
  });

  it("says how many kilobytes have arrived while files are under way, and lists what is not there yet", () => {
    const moving = wordsOf(
      shown(
        upload("sending", { byteSize: 3_000_000 }),
        upload("received", { byteSize: 1_000_000, share: 1 }),
      ),
    );
    expect(moving).toContain("2,500 of 4,000 kB");
    expect(moving.indexOf("sending.pdf")).toBeLessThan(moving.indexOf("received.pdf"));
    expect(moving).toContain("received.pdf");
    const done = wordsOf(shown(upload("received"), upload("received")));
    expect(done).not.toContain("received.pdf");
    expect(done).not.toContain("kB");
  });

  it("offers to send again what waits for that, and to give up what is missing too", () => {
    expect(buttons(shown(upload("sending"), upload("retrying"), upload("refused")))).toBe(0);
    expect(buttons(shown(upload("again")))).toBe(2);
    expect(buttons(shown(upload("missing")))).toBe(1);
  });

  it("says of each file how it stands", () => {
    expect(shown(upload("sending"))).toMatch(/<progress[^>]*value="0.5"/);
    const words = (["received", "waiting", "retrying", "missing"] as const).map((state) =>
      wordsOf(shown(upload(state, { fileName: "a.pdf" }))).replace(/.*a\.pdf/, ""),
    );
    expect(new Set(words).size).toBe(4);
    const refused = upload("refused", {
      message: { messageKey: "error.file-too-large", values: { megabytes: 77 } },
    });
    expect(wordsOf(shown(refused))).toContain("77");
  });
});

describe("what the checks of a bill found", () => {
  type Outcomes = Parameters<typeof FoundList>[0]["outcomes"];
  const shown = (...outcomes: [number, string][]) =>
    rendered(FoundList, {
      outcomes: outcomes.map(([check, severity]) => ({ check, severity, values: {} })) as unknown as Outcomes,
    });

  it("is nothing where all pass", () => {
    const nothing = wordsOf(shown([1, "pass"], [2, "pass"]));
    expect(nothing).not.toBe("");
    expect(wordsOf(shown())).toBe(nothing);
    expect(wordsOf(shown([1, "unknown"]))).not.toContain(nothing);
  });

  it("is what failed, the severe marked, and how many could not be judged", () => {
    const html = shown([1, "severe"], [2, "warning"], [3, "pass"], [4, "unknown"], [5, "unknown"]);
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html.match(/text-failed/g)).toHaveLength(1);
    expect(wordsOf(html)).toMatch(/\b2\b/);
  });
});

type Period = Parameters<typeof shownMeter>[0]["periods"][number];
const period = (month: number, isFlagged: boolean): Period => {
  const of = `2026-${String(month).padStart(2, "0")}`;
  return {
    documentId: of,
    start: `${of}-01`,
    end: `${of}-28`,
    days: 30,
    usage: 300,
    unit: "kWh",
    usagePerDay: 10,
    costPerDay: 3.456,
    estimated: isFlagged,
    flagged: isFlagged ? [{ check: 1, severity: "severe", values: {} }] : [],
  };
};
const meterOf = (...periods: Period[]) =>
  shownMeter({ meter: "ED 1", commodity: "electric", currency: "GBP", periods }, 0, "en-GB");

describe("the chart of periods", () => {
  const year = (count: number) =>
    meterOf(...Array.from({ length: count }, (_, at) => period(at + 1, at === 1)));
  const shown = (count: number) =>
    rendered(PeriodChart, { id: "c", title: "Use", description: "By day", chart: year(count).use });

  it("hatches what was flagged, so that color is not alone", () => {
    const html = shown(3);
    expect(html.match(/fill="url\(#c-hatch\)"/g)).toHaveLength(1);
    expect(html).toContain('aria-labelledby="c-title c-text"');
  });

  it("labels at most nine of many bars", () => {
    const labels = (count: number) => shown(count).match(/>\d\d\/2026</g)?.length ?? 0;
    expect(labels(9)).toBe(9);
    expect(labels(10)).toBe(5);
    expect(labels(60)).toBeLessThanOrEqual(9);
  });
});

describe("the panel of a meter", () => {
  const shown = (...periods: Period[]) => rendered(MeterPanel, { meter: meterOf(...periods) });

  it("has no chart without a period", () => {
    expect(shown()).not.toContain("<svg");
    expect(shown(period(1, false)).match(/<svg/g)).toHaveLength(2);
  });

  it("describes each chart with its highest value, to the cent", () => {
    const described = [...shown(period(1, false), period(2, true)).matchAll(/<desc[^>]*>([^<]*)/g)].map(
      ([, text]) => text,
    );
    expect(described[0]).toContain("10");
    expect(described[1]).toContain("3.46");
    expect(described[0]).toContain("28/02/2026");
  });

  it("leads to each bill, and shows the figures of a year without a press", () => {
    const html = shown(period(1, false));
    expect(attributesOf(html, "href")).toEqual(["/documents/2026-01"]);
    expect(html).toMatch(/<details open/);
    const many = Array.from({ length: 14 }, (_, at) => period(at + 1, false));
    expect(shown(...many)).not.toMatch(/<details open/);
  });

  it("says which use was estimated, and that something was flagged", () => {
    const [plain, flagged] = [shown(period(1, false)), shown(period(1, true))].map(wordsOf);
    expect(flagged?.length).toBeGreaterThan(plain?.length ?? 0);
  });
});

describe("the boxes of permissions", () => {
  const shown = (chosen: string[], grantable: string[], onlyGrantable = false) =>
    rendered(PermissionBoxes, { chosen, grantable, onlyGrantable });
  const boxes = (html: string) => html.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? [];

  it("tick what is chosen, and let nobody tick what he cannot give", () => {
    const all = boxes(shown(["Users"], ["Users", "Roles"]));
    const open = all.filter((box) => !box.includes("disabled"));
    expect(open.flatMap((box) => attributesOf(box, "name"))).toEqual([
      "permission.Users",
      "permission.Roles",
    ]);
    expect(all.filter((box) => box.includes("checked")).flatMap((box) => attributesOf(box, "name"))).toEqual([
      "permission.Users",
    ]);
    expect(all.length).toBeGreaterThan(30);
  });

  it("are only those that can be given where no others are of use", () => {
    expect(boxes(shown([], ["Users"], true))).toHaveLength(1);
    expect(shown([], ["Users"], true).match(/<legend/g)).toHaveLength(1);
    expect(boxes(shown([], [], true))).toEqual([]);
  });
});

describe("the table of webhook deliveries", () => {
  type Line = Parameters<typeof DeliveriesTable>[0]["lines"][number];
  const line = (change: Partial<Line> = {}): Line => ({
    id: "w1",
    sequence: 7,
    type: "document.approved",
    at: "1 March",
    documentId: "d1",
    fileName: "bill.pdf",
    state: "failed",
    attempts: 3,
    nextAt: null,
    status: null,
    milliseconds: null,
    answer: null,
    problem: null,
    ...change,
  });
  const shown = (change: Partial<Line>, mayResend = true) =>
    rendered(DeliveriesTable, { lines: [line(change)], mayResend });
  const maySend = (change: Partial<Line>, mayResend = true) =>
    shown(change, mayResend).includes('value="resend"');

  it("sends again what was delivered or failed, to those who may, but no test and nothing that waits", () => {
    expect([maySend({}), maySend({ state: "delivered" })]).toEqual([true, true]);
    expect([maySend({ state: "waiting" }), maySend({ type: "webhook.test" }), maySend({}, false)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(shown({})).toMatch(/name="deliveryId" value="w1"/);
  });

  it("leads to the document, unless it is deleted", () => {
    expect(attributesOf(shown({}), "href")).toEqual(["/documents/d1"]);
    expect(attributesOf(shown({ type: "document.deleted" }), "href")).toEqual([]);
    expect(wordsOf(shown({ type: "document.deleted" }))).toContain("bill.pdf");
    expect(attributesOf(shown({ documentId: null }), "href")).toEqual([]);
  });

  it("tells what was answered, in which time, and lets nothing of the answer be markup", () => {
    const html = shown({ status: 500, milliseconds: 812, answer: "<script>x</script>" });
    expect(wordsOf(html)).toMatch(/500.*812/);
    expect(html).not.toContain("<script>");
    expect(wordsOf(shown({ problem: "error.unexpected" })).length).toBeGreaterThan(wordsOf(shown({})).length);
  });

  it("tells when the next attempt is", () => {
    expect(wordsOf(shown({ state: "waiting", nextAt: "2 March" }))).toContain("2 March");
  });
});
