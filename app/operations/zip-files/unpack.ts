import { commit } from "~/data/commit";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { beginUnpacking, findZipFile, noteZipProgress } from "~/data/shard/zip-files";
import { AppError } from "~/domain/errors/app-error";
import {
  problemOfEntry,
  type RefusedEntry,
  type ZipFileSummary,
  zipFileInput,
  zipFileKey,
} from "~/domain/intake/zip-file";
import { maxJobAttempts } from "~/domain/processing/job-attempts";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { receiveDocument } from "../documents/receive";
import { entriesOf, NotAZipFile, type ZipEntry } from "./steps/entries-of";

/** Entries after which the row says how far it is. */
const notedEvery = 20;

type Zip = Pick<ZipFileSummary, "id" | "source"> & { modelId: string };
type Tally = { taken: number; refused: RefusedEntry[] };

/**
 * Unpacks a ZIP file: each file in it becomes a document, and those that cannot are named on its row. Broken off and
 * begun again it makes no document twice; one whose unpacking dies again and again ends with a problem. Returns how many documents there are; throws AppError `not-found`.
 */
export const unpackZip = defineOperation({
  name: "zip-files.unpack",
  permission: "system",
  input: zipFileInput,
  async run(context: TenantContext, { zipFileId }): Promise<{ taken: number; refused: number }> {
    const { shard } = context;
    const zip = await findZipFile(shard, zipFileId);
    if (!zip) throw new AppError("not-found", "zip.error.not-found");
    if (zip.status === "done" || zip.status === "error")
      return { taken: zip.taken, refused: zip.refused.length };
    const [begun] = await beginUnpacking(shard, zipFileId, context.now());
    const isGivenUp = (begun?.attempts ?? 0) > maxJobAttempts;
    const tally: Tally = isGivenUp ? { taken: zip.taken, refused: zip.refused } : { taken: 0, refused: [] };
    const problem = isGivenUp ? "zip.problem.stalled" : await unpack(context, zip, tally);
    const detail = { taken: tally.taken, refused: tally.refused.length };
    await commit(shard, [
      noteZipProgress(shard, zipFileId, {
        ...tally,
        ...(problem ? { problem, status: "error" as const } : { status: "done" as const }),
        progressAt: context.now(),
      }),
      insertShardAuditIfChanged(shard, auditOf(context, "zip-files.unpack", zipFileId, detail)),
    ]);
    return detail;
  },
});

/** Returns what is wrong with the file as a whole, or null. */
async function unpack(context: TenantContext, zip: Zip, tally: Tally): Promise<string | null> {
  const file = await context.files.get(zipFileKey(zip.id));
  if (!file) return "zip.problem.missing";
  try {
    for await (const entry of entriesOf(file.stream)) {
      await takeEntry(context, zip, entry, tally);
      if ((tally.taken + tally.refused.length) % notedEvery === 0) await note(context, zip, tally);
    }
  } catch (error) {
    if (error instanceof NotAZipFile) return "zip.problem.broken-file";
    throw error;
  }
  return tally.taken + tally.refused.length === 0 ? "zip.problem.no-files" : null;
}

const note = ({ shard, now }: TenantContext, { id }: Zip, tally: Tally) =>
  noteZipProgress(shard, id, {
    ...tally,
    status: "processing",
    progressAt: now(),
  });

async function takeEntry(context: TenantContext, zip: Zip, entry: ZipEntry, tally: Tally): Promise<void> {
  const problem = entry.problem ?? problemOfEntry(entry.bytes);
  if (problem || !entry.bytes) {
    tally.refused.push({ fileName: entry.path, problem: problem ?? "zip.problem.empty" });
    return;
  }
  await receiveDocument(context, {
    modelId: zip.modelId,
    fileName: entry.path.split("/").at(-1) ?? entry.path,
    bytes: entry.bytes,
    source: zip.source,
    sourceKey: `zip:${zip.id}:${entry.number}`,
    zipFileId: zip.id,
  });
  tally.taken += 1;
}
