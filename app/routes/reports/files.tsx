import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { ProblemNotices } from "~/components/form/problem-notices";
import { ReportFilesTable } from "~/components/reports/report-files-table";
import { AutoRefresh } from "~/components/shell/auto-refresh";
import { PageHeader } from "~/components/shell/page-header";
import { shownValue } from "~/domain/documents/shown-value";
import { cultureOfCountry } from "~/domain/models/cultures";
import { type ReportFileDetails, reportFileName } from "~/domain/reports/report-file";
import { exportFormats } from "~/domain/reports/report-inputs";
import { reportNames } from "~/domain/reports/report-list";
import { shownMoment } from "~/domain/tenants/shown-day";
import { formErrorResponse } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { redirect } from "~/http/redirect";
import { reportLink, reportQueryOf } from "~/http/report-query";
import { requirePermission } from "~/http/require-permission";
import { siteOriginOf } from "~/http/site-origin";
import { shownCount } from "~/locales/shown-count";
import { useTranslation } from "~/locales/use-translation";
import { requestReportFile } from "~/operations/reports/ask-file";
import { listReportFiles } from "~/operations/reports/list-files";
import { listReportModels } from "~/operations/reports/list-models";
import { openReportFiles } from "~/platform/report-files";

export const handle = {
  crumbs: () => [{ key: "shell.reports", to: "/reports" }, { key: "reports.file.title" }],
};

type Asked = Parameters<typeof requestReportFile>[1];

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Reports");
  const { tenant } = context;
  const [models, files] = await Promise.all([listReportModels(context, {}), listReportFiles(context, {})]);
  const { filter, report, format } = reportQueryOf(args.request);
  const known = {
    report: reportNames.find((name) => name === report),
    format: exportFormats.find((one) => one === format),
  };
  const language = await languageOf(args.request);
  const day = (text: string) => shownValue(text, "date", cultureOfCountry(tenant.countryCode));
  const shownFile = (file: ReportFileDetails) => ({
    id: file.id,
    report: file.report,
    model: models.find(({ id }) => id === file.modelId)?.name ?? null,
    period: `${day(file.from)} – ${day(file.to)}`,
    requested: shownMoment(file.requestedAt, tenant),
    expires: file.expiresAt && shownMoment(file.expiresAt, tenant),
    fileName: file.state === "ready" ? reportFileName(file) : null,
    state: file.state,
    problem: file.problem,
    done: file.done,
    total: Math.max(file.total, file.done, 1),
    shownDone: shownCount(file.done, language),
    shownTotal: shownCount(Math.max(file.total, file.done), language),
    megabytes: Math.max(0.1, (file.byteSize ?? 0) / 1_000_000).toFixed(1),
  });
  const { startDate, endDate } = filter;
  return {
    wanted:
      known.report && known.format
        ? {
            report: known.report,
            format: known.format.toUpperCase(),
            from: day(startDate),
            to: day(endDate),
            back: reportLink("/reports", { report, ...filter }),
          }
        : null,
    files: files.map(shownFile),
    isMoving: files.some(({ state }) => state === "waiting" || state === "running"),
    repeats: new URL(args.request.url).searchParams.has("watch"),
  };
}

/** Has the file made that the address names. */
export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Reports");
  const { env } = args.context.cloudflare;
  const { filter, report, format } = reportQueryOf(args.request);
  const reportFiles = openReportFiles(env.EXTRACTION);
  const language = await languageOf(args.request);
  try {
    const asked = { ...filter, report, format, language, site: siteOriginOf(env, args.request) } as Asked;
    await requestReportFile({ ...context, reportFiles }, asked);
  } catch (error) {
    return formErrorResponse(error, new FormData());
  }
  return redirect("/reports/files?watch=1");
}

export default function ReportFiles() {
  const { t } = useTranslation();
  const { wanted, files, isMoving, repeats } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={t("reports.file.title")} hint={t("reports.file.hint")} />
      <ProblemNotices problems={refused?.problems} />
      {wanted && (
        <Form method="post" className="grid justify-items-start gap-3">
          <p className="max-w-prose">
            {t("reports.file.question", { ...wanted, name: t(`reports.name.${wanted.report}`) })}
          </p>
          <p className="flex flex-wrap items-center gap-4">
            <Button>{t("reports.file.make")}</Button>
            <Link to={wanted.back} className="link">
              {t("reports.file.back")}
            </Link>
          </p>
        </Form>
      )}
      {isMoving && (
        <p role="status" className="text-processing">
          <AutoRefresh refreshTo="?watch=1" repeats={repeats} />
        </p>
      )}
      {files.length > 0 ? (
        <ReportFilesTable files={files} />
      ) : (
        <p className="rounded-sm border border-line bg-surface p-6">{t("reports.file.none")}</p>
      )}
    </>
  );
}
