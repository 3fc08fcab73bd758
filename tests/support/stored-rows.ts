import type { TenantContext } from "~/operations/context";
import { usShard } from "./us-shard";

type Row = Record<string, unknown>;

/** The row of a document as it stands in the database. */
export const documentRow = (documentId: string): Promise<Row | null> =>
  usShard().prepare("select * from documents where id = ?").bind(documentId).first();

/** The rows of a document's pages, of all attempts, in order. */
export const pageRows = (documentId: string): Promise<Row[]> =>
  all("select * from pages where document_id = ? order by attempt, number", documentId);

export const resultRows = (documentId: string): Promise<Row[]> =>
  all("select * from results where document_id = ? order by attempt", documentId);

/** The operations that the audit of the tenant names, in order. */
export const auditedOperations = async (context: Pick<TenantContext, "tenant">): Promise<unknown[]> =>
  (await all("select operation from audit where tenant_id = ? order by rowid", context.tenant.id)).map(
    (row) => row.operation,
  );

async function all(query: string, ...values: unknown[]): Promise<Row[]> {
  return (
    await usShard()
      .prepare(query)
      .bind(...values)
      .all<Row>()
  ).results;
}
