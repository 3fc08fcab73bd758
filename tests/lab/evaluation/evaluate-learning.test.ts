import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expectConsole } from "@tests/support/announced-console";
import { makePdf, printedLines } from "@tests/support/make-pdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { evaluateLearning } from "../../../lab/evaluation/evaluate-learning";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "learning-"));
});
afterAll(() => rm(folder, { recursive: true }));

const documentOf = async (id: string, bytes: Uint8Array) => {
  const file = path.join(folder, `${id}.pdf`);
  await writeFile(file, bytes);
  const truth = { fields: { total: { value: "1284.50" } }, scored: ["total"] };
  await writeFile(path.join(folder, `${id}.truth.json`), JSON.stringify(truth));
  return { id, file, kind: "invoice" as const, language: "en" };
};

test("learning goes on after a document that cannot be read", async () => {
  expectConsole(/^broken: /);
  const letter = makePdf([{ content: printedLines(["Harbour Joinery Ltd", "Total due EUR 1,284.50"]) }]);
  const documents = [
    await documentOf("broken", new TextEncoder().encode("%PDF-1.7\nnothing\nstartxref\n0\n%%EOF")),
    await documentOf("letter", letter),
    await documentOf("later", letter),
  ];
  const series = path.join(folder, "series.json");
  await writeFile(series, JSON.stringify([{ series: "one", ids: ["broken", "letter"] }]));
  const run = { series, sabotage: false, out: folder, cache: undefined };
  const { summary, marks } = await evaluateLearning(documents, run);
  expect(summary).toMatch(/^learning: 1 documents in series.* 1 others; 1 unread$/m);
  expect([...marks.keys()]).toEqual(["letter", "later"]);
  const unread = JSON.parse(await readFile(path.join(folder, "broken.json"), "utf8"));
  expect(unread).toEqual({ kind: "invoice", fields: {}, lineItems: [] });
}, 60_000);
