import { introspectWorkflowInstance } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { quietProcessing } from "@tests/stand-ins/quiet-queues";
import { makeModel } from "@tests/support/make-model";
import {
  beginMove,
  filesIn,
  leftovers,
  newShard,
  oldShard,
  reopened,
  rowsIn,
  standingOf,
  takeStep,
  takeSteps,
} from "@tests/support/move-bench";
import { plantWorld } from "@tests/support/planted-world";
import { submitDocument } from "@tests/support/submit-document";
import { tradeInvoice } from "@tests/support/trade-invoice";
import { startMoveJob } from "@workers/extraction/start-move-job";
import { inArray } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { selectOwners } from "~/data/shard/file-owners";
import { movingTables } from "~/data/shard/moving-tables";
import { endTriggers, lockWrites } from "~/data/shard/moving-triggers";
import { documents } from "~/data/shard/shard-schema";
import { countTenantDocuments } from "~/data/shard/tenant-export";
import { documentFiles } from "~/domain/documents/document-files";
import type { Actor } from "~/domain/permissions/actor";
import { keptAfterMove } from "~/domain/tenants/move";
import type { TenantContext } from "~/operations/context";
import { cancelMove } from "~/operations/customers/cancel-move";
import { commentOnDocument } from "~/operations/documents/comment";
import { getDocument } from "~/operations/documents/get";
import { receiveDocument } from "~/operations/documents/receive";
import { searchDocuments } from "~/operations/documents/search";
import { sweepMoves } from "~/operations/tenants/sweep-moves";
import { allShards, moveSideOf } from "~/platform/tenancy";

const systemAdmin: Actor = { kind: "person", id: "admin", permissions: [], isSystemAdmin: true };
const hourLater = () => new Date(Date.now() + keptAfterMove + 1_000);

/** A tenant with one of everything that an address can name, and a model of documents with words, files and corrections. */
async function filledTenant(documents = 12) {
  const { context, ids } = await plantWorld();
  const inside: TenantContext = { ...context, processing: quietProcessing };
  const model = await makeModel(inside, { name: "Trade" });
  const documentIds: string[] = [];
  for (let index = 0; index < documents; index += 1) {
    const documentId = await submitDocument(inside, model, tradeInvoice(index));
    await inside.files.put(documentFiles.original(documentId), `%PDF-1.7 ${index}`, "application/pdf");
    documentIds.push(documentId);
  }
  await commentOnDocument(inside, { documentId: ids.document, body: "before the move" });
  return { context: inside, model, documentIds, first: documentIds[0] ?? "" };
}

/** The shards in which sweeps see some of these documents; once moved, both copies are known to belong to somebody. */
async function homesOf(context: TenantContext, documentIds: readonly string[]): Promise<string[]> {
  const isWaiting = (await standingOf(context))?.state === "waiting";
  const owners = documentIds.map((id) => ({ kind: "document" as const, id, tenantId: "" }));
  const found: string[] = [];
  for (const { id, database } of allShards(env)) {
    const rows = await database
      .select({ id: documents.id })
      .from(documents)
      .where(inArray(documents.id, documentIds));
    if (rows.length > 0) found.push(id);
    if (isWaiting && [oldShard, newShard].some((known) => known === id))
      expect(await selectOwners(database, owners)).toHaveLength(owners.length);
  }
  return found;
}

/** Queries after which a step is cut off first; steps that copy, check or hold have some 230, one that copies files 108. */
const stretch = 23;

