import { commit } from "~/data/commit";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { renewComparisons } from "~/data/shard/supplier-documents";
import {
  countSuppliers,
  putFileAccounts,
  putSuppliers,
  type SupplierRow,
  selectAccountsOf,
  selectSuppliersByKeys,
  selectSuppliersOf,
} from "~/data/shard/suppliers";
import { AppError } from "~/domain/errors/app-error";
import { readCsv } from "~/domain/exports/read-csv";
import { isAllowed } from "~/domain/permissions/actor";
import { countryOf } from "~/domain/suppliers/judge-account";
import { importSuppliersInput, maxSuppliers, type SupplierInput } from "~/domain/suppliers/supplier-inputs";
import {
  foldedName,
  foldedNumber,
  foldedTax,
  keysOfSupplier,
  sortKeyOf,
} from "~/domain/suppliers/supplier-keys";
import {
  type FileSupplier,
  maxRows,
  type RefusedRow,
  suppliersOfRows,
} from "~/domain/suppliers/suppliers-file";
import { auditOfTenant } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Suppliers of one batch: its statements are some megabytes of JSON at most. */
const atOnce = 500;

/** What a row of a file comes to. */
type PlannedRow = { row: number; name: string; what: "new" | "changed"; accounts: number };

/** What a file would do, or did: `rows` are those that are taken, `refused` those that are not, each with the sentence why. */
export type SuppliersImport = {
  applied: boolean;
  created: number;
  changed: number;
  rows: PlannedRow[];
  refused: RefusedRow[];
};

/**
 * Reads suppliers from a CSV file: one with a number that is on file, else a tax number, else a name, is changed, any
 * other is new. An empty cell leaves what is on file as it is, and accounts are added, never removed. Changes nothing
 * until `apply` is said; rows that are wrong are named and left out. Throws AppError `invalid` and `conflict`.
 */
export const importSuppliers = defineOperation({
  name: "suppliers.import",
  permission: "Suppliers.Edit",
  input: importSuppliersInput,
  async run(context: TenantContext, { text, apply }): Promise<SuppliersImport> {
    const rows = readCsv(text);
    if (rows.length > maxRows + 1)
      throw new AppError("invalid", "suppliers.error.too-many-rows", {
        field: "file",
        values: { most: maxRows },
      });
    const { taken, refused } = suppliersOfRows(rows);
    const planned: Planned[] = [];
    const seen = new Set<string>();
    for (let start = 0; start < taken.length; start += atOnce)
      for (const one of await planOf(context, taken.slice(start, start + atOnce))) {
        const problem = seen.has(one.identity) ? "suppliers.error.twice" : one.problem;
        seen.add(one.identity);
        if (problem) refused.push({ row: one.row, message: problem });
        else planned.push(one);
      }
    const created = planned.filter(({ isNew }) => isNew).length;
    await requireRoom(context, created);
    if (apply && planned.length > 0) await keep(context, planned, created);
    return {
      applied: apply,
      created,
      changed: planned.length - created,
      rows: planned.map(({ row, given, isNew, accounts }) => ({
        row,
        name: given.name,
        what: isNew ? ("new" as const) : ("changed" as const),
        accounts: accounts.length,
      })),
      refused: refused.sort((a, b) => a.row - b.row),
    };
  },
});

/** A row with the supplier that it is about; `accounts` are those that are not on its file yet. */
type Planned = {
  row: number;
  supplierId: string;
  identity: string;
  isNew: boolean;
  given: SupplierInput;
  accounts: string[];
  problem: string | null;
};

