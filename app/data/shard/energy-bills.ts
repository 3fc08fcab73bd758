import { and, asc, desc, eq, gt, inArray, lt, lte, sql } from "drizzle-orm";
import type { DocumentStatus } from "~/domain/documents/status";
import type { NewRow } from "../new-row";
import { energyAccounts, energyBills, energyDocuments } from "./energy-schema";
import { documents } from "./shard-schema";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";

const settled: DocumentStatus[] = ["approved", "released"];

/** Documents whose bills are to be recorded, of all tenants; those that failed before stand behind. */
export const selectDueBills = (shard: SweepShard, most: number, limit: number) =>
  shard
    .select({
      tenantId: energyDocuments.tenantId,
      modelId: energyDocuments.modelId,
      documentId: energyDocuments.documentId,
      due: energyDocuments.due,
    })
    .from(energyDocuments)
    .where(and(gt(energyDocuments.due, 0), lt(energyDocuments.tries, most)))
    .orderBy(asc(energyDocuments.tries), asc(energyDocuments.documentId))
    .limit(limit);

/** The same of one model. */
export const selectDueBillsOf = (shard: TenantShard, modelId: string, limit: number) =>
  shard
    .select({
      modelId: energyDocuments.modelId,
      documentId: energyDocuments.documentId,
      due: energyDocuments.due,
    })
    .from(energyDocuments)
    .where(and(eq(energyDocuments.modelId, modelId), gt(energyDocuments.due, 0)))
    .limit(limit);

/** Counts one more beginning, before it is begun. */
export const countBillTries = (shard: TenantShard, documentIds: readonly string[]) =>
  shard
    .update(energyDocuments)
    .set({ tries: sql`${energyDocuments.tries} + 1` })
    .where(inArray(energyDocuments.documentId, [...documentIds]));

/** Records that a bill is recorded, unless its result changed meanwhile. */
export const endDueBill = (shard: TenantShard, documentId: string, due: number) =>
  shard
    .update(energyDocuments)
    .set({ due: 0, tries: 0 })
    .where(and(eq(energyDocuments.documentId, documentId), eq(energyDocuments.due, due)));

/** All bills of the tenant are to be recorded again. */
export const renewAllBills = (shard: TenantShard) =>
  shard.update(energyDocuments).set({ due: sql`${energyDocuments.due} + 1`, tries: 0 });

export const deleteBillsOf = (shard: TenantShard, documentId: string) =>
  shard.delete(energyBills).where(eq(energyBills.documentId, documentId));

export const insertBill = (shard: TenantShard, row: NewRow<typeof energyBills>) =>
  shard
    .insert(energyBills)
    .values(row)
    .onConflictDoUpdate({
      target: [energyBills.documentId, energyBills.row],
      set: {
        facts: row.facts,
        endsOn: row.endsOn ?? null,
        meterKey: row.meterKey,
        numberKey: row.numberKey,
        supplierKey: row.supplierKey,
        accountKey: row.accountKey,
      },
    });

export const insertAccount = (shard: TenantShard, row: NewRow<typeof energyAccounts>) =>
  shard.insert(energyAccounts).values(row).onConflictDoNothing();

type Account = { modelId: string; supplierKey: string; accountKey: string };

/** What an account is known by, on its bills and in its own row. */
const isAccount = (
  table: typeof energyBills | typeof energyAccounts,
  { modelId, supplierKey, accountKey }: Account,
) => and(eq(table.modelId, modelId), eq(table.supplierKey, supplierKey), eq(table.accountKey, accountKey));

/** Settled bills that ended by a day, the latest first: of a meter of an account, or of any (null). */
export const selectEarlierBills = (
  shard: TenantShard,
  account: Account,
  { meterKey, endsBy, limit }: { meterKey: string | null; endsBy: string; limit: number },
) =>
  shard
    .select({ documentId: energyBills.documentId, facts: energyBills.facts })
    .from(energyBills)
    .innerJoin(documents, eq(documents.id, energyBills.documentId))
    .where(
      and(
        isAccount(energyBills, account),
        meterKey === null ? undefined : eq(energyBills.meterKey, meterKey),
        lte(energyBills.endsOn, endsBy),
        inArray(documents.status, settled),
      ),
    )
    .orderBy(desc(energyBills.endsOn))
    .limit(limit);

/** A few bills of a supplier with a number, settled or not: a duplicate is found before it is settled. */
export const selectBillsByNumber = (
  shard: TenantShard,
  { modelId, supplierKey }: Omit<Account, "accountKey">,
  numberKey: string,
) =>
  shard
    .select({ facts: energyBills.facts })
    .from(energyBills)
    .where(
      and(
        eq(energyBills.modelId, modelId),
        eq(energyBills.supplierKey, supplierKey),
        eq(energyBills.numberKey, numberKey),
      ),
    )
    .limit(5);

/** The latest bills of an account, whatever their status. */
export const selectBillsOfAccount = (shard: TenantShard, account: Account, limit: number) =>
  shard
    .select({ facts: energyBills.facts })
    .from(energyBills)
    .where(isAccount(energyBills, account))
    .orderBy(desc(energyBills.endsOn))
    .limit(limit);

/** The next accounts of a model by their ids. */
export const selectAccounts = (shard: TenantShard, modelId: string, after: string, limit: number) =>
  shard
    .select()
    .from(energyAccounts)
    .where(and(eq(energyAccounts.modelId, modelId), gt(energyAccounts.id, after)))
    .orderBy(asc(energyAccounts.id))
    .limit(limit);

/** An account of the tenant, or null. */
export async function findAccount(shard: TenantShard, accountId: string) {
  return (await shard.select().from(energyAccounts).where(eq(energyAccounts.id, accountId)).get()) ?? null;
}

/** What is agreed for an account, by what it is known by. */
export const selectContract = (shard: TenantShard, account: Account) =>
  shard
    .select({
      opensOn: energyAccounts.opensOn,
      closesOn: energyAccounts.closesOn,
      unitPrice: energyAccounts.unitPrice,
    })
    .from(energyAccounts)
    .where(isAccount(energyAccounts, account));

export const updateContract = (
  shard: TenantShard,
  accountId: string,
  contract: { opensOn: string | null; closesOn: string | null; unitPrice: number | null },
) =>
  shard
    .update(energyAccounts)
    .set(contract)
    .where(eq(energyAccounts.id, accountId))
    .returning({ id: energyAccounts.id });
