import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";

type Row = { id: string; name: string; roleName: string; openKeys: number; created: string };

/** The API users of a tenant, each leading to its keys. */
export function ApiUsersTable({ users }: { users: readonly Row[] }) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("keys.users")}
      rows={users}
      columns={[
        {
          label: t("keys.name"),
          cell: ({ id, name }) => (
            <Link to={`/Users/api-users/${id}`} className="link font-medium break-words">
              {name}
            </Link>
          ),
        },
        { label: t("people.role"), cell: ({ roleName }) => roleName },
        { label: t("keys.open-keys"), number: true, cell: ({ openKeys }) => openKeys },
        { label: t("keys.created"), cell: ({ created }) => created },
      ]}
    />
  );
}
