import type { ComponentProps } from "react";
import type { ShownTable } from "~/domain/reports/shown-table";
import { useTranslation } from "~/locales/use-translation";
import { LinkButton } from "../form/link-button";
import { QuickStartModel } from "../models/quick-start-model";
import { TrySamples } from "../models/try-samples";
import { type PeriodValues, ReportFilter } from "../reports/report-filter";
import { ReportTable } from "../reports/report-table";
import { type Bars, StackedBars } from "../reports/stacked-bars";
import { PageHeader } from "../shell/page-header";
import { HomeLists } from "./home-lists";
import { HomeTiles } from "./home-tiles";
import { KeptFilesNotice } from "./kept-files-notice";
import { NextSteps } from "./next-steps";
import { ReadinessCounts } from "./readiness-counts";
import { StatusCounts } from "./status-counts";

type Home = ComponentProps<typeof HomeTiles> &
  ComponentProps<typeof HomeLists> & {
    filter: PeriodValues;
    messages: ComponentProps<typeof ReportFilter>["messages"];
    chart: Bars;
    table: ShownTable;
    /** No documents were ever received. */
    isNew: boolean;
    steps: ComponentProps<typeof NextSteps>["steps"];
  };

type Props = {
  models: readonly { id: string; name: string }[];
  counts: ComponentProps<typeof StatusCounts>["counts"];
  /** Null for users who may not see documents. */
  home: Home | null;
  readinesses: ComponentProps<typeof ReadinessCounts>["counts"];
  givenName: string;
  tenantName: string;
  /** Null for users whom it does not concern. */
  mailAddress: string | null;
  /** Files that came by e-mail and wait for a model. */
  kept: number;
  /** Files of the inbox for which someone has to choose a model. */
  inbox: number;
  mayView: boolean;
  mayCreate: boolean;
  /** The base model to start with; null for users who may not create a model or have one. */
  readyModelId: string | null;
  /** The model to read samples with; null for users who may not upload or have documents. */
  samplesModelId: string | null;
  mayUpload: boolean;
};

/** An organization at a glance, as far as the user may see it. */
export function TenantOverview(props: Props) {
  const {
    givenName,
    tenantName,
    mailAddress,
    models,
    counts,
    readinesses,
    kept,
    inbox,
    mayView,
    mayCreate,
    readyModelId,
    samplesModelId,
    mayUpload,
    home,
  } = props;
  const { t } = useTranslation();
  const isEmpty = models.length === 0;
  return (
    <>
      <PageHeader title={t("dashboard.greeting", { givenName })} hint={tenantName}>
        {mayCreate && <LinkButton to="/aimodels/create-aimodel">{t("dashboard.create-model")}</LinkButton>}
      </PageHeader>
      <KeptFilesNotice count={kept} inbox={inbox} />
      {home?.steps.some(({ done }) => !done) && <NextSteps steps={home.steps} />}
      {home &&
        (home.isNew ? home.wrong[0] && <HomeLists {...home} /> : <HomeFigures home={home} models={models} />)}
      {mayView ? (
        <section className="grid gap-3 rounded-sm border border-line bg-surface p-4">
          <h2>{t("shell.document-processing")}</h2>
          {isEmpty && <p>{t(mayCreate ? "dashboard.no-models" : "dashboard.no-models-yet")}</p>}
          {readyModelId && <QuickStartModel baseModelId={readyModelId} mayUpload={mayUpload} />}
          {samplesModelId && <TrySamples modelId={samplesModelId} />}
          {!isEmpty && <StatusCounts counts={counts} />}
          <ReadinessCounts counts={readinesses} />
        </section>
      ) : (
        <p className="rounded-sm border border-line bg-surface p-4">{t("dashboard.no-documents")}</p>
      )}
      {mailAddress && (
        <section className="grid gap-2 rounded-sm border border-line bg-surface p-4">
          <h2>{t("dashboard.mail.title")}</h2>
          <p>
            <code className="break-all">{mailAddress}</code>
          </p>
          <p className="text-sm text-muted">{t("dashboard.mail.hint")}</p>
        </section>
      )}
    </>
  );
}

/** The period in figures and as a chart, and what needs attention. */
function HomeFigures({ home, models }: { home: Home; models: readonly { id: string; name: string }[] }) {
  const { t } = useTranslation();
  const { filter, messages, chart, table, tiles, waiting, latest, wrong } = home;
  const title = t("reports.name.documents");
  return (
    <>
      <ReportFilter key={JSON.stringify(filter)} filter={filter} models={models} messages={messages} />
      <HomeTiles tiles={tiles} />
      <section className="grid gap-4 rounded-sm border border-line bg-surface p-4">
        <h2>{title}</h2>
        {chart.bars[0] ? (
          <>
            <StackedBars title={title} series={chart.series} bars={chart.bars} />
            <details>
              <summary className="cursor-pointer">{t("dashboard.table")}</summary>
              <div className="pt-3">
                <ReportTable caption={title} columns={table.columns} rows={table.rows} />
              </div>
            </details>
          </>
        ) : (
          <p>{t("reports.models.none")}</p>
        )}
      </section>
      <HomeLists waiting={waiting} latest={latest} wrong={wrong} />
    </>
  );
}
