import { readingLimits } from "@engine/reading/reading-limits";
import { quietProcessing } from "@tests/stand-ins/quiet-queues";
import { expectConsole } from "@tests/support/announced-console";
import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { auditedOperations, documentRow } from "@tests/support/stored-rows";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, test } from "vitest";
import { documentFiles } from "~/domain/documents/document-files";
import type { TenantContext } from "~/operations/context";
import { receiveDocument } from "~/operations/documents/receive";
import type { ProcessingRequest } from "~/operations/ports";

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function makeDoor() {
  const tenant = await makeTenant();
  const queued: ProcessingRequest[] = [];
  const context: TenantContext = {
    ...tenant,
    processing: {
      ...quietProcessing,
      send: async (requests) => void queued.push(...requests),
    },
  };
  const model = await makeModel(context);
  const file = {
    modelId: model.id,
    fileName: "march.pdf",
    bytes: bytesOf("%PDF-1.7 march"),
    source: "api" as const,
  };
  return { context, model, file, queued };
}

const countDocuments = async (context: TenantContext) =>
  (
    await usShard()
      .prepare("select count(*) as n from documents where tenant_id = ?")
      .bind(context.tenant.id)
      .first()
  )?.n;

describe("receiving a document", () => {
  test("the file is kept, the row written, the audit led and the processing asked for", async () => {
    const { context, file, queued } = await makeDoor();
    const receipt = await receiveDocument(context, { ...file, fileName: "../scans/march.pdf" });
    expect(receipt).toEqual({ documentId: expect.any(String), status: "received", repeated: false });
    const { documentId } = receipt;
    expect(await context.files.bytes(documentFiles.original(documentId))).toEqual(file.bytes);
    expect(await documentRow(documentId)).toMatchObject({
      tenant_id: context.tenant.id,
      file_name: "march.pdf",
      file_kind: "pdf",
      byte_size: file.bytes.length,
      position: 1,
      status: "received",
      attempt: 1,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await auditedOperations(context)).toEqual(["documents.receive"]);
    expect(queued).toEqual([{ tenantId: context.tenant.id, documentId, attempt: 1 }]);
  });

  test("documents that arrive at once get positions of their own", async () => {
    const { context, file } = await makeDoor();
    const receipts = await Promise.all(Array.from({ length: 12 }, () => receiveDocument(context, file)));
    const rows = await Promise.all(receipts.map((receipt) => documentRow(receipt.documentId)));
    expect(rows.map((row) => Number(row?.position)).sort((a, b) => a - b)).toEqual(
      rows.map((_, index) => index + 1),
    );
  });

  test("an empty file and a file of another kind are kept as well", async () => {
    const { context, file } = await makeDoor();
    const empty = await receiveDocument(context, { ...file, bytes: new Uint8Array() });
    const program = await receiveDocument(context, {
      ...file,
      bytes: bytesOf("MZ program"),
      fileName: "bill.pdf",
    });
    expect(await documentRow(empty.documentId)).toMatchObject({ byte_size: 0, file_kind: null });
    expect(await documentRow(program.documentId)).toMatchObject({ file_name: "bill.pdf", file_kind: null });
  });

  test("a file beyond the bound is refused and leaves nothing", async () => {
    const { context, file } = await makeDoor();
    const bytes = new Uint8Array(readingLimits.fileBytes + 1);
    await expect(receiveDocument(context, { ...file, bytes })).rejects.toMatchObject({
      code: "too-large",
      messageKey: "error.file-too-large",
    });
    expect(await countDocuments(context)).toBe(0);
  });

  test("a queue that does not answer costs time, not the document", async () => {
    expectConsole(/processing\.not-queued/);
    const { context, file } = await makeDoor();
    const send = () => Promise.reject(new Error("queue is down"));
    const broken = { ...context, processing: { ...context.processing, send } };
    const { documentId } = await receiveDocument(broken, file);
    expect(await documentRow(documentId)).toMatchObject({ status: "received" });
  });
});

describe("a repeated delivery", () => {
  test("answers the document that is there and does nothing", async () => {
    const { context, file, queued } = await makeDoor();
    const first = await receiveDocument(context, { ...file, sourceKey: "order-1" });
    const second = await receiveDocument(context, { ...file, sourceKey: "order-1" });
    expect(second).toEqual({ documentId: first.documentId, status: "received", repeated: true });
    expect(queued).toHaveLength(1);
    expect(await auditedOperations(context)).toHaveLength(1);
  });

  test("at the same time makes one document and leaves one file", async () => {
    const { context, file } = await makeDoor();
    const receipts = await Promise.all(
      Array.from({ length: 5 }, () => receiveDocument(context, { ...file, sourceKey: "order-2" })),
    );
    expect(new Set(receipts.map((receipt) => receipt.documentId)).size).toBe(1);
    expect(receipts.filter((receipt) => !receipt.repeated)).toHaveLength(1);
    expect(await countDocuments(context)).toBe(1);
  });

  test("with another file under the same key is a conflict", async () => {
    const { context, file } = await makeDoor();
    await receiveDocument(context, { ...file, sourceKey: "order-3" });
    const other = receiveDocument(context, {
      ...file,
      sourceKey: "order-3",
      bytes: bytesOf("%PDF-1.7 april"),
    });
    await expect(other).rejects.toMatchObject({ code: "conflict" });
  });

  test("through another door or in another tenant is a new document", async () => {
    const { context, file } = await makeDoor();
    const other = await makeDoor();
    const api = await receiveDocument(context, { ...file, sourceKey: "order-4" });
    const mail = await receiveDocument(context, { ...file, source: "mail", sourceKey: "order-4" });
    const elsewhere = await receiveDocument(other.context, { ...other.file, sourceKey: "order-4" });
    expect(new Set([api.documentId, mail.documentId, elsewhere.documentId]).size).toBe(3);
  });
});

describe("who may bring a document in", () => {
  test("the model of another tenant does not exist", async () => {
    const { context, file } = await makeDoor();
    const other = await makeDoor();
    await expect(receiveDocument(context, { ...file, modelId: other.model.id })).rejects.toMatchObject({
      code: "not-found",
    });
  });

  test("a person without the permission may not, a mail may", async () => {
    const { context, file } = await makeDoor();
    const reader = asActor(context, { kind: "person", id: "p", permissions: ["TenantModel.ViewDocument"] });
    await expect(receiveDocument(reader, file)).rejects.toMatchObject({ code: "forbidden" });
    const mail = asActor(context, { kind: "mail", id: "m" });
    expect(await receiveDocument(mail, file)).toMatchObject({ repeated: false });
  });
});
