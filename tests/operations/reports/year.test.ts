import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { found } from "@tests/support/planted-result";
import { usShard } from "@tests/support/us-shard";
import { beforeAll, describe, expect, it } from "vitest";
import type { ReportTable } from "~/domain/reports/report-list";
import type { TenantContext } from "~/operations/context";
import { countDocumentsByDay } from "~/operations/reports/count-documents";
import { getReport } from "~/operations/reports/get";
import { getHome } from "~/operations/reports/get-home";

const documentsOfYear = 12_000;
const minute = 60_000;
const newYear = Date.UTC(2025, 0, 1);
const yearLength = 365 * 24 * 60 * minute;
const zones = ["UTC", "America/New_York", "Asia/Kolkata", "Europe/Berlin", "Australia/Sydney"];

/** A day of the calendar in a time zone, told by the runtime and not by the product. */
const dayFormats = new Map(
  zones.map((timeZone) => [timeZone, new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" })]),
);
const dayIn = (timeZone: string, at: number) => dayFormats.get(timeZone)?.format(at) ?? "";

const run = (sql: string, ...values: (string | number)[]) =>
  usShard()
    .prepare(sql)
    .bind(...values)
    .run();
const all = async <T>(sql: string, ...values: (string | number)[]) =>
  (
    await usShard()
      .prepare(sql)
      .bind(...values)
      .all<T>()
  ).results;

/** What is read of the document at a place of the year: three fields, surely or less so, from wherever. */
function readOf(place: number) {
  const origins = ["reason.embedded", "reason.memory-place", "reason.suggested", "reason.right-of"];
  const about = (field: number) => ({
    confidence: [0.42, 0.55, 0.66, 0.75, 0.85, 0.93, 0.97, 0.5, 0.9499][(place * 3 + field) % 9] ?? 0.9,
    reasons: [{ key: origins[(place + field) % 4] ?? "", values: {} }],
  });
  return {
    invoiceNumber: found(`INV-${place}`, about(0)),
    ...(place % 7 !== 3 && { invoiceDate: found("2025-03-04", about(1)) }),
    ...(place % 5 !== 0 && { total: found(`${place}.00`, about(2)) }),
  };
}

/** Rows in statements of five hundred, each bound as one JSON text. */
async function insertAll<T>(rows: readonly T[], sql: string, ...values: string[]) {
  for (let start = 0; start < rows.length; start += 500)
    await run(sql, ...values, JSON.stringify(rows.slice(start, start + 500)));
}

const resultRows = `insert into results (document_id, attempt, engine_version, input_hash, fields, line_items, proof, timings, created_at)
  select value ->> 'id', value ->> 'attempt', 't', 't', value ->> 'fields', '[]', '{"state":"untested","equations":[]}', '{}', 1
  from json_each(?)`;

/** A year of five models in five time zones, and every kind of thing that is done to documents. */
async function simulatedYear() {
  const made = await makeTenant();
  const { tenant } = made;
  const models: { id: string; timeZone: string }[] = [];
  for (const timeZone of zones) models.push(await makeModel(made, { name: timeZone, timeZone }));
  const documents = Array.from({ length: documentsOfYear }, (_, place) => {
    const model = models[place % 5] ?? { id: "", timeZone: "UTC" };
    const receivedAt = newYear + Math.floor((place * yearLength) / documentsOfYear);
    const id = `${tenant.id}-${String(place).padStart(5, "0")}`;
    return { id, place, modelId: model.id, receivedAt, day: dayIn(model.timeZone, receivedAt) };
  });
  await insertAll(
    documents,
    `insert into documents (id, tenant_id, model_id, position, file_name, byte_size, sha256, source, status,
       received_at, received_day, progress_at, file_kind, concerns)
     select value ->> 'id', ?, value ->> 'modelId', (value ->> 'place') + 1, 'a.pdf', 1000, value ->> 'id', 'api', 'received',
       value ->> 'receivedAt', value ->> 'day', value ->> 'receivedAt', 'pdf', (value ->> 'place') % 2 from json_each(?)`,
    tenant.id,
  );
  const withResult = documents.filter(({ place }) => place % 97 > 1 && place % 11 !== 5);
  await insertAll(
    withResult.map(({ id, place }) => ({ id, attempt: 1, fields: JSON.stringify(readOf(place)) })),
    resultRows,
  );
  await insertAll(
    withResult.map(({ id, place }) => ({ id, source: place % 3 === 0 ? "ocr" : "text" })),
    `insert into pages (document_id, attempt, number, state, source, width, height)
     select value ->> 'id', 1, 1, 'read', value ->> 'source', 1, 1 from json_each(?)`,
  );
  // One statement for each thing that happens: places are positions less one.
  const move = (to: string, where: string) =>
    run(
      `update documents set ${to} where tenant_id = ? and exists (select 1 from (select position - 1 as place) where ${where})`,
      tenant.id,
    );
  const read = "place % 97 > 1 and place % 11 <> 5";
  await move("status = 'processing'", "place % 97 <> 0");
  await move("status = 'success'", `${read} and place % 5 <> 2`);
  await move("status = 'failed'", `${read} and place % 5 = 2`);
  await move("status = 'error'", "place % 97 > 1 and place % 11 = 5");
  await edit(tenant.id, documents, {
    every: 6,
    from: 1,
    field: "total",
    value: (place) => `${place + 1}.00`,
  });
  await edit(tenant.id, documents, { every: 12, from: 3, field: "invoiceNumber", value: () => "" });
  await edit(tenant.id, documents, { every: 10, from: 4, field: "invoiceDate", value: () => "2025-09-09" });
  const times = "approved_at = received_at + ((position * 7919) % 100000) * ((position % 31) + 1) * 100";
  await move(`status = 'approved', ${times}`, `${read} and place % 3 <> 2`);
  await move("status = 'success', approved_at = null", `status = 'approved' and place % 9 = 0`);
  await move(`status = 'approved', ${times}`, `status = 'success' and place % 18 = 0`);
  await move("status = 'released'", `status = 'approved' and place % 4 = 0`);
  await move("status = 'forTraining'", `status in ('success', 'userEdited', 'failed') and place % 8 = 2`);
  await move("status = 'submitted'", `status = 'forTraining' and place % 16 = 2`);
  await move("status = 'trained'", `status = 'submitted' and place % 32 = 2`);
  // Read anew, and approved again.
  await move(
    "status = 'processing', attempt = 2, approved_at = null, revision = 0",
    `${read} and place % 37 = 6`,
  );
  const anew = withResult.filter(({ place }) => place % 37 === 6);
  await insertAll(
    anew.map(({ id, place }) => ({ id, attempt: 2, fields: JSON.stringify(readOf(place + 1)) })),
    resultRows,
  );
  await move("status = 'success'", `${read} and place % 37 = 6`);
  await move(`status = 'approved', ${times}`, `${read} and place % 74 = 6`);
  await move("status = 'split'", "status = 'success' and place % 53 = 9");
  await run("delete from documents where tenant_id = ? and (position - 1) % 41 = 7", tenant.id);
  const context = { ...made, now: () => new Date("2026-01-10T12:00:00Z") };
  return { context, models };
}

type Place = { id: string; place: number; modelId: string; receivedAt: number; day: string };
type Edit = { every: number; from: number; field: string; value(place: number): string };

/** Someone changes a field of every so many documents that were read. */
async function edit(tenantId: string, documents: readonly Place[], { every, from, field, value }: Edit) {
  const edited = documents.filter(
    ({ place }) => place % every === from && place % 97 > 1 && place % 11 !== 5,
  );
  const rows = edited.map(({ id, place, modelId, receivedAt, day }) => {
    const before = (readOf(place) as Record<string, { value: string }>)[field]?.value ?? null;
    const now = { ...found(value(place)), place: null };
    return {
      id,
      modelId,
      at: receivedAt + minute,
      day,
      before,
      after: value(place),
      now: JSON.stringify(now),
    };
  });
  await insertAll(
    rows,
    `insert into results (document_id, attempt, engine_version, input_hash, fields, line_items, proof, timings, created_at, edited_fields)
     select value ->> 'id', 1, '', '', '', '', '', '', 0, value ->> 'now' from json_each(?) where true
     on conflict (document_id, attempt) do update set
       edited_fields = json_set(coalesce(edited_fields, '{}'), '$.${field}', json(excluded.edited_fields))`,
  );
  await insertAll(
    rows,
    `update documents set status = 'userEdited', revision = revision + 1
     where id in (select value ->> 'id' from json_each(?))`,
  );
  await insertAll(
    rows,
    `insert into corrections (id, tenant_id, document_id, model_id, day, at, how, actor_id, field, old_value, new_value)
     select '${field}-' || (value ->> 'id'), ?, value ->> 'id', value ->> 'modelId', value ->> 'day', value ->> 'at', 'typed', 'p',
       '${field}', value ->> 'before', value ->> 'after' from json_each(?)`,
    tenantId,
  );
}

/** What stands in the rows, read plainly. */
async function plainYear({ tenant }: TenantContext) {
  type Row = {
    id: string;
    modelId: string;
    status: string;
    day: string;
    revision: number;
    readiness: string | null;
    took: number | null;
    fields: string | null;
    edited: string | null;
    source: string | null;
  };
  const rows = await all<Row>(
    `select d.id, d.model_id as modelId, d.status, d.received_day as day, d.revision, d.readiness,
       d.approved_at - d.received_at as took, r.fields, r.edited_fields as edited,
       (select source from pages p where p.document_id = d.id and p.attempt = d.attempt) as source
     from documents d left join results r on r.document_id = d.id and r.attempt = d.attempt
     where d.tenant_id = ? and d.status <> 'split' order by d.received_at`,
    tenant.id,
  );
  type Change = { modelId: string; day: string; field: string; before: string | null; after: string | null };
  const changes = await all<Change>(
    "select model_id as modelId, day, field, old_value as before, new_value as after from corrections where tenant_id = ?",
    tenant.id,
  );
  return { rows, changes };
}

type Plain = Awaited<ReturnType<typeof plainYear>>;
type PlainRow = Plain["rows"][number];
type Asked = { startDate: string; endDate: string; by: "day" | "month"; modelId?: string };

const isSettled = ({ status }: { status: string }) => status === "approved" || status === "released";
const rowsIn = ({ columns, rows }: ReportTable) =>
  rows.map((row) => Object.fromEntries(columns.map(({ key }, index) => [key, row[index] ?? null])));
const within = <T extends { day: string; modelId: string }>(rows: readonly T[], asked: Asked): T[] =>
  rows.filter(
    ({ day, modelId }) =>
      day >= asked.startDate && day <= asked.endDate && (asked.modelId ?? modelId) === modelId,
  );
const countBy = (keys: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

type PlainValue = {
  field: string;
  outcome: string;
  /** In thousandths, as counters keep it; null where nothing was read. */
  confidence: number | null;
  origin: string;
};

/** The outcome of each field of a settled document, told once more in other words than the triggers'. */
function valuesOf({ fields, edited, source }: PlainRow): PlainValue[] {
  type Value = { value: string; confidence: number; reasons: { key: string }[] };
  const read = JSON.parse(fields ?? "{}") as Record<string, Value | undefined>;
  const typed = JSON.parse(edited ?? "{}") as Record<string, Value | undefined>;
  return ["invoiceNumber", "invoiceDate", "total"].map((field) => {
    const was = read[field];
    const is = (typed[field] ?? was)?.value ?? "";
    const keys = was?.reasons.map(({ key }) => key) ?? [];
    const origin = keys.includes("reason.suggested")
      ? "suggestion"
      : keys.includes("reason.embedded")
        ? "embedded"
        : keys.includes("reason.memory-place")
          ? "memory"
          : source === "ocr"
            ? "recognition"
            : "textLayer";
    const outcome = was
      ? is === was.value
        ? "left"
        : is
          ? "corrected"
          : "removed"
      : is
        ? "added"
        : "missing";
    return { field, outcome, origin, confidence: was ? Math.round(was.confidence * 1000) : null };
  });
}

describe("a year of 12,000 documents", () => {
  let context: TenantContext;
  let plain: Plain;
  const year: Asked = { startDate: "2025-01-01", endDate: "2025-12-31", by: "month" };
  const scopes: [string, Asked][] = [
    ["the year", year],
    ["a quarter by day", { startDate: "2025-02-01", endDate: "2025-04-30", by: "day" }],
  ];

  beforeAll(async () => {
    const made = await simulatedYear();
    context = made.context;
    for (const { id, timeZone } of made.models)
      scopes.push([`a model in ${timeZone}`, { ...year, modelId: id }]);
    plain = await plainYear(context);
    expect(plain.rows.length).toBeGreaterThan(11_000);
    const statuses = Object.keys(countBy(plain.rows.map(({ status }) => status)));
    expect(statuses).toHaveLength(11);
  }, 120_000);

  const report = async (name: "documents" | "fields" | "edited" | "origins" | "validation", asked: Asked) =>
    (await getReport(context, { ...asked, report: name })).table;
  const eachScope = async (check: (asked: Asked, name: string) => Promise<void>) => {
    expect(scopes).toHaveLength(7);
    for (const [name, asked] of scopes) await check(asked, name);
  };

  it("stands in the report by status as in the list, day by day and month by month", async () => {
    const standing: Record<string, string> = {
      received: "waiting",
      processing: "waiting",
      submitted: "submitted",
      trained: "submitted",
      success: "success",
      approved: "success",
      released: "success",
    };
    await eachScope(async (asked, name) => {
      const own = within(plain.rows, asked);
      const bucketOf = ({ day }: PlainRow) => (asked.by === "day" ? day : day.slice(0, 7));
      const expected = countBy(own.map((row) => `${bucketOf(row)} ${standing[row.status] ?? row.status}`));
      const said: Record<string, number> = {};
      let total = 0;
      for (const {
        bucket,
        groupSuccess,
        groupFailed,
        groupTrained,
        approved,
        untouched,
        ...counts
      } of rowsIn(await report("documents", asked)) as Record<string, number>[]) {
        total += counts.total ?? 0;
        const settled = own.filter((row) => isSettled(row) && bucketOf(row) === String(bucket));
        const unchanged = settled.filter(({ revision }) => revision === 0).length;
        expect(approved, name).toBe(settled.length);
        if (settled.length === 0) expect(untouched, name).toBeNull();
        else expect(untouched, name).toBeCloseTo(unchanged / settled.length, 9);
        for (const [key, count] of Object.entries(counts))
          if (key !== "total" && count) said[`${bucket} ${key}`] = count;
        expect(groupSuccess, name).toBe((counts.success ?? 0) + (counts.userEdited ?? 0));
        expect(groupFailed, name).toBe((counts.failed ?? 0) + (counts.error ?? 0));
        expect(groupTrained, name).toBe((counts.forTraining ?? 0) + (counts.submitted ?? 0));
      }
      expect(said, name).toEqual(expected);
      expect(total, name).toBe(own.length);
      const { rows } = await countDocumentsByDay(context, asked);
      expect(
        rows.reduce((sum, row) => sum + row.total, 0),
        name,
      ).toBe(own.length);
    });
  });

  it("says of each field what became of it, and how sure we were against how often that was right", async () => {
    const bounds = [0, 500, 600, 700, 800, 900, 950, 1_001];
    await eachScope(async (asked, name) => {
      const values = within(plain.rows, asked).filter(isSettled).flatMap(valuesOf);
      const table = await report("fields", asked);
      const said = rowsIn(table);
      expect(said.map(({ field }) => field).sort(), name).toEqual([
        "field.invoiceDate",
        "field.invoiceNumber",
        "field.total",
      ]);
      for (const row of said) {
        const own = values.filter(({ field }) => `field.${field}` === row.field);
        const counts = countBy(own.map(({ outcome }) => outcome));
        const read = own.filter(({ confidence }) => confidence !== null);
        const { left = 0, corrected = 0, removed = 0, added = 0, missing = 0 } = counts;
        expect(row, name).toMatchObject({ read: read.length, left, corrected, removed, added, missing });
        expect(row.untouched, name).toBeCloseTo((left + missing) / own.length, 9);
        expect(row.right, name).toBeCloseTo(left / read.length, 9);
        const sure = read.reduce((sum, { confidence }) => sum + (confidence ?? 0), 0);
        expect(row.confidence, name).toBeCloseTo(sure / 1_000 / read.length, 9);
      }
      const points = bounds.slice(0, -1).flatMap((bound, index) => {
        const own = values.filter(
          ({ confidence }) =>
            confidence !== null && confidence >= bound && confidence < (bounds[index + 1] ?? 0),
        );
        const sure = own.reduce((sum, { confidence }) => sum + (confidence ?? 0), 0);
        const right = own.filter(({ outcome }) => outcome === "left").length;
        return own.length > 0
          ? [{ count: own.length, said: sure / 1_000 / own.length, right: right / own.length }]
          : [];
      });
      expect(points.length, name).toBeGreaterThan(5);
      const drawn = table.chart.kind === "reliability" ? table.chart.points : [];
      expect(
        drawn.map(({ count }) => count),
        name,
      ).toEqual(points.map(({ count }) => count));
      for (const [index, point] of points.entries()) {
        expect(drawn[index]?.said, name).toBeCloseTo(point.said, 9);
        expect(drawn[index]?.right, name).toBeCloseTo(point.right, 9);
      }
    });
  });

  it("says where values came from, and how many of each were right", async () => {
    await eachScope(async (asked, name) => {
      const read = within(plain.rows, asked)
        .filter(isSettled)
        .flatMap(valuesOf)
        .filter(({ confidence }) => confidence !== null);
      const said = rowsIn(await report("origins", asked));
      expect(
        said.map((row) => row.values).reduce((sum, count) => Number(sum) + Number(count), 0),
        name,
      ).toBe(read.length);
      for (const row of said) {
        const own = read.filter(({ origin }) => row.origin === `reports.origin.${origin}`);
        const right = own.filter(({ outcome }) => outcome === "left").length;
        expect(own.length, name).toBeGreaterThan(0);
        expect(row, name).toMatchObject({ values: own.length, rightValues: right });
        expect(row.right, name).toBeCloseTo(right / own.length, 9);
        expect(row.ofAll, name).toBeCloseTo(own.length / read.length, 9);
      }
    });
  });

  it("lists every value that was changed once, and counts them by field", async () => {
    const asked = scopes[1]?.[1] ?? year;
    await eachScope(async (scope, name) => {
      const counts = countBy(within(plain.changes, scope).map(({ field }) => `field.${field}`));
      const { chart } = await report("edited", scope);
      const drawn = chart.kind === "bars" ? chart.bars : [];
      expect(Object.fromEntries(drawn.map(({ label, parts }) => [label, parts[0]])), name).toEqual(counts);
    });
    const rows: Record<string, unknown>[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { table } = await getReport(context, { ...asked, report: "edited", cursor });
      rows.push(...rowsIn(table));
      cursor = table.next;
    }
    const changes = within(plain.changes, asked);
    expect(changes.length).toBeGreaterThan(500);
    const told = (row: { field: unknown; before: unknown; after: unknown }) =>
      `${row.field} ${row.before ?? ""} ${row.after ?? ""}`;
    expect(rows.map((row) => told(row as never)).sort()).toEqual(
      changes.map((row) => told({ ...row, field: `field.${row.field}` })).sort(),
    );
  });

  it("says in the AI validation what a person made of each value", async () => {
    await eachScope(async (asked, name) => {
      const { chart } = await report("validation", asked);
      const drawn = chart.kind === "bars" ? chart : { series: [], bars: [] };
      const expected = countBy(
        within(plain.rows, asked)
          .filter(isSettled)
          .flatMap(valuesOf)
          .map(({ field, outcome }) => `field.${field} ${outcome}`),
      );
      const said = drawn.bars.flatMap(({ label, parts }) =>
        parts.map((count, index) => [`${label} ${drawn.series[index]}`, count] as const),
      );
      expect(Object.fromEntries(said.filter(([, count]) => count > 0)), name).toEqual(expected);
    });
    const asked: Asked = { startDate: "2025-03-10", endDate: "2025-03-14", by: "day" };
    const rows: Record<string, unknown>[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { table } = await getReport(context, { ...asked, report: "validation", cursor });
      rows.push(...rowsIn(table));
      cursor = table.next;
    }
    const totals = rows.filter(({ field }) => field === "field.total");
    const own = within(plain.rows, asked).filter(({ fields }) => fields !== null);
    expect(own.length).toBeGreaterThan(100);
    expect(totals.map(({ documentId }) => documentId).sort()).toEqual(own.map(({ id }) => id).sort());
    const outcomes = totals.map(({ settled, documentId }) => `${documentId} ${settled}`).sort();
    const words = {
      left: "accepted",
      corrected: "corrected",
      removed: "removed",
      added: "added",
      missing: "missing",
    };
    const expected = own.map((row) => {
      const outcome = valuesOf(row).find(({ field }) => field === "total")?.outcome as keyof typeof words;
      const wasEdited = JSON.parse(row.edited ?? "{}").total !== undefined;
      const isOpen = !isSettled(row) && !wasEdited;
      return `${row.id} validation.person.${isOpen ? "open" : words[outcome]}`;
    });
    expect(outcomes).toEqual(expected.sort());
  });

  it("is on the home page in four numbers, each against the period before", async () => {
    const bounds = [1, 5, 15, 30, 60, 120, 240, 480, 720, 1440, 2880, 4320, 10_080, 20_160, 43_200];
    const boundOf = (took: number) => bounds.find((bound) => took < bound * minute);
    await eachScope(async (asked, name) => {
      const home = await getHome(context, asked);
      const own = within(plain.rows, asked);
      const settled = own.filter(isSettled);
      const taken = settled
        .flatMap(({ took }) => (took === null ? [] : took))
        .sort((one, other) => one - other);
      const middle = boundOf(taken[Math.ceil(taken.length / 2) - 1] ?? 0);
      expect(home.figures.documents, name).toBe(own.length);
      expect(home.figures.untouched, name).toBeCloseTo(
        settled.filter(({ revision }) => revision === 0).length / settled.length,
        9,
      );
      expect(home.figures.reviewTime, name).toBe((middle ?? Number.POSITIVE_INFINITY) * minute);
      const waits = plain.rows.filter(
        ({ status, readiness, modelId }) =>
          (asked.modelId ?? modelId) === modelId &&
          (status === "failed" || (status === "success" && ["look", "blocked"].includes(readiness ?? ""))),
      );
      expect(waits.length, name).toBeGreaterThan(50);
      expect(home.waitingTotal, name).toBe(waits.length);
      expect(
        home.waiting.map(({ id }) => id),
        name,
      ).toEqual(waits.slice(0, 6).map(({ id }) => id));
    });
    const second = await getHome(context, { startDate: "2025-07-01", endDate: "2025-09-30", by: "month" });
    const before = within(plain.rows, { startDate: "2025-03-31", endDate: "2025-06-30", by: "day" });
    expect(second.before.documents).toBe(before.length);
  });

  it("is in the reports on e-mail and billing", async () => {
    const { tenant } = context;
    const outcomes = ["taken", "taken", "taken", "repeated", "refused"] as const;
    const lines = Array.from({ length: 3_000 }, (_, place) => ({
      id: `${tenant.id}-mail-${place}`,
      at: newYear + Math.floor((place * yearLength) / 3_000),
      outcome: outcomes[place % 5] ?? "taken",
      reason: place % 5 === 4 ? (place % 2 ? "empty" : "too-large") : null,
    }));
    await insertAll(
      lines,
      `insert into intake_log (id, tenant_id, at, message_id, sender, subject, part, outcome, reason)
       select value ->> 'id', ?, value ->> 'at', 'm', 'a@example.com', 's', value ->> 'id', value ->> 'outcome', value ->> 'reason'
       from json_each(?)`,
      tenant.id,
    );
    const kept = lines.filter((_, place) => place % 50 !== 0);
    await insertAll(
      lines.filter((_, place) => place % 50 === 0),
      "delete from intake_log where id in (select value ->> 'id' from json_each(?))",
    );
    const mail = (await getReport(context, { ...year, report: "email" })).table;
    const said = rowsIn(mail).map(({ outcome, reason, files }) => [`${outcome} ${reason ?? ""}`, files]);
    expect(Object.fromEntries(said)).toEqual(
      countBy(
        kept.map(
          ({ outcome, reason }) => `intake.outcome.${outcome} ${reason ? `intake.reason.${reason}` : ""}`,
        ),
      ),
    );
    const drawn = mail.chart.kind === "bars" ? mail.chart.bars : [];
    expect(drawn.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0))).toEqual(
      Object.values(countBy(kept.map(({ at }) => new Date(at).toISOString().slice(0, 7)))),
    );
    const meters = Array.from({ length: 4_000 }, (_, place) => {
      const at = newYear + Math.floor((place * yearLength) / 4_000);
      const [units, newPages] = [place % 6 === 0 ? 0 : 1 + (place % 3), place % 4];
      return {
        id: `${tenant.id}-meter-${place}`,
        at,
        day: new Date(at).toISOString().slice(0, 10),
        units,
        newPages,
      };
    });
    await insertAll(
      meters,
      `insert into document_meters (document_id, tenant_id, units, pages, new_pages, day, at)
       select value ->> 'id', ?, value ->> 'units', 4, value ->> 'newPages', value ->> 'day', value ->> 'at' from json_each(?)`,
      tenant.id,
    );
    const billing = rowsIn((await getReport(context, { ...year, report: "billing" })).table);
    const months = billing.filter(({ kind }) => kind === null);
    expect(months).toHaveLength(12);
    for (const { bucket, documents, pages } of months) {
      const own = meters.filter(({ day }) => day.startsWith(String(bucket)));
      expect({ documents, pages }).toEqual({
        documents: own.reduce((sum, { units }) => sum + units, 0),
        pages: own.reduce((sum, { newPages }) => sum + newPages, 0),
      });
    }
  });
});
