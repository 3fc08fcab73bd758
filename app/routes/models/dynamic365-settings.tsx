import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ModelTabs } from "~/components/models/model-tabs";
import { PageHeader } from "~/components/shell/page-header";
import { settingsCrumbs } from "./settings-crumbs";
import { settingsOf } from "./settings-of";

export const handle = { crumbs: settingsCrumbs("dynamic365-settings") };

export async function loader(args: LoaderFunctionArgs) {
  const { id, name, baseModelId } = (await settingsOf(args)).model;
  return { id, name, baseModelId };
}

export default function Dynamic365Settings() {
  const { t } = useTranslation();
  const { id, name, baseModelId } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={name} hint={t("models.dynamics.hint")} />
      <ModelTabs modelId={id} baseModelId={baseModelId} />
      <div className="grid max-w-3xl gap-3 rounded-sm border border-line bg-surface p-6">
        <p>{t("models.dynamics.what")}</p>
        <p>{t("models.dynamics.today")}</p>
        <p className="flex flex-wrap gap-4">
          <Link className="link" to={`/aimodels/ftp-settings/${id}`}>
            {t("models.tab.ftp-settings")}
          </Link>
          <a className="link" href="/api/docs">
            {t("models.dynamics.api")}
          </a>
        </p>
      </div>
    </>
  );
}
