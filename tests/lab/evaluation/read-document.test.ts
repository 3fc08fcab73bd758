import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { quayInvoices, quayPdf } from "@tests/support/quay-invoices";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CorpusDocument } from "../../../lab/evaluation/corpus";
import { createReading } from "../../../lab/evaluation/read-document";

const [first, second] = quayInvoices;

let folder = "";
let document: CorpusDocument;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "reading-"));
  const file = path.join(folder, "qy-1.pdf");
  await writeFile(file, quayPdf(first));
  document = { id: "qy-1", file, kind: "invoice", language: "en" };
});
afterEach(() => rm(folder, { recursive: true }));

const wordsOf = ({ pages }: { pages: { words: { text: string }[] }[] }) =>
  pages.flatMap(({ words }) => words.map(({ text }) => text));

describe("a document that is read for the evaluation", () => {
  it("has the words of its file", async () => {
    const reading = await createReading(undefined)(document);
    expect(wordsOf(reading)).toContain(first.number);
    expect(reading).toMatchObject({ embedded: null, cached: false });
  });

  it("is kept in the folder, and taken from there when the file says otherwise by then", async () => {
    const cache = path.join(folder, "cache");
    const before = await createReading(cache)(document);
    expect((await readdir(cache)).sort()).toEqual(["qy-1.embedded.json", "qy-1.json"]);
    await writeFile(document.file, quayPdf(second));
    const after = await createReading(cache)(document);
    expect(after).toEqual({ ...before, cached: true });
    expect(wordsOf(await createReading(undefined)(document))).toContain(second.number);
  });

  it("keeps its words when only what its file carries is not known yet", async () => {
    const cache = path.join(folder, "cache");
    const { pages } = await createReading(cache)(document);
    await rm(path.join(cache, "qy-1.embedded.json"));
    const renamed = pages.map((page) => ({ ...page, words: page.words.slice(0, 1) }));
    await writeFile(path.join(cache, "qy-1.json"), JSON.stringify(renamed));
    expect(await createReading(cache)(document)).toEqual({ pages: renamed, embedded: null, cached: true });
    expect(JSON.parse(await readFile(path.join(cache, "qy-1.embedded.json"), "utf8"))).toEqual({
      data: null,
    });
    expect(JSON.parse(await readFile(path.join(cache, "qy-1.json"), "utf8"))).toEqual(renamed);
  });
});
