import { z } from "zod";
import { decodeRowCursor } from "../listing/row-cursor";
import { receiptRules } from "./order-settings";

/** Orders that an organization may have on file: some years of a large customer's. */
export const maxOrders = 100_000;

/** Lines of one order: what one bill is compared with in a moment. */
export const maxOrderLines = 1_000;

/** Bytes of one file: 5,000 rows with everything in them. */
export const maxOrderBytes = 1_000_000;

const id = z.string().min(1).max(64);

export const orderIdInput = z.object({ orderId: id });

export const importOrdersInput = z.object({
  text: z.string().max(maxOrderBytes, "orders.error.file-too-large"),
  apply: z.boolean().default(false),
});

const cursor = z.preprocess(
  (value) => (value === "" ? undefined : value),
  z
    .string()
    .max(500)
    .refine((value) => decodeRowCursor(value) !== null, "documents.error.not-a-cursor")
    .optional(),
);

export const listOrdersInput = z.object({
  search: z.string().trim().max(100).default(""),
  cursor,
  size: z.coerce.number("documents.error.not-a-size").int().min(1).max(100).default(50),
});

/** A figure as people type it, with a comma or a point before decimals. */
const figure = (most: number) =>
  z.preprocess(
    (value) => (typeof value === "string" ? value.trim().replace(",", ".") || Number.NaN : value),
    z.coerce.number("orders.error.figure").min(0, "orders.error.figure").max(most, "orders.error.figure"),
  );

export const orderSettingsInput = z.object({
  pricePercent: figure(100),
  priceLeast: figure(1_000_000),
  quantityPercent: figure(100),
  totalPercent: figure(100),
  totalLeast: figure(1_000_000),
  receipts: z.enum(receiptRules, "orders.error.receipts"),
});
