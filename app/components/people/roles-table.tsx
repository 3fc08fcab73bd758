import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { DialogLink } from "../dialog/dialog-link";
import { CardTable } from "../table/card-table";

/** A role as the list shows it; `permissionCount` null means that it allows everything. */
export type RoleRow = {
  id: string;
  name: string;
  builtIn: boolean;
  permissionCount: number | null;
  members: number;
  mayEdit: boolean;
};

/** The roles of a tenant, each leading to its permissions. */
export function RolesTable({ roles }: { roles: readonly RoleRow[] }) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("people.roles")}
      rows={roles}
      columns={[
        {
          label: t("people.role-name"),
          cell: ({ id, name, builtIn }) => (
            <>
              <Link to={`/roles/editrole/${id}`} className="link font-medium break-words">
                {name}
              </Link>
              {builtIn && <span className="block text-sm text-muted">{t("people.built-in")}</span>}
            </>
          ),
        },
        {
          label: t("people.permissions"),
          cell: ({ permissionCount }) =>
            permissionCount === null
              ? t("people.everything")
              : t("people.permission-count", { count: permissionCount }),
        },
        { label: t("people.holders"), number: true, cell: ({ members }) => members },
        {
          label: t("people.delete-role"),
          cell: ({ id, name, mayEdit }) =>
            mayEdit ? (
              <DialogLink to={`/roles/editrole/${id}/delete`} label={`${t("people.delete-role")}: ${name}`}>
                {t("people.delete-role")}
              </DialogLink>
            ) : (
              "–"
            ),
        },
      ]}
    />
  );
}
