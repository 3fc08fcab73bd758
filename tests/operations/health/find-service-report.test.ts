import { env } from "cloudflare:workers";
import { expectConsole } from "@tests/support/announced-console";
import { makeRun } from "@tests/support/make-run";
import { makeTenant } from "@tests/support/make-tenant";
import { describe, expect, it } from "vitest";
import { openSweepShard } from "~/data/shard/sweep-shard";
import { findServiceReport, type ServiceContext } from "~/operations/health/find-service-report";
import { failDocument } from "~/operations/processing/fail";
import { makeVisitorContext } from "~/platform/context";
import { allShards } from "~/platform/tenancy";

const operator = (now?: Date): ServiceContext => ({
  ...makeVisitorContext(env, { kind: "system", id: "operator" }),
  shards: allShards(env),
  ...(now && { now: () => now }),
});

const minute = 60_000;
const shard = () => env.SHARD_US_1;

async function reportOfUs(now: Date) {
  const { shards, names } = await findServiceReport(operator(now), {});
  const report = shards.find(({ id }) => id === "us-1");
  if (!report) throw new Error("no report of us-1");
  return { report, names };
}

describe("the report of the service", () => {
  it("names what waits longest, by its organization", async () => {
    const { context, run, clock } = await makeRun([{ text: "Invoice" }]);
    await shard()
      .prepare("update documents set received_at = 1, progress_at = 1 where id = ?")
      .bind(run.documentId)
      .run();
    const { report, names } = await reportOfUs(clock.now);
    expect(report.waiting[0]).toMatchObject({ documentId: run.documentId, status: "received" });
    expect(names[context.tenant.id]).toBe(context.tenant.name);
  });

  it("counts errors of the last 24 hours by kind, and forgets older ones", async () => {
    const { context, run, clock } = await makeRun([{ text: "Invoice" }]);
    await failDocument(context, { ...run, problem: "problem.lasting" });
    const soon = await reportOfUs(new Date(clock.now.getTime() + minute));
    expect(soon.report.errors).toContainEqual(
      expect.objectContaining({ problem: "problem.lasting", documents: 1, documentId: run.documentId }),
    );
    const later = await reportOfUs(new Date(clock.now.getTime() + 25 * 60 * minute));
    expect(later.report.errors.map(({ problem }) => problem)).not.toContain("problem.lasting");
  });

  it("puts failing endpoints of one organization and reason together", async () => {
    const { tenant } = await makeTenant();
    const insert = shard().prepare(
      `insert into webhook_endpoints (id, tenant_id, url, event_types, sealed_secret, state, problem, failures, last_failure_at, not_before, busy_until, created_at)
       values (?, ?, 'https://example.com', '[]', '', 'failing', 'webhooks.problem.no-answer', ?, 5, 0, 0, 0)`,
    );
    await shard().batch([
      insert.bind(crypto.randomUUID(), tenant.id, 3),
      insert.bind(crypto.randomUUID(), tenant.id, 1),
      insert.bind(crypto.randomUUID(), tenant.id, 0),
    ]);
    const { report } = await reportOfUs(new Date("2026-03-02T10:00:00Z"));
    expect(report.doors.filter((door) => door.tenantId === tenant.id)).toEqual([
      {
        kind: "webhook",
        tenantId: tenant.id,
        problem: "webhooks.problem.no-answer",
        count: 2,
        since: new Date(5),
      },
    ]);
  });

  it("says who used most on the day, out of how many pages", async () => {
    const { tenant } = await makeTenant();
    const add = shard().prepare(
      "insert into usage_days (tenant_id, day, documents, pages) values (?, ?, ?, ?)",
    );
    await shard().batch([
      add.bind(tenant.id, "2031-05-06", 9, 30),
      add.bind(crypto.randomUUID(), "2031-05-06", 1, 10),
      add.bind(crypto.randomUUID(), "2031-05-07", 50, 50),
    ]);
    const { report } = await reportOfUs(new Date("2031-05-06T23:00:00Z"));
    expect(report.usage.map(({ documents, pages }) => [documents, pages])).toEqual([
      [9, 30],
      [1, 10],
    ]);
    expect(report.pagesOfDay).toBe(40);
  });

  it("shows the other shards when one does not answer", async () => {
    expectConsole(/health\.down/);
    const context = operator();
    const shards = context.shards.map((known) =>
      known.id === "in-1" ? { ...known, database: openSweepShard(env.DB_CONTROL) } : known,
    );
    const { shards: reports } = await findServiceReport({ ...context, shards }, {});
    expect(reports.filter(({ answers }) => !answers).map(({ id }) => id)).toEqual(["in-1"]);
  });

  it("reads through an index, whatever it asks", async () => {
    const plans = await Promise.all(
      [
        "select id from documents where status = 'received' order by progress_at limit 10",
        "select id from documents where status = 'error' and progress_at > 5 order by progress_at desc limit 10",
        "select tenant_id from usage_days where day = '2031-05-06' order by documents desc limit 10",
        "select id from webhook_endpoints where failures > 0",
        "select tenant_id from mailboxes where failures > 0",
        "select tenant_id from intake_folders where failures > 0",
        "select tenant_id from document_releases where state = 'failed' order by next_at desc limit 10",
        "select tenant_id from erp_sendings where state = 'refused' order by next_at desc limit 10",
      ].map((text) => shard().prepare(`explain query plan ${text}`).all<{ detail: string }>()),
    );
    const details = plans.map(({ results }) => results.map(({ detail }) => detail).join("; "));
    expect(details.filter((detail) => !detail.includes("INDEX") || detail.includes("TEMP B-TREE"))).toEqual(
      [],
    );
  });
});
