import { and, asc, eq, getTableColumns, gt, or, sql } from "drizzle-orm";
import type { NewRow } from "../new-row";
import { supplierAccounts, supplierKeys, suppliers } from "./supplier-schema";
import type { TenantShard } from "./tenant-shard";

/** As one JSON text, because D1 binds at most 100 parameters to a statement. */
const among = (values: readonly string[]) => sql`(select value from json_each(${JSON.stringify(values)}))`;

/** Suppliers that share a key with a sender: more of them tell nothing. */
const mostSharing = 50;

export type SupplierRow = typeof suppliers.$inferSelect;

/** The ids of suppliers that stand under any of these keys; a batch item. */
export const selectSharingSuppliers = (shard: TenantShard, keys: readonly string[]) =>
  shard
    .selectDistinct({ id: supplierKeys.supplierId })
    .from(supplierKeys)
    .where(and(eq(supplierKeys.tenantId, shard.tenantId), sql`${supplierKeys.key} in ${among(keys)}`))
    .limit(mostSharing);

/** Who has these accounts; "" is the organization itself. A batch item. */
export const selectOwnersOf = (shard: TenantShard, accounts: readonly string[]) =>
  shard
    .select({ supplierId: supplierAccounts.supplierId, key: supplierAccounts.key })
    .from(supplierAccounts)
    .where(
      and(eq(supplierAccounts.tenantId, shard.tenantId), sql`${supplierAccounts.key} in ${among(accounts)}`),
    )
    .limit(mostSharing);

export const selectSuppliersOf = (shard: TenantShard, ids: readonly string[]) =>
  shard
    .select()
    .from(suppliers)
    .where(sql`${suppliers.id} in ${among(ids)}`);

/** The accounts of these suppliers, in the order in which they came. */
export const selectAccountsOf = (shard: TenantShard, supplierIds: readonly string[]) =>
  shard
    .select()
    .from(supplierAccounts)
    .where(
      and(
        eq(supplierAccounts.tenantId, shard.tenantId),
        sql`${supplierAccounts.supplierId} in ${among(supplierIds)}`,
      ),
    )
    .orderBy(asc(supplierAccounts.id));

const { tenantId: _tenant, ...known } = getTableColumns(suppliers);

export type KnownSupplier = Omit<SupplierRow, "tenantId">;

export async function findSupplier(shard: TenantShard, supplierId: string): Promise<KnownSupplier | null> {
  return (await shard.select(known).from(suppliers).where(eq(suppliers.id, supplierId)).get()) ?? null;
}

/** The suppliers under a key, such as `number 70012`. */
export const selectSuppliersByKeys = (shard: TenantShard, keys: readonly string[]) =>
  shard
    .select({ key: supplierKeys.key, supplierId: supplierKeys.supplierId })
    .from(supplierKeys)
    .where(and(eq(supplierKeys.tenantId, shard.tenantId), sql`${supplierKeys.key} in ${among(keys)}`));

export const insertSupplier = (shard: TenantShard, row: NewRow<typeof suppliers>) =>
  shard.insert(suppliers).values(row);

type Changes = Partial<Omit<SupplierRow, "id" | "tenantId">>;

export const updateSupplier = (shard: TenantShard, supplierId: string, changes: Changes) =>
  shard.update(suppliers).set(changes).where(eq(suppliers.id, supplierId));

/**
 * Counts a settled document, unless someone else learned from it meanwhile. It goes before the end of learning in its
 * batch.
 */
export const countSupplierDocument = (shard: TenantShard, supplierId: string, documentId: string) =>
  shard
    .update(suppliers)
    .set({ documents: sql`${suppliers.documents} + 1` })
    .where(
      and(
        eq(suppliers.id, supplierId),
        sql`exists (select 1 from supplier_documents d where d.document_id = ${documentId} and d.learn > 0)`,
      ),
    );

/** Puts these keys in place of the supplier's former ones. Statements for one batch. */
export const replaceSupplierKeys = (shard: TenantShard, supplierId: string, keys: readonly string[]) => [
  shard.delete(supplierKeys).where(eq(supplierKeys.supplierId, supplierId)),
  shard
    .insert(supplierKeys)
    .select(
      (tenantId) => sql`select ${tenantId}, value, ${supplierId} from json_each(${JSON.stringify(keys)})`,
    ),
];

/** Adds an account; one that the supplier has stays as it is. */
export const insertSupplierAccount = (shard: TenantShard, row: NewRow<typeof supplierAccounts>) =>
  shard.insert(supplierAccounts).values(row).onConflictDoNothing();

export const deleteSupplierAccount = (shard: TenantShard, supplierId: string, accountId: string) =>
  shard
    .delete(supplierAccounts)
    .where(and(eq(supplierAccounts.supplierId, supplierId), eq(supplierAccounts.id, accountId)))
    .returning({ key: supplierAccounts.key });

/** A supplier and all that is kept of it. Statements for one batch. */
export const deleteSupplierRows = (shard: TenantShard, supplierId: string) => [
  shard.delete(supplierKeys).where(eq(supplierKeys.supplierId, supplierId)),
  shard.delete(supplierAccounts).where(eq(supplierAccounts.supplierId, supplierId)),
  shard.delete(suppliers).where(eq(suppliers.id, supplierId)).returning({ id: suppliers.id }),
];

type Place = { sortKey: string; id: string } | null;

const isAfter = (place: Place) =>
  place
    ? or(
        gt(suppliers.sortKey, place.sortKey),
        and(eq(suppliers.sortKey, place.sortKey), gt(suppliers.id, place.id)),
      )
    : undefined;

