import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/components/form/link-button";
import { PageHeader } from "~/components/shell/page-header";
import { requireTenant } from "~/http/signed-in";

export const handle = { crumbs: () => [{ key: "shell.reports" }] };

export async function loader(args: LoaderFunctionArgs) {
  await requireTenant(args);
  return null;
}

/** Says what will be here, and where the same can be found meanwhile. */
export default function Reports() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("shell.reports")} />
      <p className="max-w-prose">{t("shell.reports.soon")}</p>
      <p>
        <LinkButton to="/dashboard">{t("dashboard.title")}</LinkButton>
      </p>
    </>
  );
}
