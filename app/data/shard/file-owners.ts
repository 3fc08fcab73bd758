import { and, inArray, isNotNull } from "drizzle-orm";
import type { FileOwner } from "~/domain/files/file-owner";
import { keptFileKey } from "~/domain/intake/kept-file";
import { editUploads } from "./edit-schema";
import { waitingFiles } from "./inbox-schema";
import { reportFiles } from "./report-schema";
import { documents, fileSweeps, intakeLog, zipFiles } from "./shard-schema";
import type { SweepShard } from "./sweep-shard";
import { trashedDocuments } from "./trash-schema";

// D1 binds at most 100 parameters to a statement.
const idsAtOnce = 90;

/** Those of these owners that have a row, in the tenant that the file's key names; also one that rests because of a move. */
export async function selectOwners(shard: SweepShard, owners: readonly FileOwner[]): Promise<FileOwner[]> {
  const found: FileOwner[] = [];
  for (const kind of Object.keys(rowsOf) as FileOwner["kind"][]) {
    const ids = [...new Set(owners.filter((owner) => owner.kind === kind).map(({ id }) => id))];
    for (let start = 0; start < ids.length; start += idsAtOnce)
      for (const row of await rowsOf[kind](shard.resting, ids.slice(start, start + idsAtOnce)))
        found.push({ ...row, kind });
  }
  return found;
}

type Rows = Promise<{ tenantId: string; id: string }[]>;

const rowsOf: Record<FileOwner["kind"], (shard: SweepShard["resting"], ids: string[]) => Rows> = {
  document: async (shard, ids) => [
    ...(await shard
      .select({ tenantId: documents.tenantId, id: documents.id })
      .from(documents)
      .where(inArray(documents.id, ids))),
    ...(await shard
      .select({ tenantId: trashedDocuments.tenantId, id: trashedDocuments.documentId })
      .from(trashedDocuments)
      .where(inArray(trashedDocuments.documentId, ids))),
    ...(await shard
      .select({ tenantId: waitingFiles.tenantId, id: waitingFiles.id })
      .from(waitingFiles)
      .where(inArray(waitingFiles.id, ids))),
  ],
  "zip-file": (shard, ids) =>
    shard
      .select({ tenantId: zipFiles.tenantId, id: zipFiles.id })
      .from(zipFiles)
      .where(inArray(zipFiles.id, ids)),
  "report-file": (shard, ids) =>
    shard
      .select({ tenantId: reportFiles.tenantId, id: reportFiles.id })
      .from(reportFiles)
      .where(inArray(reportFiles.id, ids)),
  "edit-upload": (shard, ids) =>
    shard
      .select({ tenantId: editUploads.tenantId, id: editUploads.id })
      .from(editUploads)
      .where(inArray(editUploads.id, ids)),
  "kept-mail": async (shard, ids) => {
    const keyOf = new Map(ids.map((id) => [keptFileKey(id), id]));
    const rows = await shard
      .select({ tenantId: intakeLog.tenantId, key: intakeLog.keptKey })
      .from(intakeLog)
      .where(and(isNotNull(intakeLog.keptUntil), inArray(intakeLog.keptKey, [...keyOf.keys()])));
    return rows.map(({ tenantId, key }) => ({ tenantId, id: keyOf.get(key ?? "") ?? "" }));
  },
};

/** How far the look through a shard's files is; null before the first. */
export const findFileSweep = (shard: SweepShard) => shard.select().from(fileSweeps).get();

/** Records how far it is: after which key it goes on, null when it came to the end. */
export const noteFileSweep = (shard: SweepShard, after: string | null, sweptAt: Date) =>
  shard
    .insert(fileSweeps)
    .values({ id: 1, after, sweptAt })
    .onConflictDoUpdate({ target: fileSweeps.id, set: { after, sweptAt } });
