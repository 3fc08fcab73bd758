import { insertDocuments, type PlantedDocument } from "@tests/support/insert-documents";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { beforeAll, describe, expect, it } from "vitest";
import type { DocumentStatus } from "~/domain/documents/status";
import type { TenantContext } from "~/operations/context";
import { listDocuments } from "~/operations/documents/list";

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);
const count = 3_000;
const statuses: DocumentStatus[] = ["success", "failed", "error", "userEdited", "processing", "split"];

let context: TenantContext;
let modelId: string;
let planted: PlantedDocument[];

beforeAll(async () => {
  context = await makeTenant();
  modelId = (await makeModel(context)).id;
  // Positions straddle an edge of blocks of every level and have gaps, as after deletions. Many share a name or lack a value.
  planted = Array.from({ length: count }, (_, index) => ({
    id: `${modelId}-${index}`,
    modelId,
    position: 129_800 + index + Math.floor(index / 100) * 7,
    status: statuses[(index * 7 + Math.floor(index / 13)) % statuses.length] ?? "success",
    receivedAt: start + Math.floor((index * 60 * day) / count),
    processedAt: index % 6 === 0 ? null : start + ((index * 7919) % count) * 1000,
    confidence: index % 5 === 0 ? null : ((index * 31) % 100) / 100,
    fileName: `file ${(index * 17) % 400}.pdf`,
  }));
  await insertDocuments(context, planted);
  const other = await makeModel(context, { name: "Other" });
  await insertDocuments(context, [
    { id: `${other.id}-x`, modelId: other.id, position: 65_000, status: "success", receivedAt: start },
  ]);
});

const keys = {
  receivedOn: (row: PlantedDocument) => row.position,
  processedOn: (row: PlantedDocument) => row.processedAt ?? null,
  fileName: (row: PlantedDocument) => row.fileName ?? "",
  status: (row: PlantedDocument) => row.status,
  confidence: (row: PlantedDocument) => row.confidence ?? null,
};
type SortField = keyof typeof keys;

function compare(a: string | number | null, b: string | number | null): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  return a < b ? -1 : 1;
}

/** What a plain filter and sort of all rows answer. */
function expected(
  filter: { status?: string; from?: number; before?: number },
  field: SortField,
  order: "asc" | "desc",
) {
  const rows = planted.filter(
    (row) =>
      (filter.status ? row.status === filter.status : row.status !== "split") &&
      row.receivedAt >= (filter.from ?? 0) &&
      row.receivedAt < (filter.before ?? Number.POSITIVE_INFINITY),
  );
  const rising = rows.sort((a, b) => compare(keys[field](a), keys[field](b)) || a.position - b.position);
  return (order === "asc" ? rising : rising.reverse()).map((row) => row.id);
}

const filters = [
  { name: "no filter", query: {}, rows: {} },
  { name: "a status", query: { status: "failed" }, rows: { status: "failed" } },
  {
    name: "dates",
    query: { startDate: "2026-01-10", endDate: "2026-02-15" },
    rows: { from: start + 9 * day, before: start + 46 * day },
  },
  {
    name: "dates and a status",
    query: { startDate: "1/20/2026", endDate: "2026-02-01", status: "ERROR" },
    rows: { from: start + 19 * day, before: start + 32 * day, status: "error" },
  },
  { name: "an open end", query: { startDate: "2026-02-20" }, rows: { from: start + 50 * day } },
  {
    name: "an open start",
    query: { startDate: "1900-01-01", endDate: "01/03/2026" },
    rows: { before: start + 3 * day },
  },
  { name: "dates before all", query: { endDate: "2025-06-01" }, rows: { before: start - day } },
  { name: "dates after all", query: { startDate: "2027-06-01" }, rows: { from: start + 500 * day } },
  { name: "a status that no document has", query: { status: "trained" }, rows: { status: "trained" } },
];

