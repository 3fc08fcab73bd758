import { cultureFormatOf } from "@fieldwise/engine/results";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ModelTabs } from "~/components/models/model-tabs";
import { SettingsList } from "~/components/models/settings-list";
import { PageHeader } from "~/components/shell/page-header";
import { groupedNumber } from "~/domain/models/shown-number";
import { settingsCrumbs } from "./settings-crumbs";
import { settingsOf } from "./settings-of";

export const handle = { crumbs: settingsCrumbs("report-settings") };

export async function loader(args: LoaderFunctionArgs) {
  const { model } = await settingsOf(args);
  const { id, name, baseModelId, culture, timeZone, csvGeneration, currency } = model;
  return {
    id,
    name,
    baseModelId,
    csvGeneration,
    timeZone: timeZone.replaceAll("_", " "),
    dates: `${cultureFormatOf(culture).date} (${culture})`,
    amounts: `${groupedNumber("1234.50", cultureFormatOf(culture))} ${currency}`,
  };
}

export default function ReportSettings() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={page.name} hint={t("models.report.hint")} />
      <ModelTabs modelId={page.id} baseModelId={page.baseModelId} />
      <SettingsList
        items={[
          { term: t("models.report.dates"), text: page.dates },
          { term: t("models.report.amounts"), text: page.amounts },
          { term: t("models.report.days"), text: page.timeZone },
          { term: t("models.csv"), text: t(page.csvGeneration ? "models.csv-on" : "models.csv-off") },
        ]}
      />
      <p className="flex flex-wrap gap-4">
        <Link className="link" to={`/aimodels/edit-aimodel/${page.id}`}>
          {t("models.report.change")}
        </Link>
        <Link className="link" to={`/document-processing/${page.id}/documents`}>
          {t("models.documents-of", { name: page.name })}
        </Link>
      </p>
    </>
  );
}
