import { introspectWorkflowInstance } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { quietProcessing } from "@tests/stand-ins/quiet-queues";
import type { InvoicePlan } from "@tests/support/invoice-words";
import { makeMember } from "@tests/support/make-member";
import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { leftovers } from "@tests/support/move-bench";
import { plantInvoice } from "@tests/support/plant-invoice";
import { plantWorld } from "@tests/support/planted-world";
import {
  bring,
  emptyTenant,
  exportedArchives,
  restorableRows,
  restoreAll,
  restoreStep,
} from "@tests/support/restore-bench";
import { submitDocument } from "@tests/support/submit-document";
import { tradeInvoice } from "@tests/support/trade-invoice";
import { takeRestore } from "@workers/extraction/take-restore";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { findRestore } from "~/data/control/tenant-restores";
import type { Row } from "~/data/shard/compare-rows";
import { movingTables } from "~/data/shard/moving-tables";
import { endRestoreHold } from "~/data/shard/moving-triggers";
import { restoredTables } from "~/data/shard/restored-rows";
import { findLastEditor } from "~/data/shard/supplier-documents";
import { documentFiles } from "~/domain/documents/document-files";
import { type ExportManifest, sealedTextOf } from "~/domain/tenants/export-manifest";
import { restoredId } from "~/domain/tenants/restored-id";
import { notRestored, restoredValues } from "~/domain/tenants/restored-tables";
import { versionFiles } from "~/domain/training/version-files";
import type { TenantContext } from "~/operations/context";
import { moveCustomer } from "~/operations/customers/move";
import { commentOnDocument } from "~/operations/documents/comment";
import { deleteDocument } from "~/operations/documents/delete";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { receiveWithoutModel } from "~/operations/inbox/receive";
import { replayRun } from "~/operations/processing/replay";
import { createRole } from "~/operations/roles/create";
import { beginRestore } from "~/operations/tenants/begin-restore";
import { cancelRestore } from "~/operations/tenants/cancel-restore";
import { DamagedArchive } from "~/operations/tenants/steps/read-archive";
import { restoreEntry } from "~/operations/tenants/steps/restore-entry";
import { sweepRestores } from "~/operations/tenants/sweep-restores";
import { makeVisitorContext } from "~/platform/context";
import { makeRestoringContext, restoreContextOf } from "~/platform/tenant-restores";
import { zip } from "~/platform/zip";

afterEach(() => vi.restoreAllMocks());

/** What a database says, out of what drizzle puts around it. */
const unwrapped = (error: unknown) => {
  throw error instanceof Error && error.cause ? error.cause : error;
};

/** A tenant with one of everything that an address can name, documents with words and files, roles and people. */
async function filledTenant(documents = 3) {
  const { context, ids } = await plantWorld();
  const inside: TenantContext = { ...context, processing: quietProcessing };
  const model = await makeModel(inside, { name: "Trade" });
  const documentIds: string[] = [];
  for (let index = 0; index < documents; index += 1) {
    const documentId = await submitDocument(inside, model, tradeInvoice(index));
    await inside.files.put(documentFiles.original(documentId), `%PDF-1.7 ${index}`, "application/pdf");
    documentIds.push(documentId);
  }
  await inside.files.put(versionFiles.weights(ids.model, ids.version), "weights", "application/octet-stream");
  await commentOnDocument(inside, { documentId: ids.document, body: "kept" });
  await createRole(inside, { name: "Clerk", permissions: ["TenantModel.ViewDocument"] });
  const member = await makeMember(inside, { givenName: "Ada" });
  return { context: inside, ids, model, documentIds, member };
}

/** The bytes with a text wherever another of the same length stood. */
function withText(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const [sought, put] = [new TextEncoder().encode(from), new TextEncoder().encode(to)];
  const changed = bytes.slice();
  for (let at = 0; at < bytes.length; at += 1)
    if (sought.every((byte, offset) => bytes[at + offset] === byte)) changed.set(put, at);
  return changed;
}

/** The id that a row has in another tenant. */
async function idIn({ tenant, secrets }: TenantContext, id: string): Promise<string> {
  return restoredId(id, await secrets.digest(`${tenant.id}:restored:${id}`));
}

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
  const ask = () => takeRestore(new Request("http://extraction/restores", { method: "POST", body }), env);
  expect([(await ask()).status, (await ask()).status]).toEqual([202, 202]);
  await workflow.waitForStatus("complete");
  expect(await findRestore(target.control)).toMatchObject({ state: "done", tally: { leftOut: 0 } });
  const counted = async (of: Parameters<typeof restorableRows>[0]) =>
    (await restorableRows(of)).documents?.length;
  expect(await counted(target)).toBe(await counted(restoreContextOf(context, env as never)));
});

