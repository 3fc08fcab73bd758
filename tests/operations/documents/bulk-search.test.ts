import { insertDocuments } from "@tests/support/insert-documents";
import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { DocumentStatus } from "~/domain/documents/status";
import type { TenantContext } from "~/operations/context";
import { continueBulkAction } from "~/operations/documents/continue-bulk";
import { countMatching } from "~/operations/documents/count-matching";
import { downloadList } from "~/operations/documents/download-list";
import { exportDocuments } from "~/operations/documents/export";
import { indexDocumentWords } from "~/operations/documents/index-words";
import { listDocuments } from "~/operations/documents/list";
import { listBulkActions } from "~/operations/documents/list-bulk";
import { startBulkAction } from "~/operations/documents/start-bulk";

const site = "https://fieldwise.example";

async function makeList(
  count: number,
  rowAt: (at: number) => { fileName: string; status?: DocumentStatus } = () => ({ fileName: "harbour.pdf" }),
) {
  const context = await makeTenant();
  const modelId = (await makeModel(context)).id;
  await insertDocuments(
    context,
    Array.from({ length: count }, (_, at) => ({
      id: crypto.randomUUID(),
      modelId,
      position: at + 1,
      receivedAt: at * 60_000,
      status: "success" as const,
      ...rowAt(at),
    })),
  );
  return { context, modelId };
}

const asSystem = (context: TenantContext) => ({
  ...asActor(context, { kind: "system", id: "jobs" }),
  releases: { send: async () => undefined },
});

async function finish(context: TenantContext, bulkActionId: string) {
  for (let turn = 1; ; turn++)
    if ((await continueBulkAction(asSystem(context), { bulkActionId })).ended) return turn;
}

const countOf = async (context: TenantContext, modelId: string, status: DocumentStatus) =>
  (await listDocuments(context, { modelId, status })).totalCount;

