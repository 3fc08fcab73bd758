import { env } from "cloudflare:workers";
import { insertDocuments } from "@tests/support/insert-documents";
import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { scopeToken } from "~/domain/documents/search-expression";
import type { DocumentStatus } from "~/domain/documents/status";
import type { TenantContext } from "~/operations/context";
import { deleteDocument } from "~/operations/documents/delete";
import { indexWaiting } from "~/operations/documents/index-waiting";
import { indexDocumentWords } from "~/operations/documents/index-words";
import { searchDocuments } from "~/operations/documents/search";
import { makeSweepContext } from "~/platform/processing-contexts";

async function makeList() {
  const context = await makeTenant();
  const model = await makeModel(context);
  return { context, modelId: model.id };
}

async function found(context: TenantContext, modelId: string, text: string, more = {}) {
  const { items } = await searchDocuments(context, { modelId, text, ...more });
  return items.map(({ id }) => id);
}

const asSystem = (context: TenantContext) => asActor(context, { kind: "system", id: "search" });

const indexWords = (context: TenantContext, run: { documentId: string; attempt: number }) =>
  indexDocumentWords(asSystem(context), run);

const row = (modelId: string, position: number, status: DocumentStatus = "success") => ({
  id: crypto.randomUUID(),
  modelId,
  position,
  status,
  receivedAt: position * 60_000,
  fileName: `statement-${position}.pdf`,
});

describe("the search in a model's documents", () => {
  it("finds a document by its file name from its arrival, and by its words once they are indexed", async () => {
    const { context, modelId } = await makeList();
    const id = await plantDocument(context, modelId, { fileName: "Añil Metalworks.pdf" });
    expect(await found(context, modelId, "anil")).toEqual([id]);
    expect(await found(context, modelId, "1,250.00")).toEqual([]);
    await indexWords(context, { documentId: id, attempt: 1 });
    expect(await found(context, modelId, "1,250.00")).toEqual([id]);
    expect(await found(context, modelId, "INV-8 metalworks")).toEqual([id]);
    expect(await found(context, modelId, "metal*")).toEqual([id]);
    expect(await found(context, modelId, "INV-8 elsewhere")).toEqual([]);
    expect(await found(context, modelId, "inv-8", { looksAt: "file-name" })).toEqual([]);
  });

  it("replaces the words when the document is processed again, and forgets them with it", async () => {
    const { context, modelId } = await makeList();
    const id = await plantDocument(context, modelId);
    await indexWords(context, { documentId: id, attempt: 1 });
    await usShard().prepare("update documents set attempt = 2 where id = ?").bind(id).run();
    await indexWords(context, { documentId: id, attempt: 2 });
    expect(await found(context, modelId, "INV-8")).toEqual([]);
    expect(await found(context, modelId, "invoice.pdf")).toEqual([id]);
    await deleteDocument(context, { documentId: id });
    expect(await found(context, modelId, "invoice.pdf")).toEqual([]);
    const left = "select count(*) as n from document_search where document_search match ?";
    const token = `scope : "${scopeToken(modelId)}"`;
    expect(await usShard().prepare(left).bind(token).first("n")).toBe(0);
  });

  it("finds nothing of another model or tenant, whatever is typed", async () => {
    const [own, foreign] = [await makeList(), await makeList()];
    await insertDocuments(foreign.context, [row(foreign.modelId, 1)]);
    for (const text of ["statement", '") OR scope : (m', "statement OR m", "m*"])
      expect(await found(own.context, own.modelId, text)).toEqual([]);
    await expect(
      searchDocuments(own.context, { modelId: foreign.modelId, text: "statement" }),
    ).rejects.toMatchObject({ code: "not-found" });
  });

  it("pages through what matches, newest first, within status and dates", async () => {
    const { context, modelId } = await makeList();
    const rows = Array.from({ length: 25 }, (_, at) => row(modelId, at + 1, at % 5 ? "success" : "failed"));
    await insertDocuments(context, rows);
    const first = await searchDocuments(context, { modelId, text: "statement", size: 20 });
    expect(first).toMatchObject({ matches: 25, more: false });
    expect(first.items.map(({ position }) => position)).toEqual(
      rows
        .slice(5)
        .map((one) => one.position)
        .reverse(),
    );
    const second = await searchDocuments(context, {
      modelId,
      text: "statement",
      size: 20,
      cursor: first.nextCursor ?? "",
    });
    expect(second.items.map(({ position }) => position)).toEqual([5, 4, 3, 2, 1]);
    expect(second).toMatchObject({ matches: 25, more: false, nextCursor: null });
    expect(
      await searchDocuments(context, { modelId, text: "statement", status: "failed", size: 2 }),
    ).toMatchObject({ matches: 5, more: false });
    expect(await found(context, modelId, "statement", { status: "failed" })).toHaveLength(5);
    expect(await found(context, modelId, "statement", { startDate: "1970-01-02" })).toEqual([]);
  });

  it("leaves out a file that was split: its parts are found", async () => {
    const { context, modelId } = await makeList();
    await insertDocuments(context, [row(modelId, 1, "split")]);
    expect(await found(context, modelId, "statement")).toEqual([]);
  });

  it("indexes by and by what was there before", async () => {
    const { context, modelId } = await makeList();
    const id = await plantDocument(context, modelId);
    const openTenant = async ({ tenantId }: { tenantId: string }) =>
      tenantId === context.tenant.id ? asSystem(context) : null;
    await indexWaiting({ ...makeSweepContext(env), openTenant }, {});
    expect(await found(context, modelId, "1,250.00")).toEqual([id]);
  });
});
