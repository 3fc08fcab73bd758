import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { corpusOf, matchesPattern } from "../../../lab/evaluation/corpus";
import { cellsOf, readSeries } from "../../../lab/evaluation/learn-series";
import { readTruth } from "../../../lab/evaluation/read-truth";
import { requestOf } from "../../../lab/evaluation/request-of";
import { trainingDocumentsIn } from "../../../lab/evaluation/training-documents-in";
import { transcriptPages } from "../../../lab/evaluation/transcript-pages";
import { corpusDocuments } from "../../../lab/training/corpus-documents";

let folder = "";
const write = (name: string, content: unknown) => writeFile(path.join(folder, name), JSON.stringify(content));
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "corpus-"));
  await mkdir(path.join(folder, "docs"));
  await mkdir(path.join(folder, "words"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("a pattern for ids", () => {
  const cases: [pattern: string | undefined, id: string, matches: boolean][] = [
    [undefined, "anything", true],
    ["zf-*", "zf-001", true],
    ["zf-*", "xzf-001", false],
    ["*-scan", "zf-001-scan", true],
    ["zf-*-scan", "zf-001-photo", false],
    ["zf.001", "zf-001", false],
    ["a+b", "a+b", true],
    ["zf-001", "zf-0012", false],
  ];
  test.each(cases)("%s and %s: %s", (pattern, id, matches) => {
    expect(matchesPattern(pattern)(id)).toBe(matches);
  });
});

describe("the documents of a corpus", () => {
  beforeAll(() =>
    write("manifest.json", {
      docs: [
        { id: "zf-1", file: "docs/zf-1.pdf", kind: "invoice", language: "de", truth: "docs/zf-1.truth.json" },
        { id: "zf-2", file: "docs/zf-2.pdf", kind: "invoice", truth: "docs/zf-2.truth.json" },
        { id: "mr-1", file: "docs/mr-1.jpg", kind: "receipt", truth: "docs/mr-1.truth.json" },
      ],
    }),
  );

  it("stand at paths below its folder, in English unless told", async () => {
    const [german, english] = await corpusOf(folder);
    expect(german).toEqual({
      id: "zf-1",
      file: path.join(folder, "docs/zf-1.pdf"),
      kind: "invoice",
      language: "de",
    });
    expect(english?.language).toBe("en");
  });

  it("are narrowed to a pattern first and to a number then", async () => {
    const ids = async (only?: string, limit?: number) =>
      (await corpusOf(folder, only, limit)).map(({ id }) => id);
    expect(await ids()).toEqual(["zf-1", "zf-2", "mr-1"]);
    expect(await ids("*-1")).toEqual(["zf-1", "mr-1"]);
    expect(await ids("*-1", 1)).toEqual(["zf-1"]);
    expect(await ids(undefined, 0)).toEqual([]);
  });

  it("are asked for every field of their kind in the culture of their language", () => {
    const german = requestOf({ kind: "invoice", language: "de" });
    expect([german.culture, german.currency, german.receivedOn]).toEqual(["de-DE", "EUR", ""]);
    expect(requestOf({ kind: "invoice", language: "en" })).toMatchObject({
      culture: "en-US",
      currency: "USD",
    });
    expect(requestOf({ kind: "invoice", language: "sv" }).culture).toBe("en-US");
    expect(german.fields.map(({ key }) => key)).toEqual(expect.arrayContaining(["total", "netTotal"]));
    const bank = requestOf({ kind: "bank_statement", language: "en" }).fields.map(({ key }) => key);
    expect(bank).toContain("closingBalance");
    expect(bank).not.toContain("invoiceNumber");
  });
});

describe("the truth beside a document", () => {
  it("is found by the document's name, whatever its ending", async () => {
    await write("docs/a.b.truth.json", { fields: { total: { value: "1.00" } }, scored: ["total"] });
    expect((await readTruth(path.join(folder, "docs/a.b.jpeg"))).scored).toEqual(["total"]);
  });

  it("has rows by exported names, which become the catalogue's keys", () => {
    const { fields } = requestOf({ kind: "invoice", language: "en" });
    const columns = fields.filter(({ line }) => line);
    expect(cellsOf({ netTotal: "10.00", tax: "1.00", remark: "none" }, columns)).toEqual({
      netTotal: "10.00",
      lineTax: "1.00",
    });
  });

  it("lists series bare or under a name", async () => {
    const series = [{ series: "one", ids: ["zf-1"] }];
    await write("bare.json", series);
    await write("named.json", { series });
    expect(await readSeries(path.join(folder, "bare.json"))).toEqual(series);
    expect(await readSeries(path.join(folder, "named.json"))).toEqual(series);
  });
});

describe("labelled documents to train with", () => {
  beforeAll(async () => {
    const page = { number: 1, width: 1, height: 1, source: "text", confidence: 1, turns: 0, words: [] };
    const truth = (id: string, more: object) => ({
      id,
      file: `elsewhere/${id}.pdf`,
      kind: "invoice",
      layout: "zf:plain:a4",
      vendorKey: "acme",
      fields: { total: { value: "1.00", alternatives: ["1.01"] } },
      scored: ["total", "dueDate"],
      ...more,
    });
    await write("docs/zf-1.truth.json", truth("zf-1", { language: "de" }));
    await write(
      "docs/zf-2.truth.json",
      truth("zf-2", {
        vendorKey: "unknown",
        lineItems: [{ netTotal: "1.00", tax: "0.10" }, { netTotal: "2.00" }],
        lineItemsScored: true,
      }),
    );
    await write("docs/mr-1.truth.json", truth("mr-1", { kind: "receipt", layout: "", vendorKey: "unknown" }));
    for (const id of ["zf-1", "zf-2", "mr-1"]) await write(`words/${id}.json`, [page]);
  });
  const read = (grouping: "vendor" | "layout") =>
    corpusDocuments(folder, path.join(folder, "words"), { grouping, weight: 5 });

  it("belong together by vendor, or by layout where the vendor is not known", async () => {
    expect((await read("vendor")).map(({ group }) => group)).toEqual(["acme", "zf:plain:a4", "mr-1"]);
  });

  it("belong together by the family of their layout, when that is asked for", async () => {
    expect((await read("layout")).map(({ group }) => group)).toEqual(["zf:plain", "zf:plain", ""]);
  });

  it("have the source that their ids begin with, and the weight of the corpus", async () => {
    const documents = await read("vendor");
    expect(documents.map(({ source }) => source)).toEqual(["zf", "zf", "mr"]);
    expect(documents.map(({ series }) => series)).toEqual(["zf:plain:a4", "zf:plain:a4", "mr-1"]);
    expect(documents.every(({ origin, weight }) => origin === "corpus" && weight === 5)).toBe(true);
    expect(documents[0]?.request.culture).toBe("de-DE");
  });

  it("know values with their alternatives, and what is scored and missing as absent", async () => {
    const [first] = await read("vendor");
    expect(first?.truth).toEqual({ total: ["1.00", "1.01"], dueDate: [] });
  });

  it("have rows only where these are scored, by the catalogue's keys", async () => {
    const [first, second] = await read("vendor");
    expect(first?.rows).toBeUndefined();
    expect(second?.rows).toEqual([{ netTotal: "1.00", lineTax: "0.10" }, { netTotal: "2.00" }]);
  });

  it("are found in a folder and in its docs, by pattern, with their files beside the truth", async () => {
    const documents = await trainingDocumentsIn(folder, "zf-*");
    expect(documents.map(({ id }) => id)).toEqual(["zf-1", "zf-2"]);
    expect(documents[0]?.file).toBe(path.join(folder, "docs/zf-1.pdf"));
    expect(documents.map(({ vendorKeys }) => vendorKeys)).toEqual([["acme"], ["zf:plain:a4"]]);
    expect(documents[0]?.truth).toEqual({ total: ["1.00", "1.01"], dueDate: [] });
    expect((await trainingDocumentsIn(path.join(folder, "docs"), "zf-*")).length).toBe(2);
    expect(await trainingDocumentsIn(path.join(folder, "nowhere"))).toEqual([]);
  });
});

describe("the words that annotators wrote down", () => {
  const document = (id: string) => ({
    id,
    file: path.join(folder, `docs/${id}.jpg`),
    kind: "receipt" as const,
    language: "en",
  });

  it("are a page of their own, each word with its share of the line's box", async () => {
    await write("docs/t-1.truth.json", {
      imageSize: [1000, 2000],
      ocrLines: [{ text: "TOTAL  9.50", box: [100, 200, 210, 220] }],
    });
    const [page] = (await transcriptPages(document("t-1"))) ?? [];
    expect(page).toMatchObject({ number: 1, width: 1000, height: 2000, source: "ocr", confidence: 1 });
    const [first, second] = page?.words ?? [];
    expect([first?.text, second?.text]).toEqual(["TOTAL", "9.50"]);
    const rounded = (box: readonly number[] | undefined) => box?.map((edge) => Math.round(edge * 1e4) / 1e4);
    expect(rounded(first?.box)).toEqual([0.1, 0.1, 0.15, 0.11]);
    expect(rounded(second?.box)).toEqual([0.17, 0.1, 0.21, 0.11]);
  });

  it("are nothing where nobody wrote them down, or the size of the picture is not known", async () => {
    await write("docs/t-2.truth.json", { fields: {} });
    await write("docs/t-3.truth.json", { ocrLines: [{ text: "A", box: [0, 0, 1, 1] }] });
    expect(await transcriptPages(document("t-2"))).toBeNull();
    expect(await transcriptPages(document("t-3"))).toBeNull();
  });
});
