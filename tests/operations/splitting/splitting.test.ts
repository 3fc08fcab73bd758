import { facturX, ubl } from "@tests/support/e-invoice";
import { makeRun } from "@tests/support/make-run";
import { makeTenant } from "@tests/support/make-tenant";
import { auditedOperations, documentRow, pageRows } from "@tests/support/stored-rows";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { documentFiles } from "~/domain/documents/document-files";
import { exportDocuments } from "~/operations/documents/export";
import { getDocument } from "~/operations/documents/get";
import { getDocumentFile } from "~/operations/documents/get-file";
import { getPageWords } from "~/operations/documents/get-page-words";
import { listDocuments } from "~/operations/documents/list";
import { receiveDocument } from "~/operations/documents/receive";
import { replayDocument } from "~/operations/documents/replay";
import { reprocessDocument } from "~/operations/documents/reprocess";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { lookForDuplicates } from "~/operations/duplicates/look-for";
import { beginProcessing } from "~/operations/processing/begin";
import { extractDocument } from "~/operations/processing/extract";
import type { ProcessingContext } from "~/operations/processing/processing-context";
import { readDocument } from "~/operations/processing/read";
import { loadEmbedded } from "~/operations/processing/steps/load-embedded";
import { keepWhole } from "~/operations/splitting/keep-whole";
import { proposeDocumentSplit } from "~/operations/splitting/propose";
import { splitDocument } from "~/operations/splitting/split";
import { readXml } from "~/platform/reader/read-xml";

const acme = (number: string, more = "") => `Acme Tools Inc
TAX INVOICE
Invoice Number: ${number}
Invoice Date: 2026-02-14
Anvil 2 50.00 100.00
${more}
Total: $118.00`;
const bolt = `Bolt Haulage Ltd
STATEMENT
Account Number: 88120934
Statement Date: 2026-02-28
Opening Balance: $900.00
Closing Balance: $300.00`;
/** A page with a title of its own and nothing else that begins a document. */
const doubtful = "TAX INVOICE\nAnvil 2 50.00 100.00";

async function processed(...texts: string[]) {
  const made = await makeRun(texts.map((text) => ({ text })));
  await process(made.context, made.run);
  return made;
}

/** What the Workflow does with a document. */
async function process(context: ProcessingContext, run: { documentId: string; attempt: number }) {
  await beginProcessing(context, run);
  await readDocument(context, run);
  const { split } = await proposeDocumentSplit(context, run);
  if (split) return;
  await extractDocument(context, { ...run, wait: 0, read: 0, readAt: context.now().getTime() });
  await lookForDuplicates(context, run);
}

const partsOf = async (context: ProcessingContext, documentId: string) =>
  (await getDocument(context, { documentId })).split?.parts ?? [];

async function taughtIn({ tenant }: ProcessingContext) {
  const counted = await usShard()
    .prepare(
      `select (select count(*) from vendor_memories where tenant_id = ?1) as memories,
        (select count(*) from taught_lessons join documents on documents.id = document_id
          where tenant_id = ?1) as samples`,
    )
    .bind(tenant.id)
    .first();
  return counted;
}

