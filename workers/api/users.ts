import { createRoute } from "@hono/zod-openapi";
import type { Feature } from "~/domain/permissions/features";
import { siteOriginOf } from "~/http/site-origin";
import { deleteUser } from "~/operations/users/delete";
import { editUser } from "~/operations/users/edit";
import { getUser } from "~/operations/users/get";
import { inviteByName } from "~/operations/users/invite-by-name";
import { listUsers } from "~/operations/users/list";
import { listAllUsers } from "~/operations/users/list-all";
import { setUserActive } from "~/operations/users/set-active";
import type { Api } from "./api-environment";
import { renamedProblems } from "./renamed-problems";
import { bodyOf, errorResponses, jsonResponse, routeDefaults } from "./responses";
import {
  invited,
  inviteQuery,
  shownUser,
  user,
  userBody,
  userList,
  userListQuery,
  userParams,
} from "./user-schemas";

const shared = routeDefaults("Users");

const list = createRoute({
  method: "get",
  path: "/api/Users",
  ...shared,
  summary: "List the users of the organization, by page or all",
  description:
    "With `page`, `size` or `cursor`, one page. Without parameters, all users by last name, at most 5,000.",
  request: { query: userListQuery },
  responses: { 200: jsonResponse("The users.", userList), ...errorResponses() },
});

const one = createRoute({
  method: "get",
  path: "/api/Users/{userId}",
  ...shared,
  summary: "Get a user",
  request: { params: userParams },
  responses: { 200: jsonResponse("The user.", user), ...errorResponses(404) },
});

const save = createRoute({
  method: "put",
  path: "/api/Users/{userId}",
  ...shared,
  summary: "Change a user's name, role and features",
  request: {
    params: userParams,
    body: bodyOf(userBody),
  },
  responses: { 204: { description: "Saved." }, ...errorResponses(400, 404, 409, 415) },
});

const remove = createRoute({
  method: "delete",
  path: "/api/Users/{userId}",
  ...shared,
  summary: "Delete a user permanently, with all personal data",
  request: { params: userParams },
  responses: { 204: { description: "The user was deleted." }, ...errorResponses(404, 409) },
});

const activate = createRoute({
  method: "put",
  path: "/api/Users/{userId}/SetUserToActive",
  ...shared,
  summary: "Activate a removed user",
  request: { params: userParams },
  responses: { 204: { description: "The user is active." }, ...errorResponses(404, 409) },
});

const invite = createRoute({
  method: "post",
  path: "/api/Users/invite",
  ...shared,
  summary: "Invite a user by e-mail",
  description: "The body is empty. The user gets the organization's default features for new users.",
  request: { query: inviteQuery },
  responses: { 201: jsonResponse("The invited user.", invited), ...errorResponses(409) },
});

/** What the API calls the fields of a user. */
const apiNames = { givenName: "firstName", familyName: "lastName" };
const inviteNames = { givenName: "userName", familyName: "lastName" };

/** Routes of users other than the caller; to be added after the fixed paths below /api/Users. */
export function addUsers(api: Api): void {
  api.openapi(list, async (c) => {
    const { tenant } = c.var.tenant;
    const query = c.req.valid("query");
    const { items, ...page } = Object.values(query).some((value) => value !== undefined)
      ? await listUsers(c.var.tenant, query)
      : await listAllUsers(c.var.tenant, {});
    return c.json({ items: items.map((row) => shownUser(tenant.id, row)), ...page }, 200);
  });

  api.openapi(one, async (c) => {
    const { userId: memberId } = c.req.valid("param");
    return c.json(shownUser(c.var.tenant.tenant.id, await getUser(c.var.tenant, { memberId })), 200);
  });

  api.openapi(save, async (c) => {
    const { firstName, lastName, roleId, features } = c.req.valid("json");
    const change = {
      memberId: c.req.valid("param").userId,
      givenName: firstName,
      familyName: lastName,
      roleId,
      // Whether these are features is for the operation to say.
      features: features as Feature[] | null | undefined,
    };
    await editUser(c.var.tenant, change).catch(renamedProblems(apiNames));
    return c.body(null, 204);
  });

  api.openapi(remove, async (c) => {
    await deleteUser(c.var.tenant, { memberId: c.req.valid("param").userId });
    return c.body(null, 204);
  });

  api.openapi(activate, async (c) => {
    await setUserActive(c.var.tenant, { memberId: c.req.valid("param").userId });
    return c.body(null, 204);
  });

  api.openapi(invite, async (c) => {
    const { email, userName, lastName, roleId } = c.req.valid("query");
    const invitation = { email, givenName: userName, familyName: lastName, roleId };
    const site = siteOriginOf(c.env, c.req.raw);
    const { memberId } = await inviteByName(c.var.tenant, { ...invitation, site }).catch(
      renamedProblems(inviteNames),
    );
    return c.json({ userId: memberId }, 201);
  });
}
