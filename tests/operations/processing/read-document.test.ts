import { expectConsole } from "@tests/support/announced-console";
import { makeRun } from "@tests/support/make-run";
import { makeTenant } from "@tests/support/make-tenant";
import { documentRow, pageRows } from "@tests/support/stored-rows";
import { describe, expect, test } from "vitest";
import { commit } from "~/data/commit";
import { noteProgress } from "~/data/shard/document-progress";
import { insertPages } from "~/data/shard/pages";
import { documentFiles } from "~/domain/documents/document-files";
import { beginProcessing } from "~/operations/processing/begin";
import { failDocument } from "~/operations/processing/fail";
import { readDocument } from "~/operations/processing/read";
import { loadWords } from "~/operations/processing/steps/load-words";

async function makeBegunRun(...script: Parameters<typeof makeRun>) {
  const made = await makeRun(...script);
  await beginProcessing(made.context, made.run);
  return made;
}

describe("reading a document", () => {
  test("words of text pages are kept, other pages are asked for", async () => {
    const { context, run, requested, asked } = await makeBegunRun([
      { text: "Invoice 42" },
      { scan: "Terms" },
    ]);
    expect(await readDocument(context, run)).toMatchObject({ pending: 1, problem: null });
    expect(await pageRows(run.documentId)).toMatchObject([
      { number: 1, state: "read", source: "text", width: 595, confidence: 1 },
      { number: 2, state: "pending", source: "ocr", width: 1654 },
    ]);
    const [page] = await loadWords(context.files, run, [1]);
    expect(page?.words.map((word) => word.text)).toEqual(["Invoice", "42"]);
    expect(await context.files.bytes(documentFiles.image(run.documentId, 1, 2))).not.toBeNull();
    expect(requested).toEqual([{ tenantId: context.tenant.id, ...run, page: 2 }]);
    expect(await documentRow(run.documentId)).toMatchObject({ page_count: 2, file_kind: "pdf" });
    expect(asked.closed).toBe(1);
  });

  test("reading again reads nothing and asks for what is still pending", async () => {
    const { context, run, requested, asked } = await makeBegunRun([{ text: "Invoice" }, { scan: "Terms" }]);
    await readDocument(context, run);
    const before = await pageRows(run.documentId);
    expect(await readDocument(context, run)).toMatchObject({ pending: 1, problem: null });
    expect(await pageRows(run.documentId)).toEqual(before);
    expect(asked.opened).toBe(1);
    expect(requested.map((request) => request.page)).toEqual([2, 2]);
  });

  test("a file whose only page was read in the inbox has its kind and its page counted", async () => {
    const { context, run, asked } = await makeBegunRun([{ text: "Invoice 42" }]);
    const row = { number: 1, state: "read", source: "text", width: 595, height: 842 } as const;
    await commit(context.shard, [
      noteProgress(context.shard, run, context.now()),
      ...insertPages(context.shard, [{ ...run, ...row }]),
    ]);
    expect(await readDocument(context, run)).toMatchObject({ pending: 0, problem: null });
    expect(asked.pages).toEqual([]);
    expect(await documentRow(run.documentId)).toMatchObject({ page_count: 1, file_kind: "pdf" });
  });

  test("after dying in the middle only the missing pages are read", async () => {
    const script = Array.from({ length: 40 }, (_, index) => ({ text: `Page ${index + 1}` }));
    const { context, run, asked } = await makeBegunRun(script);
    const put = context.files.put;
    let kept = 0;
    const dying = async (...[key, body, type]: Parameters<typeof put>) => {
      if (++kept > 20) throw new Error("the bucket is gone");
      await put(key, body, type);
    };
    await expect(readDocument({ ...context, files: { ...context.files, put: dying } }, run)).rejects.toThrow(
      "gone",
    );
    const survivors = (await pageRows(run.documentId)).length;
    expect(survivors).toBe(16);
    asked.pages.length = 0;
    expect(await readDocument(context, run)).toMatchObject({ pending: 0, problem: null });
    expect(asked.pages).toHaveLength(40 - survivors);
    expect(await pageRows(run.documentId)).toHaveLength(40);
    expect(asked.closed).toBe(2);
  });

  test("a page that cannot be read does not cost the document", async () => {
    expectConsole(/processing\.page-not-read/);
    const { context, run } = await makeBegunRun([
      { problem: "too-many-pixels" },
      { crash: "boom" },
      { text: "Total 5" },
    ]);
    expect(await readDocument(context, run)).toMatchObject({ pending: 0, problem: null });
    expect(await pageRows(run.documentId)).toMatchObject([
      { state: "failed", problem: "reading.too-many-pixels" },
      { state: "failed", problem: "reading.damaged" },
      { state: "read", problem: null },
    ]);
  });

  test.each(["password", "empty", "damaged", "unsupported", "inflates-too-far"] as const)(
    "a file that is %s answers the reason",
    async (problem) => {
      const { context, run } = await makeBegunRun(problem);
      expect(await readDocument(context, run)).toMatchObject({ problem: `reading.${problem}` });
    },
  );

  test("a run that is over is refused", async () => {
    const { context, run, asked } = await makeBegunRun([{ text: "Invoice" }]);
    await failDocument(context, { ...run, problem: "problem.stalled" });
    await expect(readDocument(context, run)).rejects.toMatchObject({ code: "conflict" });
    expect(asked.opened).toBe(0);
  });

  test("a document of another tenant does not exist", async () => {
    const { context, run, requested } = await makeBegunRun([{ scan: "Invoice" }]);
    await readDocument(context, run);
    const other = await makeTenant({ kind: "system", id: "test" });
    const foreign = { ...other, reader: context.reader, pages: context.pages };
    await expect(readDocument(foreign, run)).rejects.toMatchObject({ code: "not-found" });
    expect(requested).toHaveLength(1);
  });
});
