import { env } from "cloudflare:workers";
import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { makeReader } from "@tests/support/told-people";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { insertExport } from "~/data/control/tenant-exports";
import { endReportFile, insertReportFile } from "~/data/shard/report-files";
import { insertShardAudit } from "~/data/shard/shard-audit";
import type { AuditedOperation } from "~/domain/audit/audited-operations";
import { everything } from "~/domain/permissions/permission";
import { auditOf } from "~/operations/audit-of";
import type { TenantContext } from "~/operations/context";
import { assignDocument } from "~/operations/documents/assign";
import { commentOnDocument } from "~/operations/documents/comment";
import { countUnreadNotifications } from "~/operations/notifications/count-unread";
import { listNotifications } from "~/operations/notifications/list";
import { openNotification } from "~/operations/notifications/open";
import { readAllNotifications } from "~/operations/notifications/read-all";
import { failExport } from "~/operations/tenants/fail-export";
import { finishExport } from "~/operations/tenants/finish-export";

const person = (context: TenantContext, id: string, ...permissions: string[]) =>
  asActor(context, { kind: "person", id, permissions });
const told = async (context: TenantContext) => (await listNotifications(context, {})).lines;
const kindsFor = async (context: TenantContext) => (await told(context)).map(({ kind }) => kind);
const unread = (context: TenantContext) => countUnreadNotifications(context, {});

const start = Date.now();
const day = 24 * 60 * 60 * 1000;
let minutes = 0;
/** Something that a job did, a minute after the one before. */
function happen(
  context: TenantContext,
  operation: AuditedOperation,
  subjectId: string,
  { apart = 1, ...detail }: { apart?: number; supplierId?: string } = {},
) {
  minutes += apart;
  const at = new Date(start + minutes * 60_000);
  const system = asActor({ ...context, now: () => at }, { kind: "system", id: "job" });
  return insertShardAudit(context.shard, auditOf(system, operation, subjectId, detail));
}

/** The same tenant while its shard takes no batch. */
const broken = (context: TenantContext): TenantContext => ({
  ...context,
  shard: { ...context.shard, batch: () => Promise.reject(new Error("the shard is away")) },
});

