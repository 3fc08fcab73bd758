import type { MovingRows } from "~/data/shard/compare-rows";
import type { RunContext } from "../processing/processing-context";
import type { ArchiveEntry } from "./steps/organization-entries";

/** Puts files into one archive while they are read; never the whole of it in memory. */
export type ZipMaker = (entries: AsyncIterable<ArchiveEntry>) => ReadableStream<Uint8Array>;

/** Passes a stream on; its SHA-256 is there once all of it was read. */
export type Digested = (stream: ReadableStream<Uint8Array>) => {
  stream: ReadableStream<Uint8Array>;
  sha256(): Promise<string>;
};

/** `rows`: those of the tenant in its shard, table by table. */
export type ExportContext = RunContext & { zip: ZipMaker; digested: Digested; rows: MovingRows };
