import { env } from "cloudflare:workers";
import { fillList } from "@tests/support/fill-list";
import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { found, plantedResult } from "@tests/support/planted-result";
import { usShard } from "@tests/support/us-shard";
import { expect, it } from "vitest";
import { selectDocumentDays } from "~/data/shard/document-days";
import { documentFigures } from "~/data/shard/figure-schema";
import { documentStatuses } from "~/domain/documents/status";
import { standingCounts, standingOf, standings } from "~/domain/reports/standing";
import type { TenantContext } from "~/operations/context";
import { approveDocuments } from "~/operations/documents/approve-many";
import { deleteDocuments } from "~/operations/documents/delete-many";
import { judgeWaiting } from "~/operations/documents/judge-waiting";
import { listDocuments } from "~/operations/documents/list";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { countDocumentsByModel } from "~/operations/reports/count-by-model";
import { countDocumentsByDay } from "~/operations/reports/count-documents";
import { allShards } from "~/platform/tenancy";

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 2, 1);

/** A row of numbers that looks random and is the same each time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * sides);
  };
}

type Doc = Record<string, string | number | null> & { status: (typeof documentStatuses)[number] };

const rowsOf = async <T>(sql: string, tenantId: string) =>
  (await usShard().prepare(sql).bind(tenantId).all<T>()).results;

/** Counts by day as they follow from the documents themselves, one by one. */
async function plainDays(tenantId: string) {
  const days = new Map<string, Record<string, number>>();
  for (const doc of await rowsOf<Doc>("select * from documents where tenant_id = ?", tenantId)) {
    const at = String(doc.received_day ?? new Date(Number(doc.received_at)).toISOString().slice(0, 10));
    const counts = days.get(at) ?? {};
    const add = (name: string) => {
      counts[name] = (counts[name] ?? 0) + 1;
    };
    const standing = standingOf(doc.status);
    if (standing) add(standing);
    if (["approved", "released"].includes(doc.status)) {
      if (doc.revision === 0) add("untouched");
      if (doc.approved_at !== null) add("timed");
    }
    if (Object.keys(counts).length > 0) days.set(at, counts);
  }
  return Object.fromEntries(days);
}

async function keptDays({ shard }: TenantContext) {
  const rows = await selectDocumentDays(shard, { from: "2026-01-01", to: "2026-12-31" }, "day");
  const days = rows.map((row) => {
    const { total: _, ...standing } = standingCounts(row as never);
    const timed = Object.entries(row)
      .filter(([name]) => name.startsWith("took"))
      .reduce((sum, [, count]) => sum + Number(count), 0);
    const counts = { ...standing, untouched: row.untouched, timed };
    return [
      row.bucket,
      Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0)),
    ] as const;
  });
  return Object.fromEntries(days.filter(([, counts]) => Object.keys(counts).length > 0));
}

it("counters of days equal the documents whatever is done to them, and add up to the list's count", async () => {
  const context = await makeTenant();
  const modelId = (await makeModel(context)).id;
  const roll = dice(7);
  const ids: string[] = [];
  const change = (sql: string, ...values: (string | number | null)[]) =>
    usShard()
      .prepare(sql)
      .bind(...values)
      .run();
  for (let step = 0; step < 160; step += 1) {
    const id = ids[roll(Math.max(1, ids.length))] ?? "";
    const action = ids.length < 12 ? 0 : roll(7);
    if (action === 0)
      ids.push(
        await plantDocument(context, modelId, {
          position: step + 1,
          status: documentStatuses[roll(documentStatuses.length)] ?? "success",
          at: new Date(start + roll(40) * (day / 4)),
        }),
      );
    if (action === 1 || action === 2) {
      const status = documentStatuses[roll(documentStatuses.length)] ?? "success";
      await change("update documents set status = ? where id = ?", status, id);
    }
    if (action === 3) await change("update documents set revision = revision + 1 where id = ?", id);
    if (action === 4)
      await change(
        "update documents set status = 'approved', approved_at = received_at + ? where id = ?",
        roll(60) * day,
        id,
      );
    if (action === 5)
      await change("update documents set received_day = ? where id = ?", `2026-03-0${1 + roll(9)}`, id);
    if (action === 6) await change("delete from documents where id = ?", id);
    if (step % 20 === 19) expect(await keptDays(context)).toEqual(await plainDays(context.tenant.id));
  }
  const { rows } = await countDocumentsByDay(context, {
    modelId,
    startDate: "2026-01-01",
    endDate: "2026-12-31",
    by: "month",
  });
  const list = await listDocuments(context, { modelId, size: 1 });
  expect(rows.reduce((sum, row) => sum + row.total, 0)).toBe(list.totalCount);
  for (const row of rows) expect(standings.reduce((sum, standing) => sum + row[standing], 0)).toBe(row.total);
  const byModel = await countDocumentsByModel(context, { startDate: "2026-01-01", endDate: "2026-12-31" });
  const counted = byModel.models.find((model) => model.modelId === modelId);
  for (const standing of [...standings, "total"] as const)
    expect(counted?.[standing]).toBe(rows.reduce((sum, row) => sum + row[standing], 0));
});

type FieldRow = { field: string; [counter: string]: number | string };