describe("the move of a tenant to another shard", () => {
  test("takes every row and file along, and leaves nothing behind an hour later; sweeps see it where it lives alone", async () => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    const { context, model, documentIds, first } = await filledTenant();
    const [rows, files] = [await rowsIn(context, oldShard), await filesIn(context, oldShard)];
    expect(Object.keys(rows).length).toBeGreaterThan(20);
    expect(Object.keys(files).length).toBeGreaterThan(20);
    const moveId = await beginMove(context);
    const seen = new Set<string>();
    const lookAtHomes = async () => {
      const { tenant } = await reopened(context);
      const found = await homesOf(context, documentIds);
      expect(found.filter((id) => id !== tenant.shardId)).toEqual([]);
      seen.add(found.join());
    };
    expect(await takeSteps(context, moveId, { between: lookAtHomes })).toMatchObject({ next: "later" });
    expect(await homesOf(context, documentIds)).toEqual([newShard]);
    expect([...seen]).toContain(oldShard);

    const moved = await reopened(context);
    expect(moved.tenant).toMatchObject({ shardId: newShard, filesFrom: null });
    expect(await rowsIn(context, newShard)).toEqual(rows);
    expect(await filesIn(context, newShard)).toEqual(files);
    expect(await rowsIn(context, oldShard)).toEqual(rows);
    const move = await standingOf(context);
    for (const [table, sum] of Object.entries(move?.tables ?? {})) {
      expect(sum.to).toEqual(sum.from);
      expect(sum.from.rows, table).toBe(rows[table]?.length ?? 0);
    }
    const found = await searchDocuments(moved, { modelId: model.id, text: "Harbour", size: 50 });
    expect(found.items.map(({ id }) => id)).toContain(first);
    await commentOnDocument(moved, { documentId: first, body: "after the move" });

    expect(await takeSteps(context, moveId, { now: hourLater })).toEqual({ next: "done" });
    expect(await rowsIn(context, oldShard)).toEqual({});
    expect(await filesIn(context, oldShard)).toEqual({});
    expect(await leftovers(context)).toEqual([]);
    expect((await getDocument(await reopened(context), { documentId: first })).id).toBe(first);
  });

  test("loses nothing that is written meanwhile, is readable all the time, and goes on wherever it is cut off", async () => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    const { context, model, documentIds, first } = await filledTenant(6);
    const before = (await rowsIn(context, oldShard)).documents?.length ?? 0;
    const moveId = await beginMove(context);
    const written: string[] = [];
    let refused = 0;
    const cutOff: Record<string, number> = {};
    // Each step is cut off a stretch of queries later than the time before, until it is done: early, late and between.
    let lives = stretch;
    for (let turn = 0, next = "again"; next === "again" && turn < 200; turn += 1) {
      const now = await reopened(context);
      expect((await getDocument(now, { documentId: first })).id).toBe(first);
      expect(await now.files.bytes(documentFiles.original(first))).not.toBeNull();
      const body = `comment ${turn}`;
      const documentId = documentIds[turn % documentIds.length] ?? "";
      await commentOnDocument(now, { documentId, body }).then(
        () => written.push(body),
        (error) => {
          expect(error).toMatchObject({ code: "unavailable", messageKey: "tenants.problem.moving" });
          refused += 1;
        },
      );
      const file = { modelId: model.id, fileName: `new-${turn}.pdf`, source: "browser" as const };
      const bytes = new TextEncoder().encode(`%PDF-1.7 new ${turn}`);
      await receiveDocument(now, { ...file, bytes }).then(
        ({ documentId }) => written.push(documentId),
        () => {},
      );
      const state = (await standingOf(context))?.state ?? "";
      let queries = 0;
      const isKilled = () => {
        queries += 1;
        if (queries > lives) throw new Error("the Worker went down");
      };
      next = await takeStep(context, moveId, undefined, isKilled).then(
        (outcome) => {
          lives = stretch;
          return outcome.next;
        },
        (error: unknown) => {
          expect(String(error)).toContain("went down");
          lives += stretch;
          cutOff[state] = (cutOff[state] ?? 0) + 1;
          return "again";
        },
      );
    }
    const moved = await reopened(context);
    expect(moved.tenant.shardId).toBe(newShard);
    for (const state of ["copying", "checking", "holding", "switched"])
      expect(cutOff[state], state).toBeGreaterThan(2);
    const there = await rowsIn(context, newShard);
    expect(written.length).toBeGreaterThan(10);
    expect(written.filter((what) => !JSON.stringify(there).includes(what))).toEqual([]);
    const received = written.filter((what) => !what.startsWith("comment"));
    expect(there.documents).toHaveLength(before + received.length);
    expect(await countTenantDocuments(moved.shard)).toBe(before + received.length);
    expect(there.document_comments).toHaveLength(1 + written.length - received.length);
    expect(refused).toBeGreaterThan(0);
  });

  test("holds writes in the moment of the change, and can be cancelled until then", async () => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    const { context, first } = await filledTenant(2);
    const rows = await rowsIn(context, oldShard);
    const moveId = await beginMove(context);
    for (let turn = 0; (await standingOf(context))?.state !== "holding" && turn < 100; turn += 1)
      await takeStep(context, moveId);
    const from = moveSideOf(env, context.tenant, oldShard).rows;
    await lockWrites(from, await movingTables(from.shard));
    const write = () => commentOnDocument(context, { documentId: first, body: "now" });
    await expect(write()).rejects.toMatchObject({
      code: "unavailable",
      messageKey: "tenants.problem.moving",
    });
    const job = { ...context, actor: { kind: "system", id: "job" } as const };
    await expect(commentOnDocument(job, { documentId: first, body: "now" })).rejects.toThrow();
    expect((await getDocument(context, { documentId: first })).id).toBe(first);

    const admin = { ...context, actor: systemAdmin };
    await cancelMove(admin, { tenantId: context.tenant.id });
    expect(await takeSteps(context, moveId)).toEqual({ next: "done" });
    expect((await standingOf(context))?.state).toBe("cancelled");
    expect(await rowsIn(context, newShard)).toEqual({});
    expect(await leftovers(context)).toEqual([]);
    expect(await rowsIn(context, oldShard)).toEqual(rows);
    await write();
    await expect(cancelMove(admin, { tenantId: context.tenant.id })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  test("gives up when the shards do not come to hold the same, and the tenant goes on where it is", async () => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { context, first } = await filledTenant(1);
    const moveId = await beginMove(context);
    const { rows } = moveSideOf(env, context.tenant, newShard);
    // Something deletes from the copy behind the back of what notes changes.
    const spoil = async () => {
      if ((await standingOf(context))?.state !== "holding") return;
      await endTriggers(rows, "note");
      await env.SHARD_EU_1.prepare("delete from document_comments where tenant_id = ?")
        .bind(context.tenant.id)
        .run();
    };
    await takeSteps(context, moveId, { between: spoil });
    expect(await standingOf(context)).toMatchObject({
      state: "cancelled",
      rounds: 3,
      problem: "unequal: document_comments",
    });
    expect(log).toHaveBeenCalledTimes(3);
    expect(await leftovers(context)).toEqual([]);
    await commentOnDocument(await reopened(context), { documentId: first, body: "goes on" });
  });

  test("runs as a Workflow, started once however often it is asked for, and again by the sweep", async () => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    const { context } = await filledTenant(1);
    const moveId = await beginMove(context);
    const request = { tenantId: context.tenant.id, moveId };
    await using workflow = await introspectWorkflowInstance(env.MOVE_WORKFLOW, moveId);
    await workflow.modify((change) => change.disableSleeps());
    const ask = () =>
      startMoveJob(
        new Request("http://extraction/moves", { method: "POST", body: JSON.stringify(request) }),
        env,
      );
    expect([(await ask()).status, (await ask()).status]).toEqual([202, 202]);
    await vi.waitFor(async () => expect((await standingOf(context))?.state).toBe("waiting"), 30_000);
    const asked: unknown[] = [];
    const jobs = { startMove: async (idle: unknown) => void asked.push(idle) };
    const job = { ...context, actor: { kind: "system", id: "sweep" } as const, jobs };
    await sweepMoves(job, {});
    expect(asked).toEqual([]);
    await sweepMoves({ ...job, now: hourLater }, {});
    expect(asked).toContainEqual(request);
  });
});
