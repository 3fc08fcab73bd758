import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import { productName } from "~/domain/product";
import { shownCount } from "~/locales/shown-count";
import { useTranslation } from "~/locales/use-translation";
import { PageHeader } from "../shell/page-header";
import { StatusWord, statusShapes } from "../shell/status-word";
import { CardTable } from "../table/card-table";
import { CustomerSearch } from "./customer-search";
import { CustomersTable } from "./customers-table";

type ShardHealth = {
  id: string;
  database: "ok" | "down";
  files: "ok" | "down";
  received: number;
  processing: number;
  oldestSeconds: number | null;
};

type Props = {
  givenName: string;
  customers: ComponentProps<typeof CustomersTable>["customers"];
  hasMore: boolean;
  health: { control: "ok" | "down"; shards: ShardHealth[] };
};

/** The service at a glance for those who run it: its customers, each of which can be selected, and whether it works. */
export function ServiceOverview({ givenName, customers, hasMore, health }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t("dashboard.greeting", { givenName })}
        hint={t("dashboard.service.hint", { product: productName })}
      />
      <section className="grid gap-3">
        <h2>{t("customers.title")}</h2>
        <CustomerSearch search="" unknown={false} />
        {customers.length === 0 ? (
          <p className="rounded-sm border border-line bg-surface p-6">{t("customers.none")}</p>
        ) : (
          <CustomersTable customers={customers} pickedId={null} />
        )}
        {hasMore && (
          <p>
            <Link to="/customers" className="link">
              {t("dashboard.service.all-customers")}
            </Link>
          </p>
        )}
      </section>
      <section className="grid gap-3">
        <h2>{t("dashboard.service.health")}</h2>
        <p>
          {t("dashboard.service.people-and-customers")} <Works state={health.control} />
        </p>
        <HealthTable shards={health.shards} />
      </section>
    </>
  );
}

function HealthTable({ shards }: { shards: readonly ShardHealth[] }) {
  const { t, i18n } = useTranslation();
  return (
    <CardTable
      caption={t("dashboard.service.health")}
      rows={shards}
      columns={[
        { label: t("dashboard.service.storage"), cell: ({ id }) => id },
        { label: t("dashboard.service.database"), cell: ({ database }) => <Works state={database} /> },
        { label: t("dashboard.service.files"), cell: ({ files }) => <Works state={files} /> },
        {
          label: t("dashboard.service.waiting"),
          number: true,
          cell: ({ received, processing }) => shownCount(received + processing, i18n.language),
        },
        {
          label: t("dashboard.service.oldest"),
          number: true,
          cell: ({ oldestSeconds }) =>
            oldestSeconds === null
              ? "–"
              : t("dashboard.service.minutes", { count: Math.ceil(oldestSeconds / 60) }),
        },
      ]}
    />
  );
}

function Works({ state }: { state: "ok" | "down" }) {
  const { t } = useTranslation();
  const works = state === "ok";
  return (
    <StatusWord
      colour={works ? "text-success" : "text-failed"}
      path={works ? statusShapes.works : statusShapes.stopped}
    >
      {t(`dashboard.service.${state}`)}
    </StatusWord>
  );
}
