import { env } from "cloudflare:workers";
import { insertDocuments } from "@tests/support/insert-documents";
import { makeModel } from "@tests/support/make-model";
import { makeFile } from "@tests/support/make-report-file";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { mailOutbox } from "~/data/control/control-schema";
import { findReportFile } from "~/data/shard/report-files";
import { maxAttachedBytes, type ReportFileRequest } from "~/domain/reports/report-file";
import type { TenantContext } from "~/operations/context";
import type { OfTenant } from "~/operations/of-tenant";
import { requestReportFile } from "~/operations/reports/ask-file";
import { downloadReportFile } from "~/operations/reports/download-file";
import { exportReport } from "~/operations/reports/export";
import { failReportFile } from "~/operations/reports/fail-file";
import { finishReportFile } from "~/operations/reports/finish-file";
import { getReportFile } from "~/operations/reports/get-file";
import { listReportFiles } from "~/operations/reports/list-files";
import { openLinkedFile } from "~/operations/reports/open-linked-file";
import { saveSchedule } from "~/operations/reports/save-schedule";
import { sendDueReports } from "~/operations/reports/send-due";
import { sweepReportFiles } from "~/operations/reports/sweep-files";
import { writeFileRows } from "~/operations/reports/write-file-rows";
import { makeSweepContext } from "~/platform/processing-contexts";
import { allShards } from "~/platform/tenancy";

const minute = 60_000;
const day = 24 * 60 * minute;
const site = "https://app.example";
const march = { startDate: "2026-03-01", endDate: "2026-03-31" } as const;
const edited = { ...march, report: "edited", format: "csv", language: "en", site } as const;

/** A tenant with a document whose values were changed so many times, and the requests to make files that it sent. */
async function makeWorld(changes = 0) {
  const made = await makeTenant();
  const clock = { now: new Date("2026-04-10T12:00:00Z").getTime() };
  const context = { ...made, now: () => new Date(clock.now) };
  const model = await makeModel(made);
  const documentId = made.newId();
  const receivedAt = Date.UTC(2026, 2, 3);
  await insertDocuments(made, [
    { id: documentId, modelId: model.id, position: 1, status: "success", receivedAt },
  ]);
  const values = Array.from({ length: changes }, (_, index) => ({
    id: `${documentId}-${String(index).padStart(6, "0")}`,
    before: `before ${index}`,
    after: `after ${index}`,
  }));
  await usShard()
    .prepare(
      `insert into corrections (id, tenant_id, document_id, model_id, day, at, how, actor_id, field, old_value, new_value)
       select value ->> 'id', ?, ?, ?, '2026-03-05', ?, 'typed', 'p', 'total', value ->> 'before', value ->> 'after' from json_each(?)`,
    )
    .bind(made.tenant.id, documentId, model.id, Date.UTC(2026, 2, 5), JSON.stringify(values))
    .run();
  const started: (OfTenant & ReportFileRequest)[] = [];
  const reportFiles = { start: async (request: OfTenant & ReportFileRequest) => void started.push(request) };
  const openTenant = async ({ tenantId }: OfTenant) => (tenantId === made.tenant.id ? context : null);
  const sweep = () => {
    const system = { ...makeSweepContext(env), now: context.now, log: made.log };
    return sweepReportFiles({ ...system, reportFiles, openTenant }, { site });
  };
  const system = asActor(context, { kind: "system", id: "test" });
  return { context, system, reportFiles, started, clock, sweep, model, openTenant };
}

const textOf = async (context: TenantContext, fileId: string) => {
  const file = await downloadReportFile(context, { fileId });
  return new Response(file.stream).text();
};
const linesOf = (text: string) => text.trim().split("\r\n");
const requestOf = (fileId: string, number = 1) => ({ fileId, number, site });

