import { createRoute, z } from "@hono/zod-openapi";
import { attachmentHeaders } from "~/http/attachment";
import { addSupplierAccount } from "~/operations/suppliers/add-account";
import { createSupplier } from "~/operations/suppliers/create";
import { deleteSupplier } from "~/operations/suppliers/delete";
import { editSupplier } from "~/operations/suppliers/edit";
import { exportSuppliers } from "~/operations/suppliers/export";
import { getSupplier } from "~/operations/suppliers/get";
import { importSuppliers } from "~/operations/suppliers/import";
import { listSuppliers } from "~/operations/suppliers/list";
import { removeSupplierAccount } from "~/operations/suppliers/remove-account";
import type { Api } from "./api-environment";
import { translatorOf } from "./api-language";
import { renamedProblems } from "./renamed-problems";
import { bodyOf, downloadResponse, errorResponses, jsonResponse, routeDefaults } from "./responses";
import {
  accountBody,
  accountParams,
  importBody,
  imported,
  listedSupplier,
  shownSupplier,
  supplier,
  supplierBody,
  supplierParams,
} from "./supplier-schemas";

const shared = routeDefaults("Suppliers");
const params = { params: supplierParams };
const done = { description: "Done." };

const list = createRoute({
  method: "get",
  path: "/api/suppliers",
  ...shared,
  summary: "List the suppliers by name",
  request: {
    query: z.object({
      search: z
        .string()
        .optional()
        .openapi({ description: "The beginning of a word of a name, a number or a tax number." }),
      cursor: z.string().optional().openapi({ description: "`nextCursor` of a response." }),
      size: z.string().optional().openapi({ description: "1 to 100; default 50." }),
    }),
  },
  responses: {
    200: jsonResponse(
      "A page of suppliers.",
      z.object({ items: z.array(listedSupplier), nextCursor: z.string().nullable() }),
    ),
    ...errorResponses(),
  },
});

const create = createRoute({
  method: "post",
  path: "/api/suppliers",
  ...shared,
  summary: "Add a supplier",
  request: { body: bodyOf(supplierBody) },
  responses: {
    201: jsonResponse("Its ID.", z.object({ supplierId: z.string() })),
    ...errorResponses(400, 409, 415),
  },
});

const importFile = createRoute({
  method: "post",
  path: "/api/suppliers/import",
  ...shared,
  summary: "Import suppliers from CSV",
  description:
    "A supplier whose number, or else tax number, or else name is on file is updated, any other is new. Nothing changes until `apply` is true; invalid rows are listed and left out.",
  request: { body: bodyOf(importBody) },
  responses: { 200: jsonResponse("What it did, or would do.", imported), ...errorResponses(400, 409, 415) },
});

const exportFile = createRoute({
  method: "get",
  path: "/api/suppliers/export",
  ...shared,
  summary: "Download all suppliers as CSV",
  responses: { 200: downloadResponse("text/csv"), ...errorResponses() },
});

const one = createRoute({
  method: "get",
  path: "/api/suppliers/{supplierId}",
  ...shared,
  summary: "Get a supplier with its bank accounts",
  request: params,
  responses: { 200: jsonResponse("The supplier.", supplier), ...errorResponses(404) },
});

const save = createRoute({
  method: "put",
  path: "/api/suppliers/{supplierId}",
  ...shared,
  summary: "Change a supplier",
  request: { ...params, body: bodyOf(supplierBody) },
  responses: { 204: done, ...errorResponses(400, 404, 409, 415) },
});

const remove = createRoute({
  method: "delete",
  path: "/api/suppliers/{supplierId}",
  ...shared,
  summary: "Delete a supplier",
  description:
    "For a supplier with bank accounts, the permission `Suppliers.SettleBankAccount` is also required.",
  request: params,
  responses: { 204: done, ...errorResponses(404) },
});

const addAccount = createRoute({
  method: "post",
  path: "/api/suppliers/{supplierId}/accounts",
  ...shared,
  summary: "Add a bank account to a supplier",
  request: { ...params, body: bodyOf(accountBody) },
  responses: { 204: done, ...errorResponses(400, 404, 409, 415) },
});

const removeAccount = createRoute({
  method: "delete",
  path: "/api/suppliers/{supplierId}/accounts/{accountId}",
  ...shared,
  summary: "Remove a bank account from a supplier",
  request: { params: accountParams },
  responses: { 204: done, ...errorResponses(404) },
});

/** Routes of the supplier file. What is open about a document's bank account is settled by people, on its page. */
export function addSuppliers(api: Api): void {
  api.openapi(list, async (c) => {
    const { items, nextCursor } = await listSuppliers(c.var.tenant, c.req.valid("query"));
    return c.json({ items: items.map(({ id, ...row }) => ({ supplierId: id, ...row })), nextCursor }, 200);
  });

  api.openapi(create, async (c) => c.json(await createSupplier(c.var.tenant, c.req.valid("json")), 201));

  api.openapi(importFile, async (c) => {
    const { csv, apply } = c.req.valid("json");
    const asked = { text: csv, apply: apply ?? false };
    const outcome = await importSuppliers(c.var.tenant, asked).catch(
      renamedProblems({ text: "csv", file: "csv" }),
    );
    const t = await translatorOf(c.req.raw);
    const refused = outcome.refused.map(({ row, message }) => ({ row, message: t(message) }));
    return c.json({ ...outcome, refused }, 200);
  });

  api.openapi(exportFile, async (c) => {
    const file = await exportSuppliers(c.var.tenant, {});
    return new Response(file.stream, { headers: attachmentHeaders(file.fileName, file.contentType) });
  });

  api.openapi(one, async (c) =>
    c.json(shownSupplier(await getSupplier(c.var.tenant, c.req.valid("param"))), 200),
  );

  api.openapi(save, async (c) => {
    await editSupplier(c.var.tenant, { ...c.req.valid("param"), ...c.req.valid("json") });
    return c.body(null, 204);
  });

  api.openapi(remove, async (c) => {
    await deleteSupplier(c.var.tenant, c.req.valid("param"));
    return c.body(null, 204);
  });

  api.openapi(addAccount, async (c) => {
    await addSupplierAccount(c.var.tenant, { ...c.req.valid("param"), ...c.req.valid("json") });
    return c.body(null, 204);
  });

  api.openapi(removeAccount, async (c) => {
    await removeSupplierAccount(c.var.tenant, c.req.valid("param"));
    return c.body(null, 204);
  });
}
