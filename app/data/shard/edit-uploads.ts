import { and, count, desc, eq, inArray, lt, lte, sql } from "drizzle-orm";
import type { EditLayout, EditProblem, EditStatus, RowCounts } from "~/domain/edits/edit-upload";
import type { Actor } from "~/domain/permissions/actor";
import type { NewRow } from "../new-row";
import { editUploads } from "./edit-schema";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";

const isUpload = (uploadId: string) => eq(editUploads.id, uploadId);
const running: EditStatus[] = ["received", "checking", "applying"];
const open: EditStatus[] = [...running, "ready"];

const summary = {
  id: editUploads.id,
  modelId: editUploads.modelId,
  fileName: editUploads.fileName,
  status: editUploads.status,
  problem: editUploads.problem,
  layout: editUploads.layout,
  documents: editUploads.documents,
  rows: editUploads.rows,
  counts: editUploads.counts,
  createdAt: editUploads.createdAt,
  endedAt: editUploads.endedAt,
};

export const insertEditUpload = (shard: TenantShard, row: NewRow<typeof editUploads>) =>
  shard.insert(editUploads).values(row);

/** An upload of the tenant with all that its job needs, or null. */
export async function findEditUpload(shard: TenantShard, uploadId: string) {
  return (await shard.select().from(editUploads).where(isUpload(uploadId)).get()) ?? null;
}

/** How many uploads of the tenant are kept, and how many of them are under way or wait to be applied. */
export async function countEditUploads(shard: TenantShard): Promise<{ kept: number; open: number }> {
  const rows = await shard
    .select({ status: editUploads.status, uploads: count() })
    .from(editUploads)
    .groupBy(editUploads.status);
  const sum = (some: typeof rows) => some.reduce((all, { uploads }) => all + uploads, 0);
  return { kept: sum(rows), open: sum(rows.filter(({ status }) => open.includes(status))) };
}

/** The next uploads of a model, newest first, after the one that the cursor names. */
export const selectEditUploads = (
  shard: TenantShard,
  { modelId }: { modelId: string },
  after: { createdAt: number; id: string } | null,
  limit: number,
) =>
  shard
    .select(summary)
    .from(editUploads)
    .where(
      and(
        eq(editUploads.modelId, modelId),
        after
          ? sql`(${editUploads.createdAt}, ${editUploads.id}) < (${after.createdAt}, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(desc(editUploads.createdAt), desc(editUploads.id))
    .limit(limit);

/** Counts one more beginning of the step that is due; no row when nothing is to be done. */
export const beginEditStep = (shard: TenantShard, uploadId: string) =>
  shard
    .update(editUploads)
    .set({ attempts: sql`${editUploads.attempts} + 1` })
    .where(and(isUpload(uploadId), inArray(editUploads.status, running)))
    .returning({ attempts: editUploads.attempts });

type Step = { uploadId: string; status: EditStatus; place: number };

/** The result of a step. `endedAt` is set when the upload ended. */
export type EditStep = {
  status: EditStatus;
  place: number;
  counts: RowCounts;
  layout?: EditLayout;
  documents?: number;
  rows?: number;
  endedAt?: Date;
  at: Date;
};

/** Records a step; matches nothing when another run did it already. */
export const recordEditStepResult = (shard: TenantShard, step: Step, { at, ...turn }: EditStep) =>
  shard
    .update(editUploads)
    .set({ ...turn, attempts: 0, progressAt: at })
    .where(
      and(isUpload(step.uploadId), eq(editUploads.status, step.status), eq(editUploads.place, step.place)),
    )
    .returning({ id: editUploads.id });

/** Ends an upload that is under way with a problem; what it saved stays saved. */
export const failEditUpload = (
  shard: TenantShard,
  uploadId: string,
  { status, problem, at }: { status: "refused" | "error"; problem: EditProblem; at: Date },
) =>
  shard
    .update(editUploads)
    .set({ status, problem, progressAt: at, endedAt: at })
    .where(and(isUpload(uploadId), inArray(editUploads.status, running)))
    .returning({ id: editUploads.id });

/** Sets an upload that waits for a person going; no row when it does not wait. */
export const startApplying = (
  shard: TenantShard,
  uploadId: string,
  { actor, at }: { actor: Actor; at: Date },
) =>
  shard
    .update(editUploads)
    .set({ status: "applying", actor, place: 0, attempts: 0, progressAt: at })
    .where(and(isUpload(uploadId), eq(editUploads.status, "ready")))
    .returning({ id: editUploads.id });

const isResting = sql`${editUploads.status} not in ('received', 'checking', 'applying')`;

/** Deletes an upload on which no job works. */
export const deleteIdleUpload = (shard: TenantShard, uploadId: string) =>
  shard
    .delete(editUploads)
    .where(and(isUpload(uploadId), isResting))
    .returning({ id: editUploads.id });

/** Uploads of all tenants whose job has not moved since `before`, the longest first. */
export const selectIdleEditUploads = (shard: SweepShard, before: Date, limit: number) =>
  shard
    .select({ tenantId: editUploads.tenantId, editUploadId: editUploads.id })
    .from(editUploads)
    // Written out, so that the partial index serves.
    .where(and(sql`status in ('received', 'checking', 'applying')`, lte(editUploads.progressAt, before)))
    .orderBy(editUploads.progressAt)
    .limit(limit);

/** Uploads of all tenants that came before a moment and on which no job works, the oldest first. */
export const selectOldEditUploads = (shard: SweepShard, before: Date, limit: number) =>
  shard
    .select({ tenantId: editUploads.tenantId, uploadId: editUploads.id })
    .from(editUploads)
    .where(and(lt(editUploads.createdAt, before), isResting))
    .orderBy(editUploads.createdAt)
    .limit(limit);
