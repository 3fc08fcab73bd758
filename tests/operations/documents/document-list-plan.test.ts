import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import {
  countDocuments,
  listByArrival,
  listByArrivalBeyond,
  listBySortField,
  listBySortFieldBeyond,
} from "~/data/shard/document-list";
import type { DocumentScope } from "~/data/shard/document-ranks";
import { openTenantShard } from "~/data/shard/tenant-shard";

const shard = openTenantShard(usShard(), "t");
const all: DocumentScope = {
  modelId: "m",
  status: null,
  readiness: null,
  order: null,
  concern: null,
  from: null,
  before: null,
};
const scopes: [string, DocumentScope][] = [
  ["all", all],
  ["one status", { ...all, status: "failed" }],
  ["one readiness", { ...all, readiness: "look" }],
  ["a status and a readiness", { ...all, status: "success", readiness: "look" }],
  [
    "dates, status and readiness",
    { ...all, status: "success", readiness: "look", from: new Date(1), before: new Date(2) },
  ],
  ["one order outcome", { ...all, order: "price" }],
  ["a status and an order outcome", { ...all, status: "success", order: "price" }],
  ["a concern", { ...all, concern: "sums" }],
  [
    "a concern, status, readiness and dates",
    { ...all, concern: "sums", status: "success", readiness: "look", from: new Date(1), before: new Date(2) },
  ],
  ["a readiness and an order outcome", { ...all, readiness: "look", order: "price" }],
  [
    "dates, status, readiness and order outcome",
    { ...all, status: "success", readiness: "look", order: "price", from: new Date(1), before: new Date(2) },
  ],
  ["what was submitted and approved", { ...all, status: "submittedAndApproved" }],
  [
    "what was submitted and approved, and dates",
    { ...all, status: "submittedAndApproved", from: new Date(1), before: new Date(2) },
  ],
  ["dates", { ...all, from: new Date(1), before: new Date(2) }],
  ["dates and status", { ...all, status: "failed", from: new Date(1), before: new Date(2) }],
];

/** How SQLite will run the statement, a line per step. */
async function planOf(statement: { toSQL(): { sql: string; params: unknown[] } }): Promise<string[]> {
  const { sql, params } = statement.toSQL();
  const plan = await usShard()
    .prepare(`explain query plan ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  return plan.results.map((row) => row.detail);
}

/** The index that has a scope's documents in order of arrival. */
const indexFor = ({ status, readiness, order, concern }: DocumentScope) => {
  if (concern && !readiness) return "INDEX documents_readiness ";
  if (status === "submittedAndApproved") return "documents_submitted_and_approved ";
  const columns = [status && "status", readiness && "readiness", order && "order"].filter(Boolean);
  const last = readiness || order ? [] : ["position"];
  return `INDEX ${["documents", ...columns, ...last].join("_")} `;
};

const scans = (plan: string[]) => plan.filter((step) => /\bSCAN (documents|document_counts)\b/.test(step));
const lastRead = (plan: string[]) => plan.find((step) => /(SEARCH|SCAN) documents USING/.test(step));

describe.each(scopes)("the statements for %s", (_name, scope) => {
  const read = { field: "fileName", limit: 21, descending: true, sparse: false } as const;
  const cursor = { value: "a.pdf", position: 5, back: false };
  const statements = {
    count: countDocuments(shard, scope),
    "page 5,000": listByArrival(shard, scope, { offset: 99_980, limit: 21, newestFirst: true }),
    "page 5,000, oldest first": listByArrival(shard, scope, {
      offset: 99_980,
      limit: 21,
      newestFirst: false,
    }),
    "the next by arrival": listByArrivalBeyond(shard, scope, { beyond: 7, limit: 21, newestFirst: true }),
    "a page by name": listBySortField(shard, scope, { ...read, offset: 100 }),
    "the next by name": listBySortFieldBeyond(shard, scope, { ...read, cursor })[0],
  };

  it.each(Object.entries(statements))("%s scans no table", async (_statement, statement) => {
    if (!statement) throw new Error("there is no statement");
    const plan = await planOf(statement);
    expect(plan.length).toBeGreaterThan(0);
    expect(scans(plan)).toEqual([]);
  });

  it("reads a page in the order of an index, without sorting", async () => {
    const plan = await planOf(listByArrivalBeyond(shard, scope, { beyond: 7, limit: 21, newestFirst: true }));
    // What one concern keeps from being ready stands in two places of an index, which hold only what waits for someone.
    if (!scope.concern || scope.readiness)
      expect(plan.filter((step) => step.includes("TEMP B-TREE"))).toEqual([]);
    expect(lastRead(plan)).toContain(indexFor(scope));
  });

  it("walks the index of the sort field from the cursor on", async () => {
    const plan = await planOf(
      listBySortFieldBeyond(shard, scope, { ...read, cursor })[0] ?? statements.count,
    );
    expect(lastRead(plan)).toMatch(/documents_file_name \(model_id=\? AND \(file_name,position\)</);
  });
});

it("a scan would be noticed", async () => {
  const plan = await planOf({
    toSQL: () => ({ sql: "select * from documents where page_count = ?", params: [1] }),
  });
  expect(scans(plan)).toHaveLength(1);
});
