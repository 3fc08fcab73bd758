import { env } from "cloudflare:workers";
import type { FoundValue } from "@engine/results/extraction-result";
import { insertDocuments } from "@tests/support/insert-documents";
import { makeModel } from "@tests/support/make-model";
import { makeFile } from "@tests/support/make-report-file";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { plantUsage } from "@tests/support/plant-usage";
import { found, plantedResult } from "@tests/support/planted-result";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { selectNewestMails } from "~/data/control/outbox";
import { insertIntakeLine } from "~/data/shard/intake-log";
import { selectShardAudit } from "~/data/shard/shard-audit";
import { type DocumentStatus, hasResult } from "~/domain/documents/status";
import type { ReportFileRequest } from "~/domain/reports/report-file";
import type { ReportTable } from "~/domain/reports/report-list";
import { approveDocuments } from "~/operations/documents/approve-many";
import { deleteDocuments } from "~/operations/documents/delete-many";
import { reprocessDocument } from "~/operations/documents/reprocess";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { submitForTraining } from "~/operations/documents/submit-for-training";
import { undoApproval } from "~/operations/documents/take-back";
import { exportReport } from "~/operations/reports/export";
import { getReport } from "~/operations/reports/get";
import { getHome } from "~/operations/reports/get-home";
import { getSchedule } from "~/operations/reports/get-schedule";
import { saveSchedule } from "~/operations/reports/save-schedule";
import { sendReport } from "~/operations/reports/send";
import { sendDueReports } from "~/operations/reports/send-due";
import { stopSchedule } from "~/operations/reports/stop-schedule";
import { listValidations } from "~/operations/validation/list";
import { allShards } from "~/platform/tenancy";

type World = Awaited<ReturnType<typeof simulatedPeriod>>;
/** Other tests send mails to the same outbox, which is shown newest first. */
const everyMail = 10_000;
const year = { startDate: "2026-01-01", endDate: "2026-12-31", by: "month" } as const;
const reasonOf = (key: string) => [{ key, values: {} }];

/** Sixty documents over three months in two models, and everything that people do to them. */
async function simulatedPeriod() {
  const context = await makeTenant();
  const clocked = { ...context, now: () => new Date("2026-06-15T12:00:00Z") };
  const models = [await makeModel(context), await makeModel(context, { name: "Second" })];
  const documents: { id: string; modelId: string }[] = [];
  for (let index = 0; index < 60; index += 1) {
    const modelId = models[index % 2]?.id ?? "";
    const confidence = [0.42, 0.66, 0.85, 0.97][index % 4] ?? 0.9;
    const origin = ["reason.embedded", "reason.memory-place", "reason.suggested", "reason.right-of"][
      index % 4
    ];
    const total = found("100.00", { confidence, reasons: reasonOf(origin ?? "") });
    const fields: Record<string, FoundValue> =
      index % 5 === 0 ? { invoiceNumber: found("INV-7") } : { invoiceNumber: found("INV-7"), total };
    const at = new Date(Date.UTC(2026, 2, 1 + Math.floor(index * 1.5), 9));
    const status = (["success", "failed", "error", "success"] as const)[index % 4] ?? "success";
    const id = await plantDocument(context, modelId, {
      position: index + 1,
      status,
      at,
      result: { ...plantedResult, fields },
    });
    documents.push({ id, modelId });
  }
  for (const [index, { id: documentId, modelId }] of documents.entries()) {
    const revision = 0;
    if (index % 4 === 2) continue;
    if (index % 6 === 1)
      await saveCorrections(clocked, { documentId, revision, fields: { total: `${200 + index}.00` } });
    if (index % 12 === 3)
      await saveCorrections(clocked, { documentId, revision, fields: { invoiceNumber: "" } });
    if (index % 3 !== 2)
      await approveDocuments(clocked, { modelId, documentIds: [documentId], unready: "approve" });
    if (index % 9 === 0) await undoApproval(clocked, { documentId }).catch(() => null);
    if (index % 10 === 8) await submitForTraining(clocked, { documentId }).catch(() => null);
    if (index === 40) await reprocessDocument(clocked, { documentId }).catch(() => null);
    if (index === 21) await deleteDocuments(clocked, { modelId, documentIds: [documentId] });
  }
  return { context: clocked, models };
}

const rowsOf = async <T>(sql: string, ...values: string[]) =>
  (
    await usShard()
      .prepare(sql)
      .bind(...values)
      .all<T>()
  ).results;