describe("a long report", () => {
  it("is not written in the request", async () => {
    const { context, model } = await makeWorld();
    await usShard()
      .prepare(
        "insert into correction_days (tenant_id, day, model_id, field, count) values (?, '2026-03-05', ?, 'total', ?)",
      )
      .bind(context.tenant.id, model.id, 5_000)
      .run();
    const { site: _site, ...asked } = edited;
    expect(await exportReport(context, asked)).not.toBeNull();
    await usShard()
      .prepare("update correction_days set count = 5001 where tenant_id = ?")
      .bind(context.tenant.id)
      .run();
    expect(await exportReport(context, asked)).toBeNull();
  });

  it.each(["csv", "json", "xlsx"] as const)("is made by a job as the same %s", async (format) => {
    const { context, reportFiles, model } = await makeWorld(2_300);
    const asked = { ...edited, format, modelId: model.id };
    const { fileId } = await requestReportFile({ ...context, reportFiles }, asked);
    expect(await getReportFile(context, { fileId })).toMatchObject({
      state: "waiting",
      done: 0,
      total: 2_300,
    });
    await makeFile({ ...context, rowsOfPiece: 1_000 }, requestOf(fileId));
    const kept = await getReportFile(context, { fileId, modelId: model.id });
    expect(kept).toMatchObject({ state: "ready", done: 2_300 });
    const { site: _site, ...direct } = asked;
    const plain = new Uint8Array(
      await new Response((await exportReport(context, direct))?.stream).arrayBuffer(),
    );
    const file = await downloadReportFile(context, { fileId });
    expect(file.fileName).toBe(`edited-2026-03-01-2026-03-31.${format}`);
    expect(new Uint8Array(await new Response(file.stream).arrayBuffer())).toEqual(plain);
    expect(kept.byteSize).toBe(plain.byteLength);
    expect((await findReportFile(context.shard, fileId))?.pieces).toBe(3);
    expect(await context.files.get(`report-files/${fileId}/rows-0`)).toBeNull();
  });

  it("is made once while somebody asks for the same", async () => {
    const { context, reportFiles, started } = await makeWorld(1);
    const asking = { ...context, reportFiles };
    const all = await Promise.all([1, 2, 3].map(() => requestReportFile(asking, edited)));
    expect(new Set(all.map(({ fileId }) => fileId)).size).toBe(1);
    expect(started).toHaveLength(1);
    const other = await requestReportFile(asking, { ...edited, format: "xlsx" });
    expect(other.fileId).not.toBe(all[0]?.fileId);
    await makeFile(context, requestOf(all[0]?.fileId ?? ""));
    const afresh = await requestReportFile(asking, edited);
    expect(afresh.fileId).not.toBe(all[0]?.fileId);
    expect(await listReportFiles(context, {})).toHaveLength(3);
  });

  it("goes on after the last piece when it is begun once more, and the first beginning counts no more", async () => {
    const { context, system, reportFiles, clock, sweep, started } = await makeWorld(2_500);
    const { fileId } = await requestReportFile({ ...context, reportFiles }, edited);
    const small = { ...system, rowsOfPiece: 1_000 };
    expect(await writeFileRows(small, requestOf(fileId))).toEqual({ done: false, rows: 1_000 });
    expect(await sweep()).toMatchObject({ restarted: 0 });
    clock.now += 16 * minute;
    expect(await sweep()).toMatchObject({ restarted: 1 });
    expect(started.at(-1)).toMatchObject({ fileId, number: 2 });
    await expect(writeFileRows(small, requestOf(fileId))).rejects.toMatchObject({ code: "not-found" });
    expect(await finishReportFile(system, requestOf(fileId))).toEqual({ ready: false });
    expect(await failReportFile(system, { ...requestOf(fileId), problem: "x" })).toEqual({ failed: false });
    await makeFile({ ...context, rowsOfPiece: 1_000 }, requestOf(fileId, 2));
    const lines = linesOf(await textOf(context, fileId));
    expect(lines).toHaveLength(2_501);
    expect(new Set(lines).size).toBe(2_501);
  });

  it("is kept for seven days, and its files and row go then", async () => {
    const { context, reportFiles, clock, sweep } = await makeWorld(3);
    const { fileId } = await requestReportFile({ ...context, reportFiles }, edited);
    await makeFile(context, requestOf(fileId));
    clock.now += 7 * day - minute;
    await sweep();
    expect(linesOf(await textOf(context, fileId))).toHaveLength(4);
    clock.now += 2 * minute;
    await expect(downloadReportFile(context, { fileId })).rejects.toMatchObject({ code: "not-found" });
    expect(await sweep()).toMatchObject({ deleted: 1 });
    expect(await context.files.get(`report-files/${fileId}/file`)).toBeNull();
    expect(await findReportFile(context.shard, fileId)).toBeNull();
  });

  it("is for people who may see reports, and of no other model", async () => {
    const { context, reportFiles, model } = await makeWorld(1);
    const clerk = asActor(context, {
      kind: "person",
      id: "clerk",
      permissions: ["TenantModel.ViewDocument"],
    });
    await expect(requestReportFile({ ...clerk, reportFiles }, edited)).rejects.toMatchObject({
      code: "forbidden",
    });
    const { fileId } = await requestReportFile({ ...context, reportFiles }, edited);
    await makeFile(context, requestOf(fileId));
    await expect(downloadReportFile(clerk, { fileId })).rejects.toMatchObject({ code: "forbidden" });
    const asked = { fileId, modelId: model.id };
    await expect(getReportFile(context, asked)).rejects.toMatchObject({ code: "not-found" });
    await expect(downloadReportFile(context, asked)).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("the file of a schedule", () => {
  /** The mails of a daily schedule on edited results, after its first turn. */
  async function mailsOf(changes: number, order: { format: "csv" | "json"; language: "en" | "es" }) {
    const world = await makeWorld(changes);
    const { context, system, reportFiles, started, model, openTenant } = world;
    world.clock.now = Date.UTC(2026, 2, 5, 12);
    const asked = {
      modelId: model.id,
      reports: ["edited" as const],
      recipients: ["a@example.com", "b@example.com"],
    };
    await saveSchedule(context, { ...asked, ...order, rhythm: "daily" });
    world.clock.now = Date.UTC(2026, 2, 6, 12);
    const shards = allShards(env);
    const cron = () => sendDueReports({ ...system, shards, openTenant, reportFiles }, { site });
    await cron();
    await Promise.all([cron(), cron()]);
    expect(started).toHaveLength(1);
    const [request] = started;
    if (!request) throw new Error("nothing was started");
    await makeFile(context, request);
    await makeFile(context, request);
    const mails = await context.control.select().from(mailOutbox);
    return { ...world, request, mails: mails.filter(({ subject }) => subject.includes(context.tenant.name)) };
  }

  it("goes along with the mail when it is small", async () => {
    const { context, mails, request } = await mailsOf(3, { format: "json", language: "es" });
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(["a@example.com", "b@example.com"]);
    expect(mails[0]?.subject).toContain("del 03/05/2026 al 03/05/2026");
    expect(mails[0]?.body).toContain("El archivo edited-2026-03-05-2026-03-05.json va adjunto.");
    expect(mails[0]?.body).toContain(`${site}/reports/stop?`);
    expect(mails[0]?.stopLink).toContain(`${site}/reports/stop?`);
    const attachment = mails[0]?.attachment;
    expect(attachment).toMatchObject({
      tenantId: context.tenant.id,
      fileName: "edited-2026-03-05-2026-03-05.json",
    });
    const bytes = await context.files.bytes(attachment?.key ?? "");
    expect(JSON.parse(new TextDecoder().decode(bytes ?? new Uint8Array()))).toHaveLength(3);
    expect(request.number).toBe(1);
  });

  it("is kept behind a link when it is large, which opens for whoever has it and for nobody else", async () => {
    const rows = Math.ceil(maxAttachedBytes / 100);
    const { context, mails } = await mailsOf(rows, { format: "csv", language: "en" });
    expect(mails.map(({ attachment }) => attachment)).toEqual([null, null]);
    const [, query = ""] = /\/reports\/kept-file\?(\S+)/.exec(mails[0]?.body ?? "") ?? [];
    const asked = new URLSearchParams(query);
    const visitor = asActor(context, { kind: "visitor", id: "visitor" });
    const [fileId, token] = [asked.get("file") ?? "", asked.get("token") ?? ""];
    const file = await openLinkedFile(visitor, { fileId, token });
    expect(file.byteSize).toBeGreaterThan(maxAttachedBytes);
    expect(linesOf(await new Response(file.stream).text())).toHaveLength(rows + 1);
    await expect(openLinkedFile(visitor, { fileId, token: `${token}x` })).rejects.toMatchObject({
      code: "not-found",
    });
    const stranger = asActor(await makeTenant(), { kind: "visitor", id: "visitor" });
    await expect(openLinkedFile(stranger, { fileId, token })).rejects.toMatchObject({ code: "not-found" });
  });

  it("is told of without it when it could not be made", async () => {
    const { context, system, reportFiles, clock, model, openTenant, started } = await makeWorld(1);
    clock.now = Date.UTC(2026, 2, 5, 12);
    const asked = { modelId: model.id, reports: ["documents" as const], recipients: ["a@example.com"] };
    await saveSchedule(context, { ...asked, format: "csv", language: "en", rhythm: "daily" });
    clock.now = Date.UTC(2026, 2, 6, 12);
    await sendDueReports({ ...system, shards: allShards(env), openTenant, reportFiles }, { site });
    const request = requestOf(started[0]?.fileId ?? "");
    expect(await failReportFile(system, { ...request, problem: "reports.file.failed" })).toEqual({
      failed: true,
    });
    const mails = await context.control.select().from(mailOutbox);
    const own = mails.filter(({ subject }) => subject.includes(context.tenant.name));
    expect(own.map(({ body }) => body.includes("The file could not be created this time."))).toEqual([true]);
  });
});