/** The next suppliers by name. */
export const selectSuppliers = (shard: TenantShard, after: Place, limit: number) =>
  shard
    .select()
    .from(suppliers)
    .where(and(eq(suppliers.tenantId, shard.tenantId), isAfter(after)))
    .orderBy(asc(suppliers.sortKey), asc(suppliers.id))
    .limit(limit);

/** Matches of a search that are looked at. */
const mostFound = 500;

/**
 * The next suppliers, by name, with a word of their names, a number or a tax number that begins like one of these; all of `words` are
 * in the folded name, or the key is a number.
 */
export const selectFoundSuppliers = (
  shard: TenantShard,
  beginnings: readonly string[],
  words: readonly string[],
  after: Place,
  limit: number,
) => {
  const ranges = beginnings
    .filter((word) => word !== "")
    .map(
      (
        word,
      ) => sql`select supplier_id from (select supplier_id from supplier_keys where tenant_id = ${shard.tenantId}
        and key >= ${`word ${word}`} and key < ${`word ${word}\u{10ffff}`} limit ${sql.raw(String(mostFound))})`,
    );
  return shard
    .select()
    .from(suppliers)
    .where(
      and(
        ranges.length === 0 ? sql`0` : sql`${suppliers.id} in (${sql.join(ranges, sql` union `)})`,
        words.length < 2
          ? undefined
          : and(
              ...words.map(
                (word) =>
                  sql`instr(${suppliers.sortKey} || ' ' || ${suppliers.otherNames} || ' ' || ${suppliers.number}, ${word}) > 0`,
              ),
            ),
        isAfter(after),
      ),
    )
    .orderBy(asc(suppliers.sortKey), asc(suppliers.id))
    .limit(limit);
};

export const countSuppliers = (shard: TenantShard) =>
  shard
    .select({ count: sql<number>`count(*)` })
    .from(suppliers)
    .where(eq(suppliers.tenantId, shard.tenantId));

type FileRow = Omit<SupplierRow, "tenantId" | "createdAt" | "updatedAt" | "documents"> & { keys: string[] };

/** Puts many suppliers on file at once, or what changed of them, with their keys. Statements for one batch; each row goes as JSON. */
export const putSuppliers = (shard: TenantShard, rows: readonly FileRow[], at: Date) => {
  const texts = JSON.stringify(
    rows.map(({ otherNames, taxNumbers, keys: _, ...row }) => ({
      ...row,
      otherNames: JSON.stringify(otherNames),
      taxNumbers: JSON.stringify(taxNumbers),
    })),
  );
  const of = (name: string) => sql`json_extract(value, ${sql.raw(`'$.${name}'`)})`;
  const ids = among(rows.map(({ id }) => id));
  const keys = JSON.stringify(rows.flatMap(({ id, keys: own }) => own.map((key) => ({ id, key }))));
  const excluded = (name: string) => sql.raw(`excluded.${name}`);
  return [
    shard
      .insert(suppliers)
      .select(
        (tenantId) => sql`select ${of("id")}, ${tenantId}, ${of("number")}, ${of("name")}, ${of("sortKey")},
          ${of("otherNames")}, ${of("taxNumbers")}, ${of("country")}, ${of("currency")}, ${of("email")},
          ${of("defaultAccount")}, ${of("orderRequired")}, ${of("origin")}, 0, ${at.getTime()}, ${at.getTime()}
          from json_each(${texts}) where true`,
      )
      .onConflictDoUpdate({
        target: suppliers.id,
        set: {
          number: excluded("number"),
          name: excluded("name"),
          sortKey: excluded("sort_key"),
          otherNames: excluded("other_names"),
          taxNumbers: excluded("tax_numbers"),
          country: excluded("country"),
          currency: excluded("currency"),
          email: excluded("email"),
          defaultAccount: excluded("default_account"),
          orderRequired: excluded("order_required"),
          updatedAt: at,
        },
      }),
    shard.delete(supplierKeys).where(sql`${supplierKeys.supplierId} in ${ids}`),
    shard
      .insert(supplierKeys)
      .select(
        (tenantId) => sql`select ${tenantId}, ${of("key")}, ${of("id")} from json_each(${keys}) where true`,
      )
      .onConflictDoNothing(),
  ];
};

type FileAccount = { id: string; supplierId: string; key: string; country: string };

/** Adds accounts of a file; those that are there stay as they are. */
export const putFileAccounts = (shard: TenantShard, rows: readonly FileAccount[], by: string, at: Date) => {
  const of = (name: keyof FileAccount) => sql`json_extract(value, ${sql.raw(`'$.${name}'`)})`;
  return shard
    .insert(supplierAccounts)
    .select(
      (
        tenantId,
      ) => sql`select ${of("id")}, ${tenantId}, ${of("supplierId")}, ${of("key")}, ${of("country")}, 'file',
        null, ${by}, ${at.getTime()} from json_each(${JSON.stringify(rows)}) where true`,
    )
    .onConflictDoNothing();
};

type SettledAccount = {
  id: string;
  supplierId: string;
  key: string;
  country: string;
  documentId: string;
  by: string;
  at: Date;
};

/** Adds the account of a document that a person settled, if the decision was recorded just before in the batch. */
export const insertVerifiedAccount = (
  shard: TenantShard,
  { id, supplierId, key, country, documentId, by, at }: SettledAccount,
) =>
  shard
    .insert(supplierAccounts)
    .select(
      (
        tenantId,
      ) => sql`select ${id}, ${tenantId}, ${supplierId}, ${key}, ${country}, 'settled', ${documentId}, ${by},
        ${at.getTime()} where exists (select 1 from supplier_documents where document_id = ${documentId}
        and tenant_id = ${tenantId} and decided_by = ${by} and decided_at = ${at.getTime()})`,
    )
    .onConflictDoNothing();
