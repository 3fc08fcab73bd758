import { quietProcessing } from "@tests/stand-ins/quiet-queues";
import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { TenantContext } from "~/operations/context";
import { listDocuments } from "~/operations/documents/list";
import { listZipDocuments } from "~/operations/zip-files/documents";
import { listZipFiles } from "~/operations/zip-files/list";
import { receiveZip } from "~/operations/zip-files/receive";
import { unpackZip } from "~/operations/zip-files/unpack";

const pdf = new TextEncoder().encode("%PDF-1.7 one page");
const text = new TextEncoder().encode("no document");

async function makeInbox() {
  const tenant = await makeTenant();
  const asked: unknown[] = [];
  const context: TenantContext = {
    ...tenant,
    processing: {
      ...quietProcessing,
      work: async (jobs) => void asked.push(...jobs),
    },
  };
  return { context, asked, modelId: (await makeModel(tenant)).id };
}

async function send(context: TenantContext, modelId: string, bytes: Uint8Array, sourceKey?: string) {
  const zip = { modelId, fileName: "june.zip", bytes, source: "api" as const };
  return receiveZip(context, { ...zip, ...(sourceKey && { sourceKey }) });
}

const unpack = (context: TenantContext, zip: { zipFileId: string }) =>
  unpackZip(asActor(context, { kind: "system", id: "jobs" }), zip);

describe("a ZIP file", () => {
  it("becomes a document for each file in it, and names those that become none", async () => {
    const { context, asked, modelId } = await makeInbox();
    const nested = zipSync({ "inner.pdf": pdf });
    const bytes = zipSync({
      "a.pdf": pdf,
      "june/b.pdf": [pdf, { level: 0 }],
      "june/notes.txt": text,
      "inner.zip": nested,
      "empty.pdf": new Uint8Array(),
      "__MACOSX/._a.pdf": text,
    });
    const { zipFileId } = await send(context, modelId, bytes);
    expect(asked).toEqual([{ tenantId: context.tenant.id, zipFileId }]);
    expect(await unpack(context, { zipFileId })).toEqual({ taken: 2, refused: 3 });
    const { items } = await listZipFiles(context, { modelId });
    expect(items).toMatchObject([
      {
        id: zipFileId,
        fileName: "june.zip",
        status: "done",
        taken: 2,
        problem: null,
        refused: [
          { fileName: "june/notes.txt", problem: "zip.problem.unsupported" },
          { fileName: "inner.zip", problem: "zip.problem.nested" },
          { fileName: "empty.pdf", problem: "zip.problem.empty" },
        ],
      },
    ]);
    const documents = await listZipDocuments(context, { zipFileId });
    expect(documents.items.map(({ fileName }) => fileName)).toEqual(["b.pdf", "a.pdf"]);
  });

  it("makes no document twice when unpacking broke off and begins again", async () => {
    const { context, modelId } = await makeInbox();
    const { zipFileId } = await send(context, modelId, zipSync({ "a.pdf": pdf, "b.pdf": pdf, "c.pdf": pdf }));
    let files = 0;
    const breaking: TenantContext = {
      ...context,
      files: {
        ...context.files,
        put: (...args) =>
          ++files > 2 ? Promise.reject(new Error("broken off")) : context.files.put(...args),
      },
    };
    await expect(unpack(breaking, { zipFileId })).rejects.toThrow("broken off");
    expect((await listDocuments(context, { modelId })).totalCount).toBe(2);
    expect(await unpack(context, { zipFileId })).toEqual({ taken: 3, refused: 0 });
    expect(await unpack(context, { zipFileId })).toEqual({ taken: 3, refused: 0 });
    expect((await listDocuments(context, { modelId })).totalCount).toBe(3);
  });

  it("that was made to fill memory is stopped at once", async () => {
    const { context, modelId } = await makeInbox();
    const bomb = new Uint8Array(40 * 1024 * 1024);
    const { zipFileId } = await send(context, modelId, zipSync({ "bomb.pdf": bomb, "a.pdf": pdf }));
    expect(await unpack(context, { zipFileId })).toEqual({ taken: 0, refused: 1 });
    const { items } = await listZipFiles(context, { modelId });
    expect(items[0]?.refused).toEqual([{ fileName: "bomb.pdf", problem: "zip.problem.bomb" }]);
  });

  it.each([
    ["nothing of a ZIP file", text, "zip.problem.broken-file"],
    ["no files", zipSync({ "folder/": new Uint8Array() }), "zip.problem.no-files"],
  ])("that is %s ends with a reason", async (_what, bytes, problem) => {
    const { context, modelId } = await makeInbox();
    const { zipFileId } = await send(context, modelId, bytes);
    await unpack(context, { zipFileId });
    expect((await listZipFiles(context, { modelId })).items[0]).toMatchObject({ status: "error", problem });
  });

  it("sent again under the same key is the one that is there", async () => {
    const { context, modelId } = await makeInbox();
    const bytes = zipSync({ "a.pdf": pdf });
    const first = await send(context, modelId, bytes, "k1");
    expect(await send(context, modelId, bytes, "k1")).toEqual({ ...first, repeated: true });
    await expect(send(context, modelId, zipSync({ "b.pdf": text }), "k1")).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("of another tenant is as good as none", async () => {
    const [own, foreign] = [await makeInbox(), await makeInbox()];
    const { zipFileId } = await send(foreign.context, foreign.modelId, zipSync({ "a.pdf": pdf }));
    for (const operation of [unpack, listZipDocuments])
      await expect(operation(own.context, { zipFileId })).rejects.toMatchObject({ code: "not-found" });
  });
});
