import { z } from "@hono/zod-openapi";
import type { User } from "~/domain/people/user";

export const userParams = z.object({
  userId: z.string().max(100).openapi({ description: "The ID of the user." }),
});

export const user = z
  .object({
    userId: z.string(),
    tenantId: z.object({ value: z.string() }),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    roleId: z.string(),
    roleName: z.string(),
    userStatus: z.number().int().openapi({ description: "0 invited, 1 active, -1 removed." }),
    features: z.array(z.string()).nullable().openapi({
      description: "The features of the role that the user may use; null means all.",
    }),
  })
  .openapi("User");

/** Texts, so that the operation's own messages are given for what is not right. */
export const userListQuery = z.object({
  page: z.string().optional(),
  size: z.string().optional().openapi({ description: "1 to 200." }),
  sortField: z.string().optional().openapi({ description: "lastName, firstName, email or userStatus." }),
  sortOrder: z.string().optional().openapi({ description: "asc or desc." }),
  search: z.string().optional().openapi({ description: "Part of the name or e-mail address." }),
  cursor: z.string().optional().openapi({ description: "Continues from a previous page; replaces `page`." }),
});

export const userList = z
  .object({
    items: z.array(user),
    totalCount: z.number().int(),
    page: z.number().int().optional(),
    size: z.number().int().optional(),
    totalPages: z.number().int().optional(),
    nextCursor: z.string().nullable().optional(),
    previousCursor: z.string().nullable().optional(),
  })
  .openapi("UserList");

export const userBody = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    roleId: z.string(),
    features: z.array(z.string()).nullable().optional().openapi({ description: "Unchanged if omitted." }),
    email: z.string().optional().openapi({ description: "Cannot be changed; ignored." }),
  })
  .openapi("UserData");

export const inviteQuery = z.object({
  email: z.string(),
  userName: z.string().openapi({ description: "The first name." }),
  lastName: z.string().optional(),
  roleId: z.string().optional().openapi({ description: "The Assistant role if omitted." }),
});

export const invited = z.object({ userId: z.string() }).openapi("InvitedUser");

/** A user as the API shows it. */
export const shownUser = (tenantId: string, { id, givenName, familyName, status, ...row }: User) => ({
  userId: id,
  tenantId: { value: tenantId },
  firstName: givenName,
  lastName: familyName,
  email: row.email,
  roleId: row.roleId,
  roleName: row.roleName,
  userStatus: status,
  features: row.features,
});
