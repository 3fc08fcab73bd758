import type { Row } from "~/data/shard/compare-rows";
import { readRestorable, restoredTables } from "~/data/shard/restored-rows";
import { documentFiles } from "~/domain/documents/document-files";
import { archivedName, rowsName } from "~/domain/tenants/restored-files";
import { versionFiles } from "~/domain/training/version-files";
import type { ExportContext } from "../archive-port";
import type { ArchiveLimits, Progress } from "./document-entries";
import type { ArchiveEntry } from "./organization-entries";

const prefix = "rows:";
/** Pages of rows of one archive: what one step reads well within its time. */
const mostPages = 400;

/** Where the rows of an export begin, and whether a place is among them. */
export const firstRows = `${prefix}0:0:0`;
export const isAmongRows = (after: string): boolean => after.startsWith(prefix);

/**
 * The tenant's rows for being restored, table by table from the place in `progress`, each page a file of its own, until the limits are
 * reached; files of what is no document go along with their rows.
 */
export async function* rowEntries(
  context: ExportContext,
  progress: Progress,
  limits: ArchiveLimits,
): AsyncGenerator<ArchiveEntry> {
  const lastModified = context.now();
  const tables = await restoredTables(context.rows.shard);
  let [at = 0, after = 0, page = 0] = progress.after.slice(prefix.length).split(":").map(Number);
  for (let pages = 0; ; pages += 1) {
    const table = tables[at];
    if (!table) break;
    if (progress.bytes >= limits.bytes || pages >= mostPages) return;
    const { rows, next } = await readRestorable(context.rows, table, after);
    if (rows.length > 0) {
      for (const key of filesOf(table.name, rows)) {
        const file = await context.files.get(key);
        if (!file) continue;
        progress.bytes += file.byteSize;
        yield { name: archivedName(key), input: file.stream, lastModified };
      }
      const input = JSON.stringify(rows);
      progress.bytes += input.length;
      yield { name: rowsName(page, table.name), input, lastModified };
      page += 1;
    }
    [at, after] = next === null ? [at + 1, 0] : [at, next];
    progress.after = `${prefix}${at}:${after}:${page}`;
  }
  progress.done = true;
}

function filesOf(table: string, rows: readonly Row[]): string[] {
  if (table === "waiting_files") return rows.map(({ id }) => documentFiles.original(String(id)));
  if (table === "model_versions")
    return rows.map(({ id, model_id: modelId }) => versionFiles.weights(String(modelId), String(id)));
  return [];
}
