import { describe, expect, it } from "vitest";
import { z } from "zod";
import * as files from "~/domain/stored/file-kinds";
import * as learning from "~/domain/stored/learning-kinds";
import * as results from "~/domain/stored/result-kinds";
import * as settings from "~/domain/stored/setting-kinds";
import {
  readStored,
  readStoredText,
  type StoredKind,
  storedKind,
  storedText,
} from "~/domain/stored/stored-kind";
import * as work from "~/domain/stored/work-kinds";

const value = { value: "7", raw: "7", confidence: 1, place: { page: 1, box: [0, 0, 1, 1] }, reasons: [] };
const sample = {
  documentId: "d",
  recognised: false,
  fingerprint: { words: [["invoice", 1, 0.1, 0.2]], keys: [], pageCount: 1 },
  fields: { total: { type: "amount", value: null, raw: "", place: null } },
  dateOrder: null,
  decimalMark: null,
  table: null,
};
const answer = { fields: {}, overall: { precision: 1, recall: 1, f1: 1, values: 1 }, calibrationError: 0 };

/** A row of the first version of every kind, and one that no version looks like. */
const rows: Record<string, [first: unknown, wrong: unknown]> = {
  wordsKind: [
    {
      number: 1,
      width: 1,
      height: 1,
      source: "ocr",
      confidence: 1,
      turns: 0,
      words: [{ text: "a", box: [0, 0, 1, 1], confidence: 1 }],
    },
    { number: 1, width: 1, height: 1, source: "ocr", words: [{ text: "a", box: [0, 0, 1] }] },
  ],
  embeddedKind: [{ fields: { total: ["7"] }, lineItems: [], form: [], unreadable: false }, { fields: {} }],
  passingKind: [
    { fields: { total: 950, tax: null }, suppliers: { s: { total: 900 } } },
    { fields: { total: "950" } },
  ],
  fieldBudgetsKind: [{ total: { errors: 1, values: 500 } }, { total: { errors: 1 } }],
  suggestionsKind: [{ total: "7" }, { total: 7 }],
  correctionSampleKind: [sample, { ...sample, fingerprint: null }],
  vendorMemoryKind: [
    { format: 1, id: "m", revision: 1, closed: false, record: {}, lessons: [sample] },
    { format: 2, lessons: [] },
  ],
  textSketchKind: [
    { numbers: [1], pairs: [2] },
    { numbers: ["1"], pairs: [] },
  ],
  splitPartsKind: [[{ first: 1, last: 2, confidence: 0.9 }], [{ first: 1 }]],
  pinKind: [{ weights: "version", versionId: "v", number: 2, at: 1 }, { weights: "latest" }],
  versionMetricsKind: [
    {
      by: "vendor",
      folds: 2,
      vendors: 2,
      documents: 3,
      seenBefore: 0,
      before: answer,
      after: answer,
    },
    { folds: 2 },
  ],
  changesSummaryKind: [
    { documents: 1, changedDocuments: 1, changedValues: 1, better: 1, worse: 0 },
    { documents: "1" },
  ],
  foundValuesKind: [{ total: value }, { total: { ...value, confidence: "1" } }],
  lineItemsKind: [[{ cells: { netTotal: value }, arithmetic: "agrees" }], [{ cells: [] }]],
  rowPiecesKind: [
    [{ hash: "h", rows: 1, cents: null, tested: 0, agree: 0, best: {}, pages: null }],
    [{ rows: 1 }],
  ],
  proofKind: [{ state: "proven", equations: [{ key: "k", values: {}, holds: true }] }, { state: "sure" }],
  findingsKind: [[{ key: "k", values: {}, field: null }], [{ key: "k" }]],
  timingsKind: [{ extract: 3 }, { extract: "3" }],
  boxKind: [
    [0, 0, 1, 1],
    [0, 0, 1],
  ],
  namesKind: [["*"], "*"],
  modelFieldsKind: [[{ key: "total", weight: 1, required: true, line: false }], [{ key: "total" }]],
  partyDetailsKind: [{ country: "DE", iban: "" }, { country: null }],
  exportLayoutKind: [
    {
      format: "csv",
      rows: "line",
      columns: [{ heading: "Nr", source: "field.invoiceNumber", text: "" }],
      later: 1,
    },
    { format: "csv", rows: "line", columns: [{ heading: "Nr" }] },
  ],
  replayReportKind: [
    {
      state: "changed",
      problem: null,
      inputHash: "a",
      resultHash: { before: "b", after: "c" },
      engineVersion: { before: "1.0.0", after: "1.1.0" },
      modelVersion: { before: "v1", after: "v1" },
      changes: [{ field: "total", line: null, before: "1.00", after: "2.00" }],
      changesTotal: 1,
      today: [],
      todayTotal: 0,
    },
    { state: "changed" },
  ],
  seenFilesKind: [[{ name: "a.pdf", size: 3, modified: "20261123045000" }], [{ name: "a.pdf" }]],
  storageKind: [{ provider: "ftp", hostName: "ftp.example", port: 21 }, { provider: "ftp" }],
  refusedFilesKind: [[{ fileName: "a", problem: "b" }], ["a"]],
  actorKind: [{ kind: "person", id: "p", permissions: [] }, { kind: "person" }],
  listQueryKind: [{ status: "error" }, { status: 1 }],
  exportPartsKind: [[{ number: 1, byteSize: 3, documents: 1 }], [{ number: "1" }]],
  mailAttachmentKind: [{ tenantId: "t", key: "k", fileName: "a.csv", contentType: "text/csv" }, { key: "k" }],
  richMailKind: [{ html: "<p>", pictures: [{ id: "p1", path: "/places/t" }] }, { html: "<p>" }],
  billLinesKind: [[{ textKey: "k", values: {}, amount: 1 }], [{ textKey: "k" }]],
  auditDetailKind: [{ name: "a" }, "a"],
  fileWordsKind: [
    { printed: [{ text: "a", box: [0, 0, 1, 1], confidence: 1 }], told: [], unknown: [] },
    { printed: [{ text: "a" }], told: [], unknown: [] },
  ],
  reportNamesKind: [["documents"], "documents"],
  eventTypesKind: [["document.ready"], [1]],
  eventDataKind: [{ status: "success" }, ["success"]],
  trainingPlanKind: [
    {
      model: { id: "m", fields: [{ key: "total", weight: 1 }] },
      version: { id: "v", number: 1, name: "v1", baseVersion: "b" },
      activeVersionId: null,
      learn: ["d"],
      compare: [],
    },
    { model: { id: "m", fields: [] }, learn: ["d"], compare: [] },
  ],
  learntDocumentsKind: [[{ documentId: "d", attempt: 1, revision: 0, vendor: "v" }], [{ documentId: "d" }]],
  comparedAnswersKind: [
    { compared: 1, changes: [{ documentId: "d" }], before: [], after: [] },
    { compared: 1, changes: [{}], before: [], after: [] },
  ],
  newSecretKind: [
    { secret: "s", session: "d", at: 1 },
    { secret: "s", session: "d", at: "1" },
  ],
  paymentNewsKind: [
    { kind: "payment", gatewayId: "g", paid: true, amount: 1, currency: "USD", billedOn: "2026-01-01" },
    { kind: "payment", gatewayId: "g", paid: "yes" },
  ],
  editLayoutKind: [
    {
      columns: [{ source: "field.total", name: "total" }],
      ignored: ["Notes"],
      monthFirst: true,
      decimalMark: ",",
    },
    { columns: ["total"], ignored: [] },
  ],
  editProblemKind: [
    { key: "edits.problem.empty", values: {} },
    { key: 7, values: {} },
  ],
  editCellsKind: [["7", 7, null], { total: "7" }],
  rowReportKind: [
    {
      changes: [{ field: "total", from: "7", to: "8" }],
      problems: [{ field: "", key: "edits.problem.no-revision", values: {} }],
    },
    { changes: [{ field: "total" }], problems: [] },
  ],
  orderMatchKind: [
    { outcome: "matched", orderId: "o", number: "7", findings: [] },
    { outcome: "matched", orderId: 7, findings: [] },
  ],
  ruleFindingsKind: [[{ ruleId: "r", field: "total", sentence: "No.", blocks: true }], [{ ruleId: "r" }]],
  rowCountsKind: [{ change: 1, same: 2 }, { change: "1" }],
  energyBillKind: [
    { documentId: "d", row: 1, supplierKey: "s", accountKey: "a", meterKey: "m", lines: [] },
    { documentId: "d", row: 1, lines: [] },
  ],
};
const kinds = { ...files, ...learning, ...results, ...settings, ...work } as Record<
  string,
  StoredKind<unknown>
