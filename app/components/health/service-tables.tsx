import type { shownService } from "~/domain/health/shown-service";
import { useTranslation } from "~/locales/use-translation";
import { StatusWord, statusShapes } from "../shell/status-word";
import { CardTable, type Column } from "../table/card-table";
import { OpenAsCustomer } from "./open-as-customer";
import { ServiceSection } from "./service-section";

type Service = ReturnType<typeof shownService>;

/**
 * What needs attention in the whole service: waiting documents, errors, failing connections, slow documents, versions,
 * and usage.
 */
export function ServiceTables({ service, day }: { service: Service; day: string }) {
  const { t } = useTranslation();
  const name = { label: t("customers.name"), cell: (row: { name: string }) => row.name };
  const shard = { label: t("customers.service.shard"), cell: (row: { shard: string }) => row.shard };
  const documents = {
    label: t("customers.service.documents"),
    number: true,
    cell: (row: { documents: number }) => row.documents,
  };
  const open = {
    label: t("customers.actions"),
    cell: (row: { tenantId: string; next: string; name: string }) => <OpenAsCustomer {...row} />,
  };
  return (
    <>
      <Lines
        name="waiting"
        rows={service.waiting}
        columns={[
          name,
          shard,
          { label: t("customers.service.state"), cell: ({ status }) => t(`status.${status}`) },
          { label: t("customers.service.waits"), number: true, cell: ({ waits }) => waits },
          { label: t("customers.service.stands"), number: true, cell: (row) => <Stands {...row} /> },
          { label: t("customers.service.redrives"), number: true, cell: ({ redrives }) => redrives },
          open,
        ]}
      />
      <Lines
        name="errors"
        rows={service.errors}
        columns={[
          { label: t("customers.service.problem"), cell: ({ problem }) => t(problem) },
          shard,
          documents,
          { label: t("customers.service.organizations"), number: true, cell: ({ tenants }) => tenants },
          { label: t("customers.service.latest"), cell: ({ latest }) => latest },
          {
            label: t("customers.service.log-id"),
            cell: ({ documentId }) => <code className="break-all">{documentId}</code>,
          },
        ]}
      />
      <Lines
        name="doors"
        rows={service.doors}
        columns={[
          { label: t("customers.service.door"), cell: ({ kind }) => t(`customers.service.door.${kind}`) },
          name,
          shard,
          {
            label: t("customers.service.problem"),
            cell: ({ problem }) => t(problem ?? "customers.service.no-reason"),
          },
          { label: t("customers.service.count"), number: true, cell: ({ count }) => count },
          { label: t("customers.service.latest"), cell: ({ since }) => since ?? "–" },
          open,
        ]}
      />
      <Lines
        name="slowest"
        rows={service.slowest}
        columns={[
          name,
          shard,
          { label: t("customers.service.page-count"), number: true, cell: ({ pages }) => pages ?? "–" },
          { label: t("customers.service.took"), number: true, cell: ({ took }) => took },
          open,
        ]}
      />
      <Lines
        name="versions"
        rows={service.versions}
        columns={[
          { label: t("customers.service.engine"), cell: ({ engine }) => engine },
          {
            label: t("customers.service.model"),
            cell: ({ model }) => <span className="break-all">{model}</span>,
          },
          shard,
          documents,
        ]}
      />
      <Lines
        name="usage"
        values={{ day }}
        rows={service.usage}
        columns={[
          name,
          shard,
          documents,
          { label: t("customers.service.page-count"), number: true, cell: ({ pages }) => pages },
          { label: t("customers.service.share"), number: true, cell: ({ share }) => share },
          open,
        ]}
      />
    </>
  );
}

type LinesProps<Row> = {
  name: "waiting" | "errors" | "doors" | "slowest" | "versions" | "usage";
  values?: Record<string, string>;
  rows: readonly Row[];
  columns: Column<NoInfer<Row>>[];
};

function Lines<Row extends { id: string }>({ name, values, rows, columns }: LinesProps<Row>) {
  const { t } = useTranslation();
  return (
    <ServiceSection name={name} {...(values && { values })} isEmpty={rows.length === 0}>
      <CardTable caption={t(`customers.service.${name}`, values)} rows={rows} columns={columns} />
    </ServiceSection>
  );
}

function Stands({ stands, isStuck }: { stands: string; isStuck: boolean }) {
  const { t } = useTranslation();
  if (!isStuck) return stands;
  return (
    <StatusWord colour="text-failed" path={statusShapes.stopped}>
      {t("customers.service.stuck", { time: stands })}
    </StatusWord>
  );
}
