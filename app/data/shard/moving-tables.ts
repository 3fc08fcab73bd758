import { sql } from "drizzle-orm";
import type { SweepShard } from "./sweep-shard";

/** A table with rows of tenants: its columns without those that the database works out itself, and its primary key. */
export type MovingTable = {
  name: string;
  columns: string[];
  key: string[];
  part: Part | undefined;
  /** The rows of other tables that one of this cannot be without: by which column, and by which key of theirs. */
  owners: { column: string; owner: string; key: string }[];
};

/** The tables without a tenant of their own: the column that names the row they are a part of, and where that row is. */
type Part = { column: string; owner: string };

const parts: Record<string, Part> = {
  pages: { column: "document_id", owner: "documents" },
  results: { column: "document_id", owner: "documents" },
  layout_keys: { column: "document_id", owner: "documents" },
  taught_lessons: { column: "document_id", owner: "documents" },
  document_counts: { column: "model_id", owner: "tenant_ai_models" },
  vendor_memory_keys: { column: "memory_id", owner: "vendor_memories" },
  vendor_memory_sources: { column: "memory_id", owner: "vendor_memories" },
  version_documents: { column: "version_id", owner: "model_versions" },
  answer_changes: { column: "version_id", owner: "model_versions" },
};

/** What belongs to a shard and not to its tenants, and the search index, which triggers and the indexing of words make anew. */
const ofShard = /^(sqlite_|_cf_|d1_|document_search|file_sweeps$|resting_tenants$|moving_changes$)/;

/** What triggers keep up to date of other tables goes last, so that it ends as it stands and not as they left it. */
const keptByTriggers = [
  "energy_documents",
  "supplier_documents",
  "purchase_orders",
  "purchase_order_lines",
  "erp_sendings",
  "document_figures",
  "document_counts",
  "document_days",
  "field_days",
  "correction_days",
  "mail_days",
  "usage_days",
  "webhook_endpoints",
  "webhook_events",
  "webhook_deliveries",
  "bell_lines",
  "bell_reads",
];

/**
 * The tables of a shard that hold what tenants have, each after those that it refers to: asked of the database, so that
 * none can be forgotten. Throws for a table that is not known to be anyone's.
 */
export async function movingTables(shard: SweepShard): Promise<MovingTable[]> {
  const names = await shard.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' and sql is not null order by name`,
  );
  const own = names.map(({ name }) => name).filter((name) => !ofShard.test(name));
  const [columns, references] = await Promise.all([
    describe<Column>(shard, "table_xinfo", own),
    describe<Reference>(shard, "foreign_key_list", own),
  ]);
  return inOrder(own.map((name, at) => described(name, columns[at] ?? [], references[at] ?? [])));
}

type Described = MovingTable & { refersTo: string[] };

type Column = { name: string; pk: number; hidden: number };

type Reference = { table: string; from: string; to: string };

/** What the database says of each of these tables, in one go. */
async function describe<R>(shard: SweepShard, what: string, names: readonly string[]): Promise<R[][]> {
  const [first, ...others] = names.map((name) => shard.all<R>(sql.raw(`pragma ${what}("${name}")`)));
  return first ? shard.batch([first, ...others]) : [];
}

function described(name: string, columns: readonly Column[], references: readonly Reference[]): Described {
  const part = parts[name];
  if (!part && !columns.some((column) => column.name === "tenant_id"))
    throw new Error(`the table ${name} is nobody's: a move does not know what to do with it`);
  const key = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
  return {
    name,
    columns: columns.filter(({ hidden }) => hidden === 0).map((column) => column.name),
    key: key.map((column) => column.name),
    part,
    owners: references.map(({ table, from, to }) => ({ column: from, owner: table, key: to })),
    refersTo: [...references.map(({ table }) => table), ...(part ? [part.owner] : [])],
  };
}

function inOrder(tables: Described[]): MovingTable[] {
  const late = (name: string) => keptByTriggers.indexOf(name);
  const left = tables.toSorted((one, other) => late(one.name) - late(other.name));
  const ordered: MovingTable[] = [];
  while (left.length > 0) {
    const at = left.findIndex(
      ({ name, refersTo }) =>
        !refersTo.some((table) => table !== name && left.some((other) => other.name === table)),
    );
    const [next] = left.splice(at, 1);
    if (at < 0 || !next) throw new Error("tables refer to each other in a circle");
    const { refersTo: _, ...table } = next;
    ordered.push(table);
  }
  return ordered;
}

/** A tenant's id as it is written into a statement that can bind nothing. Throws when it could be anything but an id. */
export function quotedTenant(tenantId: string): string {
  if (!/^[\w-]{1,64}$/.test(tenantId)) throw new Error("this is no id of a tenant");
  return `'${tenantId}'`;
}

/** The condition that a row, called `row` in the statement, is the tenant's. */
export function ownedBy(table: MovingTable, row: string, tenantId: string): string {
  const { part } = table;
  if (!part) return `${row}.tenant_id = ${quotedTenant(tenantId)}`;
  return `exists (select 1 from ${part.owner} owner where owner.id = ${row}.${part.column}
    and owner.tenant_id = ${quotedTenant(tenantId)})`;
}
