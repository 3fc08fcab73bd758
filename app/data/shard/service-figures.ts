import { and, desc, eq, gt, isNotNull, sql, sum } from "drizzle-orm";
import type { FailingDoor } from "~/domain/health/service-report";
import { erpSendings } from "./erp-schema";
import { intakeFolders } from "./folder-schema";
import { mailboxes } from "./mailbox-schema";
import { usageDays } from "./meter-schema";
import { documentReleases } from "./release-schema";
import { documents, isInProgress, results } from "./shard-schema";
import { isSwept } from "./sweep-dialect";
import type { SweepShard } from "./sweep-shard";
import { webhookEndpoints } from "./webhook-schema";

type WaitingLongest = {
  documentId: string;
  tenantId: string;
  receivedAt: Date;
  progressAt: Date;
  redrives: number;
  status: "received" | "processing";
};

/**
 * The unfinished documents that moved longest ago, up to `most` of each status; those that wait for their turn are none
 * of them. By hand, since the planner would go through all that wait.
 */
export async function selectWaitingLongest(shard: SweepShard, most: number): Promise<WaitingLongest[]> {
  const of = (status: WaitingLongest["status"]) =>
    shard
      .all<Record<"receivedAt" | "progressAt", number> & Omit<WaitingLongest, "receivedAt" | "progressAt">>(
        sql`select id as documentId, tenant_id as tenantId, received_at as receivedAt, progress_at as progressAt, redrives, status
          from documents indexed by documents_in_work
          where ${isInProgress} and status = ${status} and ${isSwept("tenant_id")} order by progress_at limit ${most}`,
      )
      .then((rows) =>
        rows.map((row) => ({
          ...row,
          receivedAt: new Date(row.receivedAt),
          progressAt: new Date(row.progressAt),
        })),
      );
  return (await Promise.all([of("received"), of("processing")])).flat();
}

/** The latest documents that ended with an error after `since`, up to `most`, the newest first. */
export const selectLatestErrors = (shard: SweepShard, since: Date, most: number) =>
  shard
    .select({
      problem: documents.problem,
      tenantId: documents.tenantId,
      documentId: documents.id,
      at: documents.progressAt,
    })
    .from(documents)
    .where(and(eq(documents.status, "error"), gt(documents.progressAt, since), isNotNull(documents.problem)))
    .orderBy(desc(documents.progressAt))
    .limit(most);

/** The latest documents that were read to the end, up to `most` of each status, with what answered them. */
export async function selectLatestFinished(shard: SweepShard, most: number) {
  const of = (status: "success" | "failed") =>
    shard
      .select({
        documentId: documents.id,
        tenantId: documents.tenantId,
        pages: documents.pageCount,
        receivedAt: documents.receivedAt,
        processedAt: documents.processedAt,
        attempt: documents.attempt,
        engine: results.engineVersion,
        model: results.modelVersion,
      })
      .from(documents)
      .innerJoin(results, and(eq(results.documentId, documents.id), eq(results.attempt, documents.attempt)))
      .where(eq(documents.status, status))
      .orderBy(desc(documents.progressAt))
      .limit(most);
  return (await Promise.all([of("success"), of("failed")])).flat();
}

/** What the tenants that used most on a day (`YYYY-MM-DD`) used, up to `most`. */
export const selectMostUsed = (shard: SweepShard, day: string, most: number) =>
  shard
    .select({ tenantId: usageDays.tenantId, documents: usageDays.documents, pages: usageDays.pages })
    .from(usageDays)
    .where(eq(usageDays.day, day))
    .orderBy(desc(usageDays.documents))
    .limit(most);

/** How many pages all tenants of the shard used on a day; reads one row for each tenant that used any. */
export async function countPagesOf(shard: SweepShard, day: string): Promise<number> {
  const row = await shard
    .select({ pages: sum(usageDays.pages).mapWith(Number) })
    .from(usageDays)
    .where(eq(usageDays.day, day))
    .get();
  return row?.pages ?? 0;
}

/** The doors of all tenants whose latest attempts failed, up to `most` rows of each kind, those of a reason together. */
export async function selectFailingDoors(shard: SweepShard, most: number): Promise<FailingDoor[]> {
  const rows = await Promise.all([
    failing(shard, "mailbox", mailboxes, most),
    failing(shard, "folder", intakeFolders, most),
    failing(shard, "webhook", webhookEndpoints, most),
    failingDeliveries(shard, "release", documentReleases, "failed", most),
    failingDeliveries(shard, "erp", erpSendings, "refused", most),
  ]);
  return grouped(rows.flat());
}

type Failed = Omit<FailingDoor, "count">;

async function failing(
  shard: SweepShard,
  kind: "mailbox" | "folder" | "webhook",
  table: typeof mailboxes | typeof intakeFolders | typeof webhookEndpoints,
  most: number,
): Promise<Failed[]> {
  const rows = await shard
    .select({ tenantId: table.tenantId, problem: table.problem, since: table.lastFailureAt })
    .from(table)
    .where(gt(table.failures, 0))
    .limit(most);
  return rows.map((row) => ({ kind, ...row }));
}

async function failingDeliveries(
  shard: SweepShard,
  kind: "release" | "erp",
  table: typeof documentReleases | typeof erpSendings,
  state: "failed" | "refused",
  most: number,
): Promise<Failed[]> {
  const rows = await shard
    .select({ tenantId: table.tenantId, problem: table.problem, since: table.requestedAt })
    .from(table)
    .where(sql`${table.state} = ${state}`)
    .orderBy(desc(table.nextAt))
    .limit(most);
  return rows.map((row) => ({ kind, ...row }));
}

function grouped(rows: readonly Failed[]): FailingDoor[] {
  const groups = new Map<string, FailingDoor>();
  for (const row of rows) {
    const key = JSON.stringify([row.kind, row.tenantId, row.problem]);
    const group = groups.get(key) ?? { ...row, count: 0 };
    const since = group.since && row.since ? later(group.since, row.since) : (group.since ?? row.since);
    groups.set(key, { ...group, since, count: group.count + 1 });
  }
  return [...groups.values()].sort((a, b) => b.count - a.count);
}

const later = (a: Date, b: Date) => (a > b ? a : b);
