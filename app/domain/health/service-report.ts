/** What kind of door failed: how documents come in, or how results go out. */
export type DoorKind = "mailbox" | "folder" | "webhook" | "release" | "erp";

/** A document that is not finished yet. Times are instants. */
export type WaitingDocument = {
  documentId: string;
  tenantId: string;
  status: "received" | "processing";
  receivedAt: Date;
  progressAt: Date;
  redrives: number;
};

/** The documents that ended with an error of one kind. `problem` is the key of a sentence; `documentId` is the latest one. */
export type ErrorGroup = {
  problem: string;
  documents: number;
  tenants: number;
  documentId: string;
  latestAt: Date;
};

/** Doors of a tenant that fail for the same reason. `problem` is the key of a sentence or null, `since` the latest failure. */
export type FailingDoor = {
  kind: DoorKind;
  tenantId: string;
  problem: string | null;
  count: number;
  since: Date | null;
};

/** A finished document and how long it took from arrival to result, in milliseconds. */
export type SlowDocument = {
  documentId: string;
  tenantId: string;
  pages: number | null;
  milliseconds: number;
};

/** How many of the latest finished documents an engine version and a model version answered. */
export type VersionInUse = { engine: string; model: string; documents: number };

/** What a tenant used on one day: documents and pages that were metered. */
export type TenantUsage = { tenantId: string; documents: number; pages: number };

/** How the latest finished documents went. `sample` says how many they are; p50 and p95 are milliseconds, null without any. */
export type SpeedFigures = {
  sample: number;
  p50: number | null;
  p95: number | null;
  slowest: SlowDocument[];
  versions: VersionInUse[];
};

/** A shard as the people who run the service see it. `answers` is false when its database does not; all else is empty then. */
export type ShardReport = {
  id: string;
  answers: boolean;
  /** Documents that were not begun, and those of them that wait for their turn. */
  received: number;
  inLine: number;
  processing: number;
  pendingPages: number;
  waiting: WaitingDocument[];
  errors: ErrorGroup[];
  doors: FailingDoor[];
  speed: SpeedFigures;
  usage: TenantUsage[];
  /** The pages that all tenants of the shard used that day. */
  pagesOfDay: number;
};

/** A document that has made no progress for this long is stuck, in milliseconds: the sweep should have taken it up twice. */
export const stuckAfter = 15 * 60_000;

/**
 * The value below which this share of the values lies (nearest rank); null without values. The values are sorted, smallest first.
 */
export function percentile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}
