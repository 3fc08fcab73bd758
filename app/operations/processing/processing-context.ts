import type { SweepShard } from "~/data/shard/sweep-shard";
import type { TenantShard } from "~/data/shard/tenant-shard";
import type { ConcurrencyLimits } from "~/domain/processing/concurrency-limits";
import type { TenantContext, VisitorContext } from "../context";
import type { OfTenant } from "../of-tenant";
import type { DocumentReader, PageQueue, PageRecogniser, ProcessingQueue, StoredFiles } from "../ports";
import type { FileScanner } from "../scanner-port";
import type { FieldSuggester } from "../suggestion-port";

/** What the steps that open files have besides: the reader, and the queue of pages to be recognised. */
export type ProcessingContext = TenantContext & {
  reader: DocumentReader;
  pages: PageQueue;
  /** Asked for doubtful fields, where one is configured. */
  suggester?: FieldSuggester | undefined;
  /** Looks at every file before it is opened, where one is configured. */
  scanner?: FileScanner | undefined;
};

/** What recognising pages needs: it asks for the next ones and starts no document, so it has no queue for that. */
export type RecognisingContext = Omit<TenantContext, "processing"> & {
  recogniser: PageRecogniser;
  pages: PageQueue;
};

/** What settling pages and ending runs needs, wherever it happens. */
export type RunContext = Omit<TenantContext, "processing">;

/**
 * A shard as sweeps have it: the rows of all its tenants, what each of them may have on the queues, and the rows of the
 * one that a row of them names.
 */
export type EveryShard = {
  id: string;
  database: SweepShard;
  shares: ConcurrencyLimits;
  of(found: OfTenant): TenantShard;
};

/** What looking after the documents of all tenants needs. */
export type SweepContext = VisitorContext & {
  shards: (EveryShard & { stored: StoredFiles })[];
  processing: ProcessingQueue;
};
