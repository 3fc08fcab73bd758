import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { DialogLink } from "~/components/dialog/dialog-link";
import { PageHeader } from "~/components/shell/page-header";
import { DeletionForm } from "~/components/tenants/deletion-form";
import { curePeriod } from "~/domain/tenants/deletion";
import { shownMoment } from "~/domain/tenants/shown-day";
import { deliverMailSoon } from "~/http/deliver-mail-soon";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { siteOriginOf } from "~/http/site-origin";
import { requireJobs } from "~/http/tenant-jobs-context";
import { useTranslation } from "~/locales/use-translation";
import { getDeletion } from "~/operations/tenants/get-deletion";
import { requestDeletion } from "~/operations/tenants/request-deletion";

export const handle = {
  crumbs: () => [
    { key: "tenants.settings.title", to: "/tenant/settings" },
    { key: "tenants.deletion.title" },
  ],
};

const days = curePeriod / (24 * 60 * 60 * 1000);

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Tenant.Delete");
  const deletion = await getDeletion(context, {}).catch(refusedPage);
  const { tenant } = context;
  return {
    name: tenant.name,
    requested: deletion && shownMoment(deletion.requestedAt, tenant),
    due: deletion && shownMoment(deletion.dueAt, tenant),
  };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireJobs(args, "Tenant.Delete");
  const form = await args.request.formData();
  const { confirmation = "" } = formFields(form);
  try {
    await requestDeletion(context, {
      confirmation,
      origin: siteOriginOf(args.context.cloudflare.env, args.request),
    });
  } catch (error) {
    return formErrorResponse(error, form);
  }
  deliverMailSoon(args);
  return redirect("/tenant/deletion");
}

export default function TenantDeletion() {
  const { t } = useTranslation();
  const { name, requested, due } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={t("tenants.deletion.title")} />
      {due ? (
        <div className="grid max-w-prose gap-4">
          <p>{t("tenants.deletion.under-way", { name, requested, due })}</p>
          <p>{t("tenants.deletion.until-then")}</p>
          <p className="flex flex-wrap gap-2">
            <DialogLink to="/tenant/deletion/cancel" kind="primary">
              {t("tenants.deletion.cancel")}
            </DialogLink>
          </p>
        </div>
      ) : (
        <>
          <div className="grid max-w-prose gap-4">
            <p>{t("tenants.deletion.what", { name, days })}</p>
            <p>{t("tenants.deletion.cure", { days })}</p>
            <p>
              <Link to="/tenant/export" className="link font-medium">
                {t("tenants.deletion.export-first")}
              </Link>
            </p>
          </div>
          <DeletionForm name={name} answer={answer ?? null} />
        </>
      )}
    </>
  );
}
