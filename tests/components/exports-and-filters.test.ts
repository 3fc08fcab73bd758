import { buttonsOf, choicesOf, controlsOf, hiddenOf } from "@tests/support/drawn-controls";
import { attributesOf, linksOf, rendered, said, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";
import { maxExportColumns } from "~/domain/exports/export-layout";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { AuditFilterForm } = await import("~/components/audit/audit-filter-form");
const { DocumentsFilter } = await import("~/components/documents/documents-filter");
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
const { AiTable } = await import("~/components/validation/ai-table");
const { ApiTable } = await import("~/components/validation/api-table");

const t = (key: string, values: Record<string, unknown> = {}) => said(key, values);

describe("filters and files of lists", () => {
  const empty = {
    startDate: "",
    endDate: "",
    status: "",
    readiness: "",
    orderOutcome: "",
    concern: "",
    text: "",
  };

  it("count what a list is narrowed by, besides its search", () => {
    const choices = { statuses: ["error"], readinesses: ["ready"], outcomes: ["price"], concerns: ["sums"] };
    const filter = (
      more: Partial<typeof empty>,
      messages: { field: string; label: string; text: string }[] = [],
    ) => rendered(DocumentsFilter, { filter: { ...empty, ...more }, choices, messages });
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
    expect(closed(rows(maxExportColumns))).toContain("add");
    expect(closed(rows(maxExportColumns - 1))).not.toContain("add");
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
      rule: null,
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
