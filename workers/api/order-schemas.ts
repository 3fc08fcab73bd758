import { z } from "@hono/zod-openapi";
import { orderOutcomes } from "~/domain/orders/order-outcome";
import { receiptRules } from "~/domain/orders/order-settings";
import type { OrderDetails } from "~/operations/orders/get";

const outcome = z.enum(orderOutcomes).openapi({
  description: "`matched`, or the most serious difference found.",
});

export const orderOfDocument = z
  .object({
    orderId: z.string().nullable().openapi({ description: "Null: no order of the supplier is on file." }),
    number: z.string().openapi({ description: "The order number on the document, or empty." }),
    outcome,
    text: z.string(),
    findings: z.array(
      z.object({
        finding: z.enum(orderOutcomes),
        lineItem: z.number().int().nullable().openapi({ description: "From 1; null: about the whole." }),
        orderLine: z.string().nullable(),
        billed: z.string(),
        agreed: z.string().openapi({ description: "What the order allows." }),
      }),
    ),
  })
  .nullable()
  .openapi("DocumentOrder");

export const orderParams = z.object({
  orderId: z.string().max(64).openapi({ description: "The ID of the order." }),
});

const head = {
  orderId: z.string(),
  number: z.string(),
  supplierId: z.string(),
  supplierName: z.string().nullable(),
  currency: z.string(),
  closed: z.boolean(),
};

export const listedOrder = z.object(head).openapi("ListedOrder");

export const order = z
  .object({
    ...head,
    lines: z.array(
      z.object({
        line: z.string(),
        itemCode: z.string(),
        description: z.string(),
        quantity: z.number(),
        unitPrice: z.number().nullable(),
        received: z.number().nullable(),
        invoiced: z.number().openapi({ description: "Billed and settled, here or elsewhere." }),
        waiting: z.number().openapi({ description: "On documents that are not approved yet." }),
      }),
    ),
    documents: z.array(z.object({ documentId: z.string(), outcome: outcome.nullable() })),
  })
  .openapi("Order");

/** An order as the API gives it. */
export const shownOrder = ({
  id,
  bills,
  supplierNumber: _,
  ...found
}: OrderDetails): z.output<typeof order> => ({
  orderId: id,
  ...found,
  documents: bills.map(({ documentId, outcome: one }) => ({ documentId, outcome: one })),
});

export const importBody = z
  .object({
    csv: z.string().openapi({
      description: "With headings; up to 1 MB and 5,000 rows, a row for each line of an order.",
      example: "orderNumber,supplierNumber,itemCode,quantity,unitPrice\n4500012,V-100,A-1,10,2.50\n",
    }),
    apply: z.boolean().optional(),
  })
  .openapi("OrdersImportData");

export const imported = z
  .object({
    applied: z.boolean(),
    created: z.number().int().openapi({ description: "Number of new orders." }),
    changed: z.number().int(),
    rows: z.array(
      z.object({
        row: z.number().int(),
        number: z.string(),
        line: z.string(),
        what: z.enum(["new", "changed"]),
      }),
    ),
    refused: z.array(z.object({ row: z.number().int(), message: z.string() })),
  })
  .openapi("OrdersImport");

export const settings = z
  .object({
    pricePercent: z.number().openapi({ example: 2 }),
    priceLeast: z.number().openapi({ example: 0.01 }),
    quantityPercent: z.number().openapi({ example: 0 }),
    totalPercent: z.number().openapi({ example: 1 }),
    totalLeast: z.number().openapi({ example: 1 }),
    receipts: z.enum(receiptRules),
  })
  .openapi("OrderSettings");
