import { Link } from "@remix-run/react";
import type { Connection, ConnectionState } from "~/domain/connections/connection";
import { useTranslation } from "~/locales/use-translation";
import { type StatusStyle, StatusWord, statusShapes } from "../shell/status-word";
import { CardTable } from "../table/card-table";

type Row = Omit<Connection, "lastSuccess" | "lastFailure"> & {
  lastSuccess: string | null;
  lastFailure: string | null;
};

const looks: Record<ConnectionState, StatusStyle> = {
  works: { colour: "text-success", path: statusShapes.works },
  failing: { colour: "text-failed", path: statusShapes.ending },
  off: { colour: "text-muted", path: statusShapes.stopped },
  unused: { colour: "text-muted", path: statusShapes.stopped },
};

/** Every way in and out, each leading to where it is set up. */
export function ConnectionsTable({ connections }: { connections: readonly Row[] }) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("connections.title")}
      rows={connections}
      columns={[
        {
          label: t("connections.connection"),
          cell: ({ kind, name, to }) => (
            <Link to={to} className="link font-medium break-words xl:whitespace-nowrap">
              {t(`connections.kind.${kind}`, { name })}
            </Link>
          ),
        },
        { label: t("connections.direction"), cell: ({ direction }) => t(`connections.${direction}`) },
        {
          label: t("connections.state"),
          cell: ({ state }) => <StatusWord {...looks[state]}>{t(`connections.state.${state}`)}</StatusWord>,
        },
        { label: t("connections.last-success"), cell: (row) => <Time at={row.lastSuccess} /> },
        { label: t("connections.last-failure"), cell: (row) => <Time at={row.lastFailure} /> },
        {
          label: t("connections.to-do"),
          cell: ({ toDo }) => (toDo ? t(`connections.to-do.${toDo}`) : t("connections.nothing")),
        },
      ]}
    />
  );
}

function Time({ at }: { at: string | null }) {
  const { t } = useTranslation();
  return <span className="whitespace-nowrap">{at ?? t("connections.never")}</span>;
}
