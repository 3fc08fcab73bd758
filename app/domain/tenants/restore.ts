import type { ExportManifest } from "./export-manifest";

/**
 * How far the restoring of an export is: archives are `collecting`, a job is `running`, and it is `done`, or `failed` with a
 * problem; what one that failed or was stopped has restored is deleted in `clearing`, and then or before it was started it is
 * `cleared`.
 */
export type RestoreState = "collecting" | "running" | "done" | "failed" | "clearing" | "cleared";

/** Whether nothing can be written but by the restore: it is under way, or what it left has to be cleared. */
export const isLockedIn = (state: RestoreState): boolean =>
  state === "running" || state === "failed" || state === "clearing";

/** An archive that was brought, and where it is kept. `byteSize` in bytes. */
export type RestoreArchive = { number: number; key: string; byteSize: number; sha256: string };

/** The export that is restored, by what its archives say. `last` is the manifest's list of the last archive, once that is there. */
export type RestoreSource = Pick<ExportManifest, "exportId" | "name" | "exportedAt" | "archives">;

/** The next file to be restored: the number of its archive, and which one of it. */
export type RestoreCursor = { archive: number; entry: number };

/** What was restored so far, and what was left out because what it belongs to is not in the export. */
export type RestoreTally = { rows: number; files: number; people: number; leftOut: number };

export const noTally: RestoreTally = { rows: 0, files: 0, people: 0, leftOut: 0 };

const mebibyte = 1024 * 1024;

/**
 * What an archive may be. Cloudflare takes uploads of 100 MB; the archives that we write have some 24 MiB and one document more. A
 * page of rows has a million characters and one row more, which D1 keeps below 2 MB: some 6 MB where every other one is a quotation
 * mark.
 */
export const restoreLimits = {
  archiveBytes: 95 * mebibyte,
  archives: 4_000,
  entries: 20_000,
  directoryBytes: 8 * mebibyte,
  manifestBytes: 2 * mebibyte,
  rowsBytes: 8 * mebibyte,
  rowsOfPage: 5_000,
  people: 2_000,
  roles: 200,
} as const;

/** For how long archives that were brought wait for the others, in milliseconds. */
export const archiveUploadTimeout = 7 * 24 * 60 * 60 * 1000;

/** Where the archives of a restore are kept, relative to the tenant. */
export const restoreFiles = {
  archive: (restoreId: string, uploadId: string) => `restores/${restoreId}/${uploadId}.zip`,
  all: (restoreId: string) => `restores/${restoreId}/`,
};

/** The archives that are still to be brought; null as long as nobody can say. */
export function missingArchives(
  source: Pick<RestoreSource, "archives"> | null,
  brought: readonly Pick<RestoreArchive, "number" | "sha256">[],
): number[] | null {
  if (!source?.archives) return null;
  const last = source.archives.length + 1;
  const there = new Set(brought.map(({ number }) => number));
  return Array.from({ length: last }, (_, at) => at + 1).filter((number) => !there.has(number));
}
