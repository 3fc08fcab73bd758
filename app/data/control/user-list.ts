import { and, asc, count, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { UserStatus } from "~/domain/accounts/person";
import type { RowCursor } from "~/domain/listing/row-cursor";
import type { User } from "~/domain/people/user";
import type { UserSortField } from "~/domain/people/user-inputs";
import { members, roles } from "./control-schema";
import type { TenantControl } from "./tenant-control";

/** What is read of a user wherever it is shown. */
export const userColumns = {
  id: members.id,
  userId: members.userId,
  email: sql<string>`coalesce(${members.email}, '')`,
  givenName: members.givenName,
  familyName: members.familyName,
  roleId: members.roleId,
  roleName: roles.name,
  features: members.features,
  status: sql<UserStatus>`${members.status}`,
  invitedAt: members.invitedAt,
  invitationExpiresAt: members.invitationExpiresAt,
  joinedAt: members.joinedAt,
};

/** Each of these has an index that begins with the tenant. */
const sortColumns: Record<UserSortField, SQL> = {
  lastName: sql`${members.familyName} collate nocase`,
  firstName: sql`${members.givenName} collate nocase`,
  email: sql`${members.email}`,
  userStatus: sql`${members.status}`,
};

type Which = { search: string };
type Read = Which & {
  field: UserSortField;
  descending: boolean;
  limit: number;
  from: { offset: number } | RowCursor;
};

/** Users from a row on, in the order asked for; a cursor that goes back turns the order round. */
export async function selectUsers(control: TenantControl, read: Read): Promise<User[]> {
  const value = sortColumns[read.field];
  const back = "back" in read.from && read.from.back;
  const descending = read.descending !== back;
  const order = descending ? desc : asc;
  const beyond =
    "id" in read.from
      ? sql`(${value}, ${members.id}) ${sql.raw(descending ? "<" : ">")} (${read.from.value}, ${read.from.id})`
      : undefined;
  return control
    .select(userColumns)
    .from(members)
    .innerJoin(roles, eq(roles.id, members.roleId))
    .where(and(which(control, read), beyond))
    .orderBy(order(value), order(members.id))
    .limit(read.limit)
    .offset("offset" in read.from ? read.from.offset : 0);
}

export async function countUsers(control: TenantControl, asked: Which): Promise<number> {
  const row = await control.select({ total: count() }).from(members).where(which(control, asked)).get();
  return row?.total ?? 0;
}

/** The people of a tenant; users that only keys act for have a page of their own. */
const which = ({ tenantId }: TenantControl, { search }: Which) =>
  and(eq(members.tenantId, tenantId), eq(members.kind, "person"), search === "" ? undefined : holds(search));

const holds = (search: string) => {
  const part = sql`lower(${search})`;
  const fullName = sql`lower(${members.givenName} || ' ' || ${members.familyName})`;
  return or(sql`instr(lower(${members.email}), ${part}) > 0`, sql`instr(${fullName}, ${part}) > 0`);
};
