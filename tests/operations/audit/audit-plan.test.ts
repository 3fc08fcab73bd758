import { env } from "cloudflare:workers";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import type { AuditRowFilter } from "~/data/audit-filter";
import { selectControlAudit } from "~/data/control/control-audit";
import { openControlDatabase } from "~/data/control/control-database";
import { controlOf } from "~/data/control/tenant-control";
import { selectShardAudit } from "~/data/shard/shard-audit";
import { openTenantShard } from "~/data/shard/tenant-shard";

const all: AuditRowFilter = {
  actorId: undefined,
  operation: undefined,
  subjectIds: undefined,
  from: null,
  until: null,
  before: null,
};
const twenty = Array.from({ length: 21 }, (_, index) => `d${index}`);
const more: [string, Partial<AuditRowFilter>][] = [
  ["alone", {}],
  ["and who", { actorId: "a" }],
  ["and what", { operation: "documents.approve" }],
  ["and days", { from: new Date(1), until: new Date(2) }],
  ["and who, what and days", { actorId: "a", operation: "x", from: new Date(1), until: new Date(2) }],
  ["after the first page", { before: { at: new Date(2), id: "x" } }],
];

type Statement = { toSQL(): { sql: string; params: unknown[] } };

/** How SQLite will run the statement, a line per step. */
async function planOf(database: D1Database, statement: Statement): Promise<string> {
  const { sql, params } = statement.toSQL();
  const plan = await database
    .prepare(`explain query plan ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  return plan.results.map(({ detail }) => detail).join("\n");
}

const plansOf = (wanted: AuditRowFilter) =>
  Promise.all([
    planOf(
      env.DB_CONTROL,
      selectControlAudit(controlOf(openControlDatabase(env.DB_CONTROL), { tenantId: "t" }), wanted, 51),
    ),
    planOf(usShard(), selectShardAudit(openTenantShard(usShard(), "t"), wanted, 51)),
  ]);

describe.each(more)("the log by subject, %s", (_name, change) => {
  it.each([
    ["one", ["d"]],
    ["many", twenty],
  ])("finds the rows of %s by the index of subjects in both databases", async (_many, subjectIds) => {
    for (const plan of await plansOf({ ...all, ...change, subjectIds })) {
      expect(plan).toMatch(/SEARCH audit USING INDEX audit_subject \(subject_id=\?/);
      expect(plan).not.toMatch(/SCAN audit|audit_tenant/);
    }
  });
});

describe.each(more)("the log of all subjects, %s", (_name, change) => {
  it("is read in the order of an index that begins with the tenant", async () => {
    for (const plan of await plansOf({ ...all, ...change })) {
      expect(plan).toMatch(/SEARCH audit USING INDEX audit_tenant_\w+ \(tenant_id=\?/);
      expect(plan).not.toMatch(/SCAN audit|TEMP B-TREE/);
    }
  });
});
