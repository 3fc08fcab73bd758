import { and, asc, desc, eq, getTableColumns, gte, sql } from "drizzle-orm";
import { encodeConcerns } from "~/domain/documents/concerns";
import type { DrawState } from "~/domain/error-budget/error-budget";
import { namesKind } from "~/domain/stored/setting-kinds";
import { storedText } from "~/domain/stored/stored-kind";
import { budgetDraws } from "./budget-schema";
import { documents } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

/**
 * Records what chance decided for a document, once: it is drawn when its lot is below the share of its model's budget.
 */
export const insertDraw = (
  shard: TenantShard,
  { documentId, acting, lot }: { documentId: string; acting: readonly string[]; lot: number },
) =>
  shard
    .insert(budgetDraws)
    .select(
      (tenantId) => sql`select d.id, d.tenant_id, d.model_id, d.position,
        iif(${lot} < b.audit_share, 'drawn', 'left'), ${storedText(namesKind, [...acting])}, null, null, '[]', '[]'
        from documents d join error_budgets b on b.model_id = d.model_id
        where d.id = ${documentId} and d.tenant_id = ${tenantId}`,
    )
    .onConflictDoNothing();

/** What chance decided for a document; a batch item. */
export const selectDraw = (shard: TenantShard, documentId: string) =>
  shard.select(getTableColumns(budgetDraws)).from(budgetDraws).where(eq(budgetDraws.documentId, documentId));

/** Records that someone changed a document that was drawn: a blind check of it would find what that person wrote. */
export const noteSeen = (shard: TenantShard, documentId: string) =>
  shard
    .update(budgetDraws)
    .set({ state: "seen" })
    .where(and(eq(budgetDraws.documentId, documentId), eq(budgetDraws.state, "drawn")));

type Checked = { at: Date; by: string; passed: string[]; wrong: string[] };

/** Records what a blind check found; counts once, whatever it is called with later. */
export const noteChecked = (shard: TenantShard, documentId: string, { at, by, passed, wrong }: Checked) =>
  shard
    .update(budgetDraws)
    .set({ state: "checked", checkedAt: at, checkedBy: by, passed, wrong })
    .where(and(eq(budgetDraws.documentId, documentId), sql`${budgetDraws.state} <> 'checked'`));

/** The newest blind checks of a model since a moment; a batch item. */
export const selectChecks = (
  shard: TenantShard,
  { modelId, since }: { modelId: string; since: Date },
  limit: number,
) =>
  shard
    .select({ passed: budgetDraws.passed, wrong: budgetDraws.wrong })
    .from(budgetDraws)
    .where(
      and(
        eq(budgetDraws.tenantId, shard.tenantId),
        eq(budgetDraws.modelId, modelId),
        eq(budgetDraws.state, "checked"),
        gte(budgetDraws.checkedAt, since),
      ),
    )
    .orderBy(desc(budgetDraws.position))
    .limit(limit);

const waits = (modelId: string) =>
  and(
    eq(budgetDraws.modelId, modelId),
    eq(budgetDraws.state, "drawn"),
    // With something else open it is looked at for that, and what is seen there is no sample of what passes.
    eq(documents.concerns, encodeConcerns(["audit"])),
    eq(documents.status, "success"),
  );

/** The oldest documents of a model that wait for a blind check; a batch item. */
export const selectWaitingDraws = (shard: TenantShard, modelId: string, limit: number) =>
  shard
    .select({ id: documents.id, fileName: documents.fileName, receivedAt: documents.receivedAt })
    .from(budgetDraws)
    .innerJoin(documents, eq(documents.id, budgetDraws.documentId))
    .where(waits(modelId))
    .orderBy(asc(budgetDraws.position))
    .limit(limit);

const states: DrawState[] = ["left", "drawn", "seen", "checked"];

/** How many documents of a model stand in which state, each counted up to `most`. */
export const countDraws = (
  shard: TenantShard,
  modelId: string,
  most: number,
): Promise<{ state: DrawState; documents: number }[]> =>
  shard.all((tenantId) =>
    sql.join(
      states.map(
        (state) => sql`select ${state} as state, count(*) as documents from (
          select 1 from ${budgetDraws} where tenant_id = ${tenantId} and model_id = ${modelId} and state = ${state} limit ${most})`,
      ),
      sql` union all `,
    ),
  );
