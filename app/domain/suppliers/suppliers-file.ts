import { readBankAccount } from "@fieldwise/engine/payments";
import { csvLine } from "../exports/csv";
import { type SupplierInput, supplierInput } from "./supplier-inputs";

/** Rows of one file. */
export const maxRows = 5_000;

const columns = [
  "number",
  "name",
  "otherNames",
  "taxNumber",
  "country",
  "iban",
  "email",
  "defaultAccount",
  "currency",
  "orderRequired",
] as const;
type Column = (typeof columns)[number];

/** How other programs head the same columns, in English and Spanish, folded. */
const headings: Record<Column, readonly string[]> = {
  number: [
    "number",
    "suppliernumber",
    "vendornumber",
    "vendorno",
    "vendorid",
    "supplierid",
    "numero",
    "codigo",
    "numerodeproveedor",
    "numeroproveedor",
  ],
  name: [
    "name",
    "supplier",
    "suppliername",
    "vendor",
    "vendorname",
    "company",
    "nombre",
    "proveedor",
    "nombredelproveedor",
    "razonsocial",
  ],
  otherNames: ["othernames", "aliases", "alsoknownas", "otrosnombres"],
  taxNumber: [
    "taxnumber",
    "taxnumbers",
    "taxid",
    "vat",
    "vatnumber",
    "vatid",
    "abn",
    "gstin",
    "ein",
    "nif",
    "cif",
    "rfc",
    "numerofiscal",
    "identificacionfiscal",
  ],
  country: ["country", "countrycode", "pais"],
  iban: [
    "iban",
    "bankaccount",
    "bankaccounts",
    "account",
    "accounts",
    "cuentabancaria",
    "cuentasbancarias",
    "cuenta",
  ],
  email: ["email", "mail", "emailaddress", "correo", "correoelectronico"],
  defaultAccount: [
    "defaultaccount",
    "glaccount",
    "ledgeraccount",
    "expenseaccount",
    "cuentacontable",
    "cuentapordefecto",
  ],
  currency: ["currency", "currencycode", "moneda", "divisa"],
  orderRequired: [
    "orderrequired",
    "porequired",
    "purchaseorderrequired",
    "pedidoobligatorio",
    "requierepedido",
  ],
};

const folded = (heading: string) =>
  heading
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");

/** A supplier of a file; the accounts are keys. `row` counts from 1, the headings are row 1. */
export type FileSupplier = { row: number; supplier: SupplierInput; saysOrder: boolean; accounts: string[] };

/** A row that cannot be taken, and the key of the sentence why. */
export type RefusedRow = { row: number; message: string };

/** The suppliers of a table, and the rows that are none; a column that is not known is left out. */
export function suppliersOfRows(rows: readonly string[][]): { taken: FileSupplier[]; refused: RefusedRow[] } {
  const [heads = [], ...body] = rows;
  const places = new Map(
    columns.map((column) => [column, heads.findIndex((head) => headings[column].includes(folded(head)))]),
  );
  if (places.get("name") === -1)
    return { taken: [], refused: [{ row: 1, message: "suppliers.error.no-heading" }] };
  const taken: FileSupplier[] = [];
  const refused: RefusedRow[] = [];
  for (const [index, cells] of body.entries()) {
    const row = index + 2;
    const cell = (column: Column) => withoutGuard(cells[places.get(column) ?? -1] ?? "");
    const { taxNumber, iban, ...rest } = Object.fromEntries(columns.map((column) => [column, cell(column)]));
    const parsed = supplierInput.safeParse({ ...rest, taxNumbers: taxNumber });
    const accounts = (iban ?? "")
      .split("|")
      .map((one) => one.trim())
      .filter((one) => one !== "");
    const read = accounts.map((one) => readBankAccount(one)?.key);
    if (!parsed.success) refused.push({ row, message: parsed.error.issues[0]?.message ?? "error.invalid" });
    else if (read.includes(undefined)) refused.push({ row, message: "suppliers.error.bank-account" });
    else
      taken.push({
        row,
        supplier: parsed.data,
        saysOrder: rest.orderRequired !== "",
        accounts: read.filter((key) => key !== undefined),
      });
  }
  return { taken, refused };
}

/** A supplier as a file has it. */
export type WrittenSupplier = SupplierInput & { accounts: readonly string[] };

export const suppliersHeading = (): string => csvLine(columns);

/** A line of CSV in the columns in which it comes back. */
export const supplierLine = (one: WrittenSupplier): string =>
  csvLine([
    one.number,
    one.name,
    one.otherNames.join("|"),
    one.taxNumbers.join("|"),
    one.country,
    one.accounts.join("|"),
    one.email,
    one.defaultAccount,
    one.currency,
    one.orderRequired ? "yes" : "no",
  ]);

/** What our own files put before a cell so that no spreadsheet runs it. */
const withoutGuard = (cell: string): string =>
  cell
    .replace(/^'(?=[\s\p{Z}\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212\ufe66\ufe62\ufe63\ufe6b])/u, "")
    .trim();
