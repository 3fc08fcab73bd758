import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { filledColumns } from "~/components/reports/filled-columns";
import { ReportTable } from "~/components/reports/report-table";
import { PageHeader } from "~/components/shell/page-header";
import { shownValue } from "~/domain/documents/shown-value";
import { cultureOfCountry } from "~/domain/models/cultures";
import { modelsColumns, modelsTable } from "~/domain/reports/models-table";
import { refusedPage } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { reportQueryOf } from "~/http/report-query";
import { requirePermission } from "~/http/require-permission";
import { fillText } from "~/locales/fill-text";
import { shownCount } from "~/locales/shown-count";
import { useTranslation } from "~/locales/use-translation";
import { countDocumentsByModel } from "~/operations/reports/count-by-model";

export const handle = { crumbs: () => [{ key: "reports.models.title" }] };

type Asked = Parameters<typeof countDocumentsByModel>[1];

/** The documents that a bar of the home page stands for, by model: a list is of one model. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.ViewDocument");
  const { startDate, endDate } = reportQueryOf(args.request).filter;
  const { scope, models } = await countDocumentsByModel(context, { startDate, endDate } as Asked).catch(
    refusedPage,
  );
  const language = await languageOf(args.request);
  const day = (text: string) => shownValue(text, "date", cultureOfCountry(context.tenant.countryCode));
  return {
    period: scope.from === scope.to ? day(scope.from) : `${day(scope.from)} – ${day(scope.to)}`,
    columns: modelsColumns.map((key) => ({
      key,
      label: fillText(language, `reports.column.${key}`),
      isNumber: key !== "model",
    })),
    rows: modelsTable(scope, models).map(({ name, to, counts }) => [
      { text: name, to },
      ...counts.map(({ count, ...link }) => ({ text: shownCount(count, language), ...link })),
    ]),
  };
}

export default function DocumentsByModel() {
  const { period, columns, rows } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const title = t("reports.models.title");
  return (
    <>
      <PageHeader title={title} hint={period} />
      {rows.length > 0 ? (
        <ReportTable caption={title} {...filledColumns({ columns, rows })} />
      ) : (
        <p className="rounded-sm border border-line bg-surface p-4">{t("reports.models.none")}</p>
      )}
    </>
  );
}
