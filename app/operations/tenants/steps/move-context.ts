import type { TenantControl } from "~/data/control/tenant-control";
import type { TenantMove } from "~/data/control/tenant-moves";
import type { MovingRows } from "~/data/shard/compare-rows";
import type { TenantShard } from "~/data/shard/tenant-shard";
import type { Tenant } from "~/domain/tenants/tenant";
import type { OfTenant } from "../../of-tenant";
import type { FileStore } from "../../ports";

/** One of the two shards of a move: the tenant's rows table by table, the same as operations have them, and its files. */
export type MoveSide = { rows: MovingRows; own: TenantShard; files: FileStore };

export type MoveSides = {
  from: MoveSide;
  to: MoveSide;
  /**
   * Copies the next files after a key that the new bucket has not; returns the last key, null when there are no more.
   */
  copyFiles(after: string): Promise<{ after: string | null; copied: number }>;
};

/** The tenant is asked for anew, since it changes its shard meanwhile. */
export type FoundMove = { move: TenantMove; tenant: Tenant; sides: MoveSides };

export type MoveRequest = OfTenant & { moveId: string };

/** Starts the job of a move. A running one is left alone; one that failed starts again. */
export type MoveJobs = { startMove(request: MoveRequest): Promise<void> };

/** What noting progress needs. */
export type MoveNotes = { control: TenantControl; now(): Date };
