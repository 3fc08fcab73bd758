import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { StatusCounts } from "~/components/documents/status-counts";
import { LinkButton } from "~/components/form/link-button";
import { PageHeader } from "~/components/shell/page-header";
import { mailAddressOf } from "~/domain/intake/mail-address";
import { isAllowed } from "~/domain/permissions/actor";
import { requireTenant } from "~/http/signed-in";
import { countByStatus } from "~/operations/documents/count-by-status";
import { listDocumentModels } from "~/operations/models/list-document-models";

export const handle = { crumbs: () => [{ key: "dashboard.title", to: "/dashboard" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context, person } = await requireTenant(args);
  const mayView = isAllowed(context.actor, "TenantModel.ViewDocument");
  return {
    givenName: person.givenName,
    tenantName: context.tenant.name,
    mailAddress: mailAddressOf(context.tenant, args.context.cloudflare.env.MAIL_DOMAIN),
    models: mayView ? await listDocumentModels(context, {}) : [],
    counts: mayView ? await countByStatus(context, {}) : [],
    mayCreate: isAllowed(context.actor, "TenantModel.EditModel"),
  };
}

export default function Dashboard() {
  const { t } = useTranslation();
  const { givenName, tenantName, mailAddress, models, counts, mayCreate } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("dashboard.greeting", { givenName })} hint={tenantName}>
        {mayCreate && <LinkButton to="/aimodels/create-aimodel">{t("dashboard.create-model")}</LinkButton>}
      </PageHeader>
      <section className="grid gap-3 rounded-sm border border-line bg-surface p-4">
        <h2>{t("shell.document-processing")}</h2>
        {models.length === 0 && <p>{t("dashboard.no-models")}</p>}
        {models.length > 0 && <StatusCounts models={models} counts={counts} />}
      </section>
      <section className="grid gap-2 rounded-sm border border-line bg-surface p-4">
        <h2>{t("dashboard.mail.title")}</h2>
        <p>
          <code className="break-all">{mailAddress}</code>
        </p>
        <p className="text-sm text-muted">{t("dashboard.mail.hint")}</p>
      </section>
    </>
  );
}