/** The outcome of a field of all settled documents, from their results. */
async function plainFields(tenantId: string) {
  const rows = await rowsOf<{ fields: string; edited_fields: string | null }>(
    `select r.fields, r.edited_fields from documents d join results r on r.document_id = d.id and r.attempt = d.attempt
     where d.tenant_id = ? and d.status in ('approved', 'released')`,
    tenantId,
  );
  const counts: Record<string, Record<string, number>> = {};
  for (const row of rows) {
    const read = JSON.parse(row.fields) as Record<string, { value: string; confidence: number }>;
    const final = { ...read, ...(JSON.parse(row.edited_fields ?? "{}") as typeof read) };
    for (const field of ["invoiceNumber", "total"]) {
      const [before, after] = [read[field]?.value ?? "", final[field]?.value ?? ""];
      const outcome =
        before === ""
          ? after === ""
            ? "missing"
            : "added"
          : after === ""
            ? "removed"
            : after === before
              ? "left_as_read"
              : "corrected";
      const own = counts[field] ?? {};
      own[outcome] = (own[outcome] ?? 0) + 1;
      counts[field] = own;
    }
  }
  return counts;
}

async function keptFields(tenantId: string) {
  const rows = await rowsOf<FieldRow>(
    `select field, total(left_as_read) as left_as_read, total(corrected) as corrected, total(removed) as removed,
       total(added) as added, total(missing) as missing from field_days
     where tenant_id = ? and field in ('invoiceNumber', 'total') group by field`,
    tenantId,
  );
  return Object.fromEntries(
    rows
      .map(({ field, ...counts }) => [
        field,
        Object.fromEntries(Object.entries(counts).filter(([, n]) => n !== 0)),
      ])
      .filter(([, counts]) => Object.keys(counts as object).length > 0),
  );
}

it("what became of fields follows settling, reopening and deleting", async () => {
  const context = await makeTenant();
  const { tenant } = context;
  const modelId = (await makeModel(context)).id;
  const plans = [
    plantedResult,
    { ...plantedResult, fields: { total: found("100.00", { confidence: 0.97 }) } },
    { ...plantedResult, fields: {} },
  ];
  const ids: string[] = [];
  for (const [index, result] of [...plans, ...plans].entries())
    ids.push(await plantDocument(context, modelId, { position: index + 1, status: "success", result }));
  const [first = "", second = "", third = "", ...others] = ids;
  await saveCorrections(context, { documentId: first, revision: 0, fields: { total: "120.00" } });
  await saveCorrections(context, {
    documentId: second,
    revision: 0,
    fields: { invoiceNumber: "INV-8", total: "" },
  });
  for (const documentId of ids)
    await approveDocuments(context, { modelId, documentIds: [documentId], unready: "approve" });
  const settled = await plainFields(tenant.id);
  expect(settled).toMatchObject({ total: { corrected: 1, removed: 1, left_as_read: 2, missing: 2 } });
  expect(await keptFields(tenant.id)).toEqual(settled);
  await saveCorrections(context, { documentId: third, revision: 0, fields: { total: "7.00" } });
  expect(await keptFields(tenant.id)).toEqual(await plainFields(tenant.id));
  await deleteDocuments(context, { modelId, documentIds: others });
  const left = await context.shard.select({ id: documentFigures.documentId }).from(documentFigures);
  expect(left.map(({ id }) => id).sort()).toEqual([first, second].sort());
  expect(await keptFields(tenant.id)).toEqual(await plainFields(tenant.id));
});

it("another time zone of the model moves documents to their day there", async () => {
  const context = await makeTenant();
  const model = await makeModel(context);
  const late = new Date("2026-03-09T22:30:00Z");
  await plantDocument(context, model.id, { at: late });
  const counted = async () => Object.keys(await keptDays(context));
  expect(await counted()).toEqual(["2026-03-09"]);
  await usShard()
    .prepare("update tenant_ai_models set time_zone = 'Asia/Kolkata', judging_below = 1000 where id = ?")
    .bind(model.id)
    .run();
  await turnOfJudging(context);
  expect(await counted()).toEqual(["2026-03-10"]);
});

async function turnOfJudging(context: TenantContext): Promise<void> {
  const sweep = {
    ...asActor(context, { kind: "system", id: "test" }),
    shards: allShards(env).filter(({ id }) => id === "us-1"),
    openTenant: async () => context,
  };
  for (let turn = 0; turn < 50; turn += 1)
    if ((await judgeWaiting(sweep as unknown as Parameters<typeof judgeWaiting>[0], {})).left === 0) return;
}

it("a year of 20,000 documents reads at most 1.3 times the rows that one of 1,000 reads", async () => {
  const read = [];
  for (const count of [1_000, 20_000]) {
    const context = await makeTenant();
    const modelId = (await makeModel(context)).id;
    await fillList(usShard(), { tenantId: context.tenant.id, modelId }, count, (350 * day) / count);
    read.push(await rowsOfYear(context));
  }
  const [short = 0, long = 0] = read;
  expect(short).toBeGreaterThan(0);
  expect(long).toBeLessThanOrEqual(short * 1.3);
});

/** Rows that the database reads for the months of a year, of one model or of all. */
async function rowsOfYear({ shard }: TenantContext, modelId?: string): Promise<number> {
  const scope = { from: "2026-01-01", to: "2026-12-31", modelId };
  const { sql, params } = selectDocumentDays(shard, scope, "month").toSQL();
  const { meta } = await usShard()
    .prepare(sql)
    .bind(...params)
    .all();
  return meta.rows_read;
}

it("the year of a model reads no row of another model's days", async () => {
  const context = await makeTenant();
  const tenantId = context.tenant.id;
  const first = (await makeModel(context)).id;
  const second = (await makeModel(context, { name: "Others" })).id;
  await fillList(usShard(), { tenantId, modelId: first }, 300, day);
  const alone = await rowsOfYear(context, first);
  await fillList(usShard(), { tenantId, modelId: second }, 300, day);
  expect(alone).toBeGreaterThan(250);
  // One row more: the one at which the range ends.
  expect(await rowsOfYear(context, first)).toBeLessThanOrEqual(alone + 1);
  expect(await rowsOfYear(context)).toBeGreaterThan(alone * 1.5);
});