describe("the bell", () => {
  it("tells somebody of a document that a colleague assigned, and of comments on it, and nobody else", async () => {
    const context = await makeTenant();
    const { id: modelId } = await makeModel(context);
    const documentId = await plantDocument(context, modelId, { fileName: "cargo.pdf" });
    const reader = await makeReader(context);
    const mine = person(context, reader.id, everything);
    await assignDocument(context, { documentId, modelId, userId: reader.id, site: "https://x.example" });
    await commentOnDocument(context, { documentId, body: "Is this ours?" });
    await commentOnDocument(mine, { documentId, body: "It is." });
    expect(await told(mine)).toMatchObject([
      { kind: "comment", name: "cargo.pdf", subjectId: documentId, isRead: false },
      { kind: "assigned", name: "cargo.pdf", subjectId: documentId, isRead: false },
    ]);
    expect(await unread(mine)).toBe(2);
    expect(await kindsFor(context)).toEqual([]);
    expect(await kindsFor(await makeTenant())).toEqual([]);
  });

  it("tells what concerns a permission to those who hold it", async () => {
    const context = await makeTenant();
    const model = await makeModel(context);
    const documentId = await plantDocument(context, model.id);
    await happen(context, "training.finish", model.id);
    await happen(context, "training.fail", model.id);
    await happen(context, "error-budget.withdraw", model.id);
    await happen(context, "suppliers.find-new-account", documentId);
    await happen(context, "documents.receive", documentId);
    const all = ["new-account", "budget-withdrawn", "training-failed", "training-done"];
    expect(await kindsFor(context)).toEqual(all);
    const views = "TenantModel.ViewDocument";
    const trains = ["Model.TrainModel", "Model.ViewTrainingDocument"];
    expect(await kindsFor(person(context, "trainer", ...trains))).toEqual(all.slice(2));
    expect(await kindsFor(person(context, "payer", "Suppliers.SettleBankAccount", views))).toEqual([
      "new-account",
    ]);
    expect(await unread(person(context, "clerk", views))).toBe(0);
    const [line] = await told(context);
    // Who may not open the page that a line leads to is not told.
    for (const permission of ["Model.TrainModel", "Suppliers.SettleBankAccount", "TenantModel.EditModel"]) {
      const other = person(context, "other", permission);
      expect([await unread(other), await kindsFor(other)]).toEqual([0, []]);
      await expect(openNotification(other, { lineId: line?.id ?? "" })).rejects.toMatchObject({
        code: "not-found",
      });
    }
  });

  it("tells once an hour and supplier of new bank accounts", async () => {
    const context = await makeTenant();
    const model = await makeModel(context);
    const documentId = await plantDocument(context, model.id);
    const found = (supplierId?: string, apart = 1) =>
      happen(context, "suppliers.find-new-account", documentId, { supplierId, apart });
    for (const supplierId of ["one", "one", undefined, "two", "one", undefined]) await found(supplierId);
    expect(await kindsFor(context)).toHaveLength(3);
    await found("one", 70);
    expect(await kindsFor(context)).toHaveLength(4);
  });

  it("tells once of an export that ended, though the shard was away when it did", async () => {
    const context = await makeTenant();
    const ended = async (end: typeof finishExport | typeof failExport) => {
      const exportId = context.newId();
      await insertExport(context.control, {
        ...{ id: exportId, state: "running", requestedBy: "person-1", recipient: null, total: 0 },
        ...{ requestedAt: context.now(), progressAt: context.now() },
      });
      const request = { exportId, tenantId: context.tenant.id, origin: "https://x.example" };
      const system = asActor(context, { kind: "system", id: "processing" });
      await expect(end(broken(system), request)).rejects.toThrow("the shard is away");
      for (let time = 0; time < 2; time += 1) await end(system, request);
      const other = end === finishExport ? failExport : finishExport;
      await other(system, request);
    };
    await ended(finishExport);
    expect(await kindsFor(context)).toEqual(["export-ready"]);
    await ended(failExport);
    expect((await kindsFor(context)).sort()).toEqual(["export-failed", "export-ready"]);
  });

  it("tells once an hour and model that releases fail", async () => {
    const context = await makeTenant();
    const [one, two] = [await makeModel(context), await makeModel(context, { name: "Another" })];
    const first = await plantDocument(context, one.id);
    const other = await plantDocument(context, two.id);
    await happen(context, "documents.fail-release", first);
    await happen(context, "documents.fail-release", first);
    await happen(context, "erp.refuse", first);
    await happen(context, "documents.fail-release", other);
    await happen(context, "documents.fail-release", first, { apart: 70 });
    expect(await kindsFor(context)).toEqual([
      ...["release-failed", "release-failed", "erp-refused", "release-failed"],
    ]);
  });

  it("tells who asked that a report is ready, and what became of jobs on whole lists and files", async () => {
    const context = await makeTenant();
    const { id: modelId } = await makeModel(context, { name: "Freight" });
    const at = new Date(start);
    const [asker, other] = [person(context, "asker", everything), person(context, "other", everything)];
    const file = { fileId: context.newId(), number: 1 };
    const days = {
      fromDay: "2026-10-01",
      toDay: "2026-10-31",
      step: "day",
      format: "csv",
      language: "en",
    } as const;
    await insertReportFile(context.shard, {
      ...{ id: file.fileId, wanted: "w", report: "fields", modelId, ...days },
      ...{ recipients: [], requestedBy: "asker", requestedAt: at },
    });
    await endReportFile(context.shard, file, { state: "ready", byteSize: 1, at, expiresAt: at });
    const sent = { fileId: context.newId(), number: 1 };
    await insertReportFile(context.shard, {
      ...{ id: sent.fileId, wanted: "s", report: "fields", modelId, ...days },
      ...{ recipients: ["a@x.example"], requestedBy: "reports", requestedAt: at },
    });
    await endReportFile(context.shard, sent, { state: "failed", problem: "p", at, expiresAt: at });
    expect(await kindsFor(person(context, "reader", "Reports"))).toEqual(["report-failed"]);
    const actor = JSON.stringify({ kind: "person", id: "asker", permissions: [] });
    await context.shard.run(
      (
        tenantId,
      ) => sql`insert into bulk_actions (id, tenant_id, model_id, actor, action, query, total, status, created_at,
        progress_at) values ('bulk', ${tenantId}, ${modelId}, ${actor}, 'approve', '{}', 1, 'running', 1, 1)`,
    );
    await context.shard.run(
      () => sql`update bulk_actions set status = 'done', progress_at = ${at.getTime() + 1}`,
    );
    await context.shard.run(
      (
        tenantId,
      ) => sql`insert into edit_uploads (id, tenant_id, model_id, actor, file_name, format, byte_size, applies,
        status, layout, counts, created_at, progress_at) values ('edits', ${tenantId}, ${modelId}, ${actor}, 'values.csv',
        'csv', 1, 0, 'checking', '{}', '{}', 1, 1)`,
    );
    await context.shard.run(
      () => sql`update edit_uploads set status = 'ready', progress_at = ${at.getTime() + 2}`,
    );
    expect((await told(asker)).filter(({ subjectId }) => subjectId !== sent.fileId)).toMatchObject([
      { kind: "edits-ready", name: "values.csv", subjectId: "edits" },
      { kind: "bulk-done", name: "Freight", modelId },
      { kind: "report-ready", name: "fields" },
    ]);
    expect(await told(other)).toMatchObject([{ kind: "report-failed", subjectId: sent.fileId }]);
  });

  it("keeps for each person what was read, line by line or all up to one", async () => {
    const context = await makeTenant();
    const { id: modelId } = await makeModel(context);
    const [one, two] = [person(context, "one", everything), person(context, "two", everything)];
    for (let count = 0; count < 4; count += 1) await happen(context, "training.finish", modelId);
    const [newest, , third, oldest] = (await told(one)).map(({ id }) => id);
    const { path } = await openNotification(one, { lineId: third ?? "" });
    await openNotification(one, { lineId: third ?? "" });
    expect(path).toBe("/training-documents/invoices-north-america/training-documents");
    expect((await told(one)).map(({ isRead }) => isRead)).toEqual([false, false, true, false]);
    expect([await unread(one), await unread(two)]).toEqual([3, 4]);
    await happen(context, "training.fail", modelId);
    await readAllNotifications(one, { upTo: newest ?? "" });
    await readAllNotifications(one, { upTo: oldest ?? "" });
    expect((await told(one)).map(({ isRead }) => isRead)).toEqual([false, true, true, true, true]);
    expect([await unread(one), await unread(two)]).toEqual([1, 5]);
    const stranger = person(context, "three", "TenantModel.ViewDocument");
    await expect(openNotification(stranger, { lineId: newest ?? "" })).rejects.toMatchObject({
      code: "not-found",
    });
  });

  it("goes on page by page, counts no further than 100, and forgets what is old", async () => {
    const context = await makeTenant();
    const { id: modelId } = await makeModel(context);
    const old = start - 89 * day;
    await context.shard.run(
      (tenantId) => sql`insert into bell_lines (id, tenant_id, audience, kind, name, subject_id, model_id, at)
        select printf('%013d', ${old} + value) || '-x' || ${tenantId}, ${tenantId}, 'Model.TrainModel', 'training-done',
          'n' || value, ${modelId}, ${modelId}, ${old} + value
        from json_each(${JSON.stringify(Array.from({ length: 120 }, (_, index) => index))})`,
    );
    expect(await unread(context)).toBe(100);
    const first = await listNotifications(context, { size: 50 });
    const second = await listNotifications(context, { size: 50, before: first.next ?? "" });
    const third = await listNotifications(context, { size: 50, before: second.next ?? "" });
    expect([first, second, third].map(({ lines }) => lines.length)).toEqual([50, 50, 20]);
    expect(third.next).toBeNull();
    expect(new Set([first, second, third].flatMap(({ lines }) => lines.map(({ id }) => id))).size).toBe(120);
    const later = { ...context, now: () => new Date(start + 2 * day) };
    expect([await unread(later), (await listNotifications(later, {})).lines]).toEqual([0, []]);
    await happen(context, "training.finish", modelId, { apart: 2 * 24 * 60 });
    const { lines } = await listNotifications(context, { size: 100, before: second.next ?? "" });
    expect(lines.map(({ name }) => name)).not.toContain("n0");
    expect(lines).toHaveLength(15);
  });

  it("is counted by one walk of an index, whatever else there is", async () => {
    const plan = await env.SHARD_US_1.prepare(
      `explain query plan select 1 from json_each('["a"]') a
        cross join bell_lines l on l.tenant_id = 't' and l.audience = a.value
        where l.id > max('1', coalesce((select m.read_to from bell_marks m where m.tenant_id = 't' and m.user_id = 'u'), ''))
          and l.kind in (select k.value from json_each('["usage"]') k) limit 100`,
    ).all<{ detail: string }>();
    expect(plan.results.map(({ detail }) => detail).join("\n")).toMatch(
      /SEARCH l USING (?:COVERING )?INDEX bell_lines_audience \(tenant_id=\? AND audience=\? AND id>\?\)/,
    );
  });
});
