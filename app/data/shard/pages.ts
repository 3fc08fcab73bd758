import { and, asc, count, eq } from "drizzle-orm";
import { pages } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

// Twelve columns a row and the tenant to check, and D1 binds at most 100 parameters to a statement.
const rowsAtOnce = 7;

export type PageRow = typeof pages.$inferSelect;
export type NewPageRow = typeof pages.$inferInsert;

const ofAttempt = (documentId: string, attempt: number) =>
  and(eq(pages.documentId, documentId), eq(pages.attempt, attempt));

/** The pages of one attempt in their order; a batch item. */
export const selectPages = (shard: TenantShard, documentId: string, attempt: number) =>
  shard.select().from(pages).where(ofAttempt(documentId, attempt)).orderBy(asc(pages.number));

/** One page, or null. */
export async function findPage(shard: TenantShard, documentId: string, attempt: number, number: number) {
  const row = await shard
    .select()
    .from(pages)
    .where(and(ofAttempt(documentId, attempt), eq(pages.number, number)))
    .get();
  return row ?? null;
}

/** Adds pages; one that is there already stays as it is. Statements for one batch. */
export const insertPages = (shard: TenantShard, rows: NewPageRow[]) =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, chunk) =>
    shard
      .insert(pages)
      .values(rows.slice(chunk * rowsAtOnce, (chunk + 1) * rowsAtOnce))
      .onConflictDoNothing(),
  );

/** Records the outcome of a page that was pending; one that has an outcome already stays as it is. */
export const recordPageOutcome = (
  shard: TenantShard,
  page: { documentId: string; attempt: number; number: number },
  outcome: Partial<Omit<NewPageRow, "documentId" | "attempt" | "number">>,
) =>
  shard
    .update(pages)
    .set(outcome)
    .where(
      and(
        ofAttempt(page.documentId, page.attempt),
        eq(pages.number, page.number),
        eq(pages.state, "pending"),
      ),
    );

/** How many pages of the attempt are still to be recognised; a batch item that returns one row. */
export const countPendingPages = (shard: TenantShard, documentId: string, attempt: number) =>
  shard
    .select({ pending: count() })
    .from(pages)
    .where(and(ofAttempt(documentId, attempt), eq(pages.state, "pending")));
