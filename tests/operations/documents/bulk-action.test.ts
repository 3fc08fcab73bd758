import { env } from "cloudflare:workers";
import { insertDocuments } from "@tests/support/insert-documents";
import { makeModel } from "@tests/support/make-model";
import { makePerson } from "@tests/support/make-person";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { usShard } from "@tests/support/us-shard";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { documentFiles } from "~/domain/documents/document-files";
import type { DocumentStatus } from "~/domain/documents/status";
import type { TenantContext } from "~/operations/context";
import { continueBulkAction } from "~/operations/documents/continue-bulk";
import { downloadList } from "~/operations/documents/download-list";
import { listDocuments } from "~/operations/documents/list";
import { listBulkActions } from "~/operations/documents/list-bulk";
import type { ReleaseQueue, ReleaseRequest } from "~/operations/documents/release-ports";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { startBulkAction } from "~/operations/documents/start-bulk";

async function makeList(count: number, statusAt: (at: number) => DocumentStatus) {
  const context = await makeTenant();
  const modelId = (await makeModel(context)).id;
  const rows = Array.from({ length: count }, (_, at) => ({
    id: crypto.randomUUID(),
    modelId,
    position: at + 1,
    status: statusAt(at),
    receivedAt: at * 60_000,
  }));
  await insertDocuments(context, rows);
  return { context, modelId };
}

const site = "https://fieldwise.example";
const noQueue: ReleaseQueue = { send: async () => undefined };
const asSystem = (context: TenantContext, releases = noQueue) => ({
  ...asActor(context, { kind: "system", id: "jobs" }),
  releases,
});

async function finish(context: TenantContext, bulkActionId: string, releases = noQueue) {
  for (let turn = 1; ; turn++)
    if ((await continueBulkAction(asSystem(context, releases), { bulkActionId })).ended) return turn;
}

const countOf = async (context: TenantContext, modelId: string, status: DocumentStatus) =>
  (await listDocuments(context, { modelId, status })).totalCount;

