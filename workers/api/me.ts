import { createRoute, z } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import { sessionCallerOf } from "~/http/session-caller";
import { acceptInvitation } from "~/operations/accounts/accept-invitation";
import { checkInvitation } from "~/operations/accounts/check-invitation";
import { editOwnNames } from "~/operations/accounts/edit-own-names";
import { getMe } from "~/operations/accounts/get-me";
import type { OfTenant } from "~/operations/of-tenant";
import { openTenant } from "~/platform/tenancy";
import type { Api, ApiContext, ApiEnvironment } from "./api-environment";
import { renamedProblems } from "./renamed-problems";
import { errorResponses, jsonResponse, routeDefaults } from "./responses";

const shared = routeDefaults("Users");
const text = { userStatus: "0 invited, 1 active, -1 removed." };

const me = z
  .object({
    userId: z.string(),
    tenantId: z.object({ value: z.string() }),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().nullable(),
    roleId: z.string(),
    roleName: z.string(),
    userStatus: z.number().int().openapi({ description: text.userStatus }),
    permissions: z.array(z.string()),
  })
  .openapi("Me");

const getRoute = createRoute({
  method: "get",
  path: "/api/Users/me",
  ...shared,
  summary: "Get the user that the key belongs to, and its permissions",
  responses: { 200: jsonResponse("The user.", me), ...errorResponses(404) },
});

const editRoute = createRoute({
  method: "patch",
  path: "/api/Users/me/profile",
  ...shared,
  summary: "Change your own name",
  request: { query: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }) },
  responses: { 204: { description: "Saved." }, ...errorResponses(404) },
});

const checkRoute = createRoute({
  method: "get",
  path: "/api/Users/isUserInvited",
  ...shared,
  summary: "Check whether the caller is invited to an organization",
  description: "For an API key or, for a person without an organization, a session token.",
  responses: {
    200: jsonResponse(
      "The invitation state.",
      z.object({
        userStatus: z.number().int().openapi({ description: text.userStatus }),
        tenantId: z.object({ value: z.string() }),
        userId: z.string(),
      }),
    ),
    ...errorResponses(404),
  },
});

const acceptRoute = createRoute({
  method: "get",
  path: "/api/Users/acceptUserInvitation",
  ...shared,
  summary: "Accept an invitation",
  description: "For the session token of the invited person.",
  request: {
    query: z.object({ state: z.string().max(300).openapi({ description: "tenantId|userId" }) }),
  },
  responses: { 204: { description: "The person belongs to the organization." }, ...errorResponses(404) },
});

const routes = [getRoute, editRoute, checkRoute, acceptRoute];

/** Lets the token of a session stand in for a key; to be used before the key is asked for. */
export function acceptSessions(api: Api): void {
  const sessions = createMiddleware<ApiEnvironment>(async (c, next) => {
    const visitor = await sessionCallerOf(c.req.raw, c.env);
    if (visitor) c.set("visitor", visitor);
    await next();
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "private, no-store");
  });
  for (const { path } of routes) api.use(path, sessions);
}

/** Routes of the user who asks. They come before the routes of a user by id, whose paths they would match. */
export function addMe(api: Api): void {
  api.openapi(getRoute, async (c) => c.json(shown(await getMe(callerOf(c), {})), 200));
  api.openapi(editRoute, async (c) => {
    const { firstName, lastName } = c.req.valid("query");
    const names = { givenName: firstName ?? "", familyName: lastName ?? "" };
    await editOwnNames(callerOf(c), names).catch(
      renamedProblems({ givenName: "firstName", familyName: "lastName" }),
    );
    return c.body(null, 204);
  });
  api.openapi(checkRoute, async (c) => {
    const { status, tenantId, memberId } = await checkInvitation(callerOf(c), {});
    return c.json({ userStatus: status, tenantId: { value: tenantId }, userId: memberId }, 200);
  });
  api.openapi(acceptRoute, async (c) => {
    const caller = callerOf(c);
    const open = ({ tenantId }: OfTenant) => openTenant(c.env, caller.control, tenantId);
    await acceptInvitation({ ...caller, openTenant: open }, c.req.valid("query"));
    return c.body(null, 204);
  });
}

const callerOf = (c: ApiContext) => c.get("visitor") ?? c.var.tenant;

const shown = ({
  memberId,
  tenantId,
  givenName,
  familyName,
  status,
  ...user
}: Awaited<ReturnType<typeof getMe>>) => ({
  userId: memberId,
  tenantId: { value: tenantId },
  firstName: givenName,
  lastName: familyName,
  email: user.email,
  roleId: user.roleId,
  roleName: user.roleName,
  userStatus: status,
  permissions: user.permissions,
});
