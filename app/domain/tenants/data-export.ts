/** `failed` exports can be asked for again; the files of `expired` ones are gone. */
export type ExportState = "running" | "ready" | "failed" | "expired";

/** One archive of an export. `byteSize` in bytes; `sha256` of the whole archive, where it was written since there is one. */
export type ExportPart = { number: number; byteSize: number; documents: number; sha256?: string };

/** How long an export can be downloaded. Milliseconds. */
export const exportLifetime = 7 * 24 * 60 * 60 * 1000;

/** Where the archives of an export are kept, relative to the tenant. */
export const exportFiles = {
  part: (exportId: string, number: number) => `exports/${exportId}/part-${number}.zip`,
  all: (exportId: string) => `exports/${exportId}/`,
};
