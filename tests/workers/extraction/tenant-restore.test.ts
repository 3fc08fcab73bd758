import { introspectWorkflowInstance } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { quietProcessing } from "@tests/stand-ins/quiet-queues";
import type { InvoicePlan } from "@tests/support/invoice-words";
import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantInvoice } from "@tests/support/plant-invoice";
import {
  bring,
  emptyTenant,
  exportedArchives,
  restorableRows,
  restoreAll,
  restoreStep,
} from "@tests/support/restore-bench";
import { filledTenant, idIn } from "@tests/support/restored-worlds";
import { startRestoreJob } from "@workers/extraction/start-restore-job";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { findRestore } from "~/data/control/tenant-restores";
import type { Row } from "~/data/shard/compare-rows";
import { movingTables } from "~/data/shard/moving-tables";
import { restoredTables } from "~/data/shard/restored-rows";
import { findLastEditor } from "~/data/shard/supplier-documents";
import { documentFiles } from "~/domain/documents/document-files";
import { notRestored, restoredValues } from "~/domain/tenants/restored-tables";
import { versionFiles } from "~/domain/training/version-files";
import type { TenantContext } from "~/operations/context";
import { commentOnDocument } from "~/operations/documents/comment";
import { deleteDocument } from "~/operations/documents/delete";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { replayRun } from "~/operations/processing/replay";
import { beginRestore } from "~/operations/tenants/begin-restore";
import { restoreContextOf } from "~/platform/tenant-restores";

/** A row without its ids, and without what it is restored with whatever it says. */
const bareRow = (table: string, row: Record<string, unknown>): string =>
  JSON.stringify({ ...row, ...restoredValues(table, row as Row) }).replaceAll(
    /[0-9a-f]{8}-[0-9a-f-]{27}/g,
    "id",
  );

test("every table of a shard is restored, or said not to be", async () => {
  const { rows } = await emptyTenant();
  const [all, restored] = await Promise.all([movingTables(rows.shard), restoredTables(rows.shard)]);
  const names = all.map(({ name }) => name);
  expect(restored.map(({ name }) => name)).toEqual(names.filter((name) => !(name in notRestored)));
  expect(Object.keys(notRestored).filter((name) => !names.includes(name))).toEqual([]);
});

test("an export is restored into an empty tenant of another shard, with ids of its own", async () => {
  const { context, documentIds, ids, member } = await filledTenant();
  const archives = await exportedArchives(context);
  expect(archives.length).toBeGreaterThan(4);
  const target = await emptyTenant();
  await bring(target, archives);
  await beginRestore(target, {});
  expect(await restoreAll(target)).toMatchObject({ state: "done", problem: null, tally: { leftOut: 0 } });

  const [from, to] = [
    await restorableRows(restoreContextOf(context, env as never)),
    await restorableRows(target),
  ];
  expect(Object.keys(to)).toEqual(Object.keys(from));
  expect(Object.keys(to).length).toBeGreaterThan(12);
  for (const [table, rows] of Object.entries(from)) expect(to[table]?.length, table).toBe(rows.length);
  // No id of the old tenant stands anywhere in what was restored.
  const keys = Object.values(from).flatMap((rows) => rows.map(({ id }) => String(id ?? "")));
  // A planted document has its id for the digest of its file.
  const text = JSON.stringify(to, (name, value) => (name === "sha256" ? "" : value));
  expect(keys.filter((id) => /^[0-9a-f]{8}-/.test(id) && text.includes(id))).toEqual([]);
  expect(text).not.toContain(context.tenant.id);
  expect(text).not.toContain("whsec_");
  for (const documentId of documentIds) {
    const there = await idIn(target, documentId);
    for (const key of [documentFiles.original, (id: string) => documentFiles.words(id, 1, 1)])
      expect(await target.files.bytes(key(there)), key(there)).toEqual(
        await context.files.bytes(key(documentId)),
      );
  }
  const weights = versionFiles.weights(await idIn(target, ids.model), await idIn(target, ids.version));
  expect(new TextDecoder().decode((await target.files.bytes(weights)) ?? undefined)).toBe("weights");
  const people = await env.DB_CONTROL.prepare(
    "select m.email, m.status, m.user_id, r.name from members m join roles r on r.id = m.role_id where m.tenant_id = ?",
  )
    .bind(target.tenant.id)
    .all();
  expect(people.results).toContainEqual({ email: member.email, status: 0, user_id: null, name: "Admin" });
  const roles = await env.DB_CONTROL.prepare(
    "select permissions from roles where tenant_id = ? and name = 'Clerk'",
  )
    .bind(target.tenant.id)
    .all();
  expect(roles.results).toEqual([{ permissions: '["TenantModel.ViewDocument"]' }]);
  for (const table of ["document_days", "document_counts", "usage_days"]) {
    const counted = ({ shard }: TenantContext) =>
      shard.all<{ n: number }>((tenantId) =>
        table === "document_counts"
          ? sql`select sum(count) as n from document_counts where model_id in (select id from tenant_ai_models where tenant_id = ${tenantId})`
          : sql`select count(*) as n from ${sql.identifier(table)} where tenant_id = ${tenantId}`,
      );
    const [one] = await counted(context);
    const [other] = await counted(target);
    expect(other?.n ?? 0, table).toBe(table === "usage_days" ? 0 : one?.n);
  }
  // What each row holds is the same, but for ids and what is restored as something else on purpose.
  const bare = (rows: typeof to) =>
    Object.fromEntries(
      Object.entries(rows).map(([table, all]) => [table, all.map((row) => bareRow(table, row)).sort()]),
    );
  expect(bare(to)).toEqual(bare(from));
});