test("archives that come at the same time are all kept", async () => {
  const archives = await exportedArchives((await filledTenant(3)).context);
  const target = await emptyTenant();
  const [first = new Uint8Array(), ...others] = archives;
  await bring(target, [first]);
  await Promise.all(others.map((archive) => bring(target, [archive])));
  const { archives: brought } = (await findRestore(target.control)) ?? {};
  expect(brought?.map(({ number }) => number)).toEqual(archives.map((_, at) => at + 1));
});

test("archives that are none, damaged, of another export or version are refused with a sentence", async () => {
  const { context } = await filledTenant(1);
  const archives = await exportedArchives(context);
  const target = await emptyTenant();
  const refused = (archive: Uint8Array) => bring(target, [archive]).catch((error: unknown) => error);
  expect(await refused(new TextEncoder().encode("no archive"))).toMatchObject({
    messageKey: "tenants.problem.restore-no-archive",
  });
  const [first = new Uint8Array()] = archives;
  expect(await refused(first.subarray(0, first.length - 9))).toMatchObject({
    messageKey: "tenants.problem.restore-no-archive",
  });
  expect(await refused(withText(first, '"version": 1', '"version": 2'))).toMatchObject({
    messageKey: "tenants.problem.restore-version",
  });
  await bring(target, archives.slice(1));
  await expect(beginRestore(target, {})).rejects.toMatchObject({
    messageKey: "tenants.problem.restore-missing",
  });
  const other = await makeTenant();
  expect(await refused((await exportedArchives(other))[0] ?? first)).toMatchObject({
    messageKey: "tenants.problem.restore-other-export",
  });
  await bring(target, [withText(first, "Blue Harbour", "Blue Harbor!")]);
  await expect(beginRestore(target, {})).rejects.toMatchObject({
    messageKey: "tenants.problem.restore-damaged",
    values: { archives: "1" },
  });
  await cancelRestore(target, {});
  expect(await target.files.list("restores/", "", 10)).toEqual([]);
  const filled = { ...target, ...restoreContextOf(context, env as never), jobs: target.jobs };
  expect(await bring(filled, [first]).catch((error: unknown) => error)).toMatchObject({
    messageKey: "tenants.problem.restore-not-empty",
  });
});

test("an archive whose files overlap, or are longer than what can be sent in, is refused", async () => {
  const [first = new Uint8Array()] = await exportedArchives(await makeTenant());
  const bomb = first.slice();
  const view = new DataView(bomb.buffer);
  const directory = view.getUint32(bomb.length - 6, true);
  // The second file of the directory is said to begin where the first does.
  const second = directory + 46 + view.getUint16(directory + 28, true) + view.getUint16(directory + 30, true);
  view.setUint32(second + 42, view.getUint32(directory + 42, true), true);
  const target = await emptyTenant();
  await expect(bring(target, [bomb])).rejects.toMatchObject({
    messageKey: "tenants.problem.restore-no-archive",
  });
  await bring(target, [first]);
  const restore = await findRestore(target.control);
  const context = await makeRestoringContext(env, target.tenant.id);
  if (!restore || !context) throw new Error("nothing was begun");
  const key = restore.archives[0]?.key ?? "";
  const name = `documents/Trade/${target.newId()}/original-a.pdf`;
  const file = { name, offset: 0, byteSize: 25 * 1024 * 1024 + 1, end: 2 ** 31 };
  const entry = { restore, key, directory: [file], file, tally: { ...restore.tally }, tables: [] };
  await expect(restoreEntry(context, entry)).rejects.toThrow(DamagedArchive);
  expect(await target.files.list("documents/", "", 10)).toEqual([]);
});

test("only who may do everything can restore", async () => {
  const target = await emptyTenant();
  const actor = { kind: "person", id: "p", permissions: ["Tenant.Edit"] } as const;
  await expect(bring({ ...target, actor }, [new Uint8Array(40)])).rejects.toMatchObject({
    messageKey: "tenants.problem.restore-everything",
  });
});

