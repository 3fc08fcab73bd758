import { sql } from "drizzle-orm";
import type { DocumentStatus } from "~/domain/documents/status";
import type { TenantContext } from "~/operations/context";

/** A document's row as a test plants it; what is left out gets a plain value. */
export type PlantedDocument = {
  id: string;
  modelId: string;
  position: number;
  status: DocumentStatus;
  receivedAt: number;
  fileName?: string;
  processedAt?: number | null;
  confidence?: number | null;
  sha256?: string;
  /** What speaks against relying on it: nothing unless told, null for one that was not judged. */
  concerns?: number | null;
};

// Eleven columns a row are bound as one JSON text, so that thousands of rows need few statements.
const rowsAtOnce = 500;

/** Plants rows of documents in the tenant's shard, without files and results. */
export async function insertDocuments(context: TenantContext, rows: PlantedDocument[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce);
    const json = JSON.stringify(some.map((row) => ({ fileName: "a.pdf", concerns: 0, ...row })));
    await context.shard.run(
      () => sql`insert into documents (id, tenant_id, model_id, position, file_name, byte_size, sha256, source, status,
         confidence, received_at, processed_at, progress_at, file_kind, concerns)
       select value ->> 'id', ${context.tenant.id}, value ->> 'modelId', value ->> 'position', value ->> 'fileName', 1000,
         coalesce(value ->> 'sha256', value ->> 'id'), 'api', value ->> 'status', value ->> 'confidence',
         value ->> 'receivedAt', value ->> 'processedAt', value ->> 'receivedAt', 'pdf', value ->> 'concerns'
       from json_each(${json})`,
    );
  }
}
