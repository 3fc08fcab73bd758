import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { trainScorer } from "@engine/training/train-scorer";
import { asStored } from "@engine/weights/encode-scorer";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { cellSamplesOf } from "../../../lab/training/cell-samples";
import { samplesOf } from "../../../lab/training/confidence-samples";
import { crossValidate, exampleOf, untrained } from "../../../lab/training/cross-validate";
import { foldsOf } from "../../../lab/training/folds-of";
import type { LabelledDocument } from "../../../lab/training/labelled-document";
import { leaveSourcesOut } from "../../../lab/training/leave-sources-out";
import { seriesSamples } from "../../../lab/training/series-samples";
import { syntheticDocuments, syntheticSeries } from "../../../lab/training/synthetic-documents";

const options = { version: "t", epochs: 2, seed: 1, rate: 0.15, decay: 0.01, bits: 16 };
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "validation-"));
});
afterAll(() => rm(folder, { recursive: true }));

const invoices = (count: number, seed: number) =>
  syntheticDocuments(count, seed).filter(
    ({ request, truth }) => request.kind === "invoice" && truth.total?.[0] && truth.subTotal?.[0],
  );

/** Documents of one group whose "total" is said to be the net amount: what nobody believes who has not seen them. */
const contrary = (
  documents: readonly LabelledDocument[],
  over: Partial<LabelledDocument>,
): LabelledDocument[] =>
  documents
    .filter(({ truth }) => truth.total?.[0] !== truth.subTotal?.[0])
    .map((document) => ({
      ...document,
      ...over,
      weight: 30,
      places: {},
      truth: { total: document.truth.subTotal ?? [] },
    }));
const shareRight = (samples: readonly { right: boolean }[]) =>
  samples.filter(({ right }) => right).length / samples.length;

const odd = contrary(invoices(40, 77), { group: "odd", source: "odd", origin: "corpus" })
  .slice(0, 10)
  .map((document, index) => ({ ...document, id: `odd-${index}` }));
const all = [...odd, ...invoices(30, 78).map((document, index) => ({ ...document, id: `other-${index}` }))];

describe("validation by folds", () => {
  it("asks of each document a model that has seen nothing of its group", async () => {
    expect(odd.length).toBe(10);
    const samples = await crossValidate(all, [], { folds: 2, options });
    const ofOdd = samples.filter(({ group }) => group === "odd");
    expect(ofOdd.length).toBeGreaterThan(5);
    expect(shareRight(ofOdd)).toBeLessThan(0.3);
    // Seen, they are believed: the test would tell.
    const seen = asStored(trainScorer(untrained, all.map(exampleOf), options));
    expect(shareRight(odd.flatMap((document) => samplesOf(document, seen)))).toBeGreaterThan(0.5);
  }, 120_000);

  it("writes a prediction for every document, over those of an earlier run", async () => {
    const out = path.join(folder, "folds");
    const few = all.slice(8, 14);
    await crossValidate(all.slice(0, 3), [], { folds: 2, options, out });
    await crossValidate(few, [], { folds: 2, options, out });
    expect((await readdir(out)).sort()).toEqual(few.map(({ id }) => `${id}.json`).sort());
    const prediction = JSON.parse(await readFile(path.join(out, `${few[3]?.id}.json`), "utf8"));
    expect(prediction).toMatchObject({ kind: "invoice" });
    const values = Object.values(prediction.fields as Record<string, { value: string; confidence: number }>);
    expect(values.length).toBeGreaterThan(2);
    expect(values.every(({ confidence }) => confidence > 0 && confidence <= 1)).toBe(true);
  }, 120_000);
});

describe("validation without a source", () => {
  it("asks of each document a model without its source, and writes predictions for the corpora alone", async () => {
    const table = vi.spyOn(console, "table").mockImplementation(() => {});
    const out = path.join(folder, "sources");
    await leaveSourcesOut({ documents: all, examples: all.map(exampleOf) }, options, out);
    const rows = table.mock.calls[0]?.[0] as Record<string, { values: number; f1: string }>;
    table.mockRestore();
    expect(rows.odd?.values).toBe(10);
    expect(Number(rows.odd?.f1)).toBeLessThan(40);
    expect(Number(rows["all generated"]?.f1)).toBeGreaterThan(60);
    expect(rows["all of the corpora"]).toEqual(rows.odd);
    expect((await readdir(out)).sort()).toEqual(odd.map((_, index) => `odd-${index}.json`));
  }, 180_000);
});