/** The rows of a report as objects. */
const rowsIn = ({ columns, rows }: ReportTable) =>
  rows.map((row) => Object.fromEntries(columns.map(({ key }, index) => [key, row[index] ?? null])));

const documentsReport = async ({ context }: World, modelId?: string) =>
  rowsIn((await getReport(context, { ...year, report: "documents", modelId })).table);

describe("over a period with all that people do", async () => {
  const world = await simulatedPeriod();
  const { context, models } = world;
  const tenantId = context.tenant.id;

  it("documents by status are what stands in the rows", async () => {
    for (const modelId of [undefined, ...models.map(({ id }) => id)]) {
      const plain = await rowsOf<{ month: string; status: string; model_id: string }>(
        "select strftime('%Y-%m', received_at / 1000, 'unixepoch') as month, status, model_id from documents where tenant_id = ?",
        tenantId,
      );
      const own = plain.filter((row) => modelId === undefined || row.model_id === modelId);
      const expected = (month: string, statuses: string[]) =>
        own.filter((row) => row.month === month && statuses.includes(row.status)).length;
      for (const row of await documentsReport(world, modelId)) {
        const month = String(row.bucket);
        expect(row).toMatchObject({
          success: expected(month, ["success", "approved", "released"]),
          userEdited: expected(month, ["userEdited"]),
          failed: expected(month, ["failed"]),
          error: expected(month, ["error"]),
          forTraining: expected(month, ["forTraining"]),
          submitted: expected(month, ["submitted", "trained"]),
          waiting: expected(month, ["received", "processing"]),
          total: own.filter((one) => one.month === month).length,
        });
      }
    }
  });

  it("fields, confidences and origins are what the results say", async () => {
    type Kept = { fields: string; edited_fields: string | null };
    const kept = await rowsOf<Kept>(
      `select r.fields, r.edited_fields from documents d join results r on r.document_id = d.id and r.attempt = d.attempt
       where d.tenant_id = ? and d.status in ('approved', 'released')`,
      tenantId,
    );
    type Value = { value: string; confidence: number; reasons: { key: string }[] };
    const values = kept.flatMap((row) => {
      const read = JSON.parse(row.fields) as Record<string, Value>;
      const final = { ...read, ...(JSON.parse(row.edited_fields ?? "{}") as Record<string, Value>) };
      return ["invoiceNumber", "total"].map((field) => ({
        field,
        read: read[field],
        final: final[field]?.value ?? "",
      }));
    });
    const fields = rowsIn((await getReport(context, { ...year, report: "fields" })).table);
    for (const field of ["invoiceNumber", "total"]) {
      const own = values.filter((one) => one.field === field);
      const wasRead = own.filter((one) => one.read);
      const left = wasRead.filter((one) => one.read?.value === one.final);
      const row = fields.find((one) => one.field === `field.${field}`);
      expect(row).toMatchObject({
        read: wasRead.length,
        left: left.length,
        corrected: wasRead.filter((one) => one.final !== "" && one.final !== one.read?.value).length,
        removed: wasRead.filter((one) => one.final === "").length,
        added: own.filter((one) => !one.read && one.final !== "").length,
        missing: own.filter((one) => !one.read && one.final === "").length,
      });
      const mean = wasRead.reduce((sum, one) => sum + (one.read?.confidence ?? 0), 0) / wasRead.length;
      expect(row?.confidence).toBeCloseTo(mean, 3);
      expect(row?.right).toBeCloseTo(left.length / wasRead.length, 6);
    }
    const { chart } = (await getReport(context, { ...year, report: "fields" })).table;
    const points = chart.kind === "reliability" ? chart.points : [];
    const surest = values.filter((one) => (one.read?.confidence ?? 0) >= 0.95);
    expect(points.at(-1)).toMatchObject({
      count: surest.length,
      right: surest.filter((one) => one.read?.value === one.final).length / surest.length,
    });
    const origins = rowsIn((await getReport(context, { ...year, report: "origins" })).table);
    for (const [origin, key] of [
      ["embedded", "reason.embedded"],
      ["memory", "reason.memory-place"],
      ["suggestion", "reason.suggested"],
      ["textLayer", "reason.right-of"],
    ]) {
      const own = values.filter((one) => one.read?.reasons[0]?.key === key);
      expect(origins.find((one) => one.origin === `reports.origin.${origin}`)).toMatchObject({
        values: own.length,
        rightValues: own.filter((one) => one.read?.value === one.final).length,
      });
    }
    expect(surest.length).toBeGreaterThan(3);
  });

  it("edited values are every correction once, page after page, and the file holds the same", async () => {
    const plain = await rowsOf<{ id: string; old_value: string; new_value: string }>(
      "select * from corrections where tenant_id = ? order by id",
      tenantId,
    );
    const { table } = await getReport(context, { ...year, report: "edited" });
    expect(plain.length).toBeGreaterThan(8);
    expect(
      rowsIn(table)
        .map(({ before, after }) => `${before} ${after}`)
        .sort(),
    ).toEqual(plain.map((row) => `${row.old_value ?? null} ${row.new_value ?? null}`).sort());
    const counted = table.chart.kind === "bars" ? table.chart.bars : [];
    expect(counted.reduce((sum, { parts }) => sum + (parts[0] ?? 0), 0)).toBe(plain.length);
    const exported = async (format: "csv" | "json" | "xlsx") => {
      const file = await exportReport(context, { ...year, report: "edited", format });
      return new Response(file?.stream);
    };
    expect(await (await exported("json")).json()).toHaveLength(plain.length);
    const lines = (await (await exported("csv")).text()).trim().split("\r\n");
    expect(lines).toHaveLength(plain.length + 1);
    expect(lines[0]).toContain("When,AI model,Document");
    const bytes = new Uint8Array(await (await exported("xlsx")).arrayBuffer());
    expect([...bytes.slice(0, 2)]).toEqual([0x50, 0x4b]);
  });

  it("mail and usage are what was noted", async () => {
    const lines = [
      ["taken", null],
      ["taken", null],
      ["refused", "empty"],
      ["repeated", null],
    ] as const;
    for (const [index, [outcome, reason]] of lines.entries())
      await insertIntakeLine(context.shard, {
        id: context.newId(),
        at: new Date(`2026-04-0${index + 1}T10:00:00Z`),
        messageId: "m",
        sender: "a@example.com",
        subject: "s",
        part: String(index),
        outcome,
        reason,
      });
    const mail = rowsIn((await getReport(context, { ...year, report: "email" })).table);
    expect(mail).toEqual([
      { outcome: "intake.outcome.refused", reason: "intake.reason.empty", files: 1 },
      { outcome: "intake.outcome.repeated", reason: null, files: 1 },
      { outcome: "intake.outcome.taken", reason: null, files: 2 },
    ]);
    await plantUsage(context, "2026-04-02", 7);
    await plantUsage(context, "2026-04-09", 5);
    const billing = rowsIn((await getReport(context, { ...year, report: "billing" })).table);
    expect(billing.find(({ bucket }) => bucket === "2026-04")).toMatchObject({ documents: 12 });
  });

  it("the AI validation names each field of each document once, with what a person made of it", async () => {
    type Plain = { id: string; status: DocumentStatus; fields: string; edited_fields: string | null };
    const kept = await rowsOf<Plain>(
      `select d.id, d.status, r.fields, r.edited_fields from documents d
       join results r on r.document_id = d.id and r.attempt = d.attempt where d.tenant_id = ?`,
      tenantId,
    );
    const plain = kept.filter(({ status }) => hasResult(status));
    const rows: Record<string, unknown>[] = [];
    let pages = 0;
    for (let cursor: string | null | undefined; cursor !== null; pages += 1) {
      const { table } = await getReport(context, { ...year, report: "validation", cursor });
      rows.push(...rowsIn(table));
      cursor = table.next;
    }
    expect(pages).toBeGreaterThan(2);
    const totals = rows.filter(({ field }) => field === "field.total");
    expect(totals.map(({ documentId }) => documentId).sort()).toEqual(plain.map(({ id }) => id).sort());
    const settled = ["approved", "released"];
    for (const { id, status, fields, edited_fields } of plain) {
      const read = JSON.parse(fields).total;
      const edited = JSON.parse(edited_fields ?? "{}").total;
      const now = edited ?? read;
      const outcome =
        edited && edited.value !== read?.value
          ? read
            ? "corrected"
            : "added"
          : now
            ? edited || settled.includes(status)
              ? "accepted"
              : "open"
            : settled.includes(status)
              ? "missing"
              : "open";
      expect(totals.find(({ documentId }) => documentId === id)).toMatchObject({
        read: read?.value ?? null,
        confidence: read?.confidence ?? null,
        now: now?.value ?? null,
        settled: `validation.person.${outcome}`,
      });
    }
    const file = await exportReport(context, {
      ...year,
      report: "validation",
      format: "json",
      language: "en",
    });
    expect(await new Response(file?.stream).json()).toHaveLength(rows.length);
  });

  it("the home page says the same, and names what waits from the oldest on", async () => {
    const home = await getHome(context, year);
    const plain = await rowsOf<{ status: string; revision: number; received_at: number; readiness: string }>(
      "select status, revision, received_at, readiness from documents where tenant_id = ? order by received_at",
      tenantId,
    );
    const settled = plain.filter(({ status }) => ["approved", "released"].includes(status));
    expect(home.figures.documents).toBe(plain.length);
    expect(home.figures.untouched).toBeCloseTo(
      settled.filter(({ revision }) => revision === 0).length / settled.length,
      6,
    );
    const waits = plain.filter(
      ({ status, readiness }) =>
        status === "failed" || (status === "success" && ["look", "blocked"].includes(readiness)),
    );
    expect(home.waitingTotal).toBe(waits.length);
    expect(home.waiting.map(({ receivedAt }) => receivedAt.getTime())).toEqual(
      waits.slice(0, 6).map((row) => row.received_at),
    );
  });

  it("a report goes by mail to each address once, and to none that is no address", async () => {
    const order = {
      ...year,
      report: "documents" as const,
      toEmail: "boss@example.com",
      ccEmails: "one@example.com, two@example.com",
      language: "en" as const,
      site: "https://app.example",
    };
    await sendReport(context, order);
    await sendReport(context, order);
    const mails = await selectNewestMails(context.control, everyMail);
    const own = mails.filter(({ subject }) => subject.includes(context.tenant.name));
    expect(own.map(({ recipient }) => recipient).sort()).toEqual([
      "boss@example.com",
      "one@example.com",
      "two@example.com",
    ]);
    expect(own[0]?.body).toContain("https://app.example/reports?report=documents");
    await expect(sendReport(context, { ...order, ccEmails: "nobody" })).rejects.toMatchObject({
      code: "invalid",
    });
    const reader = { kind: "person" as const, id: "reader", permissions: ["Reports"] };
    await expect(sendReport(asActor(context, reader), order)).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("reports that are sent by themselves", () => {
  const monday = new Date("2026-03-09T10:00:00Z");

  it("go out once for a week that is over, to each recipient, until its link in the mail stops them", async () => {
    const made = await makeTenant();
    const model = await makeModel(made);
    const context = { ...made, now: () => monday };
    const recipients = ["one@example.com", "two@example.com"];
    const asked = { modelId: model.id, reports: ["documents", "fields"] as const, recipients };
    const order = {
      ...asked,
      reports: [...asked.reports],
      rhythm: "weekly" as const,
      format: "csv" as const,
    };
    await saveSchedule(context, { ...order, language: "en" });
    const sendAt = (at: string) =>
      sendDueReports(
        {
          ...asActor(context, { kind: "system", id: "test" }),
          now: () => new Date(at),
          shards: allShards(env).filter(({ id }) => id === "us-1"),
          openTenant: async (found: { tenantId: string }) =>
            found.tenantId === context.tenant.id ? { ...context, now: () => new Date(at) } : null,
          reportFiles: {
            start: (request: ReportFileRequest) => makeFile({ ...context, now: () => new Date(at) }, request),
          },
        } as unknown as Parameters<typeof sendDueReports>[0],
        { site: "https://app.example" },
      );
    const mails = async () =>
      (await selectNewestMails(context.control, everyMail)).filter(({ subject }) =>
        subject.includes(made.tenant.name),
      );
    await sendAt("2026-03-16T05:59:00Z");
    expect(await mails()).toHaveLength(0);
    await Promise.all([sendAt("2026-03-16T06:00:00Z"), sendAt("2026-03-16T06:01:00Z")]);
    await sendAt("2026-03-16T07:00:00Z");
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual([...recipients, ...recipients].sort());
    expect(sent[0]?.subject).toContain("03/09/2026 to 03/15/2026");
    expect(sent.map(({ body }) => /The file (\S+) is attached/.exec(body)?.[1]).sort()).toEqual([
      "documents-2026-03-09-2026-03-15.csv",
      "documents-2026-03-09-2026-03-15.csv",
      "fields-2026-03-09-2026-03-15.csv",
      "fields-2026-03-09-2026-03-15.csv",
    ]);
    const visitor = asActor(context, { kind: "visitor", id: "visitor" });
    const linkOf = (recipient: string) => {
      const mail = sent.find((one) => one.recipient === recipient);
      const [, query = ""] = /\/reports\/stop\?(\S+)/.exec(mail?.body ?? "") ?? [];
      return {
        modelId: model.id,
        token: new URLSearchParams(query).get("token") ?? "",
        recipient: new URLSearchParams(query).get("recipient") ?? "",
      };
    };
    const [one, two] = [linkOf("one@example.com"), linkOf("two@example.com")];
    for (const forged of [
      { ...one, token: `${one.token}x` },
      { ...one, recipient: two.recipient },
      { ...one, recipient: "" },
    ])
      await expect(stopSchedule(visitor, forged)).rejects.toMatchObject({ code: "not-found" });
    await stopSchedule(visitor, one);
    await stopSchedule(visitor, one);
    expect((await getSchedule(context, { modelId: model.id }))?.recipients).toEqual(["two@example.com"]);
    await sendAt("2026-03-23T06:00:00Z");
    const [added, ...rest] = (await mails()).slice(0, 2).map(({ recipient }) => recipient);
    expect([await mails(), added, rest]).toMatchObject([{ length: 6 }, two.recipient, [two.recipient]]);
    await stopSchedule(visitor, two);
    expect(await getSchedule(context, { modelId: model.id })).toBeNull();
    await sendAt("2026-03-30T06:00:00Z");
    expect(await mails()).toHaveLength(6);
    const everything = { actorId: undefined, subjectIds: [model.id], from: null, until: null, before: null };
    const told = await selectShardAudit(
      context.shard,
      { ...everything, operation: "reports.stop-schedule" },
      9,
    );
    expect(told.map(({ detail }) => detail?.recipient).sort()).toEqual(recipients);
  });

  it("are stopped by the link of an earlier mail, which names nobody, for the address that is typed", async () => {
    const context = await makeTenant();
    const { id: modelId } = await makeModel(context);
    const order = { modelId, reports: ["documents" as const], rhythm: "daily" as const };
    await saveSchedule(context, {
      ...order,
      format: "csv",
      language: "en",
      recipients: ["One@example.com", "two@example.com"],
    });
    const token = await context.secrets.sealedDigest(`${context.tenant.id}:stop-reports:${modelId}`);
    const visitor = asActor(context, { kind: "visitor", id: "visitor" });
    for (const typed of [undefined, "", "three@example.com"])
      await expect(stopSchedule(visitor, { modelId, token, typed })).rejects.toMatchObject({
        code: "invalid",
        messageKey: "reports.stop.not-a-recipient",
      });
    await stopSchedule(visitor, { modelId, token, typed: " one@example.COM " });
    expect((await getSchedule(context, { modelId }))?.recipients).toEqual(["two@example.com"]);
    await stopSchedule(visitor, { modelId, token });
    expect(await getSchedule(context, { modelId })).toBeNull();
    await stopSchedule(visitor, { modelId, token });
  });
});

it("the AI validation passes over documents that were not read, however many are newer", async () => {
  const context = await makeTenant();
  const { id: modelId } = await makeModel(context);
  const at = new Date("2026-06-01T10:00:00Z");
  const read = await plantDocument(context, modelId, { position: 1, at, result: plantedResult });
  await insertDocuments(
    context,
    Array.from({ length: 60 }, (_, index) => ({
      id: context.newId(),
      modelId,
      position: index + 2,
      status: "error",
      receivedAt: at.getTime() + index,
    })),
  );
  const { table } = await getReport(context, { ...year, report: "validation" });
  expect(new Set(rowsIn(table).map(({ documentId }) => documentId))).toEqual(new Set([read]));
  expect(table.next).toBeNull();
  const { ai, nextCursor } = await listValidations(context, { modelId, type: "1" });
  expect([ai.map(({ documentId }) => documentId), nextCursor]).toEqual([[read], null]);
});

it("home tells of a first document whichever model is picked", async () => {
  const context = await makeTenant();
  const [first, second] = [await makeModel(context), await makeModel(context, { name: "Second" })];
  expect((await getHome(context, {})).steps).toMatchObject({ model: true, document: false });
  await plantDocument(context, first.id, { position: 1, result: plantedResult });
  expect((await getHome(context, { modelId: second.id })).steps.document).toBe(true);
});

it("counts what has just come in where it is tomorrow already, whatever the organization's day is", async () => {
  const made = await makeTenant();
  const context = { ...made, now: () => new Date("2026-06-15T20:00:00Z") };
  const { id } = await makeModel(context, { name: "Sydney", timeZone: "Australia/Sydney" });
  await plantDocument(context, id, {
    position: 1,
    status: "success",
    at: context.now(),
    result: plantedResult,
  });
  const home = await getHome(context, { startDate: null, endDate: null });
  expect([home.scope.to, home.figures.documents]).toEqual(["2026-06-16", 1]);
});
