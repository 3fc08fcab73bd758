import { z } from "zod";

/** What a list can show of any document besides its file and status, which it always shows. */
const plainColumns = [
  "picture",
  "confidence",
  "receivedOn",
  "processedOn",
  "release",
  "erp",
  "source",
  "pageCount",
] as const;
type PlainColumn = (typeof plainColumns)[number];

/** A column of a list: a plain one, or `field.` and the key of one of the model's header fields. */
export type ListColumn = PlainColumn | `field.${string}`;

type ColumnModel = { fields: readonly { key: string; line: boolean }[] };

/** Vendor, number, date and amount: what people know a document by, by type of document. */
const knownBy: readonly (readonly string[])[] = [
  ["vendorName", "advertiser", "customerName"],
  ["invoiceNumber", "orderNumber", "accountNumber"],
  ["invoiceDate", "orderDate", "statementDate", "periodEnd"],
  ["total", "grossAmount", "amountDue", "closingBalance"],
];

/** The default columns; a model that has none of the usual fields shows its first four. */
export function defaultColumns({ fields }: ColumnModel): ListColumn[] {
  const heads = fields.filter(({ line }) => !line).map(({ key }) => key);
  const usual = knownBy.flatMap((keys) => keys.find((key) => heads.includes(key)) ?? []);
  const shown = usual.length > 0 ? usual : heads.slice(0, knownBy.length);
  return [...shown.map((key): ListColumn => `field.${key}`), "receivedOn"];
}

/** Columns that a list shows at most: more cannot be read. */
export const maxListColumns = 12;

/** The columns that a list of a model can have, in their order. */
export const possibleColumns = (model: ColumnModel): ListColumn[] => [
  ...plainColumns,
  ...model.fields.filter(({ line }) => !line).map(({ key }): ListColumn => `field.${key}`),
];

/** The key of the field that a column shows; null for a plain column. */
export const fieldOfColumn = (column: ListColumn): string | null =>
  column.startsWith("field.") ? column.slice("field.".length) : null;

const modelId = z.string().min(1).max(64);

/** The columns to show from now on, in any order; `null` goes back to the usual ones. */
export const chooseColumnsInput = z.object({
  modelId,
  columns: z.array(z.string().max(100)).max(maxListColumns, "list.error.too-many-columns").nullable(),
});

export const listColumnsInput = z.object({ modelId });
