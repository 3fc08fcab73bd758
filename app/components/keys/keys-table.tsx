import type { KeyState } from "~/domain/keys/api-user";
import { useTranslation } from "~/locales/use-translation";
import { DialogLink } from "../dialog/dialog-link";
import { CardTable } from "../table/card-table";

type Row = {
  id: string;
  name: string;
  hint: string;
  isSandbox: boolean;
  permissions: readonly string[];
  state: KeyState;
  created: string;
  lastUsed: string | null;
  expires: string | null;
};

const colours: Record<KeyState, string> = {
  open: "text-success",
  expired: "text-muted",
  revoked: "text-failed",
};

function Name({ name, isSandbox }: Pick<Row, "name" | "isSandbox">) {
  const { t } = useTranslation();
  return (
    <>
      <span className="font-medium">{name}</span>
      {isSandbox && <span className="block text-sm text-muted">{t("keys.sandbox-short")}</span>}
    </>
  );
}

/** The keys of an API user. Only the beginning of a key is known. */
export function KeysTable({
  userId,
  keys,
  mayEdit,
}: {
  userId: string;
  keys: readonly Row[];
  mayEdit: boolean;
}) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("keys.keys")}
      rows={keys}
      columns={[
        { label: t("keys.key"), cell: (key) => <Name {...key} /> },
        { label: t("keys.begins"), cell: ({ hint }) => <code>{hint}…</code> },
        {
          label: t("keys.permissions"),
          cell: ({ permissions }) => (
            <details>
              <summary>{t("people.permission-count", { count: permissions.length })}</summary>
              {permissions.map((permission) => t(`people.permission.${permission}`)).join(", ")}
            </details>
          ),
        },
        {
          label: t("keys.state"),
          cell: ({ state }) => <span className={colours[state]}>{t(`keys.state.${state}`)}</span>,
        },
        { label: t("keys.last-used"), cell: ({ lastUsed }) => lastUsed ?? t("keys.never-used") },
        { label: t("keys.expires"), cell: ({ expires }) => expires ?? t("keys.never-expires") },
        { label: t("keys.created"), cell: ({ created }) => created },
        ...(mayEdit
          ? [
              {
                label: t("keys.revoke"),
                cell: ({ id, name, state }: Row) =>
                  state === "open" ? (
                    <DialogLink
                      to={`/Users/api-users/${userId}/keys/${id}/revoke`}
                      label={t("keys.revoke-named", { name })}
                    >
                      {t("keys.revoke")}
                    </DialogLink>
                  ) : (
                    "–"
                  ),
              },
            ]
          : []),
      ]}
    />
  );
}
