import { createRoute, z } from "@hono/zod-openapi";
import type { Role } from "~/domain/people/role";
import { featureOf } from "~/domain/permissions/features";
import { everything, type Permission, permissions } from "~/domain/permissions/permission";
import { createRole } from "~/operations/roles/create";
import { deleteRole } from "~/operations/roles/delete";
import { editRole } from "~/operations/roles/edit";
import { getRole } from "~/operations/roles/get";
import { listRoles } from "~/operations/roles/list";
import { listPermissions } from "~/operations/roles/list-permissions";
import type { Api } from "./api-environment";
import { translatorOf } from "./api-language";
import { bodyOf, errorResponses, jsonResponse, routeDefaults } from "./responses";

const shared = routeDefaults("Roles and permissions");
const roleParams = z.object({
  roleId: z.string().max(100).openapi({ description: "The ID of the role." }),
});

const role = z
  .object({
    roleId: z.string(),
    name: z.string(),
    permissions: z.array(z.string()),
    builtIn: z.boolean().openapi({ description: "It can be assigned but not changed." }),
    userCount: z.number().int(),
  })
  .openapi("Role");

const roleBody = z.object({ name: z.string(), permissions: z.array(z.string()) }).openapi("RoleData");
const body = bodyOf(roleBody);

const list = createRoute({
  method: "get",
  path: "/api/Roles",
  ...shared,
  summary: "List the roles of the organization, by name",
  responses: { 200: jsonResponse("The roles.", z.object({ items: z.array(role) })), ...errorResponses() },
});

const create = createRoute({
  method: "post",
  path: "/api/Roles/create",
  ...shared,
  summary: "Create a role",
  description: "It cannot include a permission that the key does not have.",
  request: { body },
  responses: {
    201: jsonResponse("The role.", z.object({ roleId: z.string() })),
    ...errorResponses(400, 409, 415),
  },
});

const one = createRoute({
  method: "get",
  path: "/api/Roles/{roleId}",
  ...shared,
  summary: "Get a role",
  request: { params: roleParams },
  responses: { 200: jsonResponse("The role.", role), ...errorResponses(404) },
});

const save = createRoute({
  method: "put",
  path: "/api/Roles/{roleId}",
  ...shared,
  summary: "Change a role",
  request: { params: roleParams, body },
  responses: { 204: { description: "Saved." }, ...errorResponses(400, 404, 409, 415) },
});

const remove = createRoute({
  method: "delete",
  path: "/api/Roles/{roleId}",
  ...shared,
  summary: "Delete a role that no user has",
  request: { params: roleParams },
  responses: { 204: { description: "Deleted." }, ...errorResponses(404, 409) },
});

const permission = z
  .object({ permission: z.string(), name: z.string(), feature: z.string() })
  .openapi("Permission");

const catalogue = createRoute({
  method: "get",
  path: "/api/Permissions",
  ...shared,
  summary: "List all permissions",
  responses: {
    200: jsonResponse("The permissions.", z.object({ items: z.array(permission) })),
    ...errorResponses(),
  },
});

/** Routes of roles and of the permissions they are made of. */
export function addRoles(api: Api): void {
  api.openapi(list, async (c) => c.json({ items: (await listRoles(c.var.tenant, {})).map(shown) }, 200));

  api.openapi(create, async (c) => c.json(await createRole(c.var.tenant, dataOf(c.req.valid("json"))), 201));

  api.openapi(one, async (c) => c.json(shown(await getRole(c.var.tenant, c.req.valid("param"))), 200));

  api.openapi(save, async (c) => {
    await editRole(c.var.tenant, { ...c.req.valid("param"), ...dataOf(c.req.valid("json")) });
    return c.body(null, 204);
  });

  api.openapi(remove, async (c) => {
    await deleteRole(c.var.tenant, c.req.valid("param"));
    return c.body(null, 204);
  });

  api.openapi(catalogue, async (c) => {
    const [all, t] = await Promise.all([listPermissions(c.var.tenant, {}), translatorOf(c.req.raw)]);
    const items = all.map((permission) => ({
      permission,
      name: t(`people.permission.${permission}`),
      feature: featureOf(permission),
    }));
    return c.json({ items }, 200);
  });
}

const shown = ({ id, name, builtIn, members, ...role }: Role) => ({
  roleId: id,
  name,
  permissions: role.permissions.includes(everything) ? [...permissions] : role.permissions,
  builtIn,
  userCount: members,
});

// Whether these are permissions is for the operation to say.
const dataOf = ({ name, permissions }: z.output<typeof roleBody>) => ({
  name,
  permissions: permissions as Permission[],
});
