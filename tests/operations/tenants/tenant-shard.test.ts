import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { documentRow, pageRows } from "@tests/support/stored-rows";
import { and, eq, inArray, sql } from "drizzle-orm";
import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { commit, read } from "~/data/commit";
import { controlOf } from "~/data/control/tenant-control";
import { findTenantSettings } from "~/data/control/tenant-settings";
import { documentClaims, documents, pages, tenantModels } from "~/data/shard/shard-schema";
import type { TenantContext } from "~/operations/context";

/** Two tenants of one shard, each with a model and a document of one page. */
async function makeTwo() {
  const [own, other] = [await makeTenant(), await makeTenant()];
  const [ownId, otherId] = [await plant(own), await plant(other)];
  return { own, other, ownId, otherId, ids: [ownId, otherId] };
}

const plant = async (context: TenantContext) => plantDocument(context, (await makeModel(context)).id);

const claim = (documentId: string, actorId: string) => ({
  documentId,
  actorId,
  claimedAt: new Date(1),
  expiresAt: new Date(2),
});

it("a select returns the tenant's rows alone, with and without a condition of its own", async () => {
  const { own, ownId, ids } = await makeTwo();
  const { shard } = own;
  const named = await shard.select({ id: documents.id }).from(documents).where(inArray(documents.id, ids));
  expect(named).toEqual([{ id: ownId }]);
  expect(await shard.select({ id: documents.id }).from(documents)).toEqual([{ id: ownId }]);
  expect(await shard.selectDistinct({ id: documents.id }).from(documents)).toEqual([{ id: ownId }]);
});

it("a condition with `or` does not get round the tenant", async () => {
  const { own, ownId, otherId } = await makeTwo();
  const rows = await own.shard
    .select({ id: documents.id })
    .from(documents)
    .where(sql`${documents.id} = ${ownId} or ${documents.id} = ${otherId}`);
  expect(rows).toEqual([{ id: ownId }]);
});

it("the rows of a part are found by whose document it is", async () => {
  const { own, ownId, ids } = await makeTwo();
  const rows = await own.shard
    .select({ documentId: pages.documentId })
    .from(pages)
    .where(inArray(pages.documentId, ids));
  expect(rows).toEqual([{ documentId: ownId }]);
});

it("what is joined is the tenant's, too", async () => {
  const { own, ids } = await makeTwo();
  const { shard } = own;
  const inner = await shard
    .select({ model: tenantModels.tenantId })
    .from(documents)
    .innerJoin(tenantModels, sql`true`);
  expect(inner).toEqual([{ model: own.tenant.id }]);
  const left = await shard
    .select({ document: documents.tenantId })
    .from(tenantModels)
    .leftJoin(documents, inArray(documents.id, ids));
  expect(left).toEqual([{ document: own.tenant.id }]);
  const found = await shard
    .select({ id: documents.tenantId })
    .from(sql`json_each(${JSON.stringify(ids)}) found`)
    .innerJoin(documents, sql`${documents.id} = found.value`);
  expect(found).toEqual([{ id: own.tenant.id }]);
});

it("a query inside of another is the tenant's, too", async () => {
  const { own, ownId, ids } = await makeTwo();
  const { shard } = own;
  const inside = shard.select({ id: documents.id }).from(documents).where(inArray(documents.id, ids));
  const rows = await shard
    .select({ documentId: pages.documentId })
    .from(pages)
    .where(inArray(pages.documentId, inside));
  expect(rows).toEqual([{ documentId: ownId }]);
});