describe("an action on all documents that a filter finds", () => {
  it("moves each that may be moved, a few at a time, and says how many", async () => {
    const { context, modelId } = await makeList(450, (at) => (at % 3 ? "success" : "processing"));
    const { bulkActionId, total } = await startBulkAction(context, { modelId, action: "approve", site });
    expect(total).toBe(450);
    expect(await finish(context, bulkActionId)).toBe(3);
    expect(await countOf(context, modelId, "approved")).toBe(300);
    expect(await listBulkActions(context, { modelId })).toEqual([
      { id: bulkActionId, action: "approve", total: 450, done: 300, conflicts: 150, status: "done" },
    ]);
  });

  it("keeps to the filter although the documents leave it one after the other", async () => {
    const { context, modelId } = await makeList(450, (at) => (at % 2 ? "success" : "userEdited"));
    const { bulkActionId } = await startBulkAction(context, {
      modelId,
      action: "approve",
      site,
      status: "success",
    });
    await finish(context, bulkActionId);
    expect(await countOf(context, modelId, "approved")).toBe(225);
    expect(await countOf(context, modelId, "userEdited")).toBe(225);
  });

  it("does nothing once it has ended", async () => {
    const { context, modelId } = await makeList(3, () => "success");
    const { bulkActionId } = await startBulkAction(context, { modelId, action: "approve", site });
    expect(await finish(context, bulkActionId)).toBe(1);
    expect(await finish(context, bulkActionId)).toBe(1);
    expect((await listBulkActions(context, { modelId }))[0]).toMatchObject({ done: 3, conflicts: 0 });
  });

  it("takes the permission of the action itself", async () => {
    const { context, modelId } = await makeList(1, () => "success");
    const reader = asActor(context, {
      kind: "person",
      id: "reader",
      permissions: ["TenantModel.ViewDocument", "TenantModel.ReprocessDocument"],
    });
    await expect(startBulkAction(reader, { modelId, action: "approve", site })).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(startBulkAction(reader, { modelId, action: "reprocess", site })).resolves.toMatchObject({
      total: 1,
    });
  });

  it("is refused where the filter finds nothing, and for a model of another tenant", async () => {
    const [own, foreign] = [await makeList(1, () => "success"), await makeList(1, () => "success")];
    await expect(
      startBulkAction(own.context, { modelId: own.modelId, action: "approve", site, status: "failed" }),
    ).rejects.toMatchObject({ code: "invalid" });
    await expect(
      startBulkAction(own.context, { modelId: foreign.modelId, action: "approve", site }),
    ).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("deleting, releasing and sending a whole list", () => {
  it("deletes what the filter finds, and leaves what is being read", async () => {
    const { context, modelId } = await makeList(120, (at) => (at === 7 ? "processing" : "success"));
    const { bulkActionId } = await startBulkAction(context, { modelId, action: "delete", site });
    expect(await finish(context, bulkActionId)).toBe(3);
    expect((await listDocuments(context, { modelId })).totalCount).toBe(1);
    expect((await listBulkActions(context, { modelId }))[0]).toMatchObject({ done: 119, conflicts: 1 });
  });

  it("asks the queue for each release, once, however often the turn is run", async () => {
    const { context, modelId } = await makeList(5, (at) => (at < 3 ? "approved" : "failed"));
    const sent: ReleaseRequest[] = [];
    const { bulkActionId } = await startBulkAction(context, { modelId, action: "release", site });
    await finish(context, bulkActionId, { send: async (requests) => void sent.push(...requests) });
    await usShard().batch([
      usShard()
        .prepare("update bulk_actions set status = 'running', before = null where id = ?")
        .bind(bulkActionId),
      usShard()
        .prepare("update document_releases set state = 'done' where tenant_id = ?")
        .bind(context.tenant.id),
    ]);
    await finish(context, bulkActionId, { send: async (requests) => void sent.push(...requests) });
    expect(sent).toHaveLength(3);
    expect(sent.every(({ tenantId }) => tenantId === context.tenant.id)).toBe(true);
  });

  it("sends one mail a turn to whoever asked, once, however often the turn is run", async () => {
    const { context, modelId } = await makeList(3, (at) => (at < 2 ? "approved" : "failed"));
    const { person } = await makePerson();
    const asker = asActor(context, {
      kind: "person",
      id: person.id,
      permissions: ["TenantModel.ViewDocument", "TenantModel.SendDocument"],
    });
    const { bulkActionId } = await startBulkAction(asker, { modelId, action: "send", site });
    await finish(context, bulkActionId);
    await usShard()
      .prepare("update bulk_actions set status = 'running', before = null where id = ?")
      .bind(bulkActionId)
      .run();
    await finish(context, bulkActionId);
    const { results } = await env.DB_CONTROL.prepare(
      "select id, body from mail_outbox where recipient = ? and subject like 'Approved%'",
    )
      .bind(person.email)
      .all<{ id: string; body: string }>();
    expect(results.map(({ id }) => id)).toEqual([`${bulkActionId}:first`]);
    expect(results[0]?.body.match(/\/documents\/[^/]+$/gm)).toHaveLength(2);
  });
});

describe("downloading the files of a whole list", () => {
  it("holds the file of each that the filter finds", async () => {
    const { context, modelId } = await makeList(0, () => "success");
    for (const [position, status] of (["success", "failed", "success"] as const).entries())
      await plantDocument(context, modelId, { position: position + 1, status });
    const { stream } = await downloadList(context, { modelId, status: "success", holds: "originals" });
    const names = Object.keys(unzipSync(new Uint8Array(await new Response(stream).arrayBuffer())));
    expect(names.sort()).toEqual(["invoice (2).pdf", "invoice.pdf"]);
  });

  it("holds the pages of a part alone, not the file it was split off from", async () => {
    const { context, modelId } = await makeList(0, () => "success");
    const parent = await plantDocument(context, modelId, { position: 1, status: "split" });
    const part = await plantDocument(context, modelId, { position: 2, fileName: "part.pdf" });
    await usShard()
      .prepare("update documents set parent_document_id = ? where id = ?")
      .bind(parent, part)
      .run();
    await context.files.put(
      documentFiles.original(part),
      new TextEncoder().encode("page 2"),
      "application/pdf",
    );
    const { stream } = await downloadList(context, { modelId, holds: "originals" });
    const files = unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()));
    expect(Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])).toEqual([
      ["part.pdf", "page 2"],
    ]);
  });

  it("or what the machine found and people made of it", async () => {
    const { context, modelId } = await makeList(0, () => "success");
    const documentId = await plantDocument(context, modelId, { position: 1 });
    await saveCorrections(context, { documentId, revision: 0, fields: { total: "77.70" } });
    const { stream } = await downloadList(context, { modelId, holds: "json" });
    const files = unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()));
    expect(JSON.parse(new TextDecoder().decode(files["invoice.pdf.json"]))).toMatchObject({
      raw: { fields: { total: { value: "100.00" } } },
      edited: { fields: { total: { value: "77.70" } } },
    });
  });

  it("is refused for an empty list, and for a model of another tenant", async () => {
    const { context, modelId } = await makeList(0, () => "success");
    await expect(downloadList(context, { modelId, holds: "json" })).rejects.toMatchObject({
      code: "invalid",
    });
    await expect(downloadList(await makeTenant(), { modelId, holds: "json" })).rejects.toMatchObject({
      code: "not-found",
    });
  });
});