async function planOf(context: TenantContext, some: readonly FileSupplier[]): Promise<Planned[]> {
  const { shard, actor, newId } = context;
  const owners = await selectSuppliersByKeys(
    shard,
    some.flatMap(({ supplier }) => identitiesOf(supplier)),
  );
  const ids = [...new Set(owners.map(({ supplierId }) => supplierId))];
  const known = ids.length > 0 ? await selectSuppliersOf(shard, ids) : [];
  const accounts = ids.length > 0 ? await selectAccountsOf(shard, ids) : [];
  const maySettle = isAllowed(actor, "Suppliers.SettleBankAccount");
  return some.map((one) => {
    const key = identitiesOf(one.supplier).find((candidate) =>
      owners.some((owner) => owner.key === candidate),
    );
    const before = known.find(({ id }) =>
      owners.some((owner) => owner.key === key && owner.supplierId === id),
    );
    const own = accounts.filter(({ supplierId }) => supplierId === before?.id).map((account) => account.key);
    const added = one.accounts.filter((account) => !own.includes(account));
    const isHeld = added.length > 0 && own.length > 0 && !maySettle;
    return {
      row: one.row,
      supplierId: before?.id ?? newId(),
      identity: before?.id ?? identitiesOf(one.supplier)[0] ?? "",
      isNew: before === undefined,
      given: before ? merged(before, one) : one.supplier,
      accounts: added,
      problem: isHeld ? "suppliers.error.account-needs-permission" : null,
    };
  });
}

/** What a supplier of a file is known by, the surest first. */
const identitiesOf = ({ number, taxNumbers, name }: SupplierInput): string[] =>
  [
    `number ${foldedNumber(number)}`,
    ...taxNumbers.map((one) => `tax ${foldedTax(one)}`),
    `name ${foldedName(name)}`,
  ].filter((key) => !key.endsWith(" "));

/** What is on file, with what the row says. */
const merged = (before: SupplierRow, { supplier, saysOrder }: FileSupplier): SupplierInput => ({
  number: supplier.number || before.number,
  name: supplier.name,
  otherNames: [...new Set([...before.otherNames, ...supplier.otherNames, before.name])]
    .filter((name) => name !== supplier.name)
    .slice(0, 20),
  taxNumbers: [...new Set([...before.taxNumbers, ...supplier.taxNumbers])].slice(0, 20),
  country: supplier.country || before.country,
  currency: supplier.currency || before.currency,
  email: supplier.email || before.email,
  defaultAccount: supplier.defaultAccount || before.defaultAccount,
  orderRequired: saysOrder ? supplier.orderRequired : before.orderRequired,
});

async function requireRoom({ shard }: TenantContext, created: number): Promise<void> {
  const [known] = await countSuppliers(shard);
  if ((known?.count ?? 0) + created > maxSuppliers)
    throw new AppError("conflict", "suppliers.error.too-many", { values: { most: maxSuppliers } });
}

async function keep(context: TenantContext, planned: readonly Planned[], created: number): Promise<void> {
  const { shard, newId, now, actor } = context;
  for (let start = 0; start < planned.length; start += atOnce) {
    const some = planned.slice(start, start + atOnce);
    const accounts = some.flatMap(({ supplierId, accounts: keys }) =>
      keys.map((key) => ({ id: newId(), supplierId, key, country: countryOf(key) })),
    );
    const rows = some.map(({ supplierId, given }) => ({
      id: supplierId,
      ...given,
      origin: "file" as const,
      sortKey: sortKeyOf(given.name),
      keys: keysOfSupplier(given),
    }));
    const [first, ...rest] = [
      ...putSuppliers(shard, rows, now()),
      putFileAccounts(shard, accounts, actor.id, now()),
      ...renewComparisons(shard, {
        supplierIds: some.map(({ supplierId }) => supplierId),
        nameKeys: some.flatMap(({ given }) => [given.name, ...given.otherNames].map(foldedName)),
        taxKeys: some.flatMap(({ given }) => given.taxNumbers.map(foldedTax)),
      }),
      ...(start === 0
        ? [
            insertShardAudit(
              shard,
              auditOfTenant(context, "suppliers.import", {
                created,
                changed: planned.length - created,
                accounts: planned.reduce((sum, one) => sum + one.accounts.length, 0),
              }),
            ),
          ]
        : []),
    ];
    if (first) await commit(shard, [first, ...rest]);
  }
}
