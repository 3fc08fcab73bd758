import { Link } from "@remix-run/react";
import type { EndpointState } from "~/domain/webhooks/webhook-endpoint";
import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";
import { EndpointStateWord } from "./endpoint-state";

type Row = {
  id: string;
  url: string;
  events: number;
  state: EndpointState;
  problem: string | null;
  lastSuccess: string | null;
  lastFailure: string | null;
};

/** The webhook endpoints of a tenant, each leading to its delivery log. */
export function EndpointsTable({ endpoints }: { endpoints: readonly Row[] }) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("webhooks.title")}
      rows={endpoints}
      columns={[
        {
          label: t("webhooks.url"),
          cell: ({ id, url }) => (
            <Link to={`/connections/webhooks/${id}`} className="link font-medium break-all">
              {url}
            </Link>
          ),
        },
        { label: t("webhooks.events"), number: true, cell: ({ events }) => events },
        { label: t("webhooks.state"), cell: (row) => <EndpointStateWord {...row} /> },
        { label: t("webhooks.last-success"), cell: (row) => row.lastSuccess ?? t("webhooks.never") },
        { label: t("webhooks.last-failure"), cell: (row) => row.lastFailure ?? t("webhooks.never") },
      ]}
    />
  );
}
