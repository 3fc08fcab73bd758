import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { ProblemNotices } from "~/components/form/problem-notices";
import { PageHeader } from "~/components/shell/page-header";
import { ExportProgress } from "~/components/tenants/export-progress";
import { ExportsTable } from "~/components/tenants/exports-table";
import { exportLifetime } from "~/domain/tenants/data-export";
import { shownMoment } from "~/domain/tenants/shown-day";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { siteOriginOf } from "~/http/site-origin";
import { requireJobs } from "~/http/tenant-jobs-context";
import { useTranslation } from "~/locales/use-translation";
import { listExports } from "~/operations/tenants/list-exports";
import { startExport } from "~/operations/tenants/start-export";

export const handle = {
  crumbs: () => [{ key: "tenants.settings.title", to: "/tenant/settings" }, { key: "tenants.export.title" }],
};

const days = exportLifetime / (24 * 60 * 60 * 1000);

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Tenant.Export");
  const { tenant } = context;
  const exports = await listExports(context, {}).catch(refusedPage);
  const running = exports.find(({ state }) => state === "running");
  return {
    running: running ? { done: running.done, total: running.total } : null,
    exports: exports
      .filter(({ state }) => state !== "running")
      .map(({ id, state, requestedAt, expiresAt, parts }) => ({
        id,
        state,
        parts,
        requested: shownMoment(requestedAt, tenant),
        expires: expiresAt && shownMoment(expiresAt, tenant),
      })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireJobs(args, "Tenant.Export");
  try {
    await startExport(context, { origin: siteOriginOf(args.context.cloudflare.env, args.request) });
  } catch (error) {
    return formErrorResponse(error, new FormData());
  }
  return redirect("/tenant/export");
}

export default function TenantExport() {
  const { t } = useTranslation();
  const { running, exports } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={t("tenants.export.title")} />
      <ProblemNotices problems={refused?.problems} />
      <p className="max-w-prose">{t("tenants.export.what", { days })}</p>
      {running ? (
        <ExportProgress {...running} />
      ) : (
        <Form method="post">
          <Button>{t("tenants.export.start")}</Button>
        </Form>
      )}
      {exports.length > 0 && <ExportsTable exports={exports} />}
      <p>
        <Link to="/tenant/restore" className="link">
          {t("tenants.restore.title")}
        </Link>
      </p>
    </>
  );
}
