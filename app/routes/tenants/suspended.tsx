import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { PageHeader } from "~/components/shell/page-header";
import { requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { tenantLinksFor } from "./tenant-links-for";

export const handle = { crumbs: () => [{ key: "tenants.suspended.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  return { suspended: context.tenant.status === "suspended", mayExport: tenantLinksFor(context).exports };
}

export default function Suspended() {
  const { t } = useTranslation();
  const { suspended, mayExport } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("tenants.suspended.title")} />
      <div className="grid max-w-prose gap-4">
        <p>{t(suspended ? "tenants.suspended.what" : "tenants.suspended.not")}</p>
        {suspended && <p>{t("tenants.suspended.how")}</p>}
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <Link to="/dashboard" className="link">
            {t("dashboard.title")}
          </Link>
          <Link to="/billing" className="link">
            {t("tenants.suspended.billing")}
          </Link>
          {mayExport && (
            <Link to="/tenant/export" className="link">
              {t("tenants.export.title")}
            </Link>
          )}
        </p>
      </div>
    </>
  );
}
