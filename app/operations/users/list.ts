import { countUsers, selectUsers } from "~/data/control/user-list";
import { AppError } from "~/domain/errors/app-error";
import { decodeRowCursor, encodeRowCursor, type RowCursor } from "~/domain/listing/row-cursor";
import type { User, UserPage } from "~/domain/people/user";
import { type UserListQuery, type UserSortField, userListInput } from "~/domain/people/user-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** How many rows a page by number may step over; cursors go on from there. */
const deepestOffset = 10_000;

/** A page of the tenant's users: the people who are invited, active or removed. */
export const listUsers = defineOperation({
  name: "users.list",
  permission: "Users.List",
  input: userListInput,
  async run({ control }: TenantContext, query): Promise<UserPage> {
    const cursor = query.cursor ? decodeRowCursor(query.cursor) : null;
    const offset = (query.page - 1) * query.size;
    if (!cursor && offset > deepestOffset)
      throw new AppError("invalid", "people.problem.page-too-deep", { field: "page" });
    const asked = { search: query.search };
    const [totalCount, rows] = await Promise.all([
      countUsers(control, asked),
      selectUsers(control, {
        ...asked,
        field: query.sortField,
        descending: query.sortOrder === "desc",
        limit: query.size + 1,
        from: cursor ?? { offset },
      }),
    ]);
    return pageOf(query, cursor, totalCount, rows);
  },
});

function pageOf(query: UserListQuery, cursor: RowCursor | null, totalCount: number, rows: User[]): UserPage {
  const goesOn = rows.length > query.size;
  const kept = rows.slice(0, query.size);
  const items = cursor?.back ? kept.reverse() : kept;
  const hasNext = cursor?.back ? true : goesOn;
  const hasPrevious = cursor ? (cursor.back ? goesOn : true) : query.page > 1;
  const [first, last] = [items[0], items.at(-1)];
  return {
    items,
    page: query.page,
    size: query.size,
    totalCount,
    totalPages: Math.max(1, Math.ceil(totalCount / query.size)),
    nextCursor: last && hasNext ? cursorAt(last, query.sortField, false) : null,
    previousCursor: first && hasPrevious ? cursorAt(first, query.sortField, true) : null,
  };
}

const sortValueOf: Record<UserSortField, (user: User) => string | number> = {
  lastName: ({ familyName }) => familyName,
  firstName: ({ givenName }) => givenName,
  email: ({ email }) => email,
  userStatus: ({ status }) => status,
};

const cursorAt = (user: User, field: UserSortField, back: boolean) =>
  encodeRowCursor({ value: sortValueOf[field](user), id: user.id, back });
