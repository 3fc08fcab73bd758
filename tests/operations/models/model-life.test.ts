import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { plantedResult } from "@tests/support/planted-result";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, test } from "vitest";
import { receiveDocument } from "~/operations/documents/receive";
import type { FileTransfer, FtpServer } from "~/operations/documents/release-ports";
import { archiveModel } from "~/operations/models/archive";
import { compareModels } from "~/operations/models/compare";
import { copyModel } from "~/operations/models/copy";
import { editStorage } from "~/operations/models/edit-storage";
import { getModel } from "~/operations/models/get";
import { getModelFile } from "~/operations/models/get-file";
import { getStorage } from "~/operations/models/get-storage";
import { listModels } from "~/operations/models/list";
import { listDocumentModels } from "~/operations/models/list-for-documents";
import { listModelPage } from "~/operations/models/list-page";
import { getMasterReport } from "~/operations/models/master-report";
import { restoreModel } from "~/operations/models/restore";
import { testStorage } from "~/operations/models/test-storage";
import { uploadModel } from "~/operations/models/upload";

const ftp = {
  provider: "ftp" as const,
  hostName: "ftp.example.com",
  port: 21,
  userName: "u",
  password: "s3cret",
  documentFolder: "in/invoices",
  encryption: "explicit" as const,
};
const file = (modelId: string) => ({
  modelId,
  fileName: "a.pdf",
  bytes: new TextEncoder().encode("%PDF-1.7"),
  source: "browser" as const,
});
const operationsOf = async (tenantId: string) =>
  (
    await usShard()
      .prepare("select operation from audit where tenant_id = ? order by id")
      .bind(tenantId)
      .all<{ operation: string }>()
  ).results.map(({ operation }) => operation);

describe("an archived model", () => {
  test("takes no documents and leaves the menus until it is brought back", async () => {
    const context = await makeTenant();
    const { id } = await makeModel(context);
    await archiveModel(context, { modelId: id });
    expect(await listDocumentModels(context, {})).toEqual([]);
    expect(await listModels(context, {})).toEqual([]);
    expect(await listModels(context, { includeArchived: true })).toHaveLength(1);
    await expect(receiveDocument(context, file(id))).rejects.toMatchObject({
      code: "conflict",
      messageKey: "models.problem.archived",
    });
    await expect(archiveModel(context, { modelId: id })).rejects.toMatchObject({ code: "conflict" });
    await restoreModel(context, { modelId: id });
    await expect(restoreModel(context, { modelId: id })).rejects.toMatchObject({ code: "conflict" });
    expect(await listDocumentModels(context, {})).toHaveLength(1);
    await expect(receiveDocument(context, file(id))).resolves.toMatchObject({ status: "received" });
    expect(await operationsOf(context.tenant.id)).toEqual([
      "models.archive",
      "models.restore",
      "documents.receive",
    ]);
  });

  test("is another tenant's to nobody", async () => {
    const { id: modelId } = await makeModel(await makeTenant());
    const stranger = await makeTenant();
    const notFound = { code: "not-found" };
    await expect(archiveModel(stranger, { modelId })).rejects.toMatchObject(notFound);
    await expect(restoreModel(stranger, { modelId })).rejects.toMatchObject(notFound);
    await expect(copyModel(stranger, { modelId, name: "Mine" })).rejects.toMatchObject(notFound);
    await expect(getModelFile(stranger, { modelId })).rejects.toMatchObject(notFound);
    await expect(getStorage(stranger, { modelId })).rejects.toMatchObject(notFound);
    await expect(
      editStorage(stranger, { modelId, revision: 1, csvGeneration: false, storage: ftp }),
    ).rejects.toMatchObject(notFound);
  });
});

describe("storage of a model", () => {
  const reached: FtpServer[] = [];
  const transfer: FileTransfer = {
    async test(server, folder) {
      expect(folder).toEqual(["in", "invoices"]);
      reached.push(server);
    },
    store: () => Promise.reject(new Error("nothing is stored")),
    fetch: () => Promise.reject(new Error("nothing is fetched")),
  };

  test("keeps the password sealed, and for the same server alone", async () => {
    const context = await makeTenant();
    const { id: modelId } = await makeModel(context);
    const change = { modelId, csvGeneration: true };
    await editStorage(context, { ...change, revision: 1, storage: ftp });
    const { ftp: shown, model } = await getStorage(context, { modelId });
    const { password: _, ...rest } = ftp;
    expect(shown).toEqual(rest);
    expect(model).toMatchObject({ storageProvider: "ftp", csvGeneration: true, revision: 2 });
    const row = await usShard()
      .prepare("select storage from tenant_ai_models where id = ?")
      .bind(modelId)
      .first<{ storage: string }>();
    expect(row?.storage).not.toContain("s3cret");

    const elsewhere = { ...ftp, password: "", hostName: "thief.example.com" };
    const again = { messageKey: "models.problem.ftp-password-again", field: "password" };
    await expect(editStorage(context, { ...change, revision: 2, storage: elsewhere })).rejects.toMatchObject(
      again,
    );
    await expect(
      testStorage({ ...context, transfer }, { modelId, storage: elsewhere }),
    ).rejects.toMatchObject(again);
    expect(reached).toEqual([]);
    await testStorage({ ...context, transfer }, { modelId, storage: { ...ftp, password: "" } });
    expect(reached).toMatchObject([{ hostName: "ftp.example.com", password: "s3cret" }]);
    await editStorage(context, { ...change, revision: 2, storage: { ...ftp, password: "" } });
    await expect(
      editStorage(context, { ...change, revision: 2, storage: { provider: "default" } }),
    ).rejects.toMatchObject({ code: "conflict" });
  });

  test("names what is wrong with a server", async () => {
    const context = await makeTenant();
    const { id: modelId } = await makeModel(context);
    const storage = { ...ftp, hostName: "a b", port: 0, documentFolder: "../up" };
    const refusal = await editStorage(context, {
      modelId,
      revision: 1,
      csvGeneration: false,
      storage,
    }).catch((error: { issues: { path: string }[] }) => error);
    expect((refusal as { issues: { path: string }[] }).issues.map(({ path }) => path)).toEqual([
      "storage.hostName",
      "storage.port",
      "storage.documentFolder",
    ]);
  });
});