>;

/** Kinds that have had more versions: the newest, and what the row of the first above becomes. */
const migrated: Record<string, { version: number; becomes: unknown }> = {
  vendorMemoryKind: {
    version: 2,
    becomes: { format: 1, id: "m", revision: 1, closed: false, record: {}, samples: [sample] },
  },
};

it("every kind has its rows here", () => {
  expect(Object.keys(rows).sort()).toEqual(Object.keys(kinds).sort());
});

describe.each(Object.entries(kinds))("%s", (name, kind) => {
  const [first, wrong] = rows[name] ?? [];
  const later = migrated[name];

  it("reads a row of the first version, with what it does not know", () => {
    expect(readStoredText(kind, JSON.stringify(first))).toEqual(later ? later.becomes : first);
  });

  it("writes the first version as it was, a later one with its number", () => {
    const value = later ? later.becomes : first;
    const text = storedText(kind, value);
    expect(JSON.parse(text)).toEqual(later ? { storedVersion: later.version, data: value } : value);
    expect(readStoredText(kind, text)).toEqual(value);
  });

  it("says what is wrong with anything else", () => {
    expect(() => readStoredText(kind, JSON.stringify(wrong))).toThrow(
      `${kind.name} is not what version 1 looks like`,
    );
    expect(() => readStoredText(kind, JSON.stringify({ storedVersion: 99, data: first }))).toThrow(
      `${kind.name} is of version 99; this release knows ${later?.version ?? 1} at most`,
    );
    expect(() => readStoredText(kind, "{")).toThrow(`${kind.name} is no JSON`);
  });
});

