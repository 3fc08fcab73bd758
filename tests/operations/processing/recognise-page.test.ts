import { ReadingError } from "@engine/reading/reading-error";
import { scriptedRecogniser } from "@tests/stand-ins/scripted-reader";
import { makeRun } from "@tests/support/make-run";
import { makeTenant } from "@tests/support/make-tenant";
import { documentRow, pageRows } from "@tests/support/stored-rows";
import { expect, test } from "vitest";
import { awaitPages } from "~/operations/processing/await-pages";
import { beginProcessing } from "~/operations/processing/begin";
import { failPage } from "~/operations/processing/fail-page";
import { readDocument } from "~/operations/processing/read";
import { recognisePage } from "~/operations/processing/recognise-page";
import { loadWords } from "~/operations/processing/steps/load-words";

async function makeScannedRun(pages: number, answers: Parameters<typeof scriptedRecogniser>[0]) {
  const made = await makeRun(Array.from({ length: pages }, () => ({ scan: "" })));
  await beginProcessing(made.context, made.run);
  await readDocument(made.context, made.run);
  const { recogniser, asked } = scriptedRecogniser(answers);
  return { ...made, recognised: asked, recognising: { ...made.context, recogniser } };
}

test("the last page to be settled says that all are done", async () => {
  const { recognising, context, run, clock } = await makeScannedRun(2, { 1: "Invoice 42", 2: "Total 5" });
  clock.now = new Date(clock.now.getTime() + 30_000);
  expect(await recognisePage(recognising, { ...run, page: 2 })).toEqual({ allDone: false });
  expect(await documentRow(run.documentId)).toMatchObject({ progress_at: clock.now.getTime() });
  expect(await recognisePage(recognising, { ...run, page: 1 })).toEqual({ allDone: true });
  const [first, second] = await loadWords(context.files, run, [1, 2]);
  expect([first?.words.at(1)?.text, second?.words.at(1)?.text]).toEqual(["42", "5"]);
  expect(await pageRows(run.documentId)).toMatchObject([
    { state: "read", source: "ocr", confidence: 0.93 },
    { state: "read", source: "ocr", confidence: 0.93 },
  ]);
});

test("what the file says of a page in words goes with its image to the recogniser", async () => {
  const { context, run } = await makeRun([{ scan: "" }, { scan: "", told: "Harbour Joinery" }]);
  await beginProcessing(context, run);
  await readDocument(context, run);
  const { recogniser, told } = scriptedRecogniser({ 1: "Invoice", 2: "Harbour" });
  for (const page of [1, 2]) await recognisePage({ ...context, recogniser }, { ...run, page });
  expect(told).toEqual(["Harbour Joinery"]);
});

test("pages that finish at the same time: exactly one of them is the last", async () => {
  const pages = [1, 2, 3, 4, 5, 6];
  const { recognising, run } = await makeScannedRun(6, {});
  const answers = await Promise.all(pages.map((page) => recognisePage(recognising, { ...run, page })));
  expect(answers.filter((answer) => answer.allDone)).toHaveLength(1);
});

test("a page that is delivered again is not recognised again but says again that all are done", async () => {
  const { recognising, recognised, run } = await makeScannedRun(1, { 1: "Invoice" });
  await recognisePage(recognising, { ...run, page: 1 });
  const before = await pageRows(run.documentId);
  expect(await recognisePage(recognising, { ...run, page: 1 })).toEqual({ allDone: true });
  expect(recognised).toEqual([1]);
  expect(await pageRows(run.documentId)).toEqual(before);
});

test("a page that cannot be recognised is settled with the reason", async () => {
  const { recognising, run } = await makeScannedRun(1, { 1: new ReadingError("unreadable") });
  expect(await recognisePage(recognising, { ...run, page: 1 })).toEqual({ allDone: true });
  expect(await pageRows(run.documentId)).toMatchObject([{ state: "failed", problem: "reading.unreadable" }]);
});

test("any other trouble leaves the page pending, for another try", async () => {
  const { recognising, run } = await makeScannedRun(1, { 1: new Error("out of memory") });
  await expect(recognisePage(recognising, { ...run, page: 1 })).rejects.toThrow("out of memory");
  expect(await pageRows(run.documentId)).toMatchObject([{ state: "pending" }]);
});

test("a page given up counts as settled, and does not undo what was read", async () => {
  const { context, recognising, run } = await makeScannedRun(2, { 1: "Invoice" });
  await recognisePage(recognising, { ...run, page: 1 });
  const problem = "problem.internal";
  expect(await failPage(context, { ...run, page: 2, problem })).toEqual({ allDone: true });
  expect(await failPage(context, { ...run, page: 1, problem })).toEqual({ allDone: true });
  expect(await pageRows(run.documentId)).toMatchObject([{ state: "read" }, { state: "failed", problem }]);
});

test("a waiting run counts its pages, shows that it is alive, and asks again when told to", async () => {
  const { context, requested, run, clock } = await makeScannedRun(2, {});
  requested.length = 0;
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect(await awaitPages(context, { ...run, askAgain: false })).toEqual({ pending: 2, asked: 2 });
  expect(requested).toEqual([]);
  expect(await documentRow(run.documentId)).toMatchObject({ progress_at: clock.now.getTime() });
  await awaitPages(context, { ...run, askAgain: true });
  expect(requested.map((request) => request.page)).toEqual([1, 2]);
});

test("pages of another tenant do not exist", async () => {
  const { recognising, recognised, run } = await makeScannedRun(1, { 1: "Invoice" });
  const other = await makeTenant({ kind: "system", id: "test" });
  const { recogniser, pages } = recognising;
  const foreign = { ...other, recogniser, pages };
  const page = { ...run, page: 1 };
  await expect(recognisePage(foreign, page)).rejects.toMatchObject({ code: "not-found" });
  await expect(failPage(foreign, { ...page, problem: "problem.internal" })).rejects.toMatchObject({
    code: "not-found",
  });
  expect(recognised).toEqual([]);
  expect(await pageRows(run.documentId)).toMatchObject([{ state: "pending" }]);
});
