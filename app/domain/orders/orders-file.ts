import { csvLine, unguarded } from "../exports/csv";
import { type DecimalMark, decimalMarkOf, numberIn } from "./file-number";
import { maxOrderLines } from "./order-inputs";
import { orderKeyOf } from "./order-keys";

/** Rows of one file. */
export const maxOrderRows = 5_000;

const columns = [
  "orderNumber",
  "supplierNumber",
  "line",
  "itemCode",
  "description",
  "quantity",
  "unitPrice",
  "currency",
  "receivedQuantity",
  "invoicedQuantity",
  "closed",
] as const;
type Column = (typeof columns)[number];

/** How other programs head the same columns, in English and Spanish, folded. */
const headings: Record<Column, readonly string[]> = {
  orderNumber: [
    "ordernumber",
    "order",
    "orderno",
    "ponumber",
    "po",
    "pono",
    "purchaseorder",
    "purchaseordernumber",
    "pedido",
    "numerodepedido",
    "numeropedido",
    "ordendecompra",
    "numerodeordendecompra",
  ],
  supplierNumber: [
    "suppliernumber",
    "supplier",
    "vendornumber",
    "vendor",
    "vendorno",
    "vendorid",
    "supplierid",
    "proveedor",
    "numerodeproveedor",
    "codigodeproveedor",
  ],
  line: ["line", "linenumber", "lineno", "position", "pos", "linea", "posicion", "numerodelinea"],
  itemCode: [
    "itemcode",
    "item",
    "itemnumber",
    "itemno",
    "sku",
    "article",
    "articlenumber",
    "product",
    "productcode",
    "articulo",
    "codigo",
    "codigodearticulo",
    "referencia",
  ],
  description: ["description", "itemdescription", "text", "descripcion", "concepto"],
  quantity: ["quantity", "qty", "orderedquantity", "quantityordered", "cantidad", "cantidadpedida"],
  unitPrice: [
    "unitprice",
    "price",
    "unitcost",
    "directunitcost",
    "precio",
    "preciounitario",
    "costeunitario",
  ],
  currency: ["currency", "currencycode", "moneda", "divisa"],
  receivedQuantity: [
    "receivedquantity",
    "received",
    "quantityreceived",
    "qtyreceived",
    "cantidadrecibida",
    "recibido",
  ],
  invoicedQuantity: [
    "invoicedquantity",
    "invoiced",
    "quantityinvoiced",
    "billedquantity",
    "cantidadfacturada",
    "facturado",
  ],
  closed: ["closed", "iscompleted", "completed", "cerrado", "cerrada"],
};

const folded = (heading: string) =>
  heading
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");

/** A line of an order as a file has it; null is a cell that says nothing and leaves what is on file. */
export type FileOrderLine = {
  row: number;
  number: string;
  key: string;
  supplierNumber: string;
  line: string;
  itemCode: string;
  description: string;
  quantity: number;
  unitPrice: number | null;
  currency: string;
  received: number | null;
  invoiced: number | null;
  closed: boolean | null;
};

/** A row that cannot be taken, and the key of the sentence why. */
export type RefusedOrderRow = { row: number; message: string };

type Read = { taken: FileOrderLine[]; refused: RefusedOrderRow[] };

/**
 * The lines of orders in a table, and the rows that are none; a column that is not known is left out. Which mark stands before
 * decimals, all numbers of the file say together. A row without a line number is the next of its order.
 */
