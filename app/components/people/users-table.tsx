import { Link } from "@remix-run/react";
import type { SortLink } from "~/domain/listing/list-links";
import type { StatusWord } from "~/domain/people/user-status";
import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";
import { sortedHeads } from "../table/sorted-heads";
import { UserStatusBadge } from "./user-status-badge";

/** A user as the list shows it; `joined` is a date in the format of the tenant's country. */
export type UserRow = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  roleName: string;
  status: StatusWord;
  expired: boolean;
  joined: string | null;
};

type Props = { users: readonly UserRow[]; mayEdit: boolean; sorting: Record<string, SortLink> };

/** A page of users, sorted by clicking a column's heading. */
export function UsersTable({ users, mayEdit, sorting }: Props) {
  const { t } = useTranslation();
  const head = sortedHeads(sorting);
  return (
    <CardTable
      caption={t("people.caption")}
      rows={users}
      columns={[
        {
          ...head("firstName", t("people.first-name")),
          cell: ({ id, firstName, lastName }) =>
            mayEdit ? (
              <Link
                to={`/Users/edituser/${id}`}
                className="link font-medium break-words"
                aria-label={`${firstName} ${lastName}`}
              >
                {firstName}
              </Link>
            ) : (
              <span className="font-medium">{firstName}</span>
            ),
        },
        { ...head("lastName", t("people.last-name")), cell: ({ lastName }) => lastName || "–" },
        {
          ...head("email", t("people.email")),
          cell: ({ email }) => <span className="break-all">{email}</span>,
        },
        { label: t("people.role"), cell: ({ roleName }) => roleName },
        {
          ...head("userStatus", t("people.status")),
          cell: ({ status, expired }) => (
            <>
              <UserStatusBadge status={status} />
              {expired && <span className="block text-sm text-muted">{t("people.invitation-expired")}</span>}
            </>
          ),
        },
        { label: t("people.joined"), cell: ({ joined }) => joined ?? "–" },
      ]}
    />
  );
}