describe("what is learnt about confidence", () => {
  const [document] = invoices(10, 81);
  if (!document) throw new Error("no invoice was made");

  it("is of fields whose truth is known, right where the truth was chosen", () => {
    const samples = samplesOf(document, untrained);
    const scored = Object.keys(document.truth).length;
    expect(samples.length).toBeGreaterThan(5);
    expect(samples.length).toBeLessThanOrEqual(scored);
    const wrong = samplesOf({ ...document, truth: { total: ["0.01"], invoiceNumber: [] } }, untrained);
    expect(wrong.every(({ right }) => !right)).toBe(true);
    expect(wrong.length).toBeLessThanOrEqual(2);
  });

  it("weighs real paper five times", () => {
    const weights = (origin: LabelledDocument["origin"]) =>
      new Set(samplesOf({ ...document, origin }, untrained).map(({ weight }) => weight));
    expect([weights("generator"), weights("corpus")]).toEqual([new Set([1]), new Set([5])]);
  });

  it("comes from the second document of a series on, from none that is alone", () => {
    const series = syntheticSeries(2, 5);
    const alone = series.filter((_, index) => index % 3 === 0);
    expect(seriesSamples(alone, () => untrained)).toEqual([]);
    const groups = (documents: readonly LabelledDocument[]) =>
      seriesSamples(
        documents.map((one, index) => ({ ...one, group: String(index) })),
        () => untrained,
      ).map(({ group }) => group);
    expect(new Set(groups(series))).toEqual(new Set(["1", "2", "4", "5"]));
  }, 60_000);

  it("knows the layout from a correction: memory speaks in the signals", () => {
    const [first, second] = syntheticSeries(1, 6);
    if (!first || !second) throw new Error("no series was made");
    const remembered = seriesSamples([first, second], () => untrained);
    expect(remembered.some(({ signals }) => (signals.memory ?? 0) > 0)).toBe(true);
    expect(samplesOf(second, untrained).some(({ signals }) => (signals.memory ?? 0) > 0)).toBe(false);
  }, 60_000);
});

describe("what is learnt about cells", () => {
  const document = syntheticDocuments(40, 82).find(
    (one) =>
      one.request.kind === "invoice" && (one.rows?.length ?? 0) > 2 && shareRight(cellSamplesOf(one)) > 0.9,
  );
  if (!document?.rows) throw new Error("no invoice with rows was made");
  const rows = document.rows;
  const rightOf = (changed: Partial<LabelledDocument>) => cellSamplesOf({ ...document, ...changed });

  it("is nothing where nobody wrote the rows down", () => {
    expect(rightOf({ rows: undefined })).toEqual([]);
  });

  it("does not depend on the order of the true rows", () => {
    const reversed = [...rows].reverse();
    expect(rightOf({ rows: reversed })).toEqual(cellSamplesOf(document));
  });

  it("finds the one cell that is not what the paper says", () => {
    const off = rows.map((row, index) => (index === 1 && row.netTotal ? { ...row, netTotal: "0.01" } : row));
    const before = cellSamplesOf(document).map(({ right }) => right);
    const after = rightOf({ rows: off }).map(({ right }) => right);
    expect(after.filter((right, index) => right !== before[index])).toEqual([false]);
  });

  it("gives every true row once: a row that was read twice is right once", () => {
    // Two rows that were read are like this one: the first by its description, the second by its amount.
    const [first, second] = rows;
    const { description = "", netTotal = "" } = { ...first, netTotal: second?.netTotal };
    expect([first?.description === second?.description, first?.netTotal === netTotal]).toEqual([
      false,
      false,
    ]);
    const right = rightOf({ rows: [{ description, netTotal }] }).filter((one) => one.right);
    expect(right.map(({ column }) => column)).toEqual(["description"]);
  });

  it("judges no column that the truth does not have, and in a corpus no cell that it leaves out", () => {
    const without = rows.map(({ description: _, ...row }) => row);
    expect(rightOf({ rows: without }).map(({ column }) => column)).not.toContain("description");
    const gap = rows.map((row, index) =>
      index === 0 ? { ...row, quantity: undefined } : row,
    ) as typeof rows;
    const missing = gap.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)),
    );
    const count = (origin: LabelledDocument["origin"]) => rightOf({ rows: missing, origin }).length;
    expect(count("generator") - count("corpus")).toBe("quantity" in (rows[0] ?? {}) ? 1 : 0);
  });

  it("weighs real paper five times", () => {
    const weights = rightOf({ origin: "corpus" }).map(({ weight }) => weight);
    expect(new Set(weights)).toEqual(new Set([5]));
  });
});

describe("generated documents to train with", () => {
  it("are the same for the same seed, a group for each layout of a kind, in a source for each country", () => {
    const documents = syntheticDocuments(6, 3);
    expect(JSON.stringify(syntheticDocuments(6, 3))).toBe(JSON.stringify(documents));
    for (const { group, source, request, origin, weight } of documents) {
      expect(group.startsWith(`${request.kind}:`)).toBe(true);
      expect(source).toMatch(/^generated [A-Z]{2}$/);
      expect([origin, weight]).toEqual(["generator", 1]);
    }
  });

  it("know what is printed and what is not", () => {
    const documents = syntheticDocuments(20, 4);
    const absent = documents.filter(({ truth }) =>
      Object.values(truth).some((values) => values.length === 0),
    );
    expect(absent.length).toBeGreaterThan(15);
    for (const { truth, rows } of documents) {
      expect(Object.values(truth).every((values) => values.length <= 1)).toBe(true);
      if (rows) expect(rows.length).toBeGreaterThan(0);
    }
  });

  it("share no document with the series made beside them", () => {
    const alone = new Set(syntheticDocuments(20, 5).map(({ id }) => id));
    const series = syntheticSeries(5, 5);
    expect(series.some(({ id }) => alone.has(id))).toBe(false);
    expect(new Set(series.map(({ series: name }) => name)).size).toBe(5);
  });

  it("are parted by group when they are folded", () => {
    const documents = syntheticDocuments(60, 6);
    const folds = foldsOf(documents, 3, 1);
    const groups = (fold: number) =>
      new Set(documents.filter((_, index) => folds[index] === fold).map(({ group }) => group));
    expect([...groups(0)].filter((group) => groups(1).has(group))).toEqual([]);
  });
});