export function orderLinesOfRows(rows: readonly { number: number; cells: string[] }[]): Read {
  const [head, ...body] = rows;
  const places = new Map(
    columns.map((column) => [
      column,
      (head?.cells ?? []).findIndex((heading) => headings[column].includes(folded(heading))),
    ]),
  );
  const missing = (["orderNumber", "supplierNumber", "quantity"] as const).some(
    (column) => places.get(column) === -1,
  );
  if (missing) return { taken: [], refused: [{ row: 1, message: "orders.error.no-heading" }] };
  const cellIn = (cells: readonly string[], column: Column) =>
    unguarded((cells[places.get(column) ?? -1] ?? "").trim()).trim();
  const mark = decimalMarkOf(
    body.flatMap(({ cells }) => numberColumns.map((column) => cellIn(cells, column))),
  );
  const taken: FileOrderLine[] = [];
  const refused: RefusedOrderRow[] = [];
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  for (const { number: row, cells } of body) {
    const read = lineOf(row, (column) => cellIn(cells, column), mark);
    if (typeof read === "string") {
      refused.push({ row, message: read });
      continue;
    }
    const order = `${read.supplierNumber}\n${read.key}`;
    const count = (counts.get(order) ?? 0) + 1;
    counts.set(order, count);
    const line = read.line || String(count);
    const place = `${order}\n${line}`;
    if (seen.has(place)) refused.push({ row, message: "orders.error.twice" });
    else if (count > maxOrderLines) refused.push({ row, message: "orders.error.too-many-lines" });
    else taken.push({ ...read, line });
    seen.add(place);
  }
  return { taken, refused };
}

const numberColumns = ["quantity", "unitPrice", "receivedQuantity", "invoicedQuantity"] as const;

/** Quantities and prices above it are a slip: a number of an order in the wrong column. */
const mostFigure = 1e12;

function lineOf(
  row: number,
  cell: (column: Column) => string,
  mark: DecimalMark | null,
): FileOrderLine | string {
  const number = cell("orderNumber").slice(0, 60);
  const key = orderKeyOf(number);
  if (key === "") return "orders.error.no-number";
  if (cell("supplierNumber") === "") return "orders.error.no-supplier-number";
  if (["line", "itemCode"].some((column) => cell(column as Column).length > 60))
    return "orders.error.too-long";
  if (cell("description").length > 500) return "orders.error.too-long";
  const figures = numberColumns.map((column) => {
    const text = cell(column);
    return text === "" ? null : (numberIn(text, mark) ?? Number.NaN);
  });
  if (figures.some((figure) => figure !== null && !(figure >= 0 && figure <= mostFigure)))
    return "orders.error.number";
  const [quantity = null, unitPrice = null, received = null, invoiced = null] = figures;
  if (quantity === null) return "orders.error.no-quantity";
  const currency = cell("currency").toUpperCase();
  if (!/^(?:[A-Z]{3})?$/.test(currency)) return "suppliers.error.currency";
  const closed = yesOrNo(cell("closed"));
  if (closed === undefined) return "suppliers.error.yes-or-no";
  return {
    row,
    number,
    key,
    supplierNumber: cell("supplierNumber").slice(0, 60),
    line: cell("line"),
    itemCode: cell("itemCode"),
    description: cell("description"),
    quantity,
    unitPrice,
    currency,
    received,
    invoiced,
    closed,
  };
}

const yes = ["1", "true", "yes", "y", "si", "s\u00ed", "x"];
const no = ["0", "false", "no", "n"];

/** Null for an empty cell, undefined for what is neither. */
function yesOrNo(cell: string): boolean | null | undefined {
  const word = cell.toLowerCase();
  if (word === "") return null;
  return yes.includes(word) ? true : no.includes(word) ? false : undefined;
}

/** A line of an order as a file has it that comes back. */
export type WrittenOrderLine = {
  number: string;
  supplierNumber: string;
  line: string;
  itemCode: string;
  description: string;
  quantity: number;
  unitPrice: number | null;
  currency: string;
  received: number | null;
  invoiced: number;
  closed: boolean;
};

export const ordersHeading = (): string => csvLine(columns);

/** A line of CSV in the columns in which it comes back. */
export const orderFileLine = (one: WrittenOrderLine): string =>
  csvLine([
    one.number,
    one.supplierNumber,
    one.line,
    one.itemCode,
    one.description,
    one.quantity,
    one.unitPrice,
    one.currency,
    one.received,
    one.invoiced,
    one.closed ? "yes" : "no",
  ]);