const textOf = async (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

describe("an action on all documents that a search finds", () => {
  it("moves what holds the text and nothing else, a few at a time, once", async () => {
    const { context, modelId } = await makeList(450, (at) => ({
      fileName: at % 3 ? "harbour.pdf" : "airport.pdf",
    }));
    const asked = { modelId, text: "harbour", action: "approve" as const, site };
    const { bulkActionId, total } = await startBulkAction(context, asked);
    expect(total).toBe(300);
    expect(await finish(context, bulkActionId)).toBe(2);
    expect(await finish(context, bulkActionId)).toBe(1);
    expect(await countOf(context, modelId, "approved")).toBe(300);
    expect(await listBulkActions(context, { modelId })).toEqual([
      { id: bulkActionId, action: "approve", total: 300, done: 300, conflicts: 0, status: "done" },
    ]);
  });

  it("keeps to status and dates as well, although they leave the status one after the other", async () => {
    const { context, modelId } = await makeList(450, (at) => ({
      fileName: "harbour.pdf",
      status: at % 2 ? "success" : "userEdited",
    }));
    const asked = { modelId, text: "harb*", status: "success", action: "approve" as const, site };
    const dated = await startBulkAction(context, { ...asked, endDate: "1969-12-31" }).catch(
      ({ code }) => code,
    );
    expect(dated).toBe("invalid");
    const { bulkActionId, total } = await startBulkAction(context, { ...asked, endDate: "1970-01-01" });
    expect(total).toBe(225);
    await finish(context, bulkActionId);
    expect(await countOf(context, modelId, "approved")).toBe(225);
    expect(await countOf(context, modelId, "userEdited")).toBe(225);
  });

  it("goes on where no document of the status is among the matches it looks at in one turn", async () => {
    const { context, modelId } = await makeList(1_205, (at) => ({
      fileName: "harbour.pdf",
      status: at < 3 ? "failed" : "success",
    }));
    const asked = { modelId, text: "harbour", status: "failed", action: "delete" as const, site };
    const { bulkActionId, total } = await startBulkAction(context, asked);
    expect(total).toBe(3);
    expect(await finish(context, bulkActionId)).toBe(2);
    expect((await listDocuments(context, { modelId })).totalCount).toBe(1_202);
  });

  it("looks into the recognised words", async () => {
    const { context, modelId } = await makeList(3);
    const documentId = await plantDocument(context, modelId, { status: "success", position: 9 });
    await indexDocumentWords(asActor(context, { kind: "system", id: "search" }), { documentId, attempt: 1 });
    const asked = { modelId, text: "1,250.00", action: "approve" as const, site };
    const { bulkActionId, total } = await startBulkAction(context, asked);
    expect(total).toBe(1);
    await finish(context, bulkActionId);
    expect((await listDocuments(context, { modelId, status: "approved" })).items).toMatchObject([
      { id: documentId },
    ]);
  });

  it("is refused where the text finds nothing, says nothing, or is in more documents than are looked at", async () => {
    const { context, modelId } = await makeList(10_001);
    for (const [text, messageKey] of [
      ["elsewhere", "list.error.none-matching"],
      ["---", "list.error.none-matching"],
      ["harbour", "list.error.search-too-wide"],
      ["x".repeat(201), "documents.error.search-too-long"],
    ] as const)
      await expect(
        startBulkAction(context, { modelId, text, action: "approve", site }),
        text,
      ).rejects.toMatchObject({ code: "invalid", messageKey });
    await expect(countMatching(context, { modelId, text: "harbour" })).rejects.toMatchObject({
      messageKey: "list.error.search-too-wide",
    });
  });

  it("finds nothing of another tenant", async () => {
    const [own, foreign] = [await makeList(1), await makeList(1)];
    await expect(
      startBulkAction(own.context, { modelId: foreign.modelId, text: "harbour", action: "approve", site }),
    ).rejects.toMatchObject({ code: "not-found" });
    await expect(
      countMatching(own.context, { modelId: foreign.modelId, text: "harbour" }),
    ).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("downloading all that a search finds", () => {
  it("holds the files of those alone", async () => {
    const { context, modelId } = await makeList(0);
    for (const [position, fileName] of ["harbour-1.pdf", "airport.pdf", "harbour-2.pdf"].entries())
      await plantDocument(context, modelId, { position: position + 1, fileName });
    const { stream } = await downloadList(context, { modelId, text: "harbour", holds: "originals" });
    const names = Object.keys(unzipSync(new Uint8Array(await new Response(stream).arrayBuffer())));
    expect(names).toEqual(["harbour-2.pdf", "harbour-1.pdf"]);
  });

  it("writes a row for each of those alone, newest first", async () => {
    const { context, modelId } = await makeList(1_203, (at) => ({
      fileName: at % 2 ? `harbour ${at}.pdf` : `airport ${at}.pdf`,
    }));
    const { stream } = await exportDocuments(context, { modelId, text: "harbour", format: "json" });
    const rows: { fileName: string }[] = JSON.parse(await textOf(stream));
    expect(rows).toHaveLength(601);
    expect(rows.slice(0, 2).map(({ fileName }) => fileName)).toEqual([
      "harbour 1201.pdf",
      "harbour 1199.pdf",
    ]);
    expect(rows.at(-1)?.fileName).toBe("harbour 1.pdf");
    const none = await exportDocuments(context, { modelId, text: "elsewhere", format: "json" });
    expect(JSON.parse(await textOf(none.stream))).toEqual([]);
  });

  it("writes chosen documents in the order in which they were chosen", async () => {
    const { context, modelId } = await makeList(5, (at) => ({ fileName: `${at}.pdf` }));
    const { items } = await listDocuments(context, { modelId, sortField: "fileName", sortOrder: "desc" });
    const documentIds = [3, 0, 4, 1].flatMap((at) => items[at]?.id ?? []);
    const { stream } = await exportDocuments(context, { modelId, documentIds, format: "json" });
    const rows: { fileName: string }[] = JSON.parse(await textOf(stream));
    expect(rows.map(({ fileName }) => fileName)).toEqual(["1.pdf", "4.pdf", "0.pdf", "3.pdf"]);
  });
});
