import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/components/form/error-summary";
import { fieldMessages } from "~/components/form/field-messages";
import { Notice } from "~/components/form/notice";
import { NamedBars } from "~/components/reports/named-bars";
import { ReliabilityPlot } from "~/components/reports/reliability-plot";
import { ReportFilter } from "~/components/reports/report-filter";
import { ReportTable } from "~/components/reports/report-table";
import { SendReport } from "~/components/reports/send-report";
import { StackedBars } from "~/components/reports/stacked-bars";
import { PageHeader } from "~/components/shell/page-header";
import { AppError } from "~/domain/errors/app-error";
import { cultureOfCountry } from "~/domain/models/cultures";
import { timeZoneOfCountry } from "~/domain/models/time-zones";
import { isAllowed } from "~/domain/permissions/actor";
import { type ReportName, reportNames } from "~/domain/reports/report-list";
import { deliverMailSoon } from "~/http/deliver-mail-soon";
import { formErrorResponse, problemsOf, refusedPage } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { reportLink, reportQueryOf } from "~/http/report-query";
import { requirePermission } from "~/http/require-permission";
import { shownReport } from "~/http/shown-report";
import { siteOriginOf } from "~/http/site-origin";
import { useTranslation } from "~/locales/use-translation";
import { getReport } from "~/operations/reports/get";
import { listReportModels } from "~/operations/reports/list-models";
import { sendReport } from "~/operations/reports/send";

export const handle = { crumbs: () => [{ key: "shell.reports" }] };

type Asked = Parameters<typeof getReport>[1];

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Reports");
  const { filter, report, cursor } = reportQueryOf(args.request);
  const models = await listReportModels(context, {});
  const { countryCode } = context.tenant;
  const model = models.find(({ id }) => id === filter.modelId);
  const writing = {
    language: await languageOf(args.request),
    culture: model?.culture ?? cultureOfCountry(countryCode),
    timeZone: model?.timeZone ?? timeZoneOfCountry(countryCode),
  };
  const asked = { ...filter, report, cursor } as Asked;
  const made = await getReport(context, asked)
    .then((found) => ({ ...found, problems: [] }))
    .catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== "invalid") return refusedPage(error);
      return { scope: null, table: null, isLong: false, problems: problemsOf(error) };
    });
  const { scope, table, isLong, problems } = made;
  const shown = scope
    ? { ...filter, startDate: scope.from, endDate: scope.to, by: scope.by }
    : { ...filter, by: filter.by || "day" };
  const parts = { report, ...shown };
  const mayView = isAllowed(context.actor, "TenantModel.ViewDocument");
  const page = {
    report: (reportNames.find((name) => name === report) ?? "documents") as ReportName,
    filter: shown,
    models: models.map(({ id, name }) => ({ id, name })),
    problems,
    table: table && shownReport(table, writing, mayView),
    next: table?.next ? reportLink("/reports", { ...parts, cursor: table.next }) : null,
    isFirst: cursor === "",
    tabs: reportNames.map((name) => ({ name, to: reportLink("/reports", { ...parts, report: name }) })),
    files: (["csv", "xlsx", "json"] as const).map((format) => ({
      format,
      to: reportLink(isLong ? "/reports/files" : "/reports/file", { ...parts, format }),
    })),
    isLong,
    // Where the values of a model that people changed can be changed, too.
    edits:
      report === "edited" && mayView
        ? models
            .filter(({ id }) => !filter.modelId || id === filter.modelId)
            .map(({ id, name }) => ({ to: `/edits/${id}`, name }))
        : [],
    maySend: isAllowed(context.actor, "Reports.Send"),
    sent: new URL(args.request.url).searchParams.get("sent") ?? "",
  };
  return data(page, { status: problems.length > 0 ? 422 : 200 });
}

