import { insertDirectoryEntries } from "~/data/control/models-directory";
import type { TenantRestore } from "~/data/control/tenant-restores";
import type { Row } from "~/data/shard/compare-rows";
import type { MovingTable } from "~/data/shard/moving-tables";
import { DamagedRow, putRestored } from "~/data/shard/restored-rows";
import { correctionSampleKind } from "~/domain/stored/learning-kinds";
import { readStoredText } from "~/domain/stored/stored-kind";
import { type RestoreTally, restoreLimits } from "~/domain/tenants/restore";
import { restoredRows } from "~/domain/tenants/restore-inputs";
import { keyOfArchived, maxBytesOf, tableOfRows } from "~/domain/tenants/restored-files";
import { isOwnId, withIds } from "~/domain/tenants/restored-id";
import { holdsIds } from "~/domain/tenants/restored-tables";
import { correctionSampleName } from "../../learning/steps/correction-sample-name";
import { type ArchivedFile, DamagedArchive, jsonOf, openArchived } from "./read-archive";
import type { RestoringContext } from "./restore-context";
import { restorePeople } from "./restore-people";
import { restoredIds } from "./restored-ids";

type Entry = {
  restore: TenantRestore;
  key: string;
  directory: readonly ArchivedFile[];
  file: ArchivedFile;
  tally: RestoreTally;
  /** Those that are restored, as the database has them. */
  tables: readonly MovingTable[];
};

/** Restores one file of an archive: rows, a file, or the people; what is there for people to read is passed over. */
export async function restoreEntry(context: RestoringContext, entry: Entry): Promise<void> {
  const { file, tally } = entry;
  const table = tableOfRows(file.name);
  if (table) return restoreRows(context, entry, table);
  const key = keyOfArchived(file.name);
  if (key) {
    if (file.byteSize > maxBytesOf(key)) throw new DamagedArchive(`${file.name} is too long`);
    const ids = await restoredIds(context, key);
    const stream = await openArchived(context.files, entry.key, file);
    const type = key.endsWith(".json") ? "application/json" : "application/octet-stream";
    await context.files.putStream(withIds(key, ids), stream, type);
    tally.files += 1;
  } else if (file.name === "users.json") tally.people += await restorePeople(context, entry);
}

async function restoreRows(context: RestoringContext, entry: Entry, name: string): Promise<void> {
  const { rows } = context;
  const table = entry.tables.find((known) => known.name === name);
  if (!table) throw new DamagedArchive(`there is no table ${name} to restore`);
  const json = await jsonOf(context.files, entry.key, entry.file, restoreLimits.rowsBytes);
  const parsed = restoredRows.safeParse(json);
  if (!parsed.success || parsed.data.length > restoreLimits.rowsOfPage)
    throw new DamagedArchive(`${entry.file.name} holds no rows`);
  requireOwnKeys(table, parsed.data);
  const renamed = await withNewIds(context, table, parsed.data);
  if (name === "taught_lessons") for (const row of renamed) row.hash = await hashOf(context, row);
  const written = await putRestored(rows, table, renamed);
  if (name === "tenant_ai_models")
    await insertDirectoryEntries(
      context.control,
      renamed.map(({ id }) => String(id)),
      context.now(),
    );
  entry.tally.rows += written;
  entry.tally.leftOut += renamed.length - written;
}

/** The key of a row is its tenant's, or holds an id of ours, which is another one here: no row of others can be meant. */
function requireOwnKeys({ name, key }: MovingTable, rows: readonly Row[]): void {
  if (key.includes("tenant_id")) return;
  const isOwn = (row: Row) => key.some((column) => holdsIds(name, column) && isOwnId(String(row[column])));
  if (!rows.every(isOwn)) throw new DamagedRow(`a row of ${name} has a key that is no id`);
}

async function withNewIds(
  context: RestoringContext,
  { name, columns }: MovingTable,
  rows: readonly Row[],
): Promise<Row[]> {
  const held = columns.filter((column) => column !== "tenant_id" && holdsIds(name, column));
  const texts = rows.flatMap((row) => held.map((column) => row[column])).filter((value) => value !== null);
  const ids = await restoredIds(context, texts.join("\n"));
  return rows.map((row) => {
    const changed = held.map((column) => {
      const value = row[column];
      return [column, typeof value === "string" ? withIds(value, ids) : value] as const;
    });
    return { ...row, ...Object.fromEntries(changed.filter(([, value]) => value !== undefined)) } as Row;
  });
}

/** What a sample is called by, which covers the id of its document. */
async function hashOf({ secrets }: RestoringContext, { body }: Row): Promise<string> {
  try {
    const sample = readStoredText(correctionSampleKind, String(body));
    return (await correctionSampleName(secrets, sample)).hash;
  } catch (error) {
    throw new DamagedRow("taught_lessons.body is no sample", { cause: error });
  }
}
