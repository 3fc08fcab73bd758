import { shownTime } from "~/domain/documents/shown-time";
import { type FailingDoor, type ShardReport, stuckAfter } from "./service-report";
import { shownDuration } from "./shown-duration";

type Names = Readonly<Record<string, string>>;

/** The report of the service as its page shows it: the lines of all shards in one table each. Times are UTC. */
export function shownService(shards: readonly ShardReport[], names: Names, now: Date) {
  const nameOf = (tenantId: string) => names[tenantId] ?? tenantId;
  const every = <Row>(of: (shard: ShardReport) => readonly Row[]) =>
    shards.flatMap((shard) => of(shard).map((row, index) => ({ ...row, shard: shard.id, index })));
  return {
    shards: shards.map(({ id, answers, received, inLine, processing, pendingPages, waiting, speed }) => ({
      id,
      answers,
      received,
      inLine,
      processing,
      pendingPages,
      oldest: oldestOf(waiting, now),
      p50: shown(speed.p50),
      p95: shown(speed.p95),
      sample: speed.sample,
    })),
    waiting: every(({ waiting }) => waiting).map((row) => ({
      id: row.documentId,
      tenantId: row.tenantId,
      name: nameOf(row.tenantId),
      shard: row.shard,
      next: toDocument(row.documentId),
      status: row.status,
      waits: shownDuration(now.getTime() - row.receivedAt.getTime()),
      stands: shownDuration(now.getTime() - row.progressAt.getTime()),
      redrives: row.redrives,
      isStuck: now.getTime() - row.progressAt.getTime() > stuckAfter,
    })),
    errors: every(({ errors }) => errors).map((row) => ({
      id: `${row.shard} ${row.problem}`,
      shard: row.shard,
      problem: row.problem,
      documents: row.documents,
      tenants: row.tenants,
      documentId: row.documentId,
      latest: shownTime(row.latestAt, noCulture, "UTC"),
    })),
    doors: every(({ doors }) => doors).map((row) => ({
      id: `${row.shard} ${row.index}`,
      shard: row.shard,
      kind: row.kind,
      next: wayTo[row.kind],
      tenantId: row.tenantId,
      name: nameOf(row.tenantId),
      problem: row.problem,
      count: row.count,
      since: row.since && shownTime(row.since, noCulture, "UTC"),
    })),
    slowest: every(({ speed }) => speed.slowest)
      .sort((a, b) => b.milliseconds - a.milliseconds)
      .slice(0, mostSlow)
      .map((row) => ({
        id: row.documentId,
        tenantId: row.tenantId,
        name: nameOf(row.tenantId),
        shard: row.shard,
        next: toDocument(row.documentId),
        pages: row.pages,
        took: shownDuration(row.milliseconds),
      })),
    versions: every(({ speed }) => speed.versions).map((row) => ({
      id: `${row.shard} ${row.index}`,
      shard: row.shard,
      engine: row.engine,
      model: row.model,
      documents: row.documents,
    })),
    usage: every(({ usage, pagesOfDay }) => usage.map((row) => ({ ...row, pagesOfDay }))).map((row) => ({
      id: row.tenantId,
      tenantId: row.tenantId,
      name: nameOf(row.tenantId),
      shard: row.shard,
      next: "/dashboard",
      documents: row.documents,
      pages: row.pages,
      share: row.pagesOfDay > 0 ? `${Math.round((100 * row.pages) / row.pagesOfDay)} %` : "–",
    })),
  };
}

const toDocument = (documentId: string) => `/documents/${documentId}`;

const mostSlow = 10;
const noCulture = "";

const shown = (milliseconds: number | null) => (milliseconds === null ? null : shownDuration(milliseconds));

function oldestOf(waiting: ShardReport["waiting"], now: Date): string | null {
  const oldest = waiting[0];
  return oldest ? shownDuration(now.getTime() - oldest.receivedAt.getTime()) : null;
}

/** The page of the organization where a connection is managed. */
const wayTo: Record<FailingDoor["kind"], string> = {
  mailbox: "/connections",
  folder: "/aimodels/aimodels-list",
  webhook: "/connections",
  release: "/aimodels/aimodels-list",
  erp: "/aimodels/aimodels-list",
};