/** Sends the report of the address by mail. */
export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Reports.Send");
  const { filter, report } = reportQueryOf(args.request);
  const form = await args.request.formData();
  try {
    const { recipients } = await sendReport(context, {
      ...filter,
      report,
      toEmail: String(form.get("toEmail") ?? ""),
      ccEmails: String(form.get("ccEmails") ?? ""),
      language: await languageOf(args.request),
      site: siteOriginOf(args.context.cloudflare.env, args.request),
    } as Parameters<typeof sendReport>[1]);
    deliverMailSoon(args);
    return data({ problems: [], typed: {} as Record<string, string>, recipients });
  } catch (error) {
    const answer = formErrorResponse(error, form);
    return data({ ...answer.data, recipients: [] as string[] }, answer.init ?? {});
  }
}

export default function Reports() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { report, filter, models, table, next, isFirst, tabs, files, isLong, maySend } = page;
  const messages = fieldMessages(t, page.problems, {
    startDate: t("documents.from"),
    endDate: t("documents.to"),
  });
  const sendMessages = fieldMessages(t, answer?.problems, {
    toEmail: t("reports.to-email"),
    ccEmails: t("reports.cc-emails"),
  });
  const title = t(`reports.name.${report}`);
  return (
    <>
      <PageHeader title={t("shell.reports")} hint={t(`reports.about.${report}`)} />
      <nav aria-label={t("shell.reports")}>
        <ul className="tabs">
          {tabs.map(({ name, to }) => (
            <li key={name}>
              <Link to={to} aria-current={name === report ? "page" : undefined}>
                {t(`reports.name.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ErrorSummary messages={[...messages, ...sendMessages]} />
      {answer && answer.recipients.length > 0 && (
        <Notice>{t("reports.sent", { recipients: answer.recipients.join(", ") })}</Notice>
      )}
      <ReportFilter
        key={JSON.stringify(filter)}
        filter={filter}
        models={models}
        messages={messages}
        report={report}
      />
      {table && (
        <section className="grid gap-4" aria-label={title}>
          <h2>{title}</h2>
          {isFirst && <Chart title={title} chart={table.chart} />}
          {table.rows.length > 0 ? (
            <ReportTable caption={title} columns={table.columns} rows={table.rows} />
          ) : (
            !next && <p className="rounded-sm border border-line bg-surface p-6">{t("reports.none")}</p>
          )}
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            {next && (
              <Link to={next} rel="next" className="link">
                {t("reports.next")}
              </Link>
            )}
            {files.map(({ format, to }) => (
              <a key={format} href={to} download={isLong ? undefined : ""} className="link">
                {t("reports.download", { format: format.toUpperCase() })}
              </a>
            ))}
            <Link to="/reports/files" className="link">
              {t("reports.files")}
            </Link>
          </p>
          {page.edits.length > 0 && (
            <ul aria-label={t("edits.in-reports")} className="flex flex-wrap gap-x-6 gap-y-2">
              {page.edits.map(({ to, name }) => (
                <li key={to}>
                  <Link to={to} className="link">
                    {t("edits.in-reports")}: {name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {maySend && <SendReport typed={answer?.typed} messages={sendMessages} />}
        </section>
      )}
    </>
  );
}

type ChartProps = {
  title: string;
  chart: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["table"]>["chart"];
};

function Chart({ title, chart }: ChartProps) {
  const { t } = useTranslation();
  if (chart.kind === "reliability")
    return chart.points.length > 0 ? (
      <ReliabilityPlot title={t("reports.chart.reliability-title")} points={chart.points} />
    ) : null;
  if (chart.bars.length === 0) return null;
  const isNamed = ["changes", "rightValues", "left"].includes(chart.series[0] ?? "");
  const bars = chart.bars.map(({ label, parts, to }) => ({ label, parts, ...(to && { to }) }));
  return isNamed ? (
    <NamedBars title={title} series={chart.series} bars={bars} />
  ) : (
    <StackedBars title={title} series={chart.series} bars={bars} />
  );
}
