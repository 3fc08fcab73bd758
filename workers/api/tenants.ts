import { createRoute, z } from "@hono/zod-openapi";
import { forCustomer } from "~/http/for-customer";
import { createCustomer } from "~/operations/customers/create";
import { listCustomers } from "~/operations/customers/list";
import { getTenant } from "~/operations/tenants/get";
import { putMetadata } from "~/operations/tenants/put-metadata";
import type { Api, ApiContext } from "./api-environment";
import { bodyOf, errorResponses, jsonResponse, routeDefaults } from "./responses";
import {
  customer,
  dataCenter,
  metadataBody,
  shownDataCenters,
  shownTenant,
  tenant,
  tenantBody,
  tenantParams,
} from "./tenant-schemas";

const shared = routeDefaults("Tenants");

const centers = createRoute({
  method: "get",
  path: "/api/Tenants/dataCenters",
  ...shared,
  summary: "List the data centers, by name",
  responses: {
    200: jsonResponse("The data centers.", z.object({ items: z.array(dataCenter) })),
    ...errorResponses(),
  },
});

const all = createRoute({
  method: "get",
  path: "/api/Tenants/tenants",
  ...shared,
  summary: "List all customers, by name",
  description: "Only for keys of system administrators. Pass `next` as `after` to get the next customers.",
  request: {
    query: z.object({
      search: z.string().max(80).optional().openapi({ description: "The start of the name." }),
      after: z.string().max(200).optional(),
      size: z.coerce.number().int().min(1).max(200).default(200),
    }),
  },
  responses: {
    200: jsonResponse("The customers.", z.object({ items: z.array(customer), next: z.string().nullable() })),
    ...errorResponses(),
  },
});

const create = createRoute({
  method: "post",
  path: "/api/Tenants/create",
  ...shared,
  summary: "Create a tenant",
  description: "Only for keys of system administrators. The new tenant has no users: invite the first one.",
  request: { body: bodyOf(tenantBody) },
  responses: {
    201: jsonResponse("The tenant.", z.object({ tenantId: z.string() })),
    ...errorResponses(400, 409, 415),
  },
});

const one = createRoute({
  method: "get",
  path: "/api/Tenants/{tenantId}",
  ...shared,
  summary: "Get a tenant with the roles that can be assigned to its users",
  request: { params: tenantParams },
  responses: { 200: jsonResponse("The tenant.", tenant), ...errorResponses(404) },
});

const metadata = createRoute({
  method: "put",
  path: "/api/Tenants/{tenantId}/metadata",
  ...shared,
  summary: "Save the sign-up source, or remove it (null)",
  request: {
    params: tenantParams,
    body: bodyOf(metadataBody),
  },
  responses: { 204: { description: "Saved." }, ...errorResponses(400, 404, 415) },
});

/** Routes of tenants. A key sees its own tenant; that of a system administrator sees all. */
export function addTenants(api: Api): void {
  api.openapi(centers, (c) => c.json({ items: shownDataCenters() }, 200));

  api.openapi(all, async (c) => {
    const { customers, next } = await listCustomers(c.var.tenant, c.req.valid("query"));
    const items = customers.map(({ id, name, companyName, countryCode, dataCenter: center, status }) => ({
      tenantId: id,
      tenantName: name,
      companyName,
      countryCode,
      status,
      dataCenter: center,
    }));
    return c.json({ items, next }, 200);
  });

  api.openapi(create, async (c) => {
    const { address, tenantName, companyName, dataCenter: center } = c.req.valid("json");
    const { country: _, ...place } = address;
    const made = await createCustomer(c.var.tenant, {
      ...place,
      tenantName,
      companyName,
      dataCenter: center,
    });
    return c.json(made, 201);
  });

  api.openapi(one, async (c) => {
    const context = await named(c, c.req.valid("param").tenantId);
    return c.json(shownTenant(await getTenant(context, {})), 200);
  });

  api.openapi(metadata, async (c) => {
    const context = await named(c, c.req.valid("param").tenantId);
    await putMetadata(context, { source: c.req.valid("json")?.source ?? null });
    return c.body(null, 204);
  });
}

/** The tenant that a path names: the caller's own, or any for a system administrator. */
const named = (c: ApiContext, tenantId: string) => forCustomer(c.var.tenant, c.env, tenantId);
