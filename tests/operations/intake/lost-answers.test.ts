import { faultyDatabase } from "@tests/support/faults/faulty-bindings";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { openTenantShard } from "~/data/shard/tenant-shard";
import { documentFiles } from "~/domain/documents/document-files";
import { zipFileKey } from "~/domain/intake/zip-file";
import type { TenantContext } from "~/operations/context";
import { receiveDocument } from "~/operations/documents/receive";
import { receiveWithoutModel } from "~/operations/inbox/receive";
import { receiveZip } from "~/operations/zip-files/receive";

const bytes = new TextEncoder().encode("%PDF-1.7 of March");

/** What comes to grief: the batch that writes the row, with or without its effect. */
async function world(hasEffect: boolean) {
  const tenant = await makeTenant();
  const modelId = (await makeModel(tenant)).id;
  const database = faultyDatabase("SHARD", usShard(), async (what, effect) => {
    if (what !== "SHARD.batch" || !hasEffect) {
      if (what === "SHARD.batch") throw new Error("D1_ERROR: database is locked: SQLITE_BUSY");
      return effect();
    }
    await effect();
    throw new Error("D1_ERROR: Network connection lost.");
  });
  const shard = openTenantShard(database, tenant.tenant.id);
  return { context: { ...tenant, shard } satisfies TenantContext, modelId, tenant };
}

type Door = {
  receive(context: TenantContext, modelId: string, sourceKey?: string): Promise<string>;
  fileOf(id: string): string;
  table: string;
};

const doors: Record<string, Door> = {
  "a document": {
    receive: async (context, modelId, sourceKey) =>
      (await receiveDocument(context, { modelId, fileName: "a.pdf", bytes, source: "api", sourceKey }))
        .documentId,
    fileOf: documentFiles.original,
    table: "documents",
  },
  "a ZIP file": {
    receive: async (context, modelId, sourceKey) =>
      (await receiveZip(context, { modelId, fileName: "a.zip", bytes, source: "api", sourceKey })).zipFileId,
    fileOf: zipFileKey,
    table: "zip_files",
  },
  "a file without a model": {
    receive: async (context, _modelId, sourceKey) =>
      (await receiveWithoutModel(context, { fileName: "a.pdf", bytes, source: "api", sourceKey }))
        .waitingFileId,
    fileOf: documentFiles.original,
    table: "waiting_files",
  },
};

const countOf = (table: string, tenantId: string) =>
  usShard()
    .prepare(`select count(*) as n from ${table} where tenant_id = ?`)
    .bind(tenantId)
    .first<number>("n");

describe.each(Object.entries(doors))("%s", (_name, { receive, fileOf, table }) => {
  it.each([undefined, "key-1"])(
    "whose row was written keeps its file, though the answer got lost (source key %s)",
    async (sourceKey) => {
      const { context, modelId, tenant } = await world(true);
      const id = await receive(context, modelId, sourceKey);
      expect(await tenant.files.bytes(fileOf(id))).toEqual(bytes);
      expect(await countOf(table, tenant.tenant.id)).toBe(1);
      if (!sourceKey) return;
      expect(await receive(tenant, modelId, sourceKey)).toBe(id);
      expect(await tenant.files.bytes(fileOf(id))).toEqual(bytes);
    },
  );

  it("whose row was not written is an error for whoever sent it, and can be sent again", async () => {
    const { context, modelId, tenant } = await world(false);
    await expect(receive(context, modelId, "key-1")).rejects.toThrow();
    expect(await countOf(table, tenant.tenant.id)).toBe(0);
    const id = await receive(tenant, modelId, "key-1");
    expect(await tenant.files.bytes(fileOf(id))).toEqual(bytes);
  });
});