describe("a model beside another", () => {
  test("is compared in words, with the documents that would be judged otherwise", async () => {
    const context = await makeTenant();
    const total = { key: "total", weight: 5, required: false, line: false };
    const { id: modelId } = await makeModel(context, { fields: [total], threshold: 5 });
    const date = { ...total, key: "dueDate", required: true };
    const { id: otherId } = await makeModel(context, { name: "Strict", fields: [total, date], threshold: 5 });
    await plantDocument(context, modelId, { position: 1, result: plantedResult });
    const { name, differences, changes } = await compareModels(context, { modelId, otherId });
    expect(name).toBe("Strict");
    expect(differences.map(({ kind, field }) => [kind, field])).toContainEqual(["added", "dueDate"]);
    expect(changes).toEqual({ documents: 1, worse: 1, better: 0 });
    const { text } = await getModelFile(context, { modelId });
    expect(await compareModels(context, { modelId, text })).toMatchObject({ differences: [] });
    const nothing = compareModels(context, { modelId });
    await expect(nothing).rejects.toMatchObject({ field: "text", messageKey: "models.compare.problem" });
    const elsewhere = await makeModel(await makeTenant());
    await expect(compareModels(context, { modelId, otherId: elsewhere.id })).rejects.toMatchObject({
      code: "not-found",
    });
  });
});

describe("a model as a file", () => {
  test("comes back as the model it was", async () => {
    const context = await makeTenant();
    const { id: modelId } = await makeModel(context);
    await editStorage(context, { modelId, revision: 1, csvGeneration: true, storage: ftp });
    const { text } = await getModelFile(context, { modelId });
    const other = await makeTenant();
    await expect(uploadModel(other, { text })).rejects.toMatchObject({ field: "password" });
    const uploaded = await uploadModel(other, { text, password: "s3cret" });
    expect((await getModelFile(other, uploaded)).text).toBe(text);
  });

  test("is checked like a form, by its places", async () => {
    const context = await makeTenant();
    const { id: modelId } = await makeModel(context);
    const { text } = await getModelFile(context, { modelId });
    await expect(uploadModel(context, { text })).rejects.toMatchObject({ field: "name" });
    const wrong = text.replace('"weight": 5', '"weight": 11').replace('"USD"', '"XYZ"');
    await expect(uploadModel(context, { text: wrong, name: "Other" })).rejects.toMatchObject({
      issues: [
        { path: "currency", messageKey: "models.problem.currency" },
        { path: "fields.0.weight", messageKey: "models.problem.weight" },
      ],
    });
    await expect(uploadModel(context, { text, name: "Other" })).resolves.toHaveProperty("modelId");
  });
});

test("a copy has everything but the documents and a name of its own", async () => {
  const context = await makeTenant();
  const { id: modelId } = await makeModel(context);
  await editStorage(context, { modelId, revision: 1, csvGeneration: true, storage: ftp });
  await expect(copyModel(context, { modelId, name: "supplier-invoices" })).rejects.toMatchObject({
    field: "name",
  });
  const copy = await copyModel(context, { modelId, name: "Second" });
  const { id: _, revision: __, ...first } = await getModel(context, { modelId });
  expect(await getModel(context, copy)).toMatchObject({ ...first, name: "Second", revision: 1 });
  expect((await getStorage(context, copy)).ftp).toEqual((await getStorage(context, { modelId })).ftp);
});

test("models are found, sorted and paged", async () => {
  const context = await makeTenant();
  for (const name of ["Alpha", "beta", "Gamma 100%", "delta"]) await makeModel(context, { name });
  const ask = async (query: Parameters<typeof listModelPage>[1]) => {
    const page = await listModelPage(context, query);
    return { ...page, names: page.items.map(({ name }) => name) };
  };
  const first = await ask({ size: 2 });
  expect(first).toMatchObject({ names: ["Alpha", "beta"], totalCount: 4, previousCursor: null });
  const second = await ask({ size: 2, cursor: first.nextCursor ?? "" });
  expect(second).toMatchObject({ names: ["delta", "Gamma 100%"], nextCursor: null });
  expect(await ask({ size: 2, cursor: second.previousCursor ?? "" })).toMatchObject({
    names: ["Alpha", "beta"],
    previousCursor: null,
  });
  expect((await ask({ sortOrder: "desc" })).names).toEqual(["Gamma 100%", "delta", "beta", "Alpha"]);
  expect((await ask({ search: "TA" })).names).toEqual(["beta", "delta"]);
  expect((await ask({ search: "%" })).names).toEqual(["Gamma 100%"]);
  expect((await ask({ archived: true })).names).toEqual([]);
});

test("the report counts each model's documents by status", async () => {
  const context = await makeTenant();
  const { id: modelId, name } = await makeModel(context);
  await receiveDocument(context, file(modelId));
  expect(await getMasterReport(context, {})).toEqual([{ id: modelId, name, counts: { received: 1 } }]);
});