describe("a file of which it is sure that it holds several documents", () => {
  it("is split at once: parts of their own, the file extracted and exported no more", async () => {
    const { context, run, model, started } = await processed(acme("INV-2041"), bolt);
    expect(await documentRow(run.documentId)).toMatchObject({ status: "split", confidence: null });
    const parts = await partsOf(context, run.documentId);
    expect(parts).toMatchObject([
      { fileName: "invoice-p1.pdf", status: "received", first: 1, last: 1 },
      { fileName: "invoice-p2.pdf", status: "received", first: 2, last: 2 },
    ]);
    expect(started.slice(1).map(({ documentId }) => documentId)).toEqual(
      parts.map(({ documentId }) => documentId),
    );

    const [, second] = parts;
    if (!second) throw new Error("there is a second part");
    for (const { documentId } of parts) await process(context, { documentId, attempt: 1 });
    expect(await pageRows(second.documentId)).toMatchObject([{ number: 1, state: "read" }]);
    const words = await getPageWords(context, { documentId: second.documentId, page: 1 });
    expect(words?.words[0]?.text).toBe("Bolt");
    expect(words?.number).toBe(1);
    const { stream, fileName } = await getDocumentFile(context, { documentId: second.documentId });
    expect(fileName).toBe("invoice-p2.pdf");
    expect(await new Response(stream).text()).toBe("%PDF-1.7 pages 2 to 2");

    const csv = await exportDocuments(context, { modelId: model.id, format: "csv" });
    const text = await new Response(csv.stream).text();
    expect(text).toContain("INV-2041");
    expect(text.match(/invoice-p[12]\.pdf/g)).toHaveLength(2);
    expect(text).not.toContain(run.documentId);
  });

  it("is not counted beside its parts, and found by its status", async () => {
    const { context, run, model } = await processed(acme("INV-2041"), bolt);
    const all = await listDocuments(context, { modelId: model.id });
    expect([all.totalCount, all.items.map(({ id }) => id)]).toEqual([
      2,
      (await partsOf(context, run.documentId)).map(({ documentId }) => documentId).reverse(),
    ]);
    for (const sortField of ["fileName", "status"] as const) {
      const sorted = await listDocuments(context, { modelId: model.id, sortField, size: 1, page: 2 });
      expect([sorted.items.length, sorted.nextCursor]).toEqual([1, null]);
    }
    const split = await listDocuments(context, { modelId: model.id, status: "split" });
    expect([split.totalCount, split.items.map(({ id }) => id)]).toEqual([1, [run.documentId]]);
  });

  it("gives each part the embedded data that it prints", async () => {
    const xml = [ubl(), facturX()].map((text) => readXml(new TextEncoder().encode(text)));
    const form = [{ name: "Account", tooltip: "", value: "88120934" }];
    const pages = [{ text: acme("FA-2025-114") }, { text: bolt }];
    const { context, run } = await makeRun(pages, { xml, refused: 0, form });
    await process(context, run);
    const parts = await partsOf(context, run.documentId);
    for (const { documentId } of parts) await process(context, { documentId, attempt: 1 });
    const [first, second] = await Promise.all(
      parts.map(({ documentId }) => loadEmbedded(context.files, { documentId, attempt: 1 })),
    );
    expect(first).toMatchObject({ fields: { invoiceNumber: ["FA-2025-114"] }, form: [] });
    expect(second).toEqual({ fields: {}, lineItems: [], form, unreadable: false });
  });

  it("has nothing to replay", async () => {
    const { context, run } = await processed(acme("INV-2041"), bolt);
    const person = { ...context, actor: { kind: "person" as const, id: "p1", permissions: ["*"] } };
    const nobody = () => Promise.reject(new Error("nobody should ask"));
    const replays = { replay: nobody, start: nobody };
    await expect(
      replayDocument({ ...person, replays }, { documentId: run.documentId }),
    ).rejects.toMatchObject({ messageKey: "documents.error.no-result" });
  });

  it("takes the words over as they were read: nothing is opened to be read again", async () => {
    const { context, run, asked } = await processed(acme("INV-2041"), bolt);
    const [opened, read] = [asked.opened, asked.pages.length];
    for (const { documentId } of await partsOf(context, run.documentId))
      await process(context, { documentId, attempt: 1 });
    expect([asked.opened, asked.pages.length]).toEqual([opened, read]);
  });

  it("makes no second parts when it is gone through again", async () => {
    const { context, run } = await processed(acme("INV-2041"), bolt);
    expect(await proposeDocumentSplit(context, run)).toEqual({ split: true });
    expect(await partsOf(context, run.documentId)).toHaveLength(2);
    expect((await auditedOperations(context)).filter((name) => name === "splitting.split")).toHaveLength(1);
  });

  it("is no duplicate of its parts", async () => {
    const { context, run } = await processed(acme("INV-2041"), bolt);
    const parts = await partsOf(context, run.documentId);
    for (const { documentId } of parts) {
      await process(context, { documentId, attempt: 1 });
      expect((await getDocument(context, { documentId })).duplicates).toEqual([]);
    }
  });

  it("is a duplicate of the same file sent before, though both are split", async () => {
    const { context, run, model } = await processed(acme("INV-2041"), bolt);
    const file = { modelId: model.id, fileName: "again.pdf", bytes: new TextEncoder().encode("%PDF-1.7") };
    const { documentId } = await receiveDocument(context, { ...file, source: "browser" });
    await process(context, { documentId, attempt: 1 });
    expect((await getDocument(context, { documentId })).duplicates).toMatchObject([
      { documentId: run.documentId, level: "file", earlier: true },
    ]);
  });

  it("cannot be processed again beside its parts", async () => {
    const { context, run } = await processed(acme("INV-2041"), bolt);
    const person = { ...context, actor: { kind: "person" as const, id: "p1", permissions: ["*"] } };
    await expect(reprocessDocument(person, { documentId: run.documentId })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("leaves nothing that its parts taught when it becomes one document again", async () => {
    const { context, run } = await processed(acme("INV-2041"), bolt);
    const person = { ...context, actor: { kind: "person" as const, id: "p1", permissions: ["*"] } };
    for (const { documentId } of await partsOf(context, run.documentId)) {
      await process(context, { documentId, attempt: 1 });
      await saveCorrections(person, { documentId, revision: 0, fields: { invoiceNumber: "INV-9" } });
    }
    expect(await taughtIn(context)).toEqual({ memories: 2, samples: 2 });
    await keepWhole(person, { documentId: run.documentId });
    expect(await taughtIn(context)).toEqual({ memories: 0, samples: 0 });
  });

  it("becomes one document again when a person says so, and is not split again", async () => {
    const { context, run, model, started } = await processed(acme("INV-2041"), bolt);
    const parts = await partsOf(context, run.documentId);
    const person = { ...context, actor: { kind: "person" as const, id: "p1", permissions: ["*"] } };
    expect(await keepWhole(person, { documentId: run.documentId })).toEqual({ joined: true });
    expect(started.at(-1)).toMatchObject({ documentId: run.documentId, attempt: 2 });
    expect((await listDocuments(context, { modelId: model.id })).items).toHaveLength(1);
    for (const { documentId } of parts)
      expect(await context.files.bytes(documentFiles.original(documentId))).toBeNull();
    await process(context, { documentId: run.documentId, attempt: 2 });
    expect(["success", "failed"]).toContain((await documentRow(run.documentId))?.status);
  });
});

describe("a file of which it is not sure", () => {
  it("is extracted as one, shows the proposal, and is split as a person says", async () => {
    const { context, run } = await processed(acme("INV-2041"), acme("INV-2042"), doubtful);
    const before = await getDocument(context, { documentId: run.documentId });
    expect(before.status).not.toBe("split");
    expect(before.split?.proposed.length).toBeGreaterThan(1);
    await splitDocument(context, { documentId: run.documentId, pages: "1, 2-3" });
    expect(await partsOf(context, run.documentId)).toMatchObject([
      { first: 1, last: 1 },
      { first: 2, last: 3, fileName: "invoice-p2-3.pdf" },
    ]);
    const after = await getDocument(context, { documentId: run.documentId });
    expect(after).toMatchObject({ status: "split", split: { proposed: [], byPerson: true } });
  });

  it("stays one document when a person turns the proposal down", async () => {
    const { context, run } = await processed(acme("INV-2041"), acme("INV-2042"), doubtful);
    expect(await keepWhole(context, { documentId: run.documentId })).toEqual({ joined: false });
    const kept = await getDocument(context, { documentId: run.documentId });
    expect(kept.split).toBeNull();
    await expect(keepWhole(context, { documentId: run.documentId })).rejects.toMatchObject({
      code: "conflict",
    });
  });
});

describe("splitting by hand", () => {
  it("refuses ranges that cannot be, a part, and a document of another tenant", async () => {
    const { context, run } = await processed(acme("INV-2041"), bolt);
    const [part] = await partsOf(context, run.documentId);
    if (!part) throw new Error("there is a part");
    const whole = await processed(acme("INV-2041"), "Terms and conditions of sale");
    const { documentId } = whole.run;
    await expect(splitDocument(whole.context, { documentId, pages: "1-3" })).rejects.toMatchObject({
      code: "invalid",
      field: "pages",
    });
    await process(context, { documentId: part.documentId, attempt: 1 });
    await expect(splitDocument(context, { documentId: part.documentId, pages: "1" })).rejects.toMatchObject({
      code: "conflict",
    });
    const other = await makeTenant();
    for (const attempt of [
      splitDocument(other, { documentId, pages: "1, 2" }),
      keepWhole(other, { documentId: run.documentId }),
    ])
      await expect(attempt).rejects.toMatchObject({ code: "not-found" });
  });
});