describe.each(filters)("pages under $name", ({ query, rows }) => {
  describe.each(["receivedOn", "processedOn", "fileName", "status", "confidence"] as const)(
    "by %s",
    (sortField) => {
      it.each(["asc", "desc"] as const)("%s equal those of a plain sort", async (sortOrder) => {
        const size = 37;
        const all = expected(rows, sortField, sortOrder);
        const last = Math.max(1, Math.ceil(all.length / size));
        for (const page of new Set([1, 2, Math.ceil(last / 2), last, last + 1])) {
          const answer = await listDocuments(context, {
            modelId,
            page,
            size,
            sortField,
            sortOrder,
            ...query,
          });
          expect(answer.items.map((item) => item.id)).toEqual(all.slice((page - 1) * size, page * size));
          expect(answer).toMatchObject({
            totalCount: all.length,
            totalPages: Math.ceil(all.length / size),
            page,
            size,
          });
        }
      });
    },
  );
});

describe("cursors", () => {
  it.each([
    ["receivedOn", "desc"],
    ["receivedOn", "asc"],
    ["processedOn", "desc"],
    ["processedOn", "asc"],
    ["confidence", "asc"],
    ["fileName", "desc"],
  ] as const)("go through the list by %s %s and back again", async (sortField, sortOrder) => {
    const ask = { modelId, size: 200, sortField, sortOrder, startDate: "2026-01-05", endDate: "2026-02-05" };
    const all = expected({ from: start + 4 * day, before: start + 36 * day }, sortField, sortOrder);
    let answer = await listDocuments(context, ask);
    const forth = [answer];
    while (answer.nextCursor) {
      answer = await listDocuments(context, { ...ask, cursor: answer.nextCursor });
      forth.push(answer);
    }
    expect(forth.flatMap(({ items }) => items.map((item) => item.id))).toEqual(all);
    for (const page of forth.slice(0, -1).reverse()) {
      expect(answer.previousCursor).not.toBeNull();
      answer = await listDocuments(context, { ...ask, cursor: answer.previousCursor ?? "" });
      expect(answer.items).toEqual(page.items);
    }
    expect(answer.previousCursor).toBeNull();
  });
});

describe("a list", () => {
  it("takes days of the model's time zone", async () => {
    const own = await makeTenant();
    const model = await makeModel(own, { timeZone: "Australia/Sydney" });
    const late = Date.UTC(2026, 2, 9, 14, 30); // 10 March, 01:30 in Sydney
    const row = {
      id: `${model.id}-1`,
      modelId: model.id,
      position: 1,
      status: "success",
      receivedAt: late,
    } as const;
    await insertDocuments(own, [row]);
    const on = async (day: string) =>
      (await listDocuments(own, { modelId: model.id, startDate: day, endDate: day })).totalCount;
    expect([await on("2026-03-09"), await on("2026-03-10"), await on("2026-03-11")]).toEqual([0, 1, 0]);
  });

  it("refuses pages of other fields that would step over more than 10,000 rows", async () => {
    const deep = listDocuments(context, { modelId, sortField: "fileName", page: 101, size: 100 });
    await expect(deep).rejects.toMatchObject({
      code: "invalid",
      messageKey: "documents.error.page-too-deep",
    });
    expect((await listDocuments(context, { modelId, page: 101, size: 100 })).items).toEqual([]);
  });

  it.each([
    [{ page: 0 }, "page"],
    [{ size: 201 }, "size"],
    [{ sortField: "secret" }, "sortField"],
    [{ sortOrder: "sideways" }, "sortOrder"],
    [{ status: "lost" }, "status"],
    [{ startDate: "31/12/2026" }, "startDate"],
    [{ startDate: "2026-02-02", endDate: "2026-02-01" }, "endDate"],
    [{ cursor: "%%%" }, "cursor"],
  ])("refuses %j", async (query, field) => {
    await expect(listDocuments(context, { modelId, ...query })).rejects.toMatchObject({
      code: "invalid",
      field,
    });
  });

  it("of a model of another tenant does not exist", async () => {
    await expect(listDocuments(await makeTenant(), { modelId })).rejects.toMatchObject({ code: "not-found" });
  });
});
