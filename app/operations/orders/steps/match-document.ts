import type { FoundValue, LineItem } from "@fieldwise/engine/results";
import { read, type Statement } from "~/data/commit";
import {
  type OrderRow,
  putClaims,
  selectAnyOrder,
  selectClaimsBefore,
  selectOrderLines,
  selectOrderSettings,
  selectOrdersByKey,
} from "~/data/shard/orders";
import type { SupplierRow } from "~/data/shard/suppliers";
import { baseModelOf } from "~/domain/models/base-models";
import { type BilledLine, type MatchedBill, matchOrder } from "~/domain/orders/match-order";
import { orderKeyOf } from "~/domain/orders/order-keys";
import type { OrderFinding, OrderMatch, OrderOutcome } from "~/domain/orders/order-outcome";
import { type OrderSettings, usualOrderSettings } from "~/domain/orders/order-settings";
import type { RunContext } from "../../processing/processing-context";

/** A bill as it is matched; its rows are read only where there is an order to hold them against. */
export type MatchedInput = {
  documentId: string;
  baseModelId: string;
  values: Readonly<Record<string, FoundValue>>;
  rows: () => Promise<readonly LineItem[]>;
  supplier: SupplierRow | null;
};

/**
 * How a bill compares with its order; `isConcern`: someone should look at it. `claims` go into the batch of the document,
 * after the row that says how it was compared.
 */
export type OrderMatching = {
  orderKey: string;
  match: OrderMatch | null;
  isConcern: boolean;
  claims: Statement[];
};

/** Rows of a bill that are matched one by one; a longer table is held against the order by its sum. */
export const maxMatchedRows = 2_000;

/**
 * Matches a bill with the order that it names, of its supplier. A bill that names none, or one that is not on file, has an outcome where
 * its supplier requires an order, and the latter also where the organization keeps orders here.
 */
export async function matchDocument(context: RunContext, input: MatchedInput): Promise<OrderMatching> {
  const { shard } = context;
  const { documentId, supplier } = input;
  const number = (input.values.orderNumber?.value ?? "").trim().slice(0, 60);
  const orderKey = orderKeyOf(number);
  const isRequired = supplier?.orderRequired ?? false;
  const without = (outcome: OrderOutcome | null, findings: OrderFinding[], isConcern: boolean) => ({
    orderKey,
    match: outcome && { outcome, orderId: null, number, findings },
    isConcern,
    claims: putClaims(shard, documentId, null, []),
  });
  if (orderKey === "")
    return isRequired ? without("order-unknown", [finding("order-unknown")], true) : without(null, [], false);
  const [orders, any, [settings]] = await read(shard, [
    selectOrdersByKey(shard, orderKey),
    selectAnyOrder(shard),
    selectOrderSettings(shard),
  ]);
  const order = orders.find(({ supplierId }) => supplierId === supplier?.id);
  if (order) return matched(context, input, order, { orderKey, settings: settings ?? usualOrderSettings });
  if (orders.length > 0) return without("supplier-differs", [finding("supplier-differs", number)], true);
  return isRequired || any.length > 0
    ? without("order-unknown", [finding("order-unknown", number)], isRequired)
    : without(null, [], false);
}

async function matched(
  { shard }: RunContext,
  input: MatchedInput,
  order: OrderRow,
  { orderKey, settings }: { orderKey: string; settings: OrderSettings },
): Promise<OrderMatching> {
  const [lines, before] = await read(shard, [
    selectOrderLines(shard, [order.id]),
    selectClaimsBefore(shard, order.id, input.documentId),
  ]);
  const taken = new Map(before.map(({ line, quantity }) => [line, quantity]));
  const elsewhere = lines.reduce((sum, { invoiced, unitPrice }) => sum + invoiced * (unitPrice ?? 0), 0);
  const { outcome, findings, claims } = matchOrder(
    await billOf(input),
    {
      currency: order.currency,
      closed: order.closed,
      invoicedAmount: elsewhere + before.reduce((sum, { amount }) => sum + amount, 0),
      lines: lines.map((line) => ({ ...line, invoiced: line.invoiced + (taken.get(line.line) ?? 0) })),
    },
    settings,
  );
  return {
    orderKey,
    match: { outcome, orderId: order.id, number: order.number, findings: findings.slice(0, mostFindings) },
    isConcern: outcome !== "matched",
    claims: putClaims(shard, input.documentId, order, claims),
  };
}

/** What is said of one bill: nobody reads more. */
const mostFindings = 50;

const finding = (kind: OrderFinding["kind"], billed = ""): OrderFinding => ({
  kind,
  row: null,
  line: null,
  billed,
  agreed: "",
});

async function billOf({ baseModelId, values, rows }: MatchedInput): Promise<MatchedBill> {
  const read = await rows();
  const [subTotal, total, tax] = ["subTotal", "total", "tax"].map((key) => figureOf(values[key]));
  return {
    currency: values.currency?.value ?? "",
    net: subTotal ?? (total == null ? null : total - (tax ?? 0)),
    isCredit: baseModelOf(baseModelId)?.kind === "credit_note" || (total ?? subTotal ?? 0) < 0,
    lines: read.length > maxMatchedRows ? [] : read.map(lineOf),
  };
}

const lineOf = ({ cells }: LineItem, index: number): BilledLine => ({
  row: index + 1,
  itemCode: cells.itemCode?.value ?? "",
  description: cells.description?.value ?? "",
  quantity: figureOf(cells.quantity),
  unitPrice: figureOf(cells.unitPrice),
  net: figureOf(cells.netTotal),
});

function figureOf(found: FoundValue | undefined): number | null {
  const text = found?.value ?? "";
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}