it("a query that reads none of the tenant's tables is refused", async () => {
  const { shard } = await makeTenant();
  const strange = sqliteTable("sqlite_master", { name: text("name") });
  expect(() => shard.select().from(strange).toSQL()).toThrow(/not the tenant's/);
  expect(() => shard.select({ one: sql`1` }).from(sql`documents`).toSQL()).toThrow(/none of the tenant's/);
});

it("an update changes the tenant's rows alone", async () => {
  const { own, ownId, otherId, ids } = await makeTwo();
  const { shard } = own;
  const changed = await shard
    .update(documents)
    .set({ fileName: "mine.pdf" })
    .where(inArray(documents.id, ids))
    .returning({ id: documents.id });
  expect(changed).toEqual([{ id: ownId }]);
  await shard.update(documents).set({ problem: "all of mine" });
  await shard.update(pages).set({ problem: "all of mine" });
  expect(await documentRow(otherId)).toMatchObject({ file_name: "invoice.pdf", problem: null });
  expect(await pageRows(otherId)).toMatchObject([{ problem: null }]);
  expect(await pageRows(ownId)).toMatchObject([{ problem: "all of mine" }]);
});

it("a delete takes the tenant's rows alone", async () => {
  const { own, ownId, otherId } = await makeTwo();
  await own.shard.delete(pages);
  await own.shard.delete(documents).where(eq(documents.id, otherId));
  expect(await pageRows(ownId)).toEqual([]);
  expect(await pageRows(otherId)).toHaveLength(1);
  expect(await documentRow(otherId)).not.toBeNull();
});

it("an insert writes the tenant, whatever the row says", async () => {
  const { own, other, ownId } = await makeTwo();
  const row = { ...claim(ownId, "p"), tenantId: other.tenant.id };
  await own.shard.insert(documentClaims).values(row);
  expect(await own.shard.select({ of: documentClaims.tenantId }).from(documentClaims)).toEqual([
    { of: own.tenant.id },
  ]);
});

it("an insert that gives way to an update leaves another tenant's row alone", async () => {
  const { own, other, otherId } = await makeTwo();
  await other.shard.insert(documentClaims).values(claim(otherId, "theirs"));
  await own.shard
    .insert(documentClaims)
    .values(claim(otherId, "mine"))
    .onConflictDoUpdate({ target: documentClaims.documentId, set: { actorId: "mine" } });
  expect(await other.shard.select({ actorId: documentClaims.actorId }).from(documentClaims)).toEqual([
    { actorId: "theirs" },
  ]);
});

it("a part of another tenant's document cannot be inserted", async () => {
  const { own, otherId } = await makeTwo();
  const page = { documentId: otherId, attempt: 1, number: 2, state: "read", source: "text" } as const;
  const inserted = own.shard.insert(pages).values({ ...page, width: 1, height: 1 });
  await expect(inserted.onConflictDoNothing()).rejects.toMatchObject({
    cause: { message: expect.stringContaining("NOT NULL") },
  });
  expect(await pageRows(otherId)).toHaveLength(1);
});

it("a batch of reads and one of writes are the tenant's from the first to the last", async () => {
  const { own, otherId } = await makeTwo();
  const { shard } = own;
  const theirs = eq(documents.id, otherId);
  const [rows, counted] = await read(shard, [
    shard.select({ id: documents.id }).from(documents).where(theirs),
    shard.select({ id: tenantModels.tenantId }).from(tenantModels),
  ]);
  expect([rows, counted]).toEqual([[], [{ id: own.tenant.id }]]);
  await commit(shard, [
    shard.update(documents).set({ fileName: "mine.pdf" }).where(and(theirs)),
    shard.delete(documents).where(theirs),
  ]);
  expect(await documentRow(otherId)).toMatchObject({ file_name: "invoice.pdf" });
});

it("the types leave no way to name a tenant, and none to read by a commit", async () => {
  const { shard, control, tenant } = await makeTenant();
  // @ts-expect-error the tenant is no column that is set
  const update = () => shard.update(documents).set({ tenantId: "another" });
  // @ts-expect-error queries alone are read
  const reads = () => commit(shard, [shard.select().from(documents)]);
  // @ts-expect-error what writes is not read
  const writes = () => read(shard, [shard.delete(documents)]);
  // @ts-expect-error a sweep's shard has every tenant's rows
  const sweep: import("~/data/shard/sweep-shard").SweepShard = shard;
  expect([update, reads, writes, sweep]).toHaveLength(4);
  expect(await findTenantSettings(controlOf(control, { tenantId: "another" }))).toBeNull();
  expect(await findTenantSettings(control)).toMatchObject({ name: tenant.name });
});