describe("a kind that has had three versions", () => {
  const older = [
    { schema: z.string(), next: (text: string) => ({ text }) },
    {
      schema: z.looseObject({ text: z.string() }),
      next: ({ text, ...rest }: { text: string }) => ({ ...rest, lines: text.split("\n") }),
    },
  ];
  const kind = storedKind<{ lines: string[] }>(
    "a note",
    z.looseObject({ lines: z.array(z.string()) }),
    older,
  );

  it.each([
    ["first", "a\nb"],
    ["second", { storedVersion: 2, data: { text: "a\nb" } }],
    ["third", { storedVersion: 3, data: { lines: ["a", "b"] } }],
  ])("reads its %s version", (_, stored) => {
    expect(kind.read(stored)).toEqual({ lines: ["a", "b"] });
  });

  it("writes the third, which it reads", () => {
    const text = storedText(kind, { lines: ["a"] });
    expect(JSON.parse(text)).toEqual({ storedVersion: 3, data: { lines: ["a"] } });
    expect(readStored(kind, new TextEncoder().encode(text))).toEqual({ lines: ["a"] });
    expect(readStored(kind, null)).toBeNull();
  });

  it("names the version that is not as it should be", () => {
    expect(() => kind.read({ storedVersion: 2, data: { text: 7 } })).toThrow("version 2 looks like at text");
  });
});
