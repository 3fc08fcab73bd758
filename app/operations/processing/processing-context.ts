import type { ShardDatabase } from "~/data/shard/shard-database";
import type { TenantContext, VisitorContext } from "../context";
import type { DocumentReader, PageQueue, PageRecogniser, ProcessingQueue, StoredFiles } from "../ports";
import type { FieldSuggester } from "../suggestion-port";

/** What the steps that open files have besides: the reader, and the queue of pages to be recognised. */
export type ProcessingContext = TenantContext & {
  reader: DocumentReader;
  pages: PageQueue;
  /** Asked for doubtful fields, where one is configured. */
  suggester?: FieldSuggester | undefined;
};

/** What recognising pages needs. It starts no document, so it has no queue for that. */
export type RecognisingContext = Omit<TenantContext, "processing"> & { recogniser: PageRecogniser };

/** What settling pages and ending runs needs, wherever it happens. */
export type RunContext = Omit<TenantContext, "processing">;

/** What looking after the documents of all tenants needs. */
export type SweepContext = VisitorContext & {
  shards: { id: string; database: ShardDatabase; stored: StoredFiles }[];
  processing: ProcessingQueue;
};