const invoice = (index: number): InvoicePlan => ({
  vendor: "Harbourside Chandlery Pty Ltd",
  street: "14 Breakwater Street",
  number: `HC-2${100 + index}`,
  date: "March 4, 2026",
  total: `${200 + index}.50`,
  reference: `QX-${100 + index}`,
});

test("what was learned reads the next document in the restored tenant to the same bytes", async () => {
  const context: TenantContext = { ...(await makeTenant()), processing: quietProcessing };
  const model = await makeModel(context, {
    fields: [
      { key: "invoiceNumber", weight: 5, required: true, line: false },
      { key: "own:mark", weight: 1, required: false, line: false, own: { name: "Batch", type: "id" } },
    ],
  });
  const first = await plantInvoice(context, model, { plan: invoice(0), position: 1 });
  await saveCorrections(context, { documentId: first, revision: 0, fields: { "own:mark": "QX-100" } });
  const second = await plantInvoice(context, model, { plan: invoice(1), position: 2 });
  await commentOnDocument(context, { documentId: first, body: "looked at" });
  const target = { ...(await emptyTenant()), processing: quietProcessing };
  await bring(target, await exportedArchives(context));
  await beginRestore(target, {});
  expect(await restoreAll(target)).toMatchObject({ state: "done", problem: null });

  const restored = { ...model, id: await idIn(target, model.id) };
  const job = asActor(target, { kind: "system", id: "replay" });
  // The second one was read with what the first had taught.
  for (const documentId of [first, second])
    expect(await replayRun(job, { documentId: await idIn(target, documentId), attempt: 1 })).toMatchObject({
      state: "same",
      changes: [],
    });
  const reads = await Promise.all(
    [
      { ...context, model },
      { ...target, model: restored },
    ].map(async ({ model: own, ...inside }) => {
      const documentId = await plantInvoice(inside, own, { plan: invoice(2), position: 3 });
      const [row] = await inside.shard.all<Record<string, string>>(
        () =>
          sql`select fields, line_items, proof, engine_version from results where document_id = ${documentId}`,
      );
      return row;
    }),
  );
  expect(reads[1]).toEqual(reads[0]);
  expect(reads[1]?.fields).toContain("QX-102");

  // Everything that was learned is the restored document's, and its editor is still known.
  const rows = await restorableRows(target);
  const text = JSON.stringify(rows, (name, value) => (name === "sha256" ? "" : value));
  expect([first, second, model.id].filter((id) => text.includes(id))).toEqual([]);
  const firstThere = await idIn(target, first);
  expect(await findLastEditor(target.shard, firstThere)).toBe(context.actor.id);
  expect(rows.document_comments).toMatchObject([{ actor_id: context.actor.id }]);
  expect(rows.vendor_memories).toHaveLength(1);
  await deleteDocument(target, { documentId: firstThere });
  const left = await restorableRows(target);
  expect([left.vendor_memories, left.taught_lessons, left.vendor_memory_keys]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("a restore that is cut off anywhere goes on, and comes to the same", async () => {
  const { context } = await filledTenant(1);
  const archives = await exportedArchives(context);
  const cut = await emptyTenant();
  await bring(cut, archives);
  await beginRestore(cut, {});
  const seed = Math.floor(Math.random() * 1_000);
  const killedAt = new Set([0, 1, 2, 3, 4, 5].map((at) => 1 + at * 4 + ((seed >> at) % 4)));
  let [kills, writes] = [0, 0];
  for (let next = "again", turn = 0; next === "again" && turn < 300; turn += 1)
    next = await restoreStep(cut, () => {
      writes += 1;
      if (killedAt.has(writes)) throw new Error("the Worker went down");
    }).then(
      (outcome) => outcome.next,
      (error: unknown) => {
        expect(String(error)).toContain("went down");
        kills += 1;
        return "again";
      },
    );
  expect(kills, `seed ${seed}`).toBeGreaterThan(3);
  expect((await findRestore(cut.control))?.state).toBe("done");
  const counts = async (tenant: Parameters<typeof restorableRows>[0]) =>
    Object.fromEntries(
      Object.entries(await restorableRows(tenant)).map(([table, rows]) => [table, rows.length]),
    );
  expect(await counts(cut)).toEqual(await counts(restoreContextOf(context, env as never)));
});

test("an organization of many models is restored, and each is in the directory", async () => {
  const context = await makeTenant();
  for (let index = 0; index < 40; index += 1) await makeModel(context, { name: `Model ${index}` });
  const target = await emptyTenant();
  await bring(target, await exportedArchives(context));
  await beginRestore(target, {});
  expect(await restoreAll(target)).toMatchObject({ state: "done", problem: null });
  const listed = await env.DB_CONTROL.prepare("select model_id from models_directory where tenant_id = ?")
    .bind(target.tenant.id)
    .all();
  const models = (await restorableRows(target)).tenant_ai_models ?? [];
  expect(models).toHaveLength(40);
  expect(listed.results.map((row) => row.model_id).sort()).toEqual(models.map(({ id }) => id).sort());
});

test("a restore runs as a Workflow, started once however often it is asked for", async () => {
  const { context } = await filledTenant(1);
  const target = await emptyTenant();
  await bring(target, await exportedArchives(context));
  await beginRestore(target, {});
  const restoreId = (await findRestore(target.control))?.id ?? "";
  await using workflow = await introspectWorkflowInstance(env.RESTORE_WORKFLOW, restoreId);
  const body = JSON.stringify({ tenantId: target.tenant.id, restoreId });
  const ask = () => startRestoreJob(new Request("http://extraction/restores", { method: "POST", body }), env);
  expect([(await ask()).status, (await ask()).status]).toEqual([202, 202]);
  await workflow.waitForStatus("complete");
  expect(await findRestore(target.control)).toMatchObject({ state: "done", tally: { leftOut: 0 } });
  const counted = async (of: Parameters<typeof restorableRows>[0]) =>
    (await restorableRows(of)).documents?.length;
  expect(await counted(target)).toBe(await counted(restoreContextOf(context, env as never)));
});

test("what was under way is restored as interrupted, and nothing is free of charge", async () => {
  const { context, ids, documentIds } = await filledTenant(2);
  const [sample = "", open = ""] = documentIds;
  await context.shard.run(() => sql`update documents set purpose = 'sample' where id = ${sample}`);
  await context.shard.run(() => sql`update documents set status = 'received' where id = ${open}`);
  await context.shard.run(() => sql`update pages set state = 'pending' where document_id = ${open}`);
  await context.shard.run(
    (tenantId) => sql`insert into metered_pages (tenant_id, page_hash, document_id)
      values (${tenantId}, 'hash', ${ids.document})`,
  );
  const target = await emptyTenant();
  await bring(target, await exportedArchives(context));
  await beginRestore(target, {});
  expect(await restoreAll(target)).toMatchObject({ state: "done", problem: null });
  const rows = await restorableRows(target);
  const openThere = await idIn(target, open);
  expect(rows.documents?.filter(({ purpose }) => purpose !== null)).toEqual([]);
  expect(rows.documents?.find(({ id }) => id === openThere)).toMatchObject({
    status: "error",
    problem: "problem.restored",
  });
  expect(rows.documents?.filter(({ status }) => status === "received" || status === "processing")).toEqual(
    [],
  );
  expect(rows.pages?.filter((page) => page.document_id === openThere)).toEqual([]);
  expect(rows.waiting_files?.map(({ state }) => state)).toEqual(["waiting"]);
  for (const table of ["metered_pages", "document_meters", "usage_days"])
    expect(
      await target.shard.all(
        (tenantId) => sql`select 1 from ${sql.identifier(table)} where tenant_id = ${tenantId}`,
      ),
    ).toEqual([]);
});
