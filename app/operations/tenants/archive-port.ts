import type { RunContext } from "../processing/processing-context";
import type { ArchiveEntry } from "./steps/organization-entries";

/** Puts files into one archive while they are read; never the whole of it in memory. */
export type ZipMaker = (entries: AsyncIterable<ArchiveEntry>) => ReadableStream<Uint8Array>;

export type ExportContext = RunContext & { zip: ZipMaker };
