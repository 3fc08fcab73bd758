import type { shownService } from "~/domain/health/shown-service";
import { useTranslation } from "~/locales/use-translation";
import { StatusWord, statusShapes } from "../shell/status-word";
import { CardTable } from "../table/card-table";
import { ServiceSection } from "./service-section";

type Shard = ReturnType<typeof shownService>["shards"][number];

/** The shards with their backlog, and how fast the latest documents were processed. */
export function ShardsTable({ shards }: { shards: readonly Shard[] }) {
  const { t } = useTranslation();
  const count = (key: "received" | "inLine" | "processing" | "pendingPages" | "sample") => ({
    label: t(
      `customers.service.${key === "pendingPages" ? "pending-pages" : key === "inLine" ? "in-line" : key}`,
    ),
    number: true,
    cell: (shard: Shard) => shard[key],
  });
  const time = (key: "oldest" | "p50" | "p95") => ({
    label: t(`customers.service.${key}`),
    number: true,
    cell: (shard: Shard) => shard[key] ?? "–",
  });
  return (
    <ServiceSection name="shards">
      <CardTable
        caption={t("customers.service.shards")}
        rows={shards}
        columns={[
          { label: t("customers.service.shard"), cell: ({ id }) => id },
          { label: t("customers.service.database"), cell: ({ answers }) => <Answers answers={answers} /> },
          count("received"),
          count("inLine"),
          count("processing"),
          count("pendingPages"),
          time("oldest"),
          time("p50"),
          time("p95"),
          count("sample"),
        ]}
      />
    </ServiceSection>
  );
}

function Answers({ answers }: { answers: boolean }) {
  const { t } = useTranslation();
  return answers ? (
    <StatusWord colour="text-success" path={statusShapes.works}>
      {t("customers.service.answers")}
    </StatusWord>
  ) : (
    <StatusWord colour="text-failed" path={statusShapes.stopped}>
      {t("customers.service.down")}
    </StatusWord>
  );
}