test("an archive made by hand cannot touch rows of others, invite a system administrator or leave its folder", async () => {
  const other = await filledTenant(1);
  const target = await emptyTenant();
  const victim = other.documentIds[0] ?? "";
  const before = await other.context.shard.all((id) => sql`select * from documents where tenant_id = ${id}`);
  const model = (await restorableRows(restoreContextOf(other.context, env as never))).tenant_ai_models?.[0];
  const manifest = (number: number, more = {}) => ({
    format: "fieldwise-export",
    version: 1,
    exportId: "e",
    tenantId: other.context.tenant.id,
    name: "Mine",
    exportedAt: "2026-03-02T10:00:00.000Z",
    number,
    ...more,
  });
  const made = async (files: Record<string, unknown>) =>
    new Uint8Array(
      await new Response(
        zip(
          (async function* () {
            for (const [name, content] of Object.entries(files))
              yield { name, input: JSON.stringify(content), lastModified: new Date() };
          })(),
        ),
      ).arrayBuffer(),
    );
  const person = {
    userId: "u",
    kind: "person",
    firstName: "Eve",
    lastName: "",
    features: null,
    userStatus: 1,
  };
  const first = await made({
    "manifest.json": manifest(1),
    "roles.json": [{ roleId: "system-admin", name: "systemadmin", permissions: ["*"] }],
    "users.json": [{ ...person, email: "eve@example.com", role: "systemadmin" }],
    "../../evil.json": {},
    [`data/files/../../${other.context.tenant.id}/documents/${victim}/original`]: "mine now",
    [`data/files/documents/${victim}/original`]: "mine now",
    "data/rows/000000-tenant_ai_models.json": [model],
    "data/rows/000001-documents.json": before,
  });
  const named = manifest(2, { archives: [{ number: 1, sha256: await sha256Of(first) }] });
  for (const seal of [{}, { seal: await target.secrets.digest(sealedTextOf(named as ExportManifest)) }])
    await expect(
      bring(target, [await made({ "manifest.json": { ...named, ...seal } })]),
    ).rejects.toMatchObject({
      messageKey: "tenants.problem.restore-no-seal",
    });
  // Even with the seal, which nobody has but the installation: and what is in the last archive itself is passed over.
  const seal = await target.secrets.sealedDigest(sealedTextOf(named as ExportManifest));
  const last = await made({
    "manifest.json": { ...named, seal },
    "data/rows/000002-suppliers.json": [{ id: target.newId(), name: "Not covered" }],
  });
  await bring(target, [first, last]);
  await beginRestore(target, {});
  expect((await restoreAll(target))?.state).toBe("done");
  expect(await other.context.shard.all((id) => sql`select * from documents where tenant_id = ${id}`)).toEqual(
    before,
  );
  expect(
    new TextDecoder().decode((await other.context.files.bytes(documentFiles.original(victim))) ?? undefined),
  ).toBe("%PDF-1.7 0");
  const files = (await target.files.list("", "", 100)).map(({ key }) => key);
  expect(files).toEqual([documentFiles.original(await idIn(target, victim))]);
  const people = await env.DB_CONTROL.prepare("select role_id from members where tenant_id = ?")
    .bind(target.tenant.id)
    .all();
  expect(people.results).toEqual([{ role_id: `assistant-${target.tenant.id}` }]);
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

/** A restore whose first step was cut off after some writes. */
async function begun(context: TenantContext) {
  const target = await emptyTenant();
  await bring(target, await exportedArchives(context));
  await beginRestore(target, {});
  let writes = 0;
  const cut = () => {
    writes += 1;
    if (writes > 8) throw new Error("the Worker went down");
  };
  await expect(restoreStep(target, cut)).rejects.toThrow("went down");
  expect(await findRestore(target.control)).toMatchObject({ state: "running" });
  return { ...target, processing: quietProcessing };
}

const heldSentence = { code: "unavailable", messageKey: "tenants.problem.restoring" };

/** Notes what the tenant has used, and a mailbox. */
async function use({ shard }: TenantContext) {
  const rows = [
    (id: string) =>
      sql`insert into document_meters values (${`${id}-meter`}, ${id}, 1, 1, 1, '2026-03-02', 0)`,
    (id: string) => sql`insert into metered_pages values (${id}, 'page', ${`${id}-meter`})`,
    (
      id: string,
    ) => sql`insert into mailboxes (tenant_id, directory_id, client_id, address, sealed_secret, due_at,
      busy_until, connected_at) values (${id}, 'd', 'c', 'a@example.com', '', 0, 0, 0)`,
  ];
  for (const row of rows) await shard.run(row);
}

const used = async ({ shard }: TenantContext) => {
  const counts: number[] = [];
  for (const table of ["document_meters", "metered_pages", "usage_days", "mailboxes"])
    counts.push(
      (await shard.all((id) => sql`select 1 from ${sql.identifier(table)} where tenant_id = ${id}`)).length,
    );
  return counts;
};

test("nobody else writes while an export is restored, and can again when it is", async () => {
  const { context } = await filledTenant(3);
  const target = await begun(context);
  const file = { bytes: new TextEncoder().encode("%PDF-1.7"), fileName: "a.pdf", source: "browser" } as const;
  await expect(makeModel(target).catch(unwrapped)).rejects.toMatchObject({
    message: expect.stringContaining("being restored"),
  });
  await expect(receiveWithoutModel(target, file)).rejects.toMatchObject(heldSentence);
  expect(await restoreAll(target)).toMatchObject({ state: "done" });
  expect(await leftovers(target)).toEqual([]);
  await makeModel(target, { name: "New" });
  await receiveWithoutModel(target, file);
});

test("what came in before it was held is not mixed with an export", async () => {
  const { context } = await filledTenant(1);
  const target = await emptyTenant();
  await bring(target, await exportedArchives(context));
  await beginRestore(target, {});
  const model = await makeModel(target);
  expect(await restoreAll(target)).toMatchObject({ state: "collecting", place: null });
  expect((await restorableRows(target)).tenant_ai_models?.map(({ id }) => id)).toEqual([model.id]);
  expect(await leftovers(target)).toEqual([]);
  await expect(beginRestore(target, {})).rejects.toMatchObject({
    messageKey: "tenants.problem.restore-not-empty",
  });
});

test("a restore that runs can be stopped, and what was used before stays counted", async () => {
  const { context } = await filledTenant(3);
  const target = await begun(context);
  await use(target);
  await cancelRestore(target, {});
  expect((await restoreAll(target))?.state).toBe("cleared");
  expect(await restorableRows(target)).toEqual({});
  expect(await used(target)).toEqual([1, 1, 1, 1]);
  expect(await leftovers(target)).toEqual([]);
  await makeModel(target);
});

test("an error that would come again ends the restore, and nothing can be written until it was cleared", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { context } = await filledTenant(1);
  const target = await begun(context);
  const tooBig = () => {
    throw new Error("D1_ERROR: string or blob too big: SQLITE_TOOBIG");
  };
  expect(await restoreStep(target, tooBig)).toEqual({ next: "done" });
  expect(await findRestore(target.control)).toMatchObject({
    state: "failed",
    problem: "tenants.problem.restore-stopped",
  });
  await expect(makeModel(target).catch(unwrapped)).rejects.toMatchObject({
    message: expect.stringContaining("being restored"),
  });
  await expect(bring(target, [new Uint8Array(40)])).rejects.toMatchObject({
    messageKey: "tenants.problem.restore-gone",
  });
  const visitor = {
    ...target,
    actor: { kind: "person", id: "p", isSystemAdmin: true, permissions: ["*"] },
  } as const;
  const move = { tenantId: target.tenant.id, shardId: "us-1" };
  await expect(
    moveCustomer({ ...visitor, jobs: { startMove: async () => {} }, bound: ["us-1"] }, move),
  ).rejects.toMatchObject({ messageKey: "customers.problem.restoring" });
  await cancelRestore(target, {});
  expect((await restoreAll(target))?.state).toBe("cleared");
  await makeModel(target);
});

test("a restore that comes no further has failed after two hours, and is started again until then", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { context } = await filledTenant(1);
  const target = await begun(context);
  const started: string[] = [];
  const sweep = async (minutes: number) =>
    sweepRestores(
      {
        ...makeVisitorContext(env, { kind: "system", id: "sweep" }),
        now: () => new Date(Date.now() + minutes * 60_000),
        filesOf: async () => target.files,
        jobs: {
          async startRestore({ tenantId }) {
            started.push(tenantId);
            throw new Error("the document Worker is down");
          },
        },
      },
      {},
    );
  await sweep(1);
  expect(started).not.toContain(target.tenant.id);
  await sweep(60);
  expect(started).toContain(target.tenant.id);
  expect(await findRestore(target.control)).toMatchObject({ state: "running" });
  await sweep(125);
  expect(await findRestore(target.control)).toMatchObject({
    state: "failed",
    problem: "tenants.problem.restore-stopped",
  });
  // An organization that is erased instead leaves nothing of its hold in the shard.
  expect((await leftovers(target)).length).toBeGreaterThan(100);
  await endRestoreHold(target.shard);
  expect(await leftovers(target)).toEqual([]);
});

test("a row that does not fit ends the restore with a sentence, and what is there can be cleared", async () => {
  const { context } = await filledTenant(1);
  const archives = await exportedArchives(context);
  const target = await emptyTenant();
  await bring(target, archives);
  await beginRestore(target, {});
  const log = vi.spyOn(console, "warn").mockImplementation(() => {});
  const restore = await findRestore(target.control);
  for (const { key } of restore?.archives ?? []) {
    const bytes = (await target.files.bytes(key)) ?? new Uint8Array();
    await target.files.put(key, withText(bytes, '"attempt":1', '"attempt":"'), "a/b");
  }
  expect(await restoreAll(target)).toMatchObject({
    state: "failed",
    problem: "tenants.problem.restore-broken",
  });
  expect(log).toHaveBeenCalled();
  await cancelRestore(target, {});
  expect((await restoreAll(target))?.state).toBe("cleared");
  expect(await restorableRows(target)).toEqual({});
  expect(await target.files.list("", "", 10)).toEqual([]);
});

async function sha256Of(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes.slice()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
