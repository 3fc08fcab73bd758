import { createRoute, z } from "@hono/zod-openapi";
import { attachmentHeaders } from "~/http/attachment";
import { deleteOrder } from "~/operations/orders/delete";
import { editOrderSettings } from "~/operations/orders/edit-settings";
import { exportOrders } from "~/operations/orders/export";
import { getOrder } from "~/operations/orders/get";
import { getOrderSettings } from "~/operations/orders/get-settings";
import { importOrders } from "~/operations/orders/import";
import { listOrders } from "~/operations/orders/list";
import type { Api } from "./api-environment";
import { translatorOf } from "./api-language";
import { importBody, imported, listedOrder, order, orderParams, settings, shownOrder } from "./order-schemas";
import { renamedProblems } from "./renamed-problems";
import { bodyOf, downloadResponse, errorResponses, jsonResponse, routeDefaults } from "./responses";

const shared = routeDefaults("Suppliers");
const done = { description: "Done." };

const list = createRoute({
  method: "get",
  path: "/api/orders",
  ...shared,
  summary: "List the purchase orders by number",
  request: {
    query: z.object({
      search: z.string().optional().openapi({ description: "The beginning of the number." }),
      cursor: z.string().optional().openapi({ description: "`nextCursor` of a response." }),
      size: z.string().optional().openapi({ description: "1 to 100; default 50." }),
    }),
  },
  responses: {
    200: jsonResponse(
      "A page of orders.",
      z.object({ items: z.array(listedOrder), nextCursor: z.string().nullable() }),
    ),
    ...errorResponses(),
  },
});

const importFile = createRoute({
  method: "post",
  path: "/api/orders/import",
  ...shared,
  summary: "Import purchase orders and receipts from CSV",
  description:
    "An order of a supplier whose number is on file is updated, any other is new; an empty cell changes nothing. Nothing changes until `apply` is true; invalid rows are listed and left out. Waiting documents that name one of the orders are matched again.",
  request: { body: bodyOf(importBody) },
  responses: { 200: jsonResponse("What it did, or would do.", imported), ...errorResponses(400, 409, 415) },
});

const exportFile = createRoute({
  method: "get",
  path: "/api/orders/export",
  ...shared,
  summary: "Download all purchase orders as CSV",
  responses: { 200: downloadResponse("text/csv"), ...errorResponses() },
});

const readSettings = createRoute({
  method: "get",
  path: "/api/orders/settings",
  ...shared,
  summary: "Get the tolerances for purchase orders",
  responses: { 200: jsonResponse("The tolerances.", settings), ...errorResponses() },
});

const saveSettings = createRoute({
  method: "put",
  path: "/api/orders/settings",
  ...shared,
  summary: "Change the tolerances for purchase orders",
  request: { body: bodyOf(settings) },
  responses: { 204: done, ...errorResponses(400, 415) },
});

const one = createRoute({
  method: "get",
  path: "/api/orders/{orderId}",
  ...shared,
  summary: "Get a purchase order with its lines",
  request: { params: orderParams },
  responses: { 200: jsonResponse("The order.", order), ...errorResponses(404) },
});

const remove = createRoute({
  method: "delete",
  path: "/api/orders/{orderId}",
  ...shared,
  summary: "Delete a purchase order",
  request: { params: orderParams },
  responses: { 204: done, ...errorResponses(404) },
});

/** Routes of purchase orders. */
export function addOrders(api: Api): void {
  api.openapi(list, async (c) => {
    const { items, nextCursor } = await listOrders(c.var.tenant, c.req.valid("query"));
    return c.json({ items: items.map(({ id, ...row }) => ({ orderId: id, ...row })), nextCursor }, 200);
  });

  api.openapi(importFile, async (c) => {
    const { csv, apply } = c.req.valid("json");
    const outcome = await importOrders(c.var.tenant, { text: csv, apply: apply ?? false }).catch(
      renamedProblems({ text: "csv", file: "csv" }),
    );
    const t = await translatorOf(c.req.raw);
    const refused = outcome.refused.map(({ row, message }) => ({ row, message: t(message) }));
    return c.json({ ...outcome, refused }, 200);
  });

  api.openapi(exportFile, async (c) => {
    const file = await exportOrders(c.var.tenant, {});
    return new Response(file.stream, { headers: attachmentHeaders(file.fileName, file.contentType) });
  });

  api.openapi(readSettings, async (c) => c.json(await getOrderSettings(c.var.tenant, {}), 200));

  api.openapi(saveSettings, async (c) => {
    await editOrderSettings(c.var.tenant, c.req.valid("json"));
    return c.body(null, 204);
  });

  api.openapi(one, async (c) => c.json(shownOrder(await getOrder(c.var.tenant, c.req.valid("param"))), 200));

  api.openapi(remove, async (c) => {
    await deleteOrder(c.var.tenant, c.req.valid("param"));
    return c.body(null, 204);
  });
}
