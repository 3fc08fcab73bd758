import type { SuggestionRequest } from "@engine/suggestions/suggestion-prompt";
import { expectConsole } from "@tests/support/announced-console";
import { makeRun } from "@tests/support/make-run";
import { makeTenant } from "@tests/support/make-tenant";
import { resultRows } from "@tests/support/stored-rows";
import { expect, test } from "vitest";
import { beginProcessing } from "~/operations/processing/begin";
import { extractDocument } from "~/operations/processing/extract";
import { readDocument } from "~/operations/processing/read";
import { replayRun } from "~/operations/processing/replay";
import { suggestFields } from "~/operations/processing/suggest";
import type { FieldSuggester } from "~/operations/suggestion-port";

const page = { text: "Harbour Joinery Ltd\nGX-77/A\nTotal: $118.00" };

async function makeReadRun() {
  const made = await makeRun([page]);
  await beginProcessing(made.context, made.run);
  await readDocument(made.context, made.run);
  const asked: SuggestionRequest[] = [];
  const saying = (answer: Record<string, string> | Error): FieldSuggester => ({
    async suggest(request) {
      asked.push(request);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const finish = async () => {
    await extractDocument(made.context, { ...made.run, wait: 0, read: 0, readAt: made.clock.now.getTime() });
    const [row] = await resultRows(made.run.documentId);
    return { fields: JSON.parse(String(row?.fields)), hash: String(row?.input_hash) };
  };
  return { ...made, asked, saying, finish };
}

test("only doubtful fields are asked for, and what stands on the page is taken", async () => {
  const { context, run, asked, saying, finish } = await makeReadRun();
  const suggester = saying({ invoiceNumber: "GX-77/A", dueDate: "2031-01-01" });
  expect(await suggestFields({ ...context, suggester }, run)).toMatchObject({ answered: 2 });
  expect(asked[0]?.text).toContain("GX-77/A");
  expect(asked[0]?.fields.map(({ key }) => key)).toContain("invoiceNumber");
  const { fields } = await finish();
  expect(fields.invoiceNumber).toMatchObject({ value: "GX-77/A", place: { page: 1 } });
  expect(JSON.stringify(fields.invoiceNumber.reasons)).toContain("reason.suggested");
  expect(fields).not.toHaveProperty("dueDate");
  expect(await replayRun(context, run)).toMatchObject({ state: "same" });
});

test("without a model nothing is asked and nothing changes", async () => {
  const [plain, with_] = await Promise.all([makeReadRun(), makeReadRun()]);
  expect(await suggestFields(plain.context, plain.run)).toEqual({ asked: 0, answered: 0 });
  await suggestFields({ ...with_.context, suggester: with_.saying({ invoiceNumber: "GX-77/A" }) }, with_.run);
  expect((await plain.finish()).hash).not.toBe((await with_.finish()).hash);
});

test("a model that fails costs the document nothing", async () => {
  expectConsole(/processing\.no-suggestions/);
  const { context, run, saying, finish } = await makeReadRun();
  const suggester = saying(new Error("no answer within 20000 ms"));
  expect(await suggestFields({ ...context, suggester }, run)).toMatchObject({ answered: 0 });
  expect((await finish()).fields.total).toMatchObject({ value: "118.00" });
});

test("a document of another tenant does not exist", async () => {
  const { run, asked, saying } = await makeReadRun();
  const other = await makeTenant({ kind: "system", id: "test" });
  const context = { ...other, suggester: saying({}) };
  await expect(suggestFields(context, run)).rejects.toMatchObject({ code: "not-found" });
  expect(asked).toEqual([]);
});
